
import * as antlr from "antlr4ng";
import { Token } from "antlr4ng";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class JavaScriptParser extends antlr.Parser {
    public static readonly SPACE = 1;
    public static readonly LINE_END = 2;
    public static readonly COMMENT = 3;
    public static readonly LINE_COMMENT = 4;
    public static readonly BREAK = 5;
    public static readonly CASE = 6;
    public static readonly CATCH = 7;
    public static readonly CLASS = 8;
    public static readonly CONST = 9;
    public static readonly CONTINUE = 10;
    public static readonly DEBUGGER = 11;
    public static readonly DEFAULT = 12;
    public static readonly DELETE = 13;
    public static readonly DO = 14;
    public static readonly ELSE = 15;
    public static readonly EXPORT = 16;
    public static readonly EXTENDS = 17;
    public static readonly FINALLY = 18;
    public static readonly FOR = 19;
    public static readonly FUNCTION = 20;
    public static readonly IF = 21;
    public static readonly IMPORT = 22;
    public static readonly IN = 23;
    public static readonly INSTANCEOF = 24;
    public static readonly NEW = 25;
    public static readonly RETURN = 26;
    public static readonly SWITCH = 27;
    public static readonly THROW = 28;
    public static readonly TRY = 29;
    public static readonly TYPEOF = 30;
    public static readonly VAR = 31;
    public static readonly VOID = 32;
    public static readonly WHILE = 33;
    public static readonly WITH = 34;
    public static readonly ACCESSOR = 35;
    public static readonly AS = 36;
    public static readonly ASSERT = 37;
    public static readonly ASYNC = 38;
    public static readonly AWAIT = 39;
    public static readonly FROM = 40;
    public static readonly GET = 41;
    public static readonly LET = 42;
    public static readonly OF = 43;
    public static readonly SET = 44;
    public static readonly STATIC = 45;
    public static readonly YIELD = 46;
    public static readonly IDENTIFIER = 47;
    public static readonly PRIVATE = 48;
    public static readonly NUMBER = 49;
    public static readonly STRING = 50;
    public static readonly OPEN_BRACE = 51;
    public static readonly CLOSE_BRACE = 52;
    public static readonly OPEN_PAREN = 53;
    public static readonly CLOSE_PAREN = 54;
    public static readonly OPEN_BRACKET = 55;
    public static readonly CLOSE_BRACKET = 56;
    public static readonly SEMICOLON = 57;
    public static readonly COMMA = 58;
    public static readonly COLON = 59;
    public static readonly QUESTION = 60;
    public static readonly DOT = 61;
    public static readonly OPTIONAL_CHAIN = 62;
    public static readonly ELLIPSIS = 63;
    public static readonly ARROW = 64;
    public static readonly AT = 65;
    public static readonly TEMPLATE_OPEN = 66;
    public static readonly ASSIGN = 67;
    public static readonly ASSIGN_ADD = 68;
    public static readonly ASSIGN_SUBTRACT = 69;
    public static readonly ASSIGN_MULTIPLY = 70;
    public static readonly ASSIGN_DIVIDE = 71;
    public static readonly ASSIGN_REMAINDER = 72;
    public static readonly ASSIGN_POWER = 73;
    public static readonly ASSIGN_SHIFT_LEFT = 74;
    public static readonly ASSIGN_SHIFT_RIGHT = 75;
    public static readonly ASSIGN_SHIFT_RIGHT_UNSIGNED = 76;
    public static readonly ASSIGN_BIT_AND = 77;
    public static readonly ASSIGN_BIT_OR = 78;
    public static readonly ASSIGN_BIT_XOR = 79;
    public static readonly ASSIGN_AND = 80;
    public static readonly ASSIGN_OR = 81;
    public static readonly ASSIGN_NULLISH = 82;
    public static readonly ADD = 83;
    public static readonly SUBTRACT = 84;
    public static readonly MULTIPLY = 85;
    public static readonly DIVIDE = 86;
    public static readonly REMAINDER = 87;
    public static readonly POWER = 88;
    public static readonly SHIFT_LEFT = 89;
    public static readonly SHIFT_RIGHT = 90;
    public static readonly SHIFT_RIGHT_UNSIGNED = 91;
    public static readonly BIT_AND = 92;
    public static readonly BIT_OR = 93;
    public static readonly BIT_XOR = 94;
    public static readonly AND = 95;
    public static readonly OR = 96;
    public static readonly NULLISH = 97;
    public static readonly LESS = 98;
    public static readonly GREATER = 99;
    public static readonly LESS_EQUAL = 100;
    public static readonly GREATER_EQUAL = 101;
    public static readonly EQUAL = 102;
    public static readonly NOT_EQUAL = 103;
    public static readonly SAME = 104;
    public static readonly NOT_SAME = 105;
    public static readonly NOT = 106;
    public static readonly BIT_NOT = 107;
    public static readonly INCREMENT = 108;
    public static readonly DECREMENT = 109;
    public static readonly REGULAR_EXPRESSION = 110;
    public static readonly HTML_COMMENT = 111;
    public static readonly TEMPLATE_CHARACTERS = 112;
    public static readonly SUBSTITUTION_OPEN = 113;
    public static readonly TEMPLATE_CLOSE = 114;
    public static readonly JSX_OPEN = 115;
    public static readonly JSX_NAME = 116;
    public static readonly JSX_STRING = 117;
    public static readonly JSX_ASSIGN = 118;
    public static readonly JSX_COLON = 119;
    public static readonly JSX_DOT = 120;
    public static readonly JSX_SLASH = 121;
    public static readonly JSX_CLOSE = 122;
    public static readonly JSX_SPACE = 123;
    public static readonly JSX_COMMENT = 124;
    public static readonly JSX_TEXT = 125;
    public static readonly JSX_BRACE = 126;
    public static readonly JSX_END_OPEN = 127;
    public static readonly OBJECT_OPEN = 128;
    public static readonly GROUP_OPEN = 129;
    public static readonly UNARY_PLUS = 130;
    public static readonly UNARY_MINUS = 131;
    public static readonly PREFIX_INCREMENT = 132;
    public static readonly PREFIX_DECREMENT = 133;
    public static readonly FUNCTION_EXPRESSION = 134;
    public static readonly CLASS_EXPRESSION = 135;
    public static readonly EXPRESSION_AT = 136;
    public static readonly GENERATOR = 137;
    public static readonly CALL_OPEN = 138;
    public static readonly INDEX_OPEN = 139;
    public static readonly LOOP_IN = 140;
    public static readonly TAGGED_OPEN = 141;
    public static readonly ARROW_OPEN = 142;
    public static readonly ATTRIBUTES = 143;
    public static readonly JUMP_TARGET = 144;
    public static readonly SPECIFIERS_OPEN = 145;
    public static readonly EMPTY = 146;
    public static readonly BARE_RETURN = 147;
    public static readonly ASYNC_FUNCTION = 148;
    public static readonly LABEL = 149;
    public static readonly RULE_program = 0;
    public static readonly RULE_statement = 1;
    public static readonly RULE_block = 2;
    public static readonly RULE_declarator = 3;
    public static readonly RULE_binding = 4;
    public static readonly RULE_loopHead = 5;
    public static readonly RULE_returnValue = 6;
    public static readonly RULE_switchCase = 7;
    public static readonly RULE_importPart = 8;
    public static readonly RULE_exported = 9;
    public static readonly RULE_specifiers = 10;
    public static readonly RULE_specifier = 11;
    public static readonly RULE_attributes = 12;
    public static readonly RULE_parameters = 13;
    public static readonly RULE_parameter = 14;
    public static readonly RULE_classTail = 15;
    public static readonly RULE_classMember = 16;
    public static readonly RULE_modifier = 17;
    public static readonly RULE_memberName = 18;
    public static readonly RULE_decorator = 19;
    public static readonly RULE_decorating = 20;
    public static readonly RULE_expression = 21;
    public static readonly RULE_assignment = 22;
    public static readonly RULE_operand = 23;
    public static readonly RULE_argument = 24;
    public static readonly RULE_member = 25;
    public static readonly RULE_element = 26;
    public static readonly RULE_elementName = 27;
    public static readonly RULE_attribute = 28;
    public static readonly RULE_child = 29;

    public static readonly literalNames = [
        null, null, null, null, null, "'break'", "'case'", "'catch'", "'class'", 
        "'const'", "'continue'", "'debugger'", "'default'", "'delete'", 
        "'do'", "'else'", "'export'", "'extends'", "'finally'", "'for'", 
        "'function'", "'if'", "'import'", "'in'", "'instanceof'", "'new'", 
        "'return'", "'switch'", "'throw'", "'try'", "'typeof'", "'var'", 
        "'void'", "'while'", "'with'", "'accessor'", "'as'", "'assert'", 
        "'async'", "'await'", "'from'", "'get'", "'let'", "'of'", "'set'", 
        "'static'", "'yield'", null, null, null, null, "'{'", "'}'", "'('", 
        "')'", "'['", "']'", "';'", "','", "':'", "'?'", "'.'", "'?.'", 
        "'...'", "'=>'", "'@'", "'`'", "'='", "'+='", "'-='", "'*='", "'/='", 
        "'%='", "'**='", "'<<='", "'>>='", "'>>>='", "'&='", "'|='", "'^='", 
        "'&&='", "'||='", "'??='", "'+'", "'-'", "'*'", "'/'", "'%'", "'**'", 
        "'<<'", "'>>'", "'>>>'", "'&'", "'|'", "'^'", "'&&'", "'||'", "'??'", 
        "'<'", "'>'", "'<='", "'>='", "'=='", "'!='", "'==='", "'!=='", 
        "'!'", "'~'", "'++'", "'--'", null, null, null, "'${'"
    ];

    public static readonly symbolicNames = [
        null, "SPACE", "LINE_END", "COMMENT", "LINE_COMMENT", "BREAK", "CASE", 
        "CATCH", "CLASS", "CONST", "CONTINUE", "DEBUGGER", "DEFAULT", "DELETE", 
        "DO", "ELSE", "EXPORT", "EXTENDS", "FINALLY", "FOR", "FUNCTION", 
        "IF", "IMPORT", "IN", "INSTANCEOF", "NEW", "RETURN", "SWITCH", "THROW", 
        "TRY", "TYPEOF", "VAR", "VOID", "WHILE", "WITH", "ACCESSOR", "AS", 
        "ASSERT", "ASYNC", "AWAIT", "FROM", "GET", "LET", "OF", "SET", "STATIC", 
        "YIELD", "IDENTIFIER", "PRIVATE", "NUMBER", "STRING", "OPEN_BRACE", 
        "CLOSE_BRACE", "OPEN_PAREN", "CLOSE_PAREN", "OPEN_BRACKET", "CLOSE_BRACKET", 
        "SEMICOLON", "COMMA", "COLON", "QUESTION", "DOT", "OPTIONAL_CHAIN", 
        "ELLIPSIS", "ARROW", "AT", "TEMPLATE_OPEN", "ASSIGN", "ASSIGN_ADD", 
        "ASSIGN_SUBTRACT", "ASSIGN_MULTIPLY", "ASSIGN_DIVIDE", "ASSIGN_REMAINDER", 
        "ASSIGN_POWER", "ASSIGN_SHIFT_LEFT", "ASSIGN_SHIFT_RIGHT", "ASSIGN_SHIFT_RIGHT_UNSIGNED", 
        "ASSIGN_BIT_AND", "ASSIGN_BIT_OR", "ASSIGN_BIT_XOR", "ASSIGN_AND", 
        "ASSIGN_OR", "ASSIGN_NULLISH", "ADD", "SUBTRACT", "MULTIPLY", "DIVIDE", 
        "REMAINDER", "POWER", "SHIFT_LEFT", "SHIFT_RIGHT", "SHIFT_RIGHT_UNSIGNED", 
        "BIT_AND", "BIT_OR", "BIT_XOR", "AND", "OR", "NULLISH", "LESS", 
        "GREATER", "LESS_EQUAL", "GREATER_EQUAL", "EQUAL", "NOT_EQUAL", 
        "SAME", "NOT_SAME", "NOT", "BIT_NOT", "INCREMENT", "DECREMENT", 
        "REGULAR_EXPRESSION", "HTML_COMMENT", "TEMPLATE_CHARACTERS", "SUBSTITUTION_OPEN", 
        "TEMPLATE_CLOSE", "JSX_OPEN", "JSX_NAME", "JSX_STRING", "JSX_ASSIGN", 
        "JSX_COLON", "JSX_DOT", "JSX_SLASH", "JSX_CLOSE", "JSX_SPACE", "JSX_COMMENT", 
        "JSX_TEXT", "JSX_BRACE", "JSX_END_OPEN", "OBJECT_OPEN", "GROUP_OPEN", 
        "UNARY_PLUS", "UNARY_MINUS", "PREFIX_INCREMENT", "PREFIX_DECREMENT", 
        "FUNCTION_EXPRESSION", "CLASS_EXPRESSION", "EXPRESSION_AT", "GENERATOR", 
        "CALL_OPEN", "INDEX_OPEN", "LOOP_IN", "TAGGED_OPEN", "ARROW_OPEN", 
        "ATTRIBUTES", "JUMP_TARGET", "SPECIFIERS_OPEN", "EMPTY", "BARE_RETURN", 
        "ASYNC_FUNCTION", "LABEL"
    ];
    public static readonly ruleNames = [
        "program", "statement", "block", "declarator", "binding", "loopHead", 
        "returnValue", "switchCase", "importPart", "exported", "specifiers", 
        "specifier", "attributes", "parameters", "parameter", "classTail", 
        "classMember", "modifier", "memberName", "decorator", "decorating", 
        "expression", "assignment", "operand", "argument", "member", "element", 
        "elementName", "attribute", "child",
    ];

    public get grammarFileName(): string { return "JavaScriptParser.g4"; }
    public get literalNames(): (string | null)[] { return JavaScriptParser.literalNames; }
    public get symbolicNames(): (string | null)[] { return JavaScriptParser.symbolicNames; }
    public get ruleNames(): string[] { return JavaScriptParser.ruleNames; }
    public get serializedATN(): number[] { return JavaScriptParser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, JavaScriptParser._ATN, JavaScriptParser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public program(): ProgramContext {
        let localContext = new ProgramContext(this.context, this.state);
        this.enterRule(localContext, 0, JavaScriptParser.RULE_program);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 63;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 5)) & ~0x1F) === 0 && ((1 << (_la - 5)) & 1072941945) !== 0) || ((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 402800403) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || ((((_la - 142)) & ~0x1F) === 0 && ((1 << (_la - 142)) & 241) !== 0)) {
                {
                {
                this.state = 60;
                this.statement();
                }
                }
                this.state = 65;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 66;
            this.match(JavaScriptParser.EOF);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public statement(): StatementContext {
        let localContext = new StatementContext(this.context, this.state);
        this.enterRule(localContext, 2, JavaScriptParser.RULE_statement);
        let _la: number;
        try {
            this.state = 244;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.EMPTY:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 68;
                this.match(JavaScriptParser.EMPTY);
                }
                break;
            case JavaScriptParser.OPEN_BRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 69;
                this.block();
                }
                break;
            case JavaScriptParser.CONST:
            case JavaScriptParser.VAR:
            case JavaScriptParser.LET:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 70;
                _la = this.tokenStream.LA(1);
                if(!(_la === 9 || _la === 31 || _la === 42)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 71;
                this.declarator();
                this.state = 76;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 58) {
                    {
                    {
                    this.state = 72;
                    this.match(JavaScriptParser.COMMA);
                    this.state = 73;
                    this.declarator();
                    }
                    }
                    this.state = 78;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 80;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 79;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case JavaScriptParser.DELETE:
            case JavaScriptParser.NEW:
            case JavaScriptParser.TYPEOF:
            case JavaScriptParser.VOID:
            case JavaScriptParser.ASYNC:
            case JavaScriptParser.AWAIT:
            case JavaScriptParser.YIELD:
            case JavaScriptParser.IDENTIFIER:
            case JavaScriptParser.PRIVATE:
            case JavaScriptParser.NUMBER:
            case JavaScriptParser.STRING:
            case JavaScriptParser.OPEN_BRACKET:
            case JavaScriptParser.TEMPLATE_OPEN:
            case JavaScriptParser.NOT:
            case JavaScriptParser.BIT_NOT:
            case JavaScriptParser.REGULAR_EXPRESSION:
            case JavaScriptParser.JSX_OPEN:
            case JavaScriptParser.OBJECT_OPEN:
            case JavaScriptParser.GROUP_OPEN:
            case JavaScriptParser.UNARY_PLUS:
            case JavaScriptParser.UNARY_MINUS:
            case JavaScriptParser.PREFIX_INCREMENT:
            case JavaScriptParser.PREFIX_DECREMENT:
            case JavaScriptParser.FUNCTION_EXPRESSION:
            case JavaScriptParser.CLASS_EXPRESSION:
            case JavaScriptParser.EXPRESSION_AT:
            case JavaScriptParser.ARROW_OPEN:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 82;
                this.expression();
                this.state = 84;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 83;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case JavaScriptParser.IF:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 86;
                this.match(JavaScriptParser.IF);
                this.state = 87;
                this.match(JavaScriptParser.OPEN_PAREN);
                this.state = 88;
                this.expression();
                this.state = 89;
                this.match(JavaScriptParser.CLOSE_PAREN);
                this.state = 90;
                this.statement();
                this.state = 93;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 4, this.context) ) {
                case 1:
                    {
                    this.state = 91;
                    this.match(JavaScriptParser.ELSE);
                    this.state = 92;
                    this.statement();
                    }
                    break;
                }
                }
                break;
            case JavaScriptParser.FOR:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 95;
                this.match(JavaScriptParser.FOR);
                this.state = 97;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 39) {
                    {
                    this.state = 96;
                    this.match(JavaScriptParser.AWAIT);
                    }
                }

                this.state = 99;
                this.match(JavaScriptParser.OPEN_PAREN);
                this.state = 101;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 9)) & ~0x1F) === 0 && ((1 << (_la - 9)) & 1625358353) !== 0) || ((((_la - 42)) & ~0x1F) === 0 && ((1 << (_la - 42)) & 16785905) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || _la === 142) {
                    {
                    this.state = 100;
                    this.loopHead();
                    }
                }

                this.state = 111;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 103;
                    this.match(JavaScriptParser.SEMICOLON);
                    this.state = 105;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 1049119) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || _la === 142) {
                        {
                        this.state = 104;
                        this.expression();
                        }
                    }

                    this.state = 107;
                    this.match(JavaScriptParser.SEMICOLON);
                    this.state = 109;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 1049119) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || _la === 142) {
                        {
                        this.state = 108;
                        this.expression();
                        }
                    }

                    }
                }

                this.state = 113;
                this.match(JavaScriptParser.CLOSE_PAREN);
                this.state = 114;
                this.statement();
                }
                break;
            case JavaScriptParser.WHILE:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 115;
                this.match(JavaScriptParser.WHILE);
                this.state = 116;
                this.match(JavaScriptParser.OPEN_PAREN);
                this.state = 117;
                this.expression();
                this.state = 118;
                this.match(JavaScriptParser.CLOSE_PAREN);
                this.state = 119;
                this.statement();
                }
                break;
            case JavaScriptParser.DO:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 121;
                this.match(JavaScriptParser.DO);
                this.state = 122;
                this.statement();
                this.state = 123;
                this.match(JavaScriptParser.WHILE);
                this.state = 124;
                this.match(JavaScriptParser.OPEN_PAREN);
                this.state = 125;
                this.expression();
                this.state = 126;
                this.match(JavaScriptParser.CLOSE_PAREN);
                this.state = 128;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 10, this.context) ) {
                case 1:
                    {
                    this.state = 127;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 57 || _la === 146)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    break;
                }
                }
                break;
            case JavaScriptParser.RETURN:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 130;
                this.match(JavaScriptParser.RETURN);
                this.state = 131;
                this.returnValue();
                this.state = 133;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 132;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case JavaScriptParser.BARE_RETURN:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 135;
                this.match(JavaScriptParser.BARE_RETURN);
                this.state = 137;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 136;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case JavaScriptParser.BREAK:
            case JavaScriptParser.CONTINUE:
                this.enterOuterAlt(localContext, 11);
                {
                this.state = 139;
                _la = this.tokenStream.LA(1);
                if(!(_la === 5 || _la === 10)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 141;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 144) {
                    {
                    this.state = 140;
                    this.match(JavaScriptParser.JUMP_TARGET);
                    }
                }

                this.state = 144;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 143;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case JavaScriptParser.THROW:
                this.enterOuterAlt(localContext, 12);
                {
                this.state = 146;
                this.match(JavaScriptParser.THROW);
                this.state = 147;
                this.expression();
                this.state = 149;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 148;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case JavaScriptParser.TRY:
                this.enterOuterAlt(localContext, 13);
                {
                this.state = 151;
                this.match(JavaScriptParser.TRY);
                this.state = 152;
                this.block();
                this.state = 161;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 7) {
                    {
                    this.state = 153;
                    this.match(JavaScriptParser.CATCH);
                    this.state = 158;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 53) {
                        {
                        this.state = 154;
                        this.match(JavaScriptParser.OPEN_PAREN);
                        this.state = 155;
                        this.binding();
                        this.state = 156;
                        this.match(JavaScriptParser.CLOSE_PAREN);
                        }
                    }

                    this.state = 160;
                    this.block();
                    }
                }

                this.state = 165;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 18) {
                    {
                    this.state = 163;
                    this.match(JavaScriptParser.FINALLY);
                    this.state = 164;
                    this.block();
                    }
                }

                }
                break;
            case JavaScriptParser.SWITCH:
                this.enterOuterAlt(localContext, 14);
                {
                this.state = 167;
                this.match(JavaScriptParser.SWITCH);
                this.state = 168;
                this.match(JavaScriptParser.OPEN_PAREN);
                this.state = 169;
                this.expression();
                this.state = 170;
                this.match(JavaScriptParser.CLOSE_PAREN);
                this.state = 171;
                this.match(JavaScriptParser.OPEN_BRACE);
                this.state = 175;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 6 || _la === 12) {
                    {
                    {
                    this.state = 172;
                    this.switchCase();
                    }
                    }
                    this.state = 177;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 178;
                this.match(JavaScriptParser.CLOSE_BRACE);
                }
                break;
            case JavaScriptParser.LABEL:
                this.enterOuterAlt(localContext, 15);
                {
                this.state = 180;
                this.match(JavaScriptParser.LABEL);
                this.state = 181;
                this.match(JavaScriptParser.COLON);
                this.state = 182;
                this.statement();
                }
                break;
            case JavaScriptParser.FUNCTION:
            case JavaScriptParser.ASYNC_FUNCTION:
                this.enterOuterAlt(localContext, 16);
                {
                this.state = 184;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 148) {
                    {
                    this.state = 183;
                    this.match(JavaScriptParser.ASYNC_FUNCTION);
                    }
                }

                this.state = 186;
                this.match(JavaScriptParser.FUNCTION);
                this.state = 188;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 137) {
                    {
                    this.state = 187;
                    this.match(JavaScriptParser.GENERATOR);
                    }
                }

                this.state = 191;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 47) {
                    {
                    this.state = 190;
                    this.match(JavaScriptParser.IDENTIFIER);
                    }
                }

                this.state = 193;
                this.parameters();
                this.state = 194;
                this.block();
                }
                break;
            case JavaScriptParser.CLASS:
                this.enterOuterAlt(localContext, 17);
                {
                this.state = 196;
                this.match(JavaScriptParser.CLASS);
                this.state = 197;
                this.classTail();
                }
                break;
            case JavaScriptParser.AT:
                this.enterOuterAlt(localContext, 18);
                {
                this.state = 199;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 198;
                    this.decorator();
                    }
                    }
                    this.state = 201;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 65);
                this.state = 204;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 16) {
                    {
                    this.state = 203;
                    this.match(JavaScriptParser.EXPORT);
                    }
                }

                this.state = 207;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 12) {
                    {
                    this.state = 206;
                    this.match(JavaScriptParser.DEFAULT);
                    }
                }

                this.state = 209;
                this.match(JavaScriptParser.CLASS);
                this.state = 210;
                this.classTail();
                }
                break;
            case JavaScriptParser.IMPORT:
                this.enterOuterAlt(localContext, 19);
                {
                this.state = 212;
                this.match(JavaScriptParser.IMPORT);
                this.state = 223;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 47 || _la === 85 || _la === 128 || _la === 145) {
                    {
                    this.state = 213;
                    this.importPart();
                    this.state = 218;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 58) {
                        {
                        {
                        this.state = 214;
                        this.match(JavaScriptParser.COMMA);
                        this.state = 215;
                        this.importPart();
                        }
                        }
                        this.state = 220;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 221;
                    this.match(JavaScriptParser.FROM);
                    }
                }

                this.state = 225;
                this.match(JavaScriptParser.STRING);
                this.state = 227;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 143) {
                    {
                    this.state = 226;
                    this.attributes();
                    }
                }

                this.state = 230;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 229;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case JavaScriptParser.EXPORT:
                this.enterOuterAlt(localContext, 20);
                {
                this.state = 232;
                this.match(JavaScriptParser.EXPORT);
                this.state = 233;
                this.exported();
                }
                break;
            case JavaScriptParser.WITH:
                this.enterOuterAlt(localContext, 21);
                {
                this.state = 234;
                this.match(JavaScriptParser.WITH);
                this.state = 235;
                this.match(JavaScriptParser.OPEN_PAREN);
                this.state = 236;
                this.expression();
                this.state = 237;
                this.match(JavaScriptParser.CLOSE_PAREN);
                this.state = 238;
                this.statement();
                }
                break;
            case JavaScriptParser.DEBUGGER:
                this.enterOuterAlt(localContext, 22);
                {
                this.state = 240;
                this.match(JavaScriptParser.DEBUGGER);
                this.state = 242;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 241;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public block(): BlockContext {
        let localContext = new BlockContext(this.context, this.state);
        this.enterRule(localContext, 4, JavaScriptParser.RULE_block);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 246;
            this.match(JavaScriptParser.OPEN_BRACE);
            this.state = 250;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 5)) & ~0x1F) === 0 && ((1 << (_la - 5)) & 1072941945) !== 0) || ((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 402800403) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || ((((_la - 142)) & ~0x1F) === 0 && ((1 << (_la - 142)) & 241) !== 0)) {
                {
                {
                this.state = 247;
                this.statement();
                }
                }
                this.state = 252;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 253;
            this.match(JavaScriptParser.CLOSE_BRACE);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public declarator(): DeclaratorContext {
        let localContext = new DeclaratorContext(this.context, this.state);
        this.enterRule(localContext, 6, JavaScriptParser.RULE_declarator);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 255;
            this.binding();
            this.state = 258;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 67) {
                {
                this.state = 256;
                this.match(JavaScriptParser.ASSIGN);
                this.state = 257;
                this.assignment();
                }
            }

            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public binding(): BindingContext {
        let localContext = new BindingContext(this.context, this.state);
        this.enterRule(localContext, 8, JavaScriptParser.RULE_binding);
        let _la: number;
        try {
            let alternative: number;
            this.state = 304;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 260;
                this.match(JavaScriptParser.IDENTIFIER);
                }
                break;
            case JavaScriptParser.OPEN_BRACKET:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 261;
                this.match(JavaScriptParser.OPEN_BRACKET);
                this.state = 265;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 58) {
                    {
                    {
                    this.state = 262;
                    this.match(JavaScriptParser.COMMA);
                    }
                    }
                    this.state = 267;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 286;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 1180191) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || _la === 142) {
                    {
                    this.state = 268;
                    this.argument();
                    this.state = 277;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 36, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 270;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            do {
                                {
                                {
                                this.state = 269;
                                this.match(JavaScriptParser.COMMA);
                                }
                                }
                                this.state = 272;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            } while (_la === 58);
                            this.state = 274;
                            this.argument();
                            }
                            }
                        }
                        this.state = 279;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 36, this.context);
                    }
                    this.state = 283;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 58) {
                        {
                        {
                        this.state = 280;
                        this.match(JavaScriptParser.COMMA);
                        }
                        }
                        this.state = 285;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 288;
                this.match(JavaScriptParser.CLOSE_BRACKET);
                }
                break;
            case JavaScriptParser.OBJECT_OPEN:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 289;
                this.match(JavaScriptParser.OBJECT_OPEN);
                this.state = 301;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 269547081) !== 0) || _la === 137) {
                    {
                    this.state = 290;
                    this.member();
                    this.state = 295;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 39, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 291;
                            this.match(JavaScriptParser.COMMA);
                            this.state = 292;
                            this.member();
                            }
                            }
                        }
                        this.state = 297;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 39, this.context);
                    }
                    this.state = 299;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 58) {
                        {
                        this.state = 298;
                        this.match(JavaScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 303;
                this.match(JavaScriptParser.CLOSE_BRACE);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public loopHead(): LoopHeadContext {
        let localContext = new LoopHeadContext(this.context, this.state);
        this.enterRule(localContext, 10, JavaScriptParser.RULE_loopHead);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 316;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.CONST:
            case JavaScriptParser.VAR:
            case JavaScriptParser.LET:
                {
                this.state = 306;
                _la = this.tokenStream.LA(1);
                if(!(_la === 9 || _la === 31 || _la === 42)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 307;
                this.declarator();
                this.state = 312;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 58) {
                    {
                    {
                    this.state = 308;
                    this.match(JavaScriptParser.COMMA);
                    this.state = 309;
                    this.declarator();
                    }
                    }
                    this.state = 314;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case JavaScriptParser.DELETE:
            case JavaScriptParser.NEW:
            case JavaScriptParser.TYPEOF:
            case JavaScriptParser.VOID:
            case JavaScriptParser.ASYNC:
            case JavaScriptParser.AWAIT:
            case JavaScriptParser.YIELD:
            case JavaScriptParser.IDENTIFIER:
            case JavaScriptParser.PRIVATE:
            case JavaScriptParser.NUMBER:
            case JavaScriptParser.STRING:
            case JavaScriptParser.OPEN_BRACKET:
            case JavaScriptParser.TEMPLATE_OPEN:
            case JavaScriptParser.NOT:
            case JavaScriptParser.BIT_NOT:
            case JavaScriptParser.REGULAR_EXPRESSION:
            case JavaScriptParser.JSX_OPEN:
            case JavaScriptParser.OBJECT_OPEN:
            case JavaScriptParser.GROUP_OPEN:
            case JavaScriptParser.UNARY_PLUS:
            case JavaScriptParser.UNARY_MINUS:
            case JavaScriptParser.PREFIX_INCREMENT:
            case JavaScriptParser.PREFIX_DECREMENT:
            case JavaScriptParser.FUNCTION_EXPRESSION:
            case JavaScriptParser.CLASS_EXPRESSION:
            case JavaScriptParser.EXPRESSION_AT:
            case JavaScriptParser.ARROW_OPEN:
                {
                this.state = 315;
                this.expression();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 320;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 43 || _la === 140) {
                {
                this.state = 318;
                _la = this.tokenStream.LA(1);
                if(!(_la === 43 || _la === 140)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 319;
                this.expression();
                }
            }

            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public returnValue(): ReturnValueContext {
        let localContext = new ReturnValueContext(this.context, this.state);
        this.enterRule(localContext, 12, JavaScriptParser.RULE_returnValue);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 322;
            this.expression();
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public switchCase(): SwitchCaseContext {
        let localContext = new SwitchCaseContext(this.context, this.state);
        this.enterRule(localContext, 14, JavaScriptParser.RULE_switchCase);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 327;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.CASE:
                {
                this.state = 324;
                this.match(JavaScriptParser.CASE);
                this.state = 325;
                this.expression();
                }
                break;
            case JavaScriptParser.DEFAULT:
                {
                this.state = 326;
                this.match(JavaScriptParser.DEFAULT);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 329;
            this.match(JavaScriptParser.COLON);
            this.state = 333;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 5)) & ~0x1F) === 0 && ((1 << (_la - 5)) & 1072941945) !== 0) || ((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 402800403) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || ((((_la - 142)) & ~0x1F) === 0 && ((1 << (_la - 142)) & 241) !== 0)) {
                {
                {
                this.state = 330;
                this.statement();
                }
                }
                this.state = 335;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public importPart(): ImportPartContext {
        let localContext = new ImportPartContext(this.context, this.state);
        this.enterRule(localContext, 16, JavaScriptParser.RULE_importPart);
        try {
            this.state = 347;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 336;
                this.match(JavaScriptParser.IDENTIFIER);
                this.state = 341;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.IDENTIFIER:
                    {
                    this.state = 337;
                    this.match(JavaScriptParser.IDENTIFIER);
                    }
                    break;
                case JavaScriptParser.MULTIPLY:
                    {
                    this.state = 338;
                    this.match(JavaScriptParser.MULTIPLY);
                    this.state = 339;
                    this.match(JavaScriptParser.AS);
                    this.state = 340;
                    this.match(JavaScriptParser.IDENTIFIER);
                    }
                    break;
                case JavaScriptParser.FROM:
                case JavaScriptParser.COMMA:
                    break;
                default:
                    break;
                }
                }
                break;
            case JavaScriptParser.MULTIPLY:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 343;
                this.match(JavaScriptParser.MULTIPLY);
                this.state = 344;
                this.match(JavaScriptParser.AS);
                this.state = 345;
                this.match(JavaScriptParser.IDENTIFIER);
                }
                break;
            case JavaScriptParser.OBJECT_OPEN:
            case JavaScriptParser.SPECIFIERS_OPEN:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 346;
                this.specifiers();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public exported(): ExportedContext {
        let localContext = new ExportedContext(this.context, this.state);
        this.enterRule(localContext, 18, JavaScriptParser.RULE_exported);
        let _la: number;
        try {
            this.state = 377;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 57, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 350;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 12) {
                    {
                    this.state = 349;
                    this.match(JavaScriptParser.DEFAULT);
                    }
                }

                this.state = 352;
                this.statement();
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 353;
                this.match(JavaScriptParser.MULTIPLY);
                this.state = 356;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 36) {
                    {
                    this.state = 354;
                    this.match(JavaScriptParser.AS);
                    this.state = 355;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 47 || _la === 50)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                }

                this.state = 358;
                this.match(JavaScriptParser.FROM);
                this.state = 359;
                this.match(JavaScriptParser.STRING);
                this.state = 361;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 143) {
                    {
                    this.state = 360;
                    this.attributes();
                    }
                }

                this.state = 364;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 363;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 366;
                this.specifiers();
                this.state = 372;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 40) {
                    {
                    this.state = 367;
                    this.match(JavaScriptParser.FROM);
                    this.state = 368;
                    this.match(JavaScriptParser.STRING);
                    this.state = 370;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 143) {
                        {
                        this.state = 369;
                        this.attributes();
                        }
                    }

                    }
                }

                this.state = 375;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 374;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public specifiers(): SpecifiersContext {
        let localContext = new SpecifiersContext(this.context, this.state);
        this.enterRule(localContext, 20, JavaScriptParser.RULE_specifiers);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 379;
            _la = this.tokenStream.LA(1);
            if(!(_la === 128 || _la === 145)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 391;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 47 || _la === 50) {
                {
                this.state = 380;
                this.specifier();
                this.state = 385;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 58, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 381;
                        this.match(JavaScriptParser.COMMA);
                        this.state = 382;
                        this.specifier();
                        }
                        }
                    }
                    this.state = 387;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 58, this.context);
                }
                this.state = 389;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 388;
                    this.match(JavaScriptParser.COMMA);
                    }
                }

                }
            }

            this.state = 393;
            this.match(JavaScriptParser.CLOSE_BRACE);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public specifier(): SpecifierContext {
        let localContext = new SpecifierContext(this.context, this.state);
        this.enterRule(localContext, 22, JavaScriptParser.RULE_specifier);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 395;
            _la = this.tokenStream.LA(1);
            if(!(_la === 47 || _la === 50)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 398;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 36) {
                {
                this.state = 396;
                this.match(JavaScriptParser.AS);
                this.state = 397;
                _la = this.tokenStream.LA(1);
                if(!(_la === 47 || _la === 50)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
            }

            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public attributes(): AttributesContext {
        let localContext = new AttributesContext(this.context, this.state);
        this.enterRule(localContext, 24, JavaScriptParser.RULE_attributes);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 400;
            this.match(JavaScriptParser.ATTRIBUTES);
            this.state = 401;
            this.match(JavaScriptParser.OBJECT_OPEN);
            this.state = 413;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 269547081) !== 0) || _la === 137) {
                {
                this.state = 402;
                this.member();
                this.state = 407;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 62, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 403;
                        this.match(JavaScriptParser.COMMA);
                        this.state = 404;
                        this.member();
                        }
                        }
                    }
                    this.state = 409;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 62, this.context);
                }
                this.state = 411;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 410;
                    this.match(JavaScriptParser.COMMA);
                    }
                }

                }
            }

            this.state = 415;
            this.match(JavaScriptParser.CLOSE_BRACE);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public parameters(): ParametersContext {
        let localContext = new ParametersContext(this.context, this.state);
        this.enterRule(localContext, 26, JavaScriptParser.RULE_parameters);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 417;
            this.match(JavaScriptParser.OPEN_PAREN);
            this.state = 429;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 65793) !== 0) || _la === 128) {
                {
                this.state = 418;
                this.parameter();
                this.state = 423;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 65, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 419;
                        this.match(JavaScriptParser.COMMA);
                        this.state = 420;
                        this.parameter();
                        }
                        }
                    }
                    this.state = 425;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 65, this.context);
                }
                this.state = 427;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 426;
                    this.match(JavaScriptParser.COMMA);
                    }
                }

                }
            }

            this.state = 431;
            this.match(JavaScriptParser.CLOSE_PAREN);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public parameter(): ParameterContext {
        let localContext = new ParameterContext(this.context, this.state);
        this.enterRule(localContext, 28, JavaScriptParser.RULE_parameter);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 434;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 63) {
                {
                this.state = 433;
                this.match(JavaScriptParser.ELLIPSIS);
                }
            }

            this.state = 436;
            this.binding();
            this.state = 439;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 67) {
                {
                this.state = 437;
                this.match(JavaScriptParser.ASSIGN);
                this.state = 438;
                this.assignment();
                }
            }

            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public classTail(): ClassTailContext {
        let localContext = new ClassTailContext(this.context, this.state);
        this.enterRule(localContext, 30, JavaScriptParser.RULE_classTail);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 442;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 47) {
                {
                this.state = 441;
                this.match(JavaScriptParser.IDENTIFIER);
                }
            }

            this.state = 446;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 17) {
                {
                this.state = 444;
                this.match(JavaScriptParser.EXTENDS);
                this.state = 445;
                this.operand();
                }
            }

            this.state = 448;
            this.match(JavaScriptParser.OPEN_BRACE);
            this.state = 453;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 1079113289) !== 0) || _la === 137) {
                {
                this.state = 451;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.ACCESSOR:
                case JavaScriptParser.ASYNC:
                case JavaScriptParser.GET:
                case JavaScriptParser.SET:
                case JavaScriptParser.STATIC:
                case JavaScriptParser.IDENTIFIER:
                case JavaScriptParser.PRIVATE:
                case JavaScriptParser.NUMBER:
                case JavaScriptParser.STRING:
                case JavaScriptParser.OPEN_BRACE:
                case JavaScriptParser.OPEN_BRACKET:
                case JavaScriptParser.AT:
                case JavaScriptParser.GENERATOR:
                    {
                    this.state = 449;
                    this.classMember();
                    }
                    break;
                case JavaScriptParser.SEMICOLON:
                    {
                    this.state = 450;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 455;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 456;
            this.match(JavaScriptParser.CLOSE_BRACE);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public classMember(): ClassMemberContext {
        let localContext = new ClassMemberContext(this.context, this.state);
        this.enterRule(localContext, 32, JavaScriptParser.RULE_classMember);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 461;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 65) {
                {
                {
                this.state = 458;
                this.decorator();
                }
                }
                this.state = 463;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 467;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 1609) !== 0)) {
                {
                {
                this.state = 464;
                this.modifier();
                }
                }
                this.state = 469;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 482;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.OPEN_BRACE:
                {
                this.state = 470;
                this.block();
                }
                break;
            case JavaScriptParser.IDENTIFIER:
            case JavaScriptParser.PRIVATE:
            case JavaScriptParser.NUMBER:
            case JavaScriptParser.STRING:
            case JavaScriptParser.OPEN_BRACKET:
            case JavaScriptParser.GENERATOR:
                {
                this.state = 472;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 137) {
                    {
                    this.state = 471;
                    this.match(JavaScriptParser.GENERATOR);
                    }
                }

                this.state = 474;
                this.memberName();
                this.state = 480;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.OPEN_PAREN:
                    {
                    this.state = 475;
                    this.parameters();
                    this.state = 476;
                    this.block();
                    }
                    break;
                case JavaScriptParser.ASSIGN:
                    {
                    this.state = 478;
                    this.match(JavaScriptParser.ASSIGN);
                    this.state = 479;
                    this.assignment();
                    }
                    break;
                case JavaScriptParser.ACCESSOR:
                case JavaScriptParser.ASYNC:
                case JavaScriptParser.GET:
                case JavaScriptParser.SET:
                case JavaScriptParser.STATIC:
                case JavaScriptParser.IDENTIFIER:
                case JavaScriptParser.PRIVATE:
                case JavaScriptParser.NUMBER:
                case JavaScriptParser.STRING:
                case JavaScriptParser.OPEN_BRACE:
                case JavaScriptParser.CLOSE_BRACE:
                case JavaScriptParser.OPEN_BRACKET:
                case JavaScriptParser.SEMICOLON:
                case JavaScriptParser.AT:
                case JavaScriptParser.GENERATOR:
                    break;
                default:
                    break;
                }
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public modifier(): ModifierContext {
        let localContext = new ModifierContext(this.context, this.state);
        this.enterRule(localContext, 34, JavaScriptParser.RULE_modifier);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 484;
            _la = this.tokenStream.LA(1);
            if(!(((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 1609) !== 0))) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public memberName(): MemberNameContext {
        let localContext = new MemberNameContext(this.context, this.state);
        this.enterRule(localContext, 36, JavaScriptParser.RULE_memberName);
        try {
            this.state = 494;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 486;
                this.match(JavaScriptParser.IDENTIFIER);
                }
                break;
            case JavaScriptParser.NUMBER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 487;
                this.match(JavaScriptParser.NUMBER);
                }
                break;
            case JavaScriptParser.STRING:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 488;
                this.match(JavaScriptParser.STRING);
                }
                break;
            case JavaScriptParser.PRIVATE:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 489;
                this.match(JavaScriptParser.PRIVATE);
                }
                break;
            case JavaScriptParser.OPEN_BRACKET:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 490;
                this.match(JavaScriptParser.OPEN_BRACKET);
                this.state = 491;
                this.expression();
                this.state = 492;
                this.match(JavaScriptParser.CLOSE_BRACKET);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public decorator(): DecoratorContext {
        let localContext = new DecoratorContext(this.context, this.state);
        this.enterRule(localContext, 38, JavaScriptParser.RULE_decorator);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 496;
            this.match(JavaScriptParser.AT);
            this.state = 497;
            this.decorating();
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public decorating(): DecoratingContext {
        let localContext = new DecoratingContext(this.context, this.state);
        this.enterRule(localContext, 40, JavaScriptParser.RULE_decorating);
        let _la: number;
        try {
            let alternative: number;
            this.state = 528;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 499;
                this.match(JavaScriptParser.IDENTIFIER);
                this.state = 504;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 61) {
                    {
                    {
                    this.state = 500;
                    this.match(JavaScriptParser.DOT);
                    this.state = 501;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 47 || _la === 48)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    }
                    this.state = 506;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 522;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 138) {
                    {
                    this.state = 507;
                    this.match(JavaScriptParser.CALL_OPEN);
                    this.state = 519;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 1180191) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || _la === 142) {
                        {
                        this.state = 508;
                        this.argument();
                        this.state = 513;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 81, this.context);
                        while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                            if (alternative === 1) {
                                {
                                {
                                this.state = 509;
                                this.match(JavaScriptParser.COMMA);
                                this.state = 510;
                                this.argument();
                                }
                                }
                            }
                            this.state = 515;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 81, this.context);
                        }
                        this.state = 517;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 58) {
                            {
                            this.state = 516;
                            this.match(JavaScriptParser.COMMA);
                            }
                        }

                        }
                    }

                    this.state = 521;
                    this.match(JavaScriptParser.CLOSE_PAREN);
                    }
                }

                }
                break;
            case JavaScriptParser.GROUP_OPEN:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 524;
                this.match(JavaScriptParser.GROUP_OPEN);
                this.state = 525;
                this.expression();
                this.state = 526;
                this.match(JavaScriptParser.CLOSE_PAREN);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public expression(): ExpressionContext {
        let localContext = new ExpressionContext(this.context, this.state);
        this.enterRule(localContext, 42, JavaScriptParser.RULE_expression);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 530;
            this.assignment();
            this.state = 535;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 58) {
                {
                {
                this.state = 531;
                this.match(JavaScriptParser.COMMA);
                this.state = 532;
                this.assignment();
                }
                }
                this.state = 537;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public assignment(): AssignmentContext {
        let localContext = new AssignmentContext(this.context, this.state);
        this.enterRule(localContext, 44, JavaScriptParser.RULE_assignment);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 538;
            this.operand();
            this.state = 548;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 23 || _la === 24 || ((((_la - 60)) & ~0x1F) === 0 && ((1 << (_la - 60)) & 4294967185) !== 0) || ((((_la - 92)) & ~0x1F) === 0 && ((1 << (_la - 92)) & 16383) !== 0)) {
                {
                this.state = 546;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.IN:
                case JavaScriptParser.INSTANCEOF:
                case JavaScriptParser.ARROW:
                case JavaScriptParser.ASSIGN:
                case JavaScriptParser.ASSIGN_ADD:
                case JavaScriptParser.ASSIGN_SUBTRACT:
                case JavaScriptParser.ASSIGN_MULTIPLY:
                case JavaScriptParser.ASSIGN_DIVIDE:
                case JavaScriptParser.ASSIGN_REMAINDER:
                case JavaScriptParser.ASSIGN_POWER:
                case JavaScriptParser.ASSIGN_SHIFT_LEFT:
                case JavaScriptParser.ASSIGN_SHIFT_RIGHT:
                case JavaScriptParser.ASSIGN_SHIFT_RIGHT_UNSIGNED:
                case JavaScriptParser.ASSIGN_BIT_AND:
                case JavaScriptParser.ASSIGN_BIT_OR:
                case JavaScriptParser.ASSIGN_BIT_XOR:
                case JavaScriptParser.ASSIGN_AND:
                case JavaScriptParser.ASSIGN_OR:
                case JavaScriptParser.ASSIGN_NULLISH:
                case JavaScriptParser.ADD:
                case JavaScriptParser.SUBTRACT:
                case JavaScriptParser.MULTIPLY:
                case JavaScriptParser.DIVIDE:
                case JavaScriptParser.REMAINDER:
                case JavaScriptParser.POWER:
                case JavaScriptParser.SHIFT_LEFT:
                case JavaScriptParser.SHIFT_RIGHT:
                case JavaScriptParser.SHIFT_RIGHT_UNSIGNED:
                case JavaScriptParser.BIT_AND:
                case JavaScriptParser.BIT_OR:
                case JavaScriptParser.BIT_XOR:
                case JavaScriptParser.AND:
                case JavaScriptParser.OR:
                case JavaScriptParser.NULLISH:
                case JavaScriptParser.LESS:
                case JavaScriptParser.GREATER:
                case JavaScriptParser.LESS_EQUAL:
                case JavaScriptParser.GREATER_EQUAL:
                case JavaScriptParser.EQUAL:
                case JavaScriptParser.NOT_EQUAL:
                case JavaScriptParser.SAME:
                case JavaScriptParser.NOT_SAME:
                    {
                    this.state = 539;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 23 || _la === 24 || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 4294967289) !== 0) || ((((_la - 96)) & ~0x1F) === 0 && ((1 << (_la - 96)) & 1023) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 540;
                    this.operand();
                    }
                    break;
                case JavaScriptParser.QUESTION:
                    {
                    this.state = 541;
                    this.match(JavaScriptParser.QUESTION);
                    this.state = 542;
                    this.assignment();
                    this.state = 543;
                    this.match(JavaScriptParser.COLON);
                    this.state = 544;
                    this.operand();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 550;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public operand(): OperandContext {
        let localContext = new OperandContext(this.context, this.state);
        this.enterRule(localContext, 46, JavaScriptParser.RULE_operand);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 554;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1107304448) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 16577) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 251658243) !== 0)) {
                {
                {
                this.state = 551;
                _la = this.tokenStream.LA(1);
                if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 1107304448) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 16577) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 251658243) !== 0))) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                }
                this.state = 556;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 660;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.NUMBER:
                {
                this.state = 557;
                this.match(JavaScriptParser.NUMBER);
                }
                break;
            case JavaScriptParser.IDENTIFIER:
                {
                this.state = 558;
                this.match(JavaScriptParser.IDENTIFIER);
                }
                break;
            case JavaScriptParser.STRING:
                {
                this.state = 559;
                this.match(JavaScriptParser.STRING);
                }
                break;
            case JavaScriptParser.PRIVATE:
                {
                this.state = 560;
                this.match(JavaScriptParser.PRIVATE);
                }
                break;
            case JavaScriptParser.REGULAR_EXPRESSION:
                {
                this.state = 561;
                this.match(JavaScriptParser.REGULAR_EXPRESSION);
                }
                break;
            case JavaScriptParser.GROUP_OPEN:
                {
                this.state = 562;
                this.match(JavaScriptParser.GROUP_OPEN);
                this.state = 574;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 1180191) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || _la === 142) {
                    {
                    this.state = 563;
                    this.argument();
                    this.state = 568;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 90, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 564;
                            this.match(JavaScriptParser.COMMA);
                            this.state = 565;
                            this.argument();
                            }
                            }
                        }
                        this.state = 570;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 90, this.context);
                    }
                    this.state = 572;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 58) {
                        {
                        this.state = 571;
                        this.match(JavaScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 576;
                this.match(JavaScriptParser.CLOSE_PAREN);
                }
                break;
            case JavaScriptParser.OPEN_BRACKET:
                {
                this.state = 577;
                this.match(JavaScriptParser.OPEN_BRACKET);
                this.state = 581;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 58) {
                    {
                    {
                    this.state = 578;
                    this.match(JavaScriptParser.COMMA);
                    }
                    }
                    this.state = 583;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 602;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 1180191) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || _la === 142) {
                    {
                    this.state = 584;
                    this.argument();
                    this.state = 593;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 95, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 586;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            do {
                                {
                                {
                                this.state = 585;
                                this.match(JavaScriptParser.COMMA);
                                }
                                }
                                this.state = 588;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            } while (_la === 58);
                            this.state = 590;
                            this.argument();
                            }
                            }
                        }
                        this.state = 595;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 95, this.context);
                    }
                    this.state = 599;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 58) {
                        {
                        {
                        this.state = 596;
                        this.match(JavaScriptParser.COMMA);
                        }
                        }
                        this.state = 601;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 604;
                this.match(JavaScriptParser.CLOSE_BRACKET);
                }
                break;
            case JavaScriptParser.OBJECT_OPEN:
                {
                this.state = 605;
                this.match(JavaScriptParser.OBJECT_OPEN);
                this.state = 617;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 269547081) !== 0) || _la === 137) {
                    {
                    this.state = 606;
                    this.member();
                    this.state = 611;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 98, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 607;
                            this.match(JavaScriptParser.COMMA);
                            this.state = 608;
                            this.member();
                            }
                            }
                        }
                        this.state = 613;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 98, this.context);
                    }
                    this.state = 615;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 58) {
                        {
                        this.state = 614;
                        this.match(JavaScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 619;
                this.match(JavaScriptParser.CLOSE_BRACE);
                }
                break;
            case JavaScriptParser.TEMPLATE_OPEN:
                {
                this.state = 620;
                this.match(JavaScriptParser.TEMPLATE_OPEN);
                this.state = 628;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 112 || _la === 113) {
                    {
                    this.state = 626;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case JavaScriptParser.TEMPLATE_CHARACTERS:
                        {
                        this.state = 621;
                        this.match(JavaScriptParser.TEMPLATE_CHARACTERS);
                        }
                        break;
                    case JavaScriptParser.SUBSTITUTION_OPEN:
                        {
                        this.state = 622;
                        this.match(JavaScriptParser.SUBSTITUTION_OPEN);
                        this.state = 623;
                        this.expression();
                        this.state = 624;
                        this.match(JavaScriptParser.CLOSE_BRACE);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 630;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 631;
                this.match(JavaScriptParser.TEMPLATE_CLOSE);
                }
                break;
            case JavaScriptParser.FUNCTION_EXPRESSION:
                {
                this.state = 632;
                this.match(JavaScriptParser.FUNCTION_EXPRESSION);
                this.state = 634;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 137) {
                    {
                    this.state = 633;
                    this.match(JavaScriptParser.GENERATOR);
                    }
                }

                this.state = 637;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 47) {
                    {
                    this.state = 636;
                    this.match(JavaScriptParser.IDENTIFIER);
                    }
                }

                this.state = 639;
                this.parameters();
                this.state = 640;
                this.block();
                }
                break;
            case JavaScriptParser.CLASS_EXPRESSION:
            case JavaScriptParser.EXPRESSION_AT:
                {
                this.state = 646;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 136) {
                    {
                    {
                    this.state = 642;
                    this.match(JavaScriptParser.EXPRESSION_AT);
                    this.state = 643;
                    this.decorating();
                    }
                    }
                    this.state = 648;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 649;
                this.match(JavaScriptParser.CLASS_EXPRESSION);
                this.state = 650;
                this.classTail();
                }
                break;
            case JavaScriptParser.ARROW_OPEN:
                {
                this.state = 651;
                this.match(JavaScriptParser.ARROW_OPEN);
                this.state = 655;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 5)) & ~0x1F) === 0 && ((1 << (_la - 5)) & 1072941945) !== 0) || ((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 402800403) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || ((((_la - 142)) & ~0x1F) === 0 && ((1 << (_la - 142)) & 241) !== 0)) {
                    {
                    {
                    this.state = 652;
                    this.statement();
                    }
                    }
                    this.state = 657;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 658;
                this.match(JavaScriptParser.CLOSE_BRACE);
                }
                break;
            case JavaScriptParser.JSX_OPEN:
                {
                this.state = 659;
                this.element();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 735;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 61 || _la === 62 || ((((_la - 108)) & ~0x1F) === 0 && ((1 << (_la - 108)) & 3221225475) !== 0) || _la === 141) {
                {
                this.state = 733;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.DOT:
                    {
                    this.state = 662;
                    this.match(JavaScriptParser.DOT);
                    this.state = 663;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 47 || _la === 48)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    break;
                case JavaScriptParser.OPTIONAL_CHAIN:
                    {
                    this.state = 664;
                    this.match(JavaScriptParser.OPTIONAL_CHAIN);
                    this.state = 698;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case JavaScriptParser.IDENTIFIER:
                        {
                        this.state = 665;
                        this.match(JavaScriptParser.IDENTIFIER);
                        }
                        break;
                    case JavaScriptParser.PRIVATE:
                        {
                        this.state = 666;
                        this.match(JavaScriptParser.PRIVATE);
                        }
                        break;
                    case JavaScriptParser.INDEX_OPEN:
                        {
                        this.state = 667;
                        this.match(JavaScriptParser.INDEX_OPEN);
                        this.state = 668;
                        this.expression();
                        this.state = 669;
                        this.match(JavaScriptParser.CLOSE_BRACKET);
                        }
                        break;
                    case JavaScriptParser.CALL_OPEN:
                        {
                        this.state = 671;
                        this.match(JavaScriptParser.CALL_OPEN);
                        this.state = 683;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 1180191) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || _la === 142) {
                            {
                            this.state = 672;
                            this.argument();
                            this.state = 677;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 108, this.context);
                            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                                if (alternative === 1) {
                                    {
                                    {
                                    this.state = 673;
                                    this.match(JavaScriptParser.COMMA);
                                    this.state = 674;
                                    this.argument();
                                    }
                                    }
                                }
                                this.state = 679;
                                this.errorHandler.sync(this);
                                alternative = this.interpreter.adaptivePredict(this.tokenStream, 108, this.context);
                            }
                            this.state = 681;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 58) {
                                {
                                this.state = 680;
                                this.match(JavaScriptParser.COMMA);
                                }
                            }

                            }
                        }

                        this.state = 685;
                        this.match(JavaScriptParser.CLOSE_PAREN);
                        }
                        break;
                    case JavaScriptParser.TAGGED_OPEN:
                        {
                        this.state = 686;
                        this.match(JavaScriptParser.TAGGED_OPEN);
                        this.state = 694;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 112 || _la === 113) {
                            {
                            this.state = 692;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case JavaScriptParser.TEMPLATE_CHARACTERS:
                                {
                                this.state = 687;
                                this.match(JavaScriptParser.TEMPLATE_CHARACTERS);
                                }
                                break;
                            case JavaScriptParser.SUBSTITUTION_OPEN:
                                {
                                this.state = 688;
                                this.match(JavaScriptParser.SUBSTITUTION_OPEN);
                                this.state = 689;
                                this.expression();
                                this.state = 690;
                                this.match(JavaScriptParser.CLOSE_BRACE);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            this.state = 696;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 697;
                        this.match(JavaScriptParser.TEMPLATE_CLOSE);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    break;
                case JavaScriptParser.INDEX_OPEN:
                    {
                    this.state = 700;
                    this.match(JavaScriptParser.INDEX_OPEN);
                    this.state = 701;
                    this.expression();
                    this.state = 702;
                    this.match(JavaScriptParser.CLOSE_BRACKET);
                    }
                    break;
                case JavaScriptParser.CALL_OPEN:
                    {
                    this.state = 704;
                    this.match(JavaScriptParser.CALL_OPEN);
                    this.state = 716;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 1180191) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || _la === 142) {
                        {
                        this.state = 705;
                        this.argument();
                        this.state = 710;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 114, this.context);
                        while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                            if (alternative === 1) {
                                {
                                {
                                this.state = 706;
                                this.match(JavaScriptParser.COMMA);
                                this.state = 707;
                                this.argument();
                                }
                                }
                            }
                            this.state = 712;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 114, this.context);
                        }
                        this.state = 714;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 58) {
                            {
                            this.state = 713;
                            this.match(JavaScriptParser.COMMA);
                            }
                        }

                        }
                    }

                    this.state = 718;
                    this.match(JavaScriptParser.CLOSE_PAREN);
                    }
                    break;
                case JavaScriptParser.TAGGED_OPEN:
                    {
                    this.state = 719;
                    this.match(JavaScriptParser.TAGGED_OPEN);
                    this.state = 727;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 112 || _la === 113) {
                        {
                        this.state = 725;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case JavaScriptParser.TEMPLATE_CHARACTERS:
                            {
                            this.state = 720;
                            this.match(JavaScriptParser.TEMPLATE_CHARACTERS);
                            }
                            break;
                        case JavaScriptParser.SUBSTITUTION_OPEN:
                            {
                            this.state = 721;
                            this.match(JavaScriptParser.SUBSTITUTION_OPEN);
                            this.state = 722;
                            this.expression();
                            this.state = 723;
                            this.match(JavaScriptParser.CLOSE_BRACE);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                        this.state = 729;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 730;
                    this.match(JavaScriptParser.TEMPLATE_CLOSE);
                    }
                    break;
                case JavaScriptParser.INCREMENT:
                    {
                    this.state = 731;
                    this.match(JavaScriptParser.INCREMENT);
                    }
                    break;
                case JavaScriptParser.DECREMENT:
                    {
                    this.state = 732;
                    this.match(JavaScriptParser.DECREMENT);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 737;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public argument(): ArgumentContext {
        let localContext = new ArgumentContext(this.context, this.state);
        this.enterRule(localContext, 48, JavaScriptParser.RULE_argument);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 739;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 63) {
                {
                this.state = 738;
                this.match(JavaScriptParser.ELLIPSIS);
                }
            }

            this.state = 741;
            this.assignment();
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public member(): MemberContext {
        let localContext = new MemberContext(this.context, this.state);
        this.enterRule(localContext, 50, JavaScriptParser.RULE_member);
        let _la: number;
        try {
            this.state = 764;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.ELLIPSIS:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 743;
                this.match(JavaScriptParser.ELLIPSIS);
                this.state = 744;
                this.assignment();
                }
                break;
            case JavaScriptParser.ACCESSOR:
            case JavaScriptParser.ASYNC:
            case JavaScriptParser.GET:
            case JavaScriptParser.SET:
            case JavaScriptParser.STATIC:
            case JavaScriptParser.IDENTIFIER:
            case JavaScriptParser.PRIVATE:
            case JavaScriptParser.NUMBER:
            case JavaScriptParser.STRING:
            case JavaScriptParser.OPEN_BRACKET:
            case JavaScriptParser.GENERATOR:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 748;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 1609) !== 0)) {
                    {
                    {
                    this.state = 745;
                    this.modifier();
                    }
                    }
                    this.state = 750;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 752;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 137) {
                    {
                    this.state = 751;
                    this.match(JavaScriptParser.GENERATOR);
                    }
                }

                this.state = 754;
                this.memberName();
                this.state = 762;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.COLON:
                    {
                    this.state = 755;
                    this.match(JavaScriptParser.COLON);
                    this.state = 756;
                    this.assignment();
                    }
                    break;
                case JavaScriptParser.OPEN_PAREN:
                    {
                    this.state = 757;
                    this.parameters();
                    this.state = 758;
                    this.block();
                    }
                    break;
                case JavaScriptParser.ASSIGN:
                    {
                    this.state = 760;
                    this.match(JavaScriptParser.ASSIGN);
                    this.state = 761;
                    this.assignment();
                    }
                    break;
                case JavaScriptParser.CLOSE_BRACE:
                case JavaScriptParser.COMMA:
                    break;
                default:
                    break;
                }
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public element(): ElementContext {
        let localContext = new ElementContext(this.context, this.state);
        this.enterRule(localContext, 52, JavaScriptParser.RULE_element);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 766;
            this.match(JavaScriptParser.JSX_OPEN);
            this.state = 798;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.JSX_NAME:
                {
                this.state = 767;
                this.elementName();
                this.state = 771;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 116 || _la === 126) {
                    {
                    {
                    this.state = 768;
                    this.attribute();
                    }
                    }
                    this.state = 773;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 787;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.JSX_SLASH:
                    {
                    this.state = 774;
                    this.match(JavaScriptParser.JSX_SLASH);
                    this.state = 775;
                    this.match(JavaScriptParser.JSX_CLOSE);
                    }
                    break;
                case JavaScriptParser.JSX_CLOSE:
                    {
                    this.state = 776;
                    this.match(JavaScriptParser.JSX_CLOSE);
                    this.state = 780;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (((((_la - 115)) & ~0x1F) === 0 && ((1 << (_la - 115)) & 3073) !== 0)) {
                        {
                        {
                        this.state = 777;
                        this.child();
                        }
                        }
                        this.state = 782;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 783;
                    this.match(JavaScriptParser.JSX_END_OPEN);
                    this.state = 784;
                    this.elementName();
                    this.state = 785;
                    this.match(JavaScriptParser.JSX_CLOSE);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                break;
            case JavaScriptParser.JSX_CLOSE:
                {
                this.state = 789;
                this.match(JavaScriptParser.JSX_CLOSE);
                this.state = 793;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 115)) & ~0x1F) === 0 && ((1 << (_la - 115)) & 3073) !== 0)) {
                    {
                    {
                    this.state = 790;
                    this.child();
                    }
                    }
                    this.state = 795;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 796;
                this.match(JavaScriptParser.JSX_END_OPEN);
                this.state = 797;
                this.match(JavaScriptParser.JSX_CLOSE);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public elementName(): ElementNameContext {
        let localContext = new ElementNameContext(this.context, this.state);
        this.enterRule(localContext, 54, JavaScriptParser.RULE_elementName);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 800;
            this.match(JavaScriptParser.JSX_NAME);
            this.state = 805;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 119 || _la === 120) {
                {
                {
                this.state = 801;
                _la = this.tokenStream.LA(1);
                if(!(_la === 119 || _la === 120)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 802;
                this.match(JavaScriptParser.JSX_NAME);
                }
                }
                this.state = 807;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public attribute(): AttributeContext {
        let localContext = new AttributeContext(this.context, this.state);
        this.enterRule(localContext, 56, JavaScriptParser.RULE_attribute);
        let _la: number;
        try {
            this.state = 825;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.JSX_NAME:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 808;
                this.elementName();
                this.state = 818;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 118) {
                    {
                    this.state = 809;
                    this.match(JavaScriptParser.JSX_ASSIGN);
                    this.state = 816;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case JavaScriptParser.JSX_STRING:
                        {
                        this.state = 810;
                        this.match(JavaScriptParser.JSX_STRING);
                        }
                        break;
                    case JavaScriptParser.JSX_BRACE:
                        {
                        this.state = 811;
                        this.match(JavaScriptParser.JSX_BRACE);
                        this.state = 812;
                        this.expression();
                        this.state = 813;
                        this.match(JavaScriptParser.CLOSE_BRACE);
                        }
                        break;
                    case JavaScriptParser.JSX_OPEN:
                        {
                        this.state = 815;
                        this.element();
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                }

                }
                break;
            case JavaScriptParser.JSX_BRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 820;
                this.match(JavaScriptParser.JSX_BRACE);
                this.state = 821;
                this.match(JavaScriptParser.ELLIPSIS);
                this.state = 822;
                this.assignment();
                this.state = 823;
                this.match(JavaScriptParser.CLOSE_BRACE);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public child(): ChildContext {
        let localContext = new ChildContext(this.context, this.state);
        this.enterRule(localContext, 58, JavaScriptParser.RULE_child);
        let _la: number;
        try {
            this.state = 837;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.JSX_TEXT:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 827;
                this.match(JavaScriptParser.JSX_TEXT);
                }
                break;
            case JavaScriptParser.JSX_BRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 828;
                this.match(JavaScriptParser.JSX_BRACE);
                this.state = 833;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 1180191) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || _la === 142) {
                    {
                    this.state = 830;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 63) {
                        {
                        this.state = 829;
                        this.match(JavaScriptParser.ELLIPSIS);
                        }
                    }

                    this.state = 832;
                    this.expression();
                    }
                }

                this.state = 835;
                this.match(JavaScriptParser.CLOSE_BRACE);
                }
                break;
            case JavaScriptParser.JSX_OPEN:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 836;
                this.element();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }

    public static readonly _serializedATN: number[] = [
        4,1,149,840,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,
        7,6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,
        13,2,14,7,14,2,15,7,15,2,16,7,16,2,17,7,17,2,18,7,18,2,19,7,19,2,
        20,7,20,2,21,7,21,2,22,7,22,2,23,7,23,2,24,7,24,2,25,7,25,2,26,7,
        26,2,27,7,27,2,28,7,28,2,29,7,29,1,0,5,0,62,8,0,10,0,12,0,65,9,0,
        1,0,1,0,1,1,1,1,1,1,1,1,1,1,1,1,5,1,75,8,1,10,1,12,1,78,9,1,1,1,
        3,1,81,8,1,1,1,1,1,3,1,85,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,3,1,94,
        8,1,1,1,1,1,3,1,98,8,1,1,1,1,1,3,1,102,8,1,1,1,1,1,3,1,106,8,1,1,
        1,1,1,3,1,110,8,1,3,1,112,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,
        1,1,1,1,1,1,1,1,1,1,1,1,1,3,1,129,8,1,1,1,1,1,1,1,3,1,134,8,1,1,
        1,1,1,3,1,138,8,1,1,1,1,1,3,1,142,8,1,1,1,3,1,145,8,1,1,1,1,1,1,
        1,3,1,150,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,3,1,159,8,1,1,1,3,1,162,
        8,1,1,1,1,1,3,1,166,8,1,1,1,1,1,1,1,1,1,1,1,1,1,5,1,174,8,1,10,1,
        12,1,177,9,1,1,1,1,1,1,1,1,1,1,1,1,1,3,1,185,8,1,1,1,1,1,3,1,189,
        8,1,1,1,3,1,192,8,1,1,1,1,1,1,1,1,1,1,1,1,1,4,1,200,8,1,11,1,12,
        1,201,1,1,3,1,205,8,1,1,1,3,1,208,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,
        1,5,1,217,8,1,10,1,12,1,220,9,1,1,1,1,1,3,1,224,8,1,1,1,1,1,3,1,
        228,8,1,1,1,3,1,231,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,
        3,1,243,8,1,3,1,245,8,1,1,2,1,2,5,2,249,8,2,10,2,12,2,252,9,2,1,
        2,1,2,1,3,1,3,1,3,3,3,259,8,3,1,4,1,4,1,4,5,4,264,8,4,10,4,12,4,
        267,9,4,1,4,1,4,4,4,271,8,4,11,4,12,4,272,1,4,5,4,276,8,4,10,4,12,
        4,279,9,4,1,4,5,4,282,8,4,10,4,12,4,285,9,4,3,4,287,8,4,1,4,1,4,
        1,4,1,4,1,4,5,4,294,8,4,10,4,12,4,297,9,4,1,4,3,4,300,8,4,3,4,302,
        8,4,1,4,3,4,305,8,4,1,5,1,5,1,5,1,5,5,5,311,8,5,10,5,12,5,314,9,
        5,1,5,3,5,317,8,5,1,5,1,5,3,5,321,8,5,1,6,1,6,1,7,1,7,1,7,3,7,328,
        8,7,1,7,1,7,5,7,332,8,7,10,7,12,7,335,9,7,1,8,1,8,1,8,1,8,1,8,3,
        8,342,8,8,1,8,1,8,1,8,1,8,3,8,348,8,8,1,9,3,9,351,8,9,1,9,1,9,1,
        9,1,9,3,9,357,8,9,1,9,1,9,1,9,3,9,362,8,9,1,9,3,9,365,8,9,1,9,1,
        9,1,9,1,9,3,9,371,8,9,3,9,373,8,9,1,9,3,9,376,8,9,3,9,378,8,9,1,
        10,1,10,1,10,1,10,5,10,384,8,10,10,10,12,10,387,9,10,1,10,3,10,390,
        8,10,3,10,392,8,10,1,10,1,10,1,11,1,11,1,11,3,11,399,8,11,1,12,1,
        12,1,12,1,12,1,12,5,12,406,8,12,10,12,12,12,409,9,12,1,12,3,12,412,
        8,12,3,12,414,8,12,1,12,1,12,1,13,1,13,1,13,1,13,5,13,422,8,13,10,
        13,12,13,425,9,13,1,13,3,13,428,8,13,3,13,430,8,13,1,13,1,13,1,14,
        3,14,435,8,14,1,14,1,14,1,14,3,14,440,8,14,1,15,3,15,443,8,15,1,
        15,1,15,3,15,447,8,15,1,15,1,15,1,15,5,15,452,8,15,10,15,12,15,455,
        9,15,1,15,1,15,1,16,5,16,460,8,16,10,16,12,16,463,9,16,1,16,5,16,
        466,8,16,10,16,12,16,469,9,16,1,16,1,16,3,16,473,8,16,1,16,1,16,
        1,16,1,16,1,16,1,16,3,16,481,8,16,3,16,483,8,16,1,17,1,17,1,18,1,
        18,1,18,1,18,1,18,1,18,1,18,1,18,3,18,495,8,18,1,19,1,19,1,19,1,
        20,1,20,1,20,5,20,503,8,20,10,20,12,20,506,9,20,1,20,1,20,1,20,1,
        20,5,20,512,8,20,10,20,12,20,515,9,20,1,20,3,20,518,8,20,3,20,520,
        8,20,1,20,3,20,523,8,20,1,20,1,20,1,20,1,20,3,20,529,8,20,1,21,1,
        21,1,21,5,21,534,8,21,10,21,12,21,537,9,21,1,22,1,22,1,22,1,22,1,
        22,1,22,1,22,1,22,5,22,547,8,22,10,22,12,22,550,9,22,1,23,5,23,553,
        8,23,10,23,12,23,556,9,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,
        1,23,5,23,567,8,23,10,23,12,23,570,9,23,1,23,3,23,573,8,23,3,23,
        575,8,23,1,23,1,23,1,23,5,23,580,8,23,10,23,12,23,583,9,23,1,23,
        1,23,4,23,587,8,23,11,23,12,23,588,1,23,5,23,592,8,23,10,23,12,23,
        595,9,23,1,23,5,23,598,8,23,10,23,12,23,601,9,23,3,23,603,8,23,1,
        23,1,23,1,23,1,23,1,23,5,23,610,8,23,10,23,12,23,613,9,23,1,23,3,
        23,616,8,23,3,23,618,8,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,5,23,
        627,8,23,10,23,12,23,630,9,23,1,23,1,23,1,23,3,23,635,8,23,1,23,
        3,23,638,8,23,1,23,1,23,1,23,1,23,1,23,5,23,645,8,23,10,23,12,23,
        648,9,23,1,23,1,23,1,23,1,23,5,23,654,8,23,10,23,12,23,657,9,23,
        1,23,1,23,3,23,661,8,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,
        1,23,1,23,1,23,1,23,1,23,5,23,676,8,23,10,23,12,23,679,9,23,1,23,
        3,23,682,8,23,3,23,684,8,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,5,
        23,693,8,23,10,23,12,23,696,9,23,1,23,3,23,699,8,23,1,23,1,23,1,
        23,1,23,1,23,1,23,1,23,1,23,5,23,709,8,23,10,23,12,23,712,9,23,1,
        23,3,23,715,8,23,3,23,717,8,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,
        5,23,726,8,23,10,23,12,23,729,9,23,1,23,1,23,1,23,5,23,734,8,23,
        10,23,12,23,737,9,23,1,24,3,24,740,8,24,1,24,1,24,1,25,1,25,1,25,
        5,25,747,8,25,10,25,12,25,750,9,25,1,25,3,25,753,8,25,1,25,1,25,
        1,25,1,25,1,25,1,25,1,25,1,25,3,25,763,8,25,3,25,765,8,25,1,26,1,
        26,1,26,5,26,770,8,26,10,26,12,26,773,9,26,1,26,1,26,1,26,1,26,5,
        26,779,8,26,10,26,12,26,782,9,26,1,26,1,26,1,26,1,26,3,26,788,8,
        26,1,26,1,26,5,26,792,8,26,10,26,12,26,795,9,26,1,26,1,26,3,26,799,
        8,26,1,27,1,27,1,27,5,27,804,8,27,10,27,12,27,807,9,27,1,28,1,28,
        1,28,1,28,1,28,1,28,1,28,1,28,3,28,817,8,28,3,28,819,8,28,1,28,1,
        28,1,28,1,28,1,28,3,28,826,8,28,1,29,1,29,1,29,3,29,831,8,29,1,29,
        3,29,834,8,29,1,29,1,29,3,29,838,8,29,1,29,0,0,30,0,2,4,6,8,10,12,
        14,16,18,20,22,24,26,28,30,32,34,36,38,40,42,44,46,48,50,52,54,56,
        58,0,11,3,0,9,9,31,31,42,42,2,0,57,57,146,146,2,0,5,5,10,10,2,0,
        43,43,140,140,2,0,47,47,50,50,2,0,128,128,145,145,4,0,35,35,38,38,
        41,41,44,45,1,0,47,48,3,0,23,24,64,64,67,105,8,0,13,13,25,25,30,
        30,32,32,38,39,46,46,106,107,130,133,1,0,119,120,998,0,63,1,0,0,
        0,2,244,1,0,0,0,4,246,1,0,0,0,6,255,1,0,0,0,8,304,1,0,0,0,10,316,
        1,0,0,0,12,322,1,0,0,0,14,327,1,0,0,0,16,347,1,0,0,0,18,377,1,0,
        0,0,20,379,1,0,0,0,22,395,1,0,0,0,24,400,1,0,0,0,26,417,1,0,0,0,
        28,434,1,0,0,0,30,442,1,0,0,0,32,461,1,0,0,0,34,484,1,0,0,0,36,494,
        1,0,0,0,38,496,1,0,0,0,40,528,1,0,0,0,42,530,1,0,0,0,44,538,1,0,
        0,0,46,554,1,0,0,0,48,739,1,0,0,0,50,764,1,0,0,0,52,766,1,0,0,0,
        54,800,1,0,0,0,56,825,1,0,0,0,58,837,1,0,0,0,60,62,3,2,1,0,61,60,
        1,0,0,0,62,65,1,0,0,0,63,61,1,0,0,0,63,64,1,0,0,0,64,66,1,0,0,0,
        65,63,1,0,0,0,66,67,5,0,0,1,67,1,1,0,0,0,68,245,5,146,0,0,69,245,
        3,4,2,0,70,71,7,0,0,0,71,76,3,6,3,0,72,73,5,58,0,0,73,75,3,6,3,0,
        74,72,1,0,0,0,75,78,1,0,0,0,76,74,1,0,0,0,76,77,1,0,0,0,77,80,1,
        0,0,0,78,76,1,0,0,0,79,81,5,57,0,0,80,79,1,0,0,0,80,81,1,0,0,0,81,
        245,1,0,0,0,82,84,3,42,21,0,83,85,5,57,0,0,84,83,1,0,0,0,84,85,1,
        0,0,0,85,245,1,0,0,0,86,87,5,21,0,0,87,88,5,53,0,0,88,89,3,42,21,
        0,89,90,5,54,0,0,90,93,3,2,1,0,91,92,5,15,0,0,92,94,3,2,1,0,93,91,
        1,0,0,0,93,94,1,0,0,0,94,245,1,0,0,0,95,97,5,19,0,0,96,98,5,39,0,
        0,97,96,1,0,0,0,97,98,1,0,0,0,98,99,1,0,0,0,99,101,5,53,0,0,100,
        102,3,10,5,0,101,100,1,0,0,0,101,102,1,0,0,0,102,111,1,0,0,0,103,
        105,5,57,0,0,104,106,3,42,21,0,105,104,1,0,0,0,105,106,1,0,0,0,106,
        107,1,0,0,0,107,109,5,57,0,0,108,110,3,42,21,0,109,108,1,0,0,0,109,
        110,1,0,0,0,110,112,1,0,0,0,111,103,1,0,0,0,111,112,1,0,0,0,112,
        113,1,0,0,0,113,114,5,54,0,0,114,245,3,2,1,0,115,116,5,33,0,0,116,
        117,5,53,0,0,117,118,3,42,21,0,118,119,5,54,0,0,119,120,3,2,1,0,
        120,245,1,0,0,0,121,122,5,14,0,0,122,123,3,2,1,0,123,124,5,33,0,
        0,124,125,5,53,0,0,125,126,3,42,21,0,126,128,5,54,0,0,127,129,7,
        1,0,0,128,127,1,0,0,0,128,129,1,0,0,0,129,245,1,0,0,0,130,131,5,
        26,0,0,131,133,3,12,6,0,132,134,5,57,0,0,133,132,1,0,0,0,133,134,
        1,0,0,0,134,245,1,0,0,0,135,137,5,147,0,0,136,138,5,57,0,0,137,136,
        1,0,0,0,137,138,1,0,0,0,138,245,1,0,0,0,139,141,7,2,0,0,140,142,
        5,144,0,0,141,140,1,0,0,0,141,142,1,0,0,0,142,144,1,0,0,0,143,145,
        5,57,0,0,144,143,1,0,0,0,144,145,1,0,0,0,145,245,1,0,0,0,146,147,
        5,28,0,0,147,149,3,42,21,0,148,150,5,57,0,0,149,148,1,0,0,0,149,
        150,1,0,0,0,150,245,1,0,0,0,151,152,5,29,0,0,152,161,3,4,2,0,153,
        158,5,7,0,0,154,155,5,53,0,0,155,156,3,8,4,0,156,157,5,54,0,0,157,
        159,1,0,0,0,158,154,1,0,0,0,158,159,1,0,0,0,159,160,1,0,0,0,160,
        162,3,4,2,0,161,153,1,0,0,0,161,162,1,0,0,0,162,165,1,0,0,0,163,
        164,5,18,0,0,164,166,3,4,2,0,165,163,1,0,0,0,165,166,1,0,0,0,166,
        245,1,0,0,0,167,168,5,27,0,0,168,169,5,53,0,0,169,170,3,42,21,0,
        170,171,5,54,0,0,171,175,5,51,0,0,172,174,3,14,7,0,173,172,1,0,0,
        0,174,177,1,0,0,0,175,173,1,0,0,0,175,176,1,0,0,0,176,178,1,0,0,
        0,177,175,1,0,0,0,178,179,5,52,0,0,179,245,1,0,0,0,180,181,5,149,
        0,0,181,182,5,59,0,0,182,245,3,2,1,0,183,185,5,148,0,0,184,183,1,
        0,0,0,184,185,1,0,0,0,185,186,1,0,0,0,186,188,5,20,0,0,187,189,5,
        137,0,0,188,187,1,0,0,0,188,189,1,0,0,0,189,191,1,0,0,0,190,192,
        5,47,0,0,191,190,1,0,0,0,191,192,1,0,0,0,192,193,1,0,0,0,193,194,
        3,26,13,0,194,195,3,4,2,0,195,245,1,0,0,0,196,197,5,8,0,0,197,245,
        3,30,15,0,198,200,3,38,19,0,199,198,1,0,0,0,200,201,1,0,0,0,201,
        199,1,0,0,0,201,202,1,0,0,0,202,204,1,0,0,0,203,205,5,16,0,0,204,
        203,1,0,0,0,204,205,1,0,0,0,205,207,1,0,0,0,206,208,5,12,0,0,207,
        206,1,0,0,0,207,208,1,0,0,0,208,209,1,0,0,0,209,210,5,8,0,0,210,
        211,3,30,15,0,211,245,1,0,0,0,212,223,5,22,0,0,213,218,3,16,8,0,
        214,215,5,58,0,0,215,217,3,16,8,0,216,214,1,0,0,0,217,220,1,0,0,
        0,218,216,1,0,0,0,218,219,1,0,0,0,219,221,1,0,0,0,220,218,1,0,0,
        0,221,222,5,40,0,0,222,224,1,0,0,0,223,213,1,0,0,0,223,224,1,0,0,
        0,224,225,1,0,0,0,225,227,5,50,0,0,226,228,3,24,12,0,227,226,1,0,
        0,0,227,228,1,0,0,0,228,230,1,0,0,0,229,231,5,57,0,0,230,229,1,0,
        0,0,230,231,1,0,0,0,231,245,1,0,0,0,232,233,5,16,0,0,233,245,3,18,
        9,0,234,235,5,34,0,0,235,236,5,53,0,0,236,237,3,42,21,0,237,238,
        5,54,0,0,238,239,3,2,1,0,239,245,1,0,0,0,240,242,5,11,0,0,241,243,
        5,57,0,0,242,241,1,0,0,0,242,243,1,0,0,0,243,245,1,0,0,0,244,68,
        1,0,0,0,244,69,1,0,0,0,244,70,1,0,0,0,244,82,1,0,0,0,244,86,1,0,
        0,0,244,95,1,0,0,0,244,115,1,0,0,0,244,121,1,0,0,0,244,130,1,0,0,
        0,244,135,1,0,0,0,244,139,1,0,0,0,244,146,1,0,0,0,244,151,1,0,0,
        0,244,167,1,0,0,0,244,180,1,0,0,0,244,184,1,0,0,0,244,196,1,0,0,
        0,244,199,1,0,0,0,244,212,1,0,0,0,244,232,1,0,0,0,244,234,1,0,0,
        0,244,240,1,0,0,0,245,3,1,0,0,0,246,250,5,51,0,0,247,249,3,2,1,0,
        248,247,1,0,0,0,249,252,1,0,0,0,250,248,1,0,0,0,250,251,1,0,0,0,
        251,253,1,0,0,0,252,250,1,0,0,0,253,254,5,52,0,0,254,5,1,0,0,0,255,
        258,3,8,4,0,256,257,5,67,0,0,257,259,3,44,22,0,258,256,1,0,0,0,258,
        259,1,0,0,0,259,7,1,0,0,0,260,305,5,47,0,0,261,265,5,55,0,0,262,
        264,5,58,0,0,263,262,1,0,0,0,264,267,1,0,0,0,265,263,1,0,0,0,265,
        266,1,0,0,0,266,286,1,0,0,0,267,265,1,0,0,0,268,277,3,48,24,0,269,
        271,5,58,0,0,270,269,1,0,0,0,271,272,1,0,0,0,272,270,1,0,0,0,272,
        273,1,0,0,0,273,274,1,0,0,0,274,276,3,48,24,0,275,270,1,0,0,0,276,
        279,1,0,0,0,277,275,1,0,0,0,277,278,1,0,0,0,278,283,1,0,0,0,279,
        277,1,0,0,0,280,282,5,58,0,0,281,280,1,0,0,0,282,285,1,0,0,0,283,
        281,1,0,0,0,283,284,1,0,0,0,284,287,1,0,0,0,285,283,1,0,0,0,286,
        268,1,0,0,0,286,287,1,0,0,0,287,288,1,0,0,0,288,305,5,56,0,0,289,
        301,5,128,0,0,290,295,3,50,25,0,291,292,5,58,0,0,292,294,3,50,25,
        0,293,291,1,0,0,0,294,297,1,0,0,0,295,293,1,0,0,0,295,296,1,0,0,
        0,296,299,1,0,0,0,297,295,1,0,0,0,298,300,5,58,0,0,299,298,1,0,0,
        0,299,300,1,0,0,0,300,302,1,0,0,0,301,290,1,0,0,0,301,302,1,0,0,
        0,302,303,1,0,0,0,303,305,5,52,0,0,304,260,1,0,0,0,304,261,1,0,0,
        0,304,289,1,0,0,0,305,9,1,0,0,0,306,307,7,0,0,0,307,312,3,6,3,0,
        308,309,5,58,0,0,309,311,3,6,3,0,310,308,1,0,0,0,311,314,1,0,0,0,
        312,310,1,0,0,0,312,313,1,0,0,0,313,317,1,0,0,0,314,312,1,0,0,0,
        315,317,3,42,21,0,316,306,1,0,0,0,316,315,1,0,0,0,317,320,1,0,0,
        0,318,319,7,3,0,0,319,321,3,42,21,0,320,318,1,0,0,0,320,321,1,0,
        0,0,321,11,1,0,0,0,322,323,3,42,21,0,323,13,1,0,0,0,324,325,5,6,
        0,0,325,328,3,42,21,0,326,328,5,12,0,0,327,324,1,0,0,0,327,326,1,
        0,0,0,328,329,1,0,0,0,329,333,5,59,0,0,330,332,3,2,1,0,331,330,1,
        0,0,0,332,335,1,0,0,0,333,331,1,0,0,0,333,334,1,0,0,0,334,15,1,0,
        0,0,335,333,1,0,0,0,336,341,5,47,0,0,337,342,5,47,0,0,338,339,5,
        85,0,0,339,340,5,36,0,0,340,342,5,47,0,0,341,337,1,0,0,0,341,338,
        1,0,0,0,341,342,1,0,0,0,342,348,1,0,0,0,343,344,5,85,0,0,344,345,
        5,36,0,0,345,348,5,47,0,0,346,348,3,20,10,0,347,336,1,0,0,0,347,
        343,1,0,0,0,347,346,1,0,0,0,348,17,1,0,0,0,349,351,5,12,0,0,350,
        349,1,0,0,0,350,351,1,0,0,0,351,352,1,0,0,0,352,378,3,2,1,0,353,
        356,5,85,0,0,354,355,5,36,0,0,355,357,7,4,0,0,356,354,1,0,0,0,356,
        357,1,0,0,0,357,358,1,0,0,0,358,359,5,40,0,0,359,361,5,50,0,0,360,
        362,3,24,12,0,361,360,1,0,0,0,361,362,1,0,0,0,362,364,1,0,0,0,363,
        365,5,57,0,0,364,363,1,0,0,0,364,365,1,0,0,0,365,378,1,0,0,0,366,
        372,3,20,10,0,367,368,5,40,0,0,368,370,5,50,0,0,369,371,3,24,12,
        0,370,369,1,0,0,0,370,371,1,0,0,0,371,373,1,0,0,0,372,367,1,0,0,
        0,372,373,1,0,0,0,373,375,1,0,0,0,374,376,5,57,0,0,375,374,1,0,0,
        0,375,376,1,0,0,0,376,378,1,0,0,0,377,350,1,0,0,0,377,353,1,0,0,
        0,377,366,1,0,0,0,378,19,1,0,0,0,379,391,7,5,0,0,380,385,3,22,11,
        0,381,382,5,58,0,0,382,384,3,22,11,0,383,381,1,0,0,0,384,387,1,0,
        0,0,385,383,1,0,0,0,385,386,1,0,0,0,386,389,1,0,0,0,387,385,1,0,
        0,0,388,390,5,58,0,0,389,388,1,0,0,0,389,390,1,0,0,0,390,392,1,0,
        0,0,391,380,1,0,0,0,391,392,1,0,0,0,392,393,1,0,0,0,393,394,5,52,
        0,0,394,21,1,0,0,0,395,398,7,4,0,0,396,397,5,36,0,0,397,399,7,4,
        0,0,398,396,1,0,0,0,398,399,1,0,0,0,399,23,1,0,0,0,400,401,5,143,
        0,0,401,413,5,128,0,0,402,407,3,50,25,0,403,404,5,58,0,0,404,406,
        3,50,25,0,405,403,1,0,0,0,406,409,1,0,0,0,407,405,1,0,0,0,407,408,
        1,0,0,0,408,411,1,0,0,0,409,407,1,0,0,0,410,412,5,58,0,0,411,410,
        1,0,0,0,411,412,1,0,0,0,412,414,1,0,0,0,413,402,1,0,0,0,413,414,
        1,0,0,0,414,415,1,0,0,0,415,416,5,52,0,0,416,25,1,0,0,0,417,429,
        5,53,0,0,418,423,3,28,14,0,419,420,5,58,0,0,420,422,3,28,14,0,421,
        419,1,0,0,0,422,425,1,0,0,0,423,421,1,0,0,0,423,424,1,0,0,0,424,
        427,1,0,0,0,425,423,1,0,0,0,426,428,5,58,0,0,427,426,1,0,0,0,427,
        428,1,0,0,0,428,430,1,0,0,0,429,418,1,0,0,0,429,430,1,0,0,0,430,
        431,1,0,0,0,431,432,5,54,0,0,432,27,1,0,0,0,433,435,5,63,0,0,434,
        433,1,0,0,0,434,435,1,0,0,0,435,436,1,0,0,0,436,439,3,8,4,0,437,
        438,5,67,0,0,438,440,3,44,22,0,439,437,1,0,0,0,439,440,1,0,0,0,440,
        29,1,0,0,0,441,443,5,47,0,0,442,441,1,0,0,0,442,443,1,0,0,0,443,
        446,1,0,0,0,444,445,5,17,0,0,445,447,3,46,23,0,446,444,1,0,0,0,446,
        447,1,0,0,0,447,448,1,0,0,0,448,453,5,51,0,0,449,452,3,32,16,0,450,
        452,5,57,0,0,451,449,1,0,0,0,451,450,1,0,0,0,452,455,1,0,0,0,453,
        451,1,0,0,0,453,454,1,0,0,0,454,456,1,0,0,0,455,453,1,0,0,0,456,
        457,5,52,0,0,457,31,1,0,0,0,458,460,3,38,19,0,459,458,1,0,0,0,460,
        463,1,0,0,0,461,459,1,0,0,0,461,462,1,0,0,0,462,467,1,0,0,0,463,
        461,1,0,0,0,464,466,3,34,17,0,465,464,1,0,0,0,466,469,1,0,0,0,467,
        465,1,0,0,0,467,468,1,0,0,0,468,482,1,0,0,0,469,467,1,0,0,0,470,
        483,3,4,2,0,471,473,5,137,0,0,472,471,1,0,0,0,472,473,1,0,0,0,473,
        474,1,0,0,0,474,480,3,36,18,0,475,476,3,26,13,0,476,477,3,4,2,0,
        477,481,1,0,0,0,478,479,5,67,0,0,479,481,3,44,22,0,480,475,1,0,0,
        0,480,478,1,0,0,0,480,481,1,0,0,0,481,483,1,0,0,0,482,470,1,0,0,
        0,482,472,1,0,0,0,483,33,1,0,0,0,484,485,7,6,0,0,485,35,1,0,0,0,
        486,495,5,47,0,0,487,495,5,49,0,0,488,495,5,50,0,0,489,495,5,48,
        0,0,490,491,5,55,0,0,491,492,3,42,21,0,492,493,5,56,0,0,493,495,
        1,0,0,0,494,486,1,0,0,0,494,487,1,0,0,0,494,488,1,0,0,0,494,489,
        1,0,0,0,494,490,1,0,0,0,495,37,1,0,0,0,496,497,5,65,0,0,497,498,
        3,40,20,0,498,39,1,0,0,0,499,504,5,47,0,0,500,501,5,61,0,0,501,503,
        7,7,0,0,502,500,1,0,0,0,503,506,1,0,0,0,504,502,1,0,0,0,504,505,
        1,0,0,0,505,522,1,0,0,0,506,504,1,0,0,0,507,519,5,138,0,0,508,513,
        3,48,24,0,509,510,5,58,0,0,510,512,3,48,24,0,511,509,1,0,0,0,512,
        515,1,0,0,0,513,511,1,0,0,0,513,514,1,0,0,0,514,517,1,0,0,0,515,
        513,1,0,0,0,516,518,5,58,0,0,517,516,1,0,0,0,517,518,1,0,0,0,518,
        520,1,0,0,0,519,508,1,0,0,0,519,520,1,0,0,0,520,521,1,0,0,0,521,
        523,5,54,0,0,522,507,1,0,0,0,522,523,1,0,0,0,523,529,1,0,0,0,524,
        525,5,129,0,0,525,526,3,42,21,0,526,527,5,54,0,0,527,529,1,0,0,0,
        528,499,1,0,0,0,528,524,1,0,0,0,529,41,1,0,0,0,530,535,3,44,22,0,
        531,532,5,58,0,0,532,534,3,44,22,0,533,531,1,0,0,0,534,537,1,0,0,
        0,535,533,1,0,0,0,535,536,1,0,0,0,536,43,1,0,0,0,537,535,1,0,0,0,
        538,548,3,46,23,0,539,540,7,8,0,0,540,547,3,46,23,0,541,542,5,60,
        0,0,542,543,3,44,22,0,543,544,5,59,0,0,544,545,3,46,23,0,545,547,
        1,0,0,0,546,539,1,0,0,0,546,541,1,0,0,0,547,550,1,0,0,0,548,546,
        1,0,0,0,548,549,1,0,0,0,549,45,1,0,0,0,550,548,1,0,0,0,551,553,7,
        9,0,0,552,551,1,0,0,0,553,556,1,0,0,0,554,552,1,0,0,0,554,555,1,
        0,0,0,555,660,1,0,0,0,556,554,1,0,0,0,557,661,5,49,0,0,558,661,5,
        47,0,0,559,661,5,50,0,0,560,661,5,48,0,0,561,661,5,110,0,0,562,574,
        5,129,0,0,563,568,3,48,24,0,564,565,5,58,0,0,565,567,3,48,24,0,566,
        564,1,0,0,0,567,570,1,0,0,0,568,566,1,0,0,0,568,569,1,0,0,0,569,
        572,1,0,0,0,570,568,1,0,0,0,571,573,5,58,0,0,572,571,1,0,0,0,572,
        573,1,0,0,0,573,575,1,0,0,0,574,563,1,0,0,0,574,575,1,0,0,0,575,
        576,1,0,0,0,576,661,5,54,0,0,577,581,5,55,0,0,578,580,5,58,0,0,579,
        578,1,0,0,0,580,583,1,0,0,0,581,579,1,0,0,0,581,582,1,0,0,0,582,
        602,1,0,0,0,583,581,1,0,0,0,584,593,3,48,24,0,585,587,5,58,0,0,586,
        585,1,0,0,0,587,588,1,0,0,0,588,586,1,0,0,0,588,589,1,0,0,0,589,
        590,1,0,0,0,590,592,3,48,24,0,591,586,1,0,0,0,592,595,1,0,0,0,593,
        591,1,0,0,0,593,594,1,0,0,0,594,599,1,0,0,0,595,593,1,0,0,0,596,
        598,5,58,0,0,597,596,1,0,0,0,598,601,1,0,0,0,599,597,1,0,0,0,599,
        600,1,0,0,0,600,603,1,0,0,0,601,599,1,0,0,0,602,584,1,0,0,0,602,
        603,1,0,0,0,603,604,1,0,0,0,604,661,5,56,0,0,605,617,5,128,0,0,606,
        611,3,50,25,0,607,608,5,58,0,0,608,610,3,50,25,0,609,607,1,0,0,0,
        610,613,1,0,0,0,611,609,1,0,0,0,611,612,1,0,0,0,612,615,1,0,0,0,
        613,611,1,0,0,0,614,616,5,58,0,0,615,614,1,0,0,0,615,616,1,0,0,0,
        616,618,1,0,0,0,617,606,1,0,0,0,617,618,1,0,0,0,618,619,1,0,0,0,
        619,661,5,52,0,0,620,628,5,66,0,0,621,627,5,112,0,0,622,623,5,113,
        0,0,623,624,3,42,21,0,624,625,5,52,0,0,625,627,1,0,0,0,626,621,1,
        0,0,0,626,622,1,0,0,0,627,630,1,0,0,0,628,626,1,0,0,0,628,629,1,
        0,0,0,629,631,1,0,0,0,630,628,1,0,0,0,631,661,5,114,0,0,632,634,
        5,134,0,0,633,635,5,137,0,0,634,633,1,0,0,0,634,635,1,0,0,0,635,
        637,1,0,0,0,636,638,5,47,0,0,637,636,1,0,0,0,637,638,1,0,0,0,638,
        639,1,0,0,0,639,640,3,26,13,0,640,641,3,4,2,0,641,661,1,0,0,0,642,
        643,5,136,0,0,643,645,3,40,20,0,644,642,1,0,0,0,645,648,1,0,0,0,
        646,644,1,0,0,0,646,647,1,0,0,0,647,649,1,0,0,0,648,646,1,0,0,0,
        649,650,5,135,0,0,650,661,3,30,15,0,651,655,5,142,0,0,652,654,3,
        2,1,0,653,652,1,0,0,0,654,657,1,0,0,0,655,653,1,0,0,0,655,656,1,
        0,0,0,656,658,1,0,0,0,657,655,1,0,0,0,658,661,5,52,0,0,659,661,3,
        52,26,0,660,557,1,0,0,0,660,558,1,0,0,0,660,559,1,0,0,0,660,560,
        1,0,0,0,660,561,1,0,0,0,660,562,1,0,0,0,660,577,1,0,0,0,660,605,
        1,0,0,0,660,620,1,0,0,0,660,632,1,0,0,0,660,646,1,0,0,0,660,651,
        1,0,0,0,660,659,1,0,0,0,661,735,1,0,0,0,662,663,5,61,0,0,663,734,
        7,7,0,0,664,698,5,62,0,0,665,699,5,47,0,0,666,699,5,48,0,0,667,668,
        5,139,0,0,668,669,3,42,21,0,669,670,5,56,0,0,670,699,1,0,0,0,671,
        683,5,138,0,0,672,677,3,48,24,0,673,674,5,58,0,0,674,676,3,48,24,
        0,675,673,1,0,0,0,676,679,1,0,0,0,677,675,1,0,0,0,677,678,1,0,0,
        0,678,681,1,0,0,0,679,677,1,0,0,0,680,682,5,58,0,0,681,680,1,0,0,
        0,681,682,1,0,0,0,682,684,1,0,0,0,683,672,1,0,0,0,683,684,1,0,0,
        0,684,685,1,0,0,0,685,699,5,54,0,0,686,694,5,141,0,0,687,693,5,112,
        0,0,688,689,5,113,0,0,689,690,3,42,21,0,690,691,5,52,0,0,691,693,
        1,0,0,0,692,687,1,0,0,0,692,688,1,0,0,0,693,696,1,0,0,0,694,692,
        1,0,0,0,694,695,1,0,0,0,695,697,1,0,0,0,696,694,1,0,0,0,697,699,
        5,114,0,0,698,665,1,0,0,0,698,666,1,0,0,0,698,667,1,0,0,0,698,671,
        1,0,0,0,698,686,1,0,0,0,699,734,1,0,0,0,700,701,5,139,0,0,701,702,
        3,42,21,0,702,703,5,56,0,0,703,734,1,0,0,0,704,716,5,138,0,0,705,
        710,3,48,24,0,706,707,5,58,0,0,707,709,3,48,24,0,708,706,1,0,0,0,
        709,712,1,0,0,0,710,708,1,0,0,0,710,711,1,0,0,0,711,714,1,0,0,0,
        712,710,1,0,0,0,713,715,5,58,0,0,714,713,1,0,0,0,714,715,1,0,0,0,
        715,717,1,0,0,0,716,705,1,0,0,0,716,717,1,0,0,0,717,718,1,0,0,0,
        718,734,5,54,0,0,719,727,5,141,0,0,720,726,5,112,0,0,721,722,5,113,
        0,0,722,723,3,42,21,0,723,724,5,52,0,0,724,726,1,0,0,0,725,720,1,
        0,0,0,725,721,1,0,0,0,726,729,1,0,0,0,727,725,1,0,0,0,727,728,1,
        0,0,0,728,730,1,0,0,0,729,727,1,0,0,0,730,734,5,114,0,0,731,734,
        5,108,0,0,732,734,5,109,0,0,733,662,1,0,0,0,733,664,1,0,0,0,733,
        700,1,0,0,0,733,704,1,0,0,0,733,719,1,0,0,0,733,731,1,0,0,0,733,
        732,1,0,0,0,734,737,1,0,0,0,735,733,1,0,0,0,735,736,1,0,0,0,736,
        47,1,0,0,0,737,735,1,0,0,0,738,740,5,63,0,0,739,738,1,0,0,0,739,
        740,1,0,0,0,740,741,1,0,0,0,741,742,3,44,22,0,742,49,1,0,0,0,743,
        744,5,63,0,0,744,765,3,44,22,0,745,747,3,34,17,0,746,745,1,0,0,0,
        747,750,1,0,0,0,748,746,1,0,0,0,748,749,1,0,0,0,749,752,1,0,0,0,
        750,748,1,0,0,0,751,753,5,137,0,0,752,751,1,0,0,0,752,753,1,0,0,
        0,753,754,1,0,0,0,754,762,3,36,18,0,755,756,5,59,0,0,756,763,3,44,
        22,0,757,758,3,26,13,0,758,759,3,4,2,0,759,763,1,0,0,0,760,761,5,
        67,0,0,761,763,3,44,22,0,762,755,1,0,0,0,762,757,1,0,0,0,762,760,
        1,0,0,0,762,763,1,0,0,0,763,765,1,0,0,0,764,743,1,0,0,0,764,748,
        1,0,0,0,765,51,1,0,0,0,766,798,5,115,0,0,767,771,3,54,27,0,768,770,
        3,56,28,0,769,768,1,0,0,0,770,773,1,0,0,0,771,769,1,0,0,0,771,772,
        1,0,0,0,772,787,1,0,0,0,773,771,1,0,0,0,774,775,5,121,0,0,775,788,
        5,122,0,0,776,780,5,122,0,0,777,779,3,58,29,0,778,777,1,0,0,0,779,
        782,1,0,0,0,780,778,1,0,0,0,780,781,1,0,0,0,781,783,1,0,0,0,782,
        780,1,0,0,0,783,784,5,127,0,0,784,785,3,54,27,0,785,786,5,122,0,
        0,786,788,1,0,0,0,787,774,1,0,0,0,787,776,1,0,0,0,788,799,1,0,0,
        0,789,793,5,122,0,0,790,792,3,58,29,0,791,790,1,0,0,0,792,795,1,
        0,0,0,793,791,1,0,0,0,793,794,1,0,0,0,794,796,1,0,0,0,795,793,1,
        0,0,0,796,797,5,127,0,0,797,799,5,122,0,0,798,767,1,0,0,0,798,789,
        1,0,0,0,799,53,1,0,0,0,800,805,5,116,0,0,801,802,7,10,0,0,802,804,
        5,116,0,0,803,801,1,0,0,0,804,807,1,0,0,0,805,803,1,0,0,0,805,806,
        1,0,0,0,806,55,1,0,0,0,807,805,1,0,0,0,808,818,3,54,27,0,809,816,
        5,118,0,0,810,817,5,117,0,0,811,812,5,126,0,0,812,813,3,42,21,0,
        813,814,5,52,0,0,814,817,1,0,0,0,815,817,3,52,26,0,816,810,1,0,0,
        0,816,811,1,0,0,0,816,815,1,0,0,0,817,819,1,0,0,0,818,809,1,0,0,
        0,818,819,1,0,0,0,819,826,1,0,0,0,820,821,5,126,0,0,821,822,5,63,
        0,0,822,823,3,44,22,0,823,824,5,52,0,0,824,826,1,0,0,0,825,808,1,
        0,0,0,825,820,1,0,0,0,826,57,1,0,0,0,827,838,5,125,0,0,828,833,5,
        126,0,0,829,831,5,63,0,0,830,829,1,0,0,0,830,831,1,0,0,0,831,832,
        1,0,0,0,832,834,3,42,21,0,833,830,1,0,0,0,833,834,1,0,0,0,834,835,
        1,0,0,0,835,838,5,52,0,0,836,838,3,52,26,0,837,827,1,0,0,0,837,828,
        1,0,0,0,837,836,1,0,0,0,838,59,1,0,0,0,138,63,76,80,84,93,97,101,
        105,109,111,128,133,137,141,144,149,158,161,165,175,184,188,191,
        201,204,207,218,223,227,230,242,244,250,258,265,272,277,283,286,
        295,299,301,304,312,316,320,327,333,341,347,350,356,361,364,370,
        372,375,377,385,389,391,398,407,411,413,423,427,429,434,439,442,
        446,451,453,461,467,472,480,482,494,504,513,517,519,522,528,535,
        546,548,554,568,572,574,581,588,593,599,602,611,615,617,626,628,
        634,637,646,655,660,677,681,683,692,694,698,710,714,716,725,727,
        733,735,739,748,752,762,764,771,780,787,793,798,805,816,818,825,
        830,833,837
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!JavaScriptParser.__ATN) {
            JavaScriptParser.__ATN = new antlr.ATNDeserializer().deserialize(JavaScriptParser._serializedATN);
        }

        return JavaScriptParser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(JavaScriptParser.literalNames, JavaScriptParser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return JavaScriptParser.vocabulary;
    }

    private static readonly decisionsToDFA = JavaScriptParser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class ProgramContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(JavaScriptParser.EOF, 0)!;
    }
    public statement(): StatementContext[];
    public statement(i: number): StatementContext | null;
    public statement(i?: number): StatementContext[] | StatementContext | null {
        if (i === undefined) {
            return this.getRuleContexts(StatementContext);
        }

        return this.getRuleContext(i, StatementContext);
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_program;
    }
}


