
import * as antlr from "antlr4ng";
import { Token } from "antlr4ng";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class MarkupParser extends antlr.Parser {
    public static readonly SPACE = 1;
    public static readonly COMMENT = 2;
    public static readonly CDATA = 3;
    public static readonly INSTRUCTION = 4;
    public static readonly DECLARATION_OPEN = 5;
    public static readonly LT = 6;
    public static readonly END_LT = 7;
    public static readonly REFERENCE = 8;
    public static readonly WORD = 9;
    public static readonly TAG_SPACE = 10;
    public static readonly GT = 11;
    public static readonly EMPTY_GT = 12;
    public static readonly EQ = 13;
    public static readonly NAME = 14;
    public static readonly OTHER = 15;
    public static readonly VALUE_SPACE = 16;
    public static readonly QUOTE = 17;
    public static readonly UNQUOTED = 18;
    public static readonly STYLE_SPACE = 19;
    public static readonly STYLE = 20;
    public static readonly HANDLER_SPACE = 21;
    public static readonly HANDLER = 22;
    public static readonly DOUBLE_SPACE = 23;
    public static readonly QUOTE_END = 24;
    public static readonly PART = 25;
    public static readonly SINGLE_SPACE = 26;
    public static readonly DATA_SPACE = 27;
    public static readonly DATA_INNER_SPACE = 28;
    public static readonly SCRIPT = 29;
    public static readonly DATA_SCRIPT = 30;
    public static readonly STYLE_SHEET = 31;
    public static readonly DECLARATION_SPACE = 32;
    public static readonly DECLARATION_CLOSE = 33;
    public static readonly STRING = 34;
    public static readonly STRAY_LT = 35;
    public static readonly IMPLIED_END = 36;
    public static readonly RULE_document = 0;
    public static readonly RULE_node = 1;
    public static readonly RULE_content = 2;
    public static readonly RULE_attribute = 3;
    public static readonly RULE_value = 4;
    public static readonly RULE_declaration = 5;

    public static readonly literalNames = [
        null, null, null, null, null, "'<!'", "'<'", null, null, null, null, 
        null, "'/>'", "'='", null, null, null, null, null, null, null, null, 
        null, null, null, null, null, null, null, null, null, null, null, 
        null, null, null, "' '"
    ];

    public static readonly symbolicNames = [
        null, "SPACE", "COMMENT", "CDATA", "INSTRUCTION", "DECLARATION_OPEN", 
        "LT", "END_LT", "REFERENCE", "WORD", "TAG_SPACE", "GT", "EMPTY_GT", 
        "EQ", "NAME", "OTHER", "VALUE_SPACE", "QUOTE", "UNQUOTED", "STYLE_SPACE", 
        "STYLE", "HANDLER_SPACE", "HANDLER", "DOUBLE_SPACE", "QUOTE_END", 
        "PART", "SINGLE_SPACE", "DATA_SPACE", "DATA_INNER_SPACE", "SCRIPT", 
        "DATA_SCRIPT", "STYLE_SHEET", "DECLARATION_SPACE", "DECLARATION_CLOSE", 
        "STRING", "STRAY_LT", "IMPLIED_END"
    ];
    public static readonly ruleNames = [
        "document", "node", "content", "attribute", "value", "declaration",
    ];

    public get grammarFileName(): string { return "MarkupParser.g4"; }
    public get literalNames(): (string | null)[] { return MarkupParser.literalNames; }
    public get symbolicNames(): (string | null)[] { return MarkupParser.symbolicNames; }
    public get ruleNames(): string[] { return MarkupParser.ruleNames; }
    public get serializedATN(): number[] { return MarkupParser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, MarkupParser._ATN, MarkupParser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public document(): DocumentContext {
        let localContext = new DocumentContext(this.context, this.state);
        this.enterRule(localContext, 0, MarkupParser.RULE_document);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 15;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 892) !== 0) || _la === 35) {
                {
                {
                this.state = 12;
                this.node();
                }
                }
                this.state = 17;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 18;
            this.match(MarkupParser.EOF);
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
    public node(): NodeContext {
        let localContext = new NodeContext(this.context, this.state);
        this.enterRule(localContext, 2, MarkupParser.RULE_node);
        let _la: number;
        try {
            this.state = 44;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case MarkupParser.WORD:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 20;
                this.match(MarkupParser.WORD);
                }
                break;
            case MarkupParser.REFERENCE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 21;
                this.match(MarkupParser.REFERENCE);
                }
                break;
            case MarkupParser.COMMENT:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 22;
                this.match(MarkupParser.COMMENT);
                }
                break;
            case MarkupParser.CDATA:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 23;
                this.match(MarkupParser.CDATA);
                }
                break;
            case MarkupParser.INSTRUCTION:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 24;
                this.match(MarkupParser.INSTRUCTION);
                }
                break;
            case MarkupParser.DECLARATION_OPEN:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 25;
                this.declaration();
                }
                break;
            case MarkupParser.LT:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 26;
                this.match(MarkupParser.LT);
                this.state = 27;
                this.match(MarkupParser.NAME);
                this.state = 31;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 14 || _la === 15) {
                    {
                    {
                    this.state = 28;
                    this.attribute();
                    }
                    }
                    this.state = 33;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 34;
                this.content();
                }
                break;
            case MarkupParser.STRAY_LT:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 35;
                this.match(MarkupParser.STRAY_LT);
                this.state = 36;
                this.match(MarkupParser.NAME);
                this.state = 40;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 14 || _la === 15) {
                    {
                    {
                    this.state = 37;
                    this.attribute();
                    }
                    }
                    this.state = 42;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 43;
                _la = this.tokenStream.LA(1);
                if(!(((((_la - 11)) & ~0x1F) === 0 && ((1 << (_la - 11)) & 33554435) !== 0))) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
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
    public content(): ContentContext {
        let localContext = new ContentContext(this.context, this.state);
        this.enterRule(localContext, 4, MarkupParser.RULE_content);
        let _la: number;
        try {
            this.state = 76;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 8, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 46;
                this.match(MarkupParser.EMPTY_GT);
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 47;
                this.match(MarkupParser.IMPLIED_END);
                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 48;
                this.match(MarkupParser.GT);
                this.state = 49;
                _la = this.tokenStream.LA(1);
                if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 3758096384) !== 0))) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 53;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 14 || _la === 15) {
                    {
                    {
                    this.state = 50;
                    this.attribute();
                    }
                    }
                    this.state = 55;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 56;
                _la = this.tokenStream.LA(1);
                if(!(_la === 11 || _la === 36)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                break;
            case 4:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 57;
                this.match(MarkupParser.GT);
                this.state = 61;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 892) !== 0) || _la === 35) {
                    {
                    {
                    this.state = 58;
                    this.node();
                    }
                    }
                    this.state = 63;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 74;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case MarkupParser.END_LT:
                    {
                    this.state = 64;
                    this.match(MarkupParser.END_LT);
                    this.state = 65;
                    this.match(MarkupParser.NAME);
                    this.state = 69;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 14 || _la === 15) {
                        {
                        {
                        this.state = 66;
                        this.attribute();
                        }
                        }
                        this.state = 71;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 72;
                    _la = this.tokenStream.LA(1);
                    if(!(((((_la - 11)) & ~0x1F) === 0 && ((1 << (_la - 11)) & 33554435) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    break;
                case MarkupParser.IMPLIED_END:
                    {
                    this.state = 73;
                    this.match(MarkupParser.IMPLIED_END);
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
    public attribute(): AttributeContext {
        let localContext = new AttributeContext(this.context, this.state);
        this.enterRule(localContext, 6, MarkupParser.RULE_attribute);
        let _la: number;
        try {
            this.state = 86;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case MarkupParser.NAME:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 78;
                this.match(MarkupParser.NAME);
                this.state = 83;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 13) {
                    {
                    this.state = 79;
                    this.match(MarkupParser.EQ);
                    this.state = 81;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 5636096) !== 0)) {
                        {
                        this.state = 80;
                        this.value();
                        }
                    }

                    }
                }

                }
                break;
            case MarkupParser.OTHER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 85;
                this.match(MarkupParser.OTHER);
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
        this.enterRule(localContext, 8, MarkupParser.RULE_value);
        let _la: number;
        try {
            this.state = 99;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case MarkupParser.QUOTE:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 88;
                this.match(MarkupParser.QUOTE);
                this.state = 92;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 8 || _la === 25) {
                    {
                    {
                    this.state = 89;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 8 || _la === 25)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    }
                    this.state = 94;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 95;
                _la = this.tokenStream.LA(1);
                if(!(_la === 24 || _la === 36)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                break;
            case MarkupParser.STYLE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 96;
                this.match(MarkupParser.STYLE);
                }
                break;
            case MarkupParser.HANDLER:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 97;
                this.match(MarkupParser.HANDLER);
                }
                break;
            case MarkupParser.UNQUOTED:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 98;
                this.match(MarkupParser.UNQUOTED);
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
    public declaration(): DeclarationContext {
        let localContext = new DeclarationContext(this.context, this.state);
        this.enterRule(localContext, 10, MarkupParser.RULE_declaration);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 101;
            this.match(MarkupParser.DECLARATION_OPEN);
            this.state = 110;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 49204) !== 0) || _la === 34) {
                {
                this.state = 108;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case MarkupParser.NAME:
                    {
                    this.state = 102;
                    this.match(MarkupParser.NAME);
                    }
                    break;
                case MarkupParser.STRING:
                    {
                    this.state = 103;
                    this.match(MarkupParser.STRING);
                    }
                    break;
                case MarkupParser.OTHER:
                    {
                    this.state = 104;
                    this.match(MarkupParser.OTHER);
                    }
                    break;
                case MarkupParser.COMMENT:
                    {
                    this.state = 105;
                    this.match(MarkupParser.COMMENT);
                    }
                    break;
                case MarkupParser.INSTRUCTION:
                    {
                    this.state = 106;
                    this.match(MarkupParser.INSTRUCTION);
                    }
                    break;
                case MarkupParser.DECLARATION_OPEN:
                    {
                    this.state = 107;
                    this.declaration();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 112;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 113;
            _la = this.tokenStream.LA(1);
            if(!(_la === 33 || _la === 36)) {
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
        4,1,36,116,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,1,0,5,
        0,14,8,0,10,0,12,0,17,9,0,1,0,1,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,
        1,1,1,5,1,30,8,1,10,1,12,1,33,9,1,1,1,1,1,1,1,1,1,5,1,39,8,1,10,
        1,12,1,42,9,1,1,1,3,1,45,8,1,1,2,1,2,1,2,1,2,1,2,5,2,52,8,2,10,2,
        12,2,55,9,2,1,2,1,2,1,2,5,2,60,8,2,10,2,12,2,63,9,2,1,2,1,2,1,2,
        5,2,68,8,2,10,2,12,2,71,9,2,1,2,1,2,3,2,75,8,2,3,2,77,8,2,1,3,1,
        3,1,3,3,3,82,8,3,3,3,84,8,3,1,3,3,3,87,8,3,1,4,1,4,5,4,91,8,4,10,
        4,12,4,94,9,4,1,4,1,4,1,4,1,4,3,4,100,8,4,1,5,1,5,1,5,1,5,1,5,1,
        5,1,5,5,5,109,8,5,10,5,12,5,112,9,5,1,5,1,5,1,5,0,0,6,0,2,4,6,8,
        10,0,6,2,0,11,12,36,36,1,0,29,31,2,0,11,11,36,36,2,0,8,8,25,25,2,
        0,24,24,36,36,2,0,33,33,36,36,139,0,15,1,0,0,0,2,44,1,0,0,0,4,76,
        1,0,0,0,6,86,1,0,0,0,8,99,1,0,0,0,10,101,1,0,0,0,12,14,3,2,1,0,13,
        12,1,0,0,0,14,17,1,0,0,0,15,13,1,0,0,0,15,16,1,0,0,0,16,18,1,0,0,
        0,17,15,1,0,0,0,18,19,5,0,0,1,19,1,1,0,0,0,20,45,5,9,0,0,21,45,5,
        8,0,0,22,45,5,2,0,0,23,45,5,3,0,0,24,45,5,4,0,0,25,45,3,10,5,0,26,
        27,5,6,0,0,27,31,5,14,0,0,28,30,3,6,3,0,29,28,1,0,0,0,30,33,1,0,
        0,0,31,29,1,0,0,0,31,32,1,0,0,0,32,34,1,0,0,0,33,31,1,0,0,0,34,45,
        3,4,2,0,35,36,5,35,0,0,36,40,5,14,0,0,37,39,3,6,3,0,38,37,1,0,0,
        0,39,42,1,0,0,0,40,38,1,0,0,0,40,41,1,0,0,0,41,43,1,0,0,0,42,40,
        1,0,0,0,43,45,7,0,0,0,44,20,1,0,0,0,44,21,1,0,0,0,44,22,1,0,0,0,
        44,23,1,0,0,0,44,24,1,0,0,0,44,25,1,0,0,0,44,26,1,0,0,0,44,35,1,
        0,0,0,45,3,1,0,0,0,46,77,5,12,0,0,47,77,5,36,0,0,48,49,5,11,0,0,
        49,53,7,1,0,0,50,52,3,6,3,0,51,50,1,0,0,0,52,55,1,0,0,0,53,51,1,
        0,0,0,53,54,1,0,0,0,54,56,1,0,0,0,55,53,1,0,0,0,56,77,7,2,0,0,57,
        61,5,11,0,0,58,60,3,2,1,0,59,58,1,0,0,0,60,63,1,0,0,0,61,59,1,0,
        0,0,61,62,1,0,0,0,62,74,1,0,0,0,63,61,1,0,0,0,64,65,5,7,0,0,65,69,
        5,14,0,0,66,68,3,6,3,0,67,66,1,0,0,0,68,71,1,0,0,0,69,67,1,0,0,0,
        69,70,1,0,0,0,70,72,1,0,0,0,71,69,1,0,0,0,72,75,7,0,0,0,73,75,5,
        36,0,0,74,64,1,0,0,0,74,73,1,0,0,0,75,77,1,0,0,0,76,46,1,0,0,0,76,
        47,1,0,0,0,76,48,1,0,0,0,76,57,1,0,0,0,77,5,1,0,0,0,78,83,5,14,0,
        0,79,81,5,13,0,0,80,82,3,8,4,0,81,80,1,0,0,0,81,82,1,0,0,0,82,84,
        1,0,0,0,83,79,1,0,0,0,83,84,1,0,0,0,84,87,1,0,0,0,85,87,5,15,0,0,
        86,78,1,0,0,0,86,85,1,0,0,0,87,7,1,0,0,0,88,92,5,17,0,0,89,91,7,
        3,0,0,90,89,1,0,0,0,91,94,1,0,0,0,92,90,1,0,0,0,92,93,1,0,0,0,93,
        95,1,0,0,0,94,92,1,0,0,0,95,100,7,4,0,0,96,100,5,20,0,0,97,100,5,
        22,0,0,98,100,5,18,0,0,99,88,1,0,0,0,99,96,1,0,0,0,99,97,1,0,0,0,
        99,98,1,0,0,0,100,9,1,0,0,0,101,110,5,5,0,0,102,109,5,14,0,0,103,
        109,5,34,0,0,104,109,5,15,0,0,105,109,5,2,0,0,106,109,5,4,0,0,107,
        109,3,10,5,0,108,102,1,0,0,0,108,103,1,0,0,0,108,104,1,0,0,0,108,
        105,1,0,0,0,108,106,1,0,0,0,108,107,1,0,0,0,109,112,1,0,0,0,110,
        108,1,0,0,0,110,111,1,0,0,0,111,113,1,0,0,0,112,110,1,0,0,0,113,
        114,7,5,0,0,114,11,1,0,0,0,16,15,31,40,44,53,61,69,74,76,81,83,86,
        92,99,108,110
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!MarkupParser.__ATN) {
            MarkupParser.__ATN = new antlr.ATNDeserializer().deserialize(MarkupParser._serializedATN);
        }

        return MarkupParser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(MarkupParser.literalNames, MarkupParser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return MarkupParser.vocabulary;
    }

    private static readonly decisionsToDFA = MarkupParser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class DocumentContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(MarkupParser.EOF, 0)!;
    }
    public node(): NodeContext[];
    public node(i: number): NodeContext | null;
    public node(i?: number): NodeContext[] | NodeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(NodeContext);
        }

        return this.getRuleContext(i, NodeContext);
    }
    public override get ruleIndex(): number {
        return MarkupParser.RULE_document;
    }
}


