import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decode, type Encoding, EncodingError, encodingNamed, encodings } from "#src/system/encoding.js";

/** Bytes in hexadecimal, with spaces for the eye. */
function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/[0-9a-f]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(" ");
}

describe("decode", () => {
  it.each<[string, Encoding, string, string]>([
    ["nothing", "utf-8", "", ""],
    ["ASCII", "utf-8", "61 0a", "a\n"],
    ["NUL", "utf-8", "61 00 62", "a\0b"],
    ["line ends of any kind", "utf-8", "0d 0a 0a 0d", "\r\n\n\r"],
    ["two, three and four bytes", "utf-8", "c3 a9 e2 82 ac f0 9f 98 80", "é€😀"],
    [
      "the least and the greatest of each length",
      "utf-8",
      "c2 80 df bf e0 a0 80 ef bf bf f0 90 80 80 f4 8f bf bf",
      "\u0080\u07ff\u0800\uffff\u{10000}\u{10ffff}",
    ],
    ["the neighbours of the surrogates", "utf-8", "ed 9f bf ee 80 80", "\ud7ff\ue000"],
    ["a byte order mark as a character", "utf-8", "ef bb bf 61", "\ufeffa"],
    ["a byte order mark before invalid bytes", "utf-8", "ef bb bf 61 ff", "\ufeffa\udcff"],
    ["a byte that is none of UTF-8", "utf-8", "61 ff 62", "a\udcffb"],
    ["a continuation byte by itself", "utf-8", "80 61", "\udc80a"],
    ["a sequence that is cut off", "utf-8", "e2 82", "\udce2\udc82"],
    ["a sequence that is cut off by another character", "utf-8", "f0 9f 61 c3 a9", "\udcf0\udc9faé"],
    ["an overlong form of two bytes", "utf-8", "c0 af c1 bf", "\udcc0\udcaf\udcc1\udcbf"],
    ["an overlong form of three bytes", "utf-8", "e0 9f bf", "\udce0\udc9f\udcbf"],
    ["an overlong form of four bytes", "utf-8", "f0 8f bf bf", "\udcf0\udc8f\udcbf\udcbf"],
    ["a surrogate as WTF-8", "utf-8", "ed a0 80", "\udced\udca0\udc80"],
    ["a pair of surrogates as CESU-8", "utf-8", "ed a0 bd ed b8 80", "\udced\udca0\udcbd\udced\udcb8\udc80"],
    ["values above U+10FFFF", "utf-8", "f4 90 80 80 f5 80", "\udcf4\udc90\udc80\udc80\udcf5\udc80"],
    [
      "valid bytes next to invalid ones",
      "utf-8",
      "e0 a0 80 ed 80 bf f0 90 80 80 f4 80 bf bf ff",
      "\u0800\ud03f\u{10000}\u{100fff}\udcff",
    ],
    ["an invalid byte behind a pair", "utf-8", "f0 9f 98 80 80", "😀\udc80"],
    ["every byte", "latin1", "00 61 80 ff", "\0a\u0080ÿ"],
    ["either half of a unit", "utf-16le", "61 00 00 61", "a\u6100"],
    ["either half of a unit", "utf-16be", "61 00 00 61", "\u6100a"],
    ["a pair of surrogates", "utf-16le", "3d d8 00 de", "😀"],
    ["a pair of surrogates", "utf-16be", "d8 3d de 00", "😀"],
    ["a surrogate by itself", "utf-16le", "3d d8 61 00", "\ud83da"],
    ["a surrogate by itself", "utf-16be", "de 00 00 61", "\ude00a"],
    ["a byte order mark as a character", "utf-16be", "fe ff 00 61", "\ufeffa"],
    ["UTF-16, little end first, where a mark says so", "auto", "ff fe 61 00", "\ufeffa"],
    ["UTF-16, big end first, where a mark says so", "auto", "fe ff 00 61", "\ufeffa"],
    ["no UTF-16 with an odd number of bytes", "auto", "ff fe 61", "\udcff\udcfea"],
    ["no UTF-16 without a mark", "auto", "61 00", "a\0"],
    ["UTF-8 with a mark", "auto", "ef bb bf 61", "\ufeffa"],
    ["UTF-8", "auto", "c3 a9", "é"],
  ])("reads %s (%s): %s", (_, encoding, hex, text) => {
    const decoded = decode(bytesOf(hex), encoding);
    expect(decoded.text).toBe(text);
    expect(hexOf(decoded.encode(text))).toBe(hex);
  });

  it("detects the encoding by the byte order mark", () => {
    expect(decode(bytesOf("ff fe 61 00")).text).toBe("\ufeffa");
    expect(decode(bytesOf("c3 a9")).text).toBe("é");
  });

  it.each<Encoding>(["utf-16le", "utf-16be"])("does not read an odd number of bytes as %s", (encoding) => {
    expect(() => decode(bytesOf("61 00 62"), encoding)).toThrow(EncodingError);
    expect(() => decode(bytesOf("61 00 62"), encoding)).toThrow(
      `The input has 3 bytes, which cannot be ${encoding}. Use --encoding latin1.`,
    );
  });

  it("reads a part of a buffer", () => {
    const buffer = bytesOf("61 62 63 64 65 66");
    expect(decode(buffer.subarray(1, 3), "utf-8").text).toBe("bc");
    expect(decode(buffer.subarray(1, 3), "latin1").text).toBe("bc");
    expect(decode(buffer.subarray(1, 3), "utf-16be").text).toBe("\u6263");
  });

  it("leaves the bytes as they are", () => {
    for (const encoding of encodings) {
      const bytes = bytesOf("fe ff 00 61");
      decode(bytes, encoding).encode("a");
      expect(hexOf(bytes)).toBe("fe ff 00 61");
    }
  });
});

