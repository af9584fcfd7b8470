// npm --prefix site run measure: measures the built playground in Chromium: what it loads, how soon the first reduction is there, and how many candidates it
// tests per second, beside Node in the same run. Times are medians of several rounds; in a round, browser and Node take turns.
import { readFileSync } from "node:fs";
import { loadLanguage, reduceSync } from "../../dist/src/core.js";
import { EventLines } from "../../dist/src/report/event-line.js";
import { predicateOf, rested, start, type } from "./chromium.mjs";

const rounds = 5;
const { site, browser } = await start();

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const number = (value) => Math.round(value).toLocaleString("en");
const say = (what, value) => process.stdout.write(`${what.padEnd(64)} ${value}\n`);
const loaded = () => [...site.sizes.values()].reduce((sum, size) => sum + size, 0);

/** A page of its own, and nothing in its cache. */
async function open() {
  const context = await browser.newContext();
  const page = await context.newPage();
  const begin = performance.now();
  await page.goto(`${site.address}playground/`);
  return { page, context, begin };
}

/** What is loaded for the page, for its first reduction, and for what needs more. */
async function measureLoads() {
  site.sizes.clear();
  const { page, context } = await open();
  await page.waitForLoadState("networkidle");
  const all = { page: loaded() };
  const add = async (name, action) => {
    const before = loaded();
    await action();
    all[name] = loaded() - before;
  };
  const reduce = async () => {
    await page.click("#run");
    await rested(page);
    await page.waitForSelector("#tree [role=treeitem]");
  };
  const reduceExample = async (label) => {
    await page.selectOption("#preset", { label });
    await reduce();
  };
  await add("a reduction of JSON and its tree", reduce);
  await add("JavaScript", () => reduceExample("a JavaScript program throws"));
  await add("the minifier", () => reduceExample("a minifier breaks a program"));
  await add("a typed grammar", () => reduceExample("a grammar of your own"));
  await context.close();
  for (const [name, size] of Object.entries(all))
    say(name === "page" ? "first load, gzip" : `  more for ${name}`, `${number(size)} bytes`);
}

/** From the first request of a page with an empty cache to the result of the example that it begins with. */
async function measureFirstReduction() {
  const times = [];
  for (let i = 0; i < rounds; i++) {
    const { page, context, begin } = await open();
    await page.click("#run");
    await page.waitForFunction(() => document.getElementById("status").textContent.startsWith("Done."));
    times.push(performance.now() - begin);
    await context.close();
  }
  say("opening the page to the first result", `${number(median(times))} ms (${number(Math.min(...times))} at best)`);
}

const rows = Array.from({ length: 400 }, (_, id) => ({ id, name: `user ${id}`, tags: ["a", "b"], on: id % 7 === 0 }));
const input = JSON.stringify(rows, undefined, 1);
const test = '(text) => [3, 50, 77, 120, 190, 233, 301, 388].every((id) => text.includes("user " + id))';

/** Tests per second of reductions that are the same in the browser and in Node. Both write events, as the page needs them. */
async function measureRates() {
  const language = await loadLanguage("json");
  for (const algorithm of ["default", "hdd*"]) {
    const rates = { browser: [], node: [] };
    const { page, context } = await open();
    await page.setInputFiles("#file", { name: "in.json", mimeType: "text/plain", buffer: Buffer.from(input) });
    await type(page, "Test", test);
    await page.selectOption("#algorithm", algorithm);
    for (let i = 0; i < rounds; i++) {
      const events = new EventLines(() => {});
      const options = { input, language, reduce: algorithm, test: predicateOf(test), onEvent: events.tell };
      const { statistics } = reduceSync(options);
      rates.node.push((1000 * statistics.tests) / statistics.time);
      const there = await reduceInPage(page);
      if (there.tests !== statistics.tests) throw new Error(`${there.tests} tests, and ${statistics.tests} in Node`);
      rates.browser.push((1000 * there.tests) / there.time);
    }
    await context.close();
    const [there, here] = [median(rates.browser), median(rates.node)];
    say(
      `tests per second by ${algorithm}`,
      `${number(there)} in the browser, ${number(here)} in Node: ${(there / here).toFixed(2)}`,
    );
  }
}

/** The figures of a reduction, which the recording of it ends with. */
async function reduceInPage(page) {
  await page.click("#run");
  await rested(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#save")]);
  const lines = readFileSync(await download.path(), "utf8")
    .trim()
    .split("\n");
  return JSON.parse(lines.at(-1)).statistics;
}

await measureLoads();
await measureFirstReduction();
await measureRates();
await browser.close();
site.close();