export class NodeContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public WORD(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.WORD, 0);
    }
    public REFERENCE(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.REFERENCE, 0);
    }
    public COMMENT(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.COMMENT, 0);
    }
    public CDATA(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.CDATA, 0);
    }
    public INSTRUCTION(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.INSTRUCTION, 0);
    }
    public declaration(): DeclarationContext | null {
        return this.getRuleContext(0, DeclarationContext);
    }
    public LT(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.LT, 0);
    }
    public NAME(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.NAME, 0);
    }
    public content(): ContentContext | null {
        return this.getRuleContext(0, ContentContext);
    }
    public attribute(): AttributeContext[];
    public attribute(i: number): AttributeContext | null;
    public attribute(i?: number): AttributeContext[] | AttributeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AttributeContext);
        }

        return this.getRuleContext(i, AttributeContext);
    }
    public STRAY_LT(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.STRAY_LT, 0);
    }
    public GT(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.GT, 0);
    }
    public EMPTY_GT(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.EMPTY_GT, 0);
    }
    public IMPLIED_END(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.IMPLIED_END, 0);
    }
    public override get ruleIndex(): number {
        return MarkupParser.RULE_node;
    }
}


export class ContentContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EMPTY_GT(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.EMPTY_GT, 0);
    }
    public IMPLIED_END(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.IMPLIED_END, 0);
    }
    public GT(): antlr.TerminalNode[];
    public GT(i: number): antlr.TerminalNode | null;
    public GT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MarkupParser.GT);
    	} else {
    		return this.getToken(MarkupParser.GT, i);
    	}
    }
    public SCRIPT(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.SCRIPT, 0);
    }
    public DATA_SCRIPT(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.DATA_SCRIPT, 0);
    }
    public STYLE_SHEET(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.STYLE_SHEET, 0);
    }
    public attribute(): AttributeContext[];
    public attribute(i: number): AttributeContext | null;
    public attribute(i?: number): AttributeContext[] | AttributeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AttributeContext);
        }

        return this.getRuleContext(i, AttributeContext);
    }
    public END_LT(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.END_LT, 0);
    }
    public NAME(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.NAME, 0);
    }
    public node(): NodeContext[];
    public node(i: number): NodeContext | null;
    public node(i?: number): NodeContext[] | NodeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(NodeContext);
        }

        return this.getRuleContext(i, NodeContext);
    }
    public override get ruleIndex(): number {
        return MarkupParser.RULE_content;
    }
}


