import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { basename, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Command, Option } from "commander";
import { NotInterestingError, reduce } from "../../index.js";
import { quote } from "../../tools.js";
import { findMeaning, type Situation, triesFor } from "../init/find-meaning.js";
import { describe, type TestProposal } from "../init/proposals.js";
import { moduleTest, shellTest } from "../init/scripts.js";
import { ExitCode, UsageError } from "../options/exit-codes.js";
import { milliseconds } from "../options/grammar-options.js";
import { readInput } from "../options/input-file.js";
import { commandOf } from "../options/test-option.js";
import { printable } from "../output/printable.js";
import { ask, type QuestionStreams, terminal } from "../run/confirm.js";

interface InitOptions {
  readonly run?: string;
  readonly other?: string;
  readonly meaning?: number;
  readonly line?: string;
  readonly as: "sh" | "mjs";
  readonly out?: string;
  readonly force?: boolean;
  readonly timeout: number;
}

/**
 * Adds `treemin init`, which writes a test.
 * @param program treemin's; the command is added to it
 * @param run runs an action and sets the exit code
 */
export function addInitCommand(program: Command, run: (action: () => Promise<number>) => Promise<void>): void {
  program
    .command("init")
    .description("run a command on the input, propose what is interesting about it, and write a test")
    .argument("<input>", "the input that shows the bug")
    .option("--run <command>", "the command that shows the bug; @@ stands for the input (default: asks)")
    .option("--other <command>", "a command without the bug: the test then looks for a difference")
    .option("--line <text>", "the bug shows in this line of the output")
    .option("--meaning <n>", "take the proposal with this number (default: asks on a terminal, else 1)", Number)
    .addOption(
      new Option("--as <kind>", "write a shell script, or a module")
        .choices(["sh", "mjs"])
        .default(process.platform === "win32" ? "mjs" : "sh"),
    )
    .option("-o, --out <file>", "write the test to this file (default: check.sh or check.mjs)")
    .option("--force", "replace a file of that name")
    .addOption(
      new Option("--timeout <seconds>", "how long the command may take").argParser(milliseconds).default(60_000, "60"),
    )
    .action((input: string, options: InitOptions) => run(() => init(input, options)));
}

async function init(input: string, options: InitOptions): Promise<number> {
  const bytes = readInput(input);
  const out = options.out ?? `check.${options.as}`;
  if (existsSync(out) && !options.force) throw new UsageError(`${out} exists. Give another -o, or --force.`);
  const dialogue = terminal();
  const line = options.run ?? (await askFor("Which command shows the bug? (@@ stands for the input)", dialogue));
  if (!line) throw new UsageError("No command. Call: treemin init INPUT --run 'COMMAND @@'");
  const isAsked = options.run === undefined && options.line === undefined;
  const second = options.other ?? (isAsked ? await askFor("Which command does it right? (Enter: none)", dialogue) : "");
  const situation: Situation = {
    command: withFile(commandOf(line, "--run")),
    other: second ? withFile(commandOf(second, "--other")) : undefined,
    bytes,
    fileName: basename(input),
    timeout: options.timeout,
  };
  const { proposals, runs } = await findMeaning(situation);
  const proposal = await choose(options.line ? proposals.filter(saying(options.line)) : proposals, options, dialogue);
  const { command, other } = situation;
  const near = (words: readonly string[]) => words.map((word) => besideScript(word, out));
  const tries = triesFor(proposal, runs);
  const plan = { command: near(command), other: other && near(other), proposal, tries, input: basename(input) };
  writeFileSync(out, options.as === "sh" ? shellTest(plan) : moduleTest(plan));
  if (options.as === "sh") chmodSync(out, 0o755);
  say(`${out}: interesting if ${describe(proposal)}${tries > 1 ? ` in one of ${tries} tries` : ""}.`);
  return await checkTest(input, bytes, { path: out, as: options.as });
}

const withFile = (words: readonly string[]) => (words.some((word) => word.includes("@@")) ? words : [...words, "@@"]);
const saying = (text: string) => (proposal: TestProposal) => proposal.kind === "line" && proposal.line.includes(text);

async function choose(
  proposals: readonly TestProposal[],
  { meaning, line }: InitOptions,
  dialogue: QuestionStreams | undefined,
): Promise<TestProposal> {
  const [first] = proposals;
  if (!first) {
    const what = line === undefined ? "nothing that tells of a bug" : `no line with ${JSON.stringify(line)}`;
    throw new UsageError(
      `The command shows ${what}: it exits with 0 and prints no error. Name a command that does it right (--other), or write the test yourself.`,
    );
  }
  for (const [i, each] of proposals.entries()) say(`${i + 1}. ${describe(each)}`);
  const isAsked = meaning === undefined && proposals.length > 1;
  const answer = isAsked ? await askFor("What is interesting? (Enter: 1)", dialogue) : String(meaning ?? 1);
  const chosen = proposals[Number(answer || 1) - 1];
  if (chosen) return chosen;
  throw new UsageError(`There is no proposal ${answer}. Give a number from 1 to ${proposals.length}.`);
}

async function askFor(question: string, dialogue: QuestionStreams | undefined): Promise<string> {
  return dialogue ? await ask(question, dialogue) : "";
}

/** `/…/tool.js` → `./tool.js`, if the file is in the folder of the script or below it. */
function besideScript(word: string, script: string): string {
  const path = relative(resolve(script, ".."), word);
  return word.startsWith("/") && existsSync(word) && !path.startsWith("..") ? `./${path}` : word;
}

/** Checks that the test accepts the input, and neither an empty file nor an unrelated text. */
async function checkTest(
  input: string,
  bytes: Uint8Array,
  { path, as }: { readonly path: string; readonly as: string },
): Promise<number> {
  const test =
    as === "sh"
      ? { command: [resolve(path)], fileName: basename(input) }
      : { module: pathToFileURL(resolve(path)).href };
  const accepts = async (text: Uint8Array) => {
    try {
      await reduce({ input: text, test, watch: false, limitTests: 1, reduce: "lines" });
      return true;
    } catch (error) {
      if (error instanceof NotInterestingError) return false;
      throw error;
    }
  };
  if (!(await accepts(bytes))) throw new UsageError(`${path} does not accept ${input}. Look at it and correct it.`);
  const wrong = [
    ...((await accepts(new Uint8Array())) ? ["an empty file"] : []),
    ...((await accepts(Buffer.from("unrelated text\n"))) ? ["an unrelated text"] : []),
  ];
  if (wrong.length > 0) {
    say(`warning: ${path} also accepts ${wrong.join(" and ")}. Choose another meaning, or make it more precise.`);
    return ExitCode.suspicious;
  }
  const name = path.includes("/") ? path : `./${path}`;
  say(`It accepts ${input}, and neither an empty file nor an unrelated text. Now:`);
  say(`  treemin ${quote(input)} --test ${quote(name)}`);
  return ExitCode.done;
}

function say(line: string): void {
  process.stdout.write(`${printable(line)}\n`);
}
