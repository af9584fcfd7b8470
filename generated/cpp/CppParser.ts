
import * as antlr from "antlr4ng";
import { Token } from "antlr4ng";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class CppParser extends antlr.Parser {
    public static readonly DECLARATION = 1;
    public static readonly CLASS = 2;
    public static readonly TEMPLATE = 3;
    public static readonly ACCESS = 4;
    public static readonly TRY = 5;
    public static readonly CATCH = 6;
    public static readonly UNARY = 7;
    public static readonly WORD = 8;
    public static readonly CHARACTER = 9;
    public static readonly STRING = 10;
    public static readonly OPERATOR = 11;
    public static readonly SPECIFIER = 12;
    public static readonly QUALIFIER = 13;
    public static readonly TYPEOF = 14;
    public static readonly ATTRIBUTE = 15;
    public static readonly EXTENSION = 16;
    public static readonly STRUCT = 17;
    public static readonly ENUM = 18;
    public static readonly SIZEOF = 19;
    public static readonly GENERIC = 20;
    public static readonly ASM = 21;
    public static readonly IF = 22;
    public static readonly ELSE = 23;
    public static readonly WHILE = 24;
    public static readonly FOR = 25;
    public static readonly DO = 26;
    public static readonly SWITCH = 27;
    public static readonly CASE = 28;
    public static readonly DEFAULT = 29;
    public static readonly GOTO = 30;
    public static readonly RETURN = 31;
    public static readonly BREAK = 32;
    public static readonly CONTINUE = 33;
    public static readonly SEMI = 34;
    public static readonly COMMA = 35;
    public static readonly LPAREN = 36;
    public static readonly RPAREN = 37;
    public static readonly LBRACE = 38;
    public static readonly RBRACE = 39;
    public static readonly LBRACK = 40;
    public static readonly RBRACK = 41;
    public static readonly COLON = 42;
    public static readonly COLONS = 43;
    public static readonly QUESTION = 44;
    public static readonly ELLIPSIS = 45;
    public static readonly DOT = 46;
    public static readonly ARROW = 47;
    public static readonly STEP = 48;
    public static readonly NOT = 49;
    public static readonly STAR = 50;
    public static readonly AND = 51;
    public static readonly ANDS = 52;
    public static readonly SIGN = 53;
    public static readonly ASSIGN = 54;
    public static readonly NUMBER = 55;
    public static readonly IDENTIFIER = 56;
    public static readonly DIRECTIVE = 57;
    public static readonly WS = 58;
    public static readonly SPLICED = 59;
    public static readonly COMMENT = 60;
    public static readonly LINE_COMMENT = 61;
    public static readonly ANGLE_OPEN = 62;
    public static readonly ANGLE_CLOSE = 63;
    public static readonly BASES = 64;
    public static readonly MEMBERS = 65;
    public static readonly LABEL = 66;
    public static readonly OPERATOR_NAME = 67;
    public static readonly INITIALISERS = 68;
    public static readonly STATEMENTS_OPEN = 69;
    public static readonly BITS = 70;
    public static readonly TYPE_NAME = 71;
    public static readonly MACRO = 72;
    public static readonly PREFIX = 73;
    public static readonly ODD = 74;
    public static readonly ASSEMBLY_LINE = 75;
    public static readonly CAST = 76;
    public static readonly STATEMENTS_BEHIND = 77;
    public static readonly INITIALISER = 78;
    public static readonly ATTRIBUTES = 79;
    public static readonly ELSE_IF = 80;
    public static readonly GROUP_IF = 81;
    public static readonly GROUP_ELSE = 82;
    public static readonly GROUP_END = 83;
    public static readonly HIDDEN_LINE = 84;
    public static readonly MACRO_STATEMENT = 85;
    public static readonly COMPOUND = 86;
    public static readonly INVOKED_STATEMENT = 87;
    public static readonly STATEMENTS = 88;
    public static readonly RULE_translationUnit = 0;
    public static readonly RULE_item = 1;
    public static readonly RULE_label = 2;
    public static readonly RULE_statement = 3;
    public static readonly RULE_block = 4;
    public static readonly RULE_body = 5;
    public static readonly RULE_condition = 6;
    public static readonly RULE_handler = 7;
    public static readonly RULE_tail = 8;
    public static readonly RULE_initialiser = 9;
    public static readonly RULE_base = 10;
    public static readonly RULE_named = 11;
    public static readonly RULE_phrase = 12;
    public static readonly RULE_operand = 13;
    public static readonly RULE_chain = 14;
    public static readonly RULE_word = 15;
    public static readonly RULE_braces = 16;
    public static readonly RULE_angles = 17;
    public static readonly RULE_arguments = 18;
    public static readonly RULE_argument = 19;
    public static readonly RULE_oddity = 20;

    public static readonly literalNames = [
        null, null, "'class'", "'template'", null, "'try'", "'catch'", null, 
        null, null, null, null, null, null, null, null, "'__extension__'", 
        null, "'enum'", null, "'_Generic'", null, null, "'else'", "'while'", 
        "'for'", "'do'", "'switch'", "'case'", "'default'", "'goto'", "'return'", 
        "'break'", "'continue'", "';'", null, null, "')'", null, null, null, 
        null, null, "'::'", "'?'", "'...'", "'.'", "'->'", null, null, "'*'", 
        "'&'", "'&&'", null, null, null, null, null, null, null, null, null, 
        "'<'", "'>'", null, null, null, "'operator+'", null, null, null, 
        "'int'", null, "'-'", null, "'nop'", null, null, null, "'['"
    ];

    public static readonly symbolicNames = [
        null, "DECLARATION", "CLASS", "TEMPLATE", "ACCESS", "TRY", "CATCH", 
        "UNARY", "WORD", "CHARACTER", "STRING", "OPERATOR", "SPECIFIER", 
        "QUALIFIER", "TYPEOF", "ATTRIBUTE", "EXTENSION", "STRUCT", "ENUM", 
        "SIZEOF", "GENERIC", "ASM", "IF", "ELSE", "WHILE", "FOR", "DO", 
        "SWITCH", "CASE", "DEFAULT", "GOTO", "RETURN", "BREAK", "CONTINUE", 
        "SEMI", "COMMA", "LPAREN", "RPAREN", "LBRACE", "RBRACE", "LBRACK", 
        "RBRACK", "COLON", "COLONS", "QUESTION", "ELLIPSIS", "DOT", "ARROW", 
        "STEP", "NOT", "STAR", "AND", "ANDS", "SIGN", "ASSIGN", "NUMBER", 
        "IDENTIFIER", "DIRECTIVE", "WS", "SPLICED", "COMMENT", "LINE_COMMENT", 
        "ANGLE_OPEN", "ANGLE_CLOSE", "BASES", "MEMBERS", "LABEL", "OPERATOR_NAME", 
        "INITIALISERS", "STATEMENTS_OPEN", "BITS", "TYPE_NAME", "MACRO", 
        "PREFIX", "ODD", "ASSEMBLY_LINE", "CAST", "STATEMENTS_BEHIND", "INITIALISER", 
        "ATTRIBUTES", "ELSE_IF", "GROUP_IF", "GROUP_ELSE", "GROUP_END", 
        "HIDDEN_LINE", "MACRO_STATEMENT", "COMPOUND", "INVOKED_STATEMENT", 
        "STATEMENTS"
    ];
    public static readonly ruleNames = [
        "translationUnit", "item", "label", "statement", "block", "body", 
        "condition", "handler", "tail", "initialiser", "base", "named", 
        "phrase", "operand", "chain", "word", "braces", "angles", "arguments", 
        "argument", "oddity",
    ];

    public get grammarFileName(): string { return "CppParser.g4"; }
    public get literalNames(): (string | null)[] { return CppParser.literalNames; }
    public get symbolicNames(): (string | null)[] { return CppParser.symbolicNames; }
    public get ruleNames(): string[] { return CppParser.ruleNames; }
    public get serializedATN(): number[] { return CppParser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, CppParser._ATN, CppParser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public translationUnit(): TranslationUnitContext {
        let localContext = new TranslationUnitContext(this.context, this.state);
        this.enterRule(localContext, 0, CppParser.RULE_translationUnit);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 45;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 5335319) !== 0)) {
                {
                {
                this.state = 42;
                this.item();
                }
                }
                this.state = 47;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 48;
            this.match(CppParser.EOF);
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
        this.enterRule(localContext, 2, CppParser.RULE_item);
        let _la: number;
        try {
            this.state = 73;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 4, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 50;
                this.label();
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 51;
                this.statement();
                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 52;
                this.match(CppParser.DIRECTIVE);
                }
                break;
            case 4:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 53;
                this.match(CppParser.GROUP_IF);
                this.state = 57;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 5335319) !== 0)) {
                    {
                    {
                    this.state = 54;
                    this.item();
                    }
                    }
                    this.state = 59;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 69;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 82) {
                    {
                    {
                    this.state = 60;
                    this.match(CppParser.GROUP_ELSE);
                    this.state = 64;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 5335319) !== 0)) {
                        {
                        {
                        this.state = 61;
                        this.item();
                        }
                        }
                        this.state = 66;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    }
                    this.state = 71;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 72;
                this.match(CppParser.GROUP_END);
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
    public label(): LabelContext {
        let localContext = new LabelContext(this.context, this.state);
        this.enterRule(localContext, 4, CppParser.RULE_label);
        let _la: number;
        try {
            this.state = 88;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.LABEL:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 75;
                this.match(CppParser.LABEL);
                this.state = 76;
                this.match(CppParser.COLON);
                }
                break;
            case CppParser.ACCESS:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 77;
                this.match(CppParser.ACCESS);
                this.state = 79;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 56) {
                    {
                    this.state = 78;
                    this.match(CppParser.IDENTIFIER);
                    }
                }

                this.state = 81;
                this.match(CppParser.COLON);
                }
                break;
            case CppParser.CASE:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 82;
                this.match(CppParser.CASE);
                this.state = 83;
                this.phrase();
                this.state = 84;
                this.match(CppParser.COLON);
                }
                break;
            case CppParser.DEFAULT:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 86;
                this.match(CppParser.DEFAULT);
                this.state = 87;
                this.match(CppParser.COLON);
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
        this.enterRule(localContext, 6, CppParser.RULE_statement);
        let _la: number;
        try {
            let alternative: number;
            this.state = 167;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 90;
                this.match(CppParser.SEMI);
                }
                break;
            case CppParser.LBRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 91;
                this.block();
                }
                break;
            case CppParser.IF:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 92;
                this.match(CppParser.IF);
                this.state = 96;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 7, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 93;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 1 || _la === 49)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                        }
                    }
                    this.state = 98;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 7, this.context);
                }
                this.state = 100;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 8, this.context) ) {
                case 1:
                    {
                    this.state = 99;
                    this.condition();
                    }
                    break;
                }
                this.state = 102;
                this.body();
                this.state = 117;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 11, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 103;
                        this.match(CppParser.ELSE);
                        this.state = 104;
                        this.match(CppParser.ELSE_IF);
                        this.state = 108;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 9, this.context);
                        while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                            if (alternative === 1) {
                                {
                                {
                                this.state = 105;
                                _la = this.tokenStream.LA(1);
                                if(!(_la === 1 || _la === 49)) {
                                this.errorHandler.recoverInline(this);
                                }
                                else {
                                    this.errorHandler.reportMatch(this);
                                    this.consume();
                                }
                                }
                                }
                            }
                            this.state = 110;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 9, this.context);
                        }
                        this.state = 112;
                        this.errorHandler.sync(this);
                        switch (this.interpreter.adaptivePredict(this.tokenStream, 10, this.context) ) {
                        case 1:
                            {
                            this.state = 111;
                            this.condition();
                            }
                            break;
                        }
                        this.state = 114;
                        this.body();
                        }
                        }
                    }
                    this.state = 119;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 11, this.context);
                }
                this.state = 122;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 12, this.context) ) {
                case 1:
                    {
                    this.state = 120;
                    this.match(CppParser.ELSE);
                    this.state = 121;
                    this.body();
                    }
                    break;
                }
                }
                break;
            case CppParser.WHILE:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 124;
                this.match(CppParser.WHILE);
                this.state = 125;
                this.condition();
                this.state = 126;
                this.body();
                }
                break;
            case CppParser.DO:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 128;
                this.match(CppParser.DO);
                this.state = 129;
                this.body();
                this.state = 130;
                this.match(CppParser.WHILE);
                this.state = 131;
                this.condition();
                this.state = 133;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 13, this.context) ) {
                case 1:
                    {
                    this.state = 132;
                    this.match(CppParser.SEMI);
                    }
                    break;
                }
                }
                break;
            case CppParser.SWITCH:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 135;
                this.match(CppParser.SWITCH);
                this.state = 136;
                this.condition();
                this.state = 137;
                this.body();
                }
                break;
            case CppParser.FOR:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 139;
                this.match(CppParser.FOR);
                this.state = 141;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 7) {
                    {
                    this.state = 140;
                    this.match(CppParser.UNARY);
                    }
                }

                this.state = 143;
                this.condition();
                this.state = 144;
                this.body();
                }
                break;
            case CppParser.TRY:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 146;
                this.match(CppParser.TRY);
                this.state = 147;
                this.block();
                this.state = 151;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 6) {
                    {
                    {
                    this.state = 148;
                    this.handler();
                    }
                    }
                    this.state = 153;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case CppParser.MACRO_STATEMENT:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 154;
                this.match(CppParser.MACRO_STATEMENT);
                }
                break;
            case CppParser.INVOKED_STATEMENT:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 155;
                this.match(CppParser.INVOKED_STATEMENT);
                this.state = 156;
                this.condition();
                }
                break;
            case CppParser.DECLARATION:
            case CppParser.CLASS:
            case CppParser.TEMPLATE:
            case CppParser.UNARY:
            case CppParser.WORD:
            case CppParser.CHARACTER:
            case CppParser.STRING:
            case CppParser.SPECIFIER:
            case CppParser.QUALIFIER:
            case CppParser.TYPEOF:
            case CppParser.ATTRIBUTE:
            case CppParser.EXTENSION:
            case CppParser.STRUCT:
            case CppParser.ENUM:
            case CppParser.SIZEOF:
            case CppParser.GENERIC:
            case CppParser.ASM:
            case CppParser.DEFAULT:
            case CppParser.GOTO:
            case CppParser.RETURN:
            case CppParser.BREAK:
            case CppParser.CONTINUE:
            case CppParser.LPAREN:
            case CppParser.LBRACK:
            case CppParser.COLONS:
            case CppParser.ELLIPSIS:
            case CppParser.STEP:
            case CppParser.NOT:
            case CppParser.NUMBER:
            case CppParser.IDENTIFIER:
            case CppParser.MEMBERS:
            case CppParser.OPERATOR_NAME:
            case CppParser.STATEMENTS_OPEN:
            case CppParser.PREFIX:
            case CppParser.CAST:
            case CppParser.INITIALISER:
            case CppParser.ATTRIBUTES:
                this.enterOuterAlt(localContext, 11);
                {
                this.state = 157;
                this.phrase();
                this.state = 162;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 35) {
                    {
                    {
                    this.state = 158;
                    this.match(CppParser.COMMA);
                    this.state = 159;
                    this.phrase();
                    }
                    }
                    this.state = 164;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 165;
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
        this.enterRule(localContext, 8, CppParser.RULE_block);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 169;
            this.match(CppParser.LBRACE);
            this.state = 173;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 5335319) !== 0)) {
                {
                {
                this.state = 170;
                this.item();
                }
                }
                this.state = 175;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 176;
            this.match(CppParser.RBRACE);
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
        this.enterRule(localContext, 10, CppParser.RULE_body);
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 181;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 19, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 178;
                    this.label();
                    }
                    }
                }
                this.state = 183;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 19, this.context);
            }
            this.state = 184;
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
        this.enterRule(localContext, 12, CppParser.RULE_condition);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 186;
            this.match(CppParser.LPAREN);
            this.state = 188;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294967294) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 33553759) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 60213) !== 0)) {
                {
                this.state = 187;
                this.arguments();
                }
            }

            this.state = 190;
            this.match(CppParser.RPAREN);
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
    public handler(): HandlerContext {
        let localContext = new HandlerContext(this.context, this.state);
        this.enterRule(localContext, 14, CppParser.RULE_handler);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 192;
            this.match(CppParser.CATCH);
            this.state = 193;
            this.condition();
            this.state = 194;
            this.block();
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
        this.enterRule(localContext, 16, CppParser.RULE_tail);
        let _la: number;
        try {
            this.state = 218;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 196;
                this.match(CppParser.SEMI);
                }
                break;
            case CppParser.TRY:
            case CppParser.LBRACE:
            case CppParser.INITIALISERS:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 198;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 5) {
                    {
                    this.state = 197;
                    this.match(CppParser.TRY);
                    }
                }

                this.state = 209;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 68) {
                    {
                    this.state = 200;
                    this.match(CppParser.INITIALISERS);
                    this.state = 201;
                    this.initialiser();
                    this.state = 206;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 35) {
                        {
                        {
                        this.state = 202;
                        this.match(CppParser.COMMA);
                        this.state = 203;
                        this.initialiser();
                        }
                        }
                        this.state = 208;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 211;
                this.block();
                this.state = 215;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 6) {
                    {
                    {
                    this.state = 212;
                    this.handler();
                    }
                    }
                    this.state = 217;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
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
    public initialiser(): InitialiserContext {
        let localContext = new InitialiserContext(this.context, this.state);
        this.enterRule(localContext, 18, CppParser.RULE_initialiser);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 220;
            this.base();
            this.state = 222;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 78) {
                {
                this.state = 221;
                this.braces();
                }
            }

            this.state = 225;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 45) {
                {
                this.state = 224;
                this.match(CppParser.ELLIPSIS);
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
    public base(): BaseContext {
        let localContext = new BaseContext(this.context, this.state);
        this.enterRule(localContext, 20, CppParser.RULE_base);
        let _la: number;
        try {
            let alternative: number;
            this.state = 236;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.DECLARATION:
            case CppParser.ACCESS:
            case CppParser.SPECIFIER:
            case CppParser.QUALIFIER:
            case CppParser.COLONS:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 228;
                this.errorHandler.sync(this);
                alternative = 1;
                do {
                    switch (alternative) {
                    case 1:
                        {
                        {
                        this.state = 227;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 12306) !== 0) || _la === 43)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 230;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 28, this.context);
                } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                this.state = 233;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 29, this.context) ) {
                case 1:
                    {
                    this.state = 232;
                    this.named();
                    }
                    break;
                }
                }
                break;
            case CppParser.WORD:
            case CppParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 235;
                this.named();
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
    public named(): NamedContext {
        let localContext = new NamedContext(this.context, this.state);
        this.enterRule(localContext, 22, CppParser.RULE_named);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 238;
            _la = this.tokenStream.LA(1);
            if(!(_la === 8 || _la === 56)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 253;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 34, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    this.state = 251;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case CppParser.ANGLE_OPEN:
                        {
                        this.state = 239;
                        this.angles();
                        }
                        break;
                    case CppParser.LPAREN:
                        {
                        this.state = 240;
                        this.match(CppParser.LPAREN);
                        this.state = 242;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294967294) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 33553759) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 60213) !== 0)) {
                            {
                            this.state = 241;
                            this.arguments();
                            }
                        }

                        this.state = 244;
                        this.match(CppParser.RPAREN);
                        }
                        break;
                    case CppParser.COLONS:
                        {
                        this.state = 245;
                        this.match(CppParser.COLONS);
                        this.state = 247;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 3) {
                            {
                            this.state = 246;
                            this.match(CppParser.TEMPLATE);
                            }
                        }

                        this.state = 249;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 8 || _la === 56)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                        break;
                    case CppParser.ELLIPSIS:
                        {
                        this.state = 250;
                        this.match(CppParser.ELLIPSIS);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                }
                this.state = 255;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 34, this.context);
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
        this.enterRule(localContext, 24, CppParser.RULE_phrase);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 256;
            this.operand();
            this.state = 271;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 39, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    this.state = 269;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case CppParser.OPERATOR:
                    case CppParser.NOT:
                    case CppParser.STAR:
                    case CppParser.AND:
                    case CppParser.ANDS:
                    case CppParser.SIGN:
                    case CppParser.ASSIGN:
                    case CppParser.BITS:
                    case CppParser.PREFIX:
                    case CppParser.ODD:
                        {
                        this.state = 257;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 11 || ((((_la - 49)) & ~0x1F) === 0 && ((1 << (_la - 49)) & 52428863) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 259;
                        this.errorHandler.sync(this);
                        switch (this.interpreter.adaptivePredict(this.tokenStream, 35, this.context) ) {
                        case 1:
                            {
                            this.state = 258;
                            this.operand();
                            }
                            break;
                        }
                        }
                        break;
                    case CppParser.QUESTION:
                        {
                        this.state = 261;
                        this.match(CppParser.QUESTION);
                        this.state = 263;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3762288526) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25372947) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 26901) !== 0)) {
                            {
                            this.state = 262;
                            this.phrase();
                            }
                        }

                        this.state = 265;
                        this.match(CppParser.COLON);
                        this.state = 267;
                        this.errorHandler.sync(this);
                        switch (this.interpreter.adaptivePredict(this.tokenStream, 37, this.context) ) {
                        case 1:
                            {
                            this.state = 266;
                            this.operand();
                            }
                            break;
                        }
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                }
                this.state = 273;
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
    public operand(): OperandContext {
        let localContext = new OperandContext(this.context, this.state);
        this.enterRule(localContext, 26, CppParser.RULE_operand);
        let _la: number;
        try {
            let alternative: number;
            this.state = 321;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.DECLARATION:
            case CppParser.CLASS:
            case CppParser.TEMPLATE:
            case CppParser.UNARY:
            case CppParser.SPECIFIER:
            case CppParser.QUALIFIER:
            case CppParser.TYPEOF:
            case CppParser.ATTRIBUTE:
            case CppParser.EXTENSION:
            case CppParser.STRUCT:
            case CppParser.ENUM:
            case CppParser.SIZEOF:
            case CppParser.GOTO:
            case CppParser.RETURN:
            case CppParser.BREAK:
            case CppParser.CONTINUE:
            case CppParser.COLONS:
            case CppParser.STEP:
            case CppParser.NOT:
            case CppParser.PREFIX:
            case CppParser.CAST:
            case CppParser.ATTRIBUTES:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 313;
                this.errorHandler.sync(this);
                alternative = 1;
                do {
                    switch (alternative) {
                    case 1:
                        {
                        this.state = 313;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case CppParser.PREFIX:
                            {
                            this.state = 274;
                            this.match(CppParser.PREFIX);
                            }
                            break;
                        case CppParser.NOT:
                            {
                            this.state = 275;
                            this.match(CppParser.NOT);
                            }
                            break;
                        case CppParser.STEP:
                            {
                            this.state = 276;
                            this.match(CppParser.STEP);
                            }
                            break;
                        case CppParser.SIZEOF:
                            {
                            this.state = 277;
                            this.match(CppParser.SIZEOF);
                            }
                            break;
                        case CppParser.UNARY:
                            {
                            this.state = 278;
                            this.match(CppParser.UNARY);
                            }
                            break;
                        case CppParser.COLONS:
                            {
                            this.state = 279;
                            this.match(CppParser.COLONS);
                            }
                            break;
                        case CppParser.EXTENSION:
                            {
                            this.state = 280;
                            this.match(CppParser.EXTENSION);
                            }
                            break;
                        case CppParser.SPECIFIER:
                            {
                            this.state = 281;
                            this.match(CppParser.SPECIFIER);
                            }
                            break;
                        case CppParser.QUALIFIER:
                            {
                            this.state = 282;
                            this.match(CppParser.QUALIFIER);
                            }
                            break;
                        case CppParser.DECLARATION:
                            {
                            this.state = 283;
                            this.match(CppParser.DECLARATION);
                            }
                            break;
                        case CppParser.STRUCT:
                            {
                            this.state = 284;
                            this.match(CppParser.STRUCT);
                            }
                            break;
                        case CppParser.CLASS:
                            {
                            this.state = 285;
                            this.match(CppParser.CLASS);
                            }
                            break;
                        case CppParser.ENUM:
                            {
                            this.state = 286;
                            this.match(CppParser.ENUM);
                            }
                            break;
                        case CppParser.RETURN:
                            {
                            this.state = 287;
                            this.match(CppParser.RETURN);
                            }
                            break;
                        case CppParser.GOTO:
                            {
                            this.state = 288;
                            this.match(CppParser.GOTO);
                            }
                            break;
                        case CppParser.BREAK:
                            {
                            this.state = 289;
                            this.match(CppParser.BREAK);
                            }
                            break;
                        case CppParser.CONTINUE:
                            {
                            this.state = 290;
                            this.match(CppParser.CONTINUE);
                            }
                            break;
                        case CppParser.TEMPLATE:
                            {
                            this.state = 291;
                            this.match(CppParser.TEMPLATE);
                            this.state = 293;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 62) {
                                {
                                this.state = 292;
                                this.angles();
                                }
                            }

                            }
                            break;
                        case CppParser.TYPEOF:
                        case CppParser.ATTRIBUTE:
                            {
                            this.state = 295;
                            _la = this.tokenStream.LA(1);
                            if(!(_la === 14 || _la === 15)) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 296;
                            this.match(CppParser.LPAREN);
                            this.state = 298;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294967294) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 33553759) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 60213) !== 0)) {
                                {
                                this.state = 297;
                                this.arguments();
                                }
                            }

                            this.state = 300;
                            this.match(CppParser.RPAREN);
                            }
                            break;
                        case CppParser.ATTRIBUTES:
                            {
                            this.state = 301;
                            this.match(CppParser.ATTRIBUTES);
                            this.state = 302;
                            this.match(CppParser.LBRACK);
                            this.state = 304;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294967294) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 33553759) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 60213) !== 0)) {
                                {
                                this.state = 303;
                                this.arguments();
                                }
                            }

                            this.state = 306;
                            this.match(CppParser.RBRACK);
                            this.state = 307;
                            this.match(CppParser.RBRACK);
                            }
                            break;
                        case CppParser.CAST:
                            {
                            this.state = 308;
                            this.match(CppParser.CAST);
                            this.state = 310;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294967294) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 33553759) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 60213) !== 0)) {
                                {
                                this.state = 309;
                                this.arguments();
                                }
                            }

                            this.state = 312;
                            this.match(CppParser.RPAREN);
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
                    this.state = 315;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 45, this.context);
                } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                this.state = 318;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 540018432) !== 0) || ((((_la - 36)) & ~0x1F) === 0 && ((1 << (_la - 36)) & 2685927953) !== 0) || _la === 69 || _la === 78) {
                    {
                    this.state = 317;
                    this.chain();
                    }
                }

                }
                break;
            case CppParser.WORD:
            case CppParser.CHARACTER:
            case CppParser.STRING:
            case CppParser.GENERIC:
            case CppParser.ASM:
            case CppParser.DEFAULT:
            case CppParser.LPAREN:
            case CppParser.LBRACK:
            case CppParser.ELLIPSIS:
            case CppParser.NUMBER:
            case CppParser.IDENTIFIER:
            case CppParser.MEMBERS:
            case CppParser.OPERATOR_NAME:
            case CppParser.STATEMENTS_OPEN:
            case CppParser.INITIALISER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 320;
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
        this.enterRule(localContext, 28, CppParser.RULE_chain);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 360;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.NUMBER:
                {
                this.state = 323;
                this.match(CppParser.NUMBER);
                }
                break;
            case CppParser.IDENTIFIER:
                {
                this.state = 324;
                this.match(CppParser.IDENTIFIER);
                }
                break;
            case CppParser.CHARACTER:
                {
                this.state = 325;
                this.match(CppParser.CHARACTER);
                }
                break;
            case CppParser.STRING:
                {
                this.state = 326;
                this.match(CppParser.STRING);
                }
                break;
            case CppParser.WORD:
                {
                this.state = 327;
                this.match(CppParser.WORD);
                }
                break;
            case CppParser.OPERATOR_NAME:
                {
                this.state = 328;
                this.match(CppParser.OPERATOR_NAME);
                }
                break;
            case CppParser.DEFAULT:
                {
                this.state = 329;
                this.match(CppParser.DEFAULT);
                }
                break;
            case CppParser.ASM:
                {
                this.state = 330;
                this.match(CppParser.ASM);
                }
                break;
            case CppParser.GENERIC:
                {
                this.state = 331;
                this.match(CppParser.GENERIC);
                }
                break;
            case CppParser.ELLIPSIS:
                {
                this.state = 332;
                this.match(CppParser.ELLIPSIS);
                }
                break;
            case CppParser.LPAREN:
                {
                this.state = 333;
                this.match(CppParser.LPAREN);
                this.state = 335;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294967294) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 33553759) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 60213) !== 0)) {
                    {
                    this.state = 334;
                    this.arguments();
                    }
                }

                this.state = 337;
                this.match(CppParser.RPAREN);
                }
                break;
            case CppParser.LBRACK:
                {
                this.state = 338;
                this.match(CppParser.LBRACK);
                this.state = 340;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294967294) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 33553759) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 60213) !== 0)) {
                    {
                    this.state = 339;
                    this.arguments();
                    }
                }

                this.state = 342;
                this.match(CppParser.RBRACK);
                }
                break;
            case CppParser.MEMBERS:
                {
                this.state = 343;
                this.match(CppParser.MEMBERS);
                this.state = 347;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 5335319) !== 0)) {
                    {
                    {
                    this.state = 344;
                    this.item();
                    }
                    }
                    this.state = 349;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 350;
                this.match(CppParser.RBRACE);
                }
                break;
            case CppParser.STATEMENTS_OPEN:
                {
                this.state = 351;
                this.match(CppParser.STATEMENTS_OPEN);
                this.state = 355;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 5335319) !== 0)) {
                    {
                    {
                    this.state = 352;
                    this.item();
                    }
                    }
                    this.state = 357;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 358;
                this.match(CppParser.RBRACE);
                }
                break;
            case CppParser.INITIALISER:
                {
                this.state = 359;
                this.braces();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 411;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 61, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    this.state = 409;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case CppParser.LPAREN:
                        {
                        this.state = 362;
                        this.match(CppParser.LPAREN);
                        this.state = 364;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294967294) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 33553759) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 60213) !== 0)) {
                            {
                            this.state = 363;
                            this.arguments();
                            }
                        }

                        this.state = 366;
                        this.match(CppParser.RPAREN);
                        }
                        break;
                    case CppParser.LBRACK:
                        {
                        this.state = 367;
                        this.match(CppParser.LBRACK);
                        this.state = 369;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294967294) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 33553759) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 60213) !== 0)) {
                            {
                            this.state = 368;
                            this.arguments();
                            }
                        }

                        this.state = 371;
                        this.match(CppParser.RBRACK);
                        }
                        break;
                    case CppParser.ANGLE_OPEN:
                        {
                        this.state = 372;
                        this.angles();
                        }
                        break;
                    case CppParser.COLONS:
                    case CppParser.DOT:
                    case CppParser.ARROW:
                        {
                        this.state = 373;
                        _la = this.tokenStream.LA(1);
                        if(!(((((_la - 43)) & ~0x1F) === 0 && ((1 << (_la - 43)) & 25) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 375;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 3) {
                            {
                            this.state = 374;
                            this.match(CppParser.TEMPLATE);
                            }
                        }

                        this.state = 378;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 49) {
                            {
                            this.state = 377;
                            this.match(CppParser.NOT);
                            }
                        }

                        this.state = 380;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 8 || _la === 56 || _la === 67)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                        break;
                    case CppParser.STEP:
                        {
                        this.state = 381;
                        this.match(CppParser.STEP);
                        }
                        break;
                    case CppParser.ELLIPSIS:
                        {
                        this.state = 382;
                        this.match(CppParser.ELLIPSIS);
                        }
                        break;
                    case CppParser.BASES:
                        {
                        this.state = 383;
                        this.match(CppParser.BASES);
                        this.state = 384;
                        this.base();
                        this.state = 389;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 57, this.context);
                        while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                            if (alternative === 1) {
                                {
                                {
                                this.state = 385;
                                this.match(CppParser.COMMA);
                                this.state = 386;
                                this.base();
                                }
                                }
                            }
                            this.state = 391;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 57, this.context);
                        }
                        }
                        break;
                    case CppParser.MEMBERS:
                        {
                        this.state = 392;
                        this.match(CppParser.MEMBERS);
                        this.state = 396;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 5335319) !== 0)) {
                            {
                            {
                            this.state = 393;
                            this.item();
                            }
                            }
                            this.state = 398;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 399;
                        this.match(CppParser.RBRACE);
                        }
                        break;
                    case CppParser.STATEMENTS_OPEN:
                        {
                        this.state = 400;
                        this.match(CppParser.STATEMENTS_OPEN);
                        this.state = 404;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 5335319) !== 0)) {
                            {
                            {
                            this.state = 401;
                            this.item();
                            }
                            }
                            this.state = 406;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 407;
                        this.match(CppParser.RBRACE);
                        }
                        break;
                    case CppParser.INITIALISER:
                        {
                        this.state = 408;
                        this.braces();
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                }
                this.state = 413;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 61, this.context);
            }
            this.state = 417;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3224369038) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25165827) !== 0) || _la === 67 || _la === 79) {
                {
                {
                this.state = 414;
                this.word();
                }
                }
                this.state = 419;
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
    public word(): WordContext {
        let localContext = new WordContext(this.context, this.state);
        this.enterRule(localContext, 30, CppParser.RULE_word);
        let _la: number;
        try {
            let alternative: number;
            this.state = 480;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.DECLARATION:
            case CppParser.CLASS:
            case CppParser.TEMPLATE:
            case CppParser.UNARY:
            case CppParser.WORD:
            case CppParser.CHARACTER:
            case CppParser.STRING:
            case CppParser.SPECIFIER:
            case CppParser.QUALIFIER:
            case CppParser.TYPEOF:
            case CppParser.ATTRIBUTE:
            case CppParser.EXTENSION:
            case CppParser.STRUCT:
            case CppParser.ENUM:
            case CppParser.SIZEOF:
            case CppParser.ASM:
            case CppParser.GOTO:
            case CppParser.RETURN:
            case CppParser.BREAK:
            case CppParser.CONTINUE:
            case CppParser.NUMBER:
            case CppParser.IDENTIFIER:
            case CppParser.OPERATOR_NAME:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 420;
                _la = this.tokenStream.LA(1);
                if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 3224369038) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25165827) !== 0) || _la === 67)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 470;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 71, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        this.state = 468;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case CppParser.LPAREN:
                            {
                            this.state = 421;
                            this.match(CppParser.LPAREN);
                            this.state = 423;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294967294) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 33553759) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 60213) !== 0)) {
                                {
                                this.state = 422;
                                this.arguments();
                                }
                            }

                            this.state = 425;
                            this.match(CppParser.RPAREN);
                            }
                            break;
                        case CppParser.LBRACK:
                            {
                            this.state = 426;
                            this.match(CppParser.LBRACK);
                            this.state = 428;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294967294) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 33553759) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 60213) !== 0)) {
                                {
                                this.state = 427;
                                this.arguments();
                                }
                            }

                            this.state = 430;
                            this.match(CppParser.RBRACK);
                            }
                            break;
                        case CppParser.ANGLE_OPEN:
                            {
                            this.state = 431;
                            this.angles();
                            }
                            break;
                        case CppParser.COLONS:
                        case CppParser.DOT:
                        case CppParser.ARROW:
                            {
                            this.state = 432;
                            _la = this.tokenStream.LA(1);
                            if(!(((((_la - 43)) & ~0x1F) === 0 && ((1 << (_la - 43)) & 25) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 434;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 3) {
                                {
                                this.state = 433;
                                this.match(CppParser.TEMPLATE);
                                }
                            }

                            this.state = 437;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 49) {
                                {
                                this.state = 436;
                                this.match(CppParser.NOT);
                                }
                            }

                            this.state = 439;
                            _la = this.tokenStream.LA(1);
                            if(!(_la === 8 || _la === 56 || _la === 67)) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            }
                            break;
                        case CppParser.STEP:
                            {
                            this.state = 440;
                            this.match(CppParser.STEP);
                            }
                            break;
                        case CppParser.ELLIPSIS:
                            {
                            this.state = 441;
                            this.match(CppParser.ELLIPSIS);
                            }
                            break;
                        case CppParser.BASES:
                            {
                            this.state = 442;
                            this.match(CppParser.BASES);
                            this.state = 443;
                            this.base();
                            this.state = 448;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 67, this.context);
                            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                                if (alternative === 1) {
                                    {
                                    {
                                    this.state = 444;
                                    this.match(CppParser.COMMA);
                                    this.state = 445;
                                    this.base();
                                    }
                                    }
                                }
                                this.state = 450;
                                this.errorHandler.sync(this);
                                alternative = this.interpreter.adaptivePredict(this.tokenStream, 67, this.context);
                            }
                            }
                            break;
                        case CppParser.MEMBERS:
                            {
                            this.state = 451;
                            this.match(CppParser.MEMBERS);
                            this.state = 455;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 5335319) !== 0)) {
                                {
                                {
                                this.state = 452;
                                this.item();
                                }
                                }
                                this.state = 457;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            }
                            this.state = 458;
                            this.match(CppParser.RBRACE);
                            }
                            break;
                        case CppParser.STATEMENTS_OPEN:
                            {
                            this.state = 459;
                            this.match(CppParser.STATEMENTS_OPEN);
                            this.state = 463;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 5335319) !== 0)) {
                                {
                                {
                                this.state = 460;
                                this.item();
                                }
                                }
                                this.state = 465;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            }
                            this.state = 466;
                            this.match(CppParser.RBRACE);
                            }
                            break;
                        case CppParser.INITIALISER:
                            {
                            this.state = 467;
                            this.braces();
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                    }
                    this.state = 472;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 71, this.context);
                }
                }
                break;
            case CppParser.ATTRIBUTES:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 473;
                this.match(CppParser.ATTRIBUTES);
                this.state = 474;
                this.match(CppParser.LBRACK);
                this.state = 476;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294967294) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 33553759) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 60213) !== 0)) {
                    {
                    this.state = 475;
                    this.arguments();
                    }
                }

                this.state = 478;
                this.match(CppParser.RBRACK);
                this.state = 479;
                this.match(CppParser.RBRACK);
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
    public braces(): BracesContext {
        let localContext = new BracesContext(this.context, this.state);
        this.enterRule(localContext, 32, CppParser.RULE_braces);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 482;
            this.match(CppParser.INITIALISER);
            this.state = 501;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.DECLARATION:
            case CppParser.CLASS:
            case CppParser.TEMPLATE:
            case CppParser.ACCESS:
            case CppParser.TRY:
            case CppParser.CATCH:
            case CppParser.UNARY:
            case CppParser.WORD:
            case CppParser.CHARACTER:
            case CppParser.STRING:
            case CppParser.OPERATOR:
            case CppParser.SPECIFIER:
            case CppParser.QUALIFIER:
            case CppParser.TYPEOF:
            case CppParser.ATTRIBUTE:
            case CppParser.EXTENSION:
            case CppParser.STRUCT:
            case CppParser.ENUM:
            case CppParser.SIZEOF:
            case CppParser.GENERIC:
            case CppParser.ASM:
            case CppParser.IF:
            case CppParser.ELSE:
            case CppParser.WHILE:
            case CppParser.FOR:
            case CppParser.DO:
            case CppParser.SWITCH:
            case CppParser.CASE:
            case CppParser.DEFAULT:
            case CppParser.GOTO:
            case CppParser.RETURN:
            case CppParser.BREAK:
            case CppParser.CONTINUE:
            case CppParser.LPAREN:
            case CppParser.LBRACE:
            case CppParser.LBRACK:
            case CppParser.COLON:
            case CppParser.COLONS:
            case CppParser.QUESTION:
            case CppParser.ELLIPSIS:
            case CppParser.DOT:
            case CppParser.ARROW:
            case CppParser.STEP:
            case CppParser.NOT:
            case CppParser.STAR:
            case CppParser.AND:
            case CppParser.ANDS:
            case CppParser.SIGN:
            case CppParser.ASSIGN:
            case CppParser.NUMBER:
            case CppParser.IDENTIFIER:
            case CppParser.MEMBERS:
            case CppParser.OPERATOR_NAME:
            case CppParser.STATEMENTS_OPEN:
            case CppParser.BITS:
            case CppParser.PREFIX:
            case CppParser.ODD:
            case CppParser.CAST:
            case CppParser.INITIALISER:
            case CppParser.ATTRIBUTES:
            case CppParser.ELSE_IF:
                {
                this.state = 483;
                this.argument();
                this.state = 490;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 35) {
                    {
                    {
                    this.state = 484;
                    this.match(CppParser.COMMA);
                    this.state = 486;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294967294) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 33553747) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 60213) !== 0)) {
                        {
                        this.state = 485;
                        this.argument();
                        }
                    }

                    }
                    }
                    this.state = 492;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case CppParser.COMMA:
                {
                this.state = 497;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 493;
                    this.match(CppParser.COMMA);
                    this.state = 495;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294967294) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 33553747) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 60213) !== 0)) {
                        {
                        this.state = 494;
                        this.argument();
                        }
                    }

                    }
                    }
                    this.state = 499;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 35);
                }
                break;
            case CppParser.RBRACE:
                break;
            default:
                break;
            }
            this.state = 503;
            this.match(CppParser.RBRACE);
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
        this.enterRule(localContext, 34, CppParser.RULE_angles);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 505;
            this.match(CppParser.ANGLE_OPEN);
            this.state = 507;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294967294) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 33553759) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 60213) !== 0)) {
                {
                this.state = 506;
                this.arguments();
                }
            }

            this.state = 509;
            this.match(CppParser.ANGLE_CLOSE);
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
    public arguments(): ArgumentsContext {
        let localContext = new ArgumentsContext(this.context, this.state);
        this.enterRule(localContext, 36, CppParser.RULE_arguments);
        let _la: number;
        try {
            this.state = 529;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.DECLARATION:
            case CppParser.CLASS:
            case CppParser.TEMPLATE:
            case CppParser.ACCESS:
            case CppParser.TRY:
            case CppParser.CATCH:
            case CppParser.UNARY:
            case CppParser.WORD:
            case CppParser.CHARACTER:
            case CppParser.STRING:
            case CppParser.OPERATOR:
            case CppParser.SPECIFIER:
            case CppParser.QUALIFIER:
            case CppParser.TYPEOF:
            case CppParser.ATTRIBUTE:
            case CppParser.EXTENSION:
            case CppParser.STRUCT:
            case CppParser.ENUM:
            case CppParser.SIZEOF:
            case CppParser.GENERIC:
            case CppParser.ASM:
            case CppParser.IF:
            case CppParser.ELSE:
            case CppParser.WHILE:
            case CppParser.FOR:
            case CppParser.DO:
            case CppParser.SWITCH:
            case CppParser.CASE:
            case CppParser.DEFAULT:
            case CppParser.GOTO:
            case CppParser.RETURN:
            case CppParser.BREAK:
            case CppParser.CONTINUE:
            case CppParser.LPAREN:
            case CppParser.LBRACE:
            case CppParser.LBRACK:
            case CppParser.COLON:
            case CppParser.COLONS:
            case CppParser.QUESTION:
            case CppParser.ELLIPSIS:
            case CppParser.DOT:
            case CppParser.ARROW:
            case CppParser.STEP:
            case CppParser.NOT:
            case CppParser.STAR:
            case CppParser.AND:
            case CppParser.ANDS:
            case CppParser.SIGN:
            case CppParser.ASSIGN:
            case CppParser.NUMBER:
            case CppParser.IDENTIFIER:
            case CppParser.MEMBERS:
            case CppParser.OPERATOR_NAME:
            case CppParser.STATEMENTS_OPEN:
            case CppParser.BITS:
            case CppParser.PREFIX:
            case CppParser.ODD:
            case CppParser.CAST:
            case CppParser.INITIALISER:
            case CppParser.ATTRIBUTES:
            case CppParser.ELSE_IF:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 511;
                this.argument();
                this.state = 518;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 34 || _la === 35) {
                    {
                    {
                    this.state = 512;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 34 || _la === 35)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 514;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294967294) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 33553747) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 60213) !== 0)) {
                        {
                        this.state = 513;
                        this.argument();
                        }
                    }

                    }
                    }
                    this.state = 520;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case CppParser.SEMI:
            case CppParser.COMMA:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 525;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 521;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 34 || _la === 35)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 523;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294967294) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 33553747) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 60213) !== 0)) {
                        {
                        this.state = 522;
                        this.argument();
                        }
                    }

                    }
                    }
                    this.state = 527;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 34 || _la === 35);
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
    public argument(): ArgumentContext {
        let localContext = new ArgumentContext(this.context, this.state);
        this.enterRule(localContext, 38, CppParser.RULE_argument);
        let _la: number;
        try {
            this.state = 543;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.DECLARATION:
            case CppParser.CLASS:
            case CppParser.TEMPLATE:
            case CppParser.UNARY:
            case CppParser.WORD:
            case CppParser.CHARACTER:
            case CppParser.STRING:
            case CppParser.SPECIFIER:
            case CppParser.QUALIFIER:
            case CppParser.TYPEOF:
            case CppParser.ATTRIBUTE:
            case CppParser.EXTENSION:
            case CppParser.STRUCT:
            case CppParser.ENUM:
            case CppParser.SIZEOF:
            case CppParser.GENERIC:
            case CppParser.ASM:
            case CppParser.DEFAULT:
            case CppParser.GOTO:
            case CppParser.RETURN:
            case CppParser.BREAK:
            case CppParser.CONTINUE:
            case CppParser.LPAREN:
            case CppParser.LBRACK:
            case CppParser.COLONS:
            case CppParser.ELLIPSIS:
            case CppParser.STEP:
            case CppParser.NOT:
            case CppParser.NUMBER:
            case CppParser.IDENTIFIER:
            case CppParser.MEMBERS:
            case CppParser.OPERATOR_NAME:
            case CppParser.STATEMENTS_OPEN:
            case CppParser.PREFIX:
            case CppParser.CAST:
            case CppParser.INITIALISER:
            case CppParser.ATTRIBUTES:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 531;
                this.phrase();
                this.state = 535;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 532678768) !== 0) || ((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 127825) !== 0) || ((((_la - 70)) & ~0x1F) === 0 && ((1 << (_la - 70)) & 1041) !== 0)) {
                    {
                    {
                    this.state = 532;
                    this.oddity();
                    }
                    }
                    this.state = 537;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case CppParser.ACCESS:
            case CppParser.TRY:
            case CppParser.CATCH:
            case CppParser.OPERATOR:
            case CppParser.IF:
            case CppParser.ELSE:
            case CppParser.WHILE:
            case CppParser.FOR:
            case CppParser.DO:
            case CppParser.SWITCH:
            case CppParser.CASE:
            case CppParser.LBRACE:
            case CppParser.COLON:
            case CppParser.QUESTION:
            case CppParser.DOT:
            case CppParser.ARROW:
            case CppParser.STAR:
            case CppParser.AND:
            case CppParser.ANDS:
            case CppParser.SIGN:
            case CppParser.ASSIGN:
            case CppParser.BITS:
            case CppParser.ODD:
            case CppParser.ELSE_IF:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 539;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 538;
                    this.oddity();
                    }
                    }
                    this.state = 541;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 532678768) !== 0) || ((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 127825) !== 0) || ((((_la - 70)) & ~0x1F) === 0 && ((1 << (_la - 70)) & 1041) !== 0));
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
    public oddity(): OddityContext {
        let localContext = new OddityContext(this.context, this.state);
        this.enterRule(localContext, 40, CppParser.RULE_oddity);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 569;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.ODD:
                {
                this.state = 545;
                this.match(CppParser.ODD);
                }
                break;
            case CppParser.OPERATOR:
                {
                this.state = 546;
                this.match(CppParser.OPERATOR);
                }
                break;
            case CppParser.ASSIGN:
                {
                this.state = 547;
                this.match(CppParser.ASSIGN);
                }
                break;
            case CppParser.SIGN:
                {
                this.state = 548;
                this.match(CppParser.SIGN);
                }
                break;
            case CppParser.AND:
                {
                this.state = 549;
                this.match(CppParser.AND);
                }
                break;
            case CppParser.ANDS:
                {
                this.state = 550;
                this.match(CppParser.ANDS);
                }
                break;
            case CppParser.STAR:
                {
                this.state = 551;
                this.match(CppParser.STAR);
                }
                break;
            case CppParser.QUESTION:
                {
                this.state = 552;
                this.match(CppParser.QUESTION);
                }
                break;
            case CppParser.BITS:
                {
                this.state = 553;
                this.match(CppParser.BITS);
                }
                break;
            case CppParser.COLON:
                {
                this.state = 554;
                this.match(CppParser.COLON);
                }
                break;
            case CppParser.DOT:
                {
                this.state = 555;
                this.match(CppParser.DOT);
                }
                break;
            case CppParser.ARROW:
                {
                this.state = 556;
                this.match(CppParser.ARROW);
                }
                break;
            case CppParser.IF:
                {
                this.state = 557;
                this.match(CppParser.IF);
                }
                break;
            case CppParser.ELSE:
                {
                this.state = 558;
                this.match(CppParser.ELSE);
                }
                break;
            case CppParser.ELSE_IF:
                {
                this.state = 559;
                this.match(CppParser.ELSE_IF);
                }
                break;
            case CppParser.WHILE:
                {
                this.state = 560;
                this.match(CppParser.WHILE);
                }
                break;
            case CppParser.FOR:
                {
                this.state = 561;
                this.match(CppParser.FOR);
                }
                break;
            case CppParser.DO:
                {
                this.state = 562;
                this.match(CppParser.DO);
                }
                break;
            case CppParser.SWITCH:
                {
                this.state = 563;
                this.match(CppParser.SWITCH);
                }
                break;
            case CppParser.CASE:
                {
                this.state = 564;
                this.match(CppParser.CASE);
                }
                break;
            case CppParser.TRY:
                {
                this.state = 565;
                this.match(CppParser.TRY);
                }
                break;
            case CppParser.CATCH:
                {
                this.state = 566;
                this.match(CppParser.CATCH);
                }
                break;
            case CppParser.ACCESS:
                {
                this.state = 567;
                this.match(CppParser.ACCESS);
                }
                break;
            case CppParser.LBRACE:
                {
                this.state = 568;
                this.block();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 572;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3762288526) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25372947) !== 0) || ((((_la - 65)) & ~0x1F) === 0 && ((1 << (_la - 65)) & 26901) !== 0)) {
                {
                this.state = 571;
                this.phrase();
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

    public static readonly _serializedATN: number[] = [
        4,1,88,575,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
        6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,13,
        2,14,7,14,2,15,7,15,2,16,7,16,2,17,7,17,2,18,7,18,2,19,7,19,2,20,
        7,20,1,0,5,0,44,8,0,10,0,12,0,47,9,0,1,0,1,0,1,1,1,1,1,1,1,1,1,1,
        5,1,56,8,1,10,1,12,1,59,9,1,1,1,1,1,5,1,63,8,1,10,1,12,1,66,9,1,
        5,1,68,8,1,10,1,12,1,71,9,1,1,1,3,1,74,8,1,1,2,1,2,1,2,1,2,3,2,80,
        8,2,1,2,1,2,1,2,1,2,1,2,1,2,1,2,3,2,89,8,2,1,3,1,3,1,3,1,3,5,3,95,
        8,3,10,3,12,3,98,9,3,1,3,3,3,101,8,3,1,3,1,3,1,3,1,3,5,3,107,8,3,
        10,3,12,3,110,9,3,1,3,3,3,113,8,3,1,3,5,3,116,8,3,10,3,12,3,119,
        9,3,1,3,1,3,3,3,123,8,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,3,3,
        134,8,3,1,3,1,3,1,3,1,3,1,3,1,3,3,3,142,8,3,1,3,1,3,1,3,1,3,1,3,
        1,3,5,3,150,8,3,10,3,12,3,153,9,3,1,3,1,3,1,3,1,3,1,3,1,3,5,3,161,
        8,3,10,3,12,3,164,9,3,1,3,1,3,3,3,168,8,3,1,4,1,4,5,4,172,8,4,10,
        4,12,4,175,9,4,1,4,1,4,1,5,5,5,180,8,5,10,5,12,5,183,9,5,1,5,1,5,
        1,6,1,6,3,6,189,8,6,1,6,1,6,1,7,1,7,1,7,1,7,1,8,1,8,3,8,199,8,8,
        1,8,1,8,1,8,1,8,5,8,205,8,8,10,8,12,8,208,9,8,3,8,210,8,8,1,8,1,
        8,5,8,214,8,8,10,8,12,8,217,9,8,3,8,219,8,8,1,9,1,9,3,9,223,8,9,
        1,9,3,9,226,8,9,1,10,4,10,229,8,10,11,10,12,10,230,1,10,3,10,234,
        8,10,1,10,3,10,237,8,10,1,11,1,11,1,11,1,11,3,11,243,8,11,1,11,1,
        11,1,11,3,11,248,8,11,1,11,1,11,5,11,252,8,11,10,11,12,11,255,9,
        11,1,12,1,12,1,12,3,12,260,8,12,1,12,1,12,3,12,264,8,12,1,12,1,12,
        3,12,268,8,12,5,12,270,8,12,10,12,12,12,273,9,12,1,13,1,13,1,13,
        1,13,1,13,1,13,1,13,1,13,1,13,1,13,1,13,1,13,1,13,1,13,1,13,1,13,
        1,13,1,13,1,13,3,13,294,8,13,1,13,1,13,1,13,3,13,299,8,13,1,13,1,
        13,1,13,1,13,3,13,305,8,13,1,13,1,13,1,13,1,13,3,13,311,8,13,1,13,
        4,13,314,8,13,11,13,12,13,315,1,13,3,13,319,8,13,1,13,3,13,322,8,
        13,1,14,1,14,1,14,1,14,1,14,1,14,1,14,1,14,1,14,1,14,1,14,1,14,3,
        14,336,8,14,1,14,1,14,1,14,3,14,341,8,14,1,14,1,14,1,14,5,14,346,
        8,14,10,14,12,14,349,9,14,1,14,1,14,1,14,5,14,354,8,14,10,14,12,
        14,357,9,14,1,14,1,14,3,14,361,8,14,1,14,1,14,3,14,365,8,14,1,14,
        1,14,1,14,3,14,370,8,14,1,14,1,14,1,14,1,14,3,14,376,8,14,1,14,3,
        14,379,8,14,1,14,1,14,1,14,1,14,1,14,1,14,1,14,5,14,388,8,14,10,
        14,12,14,391,9,14,1,14,1,14,5,14,395,8,14,10,14,12,14,398,9,14,1,
        14,1,14,1,14,5,14,403,8,14,10,14,12,14,406,9,14,1,14,1,14,5,14,410,
        8,14,10,14,12,14,413,9,14,1,14,5,14,416,8,14,10,14,12,14,419,9,14,
        1,15,1,15,1,15,3,15,424,8,15,1,15,1,15,1,15,3,15,429,8,15,1,15,1,
        15,1,15,1,15,3,15,435,8,15,1,15,3,15,438,8,15,1,15,1,15,1,15,1,15,
        1,15,1,15,1,15,5,15,447,8,15,10,15,12,15,450,9,15,1,15,1,15,5,15,
        454,8,15,10,15,12,15,457,9,15,1,15,1,15,1,15,5,15,462,8,15,10,15,
        12,15,465,9,15,1,15,1,15,5,15,469,8,15,10,15,12,15,472,9,15,1,15,
        1,15,1,15,3,15,477,8,15,1,15,1,15,3,15,481,8,15,1,16,1,16,1,16,1,
        16,3,16,487,8,16,5,16,489,8,16,10,16,12,16,492,9,16,1,16,1,16,3,
        16,496,8,16,4,16,498,8,16,11,16,12,16,499,3,16,502,8,16,1,16,1,16,
        1,17,1,17,3,17,508,8,17,1,17,1,17,1,18,1,18,1,18,3,18,515,8,18,5,
        18,517,8,18,10,18,12,18,520,9,18,1,18,1,18,3,18,524,8,18,4,18,526,
        8,18,11,18,12,18,527,3,18,530,8,18,1,19,1,19,5,19,534,8,19,10,19,
        12,19,537,9,19,1,19,4,19,540,8,19,11,19,12,19,541,3,19,544,8,19,
        1,20,1,20,1,20,1,20,1,20,1,20,1,20,1,20,1,20,1,20,1,20,1,20,1,20,
        1,20,1,20,1,20,1,20,1,20,1,20,1,20,1,20,1,20,1,20,1,20,3,20,570,
        8,20,1,20,3,20,573,8,20,1,20,0,0,21,0,2,4,6,8,10,12,14,16,18,20,
        22,24,26,28,30,32,34,36,38,40,0,9,2,0,1,1,49,49,4,0,1,1,4,4,12,13,
        43,43,2,0,8,8,56,56,4,0,11,11,49,54,70,70,73,74,1,0,14,15,2,0,43,
        43,46,47,3,0,8,8,56,56,67,67,7,0,1,3,7,10,12,19,21,21,30,33,55,56,
        67,67,1,0,34,35,729,0,45,1,0,0,0,2,73,1,0,0,0,4,88,1,0,0,0,6,167,
        1,0,0,0,8,169,1,0,0,0,10,181,1,0,0,0,12,186,1,0,0,0,14,192,1,0,0,
        0,16,218,1,0,0,0,18,220,1,0,0,0,20,236,1,0,0,0,22,238,1,0,0,0,24,
        256,1,0,0,0,26,321,1,0,0,0,28,360,1,0,0,0,30,480,1,0,0,0,32,482,
        1,0,0,0,34,505,1,0,0,0,36,529,1,0,0,0,38,543,1,0,0,0,40,569,1,0,
        0,0,42,44,3,2,1,0,43,42,1,0,0,0,44,47,1,0,0,0,45,43,1,0,0,0,45,46,
        1,0,0,0,46,48,1,0,0,0,47,45,1,0,0,0,48,49,5,0,0,1,49,1,1,0,0,0,50,
        74,3,4,2,0,51,74,3,6,3,0,52,74,5,57,0,0,53,57,5,81,0,0,54,56,3,2,
        1,0,55,54,1,0,0,0,56,59,1,0,0,0,57,55,1,0,0,0,57,58,1,0,0,0,58,69,
        1,0,0,0,59,57,1,0,0,0,60,64,5,82,0,0,61,63,3,2,1,0,62,61,1,0,0,0,
        63,66,1,0,0,0,64,62,1,0,0,0,64,65,1,0,0,0,65,68,1,0,0,0,66,64,1,
        0,0,0,67,60,1,0,0,0,68,71,1,0,0,0,69,67,1,0,0,0,69,70,1,0,0,0,70,
        72,1,0,0,0,71,69,1,0,0,0,72,74,5,83,0,0,73,50,1,0,0,0,73,51,1,0,
        0,0,73,52,1,0,0,0,73,53,1,0,0,0,74,3,1,0,0,0,75,76,5,66,0,0,76,89,
        5,42,0,0,77,79,5,4,0,0,78,80,5,56,0,0,79,78,1,0,0,0,79,80,1,0,0,
        0,80,81,1,0,0,0,81,89,5,42,0,0,82,83,5,28,0,0,83,84,3,24,12,0,84,
        85,5,42,0,0,85,89,1,0,0,0,86,87,5,29,0,0,87,89,5,42,0,0,88,75,1,
        0,0,0,88,77,1,0,0,0,88,82,1,0,0,0,88,86,1,0,0,0,89,5,1,0,0,0,90,
        168,5,34,0,0,91,168,3,8,4,0,92,96,5,22,0,0,93,95,7,0,0,0,94,93,1,
        0,0,0,95,98,1,0,0,0,96,94,1,0,0,0,96,97,1,0,0,0,97,100,1,0,0,0,98,
        96,1,0,0,0,99,101,3,12,6,0,100,99,1,0,0,0,100,101,1,0,0,0,101,102,
        1,0,0,0,102,117,3,10,5,0,103,104,5,23,0,0,104,108,5,80,0,0,105,107,
        7,0,0,0,106,105,1,0,0,0,107,110,1,0,0,0,108,106,1,0,0,0,108,109,
        1,0,0,0,109,112,1,0,0,0,110,108,1,0,0,0,111,113,3,12,6,0,112,111,
        1,0,0,0,112,113,1,0,0,0,113,114,1,0,0,0,114,116,3,10,5,0,115,103,
        1,0,0,0,116,119,1,0,0,0,117,115,1,0,0,0,117,118,1,0,0,0,118,122,
        1,0,0,0,119,117,1,0,0,0,120,121,5,23,0,0,121,123,3,10,5,0,122,120,
        1,0,0,0,122,123,1,0,0,0,123,168,1,0,0,0,124,125,5,24,0,0,125,126,
        3,12,6,0,126,127,3,10,5,0,127,168,1,0,0,0,128,129,5,26,0,0,129,130,
        3,10,5,0,130,131,5,24,0,0,131,133,3,12,6,0,132,134,5,34,0,0,133,
        132,1,0,0,0,133,134,1,0,0,0,134,168,1,0,0,0,135,136,5,27,0,0,136,
        137,3,12,6,0,137,138,3,10,5,0,138,168,1,0,0,0,139,141,5,25,0,0,140,
        142,5,7,0,0,141,140,1,0,0,0,141,142,1,0,0,0,142,143,1,0,0,0,143,
        144,3,12,6,0,144,145,3,10,5,0,145,168,1,0,0,0,146,147,5,5,0,0,147,
        151,3,8,4,0,148,150,3,14,7,0,149,148,1,0,0,0,150,153,1,0,0,0,151,
        149,1,0,0,0,151,152,1,0,0,0,152,168,1,0,0,0,153,151,1,0,0,0,154,
        168,5,85,0,0,155,156,5,87,0,0,156,168,3,12,6,0,157,162,3,24,12,0,
        158,159,5,35,0,0,159,161,3,24,12,0,160,158,1,0,0,0,161,164,1,0,0,
        0,162,160,1,0,0,0,162,163,1,0,0,0,163,165,1,0,0,0,164,162,1,0,0,
        0,165,166,3,16,8,0,166,168,1,0,0,0,167,90,1,0,0,0,167,91,1,0,0,0,
        167,92,1,0,0,0,167,124,1,0,0,0,167,128,1,0,0,0,167,135,1,0,0,0,167,
        139,1,0,0,0,167,146,1,0,0,0,167,154,1,0,0,0,167,155,1,0,0,0,167,
        157,1,0,0,0,168,7,1,0,0,0,169,173,5,38,0,0,170,172,3,2,1,0,171,170,
        1,0,0,0,172,175,1,0,0,0,173,171,1,0,0,0,173,174,1,0,0,0,174,176,
        1,0,0,0,175,173,1,0,0,0,176,177,5,39,0,0,177,9,1,0,0,0,178,180,3,
        4,2,0,179,178,1,0,0,0,180,183,1,0,0,0,181,179,1,0,0,0,181,182,1,
        0,0,0,182,184,1,0,0,0,183,181,1,0,0,0,184,185,3,6,3,0,185,11,1,0,
        0,0,186,188,5,36,0,0,187,189,3,36,18,0,188,187,1,0,0,0,188,189,1,
        0,0,0,189,190,1,0,0,0,190,191,5,37,0,0,191,13,1,0,0,0,192,193,5,
        6,0,0,193,194,3,12,6,0,194,195,3,8,4,0,195,15,1,0,0,0,196,219,5,
        34,0,0,197,199,5,5,0,0,198,197,1,0,0,0,198,199,1,0,0,0,199,209,1,
        0,0,0,200,201,5,68,0,0,201,206,3,18,9,0,202,203,5,35,0,0,203,205,
        3,18,9,0,204,202,1,0,0,0,205,208,1,0,0,0,206,204,1,0,0,0,206,207,
        1,0,0,0,207,210,1,0,0,0,208,206,1,0,0,0,209,200,1,0,0,0,209,210,
        1,0,0,0,210,211,1,0,0,0,211,215,3,8,4,0,212,214,3,14,7,0,213,212,
        1,0,0,0,214,217,1,0,0,0,215,213,1,0,0,0,215,216,1,0,0,0,216,219,
        1,0,0,0,217,215,1,0,0,0,218,196,1,0,0,0,218,198,1,0,0,0,219,17,1,
        0,0,0,220,222,3,20,10,0,221,223,3,32,16,0,222,221,1,0,0,0,222,223,
        1,0,0,0,223,225,1,0,0,0,224,226,5,45,0,0,225,224,1,0,0,0,225,226,
        1,0,0,0,226,19,1,0,0,0,227,229,7,1,0,0,228,227,1,0,0,0,229,230,1,
        0,0,0,230,228,1,0,0,0,230,231,1,0,0,0,231,233,1,0,0,0,232,234,3,
        22,11,0,233,232,1,0,0,0,233,234,1,0,0,0,234,237,1,0,0,0,235,237,
        3,22,11,0,236,228,1,0,0,0,236,235,1,0,0,0,237,21,1,0,0,0,238,253,
        7,2,0,0,239,252,3,34,17,0,240,242,5,36,0,0,241,243,3,36,18,0,242,
        241,1,0,0,0,242,243,1,0,0,0,243,244,1,0,0,0,244,252,5,37,0,0,245,
        247,5,43,0,0,246,248,5,3,0,0,247,246,1,0,0,0,247,248,1,0,0,0,248,
        249,1,0,0,0,249,252,7,2,0,0,250,252,5,45,0,0,251,239,1,0,0,0,251,
        240,1,0,0,0,251,245,1,0,0,0,251,250,1,0,0,0,252,255,1,0,0,0,253,
        251,1,0,0,0,253,254,1,0,0,0,254,23,1,0,0,0,255,253,1,0,0,0,256,271,
        3,26,13,0,257,259,7,3,0,0,258,260,3,26,13,0,259,258,1,0,0,0,259,
        260,1,0,0,0,260,270,1,0,0,0,261,263,5,44,0,0,262,264,3,24,12,0,263,
        262,1,0,0,0,263,264,1,0,0,0,264,265,1,0,0,0,265,267,5,42,0,0,266,
        268,3,26,13,0,267,266,1,0,0,0,267,268,1,0,0,0,268,270,1,0,0,0,269,
        257,1,0,0,0,269,261,1,0,0,0,270,273,1,0,0,0,271,269,1,0,0,0,271,
        272,1,0,0,0,272,25,1,0,0,0,273,271,1,0,0,0,274,314,5,73,0,0,275,
        314,5,49,0,0,276,314,5,48,0,0,277,314,5,19,0,0,278,314,5,7,0,0,279,
        314,5,43,0,0,280,314,5,16,0,0,281,314,5,12,0,0,282,314,5,13,0,0,
        283,314,5,1,0,0,284,314,5,17,0,0,285,314,5,2,0,0,286,314,5,18,0,
        0,287,314,5,31,0,0,288,314,5,30,0,0,289,314,5,32,0,0,290,314,5,33,
        0,0,291,293,5,3,0,0,292,294,3,34,17,0,293,292,1,0,0,0,293,294,1,
        0,0,0,294,314,1,0,0,0,295,296,7,4,0,0,296,298,5,36,0,0,297,299,3,
        36,18,0,298,297,1,0,0,0,298,299,1,0,0,0,299,300,1,0,0,0,300,314,
        5,37,0,0,301,302,5,79,0,0,302,304,5,40,0,0,303,305,3,36,18,0,304,
        303,1,0,0,0,304,305,1,0,0,0,305,306,1,0,0,0,306,307,5,41,0,0,307,
        314,5,41,0,0,308,310,5,76,0,0,309,311,3,36,18,0,310,309,1,0,0,0,
        310,311,1,0,0,0,311,312,1,0,0,0,312,314,5,37,0,0,313,274,1,0,0,0,
        313,275,1,0,0,0,313,276,1,0,0,0,313,277,1,0,0,0,313,278,1,0,0,0,
        313,279,1,0,0,0,313,280,1,0,0,0,313,281,1,0,0,0,313,282,1,0,0,0,
        313,283,1,0,0,0,313,284,1,0,0,0,313,285,1,0,0,0,313,286,1,0,0,0,
        313,287,1,0,0,0,313,288,1,0,0,0,313,289,1,0,0,0,313,290,1,0,0,0,
        313,291,1,0,0,0,313,295,1,0,0,0,313,301,1,0,0,0,313,308,1,0,0,0,
        314,315,1,0,0,0,315,313,1,0,0,0,315,316,1,0,0,0,316,318,1,0,0,0,
        317,319,3,28,14,0,318,317,1,0,0,0,318,319,1,0,0,0,319,322,1,0,0,
        0,320,322,3,28,14,0,321,313,1,0,0,0,321,320,1,0,0,0,322,27,1,0,0,
        0,323,361,5,55,0,0,324,361,5,56,0,0,325,361,5,9,0,0,326,361,5,10,
        0,0,327,361,5,8,0,0,328,361,5,67,0,0,329,361,5,29,0,0,330,361,5,
        21,0,0,331,361,5,20,0,0,332,361,5,45,0,0,333,335,5,36,0,0,334,336,
        3,36,18,0,335,334,1,0,0,0,335,336,1,0,0,0,336,337,1,0,0,0,337,361,
        5,37,0,0,338,340,5,40,0,0,339,341,3,36,18,0,340,339,1,0,0,0,340,
        341,1,0,0,0,341,342,1,0,0,0,342,361,5,41,0,0,343,347,5,65,0,0,344,
        346,3,2,1,0,345,344,1,0,0,0,346,349,1,0,0,0,347,345,1,0,0,0,347,
        348,1,0,0,0,348,350,1,0,0,0,349,347,1,0,0,0,350,361,5,39,0,0,351,
        355,5,69,0,0,352,354,3,2,1,0,353,352,1,0,0,0,354,357,1,0,0,0,355,
        353,1,0,0,0,355,356,1,0,0,0,356,358,1,0,0,0,357,355,1,0,0,0,358,
        361,5,39,0,0,359,361,3,32,16,0,360,323,1,0,0,0,360,324,1,0,0,0,360,
        325,1,0,0,0,360,326,1,0,0,0,360,327,1,0,0,0,360,328,1,0,0,0,360,
        329,1,0,0,0,360,330,1,0,0,0,360,331,1,0,0,0,360,332,1,0,0,0,360,
        333,1,0,0,0,360,338,1,0,0,0,360,343,1,0,0,0,360,351,1,0,0,0,360,
        359,1,0,0,0,361,411,1,0,0,0,362,364,5,36,0,0,363,365,3,36,18,0,364,
        363,1,0,0,0,364,365,1,0,0,0,365,366,1,0,0,0,366,410,5,37,0,0,367,
        369,5,40,0,0,368,370,3,36,18,0,369,368,1,0,0,0,369,370,1,0,0,0,370,
        371,1,0,0,0,371,410,5,41,0,0,372,410,3,34,17,0,373,375,7,5,0,0,374,
        376,5,3,0,0,375,374,1,0,0,0,375,376,1,0,0,0,376,378,1,0,0,0,377,
        379,5,49,0,0,378,377,1,0,0,0,378,379,1,0,0,0,379,380,1,0,0,0,380,
        410,7,6,0,0,381,410,5,48,0,0,382,410,5,45,0,0,383,384,5,64,0,0,384,
        389,3,20,10,0,385,386,5,35,0,0,386,388,3,20,10,0,387,385,1,0,0,0,
        388,391,1,0,0,0,389,387,1,0,0,0,389,390,1,0,0,0,390,410,1,0,0,0,
        391,389,1,0,0,0,392,396,5,65,0,0,393,395,3,2,1,0,394,393,1,0,0,0,
        395,398,1,0,0,0,396,394,1,0,0,0,396,397,1,0,0,0,397,399,1,0,0,0,
        398,396,1,0,0,0,399,410,5,39,0,0,400,404,5,69,0,0,401,403,3,2,1,
        0,402,401,1,0,0,0,403,406,1,0,0,0,404,402,1,0,0,0,404,405,1,0,0,
        0,405,407,1,0,0,0,406,404,1,0,0,0,407,410,5,39,0,0,408,410,3,32,
        16,0,409,362,1,0,0,0,409,367,1,0,0,0,409,372,1,0,0,0,409,373,1,0,
        0,0,409,381,1,0,0,0,409,382,1,0,0,0,409,383,1,0,0,0,409,392,1,0,
        0,0,409,400,1,0,0,0,409,408,1,0,0,0,410,413,1,0,0,0,411,409,1,0,
        0,0,411,412,1,0,0,0,412,417,1,0,0,0,413,411,1,0,0,0,414,416,3,30,
        15,0,415,414,1,0,0,0,416,419,1,0,0,0,417,415,1,0,0,0,417,418,1,0,
        0,0,418,29,1,0,0,0,419,417,1,0,0,0,420,470,7,7,0,0,421,423,5,36,
        0,0,422,424,3,36,18,0,423,422,1,0,0,0,423,424,1,0,0,0,424,425,1,
        0,0,0,425,469,5,37,0,0,426,428,5,40,0,0,427,429,3,36,18,0,428,427,
        1,0,0,0,428,429,1,0,0,0,429,430,1,0,0,0,430,469,5,41,0,0,431,469,
        3,34,17,0,432,434,7,5,0,0,433,435,5,3,0,0,434,433,1,0,0,0,434,435,
        1,0,0,0,435,437,1,0,0,0,436,438,5,49,0,0,437,436,1,0,0,0,437,438,
        1,0,0,0,438,439,1,0,0,0,439,469,7,6,0,0,440,469,5,48,0,0,441,469,
        5,45,0,0,442,443,5,64,0,0,443,448,3,20,10,0,444,445,5,35,0,0,445,
        447,3,20,10,0,446,444,1,0,0,0,447,450,1,0,0,0,448,446,1,0,0,0,448,
        449,1,0,0,0,449,469,1,0,0,0,450,448,1,0,0,0,451,455,5,65,0,0,452,
        454,3,2,1,0,453,452,1,0,0,0,454,457,1,0,0,0,455,453,1,0,0,0,455,
        456,1,0,0,0,456,458,1,0,0,0,457,455,1,0,0,0,458,469,5,39,0,0,459,
        463,5,69,0,0,460,462,3,2,1,0,461,460,1,0,0,0,462,465,1,0,0,0,463,
        461,1,0,0,0,463,464,1,0,0,0,464,466,1,0,0,0,465,463,1,0,0,0,466,
        469,5,39,0,0,467,469,3,32,16,0,468,421,1,0,0,0,468,426,1,0,0,0,468,
        431,1,0,0,0,468,432,1,0,0,0,468,440,1,0,0,0,468,441,1,0,0,0,468,
        442,1,0,0,0,468,451,1,0,0,0,468,459,1,0,0,0,468,467,1,0,0,0,469,
        472,1,0,0,0,470,468,1,0,0,0,470,471,1,0,0,0,471,481,1,0,0,0,472,
        470,1,0,0,0,473,474,5,79,0,0,474,476,5,40,0,0,475,477,3,36,18,0,
        476,475,1,0,0,0,476,477,1,0,0,0,477,478,1,0,0,0,478,479,5,41,0,0,
        479,481,5,41,0,0,480,420,1,0,0,0,480,473,1,0,0,0,481,31,1,0,0,0,
        482,501,5,78,0,0,483,490,3,38,19,0,484,486,5,35,0,0,485,487,3,38,
        19,0,486,485,1,0,0,0,486,487,1,0,0,0,487,489,1,0,0,0,488,484,1,0,
        0,0,489,492,1,0,0,0,490,488,1,0,0,0,490,491,1,0,0,0,491,502,1,0,
        0,0,492,490,1,0,0,0,493,495,5,35,0,0,494,496,3,38,19,0,495,494,1,
        0,0,0,495,496,1,0,0,0,496,498,1,0,0,0,497,493,1,0,0,0,498,499,1,
        0,0,0,499,497,1,0,0,0,499,500,1,0,0,0,500,502,1,0,0,0,501,483,1,
        0,0,0,501,497,1,0,0,0,501,502,1,0,0,0,502,503,1,0,0,0,503,504,5,
        39,0,0,504,33,1,0,0,0,505,507,5,62,0,0,506,508,3,36,18,0,507,506,
        1,0,0,0,507,508,1,0,0,0,508,509,1,0,0,0,509,510,5,63,0,0,510,35,
        1,0,0,0,511,518,3,38,19,0,512,514,7,8,0,0,513,515,3,38,19,0,514,
        513,1,0,0,0,514,515,1,0,0,0,515,517,1,0,0,0,516,512,1,0,0,0,517,
        520,1,0,0,0,518,516,1,0,0,0,518,519,1,0,0,0,519,530,1,0,0,0,520,
        518,1,0,0,0,521,523,7,8,0,0,522,524,3,38,19,0,523,522,1,0,0,0,523,
        524,1,0,0,0,524,526,1,0,0,0,525,521,1,0,0,0,526,527,1,0,0,0,527,
        525,1,0,0,0,527,528,1,0,0,0,528,530,1,0,0,0,529,511,1,0,0,0,529,
        525,1,0,0,0,530,37,1,0,0,0,531,535,3,24,12,0,532,534,3,40,20,0,533,
        532,1,0,0,0,534,537,1,0,0,0,535,533,1,0,0,0,535,536,1,0,0,0,536,
        544,1,0,0,0,537,535,1,0,0,0,538,540,3,40,20,0,539,538,1,0,0,0,540,
        541,1,0,0,0,541,539,1,0,0,0,541,542,1,0,0,0,542,544,1,0,0,0,543,
        531,1,0,0,0,543,539,1,0,0,0,544,39,1,0,0,0,545,570,5,74,0,0,546,
        570,5,11,0,0,547,570,5,54,0,0,548,570,5,53,0,0,549,570,5,51,0,0,
        550,570,5,52,0,0,551,570,5,50,0,0,552,570,5,44,0,0,553,570,5,70,
        0,0,554,570,5,42,0,0,555,570,5,46,0,0,556,570,5,47,0,0,557,570,5,
        22,0,0,558,570,5,23,0,0,559,570,5,80,0,0,560,570,5,24,0,0,561,570,
        5,25,0,0,562,570,5,26,0,0,563,570,5,27,0,0,564,570,5,28,0,0,565,
        570,5,5,0,0,566,570,5,6,0,0,567,570,5,4,0,0,568,570,3,8,4,0,569,
        545,1,0,0,0,569,546,1,0,0,0,569,547,1,0,0,0,569,548,1,0,0,0,569,
        549,1,0,0,0,569,550,1,0,0,0,569,551,1,0,0,0,569,552,1,0,0,0,569,
        553,1,0,0,0,569,554,1,0,0,0,569,555,1,0,0,0,569,556,1,0,0,0,569,
        557,1,0,0,0,569,558,1,0,0,0,569,559,1,0,0,0,569,560,1,0,0,0,569,
        561,1,0,0,0,569,562,1,0,0,0,569,563,1,0,0,0,569,564,1,0,0,0,569,
        565,1,0,0,0,569,566,1,0,0,0,569,567,1,0,0,0,569,568,1,0,0,0,570,
        572,1,0,0,0,571,573,3,24,12,0,572,571,1,0,0,0,572,573,1,0,0,0,573,
        41,1,0,0,0,90,45,57,64,69,73,79,88,96,100,108,112,117,122,133,141,
        151,162,167,173,181,188,198,206,209,215,218,222,225,230,233,236,
        242,247,251,253,259,263,267,269,271,293,298,304,310,313,315,318,
        321,335,340,347,355,360,364,369,375,378,389,396,404,409,411,417,
        423,428,434,437,448,455,463,468,470,476,480,486,490,495,499,501,
        507,514,518,523,527,529,535,541,543,569,572
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!CppParser.__ATN) {
            CppParser.__ATN = new antlr.ATNDeserializer().deserialize(CppParser._serializedATN);
        }

        return CppParser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(CppParser.literalNames, CppParser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return CppParser.vocabulary;
    }

    private static readonly decisionsToDFA = CppParser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class TranslationUnitContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(CppParser.EOF, 0)!;
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
        return CppParser.RULE_translationUnit;
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
        return this.getToken(CppParser.DIRECTIVE, 0);
    }
    public GROUP_IF(): antlr.TerminalNode | null {
        return this.getToken(CppParser.GROUP_IF, 0);
    }
    public GROUP_END(): antlr.TerminalNode | null {
        return this.getToken(CppParser.GROUP_END, 0);
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
    		return this.getTokens(CppParser.GROUP_ELSE);
    	} else {
    		return this.getToken(CppParser.GROUP_ELSE, i);
    	}
    }
    public override get ruleIndex(): number {
        return CppParser.RULE_item;
    }
}


