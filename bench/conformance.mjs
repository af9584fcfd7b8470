// Parses real programs of a bundled language and counts the syntax errors: npm run conformance -- <language>
import { UsageError } from "./usage-error.mjs";

const benches = { c: () => import("./conformance-c.mjs") };
const [language] = process.argv.slice(2);
const bench = benches[language];
if (!bench) throw new UsageError(`Usage: npm run conformance -- ${Object.keys(benches).join("|")}`);
await bench();
