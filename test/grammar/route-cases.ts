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
const listTrees = {
  "()": "list(( ))",
  "(a)": "list(( <item(a)> ))",
  "(a, 1,\nb)": "list(( <item(a) <, item(1)|, item(b)>> ))",
};

const files: readonly RouteCase[] = [
  {
    feature: "a combined grammar",
    files: combined(`grammar Combined;
      file : stat* EOF ;
      stat : ID '=' sum ';' | '{' stat* '}' ;
      sum : (ID | NUM) ('+' (ID | NUM))* ;
      ${words}`),
    trees: {
      "": "file()",
      "a = 1;": "file(<stat(a = sum(1) ;)>)",
      "{a = b + 2; {}} c = 3 + 4 + d;":
        "file(<stat({ <stat(a = sum(b <+ 2>) ;)|stat({ })> })|stat(c = sum(3 <+ 4|+ d>) ;)>)",
    },
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
    trees: {
      "<>": "main(< >)",
      "<a 1>": "main(< <value(a)|value(1)> >)",
      "<a 1 b>": "main(< <value(a)|value(1)|value(b)> >)",
    },
  },
  {
    feature: "imports of imports, one rule overridden",
    files: {
      "Main.g4": "grammar Main; import Middle; main : middle+ EOF ; leaf : '!' | NUM ;",
      "Middle.g4": "grammar Middle; import Inner; middle : '(' leaf* inner ')' ;",
      "Inner.g4": `grammar Inner; inner : ID leaf? ; leaf : 'never' ; ${words}`,
    },
    given: ["Main.g4"],
    trees: {
      "(a)": "main(<middle(( inner(a) ))>)",
      "(! 1 a 2) (b)": "main(<middle(( <leaf(!)|leaf(1)> inner(a <leaf(2)>) ))|middle(( inner(b) ))>)",
    },
  },
  {
    feature: "imported grammars that are given as well, before what imports them",
    files: {
      "Words.g4": `lexer grammar Words; ${words}`,
      "Values.g4": "parser grammar Values; value : ID | NUM ;",
      "Main.g4": "grammar Main; import Values, Words; main : value (';' value)* EOF ;",
    },
    trees: { a: "main(value(a))", "a; 1": "main(value(a) <; value(1)>)" },
  },
  {
    feature: "an imported grammar in another folder",
    files: {
      "shared/Words.g4": `lexer grammar Words; ${words}`,
      "own/Main.g4": "grammar Main; import Words; main : (ID NUM)+ EOF ;",
    },
    given: ["own/Main.g4", "shared/Words.g4"],
    trees: { "a 1": "main(<a 1>)", "a 1 b 2": "main(<a 1|b 2>)" },
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
    trees: { "": "strings()", 'a. "b c" ""': 'strings(<a .|" <b_c> "|" ">)' },
  },
  {
    feature: "a vocabulary from a .tokens file",
    files: {
      "Numbered.g4": `grammar Numbered; options { tokenVocab = Numbers; } numbered : (A | B)+ ';' EOF ; B : 'b' ; A : 'a' ;`,
      "Numbers.tokens": "A=7\nB=3\n';'=5\n",
    },
    trees: { "ab;": "numbered(<a|b> ;)", "b;": "numbered(<b> ;)" },
  },
  {
    feature: "quoted options",
    files: {
      "QuotedLexer.g4": `lexer grammar QuotedLexer; ${words}`,
      "Quoted.g4": `parser grammar Quoted; options { tokenVocab = 'QuotedLexer'; language = 'Cpp'; } quoted : ID* EOF ;`,
    },
    trees: { "a b": "quoted(<a|b>)" },
  },
  {
    feature: "a byte order mark and Windows line ends",
    files: combined(`\ufeffgrammar Marked;\r\nmarked : ID+ EOF ;\r\n${words}`),
    trees: { "a b": "marked(<a|b>)" },
  },
  {
    feature: "a file that is not called like its grammar",
    files: { "other-name.g4": `grammar Called; called : ID EOF ; ${words}` },
    trees: { a: "called(a)" },
  },
];

