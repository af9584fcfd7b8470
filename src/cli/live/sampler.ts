import type { Grammar } from "../../index.js";
import { parseTree, readArchive, type Tree } from "../../tools.js";
import { type FoldedRow, fold } from "./fold.js";

/** What was found out about a text. */
export interface Sample {
  /** Undefined if it has no tokens. */
  readonly tokens: number | undefined;
  readonly folded: readonly FoldedRow[];
}

/** The language of the test case: a grammar, a folder, or nothing that is known. */
export type SampledLanguage = Grammar | "folder" | undefined;

/** How many rows of the tree are kept. */
const mostRows = 60;
/** Longer texts are not looked at, in UTF-16 units. */
const longestText = 2 ** 22;
/**
 * The pause before a sample is at least this many times as long as the sample will probably take. So samples take less than this
 * fraction of the time.
 */
const patience = 150;
/** How long the first sample is expected to take for each UTF-16 unit, in milliseconds: the parser is not warm yet. */
const firstTime = 0.003;

/** Parses the best text now and then, to count its tokens and to see where its bytes are. */
export class Sampler {
  readonly #language: SampledLanguage;
  #last: string | undefined;
  #end = performance.now();
  /** How long a sample takes for each UTF-16 unit, times the patience, in milliseconds. */
  #pause = patience * firstTime;
  #isBusy = false;

  constructor(language: SampledLanguage) {
    this.#language = language;
  }

  /** Looks at a text that was parsed anyway. */
  take(parsed: { readonly tree: Tree; readonly tokens: number }): Sample {
    this.#last = parsed.tree.text;
    this.#end = performance.now();
    return sampleOf(parsed);
  }

  /**
   * Parses a text; undefined if it is too early for another sample, or if the text cannot be parsed.
   * @param isIdle whether it is never too early, because nothing else is at work
   */
  async sample(text: string, isIdle = false): Promise<Sample | undefined> {
    if (this.#isBusy || text === this.#last || this.#language === undefined || text.length > longestText)
      return undefined;
    const start = performance.now();
    if (!isIdle && start < this.#end + this.#pause * text.length) return undefined;
    this.#isBusy = true;
    this.#last = text;
    try {
      return await parse(text, this.#language);
    } finally {
      this.#isBusy = false;
      this.#end = performance.now();
      this.#pause = (patience * (this.#end - start)) / Math.max(text.length, 1);
    }
  }
}

async function parse(text: string, language: Grammar | "folder"): Promise<Sample> {
  if (language === "folder") return { tokens: undefined, folded: filesOf(text) };
  return sampleOf(await parseTree(language, text));
}

function sampleOf({ tree, tokens }: { readonly tree: Tree; readonly tokens: number }): Sample {
  return { tokens, folded: fold(tree, mostRows) };
}

/** The largest files of a folder. */
function filesOf(archive: string): readonly FoldedRow[] {
  const files = [...readArchive(archive)].flatMap(({ kind, path, content }) => {
    const size = typeof content === "string" ? Buffer.byteLength(content) : content.size;
    return kind !== "folder" && kind !== "link" ? [{ depth: 1, name: path, size, beginning: "" }] : [];
  });
  files.sort((a, b) => b.size - a.size);
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const whole = { depth: 0, name: `${files.length} files`, size, beginning: "", rank: 0 };
  return [whole, ...files.slice(0, mostRows).map((file, i) => ({ ...file, rank: i + 1 }))];
}
