// npm run conformance -- llvm [FILE|FOLDER …]: parses LLVM IR with the bundled grammar, and compares with the parser of LLVM. The IR is that
// of a crate's tests, which cargo fetches, and what clang makes of the sources of SQLite and libffi, which npm fetches, with different
// options; or what is named. Prints counts, and every file that LLVM reads and the grammar does not. Needs cargo,
// npm, llvm-as and clang, or the compiler that CLANG names.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { checkFiles, filesIn } from "./check-files.mjs";
import { vendor, withPackages } from "./packages.mjs";

const compiler = process.env.CLANG ?? "clang";

/** How the sources are compiled. */
const variants = [["-O0"], ["-O1", "-g"], ["-O2", "-fno-discard-value-names"], ["-O3", "-mavx2", "-ffast-math"]];

const accepts = (text) => spawnSync("llvm-as", ["-o", "/dev/null"], { input: text, maxBuffer: 2 ** 28 }).status === 0;

await withPackages({ npm: ["better-sqlite3@12.11.1", "ffi-napi@4.0.3"], wheels: [] }, async (folder) => {
  const named = process.argv.slice(3);
  if (named.length === 0) {
    vendor(folder, ['llvm-ir = { version = "=0.11.3", default-features = false, features = ["llvm-14"] }']);
    compile(folder);
  }
  for (const path of named.length > 0 ? named : [folder]) {
    await checkFiles("llvm", path, filesIn(path, /\.ll$/), accepts);
  }
});

/** Writes the IR of all C sources of a folder beside them. */
function compile(folder) {
  for (const file of filesIn(folder, /\.c$/)) {
    for (const [i, options] of variants.entries()) {
      spawnSync(compiler, [
        "-w",
        "-S",
        "-emit-llvm",
        ...options,
        "-I",
        join(file, ".."),
        file,
        "-o",
        `${file}.${i}.ll`,
      ]);
    }
  }
}
