
import * as antlr from "antlr4ng";
import { Token } from "antlr4ng";

// for running tests with parameters, TODO: discuss strategy for typed parameters in CI
// eslint-disable-next-line no-unused-vars
type int = number;


export class TypeScriptParser extends antlr.Parser {
    public static readonly ENUM = 1;
    public static readonly IMPLEMENTS = 2;
    public static readonly INTERFACE = 3;
    public static readonly IS = 4;
    public static readonly MODIFIER = 5;
    public static readonly NAMESPACE = 6;
    public static readonly SATISFIES = 7;
    public static readonly TYPE = 8;
    public static readonly TYPE_PREFIX = 9;
    public static readonly SPACE = 10;
    public static readonly LINE_END = 11;
    public static readonly COMMENT = 12;
    public static readonly LINE_COMMENT = 13;
    public static readonly BREAK = 14;
    public static readonly CASE = 15;
    public static readonly CATCH = 16;
    public static readonly CLASS = 17;
    public static readonly CONST = 18;
    public static readonly CONTINUE = 19;
    public static readonly DEBUGGER = 20;
    public static readonly DEFAULT = 21;
    public static readonly DELETE = 22;
    public static readonly DO = 23;
    public static readonly ELSE = 24;
    public static readonly EXPORT = 25;
    public static readonly EXTENDS = 26;
    public static readonly FINALLY = 27;
    public static readonly FOR = 28;
    public static readonly FUNCTION = 29;
    public static readonly IF = 30;
    public static readonly IMPORT = 31;
    public static readonly IN = 32;
    public static readonly INSTANCEOF = 33;
    public static readonly NEW = 34;
    public static readonly RETURN = 35;
    public static readonly SWITCH = 36;
    public static readonly THROW = 37;
    public static readonly TRY = 38;
    public static readonly TYPEOF = 39;
    public static readonly VAR = 40;
    public static readonly VOID = 41;
    public static readonly WHILE = 42;
    public static readonly WITH = 43;
    public static readonly ACCESSOR = 44;
    public static readonly AS = 45;
    public static readonly ASSERT = 46;
    public static readonly ASYNC = 47;
    public static readonly AWAIT = 48;
    public static readonly FROM = 49;
    public static readonly GET = 50;
    public static readonly LET = 51;
    public static readonly OF = 52;
    public static readonly SET = 53;
    public static readonly STATIC = 54;
    public static readonly USING = 55;
    public static readonly YIELD = 56;
    public static readonly IDENTIFIER = 57;
    public static readonly PRIVATE = 58;
    public static readonly NUMBER = 59;
    public static readonly STRING = 60;
    public static readonly OPEN_BRACE = 61;
    public static readonly CLOSE_BRACE = 62;
    public static readonly OPEN_PAREN = 63;
    public static readonly CLOSE_PAREN = 64;
    public static readonly OPEN_BRACKET = 65;
    public static readonly CLOSE_BRACKET = 66;
    public static readonly SEMICOLON = 67;
    public static readonly COMMA = 68;
    public static readonly COLON = 69;
    public static readonly QUESTION = 70;
    public static readonly DOT = 71;
    public static readonly OPTIONAL_CHAIN = 72;
    public static readonly ELLIPSIS = 73;
    public static readonly ARROW = 74;
    public static readonly AT = 75;
    public static readonly TEMPLATE_OPEN = 76;
    public static readonly ASSIGN = 77;
    public static readonly ASSIGN_ADD = 78;
    public static readonly ASSIGN_SUBTRACT = 79;
    public static readonly ASSIGN_MULTIPLY = 80;
    public static readonly ASSIGN_DIVIDE = 81;
    public static readonly ASSIGN_REMAINDER = 82;
    public static readonly ASSIGN_POWER = 83;
    public static readonly ASSIGN_SHIFT_LEFT = 84;
    public static readonly ASSIGN_SHIFT_RIGHT = 85;
    public static readonly ASSIGN_SHIFT_RIGHT_UNSIGNED = 86;
    public static readonly ASSIGN_BIT_AND = 87;
    public static readonly ASSIGN_BIT_OR = 88;
    public static readonly ASSIGN_BIT_XOR = 89;
    public static readonly ASSIGN_AND = 90;
    public static readonly ASSIGN_OR = 91;
    public static readonly ASSIGN_NULLISH = 92;
    public static readonly ADD = 93;
    public static readonly SUBTRACT = 94;
    public static readonly MULTIPLY = 95;
    public static readonly DIVIDE = 96;
    public static readonly REMAINDER = 97;
    public static readonly POWER = 98;
    public static readonly SHIFT_LEFT = 99;
    public static readonly SHIFT_RIGHT = 100;
    public static readonly SHIFT_RIGHT_UNSIGNED = 101;
    public static readonly BIT_AND = 102;
    public static readonly BIT_OR = 103;
    public static readonly BIT_XOR = 104;
    public static readonly AND = 105;
    public static readonly OR = 106;
    public static readonly NULLISH = 107;
    public static readonly LESS = 108;
    public static readonly GREATER = 109;
    public static readonly LESS_EQUAL = 110;
    public static readonly GREATER_EQUAL = 111;
    public static readonly EQUAL = 112;
    public static readonly NOT_EQUAL = 113;
    public static readonly SAME = 114;
    public static readonly NOT_SAME = 115;
    public static readonly NOT = 116;
    public static readonly BIT_NOT = 117;
    public static readonly INCREMENT = 118;
    public static readonly DECREMENT = 119;
    public static readonly ANGLE_OPEN = 120;
    public static readonly ANGLE_CLOSE = 121;
    public static readonly ARGUMENTS_OPEN = 122;
    public static readonly BODY_OPEN = 123;
    public static readonly IMPORT_ALIAS = 124;
    public static readonly NON_NULL = 125;
    public static readonly OPTIONAL = 126;
    public static readonly RETURNS = 127;
    public static readonly TYPE_ARROW = 128;
    public static readonly TYPE_ONLY = 129;
    public static readonly TYPE_OPERATOR = 130;
    public static readonly TYPE_QUESTION = 131;
    public static readonly REGULAR_EXPRESSION = 132;
    public static readonly HTML_COMMENT = 133;
    public static readonly TEMPLATE_CHARACTERS = 134;
    public static readonly SUBSTITUTION_OPEN = 135;
    public static readonly TEMPLATE_CLOSE = 136;
    public static readonly JSX_OPEN = 137;
    public static readonly JSX_NAME = 138;
    public static readonly JSX_STRING = 139;
    public static readonly JSX_ASSIGN = 140;
    public static readonly JSX_COLON = 141;
    public static readonly JSX_DOT = 142;
    public static readonly JSX_SLASH = 143;
    public static readonly JSX_CLOSE = 144;
    public static readonly JSX_SPACE = 145;
    public static readonly JSX_COMMENT = 146;
    public static readonly JSX_TEXT = 147;
    public static readonly JSX_BRACE = 148;
    public static readonly JSX_END_OPEN = 149;
    public static readonly OBJECT_OPEN = 150;
    public static readonly GROUP_OPEN = 151;
    public static readonly UNARY_PLUS = 152;
    public static readonly UNARY_MINUS = 153;
    public static readonly PREFIX_INCREMENT = 154;
    public static readonly PREFIX_DECREMENT = 155;
    public static readonly FUNCTION_EXPRESSION = 156;
    public static readonly CLASS_EXPRESSION = 157;
    public static readonly EXPRESSION_AT = 158;
    public static readonly GENERATOR = 159;
    public static readonly CALL_OPEN = 160;
    public static readonly INDEX_OPEN = 161;
    public static readonly LOOP_IN = 162;
    public static readonly TAGGED_OPEN = 163;
    public static readonly ATTRIBUTES = 164;
    public static readonly JUMP_TARGET = 165;
    public static readonly SPECIFIERS_OPEN = 166;
    public static readonly EMPTY = 167;
    public static readonly BARE_RETURN = 168;
    public static readonly ASYNC_FUNCTION = 169;
    public static readonly AWAIT_USING = 170;
    public static readonly LABEL = 171;
    public static readonly RULE_statement = 0;
    public static readonly RULE_body = 1;
    public static readonly RULE_exported = 2;
    public static readonly RULE_specifier = 3;
    public static readonly RULE_binding = 4;
    public static readonly RULE_parameters = 5;
    public static readonly RULE_parameter = 6;
    public static readonly RULE_classTail = 7;
    public static readonly RULE_classMember = 8;
    public static readonly RULE_memberName = 9;
    public static readonly RULE_member = 10;
    public static readonly RULE_operand = 11;
    public static readonly RULE_elementName = 12;
    public static readonly RULE_argument = 13;
    public static readonly RULE_type = 14;
    public static readonly RULE_typeOperand = 15;
    public static readonly RULE_typeElement = 16;
    public static readonly RULE_typeParameters = 17;
    public static readonly RULE_typeArguments = 18;
    public static readonly RULE_typeMembers = 19;
    public static readonly RULE_typeMember = 20;
    public static readonly RULE_program = 21;
    public static readonly RULE_block = 22;
    public static readonly RULE_declarator = 23;
    public static readonly RULE_property = 24;
    public static readonly RULE_loopHead = 25;
    public static readonly RULE_returnValue = 26;
    public static readonly RULE_switchCase = 27;
    public static readonly RULE_importPart = 28;
    public static readonly RULE_specifiers = 29;
    public static readonly RULE_attributes = 30;
    public static readonly RULE_decorator = 31;
    public static readonly RULE_decorating = 32;
    public static readonly RULE_expression = 33;
    public static readonly RULE_assignment = 34;
    public static readonly RULE_arrowBody = 35;
    public static readonly RULE_element = 36;
    public static readonly RULE_attribute = 37;
    public static readonly RULE_child = 38;

    public static readonly literalNames = [
        null, "'enum'", "'implements'", "'interface'", "'is'", null, null, 
        "'satisfies'", "'type'", null, null, null, null, null, "'break'", 
        "'case'", "'catch'", "'class'", "'const'", "'continue'", "'debugger'", 
        "'default'", "'delete'", "'do'", "'else'", "'export'", "'extends'", 
        "'finally'", "'for'", "'function'", "'if'", "'import'", "'in'", 
        "'instanceof'", "'new'", "'return'", "'switch'", "'throw'", "'try'", 
        "'typeof'", "'var'", "'void'", "'while'", "'with'", "'accessor'", 
        "'as'", "'assert'", "'async'", "'await'", "'from'", "'get'", "'let'", 
        "'of'", "'set'", "'static'", "'using'", "'yield'", null, null, null, 
        null, "'{'", "'}'", "'('", "')'", "'['", "']'", "';'", "','", "':'", 
        "'?'", "'.'", "'?.'", "'...'", "'=>'", "'@'", "'`'", "'='", "'+='", 
        "'-='", "'*='", "'/='", "'%='", "'**='", "'<<='", "'>>='", "'>>>='", 
        "'&='", "'|='", "'^='", "'&&='", "'||='", "'??='", "'+'", "'-'", 
        "'*'", "'/'", "'%'", "'**'", "'<<'", "'>>'", "'>>>'", "'&'", "'|'", 
        "'^'", "'&&'", "'||'", "'??'", "'<'", "'>'", "'<='", "'>='", "'=='", 
        "'!='", "'==='", "'!=='", "'!'", "'~'", "'++'", "'--'", null, null, 
        null, null, null, null, null, null, null, null, null, null, null, 
        null, null, "'${'"
    ];

    public static readonly symbolicNames = [
        null, "ENUM", "IMPLEMENTS", "INTERFACE", "IS", "MODIFIER", "NAMESPACE", 
        "SATISFIES", "TYPE", "TYPE_PREFIX", "SPACE", "LINE_END", "COMMENT", 
        "LINE_COMMENT", "BREAK", "CASE", "CATCH", "CLASS", "CONST", "CONTINUE", 
        "DEBUGGER", "DEFAULT", "DELETE", "DO", "ELSE", "EXPORT", "EXTENDS", 
        "FINALLY", "FOR", "FUNCTION", "IF", "IMPORT", "IN", "INSTANCEOF", 
        "NEW", "RETURN", "SWITCH", "THROW", "TRY", "TYPEOF", "VAR", "VOID", 
        "WHILE", "WITH", "ACCESSOR", "AS", "ASSERT", "ASYNC", "AWAIT", "FROM", 
        "GET", "LET", "OF", "SET", "STATIC", "USING", "YIELD", "IDENTIFIER", 
        "PRIVATE", "NUMBER", "STRING", "OPEN_BRACE", "CLOSE_BRACE", "OPEN_PAREN", 
        "CLOSE_PAREN", "OPEN_BRACKET", "CLOSE_BRACKET", "SEMICOLON", "COMMA", 
        "COLON", "QUESTION", "DOT", "OPTIONAL_CHAIN", "ELLIPSIS", "ARROW", 
        "AT", "TEMPLATE_OPEN", "ASSIGN", "ASSIGN_ADD", "ASSIGN_SUBTRACT", 
        "ASSIGN_MULTIPLY", "ASSIGN_DIVIDE", "ASSIGN_REMAINDER", "ASSIGN_POWER", 
        "ASSIGN_SHIFT_LEFT", "ASSIGN_SHIFT_RIGHT", "ASSIGN_SHIFT_RIGHT_UNSIGNED", 
        "ASSIGN_BIT_AND", "ASSIGN_BIT_OR", "ASSIGN_BIT_XOR", "ASSIGN_AND", 
        "ASSIGN_OR", "ASSIGN_NULLISH", "ADD", "SUBTRACT", "MULTIPLY", "DIVIDE", 
        "REMAINDER", "POWER", "SHIFT_LEFT", "SHIFT_RIGHT", "SHIFT_RIGHT_UNSIGNED", 
        "BIT_AND", "BIT_OR", "BIT_XOR", "AND", "OR", "NULLISH", "LESS", 
        "GREATER", "LESS_EQUAL", "GREATER_EQUAL", "EQUAL", "NOT_EQUAL", 
        "SAME", "NOT_SAME", "NOT", "BIT_NOT", "INCREMENT", "DECREMENT", 
        "ANGLE_OPEN", "ANGLE_CLOSE", "ARGUMENTS_OPEN", "BODY_OPEN", "IMPORT_ALIAS", 
        "NON_NULL", "OPTIONAL", "RETURNS", "TYPE_ARROW", "TYPE_ONLY", "TYPE_OPERATOR", 
        "TYPE_QUESTION", "REGULAR_EXPRESSION", "HTML_COMMENT", "TEMPLATE_CHARACTERS", 
        "SUBSTITUTION_OPEN", "TEMPLATE_CLOSE", "JSX_OPEN", "JSX_NAME", "JSX_STRING", 
        "JSX_ASSIGN", "JSX_COLON", "JSX_DOT", "JSX_SLASH", "JSX_CLOSE", 
        "JSX_SPACE", "JSX_COMMENT", "JSX_TEXT", "JSX_BRACE", "JSX_END_OPEN", 
        "OBJECT_OPEN", "GROUP_OPEN", "UNARY_PLUS", "UNARY_MINUS", "PREFIX_INCREMENT", 
        "PREFIX_DECREMENT", "FUNCTION_EXPRESSION", "CLASS_EXPRESSION", "EXPRESSION_AT", 
        "GENERATOR", "CALL_OPEN", "INDEX_OPEN", "LOOP_IN", "TAGGED_OPEN", 
        "ATTRIBUTES", "JUMP_TARGET", "SPECIFIERS_OPEN", "EMPTY", "BARE_RETURN", 
        "ASYNC_FUNCTION", "AWAIT_USING", "LABEL"
    ];
    public static readonly ruleNames = [
        "statement", "body", "exported", "specifier", "binding", "parameters", 
        "parameter", "classTail", "classMember", "memberName", "member", 
        "operand", "elementName", "argument", "type", "typeOperand", "typeElement", 
        "typeParameters", "typeArguments", "typeMembers", "typeMember", 
        "program", "block", "declarator", "property", "loopHead", "returnValue", 
        "switchCase", "importPart", "specifiers", "attributes", "decorator", 
        "decorating", "expression", "assignment", "arrowBody", "element", 
        "attribute", "child",
    ];

    public get grammarFileName(): string { return "TypeScriptParser.g4"; }
    public get literalNames(): (string | null)[] { return TypeScriptParser.literalNames; }
    public get symbolicNames(): (string | null)[] { return TypeScriptParser.symbolicNames; }
    public get ruleNames(): string[] { return TypeScriptParser.ruleNames; }
    public get serializedATN(): number[] { return TypeScriptParser._serializedATN; }

    protected createFailedPredicateException(predicate?: string, message?: string): antlr.FailedPredicateException {
        return new antlr.FailedPredicateException(this, predicate, message);
    }

