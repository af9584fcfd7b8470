
import * as antlr from "antlr4ng";
import { Token } from "antlr4ng";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class SmtlibParser extends antlr.Parser {
    public static readonly SPACE = 1;
    public static readonly COMMENT = 2;
    public static readonly OPEN = 3;
    public static readonly CLOSE = 4;
    public static readonly LET = 5;
    public static readonly BINDER = 6;
    public static readonly MATCH = 7;
    public static readonly ANNOTATION = 8;
    public static readonly DECLARE_FUN = 9;
    public static readonly DECLARE_CONST = 10;
    public static readonly DEFINE_FUN = 11;
    public static readonly DEFINE_CONST = 12;
    public static readonly NUMERAL = 13;
    public static readonly DECIMAL = 14;
    public static readonly BITS = 15;
    public static readonly STRING = 16;
    public static readonly KEYWORD = 17;
    public static readonly SYMBOL = 18;
    public static readonly OTHER = 19;
    public static readonly RULE_script = 0;
    public static readonly RULE_command = 1;
    public static readonly RULE_term = 2;
    public static readonly RULE_value = 3;
    public static readonly RULE_binding = 4;
    public static readonly RULE_variable = 5;
    public static readonly RULE_matchCase = 6;
    public static readonly RULE_sort = 7;
    public static readonly RULE_attribute = 8;
    public static readonly RULE_atom = 9;
    public static readonly RULE_commandWord = 10;

    public static readonly literalNames = [
        null, null, null, "'('", "')'", "'let'", null, "'match'", "'!'", 
        "'declare-fun'", "'declare-const'", null, "'define-const'"
    ];

    public static readonly symbolicNames = [
        null, "SPACE", "COMMENT", "OPEN", "CLOSE", "LET", "BINDER", "MATCH", 
        "ANNOTATION", "DECLARE_FUN", "DECLARE_CONST", "DEFINE_FUN", "DEFINE_CONST", 
        "NUMERAL", "DECIMAL", "BITS", "STRING", "KEYWORD", "SYMBOL", "OTHER"
    ];
    public static readonly ruleNames = [
        "script", "command", "term", "value", "binding", "variable", "matchCase", 
        "sort", "attribute", "atom", "commandWord",
    ];

    public get grammarFileName(): string { return "SmtlibParser.g4"; }
    public get literalNames(): (string | null)[] { return SmtlibParser.literalNames; }
    public get symbolicNames(): (string | null)[] { return SmtlibParser.symbolicNames; }
    public get ruleNames(): string[] { return SmtlibParser.ruleNames; }
    public get serializedATN(): number[] { return SmtlibParser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, SmtlibParser._ATN, SmtlibParser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public script(): ScriptContext {
        let localContext = new ScriptContext(this.context, this.state);
        this.enterRule(localContext, 0, SmtlibParser.RULE_script);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 25;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 909336) !== 0)) {
                {
                {
                this.state = 22;
                this.command();
                }
                }
                this.state = 27;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 28;
            this.match(SmtlibParser.EOF);
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
    public command(): CommandContext {
        let localContext = new CommandContext(this.context, this.state);
        this.enterRule(localContext, 2, SmtlibParser.RULE_command);
        let _la: number;
        try {
            this.state = 141;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case SmtlibParser.OPEN:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 30;
                this.match(SmtlibParser.OPEN);
                this.state = 136;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case SmtlibParser.OPEN:
                case SmtlibParser.LET:
                case SmtlibParser.BINDER:
                case SmtlibParser.MATCH:
                case SmtlibParser.ANNOTATION:
                case SmtlibParser.NUMERAL:
                case SmtlibParser.DECIMAL:
                case SmtlibParser.BITS:
                case SmtlibParser.STRING:
                case SmtlibParser.SYMBOL:
                case SmtlibParser.OTHER:
                    {
                    this.state = 50;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case SmtlibParser.NUMERAL:
                    case SmtlibParser.DECIMAL:
                    case SmtlibParser.BITS:
                    case SmtlibParser.STRING:
                    case SmtlibParser.SYMBOL:
                    case SmtlibParser.OTHER:
                        {
                        this.state = 31;
                        this.atom();
                        }
                        break;
                    case SmtlibParser.LET:
                        {
                        this.state = 32;
                        this.match(SmtlibParser.LET);
                        }
                        break;
                    case SmtlibParser.BINDER:
                        {
                        this.state = 33;
                        this.match(SmtlibParser.BINDER);
                        }
                        break;
                    case SmtlibParser.MATCH:
                        {
                        this.state = 34;
                        this.match(SmtlibParser.MATCH);
                        }
                        break;
                    case SmtlibParser.ANNOTATION:
                        {
                        this.state = 35;
                        this.match(SmtlibParser.ANNOTATION);
                        }
                        break;
                    case SmtlibParser.OPEN:
                        {
                        this.state = 36;
                        this.match(SmtlibParser.OPEN);
                        this.state = 40;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 909320) !== 0)) {
                            {
                            {
                            this.state = 37;
                            this.term();
                            }
                            }
                            this.state = 42;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 46;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 17) {
                            {
                            {
                            this.state = 43;
                            this.attribute();
                            }
                            }
                            this.state = 48;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 49;
                        this.match(SmtlibParser.CLOSE);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 55;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 909320) !== 0)) {
                        {
                        {
                        this.state = 52;
                        this.term();
                        }
                        }
                        this.state = 57;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 61;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 17) {
                        {
                        {
                        this.state = 58;
                        this.attribute();
                        }
                        }
                        this.state = 63;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    break;
                case SmtlibParser.DECLARE_FUN:
                    {
                    this.state = 64;
                    this.match(SmtlibParser.DECLARE_FUN);
                    this.state = 82;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 909312) !== 0)) {
                        {
                        this.state = 65;
                        this.atom();
                        this.state = 80;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 3) {
                            {
                            this.state = 66;
                            this.match(SmtlibParser.OPEN);
                            this.state = 70;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 909320) !== 0)) {
                                {
                                {
                                this.state = 67;
                                this.sort();
                                }
                                }
                                this.state = 72;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            }
                            this.state = 73;
                            this.match(SmtlibParser.CLOSE);
                            this.state = 77;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 909320) !== 0)) {
                                {
                                {
                                this.state = 74;
                                this.sort();
                                }
                                }
                                this.state = 79;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            }
                            }
                        }

                        }
                    }

                    }
                    break;
                case SmtlibParser.DECLARE_CONST:
                    {
                    this.state = 84;
                    this.match(SmtlibParser.DECLARE_CONST);
                    this.state = 92;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 909312) !== 0)) {
                        {
                        this.state = 85;
                        this.atom();
                        this.state = 89;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 909320) !== 0)) {
                            {
                            {
                            this.state = 86;
                            this.sort();
                            }
                            }
                            this.state = 91;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    }
                    break;
                case SmtlibParser.DEFINE_FUN:
                    {
                    this.state = 94;
                    this.match(SmtlibParser.DEFINE_FUN);
                    this.state = 115;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 909312) !== 0)) {
                        {
                        this.state = 95;
                        this.atom();
                        this.state = 113;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 3) {
                            {
                            this.state = 96;
                            this.match(SmtlibParser.OPEN);
                            this.state = 100;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            while (_la === 3) {
                                {
                                {
                                this.state = 97;
                                this.variable();
                                }
                                }
                                this.state = 102;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            }
                            this.state = 103;
                            this.match(SmtlibParser.CLOSE);
                            this.state = 111;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 909320) !== 0)) {
                                {
                                this.state = 104;
                                this.sort();
                                this.state = 108;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 909320) !== 0)) {
                                    {
                                    {
                                    this.state = 105;
                                    this.term();
                                    }
                                    }
                                    this.state = 110;
                                    this.errorHandler.sync(this);
                                    _la = this.tokenStream.LA(1);
                                }
                                }
                            }

                            }
                        }

                        }
                    }

                    }
                    break;
                case SmtlibParser.DEFINE_CONST:
                    {
                    this.state = 117;
                    this.match(SmtlibParser.DEFINE_CONST);
                    this.state = 128;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 909312) !== 0)) {
                        {
                        this.state = 118;
                        this.atom();
                        this.state = 126;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 909320) !== 0)) {
                            {
                            this.state = 119;
                            this.sort();
                            this.state = 123;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 909320) !== 0)) {
                                {
                                {
                                this.state = 120;
                                this.term();
                                }
                                }
                                this.state = 125;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            }
                            }
                        }

                        }
                    }

                    }
                    break;
                case SmtlibParser.CLOSE:
                case SmtlibParser.KEYWORD:
                    {
                    this.state = 133;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 17) {
                        {
                        {
                        this.state = 130;
                        this.attribute();
                        }
                        }
                        this.state = 135;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 138;
                this.match(SmtlibParser.CLOSE);
                }
                break;
            case SmtlibParser.NUMERAL:
            case SmtlibParser.DECIMAL:
            case SmtlibParser.BITS:
            case SmtlibParser.STRING:
            case SmtlibParser.SYMBOL:
            case SmtlibParser.OTHER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 139;
                this.atom();
                }
                break;
            case SmtlibParser.CLOSE:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 140;
                this.match(SmtlibParser.CLOSE);
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
    public term(): TermContext {
        let localContext = new TermContext(this.context, this.state);
        this.enterRule(localContext, 4, SmtlibParser.RULE_term);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 143;
            this.value();
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
        this.enterRule(localContext, 6, SmtlibParser.RULE_value);
        let _la: number;
        try {
            this.state = 253;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case SmtlibParser.NUMERAL:
            case SmtlibParser.DECIMAL:
            case SmtlibParser.BITS:
            case SmtlibParser.STRING:
            case SmtlibParser.SYMBOL:
            case SmtlibParser.OTHER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 145;
                this.atom();
                }
                break;
            case SmtlibParser.OPEN:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 146;
                this.match(SmtlibParser.OPEN);
                this.state = 250;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case SmtlibParser.OPEN:
                case SmtlibParser.DECLARE_FUN:
                case SmtlibParser.DECLARE_CONST:
                case SmtlibParser.DEFINE_FUN:
                case SmtlibParser.DEFINE_CONST:
                case SmtlibParser.NUMERAL:
                case SmtlibParser.DECIMAL:
                case SmtlibParser.BITS:
                case SmtlibParser.STRING:
                case SmtlibParser.SYMBOL:
                case SmtlibParser.OTHER:
                    {
                    this.state = 163;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case SmtlibParser.NUMERAL:
                    case SmtlibParser.DECIMAL:
                    case SmtlibParser.BITS:
                    case SmtlibParser.STRING:
                    case SmtlibParser.SYMBOL:
                    case SmtlibParser.OTHER:
                        {
                        this.state = 147;
                        this.atom();
                        }
                        break;
                    case SmtlibParser.DECLARE_FUN:
                    case SmtlibParser.DECLARE_CONST:
                    case SmtlibParser.DEFINE_FUN:
                    case SmtlibParser.DEFINE_CONST:
                        {
                        this.state = 148;
                        this.commandWord();
                        }
                        break;
                    case SmtlibParser.OPEN:
                        {
                        this.state = 149;
                        this.match(SmtlibParser.OPEN);
                        this.state = 153;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 909320) !== 0)) {
                            {
                            {
                            this.state = 150;
                            this.term();
                            }
                            }
                            this.state = 155;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 159;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 17) {
                            {
                            {
                            this.state = 156;
                            this.attribute();
                            }
                            }
                            this.state = 161;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 162;
                        this.match(SmtlibParser.CLOSE);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 168;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 909320) !== 0)) {
                        {
                        {
                        this.state = 165;
                        this.term();
                        }
                        }
                        this.state = 170;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 174;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 17) {
                        {
                        {
                        this.state = 171;
                        this.attribute();
                        }
                        }
                        this.state = 176;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    break;
                case SmtlibParser.LET:
                    {
                    this.state = 177;
                    this.match(SmtlibParser.LET);
                    this.state = 192;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 3) {
                        {
                        this.state = 178;
                        this.match(SmtlibParser.OPEN);
                        this.state = 182;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 3) {
                            {
                            {
                            this.state = 179;
                            this.binding();
                            }
                            }
                            this.state = 184;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 185;
                        this.match(SmtlibParser.CLOSE);
                        this.state = 189;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 909320) !== 0)) {
                            {
                            {
                            this.state = 186;
                            this.term();
                            }
                            }
                            this.state = 191;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    }
                    break;
                case SmtlibParser.BINDER:
                    {
                    this.state = 194;
                    this.match(SmtlibParser.BINDER);
                    this.state = 215;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 3) {
                        {
                        this.state = 195;
                        this.match(SmtlibParser.OPEN);
                        this.state = 199;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 3) {
                            {
                            {
                            this.state = 196;
                            this.variable();
                            }
                            }
                            this.state = 201;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 202;
                        this.match(SmtlibParser.CLOSE);
                        this.state = 206;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 909320) !== 0)) {
                            {
                            {
                            this.state = 203;
                            this.term();
                            }
                            }
                            this.state = 208;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 212;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 17) {
                            {
                            {
                            this.state = 209;
                            this.attribute();
                            }
                            }
                            this.state = 214;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    }
                    break;
                case SmtlibParser.MATCH:
                    {
                    this.state = 217;
                    this.match(SmtlibParser.MATCH);
                    this.state = 229;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 909320) !== 0)) {
                        {
                        this.state = 218;
                        this.term();
                        this.state = 227;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 3) {
                            {
                            this.state = 219;
                            this.match(SmtlibParser.OPEN);
                            this.state = 223;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            while (_la === 3) {
                                {
                                {
                                this.state = 220;
                                this.matchCase();
                                }
                                }
                                this.state = 225;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            }
                            this.state = 226;
                            this.match(SmtlibParser.CLOSE);
                            }
                        }

                        }
                    }

                    }
                    break;
                case SmtlibParser.ANNOTATION:
                    {
                    this.state = 231;
                    this.match(SmtlibParser.ANNOTATION);
                    this.state = 235;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 909320) !== 0)) {
                        {
                        {
                        this.state = 232;
                        this.term();
                        }
                        }
                        this.state = 237;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 241;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 17) {
                        {
                        {
                        this.state = 238;
                        this.attribute();
                        }
                        }
                        this.state = 243;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    break;
                case SmtlibParser.CLOSE:
                case SmtlibParser.KEYWORD:
                    {
                    this.state = 247;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 17) {
                        {
                        {
                        this.state = 244;
                        this.attribute();
                        }
                        }
                        this.state = 249;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 252;
                this.match(SmtlibParser.CLOSE);
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
    public binding(): BindingContext {
        let localContext = new BindingContext(this.context, this.state);
        this.enterRule(localContext, 8, SmtlibParser.RULE_binding);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 255;
            this.match(SmtlibParser.OPEN);
            this.state = 256;
            this.atom();
            this.state = 260;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 909320) !== 0)) {
                {
                {
                this.state = 257;
                this.term();
                }
                }
                this.state = 262;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 263;
            this.match(SmtlibParser.CLOSE);
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
    public variable(): VariableContext {
        let localContext = new VariableContext(this.context, this.state);
        this.enterRule(localContext, 10, SmtlibParser.RULE_variable);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 265;
            this.match(SmtlibParser.OPEN);
            this.state = 266;
            this.atom();
            this.state = 270;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 909320) !== 0)) {
                {
                {
                this.state = 267;
                this.sort();
                }
                }
                this.state = 272;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 273;
            this.match(SmtlibParser.CLOSE);
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
    public matchCase(): MatchCaseContext {
        let localContext = new MatchCaseContext(this.context, this.state);
        this.enterRule(localContext, 12, SmtlibParser.RULE_matchCase);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 275;
            this.match(SmtlibParser.OPEN);
            this.state = 279;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 909320) !== 0)) {
                {
                {
                this.state = 276;
                this.term();
                }
                }
                this.state = 281;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 282;
            this.match(SmtlibParser.CLOSE);
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
    public sort(): SortContext {
        let localContext = new SortContext(this.context, this.state);
        this.enterRule(localContext, 14, SmtlibParser.RULE_sort);
        let _la: number;
        try {
            this.state = 293;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case SmtlibParser.NUMERAL:
            case SmtlibParser.DECIMAL:
            case SmtlibParser.BITS:
            case SmtlibParser.STRING:
            case SmtlibParser.SYMBOL:
            case SmtlibParser.OTHER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 284;
                this.atom();
                }
                break;
            case SmtlibParser.OPEN:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 285;
                this.match(SmtlibParser.OPEN);
                this.state = 289;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 909320) !== 0)) {
                    {
                    {
                    this.state = 286;
                    this.sort();
                    }
                    }
                    this.state = 291;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 292;
                this.match(SmtlibParser.CLOSE);
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
    public attribute(): AttributeContext {
        let localContext = new AttributeContext(this.context, this.state);
        this.enterRule(localContext, 16, SmtlibParser.RULE_attribute);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 295;
            this.match(SmtlibParser.KEYWORD);
            this.state = 299;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 909320) !== 0)) {
                {
                {
                this.state = 296;
                this.term();
                }
                }
                this.state = 301;
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
    public atom(): AtomContext {
        let localContext = new AtomContext(this.context, this.state);
        this.enterRule(localContext, 18, SmtlibParser.RULE_atom);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 302;
            _la = this.tokenStream.LA(1);
            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 909312) !== 0))) {
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
    public commandWord(): CommandWordContext {
        let localContext = new CommandWordContext(this.context, this.state);
        this.enterRule(localContext, 20, SmtlibParser.RULE_commandWord);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 304;
            _la = this.tokenStream.LA(1);
            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 7680) !== 0))) {
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

    public static readonly _serializedATN: number[] = [
        4,1,19,307,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
        6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,1,0,5,0,24,8,0,10,0,12,0,27,
        9,0,1,0,1,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,5,1,39,8,1,10,1,12,1,
        42,9,1,1,1,5,1,45,8,1,10,1,12,1,48,9,1,1,1,3,1,51,8,1,1,1,5,1,54,
        8,1,10,1,12,1,57,9,1,1,1,5,1,60,8,1,10,1,12,1,63,9,1,1,1,1,1,1,1,
        1,1,5,1,69,8,1,10,1,12,1,72,9,1,1,1,1,1,5,1,76,8,1,10,1,12,1,79,
        9,1,3,1,81,8,1,3,1,83,8,1,1,1,1,1,1,1,5,1,88,8,1,10,1,12,1,91,9,
        1,3,1,93,8,1,1,1,1,1,1,1,1,1,5,1,99,8,1,10,1,12,1,102,9,1,1,1,1,
        1,1,1,5,1,107,8,1,10,1,12,1,110,9,1,3,1,112,8,1,3,1,114,8,1,3,1,
        116,8,1,1,1,1,1,1,1,1,1,5,1,122,8,1,10,1,12,1,125,9,1,3,1,127,8,
        1,3,1,129,8,1,1,1,5,1,132,8,1,10,1,12,1,135,9,1,3,1,137,8,1,1,1,
        1,1,1,1,3,1,142,8,1,1,2,1,2,1,3,1,3,1,3,1,3,1,3,1,3,5,3,152,8,3,
        10,3,12,3,155,9,3,1,3,5,3,158,8,3,10,3,12,3,161,9,3,1,3,3,3,164,
        8,3,1,3,5,3,167,8,3,10,3,12,3,170,9,3,1,3,5,3,173,8,3,10,3,12,3,
        176,9,3,1,3,1,3,1,3,5,3,181,8,3,10,3,12,3,184,9,3,1,3,1,3,5,3,188,
        8,3,10,3,12,3,191,9,3,3,3,193,8,3,1,3,1,3,1,3,5,3,198,8,3,10,3,12,
        3,201,9,3,1,3,1,3,5,3,205,8,3,10,3,12,3,208,9,3,1,3,5,3,211,8,3,
        10,3,12,3,214,9,3,3,3,216,8,3,1,3,1,3,1,3,1,3,5,3,222,8,3,10,3,12,
        3,225,9,3,1,3,3,3,228,8,3,3,3,230,8,3,1,3,1,3,5,3,234,8,3,10,3,12,
        3,237,9,3,1,3,5,3,240,8,3,10,3,12,3,243,9,3,1,3,5,3,246,8,3,10,3,
        12,3,249,9,3,3,3,251,8,3,1,3,3,3,254,8,3,1,4,1,4,1,4,5,4,259,8,4,
        10,4,12,4,262,9,4,1,4,1,4,1,5,1,5,1,5,5,5,269,8,5,10,5,12,5,272,
        9,5,1,5,1,5,1,6,1,6,5,6,278,8,6,10,6,12,6,281,9,6,1,6,1,6,1,7,1,
        7,1,7,5,7,288,8,7,10,7,12,7,291,9,7,1,7,3,7,294,8,7,1,8,1,8,5,8,
        298,8,8,10,8,12,8,301,9,8,1,9,1,9,1,10,1,10,1,10,0,0,11,0,2,4,6,
        8,10,12,14,16,18,20,0,2,2,0,13,16,18,19,1,0,9,12,358,0,25,1,0,0,
        0,2,141,1,0,0,0,4,143,1,0,0,0,6,253,1,0,0,0,8,255,1,0,0,0,10,265,
        1,0,0,0,12,275,1,0,0,0,14,293,1,0,0,0,16,295,1,0,0,0,18,302,1,0,
        0,0,20,304,1,0,0,0,22,24,3,2,1,0,23,22,1,0,0,0,24,27,1,0,0,0,25,
        23,1,0,0,0,25,26,1,0,0,0,26,28,1,0,0,0,27,25,1,0,0,0,28,29,5,0,0,
        1,29,1,1,0,0,0,30,136,5,3,0,0,31,51,3,18,9,0,32,51,5,5,0,0,33,51,
        5,6,0,0,34,51,5,7,0,0,35,51,5,8,0,0,36,40,5,3,0,0,37,39,3,4,2,0,
        38,37,1,0,0,0,39,42,1,0,0,0,40,38,1,0,0,0,40,41,1,0,0,0,41,46,1,
        0,0,0,42,40,1,0,0,0,43,45,3,16,8,0,44,43,1,0,0,0,45,48,1,0,0,0,46,
        44,1,0,0,0,46,47,1,0,0,0,47,49,1,0,0,0,48,46,1,0,0,0,49,51,5,4,0,
        0,50,31,1,0,0,0,50,32,1,0,0,0,50,33,1,0,0,0,50,34,1,0,0,0,50,35,
        1,0,0,0,50,36,1,0,0,0,51,55,1,0,0,0,52,54,3,4,2,0,53,52,1,0,0,0,
        54,57,1,0,0,0,55,53,1,0,0,0,55,56,1,0,0,0,56,61,1,0,0,0,57,55,1,
        0,0,0,58,60,3,16,8,0,59,58,1,0,0,0,60,63,1,0,0,0,61,59,1,0,0,0,61,
        62,1,0,0,0,62,137,1,0,0,0,63,61,1,0,0,0,64,82,5,9,0,0,65,80,3,18,
        9,0,66,70,5,3,0,0,67,69,3,14,7,0,68,67,1,0,0,0,69,72,1,0,0,0,70,
        68,1,0,0,0,70,71,1,0,0,0,71,73,1,0,0,0,72,70,1,0,0,0,73,77,5,4,0,
        0,74,76,3,14,7,0,75,74,1,0,0,0,76,79,1,0,0,0,77,75,1,0,0,0,77,78,
        1,0,0,0,78,81,1,0,0,0,79,77,1,0,0,0,80,66,1,0,0,0,80,81,1,0,0,0,
        81,83,1,0,0,0,82,65,1,0,0,0,82,83,1,0,0,0,83,137,1,0,0,0,84,92,5,
        10,0,0,85,89,3,18,9,0,86,88,3,14,7,0,87,86,1,0,0,0,88,91,1,0,0,0,
        89,87,1,0,0,0,89,90,1,0,0,0,90,93,1,0,0,0,91,89,1,0,0,0,92,85,1,
        0,0,0,92,93,1,0,0,0,93,137,1,0,0,0,94,115,5,11,0,0,95,113,3,18,9,
        0,96,100,5,3,0,0,97,99,3,10,5,0,98,97,1,0,0,0,99,102,1,0,0,0,100,
        98,1,0,0,0,100,101,1,0,0,0,101,103,1,0,0,0,102,100,1,0,0,0,103,111,
        5,4,0,0,104,108,3,14,7,0,105,107,3,4,2,0,106,105,1,0,0,0,107,110,
        1,0,0,0,108,106,1,0,0,0,108,109,1,0,0,0,109,112,1,0,0,0,110,108,
        1,0,0,0,111,104,1,0,0,0,111,112,1,0,0,0,112,114,1,0,0,0,113,96,1,
        0,0,0,113,114,1,0,0,0,114,116,1,0,0,0,115,95,1,0,0,0,115,116,1,0,
        0,0,116,137,1,0,0,0,117,128,5,12,0,0,118,126,3,18,9,0,119,123,3,
        14,7,0,120,122,3,4,2,0,121,120,1,0,0,0,122,125,1,0,0,0,123,121,1,
        0,0,0,123,124,1,0,0,0,124,127,1,0,0,0,125,123,1,0,0,0,126,119,1,
        0,0,0,126,127,1,0,0,0,127,129,1,0,0,0,128,118,1,0,0,0,128,129,1,
        0,0,0,129,137,1,0,0,0,130,132,3,16,8,0,131,130,1,0,0,0,132,135,1,
        0,0,0,133,131,1,0,0,0,133,134,1,0,0,0,134,137,1,0,0,0,135,133,1,
        0,0,0,136,50,1,0,0,0,136,64,1,0,0,0,136,84,1,0,0,0,136,94,1,0,0,
        0,136,117,1,0,0,0,136,133,1,0,0,0,137,138,1,0,0,0,138,142,5,4,0,
        0,139,142,3,18,9,0,140,142,5,4,0,0,141,30,1,0,0,0,141,139,1,0,0,
        0,141,140,1,0,0,0,142,3,1,0,0,0,143,144,3,6,3,0,144,5,1,0,0,0,145,
        254,3,18,9,0,146,250,5,3,0,0,147,164,3,18,9,0,148,164,3,20,10,0,
        149,153,5,3,0,0,150,152,3,4,2,0,151,150,1,0,0,0,152,155,1,0,0,0,
        153,151,1,0,0,0,153,154,1,0,0,0,154,159,1,0,0,0,155,153,1,0,0,0,
        156,158,3,16,8,0,157,156,1,0,0,0,158,161,1,0,0,0,159,157,1,0,0,0,
        159,160,1,0,0,0,160,162,1,0,0,0,161,159,1,0,0,0,162,164,5,4,0,0,
        163,147,1,0,0,0,163,148,1,0,0,0,163,149,1,0,0,0,164,168,1,0,0,0,
        165,167,3,4,2,0,166,165,1,0,0,0,167,170,1,0,0,0,168,166,1,0,0,0,
        168,169,1,0,0,0,169,174,1,0,0,0,170,168,1,0,0,0,171,173,3,16,8,0,
        172,171,1,0,0,0,173,176,1,0,0,0,174,172,1,0,0,0,174,175,1,0,0,0,
        175,251,1,0,0,0,176,174,1,0,0,0,177,192,5,5,0,0,178,182,5,3,0,0,
        179,181,3,8,4,0,180,179,1,0,0,0,181,184,1,0,0,0,182,180,1,0,0,0,
        182,183,1,0,0,0,183,185,1,0,0,0,184,182,1,0,0,0,185,189,5,4,0,0,
        186,188,3,4,2,0,187,186,1,0,0,0,188,191,1,0,0,0,189,187,1,0,0,0,
        189,190,1,0,0,0,190,193,1,0,0,0,191,189,1,0,0,0,192,178,1,0,0,0,
        192,193,1,0,0,0,193,251,1,0,0,0,194,215,5,6,0,0,195,199,5,3,0,0,
        196,198,3,10,5,0,197,196,1,0,0,0,198,201,1,0,0,0,199,197,1,0,0,0,
        199,200,1,0,0,0,200,202,1,0,0,0,201,199,1,0,0,0,202,206,5,4,0,0,
        203,205,3,4,2,0,204,203,1,0,0,0,205,208,1,0,0,0,206,204,1,0,0,0,
        206,207,1,0,0,0,207,212,1,0,0,0,208,206,1,0,0,0,209,211,3,16,8,0,
        210,209,1,0,0,0,211,214,1,0,0,0,212,210,1,0,0,0,212,213,1,0,0,0,
        213,216,1,0,0,0,214,212,1,0,0,0,215,195,1,0,0,0,215,216,1,0,0,0,
        216,251,1,0,0,0,217,229,5,7,0,0,218,227,3,4,2,0,219,223,5,3,0,0,
        220,222,3,12,6,0,221,220,1,0,0,0,222,225,1,0,0,0,223,221,1,0,0,0,
        223,224,1,0,0,0,224,226,1,0,0,0,225,223,1,0,0,0,226,228,5,4,0,0,
        227,219,1,0,0,0,227,228,1,0,0,0,228,230,1,0,0,0,229,218,1,0,0,0,
        229,230,1,0,0,0,230,251,1,0,0,0,231,235,5,8,0,0,232,234,3,4,2,0,
        233,232,1,0,0,0,234,237,1,0,0,0,235,233,1,0,0,0,235,236,1,0,0,0,
        236,241,1,0,0,0,237,235,1,0,0,0,238,240,3,16,8,0,239,238,1,0,0,0,
        240,243,1,0,0,0,241,239,1,0,0,0,241,242,1,0,0,0,242,251,1,0,0,0,
        243,241,1,0,0,0,244,246,3,16,8,0,245,244,1,0,0,0,246,249,1,0,0,0,
        247,245,1,0,0,0,247,248,1,0,0,0,248,251,1,0,0,0,249,247,1,0,0,0,
        250,163,1,0,0,0,250,177,1,0,0,0,250,194,1,0,0,0,250,217,1,0,0,0,
        250,231,1,0,0,0,250,247,1,0,0,0,251,252,1,0,0,0,252,254,5,4,0,0,
        253,145,1,0,0,0,253,146,1,0,0,0,254,7,1,0,0,0,255,256,5,3,0,0,256,
        260,3,18,9,0,257,259,3,4,2,0,258,257,1,0,0,0,259,262,1,0,0,0,260,
        258,1,0,0,0,260,261,1,0,0,0,261,263,1,0,0,0,262,260,1,0,0,0,263,
        264,5,4,0,0,264,9,1,0,0,0,265,266,5,3,0,0,266,270,3,18,9,0,267,269,
        3,14,7,0,268,267,1,0,0,0,269,272,1,0,0,0,270,268,1,0,0,0,270,271,
        1,0,0,0,271,273,1,0,0,0,272,270,1,0,0,0,273,274,5,4,0,0,274,11,1,
        0,0,0,275,279,5,3,0,0,276,278,3,4,2,0,277,276,1,0,0,0,278,281,1,
        0,0,0,279,277,1,0,0,0,279,280,1,0,0,0,280,282,1,0,0,0,281,279,1,
        0,0,0,282,283,5,4,0,0,283,13,1,0,0,0,284,294,3,18,9,0,285,289,5,
        3,0,0,286,288,3,14,7,0,287,286,1,0,0,0,288,291,1,0,0,0,289,287,1,
        0,0,0,289,290,1,0,0,0,290,292,1,0,0,0,291,289,1,0,0,0,292,294,5,
        4,0,0,293,284,1,0,0,0,293,285,1,0,0,0,294,15,1,0,0,0,295,299,5,17,
        0,0,296,298,3,4,2,0,297,296,1,0,0,0,298,301,1,0,0,0,299,297,1,0,
        0,0,299,300,1,0,0,0,300,17,1,0,0,0,301,299,1,0,0,0,302,303,7,0,0,
        0,303,19,1,0,0,0,304,305,7,1,0,0,305,21,1,0,0,0,49,25,40,46,50,55,
        61,70,77,80,82,89,92,100,108,111,113,115,123,126,128,133,136,141,
        153,159,163,168,174,182,189,192,199,206,212,215,223,227,229,235,
        241,247,250,253,260,270,279,289,293,299
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!SmtlibParser.__ATN) {
            SmtlibParser.__ATN = new antlr.ATNDeserializer().deserialize(SmtlibParser._serializedATN);
        }

        return SmtlibParser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(SmtlibParser.literalNames, SmtlibParser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return SmtlibParser.vocabulary;
    }

    private static readonly decisionsToDFA = SmtlibParser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class ScriptContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(SmtlibParser.EOF, 0)!;
    }
    public command(): CommandContext[];
    public command(i: number): CommandContext | null;
    public command(i?: number): CommandContext[] | CommandContext | null {
        if (i === undefined) {
            return this.getRuleContexts(CommandContext);
        }

        return this.getRuleContext(i, CommandContext);
    }
    public override get ruleIndex(): number {
        return SmtlibParser.RULE_script;
    }
}


