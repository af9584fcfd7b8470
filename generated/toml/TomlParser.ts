
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
    public static readonly RULE_header = 2;
    public static readonly RULE_pair = 3;
    public static readonly RULE_key = 4;
    public static readonly RULE_value = 5;

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
        "toml", "section", "header", "pair", "key", "value",
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
            this.state = 15;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 392) !== 0)) {
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
            let alternative: number;
            this.state = 29;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 3, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 21;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 3) {
                    {
                    this.state = 20;
                    this.header();
                    }
                }

                this.state = 24;
                this.errorHandler.sync(this);
                alternative = 1;
                do {
                    switch (alternative) {
                    case 1:
                        {
                        {
                        this.state = 23;
                        this.pair();
                        }
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    this.state = 26;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 2, this.context);
                } while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER);
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 28;
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
        this.enterRule(localContext, 4, TomlParser.RULE_header);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 31;
            this.match(TomlParser.OPEN_BRACKET);
            this.state = 37;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TomlParser.STRING:
            case TomlParser.WORD:
                {
                this.state = 32;
                this.key();
                }
                break;
            case TomlParser.OPEN_BRACKET:
                {
                this.state = 33;
                this.match(TomlParser.OPEN_BRACKET);
                this.state = 34;
                this.key();
                this.state = 35;
                this.match(TomlParser.CLOSE_BRACKET);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 39;
            this.match(TomlParser.CLOSE_BRACKET);
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
        this.enterRule(localContext, 6, TomlParser.RULE_pair);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 41;
            this.key();
            this.state = 42;
            this.match(TomlParser.EQUALS);
            this.state = 43;
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
        this.enterRule(localContext, 8, TomlParser.RULE_key);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 45;
            _la = this.tokenStream.LA(1);
            if(!(_la === 7 || _la === 8)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 50;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 5) {
                {
                {
                this.state = 46;
                this.match(TomlParser.DOT);
                this.state = 47;
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
                this.state = 52;
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
        this.enterRule(localContext, 10, TomlParser.RULE_value);
        let _la: number;
        try {
            let alternative: number;
            this.state = 93;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TomlParser.SCALAR:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 53;
                this.match(TomlParser.SCALAR);
                }
                break;
            case TomlParser.STRING:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 54;
                this.match(TomlParser.STRING);
                }
                break;
            case TomlParser.LONG_STRING:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 55;
                this.match(TomlParser.LONG_STRING);
                this.state = 59;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 23) {
                    {
                    {
                    this.state = 56;
                    this.match(TomlParser.TEXT);
                    }
                    }
                    this.state = 61;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 62;
                this.match(TomlParser.LONG_STRING);
                }
                break;
            case TomlParser.OPEN_BRACKET:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 63;
                this.match(TomlParser.OPEN_BRACKET);
                this.state = 75;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 57480) !== 0)) {
                    {
                    this.state = 64;
                    this.value();
                    this.state = 69;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 7, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 65;
                            this.match(TomlParser.COMMA);
                            this.state = 66;
                            this.value();
                            }
                            }
                        }
                        this.state = 71;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 7, this.context);
                    }
                    this.state = 73;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 18) {
                        {
                        this.state = 72;
                        this.match(TomlParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 77;
                this.match(TomlParser.CLOSE_BRACKET);
                }
                break;
            case TomlParser.OPEN_BRACE:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 78;
                this.match(TomlParser.OPEN_BRACE);
                this.state = 90;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 7 || _la === 8) {
                    {
                    this.state = 79;
                    this.pair();
                    this.state = 84;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 10, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 80;
                            this.match(TomlParser.COMMA);
                            this.state = 81;
                            this.pair();
                            }
                            }
                        }
                        this.state = 86;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 10, this.context);
                    }
                    this.state = 88;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 18) {
                        {
                        this.state = 87;
                        this.match(TomlParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 92;
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
        4,1,24,96,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,1,0,5,
        0,14,8,0,10,0,12,0,17,9,0,1,0,1,0,1,1,3,1,22,8,1,1,1,4,1,25,8,1,
        11,1,12,1,26,1,1,3,1,30,8,1,1,2,1,2,1,2,1,2,1,2,1,2,3,2,38,8,2,1,
        2,1,2,1,3,1,3,1,3,1,3,1,4,1,4,1,4,5,4,49,8,4,10,4,12,4,52,9,4,1,
        5,1,5,1,5,1,5,5,5,58,8,5,10,5,12,5,61,9,5,1,5,1,5,1,5,1,5,1,5,5,
        5,68,8,5,10,5,12,5,71,9,5,1,5,3,5,74,8,5,3,5,76,8,5,1,5,1,5,1,5,
        1,5,1,5,5,5,83,8,5,10,5,12,5,86,9,5,1,5,3,5,89,8,5,3,5,91,8,5,1,
        5,3,5,94,8,5,1,5,0,0,6,0,2,4,6,8,10,0,1,1,0,7,8,106,0,15,1,0,0,0,
        2,29,1,0,0,0,4,31,1,0,0,0,6,41,1,0,0,0,8,45,1,0,0,0,10,93,1,0,0,
        0,12,14,3,2,1,0,13,12,1,0,0,0,14,17,1,0,0,0,15,13,1,0,0,0,15,16,
        1,0,0,0,16,18,1,0,0,0,17,15,1,0,0,0,18,19,5,0,0,1,19,1,1,0,0,0,20,
        22,3,4,2,0,21,20,1,0,0,0,21,22,1,0,0,0,22,24,1,0,0,0,23,25,3,6,3,
        0,24,23,1,0,0,0,25,26,1,0,0,0,26,24,1,0,0,0,26,27,1,0,0,0,27,30,
        1,0,0,0,28,30,3,4,2,0,29,21,1,0,0,0,29,28,1,0,0,0,30,3,1,0,0,0,31,
        37,5,3,0,0,32,38,3,8,4,0,33,34,5,3,0,0,34,35,3,8,4,0,35,36,5,4,0,
        0,36,38,1,0,0,0,37,32,1,0,0,0,37,33,1,0,0,0,38,39,1,0,0,0,39,40,
        5,4,0,0,40,5,1,0,0,0,41,42,3,8,4,0,42,43,5,6,0,0,43,44,3,10,5,0,
        44,7,1,0,0,0,45,50,7,0,0,0,46,47,5,5,0,0,47,49,7,0,0,0,48,46,1,0,
        0,0,49,52,1,0,0,0,50,48,1,0,0,0,50,51,1,0,0,0,51,9,1,0,0,0,52,50,
        1,0,0,0,53,94,5,15,0,0,54,94,5,7,0,0,55,59,5,14,0,0,56,58,5,23,0,
        0,57,56,1,0,0,0,58,61,1,0,0,0,59,57,1,0,0,0,59,60,1,0,0,0,60,62,
        1,0,0,0,61,59,1,0,0,0,62,94,5,14,0,0,63,75,5,3,0,0,64,69,3,10,5,
        0,65,66,5,18,0,0,66,68,3,10,5,0,67,65,1,0,0,0,68,71,1,0,0,0,69,67,
        1,0,0,0,69,70,1,0,0,0,70,73,1,0,0,0,71,69,1,0,0,0,72,74,5,18,0,0,
        73,72,1,0,0,0,73,74,1,0,0,0,74,76,1,0,0,0,75,64,1,0,0,0,75,76,1,
        0,0,0,76,77,1,0,0,0,77,94,5,4,0,0,78,90,5,13,0,0,79,84,3,6,3,0,80,
        81,5,18,0,0,81,83,3,6,3,0,82,80,1,0,0,0,83,86,1,0,0,0,84,82,1,0,
        0,0,84,85,1,0,0,0,85,88,1,0,0,0,86,84,1,0,0,0,87,89,5,18,0,0,88,
        87,1,0,0,0,88,89,1,0,0,0,89,91,1,0,0,0,90,79,1,0,0,0,90,91,1,0,0,
        0,91,92,1,0,0,0,92,94,5,21,0,0,93,53,1,0,0,0,93,54,1,0,0,0,93,55,
        1,0,0,0,93,63,1,0,0,0,93,78,1,0,0,0,94,11,1,0,0,0,14,15,21,26,29,
        37,50,59,69,73,75,84,88,90,93
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
        return TomlParser.RULE_section;
    }
}


export class HeaderContext extends antlr.ParserRuleContext {
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
    public override get ruleIndex(): number {
        return TomlParser.RULE_header;
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
