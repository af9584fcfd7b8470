/** Libraries that a test may use. Each is loaded when a test names it. */

const loaders: Readonly<Record<string, () => Promise<object>>> = {
  // A minifier that is no longer developed; its last version drops parentheses and blocks that matter.
  butternut: async () => {
    const { squash } = (await import("butternut/dist/butternut.umd.js")).default;
    return { squash: quiet(squash) };
  },
};

/** The same function without its warnings: the minifier calls one of its libraries in a way that makes that library print warnings. */
function quiet<A extends readonly unknown[], R>(call: (...values: A) => R): (...values: A) => R {
  return (...values) => {
    const { warn } = console;
    console.warn = () => {};
    try {
      return call(...values);
    } finally {
      console.warn = warn;
    }
  };
}

/** The libraries that the source of a test names, by their names. */
export async function librariesOf(source: string): Promise<Readonly<Record<string, object>>> {
  const named = Object.entries(loaders).filter(([name]) => new RegExp(`\\b${name}\\b`).test(source));
  return Object.fromEntries(await Promise.all(named.map(async ([name, load]) => [name, await load()] as const)));
}
