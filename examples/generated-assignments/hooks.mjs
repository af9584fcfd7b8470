// Only variables that were defined are used: a definition counts from the end of its assignment on.
export default {
  state: () => ({ defined: [], pending: [] }),
  pre: {
    "expr/var": ({ state, choose }) => (state.defined.length === 0 ? "0" : choose(state.defined)),
  },
  post: {
    "assign/var": (name, { state }) => void state.pending.push(name),
    assign: (_, { state }) => void state.defined.push(...state.pending.splice(0)),
  },
};
