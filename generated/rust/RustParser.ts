
import * as antlr from "antlr4ng";
import { Token } from "antlr4ng";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class RustParser extends antlr.Parser {
    public static readonly WORD = 1;
    public static readonly JUMP = 2;
    public static readonly KEYWORD = 3;
    public static readonly AS = 4;
    public static readonly ELSE = 5;
    public static readonly FOR = 6;
    public static readonly IF = 7;
    public static readonly IN = 8;
    public static readonly LOOP = 9;
    public static readonly MATCH = 10;
    public static readonly WHERE = 11;
    public static readonly WHILE = 12;
    public static readonly IDENTIFIER = 13;
    public static readonly NUMBER = 14;
    public static readonly CHARACTER = 15;
    public static readonly STRING = 16;
    public static readonly LIFETIME = 17;
    public static readonly LPAREN = 18;
    public static readonly RPAREN = 19;
    public static readonly LBRACE = 20;
    public static readonly RBRACE = 21;
    public static readonly LBRACK = 22;
    public static readonly RBRACK = 23;
    public static readonly SEMI = 24;
    public static readonly COMMA = 25;
    public static readonly DOT = 26;
    public static readonly RANGE = 27;
    public static readonly COLON = 28;
    public static readonly COLONS = 29;
    public static readonly ARROW = 30;
    public static readonly FAT_ARROW = 31;
    public static readonly HASH = 32;
    public static readonly POSTFIX = 33;
    public static readonly NOT = 34;
    public static readonly AT = 35;
    public static readonly ASSIGN = 36;
    public static readonly OPERATOR = 37;
    public static readonly SHEBANG = 38;
    public static readonly SPACE = 39;
    public static readonly COMMENT = 40;
    public static readonly BLOCK_COMMENT = 41;
    public static readonly OTHER = 42;
    public static readonly PREFIX = 43;
    public static readonly ANGLE_OPEN = 44;
    public static readonly ANGLE_CLOSE = 45;
    public static readonly CLOSURE_OPEN = 46;
    public static readonly BLOCK_OPEN = 47;
    public static readonly GROUP_OPEN = 48;
    public static readonly LIST_OPEN = 49;
    public static readonly ELSE_IF = 50;
    public static readonly EMPTY_CLOSURE = 51;
    public static readonly RETURNS = 52;
    public static readonly BANG = 53;
    public static readonly LABEL = 54;
    public static readonly HIGHER = 55;
    public static readonly MACRO = 56;
    public static readonly QUALIFIED_OPEN = 57;
    public static readonly CLOSURE_CLOSE = 58;
    public static readonly BODY_OPEN = 59;
    public static readonly VISIBILITY_OPEN = 60;
    public static readonly ATTRIBUTE_OPEN = 61;
    public static readonly LET_ELSE = 62;
    public static readonly PARAMETERS_OPEN = 63;
    public static readonly SECOND = 64;
    public static readonly TRAILING = 65;
    public static readonly FIELDS_OPEN = 66;
    public static readonly ARMS_OPEN = 67;
    public static readonly IMPORTS_OPEN = 68;
    public static readonly MACRO_OPEN = 69;
    public static readonly BOUND_FIELDS_OPEN = 70;
    public static readonly RULE_sourceFile = 0;
    public static readonly RULE_item = 1;
    public static readonly RULE_body = 2;
    public static readonly RULE_block = 3;
    public static readonly RULE_phrase = 4;
    public static readonly RULE_operand = 5;
    public static readonly RULE_attribute = 6;
    public static readonly RULE_chain = 7;
    public static readonly RULE_angles = 8;
    public static readonly RULE_elements = 9;
    public static readonly RULE_arm = 10;
    public static readonly RULE_group = 11;
    public static readonly RULE_tokens = 12;
    public static readonly RULE_part = 13;

    public static readonly literalNames = [
        null, null, null, null, "'as'", null, null, null, "'in'", "'loop'", 
        "'match'", "'where'", "'while'", null, null, null, null, null, null, 
        "')'", null, "'}'", null, "']'", "';'", null, "'.'", null, "':'", 
        "'::'", null, "'=>'", "'#'", "'?'", null, "'@'", null, null, null, 
        null, null, null, null, "'-'", null, "'>'", null, null, null, null, 
        null, "'||'", null, "'!'", "''a'", null, "'macro'", null, null, 
        null, null, null, null, null, "'='"
    ];

    public static readonly symbolicNames = [
        null, "WORD", "JUMP", "KEYWORD", "AS", "ELSE", "FOR", "IF", "IN", 
        "LOOP", "MATCH", "WHERE", "WHILE", "IDENTIFIER", "NUMBER", "CHARACTER", 
        "STRING", "LIFETIME", "LPAREN", "RPAREN", "LBRACE", "RBRACE", "LBRACK", 
        "RBRACK", "SEMI", "COMMA", "DOT", "RANGE", "COLON", "COLONS", "ARROW", 
        "FAT_ARROW", "HASH", "POSTFIX", "NOT", "AT", "ASSIGN", "OPERATOR", 
        "SHEBANG", "SPACE", "COMMENT", "BLOCK_COMMENT", "OTHER", "PREFIX", 
        "ANGLE_OPEN", "ANGLE_CLOSE", "CLOSURE_OPEN", "BLOCK_OPEN", "GROUP_OPEN", 
        "LIST_OPEN", "ELSE_IF", "EMPTY_CLOSURE", "RETURNS", "BANG", "LABEL", 
        "HIGHER", "MACRO", "QUALIFIED_OPEN", "CLOSURE_CLOSE", "BODY_OPEN", 
        "VISIBILITY_OPEN", "ATTRIBUTE_OPEN", "LET_ELSE", "PARAMETERS_OPEN", 
        "SECOND", "TRAILING", "FIELDS_OPEN", "ARMS_OPEN", "IMPORTS_OPEN", 
        "MACRO_OPEN", "BOUND_FIELDS_OPEN"
    ];
    public static readonly ruleNames = [
        "sourceFile", "item", "body", "block", "phrase", "operand", "attribute", 
        "chain", "angles", "elements", "arm", "group", "tokens", "part",
    ];

    public get grammarFileName(): string { return "RustParser.g4"; }
    public get literalNames(): (string | null)[] { return RustParser.literalNames; }
    public get symbolicNames(): (string | null)[] { return RustParser.symbolicNames; }
    public get ruleNames(): string[] { return RustParser.ruleNames; }
    public get serializedATN(): number[] { return RustParser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, RustParser._ATN, RustParser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public sourceFile(): SourceFileContext {
        let localContext = new SourceFileContext(this.context, this.state);
        this.enterRule(localContext, 0, RustParser.RULE_sourceFile);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 31;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 1)) & ~0x1F) === 0 && ((1 << (_la - 1)) & 2424437607) !== 0) || ((((_la - 42)) & ~0x1F) === 0 && ((1 << (_la - 42)) & 69530355) !== 0)) {
                {
                {
                this.state = 28;
                this.item();
                }
                }
                this.state = 33;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 34;
            this.match(RustParser.EOF);
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
        this.enterRule(localContext, 2, RustParser.RULE_item);
        let _la: number;
        try {
            this.state = 75;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 9, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 36;
                this.match(RustParser.SEMI);
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 37;
                this.match(RustParser.HASH);
                this.state = 38;
                this.match(RustParser.NOT);
                this.state = 39;
                this.match(RustParser.ATTRIBUTE_OPEN);
                this.state = 41;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4282908670) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 4160520191) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 35) !== 0)) {
                    {
                    this.state = 40;
                    this.tokens();
                    }
                }

                this.state = 43;
                this.match(RustParser.RBRACK);
                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 44;
                this.phrase();
                this.state = 54;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 11) {
                    {
                    this.state = 45;
                    this.match(RustParser.WHERE);
                    this.state = 46;
                    this.phrase();
                    this.state = 51;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 25) {
                        {
                        {
                        this.state = 47;
                        this.match(RustParser.COMMA);
                        this.state = 48;
                        this.phrase();
                        }
                        }
                        this.state = 53;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 65;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 6, this.context) ) {
                case 1:
                    {
                    this.state = 57;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 65) {
                        {
                        this.state = 56;
                        this.match(RustParser.TRAILING);
                        }
                    }

                    this.state = 59;
                    this.match(RustParser.BOUND_FIELDS_OPEN);
                    this.state = 61;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 1)) & ~0x1F) === 0 && ((1 << (_la - 1)) & 2441214823) !== 0) || ((((_la - 42)) & ~0x1F) === 0 && ((1 << (_la - 42)) & 69530355) !== 0)) {
                        {
                        this.state = 60;
                        this.elements();
                        }
                    }

                    this.state = 63;
                    this.match(RustParser.RBRACE);
                    }
                    break;
                case 2:
                    {
                    this.state = 64;
                    this.match(RustParser.TRAILING);
                    }
                    break;
                }
                this.state = 69;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 62) {
                    {
                    this.state = 67;
                    this.match(RustParser.LET_ELSE);
                    this.state = 68;
                    this.block();
                    }
                }

                this.state = 73;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 8, this.context) ) {
                case 1:
                    {
                    this.state = 71;
                    this.match(RustParser.SEMI);
                    }
                    break;
                case 2:
                    {
                    this.state = 72;
                    this.body();
                    }
                    break;
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
    public body(): BodyContext {
        let localContext = new BodyContext(this.context, this.state);
        this.enterRule(localContext, 4, RustParser.RULE_body);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 77;
            this.match(RustParser.BODY_OPEN);
            this.state = 81;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 1)) & ~0x1F) === 0 && ((1 << (_la - 1)) & 2424437607) !== 0) || ((((_la - 42)) & ~0x1F) === 0 && ((1 << (_la - 42)) & 69530355) !== 0)) {
                {
                {
                this.state = 78;
                this.item();
                }
                }
                this.state = 83;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 84;
            this.match(RustParser.RBRACE);
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
        this.enterRule(localContext, 6, RustParser.RULE_block);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 86;
            this.match(RustParser.BLOCK_OPEN);
            this.state = 90;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 1)) & ~0x1F) === 0 && ((1 << (_la - 1)) & 2424437607) !== 0) || ((((_la - 42)) & ~0x1F) === 0 && ((1 << (_la - 42)) & 69530355) !== 0)) {
                {
                {
                this.state = 87;
                this.item();
                }
                }
                this.state = 92;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 93;
            this.match(RustParser.RBRACE);
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
        this.enterRule(localContext, 8, RustParser.RULE_phrase);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 95;
            this.operand();
            this.state = 106;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1476395280) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 7) !== 0)) {
                {
                {
                this.state = 96;
                _la = this.tokenStream.LA(1);
                if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 1476395280) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 7) !== 0))) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 100;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 64) {
                    {
                    {
                    this.state = 97;
                    this.match(RustParser.SECOND);
                    }
                    }
                    this.state = 102;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 103;
                this.operand();
                }
                }
                this.state = 108;
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
        this.enterRule(localContext, 10, RustParser.RULE_operand);
        let _la: number;
        try {
            let alternative: number;
            this.state = 150;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case RustParser.WORD:
            case RustParser.JUMP:
            case RustParser.LIFETIME:
            case RustParser.COLONS:
            case RustParser.HASH:
            case RustParser.PREFIX:
            case RustParser.CLOSURE_OPEN:
            case RustParser.EMPTY_CLOSURE:
            case RustParser.LABEL:
            case RustParser.HIGHER:
            case RustParser.VISIBILITY_OPEN:
            case RustParser.PARAMETERS_OPEN:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 142;
                this.errorHandler.sync(this);
                alternative = 1;
                do {
                    switch (alternative) {
                    case 1:
                        {
                        this.state = 142;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case RustParser.PREFIX:
                            {
                            this.state = 109;
                            this.match(RustParser.PREFIX);
                            }
                            break;
                        case RustParser.WORD:
                            {
                            this.state = 110;
                            this.match(RustParser.WORD);
                            }
                            break;
                        case RustParser.JUMP:
                            {
                            this.state = 111;
                            this.match(RustParser.JUMP);
                            }
                            break;
                        case RustParser.LIFETIME:
                            {
                            this.state = 112;
                            this.match(RustParser.LIFETIME);
                            }
                            break;
                        case RustParser.COLONS:
                            {
                            this.state = 113;
                            this.match(RustParser.COLONS);
                            }
                            break;
                        case RustParser.HASH:
                            {
                            this.state = 114;
                            this.attribute();
                            }
                            break;
                        case RustParser.VISIBILITY_OPEN:
                            {
                            this.state = 115;
                            this.match(RustParser.VISIBILITY_OPEN);
                            this.state = 116;
                            this.phrase();
                            this.state = 117;
                            this.match(RustParser.RPAREN);
                            }
                            break;
                        case RustParser.HIGHER:
                            {
                            this.state = 119;
                            this.match(RustParser.HIGHER);
                            this.state = 120;
                            this.angles();
                            }
                            break;
                        case RustParser.PARAMETERS_OPEN:
                            {
                            this.state = 121;
                            this.match(RustParser.PARAMETERS_OPEN);
                            this.state = 123;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (((((_la - 1)) & ~0x1F) === 0 && ((1 << (_la - 1)) & 2441214823) !== 0) || ((((_la - 42)) & ~0x1F) === 0 && ((1 << (_la - 42)) & 69530355) !== 0)) {
                                {
                                this.state = 122;
                                this.elements();
                                }
                            }

                            this.state = 125;
                            this.match(RustParser.ANGLE_CLOSE);
                            }
                            break;
                        case RustParser.LABEL:
                            {
                            this.state = 126;
                            this.match(RustParser.LABEL);
                            this.state = 127;
                            this.match(RustParser.COLON);
                            }
                            break;
                        case RustParser.CLOSURE_OPEN:
                            {
                            this.state = 128;
                            this.match(RustParser.CLOSURE_OPEN);
                            this.state = 130;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (((((_la - 1)) & ~0x1F) === 0 && ((1 << (_la - 1)) & 2441214823) !== 0) || ((((_la - 42)) & ~0x1F) === 0 && ((1 << (_la - 42)) & 69530355) !== 0)) {
                                {
                                this.state = 129;
                                this.elements();
                                }
                            }

                            this.state = 132;
                            this.match(RustParser.CLOSURE_CLOSE);
                            this.state = 135;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 52) {
                                {
                                this.state = 133;
                                this.match(RustParser.RETURNS);
                                this.state = 134;
                                this.operand();
                                }
                            }

                            }
                            break;
                        case RustParser.EMPTY_CLOSURE:
                            {
                            this.state = 137;
                            this.match(RustParser.EMPTY_CLOSURE);
                            this.state = 140;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 52) {
                                {
                                this.state = 138;
                                this.match(RustParser.RETURNS);
                                this.state = 139;
                                this.operand();
                                }
                            }

                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 144;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 19, this.context);
                } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                this.state = 147;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 20, this.context) ) {
                case 1:
                    {
                    this.state = 146;
                    this.chain();
                    }
                    break;
                }
                }
                break;
            case RustParser.KEYWORD:
            case RustParser.FOR:
            case RustParser.IF:
            case RustParser.LOOP:
            case RustParser.MATCH:
            case RustParser.WHILE:
            case RustParser.IDENTIFIER:
            case RustParser.NUMBER:
            case RustParser.CHARACTER:
            case RustParser.STRING:
            case RustParser.OTHER:
            case RustParser.BLOCK_OPEN:
            case RustParser.GROUP_OPEN:
            case RustParser.LIST_OPEN:
            case RustParser.MACRO:
            case RustParser.QUALIFIED_OPEN:
            case RustParser.IMPORTS_OPEN:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 149;
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
    public attribute(): AttributeContext {
        let localContext = new AttributeContext(this.context, this.state);
        this.enterRule(localContext, 12, RustParser.RULE_attribute);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 152;
            this.match(RustParser.HASH);
            this.state = 153;
            this.match(RustParser.ATTRIBUTE_OPEN);
            this.state = 155;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4282908670) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 4160520191) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 35) !== 0)) {
                {
                this.state = 154;
                this.tokens();
                }
            }

            this.state = 157;
            this.match(RustParser.RBRACK);
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
        this.enterRule(localContext, 14, RustParser.RULE_chain);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 230;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case RustParser.IDENTIFIER:
                {
                this.state = 159;
                this.match(RustParser.IDENTIFIER);
                }
                break;
            case RustParser.KEYWORD:
                {
                this.state = 160;
                this.match(RustParser.KEYWORD);
                }
                break;
            case RustParser.NUMBER:
                {
                this.state = 161;
                this.match(RustParser.NUMBER);
                }
                break;
            case RustParser.CHARACTER:
                {
                this.state = 162;
                this.match(RustParser.CHARACTER);
                }
                break;
            case RustParser.STRING:
                {
                this.state = 163;
                this.match(RustParser.STRING);
                }
                break;
            case RustParser.OTHER:
                {
                this.state = 164;
                this.match(RustParser.OTHER);
                }
                break;
            case RustParser.MACRO:
                {
                this.state = 165;
                this.match(RustParser.MACRO);
                this.state = 166;
                this.match(RustParser.IDENTIFIER);
                this.state = 167;
                this.group();
                this.state = 169;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 23, this.context) ) {
                case 1:
                    {
                    this.state = 168;
                    this.group();
                    }
                    break;
                }
                }
                break;
            case RustParser.GROUP_OPEN:
                {
                this.state = 171;
                this.match(RustParser.GROUP_OPEN);
                this.state = 173;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 1)) & ~0x1F) === 0 && ((1 << (_la - 1)) & 2441214823) !== 0) || ((((_la - 42)) & ~0x1F) === 0 && ((1 << (_la - 42)) & 69530355) !== 0)) {
                    {
                    this.state = 172;
                    this.elements();
                    }
                }

                this.state = 175;
                this.match(RustParser.RPAREN);
                }
                break;
            case RustParser.LIST_OPEN:
                {
                this.state = 176;
                this.match(RustParser.LIST_OPEN);
                this.state = 178;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 1)) & ~0x1F) === 0 && ((1 << (_la - 1)) & 2441214823) !== 0) || ((((_la - 42)) & ~0x1F) === 0 && ((1 << (_la - 42)) & 69530355) !== 0)) {
                    {
                    this.state = 177;
                    this.elements();
                    }
                }

                this.state = 180;
                this.match(RustParser.RBRACK);
                }
                break;
            case RustParser.QUALIFIED_OPEN:
                {
                this.state = 181;
                this.match(RustParser.QUALIFIED_OPEN);
                this.state = 183;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 1)) & ~0x1F) === 0 && ((1 << (_la - 1)) & 2441214823) !== 0) || ((((_la - 42)) & ~0x1F) === 0 && ((1 << (_la - 42)) & 69530355) !== 0)) {
                    {
                    this.state = 182;
                    this.elements();
                    }
                }

                this.state = 185;
                this.match(RustParser.ANGLE_CLOSE);
                }
                break;
            case RustParser.IMPORTS_OPEN:
                {
                this.state = 186;
                this.match(RustParser.IMPORTS_OPEN);
                this.state = 188;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 1)) & ~0x1F) === 0 && ((1 << (_la - 1)) & 2441214823) !== 0) || ((((_la - 42)) & ~0x1F) === 0 && ((1 << (_la - 42)) & 69530355) !== 0)) {
                    {
                    this.state = 187;
                    this.elements();
                    }
                }

                this.state = 190;
                this.match(RustParser.RBRACE);
                }
                break;
            case RustParser.BLOCK_OPEN:
                {
                this.state = 191;
                this.block();
                }
                break;
            case RustParser.IF:
                {
                this.state = 192;
                this.match(RustParser.IF);
                this.state = 193;
                this.phrase();
                this.state = 194;
                this.block();
                this.state = 202;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 28, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 195;
                        this.match(RustParser.ELSE);
                        this.state = 196;
                        this.match(RustParser.ELSE_IF);
                        this.state = 197;
                        this.phrase();
                        this.state = 198;
                        this.block();
                        }
                        }
                    }
                    this.state = 204;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 28, this.context);
                }
                this.state = 207;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 5) {
                    {
                    this.state = 205;
                    this.match(RustParser.ELSE);
                    this.state = 206;
                    this.block();
                    }
                }

                }
                break;
            case RustParser.MATCH:
                {
                this.state = 209;
                this.match(RustParser.MATCH);
                this.state = 210;
                this.phrase();
                this.state = 211;
                this.match(RustParser.ARMS_OPEN);
                this.state = 215;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 1)) & ~0x1F) === 0 && ((1 << (_la - 1)) & 2416048999) !== 0) || ((((_la - 42)) & ~0x1F) === 0 && ((1 << (_la - 42)) & 69530355) !== 0)) {
                    {
                    {
                    this.state = 212;
                    this.arm();
                    }
                    }
                    this.state = 217;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 218;
                this.match(RustParser.RBRACE);
                }
                break;
            case RustParser.LOOP:
                {
                this.state = 220;
                this.match(RustParser.LOOP);
                this.state = 221;
                this.block();
                }
                break;
            case RustParser.WHILE:
                {
                this.state = 222;
                this.match(RustParser.WHILE);
                this.state = 223;
                this.phrase();
                this.state = 224;
                this.block();
                }
                break;
            case RustParser.FOR:
                {
                this.state = 226;
                this.match(RustParser.FOR);
                this.state = 227;
                this.phrase();
                this.state = 228;
                this.block();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 269;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 39, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    this.state = 267;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case RustParser.LPAREN:
                        {
                        this.state = 232;
                        this.match(RustParser.LPAREN);
                        this.state = 234;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (((((_la - 1)) & ~0x1F) === 0 && ((1 << (_la - 1)) & 2441214823) !== 0) || ((((_la - 42)) & ~0x1F) === 0 && ((1 << (_la - 42)) & 69530355) !== 0)) {
                            {
                            this.state = 233;
                            this.elements();
                            }
                        }

                        this.state = 236;
                        this.match(RustParser.RPAREN);
                        }
                        break;
                    case RustParser.LBRACK:
                        {
                        this.state = 237;
                        this.match(RustParser.LBRACK);
                        this.state = 239;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (((((_la - 1)) & ~0x1F) === 0 && ((1 << (_la - 1)) & 2441214823) !== 0) || ((((_la - 42)) & ~0x1F) === 0 && ((1 << (_la - 42)) & 69530355) !== 0)) {
                            {
                            this.state = 238;
                            this.elements();
                            }
                        }

                        this.state = 241;
                        this.match(RustParser.RBRACK);
                        }
                        break;
                    case RustParser.FIELDS_OPEN:
                        {
                        this.state = 242;
                        this.match(RustParser.FIELDS_OPEN);
                        this.state = 244;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (((((_la - 1)) & ~0x1F) === 0 && ((1 << (_la - 1)) & 2441214823) !== 0) || ((((_la - 42)) & ~0x1F) === 0 && ((1 << (_la - 42)) & 69530355) !== 0)) {
                            {
                            this.state = 243;
                            this.elements();
                            }
                        }

                        this.state = 246;
                        this.match(RustParser.RBRACE);
                        }
                        break;
                    case RustParser.ANGLE_OPEN:
                        {
                        this.state = 247;
                        this.angles();
                        }
                        break;
                    case RustParser.POSTFIX:
                        {
                        this.state = 248;
                        this.match(RustParser.POSTFIX);
                        }
                        break;
                    case RustParser.DOT:
                        {
                        this.state = 249;
                        this.match(RustParser.DOT);
                        this.state = 250;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 24584) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                        break;
                    case RustParser.COLONS:
                        {
                        this.state = 251;
                        this.match(RustParser.COLONS);
                        this.state = 260;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case RustParser.IDENTIFIER:
                            {
                            this.state = 252;
                            this.match(RustParser.IDENTIFIER);
                            }
                            break;
                        case RustParser.KEYWORD:
                            {
                            this.state = 253;
                            this.match(RustParser.KEYWORD);
                            }
                            break;
                        case RustParser.ANGLE_OPEN:
                            {
                            this.state = 254;
                            this.angles();
                            }
                            break;
                        case RustParser.FIELDS_OPEN:
                            {
                            this.state = 255;
                            this.match(RustParser.FIELDS_OPEN);
                            this.state = 257;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (((((_la - 1)) & ~0x1F) === 0 && ((1 << (_la - 1)) & 2441214823) !== 0) || ((((_la - 42)) & ~0x1F) === 0 && ((1 << (_la - 42)) & 69530355) !== 0)) {
                                {
                                this.state = 256;
                                this.elements();
                                }
                            }

                            this.state = 259;
                            this.match(RustParser.RBRACE);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                        break;
                    case RustParser.BANG:
                        {
                        this.state = 262;
                        this.match(RustParser.BANG);
                        this.state = 264;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 13) {
                            {
                            this.state = 263;
                            this.match(RustParser.IDENTIFIER);
                            }
                        }

                        this.state = 266;
                        this.group();
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                }
                this.state = 271;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 39, this.context);
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
        this.enterRule(localContext, 16, RustParser.RULE_angles);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 272;
            this.match(RustParser.ANGLE_OPEN);
            this.state = 274;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (((((_la - 1)) & ~0x1F) === 0 && ((1 << (_la - 1)) & 2441214823) !== 0) || ((((_la - 42)) & ~0x1F) === 0 && ((1 << (_la - 42)) & 69530355) !== 0)) {
                {
                this.state = 273;
                this.elements();
                }
            }

            this.state = 276;
            this.match(RustParser.ANGLE_CLOSE);
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
        this.enterRule(localContext, 18, RustParser.RULE_elements);
        let _la: number;
        try {
            let alternative: number;
            this.state = 307;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 46, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 281;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24 || _la === 25) {
                    {
                    {
                    this.state = 278;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 24 || _la === 25)) {
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
                this.phrase();
                this.state = 293;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 43, this.context);
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
                            if(!(_la === 24 || _la === 25)) {
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
                        } while (_la === 24 || _la === 25);
                        this.state = 290;
                        this.phrase();
                        }
                        }
                    }
                    this.state = 295;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 43, this.context);
                }
                this.state = 299;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24 || _la === 25) {
                    {
                    {
                    this.state = 296;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 24 || _la === 25)) {
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
                    if(!(_la === 24 || _la === 25)) {
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
                } while (_la === 24 || _la === 25);
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
    public arm(): ArmContext {
        let localContext = new ArmContext(this.context, this.state);
        this.enterRule(localContext, 20, RustParser.RULE_arm);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 309;
            this.phrase();
            this.state = 312;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 7) {
                {
                this.state = 310;
                this.match(RustParser.IF);
                this.state = 311;
                this.phrase();
                }
            }

            this.state = 314;
            this.match(RustParser.FAT_ARROW);
            this.state = 317;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case RustParser.BODY_OPEN:
                {
                this.state = 315;
                this.body();
                }
                break;
            case RustParser.WORD:
            case RustParser.JUMP:
            case RustParser.KEYWORD:
            case RustParser.FOR:
            case RustParser.IF:
            case RustParser.LOOP:
            case RustParser.MATCH:
            case RustParser.WHILE:
            case RustParser.IDENTIFIER:
            case RustParser.NUMBER:
            case RustParser.CHARACTER:
            case RustParser.STRING:
            case RustParser.LIFETIME:
            case RustParser.COLONS:
            case RustParser.HASH:
            case RustParser.OTHER:
            case RustParser.PREFIX:
            case RustParser.CLOSURE_OPEN:
            case RustParser.BLOCK_OPEN:
            case RustParser.GROUP_OPEN:
            case RustParser.LIST_OPEN:
            case RustParser.EMPTY_CLOSURE:
            case RustParser.LABEL:
            case RustParser.HIGHER:
            case RustParser.MACRO:
            case RustParser.QUALIFIED_OPEN:
            case RustParser.VISIBILITY_OPEN:
            case RustParser.PARAMETERS_OPEN:
            case RustParser.IMPORTS_OPEN:
                {
                this.state = 316;
                this.phrase();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 320;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 25) {
                {
                this.state = 319;
                this.match(RustParser.COMMA);
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
    public group(): GroupContext {
        let localContext = new GroupContext(this.context, this.state);
        this.enterRule(localContext, 22, RustParser.RULE_group);
        let _la: number;
        try {
            this.state = 337;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case RustParser.LPAREN:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 322;
                this.match(RustParser.LPAREN);
                this.state = 324;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4282908670) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 4160520191) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 35) !== 0)) {
                    {
                    this.state = 323;
                    this.tokens();
                    }
                }

                this.state = 326;
                this.match(RustParser.RPAREN);
                }
                break;
            case RustParser.LBRACK:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 327;
                this.match(RustParser.LBRACK);
                this.state = 329;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4282908670) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 4160520191) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 35) !== 0)) {
                    {
                    this.state = 328;
                    this.tokens();
                    }
                }

                this.state = 331;
                this.match(RustParser.RBRACK);
                }
                break;
            case RustParser.MACRO_OPEN:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 332;
                this.match(RustParser.MACRO_OPEN);
                this.state = 334;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4282908670) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 4160520191) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 35) !== 0)) {
                    {
                    this.state = 333;
                    this.tokens();
                    }
                }

                this.state = 336;
                this.match(RustParser.RBRACE);
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
    public tokens(): TokensContext {
        let localContext = new TokensContext(this.context, this.state);
        this.enterRule(localContext, 24, RustParser.RULE_tokens);
        let _la: number;
        try {
            let alternative: number;
            this.state = 368;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 59, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 342;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24 || _la === 25) {
                    {
                    {
                    this.state = 339;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 24 || _la === 25)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    }
                    this.state = 344;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 345;
                this.part();
                this.state = 354;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 56, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 347;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        do {
                            {
                            {
                            this.state = 346;
                            _la = this.tokenStream.LA(1);
                            if(!(_la === 24 || _la === 25)) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            }
                            }
                            this.state = 349;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        } while (_la === 24 || _la === 25);
                        this.state = 351;
                        this.part();
                        }
                        }
                    }
                    this.state = 356;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 56, this.context);
                }
                this.state = 360;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24 || _la === 25) {
                    {
                    {
                    this.state = 357;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 24 || _la === 25)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    }
                    this.state = 362;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 364;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 363;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 24 || _la === 25)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    }
                    this.state = 366;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 24 || _la === 25);
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
    public part(): PartContext {
        let localContext = new PartContext(this.context, this.state);
        this.enterRule(localContext, 26, RustParser.RULE_part);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 372;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            do {
                {
                this.state = 372;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case RustParser.WORD:
                case RustParser.JUMP:
                case RustParser.KEYWORD:
                case RustParser.AS:
                case RustParser.ELSE:
                case RustParser.FOR:
                case RustParser.IF:
                case RustParser.IN:
                case RustParser.LOOP:
                case RustParser.MATCH:
                case RustParser.WHERE:
                case RustParser.WHILE:
                case RustParser.IDENTIFIER:
                case RustParser.NUMBER:
                case RustParser.CHARACTER:
                case RustParser.STRING:
                case RustParser.LIFETIME:
                case RustParser.DOT:
                case RustParser.RANGE:
                case RustParser.COLON:
                case RustParser.COLONS:
                case RustParser.ARROW:
                case RustParser.FAT_ARROW:
                case RustParser.HASH:
                case RustParser.POSTFIX:
                case RustParser.NOT:
                case RustParser.AT:
                case RustParser.ASSIGN:
                case RustParser.OPERATOR:
                case RustParser.SHEBANG:
                case RustParser.SPACE:
                case RustParser.COMMENT:
                case RustParser.BLOCK_COMMENT:
                case RustParser.OTHER:
                case RustParser.PREFIX:
                case RustParser.ANGLE_OPEN:
                case RustParser.ANGLE_CLOSE:
                case RustParser.CLOSURE_OPEN:
                case RustParser.ELSE_IF:
                case RustParser.EMPTY_CLOSURE:
                case RustParser.RETURNS:
                case RustParser.BANG:
                case RustParser.LABEL:
                case RustParser.HIGHER:
                case RustParser.MACRO:
                case RustParser.QUALIFIED_OPEN:
                case RustParser.CLOSURE_CLOSE:
                case RustParser.VISIBILITY_OPEN:
                case RustParser.ATTRIBUTE_OPEN:
                case RustParser.LET_ELSE:
                case RustParser.PARAMETERS_OPEN:
                case RustParser.SECOND:
                case RustParser.TRAILING:
                    {
                    this.state = 370;
                    _la = this.tokenStream.LA(1);
                    if(_la<=0 || (((_la) & ~0x1F) === 0 && ((1 << _la) & 66846720) !== 0) || ((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 16257031) !== 0)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    break;
                case RustParser.LPAREN:
                case RustParser.LBRACK:
                case RustParser.MACRO_OPEN:
                    {
                    this.state = 371;
                    this.group();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 374;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4232577022) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 4160520191) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 35) !== 0));
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
        4,1,70,377,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
        6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,13,
        1,0,5,0,30,8,0,10,0,12,0,33,9,0,1,0,1,0,1,1,1,1,1,1,1,1,1,1,3,1,
        42,8,1,1,1,1,1,1,1,1,1,1,1,1,1,5,1,50,8,1,10,1,12,1,53,9,1,3,1,55,
        8,1,1,1,3,1,58,8,1,1,1,1,1,3,1,62,8,1,1,1,1,1,3,1,66,8,1,1,1,1,1,
        3,1,70,8,1,1,1,1,1,3,1,74,8,1,3,1,76,8,1,1,2,1,2,5,2,80,8,2,10,2,
        12,2,83,9,2,1,2,1,2,1,3,1,3,5,3,89,8,3,10,3,12,3,92,9,3,1,3,1,3,
        1,4,1,4,1,4,5,4,99,8,4,10,4,12,4,102,9,4,1,4,5,4,105,8,4,10,4,12,
        4,108,9,4,1,5,1,5,1,5,1,5,1,5,1,5,1,5,1,5,1,5,1,5,1,5,1,5,1,5,1,
        5,3,5,124,8,5,1,5,1,5,1,5,1,5,1,5,3,5,131,8,5,1,5,1,5,1,5,3,5,136,
        8,5,1,5,1,5,1,5,3,5,141,8,5,4,5,143,8,5,11,5,12,5,144,1,5,3,5,148,
        8,5,1,5,3,5,151,8,5,1,6,1,6,1,6,3,6,156,8,6,1,6,1,6,1,7,1,7,1,7,
        1,7,1,7,1,7,1,7,1,7,1,7,1,7,3,7,170,8,7,1,7,1,7,3,7,174,8,7,1,7,
        1,7,1,7,3,7,179,8,7,1,7,1,7,1,7,3,7,184,8,7,1,7,1,7,1,7,3,7,189,
        8,7,1,7,1,7,1,7,1,7,1,7,1,7,1,7,1,7,1,7,1,7,5,7,201,8,7,10,7,12,
        7,204,9,7,1,7,1,7,3,7,208,8,7,1,7,1,7,1,7,1,7,5,7,214,8,7,10,7,12,
        7,217,9,7,1,7,1,7,1,7,1,7,1,7,1,7,1,7,1,7,1,7,1,7,1,7,1,7,3,7,231,
        8,7,1,7,1,7,3,7,235,8,7,1,7,1,7,1,7,3,7,240,8,7,1,7,1,7,1,7,3,7,
        245,8,7,1,7,1,7,1,7,1,7,1,7,1,7,1,7,1,7,1,7,1,7,1,7,3,7,258,8,7,
        1,7,3,7,261,8,7,1,7,1,7,3,7,265,8,7,1,7,5,7,268,8,7,10,7,12,7,271,
        9,7,1,8,1,8,3,8,275,8,8,1,8,1,8,1,9,5,9,280,8,9,10,9,12,9,283,9,
        9,1,9,1,9,4,9,287,8,9,11,9,12,9,288,1,9,5,9,292,8,9,10,9,12,9,295,
        9,9,1,9,5,9,298,8,9,10,9,12,9,301,9,9,1,9,4,9,304,8,9,11,9,12,9,
        305,3,9,308,8,9,1,10,1,10,1,10,3,10,313,8,10,1,10,1,10,1,10,3,10,
        318,8,10,1,10,3,10,321,8,10,1,11,1,11,3,11,325,8,11,1,11,1,11,1,
        11,3,11,330,8,11,1,11,1,11,1,11,3,11,335,8,11,1,11,3,11,338,8,11,
        1,12,5,12,341,8,12,10,12,12,12,344,9,12,1,12,1,12,4,12,348,8,12,
        11,12,12,12,349,1,12,5,12,353,8,12,10,12,12,12,356,9,12,1,12,5,12,
        359,8,12,10,12,12,12,362,9,12,1,12,4,12,365,8,12,11,12,12,12,366,
        3,12,369,8,12,1,13,1,13,4,13,373,8,13,11,13,12,13,374,1,13,0,0,14,
        0,2,4,6,8,10,12,14,16,18,20,22,24,26,0,4,5,0,4,4,8,8,27,28,30,30,
        35,37,2,0,3,3,13,14,1,0,24,25,4,0,18,25,47,49,59,59,66,70,461,0,
        31,1,0,0,0,2,75,1,0,0,0,4,77,1,0,0,0,6,86,1,0,0,0,8,95,1,0,0,0,10,
        150,1,0,0,0,12,152,1,0,0,0,14,230,1,0,0,0,16,272,1,0,0,0,18,307,
        1,0,0,0,20,309,1,0,0,0,22,337,1,0,0,0,24,368,1,0,0,0,26,372,1,0,
        0,0,28,30,3,2,1,0,29,28,1,0,0,0,30,33,1,0,0,0,31,29,1,0,0,0,31,32,
        1,0,0,0,32,34,1,0,0,0,33,31,1,0,0,0,34,35,5,0,0,1,35,1,1,0,0,0,36,
        76,5,24,0,0,37,38,5,32,0,0,38,39,5,34,0,0,39,41,5,61,0,0,40,42,3,
        24,12,0,41,40,1,0,0,0,41,42,1,0,0,0,42,43,1,0,0,0,43,76,5,23,0,0,
        44,54,3,8,4,0,45,46,5,11,0,0,46,51,3,8,4,0,47,48,5,25,0,0,48,50,
        3,8,4,0,49,47,1,0,0,0,50,53,1,0,0,0,51,49,1,0,0,0,51,52,1,0,0,0,
        52,55,1,0,0,0,53,51,1,0,0,0,54,45,1,0,0,0,54,55,1,0,0,0,55,65,1,
        0,0,0,56,58,5,65,0,0,57,56,1,0,0,0,57,58,1,0,0,0,58,59,1,0,0,0,59,
        61,5,70,0,0,60,62,3,18,9,0,61,60,1,0,0,0,61,62,1,0,0,0,62,63,1,0,
        0,0,63,66,5,21,0,0,64,66,5,65,0,0,65,57,1,0,0,0,65,64,1,0,0,0,65,
        66,1,0,0,0,66,69,1,0,0,0,67,68,5,62,0,0,68,70,3,6,3,0,69,67,1,0,
        0,0,69,70,1,0,0,0,70,73,1,0,0,0,71,74,5,24,0,0,72,74,3,4,2,0,73,
        71,1,0,0,0,73,72,1,0,0,0,73,74,1,0,0,0,74,76,1,0,0,0,75,36,1,0,0,
        0,75,37,1,0,0,0,75,44,1,0,0,0,76,3,1,0,0,0,77,81,5,59,0,0,78,80,
        3,2,1,0,79,78,1,0,0,0,80,83,1,0,0,0,81,79,1,0,0,0,81,82,1,0,0,0,
        82,84,1,0,0,0,83,81,1,0,0,0,84,85,5,21,0,0,85,5,1,0,0,0,86,90,5,
        47,0,0,87,89,3,2,1,0,88,87,1,0,0,0,89,92,1,0,0,0,90,88,1,0,0,0,90,
        91,1,0,0,0,91,93,1,0,0,0,92,90,1,0,0,0,93,94,5,21,0,0,94,7,1,0,0,
        0,95,106,3,10,5,0,96,100,7,0,0,0,97,99,5,64,0,0,98,97,1,0,0,0,99,
        102,1,0,0,0,100,98,1,0,0,0,100,101,1,0,0,0,101,103,1,0,0,0,102,100,
        1,0,0,0,103,105,3,10,5,0,104,96,1,0,0,0,105,108,1,0,0,0,106,104,
        1,0,0,0,106,107,1,0,0,0,107,9,1,0,0,0,108,106,1,0,0,0,109,143,5,
        43,0,0,110,143,5,1,0,0,111,143,5,2,0,0,112,143,5,17,0,0,113,143,
        5,29,0,0,114,143,3,12,6,0,115,116,5,60,0,0,116,117,3,8,4,0,117,118,
        5,19,0,0,118,143,1,0,0,0,119,120,5,55,0,0,120,143,3,16,8,0,121,123,
        5,63,0,0,122,124,3,18,9,0,123,122,1,0,0,0,123,124,1,0,0,0,124,125,
        1,0,0,0,125,143,5,45,0,0,126,127,5,54,0,0,127,143,5,28,0,0,128,130,
        5,46,0,0,129,131,3,18,9,0,130,129,1,0,0,0,130,131,1,0,0,0,131,132,
        1,0,0,0,132,135,5,58,0,0,133,134,5,52,0,0,134,136,3,10,5,0,135,133,
        1,0,0,0,135,136,1,0,0,0,136,143,1,0,0,0,137,140,5,51,0,0,138,139,
        5,52,0,0,139,141,3,10,5,0,140,138,1,0,0,0,140,141,1,0,0,0,141,143,
        1,0,0,0,142,109,1,0,0,0,142,110,1,0,0,0,142,111,1,0,0,0,142,112,
        1,0,0,0,142,113,1,0,0,0,142,114,1,0,0,0,142,115,1,0,0,0,142,119,
        1,0,0,0,142,121,1,0,0,0,142,126,1,0,0,0,142,128,1,0,0,0,142,137,
        1,0,0,0,143,144,1,0,0,0,144,142,1,0,0,0,144,145,1,0,0,0,145,147,
        1,0,0,0,146,148,3,14,7,0,147,146,1,0,0,0,147,148,1,0,0,0,148,151,
        1,0,0,0,149,151,3,14,7,0,150,142,1,0,0,0,150,149,1,0,0,0,151,11,
        1,0,0,0,152,153,5,32,0,0,153,155,5,61,0,0,154,156,3,24,12,0,155,
        154,1,0,0,0,155,156,1,0,0,0,156,157,1,0,0,0,157,158,5,23,0,0,158,
        13,1,0,0,0,159,231,5,13,0,0,160,231,5,3,0,0,161,231,5,14,0,0,162,
        231,5,15,0,0,163,231,5,16,0,0,164,231,5,42,0,0,165,166,5,56,0,0,
        166,167,5,13,0,0,167,169,3,22,11,0,168,170,3,22,11,0,169,168,1,0,
        0,0,169,170,1,0,0,0,170,231,1,0,0,0,171,173,5,48,0,0,172,174,3,18,
        9,0,173,172,1,0,0,0,173,174,1,0,0,0,174,175,1,0,0,0,175,231,5,19,
        0,0,176,178,5,49,0,0,177,179,3,18,9,0,178,177,1,0,0,0,178,179,1,
        0,0,0,179,180,1,0,0,0,180,231,5,23,0,0,181,183,5,57,0,0,182,184,
        3,18,9,0,183,182,1,0,0,0,183,184,1,0,0,0,184,185,1,0,0,0,185,231,
        5,45,0,0,186,188,5,68,0,0,187,189,3,18,9,0,188,187,1,0,0,0,188,189,
        1,0,0,0,189,190,1,0,0,0,190,231,5,21,0,0,191,231,3,6,3,0,192,193,
        5,7,0,0,193,194,3,8,4,0,194,202,3,6,3,0,195,196,5,5,0,0,196,197,
        5,50,0,0,197,198,3,8,4,0,198,199,3,6,3,0,199,201,1,0,0,0,200,195,
        1,0,0,0,201,204,1,0,0,0,202,200,1,0,0,0,202,203,1,0,0,0,203,207,
        1,0,0,0,204,202,1,0,0,0,205,206,5,5,0,0,206,208,3,6,3,0,207,205,
        1,0,0,0,207,208,1,0,0,0,208,231,1,0,0,0,209,210,5,10,0,0,210,211,
        3,8,4,0,211,215,5,67,0,0,212,214,3,20,10,0,213,212,1,0,0,0,214,217,
        1,0,0,0,215,213,1,0,0,0,215,216,1,0,0,0,216,218,1,0,0,0,217,215,
        1,0,0,0,218,219,5,21,0,0,219,231,1,0,0,0,220,221,5,9,0,0,221,231,
        3,6,3,0,222,223,5,12,0,0,223,224,3,8,4,0,224,225,3,6,3,0,225,231,
        1,0,0,0,226,227,5,6,0,0,227,228,3,8,4,0,228,229,3,6,3,0,229,231,
        1,0,0,0,230,159,1,0,0,0,230,160,1,0,0,0,230,161,1,0,0,0,230,162,
        1,0,0,0,230,163,1,0,0,0,230,164,1,0,0,0,230,165,1,0,0,0,230,171,
        1,0,0,0,230,176,1,0,0,0,230,181,1,0,0,0,230,186,1,0,0,0,230,191,
        1,0,0,0,230,192,1,0,0,0,230,209,1,0,0,0,230,220,1,0,0,0,230,222,
        1,0,0,0,230,226,1,0,0,0,231,269,1,0,0,0,232,234,5,18,0,0,233,235,
        3,18,9,0,234,233,1,0,0,0,234,235,1,0,0,0,235,236,1,0,0,0,236,268,
        5,19,0,0,237,239,5,22,0,0,238,240,3,18,9,0,239,238,1,0,0,0,239,240,
        1,0,0,0,240,241,1,0,0,0,241,268,5,23,0,0,242,244,5,66,0,0,243,245,
        3,18,9,0,244,243,1,0,0,0,244,245,1,0,0,0,245,246,1,0,0,0,246,268,
        5,21,0,0,247,268,3,16,8,0,248,268,5,33,0,0,249,250,5,26,0,0,250,
        268,7,1,0,0,251,260,5,29,0,0,252,261,5,13,0,0,253,261,5,3,0,0,254,
        261,3,16,8,0,255,257,5,66,0,0,256,258,3,18,9,0,257,256,1,0,0,0,257,
        258,1,0,0,0,258,259,1,0,0,0,259,261,5,21,0,0,260,252,1,0,0,0,260,
        253,1,0,0,0,260,254,1,0,0,0,260,255,1,0,0,0,261,268,1,0,0,0,262,
        264,5,53,0,0,263,265,5,13,0,0,264,263,1,0,0,0,264,265,1,0,0,0,265,
        266,1,0,0,0,266,268,3,22,11,0,267,232,1,0,0,0,267,237,1,0,0,0,267,
        242,1,0,0,0,267,247,1,0,0,0,267,248,1,0,0,0,267,249,1,0,0,0,267,
        251,1,0,0,0,267,262,1,0,0,0,268,271,1,0,0,0,269,267,1,0,0,0,269,
        270,1,0,0,0,270,15,1,0,0,0,271,269,1,0,0,0,272,274,5,44,0,0,273,
        275,3,18,9,0,274,273,1,0,0,0,274,275,1,0,0,0,275,276,1,0,0,0,276,
        277,5,45,0,0,277,17,1,0,0,0,278,280,7,2,0,0,279,278,1,0,0,0,280,
        283,1,0,0,0,281,279,1,0,0,0,281,282,1,0,0,0,282,284,1,0,0,0,283,
        281,1,0,0,0,284,293,3,8,4,0,285,287,7,2,0,0,286,285,1,0,0,0,287,
        288,1,0,0,0,288,286,1,0,0,0,288,289,1,0,0,0,289,290,1,0,0,0,290,
        292,3,8,4,0,291,286,1,0,0,0,292,295,1,0,0,0,293,291,1,0,0,0,293,
        294,1,0,0,0,294,299,1,0,0,0,295,293,1,0,0,0,296,298,7,2,0,0,297,
        296,1,0,0,0,298,301,1,0,0,0,299,297,1,0,0,0,299,300,1,0,0,0,300,
        308,1,0,0,0,301,299,1,0,0,0,302,304,7,2,0,0,303,302,1,0,0,0,304,
        305,1,0,0,0,305,303,1,0,0,0,305,306,1,0,0,0,306,308,1,0,0,0,307,
        281,1,0,0,0,307,303,1,0,0,0,308,19,1,0,0,0,309,312,3,8,4,0,310,311,
        5,7,0,0,311,313,3,8,4,0,312,310,1,0,0,0,312,313,1,0,0,0,313,314,
        1,0,0,0,314,317,5,31,0,0,315,318,3,4,2,0,316,318,3,8,4,0,317,315,
        1,0,0,0,317,316,1,0,0,0,318,320,1,0,0,0,319,321,5,25,0,0,320,319,
        1,0,0,0,320,321,1,0,0,0,321,21,1,0,0,0,322,324,5,18,0,0,323,325,
        3,24,12,0,324,323,1,0,0,0,324,325,1,0,0,0,325,326,1,0,0,0,326,338,
        5,19,0,0,327,329,5,22,0,0,328,330,3,24,12,0,329,328,1,0,0,0,329,
        330,1,0,0,0,330,331,1,0,0,0,331,338,5,23,0,0,332,334,5,69,0,0,333,
        335,3,24,12,0,334,333,1,0,0,0,334,335,1,0,0,0,335,336,1,0,0,0,336,
        338,5,21,0,0,337,322,1,0,0,0,337,327,1,0,0,0,337,332,1,0,0,0,338,
        23,1,0,0,0,339,341,7,2,0,0,340,339,1,0,0,0,341,344,1,0,0,0,342,340,
        1,0,0,0,342,343,1,0,0,0,343,345,1,0,0,0,344,342,1,0,0,0,345,354,
        3,26,13,0,346,348,7,2,0,0,347,346,1,0,0,0,348,349,1,0,0,0,349,347,
        1,0,0,0,349,350,1,0,0,0,350,351,1,0,0,0,351,353,3,26,13,0,352,347,
        1,0,0,0,353,356,1,0,0,0,354,352,1,0,0,0,354,355,1,0,0,0,355,360,
        1,0,0,0,356,354,1,0,0,0,357,359,7,2,0,0,358,357,1,0,0,0,359,362,
        1,0,0,0,360,358,1,0,0,0,360,361,1,0,0,0,361,369,1,0,0,0,362,360,
        1,0,0,0,363,365,7,2,0,0,364,363,1,0,0,0,365,366,1,0,0,0,366,364,
        1,0,0,0,366,367,1,0,0,0,367,369,1,0,0,0,368,342,1,0,0,0,368,364,
        1,0,0,0,369,25,1,0,0,0,370,373,8,3,0,0,371,373,3,22,11,0,372,370,
        1,0,0,0,372,371,1,0,0,0,373,374,1,0,0,0,374,372,1,0,0,0,374,375,
        1,0,0,0,375,27,1,0,0,0,62,31,41,51,54,57,61,65,69,73,75,81,90,100,
        106,123,130,135,140,142,144,147,150,155,169,173,178,183,188,202,
        207,215,230,234,239,244,257,260,264,267,269,274,281,288,293,299,
        305,307,312,317,320,324,329,334,337,342,349,354,360,366,368,372,
        374
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!RustParser.__ATN) {
            RustParser.__ATN = new antlr.ATNDeserializer().deserialize(RustParser._serializedATN);
        }

        return RustParser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(RustParser.literalNames, RustParser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return RustParser.vocabulary;
    }

    private static readonly decisionsToDFA = RustParser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class SourceFileContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(RustParser.EOF, 0)!;
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
        return RustParser.RULE_sourceFile;
    }
}


