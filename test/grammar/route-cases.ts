/**
 * A small grammar for everything that can be said in an ANTLR v4 grammar, with texts that fit it and their trees as
 * {@link import("../parse/show-tree.js").showTree} writes them.
 */
import type { Files } from "./grammar-folder.js";

export interface RouteCase {
  readonly feature: string;
  readonly files: Files;
  /** The files that are given, in this order. Default: all grammars. */
  readonly given?: readonly string[];
  /** Default: the first rule. */
  readonly start?: string;
  /** Its own code decides what the text means, so that only the generated parser gives these trees. */
  readonly needsCode?: true;
  readonly trees: Readonly<Record<string, string>>;
}

/** What most of the grammars end with. */
const words = "ID : [a-z]+ ; NUM : [0-9]+ ; WS : [ \\n]+ -> skip ;";

/** A combined grammar in a file of its name. */
function combined(source: string): Files {
  const name = /grammar\s+(\w+)/.exec(source)?.[1];
  return { [`${name}.g4`]: source };
}

const lists = {
  "ListLexer.g4": `lexer grammar ListLexer; OPEN : '(' ; CLOSE : ')' ; COMMA : ',' ; ${words}`,
  "ListParser.g4": `parser grammar ListParser; options { tokenVocab = ListLexer; }
    list : OPEN (item (COMMA item)*)? CLOSE EOF ;
    item : ID | NUM ;`,
};
const listTrees = { "()": "", "(a)": "", "(a, 1,\nb)": "" };

const files: readonly RouteCase[] = [
  {
    feature: "a combined grammar",
    files: combined(`grammar Combined;
      file : stat* EOF ;
      stat : ID '=' sum ';' | '{' stat* '}' ;
      sum : (ID | NUM) ('+' (ID | NUM))* ;
      ${words}`),
    trees: { "": "", "a = 1;": "", "{a = b + 2; {}} c = 3 + 4 + d;": "" },
  },
  { feature: "a lexer and a parser", files: lists, trees: listTrees },
  {
    feature: "a parser and a lexer",
    files: lists,
    given: ["ListParser.g4", "ListLexer.g4"],
    trees: listTrees,
  },
  { feature: "a lexer that is not given beside its parser", files: lists, given: ["ListParser.g4"], trees: listTrees },
  {
    feature: "a combined grammar that imports a parser and a lexer",
    files: {
      "Main.g4": `grammar Main; import Values, Words; main : '<' value* '>' EOF ;`,
      "Values.g4": "parser grammar Values; value : ID | NUM | pair ; pair : ID NUM ID ;",
      "Words.g4": `lexer grammar Words; ${words}`,
    },
    given: ["Main.g4"],
    trees: { "<>": "", "<a 1>": "", "<a 1 b>": "" },
  },
  {
    feature: "imports of imports, one rule overridden",
    files: {
      "Main.g4": "grammar Main; import Middle; main : middle+ EOF ; leaf : '!' | NUM ;",
      "Middle.g4": "grammar Middle; import Inner; middle : '(' leaf* inner ')' ;",
      "Inner.g4": `grammar Inner; inner : ID leaf? ; leaf : 'never' ; ${words}`,
    },
    given: ["Main.g4"],
    trees: { "(a)": "", "(! 1 a 2) (b)": "" },
  },
  {
    feature: "imported grammars that are given as well, before what imports them",
    files: {
      "Words.g4": `lexer grammar Words; ${words}`,
      "Values.g4": "parser grammar Values; value : ID | NUM ;",
      "Main.g4": "grammar Main; import Values, Words; main : value (';' value)* EOF ;",
    },
    trees: { a: "", "a; 1": "" },
  },
  {
    feature: "an imported grammar in another folder",
    files: {
      "shared/Words.g4": `lexer grammar Words; ${words}`,
      "own/Main.g4": "grammar Main; import Words; main : (ID NUM)+ EOF ;",
    },
    given: ["own/Main.g4", "shared/Words.g4"],
    trees: { "a 1": "", "a 1 b 2": "" },
  },
  {
    feature: "a lexer that imports a lexer, with modes in both",
    files: {
      "OuterLexer.g4": `lexer grammar OuterLexer; import InnerLexer;
        OPEN : '"' -> pushMode(STRING) ; ${words}`,
      "InnerLexer.g4": `lexer grammar InnerLexer; DOT : '.' ;
        mode STRING; TEXT : ~'"'+ ; SHUT : '"' -> popMode ;`,
      "Strings.g4": `parser grammar Strings; options { tokenVocab = OuterLexer; }
        strings : (ID DOT | OPEN TEXT? SHUT)* EOF ;`,
    },
    given: ["Strings.g4", "OuterLexer.g4"],
    trees: { "": "", 'a. "b c" ""': "" },
  },
  {
    feature: "a vocabulary from a .tokens file",
    files: {
      "Numbered.g4": `grammar Numbered; options { tokenVocab = Numbers; } numbered : (A | B)+ ';' EOF ; B : 'b' ; A : 'a' ;`,
      "Numbers.tokens": "A=7\nB=3\n';'=5\n",
    },
    trees: { "ab;": "", "b;": "" },
  },
  {
    feature: "quoted options",
    files: {
      "QuotedLexer.g4": `lexer grammar QuotedLexer; ${words}`,
      "Quoted.g4": `parser grammar Quoted; options { tokenVocab = 'QuotedLexer'; language = 'Cpp'; } quoted : ID* EOF ;`,
    },
    trees: { "a b": "" },
  },
  {
    feature: "a byte order mark and Windows line ends",
    files: combined(`\ufeffgrammar Marked;\r\nmarked : ID+ EOF ;\r\n${words}`),
    trees: { "a b": "" },
  },
  {
    feature: "a file that is not called like its grammar",
    files: { "other-name.g4": `grammar Called; called : ID EOF ; ${words}` },
    trees: { a: "" },
  },
];

