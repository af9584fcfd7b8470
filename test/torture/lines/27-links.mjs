import { chmodSync, chownSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { failUnless } from "../fail-unless.mjs";
import { haystack, wanted } from "../haystack.mjs";

export const promise =
  "Links that others put into a shared temporary folder, and links in test folders, are never followed.";

const input = haystack(300, 1);
const nobody = 65534;

export async function run({ scratch }) {
  const box = scratch.box();
  const run = await deadRun(box);
  const home = preciousFolder(box);
  const planted = plant(box, run, home);
  await reduce(box, "beside planted links");
  checkPrecious(home);
  const names = box.left().sort();
  failUnless(names.join() === planted.join(), `in the temporary folder are ${names}; planted were ${planted}`);
  await replaceFolders(scratch.box());
  return `${planted.length} planted links${isRoot ? " of another user" : ""}, and tests that replace their folders by links: nothing lost`;
}

const isRoot = process.getuid() === 0;

/** Where this is possible, treemin runs as another user than the one who plants links. */
const user = isRoot ? { uid: nobody, gid: nobody } : {};

/** The name of a run that has ended. Another user can compute such names. */
async function deadRun(box) {
  box.write("big.json", input);
  box.script("test.sh", 'echo "$TMPDIR" >> "$WORK/log"', wanted(1));
  await reduce(box, "the first run");
  failUnless(box.left().length === 0, `the first run left ${box.left()}`);
  const [folder] = box.lines("log");
  return basename(dirname(folder));
}

/** A folder of the user who runs treemin. */
function preciousFolder(box) {
  const home = box.folder("home");
  box.folder("home/below");
  for (const name of ["home/file", "home/below/file", "home/big.json"]) box.write(name, "precious");
  const names = ["home", "home/below", "home/file", "home/below/file", "home/big.json"];
  if (isRoot) for (const name of names) chownSync(box.path(name), nobody, nobody);
  chmodSync(home, 0o750);
  chmodSync(box.path("home/below"), 0o550);
  return home;
}

function checkPrecious(home) {
  const found = readdirSync(home, { recursive: true }).sort().join();
  failUnless(found === "below,below/file,big.json,file", `of the user's folder is left: ${found}`);
  const modes = [home, join(home, "below")].map((path) => (statSync(path).mode & 0o777).toString(8));
  failUnless(modes.join() === "750,550", `the modes of the user's folders are ${modes}`);
  failUnless(readFileSync(join(home, "file"), "utf8") === "precious", "the user's file has changed");
}

/** Puts links with names of dead runs into the temporary folder, as anybody may if it is shared. */
function plant(box, run, home) {
  chmodSync(box.temporary, 0o1777);
  const targets = [home, join(home, "below"), `${run}-2`, `${run}-3`, "/nowhere", "/proc/1/root", home];
  const names = targets.map((_, index) => `${run}-${index}${index === 6 ? "-kept" : ""}`);
  for (const [index, target] of targets.entries()) symlinkSync(target, join(box.temporary, names[index]));
  return names.sort();
}

async function reduce(box, name) {
  chmodSync(box.work, 0o777);
  const { code, stderr } = await box.start(["big.json", "-t", "./test.sh", "-j", "2", "--reduce", "fast"], user).ended;
  failUnless(code === 0, `${name}: exit code ${code}: ${stderr}`);
}

/** A test replaces its folder, or the folder of all test folders, by a link to a folder of the user's. */
async function replaceFolders(box) {
  const home = preciousFolder(box);
  box.write("big.json", input);
  const replace = (folder) => `f="${folder}"; rm -rf "$f"; ln -s "$WORK/home" "$f"`;
  box.script("test.sh", `{ ${wanted(1)}; }; code=$?`, replace("$PWD"), "exit $code");
  await reduce(box, "a test that replaces its folder by a link");
  checkPrecious(home);
  failUnless(box.left().length === 0, `a test that replaces its folder by a link: left ${box.left()}`);
  box.script("test.sh", `{ ${wanted(1)}; }; code=$?`, replace('$(dirname "$PWD")'), "exit $code");
  const { code, stderr } = await box.start(["big.json", "-t", "./test.sh", "--reduce", "fast"], user).ended;
  failUnless(
    code === 5 && /cannot be written/.test(stderr),
    `a link for all test folders: exit code ${code}: ${stderr}`,
  );
  checkPrecious(home);
}