export class AttributeContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public NAME(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.NAME, 0);
    }
    public EQ(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.EQ, 0);
    }
    public value(): ValueContext | null {
        return this.getRuleContext(0, ValueContext);
    }
    public OTHER(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.OTHER, 0);
    }
    public override get ruleIndex(): number {
        return MarkupParser.RULE_attribute;
    }
}


export class ValueContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public QUOTE(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.QUOTE, 0);
    }
    public QUOTE_END(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.QUOTE_END, 0);
    }
    public IMPLIED_END(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.IMPLIED_END, 0);
    }
    public PART(): antlr.TerminalNode[];
    public PART(i: number): antlr.TerminalNode | null;
    public PART(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MarkupParser.PART);
    	} else {
    		return this.getToken(MarkupParser.PART, i);
    	}
    }
    public REFERENCE(): antlr.TerminalNode[];
    public REFERENCE(i: number): antlr.TerminalNode | null;
    public REFERENCE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MarkupParser.REFERENCE);
    	} else {
    		return this.getToken(MarkupParser.REFERENCE, i);
    	}
    }
    public STYLE(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.STYLE, 0);
    }
    public HANDLER(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.HANDLER, 0);
    }
    public UNQUOTED(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.UNQUOTED, 0);
    }
    public override get ruleIndex(): number {
        return MarkupParser.RULE_value;
    }
}


