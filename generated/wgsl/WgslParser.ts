
import * as antlr from "antlr4ng";
import { Token } from "antlr4ng";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class WgslParser extends antlr.Parser {
    public static readonly WORD = 1;
    public static readonly IF = 2;
    public static readonly ELSE = 3;
    public static readonly WHILE = 4;
    public static readonly FOR = 5;
    public static readonly LOOP = 6;
    public static readonly CONTINUING = 7;
    public static readonly SWITCH = 8;
    public static readonly CASE = 9;
    public static readonly DEFAULT = 10;
    public static readonly IDENTIFIER = 11;
    public static readonly ATTRIBUTE = 12;
    public static readonly NUMBER = 13;
    public static readonly STRING = 14;
    public static readonly SEMI = 15;
    public static readonly COMMA = 16;
    public static readonly LPAREN = 17;
    public static readonly RPAREN = 18;
    public static readonly LBRACE = 19;
    public static readonly RBRACE = 20;
    public static readonly LBRACK = 21;
    public static readonly RBRACK = 22;
    public static readonly COLON = 23;
    public static readonly COLONS = 24;
    public static readonly DOT = 25;
    public static readonly ARROW = 26;
    public static readonly STEP = 27;
    public static readonly ASSIGN = 28;
    public static readonly OPERATOR = 29;
    public static readonly DIRECTIVE = 30;
    public static readonly SPACE = 31;
    public static readonly COMMENT = 32;
    public static readonly BLOCK_COMMENT = 33;
    public static readonly OTHER = 34;
    public static readonly ANGLE_OPEN = 35;
    public static readonly ANGLE_CLOSE = 36;
    public static readonly PREFIX = 37;
    public static readonly GROUP_OPEN = 38;
    public static readonly LIST_OPEN = 39;
    public static readonly MEMBERS = 40;
    public static readonly CASE_END = 41;
    public static readonly ELSE_IF = 42;
    public static readonly LABEL = 43;
    public static readonly BARE = 44;
    public static readonly IMPORT = 45;
    public static readonly GROUP_IF = 46;
    public static readonly GROUP_ELSE = 47;
    public static readonly GROUP_END = 48;
    public static readonly UNKNOWN_DIRECTIVE = 49;
    public static readonly HIDDEN_LINE = 50;
    public static readonly BRACES = 51;
    public static readonly RULE_translationUnit = 0;
    public static readonly RULE_item = 1;
    public static readonly RULE_block = 2;
    public static readonly RULE_header = 3;
    public static readonly RULE_tail = 4;
    public static readonly RULE_phrase = 5;
    public static readonly RULE_operand = 6;
    public static readonly RULE_chain = 7;
    public static readonly RULE_angles = 8;
    public static readonly RULE_elements = 9;
    public static readonly RULE_element = 10;
    public static readonly RULE_line = 11;

    public static readonly literalNames = [
        null, null, null, "'else'", "'while'", "'for'", "'loop'", "'continuing'", 
        "'switch'", "'case'", "'default'", null, null, null, null, "';'", 
        "','", null, "')'", null, "'}'", null, "']'", null, "'::'", "'.'", 
        "'->'", null, null, null, null, null, null, null, null, "'<'", "'>'", 
        "'-'", null, null, null, null, null, "'@a'", "'a'", "'#import a::{'"
    ];

    public static readonly symbolicNames = [
        null, "WORD", "IF", "ELSE", "WHILE", "FOR", "LOOP", "CONTINUING", 
        "SWITCH", "CASE", "DEFAULT", "IDENTIFIER", "ATTRIBUTE", "NUMBER", 
        "STRING", "SEMI", "COMMA", "LPAREN", "RPAREN", "LBRACE", "RBRACE", 
        "LBRACK", "RBRACK", "COLON", "COLONS", "DOT", "ARROW", "STEP", "ASSIGN", 
        "OPERATOR", "DIRECTIVE", "SPACE", "COMMENT", "BLOCK_COMMENT", "OTHER", 
        "ANGLE_OPEN", "ANGLE_CLOSE", "PREFIX", "GROUP_OPEN", "LIST_OPEN", 
        "MEMBERS", "CASE_END", "ELSE_IF", "LABEL", "BARE", "IMPORT", "GROUP_IF", 
        "GROUP_ELSE", "GROUP_END", "UNKNOWN_DIRECTIVE", "HIDDEN_LINE", "BRACES"
    ];
    public static readonly ruleNames = [
        "translationUnit", "item", "block", "header", "tail", "phrase", 
        "operand", "chain", "angles", "elements", "element", "line",
    ];

    public get grammarFileName(): string { return "WgslParser.g4"; }
    public get literalNames(): (string | null)[] { return WgslParser.literalNames; }
    public get symbolicNames(): (string | null)[] { return WgslParser.symbolicNames; }
    public get ruleNames(): string[] { return WgslParser.ruleNames; }
    public get serializedATN(): number[] { return WgslParser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, WgslParser._ATN, WgslParser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public translationUnit(): TranslationUnitContext {
        let localContext = new TranslationUnitContext(this.context, this.state);
        this.enterRule(localContext, 0, WgslParser.RULE_translationUnit);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 27;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1074331638) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 21447) !== 0)) {
                {
                {
                this.state = 24;
                this.item();
                }
                }
                this.state = 29;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 30;
            this.match(WgslParser.EOF);
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
        this.enterRule(localContext, 2, WgslParser.RULE_item);
        let _la: number;
        try {
            let alternative: number;
            this.state = 119;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case WgslParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 32;
                this.match(WgslParser.SEMI);
                }
                break;
            case WgslParser.LBRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 33;
                this.block();
                }
                break;
            case WgslParser.BARE:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 34;
                this.match(WgslParser.BARE);
                }
                break;
            case WgslParser.LABEL:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 35;
                this.match(WgslParser.LABEL);
                this.state = 41;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 17) {
                    {
                    this.state = 36;
                    this.match(WgslParser.LPAREN);
                    this.state = 38;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 20999) !== 0)) {
                        {
                        this.state = 37;
                        this.elements();
                        }
                    }

                    this.state = 40;
                    this.match(WgslParser.RPAREN);
                    }
                }

                }
                break;
            case WgslParser.IF:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 43;
                this.match(WgslParser.IF);
                this.state = 44;
                this.phrase();
                this.state = 45;
                this.block();
                this.state = 53;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 3, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 46;
                        this.match(WgslParser.ELSE);
                        this.state = 47;
                        this.match(WgslParser.ELSE_IF);
                        this.state = 48;
                        this.phrase();
                        this.state = 49;
                        this.block();
                        }
                        }
                    }
                    this.state = 55;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 3, this.context);
                }
                this.state = 58;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 3) {
                    {
                    this.state = 56;
                    this.match(WgslParser.ELSE);
                    this.state = 57;
                    this.block();
                    }
                }

                }
                break;
            case WgslParser.WHILE:
            case WgslParser.SWITCH:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 60;
                _la = this.tokenStream.LA(1);
                if(!(_la === 4 || _la === 8)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 61;
                this.phrase();
                this.state = 62;
                this.block();
                }
                break;
            case WgslParser.FOR:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 64;
                this.match(WgslParser.FOR);
                this.state = 65;
                this.header();
                this.state = 66;
                this.block();
                }
                break;
            case WgslParser.LOOP:
            case WgslParser.CONTINUING:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 68;
                _la = this.tokenStream.LA(1);
                if(!(_la === 6 || _la === 7)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 69;
                this.block();
                }
                break;
            case WgslParser.CASE:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 70;
                this.match(WgslParser.CASE);
                this.state = 71;
                this.elements();
                this.state = 73;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 41) {
                    {
                    this.state = 72;
                    this.match(WgslParser.CASE_END);
                    }
                }

                this.state = 75;
                this.block();
                }
                break;
            case WgslParser.DEFAULT:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 77;
                this.match(WgslParser.DEFAULT);
                this.state = 79;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 41) {
                    {
                    this.state = 78;
                    this.match(WgslParser.CASE_END);
                    }
                }

                this.state = 81;
                this.block();
                }
                break;
            case WgslParser.WORD:
            case WgslParser.IDENTIFIER:
            case WgslParser.ATTRIBUTE:
            case WgslParser.NUMBER:
            case WgslParser.STRING:
            case WgslParser.PREFIX:
            case WgslParser.GROUP_OPEN:
            case WgslParser.LIST_OPEN:
            case WgslParser.BRACES:
                this.enterOuterAlt(localContext, 11);
                {
                this.state = 82;
                this.phrase();
                this.state = 87;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 16) {
                    {
                    {
                    this.state = 83;
                    this.match(WgslParser.COMMA);
                    this.state = 84;
                    this.phrase();
                    }
                    }
                    this.state = 89;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 90;
                this.tail();
                }
                break;
            case WgslParser.IMPORT:
                this.enterOuterAlt(localContext, 12);
                {
                this.state = 92;
                this.match(WgslParser.IMPORT);
                this.state = 94;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 20999) !== 0)) {
                    {
                    this.state = 93;
                    this.elements();
                    }
                }

                this.state = 96;
                this.match(WgslParser.RBRACE);
                }
                break;
            case WgslParser.DIRECTIVE:
                this.enterOuterAlt(localContext, 13);
                {
                this.state = 97;
                this.match(WgslParser.DIRECTIVE);
                }
                break;
            case WgslParser.UNKNOWN_DIRECTIVE:
                this.enterOuterAlt(localContext, 14);
                {
                this.state = 98;
                this.match(WgslParser.UNKNOWN_DIRECTIVE);
                }
                break;
            case WgslParser.GROUP_IF:
                this.enterOuterAlt(localContext, 15);
                {
                this.state = 99;
                this.match(WgslParser.GROUP_IF);
                this.state = 103;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1074331638) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 21447) !== 0)) {
                    {
                    {
                    this.state = 100;
                    this.item();
                    }
                    }
                    this.state = 105;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 115;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 47) {
                    {
                    {
                    this.state = 106;
                    this.match(WgslParser.GROUP_ELSE);
                    this.state = 110;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1074331638) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 21447) !== 0)) {
                        {
                        {
                        this.state = 107;
                        this.item();
                        }
                        }
                        this.state = 112;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    }
                    this.state = 117;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 118;
                this.match(WgslParser.GROUP_END);
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
        this.enterRule(localContext, 4, WgslParser.RULE_block);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 121;
            this.match(WgslParser.LBRACE);
            this.state = 125;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1074331638) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 21447) !== 0)) {
                {
                {
                this.state = 122;
                this.item();
                }
                }
                this.state = 127;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 128;
            this.match(WgslParser.RBRACE);
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
        this.enterRule(localContext, 6, WgslParser.RULE_header);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 130;
            this.match(WgslParser.LPAREN);
            this.state = 132;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 20999) !== 0)) {
                {
                this.state = 131;
                this.elements();
                }
            }

            this.state = 134;
            this.match(WgslParser.RPAREN);
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
        this.enterRule(localContext, 8, WgslParser.RULE_tail);
        let _la: number;
        try {
            this.state = 143;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case WgslParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 136;
                this.match(WgslParser.SEMI);
                }
                break;
            case WgslParser.LBRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 137;
                this.block();
                }
                break;
            case WgslParser.MEMBERS:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 138;
                this.match(WgslParser.MEMBERS);
                this.state = 140;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 20999) !== 0)) {
                    {
                    this.state = 139;
                    this.elements();
                    }
                }

                this.state = 142;
                this.match(WgslParser.RBRACE);
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
        this.enterRule(localContext, 10, WgslParser.RULE_phrase);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 145;
            this.operand();
            this.state = 152;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 880803840) !== 0)) {
                {
                {
                this.state = 146;
                _la = this.tokenStream.LA(1);
                if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 880803840) !== 0))) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 148;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 30722) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 16391) !== 0)) {
                    {
                    this.state = 147;
                    this.operand();
                    }
                }

                }
                }
                this.state = 154;
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
        this.enterRule(localContext, 12, WgslParser.RULE_operand);
        let _la: number;
        try {
            this.state = 176;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case WgslParser.WORD:
            case WgslParser.ATTRIBUTE:
            case WgslParser.PREFIX:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 168;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    this.state = 168;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case WgslParser.PREFIX:
                        {
                        this.state = 155;
                        this.match(WgslParser.PREFIX);
                        }
                        break;
                    case WgslParser.WORD:
                        {
                        this.state = 156;
                        this.match(WgslParser.WORD);
                        this.state = 158;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 35) {
                            {
                            this.state = 157;
                            this.angles();
                            }
                        }

                        }
                        break;
                    case WgslParser.ATTRIBUTE:
                        {
                        this.state = 160;
                        this.match(WgslParser.ATTRIBUTE);
                        this.state = 166;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 17) {
                            {
                            this.state = 161;
                            this.match(WgslParser.LPAREN);
                            this.state = 163;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 20999) !== 0)) {
                                {
                                this.state = 162;
                                this.elements();
                                }
                            }

                            this.state = 165;
                            this.match(WgslParser.RPAREN);
                            }
                        }

                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 170;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 1 || _la === 12 || _la === 37);
                this.state = 173;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 26624) !== 0) || ((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 8195) !== 0)) {
                    {
                    this.state = 172;
                    this.chain();
                    }
                }

                }
                break;
            case WgslParser.IDENTIFIER:
            case WgslParser.NUMBER:
            case WgslParser.STRING:
            case WgslParser.GROUP_OPEN:
            case WgslParser.LIST_OPEN:
            case WgslParser.BRACES:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 175;
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
        this.enterRule(localContext, 14, WgslParser.RULE_chain);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 196;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case WgslParser.IDENTIFIER:
                {
                this.state = 178;
                this.match(WgslParser.IDENTIFIER);
                }
                break;
            case WgslParser.NUMBER:
                {
                this.state = 179;
                this.match(WgslParser.NUMBER);
                }
                break;
            case WgslParser.STRING:
                {
                this.state = 180;
                this.match(WgslParser.STRING);
                }
                break;
            case WgslParser.GROUP_OPEN:
                {
                this.state = 181;
                this.match(WgslParser.GROUP_OPEN);
                this.state = 183;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 20999) !== 0)) {
                    {
                    this.state = 182;
                    this.elements();
                    }
                }

                this.state = 185;
                this.match(WgslParser.RPAREN);
                }
                break;
            case WgslParser.LIST_OPEN:
                {
                this.state = 186;
                this.match(WgslParser.LIST_OPEN);
                this.state = 188;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 20999) !== 0)) {
                    {
                    this.state = 187;
                    this.elements();
                    }
                }

                this.state = 190;
                this.match(WgslParser.RBRACK);
                }
                break;
            case WgslParser.BRACES:
                {
                this.state = 191;
                this.match(WgslParser.BRACES);
                this.state = 193;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 20999) !== 0)) {
                    {
                    this.state = 192;
                    this.elements();
                    }
                }

                this.state = 195;
                this.match(WgslParser.RBRACE);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 225;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 4217107) !== 0)) {
                {
                this.state = 223;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case WgslParser.LPAREN:
                    {
                    this.state = 198;
                    this.match(WgslParser.LPAREN);
                    this.state = 200;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 20999) !== 0)) {
                        {
                        this.state = 199;
                        this.elements();
                        }
                    }

                    this.state = 202;
                    this.match(WgslParser.RPAREN);
                    }
                    break;
                case WgslParser.LBRACK:
                    {
                    this.state = 203;
                    this.match(WgslParser.LBRACK);
                    this.state = 205;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 20999) !== 0)) {
                        {
                        this.state = 204;
                        this.elements();
                        }
                    }

                    this.state = 207;
                    this.match(WgslParser.RBRACK);
                    }
                    break;
                case WgslParser.ANGLE_OPEN:
                    {
                    this.state = 208;
                    this.angles();
                    }
                    break;
                case WgslParser.DOT:
                    {
                    this.state = 209;
                    this.match(WgslParser.DOT);
                    this.state = 210;
                    this.match(WgslParser.IDENTIFIER);
                    }
                    break;
                case WgslParser.COLONS:
                    {
                    this.state = 211;
                    this.match(WgslParser.COLONS);
                    this.state = 218;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case WgslParser.IDENTIFIER:
                        {
                        this.state = 212;
                        this.match(WgslParser.IDENTIFIER);
                        }
                        break;
                    case WgslParser.BRACES:
                        {
                        this.state = 213;
                        this.match(WgslParser.BRACES);
                        this.state = 215;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 20999) !== 0)) {
                            {
                            this.state = 214;
                            this.elements();
                            }
                        }

                        this.state = 217;
                        this.match(WgslParser.RBRACE);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    break;
                case WgslParser.STEP:
                    {
                    this.state = 220;
                    this.match(WgslParser.STEP);
                    }
                    break;
                case WgslParser.NUMBER:
                    {
                    this.state = 221;
                    this.match(WgslParser.NUMBER);
                    }
                    break;
                case WgslParser.STRING:
                    {
                    this.state = 222;
                    this.match(WgslParser.STRING);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 227;
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
    public angles(): AnglesContext {
        let localContext = new AnglesContext(this.context, this.state);
        this.enterRule(localContext, 16, WgslParser.RULE_angles);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 228;
            this.match(WgslParser.ANGLE_OPEN);
            this.state = 230;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 20999) !== 0)) {
                {
                this.state = 229;
                this.elements();
                }
            }

            this.state = 232;
            this.match(WgslParser.ANGLE_CLOSE);
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
        this.enterRule(localContext, 18, WgslParser.RULE_elements);
        let _la: number;
        try {
            let alternative: number;
            this.state = 263;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 42, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 237;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 15 || _la === 16) {
                    {
                    {
                    this.state = 234;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 15 || _la === 16)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    }
                    this.state = 239;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 240;
                this.element();
                this.state = 249;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 39, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 242;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        do {
                            {
                            {
                            this.state = 241;
                            _la = this.tokenStream.LA(1);
                            if(!(_la === 15 || _la === 16)) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            }
                            }
                            this.state = 244;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        } while (_la === 15 || _la === 16);
                        this.state = 246;
                        this.element();
                        }
                        }
                    }
                    this.state = 251;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 39, this.context);
                }
                this.state = 255;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 15 || _la === 16) {
                    {
                    {
                    this.state = 252;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 15 || _la === 16)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    }
                    this.state = 257;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 259;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 258;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 15 || _la === 16)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    }
                    this.state = 261;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 15 || _la === 16);
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
        this.enterRule(localContext, 20, WgslParser.RULE_element);
        let _la: number;
        try {
            this.state = 274;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case WgslParser.DIRECTIVE:
            case WgslParser.GROUP_IF:
            case WgslParser.UNKNOWN_DIRECTIVE:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 266;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 265;
                    this.line();
                    }
                    }
                    this.state = 268;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (((((_la - 30)) & ~0x1F) === 0 && ((1 << (_la - 30)) & 589825) !== 0));
                this.state = 271;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 30722) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 16391) !== 0)) {
                    {
                    this.state = 270;
                    this.phrase();
                    }
                }

                }
                break;
            case WgslParser.WORD:
            case WgslParser.IDENTIFIER:
            case WgslParser.ATTRIBUTE:
            case WgslParser.NUMBER:
            case WgslParser.STRING:
            case WgslParser.PREFIX:
            case WgslParser.GROUP_OPEN:
            case WgslParser.LIST_OPEN:
            case WgslParser.BRACES:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 273;
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
        this.enterRule(localContext, 22, WgslParser.RULE_line);
        let _la: number;
        try {
            this.state = 292;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case WgslParser.DIRECTIVE:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 276;
                this.match(WgslParser.DIRECTIVE);
                }
                break;
            case WgslParser.UNKNOWN_DIRECTIVE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 277;
                this.match(WgslParser.UNKNOWN_DIRECTIVE);
                }
                break;
            case WgslParser.GROUP_IF:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 278;
                this.match(WgslParser.GROUP_IF);
                this.state = 280;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 20999) !== 0)) {
                    {
                    this.state = 279;
                    this.elements();
                    }
                }

                this.state = 288;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 47) {
                    {
                    {
                    this.state = 282;
                    this.match(WgslParser.GROUP_ELSE);
                    this.state = 284;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 20999) !== 0)) {
                        {
                        this.state = 283;
                        this.elements();
                        }
                    }

                    }
                    }
                    this.state = 290;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 291;
                this.match(WgslParser.GROUP_END);
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
        4,1,51,295,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
        6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,1,0,5,0,26,8,0,10,
        0,12,0,29,9,0,1,0,1,0,1,1,1,1,1,1,1,1,1,1,1,1,3,1,39,8,1,1,1,3,1,
        42,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,5,1,52,8,1,10,1,12,1,55,9,
        1,1,1,1,1,3,1,59,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,
        1,1,1,1,3,1,74,8,1,1,1,1,1,1,1,1,1,3,1,80,8,1,1,1,1,1,1,1,1,1,5,
        1,86,8,1,10,1,12,1,89,9,1,1,1,1,1,1,1,1,1,3,1,95,8,1,1,1,1,1,1,1,
        1,1,1,1,5,1,102,8,1,10,1,12,1,105,9,1,1,1,1,1,5,1,109,8,1,10,1,12,
        1,112,9,1,5,1,114,8,1,10,1,12,1,117,9,1,1,1,3,1,120,8,1,1,2,1,2,
        5,2,124,8,2,10,2,12,2,127,9,2,1,2,1,2,1,3,1,3,3,3,133,8,3,1,3,1,
        3,1,4,1,4,1,4,1,4,3,4,141,8,4,1,4,3,4,144,8,4,1,5,1,5,1,5,3,5,149,
        8,5,5,5,151,8,5,10,5,12,5,154,9,5,1,6,1,6,1,6,3,6,159,8,6,1,6,1,
        6,1,6,3,6,164,8,6,1,6,3,6,167,8,6,4,6,169,8,6,11,6,12,6,170,1,6,
        3,6,174,8,6,1,6,3,6,177,8,6,1,7,1,7,1,7,1,7,1,7,3,7,184,8,7,1,7,
        1,7,1,7,3,7,189,8,7,1,7,1,7,1,7,3,7,194,8,7,1,7,3,7,197,8,7,1,7,
        1,7,3,7,201,8,7,1,7,1,7,1,7,3,7,206,8,7,1,7,1,7,1,7,1,7,1,7,1,7,
        1,7,1,7,3,7,216,8,7,1,7,3,7,219,8,7,1,7,1,7,1,7,5,7,224,8,7,10,7,
        12,7,227,9,7,1,8,1,8,3,8,231,8,8,1,8,1,8,1,9,5,9,236,8,9,10,9,12,
        9,239,9,9,1,9,1,9,4,9,243,8,9,11,9,12,9,244,1,9,5,9,248,8,9,10,9,
        12,9,251,9,9,1,9,5,9,254,8,9,10,9,12,9,257,9,9,1,9,4,9,260,8,9,11,
        9,12,9,261,3,9,264,8,9,1,10,4,10,267,8,10,11,10,12,10,268,1,10,3,
        10,272,8,10,1,10,3,10,275,8,10,1,11,1,11,1,11,1,11,3,11,281,8,11,
        1,11,1,11,3,11,285,8,11,5,11,287,8,11,10,11,12,11,290,9,11,1,11,
        3,11,293,8,11,1,11,0,0,12,0,2,4,6,8,10,12,14,16,18,20,22,0,4,2,0,
        4,4,8,8,1,0,6,7,3,0,23,23,26,26,28,29,1,0,15,16,358,0,27,1,0,0,0,
        2,119,1,0,0,0,4,121,1,0,0,0,6,130,1,0,0,0,8,143,1,0,0,0,10,145,1,
        0,0,0,12,176,1,0,0,0,14,196,1,0,0,0,16,228,1,0,0,0,18,263,1,0,0,
        0,20,274,1,0,0,0,22,292,1,0,0,0,24,26,3,2,1,0,25,24,1,0,0,0,26,29,
        1,0,0,0,27,25,1,0,0,0,27,28,1,0,0,0,28,30,1,0,0,0,29,27,1,0,0,0,
        30,31,5,0,0,1,31,1,1,0,0,0,32,120,5,15,0,0,33,120,3,4,2,0,34,120,
        5,44,0,0,35,41,5,43,0,0,36,38,5,17,0,0,37,39,3,18,9,0,38,37,1,0,
        0,0,38,39,1,0,0,0,39,40,1,0,0,0,40,42,5,18,0,0,41,36,1,0,0,0,41,
        42,1,0,0,0,42,120,1,0,0,0,43,44,5,2,0,0,44,45,3,10,5,0,45,53,3,4,
        2,0,46,47,5,3,0,0,47,48,5,42,0,0,48,49,3,10,5,0,49,50,3,4,2,0,50,
        52,1,0,0,0,51,46,1,0,0,0,52,55,1,0,0,0,53,51,1,0,0,0,53,54,1,0,0,
        0,54,58,1,0,0,0,55,53,1,0,0,0,56,57,5,3,0,0,57,59,3,4,2,0,58,56,
        1,0,0,0,58,59,1,0,0,0,59,120,1,0,0,0,60,61,7,0,0,0,61,62,3,10,5,
        0,62,63,3,4,2,0,63,120,1,0,0,0,64,65,5,5,0,0,65,66,3,6,3,0,66,67,
        3,4,2,0,67,120,1,0,0,0,68,69,7,1,0,0,69,120,3,4,2,0,70,71,5,9,0,
        0,71,73,3,18,9,0,72,74,5,41,0,0,73,72,1,0,0,0,73,74,1,0,0,0,74,75,
        1,0,0,0,75,76,3,4,2,0,76,120,1,0,0,0,77,79,5,10,0,0,78,80,5,41,0,
        0,79,78,1,0,0,0,79,80,1,0,0,0,80,81,1,0,0,0,81,120,3,4,2,0,82,87,
        3,10,5,0,83,84,5,16,0,0,84,86,3,10,5,0,85,83,1,0,0,0,86,89,1,0,0,
        0,87,85,1,0,0,0,87,88,1,0,0,0,88,90,1,0,0,0,89,87,1,0,0,0,90,91,
        3,8,4,0,91,120,1,0,0,0,92,94,5,45,0,0,93,95,3,18,9,0,94,93,1,0,0,
        0,94,95,1,0,0,0,95,96,1,0,0,0,96,120,5,20,0,0,97,120,5,30,0,0,98,
        120,5,49,0,0,99,103,5,46,0,0,100,102,3,2,1,0,101,100,1,0,0,0,102,
        105,1,0,0,0,103,101,1,0,0,0,103,104,1,0,0,0,104,115,1,0,0,0,105,
        103,1,0,0,0,106,110,5,47,0,0,107,109,3,2,1,0,108,107,1,0,0,0,109,
        112,1,0,0,0,110,108,1,0,0,0,110,111,1,0,0,0,111,114,1,0,0,0,112,
        110,1,0,0,0,113,106,1,0,0,0,114,117,1,0,0,0,115,113,1,0,0,0,115,
        116,1,0,0,0,116,118,1,0,0,0,117,115,1,0,0,0,118,120,5,48,0,0,119,
        32,1,0,0,0,119,33,1,0,0,0,119,34,1,0,0,0,119,35,1,0,0,0,119,43,1,
        0,0,0,119,60,1,0,0,0,119,64,1,0,0,0,119,68,1,0,0,0,119,70,1,0,0,
        0,119,77,1,0,0,0,119,82,1,0,0,0,119,92,1,0,0,0,119,97,1,0,0,0,119,
        98,1,0,0,0,119,99,1,0,0,0,120,3,1,0,0,0,121,125,5,19,0,0,122,124,
        3,2,1,0,123,122,1,0,0,0,124,127,1,0,0,0,125,123,1,0,0,0,125,126,
        1,0,0,0,126,128,1,0,0,0,127,125,1,0,0,0,128,129,5,20,0,0,129,5,1,
        0,0,0,130,132,5,17,0,0,131,133,3,18,9,0,132,131,1,0,0,0,132,133,
        1,0,0,0,133,134,1,0,0,0,134,135,5,18,0,0,135,7,1,0,0,0,136,144,5,
        15,0,0,137,144,3,4,2,0,138,140,5,40,0,0,139,141,3,18,9,0,140,139,
        1,0,0,0,140,141,1,0,0,0,141,142,1,0,0,0,142,144,5,20,0,0,143,136,
        1,0,0,0,143,137,1,0,0,0,143,138,1,0,0,0,144,9,1,0,0,0,145,152,3,
        12,6,0,146,148,7,2,0,0,147,149,3,12,6,0,148,147,1,0,0,0,148,149,
        1,0,0,0,149,151,1,0,0,0,150,146,1,0,0,0,151,154,1,0,0,0,152,150,
        1,0,0,0,152,153,1,0,0,0,153,11,1,0,0,0,154,152,1,0,0,0,155,169,5,
        37,0,0,156,158,5,1,0,0,157,159,3,16,8,0,158,157,1,0,0,0,158,159,
        1,0,0,0,159,169,1,0,0,0,160,166,5,12,0,0,161,163,5,17,0,0,162,164,
        3,18,9,0,163,162,1,0,0,0,163,164,1,0,0,0,164,165,1,0,0,0,165,167,
        5,18,0,0,166,161,1,0,0,0,166,167,1,0,0,0,167,169,1,0,0,0,168,155,
        1,0,0,0,168,156,1,0,0,0,168,160,1,0,0,0,169,170,1,0,0,0,170,168,
        1,0,0,0,170,171,1,0,0,0,171,173,1,0,0,0,172,174,3,14,7,0,173,172,
        1,0,0,0,173,174,1,0,0,0,174,177,1,0,0,0,175,177,3,14,7,0,176,168,
        1,0,0,0,176,175,1,0,0,0,177,13,1,0,0,0,178,197,5,11,0,0,179,197,
        5,13,0,0,180,197,5,14,0,0,181,183,5,38,0,0,182,184,3,18,9,0,183,
        182,1,0,0,0,183,184,1,0,0,0,184,185,1,0,0,0,185,197,5,18,0,0,186,
        188,5,39,0,0,187,189,3,18,9,0,188,187,1,0,0,0,188,189,1,0,0,0,189,
        190,1,0,0,0,190,197,5,22,0,0,191,193,5,51,0,0,192,194,3,18,9,0,193,
        192,1,0,0,0,193,194,1,0,0,0,194,195,1,0,0,0,195,197,5,20,0,0,196,
        178,1,0,0,0,196,179,1,0,0,0,196,180,1,0,0,0,196,181,1,0,0,0,196,
        186,1,0,0,0,196,191,1,0,0,0,197,225,1,0,0,0,198,200,5,17,0,0,199,
        201,3,18,9,0,200,199,1,0,0,0,200,201,1,0,0,0,201,202,1,0,0,0,202,
        224,5,18,0,0,203,205,5,21,0,0,204,206,3,18,9,0,205,204,1,0,0,0,205,
        206,1,0,0,0,206,207,1,0,0,0,207,224,5,22,0,0,208,224,3,16,8,0,209,
        210,5,25,0,0,210,224,5,11,0,0,211,218,5,24,0,0,212,219,5,11,0,0,
        213,215,5,51,0,0,214,216,3,18,9,0,215,214,1,0,0,0,215,216,1,0,0,
        0,216,217,1,0,0,0,217,219,5,20,0,0,218,212,1,0,0,0,218,213,1,0,0,
        0,219,224,1,0,0,0,220,224,5,27,0,0,221,224,5,13,0,0,222,224,5,14,
        0,0,223,198,1,0,0,0,223,203,1,0,0,0,223,208,1,0,0,0,223,209,1,0,
        0,0,223,211,1,0,0,0,223,220,1,0,0,0,223,221,1,0,0,0,223,222,1,0,
        0,0,224,227,1,0,0,0,225,223,1,0,0,0,225,226,1,0,0,0,226,15,1,0,0,
        0,227,225,1,0,0,0,228,230,5,35,0,0,229,231,3,18,9,0,230,229,1,0,
        0,0,230,231,1,0,0,0,231,232,1,0,0,0,232,233,5,36,0,0,233,17,1,0,
        0,0,234,236,7,3,0,0,235,234,1,0,0,0,236,239,1,0,0,0,237,235,1,0,
        0,0,237,238,1,0,0,0,238,240,1,0,0,0,239,237,1,0,0,0,240,249,3,20,
        10,0,241,243,7,3,0,0,242,241,1,0,0,0,243,244,1,0,0,0,244,242,1,0,
        0,0,244,245,1,0,0,0,245,246,1,0,0,0,246,248,3,20,10,0,247,242,1,
        0,0,0,248,251,1,0,0,0,249,247,1,0,0,0,249,250,1,0,0,0,250,255,1,
        0,0,0,251,249,1,0,0,0,252,254,7,3,0,0,253,252,1,0,0,0,254,257,1,
        0,0,0,255,253,1,0,0,0,255,256,1,0,0,0,256,264,1,0,0,0,257,255,1,
        0,0,0,258,260,7,3,0,0,259,258,1,0,0,0,260,261,1,0,0,0,261,259,1,
        0,0,0,261,262,1,0,0,0,262,264,1,0,0,0,263,237,1,0,0,0,263,259,1,
        0,0,0,264,19,1,0,0,0,265,267,3,22,11,0,266,265,1,0,0,0,267,268,1,
        0,0,0,268,266,1,0,0,0,268,269,1,0,0,0,269,271,1,0,0,0,270,272,3,
        10,5,0,271,270,1,0,0,0,271,272,1,0,0,0,272,275,1,0,0,0,273,275,3,
        10,5,0,274,266,1,0,0,0,274,273,1,0,0,0,275,21,1,0,0,0,276,293,5,
        30,0,0,277,293,5,49,0,0,278,280,5,46,0,0,279,281,3,18,9,0,280,279,
        1,0,0,0,280,281,1,0,0,0,281,288,1,0,0,0,282,284,5,47,0,0,283,285,
        3,18,9,0,284,283,1,0,0,0,284,285,1,0,0,0,285,287,1,0,0,0,286,282,
        1,0,0,0,287,290,1,0,0,0,288,286,1,0,0,0,288,289,1,0,0,0,289,291,
        1,0,0,0,290,288,1,0,0,0,291,293,5,48,0,0,292,276,1,0,0,0,292,277,
        1,0,0,0,292,278,1,0,0,0,293,23,1,0,0,0,50,27,38,41,53,58,73,79,87,
        94,103,110,115,119,125,132,140,143,148,152,158,163,166,168,170,173,
        176,183,188,193,196,200,205,215,218,223,225,230,237,244,249,255,
        261,263,268,271,274,280,284,288,292
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!WgslParser.__ATN) {
            WgslParser.__ATN = new antlr.ATNDeserializer().deserialize(WgslParser._serializedATN);
        }

        return WgslParser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(WgslParser.literalNames, WgslParser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return WgslParser.vocabulary;
    }

    private static readonly decisionsToDFA = WgslParser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class TranslationUnitContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(WgslParser.EOF, 0)!;
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
        return WgslParser.RULE_translationUnit;
    }
}


