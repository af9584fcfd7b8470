
import * as antlr from "antlr4ng";
import { Token } from "antlr4ng";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class CParser extends antlr.Parser {
    public static readonly SPECIFIER = 1;
    public static readonly QUALIFIER = 2;
    public static readonly TYPEOF = 3;
    public static readonly ATTRIBUTE = 4;
    public static readonly EXTENSION = 5;
    public static readonly STRUCT = 6;
    public static readonly ENUM = 7;
    public static readonly SIZEOF = 8;
    public static readonly GENERIC = 9;
    public static readonly ASM = 10;
    public static readonly IF = 11;
    public static readonly ELSE = 12;
    public static readonly WHILE = 13;
    public static readonly FOR = 14;
    public static readonly DO = 15;
    public static readonly SWITCH = 16;
    public static readonly CASE = 17;
    public static readonly DEFAULT = 18;
    public static readonly GOTO = 19;
    public static readonly RETURN = 20;
    public static readonly BREAK = 21;
    public static readonly CONTINUE = 22;
    public static readonly SEMI = 23;
    public static readonly COMMA = 24;
    public static readonly LPAREN = 25;
    public static readonly RPAREN = 26;
    public static readonly LBRACE = 27;
    public static readonly RBRACE = 28;
    public static readonly LBRACK = 29;
    public static readonly RBRACK = 30;
    public static readonly COLON = 31;
    public static readonly COLONS = 32;
    public static readonly QUESTION = 33;
    public static readonly ELLIPSIS = 34;
    public static readonly DOT = 35;
    public static readonly ARROW = 36;
    public static readonly STEP = 37;
    public static readonly NOT = 38;
    public static readonly STAR = 39;
    public static readonly AND = 40;
    public static readonly ANDS = 41;
    public static readonly SIGN = 42;
    public static readonly ASSIGN = 43;
    public static readonly OPERATOR = 44;
    public static readonly NUMBER = 45;
    public static readonly CHARACTER = 46;
    public static readonly STRING = 47;
    public static readonly IDENTIFIER = 48;
    public static readonly DIRECTIVE = 49;
    public static readonly WS = 50;
    public static readonly SPLICED = 51;
    public static readonly COMMENT = 52;
    public static readonly LINE_COMMENT = 53;
    public static readonly TYPE_NAME = 54;
    public static readonly MACRO = 55;
    public static readonly PREFIX = 56;
    public static readonly ODD = 57;
    public static readonly ASSEMBLY_LINE = 58;
    public static readonly CAST = 59;
    public static readonly STATEMENTS_BEHIND = 60;
    public static readonly INITIALISER = 61;
    public static readonly ATTRIBUTES = 62;
    public static readonly ELSE_IF = 63;
    public static readonly GROUP_IF = 64;
    public static readonly GROUP_ELSE = 65;
    public static readonly GROUP_END = 66;
    public static readonly UNKNOWN_DIRECTIVE = 67;
    public static readonly HIDDEN_LINE = 68;
    public static readonly MACRO_STATEMENT = 69;
    public static readonly COMPOUND = 70;
    public static readonly INVOKED_STATEMENT = 71;
    public static readonly STATEMENTS = 72;
    public static readonly RULE_translationUnit = 0;
    public static readonly RULE_item = 1;
    public static readonly RULE_label = 2;
    public static readonly RULE_statement = 3;
    public static readonly RULE_bareMacro = 4;
    public static readonly RULE_invocation = 5;
    public static readonly RULE_block = 6;
    public static readonly RULE_body = 7;
    public static readonly RULE_condition = 8;
    public static readonly RULE_tail = 9;
    public static readonly RULE_oldParameter = 10;
    public static readonly RULE_specifier = 11;
    public static readonly RULE_attribute = 12;
    public static readonly RULE_structure = 13;
    public static readonly RULE_members = 14;
    public static readonly RULE_member = 15;
    public static readonly RULE_memberPart = 16;
    public static readonly RULE_enumeration = 17;
    public static readonly RULE_braces = 18;
    public static readonly RULE_elements = 19;
    public static readonly RULE_element = 20;
    public static readonly RULE_line = 21;
    public static readonly RULE_value = 22;
    public static readonly RULE_part = 23;
    public static readonly RULE_expression = 24;
    public static readonly RULE_expressions = 25;
    public static readonly RULE_arguments = 26;
    public static readonly RULE_argument = 27;
    public static readonly RULE_oddity = 28;
    public static readonly RULE_operand = 29;
    public static readonly RULE_chain = 30;
    public static readonly RULE_primary = 31;
    public static readonly RULE_association = 32;
    public static readonly RULE_word = 33;
    public static readonly RULE_assembly = 34;

    public static readonly literalNames = [
        null, null, null, null, null, "'__extension__'", null, "'enum'", 
        null, "'_Generic'", null, null, "'else'", "'while'", "'for'", "'do'", 
        "'switch'", "'case'", "'default'", "'goto'", "'return'", "'break'", 
        "'continue'", "';'", null, null, "')'", null, null, null, null, 
        "':'", "'::'", "'?'", "'...'", "'.'", "'->'", null, null, "'*'", 
        "'&'", "'&&'", null, null, null, null, null, null, null, null, null, 
        null, null, null, "'int'", null, "'-'", null, "'nop'", null, null, 
        "'{'", "'['"
    ];

    public static readonly symbolicNames = [
        null, "SPECIFIER", "QUALIFIER", "TYPEOF", "ATTRIBUTE", "EXTENSION", 
        "STRUCT", "ENUM", "SIZEOF", "GENERIC", "ASM", "IF", "ELSE", "WHILE", 
        "FOR", "DO", "SWITCH", "CASE", "DEFAULT", "GOTO", "RETURN", "BREAK", 
        "CONTINUE", "SEMI", "COMMA", "LPAREN", "RPAREN", "LBRACE", "RBRACE", 
        "LBRACK", "RBRACK", "COLON", "COLONS", "QUESTION", "ELLIPSIS", "DOT", 
        "ARROW", "STEP", "NOT", "STAR", "AND", "ANDS", "SIGN", "ASSIGN", 
        "OPERATOR", "NUMBER", "CHARACTER", "STRING", "IDENTIFIER", "DIRECTIVE", 
        "WS", "SPLICED", "COMMENT", "LINE_COMMENT", "TYPE_NAME", "MACRO", 
        "PREFIX", "ODD", "ASSEMBLY_LINE", "CAST", "STATEMENTS_BEHIND", "INITIALISER", 
        "ATTRIBUTES", "ELSE_IF", "GROUP_IF", "GROUP_ELSE", "GROUP_END", 
        "UNKNOWN_DIRECTIVE", "HIDDEN_LINE", "MACRO_STATEMENT", "COMPOUND", 
        "INVOKED_STATEMENT", "STATEMENTS"
    ];
    public static readonly ruleNames = [
        "translationUnit", "item", "label", "statement", "bareMacro", "invocation", 
        "block", "body", "condition", "tail", "oldParameter", "specifier", 
        "attribute", "structure", "members", "member", "memberPart", "enumeration", 
        "braces", "elements", "element", "line", "value", "part", "expression", 
        "expressions", "arguments", "argument", "oddity", "operand", "chain", 
        "primary", "association", "word", "assembly",
    ];

    public get grammarFileName(): string { return "CParser.g4"; }
    public get literalNames(): (string | null)[] { return CParser.literalNames; }
    public get symbolicNames(): (string | null)[] { return CParser.symbolicNames; }
    public get ruleNames(): string[] { return CParser.ruleNames; }
    public get serializedATN(): number[] { return CParser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, CParser._ATN, CParser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public translationUnit(): TranslationUnitContext {
        let localContext = new TranslationUnitContext(this.context, this.state);
        this.enterRule(localContext, 0, CParser.RULE_translationUnit);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 73;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1383135259) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 29) !== 0)) {
                {
                {
                this.state = 70;
                this.item();
                }
                }
                this.state = 75;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 76;
            this.match(CParser.EOF);
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
        this.enterRule(localContext, 2, CParser.RULE_item);
        let _la: number;
        try {
            this.state = 102;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 4, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 78;
                this.label();
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 79;
                this.statement();
                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 80;
                this.match(CParser.DIRECTIVE);
                }
                break;
            case 4:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 81;
                this.match(CParser.UNKNOWN_DIRECTIVE);
                }
                break;
            case 5:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 82;
                this.match(CParser.GROUP_IF);
                this.state = 86;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1383135259) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 29) !== 0)) {
                    {
                    {
                    this.state = 83;
                    this.item();
                    }
                    }
                    this.state = 88;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 98;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 65) {
                    {
                    {
                    this.state = 89;
                    this.match(CParser.GROUP_ELSE);
                    this.state = 93;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1383135259) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 29) !== 0)) {
                        {
                        {
                        this.state = 90;
                        this.item();
                        }
                        }
                        this.state = 95;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    }
                    this.state = 100;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 101;
                this.match(CParser.GROUP_END);
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
        this.enterRule(localContext, 4, CParser.RULE_label);
        try {
            this.state = 112;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 104;
                this.match(CParser.IDENTIFIER);
                this.state = 105;
                this.match(CParser.COLON);
                }
                break;
            case CParser.CASE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 106;
                this.match(CParser.CASE);
                this.state = 107;
                this.expression();
                this.state = 108;
                this.match(CParser.COLON);
                }
                break;
            case CParser.DEFAULT:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 110;
                this.match(CParser.DEFAULT);
                this.state = 111;
                this.match(CParser.COLON);
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
        this.enterRule(localContext, 6, CParser.RULE_statement);
        let _la: number;
        try {
            let alternative: number;
            this.state = 255;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 25, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 114;
                this.match(CParser.SEMI);
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 115;
                this.block();
                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 116;
                this.match(CParser.IF);
                this.state = 117;
                this.condition();
                this.state = 118;
                this.body();
                this.state = 126;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 6, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 119;
                        this.match(CParser.ELSE);
                        this.state = 120;
                        this.match(CParser.ELSE_IF);
                        this.state = 121;
                        this.condition();
                        this.state = 122;
                        this.body();
                        }
                        }
                    }
                    this.state = 128;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 6, this.context);
                }
                this.state = 131;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 7, this.context) ) {
                case 1:
                    {
                    this.state = 129;
                    this.match(CParser.ELSE);
                    this.state = 130;
                    this.body();
                    }
                    break;
                }
                }
                break;
            case 4:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 133;
                this.match(CParser.WHILE);
                this.state = 134;
                this.condition();
                this.state = 135;
                this.body();
                }
                break;
            case 5:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 137;
                this.match(CParser.DO);
                this.state = 138;
                this.body();
                this.state = 139;
                this.match(CParser.WHILE);
                this.state = 140;
                this.condition();
                this.state = 142;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 8, this.context) ) {
                case 1:
                    {
                    this.state = 141;
                    this.match(CParser.SEMI);
                    }
                    break;
                }
                }
                break;
            case 6:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 144;
                this.match(CParser.SWITCH);
                this.state = 145;
                this.condition();
                this.state = 146;
                this.body();
                }
                break;
            case 7:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 148;
                this.match(CParser.FOR);
                this.state = 149;
                this.match(CParser.LPAREN);
                this.state = 173;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.SPECIFIER:
                case CParser.QUALIFIER:
                case CParser.TYPEOF:
                case CParser.ATTRIBUTE:
                case CParser.EXTENSION:
                case CParser.STRUCT:
                case CParser.ENUM:
                case CParser.TYPE_NAME:
                case CParser.MACRO:
                case CParser.ATTRIBUTES:
                    {
                    this.state = 151;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    do {
                        {
                        {
                        this.state = 150;
                        this.specifier();
                        }
                        }
                        this.state = 153;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 259) !== 0));
                    this.state = 163;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 8)) & ~0x1F) === 0 && ((1 << (_la - 8)) & 1814167555) !== 0) || ((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 33572879) !== 0)) {
                        {
                        this.state = 155;
                        this.part();
                        this.state = 160;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 24) {
                            {
                            {
                            this.state = 156;
                            this.match(CParser.COMMA);
                            this.state = 157;
                            this.part();
                            }
                            }
                            this.state = 162;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    }
                    break;
                case CParser.SIZEOF:
                case CParser.GENERIC:
                case CParser.LPAREN:
                case CParser.LBRACK:
                case CParser.ELLIPSIS:
                case CParser.DOT:
                case CParser.STEP:
                case CParser.NOT:
                case CParser.NUMBER:
                case CParser.CHARACTER:
                case CParser.STRING:
                case CParser.IDENTIFIER:
                case CParser.PREFIX:
                case CParser.CAST:
                case CParser.COMPOUND:
                    {
                    this.state = 165;
                    this.part();
                    this.state = 170;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 24) {
                        {
                        {
                        this.state = 166;
                        this.match(CParser.COMMA);
                        this.state = 167;
                        this.part();
                        }
                        }
                        this.state = 172;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    break;
                case CParser.SEMI:
                    break;
                default:
                    break;
                }
                this.state = 175;
                this.match(CParser.SEMI);
                this.state = 177;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 309360667) !== 0) || _la === 70) {
                    {
                    this.state = 176;
                    this.expressions();
                    }
                }

                this.state = 179;
                this.match(CParser.SEMI);
                this.state = 181;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 309360667) !== 0) || _la === 70) {
                    {
                    this.state = 180;
                    this.expressions();
                    }
                }

                this.state = 183;
                this.match(CParser.RPAREN);
                this.state = 184;
                this.body();
                }
                break;
            case 8:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 185;
                this.match(CParser.RETURN);
                this.state = 187;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 309360667) !== 0) || _la === 70) {
                    {
                    this.state = 186;
                    this.expressions();
                    }
                }

                this.state = 189;
                this.match(CParser.SEMI);
                }
                break;
            case 9:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 190;
                this.match(CParser.GOTO);
                this.state = 191;
                this.expression();
                this.state = 192;
                this.match(CParser.SEMI);
                }
                break;
            case 10:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 194;
                this.match(CParser.BREAK);
                this.state = 195;
                this.match(CParser.SEMI);
                }
                break;
            case 11:
                this.enterOuterAlt(localContext, 11);
                {
                this.state = 196;
                this.match(CParser.CONTINUE);
                this.state = 197;
                this.match(CParser.SEMI);
                }
                break;
            case 12:
                this.enterOuterAlt(localContext, 12);
                {
                this.state = 198;
                this.assembly();
                this.state = 199;
                this.match(CParser.SEMI);
                }
                break;
            case 13:
                this.enterOuterAlt(localContext, 13);
                {
                this.state = 201;
                this.match(CParser.ASM);
                this.state = 211;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.ASSEMBLY_LINE:
                    {
                    this.state = 202;
                    this.match(CParser.ASSEMBLY_LINE);
                    }
                    break;
                case CParser.LBRACE:
                    {
                    this.state = 203;
                    this.match(CParser.LBRACE);
                    this.state = 207;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 58) {
                        {
                        {
                        this.state = 204;
                        this.match(CParser.ASSEMBLY_LINE);
                        }
                        }
                        this.state = 209;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 210;
                    this.match(CParser.RBRACE);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                break;
            case 14:
                this.enterOuterAlt(localContext, 14);
                {
                this.state = 214;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 213;
                    this.specifier();
                    }
                    }
                    this.state = 216;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 259) !== 0));
                this.state = 236;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.SEMI:
                    {
                    this.state = 218;
                    this.match(CParser.SEMI);
                    }
                    break;
                case CParser.SIZEOF:
                case CParser.GENERIC:
                case CParser.LPAREN:
                case CParser.LBRACK:
                case CParser.ELLIPSIS:
                case CParser.DOT:
                case CParser.STEP:
                case CParser.NOT:
                case CParser.NUMBER:
                case CParser.CHARACTER:
                case CParser.STRING:
                case CParser.IDENTIFIER:
                case CParser.PREFIX:
                case CParser.CAST:
                case CParser.COMPOUND:
                    {
                    this.state = 219;
                    this.part();
                    this.state = 230;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 24) {
                        {
                        {
                        this.state = 220;
                        this.match(CParser.COMMA);
                        this.state = 224;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 4 || _la === 62) {
                            {
                            {
                            this.state = 221;
                            this.attribute();
                            }
                            }
                            this.state = 226;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 227;
                        this.part();
                        }
                        }
                        this.state = 232;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 233;
                    this.tail();
                    }
                    break;
                case CParser.MACRO_STATEMENT:
                case CParser.INVOKED_STATEMENT:
                    {
                    this.state = 235;
                    this.bareMacro();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                break;
            case 15:
                this.enterOuterAlt(localContext, 15);
                {
                this.state = 238;
                this.part();
                this.state = 249;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24) {
                    {
                    {
                    this.state = 239;
                    this.match(CParser.COMMA);
                    this.state = 243;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 4 || _la === 62) {
                        {
                        {
                        this.state = 240;
                        this.attribute();
                        }
                        }
                        this.state = 245;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 246;
                    this.part();
                    }
                    }
                    this.state = 251;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 252;
                this.tail();
                }
                break;
            case 16:
                this.enterOuterAlt(localContext, 16);
                {
                this.state = 254;
                this.bareMacro();
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
    public bareMacro(): BareMacroContext {
        let localContext = new BareMacroContext(this.context, this.state);
        this.enterRule(localContext, 8, CParser.RULE_bareMacro);
        try {
            this.state = 260;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.MACRO_STATEMENT:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 257;
                this.match(CParser.MACRO_STATEMENT);
                }
                break;
            case CParser.INVOKED_STATEMENT:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 258;
                this.match(CParser.INVOKED_STATEMENT);
                this.state = 259;
                this.invocation();
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
    public invocation(): InvocationContext {
        let localContext = new InvocationContext(this.context, this.state);
        this.enterRule(localContext, 10, CParser.RULE_invocation);
        let _la: number;
        try {
            this.state = 284;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.LPAREN:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 262;
                this.match(CParser.LPAREN);
                this.state = 264;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 738196478) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 988837915) !== 0) || _la === 70) {
                    {
                    this.state = 263;
                    this.arguments();
                    }
                }

                this.state = 273;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 60) {
                    {
                    this.state = 266;
                    this.match(CParser.STATEMENTS_BEHIND);
                    this.state = 270;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1383135259) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 29) !== 0)) {
                        {
                        {
                        this.state = 267;
                        this.item();
                        }
                        }
                        this.state = 272;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 275;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.STATEMENTS:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 276;
                this.match(CParser.STATEMENTS);
                this.state = 280;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1383135259) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 29) !== 0)) {
                    {
                    {
                    this.state = 277;
                    this.item();
                    }
                    }
                    this.state = 282;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 283;
                this.match(CParser.RPAREN);
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
        this.enterRule(localContext, 12, CParser.RULE_block);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 286;
            this.match(CParser.LBRACE);
            this.state = 290;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1383135259) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 29) !== 0)) {
                {
                {
                this.state = 287;
                this.item();
                }
                }
                this.state = 292;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 293;
            this.match(CParser.RBRACE);
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
        this.enterRule(localContext, 14, CParser.RULE_body);
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 298;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 33, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 295;
                    this.label();
                    }
                    }
                }
                this.state = 300;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 33, this.context);
            }
            this.state = 301;
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
        this.enterRule(localContext, 16, CParser.RULE_condition);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 303;
            this.match(CParser.LPAREN);
            this.state = 304;
            this.expressions();
            this.state = 305;
            this.match(CParser.RPAREN);
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
        this.enterRule(localContext, 18, CParser.RULE_tail);
        let _la: number;
        try {
            this.state = 316;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 307;
                this.match(CParser.SEMI);
                }
                break;
            case CParser.LBRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 308;
                this.block();
                }
                break;
            case CParser.SPECIFIER:
            case CParser.TYPEOF:
            case CParser.STRUCT:
            case CParser.ENUM:
            case CParser.TYPE_NAME:
            case CParser.MACRO:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 310;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 309;
                    this.oldParameter();
                    }
                    }
                    this.state = 312;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 202) !== 0) || _la === 54 || _la === 55);
                this.state = 314;
                this.block();
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
    public oldParameter(): OldParameterContext {
        let localContext = new OldParameterContext(this.context, this.state);
        this.enterRule(localContext, 20, CParser.RULE_oldParameter);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 330;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SPECIFIER:
                {
                this.state = 318;
                this.match(CParser.SPECIFIER);
                }
                break;
            case CParser.TYPE_NAME:
                {
                this.state = 319;
                this.match(CParser.TYPE_NAME);
                }
                break;
            case CParser.MACRO:
                {
                this.state = 320;
                this.match(CParser.MACRO);
                this.state = 321;
                this.invocation();
                }
                break;
            case CParser.STRUCT:
                {
                this.state = 322;
                this.structure();
                }
                break;
            case CParser.ENUM:
                {
                this.state = 323;
                this.enumeration();
                }
                break;
            case CParser.TYPEOF:
                {
                this.state = 324;
                this.match(CParser.TYPEOF);
                this.state = 325;
                this.match(CParser.LPAREN);
                this.state = 327;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 738196478) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 988837915) !== 0) || _la === 70) {
                    {
                    this.state = 326;
                    this.arguments();
                    }
                }

                this.state = 329;
                this.match(CParser.RPAREN);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 335;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 259) !== 0)) {
                {
                {
                this.state = 332;
                this.specifier();
                }
                }
                this.state = 337;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 338;
            this.part();
            this.state = 343;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 24) {
                {
                {
                this.state = 339;
                this.match(CParser.COMMA);
                this.state = 340;
                this.part();
                }
                }
                this.state = 345;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 346;
            this.match(CParser.SEMI);
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
    public specifier(): SpecifierContext {
        let localContext = new SpecifierContext(this.context, this.state);
        this.enterRule(localContext, 22, CParser.RULE_specifier);
        let _la: number;
        try {
            this.state = 363;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SPECIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 348;
                this.match(CParser.SPECIFIER);
                }
                break;
            case CParser.QUALIFIER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 349;
                this.match(CParser.QUALIFIER);
                }
                break;
            case CParser.TYPE_NAME:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 350;
                this.match(CParser.TYPE_NAME);
                }
                break;
            case CParser.EXTENSION:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 351;
                this.match(CParser.EXTENSION);
                }
                break;
            case CParser.MACRO:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 352;
                this.match(CParser.MACRO);
                this.state = 353;
                this.invocation();
                }
                break;
            case CParser.TYPEOF:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 354;
                this.match(CParser.TYPEOF);
                this.state = 355;
                this.match(CParser.LPAREN);
                this.state = 357;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 738196478) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 988837915) !== 0) || _la === 70) {
                    {
                    this.state = 356;
                    this.arguments();
                    }
                }

                this.state = 359;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.ATTRIBUTE:
            case CParser.ATTRIBUTES:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 360;
                this.attribute();
                }
                break;
            case CParser.STRUCT:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 361;
                this.structure();
                }
                break;
            case CParser.ENUM:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 362;
                this.enumeration();
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
        this.enterRule(localContext, 24, CParser.RULE_attribute);
        let _la: number;
        try {
            this.state = 378;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.ATTRIBUTE:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 365;
                this.match(CParser.ATTRIBUTE);
                this.state = 366;
                this.match(CParser.LPAREN);
                this.state = 368;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 738196478) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 988837915) !== 0) || _la === 70) {
                    {
                    this.state = 367;
                    this.arguments();
                    }
                }

                this.state = 370;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.ATTRIBUTES:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 371;
                this.match(CParser.ATTRIBUTES);
                this.state = 372;
                this.match(CParser.LBRACK);
                this.state = 374;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 309360667) !== 0) || _la === 70) {
                    {
                    this.state = 373;
                    this.expressions();
                    }
                }

                this.state = 376;
                this.match(CParser.RBRACK);
                this.state = 377;
                this.match(CParser.RBRACK);
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
    public structure(): StructureContext {
        let localContext = new StructureContext(this.context, this.state);
        this.enterRule(localContext, 26, CParser.RULE_structure);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 380;
            this.match(CParser.STRUCT);
            this.state = 386;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 2 || _la === 4 || _la === 54 || _la === 62) {
                {
                this.state = 384;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.ATTRIBUTE:
                case CParser.ATTRIBUTES:
                    {
                    this.state = 381;
                    this.attribute();
                    }
                    break;
                case CParser.TYPE_NAME:
                    {
                    this.state = 382;
                    this.match(CParser.TYPE_NAME);
                    }
                    break;
                case CParser.QUALIFIER:
                    {
                    this.state = 383;
                    this.match(CParser.QUALIFIER);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 388;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 394;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.IDENTIFIER:
                {
                this.state = 389;
                this.match(CParser.IDENTIFIER);
                this.state = 391;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 27) {
                    {
                    this.state = 390;
                    this.members();
                    }
                }

                }
                break;
            case CParser.LBRACE:
                {
                this.state = 393;
                this.members();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
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
    public members(): MembersContext {
        let localContext = new MembersContext(this.context, this.state);
        this.enterRule(localContext, 28, CParser.RULE_members);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 396;
            this.match(CParser.LBRACE);
            this.state = 400;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2726298622) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1383135259) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 29) !== 0)) {
                {
                {
                this.state = 397;
                this.member();
                }
                }
                this.state = 402;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 403;
            this.match(CParser.RBRACE);
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
    public member(): MemberContext {
        let localContext = new MemberContext(this.context, this.state);
        this.enterRule(localContext, 30, CParser.RULE_member);
        let _la: number;
        try {
            this.state = 470;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 405;
                this.match(CParser.SEMI);
                }
                break;
            case CParser.SPECIFIER:
            case CParser.QUALIFIER:
            case CParser.TYPEOF:
            case CParser.ATTRIBUTE:
            case CParser.EXTENSION:
            case CParser.STRUCT:
            case CParser.ENUM:
            case CParser.TYPE_NAME:
            case CParser.MACRO:
            case CParser.ATTRIBUTES:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 407;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 406;
                    this.specifier();
                    }
                    }
                    this.state = 409;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 259) !== 0));
                this.state = 429;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.SEMI:
                    {
                    this.state = 411;
                    this.match(CParser.SEMI);
                    }
                    break;
                case CParser.SIZEOF:
                case CParser.GENERIC:
                case CParser.LPAREN:
                case CParser.LBRACK:
                case CParser.COLON:
                case CParser.ELLIPSIS:
                case CParser.DOT:
                case CParser.STEP:
                case CParser.NOT:
                case CParser.NUMBER:
                case CParser.CHARACTER:
                case CParser.STRING:
                case CParser.IDENTIFIER:
                case CParser.PREFIX:
                case CParser.CAST:
                case CParser.COMPOUND:
                    {
                    this.state = 412;
                    this.memberPart();
                    this.state = 423;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 24) {
                        {
                        {
                        this.state = 413;
                        this.match(CParser.COMMA);
                        this.state = 417;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 4 || _la === 62) {
                            {
                            {
                            this.state = 414;
                            this.attribute();
                            }
                            }
                            this.state = 419;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 420;
                        this.memberPart();
                        }
                        }
                        this.state = 425;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 426;
                    this.match(CParser.SEMI);
                    }
                    break;
                case CParser.MACRO_STATEMENT:
                case CParser.INVOKED_STATEMENT:
                    {
                    this.state = 428;
                    this.bareMacro();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                break;
            case CParser.SIZEOF:
            case CParser.GENERIC:
            case CParser.LPAREN:
            case CParser.LBRACK:
            case CParser.COLON:
            case CParser.ELLIPSIS:
            case CParser.DOT:
            case CParser.STEP:
            case CParser.NOT:
            case CParser.NUMBER:
            case CParser.CHARACTER:
            case CParser.STRING:
            case CParser.IDENTIFIER:
            case CParser.PREFIX:
            case CParser.CAST:
            case CParser.COMPOUND:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 431;
                this.memberPart();
                this.state = 442;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24) {
                    {
                    {
                    this.state = 432;
                    this.match(CParser.COMMA);
                    this.state = 436;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 4 || _la === 62) {
                        {
                        {
                        this.state = 433;
                        this.attribute();
                        }
                        }
                        this.state = 438;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 439;
                    this.memberPart();
                    }
                    }
                    this.state = 444;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 445;
                this.match(CParser.SEMI);
                }
                break;
            case CParser.MACRO_STATEMENT:
            case CParser.INVOKED_STATEMENT:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 447;
                this.bareMacro();
                }
                break;
            case CParser.DIRECTIVE:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 448;
                this.match(CParser.DIRECTIVE);
                }
                break;
            case CParser.UNKNOWN_DIRECTIVE:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 449;
                this.match(CParser.UNKNOWN_DIRECTIVE);
                }
                break;
            case CParser.GROUP_IF:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 450;
                this.match(CParser.GROUP_IF);
                this.state = 454;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2726298622) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1383135259) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 29) !== 0)) {
                    {
                    {
                    this.state = 451;
                    this.member();
                    }
                    }
                    this.state = 456;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 466;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 65) {
                    {
                    {
                    this.state = 457;
                    this.match(CParser.GROUP_ELSE);
                    this.state = 461;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2726298622) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1383135259) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 29) !== 0)) {
                        {
                        {
                        this.state = 458;
                        this.member();
                        }
                        }
                        this.state = 463;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    }
                    this.state = 468;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 469;
                this.match(CParser.GROUP_END);
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
    public memberPart(): MemberPartContext {
        let localContext = new MemberPartContext(this.context, this.state);
        this.enterRule(localContext, 32, CParser.RULE_memberPart);
        let _la: number;
        try {
            this.state = 479;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SIZEOF:
            case CParser.GENERIC:
            case CParser.LPAREN:
            case CParser.LBRACK:
            case CParser.ELLIPSIS:
            case CParser.DOT:
            case CParser.STEP:
            case CParser.NOT:
            case CParser.NUMBER:
            case CParser.CHARACTER:
            case CParser.STRING:
            case CParser.IDENTIFIER:
            case CParser.PREFIX:
            case CParser.CAST:
            case CParser.COMPOUND:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 472;
                this.part();
                this.state = 475;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 31) {
                    {
                    this.state = 473;
                    this.match(CParser.COLON);
                    this.state = 474;
                    this.part();
                    }
                }

                }
                break;
            case CParser.COLON:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 477;
                this.match(CParser.COLON);
                this.state = 478;
                this.part();
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
    public enumeration(): EnumerationContext {
        let localContext = new EnumerationContext(this.context, this.state);
        this.enterRule(localContext, 34, CParser.RULE_enumeration);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 481;
            this.match(CParser.ENUM);
            this.state = 486;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 4 || _la === 54 || _la === 62) {
                {
                this.state = 484;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.ATTRIBUTE:
                case CParser.ATTRIBUTES:
                    {
                    this.state = 482;
                    this.attribute();
                    }
                    break;
                case CParser.TYPE_NAME:
                    {
                    this.state = 483;
                    this.match(CParser.TYPE_NAME);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 488;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 510;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.IDENTIFIER:
                {
                this.state = 489;
                this.match(CParser.IDENTIFIER);
                this.state = 496;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 65, this.context) ) {
                case 1:
                    {
                    this.state = 490;
                    this.match(CParser.COLON);
                    this.state = 492;
                    this.errorHandler.sync(this);
                    alternative = 1;
                    do {
                        switch (alternative) {
                        case 1:
                            {
                            {
                            this.state = 491;
                            _la = this.tokenStream.LA(1);
                            if(!(_la === 1 || _la === 2 || _la === 48 || _la === 54)) {
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
                        this.state = 494;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 64, this.context);
                    } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                    }
                    break;
                }
                this.state = 499;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 27 || _la === 61) {
                    {
                    this.state = 498;
                    this.braces();
                    }
                }

                }
                break;
            case CParser.LBRACE:
            case CParser.COLON:
            case CParser.INITIALISER:
                {
                this.state = 507;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 31) {
                    {
                    this.state = 501;
                    this.match(CParser.COLON);
                    this.state = 503;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    do {
                        {
                        {
                        this.state = 502;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 1 || _la === 2 || _la === 48 || _la === 54)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                        }
                        this.state = 505;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    } while (_la === 1 || _la === 2 || _la === 48 || _la === 54);
                    }
                }

                this.state = 509;
                this.braces();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
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
        this.enterRule(localContext, 36, CParser.RULE_braces);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 512;
            _la = this.tokenStream.LA(1);
            if(!(_la === 27 || _la === 61)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 514;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 704644094) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1517352987) !== 0) || _la === 67 || _la === 70) {
                {
                this.state = 513;
                this.elements();
                }
            }

            this.state = 516;
            this.match(CParser.RBRACE);
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
        this.enterRule(localContext, 38, CParser.RULE_elements);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 518;
            this.element();
            this.state = 523;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 71, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 519;
                    this.match(CParser.COMMA);
                    this.state = 520;
                    this.element();
                    }
                    }
                }
                this.state = 525;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 71, this.context);
            }
            this.state = 527;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 24) {
                {
                this.state = 526;
                this.match(CParser.COMMA);
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
    public element(): ElementContext {
        let localContext = new ElementContext(this.context, this.state);
        this.enterRule(localContext, 40, CParser.RULE_element);
        let _la: number;
        try {
            this.state = 538;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.DIRECTIVE:
            case CParser.GROUP_IF:
            case CParser.UNKNOWN_DIRECTIVE:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 530;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 529;
                    this.line();
                    }
                    }
                    this.state = 532;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (((((_la - 49)) & ~0x1F) === 0 && ((1 << (_la - 49)) & 294913) !== 0));
                this.state = 535;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 704644094) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 443578395) !== 0) || _la === 70) {
                    {
                    this.state = 534;
                    this.value();
                    }
                }

                }
                break;
            case CParser.SPECIFIER:
            case CParser.QUALIFIER:
            case CParser.TYPEOF:
            case CParser.ATTRIBUTE:
            case CParser.EXTENSION:
            case CParser.STRUCT:
            case CParser.ENUM:
            case CParser.SIZEOF:
            case CParser.GENERIC:
            case CParser.LPAREN:
            case CParser.LBRACE:
            case CParser.LBRACK:
            case CParser.ELLIPSIS:
            case CParser.DOT:
            case CParser.STEP:
            case CParser.NOT:
            case CParser.NUMBER:
            case CParser.CHARACTER:
            case CParser.STRING:
            case CParser.IDENTIFIER:
            case CParser.TYPE_NAME:
            case CParser.MACRO:
            case CParser.PREFIX:
            case CParser.CAST:
            case CParser.INITIALISER:
            case CParser.ATTRIBUTES:
            case CParser.COMPOUND:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 537;
                this.value();
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
    public line(): LineContext {
        let localContext = new LineContext(this.context, this.state);
        this.enterRule(localContext, 42, CParser.RULE_line);
        let _la: number;
        try {
            this.state = 556;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.DIRECTIVE:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 540;
                this.match(CParser.DIRECTIVE);
                }
                break;
            case CParser.UNKNOWN_DIRECTIVE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 541;
                this.match(CParser.UNKNOWN_DIRECTIVE);
                }
                break;
            case CParser.GROUP_IF:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 542;
                this.match(CParser.GROUP_IF);
                this.state = 544;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 704644094) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1517352987) !== 0) || _la === 67 || _la === 70) {
                    {
                    this.state = 543;
                    this.elements();
                    }
                }

                this.state = 552;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 65) {
                    {
                    {
                    this.state = 546;
                    this.match(CParser.GROUP_ELSE);
                    this.state = 548;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 704644094) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1517352987) !== 0) || _la === 67 || _la === 70) {
                        {
                        this.state = 547;
                        this.elements();
                        }
                    }

                    }
                    }
                    this.state = 554;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 555;
                this.match(CParser.GROUP_END);
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
        this.enterRule(localContext, 44, CParser.RULE_value);
        try {
            this.state = 566;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 81, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 558;
                this.braces();
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 559;
                this.match(CParser.IDENTIFIER);
                this.state = 560;
                this.match(CParser.COLON);
                this.state = 563;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.LBRACE:
                case CParser.INITIALISER:
                    {
                    this.state = 561;
                    this.braces();
                    }
                    break;
                case CParser.SPECIFIER:
                case CParser.QUALIFIER:
                case CParser.TYPEOF:
                case CParser.ATTRIBUTE:
                case CParser.EXTENSION:
                case CParser.STRUCT:
                case CParser.ENUM:
                case CParser.SIZEOF:
                case CParser.GENERIC:
                case CParser.LPAREN:
                case CParser.LBRACK:
                case CParser.ELLIPSIS:
                case CParser.DOT:
                case CParser.STEP:
                case CParser.NOT:
                case CParser.NUMBER:
                case CParser.CHARACTER:
                case CParser.STRING:
                case CParser.IDENTIFIER:
                case CParser.TYPE_NAME:
                case CParser.MACRO:
                case CParser.PREFIX:
                case CParser.CAST:
                case CParser.ATTRIBUTES:
                case CParser.COMPOUND:
                    {
                    this.state = 562;
                    this.expression();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 565;
                this.expression();
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
        this.enterRule(localContext, 46, CParser.RULE_part);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 568;
            this.operand();
            this.state = 601;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1044) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 1073749895) !== 0)) {
                {
                this.state = 599;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 88, this.context) ) {
                case 1:
                    {
                    this.state = 569;
                    _la = this.tokenStream.LA(1);
                    if(!(((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 7941) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 570;
                    this.operand();
                    }
                    break;
                case 2:
                    {
                    this.state = 571;
                    this.match(CParser.ASSIGN);
                    this.state = 572;
                    this.braces();
                    this.state = 576;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 15) !== 0)) {
                        {
                        {
                        this.state = 573;
                        this.word();
                        }
                        }
                        this.state = 578;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    break;
                case 3:
                    {
                    this.state = 579;
                    this.match(CParser.QUESTION);
                    this.state = 581;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 309360667) !== 0) || _la === 70) {
                        {
                        this.state = 580;
                        this.expressions();
                        }
                    }

                    this.state = 583;
                    this.match(CParser.COLON);
                    this.state = 584;
                    this.operand();
                    }
                    break;
                case 4:
                    {
                    this.state = 585;
                    this.match(CParser.STAR);
                    this.state = 587;
                    this.errorHandler.sync(this);
                    switch (this.interpreter.adaptivePredict(this.tokenStream, 84, this.context) ) {
                    case 1:
                        {
                        this.state = 586;
                        this.operand();
                        }
                        break;
                    }
                    }
                    break;
                case 5:
                    {
                    this.state = 592;
                    this.errorHandler.sync(this);
                    alternative = 1;
                    do {
                        switch (alternative) {
                        case 1:
                            {
                            this.state = 592;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case CParser.QUALIFIER:
                                {
                                this.state = 589;
                                this.match(CParser.QUALIFIER);
                                }
                                break;
                            case CParser.ATTRIBUTE:
                            case CParser.ATTRIBUTES:
                                {
                                this.state = 590;
                                this.attribute();
                                }
                                break;
                            case CParser.ASM:
                                {
                                this.state = 591;
                                this.assembly();
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
                        this.state = 594;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 86, this.context);
                    } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                    this.state = 597;
                    this.errorHandler.sync(this);
                    switch (this.interpreter.adaptivePredict(this.tokenStream, 87, this.context) ) {
                    case 1:
                        {
                        this.state = 596;
                        this.operand();
                        }
                        break;
                    }
                    }
                    break;
                }
                }
                this.state = 603;
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
    public expression(): ExpressionContext {
        let localContext = new ExpressionContext(this.context, this.state);
        this.enterRule(localContext, 48, CParser.RULE_expression);
        let _la: number;
        try {
            let alternative: number;
            this.state = 681;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SPECIFIER:
            case CParser.QUALIFIER:
            case CParser.TYPEOF:
            case CParser.ATTRIBUTE:
            case CParser.EXTENSION:
            case CParser.STRUCT:
            case CParser.ENUM:
            case CParser.TYPE_NAME:
            case CParser.MACRO:
            case CParser.ATTRIBUTES:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 605;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 604;
                    this.specifier();
                    }
                    }
                    this.state = 607;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 259) !== 0));
                this.state = 644;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 8)) & ~0x1F) === 0 && ((1 << (_la - 8)) & 1814167555) !== 0) || ((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 33572879) !== 0)) {
                    {
                    this.state = 609;
                    this.operand();
                    this.state = 641;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 98, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            this.state = 639;
                            this.errorHandler.sync(this);
                            switch (this.interpreter.adaptivePredict(this.tokenStream, 97, this.context) ) {
                            case 1:
                                {
                                this.state = 610;
                                _la = this.tokenStream.LA(1);
                                if(!(((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 7941) !== 0))) {
                                this.errorHandler.recoverInline(this);
                                }
                                else {
                                    this.errorHandler.reportMatch(this);
                                    this.consume();
                                }
                                this.state = 611;
                                this.operand();
                                }
                                break;
                            case 2:
                                {
                                this.state = 612;
                                this.match(CParser.ASSIGN);
                                this.state = 613;
                                this.braces();
                                this.state = 617;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                                while (((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 15) !== 0)) {
                                    {
                                    {
                                    this.state = 614;
                                    this.word();
                                    }
                                    }
                                    this.state = 619;
                                    this.errorHandler.sync(this);
                                    _la = this.tokenStream.LA(1);
                                }
                                }
                                break;
                            case 3:
                                {
                                this.state = 620;
                                this.match(CParser.QUESTION);
                                this.state = 622;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 309360667) !== 0) || _la === 70) {
                                    {
                                    this.state = 621;
                                    this.expressions();
                                    }
                                }

                                this.state = 624;
                                this.match(CParser.COLON);
                                this.state = 625;
                                this.operand();
                                }
                                break;
                            case 4:
                                {
                                this.state = 626;
                                this.match(CParser.STAR);
                                this.state = 628;
                                this.errorHandler.sync(this);
                                switch (this.interpreter.adaptivePredict(this.tokenStream, 93, this.context) ) {
                                case 1:
                                    {
                                    this.state = 627;
                                    this.operand();
                                    }
                                    break;
                                }
                                }
                                break;
                            case 5:
                                {
                                this.state = 632;
                                this.errorHandler.sync(this);
                                alternative = 1;
                                do {
                                    switch (alternative) {
                                    case 1:
                                        {
                                        this.state = 632;
                                        this.errorHandler.sync(this);
                                        switch (this.tokenStream.LA(1)) {
                                        case CParser.SPECIFIER:
                                        case CParser.QUALIFIER:
                                        case CParser.TYPEOF:
                                        case CParser.ATTRIBUTE:
                                        case CParser.EXTENSION:
                                        case CParser.STRUCT:
                                        case CParser.ENUM:
                                        case CParser.TYPE_NAME:
                                        case CParser.MACRO:
                                        case CParser.ATTRIBUTES:
                                            {
                                            this.state = 630;
                                            this.specifier();
                                            }
                                            break;
                                        case CParser.ASM:
                                            {
                                            this.state = 631;
                                            this.assembly();
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
                                    this.state = 634;
                                    this.errorHandler.sync(this);
                                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 95, this.context);
                                } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                                this.state = 637;
                                this.errorHandler.sync(this);
                                switch (this.interpreter.adaptivePredict(this.tokenStream, 96, this.context) ) {
                                case 1:
                                    {
                                    this.state = 636;
                                    this.operand();
                                    }
                                    break;
                                }
                                }
                                break;
                            }
                            }
                        }
                        this.state = 643;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 98, this.context);
                    }
                    }
                }

                }
                break;
            case CParser.SIZEOF:
            case CParser.GENERIC:
            case CParser.LPAREN:
            case CParser.LBRACK:
            case CParser.ELLIPSIS:
            case CParser.DOT:
            case CParser.STEP:
            case CParser.NOT:
            case CParser.NUMBER:
            case CParser.CHARACTER:
            case CParser.STRING:
            case CParser.IDENTIFIER:
            case CParser.PREFIX:
            case CParser.CAST:
            case CParser.COMPOUND:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 646;
                this.operand();
                this.state = 678;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 107, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        this.state = 676;
                        this.errorHandler.sync(this);
                        switch (this.interpreter.adaptivePredict(this.tokenStream, 106, this.context) ) {
                        case 1:
                            {
                            this.state = 647;
                            _la = this.tokenStream.LA(1);
                            if(!(((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 7941) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 648;
                            this.operand();
                            }
                            break;
                        case 2:
                            {
                            this.state = 649;
                            this.match(CParser.ASSIGN);
                            this.state = 650;
                            this.braces();
                            this.state = 654;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            while (((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 15) !== 0)) {
                                {
                                {
                                this.state = 651;
                                this.word();
                                }
                                }
                                this.state = 656;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            }
                            }
                            break;
                        case 3:
                            {
                            this.state = 657;
                            this.match(CParser.QUESTION);
                            this.state = 659;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 309360667) !== 0) || _la === 70) {
                                {
                                this.state = 658;
                                this.expressions();
                                }
                            }

                            this.state = 661;
                            this.match(CParser.COLON);
                            this.state = 662;
                            this.operand();
                            }
                            break;
                        case 4:
                            {
                            this.state = 663;
                            this.match(CParser.STAR);
                            this.state = 665;
                            this.errorHandler.sync(this);
                            switch (this.interpreter.adaptivePredict(this.tokenStream, 102, this.context) ) {
                            case 1:
                                {
                                this.state = 664;
                                this.operand();
                                }
                                break;
                            }
                            }
                            break;
                        case 5:
                            {
                            this.state = 669;
                            this.errorHandler.sync(this);
                            alternative = 1;
                            do {
                                switch (alternative) {
                                case 1:
                                    {
                                    this.state = 669;
                                    this.errorHandler.sync(this);
                                    switch (this.tokenStream.LA(1)) {
                                    case CParser.SPECIFIER:
                                    case CParser.QUALIFIER:
                                    case CParser.TYPEOF:
                                    case CParser.ATTRIBUTE:
                                    case CParser.EXTENSION:
                                    case CParser.STRUCT:
                                    case CParser.ENUM:
                                    case CParser.TYPE_NAME:
                                    case CParser.MACRO:
                                    case CParser.ATTRIBUTES:
                                        {
                                        this.state = 667;
                                        this.specifier();
                                        }
                                        break;
                                    case CParser.ASM:
                                        {
                                        this.state = 668;
                                        this.assembly();
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
                                this.state = 671;
                                this.errorHandler.sync(this);
                                alternative = this.interpreter.adaptivePredict(this.tokenStream, 104, this.context);
                            } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                            this.state = 674;
                            this.errorHandler.sync(this);
                            switch (this.interpreter.adaptivePredict(this.tokenStream, 105, this.context) ) {
                            case 1:
                                {
                                this.state = 673;
                                this.operand();
                                }
                                break;
                            }
                            }
                            break;
                        }
                        }
                    }
                    this.state = 680;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 107, this.context);
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
    public expressions(): ExpressionsContext {
        let localContext = new ExpressionsContext(this.context, this.state);
        this.enterRule(localContext, 50, CParser.RULE_expressions);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 683;
            this.expression();
            this.state = 688;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 24) {
                {
                {
                this.state = 684;
                this.match(CParser.COMMA);
                this.state = 685;
                this.expression();
                }
                }
                this.state = 690;
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
    public arguments(): ArgumentsContext {
        let localContext = new ArgumentsContext(this.context, this.state);
        this.enterRule(localContext, 52, CParser.RULE_arguments);
        let _la: number;
        try {
            this.state = 707;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SPECIFIER:
            case CParser.QUALIFIER:
            case CParser.TYPEOF:
            case CParser.ATTRIBUTE:
            case CParser.EXTENSION:
            case CParser.STRUCT:
            case CParser.ENUM:
            case CParser.SIZEOF:
            case CParser.GENERIC:
            case CParser.IF:
            case CParser.ELSE:
            case CParser.WHILE:
            case CParser.FOR:
            case CParser.DO:
            case CParser.SWITCH:
            case CParser.CASE:
            case CParser.DEFAULT:
            case CParser.GOTO:
            case CParser.RETURN:
            case CParser.BREAK:
            case CParser.CONTINUE:
            case CParser.SEMI:
            case CParser.LPAREN:
            case CParser.LBRACE:
            case CParser.LBRACK:
            case CParser.ELLIPSIS:
            case CParser.DOT:
            case CParser.STEP:
            case CParser.NOT:
            case CParser.NUMBER:
            case CParser.CHARACTER:
            case CParser.STRING:
            case CParser.IDENTIFIER:
            case CParser.TYPE_NAME:
            case CParser.MACRO:
            case CParser.PREFIX:
            case CParser.ODD:
            case CParser.CAST:
            case CParser.INITIALISER:
            case CParser.ATTRIBUTES:
            case CParser.ELSE_IF:
            case CParser.COMPOUND:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 691;
                this.argument();
                this.state = 697;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24) {
                    {
                    this.state = 695;
                    this.errorHandler.sync(this);
                    switch (this.interpreter.adaptivePredict(this.tokenStream, 110, this.context) ) {
                    case 1:
                        {
                        this.state = 692;
                        this.match(CParser.COMMA);
                        this.state = 693;
                        this.argument();
                        }
                        break;
                    case 2:
                        {
                        this.state = 694;
                        this.match(CParser.COMMA);
                        }
                        break;
                    }
                    }
                    this.state = 699;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case CParser.COMMA:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 703;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    this.state = 703;
                    this.errorHandler.sync(this);
                    switch (this.interpreter.adaptivePredict(this.tokenStream, 112, this.context) ) {
                    case 1:
                        {
                        this.state = 700;
                        this.match(CParser.COMMA);
                        this.state = 701;
                        this.argument();
                        }
                        break;
                    case 2:
                        {
                        this.state = 702;
                        this.match(CParser.COMMA);
                        }
                        break;
                    }
                    }
                    this.state = 705;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 24);
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
        this.enterRule(localContext, 54, CParser.RULE_argument);
        let _la: number;
        try {
            this.state = 729;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SPECIFIER:
            case CParser.QUALIFIER:
            case CParser.TYPEOF:
            case CParser.ATTRIBUTE:
            case CParser.EXTENSION:
            case CParser.STRUCT:
            case CParser.ENUM:
            case CParser.SIZEOF:
            case CParser.GENERIC:
            case CParser.LPAREN:
            case CParser.LBRACE:
            case CParser.LBRACK:
            case CParser.ELLIPSIS:
            case CParser.DOT:
            case CParser.STEP:
            case CParser.NOT:
            case CParser.NUMBER:
            case CParser.CHARACTER:
            case CParser.STRING:
            case CParser.IDENTIFIER:
            case CParser.TYPE_NAME:
            case CParser.MACRO:
            case CParser.PREFIX:
            case CParser.CAST:
            case CParser.INITIALISER:
            case CParser.ATTRIBUTES:
            case CParser.COMPOUND:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 716;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.SPECIFIER:
                case CParser.QUALIFIER:
                case CParser.TYPEOF:
                case CParser.ATTRIBUTE:
                case CParser.EXTENSION:
                case CParser.STRUCT:
                case CParser.ENUM:
                case CParser.SIZEOF:
                case CParser.GENERIC:
                case CParser.LPAREN:
                case CParser.LBRACK:
                case CParser.ELLIPSIS:
                case CParser.DOT:
                case CParser.STEP:
                case CParser.NOT:
                case CParser.NUMBER:
                case CParser.CHARACTER:
                case CParser.STRING:
                case CParser.IDENTIFIER:
                case CParser.TYPE_NAME:
                case CParser.MACRO:
                case CParser.PREFIX:
                case CParser.CAST:
                case CParser.ATTRIBUTES:
                case CParser.COMPOUND:
                    {
                    this.state = 709;
                    this.expression();
                    }
                    break;
                case CParser.LBRACE:
                    {
                    this.state = 710;
                    this.block();
                    }
                    break;
                case CParser.INITIALISER:
                    {
                    this.state = 711;
                    this.match(CParser.INITIALISER);
                    this.state = 713;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 704644094) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1517352987) !== 0) || _la === 67 || _la === 70) {
                        {
                        this.state = 712;
                        this.elements();
                        }
                    }

                    this.state = 715;
                    this.match(CParser.RBRACE);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 721;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 16775168) !== 0) || _la === 57 || _la === 63) {
                    {
                    {
                    this.state = 718;
                    this.oddity();
                    }
                    }
                    this.state = 723;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case CParser.IF:
            case CParser.ELSE:
            case CParser.WHILE:
            case CParser.FOR:
            case CParser.DO:
            case CParser.SWITCH:
            case CParser.CASE:
            case CParser.DEFAULT:
            case CParser.GOTO:
            case CParser.RETURN:
            case CParser.BREAK:
            case CParser.CONTINUE:
            case CParser.SEMI:
            case CParser.ODD:
            case CParser.ELSE_IF:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 725;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 724;
                    this.oddity();
                    }
                    }
                    this.state = 727;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 16775168) !== 0) || _la === 57 || _la === 63);
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
        this.enterRule(localContext, 56, CParser.RULE_oddity);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 731;
            _la = this.tokenStream.LA(1);
            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 16775168) !== 0) || _la === 57 || _la === 63)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 733;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 309360667) !== 0) || _la === 70) {
                {
                this.state = 732;
                this.expression();
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
    public operand(): OperandContext {
        let localContext = new OperandContext(this.context, this.state);
        this.enterRule(localContext, 58, CParser.RULE_operand);
        let _la: number;
        try {
            this.state = 751;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SIZEOF:
            case CParser.STEP:
            case CParser.NOT:
            case CParser.PREFIX:
            case CParser.CAST:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 743;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    this.state = 743;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case CParser.PREFIX:
                        {
                        this.state = 735;
                        this.match(CParser.PREFIX);
                        }
                        break;
                    case CParser.NOT:
                        {
                        this.state = 736;
                        this.match(CParser.NOT);
                        }
                        break;
                    case CParser.STEP:
                        {
                        this.state = 737;
                        this.match(CParser.STEP);
                        }
                        break;
                    case CParser.SIZEOF:
                        {
                        this.state = 738;
                        this.match(CParser.SIZEOF);
                        }
                        break;
                    case CParser.CAST:
                        {
                        this.state = 739;
                        this.match(CParser.CAST);
                        this.state = 740;
                        this.expressions();
                        this.state = 741;
                        this.match(CParser.RPAREN);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 745;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 8 || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 4718595) !== 0));
                this.state = 748;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 123, this.context) ) {
                case 1:
                    {
                    this.state = 747;
                    this.chain();
                    }
                    break;
                }
                }
                break;
            case CParser.GENERIC:
            case CParser.LPAREN:
            case CParser.LBRACK:
            case CParser.ELLIPSIS:
            case CParser.DOT:
            case CParser.NUMBER:
            case CParser.CHARACTER:
            case CParser.STRING:
            case CParser.IDENTIFIER:
            case CParser.COMPOUND:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 750;
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
        this.enterRule(localContext, 60, CParser.RULE_chain);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 753;
            this.primary();
            this.state = 786;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 25)) & ~0x1F) === 0 && ((1 << (_la - 25)) & 7185) !== 0) || _la === 72) {
                {
                this.state = 784;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.LPAREN:
                    {
                    this.state = 754;
                    this.match(CParser.LPAREN);
                    this.state = 756;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 738196478) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 988837915) !== 0) || _la === 70) {
                        {
                        this.state = 755;
                        this.arguments();
                        }
                    }

                    this.state = 765;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 60) {
                        {
                        this.state = 758;
                        this.match(CParser.STATEMENTS_BEHIND);
                        this.state = 762;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1383135259) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 29) !== 0)) {
                            {
                            {
                            this.state = 759;
                            this.item();
                            }
                            }
                            this.state = 764;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 767;
                    this.match(CParser.RPAREN);
                    }
                    break;
                case CParser.STATEMENTS:
                    {
                    this.state = 768;
                    this.match(CParser.STATEMENTS);
                    this.state = 772;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1383135259) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 29) !== 0)) {
                        {
                        {
                        this.state = 769;
                        this.item();
                        }
                        }
                        this.state = 774;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 775;
                    this.match(CParser.RPAREN);
                    }
                    break;
                case CParser.LBRACK:
                    {
                    this.state = 776;
                    this.match(CParser.LBRACK);
                    this.state = 778;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 309360667) !== 0) || _la === 70) {
                        {
                        this.state = 777;
                        this.expressions();
                        }
                    }

                    this.state = 780;
                    this.match(CParser.RBRACK);
                    }
                    break;
                case CParser.DOT:
                case CParser.ARROW:
                    {
                    this.state = 781;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 35 || _la === 36)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 782;
                    this.match(CParser.IDENTIFIER);
                    }
                    break;
                case CParser.STEP:
                    {
                    this.state = 783;
                    this.match(CParser.STEP);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 788;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 792;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 15) !== 0)) {
                {
                {
                this.state = 789;
                this.word();
                }
                }
                this.state = 794;
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
    public primary(): PrimaryContext {
        let localContext = new PrimaryContext(this.context, this.state);
        this.enterRule(localContext, 62, CParser.RULE_primary);
        let _la: number;
        try {
            this.state = 829;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.NUMBER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 795;
                this.match(CParser.NUMBER);
                }
                break;
            case CParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 796;
                this.match(CParser.IDENTIFIER);
                }
                break;
            case CParser.CHARACTER:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 797;
                this.match(CParser.CHARACTER);
                }
                break;
            case CParser.STRING:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 798;
                this.match(CParser.STRING);
                }
                break;
            case CParser.LPAREN:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 799;
                this.match(CParser.LPAREN);
                this.state = 801;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 738196478) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 988837915) !== 0) || _la === 70) {
                    {
                    this.state = 800;
                    this.arguments();
                    }
                }

                this.state = 803;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.COMPOUND:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 804;
                this.match(CParser.COMPOUND);
                this.state = 805;
                this.expression();
                this.state = 806;
                this.match(CParser.RPAREN);
                this.state = 807;
                this.braces();
                }
                break;
            case CParser.GENERIC:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 809;
                this.match(CParser.GENERIC);
                this.state = 810;
                this.match(CParser.LPAREN);
                this.state = 811;
                this.expression();
                this.state = 816;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24) {
                    {
                    {
                    this.state = 812;
                    this.match(CParser.COMMA);
                    this.state = 813;
                    this.association();
                    }
                    }
                    this.state = 818;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 819;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.LBRACK:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 821;
                this.match(CParser.LBRACK);
                this.state = 823;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 309360667) !== 0) || _la === 70) {
                    {
                    this.state = 822;
                    this.expressions();
                    }
                }

                this.state = 825;
                this.match(CParser.RBRACK);
                }
                break;
            case CParser.DOT:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 826;
                this.match(CParser.DOT);
                this.state = 827;
                this.match(CParser.IDENTIFIER);
                }
                break;
            case CParser.ELLIPSIS:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 828;
                this.match(CParser.ELLIPSIS);
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
    public association(): AssociationContext {
        let localContext = new AssociationContext(this.context, this.state);
        this.enterRule(localContext, 64, CParser.RULE_association);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 833;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.DEFAULT:
                {
                this.state = 831;
                this.match(CParser.DEFAULT);
                }
                break;
            case CParser.SPECIFIER:
            case CParser.QUALIFIER:
            case CParser.TYPEOF:
            case CParser.ATTRIBUTE:
            case CParser.EXTENSION:
            case CParser.STRUCT:
            case CParser.ENUM:
            case CParser.SIZEOF:
            case CParser.GENERIC:
            case CParser.LPAREN:
            case CParser.LBRACK:
            case CParser.ELLIPSIS:
            case CParser.DOT:
            case CParser.STEP:
            case CParser.NOT:
            case CParser.NUMBER:
            case CParser.CHARACTER:
            case CParser.STRING:
            case CParser.IDENTIFIER:
            case CParser.TYPE_NAME:
            case CParser.MACRO:
            case CParser.PREFIX:
            case CParser.CAST:
            case CParser.ATTRIBUTES:
            case CParser.COMPOUND:
                {
                this.state = 832;
                this.expression();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 835;
            this.match(CParser.COLON);
            this.state = 836;
            this.expression();
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
        this.enterRule(localContext, 66, CParser.RULE_word);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 838;
            _la = this.tokenStream.LA(1);
            if(!(((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 15) !== 0))) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 871;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 25)) & ~0x1F) === 0 && ((1 << (_la - 25)) & 7185) !== 0) || _la === 72) {
                {
                this.state = 869;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.LPAREN:
                    {
                    this.state = 839;
                    this.match(CParser.LPAREN);
                    this.state = 841;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 738196478) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 988837915) !== 0) || _la === 70) {
                        {
                        this.state = 840;
                        this.arguments();
                        }
                    }

                    this.state = 850;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 60) {
                        {
                        this.state = 843;
                        this.match(CParser.STATEMENTS_BEHIND);
                        this.state = 847;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1383135259) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 29) !== 0)) {
                            {
                            {
                            this.state = 844;
                            this.item();
                            }
                            }
                            this.state = 849;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 852;
                    this.match(CParser.RPAREN);
                    }
                    break;
                case CParser.STATEMENTS:
                    {
                    this.state = 853;
                    this.match(CParser.STATEMENTS);
                    this.state = 857;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1383135259) !== 0) || ((((_la - 67)) & ~0x1F) === 0 && ((1 << (_la - 67)) & 29) !== 0)) {
                        {
                        {
                        this.state = 854;
                        this.item();
                        }
                        }
                        this.state = 859;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 860;
                    this.match(CParser.RPAREN);
                    }
                    break;
                case CParser.LBRACK:
                    {
                    this.state = 861;
                    this.match(CParser.LBRACK);
                    this.state = 863;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 309360667) !== 0) || _la === 70) {
                        {
                        this.state = 862;
                        this.expressions();
                        }
                    }

                    this.state = 865;
                    this.match(CParser.RBRACK);
                    }
                    break;
                case CParser.DOT:
                case CParser.ARROW:
                    {
                    this.state = 866;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 35 || _la === 36)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 867;
                    this.match(CParser.IDENTIFIER);
                    }
                    break;
                case CParser.STEP:
                    {
                    this.state = 868;
                    this.match(CParser.STEP);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 873;
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
    public assembly(): AssemblyContext {
        let localContext = new AssemblyContext(this.context, this.state);
        this.enterRule(localContext, 68, CParser.RULE_assembly);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 874;
            this.match(CParser.ASM);
            this.state = 878;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 524294) !== 0)) {
                {
                {
                this.state = 875;
                _la = this.tokenStream.LA(1);
                if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 524294) !== 0))) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                }
                this.state = 880;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 881;
            this.match(CParser.LPAREN);
            this.state = 883;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 738196478) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 988837915) !== 0) || _la === 70) {
                {
                this.state = 882;
                this.arguments();
                }
            }

            this.state = 891;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 31 || _la === 32) {
                {
                {
                this.state = 885;
                _la = this.tokenStream.LA(1);
                if(!(_la === 31 || _la === 32)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 887;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 738196478) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 988837915) !== 0) || _la === 70) {
                    {
                    this.state = 886;
                    this.arguments();
                    }
                }

                }
                }
                this.state = 893;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 894;
            this.match(CParser.RPAREN);
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
        4,1,72,897,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
        6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,13,
        2,14,7,14,2,15,7,15,2,16,7,16,2,17,7,17,2,18,7,18,2,19,7,19,2,20,
        7,20,2,21,7,21,2,22,7,22,2,23,7,23,2,24,7,24,2,25,7,25,2,26,7,26,
        2,27,7,27,2,28,7,28,2,29,7,29,2,30,7,30,2,31,7,31,2,32,7,32,2,33,
        7,33,2,34,7,34,1,0,5,0,72,8,0,10,0,12,0,75,9,0,1,0,1,0,1,1,1,1,1,
        1,1,1,1,1,1,1,5,1,85,8,1,10,1,12,1,88,9,1,1,1,1,1,5,1,92,8,1,10,
        1,12,1,95,9,1,5,1,97,8,1,10,1,12,1,100,9,1,1,1,3,1,103,8,1,1,2,1,
        2,1,2,1,2,1,2,1,2,1,2,1,2,3,2,113,8,2,1,3,1,3,1,3,1,3,1,3,1,3,1,
        3,1,3,1,3,1,3,5,3,125,8,3,10,3,12,3,128,9,3,1,3,1,3,3,3,132,8,3,
        1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,3,3,143,8,3,1,3,1,3,1,3,1,3,
        1,3,1,3,1,3,4,3,152,8,3,11,3,12,3,153,1,3,1,3,1,3,5,3,159,8,3,10,
        3,12,3,162,9,3,3,3,164,8,3,1,3,1,3,1,3,5,3,169,8,3,10,3,12,3,172,
        9,3,3,3,174,8,3,1,3,1,3,3,3,178,8,3,1,3,1,3,3,3,182,8,3,1,3,1,3,
        1,3,1,3,3,3,188,8,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,
        1,3,1,3,1,3,1,3,1,3,5,3,206,8,3,10,3,12,3,209,9,3,1,3,3,3,212,8,
        3,1,3,4,3,215,8,3,11,3,12,3,216,1,3,1,3,1,3,1,3,5,3,223,8,3,10,3,
        12,3,226,9,3,1,3,5,3,229,8,3,10,3,12,3,232,9,3,1,3,1,3,1,3,3,3,237,
        8,3,1,3,1,3,1,3,5,3,242,8,3,10,3,12,3,245,9,3,1,3,5,3,248,8,3,10,
        3,12,3,251,9,3,1,3,1,3,1,3,3,3,256,8,3,1,4,1,4,1,4,3,4,261,8,4,1,
        5,1,5,3,5,265,8,5,1,5,1,5,5,5,269,8,5,10,5,12,5,272,9,5,3,5,274,
        8,5,1,5,1,5,1,5,5,5,279,8,5,10,5,12,5,282,9,5,1,5,3,5,285,8,5,1,
        6,1,6,5,6,289,8,6,10,6,12,6,292,9,6,1,6,1,6,1,7,5,7,297,8,7,10,7,
        12,7,300,9,7,1,7,1,7,1,8,1,8,1,8,1,8,1,9,1,9,1,9,4,9,311,8,9,11,
        9,12,9,312,1,9,1,9,3,9,317,8,9,1,10,1,10,1,10,1,10,1,10,1,10,1,10,
        1,10,1,10,3,10,328,8,10,1,10,3,10,331,8,10,1,10,5,10,334,8,10,10,
        10,12,10,337,9,10,1,10,1,10,1,10,5,10,342,8,10,10,10,12,10,345,9,
        10,1,10,1,10,1,11,1,11,1,11,1,11,1,11,1,11,1,11,1,11,1,11,3,11,358,
        8,11,1,11,1,11,1,11,1,11,3,11,364,8,11,1,12,1,12,1,12,3,12,369,8,
        12,1,12,1,12,1,12,1,12,3,12,375,8,12,1,12,1,12,3,12,379,8,12,1,13,
        1,13,1,13,1,13,5,13,385,8,13,10,13,12,13,388,9,13,1,13,1,13,3,13,
        392,8,13,1,13,3,13,395,8,13,1,14,1,14,5,14,399,8,14,10,14,12,14,
        402,9,14,1,14,1,14,1,15,1,15,4,15,408,8,15,11,15,12,15,409,1,15,
        1,15,1,15,1,15,5,15,416,8,15,10,15,12,15,419,9,15,1,15,5,15,422,
        8,15,10,15,12,15,425,9,15,1,15,1,15,1,15,3,15,430,8,15,1,15,1,15,
        1,15,5,15,435,8,15,10,15,12,15,438,9,15,1,15,5,15,441,8,15,10,15,
        12,15,444,9,15,1,15,1,15,1,15,1,15,1,15,1,15,1,15,5,15,453,8,15,
        10,15,12,15,456,9,15,1,15,1,15,5,15,460,8,15,10,15,12,15,463,9,15,
        5,15,465,8,15,10,15,12,15,468,9,15,1,15,3,15,471,8,15,1,16,1,16,
        1,16,3,16,476,8,16,1,16,1,16,3,16,480,8,16,1,17,1,17,1,17,5,17,485,
        8,17,10,17,12,17,488,9,17,1,17,1,17,1,17,4,17,493,8,17,11,17,12,
        17,494,3,17,497,8,17,1,17,3,17,500,8,17,1,17,1,17,4,17,504,8,17,
        11,17,12,17,505,3,17,508,8,17,1,17,3,17,511,8,17,1,18,1,18,3,18,
        515,8,18,1,18,1,18,1,19,1,19,1,19,5,19,522,8,19,10,19,12,19,525,
        9,19,1,19,3,19,528,8,19,1,20,4,20,531,8,20,11,20,12,20,532,1,20,
        3,20,536,8,20,1,20,3,20,539,8,20,1,21,1,21,1,21,1,21,3,21,545,8,
        21,1,21,1,21,3,21,549,8,21,5,21,551,8,21,10,21,12,21,554,9,21,1,
        21,3,21,557,8,21,1,22,1,22,1,22,1,22,1,22,3,22,564,8,22,1,22,3,22,
        567,8,22,1,23,1,23,1,23,1,23,1,23,1,23,5,23,575,8,23,10,23,12,23,
        578,9,23,1,23,1,23,3,23,582,8,23,1,23,1,23,1,23,1,23,3,23,588,8,
        23,1,23,1,23,1,23,4,23,593,8,23,11,23,12,23,594,1,23,3,23,598,8,
        23,5,23,600,8,23,10,23,12,23,603,9,23,1,24,4,24,606,8,24,11,24,12,
        24,607,1,24,1,24,1,24,1,24,1,24,1,24,5,24,616,8,24,10,24,12,24,619,
        9,24,1,24,1,24,3,24,623,8,24,1,24,1,24,1,24,1,24,3,24,629,8,24,1,
        24,1,24,4,24,633,8,24,11,24,12,24,634,1,24,3,24,638,8,24,5,24,640,
        8,24,10,24,12,24,643,9,24,3,24,645,8,24,1,24,1,24,1,24,1,24,1,24,
        1,24,5,24,653,8,24,10,24,12,24,656,9,24,1,24,1,24,3,24,660,8,24,
        1,24,1,24,1,24,1,24,3,24,666,8,24,1,24,1,24,4,24,670,8,24,11,24,
        12,24,671,1,24,3,24,675,8,24,5,24,677,8,24,10,24,12,24,680,9,24,
        3,24,682,8,24,1,25,1,25,1,25,5,25,687,8,25,10,25,12,25,690,9,25,
        1,26,1,26,1,26,1,26,5,26,696,8,26,10,26,12,26,699,9,26,1,26,1,26,
        1,26,4,26,704,8,26,11,26,12,26,705,3,26,708,8,26,1,27,1,27,1,27,
        1,27,3,27,714,8,27,1,27,3,27,717,8,27,1,27,5,27,720,8,27,10,27,12,
        27,723,9,27,1,27,4,27,726,8,27,11,27,12,27,727,3,27,730,8,27,1,28,
        1,28,3,28,734,8,28,1,29,1,29,1,29,1,29,1,29,1,29,1,29,1,29,4,29,
        744,8,29,11,29,12,29,745,1,29,3,29,749,8,29,1,29,3,29,752,8,29,1,
        30,1,30,1,30,3,30,757,8,30,1,30,1,30,5,30,761,8,30,10,30,12,30,764,
        9,30,3,30,766,8,30,1,30,1,30,1,30,5,30,771,8,30,10,30,12,30,774,
        9,30,1,30,1,30,1,30,3,30,779,8,30,1,30,1,30,1,30,1,30,5,30,785,8,
        30,10,30,12,30,788,9,30,1,30,5,30,791,8,30,10,30,12,30,794,9,30,
        1,31,1,31,1,31,1,31,1,31,1,31,3,31,802,8,31,1,31,1,31,1,31,1,31,
        1,31,1,31,1,31,1,31,1,31,1,31,1,31,5,31,815,8,31,10,31,12,31,818,
        9,31,1,31,1,31,1,31,1,31,3,31,824,8,31,1,31,1,31,1,31,1,31,3,31,
        830,8,31,1,32,1,32,3,32,834,8,32,1,32,1,32,1,32,1,33,1,33,1,33,3,
        33,842,8,33,1,33,1,33,5,33,846,8,33,10,33,12,33,849,9,33,3,33,851,
        8,33,1,33,1,33,1,33,5,33,856,8,33,10,33,12,33,859,9,33,1,33,1,33,
        1,33,3,33,864,8,33,1,33,1,33,1,33,1,33,5,33,870,8,33,10,33,12,33,
        873,9,33,1,34,1,34,5,34,877,8,34,10,34,12,34,880,9,34,1,34,1,34,
        3,34,884,8,34,1,34,1,34,3,34,888,8,34,5,34,890,8,34,10,34,12,34,
        893,9,34,1,34,1,34,1,34,0,0,35,0,2,4,6,8,10,12,14,16,18,20,22,24,
        26,28,30,32,34,36,38,40,42,44,46,48,50,52,54,56,58,60,62,64,66,68,
        0,8,3,0,1,2,48,48,54,54,2,0,27,27,61,61,3,0,32,32,34,34,40,44,3,
        0,11,23,57,57,63,63,1,0,35,36,1,0,45,48,2,0,1,2,19,19,1,0,31,32,
        1079,0,73,1,0,0,0,2,102,1,0,0,0,4,112,1,0,0,0,6,255,1,0,0,0,8,260,
        1,0,0,0,10,284,1,0,0,0,12,286,1,0,0,0,14,298,1,0,0,0,16,303,1,0,
        0,0,18,316,1,0,0,0,20,330,1,0,0,0,22,363,1,0,0,0,24,378,1,0,0,0,
        26,380,1,0,0,0,28,396,1,0,0,0,30,470,1,0,0,0,32,479,1,0,0,0,34,481,
        1,0,0,0,36,512,1,0,0,0,38,518,1,0,0,0,40,538,1,0,0,0,42,556,1,0,
        0,0,44,566,1,0,0,0,46,568,1,0,0,0,48,681,1,0,0,0,50,683,1,0,0,0,
        52,707,1,0,0,0,54,729,1,0,0,0,56,731,1,0,0,0,58,751,1,0,0,0,60,753,
        1,0,0,0,62,829,1,0,0,0,64,833,1,0,0,0,66,838,1,0,0,0,68,874,1,0,
        0,0,70,72,3,2,1,0,71,70,1,0,0,0,72,75,1,0,0,0,73,71,1,0,0,0,73,74,
        1,0,0,0,74,76,1,0,0,0,75,73,1,0,0,0,76,77,5,0,0,1,77,1,1,0,0,0,78,
        103,3,4,2,0,79,103,3,6,3,0,80,103,5,49,0,0,81,103,5,67,0,0,82,86,
        5,64,0,0,83,85,3,2,1,0,84,83,1,0,0,0,85,88,1,0,0,0,86,84,1,0,0,0,
        86,87,1,0,0,0,87,98,1,0,0,0,88,86,1,0,0,0,89,93,5,65,0,0,90,92,3,
        2,1,0,91,90,1,0,0,0,92,95,1,0,0,0,93,91,1,0,0,0,93,94,1,0,0,0,94,
        97,1,0,0,0,95,93,1,0,0,0,96,89,1,0,0,0,97,100,1,0,0,0,98,96,1,0,
        0,0,98,99,1,0,0,0,99,101,1,0,0,0,100,98,1,0,0,0,101,103,5,66,0,0,
        102,78,1,0,0,0,102,79,1,0,0,0,102,80,1,0,0,0,102,81,1,0,0,0,102,
        82,1,0,0,0,103,3,1,0,0,0,104,105,5,48,0,0,105,113,5,31,0,0,106,107,
        5,17,0,0,107,108,3,48,24,0,108,109,5,31,0,0,109,113,1,0,0,0,110,
        111,5,18,0,0,111,113,5,31,0,0,112,104,1,0,0,0,112,106,1,0,0,0,112,
        110,1,0,0,0,113,5,1,0,0,0,114,256,5,23,0,0,115,256,3,12,6,0,116,
        117,5,11,0,0,117,118,3,16,8,0,118,126,3,14,7,0,119,120,5,12,0,0,
        120,121,5,63,0,0,121,122,3,16,8,0,122,123,3,14,7,0,123,125,1,0,0,
        0,124,119,1,0,0,0,125,128,1,0,0,0,126,124,1,0,0,0,126,127,1,0,0,
        0,127,131,1,0,0,0,128,126,1,0,0,0,129,130,5,12,0,0,130,132,3,14,
        7,0,131,129,1,0,0,0,131,132,1,0,0,0,132,256,1,0,0,0,133,134,5,13,
        0,0,134,135,3,16,8,0,135,136,3,14,7,0,136,256,1,0,0,0,137,138,5,
        15,0,0,138,139,3,14,7,0,139,140,5,13,0,0,140,142,3,16,8,0,141,143,
        5,23,0,0,142,141,1,0,0,0,142,143,1,0,0,0,143,256,1,0,0,0,144,145,
        5,16,0,0,145,146,3,16,8,0,146,147,3,14,7,0,147,256,1,0,0,0,148,149,
        5,14,0,0,149,173,5,25,0,0,150,152,3,22,11,0,151,150,1,0,0,0,152,
        153,1,0,0,0,153,151,1,0,0,0,153,154,1,0,0,0,154,163,1,0,0,0,155,
        160,3,46,23,0,156,157,5,24,0,0,157,159,3,46,23,0,158,156,1,0,0,0,
        159,162,1,0,0,0,160,158,1,0,0,0,160,161,1,0,0,0,161,164,1,0,0,0,
        162,160,1,0,0,0,163,155,1,0,0,0,163,164,1,0,0,0,164,174,1,0,0,0,
        165,170,3,46,23,0,166,167,5,24,0,0,167,169,3,46,23,0,168,166,1,0,
        0,0,169,172,1,0,0,0,170,168,1,0,0,0,170,171,1,0,0,0,171,174,1,0,
        0,0,172,170,1,0,0,0,173,151,1,0,0,0,173,165,1,0,0,0,173,174,1,0,
        0,0,174,175,1,0,0,0,175,177,5,23,0,0,176,178,3,50,25,0,177,176,1,
        0,0,0,177,178,1,0,0,0,178,179,1,0,0,0,179,181,5,23,0,0,180,182,3,
        50,25,0,181,180,1,0,0,0,181,182,1,0,0,0,182,183,1,0,0,0,183,184,
        5,26,0,0,184,256,3,14,7,0,185,187,5,20,0,0,186,188,3,50,25,0,187,
        186,1,0,0,0,187,188,1,0,0,0,188,189,1,0,0,0,189,256,5,23,0,0,190,
        191,5,19,0,0,191,192,3,48,24,0,192,193,5,23,0,0,193,256,1,0,0,0,
        194,195,5,21,0,0,195,256,5,23,0,0,196,197,5,22,0,0,197,256,5,23,
        0,0,198,199,3,68,34,0,199,200,5,23,0,0,200,256,1,0,0,0,201,211,5,
        10,0,0,202,212,5,58,0,0,203,207,5,27,0,0,204,206,5,58,0,0,205,204,
        1,0,0,0,206,209,1,0,0,0,207,205,1,0,0,0,207,208,1,0,0,0,208,210,
        1,0,0,0,209,207,1,0,0,0,210,212,5,28,0,0,211,202,1,0,0,0,211,203,
        1,0,0,0,212,256,1,0,0,0,213,215,3,22,11,0,214,213,1,0,0,0,215,216,
        1,0,0,0,216,214,1,0,0,0,216,217,1,0,0,0,217,236,1,0,0,0,218,237,
        5,23,0,0,219,230,3,46,23,0,220,224,5,24,0,0,221,223,3,24,12,0,222,
        221,1,0,0,0,223,226,1,0,0,0,224,222,1,0,0,0,224,225,1,0,0,0,225,
        227,1,0,0,0,226,224,1,0,0,0,227,229,3,46,23,0,228,220,1,0,0,0,229,
        232,1,0,0,0,230,228,1,0,0,0,230,231,1,0,0,0,231,233,1,0,0,0,232,
        230,1,0,0,0,233,234,3,18,9,0,234,237,1,0,0,0,235,237,3,8,4,0,236,
        218,1,0,0,0,236,219,1,0,0,0,236,235,1,0,0,0,237,256,1,0,0,0,238,
        249,3,46,23,0,239,243,5,24,0,0,240,242,3,24,12,0,241,240,1,0,0,0,
        242,245,1,0,0,0,243,241,1,0,0,0,243,244,1,0,0,0,244,246,1,0,0,0,
        245,243,1,0,0,0,246,248,3,46,23,0,247,239,1,0,0,0,248,251,1,0,0,
        0,249,247,1,0,0,0,249,250,1,0,0,0,250,252,1,0,0,0,251,249,1,0,0,
        0,252,253,3,18,9,0,253,256,1,0,0,0,254,256,3,8,4,0,255,114,1,0,0,
        0,255,115,1,0,0,0,255,116,1,0,0,0,255,133,1,0,0,0,255,137,1,0,0,
        0,255,144,1,0,0,0,255,148,1,0,0,0,255,185,1,0,0,0,255,190,1,0,0,
        0,255,194,1,0,0,0,255,196,1,0,0,0,255,198,1,0,0,0,255,201,1,0,0,
        0,255,214,1,0,0,0,255,238,1,0,0,0,255,254,1,0,0,0,256,7,1,0,0,0,
        257,261,5,69,0,0,258,259,5,71,0,0,259,261,3,10,5,0,260,257,1,0,0,
        0,260,258,1,0,0,0,261,9,1,0,0,0,262,264,5,25,0,0,263,265,3,52,26,
        0,264,263,1,0,0,0,264,265,1,0,0,0,265,273,1,0,0,0,266,270,5,60,0,
        0,267,269,3,2,1,0,268,267,1,0,0,0,269,272,1,0,0,0,270,268,1,0,0,
        0,270,271,1,0,0,0,271,274,1,0,0,0,272,270,1,0,0,0,273,266,1,0,0,
        0,273,274,1,0,0,0,274,275,1,0,0,0,275,285,5,26,0,0,276,280,5,72,
        0,0,277,279,3,2,1,0,278,277,1,0,0,0,279,282,1,0,0,0,280,278,1,0,
        0,0,280,281,1,0,0,0,281,283,1,0,0,0,282,280,1,0,0,0,283,285,5,26,
        0,0,284,262,1,0,0,0,284,276,1,0,0,0,285,11,1,0,0,0,286,290,5,27,
        0,0,287,289,3,2,1,0,288,287,1,0,0,0,289,292,1,0,0,0,290,288,1,0,
        0,0,290,291,1,0,0,0,291,293,1,0,0,0,292,290,1,0,0,0,293,294,5,28,
        0,0,294,13,1,0,0,0,295,297,3,4,2,0,296,295,1,0,0,0,297,300,1,0,0,
        0,298,296,1,0,0,0,298,299,1,0,0,0,299,301,1,0,0,0,300,298,1,0,0,
        0,301,302,3,6,3,0,302,15,1,0,0,0,303,304,5,25,0,0,304,305,3,50,25,
        0,305,306,5,26,0,0,306,17,1,0,0,0,307,317,5,23,0,0,308,317,3,12,
        6,0,309,311,3,20,10,0,310,309,1,0,0,0,311,312,1,0,0,0,312,310,1,
        0,0,0,312,313,1,0,0,0,313,314,1,0,0,0,314,315,3,12,6,0,315,317,1,
        0,0,0,316,307,1,0,0,0,316,308,1,0,0,0,316,310,1,0,0,0,317,19,1,0,
        0,0,318,331,5,1,0,0,319,331,5,54,0,0,320,321,5,55,0,0,321,331,3,
        10,5,0,322,331,3,26,13,0,323,331,3,34,17,0,324,325,5,3,0,0,325,327,
        5,25,0,0,326,328,3,52,26,0,327,326,1,0,0,0,327,328,1,0,0,0,328,329,
        1,0,0,0,329,331,5,26,0,0,330,318,1,0,0,0,330,319,1,0,0,0,330,320,
        1,0,0,0,330,322,1,0,0,0,330,323,1,0,0,0,330,324,1,0,0,0,331,335,
        1,0,0,0,332,334,3,22,11,0,333,332,1,0,0,0,334,337,1,0,0,0,335,333,
        1,0,0,0,335,336,1,0,0,0,336,338,1,0,0,0,337,335,1,0,0,0,338,343,
        3,46,23,0,339,340,5,24,0,0,340,342,3,46,23,0,341,339,1,0,0,0,342,
        345,1,0,0,0,343,341,1,0,0,0,343,344,1,0,0,0,344,346,1,0,0,0,345,
        343,1,0,0,0,346,347,5,23,0,0,347,21,1,0,0,0,348,364,5,1,0,0,349,
        364,5,2,0,0,350,364,5,54,0,0,351,364,5,5,0,0,352,353,5,55,0,0,353,
        364,3,10,5,0,354,355,5,3,0,0,355,357,5,25,0,0,356,358,3,52,26,0,
        357,356,1,0,0,0,357,358,1,0,0,0,358,359,1,0,0,0,359,364,5,26,0,0,
        360,364,3,24,12,0,361,364,3,26,13,0,362,364,3,34,17,0,363,348,1,
        0,0,0,363,349,1,0,0,0,363,350,1,0,0,0,363,351,1,0,0,0,363,352,1,
        0,0,0,363,354,1,0,0,0,363,360,1,0,0,0,363,361,1,0,0,0,363,362,1,
        0,0,0,364,23,1,0,0,0,365,366,5,4,0,0,366,368,5,25,0,0,367,369,3,
        52,26,0,368,367,1,0,0,0,368,369,1,0,0,0,369,370,1,0,0,0,370,379,
        5,26,0,0,371,372,5,62,0,0,372,374,5,29,0,0,373,375,3,50,25,0,374,
        373,1,0,0,0,374,375,1,0,0,0,375,376,1,0,0,0,376,377,5,30,0,0,377,
        379,5,30,0,0,378,365,1,0,0,0,378,371,1,0,0,0,379,25,1,0,0,0,380,
        386,5,6,0,0,381,385,3,24,12,0,382,385,5,54,0,0,383,385,5,2,0,0,384,
        381,1,0,0,0,384,382,1,0,0,0,384,383,1,0,0,0,385,388,1,0,0,0,386,
        384,1,0,0,0,386,387,1,0,0,0,387,394,1,0,0,0,388,386,1,0,0,0,389,
        391,5,48,0,0,390,392,3,28,14,0,391,390,1,0,0,0,391,392,1,0,0,0,392,
        395,1,0,0,0,393,395,3,28,14,0,394,389,1,0,0,0,394,393,1,0,0,0,395,
        27,1,0,0,0,396,400,5,27,0,0,397,399,3,30,15,0,398,397,1,0,0,0,399,
        402,1,0,0,0,400,398,1,0,0,0,400,401,1,0,0,0,401,403,1,0,0,0,402,
        400,1,0,0,0,403,404,5,28,0,0,404,29,1,0,0,0,405,471,5,23,0,0,406,
        408,3,22,11,0,407,406,1,0,0,0,408,409,1,0,0,0,409,407,1,0,0,0,409,
        410,1,0,0,0,410,429,1,0,0,0,411,430,5,23,0,0,412,423,3,32,16,0,413,
        417,5,24,0,0,414,416,3,24,12,0,415,414,1,0,0,0,416,419,1,0,0,0,417,
        415,1,0,0,0,417,418,1,0,0,0,418,420,1,0,0,0,419,417,1,0,0,0,420,
        422,3,32,16,0,421,413,1,0,0,0,422,425,1,0,0,0,423,421,1,0,0,0,423,
        424,1,0,0,0,424,426,1,0,0,0,425,423,1,0,0,0,426,427,5,23,0,0,427,
        430,1,0,0,0,428,430,3,8,4,0,429,411,1,0,0,0,429,412,1,0,0,0,429,
        428,1,0,0,0,430,471,1,0,0,0,431,442,3,32,16,0,432,436,5,24,0,0,433,
        435,3,24,12,0,434,433,1,0,0,0,435,438,1,0,0,0,436,434,1,0,0,0,436,
        437,1,0,0,0,437,439,1,0,0,0,438,436,1,0,0,0,439,441,3,32,16,0,440,
        432,1,0,0,0,441,444,1,0,0,0,442,440,1,0,0,0,442,443,1,0,0,0,443,
        445,1,0,0,0,444,442,1,0,0,0,445,446,5,23,0,0,446,471,1,0,0,0,447,
        471,3,8,4,0,448,471,5,49,0,0,449,471,5,67,0,0,450,454,5,64,0,0,451,
        453,3,30,15,0,452,451,1,0,0,0,453,456,1,0,0,0,454,452,1,0,0,0,454,
        455,1,0,0,0,455,466,1,0,0,0,456,454,1,0,0,0,457,461,5,65,0,0,458,
        460,3,30,15,0,459,458,1,0,0,0,460,463,1,0,0,0,461,459,1,0,0,0,461,
        462,1,0,0,0,462,465,1,0,0,0,463,461,1,0,0,0,464,457,1,0,0,0,465,
        468,1,0,0,0,466,464,1,0,0,0,466,467,1,0,0,0,467,469,1,0,0,0,468,
        466,1,0,0,0,469,471,5,66,0,0,470,405,1,0,0,0,470,407,1,0,0,0,470,
        431,1,0,0,0,470,447,1,0,0,0,470,448,1,0,0,0,470,449,1,0,0,0,470,
        450,1,0,0,0,471,31,1,0,0,0,472,475,3,46,23,0,473,474,5,31,0,0,474,
        476,3,46,23,0,475,473,1,0,0,0,475,476,1,0,0,0,476,480,1,0,0,0,477,
        478,5,31,0,0,478,480,3,46,23,0,479,472,1,0,0,0,479,477,1,0,0,0,480,
        33,1,0,0,0,481,486,5,7,0,0,482,485,3,24,12,0,483,485,5,54,0,0,484,
        482,1,0,0,0,484,483,1,0,0,0,485,488,1,0,0,0,486,484,1,0,0,0,486,
        487,1,0,0,0,487,510,1,0,0,0,488,486,1,0,0,0,489,496,5,48,0,0,490,
        492,5,31,0,0,491,493,7,0,0,0,492,491,1,0,0,0,493,494,1,0,0,0,494,
        492,1,0,0,0,494,495,1,0,0,0,495,497,1,0,0,0,496,490,1,0,0,0,496,
        497,1,0,0,0,497,499,1,0,0,0,498,500,3,36,18,0,499,498,1,0,0,0,499,
        500,1,0,0,0,500,511,1,0,0,0,501,503,5,31,0,0,502,504,7,0,0,0,503,
        502,1,0,0,0,504,505,1,0,0,0,505,503,1,0,0,0,505,506,1,0,0,0,506,
        508,1,0,0,0,507,501,1,0,0,0,507,508,1,0,0,0,508,509,1,0,0,0,509,
        511,3,36,18,0,510,489,1,0,0,0,510,507,1,0,0,0,511,35,1,0,0,0,512,
        514,7,1,0,0,513,515,3,38,19,0,514,513,1,0,0,0,514,515,1,0,0,0,515,
        516,1,0,0,0,516,517,5,28,0,0,517,37,1,0,0,0,518,523,3,40,20,0,519,
        520,5,24,0,0,520,522,3,40,20,0,521,519,1,0,0,0,522,525,1,0,0,0,523,
        521,1,0,0,0,523,524,1,0,0,0,524,527,1,0,0,0,525,523,1,0,0,0,526,
        528,5,24,0,0,527,526,1,0,0,0,527,528,1,0,0,0,528,39,1,0,0,0,529,
        531,3,42,21,0,530,529,1,0,0,0,531,532,1,0,0,0,532,530,1,0,0,0,532,
        533,1,0,0,0,533,535,1,0,0,0,534,536,3,44,22,0,535,534,1,0,0,0,535,
        536,1,0,0,0,536,539,1,0,0,0,537,539,3,44,22,0,538,530,1,0,0,0,538,
        537,1,0,0,0,539,41,1,0,0,0,540,557,5,49,0,0,541,557,5,67,0,0,542,
        544,5,64,0,0,543,545,3,38,19,0,544,543,1,0,0,0,544,545,1,0,0,0,545,
        552,1,0,0,0,546,548,5,65,0,0,547,549,3,38,19,0,548,547,1,0,0,0,548,
        549,1,0,0,0,549,551,1,0,0,0,550,546,1,0,0,0,551,554,1,0,0,0,552,
        550,1,0,0,0,552,553,1,0,0,0,553,555,1,0,0,0,554,552,1,0,0,0,555,
        557,5,66,0,0,556,540,1,0,0,0,556,541,1,0,0,0,556,542,1,0,0,0,557,
        43,1,0,0,0,558,567,3,36,18,0,559,560,5,48,0,0,560,563,5,31,0,0,561,
        564,3,36,18,0,562,564,3,48,24,0,563,561,1,0,0,0,563,562,1,0,0,0,
        564,567,1,0,0,0,565,567,3,48,24,0,566,558,1,0,0,0,566,559,1,0,0,
        0,566,565,1,0,0,0,567,45,1,0,0,0,568,601,3,58,29,0,569,570,7,2,0,
        0,570,600,3,58,29,0,571,572,5,43,0,0,572,576,3,36,18,0,573,575,3,
        66,33,0,574,573,1,0,0,0,575,578,1,0,0,0,576,574,1,0,0,0,576,577,
        1,0,0,0,577,600,1,0,0,0,578,576,1,0,0,0,579,581,5,33,0,0,580,582,
        3,50,25,0,581,580,1,0,0,0,581,582,1,0,0,0,582,583,1,0,0,0,583,584,
        5,31,0,0,584,600,3,58,29,0,585,587,5,39,0,0,586,588,3,58,29,0,587,
        586,1,0,0,0,587,588,1,0,0,0,588,600,1,0,0,0,589,593,5,2,0,0,590,
        593,3,24,12,0,591,593,3,68,34,0,592,589,1,0,0,0,592,590,1,0,0,0,
        592,591,1,0,0,0,593,594,1,0,0,0,594,592,1,0,0,0,594,595,1,0,0,0,
        595,597,1,0,0,0,596,598,3,58,29,0,597,596,1,0,0,0,597,598,1,0,0,
        0,598,600,1,0,0,0,599,569,1,0,0,0,599,571,1,0,0,0,599,579,1,0,0,
        0,599,585,1,0,0,0,599,592,1,0,0,0,600,603,1,0,0,0,601,599,1,0,0,
        0,601,602,1,0,0,0,602,47,1,0,0,0,603,601,1,0,0,0,604,606,3,22,11,
        0,605,604,1,0,0,0,606,607,1,0,0,0,607,605,1,0,0,0,607,608,1,0,0,
        0,608,644,1,0,0,0,609,641,3,58,29,0,610,611,7,2,0,0,611,640,3,58,
        29,0,612,613,5,43,0,0,613,617,3,36,18,0,614,616,3,66,33,0,615,614,
        1,0,0,0,616,619,1,0,0,0,617,615,1,0,0,0,617,618,1,0,0,0,618,640,
        1,0,0,0,619,617,1,0,0,0,620,622,5,33,0,0,621,623,3,50,25,0,622,621,
        1,0,0,0,622,623,1,0,0,0,623,624,1,0,0,0,624,625,5,31,0,0,625,640,
        3,58,29,0,626,628,5,39,0,0,627,629,3,58,29,0,628,627,1,0,0,0,628,
        629,1,0,0,0,629,640,1,0,0,0,630,633,3,22,11,0,631,633,3,68,34,0,
        632,630,1,0,0,0,632,631,1,0,0,0,633,634,1,0,0,0,634,632,1,0,0,0,
        634,635,1,0,0,0,635,637,1,0,0,0,636,638,3,58,29,0,637,636,1,0,0,
        0,637,638,1,0,0,0,638,640,1,0,0,0,639,610,1,0,0,0,639,612,1,0,0,
        0,639,620,1,0,0,0,639,626,1,0,0,0,639,632,1,0,0,0,640,643,1,0,0,
        0,641,639,1,0,0,0,641,642,1,0,0,0,642,645,1,0,0,0,643,641,1,0,0,
        0,644,609,1,0,0,0,644,645,1,0,0,0,645,682,1,0,0,0,646,678,3,58,29,
        0,647,648,7,2,0,0,648,677,3,58,29,0,649,650,5,43,0,0,650,654,3,36,
        18,0,651,653,3,66,33,0,652,651,1,0,0,0,653,656,1,0,0,0,654,652,1,
        0,0,0,654,655,1,0,0,0,655,677,1,0,0,0,656,654,1,0,0,0,657,659,5,
        33,0,0,658,660,3,50,25,0,659,658,1,0,0,0,659,660,1,0,0,0,660,661,
        1,0,0,0,661,662,5,31,0,0,662,677,3,58,29,0,663,665,5,39,0,0,664,
        666,3,58,29,0,665,664,1,0,0,0,665,666,1,0,0,0,666,677,1,0,0,0,667,
        670,3,22,11,0,668,670,3,68,34,0,669,667,1,0,0,0,669,668,1,0,0,0,
        670,671,1,0,0,0,671,669,1,0,0,0,671,672,1,0,0,0,672,674,1,0,0,0,
        673,675,3,58,29,0,674,673,1,0,0,0,674,675,1,0,0,0,675,677,1,0,0,
        0,676,647,1,0,0,0,676,649,1,0,0,0,676,657,1,0,0,0,676,663,1,0,0,
        0,676,669,1,0,0,0,677,680,1,0,0,0,678,676,1,0,0,0,678,679,1,0,0,
        0,679,682,1,0,0,0,680,678,1,0,0,0,681,605,1,0,0,0,681,646,1,0,0,
        0,682,49,1,0,0,0,683,688,3,48,24,0,684,685,5,24,0,0,685,687,3,48,
        24,0,686,684,1,0,0,0,687,690,1,0,0,0,688,686,1,0,0,0,688,689,1,0,
        0,0,689,51,1,0,0,0,690,688,1,0,0,0,691,697,3,54,27,0,692,693,5,24,
        0,0,693,696,3,54,27,0,694,696,5,24,0,0,695,692,1,0,0,0,695,694,1,
        0,0,0,696,699,1,0,0,0,697,695,1,0,0,0,697,698,1,0,0,0,698,708,1,
        0,0,0,699,697,1,0,0,0,700,701,5,24,0,0,701,704,3,54,27,0,702,704,
        5,24,0,0,703,700,1,0,0,0,703,702,1,0,0,0,704,705,1,0,0,0,705,703,
        1,0,0,0,705,706,1,0,0,0,706,708,1,0,0,0,707,691,1,0,0,0,707,703,
        1,0,0,0,708,53,1,0,0,0,709,717,3,48,24,0,710,717,3,12,6,0,711,713,
        5,61,0,0,712,714,3,38,19,0,713,712,1,0,0,0,713,714,1,0,0,0,714,715,
        1,0,0,0,715,717,5,28,0,0,716,709,1,0,0,0,716,710,1,0,0,0,716,711,
        1,0,0,0,717,721,1,0,0,0,718,720,3,56,28,0,719,718,1,0,0,0,720,723,
        1,0,0,0,721,719,1,0,0,0,721,722,1,0,0,0,722,730,1,0,0,0,723,721,
        1,0,0,0,724,726,3,56,28,0,725,724,1,0,0,0,726,727,1,0,0,0,727,725,
        1,0,0,0,727,728,1,0,0,0,728,730,1,0,0,0,729,716,1,0,0,0,729,725,
        1,0,0,0,730,55,1,0,0,0,731,733,7,3,0,0,732,734,3,48,24,0,733,732,
        1,0,0,0,733,734,1,0,0,0,734,57,1,0,0,0,735,744,5,56,0,0,736,744,
        5,38,0,0,737,744,5,37,0,0,738,744,5,8,0,0,739,740,5,59,0,0,740,741,
        3,50,25,0,741,742,5,26,0,0,742,744,1,0,0,0,743,735,1,0,0,0,743,736,
        1,0,0,0,743,737,1,0,0,0,743,738,1,0,0,0,743,739,1,0,0,0,744,745,
        1,0,0,0,745,743,1,0,0,0,745,746,1,0,0,0,746,748,1,0,0,0,747,749,
        3,60,30,0,748,747,1,0,0,0,748,749,1,0,0,0,749,752,1,0,0,0,750,752,
        3,60,30,0,751,743,1,0,0,0,751,750,1,0,0,0,752,59,1,0,0,0,753,786,
        3,62,31,0,754,756,5,25,0,0,755,757,3,52,26,0,756,755,1,0,0,0,756,
        757,1,0,0,0,757,765,1,0,0,0,758,762,5,60,0,0,759,761,3,2,1,0,760,
        759,1,0,0,0,761,764,1,0,0,0,762,760,1,0,0,0,762,763,1,0,0,0,763,
        766,1,0,0,0,764,762,1,0,0,0,765,758,1,0,0,0,765,766,1,0,0,0,766,
        767,1,0,0,0,767,785,5,26,0,0,768,772,5,72,0,0,769,771,3,2,1,0,770,
        769,1,0,0,0,771,774,1,0,0,0,772,770,1,0,0,0,772,773,1,0,0,0,773,
        775,1,0,0,0,774,772,1,0,0,0,775,785,5,26,0,0,776,778,5,29,0,0,777,
        779,3,50,25,0,778,777,1,0,0,0,778,779,1,0,0,0,779,780,1,0,0,0,780,
        785,5,30,0,0,781,782,7,4,0,0,782,785,5,48,0,0,783,785,5,37,0,0,784,
        754,1,0,0,0,784,768,1,0,0,0,784,776,1,0,0,0,784,781,1,0,0,0,784,
        783,1,0,0,0,785,788,1,0,0,0,786,784,1,0,0,0,786,787,1,0,0,0,787,
        792,1,0,0,0,788,786,1,0,0,0,789,791,3,66,33,0,790,789,1,0,0,0,791,
        794,1,0,0,0,792,790,1,0,0,0,792,793,1,0,0,0,793,61,1,0,0,0,794,792,
        1,0,0,0,795,830,5,45,0,0,796,830,5,48,0,0,797,830,5,46,0,0,798,830,
        5,47,0,0,799,801,5,25,0,0,800,802,3,52,26,0,801,800,1,0,0,0,801,
        802,1,0,0,0,802,803,1,0,0,0,803,830,5,26,0,0,804,805,5,70,0,0,805,
        806,3,48,24,0,806,807,5,26,0,0,807,808,3,36,18,0,808,830,1,0,0,0,
        809,810,5,9,0,0,810,811,5,25,0,0,811,816,3,48,24,0,812,813,5,24,
        0,0,813,815,3,64,32,0,814,812,1,0,0,0,815,818,1,0,0,0,816,814,1,
        0,0,0,816,817,1,0,0,0,817,819,1,0,0,0,818,816,1,0,0,0,819,820,5,
        26,0,0,820,830,1,0,0,0,821,823,5,29,0,0,822,824,3,50,25,0,823,822,
        1,0,0,0,823,824,1,0,0,0,824,825,1,0,0,0,825,830,5,30,0,0,826,827,
        5,35,0,0,827,830,5,48,0,0,828,830,5,34,0,0,829,795,1,0,0,0,829,796,
        1,0,0,0,829,797,1,0,0,0,829,798,1,0,0,0,829,799,1,0,0,0,829,804,
        1,0,0,0,829,809,1,0,0,0,829,821,1,0,0,0,829,826,1,0,0,0,829,828,
        1,0,0,0,830,63,1,0,0,0,831,834,5,18,0,0,832,834,3,48,24,0,833,831,
        1,0,0,0,833,832,1,0,0,0,834,835,1,0,0,0,835,836,5,31,0,0,836,837,
        3,48,24,0,837,65,1,0,0,0,838,871,7,5,0,0,839,841,5,25,0,0,840,842,
        3,52,26,0,841,840,1,0,0,0,841,842,1,0,0,0,842,850,1,0,0,0,843,847,
        5,60,0,0,844,846,3,2,1,0,845,844,1,0,0,0,846,849,1,0,0,0,847,845,
        1,0,0,0,847,848,1,0,0,0,848,851,1,0,0,0,849,847,1,0,0,0,850,843,
        1,0,0,0,850,851,1,0,0,0,851,852,1,0,0,0,852,870,5,26,0,0,853,857,
        5,72,0,0,854,856,3,2,1,0,855,854,1,0,0,0,856,859,1,0,0,0,857,855,
        1,0,0,0,857,858,1,0,0,0,858,860,1,0,0,0,859,857,1,0,0,0,860,870,
        5,26,0,0,861,863,5,29,0,0,862,864,3,50,25,0,863,862,1,0,0,0,863,
        864,1,0,0,0,864,865,1,0,0,0,865,870,5,30,0,0,866,867,7,4,0,0,867,
        870,5,48,0,0,868,870,5,37,0,0,869,839,1,0,0,0,869,853,1,0,0,0,869,
        861,1,0,0,0,869,866,1,0,0,0,869,868,1,0,0,0,870,873,1,0,0,0,871,
        869,1,0,0,0,871,872,1,0,0,0,872,67,1,0,0,0,873,871,1,0,0,0,874,878,
        5,10,0,0,875,877,7,6,0,0,876,875,1,0,0,0,877,880,1,0,0,0,878,876,
        1,0,0,0,878,879,1,0,0,0,879,881,1,0,0,0,880,878,1,0,0,0,881,883,
        5,25,0,0,882,884,3,52,26,0,883,882,1,0,0,0,883,884,1,0,0,0,884,891,
        1,0,0,0,885,887,7,7,0,0,886,888,3,52,26,0,887,886,1,0,0,0,887,888,
        1,0,0,0,888,890,1,0,0,0,889,885,1,0,0,0,890,893,1,0,0,0,891,889,
        1,0,0,0,891,892,1,0,0,0,892,894,1,0,0,0,893,891,1,0,0,0,894,895,
        5,26,0,0,895,69,1,0,0,0,149,73,86,93,98,102,112,126,131,142,153,
        160,163,170,173,177,181,187,207,211,216,224,230,236,243,249,255,
        260,264,270,273,280,284,290,298,312,316,327,330,335,343,357,363,
        368,374,378,384,386,391,394,400,409,417,423,429,436,442,454,461,
        466,470,475,479,484,486,494,496,499,505,507,510,514,523,527,532,
        535,538,544,548,552,556,563,566,576,581,587,592,594,597,599,601,
        607,617,622,628,632,634,637,639,641,644,654,659,665,669,671,674,
        676,678,681,688,695,697,703,705,707,713,716,721,727,729,733,743,
        745,748,751,756,762,765,772,778,784,786,792,801,816,823,829,833,
        841,847,850,857,863,869,871,878,883,887,891
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!CParser.__ATN) {
            CParser.__ATN = new antlr.ATNDeserializer().deserialize(CParser._serializedATN);
        }

        return CParser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(CParser.literalNames, CParser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return CParser.vocabulary;
    }

    private static readonly decisionsToDFA = CParser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class TranslationUnitContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(CParser.EOF, 0)!;
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
        return CParser.RULE_translationUnit;
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
        return this.getToken(CParser.DIRECTIVE, 0);
    }
    public UNKNOWN_DIRECTIVE(): antlr.TerminalNode | null {
        return this.getToken(CParser.UNKNOWN_DIRECTIVE, 0);
    }
    public GROUP_IF(): antlr.TerminalNode | null {
        return this.getToken(CParser.GROUP_IF, 0);
    }
    public GROUP_END(): antlr.TerminalNode | null {
        return this.getToken(CParser.GROUP_END, 0);
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
    		return this.getTokens(CParser.GROUP_ELSE);
    	} else {
    		return this.getToken(CParser.GROUP_ELSE, i);
    	}
    }
    public override get ruleIndex(): number {
        return CParser.RULE_item;
    }
}


