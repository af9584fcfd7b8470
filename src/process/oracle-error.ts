/** The interestingness test itself cannot be run. The message says why and what to do. */
export class OracleError extends Error {
  /** Name of the class. */
  override readonly name = "OracleError";
}
