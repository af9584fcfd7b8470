/** A value in a JSON text. */
export interface JsonValue {
  /** UTF-16 offset of its first character. */
  readonly start: number;
  /** UTF-16 offset behind its last character. */
  readonly end: number;
  readonly tokens: number;
}

/** All values of a JSON text, found by counting brackets; names of members are none. */
export function valuesOf(text: string): readonly JsonValue[] {
  const tokens = [...text.matchAll(/"(?:[^"\\]|\\.)*"|[-+.\w]+|[^\s]/g)];
  const offsetOf = (i: number) => tokens[i]?.index ?? text.length;
  const endOf = (i: number) => offsetOf(i) + (tokens[i]?.[0].length ?? 0);
  const values: JsonValue[] = [];
  const open: number[] = [];
  tokens.forEach(([token], i) => {
    if (token === "{" || token === "[") open.push(i);
    else if (token === "}" || token === "]") {
      const first = open.pop() as number;
      values.push({ start: offsetOf(first), end: endOf(i), tokens: i + 1 - first });
    } else if (token !== "," && token !== ":" && tokens[i + 1]?.[0] !== ":") {
      values.push({ start: offsetOf(i), end: endOf(i), tokens: 1 });
    }
  });
  return values;
}
