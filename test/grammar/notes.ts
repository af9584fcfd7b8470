import type { Note } from "#src/grammar/model/compiled-grammar.js";

/** Notes as lines; those that are no warnings are in brackets. */
export function tellNotes(notes: readonly Note[]): readonly string[] {
  return notes.map(({ kind, text }) => (kind === "warning" ? text : `[${text}]`));
}
