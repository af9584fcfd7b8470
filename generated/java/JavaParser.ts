
import * as antlr from "antlr4ng";
import { Token } from "antlr4ng";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class JavaParser extends antlr.Parser {
    public static readonly CASE_ARROW = 1;
    public static readonly CAST_OPEN = 2;
    public static readonly CLASS_OPEN = 3;
    public static readonly ELSE_IF = 4;
    public static readonly INIT_OPEN = 5;
    public static readonly LAMBDA_OPEN = 6;
    public static readonly SWITCH_STATEMENT = 7;
    public static readonly SYNCHRONIZED = 8;
    public static readonly TYPE_CLOSE = 9;
    public static readonly TYPE_OPEN = 10;
    public static readonly PRIMITIVE = 11;
    public static readonly MODIFIER = 12;
    public static readonly ASSERT = 13;
    public static readonly BREAK = 14;
    public static readonly CASE = 15;
    public static readonly CATCH = 16;
    public static readonly CLASS = 17;
    public static readonly DEFAULT = 18;
    public static readonly DO = 19;
    public static readonly ELSE = 20;
    public static readonly ENUM = 21;
    public static readonly EXTENDS = 22;
    public static readonly FINALLY = 23;
    public static readonly FOR = 24;
    public static readonly IF = 25;
    public static readonly IMPLEMENTS = 26;
    public static readonly IMPORT = 27;
    public static readonly INSTANCEOF = 28;
    public static readonly NEW = 29;
    public static readonly PACKAGE = 30;
    public static readonly RETURN = 31;
    public static readonly SUPER = 32;
    public static readonly SWITCH = 33;
    public static readonly THIS = 34;
    public static readonly THROW = 35;
    public static readonly TRY = 36;
    public static readonly WHILE = 37;
    public static readonly LITERAL = 38;
    public static readonly IDENTIFIER = 39;
    public static readonly NUMBER = 40;
    public static readonly CHARACTER = 41;
    public static readonly TEXT_BLOCK = 42;
    public static readonly STRING = 43;
    public static readonly LPAREN = 44;
    public static readonly RPAREN = 45;
    public static readonly LBRACE = 46;
    public static readonly RBRACE = 47;
    public static readonly LBRACK = 48;
    public static readonly RBRACK = 49;
    public static readonly SEMI = 50;
    public static readonly COMMA = 51;
    public static readonly DOT = 52;
    public static readonly ELLIPSIS = 53;
    public static readonly AT = 54;
    public static readonly COLONCOLON = 55;
    public static readonly COLON = 56;
    public static readonly QUESTION = 57;
    public static readonly ARROW = 58;
    public static readonly INCREMENT = 59;
    public static readonly SIGN = 60;
    public static readonly NOT = 61;
    public static readonly ASSIGN = 62;
    public static readonly LT = 63;
    public static readonly GT = 64;
    public static readonly OPERATOR = 65;
    public static readonly SPACE = 66;
    public static readonly COMMENT = 67;
    public static readonly OTHER = 68;
    public static readonly RULE_compilationUnit = 0;
    public static readonly RULE_item = 1;
    public static readonly RULE_declaration = 2;
    public static readonly RULE_header = 3;
    public static readonly RULE_constant = 4;
    public static readonly RULE_block = 5;
    public static readonly RULE_body = 6;
    public static readonly RULE_condition = 7;
    public static readonly RULE_modifier = 8;
    public static readonly RULE_annotation = 9;
    public static readonly RULE_name = 10;
    public static readonly RULE_typeArguments = 11;
    public static readonly RULE_elements = 12;
    public static readonly RULE_element = 13;
    public static readonly RULE_expression = 14;
    public static readonly RULE_part = 15;
    public static readonly RULE_named = 16;
    public static readonly RULE_operand = 17;
    public static readonly RULE_prefix = 18;
    public static readonly RULE_primary = 19;
    public static readonly RULE_creation = 20;
    public static readonly RULE_suffix = 21;

    public static readonly literalNames = [
        null, null, null, null, null, null, null, null, null, null, null, 
        null, null, "'assert'", null, "'case'", "'catch'", null, "'default'", 
        "'do'", "'else'", "'enum'", "'extends'", "'finally'", "'for'", "'if'", 
        null, "'import'", "'instanceof'", "'new'", "'package'", "'return'", 
        "'super'", "'switch'", "'this'", "'throw'", "'try'", "'while'", 
        null, null, null, null, null, null, "'('", "')'", "'{'", "'}'", 
        "'['", "']'", "';'", "','", "'.'", "'...'", "'@'", "'::'", "':'", 
        "'?'", "'->'", null, null, null, null, "'<'", "'>'"
    ];

    public static readonly symbolicNames = [
        null, "CASE_ARROW", "CAST_OPEN", "CLASS_OPEN", "ELSE_IF", "INIT_OPEN", 
        "LAMBDA_OPEN", "SWITCH_STATEMENT", "SYNCHRONIZED", "TYPE_CLOSE", 
        "TYPE_OPEN", "PRIMITIVE", "MODIFIER", "ASSERT", "BREAK", "CASE", 
        "CATCH", "CLASS", "DEFAULT", "DO", "ELSE", "ENUM", "EXTENDS", "FINALLY", 
        "FOR", "IF", "IMPLEMENTS", "IMPORT", "INSTANCEOF", "NEW", "PACKAGE", 
        "RETURN", "SUPER", "SWITCH", "THIS", "THROW", "TRY", "WHILE", "LITERAL", 
        "IDENTIFIER", "NUMBER", "CHARACTER", "TEXT_BLOCK", "STRING", "LPAREN", 
        "RPAREN", "LBRACE", "RBRACE", "LBRACK", "RBRACK", "SEMI", "COMMA", 
        "DOT", "ELLIPSIS", "AT", "COLONCOLON", "COLON", "QUESTION", "ARROW", 
        "INCREMENT", "SIGN", "NOT", "ASSIGN", "LT", "GT", "OPERATOR", "SPACE", 
        "COMMENT", "OTHER"
    ];
    public static readonly ruleNames = [
        "compilationUnit", "item", "declaration", "header", "constant", 
        "block", "body", "condition", "modifier", "annotation", "name", 
        "typeArguments", "elements", "element", "expression", "part", "named", 
        "operand", "prefix", "primary", "creation", "suffix",
    ];

    public get grammarFileName(): string { return "JavaParser.g4"; }
    public get literalNames(): (string | null)[] { return JavaParser.literalNames; }
    public get symbolicNames(): (string | null)[] { return JavaParser.symbolicNames; }
    public get ruleNames(): string[] { return JavaParser.ruleNames; }
    public get serializedATN(): number[] { return JavaParser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, JavaParser._ATN, JavaParser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public compilationUnit(): CompilationUnitContext {
        let localContext = new CompilationUnitContext(this.context, this.state);
        this.enterRule(localContext, 0, JavaParser.RULE_compilationUnit);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 47;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3945725412) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 977559551) !== 0) || _la === 68) {
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
            this.match(JavaParser.EOF);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
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
        this.enterRule(localContext, 2, JavaParser.RULE_item);
        let _la: number;
        try {
            let alternative: number;
            this.state = 198;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 21, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 52;
                this.match(JavaParser.SEMI);
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 53;
                this.block();
                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 54;
                this.match(JavaParser.IF);
                this.state = 55;
                this.condition();
                this.state = 56;
                this.body();
                this.state = 64;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 1, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 57;
                        this.match(JavaParser.ELSE);
                        this.state = 58;
                        this.match(JavaParser.ELSE_IF);
                        this.state = 59;
                        this.condition();
                        this.state = 60;
                        this.body();
                        }
                        }
                    }
                    this.state = 66;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 1, this.context);
                }
                this.state = 69;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 2, this.context) ) {
                case 1:
                    {
                    this.state = 67;
                    this.match(JavaParser.ELSE);
                    this.state = 68;
                    this.body();
                    }
                    break;
                }
                }
                break;
            case 4:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 71;
                this.match(JavaParser.WHILE);
                this.state = 72;
                this.condition();
                this.state = 73;
                this.body();
                }
                break;
            case 5:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 75;
                this.match(JavaParser.DO);
                this.state = 76;
                this.body();
                this.state = 77;
                this.match(JavaParser.WHILE);
                this.state = 78;
                this.condition();
                this.state = 79;
                this.match(JavaParser.SEMI);
                }
                break;
            case 6:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 81;
                this.match(JavaParser.FOR);
                this.state = 82;
                this.match(JavaParser.LPAREN);
                this.state = 84;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 536877156) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 977280967) !== 0) || _la === 68) {
                    {
                    this.state = 83;
                    this.elements();
                    }
                }

                this.state = 96;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaParser.COLON:
                    {
                    this.state = 86;
                    this.match(JavaParser.COLON);
                    this.state = 87;
                    this.expression();
                    }
                    break;
                case JavaParser.SEMI:
                    {
                    this.state = 88;
                    this.match(JavaParser.SEMI);
                    this.state = 90;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 536873060) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 977280967) !== 0) || _la === 68) {
                        {
                        this.state = 89;
                        this.expression();
                        }
                    }

                    this.state = 92;
                    this.match(JavaParser.SEMI);
                    this.state = 94;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 536877156) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 977280967) !== 0) || _la === 68) {
                        {
                        this.state = 93;
                        this.elements();
                        }
                    }

                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 98;
                this.match(JavaParser.RPAREN);
                this.state = 99;
                this.body();
                }
                break;
            case 7:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 100;
                this.match(JavaParser.TRY);
                this.state = 115;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 44) {
                    {
                    this.state = 101;
                    this.match(JavaParser.LPAREN);
                    this.state = 102;
                    this.element();
                    this.state = 107;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 7, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 103;
                            this.match(JavaParser.SEMI);
                            this.state = 104;
                            this.element();
                            }
                            }
                        }
                        this.state = 109;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 7, this.context);
                    }
                    this.state = 111;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 50) {
                        {
                        this.state = 110;
                        this.match(JavaParser.SEMI);
                        }
                    }

                    this.state = 113;
                    this.match(JavaParser.RPAREN);
                    }
                }

                this.state = 117;
                this.block();
                this.state = 124;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 16) {
                    {
                    {
                    this.state = 118;
                    this.match(JavaParser.CATCH);
                    this.state = 119;
                    this.condition();
                    this.state = 120;
                    this.block();
                    }
                    }
                    this.state = 126;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 129;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 23) {
                    {
                    this.state = 127;
                    this.match(JavaParser.FINALLY);
                    this.state = 128;
                    this.block();
                    }
                }

                }
                break;
            case 8:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 131;
                this.match(JavaParser.SWITCH_STATEMENT);
                this.state = 132;
                this.condition();
                this.state = 133;
                this.block();
                }
                break;
            case 9:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 135;
                this.match(JavaParser.SYNCHRONIZED);
                this.state = 136;
                this.condition();
                this.state = 137;
                this.block();
                }
                break;
            case 10:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 139;
                this.match(JavaParser.RETURN);
                this.state = 141;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 536873060) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 977280967) !== 0) || _la === 68) {
                    {
                    this.state = 140;
                    this.expression();
                    }
                }

                this.state = 143;
                this.match(JavaParser.SEMI);
                }
                break;
            case 11:
                this.enterOuterAlt(localContext, 11);
                {
                this.state = 144;
                this.match(JavaParser.THROW);
                this.state = 145;
                this.expression();
                this.state = 146;
                this.match(JavaParser.SEMI);
                }
                break;
            case 12:
                this.enterOuterAlt(localContext, 12);
                {
                this.state = 148;
                this.match(JavaParser.BREAK);
                this.state = 150;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 39) {
                    {
                    this.state = 149;
                    this.match(JavaParser.IDENTIFIER);
                    }
                }

                this.state = 152;
                this.match(JavaParser.SEMI);
                }
                break;
            case 13:
                this.enterOuterAlt(localContext, 13);
                {
                this.state = 153;
                this.match(JavaParser.ASSERT);
                this.state = 154;
                this.expression();
                this.state = 157;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 56) {
                    {
                    this.state = 155;
                    this.match(JavaParser.COLON);
                    this.state = 156;
                    this.expression();
                    }
                }

                this.state = 159;
                this.match(JavaParser.SEMI);
                }
                break;
            case 14:
                this.enterOuterAlt(localContext, 14);
                {
                this.state = 161;
                this.match(JavaParser.CASE);
                this.state = 162;
                this.elements();
                this.state = 166;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaParser.COLON:
                    {
                    this.state = 163;
                    this.match(JavaParser.COLON);
                    }
                    break;
                case JavaParser.CASE_ARROW:
                    {
                    this.state = 164;
                    this.match(JavaParser.CASE_ARROW);
                    this.state = 165;
                    this.item();
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
                this.state = 168;
                this.match(JavaParser.DEFAULT);
                this.state = 172;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaParser.COLON:
                    {
                    this.state = 169;
                    this.match(JavaParser.COLON);
                    }
                    break;
                case JavaParser.CASE_ARROW:
                    {
                    this.state = 170;
                    this.match(JavaParser.CASE_ARROW);
                    this.state = 171;
                    this.item();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                break;
            case 16:
                this.enterOuterAlt(localContext, 16);
                {
                this.state = 174;
                this.match(JavaParser.IMPORT);
                this.state = 176;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 12) {
                    {
                    this.state = 175;
                    this.match(JavaParser.MODIFIER);
                    }
                }

                this.state = 178;
                this.name();
                this.state = 181;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 52) {
                    {
                    this.state = 179;
                    this.match(JavaParser.DOT);
                    this.state = 180;
                    this.match(JavaParser.OPERATOR);
                    }
                }

                this.state = 183;
                this.match(JavaParser.SEMI);
                }
                break;
            case 17:
                this.enterOuterAlt(localContext, 17);
                {
                this.state = 185;
                this.match(JavaParser.IDENTIFIER);
                this.state = 186;
                this.match(JavaParser.COLON);
                this.state = 187;
                this.item();
                }
                break;
            case 18:
                this.enterOuterAlt(localContext, 18);
                {
                this.state = 189;
                this.errorHandler.sync(this);
                alternative = 1;
                do {
                    switch (alternative) {
                    case 1:
                        {
                        {
                        this.state = 188;
                        this.modifier();
                        }
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 191;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 19, this.context);
                } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                this.state = 195;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaParser.LBRACE:
                    {
                    this.state = 193;
                    this.block();
                    }
                    break;
                case JavaParser.CAST_OPEN:
                case JavaParser.INIT_OPEN:
                case JavaParser.LAMBDA_OPEN:
                case JavaParser.TYPE_OPEN:
                case JavaParser.PRIMITIVE:
                case JavaParser.CLASS:
                case JavaParser.ENUM:
                case JavaParser.NEW:
                case JavaParser.PACKAGE:
                case JavaParser.SUPER:
                case JavaParser.SWITCH:
                case JavaParser.THIS:
                case JavaParser.LITERAL:
                case JavaParser.IDENTIFIER:
                case JavaParser.NUMBER:
                case JavaParser.CHARACTER:
                case JavaParser.TEXT_BLOCK:
                case JavaParser.STRING:
                case JavaParser.LPAREN:
                case JavaParser.AT:
                case JavaParser.QUESTION:
                case JavaParser.INCREMENT:
                case JavaParser.SIGN:
                case JavaParser.NOT:
                case JavaParser.OTHER:
                    {
                    this.state = 194;
                    this.declaration();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                break;
            case 19:
                this.enterOuterAlt(localContext, 19);
                {
                this.state = 197;
                this.declaration();
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
    public declaration(): DeclarationContext {
        let localContext = new DeclarationContext(this.context, this.state);
        this.enterRule(localContext, 4, JavaParser.RULE_declaration);
        let _la: number;
        try {
            let alternative: number;
            this.state = 283;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 36, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 200;
                this.match(JavaParser.PACKAGE);
                this.state = 201;
                this.name();
                this.state = 202;
                this.match(JavaParser.SEMI);
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 204;
                this.match(JavaParser.CLASS);
                this.state = 205;
                this.match(JavaParser.IDENTIFIER);
                this.state = 207;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 10) {
                    {
                    this.state = 206;
                    this.typeArguments();
                    }
                }

                this.state = 212;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 22 || _la === 26) {
                    {
                    {
                    this.state = 209;
                    this.header();
                    }
                    }
                    this.state = 214;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 215;
                this.block();
                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 216;
                this.match(JavaParser.ENUM);
                this.state = 217;
                this.match(JavaParser.IDENTIFIER);
                this.state = 221;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 22 || _la === 26) {
                    {
                    {
                    this.state = 218;
                    this.header();
                    }
                    }
                    this.state = 223;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 224;
                this.match(JavaParser.LBRACE);
                this.state = 233;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 39 || _la === 54) {
                    {
                    this.state = 225;
                    this.constant();
                    this.state = 230;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 25, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 226;
                            this.match(JavaParser.COMMA);
                            this.state = 227;
                            this.constant();
                            }
                            }
                        }
                        this.state = 232;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 25, this.context);
                    }
                    }
                }

                this.state = 236;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 51) {
                    {
                    this.state = 235;
                    this.match(JavaParser.COMMA);
                    }
                }

                this.state = 245;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 50) {
                    {
                    this.state = 238;
                    this.match(JavaParser.SEMI);
                    this.state = 242;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3945725412) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 977559551) !== 0) || _la === 68) {
                        {
                        {
                        this.state = 239;
                        this.item();
                        }
                        }
                        this.state = 244;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 247;
                this.match(JavaParser.RBRACE);
                }
                break;
            case 4:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 248;
                this.match(JavaParser.AT);
                this.state = 249;
                this.match(JavaParser.CLASS);
                this.state = 250;
                this.match(JavaParser.IDENTIFIER);
                this.state = 251;
                this.block();
                }
                break;
            case 5:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 259;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 10) {
                    {
                    this.state = 252;
                    this.typeArguments();
                    this.state = 256;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 30, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 253;
                            this.modifier();
                            }
                            }
                        }
                        this.state = 258;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 30, this.context);
                    }
                    }
                }

                this.state = 261;
                this.expression();
                this.state = 266;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 51) {
                    {
                    {
                    this.state = 262;
                    this.match(JavaParser.COMMA);
                    this.state = 263;
                    this.expression();
                    }
                    }
                    this.state = 268;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 272;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 22 || _la === 26) {
                    {
                    {
                    this.state = 269;
                    this.header();
                    }
                    }
                    this.state = 274;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 277;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 18) {
                    {
                    this.state = 275;
                    this.match(JavaParser.DEFAULT);
                    this.state = 276;
                    this.expression();
                    }
                }

                this.state = 281;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaParser.SEMI:
                    {
                    this.state = 279;
                    this.match(JavaParser.SEMI);
                    }
                    break;
                case JavaParser.LBRACE:
                    {
                    this.state = 280;
                    this.block();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
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
    public header(): HeaderContext {
        let localContext = new HeaderContext(this.context, this.state);
        this.enterRule(localContext, 6, JavaParser.RULE_header);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 285;
            _la = this.tokenStream.LA(1);
            if(!(_la === 22 || _la === 26)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 286;
            this.elements();
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public constant(): ConstantContext {
        let localContext = new ConstantContext(this.context, this.state);
        this.enterRule(localContext, 8, JavaParser.RULE_constant);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 291;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 54) {
                {
                {
                this.state = 288;
                this.annotation();
                }
                }
                this.state = 293;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 294;
            this.match(JavaParser.IDENTIFIER);
            this.state = 300;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 44) {
                {
                this.state = 295;
                this.match(JavaParser.LPAREN);
                this.state = 297;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 536877156) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 977280967) !== 0) || _la === 68) {
                    {
                    this.state = 296;
                    this.elements();
                    }
                }

                this.state = 299;
                this.match(JavaParser.RPAREN);
                }
            }

            this.state = 318;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaParser.LBRACE:
                {
                this.state = 302;
                this.match(JavaParser.LBRACE);
                this.state = 306;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3945725412) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 977559551) !== 0) || _la === 68) {
                    {
                    {
                    this.state = 303;
                    this.item();
                    }
                    }
                    this.state = 308;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 309;
                this.match(JavaParser.RBRACE);
                }
                break;
            case JavaParser.CLASS_OPEN:
                {
                this.state = 310;
                this.match(JavaParser.CLASS_OPEN);
                this.state = 314;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3945725412) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 977559551) !== 0) || _la === 68) {
                    {
                    {
                    this.state = 311;
                    this.item();
                    }
                    }
                    this.state = 316;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 317;
                this.match(JavaParser.RBRACE);
                }
                break;
            case JavaParser.RBRACE:
            case JavaParser.SEMI:
            case JavaParser.COMMA:
                break;
            default:
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
    public block(): BlockContext {
        let localContext = new BlockContext(this.context, this.state);
        this.enterRule(localContext, 10, JavaParser.RULE_block);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 320;
            this.match(JavaParser.LBRACE);
            this.state = 324;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3945725412) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 977559551) !== 0) || _la === 68) {
                {
                {
                this.state = 321;
                this.item();
                }
                }
                this.state = 326;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 327;
            this.match(JavaParser.RBRACE);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
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
        this.enterRule(localContext, 12, JavaParser.RULE_body);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 329;
            this.item();
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
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
        this.enterRule(localContext, 14, JavaParser.RULE_condition);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 331;
            this.match(JavaParser.LPAREN);
            this.state = 332;
            this.elements();
            this.state = 333;
            this.match(JavaParser.RPAREN);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public modifier(): ModifierContext {
        let localContext = new ModifierContext(this.context, this.state);
        this.enterRule(localContext, 16, JavaParser.RULE_modifier);
        try {
            this.state = 337;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaParser.MODIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 335;
                this.match(JavaParser.MODIFIER);
                }
                break;
            case JavaParser.AT:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 336;
                this.annotation();
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
    public annotation(): AnnotationContext {
        let localContext = new AnnotationContext(this.context, this.state);
        this.enterRule(localContext, 18, JavaParser.RULE_annotation);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 339;
            this.match(JavaParser.AT);
            this.state = 340;
            this.name();
            this.state = 346;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 46, this.context) ) {
            case 1:
                {
                this.state = 341;
                this.match(JavaParser.LPAREN);
                this.state = 343;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 536877156) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 977280967) !== 0) || _la === 68) {
                    {
                    this.state = 342;
                    this.elements();
                    }
                }

                this.state = 345;
                this.match(JavaParser.RPAREN);
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
    public name(): NameContext {
        let localContext = new NameContext(this.context, this.state);
        this.enterRule(localContext, 20, JavaParser.RULE_name);
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 348;
            this.match(JavaParser.IDENTIFIER);
            this.state = 353;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 47, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 349;
                    this.match(JavaParser.DOT);
                    this.state = 350;
                    this.match(JavaParser.IDENTIFIER);
                    }
                    }
                }
                this.state = 355;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 47, this.context);
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
    public typeArguments(): TypeArgumentsContext {
        let localContext = new TypeArgumentsContext(this.context, this.state);
        this.enterRule(localContext, 22, JavaParser.RULE_typeArguments);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 356;
            this.match(JavaParser.TYPE_OPEN);
            this.state = 358;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 536877156) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 977280967) !== 0) || _la === 68) {
                {
                this.state = 357;
                this.elements();
                }
            }

            this.state = 360;
            this.match(JavaParser.TYPE_CLOSE);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
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
        this.enterRule(localContext, 24, JavaParser.RULE_elements);
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 362;
            this.element();
            this.state = 367;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 49, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 363;
                    this.match(JavaParser.COMMA);
                    this.state = 364;
                    this.element();
                    }
                    }
                }
                this.state = 369;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 49, this.context);
            }
            this.state = 371;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 50, this.context) ) {
            case 1:
                {
                this.state = 370;
                this.match(JavaParser.COMMA);
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
    public element(): ElementContext {
        let localContext = new ElementContext(this.context, this.state);
        this.enterRule(localContext, 26, JavaParser.RULE_element);
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 376;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 51, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 373;
                    this.modifier();
                    }
                    }
                }
                this.state = 378;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 51, this.context);
            }
            this.state = 379;
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
    public expression(): ExpressionContext {
        let localContext = new ExpressionContext(this.context, this.state);
        this.enterRule(localContext, 28, JavaParser.RULE_expression);
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 381;
            this.operand();
            this.state = 385;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 52, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 382;
                    this.part();
                    }
                    }
                }
                this.state = 387;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 52, this.context);
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
    public part(): PartContext {
        let localContext = new PartContext(this.context, this.state);
        this.enterRule(localContext, 30, JavaParser.RULE_part);
        let _la: number;
        try {
            let alternative: number;
            this.state = 426;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaParser.INSTANCEOF:
            case JavaParser.SIGN:
            case JavaParser.ASSIGN:
            case JavaParser.LT:
            case JavaParser.GT:
            case JavaParser.OPERATOR:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 398;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaParser.ASSIGN:
                    {
                    this.state = 388;
                    this.match(JavaParser.ASSIGN);
                    }
                    break;
                case JavaParser.SIGN:
                    {
                    this.state = 389;
                    this.match(JavaParser.SIGN);
                    }
                    break;
                case JavaParser.LT:
                    {
                    this.state = 390;
                    this.match(JavaParser.LT);
                    }
                    break;
                case JavaParser.GT:
                    {
                    this.state = 392;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    do {
                        {
                        {
                        this.state = 391;
                        this.match(JavaParser.GT);
                        }
                        }
                        this.state = 394;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    } while (_la === 64);
                    }
                    break;
                case JavaParser.OPERATOR:
                    {
                    this.state = 396;
                    this.match(JavaParser.OPERATOR);
                    }
                    break;
                case JavaParser.INSTANCEOF:
                    {
                    this.state = 397;
                    this.match(JavaParser.INSTANCEOF);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 403;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 55, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 400;
                        this.modifier();
                        }
                        }
                    }
                    this.state = 405;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 55, this.context);
                }
                this.state = 406;
                this.operand();
                }
                break;
            case JavaParser.EXTENDS:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 407;
                this.match(JavaParser.EXTENDS);
                this.state = 411;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 56, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 408;
                        this.modifier();
                        }
                        }
                    }
                    this.state = 413;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 56, this.context);
                }
                this.state = 414;
                this.operand();
                }
                break;
            case JavaParser.QUESTION:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 415;
                this.match(JavaParser.QUESTION);
                this.state = 416;
                this.expression();
                this.state = 417;
                this.match(JavaParser.COLON);
                this.state = 418;
                this.operand();
                }
                break;
            case JavaParser.ARROW:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 420;
                this.match(JavaParser.ARROW);
                this.state = 423;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaParser.CAST_OPEN:
                case JavaParser.INIT_OPEN:
                case JavaParser.LAMBDA_OPEN:
                case JavaParser.PRIMITIVE:
                case JavaParser.NEW:
                case JavaParser.SUPER:
                case JavaParser.SWITCH:
                case JavaParser.THIS:
                case JavaParser.LITERAL:
                case JavaParser.IDENTIFIER:
                case JavaParser.NUMBER:
                case JavaParser.CHARACTER:
                case JavaParser.TEXT_BLOCK:
                case JavaParser.STRING:
                case JavaParser.LPAREN:
                case JavaParser.AT:
                case JavaParser.QUESTION:
                case JavaParser.INCREMENT:
                case JavaParser.SIGN:
                case JavaParser.NOT:
                case JavaParser.OTHER:
                    {
                    this.state = 421;
                    this.operand();
                    }
                    break;
                case JavaParser.LBRACE:
                    {
                    this.state = 422;
                    this.block();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                break;
            case JavaParser.MODIFIER:
            case JavaParser.THIS:
            case JavaParser.IDENTIFIER:
            case JavaParser.OTHER:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 425;
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
        this.enterRule(localContext, 32, JavaParser.RULE_named);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 431;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 12) {
                {
                {
                this.state = 428;
                this.match(JavaParser.MODIFIER);
                }
                }
                this.state = 433;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 434;
            _la = this.tokenStream.LA(1);
            if(!(_la === 34 || _la === 39 || _la === 68)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 438;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1064) !== 0) || ((((_la - 44)) & ~0x1F) === 0 && ((1 << (_la - 44)) & 36625) !== 0)) {
                {
                {
                this.state = 435;
                this.suffix();
                }
                }
                this.state = 440;
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
        this.enterRule(localContext, 34, JavaParser.RULE_operand);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 444;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 2 || ((((_la - 59)) & ~0x1F) === 0 && ((1 << (_la - 59)) & 7) !== 0)) {
                {
                {
                this.state = 441;
                this.prefix();
                }
                }
                this.state = 446;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 447;
            this.primary();
            this.state = 451;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 1064) !== 0) || ((((_la - 44)) & ~0x1F) === 0 && ((1 << (_la - 44)) & 36625) !== 0)) {
                {
                {
                this.state = 448;
                this.suffix();
                }
                }
                this.state = 453;
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
    public prefix(): PrefixContext {
        let localContext = new PrefixContext(this.context, this.state);
        this.enterRule(localContext, 36, JavaParser.RULE_prefix);
        try {
            this.state = 461;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaParser.SIGN:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 454;
                this.match(JavaParser.SIGN);
                }
                break;
            case JavaParser.INCREMENT:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 455;
                this.match(JavaParser.INCREMENT);
                }
                break;
            case JavaParser.NOT:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 456;
                this.match(JavaParser.NOT);
                }
                break;
            case JavaParser.CAST_OPEN:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 457;
                this.match(JavaParser.CAST_OPEN);
                this.state = 458;
                this.elements();
                this.state = 459;
                this.match(JavaParser.RPAREN);
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
        this.enterRule(localContext, 38, JavaParser.RULE_primary);
        let _la: number;
        try {
            this.state = 498;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaParser.LITERAL:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 463;
                this.match(JavaParser.LITERAL);
                }
                break;
            case JavaParser.NUMBER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 464;
                this.match(JavaParser.NUMBER);
                }
                break;
            case JavaParser.CHARACTER:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 465;
                this.match(JavaParser.CHARACTER);
                }
                break;
            case JavaParser.TEXT_BLOCK:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 466;
                this.match(JavaParser.TEXT_BLOCK);
                }
                break;
            case JavaParser.STRING:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 467;
                this.match(JavaParser.STRING);
                }
                break;
            case JavaParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 468;
                this.match(JavaParser.IDENTIFIER);
                }
                break;
            case JavaParser.PRIMITIVE:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 469;
                this.match(JavaParser.PRIMITIVE);
                }
                break;
            case JavaParser.THIS:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 470;
                this.match(JavaParser.THIS);
                }
                break;
            case JavaParser.SUPER:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 471;
                this.match(JavaParser.SUPER);
                }
                break;
            case JavaParser.OTHER:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 472;
                this.match(JavaParser.OTHER);
                }
                break;
            case JavaParser.QUESTION:
                this.enterOuterAlt(localContext, 11);
                {
                this.state = 473;
                this.match(JavaParser.QUESTION);
                }
                break;
            case JavaParser.LPAREN:
                this.enterOuterAlt(localContext, 12);
                {
                this.state = 474;
                this.match(JavaParser.LPAREN);
                this.state = 476;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 536877156) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 977280967) !== 0) || _la === 68) {
                    {
                    this.state = 475;
                    this.elements();
                    }
                }

                this.state = 478;
                this.match(JavaParser.RPAREN);
                }
                break;
            case JavaParser.LAMBDA_OPEN:
                this.enterOuterAlt(localContext, 13);
                {
                this.state = 479;
                this.match(JavaParser.LAMBDA_OPEN);
                this.state = 481;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 536877156) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 977280967) !== 0) || _la === 68) {
                    {
                    this.state = 480;
                    this.elements();
                    }
                }

                this.state = 483;
                this.match(JavaParser.RPAREN);
                }
                break;
            case JavaParser.INIT_OPEN:
                this.enterOuterAlt(localContext, 14);
                {
                this.state = 484;
                this.match(JavaParser.INIT_OPEN);
                this.state = 486;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 536877156) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 977280967) !== 0) || _la === 68) {
                    {
                    this.state = 485;
                    this.elements();
                    }
                }

                this.state = 489;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 51) {
                    {
                    this.state = 488;
                    this.match(JavaParser.COMMA);
                    }
                }

                this.state = 491;
                this.match(JavaParser.RBRACE);
                }
                break;
            case JavaParser.SWITCH:
                this.enterOuterAlt(localContext, 15);
                {
                this.state = 492;
                this.match(JavaParser.SWITCH);
                this.state = 493;
                this.condition();
                this.state = 494;
                this.block();
                }
                break;
            case JavaParser.AT:
                this.enterOuterAlt(localContext, 16);
                {
                this.state = 496;
                this.annotation();
                }
                break;
            case JavaParser.NEW:
                this.enterOuterAlt(localContext, 17);
                {
                this.state = 497;
                this.creation();
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
    public creation(): CreationContext {
        let localContext = new CreationContext(this.context, this.state);
        this.enterRule(localContext, 40, JavaParser.RULE_creation);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 500;
            this.match(JavaParser.NEW);
            this.state = 502;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 10) {
                {
                this.state = 501;
                this.typeArguments();
                }
            }

            this.state = 507;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 54) {
                {
                {
                this.state = 504;
                this.annotation();
                }
                }
                this.state = 509;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 510;
            _la = this.tokenStream.LA(1);
            if(!(_la === 11 || _la === 39)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 522;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 73, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    this.state = 520;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case JavaParser.DOT:
                        {
                        this.state = 511;
                        this.match(JavaParser.DOT);
                        this.state = 515;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 54) {
                            {
                            {
                            this.state = 512;
                            this.annotation();
                            }
                            }
                            this.state = 517;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 518;
                        this.match(JavaParser.IDENTIFIER);
                        }
                        break;
                    case JavaParser.TYPE_OPEN:
                        {
                        this.state = 519;
                        this.typeArguments();
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                }
                this.state = 524;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 73, this.context);
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
    public suffix(): SuffixContext {
        let localContext = new SuffixContext(this.context, this.state);
        this.enterRule(localContext, 42, JavaParser.RULE_suffix);
        let _la: number;
        try {
            this.state = 570;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 81, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 525;
                this.match(JavaParser.DOT);
                this.state = 529;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 54) {
                    {
                    {
                    this.state = 526;
                    this.annotation();
                    }
                    }
                    this.state = 531;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 533;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 10) {
                    {
                    this.state = 532;
                    this.typeArguments();
                    }
                }

                this.state = 535;
                _la = this.tokenStream.LA(1);
                if(!(((((_la - 17)) & ~0x1F) === 0 && ((1 << (_la - 17)) & 4358145) !== 0))) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 536;
                this.match(JavaParser.DOT);
                this.state = 537;
                this.creation();
                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 538;
                this.match(JavaParser.COLONCOLON);
                this.state = 540;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 10) {
                    {
                    this.state = 539;
                    this.typeArguments();
                    }
                }

                this.state = 542;
                _la = this.tokenStream.LA(1);
                if(!(_la === 29 || _la === 39)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                break;
            case 4:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 543;
                this.match(JavaParser.LPAREN);
                this.state = 545;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 536877156) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 977280967) !== 0) || _la === 68) {
                    {
                    this.state = 544;
                    this.elements();
                    }
                }

                this.state = 547;
                this.match(JavaParser.RPAREN);
                }
                break;
            case 5:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 548;
                this.match(JavaParser.LBRACK);
                this.state = 550;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 536873060) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 977280967) !== 0) || _la === 68) {
                    {
                    this.state = 549;
                    this.expression();
                    }
                }

                this.state = 552;
                this.match(JavaParser.RBRACK);
                }
                break;
            case 6:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 553;
                this.typeArguments();
                }
                break;
            case 7:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 554;
                this.match(JavaParser.CLASS_OPEN);
                this.state = 558;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3945725412) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 977559551) !== 0) || _la === 68) {
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
                this.match(JavaParser.RBRACE);
                }
                break;
            case 8:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 562;
                this.match(JavaParser.INIT_OPEN);
                this.state = 564;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 536877156) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 977280967) !== 0) || _la === 68) {
                    {
                    this.state = 563;
                    this.elements();
                    }
                }

                this.state = 566;
                this.match(JavaParser.RBRACE);
                }
                break;
            case 9:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 567;
                this.match(JavaParser.ELLIPSIS);
                }
                break;
            case 10:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 568;
                this.annotation();
                }
                break;
            case 11:
                this.enterOuterAlt(localContext, 11);
                {
                this.state = 569;
                this.match(JavaParser.INCREMENT);
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

    public static readonly _serializedATN: number[] = [
        4,1,68,573,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
        6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,13,
        2,14,7,14,2,15,7,15,2,16,7,16,2,17,7,17,2,18,7,18,2,19,7,19,2,20,
        7,20,2,21,7,21,1,0,5,0,46,8,0,10,0,12,0,49,9,0,1,0,1,0,1,1,1,1,1,
        1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,5,1,63,8,1,10,1,12,1,66,9,1,1,1,1,
        1,3,1,70,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,
        3,1,85,8,1,1,1,1,1,1,1,1,1,3,1,91,8,1,1,1,1,1,3,1,95,8,1,3,1,97,
        8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,5,1,106,8,1,10,1,12,1,109,9,1,1,
        1,3,1,112,8,1,1,1,1,1,3,1,116,8,1,1,1,1,1,1,1,1,1,1,1,5,1,123,8,
        1,10,1,12,1,126,9,1,1,1,1,1,3,1,130,8,1,1,1,1,1,1,1,1,1,1,1,1,1,
        1,1,1,1,1,1,1,1,3,1,142,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,3,1,151,
        8,1,1,1,1,1,1,1,1,1,1,1,3,1,158,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,
        3,1,167,8,1,1,1,1,1,1,1,1,1,3,1,173,8,1,1,1,1,1,3,1,177,8,1,1,1,
        1,1,1,1,3,1,182,8,1,1,1,1,1,1,1,1,1,1,1,1,1,4,1,190,8,1,11,1,12,
        1,191,1,1,1,1,3,1,196,8,1,1,1,3,1,199,8,1,1,2,1,2,1,2,1,2,1,2,1,
        2,1,2,3,2,208,8,2,1,2,5,2,211,8,2,10,2,12,2,214,9,2,1,2,1,2,1,2,
        1,2,5,2,220,8,2,10,2,12,2,223,9,2,1,2,1,2,1,2,1,2,5,2,229,8,2,10,
        2,12,2,232,9,2,3,2,234,8,2,1,2,3,2,237,8,2,1,2,1,2,5,2,241,8,2,10,
        2,12,2,244,9,2,3,2,246,8,2,1,2,1,2,1,2,1,2,1,2,1,2,1,2,5,2,255,8,
        2,10,2,12,2,258,9,2,3,2,260,8,2,1,2,1,2,1,2,5,2,265,8,2,10,2,12,
        2,268,9,2,1,2,5,2,271,8,2,10,2,12,2,274,9,2,1,2,1,2,3,2,278,8,2,
        1,2,1,2,3,2,282,8,2,3,2,284,8,2,1,3,1,3,1,3,1,4,5,4,290,8,4,10,4,
        12,4,293,9,4,1,4,1,4,1,4,3,4,298,8,4,1,4,3,4,301,8,4,1,4,1,4,5,4,
        305,8,4,10,4,12,4,308,9,4,1,4,1,4,1,4,5,4,313,8,4,10,4,12,4,316,
        9,4,1,4,3,4,319,8,4,1,5,1,5,5,5,323,8,5,10,5,12,5,326,9,5,1,5,1,
        5,1,6,1,6,1,7,1,7,1,7,1,7,1,8,1,8,3,8,338,8,8,1,9,1,9,1,9,1,9,3,
        9,344,8,9,1,9,3,9,347,8,9,1,10,1,10,1,10,5,10,352,8,10,10,10,12,
        10,355,9,10,1,11,1,11,3,11,359,8,11,1,11,1,11,1,12,1,12,1,12,5,12,
        366,8,12,10,12,12,12,369,9,12,1,12,3,12,372,8,12,1,13,5,13,375,8,
        13,10,13,12,13,378,9,13,1,13,1,13,1,14,1,14,5,14,384,8,14,10,14,
        12,14,387,9,14,1,15,1,15,1,15,1,15,4,15,393,8,15,11,15,12,15,394,
        1,15,1,15,3,15,399,8,15,1,15,5,15,402,8,15,10,15,12,15,405,9,15,
        1,15,1,15,1,15,5,15,410,8,15,10,15,12,15,413,9,15,1,15,1,15,1,15,
        1,15,1,15,1,15,1,15,1,15,1,15,3,15,424,8,15,1,15,3,15,427,8,15,1,
        16,5,16,430,8,16,10,16,12,16,433,9,16,1,16,1,16,5,16,437,8,16,10,
        16,12,16,440,9,16,1,17,5,17,443,8,17,10,17,12,17,446,9,17,1,17,1,
        17,5,17,450,8,17,10,17,12,17,453,9,17,1,18,1,18,1,18,1,18,1,18,1,
        18,1,18,3,18,462,8,18,1,19,1,19,1,19,1,19,1,19,1,19,1,19,1,19,1,
        19,1,19,1,19,1,19,1,19,3,19,477,8,19,1,19,1,19,1,19,3,19,482,8,19,
        1,19,1,19,1,19,3,19,487,8,19,1,19,3,19,490,8,19,1,19,1,19,1,19,1,
        19,1,19,1,19,1,19,3,19,499,8,19,1,20,1,20,3,20,503,8,20,1,20,5,20,
        506,8,20,10,20,12,20,509,9,20,1,20,1,20,1,20,5,20,514,8,20,10,20,
        12,20,517,9,20,1,20,1,20,5,20,521,8,20,10,20,12,20,524,9,20,1,21,
        1,21,5,21,528,8,21,10,21,12,21,531,9,21,1,21,3,21,534,8,21,1,21,
        1,21,1,21,1,21,1,21,3,21,541,8,21,1,21,1,21,1,21,3,21,546,8,21,1,
        21,1,21,1,21,3,21,551,8,21,1,21,1,21,1,21,1,21,5,21,557,8,21,10,
        21,12,21,560,9,21,1,21,1,21,1,21,3,21,565,8,21,1,21,1,21,1,21,1,
        21,3,21,571,8,21,1,21,0,0,22,0,2,4,6,8,10,12,14,16,18,20,22,24,26,
        28,30,32,34,36,38,40,42,0,5,2,0,22,22,26,26,3,0,34,34,39,39,68,68,
        2,0,11,11,39,39,4,0,17,17,32,32,34,34,39,39,2,0,29,29,39,39,686,
        0,47,1,0,0,0,2,198,1,0,0,0,4,283,1,0,0,0,6,285,1,0,0,0,8,291,1,0,
        0,0,10,320,1,0,0,0,12,329,1,0,0,0,14,331,1,0,0,0,16,337,1,0,0,0,
        18,339,1,0,0,0,20,348,1,0,0,0,22,356,1,0,0,0,24,362,1,0,0,0,26,376,
        1,0,0,0,28,381,1,0,0,0,30,426,1,0,0,0,32,431,1,0,0,0,34,444,1,0,
        0,0,36,461,1,0,0,0,38,498,1,0,0,0,40,500,1,0,0,0,42,570,1,0,0,0,
        44,46,3,2,1,0,45,44,1,0,0,0,46,49,1,0,0,0,47,45,1,0,0,0,47,48,1,
        0,0,0,48,50,1,0,0,0,49,47,1,0,0,0,50,51,5,0,0,1,51,1,1,0,0,0,52,
        199,5,50,0,0,53,199,3,10,5,0,54,55,5,25,0,0,55,56,3,14,7,0,56,64,
        3,12,6,0,57,58,5,20,0,0,58,59,5,4,0,0,59,60,3,14,7,0,60,61,3,12,
        6,0,61,63,1,0,0,0,62,57,1,0,0,0,63,66,1,0,0,0,64,62,1,0,0,0,64,65,
        1,0,0,0,65,69,1,0,0,0,66,64,1,0,0,0,67,68,5,20,0,0,68,70,3,12,6,
        0,69,67,1,0,0,0,69,70,1,0,0,0,70,199,1,0,0,0,71,72,5,37,0,0,72,73,
        3,14,7,0,73,74,3,12,6,0,74,199,1,0,0,0,75,76,5,19,0,0,76,77,3,12,
        6,0,77,78,5,37,0,0,78,79,3,14,7,0,79,80,5,50,0,0,80,199,1,0,0,0,
        81,82,5,24,0,0,82,84,5,44,0,0,83,85,3,24,12,0,84,83,1,0,0,0,84,85,
        1,0,0,0,85,96,1,0,0,0,86,87,5,56,0,0,87,97,3,28,14,0,88,90,5,50,
        0,0,89,91,3,28,14,0,90,89,1,0,0,0,90,91,1,0,0,0,91,92,1,0,0,0,92,
        94,5,50,0,0,93,95,3,24,12,0,94,93,1,0,0,0,94,95,1,0,0,0,95,97,1,
        0,0,0,96,86,1,0,0,0,96,88,1,0,0,0,97,98,1,0,0,0,98,99,5,45,0,0,99,
        199,3,12,6,0,100,115,5,36,0,0,101,102,5,44,0,0,102,107,3,26,13,0,
        103,104,5,50,0,0,104,106,3,26,13,0,105,103,1,0,0,0,106,109,1,0,0,
        0,107,105,1,0,0,0,107,108,1,0,0,0,108,111,1,0,0,0,109,107,1,0,0,
        0,110,112,5,50,0,0,111,110,1,0,0,0,111,112,1,0,0,0,112,113,1,0,0,
        0,113,114,5,45,0,0,114,116,1,0,0,0,115,101,1,0,0,0,115,116,1,0,0,
        0,116,117,1,0,0,0,117,124,3,10,5,0,118,119,5,16,0,0,119,120,3,14,
        7,0,120,121,3,10,5,0,121,123,1,0,0,0,122,118,1,0,0,0,123,126,1,0,
        0,0,124,122,1,0,0,0,124,125,1,0,0,0,125,129,1,0,0,0,126,124,1,0,
        0,0,127,128,5,23,0,0,128,130,3,10,5,0,129,127,1,0,0,0,129,130,1,
        0,0,0,130,199,1,0,0,0,131,132,5,7,0,0,132,133,3,14,7,0,133,134,3,
        10,5,0,134,199,1,0,0,0,135,136,5,8,0,0,136,137,3,14,7,0,137,138,
        3,10,5,0,138,199,1,0,0,0,139,141,5,31,0,0,140,142,3,28,14,0,141,
        140,1,0,0,0,141,142,1,0,0,0,142,143,1,0,0,0,143,199,5,50,0,0,144,
        145,5,35,0,0,145,146,3,28,14,0,146,147,5,50,0,0,147,199,1,0,0,0,
        148,150,5,14,0,0,149,151,5,39,0,0,150,149,1,0,0,0,150,151,1,0,0,
        0,151,152,1,0,0,0,152,199,5,50,0,0,153,154,5,13,0,0,154,157,3,28,
        14,0,155,156,5,56,0,0,156,158,3,28,14,0,157,155,1,0,0,0,157,158,
        1,0,0,0,158,159,1,0,0,0,159,160,5,50,0,0,160,199,1,0,0,0,161,162,
        5,15,0,0,162,166,3,24,12,0,163,167,5,56,0,0,164,165,5,1,0,0,165,
        167,3,2,1,0,166,163,1,0,0,0,166,164,1,0,0,0,167,199,1,0,0,0,168,
        172,5,18,0,0,169,173,5,56,0,0,170,171,5,1,0,0,171,173,3,2,1,0,172,
        169,1,0,0,0,172,170,1,0,0,0,173,199,1,0,0,0,174,176,5,27,0,0,175,
        177,5,12,0,0,176,175,1,0,0,0,176,177,1,0,0,0,177,178,1,0,0,0,178,
        181,3,20,10,0,179,180,5,52,0,0,180,182,5,65,0,0,181,179,1,0,0,0,
        181,182,1,0,0,0,182,183,1,0,0,0,183,184,5,50,0,0,184,199,1,0,0,0,
        185,186,5,39,0,0,186,187,5,56,0,0,187,199,3,2,1,0,188,190,3,16,8,
        0,189,188,1,0,0,0,190,191,1,0,0,0,191,189,1,0,0,0,191,192,1,0,0,
        0,192,195,1,0,0,0,193,196,3,10,5,0,194,196,3,4,2,0,195,193,1,0,0,
        0,195,194,1,0,0,0,196,199,1,0,0,0,197,199,3,4,2,0,198,52,1,0,0,0,
        198,53,1,0,0,0,198,54,1,0,0,0,198,71,1,0,0,0,198,75,1,0,0,0,198,
        81,1,0,0,0,198,100,1,0,0,0,198,131,1,0,0,0,198,135,1,0,0,0,198,139,
        1,0,0,0,198,144,1,0,0,0,198,148,1,0,0,0,198,153,1,0,0,0,198,161,
        1,0,0,0,198,168,1,0,0,0,198,174,1,0,0,0,198,185,1,0,0,0,198,189,
        1,0,0,0,198,197,1,0,0,0,199,3,1,0,0,0,200,201,5,30,0,0,201,202,3,
        20,10,0,202,203,5,50,0,0,203,284,1,0,0,0,204,205,5,17,0,0,205,207,
        5,39,0,0,206,208,3,22,11,0,207,206,1,0,0,0,207,208,1,0,0,0,208,212,
        1,0,0,0,209,211,3,6,3,0,210,209,1,0,0,0,211,214,1,0,0,0,212,210,
        1,0,0,0,212,213,1,0,0,0,213,215,1,0,0,0,214,212,1,0,0,0,215,284,
        3,10,5,0,216,217,5,21,0,0,217,221,5,39,0,0,218,220,3,6,3,0,219,218,
        1,0,0,0,220,223,1,0,0,0,221,219,1,0,0,0,221,222,1,0,0,0,222,224,
        1,0,0,0,223,221,1,0,0,0,224,233,5,46,0,0,225,230,3,8,4,0,226,227,
        5,51,0,0,227,229,3,8,4,0,228,226,1,0,0,0,229,232,1,0,0,0,230,228,
        1,0,0,0,230,231,1,0,0,0,231,234,1,0,0,0,232,230,1,0,0,0,233,225,
        1,0,0,0,233,234,1,0,0,0,234,236,1,0,0,0,235,237,5,51,0,0,236,235,
        1,0,0,0,236,237,1,0,0,0,237,245,1,0,0,0,238,242,5,50,0,0,239,241,
        3,2,1,0,240,239,1,0,0,0,241,244,1,0,0,0,242,240,1,0,0,0,242,243,
        1,0,0,0,243,246,1,0,0,0,244,242,1,0,0,0,245,238,1,0,0,0,245,246,
        1,0,0,0,246,247,1,0,0,0,247,284,5,47,0,0,248,249,5,54,0,0,249,250,
        5,17,0,0,250,251,5,39,0,0,251,284,3,10,5,0,252,256,3,22,11,0,253,
        255,3,16,8,0,254,253,1,0,0,0,255,258,1,0,0,0,256,254,1,0,0,0,256,
        257,1,0,0,0,257,260,1,0,0,0,258,256,1,0,0,0,259,252,1,0,0,0,259,
        260,1,0,0,0,260,261,1,0,0,0,261,266,3,28,14,0,262,263,5,51,0,0,263,
        265,3,28,14,0,264,262,1,0,0,0,265,268,1,0,0,0,266,264,1,0,0,0,266,
        267,1,0,0,0,267,272,1,0,0,0,268,266,1,0,0,0,269,271,3,6,3,0,270,
        269,1,0,0,0,271,274,1,0,0,0,272,270,1,0,0,0,272,273,1,0,0,0,273,
        277,1,0,0,0,274,272,1,0,0,0,275,276,5,18,0,0,276,278,3,28,14,0,277,
        275,1,0,0,0,277,278,1,0,0,0,278,281,1,0,0,0,279,282,5,50,0,0,280,
        282,3,10,5,0,281,279,1,0,0,0,281,280,1,0,0,0,282,284,1,0,0,0,283,
        200,1,0,0,0,283,204,1,0,0,0,283,216,1,0,0,0,283,248,1,0,0,0,283,
        259,1,0,0,0,284,5,1,0,0,0,285,286,7,0,0,0,286,287,3,24,12,0,287,
        7,1,0,0,0,288,290,3,18,9,0,289,288,1,0,0,0,290,293,1,0,0,0,291,289,
        1,0,0,0,291,292,1,0,0,0,292,294,1,0,0,0,293,291,1,0,0,0,294,300,
        5,39,0,0,295,297,5,44,0,0,296,298,3,24,12,0,297,296,1,0,0,0,297,
        298,1,0,0,0,298,299,1,0,0,0,299,301,5,45,0,0,300,295,1,0,0,0,300,
        301,1,0,0,0,301,318,1,0,0,0,302,306,5,46,0,0,303,305,3,2,1,0,304,
        303,1,0,0,0,305,308,1,0,0,0,306,304,1,0,0,0,306,307,1,0,0,0,307,
        309,1,0,0,0,308,306,1,0,0,0,309,319,5,47,0,0,310,314,5,3,0,0,311,
        313,3,2,1,0,312,311,1,0,0,0,313,316,1,0,0,0,314,312,1,0,0,0,314,
        315,1,0,0,0,315,317,1,0,0,0,316,314,1,0,0,0,317,319,5,47,0,0,318,
        302,1,0,0,0,318,310,1,0,0,0,318,319,1,0,0,0,319,9,1,0,0,0,320,324,
        5,46,0,0,321,323,3,2,1,0,322,321,1,0,0,0,323,326,1,0,0,0,324,322,
        1,0,0,0,324,325,1,0,0,0,325,327,1,0,0,0,326,324,1,0,0,0,327,328,
        5,47,0,0,328,11,1,0,0,0,329,330,3,2,1,0,330,13,1,0,0,0,331,332,5,
        44,0,0,332,333,3,24,12,0,333,334,5,45,0,0,334,15,1,0,0,0,335,338,
        5,12,0,0,336,338,3,18,9,0,337,335,1,0,0,0,337,336,1,0,0,0,338,17,
        1,0,0,0,339,340,5,54,0,0,340,346,3,20,10,0,341,343,5,44,0,0,342,
        344,3,24,12,0,343,342,1,0,0,0,343,344,1,0,0,0,344,345,1,0,0,0,345,
        347,5,45,0,0,346,341,1,0,0,0,346,347,1,0,0,0,347,19,1,0,0,0,348,
        353,5,39,0,0,349,350,5,52,0,0,350,352,5,39,0,0,351,349,1,0,0,0,352,
        355,1,0,0,0,353,351,1,0,0,0,353,354,1,0,0,0,354,21,1,0,0,0,355,353,
        1,0,0,0,356,358,5,10,0,0,357,359,3,24,12,0,358,357,1,0,0,0,358,359,
        1,0,0,0,359,360,1,0,0,0,360,361,5,9,0,0,361,23,1,0,0,0,362,367,3,
        26,13,0,363,364,5,51,0,0,364,366,3,26,13,0,365,363,1,0,0,0,366,369,
        1,0,0,0,367,365,1,0,0,0,367,368,1,0,0,0,368,371,1,0,0,0,369,367,
        1,0,0,0,370,372,5,51,0,0,371,370,1,0,0,0,371,372,1,0,0,0,372,25,
        1,0,0,0,373,375,3,16,8,0,374,373,1,0,0,0,375,378,1,0,0,0,376,374,
        1,0,0,0,376,377,1,0,0,0,377,379,1,0,0,0,378,376,1,0,0,0,379,380,
        3,28,14,0,380,27,1,0,0,0,381,385,3,34,17,0,382,384,3,30,15,0,383,
        382,1,0,0,0,384,387,1,0,0,0,385,383,1,0,0,0,385,386,1,0,0,0,386,
        29,1,0,0,0,387,385,1,0,0,0,388,399,5,62,0,0,389,399,5,60,0,0,390,
        399,5,63,0,0,391,393,5,64,0,0,392,391,1,0,0,0,393,394,1,0,0,0,394,
        392,1,0,0,0,394,395,1,0,0,0,395,399,1,0,0,0,396,399,5,65,0,0,397,
        399,5,28,0,0,398,388,1,0,0,0,398,389,1,0,0,0,398,390,1,0,0,0,398,
        392,1,0,0,0,398,396,1,0,0,0,398,397,1,0,0,0,399,403,1,0,0,0,400,
        402,3,16,8,0,401,400,1,0,0,0,402,405,1,0,0,0,403,401,1,0,0,0,403,
        404,1,0,0,0,404,406,1,0,0,0,405,403,1,0,0,0,406,427,3,34,17,0,407,
        411,5,22,0,0,408,410,3,16,8,0,409,408,1,0,0,0,410,413,1,0,0,0,411,
        409,1,0,0,0,411,412,1,0,0,0,412,414,1,0,0,0,413,411,1,0,0,0,414,
        427,3,34,17,0,415,416,5,57,0,0,416,417,3,28,14,0,417,418,5,56,0,
        0,418,419,3,34,17,0,419,427,1,0,0,0,420,423,5,58,0,0,421,424,3,34,
        17,0,422,424,3,10,5,0,423,421,1,0,0,0,423,422,1,0,0,0,424,427,1,
        0,0,0,425,427,3,32,16,0,426,398,1,0,0,0,426,407,1,0,0,0,426,415,
        1,0,0,0,426,420,1,0,0,0,426,425,1,0,0,0,427,31,1,0,0,0,428,430,5,
        12,0,0,429,428,1,0,0,0,430,433,1,0,0,0,431,429,1,0,0,0,431,432,1,
        0,0,0,432,434,1,0,0,0,433,431,1,0,0,0,434,438,7,1,0,0,435,437,3,
        42,21,0,436,435,1,0,0,0,437,440,1,0,0,0,438,436,1,0,0,0,438,439,
        1,0,0,0,439,33,1,0,0,0,440,438,1,0,0,0,441,443,3,36,18,0,442,441,
        1,0,0,0,443,446,1,0,0,0,444,442,1,0,0,0,444,445,1,0,0,0,445,447,
        1,0,0,0,446,444,1,0,0,0,447,451,3,38,19,0,448,450,3,42,21,0,449,
        448,1,0,0,0,450,453,1,0,0,0,451,449,1,0,0,0,451,452,1,0,0,0,452,
        35,1,0,0,0,453,451,1,0,0,0,454,462,5,60,0,0,455,462,5,59,0,0,456,
        462,5,61,0,0,457,458,5,2,0,0,458,459,3,24,12,0,459,460,5,45,0,0,
        460,462,1,0,0,0,461,454,1,0,0,0,461,455,1,0,0,0,461,456,1,0,0,0,
        461,457,1,0,0,0,462,37,1,0,0,0,463,499,5,38,0,0,464,499,5,40,0,0,
        465,499,5,41,0,0,466,499,5,42,0,0,467,499,5,43,0,0,468,499,5,39,
        0,0,469,499,5,11,0,0,470,499,5,34,0,0,471,499,5,32,0,0,472,499,5,
        68,0,0,473,499,5,57,0,0,474,476,5,44,0,0,475,477,3,24,12,0,476,475,
        1,0,0,0,476,477,1,0,0,0,477,478,1,0,0,0,478,499,5,45,0,0,479,481,
        5,6,0,0,480,482,3,24,12,0,481,480,1,0,0,0,481,482,1,0,0,0,482,483,
        1,0,0,0,483,499,5,45,0,0,484,486,5,5,0,0,485,487,3,24,12,0,486,485,
        1,0,0,0,486,487,1,0,0,0,487,489,1,0,0,0,488,490,5,51,0,0,489,488,
        1,0,0,0,489,490,1,0,0,0,490,491,1,0,0,0,491,499,5,47,0,0,492,493,
        5,33,0,0,493,494,3,14,7,0,494,495,3,10,5,0,495,499,1,0,0,0,496,499,
        3,18,9,0,497,499,3,40,20,0,498,463,1,0,0,0,498,464,1,0,0,0,498,465,
        1,0,0,0,498,466,1,0,0,0,498,467,1,0,0,0,498,468,1,0,0,0,498,469,
        1,0,0,0,498,470,1,0,0,0,498,471,1,0,0,0,498,472,1,0,0,0,498,473,
        1,0,0,0,498,474,1,0,0,0,498,479,1,0,0,0,498,484,1,0,0,0,498,492,
        1,0,0,0,498,496,1,0,0,0,498,497,1,0,0,0,499,39,1,0,0,0,500,502,5,
        29,0,0,501,503,3,22,11,0,502,501,1,0,0,0,502,503,1,0,0,0,503,507,
        1,0,0,0,504,506,3,18,9,0,505,504,1,0,0,0,506,509,1,0,0,0,507,505,
        1,0,0,0,507,508,1,0,0,0,508,510,1,0,0,0,509,507,1,0,0,0,510,522,
        7,2,0,0,511,515,5,52,0,0,512,514,3,18,9,0,513,512,1,0,0,0,514,517,
        1,0,0,0,515,513,1,0,0,0,515,516,1,0,0,0,516,518,1,0,0,0,517,515,
        1,0,0,0,518,521,5,39,0,0,519,521,3,22,11,0,520,511,1,0,0,0,520,519,
        1,0,0,0,521,524,1,0,0,0,522,520,1,0,0,0,522,523,1,0,0,0,523,41,1,
        0,0,0,524,522,1,0,0,0,525,529,5,52,0,0,526,528,3,18,9,0,527,526,
        1,0,0,0,528,531,1,0,0,0,529,527,1,0,0,0,529,530,1,0,0,0,530,533,
        1,0,0,0,531,529,1,0,0,0,532,534,3,22,11,0,533,532,1,0,0,0,533,534,
        1,0,0,0,534,535,1,0,0,0,535,571,7,3,0,0,536,537,5,52,0,0,537,571,
        3,40,20,0,538,540,5,55,0,0,539,541,3,22,11,0,540,539,1,0,0,0,540,
        541,1,0,0,0,541,542,1,0,0,0,542,571,7,4,0,0,543,545,5,44,0,0,544,
        546,3,24,12,0,545,544,1,0,0,0,545,546,1,0,0,0,546,547,1,0,0,0,547,
        571,5,45,0,0,548,550,5,48,0,0,549,551,3,28,14,0,550,549,1,0,0,0,
        550,551,1,0,0,0,551,552,1,0,0,0,552,571,5,49,0,0,553,571,3,22,11,
        0,554,558,5,3,0,0,555,557,3,2,1,0,556,555,1,0,0,0,557,560,1,0,0,
        0,558,556,1,0,0,0,558,559,1,0,0,0,559,561,1,0,0,0,560,558,1,0,0,
        0,561,571,5,47,0,0,562,564,5,5,0,0,563,565,3,24,12,0,564,563,1,0,
        0,0,564,565,1,0,0,0,565,566,1,0,0,0,566,571,5,47,0,0,567,571,5,53,
        0,0,568,571,3,18,9,0,569,571,5,59,0,0,570,525,1,0,0,0,570,536,1,
        0,0,0,570,538,1,0,0,0,570,543,1,0,0,0,570,548,1,0,0,0,570,553,1,
        0,0,0,570,554,1,0,0,0,570,562,1,0,0,0,570,567,1,0,0,0,570,568,1,
        0,0,0,570,569,1,0,0,0,571,43,1,0,0,0,82,47,64,69,84,90,94,96,107,
        111,115,124,129,141,150,157,166,172,176,181,191,195,198,207,212,
        221,230,233,236,242,245,256,259,266,272,277,281,283,291,297,300,
        306,314,318,324,337,343,346,353,358,367,371,376,385,394,398,403,
        411,423,426,431,438,444,451,461,476,481,486,489,498,502,507,515,
        520,522,529,533,540,545,550,558,564,570
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!JavaParser.__ATN) {
            JavaParser.__ATN = new antlr.ATNDeserializer().deserialize(JavaParser._serializedATN);
        }

        return JavaParser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(JavaParser.literalNames, JavaParser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return JavaParser.vocabulary;
    }

    private static readonly decisionsToDFA = JavaParser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class CompilationUnitContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(JavaParser.EOF, 0)!;
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
        return JavaParser.RULE_compilationUnit;
    }
}


