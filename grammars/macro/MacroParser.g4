// What follows the name of a directive: tokens and brackets of any kind, because the line may end with half a statement. Rules of C have
// other names, or they would count as the same.
parser grammar MacroParser;

options { tokenVocab = MacroLexer; }

// A macro with what follows at once, or another name.
macroName : (NAME | KEYWORD) (macroPiece | RPAREN | RBRACK | RBRACE)* EOF ;

// What a macro without parameters stands for.
macroValue : (macroPiece | RPAREN | RBRACK | RBRACE)* EOF ;

// Behind `#if` and `#elif`.
macroCondition : (macroPiece | RPAREN | RBRACK | RBRACE)+ EOF ;

macroPiece
    : LPAREN macroPiece* RPAREN?
    | LBRACK macroPiece* RBRACK?
    | LBRACE macroPiece* RBRACE?
    | NAME
    | KEYWORD
    | NUMBER
    | STRING
    | CHARACTER
    | SEPARATOR
    | OPERATOR
    | SPLICE
    | OTHER
    ;
