// Calls go along the graph: a value is a literal or a variable, and its type says which methods it has.
import { graph, typesOfLiterals } from "./prototype-graph.mjs";

export default {
  state: () => ({ types: new Map(typesOfLiterals), receiver: undefined, result: undefined, count: 0 }),
  pre: {
    line: ({ state }) => {
      state.receiver = undefined;
    },
    variable: ({ state }) => `v${state.count}`,
    value: ({ state, choose }) => {
      const value = choose([...state.types.keys()]);
      state.receiver ??= value;
      return value;
    },
    method: ({ state, choose }) => {
      const [name, result] = choose([...graph.get(state.types.get(state.receiver))]);
      state.result = result;
      return name;
    },
  },
  post: {
    line: (_, { state }) => {
      const name = `v${state.count++}`;
      if (graph.has(state.result)) state.types.set(name, state.result);
    },
  },
};
