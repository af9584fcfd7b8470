
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
    public static readonly RULE_macro = 0;
    public static readonly RULE_condition = 1;
    public static readonly RULE_piece = 2;

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
        "macro", "condition", "piece",
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
    public macro(): MacroContext {
        let localContext = new MacroContext(this.context, this.state);
        this.enterRule(localContext, 0, MacroParser.RULE_macro);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 6;
            _la = this.tokenStream.LA(1);
            if(!(_la === 1 || _la === 2)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 13;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 294910) !== 0)) {
                {
                this.state = 11;
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
                    this.state = 7;
                    this.piece();
                    }
                    break;
                case MacroParser.RPAREN:
                    {
                    this.state = 8;
                    this.match(MacroParser.RPAREN);
                    }
                    break;
                case MacroParser.RBRACK:
                    {
                    this.state = 9;
                    this.match(MacroParser.RBRACK);
                    }
                    break;
                case MacroParser.RBRACE:
                    {
                    this.state = 10;
                    this.match(MacroParser.RBRACE);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 15;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 16;
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
    public condition(): ConditionContext {
        let localContext = new ConditionContext(this.context, this.state);
        this.enterRule(localContext, 2, MacroParser.RULE_condition);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 22;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            do {
                {
                this.state = 22;
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
                    this.state = 18;
                    this.piece();
                    }
                    break;
                case MacroParser.RPAREN:
                    {
                    this.state = 19;
                    this.match(MacroParser.RPAREN);
                    }
                    break;
                case MacroParser.RBRACK:
                    {
                    this.state = 20;
                    this.match(MacroParser.RBRACK);
                    }
                    break;
                case MacroParser.RBRACE:
                    {
                    this.state = 21;
                    this.match(MacroParser.RBRACE);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 24;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            } while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 294910) !== 0));
            this.state = 26;
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
    public piece(): PieceContext {
        let localContext = new PieceContext(this.context, this.state);
        this.enterRule(localContext, 4, MacroParser.RULE_piece);
        try {
            let alternative: number;
            this.state = 67;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case MacroParser.LPAREN:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 28;
                this.match(MacroParser.LPAREN);
                this.state = 32;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 4, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 29;
                        this.piece();
                        }
                        }
                    }
                    this.state = 34;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 4, this.context);
                }
                this.state = 36;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 5, this.context) ) {
                case 1:
                    {
                    this.state = 35;
                    this.match(MacroParser.RPAREN);
                    }
                    break;
                }
                }
                break;
            case MacroParser.LBRACK:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 38;
                this.match(MacroParser.LBRACK);
                this.state = 42;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 6, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 39;
                        this.piece();
                        }
                        }
                    }
                    this.state = 44;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 6, this.context);
                }
                this.state = 46;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 7, this.context) ) {
                case 1:
                    {
                    this.state = 45;
                    this.match(MacroParser.RBRACK);
                    }
                    break;
                }
                }
                break;
            case MacroParser.LBRACE:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 48;
                this.match(MacroParser.LBRACE);
                this.state = 52;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 8, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 49;
                        this.piece();
                        }
                        }
                    }
                    this.state = 54;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 8, this.context);
                }
                this.state = 56;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 9, this.context) ) {
                case 1:
                    {
                    this.state = 55;
                    this.match(MacroParser.RBRACE);
                    }
                    break;
                }
                }
                break;
            case MacroParser.NAME:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 58;
                this.match(MacroParser.NAME);
                }
                break;
            case MacroParser.KEYWORD:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 59;
                this.match(MacroParser.KEYWORD);
                }
                break;
            case MacroParser.NUMBER:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 60;
                this.match(MacroParser.NUMBER);
                }
                break;
            case MacroParser.STRING:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 61;
                this.match(MacroParser.STRING);
                }
                break;
            case MacroParser.CHARACTER:
                this.enterOuterAlt(localContext, 8);
                {
                this.state = 62;
                this.match(MacroParser.CHARACTER);
                }
                break;
            case MacroParser.SEPARATOR:
                this.enterOuterAlt(localContext, 9);
                {
                this.state = 63;
                this.match(MacroParser.SEPARATOR);
                }
                break;
            case MacroParser.OPERATOR:
                this.enterOuterAlt(localContext, 10);
                {
                this.state = 64;
                this.match(MacroParser.OPERATOR);
                }
                break;
            case MacroParser.SPLICE:
                this.enterOuterAlt(localContext, 11);
                {
                this.state = 65;
                this.match(MacroParser.SPLICE);
                }
                break;
            case MacroParser.OTHER:
                this.enterOuterAlt(localContext, 12);
                {
                this.state = 66;
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
        4,1,18,70,2,0,7,0,2,1,7,1,2,2,7,2,1,0,1,0,1,0,1,0,1,0,5,0,12,8,0,
        10,0,12,0,15,9,0,1,0,1,0,1,1,1,1,1,1,1,1,4,1,23,8,1,11,1,12,1,24,
        1,1,1,1,1,2,1,2,5,2,31,8,2,10,2,12,2,34,9,2,1,2,3,2,37,8,2,1,2,1,
        2,5,2,41,8,2,10,2,12,2,44,9,2,1,2,3,2,47,8,2,1,2,1,2,5,2,51,8,2,
        10,2,12,2,54,9,2,1,2,3,2,57,8,2,1,2,1,2,1,2,1,2,1,2,1,2,1,2,1,2,
        1,2,3,2,68,8,2,1,2,0,0,3,0,2,4,0,1,1,0,1,2,91,0,6,1,0,0,0,2,22,1,
        0,0,0,4,67,1,0,0,0,6,13,7,0,0,0,7,12,3,4,2,0,8,12,5,7,0,0,9,12,5,
        9,0,0,10,12,5,11,0,0,11,7,1,0,0,0,11,8,1,0,0,0,11,9,1,0,0,0,11,10,
        1,0,0,0,12,15,1,0,0,0,13,11,1,0,0,0,13,14,1,0,0,0,14,16,1,0,0,0,
        15,13,1,0,0,0,16,17,5,0,0,1,17,1,1,0,0,0,18,23,3,4,2,0,19,23,5,7,
        0,0,20,23,5,9,0,0,21,23,5,11,0,0,22,18,1,0,0,0,22,19,1,0,0,0,22,
        20,1,0,0,0,22,21,1,0,0,0,23,24,1,0,0,0,24,22,1,0,0,0,24,25,1,0,0,
        0,25,26,1,0,0,0,26,27,5,0,0,1,27,3,1,0,0,0,28,32,5,6,0,0,29,31,3,
        4,2,0,30,29,1,0,0,0,31,34,1,0,0,0,32,30,1,0,0,0,32,33,1,0,0,0,33,
        36,1,0,0,0,34,32,1,0,0,0,35,37,5,7,0,0,36,35,1,0,0,0,36,37,1,0,0,
        0,37,68,1,0,0,0,38,42,5,8,0,0,39,41,3,4,2,0,40,39,1,0,0,0,41,44,
        1,0,0,0,42,40,1,0,0,0,42,43,1,0,0,0,43,46,1,0,0,0,44,42,1,0,0,0,
        45,47,5,9,0,0,46,45,1,0,0,0,46,47,1,0,0,0,47,68,1,0,0,0,48,52,5,
        10,0,0,49,51,3,4,2,0,50,49,1,0,0,0,51,54,1,0,0,0,52,50,1,0,0,0,52,
        53,1,0,0,0,53,56,1,0,0,0,54,52,1,0,0,0,55,57,5,11,0,0,56,55,1,0,
        0,0,56,57,1,0,0,0,57,68,1,0,0,0,58,68,5,2,0,0,59,68,5,1,0,0,60,68,
        5,3,0,0,61,68,5,4,0,0,62,68,5,5,0,0,63,68,5,12,0,0,64,68,5,13,0,
        0,65,68,5,14,0,0,66,68,5,18,0,0,67,28,1,0,0,0,67,38,1,0,0,0,67,48,
        1,0,0,0,67,58,1,0,0,0,67,59,1,0,0,0,67,60,1,0,0,0,67,61,1,0,0,0,
        67,62,1,0,0,0,67,63,1,0,0,0,67,64,1,0,0,0,67,65,1,0,0,0,67,66,1,
        0,0,0,68,5,1,0,0,0,11,11,13,22,24,32,36,42,46,52,56,67
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

export class MacroContext extends antlr.ParserRuleContext {
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
    public piece(): PieceContext[];
    public piece(i: number): PieceContext | null;
    public piece(i?: number): PieceContext[] | PieceContext | null {
        if (i === undefined) {
            return this.getRuleContexts(PieceContext);
        }

        return this.getRuleContext(i, PieceContext);
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
        return MacroParser.RULE_macro;
    }
}


export class ConditionContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(MacroParser.EOF, 0)!;
    }
    public piece(): PieceContext[];
    public piece(i: number): PieceContext | null;
    public piece(i?: number): PieceContext[] | PieceContext | null {
        if (i === undefined) {
            return this.getRuleContexts(PieceContext);
        }

        return this.getRuleContext(i, PieceContext);
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
        return MacroParser.RULE_condition;
    }
}


export class PieceContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public LPAREN(): antlr.TerminalNode | null {
        return this.getToken(MacroParser.LPAREN, 0);
    }
    public piece(): PieceContext[];
    public piece(i: number): PieceContext | null;
    public piece(i?: number): PieceContext[] | PieceContext | null {
        if (i === undefined) {
            return this.getRuleContexts(PieceContext);
        }

        return this.getRuleContext(i, PieceContext);
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
        return MacroParser.RULE_piece;
    }
}
