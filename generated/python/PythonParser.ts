
import * as antlr from "antlr4ng";
import { Token } from "antlr4ng";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class PythonParser extends antlr.Parser {
    public static readonly NEWLINE = 1;
    public static readonly INDENT = 2;
    public static readonly DEDENT = 3;
    public static readonly TRAILING_SEMICOLON = 4;
    public static readonly BODY_SEMICOLON = 5;
    public static readonly LAMBDA_COLON = 6;
    public static readonly FIELD_COLON = 7;
    public static readonly ASYNC = 8;
    public static readonly AWAIT = 9;
    public static readonly MATCH = 10;
    public static readonly CASE = 11;
    public static readonly TYPE = 12;
    public static readonly PRINT = 13;
    public static readonly SPACE = 14;
    public static readonly JOINED_LINE = 15;
    public static readonly COMMENT = 16;
    public static readonly AND = 17;
    public static readonly AS = 18;
    public static readonly ASSERT = 19;
    public static readonly BREAK = 20;
    public static readonly CLASS = 21;
    public static readonly CONTINUE = 22;
    public static readonly DEF = 23;
    public static readonly DEL = 24;
    public static readonly ELIF = 25;
    public static readonly ELSE = 26;
    public static readonly EXCEPT = 27;
    public static readonly FINALLY = 28;
    public static readonly FOR = 29;
    public static readonly FROM = 30;
    public static readonly GLOBAL = 31;
    public static readonly IF = 32;
    public static readonly IMPORT = 33;
    public static readonly IN = 34;
    public static readonly IS = 35;
    public static readonly LAMBDA = 36;
    public static readonly NOT = 37;
    public static readonly OR = 38;
    public static readonly PASS = 39;
    public static readonly RAISE = 40;
    public static readonly RETURN = 41;
    public static readonly TRY = 42;
    public static readonly WHILE = 43;
    public static readonly WITH = 44;
    public static readonly YIELD = 45;
    public static readonly NAME = 46;
    public static readonly NUMBER = 47;
    public static readonly STRING = 48;
    public static readonly FSTRING_START = 49;
    public static readonly OPEN_PAREN = 50;
    public static readonly CLOSE_PAREN = 51;
    public static readonly OPEN_BRACKET = 52;
    public static readonly CLOSE_BRACKET = 53;
    public static readonly OPEN_BRACE = 54;
    public static readonly CLOSE_BRACE = 55;
    public static readonly COMMA = 56;
    public static readonly COLON = 57;
    public static readonly SEMICOLON = 58;
    public static readonly DOT = 59;
    public static readonly ELLIPSIS = 60;
    public static readonly ASSIGN = 61;
    public static readonly WALRUS = 62;
    public static readonly ARROW = 63;
    public static readonly AT = 64;
    public static readonly STAR = 65;
    public static readonly STARS = 66;
    public static readonly SIGN = 67;
    public static readonly INVERT = 68;
    public static readonly EXCLAMATION = 69;
    public static readonly BACKTICK = 70;
    public static readonly OPERATOR = 71;
    public static readonly AUGMENTED_ASSIGN = 72;
    public static readonly FSTRING_MIDDLE = 73;
    public static readonly FSTRING_END = 74;
    public static readonly FIELD_OPEN = 75;
    public static readonly FIELD_CLOSE = 76;
    public static readonly SINGLE_BACKSLASH = 77;
    public static readonly DOUBLE_END = 78;
    public static readonly LONG_SINGLE_END = 79;
    public static readonly LONG_DOUBLE_END = 80;
    public static readonly RULE_program = 0;
    public static readonly RULE_statement = 1;
    public static readonly RULE_block = 2;
    public static readonly RULE_branch = 3;
    public static readonly RULE_imported = 4;
    public static readonly RULE_item = 5;
    public static readonly RULE_caseClause = 6;
    public static readonly RULE_pattern = 7;
    public static readonly RULE_typeParameters = 8;
    public static readonly RULE_parameter = 9;
    public static readonly RULE_lambdaParameter = 10;
    public static readonly RULE_targets = 11;
    public static readonly RULE_target = 12;
    public static readonly RULE_expressions = 13;
    public static readonly RULE_element = 14;
    public static readonly RULE_expression = 15;
    public static readonly RULE_disjunction = 16;
    public static readonly RULE_operand = 17;
    public static readonly RULE_argument = 18;
    public static readonly RULE_field = 19;

    public static readonly literalNames = [
        null, null, null, null, null, null, null, null, null, null, null, 
        null, null, null, null, null, null, "'and'", "'as'", "'assert'", 
        "'break'", "'class'", "'continue'", "'def'", "'del'", "'elif'", 
        "'else'", "'except'", "'finally'", "'for'", "'from'", null, "'if'", 
        "'import'", "'in'", "'is'", "'lambda'", "'not'", "'or'", "'pass'", 
        "'raise'", "'return'", "'try'", "'while'", "'with'", "'yield'", 
        null, null, null, null, "'('", "')'", "'['", "']'", null, null, 
        "','", "':'", "';'", "'.'", "'...'", "'='", "':='", "'->'", "'@'", 
        "'*'", "'**'", null, "'~'", "'!'", "'`'", null, null, null, null, 
        null, null, null, null, "'\\u005C\\u005C''", "'\"\"\"'"
    ];

    public static readonly symbolicNames = [
        null, "NEWLINE", "INDENT", "DEDENT", "TRAILING_SEMICOLON", "BODY_SEMICOLON", 
        "LAMBDA_COLON", "FIELD_COLON", "ASYNC", "AWAIT", "MATCH", "CASE", 
        "TYPE", "PRINT", "SPACE", "JOINED_LINE", "COMMENT", "AND", "AS", 
        "ASSERT", "BREAK", "CLASS", "CONTINUE", "DEF", "DEL", "ELIF", "ELSE", 
        "EXCEPT", "FINALLY", "FOR", "FROM", "GLOBAL", "IF", "IMPORT", "IN", 
        "IS", "LAMBDA", "NOT", "OR", "PASS", "RAISE", "RETURN", "TRY", "WHILE", 
        "WITH", "YIELD", "NAME", "NUMBER", "STRING", "FSTRING_START", "OPEN_PAREN", 
        "CLOSE_PAREN", "OPEN_BRACKET", "CLOSE_BRACKET", "OPEN_BRACE", "CLOSE_BRACE", 
        "COMMA", "COLON", "SEMICOLON", "DOT", "ELLIPSIS", "ASSIGN", "WALRUS", 
        "ARROW", "AT", "STAR", "STARS", "SIGN", "INVERT", "EXCLAMATION", 
        "BACKTICK", "OPERATOR", "AUGMENTED_ASSIGN", "FSTRING_MIDDLE", "FSTRING_END", 
        "FIELD_OPEN", "FIELD_CLOSE", "SINGLE_BACKSLASH", "DOUBLE_END", "LONG_SINGLE_END", 
        "LONG_DOUBLE_END"
    ];
    public static readonly ruleNames = [
        "program", "statement", "block", "branch", "imported", "item", "caseClause", 
        "pattern", "typeParameters", "parameter", "lambdaParameter", "targets", 
        "target", "expressions", "element", "expression", "disjunction", 
        "operand", "argument", "field",
    ];

    public get grammarFileName(): string { return "PythonParser.g4"; }
    public get literalNames(): (string | null)[] { return PythonParser.literalNames; }
    public get symbolicNames(): (string | null)[] { return PythonParser.symbolicNames; }
    public get ruleNames(): string[] { return PythonParser.ruleNames; }
    public get serializedATN(): number[] { return PythonParser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, PythonParser._ATN, PythonParser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public program(): ProgramContext {
        let localContext = new ProgramContext(this.context, this.state);
        this.enterRule(localContext, 0, PythonParser.RULE_program);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 50;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 8)) & ~0x1F) === 0 && ((1 << (_la - 8)) & 3017930807) !== 0) || ((((_la - 40)) & ~0x1F) === 0 && ((1 << (_la - 40)) & 1527797759) !== 0)) {
                {
                {
                this.state = 40;
                this.statement();
                this.state = 46;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case PythonParser.SEMICOLON:
                    {
                    this.state = 41;
                    this.match(PythonParser.SEMICOLON);
                    }
                    break;
                case PythonParser.NEWLINE:
                case PythonParser.TRAILING_SEMICOLON:
                    {
                    this.state = 43;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 4) {
                        {
                        this.state = 42;
                        this.match(PythonParser.TRAILING_SEMICOLON);
                        }
                    }

                    this.state = 45;
                    this.match(PythonParser.NEWLINE);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                }
                this.state = 52;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 53;
            this.match(PythonParser.EOF);
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
        this.enterRule(localContext, 2, PythonParser.RULE_statement);
        let _la: number;
        try {
            let alternative: number;
            this.state = 315;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 46, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 55;
                this.expressions();
                this.state = 58;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 56;
                    this.match(PythonParser.COLON);
                    this.state = 57;
                    this.expression();
                    }
                }

                this.state = 64;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 61 || _la === 72) {
                    {
                    {
                    this.state = 60;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 61 || _la === 72)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 61;
                    this.expressions();
                    }
                    }
                    this.state = 66;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 67;
                this.match(PythonParser.PASS);
                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 68;
                this.match(PythonParser.BREAK);
                }
                break;
            case 4:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 69;
                this.match(PythonParser.CONTINUE);
                }
                break;
            case 5:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 70;
                this.match(PythonParser.RETURN);
                this.state = 72;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 9)) & ~0x1F) === 0 && ((1 << (_la - 9)) & 402653185) !== 0) || ((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 47219391) !== 0)) {
                    {
                    this.state = 71;
                    this.expressions();
                    }
                }

                }
                break;
            case 6:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 74;
                this.match(PythonParser.RAISE);
                this.state = 80;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 9)) & ~0x1F) === 0 && ((1 << (_la - 9)) & 402653185) !== 0) || ((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 47219391) !== 0)) {
                    {
                    this.state = 75;
                    this.expressions();
                    this.state = 78;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 30) {
                        {
                        this.state = 76;
                        this.match(PythonParser.FROM);
                        this.state = 77;
                        this.expression();
                        }
                    }

                    }
                }

                }
                break;
            case 7:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 82;
                this.match(PythonParser.GLOBAL);
                this.state = 83;
                this.match(PythonParser.NAME);
                this.state = 88;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 56) {
                    {
                    {
                    this.state = 84;
                    this.match(PythonParser.COMMA);
                    this.state = 85;
                    this.match(PythonParser.NAME);
                    }
                    }
                    this.state = 90;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case 8:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 91;
                this.match(PythonParser.DEL);
                this.state = 92;
                this.expressions();
                }
                break;
            case 9:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 93;
                this.match(PythonParser.ASSERT);
                this.state = 94;
                this.expressions();
                }
                break;
            case 10:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 95;
                this.match(PythonParser.IMPORT);
                this.state = 96;
                this.imported();
                this.state = 101;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 56) {
                    {
                    {
                    this.state = 97;
                    this.match(PythonParser.COMMA);
                    this.state = 98;
                    this.imported();
                    }
                    }
                    this.state = 103;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case 11:
                this.enterOuterAlt(localContext, 11);
                {
                this.state = 104;
                this.match(PythonParser.FROM);
                this.state = 108;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 59 || _la === 60) {
                    {
                    {
                    this.state = 105;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 59 || _la === 60)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    }
                    this.state = 110;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 119;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 46) {
                    {
                    this.state = 111;
                    this.match(PythonParser.NAME);
                    this.state = 116;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 59) {
                        {
                        {
                        this.state = 112;
                        this.match(PythonParser.DOT);
                        this.state = 113;
                        this.match(PythonParser.NAME);
                        }
                        }
                        this.state = 118;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 121;
                this.match(PythonParser.IMPORT);
                this.state = 146;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case PythonParser.STAR:
                    {
                    this.state = 122;
                    this.match(PythonParser.STAR);
                    }
                    break;
                case PythonParser.NAME:
                    {
                    this.state = 123;
                    this.imported();
                    this.state = 128;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 56) {
                        {
                        {
                        this.state = 124;
                        this.match(PythonParser.COMMA);
                        this.state = 125;
                        this.imported();
                        }
                        }
                        this.state = 130;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    break;
                case PythonParser.OPEN_PAREN:
                    {
                    this.state = 131;
                    this.match(PythonParser.OPEN_PAREN);
                    this.state = 140;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 46) {
                        {
                        this.state = 132;
                        this.imported();
                        this.state = 137;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 14, this.context);
                        while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                            if (alternative === 1) {
                                {
                                {
                                this.state = 133;
                                this.match(PythonParser.COMMA);
                                this.state = 134;
                                this.imported();
                                }
                                }
                            }
                            this.state = 139;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 14, this.context);
                        }
                        }
                    }

                    this.state = 143;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 56) {
                        {
                        this.state = 142;
                        this.match(PythonParser.COMMA);
                        }
                    }

                    this.state = 145;
                    this.match(PythonParser.CLOSE_PAREN);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                break;
            case 12:
                this.enterOuterAlt(localContext, 12);
                {
                this.state = 148;
                this.match(PythonParser.TYPE);
                this.state = 149;
                this.match(PythonParser.NAME);
                this.state = 151;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 52) {
                    {
                    this.state = 150;
                    this.typeParameters();
                    }
                }

                this.state = 153;
                this.match(PythonParser.ASSIGN);
                this.state = 154;
                this.expression();
                }
                break;
            case 13:
                this.enterOuterAlt(localContext, 13);
                {
                this.state = 155;
                this.match(PythonParser.PRINT);
                this.state = 157;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 71) {
                    {
                    this.state = 156;
                    this.match(PythonParser.OPERATOR);
                    }
                }

                this.state = 159;
                this.expressions();
                }
                break;
            case 14:
                this.enterOuterAlt(localContext, 14);
                {
                this.state = 166;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 64) {
                    {
                    {
                    this.state = 160;
                    this.match(PythonParser.AT);
                    this.state = 161;
                    this.expression();
                    this.state = 162;
                    this.match(PythonParser.NEWLINE);
                    }
                    }
                    this.state = 168;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 222;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case PythonParser.ASYNC:
                case PythonParser.DEF:
                    {
                    this.state = 170;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 8) {
                        {
                        this.state = 169;
                        this.match(PythonParser.ASYNC);
                        }
                    }

                    this.state = 172;
                    this.match(PythonParser.DEF);
                    this.state = 173;
                    this.match(PythonParser.NAME);
                    this.state = 175;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 52) {
                        {
                        this.state = 174;
                        this.typeParameters();
                        }
                    }

                    this.state = 177;
                    this.match(PythonParser.OPEN_PAREN);
                    this.state = 189;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 35127313) !== 0)) {
                        {
                        this.state = 178;
                        this.parameter();
                        this.state = 183;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 23, this.context);
                        while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                            if (alternative === 1) {
                                {
                                {
                                this.state = 179;
                                this.match(PythonParser.COMMA);
                                this.state = 180;
                                this.parameter();
                                }
                                }
                            }
                            this.state = 185;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 23, this.context);
                        }
                        this.state = 187;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 56) {
                            {
                            this.state = 186;
                            this.match(PythonParser.COMMA);
                            }
                        }

                        }
                    }

                    this.state = 191;
                    this.match(PythonParser.CLOSE_PAREN);
                    this.state = 194;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 63) {
                        {
                        this.state = 192;
                        this.match(PythonParser.ARROW);
                        this.state = 193;
                        this.expression();
                        }
                    }

                    this.state = 196;
                    this.match(PythonParser.COLON);
                    this.state = 197;
                    this.block();
                    }
                    break;
                case PythonParser.CLASS:
                    {
                    this.state = 198;
                    this.match(PythonParser.CLASS);
                    this.state = 199;
                    this.match(PythonParser.NAME);
                    this.state = 201;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 52) {
                        {
                        this.state = 200;
                        this.typeParameters();
                        }
                    }

                    this.state = 218;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 50) {
                        {
                        this.state = 203;
                        this.match(PythonParser.OPEN_PAREN);
                        this.state = 215;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (((((_la - 9)) & ~0x1F) === 0 && ((1 << (_la - 9)) & 402653185) !== 0) || ((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 49320639) !== 0)) {
                            {
                            this.state = 204;
                            this.argument();
                            this.state = 209;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 28, this.context);
                            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                                if (alternative === 1) {
                                    {
                                    {
                                    this.state = 205;
                                    this.match(PythonParser.COMMA);
                                    this.state = 206;
                                    this.argument();
                                    }
                                    }
                                }
                                this.state = 211;
                                this.errorHandler.sync(this);
                                alternative = this.interpreter.adaptivePredict(this.tokenStream, 28, this.context);
                            }
                            this.state = 213;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 56) {
                                {
                                this.state = 212;
                                this.match(PythonParser.COMMA);
                                }
                            }

                            }
                        }

                        this.state = 217;
                        this.match(PythonParser.CLOSE_PAREN);
                        }
                    }

                    this.state = 220;
                    this.match(PythonParser.COLON);
                    this.state = 221;
                    this.block();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                break;
            case 15:
                this.enterOuterAlt(localContext, 15);
                {
                this.state = 224;
                this.match(PythonParser.IF);
                this.state = 225;
                this.branch();
                this.state = 230;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 33, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 226;
                        this.match(PythonParser.ELIF);
                        this.state = 227;
                        this.branch();
                        }
                        }
                    }
                    this.state = 232;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 33, this.context);
                }
                this.state = 236;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 34, this.context) ) {
                case 1:
                    {
                    this.state = 233;
                    this.match(PythonParser.ELSE);
                    this.state = 234;
                    this.match(PythonParser.COLON);
                    this.state = 235;
                    this.block();
                    }
                    break;
                }
                }
                break;
            case 16:
                this.enterOuterAlt(localContext, 16);
                {
                this.state = 238;
                this.match(PythonParser.WHILE);
                this.state = 239;
                this.branch();
                this.state = 243;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 35, this.context) ) {
                case 1:
                    {
                    this.state = 240;
                    this.match(PythonParser.ELSE);
                    this.state = 241;
                    this.match(PythonParser.COLON);
                    this.state = 242;
                    this.block();
                    }
                    break;
                }
                }
                break;
            case 17:
                this.enterOuterAlt(localContext, 17);
                {
                this.state = 246;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 8) {
                    {
                    this.state = 245;
                    this.match(PythonParser.ASYNC);
                    }
                }

                this.state = 248;
                this.match(PythonParser.FOR);
                this.state = 249;
                this.targets();
                this.state = 250;
                this.match(PythonParser.IN);
                this.state = 251;
                this.expressions();
                this.state = 252;
                this.match(PythonParser.COLON);
                this.state = 253;
                this.block();
                this.state = 257;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 37, this.context) ) {
                case 1:
                    {
                    this.state = 254;
                    this.match(PythonParser.ELSE);
                    this.state = 255;
                    this.match(PythonParser.COLON);
                    this.state = 256;
                    this.block();
                    }
                    break;
                }
                }
                break;
            case 18:
                this.enterOuterAlt(localContext, 18);
                {
                this.state = 259;
                this.match(PythonParser.TRY);
                this.state = 260;
                this.match(PythonParser.COLON);
                this.state = 261;
                this.block();
                this.state = 274;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 40, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 262;
                        this.match(PythonParser.EXCEPT);
                        this.state = 268;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (((((_la - 9)) & ~0x1F) === 0 && ((1 << (_la - 9)) & 402653185) !== 0) || ((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 47219391) !== 0)) {
                            {
                            this.state = 263;
                            this.expressions();
                            this.state = 266;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 18) {
                                {
                                this.state = 264;
                                this.match(PythonParser.AS);
                                this.state = 265;
                                this.match(PythonParser.NAME);
                                }
                            }

                            }
                        }

                        this.state = 270;
                        this.match(PythonParser.COLON);
                        this.state = 271;
                        this.block();
                        }
                        }
                    }
                    this.state = 276;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 40, this.context);
                }
                this.state = 280;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 41, this.context) ) {
                case 1:
                    {
                    this.state = 277;
                    this.match(PythonParser.ELSE);
                    this.state = 278;
                    this.match(PythonParser.COLON);
                    this.state = 279;
                    this.block();
                    }
                    break;
                }
                this.state = 285;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 42, this.context) ) {
                case 1:
                    {
                    this.state = 282;
                    this.match(PythonParser.FINALLY);
                    this.state = 283;
                    this.match(PythonParser.COLON);
                    this.state = 284;
                    this.block();
                    }
                    break;
                }
                }
                break;
            case 19:
                this.enterOuterAlt(localContext, 19);
                {
                this.state = 288;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 8) {
                    {
                    this.state = 287;
                    this.match(PythonParser.ASYNC);
                    }
                }

                this.state = 290;
                this.match(PythonParser.WITH);
                this.state = 291;
                this.item();
                this.state = 296;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 56) {
                    {
                    {
                    this.state = 292;
                    this.match(PythonParser.COMMA);
                    this.state = 293;
                    this.item();
                    }
                    }
                    this.state = 298;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 299;
                this.match(PythonParser.COLON);
                this.state = 300;
                this.block();
                }
                break;
            case 20:
                this.enterOuterAlt(localContext, 20);
                {
                this.state = 302;
                this.match(PythonParser.MATCH);
                this.state = 303;
                this.expressions();
                this.state = 304;
                this.match(PythonParser.COLON);
                this.state = 305;
                this.match(PythonParser.INDENT);
                this.state = 309;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 306;
                    this.caseClause();
                    this.state = 307;
                    this.match(PythonParser.NEWLINE);
                    }
                    }
                    this.state = 311;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 11);
                this.state = 313;
                this.match(PythonParser.DEDENT);
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
    public block(): BlockContext {
        let localContext = new BlockContext(this.context, this.state);
        this.enterRule(localContext, 4, PythonParser.RULE_block);
        let _la: number;
        try {
            let alternative: number;
            this.state = 340;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case PythonParser.INDENT:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 317;
                this.match(PythonParser.INDENT);
                this.state = 326;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 318;
                    this.statement();
                    this.state = 324;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case PythonParser.SEMICOLON:
                        {
                        this.state = 319;
                        this.match(PythonParser.SEMICOLON);
                        }
                        break;
                    case PythonParser.NEWLINE:
                    case PythonParser.TRAILING_SEMICOLON:
                        {
                        this.state = 321;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 4) {
                            {
                            this.state = 320;
                            this.match(PythonParser.TRAILING_SEMICOLON);
                            }
                        }

                        this.state = 323;
                        this.match(PythonParser.NEWLINE);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    }
                    this.state = 328;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (((((_la - 8)) & ~0x1F) === 0 && ((1 << (_la - 8)) & 3017930807) !== 0) || ((((_la - 40)) & ~0x1F) === 0 && ((1 << (_la - 40)) & 1527797759) !== 0));
                this.state = 330;
                this.match(PythonParser.DEDENT);
                }
                break;
            case PythonParser.ASYNC:
            case PythonParser.AWAIT:
            case PythonParser.MATCH:
            case PythonParser.TYPE:
            case PythonParser.PRINT:
            case PythonParser.ASSERT:
            case PythonParser.BREAK:
            case PythonParser.CLASS:
            case PythonParser.CONTINUE:
            case PythonParser.DEF:
            case PythonParser.DEL:
            case PythonParser.FOR:
            case PythonParser.FROM:
            case PythonParser.GLOBAL:
            case PythonParser.IF:
            case PythonParser.IMPORT:
            case PythonParser.LAMBDA:
            case PythonParser.NOT:
            case PythonParser.PASS:
            case PythonParser.RAISE:
            case PythonParser.RETURN:
            case PythonParser.TRY:
            case PythonParser.WHILE:
            case PythonParser.WITH:
            case PythonParser.YIELD:
            case PythonParser.NAME:
            case PythonParser.NUMBER:
            case PythonParser.STRING:
            case PythonParser.FSTRING_START:
            case PythonParser.OPEN_PAREN:
            case PythonParser.OPEN_BRACKET:
            case PythonParser.OPEN_BRACE:
            case PythonParser.ELLIPSIS:
            case PythonParser.AT:
            case PythonParser.STAR:
            case PythonParser.SIGN:
            case PythonParser.INVERT:
            case PythonParser.BACKTICK:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 332;
                this.statement();
                this.state = 337;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 50, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 333;
                        this.match(PythonParser.BODY_SEMICOLON);
                        this.state = 334;
                        this.statement();
                        }
                        }
                    }
                    this.state = 339;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 50, this.context);
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
    public branch(): BranchContext {
        let localContext = new BranchContext(this.context, this.state);
        this.enterRule(localContext, 6, PythonParser.RULE_branch);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 342;
            this.expression();
            this.state = 343;
            this.match(PythonParser.COLON);
            this.state = 344;
            this.block();
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
    public imported(): ImportedContext {
        let localContext = new ImportedContext(this.context, this.state);
        this.enterRule(localContext, 8, PythonParser.RULE_imported);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 346;
            this.match(PythonParser.NAME);
            this.state = 351;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 59) {
                {
                {
                this.state = 347;
                this.match(PythonParser.DOT);
                this.state = 348;
                this.match(PythonParser.NAME);
                }
                }
                this.state = 353;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 356;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 18) {
                {
                this.state = 354;
                this.match(PythonParser.AS);
                this.state = 355;
                this.match(PythonParser.NAME);
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
    public item(): ItemContext {
        let localContext = new ItemContext(this.context, this.state);
        this.enterRule(localContext, 10, PythonParser.RULE_item);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 358;
            this.expression();
            this.state = 361;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 18) {
                {
                this.state = 359;
                this.match(PythonParser.AS);
                this.state = 360;
                this.target();
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
    public caseClause(): CaseClauseContext {
        let localContext = new CaseClauseContext(this.context, this.state);
        this.enterRule(localContext, 12, PythonParser.RULE_caseClause);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 363;
            this.match(PythonParser.CASE);
            this.state = 364;
            this.pattern();
            this.state = 369;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 55, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 365;
                    this.match(PythonParser.COMMA);
                    this.state = 366;
                    this.pattern();
                    }
                    }
                }
                this.state = 371;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 55, this.context);
            }
            this.state = 373;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 56) {
                {
                this.state = 372;
                this.match(PythonParser.COMMA);
                }
            }

            this.state = 377;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 32) {
                {
                this.state = 375;
                this.match(PythonParser.IF);
                this.state = 376;
                this.expression();
                }
            }

            this.state = 379;
            this.match(PythonParser.COLON);
            this.state = 380;
            this.block();
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
    public pattern(): PatternContext {
        let localContext = new PatternContext(this.context, this.state);
        this.enterRule(localContext, 14, PythonParser.RULE_pattern);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 383;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 65) {
                {
                this.state = 382;
                this.match(PythonParser.STAR);
                }
            }

            this.state = 385;
            this.disjunction();
            this.state = 388;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 18) {
                {
                this.state = 386;
                this.match(PythonParser.AS);
                this.state = 387;
                this.match(PythonParser.NAME);
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
    public typeParameters(): TypeParametersContext {
        let localContext = new TypeParametersContext(this.context, this.state);
        this.enterRule(localContext, 16, PythonParser.RULE_typeParameters);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 390;
            this.match(PythonParser.OPEN_BRACKET);
            this.state = 402;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 35127313) !== 0)) {
                {
                this.state = 391;
                this.parameter();
                this.state = 396;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 60, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 392;
                        this.match(PythonParser.COMMA);
                        this.state = 393;
                        this.parameter();
                        }
                        }
                    }
                    this.state = 398;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 60, this.context);
                }
                this.state = 400;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 56) {
                    {
                    this.state = 399;
                    this.match(PythonParser.COMMA);
                    }
                }

                }
            }

            this.state = 404;
            this.match(PythonParser.CLOSE_BRACKET);
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
        this.enterRule(localContext, 18, PythonParser.RULE_parameter);
        let _la: number;
        try {
            let alternative: number;
            this.state = 445;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 72, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 407;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 65 || _la === 66) {
                    {
                    this.state = 406;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 65 || _la === 66)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                }

                this.state = 409;
                this.match(PythonParser.NAME);
                this.state = 415;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 410;
                    this.match(PythonParser.COLON);
                    this.state = 412;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 65) {
                        {
                        this.state = 411;
                        this.match(PythonParser.STAR);
                        }
                    }

                    this.state = 414;
                    this.expression();
                    }
                }

                this.state = 422;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 61) {
                    {
                    this.state = 417;
                    this.match(PythonParser.ASSIGN);
                    this.state = 419;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 65) {
                        {
                        this.state = 418;
                        this.match(PythonParser.STAR);
                        }
                    }

                    this.state = 421;
                    this.expression();
                    }
                }

                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 424;
                this.match(PythonParser.STAR);
                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 425;
                this.match(PythonParser.OPERATOR);
                }
                break;
            case 4:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 426;
                this.match(PythonParser.OPEN_PAREN);
                this.state = 438;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 35127313) !== 0)) {
                    {
                    this.state = 427;
                    this.parameter();
                    this.state = 432;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 68, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 428;
                            this.match(PythonParser.COMMA);
                            this.state = 429;
                            this.parameter();
                            }
                            }
                        }
                        this.state = 434;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 68, this.context);
                    }
                    this.state = 436;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 56) {
                        {
                        this.state = 435;
                        this.match(PythonParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 440;
                this.match(PythonParser.CLOSE_PAREN);
                this.state = 443;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 61) {
                    {
                    this.state = 441;
                    this.match(PythonParser.ASSIGN);
                    this.state = 442;
                    this.expression();
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
    public lambdaParameter(): LambdaParameterContext {
        let localContext = new LambdaParameterContext(this.context, this.state);
        this.enterRule(localContext, 20, PythonParser.RULE_lambdaParameter);
        let _la: number;
        try {
            let alternative: number;
            this.state = 476;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 79, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 448;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 65 || _la === 66) {
                    {
                    this.state = 447;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 65 || _la === 66)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                }

                this.state = 450;
                this.match(PythonParser.NAME);
                this.state = 453;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 61) {
                    {
                    this.state = 451;
                    this.match(PythonParser.ASSIGN);
                    this.state = 452;
                    this.expression();
                    }
                }

                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 455;
                this.match(PythonParser.STAR);
                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 456;
                this.match(PythonParser.OPERATOR);
                }
                break;
            case 4:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 457;
                this.match(PythonParser.OPEN_PAREN);
                this.state = 469;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 35127313) !== 0)) {
                    {
                    this.state = 458;
                    this.lambdaParameter();
                    this.state = 463;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 75, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 459;
                            this.match(PythonParser.COMMA);
                            this.state = 460;
                            this.lambdaParameter();
                            }
                            }
                        }
                        this.state = 465;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 75, this.context);
                    }
                    this.state = 467;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 56) {
                        {
                        this.state = 466;
                        this.match(PythonParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 471;
                this.match(PythonParser.CLOSE_PAREN);
                this.state = 474;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 61) {
                    {
                    this.state = 472;
                    this.match(PythonParser.ASSIGN);
                    this.state = 473;
                    this.expression();
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
    public targets(): TargetsContext {
        let localContext = new TargetsContext(this.context, this.state);
        this.enterRule(localContext, 22, PythonParser.RULE_targets);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 478;
            this.target();
            this.state = 483;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 80, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 479;
                    this.match(PythonParser.COMMA);
                    this.state = 480;
                    this.target();
                    }
                    }
                }
                this.state = 485;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 80, this.context);
            }
            this.state = 487;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 56) {
                {
                this.state = 486;
                this.match(PythonParser.COMMA);
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
    public target(): TargetContext {
        let localContext = new TargetContext(this.context, this.state);
        this.enterRule(localContext, 24, PythonParser.RULE_target);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 490;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 65) {
                {
                this.state = 489;
                this.match(PythonParser.STAR);
                }
            }

            this.state = 492;
            this.operand();
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
    public expressions(): ExpressionsContext {
        let localContext = new ExpressionsContext(this.context, this.state);
        this.enterRule(localContext, 26, PythonParser.RULE_expressions);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 494;
            this.element();
            this.state = 499;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 83, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 495;
                    this.match(PythonParser.COMMA);
                    this.state = 496;
                    this.element();
                    }
                    }
                }
                this.state = 501;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 83, this.context);
            }
            this.state = 503;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 56) {
                {
                this.state = 502;
                this.match(PythonParser.COMMA);
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
    public element(): ElementContext {
        let localContext = new ElementContext(this.context, this.state);
        this.enterRule(localContext, 28, PythonParser.RULE_element);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 506;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 65) {
                {
                this.state = 505;
                this.match(PythonParser.STAR);
                }
            }

            this.state = 508;
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
    public expression(): ExpressionContext {
        let localContext = new ExpressionContext(this.context, this.state);
        this.enterRule(localContext, 30, PythonParser.RULE_expression);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 510;
            this.disjunction();
            this.state = 518;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 32) {
                {
                {
                this.state = 511;
                this.match(PythonParser.IF);
                this.state = 512;
                this.disjunction();
                this.state = 513;
                this.match(PythonParser.ELSE);
                this.state = 514;
                this.disjunction();
                }
                }
                this.state = 520;
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
    public disjunction(): DisjunctionContext {
        let localContext = new DisjunctionContext(this.context, this.state);
        this.enterRule(localContext, 32, PythonParser.RULE_disjunction);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 521;
            this.operand();
            this.state = 539;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 17)) & ~0x1F) === 0 && ((1 << (_la - 17)) & 3538945) !== 0) || ((((_la - 62)) & ~0x1F) === 0 && ((1 << (_la - 62)) & 573) !== 0)) {
                {
                {
                this.state = 534;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case PythonParser.OPERATOR:
                    {
                    this.state = 522;
                    this.match(PythonParser.OPERATOR);
                    }
                    break;
                case PythonParser.SIGN:
                    {
                    this.state = 523;
                    this.match(PythonParser.SIGN);
                    }
                    break;
                case PythonParser.STAR:
                    {
                    this.state = 524;
                    this.match(PythonParser.STAR);
                    }
                    break;
                case PythonParser.STARS:
                    {
                    this.state = 525;
                    this.match(PythonParser.STARS);
                    }
                    break;
                case PythonParser.AT:
                    {
                    this.state = 526;
                    this.match(PythonParser.AT);
                    }
                    break;
                case PythonParser.WALRUS:
                    {
                    this.state = 527;
                    this.match(PythonParser.WALRUS);
                    }
                    break;
                case PythonParser.AND:
                    {
                    this.state = 528;
                    this.match(PythonParser.AND);
                    }
                    break;
                case PythonParser.OR:
                    {
                    this.state = 529;
                    this.match(PythonParser.OR);
                    }
                    break;
                case PythonParser.IN:
                    {
                    this.state = 530;
                    this.match(PythonParser.IN);
                    }
                    break;
                case PythonParser.NOT:
                    {
                    this.state = 531;
                    this.match(PythonParser.NOT);
                    this.state = 532;
                    this.match(PythonParser.IN);
                    }
                    break;
                case PythonParser.IS:
                    {
                    this.state = 533;
                    this.match(PythonParser.IS);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 536;
                this.operand();
                }
                }
                this.state = 541;
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
        this.enterRule(localContext, 34, PythonParser.RULE_operand);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 567;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 9)) & ~0x1F) === 0 && ((1 << (_la - 9)) & 402653185) !== 0) || ((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 12582913) !== 0)) {
                {
                this.state = 565;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case PythonParser.NOT:
                    {
                    this.state = 542;
                    this.match(PythonParser.NOT);
                    }
                    break;
                case PythonParser.SIGN:
                    {
                    this.state = 543;
                    this.match(PythonParser.SIGN);
                    }
                    break;
                case PythonParser.INVERT:
                    {
                    this.state = 544;
                    this.match(PythonParser.INVERT);
                    }
                    break;
                case PythonParser.AWAIT:
                    {
                    this.state = 545;
                    this.match(PythonParser.AWAIT);
                    }
                    break;
                case PythonParser.YIELD:
                    {
                    this.state = 546;
                    this.match(PythonParser.YIELD);
                    this.state = 548;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 30) {
                        {
                        this.state = 547;
                        this.match(PythonParser.FROM);
                        }
                    }

                    }
                    break;
                case PythonParser.LAMBDA:
                    {
                    this.state = 550;
                    this.match(PythonParser.LAMBDA);
                    this.state = 562;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 35127313) !== 0)) {
                        {
                        this.state = 551;
                        this.lambdaParameter();
                        this.state = 556;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 90, this.context);
                        while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                            if (alternative === 1) {
                                {
                                {
                                this.state = 552;
                                this.match(PythonParser.COMMA);
                                this.state = 553;
                                this.lambdaParameter();
                                }
                                }
                            }
                            this.state = 558;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 90, this.context);
                        }
                        this.state = 560;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 56) {
                            {
                            this.state = 559;
                            this.match(PythonParser.COMMA);
                            }
                        }

                        }
                    }

                    this.state = 564;
                    this.match(PythonParser.LAMBDA_COLON);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 569;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 636;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case PythonParser.NUMBER:
                {
                this.state = 570;
                this.match(PythonParser.NUMBER);
                }
                break;
            case PythonParser.NAME:
                {
                this.state = 571;
                this.match(PythonParser.NAME);
                }
                break;
            case PythonParser.STRING:
            case PythonParser.FSTRING_START:
                {
                this.state = 582;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    this.state = 582;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case PythonParser.STRING:
                        {
                        this.state = 572;
                        this.match(PythonParser.STRING);
                        }
                        break;
                    case PythonParser.FSTRING_START:
                        {
                        this.state = 573;
                        this.match(PythonParser.FSTRING_START);
                        this.state = 578;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 73 || _la === 75) {
                            {
                            this.state = 576;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case PythonParser.FSTRING_MIDDLE:
                                {
                                this.state = 574;
                                this.match(PythonParser.FSTRING_MIDDLE);
                                }
                                break;
                            case PythonParser.FIELD_OPEN:
                                {
                                this.state = 575;
                                this.field();
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
                        this.state = 581;
                        this.match(PythonParser.FSTRING_END);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 584;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 48 || _la === 49);
                }
                break;
            case PythonParser.OPEN_PAREN:
                {
                this.state = 586;
                this.match(PythonParser.OPEN_PAREN);
                this.state = 598;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 9)) & ~0x1F) === 0 && ((1 << (_la - 9)) & 402653185) !== 0) || ((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 49320639) !== 0)) {
                    {
                    this.state = 587;
                    this.argument();
                    this.state = 592;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 99, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 588;
                            this.match(PythonParser.COMMA);
                            this.state = 589;
                            this.argument();
                            }
                            }
                        }
                        this.state = 594;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 99, this.context);
                    }
                    this.state = 596;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 56) {
                        {
                        this.state = 595;
                        this.match(PythonParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 600;
                this.match(PythonParser.CLOSE_PAREN);
                }
                break;
            case PythonParser.OPEN_BRACKET:
                {
                this.state = 601;
                this.match(PythonParser.OPEN_BRACKET);
                this.state = 613;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 9)) & ~0x1F) === 0 && ((1 << (_la - 9)) & 402653185) !== 0) || ((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 49320639) !== 0)) {
                    {
                    this.state = 602;
                    this.argument();
                    this.state = 607;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 102, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 603;
                            this.match(PythonParser.COMMA);
                            this.state = 604;
                            this.argument();
                            }
                            }
                        }
                        this.state = 609;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 102, this.context);
                    }
                    this.state = 611;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 56) {
                        {
                        this.state = 610;
                        this.match(PythonParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 615;
                this.match(PythonParser.CLOSE_BRACKET);
                }
                break;
            case PythonParser.OPEN_BRACE:
                {
                this.state = 616;
                this.match(PythonParser.OPEN_BRACE);
                this.state = 628;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 9)) & ~0x1F) === 0 && ((1 << (_la - 9)) & 402653185) !== 0) || ((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 49320639) !== 0)) {
                    {
                    this.state = 617;
                    this.argument();
                    this.state = 622;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 105, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 618;
                            this.match(PythonParser.COMMA);
                            this.state = 619;
                            this.argument();
                            }
                            }
                        }
                        this.state = 624;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 105, this.context);
                    }
                    this.state = 626;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 56) {
                        {
                        this.state = 625;
                        this.match(PythonParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 630;
                this.match(PythonParser.CLOSE_BRACE);
                }
                break;
            case PythonParser.BACKTICK:
                {
                this.state = 631;
                this.match(PythonParser.BACKTICK);
                this.state = 632;
                this.expressions();
                this.state = 633;
                this.match(PythonParser.BACKTICK);
                }
                break;
            case PythonParser.ELLIPSIS:
                {
                this.state = 635;
                this.match(PythonParser.ELLIPSIS);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 672;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 50)) & ~0x1F) === 0 && ((1 << (_la - 50)) & 517) !== 0)) {
                {
                this.state = 670;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case PythonParser.DOT:
                    {
                    this.state = 638;
                    this.match(PythonParser.DOT);
                    this.state = 639;
                    this.match(PythonParser.NAME);
                    }
                    break;
                case PythonParser.OPEN_PAREN:
                    {
                    this.state = 640;
                    this.match(PythonParser.OPEN_PAREN);
                    this.state = 652;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 9)) & ~0x1F) === 0 && ((1 << (_la - 9)) & 402653185) !== 0) || ((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 49320639) !== 0)) {
                        {
                        this.state = 641;
                        this.argument();
                        this.state = 646;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 109, this.context);
                        while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                            if (alternative === 1) {
                                {
                                {
                                this.state = 642;
                                this.match(PythonParser.COMMA);
                                this.state = 643;
                                this.argument();
                                }
                                }
                            }
                            this.state = 648;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 109, this.context);
                        }
                        this.state = 650;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 56) {
                            {
                            this.state = 649;
                            this.match(PythonParser.COMMA);
                            }
                        }

                        }
                    }

                    this.state = 654;
                    this.match(PythonParser.CLOSE_PAREN);
                    }
                    break;
                case PythonParser.OPEN_BRACKET:
                    {
                    this.state = 655;
                    this.match(PythonParser.OPEN_BRACKET);
                    this.state = 667;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 9)) & ~0x1F) === 0 && ((1 << (_la - 9)) & 402653185) !== 0) || ((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 49320639) !== 0)) {
                        {
                        this.state = 656;
                        this.argument();
                        this.state = 661;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 112, this.context);
                        while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                            if (alternative === 1) {
                                {
                                {
                                this.state = 657;
                                this.match(PythonParser.COMMA);
                                this.state = 658;
                                this.argument();
                                }
                                }
                            }
                            this.state = 663;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 112, this.context);
                        }
                        this.state = 665;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 56) {
                            {
                            this.state = 664;
                            this.match(PythonParser.COMMA);
                            }
                        }

                        }
                    }

                    this.state = 669;
                    this.match(PythonParser.CLOSE_BRACKET);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 674;
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
        this.enterRule(localContext, 36, PythonParser.RULE_argument);
        let _la: number;
        try {
            this.state = 715;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case PythonParser.AWAIT:
            case PythonParser.LAMBDA:
            case PythonParser.NOT:
            case PythonParser.YIELD:
            case PythonParser.NAME:
            case PythonParser.NUMBER:
            case PythonParser.STRING:
            case PythonParser.FSTRING_START:
            case PythonParser.OPEN_PAREN:
            case PythonParser.OPEN_BRACKET:
            case PythonParser.OPEN_BRACE:
            case PythonParser.ELLIPSIS:
            case PythonParser.STAR:
            case PythonParser.STARS:
            case PythonParser.SIGN:
            case PythonParser.INVERT:
            case PythonParser.BACKTICK:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 676;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 65 || _la === 66) {
                    {
                    this.state = 675;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 65 || _la === 66)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                }

                this.state = 678;
                this.expression();
                this.state = 685;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 18 || _la === 57 || _la === 61) {
                    {
                    {
                    this.state = 679;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 18 || _la === 57 || _la === 61)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 681;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 9)) & ~0x1F) === 0 && ((1 << (_la - 9)) & 402653185) !== 0) || ((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 46170815) !== 0)) {
                        {
                        this.state = 680;
                        this.expression();
                        }
                    }

                    }
                    }
                    this.state = 687;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 704;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 8 || _la === 29) {
                    {
                    {
                    this.state = 689;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 8) {
                        {
                        this.state = 688;
                        this.match(PythonParser.ASYNC);
                        }
                    }

                    this.state = 691;
                    this.match(PythonParser.FOR);
                    this.state = 692;
                    this.targets();
                    this.state = 693;
                    this.match(PythonParser.IN);
                    this.state = 694;
                    this.disjunction();
                    this.state = 699;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 32) {
                        {
                        {
                        this.state = 695;
                        this.match(PythonParser.IF);
                        this.state = 696;
                        this.disjunction();
                        }
                        }
                        this.state = 701;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    }
                    this.state = 706;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case PythonParser.COLON:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 711;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 707;
                    this.match(PythonParser.COLON);
                    this.state = 709;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 9)) & ~0x1F) === 0 && ((1 << (_la - 9)) & 402653185) !== 0) || ((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 46170815) !== 0)) {
                        {
                        this.state = 708;
                        this.expression();
                        }
                    }

                    }
                    }
                    this.state = 713;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 57);
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
    public field(): FieldContext {
        let localContext = new FieldContext(this.context, this.state);
        this.enterRule(localContext, 38, PythonParser.RULE_field);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 717;
            this.match(PythonParser.FIELD_OPEN);
            this.state = 718;
            this.expressions();
            this.state = 720;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 61) {
                {
                this.state = 719;
                this.match(PythonParser.ASSIGN);
                }
            }

            this.state = 724;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 69) {
                {
                this.state = 722;
                this.match(PythonParser.EXCLAMATION);
                this.state = 723;
                this.match(PythonParser.NAME);
                }
            }

            this.state = 734;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 7) {
                {
                this.state = 726;
                this.match(PythonParser.FIELD_COLON);
                this.state = 731;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 73 || _la === 75) {
                    {
                    this.state = 729;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case PythonParser.FSTRING_MIDDLE:
                        {
                        this.state = 727;
                        this.match(PythonParser.FSTRING_MIDDLE);
                        }
                        break;
                    case PythonParser.FIELD_OPEN:
                        {
                        this.state = 728;
                        this.field();
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

            this.state = 736;
            this.match(PythonParser.FIELD_CLOSE);
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
        4,1,80,739,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
        6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,13,
        2,14,7,14,2,15,7,15,2,16,7,16,2,17,7,17,2,18,7,18,2,19,7,19,1,0,
        1,0,1,0,3,0,44,8,0,1,0,3,0,47,8,0,5,0,49,8,0,10,0,12,0,52,9,0,1,
        0,1,0,1,1,1,1,1,1,3,1,59,8,1,1,1,1,1,5,1,63,8,1,10,1,12,1,66,9,1,
        1,1,1,1,1,1,1,1,1,1,3,1,73,8,1,1,1,1,1,1,1,1,1,3,1,79,8,1,3,1,81,
        8,1,1,1,1,1,1,1,1,1,5,1,87,8,1,10,1,12,1,90,9,1,1,1,1,1,1,1,1,1,
        1,1,1,1,1,1,1,1,5,1,100,8,1,10,1,12,1,103,9,1,1,1,1,1,5,1,107,8,
        1,10,1,12,1,110,9,1,1,1,1,1,1,1,5,1,115,8,1,10,1,12,1,118,9,1,3,
        1,120,8,1,1,1,1,1,1,1,1,1,1,1,5,1,127,8,1,10,1,12,1,130,9,1,1,1,
        1,1,1,1,1,1,5,1,136,8,1,10,1,12,1,139,9,1,3,1,141,8,1,1,1,3,1,144,
        8,1,1,1,3,1,147,8,1,1,1,1,1,1,1,3,1,152,8,1,1,1,1,1,1,1,1,1,3,1,
        158,8,1,1,1,1,1,1,1,1,1,1,1,5,1,165,8,1,10,1,12,1,168,9,1,1,1,3,
        1,171,8,1,1,1,1,1,1,1,3,1,176,8,1,1,1,1,1,1,1,1,1,5,1,182,8,1,10,
        1,12,1,185,9,1,1,1,3,1,188,8,1,3,1,190,8,1,1,1,1,1,1,1,3,1,195,8,
        1,1,1,1,1,1,1,1,1,1,1,3,1,202,8,1,1,1,1,1,1,1,1,1,5,1,208,8,1,10,
        1,12,1,211,9,1,1,1,3,1,214,8,1,3,1,216,8,1,1,1,3,1,219,8,1,1,1,1,
        1,3,1,223,8,1,1,1,1,1,1,1,1,1,5,1,229,8,1,10,1,12,1,232,9,1,1,1,
        1,1,1,1,3,1,237,8,1,1,1,1,1,1,1,1,1,1,1,3,1,244,8,1,1,1,3,1,247,
        8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,3,1,258,8,1,1,1,1,1,1,1,
        1,1,1,1,1,1,1,1,3,1,267,8,1,3,1,269,8,1,1,1,1,1,5,1,273,8,1,10,1,
        12,1,276,9,1,1,1,1,1,1,1,3,1,281,8,1,1,1,1,1,1,1,3,1,286,8,1,1,1,
        3,1,289,8,1,1,1,1,1,1,1,1,1,5,1,295,8,1,10,1,12,1,298,9,1,1,1,1,
        1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,4,1,310,8,1,11,1,12,1,311,1,1,
        1,1,3,1,316,8,1,1,2,1,2,1,2,1,2,3,2,322,8,2,1,2,3,2,325,8,2,4,2,
        327,8,2,11,2,12,2,328,1,2,1,2,1,2,1,2,1,2,5,2,336,8,2,10,2,12,2,
        339,9,2,3,2,341,8,2,1,3,1,3,1,3,1,3,1,4,1,4,1,4,5,4,350,8,4,10,4,
        12,4,353,9,4,1,4,1,4,3,4,357,8,4,1,5,1,5,1,5,3,5,362,8,5,1,6,1,6,
        1,6,1,6,5,6,368,8,6,10,6,12,6,371,9,6,1,6,3,6,374,8,6,1,6,1,6,3,
        6,378,8,6,1,6,1,6,1,6,1,7,3,7,384,8,7,1,7,1,7,1,7,3,7,389,8,7,1,
        8,1,8,1,8,1,8,5,8,395,8,8,10,8,12,8,398,9,8,1,8,3,8,401,8,8,3,8,
        403,8,8,1,8,1,8,1,9,3,9,408,8,9,1,9,1,9,1,9,3,9,413,8,9,1,9,3,9,
        416,8,9,1,9,1,9,3,9,420,8,9,1,9,3,9,423,8,9,1,9,1,9,1,9,1,9,1,9,
        1,9,5,9,431,8,9,10,9,12,9,434,9,9,1,9,3,9,437,8,9,3,9,439,8,9,1,
        9,1,9,1,9,3,9,444,8,9,3,9,446,8,9,1,10,3,10,449,8,10,1,10,1,10,1,
        10,3,10,454,8,10,1,10,1,10,1,10,1,10,1,10,1,10,5,10,462,8,10,10,
        10,12,10,465,9,10,1,10,3,10,468,8,10,3,10,470,8,10,1,10,1,10,1,10,
        3,10,475,8,10,3,10,477,8,10,1,11,1,11,1,11,5,11,482,8,11,10,11,12,
        11,485,9,11,1,11,3,11,488,8,11,1,12,3,12,491,8,12,1,12,1,12,1,13,
        1,13,1,13,5,13,498,8,13,10,13,12,13,501,9,13,1,13,3,13,504,8,13,
        1,14,3,14,507,8,14,1,14,1,14,1,15,1,15,1,15,1,15,1,15,1,15,5,15,
        517,8,15,10,15,12,15,520,9,15,1,16,1,16,1,16,1,16,1,16,1,16,1,16,
        1,16,1,16,1,16,1,16,1,16,1,16,3,16,535,8,16,1,16,5,16,538,8,16,10,
        16,12,16,541,9,16,1,17,1,17,1,17,1,17,1,17,1,17,3,17,549,8,17,1,
        17,1,17,1,17,1,17,5,17,555,8,17,10,17,12,17,558,9,17,1,17,3,17,561,
        8,17,3,17,563,8,17,1,17,5,17,566,8,17,10,17,12,17,569,9,17,1,17,
        1,17,1,17,1,17,1,17,1,17,5,17,577,8,17,10,17,12,17,580,9,17,1,17,
        4,17,583,8,17,11,17,12,17,584,1,17,1,17,1,17,1,17,5,17,591,8,17,
        10,17,12,17,594,9,17,1,17,3,17,597,8,17,3,17,599,8,17,1,17,1,17,
        1,17,1,17,1,17,5,17,606,8,17,10,17,12,17,609,9,17,1,17,3,17,612,
        8,17,3,17,614,8,17,1,17,1,17,1,17,1,17,1,17,5,17,621,8,17,10,17,
        12,17,624,9,17,1,17,3,17,627,8,17,3,17,629,8,17,1,17,1,17,1,17,1,
        17,1,17,1,17,3,17,637,8,17,1,17,1,17,1,17,1,17,1,17,1,17,5,17,645,
        8,17,10,17,12,17,648,9,17,1,17,3,17,651,8,17,3,17,653,8,17,1,17,
        1,17,1,17,1,17,1,17,5,17,660,8,17,10,17,12,17,663,9,17,1,17,3,17,
        666,8,17,3,17,668,8,17,1,17,5,17,671,8,17,10,17,12,17,674,9,17,1,
        18,3,18,677,8,18,1,18,1,18,1,18,3,18,682,8,18,5,18,684,8,18,10,18,
        12,18,687,9,18,1,18,3,18,690,8,18,1,18,1,18,1,18,1,18,1,18,1,18,
        5,18,698,8,18,10,18,12,18,701,9,18,5,18,703,8,18,10,18,12,18,706,
        9,18,1,18,1,18,3,18,710,8,18,4,18,712,8,18,11,18,12,18,713,3,18,
        716,8,18,1,19,1,19,1,19,3,19,721,8,19,1,19,1,19,3,19,725,8,19,1,
        19,1,19,1,19,5,19,730,8,19,10,19,12,19,733,9,19,3,19,735,8,19,1,
        19,1,19,1,19,0,0,20,0,2,4,6,8,10,12,14,16,18,20,22,24,26,28,30,32,
        34,36,38,0,4,2,0,61,61,72,72,1,0,59,60,1,0,65,66,3,0,18,18,57,57,
        61,61,892,0,50,1,0,0,0,2,315,1,0,0,0,4,340,1,0,0,0,6,342,1,0,0,0,
        8,346,1,0,0,0,10,358,1,0,0,0,12,363,1,0,0,0,14,383,1,0,0,0,16,390,
        1,0,0,0,18,445,1,0,0,0,20,476,1,0,0,0,22,478,1,0,0,0,24,490,1,0,
        0,0,26,494,1,0,0,0,28,506,1,0,0,0,30,510,1,0,0,0,32,521,1,0,0,0,
        34,567,1,0,0,0,36,715,1,0,0,0,38,717,1,0,0,0,40,46,3,2,1,0,41,47,
        5,58,0,0,42,44,5,4,0,0,43,42,1,0,0,0,43,44,1,0,0,0,44,45,1,0,0,0,
        45,47,5,1,0,0,46,41,1,0,0,0,46,43,1,0,0,0,47,49,1,0,0,0,48,40,1,
        0,0,0,49,52,1,0,0,0,50,48,1,0,0,0,50,51,1,0,0,0,51,53,1,0,0,0,52,
        50,1,0,0,0,53,54,5,0,0,1,54,1,1,0,0,0,55,58,3,26,13,0,56,57,5,57,
        0,0,57,59,3,30,15,0,58,56,1,0,0,0,58,59,1,0,0,0,59,64,1,0,0,0,60,
        61,7,0,0,0,61,63,3,26,13,0,62,60,1,0,0,0,63,66,1,0,0,0,64,62,1,0,
        0,0,64,65,1,0,0,0,65,316,1,0,0,0,66,64,1,0,0,0,67,316,5,39,0,0,68,
        316,5,20,0,0,69,316,5,22,0,0,70,72,5,41,0,0,71,73,3,26,13,0,72,71,
        1,0,0,0,72,73,1,0,0,0,73,316,1,0,0,0,74,80,5,40,0,0,75,78,3,26,13,
        0,76,77,5,30,0,0,77,79,3,30,15,0,78,76,1,0,0,0,78,79,1,0,0,0,79,
        81,1,0,0,0,80,75,1,0,0,0,80,81,1,0,0,0,81,316,1,0,0,0,82,83,5,31,
        0,0,83,88,5,46,0,0,84,85,5,56,0,0,85,87,5,46,0,0,86,84,1,0,0,0,87,
        90,1,0,0,0,88,86,1,0,0,0,88,89,1,0,0,0,89,316,1,0,0,0,90,88,1,0,
        0,0,91,92,5,24,0,0,92,316,3,26,13,0,93,94,5,19,0,0,94,316,3,26,13,
        0,95,96,5,33,0,0,96,101,3,8,4,0,97,98,5,56,0,0,98,100,3,8,4,0,99,
        97,1,0,0,0,100,103,1,0,0,0,101,99,1,0,0,0,101,102,1,0,0,0,102,316,
        1,0,0,0,103,101,1,0,0,0,104,108,5,30,0,0,105,107,7,1,0,0,106,105,
        1,0,0,0,107,110,1,0,0,0,108,106,1,0,0,0,108,109,1,0,0,0,109,119,
        1,0,0,0,110,108,1,0,0,0,111,116,5,46,0,0,112,113,5,59,0,0,113,115,
        5,46,0,0,114,112,1,0,0,0,115,118,1,0,0,0,116,114,1,0,0,0,116,117,
        1,0,0,0,117,120,1,0,0,0,118,116,1,0,0,0,119,111,1,0,0,0,119,120,
        1,0,0,0,120,121,1,0,0,0,121,146,5,33,0,0,122,147,5,65,0,0,123,128,
        3,8,4,0,124,125,5,56,0,0,125,127,3,8,4,0,126,124,1,0,0,0,127,130,
        1,0,0,0,128,126,1,0,0,0,128,129,1,0,0,0,129,147,1,0,0,0,130,128,
        1,0,0,0,131,140,5,50,0,0,132,137,3,8,4,0,133,134,5,56,0,0,134,136,
        3,8,4,0,135,133,1,0,0,0,136,139,1,0,0,0,137,135,1,0,0,0,137,138,
        1,0,0,0,138,141,1,0,0,0,139,137,1,0,0,0,140,132,1,0,0,0,140,141,
        1,0,0,0,141,143,1,0,0,0,142,144,5,56,0,0,143,142,1,0,0,0,143,144,
        1,0,0,0,144,145,1,0,0,0,145,147,5,51,0,0,146,122,1,0,0,0,146,123,
        1,0,0,0,146,131,1,0,0,0,147,316,1,0,0,0,148,149,5,12,0,0,149,151,
        5,46,0,0,150,152,3,16,8,0,151,150,1,0,0,0,151,152,1,0,0,0,152,153,
        1,0,0,0,153,154,5,61,0,0,154,316,3,30,15,0,155,157,5,13,0,0,156,
        158,5,71,0,0,157,156,1,0,0,0,157,158,1,0,0,0,158,159,1,0,0,0,159,
        316,3,26,13,0,160,161,5,64,0,0,161,162,3,30,15,0,162,163,5,1,0,0,
        163,165,1,0,0,0,164,160,1,0,0,0,165,168,1,0,0,0,166,164,1,0,0,0,
        166,167,1,0,0,0,167,222,1,0,0,0,168,166,1,0,0,0,169,171,5,8,0,0,
        170,169,1,0,0,0,170,171,1,0,0,0,171,172,1,0,0,0,172,173,5,23,0,0,
        173,175,5,46,0,0,174,176,3,16,8,0,175,174,1,0,0,0,175,176,1,0,0,
        0,176,177,1,0,0,0,177,189,5,50,0,0,178,183,3,18,9,0,179,180,5,56,
        0,0,180,182,3,18,9,0,181,179,1,0,0,0,182,185,1,0,0,0,183,181,1,0,
        0,0,183,184,1,0,0,0,184,187,1,0,0,0,185,183,1,0,0,0,186,188,5,56,
        0,0,187,186,1,0,0,0,187,188,1,0,0,0,188,190,1,0,0,0,189,178,1,0,
        0,0,189,190,1,0,0,0,190,191,1,0,0,0,191,194,5,51,0,0,192,193,5,63,
        0,0,193,195,3,30,15,0,194,192,1,0,0,0,194,195,1,0,0,0,195,196,1,
        0,0,0,196,197,5,57,0,0,197,223,3,4,2,0,198,199,5,21,0,0,199,201,
        5,46,0,0,200,202,3,16,8,0,201,200,1,0,0,0,201,202,1,0,0,0,202,218,
        1,0,0,0,203,215,5,50,0,0,204,209,3,36,18,0,205,206,5,56,0,0,206,
        208,3,36,18,0,207,205,1,0,0,0,208,211,1,0,0,0,209,207,1,0,0,0,209,
        210,1,0,0,0,210,213,1,0,0,0,211,209,1,0,0,0,212,214,5,56,0,0,213,
        212,1,0,0,0,213,214,1,0,0,0,214,216,1,0,0,0,215,204,1,0,0,0,215,
        216,1,0,0,0,216,217,1,0,0,0,217,219,5,51,0,0,218,203,1,0,0,0,218,
        219,1,0,0,0,219,220,1,0,0,0,220,221,5,57,0,0,221,223,3,4,2,0,222,
        170,1,0,0,0,222,198,1,0,0,0,223,316,1,0,0,0,224,225,5,32,0,0,225,
        230,3,6,3,0,226,227,5,25,0,0,227,229,3,6,3,0,228,226,1,0,0,0,229,
        232,1,0,0,0,230,228,1,0,0,0,230,231,1,0,0,0,231,236,1,0,0,0,232,
        230,1,0,0,0,233,234,5,26,0,0,234,235,5,57,0,0,235,237,3,4,2,0,236,
        233,1,0,0,0,236,237,1,0,0,0,237,316,1,0,0,0,238,239,5,43,0,0,239,
        243,3,6,3,0,240,241,5,26,0,0,241,242,5,57,0,0,242,244,3,4,2,0,243,
        240,1,0,0,0,243,244,1,0,0,0,244,316,1,0,0,0,245,247,5,8,0,0,246,
        245,1,0,0,0,246,247,1,0,0,0,247,248,1,0,0,0,248,249,5,29,0,0,249,
        250,3,22,11,0,250,251,5,34,0,0,251,252,3,26,13,0,252,253,5,57,0,
        0,253,257,3,4,2,0,254,255,5,26,0,0,255,256,5,57,0,0,256,258,3,4,
        2,0,257,254,1,0,0,0,257,258,1,0,0,0,258,316,1,0,0,0,259,260,5,42,
        0,0,260,261,5,57,0,0,261,274,3,4,2,0,262,268,5,27,0,0,263,266,3,
        26,13,0,264,265,5,18,0,0,265,267,5,46,0,0,266,264,1,0,0,0,266,267,
        1,0,0,0,267,269,1,0,0,0,268,263,1,0,0,0,268,269,1,0,0,0,269,270,
        1,0,0,0,270,271,5,57,0,0,271,273,3,4,2,0,272,262,1,0,0,0,273,276,
        1,0,0,0,274,272,1,0,0,0,274,275,1,0,0,0,275,280,1,0,0,0,276,274,
        1,0,0,0,277,278,5,26,0,0,278,279,5,57,0,0,279,281,3,4,2,0,280,277,
        1,0,0,0,280,281,1,0,0,0,281,285,1,0,0,0,282,283,5,28,0,0,283,284,
        5,57,0,0,284,286,3,4,2,0,285,282,1,0,0,0,285,286,1,0,0,0,286,316,
        1,0,0,0,287,289,5,8,0,0,288,287,1,0,0,0,288,289,1,0,0,0,289,290,
        1,0,0,0,290,291,5,44,0,0,291,296,3,10,5,0,292,293,5,56,0,0,293,295,
        3,10,5,0,294,292,1,0,0,0,295,298,1,0,0,0,296,294,1,0,0,0,296,297,
        1,0,0,0,297,299,1,0,0,0,298,296,1,0,0,0,299,300,5,57,0,0,300,301,
        3,4,2,0,301,316,1,0,0,0,302,303,5,10,0,0,303,304,3,26,13,0,304,305,
        5,57,0,0,305,309,5,2,0,0,306,307,3,12,6,0,307,308,5,1,0,0,308,310,
        1,0,0,0,309,306,1,0,0,0,310,311,1,0,0,0,311,309,1,0,0,0,311,312,
        1,0,0,0,312,313,1,0,0,0,313,314,5,3,0,0,314,316,1,0,0,0,315,55,1,
        0,0,0,315,67,1,0,0,0,315,68,1,0,0,0,315,69,1,0,0,0,315,70,1,0,0,
        0,315,74,1,0,0,0,315,82,1,0,0,0,315,91,1,0,0,0,315,93,1,0,0,0,315,
        95,1,0,0,0,315,104,1,0,0,0,315,148,1,0,0,0,315,155,1,0,0,0,315,166,
        1,0,0,0,315,224,1,0,0,0,315,238,1,0,0,0,315,246,1,0,0,0,315,259,
        1,0,0,0,315,288,1,0,0,0,315,302,1,0,0,0,316,3,1,0,0,0,317,326,5,
        2,0,0,318,324,3,2,1,0,319,325,5,58,0,0,320,322,5,4,0,0,321,320,1,
        0,0,0,321,322,1,0,0,0,322,323,1,0,0,0,323,325,5,1,0,0,324,319,1,
        0,0,0,324,321,1,0,0,0,325,327,1,0,0,0,326,318,1,0,0,0,327,328,1,
        0,0,0,328,326,1,0,0,0,328,329,1,0,0,0,329,330,1,0,0,0,330,331,5,
        3,0,0,331,341,1,0,0,0,332,337,3,2,1,0,333,334,5,5,0,0,334,336,3,
        2,1,0,335,333,1,0,0,0,336,339,1,0,0,0,337,335,1,0,0,0,337,338,1,
        0,0,0,338,341,1,0,0,0,339,337,1,0,0,0,340,317,1,0,0,0,340,332,1,
        0,0,0,341,5,1,0,0,0,342,343,3,30,15,0,343,344,5,57,0,0,344,345,3,
        4,2,0,345,7,1,0,0,0,346,351,5,46,0,0,347,348,5,59,0,0,348,350,5,
        46,0,0,349,347,1,0,0,0,350,353,1,0,0,0,351,349,1,0,0,0,351,352,1,
        0,0,0,352,356,1,0,0,0,353,351,1,0,0,0,354,355,5,18,0,0,355,357,5,
        46,0,0,356,354,1,0,0,0,356,357,1,0,0,0,357,9,1,0,0,0,358,361,3,30,
        15,0,359,360,5,18,0,0,360,362,3,24,12,0,361,359,1,0,0,0,361,362,
        1,0,0,0,362,11,1,0,0,0,363,364,5,11,0,0,364,369,3,14,7,0,365,366,
        5,56,0,0,366,368,3,14,7,0,367,365,1,0,0,0,368,371,1,0,0,0,369,367,
        1,0,0,0,369,370,1,0,0,0,370,373,1,0,0,0,371,369,1,0,0,0,372,374,
        5,56,0,0,373,372,1,0,0,0,373,374,1,0,0,0,374,377,1,0,0,0,375,376,
        5,32,0,0,376,378,3,30,15,0,377,375,1,0,0,0,377,378,1,0,0,0,378,379,
        1,0,0,0,379,380,5,57,0,0,380,381,3,4,2,0,381,13,1,0,0,0,382,384,
        5,65,0,0,383,382,1,0,0,0,383,384,1,0,0,0,384,385,1,0,0,0,385,388,
        3,32,16,0,386,387,5,18,0,0,387,389,5,46,0,0,388,386,1,0,0,0,388,
        389,1,0,0,0,389,15,1,0,0,0,390,402,5,52,0,0,391,396,3,18,9,0,392,
        393,5,56,0,0,393,395,3,18,9,0,394,392,1,0,0,0,395,398,1,0,0,0,396,
        394,1,0,0,0,396,397,1,0,0,0,397,400,1,0,0,0,398,396,1,0,0,0,399,
        401,5,56,0,0,400,399,1,0,0,0,400,401,1,0,0,0,401,403,1,0,0,0,402,
        391,1,0,0,0,402,403,1,0,0,0,403,404,1,0,0,0,404,405,5,53,0,0,405,
        17,1,0,0,0,406,408,7,2,0,0,407,406,1,0,0,0,407,408,1,0,0,0,408,409,
        1,0,0,0,409,415,5,46,0,0,410,412,5,57,0,0,411,413,5,65,0,0,412,411,
        1,0,0,0,412,413,1,0,0,0,413,414,1,0,0,0,414,416,3,30,15,0,415,410,
        1,0,0,0,415,416,1,0,0,0,416,422,1,0,0,0,417,419,5,61,0,0,418,420,
        5,65,0,0,419,418,1,0,0,0,419,420,1,0,0,0,420,421,1,0,0,0,421,423,
        3,30,15,0,422,417,1,0,0,0,422,423,1,0,0,0,423,446,1,0,0,0,424,446,
        5,65,0,0,425,446,5,71,0,0,426,438,5,50,0,0,427,432,3,18,9,0,428,
        429,5,56,0,0,429,431,3,18,9,0,430,428,1,0,0,0,431,434,1,0,0,0,432,
        430,1,0,0,0,432,433,1,0,0,0,433,436,1,0,0,0,434,432,1,0,0,0,435,
        437,5,56,0,0,436,435,1,0,0,0,436,437,1,0,0,0,437,439,1,0,0,0,438,
        427,1,0,0,0,438,439,1,0,0,0,439,440,1,0,0,0,440,443,5,51,0,0,441,
        442,5,61,0,0,442,444,3,30,15,0,443,441,1,0,0,0,443,444,1,0,0,0,444,
        446,1,0,0,0,445,407,1,0,0,0,445,424,1,0,0,0,445,425,1,0,0,0,445,
        426,1,0,0,0,446,19,1,0,0,0,447,449,7,2,0,0,448,447,1,0,0,0,448,449,
        1,0,0,0,449,450,1,0,0,0,450,453,5,46,0,0,451,452,5,61,0,0,452,454,
        3,30,15,0,453,451,1,0,0,0,453,454,1,0,0,0,454,477,1,0,0,0,455,477,
        5,65,0,0,456,477,5,71,0,0,457,469,5,50,0,0,458,463,3,20,10,0,459,
        460,5,56,0,0,460,462,3,20,10,0,461,459,1,0,0,0,462,465,1,0,0,0,463,
        461,1,0,0,0,463,464,1,0,0,0,464,467,1,0,0,0,465,463,1,0,0,0,466,
        468,5,56,0,0,467,466,1,0,0,0,467,468,1,0,0,0,468,470,1,0,0,0,469,
        458,1,0,0,0,469,470,1,0,0,0,470,471,1,0,0,0,471,474,5,51,0,0,472,
        473,5,61,0,0,473,475,3,30,15,0,474,472,1,0,0,0,474,475,1,0,0,0,475,
        477,1,0,0,0,476,448,1,0,0,0,476,455,1,0,0,0,476,456,1,0,0,0,476,
        457,1,0,0,0,477,21,1,0,0,0,478,483,3,24,12,0,479,480,5,56,0,0,480,
        482,3,24,12,0,481,479,1,0,0,0,482,485,1,0,0,0,483,481,1,0,0,0,483,
        484,1,0,0,0,484,487,1,0,0,0,485,483,1,0,0,0,486,488,5,56,0,0,487,
        486,1,0,0,0,487,488,1,0,0,0,488,23,1,0,0,0,489,491,5,65,0,0,490,
        489,1,0,0,0,490,491,1,0,0,0,491,492,1,0,0,0,492,493,3,34,17,0,493,
        25,1,0,0,0,494,499,3,28,14,0,495,496,5,56,0,0,496,498,3,28,14,0,
        497,495,1,0,0,0,498,501,1,0,0,0,499,497,1,0,0,0,499,500,1,0,0,0,
        500,503,1,0,0,0,501,499,1,0,0,0,502,504,5,56,0,0,503,502,1,0,0,0,
        503,504,1,0,0,0,504,27,1,0,0,0,505,507,5,65,0,0,506,505,1,0,0,0,
        506,507,1,0,0,0,507,508,1,0,0,0,508,509,3,30,15,0,509,29,1,0,0,0,
        510,518,3,32,16,0,511,512,5,32,0,0,512,513,3,32,16,0,513,514,5,26,
        0,0,514,515,3,32,16,0,515,517,1,0,0,0,516,511,1,0,0,0,517,520,1,
        0,0,0,518,516,1,0,0,0,518,519,1,0,0,0,519,31,1,0,0,0,520,518,1,0,
        0,0,521,539,3,34,17,0,522,535,5,71,0,0,523,535,5,67,0,0,524,535,
        5,65,0,0,525,535,5,66,0,0,526,535,5,64,0,0,527,535,5,62,0,0,528,
        535,5,17,0,0,529,535,5,38,0,0,530,535,5,34,0,0,531,532,5,37,0,0,
        532,535,5,34,0,0,533,535,5,35,0,0,534,522,1,0,0,0,534,523,1,0,0,
        0,534,524,1,0,0,0,534,525,1,0,0,0,534,526,1,0,0,0,534,527,1,0,0,
        0,534,528,1,0,0,0,534,529,1,0,0,0,534,530,1,0,0,0,534,531,1,0,0,
        0,534,533,1,0,0,0,535,536,1,0,0,0,536,538,3,34,17,0,537,534,1,0,
        0,0,538,541,1,0,0,0,539,537,1,0,0,0,539,540,1,0,0,0,540,33,1,0,0,
        0,541,539,1,0,0,0,542,566,5,37,0,0,543,566,5,67,0,0,544,566,5,68,
        0,0,545,566,5,9,0,0,546,548,5,45,0,0,547,549,5,30,0,0,548,547,1,
        0,0,0,548,549,1,0,0,0,549,566,1,0,0,0,550,562,5,36,0,0,551,556,3,
        20,10,0,552,553,5,56,0,0,553,555,3,20,10,0,554,552,1,0,0,0,555,558,
        1,0,0,0,556,554,1,0,0,0,556,557,1,0,0,0,557,560,1,0,0,0,558,556,
        1,0,0,0,559,561,5,56,0,0,560,559,1,0,0,0,560,561,1,0,0,0,561,563,
        1,0,0,0,562,551,1,0,0,0,562,563,1,0,0,0,563,564,1,0,0,0,564,566,
        5,6,0,0,565,542,1,0,0,0,565,543,1,0,0,0,565,544,1,0,0,0,565,545,
        1,0,0,0,565,546,1,0,0,0,565,550,1,0,0,0,566,569,1,0,0,0,567,565,
        1,0,0,0,567,568,1,0,0,0,568,636,1,0,0,0,569,567,1,0,0,0,570,637,
        5,47,0,0,571,637,5,46,0,0,572,583,5,48,0,0,573,578,5,49,0,0,574,
        577,5,73,0,0,575,577,3,38,19,0,576,574,1,0,0,0,576,575,1,0,0,0,577,
        580,1,0,0,0,578,576,1,0,0,0,578,579,1,0,0,0,579,581,1,0,0,0,580,
        578,1,0,0,0,581,583,5,74,0,0,582,572,1,0,0,0,582,573,1,0,0,0,583,
        584,1,0,0,0,584,582,1,0,0,0,584,585,1,0,0,0,585,637,1,0,0,0,586,
        598,5,50,0,0,587,592,3,36,18,0,588,589,5,56,0,0,589,591,3,36,18,
        0,590,588,1,0,0,0,591,594,1,0,0,0,592,590,1,0,0,0,592,593,1,0,0,
        0,593,596,1,0,0,0,594,592,1,0,0,0,595,597,5,56,0,0,596,595,1,0,0,
        0,596,597,1,0,0,0,597,599,1,0,0,0,598,587,1,0,0,0,598,599,1,0,0,
        0,599,600,1,0,0,0,600,637,5,51,0,0,601,613,5,52,0,0,602,607,3,36,
        18,0,603,604,5,56,0,0,604,606,3,36,18,0,605,603,1,0,0,0,606,609,
        1,0,0,0,607,605,1,0,0,0,607,608,1,0,0,0,608,611,1,0,0,0,609,607,
        1,0,0,0,610,612,5,56,0,0,611,610,1,0,0,0,611,612,1,0,0,0,612,614,
        1,0,0,0,613,602,1,0,0,0,613,614,1,0,0,0,614,615,1,0,0,0,615,637,
        5,53,0,0,616,628,5,54,0,0,617,622,3,36,18,0,618,619,5,56,0,0,619,
        621,3,36,18,0,620,618,1,0,0,0,621,624,1,0,0,0,622,620,1,0,0,0,622,
        623,1,0,0,0,623,626,1,0,0,0,624,622,1,0,0,0,625,627,5,56,0,0,626,
        625,1,0,0,0,626,627,1,0,0,0,627,629,1,0,0,0,628,617,1,0,0,0,628,
        629,1,0,0,0,629,630,1,0,0,0,630,637,5,55,0,0,631,632,5,70,0,0,632,
        633,3,26,13,0,633,634,5,70,0,0,634,637,1,0,0,0,635,637,5,60,0,0,
        636,570,1,0,0,0,636,571,1,0,0,0,636,582,1,0,0,0,636,586,1,0,0,0,
        636,601,1,0,0,0,636,616,1,0,0,0,636,631,1,0,0,0,636,635,1,0,0,0,
        637,672,1,0,0,0,638,639,5,59,0,0,639,671,5,46,0,0,640,652,5,50,0,
        0,641,646,3,36,18,0,642,643,5,56,0,0,643,645,3,36,18,0,644,642,1,
        0,0,0,645,648,1,0,0,0,646,644,1,0,0,0,646,647,1,0,0,0,647,650,1,
        0,0,0,648,646,1,0,0,0,649,651,5,56,0,0,650,649,1,0,0,0,650,651,1,
        0,0,0,651,653,1,0,0,0,652,641,1,0,0,0,652,653,1,0,0,0,653,654,1,
        0,0,0,654,671,5,51,0,0,655,667,5,52,0,0,656,661,3,36,18,0,657,658,
        5,56,0,0,658,660,3,36,18,0,659,657,1,0,0,0,660,663,1,0,0,0,661,659,
        1,0,0,0,661,662,1,0,0,0,662,665,1,0,0,0,663,661,1,0,0,0,664,666,
        5,56,0,0,665,664,1,0,0,0,665,666,1,0,0,0,666,668,1,0,0,0,667,656,
        1,0,0,0,667,668,1,0,0,0,668,669,1,0,0,0,669,671,5,53,0,0,670,638,
        1,0,0,0,670,640,1,0,0,0,670,655,1,0,0,0,671,674,1,0,0,0,672,670,
        1,0,0,0,672,673,1,0,0,0,673,35,1,0,0,0,674,672,1,0,0,0,675,677,7,
        2,0,0,676,675,1,0,0,0,676,677,1,0,0,0,677,678,1,0,0,0,678,685,3,
        30,15,0,679,681,7,3,0,0,680,682,3,30,15,0,681,680,1,0,0,0,681,682,
        1,0,0,0,682,684,1,0,0,0,683,679,1,0,0,0,684,687,1,0,0,0,685,683,
        1,0,0,0,685,686,1,0,0,0,686,704,1,0,0,0,687,685,1,0,0,0,688,690,
        5,8,0,0,689,688,1,0,0,0,689,690,1,0,0,0,690,691,1,0,0,0,691,692,
        5,29,0,0,692,693,3,22,11,0,693,694,5,34,0,0,694,699,3,32,16,0,695,
        696,5,32,0,0,696,698,3,32,16,0,697,695,1,0,0,0,698,701,1,0,0,0,699,
        697,1,0,0,0,699,700,1,0,0,0,700,703,1,0,0,0,701,699,1,0,0,0,702,
        689,1,0,0,0,703,706,1,0,0,0,704,702,1,0,0,0,704,705,1,0,0,0,705,
        716,1,0,0,0,706,704,1,0,0,0,707,709,5,57,0,0,708,710,3,30,15,0,709,
        708,1,0,0,0,709,710,1,0,0,0,710,712,1,0,0,0,711,707,1,0,0,0,712,
        713,1,0,0,0,713,711,1,0,0,0,713,714,1,0,0,0,714,716,1,0,0,0,715,
        676,1,0,0,0,715,711,1,0,0,0,716,37,1,0,0,0,717,718,5,75,0,0,718,
        720,3,26,13,0,719,721,5,61,0,0,720,719,1,0,0,0,720,721,1,0,0,0,721,
        724,1,0,0,0,722,723,5,69,0,0,723,725,5,46,0,0,724,722,1,0,0,0,724,
        725,1,0,0,0,725,734,1,0,0,0,726,731,5,7,0,0,727,730,5,73,0,0,728,
        730,3,38,19,0,729,727,1,0,0,0,729,728,1,0,0,0,730,733,1,0,0,0,731,
        729,1,0,0,0,731,732,1,0,0,0,732,735,1,0,0,0,733,731,1,0,0,0,734,
        726,1,0,0,0,734,735,1,0,0,0,735,736,1,0,0,0,736,737,5,76,0,0,737,
        39,1,0,0,0,131,43,46,50,58,64,72,78,80,88,101,108,116,119,128,137,
        140,143,146,151,157,166,170,175,183,187,189,194,201,209,213,215,
        218,222,230,236,243,246,257,266,268,274,280,285,288,296,311,315,
        321,324,328,337,340,351,356,361,369,373,377,383,388,396,400,402,
        407,412,415,419,422,432,436,438,443,445,448,453,463,467,469,474,
        476,483,487,490,499,503,506,518,534,539,548,556,560,562,565,567,
        576,578,582,584,592,596,598,607,611,613,622,626,628,636,646,650,
        652,661,665,667,670,672,676,681,685,689,699,704,709,713,715,720,
        724,729,731,734
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!PythonParser.__ATN) {
            PythonParser.__ATN = new antlr.ATNDeserializer().deserialize(PythonParser._serializedATN);
        }

        return PythonParser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(PythonParser.literalNames, PythonParser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return PythonParser.vocabulary;
    }

    private static readonly decisionsToDFA = PythonParser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class ProgramContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(PythonParser.EOF, 0)!;
    }
    public statement(): StatementContext[];
    public statement(i: number): StatementContext | null;
    public statement(i?: number): StatementContext[] | StatementContext | null {
        if (i === undefined) {
            return this.getRuleContexts(StatementContext);
        }

        return this.getRuleContext(i, StatementContext);
    }
    public SEMICOLON(): antlr.TerminalNode[];
    public SEMICOLON(i: number): antlr.TerminalNode | null;
    public SEMICOLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.SEMICOLON);
    	} else {
    		return this.getToken(PythonParser.SEMICOLON, i);
    	}
    }
    public NEWLINE(): antlr.TerminalNode[];
    public NEWLINE(i: number): antlr.TerminalNode | null;
    public NEWLINE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.NEWLINE);
    	} else {
    		return this.getToken(PythonParser.NEWLINE, i);
    	}
    }
    public TRAILING_SEMICOLON(): antlr.TerminalNode[];
    public TRAILING_SEMICOLON(i: number): antlr.TerminalNode | null;
    public TRAILING_SEMICOLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.TRAILING_SEMICOLON);
    	} else {
    		return this.getToken(PythonParser.TRAILING_SEMICOLON, i);
    	}
    }
    public override get ruleIndex(): number {
        return PythonParser.RULE_program;
    }
}


