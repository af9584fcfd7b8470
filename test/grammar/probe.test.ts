import { writeFileSync } from "node:fs";
import { it } from "vitest";
import { loadGrammar } from "#src/grammar/load-grammar.js";
import { restoreGrammar } from "#src/grammar/restore-grammar.js";
import { parseText } from "#src/parse/parse-text.js";
import { buildTree } from "#src/parse/build-tree.js";
import { showTree } from "../parse/show-tree.js";
import { writeFiles } from "./grammar-folder.js";
import { routeCases } from "./route-cases.js";
const out: string[] = [];
it("x", async () => {
  for (const { feature, files, given, start, trees } of routeCases) {
    out.push(`## ${feature}`);
    for (const route of ["generated", "interpreted"] as const) {
      try {
        const paths = writeFiles(files, given ?? Object.keys(files).filter((n) => n.endsWith(".g4")));
        const g = await loadGrammar({ files: paths, route, cache: false, ...(start && { start }) });
        const r = await restoreGrammar(g.source, { withCode: true });
        out.push(`-- ${route} ${r.notes.join(" | ")}`);
        for (const text of Object.keys(trees)) {
          const p = parseText(r, text, {});
          out.push(`${JSON.stringify(text)}: ${JSON.stringify(showTree(buildTree(text, p.table, p.symbols)))} ${p.problem ? JSON.stringify(p.problem) : ""}`);
        }
        if (r.notes.length > 1) out.push("NOTES " + r.notes.join("\n"));
      } catch (e) { out.push(`!! ${route} ${(e as Error).stack?.slice(0, 600)}`); }
    }
  }
  writeFileSync("/tmp/probe.out", out.join("\n"));
}, 300000);
