
import * as antlr from "antlr4ng";
import { Token } from "antlr4ng";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class IniParser extends antlr.Parser {
    public static readonly LINE_END = 1;
    public static readonly INDENTATION = 2;
    public static readonly COMMENT = 3;
    public static readonly HEADER = 4;
    public static readonly KEY = 5;
    public static readonly SEPARATOR = 6;
    public static readonly OTHER = 7;
    public static readonly INDENTED_END = 8;
    public static readonly INDENTED_SPACE = 9;
    public static readonly INDENTED_COMMENT = 10;
    public static readonly GOES_ON_SPACE = 11;
    public static readonly GOES_ON_COMMENT = 12;
    public static readonly GOES_ON_END = 13;
    public static readonly WORD = 14;
    public static readonly COMMA = 15;
    public static readonly LINE_SPACE = 16;
    public static readonly LINE_LAST = 17;
    public static readonly RULE_ini = 0;
    public static readonly RULE_section = 1;
    public static readonly RULE_pair = 2;

    public static readonly literalNames = [
    ];

    public static readonly symbolicNames = [
        null, "LINE_END", "INDENTATION", "COMMENT", "HEADER", "KEY", "SEPARATOR", 
        "OTHER", "INDENTED_END", "INDENTED_SPACE", "INDENTED_COMMENT", "GOES_ON_SPACE", 
        "GOES_ON_COMMENT", "GOES_ON_END", "WORD", "COMMA", "LINE_SPACE", 
        "LINE_LAST"
    ];
    public static readonly ruleNames = [
        "ini", "section", "pair",
    ];

    public get grammarFileName(): string { return "IniParser.g4"; }
    public get literalNames(): (string | null)[] { return IniParser.literalNames; }
    public get symbolicNames(): (string | null)[] { return IniParser.symbolicNames; }
    public get ruleNames(): string[] { return IniParser.ruleNames; }
    public get serializedATN(): number[] { return IniParser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, IniParser._ATN, IniParser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public ini(): IniContext {
        let localContext = new IniContext(this.context, this.state);
        this.enterRule(localContext, 0, IniParser.RULE_ini);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 9;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 224) !== 0)) {
                {
                {
                this.state = 6;
                this.pair();
                }
                }
                this.state = 11;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 15;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 4) {
                {
                {
                this.state = 12;
                this.section();
                }
                }
                this.state = 17;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 18;
            this.match(IniParser.EOF);
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
    public section(): SectionContext {
        let localContext = new SectionContext(this.context, this.state);
        this.enterRule(localContext, 2, IniParser.RULE_section);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 20;
            this.match(IniParser.HEADER);
            this.state = 24;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 2, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 21;
                    _la = this.tokenStream.LA(1);
                    if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 49216) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    }
                }
                this.state = 26;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 2, this.context);
            }
            this.state = 30;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 224) !== 0)) {
                {
                {
                this.state = 27;
                this.pair();
                }
                }
                this.state = 32;
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
    public pair(): PairContext {
        let localContext = new PairContext(this.context, this.state);
        this.enterRule(localContext, 4, IniParser.RULE_pair);
        let _la: number;
        try {
            let alternative: number;
            this.state = 50;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case IniParser.KEY:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 33;
                this.match(IniParser.KEY);
                this.state = 41;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 5, this.context) ) {
                case 1:
                    {
                    this.state = 34;
                    this.match(IniParser.SEPARATOR);
                    this.state = 38;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 4, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 35;
                            _la = this.tokenStream.LA(1);
                            if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 49216) !== 0))) {
                            this.errorHandler.recoverInline(this);
                            }
                            else {
                                this.errorHandler.reportMatch(this);
                                this.consume();
                            }
                            }
                            }
                        }
                        this.state = 40;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 4, this.context);
                    }
                    }
                    break;
                }
                }
                break;
            case IniParser.SEPARATOR:
            case IniParser.OTHER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 43;
                _la = this.tokenStream.LA(1);
                if(!(_la === 6 || _la === 7)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 47;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 6, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 44;
                        _la = this.tokenStream.LA(1);
                        if(!((((_la) & ~0x1F) === 0 && ((1 << _la) & 49216) !== 0))) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                        }
                    }
                    this.state = 49;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 6, this.context);
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
        4,1,17,53,2,0,7,0,2,1,7,1,2,2,7,2,1,0,5,0,8,8,0,10,0,12,0,11,9,0,
        1,0,5,0,14,8,0,10,0,12,0,17,9,0,1,0,1,0,1,1,1,1,5,1,23,8,1,10,1,
        12,1,26,9,1,1,1,5,1,29,8,1,10,1,12,1,32,9,1,1,2,1,2,1,2,5,2,37,8,
        2,10,2,12,2,40,9,2,3,2,42,8,2,1,2,1,2,5,2,46,8,2,10,2,12,2,49,9,
        2,3,2,51,8,2,1,2,0,0,3,0,2,4,0,2,2,0,6,6,14,15,1,0,6,7,57,0,9,1,
        0,0,0,2,20,1,0,0,0,4,50,1,0,0,0,6,8,3,4,2,0,7,6,1,0,0,0,8,11,1,0,
        0,0,9,7,1,0,0,0,9,10,1,0,0,0,10,15,1,0,0,0,11,9,1,0,0,0,12,14,3,
        2,1,0,13,12,1,0,0,0,14,17,1,0,0,0,15,13,1,0,0,0,15,16,1,0,0,0,16,
        18,1,0,0,0,17,15,1,0,0,0,18,19,5,0,0,1,19,1,1,0,0,0,20,24,5,4,0,
        0,21,23,7,0,0,0,22,21,1,0,0,0,23,26,1,0,0,0,24,22,1,0,0,0,24,25,
        1,0,0,0,25,30,1,0,0,0,26,24,1,0,0,0,27,29,3,4,2,0,28,27,1,0,0,0,
        29,32,1,0,0,0,30,28,1,0,0,0,30,31,1,0,0,0,31,3,1,0,0,0,32,30,1,0,
        0,0,33,41,5,5,0,0,34,38,5,6,0,0,35,37,7,0,0,0,36,35,1,0,0,0,37,40,
        1,0,0,0,38,36,1,0,0,0,38,39,1,0,0,0,39,42,1,0,0,0,40,38,1,0,0,0,
        41,34,1,0,0,0,41,42,1,0,0,0,42,51,1,0,0,0,43,47,7,1,0,0,44,46,7,
        0,0,0,45,44,1,0,0,0,46,49,1,0,0,0,47,45,1,0,0,0,47,48,1,0,0,0,48,
        51,1,0,0,0,49,47,1,0,0,0,50,33,1,0,0,0,50,43,1,0,0,0,51,5,1,0,0,
        0,8,9,15,24,30,38,41,47,50
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!IniParser.__ATN) {
            IniParser.__ATN = new antlr.ATNDeserializer().deserialize(IniParser._serializedATN);
        }

        return IniParser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(IniParser.literalNames, IniParser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return IniParser.vocabulary;
    }

    private static readonly decisionsToDFA = IniParser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class IniContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(IniParser.EOF, 0)!;
    }
    public pair(): PairContext[];
    public pair(i: number): PairContext | null;
    public pair(i?: number): PairContext[] | PairContext | null {
        if (i === undefined) {
            return this.getRuleContexts(PairContext);
        }

        return this.getRuleContext(i, PairContext);
    }
    public section(): SectionContext[];
    public section(i: number): SectionContext | null;
    public section(i?: number): SectionContext[] | SectionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(SectionContext);
        }

        return this.getRuleContext(i, SectionContext);
    }
    public override get ruleIndex(): number {
        return IniParser.RULE_ini;
    }
}


