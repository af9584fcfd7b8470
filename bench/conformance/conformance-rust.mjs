// npm run conformance -- rust [FILE|FOLDER …]: parses the sources of well-known crates, which it fetches, or what is named, with the bundled
// Rust grammar, and compares with syn. Prints counts, and every file that syn accepts and the grammar does not. Needs cargo.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkFiles, filesIn } from "./check-files.mjs";

const crates = [
  ...["cbindgen@0.29.2", "chumsky@0.12.0", "clap_builder@4.6.7", "dashu-int@0.4.3", "encoding_rs@0.8.35"],
  ...["futures-util@0.3.32", "goblin@0.10.5", "hashbrown@0.17.1", "itertools@0.14.0", "lalrpop@0.22.2"],
  ...["libc@0.2.191", "minijinja@2.19.0", "nix@0.31.3", "object@0.38.1", "petgraph@0.7.1"],
  ...["rayon@1.12.0", "regex-automata@0.4.19", "rustix@1.1.5", "rustls@0.23.46", "serde_json@1.0.151"],
  ...["syn@2.0.119", "time@0.3.47", "toml_edit@0.22.27", "tracing-subscriber@0.3.23", "typenum@1.20.1"],
  ...["wasmparser@0.244.0", "winapi@0.3.9", "zerocopy@0.8.63", "zip@9.1.3"],
];

/** Prints the numbers of the files, whose paths it reads, that syn does not accept. */
const judge = `fn main() {
    let mut number = 0;
    for line in std::io::stdin().lines() {
        let text = std::fs::read_to_string(line.unwrap()).unwrap_or_default();
        let parsed = std::thread::Builder::new().stack_size(1 << 28).spawn(move || syn::parse_file(&text).is_ok());
        if !parsed.unwrap().join().unwrap_or(false) {
            println!("{number}");
        }
        number += 1;
    }
}
`;

const folder = mkdtempSync(join(tmpdir(), "conformance-"));

function cargo(options, input = "") {
  const stdio = ["pipe", "pipe", "inherit"];
  return execFileSync("cargo", options, { cwd: folder, input, stdio, encoding: "utf8", maxBuffer: 1 << 26 });
}

/** Makes a package with dependencies; returns the path of its manifest. */
function packageOf(name, dependencies, main) {
  const path = join(folder, name);
  mkdirSync(join(path, "src"), { recursive: true });
  const head = `[package]\nname = "${name}"\nversion = "0.0.0"\nedition = "2024"\n\n[dependencies]\n`;
  writeFileSync(join(path, "Cargo.toml"), head + dependencies);
  writeFileSync(join(path, "src", "main.rs"), main);
  return join(path, "Cargo.toml");
}

async function check(path, title = path) {
  const files = filesIn(path, /\.rs$/);
  const numbers = cargo(["run", "--quiet", "--release", "--manifest-path", manifest], files.join("\n"));
  const refused = new Set(
    numbers
      .split("\n")
      .filter(Boolean)
      .map((number) => files[Number(number)]),
  );
  await checkFiles("rust", title, files, (_, file) => !refused.has(file));
}

const manifest = packageOf("judge", 'syn = { version = "=2.0.119", features = ["full"] }\n', judge);
try {
  const named = process.argv.slice(3);
  for (const path of named) await check(path);
  for (const [at, crate] of (named.length === 0 ? crates : []).entries()) {
    const [name, version] = crate.split("@");
    const path = packageOf(`sources${at}`, `${name} = "=${version}"\n`, "fn main() {}\n");
    const { packages } = JSON.parse(cargo(["metadata", "--format-version", "1", "--manifest-path", path]));
    const found = packages.find((each) => each.name === name && each.version === version);
    await check(join(found.manifest_path, ".."), crate);
  }
} finally {
  rmSync(folder, { recursive: true });
}
