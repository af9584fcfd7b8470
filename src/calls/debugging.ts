/** The minimal call of a failing one, printed. */
import { callOfClosure, isClosure } from "./call-of-closure.js";
import { classOf, messageOf } from "./failure.js";
import { type CallOptions, type ReducedCall, reduceCall } from "./reduce-call.js";

/**
 * Reduces a failing call and prints the minimal one to standard error, with the file and line of its error. Two forms:
 *
 * - `debugging(() => fn(a, b))`: an arrow function without parameters whose body is one call. It is not run itself; the arguments are
 *   evaluated with the variables that it can see, which V8's debugger tells.
 * - `debugging(fn, a, b)`, or with options `debugging({ call: fn, …options }, a, b)`.
 *
 * @param call the function that fails, an arrow function around the call, or options with the function
 * @param args the arguments of the call; none for an arrow function
 * @throws CallError if the call does not throw, or the arrow function holds something else than one call
 */
export async function debugging<Args extends readonly unknown[]>(
  call: ((...args: Args) => unknown) | CallOptions<Args>,
  ...args: Args
): Promise<ReducedCall> {
  const options = typeof call === "function" ? { call } : call;
  const isDirect = args.length > 0 || !isClosure(options?.call);
  const reduced = isDirect ? await reduceCall(options, ...args) : await reduceClosure(options);
  process.stderr.write(`${describeCall(reduced)}\n`);
  return reduced;
}

async function reduceClosure(options: CallOptions<never>): Promise<ReducedCall> {
  const { name, fn, args } = callOfClosure(options.call);
  return await reduceCall({ name, ...options, call: fn }, ...args);
}

/**
 * The minimal call and what it throws, as lines to print.
 * @param reduced what the reduction found; its fields are shown as they are
 */
export function describeCall({ source, error, place, stopped, statistics }: ReducedCall): string {
  const { tests } = statistics;
  const isEnded = stopped === "finished" ? "" : `, ended by a limit (${stopped})`;
  return [
    source,
    `  throws ${classOf(error)}: ${messageOf(error)}`,
    ...(place === undefined ? [] : [`  at ${place}`]),
    `  (the smallest call that does; ${tests} calls were made${isEnded})`,
  ].join("\n");
}
