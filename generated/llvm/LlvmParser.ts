
import * as antlr from "antlr4ng";
import { Token } from "antlr4ng";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class LlvmParser extends antlr.Parser {
    public static readonly DEFINE = 1;
    public static readonly DECLARE = 2;
    public static readonly BEGIN = 3;
    public static readonly DEFINED = 4;
    public static readonly OPCODE = 5;
    public static readonly RESULT = 6;
    public static readonly BLOCK = 7;
    public static readonly CASE = 8;
    public static readonly BODY_OPEN = 9;
    public static readonly BODY_CLOSE = 10;
    public static readonly TABLE_OPEN = 11;
    public static readonly EQUALS = 12;
    public static readonly SPACE = 13;
    public static readonly COMMENT = 14;
    public static readonly LOCAL = 15;
    public static readonly GLOBAL = 16;
    public static readonly METADATA = 17;
    public static readonly ATTRIBUTES = 18;
    public static readonly COMDAT = 19;
    public static readonly SUMMARY = 20;
    public static readonly RECORD = 21;
    public static readonly LABEL = 22;
    public static readonly NUMBER = 23;
    public static readonly STRING = 24;
    public static readonly WORD = 25;
    public static readonly LPAREN = 26;
    public static readonly RPAREN = 27;
    public static readonly LBRACK = 28;
    public static readonly RBRACK = 29;
    public static readonly LBRACE = 30;
    public static readonly RBRACE = 31;
    public static readonly LANGLE = 32;
    public static readonly RANGLE = 33;
    public static readonly COMMA = 34;
    public static readonly ASSIGN = 35;
    public static readonly BANG = 36;
    public static readonly STAR = 37;
    public static readonly DOTS = 38;
    public static readonly OTHER = 39;
    public static readonly RULE_module = 0;
    public static readonly RULE_entity = 1;
    public static readonly RULE_body = 2;
    public static readonly RULE_block = 3;
    public static readonly RULE_instruction = 4;
    public static readonly RULE_phrases = 5;
    public static readonly RULE_phrase = 6;
    public static readonly RULE_element = 7;
    public static readonly RULE_value = 8;
    public static readonly RULE_group = 9;
    public static readonly RULE_switchCase = 10;

    public static readonly literalNames = [
        null, null, null, null, null, null, null, null, null, null, null, 
        null, null, null, null, null, null, null, null, null, null, null, 
        null, null, null, null, "'('", "')'", "'['", "']'", "'{'", "'}'", 
        "'<'", "'>'", "','", "'='", "'!'", "'*'", "'...'"
    ];

    public static readonly symbolicNames = [
        null, "DEFINE", "DECLARE", "BEGIN", "DEFINED", "OPCODE", "RESULT", 
        "BLOCK", "CASE", "BODY_OPEN", "BODY_CLOSE", "TABLE_OPEN", "EQUALS", 
        "SPACE", "COMMENT", "LOCAL", "GLOBAL", "METADATA", "ATTRIBUTES", 
        "COMDAT", "SUMMARY", "RECORD", "LABEL", "NUMBER", "STRING", "WORD", 
        "LPAREN", "RPAREN", "LBRACK", "RBRACK", "LBRACE", "RBRACE", "LANGLE", 
        "RANGLE", "COMMA", "ASSIGN", "BANG", "STAR", "DOTS", "OTHER"
    ];
    public static readonly ruleNames = [
        "module", "entity", "body", "block", "instruction", "phrases", "phrase", 
        "element", "value", "group", "switchCase",
    ];

    public get grammarFileName(): string { return "LlvmParser.g4"; }
    public get literalNames(): (string | null)[] { return LlvmParser.literalNames; }
    public get symbolicNames(): (string | null)[] { return LlvmParser.symbolicNames; }
    public get ruleNames(): string[] { return LlvmParser.ruleNames; }
    public get serializedATN(): number[] { return LlvmParser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, LlvmParser._ATN, LlvmParser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public module_(): ModuleContext {
        let localContext = new ModuleContext(this.context, this.state);
        this.enterRule(localContext, 0, LlvmParser.RULE_module);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 25;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 11)) & ~0x1F) === 0 && ((1 << (_la - 11)) & 522910705) !== 0)) {
                {
                {
                this.state = 22;
                this.element();
                }
                }
                this.state = 27;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 31;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 30) !== 0)) {
                {
                {
                this.state = 28;
                this.entity();
                }
                }
                this.state = 33;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 34;
            this.match(LlvmParser.EOF);
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
    public entity(): EntityContext {
        let localContext = new EntityContext(this.context, this.state);
        this.enterRule(localContext, 2, LlvmParser.RULE_entity);
        let _la: number;
        try {
            this.state = 54;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case LlvmParser.DEFINE:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 36;
                this.match(LlvmParser.DEFINE);
                this.state = 40;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 11)) & ~0x1F) === 0 && ((1 << (_la - 11)) & 522910705) !== 0)) {
                    {
                    {
                    this.state = 37;
                    this.element();
                    }
                    }
                    this.state = 42;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 43;
                this.match(LlvmParser.BODY_OPEN);
                this.state = 44;
                this.body();
                this.state = 45;
                this.match(LlvmParser.BODY_CLOSE);
                }
                break;
            case LlvmParser.DECLARE:
            case LlvmParser.BEGIN:
            case LlvmParser.DEFINED:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 51;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case LlvmParser.DECLARE:
                    {
                    this.state = 47;
                    this.match(LlvmParser.DECLARE);
                    }
                    break;
                case LlvmParser.BEGIN:
                    {
                    this.state = 48;
                    this.match(LlvmParser.BEGIN);
                    }
                    break;
                case LlvmParser.DEFINED:
                    {
                    this.state = 49;
                    this.match(LlvmParser.DEFINED);
                    this.state = 50;
                    this.match(LlvmParser.ASSIGN);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 53;
                this.phrases();
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
    public body(): BodyContext {
        let localContext = new BodyContext(this.context, this.state);
        this.enterRule(localContext, 4, LlvmParser.RULE_body);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 59;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1476364384) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 249) !== 0)) {
                {
                {
                this.state = 56;
                this.instruction();
                }
                }
                this.state = 61;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 65;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 7) {
                {
                {
                this.state = 62;
                this.block();
                }
                }
                this.state = 67;
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
    public block(): BlockContext {
        let localContext = new BlockContext(this.context, this.state);
        this.enterRule(localContext, 6, LlvmParser.RULE_block);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 68;
            this.match(LlvmParser.BLOCK);
            this.state = 72;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1476364384) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 249) !== 0)) {
                {
                {
                this.state = 69;
                this.instruction();
                }
                }
                this.state = 74;
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
    public instruction(): InstructionContext {
        let localContext = new InstructionContext(this.context, this.state);
        this.enterRule(localContext, 8, LlvmParser.RULE_instruction);
        let _la: number;
        try {
            let alternative: number;
            this.state = 85;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case LlvmParser.RESULT:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 75;
                this.match(LlvmParser.RESULT);
                this.state = 76;
                this.match(LlvmParser.ASSIGN);
                this.state = 77;
                this.phrases();
                }
                break;
            case LlvmParser.OPCODE:
            case LlvmParser.RECORD:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 78;
                _la = this.tokenStream.LA(1);
                if(!(_la === 5 || _la === 21)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 79;
                this.phrases();
                }
                break;
            case LlvmParser.TABLE_OPEN:
            case LlvmParser.LOCAL:
            case LlvmParser.GLOBAL:
            case LlvmParser.METADATA:
            case LlvmParser.ATTRIBUTES:
            case LlvmParser.COMDAT:
            case LlvmParser.SUMMARY:
            case LlvmParser.LABEL:
            case LlvmParser.NUMBER:
            case LlvmParser.STRING:
            case LlvmParser.WORD:
            case LlvmParser.LPAREN:
            case LlvmParser.LBRACK:
            case LlvmParser.LBRACE:
            case LlvmParser.LANGLE:
            case LlvmParser.ASSIGN:
            case LlvmParser.BANG:
            case LlvmParser.STAR:
            case LlvmParser.DOTS:
            case LlvmParser.OTHER:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 81;
                this.errorHandler.sync(this);
                alternative = 1;
                do {
                    switch (alternative) {
                    case 1:
                        {
                        {
                        this.state = 80;
                        this.element();
                        }
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 83;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 8, this.context);
                } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
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
    public phrases(): PhrasesContext {
        let localContext = new PhrasesContext(this.context, this.state);
        this.enterRule(localContext, 10, LlvmParser.RULE_phrases);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 88;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 10, this.context) ) {
            case 1:
                {
                this.state = 87;
                this.phrase();
                }
                break;
            }
            this.state = 94;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 34) {
                {
                {
                this.state = 90;
                this.match(LlvmParser.COMMA);
                this.state = 91;
                this.phrase();
                }
                }
                this.state = 96;
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
    public phrase(): PhraseContext {
        let localContext = new PhraseContext(this.context, this.state);
        this.enterRule(localContext, 12, LlvmParser.RULE_phrase);
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 98;
            this.errorHandler.sync(this);
            alternative = 1;
            do {
                switch (alternative) {
                case 1:
                    {
                    {
                    this.state = 97;
                    this.element();
                    }
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 100;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 12, this.context);
            } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
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
        this.enterRule(localContext, 14, LlvmParser.RULE_element);
        let _la: number;
        try {
            this.state = 115;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case LlvmParser.LOCAL:
            case LlvmParser.GLOBAL:
            case LlvmParser.METADATA:
            case LlvmParser.ATTRIBUTES:
            case LlvmParser.COMDAT:
            case LlvmParser.SUMMARY:
            case LlvmParser.NUMBER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 102;
                this.value();
                }
                break;
            case LlvmParser.TABLE_OPEN:
            case LlvmParser.LPAREN:
            case LlvmParser.LBRACK:
            case LlvmParser.LBRACE:
            case LlvmParser.LANGLE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 103;
                this.group();
                }
                break;
            case LlvmParser.STRING:
            case LlvmParser.WORD:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 104;
                _la = this.tokenStream.LA(1);
                if(!(_la === 24 || _la === 25)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 107;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 12) {
                    {
                    this.state = 105;
                    this.match(LlvmParser.EQUALS);
                    this.state = 106;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 23 || _la === 24)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                }

                }
                break;
            case LlvmParser.LABEL:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 109;
                this.match(LlvmParser.LABEL);
                }
                break;
            case LlvmParser.BANG:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 110;
                this.match(LlvmParser.BANG);
                }
                break;
            case LlvmParser.STAR:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 111;
                this.match(LlvmParser.STAR);
                }
                break;
            case LlvmParser.DOTS:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 112;
                this.match(LlvmParser.DOTS);
                }
                break;
            case LlvmParser.ASSIGN:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 113;
                this.match(LlvmParser.ASSIGN);
                }
                break;
            case LlvmParser.OTHER:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 114;
                this.match(LlvmParser.OTHER);
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
        this.enterRule(localContext, 16, LlvmParser.RULE_value);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 117;
            _la = this.tokenStream.LA(1);
            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 10452992) !== 0))) {
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
        this.enterRule(localContext, 18, LlvmParser.RULE_group);
        let _la: number;
        try {
            this.state = 143;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case LlvmParser.LPAREN:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 119;
                this.match(LlvmParser.LPAREN);
                this.state = 120;
                this.phrases();
                this.state = 121;
                this.match(LlvmParser.RPAREN);
                }
                break;
            case LlvmParser.LBRACK:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 123;
                this.match(LlvmParser.LBRACK);
                this.state = 124;
                this.phrases();
                this.state = 125;
                this.match(LlvmParser.RBRACK);
                }
                break;
            case LlvmParser.LBRACE:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 127;
                this.match(LlvmParser.LBRACE);
                this.state = 128;
                this.phrases();
                this.state = 129;
                this.match(LlvmParser.RBRACE);
                }
                break;
            case LlvmParser.LANGLE:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 131;
                this.match(LlvmParser.LANGLE);
                this.state = 132;
                this.phrases();
                this.state = 133;
                this.match(LlvmParser.RANGLE);
                }
                break;
            case LlvmParser.TABLE_OPEN:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 135;
                this.match(LlvmParser.TABLE_OPEN);
                this.state = 139;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 8) {
                    {
                    {
                    this.state = 136;
                    this.switchCase();
                    }
                    }
                    this.state = 141;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 142;
                this.match(LlvmParser.RBRACK);
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
    public switchCase(): SwitchCaseContext {
        let localContext = new SwitchCaseContext(this.context, this.state);
        this.enterRule(localContext, 20, LlvmParser.RULE_switchCase);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 145;
            this.match(LlvmParser.CASE);
            this.state = 146;
            this.phrases();
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
        4,1,39,149,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
        6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,1,0,5,0,24,8,0,10,0,12,0,27,
        9,0,1,0,5,0,30,8,0,10,0,12,0,33,9,0,1,0,1,0,1,1,1,1,5,1,39,8,1,10,
        1,12,1,42,9,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,3,1,52,8,1,1,1,3,1,
        55,8,1,1,2,5,2,58,8,2,10,2,12,2,61,9,2,1,2,5,2,64,8,2,10,2,12,2,
        67,9,2,1,3,1,3,5,3,71,8,3,10,3,12,3,74,9,3,1,4,1,4,1,4,1,4,1,4,1,
        4,4,4,82,8,4,11,4,12,4,83,3,4,86,8,4,1,5,3,5,89,8,5,1,5,1,5,5,5,
        93,8,5,10,5,12,5,96,9,5,1,6,4,6,99,8,6,11,6,12,6,100,1,7,1,7,1,7,
        1,7,1,7,3,7,108,8,7,1,7,1,7,1,7,1,7,1,7,1,7,3,7,116,8,7,1,8,1,8,
        1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,
        1,9,1,9,5,9,138,8,9,10,9,12,9,141,9,9,1,9,3,9,144,8,9,1,10,1,10,
        1,10,1,10,0,0,11,0,2,4,6,8,10,12,14,16,18,20,0,4,2,0,5,5,21,21,1,
        0,24,25,1,0,23,24,2,0,15,20,23,23,166,0,25,1,0,0,0,2,54,1,0,0,0,
        4,59,1,0,0,0,6,68,1,0,0,0,8,85,1,0,0,0,10,88,1,0,0,0,12,98,1,0,0,
        0,14,115,1,0,0,0,16,117,1,0,0,0,18,143,1,0,0,0,20,145,1,0,0,0,22,
        24,3,14,7,0,23,22,1,0,0,0,24,27,1,0,0,0,25,23,1,0,0,0,25,26,1,0,
        0,0,26,31,1,0,0,0,27,25,1,0,0,0,28,30,3,2,1,0,29,28,1,0,0,0,30,33,
        1,0,0,0,31,29,1,0,0,0,31,32,1,0,0,0,32,34,1,0,0,0,33,31,1,0,0,0,
        34,35,5,0,0,1,35,1,1,0,0,0,36,40,5,1,0,0,37,39,3,14,7,0,38,37,1,
        0,0,0,39,42,1,0,0,0,40,38,1,0,0,0,40,41,1,0,0,0,41,43,1,0,0,0,42,
        40,1,0,0,0,43,44,5,9,0,0,44,45,3,4,2,0,45,46,5,10,0,0,46,55,1,0,
        0,0,47,52,5,2,0,0,48,52,5,3,0,0,49,50,5,4,0,0,50,52,5,35,0,0,51,
        47,1,0,0,0,51,48,1,0,0,0,51,49,1,0,0,0,52,53,1,0,0,0,53,55,3,10,
        5,0,54,36,1,0,0,0,54,51,1,0,0,0,55,3,1,0,0,0,56,58,3,8,4,0,57,56,
        1,0,0,0,58,61,1,0,0,0,59,57,1,0,0,0,59,60,1,0,0,0,60,65,1,0,0,0,
        61,59,1,0,0,0,62,64,3,6,3,0,63,62,1,0,0,0,64,67,1,0,0,0,65,63,1,
        0,0,0,65,66,1,0,0,0,66,5,1,0,0,0,67,65,1,0,0,0,68,72,5,7,0,0,69,
        71,3,8,4,0,70,69,1,0,0,0,71,74,1,0,0,0,72,70,1,0,0,0,72,73,1,0,0,
        0,73,7,1,0,0,0,74,72,1,0,0,0,75,76,5,6,0,0,76,77,5,35,0,0,77,86,
        3,10,5,0,78,79,7,0,0,0,79,86,3,10,5,0,80,82,3,14,7,0,81,80,1,0,0,
        0,82,83,1,0,0,0,83,81,1,0,0,0,83,84,1,0,0,0,84,86,1,0,0,0,85,75,
        1,0,0,0,85,78,1,0,0,0,85,81,1,0,0,0,86,9,1,0,0,0,87,89,3,12,6,0,
        88,87,1,0,0,0,88,89,1,0,0,0,89,94,1,0,0,0,90,91,5,34,0,0,91,93,3,
        12,6,0,92,90,1,0,0,0,93,96,1,0,0,0,94,92,1,0,0,0,94,95,1,0,0,0,95,
        11,1,0,0,0,96,94,1,0,0,0,97,99,3,14,7,0,98,97,1,0,0,0,99,100,1,0,
        0,0,100,98,1,0,0,0,100,101,1,0,0,0,101,13,1,0,0,0,102,116,3,16,8,
        0,103,116,3,18,9,0,104,107,7,1,0,0,105,106,5,12,0,0,106,108,7,2,
        0,0,107,105,1,0,0,0,107,108,1,0,0,0,108,116,1,0,0,0,109,116,5,22,
        0,0,110,116,5,36,0,0,111,116,5,37,0,0,112,116,5,38,0,0,113,116,5,
        35,0,0,114,116,5,39,0,0,115,102,1,0,0,0,115,103,1,0,0,0,115,104,
        1,0,0,0,115,109,1,0,0,0,115,110,1,0,0,0,115,111,1,0,0,0,115,112,
        1,0,0,0,115,113,1,0,0,0,115,114,1,0,0,0,116,15,1,0,0,0,117,118,7,
        3,0,0,118,17,1,0,0,0,119,120,5,26,0,0,120,121,3,10,5,0,121,122,5,
        27,0,0,122,144,1,0,0,0,123,124,5,28,0,0,124,125,3,10,5,0,125,126,
        5,29,0,0,126,144,1,0,0,0,127,128,5,30,0,0,128,129,3,10,5,0,129,130,
        5,31,0,0,130,144,1,0,0,0,131,132,5,32,0,0,132,133,3,10,5,0,133,134,
        5,33,0,0,134,144,1,0,0,0,135,139,5,11,0,0,136,138,3,20,10,0,137,
        136,1,0,0,0,138,141,1,0,0,0,139,137,1,0,0,0,139,140,1,0,0,0,140,
        142,1,0,0,0,141,139,1,0,0,0,142,144,5,29,0,0,143,119,1,0,0,0,143,
        123,1,0,0,0,143,127,1,0,0,0,143,131,1,0,0,0,143,135,1,0,0,0,144,
        19,1,0,0,0,145,146,5,8,0,0,146,147,3,10,5,0,147,21,1,0,0,0,17,25,
        31,40,51,54,59,65,72,83,85,88,94,100,107,115,139,143
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!LlvmParser.__ATN) {
            LlvmParser.__ATN = new antlr.ATNDeserializer().deserialize(LlvmParser._serializedATN);
        }

        return LlvmParser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(LlvmParser.literalNames, LlvmParser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return LlvmParser.vocabulary;
    }

    private static readonly decisionsToDFA = LlvmParser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class ModuleContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(LlvmParser.EOF, 0)!;
    }
    public element(): ElementContext[];
    public element(i: number): ElementContext | null;
    public element(i?: number): ElementContext[] | ElementContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ElementContext);
        }

        return this.getRuleContext(i, ElementContext);
    }
    public entity(): EntityContext[];
    public entity(i: number): EntityContext | null;
    public entity(i?: number): EntityContext[] | EntityContext | null {
        if (i === undefined) {
            return this.getRuleContexts(EntityContext);
        }

        return this.getRuleContext(i, EntityContext);
    }
    public override get ruleIndex(): number {
        return LlvmParser.RULE_module;
    }
}


