
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
    public static readonly SINGLE_SPACE = 26;
    public static readonly DOUBLE_SPACE = 27;
    public static readonly DOCUMENT = 28;
    public static readonly QUOTE = 29;
    public static readonly EXACT_SPACE = 30;
    public static readonly SINGLE_END = 31;
    public static readonly DOUBLE_BACKSLASH = 32;
    public static readonly DOUBLE_END = 33;
    public static readonly RULE_yaml = 0;
    public static readonly RULE_document = 1;
    public static readonly RULE_entry = 2;
    public static readonly RULE_value = 3;

    public static readonly literalNames = [
        null, null, null, null, null, null, null, "'-'", null, null, "'['", 
        "']'", "'{'", "'}'", null, null, null, null, null, null, null, null, 
        null, "','", null, null, null, null, null, null, null, "'''", "'\\'", 
        "'\"'"
    ];

    public static readonly symbolicNames = [
        null, "NEWLINE", "INDENT", "DEDENT", "KEY", "SPACE", "COMMENT", 
        "DASH", "QUESTION", "COLON", "OPEN_BRACKET", "CLOSE_BRACKET", "OPEN_BRACE", 
        "CLOSE_BRACE", "DIRECTIVE", "PROPERTY", "ALIAS", "STRING", "PLAIN", 
        "HEADER", "OTHER", "FLOW_SPACE", "FLOW_COMMENT", "COMMA", "LINES_SPACE", 
        "TEXT", "SINGLE_SPACE", "DOUBLE_SPACE", "DOCUMENT", "QUOTE", "EXACT_SPACE", 
        "SINGLE_END", "DOUBLE_BACKSLASH", "DOUBLE_END"
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
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 572495764) !== 0)) {
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
            while (_la === 14 || _la === 28) {
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
            if(!(_la === 14 || _la === 28)) {
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
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 572495764) !== 0)) {
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
            this.state = 164;
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
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 572462084) !== 0)) {
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
                this.state = 83;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case YamlParser.KEY:
                    {
                    this.state = 51;
                    this.match(YamlParser.KEY);
                    this.state = 52;
                    this.match(YamlParser.COLON);
                    this.state = 56;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 9) {
                        {
                        {
                        this.state = 53;
                        this.match(YamlParser.COLON);
                        }
                        }
                        this.state = 58;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 62;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 15) {
                        {
                        {
                        this.state = 59;
                        this.match(YamlParser.PROPERTY);
                        }
                        }
                        this.state = 64;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 66;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 572462084) !== 0)) {
                        {
                        this.state = 65;
                        this.value();
                        }
                    }

                    }
                    break;
                case YamlParser.NEWLINE:
                case YamlParser.INDENT:
                case YamlParser.COLON:
                case YamlParser.OPEN_BRACKET:
                case YamlParser.CLOSE_BRACKET:
                case YamlParser.OPEN_BRACE:
                case YamlParser.CLOSE_BRACE:
                case YamlParser.ALIAS:
                case YamlParser.STRING:
                case YamlParser.PLAIN:
                case YamlParser.HEADER:
                case YamlParser.OTHER:
                case YamlParser.COMMA:
                case YamlParser.TEXT:
                case YamlParser.QUOTE:
                    {
                    this.state = 69;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 572462084) !== 0)) {
                        {
                        this.state = 68;
                        this.value();
                        }
                    }

                    this.state = 81;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 9) {
                        {
                        this.state = 71;
                        this.match(YamlParser.COLON);
                        this.state = 75;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 15) {
                            {
                            {
                            this.state = 72;
                            this.match(YamlParser.PROPERTY);
                            }
                            }
                            this.state = 77;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 79;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 572462084) !== 0)) {
                            {
                            this.state = 78;
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
                break;
            case YamlParser.COLON:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 85;
                this.match(YamlParser.COLON);
                this.state = 89;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 15) {
                    {
                    {
                    this.state = 86;
                    this.match(YamlParser.PROPERTY);
                    }
                    }
                    this.state = 91;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 93;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 572462084) !== 0)) {
                    {
                    this.state = 92;
                    this.value();
                    }
                }

                }
                break;
            case YamlParser.PROPERTY:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 96;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 95;
                    this.match(YamlParser.PROPERTY);
                    }
                    }
                    this.state = 98;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 15);
                this.state = 132;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case YamlParser.KEY:
                    {
                    this.state = 100;
                    this.match(YamlParser.KEY);
                    this.state = 101;
                    this.match(YamlParser.COLON);
                    this.state = 105;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 9) {
                        {
                        {
                        this.state = 102;
                        this.match(YamlParser.COLON);
                        }
                        }
                        this.state = 107;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 111;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 15) {
                        {
                        {
                        this.state = 108;
                        this.match(YamlParser.PROPERTY);
                        }
                        }
                        this.state = 113;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 115;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 572462084) !== 0)) {
                        {
                        this.state = 114;
                        this.value();
                        }
                    }

                    }
                    break;
                case YamlParser.NEWLINE:
                case YamlParser.INDENT:
                case YamlParser.COLON:
                case YamlParser.OPEN_BRACKET:
                case YamlParser.CLOSE_BRACKET:
                case YamlParser.OPEN_BRACE:
                case YamlParser.CLOSE_BRACE:
                case YamlParser.ALIAS:
                case YamlParser.STRING:
                case YamlParser.PLAIN:
                case YamlParser.HEADER:
                case YamlParser.OTHER:
                case YamlParser.COMMA:
                case YamlParser.TEXT:
                case YamlParser.QUOTE:
                    {
                    this.state = 118;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 572462084) !== 0)) {
                        {
                        this.state = 117;
                        this.value();
                        }
                    }

                    this.state = 130;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 9) {
                        {
                        this.state = 120;
                        this.match(YamlParser.COLON);
                        this.state = 124;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 15) {
                            {
                            {
                            this.state = 121;
                            this.match(YamlParser.PROPERTY);
                            }
                            }
                            this.state = 126;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 128;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 572462084) !== 0)) {
                            {
                            this.state = 127;
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
                break;
            case YamlParser.KEY:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 134;
                this.match(YamlParser.KEY);
                this.state = 135;
                this.match(YamlParser.COLON);
                this.state = 139;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 9) {
                    {
                    {
                    this.state = 136;
                    this.match(YamlParser.COLON);
                    }
                    }
                    this.state = 141;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 145;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 15) {
                    {
                    {
                    this.state = 142;
                    this.match(YamlParser.PROPERTY);
                    }
                    }
                    this.state = 147;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 149;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 572462084) !== 0)) {
                    {
                    this.state = 148;
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
            case YamlParser.QUOTE:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 151;
                this.value();
                this.state = 162;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 9) {
                    {
                    this.state = 152;
                    this.match(YamlParser.COLON);
                    this.state = 156;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 15) {
                        {
                        {
                        this.state = 153;
                        this.match(YamlParser.PROPERTY);
                        }
                        }
                        this.state = 158;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 160;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 572462084) !== 0)) {
                        {
                        this.state = 159;
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
            this.state = 237;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case YamlParser.INDENT:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 166;
                this.match(YamlParser.INDENT);
                this.state = 170;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 167;
                    this.entry();
                    this.state = 168;
                    this.match(YamlParser.NEWLINE);
                    }
                    }
                    this.state = 172;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 572495764) !== 0));
                this.state = 174;
                this.match(YamlParser.DEDENT);
                }
                break;
            case YamlParser.HEADER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 176;
                this.match(YamlParser.HEADER);
                this.state = 185;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 2) {
                    {
                    this.state = 177;
                    this.match(YamlParser.INDENT);
                    this.state = 180;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    do {
                        {
                        {
                        this.state = 178;
                        this.match(YamlParser.TEXT);
                        this.state = 179;
                        this.match(YamlParser.NEWLINE);
                        }
                        }
                        this.state = 182;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    } while (_la === 25);
                    this.state = 184;
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
            case YamlParser.QUOTE:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 200;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    this.state = 200;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case YamlParser.PLAIN:
                        {
                        this.state = 187;
                        this.match(YamlParser.PLAIN);
                        }
                        break;
                    case YamlParser.STRING:
                        {
                        this.state = 188;
                        this.match(YamlParser.STRING);
                        }
                        break;
                    case YamlParser.QUOTE:
                        {
                        this.state = 189;
                        this.match(YamlParser.QUOTE);
                        this.state = 193;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 25) {
                            {
                            {
                            this.state = 190;
                            this.match(YamlParser.TEXT);
                            }
                            }
                            this.state = 195;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 196;
                        this.match(YamlParser.QUOTE);
                        }
                        break;
                    case YamlParser.ALIAS:
                        {
                        this.state = 197;
                        this.match(YamlParser.ALIAS);
                        }
                        break;
                    case YamlParser.TEXT:
                        {
                        this.state = 198;
                        this.match(YamlParser.TEXT);
                        }
                        break;
                    case YamlParser.OTHER:
                        {
                        this.state = 199;
                        this.match(YamlParser.OTHER);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 202;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 571932672) !== 0));
                this.state = 205;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 4) {
                    {
                    this.state = 204;
                    this.match(YamlParser.KEY);
                    }
                }

                }
                break;
            case YamlParser.OPEN_BRACKET:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 207;
                this.match(YamlParser.OPEN_BRACKET);
                this.state = 219;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 572495764) !== 0)) {
                    {
                    this.state = 208;
                    this.entry();
                    this.state = 213;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 39, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 209;
                            this.match(YamlParser.COMMA);
                            this.state = 210;
                            this.entry();
                            }
                            }
                        }
                        this.state = 215;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 39, this.context);
                    }
                    this.state = 217;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 23) {
                        {
                        this.state = 216;
                        this.match(YamlParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 221;
                this.match(YamlParser.CLOSE_BRACKET);
                }
                break;
            case YamlParser.OPEN_BRACE:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 222;
                this.match(YamlParser.OPEN_BRACE);
                this.state = 234;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 572495764) !== 0)) {
                    {
                    this.state = 223;
                    this.entry();
                    this.state = 228;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 42, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 224;
                            this.match(YamlParser.COMMA);
                            this.state = 225;
                            this.entry();
                            }
                            }
                        }
                        this.state = 230;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 42, this.context);
                    }
                    this.state = 232;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 23) {
                        {
                        this.state = 231;
                        this.match(YamlParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 236;
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
        4,1,33,240,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,1,0,1,0,1,0,5,0,12,8,
        0,10,0,12,0,15,9,0,1,0,5,0,18,8,0,10,0,12,0,21,9,0,1,0,1,0,1,1,1,
        1,1,1,1,1,1,1,5,1,30,8,1,10,1,12,1,33,9,1,1,2,1,2,5,2,37,8,2,10,
        2,12,2,40,9,2,1,2,3,2,43,8,2,1,2,1,2,5,2,47,8,2,10,2,12,2,50,9,2,
        1,2,1,2,1,2,5,2,55,8,2,10,2,12,2,58,9,2,1,2,5,2,61,8,2,10,2,12,2,
        64,9,2,1,2,3,2,67,8,2,1,2,3,2,70,8,2,1,2,1,2,5,2,74,8,2,10,2,12,
        2,77,9,2,1,2,3,2,80,8,2,3,2,82,8,2,3,2,84,8,2,1,2,1,2,5,2,88,8,2,
        10,2,12,2,91,9,2,1,2,3,2,94,8,2,1,2,4,2,97,8,2,11,2,12,2,98,1,2,
        1,2,1,2,5,2,104,8,2,10,2,12,2,107,9,2,1,2,5,2,110,8,2,10,2,12,2,
        113,9,2,1,2,3,2,116,8,2,1,2,3,2,119,8,2,1,2,1,2,5,2,123,8,2,10,2,
        12,2,126,9,2,1,2,3,2,129,8,2,3,2,131,8,2,3,2,133,8,2,1,2,1,2,1,2,
        5,2,138,8,2,10,2,12,2,141,9,2,1,2,5,2,144,8,2,10,2,12,2,147,9,2,
        1,2,3,2,150,8,2,1,2,1,2,1,2,5,2,155,8,2,10,2,12,2,158,9,2,1,2,3,
        2,161,8,2,3,2,163,8,2,3,2,165,8,2,1,3,1,3,1,3,1,3,4,3,171,8,3,11,
        3,12,3,172,1,3,1,3,1,3,1,3,1,3,1,3,4,3,181,8,3,11,3,12,3,182,1,3,
        3,3,186,8,3,1,3,1,3,1,3,1,3,5,3,192,8,3,10,3,12,3,195,9,3,1,3,1,
        3,1,3,1,3,4,3,201,8,3,11,3,12,3,202,1,3,3,3,206,8,3,1,3,1,3,1,3,
        1,3,5,3,212,8,3,10,3,12,3,215,9,3,1,3,3,3,218,8,3,3,3,220,8,3,1,
        3,1,3,1,3,1,3,1,3,5,3,227,8,3,10,3,12,3,230,9,3,1,3,3,3,233,8,3,
        3,3,235,8,3,1,3,3,3,238,8,3,1,3,0,0,4,0,2,4,6,0,1,2,0,14,14,28,28,
        292,0,13,1,0,0,0,2,24,1,0,0,0,4,164,1,0,0,0,6,237,1,0,0,0,8,9,3,
        4,2,0,9,10,5,1,0,0,10,12,1,0,0,0,11,8,1,0,0,0,12,15,1,0,0,0,13,11,
        1,0,0,0,13,14,1,0,0,0,14,19,1,0,0,0,15,13,1,0,0,0,16,18,3,2,1,0,
        17,16,1,0,0,0,18,21,1,0,0,0,19,17,1,0,0,0,19,20,1,0,0,0,20,22,1,
        0,0,0,21,19,1,0,0,0,22,23,5,0,0,1,23,1,1,0,0,0,24,25,7,0,0,0,25,
        31,5,1,0,0,26,27,3,4,2,0,27,28,5,1,0,0,28,30,1,0,0,0,29,26,1,0,0,
        0,30,33,1,0,0,0,31,29,1,0,0,0,31,32,1,0,0,0,32,3,1,0,0,0,33,31,1,
        0,0,0,34,38,5,7,0,0,35,37,5,15,0,0,36,35,1,0,0,0,37,40,1,0,0,0,38,
        36,1,0,0,0,38,39,1,0,0,0,39,42,1,0,0,0,40,38,1,0,0,0,41,43,3,6,3,
        0,42,41,1,0,0,0,42,43,1,0,0,0,43,165,1,0,0,0,44,48,5,8,0,0,45,47,
        5,15,0,0,46,45,1,0,0,0,47,50,1,0,0,0,48,46,1,0,0,0,48,49,1,0,0,0,
        49,83,1,0,0,0,50,48,1,0,0,0,51,52,5,4,0,0,52,56,5,9,0,0,53,55,5,
        9,0,0,54,53,1,0,0,0,55,58,1,0,0,0,56,54,1,0,0,0,56,57,1,0,0,0,57,
        62,1,0,0,0,58,56,1,0,0,0,59,61,5,15,0,0,60,59,1,0,0,0,61,64,1,0,
        0,0,62,60,1,0,0,0,62,63,1,0,0,0,63,66,1,0,0,0,64,62,1,0,0,0,65,67,
        3,6,3,0,66,65,1,0,0,0,66,67,1,0,0,0,67,84,1,0,0,0,68,70,3,6,3,0,
        69,68,1,0,0,0,69,70,1,0,0,0,70,81,1,0,0,0,71,75,5,9,0,0,72,74,5,
        15,0,0,73,72,1,0,0,0,74,77,1,0,0,0,75,73,1,0,0,0,75,76,1,0,0,0,76,
        79,1,0,0,0,77,75,1,0,0,0,78,80,3,6,3,0,79,78,1,0,0,0,79,80,1,0,0,
        0,80,82,1,0,0,0,81,71,1,0,0,0,81,82,1,0,0,0,82,84,1,0,0,0,83,51,
        1,0,0,0,83,69,1,0,0,0,84,165,1,0,0,0,85,89,5,9,0,0,86,88,5,15,0,
        0,87,86,1,0,0,0,88,91,1,0,0,0,89,87,1,0,0,0,89,90,1,0,0,0,90,93,
        1,0,0,0,91,89,1,0,0,0,92,94,3,6,3,0,93,92,1,0,0,0,93,94,1,0,0,0,
        94,165,1,0,0,0,95,97,5,15,0,0,96,95,1,0,0,0,97,98,1,0,0,0,98,96,
        1,0,0,0,98,99,1,0,0,0,99,132,1,0,0,0,100,101,5,4,0,0,101,105,5,9,
        0,0,102,104,5,9,0,0,103,102,1,0,0,0,104,107,1,0,0,0,105,103,1,0,
        0,0,105,106,1,0,0,0,106,111,1,0,0,0,107,105,1,0,0,0,108,110,5,15,
        0,0,109,108,1,0,0,0,110,113,1,0,0,0,111,109,1,0,0,0,111,112,1,0,
        0,0,112,115,1,0,0,0,113,111,1,0,0,0,114,116,3,6,3,0,115,114,1,0,
        0,0,115,116,1,0,0,0,116,133,1,0,0,0,117,119,3,6,3,0,118,117,1,0,
        0,0,118,119,1,0,0,0,119,130,1,0,0,0,120,124,5,9,0,0,121,123,5,15,
        0,0,122,121,1,0,0,0,123,126,1,0,0,0,124,122,1,0,0,0,124,125,1,0,
        0,0,125,128,1,0,0,0,126,124,1,0,0,0,127,129,3,6,3,0,128,127,1,0,
        0,0,128,129,1,0,0,0,129,131,1,0,0,0,130,120,1,0,0,0,130,131,1,0,
        0,0,131,133,1,0,0,0,132,100,1,0,0,0,132,118,1,0,0,0,133,165,1,0,
        0,0,134,135,5,4,0,0,135,139,5,9,0,0,136,138,5,9,0,0,137,136,1,0,
        0,0,138,141,1,0,0,0,139,137,1,0,0,0,139,140,1,0,0,0,140,145,1,0,
        0,0,141,139,1,0,0,0,142,144,5,15,0,0,143,142,1,0,0,0,144,147,1,0,
        0,0,145,143,1,0,0,0,145,146,1,0,0,0,146,149,1,0,0,0,147,145,1,0,
        0,0,148,150,3,6,3,0,149,148,1,0,0,0,149,150,1,0,0,0,150,165,1,0,
        0,0,151,162,3,6,3,0,152,156,5,9,0,0,153,155,5,15,0,0,154,153,1,0,
        0,0,155,158,1,0,0,0,156,154,1,0,0,0,156,157,1,0,0,0,157,160,1,0,
        0,0,158,156,1,0,0,0,159,161,3,6,3,0,160,159,1,0,0,0,160,161,1,0,
        0,0,161,163,1,0,0,0,162,152,1,0,0,0,162,163,1,0,0,0,163,165,1,0,
        0,0,164,34,1,0,0,0,164,44,1,0,0,0,164,85,1,0,0,0,164,96,1,0,0,0,
        164,134,1,0,0,0,164,151,1,0,0,0,165,5,1,0,0,0,166,170,5,2,0,0,167,
        168,3,4,2,0,168,169,5,1,0,0,169,171,1,0,0,0,170,167,1,0,0,0,171,
        172,1,0,0,0,172,170,1,0,0,0,172,173,1,0,0,0,173,174,1,0,0,0,174,
        175,5,3,0,0,175,238,1,0,0,0,176,185,5,19,0,0,177,180,5,2,0,0,178,
        179,5,25,0,0,179,181,5,1,0,0,180,178,1,0,0,0,181,182,1,0,0,0,182,
        180,1,0,0,0,182,183,1,0,0,0,183,184,1,0,0,0,184,186,5,3,0,0,185,
        177,1,0,0,0,185,186,1,0,0,0,186,238,1,0,0,0,187,201,5,18,0,0,188,
        201,5,17,0,0,189,193,5,29,0,0,190,192,5,25,0,0,191,190,1,0,0,0,192,
        195,1,0,0,0,193,191,1,0,0,0,193,194,1,0,0,0,194,196,1,0,0,0,195,
        193,1,0,0,0,196,201,5,29,0,0,197,201,5,16,0,0,198,201,5,25,0,0,199,
        201,5,20,0,0,200,187,1,0,0,0,200,188,1,0,0,0,200,189,1,0,0,0,200,
        197,1,0,0,0,200,198,1,0,0,0,200,199,1,0,0,0,201,202,1,0,0,0,202,
        200,1,0,0,0,202,203,1,0,0,0,203,205,1,0,0,0,204,206,5,4,0,0,205,
        204,1,0,0,0,205,206,1,0,0,0,206,238,1,0,0,0,207,219,5,10,0,0,208,
        213,3,4,2,0,209,210,5,23,0,0,210,212,3,4,2,0,211,209,1,0,0,0,212,
        215,1,0,0,0,213,211,1,0,0,0,213,214,1,0,0,0,214,217,1,0,0,0,215,
        213,1,0,0,0,216,218,5,23,0,0,217,216,1,0,0,0,217,218,1,0,0,0,218,
        220,1,0,0,0,219,208,1,0,0,0,219,220,1,0,0,0,220,221,1,0,0,0,221,
        238,5,11,0,0,222,234,5,12,0,0,223,228,3,4,2,0,224,225,5,23,0,0,225,
        227,3,4,2,0,226,224,1,0,0,0,227,230,1,0,0,0,228,226,1,0,0,0,228,
        229,1,0,0,0,229,232,1,0,0,0,230,228,1,0,0,0,231,233,5,23,0,0,232,
        231,1,0,0,0,232,233,1,0,0,0,233,235,1,0,0,0,234,223,1,0,0,0,234,
        235,1,0,0,0,235,236,1,0,0,0,236,238,5,13,0,0,237,166,1,0,0,0,237,
        176,1,0,0,0,237,200,1,0,0,0,237,207,1,0,0,0,237,222,1,0,0,0,238,
        7,1,0,0,0,46,13,19,31,38,42,48,56,62,66,69,75,79,81,83,89,93,98,
        105,111,115,118,124,128,130,132,139,145,149,156,160,162,164,172,
        182,185,193,200,202,205,213,217,219,228,232,234,237
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
    public KEY(): antlr.TerminalNode | null {
        return this.getToken(YamlParser.KEY, 0);
    }
    public COLON(): antlr.TerminalNode[];
    public COLON(i: number): antlr.TerminalNode | null;
    public COLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(YamlParser.COLON);
    	} else {
    		return this.getToken(YamlParser.COLON, i);
    	}
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
    public QUOTE(): antlr.TerminalNode[];
    public QUOTE(i: number): antlr.TerminalNode | null;
    public QUOTE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(YamlParser.QUOTE);
    	} else {
    		return this.getToken(YamlParser.QUOTE, i);
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
    public KEY(): antlr.TerminalNode | null {
        return this.getToken(YamlParser.KEY, 0);
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