export class StatementContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EMPTY(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.EMPTY, 0);
    }
    public block(): BlockContext[];
    public block(i: number): BlockContext | null;
    public block(i?: number): BlockContext[] | BlockContext | null {
        if (i === undefined) {
            return this.getRuleContexts(BlockContext);
        }

        return this.getRuleContext(i, BlockContext);
    }
    public declarator(): DeclaratorContext[];
    public declarator(i: number): DeclaratorContext | null;
    public declarator(i?: number): DeclaratorContext[] | DeclaratorContext | null {
        if (i === undefined) {
            return this.getRuleContexts(DeclaratorContext);
        }

        return this.getRuleContext(i, DeclaratorContext);
    }
    public VAR(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.VAR, 0);
    }
    public LET(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.LET, 0);
    }
    public CONST(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.CONST, 0);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.COMMA);
    	} else {
    		return this.getToken(JavaScriptParser.COMMA, i);
    	}
    }
    public SEMICOLON(): antlr.TerminalNode[];
    public SEMICOLON(i: number): antlr.TerminalNode | null;
    public SEMICOLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.SEMICOLON);
    	} else {
    		return this.getToken(JavaScriptParser.SEMICOLON, i);
    	}
    }
    public expression(): ExpressionContext[];
    public expression(i: number): ExpressionContext | null;
    public expression(i?: number): ExpressionContext[] | ExpressionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionContext);
        }

        return this.getRuleContext(i, ExpressionContext);
    }
    public IF(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.IF, 0);
    }
    public OPEN_PAREN(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.OPEN_PAREN, 0);
    }
    public CLOSE_PAREN(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.CLOSE_PAREN, 0);
    }
    public statement(): StatementContext[];
    public statement(i: number): StatementContext | null;
    public statement(i?: number): StatementContext[] | StatementContext | null {
        if (i === undefined) {
            return this.getRuleContexts(StatementContext);
        }

        return this.getRuleContext(i, StatementContext);
    }
    public ELSE(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.ELSE, 0);
    }
    public FOR(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.FOR, 0);
    }
    public AWAIT(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.AWAIT, 0);
    }
    public loopHead(): LoopHeadContext | null {
        return this.getRuleContext(0, LoopHeadContext);
    }
    public WHILE(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.WHILE, 0);
    }
    public DO(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.DO, 0);
    }
    public RETURN(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.RETURN, 0);
    }
    public returnValue(): ReturnValueContext | null {
        return this.getRuleContext(0, ReturnValueContext);
    }
    public BARE_RETURN(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.BARE_RETURN, 0);
    }
    public BREAK(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.BREAK, 0);
    }
    public CONTINUE(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.CONTINUE, 0);
    }
    public JUMP_TARGET(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.JUMP_TARGET, 0);
    }
    public THROW(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.THROW, 0);
    }
    public TRY(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.TRY, 0);
    }
    public CATCH(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.CATCH, 0);
    }
    public FINALLY(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.FINALLY, 0);
    }
    public binding(): BindingContext | null {
        return this.getRuleContext(0, BindingContext);
    }
    public SWITCH(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.SWITCH, 0);
    }
    public OPEN_BRACE(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.OPEN_BRACE, 0);
    }
    public CLOSE_BRACE(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.CLOSE_BRACE, 0);
    }
    public switchCase(): SwitchCaseContext[];
    public switchCase(i: number): SwitchCaseContext | null;
    public switchCase(i?: number): SwitchCaseContext[] | SwitchCaseContext | null {
        if (i === undefined) {
            return this.getRuleContexts(SwitchCaseContext);
        }

        return this.getRuleContext(i, SwitchCaseContext);
    }
    public LABEL(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.LABEL, 0);
    }
    public COLON(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.COLON, 0);
    }
    public FUNCTION(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.FUNCTION, 0);
    }
    public parameters(): ParametersContext | null {
        return this.getRuleContext(0, ParametersContext);
    }
    public ASYNC_FUNCTION(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.ASYNC_FUNCTION, 0);
    }
    public GENERATOR(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.GENERATOR, 0);
    }
    public IDENTIFIER(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.IDENTIFIER, 0);
    }
    public CLASS(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.CLASS, 0);
    }
    public classTail(): ClassTailContext | null {
        return this.getRuleContext(0, ClassTailContext);
    }
    public decorator(): DecoratorContext[];
    public decorator(i: number): DecoratorContext | null;
    public decorator(i?: number): DecoratorContext[] | DecoratorContext | null {
        if (i === undefined) {
            return this.getRuleContexts(DecoratorContext);
        }

        return this.getRuleContext(i, DecoratorContext);
    }
    public EXPORT(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.EXPORT, 0);
    }
    public DEFAULT(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.DEFAULT, 0);
    }
    public IMPORT(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.IMPORT, 0);
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.STRING, 0);
    }
    public importPart(): ImportPartContext[];
    public importPart(i: number): ImportPartContext | null;
    public importPart(i?: number): ImportPartContext[] | ImportPartContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ImportPartContext);
        }

        return this.getRuleContext(i, ImportPartContext);
    }
    public FROM(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.FROM, 0);
    }
    public attributes(): AttributesContext | null {
        return this.getRuleContext(0, AttributesContext);
    }
    public exported(): ExportedContext | null {
        return this.getRuleContext(0, ExportedContext);
    }
    public WITH(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.WITH, 0);
    }
    public DEBUGGER(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.DEBUGGER, 0);
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_statement;
    }
}


