// Parses real programs of a bundled language and counts the syntax errors: npm run conformance -- <language>
import { UsageError } from "./usage-error.mjs";

const languages = ["c"];
const [language] = process.argv.slice(2);
if (!languages.includes(language)) throw new UsageError(`Usage: npm run conformance -- ${languages.join("|")}`);
await import(`./conformance-${language}.mjs`);
