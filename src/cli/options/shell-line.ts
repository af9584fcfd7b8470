/**
 * Makes a command of a shell line. The candidate's path is `$1`, also in place of `@@`. The path is never part of the line,
 * so the shell interprets none of its characters.
 * @param stdin whether candidates come on standard input instead
 */
export function shellCommand(line: string, { stdin }: { readonly stdin: boolean }): readonly string[] {
  return stdin ? ["/bin/sh", "-c", line] : ["/bin/sh", "-c", placeParameter(line), "sh", "@@"];
}

/** How to write `"$1"` inside double and single quotes; elsewhere it is written as it is. */
const parameters: Readonly<Record<string, string>> = { '"': "$1", "'": `'"$1"'` };

/** Replaces each `@@` by `$1`, quoted for the context it stands in. */
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
