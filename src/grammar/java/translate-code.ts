/** Translates the pieces of code in a grammar from Java to TypeScript. Code that is not understood for certain is refused. */
import { type JavaScope, Locals } from "./java-scope.js";
import type { ClassMember, Expression, Statement } from "./java-syntax.js";
import { declaredType, demand, demandBoolean, type JavaType } from "./java-types.js";
import { parseAction, parsePredicate, parseRuleArguments } from "./parse-code.js";
import { translate } from "./translate-expression.js";

/**
 * A predicate.
 * @param code in Java, without braces and `?`
 * @param scope the names that are known where the code stands
 * @throws JavaError if it is not understood
 */
export function translatePredicate(code: string, scope: JavaScope): string {
  return demandBoolean(translate(parsePredicate(code), { scope, locals: new Locals() }));
}

/**
 * The arguments of a rule.
 * @param code in Java, without brackets
 * @param scope the names that are known where the code stands
 * @param types those of the rule's parameters; undefined where they are not known, and nothing depends on them
 * @throws JavaError if they are not understood
 */
export function translateRuleArguments(
  code: string,
  scope: JavaScope,
  types: readonly (JavaType | undefined)[] = [],
): string {
  const place = { scope, locals: new Locals(scope.locals) };
  return parseRuleArguments(code)
    .map((arg, index) => {
      const value = translate(arg, place);
      const type = types[index];
      return type === undefined ? value.code : demand(value, type);
    })
    .join(", ");
}

/**
 * An action.
 * @param code in Java, without braces
 * @param scope the names that are known where the code stands
 * @returns its code, and the variables that it declares for the code behind it
 * @throws JavaError if it is not understood
 */
export function translateAction(code: string, scope: JavaScope) {
  const locals = new Locals(scope.locals);
  const translator = new StatementTranslator(scope, locals, "void");
  const statements = parseAction(code).map((statement) => translator.translate(statement));
  return { code: statements.join(" "), locals: locals.outermost };
}

/**
 * The body of a method with these parameters.
 * @param method a member that {@link parseMembers} has read
 * @param scope the names that are known in its class
 * @throws JavaError if it is not understood
 */
export function translateBody({ body, parameters, type }: ClassMember & { kind: "method" }, scope: JavaScope): string {
  const locals = new Locals();
  for (const parameter of parameters) locals.declare(parameter.name, declaredType(parameter.type));
  const translator = new StatementTranslator(scope, locals, declaredType(type));
  return body.map((statement) => translator.translate(statement)).join(" ");
}

class StatementTranslator {
  readonly #scope: JavaScope;
  readonly #locals: Locals;
  readonly #result: JavaType;

  /** @param result the type of what `return` returns */
  constructor(scope: JavaScope, locals: Locals, result: JavaType) {
    this.#scope = scope;
    this.#locals = locals;
    this.#result = result;
  }

  translate(statement: Statement): string {
    switch (statement.kind) {
      case "local":
        return this.#local(statement);
      case "expression":
        return `${this.#value(statement.expression).code};`;
      case "if": {
        const otherwise = statement.otherwise ? ` else ${this.translate(statement.otherwise)}` : "";
        return `if (${this.#test(statement.test)}) ${this.translate(statement.then)}${otherwise}`;
      }
      case "while":
        return `while (${this.#test(statement.test)}) ${this.translate(statement.body)}`;
      case "for":
        return this.#locals.inBlock(() => this.#for(statement));
      case "switch":
        return this.#locals.inBlock(() => this.#switch(statement));
      case "return":
        return this.#return(statement.value);
      case "block":
        return this.#locals.inBlock(() => `{ ${statement.statements.map((each) => this.translate(each)).join(" ")} }`);
      case "break":
      case "continue":
        return `${statement.kind};`;
    }
  }

  #value(expression: Expression) {
    return translate(expression, { scope: this.#scope, locals: this.#locals });
  }

  #test(expression: Expression): string {
    return demandBoolean(this.#value(expression));
  }

  #local({ type: name, variables }: Statement & { kind: "local" }): string {
    const type = declaredType(name);
    const declared = variables.map((variable) => {
      const value = variable.value && demand(this.#value(variable.value), type);
      this.#locals.declare(variable.name, type);
      return value === undefined ? variable.name : `${variable.name} = ${value}`;
    });
    return `let ${declared.join(", ")};`;
  }

  #for({ start, test, updates, body }: Statement & { kind: "for" }): string {
    const isEmpty = start.kind === "block";
    const head = isEmpty ? ";" : this.translate(start);
    const condition = test ? this.#test(test) : "";
    const steps = updates.map((update) => this.#value(update).code).join(", ");
    return `for (${head} ${condition}; ${steps}) ${this.translate(body)}`;
  }

  #switch({ subject, cases }: Statement & { kind: "switch" }): string {
    const { code, type } = this.#value(subject);
    const groups = cases.map(({ label, statements }) => {
      const head = label ? `case ${demand(this.#value(label), type)}:` : "default:";
      return `${head} ${statements.map((each) => this.translate(each)).join(" ")}`;
    });
    return `switch (${code}) { ${groups.join(" ")} }`;
  }

  #return(value: Expression | undefined): string {
    if (!value) return "return;";
    return `return ${demand(this.#value(value), this.#result)};`;
  }
}
