
import * as antlr from "antlr4ng";
import { Token } from "antlr4ng";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class CSSParser extends antlr.Parser {
    public static readonly SPACE = 1;
    public static readonly COMMENT = 2;
    public static readonly SLASHES = 3;
    public static readonly URL = 4;
    public static readonly NAME = 5;
    public static readonly NUMBER = 6;
    public static readonly HASH = 7;
    public static readonly STRING = 8;
    public static readonly QUOTE = 9;
    public static readonly PREFIX = 10;
    public static readonly INTERPOLATION_OPEN = 11;
    public static readonly LBRACE = 12;
    public static readonly RBRACE = 13;
    public static readonly LPAREN = 14;
    public static readonly RPAREN = 15;
    public static readonly LBRACK = 16;
    public static readonly RBRACK = 17;
    public static readonly SEMI = 18;
    public static readonly COMMA = 19;
    public static readonly OTHER = 20;
    public static readonly TEXT = 21;
    public static readonly QUOTE_END = 22;
    public static readonly QUOTE_BREAK = 23;
    public static readonly LINE_COMMENT = 24;
    public static readonly LINE_END = 25;
    public static readonly COLON = 26;
    public static readonly END = 27;
    public static readonly AT_RULE = 28;
    public static readonly FUNCTION = 29;
    public static readonly CALL_OPEN = 30;
    public static readonly BARE_OPEN = 31;
    public static readonly PAIR_COLON = 32;
    public static readonly INNER_OPEN = 33;
    public static readonly SINGLE_QUOTE_END = 34;
    public static readonly RULE_stylesheet = 0;
    public static readonly RULE_item = 1;
    public static readonly RULE_block = 2;
    public static readonly RULE_list = 3;
    public static readonly RULE_element = 4;
    public static readonly RULE_component = 5;
    public static readonly RULE_group = 6;

    public static readonly literalNames = [
        null, null, null, "'//'", null, null, null, null, null, null, null, 
        null, null, "'}'", null, "')'", "'['", "']'", "';'", "','", null, 
        null, null, null, null, null, null, "' '", "'@'", "'a'", null, null, 
        null, null, "'''"
    ];

    public static readonly symbolicNames = [
        null, "SPACE", "COMMENT", "SLASHES", "URL", "NAME", "NUMBER", "HASH", 
        "STRING", "QUOTE", "PREFIX", "INTERPOLATION_OPEN", "LBRACE", "RBRACE", 
        "LPAREN", "RPAREN", "LBRACK", "RBRACK", "SEMI", "COMMA", "OTHER", 
        "TEXT", "QUOTE_END", "QUOTE_BREAK", "LINE_COMMENT", "LINE_END", 
        "COLON", "END", "AT_RULE", "FUNCTION", "CALL_OPEN", "BARE_OPEN", 
        "PAIR_COLON", "INNER_OPEN", "SINGLE_QUOTE_END"
    ];
    public static readonly ruleNames = [
        "stylesheet", "item", "block", "list", "element", "component", "group",
    ];

    public get grammarFileName(): string { return "CSSParser.g4"; }
    public get literalNames(): (string | null)[] { return CSSParser.literalNames; }
    public get symbolicNames(): (string | null)[] { return CSSParser.symbolicNames; }
    public get ruleNames(): string[] { return CSSParser.ruleNames; }
    public get serializedATN(): number[] { return CSSParser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, CSSParser._ATN, CSSParser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public stylesheet(): StylesheetContext {
        let localContext = new StylesheetContext(this.context, this.state);
        this.enterRule(localContext, 0, CSSParser.RULE_stylesheet);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 17;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 3)) & ~0x1F) === 0 && ((1 << (_la - 3)) & 1577495039) !== 0)) {
                {
                {
                this.state = 14;
                this.item();
                }
                }
                this.state = 19;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 20;
            this.match(CSSParser.EOF);
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
        this.enterRule(localContext, 2, CSSParser.RULE_item);
        let _la: number;
        try {
            this.state = 65;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CSSParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 22;
                this.match(CSSParser.SEMI);
                }
                break;
            case CSSParser.BARE_OPEN:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 23;
                this.match(CSSParser.BARE_OPEN);
                this.state = 27;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 3)) & ~0x1F) === 0 && ((1 << (_la - 3)) & 1577495039) !== 0)) {
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
                this.match(CSSParser.RBRACE);
                }
                break;
            case CSSParser.AT_RULE:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 31;
                this.match(CSSParser.AT_RULE);
                this.state = 32;
                this.match(CSSParser.NAME);
                this.state = 34;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 3)) & ~0x1F) === 0 && ((1 << (_la - 3)) & 1275472383) !== 0)) {
                    {
                    this.state = 33;
                    this.list();
                    }
                }

                this.state = 42;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 4, this.context) ) {
                case 1:
                    {
                    this.state = 36;
                    this.block();
                    }
                    break;
                case 2:
                    {
                    this.state = 38;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 18) {
                        {
                        this.state = 37;
                        this.match(CSSParser.SEMI);
                        }
                    }

                    this.state = 40;
                    this.match(CSSParser.END);
                    }
                    break;
                case 3:
                    {
                    this.state = 41;
                    this.match(CSSParser.SEMI);
                    }
                    break;
                }
                }
                break;
            case CSSParser.SLASHES:
            case CSSParser.URL:
            case CSSParser.NAME:
            case CSSParser.NUMBER:
            case CSSParser.HASH:
            case CSSParser.STRING:
            case CSSParser.QUOTE:
            case CSSParser.PREFIX:
            case CSSParser.INTERPOLATION_OPEN:
            case CSSParser.LPAREN:
            case CSSParser.LBRACK:
            case CSSParser.OTHER:
            case CSSParser.TEXT:
            case CSSParser.FUNCTION:
            case CSSParser.CALL_OPEN:
            case CSSParser.INNER_OPEN:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 44;
                this.list();
                this.state = 63;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 9, this.context) ) {
                case 1:
                    {
                    this.state = 45;
                    this.match(CSSParser.COLON);
                    this.state = 47;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 3)) & ~0x1F) === 0 && ((1 << (_la - 3)) & 1275472383) !== 0)) {
                        {
                        this.state = 46;
                        this.list();
                        }
                    }

                    this.state = 55;
                    this.errorHandler.sync(this);
                    switch (this.interpreter.adaptivePredict(this.tokenStream, 7, this.context) ) {
                    case 1:
                        {
                        this.state = 49;
                        this.block();
                        }
                        break;
                    case 2:
                        {
                        this.state = 51;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 18) {
                            {
                            this.state = 50;
                            this.match(CSSParser.SEMI);
                            }
                        }

                        this.state = 53;
                        this.match(CSSParser.END);
                        }
                        break;
                    case 3:
                        {
                        this.state = 54;
                        this.match(CSSParser.SEMI);
                        }
                        break;
                    }
                    }
                    break;
                case 2:
                    {
                    this.state = 57;
                    this.block();
                    }
                    break;
                case 3:
                    {
                    this.state = 59;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 18) {
                        {
                        this.state = 58;
                        this.match(CSSParser.SEMI);
                        }
                    }

                    this.state = 61;
                    this.match(CSSParser.END);
                    }
                    break;
                case 4:
                    {
                    this.state = 62;
                    this.match(CSSParser.SEMI);
                    }
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
    public block(): BlockContext {
        let localContext = new BlockContext(this.context, this.state);
        this.enterRule(localContext, 4, CSSParser.RULE_block);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 67;
            this.match(CSSParser.LBRACE);
            this.state = 71;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 3)) & ~0x1F) === 0 && ((1 << (_la - 3)) & 1577495039) !== 0)) {
                {
                {
                this.state = 68;
                this.item();
                }
                }
                this.state = 73;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 74;
            this.match(CSSParser.RBRACE);
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
        this.enterRule(localContext, 6, CSSParser.RULE_list);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 76;
            this.element();
            this.state = 81;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 19) {
                {
                {
                this.state = 77;
                this.match(CSSParser.COMMA);
                this.state = 78;
                this.element();
                }
                }
                this.state = 83;
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
        this.enterRule(localContext, 8, CSSParser.RULE_element);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 85;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            do {
                {
                {
                this.state = 84;
                this.component();
                }
                }
                this.state = 87;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            } while (((((_la - 3)) & ~0x1F) === 0 && ((1 << (_la - 3)) & 1275472383) !== 0));
            this.state = 91;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 32) {
                {
                this.state = 89;
                this.match(CSSParser.PAIR_COLON);
                this.state = 90;
                this.element();
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
    public component(): ComponentContext {
        let localContext = new ComponentContext(this.context, this.state);
        this.enterRule(localContext, 10, CSSParser.RULE_component);
        let _la: number;
        try {
            this.state = 150;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 25, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 100;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 10 || _la === 29) {
                    {
                    this.state = 96;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 10) {
                        {
                        {
                        this.state = 93;
                        this.match(CSSParser.PREFIX);
                        }
                        }
                        this.state = 98;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 99;
                    this.match(CSSParser.FUNCTION);
                    }
                }

                this.state = 102;
                this.match(CSSParser.CALL_OPEN);
                this.state = 104;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 3)) & ~0x1F) === 0 && ((1 << (_la - 3)) & 1275472383) !== 0)) {
                    {
                    this.state = 103;
                    this.list();
                    }
                }

                this.state = 106;
                this.match(CSSParser.RPAREN);
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 110;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 10) {
                    {
                    {
                    this.state = 107;
                    this.match(CSSParser.PREFIX);
                    }
                    }
                    this.state = 112;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 148;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CSSParser.NAME:
                    {
                    this.state = 113;
                    this.match(CSSParser.NAME);
                    }
                    break;
                case CSSParser.HASH:
                    {
                    this.state = 114;
                    this.match(CSSParser.HASH);
                    }
                    break;
                case CSSParser.NUMBER:
                    {
                    this.state = 115;
                    this.match(CSSParser.NUMBER);
                    }
                    break;
                case CSSParser.STRING:
                    {
                    this.state = 116;
                    this.match(CSSParser.STRING);
                    }
                    break;
                case CSSParser.URL:
                    {
                    this.state = 117;
                    this.match(CSSParser.URL);
                    }
                    break;
                case CSSParser.TEXT:
                    {
                    this.state = 118;
                    this.match(CSSParser.TEXT);
                    }
                    break;
                case CSSParser.SLASHES:
                    {
                    this.state = 119;
                    this.match(CSSParser.SLASHES);
                    }
                    break;
                case CSSParser.OTHER:
                    {
                    this.state = 120;
                    this.match(CSSParser.OTHER);
                    }
                    break;
                case CSSParser.LPAREN:
                case CSSParser.LBRACK:
                    {
                    this.state = 121;
                    this.group();
                    }
                    break;
                case CSSParser.INTERPOLATION_OPEN:
                    {
                    this.state = 122;
                    this.match(CSSParser.INTERPOLATION_OPEN);
                    this.state = 124;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 3)) & ~0x1F) === 0 && ((1 << (_la - 3)) & 1275472383) !== 0)) {
                        {
                        this.state = 123;
                        this.list();
                        }
                    }

                    this.state = 126;
                    this.match(CSSParser.RBRACE);
                    }
                    break;
                case CSSParser.INNER_OPEN:
                    {
                    this.state = 127;
                    this.match(CSSParser.INNER_OPEN);
                    this.state = 131;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (((((_la - 3)) & ~0x1F) === 0 && ((1 << (_la - 3)) & 1577495039) !== 0)) {
                        {
                        {
                        this.state = 128;
                        this.item();
                        }
                        }
                        this.state = 133;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 134;
                    this.match(CSSParser.RBRACE);
                    }
                    break;
                case CSSParser.QUOTE:
                    {
                    this.state = 135;
                    this.match(CSSParser.QUOTE);
                    this.state = 144;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 11 || _la === 21) {
                        {
                        this.state = 142;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case CSSParser.TEXT:
                            {
                            this.state = 136;
                            this.match(CSSParser.TEXT);
                            }
                            break;
                        case CSSParser.INTERPOLATION_OPEN:
                            {
                            this.state = 137;
                            this.match(CSSParser.INTERPOLATION_OPEN);
                            this.state = 139;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (((((_la - 3)) & ~0x1F) === 0 && ((1 << (_la - 3)) & 1275472383) !== 0)) {
                                {
                                this.state = 138;
                                this.list();
                                }
                            }

                            this.state = 141;
                            this.match(CSSParser.RBRACE);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                        this.state = 146;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 147;
                    this.match(CSSParser.QUOTE_END);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
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
    public group(): GroupContext {
        let localContext = new GroupContext(this.context, this.state);
        this.enterRule(localContext, 12, CSSParser.RULE_group);
        let _la: number;
        try {
            this.state = 162;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CSSParser.LPAREN:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 152;
                this.match(CSSParser.LPAREN);
                this.state = 154;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 3)) & ~0x1F) === 0 && ((1 << (_la - 3)) & 1275472383) !== 0)) {
                    {
                    this.state = 153;
                    this.list();
                    }
                }

                this.state = 156;
                this.match(CSSParser.RPAREN);
                }
                break;
            case CSSParser.LBRACK:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 157;
                this.match(CSSParser.LBRACK);
                this.state = 159;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 3)) & ~0x1F) === 0 && ((1 << (_la - 3)) & 1275472383) !== 0)) {
                    {
                    this.state = 158;
                    this.list();
                    }
                }

                this.state = 161;
                this.match(CSSParser.RBRACK);
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
        4,1,34,165,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
        6,1,0,5,0,16,8,0,10,0,12,0,19,9,0,1,0,1,0,1,1,1,1,1,1,5,1,26,8,1,
        10,1,12,1,29,9,1,1,1,1,1,1,1,1,1,3,1,35,8,1,1,1,1,1,3,1,39,8,1,1,
        1,1,1,3,1,43,8,1,1,1,1,1,1,1,3,1,48,8,1,1,1,1,1,3,1,52,8,1,1,1,1,
        1,3,1,56,8,1,1,1,1,1,3,1,60,8,1,1,1,1,1,3,1,64,8,1,3,1,66,8,1,1,
        2,1,2,5,2,70,8,2,10,2,12,2,73,9,2,1,2,1,2,1,3,1,3,1,3,5,3,80,8,3,
        10,3,12,3,83,9,3,1,4,4,4,86,8,4,11,4,12,4,87,1,4,1,4,3,4,92,8,4,
        1,5,5,5,95,8,5,10,5,12,5,98,9,5,1,5,3,5,101,8,5,1,5,1,5,3,5,105,
        8,5,1,5,1,5,5,5,109,8,5,10,5,12,5,112,9,5,1,5,1,5,1,5,1,5,1,5,1,
        5,1,5,1,5,1,5,1,5,1,5,3,5,125,8,5,1,5,1,5,1,5,5,5,130,8,5,10,5,12,
        5,133,9,5,1,5,1,5,1,5,1,5,1,5,3,5,140,8,5,1,5,5,5,143,8,5,10,5,12,
        5,146,9,5,1,5,3,5,149,8,5,3,5,151,8,5,1,6,1,6,3,6,155,8,6,1,6,1,
        6,1,6,3,6,160,8,6,1,6,3,6,163,8,6,1,6,0,0,7,0,2,4,6,8,10,12,0,0,
        202,0,17,1,0,0,0,2,65,1,0,0,0,4,67,1,0,0,0,6,76,1,0,0,0,8,85,1,0,
        0,0,10,150,1,0,0,0,12,162,1,0,0,0,14,16,3,2,1,0,15,14,1,0,0,0,16,
        19,1,0,0,0,17,15,1,0,0,0,17,18,1,0,0,0,18,20,1,0,0,0,19,17,1,0,0,
        0,20,21,5,0,0,1,21,1,1,0,0,0,22,66,5,18,0,0,23,27,5,31,0,0,24,26,
        3,2,1,0,25,24,1,0,0,0,26,29,1,0,0,0,27,25,1,0,0,0,27,28,1,0,0,0,
        28,30,1,0,0,0,29,27,1,0,0,0,30,66,5,13,0,0,31,32,5,28,0,0,32,34,
        5,5,0,0,33,35,3,6,3,0,34,33,1,0,0,0,34,35,1,0,0,0,35,42,1,0,0,0,
        36,43,3,4,2,0,37,39,5,18,0,0,38,37,1,0,0,0,38,39,1,0,0,0,39,40,1,
        0,0,0,40,43,5,27,0,0,41,43,5,18,0,0,42,36,1,0,0,0,42,38,1,0,0,0,
        42,41,1,0,0,0,43,66,1,0,0,0,44,63,3,6,3,0,45,47,5,26,0,0,46,48,3,
        6,3,0,47,46,1,0,0,0,47,48,1,0,0,0,48,55,1,0,0,0,49,56,3,4,2,0,50,
        52,5,18,0,0,51,50,1,0,0,0,51,52,1,0,0,0,52,53,1,0,0,0,53,56,5,27,
        0,0,54,56,5,18,0,0,55,49,1,0,0,0,55,51,1,0,0,0,55,54,1,0,0,0,56,
        64,1,0,0,0,57,64,3,4,2,0,58,60,5,18,0,0,59,58,1,0,0,0,59,60,1,0,
        0,0,60,61,1,0,0,0,61,64,5,27,0,0,62,64,5,18,0,0,63,45,1,0,0,0,63,
        57,1,0,0,0,63,59,1,0,0,0,63,62,1,0,0,0,64,66,1,0,0,0,65,22,1,0,0,
        0,65,23,1,0,0,0,65,31,1,0,0,0,65,44,1,0,0,0,66,3,1,0,0,0,67,71,5,
        12,0,0,68,70,3,2,1,0,69,68,1,0,0,0,70,73,1,0,0,0,71,69,1,0,0,0,71,
        72,1,0,0,0,72,74,1,0,0,0,73,71,1,0,0,0,74,75,5,13,0,0,75,5,1,0,0,
        0,76,81,3,8,4,0,77,78,5,19,0,0,78,80,3,8,4,0,79,77,1,0,0,0,80,83,
        1,0,0,0,81,79,1,0,0,0,81,82,1,0,0,0,82,7,1,0,0,0,83,81,1,0,0,0,84,
        86,3,10,5,0,85,84,1,0,0,0,86,87,1,0,0,0,87,85,1,0,0,0,87,88,1,0,
        0,0,88,91,1,0,0,0,89,90,5,32,0,0,90,92,3,8,4,0,91,89,1,0,0,0,91,
        92,1,0,0,0,92,9,1,0,0,0,93,95,5,10,0,0,94,93,1,0,0,0,95,98,1,0,0,
        0,96,94,1,0,0,0,96,97,1,0,0,0,97,99,1,0,0,0,98,96,1,0,0,0,99,101,
        5,29,0,0,100,96,1,0,0,0,100,101,1,0,0,0,101,102,1,0,0,0,102,104,
        5,30,0,0,103,105,3,6,3,0,104,103,1,0,0,0,104,105,1,0,0,0,105,106,
        1,0,0,0,106,151,5,15,0,0,107,109,5,10,0,0,108,107,1,0,0,0,109,112,
        1,0,0,0,110,108,1,0,0,0,110,111,1,0,0,0,111,148,1,0,0,0,112,110,
        1,0,0,0,113,149,5,5,0,0,114,149,5,7,0,0,115,149,5,6,0,0,116,149,
        5,8,0,0,117,149,5,4,0,0,118,149,5,21,0,0,119,149,5,3,0,0,120,149,
        5,20,0,0,121,149,3,12,6,0,122,124,5,11,0,0,123,125,3,6,3,0,124,123,
        1,0,0,0,124,125,1,0,0,0,125,126,1,0,0,0,126,149,5,13,0,0,127,131,
        5,33,0,0,128,130,3,2,1,0,129,128,1,0,0,0,130,133,1,0,0,0,131,129,
        1,0,0,0,131,132,1,0,0,0,132,134,1,0,0,0,133,131,1,0,0,0,134,149,
        5,13,0,0,135,144,5,9,0,0,136,143,5,21,0,0,137,139,5,11,0,0,138,140,
        3,6,3,0,139,138,1,0,0,0,139,140,1,0,0,0,140,141,1,0,0,0,141,143,
        5,13,0,0,142,136,1,0,0,0,142,137,1,0,0,0,143,146,1,0,0,0,144,142,
        1,0,0,0,144,145,1,0,0,0,145,147,1,0,0,0,146,144,1,0,0,0,147,149,
        5,22,0,0,148,113,1,0,0,0,148,114,1,0,0,0,148,115,1,0,0,0,148,116,
        1,0,0,0,148,117,1,0,0,0,148,118,1,0,0,0,148,119,1,0,0,0,148,120,
        1,0,0,0,148,121,1,0,0,0,148,122,1,0,0,0,148,127,1,0,0,0,148,135,
        1,0,0,0,149,151,1,0,0,0,150,100,1,0,0,0,150,110,1,0,0,0,151,11,1,
        0,0,0,152,154,5,14,0,0,153,155,3,6,3,0,154,153,1,0,0,0,154,155,1,
        0,0,0,155,156,1,0,0,0,156,163,5,15,0,0,157,159,5,16,0,0,158,160,
        3,6,3,0,159,158,1,0,0,0,159,160,1,0,0,0,160,161,1,0,0,0,161,163,
        5,17,0,0,162,152,1,0,0,0,162,157,1,0,0,0,163,13,1,0,0,0,29,17,27,
        34,38,42,47,51,55,59,63,65,71,81,87,91,96,100,104,110,124,131,139,
        142,144,148,150,154,159,162
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!CSSParser.__ATN) {
            CSSParser.__ATN = new antlr.ATNDeserializer().deserialize(CSSParser._serializedATN);
        }

        return CSSParser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(CSSParser.literalNames, CSSParser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return CSSParser.vocabulary;
    }

    private static readonly decisionsToDFA = CSSParser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class StylesheetContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(CSSParser.EOF, 0)!;
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
        return CSSParser.RULE_stylesheet;
    }
}