export class LabelContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public IDENTIFIER(): antlr.TerminalNode | null {
        return this.getToken(CParser.IDENTIFIER, 0);
    }
    public COLON(): antlr.TerminalNode {
        return this.getToken(CParser.COLON, 0)!;
    }
    public CASE(): antlr.TerminalNode | null {
        return this.getToken(CParser.CASE, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
    }
    public DEFAULT(): antlr.TerminalNode | null {
        return this.getToken(CParser.DEFAULT, 0);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_label;
    }
}


export class StatementContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public SEMI(): antlr.TerminalNode[];
    public SEMI(i: number): antlr.TerminalNode | null;
    public SEMI(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.SEMI);
    	} else {
    		return this.getToken(CParser.SEMI, i);
    	}
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public IF(): antlr.TerminalNode | null {
        return this.getToken(CParser.IF, 0);
    }
    public condition(): ConditionContext[];
    public condition(i: number): ConditionContext | null;
    public condition(i?: number): ConditionContext[] | ConditionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ConditionContext);
        }

        return this.getRuleContext(i, ConditionContext);
    }
    public body(): BodyContext[];
    public body(i: number): BodyContext | null;
    public body(i?: number): BodyContext[] | BodyContext | null {
        if (i === undefined) {
            return this.getRuleContexts(BodyContext);
        }

        return this.getRuleContext(i, BodyContext);
    }
    public ELSE(): antlr.TerminalNode[];
    public ELSE(i: number): antlr.TerminalNode | null;
    public ELSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.ELSE);
    	} else {
    		return this.getToken(CParser.ELSE, i);
    	}
    }
    public ELSE_IF(): antlr.TerminalNode[];
    public ELSE_IF(i: number): antlr.TerminalNode | null;
    public ELSE_IF(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.ELSE_IF);
    	} else {
    		return this.getToken(CParser.ELSE_IF, i);
    	}
    }
    public WHILE(): antlr.TerminalNode | null {
        return this.getToken(CParser.WHILE, 0);
    }
    public DO(): antlr.TerminalNode | null {
        return this.getToken(CParser.DO, 0);
    }
    public SWITCH(): antlr.TerminalNode | null {
        return this.getToken(CParser.SWITCH, 0);
    }
    public FOR(): antlr.TerminalNode | null {
        return this.getToken(CParser.FOR, 0);
    }
    public LPAREN(): antlr.TerminalNode | null {
        return this.getToken(CParser.LPAREN, 0);
    }
    public RPAREN(): antlr.TerminalNode | null {
        return this.getToken(CParser.RPAREN, 0);
    }
    public part(): PartContext[];
    public part(i: number): PartContext | null;
    public part(i?: number): PartContext[] | PartContext | null {
        if (i === undefined) {
            return this.getRuleContexts(PartContext);
        }

        return this.getRuleContext(i, PartContext);
    }
    public expressions(): ExpressionsContext[];
    public expressions(i: number): ExpressionsContext | null;
    public expressions(i?: number): ExpressionsContext[] | ExpressionsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionsContext);
        }

        return this.getRuleContext(i, ExpressionsContext);
    }
    public specifier(): SpecifierContext[];
    public specifier(i: number): SpecifierContext | null;
    public specifier(i?: number): SpecifierContext[] | SpecifierContext | null {
        if (i === undefined) {
            return this.getRuleContexts(SpecifierContext);
        }

        return this.getRuleContext(i, SpecifierContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.COMMA);
    	} else {
    		return this.getToken(CParser.COMMA, i);
    	}
    }
    public RETURN(): antlr.TerminalNode | null {
        return this.getToken(CParser.RETURN, 0);
    }
    public GOTO(): antlr.TerminalNode | null {
        return this.getToken(CParser.GOTO, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
    }
    public BREAK(): antlr.TerminalNode | null {
        return this.getToken(CParser.BREAK, 0);
    }
    public CONTINUE(): antlr.TerminalNode | null {
        return this.getToken(CParser.CONTINUE, 0);
    }
    public assembly(): AssemblyContext | null {
        return this.getRuleContext(0, AssemblyContext);
    }
    public ASM(): antlr.TerminalNode | null {
        return this.getToken(CParser.ASM, 0);
    }
    public ASSEMBLY_LINE(): antlr.TerminalNode[];
    public ASSEMBLY_LINE(i: number): antlr.TerminalNode | null;
    public ASSEMBLY_LINE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.ASSEMBLY_LINE);
    	} else {
    		return this.getToken(CParser.ASSEMBLY_LINE, i);
    	}
    }
    public LBRACE(): antlr.TerminalNode | null {
        return this.getToken(CParser.LBRACE, 0);
    }
    public RBRACE(): antlr.TerminalNode | null {
        return this.getToken(CParser.RBRACE, 0);
    }
    public tail(): TailContext | null {
        return this.getRuleContext(0, TailContext);
    }
    public bareMacro(): BareMacroContext | null {
        return this.getRuleContext(0, BareMacroContext);
    }
    public attribute(): AttributeContext[];
    public attribute(i: number): AttributeContext | null;
    public attribute(i?: number): AttributeContext[] | AttributeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AttributeContext);
        }

        return this.getRuleContext(i, AttributeContext);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_statement;
    }
}


