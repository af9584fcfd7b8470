
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
            this.state = 258;
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

                this.state = 202;
                this.match(JavaScriptParser.IDENTIFIER);
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
                this.state = 207;
                this.match(JavaScriptParser.IDENTIFIER);
                this.state = 208;
                this.classTail();
                }
                break;
            case JavaScriptParser.AT:
                this.enterOuterAlt(localContext, 18);
                {
                this.state = 210;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 209;
                    this.decorator();
                    }
                    }
                    this.state = 212;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 66);
                this.state = 215;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 16) {
                    {
                    this.state = 214;
                    this.match(JavaScriptParser.EXPORT);
                    }
                }

                this.state = 218;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 12) {
                    {
                    this.state = 217;
                    this.match(JavaScriptParser.DEFAULT);
                    }
                }

                this.state = 220;
                this.match(JavaScriptParser.CLASS);
                this.state = 222;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 48) {
                    {
                    this.state = 221;
                    this.match(JavaScriptParser.IDENTIFIER);
                    }
                }

                this.state = 224;
                this.classTail();
                }
                break;
            case JavaScriptParser.IMPORT:
                this.enterOuterAlt(localContext, 19);
                {
                this.state = 226;
                this.match(JavaScriptParser.IMPORT);
                this.state = 237;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 48 || _la === 86 || _la === 129 || _la === 145) {
                    {
                    this.state = 227;
                    this.importPart();
                    this.state = 232;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 59) {
                        {
                        {
                        this.state = 228;
                        this.match(JavaScriptParser.COMMA);
                        this.state = 229;
                        this.importPart();
                        }
                        }
                        this.state = 234;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 235;
                    this.match(JavaScriptParser.FROM);
                    }
                }

                this.state = 239;
                this.match(JavaScriptParser.STRING);
                this.state = 241;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 143) {
                    {
                    this.state = 240;
                    this.attributes();
                    }
                }

                this.state = 244;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 243;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case JavaScriptParser.EXPORT:
                this.enterOuterAlt(localContext, 20);
                {
                this.state = 246;
                this.match(JavaScriptParser.EXPORT);
                this.state = 247;
                this.exported();
                }
                break;
            case JavaScriptParser.WITH:
                this.enterOuterAlt(localContext, 21);
                {
                this.state = 248;
                this.match(JavaScriptParser.WITH);
                this.state = 249;
                this.match(JavaScriptParser.OPEN_PAREN);
                this.state = 250;
                this.expression();
                this.state = 251;
                this.match(JavaScriptParser.CLOSE_PAREN);
                this.state = 252;
                this.statement();
                }
                break;
            case JavaScriptParser.DEBUGGER:
                this.enterOuterAlt(localContext, 22);
                {
                this.state = 254;
                this.match(JavaScriptParser.DEBUGGER);
                this.state = 256;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 255;
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
            this.state = 260;
            this.match(JavaScriptParser.OPEN_BRACE);
            this.state = 264;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 5)) & ~0x1F) === 0 && ((1 << (_la - 5)) & 1072941945) !== 0) || ((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 805601043) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0) || ((((_la - 146)) & ~0x1F) === 0 && ((1 << (_la - 146)) & 31) !== 0)) {
                {
                {
                this.state = 261;
                this.statement();
                }
                }
                this.state = 266;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 267;
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
            this.state = 269;
            this.binding();
            this.state = 272;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 68) {
                {
                this.state = 270;
                this.match(JavaScriptParser.ASSIGN);
                this.state = 271;
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
            this.state = 318;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 274;
                this.match(JavaScriptParser.IDENTIFIER);
                }
                break;
            case JavaScriptParser.OPEN_BRACKET:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 275;
                this.match(JavaScriptParser.OPEN_BRACKET);
                this.state = 279;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 59) {
                    {
                    {
                    this.state = 276;
                    this.match(JavaScriptParser.COMMA);
                    }
                    }
                    this.state = 281;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 300;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 48)) & ~0x1F) === 0 && ((1 << (_la - 48)) & 65793) !== 0) || _la === 129) {
                    {
                    this.state = 282;
                    this.parameter();
                    this.state = 291;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 38, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 284;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            do {
                                {
                                {
                                this.state = 283;
                                this.match(JavaScriptParser.COMMA);
                                }
                                }
                                this.state = 286;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            } while (_la === 59);
                            this.state = 288;
                            this.parameter();
                            }
                            }
                        }
                        this.state = 293;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 38, this.context);
                    }
                    this.state = 297;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 59) {
                        {
                        {
                        this.state = 294;
                        this.match(JavaScriptParser.COMMA);
                        }
                        }
                        this.state = 299;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 302;
                this.match(JavaScriptParser.CLOSE_BRACKET);
                }
                break;
            case JavaScriptParser.OBJECT_OPEN:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 303;
                this.match(JavaScriptParser.OBJECT_OPEN);
                this.state = 315;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 48)) & ~0x1F) === 0 && ((1 << (_la - 48)) & 65807) !== 0)) {
                    {
                    this.state = 304;
                    this.property();
                    this.state = 309;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 41, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 305;
                            this.match(JavaScriptParser.COMMA);
                            this.state = 306;
                            this.property();
                            }
                            }
                        }
                        this.state = 311;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 41, this.context);
                    }
                    this.state = 313;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 59) {
                        {
                        this.state = 312;
                        this.match(JavaScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 317;
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
            this.state = 331;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.ELLIPSIS:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 320;
                this.match(JavaScriptParser.ELLIPSIS);
                this.state = 321;
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
                this.state = 322;
                this.memberName();
                this.state = 325;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 60) {
                    {
                    this.state = 323;
                    this.match(JavaScriptParser.COLON);
                    this.state = 324;
                    this.binding();
                    }
                }

                this.state = 329;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 68) {
                    {
                    this.state = 327;
                    this.match(JavaScriptParser.ASSIGN);
                    this.state = 328;
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
            this.state = 351;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.CONST:
            case JavaScriptParser.VAR:
            case JavaScriptParser.LET:
            case JavaScriptParser.USING:
            case JavaScriptParser.AWAIT_USING:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 340;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.VAR:
                    {
                    this.state = 333;
                    this.match(JavaScriptParser.VAR);
                    }
                    break;
                case JavaScriptParser.LET:
                    {
                    this.state = 334;
                    this.match(JavaScriptParser.LET);
                    }
                    break;
                case JavaScriptParser.CONST:
                    {
                    this.state = 335;
                    this.match(JavaScriptParser.CONST);
                    }
                    break;
                case JavaScriptParser.USING:
                case JavaScriptParser.AWAIT_USING:
                    {
                    this.state = 337;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 149) {
                        {
                        this.state = 336;
                        this.match(JavaScriptParser.AWAIT_USING);
                        }
                    }

                    this.state = 339;
                    this.match(JavaScriptParser.USING);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 342;
                this.declarator();
                this.state = 347;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 59) {
                    {
                    {
                    this.state = 343;
                    this.match(JavaScriptParser.COMMA);
                    this.state = 344;
                    this.declarator();
                    }
                    }
                    this.state = 349;
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
                this.state = 350;
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
            this.state = 353;
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
            this.state = 358;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.CASE:
                {
                this.state = 355;
                this.match(JavaScriptParser.CASE);
                this.state = 356;
                this.expression();
                }
                break;
            case JavaScriptParser.DEFAULT:
                {
                this.state = 357;
                this.match(JavaScriptParser.DEFAULT);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 360;
            this.match(JavaScriptParser.COLON);
            this.state = 364;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 5)) & ~0x1F) === 0 && ((1 << (_la - 5)) & 1072941945) !== 0) || ((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 805601043) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0) || ((((_la - 146)) & ~0x1F) === 0 && ((1 << (_la - 146)) & 31) !== 0)) {
                {
                {
                this.state = 361;
                this.statement();
                }
                }
                this.state = 366;
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
            this.state = 378;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 367;
                this.match(JavaScriptParser.IDENTIFIER);
                this.state = 372;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.IDENTIFIER:
                    {
                    this.state = 368;
                    this.match(JavaScriptParser.IDENTIFIER);
                    }
                    break;
                case JavaScriptParser.MULTIPLY:
                    {
                    this.state = 369;
                    this.match(JavaScriptParser.MULTIPLY);
                    this.state = 370;
                    this.match(JavaScriptParser.AS);
                    this.state = 371;
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
                this.state = 374;
                this.match(JavaScriptParser.MULTIPLY);
                this.state = 375;
                this.match(JavaScriptParser.AS);
                this.state = 376;
                this.match(JavaScriptParser.IDENTIFIER);
                }
                break;
            case JavaScriptParser.OBJECT_OPEN:
            case JavaScriptParser.SPECIFIERS_OPEN:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 377;
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
            this.state = 423;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 66, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 381;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 12) {
                    {
                    this.state = 380;
                    this.match(JavaScriptParser.DEFAULT);
                    }
                }

                this.state = 383;
                this.statement();
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 384;
                this.match(JavaScriptParser.DEFAULT);
                this.state = 397;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.FUNCTION:
                case JavaScriptParser.ASYNC_FUNCTION:
                    {
                    this.state = 386;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 148) {
                        {
                        this.state = 385;
                        this.match(JavaScriptParser.ASYNC_FUNCTION);
                        }
                    }

                    this.state = 388;
                    this.match(JavaScriptParser.FUNCTION);
                    this.state = 390;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 138) {
                        {
                        this.state = 389;
                        this.match(JavaScriptParser.GENERATOR);
                        }
                    }

                    this.state = 392;
                    this.parameters();
                    this.state = 393;
                    this.block();
                    }
                    break;
                case JavaScriptParser.CLASS:
                    {
                    this.state = 395;
                    this.match(JavaScriptParser.CLASS);
                    this.state = 396;
                    this.classTail();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 399;
                this.match(JavaScriptParser.MULTIPLY);
                this.state = 402;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 36) {
                    {
                    this.state = 400;
                    this.match(JavaScriptParser.AS);
                    this.state = 401;
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
            case 4:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 412;
                this.specifiers();
                this.state = 418;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 40) {
                    {
                    this.state = 413;
                    this.match(JavaScriptParser.FROM);
                    this.state = 414;
                    this.match(JavaScriptParser.STRING);
                    this.state = 416;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 143) {
                        {
                        this.state = 415;
                        this.attributes();
                        }
                    }

                    }
                }

                this.state = 421;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 58) {
                    {
                    this.state = 420;
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
            this.state = 425;
            _la = this.tokenStream.LA(1);
            if(!(_la === 129 || _la === 145)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 437;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 48 || _la === 51) {
                {
                this.state = 426;
                this.specifier();
                this.state = 431;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 67, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 427;
                        this.match(JavaScriptParser.COMMA);
                        this.state = 428;
                        this.specifier();
                        }
                        }
                    }
                    this.state = 433;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 67, this.context);
                }
                this.state = 435;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 59) {
                    {
                    this.state = 434;
                    this.match(JavaScriptParser.COMMA);
                    }
                }

                }
            }

            this.state = 439;
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
            this.state = 441;
            _la = this.tokenStream.LA(1);
            if(!(_la === 48 || _la === 51)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 444;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 36) {
                {
                this.state = 442;
                this.match(JavaScriptParser.AS);
                this.state = 443;
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
            this.state = 446;
            this.match(JavaScriptParser.ATTRIBUTES);
            this.state = 447;
            this.match(JavaScriptParser.OBJECT_OPEN);
            this.state = 459;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 539092553) !== 0) || _la === 138) {
                {
                this.state = 448;
                this.member();
                this.state = 453;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 71, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 449;
                        this.match(JavaScriptParser.COMMA);
                        this.state = 450;
                        this.member();
                        }
                        }
                    }
                    this.state = 455;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 71, this.context);
                }
                this.state = 457;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 59) {
                    {
                    this.state = 456;
                    this.match(JavaScriptParser.COMMA);
                    }
                }

                }
            }

            this.state = 461;
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
            this.state = 463;
            this.match(JavaScriptParser.OPEN_PAREN);
            this.state = 475;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (((((_la - 48)) & ~0x1F) === 0 && ((1 << (_la - 48)) & 65793) !== 0) || _la === 129) {
                {
                this.state = 464;
                this.parameter();
                this.state = 469;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 74, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 465;
                        this.match(JavaScriptParser.COMMA);
                        this.state = 466;
                        this.parameter();
                        }
                        }
                    }
                    this.state = 471;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 74, this.context);
                }
                this.state = 473;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 59) {
                    {
                    this.state = 472;
                    this.match(JavaScriptParser.COMMA);
                    }
                }

                }
            }

            this.state = 477;
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
            this.state = 480;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 64) {
                {
                this.state = 479;
                this.match(JavaScriptParser.ELLIPSIS);
                }
            }

            this.state = 482;
            this.binding();
            this.state = 485;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 68) {
                {
                this.state = 483;
                this.match(JavaScriptParser.ASSIGN);
                this.state = 484;
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
            this.state = 489;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 17) {
                {
                this.state = 487;
                this.match(JavaScriptParser.EXTENDS);
                this.state = 488;
                this.operand();
                }
            }

            this.state = 491;
            this.match(JavaScriptParser.OPEN_BRACE);
            this.state = 496;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 2158224969) !== 0) || _la === 138) {
                {
                this.state = 494;
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
                    this.state = 492;
                    this.classMember();
                    }
                    break;
                case JavaScriptParser.SEMICOLON:
                    {
                    this.state = 493;
                    this.match(JavaScriptParser.SEMICOLON);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 498;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 499;
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
            this.state = 504;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 66) {
                {
                {
                this.state = 501;
                this.decorator();
                }
                }
                this.state = 506;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 510;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 1609) !== 0)) {
                {
                {
                this.state = 507;
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
                this.state = 512;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 525;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.OPEN_BRACE:
                {
                this.state = 513;
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
                this.state = 515;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 138) {
                    {
                    this.state = 514;
                    this.match(JavaScriptParser.GENERATOR);
                    }
                }

                this.state = 517;
                this.memberName();
                this.state = 523;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.OPEN_PAREN:
                    {
                    this.state = 518;
                    this.parameters();
                    this.state = 519;
                    this.block();
                    }
                    break;
                case JavaScriptParser.ASSIGN:
                    {
                    this.state = 521;
                    this.match(JavaScriptParser.ASSIGN);
                    this.state = 522;
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
            this.state = 535;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 527;
                this.match(JavaScriptParser.IDENTIFIER);
                }
                break;
            case JavaScriptParser.NUMBER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 528;
                this.match(JavaScriptParser.NUMBER);
                }
                break;
            case JavaScriptParser.STRING:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 529;
                this.match(JavaScriptParser.STRING);
                }
                break;
            case JavaScriptParser.PRIVATE:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 530;
                this.match(JavaScriptParser.PRIVATE);
                }
                break;
            case JavaScriptParser.OPEN_BRACKET:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 531;
                this.match(JavaScriptParser.OPEN_BRACKET);
                this.state = 532;
                this.expression();
                this.state = 533;
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
            this.state = 537;
            this.match(JavaScriptParser.AT);
            this.state = 538;
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
            this.state = 569;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 540;
                this.match(JavaScriptParser.IDENTIFIER);
                this.state = 545;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 62) {
                    {
                    {
                    this.state = 541;
                    this.match(JavaScriptParser.DOT);
                    this.state = 542;
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
                    this.state = 547;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 563;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 139) {
                    {
                    this.state = 548;
                    this.match(JavaScriptParser.CALL_OPEN);
                    this.state = 560;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 1180191) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0)) {
                        {
                        this.state = 549;
                        this.argument();
                        this.state = 554;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 89, this.context);
                        while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                            if (alternative === 1) {
                                {
                                {
                                this.state = 550;
                                this.match(JavaScriptParser.COMMA);
                                this.state = 551;
                                this.argument();
                                }
                                }
                            }
                            this.state = 556;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 89, this.context);
                        }
                        this.state = 558;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 59) {
                            {
                            this.state = 557;
                            this.match(JavaScriptParser.COMMA);
                            }
                        }

                        }
                    }

                    this.state = 562;
                    this.match(JavaScriptParser.CLOSE_PAREN);
                    }
                }

                }
                break;
            case JavaScriptParser.GROUP_OPEN:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 565;
                this.match(JavaScriptParser.GROUP_OPEN);
                this.state = 566;
                this.expression();
                this.state = 567;
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
            this.state = 571;
            this.assignment();
            this.state = 576;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 59) {
                {
                {
                this.state = 572;
                this.match(JavaScriptParser.COMMA);
                this.state = 573;
                this.assignment();
                }
                }
                this.state = 578;
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
            this.state = 579;
            this.operand();
            this.state = 589;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 23 || _la === 24 || ((((_la - 61)) & ~0x1F) === 0 && ((1 << (_la - 61)) & 4294967169) !== 0) || ((((_la - 93)) & ~0x1F) === 0 && ((1 << (_la - 93)) & 16383) !== 0)) {
                {
                this.state = 587;
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
                    this.state = 580;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 23 || _la === 24 || ((((_la - 68)) & ~0x1F) === 0 && ((1 << (_la - 68)) & 4294967295) !== 0) || ((((_la - 100)) & ~0x1F) === 0 && ((1 << (_la - 100)) & 127) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 581;
                    this.operand();
                    }
                    break;
                case JavaScriptParser.QUESTION:
                    {
                    this.state = 582;
                    this.match(JavaScriptParser.QUESTION);
                    this.state = 583;
                    this.assignment();
                    this.state = 584;
                    this.match(JavaScriptParser.COLON);
                    this.state = 585;
                    this.operand();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 591;
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
            this.state = 595;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1107304448) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 32961) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 251658243) !== 0)) {
                {
                {
                this.state = 592;
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
                this.state = 597;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 696;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.NUMBER:
                {
                this.state = 598;
                this.match(JavaScriptParser.NUMBER);
                }
                break;
            case JavaScriptParser.IDENTIFIER:
                {
                this.state = 599;
                this.match(JavaScriptParser.IDENTIFIER);
                }
                break;
            case JavaScriptParser.STRING:
                {
                this.state = 600;
                this.match(JavaScriptParser.STRING);
                }
                break;
            case JavaScriptParser.PRIVATE:
                {
                this.state = 601;
                this.match(JavaScriptParser.PRIVATE);
                }
                break;
            case JavaScriptParser.REGULAR_EXPRESSION:
                {
                this.state = 602;
                this.match(JavaScriptParser.REGULAR_EXPRESSION);
                }
                break;
            case JavaScriptParser.GROUP_OPEN:
                {
                this.state = 603;
                this.match(JavaScriptParser.GROUP_OPEN);
                this.state = 615;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 1180191) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0)) {
                    {
                    this.state = 604;
                    this.argument();
                    this.state = 609;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 98, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 605;
                            this.match(JavaScriptParser.COMMA);
                            this.state = 606;
                            this.argument();
                            }
                            }
                        }
                        this.state = 611;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 98, this.context);
                    }
                    this.state = 613;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 59) {
                        {
                        this.state = 612;
                        this.match(JavaScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 617;
                this.match(JavaScriptParser.CLOSE_PAREN);
                }
                break;
            case JavaScriptParser.OPEN_BRACKET:
                {
                this.state = 618;
                this.match(JavaScriptParser.OPEN_BRACKET);
                this.state = 622;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 59) {
                    {
                    {
                    this.state = 619;
                    this.match(JavaScriptParser.COMMA);
                    }
                    }
                    this.state = 624;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 643;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 1180191) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0)) {
                    {
                    this.state = 625;
                    this.argument();
                    this.state = 634;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 103, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 627;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            do {
                                {
                                {
                                this.state = 626;
                                this.match(JavaScriptParser.COMMA);
                                }
                                }
                                this.state = 629;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            } while (_la === 59);
                            this.state = 631;
                            this.argument();
                            }
                            }
                        }
                        this.state = 636;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 103, this.context);
                    }
                    this.state = 640;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 59) {
                        {
                        {
                        this.state = 637;
                        this.match(JavaScriptParser.COMMA);
                        }
                        }
                        this.state = 642;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 645;
                this.match(JavaScriptParser.CLOSE_BRACKET);
                }
                break;
            case JavaScriptParser.OBJECT_OPEN:
                {
                this.state = 646;
                this.match(JavaScriptParser.OBJECT_OPEN);
                this.state = 658;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 539092553) !== 0) || _la === 138) {
                    {
                    this.state = 647;
                    this.member();
                    this.state = 652;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 106, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 648;
                            this.match(JavaScriptParser.COMMA);
                            this.state = 649;
                            this.member();
                            }
                            }
                        }
                        this.state = 654;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 106, this.context);
                    }
                    this.state = 656;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 59) {
                        {
                        this.state = 655;
                        this.match(JavaScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 660;
                this.match(JavaScriptParser.CLOSE_BRACE);
                }
                break;
            case JavaScriptParser.TEMPLATE_OPEN:
                {
                this.state = 661;
                this.match(JavaScriptParser.TEMPLATE_OPEN);
                this.state = 669;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 113 || _la === 114) {
                    {
                    this.state = 667;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case JavaScriptParser.TEMPLATE_CHARACTERS:
                        {
                        this.state = 662;
                        this.match(JavaScriptParser.TEMPLATE_CHARACTERS);
                        }
                        break;
                    case JavaScriptParser.SUBSTITUTION_OPEN:
                        {
                        this.state = 663;
                        this.match(JavaScriptParser.SUBSTITUTION_OPEN);
                        this.state = 664;
                        this.expression();
                        this.state = 665;
                        this.match(JavaScriptParser.CLOSE_BRACE);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 671;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 672;
                this.match(JavaScriptParser.TEMPLATE_CLOSE);
                }
                break;
            case JavaScriptParser.FUNCTION_EXPRESSION:
                {
                this.state = 673;
                this.match(JavaScriptParser.FUNCTION_EXPRESSION);
                this.state = 675;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 138) {
                    {
                    this.state = 674;
                    this.match(JavaScriptParser.GENERATOR);
                    }
                }

                this.state = 678;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 48) {
                    {
                    this.state = 677;
                    this.match(JavaScriptParser.IDENTIFIER);
                    }
                }

                this.state = 680;
                this.parameters();
                this.state = 681;
                this.block();
                }
                break;
            case JavaScriptParser.CLASS_EXPRESSION:
            case JavaScriptParser.EXPRESSION_AT:
                {
                this.state = 687;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 137) {
                    {
                    {
                    this.state = 683;
                    this.match(JavaScriptParser.EXPRESSION_AT);
                    this.state = 684;
                    this.decorating();
                    }
                    }
                    this.state = 689;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 690;
                this.match(JavaScriptParser.CLASS_EXPRESSION);
                this.state = 692;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 48) {
                    {
                    this.state = 691;
                    this.match(JavaScriptParser.IDENTIFIER);
                    }
                }

                this.state = 694;
                this.classTail();
                }
                break;
            case JavaScriptParser.JSX_OPEN:
                {
                this.state = 695;
                this.element();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 771;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 62 || _la === 63 || ((((_la - 109)) & ~0x1F) === 0 && ((1 << (_la - 109)) & 3221225475) !== 0) || _la === 142) {
                {
                this.state = 769;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.DOT:
                    {
                    this.state = 698;
                    this.match(JavaScriptParser.DOT);
                    this.state = 699;
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
                    this.state = 700;
                    this.match(JavaScriptParser.OPTIONAL_CHAIN);
                    this.state = 734;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case JavaScriptParser.IDENTIFIER:
                        {
                        this.state = 701;
                        this.match(JavaScriptParser.IDENTIFIER);
                        }
                        break;
                    case JavaScriptParser.PRIVATE:
                        {
                        this.state = 702;
                        this.match(JavaScriptParser.PRIVATE);
                        }
                        break;
                    case JavaScriptParser.INDEX_OPEN:
                        {
                        this.state = 703;
                        this.match(JavaScriptParser.INDEX_OPEN);
                        this.state = 704;
                        this.expression();
                        this.state = 705;
                        this.match(JavaScriptParser.CLOSE_BRACKET);
                        }
                        break;
                    case JavaScriptParser.CALL_OPEN:
                        {
                        this.state = 707;
                        this.match(JavaScriptParser.CALL_OPEN);
                        this.state = 719;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 1180191) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0)) {
                            {
                            this.state = 708;
                            this.argument();
                            this.state = 713;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 116, this.context);
                            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                                if (alternative === 1) {
                                    {
                                    {
                                    this.state = 709;
                                    this.match(JavaScriptParser.COMMA);
                                    this.state = 710;
                                    this.argument();
                                    }
                                    }
                                }
                                this.state = 715;
                                this.errorHandler.sync(this);
                                alternative = this.interpreter.adaptivePredict(this.tokenStream, 116, this.context);
                            }
                            this.state = 717;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 59) {
                                {
                                this.state = 716;
                                this.match(JavaScriptParser.COMMA);
                                }
                            }

                            }
                        }

                        this.state = 721;
                        this.match(JavaScriptParser.CLOSE_PAREN);
                        }
                        break;
                    case JavaScriptParser.TAGGED_OPEN:
                        {
                        this.state = 722;
                        this.match(JavaScriptParser.TAGGED_OPEN);
                        this.state = 730;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 113 || _la === 114) {
                            {
                            this.state = 728;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case JavaScriptParser.TEMPLATE_CHARACTERS:
                                {
                                this.state = 723;
                                this.match(JavaScriptParser.TEMPLATE_CHARACTERS);
                                }
                                break;
                            case JavaScriptParser.SUBSTITUTION_OPEN:
                                {
                                this.state = 724;
                                this.match(JavaScriptParser.SUBSTITUTION_OPEN);
                                this.state = 725;
                                this.expression();
                                this.state = 726;
                                this.match(JavaScriptParser.CLOSE_BRACE);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            this.state = 732;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 733;
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
                    this.state = 736;
                    this.match(JavaScriptParser.INDEX_OPEN);
                    this.state = 737;
                    this.expression();
                    this.state = 738;
                    this.match(JavaScriptParser.CLOSE_BRACKET);
                    }
                    break;
                case JavaScriptParser.CALL_OPEN:
                    {
                    this.state = 740;
                    this.match(JavaScriptParser.CALL_OPEN);
                    this.state = 752;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 1180191) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0)) {
                        {
                        this.state = 741;
                        this.argument();
                        this.state = 746;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 122, this.context);
                        while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                            if (alternative === 1) {
                                {
                                {
                                this.state = 742;
                                this.match(JavaScriptParser.COMMA);
                                this.state = 743;
                                this.argument();
                                }
                                }
                            }
                            this.state = 748;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 122, this.context);
                        }
                        this.state = 750;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 59) {
                            {
                            this.state = 749;
                            this.match(JavaScriptParser.COMMA);
                            }
                        }

                        }
                    }

                    this.state = 754;
                    this.match(JavaScriptParser.CLOSE_PAREN);
                    }
                    break;
                case JavaScriptParser.TAGGED_OPEN:
                    {
                    this.state = 755;
                    this.match(JavaScriptParser.TAGGED_OPEN);
                    this.state = 763;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 113 || _la === 114) {
                        {
                        this.state = 761;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case JavaScriptParser.TEMPLATE_CHARACTERS:
                            {
                            this.state = 756;
                            this.match(JavaScriptParser.TEMPLATE_CHARACTERS);
                            }
                            break;
                        case JavaScriptParser.SUBSTITUTION_OPEN:
                            {
                            this.state = 757;
                            this.match(JavaScriptParser.SUBSTITUTION_OPEN);
                            this.state = 758;
                            this.expression();
                            this.state = 759;
                            this.match(JavaScriptParser.CLOSE_BRACE);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                        this.state = 765;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 766;
                    this.match(JavaScriptParser.TEMPLATE_CLOSE);
                    }
                    break;
                case JavaScriptParser.INCREMENT:
                    {
                    this.state = 767;
                    this.match(JavaScriptParser.INCREMENT);
                    }
                    break;
                case JavaScriptParser.DECREMENT:
                    {
                    this.state = 768;
                    this.match(JavaScriptParser.DECREMENT);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 773;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 776;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 65) {
                {
                this.state = 774;
                this.match(JavaScriptParser.ARROW);
                this.state = 775;
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
            this.state = 780;
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
                this.state = 778;
                this.operand();
                }
                break;
            case JavaScriptParser.OPEN_BRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 779;
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
            this.state = 783;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 64) {
                {
                this.state = 782;
                this.match(JavaScriptParser.ELLIPSIS);
                }
            }

            this.state = 785;
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
            this.state = 808;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.ELLIPSIS:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 787;
                this.match(JavaScriptParser.ELLIPSIS);
                this.state = 788;
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
                this.state = 792;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 1609) !== 0)) {
                    {
                    {
                    this.state = 789;
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
                    this.state = 794;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 796;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 138) {
                    {
                    this.state = 795;
                    this.match(JavaScriptParser.GENERATOR);
                    }
                }

                this.state = 798;
                this.memberName();
                this.state = 806;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.COLON:
                    {
                    this.state = 799;
                    this.match(JavaScriptParser.COLON);
                    this.state = 800;
                    this.assignment();
                    }
                    break;
                case JavaScriptParser.OPEN_PAREN:
                    {
                    this.state = 801;
                    this.parameters();
                    this.state = 802;
                    this.block();
                    }
                    break;
                case JavaScriptParser.ASSIGN:
                    {
                    this.state = 804;
                    this.match(JavaScriptParser.ASSIGN);
                    this.state = 805;
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
            this.state = 810;
            this.match(JavaScriptParser.JSX_OPEN);
            this.state = 842;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.JSX_NAME:
                {
                this.state = 811;
                this.elementName();
                this.state = 815;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 117 || _la === 127) {
                    {
                    {
                    this.state = 812;
                    this.attribute();
                    }
                    }
                    this.state = 817;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 831;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaScriptParser.JSX_SLASH:
                    {
                    this.state = 818;
                    this.match(JavaScriptParser.JSX_SLASH);
                    this.state = 819;
                    this.match(JavaScriptParser.JSX_CLOSE);
                    }
                    break;
                case JavaScriptParser.JSX_CLOSE:
                    {
                    this.state = 820;
                    this.match(JavaScriptParser.JSX_CLOSE);
                    this.state = 824;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 3073) !== 0)) {
                        {
                        {
                        this.state = 821;
                        this.child();
                        }
                        }
                        this.state = 826;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 827;
                    this.match(JavaScriptParser.JSX_END_OPEN);
                    this.state = 828;
                    this.elementName();
                    this.state = 829;
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
                this.state = 833;
                this.match(JavaScriptParser.JSX_CLOSE);
                this.state = 837;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 3073) !== 0)) {
                    {
                    {
                    this.state = 834;
                    this.child();
                    }
                    }
                    this.state = 839;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 840;
                this.match(JavaScriptParser.JSX_END_OPEN);
                this.state = 841;
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
            this.state = 844;
            this.match(JavaScriptParser.JSX_NAME);
            this.state = 849;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 120 || _la === 121) {
                {
                {
                this.state = 845;
                _la = this.tokenStream.LA(1);
                if(!(_la === 120 || _la === 121)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 846;
                this.match(JavaScriptParser.JSX_NAME);
                }
                }
                this.state = 851;
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
            this.state = 869;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.JSX_NAME:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 852;
                this.elementName();
                this.state = 862;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 119) {
                    {
                    this.state = 853;
                    this.match(JavaScriptParser.JSX_ASSIGN);
                    this.state = 860;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case JavaScriptParser.JSX_STRING:
                        {
                        this.state = 854;
                        this.match(JavaScriptParser.JSX_STRING);
                        }
                        break;
                    case JavaScriptParser.JSX_BRACE:
                        {
                        this.state = 855;
                        this.match(JavaScriptParser.JSX_BRACE);
                        this.state = 856;
                        this.expression();
                        this.state = 857;
                        this.match(JavaScriptParser.CLOSE_BRACE);
                        }
                        break;
                    case JavaScriptParser.JSX_OPEN:
                        {
                        this.state = 859;
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
                this.state = 864;
                this.match(JavaScriptParser.JSX_BRACE);
                this.state = 865;
                this.match(JavaScriptParser.ELLIPSIS);
                this.state = 866;
                this.assignment();
                this.state = 867;
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
            this.state = 881;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaScriptParser.JSX_TEXT:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 871;
                this.match(JavaScriptParser.JSX_TEXT);
                }
                break;
            case JavaScriptParser.JSX_BRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 872;
                this.match(JavaScriptParser.JSX_BRACE);
                this.state = 877;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 101322753) !== 0) || ((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 1180191) !== 0) || ((((_la - 107)) & ~0x1F) === 0 && ((1 << (_la - 107)) & 2143289875) !== 0)) {
                    {
                    this.state = 874;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 64) {
                        {
                        this.state = 873;
                        this.match(JavaScriptParser.ELLIPSIS);
                        }
                    }

                    this.state = 876;
                    this.expression();
                    }
                }

                this.state = 879;
                this.match(JavaScriptParser.CLOSE_BRACE);
                }
                break;
            case JavaScriptParser.JSX_OPEN:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 880;
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
        4,1,150,884,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,
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
        1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,4,1,211,8,1,11,1,12,1,212,1,1,3,
        1,216,8,1,1,1,3,1,219,8,1,1,1,1,1,3,1,223,8,1,1,1,1,1,1,1,1,1,1,
        1,1,1,5,1,231,8,1,10,1,12,1,234,9,1,1,1,1,1,3,1,238,8,1,1,1,1,1,
        3,1,242,8,1,1,1,3,1,245,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,
        1,1,3,1,257,8,1,3,1,259,8,1,1,2,1,2,5,2,263,8,2,10,2,12,2,266,9,
        2,1,2,1,2,1,3,1,3,1,3,3,3,273,8,3,1,4,1,4,1,4,5,4,278,8,4,10,4,12,
        4,281,9,4,1,4,1,4,4,4,285,8,4,11,4,12,4,286,1,4,5,4,290,8,4,10,4,
        12,4,293,9,4,1,4,5,4,296,8,4,10,4,12,4,299,9,4,3,4,301,8,4,1,4,1,
        4,1,4,1,4,1,4,5,4,308,8,4,10,4,12,4,311,9,4,1,4,3,4,314,8,4,3,4,
        316,8,4,1,4,3,4,319,8,4,1,5,1,5,1,5,1,5,1,5,3,5,326,8,5,1,5,1,5,
        3,5,330,8,5,3,5,332,8,5,1,6,1,6,1,6,1,6,3,6,338,8,6,1,6,3,6,341,
        8,6,1,6,1,6,1,6,5,6,346,8,6,10,6,12,6,349,9,6,1,6,3,6,352,8,6,1,
        7,1,7,1,8,1,8,1,8,3,8,359,8,8,1,8,1,8,5,8,363,8,8,10,8,12,8,366,
        9,8,1,9,1,9,1,9,1,9,1,9,3,9,373,8,9,1,9,1,9,1,9,1,9,3,9,379,8,9,
        1,10,3,10,382,8,10,1,10,1,10,1,10,3,10,387,8,10,1,10,1,10,3,10,391,
        8,10,1,10,1,10,1,10,1,10,1,10,3,10,398,8,10,1,10,1,10,1,10,3,10,
        403,8,10,1,10,1,10,1,10,3,10,408,8,10,1,10,3,10,411,8,10,1,10,1,
        10,1,10,1,10,3,10,417,8,10,3,10,419,8,10,1,10,3,10,422,8,10,3,10,
        424,8,10,1,11,1,11,1,11,1,11,5,11,430,8,11,10,11,12,11,433,9,11,
        1,11,3,11,436,8,11,3,11,438,8,11,1,11,1,11,1,12,1,12,1,12,3,12,445,
        8,12,1,13,1,13,1,13,1,13,1,13,5,13,452,8,13,10,13,12,13,455,9,13,
        1,13,3,13,458,8,13,3,13,460,8,13,1,13,1,13,1,14,1,14,1,14,1,14,5,
        14,468,8,14,10,14,12,14,471,9,14,1,14,3,14,474,8,14,3,14,476,8,14,
        1,14,1,14,1,15,3,15,481,8,15,1,15,1,15,1,15,3,15,486,8,15,1,16,1,
        16,3,16,490,8,16,1,16,1,16,1,16,5,16,495,8,16,10,16,12,16,498,9,
        16,1,16,1,16,1,17,5,17,503,8,17,10,17,12,17,506,9,17,1,17,5,17,509,
        8,17,10,17,12,17,512,9,17,1,17,1,17,3,17,516,8,17,1,17,1,17,1,17,
        1,17,1,17,1,17,3,17,524,8,17,3,17,526,8,17,1,18,1,18,1,18,1,18,1,
        18,1,18,1,18,1,18,3,18,536,8,18,1,19,1,19,1,19,1,20,1,20,1,20,5,
        20,544,8,20,10,20,12,20,547,9,20,1,20,1,20,1,20,1,20,5,20,553,8,
        20,10,20,12,20,556,9,20,1,20,3,20,559,8,20,3,20,561,8,20,1,20,3,
        20,564,8,20,1,20,1,20,1,20,1,20,3,20,570,8,20,1,21,1,21,1,21,5,21,
        575,8,21,10,21,12,21,578,9,21,1,22,1,22,1,22,1,22,1,22,1,22,1,22,
        1,22,5,22,588,8,22,10,22,12,22,591,9,22,1,23,5,23,594,8,23,10,23,
        12,23,597,9,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,5,23,
        608,8,23,10,23,12,23,611,9,23,1,23,3,23,614,8,23,3,23,616,8,23,1,
        23,1,23,1,23,5,23,621,8,23,10,23,12,23,624,9,23,1,23,1,23,4,23,628,
        8,23,11,23,12,23,629,1,23,5,23,633,8,23,10,23,12,23,636,9,23,1,23,
        5,23,639,8,23,10,23,12,23,642,9,23,3,23,644,8,23,1,23,1,23,1,23,
        1,23,1,23,5,23,651,8,23,10,23,12,23,654,9,23,1,23,3,23,657,8,23,
        3,23,659,8,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,5,23,668,8,23,10,
        23,12,23,671,9,23,1,23,1,23,1,23,3,23,676,8,23,1,23,3,23,679,8,23,
        1,23,1,23,1,23,1,23,1,23,5,23,686,8,23,10,23,12,23,689,9,23,1,23,
        1,23,3,23,693,8,23,1,23,1,23,3,23,697,8,23,1,23,1,23,1,23,1,23,1,
        23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,5,23,712,8,23,10,23,12,
        23,715,9,23,1,23,3,23,718,8,23,3,23,720,8,23,1,23,1,23,1,23,1,23,
        1,23,1,23,1,23,5,23,729,8,23,10,23,12,23,732,9,23,1,23,3,23,735,
        8,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,1,23,5,23,745,8,23,10,23,
        12,23,748,9,23,1,23,3,23,751,8,23,3,23,753,8,23,1,23,1,23,1,23,1,
        23,1,23,1,23,1,23,5,23,762,8,23,10,23,12,23,765,9,23,1,23,1,23,1,
        23,5,23,770,8,23,10,23,12,23,773,9,23,1,23,1,23,3,23,777,8,23,1,
        24,1,24,3,24,781,8,24,1,25,3,25,784,8,25,1,25,1,25,1,26,1,26,1,26,
        5,26,791,8,26,10,26,12,26,794,9,26,1,26,3,26,797,8,26,1,26,1,26,
        1,26,1,26,1,26,1,26,1,26,1,26,3,26,807,8,26,3,26,809,8,26,1,27,1,
        27,1,27,5,27,814,8,27,10,27,12,27,817,9,27,1,27,1,27,1,27,1,27,5,
        27,823,8,27,10,27,12,27,826,9,27,1,27,1,27,1,27,1,27,3,27,832,8,
        27,1,27,1,27,5,27,836,8,27,10,27,12,27,839,9,27,1,27,1,27,3,27,843,
        8,27,1,28,1,28,1,28,5,28,848,8,28,10,28,12,28,851,9,28,1,29,1,29,
        1,29,1,29,1,29,1,29,1,29,1,29,3,29,861,8,29,3,29,863,8,29,1,29,1,
        29,1,29,1,29,1,29,3,29,870,8,29,1,30,1,30,1,30,3,30,875,8,30,1,30,
        3,30,878,8,30,1,30,1,30,3,30,882,8,30,1,30,0,0,31,0,2,4,6,8,10,12,
        14,16,18,20,22,24,26,28,30,32,34,36,38,40,42,44,46,48,50,52,54,56,
        58,60,0,10,2,0,43,43,141,141,2,0,58,58,146,146,2,0,5,5,10,10,2,0,
        48,48,51,51,2,0,129,129,145,145,4,0,35,35,38,38,41,41,44,45,1,0,
        48,49,2,0,23,24,68,106,8,0,13,13,25,25,30,30,32,32,38,39,47,47,107,
        108,131,134,1,0,120,121,1055,0,65,1,0,0,0,2,258,1,0,0,0,4,260,1,
        0,0,0,6,269,1,0,0,0,8,318,1,0,0,0,10,331,1,0,0,0,12,351,1,0,0,0,
        14,353,1,0,0,0,16,358,1,0,0,0,18,378,1,0,0,0,20,423,1,0,0,0,22,425,
        1,0,0,0,24,441,1,0,0,0,26,446,1,0,0,0,28,463,1,0,0,0,30,480,1,0,
        0,0,32,489,1,0,0,0,34,504,1,0,0,0,36,535,1,0,0,0,38,537,1,0,0,0,
        40,569,1,0,0,0,42,571,1,0,0,0,44,579,1,0,0,0,46,595,1,0,0,0,48,780,
        1,0,0,0,50,783,1,0,0,0,52,808,1,0,0,0,54,810,1,0,0,0,56,844,1,0,
        0,0,58,869,1,0,0,0,60,881,1,0,0,0,62,64,3,2,1,0,63,62,1,0,0,0,64,
        67,1,0,0,0,65,63,1,0,0,0,65,66,1,0,0,0,66,68,1,0,0,0,67,65,1,0,0,
        0,68,69,5,0,0,1,69,1,1,0,0,0,70,259,5,146,0,0,71,259,3,4,2,0,72,
        80,5,31,0,0,73,80,5,42,0,0,74,80,5,9,0,0,75,77,5,149,0,0,76,75,1,
        0,0,0,76,77,1,0,0,0,77,78,1,0,0,0,78,80,5,46,0,0,79,72,1,0,0,0,79,
        73,1,0,0,0,79,74,1,0,0,0,79,76,1,0,0,0,80,81,1,0,0,0,81,86,3,6,3,
        0,82,83,5,59,0,0,83,85,3,6,3,0,84,82,1,0,0,0,85,88,1,0,0,0,86,84,
        1,0,0,0,86,87,1,0,0,0,87,90,1,0,0,0,88,86,1,0,0,0,89,91,5,58,0,0,
        90,89,1,0,0,0,90,91,1,0,0,0,91,259,1,0,0,0,92,94,3,42,21,0,93,95,
        5,58,0,0,94,93,1,0,0,0,94,95,1,0,0,0,95,259,1,0,0,0,96,97,5,21,0,
        0,97,98,5,54,0,0,98,99,3,42,21,0,99,100,5,55,0,0,100,103,3,2,1,0,
        101,102,5,15,0,0,102,104,3,2,1,0,103,101,1,0,0,0,103,104,1,0,0,0,
        104,259,1,0,0,0,105,107,5,19,0,0,106,108,5,39,0,0,107,106,1,0,0,
        0,107,108,1,0,0,0,108,109,1,0,0,0,109,111,5,54,0,0,110,112,3,12,
        6,0,111,110,1,0,0,0,111,112,1,0,0,0,112,123,1,0,0,0,113,114,7,0,
        0,0,114,124,3,42,21,0,115,117,5,58,0,0,116,118,3,42,21,0,117,116,
        1,0,0,0,117,118,1,0,0,0,118,119,1,0,0,0,119,121,5,58,0,0,120,122,
        3,42,21,0,121,120,1,0,0,0,121,122,1,0,0,0,122,124,1,0,0,0,123,113,
        1,0,0,0,123,115,1,0,0,0,124,125,1,0,0,0,125,126,5,55,0,0,126,259,
        3,2,1,0,127,128,5,33,0,0,128,129,5,54,0,0,129,130,3,42,21,0,130,
        131,5,55,0,0,131,132,3,2,1,0,132,259,1,0,0,0,133,134,5,14,0,0,134,
        135,3,2,1,0,135,136,5,33,0,0,136,137,5,54,0,0,137,138,3,42,21,0,
        138,140,5,55,0,0,139,141,7,1,0,0,140,139,1,0,0,0,140,141,1,0,0,0,
        141,259,1,0,0,0,142,143,5,26,0,0,143,145,3,14,7,0,144,146,5,58,0,
        0,145,144,1,0,0,0,145,146,1,0,0,0,146,259,1,0,0,0,147,149,5,147,
        0,0,148,150,5,58,0,0,149,148,1,0,0,0,149,150,1,0,0,0,150,259,1,0,
        0,0,151,153,7,2,0,0,152,154,5,144,0,0,153,152,1,0,0,0,153,154,1,
        0,0,0,154,156,1,0,0,0,155,157,5,58,0,0,156,155,1,0,0,0,156,157,1,
        0,0,0,157,259,1,0,0,0,158,159,5,28,0,0,159,161,3,42,21,0,160,162,
        5,58,0,0,161,160,1,0,0,0,161,162,1,0,0,0,162,259,1,0,0,0,163,164,
        5,29,0,0,164,175,3,4,2,0,165,170,5,7,0,0,166,167,5,54,0,0,167,168,
        3,8,4,0,168,169,5,55,0,0,169,171,1,0,0,0,170,166,1,0,0,0,170,171,
        1,0,0,0,171,172,1,0,0,0,172,176,3,4,2,0,173,174,5,18,0,0,174,176,
        3,4,2,0,175,165,1,0,0,0,175,173,1,0,0,0,176,177,1,0,0,0,177,175,
        1,0,0,0,177,178,1,0,0,0,178,259,1,0,0,0,179,180,5,27,0,0,180,181,
        5,54,0,0,181,182,3,42,21,0,182,183,5,55,0,0,183,187,5,52,0,0,184,
        186,3,16,8,0,185,184,1,0,0,0,186,189,1,0,0,0,187,185,1,0,0,0,187,
        188,1,0,0,0,188,190,1,0,0,0,189,187,1,0,0,0,190,191,5,53,0,0,191,
        259,1,0,0,0,192,193,5,150,0,0,193,194,5,60,0,0,194,259,3,2,1,0,195,
        197,5,148,0,0,196,195,1,0,0,0,196,197,1,0,0,0,197,198,1,0,0,0,198,
        200,5,20,0,0,199,201,5,138,0,0,200,199,1,0,0,0,200,201,1,0,0,0,201,
        202,1,0,0,0,202,203,5,48,0,0,203,204,3,28,14,0,204,205,3,4,2,0,205,
        259,1,0,0,0,206,207,5,8,0,0,207,208,5,48,0,0,208,259,3,32,16,0,209,
        211,3,38,19,0,210,209,1,0,0,0,211,212,1,0,0,0,212,210,1,0,0,0,212,
        213,1,0,0,0,213,215,1,0,0,0,214,216,5,16,0,0,215,214,1,0,0,0,215,
        216,1,0,0,0,216,218,1,0,0,0,217,219,5,12,0,0,218,217,1,0,0,0,218,
        219,1,0,0,0,219,220,1,0,0,0,220,222,5,8,0,0,221,223,5,48,0,0,222,
        221,1,0,0,0,222,223,1,0,0,0,223,224,1,0,0,0,224,225,3,32,16,0,225,
        259,1,0,0,0,226,237,5,22,0,0,227,232,3,18,9,0,228,229,5,59,0,0,229,
        231,3,18,9,0,230,228,1,0,0,0,231,234,1,0,0,0,232,230,1,0,0,0,232,
        233,1,0,0,0,233,235,1,0,0,0,234,232,1,0,0,0,235,236,5,40,0,0,236,
        238,1,0,0,0,237,227,1,0,0,0,237,238,1,0,0,0,238,239,1,0,0,0,239,
        241,5,51,0,0,240,242,3,26,13,0,241,240,1,0,0,0,241,242,1,0,0,0,242,
        244,1,0,0,0,243,245,5,58,0,0,244,243,1,0,0,0,244,245,1,0,0,0,245,
        259,1,0,0,0,246,247,5,16,0,0,247,259,3,20,10,0,248,249,5,34,0,0,
        249,250,5,54,0,0,250,251,3,42,21,0,251,252,5,55,0,0,252,253,3,2,
        1,0,253,259,1,0,0,0,254,256,5,11,0,0,255,257,5,58,0,0,256,255,1,
        0,0,0,256,257,1,0,0,0,257,259,1,0,0,0,258,70,1,0,0,0,258,71,1,0,
        0,0,258,79,1,0,0,0,258,92,1,0,0,0,258,96,1,0,0,0,258,105,1,0,0,0,
        258,127,1,0,0,0,258,133,1,0,0,0,258,142,1,0,0,0,258,147,1,0,0,0,
        258,151,1,0,0,0,258,158,1,0,0,0,258,163,1,0,0,0,258,179,1,0,0,0,
        258,192,1,0,0,0,258,196,1,0,0,0,258,206,1,0,0,0,258,210,1,0,0,0,
        258,226,1,0,0,0,258,246,1,0,0,0,258,248,1,0,0,0,258,254,1,0,0,0,
        259,3,1,0,0,0,260,264,5,52,0,0,261,263,3,2,1,0,262,261,1,0,0,0,263,
        266,1,0,0,0,264,262,1,0,0,0,264,265,1,0,0,0,265,267,1,0,0,0,266,
        264,1,0,0,0,267,268,5,53,0,0,268,5,1,0,0,0,269,272,3,8,4,0,270,271,
        5,68,0,0,271,273,3,44,22,0,272,270,1,0,0,0,272,273,1,0,0,0,273,7,
        1,0,0,0,274,319,5,48,0,0,275,279,5,56,0,0,276,278,5,59,0,0,277,276,
        1,0,0,0,278,281,1,0,0,0,279,277,1,0,0,0,279,280,1,0,0,0,280,300,
        1,0,0,0,281,279,1,0,0,0,282,291,3,30,15,0,283,285,5,59,0,0,284,283,
        1,0,0,0,285,286,1,0,0,0,286,284,1,0,0,0,286,287,1,0,0,0,287,288,
        1,0,0,0,288,290,3,30,15,0,289,284,1,0,0,0,290,293,1,0,0,0,291,289,
        1,0,0,0,291,292,1,0,0,0,292,297,1,0,0,0,293,291,1,0,0,0,294,296,
        5,59,0,0,295,294,1,0,0,0,296,299,1,0,0,0,297,295,1,0,0,0,297,298,
        1,0,0,0,298,301,1,0,0,0,299,297,1,0,0,0,300,282,1,0,0,0,300,301,
        1,0,0,0,301,302,1,0,0,0,302,319,5,57,0,0,303,315,5,129,0,0,304,309,
        3,10,5,0,305,306,5,59,0,0,306,308,3,10,5,0,307,305,1,0,0,0,308,311,
        1,0,0,0,309,307,1,0,0,0,309,310,1,0,0,0,310,313,1,0,0,0,311,309,
        1,0,0,0,312,314,5,59,0,0,313,312,1,0,0,0,313,314,1,0,0,0,314,316,
        1,0,0,0,315,304,1,0,0,0,315,316,1,0,0,0,316,317,1,0,0,0,317,319,
        5,53,0,0,318,274,1,0,0,0,318,275,1,0,0,0,318,303,1,0,0,0,319,9,1,
        0,0,0,320,321,5,64,0,0,321,332,3,8,4,0,322,325,3,36,18,0,323,324,
        5,60,0,0,324,326,3,8,4,0,325,323,1,0,0,0,325,326,1,0,0,0,326,329,
        1,0,0,0,327,328,5,68,0,0,328,330,3,44,22,0,329,327,1,0,0,0,329,330,
        1,0,0,0,330,332,1,0,0,0,331,320,1,0,0,0,331,322,1,0,0,0,332,11,1,
        0,0,0,333,341,5,31,0,0,334,341,5,42,0,0,335,341,5,9,0,0,336,338,
        5,149,0,0,337,336,1,0,0,0,337,338,1,0,0,0,338,339,1,0,0,0,339,341,
        5,46,0,0,340,333,1,0,0,0,340,334,1,0,0,0,340,335,1,0,0,0,340,337,
        1,0,0,0,341,342,1,0,0,0,342,347,3,6,3,0,343,344,5,59,0,0,344,346,
        3,6,3,0,345,343,1,0,0,0,346,349,1,0,0,0,347,345,1,0,0,0,347,348,
        1,0,0,0,348,352,1,0,0,0,349,347,1,0,0,0,350,352,3,42,21,0,351,340,
        1,0,0,0,351,350,1,0,0,0,352,13,1,0,0,0,353,354,3,42,21,0,354,15,
        1,0,0,0,355,356,5,6,0,0,356,359,3,42,21,0,357,359,5,12,0,0,358,355,
        1,0,0,0,358,357,1,0,0,0,359,360,1,0,0,0,360,364,5,60,0,0,361,363,
        3,2,1,0,362,361,1,0,0,0,363,366,1,0,0,0,364,362,1,0,0,0,364,365,
        1,0,0,0,365,17,1,0,0,0,366,364,1,0,0,0,367,372,5,48,0,0,368,373,
        5,48,0,0,369,370,5,86,0,0,370,371,5,36,0,0,371,373,5,48,0,0,372,
        368,1,0,0,0,372,369,1,0,0,0,372,373,1,0,0,0,373,379,1,0,0,0,374,
        375,5,86,0,0,375,376,5,36,0,0,376,379,5,48,0,0,377,379,3,22,11,0,
        378,367,1,0,0,0,378,374,1,0,0,0,378,377,1,0,0,0,379,19,1,0,0,0,380,
        382,5,12,0,0,381,380,1,0,0,0,381,382,1,0,0,0,382,383,1,0,0,0,383,
        424,3,2,1,0,384,397,5,12,0,0,385,387,5,148,0,0,386,385,1,0,0,0,386,
        387,1,0,0,0,387,388,1,0,0,0,388,390,5,20,0,0,389,391,5,138,0,0,390,
        389,1,0,0,0,390,391,1,0,0,0,391,392,1,0,0,0,392,393,3,28,14,0,393,
        394,3,4,2,0,394,398,1,0,0,0,395,396,5,8,0,0,396,398,3,32,16,0,397,
        386,1,0,0,0,397,395,1,0,0,0,398,424,1,0,0,0,399,402,5,86,0,0,400,
        401,5,36,0,0,401,403,7,3,0,0,402,400,1,0,0,0,402,403,1,0,0,0,403,
        404,1,0,0,0,404,405,5,40,0,0,405,407,5,51,0,0,406,408,3,26,13,0,
        407,406,1,0,0,0,407,408,1,0,0,0,408,410,1,0,0,0,409,411,5,58,0,0,
        410,409,1,0,0,0,410,411,1,0,0,0,411,424,1,0,0,0,412,418,3,22,11,
        0,413,414,5,40,0,0,414,416,5,51,0,0,415,417,3,26,13,0,416,415,1,
        0,0,0,416,417,1,0,0,0,417,419,1,0,0,0,418,413,1,0,0,0,418,419,1,
        0,0,0,419,421,1,0,0,0,420,422,5,58,0,0,421,420,1,0,0,0,421,422,1,
        0,0,0,422,424,1,0,0,0,423,381,1,0,0,0,423,384,1,0,0,0,423,399,1,
        0,0,0,423,412,1,0,0,0,424,21,1,0,0,0,425,437,7,4,0,0,426,431,3,24,
        12,0,427,428,5,59,0,0,428,430,3,24,12,0,429,427,1,0,0,0,430,433,
        1,0,0,0,431,429,1,0,0,0,431,432,1,0,0,0,432,435,1,0,0,0,433,431,
        1,0,0,0,434,436,5,59,0,0,435,434,1,0,0,0,435,436,1,0,0,0,436,438,
        1,0,0,0,437,426,1,0,0,0,437,438,1,0,0,0,438,439,1,0,0,0,439,440,
        5,53,0,0,440,23,1,0,0,0,441,444,7,3,0,0,442,443,5,36,0,0,443,445,
        7,3,0,0,444,442,1,0,0,0,444,445,1,0,0,0,445,25,1,0,0,0,446,447,5,
        143,0,0,447,459,5,129,0,0,448,453,3,52,26,0,449,450,5,59,0,0,450,
        452,3,52,26,0,451,449,1,0,0,0,452,455,1,0,0,0,453,451,1,0,0,0,453,
        454,1,0,0,0,454,457,1,0,0,0,455,453,1,0,0,0,456,458,5,59,0,0,457,
        456,1,0,0,0,457,458,1,0,0,0,458,460,1,0,0,0,459,448,1,0,0,0,459,
        460,1,0,0,0,460,461,1,0,0,0,461,462,5,53,0,0,462,27,1,0,0,0,463,
        475,5,54,0,0,464,469,3,30,15,0,465,466,5,59,0,0,466,468,3,30,15,
        0,467,465,1,0,0,0,468,471,1,0,0,0,469,467,1,0,0,0,469,470,1,0,0,
        0,470,473,1,0,0,0,471,469,1,0,0,0,472,474,5,59,0,0,473,472,1,0,0,
        0,473,474,1,0,0,0,474,476,1,0,0,0,475,464,1,0,0,0,475,476,1,0,0,
        0,476,477,1,0,0,0,477,478,5,55,0,0,478,29,1,0,0,0,479,481,5,64,0,
        0,480,479,1,0,0,0,480,481,1,0,0,0,481,482,1,0,0,0,482,485,3,8,4,
        0,483,484,5,68,0,0,484,486,3,44,22,0,485,483,1,0,0,0,485,486,1,0,
        0,0,486,31,1,0,0,0,487,488,5,17,0,0,488,490,3,46,23,0,489,487,1,
        0,0,0,489,490,1,0,0,0,490,491,1,0,0,0,491,496,5,52,0,0,492,495,3,
        34,17,0,493,495,5,58,0,0,494,492,1,0,0,0,494,493,1,0,0,0,495,498,
        1,0,0,0,496,494,1,0,0,0,496,497,1,0,0,0,497,499,1,0,0,0,498,496,
        1,0,0,0,499,500,5,53,0,0,500,33,1,0,0,0,501,503,3,38,19,0,502,501,
        1,0,0,0,503,506,1,0,0,0,504,502,1,0,0,0,504,505,1,0,0,0,505,510,
        1,0,0,0,506,504,1,0,0,0,507,509,7,5,0,0,508,507,1,0,0,0,509,512,
        1,0,0,0,510,508,1,0,0,0,510,511,1,0,0,0,511,525,1,0,0,0,512,510,
        1,0,0,0,513,526,3,4,2,0,514,516,5,138,0,0,515,514,1,0,0,0,515,516,
        1,0,0,0,516,517,1,0,0,0,517,523,3,36,18,0,518,519,3,28,14,0,519,
        520,3,4,2,0,520,524,1,0,0,0,521,522,5,68,0,0,522,524,3,44,22,0,523,
        518,1,0,0,0,523,521,1,0,0,0,523,524,1,0,0,0,524,526,1,0,0,0,525,
        513,1,0,0,0,525,515,1,0,0,0,526,35,1,0,0,0,527,536,5,48,0,0,528,
        536,5,50,0,0,529,536,5,51,0,0,530,536,5,49,0,0,531,532,5,56,0,0,
        532,533,3,42,21,0,533,534,5,57,0,0,534,536,1,0,0,0,535,527,1,0,0,
        0,535,528,1,0,0,0,535,529,1,0,0,0,535,530,1,0,0,0,535,531,1,0,0,
        0,536,37,1,0,0,0,537,538,5,66,0,0,538,539,3,40,20,0,539,39,1,0,0,
        0,540,545,5,48,0,0,541,542,5,62,0,0,542,544,7,6,0,0,543,541,1,0,
        0,0,544,547,1,0,0,0,545,543,1,0,0,0,545,546,1,0,0,0,546,563,1,0,
        0,0,547,545,1,0,0,0,548,560,5,139,0,0,549,554,3,50,25,0,550,551,
        5,59,0,0,551,553,3,50,25,0,552,550,1,0,0,0,553,556,1,0,0,0,554,552,
        1,0,0,0,554,555,1,0,0,0,555,558,1,0,0,0,556,554,1,0,0,0,557,559,
        5,59,0,0,558,557,1,0,0,0,558,559,1,0,0,0,559,561,1,0,0,0,560,549,
        1,0,0,0,560,561,1,0,0,0,561,562,1,0,0,0,562,564,5,55,0,0,563,548,
        1,0,0,0,563,564,1,0,0,0,564,570,1,0,0,0,565,566,5,130,0,0,566,567,
        3,42,21,0,567,568,5,55,0,0,568,570,1,0,0,0,569,540,1,0,0,0,569,565,
        1,0,0,0,570,41,1,0,0,0,571,576,3,44,22,0,572,573,5,59,0,0,573,575,
        3,44,22,0,574,572,1,0,0,0,575,578,1,0,0,0,576,574,1,0,0,0,576,577,
        1,0,0,0,577,43,1,0,0,0,578,576,1,0,0,0,579,589,3,46,23,0,580,581,
        7,7,0,0,581,588,3,46,23,0,582,583,5,61,0,0,583,584,3,44,22,0,584,
        585,5,60,0,0,585,586,3,46,23,0,586,588,1,0,0,0,587,580,1,0,0,0,587,
        582,1,0,0,0,588,591,1,0,0,0,589,587,1,0,0,0,589,590,1,0,0,0,590,
        45,1,0,0,0,591,589,1,0,0,0,592,594,7,8,0,0,593,592,1,0,0,0,594,597,
        1,0,0,0,595,593,1,0,0,0,595,596,1,0,0,0,596,696,1,0,0,0,597,595,
        1,0,0,0,598,697,5,50,0,0,599,697,5,48,0,0,600,697,5,51,0,0,601,697,
        5,49,0,0,602,697,5,111,0,0,603,615,5,130,0,0,604,609,3,50,25,0,605,
        606,5,59,0,0,606,608,3,50,25,0,607,605,1,0,0,0,608,611,1,0,0,0,609,
        607,1,0,0,0,609,610,1,0,0,0,610,613,1,0,0,0,611,609,1,0,0,0,612,
        614,5,59,0,0,613,612,1,0,0,0,613,614,1,0,0,0,614,616,1,0,0,0,615,
        604,1,0,0,0,615,616,1,0,0,0,616,617,1,0,0,0,617,697,5,55,0,0,618,
        622,5,56,0,0,619,621,5,59,0,0,620,619,1,0,0,0,621,624,1,0,0,0,622,
        620,1,0,0,0,622,623,1,0,0,0,623,643,1,0,0,0,624,622,1,0,0,0,625,
        634,3,50,25,0,626,628,5,59,0,0,627,626,1,0,0,0,628,629,1,0,0,0,629,
        627,1,0,0,0,629,630,1,0,0,0,630,631,1,0,0,0,631,633,3,50,25,0,632,
        627,1,0,0,0,633,636,1,0,0,0,634,632,1,0,0,0,634,635,1,0,0,0,635,
        640,1,0,0,0,636,634,1,0,0,0,637,639,5,59,0,0,638,637,1,0,0,0,639,
        642,1,0,0,0,640,638,1,0,0,0,640,641,1,0,0,0,641,644,1,0,0,0,642,
        640,1,0,0,0,643,625,1,0,0,0,643,644,1,0,0,0,644,645,1,0,0,0,645,
        697,5,57,0,0,646,658,5,129,0,0,647,652,3,52,26,0,648,649,5,59,0,
        0,649,651,3,52,26,0,650,648,1,0,0,0,651,654,1,0,0,0,652,650,1,0,
        0,0,652,653,1,0,0,0,653,656,1,0,0,0,654,652,1,0,0,0,655,657,5,59,
        0,0,656,655,1,0,0,0,656,657,1,0,0,0,657,659,1,0,0,0,658,647,1,0,
        0,0,658,659,1,0,0,0,659,660,1,0,0,0,660,697,5,53,0,0,661,669,5,67,
        0,0,662,668,5,113,0,0,663,664,5,114,0,0,664,665,3,42,21,0,665,666,
        5,53,0,0,666,668,1,0,0,0,667,662,1,0,0,0,667,663,1,0,0,0,668,671,
        1,0,0,0,669,667,1,0,0,0,669,670,1,0,0,0,670,672,1,0,0,0,671,669,
        1,0,0,0,672,697,5,115,0,0,673,675,5,135,0,0,674,676,5,138,0,0,675,
        674,1,0,0,0,675,676,1,0,0,0,676,678,1,0,0,0,677,679,5,48,0,0,678,
        677,1,0,0,0,678,679,1,0,0,0,679,680,1,0,0,0,680,681,3,28,14,0,681,
        682,3,4,2,0,682,697,1,0,0,0,683,684,5,137,0,0,684,686,3,40,20,0,
        685,683,1,0,0,0,686,689,1,0,0,0,687,685,1,0,0,0,687,688,1,0,0,0,
        688,690,1,0,0,0,689,687,1,0,0,0,690,692,5,136,0,0,691,693,5,48,0,
        0,692,691,1,0,0,0,692,693,1,0,0,0,693,694,1,0,0,0,694,697,3,32,16,
        0,695,697,3,54,27,0,696,598,1,0,0,0,696,599,1,0,0,0,696,600,1,0,
        0,0,696,601,1,0,0,0,696,602,1,0,0,0,696,603,1,0,0,0,696,618,1,0,
        0,0,696,646,1,0,0,0,696,661,1,0,0,0,696,673,1,0,0,0,696,687,1,0,
        0,0,696,695,1,0,0,0,697,771,1,0,0,0,698,699,5,62,0,0,699,770,7,6,
        0,0,700,734,5,63,0,0,701,735,5,48,0,0,702,735,5,49,0,0,703,704,5,
        140,0,0,704,705,3,42,21,0,705,706,5,57,0,0,706,735,1,0,0,0,707,719,
        5,139,0,0,708,713,3,50,25,0,709,710,5,59,0,0,710,712,3,50,25,0,711,
        709,1,0,0,0,712,715,1,0,0,0,713,711,1,0,0,0,713,714,1,0,0,0,714,
        717,1,0,0,0,715,713,1,0,0,0,716,718,5,59,0,0,717,716,1,0,0,0,717,
        718,1,0,0,0,718,720,1,0,0,0,719,708,1,0,0,0,719,720,1,0,0,0,720,
        721,1,0,0,0,721,735,5,55,0,0,722,730,5,142,0,0,723,729,5,113,0,0,
        724,725,5,114,0,0,725,726,3,42,21,0,726,727,5,53,0,0,727,729,1,0,
        0,0,728,723,1,0,0,0,728,724,1,0,0,0,729,732,1,0,0,0,730,728,1,0,
        0,0,730,731,1,0,0,0,731,733,1,0,0,0,732,730,1,0,0,0,733,735,5,115,
        0,0,734,701,1,0,0,0,734,702,1,0,0,0,734,703,1,0,0,0,734,707,1,0,
        0,0,734,722,1,0,0,0,735,770,1,0,0,0,736,737,5,140,0,0,737,738,3,
        42,21,0,738,739,5,57,0,0,739,770,1,0,0,0,740,752,5,139,0,0,741,746,
        3,50,25,0,742,743,5,59,0,0,743,745,3,50,25,0,744,742,1,0,0,0,745,
        748,1,0,0,0,746,744,1,0,0,0,746,747,1,0,0,0,747,750,1,0,0,0,748,
        746,1,0,0,0,749,751,5,59,0,0,750,749,1,0,0,0,750,751,1,0,0,0,751,
        753,1,0,0,0,752,741,1,0,0,0,752,753,1,0,0,0,753,754,1,0,0,0,754,
        770,5,55,0,0,755,763,5,142,0,0,756,762,5,113,0,0,757,758,5,114,0,
        0,758,759,3,42,21,0,759,760,5,53,0,0,760,762,1,0,0,0,761,756,1,0,
        0,0,761,757,1,0,0,0,762,765,1,0,0,0,763,761,1,0,0,0,763,764,1,0,
        0,0,764,766,1,0,0,0,765,763,1,0,0,0,766,770,5,115,0,0,767,770,5,
        109,0,0,768,770,5,110,0,0,769,698,1,0,0,0,769,700,1,0,0,0,769,736,
        1,0,0,0,769,740,1,0,0,0,769,755,1,0,0,0,769,767,1,0,0,0,769,768,
        1,0,0,0,770,773,1,0,0,0,771,769,1,0,0,0,771,772,1,0,0,0,772,776,
        1,0,0,0,773,771,1,0,0,0,774,775,5,65,0,0,775,777,3,48,24,0,776,774,
        1,0,0,0,776,777,1,0,0,0,777,47,1,0,0,0,778,781,3,46,23,0,779,781,
        3,4,2,0,780,778,1,0,0,0,780,779,1,0,0,0,781,49,1,0,0,0,782,784,5,
        64,0,0,783,782,1,0,0,0,783,784,1,0,0,0,784,785,1,0,0,0,785,786,3,
        44,22,0,786,51,1,0,0,0,787,788,5,64,0,0,788,809,3,44,22,0,789,791,
        7,5,0,0,790,789,1,0,0,0,791,794,1,0,0,0,792,790,1,0,0,0,792,793,
        1,0,0,0,793,796,1,0,0,0,794,792,1,0,0,0,795,797,5,138,0,0,796,795,
        1,0,0,0,796,797,1,0,0,0,797,798,1,0,0,0,798,806,3,36,18,0,799,800,
        5,60,0,0,800,807,3,44,22,0,801,802,3,28,14,0,802,803,3,4,2,0,803,
        807,1,0,0,0,804,805,5,68,0,0,805,807,3,44,22,0,806,799,1,0,0,0,806,
        801,1,0,0,0,806,804,1,0,0,0,806,807,1,0,0,0,807,809,1,0,0,0,808,
        787,1,0,0,0,808,792,1,0,0,0,809,53,1,0,0,0,810,842,5,116,0,0,811,
        815,3,56,28,0,812,814,3,58,29,0,813,812,1,0,0,0,814,817,1,0,0,0,
        815,813,1,0,0,0,815,816,1,0,0,0,816,831,1,0,0,0,817,815,1,0,0,0,
        818,819,5,122,0,0,819,832,5,123,0,0,820,824,5,123,0,0,821,823,3,
        60,30,0,822,821,1,0,0,0,823,826,1,0,0,0,824,822,1,0,0,0,824,825,
        1,0,0,0,825,827,1,0,0,0,826,824,1,0,0,0,827,828,5,128,0,0,828,829,
        3,56,28,0,829,830,5,123,0,0,830,832,1,0,0,0,831,818,1,0,0,0,831,
        820,1,0,0,0,832,843,1,0,0,0,833,837,5,123,0,0,834,836,3,60,30,0,
        835,834,1,0,0,0,836,839,1,0,0,0,837,835,1,0,0,0,837,838,1,0,0,0,
        838,840,1,0,0,0,839,837,1,0,0,0,840,841,5,128,0,0,841,843,5,123,
        0,0,842,811,1,0,0,0,842,833,1,0,0,0,843,55,1,0,0,0,844,849,5,117,
        0,0,845,846,7,9,0,0,846,848,5,117,0,0,847,845,1,0,0,0,848,851,1,
        0,0,0,849,847,1,0,0,0,849,850,1,0,0,0,850,57,1,0,0,0,851,849,1,0,
        0,0,852,862,3,56,28,0,853,860,5,119,0,0,854,861,5,118,0,0,855,856,
        5,127,0,0,856,857,3,42,21,0,857,858,5,53,0,0,858,861,1,0,0,0,859,
        861,3,54,27,0,860,854,1,0,0,0,860,855,1,0,0,0,860,859,1,0,0,0,861,
        863,1,0,0,0,862,853,1,0,0,0,862,863,1,0,0,0,863,870,1,0,0,0,864,
        865,5,127,0,0,865,866,5,64,0,0,866,867,3,44,22,0,867,868,5,53,0,
        0,868,870,1,0,0,0,869,852,1,0,0,0,869,864,1,0,0,0,870,59,1,0,0,0,
        871,882,5,126,0,0,872,877,5,127,0,0,873,875,5,64,0,0,874,873,1,0,
        0,0,874,875,1,0,0,0,875,876,1,0,0,0,876,878,3,42,21,0,877,874,1,
        0,0,0,877,878,1,0,0,0,878,879,1,0,0,0,879,882,5,53,0,0,880,882,3,
        54,27,0,881,871,1,0,0,0,881,872,1,0,0,0,881,880,1,0,0,0,882,61,1,
        0,0,0,148,65,76,79,86,90,94,103,107,111,117,121,123,140,145,149,
        153,156,161,170,175,177,187,196,200,212,215,218,222,232,237,241,
        244,256,258,264,272,279,286,291,297,300,309,313,315,318,325,329,
        331,337,340,347,351,358,364,372,378,381,386,390,397,402,407,410,
        416,418,421,423,431,435,437,444,453,457,459,469,473,475,480,485,
        489,494,496,504,510,515,523,525,535,545,554,558,560,563,569,576,
        587,589,595,609,613,615,622,629,634,640,643,652,656,658,667,669,
        675,678,687,692,696,713,717,719,728,730,734,746,750,752,761,763,
        769,771,776,780,783,792,796,806,808,815,824,831,837,842,849,860,
        862,869,874,877,881
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
    public IDENTIFIER(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.IDENTIFIER, 0);
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
    public FUNCTION(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.FUNCTION, 0);
    }
    public parameters(): ParametersContext | null {
        return this.getRuleContext(0, ParametersContext);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public CLASS(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.CLASS, 0);
    }
    public classTail(): ClassTailContext | null {
        return this.getRuleContext(0, ClassTailContext);
    }
    public ASYNC_FUNCTION(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.ASYNC_FUNCTION, 0);
    }
    public GENERATOR(): antlr.TerminalNode | null {
        return this.getToken(JavaScriptParser.GENERATOR, 0);
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
