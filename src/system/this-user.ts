/** The number of the user who owns the files that this process makes; null where the system has none. */
export function thisUser(): number | null {
  return process.geteuid?.() ?? null;
}