export class StatementContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public expressions(): ExpressionsContext[];
    public expressions(i: number): ExpressionsContext | null;
    public expressions(i?: number): ExpressionsContext[] | ExpressionsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionsContext);
        }

        return this.getRuleContext(i, ExpressionsContext);
    }
    public COLON(): antlr.TerminalNode[];
    public COLON(i: number): antlr.TerminalNode | null;
    public COLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.COLON);
    	} else {
    		return this.getToken(PythonParser.COLON, i);
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
    public ASSIGN(): antlr.TerminalNode[];
    public ASSIGN(i: number): antlr.TerminalNode | null;
    public ASSIGN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.ASSIGN);
    	} else {
    		return this.getToken(PythonParser.ASSIGN, i);
    	}
    }
    public AUGMENTED_ASSIGN(): antlr.TerminalNode[];
    public AUGMENTED_ASSIGN(i: number): antlr.TerminalNode | null;
    public AUGMENTED_ASSIGN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.AUGMENTED_ASSIGN);
    	} else {
    		return this.getToken(PythonParser.AUGMENTED_ASSIGN, i);
    	}
    }
    public PASS(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.PASS, 0);
    }
    public BREAK(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.BREAK, 0);
    }
    public CONTINUE(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.CONTINUE, 0);
    }
    public RETURN(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.RETURN, 0);
    }
    public RAISE(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.RAISE, 0);
    }
    public FROM(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.FROM, 0);
    }
    public GLOBAL(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.GLOBAL, 0);
    }
    public NAME(): antlr.TerminalNode[];
    public NAME(i: number): antlr.TerminalNode | null;
    public NAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.NAME);
    	} else {
    		return this.getToken(PythonParser.NAME, i);
    	}
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.COMMA);
    	} else {
    		return this.getToken(PythonParser.COMMA, i);
    	}
    }
    public DEL(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.DEL, 0);
    }
    public ASSERT(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.ASSERT, 0);
    }
    public IMPORT(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.IMPORT, 0);
    }
    public imported(): ImportedContext[];
    public imported(i: number): ImportedContext | null;
    public imported(i?: number): ImportedContext[] | ImportedContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ImportedContext);
        }

        return this.getRuleContext(i, ImportedContext);
    }
    public STAR(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.STAR, 0);
    }
    public OPEN_PAREN(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.OPEN_PAREN, 0);
    }
    public CLOSE_PAREN(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.CLOSE_PAREN, 0);
    }
    public DOT(): antlr.TerminalNode[];
    public DOT(i: number): antlr.TerminalNode | null;
    public DOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.DOT);
    	} else {
    		return this.getToken(PythonParser.DOT, i);
    	}
    }
    public ELLIPSIS(): antlr.TerminalNode[];
    public ELLIPSIS(i: number): antlr.TerminalNode | null;
    public ELLIPSIS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.ELLIPSIS);
    	} else {
    		return this.getToken(PythonParser.ELLIPSIS, i);
    	}
    }
    public TYPE(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.TYPE, 0);
    }
    public typeParameters(): TypeParametersContext | null {
        return this.getRuleContext(0, TypeParametersContext);
    }
    public PRINT(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.PRINT, 0);
    }
    public OPERATOR(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.OPERATOR, 0);
    }
    public DEF(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.DEF, 0);
    }
    public block(): BlockContext[];
    public block(i: number): BlockContext | null;
    public block(i?: number): BlockContext[] | BlockContext | null {
        if (i === undefined) {
            return this.getRuleContexts(BlockContext);
        }

        return this.getRuleContext(i, BlockContext);
    }
    public CLASS(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.CLASS, 0);
    }
    public AT(): antlr.TerminalNode[];
    public AT(i: number): antlr.TerminalNode | null;
    public AT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.AT);
    	} else {
    		return this.getToken(PythonParser.AT, i);
    	}
    }
    public NEWLINE(): antlr.TerminalNode[];
    public NEWLINE(i: number): antlr.TerminalNode | null;
    public NEWLINE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.NEWLINE);
    	} else {
    		return this.getToken(PythonParser.NEWLINE, i);
    	}
    }
    public ASYNC(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.ASYNC, 0);
    }
    public parameter(): ParameterContext[];
    public parameter(i: number): ParameterContext | null;
    public parameter(i?: number): ParameterContext[] | ParameterContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ParameterContext);
        }

        return this.getRuleContext(i, ParameterContext);
    }
    public ARROW(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.ARROW, 0);
    }
    public argument(): ArgumentContext[];
    public argument(i: number): ArgumentContext | null;
    public argument(i?: number): ArgumentContext[] | ArgumentContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ArgumentContext);
        }

        return this.getRuleContext(i, ArgumentContext);
    }
    public IF(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.IF, 0);
    }
    public branch(): BranchContext[];
    public branch(i: number): BranchContext | null;
    public branch(i?: number): BranchContext[] | BranchContext | null {
        if (i === undefined) {
            return this.getRuleContexts(BranchContext);
        }

        return this.getRuleContext(i, BranchContext);
    }
    public ELIF(): antlr.TerminalNode[];
    public ELIF(i: number): antlr.TerminalNode | null;
    public ELIF(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.ELIF);
    	} else {
    		return this.getToken(PythonParser.ELIF, i);
    	}
    }
    public ELSE(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.ELSE, 0);
    }
    public WHILE(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.WHILE, 0);
    }
    public FOR(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.FOR, 0);
    }
    public targets(): TargetsContext | null {
        return this.getRuleContext(0, TargetsContext);
    }
    public IN(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.IN, 0);
    }
    public TRY(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.TRY, 0);
    }
    public EXCEPT(): antlr.TerminalNode[];
    public EXCEPT(i: number): antlr.TerminalNode | null;
    public EXCEPT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.EXCEPT);
    	} else {
    		return this.getToken(PythonParser.EXCEPT, i);
    	}
    }
    public FINALLY(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.FINALLY, 0);
    }
    public AS(): antlr.TerminalNode[];
    public AS(i: number): antlr.TerminalNode | null;
    public AS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.AS);
    	} else {
    		return this.getToken(PythonParser.AS, i);
    	}
    }
    public WITH(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.WITH, 0);
    }
    public item(): ItemContext[];
    public item(i: number): ItemContext | null;
    public item(i?: number): ItemContext[] | ItemContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ItemContext);
        }

        return this.getRuleContext(i, ItemContext);
    }
    public MATCH(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.MATCH, 0);
    }
    public INDENT(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.INDENT, 0);
    }
    public DEDENT(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.DEDENT, 0);
    }
    public caseClause(): CaseClauseContext[];
    public caseClause(i: number): CaseClauseContext | null;
    public caseClause(i?: number): CaseClauseContext[] | CaseClauseContext | null {
        if (i === undefined) {
            return this.getRuleContexts(CaseClauseContext);
        }

        return this.getRuleContext(i, CaseClauseContext);
    }
    public override get ruleIndex(): number {
        return PythonParser.RULE_statement;
    }
}


