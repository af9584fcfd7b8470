import { failUnless } from "../fail-unless.mjs";
import { hasNeedles, haystack, wanted } from "../haystack.mjs";
import { until } from "../processes.mjs";

export const promise =
  "Of two runs that would write the same result, the second refuses and names the first; a run that was killed locks nothing.";

const input = haystack(500, 2);

export async function run({ scratch }) {
  const box = scratch.box();
  box.write("big.json", input);
  box.script("test.sh", "sleep 0.05", wanted(2));
  const args = ["big.json", "-t", "./test.sh"];
  const first = box.start(args);
  failUnless(await until(() => box.has("big.reduced.json"), 10_000), "the first run found nothing");
  const second = await box.run(...args, "--limit-tests", "10", "-o", "./big.reduced.json");
  failUnless(first.child.exitCode === null, "the first run was over before the second was refused");
  failUnless(second.code === 5, `the second run's exit code is ${second.code}: ${second.stderr}`);
  failUnless(
    new RegExp(`\\b${first.pid}\\b`).test(second.stderr),
    `process ${first.pid} is not named in: ${second.stderr}`,
  );
  failUnless(second.stderr.includes(`kill ${first.pid}`), `no remedy in: ${second.stderr}`);
  const { code } = await first.ended;
  failUnless(
    code === 0 && hasNeedles(box.read("big.reduced.json"), 2),
    `the second run disturbed the first: exit code ${code}`,
  );
  await afterDeath(scratch.box());
  return `the second run refused in ${Math.round(second.time)} ms and named the first; a killed run locks nothing`;
}

async function afterDeath(box) {
  box.write("big.json", input);
  box.script("test.sh", "sleep 0.05", wanted(2));
  const { child, ended } = box.start(["big.json", "-t", "./test.sh"]);
  await until(() => box.has("big.reduced.json"), 10_000);
  child.kill("SIGKILL");
  await ended;
  const { code, stderr } = await box.run("big.json", "-t", "./test.sh", "--reduce", "fast");
  failUnless(code === 0, `after the first run was killed: exit code ${code}: ${stderr}`);
}
