/**
 * Escapes a text for XML and HTML, also within attributes.
 * @param text any text
 */
export function markup(text: string): string {
  const plain = text.toWellFormed().replace(/[\p{Cc}\ufffe\uffff]/gu, "\ufffd");
  return plain.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/**
 * Writes an XML element.
 * @param name of the element
 * @param attributes their values are escaped
 * @param content markup within the element
 */
export function element(name: string, attributes: Readonly<Record<string, string | number>>, content = ""): string {
  const list = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${markup(typeof value === "number" ? String(round(value)) : value)}"`,
  );
  return `<${name}${list.join("")}${content === "" ? "/>" : `>${content}</${name}>`}`;
}

/**
 * Rounds a length to a hundredth of a pixel.
 * @param value in pixels
 */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
