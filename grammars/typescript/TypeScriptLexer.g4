// The words of TypeScript: those of JavaScript, and what is read in types. See README.md beside this file.
//
// TypeScriptLexerBase knows where a type begins and ends. Within it, brackets and operators have types of their own, so that the
// parser decides by the next token here, too.
lexer grammar TypeScriptLexer;

options { superClass = TypeScriptLexerBase; }

import JavaScriptLexer;

@header { import { TypeScriptLexerBase } from "../../grammars/typescript/TypeScriptLexerBase.js"; }

// Words that mean something in some places; elsewhere the base makes identifiers of them.
ENUM : 'enum' ;
IMPLEMENTS : 'implements' ;
INTERFACE : 'interface' ;
IS : 'is' ;
MODIFIER : 'abstract' | 'declare' | 'out' | 'override' | 'private' | 'protected' | 'public' | 'readonly' ;
NAMESPACE : 'global' | 'module' | 'namespace' ;
SATISFIES : 'satisfies' ;
TYPE : 'type' ;
TYPE_PREFIX : 'asserts' | 'infer' | 'keyof' | 'unique' ;

// `<` and `>` around types: `>>` closes twice.
mode ANGLE;
ANGLE_OPEN : [<] ;
ANGLE_CLOSE : [>] ;

// Types that the base gives; nothing is read in this mode. The rules tell what such tokens look like.
mode TYPE_POSITION;
ARGUMENTS_OPEN : [<] ;
BODY_OPEN : [{] ;
IMPORT_ALIAS : 'impor' 't' ;
NON_NULL : [!] ;
OPTIONAL : [?] ;
RETURNS : [:] ;
TYPE_ARROW : [=] [>] ;
TYPE_ONLY : 'typ' 'e' ;
TYPE_OPERATOR : [|&] | 'extend' 's' | 'i' [ns] | 'a' 's' ;
TYPE_QUESTION : [?] ;
