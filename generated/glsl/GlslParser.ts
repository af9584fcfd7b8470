
import * as antlr from "antlr4ng";
import { Token } from "antlr4ng";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class GlslParser extends antlr.Parser {
    public static readonly OPERATOR = 1;
    public static readonly OTHER = 2;
    public static readonly SPECIFIER = 3;
    public static readonly QUALIFIER = 4;
    public static readonly TYPEOF = 5;
    public static readonly ATTRIBUTE = 6;
    public static readonly EXTENSION = 7;
    public static readonly STRUCT = 8;
    public static readonly ENUM = 9;
    public static readonly SIZEOF = 10;
    public static readonly GENERIC = 11;
    public static readonly ASM = 12;
    public static readonly IF = 13;
    public static readonly ELSE = 14;
    public static readonly WHILE = 15;
    public static readonly FOR = 16;
    public static readonly DO = 17;
    public static readonly SWITCH = 18;
    public static readonly CASE = 19;
    public static readonly DEFAULT = 20;
    public static readonly GOTO = 21;
    public static readonly RETURN = 22;
    public static readonly BREAK = 23;
    public static readonly CONTINUE = 24;
    public static readonly SEMI = 25;
    public static readonly COMMA = 26;
    public static readonly LPAREN = 27;
    public static readonly RPAREN = 28;
    public static readonly LBRACE = 29;
    public static readonly RBRACE = 30;
    public static readonly LBRACK = 31;
    public static readonly RBRACK = 32;
    public static readonly COLON = 33;
    public static readonly COLONS = 34;
    public static readonly QUESTION = 35;
    public static readonly ELLIPSIS = 36;
    public static readonly DOT = 37;
    public static readonly ARROW = 38;
    public static readonly STEP = 39;
    public static readonly NOT = 40;
    public static readonly STAR = 41;
    public static readonly AND = 42;
    public static readonly ANDS = 43;
    public static readonly SIGN = 44;
    public static readonly ASSIGN = 45;
    public static readonly NUMBER = 46;
    public static readonly CHARACTER = 47;
    public static readonly STRING = 48;
    public static readonly IDENTIFIER = 49;
    public static readonly DIRECTIVE = 50;
    public static readonly WS = 51;
    public static readonly SPLICED = 52;
    public static readonly COMMENT = 53;
    public static readonly LINE_COMMENT = 54;
    public static readonly MEMBERS = 55;
    public static readonly LIST = 56;
    public static readonly TYPE_NAME = 57;
    public static readonly MACRO = 58;
    public static readonly PREFIX = 59;
    public static readonly ODD = 60;
    public static readonly ASSEMBLY_LINE = 61;
    public static readonly CAST = 62;
    public static readonly STATEMENTS_BEHIND = 63;
    public static readonly INITIALISER = 64;
    public static readonly ATTRIBUTES = 65;
    public static readonly ELSE_IF = 66;
    public static readonly GROUP_IF = 67;
    public static readonly GROUP_ELSE = 68;
    public static readonly GROUP_END = 69;
    public static readonly UNKNOWN_DIRECTIVE = 70;
    public static readonly HIDDEN_LINE = 71;
    public static readonly MACRO_STATEMENT = 72;
    public static readonly COMPOUND = 73;
    public static readonly INVOKED_STATEMENT = 74;
    public static readonly STATEMENTS = 75;
    public static readonly RULE_translationUnit = 0;
    public static readonly RULE_item = 1;
    public static readonly RULE_label = 2;
    public static readonly RULE_statement = 3;
    public static readonly RULE_block = 4;
    public static readonly RULE_body = 5;
    public static readonly RULE_condition = 6;
    public static readonly RULE_header = 7;
    public static readonly RULE_tail = 8;
    public static readonly RULE_phrase = 9;
    public static readonly RULE_operand = 10;
    public static readonly RULE_chain = 11;
    public static readonly RULE_braces = 12;
    public static readonly RULE_elements = 13;
    public static readonly RULE_element = 14;
    public static readonly RULE_line = 15;

    public static readonly literalNames = [
        null, null, null, null, null, null, null, "'__extension__'", null, 
        "'enum'", null, "'_Generic'", null, null, "'else'", "'while'", "'for'", 
        "'do'", "'switch'", "'case'", "'default'", "'goto'", "'return'", 
        "'break'", "'continue'", "';'", null, null, "')'", null, null, null, 
        null, "':'", "'::'", "'?'", "'...'", "'.'", "'->'", null, null, 
        "'*'", "'&'", "'&&'", null, null, null, null, null, null, null, 
        null, null, null, null, null, null, "'int'", null, "'-'", null, 
        "'nop'"
    ];

    public static readonly symbolicNames = [
        null, "OPERATOR", "OTHER", "SPECIFIER", "QUALIFIER", "TYPEOF", "ATTRIBUTE", 
        "EXTENSION", "STRUCT", "ENUM", "SIZEOF", "GENERIC", "ASM", "IF", 
        "ELSE", "WHILE", "FOR", "DO", "SWITCH", "CASE", "DEFAULT", "GOTO", 
        "RETURN", "BREAK", "CONTINUE", "SEMI", "COMMA", "LPAREN", "RPAREN", 
        "LBRACE", "RBRACE", "LBRACK", "RBRACK", "COLON", "COLONS", "QUESTION", 
        "ELLIPSIS", "DOT", "ARROW", "STEP", "NOT", "STAR", "AND", "ANDS", 
        "SIGN", "ASSIGN", "NUMBER", "CHARACTER", "STRING", "IDENTIFIER", 
        "DIRECTIVE", "WS", "SPLICED", "COMMENT", "LINE_COMMENT", "MEMBERS", 
        "LIST", "TYPE_NAME", "MACRO", "PREFIX", "ODD", "ASSEMBLY_LINE", 
        "CAST", "STATEMENTS_BEHIND", "INITIALISER", "ATTRIBUTES", "ELSE_IF", 
        "GROUP_IF", "GROUP_ELSE", "GROUP_END", "UNKNOWN_DIRECTIVE", "HIDDEN_LINE", 
        "MACRO_STATEMENT", "COMPOUND", "INVOKED_STATEMENT", "STATEMENTS"
    ];
    public static readonly ruleNames = [
        "translationUnit", "item", "label", "statement", "block", "body", 
        "condition", "header", "tail", "phrase", "operand", "chain", "braces", 
        "elements", "element", "line",
    ];

    public get grammarFileName(): string { return "GlslParser.g4"; }
    public get literalNames(): (string | null)[] { return GlslParser.literalNames; }
    public get symbolicNames(): (string | null)[] { return GlslParser.symbolicNames; }
    public get ruleNames(): string[] { return GlslParser.ruleNames; }
    public get serializedATN(): number[] { return GlslParser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, GlslParser._ATN, GlslParser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public translationUnit(): TranslationUnitContext {
        let localContext = new TranslationUnitContext(this.context, this.state);
        this.enterRule(localContext, 0, GlslParser.RULE_translationUnit);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 35;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 736076032) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 2518617987) !== 0) || _la === 72 || _la === 74) {
                {
                {
                this.state = 32;
                this.item();
                }
                }
                this.state = 37;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 38;
            this.match(GlslParser.EOF);
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
        this.enterRule(localContext, 2, GlslParser.RULE_item);
        let _la: number;
        try {
            this.state = 64;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case GlslParser.CASE:
            case GlslParser.DEFAULT:
            case GlslParser.ATTRIBUTES:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 40;
                this.label();
                }
                break;
            case GlslParser.STRUCT:
            case GlslParser.IF:
            case GlslParser.WHILE:
            case GlslParser.FOR:
            case GlslParser.DO:
            case GlslParser.SWITCH:
            case GlslParser.RETURN:
            case GlslParser.BREAK:
            case GlslParser.CONTINUE:
            case GlslParser.SEMI:
            case GlslParser.LPAREN:
            case GlslParser.LBRACE:
            case GlslParser.STEP:
            case GlslParser.NOT:
            case GlslParser.NUMBER:
            case GlslParser.CHARACTER:
            case GlslParser.STRING:
            case GlslParser.IDENTIFIER:
            case GlslParser.MEMBERS:
            case GlslParser.LIST:
            case GlslParser.TYPE_NAME:
            case GlslParser.MACRO:
            case GlslParser.PREFIX:
            case GlslParser.INITIALISER:
            case GlslParser.MACRO_STATEMENT:
            case GlslParser.INVOKED_STATEMENT:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 41;
                this.statement();
                }
                break;
            case GlslParser.DIRECTIVE:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 42;
                this.match(GlslParser.DIRECTIVE);
                }
                break;
            case GlslParser.UNKNOWN_DIRECTIVE:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 43;
                this.match(GlslParser.UNKNOWN_DIRECTIVE);
                }
                break;
            case GlslParser.GROUP_IF:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 44;
                this.match(GlslParser.GROUP_IF);
                this.state = 48;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 736076032) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 2518617987) !== 0) || _la === 72 || _la === 74) {
                    {
                    {
                    this.state = 45;
                    this.item();
                    }
                    }
                    this.state = 50;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 60;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 68) {
                    {
                    {
                    this.state = 51;
                    this.match(GlslParser.GROUP_ELSE);
                    this.state = 55;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 736076032) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 2518617987) !== 0) || _la === 72 || _la === 74) {
                        {
                        {
                        this.state = 52;
                        this.item();
                        }
                        }
                        this.state = 57;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    }
                    this.state = 62;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 63;
                this.match(GlslParser.GROUP_END);
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
    public label(): LabelContext {
        let localContext = new LabelContext(this.context, this.state);
        this.enterRule(localContext, 4, GlslParser.RULE_label);
        let _la: number;
        try {
            this.state = 79;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case GlslParser.CASE:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 66;
                this.match(GlslParser.CASE);
                this.state = 67;
                this.phrase();
                this.state = 68;
                this.match(GlslParser.COLON);
                }
                break;
            case GlslParser.DEFAULT:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 70;
                this.match(GlslParser.DEFAULT);
                this.state = 71;
                this.match(GlslParser.COLON);
                }
                break;
            case GlslParser.ATTRIBUTES:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 72;
                this.match(GlslParser.ATTRIBUTES);
                this.state = 73;
                this.match(GlslParser.LBRACK);
                this.state = 75;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 264241408) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 2451509123) !== 0)) {
                    {
                    this.state = 74;
                    this.elements();
                    }
                }

                this.state = 77;
                this.match(GlslParser.RBRACK);
                this.state = 78;
                this.match(GlslParser.RBRACK);
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
    public statement(): StatementContext {
        let localContext = new StatementContext(this.context, this.state);
        this.enterRule(localContext, 6, GlslParser.RULE_statement);
        let _la: number;
        try {
            let alternative: number;
            this.state = 132;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case GlslParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 81;
                this.match(GlslParser.SEMI);
                }
                break;
            case GlslParser.LBRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 82;
                this.block();
                }
                break;
            case GlslParser.IF:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 83;
                this.match(GlslParser.IF);
                this.state = 84;
                this.condition();
                this.state = 85;
                this.body();
                this.state = 93;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 7, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 86;
                        this.match(GlslParser.ELSE);
                        this.state = 87;
                        this.match(GlslParser.ELSE_IF);
                        this.state = 88;
                        this.condition();
                        this.state = 89;
                        this.body();
                        }
                        }
                    }
                    this.state = 95;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 7, this.context);
                }
                this.state = 98;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 8, this.context) ) {
                case 1:
                    {
                    this.state = 96;
                    this.match(GlslParser.ELSE);
                    this.state = 97;
                    this.body();
                    }
                    break;
                }
                }
                break;
            case GlslParser.WHILE:
            case GlslParser.SWITCH:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 100;
                _la = this.tokenStream.LA(1);
                if(!(_la === 15 || _la === 18)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 101;
                this.condition();
                this.state = 102;
                this.body();
                }
                break;
            case GlslParser.FOR:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 104;
                this.match(GlslParser.FOR);
                this.state = 105;
                this.header();
                this.state = 106;
                this.body();
                }
                break;
            case GlslParser.DO:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 108;
                this.match(GlslParser.DO);
                this.state = 109;
                this.body();
                this.state = 110;
                this.match(GlslParser.WHILE);
                this.state = 111;
                this.condition();
                this.state = 113;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 9, this.context) ) {
                case 1:
                    {
                    this.state = 112;
                    this.match(GlslParser.SEMI);
                    }
                    break;
                }
                }
                break;
            case GlslParser.MACRO_STATEMENT:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 115;
                this.match(GlslParser.MACRO_STATEMENT);
                }
                break;
            case GlslParser.INVOKED_STATEMENT:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 116;
                this.match(GlslParser.INVOKED_STATEMENT);
                this.state = 117;
                this.match(GlslParser.LPAREN);
                this.state = 119;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 264241408) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 2451509123) !== 0)) {
                    {
                    this.state = 118;
                    this.elements();
                    }
                }

                this.state = 121;
                this.match(GlslParser.RPAREN);
                }
                break;
            case GlslParser.STRUCT:
            case GlslParser.RETURN:
            case GlslParser.BREAK:
            case GlslParser.CONTINUE:
            case GlslParser.LPAREN:
            case GlslParser.STEP:
            case GlslParser.NOT:
            case GlslParser.NUMBER:
            case GlslParser.CHARACTER:
            case GlslParser.STRING:
            case GlslParser.IDENTIFIER:
            case GlslParser.MEMBERS:
            case GlslParser.LIST:
            case GlslParser.TYPE_NAME:
            case GlslParser.MACRO:
            case GlslParser.PREFIX:
            case GlslParser.INITIALISER:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 122;
                this.phrase();
                this.state = 127;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 26) {
                    {
                    {
                    this.state = 123;
                    this.match(GlslParser.COMMA);
                    this.state = 124;
                    this.phrase();
                    }
                    }
                    this.state = 129;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 130;
                this.tail();
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
        this.enterRule(localContext, 8, GlslParser.RULE_block);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 134;
            this.match(GlslParser.LBRACE);
            this.state = 138;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 736076032) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 2518617987) !== 0) || _la === 72 || _la === 74) {
                {
                {
                this.state = 135;
                this.item();
                }
                }
                this.state = 140;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 141;
            this.match(GlslParser.RBRACE);
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
    public body(): BodyContext {
        let localContext = new BodyContext(this.context, this.state);
        this.enterRule(localContext, 10, GlslParser.RULE_body);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 146;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 19 || _la === 20 || _la === 65) {
                {
                {
                this.state = 143;
                this.label();
                }
                }
                this.state = 148;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 149;
            this.statement();
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
    public condition(): ConditionContext {
        let localContext = new ConditionContext(this.context, this.state);
        this.enterRule(localContext, 12, GlslParser.RULE_condition);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 151;
            this.match(GlslParser.LPAREN);
            this.state = 153;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 264241408) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 2451509123) !== 0)) {
                {
                this.state = 152;
                this.elements();
                }
            }

            this.state = 155;
            this.match(GlslParser.RPAREN);
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
    public header(): HeaderContext {
        let localContext = new HeaderContext(this.context, this.state);
        this.enterRule(localContext, 14, GlslParser.RULE_header);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 157;
            this.match(GlslParser.LPAREN);
            this.state = 159;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 264241408) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 2451509123) !== 0)) {
                {
                this.state = 158;
                this.elements();
                }
            }

            this.state = 161;
            this.match(GlslParser.RPAREN);
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
    public tail(): TailContext {
        let localContext = new TailContext(this.context, this.state);
        this.enterRule(localContext, 16, GlslParser.RULE_tail);
        try {
            this.state = 165;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case GlslParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 163;
                this.match(GlslParser.SEMI);
                }
                break;
            case GlslParser.LBRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 164;
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
    public phrase(): PhraseContext {
        let localContext = new PhraseContext(this.context, this.state);
        this.enterRule(localContext, 18, GlslParser.RULE_phrase);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 167;
            this.operand();
            this.state = 189;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 1 || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 67112855) !== 0)) {
                {
                this.state = 187;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case GlslParser.OPERATOR:
                case GlslParser.COLONS:
                case GlslParser.ELLIPSIS:
                case GlslParser.ARROW:
                case GlslParser.STAR:
                case GlslParser.AND:
                case GlslParser.ANDS:
                case GlslParser.SIGN:
                case GlslParser.ASSIGN:
                case GlslParser.ODD:
                    {
                    this.state = 168;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 1 || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 67112853) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 170;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 163578112) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 35587971) !== 0)) {
                        {
                        this.state = 169;
                        this.operand();
                        }
                    }

                    }
                    break;
                case GlslParser.QUESTION:
                    {
                    this.state = 172;
                    this.match(GlslParser.QUESTION);
                    this.state = 181;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 163578112) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 35587971) !== 0)) {
                        {
                        this.state = 173;
                        this.phrase();
                        this.state = 178;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 26) {
                            {
                            {
                            this.state = 174;
                            this.match(GlslParser.COMMA);
                            this.state = 175;
                            this.phrase();
                            }
                            }
                            this.state = 180;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 183;
                    this.match(GlslParser.COLON);
                    this.state = 185;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 163578112) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 35587971) !== 0)) {
                        {
                        this.state = 184;
                        this.operand();
                        }
                    }

                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 191;
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
        this.enterRule(localContext, 20, GlslParser.RULE_operand);
        let _la: number;
        try {
            this.state = 232;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case GlslParser.STRUCT:
            case GlslParser.RETURN:
            case GlslParser.BREAK:
            case GlslParser.CONTINUE:
            case GlslParser.STEP:
            case GlslParser.NOT:
            case GlslParser.MEMBERS:
            case GlslParser.TYPE_NAME:
            case GlslParser.MACRO:
            case GlslParser.PREFIX:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 224;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    this.state = 224;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case GlslParser.PREFIX:
                        {
                        this.state = 192;
                        this.match(GlslParser.PREFIX);
                        }
                        break;
                    case GlslParser.NOT:
                        {
                        this.state = 193;
                        this.match(GlslParser.NOT);
                        }
                        break;
                    case GlslParser.STEP:
                        {
                        this.state = 194;
                        this.match(GlslParser.STEP);
                        }
                        break;
                    case GlslParser.STRUCT:
                        {
                        this.state = 195;
                        this.match(GlslParser.STRUCT);
                        }
                        break;
                    case GlslParser.RETURN:
                        {
                        this.state = 196;
                        this.match(GlslParser.RETURN);
                        }
                        break;
                    case GlslParser.BREAK:
                        {
                        this.state = 197;
                        this.match(GlslParser.BREAK);
                        }
                        break;
                    case GlslParser.CONTINUE:
                        {
                        this.state = 198;
                        this.match(GlslParser.CONTINUE);
                        }
                        break;
                    case GlslParser.TYPE_NAME:
                        {
                        this.state = 199;
                        this.match(GlslParser.TYPE_NAME);
                        this.state = 207;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 31) {
                            {
                            {
                            this.state = 200;
                            this.match(GlslParser.LBRACK);
                            this.state = 202;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 264241408) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 2451509123) !== 0)) {
                                {
                                this.state = 201;
                                this.elements();
                                }
                            }

                            this.state = 204;
                            this.match(GlslParser.RBRACK);
                            }
                            }
                            this.state = 209;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                        break;
                    case GlslParser.MACRO:
                        {
                        this.state = 210;
                        this.match(GlslParser.MACRO);
                        this.state = 211;
                        this.match(GlslParser.LPAREN);
                        this.state = 213;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 264241408) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 2451509123) !== 0)) {
                            {
                            this.state = 212;
                            this.elements();
                            }
                        }

                        this.state = 215;
                        this.match(GlslParser.RPAREN);
                        }
                        break;
                    case GlslParser.MEMBERS:
                        {
                        this.state = 216;
                        this.match(GlslParser.MEMBERS);
                        this.state = 220;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 736076032) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 2518617987) !== 0) || _la === 72 || _la === 74) {
                            {
                            {
                            this.state = 217;
                            this.item();
                            }
                            }
                            this.state = 222;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 223;
                        this.match(GlslParser.RBRACE);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 226;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 29360384) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 1900547) !== 0));
                this.state = 229;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 27 || ((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 263183) !== 0)) {
                    {
                    this.state = 228;
                    this.chain();
                    }
                }

                }
                break;
            case GlslParser.LPAREN:
            case GlslParser.NUMBER:
            case GlslParser.CHARACTER:
            case GlslParser.STRING:
            case GlslParser.IDENTIFIER:
            case GlslParser.LIST:
            case GlslParser.INITIALISER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 231;
                this.chain();
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
    public chain(): ChainContext {
        let localContext = new ChainContext(this.context, this.state);
        this.enterRule(localContext, 22, GlslParser.RULE_chain);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 249;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case GlslParser.IDENTIFIER:
                {
                this.state = 234;
                this.match(GlslParser.IDENTIFIER);
                }
                break;
            case GlslParser.NUMBER:
                {
                this.state = 235;
                this.match(GlslParser.NUMBER);
                }
                break;
            case GlslParser.STRING:
                {
                this.state = 236;
                this.match(GlslParser.STRING);
                }
                break;
            case GlslParser.CHARACTER:
                {
                this.state = 237;
                this.match(GlslParser.CHARACTER);
                }
                break;
            case GlslParser.LPAREN:
                {
                this.state = 238;
                this.match(GlslParser.LPAREN);
                this.state = 240;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 264241408) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 2451509123) !== 0)) {
                    {
                    this.state = 239;
                    this.elements();
                    }
                }

                this.state = 242;
                this.match(GlslParser.RPAREN);
                }
                break;
            case GlslParser.LIST:
                {
                this.state = 243;
                this.match(GlslParser.LIST);
                this.state = 245;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 264241408) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 2451509123) !== 0)) {
                    {
                    this.state = 244;
                    this.elements();
                    }
                }

                this.state = 247;
                this.match(GlslParser.RBRACK);
                }
                break;
            case GlslParser.INITIALISER:
                {
                this.state = 248;
                this.braces();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 270;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 27)) & ~0x1F) === 0 && ((1 << (_la - 27)) & 7869457) !== 0)) {
                {
                this.state = 268;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case GlslParser.LPAREN:
                    {
                    this.state = 251;
                    this.match(GlslParser.LPAREN);
                    this.state = 253;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 264241408) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 2451509123) !== 0)) {
                        {
                        this.state = 252;
                        this.elements();
                        }
                    }

                    this.state = 255;
                    this.match(GlslParser.RPAREN);
                    }
                    break;
                case GlslParser.LBRACK:
                    {
                    this.state = 256;
                    this.match(GlslParser.LBRACK);
                    this.state = 258;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 264241408) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 2451509123) !== 0)) {
                        {
                        this.state = 257;
                        this.elements();
                        }
                    }

                    this.state = 260;
                    this.match(GlslParser.RBRACK);
                    }
                    break;
                case GlslParser.DOT:
                    {
                    this.state = 261;
                    this.match(GlslParser.DOT);
                    this.state = 262;
                    this.match(GlslParser.IDENTIFIER);
                    }
                    break;
                case GlslParser.STEP:
                    {
                    this.state = 263;
                    this.match(GlslParser.STEP);
                    }
                    break;
                case GlslParser.IDENTIFIER:
                    {
                    this.state = 264;
                    this.match(GlslParser.IDENTIFIER);
                    }
                    break;
                case GlslParser.NUMBER:
                    {
                    this.state = 265;
                    this.match(GlslParser.NUMBER);
                    }
                    break;
                case GlslParser.STRING:
                    {
                    this.state = 266;
                    this.match(GlslParser.STRING);
                    }
                    break;
                case GlslParser.CHARACTER:
                    {
                    this.state = 267;
                    this.match(GlslParser.CHARACTER);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 272;
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
    public braces(): BracesContext {
        let localContext = new BracesContext(this.context, this.state);
        this.enterRule(localContext, 24, GlslParser.RULE_braces);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 273;
            this.match(GlslParser.INITIALISER);
            this.state = 275;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 264241408) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 2451509123) !== 0)) {
                {
                this.state = 274;
                this.elements();
                }
            }

            this.state = 277;
            this.match(GlslParser.RBRACE);
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
    public elements(): ElementsContext {
        let localContext = new ElementsContext(this.context, this.state);
        this.enterRule(localContext, 26, GlslParser.RULE_elements);
        let _la: number;
        try {
            let alternative: number;
            this.state = 308;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 45, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 282;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 25 || _la === 26) {
                    {
                    {
                    this.state = 279;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 25 || _la === 26)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    }
                    this.state = 284;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 285;
                this.element();
                this.state = 294;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 42, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 287;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        do {
                            {
                            {
                            this.state = 286;
                            _la = this.tokenStream.LA(1);
                            if(!(_la === 25 || _la === 26)) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            }
                            }
                            this.state = 289;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        } while (_la === 25 || _la === 26);
                        this.state = 291;
                        this.element();
                        }
                        }
                    }
                    this.state = 296;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 42, this.context);
                }
                this.state = 300;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 25 || _la === 26) {
                    {
                    {
                    this.state = 297;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 25 || _la === 26)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    }
                    this.state = 302;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 304;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 303;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 25 || _la === 26)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    }
                    this.state = 306;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 25 || _la === 26);
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
    public element(): ElementContext {
        let localContext = new ElementContext(this.context, this.state);
        this.enterRule(localContext, 28, GlslParser.RULE_element);
        let _la: number;
        try {
            this.state = 319;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case GlslParser.DIRECTIVE:
            case GlslParser.GROUP_IF:
            case GlslParser.UNKNOWN_DIRECTIVE:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 311;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 310;
                    this.line();
                    }
                    }
                    this.state = 313;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (((((_la - 50)) & ~0x1F) === 0 && ((1 << (_la - 50)) & 1179649) !== 0));
                this.state = 316;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 163578112) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 35587971) !== 0)) {
                    {
                    this.state = 315;
                    this.phrase();
                    }
                }

                }
                break;
            case GlslParser.STRUCT:
            case GlslParser.RETURN:
            case GlslParser.BREAK:
            case GlslParser.CONTINUE:
            case GlslParser.LPAREN:
            case GlslParser.STEP:
            case GlslParser.NOT:
            case GlslParser.NUMBER:
            case GlslParser.CHARACTER:
            case GlslParser.STRING:
            case GlslParser.IDENTIFIER:
            case GlslParser.MEMBERS:
            case GlslParser.LIST:
            case GlslParser.TYPE_NAME:
            case GlslParser.MACRO:
            case GlslParser.PREFIX:
            case GlslParser.INITIALISER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 318;
                this.phrase();
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
    public line(): LineContext {
        let localContext = new LineContext(this.context, this.state);
        this.enterRule(localContext, 30, GlslParser.RULE_line);
        let _la: number;
        try {
            this.state = 337;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case GlslParser.DIRECTIVE:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 321;
                this.match(GlslParser.DIRECTIVE);
                }
                break;
            case GlslParser.UNKNOWN_DIRECTIVE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 322;
                this.match(GlslParser.UNKNOWN_DIRECTIVE);
                }
                break;
            case GlslParser.GROUP_IF:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 323;
                this.match(GlslParser.GROUP_IF);
                this.state = 325;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 264241408) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 2451509123) !== 0)) {
                    {
                    this.state = 324;
                    this.elements();
                    }
                }

                this.state = 333;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 68) {
                    {
                    {
                    this.state = 327;
                    this.match(GlslParser.GROUP_ELSE);
                    this.state = 329;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 264241408) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 2451509123) !== 0)) {
                        {
                        this.state = 328;
                        this.elements();
                        }
                    }

                    }
                    }
                    this.state = 335;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 336;
                this.match(GlslParser.GROUP_END);
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
        4,1,75,340,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
        6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,13,
        2,14,7,14,2,15,7,15,1,0,5,0,34,8,0,10,0,12,0,37,9,0,1,0,1,0,1,1,
        1,1,1,1,1,1,1,1,1,1,5,1,47,8,1,10,1,12,1,50,9,1,1,1,1,1,5,1,54,8,
        1,10,1,12,1,57,9,1,5,1,59,8,1,10,1,12,1,62,9,1,1,1,3,1,65,8,1,1,
        2,1,2,1,2,1,2,1,2,1,2,1,2,1,2,1,2,3,2,76,8,2,1,2,1,2,3,2,80,8,2,
        1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,5,3,92,8,3,10,3,12,3,95,
        9,3,1,3,1,3,3,3,99,8,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,
        3,1,3,1,3,3,3,114,8,3,1,3,1,3,1,3,1,3,3,3,120,8,3,1,3,1,3,1,3,1,
        3,5,3,126,8,3,10,3,12,3,129,9,3,1,3,1,3,3,3,133,8,3,1,4,1,4,5,4,
        137,8,4,10,4,12,4,140,9,4,1,4,1,4,1,5,5,5,145,8,5,10,5,12,5,148,
        9,5,1,5,1,5,1,6,1,6,3,6,154,8,6,1,6,1,6,1,7,1,7,3,7,160,8,7,1,7,
        1,7,1,8,1,8,3,8,166,8,8,1,9,1,9,1,9,3,9,171,8,9,1,9,1,9,1,9,1,9,
        5,9,177,8,9,10,9,12,9,180,9,9,3,9,182,8,9,1,9,1,9,3,9,186,8,9,5,
        9,188,8,9,10,9,12,9,191,9,9,1,10,1,10,1,10,1,10,1,10,1,10,1,10,1,
        10,1,10,1,10,3,10,203,8,10,1,10,5,10,206,8,10,10,10,12,10,209,9,
        10,1,10,1,10,1,10,3,10,214,8,10,1,10,1,10,1,10,5,10,219,8,10,10,
        10,12,10,222,9,10,1,10,4,10,225,8,10,11,10,12,10,226,1,10,3,10,230,
        8,10,1,10,3,10,233,8,10,1,11,1,11,1,11,1,11,1,11,1,11,3,11,241,8,
        11,1,11,1,11,1,11,3,11,246,8,11,1,11,1,11,3,11,250,8,11,1,11,1,11,
        3,11,254,8,11,1,11,1,11,1,11,3,11,259,8,11,1,11,1,11,1,11,1,11,1,
        11,1,11,1,11,1,11,5,11,269,8,11,10,11,12,11,272,9,11,1,12,1,12,3,
        12,276,8,12,1,12,1,12,1,13,5,13,281,8,13,10,13,12,13,284,9,13,1,
        13,1,13,4,13,288,8,13,11,13,12,13,289,1,13,5,13,293,8,13,10,13,12,
        13,296,9,13,1,13,5,13,299,8,13,10,13,12,13,302,9,13,1,13,4,13,305,
        8,13,11,13,12,13,306,3,13,309,8,13,1,14,4,14,312,8,14,11,14,12,14,
        313,1,14,3,14,317,8,14,1,14,3,14,320,8,14,1,15,1,15,1,15,1,15,3,
        15,326,8,15,1,15,1,15,3,15,330,8,15,5,15,332,8,15,10,15,12,15,335,
        9,15,1,15,3,15,338,8,15,1,15,0,0,16,0,2,4,6,8,10,12,14,16,18,20,
        22,24,26,28,30,0,3,2,0,15,15,18,18,6,0,1,1,34,34,36,36,38,38,41,
        45,60,60,1,0,25,26,407,0,35,1,0,0,0,2,64,1,0,0,0,4,79,1,0,0,0,6,
        132,1,0,0,0,8,134,1,0,0,0,10,146,1,0,0,0,12,151,1,0,0,0,14,157,1,
        0,0,0,16,165,1,0,0,0,18,167,1,0,0,0,20,232,1,0,0,0,22,249,1,0,0,
        0,24,273,1,0,0,0,26,308,1,0,0,0,28,319,1,0,0,0,30,337,1,0,0,0,32,
        34,3,2,1,0,33,32,1,0,0,0,34,37,1,0,0,0,35,33,1,0,0,0,35,36,1,0,0,
        0,36,38,1,0,0,0,37,35,1,0,0,0,38,39,5,0,0,1,39,1,1,0,0,0,40,65,3,
        4,2,0,41,65,3,6,3,0,42,65,5,50,0,0,43,65,5,70,0,0,44,48,5,67,0,0,
        45,47,3,2,1,0,46,45,1,0,0,0,47,50,1,0,0,0,48,46,1,0,0,0,48,49,1,
        0,0,0,49,60,1,0,0,0,50,48,1,0,0,0,51,55,5,68,0,0,52,54,3,2,1,0,53,
        52,1,0,0,0,54,57,1,0,0,0,55,53,1,0,0,0,55,56,1,0,0,0,56,59,1,0,0,
        0,57,55,1,0,0,0,58,51,1,0,0,0,59,62,1,0,0,0,60,58,1,0,0,0,60,61,
        1,0,0,0,61,63,1,0,0,0,62,60,1,0,0,0,63,65,5,69,0,0,64,40,1,0,0,0,
        64,41,1,0,0,0,64,42,1,0,0,0,64,43,1,0,0,0,64,44,1,0,0,0,65,3,1,0,
        0,0,66,67,5,19,0,0,67,68,3,18,9,0,68,69,5,33,0,0,69,80,1,0,0,0,70,
        71,5,20,0,0,71,80,5,33,0,0,72,73,5,65,0,0,73,75,5,31,0,0,74,76,3,
        26,13,0,75,74,1,0,0,0,75,76,1,0,0,0,76,77,1,0,0,0,77,78,5,32,0,0,
        78,80,5,32,0,0,79,66,1,0,0,0,79,70,1,0,0,0,79,72,1,0,0,0,80,5,1,
        0,0,0,81,133,5,25,0,0,82,133,3,8,4,0,83,84,5,13,0,0,84,85,3,12,6,
        0,85,93,3,10,5,0,86,87,5,14,0,0,87,88,5,66,0,0,88,89,3,12,6,0,89,
        90,3,10,5,0,90,92,1,0,0,0,91,86,1,0,0,0,92,95,1,0,0,0,93,91,1,0,
        0,0,93,94,1,0,0,0,94,98,1,0,0,0,95,93,1,0,0,0,96,97,5,14,0,0,97,
        99,3,10,5,0,98,96,1,0,0,0,98,99,1,0,0,0,99,133,1,0,0,0,100,101,7,
        0,0,0,101,102,3,12,6,0,102,103,3,10,5,0,103,133,1,0,0,0,104,105,
        5,16,0,0,105,106,3,14,7,0,106,107,3,10,5,0,107,133,1,0,0,0,108,109,
        5,17,0,0,109,110,3,10,5,0,110,111,5,15,0,0,111,113,3,12,6,0,112,
        114,5,25,0,0,113,112,1,0,0,0,113,114,1,0,0,0,114,133,1,0,0,0,115,
        133,5,72,0,0,116,117,5,74,0,0,117,119,5,27,0,0,118,120,3,26,13,0,
        119,118,1,0,0,0,119,120,1,0,0,0,120,121,1,0,0,0,121,133,5,28,0,0,
        122,127,3,18,9,0,123,124,5,26,0,0,124,126,3,18,9,0,125,123,1,0,0,
        0,126,129,1,0,0,0,127,125,1,0,0,0,127,128,1,0,0,0,128,130,1,0,0,
        0,129,127,1,0,0,0,130,131,3,16,8,0,131,133,1,0,0,0,132,81,1,0,0,
        0,132,82,1,0,0,0,132,83,1,0,0,0,132,100,1,0,0,0,132,104,1,0,0,0,
        132,108,1,0,0,0,132,115,1,0,0,0,132,116,1,0,0,0,132,122,1,0,0,0,
        133,7,1,0,0,0,134,138,5,29,0,0,135,137,3,2,1,0,136,135,1,0,0,0,137,
        140,1,0,0,0,138,136,1,0,0,0,138,139,1,0,0,0,139,141,1,0,0,0,140,
        138,1,0,0,0,141,142,5,30,0,0,142,9,1,0,0,0,143,145,3,4,2,0,144,143,
        1,0,0,0,145,148,1,0,0,0,146,144,1,0,0,0,146,147,1,0,0,0,147,149,
        1,0,0,0,148,146,1,0,0,0,149,150,3,6,3,0,150,11,1,0,0,0,151,153,5,
        27,0,0,152,154,3,26,13,0,153,152,1,0,0,0,153,154,1,0,0,0,154,155,
        1,0,0,0,155,156,5,28,0,0,156,13,1,0,0,0,157,159,5,27,0,0,158,160,
        3,26,13,0,159,158,1,0,0,0,159,160,1,0,0,0,160,161,1,0,0,0,161,162,
        5,28,0,0,162,15,1,0,0,0,163,166,5,25,0,0,164,166,3,8,4,0,165,163,
        1,0,0,0,165,164,1,0,0,0,166,17,1,0,0,0,167,189,3,20,10,0,168,170,
        7,1,0,0,169,171,3,20,10,0,170,169,1,0,0,0,170,171,1,0,0,0,171,188,
        1,0,0,0,172,181,5,35,0,0,173,178,3,18,9,0,174,175,5,26,0,0,175,177,
        3,18,9,0,176,174,1,0,0,0,177,180,1,0,0,0,178,176,1,0,0,0,178,179,
        1,0,0,0,179,182,1,0,0,0,180,178,1,0,0,0,181,173,1,0,0,0,181,182,
        1,0,0,0,182,183,1,0,0,0,183,185,5,33,0,0,184,186,3,20,10,0,185,184,
        1,0,0,0,185,186,1,0,0,0,186,188,1,0,0,0,187,168,1,0,0,0,187,172,
        1,0,0,0,188,191,1,0,0,0,189,187,1,0,0,0,189,190,1,0,0,0,190,19,1,
        0,0,0,191,189,1,0,0,0,192,225,5,59,0,0,193,225,5,40,0,0,194,225,
        5,39,0,0,195,225,5,8,0,0,196,225,5,22,0,0,197,225,5,23,0,0,198,225,
        5,24,0,0,199,207,5,57,0,0,200,202,5,31,0,0,201,203,3,26,13,0,202,
        201,1,0,0,0,202,203,1,0,0,0,203,204,1,0,0,0,204,206,5,32,0,0,205,
        200,1,0,0,0,206,209,1,0,0,0,207,205,1,0,0,0,207,208,1,0,0,0,208,
        225,1,0,0,0,209,207,1,0,0,0,210,211,5,58,0,0,211,213,5,27,0,0,212,
        214,3,26,13,0,213,212,1,0,0,0,213,214,1,0,0,0,214,215,1,0,0,0,215,
        225,5,28,0,0,216,220,5,55,0,0,217,219,3,2,1,0,218,217,1,0,0,0,219,
        222,1,0,0,0,220,218,1,0,0,0,220,221,1,0,0,0,221,223,1,0,0,0,222,
        220,1,0,0,0,223,225,5,30,0,0,224,192,1,0,0,0,224,193,1,0,0,0,224,
        194,1,0,0,0,224,195,1,0,0,0,224,196,1,0,0,0,224,197,1,0,0,0,224,
        198,1,0,0,0,224,199,1,0,0,0,224,210,1,0,0,0,224,216,1,0,0,0,225,
        226,1,0,0,0,226,224,1,0,0,0,226,227,1,0,0,0,227,229,1,0,0,0,228,
        230,3,22,11,0,229,228,1,0,0,0,229,230,1,0,0,0,230,233,1,0,0,0,231,
        233,3,22,11,0,232,224,1,0,0,0,232,231,1,0,0,0,233,21,1,0,0,0,234,
        250,5,49,0,0,235,250,5,46,0,0,236,250,5,48,0,0,237,250,5,47,0,0,
        238,240,5,27,0,0,239,241,3,26,13,0,240,239,1,0,0,0,240,241,1,0,0,
        0,241,242,1,0,0,0,242,250,5,28,0,0,243,245,5,56,0,0,244,246,3,26,
        13,0,245,244,1,0,0,0,245,246,1,0,0,0,246,247,1,0,0,0,247,250,5,32,
        0,0,248,250,3,24,12,0,249,234,1,0,0,0,249,235,1,0,0,0,249,236,1,
        0,0,0,249,237,1,0,0,0,249,238,1,0,0,0,249,243,1,0,0,0,249,248,1,
        0,0,0,250,270,1,0,0,0,251,253,5,27,0,0,252,254,3,26,13,0,253,252,
        1,0,0,0,253,254,1,0,0,0,254,255,1,0,0,0,255,269,5,28,0,0,256,258,
        5,31,0,0,257,259,3,26,13,0,258,257,1,0,0,0,258,259,1,0,0,0,259,260,
        1,0,0,0,260,269,5,32,0,0,261,262,5,37,0,0,262,269,5,49,0,0,263,269,
        5,39,0,0,264,269,5,49,0,0,265,269,5,46,0,0,266,269,5,48,0,0,267,
        269,5,47,0,0,268,251,1,0,0,0,268,256,1,0,0,0,268,261,1,0,0,0,268,
        263,1,0,0,0,268,264,1,0,0,0,268,265,1,0,0,0,268,266,1,0,0,0,268,
        267,1,0,0,0,269,272,1,0,0,0,270,268,1,0,0,0,270,271,1,0,0,0,271,
        23,1,0,0,0,272,270,1,0,0,0,273,275,5,64,0,0,274,276,3,26,13,0,275,
        274,1,0,0,0,275,276,1,0,0,0,276,277,1,0,0,0,277,278,5,30,0,0,278,
        25,1,0,0,0,279,281,7,2,0,0,280,279,1,0,0,0,281,284,1,0,0,0,282,280,
        1,0,0,0,282,283,1,0,0,0,283,285,1,0,0,0,284,282,1,0,0,0,285,294,
        3,28,14,0,286,288,7,2,0,0,287,286,1,0,0,0,288,289,1,0,0,0,289,287,
        1,0,0,0,289,290,1,0,0,0,290,291,1,0,0,0,291,293,3,28,14,0,292,287,
        1,0,0,0,293,296,1,0,0,0,294,292,1,0,0,0,294,295,1,0,0,0,295,300,
        1,0,0,0,296,294,1,0,0,0,297,299,7,2,0,0,298,297,1,0,0,0,299,302,
        1,0,0,0,300,298,1,0,0,0,300,301,1,0,0,0,301,309,1,0,0,0,302,300,
        1,0,0,0,303,305,7,2,0,0,304,303,1,0,0,0,305,306,1,0,0,0,306,304,
        1,0,0,0,306,307,1,0,0,0,307,309,1,0,0,0,308,282,1,0,0,0,308,304,
        1,0,0,0,309,27,1,0,0,0,310,312,3,30,15,0,311,310,1,0,0,0,312,313,
        1,0,0,0,313,311,1,0,0,0,313,314,1,0,0,0,314,316,1,0,0,0,315,317,
        3,18,9,0,316,315,1,0,0,0,316,317,1,0,0,0,317,320,1,0,0,0,318,320,
        3,18,9,0,319,311,1,0,0,0,319,318,1,0,0,0,320,29,1,0,0,0,321,338,
        5,50,0,0,322,338,5,70,0,0,323,325,5,67,0,0,324,326,3,26,13,0,325,
        324,1,0,0,0,325,326,1,0,0,0,326,333,1,0,0,0,327,329,5,68,0,0,328,
        330,3,26,13,0,329,328,1,0,0,0,329,330,1,0,0,0,330,332,1,0,0,0,331,
        327,1,0,0,0,332,335,1,0,0,0,333,331,1,0,0,0,333,334,1,0,0,0,334,
        336,1,0,0,0,335,333,1,0,0,0,336,338,5,69,0,0,337,321,1,0,0,0,337,
        322,1,0,0,0,337,323,1,0,0,0,338,31,1,0,0,0,53,35,48,55,60,64,75,
        79,93,98,113,119,127,132,138,146,153,159,165,170,178,181,185,187,
        189,202,207,213,220,224,226,229,232,240,245,249,253,258,268,270,
        275,282,289,294,300,306,308,313,316,319,325,329,333,337
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!GlslParser.__ATN) {
            GlslParser.__ATN = new antlr.ATNDeserializer().deserialize(GlslParser._serializedATN);
        }

        return GlslParser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(GlslParser.literalNames, GlslParser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return GlslParser.vocabulary;
    }

    private static readonly decisionsToDFA = GlslParser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class TranslationUnitContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(GlslParser.EOF, 0)!;
    }
    public item(): ItemContext[];
    public item(i: number): ItemContext | null;
    public item(i?: number): ItemContext[] | ItemContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ItemContext);
        }

        return this.getRuleContext(i, ItemContext);
    }
    public override get ruleIndex(): number {
        return GlslParser.RULE_translationUnit;
    }
}


