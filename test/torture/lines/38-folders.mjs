import { lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { failUnless } from "../fail-unless.mjs";
import { sleep, until } from "../processes.mjs";

export const promise =
  "Kills, signals and hostile tests do no harm to folders: the input stays, the result is interesting, a run that goes on ends the same.";

const args = ["project", "-t", "./test.sh", "-j", "2", "--reduce", "coarse-hddr*"];
const wanted = 'cat d0/f1.json d2/f5.txt d3/f7.js 2> /dev/null | tr -d "\\n " | grep -q "needle1.*needle5.*needle7"';

/** Tests that do harm to their files, to the folder of all tests, or to what candidates share. */
const hostile = {
  "writes to its files": `${wanted} || exit 1; for each in d*/*; do echo more >> "$each"; done`,
  "removes the files that candidates share": `${wanted}; code=$?; rm -rf "$TMPDIR/../files"; exit $code`,
  "replaces its files by links": `${wanted} || exit 1; rm -rf d2; ln -s / d2; chmod 0 .`,
};

export async function run({ full, random, scratch }) {
  const whole = prepare(scratch.box(), wanted);
  const { code, stderr, time } = await whole.run(...args);
  failUnless(code === 0, `undisturbed: exit code ${code}: ${stderr}`);
  const result = contentOf(whole.path("project.reduced"));
  const kills = full ? 40 : 2;
  const moments = Array.from({ length: kills }, () => (0.2 + (0.8 * random(1000)) / 1000) * (time / Math.sqrt(kills)));
  await killOften(prepare(scratch.box(), wanted), moments, result);
  await interrupt(prepare(scratch.box(), `${wanted} || sleep 9`));
  for (const [name, test] of Object.entries(hostile)) await endure(prepare(scratch.box(), test), name, result);
  return `${kills} kills and a signal: the same ${Object.keys(result).length} files in the end; ${Object.keys(hostile).length} hostile tests do no harm`;
}

function prepare(box, test) {
  mkdirSync(box.path("project"));
  for (let i = 0; i < 32; i++) {
    const folder = box.path(`project/d${i % 4}`);
    mkdirSync(folder, { recursive: true });
    const ending = ["json", "txt", "c", "js"][Math.trunc(i / 4) % 4];
    const text = {
      json: `{"a": [${i}, "x"]}`,
      txt: `line ${i}\nmore\n`,
      c: `int v${i};\n`,
      js: `const v${i} = ${i};\n`,
    };
    writeFileSync(join(folder, `f${i}.${ending}`), text[ending]);
  }
  for (const [path, text] of Object.entries(needles)) writeFileSync(box.path(`project/${path}`), text);
  box.script("test.sh", test);
  return box;
}

const needles = {
  "d0/f1.json": '{"list": [1, 2, "needle1"], "other": null}',
  "d2/f5.txt": "first\nneedle5 and more\nlast\n",
  "d3/f7.js": 'const a = 1;\nprint("needle7", a);\n',
};

/** Kills a run again and again; the last one goes on to the end. */
async function killOften(box, moments, result) {
  const input = contentOf(box.path("project"));
  for (const moment of moments) {
    const { child, ended } = box.start(args);
    await sleep(moment);
    child.kill("SIGKILL");
    await ended;
    failUnless(areEqual(contentOf(box.path("project")), input), "a killed run changed the input");
    if (box.has("project.reduced"))
      failUnless(isInteresting(box), "a killed run left a result that is not interesting");
  }
  const { code, stderr } = await box.run(...args);
  failUnless(code === 0, `continued: exit code ${code}: ${stderr}`);
  failUnless(areEqual(contentOf(box.path("project.reduced")), result), "after kills, the result is not the same");
  const left = readdirSync(box.work).filter((name) => !["project", "project.reduced", "test.sh"].includes(name));
  failUnless(left.length === 0, `left beside the result: ${left.join(", ")}`);
  failUnless(
    await until(() => box.left().length === 0, 2000),
    `left in the temporary folder: ${box.left().join(", ")}`,
  );
}

async function interrupt(box) {
  const { child, ended } = box.start([...args, "--no-watch"]);
  failUnless(await until(() => box.has("project.reduced"), 20_000), "there is no result after 20 s");
  const start = performance.now();
  child.kill("SIGTERM");
  const { code } = await ended;
  failUnless(code === 143, `SIGTERM: exit code ${code}`);
  failUnless(performance.now() - start < 3000, "SIGTERM: treemin took longer than 3 s to end");
  failUnless(isInteresting(box), "SIGTERM: the result is not interesting");
  failUnless(box.left().length === 0, `SIGTERM: left in the temporary folder: ${box.left().join(", ")}`);
}

async function endure(box, name, result) {
  const input = contentOf(box.path("project"));
  const { code, stderr } = await box.run(...args);
  failUnless(code === 0, `a test that ${name}: exit code ${code}: ${stderr}`);
  failUnless(areEqual(contentOf(box.path("project")), input), `a test that ${name} changed the input`);
  failUnless(areEqual(contentOf(box.path("project.reduced")), result), `a test that ${name} changed the result`);
}

function isInteresting(box) {
  const all = contentOf(box.path("project.reduced"));
  return ["d0/f1.json", "d2/f5.txt", "d3/f7.js"].every((path, i) => all[path]?.includes(`needle${[1, 5, 7][i]}`));
}

/** The contents of all files below a folder by their paths. */
function contentOf(folder, base = "") {
  const all = {};
  for (const name of readdirSync(join(folder, base))) {
    const path = base === "" ? name : `${base}/${name}`;
    if (lstatSync(join(folder, path)).isDirectory()) Object.assign(all, contentOf(folder, path));
    else all[path] = readFileSync(join(folder, path), "utf8");
  }
  return all;
}

function areEqual(a, b) {
  const sorted = (content) => JSON.stringify(Object.entries(content).sort(([x], [y]) => (x < y ? -1 : 1)));
  return sorted(a) === sorted(b);
}
