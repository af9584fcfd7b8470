// npm run bench -- folders [NAME…]: reduces generated folders with the command and prints bytes, files, tests and time.
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError } from "./support/usage-error.mjs";

const main = fileURLToPath(new URL("../dist/command/treemin.js", import.meta.url));

/** Writes a file and the folders around it. */
function put(folder, path, content) {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/** 10,000 small files in 200 folders. */
function many(folder) {
  const texts = {
    json: (d, f) => JSON.stringify({ id: 100 * d + f, list: [1, 2, 3], name: `n${d}_${f}` }),
    js: (d, f) => `export const v${d}_${f} = ${f} + 1;\nfunction g(a) { return a * ${d}; }\n`,
    txt: (d, f) => `line one of ${d}\nline two of ${f}\n`,
    c: (d, f) => `int v${d}_${f}(int a) { return a + ${f}; }\nint w${d}_${f};\n`,
  };
  const endings = Object.keys(texts);
  for (let d = 0; d < 100; d++) {
    for (let f = 0; f < 100; f++) {
      const ending = endings[f % 4];
      put(folder, `d${d}/${f % 2 === 1 ? "sub/" : ""}f${f}.${ending}`, texts[ending](d, f));
    }
  }
}

/** 500 files of 1 MB that are not text, and ten small texts. */
function large(folder) {
  const block = Buffer.alloc(1 << 20);
  for (let d = 0; d < 10; d++) {
    for (let f = 0; f < 50; f++) {
      for (let i = 0; i < block.length; i += 4)
        block.writeUInt32LE(Math.imul(i + 7919 * f + d, 2_654_435_761) >>> 0, i);
      put(folder, `d${d}/blob${f}.bin`, block);
    }
    put(folder, `d${d}/readme.txt`, `section ${d}\nneedle-${d}\nmore text here\n`.repeat(20));
  }
}

/** A C program of 24 modules, each with a header; one of them divides by what another one returns. */
function c(folder) {
  const headers = [];
  for (let i = 0; i < 24; i++) {
    const other = (7 * i + 3) % 24;
    const body = Array.from({ length: 12 }, (_, k) => `  total += table${i}[${k}] * ${k + 1} - x;`).join("\n");
    const sum = `int sum${i}(int x) {\n  int total = 0;\n${body}\n  return total;\n}`;
    const call = i === 17 ? `value${other}() / (value${other}() - ${other})` : `sum${i}(x) + value${other}()`;
    put(folder, `include/m${i}.h`, `#ifndef M${i}\n#define M${i}\nint run${i}(int x);\nint value${i}(void);\n#endif\n`);
    const table = Array.from({ length: 12 }, (_, k) => i * k).join(", ");
    put(
      folder,
      `src/m${i}.c`,
      `#include "m${i}.h"\n#include "m${other}.h"\n\nstatic int table${i}[] = {${table}};\n\n${sum}\n\n` +
        `int value${i}(void) { return ${i}; }\n\nint run${i}(int x) { return ${call}; }\n`,
    );
    headers.push(i);
  }
  const includes = headers.map((i) => `#include "m${i}.h"`).join("\n");
  const calls = headers.map((i) => `  total += run${i}(total);`).join("\n");
  put(folder, "src/main.c", `${includes}\n\nint main(void) {\n  int total = 0;\n${calls}\n  return total;\n}\n`);
  put(folder, "Makefile", "all:\n\tcc -Iinclude -o prog src/*.c\n");
}

const cases = {
  many: {
    fill: many,
    test: 'grep -q v17_37 d17/sub/f37.js && grep -q \'"name":"n42_40"\' d42/f40.json && grep -q w83_3 d83/sub/f3.c',
  },
  large: { fill: large, test: '[ "$(wc -c < d3/blob17.bin)" = 1048576 ] && grep -q needle-7 d7/readme.txt' },
  c: {
    fill: c,
    needs: "gcc",
    test: 'gcc -w -O0 -Iinclude -o "$TMPDIR/prog" src/*.c && { "$TMPDIR/prog"; [ $? -eq 136 ]; }',
  },
};

/** @returns the exit code */
export async function folders(args) {
  const unknown = args.find((name) => !Object.hasOwn(cases, name));
  if (unknown !== undefined) throw new UsageError(`There is no folder ${unknown}: ${Object.keys(cases).join(", ")}.`);
  for (const name of args.length > 0 ? args : Object.keys(cases)) measure(name, cases[name]);
  return 0;
}

function measure(name, { fill, test, needs }) {
  if (needs !== undefined && spawnSync(needs, ["--version"]).error) {
    process.stdout.write(`${name}: left out, because there is no ${needs}\n`);
    return;
  }
  const place = mkdtempSync(join(tmpdir(), "folders-of-treemin-"));
  try {
    fill(join(place, name));
    writeFileSync(join(place, "test.sh"), `#!/bin/sh\nexec 2> /dev/null\n${test}\n`);
    chmodSync(join(place, "test.sh"), 0o755);
    const start = performance.now();
    const call = [main, name, "--test", "./test.sh", "--stats", "stats.json", "--quiet"];
    const { status, stderr } = spawnSync(process.execPath, call, { cwd: place, encoding: "utf8" });
    if (status !== 0) throw new Error(`${name}: exit code ${status}: ${stderr}`);
    const time = (performance.now() - start) / 1000;
    const { size, files, tests } = JSON.parse(readFileSync(join(place, "stats.json"), "utf8"));
    const figures = `${size.before} → ${size.after} bytes, ${files.before} → ${files.after} files, ${tests} tests`;
    process.stdout.write(`${name}: ${figures}, ${time.toFixed(0)} s\n`);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