    public constructor(input: antlr.TokenStream) {
        super(input);
        this.interpreter = new antlr.ParserATNSimulator(this, TypeScriptParser._ATN, TypeScriptParser.decisionsToDFA, new antlr.PredictionContextCache());
    }
    public statement(): StatementContext {
        let localContext = new StatementContext(this.context, this.state);
        this.enterRule(localContext, 0, TypeScriptParser.RULE_statement);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 81;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 5) {
                {
                {
                this.state = 78;
                this.match(TypeScriptParser.MODIFIER);
                }
                }
                this.state = 83;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 360;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.EMPTY:
                {
                this.state = 84;
                this.match(TypeScriptParser.EMPTY);
                }
                break;
            case TypeScriptParser.OPEN_BRACE:
                {
                this.state = 85;
                this.block();
                }
                break;
            case TypeScriptParser.CONST:
            case TypeScriptParser.VAR:
            case TypeScriptParser.LET:
            case TypeScriptParser.USING:
            case TypeScriptParser.AWAIT_USING:
                {
                this.state = 93;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case TypeScriptParser.VAR:
                    {
                    this.state = 86;
                    this.match(TypeScriptParser.VAR);
                    }
                    break;
                case TypeScriptParser.LET:
                    {
                    this.state = 87;
                    this.match(TypeScriptParser.LET);
                    }
                    break;
                case TypeScriptParser.CONST:
                    {
                    this.state = 88;
                    this.match(TypeScriptParser.CONST);
                    }
                    break;
                case TypeScriptParser.USING:
                case TypeScriptParser.AWAIT_USING:
                    {
                    this.state = 90;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 170) {
                        {
                        this.state = 89;
                        this.match(TypeScriptParser.AWAIT_USING);
                        }
                    }

                    this.state = 92;
                    this.match(TypeScriptParser.USING);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 95;
                this.declarator();
                this.state = 100;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 68) {
                    {
                    {
                    this.state = 96;
                    this.match(TypeScriptParser.COMMA);
                    this.state = 97;
                    this.declarator();
                    }
                    }
                    this.state = 102;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 104;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 103;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case TypeScriptParser.DELETE:
            case TypeScriptParser.NEW:
            case TypeScriptParser.TYPEOF:
            case TypeScriptParser.VOID:
            case TypeScriptParser.ASYNC:
            case TypeScriptParser.AWAIT:
            case TypeScriptParser.YIELD:
            case TypeScriptParser.IDENTIFIER:
            case TypeScriptParser.PRIVATE:
            case TypeScriptParser.NUMBER:
            case TypeScriptParser.STRING:
            case TypeScriptParser.OPEN_BRACKET:
            case TypeScriptParser.TEMPLATE_OPEN:
            case TypeScriptParser.NOT:
            case TypeScriptParser.BIT_NOT:
            case TypeScriptParser.ANGLE_OPEN:
            case TypeScriptParser.REGULAR_EXPRESSION:
            case TypeScriptParser.JSX_OPEN:
            case TypeScriptParser.OBJECT_OPEN:
            case TypeScriptParser.GROUP_OPEN:
            case TypeScriptParser.UNARY_PLUS:
            case TypeScriptParser.UNARY_MINUS:
            case TypeScriptParser.PREFIX_INCREMENT:
            case TypeScriptParser.PREFIX_DECREMENT:
            case TypeScriptParser.FUNCTION_EXPRESSION:
            case TypeScriptParser.CLASS_EXPRESSION:
            case TypeScriptParser.EXPRESSION_AT:
                {
                this.state = 106;
                this.expression();
                this.state = 108;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 107;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case TypeScriptParser.IF:
                {
                this.state = 110;
                this.match(TypeScriptParser.IF);
                this.state = 111;
                this.match(TypeScriptParser.OPEN_PAREN);
                this.state = 112;
                this.expression();
                this.state = 113;
                this.match(TypeScriptParser.CLOSE_PAREN);
                this.state = 114;
                this.statement();
                this.state = 117;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 6, this.context) ) {
                case 1:
                    {
                    this.state = 115;
                    this.match(TypeScriptParser.ELSE);
                    this.state = 116;
                    this.statement();
                    }
                    break;
                }
                }
                break;
            case TypeScriptParser.FOR:
                {
                this.state = 119;
                this.match(TypeScriptParser.FOR);
                this.state = 121;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 48) {
                    {
                    this.state = 120;
                    this.match(TypeScriptParser.AWAIT);
                    }
                }

                this.state = 123;
                this.match(TypeScriptParser.OPEN_PAREN);
                this.state = 125;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 18)) & ~0x1F) === 0 && ((1 << (_la - 18)) & 1625358353) !== 0) || ((((_la - 51)) & ~0x1F) === 0 && ((1 << (_la - 51)) & 33571825) !== 0) || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 2162707) !== 0) || ((((_la - 150)) & ~0x1F) === 0 && ((1 << (_la - 150)) & 1049087) !== 0)) {
                    {
                    this.state = 124;
                    this.loopHead();
                    }
                }

                this.state = 137;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case TypeScriptParser.OF:
                case TypeScriptParser.LOOP_IN:
                    {
                    this.state = 127;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 52 || _la === 162)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 128;
                    this.expression();
                    }
                    break;
                case TypeScriptParser.SEMICOLON:
                    {
                    this.state = 129;
                    this.match(TypeScriptParser.SEMICOLON);
                    this.state = 131;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 22)) & ~0x1F) === 0 && ((1 << (_la - 22)) & 101322753) !== 0) || ((((_la - 56)) & ~0x1F) === 0 && ((1 << (_la - 56)) & 1049119) !== 0) || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 2162707) !== 0) || ((((_la - 150)) & ~0x1F) === 0 && ((1 << (_la - 150)) & 511) !== 0)) {
                        {
                        this.state = 130;
                        this.expression();
                        }
                    }

                    this.state = 133;
                    this.match(TypeScriptParser.SEMICOLON);
                    this.state = 135;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 22)) & ~0x1F) === 0 && ((1 << (_la - 22)) & 101322753) !== 0) || ((((_la - 56)) & ~0x1F) === 0 && ((1 << (_la - 56)) & 1049119) !== 0) || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 2162707) !== 0) || ((((_la - 150)) & ~0x1F) === 0 && ((1 << (_la - 150)) & 511) !== 0)) {
                        {
                        this.state = 134;
                        this.expression();
                        }
                    }

                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 139;
                this.match(TypeScriptParser.CLOSE_PAREN);
                this.state = 140;
                this.statement();
                }
                break;
            case TypeScriptParser.WHILE:
                {
                this.state = 141;
                this.match(TypeScriptParser.WHILE);
                this.state = 142;
                this.match(TypeScriptParser.OPEN_PAREN);
                this.state = 143;
                this.expression();
                this.state = 144;
                this.match(TypeScriptParser.CLOSE_PAREN);
                this.state = 145;
                this.statement();
                }
                break;
            case TypeScriptParser.DO:
                {
                this.state = 147;
                this.match(TypeScriptParser.DO);
                this.state = 148;
                this.statement();
                this.state = 149;
                this.match(TypeScriptParser.WHILE);
                this.state = 150;
                this.match(TypeScriptParser.OPEN_PAREN);
                this.state = 151;
                this.expression();
                this.state = 152;
                this.match(TypeScriptParser.CLOSE_PAREN);
                this.state = 154;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 12, this.context) ) {
                case 1:
                    {
                    this.state = 153;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 67 || _la === 167)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    break;
                }
                }
                break;
            case TypeScriptParser.RETURN:
                {
                this.state = 156;
                this.match(TypeScriptParser.RETURN);
                this.state = 157;
                this.returnValue();
                this.state = 159;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 158;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case TypeScriptParser.BARE_RETURN:
                {
                this.state = 161;
                this.match(TypeScriptParser.BARE_RETURN);
                this.state = 163;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 162;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case TypeScriptParser.BREAK:
            case TypeScriptParser.CONTINUE:
                {
                this.state = 165;
                _la = this.tokenStream.LA(1);
                if(!(_la === 14 || _la === 19)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 167;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 165) {
                    {
                    this.state = 166;
                    this.match(TypeScriptParser.JUMP_TARGET);
                    }
                }

                this.state = 170;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 169;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case TypeScriptParser.THROW:
                {
                this.state = 172;
                this.match(TypeScriptParser.THROW);
                this.state = 173;
                this.expression();
                this.state = 175;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 174;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case TypeScriptParser.TRY:
                {
                this.state = 177;
                this.match(TypeScriptParser.TRY);
                this.state = 178;
                this.block();
                this.state = 189;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    this.state = 189;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case TypeScriptParser.CATCH:
                        {
                        this.state = 179;
                        this.match(TypeScriptParser.CATCH);
                        this.state = 184;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 63) {
                            {
                            this.state = 180;
                            this.match(TypeScriptParser.OPEN_PAREN);
                            this.state = 181;
                            this.binding();
                            this.state = 182;
                            this.match(TypeScriptParser.CLOSE_PAREN);
                            }
                        }

                        this.state = 186;
                        this.block();
                        }
                        break;
                    case TypeScriptParser.FINALLY:
                        {
                        this.state = 187;
                        this.match(TypeScriptParser.FINALLY);
                        this.state = 188;
                        this.block();
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 191;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 16 || _la === 27);
                }
                break;
            case TypeScriptParser.SWITCH:
                {
                this.state = 193;
                this.match(TypeScriptParser.SWITCH);
                this.state = 194;
                this.match(TypeScriptParser.OPEN_PAREN);
                this.state = 195;
                this.expression();
                this.state = 196;
                this.match(TypeScriptParser.CLOSE_PAREN);
                this.state = 197;
                this.match(TypeScriptParser.OPEN_BRACE);
                this.state = 201;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 15 || _la === 21) {
                    {
                    {
                    this.state = 198;
                    this.switchCase();
                    }
                    }
                    this.state = 203;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 204;
                this.match(TypeScriptParser.CLOSE_BRACE);
                }
                break;
            case TypeScriptParser.LABEL:
                {
                this.state = 206;
                this.match(TypeScriptParser.LABEL);
                this.state = 207;
                this.match(TypeScriptParser.COLON);
                this.state = 208;
                this.statement();
                }
                break;
            case TypeScriptParser.FUNCTION:
            case TypeScriptParser.ASYNC_FUNCTION:
                {
                this.state = 210;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 169) {
                    {
                    this.state = 209;
                    this.match(TypeScriptParser.ASYNC_FUNCTION);
                    }
                }

                this.state = 212;
                this.match(TypeScriptParser.FUNCTION);
                this.state = 214;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 159) {
                    {
                    this.state = 213;
                    this.match(TypeScriptParser.GENERATOR);
                    }
                }

                this.state = 216;
                this.match(TypeScriptParser.IDENTIFIER);
                this.state = 218;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 122) {
                    {
                    this.state = 217;
                    this.typeArguments();
                    }
                }

                this.state = 220;
                this.parameters();
                this.state = 222;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 25, this.context) ) {
                case 1:
                    {
                    this.state = 221;
                    this.body();
                    }
                    break;
                }
                this.state = 225;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 224;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case TypeScriptParser.CLASS:
                {
                this.state = 227;
                this.match(TypeScriptParser.CLASS);
                this.state = 228;
                this.match(TypeScriptParser.IDENTIFIER);
                this.state = 229;
                this.classTail();
                }
                break;
            case TypeScriptParser.AT:
                {
                this.state = 231;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 230;
                    this.decorator();
                    }
                    }
                    this.state = 233;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 75);
                this.state = 236;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 25) {
                    {
                    this.state = 235;
                    this.match(TypeScriptParser.EXPORT);
                    }
                }

                this.state = 239;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 21) {
                    {
                    this.state = 238;
                    this.match(TypeScriptParser.DEFAULT);
                    }
                }

                this.state = 244;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 5) {
                    {
                    {
                    this.state = 241;
                    this.match(TypeScriptParser.MODIFIER);
                    }
                    }
                    this.state = 246;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 247;
                this.match(TypeScriptParser.CLASS);
                this.state = 249;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 248;
                    this.match(TypeScriptParser.IDENTIFIER);
                    }
                }

                this.state = 251;
                this.classTail();
                }
                break;
            case TypeScriptParser.INTERFACE:
                {
                this.state = 253;
                this.match(TypeScriptParser.INTERFACE);
                this.state = 254;
                this.match(TypeScriptParser.IDENTIFIER);
                this.state = 256;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 122) {
                    {
                    this.state = 255;
                    this.typeArguments();
                    }
                }

                this.state = 267;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 130) {
                    {
                    this.state = 258;
                    this.match(TypeScriptParser.TYPE_OPERATOR);
                    this.state = 259;
                    this.type_();
                    this.state = 264;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 68) {
                        {
                        {
                        this.state = 260;
                        this.match(TypeScriptParser.COMMA);
                        this.state = 261;
                        this.type_();
                        }
                        }
                        this.state = 266;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 269;
                this.typeMembers();
                }
                break;
            case TypeScriptParser.TYPE:
                {
                this.state = 270;
                this.match(TypeScriptParser.TYPE);
                this.state = 271;
                this.match(TypeScriptParser.IDENTIFIER);
                this.state = 273;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 122) {
                    {
                    this.state = 272;
                    this.typeArguments();
                    }
                }

                this.state = 275;
                this.match(TypeScriptParser.ASSIGN);
                this.state = 276;
                this.type_();
                this.state = 278;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 277;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case TypeScriptParser.ENUM:
                {
                this.state = 280;
                this.match(TypeScriptParser.ENUM);
                this.state = 281;
                this.match(TypeScriptParser.IDENTIFIER);
                this.state = 282;
                this.match(TypeScriptParser.OBJECT_OPEN);
                this.state = 294;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 44)) & ~0x1F) === 0 && ((1 << (_la - 44)) & 539092553) !== 0) || _la === 159) {
                    {
                    this.state = 283;
                    this.member();
                    this.state = 288;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 37, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 284;
                            this.match(TypeScriptParser.COMMA);
                            this.state = 285;
                            this.member();
                            }
                            }
                        }
                        this.state = 290;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 37, this.context);
                    }
                    this.state = 292;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 68) {
                        {
                        this.state = 291;
                        this.match(TypeScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 296;
                this.match(TypeScriptParser.CLOSE_BRACE);
                }
                break;
            case TypeScriptParser.NAMESPACE:
                {
                this.state = 297;
                this.match(TypeScriptParser.NAMESPACE);
                this.state = 307;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 41, this.context) ) {
                case 1:
                    {
                    this.state = 298;
                    this.match(TypeScriptParser.IDENTIFIER);
                    this.state = 303;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 71) {
                        {
                        {
                        this.state = 299;
                        this.match(TypeScriptParser.DOT);
                        this.state = 300;
                        this.match(TypeScriptParser.IDENTIFIER);
                        }
                        }
                        this.state = 305;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    break;
                case 2:
                    {
                    this.state = 306;
                    this.match(TypeScriptParser.STRING);
                    }
                    break;
                }
                this.state = 310;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 42, this.context) ) {
                case 1:
                    {
                    this.state = 309;
                    this.body();
                    }
                    break;
                }
                this.state = 313;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 312;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case TypeScriptParser.IMPORT:
                {
                this.state = 315;
                this.match(TypeScriptParser.IMPORT);
                this.state = 317;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 129) {
                    {
                    this.state = 316;
                    this.match(TypeScriptParser.TYPE_ONLY);
                    }
                }

                this.state = 329;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57 || _la === 95 || _la === 150 || _la === 166) {
                    {
                    this.state = 319;
                    this.importPart();
                    this.state = 324;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 68) {
                        {
                        {
                        this.state = 320;
                        this.match(TypeScriptParser.COMMA);
                        this.state = 321;
                        this.importPart();
                        }
                        }
                        this.state = 326;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 327;
                    this.match(TypeScriptParser.FROM);
                    }
                }

                this.state = 331;
                this.match(TypeScriptParser.STRING);
                this.state = 333;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 164) {
                    {
                    this.state = 332;
                    this.attributes();
                    }
                }

                this.state = 336;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 335;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case TypeScriptParser.IMPORT_ALIAS:
                {
                this.state = 338;
                this.match(TypeScriptParser.IMPORT_ALIAS);
                this.state = 340;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 129) {
                    {
                    this.state = 339;
                    this.match(TypeScriptParser.TYPE_ONLY);
                    }
                }

                this.state = 342;
                this.match(TypeScriptParser.IDENTIFIER);
                this.state = 343;
                this.match(TypeScriptParser.ASSIGN);
                this.state = 344;
                this.operand();
                this.state = 346;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 345;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case TypeScriptParser.EXPORT:
                {
                this.state = 348;
                this.match(TypeScriptParser.EXPORT);
                this.state = 349;
                this.exported();
                }
                break;
            case TypeScriptParser.WITH:
                {
                this.state = 350;
                this.match(TypeScriptParser.WITH);
                this.state = 351;
                this.match(TypeScriptParser.OPEN_PAREN);
                this.state = 352;
                this.expression();
                this.state = 353;
                this.match(TypeScriptParser.CLOSE_PAREN);
                this.state = 354;
                this.statement();
                }
                break;
            case TypeScriptParser.DEBUGGER:
                {
                this.state = 356;
                this.match(TypeScriptParser.DEBUGGER);
                this.state = 358;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 357;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
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
    public body(): BodyContext {
        let localContext = new BodyContext(this.context, this.state);
        this.enterRule(localContext, 2, TypeScriptParser.RULE_body);
        let _la: number;
        try {
            this.state = 371;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.OPEN_BRACE:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 362;
                this.block();
                }
                break;
            case TypeScriptParser.BODY_OPEN:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 363;
                this.match(TypeScriptParser.BODY_OPEN);
                this.state = 367;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4074652010) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2413978623) !== 0) || _la === 75 || _la === 76 || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 2162963) !== 0) || ((((_la - 150)) & ~0x1F) === 0 && ((1 << (_la - 150)) & 4063743) !== 0)) {
                    {
                    {
                    this.state = 364;
                    this.statement();
                    }
                    }
                    this.state = 369;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 370;
                this.match(TypeScriptParser.CLOSE_BRACE);
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
    public exported(): ExportedContext {
        let localContext = new ExportedContext(this.context, this.state);
        this.enterRule(localContext, 4, TypeScriptParser.RULE_exported);
        let _la: number;
        try {
            this.state = 442;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 72, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 374;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 21) {
                    {
                    this.state = 373;
                    this.match(TypeScriptParser.DEFAULT);
                    }
                }

                this.state = 376;
                this.statement();
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 377;
                this.match(TypeScriptParser.DEFAULT);
                this.state = 403;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case TypeScriptParser.FUNCTION:
                case TypeScriptParser.ASYNC_FUNCTION:
                    {
                    this.state = 379;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 169) {
                        {
                        this.state = 378;
                        this.match(TypeScriptParser.ASYNC_FUNCTION);
                        }
                    }

                    this.state = 381;
                    this.match(TypeScriptParser.FUNCTION);
                    this.state = 383;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 159) {
                        {
                        this.state = 382;
                        this.match(TypeScriptParser.GENERATOR);
                        }
                    }

                    this.state = 386;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 122) {
                        {
                        this.state = 385;
                        this.typeArguments();
                        }
                    }

                    this.state = 388;
                    this.parameters();
                    this.state = 390;
                    this.errorHandler.sync(this);
                    switch (this.interpreter.adaptivePredict(this.tokenStream, 59, this.context) ) {
                    case 1:
                        {
                        this.state = 389;
                        this.body();
                        }
                        break;
                    }
                    this.state = 393;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 67) {
                        {
                        this.state = 392;
                        this.match(TypeScriptParser.SEMICOLON);
                        }
                    }

                    }
                    break;
                case TypeScriptParser.MODIFIER:
                case TypeScriptParser.CLASS:
                    {
                    this.state = 398;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 5) {
                        {
                        {
                        this.state = 395;
                        this.match(TypeScriptParser.MODIFIER);
                        }
                        }
                        this.state = 400;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 401;
                    this.match(TypeScriptParser.CLASS);
                    this.state = 402;
                    this.classTail();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 406;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 129) {
                    {
                    this.state = 405;
                    this.match(TypeScriptParser.TYPE_ONLY);
                    }
                }

                this.state = 426;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case TypeScriptParser.MULTIPLY:
                    {
                    this.state = 408;
                    this.match(TypeScriptParser.MULTIPLY);
                    this.state = 411;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 45) {
                        {
                        this.state = 409;
                        this.match(TypeScriptParser.AS);
                        this.state = 410;
                        _la = this.tokenStream.LA(1);
                        if(!(_la === 57 || _la === 60)) {
                        this.errorHandler.recoverInline(this);
                        }
                        else {
                            this.errorHandler.reportMatch(this);
                            this.consume();
                        }
                        }
                    }

                    this.state = 413;
                    this.match(TypeScriptParser.FROM);
                    this.state = 414;
                    this.match(TypeScriptParser.STRING);
                    this.state = 416;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 164) {
                        {
                        this.state = 415;
                        this.attributes();
                        }
                    }

                    }
                    break;
                case TypeScriptParser.OBJECT_OPEN:
                case TypeScriptParser.SPECIFIERS_OPEN:
                    {
                    this.state = 418;
                    this.specifiers();
                    this.state = 424;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 49) {
                        {
                        this.state = 419;
                        this.match(TypeScriptParser.FROM);
                        this.state = 420;
                        this.match(TypeScriptParser.STRING);
                        this.state = 422;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 164) {
                            {
                            this.state = 421;
                            this.attributes();
                            }
                        }

                        }
                    }

                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 429;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 428;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case 4:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 431;
                this.match(TypeScriptParser.ASSIGN);
                this.state = 432;
                this.expression();
                this.state = 434;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 433;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case 5:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 436;
                this.match(TypeScriptParser.AS);
                this.state = 437;
                this.match(TypeScriptParser.IDENTIFIER);
                this.state = 438;
                this.match(TypeScriptParser.IDENTIFIER);
                this.state = 440;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 439;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                }

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
    public specifier(): SpecifierContext {
        let localContext = new SpecifierContext(this.context, this.state);
        this.enterRule(localContext, 6, TypeScriptParser.RULE_specifier);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 445;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 73, this.context) ) {
            case 1:
                {
                this.state = 444;
                this.match(TypeScriptParser.IDENTIFIER);
                }
                break;
            }
            this.state = 447;
            _la = this.tokenStream.LA(1);
            if(!(_la === 57 || _la === 60)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 450;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 45) {
                {
                this.state = 448;
                this.match(TypeScriptParser.AS);
                this.state = 449;
                _la = this.tokenStream.LA(1);
                if(!(_la === 57 || _la === 60)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
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
    public binding(): BindingContext {
        let localContext = new BindingContext(this.context, this.state);
        this.enterRule(localContext, 8, TypeScriptParser.RULE_binding);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 496;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.IDENTIFIER:
                {
                this.state = 452;
                this.match(TypeScriptParser.IDENTIFIER);
                }
                break;
            case TypeScriptParser.OPEN_BRACKET:
                {
                this.state = 453;
                this.match(TypeScriptParser.OPEN_BRACKET);
                this.state = 457;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 68) {
                    {
                    {
                    this.state = 454;
                    this.match(TypeScriptParser.COMMA);
                    }
                    }
                    this.state = 459;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 478;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 5 || ((((_la - 57)) & ~0x1F) === 0 && ((1 << (_la - 57)) & 327937) !== 0) || _la === 150) {
                    {
                    this.state = 460;
                    this.parameter();
                    this.state = 469;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 77, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 462;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            do {
                                {
                                {
                                this.state = 461;
                                this.match(TypeScriptParser.COMMA);
                                }
                                }
                                this.state = 464;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            } while (_la === 68);
                            this.state = 466;
                            this.parameter();
                            }
                            }
                        }
                        this.state = 471;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 77, this.context);
                    }
                    this.state = 475;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 68) {
                        {
                        {
                        this.state = 472;
                        this.match(TypeScriptParser.COMMA);
                        }
                        }
                        this.state = 477;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 480;
                this.match(TypeScriptParser.CLOSE_BRACKET);
                }
                break;
            case TypeScriptParser.OBJECT_OPEN:
                {
                this.state = 481;
                this.match(TypeScriptParser.OBJECT_OPEN);
                this.state = 493;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 57)) & ~0x1F) === 0 && ((1 << (_la - 57)) & 65807) !== 0)) {
                    {
                    this.state = 482;
                    this.property();
                    this.state = 487;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 80, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 483;
                            this.match(TypeScriptParser.COMMA);
                            this.state = 484;
                            this.property();
                            }
                            }
                        }
                        this.state = 489;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 80, this.context);
                    }
                    this.state = 491;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 68) {
                        {
                        this.state = 490;
                        this.match(TypeScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 495;
                this.match(TypeScriptParser.CLOSE_BRACE);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 499;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 125 || _la === 126) {
                {
                this.state = 498;
                _la = this.tokenStream.LA(1);
                if(!(_la === 125 || _la === 126)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
            }

            this.state = 503;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 69) {
                {
                this.state = 501;
                this.match(TypeScriptParser.COLON);
                this.state = 502;
                this.type_();
                }
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
    public parameters(): ParametersContext {
        let localContext = new ParametersContext(this.context, this.state);
        this.enterRule(localContext, 10, TypeScriptParser.RULE_parameters);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 505;
            this.match(TypeScriptParser.OPEN_PAREN);
            this.state = 517;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 5 || ((((_la - 57)) & ~0x1F) === 0 && ((1 << (_la - 57)) & 327937) !== 0) || _la === 150) {
                {
                this.state = 506;
                this.parameter();
                this.state = 511;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 86, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 507;
                        this.match(TypeScriptParser.COMMA);
                        this.state = 508;
                        this.parameter();
                        }
                        }
                    }
                    this.state = 513;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 86, this.context);
                }
                this.state = 515;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 68) {
                    {
                    this.state = 514;
                    this.match(TypeScriptParser.COMMA);
                    }
                }

                }
            }

            this.state = 519;
            this.match(TypeScriptParser.CLOSE_PAREN);
            this.state = 522;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 127) {
                {
                this.state = 520;
                this.match(TypeScriptParser.RETURNS);
                this.state = 521;
                this.type_();
                }
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
    public parameter(): ParameterContext {
        let localContext = new ParameterContext(this.context, this.state);
        this.enterRule(localContext, 12, TypeScriptParser.RULE_parameter);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 527;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 75) {
                {
                {
                this.state = 524;
                this.decorator();
                }
                }
                this.state = 529;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 533;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 5) {
                {
                {
                this.state = 530;
                this.match(TypeScriptParser.MODIFIER);
                }
                }
                this.state = 535;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 537;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 73) {
                {
                this.state = 536;
                this.match(TypeScriptParser.ELLIPSIS);
                }
            }

            this.state = 539;
            this.binding();
            this.state = 542;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 77) {
                {
                this.state = 540;
                this.match(TypeScriptParser.ASSIGN);
                this.state = 541;
                this.assignment();
                }
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
    public classTail(): ClassTailContext {
        let localContext = new ClassTailContext(this.context, this.state);
        this.enterRule(localContext, 14, TypeScriptParser.RULE_classTail);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 545;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 122) {
                {
                this.state = 544;
                this.typeArguments();
                }
            }

            this.state = 549;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 26) {
                {
                this.state = 547;
                this.match(TypeScriptParser.EXTENDS);
                this.state = 548;
                this.operand();
                }
            }

            this.state = 560;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 2) {
                {
                this.state = 551;
                this.match(TypeScriptParser.IMPLEMENTS);
                this.state = 552;
                this.type_();
                this.state = 557;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 68) {
                    {
                    {
                    this.state = 553;
                    this.match(TypeScriptParser.COMMA);
                    this.state = 554;
                    this.type_();
                    }
                    }
                    this.state = 559;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
            }

            this.state = 562;
            this.match(TypeScriptParser.OPEN_BRACE);
            this.state = 567;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 5 || ((((_la - 44)) & ~0x1F) === 0 && ((1 << (_la - 44)) & 2158224969) !== 0) || _la === 159) {
                {
                this.state = 565;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case TypeScriptParser.MODIFIER:
                case TypeScriptParser.ACCESSOR:
                case TypeScriptParser.ASYNC:
                case TypeScriptParser.GET:
                case TypeScriptParser.SET:
                case TypeScriptParser.STATIC:
                case TypeScriptParser.IDENTIFIER:
                case TypeScriptParser.PRIVATE:
                case TypeScriptParser.NUMBER:
                case TypeScriptParser.STRING:
                case TypeScriptParser.OPEN_BRACE:
                case TypeScriptParser.OPEN_BRACKET:
                case TypeScriptParser.AT:
                case TypeScriptParser.GENERATOR:
                    {
                    this.state = 563;
                    this.classMember();
                    }
                    break;
                case TypeScriptParser.SEMICOLON:
                    {
                    this.state = 564;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 569;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 570;
            this.match(TypeScriptParser.CLOSE_BRACE);
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
    public classMember(): ClassMemberContext {
        let localContext = new ClassMemberContext(this.context, this.state);
        this.enterRule(localContext, 16, TypeScriptParser.RULE_classMember);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 575;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 75) {
                {
                {
                this.state = 572;
                this.decorator();
                }
                }
                this.state = 577;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 581;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 5 || ((((_la - 44)) & ~0x1F) === 0 && ((1 << (_la - 44)) & 1609) !== 0)) {
                {
                {
                this.state = 578;
                _la = this.tokenStream.LA(1);
                if(!(_la === 5 || ((((_la - 44)) & ~0x1F) === 0 && ((1 << (_la - 44)) & 1609) !== 0))) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                }
                this.state = 583;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 609;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.OPEN_BRACE:
                {
                this.state = 584;
                this.block();
                }
                break;
            case TypeScriptParser.IDENTIFIER:
            case TypeScriptParser.PRIVATE:
            case TypeScriptParser.NUMBER:
            case TypeScriptParser.STRING:
            case TypeScriptParser.OPEN_BRACKET:
            case TypeScriptParser.GENERATOR:
                {
                this.state = 586;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 159) {
                    {
                    this.state = 585;
                    this.match(TypeScriptParser.GENERATOR);
                    }
                }

                this.state = 588;
                this.memberName();
                this.state = 590;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 125 || _la === 126) {
                    {
                    this.state = 589;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 125 || _la === 126)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                }

                this.state = 599;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 63 || _la === 122) {
                    {
                    this.state = 593;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 122) {
                        {
                        this.state = 592;
                        this.typeArguments();
                        }
                    }

                    this.state = 595;
                    this.parameters();
                    this.state = 597;
                    this.errorHandler.sync(this);
                    switch (this.interpreter.adaptivePredict(this.tokenStream, 105, this.context) ) {
                    case 1:
                        {
                        this.state = 596;
                        this.body();
                        }
                        break;
                    }
                    }
                }

                this.state = 603;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 69) {
                    {
                    this.state = 601;
                    this.match(TypeScriptParser.COLON);
                    this.state = 602;
                    this.type_();
                    }
                }

                this.state = 607;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 77) {
                    {
                    this.state = 605;
                    this.match(TypeScriptParser.ASSIGN);
                    this.state = 606;
                    this.assignment();
                    }
                }

                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
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
    public memberName(): MemberNameContext {
        let localContext = new MemberNameContext(this.context, this.state);
        this.enterRule(localContext, 18, TypeScriptParser.RULE_memberName);
        let _la: number;
        try {
            this.state = 623;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 611;
                this.match(TypeScriptParser.IDENTIFIER);
                }
                break;
            case TypeScriptParser.NUMBER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 612;
                this.match(TypeScriptParser.NUMBER);
                }
                break;
            case TypeScriptParser.STRING:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 613;
                this.match(TypeScriptParser.STRING);
                }
                break;
            case TypeScriptParser.PRIVATE:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 614;
                this.match(TypeScriptParser.PRIVATE);
                }
                break;
            case TypeScriptParser.OPEN_BRACKET:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 615;
                this.match(TypeScriptParser.OPEN_BRACKET);
                this.state = 616;
                this.expression();
                this.state = 619;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 69) {
                    {
                    this.state = 617;
                    this.match(TypeScriptParser.COLON);
                    this.state = 618;
                    this.type_();
                    }
                }

                this.state = 621;
                this.match(TypeScriptParser.CLOSE_BRACKET);
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
        this.enterRule(localContext, 20, TypeScriptParser.RULE_member);
        let _la: number;
        try {
            this.state = 649;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.ELLIPSIS:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 625;
                this.match(TypeScriptParser.ELLIPSIS);
                this.state = 626;
                this.assignment();
                }
                break;
            case TypeScriptParser.ACCESSOR:
            case TypeScriptParser.ASYNC:
            case TypeScriptParser.GET:
            case TypeScriptParser.SET:
            case TypeScriptParser.STATIC:
            case TypeScriptParser.IDENTIFIER:
            case TypeScriptParser.PRIVATE:
            case TypeScriptParser.NUMBER:
            case TypeScriptParser.STRING:
            case TypeScriptParser.OPEN_BRACKET:
            case TypeScriptParser.GENERATOR:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 630;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 44)) & ~0x1F) === 0 && ((1 << (_la - 44)) & 1609) !== 0)) {
                    {
                    {
                    this.state = 627;
                    _la = this.tokenStream.LA(1);
                    if(!(((((_la - 44)) & ~0x1F) === 0 && ((1 << (_la - 44)) & 1609) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    }
                    this.state = 632;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 634;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 159) {
                    {
                    this.state = 633;
                    this.match(TypeScriptParser.GENERATOR);
                    }
                }

                this.state = 636;
                this.memberName();
                this.state = 647;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case TypeScriptParser.COLON:
                    {
                    this.state = 637;
                    this.match(TypeScriptParser.COLON);
                    this.state = 638;
                    this.assignment();
                    }
                    break;
                case TypeScriptParser.OPEN_PAREN:
                case TypeScriptParser.ARGUMENTS_OPEN:
                    {
                    this.state = 640;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 122) {
                        {
                        this.state = 639;
                        this.typeArguments();
                        }
                    }

                    this.state = 642;
                    this.parameters();
                    this.state = 643;
                    this.body();
                    }
                    break;
                case TypeScriptParser.ASSIGN:
                    {
                    this.state = 645;
                    this.match(TypeScriptParser.ASSIGN);
                    this.state = 646;
                    this.assignment();
                    }
                    break;
                case TypeScriptParser.CLOSE_BRACE:
                case TypeScriptParser.COMMA:
                    break;
                default:
                    break;
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
    public operand(): OperandContext {
        let localContext = new OperandContext(this.context, this.state);
        this.enterRule(localContext, 22, TypeScriptParser.RULE_operand);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 667;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 22 || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 4219041) !== 0) || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 19) !== 0) || ((((_la - 152)) & ~0x1F) === 0 && ((1 << (_la - 152)) & 15) !== 0)) {
                {
                this.state = 665;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case TypeScriptParser.NOT:
                    {
                    this.state = 651;
                    this.match(TypeScriptParser.NOT);
                    }
                    break;
                case TypeScriptParser.BIT_NOT:
                    {
                    this.state = 652;
                    this.match(TypeScriptParser.BIT_NOT);
                    }
                    break;
                case TypeScriptParser.UNARY_PLUS:
                    {
                    this.state = 653;
                    this.match(TypeScriptParser.UNARY_PLUS);
                    }
                    break;
                case TypeScriptParser.UNARY_MINUS:
                    {
                    this.state = 654;
                    this.match(TypeScriptParser.UNARY_MINUS);
                    }
                    break;
                case TypeScriptParser.PREFIX_INCREMENT:
                    {
                    this.state = 655;
                    this.match(TypeScriptParser.PREFIX_INCREMENT);
                    }
                    break;
                case TypeScriptParser.PREFIX_DECREMENT:
                    {
                    this.state = 656;
                    this.match(TypeScriptParser.PREFIX_DECREMENT);
                    }
                    break;
                case TypeScriptParser.TYPEOF:
                    {
                    this.state = 657;
                    this.match(TypeScriptParser.TYPEOF);
                    }
                    break;
                case TypeScriptParser.VOID:
                    {
                    this.state = 658;
                    this.match(TypeScriptParser.VOID);
                    }
                    break;
                case TypeScriptParser.DELETE:
                    {
                    this.state = 659;
                    this.match(TypeScriptParser.DELETE);
                    }
                    break;
                case TypeScriptParser.NEW:
                    {
                    this.state = 660;
                    this.match(TypeScriptParser.NEW);
                    }
                    break;
                case TypeScriptParser.AWAIT:
                    {
                    this.state = 661;
                    this.match(TypeScriptParser.AWAIT);
                    }
                    break;
                case TypeScriptParser.YIELD:
                    {
                    this.state = 662;
                    this.match(TypeScriptParser.YIELD);
                    }
                    break;
                case TypeScriptParser.ASYNC:
                    {
                    this.state = 663;
                    this.match(TypeScriptParser.ASYNC);
                    }
                    break;
                case TypeScriptParser.ANGLE_OPEN:
                    {
                    this.state = 664;
                    this.typeParameters();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 669;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 771;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.NUMBER:
                {
                this.state = 670;
                this.match(TypeScriptParser.NUMBER);
                }
                break;
            case TypeScriptParser.IDENTIFIER:
                {
                this.state = 671;
                this.match(TypeScriptParser.IDENTIFIER);
                }
                break;
            case TypeScriptParser.STRING:
                {
                this.state = 672;
                this.match(TypeScriptParser.STRING);
                }
                break;
            case TypeScriptParser.PRIVATE:
                {
                this.state = 673;
                this.match(TypeScriptParser.PRIVATE);
                }
                break;
            case TypeScriptParser.REGULAR_EXPRESSION:
                {
                this.state = 674;
                this.match(TypeScriptParser.REGULAR_EXPRESSION);
                }
                break;
            case TypeScriptParser.GROUP_OPEN:
                {
                this.state = 675;
                this.match(TypeScriptParser.GROUP_OPEN);
                this.state = 687;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 22)) & ~0x1F) === 0 && ((1 << (_la - 22)) & 101322753) !== 0) || ((((_la - 56)) & ~0x1F) === 0 && ((1 << (_la - 56)) & 1180191) !== 0) || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 2162707) !== 0) || ((((_la - 150)) & ~0x1F) === 0 && ((1 << (_la - 150)) & 511) !== 0)) {
                    {
                    this.state = 676;
                    this.argument();
                    this.state = 681;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 119, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 677;
                            this.match(TypeScriptParser.COMMA);
                            this.state = 678;
                            this.argument();
                            }
                            }
                        }
                        this.state = 683;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 119, this.context);
                    }
                    this.state = 685;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 68) {
                        {
                        this.state = 684;
                        this.match(TypeScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 689;
                this.match(TypeScriptParser.CLOSE_PAREN);
                }
                break;
            case TypeScriptParser.OPEN_BRACKET:
                {
                this.state = 690;
                this.match(TypeScriptParser.OPEN_BRACKET);
                this.state = 694;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 68) {
                    {
                    {
                    this.state = 691;
                    this.match(TypeScriptParser.COMMA);
                    }
                    }
                    this.state = 696;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 715;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 22)) & ~0x1F) === 0 && ((1 << (_la - 22)) & 101322753) !== 0) || ((((_la - 56)) & ~0x1F) === 0 && ((1 << (_la - 56)) & 1180191) !== 0) || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 2162707) !== 0) || ((((_la - 150)) & ~0x1F) === 0 && ((1 << (_la - 150)) & 511) !== 0)) {
                    {
                    this.state = 697;
                    this.argument();
                    this.state = 706;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 124, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 699;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            do {
                                {
                                {
                                this.state = 698;
                                this.match(TypeScriptParser.COMMA);
                                }
                                }
                                this.state = 701;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            } while (_la === 68);
                            this.state = 703;
                            this.argument();
                            }
                            }
                        }
                        this.state = 708;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 124, this.context);
                    }
                    this.state = 712;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 68) {
                        {
                        {
                        this.state = 709;
                        this.match(TypeScriptParser.COMMA);
                        }
                        }
                        this.state = 714;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 717;
                this.match(TypeScriptParser.CLOSE_BRACKET);
                }
                break;
            case TypeScriptParser.OBJECT_OPEN:
                {
                this.state = 718;
                this.match(TypeScriptParser.OBJECT_OPEN);
                this.state = 730;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 44)) & ~0x1F) === 0 && ((1 << (_la - 44)) & 539092553) !== 0) || _la === 159) {
                    {
                    this.state = 719;
                    this.member();
                    this.state = 724;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 127, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 720;
                            this.match(TypeScriptParser.COMMA);
                            this.state = 721;
                            this.member();
                            }
                            }
                        }
                        this.state = 726;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 127, this.context);
                    }
                    this.state = 728;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 68) {
                        {
                        this.state = 727;
                        this.match(TypeScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 732;
                this.match(TypeScriptParser.CLOSE_BRACE);
                }
                break;
            case TypeScriptParser.TEMPLATE_OPEN:
                {
                this.state = 733;
                this.match(TypeScriptParser.TEMPLATE_OPEN);
                this.state = 741;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 134 || _la === 135) {
                    {
                    this.state = 739;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case TypeScriptParser.TEMPLATE_CHARACTERS:
                        {
                        this.state = 734;
                        this.match(TypeScriptParser.TEMPLATE_CHARACTERS);
                        }
                        break;
                    case TypeScriptParser.SUBSTITUTION_OPEN:
                        {
                        this.state = 735;
                        this.match(TypeScriptParser.SUBSTITUTION_OPEN);
                        this.state = 736;
                        this.expression();
                        this.state = 737;
                        this.match(TypeScriptParser.CLOSE_BRACE);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 743;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 744;
                this.match(TypeScriptParser.TEMPLATE_CLOSE);
                }
                break;
            case TypeScriptParser.FUNCTION_EXPRESSION:
                {
                this.state = 745;
                this.match(TypeScriptParser.FUNCTION_EXPRESSION);
                this.state = 747;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 159) {
                    {
                    this.state = 746;
                    this.match(TypeScriptParser.GENERATOR);
                    }
                }

                this.state = 750;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 749;
                    this.match(TypeScriptParser.IDENTIFIER);
                    }
                }

                this.state = 753;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 122) {
                    {
                    this.state = 752;
                    this.typeArguments();
                    }
                }

                this.state = 755;
                this.parameters();
                this.state = 756;
                this.body();
                }
                break;
            case TypeScriptParser.CLASS_EXPRESSION:
            case TypeScriptParser.EXPRESSION_AT:
                {
                this.state = 762;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 158) {
                    {
                    {
                    this.state = 758;
                    this.match(TypeScriptParser.EXPRESSION_AT);
                    this.state = 759;
                    this.decorating();
                    }
                    }
                    this.state = 764;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 765;
                this.match(TypeScriptParser.CLASS_EXPRESSION);
                this.state = 767;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 766;
                    this.match(TypeScriptParser.IDENTIFIER);
                    }
                }

                this.state = 769;
                this.classTail();
                }
                break;
            case TypeScriptParser.JSX_OPEN:
                {
                this.state = 770;
                this.element();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 851;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 71 || _la === 72 || ((((_la - 118)) & ~0x1F) === 0 && ((1 << (_la - 118)) & 147) !== 0) || ((((_la - 160)) & ~0x1F) === 0 && ((1 << (_la - 160)) & 11) !== 0)) {
                {
                this.state = 849;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case TypeScriptParser.DOT:
                    {
                    this.state = 773;
                    this.match(TypeScriptParser.DOT);
                    this.state = 774;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 57 || _la === 58)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    break;
                case TypeScriptParser.OPTIONAL_CHAIN:
                    {
                    this.state = 775;
                    this.match(TypeScriptParser.OPTIONAL_CHAIN);
                    this.state = 812;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case TypeScriptParser.IDENTIFIER:
                        {
                        this.state = 776;
                        this.match(TypeScriptParser.IDENTIFIER);
                        }
                        break;
                    case TypeScriptParser.PRIVATE:
                        {
                        this.state = 777;
                        this.match(TypeScriptParser.PRIVATE);
                        }
                        break;
                    case TypeScriptParser.INDEX_OPEN:
                        {
                        this.state = 778;
                        this.match(TypeScriptParser.INDEX_OPEN);
                        this.state = 779;
                        this.expression();
                        this.state = 780;
                        this.match(TypeScriptParser.CLOSE_BRACKET);
                        }
                        break;
                    case TypeScriptParser.ARGUMENTS_OPEN:
                    case TypeScriptParser.CALL_OPEN:
                        {
                        this.state = 783;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 122) {
                            {
                            this.state = 782;
                            this.typeArguments();
                            }
                        }

                        this.state = 785;
                        this.match(TypeScriptParser.CALL_OPEN);
                        this.state = 797;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (((((_la - 22)) & ~0x1F) === 0 && ((1 << (_la - 22)) & 101322753) !== 0) || ((((_la - 56)) & ~0x1F) === 0 && ((1 << (_la - 56)) & 1180191) !== 0) || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 2162707) !== 0) || ((((_la - 150)) & ~0x1F) === 0 && ((1 << (_la - 150)) & 511) !== 0)) {
                            {
                            this.state = 786;
                            this.argument();
                            this.state = 791;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 139, this.context);
                            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                                if (alternative === 1) {
                                    {
                                    {
                                    this.state = 787;
                                    this.match(TypeScriptParser.COMMA);
                                    this.state = 788;
                                    this.argument();
                                    }
                                    }
                                }
                                this.state = 793;
                                this.errorHandler.sync(this);
                                alternative = this.interpreter.adaptivePredict(this.tokenStream, 139, this.context);
                            }
                            this.state = 795;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 68) {
                                {
                                this.state = 794;
                                this.match(TypeScriptParser.COMMA);
                                }
                            }

                            }
                        }

                        this.state = 799;
                        this.match(TypeScriptParser.CLOSE_PAREN);
                        }
                        break;
                    case TypeScriptParser.TAGGED_OPEN:
                        {
                        this.state = 800;
                        this.match(TypeScriptParser.TAGGED_OPEN);
                        this.state = 808;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 134 || _la === 135) {
                            {
                            this.state = 806;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case TypeScriptParser.TEMPLATE_CHARACTERS:
                                {
                                this.state = 801;
                                this.match(TypeScriptParser.TEMPLATE_CHARACTERS);
                                }
                                break;
                            case TypeScriptParser.SUBSTITUTION_OPEN:
                                {
                                this.state = 802;
                                this.match(TypeScriptParser.SUBSTITUTION_OPEN);
                                this.state = 803;
                                this.expression();
                                this.state = 804;
                                this.match(TypeScriptParser.CLOSE_BRACE);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            this.state = 810;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 811;
                        this.match(TypeScriptParser.TEMPLATE_CLOSE);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    break;
                case TypeScriptParser.INDEX_OPEN:
                    {
                    this.state = 814;
                    this.match(TypeScriptParser.INDEX_OPEN);
                    this.state = 815;
                    this.expression();
                    this.state = 816;
                    this.match(TypeScriptParser.CLOSE_BRACKET);
                    }
                    break;
                case TypeScriptParser.CALL_OPEN:
                    {
                    this.state = 818;
                    this.match(TypeScriptParser.CALL_OPEN);
                    this.state = 830;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 22)) & ~0x1F) === 0 && ((1 << (_la - 22)) & 101322753) !== 0) || ((((_la - 56)) & ~0x1F) === 0 && ((1 << (_la - 56)) & 1180191) !== 0) || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 2162707) !== 0) || ((((_la - 150)) & ~0x1F) === 0 && ((1 << (_la - 150)) & 511) !== 0)) {
                        {
                        this.state = 819;
                        this.argument();
                        this.state = 824;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 145, this.context);
                        while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                            if (alternative === 1) {
                                {
                                {
                                this.state = 820;
                                this.match(TypeScriptParser.COMMA);
                                this.state = 821;
                                this.argument();
                                }
                                }
                            }
                            this.state = 826;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 145, this.context);
                        }
                        this.state = 828;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 68) {
                            {
                            this.state = 827;
                            this.match(TypeScriptParser.COMMA);
                            }
                        }

                        }
                    }

                    this.state = 832;
                    this.match(TypeScriptParser.CLOSE_PAREN);
                    }
                    break;
                case TypeScriptParser.TAGGED_OPEN:
                    {
                    this.state = 833;
                    this.match(TypeScriptParser.TAGGED_OPEN);
                    this.state = 841;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 134 || _la === 135) {
                        {
                        this.state = 839;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case TypeScriptParser.TEMPLATE_CHARACTERS:
                            {
                            this.state = 834;
                            this.match(TypeScriptParser.TEMPLATE_CHARACTERS);
                            }
                            break;
                        case TypeScriptParser.SUBSTITUTION_OPEN:
                            {
                            this.state = 835;
                            this.match(TypeScriptParser.SUBSTITUTION_OPEN);
                            this.state = 836;
                            this.expression();
                            this.state = 837;
                            this.match(TypeScriptParser.CLOSE_BRACE);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                        this.state = 843;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 844;
                    this.match(TypeScriptParser.TEMPLATE_CLOSE);
                    }
                    break;
                case TypeScriptParser.INCREMENT:
                    {
                    this.state = 845;
                    this.match(TypeScriptParser.INCREMENT);
                    }
                    break;
                case TypeScriptParser.DECREMENT:
                    {
                    this.state = 846;
                    this.match(TypeScriptParser.DECREMENT);
                    }
                    break;
                case TypeScriptParser.NON_NULL:
                    {
                    this.state = 847;
                    this.match(TypeScriptParser.NON_NULL);
                    }
                    break;
                case TypeScriptParser.ARGUMENTS_OPEN:
                    {
                    this.state = 848;
                    this.typeArguments();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 853;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 858;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 7 || _la === 45) {
                {
                {
                this.state = 854;
                _la = this.tokenStream.LA(1);
                if(!(_la === 7 || _la === 45)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 855;
                this.type_();
                }
                }
                this.state = 860;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 867;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 74 || _la === 127) {
                {
                this.state = 863;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 127) {
                    {
                    this.state = 861;
                    this.match(TypeScriptParser.RETURNS);
                    this.state = 862;
                    this.type_();
                    }
                }

                this.state = 865;
                this.match(TypeScriptParser.ARROW);
                this.state = 866;
                this.arrowBody();
                }
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
    public elementName(): ElementNameContext {
        let localContext = new ElementNameContext(this.context, this.state);
        this.enterRule(localContext, 24, TypeScriptParser.RULE_elementName);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 869;
            this.match(TypeScriptParser.JSX_NAME);
            this.state = 874;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 141 || _la === 142) {
                {
                {
                this.state = 870;
                _la = this.tokenStream.LA(1);
                if(!(_la === 141 || _la === 142)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 871;
                this.match(TypeScriptParser.JSX_NAME);
                }
                }
                this.state = 876;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 878;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 122) {
                {
                this.state = 877;
                this.typeArguments();
                }
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
        this.enterRule(localContext, 26, TypeScriptParser.RULE_argument);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 881;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 73) {
                {
                this.state = 880;
                this.match(TypeScriptParser.ELLIPSIS);
                }
            }

            this.state = 883;
            this.assignment();
            this.state = 885;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 126) {
                {
                this.state = 884;
                this.match(TypeScriptParser.OPTIONAL);
                }
            }

            this.state = 893;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 69) {
                {
                this.state = 887;
                this.match(TypeScriptParser.COLON);
                this.state = 888;
                this.type_();
                this.state = 891;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 77) {
                    {
                    this.state = 889;
                    this.match(TypeScriptParser.ASSIGN);
                    this.state = 890;
                    this.assignment();
                    }
                }

                }
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
    public type_(): TypeContext {
        let localContext = new TypeContext(this.context, this.state);
        this.enterRule(localContext, 28, TypeScriptParser.RULE_type);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 896;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 130) {
                {
                this.state = 895;
                this.match(TypeScriptParser.TYPE_OPERATOR);
                }
            }

            this.state = 898;
            this.typeOperand();
            this.state = 911;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 164, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    this.state = 909;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case TypeScriptParser.TYPE_OPERATOR:
                        {
                        this.state = 899;
                        this.match(TypeScriptParser.TYPE_OPERATOR);
                        this.state = 901;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 130) {
                            {
                            this.state = 900;
                            this.match(TypeScriptParser.TYPE_OPERATOR);
                            }
                        }

                        this.state = 903;
                        this.typeOperand();
                        }
                        break;
                    case TypeScriptParser.TYPE_QUESTION:
                        {
                        this.state = 904;
                        this.match(TypeScriptParser.TYPE_QUESTION);
                        this.state = 905;
                        this.type_();
                        this.state = 906;
                        this.match(TypeScriptParser.COLON);
                        this.state = 907;
                        this.type_();
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                }
                this.state = 913;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 164, this.context);
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
    public typeOperand(): TypeOperandContext {
        let localContext = new TypeOperandContext(this.context, this.state);
        this.enterRule(localContext, 30, TypeScriptParser.RULE_typeOperand);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 922;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 5 || _la === 9 || _la === 34 || _la === 39 || _la === 120 || _la === 153) {
                {
                this.state = 920;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case TypeScriptParser.TYPE_PREFIX:
                    {
                    this.state = 914;
                    this.match(TypeScriptParser.TYPE_PREFIX);
                    }
                    break;
                case TypeScriptParser.MODIFIER:
                    {
                    this.state = 915;
                    this.match(TypeScriptParser.MODIFIER);
                    }
                    break;
                case TypeScriptParser.TYPEOF:
                    {
                    this.state = 916;
                    this.match(TypeScriptParser.TYPEOF);
                    }
                    break;
                case TypeScriptParser.NEW:
                    {
                    this.state = 917;
                    this.match(TypeScriptParser.NEW);
                    }
                    break;
                case TypeScriptParser.UNARY_MINUS:
                    {
                    this.state = 918;
                    this.match(TypeScriptParser.UNARY_MINUS);
                    }
                    break;
                case TypeScriptParser.ANGLE_OPEN:
                    {
                    this.state = 919;
                    this.typeParameters();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 924;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 991;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.IDENTIFIER:
                {
                this.state = 925;
                this.match(TypeScriptParser.IDENTIFIER);
                }
                break;
            case TypeScriptParser.NUMBER:
                {
                this.state = 926;
                this.match(TypeScriptParser.NUMBER);
                }
                break;
            case TypeScriptParser.STRING:
                {
                this.state = 927;
                this.match(TypeScriptParser.STRING);
                }
                break;
            case TypeScriptParser.TEMPLATE_OPEN:
                {
                this.state = 928;
                this.match(TypeScriptParser.TEMPLATE_OPEN);
                this.state = 936;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 134 || _la === 135) {
                    {
                    this.state = 934;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case TypeScriptParser.TEMPLATE_CHARACTERS:
                        {
                        this.state = 929;
                        this.match(TypeScriptParser.TEMPLATE_CHARACTERS);
                        }
                        break;
                    case TypeScriptParser.SUBSTITUTION_OPEN:
                        {
                        this.state = 930;
                        this.match(TypeScriptParser.SUBSTITUTION_OPEN);
                        this.state = 931;
                        this.type_();
                        this.state = 932;
                        this.match(TypeScriptParser.CLOSE_BRACE);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 938;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 939;
                this.match(TypeScriptParser.TEMPLATE_CLOSE);
                }
                break;
            case TypeScriptParser.IMPORT:
            case TypeScriptParser.OPEN_PAREN:
                {
                this.state = 941;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 31) {
                    {
                    this.state = 940;
                    this.match(TypeScriptParser.IMPORT);
                    }
                }

                this.state = 943;
                this.match(TypeScriptParser.OPEN_PAREN);
                this.state = 955;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2147484192) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2793406497) !== 0) || _la === 73 || _la === 76 || ((((_la - 120)) & ~0x1F) === 0 && ((1 << (_la - 120)) & 1073742849) !== 0) || _la === 153) {
                    {
                    this.state = 944;
                    this.typeElement();
                    this.state = 949;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 170, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 945;
                            this.match(TypeScriptParser.COMMA);
                            this.state = 946;
                            this.typeElement();
                            }
                            }
                        }
                        this.state = 951;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 170, this.context);
                    }
                    this.state = 953;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 68) {
                        {
                        this.state = 952;
                        this.match(TypeScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 957;
                this.match(TypeScriptParser.CLOSE_PAREN);
                this.state = 960;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 128) {
                    {
                    this.state = 958;
                    this.match(TypeScriptParser.TYPE_ARROW);
                    this.state = 959;
                    this.type_();
                    }
                }

                }
                break;
            case TypeScriptParser.OPEN_BRACKET:
                {
                this.state = 962;
                this.match(TypeScriptParser.OPEN_BRACKET);
                this.state = 966;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 68) {
                    {
                    {
                    this.state = 963;
                    this.match(TypeScriptParser.COMMA);
                    }
                    }
                    this.state = 968;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 987;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2147484192) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2793406497) !== 0) || _la === 73 || _la === 76 || ((((_la - 120)) & ~0x1F) === 0 && ((1 << (_la - 120)) & 1073742849) !== 0) || _la === 153) {
                    {
                    this.state = 969;
                    this.typeElement();
                    this.state = 978;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 176, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 971;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            do {
                                {
                                {
                                this.state = 970;
                                this.match(TypeScriptParser.COMMA);
                                }
                                }
                                this.state = 973;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            } while (_la === 68);
                            this.state = 975;
                            this.typeElement();
                            }
                            }
                        }
                        this.state = 980;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 176, this.context);
                    }
                    this.state = 984;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 68) {
                        {
                        {
                        this.state = 981;
                        this.match(TypeScriptParser.COMMA);
                        }
                        }
                        this.state = 986;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 989;
                this.match(TypeScriptParser.CLOSE_BRACKET);
                }
                break;
            case TypeScriptParser.OBJECT_OPEN:
                {
                this.state = 990;
                this.typeMembers();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 1003;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 182, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    this.state = 1001;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case TypeScriptParser.DOT:
                        {
                        this.state = 993;
                        this.match(TypeScriptParser.DOT);
                        this.state = 994;
                        this.match(TypeScriptParser.IDENTIFIER);
                        }
                        break;
                    case TypeScriptParser.ARGUMENTS_OPEN:
                        {
                        this.state = 995;
                        this.typeArguments();
                        }
                        break;
                    case TypeScriptParser.INDEX_OPEN:
                        {
                        this.state = 996;
                        this.match(TypeScriptParser.INDEX_OPEN);
                        this.state = 998;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2147484192) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2793406497) !== 0) || _la === 76 || ((((_la - 120)) & ~0x1F) === 0 && ((1 << (_la - 120)) & 1073742849) !== 0) || _la === 153) {
                            {
                            this.state = 997;
                            this.type_();
                            }
                        }

                        this.state = 1000;
                        this.match(TypeScriptParser.CLOSE_BRACKET);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                }
                this.state = 1005;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 182, this.context);
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
    public typeElement(): TypeElementContext {
        let localContext = new TypeElementContext(this.context, this.state);
        this.enterRule(localContext, 32, TypeScriptParser.RULE_typeElement);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 1007;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 73) {
                {
                this.state = 1006;
                this.match(TypeScriptParser.ELLIPSIS);
                }
            }

            this.state = 1009;
            this.type_();
            this.state = 1011;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 126) {
                {
                this.state = 1010;
                this.match(TypeScriptParser.OPTIONAL);
                }
            }

            this.state = 1015;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 69) {
                {
                this.state = 1013;
                this.match(TypeScriptParser.COLON);
                this.state = 1014;
                this.type_();
                }
            }

            this.state = 1019;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 77) {
                {
                this.state = 1017;
                this.match(TypeScriptParser.ASSIGN);
                this.state = 1018;
                this.type_();
                }
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
    public typeParameters(): TypeParametersContext {
        let localContext = new TypeParametersContext(this.context, this.state);
        this.enterRule(localContext, 34, TypeScriptParser.RULE_typeParameters);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 1021;
            this.match(TypeScriptParser.ANGLE_OPEN);
            this.state = 1033;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2147484192) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2793406497) !== 0) || _la === 73 || _la === 76 || ((((_la - 120)) & ~0x1F) === 0 && ((1 << (_la - 120)) & 1073742849) !== 0) || _la === 153) {
                {
                this.state = 1022;
                this.typeElement();
                this.state = 1027;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 187, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 1023;
                        this.match(TypeScriptParser.COMMA);
                        this.state = 1024;
                        this.typeElement();
                        }
                        }
                    }
                    this.state = 1029;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 187, this.context);
                }
                this.state = 1031;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 68) {
                    {
                    this.state = 1030;
                    this.match(TypeScriptParser.COMMA);
                    }
                }

                }
            }

            this.state = 1035;
            this.match(TypeScriptParser.ANGLE_CLOSE);
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
    public typeArguments(): TypeArgumentsContext {
        let localContext = new TypeArgumentsContext(this.context, this.state);
        this.enterRule(localContext, 36, TypeScriptParser.RULE_typeArguments);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 1037;
            this.match(TypeScriptParser.ARGUMENTS_OPEN);
            this.state = 1049;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2147484192) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2793406497) !== 0) || _la === 73 || _la === 76 || ((((_la - 120)) & ~0x1F) === 0 && ((1 << (_la - 120)) & 1073742849) !== 0) || _la === 153) {
                {
                this.state = 1038;
                this.typeElement();
                this.state = 1043;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 190, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 1039;
                        this.match(TypeScriptParser.COMMA);
                        this.state = 1040;
                        this.typeElement();
                        }
                        }
                    }
                    this.state = 1045;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 190, this.context);
                }
                this.state = 1047;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 68) {
                    {
                    this.state = 1046;
                    this.match(TypeScriptParser.COMMA);
                    }
                }

                }
            }

            this.state = 1051;
            this.match(TypeScriptParser.ANGLE_CLOSE);
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
    public typeMembers(): TypeMembersContext {
        let localContext = new TypeMembersContext(this.context, this.state);
        this.enterRule(localContext, 38, TypeScriptParser.RULE_typeMembers);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 1053;
            this.match(TypeScriptParser.OBJECT_OPEN);
            this.state = 1057;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 5 || _la === 34 || ((((_la - 50)) & ~0x1F) === 0 && ((1 << (_la - 50)) & 8423305) !== 0) || _la === 120 || _la === 151 || _la === 152 || _la === 153) {
                {
                {
                this.state = 1054;
                this.typeMember();
                }
                }
                this.state = 1059;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 1060;
            this.match(TypeScriptParser.CLOSE_BRACE);
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
    public typeMember(): TypeMemberContext {
        let localContext = new TypeMemberContext(this.context, this.state);
        this.enterRule(localContext, 40, TypeScriptParser.RULE_typeMember);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 1065;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 5 || _la === 50 || _la === 53 || _la === 152 || _la === 153) {
                {
                {
                this.state = 1062;
                _la = this.tokenStream.LA(1);
                if(!(_la === 5 || _la === 50 || _la === 53 || _la === 152 || _la === 153)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
                }
                this.state = 1067;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 1118;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.IDENTIFIER:
            case TypeScriptParser.PRIVATE:
            case TypeScriptParser.NUMBER:
            case TypeScriptParser.STRING:
            case TypeScriptParser.OPEN_BRACKET:
            case TypeScriptParser.ELLIPSIS:
                {
                this.state = 1069;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 73) {
                    {
                    this.state = 1068;
                    this.match(TypeScriptParser.ELLIPSIS);
                    }
                }

                this.state = 1079;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case TypeScriptParser.IDENTIFIER:
                    {
                    this.state = 1071;
                    this.match(TypeScriptParser.IDENTIFIER);
                    }
                    break;
                case TypeScriptParser.NUMBER:
                    {
                    this.state = 1072;
                    this.match(TypeScriptParser.NUMBER);
                    }
                    break;
                case TypeScriptParser.STRING:
                    {
                    this.state = 1073;
                    this.match(TypeScriptParser.STRING);
                    }
                    break;
                case TypeScriptParser.PRIVATE:
                    {
                    this.state = 1074;
                    this.match(TypeScriptParser.PRIVATE);
                    }
                    break;
                case TypeScriptParser.OPEN_BRACKET:
                    {
                    this.state = 1075;
                    this.match(TypeScriptParser.OPEN_BRACKET);
                    this.state = 1076;
                    this.typeElement();
                    this.state = 1077;
                    this.match(TypeScriptParser.CLOSE_BRACKET);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 1082;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 197, this.context) ) {
                case 1:
                    {
                    this.state = 1081;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 152 || _la === 153)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    break;
                }
                this.state = 1085;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 126) {
                    {
                    this.state = 1084;
                    this.match(TypeScriptParser.OPTIONAL);
                    }
                }

                this.state = 1091;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 63 || _la === 122) {
                    {
                    this.state = 1088;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 122) {
                        {
                        this.state = 1087;
                        this.typeArguments();
                        }
                    }

                    this.state = 1090;
                    this.parameters();
                    }
                }

                }
                break;
            case TypeScriptParser.NEW:
            case TypeScriptParser.ANGLE_OPEN:
            case TypeScriptParser.GROUP_OPEN:
                {
                this.state = 1094;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 34) {
                    {
                    this.state = 1093;
                    this.match(TypeScriptParser.NEW);
                    }
                }

                this.state = 1097;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 120) {
                    {
                    this.state = 1096;
                    this.typeParameters();
                    }
                }

                this.state = 1099;
                this.match(TypeScriptParser.GROUP_OPEN);
                this.state = 1111;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 5 || ((((_la - 57)) & ~0x1F) === 0 && ((1 << (_la - 57)) & 327937) !== 0) || _la === 150) {
                    {
                    this.state = 1100;
                    this.parameter();
                    this.state = 1105;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 203, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 1101;
                            this.match(TypeScriptParser.COMMA);
                            this.state = 1102;
                            this.parameter();
                            }
                            }
                        }
                        this.state = 1107;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 203, this.context);
                    }
                    this.state = 1109;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 68) {
                        {
                        this.state = 1108;
                        this.match(TypeScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 1113;
                this.match(TypeScriptParser.CLOSE_PAREN);
                this.state = 1116;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 127) {
                    {
                    this.state = 1114;
                    this.match(TypeScriptParser.RETURNS);
                    this.state = 1115;
                    this.type_();
                    }
                }

                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 1122;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 69) {
                {
                this.state = 1120;
                this.match(TypeScriptParser.COLON);
                this.state = 1121;
                this.type_();
                }
            }

            this.state = 1125;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 67 || _la === 68) {
                {
                this.state = 1124;
                _la = this.tokenStream.LA(1);
                if(!(_la === 67 || _la === 68)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                }
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
    public program(): ProgramContext {
        let localContext = new ProgramContext(this.context, this.state);
        this.enterRule(localContext, 42, TypeScriptParser.RULE_program);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 1130;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4074652010) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2413978623) !== 0) || _la === 75 || _la === 76 || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 2162963) !== 0) || ((((_la - 150)) & ~0x1F) === 0 && ((1 << (_la - 150)) & 4063743) !== 0)) {
                {
                {
                this.state = 1127;
                this.statement();
                }
                }
                this.state = 1132;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 1133;
            this.match(TypeScriptParser.EOF);
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
    public block(): BlockContext {
        let localContext = new BlockContext(this.context, this.state);
        this.enterRule(localContext, 44, TypeScriptParser.RULE_block);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 1135;
            this.match(TypeScriptParser.OPEN_BRACE);
            this.state = 1139;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4074652010) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2413978623) !== 0) || _la === 75 || _la === 76 || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 2162963) !== 0) || ((((_la - 150)) & ~0x1F) === 0 && ((1 << (_la - 150)) & 4063743) !== 0)) {
                {
                {
                this.state = 1136;
                this.statement();
                }
                }
                this.state = 1141;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 1142;
            this.match(TypeScriptParser.CLOSE_BRACE);
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
    public declarator(): DeclaratorContext {
        let localContext = new DeclaratorContext(this.context, this.state);
        this.enterRule(localContext, 46, TypeScriptParser.RULE_declarator);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 1144;
            this.binding();
            this.state = 1147;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 77) {
                {
                this.state = 1145;
                this.match(TypeScriptParser.ASSIGN);
                this.state = 1146;
                this.assignment();
                }
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
    public property(): PropertyContext {
        let localContext = new PropertyContext(this.context, this.state);
        this.enterRule(localContext, 48, TypeScriptParser.RULE_property);
        let _la: number;
        try {
            this.state = 1160;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.ELLIPSIS:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 1149;
                this.match(TypeScriptParser.ELLIPSIS);
                this.state = 1150;
                this.binding();
                }
                break;
            case TypeScriptParser.IDENTIFIER:
            case TypeScriptParser.PRIVATE:
            case TypeScriptParser.NUMBER:
            case TypeScriptParser.STRING:
            case TypeScriptParser.OPEN_BRACKET:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 1151;
                this.memberName();
                this.state = 1154;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 69) {
                    {
                    this.state = 1152;
                    this.match(TypeScriptParser.COLON);
                    this.state = 1153;
                    this.binding();
                    }
                }

                this.state = 1158;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 77) {
                    {
                    this.state = 1156;
                    this.match(TypeScriptParser.ASSIGN);
                    this.state = 1157;
                    this.assignment();
                    }
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
    public loopHead(): LoopHeadContext {
        let localContext = new LoopHeadContext(this.context, this.state);
        this.enterRule(localContext, 50, TypeScriptParser.RULE_loopHead);
        let _la: number;
        try {
            this.state = 1180;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.CONST:
            case TypeScriptParser.VAR:
            case TypeScriptParser.LET:
            case TypeScriptParser.USING:
            case TypeScriptParser.AWAIT_USING:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 1169;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case TypeScriptParser.VAR:
                    {
                    this.state = 1162;
                    this.match(TypeScriptParser.VAR);
                    }
                    break;
                case TypeScriptParser.LET:
                    {
                    this.state = 1163;
                    this.match(TypeScriptParser.LET);
                    }
                    break;
                case TypeScriptParser.CONST:
                    {
                    this.state = 1164;
                    this.match(TypeScriptParser.CONST);
                    }
                    break;
                case TypeScriptParser.USING:
                case TypeScriptParser.AWAIT_USING:
                    {
                    this.state = 1166;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 170) {
                        {
                        this.state = 1165;
                        this.match(TypeScriptParser.AWAIT_USING);
                        }
                    }

                    this.state = 1168;
                    this.match(TypeScriptParser.USING);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 1171;
                this.declarator();
                this.state = 1176;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 68) {
                    {
                    {
                    this.state = 1172;
                    this.match(TypeScriptParser.COMMA);
                    this.state = 1173;
                    this.declarator();
                    }
                    }
                    this.state = 1178;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
                break;
            case TypeScriptParser.DELETE:
            case TypeScriptParser.NEW:
            case TypeScriptParser.TYPEOF:
            case TypeScriptParser.VOID:
            case TypeScriptParser.ASYNC:
            case TypeScriptParser.AWAIT:
            case TypeScriptParser.YIELD:
            case TypeScriptParser.IDENTIFIER:
            case TypeScriptParser.PRIVATE:
            case TypeScriptParser.NUMBER:
            case TypeScriptParser.STRING:
            case TypeScriptParser.OPEN_BRACKET:
            case TypeScriptParser.TEMPLATE_OPEN:
            case TypeScriptParser.NOT:
            case TypeScriptParser.BIT_NOT:
            case TypeScriptParser.ANGLE_OPEN:
            case TypeScriptParser.REGULAR_EXPRESSION:
            case TypeScriptParser.JSX_OPEN:
            case TypeScriptParser.OBJECT_OPEN:
            case TypeScriptParser.GROUP_OPEN:
            case TypeScriptParser.UNARY_PLUS:
            case TypeScriptParser.UNARY_MINUS:
            case TypeScriptParser.PREFIX_INCREMENT:
            case TypeScriptParser.PREFIX_DECREMENT:
            case TypeScriptParser.FUNCTION_EXPRESSION:
            case TypeScriptParser.CLASS_EXPRESSION:
            case TypeScriptParser.EXPRESSION_AT:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 1179;
                this.expression();
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
    public returnValue(): ReturnValueContext {
        let localContext = new ReturnValueContext(this.context, this.state);
        this.enterRule(localContext, 52, TypeScriptParser.RULE_returnValue);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 1182;
            this.expression();
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
    public switchCase(): SwitchCaseContext {
        let localContext = new SwitchCaseContext(this.context, this.state);
        this.enterRule(localContext, 54, TypeScriptParser.RULE_switchCase);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 1187;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.CASE:
                {
                this.state = 1184;
                this.match(TypeScriptParser.CASE);
                this.state = 1185;
                this.expression();
                }
                break;
            case TypeScriptParser.DEFAULT:
                {
                this.state = 1186;
                this.match(TypeScriptParser.DEFAULT);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 1189;
            this.match(TypeScriptParser.COLON);
            this.state = 1193;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4074652010) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2413978623) !== 0) || _la === 75 || _la === 76 || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 2162963) !== 0) || ((((_la - 150)) & ~0x1F) === 0 && ((1 << (_la - 150)) & 4063743) !== 0)) {
                {
                {
                this.state = 1190;
                this.statement();
                }
                }
                this.state = 1195;
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
    public importPart(): ImportPartContext {
        let localContext = new ImportPartContext(this.context, this.state);
        this.enterRule(localContext, 56, TypeScriptParser.RULE_importPart);
        try {
            this.state = 1207;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 1196;
                this.match(TypeScriptParser.IDENTIFIER);
                this.state = 1201;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case TypeScriptParser.IDENTIFIER:
                    {
                    this.state = 1197;
                    this.match(TypeScriptParser.IDENTIFIER);
                    }
                    break;
                case TypeScriptParser.MULTIPLY:
                    {
                    this.state = 1198;
                    this.match(TypeScriptParser.MULTIPLY);
                    this.state = 1199;
                    this.match(TypeScriptParser.AS);
                    this.state = 1200;
                    this.match(TypeScriptParser.IDENTIFIER);
                    }
                    break;
                case TypeScriptParser.FROM:
                case TypeScriptParser.COMMA:
                    break;
                default:
                    break;
                }
                }
                break;
            case TypeScriptParser.MULTIPLY:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 1203;
                this.match(TypeScriptParser.MULTIPLY);
                this.state = 1204;
                this.match(TypeScriptParser.AS);
                this.state = 1205;
                this.match(TypeScriptParser.IDENTIFIER);
                }
                break;
            case TypeScriptParser.OBJECT_OPEN:
            case TypeScriptParser.SPECIFIERS_OPEN:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 1206;
                this.specifiers();
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
    public specifiers(): SpecifiersContext {
        let localContext = new SpecifiersContext(this.context, this.state);
        this.enterRule(localContext, 58, TypeScriptParser.RULE_specifiers);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 1209;
            _la = this.tokenStream.LA(1);
            if(!(_la === 150 || _la === 166)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 1221;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 57 || _la === 60) {
                {
                this.state = 1210;
                this.specifier();
                this.state = 1215;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 224, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 1211;
                        this.match(TypeScriptParser.COMMA);
                        this.state = 1212;
                        this.specifier();
                        }
                        }
                    }
                    this.state = 1217;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 224, this.context);
                }
                this.state = 1219;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 68) {
                    {
                    this.state = 1218;
                    this.match(TypeScriptParser.COMMA);
                    }
                }

                }
            }

            this.state = 1223;
            this.match(TypeScriptParser.CLOSE_BRACE);
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
    public attributes(): AttributesContext {
        let localContext = new AttributesContext(this.context, this.state);
        this.enterRule(localContext, 60, TypeScriptParser.RULE_attributes);
        let _la: number;
        try {
            let alternative: number;
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 1225;
            this.match(TypeScriptParser.ATTRIBUTES);
            this.state = 1226;
            this.match(TypeScriptParser.OBJECT_OPEN);
            this.state = 1238;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (((((_la - 44)) & ~0x1F) === 0 && ((1 << (_la - 44)) & 539092553) !== 0) || _la === 159) {
                {
                this.state = 1227;
                this.member();
                this.state = 1232;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 227, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 1228;
                        this.match(TypeScriptParser.COMMA);
                        this.state = 1229;
                        this.member();
                        }
                        }
                    }
                    this.state = 1234;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 227, this.context);
                }
                this.state = 1236;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 68) {
                    {
                    this.state = 1235;
                    this.match(TypeScriptParser.COMMA);
                    }
                }

                }
            }

            this.state = 1240;
            this.match(TypeScriptParser.CLOSE_BRACE);
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
    public decorator(): DecoratorContext {
        let localContext = new DecoratorContext(this.context, this.state);
        this.enterRule(localContext, 62, TypeScriptParser.RULE_decorator);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 1242;
            this.match(TypeScriptParser.AT);
            this.state = 1243;
            this.decorating();
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
    public decorating(): DecoratingContext {
        let localContext = new DecoratingContext(this.context, this.state);
        this.enterRule(localContext, 64, TypeScriptParser.RULE_decorating);
        let _la: number;
        try {
            let alternative: number;
            this.state = 1274;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 1245;
                this.match(TypeScriptParser.IDENTIFIER);
                this.state = 1250;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 71) {
                    {
                    {
                    this.state = 1246;
                    this.match(TypeScriptParser.DOT);
                    this.state = 1247;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 57 || _la === 58)) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    }
                    }
                    this.state = 1252;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 1268;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 160) {
                    {
                    this.state = 1253;
                    this.match(TypeScriptParser.CALL_OPEN);
                    this.state = 1265;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 22)) & ~0x1F) === 0 && ((1 << (_la - 22)) & 101322753) !== 0) || ((((_la - 56)) & ~0x1F) === 0 && ((1 << (_la - 56)) & 1180191) !== 0) || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 2162707) !== 0) || ((((_la - 150)) & ~0x1F) === 0 && ((1 << (_la - 150)) & 511) !== 0)) {
                        {
                        this.state = 1254;
                        this.argument();
                        this.state = 1259;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 231, this.context);
                        while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                            if (alternative === 1) {
                                {
                                {
                                this.state = 1255;
                                this.match(TypeScriptParser.COMMA);
                                this.state = 1256;
                                this.argument();
                                }
                                }
                            }
                            this.state = 1261;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 231, this.context);
                        }
                        this.state = 1263;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 68) {
                            {
                            this.state = 1262;
                            this.match(TypeScriptParser.COMMA);
                            }
                        }

                        }
                    }

                    this.state = 1267;
                    this.match(TypeScriptParser.CLOSE_PAREN);
                    }
                }

                }
                break;
            case TypeScriptParser.GROUP_OPEN:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 1270;
                this.match(TypeScriptParser.GROUP_OPEN);
                this.state = 1271;
                this.expression();
                this.state = 1272;
                this.match(TypeScriptParser.CLOSE_PAREN);
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
    public expression(): ExpressionContext {
        let localContext = new ExpressionContext(this.context, this.state);
        this.enterRule(localContext, 66, TypeScriptParser.RULE_expression);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 1276;
            this.assignment();
            this.state = 1281;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 68) {
                {
                {
                this.state = 1277;
                this.match(TypeScriptParser.COMMA);
                this.state = 1278;
                this.assignment();
                }
                }
                this.state = 1283;
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
    public assignment(): AssignmentContext {
        let localContext = new AssignmentContext(this.context, this.state);
        this.enterRule(localContext, 68, TypeScriptParser.RULE_assignment);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 1284;
            this.operand();
            this.state = 1294;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 32 || _la === 33 || ((((_la - 70)) & ~0x1F) === 0 && ((1 << (_la - 70)) & 4294967169) !== 0) || ((((_la - 102)) & ~0x1F) === 0 && ((1 << (_la - 102)) & 16383) !== 0)) {
                {
                this.state = 1292;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case TypeScriptParser.IN:
                case TypeScriptParser.INSTANCEOF:
                case TypeScriptParser.ASSIGN:
                case TypeScriptParser.ASSIGN_ADD:
                case TypeScriptParser.ASSIGN_SUBTRACT:
                case TypeScriptParser.ASSIGN_MULTIPLY:
                case TypeScriptParser.ASSIGN_DIVIDE:
                case TypeScriptParser.ASSIGN_REMAINDER:
                case TypeScriptParser.ASSIGN_POWER:
                case TypeScriptParser.ASSIGN_SHIFT_LEFT:
                case TypeScriptParser.ASSIGN_SHIFT_RIGHT:
                case TypeScriptParser.ASSIGN_SHIFT_RIGHT_UNSIGNED:
                case TypeScriptParser.ASSIGN_BIT_AND:
                case TypeScriptParser.ASSIGN_BIT_OR:
                case TypeScriptParser.ASSIGN_BIT_XOR:
                case TypeScriptParser.ASSIGN_AND:
                case TypeScriptParser.ASSIGN_OR:
                case TypeScriptParser.ASSIGN_NULLISH:
                case TypeScriptParser.ADD:
                case TypeScriptParser.SUBTRACT:
                case TypeScriptParser.MULTIPLY:
                case TypeScriptParser.DIVIDE:
                case TypeScriptParser.REMAINDER:
                case TypeScriptParser.POWER:
                case TypeScriptParser.SHIFT_LEFT:
                case TypeScriptParser.SHIFT_RIGHT:
                case TypeScriptParser.SHIFT_RIGHT_UNSIGNED:
                case TypeScriptParser.BIT_AND:
                case TypeScriptParser.BIT_OR:
                case TypeScriptParser.BIT_XOR:
                case TypeScriptParser.AND:
                case TypeScriptParser.OR:
                case TypeScriptParser.NULLISH:
                case TypeScriptParser.LESS:
                case TypeScriptParser.GREATER:
                case TypeScriptParser.LESS_EQUAL:
                case TypeScriptParser.GREATER_EQUAL:
                case TypeScriptParser.EQUAL:
                case TypeScriptParser.NOT_EQUAL:
                case TypeScriptParser.SAME:
                case TypeScriptParser.NOT_SAME:
                    {
                    this.state = 1285;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 32 || _la === 33 || ((((_la - 77)) & ~0x1F) === 0 && ((1 << (_la - 77)) & 4294967295) !== 0) || ((((_la - 109)) & ~0x1F) === 0 && ((1 << (_la - 109)) & 127) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 1286;
                    this.operand();
                    }
                    break;
                case TypeScriptParser.QUESTION:
                    {
                    this.state = 1287;
                    this.match(TypeScriptParser.QUESTION);
                    this.state = 1288;
                    this.assignment();
                    this.state = 1289;
                    this.match(TypeScriptParser.COLON);
                    this.state = 1290;
                    this.operand();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 1296;
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
    public arrowBody(): ArrowBodyContext {
        let localContext = new ArrowBodyContext(this.context, this.state);
        this.enterRule(localContext, 70, TypeScriptParser.RULE_arrowBody);
        try {
            this.state = 1299;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.DELETE:
            case TypeScriptParser.NEW:
            case TypeScriptParser.TYPEOF:
            case TypeScriptParser.VOID:
            case TypeScriptParser.ASYNC:
            case TypeScriptParser.AWAIT:
            case TypeScriptParser.YIELD:
            case TypeScriptParser.IDENTIFIER:
            case TypeScriptParser.PRIVATE:
            case TypeScriptParser.NUMBER:
            case TypeScriptParser.STRING:
            case TypeScriptParser.OPEN_BRACKET:
            case TypeScriptParser.TEMPLATE_OPEN:
            case TypeScriptParser.NOT:
            case TypeScriptParser.BIT_NOT:
            case TypeScriptParser.ANGLE_OPEN:
            case TypeScriptParser.REGULAR_EXPRESSION:
            case TypeScriptParser.JSX_OPEN:
            case TypeScriptParser.OBJECT_OPEN:
            case TypeScriptParser.GROUP_OPEN:
            case TypeScriptParser.UNARY_PLUS:
            case TypeScriptParser.UNARY_MINUS:
            case TypeScriptParser.PREFIX_INCREMENT:
            case TypeScriptParser.PREFIX_DECREMENT:
            case TypeScriptParser.FUNCTION_EXPRESSION:
            case TypeScriptParser.CLASS_EXPRESSION:
            case TypeScriptParser.EXPRESSION_AT:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 1297;
                this.operand();
                }
                break;
            case TypeScriptParser.OPEN_BRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 1298;
                this.block();
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
    public element(): ElementContext {
        let localContext = new ElementContext(this.context, this.state);
        this.enterRule(localContext, 72, TypeScriptParser.RULE_element);
        let _la: number;
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 1301;
            this.match(TypeScriptParser.JSX_OPEN);
            this.state = 1333;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.JSX_NAME:
                {
                this.state = 1302;
                this.elementName();
                this.state = 1306;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 138 || _la === 148) {
                    {
                    {
                    this.state = 1303;
                    this.attribute();
                    }
                    }
                    this.state = 1308;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 1322;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case TypeScriptParser.JSX_SLASH:
                    {
                    this.state = 1309;
                    this.match(TypeScriptParser.JSX_SLASH);
                    this.state = 1310;
                    this.match(TypeScriptParser.JSX_CLOSE);
                    }
                    break;
                case TypeScriptParser.JSX_CLOSE:
                    {
                    this.state = 1311;
                    this.match(TypeScriptParser.JSX_CLOSE);
                    this.state = 1315;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (((((_la - 137)) & ~0x1F) === 0 && ((1 << (_la - 137)) & 3073) !== 0)) {
                        {
                        {
                        this.state = 1312;
                        this.child();
                        }
                        }
                        this.state = 1317;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 1318;
                    this.match(TypeScriptParser.JSX_END_OPEN);
                    this.state = 1319;
                    this.elementName();
                    this.state = 1320;
                    this.match(TypeScriptParser.JSX_CLOSE);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                break;
            case TypeScriptParser.JSX_CLOSE:
                {
                this.state = 1324;
                this.match(TypeScriptParser.JSX_CLOSE);
                this.state = 1328;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 137)) & ~0x1F) === 0 && ((1 << (_la - 137)) & 3073) !== 0)) {
                    {
                    {
                    this.state = 1325;
                    this.child();
                    }
                    }
                    this.state = 1330;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 1331;
                this.match(TypeScriptParser.JSX_END_OPEN);
                this.state = 1332;
                this.match(TypeScriptParser.JSX_CLOSE);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
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
    public attribute(): AttributeContext {
        let localContext = new AttributeContext(this.context, this.state);
        this.enterRule(localContext, 74, TypeScriptParser.RULE_attribute);
        let _la: number;
        try {
            this.state = 1352;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.JSX_NAME:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 1335;
                this.elementName();
                this.state = 1345;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 140) {
                    {
                    this.state = 1336;
                    this.match(TypeScriptParser.JSX_ASSIGN);
                    this.state = 1343;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case TypeScriptParser.JSX_STRING:
                        {
                        this.state = 1337;
                        this.match(TypeScriptParser.JSX_STRING);
                        }
                        break;
                    case TypeScriptParser.JSX_BRACE:
                        {
                        this.state = 1338;
                        this.match(TypeScriptParser.JSX_BRACE);
                        this.state = 1339;
                        this.expression();
                        this.state = 1340;
                        this.match(TypeScriptParser.CLOSE_BRACE);
                        }
                        break;
                    case TypeScriptParser.JSX_OPEN:
                        {
                        this.state = 1342;
                        this.element();
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                }

                }
                break;
            case TypeScriptParser.JSX_BRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 1347;
                this.match(TypeScriptParser.JSX_BRACE);
                this.state = 1348;
                this.match(TypeScriptParser.ELLIPSIS);
                this.state = 1349;
                this.assignment();
                this.state = 1350;
                this.match(TypeScriptParser.CLOSE_BRACE);
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
    public child(): ChildContext {
        let localContext = new ChildContext(this.context, this.state);
        this.enterRule(localContext, 76, TypeScriptParser.RULE_child);
        let _la: number;
        try {
            this.state = 1364;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.JSX_TEXT:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 1354;
                this.match(TypeScriptParser.JSX_TEXT);
                }
                break;
            case TypeScriptParser.JSX_BRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 1355;
                this.match(TypeScriptParser.JSX_BRACE);
                this.state = 1360;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 22)) & ~0x1F) === 0 && ((1 << (_la - 22)) & 101322753) !== 0) || ((((_la - 56)) & ~0x1F) === 0 && ((1 << (_la - 56)) & 1180191) !== 0) || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 2162707) !== 0) || ((((_la - 150)) & ~0x1F) === 0 && ((1 << (_la - 150)) & 511) !== 0)) {
                    {
                    this.state = 1357;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 73) {
                        {
                        this.state = 1356;
                        this.match(TypeScriptParser.ELLIPSIS);
                        }
                    }

                    this.state = 1359;
                    this.expression();
                    }
                }

                this.state = 1362;
                this.match(TypeScriptParser.CLOSE_BRACE);
                }
                break;
            case TypeScriptParser.JSX_OPEN:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 1363;
                this.element();
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
        4,1,171,1367,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,
        7,6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,
        13,2,14,7,14,2,15,7,15,2,16,7,16,2,17,7,17,2,18,7,18,2,19,7,19,2,
        20,7,20,2,21,7,21,2,22,7,22,2,23,7,23,2,24,7,24,2,25,7,25,2,26,7,
        26,2,27,7,27,2,28,7,28,2,29,7,29,2,30,7,30,2,31,7,31,2,32,7,32,2,
        33,7,33,2,34,7,34,2,35,7,35,2,36,7,36,2,37,7,37,2,38,7,38,1,0,5,
        0,80,8,0,10,0,12,0,83,9,0,1,0,1,0,1,0,1,0,1,0,1,0,3,0,91,8,0,1,0,
        3,0,94,8,0,1,0,1,0,1,0,5,0,99,8,0,10,0,12,0,102,9,0,1,0,3,0,105,
        8,0,1,0,1,0,3,0,109,8,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,3,0,118,8,0,
        1,0,1,0,3,0,122,8,0,1,0,1,0,3,0,126,8,0,1,0,1,0,1,0,1,0,3,0,132,
        8,0,1,0,1,0,3,0,136,8,0,3,0,138,8,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,
        1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,3,0,155,8,0,1,0,1,0,1,0,3,0,160,
        8,0,1,0,1,0,3,0,164,8,0,1,0,1,0,3,0,168,8,0,1,0,3,0,171,8,0,1,0,
        1,0,1,0,3,0,176,8,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,3,0,185,8,0,1,0,
        1,0,1,0,4,0,190,8,0,11,0,12,0,191,1,0,1,0,1,0,1,0,1,0,1,0,5,0,200,
        8,0,10,0,12,0,203,9,0,1,0,1,0,1,0,1,0,1,0,1,0,3,0,211,8,0,1,0,1,
        0,3,0,215,8,0,1,0,1,0,3,0,219,8,0,1,0,1,0,3,0,223,8,0,1,0,3,0,226,
        8,0,1,0,1,0,1,0,1,0,4,0,232,8,0,11,0,12,0,233,1,0,3,0,237,8,0,1,
        0,3,0,240,8,0,1,0,5,0,243,8,0,10,0,12,0,246,9,0,1,0,1,0,3,0,250,
        8,0,1,0,1,0,1,0,1,0,1,0,3,0,257,8,0,1,0,1,0,1,0,1,0,5,0,263,8,0,
        10,0,12,0,266,9,0,3,0,268,8,0,1,0,1,0,1,0,1,0,3,0,274,8,0,1,0,1,
        0,1,0,3,0,279,8,0,1,0,1,0,1,0,1,0,1,0,1,0,5,0,287,8,0,10,0,12,0,
        290,9,0,1,0,3,0,293,8,0,3,0,295,8,0,1,0,1,0,1,0,1,0,1,0,5,0,302,
        8,0,10,0,12,0,305,9,0,1,0,3,0,308,8,0,1,0,3,0,311,8,0,1,0,3,0,314,
        8,0,1,0,1,0,3,0,318,8,0,1,0,1,0,1,0,5,0,323,8,0,10,0,12,0,326,9,
        0,1,0,1,0,3,0,330,8,0,1,0,1,0,3,0,334,8,0,1,0,3,0,337,8,0,1,0,1,
        0,3,0,341,8,0,1,0,1,0,1,0,1,0,3,0,347,8,0,1,0,1,0,1,0,1,0,1,0,1,
        0,1,0,1,0,1,0,1,0,3,0,359,8,0,3,0,361,8,0,1,1,1,1,1,1,5,1,366,8,
        1,10,1,12,1,369,9,1,1,1,3,1,372,8,1,1,2,3,2,375,8,2,1,2,1,2,1,2,
        3,2,380,8,2,1,2,1,2,3,2,384,8,2,1,2,3,2,387,8,2,1,2,1,2,3,2,391,
        8,2,1,2,3,2,394,8,2,1,2,5,2,397,8,2,10,2,12,2,400,9,2,1,2,1,2,3,
        2,404,8,2,1,2,3,2,407,8,2,1,2,1,2,1,2,3,2,412,8,2,1,2,1,2,1,2,3,
        2,417,8,2,1,2,1,2,1,2,1,2,3,2,423,8,2,3,2,425,8,2,3,2,427,8,2,1,
        2,3,2,430,8,2,1,2,1,2,1,2,3,2,435,8,2,1,2,1,2,1,2,1,2,3,2,441,8,
        2,3,2,443,8,2,1,3,3,3,446,8,3,1,3,1,3,1,3,3,3,451,8,3,1,4,1,4,1,
        4,5,4,456,8,4,10,4,12,4,459,9,4,1,4,1,4,4,4,463,8,4,11,4,12,4,464,
        1,4,5,4,468,8,4,10,4,12,4,471,9,4,1,4,5,4,474,8,4,10,4,12,4,477,
        9,4,3,4,479,8,4,1,4,1,4,1,4,1,4,1,4,5,4,486,8,4,10,4,12,4,489,9,
        4,1,4,3,4,492,8,4,3,4,494,8,4,1,4,3,4,497,8,4,1,4,3,4,500,8,4,1,
        4,1,4,3,4,504,8,4,1,5,1,5,1,5,1,5,5,5,510,8,5,10,5,12,5,513,9,5,
        1,5,3,5,516,8,5,3,5,518,8,5,1,5,1,5,1,5,3,5,523,8,5,1,6,5,6,526,
        8,6,10,6,12,6,529,9,6,1,6,5,6,532,8,6,10,6,12,6,535,9,6,1,6,3,6,
        538,8,6,1,6,1,6,1,6,3,6,543,8,6,1,7,3,7,546,8,7,1,7,1,7,3,7,550,
        8,7,1,7,1,7,1,7,1,7,5,7,556,8,7,10,7,12,7,559,9,7,3,7,561,8,7,1,
        7,1,7,1,7,5,7,566,8,7,10,7,12,7,569,9,7,1,7,1,7,1,8,5,8,574,8,8,
        10,8,12,8,577,9,8,1,8,5,8,580,8,8,10,8,12,8,583,9,8,1,8,1,8,3,8,
        587,8,8,1,8,1,8,3,8,591,8,8,1,8,3,8,594,8,8,1,8,1,8,3,8,598,8,8,
        3,8,600,8,8,1,8,1,8,3,8,604,8,8,1,8,1,8,3,8,608,8,8,3,8,610,8,8,
        1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,3,9,620,8,9,1,9,1,9,3,9,624,8,9,
        1,10,1,10,1,10,5,10,629,8,10,10,10,12,10,632,9,10,1,10,3,10,635,
        8,10,1,10,1,10,1,10,1,10,3,10,641,8,10,1,10,1,10,1,10,1,10,1,10,
        3,10,648,8,10,3,10,650,8,10,1,11,1,11,1,11,1,11,1,11,1,11,1,11,1,
        11,1,11,1,11,1,11,1,11,1,11,1,11,5,11,666,8,11,10,11,12,11,669,9,
        11,1,11,1,11,1,11,1,11,1,11,1,11,1,11,1,11,1,11,5,11,680,8,11,10,
        11,12,11,683,9,11,1,11,3,11,686,8,11,3,11,688,8,11,1,11,1,11,1,11,
        5,11,693,8,11,10,11,12,11,696,9,11,1,11,1,11,4,11,700,8,11,11,11,
        12,11,701,1,11,5,11,705,8,11,10,11,12,11,708,9,11,1,11,5,11,711,
        8,11,10,11,12,11,714,9,11,3,11,716,8,11,1,11,1,11,1,11,1,11,1,11,
        5,11,723,8,11,10,11,12,11,726,9,11,1,11,3,11,729,8,11,3,11,731,8,
        11,1,11,1,11,1,11,1,11,1,11,1,11,1,11,5,11,740,8,11,10,11,12,11,
        743,9,11,1,11,1,11,1,11,3,11,748,8,11,1,11,3,11,751,8,11,1,11,3,
        11,754,8,11,1,11,1,11,1,11,1,11,1,11,5,11,761,8,11,10,11,12,11,764,
        9,11,1,11,1,11,3,11,768,8,11,1,11,1,11,3,11,772,8,11,1,11,1,11,1,
        11,1,11,1,11,1,11,1,11,1,11,1,11,1,11,3,11,784,8,11,1,11,1,11,1,
        11,1,11,5,11,790,8,11,10,11,12,11,793,9,11,1,11,3,11,796,8,11,3,
        11,798,8,11,1,11,1,11,1,11,1,11,1,11,1,11,1,11,5,11,807,8,11,10,
        11,12,11,810,9,11,1,11,3,11,813,8,11,1,11,1,11,1,11,1,11,1,11,1,
        11,1,11,1,11,5,11,823,8,11,10,11,12,11,826,9,11,1,11,3,11,829,8,
        11,3,11,831,8,11,1,11,1,11,1,11,1,11,1,11,1,11,1,11,5,11,840,8,11,
        10,11,12,11,843,9,11,1,11,1,11,1,11,1,11,1,11,5,11,850,8,11,10,11,
        12,11,853,9,11,1,11,1,11,5,11,857,8,11,10,11,12,11,860,9,11,1,11,
        1,11,3,11,864,8,11,1,11,1,11,3,11,868,8,11,1,12,1,12,1,12,5,12,873,
        8,12,10,12,12,12,876,9,12,1,12,3,12,879,8,12,1,13,3,13,882,8,13,
        1,13,1,13,3,13,886,8,13,1,13,1,13,1,13,1,13,3,13,892,8,13,3,13,894,
        8,13,1,14,3,14,897,8,14,1,14,1,14,1,14,3,14,902,8,14,1,14,1,14,1,
        14,1,14,1,14,1,14,5,14,910,8,14,10,14,12,14,913,9,14,1,15,1,15,1,
        15,1,15,1,15,1,15,5,15,921,8,15,10,15,12,15,924,9,15,1,15,1,15,1,
        15,1,15,1,15,1,15,1,15,1,15,1,15,5,15,935,8,15,10,15,12,15,938,9,
        15,1,15,1,15,3,15,942,8,15,1,15,1,15,1,15,1,15,5,15,948,8,15,10,
        15,12,15,951,9,15,1,15,3,15,954,8,15,3,15,956,8,15,1,15,1,15,1,15,
        3,15,961,8,15,1,15,1,15,5,15,965,8,15,10,15,12,15,968,9,15,1,15,
        1,15,4,15,972,8,15,11,15,12,15,973,1,15,5,15,977,8,15,10,15,12,15,
        980,9,15,1,15,5,15,983,8,15,10,15,12,15,986,9,15,3,15,988,8,15,1,
        15,1,15,3,15,992,8,15,1,15,1,15,1,15,1,15,1,15,3,15,999,8,15,1,15,
        5,15,1002,8,15,10,15,12,15,1005,9,15,1,16,3,16,1008,8,16,1,16,1,
        16,3,16,1012,8,16,1,16,1,16,3,16,1016,8,16,1,16,1,16,3,16,1020,8,
        16,1,17,1,17,1,17,1,17,5,17,1026,8,17,10,17,12,17,1029,9,17,1,17,
        3,17,1032,8,17,3,17,1034,8,17,1,17,1,17,1,18,1,18,1,18,1,18,5,18,
        1042,8,18,10,18,12,18,1045,9,18,1,18,3,18,1048,8,18,3,18,1050,8,
        18,1,18,1,18,1,19,1,19,5,19,1056,8,19,10,19,12,19,1059,9,19,1,19,
        1,19,1,20,5,20,1064,8,20,10,20,12,20,1067,9,20,1,20,3,20,1070,8,
        20,1,20,1,20,1,20,1,20,1,20,1,20,1,20,1,20,3,20,1080,8,20,1,20,3,
        20,1083,8,20,1,20,3,20,1086,8,20,1,20,3,20,1089,8,20,1,20,3,20,1092,
        8,20,1,20,3,20,1095,8,20,1,20,3,20,1098,8,20,1,20,1,20,1,20,1,20,
        5,20,1104,8,20,10,20,12,20,1107,9,20,1,20,3,20,1110,8,20,3,20,1112,
        8,20,1,20,1,20,1,20,3,20,1117,8,20,3,20,1119,8,20,1,20,1,20,3,20,
        1123,8,20,1,20,3,20,1126,8,20,1,21,5,21,1129,8,21,10,21,12,21,1132,
        9,21,1,21,1,21,1,22,1,22,5,22,1138,8,22,10,22,12,22,1141,9,22,1,
        22,1,22,1,23,1,23,1,23,3,23,1148,8,23,1,24,1,24,1,24,1,24,1,24,3,
        24,1155,8,24,1,24,1,24,3,24,1159,8,24,3,24,1161,8,24,1,25,1,25,1,
        25,1,25,3,25,1167,8,25,1,25,3,25,1170,8,25,1,25,1,25,1,25,5,25,1175,
        8,25,10,25,12,25,1178,9,25,1,25,3,25,1181,8,25,1,26,1,26,1,27,1,
        27,1,27,3,27,1188,8,27,1,27,1,27,5,27,1192,8,27,10,27,12,27,1195,
        9,27,1,28,1,28,1,28,1,28,1,28,3,28,1202,8,28,1,28,1,28,1,28,1,28,
        3,28,1208,8,28,1,29,1,29,1,29,1,29,5,29,1214,8,29,10,29,12,29,1217,
        9,29,1,29,3,29,1220,8,29,3,29,1222,8,29,1,29,1,29,1,30,1,30,1,30,
        1,30,1,30,5,30,1231,8,30,10,30,12,30,1234,9,30,1,30,3,30,1237,8,
        30,3,30,1239,8,30,1,30,1,30,1,31,1,31,1,31,1,32,1,32,1,32,5,32,1249,
        8,32,10,32,12,32,1252,9,32,1,32,1,32,1,32,1,32,5,32,1258,8,32,10,
        32,12,32,1261,9,32,1,32,3,32,1264,8,32,3,32,1266,8,32,1,32,3,32,
        1269,8,32,1,32,1,32,1,32,1,32,3,32,1275,8,32,1,33,1,33,1,33,5,33,
        1280,8,33,10,33,12,33,1283,9,33,1,34,1,34,1,34,1,34,1,34,1,34,1,
        34,1,34,5,34,1293,8,34,10,34,12,34,1296,9,34,1,35,1,35,3,35,1300,
        8,35,1,36,1,36,1,36,5,36,1305,8,36,10,36,12,36,1308,9,36,1,36,1,
        36,1,36,1,36,5,36,1314,8,36,10,36,12,36,1317,9,36,1,36,1,36,1,36,
        1,36,3,36,1323,8,36,1,36,1,36,5,36,1327,8,36,10,36,12,36,1330,9,
        36,1,36,1,36,3,36,1334,8,36,1,37,1,37,1,37,1,37,1,37,1,37,1,37,1,
        37,3,37,1344,8,37,3,37,1346,8,37,1,37,1,37,1,37,1,37,1,37,3,37,1353,
        8,37,1,38,1,38,1,38,3,38,1358,8,38,1,38,3,38,1361,8,38,1,38,1,38,
        3,38,1365,8,38,1,38,0,0,39,0,2,4,6,8,10,12,14,16,18,20,22,24,26,
        28,30,32,34,36,38,40,42,44,46,48,50,52,54,56,58,60,62,64,66,68,70,
        72,74,76,0,15,2,0,52,52,162,162,2,0,67,67,167,167,2,0,14,14,19,19,
        2,0,57,57,60,60,1,0,125,126,5,0,5,5,44,44,47,47,50,50,53,54,4,0,
        44,44,47,47,50,50,53,54,1,0,57,58,2,0,7,7,45,45,1,0,141,142,4,0,
        5,5,50,50,53,53,152,153,1,0,152,153,1,0,67,68,2,0,150,150,166,166,
        2,0,32,33,77,115,1666,0,81,1,0,0,0,2,371,1,0,0,0,4,442,1,0,0,0,6,
        445,1,0,0,0,8,496,1,0,0,0,10,505,1,0,0,0,12,527,1,0,0,0,14,545,1,
        0,0,0,16,575,1,0,0,0,18,623,1,0,0,0,20,649,1,0,0,0,22,667,1,0,0,
        0,24,869,1,0,0,0,26,881,1,0,0,0,28,896,1,0,0,0,30,922,1,0,0,0,32,
        1007,1,0,0,0,34,1021,1,0,0,0,36,1037,1,0,0,0,38,1053,1,0,0,0,40,
        1065,1,0,0,0,42,1130,1,0,0,0,44,1135,1,0,0,0,46,1144,1,0,0,0,48,
        1160,1,0,0,0,50,1180,1,0,0,0,52,1182,1,0,0,0,54,1187,1,0,0,0,56,
        1207,1,0,0,0,58,1209,1,0,0,0,60,1225,1,0,0,0,62,1242,1,0,0,0,64,
        1274,1,0,0,0,66,1276,1,0,0,0,68,1284,1,0,0,0,70,1299,1,0,0,0,72,
        1301,1,0,0,0,74,1352,1,0,0,0,76,1364,1,0,0,0,78,80,5,5,0,0,79,78,
        1,0,0,0,80,83,1,0,0,0,81,79,1,0,0,0,81,82,1,0,0,0,82,360,1,0,0,0,
        83,81,1,0,0,0,84,361,5,167,0,0,85,361,3,44,22,0,86,94,5,40,0,0,87,
        94,5,51,0,0,88,94,5,18,0,0,89,91,5,170,0,0,90,89,1,0,0,0,90,91,1,
        0,0,0,91,92,1,0,0,0,92,94,5,55,0,0,93,86,1,0,0,0,93,87,1,0,0,0,93,
        88,1,0,0,0,93,90,1,0,0,0,94,95,1,0,0,0,95,100,3,46,23,0,96,97,5,
        68,0,0,97,99,3,46,23,0,98,96,1,0,0,0,99,102,1,0,0,0,100,98,1,0,0,
        0,100,101,1,0,0,0,101,104,1,0,0,0,102,100,1,0,0,0,103,105,5,67,0,
        0,104,103,1,0,0,0,104,105,1,0,0,0,105,361,1,0,0,0,106,108,3,66,33,
        0,107,109,5,67,0,0,108,107,1,0,0,0,108,109,1,0,0,0,109,361,1,0,0,
        0,110,111,5,30,0,0,111,112,5,63,0,0,112,113,3,66,33,0,113,114,5,
        64,0,0,114,117,3,0,0,0,115,116,5,24,0,0,116,118,3,0,0,0,117,115,
        1,0,0,0,117,118,1,0,0,0,118,361,1,0,0,0,119,121,5,28,0,0,120,122,
        5,48,0,0,121,120,1,0,0,0,121,122,1,0,0,0,122,123,1,0,0,0,123,125,
        5,63,0,0,124,126,3,50,25,0,125,124,1,0,0,0,125,126,1,0,0,0,126,137,
        1,0,0,0,127,128,7,0,0,0,128,138,3,66,33,0,129,131,5,67,0,0,130,132,
        3,66,33,0,131,130,1,0,0,0,131,132,1,0,0,0,132,133,1,0,0,0,133,135,
        5,67,0,0,134,136,3,66,33,0,135,134,1,0,0,0,135,136,1,0,0,0,136,138,
        1,0,0,0,137,127,1,0,0,0,137,129,1,0,0,0,138,139,1,0,0,0,139,140,
        5,64,0,0,140,361,3,0,0,0,141,142,5,42,0,0,142,143,5,63,0,0,143,144,
        3,66,33,0,144,145,5,64,0,0,145,146,3,0,0,0,146,361,1,0,0,0,147,148,
        5,23,0,0,148,149,3,0,0,0,149,150,5,42,0,0,150,151,5,63,0,0,151,152,
        3,66,33,0,152,154,5,64,0,0,153,155,7,1,0,0,154,153,1,0,0,0,154,155,
        1,0,0,0,155,361,1,0,0,0,156,157,5,35,0,0,157,159,3,52,26,0,158,160,
        5,67,0,0,159,158,1,0,0,0,159,160,1,0,0,0,160,361,1,0,0,0,161,163,
        5,168,0,0,162,164,5,67,0,0,163,162,1,0,0,0,163,164,1,0,0,0,164,361,
        1,0,0,0,165,167,7,2,0,0,166,168,5,165,0,0,167,166,1,0,0,0,167,168,
        1,0,0,0,168,170,1,0,0,0,169,171,5,67,0,0,170,169,1,0,0,0,170,171,
        1,0,0,0,171,361,1,0,0,0,172,173,5,37,0,0,173,175,3,66,33,0,174,176,
        5,67,0,0,175,174,1,0,0,0,175,176,1,0,0,0,176,361,1,0,0,0,177,178,
        5,38,0,0,178,189,3,44,22,0,179,184,5,16,0,0,180,181,5,63,0,0,181,
        182,3,8,4,0,182,183,5,64,0,0,183,185,1,0,0,0,184,180,1,0,0,0,184,
        185,1,0,0,0,185,186,1,0,0,0,186,190,3,44,22,0,187,188,5,27,0,0,188,
        190,3,44,22,0,189,179,1,0,0,0,189,187,1,0,0,0,190,191,1,0,0,0,191,
        189,1,0,0,0,191,192,1,0,0,0,192,361,1,0,0,0,193,194,5,36,0,0,194,
        195,5,63,0,0,195,196,3,66,33,0,196,197,5,64,0,0,197,201,5,61,0,0,
        198,200,3,54,27,0,199,198,1,0,0,0,200,203,1,0,0,0,201,199,1,0,0,
        0,201,202,1,0,0,0,202,204,1,0,0,0,203,201,1,0,0,0,204,205,5,62,0,
        0,205,361,1,0,0,0,206,207,5,171,0,0,207,208,5,69,0,0,208,361,3,0,
        0,0,209,211,5,169,0,0,210,209,1,0,0,0,210,211,1,0,0,0,211,212,1,
        0,0,0,212,214,5,29,0,0,213,215,5,159,0,0,214,213,1,0,0,0,214,215,
        1,0,0,0,215,216,1,0,0,0,216,218,5,57,0,0,217,219,3,36,18,0,218,217,
        1,0,0,0,218,219,1,0,0,0,219,220,1,0,0,0,220,222,3,10,5,0,221,223,
        3,2,1,0,222,221,1,0,0,0,222,223,1,0,0,0,223,225,1,0,0,0,224,226,
        5,67,0,0,225,224,1,0,0,0,225,226,1,0,0,0,226,361,1,0,0,0,227,228,
        5,17,0,0,228,229,5,57,0,0,229,361,3,14,7,0,230,232,3,62,31,0,231,
        230,1,0,0,0,232,233,1,0,0,0,233,231,1,0,0,0,233,234,1,0,0,0,234,
        236,1,0,0,0,235,237,5,25,0,0,236,235,1,0,0,0,236,237,1,0,0,0,237,
        239,1,0,0,0,238,240,5,21,0,0,239,238,1,0,0,0,239,240,1,0,0,0,240,
        244,1,0,0,0,241,243,5,5,0,0,242,241,1,0,0,0,243,246,1,0,0,0,244,
        242,1,0,0,0,244,245,1,0,0,0,245,247,1,0,0,0,246,244,1,0,0,0,247,
        249,5,17,0,0,248,250,5,57,0,0,249,248,1,0,0,0,249,250,1,0,0,0,250,
        251,1,0,0,0,251,252,3,14,7,0,252,361,1,0,0,0,253,254,5,3,0,0,254,
        256,5,57,0,0,255,257,3,36,18,0,256,255,1,0,0,0,256,257,1,0,0,0,257,
        267,1,0,0,0,258,259,5,130,0,0,259,264,3,28,14,0,260,261,5,68,0,0,
        261,263,3,28,14,0,262,260,1,0,0,0,263,266,1,0,0,0,264,262,1,0,0,
        0,264,265,1,0,0,0,265,268,1,0,0,0,266,264,1,0,0,0,267,258,1,0,0,
        0,267,268,1,0,0,0,268,269,1,0,0,0,269,361,3,38,19,0,270,271,5,8,
        0,0,271,273,5,57,0,0,272,274,3,36,18,0,273,272,1,0,0,0,273,274,1,
        0,0,0,274,275,1,0,0,0,275,276,5,77,0,0,276,278,3,28,14,0,277,279,
        5,67,0,0,278,277,1,0,0,0,278,279,1,0,0,0,279,361,1,0,0,0,280,281,
        5,1,0,0,281,282,5,57,0,0,282,294,5,150,0,0,283,288,3,20,10,0,284,
        285,5,68,0,0,285,287,3,20,10,0,286,284,1,0,0,0,287,290,1,0,0,0,288,
        286,1,0,0,0,288,289,1,0,0,0,289,292,1,0,0,0,290,288,1,0,0,0,291,
        293,5,68,0,0,292,291,1,0,0,0,292,293,1,0,0,0,293,295,1,0,0,0,294,
        283,1,0,0,0,294,295,1,0,0,0,295,296,1,0,0,0,296,361,5,62,0,0,297,
        307,5,6,0,0,298,303,5,57,0,0,299,300,5,71,0,0,300,302,5,57,0,0,301,
        299,1,0,0,0,302,305,1,0,0,0,303,301,1,0,0,0,303,304,1,0,0,0,304,
        308,1,0,0,0,305,303,1,0,0,0,306,308,5,60,0,0,307,298,1,0,0,0,307,
        306,1,0,0,0,307,308,1,0,0,0,308,310,1,0,0,0,309,311,3,2,1,0,310,
        309,1,0,0,0,310,311,1,0,0,0,311,313,1,0,0,0,312,314,5,67,0,0,313,
        312,1,0,0,0,313,314,1,0,0,0,314,361,1,0,0,0,315,317,5,31,0,0,316,
        318,5,129,0,0,317,316,1,0,0,0,317,318,1,0,0,0,318,329,1,0,0,0,319,
        324,3,56,28,0,320,321,5,68,0,0,321,323,3,56,28,0,322,320,1,0,0,0,
        323,326,1,0,0,0,324,322,1,0,0,0,324,325,1,0,0,0,325,327,1,0,0,0,
        326,324,1,0,0,0,327,328,5,49,0,0,328,330,1,0,0,0,329,319,1,0,0,0,
        329,330,1,0,0,0,330,331,1,0,0,0,331,333,5,60,0,0,332,334,3,60,30,
        0,333,332,1,0,0,0,333,334,1,0,0,0,334,336,1,0,0,0,335,337,5,67,0,
        0,336,335,1,0,0,0,336,337,1,0,0,0,337,361,1,0,0,0,338,340,5,124,
        0,0,339,341,5,129,0,0,340,339,1,0,0,0,340,341,1,0,0,0,341,342,1,
        0,0,0,342,343,5,57,0,0,343,344,5,77,0,0,344,346,3,22,11,0,345,347,
        5,67,0,0,346,345,1,0,0,0,346,347,1,0,0,0,347,361,1,0,0,0,348,349,
        5,25,0,0,349,361,3,4,2,0,350,351,5,43,0,0,351,352,5,63,0,0,352,353,
        3,66,33,0,353,354,5,64,0,0,354,355,3,0,0,0,355,361,1,0,0,0,356,358,
        5,20,0,0,357,359,5,67,0,0,358,357,1,0,0,0,358,359,1,0,0,0,359,361,
        1,0,0,0,360,84,1,0,0,0,360,85,1,0,0,0,360,93,1,0,0,0,360,106,1,0,
        0,0,360,110,1,0,0,0,360,119,1,0,0,0,360,141,1,0,0,0,360,147,1,0,
        0,0,360,156,1,0,0,0,360,161,1,0,0,0,360,165,1,0,0,0,360,172,1,0,
        0,0,360,177,1,0,0,0,360,193,1,0,0,0,360,206,1,0,0,0,360,210,1,0,
        0,0,360,227,1,0,0,0,360,231,1,0,0,0,360,253,1,0,0,0,360,270,1,0,
        0,0,360,280,1,0,0,0,360,297,1,0,0,0,360,315,1,0,0,0,360,338,1,0,
        0,0,360,348,1,0,0,0,360,350,1,0,0,0,360,356,1,0,0,0,361,1,1,0,0,
        0,362,372,3,44,22,0,363,367,5,123,0,0,364,366,3,0,0,0,365,364,1,
        0,0,0,366,369,1,0,0,0,367,365,1,0,0,0,367,368,1,0,0,0,368,370,1,
        0,0,0,369,367,1,0,0,0,370,372,5,62,0,0,371,362,1,0,0,0,371,363,1,
        0,0,0,372,3,1,0,0,0,373,375,5,21,0,0,374,373,1,0,0,0,374,375,1,0,
        0,0,375,376,1,0,0,0,376,443,3,0,0,0,377,403,5,21,0,0,378,380,5,169,
        0,0,379,378,1,0,0,0,379,380,1,0,0,0,380,381,1,0,0,0,381,383,5,29,
        0,0,382,384,5,159,0,0,383,382,1,0,0,0,383,384,1,0,0,0,384,386,1,
        0,0,0,385,387,3,36,18,0,386,385,1,0,0,0,386,387,1,0,0,0,387,388,
        1,0,0,0,388,390,3,10,5,0,389,391,3,2,1,0,390,389,1,0,0,0,390,391,
        1,0,0,0,391,393,1,0,0,0,392,394,5,67,0,0,393,392,1,0,0,0,393,394,
        1,0,0,0,394,404,1,0,0,0,395,397,5,5,0,0,396,395,1,0,0,0,397,400,
        1,0,0,0,398,396,1,0,0,0,398,399,1,0,0,0,399,401,1,0,0,0,400,398,
        1,0,0,0,401,402,5,17,0,0,402,404,3,14,7,0,403,379,1,0,0,0,403,398,
        1,0,0,0,404,443,1,0,0,0,405,407,5,129,0,0,406,405,1,0,0,0,406,407,
        1,0,0,0,407,426,1,0,0,0,408,411,5,95,0,0,409,410,5,45,0,0,410,412,
        7,3,0,0,411,409,1,0,0,0,411,412,1,0,0,0,412,413,1,0,0,0,413,414,
        5,49,0,0,414,416,5,60,0,0,415,417,3,60,30,0,416,415,1,0,0,0,416,
        417,1,0,0,0,417,427,1,0,0,0,418,424,3,58,29,0,419,420,5,49,0,0,420,
        422,5,60,0,0,421,423,3,60,30,0,422,421,1,0,0,0,422,423,1,0,0,0,423,
        425,1,0,0,0,424,419,1,0,0,0,424,425,1,0,0,0,425,427,1,0,0,0,426,
        408,1,0,0,0,426,418,1,0,0,0,427,429,1,0,0,0,428,430,5,67,0,0,429,
        428,1,0,0,0,429,430,1,0,0,0,430,443,1,0,0,0,431,432,5,77,0,0,432,
        434,3,66,33,0,433,435,5,67,0,0,434,433,1,0,0,0,434,435,1,0,0,0,435,
        443,1,0,0,0,436,437,5,45,0,0,437,438,5,57,0,0,438,440,5,57,0,0,439,
        441,5,67,0,0,440,439,1,0,0,0,440,441,1,0,0,0,441,443,1,0,0,0,442,
        374,1,0,0,0,442,377,1,0,0,0,442,406,1,0,0,0,442,431,1,0,0,0,442,
        436,1,0,0,0,443,5,1,0,0,0,444,446,5,57,0,0,445,444,1,0,0,0,445,446,
        1,0,0,0,446,447,1,0,0,0,447,450,7,3,0,0,448,449,5,45,0,0,449,451,
        7,3,0,0,450,448,1,0,0,0,450,451,1,0,0,0,451,7,1,0,0,0,452,497,5,
        57,0,0,453,457,5,65,0,0,454,456,5,68,0,0,455,454,1,0,0,0,456,459,
        1,0,0,0,457,455,1,0,0,0,457,458,1,0,0,0,458,478,1,0,0,0,459,457,
        1,0,0,0,460,469,3,12,6,0,461,463,5,68,0,0,462,461,1,0,0,0,463,464,
        1,0,0,0,464,462,1,0,0,0,464,465,1,0,0,0,465,466,1,0,0,0,466,468,
        3,12,6,0,467,462,1,0,0,0,468,471,1,0,0,0,469,467,1,0,0,0,469,470,
        1,0,0,0,470,475,1,0,0,0,471,469,1,0,0,0,472,474,5,68,0,0,473,472,
        1,0,0,0,474,477,1,0,0,0,475,473,1,0,0,0,475,476,1,0,0,0,476,479,
        1,0,0,0,477,475,1,0,0,0,478,460,1,0,0,0,478,479,1,0,0,0,479,480,
        1,0,0,0,480,497,5,66,0,0,481,493,5,150,0,0,482,487,3,48,24,0,483,
        484,5,68,0,0,484,486,3,48,24,0,485,483,1,0,0,0,486,489,1,0,0,0,487,
        485,1,0,0,0,487,488,1,0,0,0,488,491,1,0,0,0,489,487,1,0,0,0,490,
        492,5,68,0,0,491,490,1,0,0,0,491,492,1,0,0,0,492,494,1,0,0,0,493,
        482,1,0,0,0,493,494,1,0,0,0,494,495,1,0,0,0,495,497,5,62,0,0,496,
        452,1,0,0,0,496,453,1,0,0,0,496,481,1,0,0,0,497,499,1,0,0,0,498,
        500,7,4,0,0,499,498,1,0,0,0,499,500,1,0,0,0,500,503,1,0,0,0,501,
        502,5,69,0,0,502,504,3,28,14,0,503,501,1,0,0,0,503,504,1,0,0,0,504,
        9,1,0,0,0,505,517,5,63,0,0,506,511,3,12,6,0,507,508,5,68,0,0,508,
        510,3,12,6,0,509,507,1,0,0,0,510,513,1,0,0,0,511,509,1,0,0,0,511,
        512,1,0,0,0,512,515,1,0,0,0,513,511,1,0,0,0,514,516,5,68,0,0,515,
        514,1,0,0,0,515,516,1,0,0,0,516,518,1,0,0,0,517,506,1,0,0,0,517,
        518,1,0,0,0,518,519,1,0,0,0,519,522,5,64,0,0,520,521,5,127,0,0,521,
        523,3,28,14,0,522,520,1,0,0,0,522,523,1,0,0,0,523,11,1,0,0,0,524,
        526,3,62,31,0,525,524,1,0,0,0,526,529,1,0,0,0,527,525,1,0,0,0,527,
        528,1,0,0,0,528,533,1,0,0,0,529,527,1,0,0,0,530,532,5,5,0,0,531,
        530,1,0,0,0,532,535,1,0,0,0,533,531,1,0,0,0,533,534,1,0,0,0,534,
        537,1,0,0,0,535,533,1,0,0,0,536,538,5,73,0,0,537,536,1,0,0,0,537,
        538,1,0,0,0,538,539,1,0,0,0,539,542,3,8,4,0,540,541,5,77,0,0,541,
        543,3,68,34,0,542,540,1,0,0,0,542,543,1,0,0,0,543,13,1,0,0,0,544,
        546,3,36,18,0,545,544,1,0,0,0,545,546,1,0,0,0,546,549,1,0,0,0,547,
        548,5,26,0,0,548,550,3,22,11,0,549,547,1,0,0,0,549,550,1,0,0,0,550,
        560,1,0,0,0,551,552,5,2,0,0,552,557,3,28,14,0,553,554,5,68,0,0,554,
        556,3,28,14,0,555,553,1,0,0,0,556,559,1,0,0,0,557,555,1,0,0,0,557,
        558,1,0,0,0,558,561,1,0,0,0,559,557,1,0,0,0,560,551,1,0,0,0,560,
        561,1,0,0,0,561,562,1,0,0,0,562,567,5,61,0,0,563,566,3,16,8,0,564,
        566,5,67,0,0,565,563,1,0,0,0,565,564,1,0,0,0,566,569,1,0,0,0,567,
        565,1,0,0,0,567,568,1,0,0,0,568,570,1,0,0,0,569,567,1,0,0,0,570,
        571,5,62,0,0,571,15,1,0,0,0,572,574,3,62,31,0,573,572,1,0,0,0,574,
        577,1,0,0,0,575,573,1,0,0,0,575,576,1,0,0,0,576,581,1,0,0,0,577,
        575,1,0,0,0,578,580,7,5,0,0,579,578,1,0,0,0,580,583,1,0,0,0,581,
        579,1,0,0,0,581,582,1,0,0,0,582,609,1,0,0,0,583,581,1,0,0,0,584,
        610,3,44,22,0,585,587,5,159,0,0,586,585,1,0,0,0,586,587,1,0,0,0,
        587,588,1,0,0,0,588,590,3,18,9,0,589,591,7,4,0,0,590,589,1,0,0,0,
        590,591,1,0,0,0,591,599,1,0,0,0,592,594,3,36,18,0,593,592,1,0,0,
        0,593,594,1,0,0,0,594,595,1,0,0,0,595,597,3,10,5,0,596,598,3,2,1,
        0,597,596,1,0,0,0,597,598,1,0,0,0,598,600,1,0,0,0,599,593,1,0,0,
        0,599,600,1,0,0,0,600,603,1,0,0,0,601,602,5,69,0,0,602,604,3,28,
        14,0,603,601,1,0,0,0,603,604,1,0,0,0,604,607,1,0,0,0,605,606,5,77,
        0,0,606,608,3,68,34,0,607,605,1,0,0,0,607,608,1,0,0,0,608,610,1,
        0,0,0,609,584,1,0,0,0,609,586,1,0,0,0,610,17,1,0,0,0,611,624,5,57,
        0,0,612,624,5,59,0,0,613,624,5,60,0,0,614,624,5,58,0,0,615,616,5,
        65,0,0,616,619,3,66,33,0,617,618,5,69,0,0,618,620,3,28,14,0,619,
        617,1,0,0,0,619,620,1,0,0,0,620,621,1,0,0,0,621,622,5,66,0,0,622,
        624,1,0,0,0,623,611,1,0,0,0,623,612,1,0,0,0,623,613,1,0,0,0,623,
        614,1,0,0,0,623,615,1,0,0,0,624,19,1,0,0,0,625,626,5,73,0,0,626,
        650,3,68,34,0,627,629,7,6,0,0,628,627,1,0,0,0,629,632,1,0,0,0,630,
        628,1,0,0,0,630,631,1,0,0,0,631,634,1,0,0,0,632,630,1,0,0,0,633,
        635,5,159,0,0,634,633,1,0,0,0,634,635,1,0,0,0,635,636,1,0,0,0,636,
        647,3,18,9,0,637,638,5,69,0,0,638,648,3,68,34,0,639,641,3,36,18,
        0,640,639,1,0,0,0,640,641,1,0,0,0,641,642,1,0,0,0,642,643,3,10,5,
        0,643,644,3,2,1,0,644,648,1,0,0,0,645,646,5,77,0,0,646,648,3,68,
        34,0,647,637,1,0,0,0,647,640,1,0,0,0,647,645,1,0,0,0,647,648,1,0,
        0,0,648,650,1,0,0,0,649,625,1,0,0,0,649,630,1,0,0,0,650,21,1,0,0,
        0,651,666,5,116,0,0,652,666,5,117,0,0,653,666,5,152,0,0,654,666,
        5,153,0,0,655,666,5,154,0,0,656,666,5,155,0,0,657,666,5,39,0,0,658,
        666,5,41,0,0,659,666,5,22,0,0,660,666,5,34,0,0,661,666,5,48,0,0,
        662,666,5,56,0,0,663,666,5,47,0,0,664,666,3,34,17,0,665,651,1,0,
        0,0,665,652,1,0,0,0,665,653,1,0,0,0,665,654,1,0,0,0,665,655,1,0,
        0,0,665,656,1,0,0,0,665,657,1,0,0,0,665,658,1,0,0,0,665,659,1,0,
        0,0,665,660,1,0,0,0,665,661,1,0,0,0,665,662,1,0,0,0,665,663,1,0,
        0,0,665,664,1,0,0,0,666,669,1,0,0,0,667,665,1,0,0,0,667,668,1,0,
        0,0,668,771,1,0,0,0,669,667,1,0,0,0,670,772,5,59,0,0,671,772,5,57,
        0,0,672,772,5,60,0,0,673,772,5,58,0,0,674,772,5,132,0,0,675,687,
        5,151,0,0,676,681,3,26,13,0,677,678,5,68,0,0,678,680,3,26,13,0,679,
        677,1,0,0,0,680,683,1,0,0,0,681,679,1,0,0,0,681,682,1,0,0,0,682,
        685,1,0,0,0,683,681,1,0,0,0,684,686,5,68,0,0,685,684,1,0,0,0,685,
        686,1,0,0,0,686,688,1,0,0,0,687,676,1,0,0,0,687,688,1,0,0,0,688,
        689,1,0,0,0,689,772,5,64,0,0,690,694,5,65,0,0,691,693,5,68,0,0,692,
        691,1,0,0,0,693,696,1,0,0,0,694,692,1,0,0,0,694,695,1,0,0,0,695,
        715,1,0,0,0,696,694,1,0,0,0,697,706,3,26,13,0,698,700,5,68,0,0,699,
        698,1,0,0,0,700,701,1,0,0,0,701,699,1,0,0,0,701,702,1,0,0,0,702,
        703,1,0,0,0,703,705,3,26,13,0,704,699,1,0,0,0,705,708,1,0,0,0,706,
        704,1,0,0,0,706,707,1,0,0,0,707,712,1,0,0,0,708,706,1,0,0,0,709,
        711,5,68,0,0,710,709,1,0,0,0,711,714,1,0,0,0,712,710,1,0,0,0,712,
        713,1,0,0,0,713,716,1,0,0,0,714,712,1,0,0,0,715,697,1,0,0,0,715,
        716,1,0,0,0,716,717,1,0,0,0,717,772,5,66,0,0,718,730,5,150,0,0,719,
        724,3,20,10,0,720,721,5,68,0,0,721,723,3,20,10,0,722,720,1,0,0,0,
        723,726,1,0,0,0,724,722,1,0,0,0,724,725,1,0,0,0,725,728,1,0,0,0,
        726,724,1,0,0,0,727,729,5,68,0,0,728,727,1,0,0,0,728,729,1,0,0,0,
        729,731,1,0,0,0,730,719,1,0,0,0,730,731,1,0,0,0,731,732,1,0,0,0,
        732,772,5,62,0,0,733,741,5,76,0,0,734,740,5,134,0,0,735,736,5,135,
        0,0,736,737,3,66,33,0,737,738,5,62,0,0,738,740,1,0,0,0,739,734,1,
        0,0,0,739,735,1,0,0,0,740,743,1,0,0,0,741,739,1,0,0,0,741,742,1,
        0,0,0,742,744,1,0,0,0,743,741,1,0,0,0,744,772,5,136,0,0,745,747,
        5,156,0,0,746,748,5,159,0,0,747,746,1,0,0,0,747,748,1,0,0,0,748,
        750,1,0,0,0,749,751,5,57,0,0,750,749,1,0,0,0,750,751,1,0,0,0,751,
        753,1,0,0,0,752,754,3,36,18,0,753,752,1,0,0,0,753,754,1,0,0,0,754,
        755,1,0,0,0,755,756,3,10,5,0,756,757,3,2,1,0,757,772,1,0,0,0,758,
        759,5,158,0,0,759,761,3,64,32,0,760,758,1,0,0,0,761,764,1,0,0,0,
        762,760,1,0,0,0,762,763,1,0,0,0,763,765,1,0,0,0,764,762,1,0,0,0,
        765,767,5,157,0,0,766,768,5,57,0,0,767,766,1,0,0,0,767,768,1,0,0,
        0,768,769,1,0,0,0,769,772,3,14,7,0,770,772,3,72,36,0,771,670,1,0,
        0,0,771,671,1,0,0,0,771,672,1,0,0,0,771,673,1,0,0,0,771,674,1,0,
        0,0,771,675,1,0,0,0,771,690,1,0,0,0,771,718,1,0,0,0,771,733,1,0,
        0,0,771,745,1,0,0,0,771,762,1,0,0,0,771,770,1,0,0,0,772,851,1,0,
        0,0,773,774,5,71,0,0,774,850,7,7,0,0,775,812,5,72,0,0,776,813,5,
        57,0,0,777,813,5,58,0,0,778,779,5,161,0,0,779,780,3,66,33,0,780,
        781,5,66,0,0,781,813,1,0,0,0,782,784,3,36,18,0,783,782,1,0,0,0,783,
        784,1,0,0,0,784,785,1,0,0,0,785,797,5,160,0,0,786,791,3,26,13,0,
        787,788,5,68,0,0,788,790,3,26,13,0,789,787,1,0,0,0,790,793,1,0,0,
        0,791,789,1,0,0,0,791,792,1,0,0,0,792,795,1,0,0,0,793,791,1,0,0,
        0,794,796,5,68,0,0,795,794,1,0,0,0,795,796,1,0,0,0,796,798,1,0,0,
        0,797,786,1,0,0,0,797,798,1,0,0,0,798,799,1,0,0,0,799,813,5,64,0,
        0,800,808,5,163,0,0,801,807,5,134,0,0,802,803,5,135,0,0,803,804,
        3,66,33,0,804,805,5,62,0,0,805,807,1,0,0,0,806,801,1,0,0,0,806,802,
        1,0,0,0,807,810,1,0,0,0,808,806,1,0,0,0,808,809,1,0,0,0,809,811,
        1,0,0,0,810,808,1,0,0,0,811,813,5,136,0,0,812,776,1,0,0,0,812,777,
        1,0,0,0,812,778,1,0,0,0,812,783,1,0,0,0,812,800,1,0,0,0,813,850,
        1,0,0,0,814,815,5,161,0,0,815,816,3,66,33,0,816,817,5,66,0,0,817,
        850,1,0,0,0,818,830,5,160,0,0,819,824,3,26,13,0,820,821,5,68,0,0,
        821,823,3,26,13,0,822,820,1,0,0,0,823,826,1,0,0,0,824,822,1,0,0,
        0,824,825,1,0,0,0,825,828,1,0,0,0,826,824,1,0,0,0,827,829,5,68,0,
        0,828,827,1,0,0,0,828,829,1,0,0,0,829,831,1,0,0,0,830,819,1,0,0,
        0,830,831,1,0,0,0,831,832,1,0,0,0,832,850,5,64,0,0,833,841,5,163,
        0,0,834,840,5,134,0,0,835,836,5,135,0,0,836,837,3,66,33,0,837,838,
        5,62,0,0,838,840,1,0,0,0,839,834,1,0,0,0,839,835,1,0,0,0,840,843,
        1,0,0,0,841,839,1,0,0,0,841,842,1,0,0,0,842,844,1,0,0,0,843,841,
        1,0,0,0,844,850,5,136,0,0,845,850,5,118,0,0,846,850,5,119,0,0,847,
        850,5,125,0,0,848,850,3,36,18,0,849,773,1,0,0,0,849,775,1,0,0,0,
        849,814,1,0,0,0,849,818,1,0,0,0,849,833,1,0,0,0,849,845,1,0,0,0,
        849,846,1,0,0,0,849,847,1,0,0,0,849,848,1,0,0,0,850,853,1,0,0,0,
        851,849,1,0,0,0,851,852,1,0,0,0,852,858,1,0,0,0,853,851,1,0,0,0,
        854,855,7,8,0,0,855,857,3,28,14,0,856,854,1,0,0,0,857,860,1,0,0,
        0,858,856,1,0,0,0,858,859,1,0,0,0,859,867,1,0,0,0,860,858,1,0,0,
        0,861,862,5,127,0,0,862,864,3,28,14,0,863,861,1,0,0,0,863,864,1,
        0,0,0,864,865,1,0,0,0,865,866,5,74,0,0,866,868,3,70,35,0,867,863,
        1,0,0,0,867,868,1,0,0,0,868,23,1,0,0,0,869,874,5,138,0,0,870,871,
        7,9,0,0,871,873,5,138,0,0,872,870,1,0,0,0,873,876,1,0,0,0,874,872,
        1,0,0,0,874,875,1,0,0,0,875,878,1,0,0,0,876,874,1,0,0,0,877,879,
        3,36,18,0,878,877,1,0,0,0,878,879,1,0,0,0,879,25,1,0,0,0,880,882,
        5,73,0,0,881,880,1,0,0,0,881,882,1,0,0,0,882,883,1,0,0,0,883,885,
        3,68,34,0,884,886,5,126,0,0,885,884,1,0,0,0,885,886,1,0,0,0,886,
        893,1,0,0,0,887,888,5,69,0,0,888,891,3,28,14,0,889,890,5,77,0,0,
        890,892,3,68,34,0,891,889,1,0,0,0,891,892,1,0,0,0,892,894,1,0,0,
        0,893,887,1,0,0,0,893,894,1,0,0,0,894,27,1,0,0,0,895,897,5,130,0,
        0,896,895,1,0,0,0,896,897,1,0,0,0,897,898,1,0,0,0,898,911,3,30,15,
        0,899,901,5,130,0,0,900,902,5,130,0,0,901,900,1,0,0,0,901,902,1,
        0,0,0,902,903,1,0,0,0,903,910,3,30,15,0,904,905,5,131,0,0,905,906,
        3,28,14,0,906,907,5,69,0,0,907,908,3,28,14,0,908,910,1,0,0,0,909,
        899,1,0,0,0,909,904,1,0,0,0,910,913,1,0,0,0,911,909,1,0,0,0,911,
        912,1,0,0,0,912,29,1,0,0,0,913,911,1,0,0,0,914,921,5,9,0,0,915,921,
        5,5,0,0,916,921,5,39,0,0,917,921,5,34,0,0,918,921,5,153,0,0,919,
        921,3,34,17,0,920,914,1,0,0,0,920,915,1,0,0,0,920,916,1,0,0,0,920,
        917,1,0,0,0,920,918,1,0,0,0,920,919,1,0,0,0,921,924,1,0,0,0,922,
        920,1,0,0,0,922,923,1,0,0,0,923,991,1,0,0,0,924,922,1,0,0,0,925,
        992,5,57,0,0,926,992,5,59,0,0,927,992,5,60,0,0,928,936,5,76,0,0,
        929,935,5,134,0,0,930,931,5,135,0,0,931,932,3,28,14,0,932,933,5,
        62,0,0,933,935,1,0,0,0,934,929,1,0,0,0,934,930,1,0,0,0,935,938,1,
        0,0,0,936,934,1,0,0,0,936,937,1,0,0,0,937,939,1,0,0,0,938,936,1,
        0,0,0,939,992,5,136,0,0,940,942,5,31,0,0,941,940,1,0,0,0,941,942,
        1,0,0,0,942,943,1,0,0,0,943,955,5,63,0,0,944,949,3,32,16,0,945,946,
        5,68,0,0,946,948,3,32,16,0,947,945,1,0,0,0,948,951,1,0,0,0,949,947,
        1,0,0,0,949,950,1,0,0,0,950,953,1,0,0,0,951,949,1,0,0,0,952,954,
        5,68,0,0,953,952,1,0,0,0,953,954,1,0,0,0,954,956,1,0,0,0,955,944,
        1,0,0,0,955,956,1,0,0,0,956,957,1,0,0,0,957,960,5,64,0,0,958,959,
        5,128,0,0,959,961,3,28,14,0,960,958,1,0,0,0,960,961,1,0,0,0,961,
        992,1,0,0,0,962,966,5,65,0,0,963,965,5,68,0,0,964,963,1,0,0,0,965,
        968,1,0,0,0,966,964,1,0,0,0,966,967,1,0,0,0,967,987,1,0,0,0,968,
        966,1,0,0,0,969,978,3,32,16,0,970,972,5,68,0,0,971,970,1,0,0,0,972,
        973,1,0,0,0,973,971,1,0,0,0,973,974,1,0,0,0,974,975,1,0,0,0,975,
        977,3,32,16,0,976,971,1,0,0,0,977,980,1,0,0,0,978,976,1,0,0,0,978,
        979,1,0,0,0,979,984,1,0,0,0,980,978,1,0,0,0,981,983,5,68,0,0,982,
        981,1,0,0,0,983,986,1,0,0,0,984,982,1,0,0,0,984,985,1,0,0,0,985,
        988,1,0,0,0,986,984,1,0,0,0,987,969,1,0,0,0,987,988,1,0,0,0,988,
        989,1,0,0,0,989,992,5,66,0,0,990,992,3,38,19,0,991,925,1,0,0,0,991,
        926,1,0,0,0,991,927,1,0,0,0,991,928,1,0,0,0,991,941,1,0,0,0,991,
        962,1,0,0,0,991,990,1,0,0,0,992,1003,1,0,0,0,993,994,5,71,0,0,994,
        1002,5,57,0,0,995,1002,3,36,18,0,996,998,5,161,0,0,997,999,3,28,
        14,0,998,997,1,0,0,0,998,999,1,0,0,0,999,1000,1,0,0,0,1000,1002,
        5,66,0,0,1001,993,1,0,0,0,1001,995,1,0,0,0,1001,996,1,0,0,0,1002,
        1005,1,0,0,0,1003,1001,1,0,0,0,1003,1004,1,0,0,0,1004,31,1,0,0,0,
        1005,1003,1,0,0,0,1006,1008,5,73,0,0,1007,1006,1,0,0,0,1007,1008,
        1,0,0,0,1008,1009,1,0,0,0,1009,1011,3,28,14,0,1010,1012,5,126,0,
        0,1011,1010,1,0,0,0,1011,1012,1,0,0,0,1012,1015,1,0,0,0,1013,1014,
        5,69,0,0,1014,1016,3,28,14,0,1015,1013,1,0,0,0,1015,1016,1,0,0,0,
        1016,1019,1,0,0,0,1017,1018,5,77,0,0,1018,1020,3,28,14,0,1019,1017,
        1,0,0,0,1019,1020,1,0,0,0,1020,33,1,0,0,0,1021,1033,5,120,0,0,1022,
        1027,3,32,16,0,1023,1024,5,68,0,0,1024,1026,3,32,16,0,1025,1023,
        1,0,0,0,1026,1029,1,0,0,0,1027,1025,1,0,0,0,1027,1028,1,0,0,0,1028,
        1031,1,0,0,0,1029,1027,1,0,0,0,1030,1032,5,68,0,0,1031,1030,1,0,
        0,0,1031,1032,1,0,0,0,1032,1034,1,0,0,0,1033,1022,1,0,0,0,1033,1034,
        1,0,0,0,1034,1035,1,0,0,0,1035,1036,5,121,0,0,1036,35,1,0,0,0,1037,
        1049,5,122,0,0,1038,1043,3,32,16,0,1039,1040,5,68,0,0,1040,1042,
        3,32,16,0,1041,1039,1,0,0,0,1042,1045,1,0,0,0,1043,1041,1,0,0,0,
        1043,1044,1,0,0,0,1044,1047,1,0,0,0,1045,1043,1,0,0,0,1046,1048,
        5,68,0,0,1047,1046,1,0,0,0,1047,1048,1,0,0,0,1048,1050,1,0,0,0,1049,
        1038,1,0,0,0,1049,1050,1,0,0,0,1050,1051,1,0,0,0,1051,1052,5,121,
        0,0,1052,37,1,0,0,0,1053,1057,5,150,0,0,1054,1056,3,40,20,0,1055,
        1054,1,0,0,0,1056,1059,1,0,0,0,1057,1055,1,0,0,0,1057,1058,1,0,0,
        0,1058,1060,1,0,0,0,1059,1057,1,0,0,0,1060,1061,5,62,0,0,1061,39,
        1,0,0,0,1062,1064,7,10,0,0,1063,1062,1,0,0,0,1064,1067,1,0,0,0,1065,
        1063,1,0,0,0,1065,1066,1,0,0,0,1066,1118,1,0,0,0,1067,1065,1,0,0,
        0,1068,1070,5,73,0,0,1069,1068,1,0,0,0,1069,1070,1,0,0,0,1070,1079,
        1,0,0,0,1071,1080,5,57,0,0,1072,1080,5,59,0,0,1073,1080,5,60,0,0,
        1074,1080,5,58,0,0,1075,1076,5,65,0,0,1076,1077,3,32,16,0,1077,1078,
        5,66,0,0,1078,1080,1,0,0,0,1079,1071,1,0,0,0,1079,1072,1,0,0,0,1079,
        1073,1,0,0,0,1079,1074,1,0,0,0,1079,1075,1,0,0,0,1080,1082,1,0,0,
        0,1081,1083,7,11,0,0,1082,1081,1,0,0,0,1082,1083,1,0,0,0,1083,1085,
        1,0,0,0,1084,1086,5,126,0,0,1085,1084,1,0,0,0,1085,1086,1,0,0,0,
        1086,1091,1,0,0,0,1087,1089,3,36,18,0,1088,1087,1,0,0,0,1088,1089,
        1,0,0,0,1089,1090,1,0,0,0,1090,1092,3,10,5,0,1091,1088,1,0,0,0,1091,
        1092,1,0,0,0,1092,1119,1,0,0,0,1093,1095,5,34,0,0,1094,1093,1,0,
        0,0,1094,1095,1,0,0,0,1095,1097,1,0,0,0,1096,1098,3,34,17,0,1097,
        1096,1,0,0,0,1097,1098,1,0,0,0,1098,1099,1,0,0,0,1099,1111,5,151,
        0,0,1100,1105,3,12,6,0,1101,1102,5,68,0,0,1102,1104,3,12,6,0,1103,
        1101,1,0,0,0,1104,1107,1,0,0,0,1105,1103,1,0,0,0,1105,1106,1,0,0,
        0,1106,1109,1,0,0,0,1107,1105,1,0,0,0,1108,1110,5,68,0,0,1109,1108,
        1,0,0,0,1109,1110,1,0,0,0,1110,1112,1,0,0,0,1111,1100,1,0,0,0,1111,
        1112,1,0,0,0,1112,1113,1,0,0,0,1113,1116,5,64,0,0,1114,1115,5,127,
        0,0,1115,1117,3,28,14,0,1116,1114,1,0,0,0,1116,1117,1,0,0,0,1117,
        1119,1,0,0,0,1118,1069,1,0,0,0,1118,1094,1,0,0,0,1119,1122,1,0,0,
        0,1120,1121,5,69,0,0,1121,1123,3,28,14,0,1122,1120,1,0,0,0,1122,
        1123,1,0,0,0,1123,1125,1,0,0,0,1124,1126,7,12,0,0,1125,1124,1,0,
        0,0,1125,1126,1,0,0,0,1126,41,1,0,0,0,1127,1129,3,0,0,0,1128,1127,
        1,0,0,0,1129,1132,1,0,0,0,1130,1128,1,0,0,0,1130,1131,1,0,0,0,1131,
        1133,1,0,0,0,1132,1130,1,0,0,0,1133,1134,5,0,0,1,1134,43,1,0,0,0,
        1135,1139,5,61,0,0,1136,1138,3,0,0,0,1137,1136,1,0,0,0,1138,1141,
        1,0,0,0,1139,1137,1,0,0,0,1139,1140,1,0,0,0,1140,1142,1,0,0,0,1141,
        1139,1,0,0,0,1142,1143,5,62,0,0,1143,45,1,0,0,0,1144,1147,3,8,4,
        0,1145,1146,5,77,0,0,1146,1148,3,68,34,0,1147,1145,1,0,0,0,1147,
        1148,1,0,0,0,1148,47,1,0,0,0,1149,1150,5,73,0,0,1150,1161,3,8,4,
        0,1151,1154,3,18,9,0,1152,1153,5,69,0,0,1153,1155,3,8,4,0,1154,1152,
        1,0,0,0,1154,1155,1,0,0,0,1155,1158,1,0,0,0,1156,1157,5,77,0,0,1157,
        1159,3,68,34,0,1158,1156,1,0,0,0,1158,1159,1,0,0,0,1159,1161,1,0,
        0,0,1160,1149,1,0,0,0,1160,1151,1,0,0,0,1161,49,1,0,0,0,1162,1170,
        5,40,0,0,1163,1170,5,51,0,0,1164,1170,5,18,0,0,1165,1167,5,170,0,
        0,1166,1165,1,0,0,0,1166,1167,1,0,0,0,1167,1168,1,0,0,0,1168,1170,
        5,55,0,0,1169,1162,1,0,0,0,1169,1163,1,0,0,0,1169,1164,1,0,0,0,1169,
        1166,1,0,0,0,1170,1171,1,0,0,0,1171,1176,3,46,23,0,1172,1173,5,68,
        0,0,1173,1175,3,46,23,0,1174,1172,1,0,0,0,1175,1178,1,0,0,0,1176,
        1174,1,0,0,0,1176,1177,1,0,0,0,1177,1181,1,0,0,0,1178,1176,1,0,0,
        0,1179,1181,3,66,33,0,1180,1169,1,0,0,0,1180,1179,1,0,0,0,1181,51,
        1,0,0,0,1182,1183,3,66,33,0,1183,53,1,0,0,0,1184,1185,5,15,0,0,1185,
        1188,3,66,33,0,1186,1188,5,21,0,0,1187,1184,1,0,0,0,1187,1186,1,
        0,0,0,1188,1189,1,0,0,0,1189,1193,5,69,0,0,1190,1192,3,0,0,0,1191,
        1190,1,0,0,0,1192,1195,1,0,0,0,1193,1191,1,0,0,0,1193,1194,1,0,0,
        0,1194,55,1,0,0,0,1195,1193,1,0,0,0,1196,1201,5,57,0,0,1197,1202,
        5,57,0,0,1198,1199,5,95,0,0,1199,1200,5,45,0,0,1200,1202,5,57,0,
        0,1201,1197,1,0,0,0,1201,1198,1,0,0,0,1201,1202,1,0,0,0,1202,1208,
        1,0,0,0,1203,1204,5,95,0,0,1204,1205,5,45,0,0,1205,1208,5,57,0,0,
        1206,1208,3,58,29,0,1207,1196,1,0,0,0,1207,1203,1,0,0,0,1207,1206,
        1,0,0,0,1208,57,1,0,0,0,1209,1221,7,13,0,0,1210,1215,3,6,3,0,1211,
        1212,5,68,0,0,1212,1214,3,6,3,0,1213,1211,1,0,0,0,1214,1217,1,0,
        0,0,1215,1213,1,0,0,0,1215,1216,1,0,0,0,1216,1219,1,0,0,0,1217,1215,
        1,0,0,0,1218,1220,5,68,0,0,1219,1218,1,0,0,0,1219,1220,1,0,0,0,1220,
        1222,1,0,0,0,1221,1210,1,0,0,0,1221,1222,1,0,0,0,1222,1223,1,0,0,
        0,1223,1224,5,62,0,0,1224,59,1,0,0,0,1225,1226,5,164,0,0,1226,1238,
        5,150,0,0,1227,1232,3,20,10,0,1228,1229,5,68,0,0,1229,1231,3,20,
        10,0,1230,1228,1,0,0,0,1231,1234,1,0,0,0,1232,1230,1,0,0,0,1232,
        1233,1,0,0,0,1233,1236,1,0,0,0,1234,1232,1,0,0,0,1235,1237,5,68,
        0,0,1236,1235,1,0,0,0,1236,1237,1,0,0,0,1237,1239,1,0,0,0,1238,1227,
        1,0,0,0,1238,1239,1,0,0,0,1239,1240,1,0,0,0,1240,1241,5,62,0,0,1241,
        61,1,0,0,0,1242,1243,5,75,0,0,1243,1244,3,64,32,0,1244,63,1,0,0,
        0,1245,1250,5,57,0,0,1246,1247,5,71,0,0,1247,1249,7,7,0,0,1248,1246,
        1,0,0,0,1249,1252,1,0,0,0,1250,1248,1,0,0,0,1250,1251,1,0,0,0,1251,
        1268,1,0,0,0,1252,1250,1,0,0,0,1253,1265,5,160,0,0,1254,1259,3,26,
        13,0,1255,1256,5,68,0,0,1256,1258,3,26,13,0,1257,1255,1,0,0,0,1258,
        1261,1,0,0,0,1259,1257,1,0,0,0,1259,1260,1,0,0,0,1260,1263,1,0,0,
        0,1261,1259,1,0,0,0,1262,1264,5,68,0,0,1263,1262,1,0,0,0,1263,1264,
        1,0,0,0,1264,1266,1,0,0,0,1265,1254,1,0,0,0,1265,1266,1,0,0,0,1266,
        1267,1,0,0,0,1267,1269,5,64,0,0,1268,1253,1,0,0,0,1268,1269,1,0,
        0,0,1269,1275,1,0,0,0,1270,1271,5,151,0,0,1271,1272,3,66,33,0,1272,
        1273,5,64,0,0,1273,1275,1,0,0,0,1274,1245,1,0,0,0,1274,1270,1,0,
        0,0,1275,65,1,0,0,0,1276,1281,3,68,34,0,1277,1278,5,68,0,0,1278,
        1280,3,68,34,0,1279,1277,1,0,0,0,1280,1283,1,0,0,0,1281,1279,1,0,
        0,0,1281,1282,1,0,0,0,1282,67,1,0,0,0,1283,1281,1,0,0,0,1284,1294,
        3,22,11,0,1285,1286,7,14,0,0,1286,1293,3,22,11,0,1287,1288,5,70,
        0,0,1288,1289,3,68,34,0,1289,1290,5,69,0,0,1290,1291,3,22,11,0,1291,
        1293,1,0,0,0,1292,1285,1,0,0,0,1292,1287,1,0,0,0,1293,1296,1,0,0,
        0,1294,1292,1,0,0,0,1294,1295,1,0,0,0,1295,69,1,0,0,0,1296,1294,
        1,0,0,0,1297,1300,3,22,11,0,1298,1300,3,44,22,0,1299,1297,1,0,0,
        0,1299,1298,1,0,0,0,1300,71,1,0,0,0,1301,1333,5,137,0,0,1302,1306,
        3,24,12,0,1303,1305,3,74,37,0,1304,1303,1,0,0,0,1305,1308,1,0,0,
        0,1306,1304,1,0,0,0,1306,1307,1,0,0,0,1307,1322,1,0,0,0,1308,1306,
        1,0,0,0,1309,1310,5,143,0,0,1310,1323,5,144,0,0,1311,1315,5,144,
        0,0,1312,1314,3,76,38,0,1313,1312,1,0,0,0,1314,1317,1,0,0,0,1315,
        1313,1,0,0,0,1315,1316,1,0,0,0,1316,1318,1,0,0,0,1317,1315,1,0,0,
        0,1318,1319,5,149,0,0,1319,1320,3,24,12,0,1320,1321,5,144,0,0,1321,
        1323,1,0,0,0,1322,1309,1,0,0,0,1322,1311,1,0,0,0,1323,1334,1,0,0,
        0,1324,1328,5,144,0,0,1325,1327,3,76,38,0,1326,1325,1,0,0,0,1327,
        1330,1,0,0,0,1328,1326,1,0,0,0,1328,1329,1,0,0,0,1329,1331,1,0,0,
        0,1330,1328,1,0,0,0,1331,1332,5,149,0,0,1332,1334,5,144,0,0,1333,
        1302,1,0,0,0,1333,1324,1,0,0,0,1334,73,1,0,0,0,1335,1345,3,24,12,
        0,1336,1343,5,140,0,0,1337,1344,5,139,0,0,1338,1339,5,148,0,0,1339,
        1340,3,66,33,0,1340,1341,5,62,0,0,1341,1344,1,0,0,0,1342,1344,3,
        72,36,0,1343,1337,1,0,0,0,1343,1338,1,0,0,0,1343,1342,1,0,0,0,1344,
        1346,1,0,0,0,1345,1336,1,0,0,0,1345,1346,1,0,0,0,1346,1353,1,0,0,
        0,1347,1348,5,148,0,0,1348,1349,5,73,0,0,1349,1350,3,68,34,0,1350,
        1351,5,62,0,0,1351,1353,1,0,0,0,1352,1335,1,0,0,0,1352,1347,1,0,
        0,0,1353,75,1,0,0,0,1354,1365,5,147,0,0,1355,1360,5,148,0,0,1356,
        1358,5,73,0,0,1357,1356,1,0,0,0,1357,1358,1,0,0,0,1358,1359,1,0,
        0,0,1359,1361,3,66,33,0,1360,1357,1,0,0,0,1360,1361,1,0,0,0,1361,
        1362,1,0,0,0,1362,1365,5,62,0,0,1363,1365,3,72,36,0,1364,1354,1,
        0,0,0,1364,1355,1,0,0,0,1364,1363,1,0,0,0,1365,77,1,0,0,0,251,81,
        90,93,100,104,108,117,121,125,131,135,137,154,159,163,167,170,175,
        184,189,191,201,210,214,218,222,225,233,236,239,244,249,256,264,
        267,273,278,288,292,294,303,307,310,313,317,324,329,333,336,340,
        346,358,360,367,371,374,379,383,386,390,393,398,403,406,411,416,
        422,424,426,429,434,440,442,445,450,457,464,469,475,478,487,491,
        493,496,499,503,511,515,517,522,527,533,537,542,545,549,557,560,
        565,567,575,581,586,590,593,597,599,603,607,609,619,623,630,634,
        640,647,649,665,667,681,685,687,694,701,706,712,715,724,728,730,
        739,741,747,750,753,762,767,771,783,791,795,797,806,808,812,824,
        828,830,839,841,849,851,858,863,867,874,878,881,885,891,893,896,
        901,909,911,920,922,934,936,941,949,953,955,960,966,973,978,984,
        987,991,998,1001,1003,1007,1011,1015,1019,1027,1031,1033,1043,1047,
        1049,1057,1065,1069,1079,1082,1085,1088,1091,1094,1097,1105,1109,
        1111,1116,1118,1122,1125,1130,1139,1147,1154,1158,1160,1166,1169,
        1176,1180,1187,1193,1201,1207,1215,1219,1221,1232,1236,1238,1250,
        1259,1263,1265,1268,1274,1281,1292,1294,1299,1306,1315,1322,1328,
        1333,1343,1345,1352,1357,1360,1364
    ];

    private static __ATN: antlr.ATN;
    public static get _ATN(): antlr.ATN {
        if (!TypeScriptParser.__ATN) {
            TypeScriptParser.__ATN = new antlr.ATNDeserializer().deserialize(TypeScriptParser._serializedATN);
        }

        return TypeScriptParser.__ATN;
    }


    private static readonly vocabulary = new antlr.Vocabulary(TypeScriptParser.literalNames, TypeScriptParser.symbolicNames, []);

    public override get vocabulary(): antlr.Vocabulary {
        return TypeScriptParser.vocabulary;
    }

    private static readonly decisionsToDFA = TypeScriptParser._ATN.decisionToState.map( (ds: antlr.DecisionState, index: number) => new antlr.DFA(ds, index) );
}

