
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
    public static readonly ON = 30;
    public static readonly CASE = 31;
    public static readonly WHEN = 32;
    public static readonly THEN = 33;
    public static readonly ELSE = 34;
    public static readonly END = 35;
    public static readonly BEGIN = 36;
    public static readonly HEAD = 37;
    public static readonly BRANCH = 38;
    public static readonly BODY = 39;
    public static readonly BLOCK_END = 40;
    public static readonly BLOCK_KIND = 41;
    public static readonly KEYWORD = 42;
    public static readonly NAME = 43;
    public static readonly RULE_script = 0;
    public static readonly RULE_statement = 1;
    public static readonly RULE_query = 2;
    public static readonly RULE_part = 3;
    public static readonly RULE_clause = 4;
    public static readonly RULE_list = 5;
    public static readonly RULE_element = 6;
    public static readonly RULE_operand = 7;
    public static readonly RULE_branch = 8;
    public static readonly RULE_word = 9;
    public static readonly RULE_group = 10;

    public static readonly literalNames = [
        null, null, null, "'/*'", "'/*!'", null, null, null, null, null, 
        null, null, "'('", "')'", "'['", "']'", "'{'", "'}'", "','", "'.'", 
        "';'", null, null, "'\\.'", null, null, "'//'", "' '", "'SELECT'", 
        "'UNION'", "'ON'", "'CASE'", "'WHEN'", "'THEN'", "'ELSE'", "'END'", 
        "'BEGIN'", "'IF'", "'ELSIF'", "'DO'", "'END '", "'IF '", "'NULL'", 
        "'a'"
    ];

    public static readonly symbolicNames = [
        null, "SPACE", "LINE_COMMENT", "COMMENT", "CONDITIONAL_COMMENT", 
        "STRING", "QUOTED", "DOLLAR_STRING", "COMMAND", "PARAMETER", "NUMBER", 
        "WORD", "LPAREN", "RPAREN", "LBRACK", "RBRACK", "LBRACE", "RBRACE", 
        "COMMA", "DOT", "SEMI", "OPERATOR", "OTHER", "DATA_END", "DATA", 
        "LINE_BREAK", "TERMINATOR", "END_OF_STATEMENT", "CLAUSE", "SET_OPERATOR", 
        "ON", "CASE", "WHEN", "THEN", "ELSE", "END", "BEGIN", "HEAD", "BRANCH", 
        "BODY", "BLOCK_END", "BLOCK_KIND", "KEYWORD", "NAME"
    ];
    public static readonly ruleNames = [
        "script", "statement", "query", "part", "clause", "list", "element", 
        "operand", "branch", "word", "group",
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
            this.state = 25;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3186710512) !== 0) || ((((_la - 36)) & ~0x1F) === 0 && ((1 << (_la - 36)) & 195) !== 0)) {
                {
                {
                this.state = 22;
                this.statement();
                }
                }
                this.state = 27;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 28;
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
            this.state = 30;
            this.query();
            this.state = 32;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 68157696) !== 0)) {
                {
                this.state = 31;
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

            this.state = 37;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 24) {
                {
                {
                this.state = 34;
                this.match(SqlParser.DATA);
                }
                }
                this.state = 39;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 41;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 23) {
                {
                this.state = 40;
                this.match(SqlParser.DATA_END);
                }
            }

            this.state = 43;
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
            this.state = 45;
            this.part();
            this.state = 54;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 29) {
                {
                {
                this.state = 47;
                this.errorHandler.sync(this);
                alternative = 1;
                do {
                    switch (alternative) {
                    case 1:
                        {
                        {
                        this.state = 46;
                        this.match(SqlParser.SET_OPERATOR);
                        }
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 49;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 4, this.context);
                } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                this.state = 51;
                this.part();
                }
                }
                this.state = 56;
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
            this.state = 58;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2153862896) !== 0) || ((((_la - 36)) & ~0x1F) === 0 && ((1 << (_la - 36)) & 195) !== 0)) {
                {
                this.state = 57;
                this.list();
                }
            }

            this.state = 63;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 28) {
                {
                {
                this.state = 60;
                this.clause();
                }
                }
                this.state = 65;
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
            this.state = 67;
            this.errorHandler.sync(this);
            alternative = 1;
            do {
                switch (alternative) {
                case 1:
                    {
                    {
                    this.state = 66;
                    this.match(SqlParser.CLAUSE);
                    }
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 69;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 8, this.context);
            } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
            this.state = 72;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2153862896) !== 0) || ((((_la - 36)) & ~0x1F) === 0 && ((1 << (_la - 36)) & 195) !== 0)) {
                {
                this.state = 71;
                this.list();
                }
            }

            this.state = 78;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 30) {
                {
                {
                this.state = 74;
                this.match(SqlParser.ON);
                this.state = 75;
                this.list();
                }
                }
                this.state = 80;
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
    public list(): ListContext {
        let localContext = new ListContext(this.context, this.state);
        this.enterRule(localContext, 10, SqlParser.RULE_list);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 81;
            this.element();
            this.state = 86;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 18) {
                {
                {
                this.state = 82;
                this.match(SqlParser.COMMA);
                this.state = 83;
                this.element();
                }
                }
                this.state = 88;
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
            this.state = 92;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 21) {
                {
                {
                this.state = 89;
                this.match(SqlParser.OPERATOR);
                }
                }
                this.state = 94;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 95;
            this.operand();
            this.state = 105;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2153862896) !== 0) || ((((_la - 36)) & ~0x1F) === 0 && ((1 << (_la - 36)) & 195) !== 0)) {
                {
                {
                this.state = 99;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 21) {
                    {
                    {
                    this.state = 96;
                    this.match(SqlParser.OPERATOR);
                    }
                    }
                    this.state = 101;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 102;
                this.operand();
                }
                }
                this.state = 107;
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
        this.enterRule(localContext, 14, SqlParser.RULE_operand);
        let _la: number;
        try {
            let alternative: number;
            this.state = 167;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case SqlParser.QUOTED:
            case SqlParser.KEYWORD:
            case SqlParser.NAME:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 113;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 15, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 108;
                        this.word();
                        this.state = 109;
                        this.match(SqlParser.DOT);
                        }
                        }
                    }
                    this.state = 115;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 15, this.context);
                }
                this.state = 116;
                this.word();
                this.state = 118;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 16, this.context) ) {
                case 1:
                    {
                    this.state = 117;
                    this.group();
                    }
                    break;
                }
                }
                break;
            case SqlParser.NUMBER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 120;
                this.match(SqlParser.NUMBER);
                }
                break;
            case SqlParser.PARAMETER:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 121;
                this.match(SqlParser.PARAMETER);
                }
                break;
            case SqlParser.STRING:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 122;
                this.match(SqlParser.STRING);
                }
                break;
            case SqlParser.DOLLAR_STRING:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 123;
                this.match(SqlParser.DOLLAR_STRING);
                }
                break;
            case SqlParser.CONDITIONAL_COMMENT:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 124;
                this.match(SqlParser.CONDITIONAL_COMMENT);
                }
                break;
            case SqlParser.OTHER:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 125;
                this.match(SqlParser.OTHER);
                }
                break;
            case SqlParser.LPAREN:
            case SqlParser.LBRACK:
            case SqlParser.LBRACE:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 126;
                this.group();
                }
                break;
            case SqlParser.CASE:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 127;
                this.match(SqlParser.CASE);
                this.state = 129;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2153862896) !== 0) || ((((_la - 36)) & ~0x1F) === 0 && ((1 << (_la - 36)) & 195) !== 0)) {
                    {
                    this.state = 128;
                    this.list();
                    }
                }

                this.state = 138;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 32) {
                    {
                    {
                    this.state = 131;
                    this.match(SqlParser.WHEN);
                    this.state = 132;
                    this.list();
                    this.state = 133;
                    this.match(SqlParser.THEN);
                    this.state = 134;
                    this.list();
                    }
                    }
                    this.state = 140;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 143;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 34) {
                    {
                    this.state = 141;
                    this.match(SqlParser.ELSE);
                    this.state = 142;
                    this.list();
                    }
                }

                this.state = 145;
                this.match(SqlParser.END);
                }
                break;
            case SqlParser.BEGIN:
            case SqlParser.HEAD:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 155;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case SqlParser.BEGIN:
                    {
                    this.state = 146;
                    this.match(SqlParser.BEGIN);
                    this.state = 150;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3186710512) !== 0) || ((((_la - 36)) & ~0x1F) === 0 && ((1 << (_la - 36)) & 195) !== 0)) {
                        {
                        {
                        this.state = 147;
                        this.statement();
                        }
                        }
                        this.state = 152;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    break;
                case SqlParser.HEAD:
                    {
                    this.state = 153;
                    this.match(SqlParser.HEAD);
                    this.state = 154;
                    this.query();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 160;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 38 || _la === 39) {
                    {
                    {
                    this.state = 157;
                    this.branch();
                    }
                    }
                    this.state = 162;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 163;
                this.match(SqlParser.BLOCK_END);
                this.state = 165;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 41) {
                    {
                    this.state = 164;
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
        this.enterRule(localContext, 16, SqlParser.RULE_branch);
        let _la: number;
        try {
            let alternative: number;
            this.state = 191;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case SqlParser.BRANCH:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 170;
                this.errorHandler.sync(this);
                alternative = 1;
                do {
                    switch (alternative) {
                    case 1:
                        {
                        {
                        this.state = 169;
                        this.match(SqlParser.BRANCH);
                        }
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 172;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 25, this.context);
                } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                this.state = 174;
                this.query();
                this.state = 182;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 27, this.context) ) {
                case 1:
                    {
                    this.state = 175;
                    this.match(SqlParser.BODY);
                    this.state = 179;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3186710512) !== 0) || ((((_la - 36)) & ~0x1F) === 0 && ((1 << (_la - 36)) & 195) !== 0)) {
                        {
                        {
                        this.state = 176;
                        this.statement();
                        }
                        }
                        this.state = 181;
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
                this.state = 184;
                this.match(SqlParser.BODY);
                this.state = 188;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3186710512) !== 0) || ((((_la - 36)) & ~0x1F) === 0 && ((1 << (_la - 36)) & 195) !== 0)) {
                    {
                    {
                    this.state = 185;
                    this.statement();
                    }
                    }
                    this.state = 190;
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
        this.enterRule(localContext, 18, SqlParser.RULE_word);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 193;
            _la = this.tokenStream.LA(1);
            if(!(_la === 6 || _la === 42 || _la === 43)) {
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
        this.enterRule(localContext, 20, SqlParser.RULE_group);
        try {
            this.state = 207;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case SqlParser.LPAREN:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 195;
                this.match(SqlParser.LPAREN);
                this.state = 196;
                this.query();
                this.state = 197;
                this.match(SqlParser.RPAREN);
                }
                break;
            case SqlParser.LBRACK:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 199;
                this.match(SqlParser.LBRACK);
                this.state = 200;
                this.query();
                this.state = 201;
                this.match(SqlParser.RBRACK);
                }
                break;
            case SqlParser.LBRACE:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 203;
                this.match(SqlParser.LBRACE);
                this.state = 204;
                this.query();
                this.state = 205;
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
        4,1,43,210,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
        6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,1,0,5,0,24,8,0,10,0,12,0,27,
        9,0,1,0,1,0,1,1,1,1,3,1,33,8,1,1,1,5,1,36,8,1,10,1,12,1,39,9,1,1,
        1,3,1,42,8,1,1,1,1,1,1,2,1,2,4,2,48,8,2,11,2,12,2,49,1,2,5,2,53,
        8,2,10,2,12,2,56,9,2,1,3,3,3,59,8,3,1,3,5,3,62,8,3,10,3,12,3,65,
        9,3,1,4,4,4,68,8,4,11,4,12,4,69,1,4,3,4,73,8,4,1,4,1,4,5,4,77,8,
        4,10,4,12,4,80,9,4,1,5,1,5,1,5,5,5,85,8,5,10,5,12,5,88,9,5,1,6,5,
        6,91,8,6,10,6,12,6,94,9,6,1,6,1,6,5,6,98,8,6,10,6,12,6,101,9,6,1,
        6,5,6,104,8,6,10,6,12,6,107,9,6,1,7,1,7,1,7,5,7,112,8,7,10,7,12,
        7,115,9,7,1,7,1,7,3,7,119,8,7,1,7,1,7,1,7,1,7,1,7,1,7,1,7,1,7,1,
        7,3,7,130,8,7,1,7,1,7,1,7,1,7,1,7,5,7,137,8,7,10,7,12,7,140,9,7,
        1,7,1,7,3,7,144,8,7,1,7,1,7,1,7,5,7,149,8,7,10,7,12,7,152,9,7,1,
        7,1,7,3,7,156,8,7,1,7,5,7,159,8,7,10,7,12,7,162,9,7,1,7,1,7,3,7,
        166,8,7,3,7,168,8,7,1,8,4,8,171,8,8,11,8,12,8,172,1,8,1,8,1,8,5,
        8,178,8,8,10,8,12,8,181,9,8,3,8,183,8,8,1,8,1,8,5,8,187,8,8,10,8,
        12,8,190,9,8,3,8,192,8,8,1,9,1,9,1,10,1,10,1,10,1,10,1,10,1,10,1,
        10,1,10,1,10,1,10,1,10,1,10,3,10,208,8,10,1,10,0,0,11,0,2,4,6,8,
        10,12,14,16,18,20,0,2,3,0,8,8,20,20,26,26,2,0,6,6,42,43,238,0,25,
        1,0,0,0,2,30,1,0,0,0,4,45,1,0,0,0,6,58,1,0,0,0,8,67,1,0,0,0,10,81,
        1,0,0,0,12,92,1,0,0,0,14,167,1,0,0,0,16,191,1,0,0,0,18,193,1,0,0,
        0,20,207,1,0,0,0,22,24,3,2,1,0,23,22,1,0,0,0,24,27,1,0,0,0,25,23,
        1,0,0,0,25,26,1,0,0,0,26,28,1,0,0,0,27,25,1,0,0,0,28,29,5,0,0,1,
        29,1,1,0,0,0,30,32,3,4,2,0,31,33,7,0,0,0,32,31,1,0,0,0,32,33,1,0,
        0,0,33,37,1,0,0,0,34,36,5,24,0,0,35,34,1,0,0,0,36,39,1,0,0,0,37,
        35,1,0,0,0,37,38,1,0,0,0,38,41,1,0,0,0,39,37,1,0,0,0,40,42,5,23,
        0,0,41,40,1,0,0,0,41,42,1,0,0,0,42,43,1,0,0,0,43,44,5,27,0,0,44,
        3,1,0,0,0,45,54,3,6,3,0,46,48,5,29,0,0,47,46,1,0,0,0,48,49,1,0,0,
        0,49,47,1,0,0,0,49,50,1,0,0,0,50,51,1,0,0,0,51,53,3,6,3,0,52,47,
        1,0,0,0,53,56,1,0,0,0,54,52,1,0,0,0,54,55,1,0,0,0,55,5,1,0,0,0,56,
        54,1,0,0,0,57,59,3,10,5,0,58,57,1,0,0,0,58,59,1,0,0,0,59,63,1,0,
        0,0,60,62,3,8,4,0,61,60,1,0,0,0,62,65,1,0,0,0,63,61,1,0,0,0,63,64,
        1,0,0,0,64,7,1,0,0,0,65,63,1,0,0,0,66,68,5,28,0,0,67,66,1,0,0,0,
        68,69,1,0,0,0,69,67,1,0,0,0,69,70,1,0,0,0,70,72,1,0,0,0,71,73,3,
        10,5,0,72,71,1,0,0,0,72,73,1,0,0,0,73,78,1,0,0,0,74,75,5,30,0,0,
        75,77,3,10,5,0,76,74,1,0,0,0,77,80,1,0,0,0,78,76,1,0,0,0,78,79,1,
        0,0,0,79,9,1,0,0,0,80,78,1,0,0,0,81,86,3,12,6,0,82,83,5,18,0,0,83,
        85,3,12,6,0,84,82,1,0,0,0,85,88,1,0,0,0,86,84,1,0,0,0,86,87,1,0,
        0,0,87,11,1,0,0,0,88,86,1,0,0,0,89,91,5,21,0,0,90,89,1,0,0,0,91,
        94,1,0,0,0,92,90,1,0,0,0,92,93,1,0,0,0,93,95,1,0,0,0,94,92,1,0,0,
        0,95,105,3,14,7,0,96,98,5,21,0,0,97,96,1,0,0,0,98,101,1,0,0,0,99,
        97,1,0,0,0,99,100,1,0,0,0,100,102,1,0,0,0,101,99,1,0,0,0,102,104,
        3,14,7,0,103,99,1,0,0,0,104,107,1,0,0,0,105,103,1,0,0,0,105,106,
        1,0,0,0,106,13,1,0,0,0,107,105,1,0,0,0,108,109,3,18,9,0,109,110,
        5,19,0,0,110,112,1,0,0,0,111,108,1,0,0,0,112,115,1,0,0,0,113,111,
        1,0,0,0,113,114,1,0,0,0,114,116,1,0,0,0,115,113,1,0,0,0,116,118,
        3,18,9,0,117,119,3,20,10,0,118,117,1,0,0,0,118,119,1,0,0,0,119,168,
        1,0,0,0,120,168,5,10,0,0,121,168,5,9,0,0,122,168,5,5,0,0,123,168,
        5,7,0,0,124,168,5,4,0,0,125,168,5,22,0,0,126,168,3,20,10,0,127,129,
        5,31,0,0,128,130,3,10,5,0,129,128,1,0,0,0,129,130,1,0,0,0,130,138,
        1,0,0,0,131,132,5,32,0,0,132,133,3,10,5,0,133,134,5,33,0,0,134,135,
        3,10,5,0,135,137,1,0,0,0,136,131,1,0,0,0,137,140,1,0,0,0,138,136,
        1,0,0,0,138,139,1,0,0,0,139,143,1,0,0,0,140,138,1,0,0,0,141,142,
        5,34,0,0,142,144,3,10,5,0,143,141,1,0,0,0,143,144,1,0,0,0,144,145,
        1,0,0,0,145,168,5,35,0,0,146,150,5,36,0,0,147,149,3,2,1,0,148,147,
        1,0,0,0,149,152,1,0,0,0,150,148,1,0,0,0,150,151,1,0,0,0,151,156,
        1,0,0,0,152,150,1,0,0,0,153,154,5,37,0,0,154,156,3,4,2,0,155,146,
        1,0,0,0,155,153,1,0,0,0,156,160,1,0,0,0,157,159,3,16,8,0,158,157,
        1,0,0,0,159,162,1,0,0,0,160,158,1,0,0,0,160,161,1,0,0,0,161,163,
        1,0,0,0,162,160,1,0,0,0,163,165,5,40,0,0,164,166,5,41,0,0,165,164,
        1,0,0,0,165,166,1,0,0,0,166,168,1,0,0,0,167,113,1,0,0,0,167,120,
        1,0,0,0,167,121,1,0,0,0,167,122,1,0,0,0,167,123,1,0,0,0,167,124,
        1,0,0,0,167,125,1,0,0,0,167,126,1,0,0,0,167,127,1,0,0,0,167,155,
        1,0,0,0,168,15,1,0,0,0,169,171,5,38,0,0,170,169,1,0,0,0,171,172,
        1,0,0,0,172,170,1,0,0,0,172,173,1,0,0,0,173,174,1,0,0,0,174,182,
        3,4,2,0,175,179,5,39,0,0,176,178,3,2,1,0,177,176,1,0,0,0,178,181,
        1,0,0,0,179,177,1,0,0,0,179,180,1,0,0,0,180,183,1,0,0,0,181,179,
        1,0,0,0,182,175,1,0,0,0,182,183,1,0,0,0,183,192,1,0,0,0,184,188,
        5,39,0,0,185,187,3,2,1,0,186,185,1,0,0,0,187,190,1,0,0,0,188,186,
        1,0,0,0,188,189,1,0,0,0,189,192,1,0,0,0,190,188,1,0,0,0,191,170,
        1,0,0,0,191,184,1,0,0,0,192,17,1,0,0,0,193,194,7,1,0,0,194,19,1,
        0,0,0,195,196,5,12,0,0,196,197,3,4,2,0,197,198,5,13,0,0,198,208,
        1,0,0,0,199,200,5,14,0,0,200,201,3,4,2,0,201,202,5,15,0,0,202,208,
        1,0,0,0,203,204,5,16,0,0,204,205,3,4,2,0,205,206,5,17,0,0,206,208,
        1,0,0,0,207,195,1,0,0,0,207,199,1,0,0,0,207,203,1,0,0,0,208,21,1,
        0,0,0,31,25,32,37,41,49,54,58,63,69,72,78,86,92,99,105,113,118,129,
        138,143,150,155,160,165,167,172,179,182,188,191,207
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
    public list(): ListContext[];
    public list(i: number): ListContext | null;
    public list(i?: number): ListContext[] | ListContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ListContext);
        }

        return this.getRuleContext(i, ListContext);
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
    public override get ruleIndex(): number {
        return SqlParser.RULE_list;
    }
}


export class ElementContext extends antlr.ParserRuleContext {
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
        return SqlParser.RULE_element;
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
