/** The parts of the page, by their identifiers. */

/**
 * An element of the page.
 * @throws Error if there is none of that kind
 */
export function part<E extends HTMLElement>(id: string, kind: new () => E): E {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no ${id}.`);
  return element;
}

/** Fills a list of choices. */
export function fill(select: HTMLSelectElement, choices: readonly (readonly [value: string, text: string])[]): void {
  select.replaceChildren(...choices.map(([value, text]) => new Option(text, value)));
}

/** Shows a message and its kind in an element. */
export function say(element: HTMLElement, text: string, kind: "plain" | "good" | "bad" = "plain"): void {
  element.textContent = text;
  element.dataset.kind = kind;
}

/** A number with its unit and separators. */
export function bytes(size: number): string {
  return `${size.toLocaleString("en")} ${size === 1 ? "byte" : "bytes"}`;
}

/** The words for the outcomes of tests. */
export const spoken = {
  interesting: "accepted",
  uninteresting: "refused",
  invalid: "invalid",
  timeout: "timed out",
} as const;
