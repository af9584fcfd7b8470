
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
    public static readonly HIDDEN_LINE = 67;
    public static readonly MACRO_STATEMENT = 68;
    public static readonly COMPOUND = 69;
    public static readonly INVOKED_STATEMENT = 70;
    public static readonly STATEMENTS = 71;
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
        "HIDDEN_LINE", "MACRO_STATEMENT", "COMPOUND", "INVOKED_STATEMENT", 
        "STATEMENTS"
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
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1383135259) !== 0) || ((((_la - 68)) & ~0x1F) === 0 && ((1 << (_la - 68)) & 7) !== 0)) {
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
            this.state = 101;
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
                this.match(CParser.GROUP_IF);
                this.state = 85;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1383135259) !== 0) || ((((_la - 68)) & ~0x1F) === 0 && ((1 << (_la - 68)) & 7) !== 0)) {
                    {
                    {
                    this.state = 82;
                    this.item();
                    }
                    }
                    this.state = 87;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 97;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 65) {
                    {
                    {
                    this.state = 88;
                    this.match(CParser.GROUP_ELSE);
                    this.state = 92;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1383135259) !== 0) || ((((_la - 68)) & ~0x1F) === 0 && ((1 << (_la - 68)) & 7) !== 0)) {
                        {
                        {
                        this.state = 89;
                        this.item();
                        }
                        }
                        this.state = 94;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    }
                    this.state = 99;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 100;
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
            this.state = 111;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 103;
                this.match(CParser.IDENTIFIER);
                this.state = 104;
                this.match(CParser.COLON);
                }
                break;
            case CParser.CASE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 105;
                this.match(CParser.CASE);
                this.state = 106;
                this.expression();
                this.state = 107;
                this.match(CParser.COLON);
                }
                break;
            case CParser.DEFAULT:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 109;
                this.match(CParser.DEFAULT);
                this.state = 110;
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
            this.state = 254;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 25, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 113;
                this.match(CParser.SEMI);
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 114;
                this.block();
                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 115;
                this.match(CParser.IF);
                this.state = 116;
                this.condition();
                this.state = 117;
                this.body();
                this.state = 125;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 6, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 118;
                        this.match(CParser.ELSE);
                        this.state = 119;
                        this.match(CParser.ELSE_IF);
                        this.state = 120;
                        this.condition();
                        this.state = 121;
                        this.body();
                        }
                        }
                    }
                    this.state = 127;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 6, this.context);
                }
                this.state = 130;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 7, this.context) ) {
                case 1:
                    {
                    this.state = 128;
                    this.match(CParser.ELSE);
                    this.state = 129;
                    this.body();
                    }
                    break;
                }
                }
                break;
            case 4:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 132;
                this.match(CParser.WHILE);
                this.state = 133;
                this.condition();
                this.state = 134;
                this.body();
                }
                break;
            case 5:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 136;
                this.match(CParser.DO);
                this.state = 137;
                this.body();
                this.state = 138;
                this.match(CParser.WHILE);
                this.state = 139;
                this.condition();
                this.state = 141;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 8, this.context) ) {
                case 1:
                    {
                    this.state = 140;
                    this.match(CParser.SEMI);
                    }
                    break;
                }
                }
                break;
            case 6:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 143;
                this.match(CParser.SWITCH);
                this.state = 144;
                this.condition();
                this.state = 145;
                this.body();
                }
                break;
            case 7:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 147;
                this.match(CParser.FOR);
                this.state = 148;
                this.match(CParser.LPAREN);
                this.state = 172;
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
                    this.state = 150;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    do {
                        {
                        {
                        this.state = 149;
                        this.specifier();
                        }
                        }
                        this.state = 152;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 259) !== 0));
                    this.state = 162;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 8)) & ~0x1F) === 0 && ((1 << (_la - 8)) & 1814167555) !== 0) || ((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 16795663) !== 0)) {
                        {
                        this.state = 154;
                        this.part();
                        this.state = 159;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 24) {
                            {
                            {
                            this.state = 155;
                            this.match(CParser.COMMA);
                            this.state = 156;
                            this.part();
                            }
                            }
                            this.state = 161;
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
                    this.state = 164;
                    this.part();
                    this.state = 169;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 24) {
                        {
                        {
                        this.state = 165;
                        this.match(CParser.COMMA);
                        this.state = 166;
                        this.part();
                        }
                        }
                        this.state = 171;
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
                this.state = 174;
                this.match(CParser.SEMI);
                this.state = 176;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 309360667) !== 0) || _la === 69) {
                    {
                    this.state = 175;
                    this.expressions();
                    }
                }

                this.state = 178;
                this.match(CParser.SEMI);
                this.state = 180;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 309360667) !== 0) || _la === 69) {
                    {
                    this.state = 179;
                    this.expressions();
                    }
                }

                this.state = 182;
                this.match(CParser.RPAREN);
                this.state = 183;
                this.body();
                }
                break;
            case 8:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 184;
                this.match(CParser.RETURN);
                this.state = 186;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 309360667) !== 0) || _la === 69) {
                    {
                    this.state = 185;
                    this.expressions();
                    }
                }

                this.state = 188;
                this.match(CParser.SEMI);
                }
                break;
            case 9:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 189;
                this.match(CParser.GOTO);
                this.state = 190;
                this.expression();
                this.state = 191;
                this.match(CParser.SEMI);
                }
                break;
            case 10:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 193;
                this.match(CParser.BREAK);
                this.state = 194;
                this.match(CParser.SEMI);
                }
                break;
            case 11:
                this.enterOuterAlt(localContext, 11);
                {
                this.state = 195;
                this.match(CParser.CONTINUE);
                this.state = 196;
                this.match(CParser.SEMI);
                }
                break;
            case 12:
                this.enterOuterAlt(localContext, 12);
                {
                this.state = 197;
                this.assembly();
                this.state = 198;
                this.match(CParser.SEMI);
                }
                break;
            case 13:
                this.enterOuterAlt(localContext, 13);
                {
                this.state = 200;
                this.match(CParser.ASM);
                this.state = 210;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.ASSEMBLY_LINE:
                    {
                    this.state = 201;
                    this.match(CParser.ASSEMBLY_LINE);
                    }
                    break;
                case CParser.LBRACE:
                    {
                    this.state = 202;
                    this.match(CParser.LBRACE);
                    this.state = 206;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 58) {
                        {
                        {
                        this.state = 203;
                        this.match(CParser.ASSEMBLY_LINE);
                        }
                        }
                        this.state = 208;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 209;
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
                this.state = 213;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 212;
                    this.specifier();
                    }
                    }
                    this.state = 215;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 259) !== 0));
                this.state = 235;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.SEMI:
                    {
                    this.state = 217;
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
                    this.state = 218;
                    this.part();
                    this.state = 229;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 24) {
                        {
                        {
                        this.state = 219;
                        this.match(CParser.COMMA);
                        this.state = 223;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 4 || _la === 62) {
                            {
                            {
                            this.state = 220;
                            this.attribute();
                            }
                            }
                            this.state = 225;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 226;
                        this.part();
                        }
                        }
                        this.state = 231;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 232;
                    this.tail();
                    }
                    break;
                case CParser.MACRO_STATEMENT:
                case CParser.INVOKED_STATEMENT:
                    {
                    this.state = 234;
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
                this.state = 237;
                this.part();
                this.state = 248;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24) {
                    {
                    {
                    this.state = 238;
                    this.match(CParser.COMMA);
                    this.state = 242;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 4 || _la === 62) {
                        {
                        {
                        this.state = 239;
                        this.attribute();
                        }
                        }
                        this.state = 244;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 245;
                    this.part();
                    }
                    }
                    this.state = 250;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 251;
                this.tail();
                }
                break;
            case 16:
                this.enterOuterAlt(localContext, 16);
                {
                this.state = 253;
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
            this.state = 259;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.MACRO_STATEMENT:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 256;
                this.match(CParser.MACRO_STATEMENT);
                }
                break;
            case CParser.INVOKED_STATEMENT:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 257;
                this.match(CParser.INVOKED_STATEMENT);
                this.state = 258;
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
            this.state = 283;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.LPAREN:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 261;
                this.match(CParser.LPAREN);
                this.state = 263;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 738196478) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 988837915) !== 0) || _la === 69) {
                    {
                    this.state = 262;
                    this.arguments();
                    }
                }

                this.state = 272;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 60) {
                    {
                    this.state = 265;
                    this.match(CParser.STATEMENTS_BEHIND);
                    this.state = 269;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1383135259) !== 0) || ((((_la - 68)) & ~0x1F) === 0 && ((1 << (_la - 68)) & 7) !== 0)) {
                        {
                        {
                        this.state = 266;
                        this.item();
                        }
                        }
                        this.state = 271;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 274;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.STATEMENTS:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 275;
                this.match(CParser.STATEMENTS);
                this.state = 279;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1383135259) !== 0) || ((((_la - 68)) & ~0x1F) === 0 && ((1 << (_la - 68)) & 7) !== 0)) {
                    {
                    {
                    this.state = 276;
                    this.item();
                    }
                    }
                    this.state = 281;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 282;
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
            this.state = 285;
            this.match(CParser.LBRACE);
            this.state = 289;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1383135259) !== 0) || ((((_la - 68)) & ~0x1F) === 0 && ((1 << (_la - 68)) & 7) !== 0)) {
                {
                {
                this.state = 286;
                this.item();
                }
                }
                this.state = 291;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 292;
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
            this.state = 297;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 33, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 294;
                    this.label();
                    }
                    }
                }
                this.state = 299;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 33, this.context);
            }
            this.state = 300;
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
            this.state = 302;
            this.match(CParser.LPAREN);
            this.state = 303;
            this.expressions();
            this.state = 304;
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
            this.state = 315;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 306;
                this.match(CParser.SEMI);
                }
                break;
            case CParser.LBRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 307;
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
                this.state = 309;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 308;
                    this.oldParameter();
                    }
                    }
                    this.state = 311;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 202) !== 0) || _la === 54 || _la === 55);
                this.state = 313;
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
            this.state = 329;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SPECIFIER:
                {
                this.state = 317;
                this.match(CParser.SPECIFIER);
                }
                break;
            case CParser.TYPE_NAME:
                {
                this.state = 318;
                this.match(CParser.TYPE_NAME);
                }
                break;
            case CParser.MACRO:
                {
                this.state = 319;
                this.match(CParser.MACRO);
                this.state = 320;
                this.invocation();
                }
                break;
            case CParser.STRUCT:
                {
                this.state = 321;
                this.structure();
                }
                break;
            case CParser.ENUM:
                {
                this.state = 322;
                this.enumeration();
                }
                break;
            case CParser.TYPEOF:
                {
                this.state = 323;
                this.match(CParser.TYPEOF);
                this.state = 324;
                this.match(CParser.LPAREN);
                this.state = 326;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 738196478) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 988837915) !== 0) || _la === 69) {
                    {
                    this.state = 325;
                    this.arguments();
                    }
                }

                this.state = 328;
                this.match(CParser.RPAREN);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 334;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 259) !== 0)) {
                {
                {
                this.state = 331;
                this.specifier();
                }
                }
                this.state = 336;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 337;
            this.part();
            this.state = 342;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 24) {
                {
                {
                this.state = 338;
                this.match(CParser.COMMA);
                this.state = 339;
                this.part();
                }
                }
                this.state = 344;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 345;
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
            this.state = 362;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SPECIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 347;
                this.match(CParser.SPECIFIER);
                }
                break;
            case CParser.QUALIFIER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 348;
                this.match(CParser.QUALIFIER);
                }
                break;
            case CParser.TYPE_NAME:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 349;
                this.match(CParser.TYPE_NAME);
                }
                break;
            case CParser.EXTENSION:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 350;
                this.match(CParser.EXTENSION);
                }
                break;
            case CParser.MACRO:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 351;
                this.match(CParser.MACRO);
                this.state = 352;
                this.invocation();
                }
                break;
            case CParser.TYPEOF:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 353;
                this.match(CParser.TYPEOF);
                this.state = 354;
                this.match(CParser.LPAREN);
                this.state = 356;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 738196478) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 988837915) !== 0) || _la === 69) {
                    {
                    this.state = 355;
                    this.arguments();
                    }
                }

                this.state = 358;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.ATTRIBUTE:
            case CParser.ATTRIBUTES:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 359;
                this.attribute();
                }
                break;
            case CParser.STRUCT:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 360;
                this.structure();
                }
                break;
            case CParser.ENUM:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 361;
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
            this.state = 377;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.ATTRIBUTE:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 364;
                this.match(CParser.ATTRIBUTE);
                this.state = 365;
                this.match(CParser.LPAREN);
                this.state = 367;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 738196478) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 988837915) !== 0) || _la === 69) {
                    {
                    this.state = 366;
                    this.arguments();
                    }
                }

                this.state = 369;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.ATTRIBUTES:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 370;
                this.match(CParser.ATTRIBUTES);
                this.state = 371;
                this.match(CParser.LBRACK);
                this.state = 373;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 309360667) !== 0) || _la === 69) {
                    {
                    this.state = 372;
                    this.expressions();
                    }
                }

                this.state = 375;
                this.match(CParser.RBRACK);
                this.state = 376;
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
            this.state = 379;
            this.match(CParser.STRUCT);
            this.state = 385;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 2 || _la === 4 || _la === 54 || _la === 62) {
                {
                this.state = 383;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.ATTRIBUTE:
                case CParser.ATTRIBUTES:
                    {
                    this.state = 380;
                    this.attribute();
                    }
                    break;
                case CParser.TYPE_NAME:
                    {
                    this.state = 381;
                    this.match(CParser.TYPE_NAME);
                    }
                    break;
                case CParser.QUALIFIER:
                    {
                    this.state = 382;
                    this.match(CParser.QUALIFIER);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 387;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 393;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.IDENTIFIER:
                {
                this.state = 388;
                this.match(CParser.IDENTIFIER);
                this.state = 390;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 27) {
                    {
                    this.state = 389;
                    this.members();
                    }
                }

                }
                break;
            case CParser.LBRACE:
                {
                this.state = 392;
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
            this.state = 395;
            this.match(CParser.LBRACE);
            this.state = 399;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2726298622) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1383135259) !== 0) || ((((_la - 68)) & ~0x1F) === 0 && ((1 << (_la - 68)) & 7) !== 0)) {
                {
                {
                this.state = 396;
                this.member();
                }
                }
                this.state = 401;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 402;
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
            this.state = 468;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 404;
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
                this.state = 406;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 405;
                    this.specifier();
                    }
                    }
                    this.state = 408;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 259) !== 0));
                this.state = 428;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.SEMI:
                    {
                    this.state = 410;
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
                    this.state = 411;
                    this.memberPart();
                    this.state = 422;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 24) {
                        {
                        {
                        this.state = 412;
                        this.match(CParser.COMMA);
                        this.state = 416;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 4 || _la === 62) {
                            {
                            {
                            this.state = 413;
                            this.attribute();
                            }
                            }
                            this.state = 418;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 419;
                        this.memberPart();
                        }
                        }
                        this.state = 424;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 425;
                    this.match(CParser.SEMI);
                    }
                    break;
                case CParser.MACRO_STATEMENT:
                case CParser.INVOKED_STATEMENT:
                    {
                    this.state = 427;
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
                this.state = 430;
                this.memberPart();
                this.state = 441;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24) {
                    {
                    {
                    this.state = 431;
                    this.match(CParser.COMMA);
                    this.state = 435;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 4 || _la === 62) {
                        {
                        {
                        this.state = 432;
                        this.attribute();
                        }
                        }
                        this.state = 437;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 438;
                    this.memberPart();
                    }
                    }
                    this.state = 443;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 444;
                this.match(CParser.SEMI);
                }
                break;
            case CParser.MACRO_STATEMENT:
            case CParser.INVOKED_STATEMENT:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 446;
                this.bareMacro();
                }
                break;
            case CParser.DIRECTIVE:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 447;
                this.match(CParser.DIRECTIVE);
                }
                break;
            case CParser.GROUP_IF:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 448;
                this.match(CParser.GROUP_IF);
                this.state = 452;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2726298622) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1383135259) !== 0) || ((((_la - 68)) & ~0x1F) === 0 && ((1 << (_la - 68)) & 7) !== 0)) {
                    {
                    {
                    this.state = 449;
                    this.member();
                    }
                    }
                    this.state = 454;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 464;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 65) {
                    {
                    {
                    this.state = 455;
                    this.match(CParser.GROUP_ELSE);
                    this.state = 459;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2726298622) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1383135259) !== 0) || ((((_la - 68)) & ~0x1F) === 0 && ((1 << (_la - 68)) & 7) !== 0)) {
                        {
                        {
                        this.state = 456;
                        this.member();
                        }
                        }
                        this.state = 461;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    }
                    this.state = 466;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 467;
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
            this.state = 477;
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
                this.state = 470;
                this.part();
                this.state = 473;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 31) {
                    {
                    this.state = 471;
                    this.match(CParser.COLON);
                    this.state = 472;
                    this.part();
                    }
                }

                }
                break;
            case CParser.COLON:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 475;
                this.match(CParser.COLON);
                this.state = 476;
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
            this.state = 479;
            this.match(CParser.ENUM);
            this.state = 484;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 4 || _la === 54 || _la === 62) {
                {
                this.state = 482;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.ATTRIBUTE:
                case CParser.ATTRIBUTES:
                    {
                    this.state = 480;
                    this.attribute();
                    }
                    break;
                case CParser.TYPE_NAME:
                    {
                    this.state = 481;
                    this.match(CParser.TYPE_NAME);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 486;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 508;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.IDENTIFIER:
                {
                this.state = 487;
                this.match(CParser.IDENTIFIER);
                this.state = 494;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 65, this.context) ) {
                case 1:
                    {
                    this.state = 488;
                    this.match(CParser.COLON);
                    this.state = 490;
                    this.errorHandler.sync(this);
                    alternative = 1;
                    do {
                        switch (alternative) {
                        case 1:
                            {
                            {
                            this.state = 489;
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
                        this.state = 492;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 64, this.context);
                    } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                    }
                    break;
                }
                this.state = 497;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 27 || _la === 61) {
                    {
                    this.state = 496;
                    this.braces();
                    }
                }

                }
                break;
            case CParser.LBRACE:
            case CParser.COLON:
            case CParser.INITIALISER:
                {
                this.state = 505;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 31) {
                    {
                    this.state = 499;
                    this.match(CParser.COLON);
                    this.state = 501;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    do {
                        {
                        {
                        this.state = 500;
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
                        this.state = 503;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    } while (_la === 1 || _la === 2 || _la === 48 || _la === 54);
                    }
                }

                this.state = 507;
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
            this.state = 510;
            _la = this.tokenStream.LA(1);
            if(!(_la === 27 || _la === 61)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 512;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 704644094) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1517352987) !== 0) || _la === 69) {
                {
                this.state = 511;
                this.elements();
                }
            }

            this.state = 514;
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
            this.state = 516;
            this.element();
            this.state = 521;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 71, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 517;
                    this.match(CParser.COMMA);
                    this.state = 518;
                    this.element();
                    }
                    }
                }
                this.state = 523;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 71, this.context);
            }
            this.state = 525;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 24) {
                {
                this.state = 524;
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
            this.state = 536;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.DIRECTIVE:
            case CParser.GROUP_IF:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 528;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 527;
                    this.line();
                    }
                    }
                    this.state = 530;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 49 || _la === 64);
                this.state = 533;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 704644094) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 443578395) !== 0) || _la === 69) {
                    {
                    this.state = 532;
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
                this.state = 535;
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
            this.state = 553;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.DIRECTIVE:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 538;
                this.match(CParser.DIRECTIVE);
                }
                break;
            case CParser.GROUP_IF:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 539;
                this.match(CParser.GROUP_IF);
                this.state = 541;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 704644094) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1517352987) !== 0) || _la === 69) {
                    {
                    this.state = 540;
                    this.elements();
                    }
                }

                this.state = 549;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 65) {
                    {
                    {
                    this.state = 543;
                    this.match(CParser.GROUP_ELSE);
                    this.state = 545;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 704644094) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1517352987) !== 0) || _la === 69) {
                        {
                        this.state = 544;
                        this.elements();
                        }
                    }

                    }
                    }
                    this.state = 551;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 552;
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
            this.state = 563;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 81, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 555;
                this.braces();
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 556;
                this.match(CParser.IDENTIFIER);
                this.state = 557;
                this.match(CParser.COLON);
                this.state = 560;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.LBRACE:
                case CParser.INITIALISER:
                    {
                    this.state = 558;
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
                    this.state = 559;
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
                this.state = 562;
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
            this.state = 565;
            this.operand();
            this.state = 598;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1044) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 1073749895) !== 0)) {
                {
                this.state = 596;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 88, this.context) ) {
                case 1:
                    {
                    this.state = 566;
                    _la = this.tokenStream.LA(1);
                    if(!(((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 7941) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 567;
                    this.operand();
                    }
                    break;
                case 2:
                    {
                    this.state = 568;
                    this.match(CParser.ASSIGN);
                    this.state = 569;
                    this.braces();
                    this.state = 573;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 15) !== 0)) {
                        {
                        {
                        this.state = 570;
                        this.word();
                        }
                        }
                        this.state = 575;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    break;
                case 3:
                    {
                    this.state = 576;
                    this.match(CParser.QUESTION);
                    this.state = 578;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 309360667) !== 0) || _la === 69) {
                        {
                        this.state = 577;
                        this.expressions();
                        }
                    }

                    this.state = 580;
                    this.match(CParser.COLON);
                    this.state = 581;
                    this.operand();
                    }
                    break;
                case 4:
                    {
                    this.state = 582;
                    this.match(CParser.STAR);
                    this.state = 584;
                    this.errorHandler.sync(this);
                    switch (this.interpreter.adaptivePredict(this.tokenStream, 84, this.context) ) {
                    case 1:
                        {
                        this.state = 583;
                        this.operand();
                        }
                        break;
                    }
                    }
                    break;
                case 5:
                    {
                    this.state = 589;
                    this.errorHandler.sync(this);
                    alternative = 1;
                    do {
                        switch (alternative) {
                        case 1:
                            {
                            this.state = 589;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case CParser.QUALIFIER:
                                {
                                this.state = 586;
                                this.match(CParser.QUALIFIER);
                                }
                                break;
                            case CParser.ATTRIBUTE:
                            case CParser.ATTRIBUTES:
                                {
                                this.state = 587;
                                this.attribute();
                                }
                                break;
                            case CParser.ASM:
                                {
                                this.state = 588;
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
                        this.state = 591;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 86, this.context);
                    } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                    this.state = 594;
                    this.errorHandler.sync(this);
                    switch (this.interpreter.adaptivePredict(this.tokenStream, 87, this.context) ) {
                    case 1:
                        {
                        this.state = 593;
                        this.operand();
                        }
                        break;
                    }
                    }
                    break;
                }
                }
                this.state = 600;
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
            this.state = 678;
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
                this.state = 602;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 601;
                    this.specifier();
                    }
                    }
                    this.state = 604;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 259) !== 0));
                this.state = 641;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 8)) & ~0x1F) === 0 && ((1 << (_la - 8)) & 1814167555) !== 0) || ((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 16795663) !== 0)) {
                    {
                    this.state = 606;
                    this.operand();
                    this.state = 638;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 98, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            this.state = 636;
                            this.errorHandler.sync(this);
                            switch (this.interpreter.adaptivePredict(this.tokenStream, 97, this.context) ) {
                            case 1:
                                {
                                this.state = 607;
                                _la = this.tokenStream.LA(1);
                                if(!(((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 7941) !== 0))) {
                                this.errorHandler.recoverInline(this);
                                }
                                else {
                                    this.errorHandler.reportMatch(this);
                                    this.consume();
                                }
                                this.state = 608;
                                this.operand();
                                }
                                break;
                            case 2:
                                {
                                this.state = 609;
                                this.match(CParser.ASSIGN);
                                this.state = 610;
                                this.braces();
                                this.state = 614;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                                while (((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 15) !== 0)) {
                                    {
                                    {
                                    this.state = 611;
                                    this.word();
                                    }
                                    }
                                    this.state = 616;
                                    this.errorHandler.sync(this);
                                    _la = this.tokenStream.LA(1);
                                }
                                }
                                break;
                            case 3:
                                {
                                this.state = 617;
                                this.match(CParser.QUESTION);
                                this.state = 619;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 309360667) !== 0) || _la === 69) {
                                    {
                                    this.state = 618;
                                    this.expressions();
                                    }
                                }

                                this.state = 621;
                                this.match(CParser.COLON);
                                this.state = 622;
                                this.operand();
                                }
                                break;
                            case 4:
                                {
                                this.state = 623;
                                this.match(CParser.STAR);
                                this.state = 625;
                                this.errorHandler.sync(this);
                                switch (this.interpreter.adaptivePredict(this.tokenStream, 93, this.context) ) {
                                case 1:
                                    {
                                    this.state = 624;
                                    this.operand();
                                    }
                                    break;
                                }
                                }
                                break;
                            case 5:
                                {
                                this.state = 629;
                                this.errorHandler.sync(this);
                                alternative = 1;
                                do {
                                    switch (alternative) {
                                    case 1:
                                        {
                                        this.state = 629;
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
                                            this.state = 627;
                                            this.specifier();
                                            }
                                            break;
                                        case CParser.ASM:
                                            {
                                            this.state = 628;
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
                                    this.state = 631;
                                    this.errorHandler.sync(this);
                                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 95, this.context);
                                } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                                this.state = 634;
                                this.errorHandler.sync(this);
                                switch (this.interpreter.adaptivePredict(this.tokenStream, 96, this.context) ) {
                                case 1:
                                    {
                                    this.state = 633;
                                    this.operand();
                                    }
                                    break;
                                }
                                }
                                break;
                            }
                            }
                        }
                        this.state = 640;
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
                this.state = 643;
                this.operand();
                this.state = 675;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 107, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        this.state = 673;
                        this.errorHandler.sync(this);
                        switch (this.interpreter.adaptivePredict(this.tokenStream, 106, this.context) ) {
                        case 1:
                            {
                            this.state = 644;
                            _la = this.tokenStream.LA(1);
                            if(!(((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 7941) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 645;
                            this.operand();
                            }
                            break;
                        case 2:
                            {
                            this.state = 646;
                            this.match(CParser.ASSIGN);
                            this.state = 647;
                            this.braces();
                            this.state = 651;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            while (((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 15) !== 0)) {
                                {
                                {
                                this.state = 648;
                                this.word();
                                }
                                }
                                this.state = 653;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            }
                            }
                            break;
                        case 3:
                            {
                            this.state = 654;
                            this.match(CParser.QUESTION);
                            this.state = 656;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 309360667) !== 0) || _la === 69) {
                                {
                                this.state = 655;
                                this.expressions();
                                }
                            }

                            this.state = 658;
                            this.match(CParser.COLON);
                            this.state = 659;
                            this.operand();
                            }
                            break;
                        case 4:
                            {
                            this.state = 660;
                            this.match(CParser.STAR);
                            this.state = 662;
                            this.errorHandler.sync(this);
                            switch (this.interpreter.adaptivePredict(this.tokenStream, 102, this.context) ) {
                            case 1:
                                {
                                this.state = 661;
                                this.operand();
                                }
                                break;
                            }
                            }
                            break;
                        case 5:
                            {
                            this.state = 666;
                            this.errorHandler.sync(this);
                            alternative = 1;
                            do {
                                switch (alternative) {
                                case 1:
                                    {
                                    this.state = 666;
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
                                        this.state = 664;
                                        this.specifier();
                                        }
                                        break;
                                    case CParser.ASM:
                                        {
                                        this.state = 665;
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
                                this.state = 668;
                                this.errorHandler.sync(this);
                                alternative = this.interpreter.adaptivePredict(this.tokenStream, 104, this.context);
                            } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                            this.state = 671;
                            this.errorHandler.sync(this);
                            switch (this.interpreter.adaptivePredict(this.tokenStream, 105, this.context) ) {
                            case 1:
                                {
                                this.state = 670;
                                this.operand();
                                }
                                break;
                            }
                            }
                            break;
                        }
                        }
                    }
                    this.state = 677;
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
            this.state = 680;
            this.expression();
            this.state = 685;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 24) {
                {
                {
                this.state = 681;
                this.match(CParser.COMMA);
                this.state = 682;
                this.expression();
                }
                }
                this.state = 687;
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
            this.state = 704;
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
                this.state = 688;
                this.argument();
                this.state = 694;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24) {
                    {
                    this.state = 692;
                    this.errorHandler.sync(this);
                    switch (this.interpreter.adaptivePredict(this.tokenStream, 110, this.context) ) {
                    case 1:
                        {
                        this.state = 689;
                        this.match(CParser.COMMA);
                        this.state = 690;
                        this.argument();
                        }
                        break;
                    case 2:
                        {
                        this.state = 691;
                        this.match(CParser.COMMA);
                        }
                        break;
                    }
                    }
                    this.state = 696;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case CParser.COMMA:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 700;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    this.state = 700;
                    this.errorHandler.sync(this);
                    switch (this.interpreter.adaptivePredict(this.tokenStream, 112, this.context) ) {
                    case 1:
                        {
                        this.state = 697;
                        this.match(CParser.COMMA);
                        this.state = 698;
                        this.argument();
                        }
                        break;
                    case 2:
                        {
                        this.state = 699;
                        this.match(CParser.COMMA);
                        }
                        break;
                    }
                    }
                    this.state = 702;
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
            this.state = 726;
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
                this.state = 713;
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
                    this.state = 706;
                    this.expression();
                    }
                    break;
                case CParser.LBRACE:
                    {
                    this.state = 707;
                    this.block();
                    }
                    break;
                case CParser.INITIALISER:
                    {
                    this.state = 708;
                    this.match(CParser.INITIALISER);
                    this.state = 710;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 704644094) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1517352987) !== 0) || _la === 69) {
                        {
                        this.state = 709;
                        this.elements();
                        }
                    }

                    this.state = 712;
                    this.match(CParser.RBRACE);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 718;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 16775168) !== 0) || _la === 57 || _la === 63) {
                    {
                    {
                    this.state = 715;
                    this.oddity();
                    }
                    }
                    this.state = 720;
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
                this.state = 722;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 721;
                    this.oddity();
                    }
                    }
                    this.state = 724;
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
            this.state = 728;
            _la = this.tokenStream.LA(1);
            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 16775168) !== 0) || _la === 57 || _la === 63)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 730;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 309360667) !== 0) || _la === 69) {
                {
                this.state = 729;
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
            this.state = 748;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SIZEOF:
            case CParser.STEP:
            case CParser.NOT:
            case CParser.PREFIX:
            case CParser.CAST:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 740;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    this.state = 740;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case CParser.PREFIX:
                        {
                        this.state = 732;
                        this.match(CParser.PREFIX);
                        }
                        break;
                    case CParser.NOT:
                        {
                        this.state = 733;
                        this.match(CParser.NOT);
                        }
                        break;
                    case CParser.STEP:
                        {
                        this.state = 734;
                        this.match(CParser.STEP);
                        }
                        break;
                    case CParser.SIZEOF:
                        {
                        this.state = 735;
                        this.match(CParser.SIZEOF);
                        }
                        break;
                    case CParser.CAST:
                        {
                        this.state = 736;
                        this.match(CParser.CAST);
                        this.state = 737;
                        this.expressions();
                        this.state = 738;
                        this.match(CParser.RPAREN);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 742;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 8 || ((((_la - 37)) & ~0x1F) === 0 && ((1 << (_la - 37)) & 4718595) !== 0));
                this.state = 745;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 123, this.context) ) {
                case 1:
                    {
                    this.state = 744;
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
                this.state = 747;
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
            this.state = 750;
            this.primary();
            this.state = 783;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 25)) & ~0x1F) === 0 && ((1 << (_la - 25)) & 7185) !== 0) || _la === 71) {
                {
                this.state = 781;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.LPAREN:
                    {
                    this.state = 751;
                    this.match(CParser.LPAREN);
                    this.state = 753;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 738196478) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 988837915) !== 0) || _la === 69) {
                        {
                        this.state = 752;
                        this.arguments();
                        }
                    }

                    this.state = 762;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 60) {
                        {
                        this.state = 755;
                        this.match(CParser.STATEMENTS_BEHIND);
                        this.state = 759;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1383135259) !== 0) || ((((_la - 68)) & ~0x1F) === 0 && ((1 << (_la - 68)) & 7) !== 0)) {
                            {
                            {
                            this.state = 756;
                            this.item();
                            }
                            }
                            this.state = 761;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 764;
                    this.match(CParser.RPAREN);
                    }
                    break;
                case CParser.STATEMENTS:
                    {
                    this.state = 765;
                    this.match(CParser.STATEMENTS);
                    this.state = 769;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1383135259) !== 0) || ((((_la - 68)) & ~0x1F) === 0 && ((1 << (_la - 68)) & 7) !== 0)) {
                        {
                        {
                        this.state = 766;
                        this.item();
                        }
                        }
                        this.state = 771;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 772;
                    this.match(CParser.RPAREN);
                    }
                    break;
                case CParser.LBRACK:
                    {
                    this.state = 773;
                    this.match(CParser.LBRACK);
                    this.state = 775;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 309360667) !== 0) || _la === 69) {
                        {
                        this.state = 774;
                        this.expressions();
                        }
                    }

                    this.state = 777;
                    this.match(CParser.RBRACK);
                    }
                    break;
                case CParser.DOT:
                case CParser.ARROW:
                    {
                    this.state = 778;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 35 || _la === 36)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 779;
                    this.match(CParser.IDENTIFIER);
                    }
                    break;
                case CParser.STEP:
                    {
                    this.state = 780;
                    this.match(CParser.STEP);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 785;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 789;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 15) !== 0)) {
                {
                {
                this.state = 786;
                this.word();
                }
                }
                this.state = 791;
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
            this.state = 826;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.NUMBER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 792;
                this.match(CParser.NUMBER);
                }
                break;
            case CParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 793;
                this.match(CParser.IDENTIFIER);
                }
                break;
            case CParser.CHARACTER:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 794;
                this.match(CParser.CHARACTER);
                }
                break;
            case CParser.STRING:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 795;
                this.match(CParser.STRING);
                }
                break;
            case CParser.LPAREN:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 796;
                this.match(CParser.LPAREN);
                this.state = 798;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 738196478) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 988837915) !== 0) || _la === 69) {
                    {
                    this.state = 797;
                    this.arguments();
                    }
                }

                this.state = 800;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.COMPOUND:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 801;
                this.match(CParser.COMPOUND);
                this.state = 802;
                this.expression();
                this.state = 803;
                this.match(CParser.RPAREN);
                this.state = 804;
                this.braces();
                }
                break;
            case CParser.GENERIC:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 806;
                this.match(CParser.GENERIC);
                this.state = 807;
                this.match(CParser.LPAREN);
                this.state = 808;
                this.expression();
                this.state = 813;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24) {
                    {
                    {
                    this.state = 809;
                    this.match(CParser.COMMA);
                    this.state = 810;
                    this.association();
                    }
                    }
                    this.state = 815;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 816;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.LBRACK:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 818;
                this.match(CParser.LBRACK);
                this.state = 820;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 309360667) !== 0) || _la === 69) {
                    {
                    this.state = 819;
                    this.expressions();
                    }
                }

                this.state = 822;
                this.match(CParser.RBRACK);
                }
                break;
            case CParser.DOT:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 823;
                this.match(CParser.DOT);
                this.state = 824;
                this.match(CParser.IDENTIFIER);
                }
                break;
            case CParser.ELLIPSIS:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 825;
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
            this.state = 830;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.DEFAULT:
                {
                this.state = 828;
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
                this.state = 829;
                this.expression();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 832;
            this.match(CParser.COLON);
            this.state = 833;
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
            this.state = 835;
            _la = this.tokenStream.LA(1);
            if(!(((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 15) !== 0))) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 868;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 25)) & ~0x1F) === 0 && ((1 << (_la - 25)) & 7185) !== 0) || _la === 71) {
                {
                this.state = 866;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.LPAREN:
                    {
                    this.state = 836;
                    this.match(CParser.LPAREN);
                    this.state = 838;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 738196478) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 988837915) !== 0) || _la === 69) {
                        {
                        this.state = 837;
                        this.arguments();
                        }
                    }

                    this.state = 847;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 60) {
                        {
                        this.state = 840;
                        this.match(CParser.STATEMENTS_BEHIND);
                        this.state = 844;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1383135259) !== 0) || ((((_la - 68)) & ~0x1F) === 0 && ((1 << (_la - 68)) & 7) !== 0)) {
                            {
                            {
                            this.state = 841;
                            this.item();
                            }
                            }
                            this.state = 846;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 849;
                    this.match(CParser.RPAREN);
                    }
                    break;
                case CParser.STATEMENTS:
                    {
                    this.state = 850;
                    this.match(CParser.STATEMENTS);
                    this.state = 854;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 1383135259) !== 0) || ((((_la - 68)) & ~0x1F) === 0 && ((1 << (_la - 68)) & 7) !== 0)) {
                        {
                        {
                        this.state = 851;
                        this.item();
                        }
                        }
                        this.state = 856;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 857;
                    this.match(CParser.RPAREN);
                    }
                    break;
                case CParser.LBRACK:
                    {
                    this.state = 858;
                    this.match(CParser.LBRACK);
                    this.state = 860;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 309360667) !== 0) || _la === 69) {
                        {
                        this.state = 859;
                        this.expressions();
                        }
                    }

                    this.state = 862;
                    this.match(CParser.RBRACK);
                    }
                    break;
                case CParser.DOT:
                case CParser.ARROW:
                    {
                    this.state = 863;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 35 || _la === 36)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 864;
                    this.match(CParser.IDENTIFIER);
                    }
                    break;
                case CParser.STEP:
                    {
                    this.state = 865;
                    this.match(CParser.STEP);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 870;
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
            this.state = 871;
            this.match(CParser.ASM);
            this.state = 875;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 524294) !== 0)) {
                {
                {
                this.state = 872;
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
                this.state = 877;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 878;
            this.match(CParser.LPAREN);
            this.state = 880;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 738196478) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 988837915) !== 0) || _la === 69) {
                {
                this.state = 879;
                this.arguments();
                }
            }

            this.state = 888;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 31 || _la === 32) {
                {
                {
                this.state = 882;
                _la = this.tokenStream.LA(1);
                if(!(_la === 31 || _la === 32)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 884;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 738196478) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 988837915) !== 0) || _la === 69) {
                    {
                    this.state = 883;
                    this.arguments();
                    }
                }

                }
                }
                this.state = 890;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 891;
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
        4,1,71,894,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
        6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,13,
        2,14,7,14,2,15,7,15,2,16,7,16,2,17,7,17,2,18,7,18,2,19,7,19,2,20,
        7,20,2,21,7,21,2,22,7,22,2,23,7,23,2,24,7,24,2,25,7,25,2,26,7,26,
        2,27,7,27,2,28,7,28,2,29,7,29,2,30,7,30,2,31,7,31,2,32,7,32,2,33,
        7,33,2,34,7,34,1,0,5,0,72,8,0,10,0,12,0,75,9,0,1,0,1,0,1,1,1,1,1,
        1,1,1,1,1,5,1,84,8,1,10,1,12,1,87,9,1,1,1,1,1,5,1,91,8,1,10,1,12,
        1,94,9,1,5,1,96,8,1,10,1,12,1,99,9,1,1,1,3,1,102,8,1,1,2,1,2,1,2,
        1,2,1,2,1,2,1,2,1,2,3,2,112,8,2,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,
        1,3,1,3,5,3,124,8,3,10,3,12,3,127,9,3,1,3,1,3,3,3,131,8,3,1,3,1,
        3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,3,3,142,8,3,1,3,1,3,1,3,1,3,1,3,1,
        3,1,3,4,3,151,8,3,11,3,12,3,152,1,3,1,3,1,3,5,3,158,8,3,10,3,12,
        3,161,9,3,3,3,163,8,3,1,3,1,3,1,3,5,3,168,8,3,10,3,12,3,171,9,3,
        3,3,173,8,3,1,3,1,3,3,3,177,8,3,1,3,1,3,3,3,181,8,3,1,3,1,3,1,3,
        1,3,3,3,187,8,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,
        1,3,1,3,1,3,1,3,5,3,205,8,3,10,3,12,3,208,9,3,1,3,3,3,211,8,3,1,
        3,4,3,214,8,3,11,3,12,3,215,1,3,1,3,1,3,1,3,5,3,222,8,3,10,3,12,
        3,225,9,3,1,3,5,3,228,8,3,10,3,12,3,231,9,3,1,3,1,3,1,3,3,3,236,
        8,3,1,3,1,3,1,3,5,3,241,8,3,10,3,12,3,244,9,3,1,3,5,3,247,8,3,10,
        3,12,3,250,9,3,1,3,1,3,1,3,3,3,255,8,3,1,4,1,4,1,4,3,4,260,8,4,1,
        5,1,5,3,5,264,8,5,1,5,1,5,5,5,268,8,5,10,5,12,5,271,9,5,3,5,273,
        8,5,1,5,1,5,1,5,5,5,278,8,5,10,5,12,5,281,9,5,1,5,3,5,284,8,5,1,
        6,1,6,5,6,288,8,6,10,6,12,6,291,9,6,1,6,1,6,1,7,5,7,296,8,7,10,7,
        12,7,299,9,7,1,7,1,7,1,8,1,8,1,8,1,8,1,9,1,9,1,9,4,9,310,8,9,11,
        9,12,9,311,1,9,1,9,3,9,316,8,9,1,10,1,10,1,10,1,10,1,10,1,10,1,10,
        1,10,1,10,3,10,327,8,10,1,10,3,10,330,8,10,1,10,5,10,333,8,10,10,
        10,12,10,336,9,10,1,10,1,10,1,10,5,10,341,8,10,10,10,12,10,344,9,
        10,1,10,1,10,1,11,1,11,1,11,1,11,1,11,1,11,1,11,1,11,1,11,3,11,357,
        8,11,1,11,1,11,1,11,1,11,3,11,363,8,11,1,12,1,12,1,12,3,12,368,8,
        12,1,12,1,12,1,12,1,12,3,12,374,8,12,1,12,1,12,3,12,378,8,12,1,13,
        1,13,1,13,1,13,5,13,384,8,13,10,13,12,13,387,9,13,1,13,1,13,3,13,
        391,8,13,1,13,3,13,394,8,13,1,14,1,14,5,14,398,8,14,10,14,12,14,
        401,9,14,1,14,1,14,1,15,1,15,4,15,407,8,15,11,15,12,15,408,1,15,
        1,15,1,15,1,15,5,15,415,8,15,10,15,12,15,418,9,15,1,15,5,15,421,
        8,15,10,15,12,15,424,9,15,1,15,1,15,1,15,3,15,429,8,15,1,15,1,15,
        1,15,5,15,434,8,15,10,15,12,15,437,9,15,1,15,5,15,440,8,15,10,15,
        12,15,443,9,15,1,15,1,15,1,15,1,15,1,15,1,15,5,15,451,8,15,10,15,
        12,15,454,9,15,1,15,1,15,5,15,458,8,15,10,15,12,15,461,9,15,5,15,
        463,8,15,10,15,12,15,466,9,15,1,15,3,15,469,8,15,1,16,1,16,1,16,
        3,16,474,8,16,1,16,1,16,3,16,478,8,16,1,17,1,17,1,17,5,17,483,8,
        17,10,17,12,17,486,9,17,1,17,1,17,1,17,4,17,491,8,17,11,17,12,17,
        492,3,17,495,8,17,1,17,3,17,498,8,17,1,17,1,17,4,17,502,8,17,11,
        17,12,17,503,3,17,506,8,17,1,17,3,17,509,8,17,1,18,1,18,3,18,513,
        8,18,1,18,1,18,1,19,1,19,1,19,5,19,520,8,19,10,19,12,19,523,9,19,
        1,19,3,19,526,8,19,1,20,4,20,529,8,20,11,20,12,20,530,1,20,3,20,
        534,8,20,1,20,3,20,537,8,20,1,21,1,21,1,21,3,21,542,8,21,1,21,1,
        21,3,21,546,8,21,5,21,548,8,21,10,21,12,21,551,9,21,1,21,3,21,554,
        8,21,1,22,1,22,1,22,1,22,1,22,3,22,561,8,22,1,22,3,22,564,8,22,1,
        23,1,23,1,23,1,23,1,23,1,23,5,23,572,8,23,10,23,12,23,575,9,23,1,
        23,1,23,3,23,579,8,23,1,23,1,23,1,23,1,23,3,23,585,8,23,1,23,1,23,
        1,23,4,23,590,8,23,11,23,12,23,591,1,23,3,23,595,8,23,5,23,597,8,
        23,10,23,12,23,600,9,23,1,24,4,24,603,8,24,11,24,12,24,604,1,24,
        1,24,1,24,1,24,1,24,1,24,5,24,613,8,24,10,24,12,24,616,9,24,1,24,
        1,24,3,24,620,8,24,1,24,1,24,1,24,1,24,3,24,626,8,24,1,24,1,24,4,
        24,630,8,24,11,24,12,24,631,1,24,3,24,635,8,24,5,24,637,8,24,10,
        24,12,24,640,9,24,3,24,642,8,24,1,24,1,24,1,24,1,24,1,24,1,24,5,
        24,650,8,24,10,24,12,24,653,9,24,1,24,1,24,3,24,657,8,24,1,24,1,
        24,1,24,1,24,3,24,663,8,24,1,24,1,24,4,24,667,8,24,11,24,12,24,668,
        1,24,3,24,672,8,24,5,24,674,8,24,10,24,12,24,677,9,24,3,24,679,8,
        24,1,25,1,25,1,25,5,25,684,8,25,10,25,12,25,687,9,25,1,26,1,26,1,
        26,1,26,5,26,693,8,26,10,26,12,26,696,9,26,1,26,1,26,1,26,4,26,701,
        8,26,11,26,12,26,702,3,26,705,8,26,1,27,1,27,1,27,1,27,3,27,711,
        8,27,1,27,3,27,714,8,27,1,27,5,27,717,8,27,10,27,12,27,720,9,27,
        1,27,4,27,723,8,27,11,27,12,27,724,3,27,727,8,27,1,28,1,28,3,28,
        731,8,28,1,29,1,29,1,29,1,29,1,29,1,29,1,29,1,29,4,29,741,8,29,11,
        29,12,29,742,1,29,3,29,746,8,29,1,29,3,29,749,8,29,1,30,1,30,1,30,
        3,30,754,8,30,1,30,1,30,5,30,758,8,30,10,30,12,30,761,9,30,3,30,
        763,8,30,1,30,1,30,1,30,5,30,768,8,30,10,30,12,30,771,9,30,1,30,
        1,30,1,30,3,30,776,8,30,1,30,1,30,1,30,1,30,5,30,782,8,30,10,30,
        12,30,785,9,30,1,30,5,30,788,8,30,10,30,12,30,791,9,30,1,31,1,31,
        1,31,1,31,1,31,1,31,3,31,799,8,31,1,31,1,31,1,31,1,31,1,31,1,31,
        1,31,1,31,1,31,1,31,1,31,5,31,812,8,31,10,31,12,31,815,9,31,1,31,
        1,31,1,31,1,31,3,31,821,8,31,1,31,1,31,1,31,1,31,3,31,827,8,31,1,
        32,1,32,3,32,831,8,32,1,32,1,32,1,32,1,33,1,33,1,33,3,33,839,8,33,
        1,33,1,33,5,33,843,8,33,10,33,12,33,846,9,33,3,33,848,8,33,1,33,
        1,33,1,33,5,33,853,8,33,10,33,12,33,856,9,33,1,33,1,33,1,33,3,33,
        861,8,33,1,33,1,33,1,33,1,33,5,33,867,8,33,10,33,12,33,870,9,33,
        1,34,1,34,5,34,874,8,34,10,34,12,34,877,9,34,1,34,1,34,3,34,881,
        8,34,1,34,1,34,3,34,885,8,34,5,34,887,8,34,10,34,12,34,890,9,34,
        1,34,1,34,1,34,0,0,35,0,2,4,6,8,10,12,14,16,18,20,22,24,26,28,30,
        32,34,36,38,40,42,44,46,48,50,52,54,56,58,60,62,64,66,68,0,8,3,0,
        1,2,48,48,54,54,2,0,27,27,61,61,3,0,32,32,34,34,40,44,3,0,11,23,
        57,57,63,63,1,0,35,36,1,0,45,48,2,0,1,2,19,19,1,0,31,32,1073,0,73,
        1,0,0,0,2,101,1,0,0,0,4,111,1,0,0,0,6,254,1,0,0,0,8,259,1,0,0,0,
        10,283,1,0,0,0,12,285,1,0,0,0,14,297,1,0,0,0,16,302,1,0,0,0,18,315,
        1,0,0,0,20,329,1,0,0,0,22,362,1,0,0,0,24,377,1,0,0,0,26,379,1,0,
        0,0,28,395,1,0,0,0,30,468,1,0,0,0,32,477,1,0,0,0,34,479,1,0,0,0,
        36,510,1,0,0,0,38,516,1,0,0,0,40,536,1,0,0,0,42,553,1,0,0,0,44,563,
        1,0,0,0,46,565,1,0,0,0,48,678,1,0,0,0,50,680,1,0,0,0,52,704,1,0,
        0,0,54,726,1,0,0,0,56,728,1,0,0,0,58,748,1,0,0,0,60,750,1,0,0,0,
        62,826,1,0,0,0,64,830,1,0,0,0,66,835,1,0,0,0,68,871,1,0,0,0,70,72,
        3,2,1,0,71,70,1,0,0,0,72,75,1,0,0,0,73,71,1,0,0,0,73,74,1,0,0,0,
        74,76,1,0,0,0,75,73,1,0,0,0,76,77,5,0,0,1,77,1,1,0,0,0,78,102,3,
        4,2,0,79,102,3,6,3,0,80,102,5,49,0,0,81,85,5,64,0,0,82,84,3,2,1,
        0,83,82,1,0,0,0,84,87,1,0,0,0,85,83,1,0,0,0,85,86,1,0,0,0,86,97,
        1,0,0,0,87,85,1,0,0,0,88,92,5,65,0,0,89,91,3,2,1,0,90,89,1,0,0,0,
        91,94,1,0,0,0,92,90,1,0,0,0,92,93,1,0,0,0,93,96,1,0,0,0,94,92,1,
        0,0,0,95,88,1,0,0,0,96,99,1,0,0,0,97,95,1,0,0,0,97,98,1,0,0,0,98,
        100,1,0,0,0,99,97,1,0,0,0,100,102,5,66,0,0,101,78,1,0,0,0,101,79,
        1,0,0,0,101,80,1,0,0,0,101,81,1,0,0,0,102,3,1,0,0,0,103,104,5,48,
        0,0,104,112,5,31,0,0,105,106,5,17,0,0,106,107,3,48,24,0,107,108,
        5,31,0,0,108,112,1,0,0,0,109,110,5,18,0,0,110,112,5,31,0,0,111,103,
        1,0,0,0,111,105,1,0,0,0,111,109,1,0,0,0,112,5,1,0,0,0,113,255,5,
        23,0,0,114,255,3,12,6,0,115,116,5,11,0,0,116,117,3,16,8,0,117,125,
        3,14,7,0,118,119,5,12,0,0,119,120,5,63,0,0,120,121,3,16,8,0,121,
        122,3,14,7,0,122,124,1,0,0,0,123,118,1,0,0,0,124,127,1,0,0,0,125,
        123,1,0,0,0,125,126,1,0,0,0,126,130,1,0,0,0,127,125,1,0,0,0,128,
        129,5,12,0,0,129,131,3,14,7,0,130,128,1,0,0,0,130,131,1,0,0,0,131,
        255,1,0,0,0,132,133,5,13,0,0,133,134,3,16,8,0,134,135,3,14,7,0,135,
        255,1,0,0,0,136,137,5,15,0,0,137,138,3,14,7,0,138,139,5,13,0,0,139,
        141,3,16,8,0,140,142,5,23,0,0,141,140,1,0,0,0,141,142,1,0,0,0,142,
        255,1,0,0,0,143,144,5,16,0,0,144,145,3,16,8,0,145,146,3,14,7,0,146,
        255,1,0,0,0,147,148,5,14,0,0,148,172,5,25,0,0,149,151,3,22,11,0,
        150,149,1,0,0,0,151,152,1,0,0,0,152,150,1,0,0,0,152,153,1,0,0,0,
        153,162,1,0,0,0,154,159,3,46,23,0,155,156,5,24,0,0,156,158,3,46,
        23,0,157,155,1,0,0,0,158,161,1,0,0,0,159,157,1,0,0,0,159,160,1,0,
        0,0,160,163,1,0,0,0,161,159,1,0,0,0,162,154,1,0,0,0,162,163,1,0,
        0,0,163,173,1,0,0,0,164,169,3,46,23,0,165,166,5,24,0,0,166,168,3,
        46,23,0,167,165,1,0,0,0,168,171,1,0,0,0,169,167,1,0,0,0,169,170,
        1,0,0,0,170,173,1,0,0,0,171,169,1,0,0,0,172,150,1,0,0,0,172,164,
        1,0,0,0,172,173,1,0,0,0,173,174,1,0,0,0,174,176,5,23,0,0,175,177,
        3,50,25,0,176,175,1,0,0,0,176,177,1,0,0,0,177,178,1,0,0,0,178,180,
        5,23,0,0,179,181,3,50,25,0,180,179,1,0,0,0,180,181,1,0,0,0,181,182,
        1,0,0,0,182,183,5,26,0,0,183,255,3,14,7,0,184,186,5,20,0,0,185,187,
        3,50,25,0,186,185,1,0,0,0,186,187,1,0,0,0,187,188,1,0,0,0,188,255,
        5,23,0,0,189,190,5,19,0,0,190,191,3,48,24,0,191,192,5,23,0,0,192,
        255,1,0,0,0,193,194,5,21,0,0,194,255,5,23,0,0,195,196,5,22,0,0,196,
        255,5,23,0,0,197,198,3,68,34,0,198,199,5,23,0,0,199,255,1,0,0,0,
        200,210,5,10,0,0,201,211,5,58,0,0,202,206,5,27,0,0,203,205,5,58,
        0,0,204,203,1,0,0,0,205,208,1,0,0,0,206,204,1,0,0,0,206,207,1,0,
        0,0,207,209,1,0,0,0,208,206,1,0,0,0,209,211,5,28,0,0,210,201,1,0,
        0,0,210,202,1,0,0,0,211,255,1,0,0,0,212,214,3,22,11,0,213,212,1,
        0,0,0,214,215,1,0,0,0,215,213,1,0,0,0,215,216,1,0,0,0,216,235,1,
        0,0,0,217,236,5,23,0,0,218,229,3,46,23,0,219,223,5,24,0,0,220,222,
        3,24,12,0,221,220,1,0,0,0,222,225,1,0,0,0,223,221,1,0,0,0,223,224,
        1,0,0,0,224,226,1,0,0,0,225,223,1,0,0,0,226,228,3,46,23,0,227,219,
        1,0,0,0,228,231,1,0,0,0,229,227,1,0,0,0,229,230,1,0,0,0,230,232,
        1,0,0,0,231,229,1,0,0,0,232,233,3,18,9,0,233,236,1,0,0,0,234,236,
        3,8,4,0,235,217,1,0,0,0,235,218,1,0,0,0,235,234,1,0,0,0,236,255,
        1,0,0,0,237,248,3,46,23,0,238,242,5,24,0,0,239,241,3,24,12,0,240,
        239,1,0,0,0,241,244,1,0,0,0,242,240,1,0,0,0,242,243,1,0,0,0,243,
        245,1,0,0,0,244,242,1,0,0,0,245,247,3,46,23,0,246,238,1,0,0,0,247,
        250,1,0,0,0,248,246,1,0,0,0,248,249,1,0,0,0,249,251,1,0,0,0,250,
        248,1,0,0,0,251,252,3,18,9,0,252,255,1,0,0,0,253,255,3,8,4,0,254,
        113,1,0,0,0,254,114,1,0,0,0,254,115,1,0,0,0,254,132,1,0,0,0,254,
        136,1,0,0,0,254,143,1,0,0,0,254,147,1,0,0,0,254,184,1,0,0,0,254,
        189,1,0,0,0,254,193,1,0,0,0,254,195,1,0,0,0,254,197,1,0,0,0,254,
        200,1,0,0,0,254,213,1,0,0,0,254,237,1,0,0,0,254,253,1,0,0,0,255,
        7,1,0,0,0,256,260,5,68,0,0,257,258,5,70,0,0,258,260,3,10,5,0,259,
        256,1,0,0,0,259,257,1,0,0,0,260,9,1,0,0,0,261,263,5,25,0,0,262,264,
        3,52,26,0,263,262,1,0,0,0,263,264,1,0,0,0,264,272,1,0,0,0,265,269,
        5,60,0,0,266,268,3,2,1,0,267,266,1,0,0,0,268,271,1,0,0,0,269,267,
        1,0,0,0,269,270,1,0,0,0,270,273,1,0,0,0,271,269,1,0,0,0,272,265,
        1,0,0,0,272,273,1,0,0,0,273,274,1,0,0,0,274,284,5,26,0,0,275,279,
        5,71,0,0,276,278,3,2,1,0,277,276,1,0,0,0,278,281,1,0,0,0,279,277,
        1,0,0,0,279,280,1,0,0,0,280,282,1,0,0,0,281,279,1,0,0,0,282,284,
        5,26,0,0,283,261,1,0,0,0,283,275,1,0,0,0,284,11,1,0,0,0,285,289,
        5,27,0,0,286,288,3,2,1,0,287,286,1,0,0,0,288,291,1,0,0,0,289,287,
        1,0,0,0,289,290,1,0,0,0,290,292,1,0,0,0,291,289,1,0,0,0,292,293,
        5,28,0,0,293,13,1,0,0,0,294,296,3,4,2,0,295,294,1,0,0,0,296,299,
        1,0,0,0,297,295,1,0,0,0,297,298,1,0,0,0,298,300,1,0,0,0,299,297,
        1,0,0,0,300,301,3,6,3,0,301,15,1,0,0,0,302,303,5,25,0,0,303,304,
        3,50,25,0,304,305,5,26,0,0,305,17,1,0,0,0,306,316,5,23,0,0,307,316,
        3,12,6,0,308,310,3,20,10,0,309,308,1,0,0,0,310,311,1,0,0,0,311,309,
        1,0,0,0,311,312,1,0,0,0,312,313,1,0,0,0,313,314,3,12,6,0,314,316,
        1,0,0,0,315,306,1,0,0,0,315,307,1,0,0,0,315,309,1,0,0,0,316,19,1,
        0,0,0,317,330,5,1,0,0,318,330,5,54,0,0,319,320,5,55,0,0,320,330,
        3,10,5,0,321,330,3,26,13,0,322,330,3,34,17,0,323,324,5,3,0,0,324,
        326,5,25,0,0,325,327,3,52,26,0,326,325,1,0,0,0,326,327,1,0,0,0,327,
        328,1,0,0,0,328,330,5,26,0,0,329,317,1,0,0,0,329,318,1,0,0,0,329,
        319,1,0,0,0,329,321,1,0,0,0,329,322,1,0,0,0,329,323,1,0,0,0,330,
        334,1,0,0,0,331,333,3,22,11,0,332,331,1,0,0,0,333,336,1,0,0,0,334,
        332,1,0,0,0,334,335,1,0,0,0,335,337,1,0,0,0,336,334,1,0,0,0,337,
        342,3,46,23,0,338,339,5,24,0,0,339,341,3,46,23,0,340,338,1,0,0,0,
        341,344,1,0,0,0,342,340,1,0,0,0,342,343,1,0,0,0,343,345,1,0,0,0,
        344,342,1,0,0,0,345,346,5,23,0,0,346,21,1,0,0,0,347,363,5,1,0,0,
        348,363,5,2,0,0,349,363,5,54,0,0,350,363,5,5,0,0,351,352,5,55,0,
        0,352,363,3,10,5,0,353,354,5,3,0,0,354,356,5,25,0,0,355,357,3,52,
        26,0,356,355,1,0,0,0,356,357,1,0,0,0,357,358,1,0,0,0,358,363,5,26,
        0,0,359,363,3,24,12,0,360,363,3,26,13,0,361,363,3,34,17,0,362,347,
        1,0,0,0,362,348,1,0,0,0,362,349,1,0,0,0,362,350,1,0,0,0,362,351,
        1,0,0,0,362,353,1,0,0,0,362,359,1,0,0,0,362,360,1,0,0,0,362,361,
        1,0,0,0,363,23,1,0,0,0,364,365,5,4,0,0,365,367,5,25,0,0,366,368,
        3,52,26,0,367,366,1,0,0,0,367,368,1,0,0,0,368,369,1,0,0,0,369,378,
        5,26,0,0,370,371,5,62,0,0,371,373,5,29,0,0,372,374,3,50,25,0,373,
        372,1,0,0,0,373,374,1,0,0,0,374,375,1,0,0,0,375,376,5,30,0,0,376,
        378,5,30,0,0,377,364,1,0,0,0,377,370,1,0,0,0,378,25,1,0,0,0,379,
        385,5,6,0,0,380,384,3,24,12,0,381,384,5,54,0,0,382,384,5,2,0,0,383,
        380,1,0,0,0,383,381,1,0,0,0,383,382,1,0,0,0,384,387,1,0,0,0,385,
        383,1,0,0,0,385,386,1,0,0,0,386,393,1,0,0,0,387,385,1,0,0,0,388,
        390,5,48,0,0,389,391,3,28,14,0,390,389,1,0,0,0,390,391,1,0,0,0,391,
        394,1,0,0,0,392,394,3,28,14,0,393,388,1,0,0,0,393,392,1,0,0,0,394,
        27,1,0,0,0,395,399,5,27,0,0,396,398,3,30,15,0,397,396,1,0,0,0,398,
        401,1,0,0,0,399,397,1,0,0,0,399,400,1,0,0,0,400,402,1,0,0,0,401,
        399,1,0,0,0,402,403,5,28,0,0,403,29,1,0,0,0,404,469,5,23,0,0,405,
        407,3,22,11,0,406,405,1,0,0,0,407,408,1,0,0,0,408,406,1,0,0,0,408,
        409,1,0,0,0,409,428,1,0,0,0,410,429,5,23,0,0,411,422,3,32,16,0,412,
        416,5,24,0,0,413,415,3,24,12,0,414,413,1,0,0,0,415,418,1,0,0,0,416,
        414,1,0,0,0,416,417,1,0,0,0,417,419,1,0,0,0,418,416,1,0,0,0,419,
        421,3,32,16,0,420,412,1,0,0,0,421,424,1,0,0,0,422,420,1,0,0,0,422,
        423,1,0,0,0,423,425,1,0,0,0,424,422,1,0,0,0,425,426,5,23,0,0,426,
        429,1,0,0,0,427,429,3,8,4,0,428,410,1,0,0,0,428,411,1,0,0,0,428,
        427,1,0,0,0,429,469,1,0,0,0,430,441,3,32,16,0,431,435,5,24,0,0,432,
        434,3,24,12,0,433,432,1,0,0,0,434,437,1,0,0,0,435,433,1,0,0,0,435,
        436,1,0,0,0,436,438,1,0,0,0,437,435,1,0,0,0,438,440,3,32,16,0,439,
        431,1,0,0,0,440,443,1,0,0,0,441,439,1,0,0,0,441,442,1,0,0,0,442,
        444,1,0,0,0,443,441,1,0,0,0,444,445,5,23,0,0,445,469,1,0,0,0,446,
        469,3,8,4,0,447,469,5,49,0,0,448,452,5,64,0,0,449,451,3,30,15,0,
        450,449,1,0,0,0,451,454,1,0,0,0,452,450,1,0,0,0,452,453,1,0,0,0,
        453,464,1,0,0,0,454,452,1,0,0,0,455,459,5,65,0,0,456,458,3,30,15,
        0,457,456,1,0,0,0,458,461,1,0,0,0,459,457,1,0,0,0,459,460,1,0,0,
        0,460,463,1,0,0,0,461,459,1,0,0,0,462,455,1,0,0,0,463,466,1,0,0,
        0,464,462,1,0,0,0,464,465,1,0,0,0,465,467,1,0,0,0,466,464,1,0,0,
        0,467,469,5,66,0,0,468,404,1,0,0,0,468,406,1,0,0,0,468,430,1,0,0,
        0,468,446,1,0,0,0,468,447,1,0,0,0,468,448,1,0,0,0,469,31,1,0,0,0,
        470,473,3,46,23,0,471,472,5,31,0,0,472,474,3,46,23,0,473,471,1,0,
        0,0,473,474,1,0,0,0,474,478,1,0,0,0,475,476,5,31,0,0,476,478,3,46,
        23,0,477,470,1,0,0,0,477,475,1,0,0,0,478,33,1,0,0,0,479,484,5,7,
        0,0,480,483,3,24,12,0,481,483,5,54,0,0,482,480,1,0,0,0,482,481,1,
        0,0,0,483,486,1,0,0,0,484,482,1,0,0,0,484,485,1,0,0,0,485,508,1,
        0,0,0,486,484,1,0,0,0,487,494,5,48,0,0,488,490,5,31,0,0,489,491,
        7,0,0,0,490,489,1,0,0,0,491,492,1,0,0,0,492,490,1,0,0,0,492,493,
        1,0,0,0,493,495,1,0,0,0,494,488,1,0,0,0,494,495,1,0,0,0,495,497,
        1,0,0,0,496,498,3,36,18,0,497,496,1,0,0,0,497,498,1,0,0,0,498,509,
        1,0,0,0,499,501,5,31,0,0,500,502,7,0,0,0,501,500,1,0,0,0,502,503,
        1,0,0,0,503,501,1,0,0,0,503,504,1,0,0,0,504,506,1,0,0,0,505,499,
        1,0,0,0,505,506,1,0,0,0,506,507,1,0,0,0,507,509,3,36,18,0,508,487,
        1,0,0,0,508,505,1,0,0,0,509,35,1,0,0,0,510,512,7,1,0,0,511,513,3,
        38,19,0,512,511,1,0,0,0,512,513,1,0,0,0,513,514,1,0,0,0,514,515,
        5,28,0,0,515,37,1,0,0,0,516,521,3,40,20,0,517,518,5,24,0,0,518,520,
        3,40,20,0,519,517,1,0,0,0,520,523,1,0,0,0,521,519,1,0,0,0,521,522,
        1,0,0,0,522,525,1,0,0,0,523,521,1,0,0,0,524,526,5,24,0,0,525,524,
        1,0,0,0,525,526,1,0,0,0,526,39,1,0,0,0,527,529,3,42,21,0,528,527,
        1,0,0,0,529,530,1,0,0,0,530,528,1,0,0,0,530,531,1,0,0,0,531,533,
        1,0,0,0,532,534,3,44,22,0,533,532,1,0,0,0,533,534,1,0,0,0,534,537,
        1,0,0,0,535,537,3,44,22,0,536,528,1,0,0,0,536,535,1,0,0,0,537,41,
        1,0,0,0,538,554,5,49,0,0,539,541,5,64,0,0,540,542,3,38,19,0,541,
        540,1,0,0,0,541,542,1,0,0,0,542,549,1,0,0,0,543,545,5,65,0,0,544,
        546,3,38,19,0,545,544,1,0,0,0,545,546,1,0,0,0,546,548,1,0,0,0,547,
        543,1,0,0,0,548,551,1,0,0,0,549,547,1,0,0,0,549,550,1,0,0,0,550,
        552,1,0,0,0,551,549,1,0,0,0,552,554,5,66,0,0,553,538,1,0,0,0,553,
        539,1,0,0,0,554,43,1,0,0,0,555,564,3,36,18,0,556,557,5,48,0,0,557,
        560,5,31,0,0,558,561,3,36,18,0,559,561,3,48,24,0,560,558,1,0,0,0,
        560,559,1,0,0,0,561,564,1,0,0,0,562,564,3,48,24,0,563,555,1,0,0,
        0,563,556,1,0,0,0,563,562,1,0,0,0,564,45,1,0,0,0,565,598,3,58,29,
        0,566,567,7,2,0,0,567,597,3,58,29,0,568,569,5,43,0,0,569,573,3,36,
        18,0,570,572,3,66,33,0,571,570,1,0,0,0,572,575,1,0,0,0,573,571,1,
        0,0,0,573,574,1,0,0,0,574,597,1,0,0,0,575,573,1,0,0,0,576,578,5,
        33,0,0,577,579,3,50,25,0,578,577,1,0,0,0,578,579,1,0,0,0,579,580,
        1,0,0,0,580,581,5,31,0,0,581,597,3,58,29,0,582,584,5,39,0,0,583,
        585,3,58,29,0,584,583,1,0,0,0,584,585,1,0,0,0,585,597,1,0,0,0,586,
        590,5,2,0,0,587,590,3,24,12,0,588,590,3,68,34,0,589,586,1,0,0,0,
        589,587,1,0,0,0,589,588,1,0,0,0,590,591,1,0,0,0,591,589,1,0,0,0,
        591,592,1,0,0,0,592,594,1,0,0,0,593,595,3,58,29,0,594,593,1,0,0,
        0,594,595,1,0,0,0,595,597,1,0,0,0,596,566,1,0,0,0,596,568,1,0,0,
        0,596,576,1,0,0,0,596,582,1,0,0,0,596,589,1,0,0,0,597,600,1,0,0,
        0,598,596,1,0,0,0,598,599,1,0,0,0,599,47,1,0,0,0,600,598,1,0,0,0,
        601,603,3,22,11,0,602,601,1,0,0,0,603,604,1,0,0,0,604,602,1,0,0,
        0,604,605,1,0,0,0,605,641,1,0,0,0,606,638,3,58,29,0,607,608,7,2,
        0,0,608,637,3,58,29,0,609,610,5,43,0,0,610,614,3,36,18,0,611,613,
        3,66,33,0,612,611,1,0,0,0,613,616,1,0,0,0,614,612,1,0,0,0,614,615,
        1,0,0,0,615,637,1,0,0,0,616,614,1,0,0,0,617,619,5,33,0,0,618,620,
        3,50,25,0,619,618,1,0,0,0,619,620,1,0,0,0,620,621,1,0,0,0,621,622,
        5,31,0,0,622,637,3,58,29,0,623,625,5,39,0,0,624,626,3,58,29,0,625,
        624,1,0,0,0,625,626,1,0,0,0,626,637,1,0,0,0,627,630,3,22,11,0,628,
        630,3,68,34,0,629,627,1,0,0,0,629,628,1,0,0,0,630,631,1,0,0,0,631,
        629,1,0,0,0,631,632,1,0,0,0,632,634,1,0,0,0,633,635,3,58,29,0,634,
        633,1,0,0,0,634,635,1,0,0,0,635,637,1,0,0,0,636,607,1,0,0,0,636,
        609,1,0,0,0,636,617,1,0,0,0,636,623,1,0,0,0,636,629,1,0,0,0,637,
        640,1,0,0,0,638,636,1,0,0,0,638,639,1,0,0,0,639,642,1,0,0,0,640,
        638,1,0,0,0,641,606,1,0,0,0,641,642,1,0,0,0,642,679,1,0,0,0,643,
        675,3,58,29,0,644,645,7,2,0,0,645,674,3,58,29,0,646,647,5,43,0,0,
        647,651,3,36,18,0,648,650,3,66,33,0,649,648,1,0,0,0,650,653,1,0,
        0,0,651,649,1,0,0,0,651,652,1,0,0,0,652,674,1,0,0,0,653,651,1,0,
        0,0,654,656,5,33,0,0,655,657,3,50,25,0,656,655,1,0,0,0,656,657,1,
        0,0,0,657,658,1,0,0,0,658,659,5,31,0,0,659,674,3,58,29,0,660,662,
        5,39,0,0,661,663,3,58,29,0,662,661,1,0,0,0,662,663,1,0,0,0,663,674,
        1,0,0,0,664,667,3,22,11,0,665,667,3,68,34,0,666,664,1,0,0,0,666,
        665,1,0,0,0,667,668,1,0,0,0,668,666,1,0,0,0,668,669,1,0,0,0,669,
        671,1,0,0,0,670,672,3,58,29,0,671,670,1,0,0,0,671,672,1,0,0,0,672,
        674,1,0,0,0,673,644,1,0,0,0,673,646,1,0,0,0,673,654,1,0,0,0,673,
        660,1,0,0,0,673,666,1,0,0,0,674,677,1,0,0,0,675,673,1,0,0,0,675,
        676,1,0,0,0,676,679,1,0,0,0,677,675,1,0,0,0,678,602,1,0,0,0,678,
        643,1,0,0,0,679,49,1,0,0,0,680,685,3,48,24,0,681,682,5,24,0,0,682,
        684,3,48,24,0,683,681,1,0,0,0,684,687,1,0,0,0,685,683,1,0,0,0,685,
        686,1,0,0,0,686,51,1,0,0,0,687,685,1,0,0,0,688,694,3,54,27,0,689,
        690,5,24,0,0,690,693,3,54,27,0,691,693,5,24,0,0,692,689,1,0,0,0,
        692,691,1,0,0,0,693,696,1,0,0,0,694,692,1,0,0,0,694,695,1,0,0,0,
        695,705,1,0,0,0,696,694,1,0,0,0,697,698,5,24,0,0,698,701,3,54,27,
        0,699,701,5,24,0,0,700,697,1,0,0,0,700,699,1,0,0,0,701,702,1,0,0,
        0,702,700,1,0,0,0,702,703,1,0,0,0,703,705,1,0,0,0,704,688,1,0,0,
        0,704,700,1,0,0,0,705,53,1,0,0,0,706,714,3,48,24,0,707,714,3,12,
        6,0,708,710,5,61,0,0,709,711,3,38,19,0,710,709,1,0,0,0,710,711,1,
        0,0,0,711,712,1,0,0,0,712,714,5,28,0,0,713,706,1,0,0,0,713,707,1,
        0,0,0,713,708,1,0,0,0,714,718,1,0,0,0,715,717,3,56,28,0,716,715,
        1,0,0,0,717,720,1,0,0,0,718,716,1,0,0,0,718,719,1,0,0,0,719,727,
        1,0,0,0,720,718,1,0,0,0,721,723,3,56,28,0,722,721,1,0,0,0,723,724,
        1,0,0,0,724,722,1,0,0,0,724,725,1,0,0,0,725,727,1,0,0,0,726,713,
        1,0,0,0,726,722,1,0,0,0,727,55,1,0,0,0,728,730,7,3,0,0,729,731,3,
        48,24,0,730,729,1,0,0,0,730,731,1,0,0,0,731,57,1,0,0,0,732,741,5,
        56,0,0,733,741,5,38,0,0,734,741,5,37,0,0,735,741,5,8,0,0,736,737,
        5,59,0,0,737,738,3,50,25,0,738,739,5,26,0,0,739,741,1,0,0,0,740,
        732,1,0,0,0,740,733,1,0,0,0,740,734,1,0,0,0,740,735,1,0,0,0,740,
        736,1,0,0,0,741,742,1,0,0,0,742,740,1,0,0,0,742,743,1,0,0,0,743,
        745,1,0,0,0,744,746,3,60,30,0,745,744,1,0,0,0,745,746,1,0,0,0,746,
        749,1,0,0,0,747,749,3,60,30,0,748,740,1,0,0,0,748,747,1,0,0,0,749,
        59,1,0,0,0,750,783,3,62,31,0,751,753,5,25,0,0,752,754,3,52,26,0,
        753,752,1,0,0,0,753,754,1,0,0,0,754,762,1,0,0,0,755,759,5,60,0,0,
        756,758,3,2,1,0,757,756,1,0,0,0,758,761,1,0,0,0,759,757,1,0,0,0,
        759,760,1,0,0,0,760,763,1,0,0,0,761,759,1,0,0,0,762,755,1,0,0,0,
        762,763,1,0,0,0,763,764,1,0,0,0,764,782,5,26,0,0,765,769,5,71,0,
        0,766,768,3,2,1,0,767,766,1,0,0,0,768,771,1,0,0,0,769,767,1,0,0,
        0,769,770,1,0,0,0,770,772,1,0,0,0,771,769,1,0,0,0,772,782,5,26,0,
        0,773,775,5,29,0,0,774,776,3,50,25,0,775,774,1,0,0,0,775,776,1,0,
        0,0,776,777,1,0,0,0,777,782,5,30,0,0,778,779,7,4,0,0,779,782,5,48,
        0,0,780,782,5,37,0,0,781,751,1,0,0,0,781,765,1,0,0,0,781,773,1,0,
        0,0,781,778,1,0,0,0,781,780,1,0,0,0,782,785,1,0,0,0,783,781,1,0,
        0,0,783,784,1,0,0,0,784,789,1,0,0,0,785,783,1,0,0,0,786,788,3,66,
        33,0,787,786,1,0,0,0,788,791,1,0,0,0,789,787,1,0,0,0,789,790,1,0,
        0,0,790,61,1,0,0,0,791,789,1,0,0,0,792,827,5,45,0,0,793,827,5,48,
        0,0,794,827,5,46,0,0,795,827,5,47,0,0,796,798,5,25,0,0,797,799,3,
        52,26,0,798,797,1,0,0,0,798,799,1,0,0,0,799,800,1,0,0,0,800,827,
        5,26,0,0,801,802,5,69,0,0,802,803,3,48,24,0,803,804,5,26,0,0,804,
        805,3,36,18,0,805,827,1,0,0,0,806,807,5,9,0,0,807,808,5,25,0,0,808,
        813,3,48,24,0,809,810,5,24,0,0,810,812,3,64,32,0,811,809,1,0,0,0,
        812,815,1,0,0,0,813,811,1,0,0,0,813,814,1,0,0,0,814,816,1,0,0,0,
        815,813,1,0,0,0,816,817,5,26,0,0,817,827,1,0,0,0,818,820,5,29,0,
        0,819,821,3,50,25,0,820,819,1,0,0,0,820,821,1,0,0,0,821,822,1,0,
        0,0,822,827,5,30,0,0,823,824,5,35,0,0,824,827,5,48,0,0,825,827,5,
        34,0,0,826,792,1,0,0,0,826,793,1,0,0,0,826,794,1,0,0,0,826,795,1,
        0,0,0,826,796,1,0,0,0,826,801,1,0,0,0,826,806,1,0,0,0,826,818,1,
        0,0,0,826,823,1,0,0,0,826,825,1,0,0,0,827,63,1,0,0,0,828,831,5,18,
        0,0,829,831,3,48,24,0,830,828,1,0,0,0,830,829,1,0,0,0,831,832,1,
        0,0,0,832,833,5,31,0,0,833,834,3,48,24,0,834,65,1,0,0,0,835,868,
        7,5,0,0,836,838,5,25,0,0,837,839,3,52,26,0,838,837,1,0,0,0,838,839,
        1,0,0,0,839,847,1,0,0,0,840,844,5,60,0,0,841,843,3,2,1,0,842,841,
        1,0,0,0,843,846,1,0,0,0,844,842,1,0,0,0,844,845,1,0,0,0,845,848,
        1,0,0,0,846,844,1,0,0,0,847,840,1,0,0,0,847,848,1,0,0,0,848,849,
        1,0,0,0,849,867,5,26,0,0,850,854,5,71,0,0,851,853,3,2,1,0,852,851,
        1,0,0,0,853,856,1,0,0,0,854,852,1,0,0,0,854,855,1,0,0,0,855,857,
        1,0,0,0,856,854,1,0,0,0,857,867,5,26,0,0,858,860,5,29,0,0,859,861,
        3,50,25,0,860,859,1,0,0,0,860,861,1,0,0,0,861,862,1,0,0,0,862,867,
        5,30,0,0,863,864,7,4,0,0,864,867,5,48,0,0,865,867,5,37,0,0,866,836,
        1,0,0,0,866,850,1,0,0,0,866,858,1,0,0,0,866,863,1,0,0,0,866,865,
        1,0,0,0,867,870,1,0,0,0,868,866,1,0,0,0,868,869,1,0,0,0,869,67,1,
        0,0,0,870,868,1,0,0,0,871,875,5,10,0,0,872,874,7,6,0,0,873,872,1,
        0,0,0,874,877,1,0,0,0,875,873,1,0,0,0,875,876,1,0,0,0,876,878,1,
        0,0,0,877,875,1,0,0,0,878,880,5,25,0,0,879,881,3,52,26,0,880,879,
        1,0,0,0,880,881,1,0,0,0,881,888,1,0,0,0,882,884,7,7,0,0,883,885,
        3,52,26,0,884,883,1,0,0,0,884,885,1,0,0,0,885,887,1,0,0,0,886,882,
        1,0,0,0,887,890,1,0,0,0,888,886,1,0,0,0,888,889,1,0,0,0,889,891,
        1,0,0,0,890,888,1,0,0,0,891,892,5,26,0,0,892,69,1,0,0,0,149,73,85,
        92,97,101,111,125,130,141,152,159,162,169,172,176,180,186,206,210,
        215,223,229,235,242,248,254,259,263,269,272,279,283,289,297,311,
        315,326,329,334,342,356,362,367,373,377,383,385,390,393,399,408,
        416,422,428,435,441,452,459,464,468,473,477,482,484,492,494,497,
        503,505,508,512,521,525,530,533,536,541,545,549,553,560,563,573,
        578,584,589,591,594,596,598,604,614,619,625,629,631,634,636,638,
        641,651,656,662,666,668,671,673,675,678,685,692,694,700,702,704,
        710,713,718,724,726,730,740,742,745,748,753,759,762,769,775,781,
        783,789,798,813,820,826,830,838,844,847,854,860,866,868,875,880,
        884,888
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