export class BareMacroContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public MACRO_STATEMENT(): antlr.TerminalNode | null {
        return this.getToken(CParser.MACRO_STATEMENT, 0);
    }
    public INVOKED_STATEMENT(): antlr.TerminalNode | null {
        return this.getToken(CParser.INVOKED_STATEMENT, 0);
    }
    public invocation(): InvocationContext | null {
        return this.getRuleContext(0, InvocationContext);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_bareMacro;
    }
}


export class InvocationContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public LPAREN(): antlr.TerminalNode | null {
        return this.getToken(CParser.LPAREN, 0);
    }
    public RPAREN(): antlr.TerminalNode {
        return this.getToken(CParser.RPAREN, 0)!;
    }
    public arguments(): ArgumentsContext | null {
        return this.getRuleContext(0, ArgumentsContext);
    }
    public STATEMENTS_BEHIND(): antlr.TerminalNode | null {
        return this.getToken(CParser.STATEMENTS_BEHIND, 0);
    }
    public item(): ItemContext[];
    public item(i: number): ItemContext | null;
    public item(i?: number): ItemContext[] | ItemContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ItemContext);
        }

        return this.getRuleContext(i, ItemContext);
    }
    public STATEMENTS(): antlr.TerminalNode | null {
        return this.getToken(CParser.STATEMENTS, 0);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_invocation;
    }
}


