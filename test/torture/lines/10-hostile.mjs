import { failUnless } from "../fail-unless.mjs";
import { haystack, wanted } from "../haystack.mjs";
import { inLanes } from "../lanes.mjs";

export const promise = "What a test does to its file and its folder does not change the texts that treemin accepts.";

const input = haystack(500, 2);

/** What a test does after it has read its file. */
const damages = {
  nothing: "",
  deletes: 'rm "$1"',
  renames: 'mv "$1" other.json',
  truncates: ': > "$1"',
  rewrites: 'echo "[1, 2, 3]" > "$1"',
  appends: 'cat "$1" "$1" > twice && cat twice > "$1"',
  forbids: 'chmod 000 "$1"; chmod 000 .',
  "puts a folder there": 'rm "$1"; mkdir "$1"; touch "$1/file"',
  "puts a link there": 'rm "$1"; ln -s /etc/passwd "$1"',
  "removes its folder": 'rm -rf "$PWD"',
  "removes its folder from elsewhere": 'here="$PWD"; cd /; rm -rf "$here"',
  "leaves its folder": "cd /",
  "renames its folder": 'mv "$PWD" "$PWD-moved"',
  "fills its folder": "mkdir -p a/b/c; for i in 1 2 3; do echo $i > a/b/c/$i; done; chmod 500 a/b",
};

export async function run({ scratch }) {
  const results = await inLanes(2, Object.entries(damages), ([name, damage]) =>
    reduceWith(scratch.box(), name, damage),
  );
  const odd = results.find(({ result }) => result !== results[0].result);
  failUnless(
    odd === undefined,
    () => `the test ${odd.name}: the result is ${odd.result} instead of ${results[0].result}`,
  );
  return `${results.length} tests that spoil their file or folder: the same ${results[0].result.length} bytes`;
}

async function reduceWith(box, name, damage) {
  box.write("big.json", input);
  box.script("test.sh", `{ ${wanted(2)}; } > /dev/null 2>&1; code=$?`, damage, "exit $code");
  const { code, stderr } = await box.run("big.json", "-t", "./test.sh", "-j", "2", "--reduce", "fast");
  failUnless(code === 0, `the test ${name}: exit code ${code}: ${stderr}`);
  failUnless(box.read("big.json") === input, `the test ${name}: the input has changed`);
  failUnless(box.left().length === 0, `the test ${name}: left in the temporary folder: ${box.left().join(", ")}`);
  return { name, result: box.read("big.reduced.json") };
}
