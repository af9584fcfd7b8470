/** The script of a report: it shows the text of a step, and of a long text the rows that are in sight. */
import { composeEdits } from "./compose-edits.js";
import { rowsOf } from "./report-rows.js";
import { stepStates } from "./step-states.js";

/** Longer texts are shown by rows, in UTF-16 units. */
export const longestWhole = 100_000;

/** Shows rows of a text in an element that scrolls, and marks what edits keep and what they remove. */
const rowPane = `
const highest = 8e6; // browsers allow elements of some ten million pixels
const rowPane = (pane) => {
  const create = (name, className) => Object.assign(document.createElement(name), { className });
  const [space, sight] = [create("div", "space"), create("div", "sight")];
  let [text, edits, rows, height, columns] = ["", undefined, [0], 20, 100];
  const measure = () => {
    sight.textContent = "0".repeat(100);
    const { width, height: measured } = sight.getBoundingClientRect();
    if (measured > 0) [height, columns] = [measured, Math.max(20, Math.floor(((pane.clientWidth - 30) * 100) / width))];
  };
  const whole = () => Math.min(rows.length * height, highest);
  const seen = () => Math.ceil(pane.clientHeight / height) + 1;
  const scale = () => (rows.length * height <= highest ? height : (whole() - pane.clientHeight) / (rows.length - seen() + 2));
  const piece = (name, from, to) => {
    const shown = text.slice(from, to);
    return name ? Object.assign(document.createElement(name), { textContent: shown }) : shown;
  };
  const row = (from, to) => {
    if (!edits) return [piece("", from, to)];
    const pieces = [];
    for (let i = firstBehind(edits, from); from < to; i++) {
      const [start, end] = edits[i] || [to, to];
      if (start > from) pieces.push(piece("mark", from, Math.min(start, to)));
      if (start < to && end > from) pieces.push(piece("del", Math.max(start, from), Math.min(end, to)));
      from = Math.max(from, end, Math.min(start, to));
    }
    return pieces;
  };
  const draw = () => {
    const first = Math.max(0, Math.min(Math.floor(pane.scrollTop / scale()), rows.length - 1));
    const last = Math.min(first + seen(), rows.length);
    const parts = [];
    for (let i = first; i < last; i++) {
      const end = i + 1 < rows.length ? rows[i + 1] : text.length;
      parts.push(...row(rows[i], text[end - 1] === "\\n" ? end - 1 : end), "\\n");
    }
    sight.replaceChildren(...parts);
    sight.style.transform = "translateY(" + (scale() === height ? first * height - pane.scrollTop : 0) + "px)";
  };
  const lay = () => {
    measure();
    rows = rowsOf(text, columns);
    space.style.height = whole() + "px";
    draw();
  };
  const show = (shown, marked) => {
    [text, edits] = [shown, marked];
    if (space.parentNode !== pane) pane.replaceChildren(space);
    lay();
  };
  space.append(sight);
  pane.addEventListener("scroll", () => space.parentNode === pane && draw());
  addEventListener("resize", () => space.parentNode === pane && lay());
  const top = () => {
    const first = Math.floor(pane.scrollTop / scale());
    return [rows[first], first + 1 < rows.length ? rows[first + 1] : text.length];
  };
  const go = (place) => {
    pane.scrollTop = Math.ceil((firstBehind(rows, place, (start) => start) - 1) * scale());
  };
  return { show, top, go };
};
`;

/** Connects the texts with the slider and the buttons. */
const page = `
const { input, phases, steps } = JSON.parse(document.getElementById("data").textContent);
const [slider, which, pane, title, source, jump] = ["step", "which", "text", "shown", "input", "jump"].map((id) => document.getElementById(id));
const stateAt = stepStates(steps, composeEdits);
const textOf = (edits) => {
  const parts = [];
  let at = 0;
  for (const [from, to, text] of edits) {
    parts.push(input.slice(at, from), text);
    at = to;
  }
  return parts.join("") + input.slice(at);
};
const result = rowPane(pane);
const show = () => {
  const step = steps[slider.value];
  if (!step) return;
  const [, , number, tests, size, phase] = step;
  const text = textOf(stateAt(Number(slider.value)));
  if (text.length > ${longestWhole}) result.show(text);
  else pane.textContent = text;
  which.textContent = number + ": " + size + " bytes after " + tests + " tests (" + phases[phase] + ")";
  title.textContent = Number(slider.value) === steps.length - 1 ? "Result" : "Step " + number;
};
slider.addEventListener("input", show);
show();
if (input.length > ${longestWhole}) {
  const edits = stateAt(steps.length - 1);
  const marked = rowPane(source);
  marked.show(input, edits);
  const kept = edits.flatMap(([, to], i) => (to < (i + 1 < edits.length ? edits[i + 1][0] : input.length) ? [to] : []));
  if (edits.length === 0 || edits[0][0] > 0) kept.unshift(0);
  const [before, after] = jump.children;
  before.addEventListener("click", () => marked.go(kept.findLast((place) => place < marked.top()[0]) || 0));
  after.addEventListener("click", () => marked.go(kept.find((place) => place >= marked.top()[1]) || kept[kept.length - 1] || 0));
  marked.go(kept[0] || 0);
  jump.hidden = false;
}
`;

/** The script, with the functions that it needs. */
export const reportScript = `
const composeEdits = ${composeEdits};
const rowsOf = ${rowsOf};
const stepStates = ${stepStates};
const firstBehind = (list, place, endOf = ([, end]) => end) => {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (endOf(list[middle]) > place) high = middle;
    else low = middle + 1;
  }
  return low;
};
${rowPane}${page}`;