export class ItemContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public SEMI(): antlr.TerminalNode | null {
        return this.getToken(RustParser.SEMI, 0);
    }
    public HASH(): antlr.TerminalNode | null {
        return this.getToken(RustParser.HASH, 0);
    }
    public NOT(): antlr.TerminalNode | null {
        return this.getToken(RustParser.NOT, 0);
    }
    public ATTRIBUTE_OPEN(): antlr.TerminalNode | null {
        return this.getToken(RustParser.ATTRIBUTE_OPEN, 0);
    }
    public RBRACK(): antlr.TerminalNode | null {
        return this.getToken(RustParser.RBRACK, 0);
    }
    public tokens(): TokensContext | null {
        return this.getRuleContext(0, TokensContext);
    }
    public phrase(): PhraseContext[];
    public phrase(i: number): PhraseContext | null;
    public phrase(i?: number): PhraseContext[] | PhraseContext | null {
        if (i === undefined) {
            return this.getRuleContexts(PhraseContext);
        }

        return this.getRuleContext(i, PhraseContext);
    }
    public WHERE(): antlr.TerminalNode | null {
        return this.getToken(RustParser.WHERE, 0);
    }
    public BOUND_FIELDS_OPEN(): antlr.TerminalNode | null {
        return this.getToken(RustParser.BOUND_FIELDS_OPEN, 0);
    }
    public RBRACE(): antlr.TerminalNode | null {
        return this.getToken(RustParser.RBRACE, 0);
    }
    public TRAILING(): antlr.TerminalNode | null {
        return this.getToken(RustParser.TRAILING, 0);
    }
    public LET_ELSE(): antlr.TerminalNode | null {
        return this.getToken(RustParser.LET_ELSE, 0);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public body(): BodyContext | null {
        return this.getRuleContext(0, BodyContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.COMMA);
    	} else {
    		return this.getToken(RustParser.COMMA, i);
    	}
    }
    public elements(): ElementsContext | null {
        return this.getRuleContext(0, ElementsContext);
    }
    public override get ruleIndex(): number {
        return RustParser.RULE_item;
    }
}


