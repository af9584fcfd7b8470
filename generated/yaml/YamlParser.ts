
import * as antlr from "antlr4ng";
import { Token } from "antlr4ng";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class YamlParser extends antlr.Parser {
    public static readonly NEWLINE = 1;
    public static readonly INDENT = 2;
    public static readonly DEDENT = 3;
    public static readonly KEY = 4;
    public static readonly SPACE = 5;
    public static readonly COMMENT = 6;
    public static readonly DASH = 7;
    public static readonly QUESTION = 8;
    public static readonly COLON = 9;
    public static readonly OPEN_BRACKET = 10;
    public static readonly CLOSE_BRACKET = 11;
    public static readonly OPEN_BRACE = 12;
    public static readonly CLOSE_BRACE = 13;
    public static readonly DIRECTIVE = 14;
    public static readonly PROPERTY = 15;
    public static readonly ALIAS = 16;
    public static readonly STRING = 17;
    public static readonly PLAIN = 18;
    public static readonly HEADER = 19;
    public static readonly OTHER = 20;
    public static readonly FLOW_SPACE = 21;
    public static readonly FLOW_COMMENT = 22;
    public static readonly COMMA = 23;
    public static readonly LINES_SPACE = 24;
    public static readonly TEXT = 25;
    public static readonly DOCUMENT = 26;
    public static readonly EXACT_SPACE = 27;
    public static readonly RULE_yaml = 0;
    public static readonly RULE_document = 1;
    public static readonly RULE_entry = 2;
    public static readonly RULE_value = 3;

    public static readonly literalNames = [
        null, null, null, null, null, null, null, "'-'", null, null, "'['", 
        "']'", "'{'", "'}'", null, null, null, null, null, null, null, null, 
        null, "','"
    ];

    public static readonly symbolicNames = [
        null, "NEWLINE", "INDENT", "DEDENT", "KEY", "SPACE", "COMMENT", 
        "DASH", "QUESTION", "COLON", "OPEN_BRACKET", "CLOSE_BRACKET", "OPEN_BRACE", 
        "CLOSE_BRACE", "DIRECTIVE", "PROPERTY", "ALIAS", "STRING", "PLAIN", 
        "HEADER", "OTHER", "FLOW_SPACE", "FLOW_COMMENT", "COMMA", "LINES_SPACE", 
        "TEXT", "DOCUMENT", "EXACT_SPACE"
    ];
    public static readonly ruleNames = [
        "yaml", "document", "entry", "value",
    ];

    public get grammarFileName(): string { return "YamlParser.g4"; }
    public get literalNames(): (string | null)[] { return YamlParser.literalNames; }
    public get symbolicNames(): (string | null)[] { return YamlParser.symbolicNames; }
    public get ruleNames(): string[] { return YamlParser.ruleNames; }
    public get serializedATN(): number[] { return YamlParser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, YamlParser._ATN, YamlParser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public yaml(): YamlContext {
        let localContext = new YamlContext(this.context, this.state);
        this.enterRule(localContext, 0, YamlParser.RULE_yaml);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 13;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 35624852) !== 0)) {
                {
                {
                this.state = 8;
                this.entry();
                this.state = 9;
                this.match(YamlParser.NEWLINE);
                }
                }
                this.state = 15;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 19;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 14 || _la === 26) {
                {
                {
                this.state = 16;
                this.document();
                }
                }
                this.state = 21;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 22;
            this.match(YamlParser.EOF);
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
    public document(): DocumentContext {
        let localContext = new DocumentContext(this.context, this.state);
        this.enterRule(localContext, 2, YamlParser.RULE_document);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 24;
            _la = this.tokenStream.LA(1);
            if(!(_la === 14 || _la === 26)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 25;
            this.match(YamlParser.NEWLINE);
            this.state = 31;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 35624852) !== 0)) {
                {
                {
                this.state = 26;
                this.entry();
                this.state = 27;
                this.match(YamlParser.NEWLINE);
                }
                }
                this.state = 33;
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
    public entry(): EntryContext {
        let localContext = new EntryContext(this.context, this.state);
        this.enterRule(localContext, 4, YamlParser.RULE_entry);
        let _la: number;
        try {
            this.state = 131;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case YamlParser.DASH:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 34;
                this.match(YamlParser.DASH);
                this.state = 38;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 15) {
                    {
                    {
                    this.state = 35;
                    this.match(YamlParser.PROPERTY);
                    }
                    }
                    this.state = 40;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 42;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 35591172) !== 0)) {
                    {
                    this.state = 41;
                    this.value();
                    }
                }

                }
                break;
            case YamlParser.QUESTION:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 44;
                this.match(YamlParser.QUESTION);
                this.state = 48;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 15) {
                    {
                    {
                    this.state = 45;
                    this.match(YamlParser.PROPERTY);
                    }
                    }
                    this.state = 50;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 52;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 35591172) !== 0)) {
                    {
                    this.state = 51;
                    this.value();
                    }
                }

                this.state = 64;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 9) {
                    {
                    this.state = 54;
                    this.match(YamlParser.COLON);
                    this.state = 58;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 15) {
                        {
                        {
                        this.state = 55;
                        this.match(YamlParser.PROPERTY);
                        }
                        }
                        this.state = 60;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 62;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 35591172) !== 0)) {
                        {
                        this.state = 61;
                        this.value();
                        }
                    }

                    }
                }

                }
                break;
            case YamlParser.COLON:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 66;
                this.match(YamlParser.COLON);
                this.state = 70;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 15) {
                    {
                    {
                    this.state = 67;
                    this.match(YamlParser.PROPERTY);
                    }
                    }
                    this.state = 72;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 74;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 35591172) !== 0)) {
                    {
                    this.state = 73;
                    this.value();
                    }
                }

                }
                break;
            case YamlParser.PROPERTY:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 77;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 76;
                    this.match(YamlParser.PROPERTY);
                    }
                    }
                    this.state = 79;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 15);
                this.state = 105;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case YamlParser.KEY:
                    {
                    this.state = 81;
                    this.match(YamlParser.KEY);
                    this.state = 82;
                    this.match(YamlParser.COLON);
                    this.state = 86;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 15) {
                        {
                        {
                        this.state = 83;
                        this.match(YamlParser.PROPERTY);
                        }
                        }
                        this.state = 88;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 90;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 35591172) !== 0)) {
                        {
                        this.state = 89;
                        this.value();
                        }
                    }

                    }
                    break;
                case YamlParser.INDENT:
                case YamlParser.OPEN_BRACKET:
                case YamlParser.OPEN_BRACE:
                case YamlParser.ALIAS:
                case YamlParser.STRING:
                case YamlParser.PLAIN:
                case YamlParser.HEADER:
                case YamlParser.OTHER:
                case YamlParser.TEXT:
                    {
                    this.state = 92;
                    this.value();
                    this.state = 103;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 9) {
                        {
                        this.state = 93;
                        this.match(YamlParser.COLON);
                        this.state = 97;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 15) {
                            {
                            {
                            this.state = 94;
                            this.match(YamlParser.PROPERTY);
                            }
                            }
                            this.state = 99;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 101;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 35591172) !== 0)) {
                            {
                            this.state = 100;
                            this.value();
                            }
                        }

                        }
                    }

                    }
                    break;
                case YamlParser.NEWLINE:
                case YamlParser.CLOSE_BRACKET:
                case YamlParser.CLOSE_BRACE:
                case YamlParser.COMMA:
                    break;
                default:
                    break;
                }
                }
                break;
            case YamlParser.KEY:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 107;
                this.match(YamlParser.KEY);
                this.state = 108;
                this.match(YamlParser.COLON);
                this.state = 112;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 15) {
                    {
                    {
                    this.state = 109;
                    this.match(YamlParser.PROPERTY);
                    }
                    }
                    this.state = 114;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 116;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 35591172) !== 0)) {
                    {
                    this.state = 115;
                    this.value();
                    }
                }

                }
                break;
            case YamlParser.INDENT:
            case YamlParser.OPEN_BRACKET:
            case YamlParser.OPEN_BRACE:
            case YamlParser.ALIAS:
            case YamlParser.STRING:
            case YamlParser.PLAIN:
            case YamlParser.HEADER:
            case YamlParser.OTHER:
            case YamlParser.TEXT:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 118;
                this.value();
                this.state = 129;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 9) {
                    {
                    this.state = 119;
                    this.match(YamlParser.COLON);
                    this.state = 123;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 15) {
                        {
                        {
                        this.state = 120;
                        this.match(YamlParser.PROPERTY);
                        }
                        }
                        this.state = 125;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 127;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 35591172) !== 0)) {
                        {
                        this.state = 126;
                        this.value();
                        }
                    }

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
    public value(): ValueContext {
        let localContext = new ValueContext(this.context, this.state);
        this.enterRule(localContext, 6, YamlParser.RULE_value);
        let _la: number;
        try {
            let alternative: number;
            this.state = 189;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case YamlParser.INDENT:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 133;
                this.match(YamlParser.INDENT);
                this.state = 137;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 134;
                    this.entry();
                    this.state = 135;
                    this.match(YamlParser.NEWLINE);
                    }
                    }
                    this.state = 139;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 35624852) !== 0));
                this.state = 141;
                this.match(YamlParser.DEDENT);
                }
                break;
            case YamlParser.HEADER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 143;
                this.match(YamlParser.HEADER);
                this.state = 152;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 2) {
                    {
                    this.state = 144;
                    this.match(YamlParser.INDENT);
                    this.state = 147;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    do {
                        {
                        {
                        this.state = 145;
                        this.match(YamlParser.TEXT);
                        this.state = 146;
                        this.match(YamlParser.NEWLINE);
                        }
                        }
                        this.state = 149;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    } while (_la === 25);
                    this.state = 151;
                    this.match(YamlParser.DEDENT);
                    }
                }

                }
                break;
            case YamlParser.ALIAS:
            case YamlParser.STRING:
            case YamlParser.PLAIN:
            case YamlParser.OTHER:
            case YamlParser.TEXT:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 155;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 154;
                    _la = this.tokenStream.LA(1);
                    if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 35061760) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    }
                    this.state = 157;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 35061760) !== 0));
                }
                break;
            case YamlParser.OPEN_BRACKET:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 159;
                this.match(YamlParser.OPEN_BRACKET);
                this.state = 171;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 35624852) !== 0)) {
                    {
                    this.state = 160;
                    this.entry();
                    this.state = 165;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 29, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 161;
                            this.match(YamlParser.COMMA);
                            this.state = 162;
                            this.entry();
                            }
                            }
                        }
                        this.state = 167;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 29, this.context);
                    }
                    this.state = 169;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 23) {
                        {
                        this.state = 168;
                        this.match(YamlParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 173;
                this.match(YamlParser.CLOSE_BRACKET);
                }
                break;
            case YamlParser.OPEN_BRACE:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 174;
                this.match(YamlParser.OPEN_BRACE);
                this.state = 186;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 35624852) !== 0)) {
                    {
                    this.state = 175;
                    this.entry();
                    this.state = 180;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 32, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 176;
                            this.match(YamlParser.COMMA);
                            this.state = 177;
                            this.entry();
                            }
                            }
                        }
                        this.state = 182;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 32, this.context);
                    }
                    this.state = 184;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 23) {
                        {
                        this.state = 183;
                        this.match(YamlParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 188;
                this.match(YamlParser.CLOSE_BRACE);
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
        4,1,27,192,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,1,0,1,0,1,0,5,0,12,8,
        0,10,0,12,0,15,9,0,1,0,5,0,18,8,0,10,0,12,0,21,9,0,1,0,1,0,1,1,1,
        1,1,1,1,1,1,1,5,1,30,8,1,10,1,12,1,33,9,1,1,2,1,2,5,2,37,8,2,10,
        2,12,2,40,9,2,1,2,3,2,43,8,2,1,2,1,2,5,2,47,8,2,10,2,12,2,50,9,2,
        1,2,3,2,53,8,2,1,2,1,2,5,2,57,8,2,10,2,12,2,60,9,2,1,2,3,2,63,8,
        2,3,2,65,8,2,1,2,1,2,5,2,69,8,2,10,2,12,2,72,9,2,1,2,3,2,75,8,2,
        1,2,4,2,78,8,2,11,2,12,2,79,1,2,1,2,1,2,5,2,85,8,2,10,2,12,2,88,
        9,2,1,2,3,2,91,8,2,1,2,1,2,1,2,5,2,96,8,2,10,2,12,2,99,9,2,1,2,3,
        2,102,8,2,3,2,104,8,2,3,2,106,8,2,1,2,1,2,1,2,5,2,111,8,2,10,2,12,
        2,114,9,2,1,2,3,2,117,8,2,1,2,1,2,1,2,5,2,122,8,2,10,2,12,2,125,
        9,2,1,2,3,2,128,8,2,3,2,130,8,2,3,2,132,8,2,1,3,1,3,1,3,1,3,4,3,
        138,8,3,11,3,12,3,139,1,3,1,3,1,3,1,3,1,3,1,3,4,3,148,8,3,11,3,12,
        3,149,1,3,3,3,153,8,3,1,3,4,3,156,8,3,11,3,12,3,157,1,3,1,3,1,3,
        1,3,5,3,164,8,3,10,3,12,3,167,9,3,1,3,3,3,170,8,3,3,3,172,8,3,1,
        3,1,3,1,3,1,3,1,3,5,3,179,8,3,10,3,12,3,182,9,3,1,3,3,3,185,8,3,
        3,3,187,8,3,1,3,3,3,190,8,3,1,3,0,0,4,0,2,4,6,0,2,2,0,14,14,26,26,
        3,0,16,18,20,20,25,25,231,0,13,1,0,0,0,2,24,1,0,0,0,4,131,1,0,0,
        0,6,189,1,0,0,0,8,9,3,4,2,0,9,10,5,1,0,0,10,12,1,0,0,0,11,8,1,0,
        0,0,12,15,1,0,0,0,13,11,1,0,0,0,13,14,1,0,0,0,14,19,1,0,0,0,15,13,
        1,0,0,0,16,18,3,2,1,0,17,16,1,0,0,0,18,21,1,0,0,0,19,17,1,0,0,0,
        19,20,1,0,0,0,20,22,1,0,0,0,21,19,1,0,0,0,22,23,5,0,0,1,23,1,1,0,
        0,0,24,25,7,0,0,0,25,31,5,1,0,0,26,27,3,4,2,0,27,28,5,1,0,0,28,30,
        1,0,0,0,29,26,1,0,0,0,30,33,1,0,0,0,31,29,1,0,0,0,31,32,1,0,0,0,
        32,3,1,0,0,0,33,31,1,0,0,0,34,38,5,7,0,0,35,37,5,15,0,0,36,35,1,
        0,0,0,37,40,1,0,0,0,38,36,1,0,0,0,38,39,1,0,0,0,39,42,1,0,0,0,40,
        38,1,0,0,0,41,43,3,6,3,0,42,41,1,0,0,0,42,43,1,0,0,0,43,132,1,0,
        0,0,44,48,5,8,0,0,45,47,5,15,0,0,46,45,1,0,0,0,47,50,1,0,0,0,48,
        46,1,0,0,0,48,49,1,0,0,0,49,52,1,0,0,0,50,48,1,0,0,0,51,53,3,6,3,
        0,52,51,1,0,0,0,52,53,1,0,0,0,53,64,1,0,0,0,54,58,5,9,0,0,55,57,
        5,15,0,0,56,55,1,0,0,0,57,60,1,0,0,0,58,56,1,0,0,0,58,59,1,0,0,0,
        59,62,1,0,0,0,60,58,1,0,0,0,61,63,3,6,3,0,62,61,1,0,0,0,62,63,1,
        0,0,0,63,65,1,0,0,0,64,54,1,0,0,0,64,65,1,0,0,0,65,132,1,0,0,0,66,
        70,5,9,0,0,67,69,5,15,0,0,68,67,1,0,0,0,69,72,1,0,0,0,70,68,1,0,
        0,0,70,71,1,0,0,0,71,74,1,0,0,0,72,70,1,0,0,0,73,75,3,6,3,0,74,73,
        1,0,0,0,74,75,1,0,0,0,75,132,1,0,0,0,76,78,5,15,0,0,77,76,1,0,0,
        0,78,79,1,0,0,0,79,77,1,0,0,0,79,80,1,0,0,0,80,105,1,0,0,0,81,82,
        5,4,0,0,82,86,5,9,0,0,83,85,5,15,0,0,84,83,1,0,0,0,85,88,1,0,0,0,
        86,84,1,0,0,0,86,87,1,0,0,0,87,90,1,0,0,0,88,86,1,0,0,0,89,91,3,
        6,3,0,90,89,1,0,0,0,90,91,1,0,0,0,91,106,1,0,0,0,92,103,3,6,3,0,
        93,97,5,9,0,0,94,96,5,15,0,0,95,94,1,0,0,0,96,99,1,0,0,0,97,95,1,
        0,0,0,97,98,1,0,0,0,98,101,1,0,0,0,99,97,1,0,0,0,100,102,3,6,3,0,
        101,100,1,0,0,0,101,102,1,0,0,0,102,104,1,0,0,0,103,93,1,0,0,0,103,
        104,1,0,0,0,104,106,1,0,0,0,105,81,1,0,0,0,105,92,1,0,0,0,105,106,
        1,0,0,0,106,132,1,0,0,0,107,108,5,4,0,0,108,112,5,9,0,0,109,111,
        5,15,0,0,110,109,1,0,0,0,111,114,1,0,0,0,112,110,1,0,0,0,112,113,
        1,0,0,0,113,116,1,0,0,0,114,112,1,0,0,0,115,117,3,6,3,0,116,115,
        1,0,0,0,116,117,1,0,0,0,117,132,1,0,0,0,118,129,3,6,3,0,119,123,
        5,9,0,0,120,122,5,15,0,0,121,120,1,0,0,0,122,125,1,0,0,0,123,121,
        1,0,0,0,123,124,1,0,0,0,124,127,1,0,0,0,125,123,1,0,0,0,126,128,
        3,6,3,0,127,126,1,0,0,0,127,128,1,0,0,0,128,130,1,0,0,0,129,119,
        1,0,0,0,129,130,1,0,0,0,130,132,1,0,0,0,131,34,1,0,0,0,131,44,1,
        0,0,0,131,66,1,0,0,0,131,77,1,0,0,0,131,107,1,0,0,0,131,118,1,0,
        0,0,132,5,1,0,0,0,133,137,5,2,0,0,134,135,3,4,2,0,135,136,5,1,0,
        0,136,138,1,0,0,0,137,134,1,0,0,0,138,139,1,0,0,0,139,137,1,0,0,
        0,139,140,1,0,0,0,140,141,1,0,0,0,141,142,5,3,0,0,142,190,1,0,0,
        0,143,152,5,19,0,0,144,147,5,2,0,0,145,146,5,25,0,0,146,148,5,1,
        0,0,147,145,1,0,0,0,148,149,1,0,0,0,149,147,1,0,0,0,149,150,1,0,
        0,0,150,151,1,0,0,0,151,153,5,3,0,0,152,144,1,0,0,0,152,153,1,0,
        0,0,153,190,1,0,0,0,154,156,7,1,0,0,155,154,1,0,0,0,156,157,1,0,
        0,0,157,155,1,0,0,0,157,158,1,0,0,0,158,190,1,0,0,0,159,171,5,10,
        0,0,160,165,3,4,2,0,161,162,5,23,0,0,162,164,3,4,2,0,163,161,1,0,
        0,0,164,167,1,0,0,0,165,163,1,0,0,0,165,166,1,0,0,0,166,169,1,0,
        0,0,167,165,1,0,0,0,168,170,5,23,0,0,169,168,1,0,0,0,169,170,1,0,
        0,0,170,172,1,0,0,0,171,160,1,0,0,0,171,172,1,0,0,0,172,173,1,0,
        0,0,173,190,5,11,0,0,174,186,5,12,0,0,175,180,3,4,2,0,176,177,5,
        23,0,0,177,179,3,4,2,0,178,176,1,0,0,0,179,182,1,0,0,0,180,178,1,
        0,0,0,180,181,1,0,0,0,181,184,1,0,0,0,182,180,1,0,0,0,183,185,5,
        23,0,0,184,183,1,0,0,0,184,185,1,0,0,0,185,187,1,0,0,0,186,175,1,
        0,0,0,186,187,1,0,0,0,187,188,1,0,0,0,188,190,5,13,0,0,189,133,1,
        0,0,0,189,143,1,0,0,0,189,155,1,0,0,0,189,159,1,0,0,0,189,174,1,
        0,0,0,190,7,1,0,0,0,36,13,19,31,38,42,48,52,58,62,64,70,74,79,86,
        90,97,101,103,105,112,116,123,127,129,131,139,149,152,157,165,169,
        171,180,184,186,189
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!YamlParser.__ATN) {
            YamlParser.__ATN = new antlr.ATNDeserializer().deserialize(YamlParser._serializedATN);
        }

        return YamlParser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(YamlParser.literalNames, YamlParser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return YamlParser.vocabulary;
    }

    private static readonly decisionsToDFA = YamlParser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class YamlContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(YamlParser.EOF, 0)!;
    }
    public entry(): EntryContext[];
    public entry(i: number): EntryContext | null;
    public entry(i?: number): EntryContext[] | EntryContext | null {
        if (i === undefined) {
            return this.getRuleContexts(EntryContext);
        }

        return this.getRuleContext(i, EntryContext);
    }
    public NEWLINE(): antlr.TerminalNode[];
    public NEWLINE(i: number): antlr.TerminalNode | null;
    public NEWLINE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(YamlParser.NEWLINE);
    	} else {
    		return this.getToken(YamlParser.NEWLINE, i);
    	}
    }
    public document(): DocumentContext[];
    public document(i: number): DocumentContext | null;
    public document(i?: number): DocumentContext[] | DocumentContext | null {
        if (i === undefined) {
            return this.getRuleContexts(DocumentContext);
        }

        return this.getRuleContext(i, DocumentContext);
    }
    public override get ruleIndex(): number {
        return YamlParser.RULE_yaml;
    }
}