export class ItemContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public label(): LabelContext | null {
        return this.getRuleContext(0, LabelContext);
    }
    public statement(): StatementContext | null {
        return this.getRuleContext(0, StatementContext);
    }
    public DIRECTIVE(): antlr.TerminalNode | null {
        return this.getToken(GlslParser.DIRECTIVE, 0);
    }
    public UNKNOWN_DIRECTIVE(): antlr.TerminalNode | null {
        return this.getToken(GlslParser.UNKNOWN_DIRECTIVE, 0);
    }
    public GROUP_IF(): antlr.TerminalNode | null {
        return this.getToken(GlslParser.GROUP_IF, 0);
    }
    public GROUP_END(): antlr.TerminalNode | null {
        return this.getToken(GlslParser.GROUP_END, 0);
    }
    public item(): ItemContext[];
    public item(i: number): ItemContext | null;
    public item(i?: number): ItemContext[] | ItemContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ItemContext);
        }

        return this.getRuleContext(i, ItemContext);
    }
    public GROUP_ELSE(): antlr.TerminalNode[];
    public GROUP_ELSE(i: number): antlr.TerminalNode | null;
    public GROUP_ELSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.GROUP_ELSE);
    	} else {
    		return this.getToken(GlslParser.GROUP_ELSE, i);
    	}
    }
    public override get ruleIndex(): number {
        return GlslParser.RULE_item;
    }
}


