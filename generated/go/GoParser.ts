
import * as antlr from "antlr4ng";
import { Token } from "antlr4ng";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class GoParser extends antlr.Parser {
    public static readonly BREAK = 1;
    public static readonly CASE = 2;
    public static readonly CHAN = 3;
    public static readonly DECLARE = 4;
    public static readonly DEFAULT = 5;
    public static readonly ELSE = 6;
    public static readonly FOR = 7;
    public static readonly FUNC = 8;
    public static readonly GO = 9;
    public static readonly IF = 10;
    public static readonly IMPORT = 11;
    public static readonly MAP = 12;
    public static readonly PACKAGE = 13;
    public static readonly RANGE = 14;
    public static readonly RETURN = 15;
    public static readonly STRUCT = 16;
    public static readonly SWITCH = 17;
    public static readonly IDENTIFIER = 18;
    public static readonly NUMBER = 19;
    public static readonly CHARACTER = 20;
    public static readonly STRING = 21;
    public static readonly LPAREN = 22;
    public static readonly RPAREN = 23;
    public static readonly LBRACE = 24;
    public static readonly RBRACE = 25;
    public static readonly LBRACK = 26;
    public static readonly RBRACK = 27;
    public static readonly SEMI = 28;
    public static readonly COMMA = 29;
    public static readonly DOT = 30;
    public static readonly ELLIPSIS = 31;
    public static readonly COLON = 32;
    public static readonly INCREMENT = 33;
    public static readonly ASSIGN = 34;
    public static readonly PREFIX = 35;
    public static readonly OPERATOR = 36;
    public static readonly SPACE = 37;
    public static readonly COMMENT = 38;
    public static readonly OTHER = 39;
    public static readonly END = 40;
    public static readonly FUNC_DECLARATION = 41;
    public static readonly ELSE_IF = 42;
    public static readonly IMPORT_PATH = 43;
    public static readonly PARAMETERS_OPEN = 44;
    public static readonly ARRAY_OPEN = 45;
    public static readonly LITERAL_OPEN = 46;
    public static readonly FUNC_TYPE = 47;
    public static readonly CALL_OPEN = 48;
    public static readonly INDEX_OPEN = 49;
    public static readonly MEMBERS_OPEN = 50;
    public static readonly GROUP_OPEN = 51;
    public static readonly TYPE_PARAMETERS_OPEN = 52;
    public static readonly RULE_sourceFile = 0;
    public static readonly RULE_item = 1;
    public static readonly RULE_block = 2;
    public static readonly RULE_branch = 3;
    public static readonly RULE_head = 4;
    public static readonly RULE_clause = 5;
    public static readonly RULE_simple = 6;
    public static readonly RULE_importSpec = 7;
    public static readonly RULE_spec = 8;
    public static readonly RULE_signature = 9;
    public static readonly RULE_parameters = 10;
    public static readonly RULE_typeParameters = 11;
    public static readonly RULE_parameter = 12;
    public static readonly RULE_member = 13;
    public static readonly RULE_type = 14;
    public static readonly RULE_expressions = 15;
    public static readonly RULE_elements = 16;
    public static readonly RULE_element = 17;
    public static readonly RULE_expression = 18;
    public static readonly RULE_operand = 19;

    public static readonly literalNames = [
        null, null, "'case'", "'chan'", null, "'default'", "'else'", "'for'", 
        null, null, null, "'import'", "'map'", "'package'", "'range'", "'return'", 
        null, null, null, null, null, null, null, "')'", null, "'}'", null, 
        "']'", "';'", "','", "'.'", "'...'", "':'", null, null, null, null, 
        null, null, null, "' '", null, null, "'\"\"'"
    ];

    public static readonly symbolicNames = [
        null, "BREAK", "CASE", "CHAN", "DECLARE", "DEFAULT", "ELSE", "FOR", 
        "FUNC", "GO", "IF", "IMPORT", "MAP", "PACKAGE", "RANGE", "RETURN", 
        "STRUCT", "SWITCH", "IDENTIFIER", "NUMBER", "CHARACTER", "STRING", 
        "LPAREN", "RPAREN", "LBRACE", "RBRACE", "LBRACK", "RBRACK", "SEMI", 
        "COMMA", "DOT", "ELLIPSIS", "COLON", "INCREMENT", "ASSIGN", "PREFIX", 
        "OPERATOR", "SPACE", "COMMENT", "OTHER", "END", "FUNC_DECLARATION", 
        "ELSE_IF", "IMPORT_PATH", "PARAMETERS_OPEN", "ARRAY_OPEN", "LITERAL_OPEN", 
        "FUNC_TYPE", "CALL_OPEN", "INDEX_OPEN", "MEMBERS_OPEN", "GROUP_OPEN", 
        "TYPE_PARAMETERS_OPEN"
    ];
    public static readonly ruleNames = [
        "sourceFile", "item", "block", "branch", "head", "clause", "simple", 
        "importSpec", "spec", "signature", "parameters", "typeParameters", 
        "parameter", "member", "type", "expressions", "elements", "element", 
        "expression", "operand",
    ];

    public get grammarFileName(): string { return "GoParser.g4"; }
    public get literalNames(): (string | null)[] { return GoParser.literalNames; }
    public get symbolicNames(): (string | null)[] { return GoParser.symbolicNames; }
    public get ruleNames(): string[] { return GoParser.ruleNames; }
    public get serializedATN(): number[] { return GoParser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, GoParser._ATN, GoParser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public sourceFile(): SourceFileContext {
        let localContext = new SourceFileContext(this.context, this.state);
        this.enterRule(localContext, 0, GoParser.RULE_sourceFile);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 43;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 293601178) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 7249) !== 0)) {
                {
                {
                this.state = 40;
                this.item();
                }
                }
                this.state = 45;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 46;
            this.match(GoParser.EOF);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
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
        this.enterRule(localContext, 2, GoParser.RULE_item);
        let _la: number;
        try {
            let alternative: number;
            this.state = 159;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 17, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 48;
                this.match(GoParser.SEMI);
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 49;
                this.block();
                this.state = 50;
                _la = this.tokenStream.LA(1);
                if(!(_la === 28 || _la === 40)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 52;
                this.match(GoParser.PACKAGE);
                this.state = 53;
                this.match(GoParser.IDENTIFIER);
                this.state = 54;
                _la = this.tokenStream.LA(1);
                if(!(_la === 28 || _la === 40)) {
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
                this.state = 55;
                this.match(GoParser.IMPORT);
                this.state = 66;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case GoParser.IDENTIFIER:
                case GoParser.DOT:
                case GoParser.IMPORT_PATH:
                    {
                    this.state = 56;
                    this.importSpec();
                    }
                    break;
                case GoParser.GROUP_OPEN:
                    {
                    this.state = 57;
                    this.match(GoParser.GROUP_OPEN);
                    this.state = 61;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (((((_la - 18)) & ~0x1F) === 0 && ((1 << (_la - 18)) & 33558529) !== 0)) {
                        {
                        {
                        this.state = 58;
                        this.importSpec();
                        }
                        }
                        this.state = 63;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 64;
                    this.match(GoParser.RPAREN);
                    this.state = 65;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 28 || _la === 40)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                break;
            case 5:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 68;
                this.match(GoParser.DECLARE);
                this.state = 79;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case GoParser.IDENTIFIER:
                    {
                    this.state = 69;
                    this.spec();
                    }
                    break;
                case GoParser.GROUP_OPEN:
                    {
                    this.state = 70;
                    this.match(GoParser.GROUP_OPEN);
                    this.state = 74;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 18) {
                        {
                        {
                        this.state = 71;
                        this.spec();
                        }
                        }
                        this.state = 76;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 77;
                    this.match(GoParser.RPAREN);
                    this.state = 78;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 28 || _la === 40)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                break;
            case 6:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 81;
                this.match(GoParser.FUNC_DECLARATION);
                this.state = 83;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 44) {
                    {
                    this.state = 82;
                    this.parameters();
                    }
                }

                this.state = 85;
                this.match(GoParser.IDENTIFIER);
                this.state = 87;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 52) {
                    {
                    this.state = 86;
                    this.typeParameters();
                    }
                }

                this.state = 89;
                this.signature();
                this.state = 91;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 24) {
                    {
                    this.state = 90;
                    this.block();
                    }
                }

                this.state = 93;
                _la = this.tokenStream.LA(1);
                if(!(_la === 28 || _la === 40)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                break;
            case 7:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 95;
                this.match(GoParser.IF);
                this.state = 96;
                this.branch();
                this.state = 102;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 8, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 97;
                        this.match(GoParser.ELSE);
                        this.state = 98;
                        this.match(GoParser.ELSE_IF);
                        this.state = 99;
                        this.branch();
                        }
                        }
                    }
                    this.state = 104;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 8, this.context);
                }
                this.state = 107;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 6) {
                    {
                    this.state = 105;
                    this.match(GoParser.ELSE);
                    this.state = 106;
                    this.block();
                    }
                }

                this.state = 109;
                _la = this.tokenStream.LA(1);
                if(!(_la === 28 || _la === 40)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                break;
            case 8:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 111;
                this.match(GoParser.FOR);
                this.state = 113;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 8212744) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 7185) !== 0)) {
                    {
                    this.state = 112;
                    this.simple();
                    }
                }

                this.state = 123;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 28 || _la === 40) {
                    {
                    this.state = 115;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 28 || _la === 40)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 117;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 8212744) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 7185) !== 0)) {
                        {
                        this.state = 116;
                        this.simple();
                        }
                    }

                    this.state = 119;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 28 || _la === 40)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 121;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 8212744) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 7185) !== 0)) {
                        {
                        this.state = 120;
                        this.simple();
                        }
                    }

                    }
                }

                this.state = 125;
                this.block();
                this.state = 126;
                _la = this.tokenStream.LA(1);
                if(!(_la === 28 || _la === 40)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                break;
            case 9:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 128;
                this.match(GoParser.SWITCH);
                this.state = 129;
                this.head();
                this.state = 130;
                this.match(GoParser.LBRACE);
                this.state = 134;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 2 || _la === 5) {
                    {
                    {
                    this.state = 131;
                    this.clause();
                    }
                    }
                    this.state = 136;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 137;
                this.match(GoParser.RBRACE);
                this.state = 138;
                _la = this.tokenStream.LA(1);
                if(!(_la === 28 || _la === 40)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                break;
            case 10:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 140;
                this.match(GoParser.RETURN);
                this.state = 142;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 8196360) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 7185) !== 0)) {
                    {
                    this.state = 141;
                    this.expressions();
                    }
                }

                this.state = 144;
                _la = this.tokenStream.LA(1);
                if(!(_la === 28 || _la === 40)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                break;
            case 11:
                this.enterOuterAlt(localContext, 11);
                {
                this.state = 145;
                this.match(GoParser.BREAK);
                this.state = 147;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 18) {
                    {
                    this.state = 146;
                    this.match(GoParser.IDENTIFIER);
                    }
                }

                this.state = 149;
                _la = this.tokenStream.LA(1);
                if(!(_la === 28 || _la === 40)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                break;
            case 12:
                this.enterOuterAlt(localContext, 12);
                {
                this.state = 150;
                this.match(GoParser.GO);
                this.state = 151;
                this.expression();
                this.state = 152;
                _la = this.tokenStream.LA(1);
                if(!(_la === 28 || _la === 40)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                break;
            case 13:
                this.enterOuterAlt(localContext, 13);
                {
                this.state = 154;
                this.match(GoParser.IDENTIFIER);
                this.state = 155;
                this.match(GoParser.COLON);
                }
                break;
            case 14:
                this.enterOuterAlt(localContext, 14);
                {
                this.state = 156;
                this.simple();
                this.state = 157;
                _la = this.tokenStream.LA(1);
                if(!(_la === 28 || _la === 40)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
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
    public block(): BlockContext {
        let localContext = new BlockContext(this.context, this.state);
        this.enterRule(localContext, 4, GoParser.RULE_block);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 161;
            this.match(GoParser.LBRACE);
            this.state = 165;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 293601178) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 7249) !== 0)) {
                {
                {
                this.state = 162;
                this.item();
                }
                }
                this.state = 167;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 168;
            this.match(GoParser.RBRACE);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
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
        this.enterRule(localContext, 6, GoParser.RULE_branch);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 170;
            this.head();
            this.state = 171;
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
    public head(): HeadContext {
        let localContext = new HeadContext(this.context, this.state);
        this.enterRule(localContext, 8, GoParser.RULE_head);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 176;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 28 || _la === 40) {
                {
                {
                this.state = 173;
                _la = this.tokenStream.LA(1);
                if(!(_la === 28 || _la === 40)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                }
                this.state = 178;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 197;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 8212744) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 7185) !== 0)) {
                {
                this.state = 179;
                this.simple();
                this.state = 188;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 21, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 181;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        do {
                            {
                            {
                            this.state = 180;
                            _la = this.tokenStream.LA(1);
                            if(!(_la === 28 || _la === 40)) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            }
                            }
                            this.state = 183;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        } while (_la === 28 || _la === 40);
                        this.state = 185;
                        this.simple();
                        }
                        }
                    }
                    this.state = 190;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 21, this.context);
                }
                this.state = 194;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 28 || _la === 40) {
                    {
                    {
                    this.state = 191;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 28 || _la === 40)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    }
                    this.state = 196;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
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
    public clause(): ClauseContext {
        let localContext = new ClauseContext(this.context, this.state);
        this.enterRule(localContext, 10, GoParser.RULE_clause);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 202;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case GoParser.CASE:
                {
                this.state = 199;
                this.match(GoParser.CASE);
                this.state = 200;
                this.simple();
                }
                break;
            case GoParser.DEFAULT:
                {
                this.state = 201;
                this.match(GoParser.DEFAULT);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 204;
            this.match(GoParser.COLON);
            this.state = 208;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 293601178) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 7249) !== 0)) {
                {
                {
                this.state = 205;
                this.item();
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
    public simple(): SimpleContext {
        let localContext = new SimpleContext(this.context, this.state);
        this.enterRule(localContext, 12, GoParser.RULE_simple);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 212;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 14) {
                {
                this.state = 211;
                this.match(GoParser.RANGE);
                }
            }

            this.state = 214;
            this.expressions();
            this.state = 221;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case GoParser.ASSIGN:
                {
                this.state = 215;
                this.match(GoParser.ASSIGN);
                this.state = 217;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 14) {
                    {
                    this.state = 216;
                    this.match(GoParser.RANGE);
                    }
                }

                this.state = 219;
                this.expressions();
                }
                break;
            case GoParser.INCREMENT:
                {
                this.state = 220;
                this.match(GoParser.INCREMENT);
                }
                break;
            case GoParser.LBRACE:
            case GoParser.SEMI:
            case GoParser.COLON:
            case GoParser.END:
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
    public importSpec(): ImportSpecContext {
        let localContext = new ImportSpecContext(this.context, this.state);
        this.enterRule(localContext, 14, GoParser.RULE_importSpec);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 224;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 18 || _la === 30) {
                {
                this.state = 223;
                _la = this.tokenStream.LA(1);
                if(!(_la === 18 || _la === 30)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
            }

            this.state = 226;
            this.match(GoParser.IMPORT_PATH);
            this.state = 227;
            _la = this.tokenStream.LA(1);
            if(!(_la === 28 || _la === 40)) {
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
    public spec(): SpecContext {
        let localContext = new SpecContext(this.context, this.state);
        this.enterRule(localContext, 16, GoParser.RULE_spec);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 229;
            this.match(GoParser.IDENTIFIER);
            this.state = 234;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 29) {
                {
                {
                this.state = 230;
                this.match(GoParser.COMMA);
                this.state = 231;
                this.match(GoParser.IDENTIFIER);
                }
                }
                this.state = 236;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 238;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 52) {
                {
                this.state = 237;
                this.typeParameters();
                }
            }

            this.state = 241;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 8196360) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 7185) !== 0)) {
                {
                this.state = 240;
                this.type_();
                }
            }

            this.state = 245;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 34) {
                {
                this.state = 243;
                this.match(GoParser.ASSIGN);
                this.state = 244;
                this.expressions();
                }
            }

            this.state = 247;
            _la = this.tokenStream.LA(1);
            if(!(_la === 28 || _la === 40)) {
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
    public signature(): SignatureContext {
        let localContext = new SignatureContext(this.context, this.state);
        this.enterRule(localContext, 18, GoParser.RULE_signature);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 249;
            this.parameters();
            this.state = 252;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 34, this.context) ) {
            case 1:
                {
                this.state = 250;
                this.parameters();
                }
                break;
            case 2:
                {
                this.state = 251;
                this.type_();
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
    public parameters(): ParametersContext {
        let localContext = new ParametersContext(this.context, this.state);
        this.enterRule(localContext, 20, GoParser.RULE_parameters);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 254;
            this.match(GoParser.PARAMETERS_OPEN);
            this.state = 266;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2155680008) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 7185) !== 0)) {
                {
                this.state = 255;
                this.parameter();
                this.state = 260;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 35, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 256;
                        this.match(GoParser.COMMA);
                        this.state = 257;
                        this.parameter();
                        }
                        }
                    }
                    this.state = 262;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 35, this.context);
                }
                this.state = 264;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 29) {
                    {
                    this.state = 263;
                    this.match(GoParser.COMMA);
                    }
                }

                }
            }

            this.state = 268;
            this.match(GoParser.RPAREN);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public typeParameters(): TypeParametersContext {
        let localContext = new TypeParametersContext(this.context, this.state);
        this.enterRule(localContext, 22, GoParser.RULE_typeParameters);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 270;
            this.match(GoParser.TYPE_PARAMETERS_OPEN);
            this.state = 282;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2155680008) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 7185) !== 0)) {
                {
                this.state = 271;
                this.parameter();
                this.state = 276;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 38, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 272;
                        this.match(GoParser.COMMA);
                        this.state = 273;
                        this.parameter();
                        }
                        }
                    }
                    this.state = 278;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 38, this.context);
                }
                this.state = 280;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 29) {
                    {
                    this.state = 279;
                    this.match(GoParser.COMMA);
                    }
                }

                }
            }

            this.state = 284;
            this.match(GoParser.RBRACK);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public parameter(): ParameterContext {
        let localContext = new ParameterContext(this.context, this.state);
        this.enterRule(localContext, 24, GoParser.RULE_parameter);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 295;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 43, this.context) ) {
            case 1:
                {
                this.state = 286;
                this.match(GoParser.IDENTIFIER);
                this.state = 288;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 31) {
                    {
                    this.state = 287;
                    this.match(GoParser.ELLIPSIS);
                    }
                }

                this.state = 290;
                this.type_();
                }
                break;
            case 2:
                {
                this.state = 292;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 31) {
                    {
                    this.state = 291;
                    this.match(GoParser.ELLIPSIS);
                    }
                }

                this.state = 294;
                this.type_();
                }
                break;
            }
            this.state = 301;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 36) {
                {
                {
                this.state = 297;
                this.match(GoParser.OPERATOR);
                this.state = 298;
                this.type_();
                }
                }
                this.state = 303;
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
    public member(): MemberContext {
        let localContext = new MemberContext(this.context, this.state);
        this.enterRule(localContext, 26, GoParser.RULE_member);
        let _la: number;
        try {
            this.state = 334;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case GoParser.CHAN:
            case GoParser.FUNC:
            case GoParser.MAP:
            case GoParser.STRUCT:
            case GoParser.IDENTIFIER:
            case GoParser.NUMBER:
            case GoParser.CHARACTER:
            case GoParser.STRING:
            case GoParser.LPAREN:
            case GoParser.PREFIX:
            case GoParser.OTHER:
            case GoParser.ARRAY_OPEN:
            case GoParser.LITERAL_OPEN:
            case GoParser.FUNC_TYPE:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 329;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 49, this.context) ) {
                case 1:
                    {
                    this.state = 304;
                    this.match(GoParser.IDENTIFIER);
                    this.state = 305;
                    this.signature();
                    }
                    break;
                case 2:
                    {
                    this.state = 306;
                    this.match(GoParser.IDENTIFIER);
                    this.state = 311;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 29) {
                        {
                        {
                        this.state = 307;
                        this.match(GoParser.COMMA);
                        this.state = 308;
                        this.match(GoParser.IDENTIFIER);
                        }
                        }
                        this.state = 313;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 314;
                    this.type_();
                    this.state = 316;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 21) {
                        {
                        this.state = 315;
                        this.match(GoParser.STRING);
                        }
                    }

                    }
                    break;
                case 3:
                    {
                    this.state = 318;
                    this.type_();
                    this.state = 323;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 36) {
                        {
                        {
                        this.state = 319;
                        this.match(GoParser.OPERATOR);
                        this.state = 320;
                        this.type_();
                        }
                        }
                        this.state = 325;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 327;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 21) {
                        {
                        this.state = 326;
                        this.match(GoParser.STRING);
                        }
                    }

                    }
                    break;
                }
                this.state = 331;
                _la = this.tokenStream.LA(1);
                if(!(_la === 28 || _la === 40)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                break;
            case GoParser.SEMI:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 333;
                this.match(GoParser.SEMI);
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
    public type_(): TypeContext {
        let localContext = new TypeContext(this.context, this.state);
        this.enterRule(localContext, 28, GoParser.RULE_type);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 336;
            this.operand();
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
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
        this.enterRule(localContext, 30, GoParser.RULE_expressions);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 338;
            this.expression();
            this.state = 343;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 29) {
                {
                {
                this.state = 339;
                this.match(GoParser.COMMA);
                this.state = 340;
                this.expression();
                }
                }
                this.state = 345;
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
    public elements(): ElementsContext {
        let localContext = new ElementsContext(this.context, this.state);
        this.enterRule(localContext, 32, GoParser.RULE_elements);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 346;
            this.element();
            this.state = 351;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 52, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 347;
                    this.match(GoParser.COMMA);
                    this.state = 348;
                    this.element();
                    }
                    }
                }
                this.state = 353;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 52, this.context);
            }
            this.state = 355;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 29) {
                {
                this.state = 354;
                this.match(GoParser.COMMA);
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
        this.enterRule(localContext, 34, GoParser.RULE_element);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 362;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case GoParser.CHAN:
            case GoParser.FUNC:
            case GoParser.MAP:
            case GoParser.STRUCT:
            case GoParser.IDENTIFIER:
            case GoParser.NUMBER:
            case GoParser.CHARACTER:
            case GoParser.STRING:
            case GoParser.LPAREN:
            case GoParser.PREFIX:
            case GoParser.OTHER:
            case GoParser.ARRAY_OPEN:
            case GoParser.LITERAL_OPEN:
            case GoParser.FUNC_TYPE:
                {
                this.state = 357;
                this.expression();
                }
                break;
            case GoParser.COLON:
                {
                this.state = 358;
                this.match(GoParser.COLON);
                this.state = 360;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 8196360) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 7185) !== 0)) {
                    {
                    this.state = 359;
                    this.expression();
                    }
                }

                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 370;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 32) {
                {
                {
                this.state = 364;
                this.match(GoParser.COLON);
                this.state = 366;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 8196360) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 7185) !== 0)) {
                    {
                    this.state = 365;
                    this.expression();
                    }
                }

                }
                }
                this.state = 372;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 374;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 31) {
                {
                this.state = 373;
                this.match(GoParser.ELLIPSIS);
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
    public expression(): ExpressionContext {
        let localContext = new ExpressionContext(this.context, this.state);
        this.enterRule(localContext, 36, GoParser.RULE_expression);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 376;
            this.operand();
            this.state = 381;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 36) {
                {
                {
                this.state = 377;
                this.match(GoParser.OPERATOR);
                this.state = 378;
                this.operand();
                }
                }
                this.state = 383;
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
        this.enterRule(localContext, 38, GoParser.RULE_operand);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 399;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 3 || _la === 12 || _la === 35 || _la === 45) {
                {
                this.state = 397;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case GoParser.PREFIX:
                    {
                    this.state = 384;
                    this.match(GoParser.PREFIX);
                    }
                    break;
                case GoParser.CHAN:
                    {
                    this.state = 385;
                    this.match(GoParser.CHAN);
                    }
                    break;
                case GoParser.ARRAY_OPEN:
                    {
                    this.state = 386;
                    this.match(GoParser.ARRAY_OPEN);
                    this.state = 389;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case GoParser.CHAN:
                    case GoParser.FUNC:
                    case GoParser.MAP:
                    case GoParser.STRUCT:
                    case GoParser.IDENTIFIER:
                    case GoParser.NUMBER:
                    case GoParser.CHARACTER:
                    case GoParser.STRING:
                    case GoParser.LPAREN:
                    case GoParser.PREFIX:
                    case GoParser.OTHER:
                    case GoParser.ARRAY_OPEN:
                    case GoParser.LITERAL_OPEN:
                    case GoParser.FUNC_TYPE:
                        {
                        this.state = 387;
                        this.expression();
                        }
                        break;
                    case GoParser.ELLIPSIS:
                        {
                        this.state = 388;
                        this.match(GoParser.ELLIPSIS);
                        }
                        break;
                    case GoParser.RBRACK:
                        break;
                    default:
                        break;
                    }
                    this.state = 391;
                    this.match(GoParser.RBRACK);
                    }
                    break;
                case GoParser.MAP:
                    {
                    this.state = 392;
                    this.match(GoParser.MAP);
                    this.state = 393;
                    this.match(GoParser.LBRACK);
                    this.state = 394;
                    this.type_();
                    this.state = 395;
                    this.match(GoParser.RBRACK);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 401;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 432;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case GoParser.NUMBER:
                {
                this.state = 402;
                this.match(GoParser.NUMBER);
                }
                break;
            case GoParser.STRING:
                {
                this.state = 403;
                this.match(GoParser.STRING);
                }
                break;
            case GoParser.CHARACTER:
                {
                this.state = 404;
                this.match(GoParser.CHARACTER);
                }
                break;
            case GoParser.IDENTIFIER:
                {
                this.state = 405;
                this.match(GoParser.IDENTIFIER);
                }
                break;
            case GoParser.OTHER:
                {
                this.state = 406;
                this.match(GoParser.OTHER);
                }
                break;
            case GoParser.LPAREN:
                {
                this.state = 407;
                this.match(GoParser.LPAREN);
                this.state = 409;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 8196360) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 57481) !== 0)) {
                    {
                    this.state = 408;
                    this.elements();
                    }
                }

                this.state = 411;
                this.match(GoParser.RPAREN);
                }
                break;
            case GoParser.FUNC:
                {
                this.state = 412;
                this.match(GoParser.FUNC);
                this.state = 413;
                this.signature();
                this.state = 414;
                this.block();
                }
                break;
            case GoParser.FUNC_TYPE:
                {
                this.state = 416;
                this.match(GoParser.FUNC_TYPE);
                this.state = 417;
                this.signature();
                }
                break;
            case GoParser.STRUCT:
                {
                this.state = 418;
                this.match(GoParser.STRUCT);
                this.state = 419;
                this.match(GoParser.MEMBERS_OPEN);
                this.state = 423;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 276631816) !== 0) || ((((_la - 35)) & ~0x1F) === 0 && ((1 << (_la - 35)) & 7185) !== 0)) {
                    {
                    {
                    this.state = 420;
                    this.member();
                    }
                    }
                    this.state = 425;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 426;
                this.match(GoParser.RBRACE);
                }
                break;
            case GoParser.LITERAL_OPEN:
                {
                this.state = 427;
                this.match(GoParser.LITERAL_OPEN);
                this.state = 429;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 8196360) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 57481) !== 0)) {
                    {
                    this.state = 428;
                    this.elements();
                    }
                }

                this.state = 431;
                this.match(GoParser.RBRACE);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 460;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 72, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    this.state = 458;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case GoParser.DOT:
                        {
                        this.state = 434;
                        this.match(GoParser.DOT);
                        this.state = 440;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case GoParser.IDENTIFIER:
                            {
                            this.state = 435;
                            this.match(GoParser.IDENTIFIER);
                            }
                            break;
                        case GoParser.LPAREN:
                            {
                            this.state = 436;
                            this.match(GoParser.LPAREN);
                            this.state = 437;
                            this.type_();
                            this.state = 438;
                            this.match(GoParser.RPAREN);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                        break;
                    case GoParser.CALL_OPEN:
                        {
                        this.state = 442;
                        this.match(GoParser.CALL_OPEN);
                        this.state = 444;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 8196360) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 57481) !== 0)) {
                            {
                            this.state = 443;
                            this.elements();
                            }
                        }

                        this.state = 446;
                        this.match(GoParser.RPAREN);
                        }
                        break;
                    case GoParser.INDEX_OPEN:
                        {
                        this.state = 447;
                        this.match(GoParser.INDEX_OPEN);
                        this.state = 449;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 8196360) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 57481) !== 0)) {
                            {
                            this.state = 448;
                            this.elements();
                            }
                        }

                        this.state = 451;
                        this.match(GoParser.RBRACK);
                        }
                        break;
                    case GoParser.LITERAL_OPEN:
                        {
                        this.state = 452;
                        this.match(GoParser.LITERAL_OPEN);
                        this.state = 454;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 8196360) !== 0) || ((((_la - 32)) & ~0x1F) === 0 && ((1 << (_la - 32)) & 57481) !== 0)) {
                            {
                            this.state = 453;
                            this.elements();
                            }
                        }

                        this.state = 456;
                        this.match(GoParser.RBRACE);
                        }
                        break;
                    case GoParser.OTHER:
                        {
                        this.state = 457;
                        this.match(GoParser.OTHER);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                }
                this.state = 462;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 72, this.context);
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
        4,1,52,464,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
        6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,13,
        2,14,7,14,2,15,7,15,2,16,7,16,2,17,7,17,2,18,7,18,2,19,7,19,1,0,
        5,0,42,8,0,10,0,12,0,45,9,0,1,0,1,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,
        1,1,1,1,1,1,1,1,5,1,60,8,1,10,1,12,1,63,9,1,1,1,1,1,3,1,67,8,1,1,
        1,1,1,1,1,1,1,5,1,73,8,1,10,1,12,1,76,9,1,1,1,1,1,3,1,80,8,1,1,1,
        1,1,3,1,84,8,1,1,1,1,1,3,1,88,8,1,1,1,1,1,3,1,92,8,1,1,1,1,1,1,1,
        1,1,1,1,1,1,1,1,5,1,101,8,1,10,1,12,1,104,9,1,1,1,1,1,3,1,108,8,
        1,1,1,1,1,1,1,1,1,3,1,114,8,1,1,1,1,1,3,1,118,8,1,1,1,1,1,3,1,122,
        8,1,3,1,124,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,5,1,133,8,1,10,1,12,
        1,136,9,1,1,1,1,1,1,1,1,1,1,1,3,1,143,8,1,1,1,1,1,1,1,3,1,148,8,
        1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,3,1,160,8,1,1,2,1,2,5,
        2,164,8,2,10,2,12,2,167,9,2,1,2,1,2,1,3,1,3,1,3,1,4,5,4,175,8,4,
        10,4,12,4,178,9,4,1,4,1,4,4,4,182,8,4,11,4,12,4,183,1,4,5,4,187,
        8,4,10,4,12,4,190,9,4,1,4,5,4,193,8,4,10,4,12,4,196,9,4,3,4,198,
        8,4,1,5,1,5,1,5,3,5,203,8,5,1,5,1,5,5,5,207,8,5,10,5,12,5,210,9,
        5,1,6,3,6,213,8,6,1,6,1,6,1,6,3,6,218,8,6,1,6,1,6,3,6,222,8,6,1,
        7,3,7,225,8,7,1,7,1,7,1,7,1,8,1,8,1,8,5,8,233,8,8,10,8,12,8,236,
        9,8,1,8,3,8,239,8,8,1,8,3,8,242,8,8,1,8,1,8,3,8,246,8,8,1,8,1,8,
        1,9,1,9,1,9,3,9,253,8,9,1,10,1,10,1,10,1,10,5,10,259,8,10,10,10,
        12,10,262,9,10,1,10,3,10,265,8,10,3,10,267,8,10,1,10,1,10,1,11,1,
        11,1,11,1,11,5,11,275,8,11,10,11,12,11,278,9,11,1,11,3,11,281,8,
        11,3,11,283,8,11,1,11,1,11,1,12,1,12,3,12,289,8,12,1,12,1,12,3,12,
        293,8,12,1,12,3,12,296,8,12,1,12,1,12,5,12,300,8,12,10,12,12,12,
        303,9,12,1,13,1,13,1,13,1,13,1,13,5,13,310,8,13,10,13,12,13,313,
        9,13,1,13,1,13,3,13,317,8,13,1,13,1,13,1,13,5,13,322,8,13,10,13,
        12,13,325,9,13,1,13,3,13,328,8,13,3,13,330,8,13,1,13,1,13,1,13,3,
        13,335,8,13,1,14,1,14,1,15,1,15,1,15,5,15,342,8,15,10,15,12,15,345,
        9,15,1,16,1,16,1,16,5,16,350,8,16,10,16,12,16,353,9,16,1,16,3,16,
        356,8,16,1,17,1,17,1,17,3,17,361,8,17,3,17,363,8,17,1,17,1,17,3,
        17,367,8,17,5,17,369,8,17,10,17,12,17,372,9,17,1,17,3,17,375,8,17,
        1,18,1,18,1,18,5,18,380,8,18,10,18,12,18,383,9,18,1,19,1,19,1,19,
        1,19,1,19,3,19,390,8,19,1,19,1,19,1,19,1,19,1,19,1,19,5,19,398,8,
        19,10,19,12,19,401,9,19,1,19,1,19,1,19,1,19,1,19,1,19,1,19,3,19,
        410,8,19,1,19,1,19,1,19,1,19,1,19,1,19,1,19,1,19,1,19,1,19,5,19,
        422,8,19,10,19,12,19,425,9,19,1,19,1,19,1,19,3,19,430,8,19,1,19,
        3,19,433,8,19,1,19,1,19,1,19,1,19,1,19,1,19,3,19,441,8,19,1,19,1,
        19,3,19,445,8,19,1,19,1,19,1,19,3,19,450,8,19,1,19,1,19,1,19,3,19,
        455,8,19,1,19,1,19,5,19,459,8,19,10,19,12,19,462,9,19,1,19,0,0,20,
        0,2,4,6,8,10,12,14,16,18,20,22,24,26,28,30,32,34,36,38,0,2,2,0,28,
        28,40,40,2,0,18,18,30,30,545,0,43,1,0,0,0,2,159,1,0,0,0,4,161,1,
        0,0,0,6,170,1,0,0,0,8,176,1,0,0,0,10,202,1,0,0,0,12,212,1,0,0,0,
        14,224,1,0,0,0,16,229,1,0,0,0,18,249,1,0,0,0,20,254,1,0,0,0,22,270,
        1,0,0,0,24,295,1,0,0,0,26,334,1,0,0,0,28,336,1,0,0,0,30,338,1,0,
        0,0,32,346,1,0,0,0,34,362,1,0,0,0,36,376,1,0,0,0,38,399,1,0,0,0,
        40,42,3,2,1,0,41,40,1,0,0,0,42,45,1,0,0,0,43,41,1,0,0,0,43,44,1,
        0,0,0,44,46,1,0,0,0,45,43,1,0,0,0,46,47,5,0,0,1,47,1,1,0,0,0,48,
        160,5,28,0,0,49,50,3,4,2,0,50,51,7,0,0,0,51,160,1,0,0,0,52,53,5,
        13,0,0,53,54,5,18,0,0,54,160,7,0,0,0,55,66,5,11,0,0,56,67,3,14,7,
        0,57,61,5,51,0,0,58,60,3,14,7,0,59,58,1,0,0,0,60,63,1,0,0,0,61,59,
        1,0,0,0,61,62,1,0,0,0,62,64,1,0,0,0,63,61,1,0,0,0,64,65,5,23,0,0,
        65,67,7,0,0,0,66,56,1,0,0,0,66,57,1,0,0,0,67,160,1,0,0,0,68,79,5,
        4,0,0,69,80,3,16,8,0,70,74,5,51,0,0,71,73,3,16,8,0,72,71,1,0,0,0,
        73,76,1,0,0,0,74,72,1,0,0,0,74,75,1,0,0,0,75,77,1,0,0,0,76,74,1,
        0,0,0,77,78,5,23,0,0,78,80,7,0,0,0,79,69,1,0,0,0,79,70,1,0,0,0,80,
        160,1,0,0,0,81,83,5,41,0,0,82,84,3,20,10,0,83,82,1,0,0,0,83,84,1,
        0,0,0,84,85,1,0,0,0,85,87,5,18,0,0,86,88,3,22,11,0,87,86,1,0,0,0,
        87,88,1,0,0,0,88,89,1,0,0,0,89,91,3,18,9,0,90,92,3,4,2,0,91,90,1,
        0,0,0,91,92,1,0,0,0,92,93,1,0,0,0,93,94,7,0,0,0,94,160,1,0,0,0,95,
        96,5,10,0,0,96,102,3,6,3,0,97,98,5,6,0,0,98,99,5,42,0,0,99,101,3,
        6,3,0,100,97,1,0,0,0,101,104,1,0,0,0,102,100,1,0,0,0,102,103,1,0,
        0,0,103,107,1,0,0,0,104,102,1,0,0,0,105,106,5,6,0,0,106,108,3,4,
        2,0,107,105,1,0,0,0,107,108,1,0,0,0,108,109,1,0,0,0,109,110,7,0,
        0,0,110,160,1,0,0,0,111,113,5,7,0,0,112,114,3,12,6,0,113,112,1,0,
        0,0,113,114,1,0,0,0,114,123,1,0,0,0,115,117,7,0,0,0,116,118,3,12,
        6,0,117,116,1,0,0,0,117,118,1,0,0,0,118,119,1,0,0,0,119,121,7,0,
        0,0,120,122,3,12,6,0,121,120,1,0,0,0,121,122,1,0,0,0,122,124,1,0,
        0,0,123,115,1,0,0,0,123,124,1,0,0,0,124,125,1,0,0,0,125,126,3,4,
        2,0,126,127,7,0,0,0,127,160,1,0,0,0,128,129,5,17,0,0,129,130,3,8,
        4,0,130,134,5,24,0,0,131,133,3,10,5,0,132,131,1,0,0,0,133,136,1,
        0,0,0,134,132,1,0,0,0,134,135,1,0,0,0,135,137,1,0,0,0,136,134,1,
        0,0,0,137,138,5,25,0,0,138,139,7,0,0,0,139,160,1,0,0,0,140,142,5,
        15,0,0,141,143,3,30,15,0,142,141,1,0,0,0,142,143,1,0,0,0,143,144,
        1,0,0,0,144,160,7,0,0,0,145,147,5,1,0,0,146,148,5,18,0,0,147,146,
        1,0,0,0,147,148,1,0,0,0,148,149,1,0,0,0,149,160,7,0,0,0,150,151,
        5,9,0,0,151,152,3,36,18,0,152,153,7,0,0,0,153,160,1,0,0,0,154,155,
        5,18,0,0,155,160,5,32,0,0,156,157,3,12,6,0,157,158,7,0,0,0,158,160,
        1,0,0,0,159,48,1,0,0,0,159,49,1,0,0,0,159,52,1,0,0,0,159,55,1,0,
        0,0,159,68,1,0,0,0,159,81,1,0,0,0,159,95,1,0,0,0,159,111,1,0,0,0,
        159,128,1,0,0,0,159,140,1,0,0,0,159,145,1,0,0,0,159,150,1,0,0,0,
        159,154,1,0,0,0,159,156,1,0,0,0,160,3,1,0,0,0,161,165,5,24,0,0,162,
        164,3,2,1,0,163,162,1,0,0,0,164,167,1,0,0,0,165,163,1,0,0,0,165,
        166,1,0,0,0,166,168,1,0,0,0,167,165,1,0,0,0,168,169,5,25,0,0,169,
        5,1,0,0,0,170,171,3,8,4,0,171,172,3,4,2,0,172,7,1,0,0,0,173,175,
        7,0,0,0,174,173,1,0,0,0,175,178,1,0,0,0,176,174,1,0,0,0,176,177,
        1,0,0,0,177,197,1,0,0,0,178,176,1,0,0,0,179,188,3,12,6,0,180,182,
        7,0,0,0,181,180,1,0,0,0,182,183,1,0,0,0,183,181,1,0,0,0,183,184,
        1,0,0,0,184,185,1,0,0,0,185,187,3,12,6,0,186,181,1,0,0,0,187,190,
        1,0,0,0,188,186,1,0,0,0,188,189,1,0,0,0,189,194,1,0,0,0,190,188,
        1,0,0,0,191,193,7,0,0,0,192,191,1,0,0,0,193,196,1,0,0,0,194,192,
        1,0,0,0,194,195,1,0,0,0,195,198,1,0,0,0,196,194,1,0,0,0,197,179,
        1,0,0,0,197,198,1,0,0,0,198,9,1,0,0,0,199,200,5,2,0,0,200,203,3,
        12,6,0,201,203,5,5,0,0,202,199,1,0,0,0,202,201,1,0,0,0,203,204,1,
        0,0,0,204,208,5,32,0,0,205,207,3,2,1,0,206,205,1,0,0,0,207,210,1,
        0,0,0,208,206,1,0,0,0,208,209,1,0,0,0,209,11,1,0,0,0,210,208,1,0,
        0,0,211,213,5,14,0,0,212,211,1,0,0,0,212,213,1,0,0,0,213,214,1,0,
        0,0,214,221,3,30,15,0,215,217,5,34,0,0,216,218,5,14,0,0,217,216,
        1,0,0,0,217,218,1,0,0,0,218,219,1,0,0,0,219,222,3,30,15,0,220,222,
        5,33,0,0,221,215,1,0,0,0,221,220,1,0,0,0,221,222,1,0,0,0,222,13,
        1,0,0,0,223,225,7,1,0,0,224,223,1,0,0,0,224,225,1,0,0,0,225,226,
        1,0,0,0,226,227,5,43,0,0,227,228,7,0,0,0,228,15,1,0,0,0,229,234,
        5,18,0,0,230,231,5,29,0,0,231,233,5,18,0,0,232,230,1,0,0,0,233,236,
        1,0,0,0,234,232,1,0,0,0,234,235,1,0,0,0,235,238,1,0,0,0,236,234,
        1,0,0,0,237,239,3,22,11,0,238,237,1,0,0,0,238,239,1,0,0,0,239,241,
        1,0,0,0,240,242,3,28,14,0,241,240,1,0,0,0,241,242,1,0,0,0,242,245,
        1,0,0,0,243,244,5,34,0,0,244,246,3,30,15,0,245,243,1,0,0,0,245,246,
        1,0,0,0,246,247,1,0,0,0,247,248,7,0,0,0,248,17,1,0,0,0,249,252,3,
        20,10,0,250,253,3,20,10,0,251,253,3,28,14,0,252,250,1,0,0,0,252,
        251,1,0,0,0,252,253,1,0,0,0,253,19,1,0,0,0,254,266,5,44,0,0,255,
        260,3,24,12,0,256,257,5,29,0,0,257,259,3,24,12,0,258,256,1,0,0,0,
        259,262,1,0,0,0,260,258,1,0,0,0,260,261,1,0,0,0,261,264,1,0,0,0,
        262,260,1,0,0,0,263,265,5,29,0,0,264,263,1,0,0,0,264,265,1,0,0,0,
        265,267,1,0,0,0,266,255,1,0,0,0,266,267,1,0,0,0,267,268,1,0,0,0,
        268,269,5,23,0,0,269,21,1,0,0,0,270,282,5,52,0,0,271,276,3,24,12,
        0,272,273,5,29,0,0,273,275,3,24,12,0,274,272,1,0,0,0,275,278,1,0,
        0,0,276,274,1,0,0,0,276,277,1,0,0,0,277,280,1,0,0,0,278,276,1,0,
        0,0,279,281,5,29,0,0,280,279,1,0,0,0,280,281,1,0,0,0,281,283,1,0,
        0,0,282,271,1,0,0,0,282,283,1,0,0,0,283,284,1,0,0,0,284,285,5,27,
        0,0,285,23,1,0,0,0,286,288,5,18,0,0,287,289,5,31,0,0,288,287,1,0,
        0,0,288,289,1,0,0,0,289,290,1,0,0,0,290,296,3,28,14,0,291,293,5,
        31,0,0,292,291,1,0,0,0,292,293,1,0,0,0,293,294,1,0,0,0,294,296,3,
        28,14,0,295,286,1,0,0,0,295,292,1,0,0,0,296,301,1,0,0,0,297,298,
        5,36,0,0,298,300,3,28,14,0,299,297,1,0,0,0,300,303,1,0,0,0,301,299,
        1,0,0,0,301,302,1,0,0,0,302,25,1,0,0,0,303,301,1,0,0,0,304,305,5,
        18,0,0,305,330,3,18,9,0,306,311,5,18,0,0,307,308,5,29,0,0,308,310,
        5,18,0,0,309,307,1,0,0,0,310,313,1,0,0,0,311,309,1,0,0,0,311,312,
        1,0,0,0,312,314,1,0,0,0,313,311,1,0,0,0,314,316,3,28,14,0,315,317,
        5,21,0,0,316,315,1,0,0,0,316,317,1,0,0,0,317,330,1,0,0,0,318,323,
        3,28,14,0,319,320,5,36,0,0,320,322,3,28,14,0,321,319,1,0,0,0,322,
        325,1,0,0,0,323,321,1,0,0,0,323,324,1,0,0,0,324,327,1,0,0,0,325,
        323,1,0,0,0,326,328,5,21,0,0,327,326,1,0,0,0,327,328,1,0,0,0,328,
        330,1,0,0,0,329,304,1,0,0,0,329,306,1,0,0,0,329,318,1,0,0,0,330,
        331,1,0,0,0,331,332,7,0,0,0,332,335,1,0,0,0,333,335,5,28,0,0,334,
        329,1,0,0,0,334,333,1,0,0,0,335,27,1,0,0,0,336,337,3,38,19,0,337,
        29,1,0,0,0,338,343,3,36,18,0,339,340,5,29,0,0,340,342,3,36,18,0,
        341,339,1,0,0,0,342,345,1,0,0,0,343,341,1,0,0,0,343,344,1,0,0,0,
        344,31,1,0,0,0,345,343,1,0,0,0,346,351,3,34,17,0,347,348,5,29,0,
        0,348,350,3,34,17,0,349,347,1,0,0,0,350,353,1,0,0,0,351,349,1,0,
        0,0,351,352,1,0,0,0,352,355,1,0,0,0,353,351,1,0,0,0,354,356,5,29,
        0,0,355,354,1,0,0,0,355,356,1,0,0,0,356,33,1,0,0,0,357,363,3,36,
        18,0,358,360,5,32,0,0,359,361,3,36,18,0,360,359,1,0,0,0,360,361,
        1,0,0,0,361,363,1,0,0,0,362,357,1,0,0,0,362,358,1,0,0,0,363,370,
        1,0,0,0,364,366,5,32,0,0,365,367,3,36,18,0,366,365,1,0,0,0,366,367,
        1,0,0,0,367,369,1,0,0,0,368,364,1,0,0,0,369,372,1,0,0,0,370,368,
        1,0,0,0,370,371,1,0,0,0,371,374,1,0,0,0,372,370,1,0,0,0,373,375,
        5,31,0,0,374,373,1,0,0,0,374,375,1,0,0,0,375,35,1,0,0,0,376,381,
        3,38,19,0,377,378,5,36,0,0,378,380,3,38,19,0,379,377,1,0,0,0,380,
        383,1,0,0,0,381,379,1,0,0,0,381,382,1,0,0,0,382,37,1,0,0,0,383,381,
        1,0,0,0,384,398,5,35,0,0,385,398,5,3,0,0,386,389,5,45,0,0,387,390,
        3,36,18,0,388,390,5,31,0,0,389,387,1,0,0,0,389,388,1,0,0,0,389,390,
        1,0,0,0,390,391,1,0,0,0,391,398,5,27,0,0,392,393,5,12,0,0,393,394,
        5,26,0,0,394,395,3,28,14,0,395,396,5,27,0,0,396,398,1,0,0,0,397,
        384,1,0,0,0,397,385,1,0,0,0,397,386,1,0,0,0,397,392,1,0,0,0,398,
        401,1,0,0,0,399,397,1,0,0,0,399,400,1,0,0,0,400,432,1,0,0,0,401,
        399,1,0,0,0,402,433,5,19,0,0,403,433,5,21,0,0,404,433,5,20,0,0,405,
        433,5,18,0,0,406,433,5,39,0,0,407,409,5,22,0,0,408,410,3,32,16,0,
        409,408,1,0,0,0,409,410,1,0,0,0,410,411,1,0,0,0,411,433,5,23,0,0,
        412,413,5,8,0,0,413,414,3,18,9,0,414,415,3,4,2,0,415,433,1,0,0,0,
        416,417,5,47,0,0,417,433,3,18,9,0,418,419,5,16,0,0,419,423,5,50,
        0,0,420,422,3,26,13,0,421,420,1,0,0,0,422,425,1,0,0,0,423,421,1,
        0,0,0,423,424,1,0,0,0,424,426,1,0,0,0,425,423,1,0,0,0,426,433,5,
        25,0,0,427,429,5,46,0,0,428,430,3,32,16,0,429,428,1,0,0,0,429,430,
        1,0,0,0,430,431,1,0,0,0,431,433,5,25,0,0,432,402,1,0,0,0,432,403,
        1,0,0,0,432,404,1,0,0,0,432,405,1,0,0,0,432,406,1,0,0,0,432,407,
        1,0,0,0,432,412,1,0,0,0,432,416,1,0,0,0,432,418,1,0,0,0,432,427,
        1,0,0,0,433,460,1,0,0,0,434,440,5,30,0,0,435,441,5,18,0,0,436,437,
        5,22,0,0,437,438,3,28,14,0,438,439,5,23,0,0,439,441,1,0,0,0,440,
        435,1,0,0,0,440,436,1,0,0,0,441,459,1,0,0,0,442,444,5,48,0,0,443,
        445,3,32,16,0,444,443,1,0,0,0,444,445,1,0,0,0,445,446,1,0,0,0,446,
        459,5,23,0,0,447,449,5,49,0,0,448,450,3,32,16,0,449,448,1,0,0,0,
        449,450,1,0,0,0,450,451,1,0,0,0,451,459,5,27,0,0,452,454,5,46,0,
        0,453,455,3,32,16,0,454,453,1,0,0,0,454,455,1,0,0,0,455,456,1,0,
        0,0,456,459,5,25,0,0,457,459,5,39,0,0,458,434,1,0,0,0,458,442,1,
        0,0,0,458,447,1,0,0,0,458,452,1,0,0,0,458,457,1,0,0,0,459,462,1,
        0,0,0,460,458,1,0,0,0,460,461,1,0,0,0,461,39,1,0,0,0,462,460,1,0,
        0,0,73,43,61,66,74,79,83,87,91,102,107,113,117,121,123,134,142,147,
        159,165,176,183,188,194,197,202,208,212,217,221,224,234,238,241,
        245,252,260,264,266,276,280,282,288,292,295,301,311,316,323,327,
        329,334,343,351,355,360,362,366,370,374,381,389,397,399,409,423,
        429,432,440,444,449,454,458,460
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!GoParser.__ATN) {
            GoParser.__ATN = new antlr.ATNDeserializer().deserialize(GoParser._serializedATN);
        }

        return GoParser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(GoParser.literalNames, GoParser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return GoParser.vocabulary;
    }

    private static readonly decisionsToDFA = GoParser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class SourceFileContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(GoParser.EOF, 0)!;
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
        return GoParser.RULE_sourceFile;
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
    		return this.getTokens(GoParser.SEMI);
    	} else {
    		return this.getToken(GoParser.SEMI, i);
    	}
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public END(): antlr.TerminalNode[];
    public END(i: number): antlr.TerminalNode | null;
    public END(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.END);
    	} else {
    		return this.getToken(GoParser.END, i);
    	}
    }
    public PACKAGE(): antlr.TerminalNode | null {
        return this.getToken(GoParser.PACKAGE, 0);
    }
    public IDENTIFIER(): antlr.TerminalNode | null {
        return this.getToken(GoParser.IDENTIFIER, 0);
    }
    public IMPORT(): antlr.TerminalNode | null {
        return this.getToken(GoParser.IMPORT, 0);
    }
    public importSpec(): ImportSpecContext[];
    public importSpec(i: number): ImportSpecContext | null;
    public importSpec(i?: number): ImportSpecContext[] | ImportSpecContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ImportSpecContext);
        }

        return this.getRuleContext(i, ImportSpecContext);
    }
    public GROUP_OPEN(): antlr.TerminalNode | null {
        return this.getToken(GoParser.GROUP_OPEN, 0);
    }
    public RPAREN(): antlr.TerminalNode | null {
        return this.getToken(GoParser.RPAREN, 0);
    }
    public DECLARE(): antlr.TerminalNode | null {
        return this.getToken(GoParser.DECLARE, 0);
    }
    public spec(): SpecContext[];
    public spec(i: number): SpecContext | null;
    public spec(i?: number): SpecContext[] | SpecContext | null {
        if (i === undefined) {
            return this.getRuleContexts(SpecContext);
        }

        return this.getRuleContext(i, SpecContext);
    }
    public FUNC_DECLARATION(): antlr.TerminalNode | null {
        return this.getToken(GoParser.FUNC_DECLARATION, 0);
    }
    public signature(): SignatureContext | null {
        return this.getRuleContext(0, SignatureContext);
    }
    public parameters(): ParametersContext | null {
        return this.getRuleContext(0, ParametersContext);
    }
    public typeParameters(): TypeParametersContext | null {
        return this.getRuleContext(0, TypeParametersContext);
    }
    public IF(): antlr.TerminalNode | null {
        return this.getToken(GoParser.IF, 0);
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
    		return this.getTokens(GoParser.ELSE);
    	} else {
    		return this.getToken(GoParser.ELSE, i);
    	}
    }
    public ELSE_IF(): antlr.TerminalNode[];
    public ELSE_IF(i: number): antlr.TerminalNode | null;
    public ELSE_IF(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.ELSE_IF);
    	} else {
    		return this.getToken(GoParser.ELSE_IF, i);
    	}
    }
    public FOR(): antlr.TerminalNode | null {
        return this.getToken(GoParser.FOR, 0);
    }
    public simple(): SimpleContext[];
    public simple(i: number): SimpleContext | null;
    public simple(i?: number): SimpleContext[] | SimpleContext | null {
        if (i === undefined) {
            return this.getRuleContexts(SimpleContext);
        }

        return this.getRuleContext(i, SimpleContext);
    }
    public SWITCH(): antlr.TerminalNode | null {
        return this.getToken(GoParser.SWITCH, 0);
    }
    public head(): HeadContext | null {
        return this.getRuleContext(0, HeadContext);
    }
    public LBRACE(): antlr.TerminalNode | null {
        return this.getToken(GoParser.LBRACE, 0);
    }
    public RBRACE(): antlr.TerminalNode | null {
        return this.getToken(GoParser.RBRACE, 0);
    }
    public clause(): ClauseContext[];
    public clause(i: number): ClauseContext | null;
    public clause(i?: number): ClauseContext[] | ClauseContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ClauseContext);
        }

        return this.getRuleContext(i, ClauseContext);
    }
    public RETURN(): antlr.TerminalNode | null {
        return this.getToken(GoParser.RETURN, 0);
    }
    public expressions(): ExpressionsContext | null {
        return this.getRuleContext(0, ExpressionsContext);
    }
    public BREAK(): antlr.TerminalNode | null {
        return this.getToken(GoParser.BREAK, 0);
    }
    public GO(): antlr.TerminalNode | null {
        return this.getToken(GoParser.GO, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
    }
    public COLON(): antlr.TerminalNode | null {
        return this.getToken(GoParser.COLON, 0);
    }
    public override get ruleIndex(): number {
        return GoParser.RULE_item;
    }
}