export class ItemContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public SEMI(): antlr.TerminalNode[];
    public SEMI(i: number): antlr.TerminalNode | null;
    public SEMI(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.SEMI);
    	} else {
    		return this.getToken(JavaParser.SEMI, i);
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
        return this.getToken(JavaParser.IF, 0);
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
    		return this.getTokens(JavaParser.ELSE);
    	} else {
    		return this.getToken(JavaParser.ELSE, i);
    	}
    }
    public ELSE_IF(): antlr.TerminalNode[];
    public ELSE_IF(i: number): antlr.TerminalNode | null;
    public ELSE_IF(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.ELSE_IF);
    	} else {
    		return this.getToken(JavaParser.ELSE_IF, i);
    	}
    }
    public WHILE(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.WHILE, 0);
    }
    public DO(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.DO, 0);
    }
    public FOR(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.FOR, 0);
    }
    public LPAREN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.LPAREN, 0);
    }
    public RPAREN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.RPAREN, 0);
    }
    public COLON(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.COLON, 0);
    }
    public expression(): ExpressionContext[];
    public expression(i: number): ExpressionContext | null;
    public expression(i?: number): ExpressionContext[] | ExpressionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionContext);
        }

        return this.getRuleContext(i, ExpressionContext);
    }
    public elements(): ElementsContext[];
    public elements(i: number): ElementsContext | null;
    public elements(i?: number): ElementsContext[] | ElementsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ElementsContext);
        }

        return this.getRuleContext(i, ElementsContext);
    }
    public TRY(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.TRY, 0);
    }
    public element(): ElementContext[];
    public element(i: number): ElementContext | null;
    public element(i?: number): ElementContext[] | ElementContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ElementContext);
        }

        return this.getRuleContext(i, ElementContext);
    }
    public CATCH(): antlr.TerminalNode[];
    public CATCH(i: number): antlr.TerminalNode | null;
    public CATCH(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.CATCH);
    	} else {
    		return this.getToken(JavaParser.CATCH, i);
    	}
    }
    public FINALLY(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.FINALLY, 0);
    }
    public SWITCH_STATEMENT(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.SWITCH_STATEMENT, 0);
    }
    public SYNCHRONIZED(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.SYNCHRONIZED, 0);
    }
    public RETURN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.RETURN, 0);
    }
    public THROW(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.THROW, 0);
    }
    public BREAK(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.BREAK, 0);
    }
    public IDENTIFIER(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.IDENTIFIER, 0);
    }
    public ASSERT(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.ASSERT, 0);
    }
    public CASE(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.CASE, 0);
    }
    public CASE_ARROW(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.CASE_ARROW, 0);
    }
    public item(): ItemContext | null {
        return this.getRuleContext(0, ItemContext);
    }
    public DEFAULT(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.DEFAULT, 0);
    }
    public IMPORT(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.IMPORT, 0);
    }
    public name(): NameContext | null {
        return this.getRuleContext(0, NameContext);
    }
    public MODIFIER(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.MODIFIER, 0);
    }
    public DOT(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.DOT, 0);
    }
    public OPERATOR(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.OPERATOR, 0);
    }
    public declaration(): DeclarationContext | null {
        return this.getRuleContext(0, DeclarationContext);
    }
    public modifier(): ModifierContext[];
    public modifier(i: number): ModifierContext | null;
    public modifier(i?: number): ModifierContext[] | ModifierContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ModifierContext);
        }

        return this.getRuleContext(i, ModifierContext);
    }
    public override get ruleIndex(): number {
        return JavaParser.RULE_item;
    }
}