export class ItemContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public SEMI(): antlr.TerminalNode | null {
        return this.getToken(CSSParser.SEMI, 0);
    }
    public BARE_OPEN(): antlr.TerminalNode | null {
        return this.getToken(CSSParser.BARE_OPEN, 0);
    }
    public RBRACE(): antlr.TerminalNode | null {
        return this.getToken(CSSParser.RBRACE, 0);
    }
    public item(): ItemContext[];
    public item(i: number): ItemContext | null;
    public item(i?: number): ItemContext[] | ItemContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ItemContext);
        }

        return this.getRuleContext(i, ItemContext);
    }
    public AT_RULE(): antlr.TerminalNode | null {
        return this.getToken(CSSParser.AT_RULE, 0);
    }
    public NAME(): antlr.TerminalNode | null {
        return this.getToken(CSSParser.NAME, 0);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public END(): antlr.TerminalNode | null {
        return this.getToken(CSSParser.END, 0);
    }
    public list(): ListContext[];
    public list(i: number): ListContext | null;
    public list(i?: number): ListContext[] | ListContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ListContext);
        }

        return this.getRuleContext(i, ListContext);
    }
    public COLON(): antlr.TerminalNode | null {
        return this.getToken(CSSParser.COLON, 0);
    }
    public override get ruleIndex(): number {
        return CSSParser.RULE_item;
    }
}