export class BodyContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public BODY_OPEN(): antlr.TerminalNode {
        return this.getToken(RustParser.BODY_OPEN, 0)!;
    }
    public RBRACE(): antlr.TerminalNode {
        return this.getToken(RustParser.RBRACE, 0)!;
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
        return RustParser.RULE_body;
    }
}


export class BlockContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public BLOCK_OPEN(): antlr.TerminalNode {
        return this.getToken(RustParser.BLOCK_OPEN, 0)!;
    }
    public RBRACE(): antlr.TerminalNode {
        return this.getToken(RustParser.RBRACE, 0)!;
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
        return RustParser.RULE_block;
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
    		return this.getTokens(RustParser.ASSIGN);
    	} else {
    		return this.getToken(RustParser.ASSIGN, i);
    	}
    }
    public OPERATOR(): antlr.TerminalNode[];
    public OPERATOR(i: number): antlr.TerminalNode | null;
    public OPERATOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.OPERATOR);
    	} else {
    		return this.getToken(RustParser.OPERATOR, i);
    	}
    }
    public COLON(): antlr.TerminalNode[];
    public COLON(i: number): antlr.TerminalNode | null;
    public COLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.COLON);
    	} else {
    		return this.getToken(RustParser.COLON, i);
    	}
    }
    public AS(): antlr.TerminalNode[];
    public AS(i: number): antlr.TerminalNode | null;
    public AS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.AS);
    	} else {
    		return this.getToken(RustParser.AS, i);
    	}
    }
    public ARROW(): antlr.TerminalNode[];
    public ARROW(i: number): antlr.TerminalNode | null;
    public ARROW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.ARROW);
    	} else {
    		return this.getToken(RustParser.ARROW, i);
    	}
    }
    public IN(): antlr.TerminalNode[];
    public IN(i: number): antlr.TerminalNode | null;
    public IN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.IN);
    	} else {
    		return this.getToken(RustParser.IN, i);
    	}
    }
    public AT(): antlr.TerminalNode[];
    public AT(i: number): antlr.TerminalNode | null;
    public AT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.AT);
    	} else {
    		return this.getToken(RustParser.AT, i);
    	}
    }
    public RANGE(): antlr.TerminalNode[];
    public RANGE(i: number): antlr.TerminalNode | null;
    public RANGE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.RANGE);
    	} else {
    		return this.getToken(RustParser.RANGE, i);
    	}
    }
    public SECOND(): antlr.TerminalNode[];
    public SECOND(i: number): antlr.TerminalNode | null;
    public SECOND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.SECOND);
    	} else {
    		return this.getToken(RustParser.SECOND, i);
    	}
    }
    public override get ruleIndex(): number {
        return RustParser.RULE_phrase;
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
    		return this.getTokens(RustParser.PREFIX);
    	} else {
    		return this.getToken(RustParser.PREFIX, i);
    	}
    }
    public WORD(): antlr.TerminalNode[];
    public WORD(i: number): antlr.TerminalNode | null;
    public WORD(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.WORD);
    	} else {
    		return this.getToken(RustParser.WORD, i);
    	}
    }
    public JUMP(): antlr.TerminalNode[];
    public JUMP(i: number): antlr.TerminalNode | null;
    public JUMP(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.JUMP);
    	} else {
    		return this.getToken(RustParser.JUMP, i);
    	}
    }
    public LIFETIME(): antlr.TerminalNode[];
    public LIFETIME(i: number): antlr.TerminalNode | null;
    public LIFETIME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.LIFETIME);
    	} else {
    		return this.getToken(RustParser.LIFETIME, i);
    	}
    }
    public COLONS(): antlr.TerminalNode[];
    public COLONS(i: number): antlr.TerminalNode | null;
    public COLONS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.COLONS);
    	} else {
    		return this.getToken(RustParser.COLONS, i);
    	}
    }
    public attribute(): AttributeContext[];
    public attribute(i: number): AttributeContext | null;
    public attribute(i?: number): AttributeContext[] | AttributeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AttributeContext);
        }

        return this.getRuleContext(i, AttributeContext);
    }
    public VISIBILITY_OPEN(): antlr.TerminalNode[];
    public VISIBILITY_OPEN(i: number): antlr.TerminalNode | null;
    public VISIBILITY_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.VISIBILITY_OPEN);
    	} else {
    		return this.getToken(RustParser.VISIBILITY_OPEN, i);
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
    public RPAREN(): antlr.TerminalNode[];
    public RPAREN(i: number): antlr.TerminalNode | null;
    public RPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.RPAREN);
    	} else {
    		return this.getToken(RustParser.RPAREN, i);
    	}
    }
    public HIGHER(): antlr.TerminalNode[];
    public HIGHER(i: number): antlr.TerminalNode | null;
    public HIGHER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.HIGHER);
    	} else {
    		return this.getToken(RustParser.HIGHER, i);
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
    public PARAMETERS_OPEN(): antlr.TerminalNode[];
    public PARAMETERS_OPEN(i: number): antlr.TerminalNode | null;
    public PARAMETERS_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.PARAMETERS_OPEN);
    	} else {
    		return this.getToken(RustParser.PARAMETERS_OPEN, i);
    	}
    }
    public ANGLE_CLOSE(): antlr.TerminalNode[];
    public ANGLE_CLOSE(i: number): antlr.TerminalNode | null;
    public ANGLE_CLOSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.ANGLE_CLOSE);
    	} else {
    		return this.getToken(RustParser.ANGLE_CLOSE, i);
    	}
    }
    public LABEL(): antlr.TerminalNode[];
    public LABEL(i: number): antlr.TerminalNode | null;
    public LABEL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.LABEL);
    	} else {
    		return this.getToken(RustParser.LABEL, i);
    	}
    }
    public COLON(): antlr.TerminalNode[];
    public COLON(i: number): antlr.TerminalNode | null;
    public COLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.COLON);
    	} else {
    		return this.getToken(RustParser.COLON, i);
    	}
    }
    public CLOSURE_OPEN(): antlr.TerminalNode[];
    public CLOSURE_OPEN(i: number): antlr.TerminalNode | null;
    public CLOSURE_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.CLOSURE_OPEN);
    	} else {
    		return this.getToken(RustParser.CLOSURE_OPEN, i);
    	}
    }
    public CLOSURE_CLOSE(): antlr.TerminalNode[];
    public CLOSURE_CLOSE(i: number): antlr.TerminalNode | null;
    public CLOSURE_CLOSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.CLOSURE_CLOSE);
    	} else {
    		return this.getToken(RustParser.CLOSURE_CLOSE, i);
    	}
    }
    public EMPTY_CLOSURE(): antlr.TerminalNode[];
    public EMPTY_CLOSURE(i: number): antlr.TerminalNode | null;
    public EMPTY_CLOSURE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.EMPTY_CLOSURE);
    	} else {
    		return this.getToken(RustParser.EMPTY_CLOSURE, i);
    	}
    }
    public chain(): ChainContext | null {
        return this.getRuleContext(0, ChainContext);
    }
    public elements(): ElementsContext[];
    public elements(i: number): ElementsContext | null;
    public elements(i?: number): ElementsContext[] | ElementsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ElementsContext);
        }

        return this.getRuleContext(i, ElementsContext);
    }
    public RETURNS(): antlr.TerminalNode[];
    public RETURNS(i: number): antlr.TerminalNode | null;
    public RETURNS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.RETURNS);
    	} else {
    		return this.getToken(RustParser.RETURNS, i);
    	}
    }
    public operand(): OperandContext[];
    public operand(i: number): OperandContext | null;
    public operand(i?: number): OperandContext[] | OperandContext | null {
        if (i === undefined) {
            return this.getRuleContexts(OperandContext);
        }

        return this.getRuleContext(i, OperandContext);
    }
    public override get ruleIndex(): number {
        return RustParser.RULE_operand;
    }
}