export class BlockContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public OPEN_BRACE(): antlr.TerminalNode {
        return this.getToken(JavaScriptParser.OPEN_BRACE, 0)!;
    }
    public CLOSE_BRACE(): antlr.TerminalNode {
        return this.getToken(JavaScriptParser.CLOSE_BRACE, 0)!;
    }
    public statement(): StatementContext[];
    public statement(i: number): StatementContext | null;
    public statement(i?: number): StatementContext[] | StatementContext | null {
        if (i === undefined) {
            return this.getRuleContexts(StatementContext);
        }

        return this.getRuleContext(i, StatementContext);
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_block;
    }
}


export class DeclaratorContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public binding(): BindingContext {
        return this.getRuleContext(0, BindingContext)!;
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.ASSIGN, 0);
    }
    public assignment(): AssignmentContext | null {
        return this.getRuleContext(0, AssignmentContext);
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_declarator;
    }
}


export class BindingContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public IDENTIFIER(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.IDENTIFIER, 0);
    }
    public OPEN_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.OPEN_BRACKET, 0);
    }
    public CLOSE_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.CLOSE_BRACKET, 0);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.COMMA);
    	} else {
    		return this.getToken(JavaScriptParser.COMMA, i);
    	}
    }
    public argument(): ArgumentContext[];
    public argument(i: number): ArgumentContext | null;
    public argument(i?: number): ArgumentContext[] | ArgumentContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ArgumentContext);
        }

        return this.getRuleContext(i, ArgumentContext);
    }
    public OBJECT_OPEN(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.OBJECT_OPEN, 0);
    }
    public CLOSE_BRACE(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.CLOSE_BRACE, 0);
    }
    public member(): MemberContext[];
    public member(i: number): MemberContext | null;
    public member(i?: number): MemberContext[] | MemberContext | null {
        if (i === undefined) {
            return this.getRuleContexts(MemberContext);
        }

        return this.getRuleContext(i, MemberContext);
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_binding;
    }
}