export class StatementContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EMPTY(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.EMPTY, 0);
    }
    public block(): BlockContext[];
    public block(i: number): BlockContext | null;
    public block(i?: number): BlockContext[] | BlockContext | null {
        if (i === undefined) {
            return this.getRuleContexts(BlockContext);
        }

        return this.getRuleContext(i, BlockContext);
    }
    public declarator(): DeclaratorContext[];
    public declarator(i: number): DeclaratorContext | null;
    public declarator(i?: number): DeclaratorContext[] | DeclaratorContext | null {
        if (i === undefined) {
            return this.getRuleContexts(DeclaratorContext);
        }

        return this.getRuleContext(i, DeclaratorContext);
    }
    public expression(): ExpressionContext[];
    public expression(i: number): ExpressionContext | null;
    public expression(i?: number): ExpressionContext[] | ExpressionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionContext);
        }

        return this.getRuleContext(i, ExpressionContext);
    }
    public IF(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.IF, 0);
    }
    public OPEN_PAREN(): antlr.TerminalNode[];
    public OPEN_PAREN(i: number): antlr.TerminalNode | null;
    public OPEN_PAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.OPEN_PAREN);
    	} else {
    		return this.getToken(TypeScriptParser.OPEN_PAREN, i);
    	}
    }
    public CLOSE_PAREN(): antlr.TerminalNode[];
    public CLOSE_PAREN(i: number): antlr.TerminalNode | null;
    public CLOSE_PAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.CLOSE_PAREN);
    	} else {
    		return this.getToken(TypeScriptParser.CLOSE_PAREN, i);
    	}
    }
    public statement(): StatementContext[];
    public statement(i: number): StatementContext | null;
    public statement(i?: number): StatementContext[] | StatementContext | null {
        if (i === undefined) {
            return this.getRuleContexts(StatementContext);
        }

        return this.getRuleContext(i, StatementContext);
    }
    public FOR(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.FOR, 0);
    }
    public WHILE(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.WHILE, 0);
    }
    public DO(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.DO, 0);
    }
    public RETURN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.RETURN, 0);
    }
    public returnValue(): ReturnValueContext | null {
        return this.getRuleContext(0, ReturnValueContext);
    }
    public BARE_RETURN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.BARE_RETURN, 0);
    }
    public THROW(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.THROW, 0);
    }
    public TRY(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.TRY, 0);
    }
    public SWITCH(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.SWITCH, 0);
    }
    public OPEN_BRACE(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.OPEN_BRACE, 0);
    }
    public CLOSE_BRACE(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.CLOSE_BRACE, 0);
    }
    public LABEL(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.LABEL, 0);
    }
    public COLON(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.COLON, 0);
    }
    public FUNCTION(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.FUNCTION, 0);
    }
    public IDENTIFIER(): antlr.TerminalNode[];
    public IDENTIFIER(i: number): antlr.TerminalNode | null;
    public IDENTIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.IDENTIFIER);
    	} else {
    		return this.getToken(TypeScriptParser.IDENTIFIER, i);
    	}
    }
    public parameters(): ParametersContext | null {
        return this.getRuleContext(0, ParametersContext);
    }
    public CLASS(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.CLASS, 0);
    }
    public classTail(): ClassTailContext | null {
        return this.getRuleContext(0, ClassTailContext);
    }
    public INTERFACE(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.INTERFACE, 0);
    }
    public typeMembers(): TypeMembersContext | null {
        return this.getRuleContext(0, TypeMembersContext);
    }
    public TYPE(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.TYPE, 0);
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.ASSIGN, 0);
    }
    public type_(): TypeContext[];
    public type_(i: number): TypeContext | null;
    public type_(i?: number): TypeContext[] | TypeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeContext);
        }

        return this.getRuleContext(i, TypeContext);
    }
    public ENUM(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.ENUM, 0);
    }
    public OBJECT_OPEN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.OBJECT_OPEN, 0);
    }
    public NAMESPACE(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.NAMESPACE, 0);
    }
    public IMPORT(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.IMPORT, 0);
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.STRING, 0);
    }
    public IMPORT_ALIAS(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.IMPORT_ALIAS, 0);
    }
    public operand(): OperandContext | null {
        return this.getRuleContext(0, OperandContext);
    }
    public EXPORT(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.EXPORT, 0);
    }
    public exported(): ExportedContext | null {
        return this.getRuleContext(0, ExportedContext);
    }
    public WITH(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.WITH, 0);
    }
    public DEBUGGER(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.DEBUGGER, 0);
    }
    public MODIFIER(): antlr.TerminalNode[];
    public MODIFIER(i: number): antlr.TerminalNode | null;
    public MODIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.MODIFIER);
    	} else {
    		return this.getToken(TypeScriptParser.MODIFIER, i);
    	}
    }
    public BREAK(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.BREAK, 0);
    }
    public CONTINUE(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.CONTINUE, 0);
    }
    public VAR(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.VAR, 0);
    }
    public LET(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.LET, 0);
    }
    public CONST(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.CONST, 0);
    }
    public USING(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.USING, 0);
    }
    public SEMICOLON(): antlr.TerminalNode[];
    public SEMICOLON(i: number): antlr.TerminalNode | null;
    public SEMICOLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.SEMICOLON);
    	} else {
    		return this.getToken(TypeScriptParser.SEMICOLON, i);
    	}
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.COMMA);
    	} else {
    		return this.getToken(TypeScriptParser.COMMA, i);
    	}
    }
    public ELSE(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.ELSE, 0);
    }
    public AWAIT(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.AWAIT, 0);
    }
    public loopHead(): LoopHeadContext | null {
        return this.getRuleContext(0, LoopHeadContext);
    }
    public LOOP_IN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.LOOP_IN, 0);
    }
    public OF(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.OF, 0);
    }
    public JUMP_TARGET(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.JUMP_TARGET, 0);
    }
    public CATCH(): antlr.TerminalNode[];
    public CATCH(i: number): antlr.TerminalNode | null;
    public CATCH(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.CATCH);
    	} else {
    		return this.getToken(TypeScriptParser.CATCH, i);
    	}
    }
    public FINALLY(): antlr.TerminalNode[];
    public FINALLY(i: number): antlr.TerminalNode | null;
    public FINALLY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.FINALLY);
    	} else {
    		return this.getToken(TypeScriptParser.FINALLY, i);
    	}
    }
    public switchCase(): SwitchCaseContext[];
    public switchCase(i: number): SwitchCaseContext | null;
    public switchCase(i?: number): SwitchCaseContext[] | SwitchCaseContext | null {
        if (i === undefined) {
            return this.getRuleContexts(SwitchCaseContext);
        }

        return this.getRuleContext(i, SwitchCaseContext);
    }
    public ASYNC_FUNCTION(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.ASYNC_FUNCTION, 0);
    }
    public GENERATOR(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.GENERATOR, 0);
    }
    public typeArguments(): TypeArgumentsContext | null {
        return this.getRuleContext(0, TypeArgumentsContext);
    }
    public body(): BodyContext | null {
        return this.getRuleContext(0, BodyContext);
    }
    public decorator(): DecoratorContext[];
    public decorator(i: number): DecoratorContext | null;
    public decorator(i?: number): DecoratorContext[] | DecoratorContext | null {
        if (i === undefined) {
            return this.getRuleContexts(DecoratorContext);
        }

        return this.getRuleContext(i, DecoratorContext);
    }
    public DEFAULT(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.DEFAULT, 0);
    }
    public TYPE_OPERATOR(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.TYPE_OPERATOR, 0);
    }
    public member(): MemberContext[];
    public member(i: number): MemberContext | null;
    public member(i?: number): MemberContext[] | MemberContext | null {
        if (i === undefined) {
            return this.getRuleContexts(MemberContext);
        }

        return this.getRuleContext(i, MemberContext);
    }
    public TYPE_ONLY(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.TYPE_ONLY, 0);
    }
    public importPart(): ImportPartContext[];
    public importPart(i: number): ImportPartContext | null;
    public importPart(i?: number): ImportPartContext[] | ImportPartContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ImportPartContext);
        }

        return this.getRuleContext(i, ImportPartContext);
    }
    public FROM(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.FROM, 0);
    }
    public attributes(): AttributesContext | null {
        return this.getRuleContext(0, AttributesContext);
    }
    public AWAIT_USING(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.AWAIT_USING, 0);
    }
    public binding(): BindingContext[];
    public binding(i: number): BindingContext | null;
    public binding(i?: number): BindingContext[] | BindingContext | null {
        if (i === undefined) {
            return this.getRuleContexts(BindingContext);
        }

        return this.getRuleContext(i, BindingContext);
    }
    public DOT(): antlr.TerminalNode[];
    public DOT(i: number): antlr.TerminalNode | null;
    public DOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.DOT);
    	} else {
    		return this.getToken(TypeScriptParser.DOT, i);
    	}
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_statement;
    }
}


