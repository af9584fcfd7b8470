// npm run site:test: tests the built site and its playground in Chromium. Ends with 0 and a message if there is no Chromium.
// CHROMIUM names the program if it is not one of those that are looked for.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import axe from "axe-core";
import { loadLanguage, reduceSync } from "../../dist/src/index.js";
import { EventLines } from "../../dist/src/report/event-line.js";
import { predicateOf, rested, start, type } from "./chromium.mjs";

const { site, browser } = await start();

/** A new page whose errors and requests to other hosts fail the test. */
async function open({ path = "playground/", fragment = "", ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 }, ...options });
  const page = await context.newPage();
  const problems = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("request", (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(site.address)) problems.push(request.url());
  });
  await page.goto(`${site.address}${path}${fragment}`);
  return { page, context, problems };
}

const status = (page) => page.textContent("#status");

async function reduce(page) {
  await page.click("#run");
  await rested(page);
  return await status(page);
}

/** The text that is the best at the end. */
async function result(page) {
  await page.selectOption("#view", "text");
  await page.click("#last");
  return await page.evaluate(() =>
    [...document.querySelectorAll("#shown .cm-line")].map((line) => line.textContent).join("\n"),
  );
}

/** Moves the slider. */
const seek = (page, share) =>
  page.evaluate((part) => {
    const slider = document.getElementById("position");
    slider.value = String(Math.round(Number(slider.max) * part));
    slider.dispatchEvent(new Event("input"));
  }, share);

/** Waits until the tree is there. */
const treeIsThere = (page) => page.waitForSelector("#tree [role=treeitem]");

/** The rows of the tree that are in the page. */
const rowsOf = (page) =>
  page.locator("#tree [role=treeitem]").evaluateAll((rows) =>
    rows.map((row) => ({
      id: row.id,
      mark: row.dataset.mark,
      level: Number(row.getAttribute("aria-level")),
      name: row.querySelector(".name").textContent,
      text: row.querySelector(".excerpt").textContent,
    })),
  );

const json = '{"a": [1, 2, {"b": [true, null, "x"]}], "c": "é", "d": {"e": [[], [null]]}}\n';
const script =
  "function f(a, b) { if (a) { return g(b, [1, 2]); } }\nfor (const x of f(1, 2)) h(x);\nlet y = () => f(3);\n";
const inputs = [
  ["json", json, '(text) => text.includes("null")'],
  ["javascript", script, '(text) => text.includes("g(")'],
  ["text", "one (two three) four\nfive {six}\nseven\n", '(text) => text.includes("six")'],
  ["ini", "[a]\nb = 1\nc = 2\n[d]\ne = 3\n", "(text) => /e *=/.test(text)"],
  ["css", "a { color: red; margin: 0 1px }\n@media print { b { top: 0 } }\n", '(text) => text.includes("top")'],
];