export class ItemContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public SEMI(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.SEMI, 0);
    }
    public block(): BlockContext[];
    public block(i: number): BlockContext | null;
    public block(i?: number): BlockContext[] | BlockContext | null {
        if (i === undefined) {
            return this.getRuleContexts(BlockContext);
        }

        return this.getRuleContext(i, BlockContext);
    }
    public BARE(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.BARE, 0);
    }
    public LABEL(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.LABEL, 0);
    }
    public LPAREN(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.LPAREN, 0);
    }
    public RPAREN(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.RPAREN, 0);
    }
    public elements(): ElementsContext | null {
        return this.getRuleContext(0, ElementsContext);
    }
    public IF(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.IF, 0);
    }
    public phrase(): PhraseContext[];
    public phrase(i: number): PhraseContext | null;
    public phrase(i?: number): PhraseContext[] | PhraseContext | null {
        if (i === undefined) {
            return this.getRuleContexts(PhraseContext);
        }

        return this.getRuleContext(i, PhraseContext);
    }
    public ELSE(): antlr.TerminalNode[];
    public ELSE(i: number): antlr.TerminalNode | null;
    public ELSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(WgslParser.ELSE);
    	} else {
    		return this.getToken(WgslParser.ELSE, i);
    	}
    }
    public ELSE_IF(): antlr.TerminalNode[];
    public ELSE_IF(i: number): antlr.TerminalNode | null;
    public ELSE_IF(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(WgslParser.ELSE_IF);
    	} else {
    		return this.getToken(WgslParser.ELSE_IF, i);
    	}
    }
    public WHILE(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.WHILE, 0);
    }
    public SWITCH(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.SWITCH, 0);
    }
    public FOR(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.FOR, 0);
    }
    public header(): HeaderContext | null {
        return this.getRuleContext(0, HeaderContext);
    }
    public LOOP(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.LOOP, 0);
    }
    public CONTINUING(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.CONTINUING, 0);
    }
    public CASE(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.CASE, 0);
    }
    public CASE_END(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.CASE_END, 0);
    }
    public DEFAULT(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.DEFAULT, 0);
    }
    public tail(): TailContext | null {
        return this.getRuleContext(0, TailContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(WgslParser.COMMA);
    	} else {
    		return this.getToken(WgslParser.COMMA, i);
    	}
    }
    public IMPORT(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.IMPORT, 0);
    }
    public RBRACE(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.RBRACE, 0);
    }
    public DIRECTIVE(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.DIRECTIVE, 0);
    }
    public UNKNOWN_DIRECTIVE(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.UNKNOWN_DIRECTIVE, 0);
    }
    public GROUP_IF(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.GROUP_IF, 0);
    }
    public GROUP_END(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.GROUP_END, 0);
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
    		return this.getTokens(WgslParser.GROUP_ELSE);
    	} else {
    		return this.getToken(WgslParser.GROUP_ELSE, i);
    	}
    }
    public override get ruleIndex(): number {
        return WgslParser.RULE_item;
    }
}


