import { failUnless } from "../fail-unless.mjs";
import { haystack, wanted } from "../haystack.mjs";

export const promise = "When a test has ended, treemin does not wait for processes that still hold its output open.";

const input = haystack(300, 1);

/** Shell lines that start a process which keeps standard output and standard error open. */
const holders = { child: "sleep 300 &", session: "setsid sleep 300 &" };

export async function run({ scratch }) {
  const told = [];
  for (const [name, holder] of Object.entries(holders)) {
    const { time, tests } = await reduce(scratch.box(), holder);
    failUnless(time < 20_000, `${name}: ${tests} tests took ${Math.round(time)} ms`);
    // How long treemin takes to start depends on the machine and its load, so the same without such a process is the measure.
    const usual = await refuse(scratch.box(), "");
    const refusal = await refuse(scratch.box(), holder);
    failUnless(
      refusal < 2 * usual + 1000,
      `${name}: the answer that the input is not interesting took ${Math.round(refusal)} ms, and ${Math.round(usual)} ms without it`,
    );
    told.push(
      `${name}: ${tests} tests in ${(time / 1000).toFixed(1)} s, a refusal in ${(refusal / 1000).toFixed(1)} s`,
    );
  }
  return told.join("; ");
}

async function reduce(box, holder) {
  box.write("big.json", input);
  box.script("test.sh", 'echo call >> "$WORK/log"', holder, wanted(1));
  const { code, stderr, time } = await box.run("big.json", "-t", "./test.sh", "--reduce", "fast");
  failUnless(code === 0, `exit code ${code}: ${stderr}`);
  return { time, tests: box.lines("log").length };
}

async function refuse(box, holder) {
  box.write("big.json", input);
  box.script("test.sh", holder, "echo the reason", "exit 3");
  const { code, stderr, time } = await box.run("big.json", "-t", "./test.sh");
  failUnless(code === 1 && stderr.includes("the reason"), `exit code ${code}: ${stderr}`);
  return time;
}