export class LabelContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public LABEL(): antlr.TerminalNode | null {
        return this.getToken(CppParser.LABEL, 0);
    }
    public COLON(): antlr.TerminalNode {
        return this.getToken(CppParser.COLON, 0)!;
    }
    public ACCESS(): antlr.TerminalNode | null {
        return this.getToken(CppParser.ACCESS, 0);
    }
    public IDENTIFIER(): antlr.TerminalNode | null {
        return this.getToken(CppParser.IDENTIFIER, 0);
    }
    public CASE(): antlr.TerminalNode | null {
        return this.getToken(CppParser.CASE, 0);
    }
    public phrase(): PhraseContext | null {
        return this.getRuleContext(0, PhraseContext);
    }
    public DEFAULT(): antlr.TerminalNode | null {
        return this.getToken(CppParser.DEFAULT, 0);
    }
    public override get ruleIndex(): number {
        return CppParser.RULE_label;
    }
}


export class StatementContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public SEMI(): antlr.TerminalNode | null {
        return this.getToken(CppParser.SEMI, 0);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public IF(): antlr.TerminalNode | null {
        return this.getToken(CppParser.IF, 0);
    }
    public body(): BodyContext[];
    public body(i: number): BodyContext | null;
    public body(i?: number): BodyContext[] | BodyContext | null {
        if (i === undefined) {
            return this.getRuleContexts(BodyContext);
        }

        return this.getRuleContext(i, BodyContext);
    }
    public condition(): ConditionContext[];
    public condition(i: number): ConditionContext | null;
    public condition(i?: number): ConditionContext[] | ConditionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ConditionContext);
        }

        return this.getRuleContext(i, ConditionContext);
    }
    public ELSE(): antlr.TerminalNode[];
    public ELSE(i: number): antlr.TerminalNode | null;
    public ELSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.ELSE);
    	} else {
    		return this.getToken(CppParser.ELSE, i);
    	}
    }
    public ELSE_IF(): antlr.TerminalNode[];
    public ELSE_IF(i: number): antlr.TerminalNode | null;
    public ELSE_IF(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.ELSE_IF);
    	} else {
    		return this.getToken(CppParser.ELSE_IF, i);
    	}
    }
    public DECLARATION(): antlr.TerminalNode[];
    public DECLARATION(i: number): antlr.TerminalNode | null;
    public DECLARATION(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.DECLARATION);
    	} else {
    		return this.getToken(CppParser.DECLARATION, i);
    	}
    }
    public NOT(): antlr.TerminalNode[];
    public NOT(i: number): antlr.TerminalNode | null;
    public NOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.NOT);
    	} else {
    		return this.getToken(CppParser.NOT, i);
    	}
    }
    public WHILE(): antlr.TerminalNode | null {
        return this.getToken(CppParser.WHILE, 0);
    }
    public DO(): antlr.TerminalNode | null {
        return this.getToken(CppParser.DO, 0);
    }
    public SWITCH(): antlr.TerminalNode | null {
        return this.getToken(CppParser.SWITCH, 0);
    }
    public FOR(): antlr.TerminalNode | null {
        return this.getToken(CppParser.FOR, 0);
    }
    public UNARY(): antlr.TerminalNode | null {
        return this.getToken(CppParser.UNARY, 0);
    }
    public TRY(): antlr.TerminalNode | null {
        return this.getToken(CppParser.TRY, 0);
    }
    public handler(): HandlerContext[];
    public handler(i: number): HandlerContext | null;
    public handler(i?: number): HandlerContext[] | HandlerContext | null {
        if (i === undefined) {
            return this.getRuleContexts(HandlerContext);
        }

        return this.getRuleContext(i, HandlerContext);
    }
    public MACRO_STATEMENT(): antlr.TerminalNode | null {
        return this.getToken(CppParser.MACRO_STATEMENT, 0);
    }
    public INVOKED_STATEMENT(): antlr.TerminalNode | null {
        return this.getToken(CppParser.INVOKED_STATEMENT, 0);
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
    		return this.getTokens(CppParser.COMMA);
    	} else {
    		return this.getToken(CppParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return CppParser.RULE_statement;
    }
}