export class EntityContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public DEFINE(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.DEFINE, 0);
    }
    public BODY_OPEN(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.BODY_OPEN, 0);
    }
    public body(): BodyContext | null {
        return this.getRuleContext(0, BodyContext);
    }
    public BODY_CLOSE(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.BODY_CLOSE, 0);
    }
    public element(): ElementContext[];
    public element(i: number): ElementContext | null;
    public element(i?: number): ElementContext[] | ElementContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ElementContext);
        }

        return this.getRuleContext(i, ElementContext);
    }
    public phrases(): PhrasesContext | null {
        return this.getRuleContext(0, PhrasesContext);
    }
    public DECLARE(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.DECLARE, 0);
    }
    public BEGIN(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.BEGIN, 0);
    }
    public DEFINED(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.DEFINED, 0);
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.ASSIGN, 0);
    }
    public override get ruleIndex(): number {
        return LlvmParser.RULE_entity;
    }
}


export class BodyContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public instruction(): InstructionContext[];
    public instruction(i: number): InstructionContext | null;
    public instruction(i?: number): InstructionContext[] | InstructionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(InstructionContext);
        }

        return this.getRuleContext(i, InstructionContext);
    }
    public block(): BlockContext[];
    public block(i: number): BlockContext | null;
    public block(i?: number): BlockContext[] | BlockContext | null {
        if (i === undefined) {
            return this.getRuleContexts(BlockContext);
        }

        return this.getRuleContext(i, BlockContext);
    }
    public override get ruleIndex(): number {
        return LlvmParser.RULE_body;
    }
}


