// XML, SVG and HTML, from Extensible Markup Language 1.0 and the HTML Standard, written for reduction; see README.md beside this file.
lexer grammar MarkupLexer;

options { superClass = MarkupLexerBase; }

@header { import { MarkupLexerBase } from "../../grammars/markup/MarkupLexerBase.js"; }

SPACE : [ \t\r\n\f\uFEFF]+ -> channel(HIDDEN) ;
COMMENT : '<!--' .*? ('-->' | EOF) ;
CDATA : '<![CDATA[' .*? (']]>' | EOF) ;
INSTRUCTION : '<?' .*? ('?>' | EOF) ;
DECLARATION_OPEN : '<!' -> pushMode(DECLARATION) ;
// The base class enters the tag if a name follows; else this is a word.
LT : '<' ;
END_LT : '</' ;
REFERENCE : '&' ('#' [0-9]+ | '#' [xX] [0-9a-fA-F]+ | [a-zA-Z_:] [a-zA-Z0-9._:-]*) ';' ;
WORD : ~[ \t\r\n\f\uFEFF<&]+ | '&' ;

mode TAG;
TAG_SPACE : BLANK+ -> channel(HIDDEN) ;
GT : '>' -> popMode ;
EMPTY_GT : '/>' -> popMode ;
// The base class enters the mode of the value.
EQ : '=' ;
NAME : ~[ \t\r\n\f\uFEFF"'<>/=]+ ;
OTHER : . ;

mode VALUE;
VALUE_SPACE : BLANK+ -> channel(HIDDEN) ;
QUOTE : '"' -> mode(DOUBLE_QUOTED) ;
SINGLE_QUOTE : '\'' -> type(QUOTE), mode(SINGLE_QUOTED) ;
VALUE_GT : '>' -> type(GT), popMode ;
UNQUOTED : ~[ \t\r\n\f\uFEFF"'>] ~[ \t\r\n\f\uFEFF>]* -> mode(TAG) ;

mode STYLE_VALUE;
STYLE_SPACE : BLANK+ -> channel(HIDDEN) ;
STYLE : QUOTED -> mode(TAG) ;
STYLE_GT : '>' -> type(GT), popMode ;
STYLE_UNQUOTED : (~[ \t\r\n\f\uFEFF"'>] ~[ \t\r\n\f\uFEFF>]* | ["']) -> type(UNQUOTED), mode(TAG) ;

mode HANDLER_VALUE;
HANDLER_SPACE : BLANK+ -> channel(HIDDEN) ;
HANDLER : QUOTED -> mode(TAG) ;
HANDLER_GT : '>' -> type(GT), popMode ;
HANDLER_UNQUOTED : (~[ \t\r\n\f\uFEFF"'>] ~[ \t\r\n\f\uFEFF>]* | ["']) -> type(UNQUOTED), mode(TAG) ;

mode DOUBLE_QUOTED;
DOUBLE_SPACE : BLANK+ -> channel(HIDDEN) ;
QUOTE_END : '"' -> mode(TAG) ;
DOUBLE_REFERENCE : REFERENCE -> type(REFERENCE) ;
// Numbers by themselves, as in the data of a path.
PART : NUMBER | ~[ \t\r\n\f\uFEFF"&,;0-9] ~[ \t\r\n\f\uFEFF"&,;]* | [&,;] ;

mode SINGLE_QUOTED;
SINGLE_SPACE : BLANK+ -> channel(HIDDEN) ;
SINGLE_QUOTE_END : '\'' -> type(QUOTE_END), mode(TAG) ;
SINGLE_REFERENCE : REFERENCE -> type(REFERENCE) ;
SINGLE_PART : (NUMBER | ~[ \t\r\n\f\uFEFF'&,;0-9] ~[ \t\r\n\f\uFEFF'&,;]* | [&,;]) -> type(PART) ;

// The data of a path.
mode DATA_VALUE;
DATA_SPACE : BLANK+ -> channel(HIDDEN) ;
DATA_QUOTE : ["'] -> type(QUOTE), mode(DATA) ;
DATA_GT : '>' -> type(GT), popMode ;
DATA_UNQUOTED : ~[ \t\r\n\f\uFEFF"'>]+ -> type(UNQUOTED), mode(TAG) ;

mode DATA;
DATA_INNER_SPACE : BLANK+ -> channel(HIDDEN) ;
DATA_QUOTE_END : ["'] -> type(QUOTE_END), mode(TAG) ;
DATA_PART : (NUMBER | .) -> type(PART) ;

// What is in a script, a script that holds data, or a style sheet, and the beginning of its end tag.
mode SCRIPT_CONTENT;
SCRIPT : TO_SCRIPT_END -> mode(TAG) ;

mode DATA_CONTENT;
DATA_SCRIPT : TO_SCRIPT_END -> mode(TAG) ;

mode STYLE_CONTENT;
STYLE_SHEET : .*? ('</' [sS] [tT] [yY] [lL] [eE] | EOF) -> mode(TAG) ;

mode DECLARATION;
DECLARATION_SPACE : BLANK+ -> channel(HIDDEN) ;
INNER_COMMENT : COMMENT -> type(COMMENT) ;
INNER_INSTRUCTION : INSTRUCTION -> type(INSTRUCTION) ;
INNER_OPEN : '<!' -> type(DECLARATION_OPEN), pushMode(DECLARATION) ;
DECLARATION_CLOSE : '>' -> popMode ;
DECLARATION_NAME : ~[ \t\r\n\f\uFEFF"'<>()[\]|,?*+]+ -> type(NAME) ;
STRING : QUOTED ;
DECLARATION_OTHER : . -> type(OTHER) ;

fragment TO_SCRIPT_END : .*? ('</' [sS] [cC] [rR] [iI] [pP] [tT] | EOF) ;
fragment BLANK : [ \t\r\n\f\uFEFF] ;
fragment QUOTED : '"' ~["]* '"' | '\'' ~[']* '\'' ;
fragment NUMBER : [+-]? ([0-9]+ ('.' [0-9]*)? | '.' [0-9]+) ([eE] [+-]? [0-9]+)? ;

// Tokens that only the base class makes. The lexer is never in this mode: it is there to say what the shortest of each looks like.
mode CLASSIFIED;
// An end tag that ends nothing.
STRAY_LT : '</' ;
// Where an element ends, or what the end of the text cuts off; without text.
IMPLIED_END : ' ' ;
