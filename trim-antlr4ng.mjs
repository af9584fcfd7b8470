// node trim-antlr4ng.mjs: writes what treemin/core needs of antlr4ng to dist/antlr4ng/. Part of `npm run build`. Bundlers for browsers take these
// files in place of antlr4ng, as package.json says ("browser"). Node loads all of antlr4ng, because code of grammars may call any of it.
//
// A declaration or a member of a class stays if its name is mentioned in the code of the core or in code of antlr4ng that stays. Where the
// class is known, as in `this.name` and `Class.name`, only members of that class, of those that it extends and of those that extend it stay. Any
// other name keeps all members of that name, so what is called is there: antlr4ng calls nothing by a name that it computes. Members that only
// antlr4ng itself mentions get short names.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { parse } from "acorn";
import { rolldown } from "rolldown";
import { minify } from "rolldown/utils";

const library = "node_modules/antlr4ng";
const output = "dist/antlr4ng";

/** Only grammars in memory need these classes, so they are in a file of their own, with all that only they mention. */
const interpreters = ["LexerInterpreter", "ParserInterpreter"];

/** Methods that do nothing for treemin. Statements that call them go with them. */
const idle = new Set([
  // Check or change automata if options ask for it, which treemin does not.
  ...["verifyATN", "generateRuleBypassTransitions"],
  // Tell listeners that treemin does not have.
  ...["reportAmbiguity", "reportAttemptingFullContext", "reportContextSensitivity"],
  ...["triggerEnterRuleEvent", "triggerExitRuleEvent"],
  // Ends a trace, which treemin never begins.
  "setTrace",
]);

/** Fields that treemin does not set, with the values that they keep. */
const unset = new Map([
  ["parseListeners", "null"],
  ["generateRuleBypassTransitions", "false"],
]);

/** Methods for the listeners of parsers, which treemin does not have. What they return is nothing. */
const forListeners = new Set(["getParseListeners", "addParseListener", "removeParseListener", "removeParseListeners"]);

/** Whether a method of a node is for visitors, which treemin does not have. A lexer's method of this name has more parameters. */
const isForVisitors = ({ key, value }) => key.name === "accept" && value.params.length === 1;

/**
 * Whether a member makes a collection empty, tells whether it is, joins several, or lists the members of a set of bits, which nothing asks for.
 * `clear` with a parameter removes one element of a set, `isEmpty` as a method belongs to contexts, `or` with a single set joins two, and
 * `values` of one statement belongs to maps.
 */
const isForCollections = ({ key, kind, value: { body, params } }) =>
  (key.name === "clear" && params.length === 0) ||
  (key.name === "isEmpty" && kind === "get") ||
  (key.name === "or" && params[0].name === "sets") ||
  (key.name === "values" && body.body.length > 1);

/** Whether a member is a constructor that does nothing. */
const isEmptyConstructor = ({ kind, value }) => kind === "constructor" && value.body.body.length === 0;

/** Whether a member only says that a field exists, which is then set or read as undefined. */
const isUndefinedField = ({ type, key, value, static: isStatic }) =>
  type === "PropertyDefinition" && !isStatic && !value && key.type === "Identifier";

/** Methods that treemin has its own versions of, and others that nothing calls, although something in treemin has the same name. */
const unused = new Set([
  ...["readSets", "getErrorRecoverySet", "singleTokenInsertion"],
  ...["getTokens", "depth", "keys"],
]);

/** Collections, which nothing compares or puts into sets, and the methods that would be needed for that. */
const collections = new Set(["HashSet", "OrderedHashSet", "HashMap", "IntervalSet"]);
const comparing = new Set(["equals", "hashCode", "containsAll"]);

/** The way of predicting that treemin does not choose. */
const unusedMode = "LL_EXACT_AMBIG_DETECTION";

/** Messages of checks that antlr4ng makes of its own calls and of automata that antlr-ng wrote; of a message in parts, the first. */
const ownChecks = new Set([
  ...["index cannot be negative", "Invalid state number.", "IllegalState"],
  ...["This set is readonly", "This method is not implemented for readonly sets."],
  ...["Only precedence DFAs may contain a precedence start state.", "nextToken requires a non-null input stream."],
  ...["The specified state type ", "The specified lexer action type ", "Could not deserialize ATN with version "],
  ...["The specified transition type: ", "Precedence predicates are not supported in lexers."],
]);

