// How well many slots are used by tests of one second: on a clock that is simulated, and in a real worker.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { reduce } from "treemin";
import { generateJson } from "../core/generate-json.mjs";
import { scratchFile } from "../support/scratch.mjs";
import { figure, percent, printTable } from "../support/table.mjs";
import { simulate } from "./simulated-slots.mjs";

const pipelines = ["hdd*", "default", "coarse-hdd*"];
const needles = ["needle-1", "needle-2", "needle-3"];
const wanted = (text) => needles.every((needle) => text.includes(needle));
const options = { input: generateJson(4000, { needles: needles.length }), language: "json" };
const sleeper = join(import.meta.dirname, "sleeping-worker.mjs");

/** On a clock that is simulated. */
export async function measureSlots() {
  const rows = [];
  for (const pipeline of pipelines) {
    let alone;
    for (const slots of [1, 8, 32, 128, 1000]) {
      const simulated = await simulate({ ...options, reduce: pipeline, slots, wanted });
      alone ??= simulated;
      expectSame(simulated, alone, `${pipeline} with ${slots} slots`);
      rows.push({ pipeline, slots, ...figuresOf(simulated, { slots, alone: alone.seconds }) });
    }
  }
  printTable("Tests of one second on a simulated clock; the results are the same for any number of slots", rows);
}

/** In a real worker over a pipe, whose tests sleep; beside the simulation, which has neither a worker to start nor messages to send. */
export async function measureSleep() {
  const rows = [];
  const path = scratchFile("sleep.mjs", moduleThatSleeps(1000));
  const test = { module: pathToFileURL(path).href };
  for (const pipeline of pipelines) {
    const alone = await simulate({ ...options, reduce: pipeline, slots: 1, wanted });
    for (const slots of [8, 32, 128]) {
      const simulated = await simulate({ ...options, reduce: pipeline, slots, wanted });
      const commands = [[process.execPath, sleeper, path, `${slots}`]];
      const { text, statistics } = await reduce({ ...options, reduce: pipeline, test, workers: { commands } });
      expectSame({ text }, alone, `${pipeline} with ${slots} slots of a worker`);
      const real = { ...statistics, seconds: statistics.time / 1000, text };
      const figures = figuresOf(real, { slots, alone: alone.seconds });
      rows.push({ pipeline, slots, ...figures, "simulated (s)": figure(simulated.seconds) });
    }
  }
  printTable(
    "Tests that sleep for one second in a worker of many slots, from its start to the end of the reduction",
    rows,
  );
}

function moduleThatSleeps(milliseconds) {
  return `export default async (text) => {
  await new Promise((done) => setTimeout(done, ${milliseconds}));
  return ${JSON.stringify(needles)}.every((needle) => text.includes(needle));
};
`;
}

function expectSame({ text }, alone, name) {
  if (text !== alone.text) throw new Error(`${name} has another result`);
}

function figuresOf({ seconds, tests, cancelled, wasted }, { slots, alone }) {
  return {
    tests,
    "in vain": cancelled + wasted,
    "time (s)": figure(seconds),
    "speed-up": figure(alone / seconds),
    efficiency: percent(alone / seconds, slots),
  };
}
