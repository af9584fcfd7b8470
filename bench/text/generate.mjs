// Generated files without a grammar. The same seed gives the same text.
import { linearCongruential } from "../support/random.mjs";

const nouns =
  "alpha buffer cache daemon engine filter gateway handler index journal kernel ledger module node object parser".split(
    " ",
  );
const verbs = "add bind copy drop emit find grow hold init join kick load merge notify open print".split(" ");

/** Makes words, numbers and choices from a seed. */
export function random(seed) {
  const next = linearCongruential(seed);
  const pick = (list) => list[next(list.length)];
  return {
    number: next,
    pick,
    noun: () => pick(nouns),
    verb: () => pick(verbs),
    name: () => `${pick(nouns)}_${pick(verbs)}${next(100)}`,
    hex: (length) => Array.from({ length }, () => next(16).toString(16)).join(""),
    sentence: (words) => Array.from({ length: words }, () => pick(next(2) ? nouns : verbs)).join(" "),
  };
}

/** The texts of `count` parts, made with the index of each. */
export function repeat(count, make) {
  return Array.from({ length: count }, (_, i) => make(i)).join("");
}

export function yaml() {
  const { noun, name, number, sentence } = random(1);
  const container = (i) =>
    `        - name: ${name()}\n          image: "registry.example/${noun()}:v${i % 9}.${number(20)}"\n          args: ["--${noun()}", "${name()}", '${sentence(2)}']\n          resources: {limits: {cpu: ${number(8)}, memory: ${number(900)}Mi}}\n`;
  const document = (i) =>
    `---\n# ${sentence(5)}\napiVersion: apps/v1\nkind: Deployment\nmetadata: &meta${i}\n  name: ${name()}\n  labels:\n    app: ${noun()}\n    tier: ${noun()}\nspec:\n  replicas: ${number(9)}\n  template:\n    metadata: *meta${i}\n    spec:\n      containers:\n${repeat(3, container)}`;
  return repeat(40, document);
}

export function toml() {
  const { noun, name, number, sentence, hex } = random(2);
  const table = (i) =>
    `[[package]]\nname = "${name()}"\nversion = "${number(9)}.${number(20)}.${i}"\nsource = "registry+https://index.example/${noun()}"\nchecksum = "${hex(64)}"\ndependencies = [\n${repeat(number(5) + 1, () => ` "${name()} ${number(9)}.0",\n`)}]\noptions = { debug = ${number(2) === 1}, level = ${number(4)}, note = '${sentence(3)}' } # ${sentence(2)}\n\n`;
  return `# ${sentence(8)}\ntitle = "${sentence(3)}"\n\n${repeat(120, table)}`;
}

export function dockerfile() {
  const { noun, name, number, sentence } = random(3);
  const stage = (i) =>
    `# stage ${i}: ${sentence(4)}\nFROM base/${noun()}:${number(20)}.${number(10)} AS stage${i}\nARG ${noun().toUpperCase()}_VERSION=${number(9)}.${number(9)}\nENV PATH="/opt/${noun()}/bin:$PATH" \\\n    LEVEL=${number(5)}\nRUN apt-get update && apt-get install -y --no-install-recommends \\\n${repeat(6, () => `    ${name()}=${number(9)}.${number(99)} \\\n`)}  && rm -rf /var/lib/${noun()}/*\nCOPY --from=stage${Math.max(0, i - 1)} /opt/${noun()} /usr/local/${noun()}\nWORKDIR /srv/${name()}\nEXPOSE ${8000 + number(999)}\n\n`;
  return `${repeat(30, stage)}ENTRYPOINT ["/bin/${noun()}", "--config", "/etc/${name()}.conf"]\n`;
}

export function makefile() {
  const { noun, name, number, sentence } = random(4);
  const rule = (i) =>
    `# ${sentence(4)}\n${noun().toUpperCase()}_${i} := $(shell ${noun()} --print ${number(99)})\nbuild/${name()}_${i}.o: src/${name()}.c include/${noun()}.h | build\n\t@mkdir -p $(dir $@)\n\t$(CC) $(CFLAGS) -O${number(4)} -D${noun().toUpperCase()}=${number(99)} -c $< -o $@\n\t@echo "built $@ for ${sentence(2)}"\n\n`;
  return `CC ?= cc\nCFLAGS += -Wall -Wextra\n.PHONY: all clean\nall: ${repeat(5, () => `${name()} `)}\n\n${repeat(80, rule)}clean:\n\trm -rf build\n`;
}

export function shell() {
  const { noun, name, number, sentence } = random(5);
  const define = (i) =>
    `# ${sentence(6)}\n${name()}_${i}() {\n  local target="$1" count=${number(50)}\n  if [ ! -d "$target/${noun()}" ]; then\n    echo "missing ${sentence(2)}: $target" >&2\n    return ${number(9)}\n  fi\n  for item in ${noun()} ${noun()} ${noun()}; do\n    ${noun()} --${noun()}="$item" "$target" | sed -e 's/${noun()}/${noun()}/g' > "/tmp/${name()}.$$" || exit ${number(9)}\n  done\n  count=$((count + ${number(9)} * 2))\n}\n\n`;
  return `#!/bin/sh\nset -eu\n\n${repeat(60, define)}main "$@"\n`;
}