export class BlockContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public INDENT(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.INDENT, 0);
    }
    public DEDENT(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.DEDENT, 0);
    }
    public statement(): StatementContext[];
    public statement(i: number): StatementContext | null;
    public statement(i?: number): StatementContext[] | StatementContext | null {
        if (i === undefined) {
            return this.getRuleContexts(StatementContext);
        }

        return this.getRuleContext(i, StatementContext);
    }
    public SEMICOLON(): antlr.TerminalNode[];
    public SEMICOLON(i: number): antlr.TerminalNode | null;
    public SEMICOLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.SEMICOLON);
    	} else {
    		return this.getToken(PythonParser.SEMICOLON, i);
    	}
    }
    public NEWLINE(): antlr.TerminalNode[];
    public NEWLINE(i: number): antlr.TerminalNode | null;
    public NEWLINE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.NEWLINE);
    	} else {
    		return this.getToken(PythonParser.NEWLINE, i);
    	}
    }
    public TRAILING_SEMICOLON(): antlr.TerminalNode[];
    public TRAILING_SEMICOLON(i: number): antlr.TerminalNode | null;
    public TRAILING_SEMICOLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.TRAILING_SEMICOLON);
    	} else {
    		return this.getToken(PythonParser.TRAILING_SEMICOLON, i);
    	}
    }
    public BODY_SEMICOLON(): antlr.TerminalNode[];
    public BODY_SEMICOLON(i: number): antlr.TerminalNode | null;
    public BODY_SEMICOLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.BODY_SEMICOLON);
    	} else {
    		return this.getToken(PythonParser.BODY_SEMICOLON, i);
    	}
    }
    public override get ruleIndex(): number {
        return PythonParser.RULE_block;
    }
}


