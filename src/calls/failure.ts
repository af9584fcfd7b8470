/** What a call throws, and when two calls throw the same. */
import { inspect } from "node:util";

/**
 * When two errors count as the same.
 * - `message`: they have the same class and the same message.
 * - `place`: they have the same class and were thrown in the same line and column of the program, for messages that quote the input.
 * - A function decides by itself.
 */
export type SameError = "message" | "place" | ((error: unknown, original: unknown) => boolean);

/**
 * The kind of a thrown value: the name of its class, or its type.
 * @param thrown anything; JavaScript allows more than errors to be thrown
 */
export function classOf(thrown: unknown): string {
  if (typeof thrown !== "object" || thrown === null) return typeof thrown;
  const prototype = Object.getPrototypeOf(thrown) as { readonly constructor?: { readonly name?: string } } | null;
  return prototype?.constructor?.name ?? "object without a class";
}

/**
 * The message of an error; any other thrown value as text.
 * @param thrown anything
 */
export function messageOf(thrown: unknown): string {
  const isError = typeof thrown === "object" && thrown !== null && "message" in thrown;
  return isError ? String(thrown.message) : inspect(thrown);
}

/** Files of treemin, and of Node itself, are not where an error comes from. */
const ownFolder = new URL("..", import.meta.url).href;

/**
 * The file, line and column in which an error was thrown, as `file:line:column`. Frames of packages and of Node are passed over.
 * Undefined if that is not known.
 * @param thrown anything; a place is only known of an error with a stack as V8 writes it
 */
export function placeOf(thrown: unknown): string | undefined {
  const stack = typeof thrown === "object" && thrown !== null && "stack" in thrown ? String(thrown.stack) : "";
  const frames = stack.split("\n").map((line) => /^\s*at (?:async )?(?:.*\()?(.+:\d+:\d+)\)?$/.exec(line)?.[1]);
  return frames.find((place) => place !== undefined && isOfProgram(place));
}

function isOfProgram(place: string): boolean {
  const isOwn = place.startsWith(ownFolder) || place.startsWith(ownFolder.replace("file://", ""));
  return !isOwn && !/^node:|[\\/]node_modules[\\/]|^evalmachine|^<anonymous>/.test(place);
}

/**
 * Tells whether errors are the same as the original one.
 * @param original what the call throws with its first arguments
 * @param same the criterion, or a function that decides
 */
export function sameAs(original: unknown, same: SameError): (thrown: unknown) => boolean {
  if (typeof same === "function") return (thrown) => same(thrown, original);
  const trait = same === "place" ? placeOf : messageOf;
  const [kind, wanted] = [classOf(original), trait(original)];
  return (thrown) => classOf(thrown) === kind && trait(thrown) === wanted;
}
