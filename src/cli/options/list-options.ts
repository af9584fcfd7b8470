import { type Command, Option } from "commander";
import type { ReduceOptions } from "../../index.js";
import { type ListMinimizerName, listMinimizerNames, type Order, type Split } from "../../tools.js";
import { atLeast } from "./run-options.js";

/** How lists are minimised, as commander gives it. */
export interface ListOptions {
  readonly list?: ListMinimizerName;
  readonly subsetIterator: Order;
  readonly complementIterator: Exclude<Order, "skip">;
  readonly complementFirst?: boolean;
  readonly combineLoops?: boolean;
  readonly granularity: number;
  readonly split: Split;
  readonly ddStar?: boolean;
  readonly seed: number;
}

/** Adds the options that say how lists are minimised. */
export function addListOptions(command: Command): Command {
  const orders: readonly Order[] = ["forward", "backward", "skip", "random"];
  const complementOrders = orders.filter((order) => order !== "skip");
  return command
    .addOption(
      new Option(
        "--list <name>",
        "how lists are minimised (default: dfs-delta by perses and with substitute, else ddmin)",
      ).choices(listMinimizerNames),
    )
    .addOption(new Option("--subset-iterator <order>", "order of ddmin's subsets").choices(orders).default("skip"))
    .addOption(
      new Option("--complement-iterator <order>", "order of ddmin's complements")
        .choices(complementOrders)
        .default("backward"),
    )
    .option("--complement-first", "test ddmin's complements before its subsets")
    .option("--combine-loops", "test subsets and complements in one round")
    .option("--granularity <n>", "how many parts ddmin splits into, again and again; or inf", splitFactor, 2)
    .addOption(new Option("--split <rule>", "how ddmin splits").choices(["zeller", "balanced"]).default("zeller"))
    .option("--dd-star", "repeat ddmin until nothing changes")
    .option("--seed <n>", "seed of the order random", atLeast(0), 0);
}

/** What the options ask of a reduction. */
export function listOptions(options: ListOptions) {
  return {
    ...(options.list && { list: options.list }),
    ddmin: {
      subsets: options.subsetIterator,
      complements: options.complementIterator,
      complementFirst: options.complementFirst ?? false,
      combined: options.combineLoops ?? false,
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