export class BranchContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public expression(): ExpressionContext {
        return this.getRuleContext(0, ExpressionContext)!;
    }
    public COLON(): antlr.TerminalNode {
        return this.getToken(PythonParser.COLON, 0)!;
    }
    public block(): BlockContext {
        return this.getRuleContext(0, BlockContext)!;
    }
    public override get ruleIndex(): number {
        return PythonParser.RULE_branch;
    }
}


export class ImportedContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public NAME(): antlr.TerminalNode[];
    public NAME(i: number): antlr.TerminalNode | null;
    public NAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.NAME);
    	} else {
    		return this.getToken(PythonParser.NAME, i);
    	}
    }
    public DOT(): antlr.TerminalNode[];
    public DOT(i: number): antlr.TerminalNode | null;
    public DOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.DOT);
    	} else {
    		return this.getToken(PythonParser.DOT, i);
    	}
    }
    public AS(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.AS, 0);
    }
    public override get ruleIndex(): number {
        return PythonParser.RULE_imported;
    }
}


export class ItemContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public expression(): ExpressionContext {
        return this.getRuleContext(0, ExpressionContext)!;
    }
    public AS(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.AS, 0);
    }
    public target(): TargetContext | null {
        return this.getRuleContext(0, TargetContext);
    }
    public override get ruleIndex(): number {
        return PythonParser.RULE_item;
    }
}