export class BlockContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public LBRACE(): antlr.TerminalNode {
        return this.getToken(CParser.LBRACE, 0)!;
    }
    public RBRACE(): antlr.TerminalNode {
        return this.getToken(CParser.RBRACE, 0)!;
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
        return CParser.RULE_block;
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
        return CParser.RULE_body;
    }
}


export class ConditionContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public LPAREN(): antlr.TerminalNode {
        return this.getToken(CParser.LPAREN, 0)!;
    }
    public expressions(): ExpressionsContext {
        return this.getRuleContext(0, ExpressionsContext)!;
    }
    public RPAREN(): antlr.TerminalNode {
        return this.getToken(CParser.RPAREN, 0)!;
    }
    public override get ruleIndex(): number {
        return CParser.RULE_condition;
    }
}


export class TailContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public SEMI(): antlr.TerminalNode | null {
        return this.getToken(CParser.SEMI, 0);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public oldParameter(): OldParameterContext[];
    public oldParameter(i: number): OldParameterContext | null;
    public oldParameter(i?: number): OldParameterContext[] | OldParameterContext | null {
        if (i === undefined) {
            return this.getRuleContexts(OldParameterContext);
        }

        return this.getRuleContext(i, OldParameterContext);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_tail;
    }
}


export class OldParameterContext extends antlr.ParserRuleContext {
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
    public SEMI(): antlr.TerminalNode {
        return this.getToken(CParser.SEMI, 0)!;
    }
    public SPECIFIER(): antlr.TerminalNode | null {
        return this.getToken(CParser.SPECIFIER, 0);
    }
    public TYPE_NAME(): antlr.TerminalNode | null {
        return this.getToken(CParser.TYPE_NAME, 0);
    }
    public MACRO(): antlr.TerminalNode | null {
        return this.getToken(CParser.MACRO, 0);
    }
    public invocation(): InvocationContext | null {
        return this.getRuleContext(0, InvocationContext);
    }
    public structure(): StructureContext | null {
        return this.getRuleContext(0, StructureContext);
    }
    public enumeration(): EnumerationContext | null {
        return this.getRuleContext(0, EnumerationContext);
    }
    public TYPEOF(): antlr.TerminalNode | null {
        return this.getToken(CParser.TYPEOF, 0);
    }
    public LPAREN(): antlr.TerminalNode | null {
        return this.getToken(CParser.LPAREN, 0);
    }
    public RPAREN(): antlr.TerminalNode | null {
        return this.getToken(CParser.RPAREN, 0);
    }
    public specifier(): SpecifierContext[];
    public specifier(i: number): SpecifierContext | null;
    public specifier(i?: number): SpecifierContext[] | SpecifierContext | null {
        if (i === undefined) {
            return this.getRuleContexts(SpecifierContext);
        }

        return this.getRuleContext(i, SpecifierContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.COMMA);
    	} else {
    		return this.getToken(CParser.COMMA, i);
    	}
    }
    public arguments(): ArgumentsContext | null {
        return this.getRuleContext(0, ArgumentsContext);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_oldParameter;
    }
}


