import type { Command, Option } from "commander";

/** The shells that there are completions for. */
export const shells = ["bash", "zsh", "fish"] as const;

/** Name of a shell. */
export type Shell = (typeof shells)[number];

/**
 * Writes a script with which a shell completes commands, options and the values that an option may have.
 * @param shell bash, zsh or fish
 * @param program with all commands and options
 * @param suggestions the values of options and arguments that are no files, by name
 */
export function completionsFor(shell: Shell, program: Command, suggestions: Suggestions = {}): string {
  switch (shell) {
    case "bash":
      return forBash(program, suggestions);
    case "zsh":
      return `#compdef treemin\nautoload -U +X bashcompinit && bashcompinit\n${forBash(program, suggestions)}`;
    case "fish":
      return forFish(program, suggestions);
  }
}

/** Values to begin with, of options that take others, too, by their long names. */
export type Suggestions = Readonly<Record<string, readonly string[]>>;

const namesOf = ({ options }: Command) =>
  options.flatMap(({ short, long }) => [short, long].flatMap((each) => each ?? []));

function forBash(program: Command, suggestions: Suggestions): string {
  const cases = program.commands.map((each) => {
    const words = wordsOf(each);
    const second = words.length > 0 ? ` words="${words.join(" ")}"` : "";
    return `    ${each.name()}) options="${namesOf(each).join(" ")}"${second} ;;`;
  });
  const values = valuesOf(program, suggestions).map(
    ([flags, choices]) => `    ${flags}) choices="${choices.join(" ")}" ;;`,
  );
  const names = program.commands.map((each) => each.name());
  return `_treemin() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} options choices="" words=""
  case \${COMP_WORDS[1]} in
${cases.join("\n")}
    *) options="${namesOf(commandNamed(program, "reduce")).join(" ")}" ;;
  esac
  case $before in
${values.join("\n")}
  esac
  if [[ -n $choices ]]; then COMPREPLY=($(compgen -W "$choices" -- "$word"))
  elif [[ $word == -* ]]; then COMPREPLY=($(compgen -W "$options --help" -- "$word"))
  elif [[ $COMP_CWORD == 2 && -n $words ]]; then COMPREPLY=($(compgen -W "$words" -- "$word"))
  elif [[ $COMP_CWORD == 1 ]]; then COMPREPLY=($(compgen -f -W "${names.join(" ")}" -- "$word"))
  else COMPREPLY=($(compgen -f -- "$word")); fi
}
complete -o filenames -F _treemin treemin
`;
}

function forFish(program: Command, suggestions: Suggestions): string {
  const quoted = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
  const others = program.commands.map((each) => each.name()).filter((name) => name !== "reduce");
  const lines = program.commands.flatMap((command) => {
    const name = command.name();
    const where =
      name === "reduce" ? `not __fish_seen_subcommand_from ${others.join(" ")}` : `__fish_seen_subcommand_from ${name}`;
    const begin = `complete -c treemin -n __fish_use_subcommand -a ${name} -d ${quoted(command.description())}`;
    const words = wordsOf(command);
    const second = `complete -c treemin -n ${quoted(where)} -f -a ${quoted(words.join(" "))}`;
    const options = command.options.map((option) => {
      const choices = choicesOf(option, suggestions);
      const parts = [
        option.short ? `-s ${option.short.slice(1)}` : "",
        option.long ? `-l ${option.long.slice(2)}` : "",
        takesValue(option) ? "-r" : "",
        choices ? `-f -a ${quoted(choices.join(" "))}` : "",
      ];
      return `complete -c treemin -n ${quoted(where)} ${parts.filter(Boolean).join(" ")} -d ${quoted(option.description)}`;
    });
    return [begin, ...(words.length > 0 ? [second] : []), ...options];
  });
  return `${lines.join("\n")}\n`;
}

/**
 * Whether an option is followed by a value.
 * @param option of commander
 */
export function takesValue({ required, optional }: Option): boolean {
  return required || optional;
}

/** The values to choose from, or to begin with; undefined if there are none. */
function choicesOf({ long, argChoices }: Option, suggestions: Suggestions): readonly string[] | undefined {
  return argChoices ?? suggestions[long ?? ""];
}

/** The words that may follow a command: commands of its own, or what its argument may be. */
function wordsOf({ commands, registeredArguments }: Command): readonly string[] {
  return [...commands.map((each) => each.name()), ...registeredArguments.flatMap(({ argChoices = [] }) => argChoices)];
}

/** The options that have values to choose from, by their names as a pattern for `case`. */
function valuesOf(program: Command, suggestions: Suggestions): readonly (readonly [string, readonly string[]])[] {
  const all = program.commands.flatMap(({ options }) => options);
  const values = all.flatMap((option) => {
    const choices = choicesOf(option, suggestions);
    const flags = [option.short, option.long].filter(Boolean).join("|");
    return choices ? [[flags, choices] as const] : [];
  });
  return [...new Map(values)];
}

function commandNamed(program: Command, name: string): Command {
  return program.commands.find((each) => each.name() === name) ?? program;
}