export class CommandContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public OPEN(): antlr.TerminalNode[];
    public OPEN(i: number): antlr.TerminalNode | null;
    public OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(SmtlibParser.OPEN);
    	} else {
    		return this.getToken(SmtlibParser.OPEN, i);
    	}
    }
    public CLOSE(): antlr.TerminalNode[];
    public CLOSE(i: number): antlr.TerminalNode | null;
    public CLOSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(SmtlibParser.CLOSE);
    	} else {
    		return this.getToken(SmtlibParser.CLOSE, i);
    	}
    }
    public DECLARE_FUN(): antlr.TerminalNode | null {
        return this.getToken(SmtlibParser.DECLARE_FUN, 0);
    }
    public DECLARE_CONST(): antlr.TerminalNode | null {
        return this.getToken(SmtlibParser.DECLARE_CONST, 0);
    }
    public DEFINE_FUN(): antlr.TerminalNode | null {
        return this.getToken(SmtlibParser.DEFINE_FUN, 0);
    }
    public DEFINE_CONST(): antlr.TerminalNode | null {
        return this.getToken(SmtlibParser.DEFINE_CONST, 0);
    }
    public atom(): AtomContext | null {
        return this.getRuleContext(0, AtomContext);
    }
    public LET(): antlr.TerminalNode | null {
        return this.getToken(SmtlibParser.LET, 0);
    }
    public BINDER(): antlr.TerminalNode | null {
        return this.getToken(SmtlibParser.BINDER, 0);
    }
    public MATCH(): antlr.TerminalNode | null {
        return this.getToken(SmtlibParser.MATCH, 0);
    }
    public ANNOTATION(): antlr.TerminalNode | null {
        return this.getToken(SmtlibParser.ANNOTATION, 0);
    }
    public term(): TermContext[];
    public term(i: number): TermContext | null;
    public term(i?: number): TermContext[] | TermContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TermContext);
        }

        return this.getRuleContext(i, TermContext);
    }
    public attribute(): AttributeContext[];
    public attribute(i: number): AttributeContext | null;
    public attribute(i?: number): AttributeContext[] | AttributeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AttributeContext);
        }

        return this.getRuleContext(i, AttributeContext);
    }
    public sort(): SortContext[];
    public sort(i: number): SortContext | null;
    public sort(i?: number): SortContext[] | SortContext | null {
        if (i === undefined) {
            return this.getRuleContexts(SortContext);
        }

        return this.getRuleContext(i, SortContext);
    }
    public variable(): VariableContext[];
    public variable(i: number): VariableContext | null;
    public variable(i?: number): VariableContext[] | VariableContext | null {
        if (i === undefined) {
            return this.getRuleContexts(VariableContext);
        }

        return this.getRuleContext(i, VariableContext);
    }
    public override get ruleIndex(): number {
        return SmtlibParser.RULE_command;
    }
}