export class LabelContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public CASE(): antlr.TerminalNode | null {
        return this.getToken(GlslParser.CASE, 0);
    }
    public phrase(): PhraseContext | null {
        return this.getRuleContext(0, PhraseContext);
    }
    public COLON(): antlr.TerminalNode | null {
        return this.getToken(GlslParser.COLON, 0);
    }
    public DEFAULT(): antlr.TerminalNode | null {
        return this.getToken(GlslParser.DEFAULT, 0);
    }
    public ATTRIBUTES(): antlr.TerminalNode | null {
        return this.getToken(GlslParser.ATTRIBUTES, 0);
    }
    public LBRACK(): antlr.TerminalNode | null {
        return this.getToken(GlslParser.LBRACK, 0);
    }
    public RBRACK(): antlr.TerminalNode[];
    public RBRACK(i: number): antlr.TerminalNode | null;
    public RBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.RBRACK);
    	} else {
    		return this.getToken(GlslParser.RBRACK, i);
    	}
    }
    public elements(): ElementsContext | null {
        return this.getRuleContext(0, ElementsContext);
    }
    public override get ruleIndex(): number {
        return GlslParser.RULE_label;
    }
}


export class StatementContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public SEMI(): antlr.TerminalNode | null {
        return this.getToken(GlslParser.SEMI, 0);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public IF(): antlr.TerminalNode | null {
        return this.getToken(GlslParser.IF, 0);
    }
    public condition(): ConditionContext[];
    public condition(i: number): ConditionContext | null;
    public condition(i?: number): ConditionContext[] | ConditionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ConditionContext);
        }

        return this.getRuleContext(i, ConditionContext);
    }
    public body(): BodyContext[];
    public body(i: number): BodyContext | null;
    public body(i?: number): BodyContext[] | BodyContext | null {
        if (i === undefined) {
            return this.getRuleContexts(BodyContext);
        }

        return this.getRuleContext(i, BodyContext);
    }
    public ELSE(): antlr.TerminalNode[];
    public ELSE(i: number): antlr.TerminalNode | null;
    public ELSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.ELSE);
    	} else {
    		return this.getToken(GlslParser.ELSE, i);
    	}
    }
    public ELSE_IF(): antlr.TerminalNode[];
    public ELSE_IF(i: number): antlr.TerminalNode | null;
    public ELSE_IF(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.ELSE_IF);
    	} else {
    		return this.getToken(GlslParser.ELSE_IF, i);
    	}
    }
    public WHILE(): antlr.TerminalNode | null {
        return this.getToken(GlslParser.WHILE, 0);
    }
    public SWITCH(): antlr.TerminalNode | null {
        return this.getToken(GlslParser.SWITCH, 0);
    }
    public FOR(): antlr.TerminalNode | null {
        return this.getToken(GlslParser.FOR, 0);
    }
    public header(): HeaderContext | null {
        return this.getRuleContext(0, HeaderContext);
    }
    public DO(): antlr.TerminalNode | null {
        return this.getToken(GlslParser.DO, 0);
    }
    public MACRO_STATEMENT(): antlr.TerminalNode | null {
        return this.getToken(GlslParser.MACRO_STATEMENT, 0);
    }
    public INVOKED_STATEMENT(): antlr.TerminalNode | null {
        return this.getToken(GlslParser.INVOKED_STATEMENT, 0);
    }
    public LPAREN(): antlr.TerminalNode | null {
        return this.getToken(GlslParser.LPAREN, 0);
    }
    public RPAREN(): antlr.TerminalNode | null {
        return this.getToken(GlslParser.RPAREN, 0);
    }
    public elements(): ElementsContext | null {
        return this.getRuleContext(0, ElementsContext);
    }
    public phrase(): PhraseContext[];
    public phrase(i: number): PhraseContext | null;
    public phrase(i?: number): PhraseContext[] | PhraseContext | null {
        if (i === undefined) {
            return this.getRuleContexts(PhraseContext);
        }

        return this.getRuleContext(i, PhraseContext);
    }
    public tail(): TailContext | null {
        return this.getRuleContext(0, TailContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.COMMA);
    	} else {
    		return this.getToken(GlslParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return GlslParser.RULE_statement;
    }
}


