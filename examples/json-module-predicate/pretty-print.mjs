/** The program under test: prints a value as indented JSON. */
export function prettyPrint(value, indent = "") {
  const deeper = `${indent}  `;
  if (Array.isArray(value))
    return block(
      "[",
      "]",
      value.map((item) => prettyPrint(item, deeper)),
    );
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `"${key}": ${prettyPrint(member, deeper)}`);
  return block("{", "}", members);

  function block(open, close, items) {
    if (items.length === 0) return open + close;
    return `${open}\n${items.map((item) => deeper + item).join(",\n")}\n${indent}${close}`;
  }
}
