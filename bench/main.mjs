// npm run bench -- NAME …: runs a bench by its name.
import { core } from "./core/core.mjs";
import { corpus } from "./corpus.mjs";
import { engine } from "./engine/engine.mjs";
import { grammar } from "./grammar/grammar.mjs";
import { languages } from "./languages/languages.mjs";
import { recordings } from "./recordings.mjs";
import { structure } from "./structure.mjs";
import { UsageError } from "./support/usage-error.mjs";

const usage = `usage: npm run bench -- NAME …

  corpus [case…] [--json FILE] [-- treemin options…]
      Reduces the cases of the folder TREEMIN_CORPUS, each with several configurations, or only with the given options.
  core [--json FILE]
      Measures the core on generated JSON: building trees, building candidates, the command line's own CPU time.
  engine [overhead|parallel|candidates|growth|share…] [--full] [--json FILE]
      Measures the engine: what a test costs over a bare spawn, how well tests run side by side, candidates per second,
      growth with the input's size, treemin's share of the CPU time. All of it takes some minutes, and --full many.
  grammar [--route ROUTE] [--repeat N] [--json FILE]
      Measures loading grammars, of JSON and of C's and JavaScript's size, and a first parse: cold and from the cache.
  grammar --grammar FILE… [--start RULE] --input FILE [--route ROUTE] [--repeat N] [--json FILE]
      The same for a grammar of yours.
  languages [file…]
      Measures how fast files of the bundled languages become trees, beside antlr4ng's lexing alone, what memory that takes
      and whether the time grows with the size only. Without files, it fetches programs that are well known. Takes minutes.
  recordings [example…] [--json FILE]
      Records which tests every pipeline makes on the examples. If FILE exists, compares with what is recorded there.
  structure [--json FILE]
      Counts what there is to read: files on the way of one candidate, folders, cycles, exports, docstrings, long functions.
`;

const benches = { core, corpus, engine, grammar, languages, recordings, structure };
const [name, ...args] = process.argv.slice(2);

try {
  const bench = Object.hasOwn(benches, name ?? "") ? benches[name] : undefined;
  if (!bench) throw new UsageError(name === undefined ? "Which bench?" : `There is no bench ${name}.`);
  process.exitCode = await bench(args);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`error: ${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