const tests = {
  "the same bytes as in Node, in twenty reductions": async () => {
    const { page, problems } = await open();
    for (const [name, input, test] of inputs) {
      await page.selectOption("#language", name);
      await type(page, "Input", input);
      await type(page, "Test", test);
      for (const algorithm of ["default", "best-first", "perses*", "hddr*"]) {
        await page.selectOption("#algorithm", algorithm);
        const said = await reduce(page);
        assert.match(said, /^Done\./);
        const options = { input, language: await loadLanguage(name), reduce: algorithm };
        const here = reduceSync({ ...options, test: predicateOf(test) });
        assert.equal(await result(page), here.text, `${name} by ${algorithm}`);
        // The test of the input is not one of those that are shown.
        assert.match(said, new RegExp(`→ ${here.size.after} bytes?, ${here.statistics.tests - 1} tests`));
        assert.ok(here.text.length < input.length);
      }
    }
    assert.deepEqual(problems, []);
  },

  "steps go back and forth": async () => {
    const { page, problems } = await open();
    await reduce(page);
    const moment = () => page.textContent("#moment");
    await page.click("#first");
    assert.match(await moment(), /^The input: 326 bytes/);
    assert.equal(await page.locator("#shown .gone").count(), 0);
    const seen = [];
    for (let i = 0; i < 12; i++) {
      await page.click("#forward");
      seen.push([await moment(), await page.innerHTML("#shown .cm-content")]);
    }
    assert.equal(new Set(seen.map(([text]) => text)).size, 12);
    for (const earlier of seen.toReversed().slice(1)) {
      await page.click("#back");
      assert.deepEqual([await moment(), await page.innerHTML("#shown .cm-content")], earlier);
    }
    await seek(page, 0.5);
    assert.ok((await page.locator("#shown .gone").count()) > 0);
    await page.click("#last");
    await page
      .locator("#shown .gone")
      .first()
      .click({ position: { x: 2, y: 5 } });
    assert.match(await page.textContent("#why"), /Gone since test \d+, by /);
    await page.selectOption("#view", "text");
    await page.locator("#shown .cm-line").click({ position: { x: 20, y: 8 } });
    assert.match(await page.textContent("#why"), /It stayed: test \d+ by [\w-]+ tried without/);
    await page.selectOption("#speed", "0");
    await page.click("#play");
    await page.waitForFunction(() => document.getElementById("play").textContent === "Play");
    assert.equal(await page.inputValue("#position"), await page.getAttribute("#position", "max"));
    assert.deepEqual(problems, []);
  },

  "the tree follows the slider, forwards and backwards": async () => {
    const { page, problems } = await open({ viewport: { width: 1360, height: 1200 } });
    await page.selectOption("#algorithm", "hdd*");
    await type(page, "Input", '{"a": [1, 2, null], "b": {"c": 3}, "d": 4}');
    await type(page, "Test", '(text) => text.includes("null")');
    await reduce(page);
    await treeIsThere(page);
    // All rows are seen at once.
    await page.addStyleTag({ content: "#tree { height: 900px }" });
    await page.click("#first");
    await page.waitForFunction(() => document.querySelectorAll("#tree [role=treeitem]").length > 15);
    const moments = [];
    const most = Number(await page.getAttribute("#position", "max"));
    assert.ok((await rowsOf(page)).every(({ mark }) => mark === "kept"));
    for (let i = 1; i <= most; i++) {
      await page.click("#forward");
      moments.push({ said: await page.textContent("#moment"), rows: await rowsOf(page) });
    }
    let accepted = 0;
    for (const [i, { said, rows }] of moments.slice(0, -2).entries()) {
      assert.ok(
        rows.some(({ mark }) => mark === "cut" || mark === "changed") || /characters, refused/.test(said),
        said,
      );
      for (const { id, mark } of rows) {
        const later = moments[i + 1].rows.find((row) => row.id === id).mark;
        if (mark === "gone") assert.equal(later, "gone", `${said} ${id}`);
        else if (mark === "cut" && said.includes("accepted")) assert.equal(later, "gone", `${said} ${id}`);
        else assert.notEqual(later, "gone", `${said} ${id}`);
      }
      if (said.includes("accepted")) accepted++;
    }
    assert.ok(accepted > 2);
    const isGone = (text) => moments.at(-1).rows.find((row) => row.text.trim() === text).mark === "gone";
    for (const text of ["1", "2", '"b"', '"c": 3', '"d": 4']) assert.ok(isGone(text), text);
    assert.ok(!isGone("null"));
    for (const { said, rows } of moments.toReversed()) {
      assert.deepEqual([await page.textContent("#moment"), await rowsOf(page)], [said, rows]);
      await page.click("#back");
    }
    assert.deepEqual(problems, []);
  },

  "a node tells its rule, its place, its minimal replacement, and why it stayed": async () => {
    const { page, problems } = await open();
    const test = '(text) => { const value = JSON.parse(text); return value.a[0] === null && "b" in value; }';
    await type(page, "Input", '{"a": [null, [1, 2], 3], "b": {"c": 3}}');
    await type(page, "Test", test);
    await reduce(page);
    await treeIsThere(page);
    await page.click("#first");
    const row = (text, name) =>
      page.locator("#tree .row", { has: page.locator(`.name:text-is("${name}")`) }).filter({ hasText: text });
    await row("null", "value").last().click();
    const why = await page.textContent("#why");
    assert.match(why, /^value null/);
    assert.match(
      why,
      /Place: json › value › object › member \(1\) › value \(2\) › array › value \(1\); line 1, column 8/,
    );
    assert.match(why, /Minimal replacement: nothing, as it is a part of a list/);
    assert.match(why, /It stayed: test \d+ by [\w-]+ tried without it/);
    // The candidate that is shown is one that the test refuses.
    const candidate = await page.evaluate(() => {
      const shown = document.querySelector("#why pre").cloneNode(true);
      for (const removed of shown.querySelectorAll("del")) removed.remove();
      return shown.textContent;
    });
    assert.ok(!candidate.includes("…"), candidate);
    let isInteresting = false;
    try {
      isInteresting = predicateOf(test)(candidate);
    } catch {}
    assert.equal(isInteresting, false, candidate);
    const number = /test (\d+) by/.exec(why)[1];
    await page.click("#why button");
    assert.equal(await page.inputValue("#position"), number);
    assert.match(await page.textContent("#moment"), new RegExp(`^Test ${number} by .*(refused|invalid)`));
    await page.click("#first");
    await row("[1, 2]", "array").last().click();
    assert.match(
      await page.textContent("#why"),
      /^array \[1, 2\].*Gone since test \d+, by .*the candidate without it was accepted/s,
    );
    assert.match(await page.locator("#why del").first().textContent(), /\[1, 2\]/);
    assert.equal(await page.locator('#tree [aria-selected="true"]').count(), 1);
    assert.deepEqual(problems, []);
  },

  "each part that a candidate lacks is marked, and what lies between is not": async () => {
    const { page, problems } = await open();
    await page.selectOption("#algorithm", "hdd*");
    await type(page, "Input", '[["keep me", 111], ["keep me", 222], ["keep me", 333]]');
    await type(page, "Test", "(text) => (text.match(/keep me/g) ?? []).length === 3 && /1.*2.*3/s.test(text)");
    await reduce(page);
    await treeIsThere(page);
    const found = [];
    const most = Number(await page.getAttribute("#position", "max"));
    for (let i = 0; i < most; i++) {
      await page.click("#back");
      found.push(await page.locator("#shown .refused").allTextContents());
    }
    const several = found.filter((parts) => parts.length > 1);
    assert.ok(several.length > 0, JSON.stringify(found));
    for (const parts of several) for (const part of parts) assert.ok(!/keep me.*keep me/.test(part), part);
    assert.ok(
      several.some((parts) => parts.some((part) => part.includes("222"))),
      JSON.stringify(several),
    );
    assert.deepEqual(problems, []);
  },

  "the tree is used by keyboard, and tells where one is": async () => {
    const { page, problems } = await open();
    await reduce(page);
    await treeIsThere(page);
    await page.click("#first");
    const tree = page.locator("#tree");
    await tree.focus();
    const active = async () => {
      const id = await tree.getAttribute("aria-activedescendant");
      return await page.evaluate((id) => {
        const row = document.getElementById(id);
        const attribute = (name) => row.getAttribute(`aria-${name}`);
        return [
          row.querySelector(".name").textContent,
          ...["level", "posinset", "setsize", "expanded"].map(attribute),
        ].join(" ");
      }, id);
    };
    const keys = async (...names) => {
      for (const name of names) await page.keyboard.press(name);
      return await active();
    };
    assert.equal(await keys("Home"), "json 1 1 1 true");
    assert.equal(await keys("ArrowRight", "ArrowRight", "ArrowRight"), "member 4 1 3 true");
    assert.equal(await keys("ArrowLeft"), "member 4 1 3 false");
    assert.equal(await keys("ArrowDown"), "member 4 2 3 true");
    assert.equal(await keys("ArrowLeft", "ArrowLeft"), "object 3 1 1 true");
    assert.equal(await keys("ArrowRight", "*"), "member 4 1 3 true");
    assert.match(await keys("End"), /^STRING|^value/);
    assert.equal(await keys("Home", "PageDown", "PageUp"), "json 1 1 1 true");
    await keys("ArrowDown", "Enter");
    assert.match(await page.textContent("#why"), /^value \{/);
    assert.equal(await page.locator('#tree [aria-selected="true"]').count(), 1);
    await page.keyboard.press("Tab");
    assert.ok(await page.evaluate(() => document.activeElement.id !== "tree"));
    assert.deepEqual(problems, []);
  },

  "a minifier breaks a program: reduced in seconds, and loaded for this test alone": async () => {
    site.sizes.clear();
    const { page, problems } = await open();
    const isLoaded = () => [...site.sizes.keys()].some((file) => file.includes("butternut"));
    await page.selectOption("#preset", { label: "a JavaScript program throws" });
    await reduce(page);
    assert.ok(!isLoaded());
    await page.selectOption("#preset", { label: "a minifier breaks a program" });
    const said = await reduce(page);
    assert.match(said, /^Done\. 1,\d+ bytes → /);
    assert.ok(isLoaded());
    const [, size] = [...site.sizes].find(([file]) => file.includes("butternut"));
    const text = await result(page);
    process.stdout.write(`      ${said} ${size} bytes more for the minifier: ${JSON.stringify(text)}\n`);
    assert.ok(text.length < 120 && text.includes("new "), text);
    const { squash } = createRequire(import.meta.url)("butternut/dist/butternut.umd.js");
    const printed = (code) => {
      const lines = [];
      new Function("console", code)({ log: (...values) => lines.push(JSON.stringify(values)) });
      return lines.join("\n");
    };
    assert.ok(printed(text).length > 0);
    assert.throws(() => printed(squash(text, { check: false, sourceMap: false }).code), /is not a constructor/);
    await treeIsThere(page);
    assert.deepEqual(problems, []);
  },

  "a test that is not a function, is false at first, or throws is told": async () => {
    const { page, problems } = await open();
    await type(page, "Test", "42");
    assert.match(await reduce(page), /The test is not a function/);
    await type(page, "Test", "() => false");
    assert.match(await reduce(page), /not interesting: .* it returned false/);
    await type(page, "Test", '() => { throw new RangeError("too deep"); }');
    assert.match(await reduce(page), /it threw RangeError: too deep/);
    await type(page, "Test", '(text) => text.includes("null") ? {} : false');
    assert.match(await reduce(page), /The test returned \[Object\]/);
    assert.deepEqual(problems, []);
  },

  "a test that does not end is ended, and any run can be stopped": async () => {
    const { page, problems } = await open();
    await page.fill("#limit", "1");
    await type(
      page,
      "Test",
      // Larger texts are accepted before.
      '(text) => { while (text.length < 150 && text.includes("Ada") && !text.includes("Grace")); return text.includes("Ada"); }',
    );
    assert.match(await reduce(page), /A test did not end within 1 s.* → /);
    assert.ok(Number(await page.getAttribute("#position", "max")) > 0);
    await page.fill("#limit", "60");
    const slow = "{ const end = performance.now() + 100; while (performance.now() < end); return";
    await type(page, "Test", `(text) => ${slow} text.includes("Ada"); }`);
    await page.click("#run");
    await page.waitForFunction(() => document.getElementById("status").textContent.includes("tests"));
    await page.click("#stop");
    await rested(page);
    assert.match(await status(page), /^Stopped\./);
    assert.deepEqual(problems, []);
  },

  "a typed grammar shows its errors where they are, and reduces once it is mended": async () => {
    const { page, problems } = await open();
    await page.selectOption("#preset", { label: "a grammar of your own" });
    await page.waitForFunction(() => document.getElementById("grammar-status").dataset.kind === "good");
    const good =
      "grammar Sum;\nsum : part EOF ;\npart : part '+' part | '(' part ')' | NUMBER ;\nNUMBER : [0-9]+ ;\nOTHER : . ;\n";
    await type(page, "Grammar", good.replace("part : part", "part part"));
    await page.waitForFunction(() => document.getElementById("grammar-status").dataset.kind === "bad");
    assert.match(await page.textContent("#grammar-status"), /^Line 3: /);
    await page.waitForSelector("#grammar .cm-lint-marker-error");
    await type(page, "Grammar", good);
    await page.waitForFunction(() => document.getElementById("grammar-status").dataset.kind === "good");
    assert.equal(await page.locator("#grammar .cm-lint-marker-error").count(), 0);
    await type(page, "Input", "1+(2+(5+6))+(3+4)");
    assert.match(await reduce(page), /^Done\. 17 bytes → 4 bytes|^Done\./);
    assert.ok((await result(page)).includes("(5"));
    assert.ok((await result(page)).length < 10);
    assert.deepEqual(problems, []);
  },

  "a race fills its table": async () => {
    const { page, problems } = await open();
    await page.click("#race");
    await rested(page);
    assert.equal(await page.locator("#race-plot path").count(), 5);
    const rows = await page.locator("#race-table tbody tr").allTextContents();
    assert.equal(rows.length, 5);
    for (const row of rows) assert.match(row, /\d\u00a0%/);
    assert.deepEqual(problems, []);
  },

  "a link holds everything": async () => {
    const { page, problems } = await open();
    await page.selectOption("#preset", { label: "a grammar of your own" });
    await type(page, "Input", "1 + (5 + 6) é\u{1F600}");
    await page.fill("#start", "sum");
    await page.selectOption("#algorithm", "hdd*");
    await page.click("#share");
    await page.waitForFunction(() => location.hash.length > 2);
    const other = await open({ fragment: await page.evaluate(() => location.hash) });
    await other.page.waitForFunction(() => document.getElementById("language").value === "typed");
    const all = (each) =>
      each.evaluate(() => [
        ...[...document.querySelectorAll("#setup .cm-content")].map((editor) => editor.textContent),
        ...["language", "algorithm", "start"].map((id) => document.getElementById(id).value),
      ]);
    assert.deepEqual(await all(other.page), await all(page));
    assert.match(await status(other.page), /Read it before you reduce/);
    const broken = await open({ fragment: "#1abc" });
    await broken.page.waitForFunction(() => document.getElementById("status").textContent.includes("incomplete"));
    assert.deepEqual([...problems, ...other.problems, ...broken.problems], []);
  },

  "a recording of the command opens, and a saved one opens again": async () => {
    const { page, problems } = await open();
    const command = fileURLToPath(new URL("../../dist/command/treemin.js", import.meta.url));
    const folder = mkdtempSync(join(tmpdir(), "treemin-site-"));
    const [input, out, events] = ["in.json", "out.json", "run.jsonl"].map((name) => join(folder, name));
    writeFileSync(input, json);
    const args = ["reduce", input, "--out", out, "--events", events, "--quiet", "--test", "grep -q null @@"];
    const run = spawnSync(process.execPath, [command, ...args], { encoding: "utf8" });
    assert.equal(run.status, 0, run.stderr);
    const [lines, reduced] = [events, out].map((path) => readFileSync(path, "utf8"));
    rmSync(folder, { recursive: true });
    await page.setInputFiles("#file", { name: "run.jsonl", mimeType: "text/plain", buffer: Buffer.from(lines) });
    await page.waitForFunction(() => document.getElementById("status").textContent.startsWith("run.jsonl"));
    assert.equal(await result(page), reduced);
    await page.click("#first");
    assert.match(await page.textContent("#moment"), /^The input/);
    await treeIsThere(page);
    assert.equal((await rowsOf(page))[0].name, "json");
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("#save")]);
    await page.setInputFiles("#file", await download.path());
    await page.waitForFunction(() => !document.getElementById("status").textContent.startsWith("run.jsonl"));
    assert.equal(await result(page), reduced);
    assert.deepEqual(problems, []);
  },

  "an input of 1 MB stays fluid": async () => {
    const { page, problems } = await open();
    const rows = Array.from({ length: 16_000 }, (_, id) =>
      JSON.stringify({ id, name: `user ${id}`, tags: ["a", "b"], on: true }),
    );
    const text = `[\n${rows.join(",\n").replace('"user 9000"', '"needle"')}\n]\n`;
    assert.ok(text.length > 950_000);
    const buffer = Buffer.from(text);
    await page.setInputFiles("#file", { name: "big.json", mimeType: "application/json", buffer });
    await type(page, "Test", '(text) => text.includes("needle")');
    await page.fill("#limit", "60");
    await page.evaluate(() => {
      window.longest = 0;
      let last = performance.now();
      const tick = () => {
        const now = performance.now();
        window.longest = Math.max(window.longest, now - last);
        last = now;
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    });
    const said = await reduce(page);
    assert.match(said, /^Done\./);
    /** In milliseconds, since it was last asked for. */
    const longest = () =>
      page.evaluate(() => {
        const time = Math.round(window.longest);
        window.longest = 0;
        return time;
      });
    process.stdout.write(`      ${said} Longest frame: ${await longest()} ms\n`);
    await treeIsThere(page);
    for (const share of [0, 0.2, 0.9, 0.4, 1]) await seek(page, share);
    await page.click("#unfold");
    const shownRows = () => page.locator("#tree [role=treeitem]").count();
    await page.locator("#tree").focus();
    const places = [];
    for (const key of ["End", "Home", "PageDown", "ArrowDown"]) {
      await page.keyboard.press(key);
      assert.ok((await shownRows()) < 60);
      places.push(await page.locator("#tree .active .excerpt").textContent());
    }
    for (const share of [0.3, 0.999, 0.5]) {
      await page.locator("#tree").evaluate((tree, part) => (tree.scrollTop = part * tree.scrollHeight), share);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      assert.ok((await shownRows()) > 5 && (await shownRows()) < 60);
    }
    assert.equal(new Set(places).size, 4, JSON.stringify(places));
    const nodes = await page.textContent("#tree-status");
    process.stdout.write(`      A tree of ${nodes}, unfolded, scrolled. Longest frame: ${await longest()} ms\n`);
    assert.ok(Number(nodes.replace(/\D/g, "")) > 100_000);
    assert.ok((await result(page)).includes("needle"));
    assert.ok((await page.locator("#shown .cm-line").count()) < 500);
    assert.deepEqual(problems, []);
  },

  "the first load is small, and the first reduction soon there": async () => {
    site.sizes.clear();
    const { page, problems } = await open();
    await page.waitForLoadState("networkidle");
    const sum = () => [...site.sizes.values()].reduce((total, size) => total + size, 0);
    const first = sum();
    const start = performance.now();
    await reduce(page);
    const time = Math.round(performance.now() - start);
    const rate = Math.round((1000 * Number(await page.getAttribute("#position", "max"))) / time);
    process.stdout.write(
      `      ${first} bytes for the page, ${sum()} with a reduction of JSON, which took ${time} ms (${rate} tests/s)\n`,
    );
    assert.ok(first > 50_000 && sum() < 400_000);
    await page.selectOption("#preset", { label: "a grammar of your own" });
    await page.waitForFunction(() => document.getElementById("grammar-status").dataset.kind === "good");
    const [, grammar] = [...site.sizes].find(([file]) => file.includes("load-grammar"));
    process.stdout.write(`      ${grammar} bytes more for a typed grammar\n`);
    assert.ok(grammar < 650_000);
    assert.deepEqual(problems, []);
  },

  "the same tests as in Node, in a reduction with many equally good candidates": async () => {
    const { page, problems } = await open();
    const rows = Array.from({ length: 400 }, (_, id) => ({ id, name: `user ${id}`, tags: ["a", "b"] }));
    const text = JSON.stringify(rows, undefined, 1);
    const test = '(text) => [3, 50, 77, 120, 190, 233, 301, 388].every((id) => text.includes("user " + id))';
    await page.setInputFiles("#file", { name: "rows.json", mimeType: "text/plain", buffer: Buffer.from(text) });
    await type(page, "Test", test);
    for (const algorithm of ["default", "hdd*"]) {
      const options = { input: text, language: await loadLanguage("json"), reduce: algorithm };
      const lines = [];
      const events = new EventLines((line) => lines.push(line));
      reduceSync({ ...options, test: predicateOf(test), onEvent: events.tell });
      await page.selectOption("#algorithm", algorithm);
      await reduce(page);
      const [download] = await Promise.all([page.waitForEvent("download"), page.click("#save")]);
      const saved = readFileSync(await download.path(), "utf8")
        .trimEnd()
        .split("\n");
      const timeless = (all) => all.map((line) => line.replace(/"(time|duration|timeout)":[\d.]+,?/g, ""));
      // Without the first and the last line, which are about the whole.
      assert.deepEqual(timeless(saved.slice(1, -1)), timeless(lines.map((line) => line.trimEnd())));
      assert.ok(lines.length > 100);
    }
    assert.deepEqual(problems, []);
  },

  "axe finds nothing serious, in light and dark, wide and narrow": async () => {
    for (const colorScheme of ["light", "dark"]) {
      for (const width of [1360, 390]) {
        const { page, problems } = await open({ colorScheme, viewport: { width, height: 844 } });
        await page.selectOption("#preset", { label: "a grammar of your own" });
        await page.waitForFunction(() => document.getElementById("grammar-status").dataset.kind === "good");
        await page.click("#race");
        await rested(page);
        await reduce(page);
        await treeIsThere(page);
        await seek(page, 0.6);
        await page.locator("#tree [role=treeitem]").nth(3).click();
        await page.evaluate(axe.source);
        const { violations } = await page.evaluate(() => window.axe.run());
        const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
        assert.deepEqual(
          serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
          [],
        );
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(overflow <= 0, `${overflow} pixels too wide at ${width}`);
        assert.deepEqual(problems, []);
      }
    }
  },

  "the keyboard alone reduces": async () => {
    const { page, problems } = await open();
    await page.locator("#run").focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.getElementById("status").textContent.startsWith("Done."));
    await page.locator("#position").focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    assert.match(await page.textContent("#moment"), /^Test 1 /);
    await page.locator('[aria-label="Input"]').focus();
    await page.keyboard.press("Tab");
    assert.ok(await page.evaluate(() => !document.activeElement.closest("#input")), "Tab does not leave the editor");
    assert.deepEqual(problems, []);
  },
};