/** Whether a method lists the text of something without a choice of its parts. treemin has its own text. */
const isForTexts = ({ key, value }) => key.name === "getText" && value.params.length === 0;

/** Methods that print objects, for debugging. */
const printers = new Set(["toString", "toStringTree"]);

const core = (await codeOfCore()).map(parsed);
const namesFromCore = core.flatMap(importsOf);
const text = await withoutDeadCode(simplified(readFileSync(`${library}/dist/index.mjs`, "utf8")));
const { body } = parsed(text);
const exported = namesIn(body.filter(({ type }) => type === "ExportNamedDeclaration"));
const declarations = body.flatMap(declarationOf);
const classes = new Map(declarations.filter(({ members }) => members).map((each) => [each.name, each]));
const membersInCore = core.flatMap((tree) => [...membersIn(tree)]);
const all = reachedIn(declarations);
const inRuntime = reachedIn(declarations.filter(({ name }) => !interpreters.includes(name)));
const runtime = declarations.filter(({ node }) => inRuntime.has(node));
const rest = declarations.filter(({ node }) => all.has(node) && !inRuntime.has(node));
const namesOfRuntime = new Set(runtime.map(({ name }) => name));
const shared = [...namesIn(rest.map(({ node }) => node))].filter((name) => namesOfRuntime.has(name));
const offered = [...namesOfRuntime].filter((name) => exported.has(name) || shared.includes(name));
// Fields without a value do not stay, but what reads or sets them does.
const isUsed = ({ node }) => all.has(node) || isUndefinedField(node);
const members = declarations.flatMap((each) => each.members ?? []).filter(isUsed);
const namesOfMembers = members.flatMap(({ node: { key } }) => (key?.type === "Identifier" ? [key.name] : []));
let mangleProps = { include: new RegExp(`^(${namesOfMembers.join("|")})$`), reserved: [...reservedNames()] };

rmSync(output, { recursive: true, force: true });
mkdirSync(output);
copyFileSync(`${library}/LICENSE.txt`, `${output}/LICENSE.txt`);
const reexport = `export { ${interpreters.join(", ")} }`;
await write("index.js", `export * from "./runtime.js";\n${reexport} from "./interpreters.js";\n`);
await write("runtime.js", `${textOf(runtime)}export { ${offered.join(", ")} };\n`);
await write("interpreters.js", `import { ${shared.join(", ")} } from "./runtime.js";\n${textOf(rest)}${reexport};\n`);

async function write(file, content) {
  const { code, errors, mangleCache } = await minify(file, content, { module: true, mangleProps });
  if (errors.length > 0) throw new Error(`trim-antlr4ng.mjs: ${errors[0].message}`);
  // The files use members of each other.
  mangleProps = { ...mangleProps, cache: mangleCache };
  writeFileSync(`${output}/${file}`, code);
}

function parsed(code) {
  return parse(code, { ecmaVersion: "latest", sourceType: "module" });
}

/** All code that runs in a browser, but for antlr-ng, which has an antlr4ng of its own. */
async function codeOfCore() {
  const external = (id) => id === "antlr4ng" || id.endsWith("/antlr-without-node.js");
  const bundle = await rolldown({ input: "dist/src/core.js", platform: "browser", external });
  const { output: chunks } = await bundle.generate();
  await bundle.close();
  return chunks.map(({ code }) => code);
}

/** The names that some code imports from antlr4ng. */
function importsOf(tree) {
  const names = [];
  const namespaces = new Set();
  visit(tree, (node) => {
    if (node.type === "ImportDeclaration" && node.source.value === "antlr4ng")
      for (const { type, local, imported } of node.specifiers)
        if (type === "ImportNamespaceSpecifier") namespaces.add(local.name);
        else names.push(imported.name);
    if (node.type === "MemberExpression" && namespaces.has(node.object.name)) names.push(node.property.name);
    return true;
  });
  return names;
}

/** The names that members keep and that no other member gets: those in the core, those in texts of antlr4ng, and those of JavaScript itself. */
function* reservedNames() {
  for (const tree of core) yield* keysIn(tree);
  for (const tree of [...core, body]) yield* textsIn(tree);
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const value = globalThis[name];
    for (const each of [value, value?.prototype]) yield* Object.getOwnPropertyNames(Object(each));
  }
}

