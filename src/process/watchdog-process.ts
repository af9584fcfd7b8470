// The program that a watchdog becomes when the process that it watched has ended: kills the run's processes, removes its folders.
import { basename } from "node:path";
import { removeTree } from "../system/remove-tree.js";
import { Orphans } from "./orphans.js";
import { isRunName } from "./run-name.js";

const [name = "", ...folders] = process.argv.slice(2);
// If a user starts it, it must not kill processes and remove folders that others are using.
if (!isRunName(name) || !folders.every((folder) => basename(folder).includes(name))) {
  throw new Error("Only a watchdog starts this program, with the name of a run and the run's folders.");
}
await new Orphans({ name, folders }, { isOver: () => true }).killAll();
for (const folder of folders) removeTree(folder);