export class CaseClauseContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public CASE(): antlr.TerminalNode {
        return this.getToken(PythonParser.CASE, 0)!;
    }
    public pattern(): PatternContext[];
    public pattern(i: number): PatternContext | null;
    public pattern(i?: number): PatternContext[] | PatternContext | null {
        if (i === undefined) {
            return this.getRuleContexts(PatternContext);
        }

        return this.getRuleContext(i, PatternContext);
    }
    public COLON(): antlr.TerminalNode {
        return this.getToken(PythonParser.COLON, 0)!;
    }
    public block(): BlockContext {
        return this.getRuleContext(0, BlockContext)!;
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.COMMA);
    	} else {
    		return this.getToken(PythonParser.COMMA, i);
    	}
    }
    public IF(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.IF, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
    }
    public override get ruleIndex(): number {
        return PythonParser.RULE_caseClause;
    }
}


export class PatternContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public disjunction(): DisjunctionContext {
        return this.getRuleContext(0, DisjunctionContext)!;
    }
    public STAR(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.STAR, 0);
    }
    public AS(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.AS, 0);
    }
    public NAME(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.NAME, 0);
    }
    public override get ruleIndex(): number {
        return PythonParser.RULE_pattern;
    }
}


export class TypeParametersContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public OPEN_BRACKET(): antlr.TerminalNode {
        return this.getToken(PythonParser.OPEN_BRACKET, 0)!;
    }
    public CLOSE_BRACKET(): antlr.TerminalNode {
        return this.getToken(PythonParser.CLOSE_BRACKET, 0)!;
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
    		return this.getTokens(PythonParser.COMMA);
    	} else {
    		return this.getToken(PythonParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return PythonParser.RULE_typeParameters;
    }
}


