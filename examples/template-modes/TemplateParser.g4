parser grammar TemplateParser;

options { tokenVocab = TemplateLexer; }
import Expressions;

template : item* EOF ;
item     : TEXT
         | OUTPUT_OPEN expression OUTPUT_CLOSE
         | loop
         | choice
         ;
loop     : BLOCK_OPEN FOR NAME IN expression BLOCK_CLOSE item* otherwise? BLOCK_OPEN ENDFOR BLOCK_CLOSE ;
choice   : BLOCK_OPEN IF NOT? expression BLOCK_CLOSE item* otherwise? BLOCK_OPEN ENDIF BLOCK_CLOSE ;
otherwise : BLOCK_OPEN ELSE BLOCK_CLOSE item* ;