const lexers: readonly RouteCase[] = [
  {
    feature: "tokens {} that only type() makes",
    files: combined(`grammar Typed; tokens { KEY, UNUSED }
      typed : (KEY | ID)+ EOF ; LET : 'let' -> type(KEY) ; VAR : 'var' -> type(KEY) ; ${words}`),
    trees: { "let a": "", "var let b": "" },
  },
  {
    feature: "channels {} and HIDDEN",
    files: {
      "NotesLexer.g4": `lexer grammar NotesLexer; channels { NOTES, MORE }
        NOTE : '#' ~'\\n'* -> channel(NOTES) ; STAR : '*' -> channel(HIDDEN) ; ${words}`,
      "Notes.g4": "parser grammar Notes; options { tokenVocab = NotesLexer; } notes : (ID NUM?)* EOF ;",
    },
    given: ["Notes.g4"],
    trees: { "a # one\n1": "", "*a*b*": "" },
  },
  {
    feature: "pushMode and popMode",
    files: {
      "NestLexer.g4": `lexer grammar NestLexer; IN : '{' -> pushMode(INNER) ; WORD : [a-z]+ ; SPACE : ' ' -> skip ;
        mode INNER; DEEPER : '{' -> type(IN), pushMode(INNER) ; OUT : '}' -> popMode ; CHAR : [a-z] ;`,
      "Nest.g4": `parser grammar Nest; options { tokenVocab = NestLexer; }
        nest : (WORD | group)* EOF ; group : IN (CHAR | group)* OUT ;`,
    },
    given: ["Nest.g4"],
    trees: { "ab cd": "", "ab {ab{c}} ab": "" },
  },
  {
    feature: "mode",
    files: {
      "LineLexer.g4": `lexer grammar LineLexer; EQ : '=' -> mode(VALUE) ; KEY : [a-z]+ ; NL : '\\n' ;
        mode VALUE; TEXT : ~'\\n'+ ; END : '\\n' -> type(NL), mode(DEFAULT_MODE) ;`,
      "Line.g4": "parser grammar Line; options { tokenVocab = LineLexer; } file : (KEY EQ TEXT? NL)* EOF ;",
    },
    given: ["Line.g4"],
    trees: { "": "", "a=b c=d\ne=\n": "" },
  },
  {
    feature: "more",
    files: {
      "TextLexer.g4": `lexer grammar TextLexer; QUOTE : '"' -> more, mode(STRING) ; ${words}
        mode STRING; TEXT : '"' -> mode(DEFAULT_MODE) ; ESCAPE : '\\\\' . -> more ; CHAR : . -> more ;`,
      "Text.g4": "parser grammar Text; options { tokenVocab = TextLexer; } text : (ID | TEXT)* EOF ;",
    },
    given: ["Text.g4"],
    trees: { 'a "b c" d': "", '"\\"" "" ""': "" },
  },
  {
    feature: "several commands of one token",
    files: {
      "ManyLexer.g4": `lexer grammar ManyLexer; channels { ASIDE } tokens { BANG }
        LEFT : '<' -> pushMode(A) ; WORD : [a-z]+ ;
        mode A; RIGHT : '>' -> type(BANG), popMode, mode(B) ; ASIDE_ : '~' -> channel(ASIDE), pushMode(B) ; IN : [a-z] ;
        mode B; DOT : '.' -> mode(DEFAULT_MODE) ; BACK : '^' -> popMode ;`,
      "Many.g4": "parser grammar Many; options { tokenVocab = ManyLexer; } many : (WORD | LEFT | BANG | IN | DOT | BACK)* EOF ;",
    },
    given: ["Many.g4"],
    trees: { "ab<ab>.ab": "", "<a~^b>.": "" },
  },
  {
    feature: "fragments",
    files: combined(String.raw`grammar Fragments; fragments : (HEX | STRING)* EOF ;
      HEX : '0x' DIGIT+ EXPONENT? ; STRING : '"' (ESC | ~["\\])* '"' ;
      fragment DIGIT : [0-9a-f] ; fragment EXPONENT : 'p' SIGN? DIGIT ; fragment SIGN : [+\-] ;
      fragment ESC : '\\' (["\\/bfnrt] | UNICODE) ; fragment UNICODE : 'u' DIGIT DIGIT DIGIT DIGIT ; WS : ' ' -> skip ;`),
    trees: { "0xabp-1 0x0": "", [String.raw`"\u00e9\"" ""`]: "" },
  },
  {
    feature: "caseInsensitive for a grammar",
    files: combined(`grammar Insensitive; options { caseInsensitive = true; }
      query : 'select' (COLUMN (',' COLUMN)* | '*') ('from' COLUMN)? EOF ; COLUMN : [a-z]+ ; WS : ' ' -> skip ;`),
    trees: { "SELECT a, B FROM t": "", "sElEcT *": "" },
  },
  {
    feature: "caseInsensitive for a rule, and not",
    files: combined(`grammar PerRule; perRule : (LET | VAR | ID)* EOF ;
      LET options { caseInsensitive = true; } : 'let' ; VAR : 'var' ; ${words}`),
    trees: { "let LeT var": "" },
  },
  {
    feature: "nongreedy loops in tokens",
    files: combined(`grammar Lazy; lazy : (COMMENT | ID | TAG | STAR)* EOF ;
      COMMENT : '/*' .*? '*/' ; TAG : '<' .+? '>' ; STAR : '*' '?'?? '/' ; ${words}`),
    trees: { "/* a */ b /**/ */": "", "<a> <>>": "" },
  },
  {
    feature: "sets, negated sets and ranges of characters",
    files: combined(String.raw`grammar Sets; sets : (A | B | C | D | E | BRACKET)* EOF ;
      A : 'a'..'c' [x-z_]* ; B : ~[a-z0-9<>\]\-"\\ \n]+ ; C : [0-9] ~'0' ; D : '<' ~('<' | '>')* '>' ; E : ('"' | '\\' | '-') ;
      BRACKET : [\]] ; WS : [ \n]+ -> skip ;`),
    trees: { "axy b_ 12 <a b> DEF": "", 'c ] - " \\ \u00e9': "", "<>": "" },
  },
  {
    feature: "Unicode properties and escapes, beyond the first plane too",
    files: combined(String.raw`grammar Unicode; unicode : (LETTERS | GREEK | EMOJI | TREBLE | ACCENT | CAT | OTHER)* EOF ;
      CAT : '\u{1F408}' '\u{1F431}'..'\u{1F43F}' ; TREBLE : [\u{1D11E}-\u{1D120}] ; ACCENT : '\u00e9' ;
      GREEK : [\p{Greek}]+ ; LETTERS : [\p{Lu}\p{Ll}]+ ; EMOJI : [\p{Emoji_Presentation}] ;
      OTHER : ~[\p{L}\p{Emoji} ] ; WS : ' ' -> skip ;`),
    trees: {
      "aB \u03b1\u03b2 \u00e9": "",
      "\u{1F600}\u{1F408}\u{1F431}\u{1D11F}": "",
      "\u{10FFFF}\u{1F600}a;\u4e00": "",
    },
  },
  {
    feature: "a wildcard and the longest match, the first of equals",
    files: combined(`grammar Longest; longest : (IF | IFF | ID | ANY)* EOF ; IF : 'if' ; IFF : 'iff' ; ID : [a-z]+ ; ANY : . ;`),
    trees: { "if iff ifff": "", "?\n\u{1F600}": "" },
  },
  {
    feature: "recursive tokens",
    files: combined(`grammar Nested; nested : (COMMENT | ID)* EOF ; COMMENT : '(*' (COMMENT | ~[*] | '*' ~')')*? '*)' ; ${words}`),
    trees: { "a (* b (* c *) d *) e": "" },
  },
  {
    feature: "the end of the input as part of a token",
    files: combined("grammar Lines; lines : LINE* EOF ; LINE : ~'\\n'+ ('\\n' | EOF) ; NL : '\\n' -> skip ;"),
    trees: { "a b\nc": "", "a\n\n": "" },
  },
];