export function latex() {
  const { noun, name, number, sentence } = random(6);
  const section = (i) =>
    `\\section{${sentence(3)}}\\label{sec:${noun()}${i}}\n${repeat(4, () => `${sentence(12)}, see \\ref{sec:${noun()}${number(40)}} and~\\cite{${name()},${name()}}.\n`)}\n\\begin{itemize}\n${repeat(4, () => `  \\item \\textbf{${noun()}} ${sentence(6)} $x_{${number(9)}} = \\frac{${number(9)}}{${number(9)} + y^2}$\n`)}\\end{itemize}\n% ${sentence(5)}\n\\begin{tabular}{|l|r|}\n${repeat(3, () => `  ${noun()} & ${number(999)} \\\\ \\hline\n`)}\\end{tabular}\n\n`;
  return `\\documentclass[11pt,a4paper]{article}\n\\usepackage{amsmath}\n\\begin{document}\n${repeat(40, section)}\\end{document}\n`;
}

export function csv() {
  const { noun, name, number, sentence, hex } = random(7);
  const row = (i) =>
    `${i},${name()},"${sentence(3)}, ${noun()}",${number(100000) / 100},${hex(8)},2024-${10 + number(3)}-${10 + number(18)},${noun()} ${noun()}\r\n`;
  return `id,name,comment,amount,hash,date,owner\r\n${repeat(1200, row)}`;
}

export function log() {
  const { noun, name, number, sentence, pick, hex } = random(8);
  const line = (i) =>
    `2024-03-${10 + number(19)}T0${number(9)}:${10 + number(49)}:${10 + number(49)}.${100 + number(899)}Z ${pick(["DEBUG", "INFO", "WARN", "ERROR"])} [worker-${i % 16}] com.example.${noun()}.${noun()}: request ${hex(12)} from 10.${number(250)}.${number(250)}.${number(250)} ${sentence(3)} key=${name()} took=${number(900)}ms status=${pick([200, 404, 500])}\n${i % 50 === 0 ? `java.lang.IllegalStateException: ${sentence(4)}\n${repeat(8, () => `    at com.example.${noun()}.${name()}(${noun()}.java:${number(900)})\n`)}` : ""}`;
  return repeat(3000, line);
}

export function assembler() {
  const { noun, name, number, sentence, pick } = random(9);
  const register = () => pick(["%rax", "%rbx", "%rcx", "%rdx", "%rsi", "%rdi", "%r8"]);
  const routine = (i) =>
    `\t.globl\t${name()}_${i}\n\t.type\t${name()}_${i}, @function\nroutine_${i}:\n.LFB${i}:\n\t.cfi_startproc\n\tpushq\t%rbp\n\tmovq\t%rsp, %rbp\n${repeat(12, () => `\t${pick(["movq", "addq", "subq", "leaq", "xorq"])}\t${number(2) ? `-${8 * number(9)}(%rbp)` : `$${number(99)}`}, ${register()}\t# ${sentence(2)}\n`)}\tcall\troutine_${Math.max(0, i - 1)}@PLT\n.L${i}:\n\tpopq\t%rbp\n\tret\n\t.cfi_endproc\n\t.string\t"${sentence(3)}\\n"\n\n`;
  return `\t.file\t"${noun()}.c"\n\t.text\n${repeat(120, routine)}`;
}

export function llvm() {
  const { name, number, pick } = random(10);
  const body = (i) =>
    repeat(
      10,
      (k) =>
        `  %v${k + 1} = ${pick(["add nsw", "mul nsw", "sub", "xor"])} i32 %v${number(k + 1)}, ${number(2) ? number(99) : `%v${number(k + 1)}`}, !dbg !${number(300)}\n`,
    ) +
    `  %p${i} = getelementptr inbounds [${8 + number(9)} x i32], ptr @g${number(80)}, i64 0, i64 %idx\n  store i32 %v10, ptr %p${i}, align 4\n  %c = icmp slt i32 %v10, ${number(99)}\n  br i1 %c, label %then, label %done\n\nthen:\n  %r = call i32 @${name()}(i32 noundef %v3, ptr nonnull %p${i})\n  br label %done\n\ndone:\n  ret i32 %v10\n`;
  const define = (i) =>
    `; Function Attrs: nounwind\ndefine dso_local i32 @f${i}(i32 noundef %v0, i64 %idx) #${number(4)} {\nentry:\n${body(i)}}\n\n`;
  return `target triple = "x86_64-pc-linux-gnu"\n${repeat(80, (i) => `@g${i} = dso_local global [16 x i32] zeroinitializer, align 16\n`)}\n${repeat(80, define)}${repeat(300, (i) => `!${i} = !DILocation(line: ${number(900)}, column: ${number(80)}, scope: !${number(300)})\n`)}`;
}

export function patch() {
  const { name, number, sentence, noun, hex, pick } = random(11);
  const line = () =>
    `${pick([" ", " ", "+", "-"])}${" ".repeat(2 * number(4))}${noun()}.${name()}(${number(99)}, "${sentence(2)}");\n`;
  const hunk = () =>
    `@@ -${number(900)},${number(30)} +${number(900)},${number(30)} @@ function ${name()}() {\n${repeat(12, line)}`;
  const file = (i) =>
    `diff --git a/src/${noun()}/${name()}.js b/src/${noun()}/${name()}.js\nindex ${hex(7)}..${hex(7)} 100644\n--- a/src/${noun()}${i}.js\n+++ b/src/${noun()}${i}.js\n${repeat(3, hunk)}`;
  return `From ${hex(40)} Mon Sep 17 00:00:00 2001\nSubject: [PATCH] ${sentence(5)}\n\n---\n${repeat(30, file)}`;
}

export function binary() {
  const { number, name, sentence } = random(12);
  const chunk = (i) =>
    `${repeat(4 + number(60), () => String.fromCharCode(number(256)))}${"\0".repeat(number(40))}${name()}\0${sentence(2)}\0KEY${i}=\x01\x02${String.fromCharCode(number(32))}${name()}\xff`;
  return `\x7fELF\x02\x01\x01${"\0".repeat(9)}${repeat(400, chunk)}`;
}
