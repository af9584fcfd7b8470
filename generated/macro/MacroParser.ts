
import * as antlr from "antlr4ng";
import { Token } from "antlr4ng";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class MacroParser extends antlr.Parser {
    public static readonly KEYWORD = 1;
    public static readonly NAME = 2;
    public static readonly NUMBER = 3;
    public static readonly STRING = 4;
    public static readonly CHARACTER = 5;
    public static readonly LPAREN = 6;
    public static readonly RPAREN = 7;
    public static readonly LBRACK = 8;
    public static readonly RBRACK = 9;
    public static readonly LBRACE = 10;
    public static readonly RBRACE = 11;
    public static readonly SEPARATOR = 12;
    public static readonly OPERATOR = 13;
    public static readonly SPLICE = 14;
    public static readonly SPACE = 15;
    public static readonly COMMENT = 16;
    public static readonly LINE_COMMENT = 17;
    public static readonly OTHER = 18;
    public static readonly RULE_macroName = 0;
    public static readonly RULE_macroValue = 1;
    public static readonly RULE_macroCondition = 2;
    public static readonly RULE_macroPiece = 3;

    public static readonly literalNames = [
        null, null, null, null, null, null, "'('", "')'", "'['", "']'", 
        "'{'", "'}'"
    ];

    public static readonly symbolicNames = [
        null, "KEYWORD", "NAME", "NUMBER", "STRING", "CHARACTER", "LPAREN", 
        "RPAREN", "LBRACK", "RBRACK", "LBRACE", "RBRACE", "SEPARATOR", "OPERATOR", 
        "SPLICE", "SPACE", "COMMENT", "LINE_COMMENT", "OTHER"
    ];
    public static readonly ruleNames = [
        "macroName", "macroValue", "macroCondition", "macroPiece",
    ];

    public get grammarFileName(): string { return "MacroParser.g4"; }
    public get literalNames(): (string | null)[] { return MacroParser.literalNames; }
    public get symbolicNames(): (string | null)[] { return MacroParser.symbolicNames; }
    public get ruleNames(): string[] { return MacroParser.ruleNames; }
    public get serializedATN(): number[] { return MacroParser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, MacroParser._ATN, MacroParser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public macroName(): MacroNameContext {
        let localContext = new MacroNameContext(this.context, this.state);
        this.enterRule(localContext, 0, MacroParser.RULE_macroName);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 8;
            _la = this.tokenStream.LA(1);
            if(!(_la === 1 || _la === 2)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 15;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 294910) !== 0)) {
                {
                this.state = 13;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case MacroParser.KEYWORD:
                case MacroParser.NAME:
                case MacroParser.NUMBER:
                case MacroParser.STRING:
                case MacroParser.CHARACTER:
                case MacroParser.LPAREN:
                case MacroParser.LBRACK:
                case MacroParser.LBRACE:
                case MacroParser.SEPARATOR:
                case MacroParser.OPERATOR:
                case MacroParser.SPLICE:
                case MacroParser.OTHER:
                    {
                    this.state = 9;
                    this.macroPiece();
                    }
                    break;
                case MacroParser.RPAREN:
                    {
                    this.state = 10;
                    this.match(MacroParser.RPAREN);
                    }
                    break;
                case MacroParser.RBRACK:
                    {
                    this.state = 11;
                    this.match(MacroParser.RBRACK);
                    }
                    break;
                case MacroParser.RBRACE:
                    {
                    this.state = 12;
                    this.match(MacroParser.RBRACE);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 17;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 18;
            this.match(MacroParser.EOF);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public macroValue(): MacroValueContext {
        let localContext = new MacroValueContext(this.context, this.state);
        this.enterRule(localContext, 2, MacroParser.RULE_macroValue);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 26;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 294910) !== 0)) {
                {
                this.state = 24;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case MacroParser.KEYWORD:
                case MacroParser.NAME:
                case MacroParser.NUMBER:
                case MacroParser.STRING:
                case MacroParser.CHARACTER:
                case MacroParser.LPAREN:
                case MacroParser.LBRACK:
                case MacroParser.LBRACE:
                case MacroParser.SEPARATOR:
                case MacroParser.OPERATOR:
                case MacroParser.SPLICE:
                case MacroParser.OTHER:
                    {
                    this.state = 20;
                    this.macroPiece();
                    }
                    break;
                case MacroParser.RPAREN:
                    {
                    this.state = 21;
                    this.match(MacroParser.RPAREN);
                    }
                    break;
                case MacroParser.RBRACK:
                    {
                    this.state = 22;
                    this.match(MacroParser.RBRACK);
                    }
                    break;
                case MacroParser.RBRACE:
                    {
                    this.state = 23;
                    this.match(MacroParser.RBRACE);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 28;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 29;
            this.match(MacroParser.EOF);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public macroCondition(): MacroConditionContext {
        let localContext = new MacroConditionContext(this.context, this.state);
        this.enterRule(localContext, 4, MacroParser.RULE_macroCondition);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 35;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            do {
                {
                this.state = 35;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case MacroParser.KEYWORD:
                case MacroParser.NAME:
                case MacroParser.NUMBER:
                case MacroParser.STRING:
                case MacroParser.CHARACTER:
                case MacroParser.LPAREN:
                case MacroParser.LBRACK:
                case MacroParser.LBRACE:
                case MacroParser.SEPARATOR:
                case MacroParser.OPERATOR:
                case MacroParser.SPLICE:
                case MacroParser.OTHER:
                    {
                    this.state = 31;
                    this.macroPiece();
                    }
                    break;
                case MacroParser.RPAREN:
                    {
                    this.state = 32;
                    this.match(MacroParser.RPAREN);
                    }
                    break;
                case MacroParser.RBRACK:
                    {
                    this.state = 33;
                    this.match(MacroParser.RBRACK);
                    }
                    break;
                case MacroParser.RBRACE:
                    {
                    this.state = 34;
                    this.match(MacroParser.RBRACE);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 37;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 294910) !== 0));
            this.state = 39;
            this.match(MacroParser.EOF);
            }
        }
        catch (re) {
            if (re instanceof antlr.RecognitionException) {
                this.errorHandler.reportError(this, re);
                this.errorHandler.recover(this, re);
            } else {
                throw re;
            }
        }
        finally {
            this.exitRule();
        }
        return localContext;
    }
    public macroPiece(): MacroPieceContext {
        let localContext = new MacroPieceContext(this.context, this.state);
        this.enterRule(localContext, 6, MacroParser.RULE_macroPiece);
        try {
            let alternative: number;
            this.state = 80;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case MacroParser.LPAREN:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 41;
                this.match(MacroParser.LPAREN);
                this.state = 45;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 6, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 42;
                        this.macroPiece();
                        }
                        }
                    }
                    this.state = 47;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 6, this.context);
                }
                this.state = 49;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 7, this.context) ) {
                case 1:
                    {
                    this.state = 48;
                    this.match(MacroParser.RPAREN);
                    }
                    break;
                }
                }
                break;
            case MacroParser.LBRACK:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 51;
                this.match(MacroParser.LBRACK);
                this.state = 55;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 8, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 52;
                        this.macroPiece();
                        }
                        }
                    }
                    this.state = 57;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 8, this.context);
                }
                this.state = 59;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 9, this.context) ) {
                case 1:
                    {
                    this.state = 58;
                    this.match(MacroParser.RBRACK);
                    }
                    break;
                }
                }
                break;
            case MacroParser.LBRACE:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 61;
                this.match(MacroParser.LBRACE);
                this.state = 65;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 10, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 62;
                        this.macroPiece();
                        }
                        }
                    }
                    this.state = 67;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 10, this.context);
                }
                this.state = 69;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 11, this.context) ) {
                case 1:
                    {
                    this.state = 68;
                    this.match(MacroParser.RBRACE);
                    }
                    break;
                }
                }
                break;
            case MacroParser.NAME:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 71;
                this.match(MacroParser.NAME);
                }
                break;
            case MacroParser.KEYWORD:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 72;
                this.match(MacroParser.KEYWORD);
                }
                break;
            case MacroParser.NUMBER:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 73;
                this.match(MacroParser.NUMBER);
                }
                break;
            case MacroParser.STRING:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 74;
                this.match(MacroParser.STRING);
                }
                break;
            case MacroParser.CHARACTER:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 75;
                this.match(MacroParser.CHARACTER);
                }
                break;
            case MacroParser.SEPARATOR:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 76;
                this.match(MacroParser.SEPARATOR);
                }
                break;
            case MacroParser.OPERATOR:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 77;
                this.match(MacroParser.OPERATOR);
                }
                break;
            case MacroParser.SPLICE:
                this.enterOuterAlt(localContext, 11);
                {
                this.state = 78;
                this.match(MacroParser.SPLICE);
                }
                break;
            case MacroParser.OTHER:
                this.enterOuterAlt(localContext, 12);
                {
                this.state = 79;
                this.match(MacroParser.OTHER);
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
        4,1,18,83,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,1,0,1,0,1,0,1,0,1,0,5,
        0,14,8,0,10,0,12,0,17,9,0,1,0,1,0,1,1,1,1,1,1,1,1,5,1,25,8,1,10,
        1,12,1,28,9,1,1,1,1,1,1,2,1,2,1,2,1,2,4,2,36,8,2,11,2,12,2,37,1,
        2,1,2,1,3,1,3,5,3,44,8,3,10,3,12,3,47,9,3,1,3,3,3,50,8,3,1,3,1,3,
        5,3,54,8,3,10,3,12,3,57,9,3,1,3,3,3,60,8,3,1,3,1,3,5,3,64,8,3,10,
        3,12,3,67,9,3,1,3,3,3,70,8,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,1,3,
        3,3,81,8,3,1,3,0,0,4,0,2,4,6,0,1,1,0,1,2,107,0,8,1,0,0,0,2,26,1,
        0,0,0,4,35,1,0,0,0,6,80,1,0,0,0,8,15,7,0,0,0,9,14,3,6,3,0,10,14,
        5,7,0,0,11,14,5,9,0,0,12,14,5,11,0,0,13,9,1,0,0,0,13,10,1,0,0,0,
        13,11,1,0,0,0,13,12,1,0,0,0,14,17,1,0,0,0,15,13,1,0,0,0,15,16,1,
        0,0,0,16,18,1,0,0,0,17,15,1,0,0,0,18,19,5,0,0,1,19,1,1,0,0,0,20,
        25,3,6,3,0,21,25,5,7,0,0,22,25,5,9,0,0,23,25,5,11,0,0,24,20,1,0,
        0,0,24,21,1,0,0,0,24,22,1,0,0,0,24,23,1,0,0,0,25,28,1,0,0,0,26,24,
        1,0,0,0,26,27,1,0,0,0,27,29,1,0,0,0,28,26,1,0,0,0,29,30,5,0,0,1,
        30,3,1,0,0,0,31,36,3,6,3,0,32,36,5,7,0,0,33,36,5,9,0,0,34,36,5,11,
        0,0,35,31,1,0,0,0,35,32,1,0,0,0,35,33,1,0,0,0,35,34,1,0,0,0,36,37,
        1,0,0,0,37,35,1,0,0,0,37,38,1,0,0,0,38,39,1,0,0,0,39,40,5,0,0,1,
        40,5,1,0,0,0,41,45,5,6,0,0,42,44,3,6,3,0,43,42,1,0,0,0,44,47,1,0,
        0,0,45,43,1,0,0,0,45,46,1,0,0,0,46,49,1,0,0,0,47,45,1,0,0,0,48,50,
        5,7,0,0,49,48,1,0,0,0,49,50,1,0,0,0,50,81,1,0,0,0,51,55,5,8,0,0,
        52,54,3,6,3,0,53,52,1,0,0,0,54,57,1,0,0,0,55,53,1,0,0,0,55,56,1,
        0,0,0,56,59,1,0,0,0,57,55,1,0,0,0,58,60,5,9,0,0,59,58,1,0,0,0,59,
        60,1,0,0,0,60,81,1,0,0,0,61,65,5,10,0,0,62,64,3,6,3,0,63,62,1,0,
        0,0,64,67,1,0,0,0,65,63,1,0,0,0,65,66,1,0,0,0,66,69,1,0,0,0,67,65,
        1,0,0,0,68,70,5,11,0,0,69,68,1,0,0,0,69,70,1,0,0,0,70,81,1,0,0,0,
        71,81,5,2,0,0,72,81,5,1,0,0,73,81,5,3,0,0,74,81,5,4,0,0,75,81,5,
        5,0,0,76,81,5,12,0,0,77,81,5,13,0,0,78,81,5,14,0,0,79,81,5,18,0,
        0,80,41,1,0,0,0,80,51,1,0,0,0,80,61,1,0,0,0,80,71,1,0,0,0,80,72,
        1,0,0,0,80,73,1,0,0,0,80,74,1,0,0,0,80,75,1,0,0,0,80,76,1,0,0,0,
        80,77,1,0,0,0,80,78,1,0,0,0,80,79,1,0,0,0,81,7,1,0,0,0,13,13,15,
        24,26,35,37,45,49,55,59,65,69,80
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!MacroParser.__ATN) {
            MacroParser.__ATN = new antlr.ATNDeserializer().deserialize(MacroParser._serializedATN);
        }

        return MacroParser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(MacroParser.literalNames, MacroParser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return MacroParser.vocabulary;
    }

    private static readonly decisionsToDFA = MacroParser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class MacroNameContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(MacroParser.EOF, 0)!;
    }
    public NAME(): antlr.TerminalNode | null {
        return this.getToken(MacroParser.NAME, 0);
    }
    public KEYWORD(): antlr.TerminalNode | null {
        return this.getToken(MacroParser.KEYWORD, 0);
    }
    public macroPiece(): MacroPieceContext[];
    public macroPiece(i: number): MacroPieceContext | null;
    public macroPiece(i?: number): MacroPieceContext[] | MacroPieceContext | null {
        if (i === undefined) {
            return this.getRuleContexts(MacroPieceContext);
        }

        return this.getRuleContext(i, MacroPieceContext);
    }
    public RPAREN(): antlr.TerminalNode[];
    public RPAREN(i: number): antlr.TerminalNode | null;
    public RPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MacroParser.RPAREN);
    	} else {
    		return this.getToken(MacroParser.RPAREN, i);
    	}
    }
    public RBRACK(): antlr.TerminalNode[];
    public RBRACK(i: number): antlr.TerminalNode | null;
    public RBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MacroParser.RBRACK);
    	} else {
    		return this.getToken(MacroParser.RBRACK, i);
    	}
    }
    public RBRACE(): antlr.TerminalNode[];
    public RBRACE(i: number): antlr.TerminalNode | null;
    public RBRACE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MacroParser.RBRACE);
    	} else {
    		return this.getToken(MacroParser.RBRACE, i);
    	}
    }
    public override get ruleIndex(): number {
        return MacroParser.RULE_macroName;
    }
}