export class DeclarationContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public PACKAGE(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.PACKAGE, 0);
    }
    public name(): NameContext | null {
        return this.getRuleContext(0, NameContext);
    }
    public SEMI(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.SEMI, 0);
    }
    public CLASS(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.CLASS, 0);
    }
    public IDENTIFIER(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.IDENTIFIER, 0);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public typeArguments(): TypeArgumentsContext | null {
        return this.getRuleContext(0, TypeArgumentsContext);
    }
    public header(): HeaderContext[];
    public header(i: number): HeaderContext | null;
    public header(i?: number): HeaderContext[] | HeaderContext | null {
        if (i === undefined) {
            return this.getRuleContexts(HeaderContext);
        }

        return this.getRuleContext(i, HeaderContext);
    }
    public ENUM(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.ENUM, 0);
    }
    public LBRACE(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.LBRACE, 0);
    }
    public RBRACE(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.RBRACE, 0);
    }
    public constant(): ConstantContext[];
    public constant(i: number): ConstantContext | null;
    public constant(i?: number): ConstantContext[] | ConstantContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ConstantContext);
        }

        return this.getRuleContext(i, ConstantContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.COMMA);
    	} else {
    		return this.getToken(JavaParser.COMMA, i);
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
    public AT(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.AT, 0);
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
        return this.getToken(JavaParser.DEFAULT, 0);
    }
    public modifier(): ModifierContext[];
    public modifier(i: number): ModifierContext | null;
    public modifier(i?: number): ModifierContext[] | ModifierContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ModifierContext);
        }

        return this.getRuleContext(i, ModifierContext);
    }
    public override get ruleIndex(): number {
        return JavaParser.RULE_declaration;
    }
}


