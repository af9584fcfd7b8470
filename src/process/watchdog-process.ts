// What the watchdog becomes when the process that it watched is gone.
import { Orphans } from "./orphans.js";
import { removeTree } from "./remove-tree.js";

const [run = "", ...homes] = process.argv.slice(2);
await new Orphans({ run, homes }, () => true).end();
for (const home of homes) removeTree(home);
