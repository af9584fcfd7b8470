// npm run conformance -- go [FILE|FOLDER …]: parses the sources of the installed Go and of well-known modules, which it fetches, or what is
// named, with the bundled Go grammar, and compares with the package go/parser. Prints counts, and every file that go/parser accepts and the
// grammar does not. Needs go.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkFiles, filesIn } from "./check-files.mjs";

const modules = [
  ...["github.com/gohugoio/hugo@v0.150.0", "github.com/hashicorp/terraform@v1.5.7", "github.com/pingcap/tidb@v1.0.9"],
  ...["github.com/prometheus/prometheus@v0.305.0", "github.com/samber/lo@v1.51.0", "go.uber.org/zap@v1.27.0"],
  ...["golang.org/x/tools@v0.36.0", "honnef.co/go/tools@v0.6.1", "k8s.io/client-go@v0.34.0", "mvdan.cc/sh/v3@v3.12.0"],
];

/** Prints the numbers of the files, whose paths it reads, that go/parser does not accept. */
const judge = `package main

import (
	"bufio"
	"fmt"
	"go/parser"
	"go/token"
	"os"
)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	for number := 0; lines.Scan(); number++ {
		if _, err := parser.ParseFile(token.NewFileSet(), lines.Text(), nil, parser.SkipObjectResolution); err != nil {
			fmt.Println(number)
		}
	}
}
`;

const folder = mkdtempSync(join(tmpdir(), "conformance-"));
const environment = { ...process.env, GOMODCACHE: join(folder, "modules"), GOFLAGS: "-modcacherw" };

function go(options, input = "") {
  const stdio = ["pipe", "pipe", "inherit"];
  return execFileSync("go", options, {
    cwd: folder,
    env: environment,
    input,
    stdio,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
}

async function check(path, title = path) {
  const files = filesIn(path, /\.go$/);
  const numbers = go(["run", join(folder, "judge.go")], files.join("\n"));
  const refused = new Set(
    numbers
      .split("\n")
      .filter(Boolean)
      .map((number) => files[Number(number)]),
  );
  await checkFiles("go", title, files, (_, file) => !refused.has(file));
}

try {
  writeFileSync(join(folder, "judge.go"), judge);
  const named = process.argv.slice(3);
  for (const path of named) await check(path);
  if (named.length === 0) {
    await check(join(go(["env", "GOROOT"]).trim(), "src"), "Go");
    for (const module of modules) await check(JSON.parse(go(["mod", "download", "-json", module])).Dir, module);
  }
} finally {
  rmSync(folder, { recursive: true });
}
