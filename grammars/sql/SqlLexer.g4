// The words of SQL as SQLite, PostgreSQL and MySQL read it, and of the scripts of their shells. See README.md beside this file.
lexer grammar SqlLexer;

options { superClass = SqlLexerBase; }

@header { import { SqlLexerBase } from "../../grammars/sql/SqlLexerBase.js"; }

SPACE : [ \t\r\n\f\u000B\u00A0\uFEFF]+ -> skip ;
LINE_COMMENT : '--' ~[\r\n]* -> channel(HIDDEN) ;

// The base class finds where these end; what is here says what they usually look like.
COMMENT : '/*' -> channel(HIDDEN) ;
// Its text is SQL for MySQL, and a comment for others.
CONDITIONAL_COMMENT : '/*!' (~'*'* '*/')? ;
STRING : ([eEnNxXbB] | [uU] '&')? '\'' (~[\\']* '\'')? ;
QUOTED : ([uU] '&')? '"' (~[\\"]* '"')? | '`' (~'`'* '`')? ;
DOLLAR_STRING : '$' (LETTER (LETTER | DIGIT)*)? '$' | '$$' ~'$'* '$$' ;
// A command of a shell up to the end of its line; one that does not begin its line may end a statement.
COMMAND : '\\' [a-zA-Z!?] ~[\r\n]* ;

PARAMETER : '$' DIGIT+ | '?' DIGIT* | ([:$] | '@' '@'?) LETTER (LETTER | DIGIT | '$')* ;
NUMBER : (DIGIT (LETTER | DIGIT)* ('.' (LETTER | DIGIT)*)? | '.' DIGIT (LETTER | DIGIT)*) | FLOAT [eE] [+-] DIGIT+ ;
WORD : LETTER (LETTER | DIGIT | [$#])* ;

LPAREN : '(' ;
RPAREN : ')' ;
LBRACK : '[' ;
RBRACK : ']' ;
LBRACE : '{' ;
RBRACE : '}' ;
COMMA : ',' ;
DOT : '.' ;
SEMI : ';' ;

OPERATOR
    : [+\-*/%<>=~!@#^&|?:]
    | [<>=!] '=' | '<=>' | '<>' | '<<' | '>>' | '||' | '&&' | '->' '>'? | '::' | ':=' | '=>' | '#>' '>'? | '#-' | '@>' | '<@' | '@@'
    | '@?' | '?|' | '?&' | '!'? '~' '~'? '*'? | '&<' | '&>' | '-|-' | '|/' | '||/' | '..' | '<->'
    ;
OTHER : . ;

fragment LETTER : [a-zA-Z_] | ~[\u0000-\u00A0\u2000-\u200A\u3000\uFEFF] ;
fragment DIGIT : [0-9] ;
fragment FLOAT : DIGIT+ ('.' DIGIT*)? | '.' DIGIT+ ;

// The lines behind COPY … FROM stdin.
mode DATA_LINES;
DATA_END : '\\.' -> popMode ;
DATA : ~[\r\n]+ ;
LINE_BREAK : [\r\n]+ -> skip ;

// Tokens that only the base class tells from their like, by what stands around them. The lexer is never in this mode: it is there to say
// what the shortest of each looks like.
mode CLASSIFIED;
// What another text than `;` ends.
TERMINATOR : '//' ;
// Has no text; ends a statement.
END_OF_STATEMENT : ' ' ;
// The words at the beginning of a clause.
CLAUSE : 'SELECT' | 'FROM' | 'WHERE' | 'VALUES' | 'HAVING' | 'LIMIT' ;
// What combines queries.
SET_OPERATOR : 'UNION' | 'EXCEPT' ;
// The words of a join, and of its condition.
JOIN : 'JOIN' ;
ON : 'ON' ;
CASE : 'CASE' ;
WHEN : 'WHEN' ;
THEN : 'THEN' ;
ELSE : 'ELSE' ;
END : 'END' ;
// A block with statements; what has a condition before them; what the condition of another branch is behind; what is directly before
// statements; the end, and the word behind it that says what ends.
BEGIN : 'BEGIN' ;
HEAD : 'IF' | 'WHILE' ;
BRANCH : 'ELSIF' ;
BODY : 'DO' ;
BLOCK_END : 'END ' ;
BLOCK_KIND : 'IF ' ;
// A word of the language, and a name.
KEYWORD : 'NULL' | 'CREATE' | 'TABLE' | 'INTEGER' | 'TEXT' ;
NAME : [a-z] [a-z0-9]* ;
