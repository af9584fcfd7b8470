
import * as antlr from "antlr4ng";
import { Token } from "antlr4ng";

 import { LlvmLexerBase } from "../../grammars/llvm/LlvmLexerBase.js"; 

export class LlvmLexer extends LlvmLexerBase {
    public static readonly DEFINE = 1;
    public static readonly DECLARE = 2;
    public static readonly BEGIN = 3;
    public static readonly DEFINED = 4;
    public static readonly OPCODE = 5;
    public static readonly RESULT = 6;
    public static readonly BLOCK = 7;
    public static readonly CASE = 8;
    public static readonly BODY_OPEN = 9;
    public static readonly BODY_CLOSE = 10;
    public static readonly TABLE_OPEN = 11;
    public static readonly EQUALS = 12;
    public static readonly SPACE = 13;
    public static readonly COMMENT = 14;
    public static readonly LOCAL = 15;
    public static readonly GLOBAL = 16;
    public static readonly METADATA = 17;
    public static readonly ATTRIBUTES = 18;
    public static readonly COMDAT = 19;
    public static readonly SUMMARY = 20;
    public static readonly RECORD = 21;
    public static readonly LABEL = 22;
    public static readonly NUMBER = 23;
    public static readonly STRING = 24;
    public static readonly WORD = 25;
    public static readonly LPAREN = 26;
    public static readonly RPAREN = 27;
    public static readonly LBRACK = 28;
    public static readonly RBRACK = 29;
    public static readonly LBRACE = 30;
    public static readonly RBRACE = 31;
    public static readonly LANGLE = 32;
    public static readonly RANGLE = 33;
    public static readonly COMMA = 34;
    public static readonly ASSIGN = 35;
    public static readonly BANG = 36;
    public static readonly STAR = 37;
    public static readonly DOTS = 38;
    public static readonly OTHER = 39;

    public static readonly channelNames = [
        "DEFAULT_TOKEN_CHANNEL", "HIDDEN"
    ];

    public static readonly literalNames = [
        null, null, null, null, null, null, null, null, null, null, null, 
        null, null, null, null, null, null, null, null, null, null, null, 
        null, null, null, null, "'('", "')'", "'['", "']'", "'{'", "'}'", 
        "'<'", "'>'", "','", "'='", "'!'", "'*'", "'...'"
    ];

    public static readonly symbolicNames = [
        null, "DEFINE", "DECLARE", "BEGIN", "DEFINED", "OPCODE", "RESULT", 
        "BLOCK", "CASE", "BODY_OPEN", "BODY_CLOSE", "TABLE_OPEN", "EQUALS", 
        "SPACE", "COMMENT", "LOCAL", "GLOBAL", "METADATA", "ATTRIBUTES", 
        "COMDAT", "SUMMARY", "RECORD", "LABEL", "NUMBER", "STRING", "WORD", 
        "LPAREN", "RPAREN", "LBRACK", "RBRACK", "LBRACE", "RBRACE", "LANGLE", 
        "RANGLE", "COMMA", "ASSIGN", "BANG", "STAR", "DOTS", "OTHER"
    ];

    public static readonly modeNames = [
        "DEFAULT_MODE",
    ];

    public static readonly ruleNames = [
        "SPACE", "COMMENT", "LOCAL", "GLOBAL", "METADATA", "ATTRIBUTES", 
        "COMDAT", "SUMMARY", "RECORD", "LABEL", "NUMBER", "STRING", "WORD", 
        "LPAREN", "RPAREN", "LBRACK", "RBRACK", "LBRACE", "RBRACE", "LANGLE", 
        "RANGLE", "COMMA", "ASSIGN", "BANG", "STAR", "DOTS", "OTHER", "ID", 
        "STRING_BODY",
    ];


    public constructor(input: antlr.CharStream) {
        super(input);
        this.interpreter = new antlr.LexerATNSimulator(this, LlvmLexer._ATN, LlvmLexer.decisionsToDFA, new antlr.PredictionContextCache());
    }

    public get grammarFileName(): string { return "LlvmLexer.g4"; }

