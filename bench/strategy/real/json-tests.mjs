import { Ajv } from "ajv";

/**
 * ajv compiles the schema, and for an instance it reports an error whose path in the schema ends like that.
 * @param {unknown} instance
 * @param {string} ending
 */
export function schemaRefuses(instance, ending) {
  return (text) => {
    try {
      const ajv = new Ajv({ strict: false, validateSchema: false, logger: false, allErrors: true, meta: false });
      const validate = ajv.compile(JSON.parse(text));
      validate(instance);
      return (validate.errors ?? []).some(({ schemaPath }) => schemaPath.endsWith(ending));
    } catch {
      return false;
    }
  };
}

/**
 * All `$ref` in the schema can be resolved, and properties of these names, one in the other, lead to a schema that lists a value.
 * @param {{ path: string[], value: string }[]} wanted
 */
export function schemaReaches(...wanted) {
  return (text) => {
    const schema = parseJson(text);
    return (
      isObject(schema) &&
      refsIn(schema).every((ref) => resolve(schema, ref) !== undefined) &&
      wanted.every(({ path, value }) => reaches(schema, path, value))
    );
  };
}

/** Two members of the object have the same text, which contains another one. */
export function hasTwins(part) {
  return (text) => {
    const members = parseJson(text);
    if (!isObject(members)) return false;
    const texts = Object.values(members).filter((value) => typeof value === "string" && value.includes(part));
    return new Set(texts).size < texts.length;
  };
}

function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value) {
  return typeof value === "object" && value !== null;
}

function refsIn(schema) {
  const refs = [];
  const stack = [schema];
  for (let each = stack.pop(); each; each = stack.pop()) {
    if (typeof each.$ref === "string") refs.push(each.$ref);
    for (const value of Object.values(each)) if (isObject(value)) stack.push(value);
  }
  return refs;
}

/** What `#/definitions/name` refers to. */
function resolve(schema, ref) {
  let found = schema;
  for (const key of ref.split("/").slice(1))
    found = isObject(found) && Object.hasOwn(found, key) ? found[key] : undefined;
  return isObject(found) ? found : undefined;
}

function reaches(root, path, value) {
  const seen = path.map(() => new Set()).concat(new Set());
  const stack = [{ schema: root, step: 0 }];
  for (let each = stack.pop(); each; each = stack.pop()) {
    const { schema, step } = each;
    if (!isObject(schema) || seen[step].has(schema)) continue;
    seen[step].add(schema);
    if (step === path.length && (schema.const === value || Object.values(schema.enum ?? []).includes(value)))
      return true;
    if (typeof schema.$ref === "string") stack.push({ schema: resolve(root, schema.$ref), step });
    for (const part of [
      schema.items,
      ...["anyOf", "oneOf", "allOf"].flatMap((key) => Object.values(schema[key] ?? {})),
    ])
      stack.push({ schema: part, step });
    const inner = step < path.length ? schema.properties?.[path[step]] : undefined;
    if (inner) stack.push({ schema: inner, step: step + 1 });
  }
  return false;
}
