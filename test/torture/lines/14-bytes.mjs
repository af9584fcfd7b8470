import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { failUnless } from "../fail-unless.mjs";
import { inLanes } from "../lanes.mjs";

export const promise =
  "Bytes that are not removed stay as they are; candidates consist of the input's bytes and of replacements.";

const bytes = (...parts) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part))));
const utf16 = (text) => Buffer.from(text, "utf16le");

/** Inputs by name, each with its file's name and content. */
const inputs = {
  garbage: ["a.json", Buffer.from(Array.from({ length: 300 }, (_, i) => (i * i * 7 + i * 13) & 255))],
  NUL: ["a.json", bytes('{"a": "x', [0], 'y", "b": [1, ', [0, 0], "2]}")],
  "lone surrogates": ["a.json", bytes('["', [0xed, 0xa0, 0x80], '", "', [0xed, 0xb0, 0x80], '", 1]')],
  "invalid UTF-8": ["a.json", bytes('{"', [0xff, 0xc3], '": ["', [0xe2, 0x82], '", ', [0x80], "1, 2]}")],
  "UTF-16": ["a.json", bytes([0xff, 0xfe], utf16('{"käse": [1, "\u{1f9c0}", null]}'))],
  "UTF-16 with lone surrogates": ["a.json", bytes([0xff, 0xfe], utf16('["'), [0x00, 0xd8], utf16('", 1]'))],
  BOM: ["a.json", bytes([0xef, 0xbb, 0xbf], '{"a": [1, 2], "ä": null}')],
  CR: ["a.js", bytes("// one\rvar a = 1;\rf(a);\r")],
  CRLF: ["a.js", bytes("// one\r\nvar a = `x\r\ny`;\r\nf(a);\r\n")],
  "mixed line ends": ["a.c", bytes("#define A \\\r\n 1\nint a;\rint b;\n\r\n/* ä */ int c;")],
  "no final line end": ["a.js", bytes("var a = 1\nf(a)")],
  "Latin-1": ["a.c", bytes("/* gr", [0xfc, 0xdf], 'e */ char *s = "', [0xe4], '";\n')],
};

/** Pipelines, and the characters that their replacements may contain. */
const pipelines = [
  { options: ["--reduce", "chars"], replacements: "" },
  { options: ["--reduce", "lines | chars"], replacements: "" },
  { options: ["--reduce", "fast"], replacements: '{}[]()"0;:,a \nint' },
];

export async function run({ full, scratch }) {
  const cases = Object.entries(inputs).flatMap(([name, [file, input]], index) =>
    pipelines
      .filter((_, i) => full || i === index % pipelines.length)
      .map(({ options, replacements }) => ({ name: `${name}, ${options[1]}`, file, input, options, replacements })),
  );
  const counts = await inLanes(2, cases, async (each) => {
    await keep(scratch.box(), each, full ? [] : ["--limit-tests", "20"]);
    return takeApart(scratch.box(), each);
  });
  const candidates = counts.reduce((sum, count) => sum + count, 0);
  return `${Object.keys(inputs).length} inputs byte for byte the same; ${candidates} candidates made of their bytes`;
}

/** Checks that the output equals the input if the test accepts nothing else. */
async function keep(box, { name, file, input, options }, limits) {
  box.write(file, input);
  box.write("original", input);
  box.script("test.sh", 'cmp -s "$1" "$WORK/original"');
  const { code, stderr } = await box.run(file, "-t", "./test.sh", "-o", "out", ...options, ...limits);
  failUnless(code === 0 || (code === 4 && limits.length > 0), `${name}: exit code ${code}: ${stderr}`);
  failUnless(readFileSync(box.path("out")).equals(input), `${name}: the output differs from the input`);
}

/** Checks, with a test that accepts half of all candidates, that each consists of bytes of the input, in order, and replacements. */
async function takeApart(box, { name, file, input, options, replacements }) {
  box.write(file, input);
  box.write("original", input);
  box.folder("candidates");
  const acceptHalf =
    'cmp -s "$1" "$WORK/original" || { test -s "$1" && test $(($(cksum < "$1" | cut -d" " -f1) % 2)) -eq 0; }';
  box.script("test.sh", 'cp "$1" "$WORK/candidates/$$"', acceptHalf);
  const { code, stderr } = await box.run(file, "-t", "./test.sh", "--limit-tests", "30", "--no-watch", ...options);
  failUnless([0, 4].includes(code), `${name}: exit code ${code}: ${stderr}`);
  const candidates = readdirSync(box.path("candidates"));
  for (const each of candidates) {
    const candidate = readFileSync(join(box.path("candidates"), each));
    const strange = strangeByte(candidate, input, Buffer.from(replacements));
    failUnless(
      strange === undefined,
      () => `${name}: byte ${strange} is not from the input in ${candidate.toString("hex")}`,
    );
  }
  return candidates.length;
}

/** The offset of the first byte that neither follows in the input nor can be part of a replacement, or undefined. */
function strangeByte(candidate, input, replacements) {
  // The offsets in the input that can follow the bytes so far, if each was taken from its next occurrence or a replacement.
  let reachable = new Set([0]);
  for (const [offset, byte] of candidate.entries()) {
    const next = new Set();
    for (const position of reachable) {
      if (replacements.includes(byte)) next.add(position);
      const found = input.indexOf(byte, position);
      if (found >= 0) next.add(found + 1);
    }
    if (next.size === 0) return offset;
    reachable = next;
  }
  return undefined;
}
