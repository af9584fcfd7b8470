
import * as antlr from "antlr4ng";
import { Token } from "antlr4ng";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class JavaParser extends antlr.Parser {
    public static readonly PRIMITIVE = 1;
    public static readonly MODIFIER = 2;
    public static readonly ASSERT = 3;
    public static readonly BREAK = 4;
    public static readonly CASE = 5;
    public static readonly CATCH = 6;
    public static readonly CLASS = 7;
    public static readonly DEFAULT = 8;
    public static readonly DO = 9;
    public static readonly ELSE = 10;
    public static readonly ENUM = 11;
    public static readonly EXTENDS = 12;
    public static readonly FINALLY = 13;
    public static readonly FOR = 14;
    public static readonly IF = 15;
    public static readonly IMPLEMENTS = 16;
    public static readonly IMPORT = 17;
    public static readonly INSTANCEOF = 18;
    public static readonly NEW = 19;
    public static readonly PACKAGE = 20;
    public static readonly RETURN = 21;
    public static readonly SUPER = 22;
    public static readonly SWITCH = 23;
    public static readonly THIS = 24;
    public static readonly THROW = 25;
    public static readonly TRY = 26;
    public static readonly WHILE = 27;
    public static readonly LITERAL = 28;
    public static readonly IDENTIFIER = 29;
    public static readonly NUMBER = 30;
    public static readonly CHARACTER = 31;
    public static readonly TEXT_BLOCK = 32;
    public static readonly STRING = 33;
    public static readonly LPAREN = 34;
    public static readonly RPAREN = 35;
    public static readonly LBRACE = 36;
    public static readonly RBRACE = 37;
    public static readonly LBRACK = 38;
    public static readonly RBRACK = 39;
    public static readonly SEMI = 40;
    public static readonly COMMA = 41;
    public static readonly DOT = 42;
    public static readonly ELLIPSIS = 43;
    public static readonly AT = 44;
    public static readonly COLONCOLON = 45;
    public static readonly COLON = 46;
    public static readonly QUESTION = 47;
    public static readonly ARROW = 48;
    public static readonly INCREMENT = 49;
    public static readonly SIGN = 50;
    public static readonly NOT = 51;
    public static readonly ASSIGN = 52;
    public static readonly LT = 53;
    public static readonly GT = 54;
    public static readonly OPERATOR = 55;
    public static readonly SPACE = 56;
    public static readonly COMMENT = 57;
    public static readonly OTHER = 58;
    public static readonly TYPE = 59;
    public static readonly TYPE_OPEN = 60;
    public static readonly TYPE_CLOSE = 61;
    public static readonly CAST_OPEN = 62;
    public static readonly INIT_OPEN = 63;
    public static readonly VALUE_AT = 64;
    public static readonly CASE_ARROW = 65;
    public static readonly ELSE_IF = 66;
    public static readonly SWITCH_STATEMENT = 67;
    public static readonly SYNCHRONIZED = 68;
    public static readonly LAMBDA_OPEN = 69;
    public static readonly CLASS_OPEN = 70;
    public static readonly ANNOTATION_OPEN = 71;
    public static readonly RULE_compilationUnit = 0;
    public static readonly RULE_item = 1;
    public static readonly RULE_branch = 2;
    public static readonly RULE_body = 3;
    public static readonly RULE_condition = 4;
    public static readonly RULE_constant = 5;
    public static readonly RULE_block = 6;
    public static readonly RULE_annotation = 7;
    public static readonly RULE_name = 8;
    public static readonly RULE_type = 9;
    public static readonly RULE_typeArguments = 10;
    public static readonly RULE_elements = 11;
    public static readonly RULE_element = 12;
    public static readonly RULE_expression = 13;
    public static readonly RULE_operand = 14;

    public static readonly literalNames = [
        null, null, null, "'assert'", null, "'case'", "'catch'", null, "'default'", 
        "'do'", "'else'", "'enum'", "'extends'", "'finally'", "'for'", null, 
        null, "'import'", "'instanceof'", "'new'", "'package'", "'return'", 
        "'super'", null, "'this'", "'throw'", "'try'", "'while'", null, 
        null, null, null, null, null, null, "')'", null, "'}'", "'['", "']'", 
        "';'", "','", "'.'", "'...'", null, "'::'", "':'", "'?'", null, 
        null, null, null, null, null, null, null, null, null, null, "'int'", 
        null, null, null, null, null, null, null, null, "'synchronized'"
    ];

    public static readonly symbolicNames = [
        null, "PRIMITIVE", "MODIFIER", "ASSERT", "BREAK", "CASE", "CATCH", 
        "CLASS", "DEFAULT", "DO", "ELSE", "ENUM", "EXTENDS", "FINALLY", 
        "FOR", "IF", "IMPLEMENTS", "IMPORT", "INSTANCEOF", "NEW", "PACKAGE", 
        "RETURN", "SUPER", "SWITCH", "THIS", "THROW", "TRY", "WHILE", "LITERAL", 
        "IDENTIFIER", "NUMBER", "CHARACTER", "TEXT_BLOCK", "STRING", "LPAREN", 
        "RPAREN", "LBRACE", "RBRACE", "LBRACK", "RBRACK", "SEMI", "COMMA", 
        "DOT", "ELLIPSIS", "AT", "COLONCOLON", "COLON", "QUESTION", "ARROW", 
        "INCREMENT", "SIGN", "NOT", "ASSIGN", "LT", "GT", "OPERATOR", "SPACE", 
        "COMMENT", "OTHER", "TYPE", "TYPE_OPEN", "TYPE_CLOSE", "CAST_OPEN", 
        "INIT_OPEN", "VALUE_AT", "CASE_ARROW", "ELSE_IF", "SWITCH_STATEMENT", 
        "SYNCHRONIZED", "LAMBDA_OPEN", "CLASS_OPEN", "ANNOTATION_OPEN"
    ];
    public static readonly ruleNames = [
        "compilationUnit", "item", "branch", "body", "condition", "constant", 
        "block", "annotation", "name", "type", "typeArguments", "elements", 
        "element", "expression", "operand",
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
            this.state = 33;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294626238) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3691942167) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 57) !== 0)) {
                {
                {
                this.state = 30;
                this.item();
                }
                }
                this.state = 35;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 36;
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
            this.state = 297;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 45, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 38;
                this.match(JavaParser.SEMI);
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 39;
                this.match(JavaParser.IF);
                this.state = 40;
                this.branch();
                this.state = 46;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 1, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 41;
                        this.match(JavaParser.ELSE);
                        this.state = 42;
                        this.match(JavaParser.ELSE_IF);
                        this.state = 43;
                        this.branch();
                        }
                        }
                    }
                    this.state = 48;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 1, this.context);
                }
                this.state = 51;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 2, this.context) ) {
                case 1:
                    {
                    this.state = 49;
                    this.match(JavaParser.ELSE);
                    this.state = 50;
                    this.body();
                    }
                    break;
                }
                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 53;
                this.match(JavaParser.WHILE);
                this.state = 54;
                this.branch();
                }
                break;
            case 4:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 55;
                this.match(JavaParser.DO);
                this.state = 56;
                this.body();
                this.state = 57;
                this.match(JavaParser.WHILE);
                this.state = 58;
                this.condition();
                this.state = 59;
                this.match(JavaParser.SEMI);
                }
                break;
            case 5:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 61;
                this.match(JavaParser.FOR);
                this.state = 62;
                this.match(JavaParser.LPAREN);
                this.state = 64;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416262) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3423506439) !== 0) || _la === 64 || _la === 69) {
                    {
                    this.state = 63;
                    this.elements();
                    }
                }

                this.state = 76;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaParser.COLON:
                    {
                    this.state = 66;
                    this.match(JavaParser.COLON);
                    this.state = 67;
                    this.expression();
                    }
                    break;
                case JavaParser.SEMI:
                    {
                    this.state = 68;
                    this.match(JavaParser.SEMI);
                    this.state = 70;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416258) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3289284615) !== 0) || _la === 64 || _la === 69) {
                        {
                        this.state = 69;
                        this.expression();
                        }
                    }

                    this.state = 72;
                    this.match(JavaParser.SEMI);
                    this.state = 74;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416262) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3423506439) !== 0) || _la === 64 || _la === 69) {
                        {
                        this.state = 73;
                        this.elements();
                        }
                    }

                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 78;
                this.match(JavaParser.RPAREN);
                this.state = 79;
                this.body();
                }
                break;
            case 6:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 80;
                this.match(JavaParser.TRY);
                this.state = 95;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 34) {
                    {
                    this.state = 81;
                    this.match(JavaParser.LPAREN);
                    this.state = 82;
                    this.element();
                    this.state = 87;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 7, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 83;
                            this.match(JavaParser.SEMI);
                            this.state = 84;
                            this.element();
                            }
                            }
                        }
                        this.state = 89;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 7, this.context);
                    }
                    this.state = 91;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 40) {
                        {
                        this.state = 90;
                        this.match(JavaParser.SEMI);
                        }
                    }

                    this.state = 93;
                    this.match(JavaParser.RPAREN);
                    }
                }

                this.state = 97;
                this.block();
                this.state = 121;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 6) {
                    {
                    {
                    this.state = 98;
                    this.match(JavaParser.CATCH);
                    this.state = 99;
                    this.match(JavaParser.LPAREN);
                    this.state = 104;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 2 || _la === 44) {
                        {
                        this.state = 102;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case JavaParser.MODIFIER:
                            {
                            this.state = 100;
                            this.match(JavaParser.MODIFIER);
                            }
                            break;
                        case JavaParser.AT:
                            {
                            this.state = 101;
                            this.annotation();
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                        this.state = 106;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 107;
                    this.type_();
                    this.state = 112;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 55) {
                        {
                        {
                        this.state = 108;
                        this.match(JavaParser.OPERATOR);
                        this.state = 109;
                        this.type_();
                        }
                        }
                        this.state = 114;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 115;
                    this.expression();
                    this.state = 116;
                    this.match(JavaParser.RPAREN);
                    this.state = 117;
                    this.block();
                    }
                    }
                    this.state = 123;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 126;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 13) {
                    {
                    this.state = 124;
                    this.match(JavaParser.FINALLY);
                    this.state = 125;
                    this.block();
                    }
                }

                }
                break;
            case 7:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 128;
                _la = this.tokenStream.LA(1);
                if(!(_la === 67 || _la === 68)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 129;
                this.match(JavaParser.LPAREN);
                this.state = 130;
                this.expression();
                this.state = 131;
                this.match(JavaParser.RPAREN);
                this.state = 132;
                this.block();
                }
                break;
            case 8:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 134;
                this.match(JavaParser.RETURN);
                this.state = 136;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416258) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3289284615) !== 0) || _la === 64 || _la === 69) {
                    {
                    this.state = 135;
                    this.expression();
                    }
                }

                this.state = 138;
                this.match(JavaParser.SEMI);
                }
                break;
            case 9:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 139;
                this.match(JavaParser.THROW);
                this.state = 140;
                this.expression();
                this.state = 141;
                this.match(JavaParser.SEMI);
                }
                break;
            case 10:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 143;
                this.match(JavaParser.BREAK);
                this.state = 145;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 29) {
                    {
                    this.state = 144;
                    this.match(JavaParser.IDENTIFIER);
                    }
                }

                this.state = 147;
                this.match(JavaParser.SEMI);
                }
                break;
            case 11:
                this.enterOuterAlt(localContext, 11);
                {
                this.state = 148;
                this.match(JavaParser.ASSERT);
                this.state = 149;
                this.expression();
                this.state = 152;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 46) {
                    {
                    this.state = 150;
                    this.match(JavaParser.COLON);
                    this.state = 151;
                    this.expression();
                    }
                }

                this.state = 154;
                this.match(JavaParser.SEMI);
                }
                break;
            case 12:
                this.enterOuterAlt(localContext, 12);
                {
                this.state = 159;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaParser.CASE:
                    {
                    this.state = 156;
                    this.match(JavaParser.CASE);
                    this.state = 157;
                    this.elements();
                    }
                    break;
                case JavaParser.DEFAULT:
                    {
                    this.state = 158;
                    this.match(JavaParser.DEFAULT);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 164;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaParser.COLON:
                    {
                    this.state = 161;
                    this.match(JavaParser.COLON);
                    }
                    break;
                case JavaParser.CASE_ARROW:
                    {
                    this.state = 162;
                    this.match(JavaParser.CASE_ARROW);
                    this.state = 163;
                    this.item();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                break;
            case 13:
                this.enterOuterAlt(localContext, 13);
                {
                this.state = 166;
                this.match(JavaParser.IMPORT);
                this.state = 168;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 2 || _la === 59) {
                    {
                    this.state = 167;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 2 || _la === 59)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                }

                this.state = 170;
                this.name();
                this.state = 173;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 42) {
                    {
                    this.state = 171;
                    this.match(JavaParser.DOT);
                    this.state = 172;
                    this.match(JavaParser.OPERATOR);
                    }
                }

                this.state = 175;
                this.match(JavaParser.SEMI);
                }
                break;
            case 14:
                this.enterOuterAlt(localContext, 14);
                {
                this.state = 177;
                this.match(JavaParser.IDENTIFIER);
                this.state = 178;
                this.match(JavaParser.COLON);
                this.state = 179;
                this.item();
                }
                break;
            case 15:
                this.enterOuterAlt(localContext, 15);
                {
                this.state = 184;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 23, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        this.state = 182;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case JavaParser.MODIFIER:
                            {
                            this.state = 180;
                            this.match(JavaParser.MODIFIER);
                            }
                            break;
                        case JavaParser.AT:
                            {
                            this.state = 181;
                            this.annotation();
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                    }
                    this.state = 186;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 23, this.context);
                }
                this.state = 295;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaParser.LBRACE:
                    {
                    this.state = 187;
                    this.block();
                    }
                    break;
                case JavaParser.PACKAGE:
                    {
                    this.state = 188;
                    this.match(JavaParser.PACKAGE);
                    this.state = 189;
                    this.name();
                    this.state = 190;
                    this.match(JavaParser.SEMI);
                    }
                    break;
                case JavaParser.CLASS:
                    {
                    this.state = 192;
                    this.match(JavaParser.CLASS);
                    this.state = 193;
                    this.match(JavaParser.IDENTIFIER);
                    this.state = 195;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 60) {
                        {
                        this.state = 194;
                        this.typeArguments();
                        }
                    }

                    this.state = 202;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 34) {
                        {
                        this.state = 197;
                        this.match(JavaParser.LPAREN);
                        this.state = 199;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416262) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3423506439) !== 0) || _la === 64 || _la === 69) {
                            {
                            this.state = 198;
                            this.elements();
                            }
                        }

                        this.state = 201;
                        this.match(JavaParser.RPAREN);
                        }
                    }

                    this.state = 206;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 12) {
                        {
                        this.state = 204;
                        this.match(JavaParser.EXTENDS);
                        this.state = 205;
                        this.elements();
                        }
                    }

                    this.state = 212;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 16) {
                        {
                        {
                        this.state = 208;
                        this.match(JavaParser.IMPLEMENTS);
                        this.state = 209;
                        this.elements();
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
                case JavaParser.ENUM:
                    {
                    this.state = 216;
                    this.match(JavaParser.ENUM);
                    this.state = 217;
                    this.match(JavaParser.IDENTIFIER);
                    this.state = 222;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 16) {
                        {
                        {
                        this.state = 218;
                        this.match(JavaParser.IMPLEMENTS);
                        this.state = 219;
                        this.elements();
                        }
                        }
                        this.state = 224;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 225;
                    this.match(JavaParser.LBRACE);
                    this.state = 234;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 29 || _la === 44) {
                        {
                        this.state = 226;
                        this.constant();
                        this.state = 231;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 30, this.context);
                        while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                            if (alternative === 1) {
                                {
                                {
                                this.state = 227;
                                this.match(JavaParser.COMMA);
                                this.state = 228;
                                this.constant();
                                }
                                }
                            }
                            this.state = 233;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 30, this.context);
                        }
                        }
                    }

                    this.state = 237;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 41) {
                        {
                        this.state = 236;
                        this.match(JavaParser.COMMA);
                        }
                    }

                    this.state = 246;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 40) {
                        {
                        this.state = 239;
                        this.match(JavaParser.SEMI);
                        this.state = 243;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294626238) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3691942167) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 57) !== 0)) {
                            {
                            {
                            this.state = 240;
                            this.item();
                            }
                            }
                            this.state = 245;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 248;
                    this.match(JavaParser.RBRACE);
                    }
                    break;
                case JavaParser.AT:
                    {
                    this.state = 249;
                    this.match(JavaParser.AT);
                    this.state = 250;
                    this.match(JavaParser.CLASS);
                    this.state = 251;
                    this.match(JavaParser.IDENTIFIER);
                    this.state = 252;
                    this.block();
                    }
                    break;
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
                case JavaParser.QUESTION:
                case JavaParser.INCREMENT:
                case JavaParser.SIGN:
                case JavaParser.NOT:
                case JavaParser.OTHER:
                case JavaParser.TYPE:
                case JavaParser.TYPE_OPEN:
                case JavaParser.CAST_OPEN:
                case JavaParser.INIT_OPEN:
                case JavaParser.VALUE_AT:
                case JavaParser.LAMBDA_OPEN:
                    {
                    this.state = 261;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 60) {
                        {
                        this.state = 253;
                        this.typeArguments();
                        this.state = 258;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 2 || _la === 44) {
                            {
                            this.state = 256;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case JavaParser.MODIFIER:
                                {
                                this.state = 254;
                                this.match(JavaParser.MODIFIER);
                                }
                                break;
                            case JavaParser.AT:
                                {
                                this.state = 255;
                                this.annotation();
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            this.state = 260;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 272;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 59) {
                        {
                        {
                        this.state = 263;
                        this.type_();
                        this.state = 267;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 2) {
                            {
                            {
                            this.state = 264;
                            this.match(JavaParser.MODIFIER);
                            }
                            }
                            this.state = 269;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                        }
                        this.state = 274;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 275;
                    this.expression();
                    this.state = 280;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 41) {
                        {
                        {
                        this.state = 276;
                        this.match(JavaParser.COMMA);
                        this.state = 277;
                        this.expression();
                        }
                        }
                        this.state = 282;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 285;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 16) {
                        {
                        this.state = 283;
                        this.match(JavaParser.IMPLEMENTS);
                        this.state = 284;
                        this.elements();
                        }
                    }

                    this.state = 289;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 8) {
                        {
                        this.state = 287;
                        this.match(JavaParser.DEFAULT);
                        this.state = 288;
                        this.expression();
                        }
                    }

                    this.state = 293;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case JavaParser.SEMI:
                        {
                        this.state = 291;
                        this.match(JavaParser.SEMI);
                        }
                        break;
                    case JavaParser.LBRACE:
                        {
                        this.state = 292;
                        this.block();
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
    public branch(): BranchContext {
        let localContext = new BranchContext(this.context, this.state);
        this.enterRule(localContext, 4, JavaParser.RULE_branch);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 299;
            this.condition();
            this.state = 300;
            this.body();
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
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
        this.enterRule(localContext, 6, JavaParser.RULE_body);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 302;
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
        this.enterRule(localContext, 8, JavaParser.RULE_condition);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 304;
            this.match(JavaParser.LPAREN);
            this.state = 305;
            this.expression();
            this.state = 306;
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
    public constant(): ConstantContext {
        let localContext = new ConstantContext(this.context, this.state);
        this.enterRule(localContext, 10, JavaParser.RULE_constant);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 311;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 44) {
                {
                {
                this.state = 308;
                this.annotation();
                }
                }
                this.state = 313;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 314;
            this.match(JavaParser.IDENTIFIER);
            this.state = 320;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 34) {
                {
                this.state = 315;
                this.match(JavaParser.LPAREN);
                this.state = 317;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416262) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3423506439) !== 0) || _la === 64 || _la === 69) {
                    {
                    this.state = 316;
                    this.elements();
                    }
                }

                this.state = 319;
                this.match(JavaParser.RPAREN);
                }
            }

            this.state = 323;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 36) {
                {
                this.state = 322;
                this.block();
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
    public block(): BlockContext {
        let localContext = new BlockContext(this.context, this.state);
        this.enterRule(localContext, 12, JavaParser.RULE_block);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 325;
            this.match(JavaParser.LBRACE);
            this.state = 329;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294626238) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3691942167) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 57) !== 0)) {
                {
                {
                this.state = 326;
                this.item();
                }
                }
                this.state = 331;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 332;
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
    public annotation(): AnnotationContext {
        let localContext = new AnnotationContext(this.context, this.state);
        this.enterRule(localContext, 14, JavaParser.RULE_annotation);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 334;
            this.match(JavaParser.AT);
            this.state = 335;
            this.name();
            this.state = 341;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 71) {
                {
                this.state = 336;
                this.match(JavaParser.ANNOTATION_OPEN);
                this.state = 338;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416262) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3423506439) !== 0) || _la === 64 || _la === 69) {
                    {
                    this.state = 337;
                    this.elements();
                    }
                }

                this.state = 340;
                this.match(JavaParser.RPAREN);
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
    public name(): NameContext {
        let localContext = new NameContext(this.context, this.state);
        this.enterRule(localContext, 16, JavaParser.RULE_name);
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 343;
            this.match(JavaParser.IDENTIFIER);
            this.state = 348;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 53, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 344;
                    this.match(JavaParser.DOT);
                    this.state = 345;
                    this.match(JavaParser.IDENTIFIER);
                    }
                    }
                }
                this.state = 350;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 53, this.context);
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
    public type_(): TypeContext {
        let localContext = new TypeContext(this.context, this.state);
        this.enterRule(localContext, 18, JavaParser.RULE_type);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 351;
            this.match(JavaParser.TYPE);
            this.state = 374;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 4194417) !== 0)) {
                {
                this.state = 372;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaParser.DOT:
                    {
                    this.state = 352;
                    this.match(JavaParser.DOT);
                    this.state = 356;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 44) {
                        {
                        {
                        this.state = 353;
                        this.annotation();
                        }
                        }
                        this.state = 358;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 359;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 29 || _la === 59)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    break;
                case JavaParser.TYPE_OPEN:
                    {
                    this.state = 360;
                    this.typeArguments();
                    }
                    break;
                case JavaParser.LBRACK:
                case JavaParser.ELLIPSIS:
                case JavaParser.AT:
                    {
                    this.state = 364;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 44) {
                        {
                        {
                        this.state = 361;
                        this.annotation();
                        }
                        }
                        this.state = 366;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 370;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case JavaParser.LBRACK:
                        {
                        this.state = 367;
                        this.match(JavaParser.LBRACK);
                        this.state = 368;
                        this.match(JavaParser.RBRACK);
                        }
                        break;
                    case JavaParser.ELLIPSIS:
                        {
                        this.state = 369;
                        this.match(JavaParser.ELLIPSIS);
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
                }
                this.state = 376;
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
    public typeArguments(): TypeArgumentsContext {
        let localContext = new TypeArgumentsContext(this.context, this.state);
        this.enterRule(localContext, 20, JavaParser.RULE_typeArguments);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 377;
            this.match(JavaParser.TYPE_OPEN);
            this.state = 379;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416262) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3423506439) !== 0) || _la === 64 || _la === 69) {
                {
                this.state = 378;
                this.elements();
                }
            }

            this.state = 381;
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
        this.enterRule(localContext, 22, JavaParser.RULE_elements);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 383;
            this.element();
            this.state = 388;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 60, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 384;
                    this.match(JavaParser.COMMA);
                    this.state = 385;
                    this.element();
                    }
                    }
                }
                this.state = 390;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 60, this.context);
            }
            this.state = 392;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 41) {
                {
                this.state = 391;
                this.match(JavaParser.COMMA);
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
        this.enterRule(localContext, 24, JavaParser.RULE_element);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 398;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 2 || _la === 44) {
                {
                this.state = 396;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaParser.MODIFIER:
                    {
                    this.state = 394;
                    this.match(JavaParser.MODIFIER);
                    }
                    break;
                case JavaParser.AT:
                    {
                    this.state = 395;
                    this.annotation();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 400;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 404;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 59) {
                {
                {
                this.state = 401;
                this.type_();
                }
                }
                this.state = 406;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 407;
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
        this.enterRule(localContext, 26, JavaParser.RULE_expression);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 409;
            this.operand();
            this.state = 449;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 12 || _la === 18 || ((((_la - 47)) & ~0x1F) === 0 && ((1 << (_la - 47)) & 491) !== 0)) {
                {
                this.state = 447;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaParser.EXTENDS:
                case JavaParser.INSTANCEOF:
                case JavaParser.SIGN:
                case JavaParser.ASSIGN:
                case JavaParser.LT:
                case JavaParser.GT:
                case JavaParser.OPERATOR:
                    {
                    this.state = 421;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case JavaParser.ASSIGN:
                        {
                        this.state = 410;
                        this.match(JavaParser.ASSIGN);
                        }
                        break;
                    case JavaParser.SIGN:
                        {
                        this.state = 411;
                        this.match(JavaParser.SIGN);
                        }
                        break;
                    case JavaParser.LT:
                        {
                        this.state = 412;
                        this.match(JavaParser.LT);
                        }
                        break;
                    case JavaParser.GT:
                        {
                        this.state = 414;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        do {
                            {
                            {
                            this.state = 413;
                            this.match(JavaParser.GT);
                            }
                            }
                            this.state = 416;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        } while (_la === 54);
                        }
                        break;
                    case JavaParser.OPERATOR:
                        {
                        this.state = 418;
                        this.match(JavaParser.OPERATOR);
                        }
                        break;
                    case JavaParser.INSTANCEOF:
                        {
                        this.state = 419;
                        this.match(JavaParser.INSTANCEOF);
                        }
                        break;
                    case JavaParser.EXTENDS:
                        {
                        this.state = 420;
                        this.match(JavaParser.EXTENDS);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 427;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 2 || _la === 44) {
                        {
                        this.state = 425;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case JavaParser.MODIFIER:
                            {
                            this.state = 423;
                            this.match(JavaParser.MODIFIER);
                            }
                            break;
                        case JavaParser.AT:
                            {
                            this.state = 424;
                            this.annotation();
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                        this.state = 429;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 433;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 59) {
                        {
                        {
                        this.state = 430;
                        this.type_();
                        }
                        }
                        this.state = 435;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 436;
                    this.operand();
                    }
                    break;
                case JavaParser.QUESTION:
                    {
                    this.state = 437;
                    this.match(JavaParser.QUESTION);
                    this.state = 438;
                    this.expression();
                    this.state = 439;
                    this.match(JavaParser.COLON);
                    this.state = 440;
                    this.operand();
                    }
                    break;
                case JavaParser.ARROW:
                    {
                    this.state = 442;
                    this.match(JavaParser.ARROW);
                    this.state = 445;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
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
                    case JavaParser.QUESTION:
                    case JavaParser.INCREMENT:
                    case JavaParser.SIGN:
                    case JavaParser.NOT:
                    case JavaParser.OTHER:
                    case JavaParser.CAST_OPEN:
                    case JavaParser.INIT_OPEN:
                    case JavaParser.VALUE_AT:
                    case JavaParser.LAMBDA_OPEN:
                        {
                        this.state = 443;
                        this.operand();
                        }
                        break;
                    case JavaParser.LBRACE:
                        {
                        this.state = 444;
                        this.block();
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
                }
                this.state = 451;
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
        this.enterRule(localContext, 28, JavaParser.RULE_operand);
        let _la: number;
        try {
            this.state = 599;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
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
            case JavaParser.QUESTION:
            case JavaParser.INCREMENT:
            case JavaParser.SIGN:
            case JavaParser.NOT:
            case JavaParser.OTHER:
            case JavaParser.CAST_OPEN:
            case JavaParser.INIT_OPEN:
            case JavaParser.LAMBDA_OPEN:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 484;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 19 || ((((_la - 49)) & ~0x1F) === 0 && ((1 << (_la - 49)) & 8199) !== 0)) {
                    {
                    this.state = 482;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case JavaParser.SIGN:
                        {
                        this.state = 452;
                        this.match(JavaParser.SIGN);
                        }
                        break;
                    case JavaParser.INCREMENT:
                        {
                        this.state = 453;
                        this.match(JavaParser.INCREMENT);
                        }
                        break;
                    case JavaParser.NOT:
                        {
                        this.state = 454;
                        this.match(JavaParser.NOT);
                        }
                        break;
                    case JavaParser.CAST_OPEN:
                        {
                        this.state = 455;
                        this.match(JavaParser.CAST_OPEN);
                        this.state = 459;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 44) {
                            {
                            {
                            this.state = 456;
                            this.annotation();
                            }
                            }
                            this.state = 461;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 462;
                        this.type_();
                        this.state = 467;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 55) {
                            {
                            {
                            this.state = 463;
                            this.match(JavaParser.OPERATOR);
                            this.state = 464;
                            this.type_();
                            }
                            }
                            this.state = 469;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 470;
                        this.match(JavaParser.RPAREN);
                        }
                        break;
                    case JavaParser.NEW:
                        {
                        this.state = 472;
                        this.match(JavaParser.NEW);
                        this.state = 474;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 60) {
                            {
                            this.state = 473;
                            this.typeArguments();
                            }
                        }

                        this.state = 479;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 44) {
                            {
                            {
                            this.state = 476;
                            this.annotation();
                            }
                            }
                            this.state = 481;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
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
                this.state = 515;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaParser.LITERAL:
                    {
                    this.state = 487;
                    this.match(JavaParser.LITERAL);
                    }
                    break;
                case JavaParser.NUMBER:
                    {
                    this.state = 488;
                    this.match(JavaParser.NUMBER);
                    }
                    break;
                case JavaParser.CHARACTER:
                    {
                    this.state = 489;
                    this.match(JavaParser.CHARACTER);
                    }
                    break;
                case JavaParser.TEXT_BLOCK:
                    {
                    this.state = 490;
                    this.match(JavaParser.TEXT_BLOCK);
                    }
                    break;
                case JavaParser.STRING:
                    {
                    this.state = 491;
                    this.match(JavaParser.STRING);
                    }
                    break;
                case JavaParser.IDENTIFIER:
                    {
                    this.state = 492;
                    this.match(JavaParser.IDENTIFIER);
                    }
                    break;
                case JavaParser.PRIMITIVE:
                    {
                    this.state = 493;
                    this.match(JavaParser.PRIMITIVE);
                    }
                    break;
                case JavaParser.THIS:
                    {
                    this.state = 494;
                    this.match(JavaParser.THIS);
                    }
                    break;
                case JavaParser.SUPER:
                    {
                    this.state = 495;
                    this.match(JavaParser.SUPER);
                    }
                    break;
                case JavaParser.OTHER:
                    {
                    this.state = 496;
                    this.match(JavaParser.OTHER);
                    }
                    break;
                case JavaParser.QUESTION:
                    {
                    this.state = 497;
                    this.match(JavaParser.QUESTION);
                    }
                    break;
                case JavaParser.LPAREN:
                case JavaParser.LAMBDA_OPEN:
                    {
                    this.state = 498;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 34 || _la === 69)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 500;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416262) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3423506439) !== 0) || _la === 64 || _la === 69) {
                        {
                        this.state = 499;
                        this.elements();
                        }
                    }

                    this.state = 502;
                    this.match(JavaParser.RPAREN);
                    }
                    break;
                case JavaParser.INIT_OPEN:
                    {
                    this.state = 503;
                    this.match(JavaParser.INIT_OPEN);
                    this.state = 506;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case JavaParser.PRIMITIVE:
                    case JavaParser.MODIFIER:
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
                    case JavaParser.TYPE:
                    case JavaParser.CAST_OPEN:
                    case JavaParser.INIT_OPEN:
                    case JavaParser.VALUE_AT:
                    case JavaParser.LAMBDA_OPEN:
                        {
                        this.state = 504;
                        this.elements();
                        }
                        break;
                    case JavaParser.COMMA:
                        {
                        this.state = 505;
                        this.match(JavaParser.COMMA);
                        }
                        break;
                    case JavaParser.RBRACE:
                        break;
                    default:
                        break;
                    }
                    this.state = 508;
                    this.match(JavaParser.RBRACE);
                    }
                    break;
                case JavaParser.SWITCH:
                    {
                    this.state = 509;
                    this.match(JavaParser.SWITCH);
                    this.state = 510;
                    this.match(JavaParser.LPAREN);
                    this.state = 511;
                    this.expression();
                    this.state = 512;
                    this.match(JavaParser.RPAREN);
                    this.state = 513;
                    this.block();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 587;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 604016401) !== 0) || _la === 70) {
                    {
                    this.state = 585;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case JavaParser.DOT:
                        {
                        this.state = 517;
                        this.match(JavaParser.DOT);
                        this.state = 521;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 44) {
                            {
                            {
                            this.state = 518;
                            this.annotation();
                            }
                            }
                            this.state = 523;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 525;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 60) {
                            {
                            this.state = 524;
                            this.typeArguments();
                            }
                        }

                        this.state = 543;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case JavaParser.IDENTIFIER:
                            {
                            this.state = 527;
                            this.match(JavaParser.IDENTIFIER);
                            }
                            break;
                        case JavaParser.TYPE:
                            {
                            this.state = 528;
                            this.match(JavaParser.TYPE);
                            }
                            break;
                        case JavaParser.THIS:
                            {
                            this.state = 529;
                            this.match(JavaParser.THIS);
                            }
                            break;
                        case JavaParser.SUPER:
                            {
                            this.state = 530;
                            this.match(JavaParser.SUPER);
                            }
                            break;
                        case JavaParser.CLASS:
                            {
                            this.state = 531;
                            this.match(JavaParser.CLASS);
                            }
                            break;
                        case JavaParser.NEW:
                            {
                            this.state = 532;
                            this.match(JavaParser.NEW);
                            this.state = 534;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 60) {
                                {
                                this.state = 533;
                                this.typeArguments();
                                }
                            }

                            this.state = 539;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            while (_la === 44) {
                                {
                                {
                                this.state = 536;
                                this.annotation();
                                }
                                }
                                this.state = 541;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            }
                            this.state = 542;
                            this.match(JavaParser.IDENTIFIER);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                        break;
                    case JavaParser.COLONCOLON:
                        {
                        this.state = 545;
                        this.match(JavaParser.COLONCOLON);
                        this.state = 547;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 60) {
                            {
                            this.state = 546;
                            this.typeArguments();
                            }
                        }

                        this.state = 549;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 19 || _la === 29)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                        break;
                    case JavaParser.LPAREN:
                        {
                        this.state = 550;
                        this.match(JavaParser.LPAREN);
                        this.state = 552;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416262) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3423506439) !== 0) || _la === 64 || _la === 69) {
                            {
                            this.state = 551;
                            this.elements();
                            }
                        }

                        this.state = 554;
                        this.match(JavaParser.RPAREN);
                        }
                        break;
                    case JavaParser.LBRACK:
                    case JavaParser.ELLIPSIS:
                    case JavaParser.AT:
                        {
                        this.state = 558;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 44) {
                            {
                            {
                            this.state = 555;
                            this.annotation();
                            }
                            }
                            this.state = 560;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 567;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case JavaParser.LBRACK:
                            {
                            this.state = 561;
                            this.match(JavaParser.LBRACK);
                            this.state = 563;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416258) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3289284615) !== 0) || _la === 64 || _la === 69) {
                                {
                                this.state = 562;
                                this.expression();
                                }
                            }

                            this.state = 565;
                            this.match(JavaParser.RBRACK);
                            }
                            break;
                        case JavaParser.ELLIPSIS:
                            {
                            this.state = 566;
                            this.match(JavaParser.ELLIPSIS);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                        break;
                    case JavaParser.TYPE_OPEN:
                        {
                        this.state = 569;
                        this.typeArguments();
                        }
                        break;
                    case JavaParser.CLASS_OPEN:
                        {
                        this.state = 570;
                        this.match(JavaParser.CLASS_OPEN);
                        this.state = 574;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294626238) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3691942167) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 57) !== 0)) {
                            {
                            {
                            this.state = 571;
                            this.item();
                            }
                            }
                            this.state = 576;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 577;
                        this.match(JavaParser.RBRACE);
                        }
                        break;
                    case JavaParser.INIT_OPEN:
                        {
                        this.state = 578;
                        this.match(JavaParser.INIT_OPEN);
                        this.state = 581;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case JavaParser.PRIMITIVE:
                        case JavaParser.MODIFIER:
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
                        case JavaParser.TYPE:
                        case JavaParser.CAST_OPEN:
                        case JavaParser.INIT_OPEN:
                        case JavaParser.VALUE_AT:
                        case JavaParser.LAMBDA_OPEN:
                            {
                            this.state = 579;
                            this.elements();
                            }
                            break;
                        case JavaParser.COMMA:
                            {
                            this.state = 580;
                            this.match(JavaParser.COMMA);
                            }
                            break;
                        case JavaParser.RBRACE:
                            break;
                        default:
                            break;
                        }
                        this.state = 583;
                        this.match(JavaParser.RBRACE);
                        }
                        break;
                    case JavaParser.INCREMENT:
                        {
                        this.state = 584;
                        this.match(JavaParser.INCREMENT);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 589;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case JavaParser.VALUE_AT:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 590;
                this.match(JavaParser.VALUE_AT);
                this.state = 591;
                this.name();
                this.state = 597;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 71) {
                    {
                    this.state = 592;
                    this.match(JavaParser.ANNOTATION_OPEN);
                    this.state = 594;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416262) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3423506439) !== 0) || _la === 64 || _la === 69) {
                        {
                        this.state = 593;
                        this.elements();
                        }
                    }

                    this.state = 596;
                    this.match(JavaParser.RPAREN);
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

    public static readonly _serializedATN: number[] = [
        4,1,71,602,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
        6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,13,
        2,14,7,14,1,0,5,0,32,8,0,10,0,12,0,35,9,0,1,0,1,0,1,1,1,1,1,1,1,
        1,1,1,1,1,5,1,45,8,1,10,1,12,1,48,9,1,1,1,1,1,3,1,52,8,1,1,1,1,1,
        1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,3,1,65,8,1,1,1,1,1,1,1,1,1,3,
        1,71,8,1,1,1,1,1,3,1,75,8,1,3,1,77,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,
        1,5,1,86,8,1,10,1,12,1,89,9,1,1,1,3,1,92,8,1,1,1,1,1,3,1,96,8,1,
        1,1,1,1,1,1,1,1,1,1,5,1,103,8,1,10,1,12,1,106,9,1,1,1,1,1,1,1,5,
        1,111,8,1,10,1,12,1,114,9,1,1,1,1,1,1,1,1,1,5,1,120,8,1,10,1,12,
        1,123,9,1,1,1,1,1,3,1,127,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,3,
        1,137,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,3,1,146,8,1,1,1,1,1,1,1,1,
        1,1,1,3,1,153,8,1,1,1,1,1,1,1,1,1,1,1,3,1,160,8,1,1,1,1,1,1,1,3,
        1,165,8,1,1,1,1,1,3,1,169,8,1,1,1,1,1,1,1,3,1,174,8,1,1,1,1,1,1,
        1,1,1,1,1,1,1,1,1,5,1,183,8,1,10,1,12,1,186,9,1,1,1,1,1,1,1,1,1,
        1,1,1,1,1,1,1,1,3,1,196,8,1,1,1,1,1,3,1,200,8,1,1,1,3,1,203,8,1,
        1,1,1,1,3,1,207,8,1,1,1,1,1,5,1,211,8,1,10,1,12,1,214,9,1,1,1,1,
        1,1,1,1,1,1,1,5,1,221,8,1,10,1,12,1,224,9,1,1,1,1,1,1,1,1,1,5,1,
        230,8,1,10,1,12,1,233,9,1,3,1,235,8,1,1,1,3,1,238,8,1,1,1,1,1,5,
        1,242,8,1,10,1,12,1,245,9,1,3,1,247,8,1,1,1,1,1,1,1,1,1,1,1,1,1,
        1,1,1,1,5,1,257,8,1,10,1,12,1,260,9,1,3,1,262,8,1,1,1,1,1,5,1,266,
        8,1,10,1,12,1,269,9,1,5,1,271,8,1,10,1,12,1,274,9,1,1,1,1,1,1,1,
        5,1,279,8,1,10,1,12,1,282,9,1,1,1,1,1,3,1,286,8,1,1,1,1,1,3,1,290,
        8,1,1,1,1,1,3,1,294,8,1,3,1,296,8,1,3,1,298,8,1,1,2,1,2,1,2,1,3,
        1,3,1,4,1,4,1,4,1,4,1,5,5,5,310,8,5,10,5,12,5,313,9,5,1,5,1,5,1,
        5,3,5,318,8,5,1,5,3,5,321,8,5,1,5,3,5,324,8,5,1,6,1,6,5,6,328,8,
        6,10,6,12,6,331,9,6,1,6,1,6,1,7,1,7,1,7,1,7,3,7,339,8,7,1,7,3,7,
        342,8,7,1,8,1,8,1,8,5,8,347,8,8,10,8,12,8,350,9,8,1,9,1,9,1,9,5,
        9,355,8,9,10,9,12,9,358,9,9,1,9,1,9,1,9,5,9,363,8,9,10,9,12,9,366,
        9,9,1,9,1,9,1,9,3,9,371,8,9,5,9,373,8,9,10,9,12,9,376,9,9,1,10,1,
        10,3,10,380,8,10,1,10,1,10,1,11,1,11,1,11,5,11,387,8,11,10,11,12,
        11,390,9,11,1,11,3,11,393,8,11,1,12,1,12,5,12,397,8,12,10,12,12,
        12,400,9,12,1,12,5,12,403,8,12,10,12,12,12,406,9,12,1,12,1,12,1,
        13,1,13,1,13,1,13,1,13,4,13,415,8,13,11,13,12,13,416,1,13,1,13,1,
        13,3,13,422,8,13,1,13,1,13,5,13,426,8,13,10,13,12,13,429,9,13,1,
        13,5,13,432,8,13,10,13,12,13,435,9,13,1,13,1,13,1,13,1,13,1,13,1,
        13,1,13,1,13,1,13,3,13,446,8,13,5,13,448,8,13,10,13,12,13,451,9,
        13,1,14,1,14,1,14,1,14,1,14,5,14,458,8,14,10,14,12,14,461,9,14,1,
        14,1,14,1,14,5,14,466,8,14,10,14,12,14,469,9,14,1,14,1,14,1,14,1,
        14,3,14,475,8,14,1,14,5,14,478,8,14,10,14,12,14,481,9,14,5,14,483,
        8,14,10,14,12,14,486,9,14,1,14,1,14,1,14,1,14,1,14,1,14,1,14,1,14,
        1,14,1,14,1,14,1,14,1,14,3,14,501,8,14,1,14,1,14,1,14,1,14,3,14,
        507,8,14,1,14,1,14,1,14,1,14,1,14,1,14,1,14,3,14,516,8,14,1,14,1,
        14,5,14,520,8,14,10,14,12,14,523,9,14,1,14,3,14,526,8,14,1,14,1,
        14,1,14,1,14,1,14,1,14,1,14,3,14,535,8,14,1,14,5,14,538,8,14,10,
        14,12,14,541,9,14,1,14,3,14,544,8,14,1,14,1,14,3,14,548,8,14,1,14,
        1,14,1,14,3,14,553,8,14,1,14,1,14,5,14,557,8,14,10,14,12,14,560,
        9,14,1,14,1,14,3,14,564,8,14,1,14,1,14,3,14,568,8,14,1,14,1,14,1,
        14,5,14,573,8,14,10,14,12,14,576,9,14,1,14,1,14,1,14,1,14,3,14,582,
        8,14,1,14,1,14,5,14,586,8,14,10,14,12,14,589,9,14,1,14,1,14,1,14,
        1,14,3,14,595,8,14,1,14,3,14,598,8,14,3,14,600,8,14,1,14,0,0,15,
        0,2,4,6,8,10,12,14,16,18,20,22,24,26,28,0,5,1,0,67,68,2,0,2,2,59,
        59,2,0,29,29,59,59,2,0,34,34,69,69,2,0,19,19,29,29,736,0,33,1,0,
        0,0,2,297,1,0,0,0,4,299,1,0,0,0,6,302,1,0,0,0,8,304,1,0,0,0,10,311,
        1,0,0,0,12,325,1,0,0,0,14,334,1,0,0,0,16,343,1,0,0,0,18,351,1,0,
        0,0,20,377,1,0,0,0,22,383,1,0,0,0,24,398,1,0,0,0,26,409,1,0,0,0,
        28,599,1,0,0,0,30,32,3,2,1,0,31,30,1,0,0,0,32,35,1,0,0,0,33,31,1,
        0,0,0,33,34,1,0,0,0,34,36,1,0,0,0,35,33,1,0,0,0,36,37,5,0,0,1,37,
        1,1,0,0,0,38,298,5,40,0,0,39,40,5,15,0,0,40,46,3,4,2,0,41,42,5,10,
        0,0,42,43,5,66,0,0,43,45,3,4,2,0,44,41,1,0,0,0,45,48,1,0,0,0,46,
        44,1,0,0,0,46,47,1,0,0,0,47,51,1,0,0,0,48,46,1,0,0,0,49,50,5,10,
        0,0,50,52,3,6,3,0,51,49,1,0,0,0,51,52,1,0,0,0,52,298,1,0,0,0,53,
        54,5,27,0,0,54,298,3,4,2,0,55,56,5,9,0,0,56,57,3,6,3,0,57,58,5,27,
        0,0,58,59,3,8,4,0,59,60,5,40,0,0,60,298,1,0,0,0,61,62,5,14,0,0,62,
        64,5,34,0,0,63,65,3,22,11,0,64,63,1,0,0,0,64,65,1,0,0,0,65,76,1,
        0,0,0,66,67,5,46,0,0,67,77,3,26,13,0,68,70,5,40,0,0,69,71,3,26,13,
        0,70,69,1,0,0,0,70,71,1,0,0,0,71,72,1,0,0,0,72,74,5,40,0,0,73,75,
        3,22,11,0,74,73,1,0,0,0,74,75,1,0,0,0,75,77,1,0,0,0,76,66,1,0,0,
        0,76,68,1,0,0,0,77,78,1,0,0,0,78,79,5,35,0,0,79,298,3,6,3,0,80,95,
        5,26,0,0,81,82,5,34,0,0,82,87,3,24,12,0,83,84,5,40,0,0,84,86,3,24,
        12,0,85,83,1,0,0,0,86,89,1,0,0,0,87,85,1,0,0,0,87,88,1,0,0,0,88,
        91,1,0,0,0,89,87,1,0,0,0,90,92,5,40,0,0,91,90,1,0,0,0,91,92,1,0,
        0,0,92,93,1,0,0,0,93,94,5,35,0,0,94,96,1,0,0,0,95,81,1,0,0,0,95,
        96,1,0,0,0,96,97,1,0,0,0,97,121,3,12,6,0,98,99,5,6,0,0,99,104,5,
        34,0,0,100,103,5,2,0,0,101,103,3,14,7,0,102,100,1,0,0,0,102,101,
        1,0,0,0,103,106,1,0,0,0,104,102,1,0,0,0,104,105,1,0,0,0,105,107,
        1,0,0,0,106,104,1,0,0,0,107,112,3,18,9,0,108,109,5,55,0,0,109,111,
        3,18,9,0,110,108,1,0,0,0,111,114,1,0,0,0,112,110,1,0,0,0,112,113,
        1,0,0,0,113,115,1,0,0,0,114,112,1,0,0,0,115,116,3,26,13,0,116,117,
        5,35,0,0,117,118,3,12,6,0,118,120,1,0,0,0,119,98,1,0,0,0,120,123,
        1,0,0,0,121,119,1,0,0,0,121,122,1,0,0,0,122,126,1,0,0,0,123,121,
        1,0,0,0,124,125,5,13,0,0,125,127,3,12,6,0,126,124,1,0,0,0,126,127,
        1,0,0,0,127,298,1,0,0,0,128,129,7,0,0,0,129,130,5,34,0,0,130,131,
        3,26,13,0,131,132,5,35,0,0,132,133,3,12,6,0,133,298,1,0,0,0,134,
        136,5,21,0,0,135,137,3,26,13,0,136,135,1,0,0,0,136,137,1,0,0,0,137,
        138,1,0,0,0,138,298,5,40,0,0,139,140,5,25,0,0,140,141,3,26,13,0,
        141,142,5,40,0,0,142,298,1,0,0,0,143,145,5,4,0,0,144,146,5,29,0,
        0,145,144,1,0,0,0,145,146,1,0,0,0,146,147,1,0,0,0,147,298,5,40,0,
        0,148,149,5,3,0,0,149,152,3,26,13,0,150,151,5,46,0,0,151,153,3,26,
        13,0,152,150,1,0,0,0,152,153,1,0,0,0,153,154,1,0,0,0,154,155,5,40,
        0,0,155,298,1,0,0,0,156,157,5,5,0,0,157,160,3,22,11,0,158,160,5,
        8,0,0,159,156,1,0,0,0,159,158,1,0,0,0,160,164,1,0,0,0,161,165,5,
        46,0,0,162,163,5,65,0,0,163,165,3,2,1,0,164,161,1,0,0,0,164,162,
        1,0,0,0,165,298,1,0,0,0,166,168,5,17,0,0,167,169,7,1,0,0,168,167,
        1,0,0,0,168,169,1,0,0,0,169,170,1,0,0,0,170,173,3,16,8,0,171,172,
        5,42,0,0,172,174,5,55,0,0,173,171,1,0,0,0,173,174,1,0,0,0,174,175,
        1,0,0,0,175,176,5,40,0,0,176,298,1,0,0,0,177,178,5,29,0,0,178,179,
        5,46,0,0,179,298,3,2,1,0,180,183,5,2,0,0,181,183,3,14,7,0,182,180,
        1,0,0,0,182,181,1,0,0,0,183,186,1,0,0,0,184,182,1,0,0,0,184,185,
        1,0,0,0,185,295,1,0,0,0,186,184,1,0,0,0,187,296,3,12,6,0,188,189,
        5,20,0,0,189,190,3,16,8,0,190,191,5,40,0,0,191,296,1,0,0,0,192,193,
        5,7,0,0,193,195,5,29,0,0,194,196,3,20,10,0,195,194,1,0,0,0,195,196,
        1,0,0,0,196,202,1,0,0,0,197,199,5,34,0,0,198,200,3,22,11,0,199,198,
        1,0,0,0,199,200,1,0,0,0,200,201,1,0,0,0,201,203,5,35,0,0,202,197,
        1,0,0,0,202,203,1,0,0,0,203,206,1,0,0,0,204,205,5,12,0,0,205,207,
        3,22,11,0,206,204,1,0,0,0,206,207,1,0,0,0,207,212,1,0,0,0,208,209,
        5,16,0,0,209,211,3,22,11,0,210,208,1,0,0,0,211,214,1,0,0,0,212,210,
        1,0,0,0,212,213,1,0,0,0,213,215,1,0,0,0,214,212,1,0,0,0,215,296,
        3,12,6,0,216,217,5,11,0,0,217,222,5,29,0,0,218,219,5,16,0,0,219,
        221,3,22,11,0,220,218,1,0,0,0,221,224,1,0,0,0,222,220,1,0,0,0,222,
        223,1,0,0,0,223,225,1,0,0,0,224,222,1,0,0,0,225,234,5,36,0,0,226,
        231,3,10,5,0,227,228,5,41,0,0,228,230,3,10,5,0,229,227,1,0,0,0,230,
        233,1,0,0,0,231,229,1,0,0,0,231,232,1,0,0,0,232,235,1,0,0,0,233,
        231,1,0,0,0,234,226,1,0,0,0,234,235,1,0,0,0,235,237,1,0,0,0,236,
        238,5,41,0,0,237,236,1,0,0,0,237,238,1,0,0,0,238,246,1,0,0,0,239,
        243,5,40,0,0,240,242,3,2,1,0,241,240,1,0,0,0,242,245,1,0,0,0,243,
        241,1,0,0,0,243,244,1,0,0,0,244,247,1,0,0,0,245,243,1,0,0,0,246,
        239,1,0,0,0,246,247,1,0,0,0,247,248,1,0,0,0,248,296,5,37,0,0,249,
        250,5,44,0,0,250,251,5,7,0,0,251,252,5,29,0,0,252,296,3,12,6,0,253,
        258,3,20,10,0,254,257,5,2,0,0,255,257,3,14,7,0,256,254,1,0,0,0,256,
        255,1,0,0,0,257,260,1,0,0,0,258,256,1,0,0,0,258,259,1,0,0,0,259,
        262,1,0,0,0,260,258,1,0,0,0,261,253,1,0,0,0,261,262,1,0,0,0,262,
        272,1,0,0,0,263,267,3,18,9,0,264,266,5,2,0,0,265,264,1,0,0,0,266,
        269,1,0,0,0,267,265,1,0,0,0,267,268,1,0,0,0,268,271,1,0,0,0,269,
        267,1,0,0,0,270,263,1,0,0,0,271,274,1,0,0,0,272,270,1,0,0,0,272,
        273,1,0,0,0,273,275,1,0,0,0,274,272,1,0,0,0,275,280,3,26,13,0,276,
        277,5,41,0,0,277,279,3,26,13,0,278,276,1,0,0,0,279,282,1,0,0,0,280,
        278,1,0,0,0,280,281,1,0,0,0,281,285,1,0,0,0,282,280,1,0,0,0,283,
        284,5,16,0,0,284,286,3,22,11,0,285,283,1,0,0,0,285,286,1,0,0,0,286,
        289,1,0,0,0,287,288,5,8,0,0,288,290,3,26,13,0,289,287,1,0,0,0,289,
        290,1,0,0,0,290,293,1,0,0,0,291,294,5,40,0,0,292,294,3,12,6,0,293,
        291,1,0,0,0,293,292,1,0,0,0,294,296,1,0,0,0,295,187,1,0,0,0,295,
        188,1,0,0,0,295,192,1,0,0,0,295,216,1,0,0,0,295,249,1,0,0,0,295,
        261,1,0,0,0,296,298,1,0,0,0,297,38,1,0,0,0,297,39,1,0,0,0,297,53,
        1,0,0,0,297,55,1,0,0,0,297,61,1,0,0,0,297,80,1,0,0,0,297,128,1,0,
        0,0,297,134,1,0,0,0,297,139,1,0,0,0,297,143,1,0,0,0,297,148,1,0,
        0,0,297,159,1,0,0,0,297,166,1,0,0,0,297,177,1,0,0,0,297,184,1,0,
        0,0,298,3,1,0,0,0,299,300,3,8,4,0,300,301,3,6,3,0,301,5,1,0,0,0,
        302,303,3,2,1,0,303,7,1,0,0,0,304,305,5,34,0,0,305,306,3,26,13,0,
        306,307,5,35,0,0,307,9,1,0,0,0,308,310,3,14,7,0,309,308,1,0,0,0,
        310,313,1,0,0,0,311,309,1,0,0,0,311,312,1,0,0,0,312,314,1,0,0,0,
        313,311,1,0,0,0,314,320,5,29,0,0,315,317,5,34,0,0,316,318,3,22,11,
        0,317,316,1,0,0,0,317,318,1,0,0,0,318,319,1,0,0,0,319,321,5,35,0,
        0,320,315,1,0,0,0,320,321,1,0,0,0,321,323,1,0,0,0,322,324,3,12,6,
        0,323,322,1,0,0,0,323,324,1,0,0,0,324,11,1,0,0,0,325,329,5,36,0,
        0,326,328,3,2,1,0,327,326,1,0,0,0,328,331,1,0,0,0,329,327,1,0,0,
        0,329,330,1,0,0,0,330,332,1,0,0,0,331,329,1,0,0,0,332,333,5,37,0,
        0,333,13,1,0,0,0,334,335,5,44,0,0,335,341,3,16,8,0,336,338,5,71,
        0,0,337,339,3,22,11,0,338,337,1,0,0,0,338,339,1,0,0,0,339,340,1,
        0,0,0,340,342,5,35,0,0,341,336,1,0,0,0,341,342,1,0,0,0,342,15,1,
        0,0,0,343,348,5,29,0,0,344,345,5,42,0,0,345,347,5,29,0,0,346,344,
        1,0,0,0,347,350,1,0,0,0,348,346,1,0,0,0,348,349,1,0,0,0,349,17,1,
        0,0,0,350,348,1,0,0,0,351,374,5,59,0,0,352,356,5,42,0,0,353,355,
        3,14,7,0,354,353,1,0,0,0,355,358,1,0,0,0,356,354,1,0,0,0,356,357,
        1,0,0,0,357,359,1,0,0,0,358,356,1,0,0,0,359,373,7,2,0,0,360,373,
        3,20,10,0,361,363,3,14,7,0,362,361,1,0,0,0,363,366,1,0,0,0,364,362,
        1,0,0,0,364,365,1,0,0,0,365,370,1,0,0,0,366,364,1,0,0,0,367,368,
        5,38,0,0,368,371,5,39,0,0,369,371,5,43,0,0,370,367,1,0,0,0,370,369,
        1,0,0,0,371,373,1,0,0,0,372,352,1,0,0,0,372,360,1,0,0,0,372,364,
        1,0,0,0,373,376,1,0,0,0,374,372,1,0,0,0,374,375,1,0,0,0,375,19,1,
        0,0,0,376,374,1,0,0,0,377,379,5,60,0,0,378,380,3,22,11,0,379,378,
        1,0,0,0,379,380,1,0,0,0,380,381,1,0,0,0,381,382,5,61,0,0,382,21,
        1,0,0,0,383,388,3,24,12,0,384,385,5,41,0,0,385,387,3,24,12,0,386,
        384,1,0,0,0,387,390,1,0,0,0,388,386,1,0,0,0,388,389,1,0,0,0,389,
        392,1,0,0,0,390,388,1,0,0,0,391,393,5,41,0,0,392,391,1,0,0,0,392,
        393,1,0,0,0,393,23,1,0,0,0,394,397,5,2,0,0,395,397,3,14,7,0,396,
        394,1,0,0,0,396,395,1,0,0,0,397,400,1,0,0,0,398,396,1,0,0,0,398,
        399,1,0,0,0,399,404,1,0,0,0,400,398,1,0,0,0,401,403,3,18,9,0,402,
        401,1,0,0,0,403,406,1,0,0,0,404,402,1,0,0,0,404,405,1,0,0,0,405,
        407,1,0,0,0,406,404,1,0,0,0,407,408,3,26,13,0,408,25,1,0,0,0,409,
        449,3,28,14,0,410,422,5,52,0,0,411,422,5,50,0,0,412,422,5,53,0,0,
        413,415,5,54,0,0,414,413,1,0,0,0,415,416,1,0,0,0,416,414,1,0,0,0,
        416,417,1,0,0,0,417,422,1,0,0,0,418,422,5,55,0,0,419,422,5,18,0,
        0,420,422,5,12,0,0,421,410,1,0,0,0,421,411,1,0,0,0,421,412,1,0,0,
        0,421,414,1,0,0,0,421,418,1,0,0,0,421,419,1,0,0,0,421,420,1,0,0,
        0,422,427,1,0,0,0,423,426,5,2,0,0,424,426,3,14,7,0,425,423,1,0,0,
        0,425,424,1,0,0,0,426,429,1,0,0,0,427,425,1,0,0,0,427,428,1,0,0,
        0,428,433,1,0,0,0,429,427,1,0,0,0,430,432,3,18,9,0,431,430,1,0,0,
        0,432,435,1,0,0,0,433,431,1,0,0,0,433,434,1,0,0,0,434,436,1,0,0,
        0,435,433,1,0,0,0,436,448,3,28,14,0,437,438,5,47,0,0,438,439,3,26,
        13,0,439,440,5,46,0,0,440,441,3,28,14,0,441,448,1,0,0,0,442,445,
        5,48,0,0,443,446,3,28,14,0,444,446,3,12,6,0,445,443,1,0,0,0,445,
        444,1,0,0,0,446,448,1,0,0,0,447,421,1,0,0,0,447,437,1,0,0,0,447,
        442,1,0,0,0,448,451,1,0,0,0,449,447,1,0,0,0,449,450,1,0,0,0,450,
        27,1,0,0,0,451,449,1,0,0,0,452,483,5,50,0,0,453,483,5,49,0,0,454,
        483,5,51,0,0,455,459,5,62,0,0,456,458,3,14,7,0,457,456,1,0,0,0,458,
        461,1,0,0,0,459,457,1,0,0,0,459,460,1,0,0,0,460,462,1,0,0,0,461,
        459,1,0,0,0,462,467,3,18,9,0,463,464,5,55,0,0,464,466,3,18,9,0,465,
        463,1,0,0,0,466,469,1,0,0,0,467,465,1,0,0,0,467,468,1,0,0,0,468,
        470,1,0,0,0,469,467,1,0,0,0,470,471,5,35,0,0,471,483,1,0,0,0,472,
        474,5,19,0,0,473,475,3,20,10,0,474,473,1,0,0,0,474,475,1,0,0,0,475,
        479,1,0,0,0,476,478,3,14,7,0,477,476,1,0,0,0,478,481,1,0,0,0,479,
        477,1,0,0,0,479,480,1,0,0,0,480,483,1,0,0,0,481,479,1,0,0,0,482,
        452,1,0,0,0,482,453,1,0,0,0,482,454,1,0,0,0,482,455,1,0,0,0,482,
        472,1,0,0,0,483,486,1,0,0,0,484,482,1,0,0,0,484,485,1,0,0,0,485,
        515,1,0,0,0,486,484,1,0,0,0,487,516,5,28,0,0,488,516,5,30,0,0,489,
        516,5,31,0,0,490,516,5,32,0,0,491,516,5,33,0,0,492,516,5,29,0,0,
        493,516,5,1,0,0,494,516,5,24,0,0,495,516,5,22,0,0,496,516,5,58,0,
        0,497,516,5,47,0,0,498,500,7,3,0,0,499,501,3,22,11,0,500,499,1,0,
        0,0,500,501,1,0,0,0,501,502,1,0,0,0,502,516,5,35,0,0,503,506,5,63,
        0,0,504,507,3,22,11,0,505,507,5,41,0,0,506,504,1,0,0,0,506,505,1,
        0,0,0,506,507,1,0,0,0,507,508,1,0,0,0,508,516,5,37,0,0,509,510,5,
        23,0,0,510,511,5,34,0,0,511,512,3,26,13,0,512,513,5,35,0,0,513,514,
        3,12,6,0,514,516,1,0,0,0,515,487,1,0,0,0,515,488,1,0,0,0,515,489,
        1,0,0,0,515,490,1,0,0,0,515,491,1,0,0,0,515,492,1,0,0,0,515,493,
        1,0,0,0,515,494,1,0,0,0,515,495,1,0,0,0,515,496,1,0,0,0,515,497,
        1,0,0,0,515,498,1,0,0,0,515,503,1,0,0,0,515,509,1,0,0,0,516,587,
        1,0,0,0,517,521,5,42,0,0,518,520,3,14,7,0,519,518,1,0,0,0,520,523,
        1,0,0,0,521,519,1,0,0,0,521,522,1,0,0,0,522,525,1,0,0,0,523,521,
        1,0,0,0,524,526,3,20,10,0,525,524,1,0,0,0,525,526,1,0,0,0,526,543,
        1,0,0,0,527,544,5,29,0,0,528,544,5,59,0,0,529,544,5,24,0,0,530,544,
        5,22,0,0,531,544,5,7,0,0,532,534,5,19,0,0,533,535,3,20,10,0,534,
        533,1,0,0,0,534,535,1,0,0,0,535,539,1,0,0,0,536,538,3,14,7,0,537,
        536,1,0,0,0,538,541,1,0,0,0,539,537,1,0,0,0,539,540,1,0,0,0,540,
        542,1,0,0,0,541,539,1,0,0,0,542,544,5,29,0,0,543,527,1,0,0,0,543,
        528,1,0,0,0,543,529,1,0,0,0,543,530,1,0,0,0,543,531,1,0,0,0,543,
        532,1,0,0,0,544,586,1,0,0,0,545,547,5,45,0,0,546,548,3,20,10,0,547,
        546,1,0,0,0,547,548,1,0,0,0,548,549,1,0,0,0,549,586,7,4,0,0,550,
        552,5,34,0,0,551,553,3,22,11,0,552,551,1,0,0,0,552,553,1,0,0,0,553,
        554,1,0,0,0,554,586,5,35,0,0,555,557,3,14,7,0,556,555,1,0,0,0,557,
        560,1,0,0,0,558,556,1,0,0,0,558,559,1,0,0,0,559,567,1,0,0,0,560,
        558,1,0,0,0,561,563,5,38,0,0,562,564,3,26,13,0,563,562,1,0,0,0,563,
        564,1,0,0,0,564,565,1,0,0,0,565,568,5,39,0,0,566,568,5,43,0,0,567,
        561,1,0,0,0,567,566,1,0,0,0,568,586,1,0,0,0,569,586,3,20,10,0,570,
        574,5,70,0,0,571,573,3,2,1,0,572,571,1,0,0,0,573,576,1,0,0,0,574,
        572,1,0,0,0,574,575,1,0,0,0,575,577,1,0,0,0,576,574,1,0,0,0,577,
        586,5,37,0,0,578,581,5,63,0,0,579,582,3,22,11,0,580,582,5,41,0,0,
        581,579,1,0,0,0,581,580,1,0,0,0,581,582,1,0,0,0,582,583,1,0,0,0,
        583,586,5,37,0,0,584,586,5,49,0,0,585,517,1,0,0,0,585,545,1,0,0,
        0,585,550,1,0,0,0,585,558,1,0,0,0,585,569,1,0,0,0,585,570,1,0,0,
        0,585,578,1,0,0,0,585,584,1,0,0,0,586,589,1,0,0,0,587,585,1,0,0,
        0,587,588,1,0,0,0,588,600,1,0,0,0,589,587,1,0,0,0,590,591,5,64,0,
        0,591,597,3,16,8,0,592,594,5,71,0,0,593,595,3,22,11,0,594,593,1,
        0,0,0,594,595,1,0,0,0,595,596,1,0,0,0,596,598,5,35,0,0,597,592,1,
        0,0,0,597,598,1,0,0,0,598,600,1,0,0,0,599,484,1,0,0,0,599,590,1,
        0,0,0,600,29,1,0,0,0,99,33,46,51,64,70,74,76,87,91,95,102,104,112,
        121,126,136,145,152,159,164,168,173,182,184,195,199,202,206,212,
        222,231,234,237,243,246,256,258,261,267,272,280,285,289,293,295,
        297,311,317,320,323,329,338,341,348,356,364,370,372,374,379,388,
        392,396,398,404,416,421,425,427,433,445,447,449,459,467,474,479,
        482,484,500,506,515,521,525,534,539,543,547,552,558,563,567,574,
        581,585,587,594,597,599
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
    public IF(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.IF, 0);
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
    public body(): BodyContext | null {
        return this.getRuleContext(0, BodyContext);
    }
    public WHILE(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.WHILE, 0);
    }
    public DO(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.DO, 0);
    }
    public condition(): ConditionContext | null {
        return this.getRuleContext(0, ConditionContext);
    }
    public FOR(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.FOR, 0);
    }
    public LPAREN(): antlr.TerminalNode[];
    public LPAREN(i: number): antlr.TerminalNode | null;
    public LPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.LPAREN);
    	} else {
    		return this.getToken(JavaParser.LPAREN, i);
    	}
    }
    public RPAREN(): antlr.TerminalNode[];
    public RPAREN(i: number): antlr.TerminalNode | null;
    public RPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.RPAREN);
    	} else {
    		return this.getToken(JavaParser.RPAREN, i);
    	}
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
    public block(): BlockContext[];
    public block(i: number): BlockContext | null;
    public block(i?: number): BlockContext[] | BlockContext | null {
        if (i === undefined) {
            return this.getRuleContexts(BlockContext);
        }

        return this.getRuleContext(i, BlockContext);
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
    public type_(): TypeContext[];
    public type_(i: number): TypeContext | null;
    public type_(i?: number): TypeContext[] | TypeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeContext);
        }

        return this.getRuleContext(i, TypeContext);
    }
    public FINALLY(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.FINALLY, 0);
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
    public annotation(): AnnotationContext[];
    public annotation(i: number): AnnotationContext | null;
    public annotation(i?: number): AnnotationContext[] | AnnotationContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AnnotationContext);
        }

        return this.getRuleContext(i, AnnotationContext);
    }
    public OPERATOR(): antlr.TerminalNode[];
    public OPERATOR(i: number): antlr.TerminalNode | null;
    public OPERATOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.OPERATOR);
    	} else {
    		return this.getToken(JavaParser.OPERATOR, i);
    	}
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
    public DEFAULT(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.DEFAULT, 0);
    }
    public CASE_ARROW(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.CASE_ARROW, 0);
    }
    public item(): ItemContext[];
    public item(i: number): ItemContext | null;
    public item(i?: number): ItemContext[] | ItemContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ItemContext);
        }

        return this.getRuleContext(i, ItemContext);
    }
    public IMPORT(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.IMPORT, 0);
    }
    public name(): NameContext | null {
        return this.getRuleContext(0, NameContext);
    }
    public DOT(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.DOT, 0);
    }
    public TYPE(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.TYPE, 0);
    }
    public PACKAGE(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.PACKAGE, 0);
    }
    public CLASS(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.CLASS, 0);
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
    public AT(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.AT, 0);
    }
    public typeArguments(): TypeArgumentsContext | null {
        return this.getRuleContext(0, TypeArgumentsContext);
    }
    public EXTENDS(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.EXTENDS, 0);
    }
    public IMPLEMENTS(): antlr.TerminalNode[];
    public IMPLEMENTS(i: number): antlr.TerminalNode | null;
    public IMPLEMENTS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.IMPLEMENTS);
    	} else {
    		return this.getToken(JavaParser.IMPLEMENTS, i);
    	}
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
    public override get ruleIndex(): number {
        return JavaParser.RULE_item;
    }
}


