// The program that a watchdog becomes when the process that it watched has ended: kills the run's processes, removes its folders.
import { removeTree } from "../system/remove-tree.js";
import { Orphans } from "./orphans.js";

const [name = "", ...folders] = process.argv.slice(2);
await new Orphans({ name, folders }, () => true).killAll();
for (const folder of folders) removeTree(folder);