export class BlockContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public LBRACE(): antlr.TerminalNode {
        return this.getToken(GoParser.LBRACE, 0)!;
    }
    public RBRACE(): antlr.TerminalNode {
        return this.getToken(GoParser.RBRACE, 0)!;
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
        return GoParser.RULE_block;
    }
}


export class BranchContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public head(): HeadContext {
        return this.getRuleContext(0, HeadContext)!;
    }
    public block(): BlockContext {
        return this.getRuleContext(0, BlockContext)!;
    }
    public override get ruleIndex(): number {
        return GoParser.RULE_branch;
    }
}


export class HeadContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public simple(): SimpleContext[];
    public simple(i: number): SimpleContext | null;
    public simple(i?: number): SimpleContext[] | SimpleContext | null {
        if (i === undefined) {
            return this.getRuleContexts(SimpleContext);
        }

        return this.getRuleContext(i, SimpleContext);
    }
    public END(): antlr.TerminalNode[];
    public END(i: number): antlr.TerminalNode | null;
    public END(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.END);
    	} else {
    		return this.getToken(GoParser.END, i);
    	}
    }
    public SEMI(): antlr.TerminalNode[];
    public SEMI(i: number): antlr.TerminalNode | null;
    public SEMI(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.SEMI);
    	} else {
    		return this.getToken(GoParser.SEMI, i);
    	}
    }
    public override get ruleIndex(): number {
        return GoParser.RULE_head;
    }
}


