/** Gives the identifiers of a text canonical names, for people to read. */
import type { Grammar } from "../grammar/model/grammar.js";
import { folderParsing } from "../parse/folder-syntax.js";
import { parseTree } from "../parse/parse-tree.js";
import { syntaxOf } from "../parse/syntax-of-text.js";
import { identifiersOf } from "../reducer/identifiers-of.js";
import { firstName } from "../search/canonical-name.js";
import { noEdits } from "../tree/edits.js";

/** A stretch of a text: an identifier, or what is between two of them. */
interface NamePart {
  readonly text: string;
  readonly isName: boolean;
}

/** New names by the old ones. */
type Names = ReadonlyMap<string, string>;

/** At most so many occurrences, and so many names, are renamed; each name may take a test. */
const mostOccurrences = 5000;
const mostNames = 100;

/**
 * Renames identifiers to a, b, c … in the order in which they first occur, everywhere alike: all at once if the text is then still
 * interesting, else each that can be renamed by itself to a name that is free.
 * @param text an interesting text
 * @param grammar tells which tokens are identifiers
 * @param isInteresting tests a text; it is called for one text at a time
 * @returns the renamed text, which is interesting or the text itself
 */
export async function renameIdentifiers(
  text: string,
  grammar: Grammar,
  isInteresting: (text: string) => Promise<boolean>,
): Promise<string> {
  const stretches = await stretchesOf(text, grammar);
  const names = [...new Set(stretches.flatMap(({ text, isName }) => (isName ? [text] : [])))].slice(0, mostNames);
  const all = namesInOrder(stretches, names);
  const renamed = rename(stretches, all);
  if (renamed === text || (await isInteresting(renamed))) return renamed;
  let chosen: Names = new Map();
  for (const name of names) {
    const taken = wordsIn(rename(stretches, chosen));
    const next = new Map([...chosen, [name, firstName((each) => !taken.has(each))] as const]);
    // A name of one letter is readable enough.
    if (name.length > 1 && (await isInteresting(rename(stretches, next)))) chosen = next;
  }
  return rename(stretches, chosen);
}

async function stretchesOf(text: string, grammar: Grammar): Promise<readonly NamePart[]> {
  const parsed = await parseTree(grammar, text);
  const { tree } = parsed;
  const reduced = { root: tree.root, edits: noEdits };
  const tokens = identifiersOf(reduced, {
    tree,
    syntax: syntaxOf(grammar, parsed, { folders: folderParsing }),
    most: mostOccurrences,
  });
  const stretches: NamePart[] = [];
  let at = 0;
  for (const token of tokens) {
    const [from, to] = [tree.tokens.starts[token] as number, tree.tokens.ends[token] as number];
    stretches.push({ text: text.slice(at, from), isName: false }, { text: text.slice(from, to), isName: true });
    at = to;
  }
  return [...stretches, { text: text.slice(at), isName: false }];
}

/** The canonical names that no other word of the text has. */
function namesInOrder(stretches: readonly NamePart[], names: readonly string[]): Names {
  const renamed = new Set(names);
  const rest = stretches.filter(({ text, isName }) => !isName || !renamed.has(text));
  const taken = wordsIn(rest.map(({ text }) => text).join(" "));
  const chosen = new Map<string, string>();
  for (const name of names) {
    const canonical = firstName((each) => !taken.has(each));
    taken.add(canonical);
    chosen.set(name, canonical);
  }
  return chosen;
}

function rename(stretches: readonly NamePart[], names: Names): string {
  return stretches.map(({ text, isName }) => (isName ? (names.get(text) ?? text) : text)).join("");
}

function wordsIn(text: string): Set<string> {
  return new Set(text.match(/[\p{ID_Start}_$][\p{ID_Continue}$]*/gu));
}
