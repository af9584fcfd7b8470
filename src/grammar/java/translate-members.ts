/** Translates the members of a class from Java to TypeScript, those that are understood. */
import { type DeclaredMethod, type JavaScope, Locals } from "./java-scope.js";
import { type ClassMember, JavaError, type UnknownMember } from "./java-syntax.js";
import { declaredType, demand, initialValue, type JavaType } from "./java-types.js";
import { translateBody } from "./translate-code.js";
import { translate } from "./translate-expression.js";

/** Members in TypeScript. */
export interface TranslatedMembers {
  /** What code may name besides these members. */
  readonly scope: JavaScope;
  readonly codes: ReadonlyMap<ClassMember, string>;
  /** Why members are left out. Nothing that is translated names them. */
  readonly unknown: ReadonlyMap<ClassMember | UnknownMember, UnknownMember>;
}

/**
 * Translates members. Code that uses a member that is not understood is not translated either.
 * @param members of one class, as they were parsed
 * @param outer what code may name besides the members
 * @param isTaken tells whether antlr4ng has a member of a name, which would be replaced
 */
export function translateMembers(
  members: readonly (ClassMember | UnknownMember)[],
  outer: JavaScope,
  isTaken: (name: string) => boolean,
): TranslatedMembers {
  const unknown = new Map<ClassMember | UnknownMember, UnknownMember>();
  for (;;) {
    const before = unknown.size;
    const scope = declare(members, { outer, isTaken, unknown });
    const codes = new Map<ClassMember, string>();
    for (const member of members) {
      if (member.kind === "unknown" || unknown.has(member)) continue;
      tryMember(member, unknown, () => codes.set(member, translateMember(member, scope)));
    }
    if (unknown.size === before) return { scope, codes, unknown };
  }
}

interface Declaring {
  readonly outer: JavaScope;
  readonly isTaken: (name: string) => boolean;
  readonly unknown: Map<ClassMember | UnknownMember, UnknownMember>;
}

/** What code may name: the members that are understood so far, and the names of the others. */
function declare(members: readonly (ClassMember | UnknownMember)[], { outer, isTaken, unknown }: Declaring): JavaScope {
  const fields = new Map<string, JavaType>();
  const methods = new Map<string, DeclaredMethod>();
  const demandNew = (name: string) => {
    if (fields.has(name) || methods.has(name)) throw new JavaError("there are several members of that name");
    if (isTaken(name)) throw new JavaError("antlr4ng has a member of that name");
  };
  for (const member of members) {
    if (member.kind === "unknown") unknown.set(member, member);
    else if (!unknown.has(member))
      tryMember(member, unknown, () => declareMember(member, { fields, methods, demandNew }));
  }
  return {
    ...outer,
    fields,
    methods,
    untranslated: new Set([...unknown.values()].flatMap(({ name }) => name.split(", "))),
  };
}

interface Declared {
  readonly fields: Map<string, JavaType>;
  readonly methods: Map<string, DeclaredMethod>;
  readonly demandNew: (name: string) => void;
}

function declareMember(member: ClassMember, { fields, methods, demandNew }: Declared): void {
  const type = declaredType(member.type);
  if (member.kind === "field") {
    for (const { name } of member.variables) demandNew(name);
    for (const { name } of member.variables) fields.set(name, type);
  } else if (overridden(member) === undefined) {
    demandNew(member.name);
    const parameters = member.parameters.map((each) => declaredType(each.type));
    methods.set(member.name, { parameters, result: type });
  }
}

function tryMember(member: ClassMember, unknown: Declaring["unknown"], run: () => void): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof JavaError)) throw error;
    const name = member.kind === "field" ? member.variables.map((each) => each.name).join(", ") : member.name;
    unknown.set(member, { kind: "unknown", name, reason: error.message });
  }
}

/** The name in antlr4ng of a method that a grammar may override; undefined if it overrides none. */
function overridden(member: ClassMember & { kind: "method" }): string | undefined {
  const { name, parameters } = member;
  if (name === "emit" && parameters.length === 1) return "emitToken";
  return /^(nextToken|emit|reset)$/.test(name) && parameters.length === 0 ? name : undefined;
}

function translateMember(member: ClassMember, scope: JavaScope): string {
  if (member.kind === "method") {
    const parameters = member.parameters.map(({ name }) => name).join(", ");
    return `${overridden(member) ?? member.name}(${parameters}) { ${translateBody(member, scope)} }`;
  }
  const type = declaredType(member.type);
  const place = { scope, locals: new Locals() };
  const fields = member.variables.map(({ name, value }) => {
    return `${name} = ${value ? demand(translate(value, place), type) : initialValue(type)};`;
  });
  return fields.join(" ");
}
