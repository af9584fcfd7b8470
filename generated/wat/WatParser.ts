
import * as antlr from "antlr4ng";
import { Token } from "antlr4ng";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class WatParser extends antlr.Parser {
    public static readonly SPACE = 1;
    public static readonly LINE_COMMENT = 2;
    public static readonly COMMENT = 3;
    public static readonly OPEN = 4;
    public static readonly CLOSE = 5;
    public static readonly BLOCK = 6;
    public static readonly ELSE = 7;
    public static readonly END = 8;
    public static readonly NUMBER = 9;
    public static readonly ATTRIBUTE = 10;
    public static readonly KEYWORD = 11;
    public static readonly NAME = 12;
    public static readonly STRING = 13;
    public static readonly OTHER = 14;
    public static readonly INNER_COMMENT = 15;
    public static readonly COMMENT_TEXT = 16;
    public static readonly COMMENT_END = 17;
    public static readonly RULE_wat = 0;
    public static readonly RULE_element = 1;
    public static readonly RULE_argument = 2;

    public static readonly literalNames = [
        null, null, null, null, "'('", "')'", null, null, null, null, null, 
        null, null, null, null, null, null, "';)'"
    ];

    public static readonly symbolicNames = [
        null, "SPACE", "LINE_COMMENT", "COMMENT", "OPEN", "CLOSE", "BLOCK", 
        "ELSE", "END", "NUMBER", "ATTRIBUTE", "KEYWORD", "NAME", "STRING", 
        "OTHER", "INNER_COMMENT", "COMMENT_TEXT", "COMMENT_END"
    ];
    public static readonly ruleNames = [
        "wat", "element", "argument",
    ];

    public get grammarFileName(): string { return "WatParser.g4"; }
    public get literalNames(): (string | null)[] { return WatParser.literalNames; }
    public get symbolicNames(): (string | null)[] { return WatParser.symbolicNames; }
    public get ruleNames(): string[] { return WatParser.ruleNames; }
    public get serializedATN(): number[] { return WatParser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, WatParser._ATN, WatParser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public wat(): WatContext {
        let localContext = new WatContext(this.context, this.state);
        this.enterRule(localContext, 0, WatParser.RULE_wat);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 9;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2128) !== 0)) {
                {
                {
                this.state = 6;
                this.element();
                }
                }
                this.state = 11;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 12;
            this.match(WatParser.EOF);
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
        this.enterRule(localContext, 2, WatParser.RULE_element);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 62;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case WatParser.KEYWORD:
                {
                this.state = 14;
                this.match(WatParser.KEYWORD);
                }
                break;
            case WatParser.OPEN:
                {
                this.state = 15;
                this.match(WatParser.OPEN);
                this.state = 16;
                _la = this.tokenStream.LA(1);
                if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 18880) !== 0))) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 20;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 30208) !== 0)) {
                    {
                    {
                    this.state = 17;
                    this.argument();
                    }
                    }
                    this.state = 22;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 26;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2128) !== 0)) {
                    {
                    {
                    this.state = 23;
                    this.element();
                    }
                    }
                    this.state = 28;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 29;
                this.match(WatParser.CLOSE);
                }
                break;
            case WatParser.BLOCK:
                {
                this.state = 30;
                this.match(WatParser.BLOCK);
                this.state = 34;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 30208) !== 0)) {
                    {
                    {
                    this.state = 31;
                    this.argument();
                    }
                    }
                    this.state = 36;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 40;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2128) !== 0)) {
                    {
                    {
                    this.state = 37;
                    this.element();
                    }
                    }
                    this.state = 42;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 58;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 7) {
                    {
                    {
                    this.state = 43;
                    this.match(WatParser.ELSE);
                    this.state = 47;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 30208) !== 0)) {
                        {
                        {
                        this.state = 44;
                        this.argument();
                        }
                        }
                        this.state = 49;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 53;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2128) !== 0)) {
                        {
                        {
                        this.state = 50;
                        this.element();
                        }
                        }
                        this.state = 55;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    }
                    this.state = 60;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 61;
                this.match(WatParser.END);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 67;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 30208) !== 0)) {
                {
                {
                this.state = 64;
                this.argument();
                }
                }
                this.state = 69;
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
    public argument(): ArgumentContext {
        let localContext = new ArgumentContext(this.context, this.state);
        this.enterRule(localContext, 4, WatParser.RULE_argument);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 70;
            _la = this.tokenStream.LA(1);
            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 30208) !== 0))) {
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

    public static readonly _serializedATN: number[] = [
        4,1,17,73,2,0,7,0,2,1,7,1,2,2,7,2,1,0,5,0,8,8,0,10,0,12,0,11,9,0,
        1,0,1,0,1,1,1,1,1,1,1,1,5,1,19,8,1,10,1,12,1,22,9,1,1,1,5,1,25,8,
        1,10,1,12,1,28,9,1,1,1,1,1,1,1,5,1,33,8,1,10,1,12,1,36,9,1,1,1,5,
        1,39,8,1,10,1,12,1,42,9,1,1,1,1,1,5,1,46,8,1,10,1,12,1,49,9,1,1,
        1,5,1,52,8,1,10,1,12,1,55,9,1,5,1,57,8,1,10,1,12,1,60,9,1,1,1,3,
        1,63,8,1,1,1,5,1,66,8,1,10,1,12,1,69,9,1,1,2,1,2,1,2,0,0,3,0,2,4,
        0,2,3,0,6,8,11,11,14,14,2,0,9,10,12,14,80,0,9,1,0,0,0,2,62,1,0,0,
        0,4,70,1,0,0,0,6,8,3,2,1,0,7,6,1,0,0,0,8,11,1,0,0,0,9,7,1,0,0,0,
        9,10,1,0,0,0,10,12,1,0,0,0,11,9,1,0,0,0,12,13,5,0,0,1,13,1,1,0,0,
        0,14,63,5,11,0,0,15,16,5,4,0,0,16,20,7,0,0,0,17,19,3,4,2,0,18,17,
        1,0,0,0,19,22,1,0,0,0,20,18,1,0,0,0,20,21,1,0,0,0,21,26,1,0,0,0,
        22,20,1,0,0,0,23,25,3,2,1,0,24,23,1,0,0,0,25,28,1,0,0,0,26,24,1,
        0,0,0,26,27,1,0,0,0,27,29,1,0,0,0,28,26,1,0,0,0,29,63,5,5,0,0,30,
        34,5,6,0,0,31,33,3,4,2,0,32,31,1,0,0,0,33,36,1,0,0,0,34,32,1,0,0,
        0,34,35,1,0,0,0,35,40,1,0,0,0,36,34,1,0,0,0,37,39,3,2,1,0,38,37,
        1,0,0,0,39,42,1,0,0,0,40,38,1,0,0,0,40,41,1,0,0,0,41,58,1,0,0,0,
        42,40,1,0,0,0,43,47,5,7,0,0,44,46,3,4,2,0,45,44,1,0,0,0,46,49,1,
        0,0,0,47,45,1,0,0,0,47,48,1,0,0,0,48,53,1,0,0,0,49,47,1,0,0,0,50,
        52,3,2,1,0,51,50,1,0,0,0,52,55,1,0,0,0,53,51,1,0,0,0,53,54,1,0,0,
        0,54,57,1,0,0,0,55,53,1,0,0,0,56,43,1,0,0,0,57,60,1,0,0,0,58,56,
        1,0,0,0,58,59,1,0,0,0,59,61,1,0,0,0,60,58,1,0,0,0,61,63,5,8,0,0,
        62,14,1,0,0,0,62,15,1,0,0,0,62,30,1,0,0,0,63,67,1,0,0,0,64,66,3,
        4,2,0,65,64,1,0,0,0,66,69,1,0,0,0,67,65,1,0,0,0,67,68,1,0,0,0,68,
        3,1,0,0,0,69,67,1,0,0,0,70,71,7,1,0,0,71,5,1,0,0,0,10,9,20,26,34,
        40,47,53,58,62,67
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!WatParser.__ATN) {
            WatParser.__ATN = new antlr.ATNDeserializer().deserialize(WatParser._serializedATN);
        }

        return WatParser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(WatParser.literalNames, WatParser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return WatParser.vocabulary;
    }

    private static readonly decisionsToDFA = WatParser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class WatContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(WatParser.EOF, 0)!;
    }
    public element(): ElementContext[];
    public element(i: number): ElementContext | null;
    public element(i?: number): ElementContext[] | ElementContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ElementContext);
        }

        return this.getRuleContext(i, ElementContext);
    }
    public override get ruleIndex(): number {
        return WatParser.RULE_wat;
    }
}


