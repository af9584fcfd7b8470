// The grammar of SMT-LIB 2.7, written for reduction: it knows where terms and sorts stand, not which functions and commands there are.
parser grammar SmtlibParser;

options { tokenVocab = SmtlibLexer; }

script : command* EOF ;

// What is no command is accepted, too.
command
    : OPEN
      ( (atom | LET | BINDER | MATCH | ANNOTATION | OPEN term* attribute* CLOSE) term* attribute*
      | DECLARE_FUN (atom (OPEN sort* CLOSE sort*)?)?
      | DECLARE_CONST (atom sort*)?
      | DEFINE_FUN (atom (OPEN variable* CLOSE (sort term*)?)?)?
      | DEFINE_CONST (atom (sort term*)?)?
      | attribute*
      )
      CLOSE
    | atom
    | CLOSE
    ;

// Two rules for one thing, because each has a replacement of its own: `true` and `0`.
term : value ;

value
    : atom
    | OPEN
      ( (atom | commandWord | OPEN term* attribute* CLOSE) term* attribute*
      | LET (OPEN binding* CLOSE term*)?
      | BINDER (OPEN variable* CLOSE term* attribute*)?
      | MATCH (term (OPEN matchCase* CLOSE)?)?
      | ANNOTATION term* attribute*
      | attribute*
      )
      CLOSE
    ;

binding : OPEN atom term* CLOSE ;

variable : OPEN atom sort* CLOSE ;

matchCase : OPEN term* CLOSE ;

sort : atom | OPEN sort* CLOSE ;

attribute : KEYWORD term* ;

atom : SYMBOL | NUMERAL | DECIMAL | BITS | STRING | OTHER ;

commandWord : DECLARE_FUN | DECLARE_CONST | DEFINE_FUN | DEFINE_CONST ;