export class BlockContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public LBRACE(): antlr.TerminalNode {
        return this.getToken(CppParser.LBRACE, 0)!;
    }
    public RBRACE(): antlr.TerminalNode {
        return this.getToken(CppParser.RBRACE, 0)!;
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
        return CppParser.RULE_block;
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
        return CppParser.RULE_body;
    }
}


export class ConditionContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public LPAREN(): antlr.TerminalNode {
        return this.getToken(CppParser.LPAREN, 0)!;
    }
    public RPAREN(): antlr.TerminalNode {
        return this.getToken(CppParser.RPAREN, 0)!;
    }
    public arguments(): ArgumentsContext | null {
        return this.getRuleContext(0, ArgumentsContext);
    }
    public override get ruleIndex(): number {
        return CppParser.RULE_condition;
    }
}


export class HandlerContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public CATCH(): antlr.TerminalNode {
        return this.getToken(CppParser.CATCH, 0)!;
    }
    public condition(): ConditionContext {
        return this.getRuleContext(0, ConditionContext)!;
    }
    public block(): BlockContext {
        return this.getRuleContext(0, BlockContext)!;
    }
    public override get ruleIndex(): number {
        return CppParser.RULE_handler;
    }
}


export class TailContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public SEMI(): antlr.TerminalNode | null {
        return this.getToken(CppParser.SEMI, 0);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public TRY(): antlr.TerminalNode | null {
        return this.getToken(CppParser.TRY, 0);
    }
    public INITIALISERS(): antlr.TerminalNode | null {
        return this.getToken(CppParser.INITIALISERS, 0);
    }
    public initialiser(): InitialiserContext[];
    public initialiser(i: number): InitialiserContext | null;
    public initialiser(i?: number): InitialiserContext[] | InitialiserContext | null {
        if (i === undefined) {
            return this.getRuleContexts(InitialiserContext);
        }

        return this.getRuleContext(i, InitialiserContext);
    }
    public handler(): HandlerContext[];
    public handler(i: number): HandlerContext | null;
    public handler(i?: number): HandlerContext[] | HandlerContext | null {
        if (i === undefined) {
            return this.getRuleContexts(HandlerContext);
        }

        return this.getRuleContext(i, HandlerContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.COMMA);
    	} else {
    		return this.getToken(CppParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return CppParser.RULE_tail;
    }
}


export class InitialiserContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public base(): BaseContext {
        return this.getRuleContext(0, BaseContext)!;
    }
    public braces(): BracesContext | null {
        return this.getRuleContext(0, BracesContext);
    }
    public ELLIPSIS(): antlr.TerminalNode | null {
        return this.getToken(CppParser.ELLIPSIS, 0);
    }
    public override get ruleIndex(): number {
        return CppParser.RULE_initialiser;
    }
}