export class ClauseContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public COLON(): antlr.TerminalNode {
        return this.getToken(GoParser.COLON, 0)!;
    }
    public CASE(): antlr.TerminalNode | null {
        return this.getToken(GoParser.CASE, 0);
    }
    public simple(): SimpleContext | null {
        return this.getRuleContext(0, SimpleContext);
    }
    public DEFAULT(): antlr.TerminalNode | null {
        return this.getToken(GoParser.DEFAULT, 0);
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
        return GoParser.RULE_clause;
    }
}


export class SimpleContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public expressions(): ExpressionsContext[];
    public expressions(i: number): ExpressionsContext | null;
    public expressions(i?: number): ExpressionsContext[] | ExpressionsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionsContext);
        }

        return this.getRuleContext(i, ExpressionsContext);
    }
    public RANGE(): antlr.TerminalNode[];
    public RANGE(i: number): antlr.TerminalNode | null;
    public RANGE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.RANGE);
    	} else {
    		return this.getToken(GoParser.RANGE, i);
    	}
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(GoParser.ASSIGN, 0);
    }
    public INCREMENT(): antlr.TerminalNode | null {
        return this.getToken(GoParser.INCREMENT, 0);
    }
    public override get ruleIndex(): number {
        return GoParser.RULE_simple;
    }
}