export class AttributeContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public HASH(): antlr.TerminalNode {
        return this.getToken(RustParser.HASH, 0)!;
    }
    public ATTRIBUTE_OPEN(): antlr.TerminalNode {
        return this.getToken(RustParser.ATTRIBUTE_OPEN, 0)!;
    }
    public RBRACK(): antlr.TerminalNode {
        return this.getToken(RustParser.RBRACK, 0)!;
    }
    public tokens(): TokensContext | null {
        return this.getRuleContext(0, TokensContext);
    }
    public override get ruleIndex(): number {
        return RustParser.RULE_attribute;
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
    		return this.getTokens(RustParser.IDENTIFIER);
    	} else {
    		return this.getToken(RustParser.IDENTIFIER, i);
    	}
    }
    public KEYWORD(): antlr.TerminalNode[];
    public KEYWORD(i: number): antlr.TerminalNode | null;
    public KEYWORD(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.KEYWORD);
    	} else {
    		return this.getToken(RustParser.KEYWORD, i);
    	}
    }
    public NUMBER(): antlr.TerminalNode[];
    public NUMBER(i: number): antlr.TerminalNode | null;
    public NUMBER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.NUMBER);
    	} else {
    		return this.getToken(RustParser.NUMBER, i);
    	}
    }
    public CHARACTER(): antlr.TerminalNode | null {
        return this.getToken(RustParser.CHARACTER, 0);
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(RustParser.STRING, 0);
    }
    public OTHER(): antlr.TerminalNode | null {
        return this.getToken(RustParser.OTHER, 0);
    }
    public MACRO(): antlr.TerminalNode | null {
        return this.getToken(RustParser.MACRO, 0);
    }
    public group(): GroupContext[];
    public group(i: number): GroupContext | null;
    public group(i?: number): GroupContext[] | GroupContext | null {
        if (i === undefined) {
            return this.getRuleContexts(GroupContext);
        }

        return this.getRuleContext(i, GroupContext);
    }
    public GROUP_OPEN(): antlr.TerminalNode | null {
        return this.getToken(RustParser.GROUP_OPEN, 0);
    }
    public RPAREN(): antlr.TerminalNode[];
    public RPAREN(i: number): antlr.TerminalNode | null;
    public RPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.RPAREN);
    	} else {
    		return this.getToken(RustParser.RPAREN, i);
    	}
    }
    public LIST_OPEN(): antlr.TerminalNode | null {
        return this.getToken(RustParser.LIST_OPEN, 0);
    }
    public RBRACK(): antlr.TerminalNode[];
    public RBRACK(i: number): antlr.TerminalNode | null;
    public RBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.RBRACK);
    	} else {
    		return this.getToken(RustParser.RBRACK, i);
    	}
    }
    public QUALIFIED_OPEN(): antlr.TerminalNode | null {
        return this.getToken(RustParser.QUALIFIED_OPEN, 0);
    }
    public ANGLE_CLOSE(): antlr.TerminalNode | null {
        return this.getToken(RustParser.ANGLE_CLOSE, 0);
    }
    public IMPORTS_OPEN(): antlr.TerminalNode | null {
        return this.getToken(RustParser.IMPORTS_OPEN, 0);
    }
    public RBRACE(): antlr.TerminalNode[];
    public RBRACE(i: number): antlr.TerminalNode | null;
    public RBRACE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.RBRACE);
    	} else {
    		return this.getToken(RustParser.RBRACE, i);
    	}
    }
    public block(): BlockContext[];
    public block(i: number): BlockContext | null;
    public block(i?: number): BlockContext[] | BlockContext | null {
        if (i === undefined) {
            return this.getRuleContexts(BlockContext);
        }

        return this.getRuleContext(i, BlockContext);
    }
    public IF(): antlr.TerminalNode | null {
        return this.getToken(RustParser.IF, 0);
    }
    public phrase(): PhraseContext[];
    public phrase(i: number): PhraseContext | null;
    public phrase(i?: number): PhraseContext[] | PhraseContext | null {
        if (i === undefined) {
            return this.getRuleContexts(PhraseContext);
        }

        return this.getRuleContext(i, PhraseContext);
    }
    public MATCH(): antlr.TerminalNode | null {
        return this.getToken(RustParser.MATCH, 0);
    }
    public ARMS_OPEN(): antlr.TerminalNode | null {
        return this.getToken(RustParser.ARMS_OPEN, 0);
    }
    public LOOP(): antlr.TerminalNode | null {
        return this.getToken(RustParser.LOOP, 0);
    }
    public WHILE(): antlr.TerminalNode | null {
        return this.getToken(RustParser.WHILE, 0);
    }
    public FOR(): antlr.TerminalNode | null {
        return this.getToken(RustParser.FOR, 0);
    }
    public LPAREN(): antlr.TerminalNode[];
    public LPAREN(i: number): antlr.TerminalNode | null;
    public LPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.LPAREN);
    	} else {
    		return this.getToken(RustParser.LPAREN, i);
    	}
    }
    public LBRACK(): antlr.TerminalNode[];
    public LBRACK(i: number): antlr.TerminalNode | null;
    public LBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.LBRACK);
    	} else {
    		return this.getToken(RustParser.LBRACK, i);
    	}
    }
    public FIELDS_OPEN(): antlr.TerminalNode[];
    public FIELDS_OPEN(i: number): antlr.TerminalNode | null;
    public FIELDS_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.FIELDS_OPEN);
    	} else {
    		return this.getToken(RustParser.FIELDS_OPEN, i);
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
    public POSTFIX(): antlr.TerminalNode[];
    public POSTFIX(i: number): antlr.TerminalNode | null;
    public POSTFIX(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.POSTFIX);
    	} else {
    		return this.getToken(RustParser.POSTFIX, i);
    	}
    }
    public DOT(): antlr.TerminalNode[];
    public DOT(i: number): antlr.TerminalNode | null;
    public DOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.DOT);
    	} else {
    		return this.getToken(RustParser.DOT, i);
    	}
    }
    public COLONS(): antlr.TerminalNode[];
    public COLONS(i: number): antlr.TerminalNode | null;
    public COLONS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.COLONS);
    	} else {
    		return this.getToken(RustParser.COLONS, i);
    	}
    }
    public BANG(): antlr.TerminalNode[];
    public BANG(i: number): antlr.TerminalNode | null;
    public BANG(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.BANG);
    	} else {
    		return this.getToken(RustParser.BANG, i);
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
    public ELSE(): antlr.TerminalNode[];
    public ELSE(i: number): antlr.TerminalNode | null;
    public ELSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.ELSE);
    	} else {
    		return this.getToken(RustParser.ELSE, i);
    	}
    }
    public ELSE_IF(): antlr.TerminalNode[];
    public ELSE_IF(i: number): antlr.TerminalNode | null;
    public ELSE_IF(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.ELSE_IF);
    	} else {
    		return this.getToken(RustParser.ELSE_IF, i);
    	}
    }
    public arm(): ArmContext[];
    public arm(i: number): ArmContext | null;
    public arm(i?: number): ArmContext[] | ArmContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ArmContext);
        }

        return this.getRuleContext(i, ArmContext);
    }
    public override get ruleIndex(): number {
        return RustParser.RULE_chain;
    }
}


