import type { CompiledIsland } from "../model/compiled-grammar.js";
import { GrammarError } from "../model/grammar-error.js";
import { splitRuleName } from "../model/rule-names.js";

type Part = CompiledIsland["parts"][number];

/** An island as a format file has it. */
export interface IslandText {
  readonly token: string;
  readonly pattern: string;
  /** The grammar that the token belongs to. */
  readonly home: string;
  /** All grammars of the format. */
  readonly grammars: readonly string[];
}

/**
 * Makes a regular expression whose named groups say `[grammar:]rule` one that JavaScript knows: groups are numbered, and
 * Python's `(?P<…>`, `(?P=…)` are understood. `.` matches line ends.
 * @param where names the place in the format file
 * @throws GrammarError
 */
export function readIsland({ token, pattern, home, grammars }: IslandText, where: string): CompiledIsland {
  const parts: Part[] = [];
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
  return { token, parts, pattern: compile(renameReferences(numbered, renamed), where) };
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

/** Strict as long as it can be: without the flag `u`, a character outside the BMP is two. */
function compile(source: string, where: string): RegExp {
  try {
    return new RegExp(source, "dgsu");
  } catch {
    try {
      return new RegExp(source, "dgs");
    } catch (error) {
      throw new GrammarError(`${where}: ${(error as Error).message}.`);
    }
  }
}
