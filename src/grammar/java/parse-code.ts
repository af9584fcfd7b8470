/** Parses the pieces of code that a grammar consists of. */
import { JavaReader } from "./java-reader.js";
import {
  type ClassMember,
  type Expression,
  JavaError,
  type Statement,
  type SwitchCase,
  type UnknownMember,
  type Variable,
} from "./java-syntax.js";
import { parseExpression } from "./parse-expression.js";

/**
 * A predicate.
 * @param code without braces and `?`
 * @throws JavaError if it is not understood
 */
export function parsePredicate(code: string): Expression {
  const reader = new JavaReader(code);
  const expression = parseExpression(reader);
  if (!reader.isAtEnd) reader.fail();
  return expression;
}

/**
 * The arguments of a rule.
 * @param code without brackets
 * @throws JavaError if they are not understood
 */
export function parseRuleArguments(code: string): readonly Expression[] {
  const reader = new JavaReader(code);
  const args: Expression[] = [];
  if (reader.isAtEnd) return args;
  do args.push(parseExpression(reader));
  while (reader.take(","));
  if (!reader.isAtEnd) reader.fail();
  return args;
}

/**
 * An action.
 * @param code without braces
 * @throws JavaError if it is not understood
 */
export function parseAction(code: string): readonly Statement[] {
  const reader = new JavaReader(code);
  const statements: Statement[] = [];
  while (!reader.isAtEnd) statements.push(...parseStatement(reader));
  return statements;
}

/**
 * Members of a class, each or the reason why it is not understood. Braces that do not match end the last member.
 * @param code without the braces around it
 */
export function parseMembers(code: string): readonly (ClassMember | UnknownMember)[] {
  const reader = new JavaReader(code);
  const members: (ClassMember | UnknownMember)[] = [];
  while (!reader.isAtEnd) {
    if (reader.take(";")) continue;
    const start = reader.position;
    try {
      members.push(parseMember(reader));
    } catch (error) {
      if (!(error instanceof JavaError)) throw error;
      const name = reader.skipMember(start);
      members.push({ kind: "unknown", name, reason: error.message });
    }
  }
  return members;
}

/**
 * Checks that a header has nothing but a package and imports.
 * @param code without the braces around it
 * @throws JavaError if it has something else
 */
export function checkHeader(code: string): void {
  const reader = new JavaReader(code);
  while (!reader.isAtEnd) {
    const isImport = reader.take("import");
    if (!isImport) reader.expect("package");
    if (isImport) reader.take("static");
    reader.name();
    while (reader.take(".")) if (!reader.take("*")) reader.name();
    reader.expect(";");
  }
}

