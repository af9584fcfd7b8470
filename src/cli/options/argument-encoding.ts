import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";

/** What Node puts in place of bytes that are not UTF-8. */
const replacement = "\ufffd";

/**
 * Whether Node could decode all arguments of this process. If not, file names differ from those that the user gave. A name can
 * contain the replacement character itself, so the bytes are compared if the system shows them.
 * @param args the arguments as Node decoded them
 */
export function areWhole(args: readonly string[]): boolean {
  if (!args.some((each) => each.includes(replacement))) return true;
  try {
    return isUtf8(readFileSync("/proc/self/cmdline"));
  } catch {
    return true;
  }
}