export class MacroValueContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(MacroParser.EOF, 0)!;
    }
    public macroPiece(): MacroPieceContext[];
    public macroPiece(i: number): MacroPieceContext | null;
    public macroPiece(i?: number): MacroPieceContext[] | MacroPieceContext | null {
        if (i === undefined) {
            return this.getRuleContexts(MacroPieceContext);
        }

        return this.getRuleContext(i, MacroPieceContext);
    }
    public RPAREN(): antlr.TerminalNode[];
    public RPAREN(i: number): antlr.TerminalNode | null;
    public RPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MacroParser.RPAREN);
    	} else {
    		return this.getToken(MacroParser.RPAREN, i);
    	}
    }
    public RBRACK(): antlr.TerminalNode[];
    public RBRACK(i: number): antlr.TerminalNode | null;
    public RBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MacroParser.RBRACK);
    	} else {
    		return this.getToken(MacroParser.RBRACK, i);
    	}
    }
    public RBRACE(): antlr.TerminalNode[];
    public RBRACE(i: number): antlr.TerminalNode | null;
    public RBRACE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MacroParser.RBRACE);
    	} else {
    		return this.getToken(MacroParser.RBRACE, i);
    	}
    }
    public override get ruleIndex(): number {
        return MacroParser.RULE_macroValue;
    }
}