export class BlockContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public BLOCK(): antlr.TerminalNode {
        return this.getToken(LlvmParser.BLOCK, 0)!;
    }
    public instruction(): InstructionContext[];
    public instruction(i: number): InstructionContext | null;
    public instruction(i?: number): InstructionContext[] | InstructionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(InstructionContext);
        }

        return this.getRuleContext(i, InstructionContext);
    }
    public override get ruleIndex(): number {
        return LlvmParser.RULE_block;
    }
}


export class InstructionContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public RESULT(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.RESULT, 0);
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.ASSIGN, 0);
    }
    public phrases(): PhrasesContext | null {
        return this.getRuleContext(0, PhrasesContext);
    }
    public OPCODE(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.OPCODE, 0);
    }
    public RECORD(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.RECORD, 0);
    }
    public element(): ElementContext[];
    public element(i: number): ElementContext | null;
    public element(i?: number): ElementContext[] | ElementContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ElementContext);
        }

        return this.getRuleContext(i, ElementContext);
    }
    public override get ruleIndex(): number {
        return LlvmParser.RULE_instruction;
    }
}


export class PhrasesContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
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
    		return this.getTokens(LlvmParser.COMMA);
    	} else {
    		return this.getToken(LlvmParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return LlvmParser.RULE_phrases;
    }
}