export class BodyContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public BODY_OPEN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.BODY_OPEN, 0);
    }
    public CLOSE_BRACE(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.CLOSE_BRACE, 0);
    }
    public statement(): StatementContext[];
    public statement(i: number): StatementContext | null;
    public statement(i?: number): StatementContext[] | StatementContext | null {
        if (i === undefined) {
            return this.getRuleContexts(StatementContext);
        }

        return this.getRuleContext(i, StatementContext);
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_body;
    }
}


export class ExportedContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public statement(): StatementContext | null {
        return this.getRuleContext(0, StatementContext);
    }
    public DEFAULT(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.DEFAULT, 0);
    }
    public FUNCTION(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.FUNCTION, 0);
    }
    public parameters(): ParametersContext | null {
        return this.getRuleContext(0, ParametersContext);
    }
    public CLASS(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.CLASS, 0);
    }
    public classTail(): ClassTailContext | null {
        return this.getRuleContext(0, ClassTailContext);
    }
    public ASYNC_FUNCTION(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.ASYNC_FUNCTION, 0);
    }
    public GENERATOR(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.GENERATOR, 0);
    }
    public typeArguments(): TypeArgumentsContext | null {
        return this.getRuleContext(0, TypeArgumentsContext);
    }
    public body(): BodyContext | null {
        return this.getRuleContext(0, BodyContext);
    }
    public SEMICOLON(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.SEMICOLON, 0);
    }
    public MODIFIER(): antlr.TerminalNode[];
    public MODIFIER(i: number): antlr.TerminalNode | null;
    public MODIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.MODIFIER);
    	} else {
    		return this.getToken(TypeScriptParser.MODIFIER, i);
    	}
    }
    public MULTIPLY(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.MULTIPLY, 0);
    }
    public FROM(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.FROM, 0);
    }
    public STRING(): antlr.TerminalNode[];
    public STRING(i: number): antlr.TerminalNode | null;
    public STRING(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.STRING);
    	} else {
    		return this.getToken(TypeScriptParser.STRING, i);
    	}
    }
    public specifiers(): SpecifiersContext | null {
        return this.getRuleContext(0, SpecifiersContext);
    }
    public TYPE_ONLY(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.TYPE_ONLY, 0);
    }
    public AS(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.AS, 0);
    }
    public attributes(): AttributesContext | null {
        return this.getRuleContext(0, AttributesContext);
    }
    public IDENTIFIER(): antlr.TerminalNode[];
    public IDENTIFIER(i: number): antlr.TerminalNode | null;
    public IDENTIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.IDENTIFIER);
    	} else {
    		return this.getToken(TypeScriptParser.IDENTIFIER, i);
    	}
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.ASSIGN, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_exported;
    }
}