export class ParameterContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public NAME(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.NAME, 0);
    }
    public COLON(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.COLON, 0);
    }
    public expression(): ExpressionContext[];
    public expression(i: number): ExpressionContext | null;
    public expression(i?: number): ExpressionContext[] | ExpressionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionContext);
        }

        return this.getRuleContext(i, ExpressionContext);
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.ASSIGN, 0);
    }
    public STAR(): antlr.TerminalNode[];
    public STAR(i: number): antlr.TerminalNode | null;
    public STAR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.STAR);
    	} else {
    		return this.getToken(PythonParser.STAR, i);
    	}
    }
    public STARS(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.STARS, 0);
    }
    public OPERATOR(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.OPERATOR, 0);
    }
    public OPEN_PAREN(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.OPEN_PAREN, 0);
    }
    public CLOSE_PAREN(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.CLOSE_PAREN, 0);
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
    		return this.getTokens(PythonParser.COMMA);
    	} else {
    		return this.getToken(PythonParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return PythonParser.RULE_parameter;
    }
}


export class LambdaParameterContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public NAME(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.NAME, 0);
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.ASSIGN, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
    }
    public STAR(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.STAR, 0);
    }
    public STARS(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.STARS, 0);
    }
    public OPERATOR(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.OPERATOR, 0);
    }
    public OPEN_PAREN(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.OPEN_PAREN, 0);
    }
    public CLOSE_PAREN(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.CLOSE_PAREN, 0);
    }
    public lambdaParameter(): LambdaParameterContext[];
    public lambdaParameter(i: number): LambdaParameterContext | null;
    public lambdaParameter(i?: number): LambdaParameterContext[] | LambdaParameterContext | null {
        if (i === undefined) {
            return this.getRuleContexts(LambdaParameterContext);
        }

        return this.getRuleContext(i, LambdaParameterContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.COMMA);
    	} else {
    		return this.getToken(PythonParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return PythonParser.RULE_lambdaParameter;
    }
}