export class AnglesContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public ANGLE_OPEN(): antlr.TerminalNode {
        return this.getToken(RustParser.ANGLE_OPEN, 0)!;
    }
    public ANGLE_CLOSE(): antlr.TerminalNode {
        return this.getToken(RustParser.ANGLE_CLOSE, 0)!;
    }
    public elements(): ElementsContext | null {
        return this.getRuleContext(0, ElementsContext);
    }
    public override get ruleIndex(): number {
        return RustParser.RULE_angles;
    }
}


export class ElementsContext extends antlr.ParserRuleContext {
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
    		return this.getTokens(RustParser.COMMA);
    	} else {
    		return this.getToken(RustParser.COMMA, i);
    	}
    }
    public SEMI(): antlr.TerminalNode[];
    public SEMI(i: number): antlr.TerminalNode | null;
    public SEMI(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.SEMI);
    	} else {
    		return this.getToken(RustParser.SEMI, i);
    	}
    }
    public override get ruleIndex(): number {
        return RustParser.RULE_elements;
    }
}


export class ArmContext extends antlr.ParserRuleContext {
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
    public FAT_ARROW(): antlr.TerminalNode {
        return this.getToken(RustParser.FAT_ARROW, 0)!;
    }
    public body(): BodyContext | null {
        return this.getRuleContext(0, BodyContext);
    }
    public IF(): antlr.TerminalNode | null {
        return this.getToken(RustParser.IF, 0);
    }
    public COMMA(): antlr.TerminalNode | null {
        return this.getToken(RustParser.COMMA, 0);
    }
    public override get ruleIndex(): number {
        return RustParser.RULE_arm;
    }
}