export class TermContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public value(): ValueContext {
        return this.getRuleContext(0, ValueContext)!;
    }
    public override get ruleIndex(): number {
        return SmtlibParser.RULE_term;
    }
}


export class ValueContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public atom(): AtomContext | null {
        return this.getRuleContext(0, AtomContext);
    }
    public OPEN(): antlr.TerminalNode[];
    public OPEN(i: number): antlr.TerminalNode | null;
    public OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(SmtlibParser.OPEN);
    	} else {
    		return this.getToken(SmtlibParser.OPEN, i);
    	}
    }
    public CLOSE(): antlr.TerminalNode[];
    public CLOSE(i: number): antlr.TerminalNode | null;
    public CLOSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(SmtlibParser.CLOSE);
    	} else {
    		return this.getToken(SmtlibParser.CLOSE, i);
    	}
    }
    public LET(): antlr.TerminalNode | null {
        return this.getToken(SmtlibParser.LET, 0);
    }
    public BINDER(): antlr.TerminalNode | null {
        return this.getToken(SmtlibParser.BINDER, 0);
    }
    public MATCH(): antlr.TerminalNode | null {
        return this.getToken(SmtlibParser.MATCH, 0);
    }
    public ANNOTATION(): antlr.TerminalNode | null {
        return this.getToken(SmtlibParser.ANNOTATION, 0);
    }
    public commandWord(): CommandWordContext | null {
        return this.getRuleContext(0, CommandWordContext);
    }
    public term(): TermContext[];
    public term(i: number): TermContext | null;
    public term(i?: number): TermContext[] | TermContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TermContext);
        }

        return this.getRuleContext(i, TermContext);
    }
    public attribute(): AttributeContext[];
    public attribute(i: number): AttributeContext | null;
    public attribute(i?: number): AttributeContext[] | AttributeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AttributeContext);
        }

        return this.getRuleContext(i, AttributeContext);
    }
    public binding(): BindingContext[];
    public binding(i: number): BindingContext | null;
    public binding(i?: number): BindingContext[] | BindingContext | null {
        if (i === undefined) {
            return this.getRuleContexts(BindingContext);
        }

        return this.getRuleContext(i, BindingContext);
    }
    public variable(): VariableContext[];
    public variable(i: number): VariableContext | null;
    public variable(i?: number): VariableContext[] | VariableContext | null {
        if (i === undefined) {
            return this.getRuleContexts(VariableContext);
        }

        return this.getRuleContext(i, VariableContext);
    }
    public matchCase(): MatchCaseContext[];
    public matchCase(i: number): MatchCaseContext | null;
    public matchCase(i?: number): MatchCaseContext[] | MatchCaseContext | null {
        if (i === undefined) {
            return this.getRuleContexts(MatchCaseContext);
        }

        return this.getRuleContext(i, MatchCaseContext);
    }
    public override get ruleIndex(): number {
        return SmtlibParser.RULE_value;
    }
}


