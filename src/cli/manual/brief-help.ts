import type { Command } from "commander";

/** The options that most calls need, as the short help describes them. */
export const briefOptions: Readonly<Record<string, string>> = {
  "--test": "exits with 0 if its last argument is interesting",
  "--shell": "run this line in /bin/sh as the test; $1 is the file",
  "--stdin": "give the file to the test on standard input",
  "--exit-code": "interesting: the test exits with one of these",
  "--crash": "interesting: a signal ends the test",
  "--stderr": "interesting: its standard error matches this",
  "--same-stderr": "interesting: this matches the same text as for INPUT",
  "--golden": "interesting: it exits and prints as for INPUT",
  "--out": "the result (default: INPUT with .reduced in it)",
  "--language": "parse as this language (default: by name or content)",
  "--jobs": "run n tests at a time (default: one for each core)",
  "--timeout": "limit for each test (default: 10 times the first)",
  "--limit-time": "end after this time, with the best result so far",
  "--quiet": "print only warnings and errors",
};

/**
 * The help that fits a screen of 80 columns and 24 lines: the options that most calls need, and the commands.
 * @param program with all commands and options
 */
export function briefHelp(program: Command): string {
  const reduce = program.commands.find((each) => each.name() === "reduce");
  const options = Object.entries(briefOptions).map(([long, text]) => {
    const option = reduce?.options.find((each) => each.long === long);
    return `  ${(option?.flags ?? long).padEnd(26)}${text}`;
  });
  const names = program.commands.map((each) => each.name()).filter((name) => name !== "reduce");
  return [
    "treemin INPUT --test COMMAND [options]",
    "makes INPUT small: removes parts as long as COMMAND exits with 0.",
    "treemin init INPUT helps you to write such a COMMAND.",
    "",
    ...options,
    "",
    ...filled(`Other commands (treemin COMMAND --help): ${names.join(", ")}`),
    "treemin --help=all shows all options in groups, and examples.",
    "",
  ].join("\n");
}

/** Breaks a text into lines of at most 80 characters. */
function filled(text: string): readonly string[] {
  return text.match(/.{1,79}(?: |$)/g)?.map((line) => line.trimEnd()) ?? [];
}

/** Calls that show what the options are for. */
const examples = `Examples:
  treemin in.json --test ./check.sh                   ./check.sh /…/in.json exits with 0: interesting
  treemin in.js --test 'node @@' --same-stderr '.*Error: .*'    the message stays the same
  treemin in.c --test 'gcc -O2 -c @@' --crash         the compiler crashes
  treemin in.c -c 'gcc -c "$1" 2>&1 | grep -q oops'   a line for the shell
  treemin folder/ --test ./check.sh                   a folder with all its files
  treemin - --test ./check.sh < in.json > out.json    a pipe
`;

/**
 * The help with all options of `reduce`, in groups, and examples.
 * @param program with all commands and options
 * @param commands the list of the commands, as it is printed
 */
export function wholeHelp(program: Command, commands: string): string {
  const reduce = program.commands.find((each) => each.name() === "reduce");
  return `${commands}\n${reduce?.helpInformation() ?? ""}\n${examples}`;
}
