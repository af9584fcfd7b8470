/** The source of a base class that has what a grammar uses, and no more. */
import { basename } from "node:path";
import type { Snippet } from "../read/grammar-snippets.js";
import type { MemberUse, UsedMembers } from "./used-members.js";

/** What a skeleton is written for. */
export interface SkeletonPlan {
  /** The name of the class. */
  readonly name: string;
  readonly side: "lexer" | "parser";
  /** The name of the class that is generated from the grammar, which extends this one. */
  readonly recognizer: string;
  /** The file of the same class in another language; undefined if there is none. */
  readonly original: string | undefined;
  readonly members: UsedMembers;
}

/**
 * The class of a skeleton, in TypeScript. It needs `Lexer` or `Parser` of antlr4ng.
 * @param plan the names of the class and of its members
 */
export function skeletonClass({ name, side, recognizer, original, members }: SkeletonPlan): string {
  const kind = side === "lexer" ? "Lexer" : "Parser";
  const see = original === undefined ? "" : `\n * ${original} is the same class in another language.`;
  const head = `/**\n * The base class of ${recognizer}. It has the members that the grammar uses; fill in what they do.${see}\n */`;
  const bodies = [...members].map(([member, uses]) => memberSource(member, uses));
  return `${head}\nexport abstract class ${name} extends ${kind} {\n${bodies.join("\n")}}\n`;
}

/**
 * Skeletons in one file.
 * @param plans one for each class, in the order of the file
 */
export function skeletonFile(plans: readonly SkeletonPlan[]): string {
  const kinds = [...new Set(plans.map(({ side }) => (side === "lexer" ? "Lexer" : "Parser")))].sort();
  return [`import { ${kinds.join(", ")} } from "antlr4ng";\n`, ...plans.map(skeletonClass)].join("\n");
}

function memberSource(name: string, uses: readonly MemberUse[]): string {
  const comment = `  /** ${placesOf(uses)} */\n`;
  const arities = uses.flatMap(({ arity }) => (arity === undefined ? [] : [arity]));
  const { type, value } = typeOf(uses);
  if (arities.length === 0) return `${comment}  protected ${name}: ${type} = ${value};\n`;
  const fewest = Math.min(...arities);
  const parameters = Array.from({ length: Math.max(...arities) }, (_, index) => {
    return `_argument${index + 1}${index < fewest ? "" : "?"}: unknown`;
  });
  const body = type === "void" ? "" : `    return ${value};\n`;
  return `${comment}  protected ${name}(${parameters.join(", ")}): ${type} {${body ? `\n${body}  ` : ""}}\n`;
}

/** The type that fits all uses, and a value with which as many predicates as possible are true. */
function typeOf(uses: readonly MemberUse[]): { readonly type: string; readonly value: string } {
  const kinds = new Set(uses.map(({ kind }) => kind));
  if (kinds.has("boolean") || kinds.has("negated")) {
    const isField = uses.every(({ arity }) => arity === undefined);
    const holds = kinds.has("boolean") && !(isField && uses.some(({ isAssigned }) => isAssigned));
    return { type: "boolean", value: String(holds) };
  }
  if (kinds.has("number")) return { type: "number", value: "0" };
  if (kinds.has("string")) return { type: "string", value: '""' };
  if (kinds.has("value")) return { type: "any", value: "undefined" };
  return { type: "void", value: "undefined" };
}

/** Says where a member is used: in which rules, by file and line. */
function placesOf(uses: readonly MemberUse[]): string {
  const lines = new Map<string, Set<number>>();
  for (const { snippet, line } of uses) {
    const file = basename(snippet.file);
    lines.set(file, (lines.get(file) ?? new Set()).add(line));
  }
  const kinds = new Set(uses.map(({ snippet }) => kindOf(snippet)));
  const places = [...lines].map(([file, numbers]) => `${file}:${[...numbers].join(", ")}`);
  return `Used in ${[...kinds].sort().reverse().join(" and ")}: ${places.join("; ")}.`;
}

function kindOf({ kind, name }: Snippet): string {
  if (kind === "predicate") return "predicates";
  return name === "members" ? "members" : "actions";
}
