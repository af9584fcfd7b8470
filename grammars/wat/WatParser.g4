// The grammar of the text format of WebAssembly 3.0, written for reduction: it knows parentheses, blocks and what belongs to a word, not
// which words there are.
parser grammar WatParser;

options { tokenVocab = WatLexer; }

wat : element* EOF ;

// An instruction, a field, a command or a type, with the numbers, names and strings behind it.
element
    : ( KEYWORD
      | OPEN (KEYWORD | BLOCK | ELSE | END | OTHER) argument* element* CLOSE
      | BLOCK argument* element* (ELSE argument* element*)* END
      )
      argument*
    ;

argument : NUMBER | NAME | STRING | ATTRIBUTE | OTHER ;
