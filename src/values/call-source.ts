/** A call as JavaScript that can be pasted. */
import { types } from "node:util";
import { type Composite, hole, isPlain, takeApart } from "./anatomy.js";
import { leafSource, propertyName } from "./leaf-source.js";

/** The function, and which values are not taken apart. */
interface CallSourceOptions {
  /** Name of the function. */
  readonly name: string;
  /** Whether a value stayed as it was, because a copy would be another one. */
  readonly isKept: (value: unknown) => boolean;
}

/**
 * Writes a call, and before it the objects that have a name because there are several references to them. Works at any depth.
 * @param args the arguments, of any types
 * @param options the name of the function and how values are written
 */
export function callSource(args: readonly unknown[], options: CallSourceOptions): string {
  return new SourceWriter(options).write(args);
}

/** A piece of source, or a value that is still to be written. */
type SourcePiece = string | { readonly value: unknown };

class SourceWriter {
  readonly #options: CallSourceOptions;
  readonly #known = new Map<object, Composite | undefined>();
  /** Names of the objects that have one. */
  readonly #names = new Map<object, string>();
  readonly #statements: string[] = [];

  constructor(options: CallSourceOptions) {
    this.#options = options;
  }

  write(args: readonly unknown[]): string {
    const order = this.#objectsIn(args);
    if (order === "cyclic") this.#nameAll(args);
    else {
      for (const object of order) {
        const source = this.#source(object);
        this.#names.set(object, this.#newName());
        this.#statements.push(`const ${this.#names.get(object)} = ${source};`);
      }
    }
    const written = args.map((arg) => this.#source(arg));
    return [...this.#statements, `${this.#options.name}(${written.join(", ")});`].join("\n");
  }

  #newName(): string {
    for (let i = this.#names.size; ; i++) {
      const letter = String.fromCharCode(97 + (i % 26));
      const name = i < 26 ? letter : `${letter}${Math.floor(i / 26)}`;
      if (name !== this.#options.name && ![...this.#names.values()].includes(name)) return name;
    }
  }

  #anatomyOf(value: unknown): Composite | undefined {
    if (!isObject(value) || typeof value === "function" || types.isProxy(value) || this.#options.isKept(value))
      return undefined;
    if (!this.#known.has(value)) this.#known.set(value, takeApart(value));
    return this.#known.get(value);
  }

  /** The objects with several references, inner ones first; `cyclic` if an object is within itself. */
  #objectsIn(args: readonly unknown[]): readonly object[] | "cyclic" {
    const shared = new Set<object>();
    const left: object[] = [];
    const state = new Map<object, "open" | "left">();
    const stack: { readonly value: unknown; readonly isEnd: boolean }[] = args
      .toReversed()
      .map((value) => ({ value, isEnd: false }));
    for (let step = stack.pop(); step; step = stack.pop()) {
      const { value: object, isEnd } = step;
      if (!isObject(object)) continue;
      const parts = this.#anatomyOf(object)?.parts ?? [];
      if (isEnd) {
        state.set(object, "left");
        left.push(object);
      } else if (state.get(object) === "open") return "cyclic";
      else if (state.get(object) === "left") shared.add(object);
      else {
        state.set(object, "open");
        stack.push({ value: object, isEnd: true });
        for (const part of parts.toReversed()) stack.push({ value: part, isEnd: false });
      }
    }
    return left.filter((object) => shared.has(object));
  }

  /** Gives every object a name and fills it afterwards. */
  #nameAll(args: readonly unknown[]): void {
    const stack = [...args].reverse();
    while (stack.length > 0) {
      const value = stack.pop();
      if (!isObject(value) || this.#names.has(value)) continue;
      this.#names.set(value, this.#newName());
      for (const part of this.#anatomyOf(value)?.parts.toReversed() ?? []) stack.push(part);
    }
    const fills: string[] = [];
    const locks: string[] = [];
    for (const [object, name] of this.#names) {
      const composite = this.#anatomyOf(object);
      this.#statements.push(`const ${name} = ${this.#begun(object, composite)};`);
      if (!composite) continue;
      if (composite.kind !== "typed") fills.push(...this.#fillsOf(name, composite));
      const [before, after] = protectionSource(composite);
      if (before !== "") locks.push(`${before}${name}${after};`);
    }
    this.#statements.push(...fills, ...locks);
  }

  /** An object that lacks what is in it. */
  #begun(object: object, composite: Composite | undefined): string {
    if (!composite) return leafSource(object);
    const parts = composite.kind === "typed" ? composite.parts : [];
    return this.#joined(this.#stepsOf(object, { ...composite, parts, protection: "none" }));
  }

  /** Statements that put what is in an object into it. */
  #fillsOf(name: string, { kind, parts }: Composite): readonly string[] {
    const source = (value: unknown) => this.#source(value);
    if (kind === "set") return parts.map((part) => `${name}.add(${source(part)});`);
    if (kind === "array") {
      return parts.map((part, i) =>
        part === hole ? `${name}.length = ${i + 1};` : `${name}[${i}] = ${source(part)};`,
      );
    }
    const pairs = Array.from({ length: parts.length / 2 }, (_, i) => [parts[2 * i], parts[2 * i + 1]] as const);
    if (kind === "map") return pairs.map(([key, value]) => `${name}.set(${source(key)}, ${source(value)});`);
    return pairs.map(([key, value]) => `${name}[${source(key)}] = ${source(value)};`);
  }

  #source(value: unknown): string {
    const name = isObject(value) ? this.#names.get(value) : undefined;
    if (name !== undefined) return name;
    const composite = this.#anatomyOf(value);
    return composite ? this.#joined(this.#stepsOf(value as object, composite)) : leafSource(value);
  }

  #joined(steps: readonly SourcePiece[]): string {
    const written: string[] = [];
    const stack = [...steps].reverse();
    for (let step = stack.pop(); step !== undefined; step = stack.pop()) {
      if (typeof step === "string") {
        written.push(step);
        continue;
      }
      const { value } = step;
      const composite = this.#names.has(value as object) ? undefined : this.#anatomyOf(value);
      if (composite) stack.push(...this.#stepsOf(value as object, composite).toReversed());
      else written.push(this.#source(value));
    }
    return written.join("");
  }

  /** An object as source, in which the values in it are still to be written. */
  #stepsOf(object: object, composite: Composite): readonly SourcePiece[] {
    const [before, after] = protectionSource(composite);
    return [before, ...this.#unprotected(object, composite), after];
  }

  #unprotected(object: object, { kind, parts, prototype }: Composite): readonly SourcePiece[] {
    const values = (open: string, close: string) => [open, ...separated(parts.map((value) => [{ value }])), close];
    const className = (prototype as { constructor?: { name?: string } } | null)?.constructor?.name ?? "";
    const isInstance = !isPlain(object);
    if (kind === "object") {
      const inner = [prototype === null ? ["__proto__: null"] : [], ...pairs(parts, (key) => `${propertyName(key)}: `)];
      const literal = ["{", ...separated(inner.filter((each) => each.length > 0)), "}"];
      const spaced = literal.length === 2 ? ["{}"] : ["{ ", ...literal.slice(1, -1), " }"];
      return isInstance ? [`Object.assign(Object.create(${className}.prototype), `, ...spaced, ")"] : spaced;
    }
    const literal = kind === "array" ? [...values("[", parts.at(-1) === hole ? ",]" : "]")] : [];
    if (kind === "array")
      return isInstance ? ["Object.setPrototypeOf(", ...literal, `, ${className}.prototype)`] : literal;
    if (kind === "typed" && className === "Buffer") return values("Buffer.from([", "])");
    if (parts.length === 0) return [`new ${className}()`];
    if (kind !== "map") return values(`new ${className}([`, "])");
    const entries = pairs(parts, (key) => ["[", { value: key }, ", "], "]");
    return [`new ${className}([`, ...separated(entries), "])"];
  }
}

/** Whether a value is an object that has no name of its own, so that several references to it need one. */
function isObject(value: unknown): value is object {
  return (
    (typeof value === "object" && value !== null) || (typeof value === "function" && leafSource(value) !== value.name)
  );
}

/** Keys and values that take turns, each pair as one list of steps. */
function pairs(
  parts: readonly unknown[],
  key: (key: unknown) => string | readonly SourcePiece[],
  end = "",
): readonly (readonly SourcePiece[])[] {
  return Array.from(
    { length: parts.length / 2 },
    (_, i) => [...[key(parts[2 * i])].flat(), { value: parts[2 * i + 1] }, end] as SourcePiece[],
  );
}

function separated(lists: readonly (readonly SourcePiece[])[]): readonly SourcePiece[] {
  return lists.flatMap((list, i) => (i === 0 ? list : [", ", ...list]));
}

function protectionSource({ protection }: Composite): readonly [string, string] {
  switch (protection) {
    case "frozen":
      return ["Object.freeze(", ")"];
    case "sealed":
      return ["Object.seal(", ")"];
    case "not extensible":
      return ["Object.preventExtensions(", ")"];
    case "none":
      return ["", ""];
  }
}
