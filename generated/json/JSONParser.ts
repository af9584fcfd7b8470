
import * as antlr from "antlr4ng";
import { Token } from "antlr4ng";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class JSONParser extends antlr.Parser {
    public static readonly T__0 = 1;
    public static readonly T__1 = 2;
    public static readonly T__2 = 3;
    public static readonly T__3 = 4;
    public static readonly T__4 = 5;
    public static readonly T__5 = 6;
    public static readonly T__6 = 7;
    public static readonly T__7 = 8;
    public static readonly T__8 = 9;
    public static readonly STRING = 10;
    public static readonly NUMBER = 11;
    public static readonly WS = 12;
    public static readonly BOM = 13;
    public static readonly RULE_json = 0;
    public static readonly RULE_value = 1;
    public static readonly RULE_member = 2;

    public static readonly literalNames = [
        null, "'{'", "','", "'}'", "'['", "']'", "'true'", "'false'", "'null'", 
        "':'", null, null, null, "'\\uFEFF'"
    ];

    public static readonly symbolicNames = [
        null, null, null, null, null, null, null, null, null, null, "STRING", 
        "NUMBER", "WS", "BOM"
    ];
    public static readonly ruleNames = [
        "json", "value", "member",
    ];

    public get grammarFileName(): string { return "JSON.g4"; }
    public get literalNames(): (string | null)[] { return JSONParser.literalNames; }
    public get symbolicNames(): (string | null)[] { return JSONParser.symbolicNames; }
    public get ruleNames(): string[] { return JSONParser.ruleNames; }
    public get serializedATN(): number[] { return JSONParser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, JSONParser._ATN, JSONParser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public json(): JsonContext {
        let localContext = new JsonContext(this.context, this.state);
        this.enterRule(localContext, 0, JSONParser.RULE_json);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 9;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3538) !== 0)) {
                {
                {
                this.state = 6;
                this.value();
                }
                }
                this.state = 11;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 12;
            this.match(JSONParser.EOF);
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
        this.enterRule(localContext, 2, JSONParser.RULE_value);
        let _la: number;
        try {
            this.state = 43;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JSONParser.T__0:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 14;
                this.match(JSONParser.T__0);
                this.state = 23;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 10) {
                    {
                    this.state = 15;
                    this.member();
                    this.state = 20;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 2) {
                        {
                        {
                        this.state = 16;
                        this.match(JSONParser.T__1);
                        this.state = 17;
                        this.member();
                        }
                        }
                        this.state = 22;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 25;
                this.match(JSONParser.T__2);
                }
                break;
            case JSONParser.T__3:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 26;
                this.match(JSONParser.T__3);
                this.state = 35;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3538) !== 0)) {
                    {
                    this.state = 27;
                    this.value();
                    this.state = 32;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 2) {
                        {
                        {
                        this.state = 28;
                        this.match(JSONParser.T__1);
                        this.state = 29;
                        this.value();
                        }
                        }
                        this.state = 34;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 37;
                this.match(JSONParser.T__4);
                }
                break;
            case JSONParser.STRING:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 38;
                this.match(JSONParser.STRING);
                }
                break;
            case JSONParser.NUMBER:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 39;
                this.match(JSONParser.NUMBER);
                }
                break;
            case JSONParser.T__5:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 40;
                this.match(JSONParser.T__5);
                }
                break;
            case JSONParser.T__6:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 41;
                this.match(JSONParser.T__6);
                }
                break;
            case JSONParser.T__7:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 42;
                this.match(JSONParser.T__7);
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
    public member(): MemberContext {
        let localContext = new MemberContext(this.context, this.state);
        this.enterRule(localContext, 4, JSONParser.RULE_member);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 45;
            this.match(JSONParser.STRING);
            this.state = 46;
            this.match(JSONParser.T__8);
            this.state = 47;
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

    public static readonly _serializedATN: number[] = [
        4,1,13,50,2,0,7,0,2,1,7,1,2,2,7,2,1,0,5,0,8,8,0,10,0,12,0,11,9,0,
        1,0,1,0,1,1,1,1,1,1,1,1,5,1,19,8,1,10,1,12,1,22,9,1,3,1,24,8,1,1,
        1,1,1,1,1,1,1,1,1,5,1,31,8,1,10,1,12,1,34,9,1,3,1,36,8,1,1,1,1,1,
        1,1,1,1,1,1,1,1,3,1,44,8,1,1,2,1,2,1,2,1,2,1,2,0,0,3,0,2,4,0,0,57,
        0,9,1,0,0,0,2,43,1,0,0,0,4,45,1,0,0,0,6,8,3,2,1,0,7,6,1,0,0,0,8,
        11,1,0,0,0,9,7,1,0,0,0,9,10,1,0,0,0,10,12,1,0,0,0,11,9,1,0,0,0,12,
        13,5,0,0,1,13,1,1,0,0,0,14,23,5,1,0,0,15,20,3,4,2,0,16,17,5,2,0,
        0,17,19,3,4,2,0,18,16,1,0,0,0,19,22,1,0,0,0,20,18,1,0,0,0,20,21,
        1,0,0,0,21,24,1,0,0,0,22,20,1,0,0,0,23,15,1,0,0,0,23,24,1,0,0,0,
        24,25,1,0,0,0,25,44,5,3,0,0,26,35,5,4,0,0,27,32,3,2,1,0,28,29,5,
        2,0,0,29,31,3,2,1,0,30,28,1,0,0,0,31,34,1,0,0,0,32,30,1,0,0,0,32,
        33,1,0,0,0,33,36,1,0,0,0,34,32,1,0,0,0,35,27,1,0,0,0,35,36,1,0,0,
        0,36,37,1,0,0,0,37,44,5,5,0,0,38,44,5,10,0,0,39,44,5,11,0,0,40,44,
        5,6,0,0,41,44,5,7,0,0,42,44,5,8,0,0,43,14,1,0,0,0,43,26,1,0,0,0,
        43,38,1,0,0,0,43,39,1,0,0,0,43,40,1,0,0,0,43,41,1,0,0,0,43,42,1,
        0,0,0,44,3,1,0,0,0,45,46,5,10,0,0,46,47,5,9,0,0,47,48,3,2,1,0,48,
        5,1,0,0,0,6,9,20,23,32,35,43
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!JSONParser.__ATN) {
            JSONParser.__ATN = new antlr.ATNDeserializer().deserialize(JSONParser._serializedATN);
        }

        return JSONParser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(JSONParser.literalNames, JSONParser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return JSONParser.vocabulary;
    }

    private static readonly decisionsToDFA = JSONParser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class JsonContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(JSONParser.EOF, 0)!;
    }
    public value(): ValueContext[];
    public value(i: number): ValueContext | null;
    public value(i?: number): ValueContext[] | ValueContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ValueContext);
        }

        return this.getRuleContext(i, ValueContext);
    }
    public override get ruleIndex(): number {
        return JSONParser.RULE_json;
    }
}


export class ValueContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public member(): MemberContext[];
    public member(i: number): MemberContext | null;
    public member(i?: number): MemberContext[] | MemberContext | null {
        if (i === undefined) {
            return this.getRuleContexts(MemberContext);
        }

        return this.getRuleContext(i, MemberContext);
    }
    public value(): ValueContext[];
    public value(i: number): ValueContext | null;
    public value(i?: number): ValueContext[] | ValueContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ValueContext);
        }

        return this.getRuleContext(i, ValueContext);
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(JSONParser.STRING, 0);
    }
    public NUMBER(): antlr.TerminalNode | null {
        return this.getToken(JSONParser.NUMBER, 0);
    }
    public override get ruleIndex(): number {
        return JSONParser.RULE_value;
    }
}


export class MemberContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public STRING(): antlr.TerminalNode {
        return this.getToken(JSONParser.STRING, 0)!;
    }
    public value(): ValueContext {
        return this.getRuleContext(0, ValueContext)!;
    }
    public override get ruleIndex(): number {
        return JSONParser.RULE_member;
    }
}