export class BaseContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public named(): NamedContext | null {
        return this.getRuleContext(0, NamedContext);
    }
    public ACCESS(): antlr.TerminalNode[];
    public ACCESS(i: number): antlr.TerminalNode | null;
    public ACCESS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.ACCESS);
    	} else {
    		return this.getToken(CppParser.ACCESS, i);
    	}
    }
    public SPECIFIER(): antlr.TerminalNode[];
    public SPECIFIER(i: number): antlr.TerminalNode | null;
    public SPECIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.SPECIFIER);
    	} else {
    		return this.getToken(CppParser.SPECIFIER, i);
    	}
    }
    public QUALIFIER(): antlr.TerminalNode[];
    public QUALIFIER(i: number): antlr.TerminalNode | null;
    public QUALIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.QUALIFIER);
    	} else {
    		return this.getToken(CppParser.QUALIFIER, i);
    	}
    }
    public DECLARATION(): antlr.TerminalNode[];
    public DECLARATION(i: number): antlr.TerminalNode | null;
    public DECLARATION(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.DECLARATION);
    	} else {
    		return this.getToken(CppParser.DECLARATION, i);
    	}
    }
    public COLONS(): antlr.TerminalNode[];
    public COLONS(i: number): antlr.TerminalNode | null;
    public COLONS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.COLONS);
    	} else {
    		return this.getToken(CppParser.COLONS, i);
    	}
    }
    public override get ruleIndex(): number {
        return CppParser.RULE_base;
    }
}


