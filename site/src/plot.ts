/** Plots the size over the number of tests. */
import type { Recording } from "./recording.ts";

/** A line of the plot. */
export interface Curve {
  readonly label: string;
  readonly recording: Recording;
}

const namespace = "http://www.w3.org/2000/svg";
const height = 150;
/** The width before the page is laid out. */
const usualWidth = 640;
const margin = { left: 48, right: 12, top: 10, bottom: 22 };
/** How many points a line has at most. */
const mostPoints = 600;

/** Draws curves with a logarithmic axis of sizes. `onPick` gets the number of tests at which the plot was clicked. */
export class Plot {
  readonly #svg = document.createElementNS(namespace, "svg");
  #most = 1;

  constructor(parent: HTMLElement, onPick?: (tests: number) => void) {
    this.#svg.setAttribute("role", "img");
    parent.append(this.#svg);
    if (!onPick) return;
    this.#svg.classList.add("pick");
    this.#svg.addEventListener("click", ({ clientX }) => {
      const { left, width } = this.#svg.getBoundingClientRect();
      const share = (clientX - left - margin.left) / (width - margin.left - margin.right);
      onPick(Math.round(Math.min(1, Math.max(0, share)) * this.#most));
    });
  }

  /** @param position is marked by a line, unless it is undefined */
  draw(curves: readonly Curve[], position?: number): void {
    const width = this.#svg.clientWidth || usualWidth;
    this.#svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.#most = Math.max(1, ...curves.map(({ recording }) => recording.tests.length));
    const sizes = curves.flatMap(({ recording: { steps } }) => [steps[0]?.size ?? 1, steps.at(-1)?.size ?? 1]);
    const top = Math.log10(Math.max(10, ...sizes));
    const x = (tests: number) => margin.left + ((width - margin.left - margin.right) * tests) / this.#most;
    const y = (size: number) =>
      height - margin.bottom - ((height - margin.top - margin.bottom) * Math.log10(Math.max(1, size))) / top;
    const parts: SVGElement[] = [];
    for (let power = 0; power <= top; power++) {
      const at = y(10 ** power);
      parts.push(shape("line", { class: "grid", x1: margin.left, x2: width - margin.right, y1: at, y2: at }));
      if (top < 5 || power % 2 === 0) parts.push(label(margin.left - 6, at + 4, sizeOf(10 ** power), "end"));
    }
    parts.push(label(margin.left, height - 6, "0 tests", "start"));
    parts.push(label(width - margin.right, height - 6, `${this.#most} tests`, "end"));
    for (const [i, { recording, label: name }] of curves.entries()) {
      const line = shape("path", { class: `curve curve-${i % 6}`, d: pathOf(recording, x, y) });
      line.append(Object.assign(document.createElementNS(namespace, "title"), { textContent: name }));
      parts.push(line);
    }
    if (position !== undefined)
      parts.push(
        shape("line", {
          class: "cursor",
          x1: x(position),
          x2: x(position),
          y1: margin.top,
          y2: height - margin.bottom,
        }),
      );
    const said = curves.map(({ recording: { steps, tests }, label: name }) => {
      return `${name}: ${steps[0]?.size ?? 0} bytes at first, ${steps.at(-1)?.size ?? 0} after ${tests.length} tests`;
    });
    this.#svg.setAttribute("aria-label", said.length > 0 ? `Size over tests. ${said.join("; ")}` : "Size over tests");
    this.#svg.replaceChildren(...parts);
  }
}

function pathOf({ steps, tests }: Recording, x: (tests: number) => number, y: (size: number) => number): string {
  const stride = Math.ceil(steps.length / mostPoints);
  const shown = steps.filter((_, i) => i % stride === 0 || i === steps.length - 1);
  const [first, ...others] = shown;
  if (!first) return "";
  const moves = others.map(({ tests: at, size }) => `H${x(at).toFixed(1)}V${y(size).toFixed(1)}`);
  return `M${x(0).toFixed(1)} ${y(first.size).toFixed(1)}${moves.join("")}H${x(tests.length).toFixed(1)}`;
}

function sizeOf(bytes: number): string {
  if (bytes >= 1e6) return `${bytes / 1e6} MB`;
  return bytes >= 1000 ? `${bytes / 1000} kB` : `${bytes} B`;
}

function shape(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

function label(x: number, y: number, text: string, anchor: string): SVGElement {
  const element = shape("text", { x, y, "text-anchor": anchor });
  element.textContent = text;
  return element;
}
