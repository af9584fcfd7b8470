import fc from "fast-check";

const layout = fc.constantFrom("", "", "", " ", "\n", "\r\n\t", "  ");

/** JSON texts with any layout, escapes and duplicate keys. */
export const jsonTexts: fc.Arbitrary<string> = fc.letrec<{ value: string; spaced: string; string: string }>((tie) => ({
  string: fc.oneof(
    fc.string({ unit: "binary", maxLength: 6 }).map((text) => JSON.stringify(text)),
    fc.constantFrom('""', '"\\u00e9"', '"\\ud800"', '"a\\/b"', '"\u{1f600}"', '"\\\\"'),
  ),
  spaced: fc.tuple(layout, tie("value"), layout).map((parts) => parts.join("")),
  value: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.constantFrom("0", "-1.5e+7", "true", "false", "null", "12"),
    tie("string"),
    fc.array(tie("spaced"), { maxLength: 4 }).map((values) => `[${values.join()}]`),
    fc.array(tie("spaced"), { maxLength: 3 }).map((values) => `[${values.join()}]`),
    fc
      .array(fc.tuple(tie("string"), layout, tie("spaced")), { maxLength: 3 })
      .map((members) => `{${members.map((member) => `${member[0]}${member[1]}:${member[2]}`).join()}}`),
  ),
})).spaced;

const pieces = fc.constantFrom(
  ...'[]{},:"\\ \n?',
  '"a"',
  "1",
  "-",
  "tru",
  "true",
  "\ufeff",
  "\ud800",
  "\u{1f600}",
  "\0",
);

/** Texts that are no JSON, most of them. */
export const garbage: fc.Arbitrary<string> = fc.oneof(
  fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 30 }),
);

/** JSON texts of which something was removed or into which something was put. */
export const mutatedJson: fc.Arbitrary<string> = fc
  .tuple(jsonTexts, fc.nat(), fc.nat(3), fc.oneof(pieces, fc.constant("")))
  .map(([text, at, length, piece]) => {
    const from = at % (text.length + 1);
    return text.slice(0, from) + piece + text.slice(from + length);
  });