export class LoopHeadContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public declarator(): DeclaratorContext[];
    public declarator(i: number): DeclaratorContext | null;
    public declarator(i?: number): DeclaratorContext[] | DeclaratorContext | null {
        if (i === undefined) {
            return this.getRuleContexts(DeclaratorContext);
        }

        return this.getRuleContext(i, DeclaratorContext);
    }
    public expression(): ExpressionContext[];
    public expression(i: number): ExpressionContext | null;
    public expression(i?: number): ExpressionContext[] | ExpressionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionContext);
        }

        return this.getRuleContext(i, ExpressionContext);
    }
    public VAR(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.VAR, 0);
    }
    public LET(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.LET, 0);
    }
    public CONST(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.CONST, 0);
    }
    public LOOP_IN(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.LOOP_IN, 0);
    }
    public OF(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.OF, 0);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.COMMA);
    	} else {
    		return this.getToken(JavaScriptParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_loopHead;
    }
}


export class ReturnValueContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public expression(): ExpressionContext {
        return this.getRuleContext(0, ExpressionContext)!;
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_returnValue;
    }
}


export class SwitchCaseContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public COLON(): antlr.TerminalNode {
        return this.getToken(JavaScriptParser.COLON, 0)!;
    }
    public CASE(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.CASE, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
    }
    public DEFAULT(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.DEFAULT, 0);
    }
    public statement(): StatementContext[];
    public statement(i: number): StatementContext | null;
    public statement(i?: number): StatementContext[] | StatementContext | null {
        if (i === undefined) {
            return this.getRuleContexts(StatementContext);
        }

        return this.getRuleContext(i, StatementContext);
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_switchCase;
    }
}


