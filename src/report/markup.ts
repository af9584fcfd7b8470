/** A text as it stands in XML and HTML, attributes included. */
export function markup(text: string): string {
  const plain = text.toWellFormed().replace(/[\p{Cc}\ufffe\uffff]/gu, "\ufffd");
  return plain.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** An element of XML with its attributes; the content is markup. */
export function element(name: string, attributes: Readonly<Record<string, string | number>>, content = ""): string {
  const list = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${markup(typeof value === "number" ? String(round(value)) : value)}"`,
  );
  return `<${name}${list.join("")}${content === "" ? "/>" : `>${content}</${name}>`}`;
}

/** A length: a hundredth of a pixel is enough. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
