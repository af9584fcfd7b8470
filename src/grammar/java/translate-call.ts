import type { ExpressionContext } from "./java-scope.js";
import { type Expression, JavaError, pathOf } from "./java-syntax.js";
import { demand, type JavaType, type Value } from "./java-types.js";
import { objectMethods, type RuntimeMethod, recognizerMethods, staticMethods } from "./runtime-methods.js";

/** Where a call stands, and how expressions are translated there. */
export interface CallPlace extends ExpressionContext {
  readonly translate: (expression: Expression) => Value;
}

type CallExpression = Expression & { kind: "call" };

/**
 * Translates the call of a method.
 * @param call a call of a method, with or without a target
 * @param place the names that are known there, and how its parts are translated
 * @throws JavaError if the method is not known
 */
export function translateCall(call: CallExpression, place: CallPlace): Value {
  const { object, name, args } = call;
  if (object === undefined || object.kind === "this") return callOwn(call, place);
  if (object.kind === "super") return callSuper(call, place);
  const path = pathOf(object);
  const values = args.map((arg) => translateArgument(arg, place));
  if (path !== undefined && place.locals.type(path) === undefined) {
    const method = staticMethods[`${path}.${name}/${args.length}`];
    if (method) return apply(method, path, values);
    // What code prints is discarded.
    if (/^System\.(out|err)$/.test(path) && /^print(ln|f)?$/.test(name)) {
      return { code: `void [${values.map(({ code }) => code).join(", ")}]`, type: "void" };
    }
  }
  return callObject(call, { owner: place.translate(object), values, place });
}

interface ObjectCall {
  readonly owner: Value;
  readonly values: readonly Value[];
  readonly place: CallPlace;
}

function callObject({ name, args, object }: CallExpression, { owner, values, place }: ObjectCall): Value {
  const [first] = values;
  const isText = owner.type === "String" || first?.type === "String";
  if (name === "equals" && first && isText && [owner.type, first.type].includes("unknown")) {
    return { code: `(${owner.code} === ${first.code})`, type: "boolean" };
  }
  if (name === "getText" && owner.type === "CharStream" && args.length === 1)
    return textOfRange(args, { owner, place });
  const method = objectMethods[owner.type]?.[`${name}/${args.length}`];
  if (method) return apply(method, object?.kind === "attribute" ? `(${owner.code})` : owner.code, values);
  throw new JavaError(`\`${name}\` of ${owner.type === "unknown" ? `\`${owner.code}\`` : owner.type} is not known`);
}

/** `getText(Interval.of(a, b))` of a text. */
function textOfRange([range]: readonly Expression[], { owner, place }: Omit<ObjectCall, "values">): Value {
  const isRange = range?.kind === "call" && range.name === "of" && range.object && pathOf(range.object) === "Interval";
  if (!isRange || range.args.length !== 2) throw new JavaError("`getText` takes no known interval");
  const bounds = range.args.map((bound) => demand(place.translate(bound), "int"));
  return { code: `${owner.code}.getTextFromRange(${bounds.join(", ")})`, type: "String" };
}

/** The argument of a call; an interval is translated where it is used. */
function translateArgument(arg: Expression, place: CallPlace): Value {
  const isInterval = arg.kind === "call" && arg.object !== undefined && pathOf(arg.object) === "Interval";
  return isInterval ? { code: "", type: "void" } : place.translate(arg);
}

function callOwn({ name, args }: CallExpression, place: CallPlace): Value {
  const { side, methods, hasBase, untranslated } = place.scope;
  const values = args.map((arg) => place.translate(arg));
  const declared = methods.get(name);
  if (declared)
    return apply({ ...declared, code: (object, ...codes) => `${object}.${name}(${codes.join(", ")})` }, "this", values);
  if (untranslated.has(name)) throw new JavaError(`the member \`${name}\` is not translated`);
  const key = `${name}/${args.length}`;
  if (Object.hasOwn(recognizerMethods[side], key))
    return apply(recognizerMethods[side][key] as RuntimeMethod, "this", values);
  if (!hasBase || isRuntimeName(name))
    throw new JavaError(`the method \`${name}\` is not known with ${args.length} arguments`);
  return { code: `this.${name}(${values.map(({ code }) => code).join(", ")})`, type: "unknown" };
}

function isRuntimeName(name: string): boolean {
  return Object.values(recognizerMethods).some((methods) =>
    Object.keys(methods).some((key) => key.startsWith(`${name}/`)),
  );
}

function callSuper({ name, args }: CallExpression, place: CallPlace): Value {
  const values = args.map((arg) => place.translate(arg));
  const method = /^(nextToken|emit|reset|skip|more)$/.test(name)
    ? recognizerMethods[place.scope.side][`${name}/${args.length}`]
    : undefined;
  if (!method) throw new JavaError(`\`super.${name}\` is not known`);
  return apply(method, "super", values);
}

function apply({ parameters, result, code }: RuntimeMethod, object: string, values: readonly Value[]): Value {
  if (values.length !== parameters.length) throw new JavaError(`a method is called with ${values.length} arguments`);
  const codes = values.map((value, index) => demand(value, parameters[index] as JavaType));
  return { code: code(object, ...codes), type: result };
}