export class TargetsContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public target(): TargetContext[];
    public target(i: number): TargetContext | null;
    public target(i?: number): TargetContext[] | TargetContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TargetContext);
        }

        return this.getRuleContext(i, TargetContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.COMMA);
    	} else {
    		return this.getToken(PythonParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return PythonParser.RULE_targets;
    }
}


export class TargetContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public operand(): OperandContext {
        return this.getRuleContext(0, OperandContext)!;
    }
    public STAR(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.STAR, 0);
    }
    public override get ruleIndex(): number {
        return PythonParser.RULE_target;
    }
}


export class ExpressionsContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public element(): ElementContext[];
    public element(i: number): ElementContext | null;
    public element(i?: number): ElementContext[] | ElementContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ElementContext);
        }

        return this.getRuleContext(i, ElementContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.COMMA);
    	} else {
    		return this.getToken(PythonParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return PythonParser.RULE_expressions;
    }
}


export class ElementContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public expression(): ExpressionContext {
        return this.getRuleContext(0, ExpressionContext)!;
    }
    public STAR(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.STAR, 0);
    }
    public override get ruleIndex(): number {
        return PythonParser.RULE_element;
    }
}


export class ExpressionContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public disjunction(): DisjunctionContext[];
    public disjunction(i: number): DisjunctionContext | null;
    public disjunction(i?: number): DisjunctionContext[] | DisjunctionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(DisjunctionContext);
        }

        return this.getRuleContext(i, DisjunctionContext);
    }
    public IF(): antlr.TerminalNode[];
    public IF(i: number): antlr.TerminalNode | null;
    public IF(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.IF);
    	} else {
    		return this.getToken(PythonParser.IF, i);
    	}
    }
    public ELSE(): antlr.TerminalNode[];
    public ELSE(i: number): antlr.TerminalNode | null;
    public ELSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.ELSE);
    	} else {
    		return this.getToken(PythonParser.ELSE, i);
    	}
    }
    public override get ruleIndex(): number {
        return PythonParser.RULE_expression;
    }
}


