
import * as antlr from "antlr4ng";
import { Token } from "antlr4ng";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class SqlParser extends antlr.Parser {
    public static readonly SPACE = 1;
    public static readonly LINE_COMMENT = 2;
    public static readonly COMMENT = 3;
    public static readonly CONDITIONAL_COMMENT = 4;
    public static readonly STRING = 5;
    public static readonly QUOTED = 6;
    public static readonly DOLLAR_STRING = 7;
    public static readonly COMMAND = 8;
    public static readonly PARAMETER = 9;
    public static readonly NUMBER = 10;
    public static readonly WORD = 11;
    public static readonly LPAREN = 12;
    public static readonly RPAREN = 13;
    public static readonly LBRACK = 14;
    public static readonly RBRACK = 15;
    public static readonly LBRACE = 16;
    public static readonly RBRACE = 17;
    public static readonly COMMA = 18;
    public static readonly DOT = 19;
    public static readonly SEMI = 20;
    public static readonly OPERATOR = 21;
    public static readonly OTHER = 22;
    public static readonly DATA_END = 23;
    public static readonly DATA = 24;
    public static readonly LINE_BREAK = 25;
    public static readonly TERMINATOR = 26;
    public static readonly END_OF_STATEMENT = 27;
    public static readonly CLAUSE = 28;
    public static readonly SET_OPERATOR = 29;
    public static readonly JOIN = 30;
    public static readonly ON = 31;
    public static readonly CASE = 32;
    public static readonly WHEN = 33;
    public static readonly THEN = 34;
    public static readonly ELSE = 35;
    public static readonly END = 36;
    public static readonly BEGIN = 37;
    public static readonly HEAD = 38;
    public static readonly BRANCH = 39;
    public static readonly BODY = 40;
    public static readonly BLOCK_END = 41;
    public static readonly BLOCK_KIND = 42;
    public static readonly KEYWORD = 43;
    public static readonly NAME = 44;
    public static readonly RULE_script = 0;
    public static readonly RULE_statement = 1;
    public static readonly RULE_query = 2;
    public static readonly RULE_part = 3;
    public static readonly RULE_clause = 4;
    public static readonly RULE_list = 5;
    public static readonly RULE_element = 6;
    public static readonly RULE_operands = 7;
    public static readonly RULE_operand = 8;
    public static readonly RULE_branch = 9;
    public static readonly RULE_word = 10;
    public static readonly RULE_group = 11;

    public static readonly literalNames = [
        null, null, null, "'/*'", null, null, null, null, null, null, null, 
        null, "'('", "')'", "'['", "']'", "'{'", "'}'", "','", "'.'", "';'", 
        null, null, "'\\.'", null, null, "'//'", "' '", null, null, "'JOIN'", 
        "'ON'", "'CASE'", "'WHEN'", "'THEN'", "'ELSE'", "'END'", "'BEGIN'", 
        null, "'ELSIF'", "'DO'", "'END '", "'IF '"
    ];

    public static readonly symbolicNames = [
        null, "SPACE", "LINE_COMMENT", "COMMENT", "CONDITIONAL_COMMENT", 
        "STRING", "QUOTED", "DOLLAR_STRING", "COMMAND", "PARAMETER", "NUMBER", 
        "WORD", "LPAREN", "RPAREN", "LBRACK", "RBRACK", "LBRACE", "RBRACE", 
        "COMMA", "DOT", "SEMI", "OPERATOR", "OTHER", "DATA_END", "DATA", 
        "LINE_BREAK", "TERMINATOR", "END_OF_STATEMENT", "CLAUSE", "SET_OPERATOR", 
        "JOIN", "ON", "CASE", "WHEN", "THEN", "ELSE", "END", "BEGIN", "HEAD", 
        "BRANCH", "BODY", "BLOCK_END", "BLOCK_KIND", "KEYWORD", "NAME"
    ];
    public static readonly ruleNames = [
        "script", "statement", "query", "part", "clause", "list", "element", 
        "operands", "operand", "branch", "word", "group",
    ];

    public get grammarFileName(): string { return "SqlParser.g4"; }
    public get literalNames(): (string | null)[] { return SqlParser.literalNames; }
    public get symbolicNames(): (string | null)[] { return SqlParser.symbolicNames; }
    public get ruleNames(): string[] { return SqlParser.ruleNames; }
    public get serializedATN(): number[] { return SqlParser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, SqlParser._ATN, SqlParser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public script(): ScriptContext {
        let localContext = new ScriptContext(this.context, this.state);
        this.enterRule(localContext, 0, SqlParser.RULE_script);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 27;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1039226864) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 6241) !== 0)) {
                {
                {
                this.state = 24;
                this.statement();
                }
                }
                this.state = 29;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 30;
            this.match(SqlParser.EOF);
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
        this.enterRule(localContext, 2, SqlParser.RULE_statement);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 32;
            this.query();
            this.state = 34;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 68157696) !== 0)) {
                {
                this.state = 33;
                _la = this.tokenStream.LA(1);
                if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 68157696) !== 0))) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
            }

            this.state = 39;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 24) {
                {
                {
                this.state = 36;
                this.match(SqlParser.DATA);
                }
                }
                this.state = 41;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 43;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 23) {
                {
                this.state = 42;
                this.match(SqlParser.DATA_END);
                }
            }

            this.state = 45;
            this.match(SqlParser.END_OF_STATEMENT);
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
    public query(): QueryContext {
        let localContext = new QueryContext(this.context, this.state);
        this.enterRule(localContext, 4, SqlParser.RULE_query);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 47;
            this.part();
            this.state = 56;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 29) {
                {
                {
                this.state = 49;
                this.errorHandler.sync(this);
                alternative = 1;
                do {
                    switch (alternative) {
                    case 1:
                        {
                        {
                        this.state = 48;
                        this.match(SqlParser.SET_OPERATOR);
                        }
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 51;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 4, this.context);
                } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                this.state = 53;
                this.part();
                }
                }
                this.state = 58;
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
    public part(): PartContext {
        let localContext = new PartContext(this.context, this.state);
        this.enterRule(localContext, 6, SqlParser.RULE_part);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 60;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 6379248) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 6241) !== 0)) {
                {
                this.state = 59;
                this.list();
                }
            }

            this.state = 65;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 28) {
                {
                {
                this.state = 62;
                this.clause();
                }
                }
                this.state = 67;
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
    public clause(): ClauseContext {
        let localContext = new ClauseContext(this.context, this.state);
        this.enterRule(localContext, 8, SqlParser.RULE_clause);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 69;
            this.errorHandler.sync(this);
            alternative = 1;
            do {
                switch (alternative) {
                case 1:
                    {
                    {
                    this.state = 68;
                    this.match(SqlParser.CLAUSE);
                    }
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 71;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 8, this.context);
            } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
            this.state = 74;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 6379248) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 6241) !== 0)) {
                {
                this.state = 73;
                this.list();
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
    public list(): ListContext {
        let localContext = new ListContext(this.context, this.state);
        this.enterRule(localContext, 10, SqlParser.RULE_list);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 76;
            this.element();
            this.state = 88;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 18 || _la === 30) {
                {
                {
                this.state = 83;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case SqlParser.COMMA:
                    {
                    this.state = 77;
                    this.match(SqlParser.COMMA);
                    }
                    break;
                case SqlParser.JOIN:
                    {
                    this.state = 79;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    do {
                        {
                        {
                        this.state = 78;
                        this.match(SqlParser.JOIN);
                        }
                        }
                        this.state = 81;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    } while (_la === 30);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 85;
                this.element();
                }
                }
                this.state = 90;
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
    public element(): ElementContext {
        let localContext = new ElementContext(this.context, this.state);
        this.enterRule(localContext, 12, SqlParser.RULE_element);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 91;
            this.operands();
            this.state = 96;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 31) {
                {
                {
                this.state = 92;
                this.match(SqlParser.ON);
                this.state = 93;
                this.operands();
                }
                }
                this.state = 98;
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
    public operands(): OperandsContext {
        let localContext = new OperandsContext(this.context, this.state);
        this.enterRule(localContext, 14, SqlParser.RULE_operands);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 102;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 21) {
                {
                {
                this.state = 99;
                this.match(SqlParser.OPERATOR);
                }
                }
                this.state = 104;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 105;
            this.operand();
            this.state = 115;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 6379248) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 6241) !== 0)) {
                {
                {
                this.state = 109;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 21) {
                    {
                    {
                    this.state = 106;
                    this.match(SqlParser.OPERATOR);
                    }
                    }
                    this.state = 111;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 112;
                this.operand();
                }
                }
                this.state = 117;
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
        this.enterRule(localContext, 16, SqlParser.RULE_operand);
        let _la: number;
        try {
            let alternative: number;
            this.state = 177;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case SqlParser.QUOTED:
            case SqlParser.KEYWORD:
            case SqlParser.NAME:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 123;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 17, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 118;
                        this.word();
                        this.state = 119;
                        this.match(SqlParser.DOT);
                        }
                        }
                    }
                    this.state = 125;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 17, this.context);
                }
                this.state = 126;
                this.word();
                this.state = 128;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 18, this.context) ) {
                case 1:
                    {
                    this.state = 127;
                    this.group();
                    }
                    break;
                }
                }
                break;
            case SqlParser.NUMBER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 130;
                this.match(SqlParser.NUMBER);
                }
                break;
            case SqlParser.PARAMETER:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 131;
                this.match(SqlParser.PARAMETER);
                }
                break;
            case SqlParser.STRING:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 132;
                this.match(SqlParser.STRING);
                }
                break;
            case SqlParser.DOLLAR_STRING:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 133;
                this.match(SqlParser.DOLLAR_STRING);
                }
                break;
            case SqlParser.CONDITIONAL_COMMENT:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 134;
                this.match(SqlParser.CONDITIONAL_COMMENT);
                }
                break;
            case SqlParser.OTHER:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 135;
                this.match(SqlParser.OTHER);
                }
                break;
            case SqlParser.LPAREN:
            case SqlParser.LBRACK:
            case SqlParser.LBRACE:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 136;
                this.group();
                }
                break;
            case SqlParser.CASE:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 137;
                this.match(SqlParser.CASE);
                this.state = 139;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 6379248) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 6241) !== 0)) {
                    {
                    this.state = 138;
                    this.list();
                    }
                }

                this.state = 148;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 33) {
                    {
                    {
                    this.state = 141;
                    this.match(SqlParser.WHEN);
                    this.state = 142;
                    this.list();
                    this.state = 143;
                    this.match(SqlParser.THEN);
                    this.state = 144;
                    this.list();
                    }
                    }
                    this.state = 150;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 153;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 35) {
                    {
                    this.state = 151;
                    this.match(SqlParser.ELSE);
                    this.state = 152;
                    this.list();
                    }
                }

                this.state = 155;
                this.match(SqlParser.END);
                }
                break;
            case SqlParser.BEGIN:
            case SqlParser.HEAD:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 165;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case SqlParser.BEGIN:
                    {
                    this.state = 156;
                    this.match(SqlParser.BEGIN);
                    this.state = 160;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1039226864) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 6241) !== 0)) {
                        {
                        {
                        this.state = 157;
                        this.statement();
                        }
                        }
                        this.state = 162;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    break;
                case SqlParser.HEAD:
                    {
                    this.state = 163;
                    this.match(SqlParser.HEAD);
                    this.state = 164;
                    this.query();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 170;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 39 || _la === 40) {
                    {
                    {
                    this.state = 167;
                    this.branch();
                    }
                    }
                    this.state = 172;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 173;
                this.match(SqlParser.BLOCK_END);
                this.state = 175;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 42) {
                    {
                    this.state = 174;
                    this.match(SqlParser.BLOCK_KIND);
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
    public branch(): BranchContext {
        let localContext = new BranchContext(this.context, this.state);
        this.enterRule(localContext, 18, SqlParser.RULE_branch);
        let _la: number;
        try {
            let alternative: number;
            this.state = 201;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case SqlParser.BRANCH:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 180;
                this.errorHandler.sync(this);
                alternative = 1;
                do {
                    switch (alternative) {
                    case 1:
                        {
                        {
                        this.state = 179;
                        this.match(SqlParser.BRANCH);
                        }
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 182;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 27, this.context);
                } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                this.state = 184;
                this.query();
                this.state = 192;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 29, this.context) ) {
                case 1:
                    {
                    this.state = 185;
                    this.match(SqlParser.BODY);
                    this.state = 189;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1039226864) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 6241) !== 0)) {
                        {
                        {
                        this.state = 186;
                        this.statement();
                        }
                        }
                        this.state = 191;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    break;
                }
                }
                break;
            case SqlParser.BODY:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 194;
                this.match(SqlParser.BODY);
                this.state = 198;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1039226864) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 6241) !== 0)) {
                    {
                    {
                    this.state = 195;
                    this.statement();
                    }
                    }
                    this.state = 200;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
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
    public word(): WordContext {
        let localContext = new WordContext(this.context, this.state);
        this.enterRule(localContext, 20, SqlParser.RULE_word);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 203;
            _la = this.tokenStream.LA(1);
            if(!(_la === 6 || _la === 43 || _la === 44)) {
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
    public group(): GroupContext {
        let localContext = new GroupContext(this.context, this.state);
        this.enterRule(localContext, 22, SqlParser.RULE_group);
        try {
            this.state = 217;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case SqlParser.LPAREN:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 205;
                this.match(SqlParser.LPAREN);
                this.state = 206;
                this.query();
                this.state = 207;
                this.match(SqlParser.RPAREN);
                }
                break;
            case SqlParser.LBRACK:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 209;
                this.match(SqlParser.LBRACK);
                this.state = 210;
                this.query();
                this.state = 211;
                this.match(SqlParser.RBRACK);
                }
                break;
            case SqlParser.LBRACE:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 213;
                this.match(SqlParser.LBRACE);
                this.state = 214;
                this.query();
                this.state = 215;
                this.match(SqlParser.RBRACE);
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
        4,1,44,220,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
        6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,1,0,5,0,26,8,0,10,
        0,12,0,29,9,0,1,0,1,0,1,1,1,1,3,1,35,8,1,1,1,5,1,38,8,1,10,1,12,
        1,41,9,1,1,1,3,1,44,8,1,1,1,1,1,1,2,1,2,4,2,50,8,2,11,2,12,2,51,
        1,2,5,2,55,8,2,10,2,12,2,58,9,2,1,3,3,3,61,8,3,1,3,5,3,64,8,3,10,
        3,12,3,67,9,3,1,4,4,4,70,8,4,11,4,12,4,71,1,4,3,4,75,8,4,1,5,1,5,
        1,5,4,5,80,8,5,11,5,12,5,81,3,5,84,8,5,1,5,5,5,87,8,5,10,5,12,5,
        90,9,5,1,6,1,6,1,6,5,6,95,8,6,10,6,12,6,98,9,6,1,7,5,7,101,8,7,10,
        7,12,7,104,9,7,1,7,1,7,5,7,108,8,7,10,7,12,7,111,9,7,1,7,5,7,114,
        8,7,10,7,12,7,117,9,7,1,8,1,8,1,8,5,8,122,8,8,10,8,12,8,125,9,8,
        1,8,1,8,3,8,129,8,8,1,8,1,8,1,8,1,8,1,8,1,8,1,8,1,8,1,8,3,8,140,
        8,8,1,8,1,8,1,8,1,8,1,8,5,8,147,8,8,10,8,12,8,150,9,8,1,8,1,8,3,
        8,154,8,8,1,8,1,8,1,8,5,8,159,8,8,10,8,12,8,162,9,8,1,8,1,8,3,8,
        166,8,8,1,8,5,8,169,8,8,10,8,12,8,172,9,8,1,8,1,8,3,8,176,8,8,3,
        8,178,8,8,1,9,4,9,181,8,9,11,9,12,9,182,1,9,1,9,1,9,5,9,188,8,9,
        10,9,12,9,191,9,9,3,9,193,8,9,1,9,1,9,5,9,197,8,9,10,9,12,9,200,
        9,9,3,9,202,8,9,1,10,1,10,1,11,1,11,1,11,1,11,1,11,1,11,1,11,1,11,
        1,11,1,11,1,11,1,11,3,11,218,8,11,1,11,0,0,12,0,2,4,6,8,10,12,14,
        16,18,20,22,0,2,3,0,8,8,20,20,26,26,2,0,6,6,43,44,249,0,27,1,0,0,
        0,2,32,1,0,0,0,4,47,1,0,0,0,6,60,1,0,0,0,8,69,1,0,0,0,10,76,1,0,
        0,0,12,91,1,0,0,0,14,102,1,0,0,0,16,177,1,0,0,0,18,201,1,0,0,0,20,
        203,1,0,0,0,22,217,1,0,0,0,24,26,3,2,1,0,25,24,1,0,0,0,26,29,1,0,
        0,0,27,25,1,0,0,0,27,28,1,0,0,0,28,30,1,0,0,0,29,27,1,0,0,0,30,31,
        5,0,0,1,31,1,1,0,0,0,32,34,3,4,2,0,33,35,7,0,0,0,34,33,1,0,0,0,34,
        35,1,0,0,0,35,39,1,0,0,0,36,38,5,24,0,0,37,36,1,0,0,0,38,41,1,0,
        0,0,39,37,1,0,0,0,39,40,1,0,0,0,40,43,1,0,0,0,41,39,1,0,0,0,42,44,
        5,23,0,0,43,42,1,0,0,0,43,44,1,0,0,0,44,45,1,0,0,0,45,46,5,27,0,
        0,46,3,1,0,0,0,47,56,3,6,3,0,48,50,5,29,0,0,49,48,1,0,0,0,50,51,
        1,0,0,0,51,49,1,0,0,0,51,52,1,0,0,0,52,53,1,0,0,0,53,55,3,6,3,0,
        54,49,1,0,0,0,55,58,1,0,0,0,56,54,1,0,0,0,56,57,1,0,0,0,57,5,1,0,
        0,0,58,56,1,0,0,0,59,61,3,10,5,0,60,59,1,0,0,0,60,61,1,0,0,0,61,
        65,1,0,0,0,62,64,3,8,4,0,63,62,1,0,0,0,64,67,1,0,0,0,65,63,1,0,0,
        0,65,66,1,0,0,0,66,7,1,0,0,0,67,65,1,0,0,0,68,70,5,28,0,0,69,68,
        1,0,0,0,70,71,1,0,0,0,71,69,1,0,0,0,71,72,1,0,0,0,72,74,1,0,0,0,
        73,75,3,10,5,0,74,73,1,0,0,0,74,75,1,0,0,0,75,9,1,0,0,0,76,88,3,
        12,6,0,77,84,5,18,0,0,78,80,5,30,0,0,79,78,1,0,0,0,80,81,1,0,0,0,
        81,79,1,0,0,0,81,82,1,0,0,0,82,84,1,0,0,0,83,77,1,0,0,0,83,79,1,
        0,0,0,84,85,1,0,0,0,85,87,3,12,6,0,86,83,1,0,0,0,87,90,1,0,0,0,88,
        86,1,0,0,0,88,89,1,0,0,0,89,11,1,0,0,0,90,88,1,0,0,0,91,96,3,14,
        7,0,92,93,5,31,0,0,93,95,3,14,7,0,94,92,1,0,0,0,95,98,1,0,0,0,96,
        94,1,0,0,0,96,97,1,0,0,0,97,13,1,0,0,0,98,96,1,0,0,0,99,101,5,21,
        0,0,100,99,1,0,0,0,101,104,1,0,0,0,102,100,1,0,0,0,102,103,1,0,0,
        0,103,105,1,0,0,0,104,102,1,0,0,0,105,115,3,16,8,0,106,108,5,21,
        0,0,107,106,1,0,0,0,108,111,1,0,0,0,109,107,1,0,0,0,109,110,1,0,
        0,0,110,112,1,0,0,0,111,109,1,0,0,0,112,114,3,16,8,0,113,109,1,0,
        0,0,114,117,1,0,0,0,115,113,1,0,0,0,115,116,1,0,0,0,116,15,1,0,0,
        0,117,115,1,0,0,0,118,119,3,20,10,0,119,120,5,19,0,0,120,122,1,0,
        0,0,121,118,1,0,0,0,122,125,1,0,0,0,123,121,1,0,0,0,123,124,1,0,
        0,0,124,126,1,0,0,0,125,123,1,0,0,0,126,128,3,20,10,0,127,129,3,
        22,11,0,128,127,1,0,0,0,128,129,1,0,0,0,129,178,1,0,0,0,130,178,
        5,10,0,0,131,178,5,9,0,0,132,178,5,5,0,0,133,178,5,7,0,0,134,178,
        5,4,0,0,135,178,5,22,0,0,136,178,3,22,11,0,137,139,5,32,0,0,138,
        140,3,10,5,0,139,138,1,0,0,0,139,140,1,0,0,0,140,148,1,0,0,0,141,
        142,5,33,0,0,142,143,3,10,5,0,143,144,5,34,0,0,144,145,3,10,5,0,
        145,147,1,0,0,0,146,141,1,0,0,0,147,150,1,0,0,0,148,146,1,0,0,0,
        148,149,1,0,0,0,149,153,1,0,0,0,150,148,1,0,0,0,151,152,5,35,0,0,
        152,154,3,10,5,0,153,151,1,0,0,0,153,154,1,0,0,0,154,155,1,0,0,0,
        155,178,5,36,0,0,156,160,5,37,0,0,157,159,3,2,1,0,158,157,1,0,0,
        0,159,162,1,0,0,0,160,158,1,0,0,0,160,161,1,0,0,0,161,166,1,0,0,
        0,162,160,1,0,0,0,163,164,5,38,0,0,164,166,3,4,2,0,165,156,1,0,0,
        0,165,163,1,0,0,0,166,170,1,0,0,0,167,169,3,18,9,0,168,167,1,0,0,
        0,169,172,1,0,0,0,170,168,1,0,0,0,170,171,1,0,0,0,171,173,1,0,0,
        0,172,170,1,0,0,0,173,175,5,41,0,0,174,176,5,42,0,0,175,174,1,0,
        0,0,175,176,1,0,0,0,176,178,1,0,0,0,177,123,1,0,0,0,177,130,1,0,
        0,0,177,131,1,0,0,0,177,132,1,0,0,0,177,133,1,0,0,0,177,134,1,0,
        0,0,177,135,1,0,0,0,177,136,1,0,0,0,177,137,1,0,0,0,177,165,1,0,
        0,0,178,17,1,0,0,0,179,181,5,39,0,0,180,179,1,0,0,0,181,182,1,0,
        0,0,182,180,1,0,0,0,182,183,1,0,0,0,183,184,1,0,0,0,184,192,3,4,
        2,0,185,189,5,40,0,0,186,188,3,2,1,0,187,186,1,0,0,0,188,191,1,0,
        0,0,189,187,1,0,0,0,189,190,1,0,0,0,190,193,1,0,0,0,191,189,1,0,
        0,0,192,185,1,0,0,0,192,193,1,0,0,0,193,202,1,0,0,0,194,198,5,40,
        0,0,195,197,3,2,1,0,196,195,1,0,0,0,197,200,1,0,0,0,198,196,1,0,
        0,0,198,199,1,0,0,0,199,202,1,0,0,0,200,198,1,0,0,0,201,180,1,0,
        0,0,201,194,1,0,0,0,202,19,1,0,0,0,203,204,7,1,0,0,204,21,1,0,0,
        0,205,206,5,12,0,0,206,207,3,4,2,0,207,208,5,13,0,0,208,218,1,0,
        0,0,209,210,5,14,0,0,210,211,3,4,2,0,211,212,5,15,0,0,212,218,1,
        0,0,0,213,214,5,16,0,0,214,215,3,4,2,0,215,216,5,17,0,0,216,218,
        1,0,0,0,217,205,1,0,0,0,217,209,1,0,0,0,217,213,1,0,0,0,218,23,1,
        0,0,0,33,27,34,39,43,51,56,60,65,71,74,81,83,88,96,102,109,115,123,
        128,139,148,153,160,165,170,175,177,182,189,192,198,201,217
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!SqlParser.__ATN) {
            SqlParser.__ATN = new antlr.ATNDeserializer().deserialize(SqlParser._serializedATN);
        }

        return SqlParser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(SqlParser.literalNames, SqlParser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return SqlParser.vocabulary;
    }

    private static readonly decisionsToDFA = SqlParser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class ScriptContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(SqlParser.EOF, 0)!;
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
        return SqlParser.RULE_script;
    }
}