export class ElementContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public KEYWORD(): antlr.TerminalNode | null {
        return this.getToken(WatParser.KEYWORD, 0);
    }
    public OPEN(): antlr.TerminalNode | null {
        return this.getToken(WatParser.OPEN, 0);
    }
    public CLOSE(): antlr.TerminalNode | null {
        return this.getToken(WatParser.CLOSE, 0);
    }
    public BLOCK(): antlr.TerminalNode | null {
        return this.getToken(WatParser.BLOCK, 0);
    }
    public END(): antlr.TerminalNode | null {
        return this.getToken(WatParser.END, 0);
    }
    public ELSE(): antlr.TerminalNode[];
    public ELSE(i: number): antlr.TerminalNode | null;
    public ELSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(WatParser.ELSE);
    	} else {
    		return this.getToken(WatParser.ELSE, i);
    	}
    }
    public OTHER(): antlr.TerminalNode | null {
        return this.getToken(WatParser.OTHER, 0);
    }
    public argument(): ArgumentContext[];
    public argument(i: number): ArgumentContext | null;
    public argument(i?: number): ArgumentContext[] | ArgumentContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ArgumentContext);
        }

        return this.getRuleContext(i, ArgumentContext);
    }
    public element(): ElementContext[];
    public element(i: number): ElementContext | null;
    public element(i?: number): ElementContext[] | ElementContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ElementContext);
        }

        return this.getRuleContext(i, ElementContext);
    }
    public override get ruleIndex(): number {
        return WatParser.RULE_element;
    }
}


export class ArgumentContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public NUMBER(): antlr.TerminalNode | null {
        return this.getToken(WatParser.NUMBER, 0);
    }
    public NAME(): antlr.TerminalNode | null {
        return this.getToken(WatParser.NAME, 0);
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(WatParser.STRING, 0);
    }
    public ATTRIBUTE(): antlr.TerminalNode | null {
        return this.getToken(WatParser.ATTRIBUTE, 0);
    }
    public OTHER(): antlr.TerminalNode | null {
        return this.getToken(WatParser.OTHER, 0);
    }
    public override get ruleIndex(): number {
        return WatParser.RULE_argument;
    }
}