export class BlockContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public LBRACE(): antlr.TerminalNode {
        return this.getToken(WgslParser.LBRACE, 0)!;
    }
    public RBRACE(): antlr.TerminalNode {
        return this.getToken(WgslParser.RBRACE, 0)!;
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
        return WgslParser.RULE_block;
    }
}


export class HeaderContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public LPAREN(): antlr.TerminalNode {
        return this.getToken(WgslParser.LPAREN, 0)!;
    }
    public RPAREN(): antlr.TerminalNode {
        return this.getToken(WgslParser.RPAREN, 0)!;
    }
    public elements(): ElementsContext | null {
        return this.getRuleContext(0, ElementsContext);
    }
    public override get ruleIndex(): number {
        return WgslParser.RULE_header;
    }
}


export class TailContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public SEMI(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.SEMI, 0);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public MEMBERS(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.MEMBERS, 0);
    }
    public RBRACE(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.RBRACE, 0);
    }
    public elements(): ElementsContext | null {
        return this.getRuleContext(0, ElementsContext);
    }
    public override get ruleIndex(): number {
        return WgslParser.RULE_tail;
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
    public ASSIGN(): antlr.TerminalNode[];
    public ASSIGN(i: number): antlr.TerminalNode | null;
    public ASSIGN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(WgslParser.ASSIGN);
    	} else {
    		return this.getToken(WgslParser.ASSIGN, i);
    	}
    }
    public OPERATOR(): antlr.TerminalNode[];
    public OPERATOR(i: number): antlr.TerminalNode | null;
    public OPERATOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(WgslParser.OPERATOR);
    	} else {
    		return this.getToken(WgslParser.OPERATOR, i);
    	}
    }
    public COLON(): antlr.TerminalNode[];
    public COLON(i: number): antlr.TerminalNode | null;
    public COLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(WgslParser.COLON);
    	} else {
    		return this.getToken(WgslParser.COLON, i);
    	}
    }
    public ARROW(): antlr.TerminalNode[];
    public ARROW(i: number): antlr.TerminalNode | null;
    public ARROW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(WgslParser.ARROW);
    	} else {
    		return this.getToken(WgslParser.ARROW, i);
    	}
    }
    public override get ruleIndex(): number {
        return WgslParser.RULE_phrase;
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
    		return this.getTokens(WgslParser.PREFIX);
    	} else {
    		return this.getToken(WgslParser.PREFIX, i);
    	}
    }
    public WORD(): antlr.TerminalNode[];
    public WORD(i: number): antlr.TerminalNode | null;
    public WORD(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(WgslParser.WORD);
    	} else {
    		return this.getToken(WgslParser.WORD, i);
    	}
    }
    public ATTRIBUTE(): antlr.TerminalNode[];
    public ATTRIBUTE(i: number): antlr.TerminalNode | null;
    public ATTRIBUTE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(WgslParser.ATTRIBUTE);
    	} else {
    		return this.getToken(WgslParser.ATTRIBUTE, i);
    	}
    }
    public chain(): ChainContext | null {
        return this.getRuleContext(0, ChainContext);
    }
    public angles(): AnglesContext[];
    public angles(i: number): AnglesContext | null;
    public angles(i?: number): AnglesContext[] | AnglesContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AnglesContext);
        }

        return this.getRuleContext(i, AnglesContext);
    }
    public LPAREN(): antlr.TerminalNode[];
    public LPAREN(i: number): antlr.TerminalNode | null;
    public LPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(WgslParser.LPAREN);
    	} else {
    		return this.getToken(WgslParser.LPAREN, i);
    	}
    }
    public RPAREN(): antlr.TerminalNode[];
    public RPAREN(i: number): antlr.TerminalNode | null;
    public RPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(WgslParser.RPAREN);
    	} else {
    		return this.getToken(WgslParser.RPAREN, i);
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
        return WgslParser.RULE_operand;
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
    		return this.getTokens(WgslParser.IDENTIFIER);
    	} else {
    		return this.getToken(WgslParser.IDENTIFIER, i);
    	}
    }
    public NUMBER(): antlr.TerminalNode[];
    public NUMBER(i: number): antlr.TerminalNode | null;
    public NUMBER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(WgslParser.NUMBER);
    	} else {
    		return this.getToken(WgslParser.NUMBER, i);
    	}
    }
    public STRING(): antlr.TerminalNode[];
    public STRING(i: number): antlr.TerminalNode | null;
    public STRING(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(WgslParser.STRING);
    	} else {
    		return this.getToken(WgslParser.STRING, i);
    	}
    }
    public GROUP_OPEN(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.GROUP_OPEN, 0);
    }
    public RPAREN(): antlr.TerminalNode[];
    public RPAREN(i: number): antlr.TerminalNode | null;
    public RPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(WgslParser.RPAREN);
    	} else {
    		return this.getToken(WgslParser.RPAREN, i);
    	}
    }
    public LIST_OPEN(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.LIST_OPEN, 0);
    }
    public RBRACK(): antlr.TerminalNode[];
    public RBRACK(i: number): antlr.TerminalNode | null;
    public RBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(WgslParser.RBRACK);
    	} else {
    		return this.getToken(WgslParser.RBRACK, i);
    	}
    }
    public BRACES(): antlr.TerminalNode[];
    public BRACES(i: number): antlr.TerminalNode | null;
    public BRACES(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(WgslParser.BRACES);
    	} else {
    		return this.getToken(WgslParser.BRACES, i);
    	}
    }
    public RBRACE(): antlr.TerminalNode[];
    public RBRACE(i: number): antlr.TerminalNode | null;
    public RBRACE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(WgslParser.RBRACE);
    	} else {
    		return this.getToken(WgslParser.RBRACE, i);
    	}
    }
    public LPAREN(): antlr.TerminalNode[];
    public LPAREN(i: number): antlr.TerminalNode | null;
    public LPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(WgslParser.LPAREN);
    	} else {
    		return this.getToken(WgslParser.LPAREN, i);
    	}
    }
    public LBRACK(): antlr.TerminalNode[];
    public LBRACK(i: number): antlr.TerminalNode | null;
    public LBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(WgslParser.LBRACK);
    	} else {
    		return this.getToken(WgslParser.LBRACK, i);
    	}
    }
    public angles(): AnglesContext[];
    public angles(i: number): AnglesContext | null;
    public angles(i?: number): AnglesContext[] | AnglesContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AnglesContext);
        }

        return this.getRuleContext(i, AnglesContext);
    }
    public DOT(): antlr.TerminalNode[];
    public DOT(i: number): antlr.TerminalNode | null;
    public DOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(WgslParser.DOT);
    	} else {
    		return this.getToken(WgslParser.DOT, i);
    	}
    }
    public COLONS(): antlr.TerminalNode[];
    public COLONS(i: number): antlr.TerminalNode | null;
    public COLONS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(WgslParser.COLONS);
    	} else {
    		return this.getToken(WgslParser.COLONS, i);
    	}
    }
    public STEP(): antlr.TerminalNode[];
    public STEP(i: number): antlr.TerminalNode | null;
    public STEP(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(WgslParser.STEP);
    	} else {
    		return this.getToken(WgslParser.STEP, i);
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
        return WgslParser.RULE_chain;
    }
}