export class DocumentContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public NEWLINE(): antlr.TerminalNode[];
    public NEWLINE(i: number): antlr.TerminalNode | null;
    public NEWLINE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(YamlParser.NEWLINE);
    	} else {
    		return this.getToken(YamlParser.NEWLINE, i);
    	}
    }
    public DOCUMENT(): antlr.TerminalNode | null {
        return this.getToken(YamlParser.DOCUMENT, 0);
    }
    public DIRECTIVE(): antlr.TerminalNode | null {
        return this.getToken(YamlParser.DIRECTIVE, 0);
    }
    public entry(): EntryContext[];
    public entry(i: number): EntryContext | null;
    public entry(i?: number): EntryContext[] | EntryContext | null {
        if (i === undefined) {
            return this.getRuleContexts(EntryContext);
        }

        return this.getRuleContext(i, EntryContext);
    }
    public override get ruleIndex(): number {
        return YamlParser.RULE_document;
    }
}


export class EntryContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public DASH(): antlr.TerminalNode | null {
        return this.getToken(YamlParser.DASH, 0);
    }
    public PROPERTY(): antlr.TerminalNode[];
    public PROPERTY(i: number): antlr.TerminalNode | null;
    public PROPERTY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(YamlParser.PROPERTY);
    	} else {
    		return this.getToken(YamlParser.PROPERTY, i);
    	}
    }
    public value(): ValueContext[];
    public value(i: number): ValueContext | null;
    public value(i?: number): ValueContext[] | ValueContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ValueContext);
        }

        return this.getRuleContext(i, ValueContext);
    }
    public QUESTION(): antlr.TerminalNode | null {
        return this.getToken(YamlParser.QUESTION, 0);
    }
    public COLON(): antlr.TerminalNode | null {
        return this.getToken(YamlParser.COLON, 0);
    }
    public KEY(): antlr.TerminalNode | null {
        return this.getToken(YamlParser.KEY, 0);
    }
    public override get ruleIndex(): number {
        return YamlParser.RULE_entry;
    }
}