export class DisjunctionContext extends antlr.ParserRuleContext {
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
    public OPERATOR(): antlr.TerminalNode[];
    public OPERATOR(i: number): antlr.TerminalNode | null;
    public OPERATOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.OPERATOR);
    	} else {
    		return this.getToken(PythonParser.OPERATOR, i);
    	}
    }
    public SIGN(): antlr.TerminalNode[];
    public SIGN(i: number): antlr.TerminalNode | null;
    public SIGN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.SIGN);
    	} else {
    		return this.getToken(PythonParser.SIGN, i);
    	}
    }
    public STAR(): antlr.TerminalNode[];
    public STAR(i: number): antlr.TerminalNode | null;
    public STAR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.STAR);
    	} else {
    		return this.getToken(PythonParser.STAR, i);
    	}
    }
    public STARS(): antlr.TerminalNode[];
    public STARS(i: number): antlr.TerminalNode | null;
    public STARS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.STARS);
    	} else {
    		return this.getToken(PythonParser.STARS, i);
    	}
    }
    public AT(): antlr.TerminalNode[];
    public AT(i: number): antlr.TerminalNode | null;
    public AT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.AT);
    	} else {
    		return this.getToken(PythonParser.AT, i);
    	}
    }
    public WALRUS(): antlr.TerminalNode[];
    public WALRUS(i: number): antlr.TerminalNode | null;
    public WALRUS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.WALRUS);
    	} else {
    		return this.getToken(PythonParser.WALRUS, i);
    	}
    }
    public AND(): antlr.TerminalNode[];
    public AND(i: number): antlr.TerminalNode | null;
    public AND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.AND);
    	} else {
    		return this.getToken(PythonParser.AND, i);
    	}
    }
    public OR(): antlr.TerminalNode[];
    public OR(i: number): antlr.TerminalNode | null;
    public OR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.OR);
    	} else {
    		return this.getToken(PythonParser.OR, i);
    	}
    }
    public IN(): antlr.TerminalNode[];
    public IN(i: number): antlr.TerminalNode | null;
    public IN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.IN);
    	} else {
    		return this.getToken(PythonParser.IN, i);
    	}
    }
    public NOT(): antlr.TerminalNode[];
    public NOT(i: number): antlr.TerminalNode | null;
    public NOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.NOT);
    	} else {
    		return this.getToken(PythonParser.NOT, i);
    	}
    }
    public IS(): antlr.TerminalNode[];
    public IS(i: number): antlr.TerminalNode | null;
    public IS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.IS);
    	} else {
    		return this.getToken(PythonParser.IS, i);
    	}
    }
    public override get ruleIndex(): number {
        return PythonParser.RULE_disjunction;
    }
}


export class OperandContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public NUMBER(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.NUMBER, 0);
    }
    public NAME(): antlr.TerminalNode[];
    public NAME(i: number): antlr.TerminalNode | null;
    public NAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.NAME);
    	} else {
    		return this.getToken(PythonParser.NAME, i);
    	}
    }
    public OPEN_PAREN(): antlr.TerminalNode[];
    public OPEN_PAREN(i: number): antlr.TerminalNode | null;
    public OPEN_PAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.OPEN_PAREN);
    	} else {
    		return this.getToken(PythonParser.OPEN_PAREN, i);
    	}
    }
    public CLOSE_PAREN(): antlr.TerminalNode[];
    public CLOSE_PAREN(i: number): antlr.TerminalNode | null;
    public CLOSE_PAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.CLOSE_PAREN);
    	} else {
    		return this.getToken(PythonParser.CLOSE_PAREN, i);
    	}
    }
    public OPEN_BRACKET(): antlr.TerminalNode[];
    public OPEN_BRACKET(i: number): antlr.TerminalNode | null;
    public OPEN_BRACKET(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.OPEN_BRACKET);
    	} else {
    		return this.getToken(PythonParser.OPEN_BRACKET, i);
    	}
    }
    public CLOSE_BRACKET(): antlr.TerminalNode[];
    public CLOSE_BRACKET(i: number): antlr.TerminalNode | null;
    public CLOSE_BRACKET(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.CLOSE_BRACKET);
    	} else {
    		return this.getToken(PythonParser.CLOSE_BRACKET, i);
    	}
    }
    public OPEN_BRACE(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.OPEN_BRACE, 0);
    }
    public CLOSE_BRACE(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.CLOSE_BRACE, 0);
    }
    public BACKTICK(): antlr.TerminalNode[];
    public BACKTICK(i: number): antlr.TerminalNode | null;
    public BACKTICK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.BACKTICK);
    	} else {
    		return this.getToken(PythonParser.BACKTICK, i);
    	}
    }
    public expressions(): ExpressionsContext | null {
        return this.getRuleContext(0, ExpressionsContext);
    }
    public ELLIPSIS(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.ELLIPSIS, 0);
    }
    public NOT(): antlr.TerminalNode[];
    public NOT(i: number): antlr.TerminalNode | null;
    public NOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.NOT);
    	} else {
    		return this.getToken(PythonParser.NOT, i);
    	}
    }
    public SIGN(): antlr.TerminalNode[];
    public SIGN(i: number): antlr.TerminalNode | null;
    public SIGN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.SIGN);
    	} else {
    		return this.getToken(PythonParser.SIGN, i);
    	}
    }
    public INVERT(): antlr.TerminalNode[];
    public INVERT(i: number): antlr.TerminalNode | null;
    public INVERT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.INVERT);
    	} else {
    		return this.getToken(PythonParser.INVERT, i);
    	}
    }
    public AWAIT(): antlr.TerminalNode[];
    public AWAIT(i: number): antlr.TerminalNode | null;
    public AWAIT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.AWAIT);
    	} else {
    		return this.getToken(PythonParser.AWAIT, i);
    	}
    }
    public YIELD(): antlr.TerminalNode[];
    public YIELD(i: number): antlr.TerminalNode | null;
    public YIELD(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.YIELD);
    	} else {
    		return this.getToken(PythonParser.YIELD, i);
    	}
    }
    public LAMBDA(): antlr.TerminalNode[];
    public LAMBDA(i: number): antlr.TerminalNode | null;
    public LAMBDA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.LAMBDA);
    	} else {
    		return this.getToken(PythonParser.LAMBDA, i);
    	}
    }
    public LAMBDA_COLON(): antlr.TerminalNode[];
    public LAMBDA_COLON(i: number): antlr.TerminalNode | null;
    public LAMBDA_COLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.LAMBDA_COLON);
    	} else {
    		return this.getToken(PythonParser.LAMBDA_COLON, i);
    	}
    }
    public DOT(): antlr.TerminalNode[];
    public DOT(i: number): antlr.TerminalNode | null;
    public DOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.DOT);
    	} else {
    		return this.getToken(PythonParser.DOT, i);
    	}
    }
    public STRING(): antlr.TerminalNode[];
    public STRING(i: number): antlr.TerminalNode | null;
    public STRING(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.STRING);
    	} else {
    		return this.getToken(PythonParser.STRING, i);
    	}
    }
    public FSTRING_START(): antlr.TerminalNode[];
    public FSTRING_START(i: number): antlr.TerminalNode | null;
    public FSTRING_START(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.FSTRING_START);
    	} else {
    		return this.getToken(PythonParser.FSTRING_START, i);
    	}
    }
    public FSTRING_END(): antlr.TerminalNode[];
    public FSTRING_END(i: number): antlr.TerminalNode | null;
    public FSTRING_END(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.FSTRING_END);
    	} else {
    		return this.getToken(PythonParser.FSTRING_END, i);
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
    public FROM(): antlr.TerminalNode[];
    public FROM(i: number): antlr.TerminalNode | null;
    public FROM(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.FROM);
    	} else {
    		return this.getToken(PythonParser.FROM, i);
    	}
    }
    public lambdaParameter(): LambdaParameterContext[];
    public lambdaParameter(i: number): LambdaParameterContext | null;
    public lambdaParameter(i?: number): LambdaParameterContext[] | LambdaParameterContext | null {
        if (i === undefined) {
            return this.getRuleContexts(LambdaParameterContext);
        }

        return this.getRuleContext(i, LambdaParameterContext);
    }
    public FSTRING_MIDDLE(): antlr.TerminalNode[];
    public FSTRING_MIDDLE(i: number): antlr.TerminalNode | null;
    public FSTRING_MIDDLE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.FSTRING_MIDDLE);
    	} else {
    		return this.getToken(PythonParser.FSTRING_MIDDLE, i);
    	}
    }
    public field(): FieldContext[];
    public field(i: number): FieldContext | null;
    public field(i?: number): FieldContext[] | FieldContext | null {
        if (i === undefined) {
            return this.getRuleContexts(FieldContext);
        }

        return this.getRuleContext(i, FieldContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.COMMA);
    	} else {
    		return this.getToken(PythonParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return PythonParser.RULE_operand;
    }
}


export class ArgumentContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public expression(): ExpressionContext[];
    public expression(i: number): ExpressionContext | null;
    public expression(i?: number): ExpressionContext[] | ExpressionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionContext);
        }

        return this.getRuleContext(i, ExpressionContext);
    }
    public FOR(): antlr.TerminalNode[];
    public FOR(i: number): antlr.TerminalNode | null;
    public FOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.FOR);
    	} else {
    		return this.getToken(PythonParser.FOR, i);
    	}
    }
    public targets(): TargetsContext[];
    public targets(i: number): TargetsContext | null;
    public targets(i?: number): TargetsContext[] | TargetsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TargetsContext);
        }

        return this.getRuleContext(i, TargetsContext);
    }
    public IN(): antlr.TerminalNode[];
    public IN(i: number): antlr.TerminalNode | null;
    public IN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.IN);
    	} else {
    		return this.getToken(PythonParser.IN, i);
    	}
    }
    public disjunction(): DisjunctionContext[];
    public disjunction(i: number): DisjunctionContext | null;
    public disjunction(i?: number): DisjunctionContext[] | DisjunctionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(DisjunctionContext);
        }

        return this.getRuleContext(i, DisjunctionContext);
    }
    public STAR(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.STAR, 0);
    }
    public STARS(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.STARS, 0);
    }
    public ASSIGN(): antlr.TerminalNode[];
    public ASSIGN(i: number): antlr.TerminalNode | null;
    public ASSIGN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.ASSIGN);
    	} else {
    		return this.getToken(PythonParser.ASSIGN, i);
    	}
    }
    public AS(): antlr.TerminalNode[];
    public AS(i: number): antlr.TerminalNode | null;
    public AS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.AS);
    	} else {
    		return this.getToken(PythonParser.AS, i);
    	}
    }
    public COLON(): antlr.TerminalNode[];
    public COLON(i: number): antlr.TerminalNode | null;
    public COLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.COLON);
    	} else {
    		return this.getToken(PythonParser.COLON, i);
    	}
    }
    public ASYNC(): antlr.TerminalNode[];
    public ASYNC(i: number): antlr.TerminalNode | null;
    public ASYNC(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.ASYNC);
    	} else {
    		return this.getToken(PythonParser.ASYNC, i);
    	}
    }
    public IF(): antlr.TerminalNode[];
    public IF(i: number): antlr.TerminalNode | null;
    public IF(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.IF);
    	} else {
    		return this.getToken(PythonParser.IF, i);
    	}
    }
    public override get ruleIndex(): number {
        return PythonParser.RULE_argument;
    }
}


export class FieldContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public FIELD_OPEN(): antlr.TerminalNode {
        return this.getToken(PythonParser.FIELD_OPEN, 0)!;
    }
    public expressions(): ExpressionsContext {
        return this.getRuleContext(0, ExpressionsContext)!;
    }
    public FIELD_CLOSE(): antlr.TerminalNode {
        return this.getToken(PythonParser.FIELD_CLOSE, 0)!;
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.ASSIGN, 0);
    }
    public EXCLAMATION(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.EXCLAMATION, 0);
    }
    public NAME(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.NAME, 0);
    }
    public FIELD_COLON(): antlr.TerminalNode | null {
        return this.getToken(PythonParser.FIELD_COLON, 0);
    }
    public FSTRING_MIDDLE(): antlr.TerminalNode[];
    public FSTRING_MIDDLE(i: number): antlr.TerminalNode | null;
    public FSTRING_MIDDLE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.FSTRING_MIDDLE);
    	} else {
    		return this.getToken(PythonParser.FSTRING_MIDDLE, i);
    	}
    }
    public field(): FieldContext[];
    public field(i: number): FieldContext | null;
    public field(i?: number): FieldContext[] | FieldContext | null {
        if (i === undefined) {
            return this.getRuleContexts(FieldContext);
        }

        return this.getRuleContext(i, FieldContext);
    }
    public override get ruleIndex(): number {
        return PythonParser.RULE_field;
    }
}
