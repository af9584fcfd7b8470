import type { Cut } from "#src/tree/edits.js";

/** Cuts in one line: `2` is token 2, `1..3` are the tokens 1 and 2, `1..3=x` puts `x` in their place. */
export function parseCuts(line: string): readonly Cut[] {
  return line
    .split(" ")
    .filter((cut) => cut !== "")
    .map((cut) => {
      const [, from, to, text] = /^(\d+)(?:\.\.(\d+))?(?:=(.+))?$/.exec(cut) ?? [];
      if (from === undefined) throw new SyntaxError(`No cut: ${cut}`);
      return { from: Number(from), to: Number(to ?? Number(from) + 1), text: text ?? "" };
    });
}

/** The line that says cuts. */
export function printCuts(cuts: readonly Cut[]): string {
  const range = ({ from, to }: Cut) => (to === from + 1 ? `${from}` : `${from}..${to}`);
  return cuts.map((cut) => range(cut) + (cut.text === "" ? "" : `=${cut.text}`)).join(" ");
}
