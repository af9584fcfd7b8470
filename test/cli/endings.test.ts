import { mkdirSync, readFileSync, renameSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { haystack, Sandbox } from "./sandbox.js";

const wanted = `grep -q '"needle"' "$1"`;

describe("a result that cannot be written", () => {
  it("is saved elsewhere, with exit code 5, and the reduction can be continued later", async () => {
    const box = new Sandbox();
    box.write("big.json", haystack);
    mkdirSync(box.path("out"));
    // The folder goes once a result is in it; that is written while further tests run.
    const waitForResult = `for i in $(seq 1000); do test -e '${box.path("out/big.json")}' && break; sleep 0.01; done`;
    const loseFolder = `test -e "$LOG" || { echo > "$LOG"; ${waitForResult}; mv '${box.path("out")}' '${box.path("away")}'; }`;
    box.script("test.sh", `${wanted} || exit 1`, `test $(wc -c < "$1") -gt 300 && exit 0`, loseFolder, "exit 0");
    const args = ["big.json", "-t", "./test.sh", "-o", "out/big.json"];
    const { code, stderr } = await box.start(args).ended;
    expect(code).toBe(5);
    expect(stderr).toMatch(
      /^error: out\/big\.json cannot be written: .*-o\.\n {2}The best result so far, \d+ bytes, is saved as /m,
    );
    const saved = readFileSync(/ saved as (.*)\.$/m.exec(stderr)?.[1] ?? "", "utf8");
    expect(saved).toContain('"needle"');
    expect(saved.length).toBeLessThan(readFileSync(box.path("away/big.json")).length);
    renameSync(box.path("away"), box.path("out"));
    const { stdout } = await box.run(...args);
    expect(stdout).toMatch(/tests? of earlier runs not repeated/);
    expect(box.read("out/big.json")).toBe('"needle"');
  });
});
