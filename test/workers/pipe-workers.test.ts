import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { reduce } from "#src/reduce.js";
import { shellScript, temporaryFolder } from "../support/temporary-folder.js";

const command = join(import.meta.dirname, "../../dist/command/treemin.js");
const input = Buffer.from(`a é ${"x".repeat(30)}\xff b\n`, "latin1");

it("three workers over pipes, one of which is killed, give the same result as none", async () => {
  const folder = temporaryFolder();
  const path = (name: string) => join(folder, name);
  const test = shellScript(
    path("test.sh"),
    `test -e '${path("kill")}' && rm '${path("kill")}' && kill -KILL $PPID`,
    `LC_ALL=C grep -q "$(printf '\\377')" "$1" && grep -q 'x' "$1"`,
  );
  const workers = {
    commands: [1, 2, 3].map((slots) => [process.execPath, command, "worker", "--test", test, "--slots", `${slots}`]),
  };
  const options = { input, reduce: "chars", test: { command: [test], fileName: "a.txt" } } as const;
  const alone = await reduce(options);
  const warnings: string[] = [];
  let kills = 0;
  const { bytes, statistics } = await reduce({
    ...options,
    workers,
    onEvent: (event) => {
      if (event.kind === "accepted" && kills++ === 0) writeFileSync(path("kill"), "");
      if (event.kind === "warning") warnings.push(event.message);
    },
  });
  expect(Buffer.from(bytes)).toEqual(Buffer.from(alone.bytes));
  expect(statistics.steps.map(({ size }) => size)).toEqual(alone.statistics.steps.map(({ size }) => size));
  expect(existsSync(path("kill"))).toBe(false);
  expect(warnings.join("\n")).toContain("was ended by SIGKILL");
  expect(statistics.workers).toMatchObject({ losses: 1, refused: 0 });
  expect(statistics.workers?.slots).toBeGreaterThanOrEqual(1);
});

it("a worker that cannot be used is named, with what it said", async () => {
  const folder = temporaryFolder();
  const test = shellScript(join(folder, "test.sh"), "exit 0");
  const broken = shellScript(join(folder, "broken.sh"), "echo 'no such host' >&2", "exit 7");
  const options = { input: "a b", reduce: "chars", test: { command: [test] } } as const;
  const reducing = [broken, "no-such-program"].map((worker) =>
    reduce({ ...options, workers: { commands: [[worker]] } }),
  );
  const reasons = (await Promise.allSettled(reducing)).map((each) => each.status === "rejected" && each.reason.message);
  expect(reasons).toEqual([
    expect.stringContaining(`The worker ${broken} ended with exit code 7; it said: no such host.`),
    expect.stringContaining("The worker no-such-program cannot be run (ENOENT)."),
  ]);
  rmSync(broken);
  expect(readFileSync(test, "utf8")).toContain("exit 0");
});
