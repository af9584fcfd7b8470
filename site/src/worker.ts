/** Reduces in a thread of its own. The page ends the worker to stop it, because the test may never return. */
import { type Grammar, loadGrammarText, loadLanguage, reduceSync } from "treemin/core";
import { treeOfTextSync } from "treemin/parse/tree-of-text";
import { EventLines } from "treemin/report/event-line";
import { fileNameOf, problemsOf } from "./grammar-problems.ts";
import { librariesOf } from "./libraries.ts";
import type { Answer, LanguageChoice, Request, Setup } from "./messages.ts";
import { treeArrays } from "./tree-arrays.ts";

/** How long lines are collected before they are sent, in milliseconds. */
const longestWait = 50;

/** @param transfer what is handed over instead of copied */
const tell = (answer: Answer, transfer: Transferable[] = []) => self.postMessage(answer, { transfer });

self.addEventListener("message", async ({ data }: MessageEvent<Request>) => {
  if (data.kind === "check") return tell(await check(data.grammar, data.start));
  try {
    if (data.kind === "tree") await parse(data.input, data.language);
    else await reduce(data.setup);
  } catch (error) {
    tell({ kind: "failed", message: messageOf(error) });
  }
});

async function check(grammar: string, start: string): Promise<Answer> {
  try {
    const { ruleNames } = await load({ kind: "typed", grammar, start });
    return { kind: "checked", rules: ruleNames, problems: [] };
  } catch (error) {
    return { kind: "checked", rules: [], problems: problemsOf(error) };
  }
}

async function load(choice: LanguageChoice): Promise<Grammar> {
  if (choice.kind === "bundled") return await loadLanguage(choice.name);
  const { grammar, start } = choice;
  return await loadGrammarText({ [fileNameOf(grammar)]: grammar }, start === "" ? {} : { start });
}

/** Tells the tree of a text. */
async function parse(input: string, language: LanguageChoice): Promise<void> {
  const arrays = treeArrays(treeOfTextSync(await load(language), input).tree);
  const buffers = Object.values(arrays).flatMap((each) => (ArrayBuffer.isView(each) ? [each.buffer] : []));
  tell({ kind: "tree", arrays }, buffers);
}

/** Compiles the source of a function, and loads the libraries that it names. They are its second argument. */
async function predicateOf(source: string): Promise<(text: string) => boolean> {
  const value: unknown = new Function(`"use strict"; return (${source.trim().replace(/;$/, "")}\n);`)();
  if (typeof value !== "function") throw new TypeError("The test is not a function. Write (text) => …");
  const test = value as (text: string, libraries: object) => boolean;
  const libraries = await librariesOf(source);
  return (text) => test(text, libraries);
}

async function reduce({ input, language, test, reduce }: Setup): Promise<void> {
  const predicate = await predicateOf(test);
  const grammar = await load(language);
  let waiting: string[] = [];
  let last = performance.now();
  let isWatched = false;
  const send = (isTesting: boolean) => {
    tell({ kind: "lines", lines: waiting.join(""), isTesting });
    waiting = [];
    last = performance.now();
    isWatched = isTesting;
  };
  const events = new EventLines((line) => waiting.push(line));
  events.add("started", { treemin: "", node: "", input: "input", arguments: ["--reduce", reduce] });
  send(true);
  const { text, guarantee, stopped, size, statistics } = reduceSync({
    ...{ input, language: grammar, reduce },
    test: (candidate) => {
      if (!isWatched || performance.now() - last > longestWait) send(true);
      return predicate(candidate);
    },
    onEvent: (event) => {
      events.tell(event);
      // The text is parsed after the first test. Parsing may take long and is not a test.
      if (event.kind === "accepted" && event.phase === "input") send(false);
    },
  });
  const { steps: _, ...figures } = statistics;
  events.add("finished", { stopped, size, statistics: figures });
  send(false);
  tell({ kind: "done", text, guarantee });
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!("inspection" in error)) return error.message;
  const why = error.cause === undefined ? "it returned false" : `it threw ${error.cause}`;
  return `The input is not interesting: the test was asked about it, and ${why}.`;
}
