import { readdirSync } from "node:fs";

/**
 * The names of what is in a folder; none if that cannot be read.
 * @param folder path of the folder
 */
export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