export class SectionContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public HEADER(): antlr.TerminalNode {
        return this.getToken(IniParser.HEADER, 0)!;
    }
    public pair(): PairContext[];
    public pair(i: number): PairContext | null;
    public pair(i?: number): PairContext[] | PairContext | null {
        if (i === undefined) {
            return this.getRuleContexts(PairContext);
        }

        return this.getRuleContext(i, PairContext);
    }
    public WORD(): antlr.TerminalNode[];
    public WORD(i: number): antlr.TerminalNode | null;
    public WORD(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(IniParser.WORD);
    	} else {
    		return this.getToken(IniParser.WORD, i);
    	}
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(IniParser.COMMA);
    	} else {
    		return this.getToken(IniParser.COMMA, i);
    	}
    }
    public SEPARATOR(): antlr.TerminalNode[];
    public SEPARATOR(i: number): antlr.TerminalNode | null;
    public SEPARATOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(IniParser.SEPARATOR);
    	} else {
    		return this.getToken(IniParser.SEPARATOR, i);
    	}
    }
    public override get ruleIndex(): number {
        return IniParser.RULE_section;
    }
}


export class PairContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public KEY(): antlr.TerminalNode | null {
        return this.getToken(IniParser.KEY, 0);
    }
    public SEPARATOR(): antlr.TerminalNode[];
    public SEPARATOR(i: number): antlr.TerminalNode | null;
    public SEPARATOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(IniParser.SEPARATOR);
    	} else {
    		return this.getToken(IniParser.SEPARATOR, i);
    	}
    }
    public WORD(): antlr.TerminalNode[];
    public WORD(i: number): antlr.TerminalNode | null;
    public WORD(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(IniParser.WORD);
    	} else {
    		return this.getToken(IniParser.WORD, i);
    	}
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(IniParser.COMMA);
    	} else {
    		return this.getToken(IniParser.COMMA, i);
    	}
    }
    public OTHER(): antlr.TerminalNode | null {
        return this.getToken(IniParser.OTHER, 0);
    }
    public override get ruleIndex(): number {
        return IniParser.RULE_pair;
    }
}
