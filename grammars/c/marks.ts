/**
 * Tells the tokens of C apart that a grammar could only tell apart by looking far ahead or by a table of type names: the
 * names among the specifiers of a declaration, casts, compound literals, macros that are statements, and the lines of the
 * preprocessor that stand where a statement, a member or an element begins.
 *
 * One pass over the rough tokens with a stack of the brackets that are open. A name is judged by the tokens next to it, so
 * the same text has the same marks whatever was declared before.
 */
import { type Branches, branchesOf } from "./branches.js";
import { kinds, type Scan, scan } from "./scan.js";

/** What a marked token is: a token type of the lexer's. */
export type MarkName =
  | "TYPE_NAME"
  | "MACRO"
  | "MACRO_STATEMENT"
  | "CAST"
  | "COMPOUND"
  | "INITIALISER"
  | "STATEMENTS"
  | "STATEMENTS_BEHIND"
  | "ATTRIBUTES"
  | "ELSE_IF"
  | "SIZEOF"
  | "TYPEOF"
  | "DIRECTIVE"
  | "GROUP_IF"
  | "GROUP_ELSE"
  | "GROUP_END"
  | "HIDDEN_LINE";

/** A token of another type than it looks like. */
export interface Mark {
  readonly name: MarkName;
  readonly start: number;
  /** Where the token ends if it is to be taken as a whole, else 0. */
  readonly end: number;
}

/** The marks of a text in their order. */
export function marksOf(text: string): readonly Mark[] {
  return new Marker(scan(text)).run();
}

type FrameKind = "items" | "members" | "elements" | "for" | "inner";

/** What is known of an open bracket; the file is one, too. */
interface Frame {
  readonly kind: FrameKind;
  /** The token that opened it. */
  readonly at: number;
  /** Whether a `}` that closes it ends a unit of the frame around it. */
  readonly endsUnit: boolean;
  /** Nothing of the unit was read yet. */
  fresh: boolean;
  /** Only specifiers of the unit were read yet. */
  leading: boolean;
  /** Among them was a type: 1 a name that may be one, 2 one for certain. */
  typed: 0 | 1 | 2;
  /** A structure (1) or enumeration (2) whose body may follow. */
  tag: 0 | 1 | 2;
  named: boolean;
  /** The unit is `case` or `default`. */
  isCase: boolean;
  isDo: boolean;
  questions: number;
}

function frame(kind: FrameKind, at: number, endsUnit = false): Frame {
  const isList = kind !== "inner";
  return {
    kind,
    at,
    endsUnit,
    fresh: isList,
    leading: isList && kind !== "elements",
    typed: 0,
    tag: 0,
    named: false,
    isCase: false,
    isDo: false,
    questions: 0,
  };
}

function renew(unit: Frame): void {
  unit.fresh = unit.kind !== "inner";
  unit.leading = unit.fresh && unit.kind !== "elements";
  unit.typed = 0;
  unit.tag = 0;
  unit.isCase = false;
  unit.isDo = false;
  unit.questions = 0;
}

const code = (character: string) => character.charCodeAt(0);
const open = code("(");
const close = code(")");
const openBrace = code("{");
const closeBrace = code("}");
const openBracket = code("[");
const closeBracket = code("]");
const semicolon = code(";");
const comma = code(",");
const colon = code(":");
const question = code("?");
const equals = code("=");
const star = code("*");

const isDeclaring = (kind: number) => kind >= kinds.specifier && kind <= kinds.enumeration;
const isStatementWord = (kind: number) =>
  (kind >= kinds.header && kind <= kinds.statement) || (kind >= kinds.else && kind <= kinds.case);
const isWord = (kind: number) => kind >= kinds.identifier && kind <= kinds.case && kind !== kinds.literal;

/** A group of the preprocessor whose parts may turn out to be whole units. */
interface Group {
  readonly frame: Frame;
  readonly marks: number[];
  readonly isUnit: boolean;
}

