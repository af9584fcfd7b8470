import type { JavaType } from "./java-types.js";

/** A method that a grammar's members declare. */
export interface DeclaredMethod {
  readonly parameters: readonly JavaType[];
  readonly result: JavaType;
}

/** What code of a lexer or a parser may name. */
export interface JavaScope {
  readonly side: "lexer" | "parser";
  /** Token types, modes, channels and numbers of rules, by name, also behind the name of a class and a dot. */
  readonly constants: ReadonlyMap<string, number>;
  /** The classes of rules' contexts. */
  readonly contexts: ReadonlySet<string>;
  readonly fields: ReadonlyMap<string, JavaType>;
  readonly methods: ReadonlyMap<string, DeclaredMethod>;
  /** The names of members that could not be translated. */
  readonly untranslated: ReadonlySet<string>;
  /** Whether there is a base class, which may have members that are not known. */
  readonly hasBase: boolean;
  /** The type of `$x` or `$x.y`. */
  readonly attribute: (text: string) => JavaType;
  /** Variables that the rule declares before the code. */
  readonly locals?: ReadonlyMap<string, JavaType>;
}

/** Local variables, block by block. */
export class Locals {
  readonly #blocks: Map<string, JavaType>[];

  constructor(outer: ReadonlyMap<string, JavaType> = new Map()) {
    this.#blocks = [new Map(outer)];
  }

  /** The variables of the outermost block. */
  get outermost(): ReadonlyMap<string, JavaType> {
    return this.#blocks[0] ?? new Map();
  }

  type(name: string): JavaType | undefined {
    return this.#blocks.findLast((block) => block.has(name))?.get(name);
  }

  declare(name: string, type: JavaType): void {
    this.#blocks.at(-1)?.set(name, type);
  }

  /** Runs something with a block of its own. */
  inBlock<T>(run: () => T): T {
    this.#blocks.push(new Map());
    try {
      return run();
    } finally {
      this.#blocks.pop();
    }
  }
}

/** Where an expression stands. */
export interface ExpressionContext {
  readonly scope: JavaScope;
  readonly locals: Locals;
}
