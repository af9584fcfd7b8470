import type { Language } from "./bundled-language.js";

/** SQL of SQLite, PostgreSQL and MySQL. */
export const sql: Language = {
  name: "sql",
  edition: "SQLite 3, PostgreSQL 18, MySQL 9",
  extensions: [".sql", ".ddl", ".psql", ".pgsql", ".mysql"],
  load: async () => (await import("./sql-grammar.js")).sqlGrammar,
};
