// The grammar of LLVM IR, written for reduction: it knows where functions, blocks, instructions and operands stand, not which there are.
parser grammar LlvmParser;

options { tokenVocab = LlvmLexer; }

module : element* entity* EOF ;

entity
    : DEFINE element* BODY_OPEN body BODY_CLOSE
    | (DECLARE | BEGIN | DEFINED ASSIGN) phrases
    ;

body : instruction* block* ;

block : BLOCK instruction* ;

instruction
    : RESULT ASSIGN phrases
    | (OPCODE | RECORD) phrases
    | element+
    ;

phrases : phrase? (COMMA phrase)* ;

phrase : element+ ;

element : value | group | (WORD | STRING) (EQUALS (NUMBER | STRING))? | LABEL | BANG | STAR | DOTS | ASSIGN | OTHER ;

value : LOCAL | GLOBAL | NUMBER | METADATA | ATTRIBUTES | COMDAT | SUMMARY ;

group
    : LPAREN phrases RPAREN
    | LBRACK phrases RBRACK
    | LBRACE phrases RBRACE
    | LANGLE phrases RANGLE
    | TABLE_OPEN switchCase* RBRACK
    ;

// One value of a `switch` and where it leads to.
switchCase : CASE phrases ;