class Marker {
  readonly #scan: Scan;
  readonly #kinds: Uint8Array;
  readonly #branches: Branches;
  readonly #marks: Mark[] = [];
  readonly #stack: Frame[] = [frame("items", -1)];
  readonly #groups: Group[] = [];
  /** Opening parentheses that were taken for casts and for the types of compound literals, and those of `if` and the like. */
  readonly #casts = new Set<number>();
  readonly #compounds = new Set<number>();
  readonly #headers = new Set<number>();
  /** The token before the present one, lines of the preprocessor left out; -1 if there is none. */
  #previous = -1;

  constructor(rough: Scan) {
    this.#scan = rough;
    this.#kinds = rough.kinds;
    this.#branches = branchesOf(rough);
  }

  run(): readonly Mark[] {
    const last = this.#kinds.length - 1;
    for (let i = 0; i < last; ) {
      if (this.#kinds[i] === kinds.directive) {
        i = this.#directive(i);
        continue;
      }
      this.#token(i);
      this.#previous = i++;
    }
    return this.#marks;
  }

  get #frame(): Frame {
    return this.#stack[this.#stack.length - 1] as Frame;
  }

  #kind(i: number): number {
    return i < 0 ? kinds.end : (this.#kinds[i] ?? kinds.end);
  }

  /** The index of the token behind one, lines of the preprocessor left out. */
  #after(i: number): number {
    let next = i + 1;
    while (this.#kinds[next] === kinds.directive) next++;
    return Math.min(next, this.#kinds.length - 1);
  }

  /** The token behind the bracket that belongs to an opening one. */
  #behind(i: number): number {
    const match = this.#branches.matches[i] as number;
    return match > 0 ? this.#after(match) : this.#kinds.length - 1;
  }

  #mark(i: number, name: MarkName): void {
    this.#marks.push({ name, start: this.#scan.starts[i] as number, end: 0 });
  }

  // Lines of the preprocessor

  /** Marks a line, and the text up to another one if it is to be passed over; gives the token that comes next. */
  #directive(i: number): number {
    const role = this.#branches.roles[i] as string | undefined;
    const isUnit = this.#isUnit(i, this.#groups.at(-1)?.isUnit ? role : undefined);
    if (role === undefined) return this.#line(i, i, isUnit ? "DIRECTIVE" : "HIDDEN_LINE");
    if (role === "if" || role === "never") {
      const next = this.#branches.nexts[i] ?? -1;
      this.#groups.push({ frame: this.#frame, marks: [this.#marks.length], isUnit });
      const last = role === "never" && next > i ? next - 1 : i;
      return this.#line(i, last, isUnit ? "DIRECTIVE" : "HIDDEN_LINE");
    }
    const group = this.#groups.at(-1);
    if (!group) return this.#line(i, i, isUnit ? "DIRECTIVE" : "HIDDEN_LINE");
    const fits = isUnit && group.isUnit && group.frame === this.#frame;
    if (role === "end") {
      this.#groups.pop();
      group.marks.push(this.#marks.length);
      const next = this.#line(i, i, isUnit ? "DIRECTIVE" : "HIDDEN_LINE");
      if (fits) this.#join(group);
      return next;
    }
    // Another branch that does not begin where the first one does would not go together with it: it is passed over.
    const end = this.#branches.ends[i] ?? i;
    if (!fits) {
      this.#groups.pop();
      return this.#line(i, end, isUnit && this.#frame.kind !== "elements" ? "DIRECTIVE" : "HIDDEN_LINE");
    }
    group.marks.push(this.#marks.length);
    return this.#line(i, i, "DIRECTIVE");
  }

  #line(from: number, to: number, name: MarkName): number {
    this.#marks.push({ name, start: this.#scan.starts[from] as number, end: this.#scan.ends[to] as number });
    return to + 1;
  }

  /** Makes a group of its lines. */
  #join({ marks }: Group): void {
    marks.forEach((index, n) => {
      const name = n === 0 ? "GROUP_IF" : n === marks.length - 1 ? "GROUP_END" : "GROUP_ELSE";
      this.#marks[index] = { ...(this.#marks[index] as Mark), name };
    });
  }

  /** Tells whether a line stands where a unit begins. */
  #isUnit(i: number, role: string | undefined): boolean {
    const { fresh, kind } = this.#frame;
    const next = this.#kind(this.#after(i));
    if (kind === "inner" || kind === "for" || next === kinds.else) return false;
    if (fresh) return true;
    if (kind !== "elements") return false;
    return role === "else" || (role === "end" && (next === closeBrace || next === comma));
  }

  // Tokens

  #token(i: number): void {
    const kind = this.#kinds[i] as number;
    const unit = this.#frame;
    switch (kind) {
      case open:
      case openBracket:
        this.#openInner(i, kind);
        return;
      case close:
      case closeBracket:
        if (this.#stack.length > 1 && this.#kind(unit.at) !== openBrace) this.#stack.pop();
        return;
      case openBrace:
        this.#openBraces(i);
        return;
      case closeBrace:
        this.#closeBraces();
        return;
      case semicolon:
        if (unit.kind === "for" || unit.kind === "inner") spend(unit);
        else renew(unit);
        return;
      case comma:
        this.#comma(i, unit);
        return;
      case question:
        unit.questions++;
        spend(unit);
        return;
      case colon:
        this.#colon(unit);
        return;
    }
    const isFirst = unit.fresh;
    unit.fresh = false;
    if (kind === kinds.identifier) this.#identifier(i, unit, isFirst);
    else if (isWord(kind)) this.#word(i, kind, { unit, isFirst });
    else if (kind === kinds.literal && unit.leading && !isFirst && this.#kind(this.#after(i)) !== openBrace) {
      // The linkage of one declaration: `extern "C" int f(void);`
      this.#mark(i, "TYPE_NAME");
    } else spend(unit);
  }

  #comma(i: number, unit: Frame): void {
    if (unit.kind === "elements") {
      renew(unit);
      return;
    }
    spend(unit);
    if (unit.kind !== "inner" || this.#statementsAt.get(unit.at) !== i) return;
    this.#mark(i, "STATEMENTS_BEHIND");
    this.#stack[this.#stack.length - 1] = frame("items", unit.at);
  }

  #colon(unit: Frame): void {
    if (unit.questions > 0) unit.questions--;
    else if (unit.kind === "items" && unit.isCase) {
      renew(unit);
      return;
    } else if (unit.tag === 2) return;
    spend(unit);
  }

  #word(i: number, kind: number, { unit, isFirst }: { readonly unit: Frame; readonly isFirst: boolean }): void {
    if (isDeclaring(kind)) {
      if (kind === kinds.structure || kind === kinds.enumeration) {
        unit.tag = kind === kinds.structure ? 1 : 2;
        unit.named = false;
      }
      if (kind === kinds.qualifier && this.#kind(i + 1) === open && this.#isAtomic(i)) this.#mark(i, "TYPEOF");
      if (kind !== kinds.qualifier && kind !== kinds.attribute && !this.#isStorage(i)) unit.typed = 2;
      return;
    }
    if (kind === kinds.extension) {
      if (!isFirst && !isExpressionStart(this.#kind(this.#previous))) this.#mark(i, "SIZEOF");
      return;
    }
    if (kind === kinds.case) unit.isCase = true;
    if (kind === kinds.do) {
      renew(unit);
      unit.isDo = true;
      spend(unit);
      return;
    }
    if (kind === kinds.header && this.#kind(this.#previous) === kinds.else && this.#text(i) === "if") {
      this.#mark(i, "ELSE_IF");
    }
    spend(unit);
  }

  #text(i: number): string {
    return this.#scan.text.slice(this.#scan.starts[i], this.#scan.ends[i]);
  }

  #isAtomic(i: number): boolean {
    return this.#text(i) === "_Atomic";
  }

  #isStorage(i: number): boolean {
    return storage.test(this.#text(i));
  }

  #identifier(i: number, unit: Frame, isFirst: boolean): void {
    if (unit.tag !== 0 && !unit.named) {
      if (this.#kind(i + 1) === kinds.identifier && [openBrace, colon].includes(this.#kind(i + 2))) {
        this.#mark(i, "TYPE_NAME");
        return;
      }
      unit.named = true;
      unit.typed = 2;
      return;
    }
    if (unit.tag === 2 && this.#kind(this.#previous) === colon) return;
    unit.tag = 0;
    if (!unit.leading) return;
    const nextAt = this.#after(i);
    const next = this.#kind(nextAt);
    if (i > 0 && this.#isAlone(i, nextAt)) {
      this.#mark(i, "MACRO_STATEMENT");
      if (next !== open || this.#kinds[i + 1] === kinds.directive) {
        renew(unit);
        return;
      }
      // Its arguments follow; the unit ends behind them.
      this.#endsBehind(nextAt, unit);
      return;
    }
    if (next === colon && isFirst && unit.kind === "items") {
      unit.isCase = true;
      unit.leading = false;
      return;
    }
    if (this.#isTypeName(nextAt, next, unit)) {
      this.#mark(i, "TYPE_NAME");
      if (unit.typed === 0) unit.typed = 1;
    } else if (next === open && this.#isMacro(nextAt, unit)) {
      this.#mark(i, "MACRO");
    } else {
      unit.leading = false;
    }
  }

  /** The parenthesis behind whose arguments the unit ends. */
  #pendingEnd = -1;
  /** By a parenthesis, the comma in it that statements follow. */
  readonly #statementsAt = new Map<number, number>();

  #endsBehind(at: number, unit: Frame): void {
    unit.leading = false;
    this.#pendingEnd = at;
  }

  /** Tells whether a name that begins a unit is all there is of it, with arguments perhaps. */
  #isAlone(i: number, nextAt: number): boolean {
    if (this.#kind(nextAt) === open && this.#kinds[i + 1] !== kinds.directive) {
      const match = this.#branches.matches[nextAt] as number;
      return match > 0 && this.#endsHere(match);
    }
    return this.#endsHere(i);
  }

  #endsHere(i: number): boolean {
    const next = this.#kind(this.#after(i));
    if (next === closeBrace || next === kinds.end || isStatementWord(next)) return true;
    if (this.#kinds[i + 1] !== kinds.directive || this.#isLineMarker(i + 1)) return false;
    return isWord(next) && next !== kinds.attribute && next !== kinds.assembly;
  }

  #isLineMarker(i: number): boolean {
    return /^#\s*(?:\d|line\b)/.test(
      this.#scan.text.slice(this.#scan.starts[i], (this.#scan.starts[i] as number) + 12),
    );
  }

  #isTypeName(nextAt: number, next: number, { typed }: Frame): boolean {
    if (next === kinds.identifier || next === kinds.extension) return true;
    if (next === kinds.attribute || next === kinds.assembly) return typed === 0 && next === kinds.attribute;
    if (isDeclaring(next)) return true;
    if (next === star) return true;
    if (next !== open || typed > 0) return false;
    // `T (*f)(…)`, `T (*a)[…]`, `T (*p) = …`
    const inner = this.#kind(this.#after(nextAt));
    const behind = this.#kind(this.#behind(nextAt));
    return (inner === star || inner === code("^")) && [open, openBracket, equals].includes(behind);
  }

  /** Tells whether arguments belong to a macro that stands before a declaration, and are no list of old parameters. */
  #isMacro(at: number, { typed }: Pick<Frame, "typed">): boolean {
    if (typed === 2) return false;
    const behind = this.#behind(at);
    const next = this.#kind(behind);
    const isType = isDeclaring(next) && next !== kinds.attribute;
    if (!isType && next !== kinds.identifier && next !== kinds.extension) return false;
    if (!isType && typed > 0 && !this.#leadsToType(behind, typed)) return false;
    return !(this.#isNameList(at) && this.#isOldFunction(behind));
  }

  /** Tells whether names, with arguments or not, stand before a word that only a declaration has. */
  #leadsToType(from: number, typed: Frame["typed"]): boolean {
    let i = from;
    while (this.#kind(i) === kinds.identifier) {
      const next = this.#after(i);
      if (this.#isAlone(i, next)) return true;
      i = next;
    }
    const kind = this.#kind(i);
    if (kind === open) return this.#isMacro(i, { typed });
    return isDeclaring(kind) && kind !== kinds.attribute;
  }

  #isNameList(at: number): boolean {
    const match = this.#branches.matches[at] as number;
    for (let i = at + 1; i < match; i++) {
      if (this.#kind(i) !== ((i - at) % 2 === 1 ? kinds.identifier : comma)) return false;
    }
    return match > at + 1;
  }

  /** Tells whether declarations follow, and then the body of a function. */
  #isOldFunction(from: number): boolean {
    for (let i = from; i < from + 300; i++) {
      const kind = this.#kind(i);
      if (kind === openBrace) return this.#kind(i - 1) === semicolon;
      if (kind === closeBrace || kind === equals || kind === kinds.end || isStatementWord(kind)) return false;
    }
    return false;
  }

  // Brackets

  #openInner(i: number, kind: number): void {
    const unit = this.#frame;
    const before = this.#kind(this.#previous);
    const isArgument = before === kinds.attribute || before === kinds.typeOf || this.#isAtomicArgument(before);
    if (kind === open) {
      this.#parenthesis(i, before);
      if (before === kinds.for) {
        this.#headers.add(i);
        this.#stack.push(frame("for", i));
        spend(unit);
        return;
      }
    } else if (this.#kind(i + 1) === openBracket && this.#isAttributeStart(i)) {
      this.#mark(i, "ATTRIBUTES");
      unit.fresh = false;
      this.#stack.push(frame("inner", i));
      return;
    }
    const isMacro =
      this.#marks.at(-1)?.name === "MACRO" && this.#marks.at(-1)?.start === this.#scan.starts[this.#previous];
    if (!isArgument && !isMacro) spend(unit);
    unit.fresh = false;
    this.#stack.push(frame(kind === open && this.#holdsStatements(i, before) ? "items" : "inner", i));
    if (this.#pendingEnd === i) {
      this.#pendingEnd = -1;
      renew(unit);
    }
  }

  /** Tells whether the argument of a macro is statements, and marks where they begin: here, or behind a comma. */
  #holdsStatements(i: number, before: number): boolean {
    if (before !== kinds.identifier) return false;
    const match = this.#branches.matches[i] as number;
    const last = this.#kind(match - 1);
    if (match === 0 || (last !== semicolon && last !== closeBrace)) return false;
    const first = this.#branches.semicolons.get(i);
    if (isStatementWord(this.#kind(i + 1))) {
      this.#mark(i, "STATEMENTS");
      return true;
    }
    if (first === undefined) return false;
    for (let each = first; each > i; each--) {
      if (this.#kind(each) === comma) {
        this.#statementsAt.set(i, each);
        return false;
      }
      const from = this.#branches.matches[each] as number;
      if (from > 0 && from < each) each = from;
    }
    this.#mark(i, "STATEMENTS");
    return true;
  }

  #isAttributeStart(i: number): boolean {
    return this.#scan.starts[i + 1] === this.#scan.ends[i];
  }

  #isAtomicArgument(before: number): boolean {
    return before === kinds.qualifier && this.#isAtomic(this.#previous);
  }

  #parenthesis(i: number, before: number): void {
    if (before === kinds.header) this.#headers.add(i);
    else if (this.#mayBeCast(before)) {
      const match = this.#branches.matches[i] as number;
      if (match <= i + 1) return;
      const behind = this.#kind(this.#after(match));
      if (behind === openBrace) {
        if (this.#typeStrength(i, match) === 0) return;
        this.#compounds.add(i);
        this.#mark(i, "COMPOUND");
      } else if (before !== kinds.sizeOf && this.#isCast(i, match, behind)) {
        this.#casts.add(i);
        this.#mark(i, "CAST");
      }
    }
  }

  /** Tells whether a parenthesis behind that token begins an operand. */
  #mayBeCast(before: number): boolean {
    if (before === close) {
      const from = this.#branches.matches[this.#previous] as number;
      return this.#casts.has(from) || this.#headers.has(from);
    }
    if (before === closeBracket || before === kinds.identifier || before === kinds.literal || before === kinds.step)
      return false;
    if (before === kinds.extension || before === kinds.sizeOf || before === kinds.statement) return true;
    return before === kinds.else || before === kinds.do || before === kinds.case || !isWord(before);
  }

  #isCast(i: number, match: number, behind: number): boolean {
    if (this.#kind(i + 1) === openBrace) return false;
    const isOperand =
      behind === kinds.identifier ||
      behind === kinds.literal ||
      behind === kinds.sizeOf ||
      behind === kinds.extension ||
      behind === code("~") ||
      behind === code("!");
    if (isOperand) return true;
    const strength = this.#typeStrength(i, match);
    if (behind === open) return strength > 0;
    const isPrefix = [star, code("&"), code("-"), code("+"), kinds.ands, kinds.step].includes(behind);
    return isPrefix && strength > 1;
  }

  /** How much what stands in parentheses looks like a type: 0 not at all, 1 it may be one, 2 it is one. */
  #typeStrength(i: number, match: number): 0 | 1 | 2 {
    const first = this.#kind(i + 1);
    if (isDeclaring(first)) return 2;
    if (first !== kinds.identifier && first !== kinds.extension) return 0;
    const last = this.#kind(match - 1);
    if (last === star) return 2;
    for (let each = i + 1; each < match; each++) {
      const kind = this.#kind(each);
      if (kind !== kinds.identifier && kind !== star && !isDeclaring(kind)) return last === closeBracket ? 1 : 0;
    }
    return match === i + 2 && !/_t$|^bool$/.test(this.#text(i + 1)) ? 1 : 2;
  }

  #openBraces(i: number): void {
    const unit = this.#frame;
    const before = this.#kind(this.#previous);
    const { tag } = unit;
    unit.fresh = false;
    unit.tag = 0;
    const push = (kind: FrameKind, endsUnit = false) => this.#stack.push(frame(kind, i, endsUnit));
    if (tag !== 0) {
      unit.typed = 2;
      push(tag === 1 ? "members" : "elements");
    } else if (unit.kind === "elements" || before === equals) {
      unit.leading = false;
      push("elements");
    } else if (before === close && this.#compounds.has(this.#branches.matches[this.#previous] as number)) {
      unit.leading = false;
      push("elements");
    } else if (unit.kind === "inner" && (before === open || before === comma) && !this.#isBlock(i)) {
      this.#mark(i, "INITIALISER");
      push("elements");
    } else {
      push("items", unit.kind !== "inner" && unit.kind !== "for" && !unit.isDo);
      spend(unit);
    }
  }

  /** Tells whether braces in parentheses hold statements. */
  #isBlock(i: number): boolean {
    const match = this.#branches.matches[i] as number;
    const first = this.#kind(this.#after(i));
    if (match <= i || first === closeBrace || isStatementWord(first)) return true;
    for (let each = i + 1; each < match; each++) {
      const kind = this.#kind(each);
      if (kind === semicolon) return true;
      if (kind === openBrace) each = Math.max(each, this.#branches.matches[each] as number);
    }
    return false;
  }

  #closeBraces(): void {
    while (this.#stack.length > 1 && this.#kind(this.#frame.at) !== openBrace) this.#stack.pop();
    if (this.#stack.length === 1) {
      renew(this.#frame);
      return;
    }
    const { endsUnit } = this.#stack.pop() as Frame;
    if (endsUnit) renew(this.#frame);
  }
}

const storage = /^(?:typedef|extern|static|auto|register|_Thread_local|__thread|_*inline_*|__forceinline|_Noreturn)$/;

/** The unit goes on with something else than specifiers. */
function spend(unit: Frame): void {
  unit.fresh = false;
  unit.leading = false;
  unit.tag = 0;
}

/** Tells whether an expression or a declaration begins behind a token of that kind. */
function isExpressionStart(kind: number): boolean {
  return kind === open || kind === comma || kind === openBracket || kind === kinds.extension || isDeclaring(kind);
}