export class StatementContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public query(): QueryContext {
        return this.getRuleContext(0, QueryContext)!;
    }
    public END_OF_STATEMENT(): antlr.TerminalNode {
        return this.getToken(SqlParser.END_OF_STATEMENT, 0)!;
    }
    public DATA(): antlr.TerminalNode[];
    public DATA(i: number): antlr.TerminalNode | null;
    public DATA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(SqlParser.DATA);
    	} else {
    		return this.getToken(SqlParser.DATA, i);
    	}
    }
    public DATA_END(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.DATA_END, 0);
    }
    public SEMI(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.SEMI, 0);
    }
    public TERMINATOR(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.TERMINATOR, 0);
    }
    public COMMAND(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.COMMAND, 0);
    }
    public override get ruleIndex(): number {
        return SqlParser.RULE_statement;
    }
}


export class QueryContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public part(): PartContext[];
    public part(i: number): PartContext | null;
    public part(i?: number): PartContext[] | PartContext | null {
        if (i === undefined) {
            return this.getRuleContexts(PartContext);
        }

        return this.getRuleContext(i, PartContext);
    }
    public SET_OPERATOR(): antlr.TerminalNode[];
    public SET_OPERATOR(i: number): antlr.TerminalNode | null;
    public SET_OPERATOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(SqlParser.SET_OPERATOR);
    	} else {
    		return this.getToken(SqlParser.SET_OPERATOR, i);
    	}
    }
    public override get ruleIndex(): number {
        return SqlParser.RULE_query;
    }
}