export class AnglesContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public ANGLE_OPEN(): antlr.TerminalNode {
        return this.getToken(WgslParser.ANGLE_OPEN, 0)!;
    }
    public ANGLE_CLOSE(): antlr.TerminalNode {
        return this.getToken(WgslParser.ANGLE_CLOSE, 0)!;
    }
    public elements(): ElementsContext | null {
        return this.getRuleContext(0, ElementsContext);
    }
    public override get ruleIndex(): number {
        return WgslParser.RULE_angles;
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
    		return this.getTokens(WgslParser.COMMA);
    	} else {
    		return this.getToken(WgslParser.COMMA, i);
    	}
    }
    public SEMI(): antlr.TerminalNode[];
    public SEMI(i: number): antlr.TerminalNode | null;
    public SEMI(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(WgslParser.SEMI);
    	} else {
    		return this.getToken(WgslParser.SEMI, i);
    	}
    }
    public override get ruleIndex(): number {
        return WgslParser.RULE_elements;
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
        return WgslParser.RULE_element;
    }
}


export class LineContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public DIRECTIVE(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.DIRECTIVE, 0);
    }
    public UNKNOWN_DIRECTIVE(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.UNKNOWN_DIRECTIVE, 0);
    }
    public GROUP_IF(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.GROUP_IF, 0);
    }
    public GROUP_END(): antlr.TerminalNode | null {
        return this.getToken(WgslParser.GROUP_END, 0);
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
    		return this.getTokens(WgslParser.GROUP_ELSE);
    	} else {
    		return this.getToken(WgslParser.GROUP_ELSE, i);
    	}
    }
    public override get ruleIndex(): number {
        return WgslParser.RULE_line;
    }
}
