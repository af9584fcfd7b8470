import { join } from "node:path";
import { decode } from "../system/encoding.js";

const { encode } = decode(new Uint8Array(), "utf-8");

/**
 * The path of an entry below a folder, in the form that the system needs: bytes if the name is not UTF-8.
 * @param folder path of the folder
 * @param path of the entry, relative to the folder, with `/`
 */
export function pathBelow(folder: string, path: string): string | Buffer {
  const whole = join(folder, path);
  return whole.isWellFormed() ? whole : Buffer.from(encode(whole));
}

/**
 * A name or target as the system gives it, as text.
 * @param name bytes that need not be UTF-8
 */
export function textOfName(name: Uint8Array): string {
  return decode(name, "utf-8").text;
}

/**
 * The bytes of a name or target, for the system.
 * @param name a text that {@link textOfName} made
 */
export function bytesOfName(name: string): Buffer {
  return Buffer.from(encode(name));
}

/**
 * The paths of the folders around an entry, the innermost first.
 * @param path relative, with `/`
 */
export function* foldersAround(path: string): Iterable<string> {
  for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) yield path.slice(0, end);
}
