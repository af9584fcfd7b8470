
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
    public static readonly STATEMENTS_BEHIND = 57;
    public static readonly INITIALISER = 58;
    public static readonly ATTRIBUTES = 59;
    public static readonly ELSE_IF = 60;
    public static readonly GROUP_IF = 61;
    public static readonly GROUP_ELSE = 62;
    public static readonly GROUP_END = 63;
    public static readonly HIDDEN_LINE = 64;
    public static readonly MACRO_STATEMENT = 65;
    public static readonly COMPOUND = 66;
    public static readonly STATEMENTS = 67;
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
    public static readonly RULE_oldParameters = 10;
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
    public static readonly RULE_follower = 25;
    public static readonly RULE_expressions = 26;
    public static readonly RULE_arguments = 27;
    public static readonly RULE_argument = 28;
    public static readonly RULE_operator = 29;
    public static readonly RULE_operand = 30;
    public static readonly RULE_prefix = 31;
    public static readonly RULE_primary = 32;
    public static readonly RULE_association = 33;
    public static readonly RULE_word = 34;
    public static readonly RULE_link = 35;
    public static readonly RULE_assembly = 36;

    public static readonly literalNames = [
        null, null, null, null, null, "'__extension__'", null, "'enum'", 
        null, "'_Generic'", null, null, "'else'", "'while'", "'for'", "'do'", 
        "'switch'", "'case'", "'default'", "'goto'", "'return'", "'break'", 
        "'continue'", "';'", null, null, "')'", null, null, null, null, 
        "':'", "'::'", "'?'", "'...'", "'.'", "'->'", null, null, "'*'", 
        "'&'", "'&&'", null, "'='", null, null, null, null, null, null, 
        null, null, null, null, "'int'", null, null, null, "'{'", "'['", 
        null, "'#if 0\\n'", "'#else\\n'", "'#endif\\n'", "'#\\n'"
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
        "CAST", "STATEMENTS_BEHIND", "INITIALISER", "ATTRIBUTES", "ELSE_IF", 
        "GROUP_IF", "GROUP_ELSE", "GROUP_END", "HIDDEN_LINE", "MACRO_STATEMENT", 
        "COMPOUND", "STATEMENTS"
    ];
    public static readonly ruleNames = [
        "translationUnit", "item", "label", "statement", "bareMacro", "invocation", 
        "block", "body", "condition", "tail", "oldParameters", "specifier", 
        "attribute", "structure", "members", "member", "memberPart", "enumeration", 
        "braces", "elements", "element", "line", "value", "part", "expression", 
        "follower", "expressions", "arguments", "argument", "operator", 
        "operand", "prefix", "primary", "association", "word", "link", "assembly",
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
            this.state = 77;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2322659835) !== 0) || _la === 66) {
                {
                {
                this.state = 74;
                this.item();
                }
                }
                this.state = 79;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 80;
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
            this.state = 105;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 4, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 82;
                this.label();
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 83;
                this.statement();
                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 84;
                this.match(CParser.DIRECTIVE);
                }
                break;
            case 4:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 85;
                this.match(CParser.GROUP_IF);
                this.state = 89;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2322659835) !== 0) || _la === 66) {
                    {
                    {
                    this.state = 86;
                    this.item();
                    }
                    }
                    this.state = 91;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 101;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 62) {
                    {
                    {
                    this.state = 92;
                    this.match(CParser.GROUP_ELSE);
                    this.state = 96;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2322659835) !== 0) || _la === 66) {
                        {
                        {
                        this.state = 93;
                        this.item();
                        }
                        }
                        this.state = 98;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    }
                    this.state = 103;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 104;
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
            this.state = 115;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 107;
                this.match(CParser.IDENTIFIER);
                this.state = 108;
                this.match(CParser.COLON);
                }
                break;
            case CParser.CASE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 109;
                this.match(CParser.CASE);
                this.state = 110;
                this.expression();
                this.state = 111;
                this.match(CParser.COLON);
                }
                break;
            case CParser.DEFAULT:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 113;
                this.match(CParser.DEFAULT);
                this.state = 114;
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
            this.state = 246;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 117;
                this.match(CParser.SEMI);
                }
                break;
            case CParser.LBRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 118;
                this.block();
                }
                break;
            case CParser.IF:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 119;
                this.match(CParser.IF);
                this.state = 120;
                this.condition();
                this.state = 121;
                this.body();
                this.state = 129;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 6, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 122;
                        this.match(CParser.ELSE);
                        this.state = 123;
                        this.match(CParser.ELSE_IF);
                        this.state = 124;
                        this.condition();
                        this.state = 125;
                        this.body();
                        }
                        }
                    }
                    this.state = 131;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 6, this.context);
                }
                this.state = 134;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 7, this.context) ) {
                case 1:
                    {
                    this.state = 132;
                    this.match(CParser.ELSE);
                    this.state = 133;
                    this.body();
                    }
                    break;
                }
                }
                break;
            case CParser.WHILE:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 136;
                this.match(CParser.WHILE);
                this.state = 137;
                this.condition();
                this.state = 138;
                this.body();
                }
                break;
            case CParser.DO:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 140;
                this.match(CParser.DO);
                this.state = 141;
                this.body();
                this.state = 142;
                this.match(CParser.WHILE);
                this.state = 143;
                this.condition();
                this.state = 145;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 8, this.context) ) {
                case 1:
                    {
                    this.state = 144;
                    this.match(CParser.SEMI);
                    }
                    break;
                }
                }
                break;
            case CParser.SWITCH:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 147;
                this.match(CParser.SWITCH);
                this.state = 148;
                this.condition();
                this.state = 149;
                this.body();
                }
                break;
            case CParser.FOR:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 151;
                this.match(CParser.FOR);
                this.state = 152;
                this.match(CParser.LPAREN);
                this.state = 176;
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
                    this.state = 154;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    do {
                        {
                        {
                        this.state = 153;
                        this.specifier();
                        }
                        }
                        this.state = 156;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 35) !== 0));
                    this.state = 166;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 8)) & ~0x1F) === 0 && ((1 << (_la - 8)) & 3961651203) !== 0) || ((((_la - 40)) & ~0x1F) === 0 && ((1 << (_la - 40)) & 67174887) !== 0)) {
                        {
                        this.state = 158;
                        this.part();
                        this.state = 163;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 24) {
                            {
                            {
                            this.state = 159;
                            this.match(CParser.COMMA);
                            this.state = 160;
                            this.part();
                            }
                            }
                            this.state = 165;
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
                    this.state = 168;
                    this.part();
                    this.state = 173;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 24) {
                        {
                        {
                        this.state = 169;
                        this.match(CParser.COMMA);
                        this.state = 170;
                        this.part();
                        }
                        }
                        this.state = 175;
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
                this.state = 178;
                this.match(CParser.SEMI);
                this.state = 180;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 40925691) !== 0) || _la === 66) {
                    {
                    this.state = 179;
                    this.expressions();
                    }
                }

                this.state = 182;
                this.match(CParser.SEMI);
                this.state = 184;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 40925691) !== 0) || _la === 66) {
                    {
                    this.state = 183;
                    this.expressions();
                    }
                }

                this.state = 186;
                this.match(CParser.RPAREN);
                this.state = 187;
                this.body();
                }
                break;
            case CParser.RETURN:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 188;
                this.match(CParser.RETURN);
                this.state = 190;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 40925691) !== 0) || _la === 66) {
                    {
                    this.state = 189;
                    this.expressions();
                    }
                }

                this.state = 192;
                this.match(CParser.SEMI);
                }
                break;
            case CParser.GOTO:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 193;
                this.match(CParser.GOTO);
                this.state = 194;
                this.expression();
                this.state = 195;
                this.match(CParser.SEMI);
                }
                break;
            case CParser.BREAK:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 197;
                this.match(CParser.BREAK);
                this.state = 198;
                this.match(CParser.SEMI);
                }
                break;
            case CParser.CONTINUE:
                this.enterOuterAlt(localContext, 11);
                {
                this.state = 199;
                this.match(CParser.CONTINUE);
                this.state = 200;
                this.match(CParser.SEMI);
                }
                break;
            case CParser.ASM:
                this.enterOuterAlt(localContext, 12);
                {
                this.state = 201;
                this.assembly();
                this.state = 202;
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
                this.state = 205;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 204;
                    this.specifier();
                    }
                    }
                    this.state = 207;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 35) !== 0));
                this.state = 227;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.SEMI:
                    {
                    this.state = 209;
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
                    this.state = 210;
                    this.part();
                    this.state = 221;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 24) {
                        {
                        {
                        this.state = 211;
                        this.match(CParser.COMMA);
                        this.state = 215;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 4 || _la === 59) {
                            {
                            {
                            this.state = 212;
                            this.attribute();
                            }
                            }
                            this.state = 217;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 218;
                        this.part();
                        }
                        }
                        this.state = 223;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 224;
                    this.tail();
                    }
                    break;
                case CParser.MACRO_STATEMENT:
                    {
                    this.state = 226;
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
                this.state = 229;
                this.part();
                this.state = 240;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24) {
                    {
                    {
                    this.state = 230;
                    this.match(CParser.COMMA);
                    this.state = 234;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 4 || _la === 59) {
                        {
                        {
                        this.state = 231;
                        this.attribute();
                        }
                        }
                        this.state = 236;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 237;
                    this.part();
                    }
                    }
                    this.state = 242;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 243;
                this.tail();
                }
                break;
            case CParser.MACRO_STATEMENT:
                this.enterOuterAlt(localContext, 15);
                {
                this.state = 245;
                this.bareMacro();
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
    public bareMacro(): BareMacroContext {
        let localContext = new BareMacroContext(this.context, this.state);
        this.enterRule(localContext, 8, CParser.RULE_bareMacro);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 248;
            this.match(CParser.MACRO_STATEMENT);
            this.state = 250;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 24, this.context) ) {
            case 1:
                {
                this.state = 249;
                this.invocation();
                }
                break;
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
    public invocation(): InvocationContext {
        let localContext = new InvocationContext(this.context, this.state);
        this.enterRule(localContext, 10, CParser.RULE_invocation);
        let _la: number;
        try {
            this.state = 274;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.LPAREN:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 252;
                this.match(CParser.LPAREN);
                this.state = 254;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 57702907) !== 0) || _la === 66) {
                    {
                    this.state = 253;
                    this.arguments();
                    }
                }

                this.state = 263;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 256;
                    this.match(CParser.STATEMENTS_BEHIND);
                    this.state = 260;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2322659835) !== 0) || _la === 66) {
                        {
                        {
                        this.state = 257;
                        this.item();
                        }
                        }
                        this.state = 262;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 265;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.STATEMENTS:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 266;
                this.match(CParser.STATEMENTS);
                this.state = 270;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2322659835) !== 0) || _la === 66) {
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
                this.state = 273;
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
            this.state = 276;
            this.match(CParser.LBRACE);
            this.state = 280;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2322659835) !== 0) || _la === 66) {
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
            this.state = 288;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 31, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 285;
                    this.label();
                    }
                    }
                }
                this.state = 290;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 31, this.context);
            }
            this.state = 291;
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
            this.state = 293;
            this.match(CParser.LPAREN);
            this.state = 294;
            this.expressions();
            this.state = 295;
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
        try {
            this.state = 302;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 297;
                this.match(CParser.SEMI);
                }
                break;
            case CParser.LBRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 298;
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
                this.state = 299;
                this.oldParameters();
                this.state = 300;
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
        this.enterRule(localContext, 20, CParser.RULE_oldParameters);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 314;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SPECIFIER:
                {
                this.state = 304;
                this.match(CParser.SPECIFIER);
                }
                break;
            case CParser.TYPE_NAME:
                {
                this.state = 305;
                this.match(CParser.TYPE_NAME);
                }
                break;
            case CParser.STRUCT:
                {
                this.state = 306;
                this.structure();
                }
                break;
            case CParser.ENUM:
                {
                this.state = 307;
                this.enumeration();
                }
                break;
            case CParser.TYPEOF:
                {
                this.state = 308;
                this.match(CParser.TYPEOF);
                this.state = 309;
                this.match(CParser.LPAREN);
                this.state = 311;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 57702907) !== 0) || _la === 66) {
                    {
                    this.state = 310;
                    this.arguments();
                    }
                }

                this.state = 313;
                this.match(CParser.RPAREN);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 319;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 35) !== 0)) {
                {
                {
                this.state = 316;
                this.specifier();
                }
                }
                this.state = 321;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 322;
            this.part();
            this.state = 327;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 24) {
                {
                {
                this.state = 323;
                this.match(CParser.COMMA);
                this.state = 324;
                this.part();
                }
                }
                this.state = 329;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 330;
            this.match(CParser.SEMI);
            this.state = 348;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 35) !== 0)) {
                {
                {
                this.state = 332;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 331;
                    this.specifier();
                    }
                    }
                    this.state = 334;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 35) !== 0));
                this.state = 336;
                this.part();
                this.state = 341;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24) {
                    {
                    {
                    this.state = 337;
                    this.match(CParser.COMMA);
                    this.state = 338;
                    this.part();
                    }
                    }
                    this.state = 343;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 344;
                this.match(CParser.SEMI);
                }
                }
                this.state = 350;
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
        this.enterRule(localContext, 22, CParser.RULE_specifier);
        let _la: number;
        try {
            this.state = 366;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SPECIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 351;
                this.match(CParser.SPECIFIER);
                }
                break;
            case CParser.QUALIFIER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 352;
                this.match(CParser.QUALIFIER);
                }
                break;
            case CParser.TYPE_NAME:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 353;
                this.match(CParser.TYPE_NAME);
                }
                break;
            case CParser.EXTENSION:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 354;
                this.match(CParser.EXTENSION);
                }
                break;
            case CParser.MACRO:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 355;
                this.match(CParser.MACRO);
                this.state = 356;
                this.invocation();
                }
                break;
            case CParser.TYPEOF:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 357;
                this.match(CParser.TYPEOF);
                this.state = 358;
                this.match(CParser.LPAREN);
                this.state = 360;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 57702907) !== 0) || _la === 66) {
                    {
                    this.state = 359;
                    this.arguments();
                    }
                }

                this.state = 362;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.ATTRIBUTE:
            case CParser.ATTRIBUTES:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 363;
                this.attribute();
                }
                break;
            case CParser.STRUCT:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 364;
                this.structure();
                }
                break;
            case CParser.ENUM:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 365;
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
            this.state = 379;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.ATTRIBUTE:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 368;
                this.match(CParser.ATTRIBUTE);
                this.state = 369;
                this.match(CParser.LPAREN);
                this.state = 371;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 57702907) !== 0) || _la === 66) {
                    {
                    this.state = 370;
                    this.arguments();
                    }
                }

                this.state = 373;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.ATTRIBUTES:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 374;
                this.match(CParser.ATTRIBUTES);
                this.state = 376;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 40925691) !== 0) || _la === 66) {
                    {
                    this.state = 375;
                    this.expression();
                    }
                }

                this.state = 378;
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
            this.state = 381;
            this.match(CParser.STRUCT);
            this.state = 387;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 2 || _la === 4 || _la === 54 || _la === 59) {
                {
                this.state = 385;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.ATTRIBUTE:
                case CParser.ATTRIBUTES:
                    {
                    this.state = 382;
                    this.attribute();
                    }
                    break;
                case CParser.TYPE_NAME:
                    {
                    this.state = 383;
                    this.match(CParser.TYPE_NAME);
                    }
                    break;
                case CParser.QUALIFIER:
                    {
                    this.state = 384;
                    this.match(CParser.QUALIFIER);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 389;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 395;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.IDENTIFIER:
                {
                this.state = 390;
                this.match(CParser.IDENTIFIER);
                this.state = 392;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 47, this.context) ) {
                case 1:
                    {
                    this.state = 391;
                    this.members();
                    }
                    break;
                }
                }
                break;
            case CParser.LBRACE:
                {
                this.state = 394;
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
            this.state = 397;
            this.match(CParser.LBRACE);
            this.state = 401;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2726298622) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2322659835) !== 0) || _la === 66) {
                {
                {
                this.state = 398;
                this.member();
                }
                }
                this.state = 403;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 404;
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
                this.state = 406;
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
                this.state = 408;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 407;
                    this.specifier();
                    }
                    }
                    this.state = 410;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 35) !== 0));
                this.state = 430;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.SEMI:
                    {
                    this.state = 412;
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
                    {
                    this.state = 413;
                    this.memberPart();
                    this.state = 424;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 24) {
                        {
                        {
                        this.state = 414;
                        this.match(CParser.COMMA);
                        this.state = 418;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 4 || _la === 59) {
                            {
                            {
                            this.state = 415;
                            this.attribute();
                            }
                            }
                            this.state = 420;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 421;
                        this.memberPart();
                        }
                        }
                        this.state = 426;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 427;
                    this.match(CParser.SEMI);
                    }
                    break;
                case CParser.MACRO_STATEMENT:
                    {
                    this.state = 429;
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
                this.state = 432;
                this.memberPart();
                this.state = 443;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24) {
                    {
                    {
                    this.state = 433;
                    this.match(CParser.COMMA);
                    this.state = 437;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 4 || _la === 59) {
                        {
                        {
                        this.state = 434;
                        this.attribute();
                        }
                        }
                        this.state = 439;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 440;
                    this.memberPart();
                    }
                    }
                    this.state = 445;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 446;
                this.match(CParser.SEMI);
                }
                break;
            case CParser.MACRO_STATEMENT:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 448;
                this.bareMacro();
                }
                break;
            case CParser.DIRECTIVE:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 449;
                this.match(CParser.DIRECTIVE);
                }
                break;
            case CParser.GROUP_IF:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 450;
                this.match(CParser.GROUP_IF);
                this.state = 454;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2726298622) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2322659835) !== 0) || _la === 66) {
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
                while (_la === 62) {
                    {
                    {
                    this.state = 457;
                    this.match(CParser.GROUP_ELSE);
                    this.state = 461;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2726298622) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2322659835) !== 0) || _la === 66) {
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
            while (_la === 4 || _la === 54 || _la === 59) {
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
                            this.specifier();
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
                switch (this.interpreter.adaptivePredict(this.tokenStream, 66, this.context) ) {
                case 1:
                    {
                    this.state = 498;
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
                        this.specifier();
                        }
                        }
                        this.state = 505;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 35) !== 0));
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
            if(!(_la === 27 || _la === 58)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 514;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 704644094) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 191953403) !== 0) || _la === 66) {
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
                } while (_la === 49 || _la === 61);
                this.state = 535;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 704644094) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 57702907) !== 0) || _la === 66) {
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
            this.state = 555;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.DIRECTIVE:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 540;
                this.match(CParser.DIRECTIVE);
                }
                break;
            case CParser.GROUP_IF:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 541;
                this.match(CParser.GROUP_IF);
                this.state = 543;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 704644094) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 191953403) !== 0) || _la === 66) {
                    {
                    this.state = 542;
                    this.elements();
                    }
                }

                this.state = 551;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 62) {
                    {
                    {
                    this.state = 545;
                    this.match(CParser.GROUP_ELSE);
                    this.state = 547;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 704644094) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 191953403) !== 0) || _la === 66) {
                        {
                        this.state = 546;
                        this.elements();
                        }
                    }

                    }
                    }
                    this.state = 553;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 554;
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
            this.state = 565;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 81, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 557;
                this.braces();
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 558;
                this.match(CParser.IDENTIFIER);
                this.state = 559;
                this.match(CParser.COLON);
                this.state = 562;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.LBRACE:
                case CParser.INITIALISER:
                    {
                    this.state = 560;
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
                    this.state = 561;
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
                this.state = 564;
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
            this.state = 567;
            this.operand();
            this.state = 593;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1044) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 134348679) !== 0)) {
                {
                this.state = 591;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 85, this.context) ) {
                case 1:
                    {
                    this.state = 568;
                    this.operator();
                    this.state = 569;
                    this.operand();
                    }
                    break;
                case 2:
                    {
                    this.state = 571;
                    this.match(CParser.ASSIGN);
                    this.state = 572;
                    this.braces();
                    }
                    break;
                case 3:
                    {
                    this.state = 573;
                    this.match(CParser.QUESTION);
                    this.state = 575;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 40925691) !== 0) || _la === 66) {
                        {
                        this.state = 574;
                        this.expressions();
                        }
                    }

                    this.state = 577;
                    this.match(CParser.COLON);
                    this.state = 578;
                    this.operand();
                    }
                    break;
                case 4:
                    {
                    this.state = 580;
                    this.errorHandler.sync(this);
                    alternative = 1;
                    do {
                        switch (alternative) {
                        case 1:
                            {
                            {
                            this.state = 579;
                            this.match(CParser.STAR);
                            }
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 582;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 83, this.context);
                    } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                    this.state = 585;
                    this.errorHandler.sync(this);
                    switch (this.interpreter.adaptivePredict(this.tokenStream, 84, this.context) ) {
                    case 1:
                        {
                        this.state = 584;
                        this.operand();
                        }
                        break;
                    }
                    }
                    break;
                case 5:
                    {
                    this.state = 587;
                    this.word();
                    }
                    break;
                case 6:
                    {
                    this.state = 588;
                    this.match(CParser.QUALIFIER);
                    }
                    break;
                case 7:
                    {
                    this.state = 589;
                    this.attribute();
                    }
                    break;
                case 8:
                    {
                    this.state = 590;
                    this.assembly();
                    }
                    break;
                }
                }
                this.state = 595;
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
            this.state = 617;
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
                this.state = 597;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 596;
                    this.specifier();
                    }
                    }
                    this.state = 599;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 35) !== 0));
                this.state = 608;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 8)) & ~0x1F) === 0 && ((1 << (_la - 8)) & 3961651203) !== 0) || ((((_la - 40)) & ~0x1F) === 0 && ((1 << (_la - 40)) & 67174887) !== 0)) {
                    {
                    this.state = 601;
                    this.operand();
                    this.state = 605;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 88, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 602;
                            this.follower();
                            }
                            }
                        }
                        this.state = 607;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 88, this.context);
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
                this.state = 610;
                this.operand();
                this.state = 614;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 90, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 611;
                        this.follower();
                        }
                        }
                    }
                    this.state = 616;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 90, this.context);
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
        this.enterRule(localContext, 50, CParser.RULE_follower);
        let _la: number;
        try {
            let alternative: number;
            this.state = 641;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 95, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 619;
                this.operator();
                this.state = 620;
                this.operand();
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 622;
                this.match(CParser.ASSIGN);
                this.state = 623;
                this.braces();
                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 624;
                this.match(CParser.QUESTION);
                this.state = 626;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 40925691) !== 0) || _la === 66) {
                    {
                    this.state = 625;
                    this.expressions();
                    }
                }

                this.state = 628;
                this.match(CParser.COLON);
                this.state = 629;
                this.operand();
                }
                break;
            case 4:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 631;
                this.errorHandler.sync(this);
                alternative = 1;
                do {
                    switch (alternative) {
                    case 1:
                        {
                        {
                        this.state = 630;
                        this.match(CParser.STAR);
                        }
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 633;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 93, this.context);
                } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                this.state = 636;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 94, this.context) ) {
                case 1:
                    {
                    this.state = 635;
                    this.operand();
                    }
                    break;
                }
                }
                break;
            case 5:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 638;
                this.word();
                }
                break;
            case 6:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 639;
                this.specifier();
                }
                break;
            case 7:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 640;
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
        this.enterRule(localContext, 52, CParser.RULE_expressions);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 643;
            this.expression();
            this.state = 648;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 24) {
                {
                {
                this.state = 644;
                this.match(CParser.COMMA);
                this.state = 645;
                this.expression();
                }
                }
                this.state = 650;
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
        this.enterRule(localContext, 54, CParser.RULE_arguments);
        let _la: number;
        try {
            this.state = 667;
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
                this.state = 651;
                this.argument();
                this.state = 657;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24) {
                    {
                    this.state = 655;
                    this.errorHandler.sync(this);
                    switch (this.interpreter.adaptivePredict(this.tokenStream, 97, this.context) ) {
                    case 1:
                        {
                        this.state = 652;
                        this.match(CParser.COMMA);
                        this.state = 653;
                        this.argument();
                        }
                        break;
                    case 2:
                        {
                        this.state = 654;
                        this.match(CParser.COMMA);
                        }
                        break;
                    }
                    }
                    this.state = 659;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case CParser.COMMA:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 663;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    this.state = 663;
                    this.errorHandler.sync(this);
                    switch (this.interpreter.adaptivePredict(this.tokenStream, 99, this.context) ) {
                    case 1:
                        {
                        this.state = 660;
                        this.match(CParser.COMMA);
                        this.state = 661;
                        this.argument();
                        }
                        break;
                    case 2:
                        {
                        this.state = 662;
                        this.match(CParser.COMMA);
                        }
                        break;
                    }
                    }
                    this.state = 665;
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
        this.enterRule(localContext, 56, CParser.RULE_argument);
        let _la: number;
        try {
            this.state = 676;
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
                this.state = 669;
                this.expression();
                }
                break;
            case CParser.LBRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 670;
                this.block();
                }
                break;
            case CParser.INITIALISER:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 671;
                this.match(CParser.INITIALISER);
                this.state = 673;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 704644094) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 191953403) !== 0) || _la === 66) {
                    {
                    this.state = 672;
                    this.elements();
                    }
                }

                this.state = 675;
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
        this.enterRule(localContext, 58, CParser.RULE_operator);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 678;
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
        this.enterRule(localContext, 60, CParser.RULE_operand);
        let _la: number;
        try {
            let alternative: number;
            this.state = 701;
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
                this.state = 681;
                this.errorHandler.sync(this);
                alternative = 1;
                do {
                    switch (alternative) {
                    case 1:
                        {
                        {
                        this.state = 680;
                        this.prefix();
                        }
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 683;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 104, this.context);
                } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                this.state = 692;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 106, this.context) ) {
                case 1:
                    {
                    this.state = 685;
                    this.primary();
                    this.state = 689;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (((((_la - 25)) & ~0x1F) === 0 && ((1 << (_la - 25)) & 7185) !== 0) || _la === 67) {
                        {
                        {
                        this.state = 686;
                        this.link();
                        }
                        }
                        this.state = 691;
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
                this.state = 694;
                this.primary();
                this.state = 698;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 25)) & ~0x1F) === 0 && ((1 << (_la - 25)) & 7185) !== 0) || _la === 67) {
                    {
                    {
                    this.state = 695;
                    this.link();
                    }
                    }
                    this.state = 700;
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
        this.enterRule(localContext, 62, CParser.RULE_prefix);
        try {
            this.state = 714;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.STAR:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 703;
                this.match(CParser.STAR);
                }
                break;
            case CParser.SIGN:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 704;
                this.match(CParser.SIGN);
                }
                break;
            case CParser.NOT:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 705;
                this.match(CParser.NOT);
                }
                break;
            case CParser.STEP:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 706;
                this.match(CParser.STEP);
                }
                break;
            case CParser.AND:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 707;
                this.match(CParser.AND);
                }
                break;
            case CParser.ANDS:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 708;
                this.match(CParser.ANDS);
                }
                break;
            case CParser.SIZEOF:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 709;
                this.match(CParser.SIZEOF);
                }
                break;
            case CParser.CAST:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 710;
                this.match(CParser.CAST);
                this.state = 711;
                this.expressions();
                this.state = 712;
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
        this.enterRule(localContext, 64, CParser.RULE_primary);
        let _la: number;
        try {
            this.state = 750;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.NUMBER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 716;
                this.match(CParser.NUMBER);
                }
                break;
            case CParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 717;
                this.match(CParser.IDENTIFIER);
                }
                break;
            case CParser.CHARACTER:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 718;
                this.match(CParser.CHARACTER);
                }
                break;
            case CParser.STRING:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 719;
                this.match(CParser.STRING);
                }
                break;
            case CParser.LPAREN:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 720;
                this.match(CParser.LPAREN);
                this.state = 722;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 57702907) !== 0) || _la === 66) {
                    {
                    this.state = 721;
                    this.arguments();
                    }
                }

                this.state = 724;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.COMPOUND:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 725;
                this.match(CParser.COMPOUND);
                this.state = 726;
                this.expression();
                this.state = 727;
                this.match(CParser.RPAREN);
                this.state = 728;
                this.braces();
                }
                break;
            case CParser.GENERIC:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 730;
                this.match(CParser.GENERIC);
                this.state = 731;
                this.match(CParser.LPAREN);
                this.state = 732;
                this.expression();
                this.state = 737;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24) {
                    {
                    {
                    this.state = 733;
                    this.match(CParser.COMMA);
                    this.state = 734;
                    this.association();
                    }
                    }
                    this.state = 739;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 740;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.LBRACK:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 742;
                this.match(CParser.LBRACK);
                this.state = 744;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 40925691) !== 0) || _la === 66) {
                    {
                    this.state = 743;
                    this.expressions();
                    }
                }

                this.state = 746;
                this.match(CParser.RBRACK);
                }
                break;
            case CParser.DOT:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 747;
                this.match(CParser.DOT);
                this.state = 748;
                this.match(CParser.IDENTIFIER);
                }
                break;
            case CParser.ELLIPSIS:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 749;
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
        this.enterRule(localContext, 66, CParser.RULE_association);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 754;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.DEFAULT:
                {
                this.state = 752;
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
                this.state = 753;
                this.expression();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 756;
            this.match(CParser.COLON);
            this.state = 757;
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
        this.enterRule(localContext, 68, CParser.RULE_word);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 759;
            _la = this.tokenStream.LA(1);
            if(!(((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 15) !== 0))) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 763;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 25)) & ~0x1F) === 0 && ((1 << (_la - 25)) & 7185) !== 0) || _la === 67) {
                {
                {
                this.state = 760;
                this.link();
                }
                }
                this.state = 765;
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
        this.enterRule(localContext, 70, CParser.RULE_link);
        let _la: number;
        try {
            this.state = 796;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.LPAREN:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 766;
                this.match(CParser.LPAREN);
                this.state = 768;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 57702907) !== 0) || _la === 66) {
                    {
                    this.state = 767;
                    this.arguments();
                    }
                }

                this.state = 777;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 770;
                    this.match(CParser.STATEMENTS_BEHIND);
                    this.state = 774;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2322659835) !== 0) || _la === 66) {
                        {
                        {
                        this.state = 771;
                        this.item();
                        }
                        }
                        this.state = 776;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 779;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.STATEMENTS:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 780;
                this.match(CParser.STATEMENTS);
                this.state = 784;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2322659835) !== 0) || _la === 66) {
                    {
                    {
                    this.state = 781;
                    this.item();
                    }
                    }
                    this.state = 786;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 787;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.LBRACK:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 788;
                this.match(CParser.LBRACK);
                this.state = 790;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 40925691) !== 0) || _la === 66) {
                    {
                    this.state = 789;
                    this.expressions();
                    }
                }

                this.state = 792;
                this.match(CParser.RBRACK);
                }
                break;
            case CParser.DOT:
            case CParser.ARROW:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 793;
                _la = this.tokenStream.LA(1);
                if(!(_la === 35 || _la === 36)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 794;
                this.match(CParser.IDENTIFIER);
                }
                break;
            case CParser.STEP:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 795;
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
        this.enterRule(localContext, 72, CParser.RULE_assembly);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 798;
            this.match(CParser.ASM);
            this.state = 802;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 524294) !== 0)) {
                {
                {
                this.state = 799;
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
                this.state = 804;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 805;
            this.match(CParser.LPAREN);
            this.state = 807;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 57702907) !== 0) || _la === 66) {
                {
                this.state = 806;
                this.arguments();
                }
            }

            this.state = 815;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 31 || _la === 32) {
                {
                {
                this.state = 809;
                _la = this.tokenStream.LA(1);
                if(!(_la === 31 || _la === 32)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 811;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 57702907) !== 0) || _la === 66) {
                    {
                    this.state = 810;
                    this.arguments();
                    }
                }

                }
                }
                this.state = 817;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 818;
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
        4,1,67,821,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
        6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,13,
        2,14,7,14,2,15,7,15,2,16,7,16,2,17,7,17,2,18,7,18,2,19,7,19,2,20,
        7,20,2,21,7,21,2,22,7,22,2,23,7,23,2,24,7,24,2,25,7,25,2,26,7,26,
        2,27,7,27,2,28,7,28,2,29,7,29,2,30,7,30,2,31,7,31,2,32,7,32,2,33,
        7,33,2,34,7,34,2,35,7,35,2,36,7,36,1,0,5,0,76,8,0,10,0,12,0,79,9,
        0,1,0,1,0,1,1,1,1,1,1,1,1,1,1,5,1,88,8,1,10,1,12,1,91,9,1,1,1,1,
        1,5,1,95,8,1,10,1,12,1,98,9,1,5,1,100,8,1,10,1,12,1,103,9,1,1,1,
        3,1,106,8,1,1,2,1,2,1,2,1,2,1,2,1,2,1,2,1,2,3,2,116,8,2,1,3,1,3,
        1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,5,3,128,8,3,10,3,12,3,131,9,3,1,
        3,1,3,3,3,135,8,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,3,3,146,8,
        3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,4,3,155,8,3,11,3,12,3,156,1,3,1,3,
        1,3,5,3,162,8,3,10,3,12,3,165,9,3,3,3,167,8,3,1,3,1,3,1,3,5,3,172,
        8,3,10,3,12,3,175,9,3,3,3,177,8,3,1,3,1,3,3,3,181,8,3,1,3,1,3,3,
        3,185,8,3,1,3,1,3,1,3,1,3,3,3,191,8,3,1,3,1,3,1,3,1,3,1,3,1,3,1,
        3,1,3,1,3,1,3,1,3,1,3,1,3,4,3,206,8,3,11,3,12,3,207,1,3,1,3,1,3,
        1,3,5,3,214,8,3,10,3,12,3,217,9,3,1,3,5,3,220,8,3,10,3,12,3,223,
        9,3,1,3,1,3,1,3,3,3,228,8,3,1,3,1,3,1,3,5,3,233,8,3,10,3,12,3,236,
        9,3,1,3,5,3,239,8,3,10,3,12,3,242,9,3,1,3,1,3,1,3,3,3,247,8,3,1,
        4,1,4,3,4,251,8,4,1,5,1,5,3,5,255,8,5,1,5,1,5,5,5,259,8,5,10,5,12,
        5,262,9,5,3,5,264,8,5,1,5,1,5,1,5,5,5,269,8,5,10,5,12,5,272,9,5,
        1,5,3,5,275,8,5,1,6,1,6,5,6,279,8,6,10,6,12,6,282,9,6,1,6,1,6,1,
        7,5,7,287,8,7,10,7,12,7,290,9,7,1,7,1,7,1,8,1,8,1,8,1,8,1,9,1,9,
        1,9,1,9,1,9,3,9,303,8,9,1,10,1,10,1,10,1,10,1,10,1,10,1,10,3,10,
        312,8,10,1,10,3,10,315,8,10,1,10,5,10,318,8,10,10,10,12,10,321,9,
        10,1,10,1,10,1,10,5,10,326,8,10,10,10,12,10,329,9,10,1,10,1,10,4,
        10,333,8,10,11,10,12,10,334,1,10,1,10,1,10,5,10,340,8,10,10,10,12,
        10,343,9,10,1,10,1,10,5,10,347,8,10,10,10,12,10,350,9,10,1,11,1,
        11,1,11,1,11,1,11,1,11,1,11,1,11,1,11,3,11,361,8,11,1,11,1,11,1,
        11,1,11,3,11,367,8,11,1,12,1,12,1,12,3,12,372,8,12,1,12,1,12,1,12,
        3,12,377,8,12,1,12,3,12,380,8,12,1,13,1,13,1,13,1,13,5,13,386,8,
        13,10,13,12,13,389,9,13,1,13,1,13,3,13,393,8,13,1,13,3,13,396,8,
        13,1,14,1,14,5,14,400,8,14,10,14,12,14,403,9,14,1,14,1,14,1,15,1,
        15,4,15,409,8,15,11,15,12,15,410,1,15,1,15,1,15,1,15,5,15,417,8,
        15,10,15,12,15,420,9,15,1,15,5,15,423,8,15,10,15,12,15,426,9,15,
        1,15,1,15,1,15,3,15,431,8,15,1,15,1,15,1,15,5,15,436,8,15,10,15,
        12,15,439,9,15,1,15,5,15,442,8,15,10,15,12,15,445,9,15,1,15,1,15,
        1,15,1,15,1,15,1,15,5,15,453,8,15,10,15,12,15,456,9,15,1,15,1,15,
        5,15,460,8,15,10,15,12,15,463,9,15,5,15,465,8,15,10,15,12,15,468,
        9,15,1,15,3,15,471,8,15,1,16,1,16,1,16,3,16,476,8,16,1,16,1,16,3,
        16,480,8,16,1,17,1,17,1,17,5,17,485,8,17,10,17,12,17,488,9,17,1,
        17,1,17,1,17,4,17,493,8,17,11,17,12,17,494,3,17,497,8,17,1,17,3,
        17,500,8,17,1,17,1,17,4,17,504,8,17,11,17,12,17,505,3,17,508,8,17,
        1,17,3,17,511,8,17,1,18,1,18,3,18,515,8,18,1,18,1,18,1,19,1,19,1,
        19,5,19,522,8,19,10,19,12,19,525,9,19,1,19,3,19,528,8,19,1,20,4,
        20,531,8,20,11,20,12,20,532,1,20,3,20,536,8,20,1,20,3,20,539,8,20,
        1,21,1,21,1,21,3,21,544,8,21,1,21,1,21,3,21,548,8,21,5,21,550,8,
        21,10,21,12,21,553,9,21,1,21,3,21,556,8,21,1,22,1,22,1,22,1,22,1,
        22,3,22,563,8,22,1,22,3,22,566,8,22,1,23,1,23,1,23,1,23,1,23,1,23,
        1,23,1,23,3,23,576,8,23,1,23,1,23,1,23,4,23,581,8,23,11,23,12,23,
        582,1,23,3,23,586,8,23,1,23,1,23,1,23,1,23,5,23,592,8,23,10,23,12,
        23,595,9,23,1,24,4,24,598,8,24,11,24,12,24,599,1,24,1,24,5,24,604,
        8,24,10,24,12,24,607,9,24,3,24,609,8,24,1,24,1,24,5,24,613,8,24,
        10,24,12,24,616,9,24,3,24,618,8,24,1,25,1,25,1,25,1,25,1,25,1,25,
        1,25,3,25,627,8,25,1,25,1,25,1,25,4,25,632,8,25,11,25,12,25,633,
        1,25,3,25,637,8,25,1,25,1,25,1,25,3,25,642,8,25,1,26,1,26,1,26,5,
        26,647,8,26,10,26,12,26,650,9,26,1,27,1,27,1,27,1,27,5,27,656,8,
        27,10,27,12,27,659,9,27,1,27,1,27,1,27,4,27,664,8,27,11,27,12,27,
        665,3,27,668,8,27,1,28,1,28,1,28,1,28,3,28,674,8,28,1,28,3,28,677,
        8,28,1,29,1,29,1,30,4,30,682,8,30,11,30,12,30,683,1,30,1,30,5,30,
        688,8,30,10,30,12,30,691,9,30,3,30,693,8,30,1,30,1,30,5,30,697,8,
        30,10,30,12,30,700,9,30,3,30,702,8,30,1,31,1,31,1,31,1,31,1,31,1,
        31,1,31,1,31,1,31,1,31,1,31,3,31,715,8,31,1,32,1,32,1,32,1,32,1,
        32,1,32,3,32,723,8,32,1,32,1,32,1,32,1,32,1,32,1,32,1,32,1,32,1,
        32,1,32,1,32,5,32,736,8,32,10,32,12,32,739,9,32,1,32,1,32,1,32,1,
        32,3,32,745,8,32,1,32,1,32,1,32,1,32,3,32,751,8,32,1,33,1,33,3,33,
        755,8,33,1,33,1,33,1,33,1,34,1,34,5,34,762,8,34,10,34,12,34,765,
        9,34,1,35,1,35,3,35,769,8,35,1,35,1,35,5,35,773,8,35,10,35,12,35,
        776,9,35,3,35,778,8,35,1,35,1,35,1,35,5,35,783,8,35,10,35,12,35,
        786,9,35,1,35,1,35,1,35,3,35,791,8,35,1,35,1,35,1,35,1,35,3,35,797,
        8,35,1,36,1,36,5,36,801,8,36,10,36,12,36,804,9,36,1,36,1,36,3,36,
        808,8,36,1,36,1,36,3,36,812,8,36,5,36,814,8,36,10,36,12,36,817,9,
        36,1,36,1,36,1,36,0,0,37,0,2,4,6,8,10,12,14,16,18,20,22,24,26,28,
        30,32,34,36,38,40,42,44,46,48,50,52,54,56,58,60,62,64,66,68,70,72,
        0,6,2,0,27,27,58,58,3,0,32,32,34,34,40,44,1,0,45,48,1,0,35,36,2,
        0,1,2,19,19,1,0,31,32,974,0,77,1,0,0,0,2,105,1,0,0,0,4,115,1,0,0,
        0,6,246,1,0,0,0,8,248,1,0,0,0,10,274,1,0,0,0,12,276,1,0,0,0,14,288,
        1,0,0,0,16,293,1,0,0,0,18,302,1,0,0,0,20,314,1,0,0,0,22,366,1,0,
        0,0,24,379,1,0,0,0,26,381,1,0,0,0,28,397,1,0,0,0,30,470,1,0,0,0,
        32,479,1,0,0,0,34,481,1,0,0,0,36,512,1,0,0,0,38,518,1,0,0,0,40,538,
        1,0,0,0,42,555,1,0,0,0,44,565,1,0,0,0,46,567,1,0,0,0,48,617,1,0,
        0,0,50,641,1,0,0,0,52,643,1,0,0,0,54,667,1,0,0,0,56,676,1,0,0,0,
        58,678,1,0,0,0,60,701,1,0,0,0,62,714,1,0,0,0,64,750,1,0,0,0,66,754,
        1,0,0,0,68,759,1,0,0,0,70,796,1,0,0,0,72,798,1,0,0,0,74,76,3,2,1,
        0,75,74,1,0,0,0,76,79,1,0,0,0,77,75,1,0,0,0,77,78,1,0,0,0,78,80,
        1,0,0,0,79,77,1,0,0,0,80,81,5,0,0,1,81,1,1,0,0,0,82,106,3,4,2,0,
        83,106,3,6,3,0,84,106,5,49,0,0,85,89,5,61,0,0,86,88,3,2,1,0,87,86,
        1,0,0,0,88,91,1,0,0,0,89,87,1,0,0,0,89,90,1,0,0,0,90,101,1,0,0,0,
        91,89,1,0,0,0,92,96,5,62,0,0,93,95,3,2,1,0,94,93,1,0,0,0,95,98,1,
        0,0,0,96,94,1,0,0,0,96,97,1,0,0,0,97,100,1,0,0,0,98,96,1,0,0,0,99,
        92,1,0,0,0,100,103,1,0,0,0,101,99,1,0,0,0,101,102,1,0,0,0,102,104,
        1,0,0,0,103,101,1,0,0,0,104,106,5,63,0,0,105,82,1,0,0,0,105,83,1,
        0,0,0,105,84,1,0,0,0,105,85,1,0,0,0,106,3,1,0,0,0,107,108,5,48,0,
        0,108,116,5,31,0,0,109,110,5,17,0,0,110,111,3,48,24,0,111,112,5,
        31,0,0,112,116,1,0,0,0,113,114,5,18,0,0,114,116,5,31,0,0,115,107,
        1,0,0,0,115,109,1,0,0,0,115,113,1,0,0,0,116,5,1,0,0,0,117,247,5,
        23,0,0,118,247,3,12,6,0,119,120,5,11,0,0,120,121,3,16,8,0,121,129,
        3,14,7,0,122,123,5,12,0,0,123,124,5,60,0,0,124,125,3,16,8,0,125,
        126,3,14,7,0,126,128,1,0,0,0,127,122,1,0,0,0,128,131,1,0,0,0,129,
        127,1,0,0,0,129,130,1,0,0,0,130,134,1,0,0,0,131,129,1,0,0,0,132,
        133,5,12,0,0,133,135,3,14,7,0,134,132,1,0,0,0,134,135,1,0,0,0,135,
        247,1,0,0,0,136,137,5,13,0,0,137,138,3,16,8,0,138,139,3,14,7,0,139,
        247,1,0,0,0,140,141,5,15,0,0,141,142,3,14,7,0,142,143,5,13,0,0,143,
        145,3,16,8,0,144,146,5,23,0,0,145,144,1,0,0,0,145,146,1,0,0,0,146,
        247,1,0,0,0,147,148,5,16,0,0,148,149,3,16,8,0,149,150,3,14,7,0,150,
        247,1,0,0,0,151,152,5,14,0,0,152,176,5,25,0,0,153,155,3,22,11,0,
        154,153,1,0,0,0,155,156,1,0,0,0,156,154,1,0,0,0,156,157,1,0,0,0,
        157,166,1,0,0,0,158,163,3,46,23,0,159,160,5,24,0,0,160,162,3,46,
        23,0,161,159,1,0,0,0,162,165,1,0,0,0,163,161,1,0,0,0,163,164,1,0,
        0,0,164,167,1,0,0,0,165,163,1,0,0,0,166,158,1,0,0,0,166,167,1,0,
        0,0,167,177,1,0,0,0,168,173,3,46,23,0,169,170,5,24,0,0,170,172,3,
        46,23,0,171,169,1,0,0,0,172,175,1,0,0,0,173,171,1,0,0,0,173,174,
        1,0,0,0,174,177,1,0,0,0,175,173,1,0,0,0,176,154,1,0,0,0,176,168,
        1,0,0,0,176,177,1,0,0,0,177,178,1,0,0,0,178,180,5,23,0,0,179,181,
        3,52,26,0,180,179,1,0,0,0,180,181,1,0,0,0,181,182,1,0,0,0,182,184,
        5,23,0,0,183,185,3,52,26,0,184,183,1,0,0,0,184,185,1,0,0,0,185,186,
        1,0,0,0,186,187,5,26,0,0,187,247,3,14,7,0,188,190,5,20,0,0,189,191,
        3,52,26,0,190,189,1,0,0,0,190,191,1,0,0,0,191,192,1,0,0,0,192,247,
        5,23,0,0,193,194,5,19,0,0,194,195,3,48,24,0,195,196,5,23,0,0,196,
        247,1,0,0,0,197,198,5,21,0,0,198,247,5,23,0,0,199,200,5,22,0,0,200,
        247,5,23,0,0,201,202,3,72,36,0,202,203,5,23,0,0,203,247,1,0,0,0,
        204,206,3,22,11,0,205,204,1,0,0,0,206,207,1,0,0,0,207,205,1,0,0,
        0,207,208,1,0,0,0,208,227,1,0,0,0,209,228,5,23,0,0,210,221,3,46,
        23,0,211,215,5,24,0,0,212,214,3,24,12,0,213,212,1,0,0,0,214,217,
        1,0,0,0,215,213,1,0,0,0,215,216,1,0,0,0,216,218,1,0,0,0,217,215,
        1,0,0,0,218,220,3,46,23,0,219,211,1,0,0,0,220,223,1,0,0,0,221,219,
        1,0,0,0,221,222,1,0,0,0,222,224,1,0,0,0,223,221,1,0,0,0,224,225,
        3,18,9,0,225,228,1,0,0,0,226,228,3,8,4,0,227,209,1,0,0,0,227,210,
        1,0,0,0,227,226,1,0,0,0,228,247,1,0,0,0,229,240,3,46,23,0,230,234,
        5,24,0,0,231,233,3,24,12,0,232,231,1,0,0,0,233,236,1,0,0,0,234,232,
        1,0,0,0,234,235,1,0,0,0,235,237,1,0,0,0,236,234,1,0,0,0,237,239,
        3,46,23,0,238,230,1,0,0,0,239,242,1,0,0,0,240,238,1,0,0,0,240,241,
        1,0,0,0,241,243,1,0,0,0,242,240,1,0,0,0,243,244,3,18,9,0,244,247,
        1,0,0,0,245,247,3,8,4,0,246,117,1,0,0,0,246,118,1,0,0,0,246,119,
        1,0,0,0,246,136,1,0,0,0,246,140,1,0,0,0,246,147,1,0,0,0,246,151,
        1,0,0,0,246,188,1,0,0,0,246,193,1,0,0,0,246,197,1,0,0,0,246,199,
        1,0,0,0,246,201,1,0,0,0,246,205,1,0,0,0,246,229,1,0,0,0,246,245,
        1,0,0,0,247,7,1,0,0,0,248,250,5,65,0,0,249,251,3,10,5,0,250,249,
        1,0,0,0,250,251,1,0,0,0,251,9,1,0,0,0,252,254,5,25,0,0,253,255,3,
        54,27,0,254,253,1,0,0,0,254,255,1,0,0,0,255,263,1,0,0,0,256,260,
        5,57,0,0,257,259,3,2,1,0,258,257,1,0,0,0,259,262,1,0,0,0,260,258,
        1,0,0,0,260,261,1,0,0,0,261,264,1,0,0,0,262,260,1,0,0,0,263,256,
        1,0,0,0,263,264,1,0,0,0,264,265,1,0,0,0,265,275,5,26,0,0,266,270,
        5,67,0,0,267,269,3,2,1,0,268,267,1,0,0,0,269,272,1,0,0,0,270,268,
        1,0,0,0,270,271,1,0,0,0,271,273,1,0,0,0,272,270,1,0,0,0,273,275,
        5,26,0,0,274,252,1,0,0,0,274,266,1,0,0,0,275,11,1,0,0,0,276,280,
        5,27,0,0,277,279,3,2,1,0,278,277,1,0,0,0,279,282,1,0,0,0,280,278,
        1,0,0,0,280,281,1,0,0,0,281,283,1,0,0,0,282,280,1,0,0,0,283,284,
        5,28,0,0,284,13,1,0,0,0,285,287,3,4,2,0,286,285,1,0,0,0,287,290,
        1,0,0,0,288,286,1,0,0,0,288,289,1,0,0,0,289,291,1,0,0,0,290,288,
        1,0,0,0,291,292,3,6,3,0,292,15,1,0,0,0,293,294,5,25,0,0,294,295,
        3,52,26,0,295,296,5,26,0,0,296,17,1,0,0,0,297,303,5,23,0,0,298,303,
        3,12,6,0,299,300,3,20,10,0,300,301,3,12,6,0,301,303,1,0,0,0,302,
        297,1,0,0,0,302,298,1,0,0,0,302,299,1,0,0,0,303,19,1,0,0,0,304,315,
        5,1,0,0,305,315,5,54,0,0,306,315,3,26,13,0,307,315,3,34,17,0,308,
        309,5,3,0,0,309,311,5,25,0,0,310,312,3,54,27,0,311,310,1,0,0,0,311,
        312,1,0,0,0,312,313,1,0,0,0,313,315,5,26,0,0,314,304,1,0,0,0,314,
        305,1,0,0,0,314,306,1,0,0,0,314,307,1,0,0,0,314,308,1,0,0,0,315,
        319,1,0,0,0,316,318,3,22,11,0,317,316,1,0,0,0,318,321,1,0,0,0,319,
        317,1,0,0,0,319,320,1,0,0,0,320,322,1,0,0,0,321,319,1,0,0,0,322,
        327,3,46,23,0,323,324,5,24,0,0,324,326,3,46,23,0,325,323,1,0,0,0,
        326,329,1,0,0,0,327,325,1,0,0,0,327,328,1,0,0,0,328,330,1,0,0,0,
        329,327,1,0,0,0,330,348,5,23,0,0,331,333,3,22,11,0,332,331,1,0,0,
        0,333,334,1,0,0,0,334,332,1,0,0,0,334,335,1,0,0,0,335,336,1,0,0,
        0,336,341,3,46,23,0,337,338,5,24,0,0,338,340,3,46,23,0,339,337,1,
        0,0,0,340,343,1,0,0,0,341,339,1,0,0,0,341,342,1,0,0,0,342,344,1,
        0,0,0,343,341,1,0,0,0,344,345,5,23,0,0,345,347,1,0,0,0,346,332,1,
        0,0,0,347,350,1,0,0,0,348,346,1,0,0,0,348,349,1,0,0,0,349,21,1,0,
        0,0,350,348,1,0,0,0,351,367,5,1,0,0,352,367,5,2,0,0,353,367,5,54,
        0,0,354,367,5,5,0,0,355,356,5,55,0,0,356,367,3,10,5,0,357,358,5,
        3,0,0,358,360,5,25,0,0,359,361,3,54,27,0,360,359,1,0,0,0,360,361,
        1,0,0,0,361,362,1,0,0,0,362,367,5,26,0,0,363,367,3,24,12,0,364,367,
        3,26,13,0,365,367,3,34,17,0,366,351,1,0,0,0,366,352,1,0,0,0,366,
        353,1,0,0,0,366,354,1,0,0,0,366,355,1,0,0,0,366,357,1,0,0,0,366,
        363,1,0,0,0,366,364,1,0,0,0,366,365,1,0,0,0,367,23,1,0,0,0,368,369,
        5,4,0,0,369,371,5,25,0,0,370,372,3,54,27,0,371,370,1,0,0,0,371,372,
        1,0,0,0,372,373,1,0,0,0,373,380,5,26,0,0,374,376,5,59,0,0,375,377,
        3,48,24,0,376,375,1,0,0,0,376,377,1,0,0,0,377,378,1,0,0,0,378,380,
        5,30,0,0,379,368,1,0,0,0,379,374,1,0,0,0,380,25,1,0,0,0,381,387,
        5,6,0,0,382,386,3,24,12,0,383,386,5,54,0,0,384,386,5,2,0,0,385,382,
        1,0,0,0,385,383,1,0,0,0,385,384,1,0,0,0,386,389,1,0,0,0,387,385,
        1,0,0,0,387,388,1,0,0,0,388,395,1,0,0,0,389,387,1,0,0,0,390,392,
        5,48,0,0,391,393,3,28,14,0,392,391,1,0,0,0,392,393,1,0,0,0,393,396,
        1,0,0,0,394,396,3,28,14,0,395,390,1,0,0,0,395,394,1,0,0,0,396,27,
        1,0,0,0,397,401,5,27,0,0,398,400,3,30,15,0,399,398,1,0,0,0,400,403,
        1,0,0,0,401,399,1,0,0,0,401,402,1,0,0,0,402,404,1,0,0,0,403,401,
        1,0,0,0,404,405,5,28,0,0,405,29,1,0,0,0,406,471,5,23,0,0,407,409,
        3,22,11,0,408,407,1,0,0,0,409,410,1,0,0,0,410,408,1,0,0,0,410,411,
        1,0,0,0,411,430,1,0,0,0,412,431,5,23,0,0,413,424,3,32,16,0,414,418,
        5,24,0,0,415,417,3,24,12,0,416,415,1,0,0,0,417,420,1,0,0,0,418,416,
        1,0,0,0,418,419,1,0,0,0,419,421,1,0,0,0,420,418,1,0,0,0,421,423,
        3,32,16,0,422,414,1,0,0,0,423,426,1,0,0,0,424,422,1,0,0,0,424,425,
        1,0,0,0,425,427,1,0,0,0,426,424,1,0,0,0,427,428,5,23,0,0,428,431,
        1,0,0,0,429,431,3,8,4,0,430,412,1,0,0,0,430,413,1,0,0,0,430,429,
        1,0,0,0,431,471,1,0,0,0,432,443,3,32,16,0,433,437,5,24,0,0,434,436,
        3,24,12,0,435,434,1,0,0,0,436,439,1,0,0,0,437,435,1,0,0,0,437,438,
        1,0,0,0,438,440,1,0,0,0,439,437,1,0,0,0,440,442,3,32,16,0,441,433,
        1,0,0,0,442,445,1,0,0,0,443,441,1,0,0,0,443,444,1,0,0,0,444,446,
        1,0,0,0,445,443,1,0,0,0,446,447,5,23,0,0,447,471,1,0,0,0,448,471,
        3,8,4,0,449,471,5,49,0,0,450,454,5,61,0,0,451,453,3,30,15,0,452,
        451,1,0,0,0,453,456,1,0,0,0,454,452,1,0,0,0,454,455,1,0,0,0,455,
        466,1,0,0,0,456,454,1,0,0,0,457,461,5,62,0,0,458,460,3,30,15,0,459,
        458,1,0,0,0,460,463,1,0,0,0,461,459,1,0,0,0,461,462,1,0,0,0,462,
        465,1,0,0,0,463,461,1,0,0,0,464,457,1,0,0,0,465,468,1,0,0,0,466,
        464,1,0,0,0,466,467,1,0,0,0,467,469,1,0,0,0,468,466,1,0,0,0,469,
        471,5,63,0,0,470,406,1,0,0,0,470,408,1,0,0,0,470,432,1,0,0,0,470,
        448,1,0,0,0,470,449,1,0,0,0,470,450,1,0,0,0,471,31,1,0,0,0,472,475,
        3,46,23,0,473,474,5,31,0,0,474,476,3,46,23,0,475,473,1,0,0,0,475,
        476,1,0,0,0,476,480,1,0,0,0,477,478,5,31,0,0,478,480,3,46,23,0,479,
        472,1,0,0,0,479,477,1,0,0,0,480,33,1,0,0,0,481,486,5,7,0,0,482,485,
        3,24,12,0,483,485,5,54,0,0,484,482,1,0,0,0,484,483,1,0,0,0,485,488,
        1,0,0,0,486,484,1,0,0,0,486,487,1,0,0,0,487,510,1,0,0,0,488,486,
        1,0,0,0,489,496,5,48,0,0,490,492,5,31,0,0,491,493,3,22,11,0,492,
        491,1,0,0,0,493,494,1,0,0,0,494,492,1,0,0,0,494,495,1,0,0,0,495,
        497,1,0,0,0,496,490,1,0,0,0,496,497,1,0,0,0,497,499,1,0,0,0,498,
        500,3,36,18,0,499,498,1,0,0,0,499,500,1,0,0,0,500,511,1,0,0,0,501,
        503,5,31,0,0,502,504,3,22,11,0,503,502,1,0,0,0,504,505,1,0,0,0,505,
        503,1,0,0,0,505,506,1,0,0,0,506,508,1,0,0,0,507,501,1,0,0,0,507,
        508,1,0,0,0,508,509,1,0,0,0,509,511,3,36,18,0,510,489,1,0,0,0,510,
        507,1,0,0,0,511,35,1,0,0,0,512,514,7,0,0,0,513,515,3,38,19,0,514,
        513,1,0,0,0,514,515,1,0,0,0,515,516,1,0,0,0,516,517,5,28,0,0,517,
        37,1,0,0,0,518,523,3,40,20,0,519,520,5,24,0,0,520,522,3,40,20,0,
        521,519,1,0,0,0,522,525,1,0,0,0,523,521,1,0,0,0,523,524,1,0,0,0,
        524,527,1,0,0,0,525,523,1,0,0,0,526,528,5,24,0,0,527,526,1,0,0,0,
        527,528,1,0,0,0,528,39,1,0,0,0,529,531,3,42,21,0,530,529,1,0,0,0,
        531,532,1,0,0,0,532,530,1,0,0,0,532,533,1,0,0,0,533,535,1,0,0,0,
        534,536,3,44,22,0,535,534,1,0,0,0,535,536,1,0,0,0,536,539,1,0,0,
        0,537,539,3,44,22,0,538,530,1,0,0,0,538,537,1,0,0,0,539,41,1,0,0,
        0,540,556,5,49,0,0,541,543,5,61,0,0,542,544,3,38,19,0,543,542,1,
        0,0,0,543,544,1,0,0,0,544,551,1,0,0,0,545,547,5,62,0,0,546,548,3,
        38,19,0,547,546,1,0,0,0,547,548,1,0,0,0,548,550,1,0,0,0,549,545,
        1,0,0,0,550,553,1,0,0,0,551,549,1,0,0,0,551,552,1,0,0,0,552,554,
        1,0,0,0,553,551,1,0,0,0,554,556,5,63,0,0,555,540,1,0,0,0,555,541,
        1,0,0,0,556,43,1,0,0,0,557,566,3,36,18,0,558,559,5,48,0,0,559,562,
        5,31,0,0,560,563,3,36,18,0,561,563,3,48,24,0,562,560,1,0,0,0,562,
        561,1,0,0,0,563,566,1,0,0,0,564,566,3,48,24,0,565,557,1,0,0,0,565,
        558,1,0,0,0,565,564,1,0,0,0,566,45,1,0,0,0,567,593,3,60,30,0,568,
        569,3,58,29,0,569,570,3,60,30,0,570,592,1,0,0,0,571,572,5,43,0,0,
        572,592,3,36,18,0,573,575,5,33,0,0,574,576,3,52,26,0,575,574,1,0,
        0,0,575,576,1,0,0,0,576,577,1,0,0,0,577,578,5,31,0,0,578,592,3,60,
        30,0,579,581,5,39,0,0,580,579,1,0,0,0,581,582,1,0,0,0,582,580,1,
        0,0,0,582,583,1,0,0,0,583,585,1,0,0,0,584,586,3,60,30,0,585,584,
        1,0,0,0,585,586,1,0,0,0,586,592,1,0,0,0,587,592,3,68,34,0,588,592,
        5,2,0,0,589,592,3,24,12,0,590,592,3,72,36,0,591,568,1,0,0,0,591,
        571,1,0,0,0,591,573,1,0,0,0,591,580,1,0,0,0,591,587,1,0,0,0,591,
        588,1,0,0,0,591,589,1,0,0,0,591,590,1,0,0,0,592,595,1,0,0,0,593,
        591,1,0,0,0,593,594,1,0,0,0,594,47,1,0,0,0,595,593,1,0,0,0,596,598,
        3,22,11,0,597,596,1,0,0,0,598,599,1,0,0,0,599,597,1,0,0,0,599,600,
        1,0,0,0,600,608,1,0,0,0,601,605,3,60,30,0,602,604,3,50,25,0,603,
        602,1,0,0,0,604,607,1,0,0,0,605,603,1,0,0,0,605,606,1,0,0,0,606,
        609,1,0,0,0,607,605,1,0,0,0,608,601,1,0,0,0,608,609,1,0,0,0,609,
        618,1,0,0,0,610,614,3,60,30,0,611,613,3,50,25,0,612,611,1,0,0,0,
        613,616,1,0,0,0,614,612,1,0,0,0,614,615,1,0,0,0,615,618,1,0,0,0,
        616,614,1,0,0,0,617,597,1,0,0,0,617,610,1,0,0,0,618,49,1,0,0,0,619,
        620,3,58,29,0,620,621,3,60,30,0,621,642,1,0,0,0,622,623,5,43,0,0,
        623,642,3,36,18,0,624,626,5,33,0,0,625,627,3,52,26,0,626,625,1,0,
        0,0,626,627,1,0,0,0,627,628,1,0,0,0,628,629,5,31,0,0,629,642,3,60,
        30,0,630,632,5,39,0,0,631,630,1,0,0,0,632,633,1,0,0,0,633,631,1,
        0,0,0,633,634,1,0,0,0,634,636,1,0,0,0,635,637,3,60,30,0,636,635,
        1,0,0,0,636,637,1,0,0,0,637,642,1,0,0,0,638,642,3,68,34,0,639,642,
        3,22,11,0,640,642,3,72,36,0,641,619,1,0,0,0,641,622,1,0,0,0,641,
        624,1,0,0,0,641,631,1,0,0,0,641,638,1,0,0,0,641,639,1,0,0,0,641,
        640,1,0,0,0,642,51,1,0,0,0,643,648,3,48,24,0,644,645,5,24,0,0,645,
        647,3,48,24,0,646,644,1,0,0,0,647,650,1,0,0,0,648,646,1,0,0,0,648,
        649,1,0,0,0,649,53,1,0,0,0,650,648,1,0,0,0,651,657,3,56,28,0,652,
        653,5,24,0,0,653,656,3,56,28,0,654,656,5,24,0,0,655,652,1,0,0,0,
        655,654,1,0,0,0,656,659,1,0,0,0,657,655,1,0,0,0,657,658,1,0,0,0,
        658,668,1,0,0,0,659,657,1,0,0,0,660,661,5,24,0,0,661,664,3,56,28,
        0,662,664,5,24,0,0,663,660,1,0,0,0,663,662,1,0,0,0,664,665,1,0,0,
        0,665,663,1,0,0,0,665,666,1,0,0,0,666,668,1,0,0,0,667,651,1,0,0,
        0,667,663,1,0,0,0,668,55,1,0,0,0,669,677,3,48,24,0,670,677,3,12,
        6,0,671,673,5,58,0,0,672,674,3,38,19,0,673,672,1,0,0,0,673,674,1,
        0,0,0,674,675,1,0,0,0,675,677,5,28,0,0,676,669,1,0,0,0,676,670,1,
        0,0,0,676,671,1,0,0,0,677,57,1,0,0,0,678,679,7,1,0,0,679,59,1,0,
        0,0,680,682,3,62,31,0,681,680,1,0,0,0,682,683,1,0,0,0,683,681,1,
        0,0,0,683,684,1,0,0,0,684,692,1,0,0,0,685,689,3,64,32,0,686,688,
        3,70,35,0,687,686,1,0,0,0,688,691,1,0,0,0,689,687,1,0,0,0,689,690,
        1,0,0,0,690,693,1,0,0,0,691,689,1,0,0,0,692,685,1,0,0,0,692,693,
        1,0,0,0,693,702,1,0,0,0,694,698,3,64,32,0,695,697,3,70,35,0,696,
        695,1,0,0,0,697,700,1,0,0,0,698,696,1,0,0,0,698,699,1,0,0,0,699,
        702,1,0,0,0,700,698,1,0,0,0,701,681,1,0,0,0,701,694,1,0,0,0,702,
        61,1,0,0,0,703,715,5,39,0,0,704,715,5,42,0,0,705,715,5,38,0,0,706,
        715,5,37,0,0,707,715,5,40,0,0,708,715,5,41,0,0,709,715,5,8,0,0,710,
        711,5,56,0,0,711,712,3,52,26,0,712,713,5,26,0,0,713,715,1,0,0,0,
        714,703,1,0,0,0,714,704,1,0,0,0,714,705,1,0,0,0,714,706,1,0,0,0,
        714,707,1,0,0,0,714,708,1,0,0,0,714,709,1,0,0,0,714,710,1,0,0,0,
        715,63,1,0,0,0,716,751,5,45,0,0,717,751,5,48,0,0,718,751,5,46,0,
        0,719,751,5,47,0,0,720,722,5,25,0,0,721,723,3,54,27,0,722,721,1,
        0,0,0,722,723,1,0,0,0,723,724,1,0,0,0,724,751,5,26,0,0,725,726,5,
        66,0,0,726,727,3,48,24,0,727,728,5,26,0,0,728,729,3,36,18,0,729,
        751,1,0,0,0,730,731,5,9,0,0,731,732,5,25,0,0,732,737,3,48,24,0,733,
        734,5,24,0,0,734,736,3,66,33,0,735,733,1,0,0,0,736,739,1,0,0,0,737,
        735,1,0,0,0,737,738,1,0,0,0,738,740,1,0,0,0,739,737,1,0,0,0,740,
        741,5,26,0,0,741,751,1,0,0,0,742,744,5,29,0,0,743,745,3,52,26,0,
        744,743,1,0,0,0,744,745,1,0,0,0,745,746,1,0,0,0,746,751,5,30,0,0,
        747,748,5,35,0,0,748,751,5,48,0,0,749,751,5,34,0,0,750,716,1,0,0,
        0,750,717,1,0,0,0,750,718,1,0,0,0,750,719,1,0,0,0,750,720,1,0,0,
        0,750,725,1,0,0,0,750,730,1,0,0,0,750,742,1,0,0,0,750,747,1,0,0,
        0,750,749,1,0,0,0,751,65,1,0,0,0,752,755,5,18,0,0,753,755,3,48,24,
        0,754,752,1,0,0,0,754,753,1,0,0,0,755,756,1,0,0,0,756,757,5,31,0,
        0,757,758,3,48,24,0,758,67,1,0,0,0,759,763,7,2,0,0,760,762,3,70,
        35,0,761,760,1,0,0,0,762,765,1,0,0,0,763,761,1,0,0,0,763,764,1,0,
        0,0,764,69,1,0,0,0,765,763,1,0,0,0,766,768,5,25,0,0,767,769,3,54,
        27,0,768,767,1,0,0,0,768,769,1,0,0,0,769,777,1,0,0,0,770,774,5,57,
        0,0,771,773,3,2,1,0,772,771,1,0,0,0,773,776,1,0,0,0,774,772,1,0,
        0,0,774,775,1,0,0,0,775,778,1,0,0,0,776,774,1,0,0,0,777,770,1,0,
        0,0,777,778,1,0,0,0,778,779,1,0,0,0,779,797,5,26,0,0,780,784,5,67,
        0,0,781,783,3,2,1,0,782,781,1,0,0,0,783,786,1,0,0,0,784,782,1,0,
        0,0,784,785,1,0,0,0,785,787,1,0,0,0,786,784,1,0,0,0,787,797,5,26,
        0,0,788,790,5,29,0,0,789,791,3,52,26,0,790,789,1,0,0,0,790,791,1,
        0,0,0,791,792,1,0,0,0,792,797,5,30,0,0,793,794,7,3,0,0,794,797,5,
        48,0,0,795,797,5,37,0,0,796,766,1,0,0,0,796,780,1,0,0,0,796,788,
        1,0,0,0,796,793,1,0,0,0,796,795,1,0,0,0,797,71,1,0,0,0,798,802,5,
        10,0,0,799,801,7,4,0,0,800,799,1,0,0,0,801,804,1,0,0,0,802,800,1,
        0,0,0,802,803,1,0,0,0,803,805,1,0,0,0,804,802,1,0,0,0,805,807,5,
        25,0,0,806,808,3,54,27,0,807,806,1,0,0,0,807,808,1,0,0,0,808,815,
        1,0,0,0,809,811,7,5,0,0,810,812,3,54,27,0,811,810,1,0,0,0,811,812,
        1,0,0,0,812,814,1,0,0,0,813,809,1,0,0,0,814,817,1,0,0,0,815,813,
        1,0,0,0,815,816,1,0,0,0,816,818,1,0,0,0,817,815,1,0,0,0,818,819,
        5,26,0,0,819,73,1,0,0,0,126,77,89,96,101,105,115,129,134,145,156,
        163,166,173,176,180,184,190,207,215,221,227,234,240,246,250,254,
        260,263,270,274,280,288,302,311,314,319,327,334,341,348,360,366,
        371,376,379,385,387,392,395,401,410,418,424,430,437,443,454,461,
        466,470,475,479,484,486,494,496,499,505,507,510,514,523,527,532,
        535,538,543,547,551,555,562,565,575,582,585,591,593,599,605,608,
        614,617,626,633,636,641,648,655,657,663,665,667,673,676,683,689,
        692,698,701,714,722,737,744,750,754,763,768,774,777,784,790,796,
        802,807,811,815
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
    public MACRO_STATEMENT(): antlr.TerminalNode {
        return this.getToken(CParser.MACRO_STATEMENT, 0)!;
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