export class NamedContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public IDENTIFIER(): antlr.TerminalNode[];
    public IDENTIFIER(i: number): antlr.TerminalNode | null;
    public IDENTIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.IDENTIFIER);
    	} else {
    		return this.getToken(CppParser.IDENTIFIER, i);
    	}
    }
    public WORD(): antlr.TerminalNode[];
    public WORD(i: number): antlr.TerminalNode | null;
    public WORD(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.WORD);
    	} else {
    		return this.getToken(CppParser.WORD, i);
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
    public LPAREN(): antlr.TerminalNode[];
    public LPAREN(i: number): antlr.TerminalNode | null;
    public LPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.LPAREN);
    	} else {
    		return this.getToken(CppParser.LPAREN, i);
    	}
    }
    public RPAREN(): antlr.TerminalNode[];
    public RPAREN(i: number): antlr.TerminalNode | null;
    public RPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.RPAREN);
    	} else {
    		return this.getToken(CppParser.RPAREN, i);
    	}
    }
    public COLONS(): antlr.TerminalNode[];
    public COLONS(i: number): antlr.TerminalNode | null;
    public COLONS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.COLONS);
    	} else {
    		return this.getToken(CppParser.COLONS, i);
    	}
    }
    public ELLIPSIS(): antlr.TerminalNode[];
    public ELLIPSIS(i: number): antlr.TerminalNode | null;
    public ELLIPSIS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.ELLIPSIS);
    	} else {
    		return this.getToken(CppParser.ELLIPSIS, i);
    	}
    }
    public arguments(): ArgumentsContext[];
    public arguments(i: number): ArgumentsContext | null;
    public arguments(i?: number): ArgumentsContext[] | ArgumentsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ArgumentsContext);
        }

        return this.getRuleContext(i, ArgumentsContext);
    }
    public TEMPLATE(): antlr.TerminalNode[];
    public TEMPLATE(i: number): antlr.TerminalNode | null;
    public TEMPLATE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.TEMPLATE);
    	} else {
    		return this.getToken(CppParser.TEMPLATE, i);
    	}
    }
    public override get ruleIndex(): number {
        return CppParser.RULE_named;
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
    		return this.getTokens(CppParser.QUESTION);
    	} else {
    		return this.getToken(CppParser.QUESTION, i);
    	}
    }
    public COLON(): antlr.TerminalNode[];
    public COLON(i: number): antlr.TerminalNode | null;
    public COLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.COLON);
    	} else {
    		return this.getToken(CppParser.COLON, i);
    	}
    }
    public ASSIGN(): antlr.TerminalNode[];
    public ASSIGN(i: number): antlr.TerminalNode | null;
    public ASSIGN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.ASSIGN);
    	} else {
    		return this.getToken(CppParser.ASSIGN, i);
    	}
    }
    public OPERATOR(): antlr.TerminalNode[];
    public OPERATOR(i: number): antlr.TerminalNode | null;
    public OPERATOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.OPERATOR);
    	} else {
    		return this.getToken(CppParser.OPERATOR, i);
    	}
    }
    public SIGN(): antlr.TerminalNode[];
    public SIGN(i: number): antlr.TerminalNode | null;
    public SIGN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.SIGN);
    	} else {
    		return this.getToken(CppParser.SIGN, i);
    	}
    }
    public AND(): antlr.TerminalNode[];
    public AND(i: number): antlr.TerminalNode | null;
    public AND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.AND);
    	} else {
    		return this.getToken(CppParser.AND, i);
    	}
    }
    public ANDS(): antlr.TerminalNode[];
    public ANDS(i: number): antlr.TerminalNode | null;
    public ANDS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.ANDS);
    	} else {
    		return this.getToken(CppParser.ANDS, i);
    	}
    }
    public STAR(): antlr.TerminalNode[];
    public STAR(i: number): antlr.TerminalNode | null;
    public STAR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.STAR);
    	} else {
    		return this.getToken(CppParser.STAR, i);
    	}
    }
    public PREFIX(): antlr.TerminalNode[];
    public PREFIX(i: number): antlr.TerminalNode | null;
    public PREFIX(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.PREFIX);
    	} else {
    		return this.getToken(CppParser.PREFIX, i);
    	}
    }
    public NOT(): antlr.TerminalNode[];
    public NOT(i: number): antlr.TerminalNode | null;
    public NOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.NOT);
    	} else {
    		return this.getToken(CppParser.NOT, i);
    	}
    }
    public BITS(): antlr.TerminalNode[];
    public BITS(i: number): antlr.TerminalNode | null;
    public BITS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.BITS);
    	} else {
    		return this.getToken(CppParser.BITS, i);
    	}
    }
    public ODD(): antlr.TerminalNode[];
    public ODD(i: number): antlr.TerminalNode | null;
    public ODD(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.ODD);
    	} else {
    		return this.getToken(CppParser.ODD, i);
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
    public override get ruleIndex(): number {
        return CppParser.RULE_phrase;
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
    		return this.getTokens(CppParser.PREFIX);
    	} else {
    		return this.getToken(CppParser.PREFIX, i);
    	}
    }
    public NOT(): antlr.TerminalNode[];
    public NOT(i: number): antlr.TerminalNode | null;
    public NOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.NOT);
    	} else {
    		return this.getToken(CppParser.NOT, i);
    	}
    }
    public STEP(): antlr.TerminalNode[];
    public STEP(i: number): antlr.TerminalNode | null;
    public STEP(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.STEP);
    	} else {
    		return this.getToken(CppParser.STEP, i);
    	}
    }
    public SIZEOF(): antlr.TerminalNode[];
    public SIZEOF(i: number): antlr.TerminalNode | null;
    public SIZEOF(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.SIZEOF);
    	} else {
    		return this.getToken(CppParser.SIZEOF, i);
    	}
    }
    public UNARY(): antlr.TerminalNode[];
    public UNARY(i: number): antlr.TerminalNode | null;
    public UNARY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.UNARY);
    	} else {
    		return this.getToken(CppParser.UNARY, i);
    	}
    }
    public COLONS(): antlr.TerminalNode[];
    public COLONS(i: number): antlr.TerminalNode | null;
    public COLONS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.COLONS);
    	} else {
    		return this.getToken(CppParser.COLONS, i);
    	}
    }
    public EXTENSION(): antlr.TerminalNode[];
    public EXTENSION(i: number): antlr.TerminalNode | null;
    public EXTENSION(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.EXTENSION);
    	} else {
    		return this.getToken(CppParser.EXTENSION, i);
    	}
    }
    public SPECIFIER(): antlr.TerminalNode[];
    public SPECIFIER(i: number): antlr.TerminalNode | null;
    public SPECIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.SPECIFIER);
    	} else {
    		return this.getToken(CppParser.SPECIFIER, i);
    	}
    }
    public QUALIFIER(): antlr.TerminalNode[];
    public QUALIFIER(i: number): antlr.TerminalNode | null;
    public QUALIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.QUALIFIER);
    	} else {
    		return this.getToken(CppParser.QUALIFIER, i);
    	}
    }
    public DECLARATION(): antlr.TerminalNode[];
    public DECLARATION(i: number): antlr.TerminalNode | null;
    public DECLARATION(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.DECLARATION);
    	} else {
    		return this.getToken(CppParser.DECLARATION, i);
    	}
    }
    public STRUCT(): antlr.TerminalNode[];
    public STRUCT(i: number): antlr.TerminalNode | null;
    public STRUCT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.STRUCT);
    	} else {
    		return this.getToken(CppParser.STRUCT, i);
    	}
    }
    public CLASS(): antlr.TerminalNode[];
    public CLASS(i: number): antlr.TerminalNode | null;
    public CLASS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.CLASS);
    	} else {
    		return this.getToken(CppParser.CLASS, i);
    	}
    }
    public ENUM(): antlr.TerminalNode[];
    public ENUM(i: number): antlr.TerminalNode | null;
    public ENUM(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.ENUM);
    	} else {
    		return this.getToken(CppParser.ENUM, i);
    	}
    }
    public RETURN(): antlr.TerminalNode[];
    public RETURN(i: number): antlr.TerminalNode | null;
    public RETURN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.RETURN);
    	} else {
    		return this.getToken(CppParser.RETURN, i);
    	}
    }
    public GOTO(): antlr.TerminalNode[];
    public GOTO(i: number): antlr.TerminalNode | null;
    public GOTO(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.GOTO);
    	} else {
    		return this.getToken(CppParser.GOTO, i);
    	}
    }
    public BREAK(): antlr.TerminalNode[];
    public BREAK(i: number): antlr.TerminalNode | null;
    public BREAK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.BREAK);
    	} else {
    		return this.getToken(CppParser.BREAK, i);
    	}
    }
    public CONTINUE(): antlr.TerminalNode[];
    public CONTINUE(i: number): antlr.TerminalNode | null;
    public CONTINUE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.CONTINUE);
    	} else {
    		return this.getToken(CppParser.CONTINUE, i);
    	}
    }
    public TEMPLATE(): antlr.TerminalNode[];
    public TEMPLATE(i: number): antlr.TerminalNode | null;
    public TEMPLATE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.TEMPLATE);
    	} else {
    		return this.getToken(CppParser.TEMPLATE, i);
    	}
    }
    public LPAREN(): antlr.TerminalNode[];
    public LPAREN(i: number): antlr.TerminalNode | null;
    public LPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.LPAREN);
    	} else {
    		return this.getToken(CppParser.LPAREN, i);
    	}
    }
    public RPAREN(): antlr.TerminalNode[];
    public RPAREN(i: number): antlr.TerminalNode | null;
    public RPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.RPAREN);
    	} else {
    		return this.getToken(CppParser.RPAREN, i);
    	}
    }
    public ATTRIBUTES(): antlr.TerminalNode[];
    public ATTRIBUTES(i: number): antlr.TerminalNode | null;
    public ATTRIBUTES(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.ATTRIBUTES);
    	} else {
    		return this.getToken(CppParser.ATTRIBUTES, i);
    	}
    }
    public LBRACK(): antlr.TerminalNode[];
    public LBRACK(i: number): antlr.TerminalNode | null;
    public LBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.LBRACK);
    	} else {
    		return this.getToken(CppParser.LBRACK, i);
    	}
    }
    public RBRACK(): antlr.TerminalNode[];
    public RBRACK(i: number): antlr.TerminalNode | null;
    public RBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.RBRACK);
    	} else {
    		return this.getToken(CppParser.RBRACK, i);
    	}
    }
    public CAST(): antlr.TerminalNode[];
    public CAST(i: number): antlr.TerminalNode | null;
    public CAST(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.CAST);
    	} else {
    		return this.getToken(CppParser.CAST, i);
    	}
    }
    public chain(): ChainContext | null {
        return this.getRuleContext(0, ChainContext);
    }
    public ATTRIBUTE(): antlr.TerminalNode[];
    public ATTRIBUTE(i: number): antlr.TerminalNode | null;
    public ATTRIBUTE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.ATTRIBUTE);
    	} else {
    		return this.getToken(CppParser.ATTRIBUTE, i);
    	}
    }
    public TYPEOF(): antlr.TerminalNode[];
    public TYPEOF(i: number): antlr.TerminalNode | null;
    public TYPEOF(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.TYPEOF);
    	} else {
    		return this.getToken(CppParser.TYPEOF, i);
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
    public arguments(): ArgumentsContext[];
    public arguments(i: number): ArgumentsContext | null;
    public arguments(i?: number): ArgumentsContext[] | ArgumentsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ArgumentsContext);
        }

        return this.getRuleContext(i, ArgumentsContext);
    }
    public override get ruleIndex(): number {
        return CppParser.RULE_operand;
    }
}


