import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { FilterError } from "../../tools.js";

/** Formats a text as a file of some name. */
type TextFormatter = (text: string, file: string) => Promise<string>;

/** The file name extensions that clang-format supports. Prettier itself lists those that it supports. */
const clangExtensions: readonly string[] = "c h cc cpp cxx hh hpp hxx m mm java cs proto"
  .split(" ")
  .map((each) => `.${each}`);

/**
 * Formats a text with Prettier, or with clang-format if that knows such files. Both are packages that the user has installed.
 * @param file path of the text, which tells its language
 * @throws FilterError if the package is not installed, knows no such files, or cannot read the text
 */
export const formatByName: TextFormatter = async (text, file) => {
  const format = clangExtensions.includes(extname(file)) ? formatWithClang : formatWithPrettier;
  return await format(text, file);
};

const formatWithPrettier: TextFormatter = async (text, filepath) => {
  const prettier = await load("prettier", () => import("prettier"));
  const { inferredParser: parser } = await prettier.getFileInfo(filepath, {
    resolveConfig: false,
    withNodeModules: true,
  });
  if (parser === null || parser === undefined) {
    throw new FilterError("Prettier knows no such file. Name a formatter: --pretty-with COMMAND");
  }
  return await orExplain("Prettier", () => prettier.format(text, { filepath, parser }));
};

const formatWithClang: TextFormatter = async (text, file) => {
  const { format } = await load("@wasm-fmt/clang-format", () => import("@wasm-fmt/clang-format"));
  return await orExplain("clang-format", () => format(text, file, "LLVM"));
};

/** The names of the formatters that are installed. */
export async function findFormatters(): Promise<readonly string[]> {
  const found = [
    load("prettier", () => import("prettier")).then(() => "prettier"),
    load("@wasm-fmt/clang-format", () => import("@wasm-fmt/clang-format")).then(() => "clang-format"),
  ];
  const names = await Promise.all(found.map((each) => each.catch(() => undefined)));
  return names.filter((name) => name !== undefined);
}

/**
 * Loads a package from the working folder, else from beside treemin.
 * @throws FilterError if it is in neither
 */
async function load<M>(name: string, loadOwn: () => Promise<M>): Promise<M> {
  try {
    const path = createRequire(join(process.cwd(), "package.json")).resolve(name);
    const found = await import(pathToFileURL(path).href);
    // `import` does not see all exports of a CommonJS module, such as Prettier's.
    return { ...found.default, ...found } as M;
  } catch {
    // It may be beside treemin.
  }
  try {
    return await loadOwn();
  } catch {
    throw new FilterError(
      `${name} is not installed. Run npm install ${name}, or name a formatter: --pretty-with COMMAND`,
    );
  }
}

/** @throws FilterError with the first line of the formatter's own message */
async function orExplain(name: string, format: () => string | Promise<string>): Promise<string> {
  try {
    return await format();
  } catch (error) {
    const [line = ""] = String(error instanceof Error ? error.message : error).split("\n");
    throw new FilterError(`${name} says: ${line.replace(/\.$/, "")}`);
  }
}
