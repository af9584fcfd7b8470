import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { shellScript, temporaryFolder } from "./support/temporary-folder.js";

const repository = dirname(fileURLToPath(new URL(".", import.meta.url)));
const tsc = join(repository, "node_modules/typescript/bin/tsc");

const consumer = `import { reduce, type Reduction } from "treemin";
import { reduceCallSync } from "treemin/calls";
import { presets } from "treemin/tools";
const result: Reduction = await reduce({ input: "[1, [2, 3]]", language: "json", test: (text) => text.includes("3") });
console.log(result.text, result.statistics.tests > 1, "default" in presets);
const call = reduceCallSync((n: number, list: readonly string[]) => { if (n > list.length) throw new Error("n"); }, 9, ["a"]);
console.log(call.source, call.args[1].length);
`;

/** Uses `treemin/core` in a program that knows neither Node nor a browser. */
const bareConsumer = `import { type Algorithm, driveSearch, ddmin, loadLanguage, mapSearch, type Reduction, reduce, reduceSync } from "treemin/core";
const byLetters: Algorithm = function* ({ text, minimize }) {
  yield* mapSearch(minimize([...text], () => 1), (kept) => kept.join(""));
};
const test = async (text: string): Promise<boolean> => text.includes("3");
export const promised: Reduction = await reduce({ input: "[1, 3]", language: "json", reduce: byLetters, test, jobs: 2 });
export const text: string = reduceSync({ input: promised.bytes, language: await loadLanguage("json"), test: (each) => each !== "" }).text;
export const list: readonly number[] = driveSearch(ddmin([1, 2, 3]), (kept) => kept.includes(2));
// @ts-expect-error a predicate answers with a boolean or an outcome
reduceSync({ input: "a", reduce: "lines", test: (each) => each.length });
`;

/** Without `skipLibCheck`, so that errors in the published types are found; TypeScript's own are left out. */
const compilerOptions = {
  target: "es2022",
  module: "nodenext",
  strict: true,
  noEmit: true,
  types: ["node"],
  skipDefaultLibCheck: true,
};

it("the package has at most 40 public names, besides its tools", () => {
  const entry = readFileSync(join(repository, "src/index.ts"), "utf8");
  const names = [...entry.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(
    ([, list = ""]) => list.match(/\w+(?=,|\s*$)/g) ?? [],
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThanOrEqual(40);
  expect(entry).not.toContain("export *");
});

it("no dependency runs a script when it is installed", () => {
  const { packages } = JSON.parse(readFileSync(join(repository, "package-lock.json"), "utf8"));
  const scripted = Object.entries<{ hasInstallScript?: boolean }>(packages).filter(([, each]) => each.hasInstallScript);
  expect(scripted.map(([path]) => path)).toEqual([]);
});

it("the package installs, runs and type-checks elsewhere", () => {
  const folder = temporaryFolder();
  const npm = (cwd: string, ...args: string[]) => execFileSync("npm", args, { cwd, encoding: "utf8", stdio: "pipe" });
  // Without scripts: building the package again would disturb the tests that run at the same time.
  const [{ filename, files }] = JSON.parse(
    npm(repository, "pack", "--json", "--ignore-scripts", "--pack-destination", folder),
  ) as [{ filename: string; files: { path: string }[] }];
  const paths = files.map(({ path }) => path);
  expect(paths).toContain("dist/command/treemin.js");
  expect(paths.filter((path) => path.startsWith("dist/src/cli/"))).toEqual([]);
  expect(paths).toContain("grammars/json/JSON.g4");
  expect(paths).toContain("dist/treemin.1");
  const links = [...readFileSync(join(repository, "README.md"), "utf8").matchAll(/\]\(([\w./-]+)/g)].map(
    ([, to]) => to ?? "",
  );
  const isThere = (link: string) => paths.some((path) => path === link || path.startsWith(`${link}/`));
  expect(links.filter((link) => !isThere(link))).toEqual([]);
  expect(paths.filter((path) => /^(src|test|bench|node_modules|\.ci)\/|\.map$/.test(path))).toEqual([]);

  const project = join(folder, "a project");
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
  npm(project, "install", join(folder, filename), "--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund");

  writeFileSync(join(project, "big.json"), '{"a": [1, 2, {"b": "needle"}]}');
  const test = shellScript(join(project, "test.sh"), 'grep -q needle "$1"');
  const bin = join(project, "node_modules/.bin/treemin");
  const ran = spawnSync(bin, ["big.json", "--test", test], { cwd: project, encoding: "utf8" });
  expect([ran.status, ran.stderr]).toEqual([0, ""]);
  expect(readFileSync(join(project, "big.reduced.json"), "utf8")).toBe('"needle"');

  writeFileSync(
    join(project, "consumer.mjs"),
    consumer.replaceAll(/, type Reduction|: Reduction|: number|: readonly string\[\]/g, ""),
  );
  const imported = spawnSync(process.execPath, ["consumer.mjs"], { cwd: project, encoding: "utf8" });
  expect([imported.stdout, imported.stderr]).toEqual(["3 true true\nfn(1, []); 0\n", ""]);

  writeFileSync(join(project, "consumer.mts"), consumer);
  const typeRoots = [join(repository, "node_modules/@types")];
  const configuration = { compilerOptions: { ...compilerOptions, typeRoots }, files: ["consumer.mts"] };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify(configuration));
  const checked = spawnSync(process.execPath, [tsc, "-p", "."], { cwd: project, encoding: "utf8" });
  expect([checked.status, checked.stdout]).toEqual([0, ""]);

  writeFileSync(join(project, "bare.mts"), bareConsumer);
  const strict = { exactOptionalPropertyTypes: true, skipLibCheck: false, skipDefaultLibCheck: false };
  const bare = { ...compilerOptions, ...strict, types: [], lib: ["ES2023"] };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions: bare, files: ["bare.mts"] }));
  const bareCheck = spawnSync(process.execPath, [tsc, "-p", ".", "--pretty", "false"], {
    cwd: project,
    encoding: "utf8",
  });
  expect([bareCheck.status, bareCheck.stdout]).toEqual([0, ""]);
}, 120_000);