export class HeaderContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public elements(): ElementsContext {
        return this.getRuleContext(0, ElementsContext)!;
    }
    public EXTENDS(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.EXTENDS, 0);
    }
    public IMPLEMENTS(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.IMPLEMENTS, 0);
    }
    public override get ruleIndex(): number {
        return JavaParser.RULE_header;
    }
}


export class ConstantContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public IDENTIFIER(): antlr.TerminalNode {
        return this.getToken(JavaParser.IDENTIFIER, 0)!;
    }
    public annotation(): AnnotationContext[];
    public annotation(i: number): AnnotationContext | null;
    public annotation(i?: number): AnnotationContext[] | AnnotationContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AnnotationContext);
        }

        return this.getRuleContext(i, AnnotationContext);
    }
    public LPAREN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.LPAREN, 0);
    }
    public RPAREN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.RPAREN, 0);
    }
    public LBRACE(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.LBRACE, 0);
    }
    public RBRACE(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.RBRACE, 0);
    }
    public CLASS_OPEN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.CLASS_OPEN, 0);
    }
    public elements(): ElementsContext | null {
        return this.getRuleContext(0, ElementsContext);
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
        return JavaParser.RULE_constant;
    }
}


export class BlockContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public LBRACE(): antlr.TerminalNode {
        return this.getToken(JavaParser.LBRACE, 0)!;
    }
    public RBRACE(): antlr.TerminalNode {
        return this.getToken(JavaParser.RBRACE, 0)!;
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
        return JavaParser.RULE_block;
    }
}