export class ImportPartContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public IDENTIFIER(): antlr.TerminalNode[];
    public IDENTIFIER(i: number): antlr.TerminalNode | null;
    public IDENTIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.IDENTIFIER);
    	} else {
    		return this.getToken(JavaScriptParser.IDENTIFIER, i);
    	}
    }
    public MULTIPLY(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.MULTIPLY, 0);
    }
    public AS(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.AS, 0);
    }
    public specifiers(): SpecifiersContext | null {
        return this.getRuleContext(0, SpecifiersContext);
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_importPart;
    }
}


export class ExportedContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public statement(): StatementContext | null {
        return this.getRuleContext(0, StatementContext);
    }
    public DEFAULT(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.DEFAULT, 0);
    }
    public MULTIPLY(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.MULTIPLY, 0);
    }
    public FROM(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.FROM, 0);
    }
    public STRING(): antlr.TerminalNode[];
    public STRING(i: number): antlr.TerminalNode | null;
    public STRING(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.STRING);
    	} else {
    		return this.getToken(JavaScriptParser.STRING, i);
    	}
    }
    public AS(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.AS, 0);
    }
    public attributes(): AttributesContext | null {
        return this.getRuleContext(0, AttributesContext);
    }
    public SEMICOLON(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.SEMICOLON, 0);
    }
    public IDENTIFIER(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.IDENTIFIER, 0);
    }
    public specifiers(): SpecifiersContext | null {
        return this.getRuleContext(0, SpecifiersContext);
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_exported;
    }
}


