import { tmpdir } from "node:os";
import { resolve } from "node:path";

/** The absolute path of the system's folder for temporary files. `TMPDIR` may be relative, but tests run in other folders. */
export function temporaryFolder(): string {
  return resolve(tmpdir());
}
