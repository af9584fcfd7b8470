/** The playground: connects the parts of the page. */
import type { EditorView } from "@codemirror/view";
import { editor, replaceText } from "./editors.ts";
import { exampleGrammar, examples } from "./examples.ts";
import { fileNameOf } from "./grammar-problems.ts";
import { languageNames } from "./language-names.ts";
import type { LanguageChoice, Setup } from "./messages.ts";
import { bytes, fill, part, say } from "./page.ts";
import { Player } from "./player.ts";
import { algorithms, race } from "./race.ts";
import { Recording } from "./recording.ts";
import { Run } from "./run.ts";
import { fragmentOf, readFragment, type Shared } from "./share.ts";
import { TreeLoader } from "./tree-loader.ts";
import { GrammarCheck } from "./typed-grammar.ts";

const button = (id: string) => part(id, HTMLButtonElement);
const select = (id: string) => part(id, HTMLSelectElement);
const status = part("status", HTMLElement);
const language = select("language");
const preset = select("preset");
const algorithm = select("algorithm");
const start = part("start", HTMLInputElement);

fill(language, [...languageNames.map((name) => [name, name] as const), ["typed", "a grammar of your own"]]);
fill(
  preset,
  examples.map(({ name }, i) => [String(i), name] as const),
);
fill(algorithm, algorithms);

const [firstExample] = examples;
const input = editor(part("input", HTMLElement), { label: "Input", text: firstExample?.input ?? "", kind: "plain" });
const test = editor(part("test", HTMLElement), { label: "Test", text: firstExample?.test ?? "", kind: "javascript" });
const grammar = editor(part("grammar", HTMLElement), {
  ...{ label: "Grammar", text: exampleGrammar, kind: "grammar" },
  onChange: () => check.soon(),
});
const check = new GrammarCheck(grammar);
const player = new Player();
const trees = new TreeLoader();
const textOf = ({ state }: EditorView) => state.doc.toString();

let current: Run | undefined;
let shown: Recording | undefined;

function languageOf(name: string): LanguageChoice {
  if (name === "typed") return { kind: "typed", grammar: textOf(grammar), start: start.value.trim() };
  return { kind: "bundled", name };
}

function setupOf(): Setup {
  return { input: textOf(input), language: languageOf(language.value), test: textOf(test), reduce: algorithm.value };
}

function limitOf(): number {
  const seconds = part("limit", HTMLInputElement).valueAsNumber;
  return 1000 * (seconds >= 1 && seconds <= 600 ? seconds : 5);
}

/** Shows a recording and lets it be saved. */
function show(recording: Recording): void {
  shown = recording;
  player.open(recording);
  for (const id of ["copy", "save"]) button(id).disabled = false;
}

/** Shows the tree of a recording's input as soon as it is parsed. */
async function addTree(recording: Recording, choice: LanguageChoice): Promise<void> {
  const box = part("tree-status", HTMLElement);
  say(box, "Parsing…");
  const found = await trees.load(recording.input, choice).then(
    (tree) => ({ tree }),
    (error: Error) => ({ error }),
  );
  if (recording !== shown) return;
  if ("error" in found) return say(box, `There is no tree: ${found.error.message}.`, "bad");
  say(box, `${found.tree.size.toLocaleString("en")} nodes`);
  player.openTree(found.tree);
}

/** The language of a recording: a bundled one, the grammar in the editor if it has that name, else the structure of the text. */
function languageOfRecording({ language: name }: Recording): LanguageChoice {
  if (name !== undefined && `${name}.g4` === fileNameOf(textOf(grammar))) return languageOf("typed");
  return languageOf(languageNames.find((each) => each === name) ?? "text");
}

function follow(run: Run): void {
  current = run;
  show(run.recording);
  void run.begun.then(() => addTree(run.recording, run.setup.language));
  button("stop").disabled = false;
  for (const id of ["run", "race"]) button(id).disabled = true;
}

function rest(): void {
  current = undefined;
  button("stop").disabled = true;
  for (const id of ["run", "race"]) button(id).disabled = false;
}

async function reduce(): Promise<void> {
  const run = new Run(setupOf(), {
    limit: limitOf(),
    onProgress: () => {
      player.refresh();
      const { recording } = run;
      say(status, recording.tests.length === 0 ? `${progressOf(recording)} Parsing…` : progressOf(recording));
    },
  });
  say(status, "Loading…");
  follow(run);
  const { kind, message, guarantee, time } = await run.ended;
  rest();
  player.refresh();
  const { recording } = run;
  if (recording.steps.length === 0) return say(status, message, kind === "failed" ? "bad" : "plain");
  const notes = [kind === "done" && guarantee !== undefined && `The result is ${guarantee}.`, ...recording.warnings];
  const problem = recording.problem === undefined ? "" : ` The input does not fit the grammar: ${recording.problem}.`;
  const more = notes.filter((note) => note !== false).join(" ");
  const took = `${(time / 1000).toFixed(1)} s`;
  say(status, `${message} ${progressOf(recording)} ${took}. ${more}${problem}`, kind === "done" ? "good" : "bad");
}