export class SpecifierContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public IDENTIFIER(): antlr.TerminalNode[];
    public IDENTIFIER(i: number): antlr.TerminalNode | null;
    public IDENTIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.IDENTIFIER);
    	} else {
    		return this.getToken(TypeScriptParser.IDENTIFIER, i);
    	}
    }
    public STRING(): antlr.TerminalNode[];
    public STRING(i: number): antlr.TerminalNode | null;
    public STRING(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.STRING);
    	} else {
    		return this.getToken(TypeScriptParser.STRING, i);
    	}
    }
    public AS(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.AS, 0);
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_specifier;
    }
}


export class BindingContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public IDENTIFIER(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.IDENTIFIER, 0);
    }
    public OPEN_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.OPEN_BRACKET, 0);
    }
    public CLOSE_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.CLOSE_BRACKET, 0);
    }
    public OBJECT_OPEN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.OBJECT_OPEN, 0);
    }
    public CLOSE_BRACE(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.CLOSE_BRACE, 0);
    }
    public COLON(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.COLON, 0);
    }
    public type(): TypeContext | null {
        return this.getRuleContext(0, TypeContext);
    }
    public OPTIONAL(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.OPTIONAL, 0);
    }
    public NON_NULL(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.NON_NULL, 0);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.COMMA);
    	} else {
    		return this.getToken(TypeScriptParser.COMMA, i);
    	}
    }
    public parameter(): ParameterContext[];
    public parameter(i: number): ParameterContext | null;
    public parameter(i?: number): ParameterContext[] | ParameterContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ParameterContext);
        }

        return this.getRuleContext(i, ParameterContext);
    }
    public property(): PropertyContext[];
    public property(i: number): PropertyContext | null;
    public property(i?: number): PropertyContext[] | PropertyContext | null {
        if (i === undefined) {
            return this.getRuleContexts(PropertyContext);
        }

        return this.getRuleContext(i, PropertyContext);
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_binding;
    }
}