export class SpecifierContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public SPECIFIER(): antlr.TerminalNode | null {
        return this.getToken(CParser.SPECIFIER, 0);
    }
    public QUALIFIER(): antlr.TerminalNode | null {
        return this.getToken(CParser.QUALIFIER, 0);
    }
    public TYPE_NAME(): antlr.TerminalNode | null {
        return this.getToken(CParser.TYPE_NAME, 0);
    }
    public EXTENSION(): antlr.TerminalNode | null {
        return this.getToken(CParser.EXTENSION, 0);
    }
    public MACRO(): antlr.TerminalNode | null {
        return this.getToken(CParser.MACRO, 0);
    }
    public invocation(): InvocationContext | null {
        return this.getRuleContext(0, InvocationContext);
    }
    public TYPEOF(): antlr.TerminalNode | null {
        return this.getToken(CParser.TYPEOF, 0);
    }
    public LPAREN(): antlr.TerminalNode | null {
        return this.getToken(CParser.LPAREN, 0);
    }
    public RPAREN(): antlr.TerminalNode | null {
        return this.getToken(CParser.RPAREN, 0);
    }
    public arguments(): ArgumentsContext | null {
        return this.getRuleContext(0, ArgumentsContext);
    }
    public attribute(): AttributeContext | null {
        return this.getRuleContext(0, AttributeContext);
    }
    public structure(): StructureContext | null {
        return this.getRuleContext(0, StructureContext);
    }
    public enumeration(): EnumerationContext | null {
        return this.getRuleContext(0, EnumerationContext);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_specifier;
    }
}


