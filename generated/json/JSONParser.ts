
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
    public static readonly COMMENT = 14;
    public static readonly RULE_json = 0;
    public static readonly RULE_value = 1;
    public static readonly RULE_object = 2;
    public static readonly RULE_array = 3;
    public static readonly RULE_member = 4;

    public static readonly literalNames = [
        null, "'true'", "'false'", "'null'", "'{'", "','", "'}'", "'['", 
        "']'", "':'", null, null, null, "'\\uFEFF'"
    ];

    public static readonly symbolicNames = [
        null, null, null, null, null, null, null, null, null, null, "STRING", 
        "NUMBER", "WS", "BOM", "COMMENT"
    ];
    public static readonly ruleNames = [
        "json", "value", "object", "array", "member",
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
            this.state = 13;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3230) !== 0)) {
                {
                {
                this.state = 10;
                this.value();
                }
                }
                this.state = 15;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 16;
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
        try {
            this.state = 25;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case JSONParser.T__3:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 18;
                this.object();
                }
                break;
            case JSONParser.T__6:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 19;
                this.array();
                }
                break;
            case JSONParser.STRING:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 20;
                this.match(JSONParser.STRING);
                }
                break;
            case JSONParser.NUMBER:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 21;
                this.match(JSONParser.NUMBER);
                }
                break;
            case JSONParser.T__0:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 22;
                this.match(JSONParser.T__0);
                }
                break;
            case JSONParser.T__1:
                this.enterOuterAlt(localContext, 6);
                {
                this.state = 23;
                this.match(JSONParser.T__1);
                }
                break;
            case JSONParser.T__2:
                this.enterOuterAlt(localContext, 7);
                {
                this.state = 24;
                this.match(JSONParser.T__2);
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
    public object(): ObjectContext {
        let localContext = new ObjectContext(this.context, this.state);
        this.enterRule(localContext, 4, JSONParser.RULE_object);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 27;
            this.match(JSONParser.T__3);
            this.state = 36;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 10) {
                {
                this.state = 28;
                this.member();
                this.state = 33;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 5) {
                    {
                    {
                    this.state = 29;
                    this.match(JSONParser.T__4);
                    this.state = 30;
                    this.member();
                    }
                    }
                    this.state = 35;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
            }

            this.state = 38;
            this.match(JSONParser.T__5);
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
    public array(): ArrayContext {
        let localContext = new ArrayContext(this.context, this.state);
        this.enterRule(localContext, 6, JSONParser.RULE_array);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 40;
            this.match(JSONParser.T__6);
            this.state = 49;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 3230) !== 0)) {
                {
                this.state = 41;
                this.value();
                this.state = 46;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 5) {
                    {
                    {
                    this.state = 42;
                    this.match(JSONParser.T__4);
                    this.state = 43;
                    this.value();
                    }
                    }
                    this.state = 48;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
            }

            this.state = 51;
            this.match(JSONParser.T__7);
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
        this.enterRule(localContext, 8, JSONParser.RULE_member);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 53;
            this.match(JSONParser.STRING);
            this.state = 54;
            this.match(JSONParser.T__8);
            this.state = 55;
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
        4,1,14,58,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,1,0,5,0,12,8,0,
        10,0,12,0,15,9,0,1,0,1,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,3,1,26,8,1,
        1,2,1,2,1,2,1,2,5,2,32,8,2,10,2,12,2,35,9,2,3,2,37,8,2,1,2,1,2,1,
        3,1,3,1,3,1,3,5,3,45,8,3,10,3,12,3,48,9,3,3,3,50,8,3,1,3,1,3,1,4,
        1,4,1,4,1,4,1,4,0,0,5,0,2,4,6,8,0,0,63,0,13,1,0,0,0,2,25,1,0,0,0,
        4,27,1,0,0,0,6,40,1,0,0,0,8,53,1,0,0,0,10,12,3,2,1,0,11,10,1,0,0,
        0,12,15,1,0,0,0,13,11,1,0,0,0,13,14,1,0,0,0,14,16,1,0,0,0,15,13,
        1,0,0,0,16,17,5,0,0,1,17,1,1,0,0,0,18,26,3,4,2,0,19,26,3,6,3,0,20,
        26,5,10,0,0,21,26,5,11,0,0,22,26,5,1,0,0,23,26,5,2,0,0,24,26,5,3,
        0,0,25,18,1,0,0,0,25,19,1,0,0,0,25,20,1,0,0,0,25,21,1,0,0,0,25,22,
        1,0,0,0,25,23,1,0,0,0,25,24,1,0,0,0,26,3,1,0,0,0,27,36,5,4,0,0,28,
        33,3,8,4,0,29,30,5,5,0,0,30,32,3,8,4,0,31,29,1,0,0,0,32,35,1,0,0,
        0,33,31,1,0,0,0,33,34,1,0,0,0,34,37,1,0,0,0,35,33,1,0,0,0,36,28,
        1,0,0,0,36,37,1,0,0,0,37,38,1,0,0,0,38,39,5,6,0,0,39,5,1,0,0,0,40,
        49,5,7,0,0,41,46,3,2,1,0,42,43,5,5,0,0,43,45,3,2,1,0,44,42,1,0,0,
        0,45,48,1,0,0,0,46,44,1,0,0,0,46,47,1,0,0,0,47,50,1,0,0,0,48,46,
        1,0,0,0,49,41,1,0,0,0,49,50,1,0,0,0,50,51,1,0,0,0,51,52,5,8,0,0,
        52,7,1,0,0,0,53,54,5,10,0,0,54,55,5,9,0,0,55,56,3,2,1,0,56,9,1,0,
        0,0,6,13,25,33,36,46,49
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
    public object(): ObjectContext | null {
        return this.getRuleContext(0, ObjectContext);
    }
    public array(): ArrayContext | null {
        return this.getRuleContext(0, ArrayContext);
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


export class ObjectContext extends antlr.ParserRuleContext {
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
    public override get ruleIndex(): number {
        return JSONParser.RULE_object;
    }
}


export class ArrayContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
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
        return JSONParser.RULE_array;
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
