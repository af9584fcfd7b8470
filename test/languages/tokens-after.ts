import type { ShortForms } from "#src/grammar/bundled/generated-language.js";

/** The tokens after each change, given tokens with blanks between them. */
export function tokensAfter(
  shortForms: (texts: readonly string[]) => ShortForms,
  text: string,
): readonly (readonly string[])[] {
  const tokens = text.split(" ");
  return shortForms(tokens).map((cuts) => {
    const copy = [...tokens];
    for (const [from, to, text] of cuts.toReversed()) copy.splice(from, to - from, text);
    return copy.filter((each) => each !== "");
  });
}
