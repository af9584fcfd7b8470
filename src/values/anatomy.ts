/** Takes values apart and puts them together again. */
import { types } from "node:util";
import type { ObjectProtection, Shape } from "./aside.js";

/** A hole of an array. */
export const hole: unique symbol = Symbol("hole");

/** A value that holds others. Keys and values of objects and Maps take turns in `parts`. */
export interface Composite extends Shape {
  readonly parts: readonly unknown[];
}

/** Arrays with more holes than that are not taken apart. */
const mostHoles = 1 << 16;

/**
 * Whether an object is made by `{}`, `[]`, `new Map()` and the like, and not by a class of the program, whatever its realm.
 * @param value any object, also one from another realm
 */
export function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value) as object | null;
  if (prototype === null || Buffer.isBuffer(value)) return true;
  let isKnown = plainPrototypes.get(prototype);
  if (isKnown === undefined) {
    const { value: made } = Object.getOwnPropertyDescriptor(prototype, "constructor") ?? {};
    isKnown = typeof made === "function" && /\[native code\]\s*\}$/.test(Function.prototype.toString.call(made));
    plainPrototypes.set(prototype, isKnown);
  }
  return isKnown;
}

/** Whether a prototype belongs to JavaScript itself. */
const plainPrototypes = new WeakMap<object, boolean>();

/**
 * The parts of an object; undefined if it cannot be taken apart, so that it has to stay as it is.
 * @param value is not changed
 */
export function takeApart(value: object): Composite | undefined {
  const found = contentOf(value);
  if (!found) return undefined;
  return { ...found, prototype: Object.getPrototypeOf(value) as object | null, protection: protectionOf(value) };
}

function contentOf(value: object): Pick<Composite, "kind" | "parts"> | undefined {
  const keys = Reflect.ownKeys(value);
  if (Array.isArray(value)) return arrayContent(value, keys);
  if (types.isTypedArray(value)) {
    const isWhole = keys.length === value.length && !types.isSharedArrayBuffer(value.buffer);
    return isWhole ? { kind: "typed", parts: Array.from(value as ArrayLike<unknown>) } : undefined;
  }
  if (types.isMap(value)) {
    if (keys.length > 0) return undefined;
    return { kind: "map", parts: [...Map.prototype.entries.call(value)].flat(1) };
  }
  if (types.isSet(value)) {
    return keys.length > 0 ? undefined : { kind: "set", parts: [...Set.prototype.values.call(value)] };
  }
  if (isExotic(value)) return undefined;
  const parts = keys.map((key) => dataOf(value, key));
  if (parts.some((part) => part === undefined)) return undefined;
  return { kind: "object", parts: keys.flatMap((key, i) => [key, (parts[i] as PropertyDescriptor).value]) };
}

/** Whether an object has more than properties: buffers, promises, regular expressions, boxed numbers, errors, and others. */
function isExotic(value: object): boolean {
  return (
    types.isAnyArrayBuffer(value) ||
    types.isArgumentsObject(value) ||
    types.isBoxedPrimitive(value) ||
    types.isDataView(value) ||
    types.isDate(value) ||
    types.isExternal(value) ||
    types.isGeneratorObject(value) ||
    types.isMapIterator(value) ||
    types.isModuleNamespaceObject(value) ||
    types.isNativeError(value) ||
    types.isPromise(value) ||
    types.isRegExp(value) ||
    types.isSetIterator(value) ||
    types.isWeakMap(value) ||
    types.isWeakSet(value)
  );
}

function arrayContent(
  value: readonly unknown[],
  keys: readonly (string | symbol)[],
): Pick<Composite, "kind" | "parts"> | undefined {
  const { length } = value;
  if (length - (keys.length - 1) > mostHoles) return undefined;
  const parts = Array.from({ length }, (_, i) => (Object.hasOwn(value, i) ? dataOf(value, String(i)) : hole));
  const elements = parts.filter((part) => part !== hole && part !== undefined).length;
  // Other properties than the elements and the length cannot be written down.
  if (elements !== keys.length - 1) return undefined;
  return { kind: "array", parts: parts.map((part) => (part === hole ? hole : (part as PropertyDescriptor).value)) };
}

/** An ordinary property; undefined if it has a getter or setter, cannot be listed, or cannot be changed in an object that can. */
function dataOf(value: object, key: string | symbol): PropertyDescriptor | undefined {
  const found = Object.getOwnPropertyDescriptor(value, key) as PropertyDescriptor;
  if (!("value" in found) || !found.enumerable) return undefined;
  const isLocked = !found.writable || !found.configurable;
  return isLocked && protectionOf(value) === "none" ? undefined : found;
}

function protectionOf(value: object): ObjectProtection {
  if (Object.isExtensible(value)) return "none";
  if (Object.isFrozen(value)) return "frozen";
  return Object.isSealed(value) ? "sealed" : "not extensible";
}

/**
 * Makes an empty value of a shape. Typed arrays get their elements at once.
 * @param shape the kind of the value and its prototype
 * @param elements the numbers of a typed array; not looked at for other kinds
 */
export function putTogether({ kind, prototype }: Shape, elements: readonly unknown[]): object {
  const made = make(kind, prototype, elements);
  if (Object.getPrototypeOf(made) !== prototype) Object.setPrototypeOf(made, prototype);
  return made;
}

function make(kind: Shape["kind"], prototype: object | null, elements: readonly unknown[]): object {
  switch (kind) {
    case "array":
      return [];
    case "map":
      return new Map();
    case "set":
      return new Set();
    case "object":
      return Object.create(prototype) as object;
    case "typed":
      return Reflect.construct(typedArrayOf(prototype as object), [elements]) as object;
  }
}

type TypedArrayConstructor = new (elements: readonly unknown[]) => object;

const typedArrays: readonly TypedArrayConstructor[] = [
  Int8Array,
  Uint8Array,
  Uint8ClampedArray,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
  BigInt64Array as TypedArrayConstructor,
  BigUint64Array as TypedArrayConstructor,
] as TypedArrayConstructor[];

/** The constructor of the typed arrays with a prototype, found by its name because the prototype may be of another realm. */
function typedArrayOf(prototype: object): TypedArrayConstructor {
  for (let above: object | null = prototype; above; above = Object.getPrototypeOf(above) as object | null) {
    const name = (above.constructor as { name?: string } | undefined)?.name;
    const found = typedArrays.find((each) => each.name === name);
    if (found) return found;
  }
  return Uint8Array as unknown as TypedArrayConstructor;
}

/**
 * Protects a value as its shape says.
 * @param value is frozen, sealed or made inextensible, or left as it is
 * @param shape says which of these
 */
export function protect(value: object, { protection }: Shape): void {
  if (protection === "frozen") Object.freeze(value);
  else if (protection === "sealed") Object.seal(value);
  else if (protection === "not extensible") Object.preventExtensions(value);
}