export class ParametersContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public OPEN_PAREN(): antlr.TerminalNode {
        return this.getToken(TypeScriptParser.OPEN_PAREN, 0)!;
    }
    public CLOSE_PAREN(): antlr.TerminalNode {
        return this.getToken(TypeScriptParser.CLOSE_PAREN, 0)!;
    }
    public parameter(): ParameterContext[];
    public parameter(i: number): ParameterContext | null;
    public parameter(i?: number): ParameterContext[] | ParameterContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ParameterContext);
        }

        return this.getRuleContext(i, ParameterContext);
    }
    public RETURNS(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.RETURNS, 0);
    }
    public type(): TypeContext | null {
        return this.getRuleContext(0, TypeContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.COMMA);
    	} else {
    		return this.getToken(TypeScriptParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_parameters;
    }
}


export class ParameterContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public binding(): BindingContext {
        return this.getRuleContext(0, BindingContext)!;
    }
    public decorator(): DecoratorContext[];
    public decorator(i: number): DecoratorContext | null;
    public decorator(i?: number): DecoratorContext[] | DecoratorContext | null {
        if (i === undefined) {
            return this.getRuleContexts(DecoratorContext);
        }

        return this.getRuleContext(i, DecoratorContext);
    }
    public MODIFIER(): antlr.TerminalNode[];
    public MODIFIER(i: number): antlr.TerminalNode | null;
    public MODIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.MODIFIER);
    	} else {
    		return this.getToken(TypeScriptParser.MODIFIER, i);
    	}
    }
    public ELLIPSIS(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.ELLIPSIS, 0);
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.ASSIGN, 0);
    }
    public assignment(): AssignmentContext | null {
        return this.getRuleContext(0, AssignmentContext);
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_parameter;
    }
}


