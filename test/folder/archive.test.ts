import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ArchiveError, type Entry, printArchive, readArchive } from "#src/folder/archive.js";
import { decode } from "#src/system/encoding.js";

/** Any bytes as files are decoded; many of the characters are those of marks, as halves of pairs. */
const contents = fc
  .array(fc.oneof(fc.constantFrom("\n", "\u{10401}", "\u{10402}", "\u{10403}", "a"), fc.string({ unit: "binary" })))
  .map((parts) => parts.join(""));
const bytes = fc.uint8Array().map((each) => decode(each, "utf-8").text);
const text = fc.oneof(contents, bytes);
const entries = fc.array(
  fc.record<Entry>({
    kind: fc.constantFrom("utf-8", "utf-16le", "utf-16be", "folder", "link"),
    path: text.filter((path) => path !== ""),
    mode: fc.integer({ min: 0, max: 0o7777 }),
    content: fc.oneof(text, fc.record({ size: fc.nat(), digest: fc.stringMatching(/^[\w-]{43}$/) })),
  }),
);

describe("the text of a folder", () => {
  it("is read as the entries that it was written from, whatever their names and contents", () => {
    fc.assert(
      fc.property(entries, (all) => {
        const found = [...readArchive(printArchive(all))];
        expect(found.map(({ kind, path, mode, content }) => ({ kind, path, mode, content }))).toEqual(all);
      }),
    );
  });

  it("tells where the parts of entries are", () => {
    const archive = printArchive([
      { kind: "utf-8", path: "a", mode: 0o644, content: "one" },
      { kind: "folder", path: "b", mode: 0o755, content: "" },
    ]);
    const found = [...readArchive(archive)];
    expect(found.map(({ contentStart, contentEnd }) => archive.slice(contentStart, contentEnd))).toEqual(["one", ""]);
    expect(found.map(({ start, end }) => archive.slice(start, end)).join("")).toBe(archive);
  });

  it.each(["x", "f644 a", "f644 a\n\udc01b", "q644 a\n\udc01b\n\udc02", "f644 a\n\udc01b\n\udc02c"])(
    "is no other text: %j",
    (other) => {
      expect(() => [...readArchive(other)]).toThrow(ArchiveError);
    },
  );
});
