/** What a conditional line is; `never` is `#if 0`, whose text is passed over. */
export type Role = "if" | "never" | "else" | "end";

const conditional = /^(?:#|%:)\s*(if|ifdef|ifndef|elif|elifdef|elifndef|else|endif)\b/;

/** The other directives, line markers and the null directive: of C, GNU, GLSL, and of preprocessors for WGSL. */
const other =
  /^(?:#|%:)\s*(?:\d+\s|(?:assert|define|define_import_path|embed|error|extension|ident|import|include|include_next|line|pragma|sccs|unassert|undef|version|warning)\b)|^#\n?$/;

/** Tells whether a line of the preprocessor begins with the name of a directive, or is the shortest null directive. */
export function isKnownDirective(line: string): boolean {
  return conditional.test(line) || other.test(line);
}

/** The role of a line of the preprocessor in a group, undefined if it has none. */
export function roleOf(line: string): Role | undefined {
  switch (conditional.exec(line)?.[1]) {
    case undefined:
      return undefined;
    case "if":
      return /^(?:#|%:)\s*if\s+0\s*(?:$|\/[/*])/.test(line) ? "never" : "if";
    case "ifdef":
    case "ifndef":
      return "if";
    case "endif":
      return "end";
    default:
      return "else";
  }
}
