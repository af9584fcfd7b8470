
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
    public static readonly CAST = 56;
    public static readonly INITIALISER = 57;
    public static readonly ATTRIBUTES = 58;
    public static readonly ELSE_IF = 59;
    public static readonly GROUP_IF = 60;
    public static readonly GROUP_ELSE = 61;
    public static readonly GROUP_END = 62;
    public static readonly HIDDEN_LINE = 63;
    public static readonly MACRO_STATEMENT = 64;
    public static readonly COMPOUND = 65;
    public static readonly RULE_translationUnit = 0;
    public static readonly RULE_item = 1;
    public static readonly RULE_label = 2;
    public static readonly RULE_statement = 3;
    public static readonly RULE_block = 4;
    public static readonly RULE_body = 5;
    public static readonly RULE_condition = 6;
    public static readonly RULE_tail = 7;
    public static readonly RULE_oldParameters = 8;
    public static readonly RULE_specifier = 9;
    public static readonly RULE_attribute = 10;
    public static readonly RULE_structure = 11;
    public static readonly RULE_members = 12;
    public static readonly RULE_member = 13;
    public static readonly RULE_memberPart = 14;
    public static readonly RULE_enumeration = 15;
    public static readonly RULE_braces = 16;
    public static readonly RULE_elements = 17;
    public static readonly RULE_element = 18;
    public static readonly RULE_line = 19;
    public static readonly RULE_value = 20;
    public static readonly RULE_part = 21;
    public static readonly RULE_expression = 22;
    public static readonly RULE_follower = 23;
    public static readonly RULE_expressions = 24;
    public static readonly RULE_arguments = 25;
    public static readonly RULE_argument = 26;
    public static readonly RULE_operator = 27;
    public static readonly RULE_operand = 28;
    public static readonly RULE_prefix = 29;
    public static readonly RULE_primary = 30;
    public static readonly RULE_association = 31;
    public static readonly RULE_word = 32;
    public static readonly RULE_link = 33;
    public static readonly RULE_assembly = 34;

    public static readonly literalNames = [
        null, null, null, null, null, "'__extension__'", null, "'enum'", 
        null, "'_Generic'", null, null, "'else'", "'while'", "'for'", "'do'", 
        "'switch'", "'case'", "'default'", "'goto'", "'return'", "'break'", 
        "'continue'", "';'", "','", null, "')'", null, null, null, null, 
        "':'", "'::'", "'?'", "'...'", "'.'", "'->'", null, null, "'*'", 
        "'&'", "'&&'", null, "'='", null, null, null, null, null, null, 
        null, null, null, null, "'int'", null, null, "'{'", "'['", null, 
        "'#if 0\\n'", "'#else\\n'", "'#endif\\n'", "'#\\n'"
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
        "CAST", "INITIALISER", "ATTRIBUTES", "ELSE_IF", "GROUP_IF", "GROUP_ELSE", 
        "GROUP_END", "HIDDEN_LINE", "MACRO_STATEMENT", "COMPOUND"
    ];
    public static readonly ruleNames = [
        "translationUnit", "item", "label", "statement", "block", "body", 
        "condition", "tail", "oldParameters", "specifier", "attribute", 
        "structure", "members", "member", "memberPart", "enumeration", "braces", 
        "elements", "element", "line", "value", "part", "expression", "follower", 
        "expressions", "arguments", "argument", "operator", "operand", "prefix", 
        "primary", "association", "word", "link", "assembly",
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
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 3312515579) !== 0)) {
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
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 3312515579) !== 0)) {
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
                while (_la === 61) {
                    {
                    {
                    this.state = 88;
                    this.match(CParser.GROUP_ELSE);
                    this.state = 92;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 3312515579) !== 0)) {
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
            this.state = 248;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 113;
                this.match(CParser.SEMI);
                }
                break;
            case CParser.LBRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 114;
                this.block();
                }
                break;
            case CParser.IF:
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
            case CParser.WHILE:
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
            case CParser.DO:
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
            case CParser.SWITCH:
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
            case CParser.FOR:
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
                    } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 19) !== 0));
                    this.state = 162;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426112) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2151709179) !== 0)) {
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
                case CParser.STAR:
                case CParser.AND:
                case CParser.ANDS:
                case CParser.SIGN:
                case CParser.NUMBER:
                case CParser.CHARACTER:
                case CParser.STRING:
                case CParser.IDENTIFIER:
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
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2171632123) !== 0)) {
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
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2171632123) !== 0)) {
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
            case CParser.RETURN:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 184;
                this.match(CParser.RETURN);
                this.state = 186;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2171632123) !== 0)) {
                    {
                    this.state = 185;
                    this.expressions();
                    }
                }

                this.state = 188;
                this.match(CParser.SEMI);
                }
                break;
            case CParser.GOTO:
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
            case CParser.BREAK:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 193;
                this.match(CParser.BREAK);
                this.state = 194;
                this.match(CParser.SEMI);
                }
                break;
            case CParser.CONTINUE:
                this.enterOuterAlt(localContext, 11);
                {
                this.state = 195;
                this.match(CParser.CONTINUE);
                this.state = 196;
                this.match(CParser.SEMI);
                }
                break;
            case CParser.ASM:
                this.enterOuterAlt(localContext, 12);
                {
                this.state = 197;
                this.assembly();
                this.state = 198;
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
                this.enterOuterAlt(localContext, 13);
                {
                this.state = 201;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 200;
                    this.specifier();
                    }
                    }
                    this.state = 203;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 19) !== 0));
                this.state = 222;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.SEMI:
                    {
                    this.state = 205;
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
                case CParser.STAR:
                case CParser.AND:
                case CParser.ANDS:
                case CParser.SIGN:
                case CParser.NUMBER:
                case CParser.CHARACTER:
                case CParser.STRING:
                case CParser.IDENTIFIER:
                case CParser.CAST:
                case CParser.COMPOUND:
                    {
                    this.state = 206;
                    this.part();
                    this.state = 217;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 24) {
                        {
                        {
                        this.state = 207;
                        this.match(CParser.COMMA);
                        this.state = 211;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 4 || _la === 58) {
                            {
                            {
                            this.state = 208;
                            this.attribute();
                            }
                            }
                            this.state = 213;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 214;
                        this.part();
                        }
                        }
                        this.state = 219;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 220;
                    this.tail();
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
            case CParser.ELLIPSIS:
            case CParser.DOT:
            case CParser.STEP:
            case CParser.NOT:
            case CParser.STAR:
            case CParser.AND:
            case CParser.ANDS:
            case CParser.SIGN:
            case CParser.NUMBER:
            case CParser.CHARACTER:
            case CParser.STRING:
            case CParser.IDENTIFIER:
            case CParser.CAST:
            case CParser.COMPOUND:
                this.enterOuterAlt(localContext, 14);
                {
                this.state = 224;
                this.part();
                this.state = 235;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24) {
                    {
                    {
                    this.state = 225;
                    this.match(CParser.COMMA);
                    this.state = 229;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 4 || _la === 58) {
                        {
                        {
                        this.state = 226;
                        this.attribute();
                        }
                        }
                        this.state = 231;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 232;
                    this.part();
                    }
                    }
                    this.state = 237;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 238;
                this.tail();
                }
                break;
            case CParser.MACRO_STATEMENT:
                this.enterOuterAlt(localContext, 15);
                {
                this.state = 240;
                this.match(CParser.MACRO_STATEMENT);
                this.state = 246;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 24, this.context) ) {
                case 1:
                    {
                    this.state = 241;
                    this.match(CParser.LPAREN);
                    this.state = 243;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2180020731) !== 0)) {
                        {
                        this.state = 242;
                        this.arguments();
                        }
                    }

                    this.state = 245;
                    this.match(CParser.RPAREN);
                    }
                    break;
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
    public block(): BlockContext {
        let localContext = new BlockContext(this.context, this.state);
        this.enterRule(localContext, 8, CParser.RULE_block);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 250;
            this.match(CParser.LBRACE);
            this.state = 254;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 3312515579) !== 0)) {
                {
                {
                this.state = 251;
                this.item();
                }
                }
                this.state = 256;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 257;
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
        this.enterRule(localContext, 10, CParser.RULE_body);
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 262;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 27, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 259;
                    this.label();
                    }
                    }
                }
                this.state = 264;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 27, this.context);
            }
            this.state = 265;
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
        this.enterRule(localContext, 12, CParser.RULE_condition);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 267;
            this.match(CParser.LPAREN);
            this.state = 268;
            this.expressions();
            this.state = 269;
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
        this.enterRule(localContext, 14, CParser.RULE_tail);
        try {
            this.state = 276;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 271;
                this.match(CParser.SEMI);
                }
                break;
            case CParser.LBRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 272;
                this.block();
                }
                break;
            case CParser.SPECIFIER:
            case CParser.TYPEOF:
            case CParser.STRUCT:
            case CParser.ENUM:
            case CParser.TYPE_NAME:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 273;
                this.oldParameters();
                this.state = 274;
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
    public oldParameters(): OldParametersContext {
        let localContext = new OldParametersContext(this.context, this.state);
        this.enterRule(localContext, 16, CParser.RULE_oldParameters);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 288;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SPECIFIER:
                {
                this.state = 278;
                this.match(CParser.SPECIFIER);
                }
                break;
            case CParser.TYPE_NAME:
                {
                this.state = 279;
                this.match(CParser.TYPE_NAME);
                }
                break;
            case CParser.STRUCT:
                {
                this.state = 280;
                this.structure();
                }
                break;
            case CParser.ENUM:
                {
                this.state = 281;
                this.enumeration();
                }
                break;
            case CParser.TYPEOF:
                {
                this.state = 282;
                this.match(CParser.TYPEOF);
                this.state = 283;
                this.match(CParser.LPAREN);
                this.state = 285;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2180020731) !== 0)) {
                    {
                    this.state = 284;
                    this.arguments();
                    }
                }

                this.state = 287;
                this.match(CParser.RPAREN);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 293;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 19) !== 0)) {
                {
                {
                this.state = 290;
                this.specifier();
                }
                }
                this.state = 295;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 296;
            this.part();
            this.state = 301;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 24) {
                {
                {
                this.state = 297;
                this.match(CParser.COMMA);
                this.state = 298;
                this.part();
                }
                }
                this.state = 303;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 304;
            this.match(CParser.SEMI);
            this.state = 322;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 19) !== 0)) {
                {
                {
                this.state = 306;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 305;
                    this.specifier();
                    }
                    }
                    this.state = 308;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 19) !== 0));
                this.state = 310;
                this.part();
                this.state = 315;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24) {
                    {
                    {
                    this.state = 311;
                    this.match(CParser.COMMA);
                    this.state = 312;
                    this.part();
                    }
                    }
                    this.state = 317;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 318;
                this.match(CParser.SEMI);
                }
                }
                this.state = 324;
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
    public specifier(): SpecifierContext {
        let localContext = new SpecifierContext(this.context, this.state);
        this.enterRule(localContext, 18, CParser.RULE_specifier);
        let _la: number;
        try {
            this.state = 344;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SPECIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 325;
                this.match(CParser.SPECIFIER);
                }
                break;
            case CParser.QUALIFIER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 326;
                this.match(CParser.QUALIFIER);
                }
                break;
            case CParser.TYPE_NAME:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 327;
                this.match(CParser.TYPE_NAME);
                }
                break;
            case CParser.EXTENSION:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 328;
                this.match(CParser.EXTENSION);
                }
                break;
            case CParser.MACRO:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 329;
                this.match(CParser.MACRO);
                this.state = 330;
                this.match(CParser.LPAREN);
                this.state = 332;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2180020731) !== 0)) {
                    {
                    this.state = 331;
                    this.arguments();
                    }
                }

                this.state = 334;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.TYPEOF:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 335;
                this.match(CParser.TYPEOF);
                this.state = 336;
                this.match(CParser.LPAREN);
                this.state = 338;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2180020731) !== 0)) {
                    {
                    this.state = 337;
                    this.arguments();
                    }
                }

                this.state = 340;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.ATTRIBUTE:
            case CParser.ATTRIBUTES:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 341;
                this.attribute();
                }
                break;
            case CParser.STRUCT:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 342;
                this.structure();
                }
                break;
            case CParser.ENUM:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 343;
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
        this.enterRule(localContext, 20, CParser.RULE_attribute);
        let _la: number;
        try {
            this.state = 357;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.ATTRIBUTE:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 346;
                this.match(CParser.ATTRIBUTE);
                this.state = 347;
                this.match(CParser.LPAREN);
                this.state = 349;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2180020731) !== 0)) {
                    {
                    this.state = 348;
                    this.arguments();
                    }
                }

                this.state = 351;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.ATTRIBUTES:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 352;
                this.match(CParser.ATTRIBUTES);
                this.state = 354;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2171632123) !== 0)) {
                    {
                    this.state = 353;
                    this.expression();
                    }
                }

                this.state = 356;
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
        this.enterRule(localContext, 22, CParser.RULE_structure);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 359;
            this.match(CParser.STRUCT);
            this.state = 365;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 2 || _la === 4 || _la === 54 || _la === 58) {
                {
                this.state = 363;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.ATTRIBUTE:
                case CParser.ATTRIBUTES:
                    {
                    this.state = 360;
                    this.attribute();
                    }
                    break;
                case CParser.TYPE_NAME:
                    {
                    this.state = 361;
                    this.match(CParser.TYPE_NAME);
                    }
                    break;
                case CParser.QUALIFIER:
                    {
                    this.state = 362;
                    this.match(CParser.QUALIFIER);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 367;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 373;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.IDENTIFIER:
                {
                this.state = 368;
                this.match(CParser.IDENTIFIER);
                this.state = 370;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 44, this.context) ) {
                case 1:
                    {
                    this.state = 369;
                    this.members();
                    }
                    break;
                }
                }
                break;
            case CParser.LBRACE:
                {
                this.state = 372;
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
        this.enterRule(localContext, 24, CParser.RULE_members);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 375;
            this.match(CParser.LBRACE);
            this.state = 379;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2726298622) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 3312515579) !== 0)) {
                {
                {
                this.state = 376;
                this.member();
                }
                }
                this.state = 381;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 382;
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
        this.enterRule(localContext, 26, CParser.RULE_member);
        let _la: number;
        try {
            this.state = 453;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 384;
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
                this.state = 386;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 385;
                    this.specifier();
                    }
                    }
                    this.state = 388;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 19) !== 0));
                this.state = 404;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2717909760) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2151709179) !== 0)) {
                    {
                    this.state = 390;
                    this.memberPart();
                    this.state = 401;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 24) {
                        {
                        {
                        this.state = 391;
                        this.match(CParser.COMMA);
                        this.state = 395;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 4 || _la === 58) {
                            {
                            {
                            this.state = 392;
                            this.attribute();
                            }
                            }
                            this.state = 397;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 398;
                        this.memberPart();
                        }
                        }
                        this.state = 403;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 406;
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
            case CParser.STAR:
            case CParser.AND:
            case CParser.ANDS:
            case CParser.SIGN:
            case CParser.NUMBER:
            case CParser.CHARACTER:
            case CParser.STRING:
            case CParser.IDENTIFIER:
            case CParser.CAST:
            case CParser.COMPOUND:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 408;
                this.memberPart();
                this.state = 419;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24) {
                    {
                    {
                    this.state = 409;
                    this.match(CParser.COMMA);
                    this.state = 413;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 4 || _la === 58) {
                        {
                        {
                        this.state = 410;
                        this.attribute();
                        }
                        }
                        this.state = 415;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 416;
                    this.memberPart();
                    }
                    }
                    this.state = 421;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 422;
                this.match(CParser.SEMI);
                }
                break;
            case CParser.MACRO_STATEMENT:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 424;
                this.match(CParser.MACRO_STATEMENT);
                this.state = 430;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 54, this.context) ) {
                case 1:
                    {
                    this.state = 425;
                    this.match(CParser.LPAREN);
                    this.state = 427;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2180020731) !== 0)) {
                        {
                        this.state = 426;
                        this.arguments();
                        }
                    }

                    this.state = 429;
                    this.match(CParser.RPAREN);
                    }
                    break;
                }
                }
                break;
            case CParser.DIRECTIVE:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 432;
                this.match(CParser.DIRECTIVE);
                }
                break;
            case CParser.GROUP_IF:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 433;
                this.match(CParser.GROUP_IF);
                this.state = 437;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2726298622) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 3312515579) !== 0)) {
                    {
                    {
                    this.state = 434;
                    this.member();
                    }
                    }
                    this.state = 439;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 449;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 61) {
                    {
                    {
                    this.state = 440;
                    this.match(CParser.GROUP_ELSE);
                    this.state = 444;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2726298622) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 3312515579) !== 0)) {
                        {
                        {
                        this.state = 441;
                        this.member();
                        }
                        }
                        this.state = 446;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    }
                    this.state = 451;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 452;
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
        this.enterRule(localContext, 28, CParser.RULE_memberPart);
        let _la: number;
        try {
            this.state = 462;
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
            case CParser.STAR:
            case CParser.AND:
            case CParser.ANDS:
            case CParser.SIGN:
            case CParser.NUMBER:
            case CParser.CHARACTER:
            case CParser.STRING:
            case CParser.IDENTIFIER:
            case CParser.CAST:
            case CParser.COMPOUND:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 455;
                this.part();
                this.state = 458;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 31) {
                    {
                    this.state = 456;
                    this.match(CParser.COLON);
                    this.state = 457;
                    this.part();
                    }
                }

                }
                break;
            case CParser.COLON:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 460;
                this.match(CParser.COLON);
                this.state = 461;
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
        this.enterRule(localContext, 30, CParser.RULE_enumeration);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 464;
            this.match(CParser.ENUM);
            this.state = 469;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 4 || _la === 54 || _la === 58) {
                {
                this.state = 467;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.ATTRIBUTE:
                case CParser.ATTRIBUTES:
                    {
                    this.state = 465;
                    this.attribute();
                    }
                    break;
                case CParser.TYPE_NAME:
                    {
                    this.state = 466;
                    this.match(CParser.TYPE_NAME);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 471;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 493;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.IDENTIFIER:
                {
                this.state = 472;
                this.match(CParser.IDENTIFIER);
                this.state = 479;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 64, this.context) ) {
                case 1:
                    {
                    this.state = 473;
                    this.match(CParser.COLON);
                    this.state = 475;
                    this.errorHandler.sync(this);
                    alternative = 1;
                    do {
                        switch (alternative) {
                        case 1:
                            {
                            {
                            this.state = 474;
                            this.specifier();
                            }
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 477;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 63, this.context);
                    } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                    }
                    break;
                }
                this.state = 482;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 65, this.context) ) {
                case 1:
                    {
                    this.state = 481;
                    this.braces();
                    }
                    break;
                }
                }
                break;
            case CParser.LBRACE:
            case CParser.COLON:
            case CParser.INITIALISER:
                {
                this.state = 490;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 31) {
                    {
                    this.state = 484;
                    this.match(CParser.COLON);
                    this.state = 486;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    do {
                        {
                        {
                        this.state = 485;
                        this.specifier();
                        }
                        }
                        this.state = 488;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 19) !== 0));
                    }
                }

                this.state = 492;
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
        this.enterRule(localContext, 32, CParser.RULE_braces);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 495;
            _la = this.tokenStream.LA(1);
            if(!(_la === 27 || _la === 57)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 497;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 704644094) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2247162363) !== 0)) {
                {
                this.state = 496;
                this.elements();
                }
            }

            this.state = 499;
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
        this.enterRule(localContext, 34, CParser.RULE_elements);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 501;
            this.element();
            this.state = 506;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 70, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 502;
                    this.match(CParser.COMMA);
                    this.state = 503;
                    this.element();
                    }
                    }
                }
                this.state = 508;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 70, this.context);
            }
            this.state = 510;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 24) {
                {
                this.state = 509;
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
        this.enterRule(localContext, 36, CParser.RULE_element);
        let _la: number;
        try {
            this.state = 521;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.DIRECTIVE:
            case CParser.GROUP_IF:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 513;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 512;
                    this.line();
                    }
                    }
                    this.state = 515;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 49 || _la === 60);
                this.state = 518;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 704644094) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2180020731) !== 0)) {
                    {
                    this.state = 517;
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
            case CParser.STAR:
            case CParser.AND:
            case CParser.ANDS:
            case CParser.SIGN:
            case CParser.NUMBER:
            case CParser.CHARACTER:
            case CParser.STRING:
            case CParser.IDENTIFIER:
            case CParser.TYPE_NAME:
            case CParser.MACRO:
            case CParser.CAST:
            case CParser.INITIALISER:
            case CParser.ATTRIBUTES:
            case CParser.COMPOUND:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 520;
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
        this.enterRule(localContext, 38, CParser.RULE_line);
        let _la: number;
        try {
            this.state = 538;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.DIRECTIVE:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 523;
                this.match(CParser.DIRECTIVE);
                }
                break;
            case CParser.GROUP_IF:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 524;
                this.match(CParser.GROUP_IF);
                this.state = 526;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 704644094) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2247162363) !== 0)) {
                    {
                    this.state = 525;
                    this.elements();
                    }
                }

                this.state = 534;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 61) {
                    {
                    {
                    this.state = 528;
                    this.match(CParser.GROUP_ELSE);
                    this.state = 530;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 704644094) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2247162363) !== 0)) {
                        {
                        this.state = 529;
                        this.elements();
                        }
                    }

                    }
                    }
                    this.state = 536;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 537;
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
        this.enterRule(localContext, 40, CParser.RULE_value);
        try {
            this.state = 548;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 80, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 540;
                this.braces();
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 541;
                this.match(CParser.IDENTIFIER);
                this.state = 542;
                this.match(CParser.COLON);
                this.state = 545;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.LBRACE:
                case CParser.INITIALISER:
                    {
                    this.state = 543;
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
                case CParser.STAR:
                case CParser.AND:
                case CParser.ANDS:
                case CParser.SIGN:
                case CParser.NUMBER:
                case CParser.CHARACTER:
                case CParser.STRING:
                case CParser.IDENTIFIER:
                case CParser.TYPE_NAME:
                case CParser.MACRO:
                case CParser.CAST:
                case CParser.ATTRIBUTES:
                case CParser.COMPOUND:
                    {
                    this.state = 544;
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
                this.state = 547;
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
        this.enterRule(localContext, 42, CParser.RULE_part);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 550;
            this.operand();
            this.state = 576;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1044) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 67239815) !== 0)) {
                {
                this.state = 574;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 84, this.context) ) {
                case 1:
                    {
                    this.state = 551;
                    this.operator();
                    this.state = 552;
                    this.operand();
                    }
                    break;
                case 2:
                    {
                    this.state = 554;
                    this.match(CParser.ASSIGN);
                    this.state = 555;
                    this.braces();
                    }
                    break;
                case 3:
                    {
                    this.state = 556;
                    this.match(CParser.QUESTION);
                    this.state = 558;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2171632123) !== 0)) {
                        {
                        this.state = 557;
                        this.expressions();
                        }
                    }

                    this.state = 560;
                    this.match(CParser.COLON);
                    this.state = 561;
                    this.operand();
                    }
                    break;
                case 4:
                    {
                    this.state = 563;
                    this.errorHandler.sync(this);
                    alternative = 1;
                    do {
                        switch (alternative) {
                        case 1:
                            {
                            {
                            this.state = 562;
                            this.match(CParser.STAR);
                            }
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 565;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 82, this.context);
                    } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                    this.state = 568;
                    this.errorHandler.sync(this);
                    switch (this.interpreter.adaptivePredict(this.tokenStream, 83, this.context) ) {
                    case 1:
                        {
                        this.state = 567;
                        this.operand();
                        }
                        break;
                    }
                    }
                    break;
                case 5:
                    {
                    this.state = 570;
                    this.word();
                    }
                    break;
                case 6:
                    {
                    this.state = 571;
                    this.match(CParser.QUALIFIER);
                    }
                    break;
                case 7:
                    {
                    this.state = 572;
                    this.attribute();
                    }
                    break;
                case 8:
                    {
                    this.state = 573;
                    this.assembly();
                    }
                    break;
                }
                }
                this.state = 578;
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
        this.enterRule(localContext, 44, CParser.RULE_expression);
        let _la: number;
        try {
            let alternative: number;
            this.state = 600;
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
                this.state = 580;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 579;
                    this.specifier();
                    }
                    }
                    this.state = 582;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 19) !== 0));
                this.state = 591;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426112) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2151709179) !== 0)) {
                    {
                    this.state = 584;
                    this.operand();
                    this.state = 588;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 87, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 585;
                            this.follower();
                            }
                            }
                        }
                        this.state = 590;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 87, this.context);
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
            case CParser.STAR:
            case CParser.AND:
            case CParser.ANDS:
            case CParser.SIGN:
            case CParser.NUMBER:
            case CParser.CHARACTER:
            case CParser.STRING:
            case CParser.IDENTIFIER:
            case CParser.CAST:
            case CParser.COMPOUND:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 593;
                this.operand();
                this.state = 597;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 89, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 594;
                        this.follower();
                        }
                        }
                    }
                    this.state = 599;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 89, this.context);
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
    public follower(): FollowerContext {
        let localContext = new FollowerContext(this.context, this.state);
        this.enterRule(localContext, 46, CParser.RULE_follower);
        let _la: number;
        try {
            let alternative: number;
            this.state = 624;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 94, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 602;
                this.operator();
                this.state = 603;
                this.operand();
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 605;
                this.match(CParser.ASSIGN);
                this.state = 606;
                this.braces();
                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 607;
                this.match(CParser.QUESTION);
                this.state = 609;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2171632123) !== 0)) {
                    {
                    this.state = 608;
                    this.expressions();
                    }
                }

                this.state = 611;
                this.match(CParser.COLON);
                this.state = 612;
                this.operand();
                }
                break;
            case 4:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 614;
                this.errorHandler.sync(this);
                alternative = 1;
                do {
                    switch (alternative) {
                    case 1:
                        {
                        {
                        this.state = 613;
                        this.match(CParser.STAR);
                        }
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 616;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 92, this.context);
                } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                this.state = 619;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 93, this.context) ) {
                case 1:
                    {
                    this.state = 618;
                    this.operand();
                    }
                    break;
                }
                }
                break;
            case 5:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 621;
                this.word();
                }
                break;
            case 6:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 622;
                this.specifier();
                }
                break;
            case 7:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 623;
                this.assembly();
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
    public expressions(): ExpressionsContext {
        let localContext = new ExpressionsContext(this.context, this.state);
        this.enterRule(localContext, 48, CParser.RULE_expressions);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 626;
            this.expression();
            this.state = 631;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 24) {
                {
                {
                this.state = 627;
                this.match(CParser.COMMA);
                this.state = 628;
                this.expression();
                }
                }
                this.state = 633;
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
        this.enterRule(localContext, 50, CParser.RULE_arguments);
        let _la: number;
        try {
            this.state = 650;
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
            case CParser.STAR:
            case CParser.AND:
            case CParser.ANDS:
            case CParser.SIGN:
            case CParser.NUMBER:
            case CParser.CHARACTER:
            case CParser.STRING:
            case CParser.IDENTIFIER:
            case CParser.TYPE_NAME:
            case CParser.MACRO:
            case CParser.CAST:
            case CParser.INITIALISER:
            case CParser.ATTRIBUTES:
            case CParser.COMPOUND:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 634;
                this.argument();
                this.state = 640;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24) {
                    {
                    this.state = 638;
                    this.errorHandler.sync(this);
                    switch (this.interpreter.adaptivePredict(this.tokenStream, 96, this.context) ) {
                    case 1:
                        {
                        this.state = 635;
                        this.match(CParser.COMMA);
                        this.state = 636;
                        this.argument();
                        }
                        break;
                    case 2:
                        {
                        this.state = 637;
                        this.match(CParser.COMMA);
                        }
                        break;
                    }
                    }
                    this.state = 642;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case CParser.COMMA:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 646;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    this.state = 646;
                    this.errorHandler.sync(this);
                    switch (this.interpreter.adaptivePredict(this.tokenStream, 98, this.context) ) {
                    case 1:
                        {
                        this.state = 643;
                        this.match(CParser.COMMA);
                        this.state = 644;
                        this.argument();
                        }
                        break;
                    case 2:
                        {
                        this.state = 645;
                        this.match(CParser.COMMA);
                        }
                        break;
                    }
                    }
                    this.state = 648;
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
        this.enterRule(localContext, 52, CParser.RULE_argument);
        let _la: number;
        try {
            this.state = 659;
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
            case CParser.STAR:
            case CParser.AND:
            case CParser.ANDS:
            case CParser.SIGN:
            case CParser.NUMBER:
            case CParser.CHARACTER:
            case CParser.STRING:
            case CParser.IDENTIFIER:
            case CParser.TYPE_NAME:
            case CParser.MACRO:
            case CParser.CAST:
            case CParser.ATTRIBUTES:
            case CParser.COMPOUND:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 652;
                this.expression();
                }
                break;
            case CParser.LBRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 653;
                this.block();
                }
                break;
            case CParser.INITIALISER:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 654;
                this.match(CParser.INITIALISER);
                this.state = 656;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 704644094) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2247162363) !== 0)) {
                    {
                    this.state = 655;
                    this.elements();
                    }
                }

                this.state = 658;
                this.match(CParser.RBRACE);
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
    public operator(): OperatorContext {
        let localContext = new OperatorContext(this.context, this.state);
        this.enterRule(localContext, 54, CParser.RULE_operator);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 661;
            _la = this.tokenStream.LA(1);
            if(!(((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 7941) !== 0))) {
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
    public operand(): OperandContext {
        let localContext = new OperandContext(this.context, this.state);
        this.enterRule(localContext, 56, CParser.RULE_operand);
        let _la: number;
        try {
            let alternative: number;
            this.state = 684;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SIZEOF:
            case CParser.STEP:
            case CParser.NOT:
            case CParser.STAR:
            case CParser.AND:
            case CParser.ANDS:
            case CParser.SIGN:
            case CParser.CAST:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 664;
                this.errorHandler.sync(this);
                alternative = 1;
                do {
                    switch (alternative) {
                    case 1:
                        {
                        {
                        this.state = 663;
                        this.prefix();
                        }
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 666;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 103, this.context);
                } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                this.state = 675;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 105, this.context) ) {
                case 1:
                    {
                    this.state = 668;
                    this.primary();
                    this.state = 672;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (((((_la - 25)) & ~0x1F) === 0 && ((1 << (_la - 25)) & 7185) !== 0)) {
                        {
                        {
                        this.state = 669;
                        this.link();
                        }
                        }
                        this.state = 674;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
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
                this.state = 677;
                this.primary();
                this.state = 681;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 25)) & ~0x1F) === 0 && ((1 << (_la - 25)) & 7185) !== 0)) {
                    {
                    {
                    this.state = 678;
                    this.link();
                    }
                    }
                    this.state = 683;
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
    public prefix(): PrefixContext {
        let localContext = new PrefixContext(this.context, this.state);
        this.enterRule(localContext, 58, CParser.RULE_prefix);
        try {
            this.state = 697;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.STAR:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 686;
                this.match(CParser.STAR);
                }
                break;
            case CParser.SIGN:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 687;
                this.match(CParser.SIGN);
                }
                break;
            case CParser.NOT:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 688;
                this.match(CParser.NOT);
                }
                break;
            case CParser.STEP:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 689;
                this.match(CParser.STEP);
                }
                break;
            case CParser.AND:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 690;
                this.match(CParser.AND);
                }
                break;
            case CParser.ANDS:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 691;
                this.match(CParser.ANDS);
                }
                break;
            case CParser.SIZEOF:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 692;
                this.match(CParser.SIZEOF);
                }
                break;
            case CParser.CAST:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 693;
                this.match(CParser.CAST);
                this.state = 694;
                this.expressions();
                this.state = 695;
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
    public primary(): PrimaryContext {
        let localContext = new PrimaryContext(this.context, this.state);
        this.enterRule(localContext, 60, CParser.RULE_primary);
        let _la: number;
        try {
            this.state = 733;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.NUMBER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 699;
                this.match(CParser.NUMBER);
                }
                break;
            case CParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 700;
                this.match(CParser.IDENTIFIER);
                }
                break;
            case CParser.CHARACTER:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 701;
                this.match(CParser.CHARACTER);
                }
                break;
            case CParser.STRING:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 702;
                this.match(CParser.STRING);
                }
                break;
            case CParser.LPAREN:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 703;
                this.match(CParser.LPAREN);
                this.state = 705;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2180020731) !== 0)) {
                    {
                    this.state = 704;
                    this.arguments();
                    }
                }

                this.state = 707;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.COMPOUND:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 708;
                this.match(CParser.COMPOUND);
                this.state = 709;
                this.expression();
                this.state = 710;
                this.match(CParser.RPAREN);
                this.state = 711;
                this.braces();
                }
                break;
            case CParser.GENERIC:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 713;
                this.match(CParser.GENERIC);
                this.state = 714;
                this.match(CParser.LPAREN);
                this.state = 715;
                this.expression();
                this.state = 720;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24) {
                    {
                    {
                    this.state = 716;
                    this.match(CParser.COMMA);
                    this.state = 717;
                    this.association();
                    }
                    }
                    this.state = 722;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 723;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.LBRACK:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 725;
                this.match(CParser.LBRACK);
                this.state = 727;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2171632123) !== 0)) {
                    {
                    this.state = 726;
                    this.expressions();
                    }
                }

                this.state = 729;
                this.match(CParser.RBRACK);
                }
                break;
            case CParser.DOT:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 730;
                this.match(CParser.DOT);
                this.state = 731;
                this.match(CParser.IDENTIFIER);
                }
                break;
            case CParser.ELLIPSIS:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 732;
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
        this.enterRule(localContext, 62, CParser.RULE_association);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 737;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.DEFAULT:
                {
                this.state = 735;
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
            case CParser.STAR:
            case CParser.AND:
            case CParser.ANDS:
            case CParser.SIGN:
            case CParser.NUMBER:
            case CParser.CHARACTER:
            case CParser.STRING:
            case CParser.IDENTIFIER:
            case CParser.TYPE_NAME:
            case CParser.MACRO:
            case CParser.CAST:
            case CParser.ATTRIBUTES:
            case CParser.COMPOUND:
                {
                this.state = 736;
                this.expression();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 739;
            this.match(CParser.COLON);
            this.state = 740;
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
        this.enterRule(localContext, 64, CParser.RULE_word);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 742;
            _la = this.tokenStream.LA(1);
            if(!(((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 15) !== 0))) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 746;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 25)) & ~0x1F) === 0 && ((1 << (_la - 25)) & 7185) !== 0)) {
                {
                {
                this.state = 743;
                this.link();
                }
                }
                this.state = 748;
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
    public link(): LinkContext {
        let localContext = new LinkContext(this.context, this.state);
        this.enterRule(localContext, 66, CParser.RULE_link);
        let _la: number;
        try {
            this.state = 762;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.LPAREN:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 749;
                this.match(CParser.LPAREN);
                this.state = 751;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2180020731) !== 0)) {
                    {
                    this.state = 750;
                    this.arguments();
                    }
                }

                this.state = 753;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.LBRACK:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 754;
                this.match(CParser.LBRACK);
                this.state = 756;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2171632123) !== 0)) {
                    {
                    this.state = 755;
                    this.expressions();
                    }
                }

                this.state = 758;
                this.match(CParser.RBRACK);
                }
                break;
            case CParser.DOT:
            case CParser.ARROW:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 759;
                _la = this.tokenStream.LA(1);
                if(!(_la === 35 || _la === 36)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 760;
                this.match(CParser.IDENTIFIER);
                }
                break;
            case CParser.STEP:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 761;
                this.match(CParser.STEP);
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
    public assembly(): AssemblyContext {
        let localContext = new AssemblyContext(this.context, this.state);
        this.enterRule(localContext, 68, CParser.RULE_assembly);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 764;
            this.match(CParser.ASM);
            this.state = 768;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 524294) !== 0)) {
                {
                {
                this.state = 765;
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
                this.state = 770;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 771;
            this.match(CParser.LPAREN);
            this.state = 773;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2180020731) !== 0)) {
                {
                this.state = 772;
                this.arguments();
                }
            }

            this.state = 781;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 31 || _la === 32) {
                {
                {
                this.state = 775;
                _la = this.tokenStream.LA(1);
                if(!(_la === 31 || _la === 32)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 777;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2180020731) !== 0)) {
                    {
                    this.state = 776;
                    this.arguments();
                    }
                }

                }
                }
                this.state = 783;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 784;
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
        4,1,65,787,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
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
        1,3,4,3,202,8,3,11,3,12,3,203,1,3,1,3,1,3,1,3,5,3,210,8,3,10,3,12,
        3,213,9,3,1,3,5,3,216,8,3,10,3,12,3,219,9,3,1,3,1,3,3,3,223,8,3,
        1,3,1,3,1,3,5,3,228,8,3,10,3,12,3,231,9,3,1,3,5,3,234,8,3,10,3,12,
        3,237,9,3,1,3,1,3,1,3,1,3,1,3,3,3,244,8,3,1,3,3,3,247,8,3,3,3,249,
        8,3,1,4,1,4,5,4,253,8,4,10,4,12,4,256,9,4,1,4,1,4,1,5,5,5,261,8,
        5,10,5,12,5,264,9,5,1,5,1,5,1,6,1,6,1,6,1,6,1,7,1,7,1,7,1,7,1,7,
        3,7,277,8,7,1,8,1,8,1,8,1,8,1,8,1,8,1,8,3,8,286,8,8,1,8,3,8,289,
        8,8,1,8,5,8,292,8,8,10,8,12,8,295,9,8,1,8,1,8,1,8,5,8,300,8,8,10,
        8,12,8,303,9,8,1,8,1,8,4,8,307,8,8,11,8,12,8,308,1,8,1,8,1,8,5,8,
        314,8,8,10,8,12,8,317,9,8,1,8,1,8,5,8,321,8,8,10,8,12,8,324,9,8,
        1,9,1,9,1,9,1,9,1,9,1,9,1,9,3,9,333,8,9,1,9,1,9,1,9,1,9,3,9,339,
        8,9,1,9,1,9,1,9,1,9,3,9,345,8,9,1,10,1,10,1,10,3,10,350,8,10,1,10,
        1,10,1,10,3,10,355,8,10,1,10,3,10,358,8,10,1,11,1,11,1,11,1,11,5,
        11,364,8,11,10,11,12,11,367,9,11,1,11,1,11,3,11,371,8,11,1,11,3,
        11,374,8,11,1,12,1,12,5,12,378,8,12,10,12,12,12,381,9,12,1,12,1,
        12,1,13,1,13,4,13,387,8,13,11,13,12,13,388,1,13,1,13,1,13,5,13,394,
        8,13,10,13,12,13,397,9,13,1,13,5,13,400,8,13,10,13,12,13,403,9,13,
        3,13,405,8,13,1,13,1,13,1,13,1,13,1,13,5,13,412,8,13,10,13,12,13,
        415,9,13,1,13,5,13,418,8,13,10,13,12,13,421,9,13,1,13,1,13,1,13,
        1,13,1,13,3,13,428,8,13,1,13,3,13,431,8,13,1,13,1,13,1,13,5,13,436,
        8,13,10,13,12,13,439,9,13,1,13,1,13,5,13,443,8,13,10,13,12,13,446,
        9,13,5,13,448,8,13,10,13,12,13,451,9,13,1,13,3,13,454,8,13,1,14,
        1,14,1,14,3,14,459,8,14,1,14,1,14,3,14,463,8,14,1,15,1,15,1,15,5,
        15,468,8,15,10,15,12,15,471,9,15,1,15,1,15,1,15,4,15,476,8,15,11,
        15,12,15,477,3,15,480,8,15,1,15,3,15,483,8,15,1,15,1,15,4,15,487,
        8,15,11,15,12,15,488,3,15,491,8,15,1,15,3,15,494,8,15,1,16,1,16,
        3,16,498,8,16,1,16,1,16,1,17,1,17,1,17,5,17,505,8,17,10,17,12,17,
        508,9,17,1,17,3,17,511,8,17,1,18,4,18,514,8,18,11,18,12,18,515,1,
        18,3,18,519,8,18,1,18,3,18,522,8,18,1,19,1,19,1,19,3,19,527,8,19,
        1,19,1,19,3,19,531,8,19,5,19,533,8,19,10,19,12,19,536,9,19,1,19,
        3,19,539,8,19,1,20,1,20,1,20,1,20,1,20,3,20,546,8,20,1,20,3,20,549,
        8,20,1,21,1,21,1,21,1,21,1,21,1,21,1,21,1,21,3,21,559,8,21,1,21,
        1,21,1,21,4,21,564,8,21,11,21,12,21,565,1,21,3,21,569,8,21,1,21,
        1,21,1,21,1,21,5,21,575,8,21,10,21,12,21,578,9,21,1,22,4,22,581,
        8,22,11,22,12,22,582,1,22,1,22,5,22,587,8,22,10,22,12,22,590,9,22,
        3,22,592,8,22,1,22,1,22,5,22,596,8,22,10,22,12,22,599,9,22,3,22,
        601,8,22,1,23,1,23,1,23,1,23,1,23,1,23,1,23,3,23,610,8,23,1,23,1,
        23,1,23,4,23,615,8,23,11,23,12,23,616,1,23,3,23,620,8,23,1,23,1,
        23,1,23,3,23,625,8,23,1,24,1,24,1,24,5,24,630,8,24,10,24,12,24,633,
        9,24,1,25,1,25,1,25,1,25,5,25,639,8,25,10,25,12,25,642,9,25,1,25,
        1,25,1,25,4,25,647,8,25,11,25,12,25,648,3,25,651,8,25,1,26,1,26,
        1,26,1,26,3,26,657,8,26,1,26,3,26,660,8,26,1,27,1,27,1,28,4,28,665,
        8,28,11,28,12,28,666,1,28,1,28,5,28,671,8,28,10,28,12,28,674,9,28,
        3,28,676,8,28,1,28,1,28,5,28,680,8,28,10,28,12,28,683,9,28,3,28,
        685,8,28,1,29,1,29,1,29,1,29,1,29,1,29,1,29,1,29,1,29,1,29,1,29,
        3,29,698,8,29,1,30,1,30,1,30,1,30,1,30,1,30,3,30,706,8,30,1,30,1,
        30,1,30,1,30,1,30,1,30,1,30,1,30,1,30,1,30,1,30,5,30,719,8,30,10,
        30,12,30,722,9,30,1,30,1,30,1,30,1,30,3,30,728,8,30,1,30,1,30,1,
        30,1,30,3,30,734,8,30,1,31,1,31,3,31,738,8,31,1,31,1,31,1,31,1,32,
        1,32,5,32,745,8,32,10,32,12,32,748,9,32,1,33,1,33,3,33,752,8,33,
        1,33,1,33,1,33,3,33,757,8,33,1,33,1,33,1,33,1,33,3,33,763,8,33,1,
        34,1,34,5,34,767,8,34,10,34,12,34,770,9,34,1,34,1,34,3,34,774,8,
        34,1,34,1,34,3,34,778,8,34,5,34,780,8,34,10,34,12,34,783,9,34,1,
        34,1,34,1,34,0,0,35,0,2,4,6,8,10,12,14,16,18,20,22,24,26,28,30,32,
        34,36,38,40,42,44,46,48,50,52,54,56,58,60,62,64,66,68,0,6,2,0,27,
        27,57,57,3,0,32,32,34,34,40,44,1,0,45,48,1,0,35,36,2,0,1,2,19,19,
        1,0,31,32,935,0,73,1,0,0,0,2,101,1,0,0,0,4,111,1,0,0,0,6,248,1,0,
        0,0,8,250,1,0,0,0,10,262,1,0,0,0,12,267,1,0,0,0,14,276,1,0,0,0,16,
        288,1,0,0,0,18,344,1,0,0,0,20,357,1,0,0,0,22,359,1,0,0,0,24,375,
        1,0,0,0,26,453,1,0,0,0,28,462,1,0,0,0,30,464,1,0,0,0,32,495,1,0,
        0,0,34,501,1,0,0,0,36,521,1,0,0,0,38,538,1,0,0,0,40,548,1,0,0,0,
        42,550,1,0,0,0,44,600,1,0,0,0,46,624,1,0,0,0,48,626,1,0,0,0,50,650,
        1,0,0,0,52,659,1,0,0,0,54,661,1,0,0,0,56,684,1,0,0,0,58,697,1,0,
        0,0,60,733,1,0,0,0,62,737,1,0,0,0,64,742,1,0,0,0,66,762,1,0,0,0,
        68,764,1,0,0,0,70,72,3,2,1,0,71,70,1,0,0,0,72,75,1,0,0,0,73,71,1,
        0,0,0,73,74,1,0,0,0,74,76,1,0,0,0,75,73,1,0,0,0,76,77,5,0,0,1,77,
        1,1,0,0,0,78,102,3,4,2,0,79,102,3,6,3,0,80,102,5,49,0,0,81,85,5,
        60,0,0,82,84,3,2,1,0,83,82,1,0,0,0,84,87,1,0,0,0,85,83,1,0,0,0,85,
        86,1,0,0,0,86,97,1,0,0,0,87,85,1,0,0,0,88,92,5,61,0,0,89,91,3,2,
        1,0,90,89,1,0,0,0,91,94,1,0,0,0,92,90,1,0,0,0,92,93,1,0,0,0,93,96,
        1,0,0,0,94,92,1,0,0,0,95,88,1,0,0,0,96,99,1,0,0,0,97,95,1,0,0,0,
        97,98,1,0,0,0,98,100,1,0,0,0,99,97,1,0,0,0,100,102,5,62,0,0,101,
        78,1,0,0,0,101,79,1,0,0,0,101,80,1,0,0,0,101,81,1,0,0,0,102,3,1,
        0,0,0,103,104,5,48,0,0,104,112,5,31,0,0,105,106,5,17,0,0,106,107,
        3,44,22,0,107,108,5,31,0,0,108,112,1,0,0,0,109,110,5,18,0,0,110,
        112,5,31,0,0,111,103,1,0,0,0,111,105,1,0,0,0,111,109,1,0,0,0,112,
        5,1,0,0,0,113,249,5,23,0,0,114,249,3,8,4,0,115,116,5,11,0,0,116,
        117,3,12,6,0,117,125,3,10,5,0,118,119,5,12,0,0,119,120,5,59,0,0,
        120,121,3,12,6,0,121,122,3,10,5,0,122,124,1,0,0,0,123,118,1,0,0,
        0,124,127,1,0,0,0,125,123,1,0,0,0,125,126,1,0,0,0,126,130,1,0,0,
        0,127,125,1,0,0,0,128,129,5,12,0,0,129,131,3,10,5,0,130,128,1,0,
        0,0,130,131,1,0,0,0,131,249,1,0,0,0,132,133,5,13,0,0,133,134,3,12,
        6,0,134,135,3,10,5,0,135,249,1,0,0,0,136,137,5,15,0,0,137,138,3,
        10,5,0,138,139,5,13,0,0,139,141,3,12,6,0,140,142,5,23,0,0,141,140,
        1,0,0,0,141,142,1,0,0,0,142,249,1,0,0,0,143,144,5,16,0,0,144,145,
        3,12,6,0,145,146,3,10,5,0,146,249,1,0,0,0,147,148,5,14,0,0,148,172,
        5,25,0,0,149,151,3,18,9,0,150,149,1,0,0,0,151,152,1,0,0,0,152,150,
        1,0,0,0,152,153,1,0,0,0,153,162,1,0,0,0,154,159,3,42,21,0,155,156,
        5,24,0,0,156,158,3,42,21,0,157,155,1,0,0,0,158,161,1,0,0,0,159,157,
        1,0,0,0,159,160,1,0,0,0,160,163,1,0,0,0,161,159,1,0,0,0,162,154,
        1,0,0,0,162,163,1,0,0,0,163,173,1,0,0,0,164,169,3,42,21,0,165,166,
        5,24,0,0,166,168,3,42,21,0,167,165,1,0,0,0,168,171,1,0,0,0,169,167,
        1,0,0,0,169,170,1,0,0,0,170,173,1,0,0,0,171,169,1,0,0,0,172,150,
        1,0,0,0,172,164,1,0,0,0,172,173,1,0,0,0,173,174,1,0,0,0,174,176,
        5,23,0,0,175,177,3,48,24,0,176,175,1,0,0,0,176,177,1,0,0,0,177,178,
        1,0,0,0,178,180,5,23,0,0,179,181,3,48,24,0,180,179,1,0,0,0,180,181,
        1,0,0,0,181,182,1,0,0,0,182,183,5,26,0,0,183,249,3,10,5,0,184,186,
        5,20,0,0,185,187,3,48,24,0,186,185,1,0,0,0,186,187,1,0,0,0,187,188,
        1,0,0,0,188,249,5,23,0,0,189,190,5,19,0,0,190,191,3,44,22,0,191,
        192,5,23,0,0,192,249,1,0,0,0,193,194,5,21,0,0,194,249,5,23,0,0,195,
        196,5,22,0,0,196,249,5,23,0,0,197,198,3,68,34,0,198,199,5,23,0,0,
        199,249,1,0,0,0,200,202,3,18,9,0,201,200,1,0,0,0,202,203,1,0,0,0,
        203,201,1,0,0,0,203,204,1,0,0,0,204,222,1,0,0,0,205,223,5,23,0,0,
        206,217,3,42,21,0,207,211,5,24,0,0,208,210,3,20,10,0,209,208,1,0,
        0,0,210,213,1,0,0,0,211,209,1,0,0,0,211,212,1,0,0,0,212,214,1,0,
        0,0,213,211,1,0,0,0,214,216,3,42,21,0,215,207,1,0,0,0,216,219,1,
        0,0,0,217,215,1,0,0,0,217,218,1,0,0,0,218,220,1,0,0,0,219,217,1,
        0,0,0,220,221,3,14,7,0,221,223,1,0,0,0,222,205,1,0,0,0,222,206,1,
        0,0,0,223,249,1,0,0,0,224,235,3,42,21,0,225,229,5,24,0,0,226,228,
        3,20,10,0,227,226,1,0,0,0,228,231,1,0,0,0,229,227,1,0,0,0,229,230,
        1,0,0,0,230,232,1,0,0,0,231,229,1,0,0,0,232,234,3,42,21,0,233,225,
        1,0,0,0,234,237,1,0,0,0,235,233,1,0,0,0,235,236,1,0,0,0,236,238,
        1,0,0,0,237,235,1,0,0,0,238,239,3,14,7,0,239,249,1,0,0,0,240,246,
        5,64,0,0,241,243,5,25,0,0,242,244,3,50,25,0,243,242,1,0,0,0,243,
        244,1,0,0,0,244,245,1,0,0,0,245,247,5,26,0,0,246,241,1,0,0,0,246,
        247,1,0,0,0,247,249,1,0,0,0,248,113,1,0,0,0,248,114,1,0,0,0,248,
        115,1,0,0,0,248,132,1,0,0,0,248,136,1,0,0,0,248,143,1,0,0,0,248,
        147,1,0,0,0,248,184,1,0,0,0,248,189,1,0,0,0,248,193,1,0,0,0,248,
        195,1,0,0,0,248,197,1,0,0,0,248,201,1,0,0,0,248,224,1,0,0,0,248,
        240,1,0,0,0,249,7,1,0,0,0,250,254,5,27,0,0,251,253,3,2,1,0,252,251,
        1,0,0,0,253,256,1,0,0,0,254,252,1,0,0,0,254,255,1,0,0,0,255,257,
        1,0,0,0,256,254,1,0,0,0,257,258,5,28,0,0,258,9,1,0,0,0,259,261,3,
        4,2,0,260,259,1,0,0,0,261,264,1,0,0,0,262,260,1,0,0,0,262,263,1,
        0,0,0,263,265,1,0,0,0,264,262,1,0,0,0,265,266,3,6,3,0,266,11,1,0,
        0,0,267,268,5,25,0,0,268,269,3,48,24,0,269,270,5,26,0,0,270,13,1,
        0,0,0,271,277,5,23,0,0,272,277,3,8,4,0,273,274,3,16,8,0,274,275,
        3,8,4,0,275,277,1,0,0,0,276,271,1,0,0,0,276,272,1,0,0,0,276,273,
        1,0,0,0,277,15,1,0,0,0,278,289,5,1,0,0,279,289,5,54,0,0,280,289,
        3,22,11,0,281,289,3,30,15,0,282,283,5,3,0,0,283,285,5,25,0,0,284,
        286,3,50,25,0,285,284,1,0,0,0,285,286,1,0,0,0,286,287,1,0,0,0,287,
        289,5,26,0,0,288,278,1,0,0,0,288,279,1,0,0,0,288,280,1,0,0,0,288,
        281,1,0,0,0,288,282,1,0,0,0,289,293,1,0,0,0,290,292,3,18,9,0,291,
        290,1,0,0,0,292,295,1,0,0,0,293,291,1,0,0,0,293,294,1,0,0,0,294,
        296,1,0,0,0,295,293,1,0,0,0,296,301,3,42,21,0,297,298,5,24,0,0,298,
        300,3,42,21,0,299,297,1,0,0,0,300,303,1,0,0,0,301,299,1,0,0,0,301,
        302,1,0,0,0,302,304,1,0,0,0,303,301,1,0,0,0,304,322,5,23,0,0,305,
        307,3,18,9,0,306,305,1,0,0,0,307,308,1,0,0,0,308,306,1,0,0,0,308,
        309,1,0,0,0,309,310,1,0,0,0,310,315,3,42,21,0,311,312,5,24,0,0,312,
        314,3,42,21,0,313,311,1,0,0,0,314,317,1,0,0,0,315,313,1,0,0,0,315,
        316,1,0,0,0,316,318,1,0,0,0,317,315,1,0,0,0,318,319,5,23,0,0,319,
        321,1,0,0,0,320,306,1,0,0,0,321,324,1,0,0,0,322,320,1,0,0,0,322,
        323,1,0,0,0,323,17,1,0,0,0,324,322,1,0,0,0,325,345,5,1,0,0,326,345,
        5,2,0,0,327,345,5,54,0,0,328,345,5,5,0,0,329,330,5,55,0,0,330,332,
        5,25,0,0,331,333,3,50,25,0,332,331,1,0,0,0,332,333,1,0,0,0,333,334,
        1,0,0,0,334,345,5,26,0,0,335,336,5,3,0,0,336,338,5,25,0,0,337,339,
        3,50,25,0,338,337,1,0,0,0,338,339,1,0,0,0,339,340,1,0,0,0,340,345,
        5,26,0,0,341,345,3,20,10,0,342,345,3,22,11,0,343,345,3,30,15,0,344,
        325,1,0,0,0,344,326,1,0,0,0,344,327,1,0,0,0,344,328,1,0,0,0,344,
        329,1,0,0,0,344,335,1,0,0,0,344,341,1,0,0,0,344,342,1,0,0,0,344,
        343,1,0,0,0,345,19,1,0,0,0,346,347,5,4,0,0,347,349,5,25,0,0,348,
        350,3,50,25,0,349,348,1,0,0,0,349,350,1,0,0,0,350,351,1,0,0,0,351,
        358,5,26,0,0,352,354,5,58,0,0,353,355,3,44,22,0,354,353,1,0,0,0,
        354,355,1,0,0,0,355,356,1,0,0,0,356,358,5,30,0,0,357,346,1,0,0,0,
        357,352,1,0,0,0,358,21,1,0,0,0,359,365,5,6,0,0,360,364,3,20,10,0,
        361,364,5,54,0,0,362,364,5,2,0,0,363,360,1,0,0,0,363,361,1,0,0,0,
        363,362,1,0,0,0,364,367,1,0,0,0,365,363,1,0,0,0,365,366,1,0,0,0,
        366,373,1,0,0,0,367,365,1,0,0,0,368,370,5,48,0,0,369,371,3,24,12,
        0,370,369,1,0,0,0,370,371,1,0,0,0,371,374,1,0,0,0,372,374,3,24,12,
        0,373,368,1,0,0,0,373,372,1,0,0,0,374,23,1,0,0,0,375,379,5,27,0,
        0,376,378,3,26,13,0,377,376,1,0,0,0,378,381,1,0,0,0,379,377,1,0,
        0,0,379,380,1,0,0,0,380,382,1,0,0,0,381,379,1,0,0,0,382,383,5,28,
        0,0,383,25,1,0,0,0,384,454,5,23,0,0,385,387,3,18,9,0,386,385,1,0,
        0,0,387,388,1,0,0,0,388,386,1,0,0,0,388,389,1,0,0,0,389,404,1,0,
        0,0,390,401,3,28,14,0,391,395,5,24,0,0,392,394,3,20,10,0,393,392,
        1,0,0,0,394,397,1,0,0,0,395,393,1,0,0,0,395,396,1,0,0,0,396,398,
        1,0,0,0,397,395,1,0,0,0,398,400,3,28,14,0,399,391,1,0,0,0,400,403,
        1,0,0,0,401,399,1,0,0,0,401,402,1,0,0,0,402,405,1,0,0,0,403,401,
        1,0,0,0,404,390,1,0,0,0,404,405,1,0,0,0,405,406,1,0,0,0,406,407,
        5,23,0,0,407,454,1,0,0,0,408,419,3,28,14,0,409,413,5,24,0,0,410,
        412,3,20,10,0,411,410,1,0,0,0,412,415,1,0,0,0,413,411,1,0,0,0,413,
        414,1,0,0,0,414,416,1,0,0,0,415,413,1,0,0,0,416,418,3,28,14,0,417,
        409,1,0,0,0,418,421,1,0,0,0,419,417,1,0,0,0,419,420,1,0,0,0,420,
        422,1,0,0,0,421,419,1,0,0,0,422,423,5,23,0,0,423,454,1,0,0,0,424,
        430,5,64,0,0,425,427,5,25,0,0,426,428,3,50,25,0,427,426,1,0,0,0,
        427,428,1,0,0,0,428,429,1,0,0,0,429,431,5,26,0,0,430,425,1,0,0,0,
        430,431,1,0,0,0,431,454,1,0,0,0,432,454,5,49,0,0,433,437,5,60,0,
        0,434,436,3,26,13,0,435,434,1,0,0,0,436,439,1,0,0,0,437,435,1,0,
        0,0,437,438,1,0,0,0,438,449,1,0,0,0,439,437,1,0,0,0,440,444,5,61,
        0,0,441,443,3,26,13,0,442,441,1,0,0,0,443,446,1,0,0,0,444,442,1,
        0,0,0,444,445,1,0,0,0,445,448,1,0,0,0,446,444,1,0,0,0,447,440,1,
        0,0,0,448,451,1,0,0,0,449,447,1,0,0,0,449,450,1,0,0,0,450,452,1,
        0,0,0,451,449,1,0,0,0,452,454,5,62,0,0,453,384,1,0,0,0,453,386,1,
        0,0,0,453,408,1,0,0,0,453,424,1,0,0,0,453,432,1,0,0,0,453,433,1,
        0,0,0,454,27,1,0,0,0,455,458,3,42,21,0,456,457,5,31,0,0,457,459,
        3,42,21,0,458,456,1,0,0,0,458,459,1,0,0,0,459,463,1,0,0,0,460,461,
        5,31,0,0,461,463,3,42,21,0,462,455,1,0,0,0,462,460,1,0,0,0,463,29,
        1,0,0,0,464,469,5,7,0,0,465,468,3,20,10,0,466,468,5,54,0,0,467,465,
        1,0,0,0,467,466,1,0,0,0,468,471,1,0,0,0,469,467,1,0,0,0,469,470,
        1,0,0,0,470,493,1,0,0,0,471,469,1,0,0,0,472,479,5,48,0,0,473,475,
        5,31,0,0,474,476,3,18,9,0,475,474,1,0,0,0,476,477,1,0,0,0,477,475,
        1,0,0,0,477,478,1,0,0,0,478,480,1,0,0,0,479,473,1,0,0,0,479,480,
        1,0,0,0,480,482,1,0,0,0,481,483,3,32,16,0,482,481,1,0,0,0,482,483,
        1,0,0,0,483,494,1,0,0,0,484,486,5,31,0,0,485,487,3,18,9,0,486,485,
        1,0,0,0,487,488,1,0,0,0,488,486,1,0,0,0,488,489,1,0,0,0,489,491,
        1,0,0,0,490,484,1,0,0,0,490,491,1,0,0,0,491,492,1,0,0,0,492,494,
        3,32,16,0,493,472,1,0,0,0,493,490,1,0,0,0,494,31,1,0,0,0,495,497,
        7,0,0,0,496,498,3,34,17,0,497,496,1,0,0,0,497,498,1,0,0,0,498,499,
        1,0,0,0,499,500,5,28,0,0,500,33,1,0,0,0,501,506,3,36,18,0,502,503,
        5,24,0,0,503,505,3,36,18,0,504,502,1,0,0,0,505,508,1,0,0,0,506,504,
        1,0,0,0,506,507,1,0,0,0,507,510,1,0,0,0,508,506,1,0,0,0,509,511,
        5,24,0,0,510,509,1,0,0,0,510,511,1,0,0,0,511,35,1,0,0,0,512,514,
        3,38,19,0,513,512,1,0,0,0,514,515,1,0,0,0,515,513,1,0,0,0,515,516,
        1,0,0,0,516,518,1,0,0,0,517,519,3,40,20,0,518,517,1,0,0,0,518,519,
        1,0,0,0,519,522,1,0,0,0,520,522,3,40,20,0,521,513,1,0,0,0,521,520,
        1,0,0,0,522,37,1,0,0,0,523,539,5,49,0,0,524,526,5,60,0,0,525,527,
        3,34,17,0,526,525,1,0,0,0,526,527,1,0,0,0,527,534,1,0,0,0,528,530,
        5,61,0,0,529,531,3,34,17,0,530,529,1,0,0,0,530,531,1,0,0,0,531,533,
        1,0,0,0,532,528,1,0,0,0,533,536,1,0,0,0,534,532,1,0,0,0,534,535,
        1,0,0,0,535,537,1,0,0,0,536,534,1,0,0,0,537,539,5,62,0,0,538,523,
        1,0,0,0,538,524,1,0,0,0,539,39,1,0,0,0,540,549,3,32,16,0,541,542,
        5,48,0,0,542,545,5,31,0,0,543,546,3,32,16,0,544,546,3,44,22,0,545,
        543,1,0,0,0,545,544,1,0,0,0,546,549,1,0,0,0,547,549,3,44,22,0,548,
        540,1,0,0,0,548,541,1,0,0,0,548,547,1,0,0,0,549,41,1,0,0,0,550,576,
        3,56,28,0,551,552,3,54,27,0,552,553,3,56,28,0,553,575,1,0,0,0,554,
        555,5,43,0,0,555,575,3,32,16,0,556,558,5,33,0,0,557,559,3,48,24,
        0,558,557,1,0,0,0,558,559,1,0,0,0,559,560,1,0,0,0,560,561,5,31,0,
        0,561,575,3,56,28,0,562,564,5,39,0,0,563,562,1,0,0,0,564,565,1,0,
        0,0,565,563,1,0,0,0,565,566,1,0,0,0,566,568,1,0,0,0,567,569,3,56,
        28,0,568,567,1,0,0,0,568,569,1,0,0,0,569,575,1,0,0,0,570,575,3,64,
        32,0,571,575,5,2,0,0,572,575,3,20,10,0,573,575,3,68,34,0,574,551,
        1,0,0,0,574,554,1,0,0,0,574,556,1,0,0,0,574,563,1,0,0,0,574,570,
        1,0,0,0,574,571,1,0,0,0,574,572,1,0,0,0,574,573,1,0,0,0,575,578,
        1,0,0,0,576,574,1,0,0,0,576,577,1,0,0,0,577,43,1,0,0,0,578,576,1,
        0,0,0,579,581,3,18,9,0,580,579,1,0,0,0,581,582,1,0,0,0,582,580,1,
        0,0,0,582,583,1,0,0,0,583,591,1,0,0,0,584,588,3,56,28,0,585,587,
        3,46,23,0,586,585,1,0,0,0,587,590,1,0,0,0,588,586,1,0,0,0,588,589,
        1,0,0,0,589,592,1,0,0,0,590,588,1,0,0,0,591,584,1,0,0,0,591,592,
        1,0,0,0,592,601,1,0,0,0,593,597,3,56,28,0,594,596,3,46,23,0,595,
        594,1,0,0,0,596,599,1,0,0,0,597,595,1,0,0,0,597,598,1,0,0,0,598,
        601,1,0,0,0,599,597,1,0,0,0,600,580,1,0,0,0,600,593,1,0,0,0,601,
        45,1,0,0,0,602,603,3,54,27,0,603,604,3,56,28,0,604,625,1,0,0,0,605,
        606,5,43,0,0,606,625,3,32,16,0,607,609,5,33,0,0,608,610,3,48,24,
        0,609,608,1,0,0,0,609,610,1,0,0,0,610,611,1,0,0,0,611,612,5,31,0,
        0,612,625,3,56,28,0,613,615,5,39,0,0,614,613,1,0,0,0,615,616,1,0,
        0,0,616,614,1,0,0,0,616,617,1,0,0,0,617,619,1,0,0,0,618,620,3,56,
        28,0,619,618,1,0,0,0,619,620,1,0,0,0,620,625,1,0,0,0,621,625,3,64,
        32,0,622,625,3,18,9,0,623,625,3,68,34,0,624,602,1,0,0,0,624,605,
        1,0,0,0,624,607,1,0,0,0,624,614,1,0,0,0,624,621,1,0,0,0,624,622,
        1,0,0,0,624,623,1,0,0,0,625,47,1,0,0,0,626,631,3,44,22,0,627,628,
        5,24,0,0,628,630,3,44,22,0,629,627,1,0,0,0,630,633,1,0,0,0,631,629,
        1,0,0,0,631,632,1,0,0,0,632,49,1,0,0,0,633,631,1,0,0,0,634,640,3,
        52,26,0,635,636,5,24,0,0,636,639,3,52,26,0,637,639,5,24,0,0,638,
        635,1,0,0,0,638,637,1,0,0,0,639,642,1,0,0,0,640,638,1,0,0,0,640,
        641,1,0,0,0,641,651,1,0,0,0,642,640,1,0,0,0,643,644,5,24,0,0,644,
        647,3,52,26,0,645,647,5,24,0,0,646,643,1,0,0,0,646,645,1,0,0,0,647,
        648,1,0,0,0,648,646,1,0,0,0,648,649,1,0,0,0,649,651,1,0,0,0,650,
        634,1,0,0,0,650,646,1,0,0,0,651,51,1,0,0,0,652,660,3,44,22,0,653,
        660,3,8,4,0,654,656,5,57,0,0,655,657,3,34,17,0,656,655,1,0,0,0,656,
        657,1,0,0,0,657,658,1,0,0,0,658,660,5,28,0,0,659,652,1,0,0,0,659,
        653,1,0,0,0,659,654,1,0,0,0,660,53,1,0,0,0,661,662,7,1,0,0,662,55,
        1,0,0,0,663,665,3,58,29,0,664,663,1,0,0,0,665,666,1,0,0,0,666,664,
        1,0,0,0,666,667,1,0,0,0,667,675,1,0,0,0,668,672,3,60,30,0,669,671,
        3,66,33,0,670,669,1,0,0,0,671,674,1,0,0,0,672,670,1,0,0,0,672,673,
        1,0,0,0,673,676,1,0,0,0,674,672,1,0,0,0,675,668,1,0,0,0,675,676,
        1,0,0,0,676,685,1,0,0,0,677,681,3,60,30,0,678,680,3,66,33,0,679,
        678,1,0,0,0,680,683,1,0,0,0,681,679,1,0,0,0,681,682,1,0,0,0,682,
        685,1,0,0,0,683,681,1,0,0,0,684,664,1,0,0,0,684,677,1,0,0,0,685,
        57,1,0,0,0,686,698,5,39,0,0,687,698,5,42,0,0,688,698,5,38,0,0,689,
        698,5,37,0,0,690,698,5,40,0,0,691,698,5,41,0,0,692,698,5,8,0,0,693,
        694,5,56,0,0,694,695,3,48,24,0,695,696,5,26,0,0,696,698,1,0,0,0,
        697,686,1,0,0,0,697,687,1,0,0,0,697,688,1,0,0,0,697,689,1,0,0,0,
        697,690,1,0,0,0,697,691,1,0,0,0,697,692,1,0,0,0,697,693,1,0,0,0,
        698,59,1,0,0,0,699,734,5,45,0,0,700,734,5,48,0,0,701,734,5,46,0,
        0,702,734,5,47,0,0,703,705,5,25,0,0,704,706,3,50,25,0,705,704,1,
        0,0,0,705,706,1,0,0,0,706,707,1,0,0,0,707,734,5,26,0,0,708,709,5,
        65,0,0,709,710,3,44,22,0,710,711,5,26,0,0,711,712,3,32,16,0,712,
        734,1,0,0,0,713,714,5,9,0,0,714,715,5,25,0,0,715,720,3,44,22,0,716,
        717,5,24,0,0,717,719,3,62,31,0,718,716,1,0,0,0,719,722,1,0,0,0,720,
        718,1,0,0,0,720,721,1,0,0,0,721,723,1,0,0,0,722,720,1,0,0,0,723,
        724,5,26,0,0,724,734,1,0,0,0,725,727,5,29,0,0,726,728,3,48,24,0,
        727,726,1,0,0,0,727,728,1,0,0,0,728,729,1,0,0,0,729,734,5,30,0,0,
        730,731,5,35,0,0,731,734,5,48,0,0,732,734,5,34,0,0,733,699,1,0,0,
        0,733,700,1,0,0,0,733,701,1,0,0,0,733,702,1,0,0,0,733,703,1,0,0,
        0,733,708,1,0,0,0,733,713,1,0,0,0,733,725,1,0,0,0,733,730,1,0,0,
        0,733,732,1,0,0,0,734,61,1,0,0,0,735,738,5,18,0,0,736,738,3,44,22,
        0,737,735,1,0,0,0,737,736,1,0,0,0,738,739,1,0,0,0,739,740,5,31,0,
        0,740,741,3,44,22,0,741,63,1,0,0,0,742,746,7,2,0,0,743,745,3,66,
        33,0,744,743,1,0,0,0,745,748,1,0,0,0,746,744,1,0,0,0,746,747,1,0,
        0,0,747,65,1,0,0,0,748,746,1,0,0,0,749,751,5,25,0,0,750,752,3,50,
        25,0,751,750,1,0,0,0,751,752,1,0,0,0,752,753,1,0,0,0,753,763,5,26,
        0,0,754,756,5,29,0,0,755,757,3,48,24,0,756,755,1,0,0,0,756,757,1,
        0,0,0,757,758,1,0,0,0,758,763,5,30,0,0,759,760,7,3,0,0,760,763,5,
        48,0,0,761,763,5,37,0,0,762,749,1,0,0,0,762,754,1,0,0,0,762,759,
        1,0,0,0,762,761,1,0,0,0,763,67,1,0,0,0,764,768,5,10,0,0,765,767,
        7,4,0,0,766,765,1,0,0,0,767,770,1,0,0,0,768,766,1,0,0,0,768,769,
        1,0,0,0,769,771,1,0,0,0,770,768,1,0,0,0,771,773,5,25,0,0,772,774,
        3,50,25,0,773,772,1,0,0,0,773,774,1,0,0,0,774,781,1,0,0,0,775,777,
        7,5,0,0,776,778,3,50,25,0,777,776,1,0,0,0,777,778,1,0,0,0,778,780,
        1,0,0,0,779,775,1,0,0,0,780,783,1,0,0,0,781,779,1,0,0,0,781,782,
        1,0,0,0,782,784,1,0,0,0,783,781,1,0,0,0,784,785,5,26,0,0,785,69,
        1,0,0,0,122,73,85,92,97,101,111,125,130,141,152,159,162,169,172,
        176,180,186,203,211,217,222,229,235,243,246,248,254,262,276,285,
        288,293,301,308,315,322,332,338,344,349,354,357,363,365,370,373,
        379,388,395,401,404,413,419,427,430,437,444,449,453,458,462,467,
        469,477,479,482,488,490,493,497,506,510,515,518,521,526,530,534,
        538,545,548,558,565,568,574,576,582,588,591,597,600,609,616,619,
        624,631,638,640,646,648,650,656,659,666,672,675,681,684,697,705,
        720,727,733,737,746,751,756,762,768,773,777,781
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
    public tail(): TailContext | null {
        return this.getRuleContext(0, TailContext);
    }
    public attribute(): AttributeContext[];
    public attribute(i: number): AttributeContext | null;
    public attribute(i?: number): AttributeContext[] | AttributeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AttributeContext);
        }

        return this.getRuleContext(i, AttributeContext);
    }
    public MACRO_STATEMENT(): antlr.TerminalNode | null {
        return this.getToken(CParser.MACRO_STATEMENT, 0);
    }
    public arguments(): ArgumentsContext | null {
        return this.getRuleContext(0, ArgumentsContext);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_statement;
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
    public oldParameters(): OldParametersContext | null {
        return this.getRuleContext(0, OldParametersContext);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_tail;
    }
}


