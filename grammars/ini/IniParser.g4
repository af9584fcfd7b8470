// The grammar of INI files, the properties of Java, and what is like them, written for reduction.
parser grammar IniParser;

options { tokenVocab = IniLexer; }

ini : section* EOF ;

// A pair belongs to the section before it. So a section without a header is the first one, or a header has gone.
section : header? pair+ | header ;

header : HEADER (WORD | COMMA | SEPARATOR)* ;

// A value may hold signs that separate keys from values.
pair : KEY (SEPARATOR (WORD | COMMA | SEPARATOR)*)? | (OTHER | SEPARATOR) (WORD | COMMA | SEPARATOR)* ;
