
import * as antlr from "antlr4ng";
import { Token } from "antlr4ng";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class TomlParser extends antlr.Parser {
    public static readonly SPACE = 1;
    public static readonly COMMENT = 2;
    public static readonly OPEN_BRACKET = 3;
    public static readonly CLOSE_BRACKET = 4;
    public static readonly DOT = 5;
    public static readonly EQUALS = 6;
    public static readonly STRING = 7;
    public static readonly WORD = 8;
    public static readonly OTHER = 9;
    public static readonly VALUE_SPACE = 10;
    public static readonly VALUE_END = 11;
    public static readonly VALUE_COMMENT = 12;
    public static readonly OPEN_BRACE = 13;
    public static readonly LONG_STRING = 14;
    public static readonly SCALAR = 15;
    public static readonly ARRAY_SPACE = 16;
    public static readonly ARRAY_COMMENT = 17;
    public static readonly COMMA = 18;
    public static readonly TABLE_SPACE = 19;
    public static readonly TABLE_COMMENT = 20;
    public static readonly CLOSE_BRACE = 21;
    public static readonly LONG_SPACE = 22;
    public static readonly TEXT = 23;
    public static readonly RAW_SPACE = 24;
    public static readonly RULE_toml = 0;
    public static readonly RULE_section = 1;
    public static readonly RULE_pair = 2;
    public static readonly RULE_key = 3;
    public static readonly RULE_value = 4;

    public static readonly literalNames = [
        null, null, null, "'['", null, null, "'='", null, null, null, null, 
        null, null, "'{'", "'\"\"\"'", null, null, null, null, null, null, 
        "'}'"
    ];

    public static readonly symbolicNames = [
        null, "SPACE", "COMMENT", "OPEN_BRACKET", "CLOSE_BRACKET", "DOT", 
        "EQUALS", "STRING", "WORD", "OTHER", "VALUE_SPACE", "VALUE_END", 
        "VALUE_COMMENT", "OPEN_BRACE", "LONG_STRING", "SCALAR", "ARRAY_SPACE", 
        "ARRAY_COMMENT", "COMMA", "TABLE_SPACE", "TABLE_COMMENT", "CLOSE_BRACE", 
        "LONG_SPACE", "TEXT", "RAW_SPACE"
    ];
    public static readonly ruleNames = [
        "toml", "section", "pair", "key", "value",
    ];

    public get grammarFileName(): string { return "TomlParser.g4"; }
    public get literalNames(): (string | null)[] { return TomlParser.literalNames; }
    public get symbolicNames(): (string | null)[] { return TomlParser.symbolicNames; }
    public get ruleNames(): string[] { return TomlParser.ruleNames; }
    public get serializedATN(): number[] { return TomlParser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, TomlParser._ATN, TomlParser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public toml(): TomlContext {
        let localContext = new TomlContext(this.context, this.state);
        this.enterRule(localContext, 0, TomlParser.RULE_toml);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 13;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 7 || _la === 8) {
                {
                {
                this.state = 10;
                this.pair();
                }
                }
                this.state = 15;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 19;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 3) {
                {
                {
                this.state = 16;
                this.section();
                }
                }
                this.state = 21;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 22;
            this.match(TomlParser.EOF);
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
        this.enterRule(localContext, 2, TomlParser.RULE_section);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 24;
            this.match(TomlParser.OPEN_BRACKET);
            this.state = 30;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TomlParser.STRING:
            case TomlParser.WORD:
                {
                this.state = 25;
                this.key();
                }
                break;
            case TomlParser.OPEN_BRACKET:
                {
                this.state = 26;
                this.match(TomlParser.OPEN_BRACKET);
                this.state = 27;
                this.key();
                this.state = 28;
                this.match(TomlParser.CLOSE_BRACKET);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 32;
            this.match(TomlParser.CLOSE_BRACKET);
            this.state = 36;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 7 || _la === 8) {
                {
                {
                this.state = 33;
                this.pair();
                }
                }
                this.state = 38;
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
        this.enterRule(localContext, 4, TomlParser.RULE_pair);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 39;
            this.key();
            this.state = 40;
            this.match(TomlParser.EQUALS);
            this.state = 41;
            this.value();
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
    public key(): KeyContext {
        let localContext = new KeyContext(this.context, this.state);
        this.enterRule(localContext, 6, TomlParser.RULE_key);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 43;
            _la = this.tokenStream.LA(1);
            if(!(_la === 7 || _la === 8)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 48;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 5) {
                {
                {
                this.state = 44;
                this.match(TomlParser.DOT);
                this.state = 45;
                _la = this.tokenStream.LA(1);
                if(!(_la === 7 || _la === 8)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                }
                this.state = 50;
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
    public value(): ValueContext {
        let localContext = new ValueContext(this.context, this.state);
        this.enterRule(localContext, 8, TomlParser.RULE_value);
        let _la: number;
        try {
            let alternative: number;
            this.state = 91;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TomlParser.SCALAR:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 51;
                this.match(TomlParser.SCALAR);
                }
                break;
            case TomlParser.STRING:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 52;
                this.match(TomlParser.STRING);
                }
                break;
            case TomlParser.LONG_STRING:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 53;
                this.match(TomlParser.LONG_STRING);
                this.state = 57;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 23) {
                    {
                    {
                    this.state = 54;
                    this.match(TomlParser.TEXT);
                    }
                    }
                    this.state = 59;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 60;
                this.match(TomlParser.LONG_STRING);
                }
                break;
            case TomlParser.OPEN_BRACKET:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 61;
                this.match(TomlParser.OPEN_BRACKET);
                this.state = 73;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 57480) !== 0)) {
                    {
                    this.state = 62;
                    this.value();
                    this.state = 67;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 6, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 63;
                            this.match(TomlParser.COMMA);
                            this.state = 64;
                            this.value();
                            }
                            }
                        }
                        this.state = 69;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 6, this.context);
                    }
                    this.state = 71;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 18) {
                        {
                        this.state = 70;
                        this.match(TomlParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 75;
                this.match(TomlParser.CLOSE_BRACKET);
                }
                break;
            case TomlParser.OPEN_BRACE:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 76;
                this.match(TomlParser.OPEN_BRACE);
                this.state = 88;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 7 || _la === 8) {
                    {
                    this.state = 77;
                    this.pair();
                    this.state = 82;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 9, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 78;
                            this.match(TomlParser.COMMA);
                            this.state = 79;
                            this.pair();
                            }
                            }
                        }
                        this.state = 84;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 9, this.context);
                    }
                    this.state = 86;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 18) {
                        {
                        this.state = 85;
                        this.match(TomlParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 90;
                this.match(TomlParser.CLOSE_BRACE);
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
        4,1,24,94,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,1,0,5,0,12,8,0,
        10,0,12,0,15,9,0,1,0,5,0,18,8,0,10,0,12,0,21,9,0,1,0,1,0,1,1,1,1,
        1,1,1,1,1,1,1,1,3,1,31,8,1,1,1,1,1,5,1,35,8,1,10,1,12,1,38,9,1,1,
        2,1,2,1,2,1,2,1,3,1,3,1,3,5,3,47,8,3,10,3,12,3,50,9,3,1,4,1,4,1,
        4,1,4,5,4,56,8,4,10,4,12,4,59,9,4,1,4,1,4,1,4,1,4,1,4,5,4,66,8,4,
        10,4,12,4,69,9,4,1,4,3,4,72,8,4,3,4,74,8,4,1,4,1,4,1,4,1,4,1,4,5,
        4,81,8,4,10,4,12,4,84,9,4,1,4,3,4,87,8,4,3,4,89,8,4,1,4,3,4,92,8,
        4,1,4,0,0,5,0,2,4,6,8,0,1,1,0,7,8,104,0,13,1,0,0,0,2,24,1,0,0,0,
        4,39,1,0,0,0,6,43,1,0,0,0,8,91,1,0,0,0,10,12,3,4,2,0,11,10,1,0,0,
        0,12,15,1,0,0,0,13,11,1,0,0,0,13,14,1,0,0,0,14,19,1,0,0,0,15,13,
        1,0,0,0,16,18,3,2,1,0,17,16,1,0,0,0,18,21,1,0,0,0,19,17,1,0,0,0,
        19,20,1,0,0,0,20,22,1,0,0,0,21,19,1,0,0,0,22,23,5,0,0,1,23,1,1,0,
        0,0,24,30,5,3,0,0,25,31,3,6,3,0,26,27,5,3,0,0,27,28,3,6,3,0,28,29,
        5,4,0,0,29,31,1,0,0,0,30,25,1,0,0,0,30,26,1,0,0,0,31,32,1,0,0,0,
        32,36,5,4,0,0,33,35,3,4,2,0,34,33,1,0,0,0,35,38,1,0,0,0,36,34,1,
        0,0,0,36,37,1,0,0,0,37,3,1,0,0,0,38,36,1,0,0,0,39,40,3,6,3,0,40,
        41,5,6,0,0,41,42,3,8,4,0,42,5,1,0,0,0,43,48,7,0,0,0,44,45,5,5,0,
        0,45,47,7,0,0,0,46,44,1,0,0,0,47,50,1,0,0,0,48,46,1,0,0,0,48,49,
        1,0,0,0,49,7,1,0,0,0,50,48,1,0,0,0,51,92,5,15,0,0,52,92,5,7,0,0,
        53,57,5,14,0,0,54,56,5,23,0,0,55,54,1,0,0,0,56,59,1,0,0,0,57,55,
        1,0,0,0,57,58,1,0,0,0,58,60,1,0,0,0,59,57,1,0,0,0,60,92,5,14,0,0,
        61,73,5,3,0,0,62,67,3,8,4,0,63,64,5,18,0,0,64,66,3,8,4,0,65,63,1,
        0,0,0,66,69,1,0,0,0,67,65,1,0,0,0,67,68,1,0,0,0,68,71,1,0,0,0,69,
        67,1,0,0,0,70,72,5,18,0,0,71,70,1,0,0,0,71,72,1,0,0,0,72,74,1,0,
        0,0,73,62,1,0,0,0,73,74,1,0,0,0,74,75,1,0,0,0,75,92,5,4,0,0,76,88,
        5,13,0,0,77,82,3,4,2,0,78,79,5,18,0,0,79,81,3,4,2,0,80,78,1,0,0,
        0,81,84,1,0,0,0,82,80,1,0,0,0,82,83,1,0,0,0,83,86,1,0,0,0,84,82,
        1,0,0,0,85,87,5,18,0,0,86,85,1,0,0,0,86,87,1,0,0,0,87,89,1,0,0,0,
        88,77,1,0,0,0,88,89,1,0,0,0,89,90,1,0,0,0,90,92,5,21,0,0,91,51,1,
        0,0,0,91,52,1,0,0,0,91,53,1,0,0,0,91,61,1,0,0,0,91,76,1,0,0,0,92,
        9,1,0,0,0,13,13,19,30,36,48,57,67,71,73,82,86,88,91
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!TomlParser.__ATN) {
            TomlParser.__ATN = new antlr.ATNDeserializer().deserialize(TomlParser._serializedATN);
        }

        return TomlParser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(TomlParser.literalNames, TomlParser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return TomlParser.vocabulary;
    }

    private static readonly decisionsToDFA = TomlParser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class TomlContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(TomlParser.EOF, 0)!;
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
        return TomlParser.RULE_toml;
    }
}


