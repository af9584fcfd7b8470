import type { CompiledIsland } from "../model/compiled-grammar.js";
import { GrammarError } from "../model/grammar-error.js";
import { splitRuleName } from "../model/rule-names.js";

type PatternPart = CompiledIsland["parts"][number];

/** An island as a format file describes it. */
export interface IslandText {
  readonly token: string;
  /** A regular expression. Its named groups are called `[grammar:]rule`. */
  readonly pattern: string;
  /** The grammar that the token belongs to. */
  readonly home: string;
  /** The names of all grammars of the format. */
  readonly grammars: readonly string[];
}

/**
 * Compiles the pattern of an island. JavaScript does not accept `[grammar:]rule` as the name of a group, so the groups are
 * numbered. Python's `(?P<…>` and `(?P=…)` are understood, and `.` matches line ends.
 * @param island the pattern, its token, and the grammars that its groups may name
 * @param where the JSON pointer of the pattern in the format file, for messages
 * @throws GrammarError if the pattern is no regular expression, has no named group or names an unknown grammar
 */
export function readIsland({ token, pattern, home, grammars }: IslandText, where: string): CompiledIsland {
  const parts: PatternPart[] = [];
  const renamed = new Map<string, string>();
  const numbered = renameGroups(pattern, (name) => {
    const group = `g${parts.length}`;
    const { grammar = grammars.includes("") ? "" : home, rule } = splitRuleName(name);
    if (!grammars.includes(grammar)) {
      const known = grammars.map((each) => JSON.stringify(each)).join(", ");
      throw new GrammarError(`${where}: there is no grammar ${JSON.stringify(grammar)}, only ${known}.`);
    }
    parts.push({ group, grammar, rule });
    renamed.set(name, group);
    return group;
  });
  if (parts.length === 0) {
    throw new GrammarError(`${where}: the pattern has no named group; (?<[grammar:]rule>…) says what to parse.`);
  }
  return { token, parts, pattern: compilePattern(renameReferences(numbered, renamed), "dgsu", where) };
}

function renameGroups(pattern: string, rename: (name: string) => string): string {
  return pattern.replace(/(\\.)|\(\?P?<(?![=!])([^>]*)>/gs, (_, escaped: string | undefined, name: string) =>
    escaped === undefined ? `(?<${rename(name)}>` : escaped,
  );
}

function renameReferences(pattern: string, renamed: ReadonlyMap<string, string>): string {
  return pattern.replace(
    /(\\[^k])|\(\?P=([^)]*)\)|\\k<([^>]*)>/gs,
    (_, escaped: string | undefined, ...names: readonly (string | undefined)[]) => {
      if (escaped !== undefined) return escaped;
      const name = names[0] ?? names[1] ?? "";
      return `\\k<${renamed.get(name) ?? name}>`;
    },
  );
}

/**
 * Compiles with the flag `u` if the pattern allows that: without it, a character outside the BMP counts as two.
 * @param source of the regular expression
 * @param flags with `u`
 * @param where the JSON pointer of the pattern in the format file, for messages
 * @throws GrammarError if the pattern is no regular expression
 */
export function compilePattern(source: string, flags: string, where: string): RegExp {
  try {
    return new RegExp(source, flags);
  } catch {
    try {
      return new RegExp(source, flags.replace("u", ""));
    } catch (error) {
      throw new GrammarError(`${where}: ${(error as Error).message}.`);
    }
  }
}