const parsers: readonly RouteCase[] = [
  {
    feature: "arguments, locals and returned values of rules",
    files: combined(`grammar Values;
      start returns [count : number] locals [seen : number] : part[1] (',' part[2])* EOF ;
      part [depth : number] returns [text : string] : ID | '(' part[3] ')' ;
      ${words}`),
    trees: { a: "", "a, (b)": "" },
  },
  {
    feature: "labels of elements and of alternatives",
    files: combined(`grammar Labels;
      list : first=item rest+=item* (sep=';' rest+=item)? EOF ;
      item : name=ID # Name | value=(NUM | '-') # Value | '(' inner+=item (',' inner+=item)* ')' # Group ;
      ${words}`),
    trees: { "a 1": "", "(a, -); b": "" },
  },
  {
    feature: "left recursion with precedence, associativity, prefixes and suffixes",
    files: combined(`grammar Operators;
      file : (e ';')* EOF ;
      e : e '!' | e '[' e ']' | '-' e | <assoc=right> e '^' e | e ('*' | '/') e | e '+' e | <assoc=right> e '?' e ':' e
        | e '(' (e (',' e)*)? ')' | '(' e ')' | ID | NUM ;
      ${words}`),
    trees: {
      "-a! ^ b ^ c * d + e;": "",
      "a ? b : c ? d : f(1, 2)(g[h]);": "",
      "-(1 + 2 + 3) * 4;": "",
    },
  },
  {
    feature: "left recursion with labels and rules between",
    files: combined(`grammar Types;
      type : type '[' NUM? ']' # Array | type op=('&' | '|') right=type # Both | name # Named | <assoc=right> type '->' type # Arrow ;
      name : ID ('.' ID)* ;
      ${words}`),
    trees: { "a.b[] & c[1] | d": "", "a -> b -> c": "" },
  },
  {
    feature: "nongreedy loops in rules",
    files: combined(`grammar LazyRules; file : block*? EOF ; block : '{' .*? '}' | ID+? ';' | '<' (ID | NUM)?? '>' ; ${words}`),
    trees: { "{a 1 ;} {}": "", "a b; <c> <>": "" },
  },
  {
    feature: "sets, negated sets and wildcards of tokens",
    files: combined(`grammar TokenSets; file : (('+' | '-') ~(';' | ID) | . ';')* EOF ; ${words}`),
    trees: { "+1 - + a;": "", "; ;": "" },
  },
  {
    feature: "literals that are tokens with and without a name",
    files: combined(`grammar Literals; file : ('if' COND 'then' | IF '(' COND ')' | 'it''s' '\\'' '\\\\' '\\u0041' ';'*)* EOF ;
      IF : 'if' ; COND : 'x' | 'y' ; WS : ' ' -> skip ;`),
    trees: { "if x then if (y)": "", "its ' \\ A ;;": "" },
  },
  {
    feature: "empty alternatives",
    files: combined(`grammar Empty; file : item (',' item)* EOF ; item : ID | | '(' nothing | NUM ')' | NUM nothing ')' ; nothing : ; ${words}`),
    trees: { "": "", ",": "", "a,, b": "", "(, 1 )": "" },
  },
  {
    feature: "options, loops and lists of all kinds in each other",
    files: combined(`grammar Loops; file : (head? (body | ';')* tail+)? EOF ;
      head : 'h' ('a' 'b'?)* ; body : ('{' (ID (',' ID)*)? '}')+ ; tail : ('t' ('u'? 'v')+)? '.' ; ${words}`),
    trees: { "": "", "h a b a {a, b}{};; t v u v ..": "", ".": "" },
  },
  {
    feature: "an end of the input in the middle",
    files: combined(`grammar Middle; file : (ID (';' | EOF))* NUM? ; ${words}`),
    trees: { "a; b;": "", "a; b": "" },
  },
  {
    feature: "no end of the input",
    files: combined(`grammar Open; file : ID (',' ID)* ; ${words}`),
    trees: { "a, b": "" },
  },
  ...["first", "second", "third"].map((start) => ({
    feature: `several start rules: ${start}`,
    files: combined(`grammar Starts; first : second* EOF ; second : ID third ; third : '(' NUM ')' ; ${words}`),
    start,
    trees: { first: { "a(1) b(2)": "" }, second: { "a(1)": "" }, third: { "(1)": "" } }[start] as Record<string, string>,
  })),
  {
    feature: "rules that are called like words of TypeScript",
    files: combined(`grammar Words; class : (function | new | EOF_ | parse)* EOF ;
      function : 'function' ID ; new : 'new' ; parse : 'parse' state ; state : NUM ; EOF_ : 'end' ; ${words}`),
    trees: { "new function a end parse 1": "" },
  },
  {
    feature: "a far look-ahead",
    files: combined(`grammar Ahead; file : stat+ EOF ; stat : names '=' NUM | names ':' ID | names ; names : ID (',' ID)* ';' ; ${words}`),
    trees: { "a, b, c; = 1 a, b; : c d;": "" },
  },
  {
    feature: "a look-ahead that needs the whole context",
    files: combined(`grammar Context; file : 'x' pair NUM EOF | 'y' pair EOF ; pair : ID NUM? tail ; tail : (NUM ID)? ; ${words}`),
    trees: { "x a 1": "", "y a 1": "", "x a 1 2 b 3": "" },
  },
  {
    feature: "ambiguity, which the first alternative wins",
    files: combined(`grammar Ambiguous; file : stat+ EOF ; stat : 'if' ID stat ('else' stat)? | ID ';' | call ';' ; call : ID ; ${words}`),
    trees: { "if a if b c; else d;": "" },
  },
];