export class PhraseContext extends antlr.ParserRuleContext {
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
    public override get ruleIndex(): number {
        return LlvmParser.RULE_phrase;
    }
}


export class ElementContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public value(): ValueContext | null {
        return this.getRuleContext(0, ValueContext);
    }
    public group(): GroupContext | null {
        return this.getRuleContext(0, GroupContext);
    }
    public WORD(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.WORD, 0);
    }
    public STRING(): antlr.TerminalNode[];
    public STRING(i: number): antlr.TerminalNode | null;
    public STRING(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(LlvmParser.STRING);
    	} else {
    		return this.getToken(LlvmParser.STRING, i);
    	}
    }
    public EQUALS(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.EQUALS, 0);
    }
    public NUMBER(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.NUMBER, 0);
    }
    public LABEL(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.LABEL, 0);
    }
    public BANG(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.BANG, 0);
    }
    public STAR(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.STAR, 0);
    }
    public DOTS(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.DOTS, 0);
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.ASSIGN, 0);
    }
    public OTHER(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.OTHER, 0);
    }
    public override get ruleIndex(): number {
        return LlvmParser.RULE_element;
    }
}


export class ValueContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public LOCAL(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.LOCAL, 0);
    }
    public GLOBAL(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.GLOBAL, 0);
    }
    public NUMBER(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.NUMBER, 0);
    }
    public METADATA(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.METADATA, 0);
    }
    public ATTRIBUTES(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.ATTRIBUTES, 0);
    }
    public COMDAT(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.COMDAT, 0);
    }
    public SUMMARY(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.SUMMARY, 0);
    }
    public override get ruleIndex(): number {
        return LlvmParser.RULE_value;
    }
}