export class BlockContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public LBRACE(): antlr.TerminalNode {
        return this.getToken(GlslParser.LBRACE, 0)!;
    }
    public RBRACE(): antlr.TerminalNode {
        return this.getToken(GlslParser.RBRACE, 0)!;
    }
    public item(): ItemContext[];
    public item(i: number): ItemContext | null;
    public item(i?: number): ItemContext[] | ItemContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ItemContext);
        }

        return this.getRuleContext(i, ItemContext);
    }
    public override get ruleIndex(): number {
        return GlslParser.RULE_block;
    }
}


export class BodyContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public statement(): StatementContext {
        return this.getRuleContext(0, StatementContext)!;
    }
    public label(): LabelContext[];
    public label(i: number): LabelContext | null;
    public label(i?: number): LabelContext[] | LabelContext | null {
        if (i === undefined) {
            return this.getRuleContexts(LabelContext);
        }

        return this.getRuleContext(i, LabelContext);
    }
    public override get ruleIndex(): number {
        return GlslParser.RULE_body;
    }
}


export class ConditionContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public LPAREN(): antlr.TerminalNode {
        return this.getToken(GlslParser.LPAREN, 0)!;
    }
    public RPAREN(): antlr.TerminalNode {
        return this.getToken(GlslParser.RPAREN, 0)!;
    }
    public elements(): ElementsContext | null {
        return this.getRuleContext(0, ElementsContext);
    }
    public override get ruleIndex(): number {
        return GlslParser.RULE_condition;
    }
}


