// The grammar of JavaScript, scripts and modules alike: ECMA-262 (2025) §13 to §16, annex B, `using`, JSX and decorators, written for
// reduction. It accepts more than JavaScript (see README.md beside this file), and nearly every decision goes by the next token.
parser grammar JavaScriptParser;

options { tokenVocab = JavaScriptLexer; }

program : statement* EOF ;

// §14 to §16. The lexer tells words and brackets that begin a statement from those within expressions, so every semicolon
// may be missing and no alternative needs a second token.
statement
    : EMPTY
    | block
    | ('var' | 'let' | 'const' | AWAIT_USING? 'using') declarator (',' declarator)* ';'?
    | expression ';'?
    | 'if' '(' expression ')' statement ('else' statement)?
    | 'for' 'await'? '(' loopHead? ((LOOP_IN | 'of') expression | ';' expression? ';' expression?) ')' statement
    | 'while' '(' expression ')' statement
    | 'do' statement 'while' '(' expression ')' (';' | EMPTY)?
    | RETURN returnValue ';'?
    | BARE_RETURN ';'?
    | ('break' | 'continue') JUMP_TARGET? ';'?
    | 'throw' expression ';'?
    | 'try' block ('catch' ('(' binding ')')? block | 'finally' block)+
    | 'switch' '(' expression ')' '{' switchCase* '}'
    | LABEL ':' statement
    | ASYNC_FUNCTION? FUNCTION GENERATOR? IDENTIFIER parameters block
    | CLASS IDENTIFIER classTail
    | decorator+ 'export'? 'default'? CLASS IDENTIFIER? classTail
    | 'import' (importPart (',' importPart)* 'from')? STRING attributes? ';'?
    | 'export' exported
    | 'with' '(' expression ')' statement
    | 'debugger' ';'?
    ;

block : '{' statement* '}' ;

declarator : binding ('=' assignment)? ;

// What is declared must not give way to a number.
binding
    : IDENTIFIER
    | '[' ','* (parameter (','+ parameter)* ','*)? ']'
    | OBJECT_OPEN (property (',' property)* ','?)? '}'
    ;

property
    : '...' binding
    | memberName (':' binding)? ('=' assignment)?
    ;

loopHead
    : ('var' | 'let' | 'const' | AWAIT_USING? 'using') declarator (',' declarator)*
    | expression
    ;

returnValue : expression ;

switchCase : ('case' expression | 'default') ':' statement* ;

importPart
    : IDENTIFIER (IDENTIFIER | '*' 'as' IDENTIFIER)?
    | '*' 'as' IDENTIFIER
    | specifiers
    ;

// Behind `default`, a function or a class may have no name. The parser looks a few tokens further to see that.
exported
    : 'default'? statement
    | 'default' (ASYNC_FUNCTION? FUNCTION GENERATOR? parameters block | CLASS classTail)
    | '*' ('as' (IDENTIFIER | STRING))? 'from' STRING attributes? ';'?
    | specifiers ('from' STRING attributes?)? ';'?
    ;

specifiers : (OBJECT_OPEN | SPECIFIERS_OPEN) (specifier (',' specifier)* ','?)? '}' ;

specifier : (IDENTIFIER | STRING) ('as' (IDENTIFIER | STRING))? ;

attributes : ATTRIBUTES OBJECT_OPEN (member (',' member)* ','?)? '}' ;

// §15
parameters : '(' (parameter (',' parameter)* ','?)? ')' ;

parameter : '...'? binding ('=' assignment)? ;

classTail : ('extends' operand)? '{' (classMember | ';')* '}' ;

classMember
    : decorator*
      ('static' | 'async' | 'get' | 'set' | 'accessor')*
      (block | GENERATOR? memberName (parameters block | '=' assignment)?)
    ;

memberName
    : IDENTIFIER
    | NUMBER
    | STRING
    | PRIVATE
    | '[' expression ']'
    ;

decorator : AT decorating ;

decorating
    : IDENTIFIER ('.' (IDENTIFIER | PRIVATE))* (CALL_OPEN (argument (',' argument)* ','?)? ')')?
    | GROUP_OPEN expression ')'
    ;

// §13, without precedence: a list of operands is as flat as it can be.
expression : assignment (',' assignment)* ;

assignment
    : operand
      ( ( '=' | '+=' | '-=' | '*=' | '/=' | '%=' | '**=' | '<<=' | '>>=' | '>>>=' | '&=' | '|=' | '^=' | '&&=' | '||=' | '??='
        | '+' | '-' | '*' | '/' | '%' | '**' | '<<' | '>>' | '>>>' | '&' | '|' | '^' | '&&' | '||' | '??'
        | '<' | '>' | '<=' | '>=' | '==' | '!=' | '===' | '!==' | 'in' | 'instanceof'
        ) operand
      | '?' assignment ':' operand
      )*
    ;

// What a group, an array or an object is, a pattern or the parameters of an arrow function may be: they are read alike.
operand
    : ( '!' | '~' | UNARY_PLUS | UNARY_MINUS | PREFIX_INCREMENT | PREFIX_DECREMENT
      | 'typeof' | 'void' | 'delete' | 'new' | 'await' | 'yield' | 'async'
      )*
      ( NUMBER
      | IDENTIFIER
      | STRING
      | PRIVATE
      | REGULAR_EXPRESSION
      | GROUP_OPEN (argument (',' argument)* ','?)? ')'
      | '[' ','* (argument (','+ argument)* ','*)? ']'
      | OBJECT_OPEN (member (',' member)* ','?)? '}'
      | TEMPLATE_OPEN (TEMPLATE_CHARACTERS | '${' expression '}')* TEMPLATE_CLOSE
      | FUNCTION_EXPRESSION GENERATOR? IDENTIFIER? parameters block
      | (EXPRESSION_AT decorating)* CLASS_EXPRESSION IDENTIFIER? classTail
      | element
      )
      ( '.' (IDENTIFIER | PRIVATE)
      | '?.' ( IDENTIFIER
             | PRIVATE
             | INDEX_OPEN expression ']'
             | CALL_OPEN (argument (',' argument)* ','?)? ')'
             | TAGGED_OPEN (TEMPLATE_CHARACTERS | '${' expression '}')* TEMPLATE_CLOSE
             )
      | INDEX_OPEN expression ']'
      | CALL_OPEN (argument (',' argument)* ','?)? ')'
      | TAGGED_OPEN (TEMPLATE_CHARACTERS | '${' expression '}')* TEMPLATE_CLOSE
      | '++'
      | '--'
      )*
      ('=>' arrowBody)?
    ;

// One rule for both, so that a body gives way to an expression within. What else belongs to the expression follows in the list.
arrowBody
    : operand
    | block
    ;

argument : '...'? assignment ;

member
    : '...' assignment
    | ('async' | 'get' | 'set' | 'static' | 'accessor')* GENERATOR? memberName (':' assignment | parameters block | '=' assignment)?
    ;

// JSX
element
    : JSX_OPEN
      ( elementName attribute* (JSX_SLASH JSX_CLOSE | JSX_CLOSE child* JSX_END_OPEN elementName JSX_CLOSE)
      | JSX_CLOSE child* JSX_END_OPEN JSX_CLOSE
      )
    ;

elementName : JSX_NAME ((JSX_COLON | JSX_DOT) JSX_NAME)* ;

attribute
    : elementName (JSX_ASSIGN (JSX_STRING | JSX_BRACE expression '}' | element))?
    | JSX_BRACE '...' assignment '}'
    ;

child
    : JSX_TEXT
    | JSX_BRACE ('...'? expression)? '}'
    | element
    ;
