/** A folder cannot be read as a test case. The message says why and what to do. */
export class FolderError extends Error {
  /** Name of the class. */
  override readonly name: string = "FolderError";
}

/** The patterns that choose files of a folder make no sense. The message says why and what to do. */
export class PatternError extends FolderError {
  /** Name of the class. */
  override readonly name = "PatternError";
}
