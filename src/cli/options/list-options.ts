import { type Command, Option } from "commander";
import type { ReduceOptions } from "../../index.js";
import { type ListMinimizerName, listMinimizerNames, type Order, type Split } from "../../tools.js";
import { atLeast } from "./run-options.js";

/** Options of list minimisers, as commander parses them. */
export interface ListOptions {
  readonly list?: ListMinimizerName;
  readonly subsetIterator: Order;
  readonly complementIterator: Exclude<Order, "skip">;
  readonly complementFirst?: boolean;
  readonly granularity: number;
  readonly split: Split;
  readonly ddStar?: boolean;
  readonly seed: number;
}

/**
 * Adds the options of list minimisers.
 * @param command is changed, and returned
 */
export function addListOptions(command: Command): Command {
  const orders: readonly Order[] = ["forward", "backward", "skip", "random"];
  const complementOrders = orders.filter((order) => order !== "skip");
  return command
    .addOption(
      new Option(
        "--list <name>",
        "minimise lists with this algorithm (default: dfs-delta for perses and substitute, else ddmin)",
      ).choices(listMinimizerNames),
    )
    .addOption(
      new Option("--subset-iterator <order>", "test ddmin's subsets in this order").choices(orders).default("skip"),
    )
    .addOption(
      new Option("--complement-iterator <order>", "test ddmin's complements in this order")
        .choices(complementOrders)
        .default("backward"),
    )
    .option("--complement-first", "test ddmin's complements before its subsets")
    .option("--combine-loops", "no effect: accepted because picireny has it")
    .option(
      "--granularity <n>",
      "make ddmin split into n parts at a time; inf splits into single elements",
      splitFactor,
      2,
    )
    .addOption(
      new Option("--split <rule>", "choose the sizes of ddmin's parts by this rule")
        .choices(["zeller", "balanced"])
        .default("zeller"),
    )
    .option("--dd-star", "repeat ddmin until nothing changes (ddmin*)")
    .option("--seed <n>", "use this seed for random orders", atLeast(0), 0);
}

/**
 * Converts the options of list minimisers for the library.
 * @param options as commander has read them
 */
export function listOptions(options: ListOptions) {
  return {
    ...(options.list && { list: options.list }),
    ddmin: {
      subsets: options.subsetIterator,
      complements: options.complementIterator,
      complementFirst: options.complementFirst ?? false,
      splitFactor: options.granularity,
      split: options.split,
      repeat: options.ddStar ?? false,
      seed: options.seed,
    },
  } satisfies Partial<ReduceOptions>;
}

function splitFactor(value: string): number {
  return /^inf(inity)?$/i.test(value) ? Number.POSITIVE_INFINITY : atLeast(2)(value);
}
