// npm run bench -- NAME …: runs one of the benches. Without a name, prints the usage.
import { core } from "./core/core.mjs";
import { corpus } from "./corpus.mjs";
import { engine } from "./engine/engine.mjs";
import { folders } from "./folders.mjs";
import { fuzz } from "./fuzz/fuzz.mjs";
import { generate } from "./generate/generate.mjs";
import { grammar } from "./grammar/grammar.mjs";
import { languages } from "./languages/languages.mjs";
import { tryPublicGrammars } from "./public-grammars/public-grammars.mjs";
import { recordings } from "./recordings.mjs";
import { shootOut } from "./shoot-out/shoot-out.mjs";
import { schemas } from "./strategy/schemas.mjs";
import { strategy } from "./strategy/strategy.mjs";
import { structure } from "./structure/structure.mjs";
import { UsageError } from "./support/usage-error.mjs";
import { textPeers } from "./text/peers.mjs";
import { text } from "./text/text.mjs";
import { view } from "./view/view.mjs";
import { workers } from "./workers/workers.mjs";

const usage = `usage: npm run bench -- NAME …

With --json, the figures are also written to FILE.

  corpus [case…] [--json FILE] [-- treemin options…]
      Reduces the cases in the folder TREEMIN_CORPUS with the default and with named algorithms beside it, or only with the
      given options, and tests every result once more. TREEMIN_CORPUS_TOOLS is the folder of the tools that the cases need (by default tools in it).
      Fails if a run fails or a result is not interesting.
  core [--json FILE]
      Measures the core on generated JSON: building trees, building candidates, and the command's own CPU time.
  engine [start|overhead|parallel|candidates|growth|share…] [--full] [--json FILE]
      Measures the engine, or parts of it: the start of the command, the cost of a test beyond starting its process,
      the speed-up by several jobs, candidates per second, growth with the input's size, and treemin's share of the CPU
      time. All parts take some minutes; with --full, they measure more cases and larger inputs and take much longer.
  folders [many|large|c…]
      Reduces generated folders with the command: one of 10,000 small files, one of 500 MB, and a C program of 50 files, which
      needs gcc. Prints bytes, files, tests and time. Takes some minutes.
  fuzz [PACKAGE…] [--tests N] [--seeds N] [--json FILE]
      Looks for the mistakes of four old packages, which it installs into a temporary folder, from ordinary texts and with N seeds of
      chance (3), N tests each (3000), with and without making the texts small that join the population. Takes some minutes.
  generate [speed|reduction…] [--count N] [--json FILE]
      Measures how fast sentences are generated and how many parse at once, and reduces generated inputs by their choices and
      by their trees. N is how many of each (200).
  grammar [--route ROUTE] [--repeat N] [--json FILE]
      Measures how long it takes to load grammars, of JSON and as large as those of C and JavaScript, and to parse a first
      text, with and without the grammar cache. ROUTE is interpreted or generated; the figures are medians of N runs (5).
  grammar --grammar FILE… [--start RULE] --input FILE [--route ROUTE] [--repeat N] [--json FILE]
      Measures the same for your grammar.
  languages [file…]
      Measures how fast files of the bundled languages are parsed, compared with antlr4ng's lexer alone, how much memory
      that takes, and whether the time grows linearly with the size. Without files, fetches well-known programs. Takes
      minutes.
  public-grammars [NAME…] [--packages FOLDER] [--json FILE]
      Loads grammars that packages of npm, PyPI and Maven hold, and for each parses and reduces an example and generates 20
      sentences. Fetches the packages into a temporary folder, or into FOLDER, where the next run finds them. Needs pip and mvn.
      Takes some minutes.
  recordings [example…] [--json FILE]
      Records which tests every algorithm and preset runs on the examples (at most 250 each, with one job), in order and
      with their outcomes. If FILE does not exist, writes the recordings to it. If it exists, compares with it and fails if
      a reduction differs. The outcomes of the examples' tests are kept in FILE.EXAMPLE-outcomes and not asked again.
  schemas [PIPELINE…] [--json FILE]
      Reduces JSON Schemas of packages that it fetches, 150 kB and more, while ajv compiles them and meets one keyword, at most 3000
      tests each. Without pipelines, measures the default and perses*. Takes some minutes. Fails if a result is not interesting.
  shoot-out [PIPELINE…] [--count N] [--jobs N] [--write] [--json FILE]
      Reduces generated inputs of seven grammars with all algorithms, or with these pipelines; one, two or three symbols of the
      grammar must occur in the result. N inputs for each grammar and number of symbols (5); at most 2000 tests each. With
      --write, the tables and the plot go to docs/comparisons.md. Takes some minutes. Fails if a result is not interesting.
  strategy [PIPELINE…] [--cases REGEXP] [--json FILE]
      Reduces generated and real inputs with tests in process, at most 3000 each, and prints for each pipeline the sizes, the
      tests to the end, and the mean sizes over the first tests. One half of the cases is for tuning, the other is held
      back. Without pipelines, measures the presets and the algorithms beside them. Takes some minutes. Fails if a result is
      not interesting.
  structure [--json FILE]
      Counts what there is to read: files on the way of one candidate, folders, cycles, exports, docstrings, long functions.
  text [NAME…] [--json FILE]
      Reduces files without a grammar, generated and real, by their structure and by lines and characters, with tests in process,
      and prints the bytes that are left and the tests. Takes some minutes.
  text-peers [NAME…] [--json FILE]
      Reduces 13 real files without a grammar, from packages that it fetches, with treemin by structure and by lines and
      characters, and with C-Vise and Shrink Ray if they are installed, at most four minutes each. The test of a file is the
      same for all and counts its calls. Takes an hour with the peers.
  view [--turns N] [--json FILE]
      Runs the same reduction with plain lines, with the live view, and with a report and events, N times each in turns (5): processor
      time, tests and result, and how long it takes until something is on the screen. Takes some minutes. Fails if the tests or
      the results differ.
  workers [throughput|cancel|simulate|sleep|same…] [--nats URL]
      Measures tests in workers: how many a second, how many bytes for each, how fast they are cancelled, how well up to 1000
      slots are used on a simulated clock, and up to 128 of a worker whose tests sleep, and whether the results are the same;
      with --nats, also at that server. Takes some minutes.
`;

const benches = {
  core,
  corpus,
  engine,
  folders,
  fuzz,
  generate,
  grammar,
  languages,
  "public-grammars": tryPublicGrammars,
  recordings,
  schemas,
  "shoot-out": shootOut,
  strategy,
  structure,
  text,
  "text-peers": textPeers,
  view,
  workers,
};
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