/** The code without statements that never run. */
async function withoutDeadCode(code) {
  const plugin = { name: "code", resolveId: (id) => id, load: () => code };
  const bundle = await rolldown({ input: "code", plugins: [plugin] });
  const {
    output: [chunk],
  } = await bundle.generate({ minify: "dce-only" });
  await bundle.close();
  return chunk.code;
}

/** antlr4ng without calls that do nothing and checks of its own calls, with its flags for debugging as constants, and without the names of functions that its bundler keeps. */
function simplified(code) {
  const tree = parsed(code);
  const constants = new Map([...unset, ...[...flagsIn(tree)].map((name) => [name, "false"])]);
  const edits = [];
  visit(tree, (node) => {
    const { type, start, end } = node;
    const replace = (by) => void edits.push({ start, end, by });
    if (isNaming(node)) {
      const [named] = node.arguments;
      edits.push({ start, end: named.start, by: "" }, { start: named.end, end, by: "" });
      return true;
    }
    if (type === "StaticBlock" && isNaming(node.body[0]?.expression)) return replace("");
    if (type === "ExpressionStatement" && idle.has(node.expression.callee?.property?.name)) return replace(";");
    if (type === "IfStatement" && !node.alternate && ownChecks.has(messageOf(node.consequent))) return replace(";");
    if (type === "ThrowStatement" && ownChecks.has(messageOf(node))) return replace(";");
    if (
      type === "MethodDefinition" &&
      (forListeners.has(node.key.name) ||
        unused.has(node.key.name) ||
        isForVisitors(node) ||
        isForCollections(node) ||
        isForTexts(node) ||
        printers.has(node.key.name) ||
        isEmptyConstructor(node))
    )
      return replace("");
    // Replaced by treemin's own before it is told anything.
    if (type === "MemberExpression" && node.object.name === "ConsoleErrorListener") return replace("null");
    if (type === "CallExpression" && forListeners.has(node.callee.property?.name)) return replace("null");
    if (type === "BinaryExpression" && node.right.property?.name === unusedMode)
      return replace(`${node.operator === "!=="}`);
    const constant = type === "MemberExpression" ? constants.get(node.property.name) : undefined;
    if (constant !== undefined) return replace(constant);
    return true;
  });
  return edited(code, edits);
}

/** Whether an expression gives a function or a class its name: `__name(…, "name")`. */
function isNaming(node) {
  return node?.type === "CallExpression" && node.callee.name === "__name";
}

/** The message of the error that a statement throws; undefined if it does something else. */
function messageOf({ type, body, argument }) {
  if (type === "BlockStatement") return body.length === 1 ? messageOf(body[0]) : undefined;
  let [message] = (type === "ThrowStatement" && argument.arguments) || [];
  while (message?.type === "BinaryExpression") message = message.left;
  return message?.quasis?.[0].value.cooked ?? message?.value;
}

/** The static fields that are false, or undefined, and that nothing sets. */
function flagsIn(tree) {
  const found = new Set();
  const set = new Set();
  visit(tree, (node) => {
    const isFlag =
      node.type === "PropertyDefinition" && node.static && (node.value ?? { value: false }).value === false;
    if (isFlag) found.add(node.key.name);
    if (node.type === "AssignmentExpression") set.add(node.left.property?.name);
    return true;
  });
  return new Set([...found].filter((name) => !set.has(name)));
}

/** What a statement declares: a name, and, if it is a class, what it extends and its members, which may be used apart. */
function declarationOf(node) {
  // The members of a namespace: ((Token2) => { … })(Token || (Token = {}));
  if (node.type === "ExpressionStatement") return [{ node, name: node.expression.arguments[0].left.name }];
  if (node.type !== "VariableDeclaration") return [];
  const [{ id, init }] = node.declarations;
  if (init?.type !== "ClassExpression") return [{ node, name: id.name }];
  const members = init.body.body.map((member) => memberOf(member, id.name));
  return [{ node, name: id.name, used: init.superClass, base: init.superClass?.name, members }];
}

/** A member of a class. One without a name is used with its class. */
function memberOf(node, owner) {
  const isNamed = node.key && !node.computed && node.kind !== "constructor";
  return { node, owner, name: isNamed ? keyOf(node.key) : undefined };
}

