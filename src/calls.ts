/**
 * Makes the arguments of failing function calls small.
 * @module treemin/calls
 */
export { CallError } from "./calls/call-error.js";
export { debugging } from "./calls/debugging.js";
export type { SameError } from "./calls/failure.js";
export { type CallOptions, type ReducedCall, reduceCall, reduceCallSync } from "./calls/reduce-call.js";
