// A small independent reader of programs: brackets, names that are declared before they are used, and calls of `probe`. It knows no
// grammar, only tokens and what stands before and behind a name.

/**
 * What the reader knows of a language.
 * @typedef {object} TokenSyntax
 * @property {RegExp} token sticky; its group `layout` matches what is not read
 * @property {Record<string, string>} brackets closing tokens by opening ones
 * @property {string} block the token that opens a block
 * @property {ReadonlySet<string>} known keywords and names that need no declaration
 * @property {ReadonlySet<string>} loops keywords before the block of a loop
 * @property {(tokens: string[], index: number) => boolean} declares whether the name there is being declared
 * @property {(tokens: string[], index: number) => boolean} isMember whether the name there is one of a field and needs no declaration
 */

/**
 * Reads a program.
 * @param {string} text
 * @param {TokenSyntax} syntax
 * @returns {{ sightings: object[], areNamesDeclared: boolean } | undefined} undefined if a character or a bracket does not fit
 */
export function readProgram(text, syntax) {
  const tokens = tokensOf(text, syntax.token);
  return tokens && new TokenReader(tokens, syntax).read();
}

function tokensOf(text, pattern) {
  const tokens = [];
  pattern.lastIndex = 0;
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text);
    if (!found) return undefined;
    if (found.groups.layout === undefined) tokens.push(found[0]);
  }
  return tokens;
}

const isName = (token) => /^[A-Za-z_]/.test(token);

class TokenReader {
  #tokens;
  #syntax;
  #frames = [{ names: new Map(), loops: 0, function: 0 }];
  /** Names in parentheses are visible in the block behind them, too. */
  #carried = new Map();
  #isLoop = false;
  #functions = 0;
  #sightings = [];
  #areNamesDeclared = true;

  constructor(tokens, syntax) {
    this.#tokens = tokens;
    this.#syntax = syntax;
  }

  read() {
    for (let i = 0; i < this.#tokens.length; i++) if (!this.#readToken(i)) return undefined;
    if (this.#frames.length > 1) return undefined;
    return { sightings: this.#sightings, areNamesDeclared: this.#areNamesDeclared };
  }

  /** Returns whether the token fits. */
  #readToken(index) {
    const { brackets, loops } = this.#syntax;
    const token = this.#tokens[index];
    const frame = this.#frames.at(-1);
    if (Object.hasOwn(brackets, token)) this.#open(token);
    else if (Object.values(brackets).includes(token)) return this.#close(token);
    else if (token === ";" && frame.bracket !== "(") this.#isLoop = false;
    else if (loops.has(token)) this.#isLoop = true;
    else if (isName(token)) this.#readName(index);
    return true;
  }

  #open(token) {
    const frame = this.#frames.at(-1);
    const isBlock = token === this.#syntax.block;
    this.#frames.push({
      bracket: token,
      close: this.#syntax.brackets[token],
      names: isBlock ? this.#carried : new Map(),
      loops: frame.loops + (isBlock && this.#isLoop ? 1 : 0),
      function: isBlock && this.#frames.length === 1 ? ++this.#functions : frame.function,
    });
    if (!isBlock) return;
    this.#carried = new Map();
    this.#isLoop = false;
  }

  #close(token) {
    const frame = this.#frames.at(-1);
    if (frame.close !== token) return false;
    this.#frames.pop();
    this.#carried = frame.bracket === "(" ? frame.names : new Map();
    return true;
  }

  #readName(index) {
    const { known, declares, isMember } = this.#syntax;
    const name = this.#tokens[index];
    if (declares(this.#tokens, index)) this.#frames.at(-1).names.set(name, this.#depthOfValue(index));
    else if (name === "probe") this.#see(index);
    else if (!known.has(name) && !isMember(this.#tokens, index) && this.#depthOf(name) === undefined)
      this.#areNamesDeclared = false;
  }

  /** How many declarations in a row a visible name needs; undefined if it is not visible. */
  #depthOf(name) {
    return this.#frames.findLast(({ names }) => names.has(name))?.names.get(name);
  }

  /** The depth of a name that is being declared: one more than the deepest name in its first value. */
  #depthOfValue(index) {
    const depths = this.#until(index + 1, ";").flatMap((token) => (isName(token) ? (this.#depthOf(token) ?? []) : []));
    const hasValue = this.#tokens[index + 1] === "=" || this.#tokens[index + 1] === "[";
    return hasValue && depths.length > 0 ? 1 + Math.max(...depths) : 0;
  }

  #see(index) {
    if (this.#tokens[index + 1] !== "(" || this.#tokens[index + 3] !== ",") return;
    const given = this.#until(index + 4, ")");
    const names = new Set(given.filter((token, i) => isName(token) && i % 2 === 0));
    const depths = [...names].flatMap((name) => this.#depthOf(name) ?? []);
    const { loops, function: place } = this.#frames.at(-1);
    this.#sightings.push({ label: this.#tokens[index + 2].slice(1, -1), depths, loops, function: place });
  }

  #until(from, end) {
    const to = this.#tokens.indexOf(end, from);
    return this.#tokens.slice(from, to < 0 ? undefined : to);
  }
}
