/**
 * Characters that a terminal does not show unchanged: control characters of both kinds, marks that change the direction of writing,
 * characters without width, line separators, and code points that are no characters. Tabs are harmless.
 */
const unsafe = /[^\P{C}\t]|[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/gu;

/**
 * Makes a line of untrusted text safe to print: names of files, parts of the input, output of tests. What a terminal would not
 * show is escaped as JSON does, so JSON keeps its meaning.
 * @param line may contain anything, line ends included
 */
export function printable(line: string): string {
  return line.replace(unsafe, escapeUnits);
}

/**
 * Makes a text of several lines safe to print. All but the first are indented, so that none looks like a message of its own.
 * @param text may contain anything
 */
export function printableLines(text: string): string {
  return text
    .split("\n")
    .map(printable)
    .map((line, index) => (index === 0 || line.startsWith("  ") ? line : `  ${line}`))
    .join("\n");
}

/** Length that a line of a message may have before it is shortened, and what stays of its beginning and its end, in UTF-16 units. */
const longestLine = 500;
const keptBeginning = 350;
const keptEnd = 100;

/**
 * Shortens lines in the middle: a message about a syntax error holds a whole token, which may be large.
 * @param text lines of a message
 */
export function shortened(text: string): string {
  return text
    .split("\n")
    .map((line) => (line.length > longestLine ? `${line.slice(0, keptBeginning)} … ${line.slice(-keptEnd)}` : line))
    .join("\n");
}

/**
 * Prints a line on standard error that is neither a warning nor an error. It may contain untrusted text.
 * @param line is made safe to print
 */
export function note(line: string): void {
  process.stderr.write(`note: ${printable(line)}\n`);
}

/**
 * Prints a warning on standard error. It may contain untrusted text.
 * @param line is made safe to print
 */
export function warn(line: string): void {
  process.stderr.write(`warning: ${printable(line)}\n`);
}

/**
 * Whether a line is safe to print as it is.
 * @param line may contain anything
 */
export function isPrintable(line: string): boolean {
  return printable(line) === line;
}

function escapeUnits(character: string): string {
  return character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