export class BlockContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public LBRACE(): antlr.TerminalNode {
        return this.getToken(CSSParser.LBRACE, 0)!;
    }
    public RBRACE(): antlr.TerminalNode {
        return this.getToken(CSSParser.RBRACE, 0)!;
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
        return CSSParser.RULE_block;
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
    		return this.getTokens(CSSParser.COMMA);
    	} else {
    		return this.getToken(CSSParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return CSSParser.RULE_list;
    }
}


export class ElementContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public component(): ComponentContext[];
    public component(i: number): ComponentContext | null;
    public component(i?: number): ComponentContext[] | ComponentContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ComponentContext);
        }

        return this.getRuleContext(i, ComponentContext);
    }
    public PAIR_COLON(): antlr.TerminalNode | null {
        return this.getToken(CSSParser.PAIR_COLON, 0);
    }
    public element(): ElementContext | null {
        return this.getRuleContext(0, ElementContext);
    }
    public override get ruleIndex(): number {
        return CSSParser.RULE_element;
    }
}


export class ComponentContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public CALL_OPEN(): antlr.TerminalNode | null {
        return this.getToken(CSSParser.CALL_OPEN, 0);
    }
    public RPAREN(): antlr.TerminalNode | null {
        return this.getToken(CSSParser.RPAREN, 0);
    }
    public FUNCTION(): antlr.TerminalNode | null {
        return this.getToken(CSSParser.FUNCTION, 0);
    }
    public list(): ListContext[];
    public list(i: number): ListContext | null;
    public list(i?: number): ListContext[] | ListContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ListContext);
        }

        return this.getRuleContext(i, ListContext);
    }
    public PREFIX(): antlr.TerminalNode[];
    public PREFIX(i: number): antlr.TerminalNode | null;
    public PREFIX(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CSSParser.PREFIX);
    	} else {
    		return this.getToken(CSSParser.PREFIX, i);
    	}
    }
    public NAME(): antlr.TerminalNode | null {
        return this.getToken(CSSParser.NAME, 0);
    }
    public HASH(): antlr.TerminalNode | null {
        return this.getToken(CSSParser.HASH, 0);
    }
    public NUMBER(): antlr.TerminalNode | null {
        return this.getToken(CSSParser.NUMBER, 0);
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(CSSParser.STRING, 0);
    }
    public URL(): antlr.TerminalNode | null {
        return this.getToken(CSSParser.URL, 0);
    }
    public TEXT(): antlr.TerminalNode[];
    public TEXT(i: number): antlr.TerminalNode | null;
    public TEXT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CSSParser.TEXT);
    	} else {
    		return this.getToken(CSSParser.TEXT, i);
    	}
    }
    public SLASHES(): antlr.TerminalNode | null {
        return this.getToken(CSSParser.SLASHES, 0);
    }
    public OTHER(): antlr.TerminalNode | null {
        return this.getToken(CSSParser.OTHER, 0);
    }
    public group(): GroupContext | null {
        return this.getRuleContext(0, GroupContext);
    }
    public INTERPOLATION_OPEN(): antlr.TerminalNode[];
    public INTERPOLATION_OPEN(i: number): antlr.TerminalNode | null;
    public INTERPOLATION_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CSSParser.INTERPOLATION_OPEN);
    	} else {
    		return this.getToken(CSSParser.INTERPOLATION_OPEN, i);
    	}
    }
    public RBRACE(): antlr.TerminalNode[];
    public RBRACE(i: number): antlr.TerminalNode | null;
    public RBRACE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CSSParser.RBRACE);
    	} else {
    		return this.getToken(CSSParser.RBRACE, i);
    	}
    }
    public INNER_OPEN(): antlr.TerminalNode | null {
        return this.getToken(CSSParser.INNER_OPEN, 0);
    }
    public QUOTE(): antlr.TerminalNode | null {
        return this.getToken(CSSParser.QUOTE, 0);
    }
    public QUOTE_END(): antlr.TerminalNode | null {
        return this.getToken(CSSParser.QUOTE_END, 0);
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
        return CSSParser.RULE_component;
    }
}


export class GroupContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public LPAREN(): antlr.TerminalNode | null {
        return this.getToken(CSSParser.LPAREN, 0);
    }
    public RPAREN(): antlr.TerminalNode | null {
        return this.getToken(CSSParser.RPAREN, 0);
    }
    public list(): ListContext | null {
        return this.getRuleContext(0, ListContext);
    }
    public LBRACK(): antlr.TerminalNode | null {
        return this.getToken(CSSParser.LBRACK, 0);
    }
    public RBRACK(): antlr.TerminalNode | null {
        return this.getToken(CSSParser.RBRACK, 0);
    }
    public override get ruleIndex(): number {
        return CSSParser.RULE_group;
    }
}
