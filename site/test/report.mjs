// npm run site:test, too: opens a report on an input of 3 MB and 20,000 steps in Chromium, moves its slider, and prints how long that takes.
// Ends with 0 and a message if there is no Chromium.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import { ReductionRecord, reportPage } from "../../dist/src/tools.js";
import { launch } from "./browser.mjs";

const [lines, steps] = [90_000, 20_000];

/** A record of many steps, each of which removes some lines; and the text of each thousandth. */
function record() {
  const left = Array.from(
    { length: lines },
    (_, i) => `  call${i % 977}(argument${i}, "<b>${(i * 7919) % 99_991}</b>");\n`,
  );
  const result = new ReductionRecord();
  const texts = new Map();
  const facts = { input: "large.js", summary: [`${steps} steps`], about: [["Command", "treemin large.js"]], steps: [] };
  let text = left.join("");
  for (let i = 0; i < steps; i++) {
    if (i > 0) {
      const at = (i * 7919) % (left.length - 4);
      const start = text.indexOf(left[at]);
      text = text.slice(0, start) + text.slice(start + left.splice(at, 4).join("").length);
    }
    if (i % 1000 === 0) texts.set(i, text);
    const step = { tests: 3 * i, size: text.length, time: i, phase: i % 2 ? "hdd" : "best-first" };
    facts.steps.push(step);
    result.tell({ kind: "accepted", text, bytes: new Uint8Array(), ...step, statistics: { tests: step.tests } });
  }
  return { page: reportPage(result, facts), texts };
}

/** Moves the slider to a step; resolves to the milliseconds until that is drawn. */
const move = (page, step) =>
  page.evaluate(async (value) => {
    const slider = document.getElementById("step");
    slider.value = value;
    const start = performance.now();
    slider.dispatchEvent(new Event("input"));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return performance.now() - start;
  }, step);

/** The rows that are shown of the text of a step, when it is scrolled to a share of its height. */
const rowsAt = (page, share) =>
  page.evaluate(async (part) => {
    const pane = document.getElementById("text");
    pane.scrollTop = part * pane.scrollHeight;
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return pane.textContent.split("\n").slice(0, -1);
  }, share);

const { page: report, texts } = record();
const file = join(mkdtempSync(join(tmpdir(), "treemin-report-")), "report.html");
writeFileSync(file, report);
const browser = await launch();
for (const colorScheme of ["light", "dark"]) {
  const page = await (await browser.newContext({ viewport: { width: 1360, height: 900 }, colorScheme })).newPage();
  const problems = [];
  page.on("console", (message) => problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("request", (request) => request.url().startsWith("file:") || problems.push(request.url()));
  const start = performance.now();
  await page.goto(pathToFileURL(file).href);
  const opened = performance.now() - start;
  const times = [];
  for (let i = 0; i < 100; i++) times.push(await move(page, (i * 7919) % steps));
  times.sort((a, b) => a - b);
  for (const [step, text] of texts) {
    await move(page, step);
    const rows = await rowsAt(page, 0.5);
    assert.ok(rows.length < 60, `${rows.length} rows are in the page`);
    assert.ok(text.includes(`${rows.slice(0, -1).join("\n")}\n`), `step ${step}`);
  }
  assert.ok((await page.locator("*").count()) < 1000);
  await page.evaluate(axe.source);
  for (const width of [1360, 420]) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await page.evaluate(() => globalThis.axe.run());
    assert.deepEqual(
      violations.map(({ id }) => id),
      [],
      `${width} pixels`,
    );
  }
  assert.deepEqual(problems, []);
  process.stdout.write(
    `A report of ${report.length} characters (${colorScheme}) opens in ${Math.round(opened)} ms; a move of the slider takes ${Math.round(times[50])} ms, of 100 moves the longest ${Math.round(times[99])} ms.\n`,
  );
}
await browser.close();
rmSync(dirname(file), { recursive: true });
