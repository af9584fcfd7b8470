import { JavaLexer } from "../../../generated/java/JavaLexer.js";
import { JavaParser } from "../../../generated/java/JavaParser.js";
import { generated } from "./generated-language.js";

// Each of these has several shortest texts, or only the base class of the lexer tells what they look like.
const own = { condition: "(true)", constant: "a", element: "0", operand: "0", OPERATOR: "&", SWITCH: "switch" };
const replacements = new Map(Object.entries(own));

/** The grammar of Java 24. */
export const javaGrammar = generated(
  { name: "java", start: "compilationUnit", replacements, noResult: "void" },
  JavaLexer,
  JavaParser,
);