export class MacroConditionContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(MacroParser.EOF, 0)!;
    }
    public macroPiece(): MacroPieceContext[];
    public macroPiece(i: number): MacroPieceContext | null;
    public macroPiece(i?: number): MacroPieceContext[] | MacroPieceContext | null {
        if (i === undefined) {
            return this.getRuleContexts(MacroPieceContext);
        }

        return this.getRuleContext(i, MacroPieceContext);
    }
    public RPAREN(): antlr.TerminalNode[];
    public RPAREN(i: number): antlr.TerminalNode | null;
    public RPAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MacroParser.RPAREN);
    	} else {
    		return this.getToken(MacroParser.RPAREN, i);
    	}
    }
    public RBRACK(): antlr.TerminalNode[];
    public RBRACK(i: number): antlr.TerminalNode | null;
    public RBRACK(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MacroParser.RBRACK);
    	} else {
    		return this.getToken(MacroParser.RBRACK, i);
    	}
    }
    public RBRACE(): antlr.TerminalNode[];
    public RBRACE(i: number): antlr.TerminalNode | null;
    public RBRACE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(MacroParser.RBRACE);
    	} else {
    		return this.getToken(MacroParser.RBRACE, i);
    	}
    }
    public override get ruleIndex(): number {
        return MacroParser.RULE_macroCondition;
    }
}


