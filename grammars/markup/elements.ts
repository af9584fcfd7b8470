/** Finds which tags belong together, and where elements end without an end tag. */
import type { Dialect } from "./dialects.js";

/** No more open elements are looked at for one that a start tag ends. */
const mostEnded = 100;

/** A type that a token gets, and how many elements end before it. */
interface Finding {
  readonly type?: string;
  readonly ended?: number;
}

/** The elements that are open while tokens are read. */
export class Elements {
  readonly #dialect: Dialect;
  readonly #open: string[] = [];
  /** How many elements of a name are open. */
  readonly #counts = new Map<string, number>();
  /** The tag that is being read; undefined between tags. */
  #tag: { readonly name: string; readonly isStart: boolean } | undefined;
  /** How many values and declarations have begun and not ended. */
  #unfinished = 0;

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
  }

  /**
   * Reads a token.
   * @param type the name of its type
   * @param next the text of the token behind it
   */
  read(type: string, next: string): Finding {
    switch (type) {
      case "LT":
        return this.#beginElement(this.#dialect.nameOf(next));
      case "END_LT":
        return this.#endElement(this.#dialect.nameOf(next));
      case "GT":
      case "EMPTY_GT":
        return this.#endTag(type);
      case "SCRIPT":
      case "DATA_SCRIPT":
      case "STYLE_SHEET":
        this.#leave(1);
        this.#tag = { name: "", isStart: false };
        return {};
      case "QUOTE":
      case "DECLARATION_OPEN":
        this.#unfinished++;
        return {};
      case "QUOTE_END":
      case "DECLARATION_CLOSE":
        this.#unfinished--;
        return {};
      case "EOF":
        return { ended: this.#unfinished + (this.#tag ? 1 : 0) + this.#open.length };
      default:
        return {};
    }
  }

  #beginElement(name: string): Finding {
    this.#tag = { name, isStart: true };
    const ending = this.#dialect.endedBy(name);
    if (!ending || ![...ending.ended].some((each) => this.#isOpen(each))) return {};
    let ended = 0;
    for (let at = this.#open.length - 1; at >= Math.max(this.#open.length - mostEnded, 0); at--) {
      const each = this.#open[at] as string;
      if (ending.barriers.has(each)) break;
      if (ending.ended.has(each)) ended = this.#open.length - at;
    }
    this.#leave(ended);
    return { ended };
  }

  #endElement(name: string): Finding {
    this.#tag = { name, isStart: false };
    if (!this.#isOpen(name)) return { type: "STRAY_LT" };
    const ended = this.#open.length - 1 - this.#open.lastIndexOf(name);
    this.#leave(ended + 1);
    return { ended };
  }

  #endTag(type: string): Finding {
    const tag = this.#tag;
    this.#tag = undefined;
    if (!tag?.isStart) return {};
    const isOpen = (name: string) => this.#isOpen(name);
    const isEmpty = type === "EMPTY_GT" && (this.#dialect.endsBySlash(isOpen) || tag.name === "svg");
    if (isEmpty || this.#dialect.isVoid(tag.name)) return { type: "EMPTY_GT" };
    this.#open.push(tag.name);
    this.#counts.set(tag.name, (this.#counts.get(tag.name) ?? 0) + 1);
    return { type: "GT" };
  }

  #leave(count: number): void {
    for (let i = 0; i < count; i++) {
      const name = this.#open.pop() as string;
      this.#counts.set(name, (this.#counts.get(name) as number) - 1);
    }
  }

  #isOpen(name: string): boolean {
    return (this.#counts.get(name) ?? 0) > 0;
  }
}
