/** Names of the encodings that a test case can be decoded with. */
export const encodings = ["auto", "utf-8", "utf-16le", "utf-16be", "latin1"] as const;

/**
 * An encoding. `auto` is UTF-16 if the file has its byte order mark, else UTF-8. A byte that is not valid UTF-8 is decoded as one
 * of U+DC80 to U+DCFF and encoded as the same byte again (like `surrogateescape` in Python), so every file survives byte for byte.
 */
export type Encoding = (typeof encodings)[number];

/** A decoded text, and the function that encodes it. */
export interface Decoded {
  /** The text. */
  readonly text: string;
  /** Encodes the text, or any part of it, as it was encoded in the input. */
  readonly encode: (text: string) => Uint8Array;
}

/** A file cannot be decoded without loss. */
export class EncodingError extends Error {
  /** Name of the class. */
  override readonly name = "EncodingError";
}

const aliases = new Map<string, Encoding>([
  ["utf8", "utf-8"],
  ["utf-16-le", "utf-16le"],
  ["utf-16-be", "utf-16be"],
  ["latin-1", "latin1"],
  ["iso-8859-1", "latin1"],
  ["ascii", "latin1"],
  ["us-ascii", "latin1"],
  ["binary", "latin1"],
]);

/**
 * Finds an encoding by its name, also as picireny and Python spell it. Undefined if there is none.
 * @param name in any case
 */
export function encodingNamed(name: string): Encoding | undefined {
  const plain = name.toLowerCase().replaceAll("_", "-");
  return aliases.get(plain) ?? encodings.find((encoding) => encoding === plain);
}

/**
 * Decodes bytes so that encoding the text gives the same bytes.
 * @param bytes are not changed
 * @param encoding `auto` looks at the bytes; see {@link encodingOf}
 * @throws EncodingError if the encoding is UTF-16 and the number of bytes is odd
 */
export function decode(bytes: Uint8Array, encoding: Encoding = "auto"): Decoded {
  const chosen = encodingOf(bytes, encoding);
  switch (chosen) {
    case "utf-8":
      return { text: decodeUtf8(bytes), encode: encodeUtf8 };
    case "latin1":
      return { text: fromUnits(bytes), encode: (text) => writeUnits(text, new Uint8Array(text.length)) };
    case "utf-16le":
    case "utf-16be": {
      if (bytes.length % 2 !== 0) {
        throw new EncodingError(
          `The input has ${bytes.length} bytes, which cannot be ${chosen}. Use --encoding latin1.`,
        );
      }
      const isLittle = chosen === "utf-16le";
      return { text: decodeUtf16(bytes, isLittle), encode: (text) => encodeUtf16(text, isLittle) };
    }
  }
}

/**
 * The encoding that bytes are decoded with: the given one, or for `auto` what they look like.
 * @param bytes only looked at for `auto`
 * @param encoding the one that was asked for
 */
export function encodingOf(bytes: Uint8Array, encoding: Encoding = "auto"): Exclude<Encoding, "auto"> {
  if (encoding !== "auto") return encoding;
  if (bytes.length % 2 === 0) {
    if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
    if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  }
  return "utf-8";
}

/** How many units are converted at once. A call takes a limited number of arguments. */
const chunk = 8192;

/** Whether the first byte of a number is its lowest one here. */
const isLittleHere = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/** The text with the given UTF-16 units. */
function fromUnits(units: Uint8Array | Uint16Array): string {
  const parts: string[] = [];
  // `apply` takes typed arrays, too, and is several times faster than to spread them.
  const join = (some: ArrayLike<number>) => String.fromCharCode.apply(undefined, some as number[]);
  for (let at = 0; at < units.length; at += chunk) parts.push(join(units.subarray(at, at + chunk)));
  return parts.join("");
}

/** Writes the UTF-16 units of a text into an array of the same length; of those that do not fit, the low bits. */
function writeUnits<Units extends Uint8Array | Uint16Array>(text: string, units: Units): Units {
  const encoder = new TextEncoder();
  const utf8 = new Uint8Array(3 * chunk);
  for (let at = 0; at < text.length; at += chunk) {
    const part = text.slice(at, at + chunk);
    // Only ASCII is as long in UTF-8. It is copied without a look at each character.
    const { written } = encoder.encodeInto(part, utf8);
    if (written === part.length) units.set(utf8.subarray(0, written), at);
    else for (let i = 0; i < part.length; i++) units[at + i] = part.charCodeAt(i);
  }
  return units;
}

function decodeUtf16(bytes: Uint8Array, isLittle: boolean): string {
  try {
    return new TextDecoder(isLittle ? "utf-16le" : "utf-16be", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // There are surrogates without their other halves, or the engine does not know the encoding.
    const units = new Uint16Array(new Uint8Array(bytes).buffer);
    return fromUnits(isLittle === isLittleHere ? units : swapped(units));
  }
}

function encodeUtf16(text: string, isLittle: boolean): Uint8Array {
  const units = writeUnits(text, new Uint16Array(text.length));
  return new Uint8Array((isLittle === isLittleHere ? units : swapped(units)).buffer);
}

/** Swaps the two bytes of each unit, in place. */
function swapped<Units extends Uint16Array>(units: Units): Units {
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as number;
    units[i] = (unit >> 8) | (unit << 8);
  }
  return units;
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return decodeBrokenUtf8(bytes);
  }
}

/** Decodes UTF-8 and turns every invalid byte into a lone low surrogate. */
function decodeBrokenUtf8(bytes: Uint8Array): string {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const parts: string[] = [];
  let valid = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes, at);
    if (length > 0) {
      at += length;
      continue;
    }
    parts.push(decoder.decode(bytes.subarray(valid, at)), String.fromCharCode(0xdc00 + (bytes[at] as number)));
    valid = ++at;
  }
  parts.push(decoder.decode(bytes.subarray(valid)));
  return parts.join("");
}

/** Length in bytes of the well-formed sequence at an index (Unicode 15, table 3-7); 0 if there is none. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] as number;
  if (first < 0x80) return 1;
  const length =
    first >= 0xc2 && first < 0xe0 ? 2 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xf0 && first < 0xf5 ? 4 : 0;
  // The bounds of the second byte exclude overlong forms, surrogates and values above U+10FFFF.
  const lowest = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  const highest = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
  for (let i = 1; i < length; i++) {
    const byte = bytes[at + i] ?? 0;
    if (byte < (i === 1 ? lowest : 0x80) || byte > (i === 1 ? highest : 0xbf)) return 0;
  }
  return length;
}

function encodeUtf8(text: string): Uint8Array {
  const encoder = new TextEncoder();
  if (text.isWellFormed()) return encoder.encode(text);
  const bytes = new Uint8Array(3 * text.length);
  let end = 0;
  let done = 0;
  // With the flag `u`, the class matches only lone surrogates.
  for (const { 0: surrogate, index } of text.matchAll(/[\ud800-\udfff]/gu)) {
    end += encoder.encodeInto(text.slice(done, index), bytes.subarray(end)).written;
    done = index + 1;
    const unit = surrogate.charCodeAt(0);
    if (unit >= 0xdc80 && unit <= 0xdcff) {
      bytes[end++] = unit - 0xdc00;
    } else {
      bytes[end++] = 0xe0 | (unit >> 12);
      bytes[end++] = 0x80 | ((unit >> 6) & 0x3f);
      bytes[end++] = 0x80 | (unit & 0x3f);
    }
  }
  end += encoder.encodeInto(text.slice(done), bytes.subarray(end)).written;
  return bytes.subarray(0, end);
}
