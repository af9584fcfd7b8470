// The base class of the parser of Groovy, of which the grammar uses nothing.
import { Parser } from "antlr4ng";

export class AbstractParser extends Parser {}
