// The grammar of INI files, the properties of Java, and what is like them, written for reduction.
parser grammar IniParser;

options { tokenVocab = IniLexer; }

ini : pair* section* EOF ;

// A value may hold signs that separate keys from values.
section : HEADER (WORD | COMMA | SEPARATOR)* pair* ;

pair : KEY (SEPARATOR (WORD | COMMA | SEPARATOR)*)? | (OTHER | SEPARATOR) (WORD | COMMA | SEPARATOR)* ;
