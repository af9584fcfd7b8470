/** A folder cannot be read as a test case. The message says why and what to do. */
export class FolderError extends Error {
  /** Name of the class. */
  override readonly name: string = "FolderError";
}

/** What is chosen of a folder makes no sense. The message says why and what to do. */
export class SelectionError extends FolderError {
  /** Name of the class. */
  override readonly name = "SelectionError";
}