export class AttributeContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public ATTRIBUTE(): antlr.TerminalNode | null {
        return this.getToken(CParser.ATTRIBUTE, 0);
    }
    public LPAREN(): antlr.TerminalNode | null {
        return this.getToken(CParser.LPAREN, 0);
    }
    public RPAREN(): antlr.TerminalNode | null {
        return this.getToken(CParser.RPAREN, 0);
    }
    public arguments(): ArgumentsContext | null {
        return this.getRuleContext(0, ArgumentsContext);
    }
    public ATTRIBUTES(): antlr.TerminalNode | null {
        return this.getToken(CParser.ATTRIBUTES, 0);
    }
    public LBRACK(): antlr.TerminalNode | null {
        return this.getToken(CParser.LBRACK, 0);
    }
    public RBRACK(): antlr.TerminalNode[];
    public RBRACK(i: number): antlr.TerminalNode | null;
    public RBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.RBRACK);
    	} else {
    		return this.getToken(CParser.RBRACK, i);
    	}
    }
    public expressions(): ExpressionsContext | null {
        return this.getRuleContext(0, ExpressionsContext);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_attribute;
    }
}


export class StructureContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public STRUCT(): antlr.TerminalNode {
        return this.getToken(CParser.STRUCT, 0)!;
    }
    public IDENTIFIER(): antlr.TerminalNode | null {
        return this.getToken(CParser.IDENTIFIER, 0);
    }
    public members(): MembersContext | null {
        return this.getRuleContext(0, MembersContext);
    }
    public attribute(): AttributeContext[];
    public attribute(i: number): AttributeContext | null;
    public attribute(i?: number): AttributeContext[] | AttributeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AttributeContext);
        }

        return this.getRuleContext(i, AttributeContext);
    }
    public TYPE_NAME(): antlr.TerminalNode[];
    public TYPE_NAME(i: number): antlr.TerminalNode | null;
    public TYPE_NAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.TYPE_NAME);
    	} else {
    		return this.getToken(CParser.TYPE_NAME, i);
    	}
    }
    public QUALIFIER(): antlr.TerminalNode[];
    public QUALIFIER(i: number): antlr.TerminalNode | null;
    public QUALIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.QUALIFIER);
    	} else {
    		return this.getToken(CParser.QUALIFIER, i);
    	}
    }
    public override get ruleIndex(): number {
        return CParser.RULE_structure;
    }
}


