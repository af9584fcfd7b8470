import { chmodSync } from "node:fs";
import { failUnless } from "../fail-unless.mjs";
import { hasNeedles, haystack, wanted } from "../haystack.mjs";

export const promise =
  "If the disk is full or the result's folder is missing or locked, treemin keeps the best result or refuses at once.";

const input = haystack(20_000, 2);
const environment = 5;

export async function run({ scratch }) {
  const times = [];
  for (const [name, place] of Object.entries(places)) times.push(await refuseAtOnce(scratch, name, place));
  for (const [name, disk] of Object.entries(disks)) await fill(scratch.box(), name, disk);
  const longest = (Math.max(...times) / 1000).toFixed(2);
  const full = Object.keys(disks).length;
  return `${times.length} refusals with exit code ${environment} in at most ${longest} s; ${full} full disks: best result kept`;
}

/** Paths at which treemin cannot write a result. */
const places = {
  "a missing folder": () => "missing/out.json",
  "a folder": (box) => box.folder("folder"),
  "a file as a folder": () => "big.json/out.json",
  "a locked folder": (box) => {
    chmodSync(box.folder("locked"), 0o555);
    return "locked/out.json";
  },
};

/** How long a refusal takes, in milliseconds. A busy machine can only make it longer, so the shortest of three tries counts. */
async function refuseAtOnce(scratch, name, place) {
  const times = [];
  while (times.length < 3 && !(times.at(-1) <= 1000)) times.push(await refuse(scratch.box(), name, place));
  failUnless(times.at(-1) <= 1000, `${name}: refused after ${times.map(Math.round).join(", ")} ms`);
  return times.at(-1);
}

async function refuse(box, name, place) {
  box.write("big.json", input);
  box.script("test.sh", 'echo call >> "$WORK/log"', wanted(2));
  // Root may write anywhere, so treemin runs as another user.
  const nobody = process.getuid() === 0 ? { uid: 65534, gid: 65534 } : {};
  const { code, stderr, time } = await box.start(["big.json", "-t", "./test.sh", "-o", place(box)], nobody).ended;
  failUnless(code === environment, `${name}: exit code ${code}: ${stderr}`);
  failUnless(stderr.trim().split("\n").length <= 2 && /-o/.test(stderr), `${name}: no remedy in: ${stderr}`);
  failUnless(box.lines("log").length === 0, `${name}: the test was run`);
  return time;
}

/** What is on a small disk, and from which call on the test fills the rest. */
const disks = {
  "full before the first result": { options: ["-o", "disk/out.json"], from: 1 },
  "full after some results": { options: ["-o", "disk/out.json"], from: 15 },
  "full where the temporary files are": { options: ["-o", "out.json"], from: 15, temporary: true },
};

async function fill(box, name, { options, from, temporary = false }) {
  box.write("big.json", input);
  box.folder("disk");
  box.folder("kept");
  const flood = `test $(wc -l < "$WORK/log") -ge ${from} && head -c 1000000 /dev/zero > "$WORK/disk/flood" 2> /dev/null`;
  const book = `${wanted(2)} && wc -c < "$1" >> "$WORK/accepted"`;
  box.script("test.sh", 'echo call >> "$WORK/log"', flood, `test -s "$WORK/disk/flood" || { ${book}; }`, wanted(2));
  const mount = "mount -t tmpfs -o size=64k,mode=777 torture disk";
  const home = temporary ? 'export TMPDIR="$PWD/disk"; ' : "";
  // The disk disappears with the mount namespace, so the line copies the result from it.
  const line = `${mount} || exit 99; ${home}"$@"; code=$?; cp disk/out.json out.json kept/ 2> /dev/null; exit $code`;
  const args = ["big.json", "-t", "./test.sh", "-j", "1", ...options];
  const { code, stderr } = await box.runThrough(
    `exec unshare --user --map-root-user --mount sh -c '${line}' "$0" "$@"`,
    args,
  );
  failUnless(code !== 99, `cannot mount a small disk here: ${stderr}`);
  // When a test ends, treemin removes its temporary files, so the next test may find room again.
  const codes = temporary ? [0, environment] : [environment];
  failUnless(codes.includes(code), `${name}: exit code ${code}: ${stderr}`);
  failUnless(!/^\s+at /m.test(stderr) && stderr.trim().split("\n").length <= 3, `${name}: treemin printed: ${stderr}`);
  if (from === 1) return;
  failUnless(box.has("kept/out.json"), `${name}: there is no result`);
  const result = box.read("kept/out.json");
  const before = Number(box.lines("accepted").at(-1));
  failUnless(hasNeedles(result, 2), `${name}: the result is not interesting`);
  failUnless(result.length <= before, `${name}: the result has ${result.length} bytes, ${before} were accepted before`);
}