export class ChainContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public NUMBER(): antlr.TerminalNode | null {
        return this.getToken(CppParser.NUMBER, 0);
    }
    public IDENTIFIER(): antlr.TerminalNode[];
    public IDENTIFIER(i: number): antlr.TerminalNode | null;
    public IDENTIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.IDENTIFIER);
    	} else {
    		return this.getToken(CppParser.IDENTIFIER, i);
    	}
    }
    public CHARACTER(): antlr.TerminalNode | null {
        return this.getToken(CppParser.CHARACTER, 0);
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(CppParser.STRING, 0);
    }
    public WORD(): antlr.TerminalNode[];
    public WORD(i: number): antlr.TerminalNode | null;
    public WORD(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.WORD);
    	} else {
    		return this.getToken(CppParser.WORD, i);
    	}
    }
    public OPERATOR_NAME(): antlr.TerminalNode[];
    public OPERATOR_NAME(i: number): antlr.TerminalNode | null;
    public OPERATOR_NAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.OPERATOR_NAME);
    	} else {
    		return this.getToken(CppParser.OPERATOR_NAME, i);
    	}
    }
    public DEFAULT(): antlr.TerminalNode | null {
        return this.getToken(CppParser.DEFAULT, 0);
    }
    public ASM(): antlr.TerminalNode | null {
        return this.getToken(CppParser.ASM, 0);
    }
    public GENERIC(): antlr.TerminalNode | null {
        return this.getToken(CppParser.GENERIC, 0);
    }
    public ELLIPSIS(): antlr.TerminalNode[];
    public ELLIPSIS(i: number): antlr.TerminalNode | null;
    public ELLIPSIS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.ELLIPSIS);
    	} else {
    		return this.getToken(CppParser.ELLIPSIS, i);
    	}
    }
    public LPAREN(): antlr.TerminalNode[];
    public LPAREN(i: number): antlr.TerminalNode | null;
    public LPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.LPAREN);
    	} else {
    		return this.getToken(CppParser.LPAREN, i);
    	}
    }
    public RPAREN(): antlr.TerminalNode[];
    public RPAREN(i: number): antlr.TerminalNode | null;
    public RPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.RPAREN);
    	} else {
    		return this.getToken(CppParser.RPAREN, i);
    	}
    }
    public LBRACK(): antlr.TerminalNode[];
    public LBRACK(i: number): antlr.TerminalNode | null;
    public LBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.LBRACK);
    	} else {
    		return this.getToken(CppParser.LBRACK, i);
    	}
    }
    public RBRACK(): antlr.TerminalNode[];
    public RBRACK(i: number): antlr.TerminalNode | null;
    public RBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.RBRACK);
    	} else {
    		return this.getToken(CppParser.RBRACK, i);
    	}
    }
    public MEMBERS(): antlr.TerminalNode[];
    public MEMBERS(i: number): antlr.TerminalNode | null;
    public MEMBERS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.MEMBERS);
    	} else {
    		return this.getToken(CppParser.MEMBERS, i);
    	}
    }
    public RBRACE(): antlr.TerminalNode[];
    public RBRACE(i: number): antlr.TerminalNode | null;
    public RBRACE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.RBRACE);
    	} else {
    		return this.getToken(CppParser.RBRACE, i);
    	}
    }
    public STATEMENTS_OPEN(): antlr.TerminalNode[];
    public STATEMENTS_OPEN(i: number): antlr.TerminalNode | null;
    public STATEMENTS_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.STATEMENTS_OPEN);
    	} else {
    		return this.getToken(CppParser.STATEMENTS_OPEN, i);
    	}
    }
    public braces(): BracesContext[];
    public braces(i: number): BracesContext | null;
    public braces(i?: number): BracesContext[] | BracesContext | null {
        if (i === undefined) {
            return this.getRuleContexts(BracesContext);
        }

        return this.getRuleContext(i, BracesContext);
    }
    public angles(): AnglesContext[];
    public angles(i: number): AnglesContext | null;
    public angles(i?: number): AnglesContext[] | AnglesContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AnglesContext);
        }

        return this.getRuleContext(i, AnglesContext);
    }
    public STEP(): antlr.TerminalNode[];
    public STEP(i: number): antlr.TerminalNode | null;
    public STEP(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.STEP);
    	} else {
    		return this.getToken(CppParser.STEP, i);
    	}
    }
    public BASES(): antlr.TerminalNode[];
    public BASES(i: number): antlr.TerminalNode | null;
    public BASES(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.BASES);
    	} else {
    		return this.getToken(CppParser.BASES, i);
    	}
    }
    public base(): BaseContext[];
    public base(i: number): BaseContext | null;
    public base(i?: number): BaseContext[] | BaseContext | null {
        if (i === undefined) {
            return this.getRuleContexts(BaseContext);
        }

        return this.getRuleContext(i, BaseContext);
    }
    public word(): WordContext[];
    public word(i: number): WordContext | null;
    public word(i?: number): WordContext[] | WordContext | null {
        if (i === undefined) {
            return this.getRuleContexts(WordContext);
        }

        return this.getRuleContext(i, WordContext);
    }
    public DOT(): antlr.TerminalNode[];
    public DOT(i: number): antlr.TerminalNode | null;
    public DOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.DOT);
    	} else {
    		return this.getToken(CppParser.DOT, i);
    	}
    }
    public ARROW(): antlr.TerminalNode[];
    public ARROW(i: number): antlr.TerminalNode | null;
    public ARROW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.ARROW);
    	} else {
    		return this.getToken(CppParser.ARROW, i);
    	}
    }
    public COLONS(): antlr.TerminalNode[];
    public COLONS(i: number): antlr.TerminalNode | null;
    public COLONS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.COLONS);
    	} else {
    		return this.getToken(CppParser.COLONS, i);
    	}
    }
    public arguments(): ArgumentsContext[];
    public arguments(i: number): ArgumentsContext | null;
    public arguments(i?: number): ArgumentsContext[] | ArgumentsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ArgumentsContext);
        }

        return this.getRuleContext(i, ArgumentsContext);
    }
    public item(): ItemContext[];
    public item(i: number): ItemContext | null;
    public item(i?: number): ItemContext[] | ItemContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ItemContext);
        }

        return this.getRuleContext(i, ItemContext);
    }
    public TEMPLATE(): antlr.TerminalNode[];
    public TEMPLATE(i: number): antlr.TerminalNode | null;
    public TEMPLATE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.TEMPLATE);
    	} else {
    		return this.getToken(CppParser.TEMPLATE, i);
    	}
    }
    public NOT(): antlr.TerminalNode[];
    public NOT(i: number): antlr.TerminalNode | null;
    public NOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.NOT);
    	} else {
    		return this.getToken(CppParser.NOT, i);
    	}
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.COMMA);
    	} else {
    		return this.getToken(CppParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return CppParser.RULE_chain;
    }
}