export class GroupContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public LPAREN(): antlr.TerminalNode | null {
        return this.getToken(RustParser.LPAREN, 0);
    }
    public RPAREN(): antlr.TerminalNode | null {
        return this.getToken(RustParser.RPAREN, 0);
    }
    public tokens(): TokensContext | null {
        return this.getRuleContext(0, TokensContext);
    }
    public LBRACK(): antlr.TerminalNode | null {
        return this.getToken(RustParser.LBRACK, 0);
    }
    public RBRACK(): antlr.TerminalNode | null {
        return this.getToken(RustParser.RBRACK, 0);
    }
    public MACRO_OPEN(): antlr.TerminalNode | null {
        return this.getToken(RustParser.MACRO_OPEN, 0);
    }
    public RBRACE(): antlr.TerminalNode | null {
        return this.getToken(RustParser.RBRACE, 0);
    }
    public override get ruleIndex(): number {
        return RustParser.RULE_group;
    }
}


export class TokensContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public part(): PartContext[];
    public part(i: number): PartContext | null;
    public part(i?: number): PartContext[] | PartContext | null {
        if (i === undefined) {
            return this.getRuleContexts(PartContext);
        }

        return this.getRuleContext(i, PartContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.COMMA);
    	} else {
    		return this.getToken(RustParser.COMMA, i);
    	}
    }
    public SEMI(): antlr.TerminalNode[];
    public SEMI(i: number): antlr.TerminalNode | null;
    public SEMI(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.SEMI);
    	} else {
    		return this.getToken(RustParser.SEMI, i);
    	}
    }
    public override get ruleIndex(): number {
        return RustParser.RULE_tokens;
    }
}


