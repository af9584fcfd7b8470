import type { ToolGrammar } from "./antlr-tool.js";

/** A position as antlr-ng counts: the line from 1, the column from 0. The line is -1 if there is no position. */
export interface SourcePosition {
  readonly line: number;
  readonly column: number;
}

/** The texts of grammar files, by the names under which antlr-ng knows them. */
export class SourceFiles {
  /** By path and, once it is known, by the name of the grammar with the extension `.g4`. */
  readonly #files = new Map<string, { readonly path: string; readonly text: string }>();

  /** Adds a file under one of its names. */
  add(name: string, path: string, text: string): void {
    this.#files.set(name, { path, text });
  }

  /** The path of the file of a grammar. */
  pathOf({ fileName }: ToolGrammar): string {
    return this.#files.get(fileName)?.path ?? fileName;
  }

  /** Tells whether the file of a name has a path. */
  isAt(name: string, path: string): boolean {
    return this.#files.get(name)?.path === path;
  }

  /** Formats a message as `file:line:column: message`, with the column from 1, and the line of the file below it. */
  describe(name: string, { line, column }: SourcePosition, message: string): string {
    const file = this.#files.get(name);
    const path = file?.path ?? name;
    if (line < 1) return path ? `${path}: ${message}` : message;
    const source = file?.text.split(/\r?\n/)[line - 1]?.trim();
    return `${path}:${line}:${column + 1}: ${message}${source ? `\n    ${source.slice(0, 160)}` : ""}`;
  }
}
