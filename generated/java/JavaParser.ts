
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
            this.state = 293;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 44, this.context) ) {
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
                this.state = 291;
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

                    this.state = 208;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 12 || _la === 16) {
                        {
                        {
                        this.state = 204;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 12 || _la === 16)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 205;
                        this.elements();
                        }
                        }
                        this.state = 210;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 211;
                    this.block();
                    }
                    break;
                case JavaParser.ENUM:
                    {
                    this.state = 212;
                    this.match(JavaParser.ENUM);
                    this.state = 213;
                    this.match(JavaParser.IDENTIFIER);
                    this.state = 218;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 12 || _la === 16) {
                        {
                        {
                        this.state = 214;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 12 || _la === 16)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        this.state = 215;
                        this.elements();
                        }
                        }
                        this.state = 220;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 221;
                    this.match(JavaParser.LBRACE);
                    this.state = 230;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 29 || _la === 44) {
                        {
                        this.state = 222;
                        this.constant();
                        this.state = 227;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 29, this.context);
                        while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                            if (alternative === 1) {
                                {
                                {
                                this.state = 223;
                                this.match(JavaParser.COMMA);
                                this.state = 224;
                                this.constant();
                                }
                                }
                            }
                            this.state = 229;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 29, this.context);
                        }
                        }
                    }

                    this.state = 233;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 41) {
                        {
                        this.state = 232;
                        this.match(JavaParser.COMMA);
                        }
                    }

                    this.state = 242;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 40) {
                        {
                        this.state = 235;
                        this.match(JavaParser.SEMI);
                        this.state = 239;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294626238) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3691942167) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 57) !== 0)) {
                            {
                            {
                            this.state = 236;
                            this.item();
                            }
                            }
                            this.state = 241;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 244;
                    this.match(JavaParser.RBRACE);
                    }
                    break;
                case JavaParser.AT:
                    {
                    this.state = 245;
                    this.match(JavaParser.AT);
                    this.state = 246;
                    this.match(JavaParser.CLASS);
                    this.state = 247;
                    this.match(JavaParser.IDENTIFIER);
                    this.state = 248;
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
                    this.state = 257;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 60) {
                        {
                        this.state = 249;
                        this.typeArguments();
                        this.state = 254;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 2 || _la === 44) {
                            {
                            this.state = 252;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case JavaParser.MODIFIER:
                                {
                                this.state = 250;
                                this.match(JavaParser.MODIFIER);
                                }
                                break;
                            case JavaParser.AT:
                                {
                                this.state = 251;
                                this.annotation();
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            this.state = 256;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                    }

                    this.state = 268;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 59) {
                        {
                        {
                        this.state = 259;
                        this.type_();
                        this.state = 263;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 2) {
                            {
                            {
                            this.state = 260;
                            this.match(JavaParser.MODIFIER);
                            }
                            }
                            this.state = 265;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        }
                        }
                        this.state = 270;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 271;
                    this.expression();
                    this.state = 276;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 41) {
                        {
                        {
                        this.state = 272;
                        this.match(JavaParser.COMMA);
                        this.state = 273;
                        this.expression();
                        }
                        }
                        this.state = 278;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 281;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 16) {
                        {
                        this.state = 279;
                        this.match(JavaParser.IMPLEMENTS);
                        this.state = 280;
                        this.elements();
                        }
                    }

                    this.state = 285;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 8) {
                        {
                        this.state = 283;
                        this.match(JavaParser.DEFAULT);
                        this.state = 284;
                        this.expression();
                        }
                    }

                    this.state = 289;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case JavaParser.SEMI:
                        {
                        this.state = 287;
                        this.match(JavaParser.SEMI);
                        }
                        break;
                    case JavaParser.LBRACE:
                        {
                        this.state = 288;
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
            this.state = 295;
            this.condition();
            this.state = 296;
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
            this.state = 298;
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
            this.state = 300;
            this.match(JavaParser.LPAREN);
            this.state = 301;
            this.expression();
            this.state = 302;
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
            this.state = 307;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 44) {
                {
                {
                this.state = 304;
                this.annotation();
                }
                }
                this.state = 309;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 310;
            this.match(JavaParser.IDENTIFIER);
            this.state = 316;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 34) {
                {
                this.state = 311;
                this.match(JavaParser.LPAREN);
                this.state = 313;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416262) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3423506439) !== 0) || _la === 64 || _la === 69) {
                    {
                    this.state = 312;
                    this.elements();
                    }
                }

                this.state = 315;
                this.match(JavaParser.RPAREN);
                }
            }

            this.state = 319;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 36) {
                {
                this.state = 318;
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
            this.state = 321;
            this.match(JavaParser.LBRACE);
            this.state = 325;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294626238) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3691942167) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 57) !== 0)) {
                {
                {
                this.state = 322;
                this.item();
                }
                }
                this.state = 327;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 328;
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
            this.state = 330;
            this.match(JavaParser.AT);
            this.state = 331;
            this.name();
            this.state = 337;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 71) {
                {
                this.state = 332;
                this.match(JavaParser.ANNOTATION_OPEN);
                this.state = 334;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416262) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3423506439) !== 0) || _la === 64 || _la === 69) {
                    {
                    this.state = 333;
                    this.elements();
                    }
                }

                this.state = 336;
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
            this.state = 339;
            this.match(JavaParser.IDENTIFIER);
            this.state = 344;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 52, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 340;
                    this.match(JavaParser.DOT);
                    this.state = 341;
                    this.match(JavaParser.IDENTIFIER);
                    }
                    }
                }
                this.state = 346;
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
    public type_(): TypeContext {
        let localContext = new TypeContext(this.context, this.state);
        this.enterRule(localContext, 18, JavaParser.RULE_type);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 347;
            this.match(JavaParser.TYPE);
            this.state = 363;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 38)) & ~0x1F) === 0 && ((1 << (_la - 38)) & 4194417) !== 0)) {
                {
                this.state = 361;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaParser.DOT:
                    {
                    this.state = 348;
                    this.match(JavaParser.DOT);
                    this.state = 352;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 44) {
                        {
                        {
                        this.state = 349;
                        this.annotation();
                        }
                        }
                        this.state = 354;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 355;
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
                    this.state = 356;
                    this.typeArguments();
                    }
                    break;
                case JavaParser.LBRACK:
                    {
                    this.state = 357;
                    this.match(JavaParser.LBRACK);
                    this.state = 358;
                    this.match(JavaParser.RBRACK);
                    }
                    break;
                case JavaParser.ELLIPSIS:
                    {
                    this.state = 359;
                    this.match(JavaParser.ELLIPSIS);
                    }
                    break;
                case JavaParser.AT:
                    {
                    this.state = 360;
                    this.annotation();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 365;
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
            this.state = 366;
            this.match(JavaParser.TYPE_OPEN);
            this.state = 368;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416262) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3423506439) !== 0) || _la === 64 || _la === 69) {
                {
                this.state = 367;
                this.elements();
                }
            }

            this.state = 370;
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
            this.state = 372;
            this.element();
            this.state = 377;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 57, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 373;
                    this.match(JavaParser.COMMA);
                    this.state = 374;
                    this.element();
                    }
                    }
                }
                this.state = 379;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 57, this.context);
            }
            this.state = 381;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 41) {
                {
                this.state = 380;
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
            this.state = 387;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 2 || _la === 44) {
                {
                this.state = 385;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaParser.MODIFIER:
                    {
                    this.state = 383;
                    this.match(JavaParser.MODIFIER);
                    }
                    break;
                case JavaParser.AT:
                    {
                    this.state = 384;
                    this.annotation();
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
            this.state = 393;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 59) {
                {
                {
                this.state = 390;
                this.type_();
                }
                }
                this.state = 395;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 396;
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
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 398;
            this.operand();
            this.state = 438;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 69, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    this.state = 436;
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
                        this.state = 410;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case JavaParser.ASSIGN:
                            {
                            this.state = 399;
                            this.match(JavaParser.ASSIGN);
                            }
                            break;
                        case JavaParser.SIGN:
                            {
                            this.state = 400;
                            this.match(JavaParser.SIGN);
                            }
                            break;
                        case JavaParser.LT:
                            {
                            this.state = 401;
                            this.match(JavaParser.LT);
                            }
                            break;
                        case JavaParser.GT:
                            {
                            this.state = 403;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            do {
                                {
                                {
                                this.state = 402;
                                this.match(JavaParser.GT);
                                }
                                }
                                this.state = 405;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            } while (_la === 54);
                            }
                            break;
                        case JavaParser.OPERATOR:
                            {
                            this.state = 407;
                            this.match(JavaParser.OPERATOR);
                            }
                            break;
                        case JavaParser.INSTANCEOF:
                            {
                            this.state = 408;
                            this.match(JavaParser.INSTANCEOF);
                            }
                            break;
                        case JavaParser.EXTENDS:
                            {
                            this.state = 409;
                            this.match(JavaParser.EXTENDS);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        this.state = 416;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 2 || _la === 44) {
                            {
                            this.state = 414;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case JavaParser.MODIFIER:
                                {
                                this.state = 412;
                                this.match(JavaParser.MODIFIER);
                                }
                                break;
                            case JavaParser.AT:
                                {
                                this.state = 413;
                                this.annotation();
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            this.state = 418;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 422;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 59) {
                            {
                            {
                            this.state = 419;
                            this.type_();
                            }
                            }
                            this.state = 424;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 425;
                        this.operand();
                        }
                        break;
                    case JavaParser.QUESTION:
                        {
                        this.state = 426;
                        this.match(JavaParser.QUESTION);
                        this.state = 427;
                        this.expression();
                        this.state = 428;
                        this.match(JavaParser.COLON);
                        this.state = 429;
                        this.operand();
                        }
                        break;
                    case JavaParser.ARROW:
                        {
                        this.state = 431;
                        this.match(JavaParser.ARROW);
                        this.state = 434;
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
                            this.state = 432;
                            this.operand();
                            }
                            break;
                        case JavaParser.LBRACE:
                            {
                            this.state = 433;
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
                }
                this.state = 440;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 69, this.context);
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
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 473;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 19 || ((((_la - 49)) & ~0x1F) === 0 && ((1 << (_la - 49)) & 8199) !== 0)) {
                {
                this.state = 471;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaParser.SIGN:
                    {
                    this.state = 441;
                    this.match(JavaParser.SIGN);
                    }
                    break;
                case JavaParser.INCREMENT:
                    {
                    this.state = 442;
                    this.match(JavaParser.INCREMENT);
                    }
                    break;
                case JavaParser.NOT:
                    {
                    this.state = 443;
                    this.match(JavaParser.NOT);
                    }
                    break;
                case JavaParser.CAST_OPEN:
                    {
                    this.state = 444;
                    this.match(JavaParser.CAST_OPEN);
                    this.state = 448;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 44) {
                        {
                        {
                        this.state = 445;
                        this.annotation();
                        }
                        }
                        this.state = 450;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 451;
                    this.type_();
                    this.state = 456;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 55) {
                        {
                        {
                        this.state = 452;
                        this.match(JavaParser.OPERATOR);
                        this.state = 453;
                        this.type_();
                        }
                        }
                        this.state = 458;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 459;
                    this.match(JavaParser.RPAREN);
                    }
                    break;
                case JavaParser.NEW:
                    {
                    this.state = 461;
                    this.match(JavaParser.NEW);
                    this.state = 463;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 60) {
                        {
                        this.state = 462;
                        this.typeArguments();
                        }
                    }

                    this.state = 468;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 44) {
                        {
                        {
                        this.state = 465;
                        this.annotation();
                        }
                        }
                        this.state = 470;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 475;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 513;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaParser.LITERAL:
                {
                this.state = 476;
                this.match(JavaParser.LITERAL);
                }
                break;
            case JavaParser.NUMBER:
                {
                this.state = 477;
                this.match(JavaParser.NUMBER);
                }
                break;
            case JavaParser.CHARACTER:
                {
                this.state = 478;
                this.match(JavaParser.CHARACTER);
                }
                break;
            case JavaParser.TEXT_BLOCK:
                {
                this.state = 479;
                this.match(JavaParser.TEXT_BLOCK);
                }
                break;
            case JavaParser.STRING:
                {
                this.state = 480;
                this.match(JavaParser.STRING);
                }
                break;
            case JavaParser.IDENTIFIER:
                {
                this.state = 481;
                this.match(JavaParser.IDENTIFIER);
                }
                break;
            case JavaParser.PRIMITIVE:
                {
                this.state = 482;
                this.match(JavaParser.PRIMITIVE);
                }
                break;
            case JavaParser.THIS:
                {
                this.state = 483;
                this.match(JavaParser.THIS);
                }
                break;
            case JavaParser.SUPER:
                {
                this.state = 484;
                this.match(JavaParser.SUPER);
                }
                break;
            case JavaParser.OTHER:
                {
                this.state = 485;
                this.match(JavaParser.OTHER);
                }
                break;
            case JavaParser.QUESTION:
                {
                this.state = 486;
                this.match(JavaParser.QUESTION);
                }
                break;
            case JavaParser.LPAREN:
            case JavaParser.LAMBDA_OPEN:
                {
                this.state = 487;
                _la = this.tokenStream.LA(1);
                if(!(_la === 34 || _la === 69)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 489;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416262) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3423506439) !== 0) || _la === 64 || _la === 69) {
                    {
                    this.state = 488;
                    this.elements();
                    }
                }

                this.state = 491;
                this.match(JavaParser.RPAREN);
                }
                break;
            case JavaParser.INIT_OPEN:
                {
                this.state = 492;
                this.match(JavaParser.INIT_OPEN);
                this.state = 495;
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
                    this.state = 493;
                    this.elements();
                    }
                    break;
                case JavaParser.COMMA:
                    {
                    this.state = 494;
                    this.match(JavaParser.COMMA);
                    }
                    break;
                case JavaParser.RBRACE:
                    break;
                default:
                    break;
                }
                this.state = 497;
                this.match(JavaParser.RBRACE);
                }
                break;
            case JavaParser.SWITCH:
                {
                this.state = 498;
                this.match(JavaParser.SWITCH);
                this.state = 499;
                this.match(JavaParser.LPAREN);
                this.state = 500;
                this.expression();
                this.state = 501;
                this.match(JavaParser.RPAREN);
                this.state = 502;
                this.block();
                }
                break;
            case JavaParser.VALUE_AT:
                {
                this.state = 504;
                this.match(JavaParser.VALUE_AT);
                this.state = 505;
                this.name();
                this.state = 511;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 71) {
                    {
                    this.state = 506;
                    this.match(JavaParser.ANNOTATION_OPEN);
                    this.state = 508;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416262) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3423506439) !== 0) || _la === 64 || _la === 69) {
                        {
                        this.state = 507;
                        this.elements();
                        }
                    }

                    this.state = 510;
                    this.match(JavaParser.RPAREN);
                    }
                }

                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 578;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 604016401) !== 0) || _la === 70) {
                {
                this.state = 576;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaParser.DOT:
                    {
                    this.state = 515;
                    this.match(JavaParser.DOT);
                    this.state = 519;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 44) {
                        {
                        {
                        this.state = 516;
                        this.annotation();
                        }
                        }
                        this.state = 521;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 523;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 60) {
                        {
                        this.state = 522;
                        this.typeArguments();
                        }
                    }

                    this.state = 541;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case JavaParser.IDENTIFIER:
                        {
                        this.state = 525;
                        this.match(JavaParser.IDENTIFIER);
                        }
                        break;
                    case JavaParser.TYPE:
                        {
                        this.state = 526;
                        this.match(JavaParser.TYPE);
                        }
                        break;
                    case JavaParser.THIS:
                        {
                        this.state = 527;
                        this.match(JavaParser.THIS);
                        }
                        break;
                    case JavaParser.SUPER:
                        {
                        this.state = 528;
                        this.match(JavaParser.SUPER);
                        }
                        break;
                    case JavaParser.CLASS:
                        {
                        this.state = 529;
                        this.match(JavaParser.CLASS);
                        }
                        break;
                    case JavaParser.NEW:
                        {
                        this.state = 530;
                        this.match(JavaParser.NEW);
                        this.state = 532;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 60) {
                            {
                            this.state = 531;
                            this.typeArguments();
                            }
                        }

                        this.state = 537;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 44) {
                            {
                            {
                            this.state = 534;
                            this.annotation();
                            }
                            }
                            this.state = 539;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 540;
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
                    this.state = 543;
                    this.match(JavaParser.COLONCOLON);
                    this.state = 545;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 60) {
                        {
                        this.state = 544;
                        this.typeArguments();
                        }
                    }

                    this.state = 547;
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
                    this.state = 548;
                    this.match(JavaParser.LPAREN);
                    this.state = 550;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416262) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3423506439) !== 0) || _la === 64 || _la === 69) {
                        {
                        this.state = 549;
                        this.elements();
                        }
                    }

                    this.state = 552;
                    this.match(JavaParser.RPAREN);
                    }
                    break;
                case JavaParser.LBRACK:
                    {
                    this.state = 553;
                    this.match(JavaParser.LBRACK);
                    this.state = 555;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416258) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3289284615) !== 0) || _la === 64 || _la === 69) {
                        {
                        this.state = 554;
                        this.expression();
                        }
                    }

                    this.state = 557;
                    this.match(JavaParser.RBRACK);
                    }
                    break;
                case JavaParser.TYPE_OPEN:
                    {
                    this.state = 558;
                    this.typeArguments();
                    }
                    break;
                case JavaParser.CLASS_OPEN:
                    {
                    this.state = 559;
                    this.match(JavaParser.CLASS_OPEN);
                    this.state = 563;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294626238) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3691942167) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 57) !== 0)) {
                        {
                        {
                        this.state = 560;
                        this.item();
                        }
                        }
                        this.state = 565;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 566;
                    this.match(JavaParser.RBRACE);
                    }
                    break;
                case JavaParser.INIT_OPEN:
                    {
                    this.state = 567;
                    this.match(JavaParser.INIT_OPEN);
                    this.state = 570;
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
                        this.state = 568;
                        this.elements();
                        }
                        break;
                    case JavaParser.COMMA:
                        {
                        this.state = 569;
                        this.match(JavaParser.COMMA);
                        }
                        break;
                    case JavaParser.RBRACE:
                        break;
                    default:
                        break;
                    }
                    this.state = 572;
                    this.match(JavaParser.RBRACE);
                    }
                    break;
                case JavaParser.ELLIPSIS:
                    {
                    this.state = 573;
                    this.match(JavaParser.ELLIPSIS);
                    }
                    break;
                case JavaParser.AT:
                    {
                    this.state = 574;
                    this.annotation();
                    }
                    break;
                case JavaParser.INCREMENT:
                    {
                    this.state = 575;
                    this.match(JavaParser.INCREMENT);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 580;
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

    public static readonly _serializedATN: number[] = [
        4,1,71,582,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
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
        1,1,1,1,5,1,207,8,1,10,1,12,1,210,9,1,1,1,1,1,1,1,1,1,1,1,5,1,217,
        8,1,10,1,12,1,220,9,1,1,1,1,1,1,1,1,1,5,1,226,8,1,10,1,12,1,229,
        9,1,3,1,231,8,1,1,1,3,1,234,8,1,1,1,1,1,5,1,238,8,1,10,1,12,1,241,
        9,1,3,1,243,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,5,1,253,8,1,10,1,
        12,1,256,9,1,3,1,258,8,1,1,1,1,1,5,1,262,8,1,10,1,12,1,265,9,1,5,
        1,267,8,1,10,1,12,1,270,9,1,1,1,1,1,1,1,5,1,275,8,1,10,1,12,1,278,
        9,1,1,1,1,1,3,1,282,8,1,1,1,1,1,3,1,286,8,1,1,1,1,1,3,1,290,8,1,
        3,1,292,8,1,3,1,294,8,1,1,2,1,2,1,2,1,3,1,3,1,4,1,4,1,4,1,4,1,5,
        5,5,306,8,5,10,5,12,5,309,9,5,1,5,1,5,1,5,3,5,314,8,5,1,5,3,5,317,
        8,5,1,5,3,5,320,8,5,1,6,1,6,5,6,324,8,6,10,6,12,6,327,9,6,1,6,1,
        6,1,7,1,7,1,7,1,7,3,7,335,8,7,1,7,3,7,338,8,7,1,8,1,8,1,8,5,8,343,
        8,8,10,8,12,8,346,9,8,1,9,1,9,1,9,5,9,351,8,9,10,9,12,9,354,9,9,
        1,9,1,9,1,9,1,9,1,9,1,9,5,9,362,8,9,10,9,12,9,365,9,9,1,10,1,10,
        3,10,369,8,10,1,10,1,10,1,11,1,11,1,11,5,11,376,8,11,10,11,12,11,
        379,9,11,1,11,3,11,382,8,11,1,12,1,12,5,12,386,8,12,10,12,12,12,
        389,9,12,1,12,5,12,392,8,12,10,12,12,12,395,9,12,1,12,1,12,1,13,
        1,13,1,13,1,13,1,13,4,13,404,8,13,11,13,12,13,405,1,13,1,13,1,13,
        3,13,411,8,13,1,13,1,13,5,13,415,8,13,10,13,12,13,418,9,13,1,13,
        5,13,421,8,13,10,13,12,13,424,9,13,1,13,1,13,1,13,1,13,1,13,1,13,
        1,13,1,13,1,13,3,13,435,8,13,5,13,437,8,13,10,13,12,13,440,9,13,
        1,14,1,14,1,14,1,14,1,14,5,14,447,8,14,10,14,12,14,450,9,14,1,14,
        1,14,1,14,5,14,455,8,14,10,14,12,14,458,9,14,1,14,1,14,1,14,1,14,
        3,14,464,8,14,1,14,5,14,467,8,14,10,14,12,14,470,9,14,5,14,472,8,
        14,10,14,12,14,475,9,14,1,14,1,14,1,14,1,14,1,14,1,14,1,14,1,14,
        1,14,1,14,1,14,1,14,1,14,3,14,490,8,14,1,14,1,14,1,14,1,14,3,14,
        496,8,14,1,14,1,14,1,14,1,14,1,14,1,14,1,14,1,14,1,14,1,14,1,14,
        3,14,509,8,14,1,14,3,14,512,8,14,3,14,514,8,14,1,14,1,14,5,14,518,
        8,14,10,14,12,14,521,9,14,1,14,3,14,524,8,14,1,14,1,14,1,14,1,14,
        1,14,1,14,1,14,3,14,533,8,14,1,14,5,14,536,8,14,10,14,12,14,539,
        9,14,1,14,3,14,542,8,14,1,14,1,14,3,14,546,8,14,1,14,1,14,1,14,3,
        14,551,8,14,1,14,1,14,1,14,3,14,556,8,14,1,14,1,14,1,14,1,14,5,14,
        562,8,14,10,14,12,14,565,9,14,1,14,1,14,1,14,1,14,3,14,571,8,14,
        1,14,1,14,1,14,1,14,5,14,577,8,14,10,14,12,14,580,9,14,1,14,0,0,
        15,0,2,4,6,8,10,12,14,16,18,20,22,24,26,28,0,6,1,0,67,68,2,0,2,2,
        59,59,2,0,12,12,16,16,2,0,29,29,59,59,2,0,34,34,69,69,2,0,19,19,
        29,29,715,0,33,1,0,0,0,2,293,1,0,0,0,4,295,1,0,0,0,6,298,1,0,0,0,
        8,300,1,0,0,0,10,307,1,0,0,0,12,321,1,0,0,0,14,330,1,0,0,0,16,339,
        1,0,0,0,18,347,1,0,0,0,20,366,1,0,0,0,22,372,1,0,0,0,24,387,1,0,
        0,0,26,398,1,0,0,0,28,473,1,0,0,0,30,32,3,2,1,0,31,30,1,0,0,0,32,
        35,1,0,0,0,33,31,1,0,0,0,33,34,1,0,0,0,34,36,1,0,0,0,35,33,1,0,0,
        0,36,37,5,0,0,1,37,1,1,0,0,0,38,294,5,40,0,0,39,40,5,15,0,0,40,46,
        3,4,2,0,41,42,5,10,0,0,42,43,5,66,0,0,43,45,3,4,2,0,44,41,1,0,0,
        0,45,48,1,0,0,0,46,44,1,0,0,0,46,47,1,0,0,0,47,51,1,0,0,0,48,46,
        1,0,0,0,49,50,5,10,0,0,50,52,3,6,3,0,51,49,1,0,0,0,51,52,1,0,0,0,
        52,294,1,0,0,0,53,54,5,27,0,0,54,294,3,4,2,0,55,56,5,9,0,0,56,57,
        3,6,3,0,57,58,5,27,0,0,58,59,3,8,4,0,59,60,5,40,0,0,60,294,1,0,0,
        0,61,62,5,14,0,0,62,64,5,34,0,0,63,65,3,22,11,0,64,63,1,0,0,0,64,
        65,1,0,0,0,65,76,1,0,0,0,66,67,5,46,0,0,67,77,3,26,13,0,68,70,5,
        40,0,0,69,71,3,26,13,0,70,69,1,0,0,0,70,71,1,0,0,0,71,72,1,0,0,0,
        72,74,5,40,0,0,73,75,3,22,11,0,74,73,1,0,0,0,74,75,1,0,0,0,75,77,
        1,0,0,0,76,66,1,0,0,0,76,68,1,0,0,0,77,78,1,0,0,0,78,79,5,35,0,0,
        79,294,3,6,3,0,80,95,5,26,0,0,81,82,5,34,0,0,82,87,3,24,12,0,83,
        84,5,40,0,0,84,86,3,24,12,0,85,83,1,0,0,0,86,89,1,0,0,0,87,85,1,
        0,0,0,87,88,1,0,0,0,88,91,1,0,0,0,89,87,1,0,0,0,90,92,5,40,0,0,91,
        90,1,0,0,0,91,92,1,0,0,0,92,93,1,0,0,0,93,94,5,35,0,0,94,96,1,0,
        0,0,95,81,1,0,0,0,95,96,1,0,0,0,96,97,1,0,0,0,97,121,3,12,6,0,98,
        99,5,6,0,0,99,104,5,34,0,0,100,103,5,2,0,0,101,103,3,14,7,0,102,
        100,1,0,0,0,102,101,1,0,0,0,103,106,1,0,0,0,104,102,1,0,0,0,104,
        105,1,0,0,0,105,107,1,0,0,0,106,104,1,0,0,0,107,112,3,18,9,0,108,
        109,5,55,0,0,109,111,3,18,9,0,110,108,1,0,0,0,111,114,1,0,0,0,112,
        110,1,0,0,0,112,113,1,0,0,0,113,115,1,0,0,0,114,112,1,0,0,0,115,
        116,3,26,13,0,116,117,5,35,0,0,117,118,3,12,6,0,118,120,1,0,0,0,
        119,98,1,0,0,0,120,123,1,0,0,0,121,119,1,0,0,0,121,122,1,0,0,0,122,
        126,1,0,0,0,123,121,1,0,0,0,124,125,5,13,0,0,125,127,3,12,6,0,126,
        124,1,0,0,0,126,127,1,0,0,0,127,294,1,0,0,0,128,129,7,0,0,0,129,
        130,5,34,0,0,130,131,3,26,13,0,131,132,5,35,0,0,132,133,3,12,6,0,
        133,294,1,0,0,0,134,136,5,21,0,0,135,137,3,26,13,0,136,135,1,0,0,
        0,136,137,1,0,0,0,137,138,1,0,0,0,138,294,5,40,0,0,139,140,5,25,
        0,0,140,141,3,26,13,0,141,142,5,40,0,0,142,294,1,0,0,0,143,145,5,
        4,0,0,144,146,5,29,0,0,145,144,1,0,0,0,145,146,1,0,0,0,146,147,1,
        0,0,0,147,294,5,40,0,0,148,149,5,3,0,0,149,152,3,26,13,0,150,151,
        5,46,0,0,151,153,3,26,13,0,152,150,1,0,0,0,152,153,1,0,0,0,153,154,
        1,0,0,0,154,155,5,40,0,0,155,294,1,0,0,0,156,157,5,5,0,0,157,160,
        3,22,11,0,158,160,5,8,0,0,159,156,1,0,0,0,159,158,1,0,0,0,160,164,
        1,0,0,0,161,165,5,46,0,0,162,163,5,65,0,0,163,165,3,2,1,0,164,161,
        1,0,0,0,164,162,1,0,0,0,165,294,1,0,0,0,166,168,5,17,0,0,167,169,
        7,1,0,0,168,167,1,0,0,0,168,169,1,0,0,0,169,170,1,0,0,0,170,173,
        3,16,8,0,171,172,5,42,0,0,172,174,5,55,0,0,173,171,1,0,0,0,173,174,
        1,0,0,0,174,175,1,0,0,0,175,176,5,40,0,0,176,294,1,0,0,0,177,178,
        5,29,0,0,178,179,5,46,0,0,179,294,3,2,1,0,180,183,5,2,0,0,181,183,
        3,14,7,0,182,180,1,0,0,0,182,181,1,0,0,0,183,186,1,0,0,0,184,182,
        1,0,0,0,184,185,1,0,0,0,185,291,1,0,0,0,186,184,1,0,0,0,187,292,
        3,12,6,0,188,189,5,20,0,0,189,190,3,16,8,0,190,191,5,40,0,0,191,
        292,1,0,0,0,192,193,5,7,0,0,193,195,5,29,0,0,194,196,3,20,10,0,195,
        194,1,0,0,0,195,196,1,0,0,0,196,202,1,0,0,0,197,199,5,34,0,0,198,
        200,3,22,11,0,199,198,1,0,0,0,199,200,1,0,0,0,200,201,1,0,0,0,201,
        203,5,35,0,0,202,197,1,0,0,0,202,203,1,0,0,0,203,208,1,0,0,0,204,
        205,7,2,0,0,205,207,3,22,11,0,206,204,1,0,0,0,207,210,1,0,0,0,208,
        206,1,0,0,0,208,209,1,0,0,0,209,211,1,0,0,0,210,208,1,0,0,0,211,
        292,3,12,6,0,212,213,5,11,0,0,213,218,5,29,0,0,214,215,7,2,0,0,215,
        217,3,22,11,0,216,214,1,0,0,0,217,220,1,0,0,0,218,216,1,0,0,0,218,
        219,1,0,0,0,219,221,1,0,0,0,220,218,1,0,0,0,221,230,5,36,0,0,222,
        227,3,10,5,0,223,224,5,41,0,0,224,226,3,10,5,0,225,223,1,0,0,0,226,
        229,1,0,0,0,227,225,1,0,0,0,227,228,1,0,0,0,228,231,1,0,0,0,229,
        227,1,0,0,0,230,222,1,0,0,0,230,231,1,0,0,0,231,233,1,0,0,0,232,
        234,5,41,0,0,233,232,1,0,0,0,233,234,1,0,0,0,234,242,1,0,0,0,235,
        239,5,40,0,0,236,238,3,2,1,0,237,236,1,0,0,0,238,241,1,0,0,0,239,
        237,1,0,0,0,239,240,1,0,0,0,240,243,1,0,0,0,241,239,1,0,0,0,242,
        235,1,0,0,0,242,243,1,0,0,0,243,244,1,0,0,0,244,292,5,37,0,0,245,
        246,5,44,0,0,246,247,5,7,0,0,247,248,5,29,0,0,248,292,3,12,6,0,249,
        254,3,20,10,0,250,253,5,2,0,0,251,253,3,14,7,0,252,250,1,0,0,0,252,
        251,1,0,0,0,253,256,1,0,0,0,254,252,1,0,0,0,254,255,1,0,0,0,255,
        258,1,0,0,0,256,254,1,0,0,0,257,249,1,0,0,0,257,258,1,0,0,0,258,
        268,1,0,0,0,259,263,3,18,9,0,260,262,5,2,0,0,261,260,1,0,0,0,262,
        265,1,0,0,0,263,261,1,0,0,0,263,264,1,0,0,0,264,267,1,0,0,0,265,
        263,1,0,0,0,266,259,1,0,0,0,267,270,1,0,0,0,268,266,1,0,0,0,268,
        269,1,0,0,0,269,271,1,0,0,0,270,268,1,0,0,0,271,276,3,26,13,0,272,
        273,5,41,0,0,273,275,3,26,13,0,274,272,1,0,0,0,275,278,1,0,0,0,276,
        274,1,0,0,0,276,277,1,0,0,0,277,281,1,0,0,0,278,276,1,0,0,0,279,
        280,5,16,0,0,280,282,3,22,11,0,281,279,1,0,0,0,281,282,1,0,0,0,282,
        285,1,0,0,0,283,284,5,8,0,0,284,286,3,26,13,0,285,283,1,0,0,0,285,
        286,1,0,0,0,286,289,1,0,0,0,287,290,5,40,0,0,288,290,3,12,6,0,289,
        287,1,0,0,0,289,288,1,0,0,0,290,292,1,0,0,0,291,187,1,0,0,0,291,
        188,1,0,0,0,291,192,1,0,0,0,291,212,1,0,0,0,291,245,1,0,0,0,291,
        257,1,0,0,0,292,294,1,0,0,0,293,38,1,0,0,0,293,39,1,0,0,0,293,53,
        1,0,0,0,293,55,1,0,0,0,293,61,1,0,0,0,293,80,1,0,0,0,293,128,1,0,
        0,0,293,134,1,0,0,0,293,139,1,0,0,0,293,143,1,0,0,0,293,148,1,0,
        0,0,293,159,1,0,0,0,293,166,1,0,0,0,293,177,1,0,0,0,293,184,1,0,
        0,0,294,3,1,0,0,0,295,296,3,8,4,0,296,297,3,6,3,0,297,5,1,0,0,0,
        298,299,3,2,1,0,299,7,1,0,0,0,300,301,5,34,0,0,301,302,3,26,13,0,
        302,303,5,35,0,0,303,9,1,0,0,0,304,306,3,14,7,0,305,304,1,0,0,0,
        306,309,1,0,0,0,307,305,1,0,0,0,307,308,1,0,0,0,308,310,1,0,0,0,
        309,307,1,0,0,0,310,316,5,29,0,0,311,313,5,34,0,0,312,314,3,22,11,
        0,313,312,1,0,0,0,313,314,1,0,0,0,314,315,1,0,0,0,315,317,5,35,0,
        0,316,311,1,0,0,0,316,317,1,0,0,0,317,319,1,0,0,0,318,320,3,12,6,
        0,319,318,1,0,0,0,319,320,1,0,0,0,320,11,1,0,0,0,321,325,5,36,0,
        0,322,324,3,2,1,0,323,322,1,0,0,0,324,327,1,0,0,0,325,323,1,0,0,
        0,325,326,1,0,0,0,326,328,1,0,0,0,327,325,1,0,0,0,328,329,5,37,0,
        0,329,13,1,0,0,0,330,331,5,44,0,0,331,337,3,16,8,0,332,334,5,71,
        0,0,333,335,3,22,11,0,334,333,1,0,0,0,334,335,1,0,0,0,335,336,1,
        0,0,0,336,338,5,35,0,0,337,332,1,0,0,0,337,338,1,0,0,0,338,15,1,
        0,0,0,339,344,5,29,0,0,340,341,5,42,0,0,341,343,5,29,0,0,342,340,
        1,0,0,0,343,346,1,0,0,0,344,342,1,0,0,0,344,345,1,0,0,0,345,17,1,
        0,0,0,346,344,1,0,0,0,347,363,5,59,0,0,348,352,5,42,0,0,349,351,
        3,14,7,0,350,349,1,0,0,0,351,354,1,0,0,0,352,350,1,0,0,0,352,353,
        1,0,0,0,353,355,1,0,0,0,354,352,1,0,0,0,355,362,7,3,0,0,356,362,
        3,20,10,0,357,358,5,38,0,0,358,362,5,39,0,0,359,362,5,43,0,0,360,
        362,3,14,7,0,361,348,1,0,0,0,361,356,1,0,0,0,361,357,1,0,0,0,361,
        359,1,0,0,0,361,360,1,0,0,0,362,365,1,0,0,0,363,361,1,0,0,0,363,
        364,1,0,0,0,364,19,1,0,0,0,365,363,1,0,0,0,366,368,5,60,0,0,367,
        369,3,22,11,0,368,367,1,0,0,0,368,369,1,0,0,0,369,370,1,0,0,0,370,
        371,5,61,0,0,371,21,1,0,0,0,372,377,3,24,12,0,373,374,5,41,0,0,374,
        376,3,24,12,0,375,373,1,0,0,0,376,379,1,0,0,0,377,375,1,0,0,0,377,
        378,1,0,0,0,378,381,1,0,0,0,379,377,1,0,0,0,380,382,5,41,0,0,381,
        380,1,0,0,0,381,382,1,0,0,0,382,23,1,0,0,0,383,386,5,2,0,0,384,386,
        3,14,7,0,385,383,1,0,0,0,385,384,1,0,0,0,386,389,1,0,0,0,387,385,
        1,0,0,0,387,388,1,0,0,0,388,393,1,0,0,0,389,387,1,0,0,0,390,392,
        3,18,9,0,391,390,1,0,0,0,392,395,1,0,0,0,393,391,1,0,0,0,393,394,
        1,0,0,0,394,396,1,0,0,0,395,393,1,0,0,0,396,397,3,26,13,0,397,25,
        1,0,0,0,398,438,3,28,14,0,399,411,5,52,0,0,400,411,5,50,0,0,401,
        411,5,53,0,0,402,404,5,54,0,0,403,402,1,0,0,0,404,405,1,0,0,0,405,
        403,1,0,0,0,405,406,1,0,0,0,406,411,1,0,0,0,407,411,5,55,0,0,408,
        411,5,18,0,0,409,411,5,12,0,0,410,399,1,0,0,0,410,400,1,0,0,0,410,
        401,1,0,0,0,410,403,1,0,0,0,410,407,1,0,0,0,410,408,1,0,0,0,410,
        409,1,0,0,0,411,416,1,0,0,0,412,415,5,2,0,0,413,415,3,14,7,0,414,
        412,1,0,0,0,414,413,1,0,0,0,415,418,1,0,0,0,416,414,1,0,0,0,416,
        417,1,0,0,0,417,422,1,0,0,0,418,416,1,0,0,0,419,421,3,18,9,0,420,
        419,1,0,0,0,421,424,1,0,0,0,422,420,1,0,0,0,422,423,1,0,0,0,423,
        425,1,0,0,0,424,422,1,0,0,0,425,437,3,28,14,0,426,427,5,47,0,0,427,
        428,3,26,13,0,428,429,5,46,0,0,429,430,3,28,14,0,430,437,1,0,0,0,
        431,434,5,48,0,0,432,435,3,28,14,0,433,435,3,12,6,0,434,432,1,0,
        0,0,434,433,1,0,0,0,435,437,1,0,0,0,436,410,1,0,0,0,436,426,1,0,
        0,0,436,431,1,0,0,0,437,440,1,0,0,0,438,436,1,0,0,0,438,439,1,0,
        0,0,439,27,1,0,0,0,440,438,1,0,0,0,441,472,5,50,0,0,442,472,5,49,
        0,0,443,472,5,51,0,0,444,448,5,62,0,0,445,447,3,14,7,0,446,445,1,
        0,0,0,447,450,1,0,0,0,448,446,1,0,0,0,448,449,1,0,0,0,449,451,1,
        0,0,0,450,448,1,0,0,0,451,456,3,18,9,0,452,453,5,55,0,0,453,455,
        3,18,9,0,454,452,1,0,0,0,455,458,1,0,0,0,456,454,1,0,0,0,456,457,
        1,0,0,0,457,459,1,0,0,0,458,456,1,0,0,0,459,460,5,35,0,0,460,472,
        1,0,0,0,461,463,5,19,0,0,462,464,3,20,10,0,463,462,1,0,0,0,463,464,
        1,0,0,0,464,468,1,0,0,0,465,467,3,14,7,0,466,465,1,0,0,0,467,470,
        1,0,0,0,468,466,1,0,0,0,468,469,1,0,0,0,469,472,1,0,0,0,470,468,
        1,0,0,0,471,441,1,0,0,0,471,442,1,0,0,0,471,443,1,0,0,0,471,444,
        1,0,0,0,471,461,1,0,0,0,472,475,1,0,0,0,473,471,1,0,0,0,473,474,
        1,0,0,0,474,513,1,0,0,0,475,473,1,0,0,0,476,514,5,28,0,0,477,514,
        5,30,0,0,478,514,5,31,0,0,479,514,5,32,0,0,480,514,5,33,0,0,481,
        514,5,29,0,0,482,514,5,1,0,0,483,514,5,24,0,0,484,514,5,22,0,0,485,
        514,5,58,0,0,486,514,5,47,0,0,487,489,7,4,0,0,488,490,3,22,11,0,
        489,488,1,0,0,0,489,490,1,0,0,0,490,491,1,0,0,0,491,514,5,35,0,0,
        492,495,5,63,0,0,493,496,3,22,11,0,494,496,5,41,0,0,495,493,1,0,
        0,0,495,494,1,0,0,0,495,496,1,0,0,0,496,497,1,0,0,0,497,514,5,37,
        0,0,498,499,5,23,0,0,499,500,5,34,0,0,500,501,3,26,13,0,501,502,
        5,35,0,0,502,503,3,12,6,0,503,514,1,0,0,0,504,505,5,64,0,0,505,511,
        3,16,8,0,506,508,5,71,0,0,507,509,3,22,11,0,508,507,1,0,0,0,508,
        509,1,0,0,0,509,510,1,0,0,0,510,512,5,35,0,0,511,506,1,0,0,0,511,
        512,1,0,0,0,512,514,1,0,0,0,513,476,1,0,0,0,513,477,1,0,0,0,513,
        478,1,0,0,0,513,479,1,0,0,0,513,480,1,0,0,0,513,481,1,0,0,0,513,
        482,1,0,0,0,513,483,1,0,0,0,513,484,1,0,0,0,513,485,1,0,0,0,513,
        486,1,0,0,0,513,487,1,0,0,0,513,492,1,0,0,0,513,498,1,0,0,0,513,
        504,1,0,0,0,514,578,1,0,0,0,515,519,5,42,0,0,516,518,3,14,7,0,517,
        516,1,0,0,0,518,521,1,0,0,0,519,517,1,0,0,0,519,520,1,0,0,0,520,
        523,1,0,0,0,521,519,1,0,0,0,522,524,3,20,10,0,523,522,1,0,0,0,523,
        524,1,0,0,0,524,541,1,0,0,0,525,542,5,29,0,0,526,542,5,59,0,0,527,
        542,5,24,0,0,528,542,5,22,0,0,529,542,5,7,0,0,530,532,5,19,0,0,531,
        533,3,20,10,0,532,531,1,0,0,0,532,533,1,0,0,0,533,537,1,0,0,0,534,
        536,3,14,7,0,535,534,1,0,0,0,536,539,1,0,0,0,537,535,1,0,0,0,537,
        538,1,0,0,0,538,540,1,0,0,0,539,537,1,0,0,0,540,542,5,29,0,0,541,
        525,1,0,0,0,541,526,1,0,0,0,541,527,1,0,0,0,541,528,1,0,0,0,541,
        529,1,0,0,0,541,530,1,0,0,0,542,577,1,0,0,0,543,545,5,45,0,0,544,
        546,3,20,10,0,545,544,1,0,0,0,545,546,1,0,0,0,546,547,1,0,0,0,547,
        577,7,5,0,0,548,550,5,34,0,0,549,551,3,22,11,0,550,549,1,0,0,0,550,
        551,1,0,0,0,551,552,1,0,0,0,552,577,5,35,0,0,553,555,5,38,0,0,554,
        556,3,26,13,0,555,554,1,0,0,0,555,556,1,0,0,0,556,557,1,0,0,0,557,
        577,5,39,0,0,558,577,3,20,10,0,559,563,5,70,0,0,560,562,3,2,1,0,
        561,560,1,0,0,0,562,565,1,0,0,0,563,561,1,0,0,0,563,564,1,0,0,0,
        564,566,1,0,0,0,565,563,1,0,0,0,566,577,5,37,0,0,567,570,5,63,0,
        0,568,571,3,22,11,0,569,571,5,41,0,0,570,568,1,0,0,0,570,569,1,0,
        0,0,570,571,1,0,0,0,571,572,1,0,0,0,572,577,5,37,0,0,573,577,5,43,
        0,0,574,577,3,14,7,0,575,577,5,49,0,0,576,515,1,0,0,0,576,543,1,
        0,0,0,576,548,1,0,0,0,576,553,1,0,0,0,576,558,1,0,0,0,576,559,1,
        0,0,0,576,567,1,0,0,0,576,573,1,0,0,0,576,574,1,0,0,0,576,575,1,
        0,0,0,577,580,1,0,0,0,578,576,1,0,0,0,578,579,1,0,0,0,579,29,1,0,
        0,0,580,578,1,0,0,0,93,33,46,51,64,70,74,76,87,91,95,102,104,112,
        121,126,136,145,152,159,164,168,173,182,184,195,199,202,208,218,
        227,230,233,239,242,252,254,257,263,268,276,281,285,289,291,293,
        307,313,316,319,325,334,337,344,352,361,363,368,377,381,385,387,
        393,405,410,414,416,422,434,436,438,448,456,463,468,471,473,489,
        495,508,511,513,519,523,532,537,541,545,550,555,563,570,576,578
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
    public IMPLEMENTS(): antlr.TerminalNode[];
    public IMPLEMENTS(i: number): antlr.TerminalNode | null;
    public IMPLEMENTS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.IMPLEMENTS);
    	} else {
    		return this.getToken(JavaParser.IMPLEMENTS, i);
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
    public IDENTIFIER(): antlr.TerminalNode[];
    public IDENTIFIER(i: number): antlr.TerminalNode | null;
    public IDENTIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.IDENTIFIER);
    	} else {
    		return this.getToken(JavaParser.IDENTIFIER, i);
    	}
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
    public VALUE_AT(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.VALUE_AT, 0);
    }
    public name(): NameContext | null {
        return this.getRuleContext(0, NameContext);
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
    public ANNOTATION_OPEN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.ANNOTATION_OPEN, 0);
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
    public override get ruleIndex(): number {
        return JavaParser.RULE_operand;
    }
}
