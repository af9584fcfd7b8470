/** The beginnings of lines that do not end with their own block: decorators of Python, elements and keys of YAML. */
const signs = new Set(["@", "-", "?"]);

/**
 * The lines of an indented text that may follow the colon of the previous line directly: such a line is the whole content of its block,
 * and begins no block itself.
 * @param texts the tokens
 * @param least the least layout before each token that begins a logical line; undefined before others
 * @returns the tokens that begin such lines
 */
export function joinableLines(texts: readonly string[], least: readonly (string | undefined)[]): readonly number[] {
  const firsts = texts.flatMap((_, i) => (i === 0 || least[i] !== undefined ? [i] : []));
  const depthOf = (line: number) => least[firsts[line] as number]?.length ?? 0;
  const joinable: number[] = [];
  firsts.forEach((first, line) => {
    const end = firsts[line + 1] ?? texts.length;
    const isOnly = depthOf(line) > depthOf(line - 1) && depthOf(line + 1) < depthOf(line);
    const isSimple = !signs.has(texts[first] as string) && !texts.slice(first, end).includes(":");
    if (line > 0 && texts[first - 1] === ":" && isOnly && isSimple) joinable.push(first);
  });
  return joinable;
}
