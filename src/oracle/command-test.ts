/**
 * What a command must do for its candidate to be interesting. All expectations that are given must be met.
 *
 * Patterns are matched in linear time. So they have no look-ahead, no look-behind, no references to groups (`\1`), no counts
 * above 1000, and not the flags `y` and `v`. Classes such as `\w` and `\s` have ASCII characters only, and only `\n` ends a line.
 */
export interface Expectations {
  /** The command exits with one of these codes. If left out: with 0 if there is no other expectation, else with any code. */
  readonly exitCodes?: readonly number[];
  /** Each pattern matches somewhere in the standard output. */
  readonly stdout?: readonly RegExp[];
  /** Each pattern matches somewhere in the standard error. */
  readonly stderr?: readonly RegExp[];
  /** The first match of each pattern in the standard output is the same text as on the input; details as for `golden` are ignored. */
  readonly sameStdout?: readonly RegExp[];
  /** The same for the standard error. */
  readonly sameStderr?: readonly RegExp[];
  /** No pattern matches anywhere in the standard output. */
  readonly notStdout?: readonly RegExp[];
  /** No pattern matches anywhere in the standard error. */
  readonly notStderr?: readonly RegExp[];
  /** The command is ended by a signal, or exits with 128 plus a signal's number, as a shell does whose last command crashed. */
  readonly crash?: boolean;
  /**
   * The command ends as it did on the input, with the same output. Details that differ from run to run are ignored: paths,
   * positions in the input, addresses, process numbers, times.
   */
  readonly golden?: boolean;
  /** The exit code that means `invalid`, unless `exitCodes` lists it. Default: 125. */
  readonly invalidExit?: number;
}

/**
 * Identifies candidates that show another bug: by an exit code of the test, or by a command that exits with 0 for them and prints
 * the kind of bug, such as the message of a crash.
 */
export type AlsoInteresting = number | readonly string[];

/** An interestingness test that is a command. Only the first megabyte of each output stream is read. */
export interface CommandTest extends Expectations {
  /**
   * The program and its arguments, run without a shell. `@@` in an argument is replaced by the candidate's path; if there is no
   * `@@`, the path becomes the last argument.
   */
  readonly command: readonly string[];
  /** Passes the candidate on standard input, and no path. */
  readonly stdin?: boolean;
  /** The candidate's file name. Default: `input`. */
  readonly fileName?: string;
  /**
   * Which uninteresting candidates show another bug. Events report them; nothing else changes. Commands get the candidate as the
   * test does.
   */
  readonly alsoInteresting?: readonly AlsoInteresting[];
  /** How much address space each process of a test may have, in megabytes. Requires `ulimit -v`, as on Linux. */
  readonly memoryLimit?: number;
}