export class HeaderContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public LPAREN(): antlr.TerminalNode {
        return this.getToken(GlslParser.LPAREN, 0)!;
    }
    public RPAREN(): antlr.TerminalNode {
        return this.getToken(GlslParser.RPAREN, 0)!;
    }
    public elements(): ElementsContext | null {
        return this.getRuleContext(0, ElementsContext);
    }
    public override get ruleIndex(): number {
        return GlslParser.RULE_header;
    }
}


export class TailContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public SEMI(): antlr.TerminalNode | null {
        return this.getToken(GlslParser.SEMI, 0);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public override get ruleIndex(): number {
        return GlslParser.RULE_tail;
    }
}


export class PhraseContext extends antlr.ParserRuleContext {
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
    		return this.getTokens(GlslParser.QUESTION);
    	} else {
    		return this.getToken(GlslParser.QUESTION, i);
    	}
    }
    public COLON(): antlr.TerminalNode[];
    public COLON(i: number): antlr.TerminalNode | null;
    public COLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.COLON);
    	} else {
    		return this.getToken(GlslParser.COLON, i);
    	}
    }
    public ASSIGN(): antlr.TerminalNode[];
    public ASSIGN(i: number): antlr.TerminalNode | null;
    public ASSIGN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.ASSIGN);
    	} else {
    		return this.getToken(GlslParser.ASSIGN, i);
    	}
    }
    public OPERATOR(): antlr.TerminalNode[];
    public OPERATOR(i: number): antlr.TerminalNode | null;
    public OPERATOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.OPERATOR);
    	} else {
    		return this.getToken(GlslParser.OPERATOR, i);
    	}
    }
    public SIGN(): antlr.TerminalNode[];
    public SIGN(i: number): antlr.TerminalNode | null;
    public SIGN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.SIGN);
    	} else {
    		return this.getToken(GlslParser.SIGN, i);
    	}
    }
    public STAR(): antlr.TerminalNode[];
    public STAR(i: number): antlr.TerminalNode | null;
    public STAR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.STAR);
    	} else {
    		return this.getToken(GlslParser.STAR, i);
    	}
    }
    public AND(): antlr.TerminalNode[];
    public AND(i: number): antlr.TerminalNode | null;
    public AND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.AND);
    	} else {
    		return this.getToken(GlslParser.AND, i);
    	}
    }
    public ANDS(): antlr.TerminalNode[];
    public ANDS(i: number): antlr.TerminalNode | null;
    public ANDS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.ANDS);
    	} else {
    		return this.getToken(GlslParser.ANDS, i);
    	}
    }
    public ODD(): antlr.TerminalNode[];
    public ODD(i: number): antlr.TerminalNode | null;
    public ODD(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.ODD);
    	} else {
    		return this.getToken(GlslParser.ODD, i);
    	}
    }
    public ARROW(): antlr.TerminalNode[];
    public ARROW(i: number): antlr.TerminalNode | null;
    public ARROW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.ARROW);
    	} else {
    		return this.getToken(GlslParser.ARROW, i);
    	}
    }
    public COLONS(): antlr.TerminalNode[];
    public COLONS(i: number): antlr.TerminalNode | null;
    public COLONS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.COLONS);
    	} else {
    		return this.getToken(GlslParser.COLONS, i);
    	}
    }
    public ELLIPSIS(): antlr.TerminalNode[];
    public ELLIPSIS(i: number): antlr.TerminalNode | null;
    public ELLIPSIS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.ELLIPSIS);
    	} else {
    		return this.getToken(GlslParser.ELLIPSIS, i);
    	}
    }
    public phrase(): PhraseContext[];
    public phrase(i: number): PhraseContext | null;
    public phrase(i?: number): PhraseContext[] | PhraseContext | null {
        if (i === undefined) {
            return this.getRuleContexts(PhraseContext);
        }

        return this.getRuleContext(i, PhraseContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.COMMA);
    	} else {
    		return this.getToken(GlslParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return GlslParser.RULE_phrase;
    }
}