export class ValueContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public INDENT(): antlr.TerminalNode | null {
        return this.getToken(YamlParser.INDENT, 0);
    }
    public DEDENT(): antlr.TerminalNode | null {
        return this.getToken(YamlParser.DEDENT, 0);
    }
    public entry(): EntryContext[];
    public entry(i: number): EntryContext | null;
    public entry(i?: number): EntryContext[] | EntryContext | null {
        if (i === undefined) {
            return this.getRuleContexts(EntryContext);
        }

        return this.getRuleContext(i, EntryContext);
    }
    public NEWLINE(): antlr.TerminalNode[];
    public NEWLINE(i: number): antlr.TerminalNode | null;
    public NEWLINE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(YamlParser.NEWLINE);
    	} else {
    		return this.getToken(YamlParser.NEWLINE, i);
    	}
    }
    public HEADER(): antlr.TerminalNode | null {
        return this.getToken(YamlParser.HEADER, 0);
    }
    public TEXT(): antlr.TerminalNode[];
    public TEXT(i: number): antlr.TerminalNode | null;
    public TEXT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(YamlParser.TEXT);
    	} else {
    		return this.getToken(YamlParser.TEXT, i);
    	}
    }
    public PLAIN(): antlr.TerminalNode[];
    public PLAIN(i: number): antlr.TerminalNode | null;
    public PLAIN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(YamlParser.PLAIN);
    	} else {
    		return this.getToken(YamlParser.PLAIN, i);
    	}
    }
    public STRING(): antlr.TerminalNode[];
    public STRING(i: number): antlr.TerminalNode | null;
    public STRING(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(YamlParser.STRING);
    	} else {
    		return this.getToken(YamlParser.STRING, i);
    	}
    }
    public ALIAS(): antlr.TerminalNode[];
    public ALIAS(i: number): antlr.TerminalNode | null;
    public ALIAS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(YamlParser.ALIAS);
    	} else {
    		return this.getToken(YamlParser.ALIAS, i);
    	}
    }
    public OTHER(): antlr.TerminalNode[];
    public OTHER(i: number): antlr.TerminalNode | null;
    public OTHER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(YamlParser.OTHER);
    	} else {
    		return this.getToken(YamlParser.OTHER, i);
    	}
    }
    public OPEN_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(YamlParser.OPEN_BRACKET, 0);
    }
    public CLOSE_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(YamlParser.CLOSE_BRACKET, 0);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(YamlParser.COMMA);
    	} else {
    		return this.getToken(YamlParser.COMMA, i);
    	}
    }
    public OPEN_BRACE(): antlr.TerminalNode | null {
        return this.getToken(YamlParser.OPEN_BRACE, 0);
    }
    public CLOSE_BRACE(): antlr.TerminalNode | null {
        return this.getToken(YamlParser.CLOSE_BRACE, 0);
    }
    public override get ruleIndex(): number {
        return YamlParser.RULE_value;
    }
}
