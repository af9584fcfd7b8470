// npm run conformance -- smtlib [FILE|FOLDER …]: parses the scripts of crates that read SMT-LIB, which cargo fetches, or what is named, with
// the bundled grammar, and compares with the parser of Z3. Prints counts, and every file that Z3 reads and the grammar does not. Needs
// cargo, pip and python3.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkFiles, filesIn } from "./check-files.mjs";
import { vendor, withPackages } from "./packages.mjs";

await withPackages({ npm: [], wheels: ["z3-solver==4.16.0.0"] }, async (folder) => {
  const z3 = join(folder, "z3-solver", "bin", "z3");
  if (!existsSync(z3)) throw new Error(`The wheel of z3-solver has no ${z3}.`);
  // The parser reports while it reads; what it then solves takes no longer than a second.
  const accepts = (text) => {
    const { stdout } = spawnSync(z3, ["-in", "-t:100", "-T:1"], { input: text, encoding: "utf8", maxBuffer: 2 ** 28 });
    return !stdout.includes("(error ");
  };
  const named = process.argv.slice(3);
  if (named.length === 0) vendor(folder, ['smt2parser = "=0.6.1"', 'yaspar = "=2.7.2"']);
  for (const path of named.length > 0 ? named : [folder]) {
    await checkFiles("smtlib", path, filesIn(path, /\.smt2?$/), accepts);
  }
});
