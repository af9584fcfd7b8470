// The grammar of YAML 1.2.2, written for reduction. A block is a list of lines of the same indentation, whatever they are: see README.md
// beside this file.
parser grammar YamlParser;

options { tokenVocab = YamlLexer; }

yaml : (entry NEWLINE)* document* EOF ;

document : (DOCUMENT | DIRECTIVE) NEWLINE (entry NEWLINE)* ;

// Of a mapping or a sequence, with or without brackets; or a document that is a scalar.
entry
    : DASH PROPERTY* value?
    | QUESTION PROPERTY* (KEY COLON COLON* PROPERTY* value? | value? (COLON PROPERTY* value?)?)
    | COLON PROPERTY* value?
    | PROPERTY+ (KEY COLON COLON* PROPERTY* value? | value? (COLON PROPERTY* value?)?)
    | KEY COLON COLON* PROPERTY* value?
    | value (COLON PROPERTY* value?)?
    ;

value
    : INDENT (entry NEWLINE)+ DEDENT
    | HEADER (INDENT (TEXT NEWLINE)+ DEDENT)?
    | (PLAIN | STRING | QUOTE TEXT* QUOTE | ALIAS | TEXT | OTHER)+ KEY?
    | OPEN_BRACKET (entry (COMMA entry)* COMMA?)? CLOSE_BRACKET
    | OPEN_BRACE (entry (COMMA entry)* COMMA?)? CLOSE_BRACE
    ;
