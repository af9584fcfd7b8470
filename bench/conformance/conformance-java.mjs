// npm run conformance -- java [FILE|FOLDER …]: parses the sources of the installed JDK and of well-known libraries, which Maven
// fetches, or what is named, with the bundled Java grammar, and compares with javac's parser. Prints counts, and every file that
// javac accepts and the grammar does not. Needs mvn and a JDK, that of JAVA_HOME or else the first in PATH.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { symbolsOf } from "../../dist/src/grammar/analysis/minimal-replacements.js";
import { loadLanguage } from "../../dist/src/grammar/languages.js";
import { parse } from "../../dist/src/parse/recognize/parse.js";
import { buildTree } from "../../dist/src/parse/table/build-tree.js";

const libraries = [
  ...[
    "ch.qos.logback:logback-core:1.5.18",
    "com.fasterxml.jackson.core:jackson-databind:2.19.0",
    "com.google.guava:guava:33.4.0-jre",
  ],
  ...[
    "com.puppycrawl.tools:checkstyle:10.25.0",
    "io.netty:netty-common:4.2.2.Final",
    "io.projectreactor:reactor-core:3.7.7",
  ],
  ...["io.vavr:vavr:0.10.6", "org.apache.commons:commons-lang3:3.17.0", "org.apache.lucene:lucene-core:10.2.1"],
  ...["org.eclipse.jdt:ecj:3.42.0", "org.hibernate.orm:hibernate-core:7.0.2.Final", "org.jooq:jooq:3.20.4"],
  ...["org.junit.jupiter:junit-jupiter-engine:5.13.1", "org.springframework:spring-core:6.2.7"],
];

/** Prints where the JDK is, then the numbers of the files, whose paths it reads, that javac does not accept. */
const judge = `
import com.sun.source.util.JavacTask;
import java.io.*;
import java.util.*;
import javax.tools.*;

class Judge {
  public static void main(String[] args) throws IOException {
    System.out.println(System.getProperty("java.home"));
    var compiler = ToolProvider.getSystemJavaCompiler();
    var files = compiler.getStandardFileManager(null, null, null);
    var paths = new BufferedReader(new InputStreamReader(System.in, "UTF-8")).lines().toList();
    for (int number = 0; number < paths.size(); number++) {
      var problems = new DiagnosticCollector<JavaFileObject>();
      var task = compiler.getTask(null, files, problems, List.of("-proc:none"), null, files.getJavaFileObjects(paths.get(number)));
      ((JavacTask) task).parse();
      if (problems.getDiagnostics().stream().anyMatch(each -> each.getKind() == Diagnostic.Kind.ERROR)) System.out.println(number);
    }
  }
}
`;

const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, "bin", "java") : "java";
const folder = mkdtempSync(join(tmpdir(), "conformance-"));
writeFileSync(join(folder, "Judge.java"), judge);

/** Where the JDK is, and the indices of the files that javac does not accept. */
function judged(files) {
  const options = { input: files.join("\n"), encoding: "utf8", maxBuffer: 1 << 26 };
  const [home, ...refused] = execFileSync(java, [join(folder, "Judge.java")], options).split("\n");
  return { home, refused: new Set(refused.filter(Boolean).map(Number)) };
}

function sources(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".java"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const grammar = await loadLanguage("java");
const symbols = symbolsOf(grammar);
const plan = { rule: grammar.start, buildHiddenTokens: false };
const total = { files: 0, bytes: 0, milliseconds: 0, failed: 0, fallbacks: 0, refused: 0, lenient: 0 };

/** Parses files with SLL prediction, what that does not accept with LL, and prints what came of them. */
function check(title, files) {
  if (files.length === 0) return;
  const { refused } = judged(files);
  const counts = Object.fromEntries(Object.keys(total).map((key) => [key, 0]));
  counts.refused = refused.size;
  for (const [index, file] of files.entries()) {
    const text = readFileSync(file, "utf8");
    const start = performance.now();
    const { table, problem: quick } = parse(grammar, text, { ...plan, prediction: "sll" });
    buildTree(text, table, symbols);
    const elapsed = performance.now() - start;
    if (refused.has(index)) {
      if (!quick) counts.lenient++;
      continue;
    }
    counts.files++;
    counts.bytes += text.length;
    counts.milliseconds += elapsed;
    const problem = quick && parse(grammar, text, { ...plan, prediction: "ll" }).problem;
    if (quick && !problem) counts.fallbacks++;
    if (!problem) continue;
    counts.failed++;
    console.log(`${file}:${problem.line}:${problem.column}: ${problem.message.slice(0, 100)}`);
  }
  report(title, counts);
  for (const key of Object.keys(total)) total[key] += counts[key];
}

function report(title, { files, bytes, milliseconds, failed, fallbacks, refused, lenient }) {
  console.log(
    `${title}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB, ${(bytes / 1000 / milliseconds).toFixed(2)} MB/s; ${failed} not ` +
      `accepted, ${fallbacks} only with LL; of ${refused} that javac does not accept, ${lenient} are`,
  );
}

/** Unpacks an archive with the JDK's own tool, and checks what is in it. */
function checkArchive(title, archive) {
  const unpacked = join(folder, "unpacked");
  mkdirSync(unpacked);
  execFileSync(join(home, "bin", "jar"), ["xf", archive], { cwd: unpacked });
  check(title, sources(unpacked));
  rmSync(unpacked, { recursive: true });
}

const { home } = judged([]);
try {
  const paths = process.argv.slice(3);
  for (const path of paths) check(path, sources(path));
  if (paths.length === 0) {
    checkArchive("JDK", join(home, "lib", "src.zip"));
    for (const library of libraries) {
      const [group, name, version] = library.split(":");
      const goal = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy";
      const options = [
        "--batch-mode",
        "--quiet",
        goal,
        `-Dartifact=${library}:jar:sources`,
        `-DoutputDirectory=${folder}`,
      ];
      execFileSync("mvn", options, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
      checkArchive(`${group}:${name}`, join(folder, `${name}-${version}-sources.jar`));
    }
  }
  report("all", total);
} finally {
  rmSync(folder, { recursive: true });
}
