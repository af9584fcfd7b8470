import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ResultFile, ResultFileError } from "#src/storage/result-file.js";
import { temporaryPrefix } from "#src/storage/temporary-files.js";
import { temporaryFolder } from "../support/temporary-folder.js";

/** Writes a result in a process that is killed before the temporary file is renamed. */
function killWhileWriting(path: string): void {
  const module = new URL("../../dist/src/storage/result-file.js", import.meta.url).href;
  const code = `
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    fs.renameSync = () => process.kill(process.pid, "SIGKILL");
    syncBuiltinESMExports();
    const { ResultFile } = await import(${JSON.stringify(module)});
    new ResultFile(${JSON.stringify(path)}).write(Buffer.from("text"));`;
  expect(spawnSync(process.execPath, ["--input-type=module", "-e", code]).signal).toBe("SIGKILL");
}

describe("a result file", () => {
  it("contains what was written last, and has no file beside it", () => {
    const folder = temporaryFolder();
    const file = new ResultFile(join(folder, "out.json"));
    for (const text of ["first", "", "the third, which is longer"]) {
      file.write(Buffer.from(text));
      expect(readFileSync(file.path, "utf8")).toBe(text);
      expect(readdirSync(folder)).toEqual(["out.json"]);
    }
  });

  it("is replaced, not overwritten, so that a process that reads the old one can continue", () => {
    const file = new ResultFile(join(temporaryFolder(), "out.json"));
    file.write(Buffer.from("first"));
    const { ino } = statSync(file.path);
    file.write(Buffer.from("second"));
    expect(statSync(file.path).ino).not.toBe(ino);
  });

  it("can be large", () => {
    const file = new ResultFile(join(temporaryFolder(), "out.json"));
    const bytes = Buffer.alloc(5_000_000, "0123456789");
    file.write(bytes);
    expect(readFileSync(file.path).equals(bytes)).toBe(true);
  });

  it("removes the temporary files of killed runs, and nothing else", () => {
    const folder = temporaryFolder();
    for (const name of ["out.json", "other.json"]) killWhileWriting(join(folder, name));
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/tmp$/), expect.stringMatching(/tmp$/)]);
    const [own, others] = ["out.json", "out.json.lock"].map((name) => temporaryPrefix(join(folder, name)));
    const elsewhere = `${others}0.tmp`.replace(/-\d+-\d+-[0-9a-f]{8}-/, "-1-1-00000000-");
    writeFileSync(join(folder, elsewhere), "of another machine");
    mkdirSync(join(folder, `${own}0.tmp`));
    writeFileSync(join(folder, `${others}1.tmp`), "of a running process");
    const stays = [elsewhere, `${own}0.tmp`, `${others}1.tmp`, "out.json.tmp", ".treemin-notes.tmp"];
    for (const name of stays.slice(3)) writeFileSync(join(folder, name), "of somebody");
    new ResultFile(join(folder, "out.json")).sweep();
    expect(readdirSync(folder)).toEqual([...stays].sort());
  });

  it("that cannot be written leaves the folder as it was", () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "out.json"));
    writeFileSync(join(folder, "out.json", "inside"), "");
    expect(() => new ResultFile(join(folder, "out.json")).write(Buffer.from("text"))).toThrow(ResultFileError);
    expect(() => new ResultFile(join(folder, "missing", "out.json")).write(Buffer.from("text"))).toThrow(/missing.*-o/);
    expect(readdirSync(folder)).toEqual(["out.json"]);
  });

  it("cannot be written if a file has replaced its folder", () => {
    const folder = join(temporaryFolder(), "folder");
    mkdirSync(folder);
    const file = new ResultFile(join(folder, "out.json"));
    rmSync(folder, { recursive: true });
    writeFileSync(folder, "");
    expect(() => file.write(Buffer.from("text"))).toThrow(ResultFileError);
  });

  it("cannot be in the place of a link to nothing, which would be lost", () => {
    const folder = temporaryFolder();
    symlinkSync(join(folder, "nothing"), join(folder, "out.json"));
    expect(() => new ResultFile(join(folder, "out.json"))).toThrow(/a link to a file that does not exist/);
  });

  it("replaces a link, and not the file that it points to", () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "precious"), "precious");
    symlinkSync(join(folder, "precious"), join(folder, "out.json"));
    new ResultFile(join(folder, "out.json")).write(Buffer.from("text"));
    expect(readFileSync(join(folder, "precious"), "utf8")).toBe("precious");
    expect(readFileSync(join(folder, "out.json"), "utf8")).toBe("text");
  });
});
