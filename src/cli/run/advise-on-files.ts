import { existsSync, statSync } from "node:fs";
import { basename, isAbsolute, join, resolve } from "node:path";

/** What programs say of a file that they do not find. */
const missing =
  /no such file|not found|cannot (find|open|read)|can't (find|open|read)|does not exist|ENOENT|could not (find|open|read)/i;

/**
 * Looks for a file that a test needs and does not find, because each test runs in a folder of its own: a relative path in a line of its output
 * about a missing file, which exists in the working folder or beside the test.
 * @param printed lines that the test printed
 * @param scripts paths of the files of the test
 * @param input path of the input, whose name is the candidate's
 * @returns a line that says what to do; none if there is no such file
 */
export function adviseOnFiles(
  printed: readonly string[],
  scripts: readonly string[],
  input: string,
): readonly string[] {
  const words = printed.filter((line) => missing.test(line)).flatMap((line) => line.match(/[\w@%+~./-]+/g) ?? []);
  const folders = [".", ...scripts.map((path) => resolve(path, ".."))];
  for (const word of words.map((each) => each.replace(/[.:]+$/, ""))) {
    const folder = folders.find((each) => isNeeded(join(each, word)));
    if (word === "" || isAbsolute(word) || basename(word) === basename(input) || folder === undefined) continue;
    return [
      `${word} is in ${resolve(folder)}, but each test runs in a folder of its own. In the test, write the whole path: ${resolve(folder, word)}`,
    ];
  }
  return [];
}

/** Whether a path is that of a file or a folder, and not of the folder itself or one above. */
function isNeeded(path: string): boolean {
  return existsSync(path) && (statSync(path).isFile() || !/^\.*$/.test(basename(path)));
}