export class WordContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public NUMBER(): antlr.TerminalNode | null {
        return this.getToken(CppParser.NUMBER, 0);
    }
    public IDENTIFIER(): antlr.TerminalNode[];
    public IDENTIFIER(i: number): antlr.TerminalNode | null;
    public IDENTIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.IDENTIFIER);
    	} else {
    		return this.getToken(CppParser.IDENTIFIER, i);
    	}
    }
    public CHARACTER(): antlr.TerminalNode | null {
        return this.getToken(CppParser.CHARACTER, 0);
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(CppParser.STRING, 0);
    }
    public WORD(): antlr.TerminalNode[];
    public WORD(i: number): antlr.TerminalNode | null;
    public WORD(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.WORD);
    	} else {
    		return this.getToken(CppParser.WORD, i);
    	}
    }
    public OPERATOR_NAME(): antlr.TerminalNode[];
    public OPERATOR_NAME(i: number): antlr.TerminalNode | null;
    public OPERATOR_NAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.OPERATOR_NAME);
    	} else {
    		return this.getToken(CppParser.OPERATOR_NAME, i);
    	}
    }
    public SPECIFIER(): antlr.TerminalNode | null {
        return this.getToken(CppParser.SPECIFIER, 0);
    }
    public QUALIFIER(): antlr.TerminalNode | null {
        return this.getToken(CppParser.QUALIFIER, 0);
    }
    public DECLARATION(): antlr.TerminalNode | null {
        return this.getToken(CppParser.DECLARATION, 0);
    }
    public EXTENSION(): antlr.TerminalNode | null {
        return this.getToken(CppParser.EXTENSION, 0);
    }
    public STRUCT(): antlr.TerminalNode | null {
        return this.getToken(CppParser.STRUCT, 0);
    }
    public CLASS(): antlr.TerminalNode | null {
        return this.getToken(CppParser.CLASS, 0);
    }
    public ENUM(): antlr.TerminalNode | null {
        return this.getToken(CppParser.ENUM, 0);
    }
    public UNARY(): antlr.TerminalNode | null {
        return this.getToken(CppParser.UNARY, 0);
    }
    public TEMPLATE(): antlr.TerminalNode[];
    public TEMPLATE(i: number): antlr.TerminalNode | null;
    public TEMPLATE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.TEMPLATE);
    	} else {
    		return this.getToken(CppParser.TEMPLATE, i);
    	}
    }
    public TYPEOF(): antlr.TerminalNode | null {
        return this.getToken(CppParser.TYPEOF, 0);
    }
    public ATTRIBUTE(): antlr.TerminalNode | null {
        return this.getToken(CppParser.ATTRIBUTE, 0);
    }
    public SIZEOF(): antlr.TerminalNode | null {
        return this.getToken(CppParser.SIZEOF, 0);
    }
    public ASM(): antlr.TerminalNode | null {
        return this.getToken(CppParser.ASM, 0);
    }
    public RETURN(): antlr.TerminalNode | null {
        return this.getToken(CppParser.RETURN, 0);
    }
    public GOTO(): antlr.TerminalNode | null {
        return this.getToken(CppParser.GOTO, 0);
    }
    public BREAK(): antlr.TerminalNode | null {
        return this.getToken(CppParser.BREAK, 0);
    }
    public CONTINUE(): antlr.TerminalNode | null {
        return this.getToken(CppParser.CONTINUE, 0);
    }
    public LPAREN(): antlr.TerminalNode[];
    public LPAREN(i: number): antlr.TerminalNode | null;
    public LPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.LPAREN);
    	} else {
    		return this.getToken(CppParser.LPAREN, i);
    	}
    }
    public RPAREN(): antlr.TerminalNode[];
    public RPAREN(i: number): antlr.TerminalNode | null;
    public RPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.RPAREN);
    	} else {
    		return this.getToken(CppParser.RPAREN, i);
    	}
    }
    public LBRACK(): antlr.TerminalNode[];
    public LBRACK(i: number): antlr.TerminalNode | null;
    public LBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.LBRACK);
    	} else {
    		return this.getToken(CppParser.LBRACK, i);
    	}
    }
    public RBRACK(): antlr.TerminalNode[];
    public RBRACK(i: number): antlr.TerminalNode | null;
    public RBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.RBRACK);
    	} else {
    		return this.getToken(CppParser.RBRACK, i);
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
    public STEP(): antlr.TerminalNode[];
    public STEP(i: number): antlr.TerminalNode | null;
    public STEP(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.STEP);
    	} else {
    		return this.getToken(CppParser.STEP, i);
    	}
    }
    public ELLIPSIS(): antlr.TerminalNode[];
    public ELLIPSIS(i: number): antlr.TerminalNode | null;
    public ELLIPSIS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.ELLIPSIS);
    	} else {
    		return this.getToken(CppParser.ELLIPSIS, i);
    	}
    }
    public BASES(): antlr.TerminalNode[];
    public BASES(i: number): antlr.TerminalNode | null;
    public BASES(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.BASES);
    	} else {
    		return this.getToken(CppParser.BASES, i);
    	}
    }
    public base(): BaseContext[];
    public base(i: number): BaseContext | null;
    public base(i?: number): BaseContext[] | BaseContext | null {
        if (i === undefined) {
            return this.getRuleContexts(BaseContext);
        }

        return this.getRuleContext(i, BaseContext);
    }
    public MEMBERS(): antlr.TerminalNode[];
    public MEMBERS(i: number): antlr.TerminalNode | null;
    public MEMBERS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.MEMBERS);
    	} else {
    		return this.getToken(CppParser.MEMBERS, i);
    	}
    }
    public RBRACE(): antlr.TerminalNode[];
    public RBRACE(i: number): antlr.TerminalNode | null;
    public RBRACE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.RBRACE);
    	} else {
    		return this.getToken(CppParser.RBRACE, i);
    	}
    }
    public STATEMENTS_OPEN(): antlr.TerminalNode[];
    public STATEMENTS_OPEN(i: number): antlr.TerminalNode | null;
    public STATEMENTS_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.STATEMENTS_OPEN);
    	} else {
    		return this.getToken(CppParser.STATEMENTS_OPEN, i);
    	}
    }
    public braces(): BracesContext[];
    public braces(i: number): BracesContext | null;
    public braces(i?: number): BracesContext[] | BracesContext | null {
        if (i === undefined) {
            return this.getRuleContexts(BracesContext);
        }

        return this.getRuleContext(i, BracesContext);
    }
    public DOT(): antlr.TerminalNode[];
    public DOT(i: number): antlr.TerminalNode | null;
    public DOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.DOT);
    	} else {
    		return this.getToken(CppParser.DOT, i);
    	}
    }
    public ARROW(): antlr.TerminalNode[];
    public ARROW(i: number): antlr.TerminalNode | null;
    public ARROW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.ARROW);
    	} else {
    		return this.getToken(CppParser.ARROW, i);
    	}
    }
    public COLONS(): antlr.TerminalNode[];
    public COLONS(i: number): antlr.TerminalNode | null;
    public COLONS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.COLONS);
    	} else {
    		return this.getToken(CppParser.COLONS, i);
    	}
    }
    public arguments(): ArgumentsContext[];
    public arguments(i: number): ArgumentsContext | null;
    public arguments(i?: number): ArgumentsContext[] | ArgumentsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ArgumentsContext);
        }

        return this.getRuleContext(i, ArgumentsContext);
    }
    public NOT(): antlr.TerminalNode[];
    public NOT(i: number): antlr.TerminalNode | null;
    public NOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.NOT);
    	} else {
    		return this.getToken(CppParser.NOT, i);
    	}
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.COMMA);
    	} else {
    		return this.getToken(CppParser.COMMA, i);
    	}
    }
    public item(): ItemContext[];
    public item(i: number): ItemContext | null;
    public item(i?: number): ItemContext[] | ItemContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ItemContext);
        }

        return this.getRuleContext(i, ItemContext);
    }
    public ATTRIBUTES(): antlr.TerminalNode | null {
        return this.getToken(CppParser.ATTRIBUTES, 0);
    }
    public override get ruleIndex(): number {
        return CppParser.RULE_word;
    }
}