export class MembersContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public LBRACE(): antlr.TerminalNode {
        return this.getToken(CParser.LBRACE, 0)!;
    }
    public RBRACE(): antlr.TerminalNode {
        return this.getToken(CParser.RBRACE, 0)!;
    }
    public member(): MemberContext[];
    public member(i: number): MemberContext | null;
    public member(i?: number): MemberContext[] | MemberContext | null {
        if (i === undefined) {
            return this.getRuleContexts(MemberContext);
        }

        return this.getRuleContext(i, MemberContext);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_members;
    }
}


export class MemberContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public SEMI(): antlr.TerminalNode | null {
        return this.getToken(CParser.SEMI, 0);
    }
    public memberPart(): MemberPartContext[];
    public memberPart(i: number): MemberPartContext | null;
    public memberPart(i?: number): MemberPartContext[] | MemberPartContext | null {
        if (i === undefined) {
            return this.getRuleContexts(MemberPartContext);
        }

        return this.getRuleContext(i, MemberPartContext);
    }
    public bareMacro(): BareMacroContext | null {
        return this.getRuleContext(0, BareMacroContext);
    }
    public specifier(): SpecifierContext[];
    public specifier(i: number): SpecifierContext | null;
    public specifier(i?: number): SpecifierContext[] | SpecifierContext | null {
        if (i === undefined) {
            return this.getRuleContexts(SpecifierContext);
        }

        return this.getRuleContext(i, SpecifierContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.COMMA);
    	} else {
    		return this.getToken(CParser.COMMA, i);
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
    public DIRECTIVE(): antlr.TerminalNode | null {
        return this.getToken(CParser.DIRECTIVE, 0);
    }
    public UNKNOWN_DIRECTIVE(): antlr.TerminalNode | null {
        return this.getToken(CParser.UNKNOWN_DIRECTIVE, 0);
    }
    public GROUP_IF(): antlr.TerminalNode | null {
        return this.getToken(CParser.GROUP_IF, 0);
    }
    public GROUP_END(): antlr.TerminalNode | null {
        return this.getToken(CParser.GROUP_END, 0);
    }
    public member(): MemberContext[];
    public member(i: number): MemberContext | null;
    public member(i?: number): MemberContext[] | MemberContext | null {
        if (i === undefined) {
            return this.getRuleContexts(MemberContext);
        }

        return this.getRuleContext(i, MemberContext);
    }
    public GROUP_ELSE(): antlr.TerminalNode[];
    public GROUP_ELSE(i: number): antlr.TerminalNode | null;
    public GROUP_ELSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.GROUP_ELSE);
    	} else {
    		return this.getToken(CParser.GROUP_ELSE, i);
    	}
    }
    public override get ruleIndex(): number {
        return CParser.RULE_member;
    }
}


export class MemberPartContext extends antlr.ParserRuleContext {
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
    public COLON(): antlr.TerminalNode | null {
        return this.getToken(CParser.COLON, 0);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_memberPart;
    }
}


export class EnumerationContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public ENUM(): antlr.TerminalNode {
        return this.getToken(CParser.ENUM, 0)!;
    }
    public IDENTIFIER(): antlr.TerminalNode[];
    public IDENTIFIER(i: number): antlr.TerminalNode | null;
    public IDENTIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.IDENTIFIER);
    	} else {
    		return this.getToken(CParser.IDENTIFIER, i);
    	}
    }
    public braces(): BracesContext | null {
        return this.getRuleContext(0, BracesContext);
    }
    public attribute(): AttributeContext[];
    public attribute(i: number): AttributeContext | null;
    public attribute(i?: number): AttributeContext[] | AttributeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AttributeContext);
        }

        return this.getRuleContext(i, AttributeContext);
    }
    public TYPE_NAME(): antlr.TerminalNode[];
    public TYPE_NAME(i: number): antlr.TerminalNode | null;
    public TYPE_NAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.TYPE_NAME);
    	} else {
    		return this.getToken(CParser.TYPE_NAME, i);
    	}
    }
    public COLON(): antlr.TerminalNode | null {
        return this.getToken(CParser.COLON, 0);
    }
    public SPECIFIER(): antlr.TerminalNode[];
    public SPECIFIER(i: number): antlr.TerminalNode | null;
    public SPECIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.SPECIFIER);
    	} else {
    		return this.getToken(CParser.SPECIFIER, i);
    	}
    }
    public QUALIFIER(): antlr.TerminalNode[];
    public QUALIFIER(i: number): antlr.TerminalNode | null;
    public QUALIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.QUALIFIER);
    	} else {
    		return this.getToken(CParser.QUALIFIER, i);
    	}
    }
    public override get ruleIndex(): number {
        return CParser.RULE_enumeration;
    }
}


export class BracesContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public RBRACE(): antlr.TerminalNode {
        return this.getToken(CParser.RBRACE, 0)!;
    }
    public LBRACE(): antlr.TerminalNode | null {
        return this.getToken(CParser.LBRACE, 0);
    }
    public INITIALISER(): antlr.TerminalNode | null {
        return this.getToken(CParser.INITIALISER, 0);
    }
    public elements(): ElementsContext | null {
        return this.getRuleContext(0, ElementsContext);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_braces;
    }
}


export class ElementsContext extends antlr.ParserRuleContext {
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
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.COMMA);
    	} else {
    		return this.getToken(CParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return CParser.RULE_elements;
    }
}


export class ElementContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public line(): LineContext[];
    public line(i: number): LineContext | null;
    public line(i?: number): LineContext[] | LineContext | null {
        if (i === undefined) {
            return this.getRuleContexts(LineContext);
        }

        return this.getRuleContext(i, LineContext);
    }
    public value(): ValueContext | null {
        return this.getRuleContext(0, ValueContext);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_element;
    }
}


export class LineContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public DIRECTIVE(): antlr.TerminalNode | null {
        return this.getToken(CParser.DIRECTIVE, 0);
    }
    public UNKNOWN_DIRECTIVE(): antlr.TerminalNode | null {
        return this.getToken(CParser.UNKNOWN_DIRECTIVE, 0);
    }
    public GROUP_IF(): antlr.TerminalNode | null {
        return this.getToken(CParser.GROUP_IF, 0);
    }
    public GROUP_END(): antlr.TerminalNode | null {
        return this.getToken(CParser.GROUP_END, 0);
    }
    public elements(): ElementsContext[];
    public elements(i: number): ElementsContext | null;
    public elements(i?: number): ElementsContext[] | ElementsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ElementsContext);
        }

        return this.getRuleContext(i, ElementsContext);
    }
    public GROUP_ELSE(): antlr.TerminalNode[];
    public GROUP_ELSE(i: number): antlr.TerminalNode | null;
    public GROUP_ELSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.GROUP_ELSE);
    	} else {
    		return this.getToken(CParser.GROUP_ELSE, i);
    	}
    }
    public override get ruleIndex(): number {
        return CParser.RULE_line;
    }
}


export class ValueContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public braces(): BracesContext | null {
        return this.getRuleContext(0, BracesContext);
    }
    public IDENTIFIER(): antlr.TerminalNode | null {
        return this.getToken(CParser.IDENTIFIER, 0);
    }
    public COLON(): antlr.TerminalNode | null {
        return this.getToken(CParser.COLON, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_value;
    }
}


export class PartContext extends antlr.ParserRuleContext {
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
    		return this.getTokens(CParser.ASSIGN);
    	} else {
    		return this.getToken(CParser.ASSIGN, i);
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
    public QUESTION(): antlr.TerminalNode[];
    public QUESTION(i: number): antlr.TerminalNode | null;
    public QUESTION(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.QUESTION);
    	} else {
    		return this.getToken(CParser.QUESTION, i);
    	}
    }
    public COLON(): antlr.TerminalNode[];
    public COLON(i: number): antlr.TerminalNode | null;
    public COLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.COLON);
    	} else {
    		return this.getToken(CParser.COLON, i);
    	}
    }
    public STAR(): antlr.TerminalNode[];
    public STAR(i: number): antlr.TerminalNode | null;
    public STAR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.STAR);
    	} else {
    		return this.getToken(CParser.STAR, i);
    	}
    }
    public OPERATOR(): antlr.TerminalNode[];
    public OPERATOR(i: number): antlr.TerminalNode | null;
    public OPERATOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.OPERATOR);
    	} else {
    		return this.getToken(CParser.OPERATOR, i);
    	}
    }
    public SIGN(): antlr.TerminalNode[];
    public SIGN(i: number): antlr.TerminalNode | null;
    public SIGN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.SIGN);
    	} else {
    		return this.getToken(CParser.SIGN, i);
    	}
    }
    public AND(): antlr.TerminalNode[];
    public AND(i: number): antlr.TerminalNode | null;
    public AND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.AND);
    	} else {
    		return this.getToken(CParser.AND, i);
    	}
    }
    public ANDS(): antlr.TerminalNode[];
    public ANDS(i: number): antlr.TerminalNode | null;
    public ANDS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.ANDS);
    	} else {
    		return this.getToken(CParser.ANDS, i);
    	}
    }
    public ELLIPSIS(): antlr.TerminalNode[];
    public ELLIPSIS(i: number): antlr.TerminalNode | null;
    public ELLIPSIS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.ELLIPSIS);
    	} else {
    		return this.getToken(CParser.ELLIPSIS, i);
    	}
    }
    public COLONS(): antlr.TerminalNode[];
    public COLONS(i: number): antlr.TerminalNode | null;
    public COLONS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.COLONS);
    	} else {
    		return this.getToken(CParser.COLONS, i);
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
    public expressions(): ExpressionsContext[];
    public expressions(i: number): ExpressionsContext | null;
    public expressions(i?: number): ExpressionsContext[] | ExpressionsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionsContext);
        }

        return this.getRuleContext(i, ExpressionsContext);
    }
    public QUALIFIER(): antlr.TerminalNode[];
    public QUALIFIER(i: number): antlr.TerminalNode | null;
    public QUALIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.QUALIFIER);
    	} else {
    		return this.getToken(CParser.QUALIFIER, i);
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
    public assembly(): AssemblyContext[];
    public assembly(i: number): AssemblyContext | null;
    public assembly(i?: number): AssemblyContext[] | AssemblyContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AssemblyContext);
        }

        return this.getRuleContext(i, AssemblyContext);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_part;
    }
}


