import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { runInTerminal, temporaryFolder } from "../../tools.js";
import { commandOf } from "../options/test-option.js";

/** A text that was edited. */
export interface EditedText {
  readonly bytes: Uint8Array;
  /** Path of the file. */
  readonly path: string;
  /** Removes the file. */
  remove(): void;
}

/**
 * Opens a text in the editor that `VISUAL` or `EDITOR` names, else in `vi`. To be called while the view is suspended.
 * @param bytes what the file contains at first
 * @param name of the file
 * @throws Error if the program cannot be run or fails; the message says so
 */
export async function edit(bytes: Uint8Array, name: string): Promise<EditedText> {
  const editor = process.env.VISUAL || process.env.EDITOR || "vi";
  const folder = mkdtempSync(join(temporaryFolder(), "treemin-edit-"));
  const path = join(folder, basename(name) || "input");
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    writeFileSync(path, bytes);
    const code = await runInTerminal([...commandOf(editor, "EDITOR"), path]);
    if (code !== 0) throw new Error(`The editor ended with ${code ?? "a signal"}, so nothing was tried (${editor}).`);
    return { bytes: withoutNewEnd(bytes, readFileSync(path)), path, remove };
  } catch (error) {
    remove();
    const { code } = error as NodeJS.ErrnoException;
    throw code === "ENOENT" ? new Error(`There is no editor ${editor}. Set EDITOR to the one that you use.`) : error;
  }
}

/** Many editors end the last line if it had no end. */
function withoutNewEnd(before: Uint8Array, after: Uint8Array): Uint8Array {
  const lineEnd = 0x0a;
  return before.at(-1) !== lineEnd && after.at(-1) === lineEnd ? after.subarray(0, -1) : after;
}
