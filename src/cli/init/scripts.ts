/** The texts of tests: shell scripts and modules. */
import { describe, type TestProposal } from "./proposals.js";

/** What a test is to do. */
export interface ScriptPlan {
  /** The command, with `@@` for the file. Files beside the test begin with `./`. */
  readonly command: readonly string[];
  /** The command that does it right, if two are compared. */
  readonly other: readonly string[] | undefined;
  readonly proposal: TestProposal;
  /** How often a variant is tried until it shows the bug. */
  readonly tries: number;
  /** Name of the input. */
  readonly input: string;
}

/**
 * Writes a test as a script for `/bin/sh`.
 * @param plan the commands, what is looked for, and how often a variant is tried
 */
export function shellTest(plan: ScriptPlan): string {
  const { command, other, proposal, tries, input } = plan;
  const lines = other
    ? differenceInShell(plan)
    : [`${inShell(command)} >output 2>&1`, "code=$?", conditionInShell(proposal)];
  const body = tries === 1 ? lines : triesInShell(lines, tries);
  return `#!/bin/sh
# treemin runs this with the path of a smaller variant of ${input}, in a folder of its own.
# Exit code 0 means interesting: ${comment(describe(proposal))}
here=$(cd "$(dirname "$0")" && pwd) # the folder of this script
${body.join("\n")}
`;
}

function triesInShell(lines: readonly string[], tries: number): readonly string[] {
  const last = lines.at(-1) ?? "";
  return [
    `# The bug shows only sometimes: ${tries} tries find it almost always.`,
    "try=0",
    `while [ "$try" -lt ${tries} ]; do`,
    "  try=$((try + 1))",
    ...lines.slice(0, -1).map((line) => `  ${line}`),
    `  ${last} && exit 0`,
    "done",
    "exit 1",
  ];
}

function conditionInShell(proposal: TestProposal): string {
  switch (proposal.kind) {
    case "signal":
    case "code":
      return `[ "$code" -eq ${proposal.code} ]`;
    default:
      return `grep -qE -e ${quoted(proposal.kind === "line" ? proposal.pattern : "")} output`;
  }
}

function differenceInShell({ command, other = [], proposal }: ScriptPlan): readonly string[] {
  const { codes, sameOutput } = proposal as Extract<TestProposal, { readonly kind: "difference" }>;
  return [
    "# Both must end as they do for the whole input, so that a broken variant is not taken for a difference.",
    `${inShell(command)} >first 2>/dev/null`,
    `[ $? -eq ${codes[0]} ] || exit 1`,
    `${inShell(other)} >second 2>/dev/null`,
    `[ $? -eq ${codes[1]} ] || exit 1`,
    sameOutput ? "exit 0" : "! cmp -s first second",
  ];
}

/**
 * Writes a test as a module.
 * @param plan the commands, what is looked for, and how often a variant is tried
 */
export function moduleTest({ command, other, proposal, tries, input }: ScriptPlan): string {
  return `// treemin calls this with the text of a smaller variant of ${input}.
// True means interesting: ${comment(describe(proposal))}
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const here = import.meta.dirname ?? new URL(".", import.meta.url).pathname;
const path = (word) => (word.startsWith("./") ? join(here, word) : word);

export default function isInteresting(text) {
  const folder = mkdtempSync(join(tmpdir(), "check-"));
  try {
    const file = join(folder, ${JSON.stringify(input)});
    writeFileSync(file, text);
    const run = ([program, ...words]) =>
      spawnSync(path(program), words.map((word) => path(word).replaceAll("@@", file)), { cwd: folder, encoding: "utf8" });
${moduleBody({ command, other, proposal, tries })}
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
`;
}

function moduleBody({ command, other, proposal, tries }: Omit<ScriptPlan, "input">): string {
  const indent = (lines: readonly string[]) => lines.map((line) => `    ${line}`).join("\n");
  if (other && proposal.kind === "difference") {
    const { codes, sameOutput } = proposal;
    return indent([
      `const [first, second] = [run(${JSON.stringify(command)}), run(${JSON.stringify(other)})];`,
      "// Both must end as they do for the whole input, so that a broken variant is not taken for a difference.",
      `if (first.status !== ${codes[0]} || second.status !== ${codes[1]}) return false;`,
      sameOutput ? "return true;" : "return first.stdout !== second.stdout;",
    ]);
  }
  const once = [
    `const { status, signal, stdout, stderr } = run(${JSON.stringify(command)});`,
    `if (${conditionInModule(proposal)}) return true;`,
  ];
  if (tries === 1) return indent([...once, "return false;"]);
  return indent([
    "// The bug shows only sometimes.",
    `for (let tries = 0; tries < ${tries}; tries++) {`,
    ...once.map((line) => `  ${line}`),
    "}",
    "return false;",
  ]);
}

function conditionInModule(proposal: TestProposal): string {
  switch (proposal.kind) {
    case "signal":
      return `signal === ${JSON.stringify(proposal.signal)} || status === ${proposal.code}`;
    case "code":
      return `status === ${proposal.code}`;
    default:
      return `new RegExp(${JSON.stringify(proposal.kind === "line" ? proposal.pattern : "")}, "m").test(stdout + "\\n" + stderr)`;
  }
}

/** A command for the shell: the file is `"$1"`, and files beside the script begin with `"$here"`. */
function inShell(command: readonly string[]): string {
  return command
    .map((word) => {
      if (word.startsWith("./")) return `"$here"/${quoted(word.slice(2))}`;
      if (!word.includes("@@")) return quoted(word);
      return word
        .split("@@")
        .map((part) => (part === "" ? "" : quoted(part)))
        .join('"$1"');
    })
    .join(" ");
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** A text on one line. */
function comment(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ");
}