/** Pages of each kind; the build has checked the links of all. */
const paths = [
  "",
  "first-reduction.html",
  "README.html",
  "command.html",
  "docs/recipes.html",
  "docs/algorithms.html",
  "docs/comparisons.html",
];

for (const path of paths)
  tests[`the page /${path} has no barrier and fits the screen, light and dark, wide and narrow`] = async () => {
    for (const colorScheme of ["light", "dark"]) {
      for (const width of [1360, 390]) {
        const { page, problems } = await open({ path, colorScheme, viewport: { width, height: 844 } });
        await page.evaluate(axe.source);
        const { violations } = await page.evaluate(() => window.axe.run());
        const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
        assert.deepEqual(
          serious.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html)]),
          [],
        );
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(overflow <= 0, `${overflow} pixels too wide at ${width}`);
        assert.deepEqual(problems, []);
      }
    }
  };

tests["the pages are searched without a server, and lead to the playground"] = async () => {
  const { page, problems } = await open({ path: "" });
  await page.click(".DocSearch-Button");
  await page.fill("#localsearch-input", "hoisting");
  await page.click(".VPLocalSearchBox .result >> nth=0");
  await page.waitForFunction(() => location.pathname !== "/");
  await page.goto(site.address);
  await page.click("text=Try it in the playground");
  await page.waitForSelector("#run");
  assert.deepEqual(problems, []);
};

const wanted = process.argv.slice(2);
let failed = 0;
for (const [name, test] of Object.entries(tests)) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  const start = performance.now();
  const error = await test().then(
    () => undefined,
    (reason) => reason,
  );
  for (const context of browser.contexts()) await context.close();
  const time = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${error ? "FAILED" : "ok    "} ${name} (${time} s)\n${error ? `${error.stack}\n` : ""}`);
  if (error) failed++;
}
await browser.close();
site.close();
process.exitCode = failed === 0 ? 0 : 1;
