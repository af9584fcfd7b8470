/** The configuration file: options of `reduce` that a project always passes. */
import { existsSync, readFileSync } from "node:fs";
import type { Command, Option } from "commander";
import { mostSimilar } from "../../tools.js";
import { UsageError } from "./exit-codes.js";

/** The file that is read if it is in the working folder. */
const usualFile = "treemin.config.json";

/** Options that only a call can have. */
const notInFiles = ["input", "config", "force"];

/** What the file says, as arguments. */
interface ConfigurationFile {
  readonly path: string;
  readonly args: readonly string[];
}

/**
 * Reads the configuration file, that of `--config` or the one in the working folder. Options in the arguments replace those in the file.
 * @param args all arguments of the command, for `--config` and `--no-config`
 * @param command whose options it may have
 * @returns undefined if there is none
 * @throws UsageError if it cannot be read, or has an option that does not exist or cannot have its value
 */
export function readConfiguration(args: readonly string[], command: Command): ConfigurationFile | undefined {
  if (args.includes("--no-config")) return undefined;
  const path = pathIn(args);
  if (path === undefined && !existsSync(usualFile)) return undefined;
  const file = path ?? usualFile;
  const known = command.options.filter((option) => !notInFiles.includes(option.attributeName()));
  const given = known.filter((option) => isGiven(option, args)).map((option) => option.attributeName());
  const replaced = given.some((name) => ["test", "shell"].includes(name)) ? [...given, "test", "shell"] : given;
  const found = Object.entries(parse(file)).filter(([name]) => name !== "$schema");
  const more = found.flatMap(([name, value]) => {
    const option = optionNamed(name, known, file);
    const words = argumentsFor(option, value, file);
    return replaced.includes(name) ? [] : words;
  });
  return { path: file, args: more };
}

function pathIn(args: readonly string[]): string | undefined {
  const at = args.findIndex((each) => each === "--config" || each.startsWith("--config="));
  if (at < 0) return undefined;
  return args[at] === "--config" ? args[at + 1] : args[at]?.slice("--config=".length);
}

function parse(file: string): object {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new UsageError(`The configuration ${file} cannot be read: ${(error as Error).message}`);
  }
  if (typeof content === "object" && content !== null && !Array.isArray(content)) return content;
  throw new UsageError(`The configuration ${file} must be an object of options: {"test": "./check.sh"}`);
}

function optionNamed(name: string, known: readonly Option[], file: string): Option {
  const found = known.find((option) => option.attributeName() === name);
  if (found) return found;
  const similar = mostSimilar(
    name,
    known.map((option) => option.attributeName()),
  );
  const hint = similar === undefined ? "" : ` Did you mean ${similar}?`;
  throw new UsageError(`The configuration ${file} has ${JSON.stringify(name)}, which is no option.${hint}`);
}

function argumentsFor(option: Option, value: unknown, file: string): readonly string[] {
  const flag = option.long ?? option.flags;
  if (!option.required) {
    if (typeof value !== "boolean")
      throw new UsageError(`The configuration ${file}: ${option.attributeName()} must be true or false.`);
    return value === option.negate ? [] : [flag];
  }
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.flatMap((each) => {
    if (typeof each === "string" || typeof each === "number") return [`${flag}=${each}`];
    throw new UsageError(
      `The configuration ${file}: ${option.attributeName()} must be a text, a number or a list of them.`,
    );
  });
}

function isGiven({ short, long }: Option, args: readonly string[]): boolean {
  const isShort = (each: string) => short !== undefined && !each.startsWith("--") && each.startsWith(short);
  return args.some((each) => each === long || each.startsWith(`${long}=`) || isShort(each));
}

/**
 * The JSON schema of the configuration file.
 * @param command with the options that the file may set
 */
export function configurationSchema(command: Command): object {
  const text = { type: ["string", "number"] };
  const properties = command.options
    .filter((option) => !notInFiles.includes(option.attributeName()))
    .map((option) => {
      const { description, argChoices } = option;
      const one = argChoices ? { enum: argChoices } : text;
      const value = option.required ? { anyOf: [one, { type: "array", items: one }] } : { type: "boolean" };
      return [option.attributeName(), { description, ...value }] as const;
    });
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "treemin.config.json: options of treemin that a project always passes",
    type: "object",
    properties: { $schema: { type: "string" }, ...Object.fromEntries(properties) },
    additionalProperties: false,
  };
}
