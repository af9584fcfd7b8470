
import * as antlr from "antlr4ng";
import { Token } from "antlr4ng";


export class JSONLexer extends antlr.Lexer {
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

    public static readonly channelNames = [
        "DEFAULT_TOKEN_CHANNEL", "HIDDEN"
    ];

    public static readonly literalNames = [
        null, "'true'", "'false'", "'null'", "'{'", "','", "'}'", "'['", 
        "']'", "':'", null, null, null, "'\\uFEFF'"
    ];

    public static readonly symbolicNames = [
        null, null, null, null, null, null, null, null, null, null, "STRING", 
        "NUMBER", "WS", "BOM"
    ];

    public static readonly modeNames = [
        "DEFAULT_MODE",
    ];

    public static readonly ruleNames = [
        "T__0", "T__1", "T__2", "T__3", "T__4", "T__5", "T__6", "T__7", 
        "T__8", "STRING", "NUMBER", "WS", "BOM", "HEX",
    ];


    public constructor(input: antlr.CharStream) {
        super(input);
        this.interpreter = new antlr.LexerATNSimulator(this, JSONLexer._ATN, JSONLexer.decisionsToDFA, new antlr.PredictionContextCache());
    }

    public get grammarFileName(): string { return "JSON.g4"; }

    public get literalNames(): (string | null)[] { return JSONLexer.literalNames; }
    public get symbolicNames(): (string | null)[] { return JSONLexer.symbolicNames; }
    public get ruleNames(): string[] { return JSONLexer.ruleNames; }

    public get serializedATN(): number[] { return JSONLexer._serializedATN; }

    public get channelNames(): string[] { return JSONLexer.channelNames; }

    public get modeNames(): string[] { return JSONLexer.modeNames; }

