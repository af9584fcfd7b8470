
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
            this.state = 262;
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

                this.state = 123;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.OF:
                case JavaScriptParser.LOOP_IN:
                    {
                    this.state = 113;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 43 || _la === 141)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 114;
                    this.expression();
                    }
                    break;
                case JavaScriptParser.SEMICOLON:
                    {
                    this.state = 115;
                    this.match(JavaScriptParser.SEMICOLON);
                    this.state = 117;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 1049119) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0)) {
                        {
                        this.state = 116;
                        this.expression();
                        }
                    }

                    this.state = 119;
                    this.match(JavaScriptParser.SEMICOLON);
                    this.state = 121;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 1049119) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0)) {
                        {
                        this.state = 120;
                        this.expression();
                        }
                    }

                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 125;
                this.match(JavaScriptParser.CLOSE_PAREN);
                this.state = 126;
                this.statement();
                }
                break;
            case JavaScriptParser.WHILE:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 127;
                this.match(JavaScriptParser.WHILE);
                this.state = 128;
                this.match(JavaScriptParser.OPEN_PAREN);
                this.state = 129;
                this.expression();
                this.state = 130;
                this.match(JavaScriptParser.CLOSE_PAREN);
                this.state = 131;
                this.statement();
                }
                break;
            case JavaScriptParser.DO:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 133;
                this.match(JavaScriptParser.DO);
                this.state = 134;
                this.statement();
                this.state = 135;
                this.match(JavaScriptParser.WHILE);
                this.state = 136;
                this.match(JavaScriptParser.OPEN_PAREN);
                this.state = 137;
                this.expression();
                this.state = 138;
                this.match(JavaScriptParser.CLOSE_PAREN);
                this.state = 140;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 12, this.context) ) {
                case 1:
                    {
                    this.state = 139;
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
                this.state = 142;
                this.match(JavaScriptParser.RETURN);
                this.state = 143;
                this.returnValue();
                this.state = 145;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 144;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case JavaScriptParser.BARE_RETURN:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 147;
                this.match(JavaScriptParser.BARE_RETURN);
                this.state = 149;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 148;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case JavaScriptParser.BREAK:
            case JavaScriptParser.CONTINUE:
                this.enterOuterAlt(localContext, 11);
                {
                this.state = 151;
                _la = this.tokenStream.LA(1);
                if(!(_la === 5 || _la === 10)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 153;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 144) {
                    {
                    this.state = 152;
                    this.match(JavaScriptParser.JUMP_TARGET);
                    }
                }

                this.state = 156;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 155;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case JavaScriptParser.THROW:
                this.enterOuterAlt(localContext, 12);
                {
                this.state = 158;
                this.match(JavaScriptParser.THROW);
                this.state = 159;
                this.expression();
                this.state = 161;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 160;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case JavaScriptParser.TRY:
                this.enterOuterAlt(localContext, 13);
                {
                this.state = 163;
                this.match(JavaScriptParser.TRY);
                this.state = 164;
                this.block();
                this.state = 175;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    this.state = 175;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case JavaScriptParser.CATCH:
                        {
                        this.state = 165;
                        this.match(JavaScriptParser.CATCH);
                        this.state = 170;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 54) {
                            {
                            this.state = 166;
                            this.match(JavaScriptParser.OPEN_PAREN);
                            this.state = 167;
                            this.binding();
                            this.state = 168;
                            this.match(JavaScriptParser.CLOSE_PAREN);
                            }
                        }

                        this.state = 172;
                        this.block();
                        }
                        break;
                    case JavaScriptParser.FINALLY:
                        {
                        this.state = 173;
                        this.match(JavaScriptParser.FINALLY);
                        this.state = 174;
                        this.block();
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 177;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 7 || _la === 18);
                }
                break;
            case JavaScriptParser.SWITCH:
                this.enterOuterAlt(localContext, 14);
                {
                this.state = 179;
                this.match(JavaScriptParser.SWITCH);
                this.state = 180;
                this.match(JavaScriptParser.OPEN_PAREN);
                this.state = 181;
                this.expression();
                this.state = 182;
                this.match(JavaScriptParser.CLOSE_PAREN);
                this.state = 183;
                this.match(JavaScriptParser.OPEN_BRACE);
                this.state = 187;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 6 || _la === 12) {
                    {
                    {
                    this.state = 184;
                    this.switchCase();
                    }
                    }
                    this.state = 189;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 190;
                this.match(JavaScriptParser.CLOSE_BRACE);
                }
                break;
            case JavaScriptParser.LABEL:
                this.enterOuterAlt(localContext, 15);
                {
                this.state = 192;
                this.match(JavaScriptParser.LABEL);
                this.state = 193;
                this.match(JavaScriptParser.COLON);
                this.state = 194;
                this.statement();
                }
                break;
            case JavaScriptParser.FUNCTION:
            case JavaScriptParser.ASYNC_FUNCTION:
                this.enterOuterAlt(localContext, 16);
                {
                this.state = 196;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 148) {
                    {
                    this.state = 195;
                    this.match(JavaScriptParser.ASYNC_FUNCTION);
                    }
                }

                this.state = 198;
                this.match(JavaScriptParser.FUNCTION);
                this.state = 200;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 138) {
                    {
                    this.state = 199;
                    this.match(JavaScriptParser.GENERATOR);
                    }
                }

                this.state = 203;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 48) {
                    {
                    this.state = 202;
                    this.match(JavaScriptParser.IDENTIFIER);
                    }
                }

                this.state = 205;
                this.parameters();
                this.state = 206;
                this.block();
                }
                break;
            case JavaScriptParser.CLASS:
                this.enterOuterAlt(localContext, 17);
                {
                this.state = 208;
                this.match(JavaScriptParser.CLASS);
                this.state = 210;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 48) {
                    {
                    this.state = 209;
                    this.match(JavaScriptParser.IDENTIFIER);
                    }
                }

                this.state = 212;
                this.classTail();
                }
                break;
            case JavaScriptParser.AT:
                this.enterOuterAlt(localContext, 18);
                {
                this.state = 214;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 213;
                    this.decorator();
                    }
                    }
                    this.state = 216;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 66);
                this.state = 219;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 16) {
                    {
                    this.state = 218;
                    this.match(JavaScriptParser.EXPORT);
                    }
                }

                this.state = 222;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 12) {
                    {
                    this.state = 221;
                    this.match(JavaScriptParser.DEFAULT);
                    }
                }

                this.state = 224;
                this.match(JavaScriptParser.CLASS);
                this.state = 226;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 48) {
                    {
                    this.state = 225;
                    this.match(JavaScriptParser.IDENTIFIER);
                    }
                }

                this.state = 228;
                this.classTail();
                }
                break;
            case JavaScriptParser.IMPORT:
                this.enterOuterAlt(localContext, 19);
                {
                this.state = 230;
                this.match(JavaScriptParser.IMPORT);
                this.state = 241;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 48 || _la === 86 || _la === 129 || _la === 145) {
                    {
                    this.state = 231;
                    this.importPart();
                    this.state = 236;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 59) {
                        {
                        {
                        this.state = 232;
                        this.match(JavaScriptParser.COMMA);
                        this.state = 233;
                        this.importPart();
                        }
                        }
                        this.state = 238;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 239;
                    this.match(JavaScriptParser.FROM);
                    }
                }

                this.state = 243;
                this.match(JavaScriptParser.STRING);
                this.state = 245;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 143) {
                    {
                    this.state = 244;
                    this.attributes();
                    }
                }

                this.state = 248;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 247;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case JavaScriptParser.EXPORT:
                this.enterOuterAlt(localContext, 20);
                {
                this.state = 250;
                this.match(JavaScriptParser.EXPORT);
                this.state = 251;
                this.exported();
                }
                break;
            case JavaScriptParser.WITH:
                this.enterOuterAlt(localContext, 21);
                {
                this.state = 252;
                this.match(JavaScriptParser.WITH);
                this.state = 253;
                this.match(JavaScriptParser.OPEN_PAREN);
                this.state = 254;
                this.expression();
                this.state = 255;
                this.match(JavaScriptParser.CLOSE_PAREN);
                this.state = 256;
                this.statement();
                }
                break;
            case JavaScriptParser.DEBUGGER:
                this.enterOuterAlt(localContext, 22);
                {
                this.state = 258;
                this.match(JavaScriptParser.DEBUGGER);
                this.state = 260;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 259;
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
            this.state = 264;
            this.match(JavaScriptParser.OPEN_BRACE);
            this.state = 268;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 5)) & ~0x1F) === 0 && ((1 << (_la - 5)) & 1072941945) !== 0) || ((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 805601043) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0) || ((((_la - 146)) & ~0x1F) === 0 && ((1 << (_la - 146)) & 31) !== 0)) {
                {
                {
                this.state = 265;
                this.statement();
                }
                }
                this.state = 270;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 271;
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
            this.state = 273;
            this.binding();
            this.state = 276;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 68) {
                {
                this.state = 274;
                this.match(JavaScriptParser.ASSIGN);
                this.state = 275;
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
            this.state = 322;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 278;
                this.match(JavaScriptParser.IDENTIFIER);
                }
                break;
            case JavaScriptParser.OPEN_BRACKET:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 279;
                this.match(JavaScriptParser.OPEN_BRACKET);
                this.state = 283;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 59) {
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
                this.state = 304;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 48)) & ~0x1F) === 0 && ((1 << (_la - 48)) & 65793) !== 0) || _la === 129) {
                    {
                    this.state = 286;
                    this.parameter();
                    this.state = 295;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 40, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 288;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            do {
                                {
                                {
                                this.state = 287;
                                this.match(JavaScriptParser.COMMA);
                                }
                                }
                                this.state = 290;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            } while (_la === 59);
                            this.state = 292;
                            this.parameter();
                            }
                            }
                        }
                        this.state = 297;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 40, this.context);
                    }
                    this.state = 301;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 59) {
                        {
                        {
                        this.state = 298;
                        this.match(JavaScriptParser.COMMA);
                        }
                        }
                        this.state = 303;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 306;
                this.match(JavaScriptParser.CLOSE_BRACKET);
                }
                break;
            case JavaScriptParser.OBJECT_OPEN:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 307;
                this.match(JavaScriptParser.OBJECT_OPEN);
                this.state = 319;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 48)) & ~0x1F) === 0 && ((1 << (_la - 48)) & 65807) !== 0)) {
                    {
                    this.state = 308;
                    this.property();
                    this.state = 313;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 43, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 309;
                            this.match(JavaScriptParser.COMMA);
                            this.state = 310;
                            this.property();
                            }
                            }
                        }
                        this.state = 315;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 43, this.context);
                    }
                    this.state = 317;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 59) {
                        {
                        this.state = 316;
                        this.match(JavaScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 321;
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
            this.state = 335;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.ELLIPSIS:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 324;
                this.match(JavaScriptParser.ELLIPSIS);
                this.state = 325;
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
                this.state = 326;
                this.memberName();
                this.state = 329;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 60) {
                    {
                    this.state = 327;
                    this.match(JavaScriptParser.COLON);
                    this.state = 328;
                    this.binding();
                    }
                }

                this.state = 333;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 68) {
                    {
                    this.state = 331;
                    this.match(JavaScriptParser.ASSIGN);
                    this.state = 332;
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
            this.state = 355;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.CONST:
            case JavaScriptParser.VAR:
            case JavaScriptParser.LET:
            case JavaScriptParser.USING:
            case JavaScriptParser.AWAIT_USING:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 344;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.VAR:
                    {
                    this.state = 337;
                    this.match(JavaScriptParser.VAR);
                    }
                    break;
                case JavaScriptParser.LET:
                    {
                    this.state = 338;
                    this.match(JavaScriptParser.LET);
                    }
                    break;
                case JavaScriptParser.CONST:
                    {
                    this.state = 339;
                    this.match(JavaScriptParser.CONST);
                    }
                    break;
                case JavaScriptParser.USING:
                case JavaScriptParser.AWAIT_USING:
                    {
                    this.state = 341;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 149) {
                        {
                        this.state = 340;
                        this.match(JavaScriptParser.AWAIT_USING);
                        }
                    }

                    this.state = 343;
                    this.match(JavaScriptParser.USING);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 346;
                this.declarator();
                this.state = 351;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 59) {
                    {
                    {
                    this.state = 347;
                    this.match(JavaScriptParser.COMMA);
                    this.state = 348;
                    this.declarator();
                    }
                    }
                    this.state = 353;
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
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 354;
                this.expression();
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
    public returnValue(): ReturnValueContext {
        let localContext = new ReturnValueContext(this.context, this.state);
        this.enterRule(localContext, 14, JavaScriptParser.RULE_returnValue);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 357;
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
            this.state = 362;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.CASE:
                {
                this.state = 359;
                this.match(JavaScriptParser.CASE);
                this.state = 360;
                this.expression();
                }
                break;
            case JavaScriptParser.DEFAULT:
                {
                this.state = 361;
                this.match(JavaScriptParser.DEFAULT);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 364;
            this.match(JavaScriptParser.COLON);
            this.state = 368;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 5)) & ~0x1F) === 0 && ((1 << (_la - 5)) & 1072941945) !== 0) || ((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 805601043) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0) || ((((_la - 146)) & ~0x1F) === 0 && ((1 << (_la - 146)) & 31) !== 0)) {
                {
                {
                this.state = 365;
                this.statement();
                }
                }
                this.state = 370;
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
            this.state = 382;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 371;
                this.match(JavaScriptParser.IDENTIFIER);
                this.state = 376;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.IDENTIFIER:
                    {
                    this.state = 372;
                    this.match(JavaScriptParser.IDENTIFIER);
                    }
                    break;
                case JavaScriptParser.MULTIPLY:
                    {
                    this.state = 373;
                    this.match(JavaScriptParser.MULTIPLY);
                    this.state = 374;
                    this.match(JavaScriptParser.AS);
                    this.state = 375;
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
                this.state = 378;
                this.match(JavaScriptParser.MULTIPLY);
                this.state = 379;
                this.match(JavaScriptParser.AS);
                this.state = 380;
                this.match(JavaScriptParser.IDENTIFIER);
                }
                break;
            case JavaScriptParser.OBJECT_OPEN:
            case JavaScriptParser.SPECIFIERS_OPEN:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 381;
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
            this.state = 412;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 65, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 385;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 12) {
                    {
                    this.state = 384;
                    this.match(JavaScriptParser.DEFAULT);
                    }
                }

                this.state = 387;
                this.statement();
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 388;
                this.match(JavaScriptParser.MULTIPLY);
                this.state = 391;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 36) {
                    {
                    this.state = 389;
                    this.match(JavaScriptParser.AS);
                    this.state = 390;
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

                this.state = 393;
                this.match(JavaScriptParser.FROM);
                this.state = 394;
                this.match(JavaScriptParser.STRING);
                this.state = 396;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 143) {
                    {
                    this.state = 395;
                    this.attributes();
                    }
                }

                this.state = 399;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 398;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 401;
                this.specifiers();
                this.state = 407;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 40) {
                    {
                    this.state = 402;
                    this.match(JavaScriptParser.FROM);
                    this.state = 403;
                    this.match(JavaScriptParser.STRING);
                    this.state = 405;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 143) {
                        {
                        this.state = 404;
                        this.attributes();
                        }
                    }

                    }
                }

                this.state = 410;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 409;
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
            this.state = 414;
            _la = this.tokenStream.LA(1);
            if(!(_la === 129 || _la === 145)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 426;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 48 || _la === 51) {
                {
                this.state = 415;
                this.specifier();
                this.state = 420;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 66, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 416;
                        this.match(JavaScriptParser.COMMA);
                        this.state = 417;
                        this.specifier();
                        }
                        }
                    }
                    this.state = 422;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 66, this.context);
                }
                this.state = 424;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 59) {
                    {
                    this.state = 423;
                    this.match(JavaScriptParser.COMMA);
                    }
                }

                }
            }

            this.state = 428;
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
            this.state = 430;
            _la = this.tokenStream.LA(1);
            if(!(_la === 48 || _la === 51)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 433;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 36) {
                {
                this.state = 431;
                this.match(JavaScriptParser.AS);
                this.state = 432;
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
            this.state = 435;
            this.match(JavaScriptParser.ATTRIBUTES);
            this.state = 436;
            this.match(JavaScriptParser.OBJECT_OPEN);
            this.state = 448;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 539092553) !== 0) || _la === 138) {
                {
                this.state = 437;
                this.member();
                this.state = 442;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 70, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 438;
                        this.match(JavaScriptParser.COMMA);
                        this.state = 439;
                        this.member();
                        }
                        }
                    }
                    this.state = 444;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 70, this.context);
                }
                this.state = 446;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 59) {
                    {
                    this.state = 445;
                    this.match(JavaScriptParser.COMMA);
                    }
                }

                }
            }

            this.state = 450;
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
            this.state = 452;
            this.match(JavaScriptParser.OPEN_PAREN);
            this.state = 464;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (((((_la - 48)) & ~0x1F) === 0 && ((1 << (_la - 48)) & 65793) !== 0) || _la === 129) {
                {
                this.state = 453;
                this.parameter();
                this.state = 458;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 73, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 454;
                        this.match(JavaScriptParser.COMMA);
                        this.state = 455;
                        this.parameter();
                        }
                        }
                    }
                    this.state = 460;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 73, this.context);
                }
                this.state = 462;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 59) {
                    {
                    this.state = 461;
                    this.match(JavaScriptParser.COMMA);
                    }
                }

                }
            }

            this.state = 466;
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
            this.state = 469;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 64) {
                {
                this.state = 468;
                this.match(JavaScriptParser.ELLIPSIS);
                }
            }

            this.state = 471;
            this.binding();
            this.state = 474;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 68) {
                {
                this.state = 472;
                this.match(JavaScriptParser.ASSIGN);
                this.state = 473;
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
            this.state = 478;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 17) {
                {
                this.state = 476;
                this.match(JavaScriptParser.EXTENDS);
                this.state = 477;
                this.operand();
                }
            }

            this.state = 480;
            this.match(JavaScriptParser.OPEN_BRACE);
            this.state = 485;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 2158224969) !== 0) || _la === 138) {
                {
                this.state = 483;
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
                    this.state = 481;
                    this.classMember();
                    }
                    break;
                case JavaScriptParser.SEMICOLON:
                    {
                    this.state = 482;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 487;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 488;
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
            this.state = 493;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 66) {
                {
                {
                this.state = 490;
                this.decorator();
                }
                }
                this.state = 495;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 499;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 1609) !== 0)) {
                {
                {
                this.state = 496;
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
                this.state = 501;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 514;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.OPEN_BRACE:
                {
                this.state = 502;
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
                this.state = 504;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 138) {
                    {
                    this.state = 503;
                    this.match(JavaScriptParser.GENERATOR);
                    }
                }

                this.state = 506;
                this.memberName();
                this.state = 512;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.OPEN_PAREN:
                    {
                    this.state = 507;
                    this.parameters();
                    this.state = 508;
                    this.block();
                    }
                    break;
                case JavaScriptParser.ASSIGN:
                    {
                    this.state = 510;
                    this.match(JavaScriptParser.ASSIGN);
                    this.state = 511;
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
            this.state = 524;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 516;
                this.match(JavaScriptParser.IDENTIFIER);
                }
                break;
            case JavaScriptParser.NUMBER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 517;
                this.match(JavaScriptParser.NUMBER);
                }
                break;
            case JavaScriptParser.STRING:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 518;
                this.match(JavaScriptParser.STRING);
                }
                break;
            case JavaScriptParser.PRIVATE:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 519;
                this.match(JavaScriptParser.PRIVATE);
                }
                break;
            case JavaScriptParser.OPEN_BRACKET:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 520;
                this.match(JavaScriptParser.OPEN_BRACKET);
                this.state = 521;
                this.expression();
                this.state = 522;
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
            this.state = 526;
            this.match(JavaScriptParser.AT);
            this.state = 527;
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
            this.state = 558;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 529;
                this.match(JavaScriptParser.IDENTIFIER);
                this.state = 534;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 62) {
                    {
                    {
                    this.state = 530;
                    this.match(JavaScriptParser.DOT);
                    this.state = 531;
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
                    this.state = 536;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 552;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 139) {
                    {
                    this.state = 537;
                    this.match(JavaScriptParser.CALL_OPEN);
                    this.state = 549;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 1180191) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0)) {
                        {
                        this.state = 538;
                        this.argument();
                        this.state = 543;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 88, this.context);
                        while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                            if (alternative === 1) {
                                {
                                {
                                this.state = 539;
                                this.match(JavaScriptParser.COMMA);
                                this.state = 540;
                                this.argument();
                                }
                                }
                            }
                            this.state = 545;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 88, this.context);
                        }
                        this.state = 547;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 59) {
                            {
                            this.state = 546;
                            this.match(JavaScriptParser.COMMA);
                            }
                        }

                        }
                    }

                    this.state = 551;
                    this.match(JavaScriptParser.CLOSE_PAREN);
                    }
                }

                }
                break;
            case JavaScriptParser.GROUP_OPEN:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 554;
                this.match(JavaScriptParser.GROUP_OPEN);
                this.state = 555;
                this.expression();
                this.state = 556;
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
            this.state = 560;
            this.assignment();
            this.state = 565;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 59) {
                {
                {
                this.state = 561;
                this.match(JavaScriptParser.COMMA);
                this.state = 562;
                this.assignment();
                }
                }
                this.state = 567;
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
            this.state = 568;
            this.operand();
            this.state = 578;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 23 || _la === 24 || ((((_la - 61)) & ~0x1F) === 0 && ((1 << (_la - 61)) & 4294967169) !== 0) || ((((_la - 93)) & ~0x1F) === 0 && ((1 << (_la - 93)) & 16383) !== 0)) {
                {
                this.state = 576;
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
                    this.state = 569;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 23 || _la === 24 || ((((_la - 68)) & ~0x1F) === 0 && ((1 << (_la - 68)) & 4294967295) !== 0) || ((((_la - 100)) & ~0x1F) === 0 && ((1 << (_la - 100)) & 127) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 570;
                    this.operand();
                    }
                    break;
                case JavaScriptParser.QUESTION:
                    {
                    this.state = 571;
                    this.match(JavaScriptParser.QUESTION);
                    this.state = 572;
                    this.assignment();
                    this.state = 573;
                    this.match(JavaScriptParser.COLON);
                    this.state = 574;
                    this.operand();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 580;
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
            this.state = 584;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1107304448) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 32961) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 251658243) !== 0)) {
                {
                {
                this.state = 581;
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
                this.state = 586;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 685;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.NUMBER:
                {
                this.state = 587;
                this.match(JavaScriptParser.NUMBER);
                }
                break;
            case JavaScriptParser.IDENTIFIER:
                {
                this.state = 588;
                this.match(JavaScriptParser.IDENTIFIER);
                }
                break;
            case JavaScriptParser.STRING:
                {
                this.state = 589;
                this.match(JavaScriptParser.STRING);
                }
                break;
            case JavaScriptParser.PRIVATE:
                {
                this.state = 590;
                this.match(JavaScriptParser.PRIVATE);
                }
                break;
            case JavaScriptParser.REGULAR_EXPRESSION:
                {
                this.state = 591;
                this.match(JavaScriptParser.REGULAR_EXPRESSION);
                }
                break;
            case JavaScriptParser.GROUP_OPEN:
                {
                this.state = 592;
                this.match(JavaScriptParser.GROUP_OPEN);
                this.state = 604;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 1180191) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0)) {
                    {
                    this.state = 593;
                    this.argument();
                    this.state = 598;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 97, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 594;
                            this.match(JavaScriptParser.COMMA);
                            this.state = 595;
                            this.argument();
                            }
                            }
                        }
                        this.state = 600;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 97, this.context);
                    }
                    this.state = 602;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 59) {
                        {
                        this.state = 601;
                        this.match(JavaScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 606;
                this.match(JavaScriptParser.CLOSE_PAREN);
                }
                break;
            case JavaScriptParser.OPEN_BRACKET:
                {
                this.state = 607;
                this.match(JavaScriptParser.OPEN_BRACKET);
                this.state = 611;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 59) {
                    {
                    {
                    this.state = 608;
                    this.match(JavaScriptParser.COMMA);
                    }
                    }
                    this.state = 613;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 632;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 1180191) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0)) {
                    {
                    this.state = 614;
                    this.argument();
                    this.state = 623;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 102, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 616;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            do {
                                {
                                {
                                this.state = 615;
                                this.match(JavaScriptParser.COMMA);
                                }
                                }
                                this.state = 618;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            } while (_la === 59);
                            this.state = 620;
                            this.argument();
                            }
                            }
                        }
                        this.state = 625;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 102, this.context);
                    }
                    this.state = 629;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 59) {
                        {
                        {
                        this.state = 626;
                        this.match(JavaScriptParser.COMMA);
                        }
                        }
                        this.state = 631;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 634;
                this.match(JavaScriptParser.CLOSE_BRACKET);
                }
                break;
            case JavaScriptParser.OBJECT_OPEN:
                {
                this.state = 635;
                this.match(JavaScriptParser.OBJECT_OPEN);
                this.state = 647;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 539092553) !== 0) || _la === 138) {
                    {
                    this.state = 636;
                    this.member();
                    this.state = 641;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 105, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 637;
                            this.match(JavaScriptParser.COMMA);
                            this.state = 638;
                            this.member();
                            }
                            }
                        }
                        this.state = 643;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 105, this.context);
                    }
                    this.state = 645;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 59) {
                        {
                        this.state = 644;
                        this.match(JavaScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 649;
                this.match(JavaScriptParser.CLOSE_BRACE);
                }
                break;
            case JavaScriptParser.TEMPLATE_OPEN:
                {
                this.state = 650;
                this.match(JavaScriptParser.TEMPLATE_OPEN);
                this.state = 658;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 113 || _la === 114) {
                    {
                    this.state = 656;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case JavaScriptParser.TEMPLATE_CHARACTERS:
                        {
                        this.state = 651;
                        this.match(JavaScriptParser.TEMPLATE_CHARACTERS);
                        }
                        break;
                    case JavaScriptParser.SUBSTITUTION_OPEN:
                        {
                        this.state = 652;
                        this.match(JavaScriptParser.SUBSTITUTION_OPEN);
                        this.state = 653;
                        this.expression();
                        this.state = 654;
                        this.match(JavaScriptParser.CLOSE_BRACE);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 660;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 661;
                this.match(JavaScriptParser.TEMPLATE_CLOSE);
                }
                break;
            case JavaScriptParser.FUNCTION_EXPRESSION:
                {
                this.state = 662;
                this.match(JavaScriptParser.FUNCTION_EXPRESSION);
                this.state = 664;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 138) {
                    {
                    this.state = 663;
                    this.match(JavaScriptParser.GENERATOR);
                    }
                }

                this.state = 667;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 48) {
                    {
                    this.state = 666;
                    this.match(JavaScriptParser.IDENTIFIER);
                    }
                }

                this.state = 669;
                this.parameters();
                this.state = 670;
                this.block();
                }
                break;
            case JavaScriptParser.CLASS_EXPRESSION:
            case JavaScriptParser.EXPRESSION_AT:
                {
                this.state = 676;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 137) {
                    {
                    {
                    this.state = 672;
                    this.match(JavaScriptParser.EXPRESSION_AT);
                    this.state = 673;
                    this.decorating();
                    }
                    }
                    this.state = 678;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 679;
                this.match(JavaScriptParser.CLASS_EXPRESSION);
                this.state = 681;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 48) {
                    {
                    this.state = 680;
                    this.match(JavaScriptParser.IDENTIFIER);
                    }
                }

                this.state = 683;
                this.classTail();
                }
                break;
            case JavaScriptParser.JSX_OPEN:
                {
                this.state = 684;
                this.element();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 760;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 62 || _la === 63 || ((((_la - 109)) & ~0x1F) === 0 && ((1 << (_la - 109)) & 3221225475) !== 0) || _la === 142) {
                {
                this.state = 758;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.DOT:
                    {
                    this.state = 687;
                    this.match(JavaScriptParser.DOT);
                    this.state = 688;
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
                    this.state = 689;
                    this.match(JavaScriptParser.OPTIONAL_CHAIN);
                    this.state = 723;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case JavaScriptParser.IDENTIFIER:
                        {
                        this.state = 690;
                        this.match(JavaScriptParser.IDENTIFIER);
                        }
                        break;
                    case JavaScriptParser.PRIVATE:
                        {
                        this.state = 691;
                        this.match(JavaScriptParser.PRIVATE);
                        }
                        break;
                    case JavaScriptParser.INDEX_OPEN:
                        {
                        this.state = 692;
                        this.match(JavaScriptParser.INDEX_OPEN);
                        this.state = 693;
                        this.expression();
                        this.state = 694;
                        this.match(JavaScriptParser.CLOSE_BRACKET);
                        }
                        break;
                    case JavaScriptParser.CALL_OPEN:
                        {
                        this.state = 696;
                        this.match(JavaScriptParser.CALL_OPEN);
                        this.state = 708;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 1180191) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0)) {
                            {
                            this.state = 697;
                            this.argument();
                            this.state = 702;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 115, this.context);
                            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                                if (alternative === 1) {
                                    {
                                    {
                                    this.state = 698;
                                    this.match(JavaScriptParser.COMMA);
                                    this.state = 699;
                                    this.argument();
                                    }
                                    }
                                }
                                this.state = 704;
                                this.errorHandler.sync(this);
                                alternative = this.interpreter.adaptivePredict(this.tokenStream, 115, this.context);
                            }
                            this.state = 706;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 59) {
                                {
                                this.state = 705;
                                this.match(JavaScriptParser.COMMA);
                                }
                            }

                            }
                        }

                        this.state = 710;
                        this.match(JavaScriptParser.CLOSE_PAREN);
                        }
                        break;
                    case JavaScriptParser.TAGGED_OPEN:
                        {
                        this.state = 711;
                        this.match(JavaScriptParser.TAGGED_OPEN);
                        this.state = 719;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 113 || _la === 114) {
                            {
                            this.state = 717;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case JavaScriptParser.TEMPLATE_CHARACTERS:
                                {
                                this.state = 712;
                                this.match(JavaScriptParser.TEMPLATE_CHARACTERS);
                                }
                                break;
                            case JavaScriptParser.SUBSTITUTION_OPEN:
                                {
                                this.state = 713;
                                this.match(JavaScriptParser.SUBSTITUTION_OPEN);
                                this.state = 714;
                                this.expression();
                                this.state = 715;
                                this.match(JavaScriptParser.CLOSE_BRACE);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            this.state = 721;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 722;
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
                    this.state = 725;
                    this.match(JavaScriptParser.INDEX_OPEN);
                    this.state = 726;
                    this.expression();
                    this.state = 727;
                    this.match(JavaScriptParser.CLOSE_BRACKET);
                    }
                    break;
                case JavaScriptParser.CALL_OPEN:
                    {
                    this.state = 729;
                    this.match(JavaScriptParser.CALL_OPEN);
                    this.state = 741;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 1180191) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0)) {
                        {
                        this.state = 730;
                        this.argument();
                        this.state = 735;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 121, this.context);
                        while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                            if (alternative === 1) {
                                {
                                {
                                this.state = 731;
                                this.match(JavaScriptParser.COMMA);
                                this.state = 732;
                                this.argument();
                                }
                                }
                            }
                            this.state = 737;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 121, this.context);
                        }
                        this.state = 739;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 59) {
                            {
                            this.state = 738;
                            this.match(JavaScriptParser.COMMA);
                            }
                        }

                        }
                    }

                    this.state = 743;
                    this.match(JavaScriptParser.CLOSE_PAREN);
                    }
                    break;
                case JavaScriptParser.TAGGED_OPEN:
                    {
                    this.state = 744;
                    this.match(JavaScriptParser.TAGGED_OPEN);
                    this.state = 752;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 113 || _la === 114) {
                        {
                        this.state = 750;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case JavaScriptParser.TEMPLATE_CHARACTERS:
                            {
                            this.state = 745;
                            this.match(JavaScriptParser.TEMPLATE_CHARACTERS);
                            }
                            break;
                        case JavaScriptParser.SUBSTITUTION_OPEN:
                            {
                            this.state = 746;
                            this.match(JavaScriptParser.SUBSTITUTION_OPEN);
                            this.state = 747;
                            this.expression();
                            this.state = 748;
                            this.match(JavaScriptParser.CLOSE_BRACE);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                        this.state = 754;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 755;
                    this.match(JavaScriptParser.TEMPLATE_CLOSE);
                    }
                    break;
                case JavaScriptParser.INCREMENT:
                    {
                    this.state = 756;
                    this.match(JavaScriptParser.INCREMENT);
                    }
                    break;
                case JavaScriptParser.DECREMENT:
                    {
                    this.state = 757;
                    this.match(JavaScriptParser.DECREMENT);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 762;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 765;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 65) {
                {
                this.state = 763;
                this.match(JavaScriptParser.ARROW);
                this.state = 764;
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
            this.state = 769;
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
                this.state = 767;
                this.operand();
                }
                break;
            case JavaScriptParser.OPEN_BRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 768;
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
            this.state = 772;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 64) {
                {
                this.state = 771;
                this.match(JavaScriptParser.ELLIPSIS);
                }
            }

            this.state = 774;
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
            this.state = 797;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.ELLIPSIS:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 776;
                this.match(JavaScriptParser.ELLIPSIS);
                this.state = 777;
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
                this.state = 781;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 1609) !== 0)) {
                    {
                    {
                    this.state = 778;
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
                    this.state = 783;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 785;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 138) {
                    {
                    this.state = 784;
                    this.match(JavaScriptParser.GENERATOR);
                    }
                }

                this.state = 787;
                this.memberName();
                this.state = 795;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.COLON:
                    {
                    this.state = 788;
                    this.match(JavaScriptParser.COLON);
                    this.state = 789;
                    this.assignment();
                    }
                    break;
                case JavaScriptParser.OPEN_PAREN:
                    {
                    this.state = 790;
                    this.parameters();
                    this.state = 791;
                    this.block();
                    }
                    break;
                case JavaScriptParser.ASSIGN:
                    {
                    this.state = 793;
                    this.match(JavaScriptParser.ASSIGN);
                    this.state = 794;
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
            this.state = 799;
            this.match(JavaScriptParser.JSX_OPEN);
            this.state = 831;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.JSX_NAME:
                {
                this.state = 800;
                this.elementName();
                this.state = 804;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 117 || _la === 127) {
                    {
                    {
                    this.state = 801;
                    this.attribute();
                    }
                    }
                    this.state = 806;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 820;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.JSX_SLASH:
                    {
                    this.state = 807;
                    this.match(JavaScriptParser.JSX_SLASH);
                    this.state = 808;
                    this.match(JavaScriptParser.JSX_CLOSE);
                    }
                    break;
                case JavaScriptParser.JSX_CLOSE:
                    {
                    this.state = 809;
                    this.match(JavaScriptParser.JSX_CLOSE);
                    this.state = 813;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 3073) !== 0)) {
                        {
                        {
                        this.state = 810;
                        this.child();
                        }
                        }
                        this.state = 815;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 816;
                    this.match(JavaScriptParser.JSX_END_OPEN);
                    this.state = 817;
                    this.elementName();
                    this.state = 818;
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
                this.state = 822;
                this.match(JavaScriptParser.JSX_CLOSE);
                this.state = 826;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 3073) !== 0)) {
                    {
                    {
                    this.state = 823;
                    this.child();
                    }
                    }
                    this.state = 828;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 829;
                this.match(JavaScriptParser.JSX_END_OPEN);
                this.state = 830;
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
            this.state = 833;
            this.match(JavaScriptParser.JSX_NAME);
            this.state = 838;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 120 || _la === 121) {
                {
                {
                this.state = 834;
                _la = this.tokenStream.LA(1);
                if(!(_la === 120 || _la === 121)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 835;
                this.match(JavaScriptParser.JSX_NAME);
                }
                }
                this.state = 840;
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
            this.state = 858;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.JSX_NAME:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 841;
                this.elementName();
                this.state = 851;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 119) {
                    {
                    this.state = 842;
                    this.match(JavaScriptParser.JSX_ASSIGN);
                    this.state = 849;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case JavaScriptParser.JSX_STRING:
                        {
                        this.state = 843;
                        this.match(JavaScriptParser.JSX_STRING);
                        }
                        break;
                    case JavaScriptParser.JSX_BRACE:
                        {
                        this.state = 844;
                        this.match(JavaScriptParser.JSX_BRACE);
                        this.state = 845;
                        this.expression();
                        this.state = 846;
                        this.match(JavaScriptParser.CLOSE_BRACE);
                        }
                        break;
                    case JavaScriptParser.JSX_OPEN:
                        {
                        this.state = 848;
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
                this.state = 853;
                this.match(JavaScriptParser.JSX_BRACE);
                this.state = 854;
                this.match(JavaScriptParser.ELLIPSIS);
                this.state = 855;
                this.assignment();
                this.state = 856;
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
            this.state = 870;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.JSX_TEXT:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 860;
                this.match(JavaScriptParser.JSX_TEXT);
                }
                break;
            case JavaScriptParser.JSX_BRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 861;
                this.match(JavaScriptParser.JSX_BRACE);
                this.state = 866;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 1180191) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0)) {
                    {
                    this.state = 863;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 64) {
                        {
                        this.state = 862;
                        this.match(JavaScriptParser.ELLIPSIS);
                        }
                    }

                    this.state = 865;
                    this.expression();
                    }
                }

                this.state = 868;
                this.match(JavaScriptParser.CLOSE_BRACE);
                }
                break;
            case JavaScriptParser.JSX_OPEN:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 869;
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
        4,1,150,873,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,
        7,6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,
        13,2,14,7,14,2,15,7,15,2,16,7,16,2,17,7,17,2,18,7,18,2,19,7,19,2,
        20,7,20,2,21,7,21,2,22,7,22,2,23,7,23,2,24,7,24,2,25,7,25,2,26,7,
        26,2,27,7,27,2,28,7,28,2,29,7,29,2,30,7,30,1,0,5,0,64,8,0,10,0,12,
        0,67,9,0,1,0,1,0,1,1,1,1,1,1,1,1,1,1,1,1,3,1,77,8,1,1,1,3,1,80,8,
        1,1,1,1,1,1,1,5,1,85,8,1,10,1,12,1,88,9,1,1,1,3,1,91,8,1,1,1,1,1,
        3,1,95,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,3,1,104,8,1,1,1,1,1,3,1,108,
        8,1,1,1,1,1,3,1,112,8,1,1,1,1,1,1,1,1,1,3,1,118,8,1,1,1,1,1,3,1,
        122,8,1,3,1,124,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,
        1,1,1,1,1,1,1,1,3,1,141,8,1,1,1,1,1,1,1,3,1,146,8,1,1,1,1,1,3,1,
        150,8,1,1,1,1,1,3,1,154,8,1,1,1,3,1,157,8,1,1,1,1,1,1,1,3,1,162,
        8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,3,1,171,8,1,1,1,1,1,1,1,4,1,176,
        8,1,11,1,12,1,177,1,1,1,1,1,1,1,1,1,1,1,1,5,1,186,8,1,10,1,12,1,
        189,9,1,1,1,1,1,1,1,1,1,1,1,1,1,3,1,197,8,1,1,1,1,1,3,1,201,8,1,
        1,1,3,1,204,8,1,1,1,1,1,1,1,1,1,1,1,3,1,211,8,1,1,1,1,1,4,1,215,
        8,1,11,1,12,1,216,1,1,3,1,220,8,1,1,1,3,1,223,8,1,1,1,1,1,3,1,227,
        8,1,1,1,1,1,1,1,1,1,1,1,1,1,5,1,235,8,1,10,1,12,1,238,9,1,1,1,1,
        1,3,1,242,8,1,1,1,1,1,3,1,246,8,1,1,1,3,1,249,8,1,1,1,1,1,1,1,1,
        1,1,1,1,1,1,1,1,1,1,1,1,1,3,1,261,8,1,3,1,263,8,1,1,2,1,2,5,2,267,
        8,2,10,2,12,2,270,9,2,1,2,1,2,1,3,1,3,1,3,3,3,277,8,3,1,4,1,4,1,
        4,5,4,282,8,4,10,4,12,4,285,9,4,1,4,1,4,4,4,289,8,4,11,4,12,4,290,
        1,4,5,4,294,8,4,10,4,12,4,297,9,4,1,4,5,4,300,8,4,10,4,12,4,303,
        9,4,3,4,305,8,4,1,4,1,4,1,4,1,4,1,4,5,4,312,8,4,10,4,12,4,315,9,
        4,1,4,3,4,318,8,4,3,4,320,8,4,1,4,3,4,323,8,4,1,5,1,5,1,5,1,5,1,
        5,3,5,330,8,5,1,5,1,5,3,5,334,8,5,3,5,336,8,5,1,6,1,6,1,6,1,6,3,
        6,342,8,6,1,6,3,6,345,8,6,1,6,1,6,1,6,5,6,350,8,6,10,6,12,6,353,
        9,6,1,6,3,6,356,8,6,1,7,1,7,1,8,1,8,1,8,3,8,363,8,8,1,8,1,8,5,8,
        367,8,8,10,8,12,8,370,9,8,1,9,1,9,1,9,1,9,1,9,3,9,377,8,9,1,9,1,
        9,1,9,1,9,3,9,383,8,9,1,10,3,10,386,8,10,1,10,1,10,1,10,1,10,3,10,
        392,8,10,1,10,1,10,1,10,3,10,397,8,10,1,10,3,10,400,8,10,1,10,1,
        10,1,10,1,10,3,10,406,8,10,3,10,408,8,10,1,10,3,10,411,8,10,3,10,
        413,8,10,1,11,1,11,1,11,1,11,5,11,419,8,11,10,11,12,11,422,9,11,
        1,11,3,11,425,8,11,3,11,427,8,11,1,11,1,11,1,12,1,12,1,12,3,12,434,
        8,12,1,13,1,13,1,13,1,13,1,13,5,13,441,8,13,10,13,12,13,444,9,13,
        1,13,3,13,447,8,13,3,13,449,8,13,1,13,1,13,1,14,1,14,1,14,1,14,5,
        14,457,8,14,10,14,12,14,460,9,14,1,14,3,14,463,8,14,3,14,465,8,14,
        1,14,1,14,1,15,3,15,470,8,15,1,15,1,15,1,15,3,15,475,8,15,1,16,1,
        16,3,16,479,8,16,1,16,1,16,1,16,5,16,484,8,16,10,16,12,16,487,9,
        16,1,16,1,16,1,17,5,17,492,8,17,10,17,12,17,495,9,17,1,17,5,17,498,
        8,17,10,17,12,17,501,9,17,1,17,1,17,3,17,505,8,17,1,17,1,17,1,17,
        1,17,1,17,1,17,3,17,513,8,17,3,17,515,8,17,1,18,1,18,1,18,1,18,1,
        18,1,18,1,18,1,18,3,18,525,8,18,1,19,1,19,1,19,1,20,1,20,1,20,5,
        20,533,8,20,10,20,12,20,536,9,20,1,20,1,20,1,20,1,20,5,20,542,8,
        20,10,20,12,20,545,9,20,1,20,3,20,548,8,20,3,20,550,8,20,1,20,3,
        20,553,8,20,1,20,1,20,1,20,1,20,3,20,559,8,20,1,21,1,21,1,21,5,21,
        564,8,21,10,21,12,21,567,9,21,1,22,1,22,1,22,1,22,1,22,1,22,1,22,
        1,22,5,22,577,8,22,10,22,12,22,580,9,22,1,23,5,23,583,8,23,10,23,
        12,23,586,9,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,5,23,
        597,8,23,10,23,12,23,600,9,23,1,23,3,23,603,8,23,3,23,605,8,23,1,
        23,1,23,1,23,5,23,610,8,23,10,23,12,23,613,9,23,1,23,1,23,4,23,617,
        8,23,11,23,12,23,618,1,23,5,23,622,8,23,10,23,12,23,625,9,23,1,23,
        5,23,628,8,23,10,23,12,23,631,9,23,3,23,633,8,23,1,23,1,23,1,23,
        1,23,1,23,5,23,640,8,23,10,23,12,23,643,9,23,1,23,3,23,646,8,23,
        3,23,648,8,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,5,23,657,8,23,10,
        23,12,23,660,9,23,1,23,1,23,1,23,3,23,665,8,23,1,23,3,23,668,8,23,
        1,23,1,23,1,23,1,23,1,23,5,23,675,8,23,10,23,12,23,678,9,23,1,23,
        1,23,3,23,682,8,23,1,23,1,23,3,23,686,8,23,1,23,1,23,1,23,1,23,1,
        23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,5,23,701,8,23,10,23,12,
        23,704,9,23,1,23,3,23,707,8,23,3,23,709,8,23,1,23,1,23,1,23,1,23,
        1,23,1,23,1,23,5,23,718,8,23,10,23,12,23,721,9,23,1,23,3,23,724,
        8,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,5,23,734,8,23,10,23,
        12,23,737,9,23,1,23,3,23,740,8,23,3,23,742,8,23,1,23,1,23,1,23,1,
        23,1,23,1,23,1,23,5,23,751,8,23,10,23,12,23,754,9,23,1,23,1,23,1,
        23,5,23,759,8,23,10,23,12,23,762,9,23,1,23,1,23,3,23,766,8,23,1,
        24,1,24,3,24,770,8,24,1,25,3,25,773,8,25,1,25,1,25,1,26,1,26,1,26,
        5,26,780,8,26,10,26,12,26,783,9,26,1,26,3,26,786,8,26,1,26,1,26,
        1,26,1,26,1,26,1,26,1,26,1,26,3,26,796,8,26,3,26,798,8,26,1,27,1,
        27,1,27,5,27,803,8,27,10,27,12,27,806,9,27,1,27,1,27,1,27,1,27,5,
        27,812,8,27,10,27,12,27,815,9,27,1,27,1,27,1,27,1,27,3,27,821,8,
        27,1,27,1,27,5,27,825,8,27,10,27,12,27,828,9,27,1,27,1,27,3,27,832,
        8,27,1,28,1,28,1,28,5,28,837,8,28,10,28,12,28,840,9,28,1,29,1,29,
        1,29,1,29,1,29,1,29,1,29,1,29,3,29,850,8,29,3,29,852,8,29,1,29,1,
        29,1,29,1,29,1,29,3,29,859,8,29,1,30,1,30,1,30,3,30,864,8,30,1,30,
        3,30,867,8,30,1,30,1,30,3,30,871,8,30,1,30,0,0,31,0,2,4,6,8,10,12,
        14,16,18,20,22,24,26,28,30,32,34,36,38,40,42,44,46,48,50,52,54,56,
        58,60,0,10,2,0,43,43,141,141,2,0,58,58,146,146,2,0,5,5,10,10,2,0,
        48,48,51,51,2,0,129,129,145,145,4,0,35,35,38,38,41,41,44,45,1,0,
        48,49,2,0,23,24,68,106,8,0,13,13,25,25,30,30,32,32,38,39,47,47,107,
        108,131,134,1,0,120,121,1042,0,65,1,0,0,0,2,262,1,0,0,0,4,264,1,
        0,0,0,6,273,1,0,0,0,8,322,1,0,0,0,10,335,1,0,0,0,12,355,1,0,0,0,
        14,357,1,0,0,0,16,362,1,0,0,0,18,382,1,0,0,0,20,412,1,0,0,0,22,414,
        1,0,0,0,24,430,1,0,0,0,26,435,1,0,0,0,28,452,1,0,0,0,30,469,1,0,
        0,0,32,478,1,0,0,0,34,493,1,0,0,0,36,524,1,0,0,0,38,526,1,0,0,0,
        40,558,1,0,0,0,42,560,1,0,0,0,44,568,1,0,0,0,46,584,1,0,0,0,48,769,
        1,0,0,0,50,772,1,0,0,0,52,797,1,0,0,0,54,799,1,0,0,0,56,833,1,0,
        0,0,58,858,1,0,0,0,60,870,1,0,0,0,62,64,3,2,1,0,63,62,1,0,0,0,64,
        67,1,0,0,0,65,63,1,0,0,0,65,66,1,0,0,0,66,68,1,0,0,0,67,65,1,0,0,
        0,68,69,5,0,0,1,69,1,1,0,0,0,70,263,5,146,0,0,71,263,3,4,2,0,72,
        80,5,31,0,0,73,80,5,42,0,0,74,80,5,9,0,0,75,77,5,149,0,0,76,75,1,
        0,0,0,76,77,1,0,0,0,77,78,1,0,0,0,78,80,5,46,0,0,79,72,1,0,0,0,79,
        73,1,0,0,0,79,74,1,0,0,0,79,76,1,0,0,0,80,81,1,0,0,0,81,86,3,6,3,
        0,82,83,5,59,0,0,83,85,3,6,3,0,84,82,1,0,0,0,85,88,1,0,0,0,86,84,
        1,0,0,0,86,87,1,0,0,0,87,90,1,0,0,0,88,86,1,0,0,0,89,91,5,58,0,0,
        90,89,1,0,0,0,90,91,1,0,0,0,91,263,1,0,0,0,92,94,3,42,21,0,93,95,
        5,58,0,0,94,93,1,0,0,0,94,95,1,0,0,0,95,263,1,0,0,0,96,97,5,21,0,
        0,97,98,5,54,0,0,98,99,3,42,21,0,99,100,5,55,0,0,100,103,3,2,1,0,
        101,102,5,15,0,0,102,104,3,2,1,0,103,101,1,0,0,0,103,104,1,0,0,0,
        104,263,1,0,0,0,105,107,5,19,0,0,106,108,5,39,0,0,107,106,1,0,0,
        0,107,108,1,0,0,0,108,109,1,0,0,0,109,111,5,54,0,0,110,112,3,12,
        6,0,111,110,1,0,0,0,111,112,1,0,0,0,112,123,1,0,0,0,113,114,7,0,
        0,0,114,124,3,42,21,0,115,117,5,58,0,0,116,118,3,42,21,0,117,116,
        1,0,0,0,117,118,1,0,0,0,118,119,1,0,0,0,119,121,5,58,0,0,120,122,
        3,42,21,0,121,120,1,0,0,0,121,122,1,0,0,0,122,124,1,0,0,0,123,113,
        1,0,0,0,123,115,1,0,0,0,124,125,1,0,0,0,125,126,5,55,0,0,126,263,
        3,2,1,0,127,128,5,33,0,0,128,129,5,54,0,0,129,130,3,42,21,0,130,
        131,5,55,0,0,131,132,3,2,1,0,132,263,1,0,0,0,133,134,5,14,0,0,134,
        135,3,2,1,0,135,136,5,33,0,0,136,137,5,54,0,0,137,138,3,42,21,0,
        138,140,5,55,0,0,139,141,7,1,0,0,140,139,1,0,0,0,140,141,1,0,0,0,
        141,263,1,0,0,0,142,143,5,26,0,0,143,145,3,14,7,0,144,146,5,58,0,
        0,145,144,1,0,0,0,145,146,1,0,0,0,146,263,1,0,0,0,147,149,5,147,
        0,0,148,150,5,58,0,0,149,148,1,0,0,0,149,150,1,0,0,0,150,263,1,0,
        0,0,151,153,7,2,0,0,152,154,5,144,0,0,153,152,1,0,0,0,153,154,1,
        0,0,0,154,156,1,0,0,0,155,157,5,58,0,0,156,155,1,0,0,0,156,157,1,
        0,0,0,157,263,1,0,0,0,158,159,5,28,0,0,159,161,3,42,21,0,160,162,
        5,58,0,0,161,160,1,0,0,0,161,162,1,0,0,0,162,263,1,0,0,0,163,164,
        5,29,0,0,164,175,3,4,2,0,165,170,5,7,0,0,166,167,5,54,0,0,167,168,
        3,8,4,0,168,169,5,55,0,0,169,171,1,0,0,0,170,166,1,0,0,0,170,171,
        1,0,0,0,171,172,1,0,0,0,172,176,3,4,2,0,173,174,5,18,0,0,174,176,
        3,4,2,0,175,165,1,0,0,0,175,173,1,0,0,0,176,177,1,0,0,0,177,175,
        1,0,0,0,177,178,1,0,0,0,178,263,1,0,0,0,179,180,5,27,0,0,180,181,
        5,54,0,0,181,182,3,42,21,0,182,183,5,55,0,0,183,187,5,52,0,0,184,
        186,3,16,8,0,185,184,1,0,0,0,186,189,1,0,0,0,187,185,1,0,0,0,187,
        188,1,0,0,0,188,190,1,0,0,0,189,187,1,0,0,0,190,191,5,53,0,0,191,
        263,1,0,0,0,192,193,5,150,0,0,193,194,5,60,0,0,194,263,3,2,1,0,195,
        197,5,148,0,0,196,195,1,0,0,0,196,197,1,0,0,0,197,198,1,0,0,0,198,
        200,5,20,0,0,199,201,5,138,0,0,200,199,1,0,0,0,200,201,1,0,0,0,201,
        203,1,0,0,0,202,204,5,48,0,0,203,202,1,0,0,0,203,204,1,0,0,0,204,
        205,1,0,0,0,205,206,3,28,14,0,206,207,3,4,2,0,207,263,1,0,0,0,208,
        210,5,8,0,0,209,211,5,48,0,0,210,209,1,0,0,0,210,211,1,0,0,0,211,
        212,1,0,0,0,212,263,3,32,16,0,213,215,3,38,19,0,214,213,1,0,0,0,
        215,216,1,0,0,0,216,214,1,0,0,0,216,217,1,0,0,0,217,219,1,0,0,0,
        218,220,5,16,0,0,219,218,1,0,0,0,219,220,1,0,0,0,220,222,1,0,0,0,
        221,223,5,12,0,0,222,221,1,0,0,0,222,223,1,0,0,0,223,224,1,0,0,0,
        224,226,5,8,0,0,225,227,5,48,0,0,226,225,1,0,0,0,226,227,1,0,0,0,
        227,228,1,0,0,0,228,229,3,32,16,0,229,263,1,0,0,0,230,241,5,22,0,
        0,231,236,3,18,9,0,232,233,5,59,0,0,233,235,3,18,9,0,234,232,1,0,
        0,0,235,238,1,0,0,0,236,234,1,0,0,0,236,237,1,0,0,0,237,239,1,0,
        0,0,238,236,1,0,0,0,239,240,5,40,0,0,240,242,1,0,0,0,241,231,1,0,
        0,0,241,242,1,0,0,0,242,243,1,0,0,0,243,245,5,51,0,0,244,246,3,26,
        13,0,245,244,1,0,0,0,245,246,1,0,0,0,246,248,1,0,0,0,247,249,5,58,
        0,0,248,247,1,0,0,0,248,249,1,0,0,0,249,263,1,0,0,0,250,251,5,16,
        0,0,251,263,3,20,10,0,252,253,5,34,0,0,253,254,5,54,0,0,254,255,
        3,42,21,0,255,256,5,55,0,0,256,257,3,2,1,0,257,263,1,0,0,0,258,260,
        5,11,0,0,259,261,5,58,0,0,260,259,1,0,0,0,260,261,1,0,0,0,261,263,
        1,0,0,0,262,70,1,0,0,0,262,71,1,0,0,0,262,79,1,0,0,0,262,92,1,0,
        0,0,262,96,1,0,0,0,262,105,1,0,0,0,262,127,1,0,0,0,262,133,1,0,0,
        0,262,142,1,0,0,0,262,147,1,0,0,0,262,151,1,0,0,0,262,158,1,0,0,
        0,262,163,1,0,0,0,262,179,1,0,0,0,262,192,1,0,0,0,262,196,1,0,0,
        0,262,208,1,0,0,0,262,214,1,0,0,0,262,230,1,0,0,0,262,250,1,0,0,
        0,262,252,1,0,0,0,262,258,1,0,0,0,263,3,1,0,0,0,264,268,5,52,0,0,
        265,267,3,2,1,0,266,265,1,0,0,0,267,270,1,0,0,0,268,266,1,0,0,0,
        268,269,1,0,0,0,269,271,1,0,0,0,270,268,1,0,0,0,271,272,5,53,0,0,
        272,5,1,0,0,0,273,276,3,8,4,0,274,275,5,68,0,0,275,277,3,44,22,0,
        276,274,1,0,0,0,276,277,1,0,0,0,277,7,1,0,0,0,278,323,5,48,0,0,279,
        283,5,56,0,0,280,282,5,59,0,0,281,280,1,0,0,0,282,285,1,0,0,0,283,
        281,1,0,0,0,283,284,1,0,0,0,284,304,1,0,0,0,285,283,1,0,0,0,286,
        295,3,30,15,0,287,289,5,59,0,0,288,287,1,0,0,0,289,290,1,0,0,0,290,
        288,1,0,0,0,290,291,1,0,0,0,291,292,1,0,0,0,292,294,3,30,15,0,293,
        288,1,0,0,0,294,297,1,0,0,0,295,293,1,0,0,0,295,296,1,0,0,0,296,
        301,1,0,0,0,297,295,1,0,0,0,298,300,5,59,0,0,299,298,1,0,0,0,300,
        303,1,0,0,0,301,299,1,0,0,0,301,302,1,0,0,0,302,305,1,0,0,0,303,
        301,1,0,0,0,304,286,1,0,0,0,304,305,1,0,0,0,305,306,1,0,0,0,306,
        323,5,57,0,0,307,319,5,129,0,0,308,313,3,10,5,0,309,310,5,59,0,0,
        310,312,3,10,5,0,311,309,1,0,0,0,312,315,1,0,0,0,313,311,1,0,0,0,
        313,314,1,0,0,0,314,317,1,0,0,0,315,313,1,0,0,0,316,318,5,59,0,0,
        317,316,1,0,0,0,317,318,1,0,0,0,318,320,1,0,0,0,319,308,1,0,0,0,
        319,320,1,0,0,0,320,321,1,0,0,0,321,323,5,53,0,0,322,278,1,0,0,0,
        322,279,1,0,0,0,322,307,1,0,0,0,323,9,1,0,0,0,324,325,5,64,0,0,325,
        336,3,8,4,0,326,329,3,36,18,0,327,328,5,60,0,0,328,330,3,8,4,0,329,
        327,1,0,0,0,329,330,1,0,0,0,330,333,1,0,0,0,331,332,5,68,0,0,332,
        334,3,44,22,0,333,331,1,0,0,0,333,334,1,0,0,0,334,336,1,0,0,0,335,
        324,1,0,0,0,335,326,1,0,0,0,336,11,1,0,0,0,337,345,5,31,0,0,338,
        345,5,42,0,0,339,345,5,9,0,0,340,342,5,149,0,0,341,340,1,0,0,0,341,
        342,1,0,0,0,342,343,1,0,0,0,343,345,5,46,0,0,344,337,1,0,0,0,344,
        338,1,0,0,0,344,339,1,0,0,0,344,341,1,0,0,0,345,346,1,0,0,0,346,
        351,3,6,3,0,347,348,5,59,0,0,348,350,3,6,3,0,349,347,1,0,0,0,350,
        353,1,0,0,0,351,349,1,0,0,0,351,352,1,0,0,0,352,356,1,0,0,0,353,
        351,1,0,0,0,354,356,3,42,21,0,355,344,1,0,0,0,355,354,1,0,0,0,356,
        13,1,0,0,0,357,358,3,42,21,0,358,15,1,0,0,0,359,360,5,6,0,0,360,
        363,3,42,21,0,361,363,5,12,0,0,362,359,1,0,0,0,362,361,1,0,0,0,363,
        364,1,0,0,0,364,368,5,60,0,0,365,367,3,2,1,0,366,365,1,0,0,0,367,
        370,1,0,0,0,368,366,1,0,0,0,368,369,1,0,0,0,369,17,1,0,0,0,370,368,
        1,0,0,0,371,376,5,48,0,0,372,377,5,48,0,0,373,374,5,86,0,0,374,375,
        5,36,0,0,375,377,5,48,0,0,376,372,1,0,0,0,376,373,1,0,0,0,376,377,
        1,0,0,0,377,383,1,0,0,0,378,379,5,86,0,0,379,380,5,36,0,0,380,383,
        5,48,0,0,381,383,3,22,11,0,382,371,1,0,0,0,382,378,1,0,0,0,382,381,
        1,0,0,0,383,19,1,0,0,0,384,386,5,12,0,0,385,384,1,0,0,0,385,386,
        1,0,0,0,386,387,1,0,0,0,387,413,3,2,1,0,388,391,5,86,0,0,389,390,
        5,36,0,0,390,392,7,3,0,0,391,389,1,0,0,0,391,392,1,0,0,0,392,393,
        1,0,0,0,393,394,5,40,0,0,394,396,5,51,0,0,395,397,3,26,13,0,396,
        395,1,0,0,0,396,397,1,0,0,0,397,399,1,0,0,0,398,400,5,58,0,0,399,
        398,1,0,0,0,399,400,1,0,0,0,400,413,1,0,0,0,401,407,3,22,11,0,402,
        403,5,40,0,0,403,405,5,51,0,0,404,406,3,26,13,0,405,404,1,0,0,0,
        405,406,1,0,0,0,406,408,1,0,0,0,407,402,1,0,0,0,407,408,1,0,0,0,
        408,410,1,0,0,0,409,411,5,58,0,0,410,409,1,0,0,0,410,411,1,0,0,0,
        411,413,1,0,0,0,412,385,1,0,0,0,412,388,1,0,0,0,412,401,1,0,0,0,
        413,21,1,0,0,0,414,426,7,4,0,0,415,420,3,24,12,0,416,417,5,59,0,
        0,417,419,3,24,12,0,418,416,1,0,0,0,419,422,1,0,0,0,420,418,1,0,
        0,0,420,421,1,0,0,0,421,424,1,0,0,0,422,420,1,0,0,0,423,425,5,59,
        0,0,424,423,1,0,0,0,424,425,1,0,0,0,425,427,1,0,0,0,426,415,1,0,
        0,0,426,427,1,0,0,0,427,428,1,0,0,0,428,429,5,53,0,0,429,23,1,0,
        0,0,430,433,7,3,0,0,431,432,5,36,0,0,432,434,7,3,0,0,433,431,1,0,
        0,0,433,434,1,0,0,0,434,25,1,0,0,0,435,436,5,143,0,0,436,448,5,129,
        0,0,437,442,3,52,26,0,438,439,5,59,0,0,439,441,3,52,26,0,440,438,
        1,0,0,0,441,444,1,0,0,0,442,440,1,0,0,0,442,443,1,0,0,0,443,446,
        1,0,0,0,444,442,1,0,0,0,445,447,5,59,0,0,446,445,1,0,0,0,446,447,
        1,0,0,0,447,449,1,0,0,0,448,437,1,0,0,0,448,449,1,0,0,0,449,450,
        1,0,0,0,450,451,5,53,0,0,451,27,1,0,0,0,452,464,5,54,0,0,453,458,
        3,30,15,0,454,455,5,59,0,0,455,457,3,30,15,0,456,454,1,0,0,0,457,
        460,1,0,0,0,458,456,1,0,0,0,458,459,1,0,0,0,459,462,1,0,0,0,460,
        458,1,0,0,0,461,463,5,59,0,0,462,461,1,0,0,0,462,463,1,0,0,0,463,
        465,1,0,0,0,464,453,1,0,0,0,464,465,1,0,0,0,465,466,1,0,0,0,466,
        467,5,55,0,0,467,29,1,0,0,0,468,470,5,64,0,0,469,468,1,0,0,0,469,
        470,1,0,0,0,470,471,1,0,0,0,471,474,3,8,4,0,472,473,5,68,0,0,473,
        475,3,44,22,0,474,472,1,0,0,0,474,475,1,0,0,0,475,31,1,0,0,0,476,
        477,5,17,0,0,477,479,3,46,23,0,478,476,1,0,0,0,478,479,1,0,0,0,479,
        480,1,0,0,0,480,485,5,52,0,0,481,484,3,34,17,0,482,484,5,58,0,0,
        483,481,1,0,0,0,483,482,1,0,0,0,484,487,1,0,0,0,485,483,1,0,0,0,
        485,486,1,0,0,0,486,488,1,0,0,0,487,485,1,0,0,0,488,489,5,53,0,0,
        489,33,1,0,0,0,490,492,3,38,19,0,491,490,1,0,0,0,492,495,1,0,0,0,
        493,491,1,0,0,0,493,494,1,0,0,0,494,499,1,0,0,0,495,493,1,0,0,0,
        496,498,7,5,0,0,497,496,1,0,0,0,498,501,1,0,0,0,499,497,1,0,0,0,
        499,500,1,0,0,0,500,514,1,0,0,0,501,499,1,0,0,0,502,515,3,4,2,0,
        503,505,5,138,0,0,504,503,1,0,0,0,504,505,1,0,0,0,505,506,1,0,0,
        0,506,512,3,36,18,0,507,508,3,28,14,0,508,509,3,4,2,0,509,513,1,
        0,0,0,510,511,5,68,0,0,511,513,3,44,22,0,512,507,1,0,0,0,512,510,
        1,0,0,0,512,513,1,0,0,0,513,515,1,0,0,0,514,502,1,0,0,0,514,504,
        1,0,0,0,515,35,1,0,0,0,516,525,5,48,0,0,517,525,5,50,0,0,518,525,
        5,51,0,0,519,525,5,49,0,0,520,521,5,56,0,0,521,522,3,42,21,0,522,
        523,5,57,0,0,523,525,1,0,0,0,524,516,1,0,0,0,524,517,1,0,0,0,524,
        518,1,0,0,0,524,519,1,0,0,0,524,520,1,0,0,0,525,37,1,0,0,0,526,527,
        5,66,0,0,527,528,3,40,20,0,528,39,1,0,0,0,529,534,5,48,0,0,530,531,
        5,62,0,0,531,533,7,6,0,0,532,530,1,0,0,0,533,536,1,0,0,0,534,532,
        1,0,0,0,534,535,1,0,0,0,535,552,1,0,0,0,536,534,1,0,0,0,537,549,
        5,139,0,0,538,543,3,50,25,0,539,540,5,59,0,0,540,542,3,50,25,0,541,
        539,1,0,0,0,542,545,1,0,0,0,543,541,1,0,0,0,543,544,1,0,0,0,544,
        547,1,0,0,0,545,543,1,0,0,0,546,548,5,59,0,0,547,546,1,0,0,0,547,
        548,1,0,0,0,548,550,1,0,0,0,549,538,1,0,0,0,549,550,1,0,0,0,550,
        551,1,0,0,0,551,553,5,55,0,0,552,537,1,0,0,0,552,553,1,0,0,0,553,
        559,1,0,0,0,554,555,5,130,0,0,555,556,3,42,21,0,556,557,5,55,0,0,
        557,559,1,0,0,0,558,529,1,0,0,0,558,554,1,0,0,0,559,41,1,0,0,0,560,
        565,3,44,22,0,561,562,5,59,0,0,562,564,3,44,22,0,563,561,1,0,0,0,
        564,567,1,0,0,0,565,563,1,0,0,0,565,566,1,0,0,0,566,43,1,0,0,0,567,
        565,1,0,0,0,568,578,3,46,23,0,569,570,7,7,0,0,570,577,3,46,23,0,
        571,572,5,61,0,0,572,573,3,44,22,0,573,574,5,60,0,0,574,575,3,46,
        23,0,575,577,1,0,0,0,576,569,1,0,0,0,576,571,1,0,0,0,577,580,1,0,
        0,0,578,576,1,0,0,0,578,579,1,0,0,0,579,45,1,0,0,0,580,578,1,0,0,
        0,581,583,7,8,0,0,582,581,1,0,0,0,583,586,1,0,0,0,584,582,1,0,0,
        0,584,585,1,0,0,0,585,685,1,0,0,0,586,584,1,0,0,0,587,686,5,50,0,
        0,588,686,5,48,0,0,589,686,5,51,0,0,590,686,5,49,0,0,591,686,5,111,
        0,0,592,604,5,130,0,0,593,598,3,50,25,0,594,595,5,59,0,0,595,597,
        3,50,25,0,596,594,1,0,0,0,597,600,1,0,0,0,598,596,1,0,0,0,598,599,
        1,0,0,0,599,602,1,0,0,0,600,598,1,0,0,0,601,603,5,59,0,0,602,601,
        1,0,0,0,602,603,1,0,0,0,603,605,1,0,0,0,604,593,1,0,0,0,604,605,
        1,0,0,0,605,606,1,0,0,0,606,686,5,55,0,0,607,611,5,56,0,0,608,610,
        5,59,0,0,609,608,1,0,0,0,610,613,1,0,0,0,611,609,1,0,0,0,611,612,
        1,0,0,0,612,632,1,0,0,0,613,611,1,0,0,0,614,623,3,50,25,0,615,617,
        5,59,0,0,616,615,1,0,0,0,617,618,1,0,0,0,618,616,1,0,0,0,618,619,
        1,0,0,0,619,620,1,0,0,0,620,622,3,50,25,0,621,616,1,0,0,0,622,625,
        1,0,0,0,623,621,1,0,0,0,623,624,1,0,0,0,624,629,1,0,0,0,625,623,
        1,0,0,0,626,628,5,59,0,0,627,626,1,0,0,0,628,631,1,0,0,0,629,627,
        1,0,0,0,629,630,1,0,0,0,630,633,1,0,0,0,631,629,1,0,0,0,632,614,
        1,0,0,0,632,633,1,0,0,0,633,634,1,0,0,0,634,686,5,57,0,0,635,647,
        5,129,0,0,636,641,3,52,26,0,637,638,5,59,0,0,638,640,3,52,26,0,639,
        637,1,0,0,0,640,643,1,0,0,0,641,639,1,0,0,0,641,642,1,0,0,0,642,
        645,1,0,0,0,643,641,1,0,0,0,644,646,5,59,0,0,645,644,1,0,0,0,645,
        646,1,0,0,0,646,648,1,0,0,0,647,636,1,0,0,0,647,648,1,0,0,0,648,
        649,1,0,0,0,649,686,5,53,0,0,650,658,5,67,0,0,651,657,5,113,0,0,
        652,653,5,114,0,0,653,654,3,42,21,0,654,655,5,53,0,0,655,657,1,0,
        0,0,656,651,1,0,0,0,656,652,1,0,0,0,657,660,1,0,0,0,658,656,1,0,
        0,0,658,659,1,0,0,0,659,661,1,0,0,0,660,658,1,0,0,0,661,686,5,115,
        0,0,662,664,5,135,0,0,663,665,5,138,0,0,664,663,1,0,0,0,664,665,
        1,0,0,0,665,667,1,0,0,0,666,668,5,48,0,0,667,666,1,0,0,0,667,668,
        1,0,0,0,668,669,1,0,0,0,669,670,3,28,14,0,670,671,3,4,2,0,671,686,
        1,0,0,0,672,673,5,137,0,0,673,675,3,40,20,0,674,672,1,0,0,0,675,
        678,1,0,0,0,676,674,1,0,0,0,676,677,1,0,0,0,677,679,1,0,0,0,678,
        676,1,0,0,0,679,681,5,136,0,0,680,682,5,48,0,0,681,680,1,0,0,0,681,
        682,1,0,0,0,682,683,1,0,0,0,683,686,3,32,16,0,684,686,3,54,27,0,
        685,587,1,0,0,0,685,588,1,0,0,0,685,589,1,0,0,0,685,590,1,0,0,0,
        685,591,1,0,0,0,685,592,1,0,0,0,685,607,1,0,0,0,685,635,1,0,0,0,
        685,650,1,0,0,0,685,662,1,0,0,0,685,676,1,0,0,0,685,684,1,0,0,0,
        686,760,1,0,0,0,687,688,5,62,0,0,688,759,7,6,0,0,689,723,5,63,0,
        0,690,724,5,48,0,0,691,724,5,49,0,0,692,693,5,140,0,0,693,694,3,
        42,21,0,694,695,5,57,0,0,695,724,1,0,0,0,696,708,5,139,0,0,697,702,
        3,50,25,0,698,699,5,59,0,0,699,701,3,50,25,0,700,698,1,0,0,0,701,
        704,1,0,0,0,702,700,1,0,0,0,702,703,1,0,0,0,703,706,1,0,0,0,704,
        702,1,0,0,0,705,707,5,59,0,0,706,705,1,0,0,0,706,707,1,0,0,0,707,
        709,1,0,0,0,708,697,1,0,0,0,708,709,1,0,0,0,709,710,1,0,0,0,710,
        724,5,55,0,0,711,719,5,142,0,0,712,718,5,113,0,0,713,714,5,114,0,
        0,714,715,3,42,21,0,715,716,5,53,0,0,716,718,1,0,0,0,717,712,1,0,
        0,0,717,713,1,0,0,0,718,721,1,0,0,0,719,717,1,0,0,0,719,720,1,0,
        0,0,720,722,1,0,0,0,721,719,1,0,0,0,722,724,5,115,0,0,723,690,1,
        0,0,0,723,691,1,0,0,0,723,692,1,0,0,0,723,696,1,0,0,0,723,711,1,
        0,0,0,724,759,1,0,0,0,725,726,5,140,0,0,726,727,3,42,21,0,727,728,
        5,57,0,0,728,759,1,0,0,0,729,741,5,139,0,0,730,735,3,50,25,0,731,
        732,5,59,0,0,732,734,3,50,25,0,733,731,1,0,0,0,734,737,1,0,0,0,735,
        733,1,0,0,0,735,736,1,0,0,0,736,739,1,0,0,0,737,735,1,0,0,0,738,
        740,5,59,0,0,739,738,1,0,0,0,739,740,1,0,0,0,740,742,1,0,0,0,741,
        730,1,0,0,0,741,742,1,0,0,0,742,743,1,0,0,0,743,759,5,55,0,0,744,
        752,5,142,0,0,745,751,5,113,0,0,746,747,5,114,0,0,747,748,3,42,21,
        0,748,749,5,53,0,0,749,751,1,0,0,0,750,745,1,0,0,0,750,746,1,0,0,
        0,751,754,1,0,0,0,752,750,1,0,0,0,752,753,1,0,0,0,753,755,1,0,0,
        0,754,752,1,0,0,0,755,759,5,115,0,0,756,759,5,109,0,0,757,759,5,
        110,0,0,758,687,1,0,0,0,758,689,1,0,0,0,758,725,1,0,0,0,758,729,
        1,0,0,0,758,744,1,0,0,0,758,756,1,0,0,0,758,757,1,0,0,0,759,762,
        1,0,0,0,760,758,1,0,0,0,760,761,1,0,0,0,761,765,1,0,0,0,762,760,
        1,0,0,0,763,764,5,65,0,0,764,766,3,48,24,0,765,763,1,0,0,0,765,766,
        1,0,0,0,766,47,1,0,0,0,767,770,3,46,23,0,768,770,3,4,2,0,769,767,
        1,0,0,0,769,768,1,0,0,0,770,49,1,0,0,0,771,773,5,64,0,0,772,771,
        1,0,0,0,772,773,1,0,0,0,773,774,1,0,0,0,774,775,3,44,22,0,775,51,
        1,0,0,0,776,777,5,64,0,0,777,798,3,44,22,0,778,780,7,5,0,0,779,778,
        1,0,0,0,780,783,1,0,0,0,781,779,1,0,0,0,781,782,1,0,0,0,782,785,
        1,0,0,0,783,781,1,0,0,0,784,786,5,138,0,0,785,784,1,0,0,0,785,786,
        1,0,0,0,786,787,1,0,0,0,787,795,3,36,18,0,788,789,5,60,0,0,789,796,
        3,44,22,0,790,791,3,28,14,0,791,792,3,4,2,0,792,796,1,0,0,0,793,
        794,5,68,0,0,794,796,3,44,22,0,795,788,1,0,0,0,795,790,1,0,0,0,795,
        793,1,0,0,0,795,796,1,0,0,0,796,798,1,0,0,0,797,776,1,0,0,0,797,
        781,1,0,0,0,798,53,1,0,0,0,799,831,5,116,0,0,800,804,3,56,28,0,801,
        803,3,58,29,0,802,801,1,0,0,0,803,806,1,0,0,0,804,802,1,0,0,0,804,
        805,1,0,0,0,805,820,1,0,0,0,806,804,1,0,0,0,807,808,5,122,0,0,808,
        821,5,123,0,0,809,813,5,123,0,0,810,812,3,60,30,0,811,810,1,0,0,
        0,812,815,1,0,0,0,813,811,1,0,0,0,813,814,1,0,0,0,814,816,1,0,0,
        0,815,813,1,0,0,0,816,817,5,128,0,0,817,818,3,56,28,0,818,819,5,
        123,0,0,819,821,1,0,0,0,820,807,1,0,0,0,820,809,1,0,0,0,821,832,
        1,0,0,0,822,826,5,123,0,0,823,825,3,60,30,0,824,823,1,0,0,0,825,
        828,1,0,0,0,826,824,1,0,0,0,826,827,1,0,0,0,827,829,1,0,0,0,828,
        826,1,0,0,0,829,830,5,128,0,0,830,832,5,123,0,0,831,800,1,0,0,0,
        831,822,1,0,0,0,832,55,1,0,0,0,833,838,5,117,0,0,834,835,7,9,0,0,
        835,837,5,117,0,0,836,834,1,0,0,0,837,840,1,0,0,0,838,836,1,0,0,
        0,838,839,1,0,0,0,839,57,1,0,0,0,840,838,1,0,0,0,841,851,3,56,28,
        0,842,849,5,119,0,0,843,850,5,118,0,0,844,845,5,127,0,0,845,846,
        3,42,21,0,846,847,5,53,0,0,847,850,1,0,0,0,848,850,3,54,27,0,849,
        843,1,0,0,0,849,844,1,0,0,0,849,848,1,0,0,0,850,852,1,0,0,0,851,
        842,1,0,0,0,851,852,1,0,0,0,852,859,1,0,0,0,853,854,5,127,0,0,854,
        855,5,64,0,0,855,856,3,44,22,0,856,857,5,53,0,0,857,859,1,0,0,0,
        858,841,1,0,0,0,858,853,1,0,0,0,859,59,1,0,0,0,860,871,5,126,0,0,
        861,866,5,127,0,0,862,864,5,64,0,0,863,862,1,0,0,0,863,864,1,0,0,
        0,864,865,1,0,0,0,865,867,3,42,21,0,866,863,1,0,0,0,866,867,1,0,
        0,0,867,868,1,0,0,0,868,871,5,53,0,0,869,871,3,54,27,0,870,860,1,
        0,0,0,870,861,1,0,0,0,870,869,1,0,0,0,871,61,1,0,0,0,147,65,76,79,
        86,90,94,103,107,111,117,121,123,140,145,149,153,156,161,170,175,
        177,187,196,200,203,210,216,219,222,226,236,241,245,248,260,262,
        268,276,283,290,295,301,304,313,317,319,322,329,333,335,341,344,
        351,355,362,368,376,382,385,391,396,399,405,407,410,412,420,424,
        426,433,442,446,448,458,462,464,469,474,478,483,485,493,499,504,
        512,514,524,534,543,547,549,552,558,565,576,578,584,598,602,604,
        611,618,623,629,632,641,645,647,656,658,664,667,676,681,685,702,
        706,708,717,719,723,735,739,741,750,752,758,760,765,769,772,781,
        785,795,797,804,813,820,826,831,838,849,851,858,863,866,870
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
    public OPEN_PAREN(): antlr.TerminalNode[];
    public OPEN_PAREN(i: number): antlr.TerminalNode | null;
    public OPEN_PAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.OPEN_PAREN);
    	} else {
    		return this.getToken(JavaScriptParser.OPEN_PAREN, i);
    	}
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
    public LOOP_IN(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.LOOP_IN, 0);
    }
    public OF(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.OF, 0);
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
    public CATCH(): antlr.TerminalNode[];
    public CATCH(i: number): antlr.TerminalNode | null;
    public CATCH(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.CATCH);
    	} else {
    		return this.getToken(JavaScriptParser.CATCH, i);
    	}
    }
    public FINALLY(): antlr.TerminalNode[];
    public FINALLY(i: number): antlr.TerminalNode | null;
    public FINALLY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaScriptParser.FINALLY);
    	} else {
    		return this.getToken(JavaScriptParser.FINALLY, i);
    	}
    }
    public binding(): BindingContext[];
    public binding(i: number): BindingContext | null;
    public binding(i?: number): BindingContext[] | BindingContext | null {
        if (i === undefined) {
            return this.getRuleContexts(BindingContext);
        }

        return this.getRuleContext(i, BindingContext);
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
    public AWAIT_USING(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.AWAIT_USING, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
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
