/**
 * The URL of a file of this package. It does not depend on where the calling file is: the build moves the code of the command.
 * @param path from the folder of the package
 */
export function packageFile(path: string): URL {
  return new URL(path, import.meta.resolve("treemin/package.json"));
}