export class SpecifiersContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public CLOSE_BRACE(): antlr.TerminalNode {
        return this.getToken(JavaScriptParser.CLOSE_BRACE, 0)!;
    }
    public OBJECT_OPEN(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.OBJECT_OPEN, 0);
    }
    public SPECIFIERS_OPEN(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.SPECIFIERS_OPEN, 0);
    }
    public specifier(): SpecifierContext[];
    public specifier(i: number): SpecifierContext | null;
    public specifier(i?: number): SpecifierContext[] | SpecifierContext | null {
        if (i === undefined) {
            return this.getRuleContexts(SpecifierContext);
        }

        return this.getRuleContext(i, SpecifierContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.COMMA);
    	} else {
    		return this.getToken(JavaScriptParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_specifiers;
    }
}


export class SpecifierContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public IDENTIFIER(): antlr.TerminalNode[];
    public IDENTIFIER(i: number): antlr.TerminalNode | null;
    public IDENTIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.IDENTIFIER);
    	} else {
    		return this.getToken(JavaScriptParser.IDENTIFIER, i);
    	}
    }
    public STRING(): antlr.TerminalNode[];
    public STRING(i: number): antlr.TerminalNode | null;
    public STRING(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.STRING);
    	} else {
    		return this.getToken(JavaScriptParser.STRING, i);
    	}
    }
    public AS(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.AS, 0);
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_specifier;
    }
}