function parseMember(reader: JavaReader): ClassMember {
  for (;;) {
    if (reader.take("@")) parseAnnotation(reader);
    else if (!reader.take("public", "protected", "private", "static", "final", "transient", "volatile", "synchronized"))
      break;
  }
  if (/^(class|enum|interface|abstract|\{)$/.test(reader.peek()))
    throw new JavaError(`\`${reader.peek()}\` is no simple member`);
  const type = parseType(reader);
  if (reader.peek(1) !== "(") return { kind: "field", type, variables: parseVariables(reader) };
  const name = reader.name();
  const parameters = parseParameters(reader);
  if (reader.peek() === "throws") reader.fail();
  const body = parseBlock(reader);
  return { kind: "method", type, name, parameters, body };
}

function parseAnnotation(reader: JavaReader): void {
  const name = reader.name();
  if (!/^(Override|SuppressWarnings|Deprecated)$/.test(name)) throw new JavaError(`the annotation @${name} is unknown`);
  if (reader.take("(")) while (!reader.take(")")) if (reader.next() === "") reader.fail();
}

/** The name of a type. Which types are known is for the translation to say. */
function parseType(reader: JavaReader): string {
  if (reader.take("void")) return "void";
  let type = reader.name();
  while (reader.take(".")) type += `.${reader.name()}`;
  if (/^[<[]$/.test(reader.peek())) throw new JavaError(`the type \`${type}${reader.peek()}…\` is not known`);
  return type;
}

function parseParameters(reader: JavaReader): readonly { readonly type: string; readonly name: string }[] {
  reader.expect("(");
  const parameters: { readonly type: string; readonly name: string }[] = [];
  if (reader.take(")")) return parameters;
  do {
    reader.take("final");
    parameters.push({ type: parseType(reader), name: reader.name() });
  } while (reader.take(","));
  reader.expect(")");
  return parameters;
}

function parseVariables(reader: JavaReader): readonly Variable[] {
  const variables: Variable[] = [];
  do {
    const name = reader.name();
    variables.push({ name, value: reader.take("=") ? parseExpression(reader) : undefined });
  } while (reader.take(","));
  reader.expect(";");
  return variables;
}

function parseBlock(reader: JavaReader): readonly Statement[] {
  reader.expect("{");
  const statements: Statement[] = [];
  while (!reader.take("}")) statements.push(...parseStatement(reader));
  return statements;
}

/** No statement for a lone semicolon. */
function parseStatement(reader: JavaReader): readonly Statement[] {
  const keyword = reader.peek();
  if (reader.take(";")) return [];
  if (keyword === "{") return [{ kind: "block", statements: parseBlock(reader) }];
  if (reader.take("if")) return [parseIf(reader)];
  if (reader.take("while")) return [{ kind: "while", test: parseTest(reader), body: parseBody(reader) }];
  if (reader.take("for")) return [parseFor(reader)];
  if (reader.take("switch")) return [parseSwitch(reader)];
  if (reader.take("break", "continue")) {
    reader.expect(";");
    return [{ kind: keyword as "break" | "continue" }];
  }
  if (reader.take("return")) {
    const value = reader.peek() === ";" ? undefined : parseExpression(reader);
    reader.expect(";");
    return [{ kind: "return", value }];
  }
  return [parseSimple(reader)];
}

/** A declaration or an expression, with its semicolon. */
function parseSimple(reader: JavaReader): Statement {
  const isFinal = reader.take("final");
  if (isFinal || declarationAhead(reader))
    return { kind: "local", type: parseType(reader), variables: parseVariables(reader) };
  const expression = parseExpression(reader);
  if (!["assignment", "update", "call"].includes(expression.kind)) throw new JavaError("an expression is no statement");
  reader.expect(";");
  return { kind: "expression", expression };
}

/** Tells whether a type and a name follow. */
function declarationAhead(reader: JavaReader): boolean {
  if (reader.kind() !== "name") return false;
  let end = 1;
  while (reader.peek(end) === "." && reader.kind(end + 1) === "name") end += 2;
  return (
    reader.peek(end) === "<" ||
    reader.peek(end) === "[" ||
    (reader.kind(end) === "name" && reader.peek(end) !== "instanceof")
  );
}

function parseTest(reader: JavaReader): Expression {
  reader.expect("(");
  const test = parseExpression(reader);
  reader.expect(")");
  return test;
}

function parseBody(reader: JavaReader): Statement {
  return { kind: "block", statements: parseStatement(reader) };
}

function parseIf(reader: JavaReader): Statement {
  const test = parseTest(reader);
  const then = parseBody(reader);
  return { kind: "if", test, then, otherwise: reader.take("else") ? parseBody(reader) : undefined };
}

function parseFor(reader: JavaReader): Statement {
  reader.expect("(");
  const start: Statement = reader.take(";") ? { kind: "block", statements: [] } : parseSimple(reader);
  const test = reader.peek() === ";" ? undefined : parseExpression(reader);
  reader.expect(";");
  const updates: Expression[] = [];
  if (reader.peek() !== ")") {
    do updates.push(parseExpression(reader));
    while (reader.take(","));
  }
  reader.expect(")");
  return { kind: "for", start, test, updates, body: parseBody(reader) };
}

function parseSwitch(reader: JavaReader): Statement {
  const subject = parseTest(reader);
  const cases: SwitchCase[] = [];
  reader.expect("{");
  while (!reader.take("}")) {
    const isDefault = reader.take("default");
    if (!isDefault) reader.expect("case");
    const label = isDefault ? undefined : parseExpression(reader);
    reader.expect(":");
    const statements: Statement[] = [];
    while (!/^(case|default|\}|)$/.test(reader.peek())) statements.push(...parseStatement(reader));
    cases.push({ label, statements });
  }
  return { kind: "switch", subject, cases };
}