describe("any file survives byte for byte", () => {
  // Bytes alone seldom are nearly UTF-8.
  const nearly = fc.array(
    fc.constantFrom(0x00, 0x61, 0x80, 0xa0, 0xbf, 0xc2, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xfe, 0xff),
  );
  const files = fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    nearly.map((bytes) => Uint8Array.from(bytes)),
    fc.string({ unit: "binary" }).map((text) => new TextEncoder().encode(text)),
  );

  it.each(encodings)("in %s", (encoding) => {
    fc.assert(
      fc.property(files, (file) => {
        const whole = encoding.startsWith("utf-16") ? file.subarray(0, file.length & ~1) : file;
        const { text, encode } = decode(whole, encoding);
        expect(hexOf(encode(text))).toBe(hexOf(whole));
      }),
      { numRuns: 1000 },
    );
  });

  it("and large files are read and written as Node does, wherever what is not ASCII stands", () => {
    const pieces = fc.oneof(
      files,
      fc.constantFrom(3000, 8191, 8192, 20_000).map((length) => new Uint8Array(length).fill(0x61)),
    );
    const swap = (bytes: Uint8Array) => Buffer.from(bytes).swap16();
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 1, maxLength: 6 }), (parts) => {
        const all = Buffer.concat(parts);
        const even = all.subarray(0, all.length & ~1);
        const ascii = Buffer.from(all.toString("latin1"), "utf16le");
        for (const [encoding, file, text] of [
          ["latin1", all, all.toString("latin1")],
          ["utf-16le", even, even.toString("utf16le")],
          ["utf-16be", even, swap(even).toString("utf16le")],
          ["utf-16le", ascii, all.toString("latin1")],
          ["utf-16be", swap(ascii), all.toString("latin1")],
        ] as const) {
          const decoded = decode(file, encoding);
          expect(decoded.text === text).toBe(true);
          expect(Buffer.compare(decoded.encode(text), file)).toBe(0);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("and valid UTF-8 is decoded as TextDecoder does", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(decode(new TextEncoder().encode(text), "utf-8").text).toBe(text);
      }),
    );
  });

  it("and so does every part that is cut between characters", () => {
    fc.assert(
      fc.property(files, fc.nat(), (file, where) => {
        const { text, encode } = decode(file, "utf-8");
        const characters = [...text];
        const at = where % (characters.length + 1);
        const halves = [characters.slice(0, at), characters.slice(at)].map((half) => hexOf(encode(half.join(""))));
        expect(halves.filter((half) => half !== "").join(" ")).toBe(hexOf(file));
      }),
    );
  });
});

describe("encode", () => {
  it.each([
    ["a lone high surrogate, as WTF-8", "\ud83d", "ed a0 bd"],
    ["a lone low surrogate that stands for no byte, as WTF-8", "\ude00", "ed b8 80"],
    ["the surrogates next to those that stand for bytes", "\udc7f\udd00", "ed b1 bf ed b4 80"],
    ["those that stand for bytes", "\udc80\udcff", "80 ff"],
    ["a pair whose second half stands for no byte", "\ud83d\udc80", "f0 9f 92 80"],
    ["characters around lone surrogates", "é\udcff€\udcff😀", "c3 a9 ff e2 82 ac ff f0 9f 98 80"],
  ])("writes %s (utf-8): %j", (_, text, hex) => {
    expect(hexOf(decode(bytesOf(""), "utf-8").encode(text))).toBe(hex);
  });
});

describe("encodingNamed", () => {
  it.each<[string, Encoding | undefined]>([
    ["auto", "auto"],
    ["utf-8", "utf-8"],
    ["UTF-8", "utf-8"],
    ["utf8", "utf-8"],
    ["utf_8", "utf-8"],
    ["utf-16le", "utf-16le"],
    ["utf_16_le", "utf-16le"],
    ["UTF-16-BE", "utf-16be"],
    ["latin1", "latin1"],
    ["latin-1", "latin1"],
    ["latin_1", "latin1"],
    ["ISO-8859-1", "latin1"],
    ["iso_8859_1", "latin1"],
    ["ascii", "latin1"],
    ["US-ASCII", "latin1"],
    ["binary", "latin1"],
    ["", undefined],
    ["utf-7", undefined],
    ["utf-8 ", undefined],
    ["latin2", undefined],
    ["constructor", undefined],
  ])("%j is %j", (name, encoding) => {
    expect(encodingNamed(name)).toBe(encoding);
  });

  it("knows every encoding by its own name", () => {
    for (const encoding of encodings) expect(encodingNamed(encoding)).toBe(encoding);
  });
});