export class BindingContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public OPEN(): antlr.TerminalNode {
        return this.getToken(SmtlibParser.OPEN, 0)!;
    }
    public atom(): AtomContext {
        return this.getRuleContext(0, AtomContext)!;
    }
    public CLOSE(): antlr.TerminalNode {
        return this.getToken(SmtlibParser.CLOSE, 0)!;
    }
    public term(): TermContext[];
    public term(i: number): TermContext | null;
    public term(i?: number): TermContext[] | TermContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TermContext);
        }

        return this.getRuleContext(i, TermContext);
    }
    public override get ruleIndex(): number {
        return SmtlibParser.RULE_binding;
    }
}


export class VariableContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public OPEN(): antlr.TerminalNode {
        return this.getToken(SmtlibParser.OPEN, 0)!;
    }
    public atom(): AtomContext {
        return this.getRuleContext(0, AtomContext)!;
    }
    public CLOSE(): antlr.TerminalNode {
        return this.getToken(SmtlibParser.CLOSE, 0)!;
    }
    public sort(): SortContext[];
    public sort(i: number): SortContext | null;
    public sort(i?: number): SortContext[] | SortContext | null {
        if (i === undefined) {
            return this.getRuleContexts(SortContext);
        }

        return this.getRuleContext(i, SortContext);
    }
    public override get ruleIndex(): number {
        return SmtlibParser.RULE_variable;
    }
}