export class ClassTailContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public OPEN_BRACE(): antlr.TerminalNode {
        return this.getToken(TypeScriptParser.OPEN_BRACE, 0)!;
    }
    public CLOSE_BRACE(): antlr.TerminalNode {
        return this.getToken(TypeScriptParser.CLOSE_BRACE, 0)!;
    }
    public typeArguments(): TypeArgumentsContext | null {
        return this.getRuleContext(0, TypeArgumentsContext);
    }
    public EXTENDS(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.EXTENDS, 0);
    }
    public operand(): OperandContext | null {
        return this.getRuleContext(0, OperandContext);
    }
    public IMPLEMENTS(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.IMPLEMENTS, 0);
    }
    public type_(): TypeContext[];
    public type_(i: number): TypeContext | null;
    public type_(i?: number): TypeContext[] | TypeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeContext);
        }

        return this.getRuleContext(i, TypeContext);
    }
    public classMember(): ClassMemberContext[];
    public classMember(i: number): ClassMemberContext | null;
    public classMember(i?: number): ClassMemberContext[] | ClassMemberContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ClassMemberContext);
        }

        return this.getRuleContext(i, ClassMemberContext);
    }
    public SEMICOLON(): antlr.TerminalNode[];
    public SEMICOLON(i: number): antlr.TerminalNode | null;
    public SEMICOLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.SEMICOLON);
    	} else {
    		return this.getToken(TypeScriptParser.SEMICOLON, i);
    	}
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.COMMA);
    	} else {
    		return this.getToken(TypeScriptParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_classTail;
    }
}


export class ClassMemberContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public memberName(): MemberNameContext | null {
        return this.getRuleContext(0, MemberNameContext);
    }
    public decorator(): DecoratorContext[];
    public decorator(i: number): DecoratorContext | null;
    public decorator(i?: number): DecoratorContext[] | DecoratorContext | null {
        if (i === undefined) {
            return this.getRuleContexts(DecoratorContext);
        }

        return this.getRuleContext(i, DecoratorContext);
    }
    public STATIC(): antlr.TerminalNode[];
    public STATIC(i: number): antlr.TerminalNode | null;
    public STATIC(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.STATIC);
    	} else {
    		return this.getToken(TypeScriptParser.STATIC, i);
    	}
    }
    public ASYNC(): antlr.TerminalNode[];
    public ASYNC(i: number): antlr.TerminalNode | null;
    public ASYNC(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.ASYNC);
    	} else {
    		return this.getToken(TypeScriptParser.ASYNC, i);
    	}
    }
    public GET(): antlr.TerminalNode[];
    public GET(i: number): antlr.TerminalNode | null;
    public GET(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.GET);
    	} else {
    		return this.getToken(TypeScriptParser.GET, i);
    	}
    }
    public SET(): antlr.TerminalNode[];
    public SET(i: number): antlr.TerminalNode | null;
    public SET(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.SET);
    	} else {
    		return this.getToken(TypeScriptParser.SET, i);
    	}
    }
    public ACCESSOR(): antlr.TerminalNode[];
    public ACCESSOR(i: number): antlr.TerminalNode | null;
    public ACCESSOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.ACCESSOR);
    	} else {
    		return this.getToken(TypeScriptParser.ACCESSOR, i);
    	}
    }
    public MODIFIER(): antlr.TerminalNode[];
    public MODIFIER(i: number): antlr.TerminalNode | null;
    public MODIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.MODIFIER);
    	} else {
    		return this.getToken(TypeScriptParser.MODIFIER, i);
    	}
    }
    public GENERATOR(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.GENERATOR, 0);
    }
    public parameters(): ParametersContext | null {
        return this.getRuleContext(0, ParametersContext);
    }
    public COLON(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.COLON, 0);
    }
    public type(): TypeContext | null {
        return this.getRuleContext(0, TypeContext);
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.ASSIGN, 0);
    }
    public assignment(): AssignmentContext | null {
        return this.getRuleContext(0, AssignmentContext);
    }
    public OPTIONAL(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.OPTIONAL, 0);
    }
    public NON_NULL(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.NON_NULL, 0);
    }
    public typeArguments(): TypeArgumentsContext | null {
        return this.getRuleContext(0, TypeArgumentsContext);
    }
    public body(): BodyContext | null {
        return this.getRuleContext(0, BodyContext);
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_classMember;
    }
}


export class MemberNameContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public IDENTIFIER(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.IDENTIFIER, 0);
    }
    public NUMBER(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.NUMBER, 0);
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.STRING, 0);
    }
    public PRIVATE(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.PRIVATE, 0);
    }
    public OPEN_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.OPEN_BRACKET, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
    }
    public CLOSE_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.CLOSE_BRACKET, 0);
    }
    public COLON(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.COLON, 0);
    }
    public type(): TypeContext | null {
        return this.getRuleContext(0, TypeContext);
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_memberName;
    }
}


export class MemberContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public ELLIPSIS(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.ELLIPSIS, 0);
    }
    public assignment(): AssignmentContext | null {
        return this.getRuleContext(0, AssignmentContext);
    }
    public memberName(): MemberNameContext | null {
        return this.getRuleContext(0, MemberNameContext);
    }
    public GENERATOR(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.GENERATOR, 0);
    }
    public COLON(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.COLON, 0);
    }
    public parameters(): ParametersContext | null {
        return this.getRuleContext(0, ParametersContext);
    }
    public body(): BodyContext | null {
        return this.getRuleContext(0, BodyContext);
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.ASSIGN, 0);
    }
    public ASYNC(): antlr.TerminalNode[];
    public ASYNC(i: number): antlr.TerminalNode | null;
    public ASYNC(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.ASYNC);
    	} else {
    		return this.getToken(TypeScriptParser.ASYNC, i);
    	}
    }
    public GET(): antlr.TerminalNode[];
    public GET(i: number): antlr.TerminalNode | null;
    public GET(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.GET);
    	} else {
    		return this.getToken(TypeScriptParser.GET, i);
    	}
    }
    public SET(): antlr.TerminalNode[];
    public SET(i: number): antlr.TerminalNode | null;
    public SET(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.SET);
    	} else {
    		return this.getToken(TypeScriptParser.SET, i);
    	}
    }
    public STATIC(): antlr.TerminalNode[];
    public STATIC(i: number): antlr.TerminalNode | null;
    public STATIC(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.STATIC);
    	} else {
    		return this.getToken(TypeScriptParser.STATIC, i);
    	}
    }
    public ACCESSOR(): antlr.TerminalNode[];
    public ACCESSOR(i: number): antlr.TerminalNode | null;
    public ACCESSOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.ACCESSOR);
    	} else {
    		return this.getToken(TypeScriptParser.ACCESSOR, i);
    	}
    }
    public typeArguments(): TypeArgumentsContext | null {
        return this.getRuleContext(0, TypeArgumentsContext);
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_member;
    }
}


export class OperandContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public NUMBER(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.NUMBER, 0);
    }
    public IDENTIFIER(): antlr.TerminalNode[];
    public IDENTIFIER(i: number): antlr.TerminalNode | null;
    public IDENTIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.IDENTIFIER);
    	} else {
    		return this.getToken(TypeScriptParser.IDENTIFIER, i);
    	}
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.STRING, 0);
    }
    public PRIVATE(): antlr.TerminalNode[];
    public PRIVATE(i: number): antlr.TerminalNode | null;
    public PRIVATE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.PRIVATE);
    	} else {
    		return this.getToken(TypeScriptParser.PRIVATE, i);
    	}
    }
    public REGULAR_EXPRESSION(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.REGULAR_EXPRESSION, 0);
    }
    public GROUP_OPEN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.GROUP_OPEN, 0);
    }
    public CLOSE_PAREN(): antlr.TerminalNode[];
    public CLOSE_PAREN(i: number): antlr.TerminalNode | null;
    public CLOSE_PAREN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.CLOSE_PAREN);
    	} else {
    		return this.getToken(TypeScriptParser.CLOSE_PAREN, i);
    	}
    }
    public OPEN_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.OPEN_BRACKET, 0);
    }
    public CLOSE_BRACKET(): antlr.TerminalNode[];
    public CLOSE_BRACKET(i: number): antlr.TerminalNode | null;
    public CLOSE_BRACKET(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.CLOSE_BRACKET);
    	} else {
    		return this.getToken(TypeScriptParser.CLOSE_BRACKET, i);
    	}
    }
    public OBJECT_OPEN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.OBJECT_OPEN, 0);
    }
    public CLOSE_BRACE(): antlr.TerminalNode[];
    public CLOSE_BRACE(i: number): antlr.TerminalNode | null;
    public CLOSE_BRACE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.CLOSE_BRACE);
    	} else {
    		return this.getToken(TypeScriptParser.CLOSE_BRACE, i);
    	}
    }
    public TEMPLATE_OPEN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.TEMPLATE_OPEN, 0);
    }
    public TEMPLATE_CLOSE(): antlr.TerminalNode[];
    public TEMPLATE_CLOSE(i: number): antlr.TerminalNode | null;
    public TEMPLATE_CLOSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.TEMPLATE_CLOSE);
    	} else {
    		return this.getToken(TypeScriptParser.TEMPLATE_CLOSE, i);
    	}
    }
    public FUNCTION_EXPRESSION(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.FUNCTION_EXPRESSION, 0);
    }
    public parameters(): ParametersContext | null {
        return this.getRuleContext(0, ParametersContext);
    }
    public body(): BodyContext | null {
        return this.getRuleContext(0, BodyContext);
    }
    public CLASS_EXPRESSION(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.CLASS_EXPRESSION, 0);
    }
    public classTail(): ClassTailContext | null {
        return this.getRuleContext(0, ClassTailContext);
    }
    public element(): ElementContext | null {
        return this.getRuleContext(0, ElementContext);
    }
    public NOT(): antlr.TerminalNode[];
    public NOT(i: number): antlr.TerminalNode | null;
    public NOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.NOT);
    	} else {
    		return this.getToken(TypeScriptParser.NOT, i);
    	}
    }
    public BIT_NOT(): antlr.TerminalNode[];
    public BIT_NOT(i: number): antlr.TerminalNode | null;
    public BIT_NOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.BIT_NOT);
    	} else {
    		return this.getToken(TypeScriptParser.BIT_NOT, i);
    	}
    }
    public UNARY_PLUS(): antlr.TerminalNode[];
    public UNARY_PLUS(i: number): antlr.TerminalNode | null;
    public UNARY_PLUS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.UNARY_PLUS);
    	} else {
    		return this.getToken(TypeScriptParser.UNARY_PLUS, i);
    	}
    }
    public UNARY_MINUS(): antlr.TerminalNode[];
    public UNARY_MINUS(i: number): antlr.TerminalNode | null;
    public UNARY_MINUS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.UNARY_MINUS);
    	} else {
    		return this.getToken(TypeScriptParser.UNARY_MINUS, i);
    	}
    }
    public PREFIX_INCREMENT(): antlr.TerminalNode[];
    public PREFIX_INCREMENT(i: number): antlr.TerminalNode | null;
    public PREFIX_INCREMENT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.PREFIX_INCREMENT);
    	} else {
    		return this.getToken(TypeScriptParser.PREFIX_INCREMENT, i);
    	}
    }
    public PREFIX_DECREMENT(): antlr.TerminalNode[];
    public PREFIX_DECREMENT(i: number): antlr.TerminalNode | null;
    public PREFIX_DECREMENT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.PREFIX_DECREMENT);
    	} else {
    		return this.getToken(TypeScriptParser.PREFIX_DECREMENT, i);
    	}
    }
    public TYPEOF(): antlr.TerminalNode[];
    public TYPEOF(i: number): antlr.TerminalNode | null;
    public TYPEOF(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.TYPEOF);
    	} else {
    		return this.getToken(TypeScriptParser.TYPEOF, i);
    	}
    }
    public VOID(): antlr.TerminalNode[];
    public VOID(i: number): antlr.TerminalNode | null;
    public VOID(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.VOID);
    	} else {
    		return this.getToken(TypeScriptParser.VOID, i);
    	}
    }
    public DELETE(): antlr.TerminalNode[];
    public DELETE(i: number): antlr.TerminalNode | null;
    public DELETE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.DELETE);
    	} else {
    		return this.getToken(TypeScriptParser.DELETE, i);
    	}
    }
    public NEW(): antlr.TerminalNode[];
    public NEW(i: number): antlr.TerminalNode | null;
    public NEW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.NEW);
    	} else {
    		return this.getToken(TypeScriptParser.NEW, i);
    	}
    }
    public AWAIT(): antlr.TerminalNode[];
    public AWAIT(i: number): antlr.TerminalNode | null;
    public AWAIT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.AWAIT);
    	} else {
    		return this.getToken(TypeScriptParser.AWAIT, i);
    	}
    }
    public YIELD(): antlr.TerminalNode[];
    public YIELD(i: number): antlr.TerminalNode | null;
    public YIELD(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.YIELD);
    	} else {
    		return this.getToken(TypeScriptParser.YIELD, i);
    	}
    }
    public ASYNC(): antlr.TerminalNode[];
    public ASYNC(i: number): antlr.TerminalNode | null;
    public ASYNC(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.ASYNC);
    	} else {
    		return this.getToken(TypeScriptParser.ASYNC, i);
    	}
    }
    public typeParameters(): TypeParametersContext[];
    public typeParameters(i: number): TypeParametersContext | null;
    public typeParameters(i?: number): TypeParametersContext[] | TypeParametersContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeParametersContext);
        }

        return this.getRuleContext(i, TypeParametersContext);
    }
    public DOT(): antlr.TerminalNode[];
    public DOT(i: number): antlr.TerminalNode | null;
    public DOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.DOT);
    	} else {
    		return this.getToken(TypeScriptParser.DOT, i);
    	}
    }
    public OPTIONAL_CHAIN(): antlr.TerminalNode[];
    public OPTIONAL_CHAIN(i: number): antlr.TerminalNode | null;
    public OPTIONAL_CHAIN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.OPTIONAL_CHAIN);
    	} else {
    		return this.getToken(TypeScriptParser.OPTIONAL_CHAIN, i);
    	}
    }
    public INDEX_OPEN(): antlr.TerminalNode[];
    public INDEX_OPEN(i: number): antlr.TerminalNode | null;
    public INDEX_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.INDEX_OPEN);
    	} else {
    		return this.getToken(TypeScriptParser.INDEX_OPEN, i);
    	}
    }
    public expression(): ExpressionContext[];
    public expression(i: number): ExpressionContext | null;
    public expression(i?: number): ExpressionContext[] | ExpressionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionContext);
        }

        return this.getRuleContext(i, ExpressionContext);
    }
    public CALL_OPEN(): antlr.TerminalNode[];
    public CALL_OPEN(i: number): antlr.TerminalNode | null;
    public CALL_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.CALL_OPEN);
    	} else {
    		return this.getToken(TypeScriptParser.CALL_OPEN, i);
    	}
    }
    public TAGGED_OPEN(): antlr.TerminalNode[];
    public TAGGED_OPEN(i: number): antlr.TerminalNode | null;
    public TAGGED_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.TAGGED_OPEN);
    	} else {
    		return this.getToken(TypeScriptParser.TAGGED_OPEN, i);
    	}
    }
    public INCREMENT(): antlr.TerminalNode[];
    public INCREMENT(i: number): antlr.TerminalNode | null;
    public INCREMENT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.INCREMENT);
    	} else {
    		return this.getToken(TypeScriptParser.INCREMENT, i);
    	}
    }
    public DECREMENT(): antlr.TerminalNode[];
    public DECREMENT(i: number): antlr.TerminalNode | null;
    public DECREMENT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.DECREMENT);
    	} else {
    		return this.getToken(TypeScriptParser.DECREMENT, i);
    	}
    }
    public NON_NULL(): antlr.TerminalNode[];
    public NON_NULL(i: number): antlr.TerminalNode | null;
    public NON_NULL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.NON_NULL);
    	} else {
    		return this.getToken(TypeScriptParser.NON_NULL, i);
    	}
    }
    public typeArguments(): TypeArgumentsContext[];
    public typeArguments(i: number): TypeArgumentsContext | null;
    public typeArguments(i?: number): TypeArgumentsContext[] | TypeArgumentsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeArgumentsContext);
        }

        return this.getRuleContext(i, TypeArgumentsContext);
    }
    public type_(): TypeContext[];
    public type_(i: number): TypeContext | null;
    public type_(i?: number): TypeContext[] | TypeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeContext);
        }

        return this.getRuleContext(i, TypeContext);
    }
    public ARROW(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.ARROW, 0);
    }
    public arrowBody(): ArrowBodyContext | null {
        return this.getRuleContext(0, ArrowBodyContext);
    }
    public AS(): antlr.TerminalNode[];
    public AS(i: number): antlr.TerminalNode | null;
    public AS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.AS);
    	} else {
    		return this.getToken(TypeScriptParser.AS, i);
    	}
    }
    public SATISFIES(): antlr.TerminalNode[];
    public SATISFIES(i: number): antlr.TerminalNode | null;
    public SATISFIES(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.SATISFIES);
    	} else {
    		return this.getToken(TypeScriptParser.SATISFIES, i);
    	}
    }
    public argument(): ArgumentContext[];
    public argument(i: number): ArgumentContext | null;
    public argument(i?: number): ArgumentContext[] | ArgumentContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ArgumentContext);
        }

        return this.getRuleContext(i, ArgumentContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.COMMA);
    	} else {
    		return this.getToken(TypeScriptParser.COMMA, i);
    	}
    }
    public member(): MemberContext[];
    public member(i: number): MemberContext | null;
    public member(i?: number): MemberContext[] | MemberContext | null {
        if (i === undefined) {
            return this.getRuleContexts(MemberContext);
        }

        return this.getRuleContext(i, MemberContext);
    }
    public TEMPLATE_CHARACTERS(): antlr.TerminalNode[];
    public TEMPLATE_CHARACTERS(i: number): antlr.TerminalNode | null;
    public TEMPLATE_CHARACTERS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.TEMPLATE_CHARACTERS);
    	} else {
    		return this.getToken(TypeScriptParser.TEMPLATE_CHARACTERS, i);
    	}
    }
    public SUBSTITUTION_OPEN(): antlr.TerminalNode[];
    public SUBSTITUTION_OPEN(i: number): antlr.TerminalNode | null;
    public SUBSTITUTION_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.SUBSTITUTION_OPEN);
    	} else {
    		return this.getToken(TypeScriptParser.SUBSTITUTION_OPEN, i);
    	}
    }
    public GENERATOR(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.GENERATOR, 0);
    }
    public EXPRESSION_AT(): antlr.TerminalNode[];
    public EXPRESSION_AT(i: number): antlr.TerminalNode | null;
    public EXPRESSION_AT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.EXPRESSION_AT);
    	} else {
    		return this.getToken(TypeScriptParser.EXPRESSION_AT, i);
    	}
    }
    public decorating(): DecoratingContext[];
    public decorating(i: number): DecoratingContext | null;
    public decorating(i?: number): DecoratingContext[] | DecoratingContext | null {
        if (i === undefined) {
            return this.getRuleContexts(DecoratingContext);
        }

        return this.getRuleContext(i, DecoratingContext);
    }
    public RETURNS(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.RETURNS, 0);
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_operand;
    }
}


export class ElementNameContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public JSX_NAME(): antlr.TerminalNode[];
    public JSX_NAME(i: number): antlr.TerminalNode | null;
    public JSX_NAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.JSX_NAME);
    	} else {
    		return this.getToken(TypeScriptParser.JSX_NAME, i);
    	}
    }
    public typeArguments(): TypeArgumentsContext | null {
        return this.getRuleContext(0, TypeArgumentsContext);
    }
    public JSX_COLON(): antlr.TerminalNode[];
    public JSX_COLON(i: number): antlr.TerminalNode | null;
    public JSX_COLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.JSX_COLON);
    	} else {
    		return this.getToken(TypeScriptParser.JSX_COLON, i);
    	}
    }
    public JSX_DOT(): antlr.TerminalNode[];
    public JSX_DOT(i: number): antlr.TerminalNode | null;
    public JSX_DOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.JSX_DOT);
    	} else {
    		return this.getToken(TypeScriptParser.JSX_DOT, i);
    	}
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_elementName;
    }
}


export class ArgumentContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public assignment(): AssignmentContext[];
    public assignment(i: number): AssignmentContext | null;
    public assignment(i?: number): AssignmentContext[] | AssignmentContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AssignmentContext);
        }

        return this.getRuleContext(i, AssignmentContext);
    }
    public ELLIPSIS(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.ELLIPSIS, 0);
    }
    public OPTIONAL(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.OPTIONAL, 0);
    }
    public COLON(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.COLON, 0);
    }
    public type(): TypeContext | null {
        return this.getRuleContext(0, TypeContext);
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.ASSIGN, 0);
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_argument;
    }
}


export class TypeContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public typeOperand(): TypeOperandContext[];
    public typeOperand(i: number): TypeOperandContext | null;
    public typeOperand(i?: number): TypeOperandContext[] | TypeOperandContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeOperandContext);
        }

        return this.getRuleContext(i, TypeOperandContext);
    }
    public TYPE_OPERATOR(): antlr.TerminalNode[];
    public TYPE_OPERATOR(i: number): antlr.TerminalNode | null;
    public TYPE_OPERATOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.TYPE_OPERATOR);
    	} else {
    		return this.getToken(TypeScriptParser.TYPE_OPERATOR, i);
    	}
    }
    public TYPE_QUESTION(): antlr.TerminalNode[];
    public TYPE_QUESTION(i: number): antlr.TerminalNode | null;
    public TYPE_QUESTION(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.TYPE_QUESTION);
    	} else {
    		return this.getToken(TypeScriptParser.TYPE_QUESTION, i);
    	}
    }
    public type_(): TypeContext[];
    public type_(i: number): TypeContext | null;
    public type_(i?: number): TypeContext[] | TypeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeContext);
        }

        return this.getRuleContext(i, TypeContext);
    }
    public COLON(): antlr.TerminalNode[];
    public COLON(i: number): antlr.TerminalNode | null;
    public COLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.COLON);
    	} else {
    		return this.getToken(TypeScriptParser.COLON, i);
    	}
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_type;
    }
}


export class TypeOperandContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public IDENTIFIER(): antlr.TerminalNode[];
    public IDENTIFIER(i: number): antlr.TerminalNode | null;
    public IDENTIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.IDENTIFIER);
    	} else {
    		return this.getToken(TypeScriptParser.IDENTIFIER, i);
    	}
    }
    public NUMBER(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.NUMBER, 0);
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.STRING, 0);
    }
    public TEMPLATE_OPEN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.TEMPLATE_OPEN, 0);
    }
    public TEMPLATE_CLOSE(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.TEMPLATE_CLOSE, 0);
    }
    public OPEN_PAREN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.OPEN_PAREN, 0);
    }
    public CLOSE_PAREN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.CLOSE_PAREN, 0);
    }
    public OPEN_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.OPEN_BRACKET, 0);
    }
    public CLOSE_BRACKET(): antlr.TerminalNode[];
    public CLOSE_BRACKET(i: number): antlr.TerminalNode | null;
    public CLOSE_BRACKET(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.CLOSE_BRACKET);
    	} else {
    		return this.getToken(TypeScriptParser.CLOSE_BRACKET, i);
    	}
    }
    public typeMembers(): TypeMembersContext | null {
        return this.getRuleContext(0, TypeMembersContext);
    }
    public TYPE_PREFIX(): antlr.TerminalNode[];
    public TYPE_PREFIX(i: number): antlr.TerminalNode | null;
    public TYPE_PREFIX(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.TYPE_PREFIX);
    	} else {
    		return this.getToken(TypeScriptParser.TYPE_PREFIX, i);
    	}
    }
    public MODIFIER(): antlr.TerminalNode[];
    public MODIFIER(i: number): antlr.TerminalNode | null;
    public MODIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.MODIFIER);
    	} else {
    		return this.getToken(TypeScriptParser.MODIFIER, i);
    	}
    }
    public TYPEOF(): antlr.TerminalNode[];
    public TYPEOF(i: number): antlr.TerminalNode | null;
    public TYPEOF(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.TYPEOF);
    	} else {
    		return this.getToken(TypeScriptParser.TYPEOF, i);
    	}
    }
    public NEW(): antlr.TerminalNode[];
    public NEW(i: number): antlr.TerminalNode | null;
    public NEW(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.NEW);
    	} else {
    		return this.getToken(TypeScriptParser.NEW, i);
    	}
    }
    public UNARY_MINUS(): antlr.TerminalNode[];
    public UNARY_MINUS(i: number): antlr.TerminalNode | null;
    public UNARY_MINUS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.UNARY_MINUS);
    	} else {
    		return this.getToken(TypeScriptParser.UNARY_MINUS, i);
    	}
    }
    public typeParameters(): TypeParametersContext[];
    public typeParameters(i: number): TypeParametersContext | null;
    public typeParameters(i?: number): TypeParametersContext[] | TypeParametersContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeParametersContext);
        }

        return this.getRuleContext(i, TypeParametersContext);
    }
    public DOT(): antlr.TerminalNode[];
    public DOT(i: number): antlr.TerminalNode | null;
    public DOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.DOT);
    	} else {
    		return this.getToken(TypeScriptParser.DOT, i);
    	}
    }
    public typeArguments(): TypeArgumentsContext[];
    public typeArguments(i: number): TypeArgumentsContext | null;
    public typeArguments(i?: number): TypeArgumentsContext[] | TypeArgumentsContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeArgumentsContext);
        }

        return this.getRuleContext(i, TypeArgumentsContext);
    }
    public INDEX_OPEN(): antlr.TerminalNode[];
    public INDEX_OPEN(i: number): antlr.TerminalNode | null;
    public INDEX_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.INDEX_OPEN);
    	} else {
    		return this.getToken(TypeScriptParser.INDEX_OPEN, i);
    	}
    }
    public TEMPLATE_CHARACTERS(): antlr.TerminalNode[];
    public TEMPLATE_CHARACTERS(i: number): antlr.TerminalNode | null;
    public TEMPLATE_CHARACTERS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.TEMPLATE_CHARACTERS);
    	} else {
    		return this.getToken(TypeScriptParser.TEMPLATE_CHARACTERS, i);
    	}
    }
    public SUBSTITUTION_OPEN(): antlr.TerminalNode[];
    public SUBSTITUTION_OPEN(i: number): antlr.TerminalNode | null;
    public SUBSTITUTION_OPEN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.SUBSTITUTION_OPEN);
    	} else {
    		return this.getToken(TypeScriptParser.SUBSTITUTION_OPEN, i);
    	}
    }
    public type_(): TypeContext[];
    public type_(i: number): TypeContext | null;
    public type_(i?: number): TypeContext[] | TypeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeContext);
        }

        return this.getRuleContext(i, TypeContext);
    }
    public CLOSE_BRACE(): antlr.TerminalNode[];
    public CLOSE_BRACE(i: number): antlr.TerminalNode | null;
    public CLOSE_BRACE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.CLOSE_BRACE);
    	} else {
    		return this.getToken(TypeScriptParser.CLOSE_BRACE, i);
    	}
    }
    public IMPORT(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.IMPORT, 0);
    }
    public typeElement(): TypeElementContext[];
    public typeElement(i: number): TypeElementContext | null;
    public typeElement(i?: number): TypeElementContext[] | TypeElementContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeElementContext);
        }

        return this.getRuleContext(i, TypeElementContext);
    }
    public TYPE_ARROW(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.TYPE_ARROW, 0);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.COMMA);
    	} else {
    		return this.getToken(TypeScriptParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_typeOperand;
    }
}


