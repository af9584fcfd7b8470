import { statSync } from "node:fs";
import { failUnless } from "../fail-unless.mjs";
import { hasNeedles, haystack, wanted } from "../haystack.mjs";
import { peakMemory, watch } from "../processes.mjs";

export const promise =
  "Of a 100 MB input, treemin tests the first candidate within 30 s and in ten times its memory; it reports if it reads lines only.";
export const alone = true;

export async function run({ scratch }) {
  const megabytes = 100;
  const box = scratch.box();
  const input = haystack(megabytes * 1e6, 2);
  box.write("big.json", input);
  // The log leaves out the tiny texts by which treemin checks the test's sanity.
  box.script("test.sh", 'test $(wc -c < "$1") -lt 100 || date +%s.%N >> "$WORK/log"', wanted(2));
  const limits = ["--limit-tests", "30", "--limit-time", "120", "-j", "1"];
  const start = Date.now() / 1000;
  const started = box.start(["big.json", "-t", "./test.sh", ...limits]);
  let memory = 0;
  const { code, stderr, time } = await watch(started, () => {
    memory = Math.max(memory, peakMemory(started.pid));
  });
  failUnless([0, 4].includes(code), `exit code ${code}: ${stderr.slice(0, 500)}`);
  const [, first] = box.lines("log");
  failUnless(first !== undefined, "there was no candidate");
  const wait = Number(first) - start;
  const factor = memory / input.length;
  const figures = `${megabytes} MB: first candidate after ${wait.toFixed(1)} s, ${factor.toFixed(1)} times the memory`;
  failUnless(wait <= 30 && factor <= 10, figures);
  failUnless(hasNeedles(box.read("big.reduced.json"), 2), "the result is not interesting");
  const size = statSync(box.path("big.reduced.json")).size;
  failUnless(size < input.length / 2, `the result still has ${size} bytes`);
  const fallback = /\blines\b/.test(stderr) ? ", by lines" : "";
  return `${figures}; ${size} bytes left after ${box.lines("log").length} tests in ${(time / 1000).toFixed(0)} s${fallback}`;
}
