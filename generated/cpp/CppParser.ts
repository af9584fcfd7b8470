
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
    public static readonly UNKNOWN_DIRECTIVE = 84;
    public static readonly HIDDEN_LINE = 85;
    public static readonly MACRO_STATEMENT = 86;
    public static readonly COMPOUND = 87;
    public static readonly INVOKED_STATEMENT = 88;
    public static readonly STATEMENTS = 89;
    public static readonly RULE_translationUnit = 0;
    public static readonly RULE_item = 1;
    public static readonly RULE_label = 2;
    public static readonly RULE_statement = 3;
    public static readonly RULE_block = 4;
    public static readonly RULE_body = 5;
    public static readonly RULE_branch = 6;
    public static readonly RULE_condition = 7;
    public static readonly RULE_phrases = 8;
    public static readonly RULE_handler = 9;
    public static readonly RULE_tail = 10;
    public static readonly RULE_initialiser = 11;
    public static readonly RULE_base = 12;
    public static readonly RULE_named = 13;
    public static readonly RULE_phrase = 14;
    public static readonly RULE_operand = 15;
    public static readonly RULE_chain = 16;
    public static readonly RULE_word = 17;
    public static readonly RULE_braces = 18;
    public static readonly RULE_angles = 19;
    public static readonly RULE_arguments = 20;
    public static readonly RULE_argument = 21;
    public static readonly RULE_oddity = 22;

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
        "UNKNOWN_DIRECTIVE", "HIDDEN_LINE", "MACRO_STATEMENT", "COMPOUND", 
        "INVOKED_STATEMENT", "STATEMENTS"
    ];
    public static readonly ruleNames = [
        "translationUnit", "item", "label", "statement", "block", "body", 
        "branch", "condition", "phrases", "handler", "tail", "initialiser", 
        "base", "named", "phrase", "operand", "chain", "word", "braces", 
        "angles", "arguments", "argument", "oddity",
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
            this.state = 49;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 22204975) !== 0)) {
                {
                {
                this.state = 46;
                this.item();
                }
                }
                this.state = 51;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 52;
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
            this.state = 78;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 4, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 54;
                this.label();
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 55;
                this.statement();
                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 56;
                this.match(CppParser.DIRECTIVE);
                }
                break;
            case 4:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 57;
                this.match(CppParser.UNKNOWN_DIRECTIVE);
                }
                break;
            case 5:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 58;
                this.match(CppParser.GROUP_IF);
                this.state = 62;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 22204975) !== 0)) {
                    {
                    {
                    this.state = 59;
                    this.item();
                    }
                    }
                    this.state = 64;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 74;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 82) {
                    {
                    {
                    this.state = 65;
                    this.match(CppParser.GROUP_ELSE);
                    this.state = 69;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 22204975) !== 0)) {
                        {
                        {
                        this.state = 66;
                        this.item();
                        }
                        }
                        this.state = 71;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    }
                    this.state = 76;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 77;
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
            this.state = 93;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.LABEL:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 80;
                this.match(CppParser.LABEL);
                this.state = 81;
                this.match(CppParser.COLON);
                }
                break;
            case CppParser.ACCESS:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 82;
                this.match(CppParser.ACCESS);
                this.state = 84;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 56) {
                    {
                    this.state = 83;
                    this.match(CppParser.IDENTIFIER);
                    }
                }

                this.state = 86;
                this.match(CppParser.COLON);
                }
                break;
            case CppParser.CASE:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 87;
                this.match(CppParser.CASE);
                this.state = 88;
                this.phrase();
                this.state = 89;
                this.match(CppParser.COLON);
                }
                break;
            case CppParser.DEFAULT:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 91;
                this.match(CppParser.DEFAULT);
                this.state = 92;
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
            this.state = 157;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 95;
                this.match(CppParser.SEMI);
                }
                break;
            case CppParser.LBRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 96;
                this.block();
                }
                break;
            case CppParser.IF:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 97;
                this.match(CppParser.IF);
                this.state = 98;
                this.branch();
                this.state = 104;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 7, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 99;
                        this.match(CppParser.ELSE);
                        this.state = 100;
                        this.match(CppParser.ELSE_IF);
                        this.state = 101;
                        this.branch();
                        }
                        }
                    }
                    this.state = 106;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 7, this.context);
                }
                this.state = 109;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 8, this.context) ) {
                case 1:
                    {
                    this.state = 107;
                    this.match(CppParser.ELSE);
                    this.state = 108;
                    this.body();
                    }
                    break;
                }
                }
                break;
            case CppParser.WHILE:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 111;
                this.match(CppParser.WHILE);
                this.state = 112;
                this.condition();
                this.state = 113;
                this.body();
                }
                break;
            case CppParser.DO:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 115;
                this.match(CppParser.DO);
                this.state = 116;
                this.body();
                this.state = 117;
                this.match(CppParser.WHILE);
                this.state = 118;
                this.condition();
                this.state = 120;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 9, this.context) ) {
                case 1:
                    {
                    this.state = 119;
                    this.match(CppParser.SEMI);
                    }
                    break;
                }
                }
                break;
            case CppParser.SWITCH:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 122;
                this.match(CppParser.SWITCH);
                this.state = 123;
                this.condition();
                this.state = 124;
                this.body();
                }
                break;
            case CppParser.FOR:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 126;
                this.match(CppParser.FOR);
                this.state = 128;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 7) {
                    {
                    this.state = 127;
                    this.match(CppParser.UNARY);
                    }
                }

                this.state = 130;
                this.condition();
                this.state = 131;
                this.body();
                }
                break;
            case CppParser.TRY:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 133;
                this.match(CppParser.TRY);
                this.state = 134;
                this.block();
                this.state = 136;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 135;
                    this.handler();
                    }
                    }
                    this.state = 138;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 6);
                }
                break;
            case CppParser.MACRO_STATEMENT:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 140;
                this.match(CppParser.MACRO_STATEMENT);
                }
                break;
            case CppParser.INVOKED_STATEMENT:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 141;
                this.match(CppParser.INVOKED_STATEMENT);
                this.state = 142;
                this.match(CppParser.LPAREN);
                this.state = 144;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                    {
                    this.state = 143;
                    this.arguments();
                    }
                }

                this.state = 146;
                this.match(CppParser.RPAREN);
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
            case CppParser.BASES:
            case CppParser.MEMBERS:
            case CppParser.OPERATOR_NAME:
            case CppParser.STATEMENTS_OPEN:
            case CppParser.PREFIX:
            case CppParser.CAST:
            case CppParser.INITIALISER:
            case CppParser.ATTRIBUTES:
                this.enterOuterAlt(localContext, 11);
                {
                this.state = 147;
                this.phrase();
                this.state = 152;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 35) {
                    {
                    {
                    this.state = 148;
                    this.match(CppParser.COMMA);
                    this.state = 149;
                    this.phrase();
                    }
                    }
                    this.state = 154;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 155;
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
            this.state = 159;
            this.match(CppParser.LBRACE);
            this.state = 163;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 22204975) !== 0)) {
                {
                {
                this.state = 160;
                this.item();
                }
                }
                this.state = 165;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 166;
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
            this.state = 171;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 16, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 168;
                    this.label();
                    }
                    }
                }
                this.state = 173;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 16, this.context);
            }
            this.state = 174;
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
    public branch(): BranchContext {
        let localContext = new BranchContext(this.context, this.state);
        this.enterRule(localContext, 12, CppParser.RULE_branch);
        let _la: number;
        try {
            this.state = 187;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 19, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 177;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 1 || _la === 56) {
                    {
                    this.state = 176;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 1 || _la === 56)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                }

                this.state = 179;
                this.condition();
                this.state = 180;
                this.body();
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 183;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 49) {
                    {
                    this.state = 182;
                    this.match(CppParser.NOT);
                    }
                }

                this.state = 185;
                this.match(CppParser.DECLARATION);
                this.state = 186;
                this.block();
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
    public condition(): ConditionContext {
        let localContext = new ConditionContext(this.context, this.state);
        this.enterRule(localContext, 14, CppParser.RULE_condition);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 189;
            this.match(CppParser.LPAREN);
            this.state = 191;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3762288526) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25372947) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 53803) !== 0)) {
                {
                this.state = 190;
                this.phrases();
                }
            }

            this.state = 199;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 34) {
                {
                {
                this.state = 193;
                this.match(CppParser.SEMI);
                this.state = 195;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3762288526) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25372947) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 53803) !== 0)) {
                    {
                    this.state = 194;
                    this.phrases();
                    }
                }

                }
                }
                this.state = 201;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 202;
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
    public phrases(): PhrasesContext {
        let localContext = new PhrasesContext(this.context, this.state);
        this.enterRule(localContext, 16, CppParser.RULE_phrases);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 204;
            this.phrase();
            this.state = 209;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 35) {
                {
                {
                this.state = 205;
                this.match(CppParser.COMMA);
                this.state = 206;
                this.phrase();
                }
                }
                this.state = 211;
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
    public handler(): HandlerContext {
        let localContext = new HandlerContext(this.context, this.state);
        this.enterRule(localContext, 18, CppParser.RULE_handler);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 212;
            this.match(CppParser.CATCH);
            this.state = 213;
            this.condition();
            this.state = 214;
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
        this.enterRule(localContext, 20, CppParser.RULE_tail);
        let _la: number;
        try {
            this.state = 238;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 216;
                this.match(CppParser.SEMI);
                }
                break;
            case CppParser.TRY:
            case CppParser.LBRACE:
            case CppParser.INITIALISERS:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 218;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 5) {
                    {
                    this.state = 217;
                    this.match(CppParser.TRY);
                    }
                }

                this.state = 229;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 68) {
                    {
                    this.state = 220;
                    this.match(CppParser.INITIALISERS);
                    this.state = 221;
                    this.initialiser();
                    this.state = 226;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 35) {
                        {
                        {
                        this.state = 222;
                        this.match(CppParser.COMMA);
                        this.state = 223;
                        this.initialiser();
                        }
                        }
                        this.state = 228;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 231;
                this.block();
                this.state = 235;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 6) {
                    {
                    {
                    this.state = 232;
                    this.handler();
                    }
                    }
                    this.state = 237;
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
        this.enterRule(localContext, 22, CppParser.RULE_initialiser);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 240;
            this.base();
            this.state = 245;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 78) {
                {
                this.state = 241;
                this.braces();
                this.state = 243;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 45) {
                    {
                    this.state = 242;
                    this.match(CppParser.ELLIPSIS);
                    }
                }

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
        this.enterRule(localContext, 24, CppParser.RULE_base);
        let _la: number;
        try {
            let alternative: number;
            this.state = 256;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.DECLARATION:
            case CppParser.ACCESS:
            case CppParser.SPECIFIER:
            case CppParser.QUALIFIER:
            case CppParser.COLONS:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 248;
                this.errorHandler.sync(this);
                alternative = 1;
                do {
                    switch (alternative) {
                    case 1:
                        {
                        {
                        this.state = 247;
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
                    this.state = 250;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 31, this.context);
                } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                this.state = 253;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 8 || _la === 56) {
                    {
                    this.state = 252;
                    this.named();
                    }
                }

                }
                break;
            case CppParser.WORD:
            case CppParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 255;
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
        this.enterRule(localContext, 26, CppParser.RULE_named);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 258;
            _la = this.tokenStream.LA(1);
            if(!(_la === 8 || _la === 56)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 275;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 8 || ((((_la - 36)) & ~0x1F) === 0 && ((1 << (_la - 36)) & 68158081) !== 0)) {
                {
                this.state = 273;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CppParser.ANGLE_OPEN:
                    {
                    this.state = 259;
                    this.angles();
                    }
                    break;
                case CppParser.LPAREN:
                    {
                    this.state = 260;
                    this.match(CppParser.LPAREN);
                    this.state = 262;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                        {
                        this.state = 261;
                        this.arguments();
                        }
                    }

                    this.state = 264;
                    this.match(CppParser.RPAREN);
                    }
                    break;
                case CppParser.COLONS:
                    {
                    this.state = 265;
                    this.match(CppParser.COLONS);
                    this.state = 267;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 3) {
                        {
                        this.state = 266;
                        this.match(CppParser.TEMPLATE);
                        }
                    }

                    this.state = 269;
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
                    this.state = 270;
                    this.match(CppParser.ELLIPSIS);
                    }
                    break;
                case CppParser.IDENTIFIER:
                    {
                    this.state = 271;
                    this.match(CppParser.IDENTIFIER);
                    }
                    break;
                case CppParser.WORD:
                    {
                    this.state = 272;
                    this.match(CppParser.WORD);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 277;
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
        this.enterRule(localContext, 28, CppParser.RULE_phrase);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 278;
            this.operand();
            this.state = 300;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 11 || ((((_la - 44)) & ~0x1F) === 0 && ((1 << (_la - 44)) & 1140852673) !== 0)) {
                {
                this.state = 298;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CppParser.OPERATOR:
                case CppParser.STAR:
                case CppParser.AND:
                case CppParser.ANDS:
                case CppParser.SIGN:
                case CppParser.ASSIGN:
                case CppParser.BITS:
                case CppParser.ODD:
                    {
                    this.state = 279;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 11 || ((((_la - 50)) & ~0x1F) === 0 && ((1 << (_la - 50)) & 17825823) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 281;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3762288526) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25372947) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 53803) !== 0)) {
                        {
                        this.state = 280;
                        this.operand();
                        }
                    }

                    }
                    break;
                case CppParser.QUESTION:
                    {
                    this.state = 283;
                    this.match(CppParser.QUESTION);
                    this.state = 292;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3762288526) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25372947) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 53803) !== 0)) {
                        {
                        this.state = 284;
                        this.phrase();
                        this.state = 289;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 35) {
                            {
                            {
                            this.state = 285;
                            this.match(CppParser.COMMA);
                            this.state = 286;
                            this.phrase();
                            }
                            }
                            this.state = 291;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 294;
                    this.match(CppParser.COLON);
                    this.state = 296;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3762288526) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25372947) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 53803) !== 0)) {
                        {
                        this.state = 295;
                        this.operand();
                        }
                    }

                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 302;
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
        this.enterRule(localContext, 30, CppParser.RULE_operand);
        let _la: number;
        try {
            this.state = 350;
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
                this.state = 342;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    this.state = 342;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case CppParser.PREFIX:
                        {
                        this.state = 303;
                        this.match(CppParser.PREFIX);
                        }
                        break;
                    case CppParser.NOT:
                        {
                        this.state = 304;
                        this.match(CppParser.NOT);
                        }
                        break;
                    case CppParser.STEP:
                        {
                        this.state = 305;
                        this.match(CppParser.STEP);
                        }
                        break;
                    case CppParser.SIZEOF:
                        {
                        this.state = 306;
                        this.match(CppParser.SIZEOF);
                        }
                        break;
                    case CppParser.UNARY:
                        {
                        this.state = 307;
                        this.match(CppParser.UNARY);
                        }
                        break;
                    case CppParser.COLONS:
                        {
                        this.state = 308;
                        this.match(CppParser.COLONS);
                        }
                        break;
                    case CppParser.EXTENSION:
                        {
                        this.state = 309;
                        this.match(CppParser.EXTENSION);
                        }
                        break;
                    case CppParser.SPECIFIER:
                        {
                        this.state = 310;
                        this.match(CppParser.SPECIFIER);
                        }
                        break;
                    case CppParser.QUALIFIER:
                        {
                        this.state = 311;
                        this.match(CppParser.QUALIFIER);
                        }
                        break;
                    case CppParser.DECLARATION:
                        {
                        this.state = 312;
                        this.match(CppParser.DECLARATION);
                        }
                        break;
                    case CppParser.STRUCT:
                        {
                        this.state = 313;
                        this.match(CppParser.STRUCT);
                        }
                        break;
                    case CppParser.CLASS:
                        {
                        this.state = 314;
                        this.match(CppParser.CLASS);
                        }
                        break;
                    case CppParser.ENUM:
                        {
                        this.state = 315;
                        this.match(CppParser.ENUM);
                        }
                        break;
                    case CppParser.RETURN:
                        {
                        this.state = 316;
                        this.match(CppParser.RETURN);
                        }
                        break;
                    case CppParser.GOTO:
                        {
                        this.state = 317;
                        this.match(CppParser.GOTO);
                        }
                        break;
                    case CppParser.BREAK:
                        {
                        this.state = 318;
                        this.match(CppParser.BREAK);
                        }
                        break;
                    case CppParser.CONTINUE:
                        {
                        this.state = 319;
                        this.match(CppParser.CONTINUE);
                        }
                        break;
                    case CppParser.TEMPLATE:
                        {
                        this.state = 320;
                        this.match(CppParser.TEMPLATE);
                        this.state = 322;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 62) {
                            {
                            this.state = 321;
                            this.angles();
                            }
                        }

                        }
                        break;
                    case CppParser.TYPEOF:
                    case CppParser.ATTRIBUTE:
                        {
                        this.state = 324;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 14 || _la === 15)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 325;
                        this.match(CppParser.LPAREN);
                        this.state = 327;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                            {
                            this.state = 326;
                            this.arguments();
                            }
                        }

                        this.state = 329;
                        this.match(CppParser.RPAREN);
                        }
                        break;
                    case CppParser.ATTRIBUTES:
                        {
                        this.state = 330;
                        this.match(CppParser.ATTRIBUTES);
                        this.state = 331;
                        this.match(CppParser.LBRACK);
                        this.state = 333;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                            {
                            this.state = 332;
                            this.arguments();
                            }
                        }

                        this.state = 335;
                        this.match(CppParser.RBRACK);
                        this.state = 336;
                        this.match(CppParser.RBRACK);
                        }
                        break;
                    case CppParser.CAST:
                        {
                        this.state = 337;
                        this.match(CppParser.CAST);
                        this.state = 339;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                            {
                            this.state = 338;
                            this.arguments();
                            }
                        }

                        this.state = 341;
                        this.match(CppParser.RPAREN);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 344;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3222270094) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 198659) !== 0) || ((((_la - 73)) & ~0x1F) === 0 && ((1 << (_la - 73)) & 73) !== 0));
                this.state = 347;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 540018432) !== 0) || ((((_la - 36)) & ~0x1F) === 0 && ((1 << (_la - 36)) & 2954363409) !== 0) || _la === 69 || _la === 78) {
                    {
                    this.state = 346;
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
            case CppParser.BASES:
            case CppParser.MEMBERS:
            case CppParser.OPERATOR_NAME:
            case CppParser.STATEMENTS_OPEN:
            case CppParser.INITIALISER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 349;
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
        this.enterRule(localContext, 32, CppParser.RULE_chain);
        let _la: number;
        try {
            this.state = 492;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
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
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 389;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CppParser.NUMBER:
                    {
                    this.state = 352;
                    this.match(CppParser.NUMBER);
                    }
                    break;
                case CppParser.IDENTIFIER:
                    {
                    this.state = 353;
                    this.match(CppParser.IDENTIFIER);
                    }
                    break;
                case CppParser.CHARACTER:
                    {
                    this.state = 354;
                    this.match(CppParser.CHARACTER);
                    }
                    break;
                case CppParser.STRING:
                    {
                    this.state = 355;
                    this.match(CppParser.STRING);
                    }
                    break;
                case CppParser.WORD:
                    {
                    this.state = 356;
                    this.match(CppParser.WORD);
                    }
                    break;
                case CppParser.OPERATOR_NAME:
                    {
                    this.state = 357;
                    this.match(CppParser.OPERATOR_NAME);
                    }
                    break;
                case CppParser.DEFAULT:
                    {
                    this.state = 358;
                    this.match(CppParser.DEFAULT);
                    }
                    break;
                case CppParser.ASM:
                    {
                    this.state = 359;
                    this.match(CppParser.ASM);
                    }
                    break;
                case CppParser.GENERIC:
                    {
                    this.state = 360;
                    this.match(CppParser.GENERIC);
                    }
                    break;
                case CppParser.ELLIPSIS:
                    {
                    this.state = 361;
                    this.match(CppParser.ELLIPSIS);
                    }
                    break;
                case CppParser.LPAREN:
                    {
                    this.state = 362;
                    this.match(CppParser.LPAREN);
                    this.state = 364;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
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
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                        {
                        this.state = 368;
                        this.arguments();
                        }
                    }

                    this.state = 371;
                    this.match(CppParser.RBRACK);
                    }
                    break;
                case CppParser.MEMBERS:
                    {
                    this.state = 372;
                    this.match(CppParser.MEMBERS);
                    this.state = 376;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 22204975) !== 0)) {
                        {
                        {
                        this.state = 373;
                        this.item();
                        }
                        }
                        this.state = 378;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 379;
                    this.match(CppParser.RBRACE);
                    }
                    break;
                case CppParser.STATEMENTS_OPEN:
                    {
                    this.state = 380;
                    this.match(CppParser.STATEMENTS_OPEN);
                    this.state = 384;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 22204975) !== 0)) {
                        {
                        {
                        this.state = 381;
                        this.item();
                        }
                        }
                        this.state = 386;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 387;
                    this.match(CppParser.RBRACE);
                    }
                    break;
                case CppParser.INITIALISER:
                    {
                    this.state = 388;
                    this.braces();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 431;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 36)) & ~0x1F) === 0 && ((1 << (_la - 36)) & 603987601) !== 0) || _la === 69 || _la === 78) {
                    {
                    this.state = 429;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case CppParser.LPAREN:
                        {
                        this.state = 391;
                        this.match(CppParser.LPAREN);
                        this.state = 393;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                            {
                            this.state = 392;
                            this.arguments();
                            }
                        }

                        this.state = 395;
                        this.match(CppParser.RPAREN);
                        }
                        break;
                    case CppParser.LBRACK:
                        {
                        this.state = 396;
                        this.match(CppParser.LBRACK);
                        this.state = 398;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                            {
                            this.state = 397;
                            this.arguments();
                            }
                        }

                        this.state = 400;
                        this.match(CppParser.RBRACK);
                        }
                        break;
                    case CppParser.ANGLE_OPEN:
                        {
                        this.state = 401;
                        this.angles();
                        }
                        break;
                    case CppParser.COLONS:
                    case CppParser.DOT:
                    case CppParser.ARROW:
                        {
                        this.state = 402;
                        _la = this.tokenStream.LA(1);
                        if(!(((((_la - 43)) & ~0x1F) === 0 && ((1 << (_la - 43)) & 25) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 404;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 3) {
                            {
                            this.state = 403;
                            this.match(CppParser.TEMPLATE);
                            }
                        }

                        this.state = 407;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 49) {
                            {
                            this.state = 406;
                            this.match(CppParser.NOT);
                            }
                        }

                        this.state = 409;
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
                        this.state = 410;
                        this.match(CppParser.STEP);
                        }
                        break;
                    case CppParser.ELLIPSIS:
                        {
                        this.state = 411;
                        this.match(CppParser.ELLIPSIS);
                        }
                        break;
                    case CppParser.MEMBERS:
                        {
                        this.state = 412;
                        this.match(CppParser.MEMBERS);
                        this.state = 416;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 22204975) !== 0)) {
                            {
                            {
                            this.state = 413;
                            this.item();
                            }
                            }
                            this.state = 418;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 419;
                        this.match(CppParser.RBRACE);
                        }
                        break;
                    case CppParser.STATEMENTS_OPEN:
                        {
                        this.state = 420;
                        this.match(CppParser.STATEMENTS_OPEN);
                        this.state = 424;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 22204975) !== 0)) {
                            {
                            {
                            this.state = 421;
                            this.item();
                            }
                            }
                            this.state = 426;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 427;
                        this.match(CppParser.RBRACE);
                        }
                        break;
                    case CppParser.INITIALISER:
                        {
                        this.state = 428;
                        this.braces();
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 433;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 437;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3224369038) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25165827) !== 0) || _la === 67 || _la === 79) {
                    {
                    {
                    this.state = 434;
                    this.word();
                    }
                    }
                    this.state = 439;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 465;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 64) {
                    {
                    this.state = 442;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    do {
                        {
                        {
                        this.state = 440;
                        this.match(CppParser.BASES);
                        this.state = 441;
                        this.base();
                        }
                        }
                        this.state = 444;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    } while (_la === 64);
                    this.state = 463;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 65 || _la === 78) {
                        {
                        this.state = 455;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case CppParser.MEMBERS:
                            {
                            this.state = 446;
                            this.match(CppParser.MEMBERS);
                            this.state = 450;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 22204975) !== 0)) {
                                {
                                {
                                this.state = 447;
                                this.item();
                                }
                                }
                                this.state = 452;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            }
                            this.state = 453;
                            this.match(CppParser.RBRACE);
                            }
                            break;
                        case CppParser.INITIALISER:
                            {
                            this.state = 454;
                            this.braces();
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 460;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3224369038) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25165827) !== 0) || _la === 67 || _la === 79) {
                            {
                            {
                            this.state = 457;
                            this.word();
                            }
                            }
                            this.state = 462;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    }
                }

                }
                break;
            case CppParser.BASES:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 469;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 467;
                    this.match(CppParser.BASES);
                    this.state = 468;
                    this.base();
                    }
                    }
                    this.state = 471;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 64);
                this.state = 490;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 65 || _la === 78) {
                    {
                    this.state = 482;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case CppParser.MEMBERS:
                        {
                        this.state = 473;
                        this.match(CppParser.MEMBERS);
                        this.state = 477;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 22204975) !== 0)) {
                            {
                            {
                            this.state = 474;
                            this.item();
                            }
                            }
                            this.state = 479;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 480;
                        this.match(CppParser.RBRACE);
                        }
                        break;
                    case CppParser.INITIALISER:
                        {
                        this.state = 481;
                        this.braces();
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 487;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3224369038) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25165827) !== 0) || _la === 67 || _la === 79) {
                        {
                        {
                        this.state = 484;
                        this.word();
                        }
                        }
                        this.state = 489;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
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
    public word(): WordContext {
        let localContext = new WordContext(this.context, this.state);
        this.enterRule(localContext, 34, CppParser.RULE_word);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 524;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.NUMBER:
                {
                this.state = 494;
                this.match(CppParser.NUMBER);
                }
                break;
            case CppParser.IDENTIFIER:
                {
                this.state = 495;
                this.match(CppParser.IDENTIFIER);
                }
                break;
            case CppParser.CHARACTER:
                {
                this.state = 496;
                this.match(CppParser.CHARACTER);
                }
                break;
            case CppParser.STRING:
                {
                this.state = 497;
                this.match(CppParser.STRING);
                }
                break;
            case CppParser.WORD:
                {
                this.state = 498;
                this.match(CppParser.WORD);
                }
                break;
            case CppParser.OPERATOR_NAME:
                {
                this.state = 499;
                this.match(CppParser.OPERATOR_NAME);
                }
                break;
            case CppParser.SPECIFIER:
                {
                this.state = 500;
                this.match(CppParser.SPECIFIER);
                }
                break;
            case CppParser.QUALIFIER:
                {
                this.state = 501;
                this.match(CppParser.QUALIFIER);
                }
                break;
            case CppParser.DECLARATION:
                {
                this.state = 502;
                this.match(CppParser.DECLARATION);
                }
                break;
            case CppParser.EXTENSION:
                {
                this.state = 503;
                this.match(CppParser.EXTENSION);
                }
                break;
            case CppParser.STRUCT:
                {
                this.state = 504;
                this.match(CppParser.STRUCT);
                }
                break;
            case CppParser.CLASS:
                {
                this.state = 505;
                this.match(CppParser.CLASS);
                }
                break;
            case CppParser.ENUM:
                {
                this.state = 506;
                this.match(CppParser.ENUM);
                }
                break;
            case CppParser.UNARY:
                {
                this.state = 507;
                this.match(CppParser.UNARY);
                }
                break;
            case CppParser.TEMPLATE:
                {
                this.state = 508;
                this.match(CppParser.TEMPLATE);
                }
                break;
            case CppParser.TYPEOF:
                {
                this.state = 509;
                this.match(CppParser.TYPEOF);
                }
                break;
            case CppParser.ATTRIBUTE:
                {
                this.state = 510;
                this.match(CppParser.ATTRIBUTE);
                }
                break;
            case CppParser.SIZEOF:
                {
                this.state = 511;
                this.match(CppParser.SIZEOF);
                }
                break;
            case CppParser.ASM:
                {
                this.state = 512;
                this.match(CppParser.ASM);
                }
                break;
            case CppParser.RETURN:
                {
                this.state = 513;
                this.match(CppParser.RETURN);
                }
                break;
            case CppParser.GOTO:
                {
                this.state = 514;
                this.match(CppParser.GOTO);
                }
                break;
            case CppParser.BREAK:
                {
                this.state = 515;
                this.match(CppParser.BREAK);
                }
                break;
            case CppParser.CONTINUE:
                {
                this.state = 516;
                this.match(CppParser.CONTINUE);
                }
                break;
            case CppParser.ATTRIBUTES:
                {
                this.state = 517;
                this.match(CppParser.ATTRIBUTES);
                this.state = 518;
                this.match(CppParser.LBRACK);
                this.state = 520;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                    {
                    this.state = 519;
                    this.arguments();
                    }
                }

                this.state = 522;
                this.match(CppParser.RBRACK);
                this.state = 523;
                this.match(CppParser.RBRACK);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 566;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 36)) & ~0x1F) === 0 && ((1 << (_la - 36)) & 603987601) !== 0) || _la === 69 || _la === 78) {
                {
                this.state = 564;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CppParser.LPAREN:
                    {
                    this.state = 526;
                    this.match(CppParser.LPAREN);
                    this.state = 528;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                        {
                        this.state = 527;
                        this.arguments();
                        }
                    }

                    this.state = 530;
                    this.match(CppParser.RPAREN);
                    }
                    break;
                case CppParser.LBRACK:
                    {
                    this.state = 531;
                    this.match(CppParser.LBRACK);
                    this.state = 533;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                        {
                        this.state = 532;
                        this.arguments();
                        }
                    }

                    this.state = 535;
                    this.match(CppParser.RBRACK);
                    }
                    break;
                case CppParser.ANGLE_OPEN:
                    {
                    this.state = 536;
                    this.angles();
                    }
                    break;
                case CppParser.COLONS:
                case CppParser.DOT:
                case CppParser.ARROW:
                    {
                    this.state = 537;
                    _la = this.tokenStream.LA(1);
                    if(!(((((_la - 43)) & ~0x1F) === 0 && ((1 << (_la - 43)) & 25) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 539;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 3) {
                        {
                        this.state = 538;
                        this.match(CppParser.TEMPLATE);
                        }
                    }

                    this.state = 542;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 49) {
                        {
                        this.state = 541;
                        this.match(CppParser.NOT);
                        }
                    }

                    this.state = 544;
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
                    this.state = 545;
                    this.match(CppParser.STEP);
                    }
                    break;
                case CppParser.ELLIPSIS:
                    {
                    this.state = 546;
                    this.match(CppParser.ELLIPSIS);
                    }
                    break;
                case CppParser.MEMBERS:
                    {
                    this.state = 547;
                    this.match(CppParser.MEMBERS);
                    this.state = 551;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 22204975) !== 0)) {
                        {
                        {
                        this.state = 548;
                        this.item();
                        }
                        }
                        this.state = 553;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 554;
                    this.match(CppParser.RBRACE);
                    }
                    break;
                case CppParser.STATEMENTS_OPEN:
                    {
                    this.state = 555;
                    this.match(CppParser.STATEMENTS_OPEN);
                    this.state = 559;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 22204975) !== 0)) {
                        {
                        {
                        this.state = 556;
                        this.item();
                        }
                        }
                        this.state = 561;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 562;
                    this.match(CppParser.RBRACE);
                    }
                    break;
                case CppParser.INITIALISER:
                    {
                    this.state = 563;
                    this.braces();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 568;
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
    public braces(): BracesContext {
        let localContext = new BracesContext(this.context, this.state);
        this.enterRule(localContext, 36, CppParser.RULE_braces);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 569;
            this.match(CppParser.INITIALISER);
            this.state = 571;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                {
                this.state = 570;
                this.arguments();
                }
            }

            this.state = 573;
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
        this.enterRule(localContext, 38, CppParser.RULE_angles);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 575;
            this.match(CppParser.ANGLE_OPEN);
            this.state = 577;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                {
                this.state = 576;
                this.arguments();
                }
            }

            this.state = 579;
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
        this.enterRule(localContext, 40, CppParser.RULE_arguments);
        let _la: number;
        try {
            let alternative: number;
            this.state = 610;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 95, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 584;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 34 || _la === 35) {
                    {
                    {
                    this.state = 581;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 34 || _la === 35)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    }
                    this.state = 586;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 587;
                this.argument();
                this.state = 596;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 92, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 589;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        do {
                            {
                            {
                            this.state = 588;
                            _la = this.tokenStream.LA(1);
                            if(!(_la === 34 || _la === 35)) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            }
                            }
                            this.state = 591;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        } while (_la === 34 || _la === 35);
                        this.state = 593;
                        this.argument();
                        }
                        }
                    }
                    this.state = 598;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 92, this.context);
                }
                this.state = 602;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 34 || _la === 35) {
                    {
                    {
                    this.state = 599;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 34 || _la === 35)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    }
                    this.state = 604;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 606;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 605;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 34 || _la === 35)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    }
                    this.state = 608;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 34 || _la === 35);
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
    public argument(): ArgumentContext {
        let localContext = new ArgumentContext(this.context, this.state);
        this.enterRule(localContext, 42, CppParser.RULE_argument);
        let _la: number;
        try {
            this.state = 624;
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
            case CppParser.BASES:
            case CppParser.MEMBERS:
            case CppParser.OPERATOR_NAME:
            case CppParser.STATEMENTS_OPEN:
            case CppParser.PREFIX:
            case CppParser.CAST:
            case CppParser.INITIALISER:
            case CppParser.ATTRIBUTES:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 612;
                this.phrase();
                this.state = 616;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 532676720) !== 0) || _la === 38 || _la === 42 || _la === 80) {
                    {
                    {
                    this.state = 613;
                    this.oddity();
                    }
                    }
                    this.state = 618;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case CppParser.ACCESS:
            case CppParser.TRY:
            case CppParser.CATCH:
            case CppParser.IF:
            case CppParser.ELSE:
            case CppParser.WHILE:
            case CppParser.FOR:
            case CppParser.DO:
            case CppParser.SWITCH:
            case CppParser.CASE:
            case CppParser.LBRACE:
            case CppParser.COLON:
            case CppParser.ELSE_IF:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 620;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 619;
                    this.oddity();
                    }
                    }
                    this.state = 622;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 532676720) !== 0) || _la === 38 || _la === 42 || _la === 80);
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
        this.enterRule(localContext, 44, CppParser.RULE_oddity);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 639;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.COLON:
                {
                this.state = 626;
                this.match(CppParser.COLON);
                }
                break;
            case CppParser.IF:
                {
                this.state = 627;
                this.match(CppParser.IF);
                }
                break;
            case CppParser.ELSE:
                {
                this.state = 628;
                this.match(CppParser.ELSE);
                }
                break;
            case CppParser.ELSE_IF:
                {
                this.state = 629;
                this.match(CppParser.ELSE_IF);
                }
                break;
            case CppParser.WHILE:
                {
                this.state = 630;
                this.match(CppParser.WHILE);
                }
                break;
            case CppParser.FOR:
                {
                this.state = 631;
                this.match(CppParser.FOR);
                }
                break;
            case CppParser.DO:
                {
                this.state = 632;
                this.match(CppParser.DO);
                }
                break;
            case CppParser.SWITCH:
                {
                this.state = 633;
                this.match(CppParser.SWITCH);
                }
                break;
            case CppParser.CASE:
                {
                this.state = 634;
                this.match(CppParser.CASE);
                }
                break;
            case CppParser.TRY:
                {
                this.state = 635;
                this.match(CppParser.TRY);
                }
                break;
            case CppParser.CATCH:
                {
                this.state = 636;
                this.match(CppParser.CATCH);
                }
                break;
            case CppParser.ACCESS:
                {
                this.state = 637;
                this.match(CppParser.ACCESS);
                }
                break;
            case CppParser.LBRACE:
                {
                this.state = 638;
                this.block();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 642;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3762288526) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25372947) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 53803) !== 0)) {
                {
                this.state = 641;
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
        4,1,89,645,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
        6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,13,
        2,14,7,14,2,15,7,15,2,16,7,16,2,17,7,17,2,18,7,18,2,19,7,19,2,20,
        7,20,2,21,7,21,2,22,7,22,1,0,5,0,48,8,0,10,0,12,0,51,9,0,1,0,1,0,
        1,1,1,1,1,1,1,1,1,1,1,1,5,1,61,8,1,10,1,12,1,64,9,1,1,1,1,1,5,1,
        68,8,1,10,1,12,1,71,9,1,5,1,73,8,1,10,1,12,1,76,9,1,1,1,3,1,79,8,
        1,1,2,1,2,1,2,1,2,3,2,85,8,2,1,2,1,2,1,2,1,2,1,2,1,2,1,2,3,2,94,
        8,2,1,3,1,3,1,3,1,3,1,3,1,3,1,3,5,3,103,8,3,10,3,12,3,106,9,3,1,
        3,1,3,3,3,110,8,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,3,3,121,8,
        3,1,3,1,3,1,3,1,3,1,3,1,3,3,3,129,8,3,1,3,1,3,1,3,1,3,1,3,1,3,4,
        3,137,8,3,11,3,12,3,138,1,3,1,3,1,3,1,3,3,3,145,8,3,1,3,1,3,1,3,
        1,3,5,3,151,8,3,10,3,12,3,154,9,3,1,3,1,3,3,3,158,8,3,1,4,1,4,5,
        4,162,8,4,10,4,12,4,165,9,4,1,4,1,4,1,5,5,5,170,8,5,10,5,12,5,173,
        9,5,1,5,1,5,1,6,3,6,178,8,6,1,6,1,6,1,6,1,6,3,6,184,8,6,1,6,1,6,
        3,6,188,8,6,1,7,1,7,3,7,192,8,7,1,7,1,7,3,7,196,8,7,5,7,198,8,7,
        10,7,12,7,201,9,7,1,7,1,7,1,8,1,8,1,8,5,8,208,8,8,10,8,12,8,211,
        9,8,1,9,1,9,1,9,1,9,1,10,1,10,3,10,219,8,10,1,10,1,10,1,10,1,10,
        5,10,225,8,10,10,10,12,10,228,9,10,3,10,230,8,10,1,10,1,10,5,10,
        234,8,10,10,10,12,10,237,9,10,3,10,239,8,10,1,11,1,11,1,11,3,11,
        244,8,11,3,11,246,8,11,1,12,4,12,249,8,12,11,12,12,12,250,1,12,3,
        12,254,8,12,1,12,3,12,257,8,12,1,13,1,13,1,13,1,13,3,13,263,8,13,
        1,13,1,13,1,13,3,13,268,8,13,1,13,1,13,1,13,1,13,5,13,274,8,13,10,
        13,12,13,277,9,13,1,14,1,14,1,14,3,14,282,8,14,1,14,1,14,1,14,1,
        14,5,14,288,8,14,10,14,12,14,291,9,14,3,14,293,8,14,1,14,1,14,3,
        14,297,8,14,5,14,299,8,14,10,14,12,14,302,9,14,1,15,1,15,1,15,1,
        15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,
        15,1,15,1,15,3,15,323,8,15,1,15,1,15,1,15,3,15,328,8,15,1,15,1,15,
        1,15,1,15,3,15,334,8,15,1,15,1,15,1,15,1,15,3,15,340,8,15,1,15,4,
        15,343,8,15,11,15,12,15,344,1,15,3,15,348,8,15,1,15,3,15,351,8,15,
        1,16,1,16,1,16,1,16,1,16,1,16,1,16,1,16,1,16,1,16,1,16,1,16,3,16,
        365,8,16,1,16,1,16,1,16,3,16,370,8,16,1,16,1,16,1,16,5,16,375,8,
        16,10,16,12,16,378,9,16,1,16,1,16,1,16,5,16,383,8,16,10,16,12,16,
        386,9,16,1,16,1,16,3,16,390,8,16,1,16,1,16,3,16,394,8,16,1,16,1,
        16,1,16,3,16,399,8,16,1,16,1,16,1,16,1,16,3,16,405,8,16,1,16,3,16,
        408,8,16,1,16,1,16,1,16,1,16,1,16,5,16,415,8,16,10,16,12,16,418,
        9,16,1,16,1,16,1,16,5,16,423,8,16,10,16,12,16,426,9,16,1,16,1,16,
        5,16,430,8,16,10,16,12,16,433,9,16,1,16,5,16,436,8,16,10,16,12,16,
        439,9,16,1,16,1,16,4,16,443,8,16,11,16,12,16,444,1,16,1,16,5,16,
        449,8,16,10,16,12,16,452,9,16,1,16,1,16,3,16,456,8,16,1,16,5,16,
        459,8,16,10,16,12,16,462,9,16,3,16,464,8,16,3,16,466,8,16,1,16,1,
        16,4,16,470,8,16,11,16,12,16,471,1,16,1,16,5,16,476,8,16,10,16,12,
        16,479,9,16,1,16,1,16,3,16,483,8,16,1,16,5,16,486,8,16,10,16,12,
        16,489,9,16,3,16,491,8,16,3,16,493,8,16,1,17,1,17,1,17,1,17,1,17,
        1,17,1,17,1,17,1,17,1,17,1,17,1,17,1,17,1,17,1,17,1,17,1,17,1,17,
        1,17,1,17,1,17,1,17,1,17,1,17,1,17,1,17,3,17,521,8,17,1,17,1,17,
        3,17,525,8,17,1,17,1,17,3,17,529,8,17,1,17,1,17,1,17,3,17,534,8,
        17,1,17,1,17,1,17,1,17,3,17,540,8,17,1,17,3,17,543,8,17,1,17,1,17,
        1,17,1,17,1,17,5,17,550,8,17,10,17,12,17,553,9,17,1,17,1,17,1,17,
        5,17,558,8,17,10,17,12,17,561,9,17,1,17,1,17,5,17,565,8,17,10,17,
        12,17,568,9,17,1,18,1,18,3,18,572,8,18,1,18,1,18,1,19,1,19,3,19,
        578,8,19,1,19,1,19,1,20,5,20,583,8,20,10,20,12,20,586,9,20,1,20,
        1,20,4,20,590,8,20,11,20,12,20,591,1,20,5,20,595,8,20,10,20,12,20,
        598,9,20,1,20,5,20,601,8,20,10,20,12,20,604,9,20,1,20,4,20,607,8,
        20,11,20,12,20,608,3,20,611,8,20,1,21,1,21,5,21,615,8,21,10,21,12,
        21,618,9,21,1,21,4,21,621,8,21,11,21,12,21,622,3,21,625,8,21,1,22,
        1,22,1,22,1,22,1,22,1,22,1,22,1,22,1,22,1,22,1,22,1,22,1,22,3,22,
        640,8,22,1,22,3,22,643,8,22,1,22,0,0,23,0,2,4,6,8,10,12,14,16,18,
        20,22,24,26,28,30,32,34,36,38,40,42,44,0,8,2,0,1,1,56,56,4,0,1,1,
        4,4,12,13,43,43,2,0,8,8,56,56,4,0,11,11,50,54,70,70,74,74,1,0,14,
        15,2,0,43,43,46,47,3,0,8,8,56,56,67,67,1,0,34,35,819,0,49,1,0,0,
        0,2,78,1,0,0,0,4,93,1,0,0,0,6,157,1,0,0,0,8,159,1,0,0,0,10,171,1,
        0,0,0,12,187,1,0,0,0,14,189,1,0,0,0,16,204,1,0,0,0,18,212,1,0,0,
        0,20,238,1,0,0,0,22,240,1,0,0,0,24,256,1,0,0,0,26,258,1,0,0,0,28,
        278,1,0,0,0,30,350,1,0,0,0,32,492,1,0,0,0,34,524,1,0,0,0,36,569,
        1,0,0,0,38,575,1,0,0,0,40,610,1,0,0,0,42,624,1,0,0,0,44,639,1,0,
        0,0,46,48,3,2,1,0,47,46,1,0,0,0,48,51,1,0,0,0,49,47,1,0,0,0,49,50,
        1,0,0,0,50,52,1,0,0,0,51,49,1,0,0,0,52,53,5,0,0,1,53,1,1,0,0,0,54,
        79,3,4,2,0,55,79,3,6,3,0,56,79,5,57,0,0,57,79,5,84,0,0,58,62,5,81,
        0,0,59,61,3,2,1,0,60,59,1,0,0,0,61,64,1,0,0,0,62,60,1,0,0,0,62,63,
        1,0,0,0,63,74,1,0,0,0,64,62,1,0,0,0,65,69,5,82,0,0,66,68,3,2,1,0,
        67,66,1,0,0,0,68,71,1,0,0,0,69,67,1,0,0,0,69,70,1,0,0,0,70,73,1,
        0,0,0,71,69,1,0,0,0,72,65,1,0,0,0,73,76,1,0,0,0,74,72,1,0,0,0,74,
        75,1,0,0,0,75,77,1,0,0,0,76,74,1,0,0,0,77,79,5,83,0,0,78,54,1,0,
        0,0,78,55,1,0,0,0,78,56,1,0,0,0,78,57,1,0,0,0,78,58,1,0,0,0,79,3,
        1,0,0,0,80,81,5,66,0,0,81,94,5,42,0,0,82,84,5,4,0,0,83,85,5,56,0,
        0,84,83,1,0,0,0,84,85,1,0,0,0,85,86,1,0,0,0,86,94,5,42,0,0,87,88,
        5,28,0,0,88,89,3,28,14,0,89,90,5,42,0,0,90,94,1,0,0,0,91,92,5,29,
        0,0,92,94,5,42,0,0,93,80,1,0,0,0,93,82,1,0,0,0,93,87,1,0,0,0,93,
        91,1,0,0,0,94,5,1,0,0,0,95,158,5,34,0,0,96,158,3,8,4,0,97,98,5,22,
        0,0,98,104,3,12,6,0,99,100,5,23,0,0,100,101,5,80,0,0,101,103,3,12,
        6,0,102,99,1,0,0,0,103,106,1,0,0,0,104,102,1,0,0,0,104,105,1,0,0,
        0,105,109,1,0,0,0,106,104,1,0,0,0,107,108,5,23,0,0,108,110,3,10,
        5,0,109,107,1,0,0,0,109,110,1,0,0,0,110,158,1,0,0,0,111,112,5,24,
        0,0,112,113,3,14,7,0,113,114,3,10,5,0,114,158,1,0,0,0,115,116,5,
        26,0,0,116,117,3,10,5,0,117,118,5,24,0,0,118,120,3,14,7,0,119,121,
        5,34,0,0,120,119,1,0,0,0,120,121,1,0,0,0,121,158,1,0,0,0,122,123,
        5,27,0,0,123,124,3,14,7,0,124,125,3,10,5,0,125,158,1,0,0,0,126,128,
        5,25,0,0,127,129,5,7,0,0,128,127,1,0,0,0,128,129,1,0,0,0,129,130,
        1,0,0,0,130,131,3,14,7,0,131,132,3,10,5,0,132,158,1,0,0,0,133,134,
        5,5,0,0,134,136,3,8,4,0,135,137,3,18,9,0,136,135,1,0,0,0,137,138,
        1,0,0,0,138,136,1,0,0,0,138,139,1,0,0,0,139,158,1,0,0,0,140,158,
        5,86,0,0,141,142,5,88,0,0,142,144,5,36,0,0,143,145,3,40,20,0,144,
        143,1,0,0,0,144,145,1,0,0,0,145,146,1,0,0,0,146,158,5,37,0,0,147,
        152,3,28,14,0,148,149,5,35,0,0,149,151,3,28,14,0,150,148,1,0,0,0,
        151,154,1,0,0,0,152,150,1,0,0,0,152,153,1,0,0,0,153,155,1,0,0,0,
        154,152,1,0,0,0,155,156,3,20,10,0,156,158,1,0,0,0,157,95,1,0,0,0,
        157,96,1,0,0,0,157,97,1,0,0,0,157,111,1,0,0,0,157,115,1,0,0,0,157,
        122,1,0,0,0,157,126,1,0,0,0,157,133,1,0,0,0,157,140,1,0,0,0,157,
        141,1,0,0,0,157,147,1,0,0,0,158,7,1,0,0,0,159,163,5,38,0,0,160,162,
        3,2,1,0,161,160,1,0,0,0,162,165,1,0,0,0,163,161,1,0,0,0,163,164,
        1,0,0,0,164,166,1,0,0,0,165,163,1,0,0,0,166,167,5,39,0,0,167,9,1,
        0,0,0,168,170,3,4,2,0,169,168,1,0,0,0,170,173,1,0,0,0,171,169,1,
        0,0,0,171,172,1,0,0,0,172,174,1,0,0,0,173,171,1,0,0,0,174,175,3,
        6,3,0,175,11,1,0,0,0,176,178,7,0,0,0,177,176,1,0,0,0,177,178,1,0,
        0,0,178,179,1,0,0,0,179,180,3,14,7,0,180,181,3,10,5,0,181,188,1,
        0,0,0,182,184,5,49,0,0,183,182,1,0,0,0,183,184,1,0,0,0,184,185,1,
        0,0,0,185,186,5,1,0,0,186,188,3,8,4,0,187,177,1,0,0,0,187,183,1,
        0,0,0,188,13,1,0,0,0,189,191,5,36,0,0,190,192,3,16,8,0,191,190,1,
        0,0,0,191,192,1,0,0,0,192,199,1,0,0,0,193,195,5,34,0,0,194,196,3,
        16,8,0,195,194,1,0,0,0,195,196,1,0,0,0,196,198,1,0,0,0,197,193,1,
        0,0,0,198,201,1,0,0,0,199,197,1,0,0,0,199,200,1,0,0,0,200,202,1,
        0,0,0,201,199,1,0,0,0,202,203,5,37,0,0,203,15,1,0,0,0,204,209,3,
        28,14,0,205,206,5,35,0,0,206,208,3,28,14,0,207,205,1,0,0,0,208,211,
        1,0,0,0,209,207,1,0,0,0,209,210,1,0,0,0,210,17,1,0,0,0,211,209,1,
        0,0,0,212,213,5,6,0,0,213,214,3,14,7,0,214,215,3,8,4,0,215,19,1,
        0,0,0,216,239,5,34,0,0,217,219,5,5,0,0,218,217,1,0,0,0,218,219,1,
        0,0,0,219,229,1,0,0,0,220,221,5,68,0,0,221,226,3,22,11,0,222,223,
        5,35,0,0,223,225,3,22,11,0,224,222,1,0,0,0,225,228,1,0,0,0,226,224,
        1,0,0,0,226,227,1,0,0,0,227,230,1,0,0,0,228,226,1,0,0,0,229,220,
        1,0,0,0,229,230,1,0,0,0,230,231,1,0,0,0,231,235,3,8,4,0,232,234,
        3,18,9,0,233,232,1,0,0,0,234,237,1,0,0,0,235,233,1,0,0,0,235,236,
        1,0,0,0,236,239,1,0,0,0,237,235,1,0,0,0,238,216,1,0,0,0,238,218,
        1,0,0,0,239,21,1,0,0,0,240,245,3,24,12,0,241,243,3,36,18,0,242,244,
        5,45,0,0,243,242,1,0,0,0,243,244,1,0,0,0,244,246,1,0,0,0,245,241,
        1,0,0,0,245,246,1,0,0,0,246,23,1,0,0,0,247,249,7,1,0,0,248,247,1,
        0,0,0,249,250,1,0,0,0,250,248,1,0,0,0,250,251,1,0,0,0,251,253,1,
        0,0,0,252,254,3,26,13,0,253,252,1,0,0,0,253,254,1,0,0,0,254,257,
        1,0,0,0,255,257,3,26,13,0,256,248,1,0,0,0,256,255,1,0,0,0,257,25,
        1,0,0,0,258,275,7,2,0,0,259,274,3,38,19,0,260,262,5,36,0,0,261,263,
        3,40,20,0,262,261,1,0,0,0,262,263,1,0,0,0,263,264,1,0,0,0,264,274,
        5,37,0,0,265,267,5,43,0,0,266,268,5,3,0,0,267,266,1,0,0,0,267,268,
        1,0,0,0,268,269,1,0,0,0,269,274,7,2,0,0,270,274,5,45,0,0,271,274,
        5,56,0,0,272,274,5,8,0,0,273,259,1,0,0,0,273,260,1,0,0,0,273,265,
        1,0,0,0,273,270,1,0,0,0,273,271,1,0,0,0,273,272,1,0,0,0,274,277,
        1,0,0,0,275,273,1,0,0,0,275,276,1,0,0,0,276,27,1,0,0,0,277,275,1,
        0,0,0,278,300,3,30,15,0,279,281,7,3,0,0,280,282,3,30,15,0,281,280,
        1,0,0,0,281,282,1,0,0,0,282,299,1,0,0,0,283,292,5,44,0,0,284,289,
        3,28,14,0,285,286,5,35,0,0,286,288,3,28,14,0,287,285,1,0,0,0,288,
        291,1,0,0,0,289,287,1,0,0,0,289,290,1,0,0,0,290,293,1,0,0,0,291,
        289,1,0,0,0,292,284,1,0,0,0,292,293,1,0,0,0,293,294,1,0,0,0,294,
        296,5,42,0,0,295,297,3,30,15,0,296,295,1,0,0,0,296,297,1,0,0,0,297,
        299,1,0,0,0,298,279,1,0,0,0,298,283,1,0,0,0,299,302,1,0,0,0,300,
        298,1,0,0,0,300,301,1,0,0,0,301,29,1,0,0,0,302,300,1,0,0,0,303,343,
        5,73,0,0,304,343,5,49,0,0,305,343,5,48,0,0,306,343,5,19,0,0,307,
        343,5,7,0,0,308,343,5,43,0,0,309,343,5,16,0,0,310,343,5,12,0,0,311,
        343,5,13,0,0,312,343,5,1,0,0,313,343,5,17,0,0,314,343,5,2,0,0,315,
        343,5,18,0,0,316,343,5,31,0,0,317,343,5,30,0,0,318,343,5,32,0,0,
        319,343,5,33,0,0,320,322,5,3,0,0,321,323,3,38,19,0,322,321,1,0,0,
        0,322,323,1,0,0,0,323,343,1,0,0,0,324,325,7,4,0,0,325,327,5,36,0,
        0,326,328,3,40,20,0,327,326,1,0,0,0,327,328,1,0,0,0,328,329,1,0,
        0,0,329,343,5,37,0,0,330,331,5,79,0,0,331,333,5,40,0,0,332,334,3,
        40,20,0,333,332,1,0,0,0,333,334,1,0,0,0,334,335,1,0,0,0,335,336,
        5,41,0,0,336,343,5,41,0,0,337,339,5,76,0,0,338,340,3,40,20,0,339,
        338,1,0,0,0,339,340,1,0,0,0,340,341,1,0,0,0,341,343,5,37,0,0,342,
        303,1,0,0,0,342,304,1,0,0,0,342,305,1,0,0,0,342,306,1,0,0,0,342,
        307,1,0,0,0,342,308,1,0,0,0,342,309,1,0,0,0,342,310,1,0,0,0,342,
        311,1,0,0,0,342,312,1,0,0,0,342,313,1,0,0,0,342,314,1,0,0,0,342,
        315,1,0,0,0,342,316,1,0,0,0,342,317,1,0,0,0,342,318,1,0,0,0,342,
        319,1,0,0,0,342,320,1,0,0,0,342,324,1,0,0,0,342,330,1,0,0,0,342,
        337,1,0,0,0,343,344,1,0,0,0,344,342,1,0,0,0,344,345,1,0,0,0,345,
        347,1,0,0,0,346,348,3,32,16,0,347,346,1,0,0,0,347,348,1,0,0,0,348,
        351,1,0,0,0,349,351,3,32,16,0,350,342,1,0,0,0,350,349,1,0,0,0,351,
        31,1,0,0,0,352,390,5,55,0,0,353,390,5,56,0,0,354,390,5,9,0,0,355,
        390,5,10,0,0,356,390,5,8,0,0,357,390,5,67,0,0,358,390,5,29,0,0,359,
        390,5,21,0,0,360,390,5,20,0,0,361,390,5,45,0,0,362,364,5,36,0,0,
        363,365,3,40,20,0,364,363,1,0,0,0,364,365,1,0,0,0,365,366,1,0,0,
        0,366,390,5,37,0,0,367,369,5,40,0,0,368,370,3,40,20,0,369,368,1,
        0,0,0,369,370,1,0,0,0,370,371,1,0,0,0,371,390,5,41,0,0,372,376,5,
        65,0,0,373,375,3,2,1,0,374,373,1,0,0,0,375,378,1,0,0,0,376,374,1,
        0,0,0,376,377,1,0,0,0,377,379,1,0,0,0,378,376,1,0,0,0,379,390,5,
        39,0,0,380,384,5,69,0,0,381,383,3,2,1,0,382,381,1,0,0,0,383,386,
        1,0,0,0,384,382,1,0,0,0,384,385,1,0,0,0,385,387,1,0,0,0,386,384,
        1,0,0,0,387,390,5,39,0,0,388,390,3,36,18,0,389,352,1,0,0,0,389,353,
        1,0,0,0,389,354,1,0,0,0,389,355,1,0,0,0,389,356,1,0,0,0,389,357,
        1,0,0,0,389,358,1,0,0,0,389,359,1,0,0,0,389,360,1,0,0,0,389,361,
        1,0,0,0,389,362,1,0,0,0,389,367,1,0,0,0,389,372,1,0,0,0,389,380,
        1,0,0,0,389,388,1,0,0,0,390,431,1,0,0,0,391,393,5,36,0,0,392,394,
        3,40,20,0,393,392,1,0,0,0,393,394,1,0,0,0,394,395,1,0,0,0,395,430,
        5,37,0,0,396,398,5,40,0,0,397,399,3,40,20,0,398,397,1,0,0,0,398,
        399,1,0,0,0,399,400,1,0,0,0,400,430,5,41,0,0,401,430,3,38,19,0,402,
        404,7,5,0,0,403,405,5,3,0,0,404,403,1,0,0,0,404,405,1,0,0,0,405,
        407,1,0,0,0,406,408,5,49,0,0,407,406,1,0,0,0,407,408,1,0,0,0,408,
        409,1,0,0,0,409,430,7,6,0,0,410,430,5,48,0,0,411,430,5,45,0,0,412,
        416,5,65,0,0,413,415,3,2,1,0,414,413,1,0,0,0,415,418,1,0,0,0,416,
        414,1,0,0,0,416,417,1,0,0,0,417,419,1,0,0,0,418,416,1,0,0,0,419,
        430,5,39,0,0,420,424,5,69,0,0,421,423,3,2,1,0,422,421,1,0,0,0,423,
        426,1,0,0,0,424,422,1,0,0,0,424,425,1,0,0,0,425,427,1,0,0,0,426,
        424,1,0,0,0,427,430,5,39,0,0,428,430,3,36,18,0,429,391,1,0,0,0,429,
        396,1,0,0,0,429,401,1,0,0,0,429,402,1,0,0,0,429,410,1,0,0,0,429,
        411,1,0,0,0,429,412,1,0,0,0,429,420,1,0,0,0,429,428,1,0,0,0,430,
        433,1,0,0,0,431,429,1,0,0,0,431,432,1,0,0,0,432,437,1,0,0,0,433,
        431,1,0,0,0,434,436,3,34,17,0,435,434,1,0,0,0,436,439,1,0,0,0,437,
        435,1,0,0,0,437,438,1,0,0,0,438,465,1,0,0,0,439,437,1,0,0,0,440,
        441,5,64,0,0,441,443,3,24,12,0,442,440,1,0,0,0,443,444,1,0,0,0,444,
        442,1,0,0,0,444,445,1,0,0,0,445,463,1,0,0,0,446,450,5,65,0,0,447,
        449,3,2,1,0,448,447,1,0,0,0,449,452,1,0,0,0,450,448,1,0,0,0,450,
        451,1,0,0,0,451,453,1,0,0,0,452,450,1,0,0,0,453,456,5,39,0,0,454,
        456,3,36,18,0,455,446,1,0,0,0,455,454,1,0,0,0,456,460,1,0,0,0,457,
        459,3,34,17,0,458,457,1,0,0,0,459,462,1,0,0,0,460,458,1,0,0,0,460,
        461,1,0,0,0,461,464,1,0,0,0,462,460,1,0,0,0,463,455,1,0,0,0,463,
        464,1,0,0,0,464,466,1,0,0,0,465,442,1,0,0,0,465,466,1,0,0,0,466,
        493,1,0,0,0,467,468,5,64,0,0,468,470,3,24,12,0,469,467,1,0,0,0,470,
        471,1,0,0,0,471,469,1,0,0,0,471,472,1,0,0,0,472,490,1,0,0,0,473,
        477,5,65,0,0,474,476,3,2,1,0,475,474,1,0,0,0,476,479,1,0,0,0,477,
        475,1,0,0,0,477,478,1,0,0,0,478,480,1,0,0,0,479,477,1,0,0,0,480,
        483,5,39,0,0,481,483,3,36,18,0,482,473,1,0,0,0,482,481,1,0,0,0,483,
        487,1,0,0,0,484,486,3,34,17,0,485,484,1,0,0,0,486,489,1,0,0,0,487,
        485,1,0,0,0,487,488,1,0,0,0,488,491,1,0,0,0,489,487,1,0,0,0,490,
        482,1,0,0,0,490,491,1,0,0,0,491,493,1,0,0,0,492,389,1,0,0,0,492,
        469,1,0,0,0,493,33,1,0,0,0,494,525,5,55,0,0,495,525,5,56,0,0,496,
        525,5,9,0,0,497,525,5,10,0,0,498,525,5,8,0,0,499,525,5,67,0,0,500,
        525,5,12,0,0,501,525,5,13,0,0,502,525,5,1,0,0,503,525,5,16,0,0,504,
        525,5,17,0,0,505,525,5,2,0,0,506,525,5,18,0,0,507,525,5,7,0,0,508,
        525,5,3,0,0,509,525,5,14,0,0,510,525,5,15,0,0,511,525,5,19,0,0,512,
        525,5,21,0,0,513,525,5,31,0,0,514,525,5,30,0,0,515,525,5,32,0,0,
        516,525,5,33,0,0,517,518,5,79,0,0,518,520,5,40,0,0,519,521,3,40,
        20,0,520,519,1,0,0,0,520,521,1,0,0,0,521,522,1,0,0,0,522,523,5,41,
        0,0,523,525,5,41,0,0,524,494,1,0,0,0,524,495,1,0,0,0,524,496,1,0,
        0,0,524,497,1,0,0,0,524,498,1,0,0,0,524,499,1,0,0,0,524,500,1,0,
        0,0,524,501,1,0,0,0,524,502,1,0,0,0,524,503,1,0,0,0,524,504,1,0,
        0,0,524,505,1,0,0,0,524,506,1,0,0,0,524,507,1,0,0,0,524,508,1,0,
        0,0,524,509,1,0,0,0,524,510,1,0,0,0,524,511,1,0,0,0,524,512,1,0,
        0,0,524,513,1,0,0,0,524,514,1,0,0,0,524,515,1,0,0,0,524,516,1,0,
        0,0,524,517,1,0,0,0,525,566,1,0,0,0,526,528,5,36,0,0,527,529,3,40,
        20,0,528,527,1,0,0,0,528,529,1,0,0,0,529,530,1,0,0,0,530,565,5,37,
        0,0,531,533,5,40,0,0,532,534,3,40,20,0,533,532,1,0,0,0,533,534,1,
        0,0,0,534,535,1,0,0,0,535,565,5,41,0,0,536,565,3,38,19,0,537,539,
        7,5,0,0,538,540,5,3,0,0,539,538,1,0,0,0,539,540,1,0,0,0,540,542,
        1,0,0,0,541,543,5,49,0,0,542,541,1,0,0,0,542,543,1,0,0,0,543,544,
        1,0,0,0,544,565,7,6,0,0,545,565,5,48,0,0,546,565,5,45,0,0,547,551,
        5,65,0,0,548,550,3,2,1,0,549,548,1,0,0,0,550,553,1,0,0,0,551,549,
        1,0,0,0,551,552,1,0,0,0,552,554,1,0,0,0,553,551,1,0,0,0,554,565,
        5,39,0,0,555,559,5,69,0,0,556,558,3,2,1,0,557,556,1,0,0,0,558,561,
        1,0,0,0,559,557,1,0,0,0,559,560,1,0,0,0,560,562,1,0,0,0,561,559,
        1,0,0,0,562,565,5,39,0,0,563,565,3,36,18,0,564,526,1,0,0,0,564,531,
        1,0,0,0,564,536,1,0,0,0,564,537,1,0,0,0,564,545,1,0,0,0,564,546,
        1,0,0,0,564,547,1,0,0,0,564,555,1,0,0,0,564,563,1,0,0,0,565,568,
        1,0,0,0,566,564,1,0,0,0,566,567,1,0,0,0,567,35,1,0,0,0,568,566,1,
        0,0,0,569,571,5,78,0,0,570,572,3,40,20,0,571,570,1,0,0,0,571,572,
        1,0,0,0,572,573,1,0,0,0,573,574,5,39,0,0,574,37,1,0,0,0,575,577,
        5,62,0,0,576,578,3,40,20,0,577,576,1,0,0,0,577,578,1,0,0,0,578,579,
        1,0,0,0,579,580,5,63,0,0,580,39,1,0,0,0,581,583,7,7,0,0,582,581,
        1,0,0,0,583,586,1,0,0,0,584,582,1,0,0,0,584,585,1,0,0,0,585,587,
        1,0,0,0,586,584,1,0,0,0,587,596,3,42,21,0,588,590,7,7,0,0,589,588,
        1,0,0,0,590,591,1,0,0,0,591,589,1,0,0,0,591,592,1,0,0,0,592,593,
        1,0,0,0,593,595,3,42,21,0,594,589,1,0,0,0,595,598,1,0,0,0,596,594,
        1,0,0,0,596,597,1,0,0,0,597,602,1,0,0,0,598,596,1,0,0,0,599,601,
        7,7,0,0,600,599,1,0,0,0,601,604,1,0,0,0,602,600,1,0,0,0,602,603,
        1,0,0,0,603,611,1,0,0,0,604,602,1,0,0,0,605,607,7,7,0,0,606,605,
        1,0,0,0,607,608,1,0,0,0,608,606,1,0,0,0,608,609,1,0,0,0,609,611,
        1,0,0,0,610,584,1,0,0,0,610,606,1,0,0,0,611,41,1,0,0,0,612,616,3,
        28,14,0,613,615,3,44,22,0,614,613,1,0,0,0,615,618,1,0,0,0,616,614,
        1,0,0,0,616,617,1,0,0,0,617,625,1,0,0,0,618,616,1,0,0,0,619,621,
        3,44,22,0,620,619,1,0,0,0,621,622,1,0,0,0,622,620,1,0,0,0,622,623,
        1,0,0,0,623,625,1,0,0,0,624,612,1,0,0,0,624,620,1,0,0,0,625,43,1,
        0,0,0,626,640,5,42,0,0,627,640,5,22,0,0,628,640,5,23,0,0,629,640,
        5,80,0,0,630,640,5,24,0,0,631,640,5,25,0,0,632,640,5,26,0,0,633,
        640,5,27,0,0,634,640,5,28,0,0,635,640,5,5,0,0,636,640,5,6,0,0,637,
        640,5,4,0,0,638,640,3,8,4,0,639,626,1,0,0,0,639,627,1,0,0,0,639,
        628,1,0,0,0,639,629,1,0,0,0,639,630,1,0,0,0,639,631,1,0,0,0,639,
        632,1,0,0,0,639,633,1,0,0,0,639,634,1,0,0,0,639,635,1,0,0,0,639,
        636,1,0,0,0,639,637,1,0,0,0,639,638,1,0,0,0,640,642,1,0,0,0,641,
        643,3,28,14,0,642,641,1,0,0,0,642,643,1,0,0,0,643,45,1,0,0,0,101,
        49,62,69,74,78,84,93,104,109,120,128,138,144,152,157,163,171,177,
        183,187,191,195,199,209,218,226,229,235,238,243,245,250,253,256,
        262,267,273,275,281,289,292,296,298,300,322,327,333,339,342,344,
        347,350,364,369,376,384,389,393,398,404,407,416,424,429,431,437,
        444,450,455,460,463,465,471,477,482,487,490,492,520,524,528,533,
        539,542,551,559,564,566,571,577,584,591,596,602,608,610,616,622,
        624,639,642
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
    public UNKNOWN_DIRECTIVE(): antlr.TerminalNode | null {
        return this.getToken(CppParser.UNKNOWN_DIRECTIVE, 0);
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
    public branch(): BranchContext[];
    public branch(i: number): BranchContext | null;
    public branch(i?: number): BranchContext[] | BranchContext | null {
        if (i === undefined) {
            return this.getRuleContexts(BranchContext);
        }

        return this.getRuleContext(i, BranchContext);
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
    public body(): BodyContext | null {
        return this.getRuleContext(0, BodyContext);
    }
    public WHILE(): antlr.TerminalNode | null {
        return this.getToken(CppParser.WHILE, 0);
    }
    public condition(): ConditionContext | null {
        return this.getRuleContext(0, ConditionContext);
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
    public LPAREN(): antlr.TerminalNode | null {
        return this.getToken(CppParser.LPAREN, 0);
    }
    public RPAREN(): antlr.TerminalNode | null {
        return this.getToken(CppParser.RPAREN, 0);
    }
    public arguments(): ArgumentsContext | null {
        return this.getRuleContext(0, ArgumentsContext);
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


export class BranchContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public condition(): ConditionContext | null {
        return this.getRuleContext(0, ConditionContext);
    }
    public body(): BodyContext | null {
        return this.getRuleContext(0, BodyContext);
    }
    public DECLARATION(): antlr.TerminalNode | null {
        return this.getToken(CppParser.DECLARATION, 0);
    }
    public IDENTIFIER(): antlr.TerminalNode | null {
        return this.getToken(CppParser.IDENTIFIER, 0);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public NOT(): antlr.TerminalNode | null {
        return this.getToken(CppParser.NOT, 0);
    }
    public override get ruleIndex(): number {
        return CppParser.RULE_branch;
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
    public phrases(): PhrasesContext[];
    public phrases(i: number): PhrasesContext | null;
    public phrases(i?: number): PhrasesContext[] | PhrasesContext | null {
        if (i === undefined) {
            return this.getRuleContexts(PhrasesContext);
        }

        return this.getRuleContext(i, PhrasesContext);
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
        return CppParser.RULE_condition;
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
    		return this.getTokens(CppParser.COMMA);
    	} else {
    		return this.getToken(CppParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return CppParser.RULE_phrases;
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
    public ATTRIBUTES(): antlr.TerminalNode | null {
        return this.getToken(CppParser.ATTRIBUTES, 0);
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
    public item(): ItemContext[];
    public item(i: number): ItemContext | null;
    public item(i?: number): ItemContext[] | ItemContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ItemContext);
        }

        return this.getRuleContext(i, ItemContext);
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
    public arguments(): ArgumentsContext | null {
        return this.getRuleContext(0, ArgumentsContext);
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
    public COLON(): antlr.TerminalNode | null {
        return this.getToken(CppParser.COLON, 0);
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