export class BodyContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public item(): ItemContext {
        return this.getRuleContext(0, ItemContext)!;
    }
    public override get ruleIndex(): number {
        return JavaParser.RULE_body;
    }
}


export class ConditionContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public LPAREN(): antlr.TerminalNode {
        return this.getToken(JavaParser.LPAREN, 0)!;
    }
    public elements(): ElementsContext {
        return this.getRuleContext(0, ElementsContext)!;
    }
    public RPAREN(): antlr.TerminalNode {
        return this.getToken(JavaParser.RPAREN, 0)!;
    }
    public override get ruleIndex(): number {
        return JavaParser.RULE_condition;
    }
}


export class ModifierContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public MODIFIER(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.MODIFIER, 0);
    }
    public annotation(): AnnotationContext | null {
        return this.getRuleContext(0, AnnotationContext);
    }
    public override get ruleIndex(): number {
        return JavaParser.RULE_modifier;
    }
}


export class AnnotationContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public AT(): antlr.TerminalNode {
        return this.getToken(JavaParser.AT, 0)!;
    }
    public name(): NameContext {
        return this.getRuleContext(0, NameContext)!;
    }
    public LPAREN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.LPAREN, 0);
    }
    public RPAREN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.RPAREN, 0);
    }
    public elements(): ElementsContext | null {
        return this.getRuleContext(0, ElementsContext);
    }
    public override get ruleIndex(): number {
        return JavaParser.RULE_annotation;
    }
}