export class ImportSpecContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public IMPORT_PATH(): antlr.TerminalNode {
        return this.getToken(GoParser.IMPORT_PATH, 0)!;
    }
    public END(): antlr.TerminalNode | null {
        return this.getToken(GoParser.END, 0);
    }
    public SEMI(): antlr.TerminalNode | null {
        return this.getToken(GoParser.SEMI, 0);
    }
    public IDENTIFIER(): antlr.TerminalNode | null {
        return this.getToken(GoParser.IDENTIFIER, 0);
    }
    public DOT(): antlr.TerminalNode | null {
        return this.getToken(GoParser.DOT, 0);
    }
    public override get ruleIndex(): number {
        return GoParser.RULE_importSpec;
    }
}


export class SpecContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public IDENTIFIER(): antlr.TerminalNode[];
    public IDENTIFIER(i: number): antlr.TerminalNode | null;
    public IDENTIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.IDENTIFIER);
    	} else {
    		return this.getToken(GoParser.IDENTIFIER, i);
    	}
    }
    public END(): antlr.TerminalNode | null {
        return this.getToken(GoParser.END, 0);
    }
    public SEMI(): antlr.TerminalNode | null {
        return this.getToken(GoParser.SEMI, 0);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.COMMA);
    	} else {
    		return this.getToken(GoParser.COMMA, i);
    	}
    }
    public typeParameters(): TypeParametersContext | null {
        return this.getRuleContext(0, TypeParametersContext);
    }
    public type(): TypeContext | null {
        return this.getRuleContext(0, TypeContext);
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(GoParser.ASSIGN, 0);
    }
    public expressions(): ExpressionsContext | null {
        return this.getRuleContext(0, ExpressionsContext);
    }
    public override get ruleIndex(): number {
        return GoParser.RULE_spec;
    }
}