export class BranchContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public condition(): ConditionContext {
        return this.getRuleContext(0, ConditionContext)!;
    }
    public body(): BodyContext {
        return this.getRuleContext(0, BodyContext)!;
    }
    public override get ruleIndex(): number {
        return JavaParser.RULE_branch;
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
    public expression(): ExpressionContext {
        return this.getRuleContext(0, ExpressionContext)!;
    }
    public RPAREN(): antlr.TerminalNode {
        return this.getToken(JavaParser.RPAREN, 0)!;
    }
    public override get ruleIndex(): number {
        return JavaParser.RULE_condition;
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
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public elements(): ElementsContext | null {
        return this.getRuleContext(0, ElementsContext);
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
    public ANNOTATION_OPEN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.ANNOTATION_OPEN, 0);
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


export class TypeContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public TYPE(): antlr.TerminalNode[];
    public TYPE(i: number): antlr.TerminalNode | null;
    public TYPE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.TYPE);
    	} else {
    		return this.getToken(JavaParser.TYPE, i);
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
    public typeArguments(): TypeArgumentsContext[];
    public typeArguments(i: number): TypeArgumentsContext | null;
    public typeArguments(i?: number): TypeArgumentsContext[] | TypeArgumentsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeArgumentsContext);
        }

        return this.getRuleContext(i, TypeArgumentsContext);
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
    public LBRACK(): antlr.TerminalNode[];
    public LBRACK(i: number): antlr.TerminalNode | null;
    public LBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.LBRACK);
    	} else {
    		return this.getToken(JavaParser.LBRACK, i);
    	}
    }
    public RBRACK(): antlr.TerminalNode[];
    public RBRACK(i: number): antlr.TerminalNode | null;
    public RBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.RBRACK);
    	} else {
    		return this.getToken(JavaParser.RBRACK, i);
    	}
    }
    public ELLIPSIS(): antlr.TerminalNode[];
    public ELLIPSIS(i: number): antlr.TerminalNode | null;
    public ELLIPSIS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.ELLIPSIS);
    	} else {
    		return this.getToken(JavaParser.ELLIPSIS, i);
    	}
    }
    public annotation(): AnnotationContext[];
    public annotation(i: number): AnnotationContext | null;
    public annotation(i?: number): AnnotationContext[] | AnnotationContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AnnotationContext);
        }

        return this.getRuleContext(i, AnnotationContext);
    }
    public override get ruleIndex(): number {
        return JavaParser.RULE_type;
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
    public MODIFIER(): antlr.TerminalNode[];
    public MODIFIER(i: number): antlr.TerminalNode | null;
    public MODIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.MODIFIER);
    	} else {
    		return this.getToken(JavaParser.MODIFIER, i);
    	}
    }
    public annotation(): AnnotationContext[];
    public annotation(i: number): AnnotationContext | null;
    public annotation(i?: number): AnnotationContext[] | AnnotationContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AnnotationContext);
        }

        return this.getRuleContext(i, AnnotationContext);
    }
    public type_(): TypeContext[];
    public type_(i: number): TypeContext | null;
    public type_(i?: number): TypeContext[] | TypeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeContext);
        }

        return this.getRuleContext(i, TypeContext);
    }
    public override get ruleIndex(): number {
        return JavaParser.RULE_element;
    }
}