export class NameContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public IDENTIFIER(): antlr.TerminalNode[];
    public IDENTIFIER(i: number): antlr.TerminalNode | null;
    public IDENTIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.IDENTIFIER);
    	} else {
    		return this.getToken(JavaParser.IDENTIFIER, i);
    	}
    }
    public DOT(): antlr.TerminalNode[];
    public DOT(i: number): antlr.TerminalNode | null;
    public DOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.DOT);
    	} else {
    		return this.getToken(JavaParser.DOT, i);
    	}
    }
    public override get ruleIndex(): number {
        return JavaParser.RULE_name;
    }
}


export class TypeArgumentsContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public TYPE_OPEN(): antlr.TerminalNode {
        return this.getToken(JavaParser.TYPE_OPEN, 0)!;
    }
    public TYPE_CLOSE(): antlr.TerminalNode {
        return this.getToken(JavaParser.TYPE_CLOSE, 0)!;
    }
    public elements(): ElementsContext | null {
        return this.getRuleContext(0, ElementsContext);
    }
    public override get ruleIndex(): number {
        return JavaParser.RULE_typeArguments;
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
    		return this.getTokens(JavaParser.COMMA);
    	} else {
    		return this.getToken(JavaParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return JavaParser.RULE_elements;
    }
}