export class SignatureContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public parameters(): ParametersContext[];
    public parameters(i: number): ParametersContext | null;
    public parameters(i?: number): ParametersContext[] | ParametersContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ParametersContext);
        }

        return this.getRuleContext(i, ParametersContext);
    }
    public type(): TypeContext | null {
        return this.getRuleContext(0, TypeContext);
    }
    public override get ruleIndex(): number {
        return GoParser.RULE_signature;
    }
}


export class ParametersContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public PARAMETERS_OPEN(): antlr.TerminalNode {
        return this.getToken(GoParser.PARAMETERS_OPEN, 0)!;
    }
    public RPAREN(): antlr.TerminalNode {
        return this.getToken(GoParser.RPAREN, 0)!;
    }
    public parameter(): ParameterContext[];
    public parameter(i: number): ParameterContext | null;
    public parameter(i?: number): ParameterContext[] | ParameterContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ParameterContext);
        }

        return this.getRuleContext(i, ParameterContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.COMMA);
    	} else {
    		return this.getToken(GoParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return GoParser.RULE_parameters;
    }
}


export class TypeParametersContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public TYPE_PARAMETERS_OPEN(): antlr.TerminalNode {
        return this.getToken(GoParser.TYPE_PARAMETERS_OPEN, 0)!;
    }
    public RBRACK(): antlr.TerminalNode {
        return this.getToken(GoParser.RBRACK, 0)!;
    }
    public parameter(): ParameterContext[];
    public parameter(i: number): ParameterContext | null;
    public parameter(i?: number): ParameterContext[] | ParameterContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ParameterContext);
        }

        return this.getRuleContext(i, ParameterContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.COMMA);
    	} else {
    		return this.getToken(GoParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return GoParser.RULE_typeParameters;
    }
}