export class MatchCaseContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public OPEN(): antlr.TerminalNode {
        return this.getToken(SmtlibParser.OPEN, 0)!;
    }
    public CLOSE(): antlr.TerminalNode {
        return this.getToken(SmtlibParser.CLOSE, 0)!;
    }
    public term(): TermContext[];
    public term(i: number): TermContext | null;
    public term(i?: number): TermContext[] | TermContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TermContext);
        }

        return this.getRuleContext(i, TermContext);
    }
    public override get ruleIndex(): number {
        return SmtlibParser.RULE_matchCase;
    }
}


export class SortContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public atom(): AtomContext | null {
        return this.getRuleContext(0, AtomContext);
    }
    public OPEN(): antlr.TerminalNode | null {
        return this.getToken(SmtlibParser.OPEN, 0);
    }
    public CLOSE(): antlr.TerminalNode | null {
        return this.getToken(SmtlibParser.CLOSE, 0);
    }
    public sort(): SortContext[];
    public sort(i: number): SortContext | null;
    public sort(i?: number): SortContext[] | SortContext | null {
        if (i === undefined) {
            return this.getRuleContexts(SortContext);
        }

        return this.getRuleContext(i, SortContext);
    }
    public override get ruleIndex(): number {
        return SmtlibParser.RULE_sort;
    }
}