export class ElementContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public expression(): ExpressionContext {
        return this.getRuleContext(0, ExpressionContext)!;
    }
    public modifier(): ModifierContext[];
    public modifier(i: number): ModifierContext | null;
    public modifier(i?: number): ModifierContext[] | ModifierContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ModifierContext);
        }

        return this.getRuleContext(i, ModifierContext);
    }
    public override get ruleIndex(): number {
        return JavaParser.RULE_element;
    }
}


export class ExpressionContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public operand(): OperandContext {
        return this.getRuleContext(0, OperandContext)!;
    }
    public part(): PartContext[];
    public part(i: number): PartContext | null;
    public part(i?: number): PartContext[] | PartContext | null {
        if (i === undefined) {
            return this.getRuleContexts(PartContext);
        }

        return this.getRuleContext(i, PartContext);
    }
    public override get ruleIndex(): number {
        return JavaParser.RULE_expression;
    }
}


export class PartContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public operand(): OperandContext | null {
        return this.getRuleContext(0, OperandContext);
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.ASSIGN, 0);
    }
    public SIGN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.SIGN, 0);
    }
    public LT(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.LT, 0);
    }
    public OPERATOR(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.OPERATOR, 0);
    }
    public INSTANCEOF(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.INSTANCEOF, 0);
    }
    public modifier(): ModifierContext[];
    public modifier(i: number): ModifierContext | null;
    public modifier(i?: number): ModifierContext[] | ModifierContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ModifierContext);
        }

        return this.getRuleContext(i, ModifierContext);
    }
    public GT(): antlr.TerminalNode[];
    public GT(i: number): antlr.TerminalNode | null;
    public GT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.GT);
    	} else {
    		return this.getToken(JavaParser.GT, i);
    	}
    }
    public EXTENDS(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.EXTENDS, 0);
    }
    public QUESTION(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.QUESTION, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
    }
    public COLON(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.COLON, 0);
    }
    public ARROW(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.ARROW, 0);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public named(): NamedContext | null {
        return this.getRuleContext(0, NamedContext);
    }
    public override get ruleIndex(): number {
        return JavaParser.RULE_part;
    }
}


