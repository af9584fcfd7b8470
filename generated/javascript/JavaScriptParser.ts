
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
    public static readonly USING = 46;
    public static readonly YIELD = 47;
    public static readonly IDENTIFIER = 48;
    public static readonly PRIVATE = 49;
    public static readonly NUMBER = 50;
    public static readonly STRING = 51;
    public static readonly OPEN_BRACE = 52;
    public static readonly CLOSE_BRACE = 53;
    public static readonly OPEN_PAREN = 54;
    public static readonly CLOSE_PAREN = 55;
    public static readonly OPEN_BRACKET = 56;
    public static readonly CLOSE_BRACKET = 57;
    public static readonly SEMICOLON = 58;
    public static readonly COMMA = 59;
    public static readonly COLON = 60;
    public static readonly QUESTION = 61;
    public static readonly DOT = 62;
    public static readonly OPTIONAL_CHAIN = 63;
    public static readonly ELLIPSIS = 64;
    public static readonly ARROW = 65;
    public static readonly AT = 66;
    public static readonly TEMPLATE_OPEN = 67;
    public static readonly ASSIGN = 68;
    public static readonly ASSIGN_ADD = 69;
    public static readonly ASSIGN_SUBTRACT = 70;
    public static readonly ASSIGN_MULTIPLY = 71;
    public static readonly ASSIGN_DIVIDE = 72;
    public static readonly ASSIGN_REMAINDER = 73;
    public static readonly ASSIGN_POWER = 74;
    public static readonly ASSIGN_SHIFT_LEFT = 75;
    public static readonly ASSIGN_SHIFT_RIGHT = 76;
    public static readonly ASSIGN_SHIFT_RIGHT_UNSIGNED = 77;
    public static readonly ASSIGN_BIT_AND = 78;
    public static readonly ASSIGN_BIT_OR = 79;
    public static readonly ASSIGN_BIT_XOR = 80;
    public static readonly ASSIGN_AND = 81;
    public static readonly ASSIGN_OR = 82;
    public static readonly ASSIGN_NULLISH = 83;
    public static readonly ADD = 84;
    public static readonly SUBTRACT = 85;
    public static readonly MULTIPLY = 86;
    public static readonly DIVIDE = 87;
    public static readonly REMAINDER = 88;
    public static readonly POWER = 89;
    public static readonly SHIFT_LEFT = 90;
    public static readonly SHIFT_RIGHT = 91;
    public static readonly SHIFT_RIGHT_UNSIGNED = 92;
    public static readonly BIT_AND = 93;
    public static readonly BIT_OR = 94;
    public static readonly BIT_XOR = 95;
    public static readonly AND = 96;
    public static readonly OR = 97;
    public static readonly NULLISH = 98;
    public static readonly LESS = 99;
    public static readonly GREATER = 100;
    public static readonly LESS_EQUAL = 101;
    public static readonly GREATER_EQUAL = 102;
    public static readonly EQUAL = 103;
    public static readonly NOT_EQUAL = 104;
    public static readonly SAME = 105;
    public static readonly NOT_SAME = 106;
    public static readonly NOT = 107;
    public static readonly BIT_NOT = 108;
    public static readonly INCREMENT = 109;
    public static readonly DECREMENT = 110;
    public static readonly REGULAR_EXPRESSION = 111;
    public static readonly HTML_COMMENT = 112;
    public static readonly TEMPLATE_CHARACTERS = 113;
    public static readonly SUBSTITUTION_OPEN = 114;
    public static readonly TEMPLATE_CLOSE = 115;
    public static readonly JSX_OPEN = 116;
    public static readonly JSX_NAME = 117;
    public static readonly JSX_STRING = 118;
    public static readonly JSX_ASSIGN = 119;
    public static readonly JSX_COLON = 120;
    public static readonly JSX_DOT = 121;
    public static readonly JSX_SLASH = 122;
    public static readonly JSX_CLOSE = 123;
    public static readonly JSX_SPACE = 124;
    public static readonly JSX_COMMENT = 125;
    public static readonly JSX_TEXT = 126;
    public static readonly JSX_BRACE = 127;
    public static readonly JSX_END_OPEN = 128;
    public static readonly OBJECT_OPEN = 129;
    public static readonly GROUP_OPEN = 130;
    public static readonly UNARY_PLUS = 131;
    public static readonly UNARY_MINUS = 132;
    public static readonly PREFIX_INCREMENT = 133;
    public static readonly PREFIX_DECREMENT = 134;
    public static readonly FUNCTION_EXPRESSION = 135;
    public static readonly CLASS_EXPRESSION = 136;
    public static readonly EXPRESSION_AT = 137;
    public static readonly GENERATOR = 138;
    public static readonly CALL_OPEN = 139;
    public static readonly INDEX_OPEN = 140;
    public static readonly LOOP_IN = 141;
    public static readonly TAGGED_OPEN = 142;
    public static readonly ATTRIBUTES = 143;
    public static readonly JUMP_TARGET = 144;
    public static readonly SPECIFIERS_OPEN = 145;
    public static readonly EMPTY = 146;
    public static readonly BARE_RETURN = 147;
    public static readonly ASYNC_FUNCTION = 148;
    public static readonly AWAIT_USING = 149;
    public static readonly LABEL = 150;
    public static readonly RULE_program = 0;
    public static readonly RULE_statement = 1;
    public static readonly RULE_block = 2;
    public static readonly RULE_declarator = 3;
    public static readonly RULE_binding = 4;
    public static readonly RULE_property = 5;
    public static readonly RULE_loopHead = 6;
    public static readonly RULE_returnValue = 7;
    public static readonly RULE_switchCase = 8;
    public static readonly RULE_importPart = 9;
    public static readonly RULE_exported = 10;
    public static readonly RULE_specifiers = 11;
    public static readonly RULE_specifier = 12;
    public static readonly RULE_attributes = 13;
    public static readonly RULE_parameters = 14;
    public static readonly RULE_parameter = 15;
    public static readonly RULE_classTail = 16;
    public static readonly RULE_classMember = 17;
    public static readonly RULE_memberName = 18;
    public static readonly RULE_decorator = 19;
    public static readonly RULE_decorating = 20;
    public static readonly RULE_expression = 21;
    public static readonly RULE_assignment = 22;
    public static readonly RULE_operand = 23;
    public static readonly RULE_arrowBody = 24;
    public static readonly RULE_argument = 25;
    public static readonly RULE_member = 26;
    public static readonly RULE_element = 27;
    public static readonly RULE_elementName = 28;
    public static readonly RULE_attribute = 29;
    public static readonly RULE_child = 30;

    public static readonly literalNames = [
        null, null, null, null, null, "'break'", "'case'", "'catch'", "'class'", 
        "'const'", "'continue'", "'debugger'", "'default'", "'delete'", 
        "'do'", "'else'", "'export'", "'extends'", "'finally'", "'for'", 
        "'function'", "'if'", "'import'", "'in'", "'instanceof'", "'new'", 
        "'return'", "'switch'", "'throw'", "'try'", "'typeof'", "'var'", 
        "'void'", "'while'", "'with'", "'accessor'", "'as'", "'assert'", 
        "'async'", "'await'", "'from'", "'get'", "'let'", "'of'", "'set'", 
        "'static'", "'using'", "'yield'", null, null, null, null, "'{'", 
        "'}'", "'('", "')'", "'['", "']'", "';'", "','", "':'", "'?'", "'.'", 
        "'?.'", "'...'", "'=>'", "'@'", "'`'", "'='", "'+='", "'-='", "'*='", 
        "'/='", "'%='", "'**='", "'<<='", "'>>='", "'>>>='", "'&='", "'|='", 
        "'^='", "'&&='", "'||='", "'??='", "'+'", "'-'", "'*'", "'/'", "'%'", 
        "'**'", "'<<'", "'>>'", "'>>>'", "'&'", "'|'", "'^'", "'&&'", "'||'", 
        "'??'", "'<'", "'>'", "'<='", "'>='", "'=='", "'!='", "'==='", "'!=='", 
        "'!'", "'~'", "'++'", "'--'", null, null, null, "'${'"
    ];

    public static readonly symbolicNames = [
        null, "SPACE", "LINE_END", "COMMENT", "LINE_COMMENT", "BREAK", "CASE", 
        "CATCH", "CLASS", "CONST", "CONTINUE", "DEBUGGER", "DEFAULT", "DELETE", 
        "DO", "ELSE", "EXPORT", "EXTENDS", "FINALLY", "FOR", "FUNCTION", 
        "IF", "IMPORT", "IN", "INSTANCEOF", "NEW", "RETURN", "SWITCH", "THROW", 
        "TRY", "TYPEOF", "VAR", "VOID", "WHILE", "WITH", "ACCESSOR", "AS", 
        "ASSERT", "ASYNC", "AWAIT", "FROM", "GET", "LET", "OF", "SET", "STATIC", 
        "USING", "YIELD", "IDENTIFIER", "PRIVATE", "NUMBER", "STRING", "OPEN_BRACE", 
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
        "CALL_OPEN", "INDEX_OPEN", "LOOP_IN", "TAGGED_OPEN", "ATTRIBUTES", 
        "JUMP_TARGET", "SPECIFIERS_OPEN", "EMPTY", "BARE_RETURN", "ASYNC_FUNCTION", 
        "AWAIT_USING", "LABEL"
    ];
    public static readonly ruleNames = [
        "program", "statement", "block", "declarator", "binding", "property", 
        "loopHead", "returnValue", "switchCase", "importPart", "exported", 
        "specifiers", "specifier", "attributes", "parameters", "parameter", 
        "classTail", "classMember", "memberName", "decorator", "decorating", 
        "expression", "assignment", "operand", "arrowBody", "argument", 
        "member", "element", "elementName", "attribute", "child",
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
            this.state = 65;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 5)) & ~0x1F) === 0 && ((1 << (_la - 5)) & 1072941945) !== 0) || ((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 805601043) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0) || ((((_la - 146)) & ~0x1F) === 0 && ((1 << (_la - 146)) & 31) !== 0)) {
                {
                {
                this.state = 62;
                this.statement();
                }
                }
                this.state = 67;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 68;
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
            this.state = 260;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.EMPTY:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 70;
                this.match(JavaScriptParser.EMPTY);
                }
                break;
            case JavaScriptParser.OPEN_BRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 71;
                this.block();
                }
                break;
            case JavaScriptParser.CONST:
            case JavaScriptParser.VAR:
            case JavaScriptParser.LET:
            case JavaScriptParser.USING:
            case JavaScriptParser.AWAIT_USING:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 79;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.VAR:
                    {
                    this.state = 72;
                    this.match(JavaScriptParser.VAR);
                    }
                    break;
                case JavaScriptParser.LET:
                    {
                    this.state = 73;
                    this.match(JavaScriptParser.LET);
                    }
                    break;
                case JavaScriptParser.CONST:
                    {
                    this.state = 74;
                    this.match(JavaScriptParser.CONST);
                    }
                    break;
                case JavaScriptParser.USING:
                case JavaScriptParser.AWAIT_USING:
                    {
                    this.state = 76;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 149) {
                        {
                        this.state = 75;
                        this.match(JavaScriptParser.AWAIT_USING);
                        }
                    }

                    this.state = 78;
                    this.match(JavaScriptParser.USING);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 81;
                this.declarator();
                this.state = 86;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 59) {
                    {
                    {
                    this.state = 82;
                    this.match(JavaScriptParser.COMMA);
                    this.state = 83;
                    this.declarator();
                    }
                    }
                    this.state = 88;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 90;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 89;
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
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 92;
                this.expression();
                this.state = 94;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 93;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case JavaScriptParser.IF:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 96;
                this.match(JavaScriptParser.IF);
                this.state = 97;
                this.match(JavaScriptParser.OPEN_PAREN);
                this.state = 98;
                this.expression();
                this.state = 99;
                this.match(JavaScriptParser.CLOSE_PAREN);
                this.state = 100;
                this.statement();
                this.state = 103;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 6, this.context) ) {
                case 1:
                    {
                    this.state = 101;
                    this.match(JavaScriptParser.ELSE);
                    this.state = 102;
                    this.statement();
                    }
                    break;
                }
                }
                break;
            case JavaScriptParser.FOR:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 105;
                this.match(JavaScriptParser.FOR);
                this.state = 107;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 39) {
                    {
                    this.state = 106;
                    this.match(JavaScriptParser.AWAIT);
                    }
                }

                this.state = 109;
                this.match(JavaScriptParser.OPEN_PAREN);
                this.state = 111;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 9)) & ~0x1F) === 0 && ((1 << (_la - 9)) & 1625358353) !== 0) || ((((_la - 42)) & ~0x1F) === 0 && ((1 << (_la - 42)) & 33571825) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0) || _la === 149) {
                    {
                    this.state = 110;
                    this.loopHead();
                    }
                }

                this.state = 121;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 113;
                    this.match(JavaScriptParser.SEMICOLON);
                    this.state = 115;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 1049119) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0)) {
                        {
                        this.state = 114;
                        this.expression();
                        }
                    }

                    this.state = 117;
                    this.match(JavaScriptParser.SEMICOLON);
                    this.state = 119;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 1049119) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0)) {
                        {
                        this.state = 118;
                        this.expression();
                        }
                    }

                    }
                }

                this.state = 123;
                this.match(JavaScriptParser.CLOSE_PAREN);
                this.state = 124;
                this.statement();
                }
                break;
            case JavaScriptParser.WHILE:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 125;
                this.match(JavaScriptParser.WHILE);
                this.state = 126;
                this.match(JavaScriptParser.OPEN_PAREN);
                this.state = 127;
                this.expression();
                this.state = 128;
                this.match(JavaScriptParser.CLOSE_PAREN);
                this.state = 129;
                this.statement();
                }
                break;
            case JavaScriptParser.DO:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 131;
                this.match(JavaScriptParser.DO);
                this.state = 132;
                this.statement();
                this.state = 133;
                this.match(JavaScriptParser.WHILE);
                this.state = 134;
                this.match(JavaScriptParser.OPEN_PAREN);
                this.state = 135;
                this.expression();
                this.state = 136;
                this.match(JavaScriptParser.CLOSE_PAREN);
                this.state = 138;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 12, this.context) ) {
                case 1:
                    {
                    this.state = 137;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 58 || _la === 146)) {
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
                this.state = 140;
                this.match(JavaScriptParser.RETURN);
                this.state = 141;
                this.returnValue();
                this.state = 143;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 142;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case JavaScriptParser.BARE_RETURN:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 145;
                this.match(JavaScriptParser.BARE_RETURN);
                this.state = 147;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 146;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case JavaScriptParser.BREAK:
            case JavaScriptParser.CONTINUE:
                this.enterOuterAlt(localContext, 11);
                {
                this.state = 149;
                _la = this.tokenStream.LA(1);
                if(!(_la === 5 || _la === 10)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 151;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 144) {
                    {
                    this.state = 150;
                    this.match(JavaScriptParser.JUMP_TARGET);
                    }
                }

                this.state = 154;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 153;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case JavaScriptParser.THROW:
                this.enterOuterAlt(localContext, 12);
                {
                this.state = 156;
                this.match(JavaScriptParser.THROW);
                this.state = 157;
                this.expression();
                this.state = 159;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 158;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case JavaScriptParser.TRY:
                this.enterOuterAlt(localContext, 13);
                {
                this.state = 161;
                this.match(JavaScriptParser.TRY);
                this.state = 162;
                this.block();
                this.state = 171;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 7) {
                    {
                    this.state = 163;
                    this.match(JavaScriptParser.CATCH);
                    this.state = 168;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 54) {
                        {
                        this.state = 164;
                        this.match(JavaScriptParser.OPEN_PAREN);
                        this.state = 165;
                        this.binding();
                        this.state = 166;
                        this.match(JavaScriptParser.CLOSE_PAREN);
                        }
                    }

                    this.state = 170;
                    this.block();
                    }
                }

                this.state = 175;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 18) {
                    {
                    this.state = 173;
                    this.match(JavaScriptParser.FINALLY);
                    this.state = 174;
                    this.block();
                    }
                }

                }
                break;
            case JavaScriptParser.SWITCH:
                this.enterOuterAlt(localContext, 14);
                {
                this.state = 177;
                this.match(JavaScriptParser.SWITCH);
                this.state = 178;
                this.match(JavaScriptParser.OPEN_PAREN);
                this.state = 179;
                this.expression();
                this.state = 180;
                this.match(JavaScriptParser.CLOSE_PAREN);
                this.state = 181;
                this.match(JavaScriptParser.OPEN_BRACE);
                this.state = 185;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 6 || _la === 12) {
                    {
                    {
                    this.state = 182;
                    this.switchCase();
                    }
                    }
                    this.state = 187;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 188;
                this.match(JavaScriptParser.CLOSE_BRACE);
                }
                break;
            case JavaScriptParser.LABEL:
                this.enterOuterAlt(localContext, 15);
                {
                this.state = 190;
                this.match(JavaScriptParser.LABEL);
                this.state = 191;
                this.match(JavaScriptParser.COLON);
                this.state = 192;
                this.statement();
                }
                break;
            case JavaScriptParser.FUNCTION:
            case JavaScriptParser.ASYNC_FUNCTION:
                this.enterOuterAlt(localContext, 16);
                {
                this.state = 194;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 148) {
                    {
                    this.state = 193;
                    this.match(JavaScriptParser.ASYNC_FUNCTION);
                    }
                }

                this.state = 196;
                this.match(JavaScriptParser.FUNCTION);
                this.state = 198;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 138) {
                    {
                    this.state = 197;
                    this.match(JavaScriptParser.GENERATOR);
                    }
                }

                this.state = 201;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 48) {
                    {
                    this.state = 200;
                    this.match(JavaScriptParser.IDENTIFIER);
                    }
                }

                this.state = 203;
                this.parameters();
                this.state = 204;
                this.block();
                }
                break;
            case JavaScriptParser.CLASS:
                this.enterOuterAlt(localContext, 17);
                {
                this.state = 206;
                this.match(JavaScriptParser.CLASS);
                this.state = 208;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 48) {
                    {
                    this.state = 207;
                    this.match(JavaScriptParser.IDENTIFIER);
                    }
                }

                this.state = 210;
                this.classTail();
                }
                break;
            case JavaScriptParser.AT:
                this.enterOuterAlt(localContext, 18);
                {
                this.state = 212;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 211;
                    this.decorator();
                    }
                    }
                    this.state = 214;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 66);
                this.state = 217;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 16) {
                    {
                    this.state = 216;
                    this.match(JavaScriptParser.EXPORT);
                    }
                }

                this.state = 220;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 12) {
                    {
                    this.state = 219;
                    this.match(JavaScriptParser.DEFAULT);
                    }
                }

                this.state = 222;
                this.match(JavaScriptParser.CLASS);
                this.state = 224;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 48) {
                    {
                    this.state = 223;
                    this.match(JavaScriptParser.IDENTIFIER);
                    }
                }

                this.state = 226;
                this.classTail();
                }
                break;
            case JavaScriptParser.IMPORT:
                this.enterOuterAlt(localContext, 19);
                {
                this.state = 228;
                this.match(JavaScriptParser.IMPORT);
                this.state = 239;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 48 || _la === 86 || _la === 129 || _la === 145) {
                    {
                    this.state = 229;
                    this.importPart();
                    this.state = 234;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 59) {
                        {
                        {
                        this.state = 230;
                        this.match(JavaScriptParser.COMMA);
                        this.state = 231;
                        this.importPart();
                        }
                        }
                        this.state = 236;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 237;
                    this.match(JavaScriptParser.FROM);
                    }
                }

                this.state = 241;
                this.match(JavaScriptParser.STRING);
                this.state = 243;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 143) {
                    {
                    this.state = 242;
                    this.attributes();
                    }
                }

                this.state = 246;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 245;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case JavaScriptParser.EXPORT:
                this.enterOuterAlt(localContext, 20);
                {
                this.state = 248;
                this.match(JavaScriptParser.EXPORT);
                this.state = 249;
                this.exported();
                }
                break;
            case JavaScriptParser.WITH:
                this.enterOuterAlt(localContext, 21);
                {
                this.state = 250;
                this.match(JavaScriptParser.WITH);
                this.state = 251;
                this.match(JavaScriptParser.OPEN_PAREN);
                this.state = 252;
                this.expression();
                this.state = 253;
                this.match(JavaScriptParser.CLOSE_PAREN);
                this.state = 254;
                this.statement();
                }
                break;
            case JavaScriptParser.DEBUGGER:
                this.enterOuterAlt(localContext, 22);
                {
                this.state = 256;
                this.match(JavaScriptParser.DEBUGGER);
                this.state = 258;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 257;
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
            this.state = 262;
            this.match(JavaScriptParser.OPEN_BRACE);
            this.state = 266;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 5)) & ~0x1F) === 0 && ((1 << (_la - 5)) & 1072941945) !== 0) || ((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 805601043) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0) || ((((_la - 146)) & ~0x1F) === 0 && ((1 << (_la - 146)) & 31) !== 0)) {
                {
                {
                this.state = 263;
                this.statement();
                }
                }
                this.state = 268;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 269;
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
            this.state = 271;
            this.binding();
            this.state = 274;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 68) {
                {
                this.state = 272;
                this.match(JavaScriptParser.ASSIGN);
                this.state = 273;
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
            this.state = 320;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 276;
                this.match(JavaScriptParser.IDENTIFIER);
                }
                break;
            case JavaScriptParser.OPEN_BRACKET:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 277;
                this.match(JavaScriptParser.OPEN_BRACKET);
                this.state = 281;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 59) {
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
                this.state = 302;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 48)) & ~0x1F) === 0 && ((1 << (_la - 48)) & 65793) !== 0) || _la === 129) {
                    {
                    this.state = 284;
                    this.parameter();
                    this.state = 293;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 40, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 286;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            do {
                                {
                                {
                                this.state = 285;
                                this.match(JavaScriptParser.COMMA);
                                }
                                }
                                this.state = 288;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            } while (_la === 59);
                            this.state = 290;
                            this.parameter();
                            }
                            }
                        }
                        this.state = 295;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 40, this.context);
                    }
                    this.state = 299;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 59) {
                        {
                        {
                        this.state = 296;
                        this.match(JavaScriptParser.COMMA);
                        }
                        }
                        this.state = 301;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 304;
                this.match(JavaScriptParser.CLOSE_BRACKET);
                }
                break;
            case JavaScriptParser.OBJECT_OPEN:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 305;
                this.match(JavaScriptParser.OBJECT_OPEN);
                this.state = 317;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 48)) & ~0x1F) === 0 && ((1 << (_la - 48)) & 65807) !== 0)) {
                    {
                    this.state = 306;
                    this.property();
                    this.state = 311;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 43, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 307;
                            this.match(JavaScriptParser.COMMA);
                            this.state = 308;
                            this.property();
                            }
                            }
                        }
                        this.state = 313;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 43, this.context);
                    }
                    this.state = 315;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 59) {
                        {
                        this.state = 314;
                        this.match(JavaScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 319;
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
    public property(): PropertyContext {
        let localContext = new PropertyContext(this.context, this.state);
        this.enterRule(localContext, 10, JavaScriptParser.RULE_property);
        let _la: number;
        try {
            this.state = 333;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.ELLIPSIS:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 322;
                this.match(JavaScriptParser.ELLIPSIS);
                this.state = 323;
                this.binding();
                }
                break;
            case JavaScriptParser.IDENTIFIER:
            case JavaScriptParser.PRIVATE:
            case JavaScriptParser.NUMBER:
            case JavaScriptParser.STRING:
            case JavaScriptParser.OPEN_BRACKET:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 324;
                this.memberName();
                this.state = 327;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 60) {
                    {
                    this.state = 325;
                    this.match(JavaScriptParser.COLON);
                    this.state = 326;
                    this.binding();
                    }
                }

                this.state = 331;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 68) {
                    {
                    this.state = 329;
                    this.match(JavaScriptParser.ASSIGN);
                    this.state = 330;
                    this.assignment();
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
    public loopHead(): LoopHeadContext {
        let localContext = new LoopHeadContext(this.context, this.state);
        this.enterRule(localContext, 12, JavaScriptParser.RULE_loopHead);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 353;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.CONST:
            case JavaScriptParser.VAR:
            case JavaScriptParser.LET:
            case JavaScriptParser.USING:
            case JavaScriptParser.AWAIT_USING:
                {
                this.state = 342;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.VAR:
                    {
                    this.state = 335;
                    this.match(JavaScriptParser.VAR);
                    }
                    break;
                case JavaScriptParser.LET:
                    {
                    this.state = 336;
                    this.match(JavaScriptParser.LET);
                    }
                    break;
                case JavaScriptParser.CONST:
                    {
                    this.state = 337;
                    this.match(JavaScriptParser.CONST);
                    }
                    break;
                case JavaScriptParser.USING:
                case JavaScriptParser.AWAIT_USING:
                    {
                    this.state = 339;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 149) {
                        {
                        this.state = 338;
                        this.match(JavaScriptParser.AWAIT_USING);
                        }
                    }

                    this.state = 341;
                    this.match(JavaScriptParser.USING);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 344;
                this.declarator();
                this.state = 349;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 59) {
                    {
                    {
                    this.state = 345;
                    this.match(JavaScriptParser.COMMA);
                    this.state = 346;
                    this.declarator();
                    }
                    }
                    this.state = 351;
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
                {
                this.state = 352;
                this.expression();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 357;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 43 || _la === 141) {
                {
                this.state = 355;
                _la = this.tokenStream.LA(1);
                if(!(_la === 43 || _la === 141)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 356;
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
        this.enterRule(localContext, 14, JavaScriptParser.RULE_returnValue);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 359;
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
        this.enterRule(localContext, 16, JavaScriptParser.RULE_switchCase);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 364;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.CASE:
                {
                this.state = 361;
                this.match(JavaScriptParser.CASE);
                this.state = 362;
                this.expression();
                }
                break;
            case JavaScriptParser.DEFAULT:
                {
                this.state = 363;
                this.match(JavaScriptParser.DEFAULT);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 366;
            this.match(JavaScriptParser.COLON);
            this.state = 370;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 5)) & ~0x1F) === 0 && ((1 << (_la - 5)) & 1072941945) !== 0) || ((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 805601043) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0) || ((((_la - 146)) & ~0x1F) === 0 && ((1 << (_la - 146)) & 31) !== 0)) {
                {
                {
                this.state = 367;
                this.statement();
                }
                }
                this.state = 372;
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
        this.enterRule(localContext, 18, JavaScriptParser.RULE_importPart);
        try {
            this.state = 384;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 373;
                this.match(JavaScriptParser.IDENTIFIER);
                this.state = 378;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.IDENTIFIER:
                    {
                    this.state = 374;
                    this.match(JavaScriptParser.IDENTIFIER);
                    }
                    break;
                case JavaScriptParser.MULTIPLY:
                    {
                    this.state = 375;
                    this.match(JavaScriptParser.MULTIPLY);
                    this.state = 376;
                    this.match(JavaScriptParser.AS);
                    this.state = 377;
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
                this.state = 380;
                this.match(JavaScriptParser.MULTIPLY);
                this.state = 381;
                this.match(JavaScriptParser.AS);
                this.state = 382;
                this.match(JavaScriptParser.IDENTIFIER);
                }
                break;
            case JavaScriptParser.OBJECT_OPEN:
            case JavaScriptParser.SPECIFIERS_OPEN:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 383;
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
        this.enterRule(localContext, 20, JavaScriptParser.RULE_exported);
        let _la: number;
        try {
            this.state = 414;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 66, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 387;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 12) {
                    {
                    this.state = 386;
                    this.match(JavaScriptParser.DEFAULT);
                    }
                }

                this.state = 389;
                this.statement();
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 390;
                this.match(JavaScriptParser.MULTIPLY);
                this.state = 393;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 36) {
                    {
                    this.state = 391;
                    this.match(JavaScriptParser.AS);
                    this.state = 392;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 48 || _la === 51)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                }

                this.state = 395;
                this.match(JavaScriptParser.FROM);
                this.state = 396;
                this.match(JavaScriptParser.STRING);
                this.state = 398;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 143) {
                    {
                    this.state = 397;
                    this.attributes();
                    }
                }

                this.state = 401;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 400;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 403;
                this.specifiers();
                this.state = 409;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 40) {
                    {
                    this.state = 404;
                    this.match(JavaScriptParser.FROM);
                    this.state = 405;
                    this.match(JavaScriptParser.STRING);
                    this.state = 407;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 143) {
                        {
                        this.state = 406;
                        this.attributes();
                        }
                    }

                    }
                }

                this.state = 412;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 411;
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
        this.enterRule(localContext, 22, JavaScriptParser.RULE_specifiers);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 416;
            _la = this.tokenStream.LA(1);
            if(!(_la === 129 || _la === 145)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 428;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 48 || _la === 51) {
                {
                this.state = 417;
                this.specifier();
                this.state = 422;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 67, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 418;
                        this.match(JavaScriptParser.COMMA);
                        this.state = 419;
                        this.specifier();
                        }
                        }
                    }
                    this.state = 424;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 67, this.context);
                }
                this.state = 426;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 59) {
                    {
                    this.state = 425;
                    this.match(JavaScriptParser.COMMA);
                    }
                }

                }
            }

            this.state = 430;
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
        this.enterRule(localContext, 24, JavaScriptParser.RULE_specifier);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 432;
            _la = this.tokenStream.LA(1);
            if(!(_la === 48 || _la === 51)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 435;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 36) {
                {
                this.state = 433;
                this.match(JavaScriptParser.AS);
                this.state = 434;
                _la = this.tokenStream.LA(1);
                if(!(_la === 48 || _la === 51)) {
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
        this.enterRule(localContext, 26, JavaScriptParser.RULE_attributes);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 437;
            this.match(JavaScriptParser.ATTRIBUTES);
            this.state = 438;
            this.match(JavaScriptParser.OBJECT_OPEN);
            this.state = 450;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 539092553) !== 0) || _la === 138) {
                {
                this.state = 439;
                this.member();
                this.state = 444;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 71, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 440;
                        this.match(JavaScriptParser.COMMA);
                        this.state = 441;
                        this.member();
                        }
                        }
                    }
                    this.state = 446;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 71, this.context);
                }
                this.state = 448;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 59) {
                    {
                    this.state = 447;
                    this.match(JavaScriptParser.COMMA);
                    }
                }

                }
            }

            this.state = 452;
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
        this.enterRule(localContext, 28, JavaScriptParser.RULE_parameters);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 454;
            this.match(JavaScriptParser.OPEN_PAREN);
            this.state = 466;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (((((_la - 48)) & ~0x1F) === 0 && ((1 << (_la - 48)) & 65793) !== 0) || _la === 129) {
                {
                this.state = 455;
                this.parameter();
                this.state = 460;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 74, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 456;
                        this.match(JavaScriptParser.COMMA);
                        this.state = 457;
                        this.parameter();
                        }
                        }
                    }
                    this.state = 462;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 74, this.context);
                }
                this.state = 464;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 59) {
                    {
                    this.state = 463;
                    this.match(JavaScriptParser.COMMA);
                    }
                }

                }
            }

            this.state = 468;
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
        this.enterRule(localContext, 30, JavaScriptParser.RULE_parameter);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 471;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 64) {
                {
                this.state = 470;
                this.match(JavaScriptParser.ELLIPSIS);
                }
            }

            this.state = 473;
            this.binding();
            this.state = 476;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 68) {
                {
                this.state = 474;
                this.match(JavaScriptParser.ASSIGN);
                this.state = 475;
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
        this.enterRule(localContext, 32, JavaScriptParser.RULE_classTail);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 480;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 17) {
                {
                this.state = 478;
                this.match(JavaScriptParser.EXTENDS);
                this.state = 479;
                this.operand();
                }
            }

            this.state = 482;
            this.match(JavaScriptParser.OPEN_BRACE);
            this.state = 487;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 2158224969) !== 0) || _la === 138) {
                {
                this.state = 485;
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
                    this.state = 483;
                    this.classMember();
                    }
                    break;
                case JavaScriptParser.SEMICOLON:
                    {
                    this.state = 484;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 489;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 490;
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
        this.enterRule(localContext, 34, JavaScriptParser.RULE_classMember);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 495;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 66) {
                {
                {
                this.state = 492;
                this.decorator();
                }
                }
                this.state = 497;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 501;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 1609) !== 0)) {
                {
                {
                this.state = 498;
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
                this.state = 503;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 516;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.OPEN_BRACE:
                {
                this.state = 504;
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
                this.state = 506;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 138) {
                    {
                    this.state = 505;
                    this.match(JavaScriptParser.GENERATOR);
                    }
                }

                this.state = 508;
                this.memberName();
                this.state = 514;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.OPEN_PAREN:
                    {
                    this.state = 509;
                    this.parameters();
                    this.state = 510;
                    this.block();
                    }
                    break;
                case JavaScriptParser.ASSIGN:
                    {
                    this.state = 512;
                    this.match(JavaScriptParser.ASSIGN);
                    this.state = 513;
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
        this.enterRule(localContext, 36, JavaScriptParser.RULE_memberName);
        try {
            this.state = 526;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 518;
                this.match(JavaScriptParser.IDENTIFIER);
                }
                break;
            case JavaScriptParser.NUMBER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 519;
                this.match(JavaScriptParser.NUMBER);
                }
                break;
            case JavaScriptParser.STRING:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 520;
                this.match(JavaScriptParser.STRING);
                }
                break;
            case JavaScriptParser.PRIVATE:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 521;
                this.match(JavaScriptParser.PRIVATE);
                }
                break;
            case JavaScriptParser.OPEN_BRACKET:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 522;
                this.match(JavaScriptParser.OPEN_BRACKET);
                this.state = 523;
                this.expression();
                this.state = 524;
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
            this.state = 528;
            this.match(JavaScriptParser.AT);
            this.state = 529;
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
            this.state = 560;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 531;
                this.match(JavaScriptParser.IDENTIFIER);
                this.state = 536;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 62) {
                    {
                    {
                    this.state = 532;
                    this.match(JavaScriptParser.DOT);
                    this.state = 533;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 48 || _la === 49)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    }
                    this.state = 538;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 554;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 139) {
                    {
                    this.state = 539;
                    this.match(JavaScriptParser.CALL_OPEN);
                    this.state = 551;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 1180191) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0)) {
                        {
                        this.state = 540;
                        this.argument();
                        this.state = 545;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 89, this.context);
                        while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                            if (alternative === 1) {
                                {
                                {
                                this.state = 541;
                                this.match(JavaScriptParser.COMMA);
                                this.state = 542;
                                this.argument();
                                }
                                }
                            }
                            this.state = 547;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 89, this.context);
                        }
                        this.state = 549;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 59) {
                            {
                            this.state = 548;
                            this.match(JavaScriptParser.COMMA);
                            }
                        }

                        }
                    }

                    this.state = 553;
                    this.match(JavaScriptParser.CLOSE_PAREN);
                    }
                }

                }
                break;
            case JavaScriptParser.GROUP_OPEN:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 556;
                this.match(JavaScriptParser.GROUP_OPEN);
                this.state = 557;
                this.expression();
                this.state = 558;
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
            this.state = 562;
            this.assignment();
            this.state = 567;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 59) {
                {
                {
                this.state = 563;
                this.match(JavaScriptParser.COMMA);
                this.state = 564;
                this.assignment();
                }
                }
                this.state = 569;
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
            this.state = 570;
            this.operand();
            this.state = 580;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 23 || _la === 24 || ((((_la - 61)) & ~0x1F) === 0 && ((1 << (_la - 61)) & 4294967169) !== 0) || ((((_la - 93)) & ~0x1F) === 0 && ((1 << (_la - 93)) & 16383) !== 0)) {
                {
                this.state = 578;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.IN:
                case JavaScriptParser.INSTANCEOF:
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
                    this.state = 571;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 23 || _la === 24 || ((((_la - 68)) & ~0x1F) === 0 && ((1 << (_la - 68)) & 4294967295) !== 0) || ((((_la - 100)) & ~0x1F) === 0 && ((1 << (_la - 100)) & 127) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 572;
                    this.operand();
                    }
                    break;
                case JavaScriptParser.QUESTION:
                    {
                    this.state = 573;
                    this.match(JavaScriptParser.QUESTION);
                    this.state = 574;
                    this.assignment();
                    this.state = 575;
                    this.match(JavaScriptParser.COLON);
                    this.state = 576;
                    this.operand();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 582;
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
            this.state = 586;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1107304448) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 32961) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 251658243) !== 0)) {
                {
                {
                this.state = 583;
                _la = this.tokenStream.LA(1);
                if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 1107304448) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 32961) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 251658243) !== 0))) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                }
                this.state = 588;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 687;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.NUMBER:
                {
                this.state = 589;
                this.match(JavaScriptParser.NUMBER);
                }
                break;
            case JavaScriptParser.IDENTIFIER:
                {
                this.state = 590;
                this.match(JavaScriptParser.IDENTIFIER);
                }
                break;
            case JavaScriptParser.STRING:
                {
                this.state = 591;
                this.match(JavaScriptParser.STRING);
                }
                break;
            case JavaScriptParser.PRIVATE:
                {
                this.state = 592;
                this.match(JavaScriptParser.PRIVATE);
                }
                break;
            case JavaScriptParser.REGULAR_EXPRESSION:
                {
                this.state = 593;
                this.match(JavaScriptParser.REGULAR_EXPRESSION);
                }
                break;
            case JavaScriptParser.GROUP_OPEN:
                {
                this.state = 594;
                this.match(JavaScriptParser.GROUP_OPEN);
                this.state = 606;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 1180191) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0)) {
                    {
                    this.state = 595;
                    this.argument();
                    this.state = 600;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 98, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 596;
                            this.match(JavaScriptParser.COMMA);
                            this.state = 597;
                            this.argument();
                            }
                            }
                        }
                        this.state = 602;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 98, this.context);
                    }
                    this.state = 604;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 59) {
                        {
                        this.state = 603;
                        this.match(JavaScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 608;
                this.match(JavaScriptParser.CLOSE_PAREN);
                }
                break;
            case JavaScriptParser.OPEN_BRACKET:
                {
                this.state = 609;
                this.match(JavaScriptParser.OPEN_BRACKET);
                this.state = 613;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 59) {
                    {
                    {
                    this.state = 610;
                    this.match(JavaScriptParser.COMMA);
                    }
                    }
                    this.state = 615;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 634;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 1180191) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0)) {
                    {
                    this.state = 616;
                    this.argument();
                    this.state = 625;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 103, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 618;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            do {
                                {
                                {
                                this.state = 617;
                                this.match(JavaScriptParser.COMMA);
                                }
                                }
                                this.state = 620;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            } while (_la === 59);
                            this.state = 622;
                            this.argument();
                            }
                            }
                        }
                        this.state = 627;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 103, this.context);
                    }
                    this.state = 631;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 59) {
                        {
                        {
                        this.state = 628;
                        this.match(JavaScriptParser.COMMA);
                        }
                        }
                        this.state = 633;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 636;
                this.match(JavaScriptParser.CLOSE_BRACKET);
                }
                break;
            case JavaScriptParser.OBJECT_OPEN:
                {
                this.state = 637;
                this.match(JavaScriptParser.OBJECT_OPEN);
                this.state = 649;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 539092553) !== 0) || _la === 138) {
                    {
                    this.state = 638;
                    this.member();
                    this.state = 643;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 106, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 639;
                            this.match(JavaScriptParser.COMMA);
                            this.state = 640;
                            this.member();
                            }
                            }
                        }
                        this.state = 645;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 106, this.context);
                    }
                    this.state = 647;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 59) {
                        {
                        this.state = 646;
                        this.match(JavaScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 651;
                this.match(JavaScriptParser.CLOSE_BRACE);
                }
                break;
            case JavaScriptParser.TEMPLATE_OPEN:
                {
                this.state = 652;
                this.match(JavaScriptParser.TEMPLATE_OPEN);
                this.state = 660;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 113 || _la === 114) {
                    {
                    this.state = 658;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case JavaScriptParser.TEMPLATE_CHARACTERS:
                        {
                        this.state = 653;
                        this.match(JavaScriptParser.TEMPLATE_CHARACTERS);
                        }
                        break;
                    case JavaScriptParser.SUBSTITUTION_OPEN:
                        {
                        this.state = 654;
                        this.match(JavaScriptParser.SUBSTITUTION_OPEN);
                        this.state = 655;
                        this.expression();
                        this.state = 656;
                        this.match(JavaScriptParser.CLOSE_BRACE);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 662;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 663;
                this.match(JavaScriptParser.TEMPLATE_CLOSE);
                }
                break;
            case JavaScriptParser.FUNCTION_EXPRESSION:
                {
                this.state = 664;
                this.match(JavaScriptParser.FUNCTION_EXPRESSION);
                this.state = 666;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 138) {
                    {
                    this.state = 665;
                    this.match(JavaScriptParser.GENERATOR);
                    }
                }

                this.state = 669;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 48) {
                    {
                    this.state = 668;
                    this.match(JavaScriptParser.IDENTIFIER);
                    }
                }

                this.state = 671;
                this.parameters();
                this.state = 672;
                this.block();
                }
                break;
            case JavaScriptParser.CLASS_EXPRESSION:
            case JavaScriptParser.EXPRESSION_AT:
                {
                this.state = 678;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 137) {
                    {
                    {
                    this.state = 674;
                    this.match(JavaScriptParser.EXPRESSION_AT);
                    this.state = 675;
                    this.decorating();
                    }
                    }
                    this.state = 680;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 681;
                this.match(JavaScriptParser.CLASS_EXPRESSION);
                this.state = 683;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 48) {
                    {
                    this.state = 682;
                    this.match(JavaScriptParser.IDENTIFIER);
                    }
                }

                this.state = 685;
                this.classTail();
                }
                break;
            case JavaScriptParser.JSX_OPEN:
                {
                this.state = 686;
                this.element();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 762;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 62 || _la === 63 || ((((_la - 109)) & ~0x1F) === 0 && ((1 << (_la - 109)) & 3221225475) !== 0) || _la === 142) {
                {
                this.state = 760;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.DOT:
                    {
                    this.state = 689;
                    this.match(JavaScriptParser.DOT);
                    this.state = 690;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 48 || _la === 49)) {
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
                    this.state = 691;
                    this.match(JavaScriptParser.OPTIONAL_CHAIN);
                    this.state = 725;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case JavaScriptParser.IDENTIFIER:
                        {
                        this.state = 692;
                        this.match(JavaScriptParser.IDENTIFIER);
                        }
                        break;
                    case JavaScriptParser.PRIVATE:
                        {
                        this.state = 693;
                        this.match(JavaScriptParser.PRIVATE);
                        }
                        break;
                    case JavaScriptParser.INDEX_OPEN:
                        {
                        this.state = 694;
                        this.match(JavaScriptParser.INDEX_OPEN);
                        this.state = 695;
                        this.expression();
                        this.state = 696;
                        this.match(JavaScriptParser.CLOSE_BRACKET);
                        }
                        break;
                    case JavaScriptParser.CALL_OPEN:
                        {
                        this.state = 698;
                        this.match(JavaScriptParser.CALL_OPEN);
                        this.state = 710;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 1180191) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0)) {
                            {
                            this.state = 699;
                            this.argument();
                            this.state = 704;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 116, this.context);
                            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                                if (alternative === 1) {
                                    {
                                    {
                                    this.state = 700;
                                    this.match(JavaScriptParser.COMMA);
                                    this.state = 701;
                                    this.argument();
                                    }
                                    }
                                }
                                this.state = 706;
                                this.errorHandler.sync(this);
                                alternative = this.interpreter.adaptivePredict(this.tokenStream, 116, this.context);
                            }
                            this.state = 708;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 59) {
                                {
                                this.state = 707;
                                this.match(JavaScriptParser.COMMA);
                                }
                            }

                            }
                        }

                        this.state = 712;
                        this.match(JavaScriptParser.CLOSE_PAREN);
                        }
                        break;
                    case JavaScriptParser.TAGGED_OPEN:
                        {
                        this.state = 713;
                        this.match(JavaScriptParser.TAGGED_OPEN);
                        this.state = 721;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 113 || _la === 114) {
                            {
                            this.state = 719;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case JavaScriptParser.TEMPLATE_CHARACTERS:
                                {
                                this.state = 714;
                                this.match(JavaScriptParser.TEMPLATE_CHARACTERS);
                                }
                                break;
                            case JavaScriptParser.SUBSTITUTION_OPEN:
                                {
                                this.state = 715;
                                this.match(JavaScriptParser.SUBSTITUTION_OPEN);
                                this.state = 716;
                                this.expression();
                                this.state = 717;
                                this.match(JavaScriptParser.CLOSE_BRACE);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            this.state = 723;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 724;
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
                    this.state = 727;
                    this.match(JavaScriptParser.INDEX_OPEN);
                    this.state = 728;
                    this.expression();
                    this.state = 729;
                    this.match(JavaScriptParser.CLOSE_BRACKET);
                    }
                    break;
                case JavaScriptParser.CALL_OPEN:
                    {
                    this.state = 731;
                    this.match(JavaScriptParser.CALL_OPEN);
                    this.state = 743;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 1180191) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0)) {
                        {
                        this.state = 732;
                        this.argument();
                        this.state = 737;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 122, this.context);
                        while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                            if (alternative === 1) {
                                {
                                {
                                this.state = 733;
                                this.match(JavaScriptParser.COMMA);
                                this.state = 734;
                                this.argument();
                                }
                                }
                            }
                            this.state = 739;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 122, this.context);
                        }
                        this.state = 741;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 59) {
                            {
                            this.state = 740;
                            this.match(JavaScriptParser.COMMA);
                            }
                        }

                        }
                    }

                    this.state = 745;
                    this.match(JavaScriptParser.CLOSE_PAREN);
                    }
                    break;
                case JavaScriptParser.TAGGED_OPEN:
                    {
                    this.state = 746;
                    this.match(JavaScriptParser.TAGGED_OPEN);
                    this.state = 754;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 113 || _la === 114) {
                        {
                        this.state = 752;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case JavaScriptParser.TEMPLATE_CHARACTERS:
                            {
                            this.state = 747;
                            this.match(JavaScriptParser.TEMPLATE_CHARACTERS);
                            }
                            break;
                        case JavaScriptParser.SUBSTITUTION_OPEN:
                            {
                            this.state = 748;
                            this.match(JavaScriptParser.SUBSTITUTION_OPEN);
                            this.state = 749;
                            this.expression();
                            this.state = 750;
                            this.match(JavaScriptParser.CLOSE_BRACE);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                        this.state = 756;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 757;
                    this.match(JavaScriptParser.TEMPLATE_CLOSE);
                    }
                    break;
                case JavaScriptParser.INCREMENT:
                    {
                    this.state = 758;
                    this.match(JavaScriptParser.INCREMENT);
                    }
                    break;
                case JavaScriptParser.DECREMENT:
                    {
                    this.state = 759;
                    this.match(JavaScriptParser.DECREMENT);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 764;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 767;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 65) {
                {
                this.state = 765;
                this.match(JavaScriptParser.ARROW);
                this.state = 766;
                this.arrowBody();
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
    public arrowBody(): ArrowBodyContext {
        let localContext = new ArrowBodyContext(this.context, this.state);
        this.enterRule(localContext, 48, JavaScriptParser.RULE_arrowBody);
        try {
            this.state = 771;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
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
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 769;
                this.operand();
                }
                break;
            case JavaScriptParser.OPEN_BRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 770;
                this.block();
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
    public argument(): ArgumentContext {
        let localContext = new ArgumentContext(this.context, this.state);
        this.enterRule(localContext, 50, JavaScriptParser.RULE_argument);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 774;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 64) {
                {
                this.state = 773;
                this.match(JavaScriptParser.ELLIPSIS);
                }
            }

            this.state = 776;
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
        this.enterRule(localContext, 52, JavaScriptParser.RULE_member);
        let _la: number;
        try {
            this.state = 799;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.ELLIPSIS:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 778;
                this.match(JavaScriptParser.ELLIPSIS);
                this.state = 779;
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
                this.state = 783;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 1609) !== 0)) {
                    {
                    {
                    this.state = 780;
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
                    this.state = 785;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 787;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 138) {
                    {
                    this.state = 786;
                    this.match(JavaScriptParser.GENERATOR);
                    }
                }

                this.state = 789;
                this.memberName();
                this.state = 797;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.COLON:
                    {
                    this.state = 790;
                    this.match(JavaScriptParser.COLON);
                    this.state = 791;
                    this.assignment();
                    }
                    break;
                case JavaScriptParser.OPEN_PAREN:
                    {
                    this.state = 792;
                    this.parameters();
                    this.state = 793;
                    this.block();
                    }
                    break;
                case JavaScriptParser.ASSIGN:
                    {
                    this.state = 795;
                    this.match(JavaScriptParser.ASSIGN);
                    this.state = 796;
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
        this.enterRule(localContext, 54, JavaScriptParser.RULE_element);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 801;
            this.match(JavaScriptParser.JSX_OPEN);
            this.state = 833;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.JSX_NAME:
                {
                this.state = 802;
                this.elementName();
                this.state = 806;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 117 || _la === 127) {
                    {
                    {
                    this.state = 803;
                    this.attribute();
                    }
                    }
                    this.state = 808;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 822;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.JSX_SLASH:
                    {
                    this.state = 809;
                    this.match(JavaScriptParser.JSX_SLASH);
                    this.state = 810;
                    this.match(JavaScriptParser.JSX_CLOSE);
                    }
                    break;
                case JavaScriptParser.JSX_CLOSE:
                    {
                    this.state = 811;
                    this.match(JavaScriptParser.JSX_CLOSE);
                    this.state = 815;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 3073) !== 0)) {
                        {
                        {
                        this.state = 812;
                        this.child();
                        }
                        }
                        this.state = 817;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 818;
                    this.match(JavaScriptParser.JSX_END_OPEN);
                    this.state = 819;
                    this.elementName();
                    this.state = 820;
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
                this.state = 824;
                this.match(JavaScriptParser.JSX_CLOSE);
                this.state = 828;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 3073) !== 0)) {
                    {
                    {
                    this.state = 825;
                    this.child();
                    }
                    }
                    this.state = 830;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 831;
                this.match(JavaScriptParser.JSX_END_OPEN);
                this.state = 832;
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
        this.enterRule(localContext, 56, JavaScriptParser.RULE_elementName);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 835;
            this.match(JavaScriptParser.JSX_NAME);
            this.state = 840;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 120 || _la === 121) {
                {
                {
                this.state = 836;
                _la = this.tokenStream.LA(1);
                if(!(_la === 120 || _la === 121)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 837;
                this.match(JavaScriptParser.JSX_NAME);
                }
                }
                this.state = 842;
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
        this.enterRule(localContext, 58, JavaScriptParser.RULE_attribute);
        let _la: number;
        try {
            this.state = 860;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.JSX_NAME:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 843;
                this.elementName();
                this.state = 853;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 119) {
                    {
                    this.state = 844;
                    this.match(JavaScriptParser.JSX_ASSIGN);
                    this.state = 851;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case JavaScriptParser.JSX_STRING:
                        {
                        this.state = 845;
                        this.match(JavaScriptParser.JSX_STRING);
                        }
                        break;
                    case JavaScriptParser.JSX_BRACE:
                        {
                        this.state = 846;
                        this.match(JavaScriptParser.JSX_BRACE);
                        this.state = 847;
                        this.expression();
                        this.state = 848;
                        this.match(JavaScriptParser.CLOSE_BRACE);
                        }
                        break;
                    case JavaScriptParser.JSX_OPEN:
                        {
                        this.state = 850;
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
                this.state = 855;
                this.match(JavaScriptParser.JSX_BRACE);
                this.state = 856;
                this.match(JavaScriptParser.ELLIPSIS);
                this.state = 857;
                this.assignment();
                this.state = 858;
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
        this.enterRule(localContext, 60, JavaScriptParser.RULE_child);
        let _la: number;
        try {
            this.state = 872;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.JSX_TEXT:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 862;
                this.match(JavaScriptParser.JSX_TEXT);
                }
                break;
            case JavaScriptParser.JSX_BRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 863;
                this.match(JavaScriptParser.JSX_BRACE);
                this.state = 868;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 1180191) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0)) {
                    {
                    this.state = 865;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 64) {
                        {
                        this.state = 864;
                        this.match(JavaScriptParser.ELLIPSIS);
                        }
                    }

                    this.state = 867;
                    this.expression();
                    }
                }

                this.state = 870;
                this.match(JavaScriptParser.CLOSE_BRACE);
                }
                break;
            case JavaScriptParser.JSX_OPEN:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 871;
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
        4,1,150,875,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,
        7,6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,
        13,2,14,7,14,2,15,7,15,2,16,7,16,2,17,7,17,2,18,7,18,2,19,7,19,2,
        20,7,20,2,21,7,21,2,22,7,22,2,23,7,23,2,24,7,24,2,25,7,25,2,26,7,
        26,2,27,7,27,2,28,7,28,2,29,7,29,2,30,7,30,1,0,5,0,64,8,0,10,0,12,
        0,67,9,0,1,0,1,0,1,1,1,1,1,1,1,1,1,1,1,1,3,1,77,8,1,1,1,3,1,80,8,
        1,1,1,1,1,1,1,5,1,85,8,1,10,1,12,1,88,9,1,1,1,3,1,91,8,1,1,1,1,1,
        3,1,95,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,3,1,104,8,1,1,1,1,1,3,1,108,
        8,1,1,1,1,1,3,1,112,8,1,1,1,1,1,3,1,116,8,1,1,1,1,1,3,1,120,8,1,
        3,1,122,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,
        1,1,1,1,3,1,139,8,1,1,1,1,1,1,1,3,1,144,8,1,1,1,1,1,3,1,148,8,1,
        1,1,1,1,3,1,152,8,1,1,1,3,1,155,8,1,1,1,1,1,1,1,3,1,160,8,1,1,1,
        1,1,1,1,1,1,1,1,1,1,1,1,3,1,169,8,1,1,1,3,1,172,8,1,1,1,1,1,3,1,
        176,8,1,1,1,1,1,1,1,1,1,1,1,1,1,5,1,184,8,1,10,1,12,1,187,9,1,1,
        1,1,1,1,1,1,1,1,1,1,1,3,1,195,8,1,1,1,1,1,3,1,199,8,1,1,1,3,1,202,
        8,1,1,1,1,1,1,1,1,1,1,1,3,1,209,8,1,1,1,1,1,4,1,213,8,1,11,1,12,
        1,214,1,1,3,1,218,8,1,1,1,3,1,221,8,1,1,1,1,1,3,1,225,8,1,1,1,1,
        1,1,1,1,1,1,1,1,1,5,1,233,8,1,10,1,12,1,236,9,1,1,1,1,1,3,1,240,
        8,1,1,1,1,1,3,1,244,8,1,1,1,3,1,247,8,1,1,1,1,1,1,1,1,1,1,1,1,1,
        1,1,1,1,1,1,1,1,3,1,259,8,1,3,1,261,8,1,1,2,1,2,5,2,265,8,2,10,2,
        12,2,268,9,2,1,2,1,2,1,3,1,3,1,3,3,3,275,8,3,1,4,1,4,1,4,5,4,280,
        8,4,10,4,12,4,283,9,4,1,4,1,4,4,4,287,8,4,11,4,12,4,288,1,4,5,4,
        292,8,4,10,4,12,4,295,9,4,1,4,5,4,298,8,4,10,4,12,4,301,9,4,3,4,
        303,8,4,1,4,1,4,1,4,1,4,1,4,5,4,310,8,4,10,4,12,4,313,9,4,1,4,3,
        4,316,8,4,3,4,318,8,4,1,4,3,4,321,8,4,1,5,1,5,1,5,1,5,1,5,3,5,328,
        8,5,1,5,1,5,3,5,332,8,5,3,5,334,8,5,1,6,1,6,1,6,1,6,3,6,340,8,6,
        1,6,3,6,343,8,6,1,6,1,6,1,6,5,6,348,8,6,10,6,12,6,351,9,6,1,6,3,
        6,354,8,6,1,6,1,6,3,6,358,8,6,1,7,1,7,1,8,1,8,1,8,3,8,365,8,8,1,
        8,1,8,5,8,369,8,8,10,8,12,8,372,9,8,1,9,1,9,1,9,1,9,1,9,3,9,379,
        8,9,1,9,1,9,1,9,1,9,3,9,385,8,9,1,10,3,10,388,8,10,1,10,1,10,1,10,
        1,10,3,10,394,8,10,1,10,1,10,1,10,3,10,399,8,10,1,10,3,10,402,8,
        10,1,10,1,10,1,10,1,10,3,10,408,8,10,3,10,410,8,10,1,10,3,10,413,
        8,10,3,10,415,8,10,1,11,1,11,1,11,1,11,5,11,421,8,11,10,11,12,11,
        424,9,11,1,11,3,11,427,8,11,3,11,429,8,11,1,11,1,11,1,12,1,12,1,
        12,3,12,436,8,12,1,13,1,13,1,13,1,13,1,13,5,13,443,8,13,10,13,12,
        13,446,9,13,1,13,3,13,449,8,13,3,13,451,8,13,1,13,1,13,1,14,1,14,
        1,14,1,14,5,14,459,8,14,10,14,12,14,462,9,14,1,14,3,14,465,8,14,
        3,14,467,8,14,1,14,1,14,1,15,3,15,472,8,15,1,15,1,15,1,15,3,15,477,
        8,15,1,16,1,16,3,16,481,8,16,1,16,1,16,1,16,5,16,486,8,16,10,16,
        12,16,489,9,16,1,16,1,16,1,17,5,17,494,8,17,10,17,12,17,497,9,17,
        1,17,5,17,500,8,17,10,17,12,17,503,9,17,1,17,1,17,3,17,507,8,17,
        1,17,1,17,1,17,1,17,1,17,1,17,3,17,515,8,17,3,17,517,8,17,1,18,1,
        18,1,18,1,18,1,18,1,18,1,18,1,18,3,18,527,8,18,1,19,1,19,1,19,1,
        20,1,20,1,20,5,20,535,8,20,10,20,12,20,538,9,20,1,20,1,20,1,20,1,
        20,5,20,544,8,20,10,20,12,20,547,9,20,1,20,3,20,550,8,20,3,20,552,
        8,20,1,20,3,20,555,8,20,1,20,1,20,1,20,1,20,3,20,561,8,20,1,21,1,
        21,1,21,5,21,566,8,21,10,21,12,21,569,9,21,1,22,1,22,1,22,1,22,1,
        22,1,22,1,22,1,22,5,22,579,8,22,10,22,12,22,582,9,22,1,23,5,23,585,
        8,23,10,23,12,23,588,9,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,
        1,23,5,23,599,8,23,10,23,12,23,602,9,23,1,23,3,23,605,8,23,3,23,
        607,8,23,1,23,1,23,1,23,5,23,612,8,23,10,23,12,23,615,9,23,1,23,
        1,23,4,23,619,8,23,11,23,12,23,620,1,23,5,23,624,8,23,10,23,12,23,
        627,9,23,1,23,5,23,630,8,23,10,23,12,23,633,9,23,3,23,635,8,23,1,
        23,1,23,1,23,1,23,1,23,5,23,642,8,23,10,23,12,23,645,9,23,1,23,3,
        23,648,8,23,3,23,650,8,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,5,23,
        659,8,23,10,23,12,23,662,9,23,1,23,1,23,1,23,3,23,667,8,23,1,23,
        3,23,670,8,23,1,23,1,23,1,23,1,23,1,23,5,23,677,8,23,10,23,12,23,
        680,9,23,1,23,1,23,3,23,684,8,23,1,23,1,23,3,23,688,8,23,1,23,1,
        23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,5,23,703,
        8,23,10,23,12,23,706,9,23,1,23,3,23,709,8,23,3,23,711,8,23,1,23,
        1,23,1,23,1,23,1,23,1,23,1,23,5,23,720,8,23,10,23,12,23,723,9,23,
        1,23,3,23,726,8,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,5,23,
        736,8,23,10,23,12,23,739,9,23,1,23,3,23,742,8,23,3,23,744,8,23,1,
        23,1,23,1,23,1,23,1,23,1,23,1,23,5,23,753,8,23,10,23,12,23,756,9,
        23,1,23,1,23,1,23,5,23,761,8,23,10,23,12,23,764,9,23,1,23,1,23,3,
        23,768,8,23,1,24,1,24,3,24,772,8,24,1,25,3,25,775,8,25,1,25,1,25,
        1,26,1,26,1,26,5,26,782,8,26,10,26,12,26,785,9,26,1,26,3,26,788,
        8,26,1,26,1,26,1,26,1,26,1,26,1,26,1,26,1,26,3,26,798,8,26,3,26,
        800,8,26,1,27,1,27,1,27,5,27,805,8,27,10,27,12,27,808,9,27,1,27,
        1,27,1,27,1,27,5,27,814,8,27,10,27,12,27,817,9,27,1,27,1,27,1,27,
        1,27,3,27,823,8,27,1,27,1,27,5,27,827,8,27,10,27,12,27,830,9,27,
        1,27,1,27,3,27,834,8,27,1,28,1,28,1,28,5,28,839,8,28,10,28,12,28,
        842,9,28,1,29,1,29,1,29,1,29,1,29,1,29,1,29,1,29,3,29,852,8,29,3,
        29,854,8,29,1,29,1,29,1,29,1,29,1,29,3,29,861,8,29,1,30,1,30,1,30,
        3,30,866,8,30,1,30,3,30,869,8,30,1,30,1,30,3,30,873,8,30,1,30,0,
        0,31,0,2,4,6,8,10,12,14,16,18,20,22,24,26,28,30,32,34,36,38,40,42,
        44,46,48,50,52,54,56,58,60,0,10,2,0,58,58,146,146,2,0,5,5,10,10,
        2,0,43,43,141,141,2,0,48,48,51,51,2,0,129,129,145,145,4,0,35,35,
        38,38,41,41,44,45,1,0,48,49,2,0,23,24,68,106,8,0,13,13,25,25,30,
        30,32,32,38,39,47,47,107,108,131,134,1,0,120,121,1045,0,65,1,0,0,
        0,2,260,1,0,0,0,4,262,1,0,0,0,6,271,1,0,0,0,8,320,1,0,0,0,10,333,
        1,0,0,0,12,353,1,0,0,0,14,359,1,0,0,0,16,364,1,0,0,0,18,384,1,0,
        0,0,20,414,1,0,0,0,22,416,1,0,0,0,24,432,1,0,0,0,26,437,1,0,0,0,
        28,454,1,0,0,0,30,471,1,0,0,0,32,480,1,0,0,0,34,495,1,0,0,0,36,526,
        1,0,0,0,38,528,1,0,0,0,40,560,1,0,0,0,42,562,1,0,0,0,44,570,1,0,
        0,0,46,586,1,0,0,0,48,771,1,0,0,0,50,774,1,0,0,0,52,799,1,0,0,0,
        54,801,1,0,0,0,56,835,1,0,0,0,58,860,1,0,0,0,60,872,1,0,0,0,62,64,
        3,2,1,0,63,62,1,0,0,0,64,67,1,0,0,0,65,63,1,0,0,0,65,66,1,0,0,0,
        66,68,1,0,0,0,67,65,1,0,0,0,68,69,5,0,0,1,69,1,1,0,0,0,70,261,5,
        146,0,0,71,261,3,4,2,0,72,80,5,31,0,0,73,80,5,42,0,0,74,80,5,9,0,
        0,75,77,5,149,0,0,76,75,1,0,0,0,76,77,1,0,0,0,77,78,1,0,0,0,78,80,
        5,46,0,0,79,72,1,0,0,0,79,73,1,0,0,0,79,74,1,0,0,0,79,76,1,0,0,0,
        80,81,1,0,0,0,81,86,3,6,3,0,82,83,5,59,0,0,83,85,3,6,3,0,84,82,1,
        0,0,0,85,88,1,0,0,0,86,84,1,0,0,0,86,87,1,0,0,0,87,90,1,0,0,0,88,
        86,1,0,0,0,89,91,5,58,0,0,90,89,1,0,0,0,90,91,1,0,0,0,91,261,1,0,
        0,0,92,94,3,42,21,0,93,95,5,58,0,0,94,93,1,0,0,0,94,95,1,0,0,0,95,
        261,1,0,0,0,96,97,5,21,0,0,97,98,5,54,0,0,98,99,3,42,21,0,99,100,
        5,55,0,0,100,103,3,2,1,0,101,102,5,15,0,0,102,104,3,2,1,0,103,101,
        1,0,0,0,103,104,1,0,0,0,104,261,1,0,0,0,105,107,5,19,0,0,106,108,
        5,39,0,0,107,106,1,0,0,0,107,108,1,0,0,0,108,109,1,0,0,0,109,111,
        5,54,0,0,110,112,3,12,6,0,111,110,1,0,0,0,111,112,1,0,0,0,112,121,
        1,0,0,0,113,115,5,58,0,0,114,116,3,42,21,0,115,114,1,0,0,0,115,116,
        1,0,0,0,116,117,1,0,0,0,117,119,5,58,0,0,118,120,3,42,21,0,119,118,
        1,0,0,0,119,120,1,0,0,0,120,122,1,0,0,0,121,113,1,0,0,0,121,122,
        1,0,0,0,122,123,1,0,0,0,123,124,5,55,0,0,124,261,3,2,1,0,125,126,
        5,33,0,0,126,127,5,54,0,0,127,128,3,42,21,0,128,129,5,55,0,0,129,
        130,3,2,1,0,130,261,1,0,0,0,131,132,5,14,0,0,132,133,3,2,1,0,133,
        134,5,33,0,0,134,135,5,54,0,0,135,136,3,42,21,0,136,138,5,55,0,0,
        137,139,7,0,0,0,138,137,1,0,0,0,138,139,1,0,0,0,139,261,1,0,0,0,
        140,141,5,26,0,0,141,143,3,14,7,0,142,144,5,58,0,0,143,142,1,0,0,
        0,143,144,1,0,0,0,144,261,1,0,0,0,145,147,5,147,0,0,146,148,5,58,
        0,0,147,146,1,0,0,0,147,148,1,0,0,0,148,261,1,0,0,0,149,151,7,1,
        0,0,150,152,5,144,0,0,151,150,1,0,0,0,151,152,1,0,0,0,152,154,1,
        0,0,0,153,155,5,58,0,0,154,153,1,0,0,0,154,155,1,0,0,0,155,261,1,
        0,0,0,156,157,5,28,0,0,157,159,3,42,21,0,158,160,5,58,0,0,159,158,
        1,0,0,0,159,160,1,0,0,0,160,261,1,0,0,0,161,162,5,29,0,0,162,171,
        3,4,2,0,163,168,5,7,0,0,164,165,5,54,0,0,165,166,3,8,4,0,166,167,
        5,55,0,0,167,169,1,0,0,0,168,164,1,0,0,0,168,169,1,0,0,0,169,170,
        1,0,0,0,170,172,3,4,2,0,171,163,1,0,0,0,171,172,1,0,0,0,172,175,
        1,0,0,0,173,174,5,18,0,0,174,176,3,4,2,0,175,173,1,0,0,0,175,176,
        1,0,0,0,176,261,1,0,0,0,177,178,5,27,0,0,178,179,5,54,0,0,179,180,
        3,42,21,0,180,181,5,55,0,0,181,185,5,52,0,0,182,184,3,16,8,0,183,
        182,1,0,0,0,184,187,1,0,0,0,185,183,1,0,0,0,185,186,1,0,0,0,186,
        188,1,0,0,0,187,185,1,0,0,0,188,189,5,53,0,0,189,261,1,0,0,0,190,
        191,5,150,0,0,191,192,5,60,0,0,192,261,3,2,1,0,193,195,5,148,0,0,
        194,193,1,0,0,0,194,195,1,0,0,0,195,196,1,0,0,0,196,198,5,20,0,0,
        197,199,5,138,0,0,198,197,1,0,0,0,198,199,1,0,0,0,199,201,1,0,0,
        0,200,202,5,48,0,0,201,200,1,0,0,0,201,202,1,0,0,0,202,203,1,0,0,
        0,203,204,3,28,14,0,204,205,3,4,2,0,205,261,1,0,0,0,206,208,5,8,
        0,0,207,209,5,48,0,0,208,207,1,0,0,0,208,209,1,0,0,0,209,210,1,0,
        0,0,210,261,3,32,16,0,211,213,3,38,19,0,212,211,1,0,0,0,213,214,
        1,0,0,0,214,212,1,0,0,0,214,215,1,0,0,0,215,217,1,0,0,0,216,218,
        5,16,0,0,217,216,1,0,0,0,217,218,1,0,0,0,218,220,1,0,0,0,219,221,
        5,12,0,0,220,219,1,0,0,0,220,221,1,0,0,0,221,222,1,0,0,0,222,224,
        5,8,0,0,223,225,5,48,0,0,224,223,1,0,0,0,224,225,1,0,0,0,225,226,
        1,0,0,0,226,227,3,32,16,0,227,261,1,0,0,0,228,239,5,22,0,0,229,234,
        3,18,9,0,230,231,5,59,0,0,231,233,3,18,9,0,232,230,1,0,0,0,233,236,
        1,0,0,0,234,232,1,0,0,0,234,235,1,0,0,0,235,237,1,0,0,0,236,234,
        1,0,0,0,237,238,5,40,0,0,238,240,1,0,0,0,239,229,1,0,0,0,239,240,
        1,0,0,0,240,241,1,0,0,0,241,243,5,51,0,0,242,244,3,26,13,0,243,242,
        1,0,0,0,243,244,1,0,0,0,244,246,1,0,0,0,245,247,5,58,0,0,246,245,
        1,0,0,0,246,247,1,0,0,0,247,261,1,0,0,0,248,249,5,16,0,0,249,261,
        3,20,10,0,250,251,5,34,0,0,251,252,5,54,0,0,252,253,3,42,21,0,253,
        254,5,55,0,0,254,255,3,2,1,0,255,261,1,0,0,0,256,258,5,11,0,0,257,
        259,5,58,0,0,258,257,1,0,0,0,258,259,1,0,0,0,259,261,1,0,0,0,260,
        70,1,0,0,0,260,71,1,0,0,0,260,79,1,0,0,0,260,92,1,0,0,0,260,96,1,
        0,0,0,260,105,1,0,0,0,260,125,1,0,0,0,260,131,1,0,0,0,260,140,1,
        0,0,0,260,145,1,0,0,0,260,149,1,0,0,0,260,156,1,0,0,0,260,161,1,
        0,0,0,260,177,1,0,0,0,260,190,1,0,0,0,260,194,1,0,0,0,260,206,1,
        0,0,0,260,212,1,0,0,0,260,228,1,0,0,0,260,248,1,0,0,0,260,250,1,
        0,0,0,260,256,1,0,0,0,261,3,1,0,0,0,262,266,5,52,0,0,263,265,3,2,
        1,0,264,263,1,0,0,0,265,268,1,0,0,0,266,264,1,0,0,0,266,267,1,0,
        0,0,267,269,1,0,0,0,268,266,1,0,0,0,269,270,5,53,0,0,270,5,1,0,0,
        0,271,274,3,8,4,0,272,273,5,68,0,0,273,275,3,44,22,0,274,272,1,0,
        0,0,274,275,1,0,0,0,275,7,1,0,0,0,276,321,5,48,0,0,277,281,5,56,
        0,0,278,280,5,59,0,0,279,278,1,0,0,0,280,283,1,0,0,0,281,279,1,0,
        0,0,281,282,1,0,0,0,282,302,1,0,0,0,283,281,1,0,0,0,284,293,3,30,
        15,0,285,287,5,59,0,0,286,285,1,0,0,0,287,288,1,0,0,0,288,286,1,
        0,0,0,288,289,1,0,0,0,289,290,1,0,0,0,290,292,3,30,15,0,291,286,
        1,0,0,0,292,295,1,0,0,0,293,291,1,0,0,0,293,294,1,0,0,0,294,299,
        1,0,0,0,295,293,1,0,0,0,296,298,5,59,0,0,297,296,1,0,0,0,298,301,
        1,0,0,0,299,297,1,0,0,0,299,300,1,0,0,0,300,303,1,0,0,0,301,299,
        1,0,0,0,302,284,1,0,0,0,302,303,1,0,0,0,303,304,1,0,0,0,304,321,
        5,57,0,0,305,317,5,129,0,0,306,311,3,10,5,0,307,308,5,59,0,0,308,
        310,3,10,5,0,309,307,1,0,0,0,310,313,1,0,0,0,311,309,1,0,0,0,311,
        312,1,0,0,0,312,315,1,0,0,0,313,311,1,0,0,0,314,316,5,59,0,0,315,
        314,1,0,0,0,315,316,1,0,0,0,316,318,1,0,0,0,317,306,1,0,0,0,317,
        318,1,0,0,0,318,319,1,0,0,0,319,321,5,53,0,0,320,276,1,0,0,0,320,
        277,1,0,0,0,320,305,1,0,0,0,321,9,1,0,0,0,322,323,5,64,0,0,323,334,
        3,8,4,0,324,327,3,36,18,0,325,326,5,60,0,0,326,328,3,8,4,0,327,325,
        1,0,0,0,327,328,1,0,0,0,328,331,1,0,0,0,329,330,5,68,0,0,330,332,
        3,44,22,0,331,329,1,0,0,0,331,332,1,0,0,0,332,334,1,0,0,0,333,322,
        1,0,0,0,333,324,1,0,0,0,334,11,1,0,0,0,335,343,5,31,0,0,336,343,
        5,42,0,0,337,343,5,9,0,0,338,340,5,149,0,0,339,338,1,0,0,0,339,340,
        1,0,0,0,340,341,1,0,0,0,341,343,5,46,0,0,342,335,1,0,0,0,342,336,
        1,0,0,0,342,337,1,0,0,0,342,339,1,0,0,0,343,344,1,0,0,0,344,349,
        3,6,3,0,345,346,5,59,0,0,346,348,3,6,3,0,347,345,1,0,0,0,348,351,
        1,0,0,0,349,347,1,0,0,0,349,350,1,0,0,0,350,354,1,0,0,0,351,349,
        1,0,0,0,352,354,3,42,21,0,353,342,1,0,0,0,353,352,1,0,0,0,354,357,
        1,0,0,0,355,356,7,2,0,0,356,358,3,42,21,0,357,355,1,0,0,0,357,358,
        1,0,0,0,358,13,1,0,0,0,359,360,3,42,21,0,360,15,1,0,0,0,361,362,
        5,6,0,0,362,365,3,42,21,0,363,365,5,12,0,0,364,361,1,0,0,0,364,363,
        1,0,0,0,365,366,1,0,0,0,366,370,5,60,0,0,367,369,3,2,1,0,368,367,
        1,0,0,0,369,372,1,0,0,0,370,368,1,0,0,0,370,371,1,0,0,0,371,17,1,
        0,0,0,372,370,1,0,0,0,373,378,5,48,0,0,374,379,5,48,0,0,375,376,
        5,86,0,0,376,377,5,36,0,0,377,379,5,48,0,0,378,374,1,0,0,0,378,375,
        1,0,0,0,378,379,1,0,0,0,379,385,1,0,0,0,380,381,5,86,0,0,381,382,
        5,36,0,0,382,385,5,48,0,0,383,385,3,22,11,0,384,373,1,0,0,0,384,
        380,1,0,0,0,384,383,1,0,0,0,385,19,1,0,0,0,386,388,5,12,0,0,387,
        386,1,0,0,0,387,388,1,0,0,0,388,389,1,0,0,0,389,415,3,2,1,0,390,
        393,5,86,0,0,391,392,5,36,0,0,392,394,7,3,0,0,393,391,1,0,0,0,393,
        394,1,0,0,0,394,395,1,0,0,0,395,396,5,40,0,0,396,398,5,51,0,0,397,
        399,3,26,13,0,398,397,1,0,0,0,398,399,1,0,0,0,399,401,1,0,0,0,400,
        402,5,58,0,0,401,400,1,0,0,0,401,402,1,0,0,0,402,415,1,0,0,0,403,
        409,3,22,11,0,404,405,5,40,0,0,405,407,5,51,0,0,406,408,3,26,13,
        0,407,406,1,0,0,0,407,408,1,0,0,0,408,410,1,0,0,0,409,404,1,0,0,
        0,409,410,1,0,0,0,410,412,1,0,0,0,411,413,5,58,0,0,412,411,1,0,0,
        0,412,413,1,0,0,0,413,415,1,0,0,0,414,387,1,0,0,0,414,390,1,0,0,
        0,414,403,1,0,0,0,415,21,1,0,0,0,416,428,7,4,0,0,417,422,3,24,12,
        0,418,419,5,59,0,0,419,421,3,24,12,0,420,418,1,0,0,0,421,424,1,0,
        0,0,422,420,1,0,0,0,422,423,1,0,0,0,423,426,1,0,0,0,424,422,1,0,
        0,0,425,427,5,59,0,0,426,425,1,0,0,0,426,427,1,0,0,0,427,429,1,0,
        0,0,428,417,1,0,0,0,428,429,1,0,0,0,429,430,1,0,0,0,430,431,5,53,
        0,0,431,23,1,0,0,0,432,435,7,3,0,0,433,434,5,36,0,0,434,436,7,3,
        0,0,435,433,1,0,0,0,435,436,1,0,0,0,436,25,1,0,0,0,437,438,5,143,
        0,0,438,450,5,129,0,0,439,444,3,52,26,0,440,441,5,59,0,0,441,443,
        3,52,26,0,442,440,1,0,0,0,443,446,1,0,0,0,444,442,1,0,0,0,444,445,
        1,0,0,0,445,448,1,0,0,0,446,444,1,0,0,0,447,449,5,59,0,0,448,447,
        1,0,0,0,448,449,1,0,0,0,449,451,1,0,0,0,450,439,1,0,0,0,450,451,
        1,0,0,0,451,452,1,0,0,0,452,453,5,53,0,0,453,27,1,0,0,0,454,466,
        5,54,0,0,455,460,3,30,15,0,456,457,5,59,0,0,457,459,3,30,15,0,458,
        456,1,0,0,0,459,462,1,0,0,0,460,458,1,0,0,0,460,461,1,0,0,0,461,
        464,1,0,0,0,462,460,1,0,0,0,463,465,5,59,0,0,464,463,1,0,0,0,464,
        465,1,0,0,0,465,467,1,0,0,0,466,455,1,0,0,0,466,467,1,0,0,0,467,
        468,1,0,0,0,468,469,5,55,0,0,469,29,1,0,0,0,470,472,5,64,0,0,471,
        470,1,0,0,0,471,472,1,0,0,0,472,473,1,0,0,0,473,476,3,8,4,0,474,
        475,5,68,0,0,475,477,3,44,22,0,476,474,1,0,0,0,476,477,1,0,0,0,477,
        31,1,0,0,0,478,479,5,17,0,0,479,481,3,46,23,0,480,478,1,0,0,0,480,
        481,1,0,0,0,481,482,1,0,0,0,482,487,5,52,0,0,483,486,3,34,17,0,484,
        486,5,58,0,0,485,483,1,0,0,0,485,484,1,0,0,0,486,489,1,0,0,0,487,
        485,1,0,0,0,487,488,1,0,0,0,488,490,1,0,0,0,489,487,1,0,0,0,490,
        491,5,53,0,0,491,33,1,0,0,0,492,494,3,38,19,0,493,492,1,0,0,0,494,
        497,1,0,0,0,495,493,1,0,0,0,495,496,1,0,0,0,496,501,1,0,0,0,497,
        495,1,0,0,0,498,500,7,5,0,0,499,498,1,0,0,0,500,503,1,0,0,0,501,
        499,1,0,0,0,501,502,1,0,0,0,502,516,1,0,0,0,503,501,1,0,0,0,504,
        517,3,4,2,0,505,507,5,138,0,0,506,505,1,0,0,0,506,507,1,0,0,0,507,
        508,1,0,0,0,508,514,3,36,18,0,509,510,3,28,14,0,510,511,3,4,2,0,
        511,515,1,0,0,0,512,513,5,68,0,0,513,515,3,44,22,0,514,509,1,0,0,
        0,514,512,1,0,0,0,514,515,1,0,0,0,515,517,1,0,0,0,516,504,1,0,0,
        0,516,506,1,0,0,0,517,35,1,0,0,0,518,527,5,48,0,0,519,527,5,50,0,
        0,520,527,5,51,0,0,521,527,5,49,0,0,522,523,5,56,0,0,523,524,3,42,
        21,0,524,525,5,57,0,0,525,527,1,0,0,0,526,518,1,0,0,0,526,519,1,
        0,0,0,526,520,1,0,0,0,526,521,1,0,0,0,526,522,1,0,0,0,527,37,1,0,
        0,0,528,529,5,66,0,0,529,530,3,40,20,0,530,39,1,0,0,0,531,536,5,
        48,0,0,532,533,5,62,0,0,533,535,7,6,0,0,534,532,1,0,0,0,535,538,
        1,0,0,0,536,534,1,0,0,0,536,537,1,0,0,0,537,554,1,0,0,0,538,536,
        1,0,0,0,539,551,5,139,0,0,540,545,3,50,25,0,541,542,5,59,0,0,542,
        544,3,50,25,0,543,541,1,0,0,0,544,547,1,0,0,0,545,543,1,0,0,0,545,
        546,1,0,0,0,546,549,1,0,0,0,547,545,1,0,0,0,548,550,5,59,0,0,549,
        548,1,0,0,0,549,550,1,0,0,0,550,552,1,0,0,0,551,540,1,0,0,0,551,
        552,1,0,0,0,552,553,1,0,0,0,553,555,5,55,0,0,554,539,1,0,0,0,554,
        555,1,0,0,0,555,561,1,0,0,0,556,557,5,130,0,0,557,558,3,42,21,0,
        558,559,5,55,0,0,559,561,1,0,0,0,560,531,1,0,0,0,560,556,1,0,0,0,
        561,41,1,0,0,0,562,567,3,44,22,0,563,564,5,59,0,0,564,566,3,44,22,
        0,565,563,1,0,0,0,566,569,1,0,0,0,567,565,1,0,0,0,567,568,1,0,0,
        0,568,43,1,0,0,0,569,567,1,0,0,0,570,580,3,46,23,0,571,572,7,7,0,
        0,572,579,3,46,23,0,573,574,5,61,0,0,574,575,3,44,22,0,575,576,5,
        60,0,0,576,577,3,46,23,0,577,579,1,0,0,0,578,571,1,0,0,0,578,573,
        1,0,0,0,579,582,1,0,0,0,580,578,1,0,0,0,580,581,1,0,0,0,581,45,1,
        0,0,0,582,580,1,0,0,0,583,585,7,8,0,0,584,583,1,0,0,0,585,588,1,
        0,0,0,586,584,1,0,0,0,586,587,1,0,0,0,587,687,1,0,0,0,588,586,1,
        0,0,0,589,688,5,50,0,0,590,688,5,48,0,0,591,688,5,51,0,0,592,688,
        5,49,0,0,593,688,5,111,0,0,594,606,5,130,0,0,595,600,3,50,25,0,596,
        597,5,59,0,0,597,599,3,50,25,0,598,596,1,0,0,0,599,602,1,0,0,0,600,
        598,1,0,0,0,600,601,1,0,0,0,601,604,1,0,0,0,602,600,1,0,0,0,603,
        605,5,59,0,0,604,603,1,0,0,0,604,605,1,0,0,0,605,607,1,0,0,0,606,
        595,1,0,0,0,606,607,1,0,0,0,607,608,1,0,0,0,608,688,5,55,0,0,609,
        613,5,56,0,0,610,612,5,59,0,0,611,610,1,0,0,0,612,615,1,0,0,0,613,
        611,1,0,0,0,613,614,1,0,0,0,614,634,1,0,0,0,615,613,1,0,0,0,616,
        625,3,50,25,0,617,619,5,59,0,0,618,617,1,0,0,0,619,620,1,0,0,0,620,
        618,1,0,0,0,620,621,1,0,0,0,621,622,1,0,0,0,622,624,3,50,25,0,623,
        618,1,0,0,0,624,627,1,0,0,0,625,623,1,0,0,0,625,626,1,0,0,0,626,
        631,1,0,0,0,627,625,1,0,0,0,628,630,5,59,0,0,629,628,1,0,0,0,630,
        633,1,0,0,0,631,629,1,0,0,0,631,632,1,0,0,0,632,635,1,0,0,0,633,
        631,1,0,0,0,634,616,1,0,0,0,634,635,1,0,0,0,635,636,1,0,0,0,636,
        688,5,57,0,0,637,649,5,129,0,0,638,643,3,52,26,0,639,640,5,59,0,
        0,640,642,3,52,26,0,641,639,1,0,0,0,642,645,1,0,0,0,643,641,1,0,
        0,0,643,644,1,0,0,0,644,647,1,0,0,0,645,643,1,0,0,0,646,648,5,59,
        0,0,647,646,1,0,0,0,647,648,1,0,0,0,648,650,1,0,0,0,649,638,1,0,
        0,0,649,650,1,0,0,0,650,651,1,0,0,0,651,688,5,53,0,0,652,660,5,67,
        0,0,653,659,5,113,0,0,654,655,5,114,0,0,655,656,3,42,21,0,656,657,
        5,53,0,0,657,659,1,0,0,0,658,653,1,0,0,0,658,654,1,0,0,0,659,662,
        1,0,0,0,660,658,1,0,0,0,660,661,1,0,0,0,661,663,1,0,0,0,662,660,
        1,0,0,0,663,688,5,115,0,0,664,666,5,135,0,0,665,667,5,138,0,0,666,
        665,1,0,0,0,666,667,1,0,0,0,667,669,1,0,0,0,668,670,5,48,0,0,669,
        668,1,0,0,0,669,670,1,0,0,0,670,671,1,0,0,0,671,672,3,28,14,0,672,
        673,3,4,2,0,673,688,1,0,0,0,674,675,5,137,0,0,675,677,3,40,20,0,
        676,674,1,0,0,0,677,680,1,0,0,0,678,676,1,0,0,0,678,679,1,0,0,0,
        679,681,1,0,0,0,680,678,1,0,0,0,681,683,5,136,0,0,682,684,5,48,0,
        0,683,682,1,0,0,0,683,684,1,0,0,0,684,685,1,0,0,0,685,688,3,32,16,
        0,686,688,3,54,27,0,687,589,1,0,0,0,687,590,1,0,0,0,687,591,1,0,
        0,0,687,592,1,0,0,0,687,593,1,0,0,0,687,594,1,0,0,0,687,609,1,0,
        0,0,687,637,1,0,0,0,687,652,1,0,0,0,687,664,1,0,0,0,687,678,1,0,
        0,0,687,686,1,0,0,0,688,762,1,0,0,0,689,690,5,62,0,0,690,761,7,6,
        0,0,691,725,5,63,0,0,692,726,5,48,0,0,693,726,5,49,0,0,694,695,5,
        140,0,0,695,696,3,42,21,0,696,697,5,57,0,0,697,726,1,0,0,0,698,710,
        5,139,0,0,699,704,3,50,25,0,700,701,5,59,0,0,701,703,3,50,25,0,702,
        700,1,0,0,0,703,706,1,0,0,0,704,702,1,0,0,0,704,705,1,0,0,0,705,
        708,1,0,0,0,706,704,1,0,0,0,707,709,5,59,0,0,708,707,1,0,0,0,708,
        709,1,0,0,0,709,711,1,0,0,0,710,699,1,0,0,0,710,711,1,0,0,0,711,
        712,1,0,0,0,712,726,5,55,0,0,713,721,5,142,0,0,714,720,5,113,0,0,
        715,716,5,114,0,0,716,717,3,42,21,0,717,718,5,53,0,0,718,720,1,0,
        0,0,719,714,1,0,0,0,719,715,1,0,0,0,720,723,1,0,0,0,721,719,1,0,
        0,0,721,722,1,0,0,0,722,724,1,0,0,0,723,721,1,0,0,0,724,726,5,115,
        0,0,725,692,1,0,0,0,725,693,1,0,0,0,725,694,1,0,0,0,725,698,1,0,
        0,0,725,713,1,0,0,0,726,761,1,0,0,0,727,728,5,140,0,0,728,729,3,
        42,21,0,729,730,5,57,0,0,730,761,1,0,0,0,731,743,5,139,0,0,732,737,
        3,50,25,0,733,734,5,59,0,0,734,736,3,50,25,0,735,733,1,0,0,0,736,
        739,1,0,0,0,737,735,1,0,0,0,737,738,1,0,0,0,738,741,1,0,0,0,739,
        737,1,0,0,0,740,742,5,59,0,0,741,740,1,0,0,0,741,742,1,0,0,0,742,
        744,1,0,0,0,743,732,1,0,0,0,743,744,1,0,0,0,744,745,1,0,0,0,745,
        761,5,55,0,0,746,754,5,142,0,0,747,753,5,113,0,0,748,749,5,114,0,
        0,749,750,3,42,21,0,750,751,5,53,0,0,751,753,1,0,0,0,752,747,1,0,
        0,0,752,748,1,0,0,0,753,756,1,0,0,0,754,752,1,0,0,0,754,755,1,0,
        0,0,755,757,1,0,0,0,756,754,1,0,0,0,757,761,5,115,0,0,758,761,5,
        109,0,0,759,761,5,110,0,0,760,689,1,0,0,0,760,691,1,0,0,0,760,727,
        1,0,0,0,760,731,1,0,0,0,760,746,1,0,0,0,760,758,1,0,0,0,760,759,
        1,0,0,0,761,764,1,0,0,0,762,760,1,0,0,0,762,763,1,0,0,0,763,767,
        1,0,0,0,764,762,1,0,0,0,765,766,5,65,0,0,766,768,3,48,24,0,767,765,
        1,0,0,0,767,768,1,0,0,0,768,47,1,0,0,0,769,772,3,46,23,0,770,772,
        3,4,2,0,771,769,1,0,0,0,771,770,1,0,0,0,772,49,1,0,0,0,773,775,5,
        64,0,0,774,773,1,0,0,0,774,775,1,0,0,0,775,776,1,0,0,0,776,777,3,
        44,22,0,777,51,1,0,0,0,778,779,5,64,0,0,779,800,3,44,22,0,780,782,
        7,5,0,0,781,780,1,0,0,0,782,785,1,0,0,0,783,781,1,0,0,0,783,784,
        1,0,0,0,784,787,1,0,0,0,785,783,1,0,0,0,786,788,5,138,0,0,787,786,
        1,0,0,0,787,788,1,0,0,0,788,789,1,0,0,0,789,797,3,36,18,0,790,791,
        5,60,0,0,791,798,3,44,22,0,792,793,3,28,14,0,793,794,3,4,2,0,794,
        798,1,0,0,0,795,796,5,68,0,0,796,798,3,44,22,0,797,790,1,0,0,0,797,
        792,1,0,0,0,797,795,1,0,0,0,797,798,1,0,0,0,798,800,1,0,0,0,799,
        778,1,0,0,0,799,783,1,0,0,0,800,53,1,0,0,0,801,833,5,116,0,0,802,
        806,3,56,28,0,803,805,3,58,29,0,804,803,1,0,0,0,805,808,1,0,0,0,
        806,804,1,0,0,0,806,807,1,0,0,0,807,822,1,0,0,0,808,806,1,0,0,0,
        809,810,5,122,0,0,810,823,5,123,0,0,811,815,5,123,0,0,812,814,3,
        60,30,0,813,812,1,0,0,0,814,817,1,0,0,0,815,813,1,0,0,0,815,816,
        1,0,0,0,816,818,1,0,0,0,817,815,1,0,0,0,818,819,5,128,0,0,819,820,
        3,56,28,0,820,821,5,123,0,0,821,823,1,0,0,0,822,809,1,0,0,0,822,
        811,1,0,0,0,823,834,1,0,0,0,824,828,5,123,0,0,825,827,3,60,30,0,
        826,825,1,0,0,0,827,830,1,0,0,0,828,826,1,0,0,0,828,829,1,0,0,0,
        829,831,1,0,0,0,830,828,1,0,0,0,831,832,5,128,0,0,832,834,5,123,
        0,0,833,802,1,0,0,0,833,824,1,0,0,0,834,55,1,0,0,0,835,840,5,117,
        0,0,836,837,7,9,0,0,837,839,5,117,0,0,838,836,1,0,0,0,839,842,1,
        0,0,0,840,838,1,0,0,0,840,841,1,0,0,0,841,57,1,0,0,0,842,840,1,0,
        0,0,843,853,3,56,28,0,844,851,5,119,0,0,845,852,5,118,0,0,846,847,
        5,127,0,0,847,848,3,42,21,0,848,849,5,53,0,0,849,852,1,0,0,0,850,
        852,3,54,27,0,851,845,1,0,0,0,851,846,1,0,0,0,851,850,1,0,0,0,852,
        854,1,0,0,0,853,844,1,0,0,0,853,854,1,0,0,0,854,861,1,0,0,0,855,
        856,5,127,0,0,856,857,5,64,0,0,857,858,3,44,22,0,858,859,5,53,0,
        0,859,861,1,0,0,0,860,843,1,0,0,0,860,855,1,0,0,0,861,59,1,0,0,0,
        862,873,5,126,0,0,863,868,5,127,0,0,864,866,5,64,0,0,865,864,1,0,
        0,0,865,866,1,0,0,0,866,867,1,0,0,0,867,869,3,42,21,0,868,865,1,
        0,0,0,868,869,1,0,0,0,869,870,1,0,0,0,870,873,5,53,0,0,871,873,3,
        54,27,0,872,862,1,0,0,0,872,863,1,0,0,0,872,871,1,0,0,0,873,61,1,
        0,0,0,148,65,76,79,86,90,94,103,107,111,115,119,121,138,143,147,
        151,154,159,168,171,175,185,194,198,201,208,214,217,220,224,234,
        239,243,246,258,260,266,274,281,288,293,299,302,311,315,317,320,
        327,331,333,339,342,349,353,357,364,370,378,384,387,393,398,401,
        407,409,412,414,422,426,428,435,444,448,450,460,464,466,471,476,
        480,485,487,495,501,506,514,516,526,536,545,549,551,554,560,567,
        578,580,586,600,604,606,613,620,625,631,634,643,647,649,658,660,
        666,669,678,683,687,704,708,710,719,721,725,737,741,743,752,754,
        760,762,767,771,774,783,787,797,799,806,815,822,828,833,840,851,
        853,860,865,868,872
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
    public USING(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.USING, 0);
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
    public AWAIT_USING(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.AWAIT_USING, 0);
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
    public parameter(): ParameterContext[];
    public parameter(i: number): ParameterContext | null;
    public parameter(i?: number): ParameterContext[] | ParameterContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ParameterContext);
        }

        return this.getRuleContext(i, ParameterContext);
    }
    public OBJECT_OPEN(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.OBJECT_OPEN, 0);
    }
    public CLOSE_BRACE(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.CLOSE_BRACE, 0);
    }
    public property(): PropertyContext[];
    public property(i: number): PropertyContext | null;
    public property(i?: number): PropertyContext[] | PropertyContext | null {
        if (i === undefined) {
            return this.getRuleContexts(PropertyContext);
        }

        return this.getRuleContext(i, PropertyContext);
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_binding;
    }
}


export class PropertyContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public ELLIPSIS(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.ELLIPSIS, 0);
    }
    public binding(): BindingContext | null {
        return this.getRuleContext(0, BindingContext);
    }
    public memberName(): MemberNameContext | null {
        return this.getRuleContext(0, MemberNameContext);
    }
    public COLON(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.COLON, 0);
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.ASSIGN, 0);
    }
    public assignment(): AssignmentContext | null {
        return this.getRuleContext(0, AssignmentContext);
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_property;
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
    public USING(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.USING, 0);
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
    public AWAIT_USING(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.AWAIT_USING, 0);
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
    public ARROW(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.ARROW, 0);
    }
    public arrowBody(): ArrowBodyContext | null {
        return this.getRuleContext(0, ArrowBodyContext);
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
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_operand;
    }
}


export class ArrowBodyContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public operand(): OperandContext | null {
        return this.getRuleContext(0, OperandContext);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public override get ruleIndex(): number {
        return JavaScriptParser.RULE_arrowBody;
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
