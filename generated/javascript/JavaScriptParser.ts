
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
    public static readonly RULE_memberName = 17;
    public static readonly RULE_decorator = 18;
    public static readonly RULE_decorating = 19;
    public static readonly RULE_expression = 20;
    public static readonly RULE_assignment = 21;
    public static readonly RULE_operand = 22;
    public static readonly RULE_argument = 23;
    public static readonly RULE_member = 24;
    public static readonly RULE_element = 25;
    public static readonly RULE_elementName = 26;
    public static readonly RULE_attribute = 27;
    public static readonly RULE_child = 28;

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
        "classMember", "memberName", "decorator", "decorating", "expression", 
        "assignment", "operand", "argument", "member", "element", "elementName", 
        "attribute", "child",
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
            this.state = 61;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 5)) & ~0x1F) === 0 && ((1 << (_la - 5)) & 1072941945) !== 0) || ((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 402800403) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || ((((_la - 142)) & ~0x1F) === 0 && ((1 << (_la - 142)) & 241) !== 0)) {
                {
                {
                this.state = 58;
                this.statement();
                }
                }
                this.state = 63;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 64;
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
            this.state = 242;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.EMPTY:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 66;
                this.match(JavaScriptParser.EMPTY);
                }
                break;
            case JavaScriptParser.OPEN_BRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 67;
                this.block();
                }
                break;
            case JavaScriptParser.CONST:
            case JavaScriptParser.VAR:
            case JavaScriptParser.LET:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 68;
                _la = this.tokenStream.LA(1);
                if(!(_la === 9 || _la === 31 || _la === 42)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 69;
                this.declarator();
                this.state = 74;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 58) {
                    {
                    {
                    this.state = 70;
                    this.match(JavaScriptParser.COMMA);
                    this.state = 71;
                    this.declarator();
                    }
                    }
                    this.state = 76;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 78;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 77;
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
                this.state = 80;
                this.expression();
                this.state = 82;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 81;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case JavaScriptParser.IF:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 84;
                this.match(JavaScriptParser.IF);
                this.state = 85;
                this.match(JavaScriptParser.OPEN_PAREN);
                this.state = 86;
                this.expression();
                this.state = 87;
                this.match(JavaScriptParser.CLOSE_PAREN);
                this.state = 88;
                this.statement();
                this.state = 91;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 4, this.context) ) {
                case 1:
                    {
                    this.state = 89;
                    this.match(JavaScriptParser.ELSE);
                    this.state = 90;
                    this.statement();
                    }
                    break;
                }
                }
                break;
            case JavaScriptParser.FOR:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 93;
                this.match(JavaScriptParser.FOR);
                this.state = 95;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 39) {
                    {
                    this.state = 94;
                    this.match(JavaScriptParser.AWAIT);
                    }
                }

                this.state = 97;
                this.match(JavaScriptParser.OPEN_PAREN);
                this.state = 99;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 9)) & ~0x1F) === 0 && ((1 << (_la - 9)) & 1625358353) !== 0) || ((((_la - 42)) & ~0x1F) === 0 && ((1 << (_la - 42)) & 16785905) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || _la === 142) {
                    {
                    this.state = 98;
                    this.loopHead();
                    }
                }

                this.state = 109;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 101;
                    this.match(JavaScriptParser.SEMICOLON);
                    this.state = 103;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 1049119) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || _la === 142) {
                        {
                        this.state = 102;
                        this.expression();
                        }
                    }

                    this.state = 105;
                    this.match(JavaScriptParser.SEMICOLON);
                    this.state = 107;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 1049119) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || _la === 142) {
                        {
                        this.state = 106;
                        this.expression();
                        }
                    }

                    }
                }

                this.state = 111;
                this.match(JavaScriptParser.CLOSE_PAREN);
                this.state = 112;
                this.statement();
                }
                break;
            case JavaScriptParser.WHILE:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 113;
                this.match(JavaScriptParser.WHILE);
                this.state = 114;
                this.match(JavaScriptParser.OPEN_PAREN);
                this.state = 115;
                this.expression();
                this.state = 116;
                this.match(JavaScriptParser.CLOSE_PAREN);
                this.state = 117;
                this.statement();
                }
                break;
            case JavaScriptParser.DO:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 119;
                this.match(JavaScriptParser.DO);
                this.state = 120;
                this.statement();
                this.state = 121;
                this.match(JavaScriptParser.WHILE);
                this.state = 122;
                this.match(JavaScriptParser.OPEN_PAREN);
                this.state = 123;
                this.expression();
                this.state = 124;
                this.match(JavaScriptParser.CLOSE_PAREN);
                this.state = 126;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 10, this.context) ) {
                case 1:
                    {
                    this.state = 125;
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
                this.state = 128;
                this.match(JavaScriptParser.RETURN);
                this.state = 129;
                this.returnValue();
                this.state = 131;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 130;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case JavaScriptParser.BARE_RETURN:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 133;
                this.match(JavaScriptParser.BARE_RETURN);
                this.state = 135;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 134;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case JavaScriptParser.BREAK:
            case JavaScriptParser.CONTINUE:
                this.enterOuterAlt(localContext, 11);
                {
                this.state = 137;
                _la = this.tokenStream.LA(1);
                if(!(_la === 5 || _la === 10)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 139;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 144) {
                    {
                    this.state = 138;
                    this.match(JavaScriptParser.JUMP_TARGET);
                    }
                }

                this.state = 142;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 141;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case JavaScriptParser.THROW:
                this.enterOuterAlt(localContext, 12);
                {
                this.state = 144;
                this.match(JavaScriptParser.THROW);
                this.state = 145;
                this.expression();
                this.state = 147;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 146;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case JavaScriptParser.TRY:
                this.enterOuterAlt(localContext, 13);
                {
                this.state = 149;
                this.match(JavaScriptParser.TRY);
                this.state = 150;
                this.block();
                this.state = 159;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 7) {
                    {
                    this.state = 151;
                    this.match(JavaScriptParser.CATCH);
                    this.state = 156;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 53) {
                        {
                        this.state = 152;
                        this.match(JavaScriptParser.OPEN_PAREN);
                        this.state = 153;
                        this.binding();
                        this.state = 154;
                        this.match(JavaScriptParser.CLOSE_PAREN);
                        }
                    }

                    this.state = 158;
                    this.block();
                    }
                }

                this.state = 163;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 18) {
                    {
                    this.state = 161;
                    this.match(JavaScriptParser.FINALLY);
                    this.state = 162;
                    this.block();
                    }
                }

                }
                break;
            case JavaScriptParser.SWITCH:
                this.enterOuterAlt(localContext, 14);
                {
                this.state = 165;
                this.match(JavaScriptParser.SWITCH);
                this.state = 166;
                this.match(JavaScriptParser.OPEN_PAREN);
                this.state = 167;
                this.expression();
                this.state = 168;
                this.match(JavaScriptParser.CLOSE_PAREN);
                this.state = 169;
                this.match(JavaScriptParser.OPEN_BRACE);
                this.state = 173;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 6 || _la === 12) {
                    {
                    {
                    this.state = 170;
                    this.switchCase();
                    }
                    }
                    this.state = 175;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 176;
                this.match(JavaScriptParser.CLOSE_BRACE);
                }
                break;
            case JavaScriptParser.LABEL:
                this.enterOuterAlt(localContext, 15);
                {
                this.state = 178;
                this.match(JavaScriptParser.LABEL);
                this.state = 179;
                this.match(JavaScriptParser.COLON);
                this.state = 180;
                this.statement();
                }
                break;
            case JavaScriptParser.FUNCTION:
            case JavaScriptParser.ASYNC_FUNCTION:
                this.enterOuterAlt(localContext, 16);
                {
                this.state = 182;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 148) {
                    {
                    this.state = 181;
                    this.match(JavaScriptParser.ASYNC_FUNCTION);
                    }
                }

                this.state = 184;
                this.match(JavaScriptParser.FUNCTION);
                this.state = 186;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 137) {
                    {
                    this.state = 185;
                    this.match(JavaScriptParser.GENERATOR);
                    }
                }

                this.state = 189;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 47) {
                    {
                    this.state = 188;
                    this.match(JavaScriptParser.IDENTIFIER);
                    }
                }

                this.state = 191;
                this.parameters();
                this.state = 192;
                this.block();
                }
                break;
            case JavaScriptParser.CLASS:
                this.enterOuterAlt(localContext, 17);
                {
                this.state = 194;
                this.match(JavaScriptParser.CLASS);
                this.state = 195;
                this.classTail();
                }
                break;
            case JavaScriptParser.AT:
                this.enterOuterAlt(localContext, 18);
                {
                this.state = 197;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 196;
                    this.decorator();
                    }
                    }
                    this.state = 199;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 65);
                this.state = 202;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 16) {
                    {
                    this.state = 201;
                    this.match(JavaScriptParser.EXPORT);
                    }
                }

                this.state = 205;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 12) {
                    {
                    this.state = 204;
                    this.match(JavaScriptParser.DEFAULT);
                    }
                }

                this.state = 207;
                this.match(JavaScriptParser.CLASS);
                this.state = 208;
                this.classTail();
                }
                break;
            case JavaScriptParser.IMPORT:
                this.enterOuterAlt(localContext, 19);
                {
                this.state = 210;
                this.match(JavaScriptParser.IMPORT);
                this.state = 221;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 47 || _la === 85 || _la === 128 || _la === 145) {
                    {
                    this.state = 211;
                    this.importPart();
                    this.state = 216;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 58) {
                        {
                        {
                        this.state = 212;
                        this.match(JavaScriptParser.COMMA);
                        this.state = 213;
                        this.importPart();
                        }
                        }
                        this.state = 218;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 219;
                    this.match(JavaScriptParser.FROM);
                    }
                }

                this.state = 223;
                this.match(JavaScriptParser.STRING);
                this.state = 225;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 143) {
                    {
                    this.state = 224;
                    this.attributes();
                    }
                }

                this.state = 228;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 227;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case JavaScriptParser.EXPORT:
                this.enterOuterAlt(localContext, 20);
                {
                this.state = 230;
                this.match(JavaScriptParser.EXPORT);
                this.state = 231;
                this.exported();
                }
                break;
            case JavaScriptParser.WITH:
                this.enterOuterAlt(localContext, 21);
                {
                this.state = 232;
                this.match(JavaScriptParser.WITH);
                this.state = 233;
                this.match(JavaScriptParser.OPEN_PAREN);
                this.state = 234;
                this.expression();
                this.state = 235;
                this.match(JavaScriptParser.CLOSE_PAREN);
                this.state = 236;
                this.statement();
                }
                break;
            case JavaScriptParser.DEBUGGER:
                this.enterOuterAlt(localContext, 22);
                {
                this.state = 238;
                this.match(JavaScriptParser.DEBUGGER);
                this.state = 240;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 239;
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
            this.state = 244;
            this.match(JavaScriptParser.OPEN_BRACE);
            this.state = 248;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 5)) & ~0x1F) === 0 && ((1 << (_la - 5)) & 1072941945) !== 0) || ((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 402800403) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || ((((_la - 142)) & ~0x1F) === 0 && ((1 << (_la - 142)) & 241) !== 0)) {
                {
                {
                this.state = 245;
                this.statement();
                }
                }
                this.state = 250;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 251;
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
            this.state = 253;
            this.binding();
            this.state = 256;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 67) {
                {
                this.state = 254;
                this.match(JavaScriptParser.ASSIGN);
                this.state = 255;
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
            this.state = 302;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 258;
                this.match(JavaScriptParser.IDENTIFIER);
                }
                break;
            case JavaScriptParser.OPEN_BRACKET:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 259;
                this.match(JavaScriptParser.OPEN_BRACKET);
                this.state = 263;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 58) {
                    {
                    {
                    this.state = 260;
                    this.match(JavaScriptParser.COMMA);
                    }
                    }
                    this.state = 265;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 284;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 1180191) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || _la === 142) {
                    {
                    this.state = 266;
                    this.argument();
                    this.state = 275;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 36, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 268;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            do {
                                {
                                {
                                this.state = 267;
                                this.match(JavaScriptParser.COMMA);
                                }
                                }
                                this.state = 270;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            } while (_la === 58);
                            this.state = 272;
                            this.argument();
                            }
                            }
                        }
                        this.state = 277;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 36, this.context);
                    }
                    this.state = 281;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 58) {
                        {
                        {
                        this.state = 278;
                        this.match(JavaScriptParser.COMMA);
                        }
                        }
                        this.state = 283;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 286;
                this.match(JavaScriptParser.CLOSE_BRACKET);
                }
                break;
            case JavaScriptParser.OBJECT_OPEN:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 287;
                this.match(JavaScriptParser.OBJECT_OPEN);
                this.state = 299;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 269547081) !== 0) || _la === 137) {
                    {
                    this.state = 288;
                    this.member();
                    this.state = 293;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 39, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 289;
                            this.match(JavaScriptParser.COMMA);
                            this.state = 290;
                            this.member();
                            }
                            }
                        }
                        this.state = 295;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 39, this.context);
                    }
                    this.state = 297;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 58) {
                        {
                        this.state = 296;
                        this.match(JavaScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 301;
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
            this.state = 314;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.CONST:
            case JavaScriptParser.VAR:
            case JavaScriptParser.LET:
                {
                this.state = 304;
                _la = this.tokenStream.LA(1);
                if(!(_la === 9 || _la === 31 || _la === 42)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 305;
                this.declarator();
                this.state = 310;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 58) {
                    {
                    {
                    this.state = 306;
                    this.match(JavaScriptParser.COMMA);
                    this.state = 307;
                    this.declarator();
                    }
                    }
                    this.state = 312;
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
                this.state = 313;
                this.expression();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 318;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 43 || _la === 140) {
                {
                this.state = 316;
                _la = this.tokenStream.LA(1);
                if(!(_la === 43 || _la === 140)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 317;
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
            this.state = 320;
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
            this.state = 325;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.CASE:
                {
                this.state = 322;
                this.match(JavaScriptParser.CASE);
                this.state = 323;
                this.expression();
                }
                break;
            case JavaScriptParser.DEFAULT:
                {
                this.state = 324;
                this.match(JavaScriptParser.DEFAULT);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 327;
            this.match(JavaScriptParser.COLON);
            this.state = 331;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 5)) & ~0x1F) === 0 && ((1 << (_la - 5)) & 1072941945) !== 0) || ((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 402800403) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || ((((_la - 142)) & ~0x1F) === 0 && ((1 << (_la - 142)) & 241) !== 0)) {
                {
                {
                this.state = 328;
                this.statement();
                }
                }
                this.state = 333;
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
            this.state = 345;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 334;
                this.match(JavaScriptParser.IDENTIFIER);
                this.state = 339;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.IDENTIFIER:
                    {
                    this.state = 335;
                    this.match(JavaScriptParser.IDENTIFIER);
                    }
                    break;
                case JavaScriptParser.MULTIPLY:
                    {
                    this.state = 336;
                    this.match(JavaScriptParser.MULTIPLY);
                    this.state = 337;
                    this.match(JavaScriptParser.AS);
                    this.state = 338;
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
                this.state = 341;
                this.match(JavaScriptParser.MULTIPLY);
                this.state = 342;
                this.match(JavaScriptParser.AS);
                this.state = 343;
                this.match(JavaScriptParser.IDENTIFIER);
                }
                break;
            case JavaScriptParser.OBJECT_OPEN:
            case JavaScriptParser.SPECIFIERS_OPEN:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 344;
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
            this.state = 375;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 57, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 348;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 12) {
                    {
                    this.state = 347;
                    this.match(JavaScriptParser.DEFAULT);
                    }
                }

                this.state = 350;
                this.statement();
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 351;
                this.match(JavaScriptParser.MULTIPLY);
                this.state = 354;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 36) {
                    {
                    this.state = 352;
                    this.match(JavaScriptParser.AS);
                    this.state = 353;
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

                this.state = 356;
                this.match(JavaScriptParser.FROM);
                this.state = 357;
                this.match(JavaScriptParser.STRING);
                this.state = 359;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 143) {
                    {
                    this.state = 358;
                    this.attributes();
                    }
                }

                this.state = 362;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 361;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 364;
                this.specifiers();
                this.state = 370;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 40) {
                    {
                    this.state = 365;
                    this.match(JavaScriptParser.FROM);
                    this.state = 366;
                    this.match(JavaScriptParser.STRING);
                    this.state = 368;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 143) {
                        {
                        this.state = 367;
                        this.attributes();
                        }
                    }

                    }
                }

                this.state = 373;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 372;
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
            this.state = 377;
            _la = this.tokenStream.LA(1);
            if(!(_la === 128 || _la === 145)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 389;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 47 || _la === 50) {
                {
                this.state = 378;
                this.specifier();
                this.state = 383;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 58, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 379;
                        this.match(JavaScriptParser.COMMA);
                        this.state = 380;
                        this.specifier();
                        }
                        }
                    }
                    this.state = 385;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 58, this.context);
                }
                this.state = 387;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 386;
                    this.match(JavaScriptParser.COMMA);
                    }
                }

                }
            }

            this.state = 391;
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
            this.state = 393;
            _la = this.tokenStream.LA(1);
            if(!(_la === 47 || _la === 50)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 396;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 36) {
                {
                this.state = 394;
                this.match(JavaScriptParser.AS);
                this.state = 395;
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
            this.state = 398;
            this.match(JavaScriptParser.ATTRIBUTES);
            this.state = 399;
            this.match(JavaScriptParser.OBJECT_OPEN);
            this.state = 411;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 269547081) !== 0) || _la === 137) {
                {
                this.state = 400;
                this.member();
                this.state = 405;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 62, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 401;
                        this.match(JavaScriptParser.COMMA);
                        this.state = 402;
                        this.member();
                        }
                        }
                    }
                    this.state = 407;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 62, this.context);
                }
                this.state = 409;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 408;
                    this.match(JavaScriptParser.COMMA);
                    }
                }

                }
            }

            this.state = 413;
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
            this.state = 415;
            this.match(JavaScriptParser.OPEN_PAREN);
            this.state = 427;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 65793) !== 0) || _la === 128) {
                {
                this.state = 416;
                this.parameter();
                this.state = 421;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 65, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 417;
                        this.match(JavaScriptParser.COMMA);
                        this.state = 418;
                        this.parameter();
                        }
                        }
                    }
                    this.state = 423;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 65, this.context);
                }
                this.state = 425;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 424;
                    this.match(JavaScriptParser.COMMA);
                    }
                }

                }
            }

            this.state = 429;
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
            this.state = 432;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 63) {
                {
                this.state = 431;
                this.match(JavaScriptParser.ELLIPSIS);
                }
            }

            this.state = 434;
            this.binding();
            this.state = 437;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 67) {
                {
                this.state = 435;
                this.match(JavaScriptParser.ASSIGN);
                this.state = 436;
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
            this.state = 440;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 47) {
                {
                this.state = 439;
                this.match(JavaScriptParser.IDENTIFIER);
                }
            }

            this.state = 444;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 17) {
                {
                this.state = 442;
                this.match(JavaScriptParser.EXTENDS);
                this.state = 443;
                this.operand();
                }
            }

            this.state = 446;
            this.match(JavaScriptParser.OPEN_BRACE);
            this.state = 451;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 1079113289) !== 0) || _la === 137) {
                {
                this.state = 449;
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
                    this.state = 447;
                    this.classMember();
                    }
                    break;
                case JavaScriptParser.SEMICOLON:
                    {
                    this.state = 448;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 453;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 454;
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
            this.state = 459;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 65) {
                {
                {
                this.state = 456;
                this.decorator();
                }
                }
                this.state = 461;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 465;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 1609) !== 0)) {
                {
                {
                this.state = 462;
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
                this.state = 467;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 480;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.OPEN_BRACE:
                {
                this.state = 468;
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
                this.state = 470;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 137) {
                    {
                    this.state = 469;
                    this.match(JavaScriptParser.GENERATOR);
                    }
                }

                this.state = 472;
                this.memberName();
                this.state = 478;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.OPEN_PAREN:
                    {
                    this.state = 473;
                    this.parameters();
                    this.state = 474;
                    this.block();
                    }
                    break;
                case JavaScriptParser.ASSIGN:
                    {
                    this.state = 476;
                    this.match(JavaScriptParser.ASSIGN);
                    this.state = 477;
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
    public memberName(): MemberNameContext {
        let localContext = new MemberNameContext(this.context, this.state);
        this.enterRule(localContext, 34, JavaScriptParser.RULE_memberName);
        try {
            this.state = 490;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 482;
                this.match(JavaScriptParser.IDENTIFIER);
                }
                break;
            case JavaScriptParser.NUMBER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 483;
                this.match(JavaScriptParser.NUMBER);
                }
                break;
            case JavaScriptParser.STRING:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 484;
                this.match(JavaScriptParser.STRING);
                }
                break;
            case JavaScriptParser.PRIVATE:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 485;
                this.match(JavaScriptParser.PRIVATE);
                }
                break;
            case JavaScriptParser.OPEN_BRACKET:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 486;
                this.match(JavaScriptParser.OPEN_BRACKET);
                this.state = 487;
                this.expression();
                this.state = 488;
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
        this.enterRule(localContext, 36, JavaScriptParser.RULE_decorator);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 492;
            this.match(JavaScriptParser.AT);
            this.state = 493;
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
        this.enterRule(localContext, 38, JavaScriptParser.RULE_decorating);
        let _la: number;
        try {
            let alternative: number;
            this.state = 524;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 495;
                this.match(JavaScriptParser.IDENTIFIER);
                this.state = 500;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 61) {
                    {
                    {
                    this.state = 496;
                    this.match(JavaScriptParser.DOT);
                    this.state = 497;
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
                    this.state = 502;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 518;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 138) {
                    {
                    this.state = 503;
                    this.match(JavaScriptParser.CALL_OPEN);
                    this.state = 515;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 1180191) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || _la === 142) {
                        {
                        this.state = 504;
                        this.argument();
                        this.state = 509;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 81, this.context);
                        while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                            if (alternative === 1) {
                                {
                                {
                                this.state = 505;
                                this.match(JavaScriptParser.COMMA);
                                this.state = 506;
                                this.argument();
                                }
                                }
                            }
                            this.state = 511;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 81, this.context);
                        }
                        this.state = 513;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 58) {
                            {
                            this.state = 512;
                            this.match(JavaScriptParser.COMMA);
                            }
                        }

                        }
                    }

                    this.state = 517;
                    this.match(JavaScriptParser.CLOSE_PAREN);
                    }
                }

                }
                break;
            case JavaScriptParser.GROUP_OPEN:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 520;
                this.match(JavaScriptParser.GROUP_OPEN);
                this.state = 521;
                this.expression();
                this.state = 522;
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
        this.enterRule(localContext, 40, JavaScriptParser.RULE_expression);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 526;
            this.assignment();
            this.state = 531;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 58) {
                {
                {
                this.state = 527;
                this.match(JavaScriptParser.COMMA);
                this.state = 528;
                this.assignment();
                }
                }
                this.state = 533;
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
        this.enterRule(localContext, 42, JavaScriptParser.RULE_assignment);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 534;
            this.operand();
            this.state = 544;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 23 || _la === 24 || ((((_la - 60)) & ~0x1F) === 0 && ((1 << (_la - 60)) & 4294967185) !== 0) || ((((_la - 92)) & ~0x1F) === 0 && ((1 << (_la - 92)) & 16383) !== 0)) {
                {
                this.state = 542;
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
                    this.state = 535;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 23 || _la === 24 || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 4294967289) !== 0) || ((((_la - 96)) & ~0x1F) === 0 && ((1 << (_la - 96)) & 1023) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 536;
                    this.operand();
                    }
                    break;
                case JavaScriptParser.QUESTION:
                    {
                    this.state = 537;
                    this.match(JavaScriptParser.QUESTION);
                    this.state = 538;
                    this.assignment();
                    this.state = 539;
                    this.match(JavaScriptParser.COLON);
                    this.state = 540;
                    this.operand();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 546;
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
        this.enterRule(localContext, 44, JavaScriptParser.RULE_operand);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 550;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1107304448) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 16577) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 251658243) !== 0)) {
                {
                {
                this.state = 547;
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
                this.state = 552;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 656;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.NUMBER:
                {
                this.state = 553;
                this.match(JavaScriptParser.NUMBER);
                }
                break;
            case JavaScriptParser.IDENTIFIER:
                {
                this.state = 554;
                this.match(JavaScriptParser.IDENTIFIER);
                }
                break;
            case JavaScriptParser.STRING:
                {
                this.state = 555;
                this.match(JavaScriptParser.STRING);
                }
                break;
            case JavaScriptParser.PRIVATE:
                {
                this.state = 556;
                this.match(JavaScriptParser.PRIVATE);
                }
                break;
            case JavaScriptParser.REGULAR_EXPRESSION:
                {
                this.state = 557;
                this.match(JavaScriptParser.REGULAR_EXPRESSION);
                }
                break;
            case JavaScriptParser.GROUP_OPEN:
                {
                this.state = 558;
                this.match(JavaScriptParser.GROUP_OPEN);
                this.state = 570;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 1180191) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || _la === 142) {
                    {
                    this.state = 559;
                    this.argument();
                    this.state = 564;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 90, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 560;
                            this.match(JavaScriptParser.COMMA);
                            this.state = 561;
                            this.argument();
                            }
                            }
                        }
                        this.state = 566;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 90, this.context);
                    }
                    this.state = 568;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 58) {
                        {
                        this.state = 567;
                        this.match(JavaScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 572;
                this.match(JavaScriptParser.CLOSE_PAREN);
                }
                break;
            case JavaScriptParser.OPEN_BRACKET:
                {
                this.state = 573;
                this.match(JavaScriptParser.OPEN_BRACKET);
                this.state = 577;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 58) {
                    {
                    {
                    this.state = 574;
                    this.match(JavaScriptParser.COMMA);
                    }
                    }
                    this.state = 579;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 598;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 1180191) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || _la === 142) {
                    {
                    this.state = 580;
                    this.argument();
                    this.state = 589;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 95, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 582;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            do {
                                {
                                {
                                this.state = 581;
                                this.match(JavaScriptParser.COMMA);
                                }
                                }
                                this.state = 584;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            } while (_la === 58);
                            this.state = 586;
                            this.argument();
                            }
                            }
                        }
                        this.state = 591;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 95, this.context);
                    }
                    this.state = 595;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 58) {
                        {
                        {
                        this.state = 592;
                        this.match(JavaScriptParser.COMMA);
                        }
                        }
                        this.state = 597;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 600;
                this.match(JavaScriptParser.CLOSE_BRACKET);
                }
                break;
            case JavaScriptParser.OBJECT_OPEN:
                {
                this.state = 601;
                this.match(JavaScriptParser.OBJECT_OPEN);
                this.state = 613;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 269547081) !== 0) || _la === 137) {
                    {
                    this.state = 602;
                    this.member();
                    this.state = 607;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 98, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 603;
                            this.match(JavaScriptParser.COMMA);
                            this.state = 604;
                            this.member();
                            }
                            }
                        }
                        this.state = 609;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 98, this.context);
                    }
                    this.state = 611;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 58) {
                        {
                        this.state = 610;
                        this.match(JavaScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 615;
                this.match(JavaScriptParser.CLOSE_BRACE);
                }
                break;
            case JavaScriptParser.TEMPLATE_OPEN:
                {
                this.state = 616;
                this.match(JavaScriptParser.TEMPLATE_OPEN);
                this.state = 624;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 112 || _la === 113) {
                    {
                    this.state = 622;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case JavaScriptParser.TEMPLATE_CHARACTERS:
                        {
                        this.state = 617;
                        this.match(JavaScriptParser.TEMPLATE_CHARACTERS);
                        }
                        break;
                    case JavaScriptParser.SUBSTITUTION_OPEN:
                        {
                        this.state = 618;
                        this.match(JavaScriptParser.SUBSTITUTION_OPEN);
                        this.state = 619;
                        this.expression();
                        this.state = 620;
                        this.match(JavaScriptParser.CLOSE_BRACE);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 626;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 627;
                this.match(JavaScriptParser.TEMPLATE_CLOSE);
                }
                break;
            case JavaScriptParser.FUNCTION_EXPRESSION:
                {
                this.state = 628;
                this.match(JavaScriptParser.FUNCTION_EXPRESSION);
                this.state = 630;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 137) {
                    {
                    this.state = 629;
                    this.match(JavaScriptParser.GENERATOR);
                    }
                }

                this.state = 633;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 47) {
                    {
                    this.state = 632;
                    this.match(JavaScriptParser.IDENTIFIER);
                    }
                }

                this.state = 635;
                this.parameters();
                this.state = 636;
                this.block();
                }
                break;
            case JavaScriptParser.CLASS_EXPRESSION:
            case JavaScriptParser.EXPRESSION_AT:
                {
                this.state = 642;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 136) {
                    {
                    {
                    this.state = 638;
                    this.match(JavaScriptParser.EXPRESSION_AT);
                    this.state = 639;
                    this.decorating();
                    }
                    }
                    this.state = 644;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 645;
                this.match(JavaScriptParser.CLASS_EXPRESSION);
                this.state = 646;
                this.classTail();
                }
                break;
            case JavaScriptParser.ARROW_OPEN:
                {
                this.state = 647;
                this.match(JavaScriptParser.ARROW_OPEN);
                this.state = 651;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 5)) & ~0x1F) === 0 && ((1 << (_la - 5)) & 1072941945) !== 0) || ((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 402800403) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || ((((_la - 142)) & ~0x1F) === 0 && ((1 << (_la - 142)) & 241) !== 0)) {
                    {
                    {
                    this.state = 648;
                    this.statement();
                    }
                    }
                    this.state = 653;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 654;
                this.match(JavaScriptParser.CLOSE_BRACE);
                }
                break;
            case JavaScriptParser.JSX_OPEN:
                {
                this.state = 655;
                this.element();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 731;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 61 || _la === 62 || ((((_la - 108)) & ~0x1F) === 0 && ((1 << (_la - 108)) & 3221225475) !== 0) || _la === 141) {
                {
                this.state = 729;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.DOT:
                    {
                    this.state = 658;
                    this.match(JavaScriptParser.DOT);
                    this.state = 659;
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
                    this.state = 660;
                    this.match(JavaScriptParser.OPTIONAL_CHAIN);
                    this.state = 694;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case JavaScriptParser.IDENTIFIER:
                        {
                        this.state = 661;
                        this.match(JavaScriptParser.IDENTIFIER);
                        }
                        break;
                    case JavaScriptParser.PRIVATE:
                        {
                        this.state = 662;
                        this.match(JavaScriptParser.PRIVATE);
                        }
                        break;
                    case JavaScriptParser.INDEX_OPEN:
                        {
                        this.state = 663;
                        this.match(JavaScriptParser.INDEX_OPEN);
                        this.state = 664;
                        this.expression();
                        this.state = 665;
                        this.match(JavaScriptParser.CLOSE_BRACKET);
                        }
                        break;
                    case JavaScriptParser.CALL_OPEN:
                        {
                        this.state = 667;
                        this.match(JavaScriptParser.CALL_OPEN);
                        this.state = 679;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 1180191) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || _la === 142) {
                            {
                            this.state = 668;
                            this.argument();
                            this.state = 673;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 108, this.context);
                            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                                if (alternative === 1) {
                                    {
                                    {
                                    this.state = 669;
                                    this.match(JavaScriptParser.COMMA);
                                    this.state = 670;
                                    this.argument();
                                    }
                                    }
                                }
                                this.state = 675;
                                this.errorHandler.sync(this);
                                alternative = this.interpreter.adaptivePredict(this.tokenStream, 108, this.context);
                            }
                            this.state = 677;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 58) {
                                {
                                this.state = 676;
                                this.match(JavaScriptParser.COMMA);
                                }
                            }

                            }
                        }

                        this.state = 681;
                        this.match(JavaScriptParser.CLOSE_PAREN);
                        }
                        break;
                    case JavaScriptParser.TAGGED_OPEN:
                        {
                        this.state = 682;
                        this.match(JavaScriptParser.TAGGED_OPEN);
                        this.state = 690;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 112 || _la === 113) {
                            {
                            this.state = 688;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case JavaScriptParser.TEMPLATE_CHARACTERS:
                                {
                                this.state = 683;
                                this.match(JavaScriptParser.TEMPLATE_CHARACTERS);
                                }
                                break;
                            case JavaScriptParser.SUBSTITUTION_OPEN:
                                {
                                this.state = 684;
                                this.match(JavaScriptParser.SUBSTITUTION_OPEN);
                                this.state = 685;
                                this.expression();
                                this.state = 686;
                                this.match(JavaScriptParser.CLOSE_BRACE);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            this.state = 692;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 693;
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
                    this.state = 696;
                    this.match(JavaScriptParser.INDEX_OPEN);
                    this.state = 697;
                    this.expression();
                    this.state = 698;
                    this.match(JavaScriptParser.CLOSE_BRACKET);
                    }
                    break;
                case JavaScriptParser.CALL_OPEN:
                    {
                    this.state = 700;
                    this.match(JavaScriptParser.CALL_OPEN);
                    this.state = 712;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 1180191) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || _la === 142) {
                        {
                        this.state = 701;
                        this.argument();
                        this.state = 706;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 114, this.context);
                        while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                            if (alternative === 1) {
                                {
                                {
                                this.state = 702;
                                this.match(JavaScriptParser.COMMA);
                                this.state = 703;
                                this.argument();
                                }
                                }
                            }
                            this.state = 708;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 114, this.context);
                        }
                        this.state = 710;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 58) {
                            {
                            this.state = 709;
                            this.match(JavaScriptParser.COMMA);
                            }
                        }

                        }
                    }

                    this.state = 714;
                    this.match(JavaScriptParser.CLOSE_PAREN);
                    }
                    break;
                case JavaScriptParser.TAGGED_OPEN:
                    {
                    this.state = 715;
                    this.match(JavaScriptParser.TAGGED_OPEN);
                    this.state = 723;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 112 || _la === 113) {
                        {
                        this.state = 721;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case JavaScriptParser.TEMPLATE_CHARACTERS:
                            {
                            this.state = 716;
                            this.match(JavaScriptParser.TEMPLATE_CHARACTERS);
                            }
                            break;
                        case JavaScriptParser.SUBSTITUTION_OPEN:
                            {
                            this.state = 717;
                            this.match(JavaScriptParser.SUBSTITUTION_OPEN);
                            this.state = 718;
                            this.expression();
                            this.state = 719;
                            this.match(JavaScriptParser.CLOSE_BRACE);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                        this.state = 725;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 726;
                    this.match(JavaScriptParser.TEMPLATE_CLOSE);
                    }
                    break;
                case JavaScriptParser.INCREMENT:
                    {
                    this.state = 727;
                    this.match(JavaScriptParser.INCREMENT);
                    }
                    break;
                case JavaScriptParser.DECREMENT:
                    {
                    this.state = 728;
                    this.match(JavaScriptParser.DECREMENT);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 733;
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
        this.enterRule(localContext, 46, JavaScriptParser.RULE_argument);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 735;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 63) {
                {
                this.state = 734;
                this.match(JavaScriptParser.ELLIPSIS);
                }
            }

            this.state = 737;
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
        this.enterRule(localContext, 48, JavaScriptParser.RULE_member);
        let _la: number;
        try {
            this.state = 760;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.ELLIPSIS:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 739;
                this.match(JavaScriptParser.ELLIPSIS);
                this.state = 740;
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
                this.state = 744;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 1609) !== 0)) {
                    {
                    {
                    this.state = 741;
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
                    this.state = 746;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 748;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 137) {
                    {
                    this.state = 747;
                    this.match(JavaScriptParser.GENERATOR);
                    }
                }

                this.state = 750;
                this.memberName();
                this.state = 758;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.COLON:
                    {
                    this.state = 751;
                    this.match(JavaScriptParser.COLON);
                    this.state = 752;
                    this.assignment();
                    }
                    break;
                case JavaScriptParser.OPEN_PAREN:
                    {
                    this.state = 753;
                    this.parameters();
                    this.state = 754;
                    this.block();
                    }
                    break;
                case JavaScriptParser.ASSIGN:
                    {
                    this.state = 756;
                    this.match(JavaScriptParser.ASSIGN);
                    this.state = 757;
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
        this.enterRule(localContext, 50, JavaScriptParser.RULE_element);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 762;
            this.match(JavaScriptParser.JSX_OPEN);
            this.state = 794;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.JSX_NAME:
                {
                this.state = 763;
                this.elementName();
                this.state = 767;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 116 || _la === 126) {
                    {
                    {
                    this.state = 764;
                    this.attribute();
                    }
                    }
                    this.state = 769;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 783;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.JSX_SLASH:
                    {
                    this.state = 770;
                    this.match(JavaScriptParser.JSX_SLASH);
                    this.state = 771;
                    this.match(JavaScriptParser.JSX_CLOSE);
                    }
                    break;
                case JavaScriptParser.JSX_CLOSE:
                    {
                    this.state = 772;
                    this.match(JavaScriptParser.JSX_CLOSE);
                    this.state = 776;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (((((_la - 115)) & ~0x1F) === 0 && ((1 << (_la - 115)) & 3073) !== 0)) {
                        {
                        {
                        this.state = 773;
                        this.child();
                        }
                        }
                        this.state = 778;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 779;
                    this.match(JavaScriptParser.JSX_END_OPEN);
                    this.state = 780;
                    this.elementName();
                    this.state = 781;
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
                this.state = 785;
                this.match(JavaScriptParser.JSX_CLOSE);
                this.state = 789;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 115)) & ~0x1F) === 0 && ((1 << (_la - 115)) & 3073) !== 0)) {
                    {
                    {
                    this.state = 786;
                    this.child();
                    }
                    }
                    this.state = 791;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 792;
                this.match(JavaScriptParser.JSX_END_OPEN);
                this.state = 793;
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
        this.enterRule(localContext, 52, JavaScriptParser.RULE_elementName);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 796;
            this.match(JavaScriptParser.JSX_NAME);
            this.state = 801;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 119 || _la === 120) {
                {
                {
                this.state = 797;
                _la = this.tokenStream.LA(1);
                if(!(_la === 119 || _la === 120)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 798;
                this.match(JavaScriptParser.JSX_NAME);
                }
                }
                this.state = 803;
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
        this.enterRule(localContext, 54, JavaScriptParser.RULE_attribute);
        let _la: number;
        try {
            this.state = 821;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.JSX_NAME:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 804;
                this.elementName();
                this.state = 814;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 118) {
                    {
                    this.state = 805;
                    this.match(JavaScriptParser.JSX_ASSIGN);
                    this.state = 812;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case JavaScriptParser.JSX_STRING:
                        {
                        this.state = 806;
                        this.match(JavaScriptParser.JSX_STRING);
                        }
                        break;
                    case JavaScriptParser.JSX_BRACE:
                        {
                        this.state = 807;
                        this.match(JavaScriptParser.JSX_BRACE);
                        this.state = 808;
                        this.expression();
                        this.state = 809;
                        this.match(JavaScriptParser.CLOSE_BRACE);
                        }
                        break;
                    case JavaScriptParser.JSX_OPEN:
                        {
                        this.state = 811;
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
                this.state = 816;
                this.match(JavaScriptParser.JSX_BRACE);
                this.state = 817;
                this.match(JavaScriptParser.ELLIPSIS);
                this.state = 818;
                this.assignment();
                this.state = 819;
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
        this.enterRule(localContext, 56, JavaScriptParser.RULE_child);
        let _la: number;
        try {
            this.state = 833;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.JSX_TEXT:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 823;
                this.match(JavaScriptParser.JSX_TEXT);
                }
                break;
            case JavaScriptParser.JSX_BRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 824;
                this.match(JavaScriptParser.JSX_BRACE);
                this.state = 829;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 1180191) !== 0) || ((((_la - 106)) & ~0x1F) === 0 && ((1 << (_la - 106)) & 2143289875) !== 0) || _la === 142) {
                    {
                    this.state = 826;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 63) {
                        {
                        this.state = 825;
                        this.match(JavaScriptParser.ELLIPSIS);
                        }
                    }

                    this.state = 828;
                    this.expression();
                    }
                }

                this.state = 831;
                this.match(JavaScriptParser.CLOSE_BRACE);
                }
                break;
            case JavaScriptParser.JSX_OPEN:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 832;
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
        4,1,149,836,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,
        7,6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,
        13,2,14,7,14,2,15,7,15,2,16,7,16,2,17,7,17,2,18,7,18,2,19,7,19,2,
        20,7,20,2,21,7,21,2,22,7,22,2,23,7,23,2,24,7,24,2,25,7,25,2,26,7,
        26,2,27,7,27,2,28,7,28,1,0,5,0,60,8,0,10,0,12,0,63,9,0,1,0,1,0,1,
        1,1,1,1,1,1,1,1,1,1,1,5,1,73,8,1,10,1,12,1,76,9,1,1,1,3,1,79,8,1,
        1,1,1,1,3,1,83,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,3,1,92,8,1,1,1,1,
        1,3,1,96,8,1,1,1,1,1,3,1,100,8,1,1,1,1,1,3,1,104,8,1,1,1,1,1,3,1,
        108,8,1,3,1,110,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,
        1,1,1,1,1,1,1,1,3,1,127,8,1,1,1,1,1,1,1,3,1,132,8,1,1,1,1,1,3,1,
        136,8,1,1,1,1,1,3,1,140,8,1,1,1,3,1,143,8,1,1,1,1,1,1,1,3,1,148,
        8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,3,1,157,8,1,1,1,3,1,160,8,1,1,1,
        1,1,3,1,164,8,1,1,1,1,1,1,1,1,1,1,1,1,1,5,1,172,8,1,10,1,12,1,175,
        9,1,1,1,1,1,1,1,1,1,1,1,1,1,3,1,183,8,1,1,1,1,1,3,1,187,8,1,1,1,
        3,1,190,8,1,1,1,1,1,1,1,1,1,1,1,1,1,4,1,198,8,1,11,1,12,1,199,1,
        1,3,1,203,8,1,1,1,3,1,206,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,5,1,215,
        8,1,10,1,12,1,218,9,1,1,1,1,1,3,1,222,8,1,1,1,1,1,3,1,226,8,1,1,
        1,3,1,229,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,3,1,241,8,
        1,3,1,243,8,1,1,2,1,2,5,2,247,8,2,10,2,12,2,250,9,2,1,2,1,2,1,3,
        1,3,1,3,3,3,257,8,3,1,4,1,4,1,4,5,4,262,8,4,10,4,12,4,265,9,4,1,
        4,1,4,4,4,269,8,4,11,4,12,4,270,1,4,5,4,274,8,4,10,4,12,4,277,9,
        4,1,4,5,4,280,8,4,10,4,12,4,283,9,4,3,4,285,8,4,1,4,1,4,1,4,1,4,
        1,4,5,4,292,8,4,10,4,12,4,295,9,4,1,4,3,4,298,8,4,3,4,300,8,4,1,
        4,3,4,303,8,4,1,5,1,5,1,5,1,5,5,5,309,8,5,10,5,12,5,312,9,5,1,5,
        3,5,315,8,5,1,5,1,5,3,5,319,8,5,1,6,1,6,1,7,1,7,1,7,3,7,326,8,7,
        1,7,1,7,5,7,330,8,7,10,7,12,7,333,9,7,1,8,1,8,1,8,1,8,1,8,3,8,340,
        8,8,1,8,1,8,1,8,1,8,3,8,346,8,8,1,9,3,9,349,8,9,1,9,1,9,1,9,1,9,
        3,9,355,8,9,1,9,1,9,1,9,3,9,360,8,9,1,9,3,9,363,8,9,1,9,1,9,1,9,
        1,9,3,9,369,8,9,3,9,371,8,9,1,9,3,9,374,8,9,3,9,376,8,9,1,10,1,10,
        1,10,1,10,5,10,382,8,10,10,10,12,10,385,9,10,1,10,3,10,388,8,10,
        3,10,390,8,10,1,10,1,10,1,11,1,11,1,11,3,11,397,8,11,1,12,1,12,1,
        12,1,12,1,12,5,12,404,8,12,10,12,12,12,407,9,12,1,12,3,12,410,8,
        12,3,12,412,8,12,1,12,1,12,1,13,1,13,1,13,1,13,5,13,420,8,13,10,
        13,12,13,423,9,13,1,13,3,13,426,8,13,3,13,428,8,13,1,13,1,13,1,14,
        3,14,433,8,14,1,14,1,14,1,14,3,14,438,8,14,1,15,3,15,441,8,15,1,
        15,1,15,3,15,445,8,15,1,15,1,15,1,15,5,15,450,8,15,10,15,12,15,453,
        9,15,1,15,1,15,1,16,5,16,458,8,16,10,16,12,16,461,9,16,1,16,5,16,
        464,8,16,10,16,12,16,467,9,16,1,16,1,16,3,16,471,8,16,1,16,1,16,
        1,16,1,16,1,16,1,16,3,16,479,8,16,3,16,481,8,16,1,17,1,17,1,17,1,
        17,1,17,1,17,1,17,1,17,3,17,491,8,17,1,18,1,18,1,18,1,19,1,19,1,
        19,5,19,499,8,19,10,19,12,19,502,9,19,1,19,1,19,1,19,1,19,5,19,508,
        8,19,10,19,12,19,511,9,19,1,19,3,19,514,8,19,3,19,516,8,19,1,19,
        3,19,519,8,19,1,19,1,19,1,19,1,19,3,19,525,8,19,1,20,1,20,1,20,5,
        20,530,8,20,10,20,12,20,533,9,20,1,21,1,21,1,21,1,21,1,21,1,21,1,
        21,1,21,5,21,543,8,21,10,21,12,21,546,9,21,1,22,5,22,549,8,22,10,
        22,12,22,552,9,22,1,22,1,22,1,22,1,22,1,22,1,22,1,22,1,22,1,22,5,
        22,563,8,22,10,22,12,22,566,9,22,1,22,3,22,569,8,22,3,22,571,8,22,
        1,22,1,22,1,22,5,22,576,8,22,10,22,12,22,579,9,22,1,22,1,22,4,22,
        583,8,22,11,22,12,22,584,1,22,5,22,588,8,22,10,22,12,22,591,9,22,
        1,22,5,22,594,8,22,10,22,12,22,597,9,22,3,22,599,8,22,1,22,1,22,
        1,22,1,22,1,22,5,22,606,8,22,10,22,12,22,609,9,22,1,22,3,22,612,
        8,22,3,22,614,8,22,1,22,1,22,1,22,1,22,1,22,1,22,1,22,5,22,623,8,
        22,10,22,12,22,626,9,22,1,22,1,22,1,22,3,22,631,8,22,1,22,3,22,634,
        8,22,1,22,1,22,1,22,1,22,1,22,5,22,641,8,22,10,22,12,22,644,9,22,
        1,22,1,22,1,22,1,22,5,22,650,8,22,10,22,12,22,653,9,22,1,22,1,22,
        3,22,657,8,22,1,22,1,22,1,22,1,22,1,22,1,22,1,22,1,22,1,22,1,22,
        1,22,1,22,1,22,5,22,672,8,22,10,22,12,22,675,9,22,1,22,3,22,678,
        8,22,3,22,680,8,22,1,22,1,22,1,22,1,22,1,22,1,22,1,22,5,22,689,8,
        22,10,22,12,22,692,9,22,1,22,3,22,695,8,22,1,22,1,22,1,22,1,22,1,
        22,1,22,1,22,1,22,5,22,705,8,22,10,22,12,22,708,9,22,1,22,3,22,711,
        8,22,3,22,713,8,22,1,22,1,22,1,22,1,22,1,22,1,22,1,22,5,22,722,8,
        22,10,22,12,22,725,9,22,1,22,1,22,1,22,5,22,730,8,22,10,22,12,22,
        733,9,22,1,23,3,23,736,8,23,1,23,1,23,1,24,1,24,1,24,5,24,743,8,
        24,10,24,12,24,746,9,24,1,24,3,24,749,8,24,1,24,1,24,1,24,1,24,1,
        24,1,24,1,24,1,24,3,24,759,8,24,3,24,761,8,24,1,25,1,25,1,25,5,25,
        766,8,25,10,25,12,25,769,9,25,1,25,1,25,1,25,1,25,5,25,775,8,25,
        10,25,12,25,778,9,25,1,25,1,25,1,25,1,25,3,25,784,8,25,1,25,1,25,
        5,25,788,8,25,10,25,12,25,791,9,25,1,25,1,25,3,25,795,8,25,1,26,
        1,26,1,26,5,26,800,8,26,10,26,12,26,803,9,26,1,27,1,27,1,27,1,27,
        1,27,1,27,1,27,1,27,3,27,813,8,27,3,27,815,8,27,1,27,1,27,1,27,1,
        27,1,27,3,27,822,8,27,1,28,1,28,1,28,3,28,827,8,28,1,28,3,28,830,
        8,28,1,28,1,28,3,28,834,8,28,1,28,0,0,29,0,2,4,6,8,10,12,14,16,18,
        20,22,24,26,28,30,32,34,36,38,40,42,44,46,48,50,52,54,56,0,11,3,
        0,9,9,31,31,42,42,2,0,57,57,146,146,2,0,5,5,10,10,2,0,43,43,140,
        140,2,0,47,47,50,50,2,0,128,128,145,145,4,0,35,35,38,38,41,41,44,
        45,1,0,47,48,3,0,23,24,64,64,67,105,8,0,13,13,25,25,30,30,32,32,
        38,39,46,46,106,107,130,133,1,0,119,120,995,0,61,1,0,0,0,2,242,1,
        0,0,0,4,244,1,0,0,0,6,253,1,0,0,0,8,302,1,0,0,0,10,314,1,0,0,0,12,
        320,1,0,0,0,14,325,1,0,0,0,16,345,1,0,0,0,18,375,1,0,0,0,20,377,
        1,0,0,0,22,393,1,0,0,0,24,398,1,0,0,0,26,415,1,0,0,0,28,432,1,0,
        0,0,30,440,1,0,0,0,32,459,1,0,0,0,34,490,1,0,0,0,36,492,1,0,0,0,
        38,524,1,0,0,0,40,526,1,0,0,0,42,534,1,0,0,0,44,550,1,0,0,0,46,735,
        1,0,0,0,48,760,1,0,0,0,50,762,1,0,0,0,52,796,1,0,0,0,54,821,1,0,
        0,0,56,833,1,0,0,0,58,60,3,2,1,0,59,58,1,0,0,0,60,63,1,0,0,0,61,
        59,1,0,0,0,61,62,1,0,0,0,62,64,1,0,0,0,63,61,1,0,0,0,64,65,5,0,0,
        1,65,1,1,0,0,0,66,243,5,146,0,0,67,243,3,4,2,0,68,69,7,0,0,0,69,
        74,3,6,3,0,70,71,5,58,0,0,71,73,3,6,3,0,72,70,1,0,0,0,73,76,1,0,
        0,0,74,72,1,0,0,0,74,75,1,0,0,0,75,78,1,0,0,0,76,74,1,0,0,0,77,79,
        5,57,0,0,78,77,1,0,0,0,78,79,1,0,0,0,79,243,1,0,0,0,80,82,3,40,20,
        0,81,83,5,57,0,0,82,81,1,0,0,0,82,83,1,0,0,0,83,243,1,0,0,0,84,85,
        5,21,0,0,85,86,5,53,0,0,86,87,3,40,20,0,87,88,5,54,0,0,88,91,3,2,
        1,0,89,90,5,15,0,0,90,92,3,2,1,0,91,89,1,0,0,0,91,92,1,0,0,0,92,
        243,1,0,0,0,93,95,5,19,0,0,94,96,5,39,0,0,95,94,1,0,0,0,95,96,1,
        0,0,0,96,97,1,0,0,0,97,99,5,53,0,0,98,100,3,10,5,0,99,98,1,0,0,0,
        99,100,1,0,0,0,100,109,1,0,0,0,101,103,5,57,0,0,102,104,3,40,20,
        0,103,102,1,0,0,0,103,104,1,0,0,0,104,105,1,0,0,0,105,107,5,57,0,
        0,106,108,3,40,20,0,107,106,1,0,0,0,107,108,1,0,0,0,108,110,1,0,
        0,0,109,101,1,0,0,0,109,110,1,0,0,0,110,111,1,0,0,0,111,112,5,54,
        0,0,112,243,3,2,1,0,113,114,5,33,0,0,114,115,5,53,0,0,115,116,3,
        40,20,0,116,117,5,54,0,0,117,118,3,2,1,0,118,243,1,0,0,0,119,120,
        5,14,0,0,120,121,3,2,1,0,121,122,5,33,0,0,122,123,5,53,0,0,123,124,
        3,40,20,0,124,126,5,54,0,0,125,127,7,1,0,0,126,125,1,0,0,0,126,127,
        1,0,0,0,127,243,1,0,0,0,128,129,5,26,0,0,129,131,3,12,6,0,130,132,
        5,57,0,0,131,130,1,0,0,0,131,132,1,0,0,0,132,243,1,0,0,0,133,135,
        5,147,0,0,134,136,5,57,0,0,135,134,1,0,0,0,135,136,1,0,0,0,136,243,
        1,0,0,0,137,139,7,2,0,0,138,140,5,144,0,0,139,138,1,0,0,0,139,140,
        1,0,0,0,140,142,1,0,0,0,141,143,5,57,0,0,142,141,1,0,0,0,142,143,
        1,0,0,0,143,243,1,0,0,0,144,145,5,28,0,0,145,147,3,40,20,0,146,148,
        5,57,0,0,147,146,1,0,0,0,147,148,1,0,0,0,148,243,1,0,0,0,149,150,
        5,29,0,0,150,159,3,4,2,0,151,156,5,7,0,0,152,153,5,53,0,0,153,154,
        3,8,4,0,154,155,5,54,0,0,155,157,1,0,0,0,156,152,1,0,0,0,156,157,
        1,0,0,0,157,158,1,0,0,0,158,160,3,4,2,0,159,151,1,0,0,0,159,160,
        1,0,0,0,160,163,1,0,0,0,161,162,5,18,0,0,162,164,3,4,2,0,163,161,
        1,0,0,0,163,164,1,0,0,0,164,243,1,0,0,0,165,166,5,27,0,0,166,167,
        5,53,0,0,167,168,3,40,20,0,168,169,5,54,0,0,169,173,5,51,0,0,170,
        172,3,14,7,0,171,170,1,0,0,0,172,175,1,0,0,0,173,171,1,0,0,0,173,
        174,1,0,0,0,174,176,1,0,0,0,175,173,1,0,0,0,176,177,5,52,0,0,177,
        243,1,0,0,0,178,179,5,149,0,0,179,180,5,59,0,0,180,243,3,2,1,0,181,
        183,5,148,0,0,182,181,1,0,0,0,182,183,1,0,0,0,183,184,1,0,0,0,184,
        186,5,20,0,0,185,187,5,137,0,0,186,185,1,0,0,0,186,187,1,0,0,0,187,
        189,1,0,0,0,188,190,5,47,0,0,189,188,1,0,0,0,189,190,1,0,0,0,190,
        191,1,0,0,0,191,192,3,26,13,0,192,193,3,4,2,0,193,243,1,0,0,0,194,
        195,5,8,0,0,195,243,3,30,15,0,196,198,3,36,18,0,197,196,1,0,0,0,
        198,199,1,0,0,0,199,197,1,0,0,0,199,200,1,0,0,0,200,202,1,0,0,0,
        201,203,5,16,0,0,202,201,1,0,0,0,202,203,1,0,0,0,203,205,1,0,0,0,
        204,206,5,12,0,0,205,204,1,0,0,0,205,206,1,0,0,0,206,207,1,0,0,0,
        207,208,5,8,0,0,208,209,3,30,15,0,209,243,1,0,0,0,210,221,5,22,0,
        0,211,216,3,16,8,0,212,213,5,58,0,0,213,215,3,16,8,0,214,212,1,0,
        0,0,215,218,1,0,0,0,216,214,1,0,0,0,216,217,1,0,0,0,217,219,1,0,
        0,0,218,216,1,0,0,0,219,220,5,40,0,0,220,222,1,0,0,0,221,211,1,0,
        0,0,221,222,1,0,0,0,222,223,1,0,0,0,223,225,5,50,0,0,224,226,3,24,
        12,0,225,224,1,0,0,0,225,226,1,0,0,0,226,228,1,0,0,0,227,229,5,57,
        0,0,228,227,1,0,0,0,228,229,1,0,0,0,229,243,1,0,0,0,230,231,5,16,
        0,0,231,243,3,18,9,0,232,233,5,34,0,0,233,234,5,53,0,0,234,235,3,
        40,20,0,235,236,5,54,0,0,236,237,3,2,1,0,237,243,1,0,0,0,238,240,
        5,11,0,0,239,241,5,57,0,0,240,239,1,0,0,0,240,241,1,0,0,0,241,243,
        1,0,0,0,242,66,1,0,0,0,242,67,1,0,0,0,242,68,1,0,0,0,242,80,1,0,
        0,0,242,84,1,0,0,0,242,93,1,0,0,0,242,113,1,0,0,0,242,119,1,0,0,
        0,242,128,1,0,0,0,242,133,1,0,0,0,242,137,1,0,0,0,242,144,1,0,0,
        0,242,149,1,0,0,0,242,165,1,0,0,0,242,178,1,0,0,0,242,182,1,0,0,
        0,242,194,1,0,0,0,242,197,1,0,0,0,242,210,1,0,0,0,242,230,1,0,0,
        0,242,232,1,0,0,0,242,238,1,0,0,0,243,3,1,0,0,0,244,248,5,51,0,0,
        245,247,3,2,1,0,246,245,1,0,0,0,247,250,1,0,0,0,248,246,1,0,0,0,
        248,249,1,0,0,0,249,251,1,0,0,0,250,248,1,0,0,0,251,252,5,52,0,0,
        252,5,1,0,0,0,253,256,3,8,4,0,254,255,5,67,0,0,255,257,3,42,21,0,
        256,254,1,0,0,0,256,257,1,0,0,0,257,7,1,0,0,0,258,303,5,47,0,0,259,
        263,5,55,0,0,260,262,5,58,0,0,261,260,1,0,0,0,262,265,1,0,0,0,263,
        261,1,0,0,0,263,264,1,0,0,0,264,284,1,0,0,0,265,263,1,0,0,0,266,
        275,3,46,23,0,267,269,5,58,0,0,268,267,1,0,0,0,269,270,1,0,0,0,270,
        268,1,0,0,0,270,271,1,0,0,0,271,272,1,0,0,0,272,274,3,46,23,0,273,
        268,1,0,0,0,274,277,1,0,0,0,275,273,1,0,0,0,275,276,1,0,0,0,276,
        281,1,0,0,0,277,275,1,0,0,0,278,280,5,58,0,0,279,278,1,0,0,0,280,
        283,1,0,0,0,281,279,1,0,0,0,281,282,1,0,0,0,282,285,1,0,0,0,283,
        281,1,0,0,0,284,266,1,0,0,0,284,285,1,0,0,0,285,286,1,0,0,0,286,
        303,5,56,0,0,287,299,5,128,0,0,288,293,3,48,24,0,289,290,5,58,0,
        0,290,292,3,48,24,0,291,289,1,0,0,0,292,295,1,0,0,0,293,291,1,0,
        0,0,293,294,1,0,0,0,294,297,1,0,0,0,295,293,1,0,0,0,296,298,5,58,
        0,0,297,296,1,0,0,0,297,298,1,0,0,0,298,300,1,0,0,0,299,288,1,0,
        0,0,299,300,1,0,0,0,300,301,1,0,0,0,301,303,5,52,0,0,302,258,1,0,
        0,0,302,259,1,0,0,0,302,287,1,0,0,0,303,9,1,0,0,0,304,305,7,0,0,
        0,305,310,3,6,3,0,306,307,5,58,0,0,307,309,3,6,3,0,308,306,1,0,0,
        0,309,312,1,0,0,0,310,308,1,0,0,0,310,311,1,0,0,0,311,315,1,0,0,
        0,312,310,1,0,0,0,313,315,3,40,20,0,314,304,1,0,0,0,314,313,1,0,
        0,0,315,318,1,0,0,0,316,317,7,3,0,0,317,319,3,40,20,0,318,316,1,
        0,0,0,318,319,1,0,0,0,319,11,1,0,0,0,320,321,3,40,20,0,321,13,1,
        0,0,0,322,323,5,6,0,0,323,326,3,40,20,0,324,326,5,12,0,0,325,322,
        1,0,0,0,325,324,1,0,0,0,326,327,1,0,0,0,327,331,5,59,0,0,328,330,
        3,2,1,0,329,328,1,0,0,0,330,333,1,0,0,0,331,329,1,0,0,0,331,332,
        1,0,0,0,332,15,1,0,0,0,333,331,1,0,0,0,334,339,5,47,0,0,335,340,
        5,47,0,0,336,337,5,85,0,0,337,338,5,36,0,0,338,340,5,47,0,0,339,
        335,1,0,0,0,339,336,1,0,0,0,339,340,1,0,0,0,340,346,1,0,0,0,341,
        342,5,85,0,0,342,343,5,36,0,0,343,346,5,47,0,0,344,346,3,20,10,0,
        345,334,1,0,0,0,345,341,1,0,0,0,345,344,1,0,0,0,346,17,1,0,0,0,347,
        349,5,12,0,0,348,347,1,0,0,0,348,349,1,0,0,0,349,350,1,0,0,0,350,
        376,3,2,1,0,351,354,5,85,0,0,352,353,5,36,0,0,353,355,7,4,0,0,354,
        352,1,0,0,0,354,355,1,0,0,0,355,356,1,0,0,0,356,357,5,40,0,0,357,
        359,5,50,0,0,358,360,3,24,12,0,359,358,1,0,0,0,359,360,1,0,0,0,360,
        362,1,0,0,0,361,363,5,57,0,0,362,361,1,0,0,0,362,363,1,0,0,0,363,
        376,1,0,0,0,364,370,3,20,10,0,365,366,5,40,0,0,366,368,5,50,0,0,
        367,369,3,24,12,0,368,367,1,0,0,0,368,369,1,0,0,0,369,371,1,0,0,
        0,370,365,1,0,0,0,370,371,1,0,0,0,371,373,1,0,0,0,372,374,5,57,0,
        0,373,372,1,0,0,0,373,374,1,0,0,0,374,376,1,0,0,0,375,348,1,0,0,
        0,375,351,1,0,0,0,375,364,1,0,0,0,376,19,1,0,0,0,377,389,7,5,0,0,
        378,383,3,22,11,0,379,380,5,58,0,0,380,382,3,22,11,0,381,379,1,0,
        0,0,382,385,1,0,0,0,383,381,1,0,0,0,383,384,1,0,0,0,384,387,1,0,
        0,0,385,383,1,0,0,0,386,388,5,58,0,0,387,386,1,0,0,0,387,388,1,0,
        0,0,388,390,1,0,0,0,389,378,1,0,0,0,389,390,1,0,0,0,390,391,1,0,
        0,0,391,392,5,52,0,0,392,21,1,0,0,0,393,396,7,4,0,0,394,395,5,36,
        0,0,395,397,7,4,0,0,396,394,1,0,0,0,396,397,1,0,0,0,397,23,1,0,0,
        0,398,399,5,143,0,0,399,411,5,128,0,0,400,405,3,48,24,0,401,402,
        5,58,0,0,402,404,3,48,24,0,403,401,1,0,0,0,404,407,1,0,0,0,405,403,
        1,0,0,0,405,406,1,0,0,0,406,409,1,0,0,0,407,405,1,0,0,0,408,410,
        5,58,0,0,409,408,1,0,0,0,409,410,1,0,0,0,410,412,1,0,0,0,411,400,
        1,0,0,0,411,412,1,0,0,0,412,413,1,0,0,0,413,414,5,52,0,0,414,25,
        1,0,0,0,415,427,5,53,0,0,416,421,3,28,14,0,417,418,5,58,0,0,418,
        420,3,28,14,0,419,417,1,0,0,0,420,423,1,0,0,0,421,419,1,0,0,0,421,
        422,1,0,0,0,422,425,1,0,0,0,423,421,1,0,0,0,424,426,5,58,0,0,425,
        424,1,0,0,0,425,426,1,0,0,0,426,428,1,0,0,0,427,416,1,0,0,0,427,
        428,1,0,0,0,428,429,1,0,0,0,429,430,5,54,0,0,430,27,1,0,0,0,431,
        433,5,63,0,0,432,431,1,0,0,0,432,433,1,0,0,0,433,434,1,0,0,0,434,
        437,3,8,4,0,435,436,5,67,0,0,436,438,3,42,21,0,437,435,1,0,0,0,437,
        438,1,0,0,0,438,29,1,0,0,0,439,441,5,47,0,0,440,439,1,0,0,0,440,
        441,1,0,0,0,441,444,1,0,0,0,442,443,5,17,0,0,443,445,3,44,22,0,444,
        442,1,0,0,0,444,445,1,0,0,0,445,446,1,0,0,0,446,451,5,51,0,0,447,
        450,3,32,16,0,448,450,5,57,0,0,449,447,1,0,0,0,449,448,1,0,0,0,450,
        453,1,0,0,0,451,449,1,0,0,0,451,452,1,0,0,0,452,454,1,0,0,0,453,
        451,1,0,0,0,454,455,5,52,0,0,455,31,1,0,0,0,456,458,3,36,18,0,457,
        456,1,0,0,0,458,461,1,0,0,0,459,457,1,0,0,0,459,460,1,0,0,0,460,
        465,1,0,0,0,461,459,1,0,0,0,462,464,7,6,0,0,463,462,1,0,0,0,464,
        467,1,0,0,0,465,463,1,0,0,0,465,466,1,0,0,0,466,480,1,0,0,0,467,
        465,1,0,0,0,468,481,3,4,2,0,469,471,5,137,0,0,470,469,1,0,0,0,470,
        471,1,0,0,0,471,472,1,0,0,0,472,478,3,34,17,0,473,474,3,26,13,0,
        474,475,3,4,2,0,475,479,1,0,0,0,476,477,5,67,0,0,477,479,3,42,21,
        0,478,473,1,0,0,0,478,476,1,0,0,0,478,479,1,0,0,0,479,481,1,0,0,
        0,480,468,1,0,0,0,480,470,1,0,0,0,481,33,1,0,0,0,482,491,5,47,0,
        0,483,491,5,49,0,0,484,491,5,50,0,0,485,491,5,48,0,0,486,487,5,55,
        0,0,487,488,3,40,20,0,488,489,5,56,0,0,489,491,1,0,0,0,490,482,1,
        0,0,0,490,483,1,0,0,0,490,484,1,0,0,0,490,485,1,0,0,0,490,486,1,
        0,0,0,491,35,1,0,0,0,492,493,5,65,0,0,493,494,3,38,19,0,494,37,1,
        0,0,0,495,500,5,47,0,0,496,497,5,61,0,0,497,499,7,7,0,0,498,496,
        1,0,0,0,499,502,1,0,0,0,500,498,1,0,0,0,500,501,1,0,0,0,501,518,
        1,0,0,0,502,500,1,0,0,0,503,515,5,138,0,0,504,509,3,46,23,0,505,
        506,5,58,0,0,506,508,3,46,23,0,507,505,1,0,0,0,508,511,1,0,0,0,509,
        507,1,0,0,0,509,510,1,0,0,0,510,513,1,0,0,0,511,509,1,0,0,0,512,
        514,5,58,0,0,513,512,1,0,0,0,513,514,1,0,0,0,514,516,1,0,0,0,515,
        504,1,0,0,0,515,516,1,0,0,0,516,517,1,0,0,0,517,519,5,54,0,0,518,
        503,1,0,0,0,518,519,1,0,0,0,519,525,1,0,0,0,520,521,5,129,0,0,521,
        522,3,40,20,0,522,523,5,54,0,0,523,525,1,0,0,0,524,495,1,0,0,0,524,
        520,1,0,0,0,525,39,1,0,0,0,526,531,3,42,21,0,527,528,5,58,0,0,528,
        530,3,42,21,0,529,527,1,0,0,0,530,533,1,0,0,0,531,529,1,0,0,0,531,
        532,1,0,0,0,532,41,1,0,0,0,533,531,1,0,0,0,534,544,3,44,22,0,535,
        536,7,8,0,0,536,543,3,44,22,0,537,538,5,60,0,0,538,539,3,42,21,0,
        539,540,5,59,0,0,540,541,3,44,22,0,541,543,1,0,0,0,542,535,1,0,0,
        0,542,537,1,0,0,0,543,546,1,0,0,0,544,542,1,0,0,0,544,545,1,0,0,
        0,545,43,1,0,0,0,546,544,1,0,0,0,547,549,7,9,0,0,548,547,1,0,0,0,
        549,552,1,0,0,0,550,548,1,0,0,0,550,551,1,0,0,0,551,656,1,0,0,0,
        552,550,1,0,0,0,553,657,5,49,0,0,554,657,5,47,0,0,555,657,5,50,0,
        0,556,657,5,48,0,0,557,657,5,110,0,0,558,570,5,129,0,0,559,564,3,
        46,23,0,560,561,5,58,0,0,561,563,3,46,23,0,562,560,1,0,0,0,563,566,
        1,0,0,0,564,562,1,0,0,0,564,565,1,0,0,0,565,568,1,0,0,0,566,564,
        1,0,0,0,567,569,5,58,0,0,568,567,1,0,0,0,568,569,1,0,0,0,569,571,
        1,0,0,0,570,559,1,0,0,0,570,571,1,0,0,0,571,572,1,0,0,0,572,657,
        5,54,0,0,573,577,5,55,0,0,574,576,5,58,0,0,575,574,1,0,0,0,576,579,
        1,0,0,0,577,575,1,0,0,0,577,578,1,0,0,0,578,598,1,0,0,0,579,577,
        1,0,0,0,580,589,3,46,23,0,581,583,5,58,0,0,582,581,1,0,0,0,583,584,
        1,0,0,0,584,582,1,0,0,0,584,585,1,0,0,0,585,586,1,0,0,0,586,588,
        3,46,23,0,587,582,1,0,0,0,588,591,1,0,0,0,589,587,1,0,0,0,589,590,
        1,0,0,0,590,595,1,0,0,0,591,589,1,0,0,0,592,594,5,58,0,0,593,592,
        1,0,0,0,594,597,1,0,0,0,595,593,1,0,0,0,595,596,1,0,0,0,596,599,
        1,0,0,0,597,595,1,0,0,0,598,580,1,0,0,0,598,599,1,0,0,0,599,600,
        1,0,0,0,600,657,5,56,0,0,601,613,5,128,0,0,602,607,3,48,24,0,603,
        604,5,58,0,0,604,606,3,48,24,0,605,603,1,0,0,0,606,609,1,0,0,0,607,
        605,1,0,0,0,607,608,1,0,0,0,608,611,1,0,0,0,609,607,1,0,0,0,610,
        612,5,58,0,0,611,610,1,0,0,0,611,612,1,0,0,0,612,614,1,0,0,0,613,
        602,1,0,0,0,613,614,1,0,0,0,614,615,1,0,0,0,615,657,5,52,0,0,616,
        624,5,66,0,0,617,623,5,112,0,0,618,619,5,113,0,0,619,620,3,40,20,
        0,620,621,5,52,0,0,621,623,1,0,0,0,622,617,1,0,0,0,622,618,1,0,0,
        0,623,626,1,0,0,0,624,622,1,0,0,0,624,625,1,0,0,0,625,627,1,0,0,
        0,626,624,1,0,0,0,627,657,5,114,0,0,628,630,5,134,0,0,629,631,5,
        137,0,0,630,629,1,0,0,0,630,631,1,0,0,0,631,633,1,0,0,0,632,634,
        5,47,0,0,633,632,1,0,0,0,633,634,1,0,0,0,634,635,1,0,0,0,635,636,
        3,26,13,0,636,637,3,4,2,0,637,657,1,0,0,0,638,639,5,136,0,0,639,
        641,3,38,19,0,640,638,1,0,0,0,641,644,1,0,0,0,642,640,1,0,0,0,642,
        643,1,0,0,0,643,645,1,0,0,0,644,642,1,0,0,0,645,646,5,135,0,0,646,
        657,3,30,15,0,647,651,5,142,0,0,648,650,3,2,1,0,649,648,1,0,0,0,
        650,653,1,0,0,0,651,649,1,0,0,0,651,652,1,0,0,0,652,654,1,0,0,0,
        653,651,1,0,0,0,654,657,5,52,0,0,655,657,3,50,25,0,656,553,1,0,0,
        0,656,554,1,0,0,0,656,555,1,0,0,0,656,556,1,0,0,0,656,557,1,0,0,
        0,656,558,1,0,0,0,656,573,1,0,0,0,656,601,1,0,0,0,656,616,1,0,0,
        0,656,628,1,0,0,0,656,642,1,0,0,0,656,647,1,0,0,0,656,655,1,0,0,
        0,657,731,1,0,0,0,658,659,5,61,0,0,659,730,7,7,0,0,660,694,5,62,
        0,0,661,695,5,47,0,0,662,695,5,48,0,0,663,664,5,139,0,0,664,665,
        3,40,20,0,665,666,5,56,0,0,666,695,1,0,0,0,667,679,5,138,0,0,668,
        673,3,46,23,0,669,670,5,58,0,0,670,672,3,46,23,0,671,669,1,0,0,0,
        672,675,1,0,0,0,673,671,1,0,0,0,673,674,1,0,0,0,674,677,1,0,0,0,
        675,673,1,0,0,0,676,678,5,58,0,0,677,676,1,0,0,0,677,678,1,0,0,0,
        678,680,1,0,0,0,679,668,1,0,0,0,679,680,1,0,0,0,680,681,1,0,0,0,
        681,695,5,54,0,0,682,690,5,141,0,0,683,689,5,112,0,0,684,685,5,113,
        0,0,685,686,3,40,20,0,686,687,5,52,0,0,687,689,1,0,0,0,688,683,1,
        0,0,0,688,684,1,0,0,0,689,692,1,0,0,0,690,688,1,0,0,0,690,691,1,
        0,0,0,691,693,1,0,0,0,692,690,1,0,0,0,693,695,5,114,0,0,694,661,
        1,0,0,0,694,662,1,0,0,0,694,663,1,0,0,0,694,667,1,0,0,0,694,682,
        1,0,0,0,695,730,1,0,0,0,696,697,5,139,0,0,697,698,3,40,20,0,698,
        699,5,56,0,0,699,730,1,0,0,0,700,712,5,138,0,0,701,706,3,46,23,0,
        702,703,5,58,0,0,703,705,3,46,23,0,704,702,1,0,0,0,705,708,1,0,0,
        0,706,704,1,0,0,0,706,707,1,0,0,0,707,710,1,0,0,0,708,706,1,0,0,
        0,709,711,5,58,0,0,710,709,1,0,0,0,710,711,1,0,0,0,711,713,1,0,0,
        0,712,701,1,0,0,0,712,713,1,0,0,0,713,714,1,0,0,0,714,730,5,54,0,
        0,715,723,5,141,0,0,716,722,5,112,0,0,717,718,5,113,0,0,718,719,
        3,40,20,0,719,720,5,52,0,0,720,722,1,0,0,0,721,716,1,0,0,0,721,717,
        1,0,0,0,722,725,1,0,0,0,723,721,1,0,0,0,723,724,1,0,0,0,724,726,
        1,0,0,0,725,723,1,0,0,0,726,730,5,114,0,0,727,730,5,108,0,0,728,
        730,5,109,0,0,729,658,1,0,0,0,729,660,1,0,0,0,729,696,1,0,0,0,729,
        700,1,0,0,0,729,715,1,0,0,0,729,727,1,0,0,0,729,728,1,0,0,0,730,
        733,1,0,0,0,731,729,1,0,0,0,731,732,1,0,0,0,732,45,1,0,0,0,733,731,
        1,0,0,0,734,736,5,63,0,0,735,734,1,0,0,0,735,736,1,0,0,0,736,737,
        1,0,0,0,737,738,3,42,21,0,738,47,1,0,0,0,739,740,5,63,0,0,740,761,
        3,42,21,0,741,743,7,6,0,0,742,741,1,0,0,0,743,746,1,0,0,0,744,742,
        1,0,0,0,744,745,1,0,0,0,745,748,1,0,0,0,746,744,1,0,0,0,747,749,
        5,137,0,0,748,747,1,0,0,0,748,749,1,0,0,0,749,750,1,0,0,0,750,758,
        3,34,17,0,751,752,5,59,0,0,752,759,3,42,21,0,753,754,3,26,13,0,754,
        755,3,4,2,0,755,759,1,0,0,0,756,757,5,67,0,0,757,759,3,42,21,0,758,
        751,1,0,0,0,758,753,1,0,0,0,758,756,1,0,0,0,758,759,1,0,0,0,759,
        761,1,0,0,0,760,739,1,0,0,0,760,744,1,0,0,0,761,49,1,0,0,0,762,794,
        5,115,0,0,763,767,3,52,26,0,764,766,3,54,27,0,765,764,1,0,0,0,766,
        769,1,0,0,0,767,765,1,0,0,0,767,768,1,0,0,0,768,783,1,0,0,0,769,
        767,1,0,0,0,770,771,5,121,0,0,771,784,5,122,0,0,772,776,5,122,0,
        0,773,775,3,56,28,0,774,773,1,0,0,0,775,778,1,0,0,0,776,774,1,0,
        0,0,776,777,1,0,0,0,777,779,1,0,0,0,778,776,1,0,0,0,779,780,5,127,
        0,0,780,781,3,52,26,0,781,782,5,122,0,0,782,784,1,0,0,0,783,770,
        1,0,0,0,783,772,1,0,0,0,784,795,1,0,0,0,785,789,5,122,0,0,786,788,
        3,56,28,0,787,786,1,0,0,0,788,791,1,0,0,0,789,787,1,0,0,0,789,790,
        1,0,0,0,790,792,1,0,0,0,791,789,1,0,0,0,792,793,5,127,0,0,793,795,
        5,122,0,0,794,763,1,0,0,0,794,785,1,0,0,0,795,51,1,0,0,0,796,801,
        5,116,0,0,797,798,7,10,0,0,798,800,5,116,0,0,799,797,1,0,0,0,800,
        803,1,0,0,0,801,799,1,0,0,0,801,802,1,0,0,0,802,53,1,0,0,0,803,801,
        1,0,0,0,804,814,3,52,26,0,805,812,5,118,0,0,806,813,5,117,0,0,807,
        808,5,126,0,0,808,809,3,40,20,0,809,810,5,52,0,0,810,813,1,0,0,0,
        811,813,3,50,25,0,812,806,1,0,0,0,812,807,1,0,0,0,812,811,1,0,0,
        0,813,815,1,0,0,0,814,805,1,0,0,0,814,815,1,0,0,0,815,822,1,0,0,
        0,816,817,5,126,0,0,817,818,5,63,0,0,818,819,3,42,21,0,819,820,5,
        52,0,0,820,822,1,0,0,0,821,804,1,0,0,0,821,816,1,0,0,0,822,55,1,
        0,0,0,823,834,5,125,0,0,824,829,5,126,0,0,825,827,5,63,0,0,826,825,
        1,0,0,0,826,827,1,0,0,0,827,828,1,0,0,0,828,830,3,40,20,0,829,826,
        1,0,0,0,829,830,1,0,0,0,830,831,1,0,0,0,831,834,5,52,0,0,832,834,
        3,50,25,0,833,823,1,0,0,0,833,824,1,0,0,0,833,832,1,0,0,0,834,57,
        1,0,0,0,138,61,74,78,82,91,95,99,103,107,109,126,131,135,139,142,
        147,156,159,163,173,182,186,189,199,202,205,216,221,225,228,240,
        242,248,256,263,270,275,281,284,293,297,299,302,310,314,318,325,
        331,339,345,348,354,359,362,368,370,373,375,383,387,389,396,405,
        409,411,421,425,427,432,437,440,444,449,451,459,465,470,478,480,
        490,500,509,513,515,518,524,531,542,544,550,564,568,570,577,584,
        589,595,598,607,611,613,622,624,630,633,642,651,656,673,677,679,
        688,690,694,706,710,712,721,723,729,731,735,744,748,758,760,767,
        776,783,789,794,801,812,814,821,826,829,833
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
    public STATIC(): antlr.TerminalNode[];
    public STATIC(i: number): antlr.TerminalNode | null;
    public STATIC(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.STATIC);
    	} else {
    		return this.getToken(JavaScriptParser.STATIC, i);
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
    public GET(): antlr.TerminalNode[];
    public GET(i: number): antlr.TerminalNode | null;
    public GET(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.GET);
    	} else {
    		return this.getToken(JavaScriptParser.GET, i);
    	}
    }
    public SET(): antlr.TerminalNode[];
    public SET(i: number): antlr.TerminalNode | null;
    public SET(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.SET);
    	} else {
    		return this.getToken(JavaScriptParser.SET, i);
    	}
    }
    public ACCESSOR(): antlr.TerminalNode[];
    public ACCESSOR(i: number): antlr.TerminalNode | null;
    public ACCESSOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.ACCESSOR);
    	} else {
    		return this.getToken(JavaScriptParser.ACCESSOR, i);
    	}
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
    public ASYNC(): antlr.TerminalNode[];
    public ASYNC(i: number): antlr.TerminalNode | null;
    public ASYNC(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.ASYNC);
    	} else {
    		return this.getToken(JavaScriptParser.ASYNC, i);
    	}
    }
    public GET(): antlr.TerminalNode[];
    public GET(i: number): antlr.TerminalNode | null;
    public GET(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.GET);
    	} else {
    		return this.getToken(JavaScriptParser.GET, i);
    	}
    }
    public SET(): antlr.TerminalNode[];
    public SET(i: number): antlr.TerminalNode | null;
    public SET(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.SET);
    	} else {
    		return this.getToken(JavaScriptParser.SET, i);
    	}
    }
    public STATIC(): antlr.TerminalNode[];
    public STATIC(i: number): antlr.TerminalNode | null;
    public STATIC(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.STATIC);
    	} else {
    		return this.getToken(JavaScriptParser.STATIC, i);
    	}
    }
    public ACCESSOR(): antlr.TerminalNode[];
    public ACCESSOR(i: number): antlr.TerminalNode | null;
    public ACCESSOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.ACCESSOR);
    	} else {
    		return this.getToken(JavaScriptParser.ACCESSOR, i);
    	}
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