export class ExpressionContext extends antlr.ParserRuleContext {
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
    		return this.getTokens(JavaParser.QUESTION);
    	} else {
    		return this.getToken(JavaParser.QUESTION, i);
    	}
    }
    public expression(): ExpressionContext[];
    public expression(i: number): ExpressionContext | null;
    public expression(i?: number): ExpressionContext[] | ExpressionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionContext);
        }

        return this.getRuleContext(i, ExpressionContext);
    }
    public COLON(): antlr.TerminalNode[];
    public COLON(i: number): antlr.TerminalNode | null;
    public COLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.COLON);
    	} else {
    		return this.getToken(JavaParser.COLON, i);
    	}
    }
    public ARROW(): antlr.TerminalNode[];
    public ARROW(i: number): antlr.TerminalNode | null;
    public ARROW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.ARROW);
    	} else {
    		return this.getToken(JavaParser.ARROW, i);
    	}
    }
    public ASSIGN(): antlr.TerminalNode[];
    public ASSIGN(i: number): antlr.TerminalNode | null;
    public ASSIGN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.ASSIGN);
    	} else {
    		return this.getToken(JavaParser.ASSIGN, i);
    	}
    }
    public SIGN(): antlr.TerminalNode[];
    public SIGN(i: number): antlr.TerminalNode | null;
    public SIGN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.SIGN);
    	} else {
    		return this.getToken(JavaParser.SIGN, i);
    	}
    }
    public LT(): antlr.TerminalNode[];
    public LT(i: number): antlr.TerminalNode | null;
    public LT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.LT);
    	} else {
    		return this.getToken(JavaParser.LT, i);
    	}
    }
    public OPERATOR(): antlr.TerminalNode[];
    public OPERATOR(i: number): antlr.TerminalNode | null;
    public OPERATOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.OPERATOR);
    	} else {
    		return this.getToken(JavaParser.OPERATOR, i);
    	}
    }
    public INSTANCEOF(): antlr.TerminalNode[];
    public INSTANCEOF(i: number): antlr.TerminalNode | null;
    public INSTANCEOF(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.INSTANCEOF);
    	} else {
    		return this.getToken(JavaParser.INSTANCEOF, i);
    	}
    }
    public EXTENDS(): antlr.TerminalNode[];
    public EXTENDS(i: number): antlr.TerminalNode | null;
    public EXTENDS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.EXTENDS);
    	} else {
    		return this.getToken(JavaParser.EXTENDS, i);
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
    public MODIFIER(): antlr.TerminalNode[];
    public MODIFIER(i: number): antlr.TerminalNode | null;
    public MODIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.MODIFIER);
    	} else {
    		return this.getToken(JavaParser.MODIFIER, i);
    	}
    }
    public annotation(): AnnotationContext[];
    public annotation(i: number): AnnotationContext | null;
    public annotation(i?: number): AnnotationContext[] | AnnotationContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AnnotationContext);
        }

        return this.getRuleContext(i, AnnotationContext);
    }
    public type_(): TypeContext[];
    public type_(i: number): TypeContext | null;
    public type_(i?: number): TypeContext[] | TypeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeContext);
        }

        return this.getRuleContext(i, TypeContext);
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
    public override get ruleIndex(): number {
        return JavaParser.RULE_expression;
    }
}