export class ParameterContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public IDENTIFIER(): antlr.TerminalNode | null {
        return this.getToken(GoParser.IDENTIFIER, 0);
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
    		return this.getTokens(GoParser.OPERATOR);
    	} else {
    		return this.getToken(GoParser.OPERATOR, i);
    	}
    }
    public ELLIPSIS(): antlr.TerminalNode | null {
        return this.getToken(GoParser.ELLIPSIS, 0);
    }
    public override get ruleIndex(): number {
        return GoParser.RULE_parameter;
    }
}


export class MemberContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public END(): antlr.TerminalNode | null {
        return this.getToken(GoParser.END, 0);
    }
    public SEMI(): antlr.TerminalNode | null {
        return this.getToken(GoParser.SEMI, 0);
    }
    public IDENTIFIER(): antlr.TerminalNode[];
    public IDENTIFIER(i: number): antlr.TerminalNode | null;
    public IDENTIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.IDENTIFIER);
    	} else {
    		return this.getToken(GoParser.IDENTIFIER, i);
    	}
    }
    public signature(): SignatureContext | null {
        return this.getRuleContext(0, SignatureContext);
    }
    public type_(): TypeContext[];
    public type_(i: number): TypeContext | null;
    public type_(i?: number): TypeContext[] | TypeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeContext);
        }

        return this.getRuleContext(i, TypeContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.COMMA);
    	} else {
    		return this.getToken(GoParser.COMMA, i);
    	}
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(GoParser.STRING, 0);
    }
    public OPERATOR(): antlr.TerminalNode[];
    public OPERATOR(i: number): antlr.TerminalNode | null;
    public OPERATOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.OPERATOR);
    	} else {
    		return this.getToken(GoParser.OPERATOR, i);
    	}
    }
    public override get ruleIndex(): number {
        return GoParser.RULE_member;
    }
}


