
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
    public static readonly RULE_branch = 6;
    public static readonly RULE_condition = 7;
    public static readonly RULE_handler = 8;
    public static readonly RULE_tail = 9;
    public static readonly RULE_initialiser = 10;
    public static readonly RULE_base = 11;
    public static readonly RULE_named = 12;
    public static readonly RULE_phrase = 13;
    public static readonly RULE_operand = 14;
    public static readonly RULE_chain = 15;
    public static readonly RULE_word = 16;
    public static readonly RULE_braces = 17;
    public static readonly RULE_angles = 18;
    public static readonly RULE_arguments = 19;
    public static readonly RULE_argument = 20;
    public static readonly RULE_oddity = 21;

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
        "branch", "condition", "handler", "tail", "initialiser", "base", 
        "named", "phrase", "operand", "chain", "word", "braces", "angles", 
        "arguments", "argument", "oddity",
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
            this.state = 47;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 10670639) !== 0)) {
                {
                {
                this.state = 44;
                this.item();
                }
                }
                this.state = 49;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 50;
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
            this.state = 75;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 4, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 52;
                this.label();
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 53;
                this.statement();
                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 54;
                this.match(CppParser.DIRECTIVE);
                }
                break;
            case 4:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 55;
                this.match(CppParser.GROUP_IF);
                this.state = 59;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 10670639) !== 0)) {
                    {
                    {
                    this.state = 56;
                    this.item();
                    }
                    }
                    this.state = 61;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 71;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 82) {
                    {
                    {
                    this.state = 62;
                    this.match(CppParser.GROUP_ELSE);
                    this.state = 66;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 10670639) !== 0)) {
                        {
                        {
                        this.state = 63;
                        this.item();
                        }
                        }
                        this.state = 68;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    }
                    this.state = 73;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 74;
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
            this.state = 90;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.LABEL:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 77;
                this.match(CppParser.LABEL);
                this.state = 78;
                this.match(CppParser.COLON);
                }
                break;
            case CppParser.ACCESS:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 79;
                this.match(CppParser.ACCESS);
                this.state = 81;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 56) {
                    {
                    this.state = 80;
                    this.match(CppParser.IDENTIFIER);
                    }
                }

                this.state = 83;
                this.match(CppParser.COLON);
                }
                break;
            case CppParser.CASE:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 84;
                this.match(CppParser.CASE);
                this.state = 85;
                this.phrase();
                this.state = 86;
                this.match(CppParser.COLON);
                }
                break;
            case CppParser.DEFAULT:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 88;
                this.match(CppParser.DEFAULT);
                this.state = 89;
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
            this.state = 151;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 92;
                this.match(CppParser.SEMI);
                }
                break;
            case CppParser.LBRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 93;
                this.block();
                }
                break;
            case CppParser.IF:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 94;
                this.match(CppParser.IF);
                this.state = 95;
                this.branch();
                this.state = 101;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 7, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 96;
                        this.match(CppParser.ELSE);
                        this.state = 97;
                        this.match(CppParser.ELSE_IF);
                        this.state = 98;
                        this.branch();
                        }
                        }
                    }
                    this.state = 103;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 7, this.context);
                }
                this.state = 106;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 8, this.context) ) {
                case 1:
                    {
                    this.state = 104;
                    this.match(CppParser.ELSE);
                    this.state = 105;
                    this.body();
                    }
                    break;
                }
                }
                break;
            case CppParser.WHILE:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 108;
                this.match(CppParser.WHILE);
                this.state = 109;
                this.condition();
                this.state = 110;
                this.body();
                }
                break;
            case CppParser.DO:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 112;
                this.match(CppParser.DO);
                this.state = 113;
                this.body();
                this.state = 114;
                this.match(CppParser.WHILE);
                this.state = 115;
                this.condition();
                this.state = 117;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 9, this.context) ) {
                case 1:
                    {
                    this.state = 116;
                    this.match(CppParser.SEMI);
                    }
                    break;
                }
                }
                break;
            case CppParser.SWITCH:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 119;
                this.match(CppParser.SWITCH);
                this.state = 120;
                this.condition();
                this.state = 121;
                this.body();
                }
                break;
            case CppParser.FOR:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 123;
                this.match(CppParser.FOR);
                this.state = 125;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 7) {
                    {
                    this.state = 124;
                    this.match(CppParser.UNARY);
                    }
                }

                this.state = 127;
                this.condition();
                this.state = 128;
                this.body();
                }
                break;
            case CppParser.TRY:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 130;
                this.match(CppParser.TRY);
                this.state = 131;
                this.block();
                this.state = 135;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 6) {
                    {
                    {
                    this.state = 132;
                    this.handler();
                    }
                    }
                    this.state = 137;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case CppParser.MACRO_STATEMENT:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 138;
                this.match(CppParser.MACRO_STATEMENT);
                }
                break;
            case CppParser.INVOKED_STATEMENT:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 139;
                this.match(CppParser.INVOKED_STATEMENT);
                this.state = 140;
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
                this.state = 141;
                this.phrase();
                this.state = 146;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 35) {
                    {
                    {
                    this.state = 142;
                    this.match(CppParser.COMMA);
                    this.state = 143;
                    this.phrase();
                    }
                    }
                    this.state = 148;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 149;
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
            this.state = 153;
            this.match(CppParser.LBRACE);
            this.state = 157;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 10670639) !== 0)) {
                {
                {
                this.state = 154;
                this.item();
                }
                }
                this.state = 159;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 160;
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
            this.state = 165;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 15, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 162;
                    this.label();
                    }
                    }
                }
                this.state = 167;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 15, this.context);
            }
            this.state = 168;
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
            this.state = 181;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 18, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 171;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 1 || _la === 56) {
                    {
                    this.state = 170;
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

                this.state = 173;
                this.condition();
                this.state = 174;
                this.body();
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 177;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 49) {
                    {
                    this.state = 176;
                    this.match(CppParser.NOT);
                    }
                }

                this.state = 179;
                this.match(CppParser.DECLARATION);
                this.state = 180;
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
            this.state = 183;
            this.match(CppParser.LPAREN);
            this.state = 185;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                {
                this.state = 184;
                this.arguments();
                }
            }

            this.state = 187;
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
        this.enterRule(localContext, 16, CppParser.RULE_handler);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 189;
            this.match(CppParser.CATCH);
            this.state = 190;
            this.condition();
            this.state = 191;
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
        this.enterRule(localContext, 18, CppParser.RULE_tail);
        let _la: number;
        try {
            this.state = 215;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 193;
                this.match(CppParser.SEMI);
                }
                break;
            case CppParser.TRY:
            case CppParser.LBRACE:
            case CppParser.INITIALISERS:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 195;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 5) {
                    {
                    this.state = 194;
                    this.match(CppParser.TRY);
                    }
                }

                this.state = 206;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 68) {
                    {
                    this.state = 197;
                    this.match(CppParser.INITIALISERS);
                    this.state = 198;
                    this.initialiser();
                    this.state = 203;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 35) {
                        {
                        {
                        this.state = 199;
                        this.match(CppParser.COMMA);
                        this.state = 200;
                        this.initialiser();
                        }
                        }
                        this.state = 205;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 208;
                this.block();
                this.state = 212;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 6) {
                    {
                    {
                    this.state = 209;
                    this.handler();
                    }
                    }
                    this.state = 214;
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
        this.enterRule(localContext, 20, CppParser.RULE_initialiser);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 217;
            this.base();
            this.state = 222;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 78) {
                {
                this.state = 218;
                this.braces();
                this.state = 220;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 45) {
                    {
                    this.state = 219;
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
        this.enterRule(localContext, 22, CppParser.RULE_base);
        let _la: number;
        try {
            let alternative: number;
            this.state = 233;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.DECLARATION:
            case CppParser.ACCESS:
            case CppParser.SPECIFIER:
            case CppParser.QUALIFIER:
            case CppParser.COLONS:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 225;
                this.errorHandler.sync(this);
                alternative = 1;
                do {
                    switch (alternative) {
                    case 1:
                        {
                        {
                        this.state = 224;
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
                    this.state = 227;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 27, this.context);
                } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                this.state = 230;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 8 || _la === 56) {
                    {
                    this.state = 229;
                    this.named();
                    }
                }

                }
                break;
            case CppParser.WORD:
            case CppParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 232;
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
        this.enterRule(localContext, 24, CppParser.RULE_named);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 235;
            _la = this.tokenStream.LA(1);
            if(!(_la === 8 || _la === 56)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 252;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 8 || ((((_la - 36)) & ~0x1F) === 0 && ((1 << (_la - 36)) & 68158081) !== 0)) {
                {
                this.state = 250;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CppParser.ANGLE_OPEN:
                    {
                    this.state = 236;
                    this.angles();
                    }
                    break;
                case CppParser.LPAREN:
                    {
                    this.state = 237;
                    this.match(CppParser.LPAREN);
                    this.state = 239;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                        {
                        this.state = 238;
                        this.arguments();
                        }
                    }

                    this.state = 241;
                    this.match(CppParser.RPAREN);
                    }
                    break;
                case CppParser.COLONS:
                    {
                    this.state = 242;
                    this.match(CppParser.COLONS);
                    this.state = 244;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 3) {
                        {
                        this.state = 243;
                        this.match(CppParser.TEMPLATE);
                        }
                    }

                    this.state = 246;
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
                    this.state = 247;
                    this.match(CppParser.ELLIPSIS);
                    }
                    break;
                case CppParser.IDENTIFIER:
                    {
                    this.state = 248;
                    this.match(CppParser.IDENTIFIER);
                    }
                    break;
                case CppParser.WORD:
                    {
                    this.state = 249;
                    this.match(CppParser.WORD);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 254;
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
        this.enterRule(localContext, 26, CppParser.RULE_phrase);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 255;
            this.operand();
            this.state = 277;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 11 || ((((_la - 44)) & ~0x1F) === 0 && ((1 << (_la - 44)) & 1140852673) !== 0)) {
                {
                this.state = 275;
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
                    this.state = 256;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 11 || ((((_la - 50)) & ~0x1F) === 0 && ((1 << (_la - 50)) & 17825823) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 258;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3762288526) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25372947) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 53803) !== 0)) {
                        {
                        this.state = 257;
                        this.operand();
                        }
                    }

                    }
                    break;
                case CppParser.QUESTION:
                    {
                    this.state = 260;
                    this.match(CppParser.QUESTION);
                    this.state = 269;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3762288526) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25372947) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 53803) !== 0)) {
                        {
                        this.state = 261;
                        this.phrase();
                        this.state = 266;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 35) {
                            {
                            {
                            this.state = 262;
                            this.match(CppParser.COMMA);
                            this.state = 263;
                            this.phrase();
                            }
                            }
                            this.state = 268;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 271;
                    this.match(CppParser.COLON);
                    this.state = 273;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3762288526) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25372947) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 53803) !== 0)) {
                        {
                        this.state = 272;
                        this.operand();
                        }
                    }

                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 279;
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
        this.enterRule(localContext, 28, CppParser.RULE_operand);
        let _la: number;
        try {
            this.state = 327;
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
                this.state = 319;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    this.state = 319;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case CppParser.PREFIX:
                        {
                        this.state = 280;
                        this.match(CppParser.PREFIX);
                        }
                        break;
                    case CppParser.NOT:
                        {
                        this.state = 281;
                        this.match(CppParser.NOT);
                        }
                        break;
                    case CppParser.STEP:
                        {
                        this.state = 282;
                        this.match(CppParser.STEP);
                        }
                        break;
                    case CppParser.SIZEOF:
                        {
                        this.state = 283;
                        this.match(CppParser.SIZEOF);
                        }
                        break;
                    case CppParser.UNARY:
                        {
                        this.state = 284;
                        this.match(CppParser.UNARY);
                        }
                        break;
                    case CppParser.COLONS:
                        {
                        this.state = 285;
                        this.match(CppParser.COLONS);
                        }
                        break;
                    case CppParser.EXTENSION:
                        {
                        this.state = 286;
                        this.match(CppParser.EXTENSION);
                        }
                        break;
                    case CppParser.SPECIFIER:
                        {
                        this.state = 287;
                        this.match(CppParser.SPECIFIER);
                        }
                        break;
                    case CppParser.QUALIFIER:
                        {
                        this.state = 288;
                        this.match(CppParser.QUALIFIER);
                        }
                        break;
                    case CppParser.DECLARATION:
                        {
                        this.state = 289;
                        this.match(CppParser.DECLARATION);
                        }
                        break;
                    case CppParser.STRUCT:
                        {
                        this.state = 290;
                        this.match(CppParser.STRUCT);
                        }
                        break;
                    case CppParser.CLASS:
                        {
                        this.state = 291;
                        this.match(CppParser.CLASS);
                        }
                        break;
                    case CppParser.ENUM:
                        {
                        this.state = 292;
                        this.match(CppParser.ENUM);
                        }
                        break;
                    case CppParser.RETURN:
                        {
                        this.state = 293;
                        this.match(CppParser.RETURN);
                        }
                        break;
                    case CppParser.GOTO:
                        {
                        this.state = 294;
                        this.match(CppParser.GOTO);
                        }
                        break;
                    case CppParser.BREAK:
                        {
                        this.state = 295;
                        this.match(CppParser.BREAK);
                        }
                        break;
                    case CppParser.CONTINUE:
                        {
                        this.state = 296;
                        this.match(CppParser.CONTINUE);
                        }
                        break;
                    case CppParser.TEMPLATE:
                        {
                        this.state = 297;
                        this.match(CppParser.TEMPLATE);
                        this.state = 299;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 62) {
                            {
                            this.state = 298;
                            this.angles();
                            }
                        }

                        }
                        break;
                    case CppParser.TYPEOF:
                    case CppParser.ATTRIBUTE:
                        {
                        this.state = 301;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 14 || _la === 15)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 302;
                        this.match(CppParser.LPAREN);
                        this.state = 304;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                            {
                            this.state = 303;
                            this.arguments();
                            }
                        }

                        this.state = 306;
                        this.match(CppParser.RPAREN);
                        }
                        break;
                    case CppParser.ATTRIBUTES:
                        {
                        this.state = 307;
                        this.match(CppParser.ATTRIBUTES);
                        this.state = 308;
                        this.match(CppParser.LBRACK);
                        this.state = 310;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                            {
                            this.state = 309;
                            this.arguments();
                            }
                        }

                        this.state = 312;
                        this.match(CppParser.RBRACK);
                        this.state = 313;
                        this.match(CppParser.RBRACK);
                        }
                        break;
                    case CppParser.CAST:
                        {
                        this.state = 314;
                        this.match(CppParser.CAST);
                        this.state = 316;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                            {
                            this.state = 315;
                            this.arguments();
                            }
                        }

                        this.state = 318;
                        this.match(CppParser.RPAREN);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 321;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3222270094) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 198659) !== 0) || ((((_la - 73)) & ~0x1F) === 0 && ((1 << (_la - 73)) & 73) !== 0));
                this.state = 324;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 540018432) !== 0) || ((((_la - 36)) & ~0x1F) === 0 && ((1 << (_la - 36)) & 2954363409) !== 0) || _la === 69 || _la === 78) {
                    {
                    this.state = 323;
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
                this.state = 326;
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
        this.enterRule(localContext, 30, CppParser.RULE_chain);
        let _la: number;
        try {
            this.state = 469;
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
                this.state = 366;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CppParser.NUMBER:
                    {
                    this.state = 329;
                    this.match(CppParser.NUMBER);
                    }
                    break;
                case CppParser.IDENTIFIER:
                    {
                    this.state = 330;
                    this.match(CppParser.IDENTIFIER);
                    }
                    break;
                case CppParser.CHARACTER:
                    {
                    this.state = 331;
                    this.match(CppParser.CHARACTER);
                    }
                    break;
                case CppParser.STRING:
                    {
                    this.state = 332;
                    this.match(CppParser.STRING);
                    }
                    break;
                case CppParser.WORD:
                    {
                    this.state = 333;
                    this.match(CppParser.WORD);
                    }
                    break;
                case CppParser.OPERATOR_NAME:
                    {
                    this.state = 334;
                    this.match(CppParser.OPERATOR_NAME);
                    }
                    break;
                case CppParser.DEFAULT:
                    {
                    this.state = 335;
                    this.match(CppParser.DEFAULT);
                    }
                    break;
                case CppParser.ASM:
                    {
                    this.state = 336;
                    this.match(CppParser.ASM);
                    }
                    break;
                case CppParser.GENERIC:
                    {
                    this.state = 337;
                    this.match(CppParser.GENERIC);
                    }
                    break;
                case CppParser.ELLIPSIS:
                    {
                    this.state = 338;
                    this.match(CppParser.ELLIPSIS);
                    }
                    break;
                case CppParser.LPAREN:
                    {
                    this.state = 339;
                    this.match(CppParser.LPAREN);
                    this.state = 341;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                        {
                        this.state = 340;
                        this.arguments();
                        }
                    }

                    this.state = 343;
                    this.match(CppParser.RPAREN);
                    }
                    break;
                case CppParser.LBRACK:
                    {
                    this.state = 344;
                    this.match(CppParser.LBRACK);
                    this.state = 346;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                        {
                        this.state = 345;
                        this.arguments();
                        }
                    }

                    this.state = 348;
                    this.match(CppParser.RBRACK);
                    }
                    break;
                case CppParser.MEMBERS:
                    {
                    this.state = 349;
                    this.match(CppParser.MEMBERS);
                    this.state = 353;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 10670639) !== 0)) {
                        {
                        {
                        this.state = 350;
                        this.item();
                        }
                        }
                        this.state = 355;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 356;
                    this.match(CppParser.RBRACE);
                    }
                    break;
                case CppParser.STATEMENTS_OPEN:
                    {
                    this.state = 357;
                    this.match(CppParser.STATEMENTS_OPEN);
                    this.state = 361;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 10670639) !== 0)) {
                        {
                        {
                        this.state = 358;
                        this.item();
                        }
                        }
                        this.state = 363;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 364;
                    this.match(CppParser.RBRACE);
                    }
                    break;
                case CppParser.INITIALISER:
                    {
                    this.state = 365;
                    this.braces();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 408;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 36)) & ~0x1F) === 0 && ((1 << (_la - 36)) & 603987601) !== 0) || _la === 69 || _la === 78) {
                    {
                    this.state = 406;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case CppParser.LPAREN:
                        {
                        this.state = 368;
                        this.match(CppParser.LPAREN);
                        this.state = 370;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                            {
                            this.state = 369;
                            this.arguments();
                            }
                        }

                        this.state = 372;
                        this.match(CppParser.RPAREN);
                        }
                        break;
                    case CppParser.LBRACK:
                        {
                        this.state = 373;
                        this.match(CppParser.LBRACK);
                        this.state = 375;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                            {
                            this.state = 374;
                            this.arguments();
                            }
                        }

                        this.state = 377;
                        this.match(CppParser.RBRACK);
                        }
                        break;
                    case CppParser.ANGLE_OPEN:
                        {
                        this.state = 378;
                        this.angles();
                        }
                        break;
                    case CppParser.COLONS:
                    case CppParser.DOT:
                    case CppParser.ARROW:
                        {
                        this.state = 379;
                        _la = this.tokenStream.LA(1);
                        if(!(((((_la - 43)) & ~0x1F) === 0 && ((1 << (_la - 43)) & 25) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 381;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 3) {
                            {
                            this.state = 380;
                            this.match(CppParser.TEMPLATE);
                            }
                        }

                        this.state = 384;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 49) {
                            {
                            this.state = 383;
                            this.match(CppParser.NOT);
                            }
                        }

                        this.state = 386;
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
                        this.state = 387;
                        this.match(CppParser.STEP);
                        }
                        break;
                    case CppParser.ELLIPSIS:
                        {
                        this.state = 388;
                        this.match(CppParser.ELLIPSIS);
                        }
                        break;
                    case CppParser.MEMBERS:
                        {
                        this.state = 389;
                        this.match(CppParser.MEMBERS);
                        this.state = 393;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 10670639) !== 0)) {
                            {
                            {
                            this.state = 390;
                            this.item();
                            }
                            }
                            this.state = 395;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 396;
                        this.match(CppParser.RBRACE);
                        }
                        break;
                    case CppParser.STATEMENTS_OPEN:
                        {
                        this.state = 397;
                        this.match(CppParser.STATEMENTS_OPEN);
                        this.state = 401;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 10670639) !== 0)) {
                            {
                            {
                            this.state = 398;
                            this.item();
                            }
                            }
                            this.state = 403;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 404;
                        this.match(CppParser.RBRACE);
                        }
                        break;
                    case CppParser.INITIALISER:
                        {
                        this.state = 405;
                        this.braces();
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 410;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 414;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3224369038) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25165827) !== 0) || _la === 67 || _la === 79) {
                    {
                    {
                    this.state = 411;
                    this.word();
                    }
                    }
                    this.state = 416;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 442;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 64) {
                    {
                    this.state = 419;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    do {
                        {
                        {
                        this.state = 417;
                        this.match(CppParser.BASES);
                        this.state = 418;
                        this.base();
                        }
                        }
                        this.state = 421;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    } while (_la === 64);
                    this.state = 440;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 65 || _la === 78) {
                        {
                        this.state = 432;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case CppParser.MEMBERS:
                            {
                            this.state = 423;
                            this.match(CppParser.MEMBERS);
                            this.state = 427;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 10670639) !== 0)) {
                                {
                                {
                                this.state = 424;
                                this.item();
                                }
                                }
                                this.state = 429;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            }
                            this.state = 430;
                            this.match(CppParser.RBRACE);
                            }
                            break;
                        case CppParser.INITIALISER:
                            {
                            this.state = 431;
                            this.braces();
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
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
                        }
                    }

                    }
                }

                }
                break;
            case CppParser.BASES:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 446;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 444;
                    this.match(CppParser.BASES);
                    this.state = 445;
                    this.base();
                    }
                    }
                    this.state = 448;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 64);
                this.state = 467;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 65 || _la === 78) {
                    {
                    this.state = 459;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case CppParser.MEMBERS:
                        {
                        this.state = 450;
                        this.match(CppParser.MEMBERS);
                        this.state = 454;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 10670639) !== 0)) {
                            {
                            {
                            this.state = 451;
                            this.item();
                            }
                            }
                            this.state = 456;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 457;
                        this.match(CppParser.RBRACE);
                        }
                        break;
                    case CppParser.INITIALISER:
                        {
                        this.state = 458;
                        this.braces();
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 464;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3224369038) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25165827) !== 0) || _la === 67 || _la === 79) {
                        {
                        {
                        this.state = 461;
                        this.word();
                        }
                        }
                        this.state = 466;
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
        this.enterRule(localContext, 32, CppParser.RULE_word);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 501;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.NUMBER:
                {
                this.state = 471;
                this.match(CppParser.NUMBER);
                }
                break;
            case CppParser.IDENTIFIER:
                {
                this.state = 472;
                this.match(CppParser.IDENTIFIER);
                }
                break;
            case CppParser.CHARACTER:
                {
                this.state = 473;
                this.match(CppParser.CHARACTER);
                }
                break;
            case CppParser.STRING:
                {
                this.state = 474;
                this.match(CppParser.STRING);
                }
                break;
            case CppParser.WORD:
                {
                this.state = 475;
                this.match(CppParser.WORD);
                }
                break;
            case CppParser.OPERATOR_NAME:
                {
                this.state = 476;
                this.match(CppParser.OPERATOR_NAME);
                }
                break;
            case CppParser.SPECIFIER:
                {
                this.state = 477;
                this.match(CppParser.SPECIFIER);
                }
                break;
            case CppParser.QUALIFIER:
                {
                this.state = 478;
                this.match(CppParser.QUALIFIER);
                }
                break;
            case CppParser.DECLARATION:
                {
                this.state = 479;
                this.match(CppParser.DECLARATION);
                }
                break;
            case CppParser.EXTENSION:
                {
                this.state = 480;
                this.match(CppParser.EXTENSION);
                }
                break;
            case CppParser.STRUCT:
                {
                this.state = 481;
                this.match(CppParser.STRUCT);
                }
                break;
            case CppParser.CLASS:
                {
                this.state = 482;
                this.match(CppParser.CLASS);
                }
                break;
            case CppParser.ENUM:
                {
                this.state = 483;
                this.match(CppParser.ENUM);
                }
                break;
            case CppParser.UNARY:
                {
                this.state = 484;
                this.match(CppParser.UNARY);
                }
                break;
            case CppParser.TEMPLATE:
                {
                this.state = 485;
                this.match(CppParser.TEMPLATE);
                }
                break;
            case CppParser.TYPEOF:
                {
                this.state = 486;
                this.match(CppParser.TYPEOF);
                }
                break;
            case CppParser.ATTRIBUTE:
                {
                this.state = 487;
                this.match(CppParser.ATTRIBUTE);
                }
                break;
            case CppParser.SIZEOF:
                {
                this.state = 488;
                this.match(CppParser.SIZEOF);
                }
                break;
            case CppParser.ASM:
                {
                this.state = 489;
                this.match(CppParser.ASM);
                }
                break;
            case CppParser.RETURN:
                {
                this.state = 490;
                this.match(CppParser.RETURN);
                }
                break;
            case CppParser.GOTO:
                {
                this.state = 491;
                this.match(CppParser.GOTO);
                }
                break;
            case CppParser.BREAK:
                {
                this.state = 492;
                this.match(CppParser.BREAK);
                }
                break;
            case CppParser.CONTINUE:
                {
                this.state = 493;
                this.match(CppParser.CONTINUE);
                }
                break;
            case CppParser.ATTRIBUTES:
                {
                this.state = 494;
                this.match(CppParser.ATTRIBUTES);
                this.state = 495;
                this.match(CppParser.LBRACK);
                this.state = 497;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                    {
                    this.state = 496;
                    this.arguments();
                    }
                }

                this.state = 499;
                this.match(CppParser.RBRACK);
                this.state = 500;
                this.match(CppParser.RBRACK);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 543;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 36)) & ~0x1F) === 0 && ((1 << (_la - 36)) & 603987601) !== 0) || _la === 69 || _la === 78) {
                {
                this.state = 541;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CppParser.LPAREN:
                    {
                    this.state = 503;
                    this.match(CppParser.LPAREN);
                    this.state = 505;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                        {
                        this.state = 504;
                        this.arguments();
                        }
                    }

                    this.state = 507;
                    this.match(CppParser.RPAREN);
                    }
                    break;
                case CppParser.LBRACK:
                    {
                    this.state = 508;
                    this.match(CppParser.LBRACK);
                    this.state = 510;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                        {
                        this.state = 509;
                        this.arguments();
                        }
                    }

                    this.state = 512;
                    this.match(CppParser.RBRACK);
                    }
                    break;
                case CppParser.ANGLE_OPEN:
                    {
                    this.state = 513;
                    this.angles();
                    }
                    break;
                case CppParser.COLONS:
                case CppParser.DOT:
                case CppParser.ARROW:
                    {
                    this.state = 514;
                    _la = this.tokenStream.LA(1);
                    if(!(((((_la - 43)) & ~0x1F) === 0 && ((1 << (_la - 43)) & 25) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 516;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 3) {
                        {
                        this.state = 515;
                        this.match(CppParser.TEMPLATE);
                        }
                    }

                    this.state = 519;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 49) {
                        {
                        this.state = 518;
                        this.match(CppParser.NOT);
                        }
                    }

                    this.state = 521;
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
                    this.state = 522;
                    this.match(CppParser.STEP);
                    }
                    break;
                case CppParser.ELLIPSIS:
                    {
                    this.state = 523;
                    this.match(CppParser.ELLIPSIS);
                    }
                    break;
                case CppParser.MEMBERS:
                    {
                    this.state = 524;
                    this.match(CppParser.MEMBERS);
                    this.state = 528;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 10670639) !== 0)) {
                        {
                        {
                        this.state = 525;
                        this.item();
                        }
                        }
                        this.state = 530;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 531;
                    this.match(CppParser.RBRACE);
                    }
                    break;
                case CppParser.STATEMENTS_OPEN:
                    {
                    this.state = 532;
                    this.match(CppParser.STATEMENTS_OPEN);
                    this.state = 536;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 10670639) !== 0)) {
                        {
                        {
                        this.state = 533;
                        this.item();
                        }
                        }
                        this.state = 538;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 539;
                    this.match(CppParser.RBRACE);
                    }
                    break;
                case CppParser.INITIALISER:
                    {
                    this.state = 540;
                    this.braces();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 545;
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
        this.enterRule(localContext, 34, CppParser.RULE_braces);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 546;
            this.match(CppParser.INITIALISER);
            this.state = 565;
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
            case CppParser.ELSE_IF:
                {
                this.state = 547;
                this.argument();
                this.state = 554;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 35) {
                    {
                    {
                    this.state = 548;
                    this.match(CppParser.COMMA);
                    this.state = 550;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374035) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                        {
                        this.state = 549;
                        this.argument();
                        }
                    }

                    }
                    }
                    this.state = 556;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case CppParser.COMMA:
                {
                this.state = 561;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 557;
                    this.match(CppParser.COMMA);
                    this.state = 559;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374035) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                        {
                        this.state = 558;
                        this.argument();
                        }
                    }

                    }
                    }
                    this.state = 563;
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
            this.state = 567;
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
        this.enterRule(localContext, 36, CppParser.RULE_angles);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 569;
            this.match(CppParser.ANGLE_OPEN);
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
        this.enterRule(localContext, 38, CppParser.RULE_arguments);
        let _la: number;
        try {
            this.state = 593;
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
            case CppParser.ELSE_IF:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 575;
                this.argument();
                this.state = 582;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 34 || _la === 35) {
                    {
                    {
                    this.state = 576;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 34 || _la === 35)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 578;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374035) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                        {
                        this.state = 577;
                        this.argument();
                        }
                    }

                    }
                    }
                    this.state = 584;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case CppParser.SEMI:
            case CppParser.COMMA:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 589;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 585;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 34 || _la === 35)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 587;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374035) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                        {
                        this.state = 586;
                        this.argument();
                        }
                    }

                    }
                    }
                    this.state = 591;
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
        this.enterRule(localContext, 40, CppParser.RULE_argument);
        let _la: number;
        try {
            this.state = 607;
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
                this.state = 595;
                this.phrase();
                this.state = 599;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 532676720) !== 0) || _la === 38 || _la === 42 || _la === 80) {
                    {
                    {
                    this.state = 596;
                    this.oddity();
                    }
                    }
                    this.state = 601;
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
                this.state = 603;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 602;
                    this.oddity();
                    }
                    }
                    this.state = 605;
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
        this.enterRule(localContext, 42, CppParser.RULE_oddity);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 622;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.COLON:
                {
                this.state = 609;
                this.match(CppParser.COLON);
                }
                break;
            case CppParser.IF:
                {
                this.state = 610;
                this.match(CppParser.IF);
                }
                break;
            case CppParser.ELSE:
                {
                this.state = 611;
                this.match(CppParser.ELSE);
                }
                break;
            case CppParser.ELSE_IF:
                {
                this.state = 612;
                this.match(CppParser.ELSE_IF);
                }
                break;
            case CppParser.WHILE:
                {
                this.state = 613;
                this.match(CppParser.WHILE);
                }
                break;
            case CppParser.FOR:
                {
                this.state = 614;
                this.match(CppParser.FOR);
                }
                break;
            case CppParser.DO:
                {
                this.state = 615;
                this.match(CppParser.DO);
                }
                break;
            case CppParser.SWITCH:
                {
                this.state = 616;
                this.match(CppParser.SWITCH);
                }
                break;
            case CppParser.CASE:
                {
                this.state = 617;
                this.match(CppParser.CASE);
                }
                break;
            case CppParser.TRY:
                {
                this.state = 618;
                this.match(CppParser.TRY);
                }
                break;
            case CppParser.CATCH:
                {
                this.state = 619;
                this.match(CppParser.CATCH);
                }
                break;
            case CppParser.ACCESS:
                {
                this.state = 620;
                this.match(CppParser.ACCESS);
                }
                break;
            case CppParser.LBRACE:
                {
                this.state = 621;
                this.block();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 625;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3762288526) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25372947) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 53803) !== 0)) {
                {
                this.state = 624;
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
        4,1,88,628,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
        6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,13,
        2,14,7,14,2,15,7,15,2,16,7,16,2,17,7,17,2,18,7,18,2,19,7,19,2,20,
        7,20,2,21,7,21,1,0,5,0,46,8,0,10,0,12,0,49,9,0,1,0,1,0,1,1,1,1,1,
        1,1,1,1,1,5,1,58,8,1,10,1,12,1,61,9,1,1,1,1,1,5,1,65,8,1,10,1,12,
        1,68,9,1,5,1,70,8,1,10,1,12,1,73,9,1,1,1,3,1,76,8,1,1,2,1,2,1,2,
        1,2,3,2,82,8,2,1,2,1,2,1,2,1,2,1,2,1,2,1,2,3,2,91,8,2,1,3,1,3,1,
        3,1,3,1,3,1,3,1,3,5,3,100,8,3,10,3,12,3,103,9,3,1,3,1,3,3,3,107,
        8,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,3,3,118,8,3,1,3,1,3,1,3,
        1,3,1,3,1,3,3,3,126,8,3,1,3,1,3,1,3,1,3,1,3,1,3,5,3,134,8,3,10,3,
        12,3,137,9,3,1,3,1,3,1,3,1,3,1,3,1,3,5,3,145,8,3,10,3,12,3,148,9,
        3,1,3,1,3,3,3,152,8,3,1,4,1,4,5,4,156,8,4,10,4,12,4,159,9,4,1,4,
        1,4,1,5,5,5,164,8,5,10,5,12,5,167,9,5,1,5,1,5,1,6,3,6,172,8,6,1,
        6,1,6,1,6,1,6,3,6,178,8,6,1,6,1,6,3,6,182,8,6,1,7,1,7,3,7,186,8,
        7,1,7,1,7,1,8,1,8,1,8,1,8,1,9,1,9,3,9,196,8,9,1,9,1,9,1,9,1,9,5,
        9,202,8,9,10,9,12,9,205,9,9,3,9,207,8,9,1,9,1,9,5,9,211,8,9,10,9,
        12,9,214,9,9,3,9,216,8,9,1,10,1,10,1,10,3,10,221,8,10,3,10,223,8,
        10,1,11,4,11,226,8,11,11,11,12,11,227,1,11,3,11,231,8,11,1,11,3,
        11,234,8,11,1,12,1,12,1,12,1,12,3,12,240,8,12,1,12,1,12,1,12,3,12,
        245,8,12,1,12,1,12,1,12,1,12,5,12,251,8,12,10,12,12,12,254,9,12,
        1,13,1,13,1,13,3,13,259,8,13,1,13,1,13,1,13,1,13,5,13,265,8,13,10,
        13,12,13,268,9,13,3,13,270,8,13,1,13,1,13,3,13,274,8,13,5,13,276,
        8,13,10,13,12,13,279,9,13,1,14,1,14,1,14,1,14,1,14,1,14,1,14,1,14,
        1,14,1,14,1,14,1,14,1,14,1,14,1,14,1,14,1,14,1,14,1,14,3,14,300,
        8,14,1,14,1,14,1,14,3,14,305,8,14,1,14,1,14,1,14,1,14,3,14,311,8,
        14,1,14,1,14,1,14,1,14,3,14,317,8,14,1,14,4,14,320,8,14,11,14,12,
        14,321,1,14,3,14,325,8,14,1,14,3,14,328,8,14,1,15,1,15,1,15,1,15,
        1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,3,15,342,8,15,1,15,1,15,
        1,15,3,15,347,8,15,1,15,1,15,1,15,5,15,352,8,15,10,15,12,15,355,
        9,15,1,15,1,15,1,15,5,15,360,8,15,10,15,12,15,363,9,15,1,15,1,15,
        3,15,367,8,15,1,15,1,15,3,15,371,8,15,1,15,1,15,1,15,3,15,376,8,
        15,1,15,1,15,1,15,1,15,3,15,382,8,15,1,15,3,15,385,8,15,1,15,1,15,
        1,15,1,15,1,15,5,15,392,8,15,10,15,12,15,395,9,15,1,15,1,15,1,15,
        5,15,400,8,15,10,15,12,15,403,9,15,1,15,1,15,5,15,407,8,15,10,15,
        12,15,410,9,15,1,15,5,15,413,8,15,10,15,12,15,416,9,15,1,15,1,15,
        4,15,420,8,15,11,15,12,15,421,1,15,1,15,5,15,426,8,15,10,15,12,15,
        429,9,15,1,15,1,15,3,15,433,8,15,1,15,5,15,436,8,15,10,15,12,15,
        439,9,15,3,15,441,8,15,3,15,443,8,15,1,15,1,15,4,15,447,8,15,11,
        15,12,15,448,1,15,1,15,5,15,453,8,15,10,15,12,15,456,9,15,1,15,1,
        15,3,15,460,8,15,1,15,5,15,463,8,15,10,15,12,15,466,9,15,3,15,468,
        8,15,3,15,470,8,15,1,16,1,16,1,16,1,16,1,16,1,16,1,16,1,16,1,16,
        1,16,1,16,1,16,1,16,1,16,1,16,1,16,1,16,1,16,1,16,1,16,1,16,1,16,
        1,16,1,16,1,16,1,16,3,16,498,8,16,1,16,1,16,3,16,502,8,16,1,16,1,
        16,3,16,506,8,16,1,16,1,16,1,16,3,16,511,8,16,1,16,1,16,1,16,1,16,
        3,16,517,8,16,1,16,3,16,520,8,16,1,16,1,16,1,16,1,16,1,16,5,16,527,
        8,16,10,16,12,16,530,9,16,1,16,1,16,1,16,5,16,535,8,16,10,16,12,
        16,538,9,16,1,16,1,16,5,16,542,8,16,10,16,12,16,545,9,16,1,17,1,
        17,1,17,1,17,3,17,551,8,17,5,17,553,8,17,10,17,12,17,556,9,17,1,
        17,1,17,3,17,560,8,17,4,17,562,8,17,11,17,12,17,563,3,17,566,8,17,
        1,17,1,17,1,18,1,18,3,18,572,8,18,1,18,1,18,1,19,1,19,1,19,3,19,
        579,8,19,5,19,581,8,19,10,19,12,19,584,9,19,1,19,1,19,3,19,588,8,
        19,4,19,590,8,19,11,19,12,19,591,3,19,594,8,19,1,20,1,20,5,20,598,
        8,20,10,20,12,20,601,9,20,1,20,4,20,604,8,20,11,20,12,20,605,3,20,
        608,8,20,1,21,1,21,1,21,1,21,1,21,1,21,1,21,1,21,1,21,1,21,1,21,
        1,21,1,21,3,21,623,8,21,1,21,3,21,626,8,21,1,21,0,0,22,0,2,4,6,8,
        10,12,14,16,18,20,22,24,26,28,30,32,34,36,38,40,42,0,8,2,0,1,1,56,
        56,4,0,1,1,4,4,12,13,43,43,2,0,8,8,56,56,4,0,11,11,50,54,70,70,74,
        74,1,0,14,15,2,0,43,43,46,47,3,0,8,8,56,56,67,67,1,0,34,35,802,0,
        47,1,0,0,0,2,75,1,0,0,0,4,90,1,0,0,0,6,151,1,0,0,0,8,153,1,0,0,0,
        10,165,1,0,0,0,12,181,1,0,0,0,14,183,1,0,0,0,16,189,1,0,0,0,18,215,
        1,0,0,0,20,217,1,0,0,0,22,233,1,0,0,0,24,235,1,0,0,0,26,255,1,0,
        0,0,28,327,1,0,0,0,30,469,1,0,0,0,32,501,1,0,0,0,34,546,1,0,0,0,
        36,569,1,0,0,0,38,593,1,0,0,0,40,607,1,0,0,0,42,622,1,0,0,0,44,46,
        3,2,1,0,45,44,1,0,0,0,46,49,1,0,0,0,47,45,1,0,0,0,47,48,1,0,0,0,
        48,50,1,0,0,0,49,47,1,0,0,0,50,51,5,0,0,1,51,1,1,0,0,0,52,76,3,4,
        2,0,53,76,3,6,3,0,54,76,5,57,0,0,55,59,5,81,0,0,56,58,3,2,1,0,57,
        56,1,0,0,0,58,61,1,0,0,0,59,57,1,0,0,0,59,60,1,0,0,0,60,71,1,0,0,
        0,61,59,1,0,0,0,62,66,5,82,0,0,63,65,3,2,1,0,64,63,1,0,0,0,65,68,
        1,0,0,0,66,64,1,0,0,0,66,67,1,0,0,0,67,70,1,0,0,0,68,66,1,0,0,0,
        69,62,1,0,0,0,70,73,1,0,0,0,71,69,1,0,0,0,71,72,1,0,0,0,72,74,1,
        0,0,0,73,71,1,0,0,0,74,76,5,83,0,0,75,52,1,0,0,0,75,53,1,0,0,0,75,
        54,1,0,0,0,75,55,1,0,0,0,76,3,1,0,0,0,77,78,5,66,0,0,78,91,5,42,
        0,0,79,81,5,4,0,0,80,82,5,56,0,0,81,80,1,0,0,0,81,82,1,0,0,0,82,
        83,1,0,0,0,83,91,5,42,0,0,84,85,5,28,0,0,85,86,3,26,13,0,86,87,5,
        42,0,0,87,91,1,0,0,0,88,89,5,29,0,0,89,91,5,42,0,0,90,77,1,0,0,0,
        90,79,1,0,0,0,90,84,1,0,0,0,90,88,1,0,0,0,91,5,1,0,0,0,92,152,5,
        34,0,0,93,152,3,8,4,0,94,95,5,22,0,0,95,101,3,12,6,0,96,97,5,23,
        0,0,97,98,5,80,0,0,98,100,3,12,6,0,99,96,1,0,0,0,100,103,1,0,0,0,
        101,99,1,0,0,0,101,102,1,0,0,0,102,106,1,0,0,0,103,101,1,0,0,0,104,
        105,5,23,0,0,105,107,3,10,5,0,106,104,1,0,0,0,106,107,1,0,0,0,107,
        152,1,0,0,0,108,109,5,24,0,0,109,110,3,14,7,0,110,111,3,10,5,0,111,
        152,1,0,0,0,112,113,5,26,0,0,113,114,3,10,5,0,114,115,5,24,0,0,115,
        117,3,14,7,0,116,118,5,34,0,0,117,116,1,0,0,0,117,118,1,0,0,0,118,
        152,1,0,0,0,119,120,5,27,0,0,120,121,3,14,7,0,121,122,3,10,5,0,122,
        152,1,0,0,0,123,125,5,25,0,0,124,126,5,7,0,0,125,124,1,0,0,0,125,
        126,1,0,0,0,126,127,1,0,0,0,127,128,3,14,7,0,128,129,3,10,5,0,129,
        152,1,0,0,0,130,131,5,5,0,0,131,135,3,8,4,0,132,134,3,16,8,0,133,
        132,1,0,0,0,134,137,1,0,0,0,135,133,1,0,0,0,135,136,1,0,0,0,136,
        152,1,0,0,0,137,135,1,0,0,0,138,152,5,85,0,0,139,140,5,87,0,0,140,
        152,3,14,7,0,141,146,3,26,13,0,142,143,5,35,0,0,143,145,3,26,13,
        0,144,142,1,0,0,0,145,148,1,0,0,0,146,144,1,0,0,0,146,147,1,0,0,
        0,147,149,1,0,0,0,148,146,1,0,0,0,149,150,3,18,9,0,150,152,1,0,0,
        0,151,92,1,0,0,0,151,93,1,0,0,0,151,94,1,0,0,0,151,108,1,0,0,0,151,
        112,1,0,0,0,151,119,1,0,0,0,151,123,1,0,0,0,151,130,1,0,0,0,151,
        138,1,0,0,0,151,139,1,0,0,0,151,141,1,0,0,0,152,7,1,0,0,0,153,157,
        5,38,0,0,154,156,3,2,1,0,155,154,1,0,0,0,156,159,1,0,0,0,157,155,
        1,0,0,0,157,158,1,0,0,0,158,160,1,0,0,0,159,157,1,0,0,0,160,161,
        5,39,0,0,161,9,1,0,0,0,162,164,3,4,2,0,163,162,1,0,0,0,164,167,1,
        0,0,0,165,163,1,0,0,0,165,166,1,0,0,0,166,168,1,0,0,0,167,165,1,
        0,0,0,168,169,3,6,3,0,169,11,1,0,0,0,170,172,7,0,0,0,171,170,1,0,
        0,0,171,172,1,0,0,0,172,173,1,0,0,0,173,174,3,14,7,0,174,175,3,10,
        5,0,175,182,1,0,0,0,176,178,5,49,0,0,177,176,1,0,0,0,177,178,1,0,
        0,0,178,179,1,0,0,0,179,180,5,1,0,0,180,182,3,8,4,0,181,171,1,0,
        0,0,181,177,1,0,0,0,182,13,1,0,0,0,183,185,5,36,0,0,184,186,3,38,
        19,0,185,184,1,0,0,0,185,186,1,0,0,0,186,187,1,0,0,0,187,188,5,37,
        0,0,188,15,1,0,0,0,189,190,5,6,0,0,190,191,3,14,7,0,191,192,3,8,
        4,0,192,17,1,0,0,0,193,216,5,34,0,0,194,196,5,5,0,0,195,194,1,0,
        0,0,195,196,1,0,0,0,196,206,1,0,0,0,197,198,5,68,0,0,198,203,3,20,
        10,0,199,200,5,35,0,0,200,202,3,20,10,0,201,199,1,0,0,0,202,205,
        1,0,0,0,203,201,1,0,0,0,203,204,1,0,0,0,204,207,1,0,0,0,205,203,
        1,0,0,0,206,197,1,0,0,0,206,207,1,0,0,0,207,208,1,0,0,0,208,212,
        3,8,4,0,209,211,3,16,8,0,210,209,1,0,0,0,211,214,1,0,0,0,212,210,
        1,0,0,0,212,213,1,0,0,0,213,216,1,0,0,0,214,212,1,0,0,0,215,193,
        1,0,0,0,215,195,1,0,0,0,216,19,1,0,0,0,217,222,3,22,11,0,218,220,
        3,34,17,0,219,221,5,45,0,0,220,219,1,0,0,0,220,221,1,0,0,0,221,223,
        1,0,0,0,222,218,1,0,0,0,222,223,1,0,0,0,223,21,1,0,0,0,224,226,7,
        1,0,0,225,224,1,0,0,0,226,227,1,0,0,0,227,225,1,0,0,0,227,228,1,
        0,0,0,228,230,1,0,0,0,229,231,3,24,12,0,230,229,1,0,0,0,230,231,
        1,0,0,0,231,234,1,0,0,0,232,234,3,24,12,0,233,225,1,0,0,0,233,232,
        1,0,0,0,234,23,1,0,0,0,235,252,7,2,0,0,236,251,3,36,18,0,237,239,
        5,36,0,0,238,240,3,38,19,0,239,238,1,0,0,0,239,240,1,0,0,0,240,241,
        1,0,0,0,241,251,5,37,0,0,242,244,5,43,0,0,243,245,5,3,0,0,244,243,
        1,0,0,0,244,245,1,0,0,0,245,246,1,0,0,0,246,251,7,2,0,0,247,251,
        5,45,0,0,248,251,5,56,0,0,249,251,5,8,0,0,250,236,1,0,0,0,250,237,
        1,0,0,0,250,242,1,0,0,0,250,247,1,0,0,0,250,248,1,0,0,0,250,249,
        1,0,0,0,251,254,1,0,0,0,252,250,1,0,0,0,252,253,1,0,0,0,253,25,1,
        0,0,0,254,252,1,0,0,0,255,277,3,28,14,0,256,258,7,3,0,0,257,259,
        3,28,14,0,258,257,1,0,0,0,258,259,1,0,0,0,259,276,1,0,0,0,260,269,
        5,44,0,0,261,266,3,26,13,0,262,263,5,35,0,0,263,265,3,26,13,0,264,
        262,1,0,0,0,265,268,1,0,0,0,266,264,1,0,0,0,266,267,1,0,0,0,267,
        270,1,0,0,0,268,266,1,0,0,0,269,261,1,0,0,0,269,270,1,0,0,0,270,
        271,1,0,0,0,271,273,5,42,0,0,272,274,3,28,14,0,273,272,1,0,0,0,273,
        274,1,0,0,0,274,276,1,0,0,0,275,256,1,0,0,0,275,260,1,0,0,0,276,
        279,1,0,0,0,277,275,1,0,0,0,277,278,1,0,0,0,278,27,1,0,0,0,279,277,
        1,0,0,0,280,320,5,73,0,0,281,320,5,49,0,0,282,320,5,48,0,0,283,320,
        5,19,0,0,284,320,5,7,0,0,285,320,5,43,0,0,286,320,5,16,0,0,287,320,
        5,12,0,0,288,320,5,13,0,0,289,320,5,1,0,0,290,320,5,17,0,0,291,320,
        5,2,0,0,292,320,5,18,0,0,293,320,5,31,0,0,294,320,5,30,0,0,295,320,
        5,32,0,0,296,320,5,33,0,0,297,299,5,3,0,0,298,300,3,36,18,0,299,
        298,1,0,0,0,299,300,1,0,0,0,300,320,1,0,0,0,301,302,7,4,0,0,302,
        304,5,36,0,0,303,305,3,38,19,0,304,303,1,0,0,0,304,305,1,0,0,0,305,
        306,1,0,0,0,306,320,5,37,0,0,307,308,5,79,0,0,308,310,5,40,0,0,309,
        311,3,38,19,0,310,309,1,0,0,0,310,311,1,0,0,0,311,312,1,0,0,0,312,
        313,5,41,0,0,313,320,5,41,0,0,314,316,5,76,0,0,315,317,3,38,19,0,
        316,315,1,0,0,0,316,317,1,0,0,0,317,318,1,0,0,0,318,320,5,37,0,0,
        319,280,1,0,0,0,319,281,1,0,0,0,319,282,1,0,0,0,319,283,1,0,0,0,
        319,284,1,0,0,0,319,285,1,0,0,0,319,286,1,0,0,0,319,287,1,0,0,0,
        319,288,1,0,0,0,319,289,1,0,0,0,319,290,1,0,0,0,319,291,1,0,0,0,
        319,292,1,0,0,0,319,293,1,0,0,0,319,294,1,0,0,0,319,295,1,0,0,0,
        319,296,1,0,0,0,319,297,1,0,0,0,319,301,1,0,0,0,319,307,1,0,0,0,
        319,314,1,0,0,0,320,321,1,0,0,0,321,319,1,0,0,0,321,322,1,0,0,0,
        322,324,1,0,0,0,323,325,3,30,15,0,324,323,1,0,0,0,324,325,1,0,0,
        0,325,328,1,0,0,0,326,328,3,30,15,0,327,319,1,0,0,0,327,326,1,0,
        0,0,328,29,1,0,0,0,329,367,5,55,0,0,330,367,5,56,0,0,331,367,5,9,
        0,0,332,367,5,10,0,0,333,367,5,8,0,0,334,367,5,67,0,0,335,367,5,
        29,0,0,336,367,5,21,0,0,337,367,5,20,0,0,338,367,5,45,0,0,339,341,
        5,36,0,0,340,342,3,38,19,0,341,340,1,0,0,0,341,342,1,0,0,0,342,343,
        1,0,0,0,343,367,5,37,0,0,344,346,5,40,0,0,345,347,3,38,19,0,346,
        345,1,0,0,0,346,347,1,0,0,0,347,348,1,0,0,0,348,367,5,41,0,0,349,
        353,5,65,0,0,350,352,3,2,1,0,351,350,1,0,0,0,352,355,1,0,0,0,353,
        351,1,0,0,0,353,354,1,0,0,0,354,356,1,0,0,0,355,353,1,0,0,0,356,
        367,5,39,0,0,357,361,5,69,0,0,358,360,3,2,1,0,359,358,1,0,0,0,360,
        363,1,0,0,0,361,359,1,0,0,0,361,362,1,0,0,0,362,364,1,0,0,0,363,
        361,1,0,0,0,364,367,5,39,0,0,365,367,3,34,17,0,366,329,1,0,0,0,366,
        330,1,0,0,0,366,331,1,0,0,0,366,332,1,0,0,0,366,333,1,0,0,0,366,
        334,1,0,0,0,366,335,1,0,0,0,366,336,1,0,0,0,366,337,1,0,0,0,366,
        338,1,0,0,0,366,339,1,0,0,0,366,344,1,0,0,0,366,349,1,0,0,0,366,
        357,1,0,0,0,366,365,1,0,0,0,367,408,1,0,0,0,368,370,5,36,0,0,369,
        371,3,38,19,0,370,369,1,0,0,0,370,371,1,0,0,0,371,372,1,0,0,0,372,
        407,5,37,0,0,373,375,5,40,0,0,374,376,3,38,19,0,375,374,1,0,0,0,
        375,376,1,0,0,0,376,377,1,0,0,0,377,407,5,41,0,0,378,407,3,36,18,
        0,379,381,7,5,0,0,380,382,5,3,0,0,381,380,1,0,0,0,381,382,1,0,0,
        0,382,384,1,0,0,0,383,385,5,49,0,0,384,383,1,0,0,0,384,385,1,0,0,
        0,385,386,1,0,0,0,386,407,7,6,0,0,387,407,5,48,0,0,388,407,5,45,
        0,0,389,393,5,65,0,0,390,392,3,2,1,0,391,390,1,0,0,0,392,395,1,0,
        0,0,393,391,1,0,0,0,393,394,1,0,0,0,394,396,1,0,0,0,395,393,1,0,
        0,0,396,407,5,39,0,0,397,401,5,69,0,0,398,400,3,2,1,0,399,398,1,
        0,0,0,400,403,1,0,0,0,401,399,1,0,0,0,401,402,1,0,0,0,402,404,1,
        0,0,0,403,401,1,0,0,0,404,407,5,39,0,0,405,407,3,34,17,0,406,368,
        1,0,0,0,406,373,1,0,0,0,406,378,1,0,0,0,406,379,1,0,0,0,406,387,
        1,0,0,0,406,388,1,0,0,0,406,389,1,0,0,0,406,397,1,0,0,0,406,405,
        1,0,0,0,407,410,1,0,0,0,408,406,1,0,0,0,408,409,1,0,0,0,409,414,
        1,0,0,0,410,408,1,0,0,0,411,413,3,32,16,0,412,411,1,0,0,0,413,416,
        1,0,0,0,414,412,1,0,0,0,414,415,1,0,0,0,415,442,1,0,0,0,416,414,
        1,0,0,0,417,418,5,64,0,0,418,420,3,22,11,0,419,417,1,0,0,0,420,421,
        1,0,0,0,421,419,1,0,0,0,421,422,1,0,0,0,422,440,1,0,0,0,423,427,
        5,65,0,0,424,426,3,2,1,0,425,424,1,0,0,0,426,429,1,0,0,0,427,425,
        1,0,0,0,427,428,1,0,0,0,428,430,1,0,0,0,429,427,1,0,0,0,430,433,
        5,39,0,0,431,433,3,34,17,0,432,423,1,0,0,0,432,431,1,0,0,0,433,437,
        1,0,0,0,434,436,3,32,16,0,435,434,1,0,0,0,436,439,1,0,0,0,437,435,
        1,0,0,0,437,438,1,0,0,0,438,441,1,0,0,0,439,437,1,0,0,0,440,432,
        1,0,0,0,440,441,1,0,0,0,441,443,1,0,0,0,442,419,1,0,0,0,442,443,
        1,0,0,0,443,470,1,0,0,0,444,445,5,64,0,0,445,447,3,22,11,0,446,444,
        1,0,0,0,447,448,1,0,0,0,448,446,1,0,0,0,448,449,1,0,0,0,449,467,
        1,0,0,0,450,454,5,65,0,0,451,453,3,2,1,0,452,451,1,0,0,0,453,456,
        1,0,0,0,454,452,1,0,0,0,454,455,1,0,0,0,455,457,1,0,0,0,456,454,
        1,0,0,0,457,460,5,39,0,0,458,460,3,34,17,0,459,450,1,0,0,0,459,458,
        1,0,0,0,460,464,1,0,0,0,461,463,3,32,16,0,462,461,1,0,0,0,463,466,
        1,0,0,0,464,462,1,0,0,0,464,465,1,0,0,0,465,468,1,0,0,0,466,464,
        1,0,0,0,467,459,1,0,0,0,467,468,1,0,0,0,468,470,1,0,0,0,469,366,
        1,0,0,0,469,446,1,0,0,0,470,31,1,0,0,0,471,502,5,55,0,0,472,502,
        5,56,0,0,473,502,5,9,0,0,474,502,5,10,0,0,475,502,5,8,0,0,476,502,
        5,67,0,0,477,502,5,12,0,0,478,502,5,13,0,0,479,502,5,1,0,0,480,502,
        5,16,0,0,481,502,5,17,0,0,482,502,5,2,0,0,483,502,5,18,0,0,484,502,
        5,7,0,0,485,502,5,3,0,0,486,502,5,14,0,0,487,502,5,15,0,0,488,502,
        5,19,0,0,489,502,5,21,0,0,490,502,5,31,0,0,491,502,5,30,0,0,492,
        502,5,32,0,0,493,502,5,33,0,0,494,495,5,79,0,0,495,497,5,40,0,0,
        496,498,3,38,19,0,497,496,1,0,0,0,497,498,1,0,0,0,498,499,1,0,0,
        0,499,500,5,41,0,0,500,502,5,41,0,0,501,471,1,0,0,0,501,472,1,0,
        0,0,501,473,1,0,0,0,501,474,1,0,0,0,501,475,1,0,0,0,501,476,1,0,
        0,0,501,477,1,0,0,0,501,478,1,0,0,0,501,479,1,0,0,0,501,480,1,0,
        0,0,501,481,1,0,0,0,501,482,1,0,0,0,501,483,1,0,0,0,501,484,1,0,
        0,0,501,485,1,0,0,0,501,486,1,0,0,0,501,487,1,0,0,0,501,488,1,0,
        0,0,501,489,1,0,0,0,501,490,1,0,0,0,501,491,1,0,0,0,501,492,1,0,
        0,0,501,493,1,0,0,0,501,494,1,0,0,0,502,543,1,0,0,0,503,505,5,36,
        0,0,504,506,3,38,19,0,505,504,1,0,0,0,505,506,1,0,0,0,506,507,1,
        0,0,0,507,542,5,37,0,0,508,510,5,40,0,0,509,511,3,38,19,0,510,509,
        1,0,0,0,510,511,1,0,0,0,511,512,1,0,0,0,512,542,5,41,0,0,513,542,
        3,36,18,0,514,516,7,5,0,0,515,517,5,3,0,0,516,515,1,0,0,0,516,517,
        1,0,0,0,517,519,1,0,0,0,518,520,5,49,0,0,519,518,1,0,0,0,519,520,
        1,0,0,0,520,521,1,0,0,0,521,542,7,6,0,0,522,542,5,48,0,0,523,542,
        5,45,0,0,524,528,5,65,0,0,525,527,3,2,1,0,526,525,1,0,0,0,527,530,
        1,0,0,0,528,526,1,0,0,0,528,529,1,0,0,0,529,531,1,0,0,0,530,528,
        1,0,0,0,531,542,5,39,0,0,532,536,5,69,0,0,533,535,3,2,1,0,534,533,
        1,0,0,0,535,538,1,0,0,0,536,534,1,0,0,0,536,537,1,0,0,0,537,539,
        1,0,0,0,538,536,1,0,0,0,539,542,5,39,0,0,540,542,3,34,17,0,541,503,
        1,0,0,0,541,508,1,0,0,0,541,513,1,0,0,0,541,514,1,0,0,0,541,522,
        1,0,0,0,541,523,1,0,0,0,541,524,1,0,0,0,541,532,1,0,0,0,541,540,
        1,0,0,0,542,545,1,0,0,0,543,541,1,0,0,0,543,544,1,0,0,0,544,33,1,
        0,0,0,545,543,1,0,0,0,546,565,5,78,0,0,547,554,3,40,20,0,548,550,
        5,35,0,0,549,551,3,40,20,0,550,549,1,0,0,0,550,551,1,0,0,0,551,553,
        1,0,0,0,552,548,1,0,0,0,553,556,1,0,0,0,554,552,1,0,0,0,554,555,
        1,0,0,0,555,566,1,0,0,0,556,554,1,0,0,0,557,559,5,35,0,0,558,560,
        3,40,20,0,559,558,1,0,0,0,559,560,1,0,0,0,560,562,1,0,0,0,561,557,
        1,0,0,0,562,563,1,0,0,0,563,561,1,0,0,0,563,564,1,0,0,0,564,566,
        1,0,0,0,565,547,1,0,0,0,565,561,1,0,0,0,565,566,1,0,0,0,566,567,
        1,0,0,0,567,568,5,39,0,0,568,35,1,0,0,0,569,571,5,62,0,0,570,572,
        3,38,19,0,571,570,1,0,0,0,571,572,1,0,0,0,572,573,1,0,0,0,573,574,
        5,63,0,0,574,37,1,0,0,0,575,582,3,40,20,0,576,578,7,7,0,0,577,579,
        3,40,20,0,578,577,1,0,0,0,578,579,1,0,0,0,579,581,1,0,0,0,580,576,
        1,0,0,0,581,584,1,0,0,0,582,580,1,0,0,0,582,583,1,0,0,0,583,594,
        1,0,0,0,584,582,1,0,0,0,585,587,7,7,0,0,586,588,3,40,20,0,587,586,
        1,0,0,0,587,588,1,0,0,0,588,590,1,0,0,0,589,585,1,0,0,0,590,591,
        1,0,0,0,591,589,1,0,0,0,591,592,1,0,0,0,592,594,1,0,0,0,593,575,
        1,0,0,0,593,589,1,0,0,0,594,39,1,0,0,0,595,599,3,26,13,0,596,598,
        3,42,21,0,597,596,1,0,0,0,598,601,1,0,0,0,599,597,1,0,0,0,599,600,
        1,0,0,0,600,608,1,0,0,0,601,599,1,0,0,0,602,604,3,42,21,0,603,602,
        1,0,0,0,604,605,1,0,0,0,605,603,1,0,0,0,605,606,1,0,0,0,606,608,
        1,0,0,0,607,595,1,0,0,0,607,603,1,0,0,0,608,41,1,0,0,0,609,623,5,
        42,0,0,610,623,5,22,0,0,611,623,5,23,0,0,612,623,5,80,0,0,613,623,
        5,24,0,0,614,623,5,25,0,0,615,623,5,26,0,0,616,623,5,27,0,0,617,
        623,5,28,0,0,618,623,5,5,0,0,619,623,5,6,0,0,620,623,5,4,0,0,621,
        623,3,8,4,0,622,609,1,0,0,0,622,610,1,0,0,0,622,611,1,0,0,0,622,
        612,1,0,0,0,622,613,1,0,0,0,622,614,1,0,0,0,622,615,1,0,0,0,622,
        616,1,0,0,0,622,617,1,0,0,0,622,618,1,0,0,0,622,619,1,0,0,0,622,
        620,1,0,0,0,622,621,1,0,0,0,623,625,1,0,0,0,624,626,3,26,13,0,625,
        624,1,0,0,0,625,626,1,0,0,0,626,43,1,0,0,0,100,47,59,66,71,75,81,
        90,101,106,117,125,135,146,151,157,165,171,177,181,185,195,203,206,
        212,215,220,222,227,230,233,239,244,250,252,258,266,269,273,275,
        277,299,304,310,316,319,321,324,327,341,346,353,361,366,370,375,
        381,384,393,401,406,408,414,421,427,432,437,440,442,448,454,459,
        464,467,469,497,501,505,510,516,519,528,536,541,543,550,554,559,
        563,565,571,578,582,587,591,593,599,605,607,622,625
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
