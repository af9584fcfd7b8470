
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
    public static readonly RULE_expressions = 25;
    public static readonly RULE_arguments = 26;
    public static readonly RULE_argument = 27;
    public static readonly RULE_operand = 28;
    public static readonly RULE_chain = 29;
    public static readonly RULE_primary = 30;
    public static readonly RULE_association = 31;
    public static readonly RULE_word = 32;
    public static readonly RULE_assembly = 33;

    public static readonly literalNames = [
        null, null, null, null, null, "'__extension__'", null, "'enum'", 
        null, "'_Generic'", null, null, "'else'", "'while'", "'for'", "'do'", 
        "'switch'", "'case'", "'default'", "'goto'", "'return'", "'break'", 
        "'continue'", "';'", null, null, "')'", null, null, null, null, 
        "':'", "'::'", "'?'", "'...'", "'.'", "'->'", null, null, "'*'", 
        "'&'", "'&&'", null, "'='", null, null, null, null, null, null, 
        null, null, null, null, "'int'", null, null, null, "'{'", "'['"
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
        "expressions", "arguments", "argument", "operand", "chain", "primary", 
        "association", "word", "assembly",
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
            this.state = 71;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2322659835) !== 0) || _la === 66) {
                {
                {
                this.state = 68;
                this.item();
                }
                }
                this.state = 73;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 74;
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
            this.state = 99;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 4, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 76;
                this.label();
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 77;
                this.statement();
                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 78;
                this.match(CParser.DIRECTIVE);
                }
                break;
            case 4:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 79;
                this.match(CParser.GROUP_IF);
                this.state = 83;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2322659835) !== 0) || _la === 66) {
                    {
                    {
                    this.state = 80;
                    this.item();
                    }
                    }
                    this.state = 85;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 95;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 62) {
                    {
                    {
                    this.state = 86;
                    this.match(CParser.GROUP_ELSE);
                    this.state = 90;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2322659835) !== 0) || _la === 66) {
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
                    }
                    }
                    this.state = 97;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 98;
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
            this.state = 109;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 101;
                this.match(CParser.IDENTIFIER);
                this.state = 102;
                this.match(CParser.COLON);
                }
                break;
            case CParser.CASE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 103;
                this.match(CParser.CASE);
                this.state = 104;
                this.expression();
                this.state = 105;
                this.match(CParser.COLON);
                }
                break;
            case CParser.DEFAULT:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 107;
                this.match(CParser.DEFAULT);
                this.state = 108;
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
            this.state = 240;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 111;
                this.match(CParser.SEMI);
                }
                break;
            case CParser.LBRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 112;
                this.block();
                }
                break;
            case CParser.IF:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 113;
                this.match(CParser.IF);
                this.state = 114;
                this.condition();
                this.state = 115;
                this.body();
                this.state = 123;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 6, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 116;
                        this.match(CParser.ELSE);
                        this.state = 117;
                        this.match(CParser.ELSE_IF);
                        this.state = 118;
                        this.condition();
                        this.state = 119;
                        this.body();
                        }
                        }
                    }
                    this.state = 125;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 6, this.context);
                }
                this.state = 128;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 7, this.context) ) {
                case 1:
                    {
                    this.state = 126;
                    this.match(CParser.ELSE);
                    this.state = 127;
                    this.body();
                    }
                    break;
                }
                }
                break;
            case CParser.WHILE:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 130;
                this.match(CParser.WHILE);
                this.state = 131;
                this.condition();
                this.state = 132;
                this.body();
                }
                break;
            case CParser.DO:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 134;
                this.match(CParser.DO);
                this.state = 135;
                this.body();
                this.state = 136;
                this.match(CParser.WHILE);
                this.state = 137;
                this.condition();
                this.state = 139;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 8, this.context) ) {
                case 1:
                    {
                    this.state = 138;
                    this.match(CParser.SEMI);
                    }
                    break;
                }
                }
                break;
            case CParser.SWITCH:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 141;
                this.match(CParser.SWITCH);
                this.state = 142;
                this.condition();
                this.state = 143;
                this.body();
                }
                break;
            case CParser.FOR:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 145;
                this.match(CParser.FOR);
                this.state = 146;
                this.match(CParser.LPAREN);
                this.state = 170;
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
                    this.state = 148;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    do {
                        {
                        {
                        this.state = 147;
                        this.specifier();
                        }
                        }
                        this.state = 150;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 35) !== 0));
                    this.state = 160;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 8)) & ~0x1F) === 0 && ((1 << (_la - 8)) & 3961651203) !== 0) || ((((_la - 40)) & ~0x1F) === 0 && ((1 << (_la - 40)) & 67174887) !== 0)) {
                        {
                        this.state = 152;
                        this.part();
                        this.state = 157;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 24) {
                            {
                            {
                            this.state = 153;
                            this.match(CParser.COMMA);
                            this.state = 154;
                            this.part();
                            }
                            }
                            this.state = 159;
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
                    this.state = 162;
                    this.part();
                    this.state = 167;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 24) {
                        {
                        {
                        this.state = 163;
                        this.match(CParser.COMMA);
                        this.state = 164;
                        this.part();
                        }
                        }
                        this.state = 169;
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
                this.state = 172;
                this.match(CParser.SEMI);
                this.state = 174;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 40925691) !== 0) || _la === 66) {
                    {
                    this.state = 173;
                    this.expressions();
                    }
                }

                this.state = 176;
                this.match(CParser.SEMI);
                this.state = 178;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 40925691) !== 0) || _la === 66) {
                    {
                    this.state = 177;
                    this.expressions();
                    }
                }

                this.state = 180;
                this.match(CParser.RPAREN);
                this.state = 181;
                this.body();
                }
                break;
            case CParser.RETURN:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 182;
                this.match(CParser.RETURN);
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
                this.match(CParser.SEMI);
                }
                break;
            case CParser.GOTO:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 187;
                this.match(CParser.GOTO);
                this.state = 188;
                this.expression();
                this.state = 189;
                this.match(CParser.SEMI);
                }
                break;
            case CParser.BREAK:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 191;
                this.match(CParser.BREAK);
                this.state = 192;
                this.match(CParser.SEMI);
                }
                break;
            case CParser.CONTINUE:
                this.enterOuterAlt(localContext, 11);
                {
                this.state = 193;
                this.match(CParser.CONTINUE);
                this.state = 194;
                this.match(CParser.SEMI);
                }
                break;
            case CParser.ASM:
                this.enterOuterAlt(localContext, 12);
                {
                this.state = 195;
                this.assembly();
                this.state = 196;
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
                this.state = 199;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 198;
                    this.specifier();
                    }
                    }
                    this.state = 201;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 35) !== 0));
                this.state = 221;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.SEMI:
                    {
                    this.state = 203;
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
                    this.state = 204;
                    this.part();
                    this.state = 215;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 24) {
                        {
                        {
                        this.state = 205;
                        this.match(CParser.COMMA);
                        this.state = 209;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 4 || _la === 59) {
                            {
                            {
                            this.state = 206;
                            this.attribute();
                            }
                            }
                            this.state = 211;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 212;
                        this.part();
                        }
                        }
                        this.state = 217;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 218;
                    this.tail();
                    }
                    break;
                case CParser.MACRO_STATEMENT:
                    {
                    this.state = 220;
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
                this.state = 223;
                this.part();
                this.state = 234;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24) {
                    {
                    {
                    this.state = 224;
                    this.match(CParser.COMMA);
                    this.state = 228;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 4 || _la === 59) {
                        {
                        {
                        this.state = 225;
                        this.attribute();
                        }
                        }
                        this.state = 230;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 231;
                    this.part();
                    }
                    }
                    this.state = 236;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 237;
                this.tail();
                }
                break;
            case CParser.MACRO_STATEMENT:
                this.enterOuterAlt(localContext, 15);
                {
                this.state = 239;
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
            this.state = 242;
            this.match(CParser.MACRO_STATEMENT);
            this.state = 244;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 24, this.context) ) {
            case 1:
                {
                this.state = 243;
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
            this.state = 268;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.LPAREN:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 246;
                this.match(CParser.LPAREN);
                this.state = 248;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 57702907) !== 0) || _la === 66) {
                    {
                    this.state = 247;
                    this.arguments();
                    }
                }

                this.state = 257;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 250;
                    this.match(CParser.STATEMENTS_BEHIND);
                    this.state = 254;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2322659835) !== 0) || _la === 66) {
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
                    }
                }

                this.state = 259;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.STATEMENTS:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 260;
                this.match(CParser.STATEMENTS);
                this.state = 264;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2322659835) !== 0) || _la === 66) {
                    {
                    {
                    this.state = 261;
                    this.item();
                    }
                    }
                    this.state = 266;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 267;
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
            this.state = 270;
            this.match(CParser.LBRACE);
            this.state = 274;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2322659835) !== 0) || _la === 66) {
                {
                {
                this.state = 271;
                this.item();
                }
                }
                this.state = 276;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 277;
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
            this.state = 282;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 31, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 279;
                    this.label();
                    }
                    }
                }
                this.state = 284;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 31, this.context);
            }
            this.state = 285;
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
            this.state = 287;
            this.match(CParser.LPAREN);
            this.state = 288;
            this.expressions();
            this.state = 289;
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
            this.state = 296;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 291;
                this.match(CParser.SEMI);
                }
                break;
            case CParser.LBRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 292;
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
                this.state = 293;
                this.oldParameters();
                this.state = 294;
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
            this.state = 308;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SPECIFIER:
                {
                this.state = 298;
                this.match(CParser.SPECIFIER);
                }
                break;
            case CParser.TYPE_NAME:
                {
                this.state = 299;
                this.match(CParser.TYPE_NAME);
                }
                break;
            case CParser.STRUCT:
                {
                this.state = 300;
                this.structure();
                }
                break;
            case CParser.ENUM:
                {
                this.state = 301;
                this.enumeration();
                }
                break;
            case CParser.TYPEOF:
                {
                this.state = 302;
                this.match(CParser.TYPEOF);
                this.state = 303;
                this.match(CParser.LPAREN);
                this.state = 305;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 57702907) !== 0) || _la === 66) {
                    {
                    this.state = 304;
                    this.arguments();
                    }
                }

                this.state = 307;
                this.match(CParser.RPAREN);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 313;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 35) !== 0)) {
                {
                {
                this.state = 310;
                this.specifier();
                }
                }
                this.state = 315;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 316;
            this.part();
            this.state = 321;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 24) {
                {
                {
                this.state = 317;
                this.match(CParser.COMMA);
                this.state = 318;
                this.part();
                }
                }
                this.state = 323;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 324;
            this.match(CParser.SEMI);
            this.state = 342;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 35) !== 0)) {
                {
                {
                this.state = 326;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 325;
                    this.specifier();
                    }
                    }
                    this.state = 328;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 35) !== 0));
                this.state = 330;
                this.part();
                this.state = 335;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24) {
                    {
                    {
                    this.state = 331;
                    this.match(CParser.COMMA);
                    this.state = 332;
                    this.part();
                    }
                    }
                    this.state = 337;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 338;
                this.match(CParser.SEMI);
                }
                }
                this.state = 344;
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
            this.state = 360;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SPECIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 345;
                this.match(CParser.SPECIFIER);
                }
                break;
            case CParser.QUALIFIER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 346;
                this.match(CParser.QUALIFIER);
                }
                break;
            case CParser.TYPE_NAME:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 347;
                this.match(CParser.TYPE_NAME);
                }
                break;
            case CParser.EXTENSION:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 348;
                this.match(CParser.EXTENSION);
                }
                break;
            case CParser.MACRO:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 349;
                this.match(CParser.MACRO);
                this.state = 350;
                this.invocation();
                }
                break;
            case CParser.TYPEOF:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 351;
                this.match(CParser.TYPEOF);
                this.state = 352;
                this.match(CParser.LPAREN);
                this.state = 354;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 57702907) !== 0) || _la === 66) {
                    {
                    this.state = 353;
                    this.arguments();
                    }
                }

                this.state = 356;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.ATTRIBUTE:
            case CParser.ATTRIBUTES:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 357;
                this.attribute();
                }
                break;
            case CParser.STRUCT:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 358;
                this.structure();
                }
                break;
            case CParser.ENUM:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 359;
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
            this.state = 373;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.ATTRIBUTE:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 362;
                this.match(CParser.ATTRIBUTE);
                this.state = 363;
                this.match(CParser.LPAREN);
                this.state = 365;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 57702907) !== 0) || _la === 66) {
                    {
                    this.state = 364;
                    this.arguments();
                    }
                }

                this.state = 367;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.ATTRIBUTES:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 368;
                this.match(CParser.ATTRIBUTES);
                this.state = 370;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 40925691) !== 0) || _la === 66) {
                    {
                    this.state = 369;
                    this.expression();
                    }
                }

                this.state = 372;
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
            this.state = 375;
            this.match(CParser.STRUCT);
            this.state = 381;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 2 || _la === 4 || _la === 54 || _la === 59) {
                {
                this.state = 379;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.ATTRIBUTE:
                case CParser.ATTRIBUTES:
                    {
                    this.state = 376;
                    this.attribute();
                    }
                    break;
                case CParser.TYPE_NAME:
                    {
                    this.state = 377;
                    this.match(CParser.TYPE_NAME);
                    }
                    break;
                case CParser.QUALIFIER:
                    {
                    this.state = 378;
                    this.match(CParser.QUALIFIER);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 383;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 389;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.IDENTIFIER:
                {
                this.state = 384;
                this.match(CParser.IDENTIFIER);
                this.state = 386;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 27) {
                    {
                    this.state = 385;
                    this.members();
                    }
                }

                }
                break;
            case CParser.LBRACE:
                {
                this.state = 388;
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
            this.state = 391;
            this.match(CParser.LBRACE);
            this.state = 395;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2726298622) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2322659835) !== 0) || _la === 66) {
                {
                {
                this.state = 392;
                this.member();
                }
                }
                this.state = 397;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 398;
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
            this.state = 464;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.SEMI:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 400;
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
                this.state = 402;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 401;
                    this.specifier();
                    }
                    }
                    this.state = 404;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 35) !== 0));
                this.state = 424;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.SEMI:
                    {
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
                    {
                    this.state = 407;
                    this.memberPart();
                    this.state = 418;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 24) {
                        {
                        {
                        this.state = 408;
                        this.match(CParser.COMMA);
                        this.state = 412;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 4 || _la === 59) {
                            {
                            {
                            this.state = 409;
                            this.attribute();
                            }
                            }
                            this.state = 414;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 415;
                        this.memberPart();
                        }
                        }
                        this.state = 420;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 421;
                    this.match(CParser.SEMI);
                    }
                    break;
                case CParser.MACRO_STATEMENT:
                    {
                    this.state = 423;
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
                this.state = 426;
                this.memberPart();
                this.state = 437;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24) {
                    {
                    {
                    this.state = 427;
                    this.match(CParser.COMMA);
                    this.state = 431;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 4 || _la === 59) {
                        {
                        {
                        this.state = 428;
                        this.attribute();
                        }
                        }
                        this.state = 433;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 434;
                    this.memberPart();
                    }
                    }
                    this.state = 439;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 440;
                this.match(CParser.SEMI);
                }
                break;
            case CParser.MACRO_STATEMENT:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 442;
                this.bareMacro();
                }
                break;
            case CParser.DIRECTIVE:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 443;
                this.match(CParser.DIRECTIVE);
                }
                break;
            case CParser.GROUP_IF:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 444;
                this.match(CParser.GROUP_IF);
                this.state = 448;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2726298622) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2322659835) !== 0) || _la === 66) {
                    {
                    {
                    this.state = 445;
                    this.member();
                    }
                    }
                    this.state = 450;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 460;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 62) {
                    {
                    {
                    this.state = 451;
                    this.match(CParser.GROUP_ELSE);
                    this.state = 455;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2726298622) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2322659835) !== 0) || _la === 66) {
                        {
                        {
                        this.state = 452;
                        this.member();
                        }
                        }
                        this.state = 457;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    }
                    this.state = 462;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 463;
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
            this.state = 473;
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
                this.state = 466;
                this.part();
                this.state = 469;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 31) {
                    {
                    this.state = 467;
                    this.match(CParser.COLON);
                    this.state = 468;
                    this.part();
                    }
                }

                }
                break;
            case CParser.COLON:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 471;
                this.match(CParser.COLON);
                this.state = 472;
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
            this.state = 475;
            this.match(CParser.ENUM);
            this.state = 480;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 4 || _la === 54 || _la === 59) {
                {
                this.state = 478;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.ATTRIBUTE:
                case CParser.ATTRIBUTES:
                    {
                    this.state = 476;
                    this.attribute();
                    }
                    break;
                case CParser.TYPE_NAME:
                    {
                    this.state = 477;
                    this.match(CParser.TYPE_NAME);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 482;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 504;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.IDENTIFIER:
                {
                this.state = 483;
                this.match(CParser.IDENTIFIER);
                this.state = 490;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 65, this.context) ) {
                case 1:
                    {
                    this.state = 484;
                    this.match(CParser.COLON);
                    this.state = 486;
                    this.errorHandler.sync(this);
                    alternative = 1;
                    do {
                        switch (alternative) {
                        case 1:
                            {
                            {
                            this.state = 485;
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
                        this.state = 488;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 64, this.context);
                    } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                    }
                    break;
                }
                this.state = 493;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 27 || _la === 58) {
                    {
                    this.state = 492;
                    this.braces();
                    }
                }

                }
                break;
            case CParser.LBRACE:
            case CParser.COLON:
            case CParser.INITIALISER:
                {
                this.state = 501;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 31) {
                    {
                    this.state = 495;
                    this.match(CParser.COLON);
                    this.state = 497;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    do {
                        {
                        {
                        this.state = 496;
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
                        this.state = 499;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    } while (_la === 1 || _la === 2 || _la === 48 || _la === 54);
                    }
                }

                this.state = 503;
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
            this.state = 506;
            _la = this.tokenStream.LA(1);
            if(!(_la === 27 || _la === 58)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 508;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 704644094) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 191953403) !== 0) || _la === 66) {
                {
                this.state = 507;
                this.elements();
                }
            }

            this.state = 510;
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
            this.state = 512;
            this.element();
            this.state = 517;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 71, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 513;
                    this.match(CParser.COMMA);
                    this.state = 514;
                    this.element();
                    }
                    }
                }
                this.state = 519;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 71, this.context);
            }
            this.state = 521;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 24) {
                {
                this.state = 520;
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
            this.state = 532;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.DIRECTIVE:
            case CParser.GROUP_IF:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 524;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 523;
                    this.line();
                    }
                    }
                    this.state = 526;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 49 || _la === 61);
                this.state = 529;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 704644094) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 57702907) !== 0) || _la === 66) {
                    {
                    this.state = 528;
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
                this.state = 531;
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
            this.state = 549;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.DIRECTIVE:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 534;
                this.match(CParser.DIRECTIVE);
                }
                break;
            case CParser.GROUP_IF:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 535;
                this.match(CParser.GROUP_IF);
                this.state = 537;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 704644094) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 191953403) !== 0) || _la === 66) {
                    {
                    this.state = 536;
                    this.elements();
                    }
                }

                this.state = 545;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 62) {
                    {
                    {
                    this.state = 539;
                    this.match(CParser.GROUP_ELSE);
                    this.state = 541;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 704644094) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 191953403) !== 0) || _la === 66) {
                        {
                        this.state = 540;
                        this.elements();
                        }
                    }

                    }
                    }
                    this.state = 547;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 548;
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
            this.state = 559;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 81, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 551;
                this.braces();
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 552;
                this.match(CParser.IDENTIFIER);
                this.state = 553;
                this.match(CParser.COLON);
                this.state = 556;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.LBRACE:
                case CParser.INITIALISER:
                    {
                    this.state = 554;
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
                    this.state = 555;
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
                this.state = 558;
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
            this.state = 561;
            this.operand();
            this.state = 586;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1044) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 134348679) !== 0)) {
                {
                this.state = 584;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 85, this.context) ) {
                case 1:
                    {
                    this.state = 562;
                    _la = this.tokenStream.LA(1);
                    if(!(((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 7941) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 563;
                    this.operand();
                    }
                    break;
                case 2:
                    {
                    this.state = 564;
                    this.match(CParser.ASSIGN);
                    this.state = 565;
                    this.braces();
                    }
                    break;
                case 3:
                    {
                    this.state = 566;
                    this.match(CParser.QUESTION);
                    this.state = 568;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 40925691) !== 0) || _la === 66) {
                        {
                        this.state = 567;
                        this.expressions();
                        }
                    }

                    this.state = 570;
                    this.match(CParser.COLON);
                    this.state = 571;
                    this.operand();
                    }
                    break;
                case 4:
                    {
                    this.state = 573;
                    this.errorHandler.sync(this);
                    alternative = 1;
                    do {
                        switch (alternative) {
                        case 1:
                            {
                            {
                            this.state = 572;
                            this.match(CParser.STAR);
                            }
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 575;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 83, this.context);
                    } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                    this.state = 578;
                    this.errorHandler.sync(this);
                    switch (this.interpreter.adaptivePredict(this.tokenStream, 84, this.context) ) {
                    case 1:
                        {
                        this.state = 577;
                        this.operand();
                        }
                        break;
                    }
                    }
                    break;
                case 5:
                    {
                    this.state = 580;
                    this.word();
                    }
                    break;
                case 6:
                    {
                    this.state = 581;
                    this.match(CParser.QUALIFIER);
                    }
                    break;
                case 7:
                    {
                    this.state = 582;
                    this.attribute();
                    }
                    break;
                case 8:
                    {
                    this.state = 583;
                    this.assembly();
                    }
                    break;
                }
                }
                this.state = 588;
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
            case CParser.TYPE_NAME:
            case CParser.MACRO:
            case CParser.ATTRIBUTES:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 590;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 589;
                    this.specifier();
                    }
                    }
                    this.state = 592;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 254) !== 0) || ((((_la - 54)) & ~0x1F) === 0 && ((1 << (_la - 54)) & 35) !== 0));
                this.state = 621;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 8)) & ~0x1F) === 0 && ((1 << (_la - 8)) & 3961651203) !== 0) || ((((_la - 40)) & ~0x1F) === 0 && ((1 << (_la - 40)) & 67174887) !== 0)) {
                    {
                    this.state = 594;
                    this.operand();
                    this.state = 618;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 92, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            this.state = 616;
                            this.errorHandler.sync(this);
                            switch (this.interpreter.adaptivePredict(this.tokenStream, 91, this.context) ) {
                            case 1:
                                {
                                this.state = 595;
                                _la = this.tokenStream.LA(1);
                                if(!(((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 7941) !== 0))) {
                                this.errorHandler.recoverInline(this);
                                }
                                else {
                                    this.errorHandler.reportMatch(this);
                                    this.consume();
                                }
                                this.state = 596;
                                this.operand();
                                }
                                break;
                            case 2:
                                {
                                this.state = 597;
                                this.match(CParser.ASSIGN);
                                this.state = 598;
                                this.braces();
                                }
                                break;
                            case 3:
                                {
                                this.state = 599;
                                this.match(CParser.QUESTION);
                                this.state = 601;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 40925691) !== 0) || _la === 66) {
                                    {
                                    this.state = 600;
                                    this.expressions();
                                    }
                                }

                                this.state = 603;
                                this.match(CParser.COLON);
                                this.state = 604;
                                this.operand();
                                }
                                break;
                            case 4:
                                {
                                this.state = 606;
                                this.errorHandler.sync(this);
                                alternative = 1;
                                do {
                                    switch (alternative) {
                                    case 1:
                                        {
                                        {
                                        this.state = 605;
                                        this.match(CParser.STAR);
                                        }
                                        }
                                        break;
                                    default:
                                        throw new antlr.NoViableAltException(this);
                                    }
                                    this.state = 608;
                                    this.errorHandler.sync(this);
                                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 89, this.context);
                                } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                                this.state = 611;
                                this.errorHandler.sync(this);
                                switch (this.interpreter.adaptivePredict(this.tokenStream, 90, this.context) ) {
                                case 1:
                                    {
                                    this.state = 610;
                                    this.operand();
                                    }
                                    break;
                                }
                                }
                                break;
                            case 5:
                                {
                                this.state = 613;
                                this.word();
                                }
                                break;
                            case 6:
                                {
                                this.state = 614;
                                this.specifier();
                                }
                                break;
                            case 7:
                                {
                                this.state = 615;
                                this.assembly();
                                }
                                break;
                            }
                            }
                        }
                        this.state = 620;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 92, this.context);
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
                this.state = 623;
                this.operand();
                this.state = 647;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 98, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        this.state = 645;
                        this.errorHandler.sync(this);
                        switch (this.interpreter.adaptivePredict(this.tokenStream, 97, this.context) ) {
                        case 1:
                            {
                            this.state = 624;
                            _la = this.tokenStream.LA(1);
                            if(!(((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 7941) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            this.state = 625;
                            this.operand();
                            }
                            break;
                        case 2:
                            {
                            this.state = 626;
                            this.match(CParser.ASSIGN);
                            this.state = 627;
                            this.braces();
                            }
                            break;
                        case 3:
                            {
                            this.state = 628;
                            this.match(CParser.QUESTION);
                            this.state = 630;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 40925691) !== 0) || _la === 66) {
                                {
                                this.state = 629;
                                this.expressions();
                                }
                            }

                            this.state = 632;
                            this.match(CParser.COLON);
                            this.state = 633;
                            this.operand();
                            }
                            break;
                        case 4:
                            {
                            this.state = 635;
                            this.errorHandler.sync(this);
                            alternative = 1;
                            do {
                                switch (alternative) {
                                case 1:
                                    {
                                    {
                                    this.state = 634;
                                    this.match(CParser.STAR);
                                    }
                                    }
                                    break;
                                default:
                                    throw new antlr.NoViableAltException(this);
                                }
                                this.state = 637;
                                this.errorHandler.sync(this);
                                alternative = this.interpreter.adaptivePredict(this.tokenStream, 95, this.context);
                            } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                            this.state = 640;
                            this.errorHandler.sync(this);
                            switch (this.interpreter.adaptivePredict(this.tokenStream, 96, this.context) ) {
                            case 1:
                                {
                                this.state = 639;
                                this.operand();
                                }
                                break;
                            }
                            }
                            break;
                        case 5:
                            {
                            this.state = 642;
                            this.word();
                            }
                            break;
                        case 6:
                            {
                            this.state = 643;
                            this.specifier();
                            }
                            break;
                        case 7:
                            {
                            this.state = 644;
                            this.assembly();
                            }
                            break;
                        }
                        }
                    }
                    this.state = 649;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 98, this.context);
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
            this.state = 652;
            this.expression();
            this.state = 657;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 24) {
                {
                {
                this.state = 653;
                this.match(CParser.COMMA);
                this.state = 654;
                this.expression();
                }
                }
                this.state = 659;
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
                this.state = 660;
                this.argument();
                this.state = 666;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24) {
                    {
                    this.state = 664;
                    this.errorHandler.sync(this);
                    switch (this.interpreter.adaptivePredict(this.tokenStream, 101, this.context) ) {
                    case 1:
                        {
                        this.state = 661;
                        this.match(CParser.COMMA);
                        this.state = 662;
                        this.argument();
                        }
                        break;
                    case 2:
                        {
                        this.state = 663;
                        this.match(CParser.COMMA);
                        }
                        break;
                    }
                    }
                    this.state = 668;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case CParser.COMMA:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 672;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    this.state = 672;
                    this.errorHandler.sync(this);
                    switch (this.interpreter.adaptivePredict(this.tokenStream, 103, this.context) ) {
                    case 1:
                        {
                        this.state = 669;
                        this.match(CParser.COMMA);
                        this.state = 670;
                        this.argument();
                        }
                        break;
                    case 2:
                        {
                        this.state = 671;
                        this.match(CParser.COMMA);
                        }
                        break;
                    }
                    }
                    this.state = 674;
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
            this.state = 685;
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
                this.state = 678;
                this.expression();
                }
                break;
            case CParser.LBRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 679;
                this.block();
                }
                break;
            case CParser.INITIALISER:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 680;
                this.match(CParser.INITIALISER);
                this.state = 682;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 704644094) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 191953403) !== 0) || _la === 66) {
                    {
                    this.state = 681;
                    this.elements();
                    }
                }

                this.state = 684;
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
    public operand(): OperandContext {
        let localContext = new OperandContext(this.context, this.state);
        this.enterRule(localContext, 56, CParser.RULE_operand);
        try {
            let alternative: number;
            this.state = 706;
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
                this.state = 698;
                this.errorHandler.sync(this);
                alternative = 1;
                do {
                    switch (alternative) {
                    case 1:
                        {
                        this.state = 698;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case CParser.STAR:
                            {
                            this.state = 687;
                            this.match(CParser.STAR);
                            }
                            break;
                        case CParser.SIGN:
                            {
                            this.state = 688;
                            this.match(CParser.SIGN);
                            }
                            break;
                        case CParser.NOT:
                            {
                            this.state = 689;
                            this.match(CParser.NOT);
                            }
                            break;
                        case CParser.STEP:
                            {
                            this.state = 690;
                            this.match(CParser.STEP);
                            }
                            break;
                        case CParser.AND:
                            {
                            this.state = 691;
                            this.match(CParser.AND);
                            }
                            break;
                        case CParser.ANDS:
                            {
                            this.state = 692;
                            this.match(CParser.ANDS);
                            }
                            break;
                        case CParser.SIZEOF:
                            {
                            this.state = 693;
                            this.match(CParser.SIZEOF);
                            }
                            break;
                        case CParser.CAST:
                            {
                            this.state = 694;
                            this.match(CParser.CAST);
                            this.state = 695;
                            this.expressions();
                            this.state = 696;
                            this.match(CParser.RPAREN);
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
                    this.state = 700;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 109, this.context);
                } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                this.state = 703;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 110, this.context) ) {
                case 1:
                    {
                    this.state = 702;
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
                this.state = 705;
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
        this.enterRule(localContext, 58, CParser.RULE_chain);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 708;
            this.primary();
            this.state = 741;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 25)) & ~0x1F) === 0 && ((1 << (_la - 25)) & 7185) !== 0) || _la === 67) {
                {
                this.state = 739;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.LPAREN:
                    {
                    this.state = 709;
                    this.match(CParser.LPAREN);
                    this.state = 711;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 57702907) !== 0) || _la === 66) {
                        {
                        this.state = 710;
                        this.arguments();
                        }
                    }

                    this.state = 720;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 57) {
                        {
                        this.state = 713;
                        this.match(CParser.STATEMENTS_BEHIND);
                        this.state = 717;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2322659835) !== 0) || _la === 66) {
                            {
                            {
                            this.state = 714;
                            this.item();
                            }
                            }
                            this.state = 719;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 722;
                    this.match(CParser.RPAREN);
                    }
                    break;
                case CParser.STATEMENTS:
                    {
                    this.state = 723;
                    this.match(CParser.STATEMENTS);
                    this.state = 727;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2322659835) !== 0) || _la === 66) {
                        {
                        {
                        this.state = 724;
                        this.item();
                        }
                        }
                        this.state = 729;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 730;
                    this.match(CParser.RPAREN);
                    }
                    break;
                case CParser.LBRACK:
                    {
                    this.state = 731;
                    this.match(CParser.LBRACK);
                    this.state = 733;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 40925691) !== 0) || _la === 66) {
                        {
                        this.state = 732;
                        this.expressions();
                        }
                    }

                    this.state = 735;
                    this.match(CParser.RBRACK);
                    }
                    break;
                case CParser.DOT:
                case CParser.ARROW:
                    {
                    this.state = 736;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 35 || _la === 36)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 737;
                    this.match(CParser.IDENTIFIER);
                    }
                    break;
                case CParser.STEP:
                    {
                    this.state = 738;
                    this.match(CParser.STEP);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 743;
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
        this.enterRule(localContext, 60, CParser.RULE_primary);
        let _la: number;
        try {
            this.state = 778;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.NUMBER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 744;
                this.match(CParser.NUMBER);
                }
                break;
            case CParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 745;
                this.match(CParser.IDENTIFIER);
                }
                break;
            case CParser.CHARACTER:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 746;
                this.match(CParser.CHARACTER);
                }
                break;
            case CParser.STRING:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 747;
                this.match(CParser.STRING);
                }
                break;
            case CParser.LPAREN:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 748;
                this.match(CParser.LPAREN);
                this.state = 750;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 57702907) !== 0) || _la === 66) {
                    {
                    this.state = 749;
                    this.arguments();
                    }
                }

                this.state = 752;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.COMPOUND:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 753;
                this.match(CParser.COMPOUND);
                this.state = 754;
                this.expression();
                this.state = 755;
                this.match(CParser.RPAREN);
                this.state = 756;
                this.braces();
                }
                break;
            case CParser.GENERIC:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 758;
                this.match(CParser.GENERIC);
                this.state = 759;
                this.match(CParser.LPAREN);
                this.state = 760;
                this.expression();
                this.state = 765;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 24) {
                    {
                    {
                    this.state = 761;
                    this.match(CParser.COMMA);
                    this.state = 762;
                    this.association();
                    }
                    }
                    this.state = 767;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 768;
                this.match(CParser.RPAREN);
                }
                break;
            case CParser.LBRACK:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 770;
                this.match(CParser.LBRACK);
                this.state = 772;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 40925691) !== 0) || _la === 66) {
                    {
                    this.state = 771;
                    this.expressions();
                    }
                }

                this.state = 774;
                this.match(CParser.RBRACK);
                }
                break;
            case CParser.DOT:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 775;
                this.match(CParser.DOT);
                this.state = 776;
                this.match(CParser.IDENTIFIER);
                }
                break;
            case CParser.ELLIPSIS:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 777;
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
            this.state = 782;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case CParser.DEFAULT:
                {
                this.state = 780;
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
                this.state = 781;
                this.expression();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 784;
            this.match(CParser.COLON);
            this.state = 785;
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
            this.state = 787;
            _la = this.tokenStream.LA(1);
            if(!(((((_la - 45)) & ~0x1F) === 0 && ((1 << (_la - 45)) & 15) !== 0))) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 820;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 25)) & ~0x1F) === 0 && ((1 << (_la - 25)) & 7185) !== 0) || _la === 67) {
                {
                this.state = 818;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case CParser.LPAREN:
                    {
                    this.state = 788;
                    this.match(CParser.LPAREN);
                    this.state = 790;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 57702907) !== 0) || _la === 66) {
                        {
                        this.state = 789;
                        this.arguments();
                        }
                    }

                    this.state = 799;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 57) {
                        {
                        this.state = 792;
                        this.match(CParser.STATEMENTS_BEHIND);
                        this.state = 796;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2322659835) !== 0) || _la === 66) {
                            {
                            {
                            this.state = 793;
                            this.item();
                            }
                            }
                            this.state = 798;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 801;
                    this.match(CParser.RPAREN);
                    }
                    break;
                case CParser.STATEMENTS:
                    {
                    this.state = 802;
                    this.match(CParser.STATEMENTS);
                    this.state = 806;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721416190) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2322659835) !== 0) || _la === 66) {
                        {
                        {
                        this.state = 803;
                        this.item();
                        }
                        }
                        this.state = 808;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 809;
                    this.match(CParser.RPAREN);
                    }
                    break;
                case CParser.LBRACK:
                    {
                    this.state = 810;
                    this.match(CParser.LBRACK);
                    this.state = 812;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 570426366) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 40925691) !== 0) || _la === 66) {
                        {
                        this.state = 811;
                        this.expressions();
                        }
                    }

                    this.state = 814;
                    this.match(CParser.RBRACK);
                    }
                    break;
                case CParser.DOT:
                case CParser.ARROW:
                    {
                    this.state = 815;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 35 || _la === 36)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 816;
                    this.match(CParser.IDENTIFIER);
                    }
                    break;
                case CParser.STEP:
                    {
                    this.state = 817;
                    this.match(CParser.STEP);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 822;
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
        this.enterRule(localContext, 66, CParser.RULE_assembly);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 823;
            this.match(CParser.ASM);
            this.state = 827;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 524294) !== 0)) {
                {
                {
                this.state = 824;
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
                this.state = 829;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 830;
            this.match(CParser.LPAREN);
            this.state = 832;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 57702907) !== 0) || _la === 66) {
                {
                this.state = 831;
                this.arguments();
                }
            }

            this.state = 840;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 31 || _la === 32) {
                {
                {
                this.state = 834;
                _la = this.tokenStream.LA(1);
                if(!(_la === 31 || _la === 32)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 836;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 721421310) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 57702907) !== 0) || _la === 66) {
                    {
                    this.state = 835;
                    this.arguments();
                    }
                }

                }
                }
                this.state = 842;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 843;
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
        4,1,67,846,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
        6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,13,
        2,14,7,14,2,15,7,15,2,16,7,16,2,17,7,17,2,18,7,18,2,19,7,19,2,20,
        7,20,2,21,7,21,2,22,7,22,2,23,7,23,2,24,7,24,2,25,7,25,2,26,7,26,
        2,27,7,27,2,28,7,28,2,29,7,29,2,30,7,30,2,31,7,31,2,32,7,32,2,33,
        7,33,1,0,5,0,70,8,0,10,0,12,0,73,9,0,1,0,1,0,1,1,1,1,1,1,1,1,1,1,
        5,1,82,8,1,10,1,12,1,85,9,1,1,1,1,1,5,1,89,8,1,10,1,12,1,92,9,1,
        5,1,94,8,1,10,1,12,1,97,9,1,1,1,3,1,100,8,1,1,2,1,2,1,2,1,2,1,2,
        1,2,1,2,1,2,3,2,110,8,2,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,
        5,3,122,8,3,10,3,12,3,125,9,3,1,3,1,3,3,3,129,8,3,1,3,1,3,1,3,1,
        3,1,3,1,3,1,3,1,3,1,3,3,3,140,8,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,4,
        3,149,8,3,11,3,12,3,150,1,3,1,3,1,3,5,3,156,8,3,10,3,12,3,159,9,
        3,3,3,161,8,3,1,3,1,3,1,3,5,3,166,8,3,10,3,12,3,169,9,3,3,3,171,
        8,3,1,3,1,3,3,3,175,8,3,1,3,1,3,3,3,179,8,3,1,3,1,3,1,3,1,3,3,3,
        185,8,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,4,3,
        200,8,3,11,3,12,3,201,1,3,1,3,1,3,1,3,5,3,208,8,3,10,3,12,3,211,
        9,3,1,3,5,3,214,8,3,10,3,12,3,217,9,3,1,3,1,3,1,3,3,3,222,8,3,1,
        3,1,3,1,3,5,3,227,8,3,10,3,12,3,230,9,3,1,3,5,3,233,8,3,10,3,12,
        3,236,9,3,1,3,1,3,1,3,3,3,241,8,3,1,4,1,4,3,4,245,8,4,1,5,1,5,3,
        5,249,8,5,1,5,1,5,5,5,253,8,5,10,5,12,5,256,9,5,3,5,258,8,5,1,5,
        1,5,1,5,5,5,263,8,5,10,5,12,5,266,9,5,1,5,3,5,269,8,5,1,6,1,6,5,
        6,273,8,6,10,6,12,6,276,9,6,1,6,1,6,1,7,5,7,281,8,7,10,7,12,7,284,
        9,7,1,7,1,7,1,8,1,8,1,8,1,8,1,9,1,9,1,9,1,9,1,9,3,9,297,8,9,1,10,
        1,10,1,10,1,10,1,10,1,10,1,10,3,10,306,8,10,1,10,3,10,309,8,10,1,
        10,5,10,312,8,10,10,10,12,10,315,9,10,1,10,1,10,1,10,5,10,320,8,
        10,10,10,12,10,323,9,10,1,10,1,10,4,10,327,8,10,11,10,12,10,328,
        1,10,1,10,1,10,5,10,334,8,10,10,10,12,10,337,9,10,1,10,1,10,5,10,
        341,8,10,10,10,12,10,344,9,10,1,11,1,11,1,11,1,11,1,11,1,11,1,11,
        1,11,1,11,3,11,355,8,11,1,11,1,11,1,11,1,11,3,11,361,8,11,1,12,1,
        12,1,12,3,12,366,8,12,1,12,1,12,1,12,3,12,371,8,12,1,12,3,12,374,
        8,12,1,13,1,13,1,13,1,13,5,13,380,8,13,10,13,12,13,383,9,13,1,13,
        1,13,3,13,387,8,13,1,13,3,13,390,8,13,1,14,1,14,5,14,394,8,14,10,
        14,12,14,397,9,14,1,14,1,14,1,15,1,15,4,15,403,8,15,11,15,12,15,
        404,1,15,1,15,1,15,1,15,5,15,411,8,15,10,15,12,15,414,9,15,1,15,
        5,15,417,8,15,10,15,12,15,420,9,15,1,15,1,15,1,15,3,15,425,8,15,
        1,15,1,15,1,15,5,15,430,8,15,10,15,12,15,433,9,15,1,15,5,15,436,
        8,15,10,15,12,15,439,9,15,1,15,1,15,1,15,1,15,1,15,1,15,5,15,447,
        8,15,10,15,12,15,450,9,15,1,15,1,15,5,15,454,8,15,10,15,12,15,457,
        9,15,5,15,459,8,15,10,15,12,15,462,9,15,1,15,3,15,465,8,15,1,16,
        1,16,1,16,3,16,470,8,16,1,16,1,16,3,16,474,8,16,1,17,1,17,1,17,5,
        17,479,8,17,10,17,12,17,482,9,17,1,17,1,17,1,17,4,17,487,8,17,11,
        17,12,17,488,3,17,491,8,17,1,17,3,17,494,8,17,1,17,1,17,4,17,498,
        8,17,11,17,12,17,499,3,17,502,8,17,1,17,3,17,505,8,17,1,18,1,18,
        3,18,509,8,18,1,18,1,18,1,19,1,19,1,19,5,19,516,8,19,10,19,12,19,
        519,9,19,1,19,3,19,522,8,19,1,20,4,20,525,8,20,11,20,12,20,526,1,
        20,3,20,530,8,20,1,20,3,20,533,8,20,1,21,1,21,1,21,3,21,538,8,21,
        1,21,1,21,3,21,542,8,21,5,21,544,8,21,10,21,12,21,547,9,21,1,21,
        3,21,550,8,21,1,22,1,22,1,22,1,22,1,22,3,22,557,8,22,1,22,3,22,560,
        8,22,1,23,1,23,1,23,1,23,1,23,1,23,1,23,3,23,569,8,23,1,23,1,23,
        1,23,4,23,574,8,23,11,23,12,23,575,1,23,3,23,579,8,23,1,23,1,23,
        1,23,1,23,5,23,585,8,23,10,23,12,23,588,9,23,1,24,4,24,591,8,24,
        11,24,12,24,592,1,24,1,24,1,24,1,24,1,24,1,24,1,24,3,24,602,8,24,
        1,24,1,24,1,24,4,24,607,8,24,11,24,12,24,608,1,24,3,24,612,8,24,
        1,24,1,24,1,24,5,24,617,8,24,10,24,12,24,620,9,24,3,24,622,8,24,
        1,24,1,24,1,24,1,24,1,24,1,24,1,24,3,24,631,8,24,1,24,1,24,1,24,
        4,24,636,8,24,11,24,12,24,637,1,24,3,24,641,8,24,1,24,1,24,1,24,
        5,24,646,8,24,10,24,12,24,649,9,24,3,24,651,8,24,1,25,1,25,1,25,
        5,25,656,8,25,10,25,12,25,659,9,25,1,26,1,26,1,26,1,26,5,26,665,
        8,26,10,26,12,26,668,9,26,1,26,1,26,1,26,4,26,673,8,26,11,26,12,
        26,674,3,26,677,8,26,1,27,1,27,1,27,1,27,3,27,683,8,27,1,27,3,27,
        686,8,27,1,28,1,28,1,28,1,28,1,28,1,28,1,28,1,28,1,28,1,28,1,28,
        4,28,699,8,28,11,28,12,28,700,1,28,3,28,704,8,28,1,28,3,28,707,8,
        28,1,29,1,29,1,29,3,29,712,8,29,1,29,1,29,5,29,716,8,29,10,29,12,
        29,719,9,29,3,29,721,8,29,1,29,1,29,1,29,5,29,726,8,29,10,29,12,
        29,729,9,29,1,29,1,29,1,29,3,29,734,8,29,1,29,1,29,1,29,1,29,5,29,
        740,8,29,10,29,12,29,743,9,29,1,30,1,30,1,30,1,30,1,30,1,30,3,30,
        751,8,30,1,30,1,30,1,30,1,30,1,30,1,30,1,30,1,30,1,30,1,30,1,30,
        5,30,764,8,30,10,30,12,30,767,9,30,1,30,1,30,1,30,1,30,3,30,773,
        8,30,1,30,1,30,1,30,1,30,3,30,779,8,30,1,31,1,31,3,31,783,8,31,1,
        31,1,31,1,31,1,32,1,32,1,32,3,32,791,8,32,1,32,1,32,5,32,795,8,32,
        10,32,12,32,798,9,32,3,32,800,8,32,1,32,1,32,1,32,5,32,805,8,32,
        10,32,12,32,808,9,32,1,32,1,32,1,32,3,32,813,8,32,1,32,1,32,1,32,
        1,32,5,32,819,8,32,10,32,12,32,822,9,32,1,33,1,33,5,33,826,8,33,
        10,33,12,33,829,9,33,1,33,1,33,3,33,833,8,33,1,33,1,33,3,33,837,
        8,33,5,33,839,8,33,10,33,12,33,842,9,33,1,33,1,33,1,33,0,0,34,0,
        2,4,6,8,10,12,14,16,18,20,22,24,26,28,30,32,34,36,38,40,42,44,46,
        48,50,52,54,56,58,60,62,64,66,0,7,3,0,1,2,48,48,54,54,2,0,27,27,
        58,58,3,0,32,32,34,34,40,44,1,0,35,36,1,0,45,48,2,0,1,2,19,19,1,
        0,31,32,1019,0,71,1,0,0,0,2,99,1,0,0,0,4,109,1,0,0,0,6,240,1,0,0,
        0,8,242,1,0,0,0,10,268,1,0,0,0,12,270,1,0,0,0,14,282,1,0,0,0,16,
        287,1,0,0,0,18,296,1,0,0,0,20,308,1,0,0,0,22,360,1,0,0,0,24,373,
        1,0,0,0,26,375,1,0,0,0,28,391,1,0,0,0,30,464,1,0,0,0,32,473,1,0,
        0,0,34,475,1,0,0,0,36,506,1,0,0,0,38,512,1,0,0,0,40,532,1,0,0,0,
        42,549,1,0,0,0,44,559,1,0,0,0,46,561,1,0,0,0,48,650,1,0,0,0,50,652,
        1,0,0,0,52,676,1,0,0,0,54,685,1,0,0,0,56,706,1,0,0,0,58,708,1,0,
        0,0,60,778,1,0,0,0,62,782,1,0,0,0,64,787,1,0,0,0,66,823,1,0,0,0,
        68,70,3,2,1,0,69,68,1,0,0,0,70,73,1,0,0,0,71,69,1,0,0,0,71,72,1,
        0,0,0,72,74,1,0,0,0,73,71,1,0,0,0,74,75,5,0,0,1,75,1,1,0,0,0,76,
        100,3,4,2,0,77,100,3,6,3,0,78,100,5,49,0,0,79,83,5,61,0,0,80,82,
        3,2,1,0,81,80,1,0,0,0,82,85,1,0,0,0,83,81,1,0,0,0,83,84,1,0,0,0,
        84,95,1,0,0,0,85,83,1,0,0,0,86,90,5,62,0,0,87,89,3,2,1,0,88,87,1,
        0,0,0,89,92,1,0,0,0,90,88,1,0,0,0,90,91,1,0,0,0,91,94,1,0,0,0,92,
        90,1,0,0,0,93,86,1,0,0,0,94,97,1,0,0,0,95,93,1,0,0,0,95,96,1,0,0,
        0,96,98,1,0,0,0,97,95,1,0,0,0,98,100,5,63,0,0,99,76,1,0,0,0,99,77,
        1,0,0,0,99,78,1,0,0,0,99,79,1,0,0,0,100,3,1,0,0,0,101,102,5,48,0,
        0,102,110,5,31,0,0,103,104,5,17,0,0,104,105,3,48,24,0,105,106,5,
        31,0,0,106,110,1,0,0,0,107,108,5,18,0,0,108,110,5,31,0,0,109,101,
        1,0,0,0,109,103,1,0,0,0,109,107,1,0,0,0,110,5,1,0,0,0,111,241,5,
        23,0,0,112,241,3,12,6,0,113,114,5,11,0,0,114,115,3,16,8,0,115,123,
        3,14,7,0,116,117,5,12,0,0,117,118,5,60,0,0,118,119,3,16,8,0,119,
        120,3,14,7,0,120,122,1,0,0,0,121,116,1,0,0,0,122,125,1,0,0,0,123,
        121,1,0,0,0,123,124,1,0,0,0,124,128,1,0,0,0,125,123,1,0,0,0,126,
        127,5,12,0,0,127,129,3,14,7,0,128,126,1,0,0,0,128,129,1,0,0,0,129,
        241,1,0,0,0,130,131,5,13,0,0,131,132,3,16,8,0,132,133,3,14,7,0,133,
        241,1,0,0,0,134,135,5,15,0,0,135,136,3,14,7,0,136,137,5,13,0,0,137,
        139,3,16,8,0,138,140,5,23,0,0,139,138,1,0,0,0,139,140,1,0,0,0,140,
        241,1,0,0,0,141,142,5,16,0,0,142,143,3,16,8,0,143,144,3,14,7,0,144,
        241,1,0,0,0,145,146,5,14,0,0,146,170,5,25,0,0,147,149,3,22,11,0,
        148,147,1,0,0,0,149,150,1,0,0,0,150,148,1,0,0,0,150,151,1,0,0,0,
        151,160,1,0,0,0,152,157,3,46,23,0,153,154,5,24,0,0,154,156,3,46,
        23,0,155,153,1,0,0,0,156,159,1,0,0,0,157,155,1,0,0,0,157,158,1,0,
        0,0,158,161,1,0,0,0,159,157,1,0,0,0,160,152,1,0,0,0,160,161,1,0,
        0,0,161,171,1,0,0,0,162,167,3,46,23,0,163,164,5,24,0,0,164,166,3,
        46,23,0,165,163,1,0,0,0,166,169,1,0,0,0,167,165,1,0,0,0,167,168,
        1,0,0,0,168,171,1,0,0,0,169,167,1,0,0,0,170,148,1,0,0,0,170,162,
        1,0,0,0,170,171,1,0,0,0,171,172,1,0,0,0,172,174,5,23,0,0,173,175,
        3,50,25,0,174,173,1,0,0,0,174,175,1,0,0,0,175,176,1,0,0,0,176,178,
        5,23,0,0,177,179,3,50,25,0,178,177,1,0,0,0,178,179,1,0,0,0,179,180,
        1,0,0,0,180,181,5,26,0,0,181,241,3,14,7,0,182,184,5,20,0,0,183,185,
        3,50,25,0,184,183,1,0,0,0,184,185,1,0,0,0,185,186,1,0,0,0,186,241,
        5,23,0,0,187,188,5,19,0,0,188,189,3,48,24,0,189,190,5,23,0,0,190,
        241,1,0,0,0,191,192,5,21,0,0,192,241,5,23,0,0,193,194,5,22,0,0,194,
        241,5,23,0,0,195,196,3,66,33,0,196,197,5,23,0,0,197,241,1,0,0,0,
        198,200,3,22,11,0,199,198,1,0,0,0,200,201,1,0,0,0,201,199,1,0,0,
        0,201,202,1,0,0,0,202,221,1,0,0,0,203,222,5,23,0,0,204,215,3,46,
        23,0,205,209,5,24,0,0,206,208,3,24,12,0,207,206,1,0,0,0,208,211,
        1,0,0,0,209,207,1,0,0,0,209,210,1,0,0,0,210,212,1,0,0,0,211,209,
        1,0,0,0,212,214,3,46,23,0,213,205,1,0,0,0,214,217,1,0,0,0,215,213,
        1,0,0,0,215,216,1,0,0,0,216,218,1,0,0,0,217,215,1,0,0,0,218,219,
        3,18,9,0,219,222,1,0,0,0,220,222,3,8,4,0,221,203,1,0,0,0,221,204,
        1,0,0,0,221,220,1,0,0,0,222,241,1,0,0,0,223,234,3,46,23,0,224,228,
        5,24,0,0,225,227,3,24,12,0,226,225,1,0,0,0,227,230,1,0,0,0,228,226,
        1,0,0,0,228,229,1,0,0,0,229,231,1,0,0,0,230,228,1,0,0,0,231,233,
        3,46,23,0,232,224,1,0,0,0,233,236,1,0,0,0,234,232,1,0,0,0,234,235,
        1,0,0,0,235,237,1,0,0,0,236,234,1,0,0,0,237,238,3,18,9,0,238,241,
        1,0,0,0,239,241,3,8,4,0,240,111,1,0,0,0,240,112,1,0,0,0,240,113,
        1,0,0,0,240,130,1,0,0,0,240,134,1,0,0,0,240,141,1,0,0,0,240,145,
        1,0,0,0,240,182,1,0,0,0,240,187,1,0,0,0,240,191,1,0,0,0,240,193,
        1,0,0,0,240,195,1,0,0,0,240,199,1,0,0,0,240,223,1,0,0,0,240,239,
        1,0,0,0,241,7,1,0,0,0,242,244,5,65,0,0,243,245,3,10,5,0,244,243,
        1,0,0,0,244,245,1,0,0,0,245,9,1,0,0,0,246,248,5,25,0,0,247,249,3,
        52,26,0,248,247,1,0,0,0,248,249,1,0,0,0,249,257,1,0,0,0,250,254,
        5,57,0,0,251,253,3,2,1,0,252,251,1,0,0,0,253,256,1,0,0,0,254,252,
        1,0,0,0,254,255,1,0,0,0,255,258,1,0,0,0,256,254,1,0,0,0,257,250,
        1,0,0,0,257,258,1,0,0,0,258,259,1,0,0,0,259,269,5,26,0,0,260,264,
        5,67,0,0,261,263,3,2,1,0,262,261,1,0,0,0,263,266,1,0,0,0,264,262,
        1,0,0,0,264,265,1,0,0,0,265,267,1,0,0,0,266,264,1,0,0,0,267,269,
        5,26,0,0,268,246,1,0,0,0,268,260,1,0,0,0,269,11,1,0,0,0,270,274,
        5,27,0,0,271,273,3,2,1,0,272,271,1,0,0,0,273,276,1,0,0,0,274,272,
        1,0,0,0,274,275,1,0,0,0,275,277,1,0,0,0,276,274,1,0,0,0,277,278,
        5,28,0,0,278,13,1,0,0,0,279,281,3,4,2,0,280,279,1,0,0,0,281,284,
        1,0,0,0,282,280,1,0,0,0,282,283,1,0,0,0,283,285,1,0,0,0,284,282,
        1,0,0,0,285,286,3,6,3,0,286,15,1,0,0,0,287,288,5,25,0,0,288,289,
        3,50,25,0,289,290,5,26,0,0,290,17,1,0,0,0,291,297,5,23,0,0,292,297,
        3,12,6,0,293,294,3,20,10,0,294,295,3,12,6,0,295,297,1,0,0,0,296,
        291,1,0,0,0,296,292,1,0,0,0,296,293,1,0,0,0,297,19,1,0,0,0,298,309,
        5,1,0,0,299,309,5,54,0,0,300,309,3,26,13,0,301,309,3,34,17,0,302,
        303,5,3,0,0,303,305,5,25,0,0,304,306,3,52,26,0,305,304,1,0,0,0,305,
        306,1,0,0,0,306,307,1,0,0,0,307,309,5,26,0,0,308,298,1,0,0,0,308,
        299,1,0,0,0,308,300,1,0,0,0,308,301,1,0,0,0,308,302,1,0,0,0,309,
        313,1,0,0,0,310,312,3,22,11,0,311,310,1,0,0,0,312,315,1,0,0,0,313,
        311,1,0,0,0,313,314,1,0,0,0,314,316,1,0,0,0,315,313,1,0,0,0,316,
        321,3,46,23,0,317,318,5,24,0,0,318,320,3,46,23,0,319,317,1,0,0,0,
        320,323,1,0,0,0,321,319,1,0,0,0,321,322,1,0,0,0,322,324,1,0,0,0,
        323,321,1,0,0,0,324,342,5,23,0,0,325,327,3,22,11,0,326,325,1,0,0,
        0,327,328,1,0,0,0,328,326,1,0,0,0,328,329,1,0,0,0,329,330,1,0,0,
        0,330,335,3,46,23,0,331,332,5,24,0,0,332,334,3,46,23,0,333,331,1,
        0,0,0,334,337,1,0,0,0,335,333,1,0,0,0,335,336,1,0,0,0,336,338,1,
        0,0,0,337,335,1,0,0,0,338,339,5,23,0,0,339,341,1,0,0,0,340,326,1,
        0,0,0,341,344,1,0,0,0,342,340,1,0,0,0,342,343,1,0,0,0,343,21,1,0,
        0,0,344,342,1,0,0,0,345,361,5,1,0,0,346,361,5,2,0,0,347,361,5,54,
        0,0,348,361,5,5,0,0,349,350,5,55,0,0,350,361,3,10,5,0,351,352,5,
        3,0,0,352,354,5,25,0,0,353,355,3,52,26,0,354,353,1,0,0,0,354,355,
        1,0,0,0,355,356,1,0,0,0,356,361,5,26,0,0,357,361,3,24,12,0,358,361,
        3,26,13,0,359,361,3,34,17,0,360,345,1,0,0,0,360,346,1,0,0,0,360,
        347,1,0,0,0,360,348,1,0,0,0,360,349,1,0,0,0,360,351,1,0,0,0,360,
        357,1,0,0,0,360,358,1,0,0,0,360,359,1,0,0,0,361,23,1,0,0,0,362,363,
        5,4,0,0,363,365,5,25,0,0,364,366,3,52,26,0,365,364,1,0,0,0,365,366,
        1,0,0,0,366,367,1,0,0,0,367,374,5,26,0,0,368,370,5,59,0,0,369,371,
        3,48,24,0,370,369,1,0,0,0,370,371,1,0,0,0,371,372,1,0,0,0,372,374,
        5,30,0,0,373,362,1,0,0,0,373,368,1,0,0,0,374,25,1,0,0,0,375,381,
        5,6,0,0,376,380,3,24,12,0,377,380,5,54,0,0,378,380,5,2,0,0,379,376,
        1,0,0,0,379,377,1,0,0,0,379,378,1,0,0,0,380,383,1,0,0,0,381,379,
        1,0,0,0,381,382,1,0,0,0,382,389,1,0,0,0,383,381,1,0,0,0,384,386,
        5,48,0,0,385,387,3,28,14,0,386,385,1,0,0,0,386,387,1,0,0,0,387,390,
        1,0,0,0,388,390,3,28,14,0,389,384,1,0,0,0,389,388,1,0,0,0,390,27,
        1,0,0,0,391,395,5,27,0,0,392,394,3,30,15,0,393,392,1,0,0,0,394,397,
        1,0,0,0,395,393,1,0,0,0,395,396,1,0,0,0,396,398,1,0,0,0,397,395,
        1,0,0,0,398,399,5,28,0,0,399,29,1,0,0,0,400,465,5,23,0,0,401,403,
        3,22,11,0,402,401,1,0,0,0,403,404,1,0,0,0,404,402,1,0,0,0,404,405,
        1,0,0,0,405,424,1,0,0,0,406,425,5,23,0,0,407,418,3,32,16,0,408,412,
        5,24,0,0,409,411,3,24,12,0,410,409,1,0,0,0,411,414,1,0,0,0,412,410,
        1,0,0,0,412,413,1,0,0,0,413,415,1,0,0,0,414,412,1,0,0,0,415,417,
        3,32,16,0,416,408,1,0,0,0,417,420,1,0,0,0,418,416,1,0,0,0,418,419,
        1,0,0,0,419,421,1,0,0,0,420,418,1,0,0,0,421,422,5,23,0,0,422,425,
        1,0,0,0,423,425,3,8,4,0,424,406,1,0,0,0,424,407,1,0,0,0,424,423,
        1,0,0,0,425,465,1,0,0,0,426,437,3,32,16,0,427,431,5,24,0,0,428,430,
        3,24,12,0,429,428,1,0,0,0,430,433,1,0,0,0,431,429,1,0,0,0,431,432,
        1,0,0,0,432,434,1,0,0,0,433,431,1,0,0,0,434,436,3,32,16,0,435,427,
        1,0,0,0,436,439,1,0,0,0,437,435,1,0,0,0,437,438,1,0,0,0,438,440,
        1,0,0,0,439,437,1,0,0,0,440,441,5,23,0,0,441,465,1,0,0,0,442,465,
        3,8,4,0,443,465,5,49,0,0,444,448,5,61,0,0,445,447,3,30,15,0,446,
        445,1,0,0,0,447,450,1,0,0,0,448,446,1,0,0,0,448,449,1,0,0,0,449,
        460,1,0,0,0,450,448,1,0,0,0,451,455,5,62,0,0,452,454,3,30,15,0,453,
        452,1,0,0,0,454,457,1,0,0,0,455,453,1,0,0,0,455,456,1,0,0,0,456,
        459,1,0,0,0,457,455,1,0,0,0,458,451,1,0,0,0,459,462,1,0,0,0,460,
        458,1,0,0,0,460,461,1,0,0,0,461,463,1,0,0,0,462,460,1,0,0,0,463,
        465,5,63,0,0,464,400,1,0,0,0,464,402,1,0,0,0,464,426,1,0,0,0,464,
        442,1,0,0,0,464,443,1,0,0,0,464,444,1,0,0,0,465,31,1,0,0,0,466,469,
        3,46,23,0,467,468,5,31,0,0,468,470,3,46,23,0,469,467,1,0,0,0,469,
        470,1,0,0,0,470,474,1,0,0,0,471,472,5,31,0,0,472,474,3,46,23,0,473,
        466,1,0,0,0,473,471,1,0,0,0,474,33,1,0,0,0,475,480,5,7,0,0,476,479,
        3,24,12,0,477,479,5,54,0,0,478,476,1,0,0,0,478,477,1,0,0,0,479,482,
        1,0,0,0,480,478,1,0,0,0,480,481,1,0,0,0,481,504,1,0,0,0,482,480,
        1,0,0,0,483,490,5,48,0,0,484,486,5,31,0,0,485,487,7,0,0,0,486,485,
        1,0,0,0,487,488,1,0,0,0,488,486,1,0,0,0,488,489,1,0,0,0,489,491,
        1,0,0,0,490,484,1,0,0,0,490,491,1,0,0,0,491,493,1,0,0,0,492,494,
        3,36,18,0,493,492,1,0,0,0,493,494,1,0,0,0,494,505,1,0,0,0,495,497,
        5,31,0,0,496,498,7,0,0,0,497,496,1,0,0,0,498,499,1,0,0,0,499,497,
        1,0,0,0,499,500,1,0,0,0,500,502,1,0,0,0,501,495,1,0,0,0,501,502,
        1,0,0,0,502,503,1,0,0,0,503,505,3,36,18,0,504,483,1,0,0,0,504,501,
        1,0,0,0,505,35,1,0,0,0,506,508,7,1,0,0,507,509,3,38,19,0,508,507,
        1,0,0,0,508,509,1,0,0,0,509,510,1,0,0,0,510,511,5,28,0,0,511,37,
        1,0,0,0,512,517,3,40,20,0,513,514,5,24,0,0,514,516,3,40,20,0,515,
        513,1,0,0,0,516,519,1,0,0,0,517,515,1,0,0,0,517,518,1,0,0,0,518,
        521,1,0,0,0,519,517,1,0,0,0,520,522,5,24,0,0,521,520,1,0,0,0,521,
        522,1,0,0,0,522,39,1,0,0,0,523,525,3,42,21,0,524,523,1,0,0,0,525,
        526,1,0,0,0,526,524,1,0,0,0,526,527,1,0,0,0,527,529,1,0,0,0,528,
        530,3,44,22,0,529,528,1,0,0,0,529,530,1,0,0,0,530,533,1,0,0,0,531,
        533,3,44,22,0,532,524,1,0,0,0,532,531,1,0,0,0,533,41,1,0,0,0,534,
        550,5,49,0,0,535,537,5,61,0,0,536,538,3,38,19,0,537,536,1,0,0,0,
        537,538,1,0,0,0,538,545,1,0,0,0,539,541,5,62,0,0,540,542,3,38,19,
        0,541,540,1,0,0,0,541,542,1,0,0,0,542,544,1,0,0,0,543,539,1,0,0,
        0,544,547,1,0,0,0,545,543,1,0,0,0,545,546,1,0,0,0,546,548,1,0,0,
        0,547,545,1,0,0,0,548,550,5,63,0,0,549,534,1,0,0,0,549,535,1,0,0,
        0,550,43,1,0,0,0,551,560,3,36,18,0,552,553,5,48,0,0,553,556,5,31,
        0,0,554,557,3,36,18,0,555,557,3,48,24,0,556,554,1,0,0,0,556,555,
        1,0,0,0,557,560,1,0,0,0,558,560,3,48,24,0,559,551,1,0,0,0,559,552,
        1,0,0,0,559,558,1,0,0,0,560,45,1,0,0,0,561,586,3,56,28,0,562,563,
        7,2,0,0,563,585,3,56,28,0,564,565,5,43,0,0,565,585,3,36,18,0,566,
        568,5,33,0,0,567,569,3,50,25,0,568,567,1,0,0,0,568,569,1,0,0,0,569,
        570,1,0,0,0,570,571,5,31,0,0,571,585,3,56,28,0,572,574,5,39,0,0,
        573,572,1,0,0,0,574,575,1,0,0,0,575,573,1,0,0,0,575,576,1,0,0,0,
        576,578,1,0,0,0,577,579,3,56,28,0,578,577,1,0,0,0,578,579,1,0,0,
        0,579,585,1,0,0,0,580,585,3,64,32,0,581,585,5,2,0,0,582,585,3,24,
        12,0,583,585,3,66,33,0,584,562,1,0,0,0,584,564,1,0,0,0,584,566,1,
        0,0,0,584,573,1,0,0,0,584,580,1,0,0,0,584,581,1,0,0,0,584,582,1,
        0,0,0,584,583,1,0,0,0,585,588,1,0,0,0,586,584,1,0,0,0,586,587,1,
        0,0,0,587,47,1,0,0,0,588,586,1,0,0,0,589,591,3,22,11,0,590,589,1,
        0,0,0,591,592,1,0,0,0,592,590,1,0,0,0,592,593,1,0,0,0,593,621,1,
        0,0,0,594,618,3,56,28,0,595,596,7,2,0,0,596,617,3,56,28,0,597,598,
        5,43,0,0,598,617,3,36,18,0,599,601,5,33,0,0,600,602,3,50,25,0,601,
        600,1,0,0,0,601,602,1,0,0,0,602,603,1,0,0,0,603,604,5,31,0,0,604,
        617,3,56,28,0,605,607,5,39,0,0,606,605,1,0,0,0,607,608,1,0,0,0,608,
        606,1,0,0,0,608,609,1,0,0,0,609,611,1,0,0,0,610,612,3,56,28,0,611,
        610,1,0,0,0,611,612,1,0,0,0,612,617,1,0,0,0,613,617,3,64,32,0,614,
        617,3,22,11,0,615,617,3,66,33,0,616,595,1,0,0,0,616,597,1,0,0,0,
        616,599,1,0,0,0,616,606,1,0,0,0,616,613,1,0,0,0,616,614,1,0,0,0,
        616,615,1,0,0,0,617,620,1,0,0,0,618,616,1,0,0,0,618,619,1,0,0,0,
        619,622,1,0,0,0,620,618,1,0,0,0,621,594,1,0,0,0,621,622,1,0,0,0,
        622,651,1,0,0,0,623,647,3,56,28,0,624,625,7,2,0,0,625,646,3,56,28,
        0,626,627,5,43,0,0,627,646,3,36,18,0,628,630,5,33,0,0,629,631,3,
        50,25,0,630,629,1,0,0,0,630,631,1,0,0,0,631,632,1,0,0,0,632,633,
        5,31,0,0,633,646,3,56,28,0,634,636,5,39,0,0,635,634,1,0,0,0,636,
        637,1,0,0,0,637,635,1,0,0,0,637,638,1,0,0,0,638,640,1,0,0,0,639,
        641,3,56,28,0,640,639,1,0,0,0,640,641,1,0,0,0,641,646,1,0,0,0,642,
        646,3,64,32,0,643,646,3,22,11,0,644,646,3,66,33,0,645,624,1,0,0,
        0,645,626,1,0,0,0,645,628,1,0,0,0,645,635,1,0,0,0,645,642,1,0,0,
        0,645,643,1,0,0,0,645,644,1,0,0,0,646,649,1,0,0,0,647,645,1,0,0,
        0,647,648,1,0,0,0,648,651,1,0,0,0,649,647,1,0,0,0,650,590,1,0,0,
        0,650,623,1,0,0,0,651,49,1,0,0,0,652,657,3,48,24,0,653,654,5,24,
        0,0,654,656,3,48,24,0,655,653,1,0,0,0,656,659,1,0,0,0,657,655,1,
        0,0,0,657,658,1,0,0,0,658,51,1,0,0,0,659,657,1,0,0,0,660,666,3,54,
        27,0,661,662,5,24,0,0,662,665,3,54,27,0,663,665,5,24,0,0,664,661,
        1,0,0,0,664,663,1,0,0,0,665,668,1,0,0,0,666,664,1,0,0,0,666,667,
        1,0,0,0,667,677,1,0,0,0,668,666,1,0,0,0,669,670,5,24,0,0,670,673,
        3,54,27,0,671,673,5,24,0,0,672,669,1,0,0,0,672,671,1,0,0,0,673,674,
        1,0,0,0,674,672,1,0,0,0,674,675,1,0,0,0,675,677,1,0,0,0,676,660,
        1,0,0,0,676,672,1,0,0,0,677,53,1,0,0,0,678,686,3,48,24,0,679,686,
        3,12,6,0,680,682,5,58,0,0,681,683,3,38,19,0,682,681,1,0,0,0,682,
        683,1,0,0,0,683,684,1,0,0,0,684,686,5,28,0,0,685,678,1,0,0,0,685,
        679,1,0,0,0,685,680,1,0,0,0,686,55,1,0,0,0,687,699,5,39,0,0,688,
        699,5,42,0,0,689,699,5,38,0,0,690,699,5,37,0,0,691,699,5,40,0,0,
        692,699,5,41,0,0,693,699,5,8,0,0,694,695,5,56,0,0,695,696,3,50,25,
        0,696,697,5,26,0,0,697,699,1,0,0,0,698,687,1,0,0,0,698,688,1,0,0,
        0,698,689,1,0,0,0,698,690,1,0,0,0,698,691,1,0,0,0,698,692,1,0,0,
        0,698,693,1,0,0,0,698,694,1,0,0,0,699,700,1,0,0,0,700,698,1,0,0,
        0,700,701,1,0,0,0,701,703,1,0,0,0,702,704,3,58,29,0,703,702,1,0,
        0,0,703,704,1,0,0,0,704,707,1,0,0,0,705,707,3,58,29,0,706,698,1,
        0,0,0,706,705,1,0,0,0,707,57,1,0,0,0,708,741,3,60,30,0,709,711,5,
        25,0,0,710,712,3,52,26,0,711,710,1,0,0,0,711,712,1,0,0,0,712,720,
        1,0,0,0,713,717,5,57,0,0,714,716,3,2,1,0,715,714,1,0,0,0,716,719,
        1,0,0,0,717,715,1,0,0,0,717,718,1,0,0,0,718,721,1,0,0,0,719,717,
        1,0,0,0,720,713,1,0,0,0,720,721,1,0,0,0,721,722,1,0,0,0,722,740,
        5,26,0,0,723,727,5,67,0,0,724,726,3,2,1,0,725,724,1,0,0,0,726,729,
        1,0,0,0,727,725,1,0,0,0,727,728,1,0,0,0,728,730,1,0,0,0,729,727,
        1,0,0,0,730,740,5,26,0,0,731,733,5,29,0,0,732,734,3,50,25,0,733,
        732,1,0,0,0,733,734,1,0,0,0,734,735,1,0,0,0,735,740,5,30,0,0,736,
        737,7,3,0,0,737,740,5,48,0,0,738,740,5,37,0,0,739,709,1,0,0,0,739,
        723,1,0,0,0,739,731,1,0,0,0,739,736,1,0,0,0,739,738,1,0,0,0,740,
        743,1,0,0,0,741,739,1,0,0,0,741,742,1,0,0,0,742,59,1,0,0,0,743,741,
        1,0,0,0,744,779,5,45,0,0,745,779,5,48,0,0,746,779,5,46,0,0,747,779,
        5,47,0,0,748,750,5,25,0,0,749,751,3,52,26,0,750,749,1,0,0,0,750,
        751,1,0,0,0,751,752,1,0,0,0,752,779,5,26,0,0,753,754,5,66,0,0,754,
        755,3,48,24,0,755,756,5,26,0,0,756,757,3,36,18,0,757,779,1,0,0,0,
        758,759,5,9,0,0,759,760,5,25,0,0,760,765,3,48,24,0,761,762,5,24,
        0,0,762,764,3,62,31,0,763,761,1,0,0,0,764,767,1,0,0,0,765,763,1,
        0,0,0,765,766,1,0,0,0,766,768,1,0,0,0,767,765,1,0,0,0,768,769,5,
        26,0,0,769,779,1,0,0,0,770,772,5,29,0,0,771,773,3,50,25,0,772,771,
        1,0,0,0,772,773,1,0,0,0,773,774,1,0,0,0,774,779,5,30,0,0,775,776,
        5,35,0,0,776,779,5,48,0,0,777,779,5,34,0,0,778,744,1,0,0,0,778,745,
        1,0,0,0,778,746,1,0,0,0,778,747,1,0,0,0,778,748,1,0,0,0,778,753,
        1,0,0,0,778,758,1,0,0,0,778,770,1,0,0,0,778,775,1,0,0,0,778,777,
        1,0,0,0,779,61,1,0,0,0,780,783,5,18,0,0,781,783,3,48,24,0,782,780,
        1,0,0,0,782,781,1,0,0,0,783,784,1,0,0,0,784,785,5,31,0,0,785,786,
        3,48,24,0,786,63,1,0,0,0,787,820,7,4,0,0,788,790,5,25,0,0,789,791,
        3,52,26,0,790,789,1,0,0,0,790,791,1,0,0,0,791,799,1,0,0,0,792,796,
        5,57,0,0,793,795,3,2,1,0,794,793,1,0,0,0,795,798,1,0,0,0,796,794,
        1,0,0,0,796,797,1,0,0,0,797,800,1,0,0,0,798,796,1,0,0,0,799,792,
        1,0,0,0,799,800,1,0,0,0,800,801,1,0,0,0,801,819,5,26,0,0,802,806,
        5,67,0,0,803,805,3,2,1,0,804,803,1,0,0,0,805,808,1,0,0,0,806,804,
        1,0,0,0,806,807,1,0,0,0,807,809,1,0,0,0,808,806,1,0,0,0,809,819,
        5,26,0,0,810,812,5,29,0,0,811,813,3,50,25,0,812,811,1,0,0,0,812,
        813,1,0,0,0,813,814,1,0,0,0,814,819,5,30,0,0,815,816,7,3,0,0,816,
        819,5,48,0,0,817,819,5,37,0,0,818,788,1,0,0,0,818,802,1,0,0,0,818,
        810,1,0,0,0,818,815,1,0,0,0,818,817,1,0,0,0,819,822,1,0,0,0,820,
        818,1,0,0,0,820,821,1,0,0,0,821,65,1,0,0,0,822,820,1,0,0,0,823,827,
        5,10,0,0,824,826,7,5,0,0,825,824,1,0,0,0,826,829,1,0,0,0,827,825,
        1,0,0,0,827,828,1,0,0,0,828,830,1,0,0,0,829,827,1,0,0,0,830,832,
        5,25,0,0,831,833,3,52,26,0,832,831,1,0,0,0,832,833,1,0,0,0,833,840,
        1,0,0,0,834,836,7,6,0,0,835,837,3,52,26,0,836,835,1,0,0,0,836,837,
        1,0,0,0,837,839,1,0,0,0,838,834,1,0,0,0,839,842,1,0,0,0,840,838,
        1,0,0,0,840,841,1,0,0,0,841,843,1,0,0,0,842,840,1,0,0,0,843,844,
        5,26,0,0,844,67,1,0,0,0,135,71,83,90,95,99,109,123,128,139,150,157,
        160,167,170,174,178,184,201,209,215,221,228,234,240,244,248,254,
        257,264,268,274,282,296,305,308,313,321,328,335,342,354,360,365,
        370,373,379,381,386,389,395,404,412,418,424,431,437,448,455,460,
        464,469,473,478,480,488,490,493,499,501,504,508,517,521,526,529,
        532,537,541,545,549,556,559,568,575,578,584,586,592,601,608,611,
        616,618,621,630,637,640,645,647,650,657,664,666,672,674,676,682,
        685,698,700,703,706,711,717,720,727,733,739,741,750,765,772,778,
        782,790,796,799,806,812,818,820,827,832,836,840
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
    public word(): WordContext[];
    public word(i: number): WordContext | null;
    public word(i?: number): WordContext[] | WordContext | null {
        if (i === undefined) {
            return this.getRuleContexts(WordContext);
        }

        return this.getRuleContext(i, WordContext);
    }
    public assembly(): AssemblyContext[];
    public assembly(i: number): AssemblyContext | null;
    public assembly(i?: number): AssemblyContext[] | AssemblyContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AssemblyContext);
        }

        return this.getRuleContext(i, AssemblyContext);
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
    public elements(): ElementsContext | null {
        return this.getRuleContext(0, ElementsContext);
    }
    public override get ruleIndex(): number {
        return CParser.RULE_argument;
    }
}


export class OperandContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
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
    public SIGN(): antlr.TerminalNode[];
    public SIGN(i: number): antlr.TerminalNode | null;
    public SIGN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(CParser.SIGN);
    	} else {
    		return this.getToken(CParser.SIGN, i);
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
