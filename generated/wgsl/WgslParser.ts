
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
    public static readonly HIDDEN_LINE = 49;
    public static readonly BRACES = 50;
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
        "GROUP_ELSE", "GROUP_END", "HIDDEN_LINE", "BRACES"
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
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1074331638) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 9159) !== 0)) {
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
            this.state = 118;
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
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 8711) !== 0)) {
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
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 8711) !== 0)) {
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
            case WgslParser.GROUP_IF:
                this.enterOuterAlt(localContext, 14);
                {
                this.state = 98;
                this.match(WgslParser.GROUP_IF);
                this.state = 102;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1074331638) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 9159) !== 0)) {
                    {
                    {
                    this.state = 99;
                    this.item();
                    }
                    }
                    this.state = 104;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 114;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 47) {
                    {
                    {
                    this.state = 105;
                    this.match(WgslParser.GROUP_ELSE);
                    this.state = 109;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1074331638) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 9159) !== 0)) {
                        {
                        {
                        this.state = 106;
                        this.item();
                        }
                        }
                        this.state = 111;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    }
                    this.state = 116;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 117;
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
            this.state = 120;
            this.match(WgslParser.LBRACE);
            this.state = 124;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1074331638) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 9159) !== 0)) {
                {
                {
                this.state = 121;
                this.item();
                }
                }
                this.state = 126;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 127;
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
            this.state = 129;
            this.match(WgslParser.LPAREN);
            this.state = 131;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 8711) !== 0)) {
                {
                this.state = 130;
                this.elements();
                }
            }

            this.state = 133;
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
            this.state = 142;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case WgslParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 135;
                this.match(WgslParser.SEMI);
                }
                break;
            case WgslParser.LBRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 136;
                this.block();
                }
                break;
            case WgslParser.MEMBERS:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 137;
                this.match(WgslParser.MEMBERS);
                this.state = 139;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 8711) !== 0)) {
                    {
                    this.state = 138;
                    this.elements();
                    }
                }

                this.state = 141;
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
            this.state = 144;
            this.operand();
            this.state = 151;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 880803840) !== 0)) {
                {
                {
                this.state = 145;
                _la = this.tokenStream.LA(1);
                if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 880803840) !== 0))) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 147;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 30722) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 8199) !== 0)) {
                    {
                    this.state = 146;
                    this.operand();
                    }
                }

                }
                }
                this.state = 153;
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
            this.state = 175;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case WgslParser.WORD:
            case WgslParser.ATTRIBUTE:
            case WgslParser.PREFIX:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 167;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    this.state = 167;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case WgslParser.PREFIX:
                        {
                        this.state = 154;
                        this.match(WgslParser.PREFIX);
                        }
                        break;
                    case WgslParser.WORD:
                        {
                        this.state = 155;
                        this.match(WgslParser.WORD);
                        this.state = 157;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 35) {
                            {
                            this.state = 156;
                            this.angles();
                            }
                        }

                        }
                        break;
                    case WgslParser.ATTRIBUTE:
                        {
                        this.state = 159;
                        this.match(WgslParser.ATTRIBUTE);
                        this.state = 165;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 17) {
                            {
                            this.state = 160;
                            this.match(WgslParser.LPAREN);
                            this.state = 162;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 8711) !== 0)) {
                                {
                                this.state = 161;
                                this.elements();
                                }
                            }

                            this.state = 164;
                            this.match(WgslParser.RPAREN);
                            }
                        }

                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 169;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 1 || _la === 12 || _la === 37);
                this.state = 172;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 26624) !== 0) || ((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 4099) !== 0)) {
                    {
                    this.state = 171;
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
                this.state = 174;
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
            this.state = 195;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case WgslParser.IDENTIFIER:
                {
                this.state = 177;
                this.match(WgslParser.IDENTIFIER);
                }
                break;
            case WgslParser.NUMBER:
                {
                this.state = 178;
                this.match(WgslParser.NUMBER);
                }
                break;
            case WgslParser.STRING:
                {
                this.state = 179;
                this.match(WgslParser.STRING);
                }
                break;
            case WgslParser.GROUP_OPEN:
                {
                this.state = 180;
                this.match(WgslParser.GROUP_OPEN);
                this.state = 182;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 8711) !== 0)) {
                    {
                    this.state = 181;
                    this.elements();
                    }
                }

                this.state = 184;
                this.match(WgslParser.RPAREN);
                }
                break;
            case WgslParser.LIST_OPEN:
                {
                this.state = 185;
                this.match(WgslParser.LIST_OPEN);
                this.state = 187;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 8711) !== 0)) {
                    {
                    this.state = 186;
                    this.elements();
                    }
                }

                this.state = 189;
                this.match(WgslParser.RBRACK);
                }
                break;
            case WgslParser.BRACES:
                {
                this.state = 190;
                this.match(WgslParser.BRACES);
                this.state = 192;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 8711) !== 0)) {
                    {
                    this.state = 191;
                    this.elements();
                    }
                }

                this.state = 194;
                this.match(WgslParser.RBRACE);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 224;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 13)) & ~0x1F) === 0 && ((1 << (_la - 13)) & 4217107) !== 0)) {
                {
                this.state = 222;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case WgslParser.LPAREN:
                    {
                    this.state = 197;
                    this.match(WgslParser.LPAREN);
                    this.state = 199;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 8711) !== 0)) {
                        {
                        this.state = 198;
                        this.elements();
                        }
                    }

                    this.state = 201;
                    this.match(WgslParser.RPAREN);
                    }
                    break;
                case WgslParser.LBRACK:
                    {
                    this.state = 202;
                    this.match(WgslParser.LBRACK);
                    this.state = 204;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 8711) !== 0)) {
                        {
                        this.state = 203;
                        this.elements();
                        }
                    }

                    this.state = 206;
                    this.match(WgslParser.RBRACK);
                    }
                    break;
                case WgslParser.ANGLE_OPEN:
                    {
                    this.state = 207;
                    this.angles();
                    }
                    break;
                case WgslParser.DOT:
                    {
                    this.state = 208;
                    this.match(WgslParser.DOT);
                    this.state = 209;
                    this.match(WgslParser.IDENTIFIER);
                    }
                    break;
                case WgslParser.COLONS:
                    {
                    this.state = 210;
                    this.match(WgslParser.COLONS);
                    this.state = 217;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case WgslParser.IDENTIFIER:
                        {
                        this.state = 211;
                        this.match(WgslParser.IDENTIFIER);
                        }
                        break;
                    case WgslParser.BRACES:
                        {
                        this.state = 212;
                        this.match(WgslParser.BRACES);
                        this.state = 214;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 8711) !== 0)) {
                            {
                            this.state = 213;
                            this.elements();
                            }
                        }

                        this.state = 216;
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
                    this.state = 219;
                    this.match(WgslParser.STEP);
                    }
                    break;
                case WgslParser.NUMBER:
                    {
                    this.state = 220;
                    this.match(WgslParser.NUMBER);
                    }
                    break;
                case WgslParser.STRING:
                    {
                    this.state = 221;
                    this.match(WgslParser.STRING);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 226;
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
            this.state = 227;
            this.match(WgslParser.ANGLE_OPEN);
            this.state = 229;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 8711) !== 0)) {
                {
                this.state = 228;
                this.elements();
                }
            }

            this.state = 231;
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
            this.state = 262;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 42, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 236;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 15 || _la === 16) {
                    {
                    {
                    this.state = 233;
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
                    this.state = 238;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 239;
                this.element();
                this.state = 248;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 39, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 241;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        do {
                            {
                            {
                            this.state = 240;
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
                            this.state = 243;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        } while (_la === 15 || _la === 16);
                        this.state = 245;
                        this.element();
                        }
                        }
                    }
                    this.state = 250;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 39, this.context);
                }
                this.state = 254;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 15 || _la === 16) {
                    {
                    {
                    this.state = 251;
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
                    this.state = 256;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 258;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 257;
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
                    this.state = 260;
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
            this.state = 273;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case WgslParser.DIRECTIVE:
            case WgslParser.GROUP_IF:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 265;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 264;
                    this.line();
                    }
                    }
                    this.state = 267;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 30 || _la === 46);
                this.state = 270;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 30722) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 8199) !== 0)) {
                    {
                    this.state = 269;
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
                this.state = 272;
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
            this.state = 290;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case WgslParser.DIRECTIVE:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 275;
                this.match(WgslParser.DIRECTIVE);
                }
                break;
            case WgslParser.GROUP_IF:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 276;
                this.match(WgslParser.GROUP_IF);
                this.state = 278;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 8711) !== 0)) {
                    {
                    this.state = 277;
                    this.elements();
                    }
                }

                this.state = 286;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 47) {
                    {
                    {
                    this.state = 280;
                    this.match(WgslParser.GROUP_ELSE);
                    this.state = 282;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1073870850) !== 0) || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 8711) !== 0)) {
                        {
                        this.state = 281;
                        this.elements();
                        }
                    }

                    }
                    }
                    this.state = 288;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 289;
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
        4,1,50,293,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
        6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,1,0,5,0,26,8,0,10,
        0,12,0,29,9,0,1,0,1,0,1,1,1,1,1,1,1,1,1,1,1,1,3,1,39,8,1,1,1,3,1,
        42,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,5,1,52,8,1,10,1,12,1,55,9,
        1,1,1,1,1,3,1,59,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,
        1,1,1,1,3,1,74,8,1,1,1,1,1,1,1,1,1,3,1,80,8,1,1,1,1,1,1,1,1,1,5,
        1,86,8,1,10,1,12,1,89,9,1,1,1,1,1,1,1,1,1,3,1,95,8,1,1,1,1,1,1,1,
        1,1,5,1,101,8,1,10,1,12,1,104,9,1,1,1,1,1,5,1,108,8,1,10,1,12,1,
        111,9,1,5,1,113,8,1,10,1,12,1,116,9,1,1,1,3,1,119,8,1,1,2,1,2,5,
        2,123,8,2,10,2,12,2,126,9,2,1,2,1,2,1,3,1,3,3,3,132,8,3,1,3,1,3,
        1,4,1,4,1,4,1,4,3,4,140,8,4,1,4,3,4,143,8,4,1,5,1,5,1,5,3,5,148,
        8,5,5,5,150,8,5,10,5,12,5,153,9,5,1,6,1,6,1,6,3,6,158,8,6,1,6,1,
        6,1,6,3,6,163,8,6,1,6,3,6,166,8,6,4,6,168,8,6,11,6,12,6,169,1,6,
        3,6,173,8,6,1,6,3,6,176,8,6,1,7,1,7,1,7,1,7,1,7,3,7,183,8,7,1,7,
        1,7,1,7,3,7,188,8,7,1,7,1,7,1,7,3,7,193,8,7,1,7,3,7,196,8,7,1,7,
        1,7,3,7,200,8,7,1,7,1,7,1,7,3,7,205,8,7,1,7,1,7,1,7,1,7,1,7,1,7,
        1,7,1,7,3,7,215,8,7,1,7,3,7,218,8,7,1,7,1,7,1,7,5,7,223,8,7,10,7,
        12,7,226,9,7,1,8,1,8,3,8,230,8,8,1,8,1,8,1,9,5,9,235,8,9,10,9,12,
        9,238,9,9,1,9,1,9,4,9,242,8,9,11,9,12,9,243,1,9,5,9,247,8,9,10,9,
        12,9,250,9,9,1,9,5,9,253,8,9,10,9,12,9,256,9,9,1,9,4,9,259,8,9,11,
        9,12,9,260,3,9,263,8,9,1,10,4,10,266,8,10,11,10,12,10,267,1,10,3,
        10,271,8,10,1,10,3,10,274,8,10,1,11,1,11,1,11,3,11,279,8,11,1,11,
        1,11,3,11,283,8,11,5,11,285,8,11,10,11,12,11,288,9,11,1,11,3,11,
        291,8,11,1,11,0,0,12,0,2,4,6,8,10,12,14,16,18,20,22,0,4,2,0,4,4,
        8,8,1,0,6,7,3,0,23,23,26,26,28,29,1,0,15,16,354,0,27,1,0,0,0,2,118,
        1,0,0,0,4,120,1,0,0,0,6,129,1,0,0,0,8,142,1,0,0,0,10,144,1,0,0,0,
        12,175,1,0,0,0,14,195,1,0,0,0,16,227,1,0,0,0,18,262,1,0,0,0,20,273,
        1,0,0,0,22,290,1,0,0,0,24,26,3,2,1,0,25,24,1,0,0,0,26,29,1,0,0,0,
        27,25,1,0,0,0,27,28,1,0,0,0,28,30,1,0,0,0,29,27,1,0,0,0,30,31,5,
        0,0,1,31,1,1,0,0,0,32,119,5,15,0,0,33,119,3,4,2,0,34,119,5,44,0,
        0,35,41,5,43,0,0,36,38,5,17,0,0,37,39,3,18,9,0,38,37,1,0,0,0,38,
        39,1,0,0,0,39,40,1,0,0,0,40,42,5,18,0,0,41,36,1,0,0,0,41,42,1,0,
        0,0,42,119,1,0,0,0,43,44,5,2,0,0,44,45,3,10,5,0,45,53,3,4,2,0,46,
        47,5,3,0,0,47,48,5,42,0,0,48,49,3,10,5,0,49,50,3,4,2,0,50,52,1,0,
        0,0,51,46,1,0,0,0,52,55,1,0,0,0,53,51,1,0,0,0,53,54,1,0,0,0,54,58,
        1,0,0,0,55,53,1,0,0,0,56,57,5,3,0,0,57,59,3,4,2,0,58,56,1,0,0,0,
        58,59,1,0,0,0,59,119,1,0,0,0,60,61,7,0,0,0,61,62,3,10,5,0,62,63,
        3,4,2,0,63,119,1,0,0,0,64,65,5,5,0,0,65,66,3,6,3,0,66,67,3,4,2,0,
        67,119,1,0,0,0,68,69,7,1,0,0,69,119,3,4,2,0,70,71,5,9,0,0,71,73,
        3,18,9,0,72,74,5,41,0,0,73,72,1,0,0,0,73,74,1,0,0,0,74,75,1,0,0,
        0,75,76,3,4,2,0,76,119,1,0,0,0,77,79,5,10,0,0,78,80,5,41,0,0,79,
        78,1,0,0,0,79,80,1,0,0,0,80,81,1,0,0,0,81,119,3,4,2,0,82,87,3,10,
        5,0,83,84,5,16,0,0,84,86,3,10,5,0,85,83,1,0,0,0,86,89,1,0,0,0,87,
        85,1,0,0,0,87,88,1,0,0,0,88,90,1,0,0,0,89,87,1,0,0,0,90,91,3,8,4,
        0,91,119,1,0,0,0,92,94,5,45,0,0,93,95,3,18,9,0,94,93,1,0,0,0,94,
        95,1,0,0,0,95,96,1,0,0,0,96,119,5,20,0,0,97,119,5,30,0,0,98,102,
        5,46,0,0,99,101,3,2,1,0,100,99,1,0,0,0,101,104,1,0,0,0,102,100,1,
        0,0,0,102,103,1,0,0,0,103,114,1,0,0,0,104,102,1,0,0,0,105,109,5,
        47,0,0,106,108,3,2,1,0,107,106,1,0,0,0,108,111,1,0,0,0,109,107,1,
        0,0,0,109,110,1,0,0,0,110,113,1,0,0,0,111,109,1,0,0,0,112,105,1,
        0,0,0,113,116,1,0,0,0,114,112,1,0,0,0,114,115,1,0,0,0,115,117,1,
        0,0,0,116,114,1,0,0,0,117,119,5,48,0,0,118,32,1,0,0,0,118,33,1,0,
        0,0,118,34,1,0,0,0,118,35,1,0,0,0,118,43,1,0,0,0,118,60,1,0,0,0,
        118,64,1,0,0,0,118,68,1,0,0,0,118,70,1,0,0,0,118,77,1,0,0,0,118,
        82,1,0,0,0,118,92,1,0,0,0,118,97,1,0,0,0,118,98,1,0,0,0,119,3,1,
        0,0,0,120,124,5,19,0,0,121,123,3,2,1,0,122,121,1,0,0,0,123,126,1,
        0,0,0,124,122,1,0,0,0,124,125,1,0,0,0,125,127,1,0,0,0,126,124,1,
        0,0,0,127,128,5,20,0,0,128,5,1,0,0,0,129,131,5,17,0,0,130,132,3,
        18,9,0,131,130,1,0,0,0,131,132,1,0,0,0,132,133,1,0,0,0,133,134,5,
        18,0,0,134,7,1,0,0,0,135,143,5,15,0,0,136,143,3,4,2,0,137,139,5,
        40,0,0,138,140,3,18,9,0,139,138,1,0,0,0,139,140,1,0,0,0,140,141,
        1,0,0,0,141,143,5,20,0,0,142,135,1,0,0,0,142,136,1,0,0,0,142,137,
        1,0,0,0,143,9,1,0,0,0,144,151,3,12,6,0,145,147,7,2,0,0,146,148,3,
        12,6,0,147,146,1,0,0,0,147,148,1,0,0,0,148,150,1,0,0,0,149,145,1,
        0,0,0,150,153,1,0,0,0,151,149,1,0,0,0,151,152,1,0,0,0,152,11,1,0,
        0,0,153,151,1,0,0,0,154,168,5,37,0,0,155,157,5,1,0,0,156,158,3,16,
        8,0,157,156,1,0,0,0,157,158,1,0,0,0,158,168,1,0,0,0,159,165,5,12,
        0,0,160,162,5,17,0,0,161,163,3,18,9,0,162,161,1,0,0,0,162,163,1,
        0,0,0,163,164,1,0,0,0,164,166,5,18,0,0,165,160,1,0,0,0,165,166,1,
        0,0,0,166,168,1,0,0,0,167,154,1,0,0,0,167,155,1,0,0,0,167,159,1,
        0,0,0,168,169,1,0,0,0,169,167,1,0,0,0,169,170,1,0,0,0,170,172,1,
        0,0,0,171,173,3,14,7,0,172,171,1,0,0,0,172,173,1,0,0,0,173,176,1,
        0,0,0,174,176,3,14,7,0,175,167,1,0,0,0,175,174,1,0,0,0,176,13,1,
        0,0,0,177,196,5,11,0,0,178,196,5,13,0,0,179,196,5,14,0,0,180,182,
        5,38,0,0,181,183,3,18,9,0,182,181,1,0,0,0,182,183,1,0,0,0,183,184,
        1,0,0,0,184,196,5,18,0,0,185,187,5,39,0,0,186,188,3,18,9,0,187,186,
        1,0,0,0,187,188,1,0,0,0,188,189,1,0,0,0,189,196,5,22,0,0,190,192,
        5,50,0,0,191,193,3,18,9,0,192,191,1,0,0,0,192,193,1,0,0,0,193,194,
        1,0,0,0,194,196,5,20,0,0,195,177,1,0,0,0,195,178,1,0,0,0,195,179,
        1,0,0,0,195,180,1,0,0,0,195,185,1,0,0,0,195,190,1,0,0,0,196,224,
        1,0,0,0,197,199,5,17,0,0,198,200,3,18,9,0,199,198,1,0,0,0,199,200,
        1,0,0,0,200,201,1,0,0,0,201,223,5,18,0,0,202,204,5,21,0,0,203,205,
        3,18,9,0,204,203,1,0,0,0,204,205,1,0,0,0,205,206,1,0,0,0,206,223,
        5,22,0,0,207,223,3,16,8,0,208,209,5,25,0,0,209,223,5,11,0,0,210,
        217,5,24,0,0,211,218,5,11,0,0,212,214,5,50,0,0,213,215,3,18,9,0,
        214,213,1,0,0,0,214,215,1,0,0,0,215,216,1,0,0,0,216,218,5,20,0,0,
        217,211,1,0,0,0,217,212,1,0,0,0,218,223,1,0,0,0,219,223,5,27,0,0,
        220,223,5,13,0,0,221,223,5,14,0,0,222,197,1,0,0,0,222,202,1,0,0,
        0,222,207,1,0,0,0,222,208,1,0,0,0,222,210,1,0,0,0,222,219,1,0,0,
        0,222,220,1,0,0,0,222,221,1,0,0,0,223,226,1,0,0,0,224,222,1,0,0,
        0,224,225,1,0,0,0,225,15,1,0,0,0,226,224,1,0,0,0,227,229,5,35,0,
        0,228,230,3,18,9,0,229,228,1,0,0,0,229,230,1,0,0,0,230,231,1,0,0,
        0,231,232,5,36,0,0,232,17,1,0,0,0,233,235,7,3,0,0,234,233,1,0,0,
        0,235,238,1,0,0,0,236,234,1,0,0,0,236,237,1,0,0,0,237,239,1,0,0,
        0,238,236,1,0,0,0,239,248,3,20,10,0,240,242,7,3,0,0,241,240,1,0,
        0,0,242,243,1,0,0,0,243,241,1,0,0,0,243,244,1,0,0,0,244,245,1,0,
        0,0,245,247,3,20,10,0,246,241,1,0,0,0,247,250,1,0,0,0,248,246,1,
        0,0,0,248,249,1,0,0,0,249,254,1,0,0,0,250,248,1,0,0,0,251,253,7,
        3,0,0,252,251,1,0,0,0,253,256,1,0,0,0,254,252,1,0,0,0,254,255,1,
        0,0,0,255,263,1,0,0,0,256,254,1,0,0,0,257,259,7,3,0,0,258,257,1,
        0,0,0,259,260,1,0,0,0,260,258,1,0,0,0,260,261,1,0,0,0,261,263,1,
        0,0,0,262,236,1,0,0,0,262,258,1,0,0,0,263,19,1,0,0,0,264,266,3,22,
        11,0,265,264,1,0,0,0,266,267,1,0,0,0,267,265,1,0,0,0,267,268,1,0,
        0,0,268,270,1,0,0,0,269,271,3,10,5,0,270,269,1,0,0,0,270,271,1,0,
        0,0,271,274,1,0,0,0,272,274,3,10,5,0,273,265,1,0,0,0,273,272,1,0,
        0,0,274,21,1,0,0,0,275,291,5,30,0,0,276,278,5,46,0,0,277,279,3,18,
        9,0,278,277,1,0,0,0,278,279,1,0,0,0,279,286,1,0,0,0,280,282,5,47,
        0,0,281,283,3,18,9,0,282,281,1,0,0,0,282,283,1,0,0,0,283,285,1,0,
        0,0,284,280,1,0,0,0,285,288,1,0,0,0,286,284,1,0,0,0,286,287,1,0,
        0,0,287,289,1,0,0,0,288,286,1,0,0,0,289,291,5,48,0,0,290,275,1,0,
        0,0,290,276,1,0,0,0,291,23,1,0,0,0,50,27,38,41,53,58,73,79,87,94,
        102,109,114,118,124,131,139,142,147,151,157,162,165,167,169,172,
        175,182,187,192,195,199,204,214,217,222,224,229,236,243,248,254,
        260,262,267,270,273,278,282,286,290
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
