// Calls freeTimes() for each room. When a call throws, prints the smallest call that throws the same.
import { writeFileSync } from "node:fs";
import { debugging, reduceCallSync } from "treemin/calls";
import { freeTimes } from "./free-times.mjs";

const calendar = new Map();
for (const [i, room] of ["Blue", "Green", "Red"].entries()) {
  const meetings = Array.from({ length: 40 }, (_, j) => ({
    title: `meeting ${i}-${j}`,
    start: 8 * 60 + 15 * j,
    end: 8 * 60 + 15 * j + (i === 1 && j === 17 ? 80 : 10),
    guests: new Set([`guest ${j % 7}`, `guest ${j % 5}`]),
    created: new Date(Date.UTC(2024, 1, 1 + j)),
  }));
  calendar.set(room, meetings);
}

for (const room of calendar.keys()) {
  const options = { room, dayEnds: 20 * 60 };
  try {
    freeTimes(calendar, options);
  } catch {
    await debugging(() => freeTimes(calendar, options));
    const { source } = reduceCallSync(freeTimes, calendar, options);
    writeFileSync("call.reduced.js", `${source}\n`);
  }
}