export class OperandContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public PREFIX(): antlr.TerminalNode[];
    public PREFIX(i: number): antlr.TerminalNode | null;
    public PREFIX(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.PREFIX);
    	} else {
    		return this.getToken(GlslParser.PREFIX, i);
    	}
    }
    public NOT(): antlr.TerminalNode[];
    public NOT(i: number): antlr.TerminalNode | null;
    public NOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.NOT);
    	} else {
    		return this.getToken(GlslParser.NOT, i);
    	}
    }
    public STEP(): antlr.TerminalNode[];
    public STEP(i: number): antlr.TerminalNode | null;
    public STEP(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.STEP);
    	} else {
    		return this.getToken(GlslParser.STEP, i);
    	}
    }
    public STRUCT(): antlr.TerminalNode[];
    public STRUCT(i: number): antlr.TerminalNode | null;
    public STRUCT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.STRUCT);
    	} else {
    		return this.getToken(GlslParser.STRUCT, i);
    	}
    }
    public RETURN(): antlr.TerminalNode[];
    public RETURN(i: number): antlr.TerminalNode | null;
    public RETURN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.RETURN);
    	} else {
    		return this.getToken(GlslParser.RETURN, i);
    	}
    }
    public BREAK(): antlr.TerminalNode[];
    public BREAK(i: number): antlr.TerminalNode | null;
    public BREAK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.BREAK);
    	} else {
    		return this.getToken(GlslParser.BREAK, i);
    	}
    }
    public CONTINUE(): antlr.TerminalNode[];
    public CONTINUE(i: number): antlr.TerminalNode | null;
    public CONTINUE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.CONTINUE);
    	} else {
    		return this.getToken(GlslParser.CONTINUE, i);
    	}
    }
    public TYPE_NAME(): antlr.TerminalNode[];
    public TYPE_NAME(i: number): antlr.TerminalNode | null;
    public TYPE_NAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.TYPE_NAME);
    	} else {
    		return this.getToken(GlslParser.TYPE_NAME, i);
    	}
    }
    public MACRO(): antlr.TerminalNode[];
    public MACRO(i: number): antlr.TerminalNode | null;
    public MACRO(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.MACRO);
    	} else {
    		return this.getToken(GlslParser.MACRO, i);
    	}
    }
    public LPAREN(): antlr.TerminalNode[];
    public LPAREN(i: number): antlr.TerminalNode | null;
    public LPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.LPAREN);
    	} else {
    		return this.getToken(GlslParser.LPAREN, i);
    	}
    }
    public RPAREN(): antlr.TerminalNode[];
    public RPAREN(i: number): antlr.TerminalNode | null;
    public RPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.RPAREN);
    	} else {
    		return this.getToken(GlslParser.RPAREN, i);
    	}
    }
    public MEMBERS(): antlr.TerminalNode[];
    public MEMBERS(i: number): antlr.TerminalNode | null;
    public MEMBERS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.MEMBERS);
    	} else {
    		return this.getToken(GlslParser.MEMBERS, i);
    	}
    }
    public RBRACE(): antlr.TerminalNode[];
    public RBRACE(i: number): antlr.TerminalNode | null;
    public RBRACE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.RBRACE);
    	} else {
    		return this.getToken(GlslParser.RBRACE, i);
    	}
    }
    public chain(): ChainContext | null {
        return this.getRuleContext(0, ChainContext);
    }
    public LBRACK(): antlr.TerminalNode[];
    public LBRACK(i: number): antlr.TerminalNode | null;
    public LBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.LBRACK);
    	} else {
    		return this.getToken(GlslParser.LBRACK, i);
    	}
    }
    public RBRACK(): antlr.TerminalNode[];
    public RBRACK(i: number): antlr.TerminalNode | null;
    public RBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.RBRACK);
    	} else {
    		return this.getToken(GlslParser.RBRACK, i);
    	}
    }
    public elements(): ElementsContext[];
    public elements(i: number): ElementsContext | null;
    public elements(i?: number): ElementsContext[] | ElementsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ElementsContext);
        }

        return this.getRuleContext(i, ElementsContext);
    }
    public item(): ItemContext[];
    public item(i: number): ItemContext | null;
    public item(i?: number): ItemContext[] | ItemContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ItemContext);
        }

        return this.getRuleContext(i, ItemContext);
    }
    public override get ruleIndex(): number {
        return GlslParser.RULE_operand;
    }
}


