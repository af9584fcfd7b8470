parser grammar Expressions;

expression : operand (DOT NAME)* (PIPE NAME)* ;
operand    : NAME | NUMBER | STRING ;