export class PartContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public list(): ListContext | null {
        return this.getRuleContext(0, ListContext);
    }
    public clause(): ClauseContext[];
    public clause(i: number): ClauseContext | null;
    public clause(i?: number): ClauseContext[] | ClauseContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ClauseContext);
        }

        return this.getRuleContext(i, ClauseContext);
    }
    public override get ruleIndex(): number {
        return SqlParser.RULE_part;
    }
}


export class ClauseContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public CLAUSE(): antlr.TerminalNode[];
    public CLAUSE(i: number): antlr.TerminalNode | null;
    public CLAUSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(SqlParser.CLAUSE);
    	} else {
    		return this.getToken(SqlParser.CLAUSE, i);
    	}
    }
    public list(): ListContext | null {
        return this.getRuleContext(0, ListContext);
    }
    public override get ruleIndex(): number {
        return SqlParser.RULE_clause;
    }
}


export class ListContext extends antlr.ParserRuleContext {
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
    		return this.getTokens(SqlParser.COMMA);
    	} else {
    		return this.getToken(SqlParser.COMMA, i);
    	}
    }
    public JOIN(): antlr.TerminalNode[];
    public JOIN(i: number): antlr.TerminalNode | null;
    public JOIN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(SqlParser.JOIN);
    	} else {
    		return this.getToken(SqlParser.JOIN, i);
    	}
    }
    public override get ruleIndex(): number {
        return SqlParser.RULE_list;
    }
}


