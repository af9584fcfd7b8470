
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
        "HIDDEN_LINE", "MACRO_STATEMENT", "COMPOUND", "INVOKED_STATEMENT", 
        "STATEMENTS"
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
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 10670639) !== 0)) {
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
            this.state = 77;
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
                this.match(CppParser.GROUP_IF);
                this.state = 61;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 10670639) !== 0)) {
                    {
                    {
                    this.state = 58;
                    this.item();
                    }
                    }
                    this.state = 63;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 73;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 82) {
                    {
                    {
                    this.state = 64;
                    this.match(CppParser.GROUP_ELSE);
                    this.state = 68;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 10670639) !== 0)) {
                        {
                        {
                        this.state = 65;
                        this.item();
                        }
                        }
                        this.state = 70;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    }
                    this.state = 75;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 76;
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
            this.state = 92;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.LABEL:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 79;
                this.match(CppParser.LABEL);
                this.state = 80;
                this.match(CppParser.COLON);
                }
                break;
            case CppParser.ACCESS:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 81;
                this.match(CppParser.ACCESS);
                this.state = 83;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 56) {
                    {
                    this.state = 82;
                    this.match(CppParser.IDENTIFIER);
                    }
                }

                this.state = 85;
                this.match(CppParser.COLON);
                }
                break;
            case CppParser.CASE:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 86;
                this.match(CppParser.CASE);
                this.state = 87;
                this.phrase();
                this.state = 88;
                this.match(CppParser.COLON);
                }
                break;
            case CppParser.DEFAULT:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 90;
                this.match(CppParser.DEFAULT);
                this.state = 91;
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
            this.state = 156;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 94;
                this.match(CppParser.SEMI);
                }
                break;
            case CppParser.LBRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 95;
                this.block();
                }
                break;
            case CppParser.IF:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 96;
                this.match(CppParser.IF);
                this.state = 97;
                this.branch();
                this.state = 103;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 7, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 98;
                        this.match(CppParser.ELSE);
                        this.state = 99;
                        this.match(CppParser.ELSE_IF);
                        this.state = 100;
                        this.branch();
                        }
                        }
                    }
                    this.state = 105;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 7, this.context);
                }
                this.state = 108;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 8, this.context) ) {
                case 1:
                    {
                    this.state = 106;
                    this.match(CppParser.ELSE);
                    this.state = 107;
                    this.body();
                    }
                    break;
                }
                }
                break;
            case CppParser.WHILE:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 110;
                this.match(CppParser.WHILE);
                this.state = 111;
                this.condition();
                this.state = 112;
                this.body();
                }
                break;
            case CppParser.DO:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 114;
                this.match(CppParser.DO);
                this.state = 115;
                this.body();
                this.state = 116;
                this.match(CppParser.WHILE);
                this.state = 117;
                this.condition();
                this.state = 119;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 9, this.context) ) {
                case 1:
                    {
                    this.state = 118;
                    this.match(CppParser.SEMI);
                    }
                    break;
                }
                }
                break;
            case CppParser.SWITCH:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 121;
                this.match(CppParser.SWITCH);
                this.state = 122;
                this.condition();
                this.state = 123;
                this.body();
                }
                break;
            case CppParser.FOR:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 125;
                this.match(CppParser.FOR);
                this.state = 127;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 7) {
                    {
                    this.state = 126;
                    this.match(CppParser.UNARY);
                    }
                }

                this.state = 129;
                this.condition();
                this.state = 130;
                this.body();
                }
                break;
            case CppParser.TRY:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 132;
                this.match(CppParser.TRY);
                this.state = 133;
                this.block();
                this.state = 135;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 134;
                    this.handler();
                    }
                    }
                    this.state = 137;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 6);
                }
                break;
            case CppParser.MACRO_STATEMENT:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 139;
                this.match(CppParser.MACRO_STATEMENT);
                }
                break;
            case CppParser.INVOKED_STATEMENT:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 140;
                this.match(CppParser.INVOKED_STATEMENT);
                this.state = 141;
                this.match(CppParser.LPAREN);
                this.state = 143;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                    {
                    this.state = 142;
                    this.arguments();
                    }
                }

                this.state = 145;
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
                this.state = 146;
                this.phrase();
                this.state = 151;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 35) {
                    {
                    {
                    this.state = 147;
                    this.match(CppParser.COMMA);
                    this.state = 148;
                    this.phrase();
                    }
                    }
                    this.state = 153;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 154;
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
            this.state = 158;
            this.match(CppParser.LBRACE);
            this.state = 162;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 10670639) !== 0)) {
                {
                {
                this.state = 159;
                this.item();
                }
                }
                this.state = 164;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 165;
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
            this.state = 170;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 16, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 167;
                    this.label();
                    }
                    }
                }
                this.state = 172;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 16, this.context);
            }
            this.state = 173;
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
            this.state = 186;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 19, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 176;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 1 || _la === 56) {
                    {
                    this.state = 175;
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

                this.state = 178;
                this.condition();
                this.state = 179;
                this.body();
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 182;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 49) {
                    {
                    this.state = 181;
                    this.match(CppParser.NOT);
                    }
                }

                this.state = 184;
                this.match(CppParser.DECLARATION);
                this.state = 185;
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
            this.state = 188;
            this.match(CppParser.LPAREN);
            this.state = 190;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3762288526) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25372947) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 53803) !== 0)) {
                {
                this.state = 189;
                this.phrases();
                }
            }

            this.state = 198;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 34) {
                {
                {
                this.state = 192;
                this.match(CppParser.SEMI);
                this.state = 194;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3762288526) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25372947) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 53803) !== 0)) {
                    {
                    this.state = 193;
                    this.phrases();
                    }
                }

                }
                }
                this.state = 200;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 201;
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
            this.state = 203;
            this.phrase();
            this.state = 208;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 35) {
                {
                {
                this.state = 204;
                this.match(CppParser.COMMA);
                this.state = 205;
                this.phrase();
                }
                }
                this.state = 210;
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
            this.state = 211;
            this.match(CppParser.CATCH);
            this.state = 212;
            this.condition();
            this.state = 213;
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
            this.state = 237;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 215;
                this.match(CppParser.SEMI);
                }
                break;
            case CppParser.TRY:
            case CppParser.LBRACE:
            case CppParser.INITIALISERS:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 217;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 5) {
                    {
                    this.state = 216;
                    this.match(CppParser.TRY);
                    }
                }

                this.state = 228;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 68) {
                    {
                    this.state = 219;
                    this.match(CppParser.INITIALISERS);
                    this.state = 220;
                    this.initialiser();
                    this.state = 225;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 35) {
                        {
                        {
                        this.state = 221;
                        this.match(CppParser.COMMA);
                        this.state = 222;
                        this.initialiser();
                        }
                        }
                        this.state = 227;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 230;
                this.block();
                this.state = 234;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 6) {
                    {
                    {
                    this.state = 231;
                    this.handler();
                    }
                    }
                    this.state = 236;
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
            this.state = 239;
            this.base();
            this.state = 244;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 78) {
                {
                this.state = 240;
                this.braces();
                this.state = 242;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 45) {
                    {
                    this.state = 241;
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
            this.state = 255;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.DECLARATION:
            case CppParser.ACCESS:
            case CppParser.SPECIFIER:
            case CppParser.QUALIFIER:
            case CppParser.COLONS:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 247;
                this.errorHandler.sync(this);
                alternative = 1;
                do {
                    switch (alternative) {
                    case 1:
                        {
                        {
                        this.state = 246;
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
                    this.state = 249;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 31, this.context);
                } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                this.state = 252;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 8 || _la === 56) {
                    {
                    this.state = 251;
                    this.named();
                    }
                }

                }
                break;
            case CppParser.WORD:
            case CppParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 254;
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
            this.state = 257;
            _la = this.tokenStream.LA(1);
            if(!(_la === 8 || _la === 56)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 274;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 8 || ((((_la - 36)) & ~0x1F) === 0 && ((1 << (_la - 36)) & 68158081) !== 0)) {
                {
                this.state = 272;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CppParser.ANGLE_OPEN:
                    {
                    this.state = 258;
                    this.angles();
                    }
                    break;
                case CppParser.LPAREN:
                    {
                    this.state = 259;
                    this.match(CppParser.LPAREN);
                    this.state = 261;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                        {
                        this.state = 260;
                        this.arguments();
                        }
                    }

                    this.state = 263;
                    this.match(CppParser.RPAREN);
                    }
                    break;
                case CppParser.COLONS:
                    {
                    this.state = 264;
                    this.match(CppParser.COLONS);
                    this.state = 266;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 3) {
                        {
                        this.state = 265;
                        this.match(CppParser.TEMPLATE);
                        }
                    }

                    this.state = 268;
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
                    this.state = 269;
                    this.match(CppParser.ELLIPSIS);
                    }
                    break;
                case CppParser.IDENTIFIER:
                    {
                    this.state = 270;
                    this.match(CppParser.IDENTIFIER);
                    }
                    break;
                case CppParser.WORD:
                    {
                    this.state = 271;
                    this.match(CppParser.WORD);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 276;
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
            this.state = 277;
            this.operand();
            this.state = 299;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 11 || ((((_la - 44)) & ~0x1F) === 0 && ((1 << (_la - 44)) & 1140852673) !== 0)) {
                {
                this.state = 297;
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
                    this.state = 278;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 11 || ((((_la - 50)) & ~0x1F) === 0 && ((1 << (_la - 50)) & 17825823) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 280;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3762288526) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25372947) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 53803) !== 0)) {
                        {
                        this.state = 279;
                        this.operand();
                        }
                    }

                    }
                    break;
                case CppParser.QUESTION:
                    {
                    this.state = 282;
                    this.match(CppParser.QUESTION);
                    this.state = 291;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3762288526) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25372947) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 53803) !== 0)) {
                        {
                        this.state = 283;
                        this.phrase();
                        this.state = 288;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 35) {
                            {
                            {
                            this.state = 284;
                            this.match(CppParser.COMMA);
                            this.state = 285;
                            this.phrase();
                            }
                            }
                            this.state = 290;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 293;
                    this.match(CppParser.COLON);
                    this.state = 295;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3762288526) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25372947) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 53803) !== 0)) {
                        {
                        this.state = 294;
                        this.operand();
                        }
                    }

                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
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
    public operand(): OperandContext {
        let localContext = new OperandContext(this.context, this.state);
        this.enterRule(localContext, 30, CppParser.RULE_operand);
        let _la: number;
        try {
            this.state = 349;
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
                this.state = 341;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    this.state = 341;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case CppParser.PREFIX:
                        {
                        this.state = 302;
                        this.match(CppParser.PREFIX);
                        }
                        break;
                    case CppParser.NOT:
                        {
                        this.state = 303;
                        this.match(CppParser.NOT);
                        }
                        break;
                    case CppParser.STEP:
                        {
                        this.state = 304;
                        this.match(CppParser.STEP);
                        }
                        break;
                    case CppParser.SIZEOF:
                        {
                        this.state = 305;
                        this.match(CppParser.SIZEOF);
                        }
                        break;
                    case CppParser.UNARY:
                        {
                        this.state = 306;
                        this.match(CppParser.UNARY);
                        }
                        break;
                    case CppParser.COLONS:
                        {
                        this.state = 307;
                        this.match(CppParser.COLONS);
                        }
                        break;
                    case CppParser.EXTENSION:
                        {
                        this.state = 308;
                        this.match(CppParser.EXTENSION);
                        }
                        break;
                    case CppParser.SPECIFIER:
                        {
                        this.state = 309;
                        this.match(CppParser.SPECIFIER);
                        }
                        break;
                    case CppParser.QUALIFIER:
                        {
                        this.state = 310;
                        this.match(CppParser.QUALIFIER);
                        }
                        break;
                    case CppParser.DECLARATION:
                        {
                        this.state = 311;
                        this.match(CppParser.DECLARATION);
                        }
                        break;
                    case CppParser.STRUCT:
                        {
                        this.state = 312;
                        this.match(CppParser.STRUCT);
                        }
                        break;
                    case CppParser.CLASS:
                        {
                        this.state = 313;
                        this.match(CppParser.CLASS);
                        }
                        break;
                    case CppParser.ENUM:
                        {
                        this.state = 314;
                        this.match(CppParser.ENUM);
                        }
                        break;
                    case CppParser.RETURN:
                        {
                        this.state = 315;
                        this.match(CppParser.RETURN);
                        }
                        break;
                    case CppParser.GOTO:
                        {
                        this.state = 316;
                        this.match(CppParser.GOTO);
                        }
                        break;
                    case CppParser.BREAK:
                        {
                        this.state = 317;
                        this.match(CppParser.BREAK);
                        }
                        break;
                    case CppParser.CONTINUE:
                        {
                        this.state = 318;
                        this.match(CppParser.CONTINUE);
                        }
                        break;
                    case CppParser.TEMPLATE:
                        {
                        this.state = 319;
                        this.match(CppParser.TEMPLATE);
                        this.state = 321;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 62) {
                            {
                            this.state = 320;
                            this.angles();
                            }
                        }

                        }
                        break;
                    case CppParser.TYPEOF:
                    case CppParser.ATTRIBUTE:
                        {
                        this.state = 323;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 14 || _la === 15)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 324;
                        this.match(CppParser.LPAREN);
                        this.state = 326;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                            {
                            this.state = 325;
                            this.arguments();
                            }
                        }

                        this.state = 328;
                        this.match(CppParser.RPAREN);
                        }
                        break;
                    case CppParser.ATTRIBUTES:
                        {
                        this.state = 329;
                        this.match(CppParser.ATTRIBUTES);
                        this.state = 330;
                        this.match(CppParser.LBRACK);
                        this.state = 332;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                            {
                            this.state = 331;
                            this.arguments();
                            }
                        }

                        this.state = 334;
                        this.match(CppParser.RBRACK);
                        this.state = 335;
                        this.match(CppParser.RBRACK);
                        }
                        break;
                    case CppParser.CAST:
                        {
                        this.state = 336;
                        this.match(CppParser.CAST);
                        this.state = 338;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                            {
                            this.state = 337;
                            this.arguments();
                            }
                        }

                        this.state = 340;
                        this.match(CppParser.RPAREN);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 343;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3222270094) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 198659) !== 0) || ((((_la - 73)) & ~0x1F) === 0 && ((1 << (_la - 73)) & 73) !== 0));
                this.state = 346;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 540018432) !== 0) || ((((_la - 36)) & ~0x1F) === 0 && ((1 << (_la - 36)) & 2954363409) !== 0) || _la === 69 || _la === 78) {
                    {
                    this.state = 345;
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
                this.state = 348;
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
            this.state = 491;
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
                this.state = 388;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CppParser.NUMBER:
                    {
                    this.state = 351;
                    this.match(CppParser.NUMBER);
                    }
                    break;
                case CppParser.IDENTIFIER:
                    {
                    this.state = 352;
                    this.match(CppParser.IDENTIFIER);
                    }
                    break;
                case CppParser.CHARACTER:
                    {
                    this.state = 353;
                    this.match(CppParser.CHARACTER);
                    }
                    break;
                case CppParser.STRING:
                    {
                    this.state = 354;
                    this.match(CppParser.STRING);
                    }
                    break;
                case CppParser.WORD:
                    {
                    this.state = 355;
                    this.match(CppParser.WORD);
                    }
                    break;
                case CppParser.OPERATOR_NAME:
                    {
                    this.state = 356;
                    this.match(CppParser.OPERATOR_NAME);
                    }
                    break;
                case CppParser.DEFAULT:
                    {
                    this.state = 357;
                    this.match(CppParser.DEFAULT);
                    }
                    break;
                case CppParser.ASM:
                    {
                    this.state = 358;
                    this.match(CppParser.ASM);
                    }
                    break;
                case CppParser.GENERIC:
                    {
                    this.state = 359;
                    this.match(CppParser.GENERIC);
                    }
                    break;
                case CppParser.ELLIPSIS:
                    {
                    this.state = 360;
                    this.match(CppParser.ELLIPSIS);
                    }
                    break;
                case CppParser.LPAREN:
                    {
                    this.state = 361;
                    this.match(CppParser.LPAREN);
                    this.state = 363;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                        {
                        this.state = 362;
                        this.arguments();
                        }
                    }

                    this.state = 365;
                    this.match(CppParser.RPAREN);
                    }
                    break;
                case CppParser.LBRACK:
                    {
                    this.state = 366;
                    this.match(CppParser.LBRACK);
                    this.state = 368;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                        {
                        this.state = 367;
                        this.arguments();
                        }
                    }

                    this.state = 370;
                    this.match(CppParser.RBRACK);
                    }
                    break;
                case CppParser.MEMBERS:
                    {
                    this.state = 371;
                    this.match(CppParser.MEMBERS);
                    this.state = 375;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 10670639) !== 0)) {
                        {
                        {
                        this.state = 372;
                        this.item();
                        }
                        }
                        this.state = 377;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 378;
                    this.match(CppParser.RBRACE);
                    }
                    break;
                case CppParser.STATEMENTS_OPEN:
                    {
                    this.state = 379;
                    this.match(CppParser.STATEMENTS_OPEN);
                    this.state = 383;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 10670639) !== 0)) {
                        {
                        {
                        this.state = 380;
                        this.item();
                        }
                        }
                        this.state = 385;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 386;
                    this.match(CppParser.RBRACE);
                    }
                    break;
                case CppParser.INITIALISER:
                    {
                    this.state = 387;
                    this.braces();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 430;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 36)) & ~0x1F) === 0 && ((1 << (_la - 36)) & 603987601) !== 0) || _la === 69 || _la === 78) {
                    {
                    this.state = 428;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case CppParser.LPAREN:
                        {
                        this.state = 390;
                        this.match(CppParser.LPAREN);
                        this.state = 392;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                            {
                            this.state = 391;
                            this.arguments();
                            }
                        }

                        this.state = 394;
                        this.match(CppParser.RPAREN);
                        }
                        break;
                    case CppParser.LBRACK:
                        {
                        this.state = 395;
                        this.match(CppParser.LBRACK);
                        this.state = 397;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                            {
                            this.state = 396;
                            this.arguments();
                            }
                        }

                        this.state = 399;
                        this.match(CppParser.RBRACK);
                        }
                        break;
                    case CppParser.ANGLE_OPEN:
                        {
                        this.state = 400;
                        this.angles();
                        }
                        break;
                    case CppParser.COLONS:
                    case CppParser.DOT:
                    case CppParser.ARROW:
                        {
                        this.state = 401;
                        _la = this.tokenStream.LA(1);
                        if(!(((((_la - 43)) & ~0x1F) === 0 && ((1 << (_la - 43)) & 25) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 403;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 3) {
                            {
                            this.state = 402;
                            this.match(CppParser.TEMPLATE);
                            }
                        }

                        this.state = 406;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 49) {
                            {
                            this.state = 405;
                            this.match(CppParser.NOT);
                            }
                        }

                        this.state = 408;
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
                        this.state = 409;
                        this.match(CppParser.STEP);
                        }
                        break;
                    case CppParser.ELLIPSIS:
                        {
                        this.state = 410;
                        this.match(CppParser.ELLIPSIS);
                        }
                        break;
                    case CppParser.MEMBERS:
                        {
                        this.state = 411;
                        this.match(CppParser.MEMBERS);
                        this.state = 415;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 10670639) !== 0)) {
                            {
                            {
                            this.state = 412;
                            this.item();
                            }
                            }
                            this.state = 417;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 418;
                        this.match(CppParser.RBRACE);
                        }
                        break;
                    case CppParser.STATEMENTS_OPEN:
                        {
                        this.state = 419;
                        this.match(CppParser.STATEMENTS_OPEN);
                        this.state = 423;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 10670639) !== 0)) {
                            {
                            {
                            this.state = 420;
                            this.item();
                            }
                            }
                            this.state = 425;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 426;
                        this.match(CppParser.RBRACE);
                        }
                        break;
                    case CppParser.INITIALISER:
                        {
                        this.state = 427;
                        this.braces();
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 432;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 436;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3224369038) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25165827) !== 0) || _la === 67 || _la === 79) {
                    {
                    {
                    this.state = 433;
                    this.word();
                    }
                    }
                    this.state = 438;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 464;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 64) {
                    {
                    this.state = 441;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    do {
                        {
                        {
                        this.state = 439;
                        this.match(CppParser.BASES);
                        this.state = 440;
                        this.base();
                        }
                        }
                        this.state = 443;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    } while (_la === 64);
                    this.state = 462;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 65 || _la === 78) {
                        {
                        this.state = 454;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case CppParser.MEMBERS:
                            {
                            this.state = 445;
                            this.match(CppParser.MEMBERS);
                            this.state = 449;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 10670639) !== 0)) {
                                {
                                {
                                this.state = 446;
                                this.item();
                                }
                                }
                                this.state = 451;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            }
                            this.state = 452;
                            this.match(CppParser.RBRACE);
                            }
                            break;
                        case CppParser.INITIALISER:
                            {
                            this.state = 453;
                            this.braces();
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 459;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3224369038) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25165827) !== 0) || _la === 67 || _la === 79) {
                            {
                            {
                            this.state = 456;
                            this.word();
                            }
                            }
                            this.state = 461;
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
                this.state = 468;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 466;
                    this.match(CppParser.BASES);
                    this.state = 467;
                    this.base();
                    }
                    }
                    this.state = 470;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 64);
                this.state = 489;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 65 || _la === 78) {
                    {
                    this.state = 481;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case CppParser.MEMBERS:
                        {
                        this.state = 472;
                        this.match(CppParser.MEMBERS);
                        this.state = 476;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 10670639) !== 0)) {
                            {
                            {
                            this.state = 473;
                            this.item();
                            }
                            }
                            this.state = 478;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 479;
                        this.match(CppParser.RBRACE);
                        }
                        break;
                    case CppParser.INITIALISER:
                        {
                        this.state = 480;
                        this.braces();
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 486;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3224369038) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25165827) !== 0) || _la === 67 || _la === 79) {
                        {
                        {
                        this.state = 483;
                        this.word();
                        }
                        }
                        this.state = 488;
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
            this.state = 523;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.NUMBER:
                {
                this.state = 493;
                this.match(CppParser.NUMBER);
                }
                break;
            case CppParser.IDENTIFIER:
                {
                this.state = 494;
                this.match(CppParser.IDENTIFIER);
                }
                break;
            case CppParser.CHARACTER:
                {
                this.state = 495;
                this.match(CppParser.CHARACTER);
                }
                break;
            case CppParser.STRING:
                {
                this.state = 496;
                this.match(CppParser.STRING);
                }
                break;
            case CppParser.WORD:
                {
                this.state = 497;
                this.match(CppParser.WORD);
                }
                break;
            case CppParser.OPERATOR_NAME:
                {
                this.state = 498;
                this.match(CppParser.OPERATOR_NAME);
                }
                break;
            case CppParser.SPECIFIER:
                {
                this.state = 499;
                this.match(CppParser.SPECIFIER);
                }
                break;
            case CppParser.QUALIFIER:
                {
                this.state = 500;
                this.match(CppParser.QUALIFIER);
                }
                break;
            case CppParser.DECLARATION:
                {
                this.state = 501;
                this.match(CppParser.DECLARATION);
                }
                break;
            case CppParser.EXTENSION:
                {
                this.state = 502;
                this.match(CppParser.EXTENSION);
                }
                break;
            case CppParser.STRUCT:
                {
                this.state = 503;
                this.match(CppParser.STRUCT);
                }
                break;
            case CppParser.CLASS:
                {
                this.state = 504;
                this.match(CppParser.CLASS);
                }
                break;
            case CppParser.ENUM:
                {
                this.state = 505;
                this.match(CppParser.ENUM);
                }
                break;
            case CppParser.UNARY:
                {
                this.state = 506;
                this.match(CppParser.UNARY);
                }
                break;
            case CppParser.TEMPLATE:
                {
                this.state = 507;
                this.match(CppParser.TEMPLATE);
                }
                break;
            case CppParser.TYPEOF:
                {
                this.state = 508;
                this.match(CppParser.TYPEOF);
                }
                break;
            case CppParser.ATTRIBUTE:
                {
                this.state = 509;
                this.match(CppParser.ATTRIBUTE);
                }
                break;
            case CppParser.SIZEOF:
                {
                this.state = 510;
                this.match(CppParser.SIZEOF);
                }
                break;
            case CppParser.ASM:
                {
                this.state = 511;
                this.match(CppParser.ASM);
                }
                break;
            case CppParser.RETURN:
                {
                this.state = 512;
                this.match(CppParser.RETURN);
                }
                break;
            case CppParser.GOTO:
                {
                this.state = 513;
                this.match(CppParser.GOTO);
                }
                break;
            case CppParser.BREAK:
                {
                this.state = 514;
                this.match(CppParser.BREAK);
                }
                break;
            case CppParser.CONTINUE:
                {
                this.state = 515;
                this.match(CppParser.CONTINUE);
                }
                break;
            case CppParser.ATTRIBUTES:
                {
                this.state = 516;
                this.match(CppParser.ATTRIBUTES);
                this.state = 517;
                this.match(CppParser.LBRACK);
                this.state = 519;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                    {
                    this.state = 518;
                    this.arguments();
                    }
                }

                this.state = 521;
                this.match(CppParser.RBRACK);
                this.state = 522;
                this.match(CppParser.RBRACK);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 565;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 36)) & ~0x1F) === 0 && ((1 << (_la - 36)) & 603987601) !== 0) || _la === 69 || _la === 78) {
                {
                this.state = 563;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CppParser.LPAREN:
                    {
                    this.state = 525;
                    this.match(CppParser.LPAREN);
                    this.state = 527;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                        {
                        this.state = 526;
                        this.arguments();
                        }
                    }

                    this.state = 529;
                    this.match(CppParser.RPAREN);
                    }
                    break;
                case CppParser.LBRACK:
                    {
                    this.state = 530;
                    this.match(CppParser.LBRACK);
                    this.state = 532;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                        {
                        this.state = 531;
                        this.arguments();
                        }
                    }

                    this.state = 534;
                    this.match(CppParser.RBRACK);
                    }
                    break;
                case CppParser.ANGLE_OPEN:
                    {
                    this.state = 535;
                    this.angles();
                    }
                    break;
                case CppParser.COLONS:
                case CppParser.DOT:
                case CppParser.ARROW:
                    {
                    this.state = 536;
                    _la = this.tokenStream.LA(1);
                    if(!(((((_la - 43)) & ~0x1F) === 0 && ((1 << (_la - 43)) & 25) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 538;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 3) {
                        {
                        this.state = 537;
                        this.match(CppParser.TEMPLATE);
                        }
                    }

                    this.state = 541;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 49) {
                        {
                        this.state = 540;
                        this.match(CppParser.NOT);
                        }
                    }

                    this.state = 543;
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
                    this.state = 544;
                    this.match(CppParser.STEP);
                    }
                    break;
                case CppParser.ELLIPSIS:
                    {
                    this.state = 545;
                    this.match(CppParser.ELLIPSIS);
                    }
                    break;
                case CppParser.MEMBERS:
                    {
                    this.state = 546;
                    this.match(CppParser.MEMBERS);
                    this.state = 550;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 10670639) !== 0)) {
                        {
                        {
                        this.state = 547;
                        this.item();
                        }
                        }
                        this.state = 552;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 553;
                    this.match(CppParser.RBRACE);
                    }
                    break;
                case CppParser.STATEMENTS_OPEN:
                    {
                    this.state = 554;
                    this.match(CppParser.STATEMENTS_OPEN);
                    this.state = 558;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4286576574) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 58927447) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 10670639) !== 0)) {
                        {
                        {
                        this.state = 555;
                        this.item();
                        }
                        }
                        this.state = 560;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 561;
                    this.match(CppParser.RBRACE);
                    }
                    break;
                case CppParser.INITIALISER:
                    {
                    this.state = 562;
                    this.braces();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 567;
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
            this.state = 568;
            this.match(CppParser.INITIALISER);
            this.state = 570;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                {
                this.state = 569;
                this.arguments();
                }
            }

            this.state = 572;
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
            this.state = 574;
            this.match(CppParser.ANGLE_OPEN);
            this.state = 576;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294965246) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25374047) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 119339) !== 0)) {
                {
                this.state = 575;
                this.arguments();
                }
            }

            this.state = 578;
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
            this.state = 609;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 95, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 583;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 34 || _la === 35) {
                    {
                    {
                    this.state = 580;
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
                    this.state = 585;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 586;
                this.argument();
                this.state = 595;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 92, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 588;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        do {
                            {
                            {
                            this.state = 587;
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
                            this.state = 590;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        } while (_la === 34 || _la === 35);
                        this.state = 592;
                        this.argument();
                        }
                        }
                    }
                    this.state = 597;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 92, this.context);
                }
                this.state = 601;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 34 || _la === 35) {
                    {
                    {
                    this.state = 598;
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
                    this.state = 603;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 605;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 604;
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
                    this.state = 607;
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
            this.state = 623;
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
                this.state = 611;
                this.phrase();
                this.state = 615;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 532676720) !== 0) || _la === 38 || _la === 42 || _la === 80) {
                    {
                    {
                    this.state = 612;
                    this.oddity();
                    }
                    }
                    this.state = 617;
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
                this.state = 619;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 618;
                    this.oddity();
                    }
                    }
                    this.state = 621;
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
            this.state = 638;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CppParser.COLON:
                {
                this.state = 625;
                this.match(CppParser.COLON);
                }
                break;
            case CppParser.IF:
                {
                this.state = 626;
                this.match(CppParser.IF);
                }
                break;
            case CppParser.ELSE:
                {
                this.state = 627;
                this.match(CppParser.ELSE);
                }
                break;
            case CppParser.ELSE_IF:
                {
                this.state = 628;
                this.match(CppParser.ELSE_IF);
                }
                break;
            case CppParser.WHILE:
                {
                this.state = 629;
                this.match(CppParser.WHILE);
                }
                break;
            case CppParser.FOR:
                {
                this.state = 630;
                this.match(CppParser.FOR);
                }
                break;
            case CppParser.DO:
                {
                this.state = 631;
                this.match(CppParser.DO);
                }
                break;
            case CppParser.SWITCH:
                {
                this.state = 632;
                this.match(CppParser.SWITCH);
                }
                break;
            case CppParser.CASE:
                {
                this.state = 633;
                this.match(CppParser.CASE);
                }
                break;
            case CppParser.TRY:
                {
                this.state = 634;
                this.match(CppParser.TRY);
                }
                break;
            case CppParser.CATCH:
                {
                this.state = 635;
                this.match(CppParser.CATCH);
                }
                break;
            case CppParser.ACCESS:
                {
                this.state = 636;
                this.match(CppParser.ACCESS);
                }
                break;
            case CppParser.LBRACE:
                {
                this.state = 637;
                this.block();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 641;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3762288526) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 25372947) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 53803) !== 0)) {
                {
                this.state = 640;
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
        4,1,88,644,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
        6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,13,
        2,14,7,14,2,15,7,15,2,16,7,16,2,17,7,17,2,18,7,18,2,19,7,19,2,20,
        7,20,2,21,7,21,2,22,7,22,1,0,5,0,48,8,0,10,0,12,0,51,9,0,1,0,1,0,
        1,1,1,1,1,1,1,1,1,1,5,1,60,8,1,10,1,12,1,63,9,1,1,1,1,1,5,1,67,8,
        1,10,1,12,1,70,9,1,5,1,72,8,1,10,1,12,1,75,9,1,1,1,3,1,78,8,1,1,
        2,1,2,1,2,1,2,3,2,84,8,2,1,2,1,2,1,2,1,2,1,2,1,2,1,2,3,2,93,8,2,
        1,3,1,3,1,3,1,3,1,3,1,3,1,3,5,3,102,8,3,10,3,12,3,105,9,3,1,3,1,
        3,3,3,109,8,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,3,3,120,8,3,1,
        3,1,3,1,3,1,3,1,3,1,3,3,3,128,8,3,1,3,1,3,1,3,1,3,1,3,1,3,4,3,136,
        8,3,11,3,12,3,137,1,3,1,3,1,3,1,3,3,3,144,8,3,1,3,1,3,1,3,1,3,5,
        3,150,8,3,10,3,12,3,153,9,3,1,3,1,3,3,3,157,8,3,1,4,1,4,5,4,161,
        8,4,10,4,12,4,164,9,4,1,4,1,4,1,5,5,5,169,8,5,10,5,12,5,172,9,5,
        1,5,1,5,1,6,3,6,177,8,6,1,6,1,6,1,6,1,6,3,6,183,8,6,1,6,1,6,3,6,
        187,8,6,1,7,1,7,3,7,191,8,7,1,7,1,7,3,7,195,8,7,5,7,197,8,7,10,7,
        12,7,200,9,7,1,7,1,7,1,8,1,8,1,8,5,8,207,8,8,10,8,12,8,210,9,8,1,
        9,1,9,1,9,1,9,1,10,1,10,3,10,218,8,10,1,10,1,10,1,10,1,10,5,10,224,
        8,10,10,10,12,10,227,9,10,3,10,229,8,10,1,10,1,10,5,10,233,8,10,
        10,10,12,10,236,9,10,3,10,238,8,10,1,11,1,11,1,11,3,11,243,8,11,
        3,11,245,8,11,1,12,4,12,248,8,12,11,12,12,12,249,1,12,3,12,253,8,
        12,1,12,3,12,256,8,12,1,13,1,13,1,13,1,13,3,13,262,8,13,1,13,1,13,
        1,13,3,13,267,8,13,1,13,1,13,1,13,1,13,5,13,273,8,13,10,13,12,13,
        276,9,13,1,14,1,14,1,14,3,14,281,8,14,1,14,1,14,1,14,1,14,5,14,287,
        8,14,10,14,12,14,290,9,14,3,14,292,8,14,1,14,1,14,3,14,296,8,14,
        5,14,298,8,14,10,14,12,14,301,9,14,1,15,1,15,1,15,1,15,1,15,1,15,
        1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,
        3,15,322,8,15,1,15,1,15,1,15,3,15,327,8,15,1,15,1,15,1,15,1,15,3,
        15,333,8,15,1,15,1,15,1,15,1,15,3,15,339,8,15,1,15,4,15,342,8,15,
        11,15,12,15,343,1,15,3,15,347,8,15,1,15,3,15,350,8,15,1,16,1,16,
        1,16,1,16,1,16,1,16,1,16,1,16,1,16,1,16,1,16,1,16,3,16,364,8,16,
        1,16,1,16,1,16,3,16,369,8,16,1,16,1,16,1,16,5,16,374,8,16,10,16,
        12,16,377,9,16,1,16,1,16,1,16,5,16,382,8,16,10,16,12,16,385,9,16,
        1,16,1,16,3,16,389,8,16,1,16,1,16,3,16,393,8,16,1,16,1,16,1,16,3,
        16,398,8,16,1,16,1,16,1,16,1,16,3,16,404,8,16,1,16,3,16,407,8,16,
        1,16,1,16,1,16,1,16,1,16,5,16,414,8,16,10,16,12,16,417,9,16,1,16,
        1,16,1,16,5,16,422,8,16,10,16,12,16,425,9,16,1,16,1,16,5,16,429,
        8,16,10,16,12,16,432,9,16,1,16,5,16,435,8,16,10,16,12,16,438,9,16,
        1,16,1,16,4,16,442,8,16,11,16,12,16,443,1,16,1,16,5,16,448,8,16,
        10,16,12,16,451,9,16,1,16,1,16,3,16,455,8,16,1,16,5,16,458,8,16,
        10,16,12,16,461,9,16,3,16,463,8,16,3,16,465,8,16,1,16,1,16,4,16,
        469,8,16,11,16,12,16,470,1,16,1,16,5,16,475,8,16,10,16,12,16,478,
        9,16,1,16,1,16,3,16,482,8,16,1,16,5,16,485,8,16,10,16,12,16,488,
        9,16,3,16,490,8,16,3,16,492,8,16,1,17,1,17,1,17,1,17,1,17,1,17,1,
        17,1,17,1,17,1,17,1,17,1,17,1,17,1,17,1,17,1,17,1,17,1,17,1,17,1,
        17,1,17,1,17,1,17,1,17,1,17,1,17,3,17,520,8,17,1,17,1,17,3,17,524,
        8,17,1,17,1,17,3,17,528,8,17,1,17,1,17,1,17,3,17,533,8,17,1,17,1,
        17,1,17,1,17,3,17,539,8,17,1,17,3,17,542,8,17,1,17,1,17,1,17,1,17,
        1,17,5,17,549,8,17,10,17,12,17,552,9,17,1,17,1,17,1,17,5,17,557,
        8,17,10,17,12,17,560,9,17,1,17,1,17,5,17,564,8,17,10,17,12,17,567,
        9,17,1,18,1,18,3,18,571,8,18,1,18,1,18,1,19,1,19,3,19,577,8,19,1,
        19,1,19,1,20,5,20,582,8,20,10,20,12,20,585,9,20,1,20,1,20,4,20,589,
        8,20,11,20,12,20,590,1,20,5,20,594,8,20,10,20,12,20,597,9,20,1,20,
        5,20,600,8,20,10,20,12,20,603,9,20,1,20,4,20,606,8,20,11,20,12,20,
        607,3,20,610,8,20,1,21,1,21,5,21,614,8,21,10,21,12,21,617,9,21,1,
        21,4,21,620,8,21,11,21,12,21,621,3,21,624,8,21,1,22,1,22,1,22,1,
        22,1,22,1,22,1,22,1,22,1,22,1,22,1,22,1,22,1,22,3,22,639,8,22,1,
        22,3,22,642,8,22,1,22,0,0,23,0,2,4,6,8,10,12,14,16,18,20,22,24,26,
        28,30,32,34,36,38,40,42,44,0,8,2,0,1,1,56,56,4,0,1,1,4,4,12,13,43,
        43,2,0,8,8,56,56,4,0,11,11,50,54,70,70,74,74,1,0,14,15,2,0,43,43,
        46,47,3,0,8,8,56,56,67,67,1,0,34,35,817,0,49,1,0,0,0,2,77,1,0,0,
        0,4,92,1,0,0,0,6,156,1,0,0,0,8,158,1,0,0,0,10,170,1,0,0,0,12,186,
        1,0,0,0,14,188,1,0,0,0,16,203,1,0,0,0,18,211,1,0,0,0,20,237,1,0,
        0,0,22,239,1,0,0,0,24,255,1,0,0,0,26,257,1,0,0,0,28,277,1,0,0,0,
        30,349,1,0,0,0,32,491,1,0,0,0,34,523,1,0,0,0,36,568,1,0,0,0,38,574,
        1,0,0,0,40,609,1,0,0,0,42,623,1,0,0,0,44,638,1,0,0,0,46,48,3,2,1,
        0,47,46,1,0,0,0,48,51,1,0,0,0,49,47,1,0,0,0,49,50,1,0,0,0,50,52,
        1,0,0,0,51,49,1,0,0,0,52,53,5,0,0,1,53,1,1,0,0,0,54,78,3,4,2,0,55,
        78,3,6,3,0,56,78,5,57,0,0,57,61,5,81,0,0,58,60,3,2,1,0,59,58,1,0,
        0,0,60,63,1,0,0,0,61,59,1,0,0,0,61,62,1,0,0,0,62,73,1,0,0,0,63,61,
        1,0,0,0,64,68,5,82,0,0,65,67,3,2,1,0,66,65,1,0,0,0,67,70,1,0,0,0,
        68,66,1,0,0,0,68,69,1,0,0,0,69,72,1,0,0,0,70,68,1,0,0,0,71,64,1,
        0,0,0,72,75,1,0,0,0,73,71,1,0,0,0,73,74,1,0,0,0,74,76,1,0,0,0,75,
        73,1,0,0,0,76,78,5,83,0,0,77,54,1,0,0,0,77,55,1,0,0,0,77,56,1,0,
        0,0,77,57,1,0,0,0,78,3,1,0,0,0,79,80,5,66,0,0,80,93,5,42,0,0,81,
        83,5,4,0,0,82,84,5,56,0,0,83,82,1,0,0,0,83,84,1,0,0,0,84,85,1,0,
        0,0,85,93,5,42,0,0,86,87,5,28,0,0,87,88,3,28,14,0,88,89,5,42,0,0,
        89,93,1,0,0,0,90,91,5,29,0,0,91,93,5,42,0,0,92,79,1,0,0,0,92,81,
        1,0,0,0,92,86,1,0,0,0,92,90,1,0,0,0,93,5,1,0,0,0,94,157,5,34,0,0,
        95,157,3,8,4,0,96,97,5,22,0,0,97,103,3,12,6,0,98,99,5,23,0,0,99,
        100,5,80,0,0,100,102,3,12,6,0,101,98,1,0,0,0,102,105,1,0,0,0,103,
        101,1,0,0,0,103,104,1,0,0,0,104,108,1,0,0,0,105,103,1,0,0,0,106,
        107,5,23,0,0,107,109,3,10,5,0,108,106,1,0,0,0,108,109,1,0,0,0,109,
        157,1,0,0,0,110,111,5,24,0,0,111,112,3,14,7,0,112,113,3,10,5,0,113,
        157,1,0,0,0,114,115,5,26,0,0,115,116,3,10,5,0,116,117,5,24,0,0,117,
        119,3,14,7,0,118,120,5,34,0,0,119,118,1,0,0,0,119,120,1,0,0,0,120,
        157,1,0,0,0,121,122,5,27,0,0,122,123,3,14,7,0,123,124,3,10,5,0,124,
        157,1,0,0,0,125,127,5,25,0,0,126,128,5,7,0,0,127,126,1,0,0,0,127,
        128,1,0,0,0,128,129,1,0,0,0,129,130,3,14,7,0,130,131,3,10,5,0,131,
        157,1,0,0,0,132,133,5,5,0,0,133,135,3,8,4,0,134,136,3,18,9,0,135,
        134,1,0,0,0,136,137,1,0,0,0,137,135,1,0,0,0,137,138,1,0,0,0,138,
        157,1,0,0,0,139,157,5,85,0,0,140,141,5,87,0,0,141,143,5,36,0,0,142,
        144,3,40,20,0,143,142,1,0,0,0,143,144,1,0,0,0,144,145,1,0,0,0,145,
        157,5,37,0,0,146,151,3,28,14,0,147,148,5,35,0,0,148,150,3,28,14,
        0,149,147,1,0,0,0,150,153,1,0,0,0,151,149,1,0,0,0,151,152,1,0,0,
        0,152,154,1,0,0,0,153,151,1,0,0,0,154,155,3,20,10,0,155,157,1,0,
        0,0,156,94,1,0,0,0,156,95,1,0,0,0,156,96,1,0,0,0,156,110,1,0,0,0,
        156,114,1,0,0,0,156,121,1,0,0,0,156,125,1,0,0,0,156,132,1,0,0,0,
        156,139,1,0,0,0,156,140,1,0,0,0,156,146,1,0,0,0,157,7,1,0,0,0,158,
        162,5,38,0,0,159,161,3,2,1,0,160,159,1,0,0,0,161,164,1,0,0,0,162,
        160,1,0,0,0,162,163,1,0,0,0,163,165,1,0,0,0,164,162,1,0,0,0,165,
        166,5,39,0,0,166,9,1,0,0,0,167,169,3,4,2,0,168,167,1,0,0,0,169,172,
        1,0,0,0,170,168,1,0,0,0,170,171,1,0,0,0,171,173,1,0,0,0,172,170,
        1,0,0,0,173,174,3,6,3,0,174,11,1,0,0,0,175,177,7,0,0,0,176,175,1,
        0,0,0,176,177,1,0,0,0,177,178,1,0,0,0,178,179,3,14,7,0,179,180,3,
        10,5,0,180,187,1,0,0,0,181,183,5,49,0,0,182,181,1,0,0,0,182,183,
        1,0,0,0,183,184,1,0,0,0,184,185,5,1,0,0,185,187,3,8,4,0,186,176,
        1,0,0,0,186,182,1,0,0,0,187,13,1,0,0,0,188,190,5,36,0,0,189,191,
        3,16,8,0,190,189,1,0,0,0,190,191,1,0,0,0,191,198,1,0,0,0,192,194,
        5,34,0,0,193,195,3,16,8,0,194,193,1,0,0,0,194,195,1,0,0,0,195,197,
        1,0,0,0,196,192,1,0,0,0,197,200,1,0,0,0,198,196,1,0,0,0,198,199,
        1,0,0,0,199,201,1,0,0,0,200,198,1,0,0,0,201,202,5,37,0,0,202,15,
        1,0,0,0,203,208,3,28,14,0,204,205,5,35,0,0,205,207,3,28,14,0,206,
        204,1,0,0,0,207,210,1,0,0,0,208,206,1,0,0,0,208,209,1,0,0,0,209,
        17,1,0,0,0,210,208,1,0,0,0,211,212,5,6,0,0,212,213,3,14,7,0,213,
        214,3,8,4,0,214,19,1,0,0,0,215,238,5,34,0,0,216,218,5,5,0,0,217,
        216,1,0,0,0,217,218,1,0,0,0,218,228,1,0,0,0,219,220,5,68,0,0,220,
        225,3,22,11,0,221,222,5,35,0,0,222,224,3,22,11,0,223,221,1,0,0,0,
        224,227,1,0,0,0,225,223,1,0,0,0,225,226,1,0,0,0,226,229,1,0,0,0,
        227,225,1,0,0,0,228,219,1,0,0,0,228,229,1,0,0,0,229,230,1,0,0,0,
        230,234,3,8,4,0,231,233,3,18,9,0,232,231,1,0,0,0,233,236,1,0,0,0,
        234,232,1,0,0,0,234,235,1,0,0,0,235,238,1,0,0,0,236,234,1,0,0,0,
        237,215,1,0,0,0,237,217,1,0,0,0,238,21,1,0,0,0,239,244,3,24,12,0,
        240,242,3,36,18,0,241,243,5,45,0,0,242,241,1,0,0,0,242,243,1,0,0,
        0,243,245,1,0,0,0,244,240,1,0,0,0,244,245,1,0,0,0,245,23,1,0,0,0,
        246,248,7,1,0,0,247,246,1,0,0,0,248,249,1,0,0,0,249,247,1,0,0,0,
        249,250,1,0,0,0,250,252,1,0,0,0,251,253,3,26,13,0,252,251,1,0,0,
        0,252,253,1,0,0,0,253,256,1,0,0,0,254,256,3,26,13,0,255,247,1,0,
        0,0,255,254,1,0,0,0,256,25,1,0,0,0,257,274,7,2,0,0,258,273,3,38,
        19,0,259,261,5,36,0,0,260,262,3,40,20,0,261,260,1,0,0,0,261,262,
        1,0,0,0,262,263,1,0,0,0,263,273,5,37,0,0,264,266,5,43,0,0,265,267,
        5,3,0,0,266,265,1,0,0,0,266,267,1,0,0,0,267,268,1,0,0,0,268,273,
        7,2,0,0,269,273,5,45,0,0,270,273,5,56,0,0,271,273,5,8,0,0,272,258,
        1,0,0,0,272,259,1,0,0,0,272,264,1,0,0,0,272,269,1,0,0,0,272,270,
        1,0,0,0,272,271,1,0,0,0,273,276,1,0,0,0,274,272,1,0,0,0,274,275,
        1,0,0,0,275,27,1,0,0,0,276,274,1,0,0,0,277,299,3,30,15,0,278,280,
        7,3,0,0,279,281,3,30,15,0,280,279,1,0,0,0,280,281,1,0,0,0,281,298,
        1,0,0,0,282,291,5,44,0,0,283,288,3,28,14,0,284,285,5,35,0,0,285,
        287,3,28,14,0,286,284,1,0,0,0,287,290,1,0,0,0,288,286,1,0,0,0,288,
        289,1,0,0,0,289,292,1,0,0,0,290,288,1,0,0,0,291,283,1,0,0,0,291,
        292,1,0,0,0,292,293,1,0,0,0,293,295,5,42,0,0,294,296,3,30,15,0,295,
        294,1,0,0,0,295,296,1,0,0,0,296,298,1,0,0,0,297,278,1,0,0,0,297,
        282,1,0,0,0,298,301,1,0,0,0,299,297,1,0,0,0,299,300,1,0,0,0,300,
        29,1,0,0,0,301,299,1,0,0,0,302,342,5,73,0,0,303,342,5,49,0,0,304,
        342,5,48,0,0,305,342,5,19,0,0,306,342,5,7,0,0,307,342,5,43,0,0,308,
        342,5,16,0,0,309,342,5,12,0,0,310,342,5,13,0,0,311,342,5,1,0,0,312,
        342,5,17,0,0,313,342,5,2,0,0,314,342,5,18,0,0,315,342,5,31,0,0,316,
        342,5,30,0,0,317,342,5,32,0,0,318,342,5,33,0,0,319,321,5,3,0,0,320,
        322,3,38,19,0,321,320,1,0,0,0,321,322,1,0,0,0,322,342,1,0,0,0,323,
        324,7,4,0,0,324,326,5,36,0,0,325,327,3,40,20,0,326,325,1,0,0,0,326,
        327,1,0,0,0,327,328,1,0,0,0,328,342,5,37,0,0,329,330,5,79,0,0,330,
        332,5,40,0,0,331,333,3,40,20,0,332,331,1,0,0,0,332,333,1,0,0,0,333,
        334,1,0,0,0,334,335,5,41,0,0,335,342,5,41,0,0,336,338,5,76,0,0,337,
        339,3,40,20,0,338,337,1,0,0,0,338,339,1,0,0,0,339,340,1,0,0,0,340,
        342,5,37,0,0,341,302,1,0,0,0,341,303,1,0,0,0,341,304,1,0,0,0,341,
        305,1,0,0,0,341,306,1,0,0,0,341,307,1,0,0,0,341,308,1,0,0,0,341,
        309,1,0,0,0,341,310,1,0,0,0,341,311,1,0,0,0,341,312,1,0,0,0,341,
        313,1,0,0,0,341,314,1,0,0,0,341,315,1,0,0,0,341,316,1,0,0,0,341,
        317,1,0,0,0,341,318,1,0,0,0,341,319,1,0,0,0,341,323,1,0,0,0,341,
        329,1,0,0,0,341,336,1,0,0,0,342,343,1,0,0,0,343,341,1,0,0,0,343,
        344,1,0,0,0,344,346,1,0,0,0,345,347,3,32,16,0,346,345,1,0,0,0,346,
        347,1,0,0,0,347,350,1,0,0,0,348,350,3,32,16,0,349,341,1,0,0,0,349,
        348,1,0,0,0,350,31,1,0,0,0,351,389,5,55,0,0,352,389,5,56,0,0,353,
        389,5,9,0,0,354,389,5,10,0,0,355,389,5,8,0,0,356,389,5,67,0,0,357,
        389,5,29,0,0,358,389,5,21,0,0,359,389,5,20,0,0,360,389,5,45,0,0,
        361,363,5,36,0,0,362,364,3,40,20,0,363,362,1,0,0,0,363,364,1,0,0,
        0,364,365,1,0,0,0,365,389,5,37,0,0,366,368,5,40,0,0,367,369,3,40,
        20,0,368,367,1,0,0,0,368,369,1,0,0,0,369,370,1,0,0,0,370,389,5,41,
        0,0,371,375,5,65,0,0,372,374,3,2,1,0,373,372,1,0,0,0,374,377,1,0,
        0,0,375,373,1,0,0,0,375,376,1,0,0,0,376,378,1,0,0,0,377,375,1,0,
        0,0,378,389,5,39,0,0,379,383,5,69,0,0,380,382,3,2,1,0,381,380,1,
        0,0,0,382,385,1,0,0,0,383,381,1,0,0,0,383,384,1,0,0,0,384,386,1,
        0,0,0,385,383,1,0,0,0,386,389,5,39,0,0,387,389,3,36,18,0,388,351,
        1,0,0,0,388,352,1,0,0,0,388,353,1,0,0,0,388,354,1,0,0,0,388,355,
        1,0,0,0,388,356,1,0,0,0,388,357,1,0,0,0,388,358,1,0,0,0,388,359,
        1,0,0,0,388,360,1,0,0,0,388,361,1,0,0,0,388,366,1,0,0,0,388,371,
        1,0,0,0,388,379,1,0,0,0,388,387,1,0,0,0,389,430,1,0,0,0,390,392,
        5,36,0,0,391,393,3,40,20,0,392,391,1,0,0,0,392,393,1,0,0,0,393,394,
        1,0,0,0,394,429,5,37,0,0,395,397,5,40,0,0,396,398,3,40,20,0,397,
        396,1,0,0,0,397,398,1,0,0,0,398,399,1,0,0,0,399,429,5,41,0,0,400,
        429,3,38,19,0,401,403,7,5,0,0,402,404,5,3,0,0,403,402,1,0,0,0,403,
        404,1,0,0,0,404,406,1,0,0,0,405,407,5,49,0,0,406,405,1,0,0,0,406,
        407,1,0,0,0,407,408,1,0,0,0,408,429,7,6,0,0,409,429,5,48,0,0,410,
        429,5,45,0,0,411,415,5,65,0,0,412,414,3,2,1,0,413,412,1,0,0,0,414,
        417,1,0,0,0,415,413,1,0,0,0,415,416,1,0,0,0,416,418,1,0,0,0,417,
        415,1,0,0,0,418,429,5,39,0,0,419,423,5,69,0,0,420,422,3,2,1,0,421,
        420,1,0,0,0,422,425,1,0,0,0,423,421,1,0,0,0,423,424,1,0,0,0,424,
        426,1,0,0,0,425,423,1,0,0,0,426,429,5,39,0,0,427,429,3,36,18,0,428,
        390,1,0,0,0,428,395,1,0,0,0,428,400,1,0,0,0,428,401,1,0,0,0,428,
        409,1,0,0,0,428,410,1,0,0,0,428,411,1,0,0,0,428,419,1,0,0,0,428,
        427,1,0,0,0,429,432,1,0,0,0,430,428,1,0,0,0,430,431,1,0,0,0,431,
        436,1,0,0,0,432,430,1,0,0,0,433,435,3,34,17,0,434,433,1,0,0,0,435,
        438,1,0,0,0,436,434,1,0,0,0,436,437,1,0,0,0,437,464,1,0,0,0,438,
        436,1,0,0,0,439,440,5,64,0,0,440,442,3,24,12,0,441,439,1,0,0,0,442,
        443,1,0,0,0,443,441,1,0,0,0,443,444,1,0,0,0,444,462,1,0,0,0,445,
        449,5,65,0,0,446,448,3,2,1,0,447,446,1,0,0,0,448,451,1,0,0,0,449,
        447,1,0,0,0,449,450,1,0,0,0,450,452,1,0,0,0,451,449,1,0,0,0,452,
        455,5,39,0,0,453,455,3,36,18,0,454,445,1,0,0,0,454,453,1,0,0,0,455,
        459,1,0,0,0,456,458,3,34,17,0,457,456,1,0,0,0,458,461,1,0,0,0,459,
        457,1,0,0,0,459,460,1,0,0,0,460,463,1,0,0,0,461,459,1,0,0,0,462,
        454,1,0,0,0,462,463,1,0,0,0,463,465,1,0,0,0,464,441,1,0,0,0,464,
        465,1,0,0,0,465,492,1,0,0,0,466,467,5,64,0,0,467,469,3,24,12,0,468,
        466,1,0,0,0,469,470,1,0,0,0,470,468,1,0,0,0,470,471,1,0,0,0,471,
        489,1,0,0,0,472,476,5,65,0,0,473,475,3,2,1,0,474,473,1,0,0,0,475,
        478,1,0,0,0,476,474,1,0,0,0,476,477,1,0,0,0,477,479,1,0,0,0,478,
        476,1,0,0,0,479,482,5,39,0,0,480,482,3,36,18,0,481,472,1,0,0,0,481,
        480,1,0,0,0,482,486,1,0,0,0,483,485,3,34,17,0,484,483,1,0,0,0,485,
        488,1,0,0,0,486,484,1,0,0,0,486,487,1,0,0,0,487,490,1,0,0,0,488,
        486,1,0,0,0,489,481,1,0,0,0,489,490,1,0,0,0,490,492,1,0,0,0,491,
        388,1,0,0,0,491,468,1,0,0,0,492,33,1,0,0,0,493,524,5,55,0,0,494,
        524,5,56,0,0,495,524,5,9,0,0,496,524,5,10,0,0,497,524,5,8,0,0,498,
        524,5,67,0,0,499,524,5,12,0,0,500,524,5,13,0,0,501,524,5,1,0,0,502,
        524,5,16,0,0,503,524,5,17,0,0,504,524,5,2,0,0,505,524,5,18,0,0,506,
        524,5,7,0,0,507,524,5,3,0,0,508,524,5,14,0,0,509,524,5,15,0,0,510,
        524,5,19,0,0,511,524,5,21,0,0,512,524,5,31,0,0,513,524,5,30,0,0,
        514,524,5,32,0,0,515,524,5,33,0,0,516,517,5,79,0,0,517,519,5,40,
        0,0,518,520,3,40,20,0,519,518,1,0,0,0,519,520,1,0,0,0,520,521,1,
        0,0,0,521,522,5,41,0,0,522,524,5,41,0,0,523,493,1,0,0,0,523,494,
        1,0,0,0,523,495,1,0,0,0,523,496,1,0,0,0,523,497,1,0,0,0,523,498,
        1,0,0,0,523,499,1,0,0,0,523,500,1,0,0,0,523,501,1,0,0,0,523,502,
        1,0,0,0,523,503,1,0,0,0,523,504,1,0,0,0,523,505,1,0,0,0,523,506,
        1,0,0,0,523,507,1,0,0,0,523,508,1,0,0,0,523,509,1,0,0,0,523,510,
        1,0,0,0,523,511,1,0,0,0,523,512,1,0,0,0,523,513,1,0,0,0,523,514,
        1,0,0,0,523,515,1,0,0,0,523,516,1,0,0,0,524,565,1,0,0,0,525,527,
        5,36,0,0,526,528,3,40,20,0,527,526,1,0,0,0,527,528,1,0,0,0,528,529,
        1,0,0,0,529,564,5,37,0,0,530,532,5,40,0,0,531,533,3,40,20,0,532,
        531,1,0,0,0,532,533,1,0,0,0,533,534,1,0,0,0,534,564,5,41,0,0,535,
        564,3,38,19,0,536,538,7,5,0,0,537,539,5,3,0,0,538,537,1,0,0,0,538,
        539,1,0,0,0,539,541,1,0,0,0,540,542,5,49,0,0,541,540,1,0,0,0,541,
        542,1,0,0,0,542,543,1,0,0,0,543,564,7,6,0,0,544,564,5,48,0,0,545,
        564,5,45,0,0,546,550,5,65,0,0,547,549,3,2,1,0,548,547,1,0,0,0,549,
        552,1,0,0,0,550,548,1,0,0,0,550,551,1,0,0,0,551,553,1,0,0,0,552,
        550,1,0,0,0,553,564,5,39,0,0,554,558,5,69,0,0,555,557,3,2,1,0,556,
        555,1,0,0,0,557,560,1,0,0,0,558,556,1,0,0,0,558,559,1,0,0,0,559,
        561,1,0,0,0,560,558,1,0,0,0,561,564,5,39,0,0,562,564,3,36,18,0,563,
        525,1,0,0,0,563,530,1,0,0,0,563,535,1,0,0,0,563,536,1,0,0,0,563,
        544,1,0,0,0,563,545,1,0,0,0,563,546,1,0,0,0,563,554,1,0,0,0,563,
        562,1,0,0,0,564,567,1,0,0,0,565,563,1,0,0,0,565,566,1,0,0,0,566,
        35,1,0,0,0,567,565,1,0,0,0,568,570,5,78,0,0,569,571,3,40,20,0,570,
        569,1,0,0,0,570,571,1,0,0,0,571,572,1,0,0,0,572,573,5,39,0,0,573,
        37,1,0,0,0,574,576,5,62,0,0,575,577,3,40,20,0,576,575,1,0,0,0,576,
        577,1,0,0,0,577,578,1,0,0,0,578,579,5,63,0,0,579,39,1,0,0,0,580,
        582,7,7,0,0,581,580,1,0,0,0,582,585,1,0,0,0,583,581,1,0,0,0,583,
        584,1,0,0,0,584,586,1,0,0,0,585,583,1,0,0,0,586,595,3,42,21,0,587,
        589,7,7,0,0,588,587,1,0,0,0,589,590,1,0,0,0,590,588,1,0,0,0,590,
        591,1,0,0,0,591,592,1,0,0,0,592,594,3,42,21,0,593,588,1,0,0,0,594,
        597,1,0,0,0,595,593,1,0,0,0,595,596,1,0,0,0,596,601,1,0,0,0,597,
        595,1,0,0,0,598,600,7,7,0,0,599,598,1,0,0,0,600,603,1,0,0,0,601,
        599,1,0,0,0,601,602,1,0,0,0,602,610,1,0,0,0,603,601,1,0,0,0,604,
        606,7,7,0,0,605,604,1,0,0,0,606,607,1,0,0,0,607,605,1,0,0,0,607,
        608,1,0,0,0,608,610,1,0,0,0,609,583,1,0,0,0,609,605,1,0,0,0,610,
        41,1,0,0,0,611,615,3,28,14,0,612,614,3,44,22,0,613,612,1,0,0,0,614,
        617,1,0,0,0,615,613,1,0,0,0,615,616,1,0,0,0,616,624,1,0,0,0,617,
        615,1,0,0,0,618,620,3,44,22,0,619,618,1,0,0,0,620,621,1,0,0,0,621,
        619,1,0,0,0,621,622,1,0,0,0,622,624,1,0,0,0,623,611,1,0,0,0,623,
        619,1,0,0,0,624,43,1,0,0,0,625,639,5,42,0,0,626,639,5,22,0,0,627,
        639,5,23,0,0,628,639,5,80,0,0,629,639,5,24,0,0,630,639,5,25,0,0,
        631,639,5,26,0,0,632,639,5,27,0,0,633,639,5,28,0,0,634,639,5,5,0,
        0,635,639,5,6,0,0,636,639,5,4,0,0,637,639,3,8,4,0,638,625,1,0,0,
        0,638,626,1,0,0,0,638,627,1,0,0,0,638,628,1,0,0,0,638,629,1,0,0,
        0,638,630,1,0,0,0,638,631,1,0,0,0,638,632,1,0,0,0,638,633,1,0,0,
        0,638,634,1,0,0,0,638,635,1,0,0,0,638,636,1,0,0,0,638,637,1,0,0,
        0,639,641,1,0,0,0,640,642,3,28,14,0,641,640,1,0,0,0,641,642,1,0,
        0,0,642,45,1,0,0,0,101,49,61,68,73,77,83,92,103,108,119,127,137,
        143,151,156,162,170,176,182,186,190,194,198,208,217,225,228,234,
        237,242,244,249,252,255,261,266,272,274,280,288,291,295,297,299,
        321,326,332,338,341,343,346,349,363,368,375,383,388,392,397,403,
        406,415,423,428,430,436,443,449,454,459,462,464,470,476,481,486,
        489,491,519,523,527,532,538,541,550,558,563,565,570,576,583,590,
        595,601,607,609,615,621,623,638,641
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
