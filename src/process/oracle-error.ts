/** The test itself cannot be run. */
export class OracleError extends Error {
  /** Name of the class. */
  override readonly name = "OracleError";
}