export class AttributesContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public ATTRIBUTES(): antlr.TerminalNode {
        return this.getToken(JavaScriptParser.ATTRIBUTES, 0)!;
    }
    public OBJECT_OPEN(): antlr.TerminalNode {
        return this.getToken(JavaScriptParser.OBJECT_OPEN, 0)!;
    }
    public CLOSE_BRACE(): antlr.TerminalNode {
        return this.getToken(JavaScriptParser.CLOSE_BRACE, 0)!;
    }
    public member(): MemberContext[];
    public member(i: number): MemberContext | null;
    public member(i?: number): MemberContext[] | MemberContext | null {
        if (i === undefined) {
            return this.getRuleContexts(MemberContext);
        }

        return this.getRuleContext(i, MemberContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.COMMA);
    	} else {
    		return this.getToken(JavaScriptParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_attributes;
    }
}


export class ParametersContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public OPEN_PAREN(): antlr.TerminalNode {
        return this.getToken(JavaScriptParser.OPEN_PAREN, 0)!;
    }
    public CLOSE_PAREN(): antlr.TerminalNode {
        return this.getToken(JavaScriptParser.CLOSE_PAREN, 0)!;
    }
    public parameter(): ParameterContext[];
    public parameter(i: number): ParameterContext | null;
    public parameter(i?: number): ParameterContext[] | ParameterContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ParameterContext);
        }

        return this.getRuleContext(i, ParameterContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.COMMA);
    	} else {
    		return this.getToken(JavaScriptParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_parameters;
    }
}


export class ParameterContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public binding(): BindingContext {
        return this.getRuleContext(0, BindingContext)!;
    }
    public ELLIPSIS(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.ELLIPSIS, 0);
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.ASSIGN, 0);
    }
    public assignment(): AssignmentContext | null {
        return this.getRuleContext(0, AssignmentContext);
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_parameter;
    }
}


export class ClassTailContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public OPEN_BRACE(): antlr.TerminalNode {
        return this.getToken(JavaScriptParser.OPEN_BRACE, 0)!;
    }
    public CLOSE_BRACE(): antlr.TerminalNode {
        return this.getToken(JavaScriptParser.CLOSE_BRACE, 0)!;
    }
    public IDENTIFIER(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.IDENTIFIER, 0);
    }
    public EXTENDS(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.EXTENDS, 0);
    }
    public operand(): OperandContext | null {
        return this.getRuleContext(0, OperandContext);
    }
    public classMember(): ClassMemberContext[];
    public classMember(i: number): ClassMemberContext | null;
    public classMember(i?: number): ClassMemberContext[] | ClassMemberContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ClassMemberContext);
        }

        return this.getRuleContext(i, ClassMemberContext);
    }
    public SEMICOLON(): antlr.TerminalNode[];
    public SEMICOLON(i: number): antlr.TerminalNode | null;
    public SEMICOLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.SEMICOLON);
    	} else {
    		return this.getToken(JavaScriptParser.SEMICOLON, i);
    	}
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_classTail;
    }
}


export class ClassMemberContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public memberName(): MemberNameContext | null {
        return this.getRuleContext(0, MemberNameContext);
    }
    public decorator(): DecoratorContext[];
    public decorator(i: number): DecoratorContext | null;
    public decorator(i?: number): DecoratorContext[] | DecoratorContext | null {
        if (i === undefined) {
            return this.getRuleContexts(DecoratorContext);
        }

        return this.getRuleContext(i, DecoratorContext);
    }
    public modifier(): ModifierContext[];
    public modifier(i: number): ModifierContext | null;
    public modifier(i?: number): ModifierContext[] | ModifierContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ModifierContext);
        }

        return this.getRuleContext(i, ModifierContext);
    }
    public GENERATOR(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.GENERATOR, 0);
    }
    public parameters(): ParametersContext | null {
        return this.getRuleContext(0, ParametersContext);
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.ASSIGN, 0);
    }
    public assignment(): AssignmentContext | null {
        return this.getRuleContext(0, AssignmentContext);
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_classMember;
    }
}


export class ModifierContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public STATIC(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.STATIC, 0);
    }
    public ASYNC(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.ASYNC, 0);
    }
    public GET(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.GET, 0);
    }
    public SET(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.SET, 0);
    }
    public ACCESSOR(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.ACCESSOR, 0);
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_modifier;
    }
}


export class MemberNameContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public IDENTIFIER(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.IDENTIFIER, 0);
    }
    public NUMBER(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.NUMBER, 0);
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.STRING, 0);
    }
    public PRIVATE(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.PRIVATE, 0);
    }
    public OPEN_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.OPEN_BRACKET, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
    }
    public CLOSE_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.CLOSE_BRACKET, 0);
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_memberName;
    }
}


export class DecoratorContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public AT(): antlr.TerminalNode {
        return this.getToken(JavaScriptParser.AT, 0)!;
    }
    public decorating(): DecoratingContext {
        return this.getRuleContext(0, DecoratingContext)!;
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_decorator;
    }
}


export class DecoratingContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public IDENTIFIER(): antlr.TerminalNode[];
    public IDENTIFIER(i: number): antlr.TerminalNode | null;
    public IDENTIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.IDENTIFIER);
    	} else {
    		return this.getToken(JavaScriptParser.IDENTIFIER, i);
    	}
    }
    public DOT(): antlr.TerminalNode[];
    public DOT(i: number): antlr.TerminalNode | null;
    public DOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.DOT);
    	} else {
    		return this.getToken(JavaScriptParser.DOT, i);
    	}
    }
    public CALL_OPEN(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.CALL_OPEN, 0);
    }
    public CLOSE_PAREN(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.CLOSE_PAREN, 0);
    }
    public PRIVATE(): antlr.TerminalNode[];
    public PRIVATE(i: number): antlr.TerminalNode | null;
    public PRIVATE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.PRIVATE);
    	} else {
    		return this.getToken(JavaScriptParser.PRIVATE, i);
    	}
    }
    public argument(): ArgumentContext[];
    public argument(i: number): ArgumentContext | null;
    public argument(i?: number): ArgumentContext[] | ArgumentContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ArgumentContext);
        }

        return this.getRuleContext(i, ArgumentContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.COMMA);
    	} else {
    		return this.getToken(JavaScriptParser.COMMA, i);
    	}
    }
    public GROUP_OPEN(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.GROUP_OPEN, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_decorating;
    }
}


export class ExpressionContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public assignment(): AssignmentContext[];
    public assignment(i: number): AssignmentContext | null;
    public assignment(i?: number): AssignmentContext[] | AssignmentContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AssignmentContext);
        }

        return this.getRuleContext(i, AssignmentContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.COMMA);
    	} else {
    		return this.getToken(JavaScriptParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_expression;
    }
}


export class AssignmentContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public operand(): OperandContext[];
    public operand(i: number): OperandContext | null;
    public operand(i?: number): OperandContext[] | OperandContext | null {
        if (i === undefined) {
            return this.getRuleContexts(OperandContext);
        }

        return this.getRuleContext(i, OperandContext);
    }
    public QUESTION(): antlr.TerminalNode[];
    public QUESTION(i: number): antlr.TerminalNode | null;
    public QUESTION(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.QUESTION);
    	} else {
    		return this.getToken(JavaScriptParser.QUESTION, i);
    	}
    }
    public assignment(): AssignmentContext[];
    public assignment(i: number): AssignmentContext | null;
    public assignment(i?: number): AssignmentContext[] | AssignmentContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AssignmentContext);
        }

        return this.getRuleContext(i, AssignmentContext);
    }
    public COLON(): antlr.TerminalNode[];
    public COLON(i: number): antlr.TerminalNode | null;
    public COLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.COLON);
    	} else {
    		return this.getToken(JavaScriptParser.COLON, i);
    	}
    }
    public ASSIGN(): antlr.TerminalNode[];
    public ASSIGN(i: number): antlr.TerminalNode | null;
    public ASSIGN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.ASSIGN);
    	} else {
    		return this.getToken(JavaScriptParser.ASSIGN, i);
    	}
    }
    public ASSIGN_ADD(): antlr.TerminalNode[];
    public ASSIGN_ADD(i: number): antlr.TerminalNode | null;
    public ASSIGN_ADD(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.ASSIGN_ADD);
    	} else {
    		return this.getToken(JavaScriptParser.ASSIGN_ADD, i);
    	}
    }
    public ASSIGN_SUBTRACT(): antlr.TerminalNode[];
    public ASSIGN_SUBTRACT(i: number): antlr.TerminalNode | null;
    public ASSIGN_SUBTRACT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.ASSIGN_SUBTRACT);
    	} else {
    		return this.getToken(JavaScriptParser.ASSIGN_SUBTRACT, i);
    	}
    }
    public ASSIGN_MULTIPLY(): antlr.TerminalNode[];
    public ASSIGN_MULTIPLY(i: number): antlr.TerminalNode | null;
    public ASSIGN_MULTIPLY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.ASSIGN_MULTIPLY);
    	} else {
    		return this.getToken(JavaScriptParser.ASSIGN_MULTIPLY, i);
    	}
    }
    public ASSIGN_DIVIDE(): antlr.TerminalNode[];
    public ASSIGN_DIVIDE(i: number): antlr.TerminalNode | null;
    public ASSIGN_DIVIDE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.ASSIGN_DIVIDE);
    	} else {
    		return this.getToken(JavaScriptParser.ASSIGN_DIVIDE, i);
    	}
    }
    public ASSIGN_REMAINDER(): antlr.TerminalNode[];
    public ASSIGN_REMAINDER(i: number): antlr.TerminalNode | null;
    public ASSIGN_REMAINDER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.ASSIGN_REMAINDER);
    	} else {
    		return this.getToken(JavaScriptParser.ASSIGN_REMAINDER, i);
    	}
    }
    public ASSIGN_POWER(): antlr.TerminalNode[];
    public ASSIGN_POWER(i: number): antlr.TerminalNode | null;
    public ASSIGN_POWER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.ASSIGN_POWER);
    	} else {
    		return this.getToken(JavaScriptParser.ASSIGN_POWER, i);
    	}
    }
    public ASSIGN_SHIFT_LEFT(): antlr.TerminalNode[];
    public ASSIGN_SHIFT_LEFT(i: number): antlr.TerminalNode | null;
    public ASSIGN_SHIFT_LEFT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.ASSIGN_SHIFT_LEFT);
    	} else {
    		return this.getToken(JavaScriptParser.ASSIGN_SHIFT_LEFT, i);
    	}
    }
    public ASSIGN_SHIFT_RIGHT(): antlr.TerminalNode[];
    public ASSIGN_SHIFT_RIGHT(i: number): antlr.TerminalNode | null;
    public ASSIGN_SHIFT_RIGHT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.ASSIGN_SHIFT_RIGHT);
    	} else {
    		return this.getToken(JavaScriptParser.ASSIGN_SHIFT_RIGHT, i);
    	}
    }
    public ASSIGN_SHIFT_RIGHT_UNSIGNED(): antlr.TerminalNode[];
    public ASSIGN_SHIFT_RIGHT_UNSIGNED(i: number): antlr.TerminalNode | null;
    public ASSIGN_SHIFT_RIGHT_UNSIGNED(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.ASSIGN_SHIFT_RIGHT_UNSIGNED);
    	} else {
    		return this.getToken(JavaScriptParser.ASSIGN_SHIFT_RIGHT_UNSIGNED, i);
    	}
    }
    public ASSIGN_BIT_AND(): antlr.TerminalNode[];
    public ASSIGN_BIT_AND(i: number): antlr.TerminalNode | null;
    public ASSIGN_BIT_AND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.ASSIGN_BIT_AND);
    	} else {
    		return this.getToken(JavaScriptParser.ASSIGN_BIT_AND, i);
    	}
    }
    public ASSIGN_BIT_OR(): antlr.TerminalNode[];
    public ASSIGN_BIT_OR(i: number): antlr.TerminalNode | null;
    public ASSIGN_BIT_OR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.ASSIGN_BIT_OR);
    	} else {
    		return this.getToken(JavaScriptParser.ASSIGN_BIT_OR, i);
    	}
    }
    public ASSIGN_BIT_XOR(): antlr.TerminalNode[];
    public ASSIGN_BIT_XOR(i: number): antlr.TerminalNode | null;
    public ASSIGN_BIT_XOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.ASSIGN_BIT_XOR);
    	} else {
    		return this.getToken(JavaScriptParser.ASSIGN_BIT_XOR, i);
    	}
    }
    public ASSIGN_AND(): antlr.TerminalNode[];
    public ASSIGN_AND(i: number): antlr.TerminalNode | null;
    public ASSIGN_AND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.ASSIGN_AND);
    	} else {
    		return this.getToken(JavaScriptParser.ASSIGN_AND, i);
    	}
    }
    public ASSIGN_OR(): antlr.TerminalNode[];
    public ASSIGN_OR(i: number): antlr.TerminalNode | null;
    public ASSIGN_OR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.ASSIGN_OR);
    	} else {
    		return this.getToken(JavaScriptParser.ASSIGN_OR, i);
    	}
    }
    public ASSIGN_NULLISH(): antlr.TerminalNode[];
    public ASSIGN_NULLISH(i: number): antlr.TerminalNode | null;
    public ASSIGN_NULLISH(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.ASSIGN_NULLISH);
    	} else {
    		return this.getToken(JavaScriptParser.ASSIGN_NULLISH, i);
    	}
    }
    public ADD(): antlr.TerminalNode[];
    public ADD(i: number): antlr.TerminalNode | null;
    public ADD(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.ADD);
    	} else {
    		return this.getToken(JavaScriptParser.ADD, i);
    	}
    }
    public SUBTRACT(): antlr.TerminalNode[];
    public SUBTRACT(i: number): antlr.TerminalNode | null;
    public SUBTRACT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.SUBTRACT);
    	} else {
    		return this.getToken(JavaScriptParser.SUBTRACT, i);
    	}
    }
    public MULTIPLY(): antlr.TerminalNode[];
    public MULTIPLY(i: number): antlr.TerminalNode | null;
    public MULTIPLY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.MULTIPLY);
    	} else {
    		return this.getToken(JavaScriptParser.MULTIPLY, i);
    	}
    }
    public DIVIDE(): antlr.TerminalNode[];
    public DIVIDE(i: number): antlr.TerminalNode | null;
    public DIVIDE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.DIVIDE);
    	} else {
    		return this.getToken(JavaScriptParser.DIVIDE, i);
    	}
    }
    public REMAINDER(): antlr.TerminalNode[];
    public REMAINDER(i: number): antlr.TerminalNode | null;
    public REMAINDER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.REMAINDER);
    	} else {
    		return this.getToken(JavaScriptParser.REMAINDER, i);
    	}
    }
    public POWER(): antlr.TerminalNode[];
    public POWER(i: number): antlr.TerminalNode | null;
    public POWER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.POWER);
    	} else {
    		return this.getToken(JavaScriptParser.POWER, i);
    	}
    }
    public SHIFT_LEFT(): antlr.TerminalNode[];
    public SHIFT_LEFT(i: number): antlr.TerminalNode | null;
    public SHIFT_LEFT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.SHIFT_LEFT);
    	} else {
    		return this.getToken(JavaScriptParser.SHIFT_LEFT, i);
    	}
    }
    public SHIFT_RIGHT(): antlr.TerminalNode[];
    public SHIFT_RIGHT(i: number): antlr.TerminalNode | null;
    public SHIFT_RIGHT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.SHIFT_RIGHT);
    	} else {
    		return this.getToken(JavaScriptParser.SHIFT_RIGHT, i);
    	}
    }
    public SHIFT_RIGHT_UNSIGNED(): antlr.TerminalNode[];
    public SHIFT_RIGHT_UNSIGNED(i: number): antlr.TerminalNode | null;
    public SHIFT_RIGHT_UNSIGNED(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.SHIFT_RIGHT_UNSIGNED);
    	} else {
    		return this.getToken(JavaScriptParser.SHIFT_RIGHT_UNSIGNED, i);
    	}
    }
    public BIT_AND(): antlr.TerminalNode[];
    public BIT_AND(i: number): antlr.TerminalNode | null;
    public BIT_AND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.BIT_AND);
    	} else {
    		return this.getToken(JavaScriptParser.BIT_AND, i);
    	}
    }
    public BIT_OR(): antlr.TerminalNode[];
    public BIT_OR(i: number): antlr.TerminalNode | null;
    public BIT_OR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.BIT_OR);
    	} else {
    		return this.getToken(JavaScriptParser.BIT_OR, i);
    	}
    }
    public BIT_XOR(): antlr.TerminalNode[];
    public BIT_XOR(i: number): antlr.TerminalNode | null;
    public BIT_XOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.BIT_XOR);
    	} else {
    		return this.getToken(JavaScriptParser.BIT_XOR, i);
    	}
    }
    public AND(): antlr.TerminalNode[];
    public AND(i: number): antlr.TerminalNode | null;
    public AND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.AND);
    	} else {
    		return this.getToken(JavaScriptParser.AND, i);
    	}
    }
    public OR(): antlr.TerminalNode[];
    public OR(i: number): antlr.TerminalNode | null;
    public OR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.OR);
    	} else {
    		return this.getToken(JavaScriptParser.OR, i);
    	}
    }
    public NULLISH(): antlr.TerminalNode[];
    public NULLISH(i: number): antlr.TerminalNode | null;
    public NULLISH(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.NULLISH);
    	} else {
    		return this.getToken(JavaScriptParser.NULLISH, i);
    	}
    }
    public LESS(): antlr.TerminalNode[];
    public LESS(i: number): antlr.TerminalNode | null;
    public LESS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.LESS);
    	} else {
    		return this.getToken(JavaScriptParser.LESS, i);
    	}
    }
    public GREATER(): antlr.TerminalNode[];
    public GREATER(i: number): antlr.TerminalNode | null;
    public GREATER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.GREATER);
    	} else {
    		return this.getToken(JavaScriptParser.GREATER, i);
    	}
    }
    public LESS_EQUAL(): antlr.TerminalNode[];
    public LESS_EQUAL(i: number): antlr.TerminalNode | null;
    public LESS_EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.LESS_EQUAL);
    	} else {
    		return this.getToken(JavaScriptParser.LESS_EQUAL, i);
    	}
    }
    public GREATER_EQUAL(): antlr.TerminalNode[];
    public GREATER_EQUAL(i: number): antlr.TerminalNode | null;
    public GREATER_EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.GREATER_EQUAL);
    	} else {
    		return this.getToken(JavaScriptParser.GREATER_EQUAL, i);
    	}
    }
    public EQUAL(): antlr.TerminalNode[];
    public EQUAL(i: number): antlr.TerminalNode | null;
    public EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.EQUAL);
    	} else {
    		return this.getToken(JavaScriptParser.EQUAL, i);
    	}
    }
    public NOT_EQUAL(): antlr.TerminalNode[];
    public NOT_EQUAL(i: number): antlr.TerminalNode | null;
    public NOT_EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.NOT_EQUAL);
    	} else {
    		return this.getToken(JavaScriptParser.NOT_EQUAL, i);
    	}
    }
    public SAME(): antlr.TerminalNode[];
    public SAME(i: number): antlr.TerminalNode | null;
    public SAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.SAME);
    	} else {
    		return this.getToken(JavaScriptParser.SAME, i);
    	}
    }
    public NOT_SAME(): antlr.TerminalNode[];
    public NOT_SAME(i: number): antlr.TerminalNode | null;
    public NOT_SAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.NOT_SAME);
    	} else {
    		return this.getToken(JavaScriptParser.NOT_SAME, i);
    	}
    }
    public IN(): antlr.TerminalNode[];
    public IN(i: number): antlr.TerminalNode | null;
    public IN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.IN);
    	} else {
    		return this.getToken(JavaScriptParser.IN, i);
    	}
    }
    public INSTANCEOF(): antlr.TerminalNode[];
    public INSTANCEOF(i: number): antlr.TerminalNode | null;
    public INSTANCEOF(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.INSTANCEOF);
    	} else {
    		return this.getToken(JavaScriptParser.INSTANCEOF, i);
    	}
    }
    public ARROW(): antlr.TerminalNode[];
    public ARROW(i: number): antlr.TerminalNode | null;
    public ARROW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.ARROW);
    	} else {
    		return this.getToken(JavaScriptParser.ARROW, i);
    	}
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_assignment;
    }
}


