import { parse } from "acorn";

const functions = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);
const loops = new Set(["ForStatement", "ForOfStatement", "ForInStatement", "WhileStatement", "DoWhileStatement"]);
const blocks = new Set([...functions, ...loops, "BlockStatement", "SwitchStatement", "CatchClause", "StaticBlock"]);

/** Keys whose identifiers are not names of variables, by type of node. They are, if the node is computed. */
const otherNames = {
  MemberExpression: ["property"],
  Property: ["key"],
  MethodDefinition: ["key"],
  PropertyDefinition: ["key"],
  LabeledStatement: ["label"],
  BreakStatement: ["label"],
  ContinueStatement: ["label"],
  MetaProperty: ["meta", "property"],
  ImportSpecifier: ["imported"],
  ExportSpecifier: ["exported"],
};

/**
 * Parses JavaScript.
 * @returns the root, or undefined if acorn does not accept the text
 */
export function parseJavaScript(text, sourceType) {
  try {
    return parse(text, { ecmaVersion: "latest", sourceType, allowHashBang: true });
  } catch {
    return undefined;
  }
}

/**
 * Visits every node before what is below it.
 * @param {object} root
 * @param {(node: object, ancestors: object[]) => void} visit
 */
export function walk(root, visit) {
  const ancestors = [];
  const enter = (node) => {
    visit(node, ancestors);
    ancestors.push(node);
    for (const child of childrenOf(node)) enter(child);
    ancestors.pop();
  };
  enter(root);
}

/** Resolves the names of a program. A name is visible in the whole block that declares it, before the declaration, too. */
export class JavaScriptNames {
  /** All identifiers that must be declared, with their scopes. */
  #used = [];
  /** Calls by name, in the order of the text. */
  #calls = [];

  constructor(root) {
    this.#enter(root, { names: new Map(), outer: undefined, function: root, loops: 0 });
  }

  /** The names that no scope declares. */
  free() {
    return new Set(this.#used.filter(({ name, scope }) => !lookUp(name, scope)).map(({ name }) => name));
  }

  /** The calls of `probe`, in the form that `judge.mjs` reads. */
  sightings() {
    return this.#calls
      .filter(({ node }) => node.callee.name === "probe" && node.arguments.length > 1)
      .map(({ node, scope }) => {
        const names = new Set(node.arguments.filter(({ type }) => type === "Identifier").map(({ name }) => name));
        const depths = [...names].flatMap((name) => depthOf(lookUp(name, scope)) ?? []);
        return { label: node.arguments[0].value, depths, loops: scope.loops, function: scope.function };
      });
  }

  #enter(node, outer) {
    if (node.type === "FunctionDeclaration" || node.type === "ClassDeclaration") declare(node.id, outer);
    const scope = blocks.has(node.type) || node.type === "ClassExpression" ? innerScope(node, outer) : outer;
    if (node.type === "FunctionExpression" || node.type === "ClassExpression") declare(node.id, scope);
    if (functions.has(node.type)) for (const parameter of node.params) declare(parameter, scope);
    if (node.type === "CatchClause") declare(node.param, scope);
    if (node.type.startsWith("Import") && node.local) declare(node.local, scope);
    if (node.type === "VariableDeclaration") declareVariables(node, scope);
    if (node.type === "CallExpression" && node.callee.type === "Identifier") this.#calls.push({ node, scope });
    if (node.type === "Identifier") this.#used.push({ name: node.name, scope });
    const ignored = node.computed || node.shorthand ? [] : (otherNames[node.type] ?? []);
    for (const child of childrenOf(node)) {
      if (!ignored.some((key) => node[key] === child) || child.type !== "Identifier") this.#enter(child, scope);
    }
  }
}

function* childrenOf(node) {
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const each of value) if (each?.type) yield each;
    } else if (value?.type) yield value;
  }
}

function innerScope(node, outer) {
  const isFunction = functions.has(node.type);
  const names = new Map(isFunction && node.type !== "ArrowFunctionExpression" ? [["arguments", {}]] : []);
  const loop = loops.has(node.type) ? 1 : 0;
  return { names, outer, function: isFunction ? node : outer.function, loops: outer.loops + loop };
}

function declareVariables({ kind, declarations }, scope) {
  let target = scope;
  while (kind === "var" && target.outer && target.outer.function === scope.function) target = target.outer;
  for (const { id, init } of declarations) declare(id, target, { init, scope });
}

/** Declares the names of a pattern. A binding remembers the first value, if there is one. */
function declare(pattern, scope, binding = {}) {
  if (!pattern) return;
  if (pattern.type === "Identifier") scope.names.set(pattern.name, binding);
  for (const each of pattern.properties ?? pattern.elements ?? []) declare(each?.value ?? each, scope, binding);
  declare(pattern.argument ?? pattern.left, scope, binding);
}

function lookUp(name, scope) {
  for (let each = scope; each; each = each.outer) if (each.names.has(name)) return each.names.get(name);
  return undefined;
}

/** How many declarations in a row a binding needs; undefined if there is no binding. */
function depthOf(binding) {
  if (!binding) return undefined;
  if (binding.depth !== undefined || !binding.init || functions.has(binding.init.type)) return binding.depth ?? 0;
  binding.depth = 0;
  const depths = [];
  walk(binding.init, ({ type, name }) => {
    if (type === "Identifier") depths.push(depthOf(lookUp(name, binding.scope)) ?? []);
  });
  const known = depths.flat();
  binding.depth = known.length > 0 ? 1 + Math.max(...known) : 0;
  return binding.depth;
}
