
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
    public static readonly RULE_compilationUnit = 0;
    public static readonly RULE_item = 1;
    public static readonly RULE_branch = 2;
    public static readonly RULE_body = 3;
    public static readonly RULE_condition = 4;
    public static readonly RULE_declaration = 5;
    public static readonly RULE_header = 6;
    public static readonly RULE_constant = 7;
    public static readonly RULE_block = 8;
    public static readonly RULE_modifier = 9;
    public static readonly RULE_annotation = 10;
    public static readonly RULE_name = 11;
    public static readonly RULE_type = 12;
    public static readonly RULE_types = 13;
    public static readonly RULE_typeArguments = 14;
    public static readonly RULE_elements = 15;
    public static readonly RULE_element = 16;
    public static readonly RULE_expression = 17;
    public static readonly RULE_part = 18;
    public static readonly RULE_operand = 19;
    public static readonly RULE_prefix = 20;
    public static readonly RULE_primary = 21;
    public static readonly RULE_suffix = 22;

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
        "SYNCHRONIZED", "LAMBDA_OPEN", "CLASS_OPEN"
    ];
    public static readonly ruleNames = [
        "compilationUnit", "item", "branch", "body", "condition", "declaration", 
        "header", "constant", "block", "modifier", "annotation", "name", 
        "type", "types", "typeArguments", "elements", "element", "expression", 
        "part", "operand", "prefix", "primary", "suffix",
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
            this.state = 49;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294626238) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3691942167) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 57) !== 0)) {
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
            this.state = 202;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 22, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 54;
                this.match(JavaParser.SEMI);
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 55;
                this.block();
                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 56;
                this.match(JavaParser.IF);
                this.state = 57;
                this.branch();
                this.state = 63;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 1, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 58;
                        this.match(JavaParser.ELSE);
                        this.state = 59;
                        this.match(JavaParser.ELSE_IF);
                        this.state = 60;
                        this.branch();
                        }
                        }
                    }
                    this.state = 65;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 1, this.context);
                }
                this.state = 68;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 2, this.context) ) {
                case 1:
                    {
                    this.state = 66;
                    this.match(JavaParser.ELSE);
                    this.state = 67;
                    this.body();
                    }
                    break;
                }
                }
                break;
            case 4:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 70;
                this.match(JavaParser.WHILE);
                this.state = 71;
                this.branch();
                }
                break;
            case 5:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 72;
                this.match(JavaParser.DO);
                this.state = 73;
                this.body();
                this.state = 74;
                this.match(JavaParser.WHILE);
                this.state = 75;
                this.condition();
                this.state = 76;
                this.match(JavaParser.SEMI);
                }
                break;
            case 6:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 78;
                this.match(JavaParser.FOR);
                this.state = 79;
                this.match(JavaParser.LPAREN);
                this.state = 81;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416262) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3423506439) !== 0) || _la === 64 || _la === 69) {
                    {
                    this.state = 80;
                    this.elements();
                    }
                }

                this.state = 93;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaParser.COLON:
                    {
                    this.state = 83;
                    this.match(JavaParser.COLON);
                    this.state = 84;
                    this.expression();
                    }
                    break;
                case JavaParser.SEMI:
                    {
                    this.state = 85;
                    this.match(JavaParser.SEMI);
                    this.state = 87;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416258) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3289284615) !== 0) || _la === 64 || _la === 69) {
                        {
                        this.state = 86;
                        this.expression();
                        }
                    }

                    this.state = 89;
                    this.match(JavaParser.SEMI);
                    this.state = 91;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416262) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3423506439) !== 0) || _la === 64 || _la === 69) {
                        {
                        this.state = 90;
                        this.elements();
                        }
                    }

                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 95;
                this.match(JavaParser.RPAREN);
                this.state = 96;
                this.body();
                }
                break;
            case 7:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 97;
                this.match(JavaParser.TRY);
                this.state = 112;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 34) {
                    {
                    this.state = 98;
                    this.match(JavaParser.LPAREN);
                    this.state = 99;
                    this.element();
                    this.state = 104;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 7, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 100;
                            this.match(JavaParser.SEMI);
                            this.state = 101;
                            this.element();
                            }
                            }
                        }
                        this.state = 106;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 7, this.context);
                    }
                    this.state = 108;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 40) {
                        {
                        this.state = 107;
                        this.match(JavaParser.SEMI);
                        }
                    }

                    this.state = 110;
                    this.match(JavaParser.RPAREN);
                    }
                }

                this.state = 114;
                this.block();
                this.state = 130;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 6) {
                    {
                    {
                    this.state = 115;
                    this.match(JavaParser.CATCH);
                    this.state = 116;
                    this.match(JavaParser.LPAREN);
                    this.state = 120;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 2 || _la === 44) {
                        {
                        {
                        this.state = 117;
                        this.modifier();
                        }
                        }
                        this.state = 122;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 123;
                    this.types();
                    this.state = 124;
                    this.expression();
                    this.state = 125;
                    this.match(JavaParser.RPAREN);
                    this.state = 126;
                    this.block();
                    }
                    }
                    this.state = 132;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 135;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 13) {
                    {
                    this.state = 133;
                    this.match(JavaParser.FINALLY);
                    this.state = 134;
                    this.block();
                    }
                }

                }
                break;
            case 8:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 137;
                _la = this.tokenStream.LA(1);
                if(!(_la === 67 || _la === 68)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 138;
                this.match(JavaParser.LPAREN);
                this.state = 139;
                this.expression();
                this.state = 140;
                this.match(JavaParser.RPAREN);
                this.state = 141;
                this.block();
                }
                break;
            case 9:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 143;
                this.match(JavaParser.RETURN);
                this.state = 145;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416258) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3289284615) !== 0) || _la === 64 || _la === 69) {
                    {
                    this.state = 144;
                    this.expression();
                    }
                }

                this.state = 147;
                this.match(JavaParser.SEMI);
                }
                break;
            case 10:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 148;
                this.match(JavaParser.THROW);
                this.state = 149;
                this.expression();
                this.state = 150;
                this.match(JavaParser.SEMI);
                }
                break;
            case 11:
                this.enterOuterAlt(localContext, 11);
                {
                this.state = 152;
                this.match(JavaParser.BREAK);
                this.state = 154;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 29) {
                    {
                    this.state = 153;
                    this.match(JavaParser.IDENTIFIER);
                    }
                }

                this.state = 156;
                this.match(JavaParser.SEMI);
                }
                break;
            case 12:
                this.enterOuterAlt(localContext, 12);
                {
                this.state = 157;
                this.match(JavaParser.ASSERT);
                this.state = 158;
                this.expression();
                this.state = 161;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 46) {
                    {
                    this.state = 159;
                    this.match(JavaParser.COLON);
                    this.state = 160;
                    this.expression();
                    }
                }

                this.state = 163;
                this.match(JavaParser.SEMI);
                }
                break;
            case 13:
                this.enterOuterAlt(localContext, 13);
                {
                this.state = 165;
                this.match(JavaParser.CASE);
                this.state = 166;
                this.elements();
                this.state = 170;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaParser.COLON:
                    {
                    this.state = 167;
                    this.match(JavaParser.COLON);
                    }
                    break;
                case JavaParser.CASE_ARROW:
                    {
                    this.state = 168;
                    this.match(JavaParser.CASE_ARROW);
                    this.state = 169;
                    this.item();
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
                this.state = 172;
                this.match(JavaParser.DEFAULT);
                this.state = 176;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaParser.COLON:
                    {
                    this.state = 173;
                    this.match(JavaParser.COLON);
                    }
                    break;
                case JavaParser.CASE_ARROW:
                    {
                    this.state = 174;
                    this.match(JavaParser.CASE_ARROW);
                    this.state = 175;
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
                this.state = 178;
                this.match(JavaParser.IMPORT);
                this.state = 180;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 2 || _la === 59) {
                    {
                    this.state = 179;
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

                this.state = 182;
                this.name();
                this.state = 185;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 42) {
                    {
                    this.state = 183;
                    this.match(JavaParser.DOT);
                    this.state = 184;
                    this.match(JavaParser.OPERATOR);
                    }
                }

                this.state = 187;
                this.match(JavaParser.SEMI);
                }
                break;
            case 16:
                this.enterOuterAlt(localContext, 16);
                {
                this.state = 189;
                this.match(JavaParser.IDENTIFIER);
                this.state = 190;
                this.match(JavaParser.COLON);
                this.state = 191;
                this.item();
                }
                break;
            case 17:
                this.enterOuterAlt(localContext, 17);
                {
                this.state = 193;
                this.errorHandler.sync(this);
                alternative = 1;
                do {
                    switch (alternative) {
                    case 1:
                        {
                        {
                        this.state = 192;
                        this.modifier();
                        }
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 195;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 20, this.context);
                } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                this.state = 199;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaParser.LBRACE:
                    {
                    this.state = 197;
                    this.block();
                    }
                    break;
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
                case JavaParser.TYPE:
                case JavaParser.TYPE_OPEN:
                case JavaParser.CAST_OPEN:
                case JavaParser.INIT_OPEN:
                case JavaParser.VALUE_AT:
                case JavaParser.LAMBDA_OPEN:
                    {
                    this.state = 198;
                    this.declaration();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                break;
            case 18:
                this.enterOuterAlt(localContext, 18);
                {
                this.state = 201;
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
    public branch(): BranchContext {
        let localContext = new BranchContext(this.context, this.state);
        this.enterRule(localContext, 4, JavaParser.RULE_branch);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 204;
            this.condition();
            this.state = 205;
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
            this.state = 207;
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
            this.state = 209;
            this.match(JavaParser.LPAREN);
            this.state = 210;
            this.expression();
            this.state = 211;
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
    public declaration(): DeclarationContext {
        let localContext = new DeclarationContext(this.context, this.state);
        this.enterRule(localContext, 10, JavaParser.RULE_declaration);
        let _la: number;
        try {
            let alternative: number;
            this.state = 315;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaParser.PACKAGE:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 213;
                this.match(JavaParser.PACKAGE);
                this.state = 214;
                this.name();
                this.state = 215;
                this.match(JavaParser.SEMI);
                }
                break;
            case JavaParser.CLASS:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 217;
                this.match(JavaParser.CLASS);
                this.state = 218;
                this.match(JavaParser.IDENTIFIER);
                this.state = 220;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 60) {
                    {
                    this.state = 219;
                    this.typeArguments();
                    }
                }

                this.state = 227;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 34) {
                    {
                    this.state = 222;
                    this.match(JavaParser.LPAREN);
                    this.state = 224;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416262) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3423506439) !== 0) || _la === 64 || _la === 69) {
                        {
                        this.state = 223;
                        this.elements();
                        }
                    }

                    this.state = 226;
                    this.match(JavaParser.RPAREN);
                    }
                }

                this.state = 232;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 12 || _la === 16) {
                    {
                    {
                    this.state = 229;
                    this.header();
                    }
                    }
                    this.state = 234;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 235;
                this.block();
                }
                break;
            case JavaParser.ENUM:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 236;
                this.match(JavaParser.ENUM);
                this.state = 237;
                this.match(JavaParser.IDENTIFIER);
                this.state = 241;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 12 || _la === 16) {
                    {
                    {
                    this.state = 238;
                    this.header();
                    }
                    }
                    this.state = 243;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 244;
                this.match(JavaParser.LBRACE);
                this.state = 253;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 29 || _la === 44) {
                    {
                    this.state = 245;
                    this.constant();
                    this.state = 250;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 28, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 246;
                            this.match(JavaParser.COMMA);
                            this.state = 247;
                            this.constant();
                            }
                            }
                        }
                        this.state = 252;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 28, this.context);
                    }
                    }
                }

                this.state = 256;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 41) {
                    {
                    this.state = 255;
                    this.match(JavaParser.COMMA);
                    }
                }

                this.state = 265;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 40) {
                    {
                    this.state = 258;
                    this.match(JavaParser.SEMI);
                    this.state = 262;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294626238) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3691942167) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 57) !== 0)) {
                        {
                        {
                        this.state = 259;
                        this.item();
                        }
                        }
                        this.state = 264;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 267;
                this.match(JavaParser.RBRACE);
                }
                break;
            case JavaParser.AT:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 268;
                this.match(JavaParser.AT);
                this.state = 269;
                this.match(JavaParser.CLASS);
                this.state = 270;
                this.match(JavaParser.IDENTIFIER);
                this.state = 271;
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
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 279;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 60) {
                    {
                    this.state = 272;
                    this.typeArguments();
                    this.state = 276;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 2 || _la === 44) {
                        {
                        {
                        this.state = 273;
                        this.modifier();
                        }
                        }
                        this.state = 278;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 290;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 59) {
                    {
                    {
                    this.state = 281;
                    this.type_();
                    this.state = 285;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 2) {
                        {
                        {
                        this.state = 282;
                        this.match(JavaParser.MODIFIER);
                        }
                        }
                        this.state = 287;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    }
                    this.state = 292;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 293;
                this.expression();
                this.state = 298;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 41) {
                    {
                    {
                    this.state = 294;
                    this.match(JavaParser.COMMA);
                    this.state = 295;
                    this.expression();
                    }
                    }
                    this.state = 300;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 304;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 12 || _la === 16) {
                    {
                    {
                    this.state = 301;
                    this.header();
                    }
                    }
                    this.state = 306;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 309;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 8) {
                    {
                    this.state = 307;
                    this.match(JavaParser.DEFAULT);
                    this.state = 308;
                    this.expression();
                    }
                }

                this.state = 313;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaParser.SEMI:
                    {
                    this.state = 311;
                    this.match(JavaParser.SEMI);
                    }
                    break;
                case JavaParser.LBRACE:
                    {
                    this.state = 312;
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
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
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
        this.enterRule(localContext, 12, JavaParser.RULE_header);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 317;
            _la = this.tokenStream.LA(1);
            if(!(_la === 12 || _la === 16)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 318;
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
        this.enterRule(localContext, 14, JavaParser.RULE_constant);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 323;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 44) {
                {
                {
                this.state = 320;
                this.annotation();
                }
                }
                this.state = 325;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 326;
            this.match(JavaParser.IDENTIFIER);
            this.state = 332;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 34) {
                {
                this.state = 327;
                this.match(JavaParser.LPAREN);
                this.state = 329;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416262) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3423506439) !== 0) || _la === 64 || _la === 69) {
                    {
                    this.state = 328;
                    this.elements();
                    }
                }

                this.state = 331;
                this.match(JavaParser.RPAREN);
                }
            }

            this.state = 335;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 36) {
                {
                this.state = 334;
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
        this.enterRule(localContext, 16, JavaParser.RULE_block);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 337;
            this.match(JavaParser.LBRACE);
            this.state = 341;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294626238) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3691942167) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 57) !== 0)) {
                {
                {
                this.state = 338;
                this.item();
                }
                }
                this.state = 343;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 344;
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
    public modifier(): ModifierContext {
        let localContext = new ModifierContext(this.context, this.state);
        this.enterRule(localContext, 18, JavaParser.RULE_modifier);
        try {
            this.state = 348;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaParser.MODIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 346;
                this.match(JavaParser.MODIFIER);
                }
                break;
            case JavaParser.AT:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 347;
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
        this.enterRule(localContext, 20, JavaParser.RULE_annotation);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 350;
            this.match(JavaParser.AT);
            this.state = 351;
            this.name();
            this.state = 357;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 49, this.context) ) {
            case 1:
                {
                this.state = 352;
                this.match(JavaParser.LPAREN);
                this.state = 354;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416262) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3423506439) !== 0) || _la === 64 || _la === 69) {
                    {
                    this.state = 353;
                    this.elements();
                    }
                }

                this.state = 356;
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
        this.enterRule(localContext, 22, JavaParser.RULE_name);
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 359;
            this.match(JavaParser.IDENTIFIER);
            this.state = 364;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 50, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 360;
                    this.match(JavaParser.DOT);
                    this.state = 361;
                    this.match(JavaParser.IDENTIFIER);
                    }
                    }
                }
                this.state = 366;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 50, this.context);
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
        this.enterRule(localContext, 24, JavaParser.RULE_type);
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 367;
            this.match(JavaParser.TYPE);
            this.state = 371;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 51, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 368;
                    this.suffix();
                    }
                    }
                }
                this.state = 373;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 51, this.context);
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
    public types(): TypesContext {
        let localContext = new TypesContext(this.context, this.state);
        this.enterRule(localContext, 26, JavaParser.RULE_types);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 374;
            this.type_();
            this.state = 379;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 55) {
                {
                {
                this.state = 375;
                this.match(JavaParser.OPERATOR);
                this.state = 376;
                this.type_();
                }
                }
                this.state = 381;
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
        this.enterRule(localContext, 28, JavaParser.RULE_typeArguments);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 382;
            this.match(JavaParser.TYPE_OPEN);
            this.state = 384;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416262) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3423506439) !== 0) || _la === 64 || _la === 69) {
                {
                this.state = 383;
                this.elements();
                }
            }

            this.state = 386;
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
        this.enterRule(localContext, 30, JavaParser.RULE_elements);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 388;
            this.element();
            this.state = 393;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 54, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 389;
                    this.match(JavaParser.COMMA);
                    this.state = 390;
                    this.element();
                    }
                    }
                }
                this.state = 395;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 54, this.context);
            }
            this.state = 397;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 41) {
                {
                this.state = 396;
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
        this.enterRule(localContext, 32, JavaParser.RULE_element);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 402;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 2 || _la === 44) {
                {
                {
                this.state = 399;
                this.modifier();
                }
                }
                this.state = 404;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 408;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 59) {
                {
                {
                this.state = 405;
                this.type_();
                }
                }
                this.state = 410;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 411;
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
        this.enterRule(localContext, 34, JavaParser.RULE_expression);
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 413;
            this.operand();
            this.state = 417;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 58, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 414;
                    this.part();
                    }
                    }
                }
                this.state = 419;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 58, this.context);
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
        this.enterRule(localContext, 36, JavaParser.RULE_part);
        let _la: number;
        try {
            this.state = 466;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaParser.EXTENDS:
            case JavaParser.INSTANCEOF:
            case JavaParser.SIGN:
            case JavaParser.ASSIGN:
            case JavaParser.LT:
            case JavaParser.GT:
            case JavaParser.OPERATOR:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 431;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaParser.ASSIGN:
                    {
                    this.state = 420;
                    this.match(JavaParser.ASSIGN);
                    }
                    break;
                case JavaParser.SIGN:
                    {
                    this.state = 421;
                    this.match(JavaParser.SIGN);
                    }
                    break;
                case JavaParser.LT:
                    {
                    this.state = 422;
                    this.match(JavaParser.LT);
                    }
                    break;
                case JavaParser.GT:
                    {
                    this.state = 424;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    do {
                        {
                        {
                        this.state = 423;
                        this.match(JavaParser.GT);
                        }
                        }
                        this.state = 426;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    } while (_la === 54);
                    }
                    break;
                case JavaParser.OPERATOR:
                    {
                    this.state = 428;
                    this.match(JavaParser.OPERATOR);
                    }
                    break;
                case JavaParser.INSTANCEOF:
                    {
                    this.state = 429;
                    this.match(JavaParser.INSTANCEOF);
                    }
                    break;
                case JavaParser.EXTENDS:
                    {
                    this.state = 430;
                    this.match(JavaParser.EXTENDS);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 436;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 2 || _la === 44) {
                    {
                    {
                    this.state = 433;
                    this.modifier();
                    }
                    }
                    this.state = 438;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 442;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 59) {
                    {
                    {
                    this.state = 439;
                    this.type_();
                    }
                    }
                    this.state = 444;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 445;
                this.operand();
                }
                break;
            case JavaParser.QUESTION:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 446;
                this.match(JavaParser.QUESTION);
                this.state = 447;
                this.expression();
                this.state = 448;
                this.match(JavaParser.COLON);
                this.state = 449;
                this.operand();
                }
                break;
            case JavaParser.ARROW:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 451;
                this.match(JavaParser.ARROW);
                this.state = 454;
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
                    this.state = 452;
                    this.operand();
                    }
                    break;
                case JavaParser.LBRACE:
                    {
                    this.state = 453;
                    this.block();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                break;
            case JavaParser.OTHER:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 456;
                this.match(JavaParser.OTHER);
                this.state = 464;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 65, this.context) ) {
                case 1:
                    {
                    this.state = 457;
                    this.primary();
                    this.state = 461;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 604016401) !== 0) || _la === 70) {
                        {
                        {
                        this.state = 458;
                        this.suffix();
                        }
                        }
                        this.state = 463;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
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
    public operand(): OperandContext {
        let localContext = new OperandContext(this.context, this.state);
        this.enterRule(localContext, 38, JavaParser.RULE_operand);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 471;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 19 || ((((_la - 49)) & ~0x1F) === 0 && ((1 << (_la - 49)) & 8199) !== 0)) {
                {
                {
                this.state = 468;
                this.prefix();
                }
                }
                this.state = 473;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 474;
            this.primary();
            this.state = 478;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 604016401) !== 0) || _la === 70) {
                {
                {
                this.state = 475;
                this.suffix();
                }
                }
                this.state = 480;
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
        this.enterRule(localContext, 40, JavaParser.RULE_prefix);
        let _la: number;
        try {
            this.state = 504;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaParser.SIGN:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 481;
                this.match(JavaParser.SIGN);
                }
                break;
            case JavaParser.INCREMENT:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 482;
                this.match(JavaParser.INCREMENT);
                }
                break;
            case JavaParser.NOT:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 483;
                this.match(JavaParser.NOT);
                }
                break;
            case JavaParser.CAST_OPEN:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 484;
                this.match(JavaParser.CAST_OPEN);
                this.state = 488;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 44) {
                    {
                    {
                    this.state = 485;
                    this.annotation();
                    }
                    }
                    this.state = 490;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 491;
                this.types();
                this.state = 492;
                this.match(JavaParser.RPAREN);
                }
                break;
            case JavaParser.NEW:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 494;
                this.match(JavaParser.NEW);
                this.state = 496;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 60) {
                    {
                    this.state = 495;
                    this.typeArguments();
                    }
                }

                this.state = 501;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 44) {
                    {
                    {
                    this.state = 498;
                    this.annotation();
                    }
                    }
                    this.state = 503;
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
    public primary(): PrimaryContext {
        let localContext = new PrimaryContext(this.context, this.state);
        this.enterRule(localContext, 42, JavaParser.RULE_primary);
        let _la: number;
        try {
            this.state = 548;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaParser.LITERAL:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 506;
                this.match(JavaParser.LITERAL);
                }
                break;
            case JavaParser.NUMBER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 507;
                this.match(JavaParser.NUMBER);
                }
                break;
            case JavaParser.CHARACTER:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 508;
                this.match(JavaParser.CHARACTER);
                }
                break;
            case JavaParser.TEXT_BLOCK:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 509;
                this.match(JavaParser.TEXT_BLOCK);
                }
                break;
            case JavaParser.STRING:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 510;
                this.match(JavaParser.STRING);
                }
                break;
            case JavaParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 511;
                this.match(JavaParser.IDENTIFIER);
                }
                break;
            case JavaParser.PRIMITIVE:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 512;
                this.match(JavaParser.PRIMITIVE);
                }
                break;
            case JavaParser.THIS:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 513;
                this.match(JavaParser.THIS);
                }
                break;
            case JavaParser.SUPER:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 514;
                this.match(JavaParser.SUPER);
                }
                break;
            case JavaParser.OTHER:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 515;
                this.match(JavaParser.OTHER);
                }
                break;
            case JavaParser.QUESTION:
                this.enterOuterAlt(localContext, 11);
                {
                this.state = 516;
                this.match(JavaParser.QUESTION);
                }
                break;
            case JavaParser.LPAREN:
                this.enterOuterAlt(localContext, 12);
                {
                this.state = 517;
                this.match(JavaParser.LPAREN);
                this.state = 519;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416262) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3423506439) !== 0) || _la === 64 || _la === 69) {
                    {
                    this.state = 518;
                    this.elements();
                    }
                }

                this.state = 521;
                this.match(JavaParser.RPAREN);
                }
                break;
            case JavaParser.LAMBDA_OPEN:
                this.enterOuterAlt(localContext, 13);
                {
                this.state = 522;
                this.match(JavaParser.LAMBDA_OPEN);
                this.state = 524;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416262) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3423506439) !== 0) || _la === 64 || _la === 69) {
                    {
                    this.state = 523;
                    this.elements();
                    }
                }

                this.state = 526;
                this.match(JavaParser.RPAREN);
                }
                break;
            case JavaParser.INIT_OPEN:
                this.enterOuterAlt(localContext, 14);
                {
                this.state = 527;
                this.match(JavaParser.INIT_OPEN);
                this.state = 530;
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
                    this.state = 528;
                    this.elements();
                    }
                    break;
                case JavaParser.COMMA:
                    {
                    this.state = 529;
                    this.match(JavaParser.COMMA);
                    }
                    break;
                case JavaParser.RBRACE:
                    break;
                default:
                    break;
                }
                this.state = 532;
                this.match(JavaParser.RBRACE);
                }
                break;
            case JavaParser.SWITCH:
                this.enterOuterAlt(localContext, 15);
                {
                this.state = 533;
                this.match(JavaParser.SWITCH);
                this.state = 534;
                this.match(JavaParser.LPAREN);
                this.state = 535;
                this.expression();
                this.state = 536;
                this.match(JavaParser.RPAREN);
                this.state = 537;
                this.block();
                }
                break;
            case JavaParser.VALUE_AT:
                this.enterOuterAlt(localContext, 16);
                {
                this.state = 539;
                this.match(JavaParser.VALUE_AT);
                this.state = 540;
                this.name();
                this.state = 546;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 77, this.context) ) {
                case 1:
                    {
                    this.state = 541;
                    this.match(JavaParser.LPAREN);
                    this.state = 543;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416262) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3423506439) !== 0) || _la === 64 || _la === 69) {
                        {
                        this.state = 542;
                        this.elements();
                        }
                    }

                    this.state = 545;
                    this.match(JavaParser.RPAREN);
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
    public suffix(): SuffixContext {
        let localContext = new SuffixContext(this.context, this.state);
        this.enterRule(localContext, 44, JavaParser.RULE_suffix);
        let _la: number;
        try {
            this.state = 611;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JavaParser.DOT:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 550;
                this.match(JavaParser.DOT);
                this.state = 554;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 44) {
                    {
                    {
                    this.state = 551;
                    this.annotation();
                    }
                    }
                    this.state = 556;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 558;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 60) {
                    {
                    this.state = 557;
                    this.typeArguments();
                    }
                }

                this.state = 576;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case JavaParser.IDENTIFIER:
                    {
                    this.state = 560;
                    this.match(JavaParser.IDENTIFIER);
                    }
                    break;
                case JavaParser.TYPE:
                    {
                    this.state = 561;
                    this.match(JavaParser.TYPE);
                    }
                    break;
                case JavaParser.THIS:
                    {
                    this.state = 562;
                    this.match(JavaParser.THIS);
                    }
                    break;
                case JavaParser.SUPER:
                    {
                    this.state = 563;
                    this.match(JavaParser.SUPER);
                    }
                    break;
                case JavaParser.CLASS:
                    {
                    this.state = 564;
                    this.match(JavaParser.CLASS);
                    }
                    break;
                case JavaParser.NEW:
                    {
                    this.state = 565;
                    this.match(JavaParser.NEW);
                    this.state = 567;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 60) {
                        {
                        this.state = 566;
                        this.typeArguments();
                        }
                    }

                    this.state = 572;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 44) {
                        {
                        {
                        this.state = 569;
                        this.annotation();
                        }
                        }
                        this.state = 574;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 575;
                    this.match(JavaParser.IDENTIFIER);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                break;
            case JavaParser.COLONCOLON:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 578;
                this.match(JavaParser.COLONCOLON);
                this.state = 580;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 60) {
                    {
                    this.state = 579;
                    this.typeArguments();
                    }
                }

                this.state = 582;
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
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 583;
                this.match(JavaParser.LPAREN);
                this.state = 585;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416262) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3423506439) !== 0) || _la === 64 || _la === 69) {
                    {
                    this.state = 584;
                    this.elements();
                    }
                }

                this.state = 587;
                this.match(JavaParser.RPAREN);
                }
                break;
            case JavaParser.LBRACK:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 588;
                this.match(JavaParser.LBRACK);
                this.state = 590;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4056416258) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3289284615) !== 0) || _la === 64 || _la === 69) {
                    {
                    this.state = 589;
                    this.expression();
                    }
                }

                this.state = 592;
                this.match(JavaParser.RBRACK);
                }
                break;
            case JavaParser.TYPE_OPEN:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 593;
                this.typeArguments();
                }
                break;
            case JavaParser.CLASS_OPEN:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 594;
                this.match(JavaParser.CLASS_OPEN);
                this.state = 598;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4294626238) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 3691942167) !== 0) || ((((_la - 64)) & ~0x1F) === 0 && ((1 << (_la - 64)) & 57) !== 0)) {
                    {
                    {
                    this.state = 595;
                    this.item();
                    }
                    }
                    this.state = 600;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 601;
                this.match(JavaParser.RBRACE);
                }
                break;
            case JavaParser.INIT_OPEN:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 602;
                this.match(JavaParser.INIT_OPEN);
                this.state = 605;
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
                    this.state = 603;
                    this.elements();
                    }
                    break;
                case JavaParser.COMMA:
                    {
                    this.state = 604;
                    this.match(JavaParser.COMMA);
                    }
                    break;
                case JavaParser.RBRACE:
                    break;
                default:
                    break;
                }
                this.state = 607;
                this.match(JavaParser.RBRACE);
                }
                break;
            case JavaParser.ELLIPSIS:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 608;
                this.match(JavaParser.ELLIPSIS);
                }
                break;
            case JavaParser.AT:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 609;
                this.annotation();
                }
                break;
            case JavaParser.INCREMENT:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 610;
                this.match(JavaParser.INCREMENT);
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
        4,1,70,614,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
        6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,13,
        2,14,7,14,2,15,7,15,2,16,7,16,2,17,7,17,2,18,7,18,2,19,7,19,2,20,
        7,20,2,21,7,21,2,22,7,22,1,0,5,0,48,8,0,10,0,12,0,51,9,0,1,0,1,0,
        1,1,1,1,1,1,1,1,1,1,1,1,1,1,5,1,62,8,1,10,1,12,1,65,9,1,1,1,1,1,
        3,1,69,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,3,1,82,8,
        1,1,1,1,1,1,1,1,1,3,1,88,8,1,1,1,1,1,3,1,92,8,1,3,1,94,8,1,1,1,1,
        1,1,1,1,1,1,1,1,1,1,1,5,1,103,8,1,10,1,12,1,106,9,1,1,1,3,1,109,
        8,1,1,1,1,1,3,1,113,8,1,1,1,1,1,1,1,1,1,5,1,119,8,1,10,1,12,1,122,
        9,1,1,1,1,1,1,1,1,1,1,1,5,1,129,8,1,10,1,12,1,132,9,1,1,1,1,1,3,
        1,136,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,3,1,146,8,1,1,1,1,1,1,
        1,1,1,1,1,1,1,1,1,3,1,155,8,1,1,1,1,1,1,1,1,1,1,1,3,1,162,8,1,1,
        1,1,1,1,1,1,1,1,1,1,1,1,1,3,1,171,8,1,1,1,1,1,1,1,1,1,3,1,177,8,
        1,1,1,1,1,3,1,181,8,1,1,1,1,1,1,1,3,1,186,8,1,1,1,1,1,1,1,1,1,1,
        1,1,1,4,1,194,8,1,11,1,12,1,195,1,1,1,1,3,1,200,8,1,1,1,3,1,203,
        8,1,1,2,1,2,1,2,1,3,1,3,1,4,1,4,1,4,1,4,1,5,1,5,1,5,1,5,1,5,1,5,
        1,5,3,5,221,8,5,1,5,1,5,3,5,225,8,5,1,5,3,5,228,8,5,1,5,5,5,231,
        8,5,10,5,12,5,234,9,5,1,5,1,5,1,5,1,5,5,5,240,8,5,10,5,12,5,243,
        9,5,1,5,1,5,1,5,1,5,5,5,249,8,5,10,5,12,5,252,9,5,3,5,254,8,5,1,
        5,3,5,257,8,5,1,5,1,5,5,5,261,8,5,10,5,12,5,264,9,5,3,5,266,8,5,
        1,5,1,5,1,5,1,5,1,5,1,5,1,5,5,5,275,8,5,10,5,12,5,278,9,5,3,5,280,
        8,5,1,5,1,5,5,5,284,8,5,10,5,12,5,287,9,5,5,5,289,8,5,10,5,12,5,
        292,9,5,1,5,1,5,1,5,5,5,297,8,5,10,5,12,5,300,9,5,1,5,5,5,303,8,
        5,10,5,12,5,306,9,5,1,5,1,5,3,5,310,8,5,1,5,1,5,3,5,314,8,5,3,5,
        316,8,5,1,6,1,6,1,6,1,7,5,7,322,8,7,10,7,12,7,325,9,7,1,7,1,7,1,
        7,3,7,330,8,7,1,7,3,7,333,8,7,1,7,3,7,336,8,7,1,8,1,8,5,8,340,8,
        8,10,8,12,8,343,9,8,1,8,1,8,1,9,1,9,3,9,349,8,9,1,10,1,10,1,10,1,
        10,3,10,355,8,10,1,10,3,10,358,8,10,1,11,1,11,1,11,5,11,363,8,11,
        10,11,12,11,366,9,11,1,12,1,12,5,12,370,8,12,10,12,12,12,373,9,12,
        1,13,1,13,1,13,5,13,378,8,13,10,13,12,13,381,9,13,1,14,1,14,3,14,
        385,8,14,1,14,1,14,1,15,1,15,1,15,5,15,392,8,15,10,15,12,15,395,
        9,15,1,15,3,15,398,8,15,1,16,5,16,401,8,16,10,16,12,16,404,9,16,
        1,16,5,16,407,8,16,10,16,12,16,410,9,16,1,16,1,16,1,17,1,17,5,17,
        416,8,17,10,17,12,17,419,9,17,1,18,1,18,1,18,1,18,4,18,425,8,18,
        11,18,12,18,426,1,18,1,18,1,18,3,18,432,8,18,1,18,5,18,435,8,18,
        10,18,12,18,438,9,18,1,18,5,18,441,8,18,10,18,12,18,444,9,18,1,18,
        1,18,1,18,1,18,1,18,1,18,1,18,1,18,1,18,3,18,455,8,18,1,18,1,18,
        1,18,5,18,460,8,18,10,18,12,18,463,9,18,3,18,465,8,18,3,18,467,8,
        18,1,19,5,19,470,8,19,10,19,12,19,473,9,19,1,19,1,19,5,19,477,8,
        19,10,19,12,19,480,9,19,1,20,1,20,1,20,1,20,1,20,5,20,487,8,20,10,
        20,12,20,490,9,20,1,20,1,20,1,20,1,20,1,20,3,20,497,8,20,1,20,5,
        20,500,8,20,10,20,12,20,503,9,20,3,20,505,8,20,1,21,1,21,1,21,1,
        21,1,21,1,21,1,21,1,21,1,21,1,21,1,21,1,21,1,21,3,21,520,8,21,1,
        21,1,21,1,21,3,21,525,8,21,1,21,1,21,1,21,1,21,3,21,531,8,21,1,21,
        1,21,1,21,1,21,1,21,1,21,1,21,1,21,1,21,1,21,1,21,3,21,544,8,21,
        1,21,3,21,547,8,21,3,21,549,8,21,1,22,1,22,5,22,553,8,22,10,22,12,
        22,556,9,22,1,22,3,22,559,8,22,1,22,1,22,1,22,1,22,1,22,1,22,1,22,
        3,22,568,8,22,1,22,5,22,571,8,22,10,22,12,22,574,9,22,1,22,3,22,
        577,8,22,1,22,1,22,3,22,581,8,22,1,22,1,22,1,22,3,22,586,8,22,1,
        22,1,22,1,22,3,22,591,8,22,1,22,1,22,1,22,1,22,5,22,597,8,22,10,
        22,12,22,600,9,22,1,22,1,22,1,22,1,22,3,22,606,8,22,1,22,1,22,1,
        22,1,22,3,22,612,8,22,1,22,0,0,23,0,2,4,6,8,10,12,14,16,18,20,22,
        24,26,28,30,32,34,36,38,40,42,44,0,4,1,0,67,68,2,0,2,2,59,59,2,0,
        12,12,16,16,2,0,19,19,29,29,737,0,49,1,0,0,0,2,202,1,0,0,0,4,204,
        1,0,0,0,6,207,1,0,0,0,8,209,1,0,0,0,10,315,1,0,0,0,12,317,1,0,0,
        0,14,323,1,0,0,0,16,337,1,0,0,0,18,348,1,0,0,0,20,350,1,0,0,0,22,
        359,1,0,0,0,24,367,1,0,0,0,26,374,1,0,0,0,28,382,1,0,0,0,30,388,
        1,0,0,0,32,402,1,0,0,0,34,413,1,0,0,0,36,466,1,0,0,0,38,471,1,0,
        0,0,40,504,1,0,0,0,42,548,1,0,0,0,44,611,1,0,0,0,46,48,3,2,1,0,47,
        46,1,0,0,0,48,51,1,0,0,0,49,47,1,0,0,0,49,50,1,0,0,0,50,52,1,0,0,
        0,51,49,1,0,0,0,52,53,5,0,0,1,53,1,1,0,0,0,54,203,5,40,0,0,55,203,
        3,16,8,0,56,57,5,15,0,0,57,63,3,4,2,0,58,59,5,10,0,0,59,60,5,66,
        0,0,60,62,3,4,2,0,61,58,1,0,0,0,62,65,1,0,0,0,63,61,1,0,0,0,63,64,
        1,0,0,0,64,68,1,0,0,0,65,63,1,0,0,0,66,67,5,10,0,0,67,69,3,6,3,0,
        68,66,1,0,0,0,68,69,1,0,0,0,69,203,1,0,0,0,70,71,5,27,0,0,71,203,
        3,4,2,0,72,73,5,9,0,0,73,74,3,6,3,0,74,75,5,27,0,0,75,76,3,8,4,0,
        76,77,5,40,0,0,77,203,1,0,0,0,78,79,5,14,0,0,79,81,5,34,0,0,80,82,
        3,30,15,0,81,80,1,0,0,0,81,82,1,0,0,0,82,93,1,0,0,0,83,84,5,46,0,
        0,84,94,3,34,17,0,85,87,5,40,0,0,86,88,3,34,17,0,87,86,1,0,0,0,87,
        88,1,0,0,0,88,89,1,0,0,0,89,91,5,40,0,0,90,92,3,30,15,0,91,90,1,
        0,0,0,91,92,1,0,0,0,92,94,1,0,0,0,93,83,1,0,0,0,93,85,1,0,0,0,94,
        95,1,0,0,0,95,96,5,35,0,0,96,203,3,6,3,0,97,112,5,26,0,0,98,99,5,
        34,0,0,99,104,3,32,16,0,100,101,5,40,0,0,101,103,3,32,16,0,102,100,
        1,0,0,0,103,106,1,0,0,0,104,102,1,0,0,0,104,105,1,0,0,0,105,108,
        1,0,0,0,106,104,1,0,0,0,107,109,5,40,0,0,108,107,1,0,0,0,108,109,
        1,0,0,0,109,110,1,0,0,0,110,111,5,35,0,0,111,113,1,0,0,0,112,98,
        1,0,0,0,112,113,1,0,0,0,113,114,1,0,0,0,114,130,3,16,8,0,115,116,
        5,6,0,0,116,120,5,34,0,0,117,119,3,18,9,0,118,117,1,0,0,0,119,122,
        1,0,0,0,120,118,1,0,0,0,120,121,1,0,0,0,121,123,1,0,0,0,122,120,
        1,0,0,0,123,124,3,26,13,0,124,125,3,34,17,0,125,126,5,35,0,0,126,
        127,3,16,8,0,127,129,1,0,0,0,128,115,1,0,0,0,129,132,1,0,0,0,130,
        128,1,0,0,0,130,131,1,0,0,0,131,135,1,0,0,0,132,130,1,0,0,0,133,
        134,5,13,0,0,134,136,3,16,8,0,135,133,1,0,0,0,135,136,1,0,0,0,136,
        203,1,0,0,0,137,138,7,0,0,0,138,139,5,34,0,0,139,140,3,34,17,0,140,
        141,5,35,0,0,141,142,3,16,8,0,142,203,1,0,0,0,143,145,5,21,0,0,144,
        146,3,34,17,0,145,144,1,0,0,0,145,146,1,0,0,0,146,147,1,0,0,0,147,
        203,5,40,0,0,148,149,5,25,0,0,149,150,3,34,17,0,150,151,5,40,0,0,
        151,203,1,0,0,0,152,154,5,4,0,0,153,155,5,29,0,0,154,153,1,0,0,0,
        154,155,1,0,0,0,155,156,1,0,0,0,156,203,5,40,0,0,157,158,5,3,0,0,
        158,161,3,34,17,0,159,160,5,46,0,0,160,162,3,34,17,0,161,159,1,0,
        0,0,161,162,1,0,0,0,162,163,1,0,0,0,163,164,5,40,0,0,164,203,1,0,
        0,0,165,166,5,5,0,0,166,170,3,30,15,0,167,171,5,46,0,0,168,169,5,
        65,0,0,169,171,3,2,1,0,170,167,1,0,0,0,170,168,1,0,0,0,171,203,1,
        0,0,0,172,176,5,8,0,0,173,177,5,46,0,0,174,175,5,65,0,0,175,177,
        3,2,1,0,176,173,1,0,0,0,176,174,1,0,0,0,177,203,1,0,0,0,178,180,
        5,17,0,0,179,181,7,1,0,0,180,179,1,0,0,0,180,181,1,0,0,0,181,182,
        1,0,0,0,182,185,3,22,11,0,183,184,5,42,0,0,184,186,5,55,0,0,185,
        183,1,0,0,0,185,186,1,0,0,0,186,187,1,0,0,0,187,188,5,40,0,0,188,
        203,1,0,0,0,189,190,5,29,0,0,190,191,5,46,0,0,191,203,3,2,1,0,192,
        194,3,18,9,0,193,192,1,0,0,0,194,195,1,0,0,0,195,193,1,0,0,0,195,
        196,1,0,0,0,196,199,1,0,0,0,197,200,3,16,8,0,198,200,3,10,5,0,199,
        197,1,0,0,0,199,198,1,0,0,0,200,203,1,0,0,0,201,203,3,10,5,0,202,
        54,1,0,0,0,202,55,1,0,0,0,202,56,1,0,0,0,202,70,1,0,0,0,202,72,1,
        0,0,0,202,78,1,0,0,0,202,97,1,0,0,0,202,137,1,0,0,0,202,143,1,0,
        0,0,202,148,1,0,0,0,202,152,1,0,0,0,202,157,1,0,0,0,202,165,1,0,
        0,0,202,172,1,0,0,0,202,178,1,0,0,0,202,189,1,0,0,0,202,193,1,0,
        0,0,202,201,1,0,0,0,203,3,1,0,0,0,204,205,3,8,4,0,205,206,3,6,3,
        0,206,5,1,0,0,0,207,208,3,2,1,0,208,7,1,0,0,0,209,210,5,34,0,0,210,
        211,3,34,17,0,211,212,5,35,0,0,212,9,1,0,0,0,213,214,5,20,0,0,214,
        215,3,22,11,0,215,216,5,40,0,0,216,316,1,0,0,0,217,218,5,7,0,0,218,
        220,5,29,0,0,219,221,3,28,14,0,220,219,1,0,0,0,220,221,1,0,0,0,221,
        227,1,0,0,0,222,224,5,34,0,0,223,225,3,30,15,0,224,223,1,0,0,0,224,
        225,1,0,0,0,225,226,1,0,0,0,226,228,5,35,0,0,227,222,1,0,0,0,227,
        228,1,0,0,0,228,232,1,0,0,0,229,231,3,12,6,0,230,229,1,0,0,0,231,
        234,1,0,0,0,232,230,1,0,0,0,232,233,1,0,0,0,233,235,1,0,0,0,234,
        232,1,0,0,0,235,316,3,16,8,0,236,237,5,11,0,0,237,241,5,29,0,0,238,
        240,3,12,6,0,239,238,1,0,0,0,240,243,1,0,0,0,241,239,1,0,0,0,241,
        242,1,0,0,0,242,244,1,0,0,0,243,241,1,0,0,0,244,253,5,36,0,0,245,
        250,3,14,7,0,246,247,5,41,0,0,247,249,3,14,7,0,248,246,1,0,0,0,249,
        252,1,0,0,0,250,248,1,0,0,0,250,251,1,0,0,0,251,254,1,0,0,0,252,
        250,1,0,0,0,253,245,1,0,0,0,253,254,1,0,0,0,254,256,1,0,0,0,255,
        257,5,41,0,0,256,255,1,0,0,0,256,257,1,0,0,0,257,265,1,0,0,0,258,
        262,5,40,0,0,259,261,3,2,1,0,260,259,1,0,0,0,261,264,1,0,0,0,262,
        260,1,0,0,0,262,263,1,0,0,0,263,266,1,0,0,0,264,262,1,0,0,0,265,
        258,1,0,0,0,265,266,1,0,0,0,266,267,1,0,0,0,267,316,5,37,0,0,268,
        269,5,44,0,0,269,270,5,7,0,0,270,271,5,29,0,0,271,316,3,16,8,0,272,
        276,3,28,14,0,273,275,3,18,9,0,274,273,1,0,0,0,275,278,1,0,0,0,276,
        274,1,0,0,0,276,277,1,0,0,0,277,280,1,0,0,0,278,276,1,0,0,0,279,
        272,1,0,0,0,279,280,1,0,0,0,280,290,1,0,0,0,281,285,3,24,12,0,282,
        284,5,2,0,0,283,282,1,0,0,0,284,287,1,0,0,0,285,283,1,0,0,0,285,
        286,1,0,0,0,286,289,1,0,0,0,287,285,1,0,0,0,288,281,1,0,0,0,289,
        292,1,0,0,0,290,288,1,0,0,0,290,291,1,0,0,0,291,293,1,0,0,0,292,
        290,1,0,0,0,293,298,3,34,17,0,294,295,5,41,0,0,295,297,3,34,17,0,
        296,294,1,0,0,0,297,300,1,0,0,0,298,296,1,0,0,0,298,299,1,0,0,0,
        299,304,1,0,0,0,300,298,1,0,0,0,301,303,3,12,6,0,302,301,1,0,0,0,
        303,306,1,0,0,0,304,302,1,0,0,0,304,305,1,0,0,0,305,309,1,0,0,0,
        306,304,1,0,0,0,307,308,5,8,0,0,308,310,3,34,17,0,309,307,1,0,0,
        0,309,310,1,0,0,0,310,313,1,0,0,0,311,314,5,40,0,0,312,314,3,16,
        8,0,313,311,1,0,0,0,313,312,1,0,0,0,314,316,1,0,0,0,315,213,1,0,
        0,0,315,217,1,0,0,0,315,236,1,0,0,0,315,268,1,0,0,0,315,279,1,0,
        0,0,316,11,1,0,0,0,317,318,7,2,0,0,318,319,3,30,15,0,319,13,1,0,
        0,0,320,322,3,20,10,0,321,320,1,0,0,0,322,325,1,0,0,0,323,321,1,
        0,0,0,323,324,1,0,0,0,324,326,1,0,0,0,325,323,1,0,0,0,326,332,5,
        29,0,0,327,329,5,34,0,0,328,330,3,30,15,0,329,328,1,0,0,0,329,330,
        1,0,0,0,330,331,1,0,0,0,331,333,5,35,0,0,332,327,1,0,0,0,332,333,
        1,0,0,0,333,335,1,0,0,0,334,336,3,16,8,0,335,334,1,0,0,0,335,336,
        1,0,0,0,336,15,1,0,0,0,337,341,5,36,0,0,338,340,3,2,1,0,339,338,
        1,0,0,0,340,343,1,0,0,0,341,339,1,0,0,0,341,342,1,0,0,0,342,344,
        1,0,0,0,343,341,1,0,0,0,344,345,5,37,0,0,345,17,1,0,0,0,346,349,
        5,2,0,0,347,349,3,20,10,0,348,346,1,0,0,0,348,347,1,0,0,0,349,19,
        1,0,0,0,350,351,5,44,0,0,351,357,3,22,11,0,352,354,5,34,0,0,353,
        355,3,30,15,0,354,353,1,0,0,0,354,355,1,0,0,0,355,356,1,0,0,0,356,
        358,5,35,0,0,357,352,1,0,0,0,357,358,1,0,0,0,358,21,1,0,0,0,359,
        364,5,29,0,0,360,361,5,42,0,0,361,363,5,29,0,0,362,360,1,0,0,0,363,
        366,1,0,0,0,364,362,1,0,0,0,364,365,1,0,0,0,365,23,1,0,0,0,366,364,
        1,0,0,0,367,371,5,59,0,0,368,370,3,44,22,0,369,368,1,0,0,0,370,373,
        1,0,0,0,371,369,1,0,0,0,371,372,1,0,0,0,372,25,1,0,0,0,373,371,1,
        0,0,0,374,379,3,24,12,0,375,376,5,55,0,0,376,378,3,24,12,0,377,375,
        1,0,0,0,378,381,1,0,0,0,379,377,1,0,0,0,379,380,1,0,0,0,380,27,1,
        0,0,0,381,379,1,0,0,0,382,384,5,60,0,0,383,385,3,30,15,0,384,383,
        1,0,0,0,384,385,1,0,0,0,385,386,1,0,0,0,386,387,5,61,0,0,387,29,
        1,0,0,0,388,393,3,32,16,0,389,390,5,41,0,0,390,392,3,32,16,0,391,
        389,1,0,0,0,392,395,1,0,0,0,393,391,1,0,0,0,393,394,1,0,0,0,394,
        397,1,0,0,0,395,393,1,0,0,0,396,398,5,41,0,0,397,396,1,0,0,0,397,
        398,1,0,0,0,398,31,1,0,0,0,399,401,3,18,9,0,400,399,1,0,0,0,401,
        404,1,0,0,0,402,400,1,0,0,0,402,403,1,0,0,0,403,408,1,0,0,0,404,
        402,1,0,0,0,405,407,3,24,12,0,406,405,1,0,0,0,407,410,1,0,0,0,408,
        406,1,0,0,0,408,409,1,0,0,0,409,411,1,0,0,0,410,408,1,0,0,0,411,
        412,3,34,17,0,412,33,1,0,0,0,413,417,3,38,19,0,414,416,3,36,18,0,
        415,414,1,0,0,0,416,419,1,0,0,0,417,415,1,0,0,0,417,418,1,0,0,0,
        418,35,1,0,0,0,419,417,1,0,0,0,420,432,5,52,0,0,421,432,5,50,0,0,
        422,432,5,53,0,0,423,425,5,54,0,0,424,423,1,0,0,0,425,426,1,0,0,
        0,426,424,1,0,0,0,426,427,1,0,0,0,427,432,1,0,0,0,428,432,5,55,0,
        0,429,432,5,18,0,0,430,432,5,12,0,0,431,420,1,0,0,0,431,421,1,0,
        0,0,431,422,1,0,0,0,431,424,1,0,0,0,431,428,1,0,0,0,431,429,1,0,
        0,0,431,430,1,0,0,0,432,436,1,0,0,0,433,435,3,18,9,0,434,433,1,0,
        0,0,435,438,1,0,0,0,436,434,1,0,0,0,436,437,1,0,0,0,437,442,1,0,
        0,0,438,436,1,0,0,0,439,441,3,24,12,0,440,439,1,0,0,0,441,444,1,
        0,0,0,442,440,1,0,0,0,442,443,1,0,0,0,443,445,1,0,0,0,444,442,1,
        0,0,0,445,467,3,38,19,0,446,447,5,47,0,0,447,448,3,34,17,0,448,449,
        5,46,0,0,449,450,3,38,19,0,450,467,1,0,0,0,451,454,5,48,0,0,452,
        455,3,38,19,0,453,455,3,16,8,0,454,452,1,0,0,0,454,453,1,0,0,0,455,
        467,1,0,0,0,456,464,5,58,0,0,457,461,3,42,21,0,458,460,3,44,22,0,
        459,458,1,0,0,0,460,463,1,0,0,0,461,459,1,0,0,0,461,462,1,0,0,0,
        462,465,1,0,0,0,463,461,1,0,0,0,464,457,1,0,0,0,464,465,1,0,0,0,
        465,467,1,0,0,0,466,431,1,0,0,0,466,446,1,0,0,0,466,451,1,0,0,0,
        466,456,1,0,0,0,467,37,1,0,0,0,468,470,3,40,20,0,469,468,1,0,0,0,
        470,473,1,0,0,0,471,469,1,0,0,0,471,472,1,0,0,0,472,474,1,0,0,0,
        473,471,1,0,0,0,474,478,3,42,21,0,475,477,3,44,22,0,476,475,1,0,
        0,0,477,480,1,0,0,0,478,476,1,0,0,0,478,479,1,0,0,0,479,39,1,0,0,
        0,480,478,1,0,0,0,481,505,5,50,0,0,482,505,5,49,0,0,483,505,5,51,
        0,0,484,488,5,62,0,0,485,487,3,20,10,0,486,485,1,0,0,0,487,490,1,
        0,0,0,488,486,1,0,0,0,488,489,1,0,0,0,489,491,1,0,0,0,490,488,1,
        0,0,0,491,492,3,26,13,0,492,493,5,35,0,0,493,505,1,0,0,0,494,496,
        5,19,0,0,495,497,3,28,14,0,496,495,1,0,0,0,496,497,1,0,0,0,497,501,
        1,0,0,0,498,500,3,20,10,0,499,498,1,0,0,0,500,503,1,0,0,0,501,499,
        1,0,0,0,501,502,1,0,0,0,502,505,1,0,0,0,503,501,1,0,0,0,504,481,
        1,0,0,0,504,482,1,0,0,0,504,483,1,0,0,0,504,484,1,0,0,0,504,494,
        1,0,0,0,505,41,1,0,0,0,506,549,5,28,0,0,507,549,5,30,0,0,508,549,
        5,31,0,0,509,549,5,32,0,0,510,549,5,33,0,0,511,549,5,29,0,0,512,
        549,5,1,0,0,513,549,5,24,0,0,514,549,5,22,0,0,515,549,5,58,0,0,516,
        549,5,47,0,0,517,519,5,34,0,0,518,520,3,30,15,0,519,518,1,0,0,0,
        519,520,1,0,0,0,520,521,1,0,0,0,521,549,5,35,0,0,522,524,5,69,0,
        0,523,525,3,30,15,0,524,523,1,0,0,0,524,525,1,0,0,0,525,526,1,0,
        0,0,526,549,5,35,0,0,527,530,5,63,0,0,528,531,3,30,15,0,529,531,
        5,41,0,0,530,528,1,0,0,0,530,529,1,0,0,0,530,531,1,0,0,0,531,532,
        1,0,0,0,532,549,5,37,0,0,533,534,5,23,0,0,534,535,5,34,0,0,535,536,
        3,34,17,0,536,537,5,35,0,0,537,538,3,16,8,0,538,549,1,0,0,0,539,
        540,5,64,0,0,540,546,3,22,11,0,541,543,5,34,0,0,542,544,3,30,15,
        0,543,542,1,0,0,0,543,544,1,0,0,0,544,545,1,0,0,0,545,547,5,35,0,
        0,546,541,1,0,0,0,546,547,1,0,0,0,547,549,1,0,0,0,548,506,1,0,0,
        0,548,507,1,0,0,0,548,508,1,0,0,0,548,509,1,0,0,0,548,510,1,0,0,
        0,548,511,1,0,0,0,548,512,1,0,0,0,548,513,1,0,0,0,548,514,1,0,0,
        0,548,515,1,0,0,0,548,516,1,0,0,0,548,517,1,0,0,0,548,522,1,0,0,
        0,548,527,1,0,0,0,548,533,1,0,0,0,548,539,1,0,0,0,549,43,1,0,0,0,
        550,554,5,42,0,0,551,553,3,20,10,0,552,551,1,0,0,0,553,556,1,0,0,
        0,554,552,1,0,0,0,554,555,1,0,0,0,555,558,1,0,0,0,556,554,1,0,0,
        0,557,559,3,28,14,0,558,557,1,0,0,0,558,559,1,0,0,0,559,576,1,0,
        0,0,560,577,5,29,0,0,561,577,5,59,0,0,562,577,5,24,0,0,563,577,5,
        22,0,0,564,577,5,7,0,0,565,567,5,19,0,0,566,568,3,28,14,0,567,566,
        1,0,0,0,567,568,1,0,0,0,568,572,1,0,0,0,569,571,3,20,10,0,570,569,
        1,0,0,0,571,574,1,0,0,0,572,570,1,0,0,0,572,573,1,0,0,0,573,575,
        1,0,0,0,574,572,1,0,0,0,575,577,5,29,0,0,576,560,1,0,0,0,576,561,
        1,0,0,0,576,562,1,0,0,0,576,563,1,0,0,0,576,564,1,0,0,0,576,565,
        1,0,0,0,577,612,1,0,0,0,578,580,5,45,0,0,579,581,3,28,14,0,580,579,
        1,0,0,0,580,581,1,0,0,0,581,582,1,0,0,0,582,612,7,3,0,0,583,585,
        5,34,0,0,584,586,3,30,15,0,585,584,1,0,0,0,585,586,1,0,0,0,586,587,
        1,0,0,0,587,612,5,35,0,0,588,590,5,38,0,0,589,591,3,34,17,0,590,
        589,1,0,0,0,590,591,1,0,0,0,591,592,1,0,0,0,592,612,5,39,0,0,593,
        612,3,28,14,0,594,598,5,70,0,0,595,597,3,2,1,0,596,595,1,0,0,0,597,
        600,1,0,0,0,598,596,1,0,0,0,598,599,1,0,0,0,599,601,1,0,0,0,600,
        598,1,0,0,0,601,612,5,37,0,0,602,605,5,63,0,0,603,606,3,30,15,0,
        604,606,5,41,0,0,605,603,1,0,0,0,605,604,1,0,0,0,605,606,1,0,0,0,
        606,607,1,0,0,0,607,612,5,37,0,0,608,612,5,43,0,0,609,612,3,20,10,
        0,610,612,5,49,0,0,611,550,1,0,0,0,611,578,1,0,0,0,611,583,1,0,0,
        0,611,588,1,0,0,0,611,593,1,0,0,0,611,594,1,0,0,0,611,602,1,0,0,
        0,611,608,1,0,0,0,611,609,1,0,0,0,611,610,1,0,0,0,612,45,1,0,0,0,
        90,49,63,68,81,87,91,93,104,108,112,120,130,135,145,154,161,170,
        176,180,185,195,199,202,220,224,227,232,241,250,253,256,262,265,
        276,279,285,290,298,304,309,313,315,323,329,332,335,341,348,354,
        357,364,371,379,384,393,397,402,408,417,426,431,436,442,454,461,
        464,466,471,478,488,496,501,504,519,524,530,543,546,548,554,558,
        567,572,576,580,585,590,598,605,611
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
    public types(): TypesContext[];
    public types(i: number): TypesContext | null;
    public types(i?: number): TypesContext[] | TypesContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypesContext);
        }

        return this.getRuleContext(i, TypesContext);
    }
    public FINALLY(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.FINALLY, 0);
    }
    public modifier(): ModifierContext[];
    public modifier(i: number): ModifierContext | null;
    public modifier(i?: number): ModifierContext[] | ModifierContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ModifierContext);
        }

        return this.getRuleContext(i, ModifierContext);
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
    public DOT(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.DOT, 0);
    }
    public OPERATOR(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.OPERATOR, 0);
    }
    public MODIFIER(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.MODIFIER, 0);
    }
    public TYPE(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.TYPE, 0);
    }
    public declaration(): DeclarationContext | null {
        return this.getRuleContext(0, DeclarationContext);
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
    public LPAREN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.LPAREN, 0);
    }
    public RPAREN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.RPAREN, 0);
    }
    public header(): HeaderContext[];
    public header(i: number): HeaderContext | null;
    public header(i?: number): HeaderContext[] | HeaderContext | null {
        if (i === undefined) {
            return this.getRuleContexts(HeaderContext);
        }

        return this.getRuleContext(i, HeaderContext);
    }
    public elements(): ElementsContext | null {
        return this.getRuleContext(0, ElementsContext);
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
    public type_(): TypeContext[];
    public type_(i: number): TypeContext | null;
    public type_(i?: number): TypeContext[] | TypeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeContext);
        }

        return this.getRuleContext(i, TypeContext);
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
    public MODIFIER(): antlr.TerminalNode[];
    public MODIFIER(i: number): antlr.TerminalNode | null;
    public MODIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(JavaParser.MODIFIER);
    	} else {
    		return this.getToken(JavaParser.MODIFIER, i);
    	}
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