const lexers: readonly RouteCase[] = [
  {
    feature: "tokens {} that only type() makes",
    files: {
      "TypedLexer.g4": `lexer grammar TypedLexer; tokens { KEY, UNUSED }
        LET : 'let' -> type(KEY) ; VAR : 'var' -> type(KEY) ; ${words}`,
      "Typed.g4": "parser grammar Typed; options { tokenVocab = TypedLexer; } typed : (KEY | ID)+ EOF ;",
    },
    given: ["Typed.g4"],
    trees: { "let a": "typed(<let|a>)", "var let b": "typed(<var|let|b>)" },
  },
  {
    feature: "channels {} and HIDDEN",
    files: {
      "NotesLexer.g4": `lexer grammar NotesLexer; channels { NOTES, OTHER }
        NOTE : '#' ~'\\n'* -> channel(NOTES) ; STAR : '*' -> channel(HIDDEN) ; ${words}`,
      "Notes.g4": "parser grammar Notes; options { tokenVocab = NotesLexer; } notes : (ID NUM?)* EOF ;",
    },
    given: ["Notes.g4"],
    trees: { "a # one\n1": "notes(<a <1>>)", "*a*b*": "notes(<a|b>)" },
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
    trees: { "ab cd": "nest(<ab|cd>)", "ab {ab{c}} ab": "nest(<ab|group({ <a|b|group({ <c> })> })|ab>)" },
  },
  {
    feature: "mode",
    files: {
      "LineLexer.g4": `lexer grammar LineLexer; EQ : '=' -> mode(VALUE) ; KEY : [a-z]+ ; NL : '\\n' ;
        mode VALUE; TEXT : ~'\\n'+ ; END : '\\n' -> type(NL), mode(DEFAULT_MODE) ;`,
      "Line.g4": "parser grammar Line; options { tokenVocab = LineLexer; } file : (KEY EQ TEXT? NL)* EOF ;",
    },
    given: ["Line.g4"],
    trees: { "": "file()", "a=b c=d\ne=\n": "file(<a = <b_c=d> \\n|e = \\n>)" },
  },
  {
    feature: "more",
    files: {
      "TextLexer.g4": `lexer grammar TextLexer; QUOTE : '"' -> more, mode(STRING) ; ${words}
        mode STRING; TEXT : '"' -> mode(DEFAULT_MODE) ; ESCAPE : '\\\\' . -> more ; CHAR : . -> more ;`,
      "Text.g4": "parser grammar Text; options { tokenVocab = TextLexer; } text : (ID | TEXT)* EOF ;",
    },
    given: ["Text.g4"],
    trees: { 'a "b c" d': 'text(<a|"b_c"|d>)', '"\\"" "" ""': 'text(<"\\""|""|"">)' },
  },
  {
    feature: "several commands of one token",
    files: {
      "ManyLexer.g4": `lexer grammar ManyLexer; channels { ASIDE } tokens { BANG }
        LEFT : '<' -> pushMode(A) ; WORD : [a-z]+ ;
        mode A; RIGHT : '>' -> type(BANG), popMode, pushMode(B) ; ASIDE_ : '~' -> channel(ASIDE), mode(B) ; IN : [a-z] ;
        mode B; DOT : '.' -> popMode ; BACK : '^' -> mode(A) ;`,
      "Many.g4":
        "parser grammar Many; options { tokenVocab = ManyLexer; } many : (WORD | LEFT | BANG | IN | DOT | BACK)* EOF ;",
    },
    given: ["Many.g4"],
    trees: { "ab<ab>.ab": "many(<ab|<|a|b|>|.|ab>)", "<a~^b>.": "many(<<|a|^|b|>|.>)" },
  },
  {
    feature: "fragments",
    files: combined(String.raw`grammar Fragments; fragments : (HEX | STRING)* EOF ;
      HEX : '0x' DIGIT+ EXPONENT? ; STRING : '"' (ESC | ~["\\])* '"' ;
      fragment DIGIT : [0-9a-f] ; fragment EXPONENT : 'p' SIGN? DIGIT ; fragment SIGN : [+\-] ;
      fragment ESC : '\\' (["\\/bfnrt] | UNICODE) ; fragment UNICODE : 'u' DIGIT DIGIT DIGIT DIGIT ; WS : ' ' -> skip ;`),
    trees: { "0xabp-1 0x0": "fragments(<0xabp-1|0x0>)", '"\\u00e9\\"" ""': 'fragments(<"\\u00e9\\""|"">)' },
  },
  {
    feature: "caseInsensitive for a grammar",
    files: combined(`grammar Insensitive; options { caseInsensitive = true; }
      query : 'select' (COLUMN (',' COLUMN)* | '*') ('from' COLUMN)? EOF ; COLUMN : [a-z]+ ; WS : ' ' -> skip ;`),
    trees: { "SELECT a, B FROM t": "query(SELECT a <, B> <FROM t>)", "sElEcT *": "query(sElEcT *)" },
  },
  {
    feature: "caseInsensitive for a rule, and not",
    files: combined(`grammar PerRule; perRule : (LET | VAR | ID)* EOF ;
      LET options { caseInsensitive = true; } : 'let' ; VAR : 'var' ; ${words}`),
    trees: { "let LeT var": "perRule(<let|LeT|var>)" },
  },
  {
    feature: "nongreedy loops in tokens",
    files: combined(`grammar Lazy; lazy : (COMMENT | ID | TAG | STAR)* EOF ;
      COMMENT : '/*' .*? '*/' ; TAG : '<' .+? '>' ; STAR : '*' '?'?? '/' ; ${words}`),
    trees: { "/* a */ b /**/ */": "lazy(</*_a_*/|b|/**/|*/>)", "<a> <>>": "lazy(<<a>|<>>>)" },
  },
  {
    feature: "sets, negated sets and ranges of characters",
    files: combined(String.raw`grammar Sets; sets : (A | B | C | D | E | BRACKET)* EOF ;
      A : 'a'..'c' [x-z_]* ; B : ~[a-z0-9<>\]\-"\\ \n]+ ; C : [0-9] ~'0' ; D : '<' ~('<' | '>')* '>' ; E : ('"' | '\\' | '-') ;
      BRACKET : [\]] ; WS : [ \n]+ -> skip ;`),
    trees: {
      "axy b_ 12 <a b> DEF": "sets(<axy|b_|12|<a_b>|DEF>)",
      'c ] - " \\ \u00e9': 'sets(<c|]|-|"|\\|é>)',
      "<>": "sets(<<>>)",
    },
  },
  {
    feature: "Unicode properties and escapes, beyond the first plane too",
    files:
      combined(String.raw`grammar Unicode; unicode : (LETTERS | GREEK | EMOJI | TREBLE | ACCENT | CAT | OTHER)* EOF ;
      CAT : '\u{1F408}' '\u{1F431}'..'\u{1F43F}' ; TREBLE : [\u{1D11E}-\u{1D120}] ; ACCENT : '\u00e9' ;
      GREEK : [\p{Greek}]+ ; LETTERS : [\p{Lu}\p{Ll}]+ ; EMOJI : [\p{Emoji_Presentation}] ;
      OTHER : ~[\p{L}\p{Emoji} ] ; WS : ' ' -> skip ;`),
    trees: {
      "aB \u03b1\u03b2 \u00e9": "unicode(<aB|αβ|é>)",
      "\u{1F600}\u{1F408}\u{1F431}\u{1D11F}": "unicode(<😀|🐈🐱|𝄟>)",
      "\u{10FFFF}\u{1F600}a;": "unicode(<􏿿|😀|a|;>)",
    },
  },
  {
    feature: "a wildcard and the longest match, the first of equals",
    files: combined(
      `grammar Longest; longest : (IF | IFF | ID | ANY)* EOF ; IF : 'if' ; IFF : 'iff' ; ID : [a-z]+ ; ANY : . ;`,
    ),
    trees: { "if iff ifff": "longest(<if|_|iff|_|ifff>)", "?\n\u{1F600}": "longest(<?|\\n|😀>)" },
  },
  {
    feature: "recursive tokens",
    files: combined(
      `grammar Nested; nested : (COMMENT | ID)* EOF ; COMMENT : '(*' (COMMENT | ~[*] | '*' ~')')*? '*)' ; ${words}`,
    ),
    trees: { "a (* b (* c *) d *) e": "nested(<a|(*_b_(*_c_*)_d_*)|e>)" },
  },
  {
    feature: "the end of the input as part of a token",
    files: combined("grammar Lines; lines : LINE* EOF ; LINE : ~'\\n'+ ('\\n' | EOF) ; NL : '\\n' -> skip ;"),
    trees: { "a b\nc": "lines(<a_b\\n|c>)", "a\n\n": "lines(<a\\n>)" },
  },
];