export class ChainContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public IDENTIFIER(): antlr.TerminalNode[];
    public IDENTIFIER(i: number): antlr.TerminalNode | null;
    public IDENTIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.IDENTIFIER);
    	} else {
    		return this.getToken(GlslParser.IDENTIFIER, i);
    	}
    }
    public NUMBER(): antlr.TerminalNode[];
    public NUMBER(i: number): antlr.TerminalNode | null;
    public NUMBER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.NUMBER);
    	} else {
    		return this.getToken(GlslParser.NUMBER, i);
    	}
    }
    public STRING(): antlr.TerminalNode[];
    public STRING(i: number): antlr.TerminalNode | null;
    public STRING(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.STRING);
    	} else {
    		return this.getToken(GlslParser.STRING, i);
    	}
    }
    public CHARACTER(): antlr.TerminalNode[];
    public CHARACTER(i: number): antlr.TerminalNode | null;
    public CHARACTER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.CHARACTER);
    	} else {
    		return this.getToken(GlslParser.CHARACTER, i);
    	}
    }
    public LPAREN(): antlr.TerminalNode[];
    public LPAREN(i: number): antlr.TerminalNode | null;
    public LPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.LPAREN);
    	} else {
    		return this.getToken(GlslParser.LPAREN, i);
    	}
    }
    public RPAREN(): antlr.TerminalNode[];
    public RPAREN(i: number): antlr.TerminalNode | null;
    public RPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.RPAREN);
    	} else {
    		return this.getToken(GlslParser.RPAREN, i);
    	}
    }
    public LIST(): antlr.TerminalNode | null {
        return this.getToken(GlslParser.LIST, 0);
    }
    public RBRACK(): antlr.TerminalNode[];
    public RBRACK(i: number): antlr.TerminalNode | null;
    public RBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.RBRACK);
    	} else {
    		return this.getToken(GlslParser.RBRACK, i);
    	}
    }
    public braces(): BracesContext | null {
        return this.getRuleContext(0, BracesContext);
    }
    public LBRACK(): antlr.TerminalNode[];
    public LBRACK(i: number): antlr.TerminalNode | null;
    public LBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.LBRACK);
    	} else {
    		return this.getToken(GlslParser.LBRACK, i);
    	}
    }
    public DOT(): antlr.TerminalNode[];
    public DOT(i: number): antlr.TerminalNode | null;
    public DOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.DOT);
    	} else {
    		return this.getToken(GlslParser.DOT, i);
    	}
    }
    public STEP(): antlr.TerminalNode[];
    public STEP(i: number): antlr.TerminalNode | null;
    public STEP(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.STEP);
    	} else {
    		return this.getToken(GlslParser.STEP, i);
    	}
    }
    public elements(): ElementsContext[];
    public elements(i: number): ElementsContext | null;
    public elements(i?: number): ElementsContext[] | ElementsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ElementsContext);
        }

        return this.getRuleContext(i, ElementsContext);
    }
    public override get ruleIndex(): number {
        return GlslParser.RULE_chain;
    }
}


