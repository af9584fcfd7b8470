// XML, SVG and HTML, written for reduction: whatever there is in a document is a node. See README.md beside this file.
parser grammar MarkupParser;

options { tokenVocab = MarkupLexer; }

document : node* EOF ;

node
    : WORD
    | REFERENCE
    | COMMENT
    | CDATA
    | INSTRUCTION
    | declaration
    | LT NAME attribute* content
    | STRAY_LT NAME attribute* (GT | EMPTY_GT | IMPLIED_END)
    ;

// All of an element behind its attributes.
content
    : EMPTY_GT
    | IMPLIED_END
    | GT (SCRIPT | DATA_SCRIPT | STYLE_SHEET) attribute* (GT | IMPLIED_END)
    | GT node* (END_LT NAME attribute* (GT | EMPTY_GT | IMPLIED_END) | IMPLIED_END)
    ;

attribute : NAME (EQ value?)? | OTHER ;

value : QUOTE (PART | REFERENCE)* (QUOTE_END | IMPLIED_END) | STYLE | HANDLER | UNQUOTED ;

declaration : DECLARATION_OPEN (NAME | STRING | OTHER | COMMENT | INSTRUCTION | declaration)* (DECLARATION_CLOSE | IMPLIED_END) ;
