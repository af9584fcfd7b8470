import { linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { NumberedFiles } from "#src/storage/numbered-files.js";
import { ResultFileError } from "#src/storage/result-file.js";
import { temporaryFolder } from "../support/temporary-folder.js";

const use = { extension: ".json", option: "--history" };

describe("numbered files", () => {
  it("are written into a new folder, in the order in which they are added", () => {
    const folder = join(temporaryFolder(), "new", "folder");
    const files = new NumberedFiles(folder, use);
    expect(files.isEmpty).toBe(true);
    files.add(Buffer.from("first"));
    files.add(Buffer.from("second"), "-invalid");
    expect(readdirSync(folder).sort()).toEqual(["000001.json", "000002-invalid.json"]);
    expect(readFileSync(join(folder, "000001.json"), "utf8")).toBe("first");
  });

  it("continue after those that are there, or start again", () => {
    const folder = temporaryFolder();
    for (let i = 0; i < 12; i++) new NumberedFiles(folder, use).add(Buffer.from(String(i)));
    expect(readdirSync(folder)).toHaveLength(12);
    const files = new NumberedFiles(folder, use);
    expect(files.isEmpty).toBe(false);
    files.rewind();
    files.add(Buffer.from("again"));
    expect(readdirSync(folder)).toHaveLength(12);
    expect(readFileSync(join(folder, "000001.json"), "utf8")).toBe("again");
  });

  it("replace links, and not the files that these point to", () => {
    const [folder, precious] = [temporaryFolder(), join(temporaryFolder(), "precious")];
    writeFileSync(precious, "precious");
    symlinkSync(precious, join(folder, "000001.json"));
    linkSync(precious, join(folder, "000002.json"));
    const files = new NumberedFiles(folder, use);
    files.rewind();
    for (const text of ["first", "second"]) files.add(Buffer.from(text));
    expect(readFileSync(precious, "utf8")).toBe("precious");
    expect(readFileSync(join(folder, "000002.json"), "utf8")).toBe("second");
  });

  it("cannot be written if a file or a folder has their name", () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "file"), "");
    expect(() => new NumberedFiles(join(folder, "file"), use)).toThrow(ResultFileError);
    mkdirSync(join(folder, "000001.json"));
    const files = new NumberedFiles(folder, use);
    files.rewind();
    expect(() => files.add(Buffer.from("x"))).toThrow(/--history/);
  });
});
