// Real inputs out of packages that this project uses anyway.
import { fileURLToPath } from "node:url";
import { javascriptTest } from "./javascript-test.mjs";
import { hasTwins, schemaRefuses } from "./json-tests.mjs";
import { realCases } from "./real-case.mjs";

const scripts = [
  {
    file: "commander/lib/command.js",
    difficulty: "hard",
    declared: true,
    nestings: [["MethodDefinition", "AwaitExpression"], ["DoWhileStatement"]],
  },
  { file: "commander/lib/help.js", difficulty: "medium", emitted: ["_nullishCoalesce(this", "Math.max("] },
  {
    file: "commander/lib/option.js",
    difficulty: "easy",
    nestings: [["ClassBody", "ThrowStatement"], ["FunctionDeclaration", "TemplateLiteral"], ["ConditionalExpression"]],
  },
  {
    file: "ajv/dist/compile/codegen/index.js",
    difficulty: "medium",
    declared: true,
    nestings: [
      ["ClassDeclaration", "MethodDefinition", "ForOfStatement"],
      ["FunctionDeclaration", "ForInStatement"],
    ],
  },
  {
    file: "ajv/dist/compile/validate/index.js",
    difficulty: "medium",
    declared: true,
    nestings: [["ForOfStatement", "TaggedTemplateExpression"]],
  },
  { file: "ajv/dist/core.js", difficulty: "easy", since: 2018 },
  {
    file: "sucrase/dist/esm/parser/traverser/statement.js",
    difficulty: "hard",
    sourceType: "module",
    declared: true,
    nestings: [
      ["SwitchCase", "CallExpression"],
      ["WhileStatement", "ContinueStatement"],
    ],
    emitted: ["exports.parseClass = parseClass"],
  },
  {
    file: "sucrase/dist/esm/parser/traverser/expression.js",
    difficulty: "medium",
    sourceType: "module",
    nestings: [["DoWhileStatement", "CallExpression"], ["ClassBody", "AssignmentExpression"], ["ContinueStatement"]],
  },
  {
    file: "antlr4ng/dist/atn/LL1Analyzer.mjs",
    difficulty: "hard",
    sourceType: "module",
    declared: true,
    since: 2022,
    nestings: [["ClassBody", "YieldExpression"]],
  },
  {
    file: "antlr-ng/dist/src/tool/Grammar.js",
    difficulty: "easy",
    sourceType: "module",
    nestings: [["TryStatement", "CallExpression"], ["ForOfStatement", "ContinueStatement"], ["RestElement"]],
  },
  {
    file: "antlr-ng/dist/src/tree/walkers/GrammarTreeVisitor.js",
    difficulty: "medium",
    sourceType: "module",
    declared: true,
    nestings: [["SwitchStatement", "CallExpression"], ["ChainExpression"]],
  },
  {
    file: "antlr-ng/dist/src/analysis/LeftRecursiveRuleAnalyzer.js",
    difficulty: "easy",
    sourceType: "module",
    emitted: ["_optionalChain("],
  },
];

const documents = [
  {
    file: "knip/schema.json",
    difficulty: "medium",
    test: schemaRefuses({ paths: { a: 5 } }, "#/definitions/paths/additionalProperties/type"),
  },
  {
    file: "knip/schema.json",
    name: "knip/schema.json, anyOf",
    difficulty: "medium",
    test: schemaRefuses({ workspaces: { a: { entry: [5] } } }, "#/definitions/globPatterns/anyOf/1/items/type"),
  },
  {
    file: "ajv/lib/refs/json-schema-draft-07.json",
    difficulty: "easy",
    test: schemaRefuses({ required: [5] }, "/items/type"),
  },
  { file: "typescript/lib/de/diagnosticMessages.generated.json", difficulty: "easy", test: hasTwins("{1}") },
];

/** Programs and documents with libraries as tests. */
export function installedCases() {
  return realCases([
    ...scripts.map(({ file, difficulty, ...wanted }) => ({
      ...located(file),
      difficulty,
      language: "javascript",
      makeTest: (input) => javascriptTest(input, wanted),
    })),
    ...documents.map(({ file, name, difficulty, test }) => ({
      ...located(file, name),
      difficulty,
      language: "json",
      makeTest: () => test,
    })),
  ]);
}

function located(file, name = file) {
  return { name: `real ${name}`, path: fileURLToPath(new URL(`../../../node_modules/${file}`, import.meta.url)) };
}
