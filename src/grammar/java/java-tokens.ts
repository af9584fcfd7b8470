/** Tokens of code in a grammar, by the lexical structure of Java, which most languages of grammars share. */

export type JavaTokenKind = "name" | "attribute" | "number" | "string" | "char" | "symbol";

/** A token of code. */
export interface JavaToken {
  readonly kind: JavaTokenKind;
  /** The text as it is written; an attribute is `$x` or `$x.y`. */
  readonly text: string;
  /** Where the token begins, in UTF-16 units. */
  readonly start: number;
}

const token = new RegExp(
  [
    String.raw`(?<space>\s+|//[^\n]*|/\*[\s\S]*?\*/)`,
    String.raw`(?<attribute>\$[A-Za-z_]\w*(?:\.[A-Za-z_]\w*\b(?!\s*\())?)`,
    String.raw`(?<name>[\p{L}_][\p{L}\p{N}_]*)`,
    String.raw`(?<number>(?:0[xX][\da-fA-F_]+|\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?)[lLfFdD]?)`,
    String.raw`(?<string>"(?:\\[\s\S]|[^"\\\n])*")`,
    String.raw`(?<char>'(?:\\[\s\S]|[^'\\\n])*')`,
    String.raw`(?<symbol>>>>=|>>>|<<=|>>=|===|!==|\?\?|\?\.|\.\.\.|=>|->|::|\+\+|--|&&|\|\||[-+*/%&|^=!<>]=|<<|>>|[\s\S])`,
  ].join("|"),
  "uy",
);

/**
 * The tokens of code, without white space and comments. Never fails: any other character is a symbol.
 * @param code any text
 */
export function javaTokens(code: string): readonly JavaToken[] {
  const tokens: JavaToken[] = [];
  for (let start = 0; start < code.length; ) {
    token.lastIndex = start;
    const match = token.exec(code);
    const text = match?.[0] ?? (code[start] as string);
    const [kind] = Object.entries(match?.groups ?? {}).find(([, value]) => value !== undefined) ?? ["symbol"];
    if (kind !== "space") tokens.push({ kind: kind as JavaTokenKind, text, start });
    start += text.length;
  }
  return tokens;
}