export class DeclarationContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public DECLARATION_OPEN(): antlr.TerminalNode {
        return this.getToken(MarkupParser.DECLARATION_OPEN, 0)!;
    }
    public DECLARATION_CLOSE(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.DECLARATION_CLOSE, 0);
    }
    public IMPLIED_END(): antlr.TerminalNode | null {
        return this.getToken(MarkupParser.IMPLIED_END, 0);
    }
    public NAME(): antlr.TerminalNode[];
    public NAME(i: number): antlr.TerminalNode | null;
    public NAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MarkupParser.NAME);
    	} else {
    		return this.getToken(MarkupParser.NAME, i);
    	}
    }
    public STRING(): antlr.TerminalNode[];
    public STRING(i: number): antlr.TerminalNode | null;
    public STRING(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MarkupParser.STRING);
    	} else {
    		return this.getToken(MarkupParser.STRING, i);
    	}
    }
    public OTHER(): antlr.TerminalNode[];
    public OTHER(i: number): antlr.TerminalNode | null;
    public OTHER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MarkupParser.OTHER);
    	} else {
    		return this.getToken(MarkupParser.OTHER, i);
    	}
    }
    public COMMENT(): antlr.TerminalNode[];
    public COMMENT(i: number): antlr.TerminalNode | null;
    public COMMENT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MarkupParser.COMMENT);
    	} else {
    		return this.getToken(MarkupParser.COMMENT, i);
    	}
    }
    public INSTRUCTION(): antlr.TerminalNode[];
    public INSTRUCTION(i: number): antlr.TerminalNode | null;
    public INSTRUCTION(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MarkupParser.INSTRUCTION);
    	} else {
    		return this.getToken(MarkupParser.INSTRUCTION, i);
    	}
    }
    public declaration(): DeclarationContext[];
    public declaration(i: number): DeclarationContext | null;
    public declaration(i?: number): DeclarationContext[] | DeclarationContext | null {
        if (i === undefined) {
            return this.getRuleContexts(DeclarationContext);
        }

        return this.getRuleContext(i, DeclarationContext);
    }
    public override get ruleIndex(): number {
        return MarkupParser.RULE_declaration;
    }
}
