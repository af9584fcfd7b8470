import type { Command, Option } from "commander";

/** The shells that there are completions for. */
export const shells = ["bash", "zsh", "fish"] as const;

/** Name of a shell. */
export type Shell = (typeof shells)[number];

/** Writes a script with which a shell completes commands, options and the values that an option may have. */
export function completionsFor(shell: Shell, program: Command): string {
  switch (shell) {
    case "bash":
      return forBash(program);
    case "zsh":
      return `#compdef treemin\nautoload -U +X bashcompinit && bashcompinit\n${forBash(program)}`;
    case "fish":
      return forFish(program);
  }
}

const namesOf = ({ options }: Command) =>
  options.flatMap(({ short, long }) => [short, long].flatMap((each) => each ?? []));

function forBash(program: Command): string {
  const cases = program.commands.map((each) => `    ${each.name()}) options="${namesOf(each).join(" ")}" ;;`);
  const values = valuesOf(program).map(([flag, choices]) => `    ${flag}) choices="${choices.join(" ")}" ;;`);
  const names = program.commands.map((each) => each.name());
  return `_treemin() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} options choices=""
  case \${COMP_WORDS[1]} in
${cases.join("\n")}
    *) options="${namesOf(commandNamed(program, "reduce")).join(" ")}" ;;
  esac
  case $before in
${values.join("\n")}
  esac
  if [[ -n $choices ]]; then COMPREPLY=($(compgen -W "$choices" -- "$word"))
  elif [[ $word == -* ]]; then COMPREPLY=($(compgen -W "$options --help" -- "$word"))
  elif [[ $COMP_CWORD == 1 ]]; then COMPREPLY=($(compgen -f -W "${names.join(" ")}" -- "$word"))
  else COMPREPLY=($(compgen -f -- "$word")); fi
}
complete -o filenames -F _treemin treemin
`;
}

function forFish(program: Command): string {
  const quoted = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
  const others = program.commands.map((each) => each.name()).filter((name) => name !== "reduce");
  const lines = program.commands.flatMap((command) => {
    const name = command.name();
    const where =
      name === "reduce" ? `not __fish_seen_subcommand_from ${others.join(" ")}` : `__fish_seen_subcommand_from ${name}`;
    const begin = `complete -c treemin -n __fish_use_subcommand -a ${name} -d ${quoted(command.description())}`;
    const options = command.options.map((option) => {
      const parts = [
        option.short ? `-s ${option.short.slice(1)}` : "",
        option.long ? `-l ${option.long.slice(2)}` : "",
        takesValue(option) ? "-r" : "",
        option.argChoices ? `-f -a ${quoted(option.argChoices.join(" "))}` : "",
      ];
      return `complete -c treemin -n ${quoted(where)} ${parts.filter(Boolean).join(" ")} -d ${quoted(option.description)}`;
    });
    return [begin, ...options];
  });
  return `${lines.join("\n")}\n`;
}

/** Whether an option is followed by a value. */
export function takesValue({ required, optional }: Option): boolean {
  return required || optional;
}

/** The options that have a choice of values, by their long names. */
function valuesOf(program: Command): readonly (readonly [string, readonly string[]])[] {
  const all = program.commands.flatMap(({ options }) => options);
  return [...new Map(all.flatMap(({ long, argChoices }) => (long && argChoices ? [[long, argChoices]] : [])))];
}

function commandNamed(program: Command, name: string): Command {
  return program.commands.find((each) => each.name() === name) ?? program;
}