export class TypeContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public operand(): OperandContext {
        return this.getRuleContext(0, OperandContext)!;
    }
    public override get ruleIndex(): number {
        return GoParser.RULE_type;
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
    		return this.getTokens(GoParser.COMMA);
    	} else {
    		return this.getToken(GoParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return GoParser.RULE_expressions;
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
    		return this.getTokens(GoParser.COMMA);
    	} else {
    		return this.getToken(GoParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return GoParser.RULE_elements;
    }
}


export class ElementContext extends antlr.ParserRuleContext {
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
    public COLON(): antlr.TerminalNode[];
    public COLON(i: number): antlr.TerminalNode | null;
    public COLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.COLON);
    	} else {
    		return this.getToken(GoParser.COLON, i);
    	}
    }
    public ELLIPSIS(): antlr.TerminalNode | null {
        return this.getToken(GoParser.ELLIPSIS, 0);
    }
    public override get ruleIndex(): number {
        return GoParser.RULE_element;
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
    public OPERATOR(): antlr.TerminalNode[];
    public OPERATOR(i: number): antlr.TerminalNode | null;
    public OPERATOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.OPERATOR);
    	} else {
    		return this.getToken(GoParser.OPERATOR, i);
    	}
    }
    public override get ruleIndex(): number {
        return GoParser.RULE_expression;
    }
}


