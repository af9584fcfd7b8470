// The OpenGL Shading Language 4.60, and ES 1.00 to 3.20, with the tokens of C, whose grammar is imported. Written for reduction; see
// README.md beside this file.
lexer grammar GlslLexer;

options { superClass = GlslLexerBase; }

import CLexer;

@header { import { GlslLexerBase } from "../../grammars/glsl/GlslLexerBase.js"; }

OPERATOR
    : '/' | '%' | '<<' | '>>' | '<' | '>' | '<=' | '>=' | '==' | '!=' | '^' | '^^' | '|' | '||'
    | '*=' | '/=' | '%=' | '+=' | '-=' | '<<=' | '>>=' | '&=' | '^=' | '|='
    ;

// What belongs to no token; the base class makes operators of it.
OTHER : [@`\\'"] ;

// Tokens that only the base class tells from their like. The lexer is never in this mode.
mode ClassifiedGlsl;

// The brace of a structure or an interface block.
MEMBERS : '{' ;
// A bracket that no operand stands before.
LIST : '[' ;
