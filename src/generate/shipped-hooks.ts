/** Hooks for bundled languages. */
import type { Hooks } from "./hooks.js";

/** The scopes of a program, the innermost last: the names that are declared in each. */
interface JavaScriptState {
  readonly scopes: string[][];
}

/** What a program may use that declares nothing, the simplest first. */
const globals = ["undefined", "Object", "Array", "Math", "JSON", "Symbol", "globalThis"];

/** Every variable of a program is declared before it is used, or is one of a few globals. */
const javascript: Hooks<JavaScriptState> = {
  state: () => ({ scopes: [[]] }),
  pre: {
    block: ({ state }) => void state.scopes.push([]),
    "operand/IDENTIFIER": ({ state, choose }) => choose([...new Set(state.scopes.flat().reverse()), ...globals]),
  },
  post: {
    block: (_, { state }) => void state.scopes.pop(),
    "binding/IDENTIFIER": declare,
    "statement/IDENTIFIER": declare,
    "importPart/IDENTIFIER": declare,
  },
};

function declare(name: string, { state }: { readonly state: JavaScriptState }): void {
  state.scopes.at(-1)?.push(name);
}

/** The keys of the objects that are open, the innermost last. */
interface JsonState {
  readonly objects: Set<string>[];
}

/** No object has a key twice. */
const json: Hooks<JsonState> = {
  state: () => ({ objects: [] }),
  pre: { object: ({ state }) => void state.objects.push(new Set()) },
  post: {
    object: (_, { state }) => void state.objects.pop(),
    "member/STRING": (text, { state }) => {
      const keys = state.objects.at(-1) as Set<string>;
      let key = text;
      for (let i = 2; keys.has(JSON.parse(key)); i++) key = `${text.slice(0, -1)}${i}"`;
      keys.add(JSON.parse(key));
      return key;
    },
  },
};

/** Hooks for bundled languages, by the name of the language. */
export const shippedHooks: Readonly<Record<string, Hooks>> = {
  javascript: javascript as Hooks,
  json: json as Hooks,
};