const parsers: readonly RouteCase[] = [
  {
    feature: "arguments, locals and returned values of rules",
    files: combined(`grammar Values;
      start returns [count : number] locals [seen : number] : part[1] (',' part[2])* EOF ;
      part [depth : number] returns [text : string] : ID | '(' part[3] ')' ;
      ${words}`),
    trees: { a: "start(part(a))", "a, (b)": "start(part(a) <, part(( part(b) ))>)" },
  },
  {
    feature: "labels of elements and of alternatives",
    files: combined(`grammar Labels;
      list : first=item rest+=item* (sep=';' rest+=item)? EOF ;
      item : name=ID # Name | value=(NUM | '-') # Value | '(' inner+=item (',' inner+=item)* ')' # Group ;
      ${words}`),
    trees: { "a 1": "list(item(a) <item(1)>)", "(a, -); b": "list(item(( item(a) <, item(-)> )) <; item(b)>)" },
  },
  {
    feature:
      "labels of alternatives that two rules share, that are names of rules, or that only some alternatives have",
    files: combined(`grammar Shared;
      list : (item | pair)* EOF ;
      item : left=ID # one | NUM # two ;
      pair : '(' left=NUM ')' # one | '[' ID ']' # item | '-' NUM # Two ;
      rest : ID # some | NUM ;
      ${words}`),
    trees: { "a (1) 2 [b] - 3": "list(<item(a)|pair(( 1 ))|item(2)|pair([ b ])|pair(- 3)>)" },
  },
  {
    feature: "left recursion with precedence, associativity, prefixes and suffixes",
    files: combined(`grammar Operators;
      file : (e ';')* EOF ;
      e : e '!' | e '[' e ']' | '-' e | <assoc=right> e '^' e | e ('*' | '/') e | e '+' e | <assoc=right> e '?' e ':' e
        | e '(' (e (',' e)*)? ')' | '(' e ')' | ID | NUM ;
      ${words}`),
    trees: {
      "-a! ^ b ^ c * d + e;": "file(<e(e(e(e(- e(e(a) !)) ^ e(e(b) ^ e(c))) * e(d)) + e(e)) ;>)",
      "a ? b : c ? d : f(1, 2)(g[h]);":
        "file(<e(e(e(e(a) ? e(b) : e(e(c) ? e(d) : e(f))) ( <e(1) <, e(2)>> )) ( <e(e(g) [ e(h) ])> )) ;>)",
      "-(1 + 2 + 3) * 4;": "file(<e(e(- e(( e(e(e(1) + e(2)) + e(3)) ))) * e(4)) ;>)",
    },
  },
  {
    feature: "left recursion with labels and rules between",
    files: combined(`grammar Types; file : type EOF ;
      type : type '[' NUM? ']' # Array | type op=('&' | '|') right=type # Both | name # Named | <assoc=right> type '->' type # Arrow ;
      name : ID ('.' ID)* ;
      ${words}`),
    trees: {
      "a.b[] & c[1] | d":
        "file(type(type(type(type(name(a <. b>)) [ ]) & type(type(name(c)) [ <1> ])) | type(name(d))))",
      "a -> b -> c": "file(type(type(name(a)) -> type(type(name(b)) -> type(name(c)))))",
    },
  },
  {
    feature: "nongreedy loops in rules",
    files: combined(
      `grammar LazyRules; file : block*? EOF ; block : '{' .*? '}' | ID+? ';' | '<' (ID | NUM)?? '>' ; ${words}`,
    ),
    trees: {
      "{a 1 ;} {}": "file(<block({ <a|1|;> })|block({ })>)",
      "a b; <c> <>": "file(<block(<a|b> ;)|block(< <c> >)|block(< >)>)",
    },
  },
  {
    feature: "sets, negated sets and wildcards of tokens",
    files: combined(`grammar TokenSets; file : (('+' | '-') ~(';' | ID) | . ';')* EOF ; ${words}`),
    trees: { "+1 - + a;": "file(<+ 1|- +|a ;>)", "; ;": "file(<; ;>)" },
  },
  {
    feature: "literals that are tokens with and without a name",
    files: combined(`grammar Literals; file : ('if' COND 'then' | IF '(' COND ')' | '\\'' '\\\\' '\\u0041' ';'*)* EOF ;
      IF : 'if' ; COND : 'x' | 'y' ; WS : ' ' -> skip ;`),
    trees: { "if x then if (y)": "file(<if x then|if ( y )>)", "' \\ A ;;": "file(<' \\ A <;|;>>)" },
  },
  {
    feature: "empty alternatives",
    files: combined(
      `grammar Empty; file : item (',' item)* EOF ; item : ID | | '(' nothing | NUM ')' | NUM nothing ')' ; nothing : ; ${words}`,
    ),
    trees: {
      "": "file(item())",
      ",": "file(item() <, item()>)",
      "a,, b": "file(item(a) <, item()|, item(b)>)",
      "(, 1 )": "file(item(( nothing()) <, item(1 ))>)",
    },
  },
  {
    feature: "options, loops and lists of all kinds in each other",
    files: combined(`grammar Loops; file : (head? (body | ';')* tail+)? EOF ;
      head : 'h' ('x' 'y'?)* ; body : ('{' (ID (',' ID)*)? '}')+ ; tail : ('t' ('u'? 'v')+)? '.' ; ${words}`),
    trees: {
      "": "file()",
      "h x y x {a, b}{};; t v u v ..":
        "file(<<head(h <x <y>|x>)> <body(<{ <a <, b>> }|{ }>)|;|;> <tail(<t <v|<u> v>> .)|tail(.)>>)",
      ".": "file(<<tail(.)>>)",
    },
  },
  {
    feature: "an end of the input in the middle",
    files: combined(`grammar Middle; file : (ID (';' | EOF))* NUM? ; ${words}`),
    trees: { "a; b;": "file(<a ;|b ;>)", "a; b": "file(<a ;|b>)" },
  },
  {
    feature: "no end of the input",
    files: combined(`grammar Open; file : ID (',' ID)* ; ${words}`),
    trees: { "a, b": "file(a <, b>)" },
  },
  ...["first", "second", "third"].map((start) => ({
    feature: `several start rules: ${start}`,
    files: combined(`grammar Starts; first : second* EOF ; second : ID third ; third : '(' NUM ')' ; ${words}`),
    start,
    trees: {
      first: { "a(1) b(2)": "first(<second(a third(( 1 )))|second(b third(( 2 )))>)" },
      second: { "a(1)": "second(a third(( 1 )))" },
      third: { "(1)": "third(( 1 ))" },
    }[start] as Record<string, string>,
  })),
  {
    feature: "rules that are called like words of TypeScript",
    files: combined(`grammar Words; class : (function | new | EOF_ | delete)* EOF ;
      function : 'function' ID ; new : 'new' ; delete : 'class' ; EOF_ : 'end' ; ${words}`),
    trees: { "new function a end class": "class(<new(new)|function(function a)|end|delete(class)>)" },
  },
  {
    feature: "a far look-ahead",
    files: combined(
      `grammar Ahead; file : stat+ EOF ; stat : names '=' NUM | names ':' ID | names ; names : ID (',' ID)* ';' ; ${words}`,
    ),
    trees: {
      "a, b, c; = 1 a, b; : c d;": "file(<stat(names(a <, b|, c> ;) = 1)|stat(names(a <, b> ;) : c)|stat(names(d ;))>)",
    },
  },
  {
    feature: "a look-ahead that needs the whole context",
    files: combined(
      `grammar Context; file : 'x' pair NUM EOF | 'y' pair EOF ; pair : ID NUM? tail ; tail : (NUM ID)? ; ${words}`,
    ),
    trees: {
      "x a 1": "file(x pair(a tail()) 1)",
      "y a 1": "file(y pair(a <1> tail()))",
      "x a 1 2 b 3": "file(x pair(a <1> tail(<2 b>)) 3)",
    },
  },
  {
    feature: "ambiguity, which the first alternative wins",
    files: combined(
      `grammar Ambiguous; file : stat+ EOF ; stat : 'if' ID stat ('else' stat)? | ID ';' | call ';' ; call : ID ; ${words}`,
    ),
    trees: { "if a if b c; else d;": "file(<stat(if a stat(if b stat(c ;) <else stat(d ;)>))>)" },
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
    trees: { "a b": "file(<a|b>)" },
  },
  {
    feature: "actions in the parser",
    files: combined(`grammar Actions; @members { depth = 0; }
      file @init { this.depth = 1; } @after { this.depth = 0; } : (ID { this.depth++; } | group)* EOF ;
      group : { this.depth += 2; } '(' file_ ')' ; file_ : ID* ; ${words}`),
    trees: { "a (b c) d": "file(<a|group(( file_(<b|c>) ))|d>)" },
  },
  {
    feature: "predicates in the parser",
    needsCode: true,
    files:
      combined(`grammar Predicates; @members { isType(): boolean { return this.tokenStream.LT(1)!.text!.startsWith("t"); } }
      file : (declaration ';' | call ';')* EOF ;
      declaration : { this.isType() }? ID ID ; call : ID+ ; ${words}`),
    trees: {
      "ta b; a b;": "file(<declaration(ta b) ;|call(<a|b>) ;>)",
      "a; ta tb;": "file(<call(<a>) ;|declaration(ta tb) ;>)",
    },
  },
  {
    feature: "predicates with arguments of rules",
    needsCode: true,
    files: combined(`grammar Arguments; file : items[2] ID* NUM EOF ;
      items [count : number] locals [i : number = 0] : ({ $i < $count }? ID { $i++; })* ; ${words}`),
    trees: { "a b c 1": "file(items(<a|b>) <c> 1)", "a 1": "file(items(<a>) 1)" },
  },
  {
    feature: "predicates in left recursion",
    needsCode: true,
    files: combined(`grammar Recursive; @members { strict = false; }
      file : ('strict' { this.strict = true; })? e ('+' e)? EOF ;
      e : e '*' e | e { !this.strict }? '+' e | ID ; ${words}`),
    trees: {
      "a + b * c": "file(e(e(a) + e(e(b) * e(c))))",
      "strict a * b + c": "file(<strict> e(e(a) * e(b)) <+ e(c)>)",
    },
  },
  {
    feature: "predicates in the lexer",
    needsCode: true,
    files: combined(`grammar Column; file : (MARK ID | DASH)* EOF ;
      MARK : { this.column === 0 }? '-' ; DASH : '-' ; ${words}`),
    trees: { "- a -\n- b": "file(<- a|-|- b>)" },
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
    trees: { "a (b\nc)\n": "file(<line(<a|( line(<b|c>) )>) \\n>)", "\nend": "file(<line() \\n> <end>)" },
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
    trees: {
      "a b\n": "file(<stat(<a|b> \\n)>)",
      "a:\n  b\n  c:\n   d\ne\n":
        "file(<stat(a : \\n__  <stat(<b> \\n__)|stat(c : \\n___  <stat(<d> \\n)> )> )|stat(<e> \\n)>)",
    },
  },
];

export const routeCases: readonly RouteCase[] = [...files, ...lexers, ...parsers, ...code];
