import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { IndexedText, KeyWriter, keyOf } from "#src/tree/text-key.js";

/** Longer than the stretches that hashes are known of. */
const long = fc.string({ unit: "binary", minLength: 0, maxLength: 300 });

describe("the key of a text", () => {
  it("is the same in every run: it is written down", () => {
    expect(keyOf("")).toEqual({ length: 0, digest: "0.0.0.0.0" });
    expect(keyOf("a")).toEqual({ length: 1, digest: "1.2p.2p.2p.2p" });
    expect(keyOf("treemin".repeat(20))).toEqual({ length: 140, digest: "3w.x40hl.gqd0s.h7k37.7c9ez" });
  });

  it("tells texts apart, also those that UTF-8 makes one, or that differ in length or order only", () => {
    const texts = ["", "\0", "\0\0", "ab", "ba", "\udc80", "\udc81", "\ud800", "\ufffd", "\ud800\udc80", "?"];
    expect(new Set(texts.map((text) => keyOf(text).digest)).size).toBe(texts.length);
  });

  it("is that of its parts, wherever they were taken from", () => {
    fc.assert(
      fc.property(long, fc.array(fc.tuple(fc.nat(300), fc.nat(300), fc.string())), (source, parts) => {
        const indexed = new IndexedText(source);
        const writer = new KeyWriter();
        let text = "";
        for (const [a, b, between] of parts) {
          const [from, to] = [Math.min(a, b), Math.max(a, b)].map((each) => Math.min(each, source.length));
          writer.writeStretch(indexed, from as number, to as number);
          writer.write(between);
          text += source.slice(from, to) + between;
        }
        expect(writer.finish()).toEqual(keyOf(text));
      }),
    );
  });

  it("is exact for stretches longer than one table of powers reaches, and for the largest units", () => {
    const source = Array.from({ length: 200_000 }, (_, i) => (i % 7 === 0 ? "\uffff" : "\ufffe")).join("");
    const writer = new KeyWriter();
    writer.write("\uffff");
    writer.writeStretch(new IndexedText(source), 3, 150_001);
    writer.writeStretch(new IndexedText(source), 17, 199_999);
    expect(writer.finish()).toEqual(keyOf(`\uffff${source.slice(3, 150_001)}${source.slice(17, 199_999)}`));
  });

  it("shares no residue between any two of many texts that are alike", () => {
    const keys = Array.from({ length: 5000 }, (_, i) => keyOf(`[${i}, ${5000 - i}]`.padEnd(20)).digest.split("."));
    for (const lane of [1, 2, 3, 4]) expect(new Set(keys.map((key) => key[lane])).size).toBeGreaterThan(4990);
  });
});
