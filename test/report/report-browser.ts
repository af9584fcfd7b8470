import { runInNewContext } from "node:vm";

/** Height of a row and of an element that scrolls, and width of a letter, in pixels. */
const [rowHeight, paneHeight, letter] = [20, 400, 8];

/** An element of a page, with as much as reports need. */
class FakeElement {
  name = "";
  className = "";
  value = 0;
  hidden = true;
  scrollTop = 0;
  readonly clientHeight = paneHeight;
  readonly clientWidth = 100 * letter + 30;
  readonly style: Record<string, string> = {};
  readonly listeners = new Map<string, () => void>();
  readonly children: (FakeElement | string)[] = [];
  parentNode: FakeElement | undefined;
  readonly #browser: ReportBrowser;

  constructor(browser: ReportBrowser, name: string) {
    this.#browser = browser;
    this.name = name;
  }

  get textContent(): string {
    return this.children.map((child) => (typeof child === "string" ? child : child.textContent)).join("");
  }

  set textContent(text: string) {
    this.replaceChildren(text);
  }

  get markup(): string {
    const parts = this.children.map((child) => {
      if (typeof child === "string") return child;
      return ["mark", "del"].includes(child.name) ? `<${child.name}>${child.markup}</${child.name}>` : child.markup;
    });
    return parts.join("");
  }

  replaceChildren(...children: (FakeElement | string)[]): void {
    for (const child of this.children) if (child instanceof FakeElement) child.parentNode = undefined;
    this.children.splice(0);
    this.append(...children);
  }

  append(...children: (FakeElement | string)[]): void {
    this.children.push(...children);
    for (const child of children) {
      if (child instanceof FakeElement) child.parentNode = this;
      else this.#browser.written += child.length;
    }
  }

  getBoundingClientRect() {
    return { width: this.textContent.length * letter, height: rowHeight };
  }

  addEventListener(event: string, listener: () => void): void {
    this.listeners.set(event, listener);
  }
}

/** A report in a browser without layout, which counts the UTF-16 units that are written into the page. */
class ReportBrowser {
  /** How many UTF-16 units have been put into elements. */
  written = 0;
  readonly #elements: Record<string, FakeElement> = {};

  constructor(page: string) {
    const [, data = "", script = ""] = /id="data">(.*)<\/script>\s*<script>(.*)<\/script>/s.exec(page) ?? [];
    const steps = Number(/max="(\d+)"/.exec(page)?.[1]);
    for (const id of ["step", "which", "text", "shown", "data", "input", "jump"])
      this.#elements[id] = new FakeElement(this, id);
    this.#element("data").textContent = data;
    this.#element("step").value = steps;
    this.#element("jump").append(new FakeElement(this, "button"), new FakeElement(this, "button"));
    const getElementById = (id: string) => this.#element(id);
    const createElement = (name: string) => new FakeElement(this, name);
    runInNewContext(script, { document: { getElementById, createElement }, addEventListener: () => {} });
  }

  /** Moves the slider to a step. */
  move(step: number): void {
    this.#element("step").value = step;
    this.#element("step").listeners.get("input")?.();
  }

  /** Scrolls an element to a row. */
  scroll(id: string, row: number): void {
    this.#element(id).scrollTop = row * rowHeight;
    this.#element(id).listeners.get("scroll")?.();
  }

  /** The text of an element. */
  text(id: string): string {
    return this.#element(id).textContent;
  }

  /** The text of an element with the elements that mark parts of it. */
  markup(id: string): string {
    return this.#element(id).markup;
  }

  #element(id: string): FakeElement {
    const found = this.#elements[id];
    if (!found) throw new Error(`There is no element ${id}.`);
    return found;
  }
}

/** Opens a report. */
export function openReport(page: string): ReportBrowser {
  return new ReportBrowser(page);
}
