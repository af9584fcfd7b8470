/** The messages between the page and its worker. */
import type { TreeArrays } from "./tree-arrays.ts";

/** A language that is bundled, or a grammar that was typed. */
export type LanguageChoice =
  | { readonly kind: "bundled"; readonly name: string }
  | { readonly kind: "typed"; readonly grammar: string; readonly start: string };

/** What is reduced, and how. */
export interface Setup {
  readonly input: string;
  readonly language: LanguageChoice;
  /** Source of a JavaScript function from a text to whether it is interesting. */
  readonly test: string;
  /** A pipeline of algorithms. */
  readonly reduce: string;
}

/** What the page asks a worker for. */
export type Request =
  | { readonly kind: "reduce"; readonly setup: Setup }
  | { readonly kind: "tree"; readonly input: string; readonly language: LanguageChoice }
  | { readonly kind: "check"; readonly grammar: string; readonly start: string };

/** An error of a grammar. The line counts from 1, the column from 1; both are 0 if it has no place. */
export interface GrammarProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** What a worker answers. */
export type Answer =
  /** Lines of events, as `--events` writes them, and whether the worker tests until the next message. */
  | { readonly kind: "lines"; readonly lines: string; readonly isTesting: boolean }
  | { readonly kind: "done"; readonly text: string; readonly guarantee: string | undefined }
  | { readonly kind: "tree"; readonly arrays: TreeArrays }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "checked"; readonly rules: readonly string[]; readonly problems: readonly GrammarProblem[] };
