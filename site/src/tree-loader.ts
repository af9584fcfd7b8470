/** Parses inputs in a worker of their own. */
import { InputTree } from "./input-tree.ts";
import type { Answer, LanguageChoice, Request } from "./messages.ts";

/** Inputs that are longer get no tree. In UTF-16 units. */
const longest = 1 << 22;

/** Parses one input at a time, and keeps the last tree. */
export class TreeLoader {
  #key = "";
  #tree: Promise<InputTree> | undefined;
  #worker: Worker | undefined;

  /**
   * The tree of a text. If an earlier text is still being parsed, that stops, and its promise stays pending.
   * @throws Error if it cannot be parsed
   */
  load(input: string, language: LanguageChoice): Promise<InputTree> {
    const key = JSON.stringify([language, input]);
    if (key !== this.#key || !this.#tree) {
      this.#worker?.terminate();
      this.#key = key;
      this.#tree = this.#parse(input, language);
    }
    return this.#tree;
  }

  async #parse(input: string, language: LanguageChoice): Promise<InputTree> {
    if (input.length > longest) throw new Error("the input is too large for a tree");
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.#worker = worker;
    try {
      return await new Promise((resolve, reject) => {
        worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
          if (data.kind === "tree") resolve(new InputTree(data.arrays, input));
          if (data.kind === "failed") reject(new Error(data.message));
        });
        worker.addEventListener("error", ({ message }) => reject(new Error(message)));
        worker.postMessage({ kind: "tree", input, language } satisfies Request);
      });
    } finally {
      worker.terminate();
    }
  }
}