function progressOf({ steps, tests }: Recording): string {
  const [before, after] = [steps[0]?.size ?? 0, steps.at(-1)?.size ?? 0];
  if (tests.length === 0) return `${bytes(before)}.`;
  return `${bytes(before)} → ${bytes(after)}, ${tests.length.toLocaleString("en")} tests.`;
}

function chooseLanguage(name: string): void {
  language.value = name;
  part("grammar-section", HTMLElement).hidden = name !== "typed";
  if (name === "typed") check.soon();
}

function apply(shared: Shared): void {
  replaceText(input, shared.input);
  replaceText(test, shared.test);
  replaceText(grammar, shared.grammar);
  start.value = shared.start;
  algorithm.value = shared.reduce;
  chooseLanguage(shared.language);
}

/** Opens a recording, or takes a file as the input. */
async function open(file: File): Promise<void> {
  const text = await file.text();
  if (!text.startsWith('{"kind":"started"')) {
    replaceText(input, text);
    const ending = languageNames.find((name) => file.name.toLowerCase().endsWith(`.${endings[name] ?? name}`));
    chooseLanguage(ending ?? "text");
    return say(status, `${file.name}: ${bytes(file.size)}.`);
  }
  current?.stop();
  const recording = new Recording();
  try {
    recording.add(text);
  } catch (error) {
    return say(status, `${file.name} is no recording: ${(error as Error).message}.`, "bad");
  }
  show(recording);
  void addTree(recording, languageOfRecording(recording));
  say(status, `${file.name}: ${progressOf(recording)} ${recording.warnings.join(" ")}`, "good");
}

/** Extensions of languages whose name is not an extension. */
const endings: Readonly<Record<string, string>> = { javascript: "js", typescript: "ts", python: "py", text: "txt" };

part("setup", HTMLFormElement).addEventListener("submit", (event) => {
  event.preventDefault();
  if (!current) void reduce();
});
button("stop").addEventListener("click", () => current?.stop());
button("race").addEventListener("click", async () => {
  await race(setupOf(), limitOf(), (run, name) => {
    follow(run);
    say(status, `Racing: ${name}…`);
  });
  rest();
  player.refresh();
  say(status, "The race is over.", "good");
});
button("share").addEventListener("click", async () => {
  const { reduce: chosen } = setupOf();
  const shared = { input: textOf(input), grammar: textOf(grammar), test: textOf(test), start: start.value };
  history.replaceState(null, "", await fragmentOf({ ...shared, language: language.value, reduce: chosen }));
  const isCopied = await navigator.clipboard?.writeText(location.href).then(
    () => true,
    () => false,
  );
  say(status, isCopied ? "The link is in the clipboard." : "The link is in the address bar.", "good");
});
button("copy").addEventListener("click", async () => {
  if (!shown) return;
  const { text } = shown.stateAt(shown.steps.length - 1);
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  say(status, isCopied ? "The result is in the clipboard." : "The browser does not let pages use the clipboard.");
});
button("save").addEventListener("click", () => {
  if (!shown) return;
  const url = URL.createObjectURL(new Blob([shown.text], { type: "application/jsonl" }));
  Object.assign(document.createElement("a"), { href: url, download: "reduction.jsonl" }).click();
  URL.revokeObjectURL(url);
});
language.addEventListener("change", () => chooseLanguage(language.value));
preset.addEventListener("change", () => {
  const example = examples[Number(preset.value)];
  if (!example) return;
  replaceText(input, example.input);
  replaceText(test, example.test);
  chooseLanguage(example.language);
});
const file = part("file", HTMLInputElement);
file.addEventListener("change", () => {
  const [first] = file.files ?? [];
  if (first) void open(first);
  file.value = "";
});
// Handled before the editors get it, because they would insert the text of a dropped file.
document.addEventListener("dragover", (event) => event.preventDefault());
document.addEventListener(
  "drop",
  (event) => {
    const [first] = event.dataTransfer?.files ?? [];
    if (!first) return;
    event.preventDefault();
    event.stopPropagation();
    void open(first);
  },
  { capture: true },
);

chooseLanguage(firstExample?.language ?? "json");
readFragment(location.hash).then(
  (shared) => {
    if (!shared) return;
    apply(shared);
    say(status, "The test comes from the link. Read it before you reduce: it is a program.");
  },
  () => say(status, "The link is incomplete, so nothing was loaded from it.", "bad"),
);