export class TypeElementContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public type_(): TypeContext[];
    public type_(i: number): TypeContext | null;
    public type_(i?: number): TypeContext[] | TypeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeContext);
        }

        return this.getRuleContext(i, TypeContext);
    }
    public ELLIPSIS(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.ELLIPSIS, 0);
    }
    public OPTIONAL(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.OPTIONAL, 0);
    }
    public COLON(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.COLON, 0);
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.ASSIGN, 0);
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_typeElement;
    }
}


export class TypeParametersContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public ANGLE_OPEN(): antlr.TerminalNode {
        return this.getToken(TypeScriptParser.ANGLE_OPEN, 0)!;
    }
    public ANGLE_CLOSE(): antlr.TerminalNode {
        return this.getToken(TypeScriptParser.ANGLE_CLOSE, 0)!;
    }
    public typeElement(): TypeElementContext[];
    public typeElement(i: number): TypeElementContext | null;
    public typeElement(i?: number): TypeElementContext[] | TypeElementContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeElementContext);
        }

        return this.getRuleContext(i, TypeElementContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.COMMA);
    	} else {
    		return this.getToken(TypeScriptParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_typeParameters;
    }
}


export class TypeArgumentsContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public ARGUMENTS_OPEN(): antlr.TerminalNode {
        return this.getToken(TypeScriptParser.ARGUMENTS_OPEN, 0)!;
    }
    public ANGLE_CLOSE(): antlr.TerminalNode {
        return this.getToken(TypeScriptParser.ANGLE_CLOSE, 0)!;
    }
    public typeElement(): TypeElementContext[];
    public typeElement(i: number): TypeElementContext | null;
    public typeElement(i?: number): TypeElementContext[] | TypeElementContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeElementContext);
        }

        return this.getRuleContext(i, TypeElementContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.COMMA);
    	} else {
    		return this.getToken(TypeScriptParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_typeArguments;
    }
}


export class TypeMembersContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public OBJECT_OPEN(): antlr.TerminalNode {
        return this.getToken(TypeScriptParser.OBJECT_OPEN, 0)!;
    }
    public CLOSE_BRACE(): antlr.TerminalNode {
        return this.getToken(TypeScriptParser.CLOSE_BRACE, 0)!;
    }
    public typeMember(): TypeMemberContext[];
    public typeMember(i: number): TypeMemberContext | null;
    public typeMember(i?: number): TypeMemberContext[] | TypeMemberContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeMemberContext);
        }

        return this.getRuleContext(i, TypeMemberContext);
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_typeMembers;
    }
}


export class TypeMemberContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public GROUP_OPEN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.GROUP_OPEN, 0);
    }
    public CLOSE_PAREN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.CLOSE_PAREN, 0);
    }
    public COLON(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.COLON, 0);
    }
    public type_(): TypeContext[];
    public type_(i: number): TypeContext | null;
    public type_(i?: number): TypeContext[] | TypeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(TypeContext);
        }

        return this.getRuleContext(i, TypeContext);
    }
    public GET(): antlr.TerminalNode[];
    public GET(i: number): antlr.TerminalNode | null;
    public GET(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.GET);
    	} else {
    		return this.getToken(TypeScriptParser.GET, i);
    	}
    }
    public SET(): antlr.TerminalNode[];
    public SET(i: number): antlr.TerminalNode | null;
    public SET(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.SET);
    	} else {
    		return this.getToken(TypeScriptParser.SET, i);
    	}
    }
    public MODIFIER(): antlr.TerminalNode[];
    public MODIFIER(i: number): antlr.TerminalNode | null;
    public MODIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.MODIFIER);
    	} else {
    		return this.getToken(TypeScriptParser.MODIFIER, i);
    	}
    }
    public UNARY_PLUS(): antlr.TerminalNode[];
    public UNARY_PLUS(i: number): antlr.TerminalNode | null;
    public UNARY_PLUS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.UNARY_PLUS);
    	} else {
    		return this.getToken(TypeScriptParser.UNARY_PLUS, i);
    	}
    }
    public UNARY_MINUS(): antlr.TerminalNode[];
    public UNARY_MINUS(i: number): antlr.TerminalNode | null;
    public UNARY_MINUS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.UNARY_MINUS);
    	} else {
    		return this.getToken(TypeScriptParser.UNARY_MINUS, i);
    	}
    }
    public IDENTIFIER(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.IDENTIFIER, 0);
    }
    public NUMBER(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.NUMBER, 0);
    }
    public STRING(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.STRING, 0);
    }
    public PRIVATE(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.PRIVATE, 0);
    }
    public OPEN_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.OPEN_BRACKET, 0);
    }
    public typeElement(): TypeElementContext | null {
        return this.getRuleContext(0, TypeElementContext);
    }
    public CLOSE_BRACKET(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.CLOSE_BRACKET, 0);
    }
    public SEMICOLON(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.SEMICOLON, 0);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.COMMA);
    	} else {
    		return this.getToken(TypeScriptParser.COMMA, i);
    	}
    }
    public ELLIPSIS(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.ELLIPSIS, 0);
    }
    public OPTIONAL(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.OPTIONAL, 0);
    }
    public parameters(): ParametersContext | null {
        return this.getRuleContext(0, ParametersContext);
    }
    public NEW(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.NEW, 0);
    }
    public typeParameters(): TypeParametersContext | null {
        return this.getRuleContext(0, TypeParametersContext);
    }
    public parameter(): ParameterContext[];
    public parameter(i: number): ParameterContext | null;
    public parameter(i?: number): ParameterContext[] | ParameterContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ParameterContext);
        }

        return this.getRuleContext(i, ParameterContext);
    }
    public RETURNS(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.RETURNS, 0);
    }
    public typeArguments(): TypeArgumentsContext | null {
        return this.getRuleContext(0, TypeArgumentsContext);
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_typeMember;
    }
}


export class ProgramContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public EOF(): antlr.TerminalNode {
        return this.getToken(TypeScriptParser.EOF, 0)!;
    }
    public statement(): StatementContext[];
    public statement(i: number): StatementContext | null;
    public statement(i?: number): StatementContext[] | StatementContext | null {
        if (i === undefined) {
            return this.getRuleContexts(StatementContext);
        }

        return this.getRuleContext(i, StatementContext);
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_program;
    }
}


export class BlockContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public OPEN_BRACE(): antlr.TerminalNode {
        return this.getToken(TypeScriptParser.OPEN_BRACE, 0)!;
    }
    public CLOSE_BRACE(): antlr.TerminalNode {
        return this.getToken(TypeScriptParser.CLOSE_BRACE, 0)!;
    }
    public statement(): StatementContext[];
    public statement(i: number): StatementContext | null;
    public statement(i?: number): StatementContext[] | StatementContext | null {
        if (i === undefined) {
            return this.getRuleContexts(StatementContext);
        }

        return this.getRuleContext(i, StatementContext);
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_block;
    }
}


export class DeclaratorContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public binding(): BindingContext {
        return this.getRuleContext(0, BindingContext)!;
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.ASSIGN, 0);
    }
    public assignment(): AssignmentContext | null {
        return this.getRuleContext(0, AssignmentContext);
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_declarator;
    }
}


export class PropertyContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public ELLIPSIS(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.ELLIPSIS, 0);
    }
    public binding(): BindingContext | null {
        return this.getRuleContext(0, BindingContext);
    }
    public memberName(): MemberNameContext | null {
        return this.getRuleContext(0, MemberNameContext);
    }
    public COLON(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.COLON, 0);
    }
    public ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.ASSIGN, 0);
    }
    public assignment(): AssignmentContext | null {
        return this.getRuleContext(0, AssignmentContext);
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_property;
    }
}


export class LoopHeadContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public declarator(): DeclaratorContext[];
    public declarator(i: number): DeclaratorContext | null;
    public declarator(i?: number): DeclaratorContext[] | DeclaratorContext | null {
        if (i === undefined) {
            return this.getRuleContexts(DeclaratorContext);
        }

        return this.getRuleContext(i, DeclaratorContext);
    }
    public VAR(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.VAR, 0);
    }
    public LET(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.LET, 0);
    }
    public CONST(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.CONST, 0);
    }
    public USING(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.USING, 0);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.COMMA);
    	} else {
    		return this.getToken(TypeScriptParser.COMMA, i);
    	}
    }
    public AWAIT_USING(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.AWAIT_USING, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_loopHead;
    }
}


export class ReturnValueContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public expression(): ExpressionContext {
        return this.getRuleContext(0, ExpressionContext)!;
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_returnValue;
    }
}


export class SwitchCaseContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public COLON(): antlr.TerminalNode {
        return this.getToken(TypeScriptParser.COLON, 0)!;
    }
    public CASE(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.CASE, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
    }
    public DEFAULT(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.DEFAULT, 0);
    }
    public statement(): StatementContext[];
    public statement(i: number): StatementContext | null;
    public statement(i?: number): StatementContext[] | StatementContext | null {
        if (i === undefined) {
            return this.getRuleContexts(StatementContext);
        }

        return this.getRuleContext(i, StatementContext);
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_switchCase;
    }
}


export class ImportPartContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public IDENTIFIER(): antlr.TerminalNode[];
    public IDENTIFIER(i: number): antlr.TerminalNode | null;
    public IDENTIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.IDENTIFIER);
    	} else {
    		return this.getToken(TypeScriptParser.IDENTIFIER, i);
    	}
    }
    public MULTIPLY(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.MULTIPLY, 0);
    }
    public AS(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.AS, 0);
    }
    public specifiers(): SpecifiersContext | null {
        return this.getRuleContext(0, SpecifiersContext);
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_importPart;
    }
}


export class SpecifiersContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public CLOSE_BRACE(): antlr.TerminalNode {
        return this.getToken(TypeScriptParser.CLOSE_BRACE, 0)!;
    }
    public OBJECT_OPEN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.OBJECT_OPEN, 0);
    }
    public SPECIFIERS_OPEN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.SPECIFIERS_OPEN, 0);
    }
    public specifier(): SpecifierContext[];
    public specifier(i: number): SpecifierContext | null;
    public specifier(i?: number): SpecifierContext[] | SpecifierContext | null {
        if (i === undefined) {
            return this.getRuleContexts(SpecifierContext);
        }

        return this.getRuleContext(i, SpecifierContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.COMMA);
    	} else {
    		return this.getToken(TypeScriptParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_specifiers;
    }
}


export class AttributesContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public ATTRIBUTES(): antlr.TerminalNode {
        return this.getToken(TypeScriptParser.ATTRIBUTES, 0)!;
    }
    public OBJECT_OPEN(): antlr.TerminalNode {
        return this.getToken(TypeScriptParser.OBJECT_OPEN, 0)!;
    }
    public CLOSE_BRACE(): antlr.TerminalNode {
        return this.getToken(TypeScriptParser.CLOSE_BRACE, 0)!;
    }
    public member(): MemberContext[];
    public member(i: number): MemberContext | null;
    public member(i?: number): MemberContext[] | MemberContext | null {
        if (i === undefined) {
            return this.getRuleContexts(MemberContext);
        }

        return this.getRuleContext(i, MemberContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.COMMA);
    	} else {
    		return this.getToken(TypeScriptParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_attributes;
    }
}


export class DecoratorContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public AT(): antlr.TerminalNode {
        return this.getToken(TypeScriptParser.AT, 0)!;
    }
    public decorating(): DecoratingContext {
        return this.getRuleContext(0, DecoratingContext)!;
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_decorator;
    }
}


export class DecoratingContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public IDENTIFIER(): antlr.TerminalNode[];
    public IDENTIFIER(i: number): antlr.TerminalNode | null;
    public IDENTIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.IDENTIFIER);
    	} else {
    		return this.getToken(TypeScriptParser.IDENTIFIER, i);
    	}
    }
    public DOT(): antlr.TerminalNode[];
    public DOT(i: number): antlr.TerminalNode | null;
    public DOT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.DOT);
    	} else {
    		return this.getToken(TypeScriptParser.DOT, i);
    	}
    }
    public CALL_OPEN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.CALL_OPEN, 0);
    }
    public CLOSE_PAREN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.CLOSE_PAREN, 0);
    }
    public PRIVATE(): antlr.TerminalNode[];
    public PRIVATE(i: number): antlr.TerminalNode | null;
    public PRIVATE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.PRIVATE);
    	} else {
    		return this.getToken(TypeScriptParser.PRIVATE, i);
    	}
    }
    public argument(): ArgumentContext[];
    public argument(i: number): ArgumentContext | null;
    public argument(i?: number): ArgumentContext[] | ArgumentContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ArgumentContext);
        }

        return this.getRuleContext(i, ArgumentContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.COMMA);
    	} else {
    		return this.getToken(TypeScriptParser.COMMA, i);
    	}
    }
    public GROUP_OPEN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.GROUP_OPEN, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_decorating;
    }
}


export class ExpressionContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public assignment(): AssignmentContext[];
    public assignment(i: number): AssignmentContext | null;
    public assignment(i?: number): AssignmentContext[] | AssignmentContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AssignmentContext);
        }

        return this.getRuleContext(i, AssignmentContext);
    }
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.COMMA);
    	} else {
    		return this.getToken(TypeScriptParser.COMMA, i);
    	}
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_expression;
    }
}


export class AssignmentContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public operand(): OperandContext[];
    public operand(i: number): OperandContext | null;
    public operand(i?: number): OperandContext[] | OperandContext | null {
        if (i === undefined) {
            return this.getRuleContexts(OperandContext);
        }

        return this.getRuleContext(i, OperandContext);
    }
    public QUESTION(): antlr.TerminalNode[];
    public QUESTION(i: number): antlr.TerminalNode | null;
    public QUESTION(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.QUESTION);
    	} else {
    		return this.getToken(TypeScriptParser.QUESTION, i);
    	}
    }
    public assignment(): AssignmentContext[];
    public assignment(i: number): AssignmentContext | null;
    public assignment(i?: number): AssignmentContext[] | AssignmentContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AssignmentContext);
        }

        return this.getRuleContext(i, AssignmentContext);
    }
    public COLON(): antlr.TerminalNode[];
    public COLON(i: number): antlr.TerminalNode | null;
    public COLON(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.COLON);
    	} else {
    		return this.getToken(TypeScriptParser.COLON, i);
    	}
    }
    public ASSIGN(): antlr.TerminalNode[];
    public ASSIGN(i: number): antlr.TerminalNode | null;
    public ASSIGN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.ASSIGN);
    	} else {
    		return this.getToken(TypeScriptParser.ASSIGN, i);
    	}
    }
    public ASSIGN_ADD(): antlr.TerminalNode[];
    public ASSIGN_ADD(i: number): antlr.TerminalNode | null;
    public ASSIGN_ADD(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.ASSIGN_ADD);
    	} else {
    		return this.getToken(TypeScriptParser.ASSIGN_ADD, i);
    	}
    }
    public ASSIGN_SUBTRACT(): antlr.TerminalNode[];
    public ASSIGN_SUBTRACT(i: number): antlr.TerminalNode | null;
    public ASSIGN_SUBTRACT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.ASSIGN_SUBTRACT);
    	} else {
    		return this.getToken(TypeScriptParser.ASSIGN_SUBTRACT, i);
    	}
    }
    public ASSIGN_MULTIPLY(): antlr.TerminalNode[];
    public ASSIGN_MULTIPLY(i: number): antlr.TerminalNode | null;
    public ASSIGN_MULTIPLY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.ASSIGN_MULTIPLY);
    	} else {
    		return this.getToken(TypeScriptParser.ASSIGN_MULTIPLY, i);
    	}
    }
    public ASSIGN_DIVIDE(): antlr.TerminalNode[];
    public ASSIGN_DIVIDE(i: number): antlr.TerminalNode | null;
    public ASSIGN_DIVIDE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.ASSIGN_DIVIDE);
    	} else {
    		return this.getToken(TypeScriptParser.ASSIGN_DIVIDE, i);
    	}
    }
    public ASSIGN_REMAINDER(): antlr.TerminalNode[];
    public ASSIGN_REMAINDER(i: number): antlr.TerminalNode | null;
    public ASSIGN_REMAINDER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.ASSIGN_REMAINDER);
    	} else {
    		return this.getToken(TypeScriptParser.ASSIGN_REMAINDER, i);
    	}
    }
    public ASSIGN_POWER(): antlr.TerminalNode[];
    public ASSIGN_POWER(i: number): antlr.TerminalNode | null;
    public ASSIGN_POWER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.ASSIGN_POWER);
    	} else {
    		return this.getToken(TypeScriptParser.ASSIGN_POWER, i);
    	}
    }
    public ASSIGN_SHIFT_LEFT(): antlr.TerminalNode[];
    public ASSIGN_SHIFT_LEFT(i: number): antlr.TerminalNode | null;
    public ASSIGN_SHIFT_LEFT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.ASSIGN_SHIFT_LEFT);
    	} else {
    		return this.getToken(TypeScriptParser.ASSIGN_SHIFT_LEFT, i);
    	}
    }
    public ASSIGN_SHIFT_RIGHT(): antlr.TerminalNode[];
    public ASSIGN_SHIFT_RIGHT(i: number): antlr.TerminalNode | null;
    public ASSIGN_SHIFT_RIGHT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.ASSIGN_SHIFT_RIGHT);
    	} else {
    		return this.getToken(TypeScriptParser.ASSIGN_SHIFT_RIGHT, i);
    	}
    }
    public ASSIGN_SHIFT_RIGHT_UNSIGNED(): antlr.TerminalNode[];
    public ASSIGN_SHIFT_RIGHT_UNSIGNED(i: number): antlr.TerminalNode | null;
    public ASSIGN_SHIFT_RIGHT_UNSIGNED(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.ASSIGN_SHIFT_RIGHT_UNSIGNED);
    	} else {
    		return this.getToken(TypeScriptParser.ASSIGN_SHIFT_RIGHT_UNSIGNED, i);
    	}
    }
    public ASSIGN_BIT_AND(): antlr.TerminalNode[];
    public ASSIGN_BIT_AND(i: number): antlr.TerminalNode | null;
    public ASSIGN_BIT_AND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.ASSIGN_BIT_AND);
    	} else {
    		return this.getToken(TypeScriptParser.ASSIGN_BIT_AND, i);
    	}
    }
    public ASSIGN_BIT_OR(): antlr.TerminalNode[];
    public ASSIGN_BIT_OR(i: number): antlr.TerminalNode | null;
    public ASSIGN_BIT_OR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.ASSIGN_BIT_OR);
    	} else {
    		return this.getToken(TypeScriptParser.ASSIGN_BIT_OR, i);
    	}
    }
    public ASSIGN_BIT_XOR(): antlr.TerminalNode[];
    public ASSIGN_BIT_XOR(i: number): antlr.TerminalNode | null;
    public ASSIGN_BIT_XOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.ASSIGN_BIT_XOR);
    	} else {
    		return this.getToken(TypeScriptParser.ASSIGN_BIT_XOR, i);
    	}
    }
    public ASSIGN_AND(): antlr.TerminalNode[];
    public ASSIGN_AND(i: number): antlr.TerminalNode | null;
    public ASSIGN_AND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.ASSIGN_AND);
    	} else {
    		return this.getToken(TypeScriptParser.ASSIGN_AND, i);
    	}
    }
    public ASSIGN_OR(): antlr.TerminalNode[];
    public ASSIGN_OR(i: number): antlr.TerminalNode | null;
    public ASSIGN_OR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.ASSIGN_OR);
    	} else {
    		return this.getToken(TypeScriptParser.ASSIGN_OR, i);
    	}
    }
    public ASSIGN_NULLISH(): antlr.TerminalNode[];
    public ASSIGN_NULLISH(i: number): antlr.TerminalNode | null;
    public ASSIGN_NULLISH(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.ASSIGN_NULLISH);
    	} else {
    		return this.getToken(TypeScriptParser.ASSIGN_NULLISH, i);
    	}
    }
    public ADD(): antlr.TerminalNode[];
    public ADD(i: number): antlr.TerminalNode | null;
    public ADD(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.ADD);
    	} else {
    		return this.getToken(TypeScriptParser.ADD, i);
    	}
    }
    public SUBTRACT(): antlr.TerminalNode[];
    public SUBTRACT(i: number): antlr.TerminalNode | null;
    public SUBTRACT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.SUBTRACT);
    	} else {
    		return this.getToken(TypeScriptParser.SUBTRACT, i);
    	}
    }
    public MULTIPLY(): antlr.TerminalNode[];
    public MULTIPLY(i: number): antlr.TerminalNode | null;
    public MULTIPLY(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.MULTIPLY);
    	} else {
    		return this.getToken(TypeScriptParser.MULTIPLY, i);
    	}
    }
    public DIVIDE(): antlr.TerminalNode[];
    public DIVIDE(i: number): antlr.TerminalNode | null;
    public DIVIDE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.DIVIDE);
    	} else {
    		return this.getToken(TypeScriptParser.DIVIDE, i);
    	}
    }
    public REMAINDER(): antlr.TerminalNode[];
    public REMAINDER(i: number): antlr.TerminalNode | null;
    public REMAINDER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.REMAINDER);
    	} else {
    		return this.getToken(TypeScriptParser.REMAINDER, i);
    	}
    }
    public POWER(): antlr.TerminalNode[];
    public POWER(i: number): antlr.TerminalNode | null;
    public POWER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.POWER);
    	} else {
    		return this.getToken(TypeScriptParser.POWER, i);
    	}
    }
    public SHIFT_LEFT(): antlr.TerminalNode[];
    public SHIFT_LEFT(i: number): antlr.TerminalNode | null;
    public SHIFT_LEFT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.SHIFT_LEFT);
    	} else {
    		return this.getToken(TypeScriptParser.SHIFT_LEFT, i);
    	}
    }
    public SHIFT_RIGHT(): antlr.TerminalNode[];
    public SHIFT_RIGHT(i: number): antlr.TerminalNode | null;
    public SHIFT_RIGHT(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.SHIFT_RIGHT);
    	} else {
    		return this.getToken(TypeScriptParser.SHIFT_RIGHT, i);
    	}
    }
    public SHIFT_RIGHT_UNSIGNED(): antlr.TerminalNode[];
    public SHIFT_RIGHT_UNSIGNED(i: number): antlr.TerminalNode | null;
    public SHIFT_RIGHT_UNSIGNED(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.SHIFT_RIGHT_UNSIGNED);
    	} else {
    		return this.getToken(TypeScriptParser.SHIFT_RIGHT_UNSIGNED, i);
    	}
    }
    public BIT_AND(): antlr.TerminalNode[];
    public BIT_AND(i: number): antlr.TerminalNode | null;
    public BIT_AND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.BIT_AND);
    	} else {
    		return this.getToken(TypeScriptParser.BIT_AND, i);
    	}
    }
    public BIT_OR(): antlr.TerminalNode[];
    public BIT_OR(i: number): antlr.TerminalNode | null;
    public BIT_OR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.BIT_OR);
    	} else {
    		return this.getToken(TypeScriptParser.BIT_OR, i);
    	}
    }
    public BIT_XOR(): antlr.TerminalNode[];
    public BIT_XOR(i: number): antlr.TerminalNode | null;
    public BIT_XOR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.BIT_XOR);
    	} else {
    		return this.getToken(TypeScriptParser.BIT_XOR, i);
    	}
    }
    public AND(): antlr.TerminalNode[];
    public AND(i: number): antlr.TerminalNode | null;
    public AND(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.AND);
    	} else {
    		return this.getToken(TypeScriptParser.AND, i);
    	}
    }
    public OR(): antlr.TerminalNode[];
    public OR(i: number): antlr.TerminalNode | null;
    public OR(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.OR);
    	} else {
    		return this.getToken(TypeScriptParser.OR, i);
    	}
    }
    public NULLISH(): antlr.TerminalNode[];
    public NULLISH(i: number): antlr.TerminalNode | null;
    public NULLISH(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.NULLISH);
    	} else {
    		return this.getToken(TypeScriptParser.NULLISH, i);
    	}
    }
    public LESS(): antlr.TerminalNode[];
    public LESS(i: number): antlr.TerminalNode | null;
    public LESS(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.LESS);
    	} else {
    		return this.getToken(TypeScriptParser.LESS, i);
    	}
    }
    public GREATER(): antlr.TerminalNode[];
    public GREATER(i: number): antlr.TerminalNode | null;
    public GREATER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.GREATER);
    	} else {
    		return this.getToken(TypeScriptParser.GREATER, i);
    	}
    }
    public LESS_EQUAL(): antlr.TerminalNode[];
    public LESS_EQUAL(i: number): antlr.TerminalNode | null;
    public LESS_EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.LESS_EQUAL);
    	} else {
    		return this.getToken(TypeScriptParser.LESS_EQUAL, i);
    	}
    }
    public GREATER_EQUAL(): antlr.TerminalNode[];
    public GREATER_EQUAL(i: number): antlr.TerminalNode | null;
    public GREATER_EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.GREATER_EQUAL);
    	} else {
    		return this.getToken(TypeScriptParser.GREATER_EQUAL, i);
    	}
    }
    public EQUAL(): antlr.TerminalNode[];
    public EQUAL(i: number): antlr.TerminalNode | null;
    public EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.EQUAL);
    	} else {
    		return this.getToken(TypeScriptParser.EQUAL, i);
    	}
    }
    public NOT_EQUAL(): antlr.TerminalNode[];
    public NOT_EQUAL(i: number): antlr.TerminalNode | null;
    public NOT_EQUAL(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.NOT_EQUAL);
    	} else {
    		return this.getToken(TypeScriptParser.NOT_EQUAL, i);
    	}
    }
    public SAME(): antlr.TerminalNode[];
    public SAME(i: number): antlr.TerminalNode | null;
    public SAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.SAME);
    	} else {
    		return this.getToken(TypeScriptParser.SAME, i);
    	}
    }
    public NOT_SAME(): antlr.TerminalNode[];
    public NOT_SAME(i: number): antlr.TerminalNode | null;
    public NOT_SAME(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.NOT_SAME);
    	} else {
    		return this.getToken(TypeScriptParser.NOT_SAME, i);
    	}
    }
    public IN(): antlr.TerminalNode[];
    public IN(i: number): antlr.TerminalNode | null;
    public IN(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.IN);
    	} else {
    		return this.getToken(TypeScriptParser.IN, i);
    	}
    }
    public INSTANCEOF(): antlr.TerminalNode[];
    public INSTANCEOF(i: number): antlr.TerminalNode | null;
    public INSTANCEOF(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.INSTANCEOF);
    	} else {
    		return this.getToken(TypeScriptParser.INSTANCEOF, i);
    	}
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_assignment;
    }
}


export class ArrowBodyContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public operand(): OperandContext | null {
        return this.getRuleContext(0, OperandContext);
    }
    public block(): BlockContext | null {
        return this.getRuleContext(0, BlockContext);
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_arrowBody;
    }
}


export class ElementContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public JSX_OPEN(): antlr.TerminalNode {
        return this.getToken(TypeScriptParser.JSX_OPEN, 0)!;
    }
    public elementName(): ElementNameContext[];
    public elementName(i: number): ElementNameContext | null;
    public elementName(i?: number): ElementNameContext[] | ElementNameContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ElementNameContext);
        }

        return this.getRuleContext(i, ElementNameContext);
    }
    public JSX_CLOSE(): antlr.TerminalNode[];
    public JSX_CLOSE(i: number): antlr.TerminalNode | null;
    public JSX_CLOSE(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.JSX_CLOSE);
    	} else {
    		return this.getToken(TypeScriptParser.JSX_CLOSE, i);
    	}
    }
    public JSX_END_OPEN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.JSX_END_OPEN, 0);
    }
    public JSX_SLASH(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.JSX_SLASH, 0);
    }
    public attribute(): AttributeContext[];
    public attribute(i: number): AttributeContext | null;
    public attribute(i?: number): AttributeContext[] | AttributeContext | null {
        if (i === undefined) {
            return this.getRuleContexts(AttributeContext);
        }

        return this.getRuleContext(i, AttributeContext);
    }
    public child(): ChildContext[];
    public child(i: number): ChildContext | null;
    public child(i?: number): ChildContext[] | ChildContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ChildContext);
        }

        return this.getRuleContext(i, ChildContext);
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_element;
    }
}


export class AttributeContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public elementName(): ElementNameContext | null {
        return this.getRuleContext(0, ElementNameContext);
    }
    public JSX_ASSIGN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.JSX_ASSIGN, 0);
    }
    public JSX_STRING(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.JSX_STRING, 0);
    }
    public JSX_BRACE(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.JSX_BRACE, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
    }
    public CLOSE_BRACE(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.CLOSE_BRACE, 0);
    }
    public element(): ElementContext | null {
        return this.getRuleContext(0, ElementContext);
    }
    public ELLIPSIS(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.ELLIPSIS, 0);
    }
    public assignment(): AssignmentContext | null {
        return this.getRuleContext(0, AssignmentContext);
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_attribute;
    }
}


export class ChildContext extends antlr.ParserRuleContext {
    public constructor(parent: antlr.ParserRuleContext | null, invokingState: number) {
        super(parent, invokingState);
    }
    public JSX_TEXT(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.JSX_TEXT, 0);
    }
    public JSX_BRACE(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.JSX_BRACE, 0);
    }
    public CLOSE_BRACE(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.CLOSE_BRACE, 0);
    }
    public expression(): ExpressionContext | null {
        return this.getRuleContext(0, ExpressionContext);
    }
    public ELLIPSIS(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.ELLIPSIS, 0);
    }
    public element(): ElementContext | null {
        return this.getRuleContext(0, ElementContext);
    }
    public override get ruleIndex(): number {
        return TypeScriptParser.RULE_child;
    }
}