/** The name of a member, as other members use it. */
function keyOf({ type, name }) {
  return type === "PrivateIdentifier" ? `#${name}` : name;
}

/** A class, and all that it extends. */
function withBases(name) {
  const { base } = classes.get(name) ?? {};
  return base === undefined ? [name] : [name, ...withBases(base)];
}

/** The declarations and the members that stay if the core may use some declarations. */
function reachedIn(list) {
  const reached = new Set();
  const declared = new Set(namesFromCore);
  const mentioned = new Set(membersInCore);
  const isMentioned = ({ name, owner }) =>
    [name, `${owner}<${name}`, ...withBases(owner).map((each) => `${each}.${name}`)].some((each) =>
      mentioned.has(each),
    );
  const isCut = ({ node, name, owner }) =>
    idle.has(name) || isUndefinedField(node) || (collections.has(owner) && comparing.has(name));
  const isReached = (each) =>
    each.name === undefined || ((each.owner ? isMentioned(each) : declared.has(each.name)) && !isCut(each));
  for (let waiting = list; ; ) {
    const found = waiting.filter(isReached);
    if (found.length === 0) return reached;
    const members = found.flatMap((each) => each.members ?? []);
    waiting = [...waiting.filter((each) => !found.includes(each)), ...members];
    for (const { node, used = node, owner } of found) {
      reached.add(node);
      for (const name of namesIn(used)) declared.add(name);
      for (const name of membersIn(used, owner)) mentioned.add(name);
    }
  }
}

/** The text of declarations, without the members of classes that do not stay. */
function textOf(list) {
  return list
    .map(({ node, members = [] }) => {
      const edits = members
        .filter((each) => !all.has(each.node))
        .map((each) => ({ start: each.node.start - node.start, end: each.node.end - node.start, by: "" }));
      return `${edited(text.slice(node.start, node.end), edits)}\n`;
    })
    .join("");
}

/** All names in some code, of whatever they are. */
function namesIn(tree) {
  const names = new Set();
  visit(tree, ({ type, name }) => {
    if (type === "Identifier" || type === "PrivateIdentifier") names.add(name);
    return true;
  });
  return names;
}

/** The names of the members in some code, of whatever they are members. */
function keysIn(tree) {
  const keys = new Set();
  visit(tree, ({ computed, property, key = property }) => {
    if (key?.name !== undefined && !computed) keys.add(key.name);
    return true;
  });
  return keys;
}

/** All texts in some code. */
function textsIn(tree) {
  const texts = new Set();
  visit(tree, ({ type, value }) => {
    if (type === "Literal" && typeof value === "string") texts.add(value);
    return true;
  });
  return texts;
}

/**
 * The names of members that some code uses. Where their class is known, `Class.name` instead, and `Base<name` for each class that it extends. A
 * text that is a name may be the name of a member.
 * @param {object} tree
 * @param {string} [owner] the class that the code belongs to
 */
function membersIn(tree, owner) {
  const names = new Set();
  visit(tree, (node) => {
    const { type, object, property, properties, elements, value, computed } = node;
    if (type === "MemberExpression" && !computed) {
      const name = object.type === "ThisExpression" || object.type === "Super" ? owner : object.name;
      if (classes.has(name)) {
        names.add(`${name}.${keyOf(property)}`);
        for (const base of withBases(name).slice(1)) names.add(`${base}<${keyOf(property)}`);
      } else names.add(keyOf(property));
    }
    if (type === "ObjectPattern") for (const each of properties) if (!each.computed) names.add(each.key?.name);
    if (type === "Literal" && typeof value === "string") names.add(value);
    // Texts in lists are data, such as the names of a grammar's tokens.
    if (type === "ArrayExpression" && elements.every((each) => each?.type === "Literal")) return false;
    return true;
  });
  return names;
}

/** Calls a function with each node of a tree, the outer ones first; it tells whether to go into a node. */
function visit(tree, enter) {
  if (typeof tree?.type === "string" && !enter(tree)) return;
  for (const part of Object.values(tree ?? {})) if (typeof part === "object") visit(part, enter);
}

function edited(code, edits) {
  let result = "";
  let from = 0;
  for (const { start, end, by } of edits.sort((a, b) => a.start - b.start)) {
    result += code.slice(from, start) + by;
    from = end;
  }
  return result + code.slice(from);
}
