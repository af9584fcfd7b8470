// node .ci/check.mjs: builds the project and checks it without running tests, with as many steps at once as there are cores.
// Prints the output of each step that fails. The exit code is 1 if any step failed. `npm run check` calls it, so that the
// programs of the packages are found.
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";

/**
 * The steps, longest first. A step begins when the step that it names has passed; if that one fails, it is left out.
 * @type {{ name: string, command: string, after?: string }[]}
 */
const steps = [
  {
    name: "build",
    command:
      "tsc -p tsconfig.build.json --pretty && node pack-generated.mjs && node trim-antlr4ng.mjs && node bundle-antlr.mjs && node bundle.mjs && node manual.mjs",
  },
  { name: "types of tests", command: "tsc -p tsconfig.test.json --pretty", after: "build" },
  { name: "generated code", command: "node grammars/generate.mjs --check" },
  { name: "documentation of the API", command: "typedoc --skipErrorChecking" },
  { name: "package", command: "publint --strict", after: "build" },
  { name: "unused code", command: "knip", after: "build" },
  { name: "lint and format", command: "biome ci --error-on-warnings ." },
  { name: "imports", command: "node test/architecture/main.mjs" },
];

/** Whether a step passed, by name, for the steps that have ended. @type {Map<string, boolean>} */
const passed = new Map();
const waiting = [...steps];
const lanes = Math.max(2, availableParallelism());

await new Promise((resolve) => {
  let running = 0;
  const startReady = () => {
    while (running < lanes) {
      const step = takeReady();
      if (!step) break;
      running++;
      run(step).then((isPassed) => {
        running--;
        passed.set(step.name, isPassed);
        startReady();
      });
    }
    if (running === 0) resolve(undefined);
  };
  startReady();
});

const failed = steps.filter(({ name }) => !passed.get(name)).map(({ name }) => name);
process.stdout.write(failed.length === 0 ? "All checks passed.\n" : `Failed or not run: ${failed.join(", ")}.\n`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Takes the first step that can begin now. */
function takeReady() {
  const index = waiting.findIndex(({ after }) => after === undefined || passed.get(after));
  return index < 0 ? undefined : waiting.splice(index, 1)[0];
}

/** Runs a step and prints how it ended; the promise tells whether it passed. */
function run({ name, command }) {
  const start = performance.now();
  const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve) => {
    child.once("close", (code) => {
      const time = ((performance.now() - start) / 1000).toFixed(1);
      process.stdout.write(
        `${code === 0 ? "ok    " : "FAILED"} ${name} (${time} s)\n${code === 0 ? "" : `${output}\n`}`,
      );
      resolve(code === 0);
    });
  });
}
