/** The interestingness test itself cannot be run. The message says why and what to do. */
export class OracleError extends Error {
  /** Name of the class. */
  override readonly name = "OracleError";
}

/** What to do when the system has run out of something that tests need, by the code of its error. */
export const exhaustedRemedies: Readonly<Record<string, string>> = {
  EMFILE: "Allow more open files (ulimit -n 1024), or run fewer tests at the same time (--jobs).",
  ENFILE: "Run fewer tests at the same time (--jobs).",
  EFBIG: "Allow larger files (ulimit -f).",
  ENAMETOOLONG: "Give candidates a shorter name (--candidate-name), or set TMPDIR to a folder with a shorter path.",
  EAGAIN: "Allow more processes (ulimit -u), or run fewer tests at the same time (--jobs).",
};
