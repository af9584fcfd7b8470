// npm run conformance -- ini [FILE|FOLDER …]: parses the INI files that are installed, or what is named, with the bundled grammar, and
// compares with Python's configparser. Prints counts, every file that configparser accepts and the grammar does not, and every file in
// which the two find different keys. Needs python3.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { IniLexer } from "../../dist/generated/ini/IniLexer.js";
import { loadLanguage } from "../../dist/src/grammar/languages.js";
import { lex } from "../../dist/src/parse/tokens/lex.js";
import { checkFiles, filesIn } from "./check-files.mjs";

/** Prints the numbers of the files that configparser accepts, and their keys. */
const judge = `
import configparser, json, sys
for number, file in enumerate(sys.stdin.read().split("\\0")):
    parser = configparser.RawConfigParser(default_section="\\0", allow_no_value=True)
    parser.optionxform = str
    try:
        with open(file, encoding="utf-8") as text:
            parser.read_string("[\\1]\\n" + text.read())
        print(json.dumps([number, [key for section in parser.sections() for key in parser[section]]]))
    except (configparser.Error, UnicodeDecodeError, AttributeError):
        pass
`;

function keysByFile(files) {
  const output = execFileSync("python3", ["-c", judge], {
    input: files.join("\0"),
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const lines = output
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return new Map(lines.map(([number, keys]) => [files[number], keys]));
}

const grammar = await loadLanguage("ini");

function keysOf(file) {
  const text = readFileSync(file, "utf8");
  const { starts, ends, types } = lex(grammar, text).tokens;
  const keys = [...starts].map((start, i) => (types[i] === IniLexer.KEY ? text.slice(start, ends[i]) : undefined));
  return keys.filter((key) => key !== undefined);
}

const named = process.argv.slice(3);
for (const path of named.length > 0 ? named : ["/etc", "/usr/lib", "/usr/share"]) {
  const files = filesIn(path, /\.(ini|cfg|properties|editorconfig|gitconfig|desktop|service)$/);
  const known = keysByFile(files);
  await checkFiles("ini", path, files, (_, file) => known.has(file));
  for (const [file, keys] of known) {
    if (keysOf(file).join("\n") !== keys.join("\n")) console.log(`${file}: other keys`);
  }
}
