// bench structure: how much there is to read. Counts the files, functions and type names on the way of one candidate from its
// algorithm to the spawned test and back, and the sizes, cycles, exports and docstrings of the source.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { printTable } from "../support/table.mjs";
import { readArguments } from "../support/usage-error.mjs";
import { pathOfCandidate } from "./candidate-path.mjs";

const source = fileURLToPath(new URL("../../src/", import.meta.url));

/**
 * Prints the figures.
 * @param {string[]} args `--json FILE` writes them, too
 * @returns {Promise<number>} the exit code
 */
export async function structure(args) {
  const { json } = readArguments(args);
  const files = readSources();
  const path = await pathOfCandidate();
  const figures = {
    "files on the way of one candidate": path.files.length,
    "functions called on it": path.functions,
    "type names in their signatures": path.types.length,
    "files in the largest folder": Math.max(...countBy(files, ({ name }) => dirname(name)).values()),
    "names that the package exports": exportsOf("index.ts").length,
    "file cycles, types included": cyclesOf(fileGraph(files)).length,
    "folder cycles": cyclesOf(folderGraph(files)).length,
    "exports without a docstring": undocumentedExports(files).length,
    "parameters of exported functions documented": documentedParameters(files),
    "type names declared in several files": [...typeNames(files).values()].filter((count) => count > 1).length,
    "functions of more than 40 lines": longFunctions(files).length,
    "lines of source": files.reduce((sum, { text }) => sum + text.split("\n").length - 1, 0),
  };
  if (json !== undefined) writeFileSync(json, `${JSON.stringify({ figures, path }, null, 2)}\n`);
  const rows = Object.entries(figures).map(([figure, value]) => ({ figure, value }));
  printTable("The source", rows);
  const repeated = [...typeNames(files)].filter(([, count]) => count > 1).map(([name, count]) => `${name} (${count})`);
  process.stdout.write(`\nType names declared in several files: ${repeated.join(", ") || "none"}.\n`);
  const cycles = [...cyclesOf(fileGraph(files)), ...cyclesOf(folderGraph(files))].map((cycle) => cycle.join(" "));
  process.stdout.write(`Cycles: ${cycles.join("; ") || "none"}.\n`);
  process.stdout.write(`Exports without a docstring: ${undocumentedExports(files).join(", ") || "none"}.\n`);
  process.stdout.write(`Functions of more than 40 lines: ${longFunctions(files).join(", ") || "none"}.\n`);
  return 0;
}

function readSources() {
  return readdirSync(source, { recursive: true })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => {
      const text = readFileSync(join(source, name), "utf8");
      return { name, text, tree: ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true) };
    });
}

/** The names of interfaces, type aliases and classes that are counted, and in how many files each is declared. */
function typeNames(files, isCounted = () => true) {
  const counts = new Map();
  for (const { tree } of files) {
    const declared = new Set();
    tree.forEachChild((node) => {
      const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);
      if (isType && node.name && isCounted(node)) declared.add(node.name.text);
    });
    for (const name of declared) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

function exportsOf(entry) {
  const program = ts.createProgram([join(source, entry)], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    skipLibCheck: true,
  });
  const checker = program.getTypeChecker();
  const symbol = checker.getSymbolAtLocation(program.getSourceFile(join(source, entry)));
  return checker.getExportsOfModule(symbol).map(({ name }) => name);
}

function fileGraph(files) {
  const known = new Set(files.map(({ name }) => name));
  return new Map(
    files.map(({ name, text }) => {
      const imported = ts
        .preProcessFile(text, true, true)
        .importedFiles.map(({ fileName }) => fileName)
        .filter((specifier) => specifier.startsWith("."))
        .map((specifier) => relative(".", resolve(dirname(name), specifier.replace(/\.js$/, ".ts"))));
      return [name, new Set(imported.filter((each) => known.has(each)))];
    }),
  );
}

function folderGraph(files) {
  const graph = new Map();
  for (const [file, imported] of fileGraph(files)) {
    const folder = dirname(file);
    const folders = graph.get(folder) ?? new Set();
    for (const each of imported) if (dirname(each) !== folder) folders.add(dirname(each));
    graph.set(folder, folders);
  }
  return graph;
}

/** The strongly connected components of more than one node (Tarjan, 1972). */
function cyclesOf(graph) {
  const index = new Map();
  const low = new Map();
  const stack = [];
  const cycles = [];
  const visit = (node) => {
    index.set(node, index.size);
    low.set(node, index.get(node));
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)));
    }
    if (low.get(node) !== index.get(node)) return;
    const component = stack.splice(stack.indexOf(node));
    if (component.length > 1) cycles.push(component);
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return cycles;
}

const isExported = (node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

function exportedDeclarations({ tree }) {
  const found = [];
  tree.forEachChild((node) => {
    if (!isExported(node)) return;
    if (ts.isVariableStatement(node)) found.push({ node, name: node.declarationList.declarations[0].name.getText() });
    else if (node.name) found.push({ node, name: node.name.text });
  });
  return found;
}

function undocumentedExports(files) {
  return files.flatMap((file) => {
    const documented = new Set();
    const all = exportedDeclarations(file);
    // Of overloads, one docstring is enough.
    for (const { node, name } of all) if (ts.getJSDocCommentsAndTags(node).length > 0) documented.add(name);
    const names = new Set(all.map(({ name }) => name));
    return [...names].filter((name) => !documented.has(name)).map((name) => `${name} (${file.name})`);
  });
}

/** How many parameters of exported functions are documented. Of overloads, one docstring is enough. */
function documentedParameters(files) {
  let [documented, all] = [0, 0];
  for (const file of files) {
    const functions = exportedDeclarations(file).filter(({ node }) => ts.isFunctionDeclaration(node));
    const tags = ({ node }) => ts.getJSDocTags(node).filter(ts.isJSDocParameterTag).length;
    for (const name of new Set(functions.map((each) => each.name))) {
      const forms = functions.filter((each) => each.name === name);
      all += forms[0].node.parameters.length;
      documented += Math.min(Math.max(...forms.map(tags)), forms[0].node.parameters.length);
    }
  }
  return `${documented} of ${all}`;
}

/** Functions with more lines than allowed, blank ones not counted. */
function longFunctions(files) {
  return files.flatMap(({ name, tree }) => {
    const found = [];
    const visit = (node) => {
      if (ts.isFunctionLike(node) && node.body) {
        const lines = node
          .getText()
          .split("\n")
          .filter((line) => line.trim() !== "").length;
        if (lines > 40) found.push(`${node.name?.getText() ?? "a function"} (${name}, ${lines})`);
      }
      node.forEachChild(visit);
    };
    visit(tree);
    return found;
  });
}

function countBy(items, keyOf) {
  const counts = new Map();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