export class PartContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public group(): GroupContext[];
    public group(i: number): GroupContext | null;
    public group(i?: number): GroupContext[] | GroupContext | null {
        if (i === undefined) {
            return this.getRuleContexts(GroupContext);
        }

        return this.getRuleContext(i, GroupContext);
    }
    public LPAREN(): antlr.TerminalNode[];
    public LPAREN(i: number): antlr.TerminalNode | null;
    public LPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.LPAREN);
    	} else {
    		return this.getToken(RustParser.LPAREN, i);
    	}
    }
    public RPAREN(): antlr.TerminalNode[];
    public RPAREN(i: number): antlr.TerminalNode | null;
    public RPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.RPAREN);
    	} else {
    		return this.getToken(RustParser.RPAREN, i);
    	}
    }
    public LBRACK(): antlr.TerminalNode[];
    public LBRACK(i: number): antlr.TerminalNode | null;
    public LBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.LBRACK);
    	} else {
    		return this.getToken(RustParser.LBRACK, i);
    	}
    }
    public RBRACK(): antlr.TerminalNode[];
    public RBRACK(i: number): antlr.TerminalNode | null;
    public RBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.RBRACK);
    	} else {
    		return this.getToken(RustParser.RBRACK, i);
    	}
    }
    public LBRACE(): antlr.TerminalNode[];
    public LBRACE(i: number): antlr.TerminalNode | null;
    public LBRACE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.LBRACE);
    	} else {
    		return this.getToken(RustParser.LBRACE, i);
    	}
    }
    public RBRACE(): antlr.TerminalNode[];
    public RBRACE(i: number): antlr.TerminalNode | null;
    public RBRACE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.RBRACE);
    	} else {
    		return this.getToken(RustParser.RBRACE, i);
    	}
    }
    public MACRO_OPEN(): antlr.TerminalNode[];
    public MACRO_OPEN(i: number): antlr.TerminalNode | null;
    public MACRO_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.MACRO_OPEN);
    	} else {
    		return this.getToken(RustParser.MACRO_OPEN, i);
    	}
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.COMMA);
    	} else {
    		return this.getToken(RustParser.COMMA, i);
    	}
    }
    public SEMI(): antlr.TerminalNode[];
    public SEMI(i: number): antlr.TerminalNode | null;
    public SEMI(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.SEMI);
    	} else {
    		return this.getToken(RustParser.SEMI, i);
    	}
    }
    public GROUP_OPEN(): antlr.TerminalNode[];
    public GROUP_OPEN(i: number): antlr.TerminalNode | null;
    public GROUP_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.GROUP_OPEN);
    	} else {
    		return this.getToken(RustParser.GROUP_OPEN, i);
    	}
    }
    public LIST_OPEN(): antlr.TerminalNode[];
    public LIST_OPEN(i: number): antlr.TerminalNode | null;
    public LIST_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.LIST_OPEN);
    	} else {
    		return this.getToken(RustParser.LIST_OPEN, i);
    	}
    }
    public BLOCK_OPEN(): antlr.TerminalNode[];
    public BLOCK_OPEN(i: number): antlr.TerminalNode | null;
    public BLOCK_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.BLOCK_OPEN);
    	} else {
    		return this.getToken(RustParser.BLOCK_OPEN, i);
    	}
    }
    public BODY_OPEN(): antlr.TerminalNode[];
    public BODY_OPEN(i: number): antlr.TerminalNode | null;
    public BODY_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.BODY_OPEN);
    	} else {
    		return this.getToken(RustParser.BODY_OPEN, i);
    	}
    }
    public FIELDS_OPEN(): antlr.TerminalNode[];
    public FIELDS_OPEN(i: number): antlr.TerminalNode | null;
    public FIELDS_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.FIELDS_OPEN);
    	} else {
    		return this.getToken(RustParser.FIELDS_OPEN, i);
    	}
    }
    public BOUND_FIELDS_OPEN(): antlr.TerminalNode[];
    public BOUND_FIELDS_OPEN(i: number): antlr.TerminalNode | null;
    public BOUND_FIELDS_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.BOUND_FIELDS_OPEN);
    	} else {
    		return this.getToken(RustParser.BOUND_FIELDS_OPEN, i);
    	}
    }
    public IMPORTS_OPEN(): antlr.TerminalNode[];
    public IMPORTS_OPEN(i: number): antlr.TerminalNode | null;
    public IMPORTS_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.IMPORTS_OPEN);
    	} else {
    		return this.getToken(RustParser.IMPORTS_OPEN, i);
    	}
    }
    public ARMS_OPEN(): antlr.TerminalNode[];
    public ARMS_OPEN(i: number): antlr.TerminalNode | null;
    public ARMS_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(RustParser.ARMS_OPEN);
    	} else {
    		return this.getToken(RustParser.ARMS_OPEN, i);
    	}
    }
    public override get ruleIndex(): number {
        return RustParser.RULE_part;
    }
}
