/** Simplifications of a module in LLVM IR, as far as its text tells. */

/** Strings and comments, in which nothing is renamed; values, and labels at the beginning of a line, that are numbers. */
const numbers = /"[^"]*"|;[^\n]*|([%@])(\d+)(?![-\w$.])|^(\d+)(?=:)/gm;

/** A function with a body: its head, and its body up to the brace that closes it at the beginning of a line. */
const functions = /^(define [^\n]*\{[^\S\n]*\n)(.*?)(?=^\})/gms;

const first = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const others = `${first}0123456789`;

/**
 * Gives names to values, blocks, types and global variables that have numbers. The numbers of a function must be complete and in order,
 * so no instruction with a result could be removed otherwise. No name is longer than its number, but a first block that
 * is used gets a label.
 * @param text a module of LLVM IR as text
 */
export function nameNumbers(text: string): string {
  const newName = renaming(freeNames(text));
  const nameOf = (sigil: string, number: string) => newName((sigil === "@" ? "@" : "%") + number);
  const rename = (part: string) =>
    part.replace(numbers, (whole, sigil?: string, number?: string, label?: string) => {
      if (number !== undefined) return sigil + nameOf(sigil as string, number);
      return label === undefined ? whole : nameOf("%", label);
    });
  const types = groupsIn(text.replace(functions, ""), /^%(\d+) = type/gm);
  const labelled = text.replace(functions, (_, head: string, body: string) => {
    const defined = new Set([...types, ...groupsIn(head, /%(\d+)/g), ...groupsIn(body, /^\s*%(\d+) =|^(\d+):/gm)]);
    const entry = [...groupsIn(body, /"[^"]*"|;[^\n]*|%(\d+)(?![-\w$.])/g)].find((number) => !defined.has(number));
    return entry === undefined ? head + body : `${head}${entry}:\n${body}`;
  });
  return rename(labelled);
}

/** Strings and comments, in which nothing is renamed; values, and labels at the beginning of a line. */
const localNames = /"[^"]*"|;[^\n]*|%([-\w$.]+)|^([-\w$.]+)(?=:)/gm;

/**
 * Gives names to values and blocks as `nameNumbers` does, and those of each function names that no other one has: treemin takes equal names
 * for the same. If that would make the text longer, or if a function may refer to blocks of another one, names may stay equal.
 * @param text a module of LLVM IR as text
 */
export function nameValues(text: string): string {
  const named = nameNumbers(text);
  if (named.includes("blockaddress")) return named;
  const types = groupsIn(named, /^%([-\w$.]+) = type/gm);
  const free = freeNames(named);
  const unique = named.replace(functions, (whole) => {
    const newName = renaming(free);
    const nameOf = (name: string) => (types.has(name) ? name : newName(name));
    return whole.replace(localNames, (found, value?: string, label?: string) => {
      if (value !== undefined) return `%${nameOf(value)}`;
      return label === undefined ? found : nameOf(label);
    });
  });
  return unique.length <= text.length ? unique : named;
}

/**
 * Removes metadata: what instructions and functions refer to, records and calls for debuggers, and the definitions.
 * @param text a module of LLVM IR as text
 */
export function withoutMetadata(text: string): string {
  const metadata =
    /"[^"]*"|;[^\n]*|^![^\n]*\n|^[^\S\n]*(?:#dbg_|(?:tail )?call void @llvm\.dbg\.|declare void @llvm\.dbg\.)[^\n]*\n|,? ![a-zA-Z][\w.]* !\d+/gm;
  return text.replace(metadata, keepStrings);
}

/**
 * Removes groups of attributes.
 * @param text a module of LLVM IR as text
 */
export function withoutAttributes(text: string): string {
  return text.replace(/"[^"]*"|;[^\n]*|^attributes [^\n]*\n| #\d+\b/gm, keepStrings);
}

function keepStrings(found: string): string {
  return /^[";]/.test(found) ? found : "";
}

/** Gives each name, or number, a name of its own, and always the same one. */
function renaming(free: Iterator<string, never>): (name: string) => string {
  const names = new Map<string, string>();
  return (name) => {
    const other = names.get(name) ?? free.next().value;
    names.set(name, other);
    return other;
  };
}

/** The names or numbers that groups of a pattern match. */
function groupsIn(text: string, pattern: RegExp): ReadonlySet<string> {
  return new Set([...text.matchAll(pattern)].flatMap(([, ...groups]) => groups.filter((each) => each !== undefined)));
}

/** Names that occur nowhere, the shortest first. */
function* freeNames(text: string): Generator<string, never> {
  const used = new Set(text.match(/[-\w$.]+/g));
  for (let length = 1; ; length++) {
    for (const name of namesOf(length)) if (!used.has(name)) yield name;
  }
}

function* namesOf(length: number): Iterable<string> {
  if (length === 1) yield* first;
  else for (const start of namesOf(length - 1)) for (const end of others) yield start + end;
}
