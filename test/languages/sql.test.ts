import { describe, expect, it } from "vitest";
import { reduceSync } from "#src/reduce-sync.js";
import { growthOfTenTimes } from "../support/characters-read.js";
import { languageTree } from "./language-tree.js";

const { grammar, parseQuickly, textsOf } = await languageTree("sql");

describe("is an iteration, so that it can be removed:", () => {
  it.each([
    ["a statement", "SELECT 1; BEGIN; END;", ["SELECT 1;", "BEGIN;", "END;"]],
    ["a clause", "SELECT a FROM b WHERE c GROUP BY d LIMIT 1", ["FROM b", "WHERE c", "GROUP BY d", "LIMIT 1"]],
    ["a query of a view", "CREATE VIEW a AS SELECT b, c FROM d", ["CREATE VIEW a AS", "SELECT b, c", "b"]],
    ["a name behind AS", "SELECT a AS order, b AS limit FROM c", ["a AS order", ", b AS limit", "FROM c"]],
    [
      "a statement of a rule",
      "CREATE RULE a AS ON INSERT TO b DO INSTEAD UPDATE c SET d = 1",
      ["UPDATE c", "SET d = 1"],
    ],
    ["a query of several", "SELECT 1 UNION ALL SELECT 2 EXCEPT SELECT 3", ["UNION ALL SELECT 2", "EXCEPT SELECT 3"]],
    ["a table expression", "WITH a AS (SELECT 1), b AS (SELECT 2) SELECT 3", ["a AS (SELECT 1)", ", b AS (SELECT 2)"]],
    [
      "a join",
      "SELECT * FROM a LEFT JOIN b ON a.c = b.c AND d",
      ["LEFT JOIN b ON a.c = b.c AND d", "AND d", "LEFT", "a."],
    ],
    ["an operand with its operator", "SELECT a + -b IS NOT NULL", ["a", "+ -b", "IS NOT NULL"]],
    [
      "a branch",
      "SELECT CASE a WHEN 1 THEN 2 WHEN 3 THEN 4 ELSE 5 END",
      ["a", "WHEN 1 THEN 2", "WHEN 3 THEN 4", "ELSE 5"],
    ],
    [
      "a column",
      "CREATE TABLE t (a int, b text NOT NULL DEFAULT 0)",
      ["a int", ", b text NOT NULL DEFAULT 0", "NOT NULL", "DEFAULT 0"],
    ],
    ["a row", "INSERT INTO t (a, b) VALUES (1, 2), (3, 4)", ["(1, 2)", ", (3, 4)", ", b", ", 4"]],
    ["an argument", "SELECT f(a, b)[1]", ["a", ", b", "1"]],
    ["a line of data", "COPY a FROM stdin;\n1\tit's\n2\n\\.\nSELECT 1;", ["1\tit's", "2", "SELECT 1;"]],
    ["a command of a shell", "\\d a\nSELECT 1 \\gset\n.mode x", ["\\d a", "SELECT 1 \\gset", ".mode x"]],
    [
      "a statement in a trigger",
      "CREATE TRIGGER a BEGIN DELETE FROM b; SELECT 1; END;",
      ["DELETE FROM b;", "SELECT 1;"],
    ],
    [
      "a statement in a procedure",
      "DELIMITER //\nCREATE PROCEDURE a() BEGIN IF b THEN SET c = 1; ELSE SET c = 2; END IF; END//\nSELECT 1//",
      ["IF b THEN SET c = 1; ELSE SET c = 2; END IF;", "SET c = 1;", "ELSE SET c = 2;", "SELECT 1//"],
    ],
  ])("%s in %s", (_, text, expected) => {
    const iterations = textsOf(text, ({ kind }) => kind === "iteration");
    for (const each of expected) expect(iterations).toContain(each);
  });
});

describe("is one token:", () => {
  it.each([
    ["a string with quotes in it", "SELECT 'it''s'", "'it''s'"],
    ["a string with backslashes", "SELECT 'it\\'s'", "'it\\'s'"],
    ["a string that ends in a backslash", "SELECT 'C:\\', 'D:\\'", "'C:\\'"],
    ["a string with a mark for backslashes", "SELECT 'C:\\', e'\\''", "e'\\''"],
    ["a name in quotes", 'SELECT "a""b"', '"a""b"'],
    ["a string between tags", "SELECT $a$ it's $$ ; $a$", "$a$ it's $$ ; $a$"],
    ["a number", "SELECT -1.5e-3", "1.5e-3"],
  ])("%s in %s", (_, text, expected) => {
    expect(textsOf(text, ({ kind }) => kind === "token")).toContain(expected);
  });
});

it("knows comments, which may be nested", () => {
  const text = "SELECT 1 -- ; a'\n/* ' /* ; */ ' */ + 2;\n# ; it's\nSELECT 3";
  expect(textsOf(text, (node) => node.kind === "rule" && node.name === "statement")).toHaveLength(2);
});

it("takes a quote without a partner as a token", () => {
  expect(textsOf("SELECT 1; it's; SELECT 2;", ({ kind }) => kind === "iteration")).toContain("SELECT 2;");
});

it.each([
  "SELECT (",
  "SELECT ), 1, , FROM WHERE = ;",
  "CASE WHEN THEN END CASE WHEN 1 THEN ON",
  "CREATE TRIGGER a BEGIN IF a; LOOP b; SELECT CASE (",
  "SELECT a.b. .c..d, ON, JOIN ON ON, [ { ) } ]",
  "a BEGIN b THEN c; END IF; END",
  "SELECT 'a",
  "/* a",
  "SELECT $a$ b",
  "UNION UNION ALL (UNION)",
])("takes %s without an error", (text) => {
  expect(parseQuickly(text).problem).toBeUndefined();
});

it("removes words of a clause together", () => {
  const test = (text: string) => /^CREATE FUNCTION a\(\)( PARALLEL SAFE)?( COST 1)? RETURN 0\s*$/.test(text);
  const input = "CREATE FUNCTION a() PARALLEL SAFE COST 1 RETURN 0";
  expect(reduceSync({ input, language: grammar, test, reduce: "best-first" }).text).toBe(
    "CREATE FUNCTION a() RETURN 0",
  );
});

// Quadratic, the work for each of these would grow a hundred times.
it.each([
  ["comments without an end", "/* "],
  ["tags without an end", "$a$b "],
  ["quotes without an end", "\\' "],
  ["brackets without an end", "([ "],
  ["brackets that close nothing", "[] (]) "],
  ["blocks without an end", "DO BEGIN IF a THEN "],
])("%s are read in linear time", (_, text) => {
  expect(growthOfTenTimes(grammar, text)).toBeLessThan(12);
});

it("a name of two parts has no blank behind its dot", () => {
  const test = (text: string) => /^SELECT (a|b)\. ?a b$/.test(text.trim());
  const { text } = reduceSync({ input: "SELECT a. a b", language: grammar, test });
  expect(text).toBe("SELECT a.a b");
});
