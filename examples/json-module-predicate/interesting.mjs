import { prettyPrint } from "./pretty-print.mjs";

/** Interesting: what the pretty-printer prints cannot be read again. */
export default function interesting(text) {
  const value = JSON.parse(text); // throws if the candidate is no JSON itself: an invalid candidate
  try {
    JSON.parse(prettyPrint(value));
    return false;
  } catch {
    return true;
  }
}
