import type { GrammarProblem } from "./messages.ts";

/** The name of the file that a typed grammar would be in. */
export function fileNameOf(grammar: string): string {
  const name = /^\s*(?:(?:parser|lexer)\s+)?grammar\s+(\w+)/m.exec(grammar)?.[1] ?? "Typed";
  return `${name}.g4`;
}

/** The places and messages in an error of `loadGrammarText`. */
export function problemsOf(error: unknown): readonly GrammarProblem[] {
  const isList = typeof error === "object" && error !== null && "errors" in error && Array.isArray(error.errors);
  const messages: readonly string[] = isList ? (error.errors as string[]) : [String((error as Error).message ?? error)];
  return messages.map((text) => {
    const [first = ""] = text.split("\n");
    const match = /^[^:]*:(\d+):(\d+): (.*)$/.exec(first);
    if (!match) return { line: 0, column: 0, message: first };
    return { line: Number(match[1]), column: Number(match[2]), message: match[3] ?? "" };
  });
}
