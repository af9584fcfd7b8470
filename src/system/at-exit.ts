/** What is done when this process exits. One listener does it all, because Node warns of more than ten of them. */
const actions = new Set<() => void>();

const runAll = () => {
  for (const action of actions) action();
};

/**
 * Does something when this process exits. It must do it without waiting.
 * @param action is called at most once; it must not throw
 * @returns forgets the action
 */
export function atExit(action: () => void): () => void {
  if (actions.size === 0) process.once("exit", runAll);
  actions.add(action);
  return () => {
    actions.delete(action);
    if (actions.size === 0) process.off("exit", runAll);
  };
}