export class OperandContext extends antlr.ParserRuleContext {
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
    public THIS(): antlr.TerminalNode[];
    public THIS(i: number): antlr.TerminalNode | null;
    public THIS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.THIS);
    	} else {
    		return this.getToken(JavaParser.THIS, i);
    	}
    }
    public SUPER(): antlr.TerminalNode[];
    public SUPER(i: number): antlr.TerminalNode | null;
    public SUPER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.SUPER);
    	} else {
    		return this.getToken(JavaParser.SUPER, i);
    	}
    }
    public OTHER(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.OTHER, 0);
    }
    public QUESTION(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.QUESTION, 0);
    }
    public RPAREN(): antlr.TerminalNode[];
    public RPAREN(i: number): antlr.TerminalNode | null;
    public RPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.RPAREN);
    	} else {
    		return this.getToken(JavaParser.RPAREN, i);
    	}
    }
    public INIT_OPEN(): antlr.TerminalNode[];
    public INIT_OPEN(i: number): antlr.TerminalNode | null;
    public INIT_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.INIT_OPEN);
    	} else {
    		return this.getToken(JavaParser.INIT_OPEN, i);
    	}
    }
    public RBRACE(): antlr.TerminalNode[];
    public RBRACE(i: number): antlr.TerminalNode | null;
    public RBRACE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.RBRACE);
    	} else {
    		return this.getToken(JavaParser.RBRACE, i);
    	}
    }
    public SWITCH(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.SWITCH, 0);
    }
    public LPAREN(): antlr.TerminalNode[];
    public LPAREN(i: number): antlr.TerminalNode | null;
    public LPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.LPAREN);
    	} else {
    		return this.getToken(JavaParser.LPAREN, i);
    	}
    }
    public expression(): ExpressionContext[];
    public expression(i: number): ExpressionContext | null;
    public expression(i?: number): ExpressionContext[] | ExpressionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionContext);
        }

        return this.getRuleContext(i, ExpressionContext);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public SIGN(): antlr.TerminalNode[];
    public SIGN(i: number): antlr.TerminalNode | null;
    public SIGN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.SIGN);
    	} else {
    		return this.getToken(JavaParser.SIGN, i);
    	}
    }
    public INCREMENT(): antlr.TerminalNode[];
    public INCREMENT(i: number): antlr.TerminalNode | null;
    public INCREMENT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.INCREMENT);
    	} else {
    		return this.getToken(JavaParser.INCREMENT, i);
    	}
    }
    public NOT(): antlr.TerminalNode[];
    public NOT(i: number): antlr.TerminalNode | null;
    public NOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.NOT);
    	} else {
    		return this.getToken(JavaParser.NOT, i);
    	}
    }
    public CAST_OPEN(): antlr.TerminalNode[];
    public CAST_OPEN(i: number): antlr.TerminalNode | null;
    public CAST_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.CAST_OPEN);
    	} else {
    		return this.getToken(JavaParser.CAST_OPEN, i);
    	}
    }
    public type_(): TypeContext[];
    public type_(i: number): TypeContext | null;
    public type_(i?: number): TypeContext[] | TypeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeContext);
        }

        return this.getRuleContext(i, TypeContext);
    }
    public NEW(): antlr.TerminalNode[];
    public NEW(i: number): antlr.TerminalNode | null;
    public NEW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.NEW);
    	} else {
    		return this.getToken(JavaParser.NEW, i);
    	}
    }
    public LAMBDA_OPEN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.LAMBDA_OPEN, 0);
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
    public COLONCOLON(): antlr.TerminalNode[];
    public COLONCOLON(i: number): antlr.TerminalNode | null;
    public COLONCOLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.COLONCOLON);
    	} else {
    		return this.getToken(JavaParser.COLONCOLON, i);
    	}
    }
    public typeArguments(): TypeArgumentsContext[];
    public typeArguments(i: number): TypeArgumentsContext | null;
    public typeArguments(i?: number): TypeArgumentsContext[] | TypeArgumentsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeArgumentsContext);
        }

        return this.getRuleContext(i, TypeArgumentsContext);
    }
    public CLASS_OPEN(): antlr.TerminalNode[];
    public CLASS_OPEN(i: number): antlr.TerminalNode | null;
    public CLASS_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.CLASS_OPEN);
    	} else {
    		return this.getToken(JavaParser.CLASS_OPEN, i);
    	}
    }
    public elements(): ElementsContext[];
    public elements(i: number): ElementsContext | null;
    public elements(i?: number): ElementsContext[] | ElementsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ElementsContext);
        }

        return this.getRuleContext(i, ElementsContext);
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
    public TYPE(): antlr.TerminalNode[];
    public TYPE(i: number): antlr.TerminalNode | null;
    public TYPE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.TYPE);
    	} else {
    		return this.getToken(JavaParser.TYPE, i);
    	}
    }
    public CLASS(): antlr.TerminalNode[];
    public CLASS(i: number): antlr.TerminalNode | null;
    public CLASS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.CLASS);
    	} else {
    		return this.getToken(JavaParser.CLASS, i);
    	}
    }
    public LBRACK(): antlr.TerminalNode[];
    public LBRACK(i: number): antlr.TerminalNode | null;
    public LBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.LBRACK);
    	} else {
    		return this.getToken(JavaParser.LBRACK, i);
    	}
    }
    public RBRACK(): antlr.TerminalNode[];
    public RBRACK(i: number): antlr.TerminalNode | null;
    public RBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.RBRACK);
    	} else {
    		return this.getToken(JavaParser.RBRACK, i);
    	}
    }
    public ELLIPSIS(): antlr.TerminalNode[];
    public ELLIPSIS(i: number): antlr.TerminalNode | null;
    public ELLIPSIS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.ELLIPSIS);
    	} else {
    		return this.getToken(JavaParser.ELLIPSIS, i);
    	}
    }
    public annotation(): AnnotationContext[];
    public annotation(i: number): AnnotationContext | null;
    public annotation(i?: number): AnnotationContext[] | AnnotationContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AnnotationContext);
        }

        return this.getRuleContext(i, AnnotationContext);
    }
    public OPERATOR(): antlr.TerminalNode[];
    public OPERATOR(i: number): antlr.TerminalNode | null;
    public OPERATOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.OPERATOR);
    	} else {
    		return this.getToken(JavaParser.OPERATOR, i);
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
    public VALUE_AT(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.VALUE_AT, 0);
    }
    public name(): NameContext | null {
        return this.getRuleContext(0, NameContext);
    }
    public ANNOTATION_OPEN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.ANNOTATION_OPEN, 0);
    }
    public override get ruleIndex(): number {
        return JavaParser.RULE_operand;
    }
}
