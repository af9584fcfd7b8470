
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
            this.state = 307;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 45, this.context) ) {
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
                this.state = 275;
                this.errorHandler.sync(this);
                alternative = 1;
                do {
                    switch (alternative) {
                    case 1:
                        {
                        this.state = 275;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case PythonParser.EXCEPT:
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
                            break;
                        case PythonParser.ELSE:
                        case PythonParser.FINALLY:
                            {
                            this.state = 272;
                            _la = this.tokenStream.LA(1);
                            if(!(_la === 26 || _la === 28)) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 273;
                            this.match(PythonParser.COLON);
                            this.state = 274;
                            this.block();
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 277;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 41, this.context);
                } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                }
                break;
            case 19:
                this.enterOuterAlt(localContext, 19);
                {
                this.state = 280;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 8) {
                    {
                    this.state = 279;
                    this.match(PythonParser.ASYNC);
                    }
                }

                this.state = 282;
                this.match(PythonParser.WITH);
                this.state = 283;
                this.item();
                this.state = 288;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 56) {
                    {
                    {
                    this.state = 284;
                    this.match(PythonParser.COMMA);
                    this.state = 285;
                    this.item();
                    }
                    }
                    this.state = 290;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 291;
                this.match(PythonParser.COLON);
                this.state = 292;
                this.block();
                }
                break;
            case 20:
                this.enterOuterAlt(localContext, 20);
                {
                this.state = 294;
                this.match(PythonParser.MATCH);
                this.state = 295;
                this.expressions();
                this.state = 296;
                this.match(PythonParser.COLON);
                this.state = 297;
                this.match(PythonParser.INDENT);
                this.state = 301;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 298;
                    this.caseClause();
                    this.state = 299;
                    this.match(PythonParser.NEWLINE);
                    }
                    }
                    this.state = 303;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 11);
                this.state = 305;
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
            this.state = 332;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case PythonParser.INDENT:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 309;
                this.match(PythonParser.INDENT);
                this.state = 318;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 310;
                    this.statement();
                    this.state = 316;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case PythonParser.SEMICOLON:
                        {
                        this.state = 311;
                        this.match(PythonParser.SEMICOLON);
                        }
                        break;
                    case PythonParser.NEWLINE:
                    case PythonParser.TRAILING_SEMICOLON:
                        {
                        this.state = 313;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 4) {
                            {
                            this.state = 312;
                            this.match(PythonParser.TRAILING_SEMICOLON);
                            }
                        }

                        this.state = 315;
                        this.match(PythonParser.NEWLINE);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    }
                    this.state = 320;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (((((_la - 8)) & ~0x1F) === 0 && ((1 << (_la - 8)) & 3017930807) !== 0) || ((((_la - 40)) & ~0x1F) === 0 && ((1 << (_la - 40)) & 1527797759) !== 0));
                this.state = 322;
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
                this.state = 324;
                this.statement();
                this.state = 329;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 49, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 325;
                        this.match(PythonParser.BODY_SEMICOLON);
                        this.state = 326;
                        this.statement();
                        }
                        }
                    }
                    this.state = 331;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 49, this.context);
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
            this.state = 334;
            this.expression();
            this.state = 335;
            this.match(PythonParser.COLON);
            this.state = 336;
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
            this.state = 338;
            this.match(PythonParser.NAME);
            this.state = 343;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 59) {
                {
                {
                this.state = 339;
                this.match(PythonParser.DOT);
                this.state = 340;
                this.match(PythonParser.NAME);
                }
                }
                this.state = 345;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 348;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 18) {
                {
                this.state = 346;
                this.match(PythonParser.AS);
                this.state = 347;
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
            this.state = 350;
            this.expression();
            this.state = 353;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 18) {
                {
                this.state = 351;
                this.match(PythonParser.AS);
                this.state = 352;
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
            this.state = 355;
            this.match(PythonParser.CASE);
            this.state = 356;
            this.pattern();
            this.state = 361;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 54, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 357;
                    this.match(PythonParser.COMMA);
                    this.state = 358;
                    this.pattern();
                    }
                    }
                }
                this.state = 363;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 54, this.context);
            }
            this.state = 365;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 56) {
                {
                this.state = 364;
                this.match(PythonParser.COMMA);
                }
            }

            this.state = 369;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 32) {
                {
                this.state = 367;
                this.match(PythonParser.IF);
                this.state = 368;
                this.expression();
                }
            }

            this.state = 371;
            this.match(PythonParser.COLON);
            this.state = 372;
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
            this.state = 375;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 65) {
                {
                this.state = 374;
                this.match(PythonParser.STAR);
                }
            }

            this.state = 377;
            this.disjunction();
            this.state = 380;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 18) {
                {
                this.state = 378;
                this.match(PythonParser.AS);
                this.state = 379;
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
            this.state = 382;
            this.match(PythonParser.OPEN_BRACKET);
            this.state = 394;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 35127313) !== 0)) {
                {
                this.state = 383;
                this.parameter();
                this.state = 388;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 59, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 384;
                        this.match(PythonParser.COMMA);
                        this.state = 385;
                        this.parameter();
                        }
                        }
                    }
                    this.state = 390;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 59, this.context);
                }
                this.state = 392;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 56) {
                    {
                    this.state = 391;
                    this.match(PythonParser.COMMA);
                    }
                }

                }
            }

            this.state = 396;
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
            this.state = 437;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 71, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 399;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 65 || _la === 66) {
                    {
                    this.state = 398;
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

                this.state = 401;
                this.match(PythonParser.NAME);
                this.state = 407;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 402;
                    this.match(PythonParser.COLON);
                    this.state = 404;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 65) {
                        {
                        this.state = 403;
                        this.match(PythonParser.STAR);
                        }
                    }

                    this.state = 406;
                    this.expression();
                    }
                }

                this.state = 414;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 61) {
                    {
                    this.state = 409;
                    this.match(PythonParser.ASSIGN);
                    this.state = 411;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 65) {
                        {
                        this.state = 410;
                        this.match(PythonParser.STAR);
                        }
                    }

                    this.state = 413;
                    this.expression();
                    }
                }

                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 416;
                this.match(PythonParser.STAR);
                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 417;
                this.match(PythonParser.OPERATOR);
                }
                break;
            case 4:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 418;
                this.match(PythonParser.OPEN_PAREN);
                this.state = 430;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 35127313) !== 0)) {
                    {
                    this.state = 419;
                    this.parameter();
                    this.state = 424;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 67, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 420;
                            this.match(PythonParser.COMMA);
                            this.state = 421;
                            this.parameter();
                            }
                            }
                        }
                        this.state = 426;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 67, this.context);
                    }
                    this.state = 428;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 56) {
                        {
                        this.state = 427;
                        this.match(PythonParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 432;
                this.match(PythonParser.CLOSE_PAREN);
                this.state = 435;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 61) {
                    {
                    this.state = 433;
                    this.match(PythonParser.ASSIGN);
                    this.state = 434;
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
            this.state = 468;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 78, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 440;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 65 || _la === 66) {
                    {
                    this.state = 439;
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

                this.state = 442;
                this.match(PythonParser.NAME);
                this.state = 445;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 61) {
                    {
                    this.state = 443;
                    this.match(PythonParser.ASSIGN);
                    this.state = 444;
                    this.expression();
                    }
                }

                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 447;
                this.match(PythonParser.STAR);
                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 448;
                this.match(PythonParser.OPERATOR);
                }
                break;
            case 4:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 449;
                this.match(PythonParser.OPEN_PAREN);
                this.state = 461;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 35127313) !== 0)) {
                    {
                    this.state = 450;
                    this.lambdaParameter();
                    this.state = 455;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 74, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 451;
                            this.match(PythonParser.COMMA);
                            this.state = 452;
                            this.lambdaParameter();
                            }
                            }
                        }
                        this.state = 457;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 74, this.context);
                    }
                    this.state = 459;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 56) {
                        {
                        this.state = 458;
                        this.match(PythonParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 463;
                this.match(PythonParser.CLOSE_PAREN);
                this.state = 466;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 61) {
                    {
                    this.state = 464;
                    this.match(PythonParser.ASSIGN);
                    this.state = 465;
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
            this.state = 470;
            this.target();
            this.state = 475;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 79, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 471;
                    this.match(PythonParser.COMMA);
                    this.state = 472;
                    this.target();
                    }
                    }
                }
                this.state = 477;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 79, this.context);
            }
            this.state = 479;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 56) {
                {
                this.state = 478;
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
            this.state = 482;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 65) {
                {
                this.state = 481;
                this.match(PythonParser.STAR);
                }
            }

            this.state = 484;
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
            this.state = 486;
            this.element();
            this.state = 491;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 82, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 487;
                    this.match(PythonParser.COMMA);
                    this.state = 488;
                    this.element();
                    }
                    }
                }
                this.state = 493;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 82, this.context);
            }
            this.state = 495;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 56) {
                {
                this.state = 494;
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
            this.state = 498;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 65) {
                {
                this.state = 497;
                this.match(PythonParser.STAR);
                }
            }

            this.state = 500;
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
            this.state = 502;
            this.disjunction();
            this.state = 510;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 32) {
                {
                {
                this.state = 503;
                this.match(PythonParser.IF);
                this.state = 504;
                this.disjunction();
                this.state = 505;
                this.match(PythonParser.ELSE);
                this.state = 506;
                this.disjunction();
                }
                }
                this.state = 512;
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
            this.state = 513;
            this.operand();
            this.state = 531;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 17)) & ~0x1F) === 0 && ((1 << (_la - 17)) & 3538945) !== 0) || ((((_la - 62)) & ~0x1F) === 0 && ((1 << (_la - 62)) & 573) !== 0)) {
                {
                {
                this.state = 526;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case PythonParser.OPERATOR:
                    {
                    this.state = 514;
                    this.match(PythonParser.OPERATOR);
                    }
                    break;
                case PythonParser.SIGN:
                    {
                    this.state = 515;
                    this.match(PythonParser.SIGN);
                    }
                    break;
                case PythonParser.STAR:
                    {
                    this.state = 516;
                    this.match(PythonParser.STAR);
                    }
                    break;
                case PythonParser.STARS:
                    {
                    this.state = 517;
                    this.match(PythonParser.STARS);
                    }
                    break;
                case PythonParser.AT:
                    {
                    this.state = 518;
                    this.match(PythonParser.AT);
                    }
                    break;
                case PythonParser.WALRUS:
                    {
                    this.state = 519;
                    this.match(PythonParser.WALRUS);
                    }
                    break;
                case PythonParser.AND:
                    {
                    this.state = 520;
                    this.match(PythonParser.AND);
                    }
                    break;
                case PythonParser.OR:
                    {
                    this.state = 521;
                    this.match(PythonParser.OR);
                    }
                    break;
                case PythonParser.IN:
                    {
                    this.state = 522;
                    this.match(PythonParser.IN);
                    }
                    break;
                case PythonParser.NOT:
                    {
                    this.state = 523;
                    this.match(PythonParser.NOT);
                    this.state = 524;
                    this.match(PythonParser.IN);
                    }
                    break;
                case PythonParser.IS:
                    {
                    this.state = 525;
                    this.match(PythonParser.IS);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 528;
                this.operand();
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
    public operand(): OperandContext {
        let localContext = new OperandContext(this.context, this.state);
        this.enterRule(localContext, 34, PythonParser.RULE_operand);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 559;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 9)) & ~0x1F) === 0 && ((1 << (_la - 9)) & 402653185) !== 0) || ((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 12582913) !== 0)) {
                {
                this.state = 557;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case PythonParser.NOT:
                    {
                    this.state = 534;
                    this.match(PythonParser.NOT);
                    }
                    break;
                case PythonParser.SIGN:
                    {
                    this.state = 535;
                    this.match(PythonParser.SIGN);
                    }
                    break;
                case PythonParser.INVERT:
                    {
                    this.state = 536;
                    this.match(PythonParser.INVERT);
                    }
                    break;
                case PythonParser.AWAIT:
                    {
                    this.state = 537;
                    this.match(PythonParser.AWAIT);
                    }
                    break;
                case PythonParser.YIELD:
                    {
                    this.state = 538;
                    this.match(PythonParser.YIELD);
                    this.state = 540;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 30) {
                        {
                        this.state = 539;
                        this.match(PythonParser.FROM);
                        }
                    }

                    }
                    break;
                case PythonParser.LAMBDA:
                    {
                    this.state = 542;
                    this.match(PythonParser.LAMBDA);
                    this.state = 554;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 35127313) !== 0)) {
                        {
                        this.state = 543;
                        this.lambdaParameter();
                        this.state = 548;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 89, this.context);
                        while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                            if (alternative === 1) {
                                {
                                {
                                this.state = 544;
                                this.match(PythonParser.COMMA);
                                this.state = 545;
                                this.lambdaParameter();
                                }
                                }
                            }
                            this.state = 550;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 89, this.context);
                        }
                        this.state = 552;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 56) {
                            {
                            this.state = 551;
                            this.match(PythonParser.COMMA);
                            }
                        }

                        }
                    }

                    this.state = 556;
                    this.match(PythonParser.LAMBDA_COLON);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 561;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 628;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case PythonParser.NUMBER:
                {
                this.state = 562;
                this.match(PythonParser.NUMBER);
                }
                break;
            case PythonParser.NAME:
                {
                this.state = 563;
                this.match(PythonParser.NAME);
                }
                break;
            case PythonParser.STRING:
            case PythonParser.FSTRING_START:
                {
                this.state = 574;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    this.state = 574;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case PythonParser.STRING:
                        {
                        this.state = 564;
                        this.match(PythonParser.STRING);
                        }
                        break;
                    case PythonParser.FSTRING_START:
                        {
                        this.state = 565;
                        this.match(PythonParser.FSTRING_START);
                        this.state = 570;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 73 || _la === 75) {
                            {
                            this.state = 568;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case PythonParser.FSTRING_MIDDLE:
                                {
                                this.state = 566;
                                this.match(PythonParser.FSTRING_MIDDLE);
                                }
                                break;
                            case PythonParser.FIELD_OPEN:
                                {
                                this.state = 567;
                                this.field();
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            this.state = 572;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 573;
                        this.match(PythonParser.FSTRING_END);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 576;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 48 || _la === 49);
                }
                break;
            case PythonParser.OPEN_PAREN:
                {
                this.state = 578;
                this.match(PythonParser.OPEN_PAREN);
                this.state = 590;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 9)) & ~0x1F) === 0 && ((1 << (_la - 9)) & 402653185) !== 0) || ((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 49320639) !== 0)) {
                    {
                    this.state = 579;
                    this.argument();
                    this.state = 584;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 98, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 580;
                            this.match(PythonParser.COMMA);
                            this.state = 581;
                            this.argument();
                            }
                            }
                        }
                        this.state = 586;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 98, this.context);
                    }
                    this.state = 588;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 56) {
                        {
                        this.state = 587;
                        this.match(PythonParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 592;
                this.match(PythonParser.CLOSE_PAREN);
                }
                break;
            case PythonParser.OPEN_BRACKET:
                {
                this.state = 593;
                this.match(PythonParser.OPEN_BRACKET);
                this.state = 605;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 9)) & ~0x1F) === 0 && ((1 << (_la - 9)) & 402653185) !== 0) || ((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 49320639) !== 0)) {
                    {
                    this.state = 594;
                    this.argument();
                    this.state = 599;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 101, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 595;
                            this.match(PythonParser.COMMA);
                            this.state = 596;
                            this.argument();
                            }
                            }
                        }
                        this.state = 601;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 101, this.context);
                    }
                    this.state = 603;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 56) {
                        {
                        this.state = 602;
                        this.match(PythonParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 607;
                this.match(PythonParser.CLOSE_BRACKET);
                }
                break;
            case PythonParser.OPEN_BRACE:
                {
                this.state = 608;
                this.match(PythonParser.OPEN_BRACE);
                this.state = 620;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 9)) & ~0x1F) === 0 && ((1 << (_la - 9)) & 402653185) !== 0) || ((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 49320639) !== 0)) {
                    {
                    this.state = 609;
                    this.argument();
                    this.state = 614;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 104, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 610;
                            this.match(PythonParser.COMMA);
                            this.state = 611;
                            this.argument();
                            }
                            }
                        }
                        this.state = 616;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 104, this.context);
                    }
                    this.state = 618;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 56) {
                        {
                        this.state = 617;
                        this.match(PythonParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 622;
                this.match(PythonParser.CLOSE_BRACE);
                }
                break;
            case PythonParser.BACKTICK:
                {
                this.state = 623;
                this.match(PythonParser.BACKTICK);
                this.state = 624;
                this.expressions();
                this.state = 625;
                this.match(PythonParser.BACKTICK);
                }
                break;
            case PythonParser.ELLIPSIS:
                {
                this.state = 627;
                this.match(PythonParser.ELLIPSIS);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 664;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 50)) & ~0x1F) === 0 && ((1 << (_la - 50)) & 517) !== 0)) {
                {
                this.state = 662;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case PythonParser.DOT:
                    {
                    this.state = 630;
                    this.match(PythonParser.DOT);
                    this.state = 631;
                    this.match(PythonParser.NAME);
                    }
                    break;
                case PythonParser.OPEN_PAREN:
                    {
                    this.state = 632;
                    this.match(PythonParser.OPEN_PAREN);
                    this.state = 644;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 9)) & ~0x1F) === 0 && ((1 << (_la - 9)) & 402653185) !== 0) || ((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 49320639) !== 0)) {
                        {
                        this.state = 633;
                        this.argument();
                        this.state = 638;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 108, this.context);
                        while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                            if (alternative === 1) {
                                {
                                {
                                this.state = 634;
                                this.match(PythonParser.COMMA);
                                this.state = 635;
                                this.argument();
                                }
                                }
                            }
                            this.state = 640;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 108, this.context);
                        }
                        this.state = 642;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 56) {
                            {
                            this.state = 641;
                            this.match(PythonParser.COMMA);
                            }
                        }

                        }
                    }

                    this.state = 646;
                    this.match(PythonParser.CLOSE_PAREN);
                    }
                    break;
                case PythonParser.OPEN_BRACKET:
                    {
                    this.state = 647;
                    this.match(PythonParser.OPEN_BRACKET);
                    this.state = 659;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 9)) & ~0x1F) === 0 && ((1 << (_la - 9)) & 402653185) !== 0) || ((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 49320639) !== 0)) {
                        {
                        this.state = 648;
                        this.argument();
                        this.state = 653;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 111, this.context);
                        while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                            if (alternative === 1) {
                                {
                                {
                                this.state = 649;
                                this.match(PythonParser.COMMA);
                                this.state = 650;
                                this.argument();
                                }
                                }
                            }
                            this.state = 655;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 111, this.context);
                        }
                        this.state = 657;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 56) {
                            {
                            this.state = 656;
                            this.match(PythonParser.COMMA);
                            }
                        }

                        }
                    }

                    this.state = 661;
                    this.match(PythonParser.CLOSE_BRACKET);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 666;
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
            this.state = 707;
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
                this.state = 668;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 65 || _la === 66) {
                    {
                    this.state = 667;
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

                this.state = 670;
                this.expression();
                this.state = 677;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 18 || _la === 57 || _la === 61) {
                    {
                    {
                    this.state = 671;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 18 || _la === 57 || _la === 61)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 673;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 9)) & ~0x1F) === 0 && ((1 << (_la - 9)) & 402653185) !== 0) || ((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 46170815) !== 0)) {
                        {
                        this.state = 672;
                        this.expression();
                        }
                    }

                    }
                    }
                    this.state = 679;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 696;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 8 || _la === 29) {
                    {
                    {
                    this.state = 681;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 8) {
                        {
                        this.state = 680;
                        this.match(PythonParser.ASYNC);
                        }
                    }

                    this.state = 683;
                    this.match(PythonParser.FOR);
                    this.state = 684;
                    this.targets();
                    this.state = 685;
                    this.match(PythonParser.IN);
                    this.state = 686;
                    this.disjunction();
                    this.state = 691;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 32) {
                        {
                        {
                        this.state = 687;
                        this.match(PythonParser.IF);
                        this.state = 688;
                        this.disjunction();
                        }
                        }
                        this.state = 693;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    }
                    this.state = 698;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case PythonParser.COLON:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 703;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 699;
                    this.match(PythonParser.COLON);
                    this.state = 701;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 9)) & ~0x1F) === 0 && ((1 << (_la - 9)) & 402653185) !== 0) || ((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 46170815) !== 0)) {
                        {
                        this.state = 700;
                        this.expression();
                        }
                    }

                    }
                    }
                    this.state = 705;
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
            this.state = 709;
            this.match(PythonParser.FIELD_OPEN);
            this.state = 710;
            this.expressions();
            this.state = 712;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 61) {
                {
                this.state = 711;
                this.match(PythonParser.ASSIGN);
                }
            }

            this.state = 716;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 69) {
                {
                this.state = 714;
                this.match(PythonParser.EXCLAMATION);
                this.state = 715;
                this.match(PythonParser.NAME);
                }
            }

            this.state = 726;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 7) {
                {
                this.state = 718;
                this.match(PythonParser.FIELD_COLON);
                this.state = 723;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 73 || _la === 75) {
                    {
                    this.state = 721;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case PythonParser.FSTRING_MIDDLE:
                        {
                        this.state = 719;
                        this.match(PythonParser.FSTRING_MIDDLE);
                        }
                        break;
                    case PythonParser.FIELD_OPEN:
                        {
                        this.state = 720;
                        this.field();
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
                }
            }

            this.state = 728;
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
        4,1,80,731,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
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
        1,1,1,1,1,1,1,1,3,1,267,8,1,3,1,269,8,1,1,1,1,1,1,1,1,1,1,1,4,1,
        276,8,1,11,1,12,1,277,1,1,3,1,281,8,1,1,1,1,1,1,1,1,1,5,1,287,8,
        1,10,1,12,1,290,9,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,4,1,
        302,8,1,11,1,12,1,303,1,1,1,1,3,1,308,8,1,1,2,1,2,1,2,1,2,3,2,314,
        8,2,1,2,3,2,317,8,2,4,2,319,8,2,11,2,12,2,320,1,2,1,2,1,2,1,2,1,
        2,5,2,328,8,2,10,2,12,2,331,9,2,3,2,333,8,2,1,3,1,3,1,3,1,3,1,4,
        1,4,1,4,5,4,342,8,4,10,4,12,4,345,9,4,1,4,1,4,3,4,349,8,4,1,5,1,
        5,1,5,3,5,354,8,5,1,6,1,6,1,6,1,6,5,6,360,8,6,10,6,12,6,363,9,6,
        1,6,3,6,366,8,6,1,6,1,6,3,6,370,8,6,1,6,1,6,1,6,1,7,3,7,376,8,7,
        1,7,1,7,1,7,3,7,381,8,7,1,8,1,8,1,8,1,8,5,8,387,8,8,10,8,12,8,390,
        9,8,1,8,3,8,393,8,8,3,8,395,8,8,1,8,1,8,1,9,3,9,400,8,9,1,9,1,9,
        1,9,3,9,405,8,9,1,9,3,9,408,8,9,1,9,1,9,3,9,412,8,9,1,9,3,9,415,
        8,9,1,9,1,9,1,9,1,9,1,9,1,9,5,9,423,8,9,10,9,12,9,426,9,9,1,9,3,
        9,429,8,9,3,9,431,8,9,1,9,1,9,1,9,3,9,436,8,9,3,9,438,8,9,1,10,3,
        10,441,8,10,1,10,1,10,1,10,3,10,446,8,10,1,10,1,10,1,10,1,10,1,10,
        1,10,5,10,454,8,10,10,10,12,10,457,9,10,1,10,3,10,460,8,10,3,10,
        462,8,10,1,10,1,10,1,10,3,10,467,8,10,3,10,469,8,10,1,11,1,11,1,
        11,5,11,474,8,11,10,11,12,11,477,9,11,1,11,3,11,480,8,11,1,12,3,
        12,483,8,12,1,12,1,12,1,13,1,13,1,13,5,13,490,8,13,10,13,12,13,493,
        9,13,1,13,3,13,496,8,13,1,14,3,14,499,8,14,1,14,1,14,1,15,1,15,1,
        15,1,15,1,15,1,15,5,15,509,8,15,10,15,12,15,512,9,15,1,16,1,16,1,
        16,1,16,1,16,1,16,1,16,1,16,1,16,1,16,1,16,1,16,1,16,3,16,527,8,
        16,1,16,5,16,530,8,16,10,16,12,16,533,9,16,1,17,1,17,1,17,1,17,1,
        17,1,17,3,17,541,8,17,1,17,1,17,1,17,1,17,5,17,547,8,17,10,17,12,
        17,550,9,17,1,17,3,17,553,8,17,3,17,555,8,17,1,17,5,17,558,8,17,
        10,17,12,17,561,9,17,1,17,1,17,1,17,1,17,1,17,1,17,5,17,569,8,17,
        10,17,12,17,572,9,17,1,17,4,17,575,8,17,11,17,12,17,576,1,17,1,17,
        1,17,1,17,5,17,583,8,17,10,17,12,17,586,9,17,1,17,3,17,589,8,17,
        3,17,591,8,17,1,17,1,17,1,17,1,17,1,17,5,17,598,8,17,10,17,12,17,
        601,9,17,1,17,3,17,604,8,17,3,17,606,8,17,1,17,1,17,1,17,1,17,1,
        17,5,17,613,8,17,10,17,12,17,616,9,17,1,17,3,17,619,8,17,3,17,621,
        8,17,1,17,1,17,1,17,1,17,1,17,1,17,3,17,629,8,17,1,17,1,17,1,17,
        1,17,1,17,1,17,5,17,637,8,17,10,17,12,17,640,9,17,1,17,3,17,643,
        8,17,3,17,645,8,17,1,17,1,17,1,17,1,17,1,17,5,17,652,8,17,10,17,
        12,17,655,9,17,1,17,3,17,658,8,17,3,17,660,8,17,1,17,5,17,663,8,
        17,10,17,12,17,666,9,17,1,18,3,18,669,8,18,1,18,1,18,1,18,3,18,674,
        8,18,5,18,676,8,18,10,18,12,18,679,9,18,1,18,3,18,682,8,18,1,18,
        1,18,1,18,1,18,1,18,1,18,5,18,690,8,18,10,18,12,18,693,9,18,5,18,
        695,8,18,10,18,12,18,698,9,18,1,18,1,18,3,18,702,8,18,4,18,704,8,
        18,11,18,12,18,705,3,18,708,8,18,1,19,1,19,1,19,3,19,713,8,19,1,
        19,1,19,3,19,717,8,19,1,19,1,19,1,19,5,19,722,8,19,10,19,12,19,725,
        9,19,3,19,727,8,19,1,19,1,19,1,19,0,0,20,0,2,4,6,8,10,12,14,16,18,
        20,22,24,26,28,30,32,34,36,38,0,5,2,0,61,61,72,72,1,0,59,60,2,0,
        26,26,28,28,1,0,65,66,3,0,18,18,57,57,61,61,883,0,50,1,0,0,0,2,307,
        1,0,0,0,4,332,1,0,0,0,6,334,1,0,0,0,8,338,1,0,0,0,10,350,1,0,0,0,
        12,355,1,0,0,0,14,375,1,0,0,0,16,382,1,0,0,0,18,437,1,0,0,0,20,468,
        1,0,0,0,22,470,1,0,0,0,24,482,1,0,0,0,26,486,1,0,0,0,28,498,1,0,
        0,0,30,502,1,0,0,0,32,513,1,0,0,0,34,559,1,0,0,0,36,707,1,0,0,0,
        38,709,1,0,0,0,40,46,3,2,1,0,41,47,5,58,0,0,42,44,5,4,0,0,43,42,
        1,0,0,0,43,44,1,0,0,0,44,45,1,0,0,0,45,47,5,1,0,0,46,41,1,0,0,0,
        46,43,1,0,0,0,47,49,1,0,0,0,48,40,1,0,0,0,49,52,1,0,0,0,50,48,1,
        0,0,0,50,51,1,0,0,0,51,53,1,0,0,0,52,50,1,0,0,0,53,54,5,0,0,1,54,
        1,1,0,0,0,55,58,3,26,13,0,56,57,5,57,0,0,57,59,3,30,15,0,58,56,1,
        0,0,0,58,59,1,0,0,0,59,64,1,0,0,0,60,61,7,0,0,0,61,63,3,26,13,0,
        62,60,1,0,0,0,63,66,1,0,0,0,64,62,1,0,0,0,64,65,1,0,0,0,65,308,1,
        0,0,0,66,64,1,0,0,0,67,308,5,39,0,0,68,308,5,20,0,0,69,308,5,22,
        0,0,70,72,5,41,0,0,71,73,3,26,13,0,72,71,1,0,0,0,72,73,1,0,0,0,73,
        308,1,0,0,0,74,80,5,40,0,0,75,78,3,26,13,0,76,77,5,30,0,0,77,79,
        3,30,15,0,78,76,1,0,0,0,78,79,1,0,0,0,79,81,1,0,0,0,80,75,1,0,0,
        0,80,81,1,0,0,0,81,308,1,0,0,0,82,83,5,31,0,0,83,88,5,46,0,0,84,
        85,5,56,0,0,85,87,5,46,0,0,86,84,1,0,0,0,87,90,1,0,0,0,88,86,1,0,
        0,0,88,89,1,0,0,0,89,308,1,0,0,0,90,88,1,0,0,0,91,92,5,24,0,0,92,
        308,3,26,13,0,93,94,5,19,0,0,94,308,3,26,13,0,95,96,5,33,0,0,96,
        101,3,8,4,0,97,98,5,56,0,0,98,100,3,8,4,0,99,97,1,0,0,0,100,103,
        1,0,0,0,101,99,1,0,0,0,101,102,1,0,0,0,102,308,1,0,0,0,103,101,1,
        0,0,0,104,108,5,30,0,0,105,107,7,1,0,0,106,105,1,0,0,0,107,110,1,
        0,0,0,108,106,1,0,0,0,108,109,1,0,0,0,109,119,1,0,0,0,110,108,1,
        0,0,0,111,116,5,46,0,0,112,113,5,59,0,0,113,115,5,46,0,0,114,112,
        1,0,0,0,115,118,1,0,0,0,116,114,1,0,0,0,116,117,1,0,0,0,117,120,
        1,0,0,0,118,116,1,0,0,0,119,111,1,0,0,0,119,120,1,0,0,0,120,121,
        1,0,0,0,121,146,5,33,0,0,122,147,5,65,0,0,123,128,3,8,4,0,124,125,
        5,56,0,0,125,127,3,8,4,0,126,124,1,0,0,0,127,130,1,0,0,0,128,126,
        1,0,0,0,128,129,1,0,0,0,129,147,1,0,0,0,130,128,1,0,0,0,131,140,
        5,50,0,0,132,137,3,8,4,0,133,134,5,56,0,0,134,136,3,8,4,0,135,133,
        1,0,0,0,136,139,1,0,0,0,137,135,1,0,0,0,137,138,1,0,0,0,138,141,
        1,0,0,0,139,137,1,0,0,0,140,132,1,0,0,0,140,141,1,0,0,0,141,143,
        1,0,0,0,142,144,5,56,0,0,143,142,1,0,0,0,143,144,1,0,0,0,144,145,
        1,0,0,0,145,147,5,51,0,0,146,122,1,0,0,0,146,123,1,0,0,0,146,131,
        1,0,0,0,147,308,1,0,0,0,148,149,5,12,0,0,149,151,5,46,0,0,150,152,
        3,16,8,0,151,150,1,0,0,0,151,152,1,0,0,0,152,153,1,0,0,0,153,154,
        5,61,0,0,154,308,3,30,15,0,155,157,5,13,0,0,156,158,5,71,0,0,157,
        156,1,0,0,0,157,158,1,0,0,0,158,159,1,0,0,0,159,308,3,26,13,0,160,
        161,5,64,0,0,161,162,3,30,15,0,162,163,5,1,0,0,163,165,1,0,0,0,164,
        160,1,0,0,0,165,168,1,0,0,0,166,164,1,0,0,0,166,167,1,0,0,0,167,
        222,1,0,0,0,168,166,1,0,0,0,169,171,5,8,0,0,170,169,1,0,0,0,170,
        171,1,0,0,0,171,172,1,0,0,0,172,173,5,23,0,0,173,175,5,46,0,0,174,
        176,3,16,8,0,175,174,1,0,0,0,175,176,1,0,0,0,176,177,1,0,0,0,177,
        189,5,50,0,0,178,183,3,18,9,0,179,180,5,56,0,0,180,182,3,18,9,0,
        181,179,1,0,0,0,182,185,1,0,0,0,183,181,1,0,0,0,183,184,1,0,0,0,
        184,187,1,0,0,0,185,183,1,0,0,0,186,188,5,56,0,0,187,186,1,0,0,0,
        187,188,1,0,0,0,188,190,1,0,0,0,189,178,1,0,0,0,189,190,1,0,0,0,
        190,191,1,0,0,0,191,194,5,51,0,0,192,193,5,63,0,0,193,195,3,30,15,
        0,194,192,1,0,0,0,194,195,1,0,0,0,195,196,1,0,0,0,196,197,5,57,0,
        0,197,223,3,4,2,0,198,199,5,21,0,0,199,201,5,46,0,0,200,202,3,16,
        8,0,201,200,1,0,0,0,201,202,1,0,0,0,202,218,1,0,0,0,203,215,5,50,
        0,0,204,209,3,36,18,0,205,206,5,56,0,0,206,208,3,36,18,0,207,205,
        1,0,0,0,208,211,1,0,0,0,209,207,1,0,0,0,209,210,1,0,0,0,210,213,
        1,0,0,0,211,209,1,0,0,0,212,214,5,56,0,0,213,212,1,0,0,0,213,214,
        1,0,0,0,214,216,1,0,0,0,215,204,1,0,0,0,215,216,1,0,0,0,216,217,
        1,0,0,0,217,219,5,51,0,0,218,203,1,0,0,0,218,219,1,0,0,0,219,220,
        1,0,0,0,220,221,5,57,0,0,221,223,3,4,2,0,222,170,1,0,0,0,222,198,
        1,0,0,0,223,308,1,0,0,0,224,225,5,32,0,0,225,230,3,6,3,0,226,227,
        5,25,0,0,227,229,3,6,3,0,228,226,1,0,0,0,229,232,1,0,0,0,230,228,
        1,0,0,0,230,231,1,0,0,0,231,236,1,0,0,0,232,230,1,0,0,0,233,234,
        5,26,0,0,234,235,5,57,0,0,235,237,3,4,2,0,236,233,1,0,0,0,236,237,
        1,0,0,0,237,308,1,0,0,0,238,239,5,43,0,0,239,243,3,6,3,0,240,241,
        5,26,0,0,241,242,5,57,0,0,242,244,3,4,2,0,243,240,1,0,0,0,243,244,
        1,0,0,0,244,308,1,0,0,0,245,247,5,8,0,0,246,245,1,0,0,0,246,247,
        1,0,0,0,247,248,1,0,0,0,248,249,5,29,0,0,249,250,3,22,11,0,250,251,
        5,34,0,0,251,252,3,26,13,0,252,253,5,57,0,0,253,257,3,4,2,0,254,
        255,5,26,0,0,255,256,5,57,0,0,256,258,3,4,2,0,257,254,1,0,0,0,257,
        258,1,0,0,0,258,308,1,0,0,0,259,260,5,42,0,0,260,261,5,57,0,0,261,
        275,3,4,2,0,262,268,5,27,0,0,263,266,3,26,13,0,264,265,5,18,0,0,
        265,267,5,46,0,0,266,264,1,0,0,0,266,267,1,0,0,0,267,269,1,0,0,0,
        268,263,1,0,0,0,268,269,1,0,0,0,269,270,1,0,0,0,270,271,5,57,0,0,
        271,276,3,4,2,0,272,273,7,2,0,0,273,274,5,57,0,0,274,276,3,4,2,0,
        275,262,1,0,0,0,275,272,1,0,0,0,276,277,1,0,0,0,277,275,1,0,0,0,
        277,278,1,0,0,0,278,308,1,0,0,0,279,281,5,8,0,0,280,279,1,0,0,0,
        280,281,1,0,0,0,281,282,1,0,0,0,282,283,5,44,0,0,283,288,3,10,5,
        0,284,285,5,56,0,0,285,287,3,10,5,0,286,284,1,0,0,0,287,290,1,0,
        0,0,288,286,1,0,0,0,288,289,1,0,0,0,289,291,1,0,0,0,290,288,1,0,
        0,0,291,292,5,57,0,0,292,293,3,4,2,0,293,308,1,0,0,0,294,295,5,10,
        0,0,295,296,3,26,13,0,296,297,5,57,0,0,297,301,5,2,0,0,298,299,3,
        12,6,0,299,300,5,1,0,0,300,302,1,0,0,0,301,298,1,0,0,0,302,303,1,
        0,0,0,303,301,1,0,0,0,303,304,1,0,0,0,304,305,1,0,0,0,305,306,5,
        3,0,0,306,308,1,0,0,0,307,55,1,0,0,0,307,67,1,0,0,0,307,68,1,0,0,
        0,307,69,1,0,0,0,307,70,1,0,0,0,307,74,1,0,0,0,307,82,1,0,0,0,307,
        91,1,0,0,0,307,93,1,0,0,0,307,95,1,0,0,0,307,104,1,0,0,0,307,148,
        1,0,0,0,307,155,1,0,0,0,307,166,1,0,0,0,307,224,1,0,0,0,307,238,
        1,0,0,0,307,246,1,0,0,0,307,259,1,0,0,0,307,280,1,0,0,0,307,294,
        1,0,0,0,308,3,1,0,0,0,309,318,5,2,0,0,310,316,3,2,1,0,311,317,5,
        58,0,0,312,314,5,4,0,0,313,312,1,0,0,0,313,314,1,0,0,0,314,315,1,
        0,0,0,315,317,5,1,0,0,316,311,1,0,0,0,316,313,1,0,0,0,317,319,1,
        0,0,0,318,310,1,0,0,0,319,320,1,0,0,0,320,318,1,0,0,0,320,321,1,
        0,0,0,321,322,1,0,0,0,322,323,5,3,0,0,323,333,1,0,0,0,324,329,3,
        2,1,0,325,326,5,5,0,0,326,328,3,2,1,0,327,325,1,0,0,0,328,331,1,
        0,0,0,329,327,1,0,0,0,329,330,1,0,0,0,330,333,1,0,0,0,331,329,1,
        0,0,0,332,309,1,0,0,0,332,324,1,0,0,0,333,5,1,0,0,0,334,335,3,30,
        15,0,335,336,5,57,0,0,336,337,3,4,2,0,337,7,1,0,0,0,338,343,5,46,
        0,0,339,340,5,59,0,0,340,342,5,46,0,0,341,339,1,0,0,0,342,345,1,
        0,0,0,343,341,1,0,0,0,343,344,1,0,0,0,344,348,1,0,0,0,345,343,1,
        0,0,0,346,347,5,18,0,0,347,349,5,46,0,0,348,346,1,0,0,0,348,349,
        1,0,0,0,349,9,1,0,0,0,350,353,3,30,15,0,351,352,5,18,0,0,352,354,
        3,24,12,0,353,351,1,0,0,0,353,354,1,0,0,0,354,11,1,0,0,0,355,356,
        5,11,0,0,356,361,3,14,7,0,357,358,5,56,0,0,358,360,3,14,7,0,359,
        357,1,0,0,0,360,363,1,0,0,0,361,359,1,0,0,0,361,362,1,0,0,0,362,
        365,1,0,0,0,363,361,1,0,0,0,364,366,5,56,0,0,365,364,1,0,0,0,365,
        366,1,0,0,0,366,369,1,0,0,0,367,368,5,32,0,0,368,370,3,30,15,0,369,
        367,1,0,0,0,369,370,1,0,0,0,370,371,1,0,0,0,371,372,5,57,0,0,372,
        373,3,4,2,0,373,13,1,0,0,0,374,376,5,65,0,0,375,374,1,0,0,0,375,
        376,1,0,0,0,376,377,1,0,0,0,377,380,3,32,16,0,378,379,5,18,0,0,379,
        381,5,46,0,0,380,378,1,0,0,0,380,381,1,0,0,0,381,15,1,0,0,0,382,
        394,5,52,0,0,383,388,3,18,9,0,384,385,5,56,0,0,385,387,3,18,9,0,
        386,384,1,0,0,0,387,390,1,0,0,0,388,386,1,0,0,0,388,389,1,0,0,0,
        389,392,1,0,0,0,390,388,1,0,0,0,391,393,5,56,0,0,392,391,1,0,0,0,
        392,393,1,0,0,0,393,395,1,0,0,0,394,383,1,0,0,0,394,395,1,0,0,0,
        395,396,1,0,0,0,396,397,5,53,0,0,397,17,1,0,0,0,398,400,7,3,0,0,
        399,398,1,0,0,0,399,400,1,0,0,0,400,401,1,0,0,0,401,407,5,46,0,0,
        402,404,5,57,0,0,403,405,5,65,0,0,404,403,1,0,0,0,404,405,1,0,0,
        0,405,406,1,0,0,0,406,408,3,30,15,0,407,402,1,0,0,0,407,408,1,0,
        0,0,408,414,1,0,0,0,409,411,5,61,0,0,410,412,5,65,0,0,411,410,1,
        0,0,0,411,412,1,0,0,0,412,413,1,0,0,0,413,415,3,30,15,0,414,409,
        1,0,0,0,414,415,1,0,0,0,415,438,1,0,0,0,416,438,5,65,0,0,417,438,
        5,71,0,0,418,430,5,50,0,0,419,424,3,18,9,0,420,421,5,56,0,0,421,
        423,3,18,9,0,422,420,1,0,0,0,423,426,1,0,0,0,424,422,1,0,0,0,424,
        425,1,0,0,0,425,428,1,0,0,0,426,424,1,0,0,0,427,429,5,56,0,0,428,
        427,1,0,0,0,428,429,1,0,0,0,429,431,1,0,0,0,430,419,1,0,0,0,430,
        431,1,0,0,0,431,432,1,0,0,0,432,435,5,51,0,0,433,434,5,61,0,0,434,
        436,3,30,15,0,435,433,1,0,0,0,435,436,1,0,0,0,436,438,1,0,0,0,437,
        399,1,0,0,0,437,416,1,0,0,0,437,417,1,0,0,0,437,418,1,0,0,0,438,
        19,1,0,0,0,439,441,7,3,0,0,440,439,1,0,0,0,440,441,1,0,0,0,441,442,
        1,0,0,0,442,445,5,46,0,0,443,444,5,61,0,0,444,446,3,30,15,0,445,
        443,1,0,0,0,445,446,1,0,0,0,446,469,1,0,0,0,447,469,5,65,0,0,448,
        469,5,71,0,0,449,461,5,50,0,0,450,455,3,20,10,0,451,452,5,56,0,0,
        452,454,3,20,10,0,453,451,1,0,0,0,454,457,1,0,0,0,455,453,1,0,0,
        0,455,456,1,0,0,0,456,459,1,0,0,0,457,455,1,0,0,0,458,460,5,56,0,
        0,459,458,1,0,0,0,459,460,1,0,0,0,460,462,1,0,0,0,461,450,1,0,0,
        0,461,462,1,0,0,0,462,463,1,0,0,0,463,466,5,51,0,0,464,465,5,61,
        0,0,465,467,3,30,15,0,466,464,1,0,0,0,466,467,1,0,0,0,467,469,1,
        0,0,0,468,440,1,0,0,0,468,447,1,0,0,0,468,448,1,0,0,0,468,449,1,
        0,0,0,469,21,1,0,0,0,470,475,3,24,12,0,471,472,5,56,0,0,472,474,
        3,24,12,0,473,471,1,0,0,0,474,477,1,0,0,0,475,473,1,0,0,0,475,476,
        1,0,0,0,476,479,1,0,0,0,477,475,1,0,0,0,478,480,5,56,0,0,479,478,
        1,0,0,0,479,480,1,0,0,0,480,23,1,0,0,0,481,483,5,65,0,0,482,481,
        1,0,0,0,482,483,1,0,0,0,483,484,1,0,0,0,484,485,3,34,17,0,485,25,
        1,0,0,0,486,491,3,28,14,0,487,488,5,56,0,0,488,490,3,28,14,0,489,
        487,1,0,0,0,490,493,1,0,0,0,491,489,1,0,0,0,491,492,1,0,0,0,492,
        495,1,0,0,0,493,491,1,0,0,0,494,496,5,56,0,0,495,494,1,0,0,0,495,
        496,1,0,0,0,496,27,1,0,0,0,497,499,5,65,0,0,498,497,1,0,0,0,498,
        499,1,0,0,0,499,500,1,0,0,0,500,501,3,30,15,0,501,29,1,0,0,0,502,
        510,3,32,16,0,503,504,5,32,0,0,504,505,3,32,16,0,505,506,5,26,0,
        0,506,507,3,32,16,0,507,509,1,0,0,0,508,503,1,0,0,0,509,512,1,0,
        0,0,510,508,1,0,0,0,510,511,1,0,0,0,511,31,1,0,0,0,512,510,1,0,0,
        0,513,531,3,34,17,0,514,527,5,71,0,0,515,527,5,67,0,0,516,527,5,
        65,0,0,517,527,5,66,0,0,518,527,5,64,0,0,519,527,5,62,0,0,520,527,
        5,17,0,0,521,527,5,38,0,0,522,527,5,34,0,0,523,524,5,37,0,0,524,
        527,5,34,0,0,525,527,5,35,0,0,526,514,1,0,0,0,526,515,1,0,0,0,526,
        516,1,0,0,0,526,517,1,0,0,0,526,518,1,0,0,0,526,519,1,0,0,0,526,
        520,1,0,0,0,526,521,1,0,0,0,526,522,1,0,0,0,526,523,1,0,0,0,526,
        525,1,0,0,0,527,528,1,0,0,0,528,530,3,34,17,0,529,526,1,0,0,0,530,
        533,1,0,0,0,531,529,1,0,0,0,531,532,1,0,0,0,532,33,1,0,0,0,533,531,
        1,0,0,0,534,558,5,37,0,0,535,558,5,67,0,0,536,558,5,68,0,0,537,558,
        5,9,0,0,538,540,5,45,0,0,539,541,5,30,0,0,540,539,1,0,0,0,540,541,
        1,0,0,0,541,558,1,0,0,0,542,554,5,36,0,0,543,548,3,20,10,0,544,545,
        5,56,0,0,545,547,3,20,10,0,546,544,1,0,0,0,547,550,1,0,0,0,548,546,
        1,0,0,0,548,549,1,0,0,0,549,552,1,0,0,0,550,548,1,0,0,0,551,553,
        5,56,0,0,552,551,1,0,0,0,552,553,1,0,0,0,553,555,1,0,0,0,554,543,
        1,0,0,0,554,555,1,0,0,0,555,556,1,0,0,0,556,558,5,6,0,0,557,534,
        1,0,0,0,557,535,1,0,0,0,557,536,1,0,0,0,557,537,1,0,0,0,557,538,
        1,0,0,0,557,542,1,0,0,0,558,561,1,0,0,0,559,557,1,0,0,0,559,560,
        1,0,0,0,560,628,1,0,0,0,561,559,1,0,0,0,562,629,5,47,0,0,563,629,
        5,46,0,0,564,575,5,48,0,0,565,570,5,49,0,0,566,569,5,73,0,0,567,
        569,3,38,19,0,568,566,1,0,0,0,568,567,1,0,0,0,569,572,1,0,0,0,570,
        568,1,0,0,0,570,571,1,0,0,0,571,573,1,0,0,0,572,570,1,0,0,0,573,
        575,5,74,0,0,574,564,1,0,0,0,574,565,1,0,0,0,575,576,1,0,0,0,576,
        574,1,0,0,0,576,577,1,0,0,0,577,629,1,0,0,0,578,590,5,50,0,0,579,
        584,3,36,18,0,580,581,5,56,0,0,581,583,3,36,18,0,582,580,1,0,0,0,
        583,586,1,0,0,0,584,582,1,0,0,0,584,585,1,0,0,0,585,588,1,0,0,0,
        586,584,1,0,0,0,587,589,5,56,0,0,588,587,1,0,0,0,588,589,1,0,0,0,
        589,591,1,0,0,0,590,579,1,0,0,0,590,591,1,0,0,0,591,592,1,0,0,0,
        592,629,5,51,0,0,593,605,5,52,0,0,594,599,3,36,18,0,595,596,5,56,
        0,0,596,598,3,36,18,0,597,595,1,0,0,0,598,601,1,0,0,0,599,597,1,
        0,0,0,599,600,1,0,0,0,600,603,1,0,0,0,601,599,1,0,0,0,602,604,5,
        56,0,0,603,602,1,0,0,0,603,604,1,0,0,0,604,606,1,0,0,0,605,594,1,
        0,0,0,605,606,1,0,0,0,606,607,1,0,0,0,607,629,5,53,0,0,608,620,5,
        54,0,0,609,614,3,36,18,0,610,611,5,56,0,0,611,613,3,36,18,0,612,
        610,1,0,0,0,613,616,1,0,0,0,614,612,1,0,0,0,614,615,1,0,0,0,615,
        618,1,0,0,0,616,614,1,0,0,0,617,619,5,56,0,0,618,617,1,0,0,0,618,
        619,1,0,0,0,619,621,1,0,0,0,620,609,1,0,0,0,620,621,1,0,0,0,621,
        622,1,0,0,0,622,629,5,55,0,0,623,624,5,70,0,0,624,625,3,26,13,0,
        625,626,5,70,0,0,626,629,1,0,0,0,627,629,5,60,0,0,628,562,1,0,0,
        0,628,563,1,0,0,0,628,574,1,0,0,0,628,578,1,0,0,0,628,593,1,0,0,
        0,628,608,1,0,0,0,628,623,1,0,0,0,628,627,1,0,0,0,629,664,1,0,0,
        0,630,631,5,59,0,0,631,663,5,46,0,0,632,644,5,50,0,0,633,638,3,36,
        18,0,634,635,5,56,0,0,635,637,3,36,18,0,636,634,1,0,0,0,637,640,
        1,0,0,0,638,636,1,0,0,0,638,639,1,0,0,0,639,642,1,0,0,0,640,638,
        1,0,0,0,641,643,5,56,0,0,642,641,1,0,0,0,642,643,1,0,0,0,643,645,
        1,0,0,0,644,633,1,0,0,0,644,645,1,0,0,0,645,646,1,0,0,0,646,663,
        5,51,0,0,647,659,5,52,0,0,648,653,3,36,18,0,649,650,5,56,0,0,650,
        652,3,36,18,0,651,649,1,0,0,0,652,655,1,0,0,0,653,651,1,0,0,0,653,
        654,1,0,0,0,654,657,1,0,0,0,655,653,1,0,0,0,656,658,5,56,0,0,657,
        656,1,0,0,0,657,658,1,0,0,0,658,660,1,0,0,0,659,648,1,0,0,0,659,
        660,1,0,0,0,660,661,1,0,0,0,661,663,5,53,0,0,662,630,1,0,0,0,662,
        632,1,0,0,0,662,647,1,0,0,0,663,666,1,0,0,0,664,662,1,0,0,0,664,
        665,1,0,0,0,665,35,1,0,0,0,666,664,1,0,0,0,667,669,7,3,0,0,668,667,
        1,0,0,0,668,669,1,0,0,0,669,670,1,0,0,0,670,677,3,30,15,0,671,673,
        7,4,0,0,672,674,3,30,15,0,673,672,1,0,0,0,673,674,1,0,0,0,674,676,
        1,0,0,0,675,671,1,0,0,0,676,679,1,0,0,0,677,675,1,0,0,0,677,678,
        1,0,0,0,678,696,1,0,0,0,679,677,1,0,0,0,680,682,5,8,0,0,681,680,
        1,0,0,0,681,682,1,0,0,0,682,683,1,0,0,0,683,684,5,29,0,0,684,685,
        3,22,11,0,685,686,5,34,0,0,686,691,3,32,16,0,687,688,5,32,0,0,688,
        690,3,32,16,0,689,687,1,0,0,0,690,693,1,0,0,0,691,689,1,0,0,0,691,
        692,1,0,0,0,692,695,1,0,0,0,693,691,1,0,0,0,694,681,1,0,0,0,695,
        698,1,0,0,0,696,694,1,0,0,0,696,697,1,0,0,0,697,708,1,0,0,0,698,
        696,1,0,0,0,699,701,5,57,0,0,700,702,3,30,15,0,701,700,1,0,0,0,701,
        702,1,0,0,0,702,704,1,0,0,0,703,699,1,0,0,0,704,705,1,0,0,0,705,
        703,1,0,0,0,705,706,1,0,0,0,706,708,1,0,0,0,707,668,1,0,0,0,707,
        703,1,0,0,0,708,37,1,0,0,0,709,710,5,75,0,0,710,712,3,26,13,0,711,
        713,5,61,0,0,712,711,1,0,0,0,712,713,1,0,0,0,713,716,1,0,0,0,714,
        715,5,69,0,0,715,717,5,46,0,0,716,714,1,0,0,0,716,717,1,0,0,0,717,
        726,1,0,0,0,718,723,5,7,0,0,719,722,5,73,0,0,720,722,3,38,19,0,721,
        719,1,0,0,0,721,720,1,0,0,0,722,725,1,0,0,0,723,721,1,0,0,0,723,
        724,1,0,0,0,724,727,1,0,0,0,725,723,1,0,0,0,726,718,1,0,0,0,726,
        727,1,0,0,0,727,728,1,0,0,0,728,729,5,76,0,0,729,39,1,0,0,0,130,
        43,46,50,58,64,72,78,80,88,101,108,116,119,128,137,140,143,146,151,
        157,166,170,175,183,187,189,194,201,209,213,215,218,222,230,236,
        243,246,257,266,268,275,277,280,288,303,307,313,316,320,329,332,
        343,348,353,361,365,369,375,380,388,392,394,399,404,407,411,414,
        424,428,430,435,437,440,445,455,459,461,466,468,475,479,482,491,
        495,498,510,526,531,540,548,552,554,557,559,568,570,574,576,584,
        588,590,599,603,605,614,618,620,628,638,642,644,653,657,659,662,
        664,668,673,677,681,691,696,701,705,707,712,716,721,723,726
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
    public ELSE(): antlr.TerminalNode[];
    public ELSE(i: number): antlr.TerminalNode | null;
    public ELSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.ELSE);
    	} else {
    		return this.getToken(PythonParser.ELSE, i);
    	}
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
    public FINALLY(): antlr.TerminalNode[];
    public FINALLY(i: number): antlr.TerminalNode | null;
    public FINALLY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(PythonParser.FINALLY);
    	} else {
    		return this.getToken(PythonParser.FINALLY, i);
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
