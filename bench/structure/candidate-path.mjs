// The way of one candidate: the functions that run for every candidate, from the list minimiser to the process of the test and back.
import { Session } from "node:inspector/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { reduce } from "treemin";
import ts from "typescript";
import { scratchFolder, writeScript } from "../support/scratch.mjs";

const source = fileURLToPath(new URL("../../src/", import.meta.url));
const compiled = new URL("../../dist/src/", import.meta.url).href;

/** How many tests are left out at the start: they load and prepare what later ones use again. */
const warmUp = 10;
/** How many tests are looked at. */
const observed = 60;
/**
 * The share of these tests for which a function must run to be counted. It is below 1 because timers and the ends of processes may
 * move a call from one test to the next, and far above the share of what runs once for a level, or now and then.
 */
const share = 0.8;

/**
 * Measures the way of one candidate: a fixed input is reduced by HDD with ddmin, one job and a command as its test. A function is
 * on the way if it ran for at least four of five candidates that were tested and refused.
 * @returns {Promise<{ files: string[], functions: number, types: string[] }>} the files, below `src/`; how many functions; and the
 *   names of the interfaces, type aliases and classes of treemin that the signatures of these functions contain, with the classes
 *   that the methods among them belong to
 */
export async function pathOfCandidate() {
  const intervals = await observeTests();
  const counts = new Map();
  for (const called of intervals) for (const each of called) counts.set(each, (counts.get(each) ?? 0) + 1);
  const called = [...counts].filter(([, count]) => count >= share * intervals.length).map(([name]) => name);
  const files = [...new Set(called.map((name) => name.split(" ")[0]))].sort();
  return { files, functions: called.length, types: typesOf(called, files) };
}

/** Reduces with a command. Returns the functions that ran from each refused candidate's outcome to that of the next one. */
async function observeTests() {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  const script = join(scratchFolder(), "test.sh");
  writeScript(script, `grep -q '"key":11}.*"key":23}.*"key":37}.*"key":49}' "$1"`);
  const seen = [];
  let tests = 0;
  await reduce({
    input: JSON.stringify(Array.from({ length: 60 }, (_, i) => [i, { key: i }])),
    language: "json",
    reduce: "hdd*",
    list: "ddmin",
    test: { command: [script] },
    jobs: 1,
    onEvent: ({ kind, outcome }) => {
      if (kind !== "tested" || ++tests > warmUp + observed) return;
      seen.push({ outcome, coverage: session.post("Profiler.takePreciseCoverage") });
    },
  });
  const coverages = await Promise.all(seen.map(({ coverage }) => coverage));
  session.disconnect();
  // What is seen when a test ends belongs to the way back of the candidate before it and to the way there of its own.
  const isRefused = (index) => seen[index].outcome !== "interesting";
  return coverages.map(({ result }) => calledFunctions(result)).filter((_, i) => i >= warmUp && isRefused(i - 1));
}

/** The functions of treemin that a coverage has, each as its file, the offset of its start and that of its end in the compiled file. */
function calledFunctions(coverage) {
  return coverage
    .filter(({ url }) => url.startsWith(compiled))
    .flatMap(({ url, functions }) =>
      functions
        .filter(({ ranges }) => ranges[0].count > 0)
        .map(({ ranges: [{ startOffset, endOffset }] }) => {
          return `${url.slice(compiled.length).replace(/\.js$/, ".ts")} ${startOffset} ${endOffset}`;
        }),
    );
}

/** The types of treemin in the signatures of functions that are given as {@link calledFunctions} returns them. */
function typesOf(called, files) {
  const program = ts.createProgram(
    files.map((file) => join(source, file)),
    { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext, strict: true, skipLibCheck: true },
  );
  const checker = program.getTypeChecker();
  const names = new Set();
  for (const file of files) {
    const functions = functionsOf(program.getSourceFile(join(source, file)));
    const emitted = functionsOf(parseCompiled(file));
    if (functions.length !== emitted.length) throw new Error(`${file} and its compiled file have different functions.`);
    for (const name of called.filter((each) => each.startsWith(`${file} `))) {
      const index = indexAt(emitted, ...name.split(" ").slice(1).map(Number));
      if (index !== undefined) for (const type of signatureTypes(functions[index], checker)) names.add(type);
    }
  }
  return [...names].sort();
}

function parseCompiled(file) {
  const path = fileURLToPath(new URL(file.replace(/\.ts$/, ".js"), compiled));
  return ts.createSourceFile(path, ts.sys.readFile(path), ts.ScriptTarget.ES2022, true);
}

/** The functions with a body in their order in the file, which is the same in a file and in what it is compiled to. */
function functionsOf(tree) {
  const found = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) found.push(node);
    node.forEachChild(visit);
  };
  visit(tree);
  return found;
}

/** The index of the function that V8 reports at these offsets. It may begin to count behind a modifier. Undefined for the initialisation of fields. */
function indexAt(functions, start, end) {
  const distance = (index) => Math.abs(functions[index].getStart() - start);
  const ending = [...functions.keys()].filter((index) => functions[index].getEnd() === end);
  return ending.sort((a, b) => distance(a) - distance(b))[0];
}

/** The names of treemin's types that are written in the parameters and the result of a function, and the class of a method. */
function signatureTypes(node, checker) {
  const names = new Set();
  const visit = (part) => {
    if (ts.isTypeReferenceNode(part)) {
      const symbol = checker.getSymbolAtLocation(part.typeName);
      const declared = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      if (declared?.declarations?.some(isTypeOfTreemin)) names.add(declared.name);
    }
    part.forEachChild(visit);
  };
  for (const { type } of [...node.parameters, node]) if (type) visit(type);
  if (ts.isClassLike(node.parent) && node.parent.name) names.add(node.parent.name.text);
  return names;
}

function isTypeOfTreemin(node) {
  const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);
  return isType && node.getSourceFile().fileName.startsWith(source);
}
