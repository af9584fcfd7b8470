import { mkdirSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Sandbox } from "../sandbox.js";

const input = '[1, "crash", 2, "assert", 3, "needle", 4]';

function bench(): Sandbox {
  const box = new Sandbox();
  box.write("a.json", input);
  box.script(
    "test.sh",
    'case $(cat "$1") in',
    '*needle*) echo "error: $(wc -c < "$1") in $1" >&2; exit 0 ;;',
    "*crash*) exit 2 ;; *assert*) exit 3 ;; *) exit 1 ;; esac",
  );
  box.script("kind.sh", 'grep -o "crash\\|assert" "$1"');
  return box;
}

describe("what is also interesting", () => {
  const files = (box: Sandbox, folder = "a.also") =>
    readdirSync(box.path(folder)).map((name) => [name, box.read(`${folder}/${name}`)]);

  it("is saved once for each exit code, the smallest, and changes nothing else", async () => {
    const [plain, one, three] = [bench(), bench(), bench()];
    const call = ["a.json", "--test", "./test.sh", "--reduce", "hdd*"];
    const also = ["--also-interesting", "2", "--also-interesting", "3"];
    const without = await plain.run(...call, "-j", "1");
    const { stdout, stderr } = await one.run(...call, ...also, "-j", "1");
    await three.run(...call, ...also, "-j", "3");
    const tests = /^\d+ tests.*$/m;
    expect(tests.exec(stdout)?.[0]).toBe(tests.exec(without.stdout)?.[0]);
    expect(one.read("a.reduced.json")).toBe(plain.read("a.reduced.json"));
    expect(stderr).toContain("Also interesting: 2 texts in a.also.");
    expect(files(one)).toEqual([
      ["exit-code-2.json", '[1, "crash", 2]'],
      ["exit-code-3.json", '["assert", 3]'],
    ]);
    expect(files(three)).toEqual(files(one));
  });

  it("is saved once for each kind that a command prints, as many kinds as wanted", async () => {
    const box = bench();
    const also = ["--also-interesting", "./kind.sh", "--also-folder", "kinds", "--also-limit", "1"];
    const { stderr } = await box.run("a.json", "--test", "./test.sh", "--reduce", "hdd*", ...also);
    expect(readdirSync(box.path("kinds"))).toHaveLength(1);
    expect(stderr).toMatch(/1 text in kinds; there were more kinds: raise --also-limit/);
  });

  it.each<[string, readonly string[], RegExp]>([
    ["a missing command", ["--also-interesting", "./missing.sh"], /\.\/missing\.sh does not exist.*--also-interesting/],
    ["no command", ["--also-interesting", " "], /--also-interesting is empty/],
    ["no exit code", ["--also-interesting", "256"], /256.*0 to 255/],
    ["a module", ["--also-interesting", "./test.mjs"], /module/],
    [
      "other files in the folder",
      ["--also-interesting", "2", "--also-folder", "full"],
      /full has files already.*--also-folder/,
    ],
    [
      "a file in place of the folder",
      ["--also-interesting", "2", "--also-folder", "a.json"],
      /a\.json cannot be written.*--also-folder/,
    ],
    [
      "a folder that cannot be made",
      ["--also-interesting", "2", "--also-folder", "/proc/x"],
      /\/proc\/x cannot be written/,
    ],
    ["no number of kinds", ["--also-interesting", "2", "--also-limit", "0"], /also-limit/],
  ])("is refused with %s", async (_, options, message) => {
    const box = bench();
    box.write("test.mjs", "export default () => true;");
    mkdirSync(box.path("full"));
    box.write("full/a", "1");
    const { stdout, stderr, code } = await box.run("a.json", "--test", "./test.sh", ...options);
    expect(stdout).toBe("");
    expect(stderr).toMatch(/^error: /);
    expect(stderr).toMatch(message);
    expect(code).toBeGreaterThan(1);
  });
});

it("a message that has changed is reported", async () => {
  const box = bench();
  const { stderr } = await box.run("a.json", "--test", "./test.sh", "--stderr", "error: \\d+", "--reduce", "hdd*");
  expect(stderr).toMatch(
    /warning: \/error: \\d\+\/m matched "error: 41" for the input, and "error: \d+" for the result\. If that is another bug/,
  );
  const same = await box.run("a.json", "--test", "./test.sh", "--stderr", "error:", "-o", "b.json", "--reduce", "hdd*");
  expect(same.stderr).toBe("");
});