export class AttributeContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public KEYWORD(): antlr.TerminalNode {
        return this.getToken(SmtlibParser.KEYWORD, 0)!;
    }
    public term(): TermContext[];
    public term(i: number): TermContext | null;
    public term(i?: number): TermContext[] | TermContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TermContext);
        }

        return this.getRuleContext(i, TermContext);
    }
    public override get ruleIndex(): number {
        return SmtlibParser.RULE_attribute;
    }
}


export class AtomContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public SYMBOL(): antlr.TerminalNode | null {
        return this.getToken(SmtlibParser.SYMBOL, 0);
    }
    public NUMERAL(): antlr.TerminalNode | null {
        return this.getToken(SmtlibParser.NUMERAL, 0);
    }
    public DECIMAL(): antlr.TerminalNode | null {
        return this.getToken(SmtlibParser.DECIMAL, 0);
    }
    public BITS(): antlr.TerminalNode | null {
        return this.getToken(SmtlibParser.BITS, 0);
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(SmtlibParser.STRING, 0);
    }
    public OTHER(): antlr.TerminalNode | null {
        return this.getToken(SmtlibParser.OTHER, 0);
    }
    public override get ruleIndex(): number {
        return SmtlibParser.RULE_atom;
    }
}


export class CommandWordContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public DECLARE_FUN(): antlr.TerminalNode | null {
        return this.getToken(SmtlibParser.DECLARE_FUN, 0);
    }
    public DECLARE_CONST(): antlr.TerminalNode | null {
        return this.getToken(SmtlibParser.DECLARE_CONST, 0);
    }
    public DEFINE_FUN(): antlr.TerminalNode | null {
        return this.getToken(SmtlibParser.DEFINE_FUN, 0);
    }
    public DEFINE_CONST(): antlr.TerminalNode | null {
        return this.getToken(SmtlibParser.DEFINE_CONST, 0);
    }
    public override get ruleIndex(): number {
        return SmtlibParser.RULE_commandWord;
    }
}