const code: readonly RouteCase[] = [
  {
    feature: "@header and @members that decide nothing",
    files: combined(`grammar Members;
      @header { import { Token as T } from "antlr4ng"; }
      @parser::members { seen = 0; isEnd(token: T): boolean { return token.type === T.EOF; } }
      @lexer::members { private count: number = 0; }
      file : ID+ EOF ; ${words}`),
    trees: { "a b": "" },
  },
  {
    feature: "actions in the parser",
    files: combined(`grammar Actions; @members { depth = 0; }
      file @init { this.depth = 1; } @after { this.depth = 0; } : (ID { this.depth++; } | group)* EOF ;
      group : { this.depth += 2; } '(' file_ ')' ; file_ : ID* ; ${words}`),
    trees: { "a (b c) d": "" },
  },
  {
    feature: "predicates in the parser",
    needsCode: true,
    files: combined(`grammar Predicates; @members { isType(): boolean { return this.tokenStream.LT(1)!.text!.startsWith("t"); } }
      file : (declaration ';' | call ';')* EOF ;
      declaration : { this.isType() }? ID ID ; call : ID+ ; ${words}`),
    trees: { "ta b; a b;": "", "a; ta tb;": "" },
  },
  {
    feature: "predicates with arguments of rules",
    needsCode: true,
    files: combined(`grammar Arguments; file : items[2] NUM EOF ;
      items [count : number] locals [i = 0] : ({ $i < $count }? ID { $i++; })* ; ${words}`),
    trees: { "a b 1": "", "a 1": "" },
  },
  {
    feature: "predicates in left recursion",
    needsCode: true,
    files: combined(`grammar Recursive; @members { strict = false; }
      file : ('strict' { this.strict = true; })? e EOF ;
      e : e '*' e | e { !this.strict }? '+' e | ID ; ${words}`),
    trees: { "a + b * c": "", "strict a * b": "" },
  },
  {
    feature: "predicates in the lexer",
    needsCode: true,
    files: combined(`grammar Column; file : (MARK | ID | DASH)* EOF ;
      MARK : { this.column === 0 }? '-' ; DASH : '-' ; ${words}`),
    trees: { "- a -\n- b": "" },
  },
  {
    feature: "actions in the lexer",
    needsCode: true,
    files: {
      "DepthLexer.g4": `lexer grammar DepthLexer; @members { depth = 0; }
        OPEN : '(' { this.depth++; } ; CLOSE : ')' { this.depth--; } ;
        NL : '\\n' { if (this.depth > 0) this.skip(); } ; ID : [a-z]+ { if (this.text === "end") this.type = DepthLexer.END; } ; SPACE : ' ' -> skip ;
        END : 'END' ;`,
      "Depth.g4": `parser grammar Depth; options { tokenVocab = DepthLexer; }
        file : (line NL)* END? EOF ; line : (ID | OPEN line CLOSE)* ;`,
    },
    given: ["Depth.g4"],
    trees: { "a (b\nc)\n": "", "\nend": "" },
  },
  {
    feature: "a superclass of the lexer and one of the parser",
    needsCode: true,
    files: {
      "IndentLexer.g4": `lexer grammar IndentLexer; options { superClass = IndentBase; } tokens { INDENT, DEDENT }
        NL : '\\n' ' '* ; COLON : ':' ; ID : [a-z]+ ; SPACE : ' ' -> skip ;`,
      "Indent.g4": `parser grammar Indent; options { tokenVocab = IndentLexer; superClass = IndentParserBase; }
        file : stat* EOF ; stat : ID+ NL | ID COLON NL INDENT { this.enter() } stat+ DEDENT { this.leave() } ;`,
      "IndentBase.ts": `import { CommonToken, Lexer, Token } from "antlr4ng";
        import { IndentLexer } from "./IndentLexer.js";
        export abstract class IndentBase extends Lexer {
          private readonly pending: Token[] = [];
          private readonly indents: number[] = [0];
          public override nextToken(): Token {
            if (this.pending.length > 0) return this.pending.shift()!;
            const token = super.nextToken();
            if (token.type === IndentLexer.NL) this.indent(token.text!.length - 1);
            if (token.type !== Token.EOF) return token;
            this.indent(0);
            this.pending.push(token);
            return this.pending.shift()!;
          }
          private indent(width: number): void {
            while (width < this.indents.at(-1)!) { this.indents.pop(); this.make(IndentLexer.DEDENT); }
            if (width > this.indents.at(-1)!) { this.indents.push(width); this.make(IndentLexer.INDENT); }
          }
          private make(type: number): void {
            const at = this.inputStream.index;
            this.pending.push(CommonToken.fromSource([this, this.inputStream], type, 0, at, at - 1));
          }
        }`,
      "IndentParserBase.ts": `import { Parser } from "antlr4ng";
        export abstract class IndentParserBase extends Parser {
          protected depth = 0;
          protected enter(): void { this.depth++; }
          protected leave(): void { this.depth--; }
        }`,
    },
    given: ["Indent.g4", "IndentLexer.g4"],
    trees: { "a b\n": "", "a:\n  b\n  c:\n   d\ne\n": "" },
  },
];

export const routeCases: readonly RouteCase[] = [...files, ...lexers, ...parsers, ...code];