export class SectionContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public OPEN_BRACKET(): antlr.TerminalNode[];
    public OPEN_BRACKET(i: number): antlr.TerminalNode | null;
    public OPEN_BRACKET(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TomlParser.OPEN_BRACKET);
    	} else {
    		return this.getToken(TomlParser.OPEN_BRACKET, i);
    	}
    }
    public CLOSE_BRACKET(): antlr.TerminalNode[];
    public CLOSE_BRACKET(i: number): antlr.TerminalNode | null;
    public CLOSE_BRACKET(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TomlParser.CLOSE_BRACKET);
    	} else {
    		return this.getToken(TomlParser.CLOSE_BRACKET, i);
    	}
    }
    public key(): KeyContext | null {
        return this.getRuleContext(0, KeyContext);
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
        return TomlParser.RULE_section;
    }
}


export class PairContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public key(): KeyContext {
        return this.getRuleContext(0, KeyContext)!;
    }
    public EQUALS(): antlr.TerminalNode {
        return this.getToken(TomlParser.EQUALS, 0)!;
    }
    public value(): ValueContext {
        return this.getRuleContext(0, ValueContext)!;
    }
    public override get ruleIndex(): number {
        return TomlParser.RULE_pair;
    }
}


export class KeyContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public WORD(): antlr.TerminalNode[];
    public WORD(i: number): antlr.TerminalNode | null;
    public WORD(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TomlParser.WORD);
    	} else {
    		return this.getToken(TomlParser.WORD, i);
    	}
    }
    public STRING(): antlr.TerminalNode[];
    public STRING(i: number): antlr.TerminalNode | null;
    public STRING(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TomlParser.STRING);
    	} else {
    		return this.getToken(TomlParser.STRING, i);
    	}
    }
    public DOT(): antlr.TerminalNode[];
    public DOT(i: number): antlr.TerminalNode | null;
    public DOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TomlParser.DOT);
    	} else {
    		return this.getToken(TomlParser.DOT, i);
    	}
    }
    public override get ruleIndex(): number {
        return TomlParser.RULE_key;
    }
}