export class OperandContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public NUMBER(): antlr.TerminalNode | null {
        return this.getToken(GoParser.NUMBER, 0);
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(GoParser.STRING, 0);
    }
    public CHARACTER(): antlr.TerminalNode | null {
        return this.getToken(GoParser.CHARACTER, 0);
    }
    public IDENTIFIER(): antlr.TerminalNode[];
    public IDENTIFIER(i: number): antlr.TerminalNode | null;
    public IDENTIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.IDENTIFIER);
    	} else {
    		return this.getToken(GoParser.IDENTIFIER, i);
    	}
    }
    public OTHER(): antlr.TerminalNode[];
    public OTHER(i: number): antlr.TerminalNode | null;
    public OTHER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.OTHER);
    	} else {
    		return this.getToken(GoParser.OTHER, i);
    	}
    }
    public LPAREN(): antlr.TerminalNode[];
    public LPAREN(i: number): antlr.TerminalNode | null;
    public LPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.LPAREN);
    	} else {
    		return this.getToken(GoParser.LPAREN, i);
    	}
    }
    public RPAREN(): antlr.TerminalNode[];
    public RPAREN(i: number): antlr.TerminalNode | null;
    public RPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.RPAREN);
    	} else {
    		return this.getToken(GoParser.RPAREN, i);
    	}
    }
    public FUNC(): antlr.TerminalNode | null {
        return this.getToken(GoParser.FUNC, 0);
    }
    public signature(): SignatureContext | null {
        return this.getRuleContext(0, SignatureContext);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public FUNC_TYPE(): antlr.TerminalNode | null {
        return this.getToken(GoParser.FUNC_TYPE, 0);
    }
    public STRUCT(): antlr.TerminalNode | null {
        return this.getToken(GoParser.STRUCT, 0);
    }
    public MEMBERS_OPEN(): antlr.TerminalNode | null {
        return this.getToken(GoParser.MEMBERS_OPEN, 0);
    }
    public RBRACE(): antlr.TerminalNode[];
    public RBRACE(i: number): antlr.TerminalNode | null;
    public RBRACE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.RBRACE);
    	} else {
    		return this.getToken(GoParser.RBRACE, i);
    	}
    }
    public LITERAL_OPEN(): antlr.TerminalNode[];
    public LITERAL_OPEN(i: number): antlr.TerminalNode | null;
    public LITERAL_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.LITERAL_OPEN);
    	} else {
    		return this.getToken(GoParser.LITERAL_OPEN, i);
    	}
    }
    public PREFIX(): antlr.TerminalNode[];
    public PREFIX(i: number): antlr.TerminalNode | null;
    public PREFIX(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.PREFIX);
    	} else {
    		return this.getToken(GoParser.PREFIX, i);
    	}
    }
    public CHAN(): antlr.TerminalNode[];
    public CHAN(i: number): antlr.TerminalNode | null;
    public CHAN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.CHAN);
    	} else {
    		return this.getToken(GoParser.CHAN, i);
    	}
    }
    public ARRAY_OPEN(): antlr.TerminalNode[];
    public ARRAY_OPEN(i: number): antlr.TerminalNode | null;
    public ARRAY_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.ARRAY_OPEN);
    	} else {
    		return this.getToken(GoParser.ARRAY_OPEN, i);
    	}
    }
    public RBRACK(): antlr.TerminalNode[];
    public RBRACK(i: number): antlr.TerminalNode | null;
    public RBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.RBRACK);
    	} else {
    		return this.getToken(GoParser.RBRACK, i);
    	}
    }
    public MAP(): antlr.TerminalNode[];
    public MAP(i: number): antlr.TerminalNode | null;
    public MAP(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.MAP);
    	} else {
    		return this.getToken(GoParser.MAP, i);
    	}
    }
    public LBRACK(): antlr.TerminalNode[];
    public LBRACK(i: number): antlr.TerminalNode | null;
    public LBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.LBRACK);
    	} else {
    		return this.getToken(GoParser.LBRACK, i);
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
    public DOT(): antlr.TerminalNode[];
    public DOT(i: number): antlr.TerminalNode | null;
    public DOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.DOT);
    	} else {
    		return this.getToken(GoParser.DOT, i);
    	}
    }
    public CALL_OPEN(): antlr.TerminalNode[];
    public CALL_OPEN(i: number): antlr.TerminalNode | null;
    public CALL_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.CALL_OPEN);
    	} else {
    		return this.getToken(GoParser.CALL_OPEN, i);
    	}
    }
    public INDEX_OPEN(): antlr.TerminalNode[];
    public INDEX_OPEN(i: number): antlr.TerminalNode | null;
    public INDEX_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.INDEX_OPEN);
    	} else {
    		return this.getToken(GoParser.INDEX_OPEN, i);
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
    public member(): MemberContext[];
    public member(i: number): MemberContext | null;
    public member(i?: number): MemberContext[] | MemberContext | null {
        if (i === undefined) {
            return this.getRuleContexts(MemberContext);
        }

        return this.getRuleContext(i, MemberContext);
    }
    public expression(): ExpressionContext[];
    public expression(i: number): ExpressionContext | null;
    public expression(i?: number): ExpressionContext[] | ExpressionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionContext);
        }

        return this.getRuleContext(i, ExpressionContext);
    }
    public ELLIPSIS(): antlr.TerminalNode[];
    public ELLIPSIS(i: number): antlr.TerminalNode | null;
    public ELLIPSIS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(GoParser.ELLIPSIS);
    	} else {
    		return this.getToken(GoParser.ELLIPSIS, i);
    	}
    }
    public override get ruleIndex(): number {
        return GoParser.RULE_operand;
    }
}