export class NamedContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public IDENTIFIER(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.IDENTIFIER, 0);
    }
    public THIS(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.THIS, 0);
    }
    public OTHER(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.OTHER, 0);
    }
    public MODIFIER(): antlr.TerminalNode[];
    public MODIFIER(i: number): antlr.TerminalNode | null;
    public MODIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.MODIFIER);
    	} else {
    		return this.getToken(JavaParser.MODIFIER, i);
    	}
    }
    public suffix(): SuffixContext[];
    public suffix(i: number): SuffixContext | null;
    public suffix(i?: number): SuffixContext[] | SuffixContext | null {
        if (i === undefined) {
            return this.getRuleContexts(SuffixContext);
        }

        return this.getRuleContext(i, SuffixContext);
    }
    public override get ruleIndex(): number {
        return JavaParser.RULE_named;
    }
}


export class OperandContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public primary(): PrimaryContext {
        return this.getRuleContext(0, PrimaryContext)!;
    }
    public prefix(): PrefixContext[];
    public prefix(i: number): PrefixContext | null;
    public prefix(i?: number): PrefixContext[] | PrefixContext | null {
        if (i === undefined) {
            return this.getRuleContexts(PrefixContext);
        }

        return this.getRuleContext(i, PrefixContext);
    }
    public suffix(): SuffixContext[];
    public suffix(i: number): SuffixContext | null;
    public suffix(i?: number): SuffixContext[] | SuffixContext | null {
        if (i === undefined) {
            return this.getRuleContexts(SuffixContext);
        }

        return this.getRuleContext(i, SuffixContext);
    }
    public override get ruleIndex(): number {
        return JavaParser.RULE_operand;
    }
}


export class PrefixContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public SIGN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.SIGN, 0);
    }
    public INCREMENT(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.INCREMENT, 0);
    }
    public NOT(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.NOT, 0);
    }
    public CAST_OPEN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.CAST_OPEN, 0);
    }
    public elements(): ElementsContext | null {
        return this.getRuleContext(0, ElementsContext);
    }
    public RPAREN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.RPAREN, 0);
    }
    public override get ruleIndex(): number {
        return JavaParser.RULE_prefix;
    }
}


export class PrimaryContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public LITERAL(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.LITERAL, 0);
    }
    public NUMBER(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.NUMBER, 0);
    }
    public CHARACTER(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.CHARACTER, 0);
    }
    public TEXT_BLOCK(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.TEXT_BLOCK, 0);
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.STRING, 0);
    }
    public IDENTIFIER(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.IDENTIFIER, 0);
    }
    public PRIMITIVE(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.PRIMITIVE, 0);
    }
    public THIS(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.THIS, 0);
    }
    public SUPER(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.SUPER, 0);
    }
    public OTHER(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.OTHER, 0);
    }
    public QUESTION(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.QUESTION, 0);
    }
    public LPAREN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.LPAREN, 0);
    }
    public RPAREN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.RPAREN, 0);
    }
    public elements(): ElementsContext | null {
        return this.getRuleContext(0, ElementsContext);
    }
    public LAMBDA_OPEN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.LAMBDA_OPEN, 0);
    }
    public INIT_OPEN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.INIT_OPEN, 0);
    }
    public RBRACE(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.RBRACE, 0);
    }
    public COMMA(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.COMMA, 0);
    }
    public SWITCH(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.SWITCH, 0);
    }
    public condition(): ConditionContext | null {
        return this.getRuleContext(0, ConditionContext);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public annotation(): AnnotationContext | null {
        return this.getRuleContext(0, AnnotationContext);
    }
    public creation(): CreationContext | null {
        return this.getRuleContext(0, CreationContext);
    }
    public override get ruleIndex(): number {
        return JavaParser.RULE_primary;
    }
}


export class CreationContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public NEW(): antlr.TerminalNode {
        return this.getToken(JavaParser.NEW, 0)!;
    }
    public IDENTIFIER(): antlr.TerminalNode[];
    public IDENTIFIER(i: number): antlr.TerminalNode | null;
    public IDENTIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.IDENTIFIER);
    	} else {
    		return this.getToken(JavaParser.IDENTIFIER, i);
    	}
    }
    public PRIMITIVE(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.PRIMITIVE, 0);
    }
    public typeArguments(): TypeArgumentsContext[];
    public typeArguments(i: number): TypeArgumentsContext | null;
    public typeArguments(i?: number): TypeArgumentsContext[] | TypeArgumentsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeArgumentsContext);
        }

        return this.getRuleContext(i, TypeArgumentsContext);
    }
    public annotation(): AnnotationContext[];
    public annotation(i: number): AnnotationContext | null;
    public annotation(i?: number): AnnotationContext[] | AnnotationContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AnnotationContext);
        }

        return this.getRuleContext(i, AnnotationContext);
    }
    public DOT(): antlr.TerminalNode[];
    public DOT(i: number): antlr.TerminalNode | null;
    public DOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.DOT);
    	} else {
    		return this.getToken(JavaParser.DOT, i);
    	}
    }
    public override get ruleIndex(): number {
        return JavaParser.RULE_creation;
    }
}


export class SuffixContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public DOT(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.DOT, 0);
    }
    public IDENTIFIER(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.IDENTIFIER, 0);
    }
    public THIS(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.THIS, 0);
    }
    public SUPER(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.SUPER, 0);
    }
    public CLASS(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.CLASS, 0);
    }
    public annotation(): AnnotationContext[];
    public annotation(i: number): AnnotationContext | null;
    public annotation(i?: number): AnnotationContext[] | AnnotationContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AnnotationContext);
        }

        return this.getRuleContext(i, AnnotationContext);
    }
    public typeArguments(): TypeArgumentsContext | null {
        return this.getRuleContext(0, TypeArgumentsContext);
    }
    public creation(): CreationContext | null {
        return this.getRuleContext(0, CreationContext);
    }
    public COLONCOLON(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.COLONCOLON, 0);
    }
    public NEW(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.NEW, 0);
    }
    public LPAREN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.LPAREN, 0);
    }
    public RPAREN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.RPAREN, 0);
    }
    public elements(): ElementsContext | null {
        return this.getRuleContext(0, ElementsContext);
    }
    public LBRACK(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.LBRACK, 0);
    }
    public RBRACK(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.RBRACK, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
    }
    public CLASS_OPEN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.CLASS_OPEN, 0);
    }
    public RBRACE(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.RBRACE, 0);
    }
    public item(): ItemContext[];
    public item(i: number): ItemContext | null;
    public item(i?: number): ItemContext[] | ItemContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ItemContext);
        }

        return this.getRuleContext(i, ItemContext);
    }
    public INIT_OPEN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.INIT_OPEN, 0);
    }
    public ELLIPSIS(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.ELLIPSIS, 0);
    }
    public INCREMENT(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.INCREMENT, 0);
    }
    public override get ruleIndex(): number {
        return JavaParser.RULE_suffix;
    }
}