export class ElementContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public operands(): OperandsContext[];
    public operands(i: number): OperandsContext | null;
    public operands(i?: number): OperandsContext[] | OperandsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(OperandsContext);
        }

        return this.getRuleContext(i, OperandsContext);
    }
    public ON(): antlr.TerminalNode[];
    public ON(i: number): antlr.TerminalNode | null;
    public ON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(SqlParser.ON);
    	} else {
    		return this.getToken(SqlParser.ON, i);
    	}
    }
    public override get ruleIndex(): number {
        return SqlParser.RULE_element;
    }
}


export class OperandsContext extends antlr.ParserRuleContext {
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
    		return this.getTokens(SqlParser.OPERATOR);
    	} else {
    		return this.getToken(SqlParser.OPERATOR, i);
    	}
    }
    public override get ruleIndex(): number {
        return SqlParser.RULE_operands;
    }
}


export class OperandContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public word(): WordContext[];
    public word(i: number): WordContext | null;
    public word(i?: number): WordContext[] | WordContext | null {
        if (i === undefined) {
            return this.getRuleContexts(WordContext);
        }

        return this.getRuleContext(i, WordContext);
    }
    public DOT(): antlr.TerminalNode[];
    public DOT(i: number): antlr.TerminalNode | null;
    public DOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(SqlParser.DOT);
    	} else {
    		return this.getToken(SqlParser.DOT, i);
    	}
    }
    public group(): GroupContext | null {
        return this.getRuleContext(0, GroupContext);
    }
    public NUMBER(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.NUMBER, 0);
    }
    public PARAMETER(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.PARAMETER, 0);
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.STRING, 0);
    }
    public DOLLAR_STRING(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.DOLLAR_STRING, 0);
    }
    public CONDITIONAL_COMMENT(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.CONDITIONAL_COMMENT, 0);
    }
    public OTHER(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.OTHER, 0);
    }
    public CASE(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.CASE, 0);
    }
    public END(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.END, 0);
    }
    public list(): ListContext[];
    public list(i: number): ListContext | null;
    public list(i?: number): ListContext[] | ListContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ListContext);
        }

        return this.getRuleContext(i, ListContext);
    }
    public WHEN(): antlr.TerminalNode[];
    public WHEN(i: number): antlr.TerminalNode | null;
    public WHEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(SqlParser.WHEN);
    	} else {
    		return this.getToken(SqlParser.WHEN, i);
    	}
    }
    public THEN(): antlr.TerminalNode[];
    public THEN(i: number): antlr.TerminalNode | null;
    public THEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(SqlParser.THEN);
    	} else {
    		return this.getToken(SqlParser.THEN, i);
    	}
    }
    public ELSE(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.ELSE, 0);
    }
    public BLOCK_END(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.BLOCK_END, 0);
    }
    public BEGIN(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.BEGIN, 0);
    }
    public HEAD(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.HEAD, 0);
    }
    public query(): QueryContext | null {
        return this.getRuleContext(0, QueryContext);
    }
    public branch(): BranchContext[];
    public branch(i: number): BranchContext | null;
    public branch(i?: number): BranchContext[] | BranchContext | null {
        if (i === undefined) {
            return this.getRuleContexts(BranchContext);
        }

        return this.getRuleContext(i, BranchContext);
    }
    public BLOCK_KIND(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.BLOCK_KIND, 0);
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
        return SqlParser.RULE_operand;
    }
}