export class BracesContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public INITIALISER(): antlr.TerminalNode {
        return this.getToken(CppParser.INITIALISER, 0)!;
    }
    public RBRACE(): antlr.TerminalNode {
        return this.getToken(CppParser.RBRACE, 0)!;
    }
    public argument(): ArgumentContext[];
    public argument(i: number): ArgumentContext | null;
    public argument(i?: number): ArgumentContext[] | ArgumentContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ArgumentContext);
        }

        return this.getRuleContext(i, ArgumentContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.COMMA);
    	} else {
    		return this.getToken(CppParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return CppParser.RULE_braces;
    }
}


export class AnglesContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public ANGLE_OPEN(): antlr.TerminalNode {
        return this.getToken(CppParser.ANGLE_OPEN, 0)!;
    }
    public ANGLE_CLOSE(): antlr.TerminalNode {
        return this.getToken(CppParser.ANGLE_CLOSE, 0)!;
    }
    public arguments(): ArgumentsContext | null {
        return this.getRuleContext(0, ArgumentsContext);
    }
    public override get ruleIndex(): number {
        return CppParser.RULE_angles;
    }
}


export class ArgumentsContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public argument(): ArgumentContext[];
    public argument(i: number): ArgumentContext | null;
    public argument(i?: number): ArgumentContext[] | ArgumentContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ArgumentContext);
        }

        return this.getRuleContext(i, ArgumentContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.COMMA);
    	} else {
    		return this.getToken(CppParser.COMMA, i);
    	}
    }
    public SEMI(): antlr.TerminalNode[];
    public SEMI(i: number): antlr.TerminalNode | null;
    public SEMI(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CppParser.SEMI);
    	} else {
    		return this.getToken(CppParser.SEMI, i);
    	}
    }
    public override get ruleIndex(): number {
        return CppParser.RULE_arguments;
    }
}


export class ArgumentContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public phrase(): PhraseContext | null {
        return this.getRuleContext(0, PhraseContext);
    }
    public oddity(): OddityContext[];
    public oddity(i: number): OddityContext | null;
    public oddity(i?: number): OddityContext[] | OddityContext | null {
        if (i === undefined) {
            return this.getRuleContexts(OddityContext);
        }

        return this.getRuleContext(i, OddityContext);
    }
    public override get ruleIndex(): number {
        return CppParser.RULE_argument;
    }
}


export class OddityContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public ODD(): antlr.TerminalNode | null {
        return this.getToken(CppParser.ODD, 0);
    }
    public OPERATOR(): antlr.TerminalNode | null {
        return this.getToken(CppParser.OPERATOR, 0);
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(CppParser.ASSIGN, 0);
    }
    public SIGN(): antlr.TerminalNode | null {
        return this.getToken(CppParser.SIGN, 0);
    }
    public AND(): antlr.TerminalNode | null {
        return this.getToken(CppParser.AND, 0);
    }
    public ANDS(): antlr.TerminalNode | null {
        return this.getToken(CppParser.ANDS, 0);
    }
    public STAR(): antlr.TerminalNode | null {
        return this.getToken(CppParser.STAR, 0);
    }
    public QUESTION(): antlr.TerminalNode | null {
        return this.getToken(CppParser.QUESTION, 0);
    }
    public BITS(): antlr.TerminalNode | null {
        return this.getToken(CppParser.BITS, 0);
    }
    public COLON(): antlr.TerminalNode | null {
        return this.getToken(CppParser.COLON, 0);
    }
    public DOT(): antlr.TerminalNode | null {
        return this.getToken(CppParser.DOT, 0);
    }
    public ARROW(): antlr.TerminalNode | null {
        return this.getToken(CppParser.ARROW, 0);
    }
    public IF(): antlr.TerminalNode | null {
        return this.getToken(CppParser.IF, 0);
    }
    public ELSE(): antlr.TerminalNode | null {
        return this.getToken(CppParser.ELSE, 0);
    }
    public ELSE_IF(): antlr.TerminalNode | null {
        return this.getToken(CppParser.ELSE_IF, 0);
    }
    public WHILE(): antlr.TerminalNode | null {
        return this.getToken(CppParser.WHILE, 0);
    }
    public FOR(): antlr.TerminalNode | null {
        return this.getToken(CppParser.FOR, 0);
    }
    public DO(): antlr.TerminalNode | null {
        return this.getToken(CppParser.DO, 0);
    }
    public SWITCH(): antlr.TerminalNode | null {
        return this.getToken(CppParser.SWITCH, 0);
    }
    public CASE(): antlr.TerminalNode | null {
        return this.getToken(CppParser.CASE, 0);
    }
    public TRY(): antlr.TerminalNode | null {
        return this.getToken(CppParser.TRY, 0);
    }
    public CATCH(): antlr.TerminalNode | null {
        return this.getToken(CppParser.CATCH, 0);
    }
    public ACCESS(): antlr.TerminalNode | null {
        return this.getToken(CppParser.ACCESS, 0);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public phrase(): PhraseContext | null {
        return this.getRuleContext(0, PhraseContext);
    }
    public override get ruleIndex(): number {
        return CppParser.RULE_oddity;
    }
}