export class ValueContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public SCALAR(): antlr.TerminalNode | null {
        return this.getToken(TomlParser.SCALAR, 0);
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(TomlParser.STRING, 0);
    }
    public LONG_STRING(): antlr.TerminalNode[];
    public LONG_STRING(i: number): antlr.TerminalNode | null;
    public LONG_STRING(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TomlParser.LONG_STRING);
    	} else {
    		return this.getToken(TomlParser.LONG_STRING, i);
    	}
    }
    public TEXT(): antlr.TerminalNode[];
    public TEXT(i: number): antlr.TerminalNode | null;
    public TEXT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TomlParser.TEXT);
    	} else {
    		return this.getToken(TomlParser.TEXT, i);
    	}
    }
    public OPEN_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(TomlParser.OPEN_BRACKET, 0);
    }
    public CLOSE_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(TomlParser.CLOSE_BRACKET, 0);
    }
    public value(): ValueContext[];
    public value(i: number): ValueContext | null;
    public value(i?: number): ValueContext[] | ValueContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ValueContext);
        }

        return this.getRuleContext(i, ValueContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TomlParser.COMMA);
    	} else {
    		return this.getToken(TomlParser.COMMA, i);
    	}
    }
    public OPEN_BRACE(): antlr.TerminalNode | null {
        return this.getToken(TomlParser.OPEN_BRACE, 0);
    }
    public CLOSE_BRACE(): antlr.TerminalNode | null {
        return this.getToken(TomlParser.CLOSE_BRACE, 0);
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
        return TomlParser.RULE_value;
    }
}
