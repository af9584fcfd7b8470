/** The test itself cannot be run. */
export class OracleError extends Error {
  override readonly name = "OracleError";
}