export class BracesContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public INITIALISER(): antlr.TerminalNode {
        return this.getToken(GlslParser.INITIALISER, 0)!;
    }
    public RBRACE(): antlr.TerminalNode {
        return this.getToken(GlslParser.RBRACE, 0)!;
    }
    public elements(): ElementsContext | null {
        return this.getRuleContext(0, ElementsContext);
    }
    public override get ruleIndex(): number {
        return GlslParser.RULE_braces;
    }
}


export class ElementsContext extends antlr.ParserRuleContext {
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
    		return this.getTokens(GlslParser.COMMA);
    	} else {
    		return this.getToken(GlslParser.COMMA, i);
    	}
    }
    public SEMI(): antlr.TerminalNode[];
    public SEMI(i: number): antlr.TerminalNode | null;
    public SEMI(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.SEMI);
    	} else {
    		return this.getToken(GlslParser.SEMI, i);
    	}
    }
    public override get ruleIndex(): number {
        return GlslParser.RULE_elements;
    }
}


export class ElementContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public line(): LineContext[];
    public line(i: number): LineContext | null;
    public line(i?: number): LineContext[] | LineContext | null {
        if (i === undefined) {
            return this.getRuleContexts(LineContext);
        }

        return this.getRuleContext(i, LineContext);
    }
    public phrase(): PhraseContext | null {
        return this.getRuleContext(0, PhraseContext);
    }
    public override get ruleIndex(): number {
        return GlslParser.RULE_element;
    }
}


export class LineContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public DIRECTIVE(): antlr.TerminalNode | null {
        return this.getToken(GlslParser.DIRECTIVE, 0);
    }
    public UNKNOWN_DIRECTIVE(): antlr.TerminalNode | null {
        return this.getToken(GlslParser.UNKNOWN_DIRECTIVE, 0);
    }
    public GROUP_IF(): antlr.TerminalNode | null {
        return this.getToken(GlslParser.GROUP_IF, 0);
    }
    public GROUP_END(): antlr.TerminalNode | null {
        return this.getToken(GlslParser.GROUP_END, 0);
    }
    public elements(): ElementsContext[];
    public elements(i: number): ElementsContext | null;
    public elements(i?: number): ElementsContext[] | ElementsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ElementsContext);
        }

        return this.getRuleContext(i, ElementsContext);
    }
    public GROUP_ELSE(): antlr.TerminalNode[];
    public GROUP_ELSE(i: number): antlr.TerminalNode | null;
    public GROUP_ELSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GlslParser.GROUP_ELSE);
    	} else {
    		return this.getToken(GlslParser.GROUP_ELSE, i);
    	}
    }
    public override get ruleIndex(): number {
        return GlslParser.RULE_line;
    }
}
