/**
 * Finds which `<` and `>` are brackets of templates, as the specification does (Template Lists): a `<` behind a name is one if a `>` in
 * the same brackets follows, and before that no `&&`, `||`, `;`, `{`, `:` or `=`.
 */
import { kinds } from "../c/kinds.js";
import type { RoughTokens } from "../c/rough-tokens.js";

/** The angle brackets of a text, by the index of a token. */
export interface Templates {
  readonly opens: ReadonlySet<number>;
  /** By a token that begins with `>`, how many brackets it closes. */
  readonly closes: ReadonlyMap<number, number>;
}

/** A `<` that may be one, and how many other brackets are open around it. */
interface Candidate {
  readonly at: number;
  readonly depth: number;
}

/** Finds all angle brackets of a text. */
export function templatesOf(tokens: RoughTokens): Templates {
  const opens = new Set<number>();
  const closes = new Map<number, number>();
  const pending: Candidate[] = [];
  let depth = 0;
  const dropFrom = (least: number) => {
    while ((pending.at(-1)?.depth ?? -1) >= least) pending.pop();
  };
  for (let i = 0; i < tokens.last; i++) {
    const text = tokens.kind(i) === kinds.identifier ? "" : tokens.text(i);
    if (text === "<" && tokens.kind(i - 1) === kinds.identifier) pending.push({ at: i, depth });
    else if (text.startsWith(">")) {
      for (let k = 0; text[k] === ">" && pending.at(-1)?.depth === depth; k++) {
        opens.add((pending.pop() as Candidate).at);
        closes.set(i, k + 1);
      }
    } else if (text === "(" || text === "[") depth++;
    else if (text === ")" || text === "]") {
      dropFrom(depth);
      depth = Math.max(0, depth - 1);
    } else if (/^(?:[;{:]|=)$/.test(text)) {
      depth = 0;
      pending.length = 0;
    } else if (text === "&&" || text === "||") dropFrom(depth);
  }
  return { opens, closes };
}
