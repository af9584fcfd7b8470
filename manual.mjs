// node manual.mjs: writes the manual page (dist/treemin.1) and the schema of the configuration file from the options of the command.
// Part of `npm run build`.
import { readFileSync, writeFileSync } from "node:fs";
import { manualPage } from "./dist/src/cli/manual/manual-page.js";
import { configurationSchema } from "./dist/src/cli/options/configuration.js";
import { describedProgram } from "./dist/src/cli/run-command.js";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const program = await describedProgram();
writeFileSync("dist/treemin.1", manualPage(program, version));
const reduce = program.commands.find((command) => command.name() === "reduce");
writeFileSync("dist/treemin.config.schema.json", `${JSON.stringify(configurationSchema(reduce), null, 2)}\n`);