export class TypeContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public TYPE(): antlr.TerminalNode {
        return this.getToken(JavaParser.TYPE, 0)!;
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
        return JavaParser.RULE_type;
    }
}


export class TypesContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public type_(): TypeContext[];
    public type_(i: number): TypeContext | null;
    public type_(i?: number): TypeContext[] | TypeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeContext);
        }

        return this.getRuleContext(i, TypeContext);
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
    public override get ruleIndex(): number {
        return JavaParser.RULE_types;
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
    public EXTENDS(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.EXTENDS, 0);
    }
    public modifier(): ModifierContext[];
    public modifier(i: number): ModifierContext | null;
    public modifier(i?: number): ModifierContext[] | ModifierContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ModifierContext);
        }

        return this.getRuleContext(i, ModifierContext);
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
    public OTHER(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.OTHER, 0);
    }
    public primary(): PrimaryContext | null {
        return this.getRuleContext(0, PrimaryContext);
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
        return JavaParser.RULE_part;
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
    public types(): TypesContext | null {
        return this.getRuleContext(0, TypesContext);
    }
    public RPAREN(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.RPAREN, 0);
    }
    public annotation(): AnnotationContext[];
    public annotation(i: number): AnnotationContext | null;
    public annotation(i?: number): AnnotationContext[] | AnnotationContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AnnotationContext);
        }

        return this.getRuleContext(i, AnnotationContext);
    }
    public NEW(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.NEW, 0);
    }
    public typeArguments(): TypeArgumentsContext | null {
        return this.getRuleContext(0, TypeArgumentsContext);
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
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
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
    public override get ruleIndex(): number {
        return JavaParser.RULE_primary;
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
    public TYPE(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.TYPE, 0);
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
    public NEW(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.NEW, 0);
    }
    public annotation(): AnnotationContext[];
    public annotation(i: number): AnnotationContext | null;
    public annotation(i?: number): AnnotationContext[] | AnnotationContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AnnotationContext);
        }

        return this.getRuleContext(i, AnnotationContext);
    }
    public typeArguments(): TypeArgumentsContext[];
    public typeArguments(i: number): TypeArgumentsContext | null;
    public typeArguments(i?: number): TypeArgumentsContext[] | TypeArgumentsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeArgumentsContext);
        }

        return this.getRuleContext(i, TypeArgumentsContext);
    }
    public COLONCOLON(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.COLONCOLON, 0);
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
    public COMMA(): antlr.TerminalNode | null {
        return this.getToken(JavaParser.COMMA, 0);
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