export class MacroPieceContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public LPAREN(): antlr.TerminalNode | null {
        return this.getToken(MacroParser.LPAREN, 0);
    }
    public macroPiece(): MacroPieceContext[];
    public macroPiece(i: number): MacroPieceContext | null;
    public macroPiece(i?: number): MacroPieceContext[] | MacroPieceContext | null {
        if (i === undefined) {
            return this.getRuleContexts(MacroPieceContext);
        }

        return this.getRuleContext(i, MacroPieceContext);
    }
    public RPAREN(): antlr.TerminalNode | null {
        return this.getToken(MacroParser.RPAREN, 0);
    }
    public LBRACK(): antlr.TerminalNode | null {
        return this.getToken(MacroParser.LBRACK, 0);
    }
    public RBRACK(): antlr.TerminalNode | null {
        return this.getToken(MacroParser.RBRACK, 0);
    }
    public LBRACE(): antlr.TerminalNode | null {
        return this.getToken(MacroParser.LBRACE, 0);
    }
    public RBRACE(): antlr.TerminalNode | null {
        return this.getToken(MacroParser.RBRACE, 0);
    }
    public NAME(): antlr.TerminalNode | null {
        return this.getToken(MacroParser.NAME, 0);
    }
    public KEYWORD(): antlr.TerminalNode | null {
        return this.getToken(MacroParser.KEYWORD, 0);
    }
    public NUMBER(): antlr.TerminalNode | null {
        return this.getToken(MacroParser.NUMBER, 0);
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(MacroParser.STRING, 0);
    }
    public CHARACTER(): antlr.TerminalNode | null {
        return this.getToken(MacroParser.CHARACTER, 0);
    }
    public SEPARATOR(): antlr.TerminalNode | null {
        return this.getToken(MacroParser.SEPARATOR, 0);
    }
    public OPERATOR(): antlr.TerminalNode | null {
        return this.getToken(MacroParser.OPERATOR, 0);
    }
    public SPLICE(): antlr.TerminalNode | null {
        return this.getToken(MacroParser.SPLICE, 0);
    }
    public OTHER(): antlr.TerminalNode | null {
        return this.getToken(MacroParser.OTHER, 0);
    }
    public override get ruleIndex(): number {
        return MacroParser.RULE_macroPiece;
    }
}
