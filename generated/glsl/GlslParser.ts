
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
    public static readonly HIDDEN_LINE = 70;
    public static readonly MACRO_STATEMENT = 71;
    public static readonly COMPOUND = 72;
    public static readonly INVOKED_STATEMENT = 73;
    public static readonly STATEMENTS = 74;
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
        "GROUP_IF", "GROUP_ELSE", "GROUP_END", "HIDDEN_LINE", "MACRO_STATEMENT", 
        "COMPOUND", "INVOKED_STATEMENT", "STATEMENTS"
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
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 736076032) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 371134339) !== 0) || _la === 71 || _la === 73) {
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
            this.state = 63;
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
            case GlslParser.GROUP_IF:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 43;
                this.match(GlslParser.GROUP_IF);
                this.state = 47;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 736076032) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 371134339) !== 0) || _la === 71 || _la === 73) {
                    {
                    {
                    this.state = 44;
                    this.item();
                    }
                    }
                    this.state = 49;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 59;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 68) {
                    {
                    {
                    this.state = 50;
                    this.match(GlslParser.GROUP_ELSE);
                    this.state = 54;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 736076032) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 371134339) !== 0) || _la === 71 || _la === 73) {
                        {
                        {
                        this.state = 51;
                        this.item();
                        }
                        }
                        this.state = 56;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    }
                    this.state = 61;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 62;
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
            this.state = 78;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case GlslParser.CASE:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 65;
                this.match(GlslParser.CASE);
                this.state = 66;
                this.phrase();
                this.state = 67;
                this.match(GlslParser.COLON);
                }
                break;
            case GlslParser.DEFAULT:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 69;
                this.match(GlslParser.DEFAULT);
                this.state = 70;
                this.match(GlslParser.COLON);
                }
                break;
            case GlslParser.ATTRIBUTES:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 71;
                this.match(GlslParser.ATTRIBUTES);
                this.state = 72;
                this.match(GlslParser.LBRACK);
                this.state = 74;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 264241408) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 304025475) !== 0)) {
                    {
                    this.state = 73;
                    this.elements();
                    }
                }

                this.state = 76;
                this.match(GlslParser.RBRACK);
                this.state = 77;
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
            this.state = 131;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case GlslParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 80;
                this.match(GlslParser.SEMI);
                }
                break;
            case GlslParser.LBRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 81;
                this.block();
                }
                break;
            case GlslParser.IF:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 82;
                this.match(GlslParser.IF);
                this.state = 83;
                this.condition();
                this.state = 84;
                this.body();
                this.state = 92;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 7, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 85;
                        this.match(GlslParser.ELSE);
                        this.state = 86;
                        this.match(GlslParser.ELSE_IF);
                        this.state = 87;
                        this.condition();
                        this.state = 88;
                        this.body();
                        }
                        }
                    }
                    this.state = 94;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 7, this.context);
                }
                this.state = 97;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 8, this.context) ) {
                case 1:
                    {
                    this.state = 95;
                    this.match(GlslParser.ELSE);
                    this.state = 96;
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
                this.state = 99;
                _la = this.tokenStream.LA(1);
                if(!(_la === 15 || _la === 18)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 100;
                this.condition();
                this.state = 101;
                this.body();
                }
                break;
            case GlslParser.FOR:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 103;
                this.match(GlslParser.FOR);
                this.state = 104;
                this.header();
                this.state = 105;
                this.body();
                }
                break;
            case GlslParser.DO:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 107;
                this.match(GlslParser.DO);
                this.state = 108;
                this.body();
                this.state = 109;
                this.match(GlslParser.WHILE);
                this.state = 110;
                this.condition();
                this.state = 112;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 9, this.context) ) {
                case 1:
                    {
                    this.state = 111;
                    this.match(GlslParser.SEMI);
                    }
                    break;
                }
                }
                break;
            case GlslParser.MACRO_STATEMENT:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 114;
                this.match(GlslParser.MACRO_STATEMENT);
                }
                break;
            case GlslParser.INVOKED_STATEMENT:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 115;
                this.match(GlslParser.INVOKED_STATEMENT);
                this.state = 116;
                this.match(GlslParser.LPAREN);
                this.state = 118;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 264241408) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 304025475) !== 0)) {
                    {
                    this.state = 117;
                    this.elements();
                    }
                }

                this.state = 120;
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
                this.state = 121;
                this.phrase();
                this.state = 126;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 26) {
                    {
                    {
                    this.state = 122;
                    this.match(GlslParser.COMMA);
                    this.state = 123;
                    this.phrase();
                    }
                    }
                    this.state = 128;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 129;
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
            this.state = 133;
            this.match(GlslParser.LBRACE);
            this.state = 137;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 736076032) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 371134339) !== 0) || _la === 71 || _la === 73) {
                {
                {
                this.state = 134;
                this.item();
                }
                }
                this.state = 139;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 140;
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
            this.state = 145;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 19 || _la === 20 || _la === 65) {
                {
                {
                this.state = 142;
                this.label();
                }
                }
                this.state = 147;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 148;
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
            this.state = 150;
            this.match(GlslParser.LPAREN);
            this.state = 152;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 264241408) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 304025475) !== 0)) {
                {
                this.state = 151;
                this.elements();
                }
            }

            this.state = 154;
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
            this.state = 156;
            this.match(GlslParser.LPAREN);
            this.state = 158;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 264241408) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 304025475) !== 0)) {
                {
                this.state = 157;
                this.elements();
                }
            }

            this.state = 160;
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
            this.state = 164;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case GlslParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 162;
                this.match(GlslParser.SEMI);
                }
                break;
            case GlslParser.LBRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 163;
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
            this.state = 166;
            this.operand();
            this.state = 188;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 1 || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 67112855) !== 0)) {
                {
                this.state = 186;
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
                    this.state = 167;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 1 || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 67112853) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 169;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 163578112) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 35587971) !== 0)) {
                        {
                        this.state = 168;
                        this.operand();
                        }
                    }

                    }
                    break;
                case GlslParser.QUESTION:
                    {
                    this.state = 171;
                    this.match(GlslParser.QUESTION);
                    this.state = 180;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 163578112) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 35587971) !== 0)) {
                        {
                        this.state = 172;
                        this.phrase();
                        this.state = 177;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 26) {
                            {
                            {
                            this.state = 173;
                            this.match(GlslParser.COMMA);
                            this.state = 174;
                            this.phrase();
                            }
                            }
                            this.state = 179;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 182;
                    this.match(GlslParser.COLON);
                    this.state = 184;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 163578112) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 35587971) !== 0)) {
                        {
                        this.state = 183;
                        this.operand();
                        }
                    }

                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 190;
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
            this.state = 231;
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
                this.state = 223;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    this.state = 223;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case GlslParser.PREFIX:
                        {
                        this.state = 191;
                        this.match(GlslParser.PREFIX);
                        }
                        break;
                    case GlslParser.NOT:
                        {
                        this.state = 192;
                        this.match(GlslParser.NOT);
                        }
                        break;
                    case GlslParser.STEP:
                        {
                        this.state = 193;
                        this.match(GlslParser.STEP);
                        }
                        break;
                    case GlslParser.STRUCT:
                        {
                        this.state = 194;
                        this.match(GlslParser.STRUCT);
                        }
                        break;
                    case GlslParser.RETURN:
                        {
                        this.state = 195;
                        this.match(GlslParser.RETURN);
                        }
                        break;
                    case GlslParser.BREAK:
                        {
                        this.state = 196;
                        this.match(GlslParser.BREAK);
                        }
                        break;
                    case GlslParser.CONTINUE:
                        {
                        this.state = 197;
                        this.match(GlslParser.CONTINUE);
                        }
                        break;
                    case GlslParser.TYPE_NAME:
                        {
                        this.state = 198;
                        this.match(GlslParser.TYPE_NAME);
                        this.state = 206;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 31) {
                            {
                            {
                            this.state = 199;
                            this.match(GlslParser.LBRACK);
                            this.state = 201;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 264241408) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 304025475) !== 0)) {
                                {
                                this.state = 200;
                                this.elements();
                                }
                            }

                            this.state = 203;
                            this.match(GlslParser.RBRACK);
                            }
                            }
                            this.state = 208;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                        break;
                    case GlslParser.MACRO:
                        {
                        this.state = 209;
                        this.match(GlslParser.MACRO);
                        this.state = 210;
                        this.match(GlslParser.LPAREN);
                        this.state = 212;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 264241408) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 304025475) !== 0)) {
                            {
                            this.state = 211;
                            this.elements();
                            }
                        }

                        this.state = 214;
                        this.match(GlslParser.RPAREN);
                        }
                        break;
                    case GlslParser.MEMBERS:
                        {
                        this.state = 215;
                        this.match(GlslParser.MEMBERS);
                        this.state = 219;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 736076032) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 371134339) !== 0) || _la === 71 || _la === 73) {
                            {
                            {
                            this.state = 216;
                            this.item();
                            }
                            }
                            this.state = 221;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 222;
                        this.match(GlslParser.RBRACE);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 225;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 29360384) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 1900547) !== 0));
                this.state = 228;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 27 || ((((_la - 46)) & ~0x1F) === 0 && ((1 << (_la - 46)) & 263183) !== 0)) {
                    {
                    this.state = 227;
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
                this.state = 230;
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
            this.state = 248;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case GlslParser.IDENTIFIER:
                {
                this.state = 233;
                this.match(GlslParser.IDENTIFIER);
                }
                break;
            case GlslParser.NUMBER:
                {
                this.state = 234;
                this.match(GlslParser.NUMBER);
                }
                break;
            case GlslParser.STRING:
                {
                this.state = 235;
                this.match(GlslParser.STRING);
                }
                break;
            case GlslParser.CHARACTER:
                {
                this.state = 236;
                this.match(GlslParser.CHARACTER);
                }
                break;
            case GlslParser.LPAREN:
                {
                this.state = 237;
                this.match(GlslParser.LPAREN);
                this.state = 239;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 264241408) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 304025475) !== 0)) {
                    {
                    this.state = 238;
                    this.elements();
                    }
                }

                this.state = 241;
                this.match(GlslParser.RPAREN);
                }
                break;
            case GlslParser.LIST:
                {
                this.state = 242;
                this.match(GlslParser.LIST);
                this.state = 244;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 264241408) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 304025475) !== 0)) {
                    {
                    this.state = 243;
                    this.elements();
                    }
                }

                this.state = 246;
                this.match(GlslParser.RBRACK);
                }
                break;
            case GlslParser.INITIALISER:
                {
                this.state = 247;
                this.braces();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 269;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 27)) & ~0x1F) === 0 && ((1 << (_la - 27)) & 7869457) !== 0)) {
                {
                this.state = 267;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case GlslParser.LPAREN:
                    {
                    this.state = 250;
                    this.match(GlslParser.LPAREN);
                    this.state = 252;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 264241408) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 304025475) !== 0)) {
                        {
                        this.state = 251;
                        this.elements();
                        }
                    }

                    this.state = 254;
                    this.match(GlslParser.RPAREN);
                    }
                    break;
                case GlslParser.LBRACK:
                    {
                    this.state = 255;
                    this.match(GlslParser.LBRACK);
                    this.state = 257;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 264241408) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 304025475) !== 0)) {
                        {
                        this.state = 256;
                        this.elements();
                        }
                    }

                    this.state = 259;
                    this.match(GlslParser.RBRACK);
                    }
                    break;
                case GlslParser.DOT:
                    {
                    this.state = 260;
                    this.match(GlslParser.DOT);
                    this.state = 261;
                    this.match(GlslParser.IDENTIFIER);
                    }
                    break;
                case GlslParser.STEP:
                    {
                    this.state = 262;
                    this.match(GlslParser.STEP);
                    }
                    break;
                case GlslParser.IDENTIFIER:
                    {
                    this.state = 263;
                    this.match(GlslParser.IDENTIFIER);
                    }
                    break;
                case GlslParser.NUMBER:
                    {
                    this.state = 264;
                    this.match(GlslParser.NUMBER);
                    }
                    break;
                case GlslParser.STRING:
                    {
                    this.state = 265;
                    this.match(GlslParser.STRING);
                    }
                    break;
                case GlslParser.CHARACTER:
                    {
                    this.state = 266;
                    this.match(GlslParser.CHARACTER);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 271;
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
            this.state = 272;
            this.match(GlslParser.INITIALISER);
            this.state = 274;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 264241408) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 304025475) !== 0)) {
                {
                this.state = 273;
                this.elements();
                }
            }

            this.state = 276;
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
            this.state = 307;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 45, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 281;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 25 || _la === 26) {
                    {
                    {
                    this.state = 278;
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
                    this.state = 283;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 284;
                this.element();
                this.state = 293;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 42, this.context);
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
                            this.state = 288;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        } while (_la === 25 || _la === 26);
                        this.state = 290;
                        this.element();
                        }
                        }
                    }
                    this.state = 295;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 42, this.context);
                }
                this.state = 299;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 25 || _la === 26) {
                    {
                    {
                    this.state = 296;
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
                    this.state = 301;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 303;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 302;
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
                    this.state = 305;
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
            this.state = 318;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case GlslParser.DIRECTIVE:
            case GlslParser.GROUP_IF:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 310;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 309;
                    this.line();
                    }
                    }
                    this.state = 312;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 50 || _la === 67);
                this.state = 315;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 163578112) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 35587971) !== 0)) {
                    {
                    this.state = 314;
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
                this.state = 317;
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
            this.state = 335;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case GlslParser.DIRECTIVE:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 320;
                this.match(GlslParser.DIRECTIVE);
                }
                break;
            case GlslParser.GROUP_IF:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 321;
                this.match(GlslParser.GROUP_IF);
                this.state = 323;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 264241408) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 304025475) !== 0)) {
                    {
                    this.state = 322;
                    this.elements();
                    }
                }

                this.state = 331;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 68) {
                    {
                    {
                    this.state = 325;
                    this.match(GlslParser.GROUP_ELSE);
                    this.state = 327;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 264241408) !== 0) || ((((_la - 39)) & ~0x1F) === 0 && ((1 << (_la - 39)) & 304025475) !== 0)) {
                        {
                        this.state = 326;
                        this.elements();
                        }
                    }

                    }
                    }
                    this.state = 333;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 334;
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
        4,1,74,338,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
        6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,13,
        2,14,7,14,2,15,7,15,1,0,5,0,34,8,0,10,0,12,0,37,9,0,1,0,1,0,1,1,
        1,1,1,1,1,1,1,1,5,1,46,8,1,10,1,12,1,49,9,1,1,1,1,1,5,1,53,8,1,10,
        1,12,1,56,9,1,5,1,58,8,1,10,1,12,1,61,9,1,1,1,3,1,64,8,1,1,2,1,2,
        1,2,1,2,1,2,1,2,1,2,1,2,1,2,3,2,75,8,2,1,2,1,2,3,2,79,8,2,1,3,1,
        3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,5,3,91,8,3,10,3,12,3,94,9,3,1,
        3,1,3,3,3,98,8,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,
        1,3,3,3,113,8,3,1,3,1,3,1,3,1,3,3,3,119,8,3,1,3,1,3,1,3,1,3,5,3,
        125,8,3,10,3,12,3,128,9,3,1,3,1,3,3,3,132,8,3,1,4,1,4,5,4,136,8,
        4,10,4,12,4,139,9,4,1,4,1,4,1,5,5,5,144,8,5,10,5,12,5,147,9,5,1,
        5,1,5,1,6,1,6,3,6,153,8,6,1,6,1,6,1,7,1,7,3,7,159,8,7,1,7,1,7,1,
        8,1,8,3,8,165,8,8,1,9,1,9,1,9,3,9,170,8,9,1,9,1,9,1,9,1,9,5,9,176,
        8,9,10,9,12,9,179,9,9,3,9,181,8,9,1,9,1,9,3,9,185,8,9,5,9,187,8,
        9,10,9,12,9,190,9,9,1,10,1,10,1,10,1,10,1,10,1,10,1,10,1,10,1,10,
        1,10,3,10,202,8,10,1,10,5,10,205,8,10,10,10,12,10,208,9,10,1,10,
        1,10,1,10,3,10,213,8,10,1,10,1,10,1,10,5,10,218,8,10,10,10,12,10,
        221,9,10,1,10,4,10,224,8,10,11,10,12,10,225,1,10,3,10,229,8,10,1,
        10,3,10,232,8,10,1,11,1,11,1,11,1,11,1,11,1,11,3,11,240,8,11,1,11,
        1,11,1,11,3,11,245,8,11,1,11,1,11,3,11,249,8,11,1,11,1,11,3,11,253,
        8,11,1,11,1,11,1,11,3,11,258,8,11,1,11,1,11,1,11,1,11,1,11,1,11,
        1,11,1,11,5,11,268,8,11,10,11,12,11,271,9,11,1,12,1,12,3,12,275,
        8,12,1,12,1,12,1,13,5,13,280,8,13,10,13,12,13,283,9,13,1,13,1,13,
        4,13,287,8,13,11,13,12,13,288,1,13,5,13,292,8,13,10,13,12,13,295,
        9,13,1,13,5,13,298,8,13,10,13,12,13,301,9,13,1,13,4,13,304,8,13,
        11,13,12,13,305,3,13,308,8,13,1,14,4,14,311,8,14,11,14,12,14,312,
        1,14,3,14,316,8,14,1,14,3,14,319,8,14,1,15,1,15,1,15,3,15,324,8,
        15,1,15,1,15,3,15,328,8,15,5,15,330,8,15,10,15,12,15,333,9,15,1,
        15,3,15,336,8,15,1,15,0,0,16,0,2,4,6,8,10,12,14,16,18,20,22,24,26,
        28,30,0,3,2,0,15,15,18,18,6,0,1,1,34,34,36,36,38,38,41,45,60,60,
        1,0,25,26,403,0,35,1,0,0,0,2,63,1,0,0,0,4,78,1,0,0,0,6,131,1,0,0,
        0,8,133,1,0,0,0,10,145,1,0,0,0,12,150,1,0,0,0,14,156,1,0,0,0,16,
        164,1,0,0,0,18,166,1,0,0,0,20,231,1,0,0,0,22,248,1,0,0,0,24,272,
        1,0,0,0,26,307,1,0,0,0,28,318,1,0,0,0,30,335,1,0,0,0,32,34,3,2,1,
        0,33,32,1,0,0,0,34,37,1,0,0,0,35,33,1,0,0,0,35,36,1,0,0,0,36,38,
        1,0,0,0,37,35,1,0,0,0,38,39,5,0,0,1,39,1,1,0,0,0,40,64,3,4,2,0,41,
        64,3,6,3,0,42,64,5,50,0,0,43,47,5,67,0,0,44,46,3,2,1,0,45,44,1,0,
        0,0,46,49,1,0,0,0,47,45,1,0,0,0,47,48,1,0,0,0,48,59,1,0,0,0,49,47,
        1,0,0,0,50,54,5,68,0,0,51,53,3,2,1,0,52,51,1,0,0,0,53,56,1,0,0,0,
        54,52,1,0,0,0,54,55,1,0,0,0,55,58,1,0,0,0,56,54,1,0,0,0,57,50,1,
        0,0,0,58,61,1,0,0,0,59,57,1,0,0,0,59,60,1,0,0,0,60,62,1,0,0,0,61,
        59,1,0,0,0,62,64,5,69,0,0,63,40,1,0,0,0,63,41,1,0,0,0,63,42,1,0,
        0,0,63,43,1,0,0,0,64,3,1,0,0,0,65,66,5,19,0,0,66,67,3,18,9,0,67,
        68,5,33,0,0,68,79,1,0,0,0,69,70,5,20,0,0,70,79,5,33,0,0,71,72,5,
        65,0,0,72,74,5,31,0,0,73,75,3,26,13,0,74,73,1,0,0,0,74,75,1,0,0,
        0,75,76,1,0,0,0,76,77,5,32,0,0,77,79,5,32,0,0,78,65,1,0,0,0,78,69,
        1,0,0,0,78,71,1,0,0,0,79,5,1,0,0,0,80,132,5,25,0,0,81,132,3,8,4,
        0,82,83,5,13,0,0,83,84,3,12,6,0,84,92,3,10,5,0,85,86,5,14,0,0,86,
        87,5,66,0,0,87,88,3,12,6,0,88,89,3,10,5,0,89,91,1,0,0,0,90,85,1,
        0,0,0,91,94,1,0,0,0,92,90,1,0,0,0,92,93,1,0,0,0,93,97,1,0,0,0,94,
        92,1,0,0,0,95,96,5,14,0,0,96,98,3,10,5,0,97,95,1,0,0,0,97,98,1,0,
        0,0,98,132,1,0,0,0,99,100,7,0,0,0,100,101,3,12,6,0,101,102,3,10,
        5,0,102,132,1,0,0,0,103,104,5,16,0,0,104,105,3,14,7,0,105,106,3,
        10,5,0,106,132,1,0,0,0,107,108,5,17,0,0,108,109,3,10,5,0,109,110,
        5,15,0,0,110,112,3,12,6,0,111,113,5,25,0,0,112,111,1,0,0,0,112,113,
        1,0,0,0,113,132,1,0,0,0,114,132,5,71,0,0,115,116,5,73,0,0,116,118,
        5,27,0,0,117,119,3,26,13,0,118,117,1,0,0,0,118,119,1,0,0,0,119,120,
        1,0,0,0,120,132,5,28,0,0,121,126,3,18,9,0,122,123,5,26,0,0,123,125,
        3,18,9,0,124,122,1,0,0,0,125,128,1,0,0,0,126,124,1,0,0,0,126,127,
        1,0,0,0,127,129,1,0,0,0,128,126,1,0,0,0,129,130,3,16,8,0,130,132,
        1,0,0,0,131,80,1,0,0,0,131,81,1,0,0,0,131,82,1,0,0,0,131,99,1,0,
        0,0,131,103,1,0,0,0,131,107,1,0,0,0,131,114,1,0,0,0,131,115,1,0,
        0,0,131,121,1,0,0,0,132,7,1,0,0,0,133,137,5,29,0,0,134,136,3,2,1,
        0,135,134,1,0,0,0,136,139,1,0,0,0,137,135,1,0,0,0,137,138,1,0,0,
        0,138,140,1,0,0,0,139,137,1,0,0,0,140,141,5,30,0,0,141,9,1,0,0,0,
        142,144,3,4,2,0,143,142,1,0,0,0,144,147,1,0,0,0,145,143,1,0,0,0,
        145,146,1,0,0,0,146,148,1,0,0,0,147,145,1,0,0,0,148,149,3,6,3,0,
        149,11,1,0,0,0,150,152,5,27,0,0,151,153,3,26,13,0,152,151,1,0,0,
        0,152,153,1,0,0,0,153,154,1,0,0,0,154,155,5,28,0,0,155,13,1,0,0,
        0,156,158,5,27,0,0,157,159,3,26,13,0,158,157,1,0,0,0,158,159,1,0,
        0,0,159,160,1,0,0,0,160,161,5,28,0,0,161,15,1,0,0,0,162,165,5,25,
        0,0,163,165,3,8,4,0,164,162,1,0,0,0,164,163,1,0,0,0,165,17,1,0,0,
        0,166,188,3,20,10,0,167,169,7,1,0,0,168,170,3,20,10,0,169,168,1,
        0,0,0,169,170,1,0,0,0,170,187,1,0,0,0,171,180,5,35,0,0,172,177,3,
        18,9,0,173,174,5,26,0,0,174,176,3,18,9,0,175,173,1,0,0,0,176,179,
        1,0,0,0,177,175,1,0,0,0,177,178,1,0,0,0,178,181,1,0,0,0,179,177,
        1,0,0,0,180,172,1,0,0,0,180,181,1,0,0,0,181,182,1,0,0,0,182,184,
        5,33,0,0,183,185,3,20,10,0,184,183,1,0,0,0,184,185,1,0,0,0,185,187,
        1,0,0,0,186,167,1,0,0,0,186,171,1,0,0,0,187,190,1,0,0,0,188,186,
        1,0,0,0,188,189,1,0,0,0,189,19,1,0,0,0,190,188,1,0,0,0,191,224,5,
        59,0,0,192,224,5,40,0,0,193,224,5,39,0,0,194,224,5,8,0,0,195,224,
        5,22,0,0,196,224,5,23,0,0,197,224,5,24,0,0,198,206,5,57,0,0,199,
        201,5,31,0,0,200,202,3,26,13,0,201,200,1,0,0,0,201,202,1,0,0,0,202,
        203,1,0,0,0,203,205,5,32,0,0,204,199,1,0,0,0,205,208,1,0,0,0,206,
        204,1,0,0,0,206,207,1,0,0,0,207,224,1,0,0,0,208,206,1,0,0,0,209,
        210,5,58,0,0,210,212,5,27,0,0,211,213,3,26,13,0,212,211,1,0,0,0,
        212,213,1,0,0,0,213,214,1,0,0,0,214,224,5,28,0,0,215,219,5,55,0,
        0,216,218,3,2,1,0,217,216,1,0,0,0,218,221,1,0,0,0,219,217,1,0,0,
        0,219,220,1,0,0,0,220,222,1,0,0,0,221,219,1,0,0,0,222,224,5,30,0,
        0,223,191,1,0,0,0,223,192,1,0,0,0,223,193,1,0,0,0,223,194,1,0,0,
        0,223,195,1,0,0,0,223,196,1,0,0,0,223,197,1,0,0,0,223,198,1,0,0,
        0,223,209,1,0,0,0,223,215,1,0,0,0,224,225,1,0,0,0,225,223,1,0,0,
        0,225,226,1,0,0,0,226,228,1,0,0,0,227,229,3,22,11,0,228,227,1,0,
        0,0,228,229,1,0,0,0,229,232,1,0,0,0,230,232,3,22,11,0,231,223,1,
        0,0,0,231,230,1,0,0,0,232,21,1,0,0,0,233,249,5,49,0,0,234,249,5,
        46,0,0,235,249,5,48,0,0,236,249,5,47,0,0,237,239,5,27,0,0,238,240,
        3,26,13,0,239,238,1,0,0,0,239,240,1,0,0,0,240,241,1,0,0,0,241,249,
        5,28,0,0,242,244,5,56,0,0,243,245,3,26,13,0,244,243,1,0,0,0,244,
        245,1,0,0,0,245,246,1,0,0,0,246,249,5,32,0,0,247,249,3,24,12,0,248,
        233,1,0,0,0,248,234,1,0,0,0,248,235,1,0,0,0,248,236,1,0,0,0,248,
        237,1,0,0,0,248,242,1,0,0,0,248,247,1,0,0,0,249,269,1,0,0,0,250,
        252,5,27,0,0,251,253,3,26,13,0,252,251,1,0,0,0,252,253,1,0,0,0,253,
        254,1,0,0,0,254,268,5,28,0,0,255,257,5,31,0,0,256,258,3,26,13,0,
        257,256,1,0,0,0,257,258,1,0,0,0,258,259,1,0,0,0,259,268,5,32,0,0,
        260,261,5,37,0,0,261,268,5,49,0,0,262,268,5,39,0,0,263,268,5,49,
        0,0,264,268,5,46,0,0,265,268,5,48,0,0,266,268,5,47,0,0,267,250,1,
        0,0,0,267,255,1,0,0,0,267,260,1,0,0,0,267,262,1,0,0,0,267,263,1,
        0,0,0,267,264,1,0,0,0,267,265,1,0,0,0,267,266,1,0,0,0,268,271,1,
        0,0,0,269,267,1,0,0,0,269,270,1,0,0,0,270,23,1,0,0,0,271,269,1,0,
        0,0,272,274,5,64,0,0,273,275,3,26,13,0,274,273,1,0,0,0,274,275,1,
        0,0,0,275,276,1,0,0,0,276,277,5,30,0,0,277,25,1,0,0,0,278,280,7,
        2,0,0,279,278,1,0,0,0,280,283,1,0,0,0,281,279,1,0,0,0,281,282,1,
        0,0,0,282,284,1,0,0,0,283,281,1,0,0,0,284,293,3,28,14,0,285,287,
        7,2,0,0,286,285,1,0,0,0,287,288,1,0,0,0,288,286,1,0,0,0,288,289,
        1,0,0,0,289,290,1,0,0,0,290,292,3,28,14,0,291,286,1,0,0,0,292,295,
        1,0,0,0,293,291,1,0,0,0,293,294,1,0,0,0,294,299,1,0,0,0,295,293,
        1,0,0,0,296,298,7,2,0,0,297,296,1,0,0,0,298,301,1,0,0,0,299,297,
        1,0,0,0,299,300,1,0,0,0,300,308,1,0,0,0,301,299,1,0,0,0,302,304,
        7,2,0,0,303,302,1,0,0,0,304,305,1,0,0,0,305,303,1,0,0,0,305,306,
        1,0,0,0,306,308,1,0,0,0,307,281,1,0,0,0,307,303,1,0,0,0,308,27,1,
        0,0,0,309,311,3,30,15,0,310,309,1,0,0,0,311,312,1,0,0,0,312,310,
        1,0,0,0,312,313,1,0,0,0,313,315,1,0,0,0,314,316,3,18,9,0,315,314,
        1,0,0,0,315,316,1,0,0,0,316,319,1,0,0,0,317,319,3,18,9,0,318,310,
        1,0,0,0,318,317,1,0,0,0,319,29,1,0,0,0,320,336,5,50,0,0,321,323,
        5,67,0,0,322,324,3,26,13,0,323,322,1,0,0,0,323,324,1,0,0,0,324,331,
        1,0,0,0,325,327,5,68,0,0,326,328,3,26,13,0,327,326,1,0,0,0,327,328,
        1,0,0,0,328,330,1,0,0,0,329,325,1,0,0,0,330,333,1,0,0,0,331,329,
        1,0,0,0,331,332,1,0,0,0,332,334,1,0,0,0,333,331,1,0,0,0,334,336,
        5,69,0,0,335,320,1,0,0,0,335,321,1,0,0,0,336,31,1,0,0,0,53,35,47,
        54,59,63,74,78,92,97,112,118,126,131,137,145,152,158,164,169,177,
        180,184,186,188,201,206,212,219,223,225,228,231,239,244,248,252,
        257,267,269,274,281,288,293,299,305,307,312,315,318,323,327,331,
        335
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