    public get literalNames(): (string | null)[] { return LlvmLexer.literalNames; }
    public get symbolicNames(): (string | null)[] { return LlvmLexer.symbolicNames; }
    public get ruleNames(): string[] { return LlvmLexer.ruleNames; }

    public get serializedATN(): number[] { return LlvmLexer._serializedATN; }

    public get channelNames(): string[] { return LlvmLexer.channelNames; }

    public get modeNames(): string[] { return LlvmLexer.modeNames; }

    public static readonly _serializedATN: number[] = [
        4,0,39,234,6,-1,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,
        2,6,7,6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,
        13,7,13,2,14,7,14,2,15,7,15,2,16,7,16,2,17,7,17,2,18,7,18,2,19,7,
        19,2,20,7,20,2,21,7,21,2,22,7,22,2,23,7,23,2,24,7,24,2,25,7,25,2,
        26,7,26,2,27,7,27,2,28,7,28,1,0,4,0,61,8,0,11,0,12,0,62,1,0,1,0,
        1,1,1,1,5,1,69,8,1,10,1,12,1,72,9,1,1,1,1,1,1,1,1,1,5,1,78,8,1,10,
        1,12,1,81,9,1,1,1,1,1,3,1,85,8,1,1,1,1,1,1,2,1,2,1,2,1,3,1,3,1,3,
        1,4,1,4,4,4,97,8,4,11,4,12,4,98,1,5,1,5,4,5,103,8,5,11,5,12,5,104,
        1,6,1,6,1,6,1,7,1,7,4,7,112,8,7,11,7,12,7,113,1,8,1,8,4,8,118,8,
        8,11,8,12,8,119,1,9,4,9,123,8,9,11,9,12,9,124,1,9,3,9,128,8,9,1,
        9,1,9,1,10,3,10,133,8,10,1,10,4,10,136,8,10,11,10,12,10,137,1,10,
        1,10,5,10,142,8,10,10,10,12,10,145,9,10,1,10,1,10,3,10,149,8,10,
        1,10,4,10,152,8,10,11,10,12,10,153,3,10,156,8,10,3,10,158,8,10,1,
        10,3,10,161,8,10,1,10,1,10,1,10,1,10,3,10,167,8,10,1,10,4,10,170,
        8,10,11,10,12,10,171,3,10,174,8,10,1,11,3,11,177,8,11,1,11,1,11,
        1,12,1,12,5,12,183,8,12,10,12,12,12,186,9,12,1,13,1,13,1,14,1,14,
        1,15,1,15,1,16,1,16,1,17,1,17,1,18,1,18,1,19,1,19,1,20,1,20,1,21,
        1,21,1,22,1,22,1,23,1,23,1,24,1,24,1,25,1,25,1,25,1,25,1,26,1,26,
        1,27,4,27,219,8,27,11,27,12,27,220,1,27,3,27,224,8,27,1,28,1,28,
        5,28,228,8,28,10,28,12,28,231,9,28,1,28,1,28,1,79,0,29,1,13,3,14,
        5,15,7,16,9,17,11,18,13,19,15,20,17,21,19,22,21,23,23,24,25,25,27,
        26,29,27,31,28,33,29,35,30,37,31,39,32,41,33,43,34,45,35,47,36,49,
        37,51,38,53,39,55,0,57,0,1,0,13,5,0,9,10,12,13,32,32,160,160,65279,
        65279,2,0,10,10,13,13,7,0,36,36,45,46,48,57,65,90,92,92,95,95,97,
        122,1,0,48,57,2,0,95,95,97,122,6,0,36,36,45,46,48,57,65,90,95,95,
        97,122,2,0,43,43,45,45,2,0,69,69,101,101,2,0,115,115,117,117,3,0,
        72,72,75,77,82,82,3,0,48,57,65,70,97,102,5,0,36,36,46,46,65,90,95,
        95,97,122,1,0,34,34,257,0,1,1,0,0,0,0,3,1,0,0,0,0,5,1,0,0,0,0,7,
        1,0,0,0,0,9,1,0,0,0,0,11,1,0,0,0,0,13,1,0,0,0,0,15,1,0,0,0,0,17,
        1,0,0,0,0,19,1,0,0,0,0,21,1,0,0,0,0,23,1,0,0,0,0,25,1,0,0,0,0,27,
        1,0,0,0,0,29,1,0,0,0,0,31,1,0,0,0,0,33,1,0,0,0,0,35,1,0,0,0,0,37,
        1,0,0,0,0,39,1,0,0,0,0,41,1,0,0,0,0,43,1,0,0,0,0,45,1,0,0,0,0,47,
        1,0,0,0,0,49,1,0,0,0,0,51,1,0,0,0,0,53,1,0,0,0,1,60,1,0,0,0,3,84,
        1,0,0,0,5,88,1,0,0,0,7,91,1,0,0,0,9,94,1,0,0,0,11,100,1,0,0,0,13,
        106,1,0,0,0,15,109,1,0,0,0,17,115,1,0,0,0,19,127,1,0,0,0,21,173,
        1,0,0,0,23,176,1,0,0,0,25,180,1,0,0,0,27,187,1,0,0,0,29,189,1,0,
        0,0,31,191,1,0,0,0,33,193,1,0,0,0,35,195,1,0,0,0,37,197,1,0,0,0,
        39,199,1,0,0,0,41,201,1,0,0,0,43,203,1,0,0,0,45,205,1,0,0,0,47,207,
        1,0,0,0,49,209,1,0,0,0,51,211,1,0,0,0,53,215,1,0,0,0,55,223,1,0,
        0,0,57,225,1,0,0,0,59,61,7,0,0,0,60,59,1,0,0,0,61,62,1,0,0,0,62,
        60,1,0,0,0,62,63,1,0,0,0,63,64,1,0,0,0,64,65,6,0,0,0,65,2,1,0,0,
        0,66,70,5,59,0,0,67,69,8,1,0,0,68,67,1,0,0,0,69,72,1,0,0,0,70,68,
        1,0,0,0,70,71,1,0,0,0,71,85,1,0,0,0,72,70,1,0,0,0,73,74,5,47,0,0,
        74,75,5,42,0,0,75,79,1,0,0,0,76,78,9,0,0,0,77,76,1,0,0,0,78,81,1,
        0,0,0,79,80,1,0,0,0,79,77,1,0,0,0,80,82,1,0,0,0,81,79,1,0,0,0,82,
        83,5,42,0,0,83,85,5,47,0,0,84,66,1,0,0,0,84,73,1,0,0,0,85,86,1,0,
        0,0,86,87,6,1,1,0,87,4,1,0,0,0,88,89,5,37,0,0,89,90,3,55,27,0,90,
        6,1,0,0,0,91,92,5,64,0,0,92,93,3,55,27,0,93,8,1,0,0,0,94,96,5,33,
        0,0,95,97,7,2,0,0,96,95,1,0,0,0,97,98,1,0,0,0,98,96,1,0,0,0,98,99,
        1,0,0,0,99,10,1,0,0,0,100,102,5,35,0,0,101,103,7,3,0,0,102,101,1,
        0,0,0,103,104,1,0,0,0,104,102,1,0,0,0,104,105,1,0,0,0,105,12,1,0,
        0,0,106,107,5,36,0,0,107,108,3,55,27,0,108,14,1,0,0,0,109,111,5,
        94,0,0,110,112,7,3,0,0,111,110,1,0,0,0,112,113,1,0,0,0,113,111,1,
        0,0,0,113,114,1,0,0,0,114,16,1,0,0,0,115,117,5,35,0,0,116,118,7,
        4,0,0,117,116,1,0,0,0,118,119,1,0,0,0,119,117,1,0,0,0,119,120,1,
        0,0,0,120,18,1,0,0,0,121,123,7,5,0,0,122,121,1,0,0,0,123,124,1,0,
        0,0,124,122,1,0,0,0,124,125,1,0,0,0,125,128,1,0,0,0,126,128,3,57,
        28,0,127,122,1,0,0,0,127,126,1,0,0,0,128,129,1,0,0,0,129,130,5,58,
        0,0,130,20,1,0,0,0,131,133,7,6,0,0,132,131,1,0,0,0,132,133,1,0,0,
        0,133,135,1,0,0,0,134,136,7,3,0,0,135,134,1,0,0,0,136,137,1,0,0,
        0,137,135,1,0,0,0,137,138,1,0,0,0,138,157,1,0,0,0,139,143,5,46,0,
        0,140,142,7,3,0,0,141,140,1,0,0,0,142,145,1,0,0,0,143,141,1,0,0,
        0,143,144,1,0,0,0,144,155,1,0,0,0,145,143,1,0,0,0,146,148,7,7,0,
        0,147,149,7,6,0,0,148,147,1,0,0,0,148,149,1,0,0,0,149,151,1,0,0,
        0,150,152,7,3,0,0,151,150,1,0,0,0,152,153,1,0,0,0,153,151,1,0,0,
        0,153,154,1,0,0,0,154,156,1,0,0,0,155,146,1,0,0,0,155,156,1,0,0,
        0,156,158,1,0,0,0,157,139,1,0,0,0,157,158,1,0,0,0,158,174,1,0,0,
        0,159,161,7,8,0,0,160,159,1,0,0,0,160,161,1,0,0,0,161,162,1,0,0,
        0,162,163,5,48,0,0,163,164,5,120,0,0,164,166,1,0,0,0,165,167,7,9,
        0,0,166,165,1,0,0,0,166,167,1,0,0,0,167,169,1,0,0,0,168,170,7,10,
        0,0,169,168,1,0,0,0,170,171,1,0,0,0,171,169,1,0,0,0,171,172,1,0,
        0,0,172,174,1,0,0,0,173,132,1,0,0,0,173,160,1,0,0,0,174,22,1,0,0,
        0,175,177,5,99,0,0,176,175,1,0,0,0,176,177,1,0,0,0,177,178,1,0,0,
        0,178,179,3,57,28,0,179,24,1,0,0,0,180,184,7,11,0,0,181,183,7,5,
        0,0,182,181,1,0,0,0,183,186,1,0,0,0,184,182,1,0,0,0,184,185,1,0,
        0,0,185,26,1,0,0,0,186,184,1,0,0,0,187,188,5,40,0,0,188,28,1,0,0,
        0,189,190,5,41,0,0,190,30,1,0,0,0,191,192,5,91,0,0,192,32,1,0,0,
        0,193,194,5,93,0,0,194,34,1,0,0,0,195,196,5,123,0,0,196,36,1,0,0,
        0,197,198,5,125,0,0,198,38,1,0,0,0,199,200,5,60,0,0,200,40,1,0,0,
        0,201,202,5,62,0,0,202,42,1,0,0,0,203,204,5,44,0,0,204,44,1,0,0,
        0,205,206,5,61,0,0,206,46,1,0,0,0,207,208,5,33,0,0,208,48,1,0,0,
        0,209,210,5,42,0,0,210,50,1,0,0,0,211,212,5,46,0,0,212,213,5,46,
        0,0,213,214,5,46,0,0,214,52,1,0,0,0,215,216,9,0,0,0,216,54,1,0,0,
        0,217,219,7,5,0,0,218,217,1,0,0,0,219,220,1,0,0,0,220,218,1,0,0,
        0,220,221,1,0,0,0,221,224,1,0,0,0,222,224,3,57,28,0,223,218,1,0,
        0,0,223,222,1,0,0,0,224,56,1,0,0,0,225,229,5,34,0,0,226,228,8,12,
        0,0,227,226,1,0,0,0,228,231,1,0,0,0,229,227,1,0,0,0,229,230,1,0,
        0,0,230,232,1,0,0,0,231,229,1,0,0,0,232,233,5,34,0,0,233,58,1,0,
        0,0,27,0,62,70,79,84,98,104,113,119,124,127,132,137,143,148,153,
        155,157,160,166,171,173,176,184,220,223,229,2,6,0,0,0,1,0
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!LlvmLexer.__ATN) {
            LlvmLexer.__ATN = new antlr.ATNDeserializer().deserialize(LlvmLexer._serializedATN);
        }

        return LlvmLexer.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(LlvmLexer.literalNames, LlvmLexer.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return LlvmLexer.vocabulary;
    }

    private static readonly decisionsToDFA = LlvmLexer._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}