export class ExpressionContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public specifier(): SpecifierContext[];
    public specifier(i: number): SpecifierContext | null;
    public specifier(i?: number): SpecifierContext[] | SpecifierContext | null {
        if (i === undefined) {
            return this.getRuleContexts(SpecifierContext);
        }

        return this.getRuleContext(i, SpecifierContext);
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
    		return this.getTokens(CParser.ASSIGN);
    	} else {
    		return this.getToken(CParser.ASSIGN, i);
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
    public QUESTION(): antlr.TerminalNode[];
    public QUESTION(i: number): antlr.TerminalNode | null;
    public QUESTION(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.QUESTION);
    	} else {
    		return this.getToken(CParser.QUESTION, i);
    	}
    }
    public COLON(): antlr.TerminalNode[];
    public COLON(i: number): antlr.TerminalNode | null;
    public COLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.COLON);
    	} else {
    		return this.getToken(CParser.COLON, i);
    	}
    }
    public STAR(): antlr.TerminalNode[];
    public STAR(i: number): antlr.TerminalNode | null;
    public STAR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.STAR);
    	} else {
    		return this.getToken(CParser.STAR, i);
    	}
    }
    public OPERATOR(): antlr.TerminalNode[];
    public OPERATOR(i: number): antlr.TerminalNode | null;
    public OPERATOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.OPERATOR);
    	} else {
    		return this.getToken(CParser.OPERATOR, i);
    	}
    }
    public SIGN(): antlr.TerminalNode[];
    public SIGN(i: number): antlr.TerminalNode | null;
    public SIGN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.SIGN);
    	} else {
    		return this.getToken(CParser.SIGN, i);
    	}
    }
    public AND(): antlr.TerminalNode[];
    public AND(i: number): antlr.TerminalNode | null;
    public AND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.AND);
    	} else {
    		return this.getToken(CParser.AND, i);
    	}
    }
    public ANDS(): antlr.TerminalNode[];
    public ANDS(i: number): antlr.TerminalNode | null;
    public ANDS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.ANDS);
    	} else {
    		return this.getToken(CParser.ANDS, i);
    	}
    }
    public ELLIPSIS(): antlr.TerminalNode[];
    public ELLIPSIS(i: number): antlr.TerminalNode | null;
    public ELLIPSIS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.ELLIPSIS);
    	} else {
    		return this.getToken(CParser.ELLIPSIS, i);
    	}
    }
    public COLONS(): antlr.TerminalNode[];
    public COLONS(i: number): antlr.TerminalNode | null;
    public COLONS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.COLONS);
    	} else {
    		return this.getToken(CParser.COLONS, i);
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
    public expressions(): ExpressionsContext[];
    public expressions(i: number): ExpressionsContext | null;
    public expressions(i?: number): ExpressionsContext[] | ExpressionsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionsContext);
        }

        return this.getRuleContext(i, ExpressionsContext);
    }
    public assembly(): AssemblyContext[];
    public assembly(i: number): AssemblyContext | null;
    public assembly(i?: number): AssemblyContext[] | AssemblyContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AssemblyContext);
        }

        return this.getRuleContext(i, AssemblyContext);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_expression;
    }
}


export class ExpressionsContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public expression(): ExpressionContext[];
    public expression(i: number): ExpressionContext | null;
    public expression(i?: number): ExpressionContext[] | ExpressionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionContext);
        }

        return this.getRuleContext(i, ExpressionContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.COMMA);
    	} else {
    		return this.getToken(CParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return CParser.RULE_expressions;
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
    		return this.getTokens(CParser.COMMA);
    	} else {
    		return this.getToken(CParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return CParser.RULE_arguments;
    }
}


export class ArgumentContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public INITIALISER(): antlr.TerminalNode | null {
        return this.getToken(CParser.INITIALISER, 0);
    }
    public RBRACE(): antlr.TerminalNode | null {
        return this.getToken(CParser.RBRACE, 0);
    }
    public oddity(): OddityContext[];
    public oddity(i: number): OddityContext | null;
    public oddity(i?: number): OddityContext[] | OddityContext | null {
        if (i === undefined) {
            return this.getRuleContexts(OddityContext);
        }

        return this.getRuleContext(i, OddityContext);
    }
    public elements(): ElementsContext | null {
        return this.getRuleContext(0, ElementsContext);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_argument;
    }
}


export class OddityContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public ODD(): antlr.TerminalNode | null {
        return this.getToken(CParser.ODD, 0);
    }
    public SEMI(): antlr.TerminalNode | null {
        return this.getToken(CParser.SEMI, 0);
    }
    public RETURN(): antlr.TerminalNode | null {
        return this.getToken(CParser.RETURN, 0);
    }
    public GOTO(): antlr.TerminalNode | null {
        return this.getToken(CParser.GOTO, 0);
    }
    public BREAK(): antlr.TerminalNode | null {
        return this.getToken(CParser.BREAK, 0);
    }
    public CONTINUE(): antlr.TerminalNode | null {
        return this.getToken(CParser.CONTINUE, 0);
    }
    public CASE(): antlr.TerminalNode | null {
        return this.getToken(CParser.CASE, 0);
    }
    public DEFAULT(): antlr.TerminalNode | null {
        return this.getToken(CParser.DEFAULT, 0);
    }
    public IF(): antlr.TerminalNode | null {
        return this.getToken(CParser.IF, 0);
    }
    public ELSE(): antlr.TerminalNode | null {
        return this.getToken(CParser.ELSE, 0);
    }
    public ELSE_IF(): antlr.TerminalNode | null {
        return this.getToken(CParser.ELSE_IF, 0);
    }
    public WHILE(): antlr.TerminalNode | null {
        return this.getToken(CParser.WHILE, 0);
    }
    public FOR(): antlr.TerminalNode | null {
        return this.getToken(CParser.FOR, 0);
    }
    public DO(): antlr.TerminalNode | null {
        return this.getToken(CParser.DO, 0);
    }
    public SWITCH(): antlr.TerminalNode | null {
        return this.getToken(CParser.SWITCH, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_oddity;
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
    		return this.getTokens(CParser.PREFIX);
    	} else {
    		return this.getToken(CParser.PREFIX, i);
    	}
    }
    public NOT(): antlr.TerminalNode[];
    public NOT(i: number): antlr.TerminalNode | null;
    public NOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.NOT);
    	} else {
    		return this.getToken(CParser.NOT, i);
    	}
    }
    public STEP(): antlr.TerminalNode[];
    public STEP(i: number): antlr.TerminalNode | null;
    public STEP(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.STEP);
    	} else {
    		return this.getToken(CParser.STEP, i);
    	}
    }
    public SIZEOF(): antlr.TerminalNode[];
    public SIZEOF(i: number): antlr.TerminalNode | null;
    public SIZEOF(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.SIZEOF);
    	} else {
    		return this.getToken(CParser.SIZEOF, i);
    	}
    }
    public CAST(): antlr.TerminalNode[];
    public CAST(i: number): antlr.TerminalNode | null;
    public CAST(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.CAST);
    	} else {
    		return this.getToken(CParser.CAST, i);
    	}
    }
    public expressions(): ExpressionsContext[];
    public expressions(i: number): ExpressionsContext | null;
    public expressions(i?: number): ExpressionsContext[] | ExpressionsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionsContext);
        }

        return this.getRuleContext(i, ExpressionsContext);
    }
    public RPAREN(): antlr.TerminalNode[];
    public RPAREN(i: number): antlr.TerminalNode | null;
    public RPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.RPAREN);
    	} else {
    		return this.getToken(CParser.RPAREN, i);
    	}
    }
    public chain(): ChainContext | null {
        return this.getRuleContext(0, ChainContext);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_operand;
    }
}


export class ChainContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public primary(): PrimaryContext {
        return this.getRuleContext(0, PrimaryContext)!;
    }
    public LPAREN(): antlr.TerminalNode[];
    public LPAREN(i: number): antlr.TerminalNode | null;
    public LPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.LPAREN);
    	} else {
    		return this.getToken(CParser.LPAREN, i);
    	}
    }
    public RPAREN(): antlr.TerminalNode[];
    public RPAREN(i: number): antlr.TerminalNode | null;
    public RPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.RPAREN);
    	} else {
    		return this.getToken(CParser.RPAREN, i);
    	}
    }
    public STATEMENTS(): antlr.TerminalNode[];
    public STATEMENTS(i: number): antlr.TerminalNode | null;
    public STATEMENTS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.STATEMENTS);
    	} else {
    		return this.getToken(CParser.STATEMENTS, i);
    	}
    }
    public LBRACK(): antlr.TerminalNode[];
    public LBRACK(i: number): antlr.TerminalNode | null;
    public LBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.LBRACK);
    	} else {
    		return this.getToken(CParser.LBRACK, i);
    	}
    }
    public RBRACK(): antlr.TerminalNode[];
    public RBRACK(i: number): antlr.TerminalNode | null;
    public RBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.RBRACK);
    	} else {
    		return this.getToken(CParser.RBRACK, i);
    	}
    }
    public IDENTIFIER(): antlr.TerminalNode[];
    public IDENTIFIER(i: number): antlr.TerminalNode | null;
    public IDENTIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.IDENTIFIER);
    	} else {
    		return this.getToken(CParser.IDENTIFIER, i);
    	}
    }
    public STEP(): antlr.TerminalNode[];
    public STEP(i: number): antlr.TerminalNode | null;
    public STEP(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.STEP);
    	} else {
    		return this.getToken(CParser.STEP, i);
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
    		return this.getTokens(CParser.DOT);
    	} else {
    		return this.getToken(CParser.DOT, i);
    	}
    }
    public ARROW(): antlr.TerminalNode[];
    public ARROW(i: number): antlr.TerminalNode | null;
    public ARROW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.ARROW);
    	} else {
    		return this.getToken(CParser.ARROW, i);
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
    public STATEMENTS_BEHIND(): antlr.TerminalNode[];
    public STATEMENTS_BEHIND(i: number): antlr.TerminalNode | null;
    public STATEMENTS_BEHIND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.STATEMENTS_BEHIND);
    	} else {
    		return this.getToken(CParser.STATEMENTS_BEHIND, i);
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
    public expressions(): ExpressionsContext[];
    public expressions(i: number): ExpressionsContext | null;
    public expressions(i?: number): ExpressionsContext[] | ExpressionsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionsContext);
        }

        return this.getRuleContext(i, ExpressionsContext);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_chain;
    }
}


export class PrimaryContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public NUMBER(): antlr.TerminalNode | null {
        return this.getToken(CParser.NUMBER, 0);
    }
    public IDENTIFIER(): antlr.TerminalNode | null {
        return this.getToken(CParser.IDENTIFIER, 0);
    }
    public CHARACTER(): antlr.TerminalNode | null {
        return this.getToken(CParser.CHARACTER, 0);
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(CParser.STRING, 0);
    }
    public LPAREN(): antlr.TerminalNode | null {
        return this.getToken(CParser.LPAREN, 0);
    }
    public RPAREN(): antlr.TerminalNode | null {
        return this.getToken(CParser.RPAREN, 0);
    }
    public arguments(): ArgumentsContext | null {
        return this.getRuleContext(0, ArgumentsContext);
    }
    public COMPOUND(): antlr.TerminalNode | null {
        return this.getToken(CParser.COMPOUND, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
    }
    public braces(): BracesContext | null {
        return this.getRuleContext(0, BracesContext);
    }
    public GENERIC(): antlr.TerminalNode | null {
        return this.getToken(CParser.GENERIC, 0);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.COMMA);
    	} else {
    		return this.getToken(CParser.COMMA, i);
    	}
    }
    public association(): AssociationContext[];
    public association(i: number): AssociationContext | null;
    public association(i?: number): AssociationContext[] | AssociationContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AssociationContext);
        }

        return this.getRuleContext(i, AssociationContext);
    }
    public LBRACK(): antlr.TerminalNode | null {
        return this.getToken(CParser.LBRACK, 0);
    }
    public RBRACK(): antlr.TerminalNode | null {
        return this.getToken(CParser.RBRACK, 0);
    }
    public expressions(): ExpressionsContext | null {
        return this.getRuleContext(0, ExpressionsContext);
    }
    public DOT(): antlr.TerminalNode | null {
        return this.getToken(CParser.DOT, 0);
    }
    public ELLIPSIS(): antlr.TerminalNode | null {
        return this.getToken(CParser.ELLIPSIS, 0);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_primary;
    }
}


export class AssociationContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public COLON(): antlr.TerminalNode {
        return this.getToken(CParser.COLON, 0)!;
    }
    public expression(): ExpressionContext[];
    public expression(i: number): ExpressionContext | null;
    public expression(i?: number): ExpressionContext[] | ExpressionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionContext);
        }

        return this.getRuleContext(i, ExpressionContext);
    }
    public DEFAULT(): antlr.TerminalNode | null {
        return this.getToken(CParser.DEFAULT, 0);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_association;
    }
}


export class WordContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public IDENTIFIER(): antlr.TerminalNode[];
    public IDENTIFIER(i: number): antlr.TerminalNode | null;
    public IDENTIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.IDENTIFIER);
    	} else {
    		return this.getToken(CParser.IDENTIFIER, i);
    	}
    }
    public NUMBER(): antlr.TerminalNode | null {
        return this.getToken(CParser.NUMBER, 0);
    }
    public CHARACTER(): antlr.TerminalNode | null {
        return this.getToken(CParser.CHARACTER, 0);
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(CParser.STRING, 0);
    }
    public LPAREN(): antlr.TerminalNode[];
    public LPAREN(i: number): antlr.TerminalNode | null;
    public LPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.LPAREN);
    	} else {
    		return this.getToken(CParser.LPAREN, i);
    	}
    }
    public RPAREN(): antlr.TerminalNode[];
    public RPAREN(i: number): antlr.TerminalNode | null;
    public RPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.RPAREN);
    	} else {
    		return this.getToken(CParser.RPAREN, i);
    	}
    }
    public STATEMENTS(): antlr.TerminalNode[];
    public STATEMENTS(i: number): antlr.TerminalNode | null;
    public STATEMENTS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.STATEMENTS);
    	} else {
    		return this.getToken(CParser.STATEMENTS, i);
    	}
    }
    public LBRACK(): antlr.TerminalNode[];
    public LBRACK(i: number): antlr.TerminalNode | null;
    public LBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.LBRACK);
    	} else {
    		return this.getToken(CParser.LBRACK, i);
    	}
    }
    public RBRACK(): antlr.TerminalNode[];
    public RBRACK(i: number): antlr.TerminalNode | null;
    public RBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.RBRACK);
    	} else {
    		return this.getToken(CParser.RBRACK, i);
    	}
    }
    public STEP(): antlr.TerminalNode[];
    public STEP(i: number): antlr.TerminalNode | null;
    public STEP(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.STEP);
    	} else {
    		return this.getToken(CParser.STEP, i);
    	}
    }
    public DOT(): antlr.TerminalNode[];
    public DOT(i: number): antlr.TerminalNode | null;
    public DOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.DOT);
    	} else {
    		return this.getToken(CParser.DOT, i);
    	}
    }
    public ARROW(): antlr.TerminalNode[];
    public ARROW(i: number): antlr.TerminalNode | null;
    public ARROW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.ARROW);
    	} else {
    		return this.getToken(CParser.ARROW, i);
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
    public STATEMENTS_BEHIND(): antlr.TerminalNode[];
    public STATEMENTS_BEHIND(i: number): antlr.TerminalNode | null;
    public STATEMENTS_BEHIND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.STATEMENTS_BEHIND);
    	} else {
    		return this.getToken(CParser.STATEMENTS_BEHIND, i);
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
    public expressions(): ExpressionsContext[];
    public expressions(i: number): ExpressionsContext | null;
    public expressions(i?: number): ExpressionsContext[] | ExpressionsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionsContext);
        }

        return this.getRuleContext(i, ExpressionsContext);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_word;
    }
}


export class AssemblyContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public ASM(): antlr.TerminalNode {
        return this.getToken(CParser.ASM, 0)!;
    }
    public LPAREN(): antlr.TerminalNode {
        return this.getToken(CParser.LPAREN, 0)!;
    }
    public RPAREN(): antlr.TerminalNode {
        return this.getToken(CParser.RPAREN, 0)!;
    }
    public arguments(): ArgumentsContext[];
    public arguments(i: number): ArgumentsContext | null;
    public arguments(i?: number): ArgumentsContext[] | ArgumentsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ArgumentsContext);
        }

        return this.getRuleContext(i, ArgumentsContext);
    }
    public QUALIFIER(): antlr.TerminalNode[];
    public QUALIFIER(i: number): antlr.TerminalNode | null;
    public QUALIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.QUALIFIER);
    	} else {
    		return this.getToken(CParser.QUALIFIER, i);
    	}
    }
    public SPECIFIER(): antlr.TerminalNode[];
    public SPECIFIER(i: number): antlr.TerminalNode | null;
    public SPECIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.SPECIFIER);
    	} else {
    		return this.getToken(CParser.SPECIFIER, i);
    	}
    }
    public GOTO(): antlr.TerminalNode[];
    public GOTO(i: number): antlr.TerminalNode | null;
    public GOTO(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.GOTO);
    	} else {
    		return this.getToken(CParser.GOTO, i);
    	}
    }
    public COLON(): antlr.TerminalNode[];
    public COLON(i: number): antlr.TerminalNode | null;
    public COLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.COLON);
    	} else {
    		return this.getToken(CParser.COLON, i);
    	}
    }
    public COLONS(): antlr.TerminalNode[];
    public COLONS(i: number): antlr.TerminalNode | null;
    public COLONS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.COLONS);
    	} else {
    		return this.getToken(CParser.COLONS, i);
    	}
    }
    public override get ruleIndex(): number {
        return CParser.RULE_assembly;
    }
}
