import type { Command, Option } from "commander";

/**
 * Writes the manual page of treemin in the format of `man`.
 * @param program with all commands and options
 * @param version of treemin, for the foot of the page
 */
export function manualPage(program: Command, version: string): string {
  const sections = program.commands.map((command) => {
    const args = command.registeredArguments.map((each) => (each.required ? `<${each.name()}>` : `[${each.name()}]`));
    const title = command.name() === "reduce" ? "OPTIONS" : `treemin ${command.name()} ${args.join(" ")}`.trim();
    return [`.SH "${literal(title)}"`, literal(command.description()), ...groupsOf(command)].join("\n");
  });
  return `.TH TREEMIN 1 "" "treemin ${version}"
.SH NAME
treemin \\- makes failing test cases small
.SH SYNOPSIS
.B treemin
.I INPUT
.B \\-\\-test
.I COMMAND
[options]
.br
.B treemin
.I COMMAND
[options]
.SH DESCRIPTION
treemin removes from INPUT whatever the test does not need. The test is a program: it is called with the path of a smaller variant, and
exits with 0 if that is still interesting.
${sections.join("\n")}
.SH EXIT STATUS
0: reduced to the end. 1: the input is not interesting. 2: a mistake in the call. 3: the test accepts what has nothing to do with the input. 4: a
limit was reached. 5: something around treemin failed. 70: a bug in treemin. 129, 130, 143: ended by a signal.
`;
}

/** The options of a command, below the headings of their groups. */
function groupsOf({ options }: Command): readonly string[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const group = option.helpGroupHeading ?? "";
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  return [...groups].flatMap(([heading, each]) => [
    ...(heading === "" ? [] : [`.SS "${literal(heading.replace(/:$/, ""))}"`]),
    ...each.flatMap(({ flags, description }) => [".TP", `.B ${literal(flags)}`, literal(description)]),
  ]);
}

/** Keeps what a formatter of manual pages would take for its own. */
function literal(text: string): string {
  return text
    .replaceAll("\\", "\\e")
    .replaceAll("-", "\\-")
    .replaceAll('"', "\\(dq")
    .replace(/^([.'])/gm, "\\&$1");
}