    public static readonly _serializedATN: number[] = [
        4,0,13,121,6,-1,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,
        2,6,7,6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,
        13,7,13,1,0,1,0,1,0,1,0,1,0,1,1,1,1,1,1,1,1,1,1,1,1,1,2,1,2,1,2,
        1,2,1,2,1,3,1,3,1,4,1,4,1,5,1,5,1,6,1,6,1,7,1,7,1,8,1,8,1,9,1,9,
        1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,3,9,68,8,9,5,9,70,8,9,10,9,12,9,
        73,9,9,1,9,1,9,1,10,3,10,78,8,10,1,10,1,10,1,10,5,10,83,8,10,10,
        10,12,10,86,9,10,3,10,88,8,10,1,10,1,10,4,10,92,8,10,11,10,12,10,
        93,3,10,96,8,10,1,10,1,10,3,10,100,8,10,1,10,4,10,103,8,10,11,10,
        12,10,104,3,10,107,8,10,1,11,4,11,110,8,11,11,11,12,11,111,1,11,
        1,11,1,12,1,12,1,12,1,12,1,13,1,13,0,0,14,1,1,3,2,5,3,7,4,9,5,11,
        6,13,7,15,8,17,9,19,10,21,11,23,12,25,13,27,0,1,0,8,3,0,0,31,34,
        34,92,92,8,0,34,34,47,47,92,92,98,98,102,102,110,110,114,114,116,
        116,1,0,49,57,1,0,48,57,2,0,69,69,101,101,2,0,43,43,45,45,3,0,9,
        10,13,13,32,32,3,0,48,57,65,70,97,102,131,0,1,1,0,0,0,0,3,1,0,0,
        0,0,5,1,0,0,0,0,7,1,0,0,0,0,9,1,0,0,0,0,11,1,0,0,0,0,13,1,0,0,0,
        0,15,1,0,0,0,0,17,1,0,0,0,0,19,1,0,0,0,0,21,1,0,0,0,0,23,1,0,0,0,
        0,25,1,0,0,0,1,29,1,0,0,0,3,34,1,0,0,0,5,40,1,0,0,0,7,45,1,0,0,0,
        9,47,1,0,0,0,11,49,1,0,0,0,13,51,1,0,0,0,15,53,1,0,0,0,17,55,1,0,
        0,0,19,57,1,0,0,0,21,77,1,0,0,0,23,109,1,0,0,0,25,115,1,0,0,0,27,
        119,1,0,0,0,29,30,5,116,0,0,30,31,5,114,0,0,31,32,5,117,0,0,32,33,
        5,101,0,0,33,2,1,0,0,0,34,35,5,102,0,0,35,36,5,97,0,0,36,37,5,108,
        0,0,37,38,5,115,0,0,38,39,5,101,0,0,39,4,1,0,0,0,40,41,5,110,0,0,
        41,42,5,117,0,0,42,43,5,108,0,0,43,44,5,108,0,0,44,6,1,0,0,0,45,
        46,5,123,0,0,46,8,1,0,0,0,47,48,5,44,0,0,48,10,1,0,0,0,49,50,5,125,
        0,0,50,12,1,0,0,0,51,52,5,91,0,0,52,14,1,0,0,0,53,54,5,93,0,0,54,
        16,1,0,0,0,55,56,5,58,0,0,56,18,1,0,0,0,57,71,5,34,0,0,58,70,8,0,
        0,0,59,67,5,92,0,0,60,68,7,1,0,0,61,62,5,117,0,0,62,63,3,27,13,0,
        63,64,3,27,13,0,64,65,3,27,13,0,65,66,3,27,13,0,66,68,1,0,0,0,67,
        60,1,0,0,0,67,61,1,0,0,0,68,70,1,0,0,0,69,58,1,0,0,0,69,59,1,0,0,
        0,70,73,1,0,0,0,71,69,1,0,0,0,71,72,1,0,0,0,72,74,1,0,0,0,73,71,
        1,0,0,0,74,75,5,34,0,0,75,20,1,0,0,0,76,78,5,45,0,0,77,76,1,0,0,
        0,77,78,1,0,0,0,78,87,1,0,0,0,79,88,5,48,0,0,80,84,7,2,0,0,81,83,
        7,3,0,0,82,81,1,0,0,0,83,86,1,0,0,0,84,82,1,0,0,0,84,85,1,0,0,0,
        85,88,1,0,0,0,86,84,1,0,0,0,87,79,1,0,0,0,87,80,1,0,0,0,88,95,1,
        0,0,0,89,91,5,46,0,0,90,92,7,3,0,0,91,90,1,0,0,0,92,93,1,0,0,0,93,
        91,1,0,0,0,93,94,1,0,0,0,94,96,1,0,0,0,95,89,1,0,0,0,95,96,1,0,0,
        0,96,106,1,0,0,0,97,99,7,4,0,0,98,100,7,5,0,0,99,98,1,0,0,0,99,100,
        1,0,0,0,100,102,1,0,0,0,101,103,7,3,0,0,102,101,1,0,0,0,103,104,
        1,0,0,0,104,102,1,0,0,0,104,105,1,0,0,0,105,107,1,0,0,0,106,97,1,
        0,0,0,106,107,1,0,0,0,107,22,1,0,0,0,108,110,7,6,0,0,109,108,1,0,
        0,0,110,111,1,0,0,0,111,109,1,0,0,0,111,112,1,0,0,0,112,113,1,0,
        0,0,113,114,6,11,0,0,114,24,1,0,0,0,115,116,5,65279,0,0,116,117,
        1,0,0,0,117,118,6,12,0,0,118,26,1,0,0,0,119,120,7,7,0,0,120,28,1,
        0,0,0,13,0,67,69,71,77,84,87,93,95,99,104,106,111,1,0,1,0
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!JSONLexer.__ATN) {
            JSONLexer.__ATN = new antlr.ATNDeserializer().deserialize(JSONLexer._serializedATN);
        }

        return JSONLexer.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(JSONLexer.literalNames, JSONLexer.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return JSONLexer.vocabulary;
    }

    private static readonly decisionsToDFA = JSONLexer._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}