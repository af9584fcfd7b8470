/** Finds which `<` opens the arguments or parameters of a template, by what stands before, in and behind it. */
import { isWord, kinds } from "../c/kinds.js";
import type { RoughTokens } from "../c/rough-tokens.js";
import { wordAt } from "./words.js";

const less = 60;
const greater = 62;
const dot = 46;

/** How many tokens may stand between angle brackets: each `<` costs that much. */
const mostTokens = 2000;

/** What the tokens between angle brackets tell. */
interface Inside {
  /** Where it closes, and whether that token closes one bracket more. */
  readonly end: number;
  /** Whether there are operators that compare or join conditions. */
  readonly isLogic: boolean;
  /** Whether there are words or signs that only types have. */
  readonly isType: boolean;
}

/** The angle brackets of a text. */
export class Angles {
  readonly #tokens: RoughTokens;
  /** Names of templates that were declared so far. */
  readonly #templates = new Set<string>();
  readonly #failed = new Set<number>();

  constructor(tokens: RoughTokens) {
    this.#tokens = tokens;
  }

  /** Notes that a template of a name is declared. */
  declare(name: string): void {
    this.#templates.add(name);
  }

  /**
   * Whether a `<` opens arguments or parameters.
   * @param previous the token before it
   * @param isNested whether it stands directly in other ones, where conditions hardly ever compare
   */
  opens(i: number, previous: number, isNested: boolean): boolean {
    if (this.#failed.has(i)) return false;
    const before = wordAt(this.#tokens, previous);
    const isLambda = this.#tokens.kind(previous) === kinds.closeBracket;
    const isCertain = before === "template" || before === "cast" || isLambda;
    if (!isCertain && before !== "name" && before !== "operator") return false;
    const inside = this.#inside(i, isCertain);
    const opens = inside !== undefined && (isCertain || this.#isLikely(inside, i, isNested || this.#isKnown(previous)));
    if (!opens) this.#failed.add(i);
    return opens;
  }

  #isLikely({ end, isLogic, isType }: Inside, i: number, isKnown: boolean): boolean {
    const tokens = this.#tokens;
    if (tokens.after(i) === end || isType) return true;
    if (isLogic && !isKnown) return false;
    const next = tokens.kind(tokens.after(end));
    if (isWord(next) || isKnown) return true;
    switch (next) {
      case kinds.open:
      case kinds.close:
      case kinds.comma:
      case kinds.semicolon:
      case kinds.openBrace:
      case kinds.closeBrace:
      case kinds.closeBracket:
      case kinds.ampersand:
      case kinds.ands:
      case kinds.star:
      case kinds.ellipsis:
      case kinds.equals:
      case kinds.colon:
      case kinds.question:
      case kinds.arrow:
      case kinds.openBracket:
      case dot:
      case kinds.end:
      case greater:
        return true;
      default:
        // `::` or `>>`
        return next === kinds.operator && /^(?:::|>>)$/.test(tokens.text(tokens.after(end)));
    }
  }

  /** Whether the name before a `<` is that of a template, as far as its looks tell. */
  #isKnown(previous: number): boolean {
    const tokens = this.#tokens;
    const name = tokens.text(previous);
    return this.#templates.has(name) || /_[tv]$/.test(name) || tokens.text(previous - 1) === "::";
  }

  /** What stands up to the bracket that closes one; undefined if none does. */
  #inside(at: number, isCertain: boolean): Inside | undefined {
    const tokens = this.#tokens;
    let depth = 1;
    let questions = 0;
    let isLogic = false;
    let isType = false;
    for (let i = tokens.after(at), count = 0; count < mostTokens; count++, i = tokens.after(i)) {
      switch (tokens.kind(i)) {
        case less:
          if (wordAt(tokens, i - 1) === undefined && tokens.kind(i - 1) !== kinds.closeBracket) return undefined;
          depth++;
          break;
        case greater:
          depth--;
          break;
        case kinds.operator: {
          const text = tokens.text(i);
          // `>>=` and `>=` close, too, before the value of a parameter.
          const closed = /^>(>?)=?$/.exec(text)?.[1]?.length;
          if (closed !== undefined && (isCertain || !text.endsWith("="))) depth -= closed + 1;
          else if (/^(?:\|\||[=!<]=)$/.test(text)) isLogic = true;
          break;
        }
        case kinds.ands: {
          const next = tokens.kind(tokens.after(i));
          const isReference = next === greater || next === kinds.comma || next === kinds.ellipsis;
          if (isReference) isType = true;
          else isLogic = true;
          break;
        }
        case kinds.equals:
          if (!isCertain) return undefined;
          break;
        case kinds.question:
          questions++;
          isLogic = true;
          break;
        case kinds.colon:
          if (!isCertain && questions-- === 0) return undefined;
          break;
        case kinds.specifier:
        case kinds.qualifier:
        case kinds.structure:
        case kinds.typeOf:
          isType = true;
          break;
        case kinds.open:
        case kinds.openBracket:
        case kinds.openBrace:
          if (tokens.match(i) <= i) return undefined;
          i = tokens.match(i);
          break;
        case kinds.close:
        case kinds.closeBracket:
        case kinds.closeBrace:
        case kinds.semicolon:
        case kinds.end:
          return undefined;
        case kinds.identifier:
          if (!isType && /^(?:bool|typename|class|auto|wchar_t)$/.test(tokens.text(i))) isType = true;
      }
      if (depth <= 0) return { end: i, isLogic, isType };
    }
    return undefined;
  }
}
