/** The variables that a function can see, as V8's debugger tells them. */
import { Session } from "node:inspector";

/** Where the debugger finds the function and leaves the values. */
const key = Symbol.for("treemin.scope");

/** What the debugger and {@link scopeOf} exchange. */
interface Exchange {
  readonly fn: unknown;
  value?: unknown;
}

const globals = globalThis as { [key]?: Exchange | undefined };

/** Leaves its argument. */
const leaveValue = `function (value) { globalThis[Symbol.for("treemin.scope")].value = value; }`;

/**
 * The variables that a function refers to outside of itself, by their names, with their present values: those of functions and blocks
 * around it, and of its module. Global ones are left out. Nothing is stopped: the debugger answers at once, in this thread.
 * @param fn is not called
 * @param isWanted tells by its name whether a variable is of interest
 */
export function scopeOf(fn: unknown, isWanted: (name: string) => boolean): Readonly<Record<string, unknown>> {
  const session = new Session();
  const exchange: Exchange = { fn };
  const outer = globals[key];
  globals[key] = exchange;
  session.connect();
  try {
    const variables = Object.create(null) as Record<string, unknown>;
    for (const { name, value, objectId } of variablesOf(session)) {
      if (!isWanted(name) || name in variables) continue;
      post(session, "Runtime.callFunctionOn", { objectId, functionDeclaration: leaveValue, arguments: [value] });
      variables[name] = exchange.value;
    }
    return variables;
  } finally {
    session.disconnect();
    globals[key] = outer;
  }
}

/** What the debugger says of a value. */
interface Remote {
  readonly objectId?: string;
  readonly description?: string;
  readonly value?: unknown;
  readonly unserializableValue?: string;
}

/** A property of a value, as the debugger tells it. */
interface RemoteProperty {
  readonly name: string;
  readonly value?: Remote;
}

/** What the debugger answers, as far as it is used. */
interface DebuggerReply {
  readonly result?: unknown;
  readonly internalProperties?: readonly RemoteProperty[];
}

/** A variable, its value as an argument of a call, and the object to call with. */
interface ScopeVariable {
  readonly name: string;
  readonly value: Remote;
  readonly objectId: string;
}

/** The variables of all scopes around the function, inner ones first. */
function* variablesOf(session: Session): Generator<ScopeVariable, void> {
  const propertiesOf = (objectId: string | undefined): DebuggerReply =>
    objectId === undefined ? {} : post(session, "Runtime.getProperties", { objectId, ownProperties: true });
  const expression = `globalThis[Symbol.for("treemin.scope")].fn`;
  const { objectId = "" } = post(session, "Runtime.evaluate", { expression }).result as Remote;
  const list = propertiesOf(objectId).internalProperties?.find(({ name }) => name === "[[Scopes]]");
  for (const { value: scope } of listed(propertiesOf(list?.value?.objectId))) {
    if (scope?.description === "Global") continue;
    for (const { name, value } of listed(propertiesOf(scope?.objectId))) {
      if (value) yield { name, value: asArgument(value), objectId };
    }
  }
}

function listed({ result }: DebuggerReply): readonly RemoteProperty[] {
  return Array.isArray(result) ? (result as readonly RemoteProperty[]) : [];
}

function asArgument({ objectId, unserializableValue, value }: Remote): Remote {
  if (objectId !== undefined) return { objectId };
  return unserializableValue === undefined ? { value } : { unserializableValue };
}

/** Sends a command to the debugger of this thread, which answers before this returns. */
function post(session: Session, method: string, params: object): DebuggerReply {
  let answer: DebuggerReply = {};
  session.post(method, params, (error, result) => {
    if (error) throw error;
    answer = result as DebuggerReply;
  });
  return answer;
}