export class BranchContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public query(): QueryContext | null {
        return this.getRuleContext(0, QueryContext);
    }
    public BRANCH(): antlr.TerminalNode[];
    public BRANCH(i: number): antlr.TerminalNode | null;
    public BRANCH(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(SqlParser.BRANCH);
    	} else {
    		return this.getToken(SqlParser.BRANCH, i);
    	}
    }
    public BODY(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.BODY, 0);
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
        return SqlParser.RULE_branch;
    }
}


export class WordContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public NAME(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.NAME, 0);
    }
    public QUOTED(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.QUOTED, 0);
    }
    public KEYWORD(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.KEYWORD, 0);
    }
    public override get ruleIndex(): number {
        return SqlParser.RULE_word;
    }
}


export class GroupContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public LPAREN(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.LPAREN, 0);
    }
    public query(): QueryContext {
        return this.getRuleContext(0, QueryContext)!;
    }
    public RPAREN(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.RPAREN, 0);
    }
    public LBRACK(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.LBRACK, 0);
    }
    public RBRACK(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.RBRACK, 0);
    }
    public LBRACE(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.LBRACE, 0);
    }
    public RBRACE(): antlr.TerminalNode | null {
        return this.getToken(SqlParser.RBRACE, 0);
    }
    public override get ruleIndex(): number {
        return SqlParser.RULE_group;
    }
}
