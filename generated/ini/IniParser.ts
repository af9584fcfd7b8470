
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
    public static readonly RULE_header = 2;
    public static readonly RULE_pair = 3;

    public static readonly literalNames = [
    ];

    public static readonly symbolicNames = [
        null, "LINE_END", "INDENTATION", "COMMENT", "HEADER", "KEY", "SEPARATOR", 
        "OTHER", "INDENTED_END", "INDENTED_SPACE", "INDENTED_COMMENT", "GOES_ON_SPACE", 
        "GOES_ON_COMMENT", "GOES_ON_END", "WORD", "COMMA", "LINE_SPACE", 
        "LINE_LAST"
    ];
    public static readonly ruleNames = [
        "ini", "section", "header", "pair",
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
            this.state = 11;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 240) !== 0)) {
                {
                {
                this.state = 8;
                this.section();
                }
                }
                this.state = 13;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 14;
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
            this.state = 25;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 3, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 17;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 4) {
                    {
                    this.state = 16;
                    this.header();
                    }
                }

                this.state = 20;
                this.errorHandler.sync(this);
                alternative = 1;
                do {
                    switch (alternative) {
                    case 1:
                        {
                        {
                        this.state = 19;
                        this.pair();
                        }
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 22;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 2, this.context);
                } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 24;
                this.header();
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
        this.enterRule(localContext, 4, IniParser.RULE_header);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 27;
            this.match(IniParser.HEADER);
            this.state = 31;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 4, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    {
                    this.state = 28;
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
                this.state = 33;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 4, this.context);
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
        this.enterRule(localContext, 6, IniParser.RULE_pair);
        let _la: number;
        try {
            let alternative: number;
            this.state = 51;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case IniParser.KEY:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 34;
                this.match(IniParser.KEY);
                this.state = 42;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 6, this.context) ) {
                case 1:
                    {
                    this.state = 35;
                    this.match(IniParser.SEPARATOR);
                    this.state = 39;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 5, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 36;
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
                        this.state = 41;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 5, this.context);
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
                this.state = 44;
                _la = this.tokenStream.LA(1);
                if(!(_la === 6 || _la === 7)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 48;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 7, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 45;
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
                    this.state = 50;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 7, this.context);
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
        4,1,17,54,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,1,0,5,0,10,8,0,10,0,12,
        0,13,9,0,1,0,1,0,1,1,3,1,18,8,1,1,1,4,1,21,8,1,11,1,12,1,22,1,1,
        3,1,26,8,1,1,2,1,2,5,2,30,8,2,10,2,12,2,33,9,2,1,3,1,3,1,3,5,3,38,
        8,3,10,3,12,3,41,9,3,3,3,43,8,3,1,3,1,3,5,3,47,8,3,10,3,12,3,50,
        9,3,3,3,52,8,3,1,3,0,0,4,0,2,4,6,0,2,2,0,6,6,14,15,1,0,6,7,58,0,
        11,1,0,0,0,2,25,1,0,0,0,4,27,1,0,0,0,6,51,1,0,0,0,8,10,3,2,1,0,9,
        8,1,0,0,0,10,13,1,0,0,0,11,9,1,0,0,0,11,12,1,0,0,0,12,14,1,0,0,0,
        13,11,1,0,0,0,14,15,5,0,0,1,15,1,1,0,0,0,16,18,3,4,2,0,17,16,1,0,
        0,0,17,18,1,0,0,0,18,20,1,0,0,0,19,21,3,6,3,0,20,19,1,0,0,0,21,22,
        1,0,0,0,22,20,1,0,0,0,22,23,1,0,0,0,23,26,1,0,0,0,24,26,3,4,2,0,
        25,17,1,0,0,0,25,24,1,0,0,0,26,3,1,0,0,0,27,31,5,4,0,0,28,30,7,0,
        0,0,29,28,1,0,0,0,30,33,1,0,0,0,31,29,1,0,0,0,31,32,1,0,0,0,32,5,
        1,0,0,0,33,31,1,0,0,0,34,42,5,5,0,0,35,39,5,6,0,0,36,38,7,0,0,0,
        37,36,1,0,0,0,38,41,1,0,0,0,39,37,1,0,0,0,39,40,1,0,0,0,40,43,1,
        0,0,0,41,39,1,0,0,0,42,35,1,0,0,0,42,43,1,0,0,0,43,52,1,0,0,0,44,
        48,7,1,0,0,45,47,7,0,0,0,46,45,1,0,0,0,47,50,1,0,0,0,48,46,1,0,0,
        0,48,49,1,0,0,0,49,52,1,0,0,0,50,48,1,0,0,0,51,34,1,0,0,0,51,44,
        1,0,0,0,52,7,1,0,0,0,9,11,17,22,25,31,39,42,48,51
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
    public header(): HeaderContext | null {
        return this.getRuleContext(0, HeaderContext);
    }
    public pair(): PairContext[];
    public pair(i: number): PairContext | null;
    public pair(i?: number): PairContext[] | PairContext | null {
        if (i === undefined) {
            return this.getRuleContexts(PairContext);
        }

        return this.getRuleContext(i, PairContext);
    }
    public override get ruleIndex(): number {
        return IniParser.RULE_section;
    }
}


export class HeaderContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public HEADER(): antlr.TerminalNode {
        return this.getToken(IniParser.HEADER, 0)!;
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
        return IniParser.RULE_header;
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
