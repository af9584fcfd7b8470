/**
 * Makes a command of a shell line. The candidate's path is `$1`, also in place of `@@`. The path is never part of the line,
 * so the shell interprets none of its characters.
 * @param line as the user wrote it
 * @param input `stdin` if candidates come on standard input
 */
export function shellCommand(line: string, { stdin }: { readonly stdin: boolean }): readonly string[] {
  return stdin ? ["/bin/sh", "-c", line] : ["/bin/sh", "-c", placeParameter(line), "sh", "@@"];
}

/** How to write `"$1"` inside double and single quotes; elsewhere it is written as it is. */
const parameters: Readonly<Record<string, string>> = { '"': "$1", "'": `'"$1"'` };

/**
 * Match the next part of a line, by the context: in single quotes, a backslash is only a backslash; outside of quotes, comments may
 * contain quotes.
 */
const parts: Readonly<Record<string, RegExp>> = {
  "'": /@@|[\s\S]/y,
  '"': /@@|\\[\s\S]|\$\(|[\s\S]/y,
  "`": /@@|\\[\s\S]|\$\(|(?<![^\s;&|()`])#[^\n`]*|[\s\S]/y,
};
const elsewhere = /@@|\\[\s\S]|\$\(|(?<![^\s;&|()])#.*|[\s\S]/y;

/** Replaces each `@@` by `$1`, quoted for the context it stands in. */
function placeParameter(line: string): string {
  const open: string[] = [];
  let result = "";
  for (let at = 0; at < line.length; ) {
    const place = open.at(-1) ?? "";
    const part = partAt(line, at, place);
    result += part === "@@" ? (parameters[place] ?? '"$1"') : part;
    if (isClosing(part, place)) open.pop();
    else if (isOpening(part, place)) open.push(part === "$(" ? "(" : part);
    at += part.length;
  }
  return result;
}

function partAt(line: string, at: number, place: string): string {
  const pattern = parts[place] ?? elsewhere;
  pattern.lastIndex = at;
  return pattern.exec(line)?.[0] ?? "";
}

function isOpening(part: string, place: string): boolean {
  if (place === "'") return false;
  return part === "$(" || part === "`" || part === '"' || (place !== '"' && (part === "'" || part === "("));
}

function isClosing(part: string, place: string): boolean {
  return place === "(" ? part === ")" : part === place;
}