export class OldParametersContext extends antlr.ParserRuleContext {
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
    public SEMI(): antlr.TerminalNode[];
    public SEMI(i: number): antlr.TerminalNode | null;
    public SEMI(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.SEMI);
    	} else {
    		return this.getToken(CParser.SEMI, i);
    	}
    }
    public SPECIFIER(): antlr.TerminalNode | null {
        return this.getToken(CParser.SPECIFIER, 0);
    }
    public TYPE_NAME(): antlr.TerminalNode | null {
        return this.getToken(CParser.TYPE_NAME, 0);
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
        return CParser.RULE_oldParameters;
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
    public LPAREN(): antlr.TerminalNode | null {
        return this.getToken(CParser.LPAREN, 0);
    }
    public RPAREN(): antlr.TerminalNode | null {
        return this.getToken(CParser.RPAREN, 0);
    }
    public arguments(): ArgumentsContext | null {
        return this.getRuleContext(0, ArgumentsContext);
    }
    public TYPEOF(): antlr.TerminalNode | null {
        return this.getToken(CParser.TYPEOF, 0);
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
    public RBRACK(): antlr.TerminalNode | null {
        return this.getToken(CParser.RBRACK, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
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
    public specifier(): SpecifierContext[];
    public specifier(i: number): SpecifierContext | null;
    public specifier(i?: number): SpecifierContext[] | SpecifierContext | null {
        if (i === undefined) {
            return this.getRuleContexts(SpecifierContext);
        }

        return this.getRuleContext(i, SpecifierContext);
    }
    public memberPart(): MemberPartContext[];
    public memberPart(i: number): MemberPartContext | null;
    public memberPart(i?: number): MemberPartContext[] | MemberPartContext | null {
        if (i === undefined) {
            return this.getRuleContexts(MemberPartContext);
        }

        return this.getRuleContext(i, MemberPartContext);
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
    public MACRO_STATEMENT(): antlr.TerminalNode | null {
        return this.getToken(CParser.MACRO_STATEMENT, 0);
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
    public IDENTIFIER(): antlr.TerminalNode | null {
        return this.getToken(CParser.IDENTIFIER, 0);
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
    public specifier(): SpecifierContext[];
    public specifier(i: number): SpecifierContext | null;
    public specifier(i?: number): SpecifierContext[] | SpecifierContext | null {
        if (i === undefined) {
            return this.getRuleContexts(SpecifierContext);
        }

        return this.getRuleContext(i, SpecifierContext);
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
    public operator(): OperatorContext[];
    public operator(i: number): OperatorContext | null;
    public operator(i?: number): OperatorContext[] | OperatorContext | null {
        if (i === undefined) {
            return this.getRuleContexts(OperatorContext);
        }

        return this.getRuleContext(i, OperatorContext);
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
    public word(): WordContext[];
    public word(i: number): WordContext | null;
    public word(i?: number): WordContext[] | WordContext | null {
        if (i === undefined) {
            return this.getRuleContexts(WordContext);
        }

        return this.getRuleContext(i, WordContext);
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
    public expressions(): ExpressionsContext[];
    public expressions(i: number): ExpressionsContext | null;
    public expressions(i?: number): ExpressionsContext[] | ExpressionsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionsContext);
        }

        return this.getRuleContext(i, ExpressionsContext);
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
    public operand(): OperandContext | null {
        return this.getRuleContext(0, OperandContext);
    }
    public follower(): FollowerContext[];
    public follower(i: number): FollowerContext | null;
    public follower(i?: number): FollowerContext[] | FollowerContext | null {
        if (i === undefined) {
            return this.getRuleContexts(FollowerContext);
        }

        return this.getRuleContext(i, FollowerContext);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_expression;
    }
}


export class FollowerContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public operator(): OperatorContext | null {
        return this.getRuleContext(0, OperatorContext);
    }
    public operand(): OperandContext | null {
        return this.getRuleContext(0, OperandContext);
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(CParser.ASSIGN, 0);
    }
    public braces(): BracesContext | null {
        return this.getRuleContext(0, BracesContext);
    }
    public QUESTION(): antlr.TerminalNode | null {
        return this.getToken(CParser.QUESTION, 0);
    }
    public COLON(): antlr.TerminalNode | null {
        return this.getToken(CParser.COLON, 0);
    }
    public expressions(): ExpressionsContext | null {
        return this.getRuleContext(0, ExpressionsContext);
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
    public word(): WordContext | null {
        return this.getRuleContext(0, WordContext);
    }
    public specifier(): SpecifierContext | null {
        return this.getRuleContext(0, SpecifierContext);
    }
    public assembly(): AssemblyContext | null {
        return this.getRuleContext(0, AssemblyContext);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_follower;
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
    public elements(): ElementsContext | null {
        return this.getRuleContext(0, ElementsContext);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_argument;
    }
}


export class OperatorContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(CParser.ASSIGN, 0);
    }
    public OPERATOR(): antlr.TerminalNode | null {
        return this.getToken(CParser.OPERATOR, 0);
    }
    public SIGN(): antlr.TerminalNode | null {
        return this.getToken(CParser.SIGN, 0);
    }
    public AND(): antlr.TerminalNode | null {
        return this.getToken(CParser.AND, 0);
    }
    public ANDS(): antlr.TerminalNode | null {
        return this.getToken(CParser.ANDS, 0);
    }
    public ELLIPSIS(): antlr.TerminalNode | null {
        return this.getToken(CParser.ELLIPSIS, 0);
    }
    public COLONS(): antlr.TerminalNode | null {
        return this.getToken(CParser.COLONS, 0);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_operator;
    }
}


export class OperandContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public prefix(): PrefixContext[];
    public prefix(i: number): PrefixContext | null;
    public prefix(i?: number): PrefixContext[] | PrefixContext | null {
        if (i === undefined) {
            return this.getRuleContexts(PrefixContext);
        }

        return this.getRuleContext(i, PrefixContext);
    }
    public primary(): PrimaryContext | null {
        return this.getRuleContext(0, PrimaryContext);
    }
    public link(): LinkContext[];
    public link(i: number): LinkContext | null;
    public link(i?: number): LinkContext[] | LinkContext | null {
        if (i === undefined) {
            return this.getRuleContexts(LinkContext);
        }

        return this.getRuleContext(i, LinkContext);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_operand;
    }
}


export class PrefixContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public STAR(): antlr.TerminalNode | null {
        return this.getToken(CParser.STAR, 0);
    }
    public SIGN(): antlr.TerminalNode | null {
        return this.getToken(CParser.SIGN, 0);
    }
    public NOT(): antlr.TerminalNode | null {
        return this.getToken(CParser.NOT, 0);
    }
    public STEP(): antlr.TerminalNode | null {
        return this.getToken(CParser.STEP, 0);
    }
    public AND(): antlr.TerminalNode | null {
        return this.getToken(CParser.AND, 0);
    }
    public ANDS(): antlr.TerminalNode | null {
        return this.getToken(CParser.ANDS, 0);
    }
    public SIZEOF(): antlr.TerminalNode | null {
        return this.getToken(CParser.SIZEOF, 0);
    }
    public CAST(): antlr.TerminalNode | null {
        return this.getToken(CParser.CAST, 0);
    }
    public expressions(): ExpressionsContext | null {
        return this.getRuleContext(0, ExpressionsContext);
    }
    public RPAREN(): antlr.TerminalNode | null {
        return this.getToken(CParser.RPAREN, 0);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_prefix;
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
    public IDENTIFIER(): antlr.TerminalNode | null {
        return this.getToken(CParser.IDENTIFIER, 0);
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
    public link(): LinkContext[];
    public link(i: number): LinkContext | null;
    public link(i?: number): LinkContext[] | LinkContext | null {
        if (i === undefined) {
            return this.getRuleContexts(LinkContext);
        }

        return this.getRuleContext(i, LinkContext);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_word;
    }
}


export class LinkContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
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
    public LBRACK(): antlr.TerminalNode | null {
        return this.getToken(CParser.LBRACK, 0);
    }
    public RBRACK(): antlr.TerminalNode | null {
        return this.getToken(CParser.RBRACK, 0);
    }
    public expressions(): ExpressionsContext | null {
        return this.getRuleContext(0, ExpressionsContext);
    }
    public IDENTIFIER(): antlr.TerminalNode | null {
        return this.getToken(CParser.IDENTIFIER, 0);
    }
    public DOT(): antlr.TerminalNode | null {
        return this.getToken(CParser.DOT, 0);
    }
    public ARROW(): antlr.TerminalNode | null {
        return this.getToken(CParser.ARROW, 0);
    }
    public STEP(): antlr.TerminalNode | null {
        return this.getToken(CParser.STEP, 0);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_link;
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