export class GroupContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public LPAREN(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.LPAREN, 0);
    }
    public phrases(): PhrasesContext | null {
        return this.getRuleContext(0, PhrasesContext);
    }
    public RPAREN(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.RPAREN, 0);
    }
    public LBRACK(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.LBRACK, 0);
    }
    public RBRACK(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.RBRACK, 0);
    }
    public LBRACE(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.LBRACE, 0);
    }
    public RBRACE(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.RBRACE, 0);
    }
    public LANGLE(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.LANGLE, 0);
    }
    public RANGLE(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.RANGLE, 0);
    }
    public TABLE_OPEN(): antlr.TerminalNode | null {
        return this.getToken(LlvmParser.TABLE_OPEN, 0);
    }
    public switchCase(): SwitchCaseContext[];
    public switchCase(i: number): SwitchCaseContext | null;
    public switchCase(i?: number): SwitchCaseContext[] | SwitchCaseContext | null {
        if (i === undefined) {
            return this.getRuleContexts(SwitchCaseContext);
        }

        return this.getRuleContext(i, SwitchCaseContext);
    }
    public override get ruleIndex(): number {
        return LlvmParser.RULE_group;
    }
}


export class SwitchCaseContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public CASE(): antlr.TerminalNode {
        return this.getToken(LlvmParser.CASE, 0)!;
    }
    public phrases(): PhrasesContext {
        return this.getRuleContext(0, PhrasesContext)!;
    }
    public override get ruleIndex(): number {
        return LlvmParser.RULE_switchCase;
    }
}
