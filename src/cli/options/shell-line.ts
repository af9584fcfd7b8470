/**
 * The command that a shell line is, with the candidate as `$1` and wherever it says `@@`. The path itself is no part of the
 * line, so that no character of it means anything to the shell.
 * @param stdin whether candidates come on standard input instead
 */
export function shellCommand(line: string, { stdin }: { readonly stdin: boolean }): readonly string[] {
  return stdin ? ["/bin/sh", "-c", line] : ["/bin/sh", "-c", placeParameter(line), "sh", "@@"];
}

/** What stands for `"$1"` by what the place is in: nothing, quotes, or a command in quotes. */
const parameters: Readonly<Record<string, string>> = { '"': "$1", "'": `'"$1"'` };

/** Replaces each `@@` by `$1`, quoted as its place needs it. */
function placeParameter(line: string): string {
  const open: string[] = [];
  let result = "";
  for (const [part] of line.matchAll(/@@|\\.|\$\(|[\s\S]/g)) {
    const place = open.at(-1) ?? "";
    result += part === "@@" ? (parameters[place] ?? '"$1"') : part;
    if (isClosing(part, place)) open.pop();
    else if (isOpening(part, place)) open.push(part === "$(" ? "(" : part);
  }
  return result;
}

function isOpening(part: string, place: string): boolean {
  if (place === "'") return false;
  return part === "$(" || part === "`" || part === '"' || (place !== '"' && (part === "'" || part === "("));
}

function isClosing(part: string, place: string): boolean {
  return place === "(" ? part === ")" : part === place;
}
