/** What a test must do for its candidate to be interesting. All that is given must hold. */
export interface Expectations {
  /** It exits with one of these. If left out, the exit code does not matter, or must be 0 if there is no other demand. */
  readonly exitCodes?: readonly number[];
  /** Each has a match in what it prints on standard output. */
  readonly stdout?: readonly RegExp[];
  /** Each has a match in what it prints on standard error. */
  readonly stderr?: readonly RegExp[];
  /** None has a match in what it prints on standard output. */
  readonly notStdout?: readonly RegExp[];
  /** None has a match in what it prints on standard error. */
  readonly notStderr?: readonly RegExp[];
  /** It is ended by a signal, or exits with 128 plus a signal's number, as shells do for what they run. */
  readonly crash?: boolean;
  /**
   * It ends as it did on the input, with the same output but for what changes from run to run: paths, places in the input,
   * addresses, process numbers, times.
   */
  readonly golden?: boolean;
  /** Exit code that means `invalid`, unless it is demanded; 125 if left out. */
  readonly invalidExit?: number;
}

/** A command that judges candidates. Of what it prints, the first megabyte of each stream counts. */
export interface CommandTest extends Expectations {
  /**
   * The program and its arguments; nothing is interpreted by a shell. `@@` in an argument stands for the candidate's path,
   * which without any `@@` is the last argument.
   */
  readonly command: readonly string[];
  /** Gives the candidate on standard input instead. */
  readonly stdin?: boolean;
  /** The candidate's file name. */
  readonly fileName?: string;
  /** How much address space each process of a test may have, in megabytes. Needs `ulimit -v`, which Linux has. */
  readonly memoryLimit?: number;
}