export class OperandContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public NUMBER(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.NUMBER, 0);
    }
    public IDENTIFIER(): antlr.TerminalNode[];
    public IDENTIFIER(i: number): antlr.TerminalNode | null;
    public IDENTIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.IDENTIFIER);
    	} else {
    		return this.getToken(JavaScriptParser.IDENTIFIER, i);
    	}
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.STRING, 0);
    }
    public PRIVATE(): antlr.TerminalNode[];
    public PRIVATE(i: number): antlr.TerminalNode | null;
    public PRIVATE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.PRIVATE);
    	} else {
    		return this.getToken(JavaScriptParser.PRIVATE, i);
    	}
    }
    public REGULAR_EXPRESSION(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.REGULAR_EXPRESSION, 0);
    }
    public GROUP_OPEN(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.GROUP_OPEN, 0);
    }
    public CLOSE_PAREN(): antlr.TerminalNode[];
    public CLOSE_PAREN(i: number): antlr.TerminalNode | null;
    public CLOSE_PAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.CLOSE_PAREN);
    	} else {
    		return this.getToken(JavaScriptParser.CLOSE_PAREN, i);
    	}
    }
    public OPEN_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.OPEN_BRACKET, 0);
    }
    public CLOSE_BRACKET(): antlr.TerminalNode[];
    public CLOSE_BRACKET(i: number): antlr.TerminalNode | null;
    public CLOSE_BRACKET(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.CLOSE_BRACKET);
    	} else {
    		return this.getToken(JavaScriptParser.CLOSE_BRACKET, i);
    	}
    }
    public OBJECT_OPEN(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.OBJECT_OPEN, 0);
    }
    public CLOSE_BRACE(): antlr.TerminalNode[];
    public CLOSE_BRACE(i: number): antlr.TerminalNode | null;
    public CLOSE_BRACE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.CLOSE_BRACE);
    	} else {
    		return this.getToken(JavaScriptParser.CLOSE_BRACE, i);
    	}
    }
    public TEMPLATE_OPEN(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.TEMPLATE_OPEN, 0);
    }
    public TEMPLATE_CLOSE(): antlr.TerminalNode[];
    public TEMPLATE_CLOSE(i: number): antlr.TerminalNode | null;
    public TEMPLATE_CLOSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.TEMPLATE_CLOSE);
    	} else {
    		return this.getToken(JavaScriptParser.TEMPLATE_CLOSE, i);
    	}
    }
    public FUNCTION_EXPRESSION(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.FUNCTION_EXPRESSION, 0);
    }
    public parameters(): ParametersContext | null {
        return this.getRuleContext(0, ParametersContext);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public CLASS_EXPRESSION(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.CLASS_EXPRESSION, 0);
    }
    public classTail(): ClassTailContext | null {
        return this.getRuleContext(0, ClassTailContext);
    }
    public ARROW_OPEN(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.ARROW_OPEN, 0);
    }
    public element(): ElementContext | null {
        return this.getRuleContext(0, ElementContext);
    }
    public DOT(): antlr.TerminalNode[];
    public DOT(i: number): antlr.TerminalNode | null;
    public DOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.DOT);
    	} else {
    		return this.getToken(JavaScriptParser.DOT, i);
    	}
    }
    public OPTIONAL_CHAIN(): antlr.TerminalNode[];
    public OPTIONAL_CHAIN(i: number): antlr.TerminalNode | null;
    public OPTIONAL_CHAIN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.OPTIONAL_CHAIN);
    	} else {
    		return this.getToken(JavaScriptParser.OPTIONAL_CHAIN, i);
    	}
    }
    public INDEX_OPEN(): antlr.TerminalNode[];
    public INDEX_OPEN(i: number): antlr.TerminalNode | null;
    public INDEX_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.INDEX_OPEN);
    	} else {
    		return this.getToken(JavaScriptParser.INDEX_OPEN, i);
    	}
    }
    public expression(): ExpressionContext[];
    public expression(i: number): ExpressionContext | null;
    public expression(i?: number): ExpressionContext[] | ExpressionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionContext);
        }

        return this.getRuleContext(i, ExpressionContext);
    }
    public CALL_OPEN(): antlr.TerminalNode[];
    public CALL_OPEN(i: number): antlr.TerminalNode | null;
    public CALL_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.CALL_OPEN);
    	} else {
    		return this.getToken(JavaScriptParser.CALL_OPEN, i);
    	}
    }
    public TAGGED_OPEN(): antlr.TerminalNode[];
    public TAGGED_OPEN(i: number): antlr.TerminalNode | null;
    public TAGGED_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.TAGGED_OPEN);
    	} else {
    		return this.getToken(JavaScriptParser.TAGGED_OPEN, i);
    	}
    }
    public INCREMENT(): antlr.TerminalNode[];
    public INCREMENT(i: number): antlr.TerminalNode | null;
    public INCREMENT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.INCREMENT);
    	} else {
    		return this.getToken(JavaScriptParser.INCREMENT, i);
    	}
    }
    public DECREMENT(): antlr.TerminalNode[];
    public DECREMENT(i: number): antlr.TerminalNode | null;
    public DECREMENT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.DECREMENT);
    	} else {
    		return this.getToken(JavaScriptParser.DECREMENT, i);
    	}
    }
    public NOT(): antlr.TerminalNode[];
    public NOT(i: number): antlr.TerminalNode | null;
    public NOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.NOT);
    	} else {
    		return this.getToken(JavaScriptParser.NOT, i);
    	}
    }
    public BIT_NOT(): antlr.TerminalNode[];
    public BIT_NOT(i: number): antlr.TerminalNode | null;
    public BIT_NOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.BIT_NOT);
    	} else {
    		return this.getToken(JavaScriptParser.BIT_NOT, i);
    	}
    }
    public UNARY_PLUS(): antlr.TerminalNode[];
    public UNARY_PLUS(i: number): antlr.TerminalNode | null;
    public UNARY_PLUS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.UNARY_PLUS);
    	} else {
    		return this.getToken(JavaScriptParser.UNARY_PLUS, i);
    	}
    }
    public UNARY_MINUS(): antlr.TerminalNode[];
    public UNARY_MINUS(i: number): antlr.TerminalNode | null;
    public UNARY_MINUS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.UNARY_MINUS);
    	} else {
    		return this.getToken(JavaScriptParser.UNARY_MINUS, i);
    	}
    }
    public PREFIX_INCREMENT(): antlr.TerminalNode[];
    public PREFIX_INCREMENT(i: number): antlr.TerminalNode | null;
    public PREFIX_INCREMENT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.PREFIX_INCREMENT);
    	} else {
    		return this.getToken(JavaScriptParser.PREFIX_INCREMENT, i);
    	}
    }
    public PREFIX_DECREMENT(): antlr.TerminalNode[];
    public PREFIX_DECREMENT(i: number): antlr.TerminalNode | null;
    public PREFIX_DECREMENT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.PREFIX_DECREMENT);
    	} else {
    		return this.getToken(JavaScriptParser.PREFIX_DECREMENT, i);
    	}
    }
    public TYPEOF(): antlr.TerminalNode[];
    public TYPEOF(i: number): antlr.TerminalNode | null;
    public TYPEOF(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.TYPEOF);
    	} else {
    		return this.getToken(JavaScriptParser.TYPEOF, i);
    	}
    }
    public VOID(): antlr.TerminalNode[];
    public VOID(i: number): antlr.TerminalNode | null;
    public VOID(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.VOID);
    	} else {
    		return this.getToken(JavaScriptParser.VOID, i);
    	}
    }
    public DELETE(): antlr.TerminalNode[];
    public DELETE(i: number): antlr.TerminalNode | null;
    public DELETE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.DELETE);
    	} else {
    		return this.getToken(JavaScriptParser.DELETE, i);
    	}
    }
    public NEW(): antlr.TerminalNode[];
    public NEW(i: number): antlr.TerminalNode | null;
    public NEW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.NEW);
    	} else {
    		return this.getToken(JavaScriptParser.NEW, i);
    	}
    }
    public AWAIT(): antlr.TerminalNode[];
    public AWAIT(i: number): antlr.TerminalNode | null;
    public AWAIT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.AWAIT);
    	} else {
    		return this.getToken(JavaScriptParser.AWAIT, i);
    	}
    }
    public YIELD(): antlr.TerminalNode[];
    public YIELD(i: number): antlr.TerminalNode | null;
    public YIELD(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.YIELD);
    	} else {
    		return this.getToken(JavaScriptParser.YIELD, i);
    	}
    }
    public ASYNC(): antlr.TerminalNode[];
    public ASYNC(i: number): antlr.TerminalNode | null;
    public ASYNC(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.ASYNC);
    	} else {
    		return this.getToken(JavaScriptParser.ASYNC, i);
    	}
    }
    public argument(): ArgumentContext[];
    public argument(i: number): ArgumentContext | null;
    public argument(i?: number): ArgumentContext[] | ArgumentContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ArgumentContext);
        }

        return this.getRuleContext(i, ArgumentContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.COMMA);
    	} else {
    		return this.getToken(JavaScriptParser.COMMA, i);
    	}
    }
    public member(): MemberContext[];
    public member(i: number): MemberContext | null;
    public member(i?: number): MemberContext[] | MemberContext | null {
        if (i === undefined) {
            return this.getRuleContexts(MemberContext);
        }

        return this.getRuleContext(i, MemberContext);
    }
    public TEMPLATE_CHARACTERS(): antlr.TerminalNode[];
    public TEMPLATE_CHARACTERS(i: number): antlr.TerminalNode | null;
    public TEMPLATE_CHARACTERS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.TEMPLATE_CHARACTERS);
    	} else {
    		return this.getToken(JavaScriptParser.TEMPLATE_CHARACTERS, i);
    	}
    }
    public SUBSTITUTION_OPEN(): antlr.TerminalNode[];
    public SUBSTITUTION_OPEN(i: number): antlr.TerminalNode | null;
    public SUBSTITUTION_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.SUBSTITUTION_OPEN);
    	} else {
    		return this.getToken(JavaScriptParser.SUBSTITUTION_OPEN, i);
    	}
    }
    public GENERATOR(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.GENERATOR, 0);
    }
    public EXPRESSION_AT(): antlr.TerminalNode[];
    public EXPRESSION_AT(i: number): antlr.TerminalNode | null;
    public EXPRESSION_AT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.EXPRESSION_AT);
    	} else {
    		return this.getToken(JavaScriptParser.EXPRESSION_AT, i);
    	}
    }
    public decorating(): DecoratingContext[];
    public decorating(i: number): DecoratingContext | null;
    public decorating(i?: number): DecoratingContext[] | DecoratingContext | null {
        if (i === undefined) {
            return this.getRuleContexts(DecoratingContext);
        }

        return this.getRuleContext(i, DecoratingContext);
    }
    public statement(): StatementContext[];
    public statement(i: number): StatementContext | null;
    public statement(i?: number): StatementContext[] | StatementContext | null {
        if (i === undefined) {
            return this.getRuleContexts(StatementContext);
        }

        return this.getRuleContext(i, StatementContext);
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_operand;
    }
}


export class ArgumentContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public assignment(): AssignmentContext {
        return this.getRuleContext(0, AssignmentContext)!;
    }
    public ELLIPSIS(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.ELLIPSIS, 0);
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_argument;
    }
}


export class MemberContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public ELLIPSIS(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.ELLIPSIS, 0);
    }
    public assignment(): AssignmentContext | null {
        return this.getRuleContext(0, AssignmentContext);
    }
    public memberName(): MemberNameContext | null {
        return this.getRuleContext(0, MemberNameContext);
    }
    public modifier(): ModifierContext[];
    public modifier(i: number): ModifierContext | null;
    public modifier(i?: number): ModifierContext[] | ModifierContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ModifierContext);
        }

        return this.getRuleContext(i, ModifierContext);
    }
    public GENERATOR(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.GENERATOR, 0);
    }
    public COLON(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.COLON, 0);
    }
    public parameters(): ParametersContext | null {
        return this.getRuleContext(0, ParametersContext);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.ASSIGN, 0);
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_member;
    }
}


export class ElementContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public JSX_OPEN(): antlr.TerminalNode {
        return this.getToken(JavaScriptParser.JSX_OPEN, 0)!;
    }
    public elementName(): ElementNameContext[];
    public elementName(i: number): ElementNameContext | null;
    public elementName(i?: number): ElementNameContext[] | ElementNameContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ElementNameContext);
        }

        return this.getRuleContext(i, ElementNameContext);
    }
    public JSX_CLOSE(): antlr.TerminalNode[];
    public JSX_CLOSE(i: number): antlr.TerminalNode | null;
    public JSX_CLOSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.JSX_CLOSE);
    	} else {
    		return this.getToken(JavaScriptParser.JSX_CLOSE, i);
    	}
    }
    public JSX_END_OPEN(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.JSX_END_OPEN, 0);
    }
    public JSX_SLASH(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.JSX_SLASH, 0);
    }
    public attribute(): AttributeContext[];
    public attribute(i: number): AttributeContext | null;
    public attribute(i?: number): AttributeContext[] | AttributeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AttributeContext);
        }

        return this.getRuleContext(i, AttributeContext);
    }
    public child(): ChildContext[];
    public child(i: number): ChildContext | null;
    public child(i?: number): ChildContext[] | ChildContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ChildContext);
        }

        return this.getRuleContext(i, ChildContext);
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_element;
    }
}


export class ElementNameContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public JSX_NAME(): antlr.TerminalNode[];
    public JSX_NAME(i: number): antlr.TerminalNode | null;
    public JSX_NAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.JSX_NAME);
    	} else {
    		return this.getToken(JavaScriptParser.JSX_NAME, i);
    	}
    }
    public JSX_COLON(): antlr.TerminalNode[];
    public JSX_COLON(i: number): antlr.TerminalNode | null;
    public JSX_COLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.JSX_COLON);
    	} else {
    		return this.getToken(JavaScriptParser.JSX_COLON, i);
    	}
    }
    public JSX_DOT(): antlr.TerminalNode[];
    public JSX_DOT(i: number): antlr.TerminalNode | null;
    public JSX_DOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.JSX_DOT);
    	} else {
    		return this.getToken(JavaScriptParser.JSX_DOT, i);
    	}
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_elementName;
    }
}


export class AttributeContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public elementName(): ElementNameContext | null {
        return this.getRuleContext(0, ElementNameContext);
    }
    public JSX_ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.JSX_ASSIGN, 0);
    }
    public JSX_STRING(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.JSX_STRING, 0);
    }
    public JSX_BRACE(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.JSX_BRACE, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
    }
    public CLOSE_BRACE(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.CLOSE_BRACE, 0);
    }
    public element(): ElementContext | null {
        return this.getRuleContext(0, ElementContext);
    }
    public ELLIPSIS(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.ELLIPSIS, 0);
    }
    public assignment(): AssignmentContext | null {
        return this.getRuleContext(0, AssignmentContext);
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_attribute;
    }
}


export class ChildContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public JSX_TEXT(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.JSX_TEXT, 0);
    }
    public JSX_BRACE(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.JSX_BRACE, 0);
    }
    public CLOSE_BRACE(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.CLOSE_BRACE, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
    }
    public ELLIPSIS(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.ELLIPSIS, 0);
    }
    public element(): ElementContext | null {
        return this.getRuleContext(0, ElementContext);
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_child;
    }
}
