/** A folder cannot be read as a test case. The message says why and what to do. */
export class FolderError extends Error {
  /** Name of the class. */
  override readonly name: string = "FolderError";
}

/** The options that choose files of a folder cannot be used. The message contains the reason and the remedy. */
export class SelectionError extends FolderError {
  /** Name of the class. */
  override readonly name = "SelectionError";
}
