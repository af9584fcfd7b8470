
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
            this.state = 362;
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

                this.state = 135;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 127;
                    this.match(TypeScriptParser.SEMICOLON);
                    this.state = 129;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 22)) & ~0x1F) === 0 && ((1 << (_la - 22)) & 101322753) !== 0) || ((((_la - 56)) & ~0x1F) === 0 && ((1 << (_la - 56)) & 1049119) !== 0) || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 2162707) !== 0) || ((((_la - 150)) & ~0x1F) === 0 && ((1 << (_la - 150)) & 511) !== 0)) {
                        {
                        this.state = 128;
                        this.expression();
                        }
                    }

                    this.state = 131;
                    this.match(TypeScriptParser.SEMICOLON);
                    this.state = 133;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 22)) & ~0x1F) === 0 && ((1 << (_la - 22)) & 101322753) !== 0) || ((((_la - 56)) & ~0x1F) === 0 && ((1 << (_la - 56)) & 1049119) !== 0) || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 2162707) !== 0) || ((((_la - 150)) & ~0x1F) === 0 && ((1 << (_la - 150)) & 511) !== 0)) {
                        {
                        this.state = 132;
                        this.expression();
                        }
                    }

                    }
                }

                this.state = 137;
                this.match(TypeScriptParser.CLOSE_PAREN);
                this.state = 138;
                this.statement();
                }
                break;
            case TypeScriptParser.WHILE:
                {
                this.state = 139;
                this.match(TypeScriptParser.WHILE);
                this.state = 140;
                this.match(TypeScriptParser.OPEN_PAREN);
                this.state = 141;
                this.expression();
                this.state = 142;
                this.match(TypeScriptParser.CLOSE_PAREN);
                this.state = 143;
                this.statement();
                }
                break;
            case TypeScriptParser.DO:
                {
                this.state = 145;
                this.match(TypeScriptParser.DO);
                this.state = 146;
                this.statement();
                this.state = 147;
                this.match(TypeScriptParser.WHILE);
                this.state = 148;
                this.match(TypeScriptParser.OPEN_PAREN);
                this.state = 149;
                this.expression();
                this.state = 150;
                this.match(TypeScriptParser.CLOSE_PAREN);
                this.state = 152;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 12, this.context) ) {
                case 1:
                    {
                    this.state = 151;
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
                this.state = 154;
                this.match(TypeScriptParser.RETURN);
                this.state = 155;
                this.returnValue();
                this.state = 157;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 156;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case TypeScriptParser.BARE_RETURN:
                {
                this.state = 159;
                this.match(TypeScriptParser.BARE_RETURN);
                this.state = 161;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 160;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case TypeScriptParser.BREAK:
            case TypeScriptParser.CONTINUE:
                {
                this.state = 163;
                _la = this.tokenStream.LA(1);
                if(!(_la === 14 || _la === 19)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 165;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 165) {
                    {
                    this.state = 164;
                    this.match(TypeScriptParser.JUMP_TARGET);
                    }
                }

                this.state = 168;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 167;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case TypeScriptParser.THROW:
                {
                this.state = 170;
                this.match(TypeScriptParser.THROW);
                this.state = 171;
                this.expression();
                this.state = 173;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 172;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case TypeScriptParser.TRY:
                {
                this.state = 175;
                this.match(TypeScriptParser.TRY);
                this.state = 176;
                this.block();
                this.state = 185;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 16) {
                    {
                    this.state = 177;
                    this.match(TypeScriptParser.CATCH);
                    this.state = 182;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 63) {
                        {
                        this.state = 178;
                        this.match(TypeScriptParser.OPEN_PAREN);
                        this.state = 179;
                        this.binding();
                        this.state = 180;
                        this.match(TypeScriptParser.CLOSE_PAREN);
                        }
                    }

                    this.state = 184;
                    this.block();
                    }
                }

                this.state = 189;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 27) {
                    {
                    this.state = 187;
                    this.match(TypeScriptParser.FINALLY);
                    this.state = 188;
                    this.block();
                    }
                }

                }
                break;
            case TypeScriptParser.SWITCH:
                {
                this.state = 191;
                this.match(TypeScriptParser.SWITCH);
                this.state = 192;
                this.match(TypeScriptParser.OPEN_PAREN);
                this.state = 193;
                this.expression();
                this.state = 194;
                this.match(TypeScriptParser.CLOSE_PAREN);
                this.state = 195;
                this.match(TypeScriptParser.OPEN_BRACE);
                this.state = 199;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 15 || _la === 21) {
                    {
                    {
                    this.state = 196;
                    this.switchCase();
                    }
                    }
                    this.state = 201;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 202;
                this.match(TypeScriptParser.CLOSE_BRACE);
                }
                break;
            case TypeScriptParser.LABEL:
                {
                this.state = 204;
                this.match(TypeScriptParser.LABEL);
                this.state = 205;
                this.match(TypeScriptParser.COLON);
                this.state = 206;
                this.statement();
                }
                break;
            case TypeScriptParser.FUNCTION:
            case TypeScriptParser.ASYNC_FUNCTION:
                {
                this.state = 208;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 169) {
                    {
                    this.state = 207;
                    this.match(TypeScriptParser.ASYNC_FUNCTION);
                    }
                }

                this.state = 210;
                this.match(TypeScriptParser.FUNCTION);
                this.state = 212;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 159) {
                    {
                    this.state = 211;
                    this.match(TypeScriptParser.GENERATOR);
                    }
                }

                this.state = 215;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 214;
                    this.match(TypeScriptParser.IDENTIFIER);
                    }
                }

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
                switch (this.interpreter.adaptivePredict(this.tokenStream, 26, this.context) ) {
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
                this.state = 229;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 228;
                    this.match(TypeScriptParser.IDENTIFIER);
                    }
                }

                this.state = 231;
                this.classTail();
                }
                break;
            case TypeScriptParser.AT:
                {
                this.state = 233;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                do {
                    {
                    {
                    this.state = 232;
                    this.decorator();
                    }
                    }
                    this.state = 235;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                } while (_la === 75);
                this.state = 238;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 25) {
                    {
                    this.state = 237;
                    this.match(TypeScriptParser.EXPORT);
                    }
                }

                this.state = 241;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 21) {
                    {
                    this.state = 240;
                    this.match(TypeScriptParser.DEFAULT);
                    }
                }

                this.state = 246;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 5) {
                    {
                    {
                    this.state = 243;
                    this.match(TypeScriptParser.MODIFIER);
                    }
                    }
                    this.state = 248;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 249;
                this.match(TypeScriptParser.CLASS);
                this.state = 251;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 250;
                    this.match(TypeScriptParser.IDENTIFIER);
                    }
                }

                this.state = 253;
                this.classTail();
                }
                break;
            case TypeScriptParser.INTERFACE:
                {
                this.state = 255;
                this.match(TypeScriptParser.INTERFACE);
                this.state = 256;
                this.match(TypeScriptParser.IDENTIFIER);
                this.state = 258;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 122) {
                    {
                    this.state = 257;
                    this.typeArguments();
                    }
                }

                this.state = 269;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 130) {
                    {
                    this.state = 260;
                    this.match(TypeScriptParser.TYPE_OPERATOR);
                    this.state = 261;
                    this.type_();
                    this.state = 266;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 68) {
                        {
                        {
                        this.state = 262;
                        this.match(TypeScriptParser.COMMA);
                        this.state = 263;
                        this.type_();
                        }
                        }
                        this.state = 268;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 271;
                this.typeMembers();
                }
                break;
            case TypeScriptParser.TYPE:
                {
                this.state = 272;
                this.match(TypeScriptParser.TYPE);
                this.state = 273;
                this.match(TypeScriptParser.IDENTIFIER);
                this.state = 275;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 122) {
                    {
                    this.state = 274;
                    this.typeArguments();
                    }
                }

                this.state = 277;
                this.match(TypeScriptParser.ASSIGN);
                this.state = 278;
                this.type_();
                this.state = 280;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 279;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case TypeScriptParser.ENUM:
                {
                this.state = 282;
                this.match(TypeScriptParser.ENUM);
                this.state = 283;
                this.match(TypeScriptParser.IDENTIFIER);
                this.state = 284;
                this.match(TypeScriptParser.OBJECT_OPEN);
                this.state = 296;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 44)) & ~0x1F) === 0 && ((1 << (_la - 44)) & 539092553) !== 0) || _la === 159) {
                    {
                    this.state = 285;
                    this.member();
                    this.state = 290;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 39, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 286;
                            this.match(TypeScriptParser.COMMA);
                            this.state = 287;
                            this.member();
                            }
                            }
                        }
                        this.state = 292;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 39, this.context);
                    }
                    this.state = 294;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 68) {
                        {
                        this.state = 293;
                        this.match(TypeScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 298;
                this.match(TypeScriptParser.CLOSE_BRACE);
                }
                break;
            case TypeScriptParser.NAMESPACE:
                {
                this.state = 299;
                this.match(TypeScriptParser.NAMESPACE);
                this.state = 309;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 43, this.context) ) {
                case 1:
                    {
                    this.state = 300;
                    this.match(TypeScriptParser.IDENTIFIER);
                    this.state = 305;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 71) {
                        {
                        {
                        this.state = 301;
                        this.match(TypeScriptParser.DOT);
                        this.state = 302;
                        this.match(TypeScriptParser.IDENTIFIER);
                        }
                        }
                        this.state = 307;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                    break;
                case 2:
                    {
                    this.state = 308;
                    this.match(TypeScriptParser.STRING);
                    }
                    break;
                }
                this.state = 312;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 44, this.context) ) {
                case 1:
                    {
                    this.state = 311;
                    this.body();
                    }
                    break;
                }
                this.state = 315;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 314;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case TypeScriptParser.IMPORT:
                {
                this.state = 317;
                this.match(TypeScriptParser.IMPORT);
                this.state = 319;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 129) {
                    {
                    this.state = 318;
                    this.match(TypeScriptParser.TYPE_ONLY);
                    }
                }

                this.state = 331;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57 || _la === 95 || _la === 150 || _la === 166) {
                    {
                    this.state = 321;
                    this.importPart();
                    this.state = 326;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 68) {
                        {
                        {
                        this.state = 322;
                        this.match(TypeScriptParser.COMMA);
                        this.state = 323;
                        this.importPart();
                        }
                        }
                        this.state = 328;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 329;
                    this.match(TypeScriptParser.FROM);
                    }
                }

                this.state = 333;
                this.match(TypeScriptParser.STRING);
                this.state = 335;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 164) {
                    {
                    this.state = 334;
                    this.attributes();
                    }
                }

                this.state = 338;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 337;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case TypeScriptParser.IMPORT_ALIAS:
                {
                this.state = 340;
                this.match(TypeScriptParser.IMPORT_ALIAS);
                this.state = 342;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 129) {
                    {
                    this.state = 341;
                    this.match(TypeScriptParser.TYPE_ONLY);
                    }
                }

                this.state = 344;
                this.match(TypeScriptParser.IDENTIFIER);
                this.state = 345;
                this.match(TypeScriptParser.ASSIGN);
                this.state = 346;
                this.operand();
                this.state = 348;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 347;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case TypeScriptParser.EXPORT:
                {
                this.state = 350;
                this.match(TypeScriptParser.EXPORT);
                this.state = 351;
                this.exported();
                }
                break;
            case TypeScriptParser.WITH:
                {
                this.state = 352;
                this.match(TypeScriptParser.WITH);
                this.state = 353;
                this.match(TypeScriptParser.OPEN_PAREN);
                this.state = 354;
                this.expression();
                this.state = 355;
                this.match(TypeScriptParser.CLOSE_PAREN);
                this.state = 356;
                this.statement();
                }
                break;
            case TypeScriptParser.DEBUGGER:
                {
                this.state = 358;
                this.match(TypeScriptParser.DEBUGGER);
                this.state = 360;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 359;
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
            this.state = 373;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.OPEN_BRACE:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 364;
                this.block();
                }
                break;
            case TypeScriptParser.BODY_OPEN:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 365;
                this.match(TypeScriptParser.BODY_OPEN);
                this.state = 369;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4074652010) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2413978623) !== 0) || _la === 75 || _la === 76 || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 2162963) !== 0) || ((((_la - 150)) & ~0x1F) === 0 && ((1 << (_la - 150)) & 4063743) !== 0)) {
                    {
                    {
                    this.state = 366;
                    this.statement();
                    }
                    }
                    this.state = 371;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 372;
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
            this.state = 416;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 67, this.context) ) {
            case 1:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 376;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 21) {
                    {
                    this.state = 375;
                    this.match(TypeScriptParser.DEFAULT);
                    }
                }

                this.state = 378;
                this.statement();
                }
                break;
            case 2:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 380;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 129) {
                    {
                    this.state = 379;
                    this.match(TypeScriptParser.TYPE_ONLY);
                    }
                }

                this.state = 400;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case TypeScriptParser.MULTIPLY:
                    {
                    this.state = 382;
                    this.match(TypeScriptParser.MULTIPLY);
                    this.state = 385;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 45) {
                        {
                        this.state = 383;
                        this.match(TypeScriptParser.AS);
                        this.state = 384;
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

                    this.state = 387;
                    this.match(TypeScriptParser.FROM);
                    this.state = 388;
                    this.match(TypeScriptParser.STRING);
                    this.state = 390;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 164) {
                        {
                        this.state = 389;
                        this.attributes();
                        }
                    }

                    }
                    break;
                case TypeScriptParser.OBJECT_OPEN:
                case TypeScriptParser.SPECIFIERS_OPEN:
                    {
                    this.state = 392;
                    this.specifiers();
                    this.state = 398;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 49) {
                        {
                        this.state = 393;
                        this.match(TypeScriptParser.FROM);
                        this.state = 394;
                        this.match(TypeScriptParser.STRING);
                        this.state = 396;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 164) {
                            {
                            this.state = 395;
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
                this.state = 403;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 402;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case 3:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 405;
                this.match(TypeScriptParser.ASSIGN);
                this.state = 406;
                this.expression();
                this.state = 408;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 407;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                }

                }
                break;
            case 4:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 410;
                this.match(TypeScriptParser.AS);
                this.state = 411;
                this.match(TypeScriptParser.IDENTIFIER);
                this.state = 412;
                this.match(TypeScriptParser.IDENTIFIER);
                this.state = 414;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 67) {
                    {
                    this.state = 413;
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
            this.state = 419;
            this.errorHandler.sync(this);
            switch (this.interpreter.adaptivePredict(this.tokenStream, 68, this.context) ) {
            case 1:
                {
                this.state = 418;
                this.match(TypeScriptParser.IDENTIFIER);
                }
                break;
            }
            this.state = 421;
            _la = this.tokenStream.LA(1);
            if(!(_la === 57 || _la === 60)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 424;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 45) {
                {
                this.state = 422;
                this.match(TypeScriptParser.AS);
                this.state = 423;
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
            this.state = 470;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.IDENTIFIER:
                {
                this.state = 426;
                this.match(TypeScriptParser.IDENTIFIER);
                }
                break;
            case TypeScriptParser.OPEN_BRACKET:
                {
                this.state = 427;
                this.match(TypeScriptParser.OPEN_BRACKET);
                this.state = 431;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 68) {
                    {
                    {
                    this.state = 428;
                    this.match(TypeScriptParser.COMMA);
                    }
                    }
                    this.state = 433;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 452;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 5 || ((((_la - 57)) & ~0x1F) === 0 && ((1 << (_la - 57)) & 327937) !== 0) || _la === 150) {
                    {
                    this.state = 434;
                    this.parameter();
                    this.state = 443;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 72, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 436;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            do {
                                {
                                {
                                this.state = 435;
                                this.match(TypeScriptParser.COMMA);
                                }
                                }
                                this.state = 438;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            } while (_la === 68);
                            this.state = 440;
                            this.parameter();
                            }
                            }
                        }
                        this.state = 445;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 72, this.context);
                    }
                    this.state = 449;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 68) {
                        {
                        {
                        this.state = 446;
                        this.match(TypeScriptParser.COMMA);
                        }
                        }
                        this.state = 451;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 454;
                this.match(TypeScriptParser.CLOSE_BRACKET);
                }
                break;
            case TypeScriptParser.OBJECT_OPEN:
                {
                this.state = 455;
                this.match(TypeScriptParser.OBJECT_OPEN);
                this.state = 467;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 57)) & ~0x1F) === 0 && ((1 << (_la - 57)) & 65807) !== 0)) {
                    {
                    this.state = 456;
                    this.property();
                    this.state = 461;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 75, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 457;
                            this.match(TypeScriptParser.COMMA);
                            this.state = 458;
                            this.property();
                            }
                            }
                        }
                        this.state = 463;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 75, this.context);
                    }
                    this.state = 465;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 68) {
                        {
                        this.state = 464;
                        this.match(TypeScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 469;
                this.match(TypeScriptParser.CLOSE_BRACE);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 473;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 125 || _la === 126) {
                {
                this.state = 472;
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

            this.state = 477;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 69) {
                {
                this.state = 475;
                this.match(TypeScriptParser.COLON);
                this.state = 476;
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
            this.state = 479;
            this.match(TypeScriptParser.OPEN_PAREN);
            this.state = 491;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 5 || ((((_la - 57)) & ~0x1F) === 0 && ((1 << (_la - 57)) & 327937) !== 0) || _la === 150) {
                {
                this.state = 480;
                this.parameter();
                this.state = 485;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 81, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 481;
                        this.match(TypeScriptParser.COMMA);
                        this.state = 482;
                        this.parameter();
                        }
                        }
                    }
                    this.state = 487;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 81, this.context);
                }
                this.state = 489;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 68) {
                    {
                    this.state = 488;
                    this.match(TypeScriptParser.COMMA);
                    }
                }

                }
            }

            this.state = 493;
            this.match(TypeScriptParser.CLOSE_PAREN);
            this.state = 496;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 127) {
                {
                this.state = 494;
                this.match(TypeScriptParser.RETURNS);
                this.state = 495;
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
            this.state = 501;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 75) {
                {
                {
                this.state = 498;
                this.decorator();
                }
                }
                this.state = 503;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 507;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 5) {
                {
                {
                this.state = 504;
                this.match(TypeScriptParser.MODIFIER);
                }
                }
                this.state = 509;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 511;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 73) {
                {
                this.state = 510;
                this.match(TypeScriptParser.ELLIPSIS);
                }
            }

            this.state = 513;
            this.binding();
            this.state = 516;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 77) {
                {
                this.state = 514;
                this.match(TypeScriptParser.ASSIGN);
                this.state = 515;
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
            this.state = 519;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 122) {
                {
                this.state = 518;
                this.typeArguments();
                }
            }

            this.state = 523;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 26) {
                {
                this.state = 521;
                this.match(TypeScriptParser.EXTENDS);
                this.state = 522;
                this.operand();
                }
            }

            this.state = 534;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 2) {
                {
                this.state = 525;
                this.match(TypeScriptParser.IMPLEMENTS);
                this.state = 526;
                this.type_();
                this.state = 531;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 68) {
                    {
                    {
                    this.state = 527;
                    this.match(TypeScriptParser.COMMA);
                    this.state = 528;
                    this.type_();
                    }
                    }
                    this.state = 533;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                }
            }

            this.state = 536;
            this.match(TypeScriptParser.OPEN_BRACE);
            this.state = 541;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 5 || ((((_la - 44)) & ~0x1F) === 0 && ((1 << (_la - 44)) & 2158224969) !== 0) || _la === 159) {
                {
                this.state = 539;
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
                    this.state = 537;
                    this.classMember();
                    }
                    break;
                case TypeScriptParser.SEMICOLON:
                    {
                    this.state = 538;
                    this.match(TypeScriptParser.SEMICOLON);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 543;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 544;
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
            this.state = 549;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 75) {
                {
                {
                this.state = 546;
                this.decorator();
                }
                }
                this.state = 551;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 555;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 5 || ((((_la - 44)) & ~0x1F) === 0 && ((1 << (_la - 44)) & 1609) !== 0)) {
                {
                {
                this.state = 552;
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
                this.state = 557;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 583;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.OPEN_BRACE:
                {
                this.state = 558;
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
                this.state = 560;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 159) {
                    {
                    this.state = 559;
                    this.match(TypeScriptParser.GENERATOR);
                    }
                }

                this.state = 562;
                this.memberName();
                this.state = 564;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 125 || _la === 126) {
                    {
                    this.state = 563;
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

                this.state = 573;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 63 || _la === 122) {
                    {
                    this.state = 567;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 122) {
                        {
                        this.state = 566;
                        this.typeArguments();
                        }
                    }

                    this.state = 569;
                    this.parameters();
                    this.state = 571;
                    this.errorHandler.sync(this);
                    switch (this.interpreter.adaptivePredict(this.tokenStream, 100, this.context) ) {
                    case 1:
                        {
                        this.state = 570;
                        this.body();
                        }
                        break;
                    }
                    }
                }

                this.state = 577;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 69) {
                    {
                    this.state = 575;
                    this.match(TypeScriptParser.COLON);
                    this.state = 576;
                    this.type_();
                    }
                }

                this.state = 581;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 77) {
                    {
                    this.state = 579;
                    this.match(TypeScriptParser.ASSIGN);
                    this.state = 580;
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
            this.state = 597;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 585;
                this.match(TypeScriptParser.IDENTIFIER);
                }
                break;
            case TypeScriptParser.NUMBER:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 586;
                this.match(TypeScriptParser.NUMBER);
                }
                break;
            case TypeScriptParser.STRING:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 587;
                this.match(TypeScriptParser.STRING);
                }
                break;
            case TypeScriptParser.PRIVATE:
                this.enterOuterAlt(localContext, 4);
                {
                this.state = 588;
                this.match(TypeScriptParser.PRIVATE);
                }
                break;
            case TypeScriptParser.OPEN_BRACKET:
                this.enterOuterAlt(localContext, 5);
                {
                this.state = 589;
                this.match(TypeScriptParser.OPEN_BRACKET);
                this.state = 590;
                this.expression();
                this.state = 593;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 69) {
                    {
                    this.state = 591;
                    this.match(TypeScriptParser.COLON);
                    this.state = 592;
                    this.type_();
                    }
                }

                this.state = 595;
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
            this.state = 623;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.ELLIPSIS:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 599;
                this.match(TypeScriptParser.ELLIPSIS);
                this.state = 600;
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
                this.state = 604;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 44)) & ~0x1F) === 0 && ((1 << (_la - 44)) & 1609) !== 0)) {
                    {
                    {
                    this.state = 601;
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
                    this.state = 606;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 608;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 159) {
                    {
                    this.state = 607;
                    this.match(TypeScriptParser.GENERATOR);
                    }
                }

                this.state = 610;
                this.memberName();
                this.state = 621;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case TypeScriptParser.COLON:
                    {
                    this.state = 611;
                    this.match(TypeScriptParser.COLON);
                    this.state = 612;
                    this.assignment();
                    }
                    break;
                case TypeScriptParser.OPEN_PAREN:
                case TypeScriptParser.ARGUMENTS_OPEN:
                    {
                    this.state = 614;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 122) {
                        {
                        this.state = 613;
                        this.typeArguments();
                        }
                    }

                    this.state = 616;
                    this.parameters();
                    this.state = 617;
                    this.body();
                    }
                    break;
                case TypeScriptParser.ASSIGN:
                    {
                    this.state = 619;
                    this.match(TypeScriptParser.ASSIGN);
                    this.state = 620;
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
            this.state = 641;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 22 || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 4219041) !== 0) || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 19) !== 0) || ((((_la - 152)) & ~0x1F) === 0 && ((1 << (_la - 152)) & 15) !== 0)) {
                {
                this.state = 639;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case TypeScriptParser.NOT:
                    {
                    this.state = 625;
                    this.match(TypeScriptParser.NOT);
                    }
                    break;
                case TypeScriptParser.BIT_NOT:
                    {
                    this.state = 626;
                    this.match(TypeScriptParser.BIT_NOT);
                    }
                    break;
                case TypeScriptParser.UNARY_PLUS:
                    {
                    this.state = 627;
                    this.match(TypeScriptParser.UNARY_PLUS);
                    }
                    break;
                case TypeScriptParser.UNARY_MINUS:
                    {
                    this.state = 628;
                    this.match(TypeScriptParser.UNARY_MINUS);
                    }
                    break;
                case TypeScriptParser.PREFIX_INCREMENT:
                    {
                    this.state = 629;
                    this.match(TypeScriptParser.PREFIX_INCREMENT);
                    }
                    break;
                case TypeScriptParser.PREFIX_DECREMENT:
                    {
                    this.state = 630;
                    this.match(TypeScriptParser.PREFIX_DECREMENT);
                    }
                    break;
                case TypeScriptParser.TYPEOF:
                    {
                    this.state = 631;
                    this.match(TypeScriptParser.TYPEOF);
                    }
                    break;
                case TypeScriptParser.VOID:
                    {
                    this.state = 632;
                    this.match(TypeScriptParser.VOID);
                    }
                    break;
                case TypeScriptParser.DELETE:
                    {
                    this.state = 633;
                    this.match(TypeScriptParser.DELETE);
                    }
                    break;
                case TypeScriptParser.NEW:
                    {
                    this.state = 634;
                    this.match(TypeScriptParser.NEW);
                    }
                    break;
                case TypeScriptParser.AWAIT:
                    {
                    this.state = 635;
                    this.match(TypeScriptParser.AWAIT);
                    }
                    break;
                case TypeScriptParser.YIELD:
                    {
                    this.state = 636;
                    this.match(TypeScriptParser.YIELD);
                    }
                    break;
                case TypeScriptParser.ASYNC:
                    {
                    this.state = 637;
                    this.match(TypeScriptParser.ASYNC);
                    }
                    break;
                case TypeScriptParser.ANGLE_OPEN:
                    {
                    this.state = 638;
                    this.typeParameters();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 643;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 745;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.NUMBER:
                {
                this.state = 644;
                this.match(TypeScriptParser.NUMBER);
                }
                break;
            case TypeScriptParser.IDENTIFIER:
                {
                this.state = 645;
                this.match(TypeScriptParser.IDENTIFIER);
                }
                break;
            case TypeScriptParser.STRING:
                {
                this.state = 646;
                this.match(TypeScriptParser.STRING);
                }
                break;
            case TypeScriptParser.PRIVATE:
                {
                this.state = 647;
                this.match(TypeScriptParser.PRIVATE);
                }
                break;
            case TypeScriptParser.REGULAR_EXPRESSION:
                {
                this.state = 648;
                this.match(TypeScriptParser.REGULAR_EXPRESSION);
                }
                break;
            case TypeScriptParser.GROUP_OPEN:
                {
                this.state = 649;
                this.match(TypeScriptParser.GROUP_OPEN);
                this.state = 661;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 22)) & ~0x1F) === 0 && ((1 << (_la - 22)) & 101322753) !== 0) || ((((_la - 56)) & ~0x1F) === 0 && ((1 << (_la - 56)) & 1180191) !== 0) || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 2162707) !== 0) || ((((_la - 150)) & ~0x1F) === 0 && ((1 << (_la - 150)) & 511) !== 0)) {
                    {
                    this.state = 650;
                    this.argument();
                    this.state = 655;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 114, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 651;
                            this.match(TypeScriptParser.COMMA);
                            this.state = 652;
                            this.argument();
                            }
                            }
                        }
                        this.state = 657;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 114, this.context);
                    }
                    this.state = 659;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 68) {
                        {
                        this.state = 658;
                        this.match(TypeScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 663;
                this.match(TypeScriptParser.CLOSE_PAREN);
                }
                break;
            case TypeScriptParser.OPEN_BRACKET:
                {
                this.state = 664;
                this.match(TypeScriptParser.OPEN_BRACKET);
                this.state = 668;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 68) {
                    {
                    {
                    this.state = 665;
                    this.match(TypeScriptParser.COMMA);
                    }
                    }
                    this.state = 670;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 689;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 22)) & ~0x1F) === 0 && ((1 << (_la - 22)) & 101322753) !== 0) || ((((_la - 56)) & ~0x1F) === 0 && ((1 << (_la - 56)) & 1180191) !== 0) || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 2162707) !== 0) || ((((_la - 150)) & ~0x1F) === 0 && ((1 << (_la - 150)) & 511) !== 0)) {
                    {
                    this.state = 671;
                    this.argument();
                    this.state = 680;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 119, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 673;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            do {
                                {
                                {
                                this.state = 672;
                                this.match(TypeScriptParser.COMMA);
                                }
                                }
                                this.state = 675;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            } while (_la === 68);
                            this.state = 677;
                            this.argument();
                            }
                            }
                        }
                        this.state = 682;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 119, this.context);
                    }
                    this.state = 686;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 68) {
                        {
                        {
                        this.state = 683;
                        this.match(TypeScriptParser.COMMA);
                        }
                        }
                        this.state = 688;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 691;
                this.match(TypeScriptParser.CLOSE_BRACKET);
                }
                break;
            case TypeScriptParser.OBJECT_OPEN:
                {
                this.state = 692;
                this.match(TypeScriptParser.OBJECT_OPEN);
                this.state = 704;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 44)) & ~0x1F) === 0 && ((1 << (_la - 44)) & 539092553) !== 0) || _la === 159) {
                    {
                    this.state = 693;
                    this.member();
                    this.state = 698;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 122, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 694;
                            this.match(TypeScriptParser.COMMA);
                            this.state = 695;
                            this.member();
                            }
                            }
                        }
                        this.state = 700;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 122, this.context);
                    }
                    this.state = 702;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 68) {
                        {
                        this.state = 701;
                        this.match(TypeScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 706;
                this.match(TypeScriptParser.CLOSE_BRACE);
                }
                break;
            case TypeScriptParser.TEMPLATE_OPEN:
                {
                this.state = 707;
                this.match(TypeScriptParser.TEMPLATE_OPEN);
                this.state = 715;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 134 || _la === 135) {
                    {
                    this.state = 713;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case TypeScriptParser.TEMPLATE_CHARACTERS:
                        {
                        this.state = 708;
                        this.match(TypeScriptParser.TEMPLATE_CHARACTERS);
                        }
                        break;
                    case TypeScriptParser.SUBSTITUTION_OPEN:
                        {
                        this.state = 709;
                        this.match(TypeScriptParser.SUBSTITUTION_OPEN);
                        this.state = 710;
                        this.expression();
                        this.state = 711;
                        this.match(TypeScriptParser.CLOSE_BRACE);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 717;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 718;
                this.match(TypeScriptParser.TEMPLATE_CLOSE);
                }
                break;
            case TypeScriptParser.FUNCTION_EXPRESSION:
                {
                this.state = 719;
                this.match(TypeScriptParser.FUNCTION_EXPRESSION);
                this.state = 721;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 159) {
                    {
                    this.state = 720;
                    this.match(TypeScriptParser.GENERATOR);
                    }
                }

                this.state = 724;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 723;
                    this.match(TypeScriptParser.IDENTIFIER);
                    }
                }

                this.state = 727;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 122) {
                    {
                    this.state = 726;
                    this.typeArguments();
                    }
                }

                this.state = 729;
                this.parameters();
                this.state = 730;
                this.body();
                }
                break;
            case TypeScriptParser.CLASS_EXPRESSION:
            case TypeScriptParser.EXPRESSION_AT:
                {
                this.state = 736;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 158) {
                    {
                    {
                    this.state = 732;
                    this.match(TypeScriptParser.EXPRESSION_AT);
                    this.state = 733;
                    this.decorating();
                    }
                    }
                    this.state = 738;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 739;
                this.match(TypeScriptParser.CLASS_EXPRESSION);
                this.state = 741;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 57) {
                    {
                    this.state = 740;
                    this.match(TypeScriptParser.IDENTIFIER);
                    }
                }

                this.state = 743;
                this.classTail();
                }
                break;
            case TypeScriptParser.JSX_OPEN:
                {
                this.state = 744;
                this.element();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 825;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 71 || _la === 72 || ((((_la - 118)) & ~0x1F) === 0 && ((1 << (_la - 118)) & 147) !== 0) || ((((_la - 160)) & ~0x1F) === 0 && ((1 << (_la - 160)) & 11) !== 0)) {
                {
                this.state = 823;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case TypeScriptParser.DOT:
                    {
                    this.state = 747;
                    this.match(TypeScriptParser.DOT);
                    this.state = 748;
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
                    this.state = 749;
                    this.match(TypeScriptParser.OPTIONAL_CHAIN);
                    this.state = 786;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case TypeScriptParser.IDENTIFIER:
                        {
                        this.state = 750;
                        this.match(TypeScriptParser.IDENTIFIER);
                        }
                        break;
                    case TypeScriptParser.PRIVATE:
                        {
                        this.state = 751;
                        this.match(TypeScriptParser.PRIVATE);
                        }
                        break;
                    case TypeScriptParser.INDEX_OPEN:
                        {
                        this.state = 752;
                        this.match(TypeScriptParser.INDEX_OPEN);
                        this.state = 753;
                        this.expression();
                        this.state = 754;
                        this.match(TypeScriptParser.CLOSE_BRACKET);
                        }
                        break;
                    case TypeScriptParser.ARGUMENTS_OPEN:
                    case TypeScriptParser.CALL_OPEN:
                        {
                        this.state = 757;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 122) {
                            {
                            this.state = 756;
                            this.typeArguments();
                            }
                        }

                        this.state = 759;
                        this.match(TypeScriptParser.CALL_OPEN);
                        this.state = 771;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (((((_la - 22)) & ~0x1F) === 0 && ((1 << (_la - 22)) & 101322753) !== 0) || ((((_la - 56)) & ~0x1F) === 0 && ((1 << (_la - 56)) & 1180191) !== 0) || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 2162707) !== 0) || ((((_la - 150)) & ~0x1F) === 0 && ((1 << (_la - 150)) & 511) !== 0)) {
                            {
                            this.state = 760;
                            this.argument();
                            this.state = 765;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 134, this.context);
                            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                                if (alternative === 1) {
                                    {
                                    {
                                    this.state = 761;
                                    this.match(TypeScriptParser.COMMA);
                                    this.state = 762;
                                    this.argument();
                                    }
                                    }
                                }
                                this.state = 767;
                                this.errorHandler.sync(this);
                                alternative = this.interpreter.adaptivePredict(this.tokenStream, 134, this.context);
                            }
                            this.state = 769;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            if (_la === 68) {
                                {
                                this.state = 768;
                                this.match(TypeScriptParser.COMMA);
                                }
                            }

                            }
                        }

                        this.state = 773;
                        this.match(TypeScriptParser.CLOSE_PAREN);
                        }
                        break;
                    case TypeScriptParser.TAGGED_OPEN:
                        {
                        this.state = 774;
                        this.match(TypeScriptParser.TAGGED_OPEN);
                        this.state = 782;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        while (_la === 134 || _la === 135) {
                            {
                            this.state = 780;
                            this.errorHandler.sync(this);
                            switch (this.tokenStream.LA(1)) {
                            case TypeScriptParser.TEMPLATE_CHARACTERS:
                                {
                                this.state = 775;
                                this.match(TypeScriptParser.TEMPLATE_CHARACTERS);
                                }
                                break;
                            case TypeScriptParser.SUBSTITUTION_OPEN:
                                {
                                this.state = 776;
                                this.match(TypeScriptParser.SUBSTITUTION_OPEN);
                                this.state = 777;
                                this.expression();
                                this.state = 778;
                                this.match(TypeScriptParser.CLOSE_BRACE);
                                }
                                break;
                            default:
                                throw new antlr.NoViableAltException(this);
                            }
                            }
                            this.state = 784;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                        }
                        this.state = 785;
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
                    this.state = 788;
                    this.match(TypeScriptParser.INDEX_OPEN);
                    this.state = 789;
                    this.expression();
                    this.state = 790;
                    this.match(TypeScriptParser.CLOSE_BRACKET);
                    }
                    break;
                case TypeScriptParser.CALL_OPEN:
                    {
                    this.state = 792;
                    this.match(TypeScriptParser.CALL_OPEN);
                    this.state = 804;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 22)) & ~0x1F) === 0 && ((1 << (_la - 22)) & 101322753) !== 0) || ((((_la - 56)) & ~0x1F) === 0 && ((1 << (_la - 56)) & 1180191) !== 0) || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 2162707) !== 0) || ((((_la - 150)) & ~0x1F) === 0 && ((1 << (_la - 150)) & 511) !== 0)) {
                        {
                        this.state = 793;
                        this.argument();
                        this.state = 798;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 140, this.context);
                        while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                            if (alternative === 1) {
                                {
                                {
                                this.state = 794;
                                this.match(TypeScriptParser.COMMA);
                                this.state = 795;
                                this.argument();
                                }
                                }
                            }
                            this.state = 800;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 140, this.context);
                        }
                        this.state = 802;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 68) {
                            {
                            this.state = 801;
                            this.match(TypeScriptParser.COMMA);
                            }
                        }

                        }
                    }

                    this.state = 806;
                    this.match(TypeScriptParser.CLOSE_PAREN);
                    }
                    break;
                case TypeScriptParser.TAGGED_OPEN:
                    {
                    this.state = 807;
                    this.match(TypeScriptParser.TAGGED_OPEN);
                    this.state = 815;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 134 || _la === 135) {
                        {
                        this.state = 813;
                        this.errorHandler.sync(this);
                        switch (this.tokenStream.LA(1)) {
                        case TypeScriptParser.TEMPLATE_CHARACTERS:
                            {
                            this.state = 808;
                            this.match(TypeScriptParser.TEMPLATE_CHARACTERS);
                            }
                            break;
                        case TypeScriptParser.SUBSTITUTION_OPEN:
                            {
                            this.state = 809;
                            this.match(TypeScriptParser.SUBSTITUTION_OPEN);
                            this.state = 810;
                            this.expression();
                            this.state = 811;
                            this.match(TypeScriptParser.CLOSE_BRACE);
                            }
                            break;
                        default:
                            throw new antlr.NoViableAltException(this);
                        }
                        }
                        this.state = 817;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 818;
                    this.match(TypeScriptParser.TEMPLATE_CLOSE);
                    }
                    break;
                case TypeScriptParser.INCREMENT:
                    {
                    this.state = 819;
                    this.match(TypeScriptParser.INCREMENT);
                    }
                    break;
                case TypeScriptParser.DECREMENT:
                    {
                    this.state = 820;
                    this.match(TypeScriptParser.DECREMENT);
                    }
                    break;
                case TypeScriptParser.NON_NULL:
                    {
                    this.state = 821;
                    this.match(TypeScriptParser.NON_NULL);
                    }
                    break;
                case TypeScriptParser.ARGUMENTS_OPEN:
                    {
                    this.state = 822;
                    this.typeArguments();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 827;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 832;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 7 || _la === 45) {
                {
                {
                this.state = 828;
                _la = this.tokenStream.LA(1);
                if(!(_la === 7 || _la === 45)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 829;
                this.type_();
                }
                }
                this.state = 834;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 841;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 74 || _la === 127) {
                {
                this.state = 837;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 127) {
                    {
                    this.state = 835;
                    this.match(TypeScriptParser.RETURNS);
                    this.state = 836;
                    this.type_();
                    }
                }

                this.state = 839;
                this.match(TypeScriptParser.ARROW);
                this.state = 840;
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
            this.state = 843;
            this.match(TypeScriptParser.JSX_NAME);
            this.state = 848;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 141 || _la === 142) {
                {
                {
                this.state = 844;
                _la = this.tokenStream.LA(1);
                if(!(_la === 141 || _la === 142)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 845;
                this.match(TypeScriptParser.JSX_NAME);
                }
                }
                this.state = 850;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 852;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 122) {
                {
                this.state = 851;
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
            this.state = 855;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 73) {
                {
                this.state = 854;
                this.match(TypeScriptParser.ELLIPSIS);
                }
            }

            this.state = 857;
            this.assignment();
            this.state = 859;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 126) {
                {
                this.state = 858;
                this.match(TypeScriptParser.OPTIONAL);
                }
            }

            this.state = 867;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 69) {
                {
                this.state = 861;
                this.match(TypeScriptParser.COLON);
                this.state = 862;
                this.type_();
                this.state = 865;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 77) {
                    {
                    this.state = 863;
                    this.match(TypeScriptParser.ASSIGN);
                    this.state = 864;
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
            this.state = 870;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 130) {
                {
                this.state = 869;
                this.match(TypeScriptParser.TYPE_OPERATOR);
                }
            }

            this.state = 872;
            this.typeOperand();
            this.state = 885;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 159, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    this.state = 883;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case TypeScriptParser.TYPE_OPERATOR:
                        {
                        this.state = 873;
                        this.match(TypeScriptParser.TYPE_OPERATOR);
                        this.state = 875;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 130) {
                            {
                            this.state = 874;
                            this.match(TypeScriptParser.TYPE_OPERATOR);
                            }
                        }

                        this.state = 877;
                        this.typeOperand();
                        }
                        break;
                    case TypeScriptParser.TYPE_QUESTION:
                        {
                        this.state = 878;
                        this.match(TypeScriptParser.TYPE_QUESTION);
                        this.state = 879;
                        this.type_();
                        this.state = 880;
                        this.match(TypeScriptParser.COLON);
                        this.state = 881;
                        this.type_();
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                }
                this.state = 887;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 159, this.context);
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
            this.state = 896;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 5 || _la === 9 || _la === 34 || _la === 39 || _la === 120 || _la === 153) {
                {
                this.state = 894;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case TypeScriptParser.TYPE_PREFIX:
                    {
                    this.state = 888;
                    this.match(TypeScriptParser.TYPE_PREFIX);
                    }
                    break;
                case TypeScriptParser.MODIFIER:
                    {
                    this.state = 889;
                    this.match(TypeScriptParser.MODIFIER);
                    }
                    break;
                case TypeScriptParser.TYPEOF:
                    {
                    this.state = 890;
                    this.match(TypeScriptParser.TYPEOF);
                    }
                    break;
                case TypeScriptParser.NEW:
                    {
                    this.state = 891;
                    this.match(TypeScriptParser.NEW);
                    }
                    break;
                case TypeScriptParser.UNARY_MINUS:
                    {
                    this.state = 892;
                    this.match(TypeScriptParser.UNARY_MINUS);
                    }
                    break;
                case TypeScriptParser.ANGLE_OPEN:
                    {
                    this.state = 893;
                    this.typeParameters();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 898;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 965;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.IDENTIFIER:
                {
                this.state = 899;
                this.match(TypeScriptParser.IDENTIFIER);
                }
                break;
            case TypeScriptParser.NUMBER:
                {
                this.state = 900;
                this.match(TypeScriptParser.NUMBER);
                }
                break;
            case TypeScriptParser.STRING:
                {
                this.state = 901;
                this.match(TypeScriptParser.STRING);
                }
                break;
            case TypeScriptParser.TEMPLATE_OPEN:
                {
                this.state = 902;
                this.match(TypeScriptParser.TEMPLATE_OPEN);
                this.state = 910;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 134 || _la === 135) {
                    {
                    this.state = 908;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case TypeScriptParser.TEMPLATE_CHARACTERS:
                        {
                        this.state = 903;
                        this.match(TypeScriptParser.TEMPLATE_CHARACTERS);
                        }
                        break;
                    case TypeScriptParser.SUBSTITUTION_OPEN:
                        {
                        this.state = 904;
                        this.match(TypeScriptParser.SUBSTITUTION_OPEN);
                        this.state = 905;
                        this.type_();
                        this.state = 906;
                        this.match(TypeScriptParser.CLOSE_BRACE);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                    this.state = 912;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 913;
                this.match(TypeScriptParser.TEMPLATE_CLOSE);
                }
                break;
            case TypeScriptParser.IMPORT:
            case TypeScriptParser.OPEN_PAREN:
                {
                this.state = 915;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 31) {
                    {
                    this.state = 914;
                    this.match(TypeScriptParser.IMPORT);
                    }
                }

                this.state = 917;
                this.match(TypeScriptParser.OPEN_PAREN);
                this.state = 929;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2147484192) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2793406497) !== 0) || _la === 73 || _la === 76 || ((((_la - 120)) & ~0x1F) === 0 && ((1 << (_la - 120)) & 1073742849) !== 0) || _la === 153) {
                    {
                    this.state = 918;
                    this.typeElement();
                    this.state = 923;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 165, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 919;
                            this.match(TypeScriptParser.COMMA);
                            this.state = 920;
                            this.typeElement();
                            }
                            }
                        }
                        this.state = 925;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 165, this.context);
                    }
                    this.state = 927;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 68) {
                        {
                        this.state = 926;
                        this.match(TypeScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 931;
                this.match(TypeScriptParser.CLOSE_PAREN);
                this.state = 934;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 128) {
                    {
                    this.state = 932;
                    this.match(TypeScriptParser.TYPE_ARROW);
                    this.state = 933;
                    this.type_();
                    }
                }

                }
                break;
            case TypeScriptParser.OPEN_BRACKET:
                {
                this.state = 936;
                this.match(TypeScriptParser.OPEN_BRACKET);
                this.state = 940;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 68) {
                    {
                    {
                    this.state = 937;
                    this.match(TypeScriptParser.COMMA);
                    }
                    }
                    this.state = 942;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 961;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2147484192) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2793406497) !== 0) || _la === 73 || _la === 76 || ((((_la - 120)) & ~0x1F) === 0 && ((1 << (_la - 120)) & 1073742849) !== 0) || _la === 153) {
                    {
                    this.state = 943;
                    this.typeElement();
                    this.state = 952;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 171, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 945;
                            this.errorHandler.sync(this);
                            _la = this.tokenStream.LA(1);
                            do {
                                {
                                {
                                this.state = 944;
                                this.match(TypeScriptParser.COMMA);
                                }
                                }
                                this.state = 947;
                                this.errorHandler.sync(this);
                                _la = this.tokenStream.LA(1);
                            } while (_la === 68);
                            this.state = 949;
                            this.typeElement();
                            }
                            }
                        }
                        this.state = 954;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 171, this.context);
                    }
                    this.state = 958;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (_la === 68) {
                        {
                        {
                        this.state = 955;
                        this.match(TypeScriptParser.COMMA);
                        }
                        }
                        this.state = 960;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    }
                }

                this.state = 963;
                this.match(TypeScriptParser.CLOSE_BRACKET);
                }
                break;
            case TypeScriptParser.OBJECT_OPEN:
                {
                this.state = 964;
                this.typeMembers();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 977;
            this.errorHandler.sync(this);
            alternative = this.interpreter.adaptivePredict(this.tokenStream, 177, this.context);
            while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                if (alternative === 1) {
                    {
                    this.state = 975;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case TypeScriptParser.DOT:
                        {
                        this.state = 967;
                        this.match(TypeScriptParser.DOT);
                        this.state = 968;
                        this.match(TypeScriptParser.IDENTIFIER);
                        }
                        break;
                    case TypeScriptParser.ARGUMENTS_OPEN:
                        {
                        this.state = 969;
                        this.typeArguments();
                        }
                        break;
                    case TypeScriptParser.INDEX_OPEN:
                        {
                        this.state = 970;
                        this.match(TypeScriptParser.INDEX_OPEN);
                        this.state = 972;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2147484192) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2793406497) !== 0) || _la === 76 || ((((_la - 120)) & ~0x1F) === 0 && ((1 << (_la - 120)) & 1073742849) !== 0) || _la === 153) {
                            {
                            this.state = 971;
                            this.type_();
                            }
                        }

                        this.state = 974;
                        this.match(TypeScriptParser.CLOSE_BRACKET);
                        }
                        break;
                    default:
                        throw new antlr.NoViableAltException(this);
                    }
                    }
                }
                this.state = 979;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 177, this.context);
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
            this.state = 981;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 73) {
                {
                this.state = 980;
                this.match(TypeScriptParser.ELLIPSIS);
                }
            }

            this.state = 983;
            this.type_();
            this.state = 985;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 126) {
                {
                this.state = 984;
                this.match(TypeScriptParser.OPTIONAL);
                }
            }

            this.state = 989;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 69) {
                {
                this.state = 987;
                this.match(TypeScriptParser.COLON);
                this.state = 988;
                this.type_();
                }
            }

            this.state = 993;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 77) {
                {
                this.state = 991;
                this.match(TypeScriptParser.ASSIGN);
                this.state = 992;
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
            this.state = 995;
            this.match(TypeScriptParser.ANGLE_OPEN);
            this.state = 1007;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2147484192) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2793406497) !== 0) || _la === 73 || _la === 76 || ((((_la - 120)) & ~0x1F) === 0 && ((1 << (_la - 120)) & 1073742849) !== 0) || _la === 153) {
                {
                this.state = 996;
                this.typeElement();
                this.state = 1001;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 182, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 997;
                        this.match(TypeScriptParser.COMMA);
                        this.state = 998;
                        this.typeElement();
                        }
                        }
                    }
                    this.state = 1003;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 182, this.context);
                }
                this.state = 1005;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 68) {
                    {
                    this.state = 1004;
                    this.match(TypeScriptParser.COMMA);
                    }
                }

                }
            }

            this.state = 1009;
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
            this.state = 1011;
            this.match(TypeScriptParser.ARGUMENTS_OPEN);
            this.state = 1023;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if ((((_la) & ~0x1F) === 0 && ((1 << _la) & 2147484192) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2793406497) !== 0) || _la === 73 || _la === 76 || ((((_la - 120)) & ~0x1F) === 0 && ((1 << (_la - 120)) & 1073742849) !== 0) || _la === 153) {
                {
                this.state = 1012;
                this.typeElement();
                this.state = 1017;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 185, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 1013;
                        this.match(TypeScriptParser.COMMA);
                        this.state = 1014;
                        this.typeElement();
                        }
                        }
                    }
                    this.state = 1019;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 185, this.context);
                }
                this.state = 1021;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 68) {
                    {
                    this.state = 1020;
                    this.match(TypeScriptParser.COMMA);
                    }
                }

                }
            }

            this.state = 1025;
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
            this.state = 1027;
            this.match(TypeScriptParser.OBJECT_OPEN);
            this.state = 1031;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 5 || _la === 34 || ((((_la - 50)) & ~0x1F) === 0 && ((1 << (_la - 50)) & 8423305) !== 0) || _la === 120 || _la === 151 || _la === 152 || _la === 153) {
                {
                {
                this.state = 1028;
                this.typeMember();
                }
                }
                this.state = 1033;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 1034;
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
            this.state = 1039;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 5 || _la === 50 || _la === 53 || _la === 152 || _la === 153) {
                {
                {
                this.state = 1036;
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
                this.state = 1041;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 1092;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.IDENTIFIER:
            case TypeScriptParser.PRIVATE:
            case TypeScriptParser.NUMBER:
            case TypeScriptParser.STRING:
            case TypeScriptParser.OPEN_BRACKET:
            case TypeScriptParser.ELLIPSIS:
                {
                this.state = 1043;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 73) {
                    {
                    this.state = 1042;
                    this.match(TypeScriptParser.ELLIPSIS);
                    }
                }

                this.state = 1053;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case TypeScriptParser.IDENTIFIER:
                    {
                    this.state = 1045;
                    this.match(TypeScriptParser.IDENTIFIER);
                    }
                    break;
                case TypeScriptParser.NUMBER:
                    {
                    this.state = 1046;
                    this.match(TypeScriptParser.NUMBER);
                    }
                    break;
                case TypeScriptParser.STRING:
                    {
                    this.state = 1047;
                    this.match(TypeScriptParser.STRING);
                    }
                    break;
                case TypeScriptParser.PRIVATE:
                    {
                    this.state = 1048;
                    this.match(TypeScriptParser.PRIVATE);
                    }
                    break;
                case TypeScriptParser.OPEN_BRACKET:
                    {
                    this.state = 1049;
                    this.match(TypeScriptParser.OPEN_BRACKET);
                    this.state = 1050;
                    this.typeElement();
                    this.state = 1051;
                    this.match(TypeScriptParser.CLOSE_BRACKET);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 1056;
                this.errorHandler.sync(this);
                switch (this.interpreter.adaptivePredict(this.tokenStream, 192, this.context) ) {
                case 1:
                    {
                    this.state = 1055;
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
                this.state = 1059;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 126) {
                    {
                    this.state = 1058;
                    this.match(TypeScriptParser.OPTIONAL);
                    }
                }

                this.state = 1065;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 63 || _la === 122) {
                    {
                    this.state = 1062;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 122) {
                        {
                        this.state = 1061;
                        this.typeArguments();
                        }
                    }

                    this.state = 1064;
                    this.parameters();
                    }
                }

                }
                break;
            case TypeScriptParser.NEW:
            case TypeScriptParser.ANGLE_OPEN:
            case TypeScriptParser.GROUP_OPEN:
                {
                this.state = 1068;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 34) {
                    {
                    this.state = 1067;
                    this.match(TypeScriptParser.NEW);
                    }
                }

                this.state = 1071;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 120) {
                    {
                    this.state = 1070;
                    this.typeParameters();
                    }
                }

                this.state = 1073;
                this.match(TypeScriptParser.GROUP_OPEN);
                this.state = 1085;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 5 || ((((_la - 57)) & ~0x1F) === 0 && ((1 << (_la - 57)) & 327937) !== 0) || _la === 150) {
                    {
                    this.state = 1074;
                    this.parameter();
                    this.state = 1079;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 198, this.context);
                    while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                        if (alternative === 1) {
                            {
                            {
                            this.state = 1075;
                            this.match(TypeScriptParser.COMMA);
                            this.state = 1076;
                            this.parameter();
                            }
                            }
                        }
                        this.state = 1081;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 198, this.context);
                    }
                    this.state = 1083;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 68) {
                        {
                        this.state = 1082;
                        this.match(TypeScriptParser.COMMA);
                        }
                    }

                    }
                }

                this.state = 1087;
                this.match(TypeScriptParser.CLOSE_PAREN);
                this.state = 1090;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 127) {
                    {
                    this.state = 1088;
                    this.match(TypeScriptParser.RETURNS);
                    this.state = 1089;
                    this.type_();
                    }
                }

                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 1096;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 69) {
                {
                this.state = 1094;
                this.match(TypeScriptParser.COLON);
                this.state = 1095;
                this.type_();
                }
            }

            this.state = 1099;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 67 || _la === 68) {
                {
                this.state = 1098;
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
            this.state = 1104;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4074652010) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2413978623) !== 0) || _la === 75 || _la === 76 || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 2162963) !== 0) || ((((_la - 150)) & ~0x1F) === 0 && ((1 << (_la - 150)) & 4063743) !== 0)) {
                {
                {
                this.state = 1101;
                this.statement();
                }
                }
                this.state = 1106;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 1107;
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
            this.state = 1109;
            this.match(TypeScriptParser.OPEN_BRACE);
            this.state = 1113;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4074652010) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2413978623) !== 0) || _la === 75 || _la === 76 || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 2162963) !== 0) || ((((_la - 150)) & ~0x1F) === 0 && ((1 << (_la - 150)) & 4063743) !== 0)) {
                {
                {
                this.state = 1110;
                this.statement();
                }
                }
                this.state = 1115;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
            }
            this.state = 1116;
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
            this.state = 1118;
            this.binding();
            this.state = 1121;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 77) {
                {
                this.state = 1119;
                this.match(TypeScriptParser.ASSIGN);
                this.state = 1120;
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
            this.state = 1134;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.ELLIPSIS:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 1123;
                this.match(TypeScriptParser.ELLIPSIS);
                this.state = 1124;
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
                this.state = 1125;
                this.memberName();
                this.state = 1128;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 69) {
                    {
                    this.state = 1126;
                    this.match(TypeScriptParser.COLON);
                    this.state = 1127;
                    this.binding();
                    }
                }

                this.state = 1132;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 77) {
                    {
                    this.state = 1130;
                    this.match(TypeScriptParser.ASSIGN);
                    this.state = 1131;
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
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 1154;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.CONST:
            case TypeScriptParser.VAR:
            case TypeScriptParser.LET:
            case TypeScriptParser.USING:
            case TypeScriptParser.AWAIT_USING:
                {
                this.state = 1143;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case TypeScriptParser.VAR:
                    {
                    this.state = 1136;
                    this.match(TypeScriptParser.VAR);
                    }
                    break;
                case TypeScriptParser.LET:
                    {
                    this.state = 1137;
                    this.match(TypeScriptParser.LET);
                    }
                    break;
                case TypeScriptParser.CONST:
                    {
                    this.state = 1138;
                    this.match(TypeScriptParser.CONST);
                    }
                    break;
                case TypeScriptParser.USING:
                case TypeScriptParser.AWAIT_USING:
                    {
                    this.state = 1140;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 170) {
                        {
                        this.state = 1139;
                        this.match(TypeScriptParser.AWAIT_USING);
                        }
                    }

                    this.state = 1142;
                    this.match(TypeScriptParser.USING);
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                this.state = 1145;
                this.declarator();
                this.state = 1150;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 68) {
                    {
                    {
                    this.state = 1146;
                    this.match(TypeScriptParser.COMMA);
                    this.state = 1147;
                    this.declarator();
                    }
                    }
                    this.state = 1152;
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
                {
                this.state = 1153;
                this.expression();
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 1158;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 52 || _la === 162) {
                {
                this.state = 1156;
                _la = this.tokenStream.LA(1);
                if(!(_la === 52 || _la === 162)) {
                this.errorHandler.recoverInline(this);
                }
                else {
                    this.errorHandler.reportMatch(this);
                    this.consume();
                }
                this.state = 1157;
                this.expression();
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
    public returnValue(): ReturnValueContext {
        let localContext = new ReturnValueContext(this.context, this.state);
        this.enterRule(localContext, 52, TypeScriptParser.RULE_returnValue);
        try {
            this.enterOuterAlt(localContext, 1);
            {
            this.state = 1160;
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
            this.state = 1165;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.CASE:
                {
                this.state = 1162;
                this.match(TypeScriptParser.CASE);
                this.state = 1163;
                this.expression();
                }
                break;
            case TypeScriptParser.DEFAULT:
                {
                this.state = 1164;
                this.match(TypeScriptParser.DEFAULT);
                }
                break;
            default:
                throw new antlr.NoViableAltException(this);
            }
            this.state = 1167;
            this.match(TypeScriptParser.COLON);
            this.state = 1171;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while ((((_la) & ~0x1F) === 0 && ((1 << _la) & 4074652010) !== 0) || ((((_la - 34)) & ~0x1F) === 0 && ((1 << (_la - 34)) & 2413978623) !== 0) || _la === 75 || _la === 76 || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 2162963) !== 0) || ((((_la - 150)) & ~0x1F) === 0 && ((1 << (_la - 150)) & 4063743) !== 0)) {
                {
                {
                this.state = 1168;
                this.statement();
                }
                }
                this.state = 1173;
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
            this.state = 1185;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 1174;
                this.match(TypeScriptParser.IDENTIFIER);
                this.state = 1179;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case TypeScriptParser.IDENTIFIER:
                    {
                    this.state = 1175;
                    this.match(TypeScriptParser.IDENTIFIER);
                    }
                    break;
                case TypeScriptParser.MULTIPLY:
                    {
                    this.state = 1176;
                    this.match(TypeScriptParser.MULTIPLY);
                    this.state = 1177;
                    this.match(TypeScriptParser.AS);
                    this.state = 1178;
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
                this.state = 1181;
                this.match(TypeScriptParser.MULTIPLY);
                this.state = 1182;
                this.match(TypeScriptParser.AS);
                this.state = 1183;
                this.match(TypeScriptParser.IDENTIFIER);
                }
                break;
            case TypeScriptParser.OBJECT_OPEN:
            case TypeScriptParser.SPECIFIERS_OPEN:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 1184;
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
            this.state = 1187;
            _la = this.tokenStream.LA(1);
            if(!(_la === 150 || _la === 166)) {
            this.errorHandler.recoverInline(this);
            }
            else {
                this.errorHandler.reportMatch(this);
                this.consume();
            }
            this.state = 1199;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (_la === 57 || _la === 60) {
                {
                this.state = 1188;
                this.specifier();
                this.state = 1193;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 220, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 1189;
                        this.match(TypeScriptParser.COMMA);
                        this.state = 1190;
                        this.specifier();
                        }
                        }
                    }
                    this.state = 1195;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 220, this.context);
                }
                this.state = 1197;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 68) {
                    {
                    this.state = 1196;
                    this.match(TypeScriptParser.COMMA);
                    }
                }

                }
            }

            this.state = 1201;
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
            this.state = 1203;
            this.match(TypeScriptParser.ATTRIBUTES);
            this.state = 1204;
            this.match(TypeScriptParser.OBJECT_OPEN);
            this.state = 1216;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            if (((((_la - 44)) & ~0x1F) === 0 && ((1 << (_la - 44)) & 539092553) !== 0) || _la === 159) {
                {
                this.state = 1205;
                this.member();
                this.state = 1210;
                this.errorHandler.sync(this);
                alternative = this.interpreter.adaptivePredict(this.tokenStream, 223, this.context);
                while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                    if (alternative === 1) {
                        {
                        {
                        this.state = 1206;
                        this.match(TypeScriptParser.COMMA);
                        this.state = 1207;
                        this.member();
                        }
                        }
                    }
                    this.state = 1212;
                    this.errorHandler.sync(this);
                    alternative = this.interpreter.adaptivePredict(this.tokenStream, 223, this.context);
                }
                this.state = 1214;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 68) {
                    {
                    this.state = 1213;
                    this.match(TypeScriptParser.COMMA);
                    }
                }

                }
            }

            this.state = 1218;
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
            this.state = 1220;
            this.match(TypeScriptParser.AT);
            this.state = 1221;
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
            this.state = 1252;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.IDENTIFIER:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 1223;
                this.match(TypeScriptParser.IDENTIFIER);
                this.state = 1228;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 71) {
                    {
                    {
                    this.state = 1224;
                    this.match(TypeScriptParser.DOT);
                    this.state = 1225;
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
                    this.state = 1230;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 1246;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 160) {
                    {
                    this.state = 1231;
                    this.match(TypeScriptParser.CALL_OPEN);
                    this.state = 1243;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (((((_la - 22)) & ~0x1F) === 0 && ((1 << (_la - 22)) & 101322753) !== 0) || ((((_la - 56)) & ~0x1F) === 0 && ((1 << (_la - 56)) & 1180191) !== 0) || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 2162707) !== 0) || ((((_la - 150)) & ~0x1F) === 0 && ((1 << (_la - 150)) & 511) !== 0)) {
                        {
                        this.state = 1232;
                        this.argument();
                        this.state = 1237;
                        this.errorHandler.sync(this);
                        alternative = this.interpreter.adaptivePredict(this.tokenStream, 227, this.context);
                        while (alternative !== 2 && alternative !== antlr.ATN.INVALID_ALT_NUMBER) {
                            if (alternative === 1) {
                                {
                                {
                                this.state = 1233;
                                this.match(TypeScriptParser.COMMA);
                                this.state = 1234;
                                this.argument();
                                }
                                }
                            }
                            this.state = 1239;
                            this.errorHandler.sync(this);
                            alternative = this.interpreter.adaptivePredict(this.tokenStream, 227, this.context);
                        }
                        this.state = 1241;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                        if (_la === 68) {
                            {
                            this.state = 1240;
                            this.match(TypeScriptParser.COMMA);
                            }
                        }

                        }
                    }

                    this.state = 1245;
                    this.match(TypeScriptParser.CLOSE_PAREN);
                    }
                }

                }
                break;
            case TypeScriptParser.GROUP_OPEN:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 1248;
                this.match(TypeScriptParser.GROUP_OPEN);
                this.state = 1249;
                this.expression();
                this.state = 1250;
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
            this.state = 1254;
            this.assignment();
            this.state = 1259;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 68) {
                {
                {
                this.state = 1255;
                this.match(TypeScriptParser.COMMA);
                this.state = 1256;
                this.assignment();
                }
                }
                this.state = 1261;
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
            this.state = 1262;
            this.operand();
            this.state = 1272;
            this.errorHandler.sync(this);
            _la = this.tokenStream.LA(1);
            while (_la === 32 || _la === 33 || ((((_la - 70)) & ~0x1F) === 0 && ((1 << (_la - 70)) & 4294967169) !== 0) || ((((_la - 102)) & ~0x1F) === 0 && ((1 << (_la - 102)) & 16383) !== 0)) {
                {
                this.state = 1270;
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
                    this.state = 1263;
                    _la = this.tokenStream.LA(1);
                    if(!(_la === 32 || _la === 33 || ((((_la - 77)) & ~0x1F) === 0 && ((1 << (_la - 77)) & 4294967295) !== 0) || ((((_la - 109)) & ~0x1F) === 0 && ((1 << (_la - 109)) & 127) !== 0))) {
                    this.errorHandler.recoverInline(this);
                    }
                    else {
                        this.errorHandler.reportMatch(this);
                        this.consume();
                    }
                    this.state = 1264;
                    this.operand();
                    }
                    break;
                case TypeScriptParser.QUESTION:
                    {
                    this.state = 1265;
                    this.match(TypeScriptParser.QUESTION);
                    this.state = 1266;
                    this.assignment();
                    this.state = 1267;
                    this.match(TypeScriptParser.COLON);
                    this.state = 1268;
                    this.operand();
                    }
                    break;
                default:
                    throw new antlr.NoViableAltException(this);
                }
                }
                this.state = 1274;
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
            this.state = 1277;
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
                this.state = 1275;
                this.operand();
                }
                break;
            case TypeScriptParser.OPEN_BRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 1276;
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
            this.state = 1279;
            this.match(TypeScriptParser.JSX_OPEN);
            this.state = 1311;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.JSX_NAME:
                {
                this.state = 1280;
                this.elementName();
                this.state = 1284;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (_la === 138 || _la === 148) {
                    {
                    {
                    this.state = 1281;
                    this.attribute();
                    }
                    }
                    this.state = 1286;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 1300;
                this.errorHandler.sync(this);
                switch (this.tokenStream.LA(1)) {
                case TypeScriptParser.JSX_SLASH:
                    {
                    this.state = 1287;
                    this.match(TypeScriptParser.JSX_SLASH);
                    this.state = 1288;
                    this.match(TypeScriptParser.JSX_CLOSE);
                    }
                    break;
                case TypeScriptParser.JSX_CLOSE:
                    {
                    this.state = 1289;
                    this.match(TypeScriptParser.JSX_CLOSE);
                    this.state = 1293;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    while (((((_la - 137)) & ~0x1F) === 0 && ((1 << (_la - 137)) & 3073) !== 0)) {
                        {
                        {
                        this.state = 1290;
                        this.child();
                        }
                        }
                        this.state = 1295;
                        this.errorHandler.sync(this);
                        _la = this.tokenStream.LA(1);
                    }
                    this.state = 1296;
                    this.match(TypeScriptParser.JSX_END_OPEN);
                    this.state = 1297;
                    this.elementName();
                    this.state = 1298;
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
                this.state = 1302;
                this.match(TypeScriptParser.JSX_CLOSE);
                this.state = 1306;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                while (((((_la - 137)) & ~0x1F) === 0 && ((1 << (_la - 137)) & 3073) !== 0)) {
                    {
                    {
                    this.state = 1303;
                    this.child();
                    }
                    }
                    this.state = 1308;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                }
                this.state = 1309;
                this.match(TypeScriptParser.JSX_END_OPEN);
                this.state = 1310;
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
            this.state = 1330;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.JSX_NAME:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 1313;
                this.elementName();
                this.state = 1323;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (_la === 140) {
                    {
                    this.state = 1314;
                    this.match(TypeScriptParser.JSX_ASSIGN);
                    this.state = 1321;
                    this.errorHandler.sync(this);
                    switch (this.tokenStream.LA(1)) {
                    case TypeScriptParser.JSX_STRING:
                        {
                        this.state = 1315;
                        this.match(TypeScriptParser.JSX_STRING);
                        }
                        break;
                    case TypeScriptParser.JSX_BRACE:
                        {
                        this.state = 1316;
                        this.match(TypeScriptParser.JSX_BRACE);
                        this.state = 1317;
                        this.expression();
                        this.state = 1318;
                        this.match(TypeScriptParser.CLOSE_BRACE);
                        }
                        break;
                    case TypeScriptParser.JSX_OPEN:
                        {
                        this.state = 1320;
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
                this.state = 1325;
                this.match(TypeScriptParser.JSX_BRACE);
                this.state = 1326;
                this.match(TypeScriptParser.ELLIPSIS);
                this.state = 1327;
                this.assignment();
                this.state = 1328;
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
            this.state = 1342;
            this.errorHandler.sync(this);
            switch (this.tokenStream.LA(1)) {
            case TypeScriptParser.JSX_TEXT:
                this.enterOuterAlt(localContext, 1);
                {
                this.state = 1332;
                this.match(TypeScriptParser.JSX_TEXT);
                }
                break;
            case TypeScriptParser.JSX_BRACE:
                this.enterOuterAlt(localContext, 2);
                {
                this.state = 1333;
                this.match(TypeScriptParser.JSX_BRACE);
                this.state = 1338;
                this.errorHandler.sync(this);
                _la = this.tokenStream.LA(1);
                if (((((_la - 22)) & ~0x1F) === 0 && ((1 << (_la - 22)) & 101322753) !== 0) || ((((_la - 56)) & ~0x1F) === 0 && ((1 << (_la - 56)) & 1180191) !== 0) || ((((_la - 116)) & ~0x1F) === 0 && ((1 << (_la - 116)) & 2162707) !== 0) || ((((_la - 150)) & ~0x1F) === 0 && ((1 << (_la - 150)) & 511) !== 0)) {
                    {
                    this.state = 1335;
                    this.errorHandler.sync(this);
                    _la = this.tokenStream.LA(1);
                    if (_la === 73) {
                        {
                        this.state = 1334;
                        this.match(TypeScriptParser.ELLIPSIS);
                        }
                    }

                    this.state = 1337;
                    this.expression();
                    }
                }

                this.state = 1340;
                this.match(TypeScriptParser.CLOSE_BRACE);
                }
                break;
            case TypeScriptParser.JSX_OPEN:
                this.enterOuterAlt(localContext, 3);
                {
                this.state = 1341;
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
        4,1,171,1345,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,
        7,6,2,7,7,7,2,8,7,8,2,9,7,9,2,10,7,10,2,11,7,11,2,12,7,12,2,13,7,
        13,2,14,7,14,2,15,7,15,2,16,7,16,2,17,7,17,2,18,7,18,2,19,7,19,2,
        20,7,20,2,21,7,21,2,22,7,22,2,23,7,23,2,24,7,24,2,25,7,25,2,26,7,
        26,2,27,7,27,2,28,7,28,2,29,7,29,2,30,7,30,2,31,7,31,2,32,7,32,2,
        33,7,33,2,34,7,34,2,35,7,35,2,36,7,36,2,37,7,37,2,38,7,38,1,0,5,
        0,80,8,0,10,0,12,0,83,9,0,1,0,1,0,1,0,1,0,1,0,1,0,3,0,91,8,0,1,0,
        3,0,94,8,0,1,0,1,0,1,0,5,0,99,8,0,10,0,12,0,102,9,0,1,0,3,0,105,
        8,0,1,0,1,0,3,0,109,8,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,3,0,118,8,0,
        1,0,1,0,3,0,122,8,0,1,0,1,0,3,0,126,8,0,1,0,1,0,3,0,130,8,0,1,0,
        1,0,3,0,134,8,0,3,0,136,8,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,
        1,0,1,0,1,0,1,0,1,0,1,0,3,0,153,8,0,1,0,1,0,1,0,3,0,158,8,0,1,0,
        1,0,3,0,162,8,0,1,0,1,0,3,0,166,8,0,1,0,3,0,169,8,0,1,0,1,0,1,0,
        3,0,174,8,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,3,0,183,8,0,1,0,3,0,186,
        8,0,1,0,1,0,3,0,190,8,0,1,0,1,0,1,0,1,0,1,0,1,0,5,0,198,8,0,10,0,
        12,0,201,9,0,1,0,1,0,1,0,1,0,1,0,1,0,3,0,209,8,0,1,0,1,0,3,0,213,
        8,0,1,0,3,0,216,8,0,1,0,3,0,219,8,0,1,0,1,0,3,0,223,8,0,1,0,3,0,
        226,8,0,1,0,1,0,3,0,230,8,0,1,0,1,0,4,0,234,8,0,11,0,12,0,235,1,
        0,3,0,239,8,0,1,0,3,0,242,8,0,1,0,5,0,245,8,0,10,0,12,0,248,9,0,
        1,0,1,0,3,0,252,8,0,1,0,1,0,1,0,1,0,1,0,3,0,259,8,0,1,0,1,0,1,0,
        1,0,5,0,265,8,0,10,0,12,0,268,9,0,3,0,270,8,0,1,0,1,0,1,0,1,0,3,
        0,276,8,0,1,0,1,0,1,0,3,0,281,8,0,1,0,1,0,1,0,1,0,1,0,1,0,5,0,289,
        8,0,10,0,12,0,292,9,0,1,0,3,0,295,8,0,3,0,297,8,0,1,0,1,0,1,0,1,
        0,1,0,5,0,304,8,0,10,0,12,0,307,9,0,1,0,3,0,310,8,0,1,0,3,0,313,
        8,0,1,0,3,0,316,8,0,1,0,1,0,3,0,320,8,0,1,0,1,0,1,0,5,0,325,8,0,
        10,0,12,0,328,9,0,1,0,1,0,3,0,332,8,0,1,0,1,0,3,0,336,8,0,1,0,3,
        0,339,8,0,1,0,1,0,3,0,343,8,0,1,0,1,0,1,0,1,0,3,0,349,8,0,1,0,1,
        0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,3,0,361,8,0,3,0,363,8,0,1,1,1,
        1,1,1,5,1,368,8,1,10,1,12,1,371,9,1,1,1,3,1,374,8,1,1,2,3,2,377,
        8,2,1,2,1,2,3,2,381,8,2,1,2,1,2,1,2,3,2,386,8,2,1,2,1,2,1,2,3,2,
        391,8,2,1,2,1,2,1,2,1,2,3,2,397,8,2,3,2,399,8,2,3,2,401,8,2,1,2,
        3,2,404,8,2,1,2,1,2,1,2,3,2,409,8,2,1,2,1,2,1,2,1,2,3,2,415,8,2,
        3,2,417,8,2,1,3,3,3,420,8,3,1,3,1,3,1,3,3,3,425,8,3,1,4,1,4,1,4,
        5,4,430,8,4,10,4,12,4,433,9,4,1,4,1,4,4,4,437,8,4,11,4,12,4,438,
        1,4,5,4,442,8,4,10,4,12,4,445,9,4,1,4,5,4,448,8,4,10,4,12,4,451,
        9,4,3,4,453,8,4,1,4,1,4,1,4,1,4,1,4,5,4,460,8,4,10,4,12,4,463,9,
        4,1,4,3,4,466,8,4,3,4,468,8,4,1,4,3,4,471,8,4,1,4,3,4,474,8,4,1,
        4,1,4,3,4,478,8,4,1,5,1,5,1,5,1,5,5,5,484,8,5,10,5,12,5,487,9,5,
        1,5,3,5,490,8,5,3,5,492,8,5,1,5,1,5,1,5,3,5,497,8,5,1,6,5,6,500,
        8,6,10,6,12,6,503,9,6,1,6,5,6,506,8,6,10,6,12,6,509,9,6,1,6,3,6,
        512,8,6,1,6,1,6,1,6,3,6,517,8,6,1,7,3,7,520,8,7,1,7,1,7,3,7,524,
        8,7,1,7,1,7,1,7,1,7,5,7,530,8,7,10,7,12,7,533,9,7,3,7,535,8,7,1,
        7,1,7,1,7,5,7,540,8,7,10,7,12,7,543,9,7,1,7,1,7,1,8,5,8,548,8,8,
        10,8,12,8,551,9,8,1,8,5,8,554,8,8,10,8,12,8,557,9,8,1,8,1,8,3,8,
        561,8,8,1,8,1,8,3,8,565,8,8,1,8,3,8,568,8,8,1,8,1,8,3,8,572,8,8,
        3,8,574,8,8,1,8,1,8,3,8,578,8,8,1,8,1,8,3,8,582,8,8,3,8,584,8,8,
        1,9,1,9,1,9,1,9,1,9,1,9,1,9,1,9,3,9,594,8,9,1,9,1,9,3,9,598,8,9,
        1,10,1,10,1,10,5,10,603,8,10,10,10,12,10,606,9,10,1,10,3,10,609,
        8,10,1,10,1,10,1,10,1,10,3,10,615,8,10,1,10,1,10,1,10,1,10,1,10,
        3,10,622,8,10,3,10,624,8,10,1,11,1,11,1,11,1,11,1,11,1,11,1,11,1,
        11,1,11,1,11,1,11,1,11,1,11,1,11,5,11,640,8,11,10,11,12,11,643,9,
        11,1,11,1,11,1,11,1,11,1,11,1,11,1,11,1,11,1,11,5,11,654,8,11,10,
        11,12,11,657,9,11,1,11,3,11,660,8,11,3,11,662,8,11,1,11,1,11,1,11,
        5,11,667,8,11,10,11,12,11,670,9,11,1,11,1,11,4,11,674,8,11,11,11,
        12,11,675,1,11,5,11,679,8,11,10,11,12,11,682,9,11,1,11,5,11,685,
        8,11,10,11,12,11,688,9,11,3,11,690,8,11,1,11,1,11,1,11,1,11,1,11,
        5,11,697,8,11,10,11,12,11,700,9,11,1,11,3,11,703,8,11,3,11,705,8,
        11,1,11,1,11,1,11,1,11,1,11,1,11,1,11,5,11,714,8,11,10,11,12,11,
        717,9,11,1,11,1,11,1,11,3,11,722,8,11,1,11,3,11,725,8,11,1,11,3,
        11,728,8,11,1,11,1,11,1,11,1,11,1,11,5,11,735,8,11,10,11,12,11,738,
        9,11,1,11,1,11,3,11,742,8,11,1,11,1,11,3,11,746,8,11,1,11,1,11,1,
        11,1,11,1,11,1,11,1,11,1,11,1,11,1,11,3,11,758,8,11,1,11,1,11,1,
        11,1,11,5,11,764,8,11,10,11,12,11,767,9,11,1,11,3,11,770,8,11,3,
        11,772,8,11,1,11,1,11,1,11,1,11,1,11,1,11,1,11,5,11,781,8,11,10,
        11,12,11,784,9,11,1,11,3,11,787,8,11,1,11,1,11,1,11,1,11,1,11,1,
        11,1,11,1,11,5,11,797,8,11,10,11,12,11,800,9,11,1,11,3,11,803,8,
        11,3,11,805,8,11,1,11,1,11,1,11,1,11,1,11,1,11,1,11,5,11,814,8,11,
        10,11,12,11,817,9,11,1,11,1,11,1,11,1,11,1,11,5,11,824,8,11,10,11,
        12,11,827,9,11,1,11,1,11,5,11,831,8,11,10,11,12,11,834,9,11,1,11,
        1,11,3,11,838,8,11,1,11,1,11,3,11,842,8,11,1,12,1,12,1,12,5,12,847,
        8,12,10,12,12,12,850,9,12,1,12,3,12,853,8,12,1,13,3,13,856,8,13,
        1,13,1,13,3,13,860,8,13,1,13,1,13,1,13,1,13,3,13,866,8,13,3,13,868,
        8,13,1,14,3,14,871,8,14,1,14,1,14,1,14,3,14,876,8,14,1,14,1,14,1,
        14,1,14,1,14,1,14,5,14,884,8,14,10,14,12,14,887,9,14,1,15,1,15,1,
        15,1,15,1,15,1,15,5,15,895,8,15,10,15,12,15,898,9,15,1,15,1,15,1,
        15,1,15,1,15,1,15,1,15,1,15,1,15,5,15,909,8,15,10,15,12,15,912,9,
        15,1,15,1,15,3,15,916,8,15,1,15,1,15,1,15,1,15,5,15,922,8,15,10,
        15,12,15,925,9,15,1,15,3,15,928,8,15,3,15,930,8,15,1,15,1,15,1,15,
        3,15,935,8,15,1,15,1,15,5,15,939,8,15,10,15,12,15,942,9,15,1,15,
        1,15,4,15,946,8,15,11,15,12,15,947,1,15,5,15,951,8,15,10,15,12,15,
        954,9,15,1,15,5,15,957,8,15,10,15,12,15,960,9,15,3,15,962,8,15,1,
        15,1,15,3,15,966,8,15,1,15,1,15,1,15,1,15,1,15,3,15,973,8,15,1,15,
        5,15,976,8,15,10,15,12,15,979,9,15,1,16,3,16,982,8,16,1,16,1,16,
        3,16,986,8,16,1,16,1,16,3,16,990,8,16,1,16,1,16,3,16,994,8,16,1,
        17,1,17,1,17,1,17,5,17,1000,8,17,10,17,12,17,1003,9,17,1,17,3,17,
        1006,8,17,3,17,1008,8,17,1,17,1,17,1,18,1,18,1,18,1,18,5,18,1016,
        8,18,10,18,12,18,1019,9,18,1,18,3,18,1022,8,18,3,18,1024,8,18,1,
        18,1,18,1,19,1,19,5,19,1030,8,19,10,19,12,19,1033,9,19,1,19,1,19,
        1,20,5,20,1038,8,20,10,20,12,20,1041,9,20,1,20,3,20,1044,8,20,1,
        20,1,20,1,20,1,20,1,20,1,20,1,20,1,20,3,20,1054,8,20,1,20,3,20,1057,
        8,20,1,20,3,20,1060,8,20,1,20,3,20,1063,8,20,1,20,3,20,1066,8,20,
        1,20,3,20,1069,8,20,1,20,3,20,1072,8,20,1,20,1,20,1,20,1,20,5,20,
        1078,8,20,10,20,12,20,1081,9,20,1,20,3,20,1084,8,20,3,20,1086,8,
        20,1,20,1,20,1,20,3,20,1091,8,20,3,20,1093,8,20,1,20,1,20,3,20,1097,
        8,20,1,20,3,20,1100,8,20,1,21,5,21,1103,8,21,10,21,12,21,1106,9,
        21,1,21,1,21,1,22,1,22,5,22,1112,8,22,10,22,12,22,1115,9,22,1,22,
        1,22,1,23,1,23,1,23,3,23,1122,8,23,1,24,1,24,1,24,1,24,1,24,3,24,
        1129,8,24,1,24,1,24,3,24,1133,8,24,3,24,1135,8,24,1,25,1,25,1,25,
        1,25,3,25,1141,8,25,1,25,3,25,1144,8,25,1,25,1,25,1,25,5,25,1149,
        8,25,10,25,12,25,1152,9,25,1,25,3,25,1155,8,25,1,25,1,25,3,25,1159,
        8,25,1,26,1,26,1,27,1,27,1,27,3,27,1166,8,27,1,27,1,27,5,27,1170,
        8,27,10,27,12,27,1173,9,27,1,28,1,28,1,28,1,28,1,28,3,28,1180,8,
        28,1,28,1,28,1,28,1,28,3,28,1186,8,28,1,29,1,29,1,29,1,29,5,29,1192,
        8,29,10,29,12,29,1195,9,29,1,29,3,29,1198,8,29,3,29,1200,8,29,1,
        29,1,29,1,30,1,30,1,30,1,30,1,30,5,30,1209,8,30,10,30,12,30,1212,
        9,30,1,30,3,30,1215,8,30,3,30,1217,8,30,1,30,1,30,1,31,1,31,1,31,
        1,32,1,32,1,32,5,32,1227,8,32,10,32,12,32,1230,9,32,1,32,1,32,1,
        32,1,32,5,32,1236,8,32,10,32,12,32,1239,9,32,1,32,3,32,1242,8,32,
        3,32,1244,8,32,1,32,3,32,1247,8,32,1,32,1,32,1,32,1,32,3,32,1253,
        8,32,1,33,1,33,1,33,5,33,1258,8,33,10,33,12,33,1261,9,33,1,34,1,
        34,1,34,1,34,1,34,1,34,1,34,1,34,5,34,1271,8,34,10,34,12,34,1274,
        9,34,1,35,1,35,3,35,1278,8,35,1,36,1,36,1,36,5,36,1283,8,36,10,36,
        12,36,1286,9,36,1,36,1,36,1,36,1,36,5,36,1292,8,36,10,36,12,36,1295,
        9,36,1,36,1,36,1,36,1,36,3,36,1301,8,36,1,36,1,36,5,36,1305,8,36,
        10,36,12,36,1308,9,36,1,36,1,36,3,36,1312,8,36,1,37,1,37,1,37,1,
        37,1,37,1,37,1,37,1,37,3,37,1322,8,37,3,37,1324,8,37,1,37,1,37,1,
        37,1,37,1,37,3,37,1331,8,37,1,38,1,38,1,38,3,38,1336,8,38,1,38,3,
        38,1339,8,38,1,38,1,38,3,38,1343,8,38,1,38,0,0,39,0,2,4,6,8,10,12,
        14,16,18,20,22,24,26,28,30,32,34,36,38,40,42,44,46,48,50,52,54,56,
        58,60,62,64,66,68,70,72,74,76,0,15,2,0,67,67,167,167,2,0,14,14,19,
        19,2,0,57,57,60,60,1,0,125,126,5,0,5,5,44,44,47,47,50,50,53,54,4,
        0,44,44,47,47,50,50,53,54,1,0,57,58,2,0,7,7,45,45,1,0,141,142,4,
        0,5,5,50,50,53,53,152,153,1,0,152,153,1,0,67,68,2,0,52,52,162,162,
        2,0,150,150,166,166,2,0,32,33,77,115,1639,0,81,1,0,0,0,2,373,1,0,
        0,0,4,416,1,0,0,0,6,419,1,0,0,0,8,470,1,0,0,0,10,479,1,0,0,0,12,
        501,1,0,0,0,14,519,1,0,0,0,16,549,1,0,0,0,18,597,1,0,0,0,20,623,
        1,0,0,0,22,641,1,0,0,0,24,843,1,0,0,0,26,855,1,0,0,0,28,870,1,0,
        0,0,30,896,1,0,0,0,32,981,1,0,0,0,34,995,1,0,0,0,36,1011,1,0,0,0,
        38,1027,1,0,0,0,40,1039,1,0,0,0,42,1104,1,0,0,0,44,1109,1,0,0,0,
        46,1118,1,0,0,0,48,1134,1,0,0,0,50,1154,1,0,0,0,52,1160,1,0,0,0,
        54,1165,1,0,0,0,56,1185,1,0,0,0,58,1187,1,0,0,0,60,1203,1,0,0,0,
        62,1220,1,0,0,0,64,1252,1,0,0,0,66,1254,1,0,0,0,68,1262,1,0,0,0,
        70,1277,1,0,0,0,72,1279,1,0,0,0,74,1330,1,0,0,0,76,1342,1,0,0,0,
        78,80,5,5,0,0,79,78,1,0,0,0,80,83,1,0,0,0,81,79,1,0,0,0,81,82,1,
        0,0,0,82,362,1,0,0,0,83,81,1,0,0,0,84,363,5,167,0,0,85,363,3,44,
        22,0,86,94,5,40,0,0,87,94,5,51,0,0,88,94,5,18,0,0,89,91,5,170,0,
        0,90,89,1,0,0,0,90,91,1,0,0,0,91,92,1,0,0,0,92,94,5,55,0,0,93,86,
        1,0,0,0,93,87,1,0,0,0,93,88,1,0,0,0,93,90,1,0,0,0,94,95,1,0,0,0,
        95,100,3,46,23,0,96,97,5,68,0,0,97,99,3,46,23,0,98,96,1,0,0,0,99,
        102,1,0,0,0,100,98,1,0,0,0,100,101,1,0,0,0,101,104,1,0,0,0,102,100,
        1,0,0,0,103,105,5,67,0,0,104,103,1,0,0,0,104,105,1,0,0,0,105,363,
        1,0,0,0,106,108,3,66,33,0,107,109,5,67,0,0,108,107,1,0,0,0,108,109,
        1,0,0,0,109,363,1,0,0,0,110,111,5,30,0,0,111,112,5,63,0,0,112,113,
        3,66,33,0,113,114,5,64,0,0,114,117,3,0,0,0,115,116,5,24,0,0,116,
        118,3,0,0,0,117,115,1,0,0,0,117,118,1,0,0,0,118,363,1,0,0,0,119,
        121,5,28,0,0,120,122,5,48,0,0,121,120,1,0,0,0,121,122,1,0,0,0,122,
        123,1,0,0,0,123,125,5,63,0,0,124,126,3,50,25,0,125,124,1,0,0,0,125,
        126,1,0,0,0,126,135,1,0,0,0,127,129,5,67,0,0,128,130,3,66,33,0,129,
        128,1,0,0,0,129,130,1,0,0,0,130,131,1,0,0,0,131,133,5,67,0,0,132,
        134,3,66,33,0,133,132,1,0,0,0,133,134,1,0,0,0,134,136,1,0,0,0,135,
        127,1,0,0,0,135,136,1,0,0,0,136,137,1,0,0,0,137,138,5,64,0,0,138,
        363,3,0,0,0,139,140,5,42,0,0,140,141,5,63,0,0,141,142,3,66,33,0,
        142,143,5,64,0,0,143,144,3,0,0,0,144,363,1,0,0,0,145,146,5,23,0,
        0,146,147,3,0,0,0,147,148,5,42,0,0,148,149,5,63,0,0,149,150,3,66,
        33,0,150,152,5,64,0,0,151,153,7,0,0,0,152,151,1,0,0,0,152,153,1,
        0,0,0,153,363,1,0,0,0,154,155,5,35,0,0,155,157,3,52,26,0,156,158,
        5,67,0,0,157,156,1,0,0,0,157,158,1,0,0,0,158,363,1,0,0,0,159,161,
        5,168,0,0,160,162,5,67,0,0,161,160,1,0,0,0,161,162,1,0,0,0,162,363,
        1,0,0,0,163,165,7,1,0,0,164,166,5,165,0,0,165,164,1,0,0,0,165,166,
        1,0,0,0,166,168,1,0,0,0,167,169,5,67,0,0,168,167,1,0,0,0,168,169,
        1,0,0,0,169,363,1,0,0,0,170,171,5,37,0,0,171,173,3,66,33,0,172,174,
        5,67,0,0,173,172,1,0,0,0,173,174,1,0,0,0,174,363,1,0,0,0,175,176,
        5,38,0,0,176,185,3,44,22,0,177,182,5,16,0,0,178,179,5,63,0,0,179,
        180,3,8,4,0,180,181,5,64,0,0,181,183,1,0,0,0,182,178,1,0,0,0,182,
        183,1,0,0,0,183,184,1,0,0,0,184,186,3,44,22,0,185,177,1,0,0,0,185,
        186,1,0,0,0,186,189,1,0,0,0,187,188,5,27,0,0,188,190,3,44,22,0,189,
        187,1,0,0,0,189,190,1,0,0,0,190,363,1,0,0,0,191,192,5,36,0,0,192,
        193,5,63,0,0,193,194,3,66,33,0,194,195,5,64,0,0,195,199,5,61,0,0,
        196,198,3,54,27,0,197,196,1,0,0,0,198,201,1,0,0,0,199,197,1,0,0,
        0,199,200,1,0,0,0,200,202,1,0,0,0,201,199,1,0,0,0,202,203,5,62,0,
        0,203,363,1,0,0,0,204,205,5,171,0,0,205,206,5,69,0,0,206,363,3,0,
        0,0,207,209,5,169,0,0,208,207,1,0,0,0,208,209,1,0,0,0,209,210,1,
        0,0,0,210,212,5,29,0,0,211,213,5,159,0,0,212,211,1,0,0,0,212,213,
        1,0,0,0,213,215,1,0,0,0,214,216,5,57,0,0,215,214,1,0,0,0,215,216,
        1,0,0,0,216,218,1,0,0,0,217,219,3,36,18,0,218,217,1,0,0,0,218,219,
        1,0,0,0,219,220,1,0,0,0,220,222,3,10,5,0,221,223,3,2,1,0,222,221,
        1,0,0,0,222,223,1,0,0,0,223,225,1,0,0,0,224,226,5,67,0,0,225,224,
        1,0,0,0,225,226,1,0,0,0,226,363,1,0,0,0,227,229,5,17,0,0,228,230,
        5,57,0,0,229,228,1,0,0,0,229,230,1,0,0,0,230,231,1,0,0,0,231,363,
        3,14,7,0,232,234,3,62,31,0,233,232,1,0,0,0,234,235,1,0,0,0,235,233,
        1,0,0,0,235,236,1,0,0,0,236,238,1,0,0,0,237,239,5,25,0,0,238,237,
        1,0,0,0,238,239,1,0,0,0,239,241,1,0,0,0,240,242,5,21,0,0,241,240,
        1,0,0,0,241,242,1,0,0,0,242,246,1,0,0,0,243,245,5,5,0,0,244,243,
        1,0,0,0,245,248,1,0,0,0,246,244,1,0,0,0,246,247,1,0,0,0,247,249,
        1,0,0,0,248,246,1,0,0,0,249,251,5,17,0,0,250,252,5,57,0,0,251,250,
        1,0,0,0,251,252,1,0,0,0,252,253,1,0,0,0,253,254,3,14,7,0,254,363,
        1,0,0,0,255,256,5,3,0,0,256,258,5,57,0,0,257,259,3,36,18,0,258,257,
        1,0,0,0,258,259,1,0,0,0,259,269,1,0,0,0,260,261,5,130,0,0,261,266,
        3,28,14,0,262,263,5,68,0,0,263,265,3,28,14,0,264,262,1,0,0,0,265,
        268,1,0,0,0,266,264,1,0,0,0,266,267,1,0,0,0,267,270,1,0,0,0,268,
        266,1,0,0,0,269,260,1,0,0,0,269,270,1,0,0,0,270,271,1,0,0,0,271,
        363,3,38,19,0,272,273,5,8,0,0,273,275,5,57,0,0,274,276,3,36,18,0,
        275,274,1,0,0,0,275,276,1,0,0,0,276,277,1,0,0,0,277,278,5,77,0,0,
        278,280,3,28,14,0,279,281,5,67,0,0,280,279,1,0,0,0,280,281,1,0,0,
        0,281,363,1,0,0,0,282,283,5,1,0,0,283,284,5,57,0,0,284,296,5,150,
        0,0,285,290,3,20,10,0,286,287,5,68,0,0,287,289,3,20,10,0,288,286,
        1,0,0,0,289,292,1,0,0,0,290,288,1,0,0,0,290,291,1,0,0,0,291,294,
        1,0,0,0,292,290,1,0,0,0,293,295,5,68,0,0,294,293,1,0,0,0,294,295,
        1,0,0,0,295,297,1,0,0,0,296,285,1,0,0,0,296,297,1,0,0,0,297,298,
        1,0,0,0,298,363,5,62,0,0,299,309,5,6,0,0,300,305,5,57,0,0,301,302,
        5,71,0,0,302,304,5,57,0,0,303,301,1,0,0,0,304,307,1,0,0,0,305,303,
        1,0,0,0,305,306,1,0,0,0,306,310,1,0,0,0,307,305,1,0,0,0,308,310,
        5,60,0,0,309,300,1,0,0,0,309,308,1,0,0,0,309,310,1,0,0,0,310,312,
        1,0,0,0,311,313,3,2,1,0,312,311,1,0,0,0,312,313,1,0,0,0,313,315,
        1,0,0,0,314,316,5,67,0,0,315,314,1,0,0,0,315,316,1,0,0,0,316,363,
        1,0,0,0,317,319,5,31,0,0,318,320,5,129,0,0,319,318,1,0,0,0,319,320,
        1,0,0,0,320,331,1,0,0,0,321,326,3,56,28,0,322,323,5,68,0,0,323,325,
        3,56,28,0,324,322,1,0,0,0,325,328,1,0,0,0,326,324,1,0,0,0,326,327,
        1,0,0,0,327,329,1,0,0,0,328,326,1,0,0,0,329,330,5,49,0,0,330,332,
        1,0,0,0,331,321,1,0,0,0,331,332,1,0,0,0,332,333,1,0,0,0,333,335,
        5,60,0,0,334,336,3,60,30,0,335,334,1,0,0,0,335,336,1,0,0,0,336,338,
        1,0,0,0,337,339,5,67,0,0,338,337,1,0,0,0,338,339,1,0,0,0,339,363,
        1,0,0,0,340,342,5,124,0,0,341,343,5,129,0,0,342,341,1,0,0,0,342,
        343,1,0,0,0,343,344,1,0,0,0,344,345,5,57,0,0,345,346,5,77,0,0,346,
        348,3,22,11,0,347,349,5,67,0,0,348,347,1,0,0,0,348,349,1,0,0,0,349,
        363,1,0,0,0,350,351,5,25,0,0,351,363,3,4,2,0,352,353,5,43,0,0,353,
        354,5,63,0,0,354,355,3,66,33,0,355,356,5,64,0,0,356,357,3,0,0,0,
        357,363,1,0,0,0,358,360,5,20,0,0,359,361,5,67,0,0,360,359,1,0,0,
        0,360,361,1,0,0,0,361,363,1,0,0,0,362,84,1,0,0,0,362,85,1,0,0,0,
        362,93,1,0,0,0,362,106,1,0,0,0,362,110,1,0,0,0,362,119,1,0,0,0,362,
        139,1,0,0,0,362,145,1,0,0,0,362,154,1,0,0,0,362,159,1,0,0,0,362,
        163,1,0,0,0,362,170,1,0,0,0,362,175,1,0,0,0,362,191,1,0,0,0,362,
        204,1,0,0,0,362,208,1,0,0,0,362,227,1,0,0,0,362,233,1,0,0,0,362,
        255,1,0,0,0,362,272,1,0,0,0,362,282,1,0,0,0,362,299,1,0,0,0,362,
        317,1,0,0,0,362,340,1,0,0,0,362,350,1,0,0,0,362,352,1,0,0,0,362,
        358,1,0,0,0,363,1,1,0,0,0,364,374,3,44,22,0,365,369,5,123,0,0,366,
        368,3,0,0,0,367,366,1,0,0,0,368,371,1,0,0,0,369,367,1,0,0,0,369,
        370,1,0,0,0,370,372,1,0,0,0,371,369,1,0,0,0,372,374,5,62,0,0,373,
        364,1,0,0,0,373,365,1,0,0,0,374,3,1,0,0,0,375,377,5,21,0,0,376,375,
        1,0,0,0,376,377,1,0,0,0,377,378,1,0,0,0,378,417,3,0,0,0,379,381,
        5,129,0,0,380,379,1,0,0,0,380,381,1,0,0,0,381,400,1,0,0,0,382,385,
        5,95,0,0,383,384,5,45,0,0,384,386,7,2,0,0,385,383,1,0,0,0,385,386,
        1,0,0,0,386,387,1,0,0,0,387,388,5,49,0,0,388,390,5,60,0,0,389,391,
        3,60,30,0,390,389,1,0,0,0,390,391,1,0,0,0,391,401,1,0,0,0,392,398,
        3,58,29,0,393,394,5,49,0,0,394,396,5,60,0,0,395,397,3,60,30,0,396,
        395,1,0,0,0,396,397,1,0,0,0,397,399,1,0,0,0,398,393,1,0,0,0,398,
        399,1,0,0,0,399,401,1,0,0,0,400,382,1,0,0,0,400,392,1,0,0,0,401,
        403,1,0,0,0,402,404,5,67,0,0,403,402,1,0,0,0,403,404,1,0,0,0,404,
        417,1,0,0,0,405,406,5,77,0,0,406,408,3,66,33,0,407,409,5,67,0,0,
        408,407,1,0,0,0,408,409,1,0,0,0,409,417,1,0,0,0,410,411,5,45,0,0,
        411,412,5,57,0,0,412,414,5,57,0,0,413,415,5,67,0,0,414,413,1,0,0,
        0,414,415,1,0,0,0,415,417,1,0,0,0,416,376,1,0,0,0,416,380,1,0,0,
        0,416,405,1,0,0,0,416,410,1,0,0,0,417,5,1,0,0,0,418,420,5,57,0,0,
        419,418,1,0,0,0,419,420,1,0,0,0,420,421,1,0,0,0,421,424,7,2,0,0,
        422,423,5,45,0,0,423,425,7,2,0,0,424,422,1,0,0,0,424,425,1,0,0,0,
        425,7,1,0,0,0,426,471,5,57,0,0,427,431,5,65,0,0,428,430,5,68,0,0,
        429,428,1,0,0,0,430,433,1,0,0,0,431,429,1,0,0,0,431,432,1,0,0,0,
        432,452,1,0,0,0,433,431,1,0,0,0,434,443,3,12,6,0,435,437,5,68,0,
        0,436,435,1,0,0,0,437,438,1,0,0,0,438,436,1,0,0,0,438,439,1,0,0,
        0,439,440,1,0,0,0,440,442,3,12,6,0,441,436,1,0,0,0,442,445,1,0,0,
        0,443,441,1,0,0,0,443,444,1,0,0,0,444,449,1,0,0,0,445,443,1,0,0,
        0,446,448,5,68,0,0,447,446,1,0,0,0,448,451,1,0,0,0,449,447,1,0,0,
        0,449,450,1,0,0,0,450,453,1,0,0,0,451,449,1,0,0,0,452,434,1,0,0,
        0,452,453,1,0,0,0,453,454,1,0,0,0,454,471,5,66,0,0,455,467,5,150,
        0,0,456,461,3,48,24,0,457,458,5,68,0,0,458,460,3,48,24,0,459,457,
        1,0,0,0,460,463,1,0,0,0,461,459,1,0,0,0,461,462,1,0,0,0,462,465,
        1,0,0,0,463,461,1,0,0,0,464,466,5,68,0,0,465,464,1,0,0,0,465,466,
        1,0,0,0,466,468,1,0,0,0,467,456,1,0,0,0,467,468,1,0,0,0,468,469,
        1,0,0,0,469,471,5,62,0,0,470,426,1,0,0,0,470,427,1,0,0,0,470,455,
        1,0,0,0,471,473,1,0,0,0,472,474,7,3,0,0,473,472,1,0,0,0,473,474,
        1,0,0,0,474,477,1,0,0,0,475,476,5,69,0,0,476,478,3,28,14,0,477,475,
        1,0,0,0,477,478,1,0,0,0,478,9,1,0,0,0,479,491,5,63,0,0,480,485,3,
        12,6,0,481,482,5,68,0,0,482,484,3,12,6,0,483,481,1,0,0,0,484,487,
        1,0,0,0,485,483,1,0,0,0,485,486,1,0,0,0,486,489,1,0,0,0,487,485,
        1,0,0,0,488,490,5,68,0,0,489,488,1,0,0,0,489,490,1,0,0,0,490,492,
        1,0,0,0,491,480,1,0,0,0,491,492,1,0,0,0,492,493,1,0,0,0,493,496,
        5,64,0,0,494,495,5,127,0,0,495,497,3,28,14,0,496,494,1,0,0,0,496,
        497,1,0,0,0,497,11,1,0,0,0,498,500,3,62,31,0,499,498,1,0,0,0,500,
        503,1,0,0,0,501,499,1,0,0,0,501,502,1,0,0,0,502,507,1,0,0,0,503,
        501,1,0,0,0,504,506,5,5,0,0,505,504,1,0,0,0,506,509,1,0,0,0,507,
        505,1,0,0,0,507,508,1,0,0,0,508,511,1,0,0,0,509,507,1,0,0,0,510,
        512,5,73,0,0,511,510,1,0,0,0,511,512,1,0,0,0,512,513,1,0,0,0,513,
        516,3,8,4,0,514,515,5,77,0,0,515,517,3,68,34,0,516,514,1,0,0,0,516,
        517,1,0,0,0,517,13,1,0,0,0,518,520,3,36,18,0,519,518,1,0,0,0,519,
        520,1,0,0,0,520,523,1,0,0,0,521,522,5,26,0,0,522,524,3,22,11,0,523,
        521,1,0,0,0,523,524,1,0,0,0,524,534,1,0,0,0,525,526,5,2,0,0,526,
        531,3,28,14,0,527,528,5,68,0,0,528,530,3,28,14,0,529,527,1,0,0,0,
        530,533,1,0,0,0,531,529,1,0,0,0,531,532,1,0,0,0,532,535,1,0,0,0,
        533,531,1,0,0,0,534,525,1,0,0,0,534,535,1,0,0,0,535,536,1,0,0,0,
        536,541,5,61,0,0,537,540,3,16,8,0,538,540,5,67,0,0,539,537,1,0,0,
        0,539,538,1,0,0,0,540,543,1,0,0,0,541,539,1,0,0,0,541,542,1,0,0,
        0,542,544,1,0,0,0,543,541,1,0,0,0,544,545,5,62,0,0,545,15,1,0,0,
        0,546,548,3,62,31,0,547,546,1,0,0,0,548,551,1,0,0,0,549,547,1,0,
        0,0,549,550,1,0,0,0,550,555,1,0,0,0,551,549,1,0,0,0,552,554,7,4,
        0,0,553,552,1,0,0,0,554,557,1,0,0,0,555,553,1,0,0,0,555,556,1,0,
        0,0,556,583,1,0,0,0,557,555,1,0,0,0,558,584,3,44,22,0,559,561,5,
        159,0,0,560,559,1,0,0,0,560,561,1,0,0,0,561,562,1,0,0,0,562,564,
        3,18,9,0,563,565,7,3,0,0,564,563,1,0,0,0,564,565,1,0,0,0,565,573,
        1,0,0,0,566,568,3,36,18,0,567,566,1,0,0,0,567,568,1,0,0,0,568,569,
        1,0,0,0,569,571,3,10,5,0,570,572,3,2,1,0,571,570,1,0,0,0,571,572,
        1,0,0,0,572,574,1,0,0,0,573,567,1,0,0,0,573,574,1,0,0,0,574,577,
        1,0,0,0,575,576,5,69,0,0,576,578,3,28,14,0,577,575,1,0,0,0,577,578,
        1,0,0,0,578,581,1,0,0,0,579,580,5,77,0,0,580,582,3,68,34,0,581,579,
        1,0,0,0,581,582,1,0,0,0,582,584,1,0,0,0,583,558,1,0,0,0,583,560,
        1,0,0,0,584,17,1,0,0,0,585,598,5,57,0,0,586,598,5,59,0,0,587,598,
        5,60,0,0,588,598,5,58,0,0,589,590,5,65,0,0,590,593,3,66,33,0,591,
        592,5,69,0,0,592,594,3,28,14,0,593,591,1,0,0,0,593,594,1,0,0,0,594,
        595,1,0,0,0,595,596,5,66,0,0,596,598,1,0,0,0,597,585,1,0,0,0,597,
        586,1,0,0,0,597,587,1,0,0,0,597,588,1,0,0,0,597,589,1,0,0,0,598,
        19,1,0,0,0,599,600,5,73,0,0,600,624,3,68,34,0,601,603,7,5,0,0,602,
        601,1,0,0,0,603,606,1,0,0,0,604,602,1,0,0,0,604,605,1,0,0,0,605,
        608,1,0,0,0,606,604,1,0,0,0,607,609,5,159,0,0,608,607,1,0,0,0,608,
        609,1,0,0,0,609,610,1,0,0,0,610,621,3,18,9,0,611,612,5,69,0,0,612,
        622,3,68,34,0,613,615,3,36,18,0,614,613,1,0,0,0,614,615,1,0,0,0,
        615,616,1,0,0,0,616,617,3,10,5,0,617,618,3,2,1,0,618,622,1,0,0,0,
        619,620,5,77,0,0,620,622,3,68,34,0,621,611,1,0,0,0,621,614,1,0,0,
        0,621,619,1,0,0,0,621,622,1,0,0,0,622,624,1,0,0,0,623,599,1,0,0,
        0,623,604,1,0,0,0,624,21,1,0,0,0,625,640,5,116,0,0,626,640,5,117,
        0,0,627,640,5,152,0,0,628,640,5,153,0,0,629,640,5,154,0,0,630,640,
        5,155,0,0,631,640,5,39,0,0,632,640,5,41,0,0,633,640,5,22,0,0,634,
        640,5,34,0,0,635,640,5,48,0,0,636,640,5,56,0,0,637,640,5,47,0,0,
        638,640,3,34,17,0,639,625,1,0,0,0,639,626,1,0,0,0,639,627,1,0,0,
        0,639,628,1,0,0,0,639,629,1,0,0,0,639,630,1,0,0,0,639,631,1,0,0,
        0,639,632,1,0,0,0,639,633,1,0,0,0,639,634,1,0,0,0,639,635,1,0,0,
        0,639,636,1,0,0,0,639,637,1,0,0,0,639,638,1,0,0,0,640,643,1,0,0,
        0,641,639,1,0,0,0,641,642,1,0,0,0,642,745,1,0,0,0,643,641,1,0,0,
        0,644,746,5,59,0,0,645,746,5,57,0,0,646,746,5,60,0,0,647,746,5,58,
        0,0,648,746,5,132,0,0,649,661,5,151,0,0,650,655,3,26,13,0,651,652,
        5,68,0,0,652,654,3,26,13,0,653,651,1,0,0,0,654,657,1,0,0,0,655,653,
        1,0,0,0,655,656,1,0,0,0,656,659,1,0,0,0,657,655,1,0,0,0,658,660,
        5,68,0,0,659,658,1,0,0,0,659,660,1,0,0,0,660,662,1,0,0,0,661,650,
        1,0,0,0,661,662,1,0,0,0,662,663,1,0,0,0,663,746,5,64,0,0,664,668,
        5,65,0,0,665,667,5,68,0,0,666,665,1,0,0,0,667,670,1,0,0,0,668,666,
        1,0,0,0,668,669,1,0,0,0,669,689,1,0,0,0,670,668,1,0,0,0,671,680,
        3,26,13,0,672,674,5,68,0,0,673,672,1,0,0,0,674,675,1,0,0,0,675,673,
        1,0,0,0,675,676,1,0,0,0,676,677,1,0,0,0,677,679,3,26,13,0,678,673,
        1,0,0,0,679,682,1,0,0,0,680,678,1,0,0,0,680,681,1,0,0,0,681,686,
        1,0,0,0,682,680,1,0,0,0,683,685,5,68,0,0,684,683,1,0,0,0,685,688,
        1,0,0,0,686,684,1,0,0,0,686,687,1,0,0,0,687,690,1,0,0,0,688,686,
        1,0,0,0,689,671,1,0,0,0,689,690,1,0,0,0,690,691,1,0,0,0,691,746,
        5,66,0,0,692,704,5,150,0,0,693,698,3,20,10,0,694,695,5,68,0,0,695,
        697,3,20,10,0,696,694,1,0,0,0,697,700,1,0,0,0,698,696,1,0,0,0,698,
        699,1,0,0,0,699,702,1,0,0,0,700,698,1,0,0,0,701,703,5,68,0,0,702,
        701,1,0,0,0,702,703,1,0,0,0,703,705,1,0,0,0,704,693,1,0,0,0,704,
        705,1,0,0,0,705,706,1,0,0,0,706,746,5,62,0,0,707,715,5,76,0,0,708,
        714,5,134,0,0,709,710,5,135,0,0,710,711,3,66,33,0,711,712,5,62,0,
        0,712,714,1,0,0,0,713,708,1,0,0,0,713,709,1,0,0,0,714,717,1,0,0,
        0,715,713,1,0,0,0,715,716,1,0,0,0,716,718,1,0,0,0,717,715,1,0,0,
        0,718,746,5,136,0,0,719,721,5,156,0,0,720,722,5,159,0,0,721,720,
        1,0,0,0,721,722,1,0,0,0,722,724,1,0,0,0,723,725,5,57,0,0,724,723,
        1,0,0,0,724,725,1,0,0,0,725,727,1,0,0,0,726,728,3,36,18,0,727,726,
        1,0,0,0,727,728,1,0,0,0,728,729,1,0,0,0,729,730,3,10,5,0,730,731,
        3,2,1,0,731,746,1,0,0,0,732,733,5,158,0,0,733,735,3,64,32,0,734,
        732,1,0,0,0,735,738,1,0,0,0,736,734,1,0,0,0,736,737,1,0,0,0,737,
        739,1,0,0,0,738,736,1,0,0,0,739,741,5,157,0,0,740,742,5,57,0,0,741,
        740,1,0,0,0,741,742,1,0,0,0,742,743,1,0,0,0,743,746,3,14,7,0,744,
        746,3,72,36,0,745,644,1,0,0,0,745,645,1,0,0,0,745,646,1,0,0,0,745,
        647,1,0,0,0,745,648,1,0,0,0,745,649,1,0,0,0,745,664,1,0,0,0,745,
        692,1,0,0,0,745,707,1,0,0,0,745,719,1,0,0,0,745,736,1,0,0,0,745,
        744,1,0,0,0,746,825,1,0,0,0,747,748,5,71,0,0,748,824,7,6,0,0,749,
        786,5,72,0,0,750,787,5,57,0,0,751,787,5,58,0,0,752,753,5,161,0,0,
        753,754,3,66,33,0,754,755,5,66,0,0,755,787,1,0,0,0,756,758,3,36,
        18,0,757,756,1,0,0,0,757,758,1,0,0,0,758,759,1,0,0,0,759,771,5,160,
        0,0,760,765,3,26,13,0,761,762,5,68,0,0,762,764,3,26,13,0,763,761,
        1,0,0,0,764,767,1,0,0,0,765,763,1,0,0,0,765,766,1,0,0,0,766,769,
        1,0,0,0,767,765,1,0,0,0,768,770,5,68,0,0,769,768,1,0,0,0,769,770,
        1,0,0,0,770,772,1,0,0,0,771,760,1,0,0,0,771,772,1,0,0,0,772,773,
        1,0,0,0,773,787,5,64,0,0,774,782,5,163,0,0,775,781,5,134,0,0,776,
        777,5,135,0,0,777,778,3,66,33,0,778,779,5,62,0,0,779,781,1,0,0,0,
        780,775,1,0,0,0,780,776,1,0,0,0,781,784,1,0,0,0,782,780,1,0,0,0,
        782,783,1,0,0,0,783,785,1,0,0,0,784,782,1,0,0,0,785,787,5,136,0,
        0,786,750,1,0,0,0,786,751,1,0,0,0,786,752,1,0,0,0,786,757,1,0,0,
        0,786,774,1,0,0,0,787,824,1,0,0,0,788,789,5,161,0,0,789,790,3,66,
        33,0,790,791,5,66,0,0,791,824,1,0,0,0,792,804,5,160,0,0,793,798,
        3,26,13,0,794,795,5,68,0,0,795,797,3,26,13,0,796,794,1,0,0,0,797,
        800,1,0,0,0,798,796,1,0,0,0,798,799,1,0,0,0,799,802,1,0,0,0,800,
        798,1,0,0,0,801,803,5,68,0,0,802,801,1,0,0,0,802,803,1,0,0,0,803,
        805,1,0,0,0,804,793,1,0,0,0,804,805,1,0,0,0,805,806,1,0,0,0,806,
        824,5,64,0,0,807,815,5,163,0,0,808,814,5,134,0,0,809,810,5,135,0,
        0,810,811,3,66,33,0,811,812,5,62,0,0,812,814,1,0,0,0,813,808,1,0,
        0,0,813,809,1,0,0,0,814,817,1,0,0,0,815,813,1,0,0,0,815,816,1,0,
        0,0,816,818,1,0,0,0,817,815,1,0,0,0,818,824,5,136,0,0,819,824,5,
        118,0,0,820,824,5,119,0,0,821,824,5,125,0,0,822,824,3,36,18,0,823,
        747,1,0,0,0,823,749,1,0,0,0,823,788,1,0,0,0,823,792,1,0,0,0,823,
        807,1,0,0,0,823,819,1,0,0,0,823,820,1,0,0,0,823,821,1,0,0,0,823,
        822,1,0,0,0,824,827,1,0,0,0,825,823,1,0,0,0,825,826,1,0,0,0,826,
        832,1,0,0,0,827,825,1,0,0,0,828,829,7,7,0,0,829,831,3,28,14,0,830,
        828,1,0,0,0,831,834,1,0,0,0,832,830,1,0,0,0,832,833,1,0,0,0,833,
        841,1,0,0,0,834,832,1,0,0,0,835,836,5,127,0,0,836,838,3,28,14,0,
        837,835,1,0,0,0,837,838,1,0,0,0,838,839,1,0,0,0,839,840,5,74,0,0,
        840,842,3,70,35,0,841,837,1,0,0,0,841,842,1,0,0,0,842,23,1,0,0,0,
        843,848,5,138,0,0,844,845,7,8,0,0,845,847,5,138,0,0,846,844,1,0,
        0,0,847,850,1,0,0,0,848,846,1,0,0,0,848,849,1,0,0,0,849,852,1,0,
        0,0,850,848,1,0,0,0,851,853,3,36,18,0,852,851,1,0,0,0,852,853,1,
        0,0,0,853,25,1,0,0,0,854,856,5,73,0,0,855,854,1,0,0,0,855,856,1,
        0,0,0,856,857,1,0,0,0,857,859,3,68,34,0,858,860,5,126,0,0,859,858,
        1,0,0,0,859,860,1,0,0,0,860,867,1,0,0,0,861,862,5,69,0,0,862,865,
        3,28,14,0,863,864,5,77,0,0,864,866,3,68,34,0,865,863,1,0,0,0,865,
        866,1,0,0,0,866,868,1,0,0,0,867,861,1,0,0,0,867,868,1,0,0,0,868,
        27,1,0,0,0,869,871,5,130,0,0,870,869,1,0,0,0,870,871,1,0,0,0,871,
        872,1,0,0,0,872,885,3,30,15,0,873,875,5,130,0,0,874,876,5,130,0,
        0,875,874,1,0,0,0,875,876,1,0,0,0,876,877,1,0,0,0,877,884,3,30,15,
        0,878,879,5,131,0,0,879,880,3,28,14,0,880,881,5,69,0,0,881,882,3,
        28,14,0,882,884,1,0,0,0,883,873,1,0,0,0,883,878,1,0,0,0,884,887,
        1,0,0,0,885,883,1,0,0,0,885,886,1,0,0,0,886,29,1,0,0,0,887,885,1,
        0,0,0,888,895,5,9,0,0,889,895,5,5,0,0,890,895,5,39,0,0,891,895,5,
        34,0,0,892,895,5,153,0,0,893,895,3,34,17,0,894,888,1,0,0,0,894,889,
        1,0,0,0,894,890,1,0,0,0,894,891,1,0,0,0,894,892,1,0,0,0,894,893,
        1,0,0,0,895,898,1,0,0,0,896,894,1,0,0,0,896,897,1,0,0,0,897,965,
        1,0,0,0,898,896,1,0,0,0,899,966,5,57,0,0,900,966,5,59,0,0,901,966,
        5,60,0,0,902,910,5,76,0,0,903,909,5,134,0,0,904,905,5,135,0,0,905,
        906,3,28,14,0,906,907,5,62,0,0,907,909,1,0,0,0,908,903,1,0,0,0,908,
        904,1,0,0,0,909,912,1,0,0,0,910,908,1,0,0,0,910,911,1,0,0,0,911,
        913,1,0,0,0,912,910,1,0,0,0,913,966,5,136,0,0,914,916,5,31,0,0,915,
        914,1,0,0,0,915,916,1,0,0,0,916,917,1,0,0,0,917,929,5,63,0,0,918,
        923,3,32,16,0,919,920,5,68,0,0,920,922,3,32,16,0,921,919,1,0,0,0,
        922,925,1,0,0,0,923,921,1,0,0,0,923,924,1,0,0,0,924,927,1,0,0,0,
        925,923,1,0,0,0,926,928,5,68,0,0,927,926,1,0,0,0,927,928,1,0,0,0,
        928,930,1,0,0,0,929,918,1,0,0,0,929,930,1,0,0,0,930,931,1,0,0,0,
        931,934,5,64,0,0,932,933,5,128,0,0,933,935,3,28,14,0,934,932,1,0,
        0,0,934,935,1,0,0,0,935,966,1,0,0,0,936,940,5,65,0,0,937,939,5,68,
        0,0,938,937,1,0,0,0,939,942,1,0,0,0,940,938,1,0,0,0,940,941,1,0,
        0,0,941,961,1,0,0,0,942,940,1,0,0,0,943,952,3,32,16,0,944,946,5,
        68,0,0,945,944,1,0,0,0,946,947,1,0,0,0,947,945,1,0,0,0,947,948,1,
        0,0,0,948,949,1,0,0,0,949,951,3,32,16,0,950,945,1,0,0,0,951,954,
        1,0,0,0,952,950,1,0,0,0,952,953,1,0,0,0,953,958,1,0,0,0,954,952,
        1,0,0,0,955,957,5,68,0,0,956,955,1,0,0,0,957,960,1,0,0,0,958,956,
        1,0,0,0,958,959,1,0,0,0,959,962,1,0,0,0,960,958,1,0,0,0,961,943,
        1,0,0,0,961,962,1,0,0,0,962,963,1,0,0,0,963,966,5,66,0,0,964,966,
        3,38,19,0,965,899,1,0,0,0,965,900,1,0,0,0,965,901,1,0,0,0,965,902,
        1,0,0,0,965,915,1,0,0,0,965,936,1,0,0,0,965,964,1,0,0,0,966,977,
        1,0,0,0,967,968,5,71,0,0,968,976,5,57,0,0,969,976,3,36,18,0,970,
        972,5,161,0,0,971,973,3,28,14,0,972,971,1,0,0,0,972,973,1,0,0,0,
        973,974,1,0,0,0,974,976,5,66,0,0,975,967,1,0,0,0,975,969,1,0,0,0,
        975,970,1,0,0,0,976,979,1,0,0,0,977,975,1,0,0,0,977,978,1,0,0,0,
        978,31,1,0,0,0,979,977,1,0,0,0,980,982,5,73,0,0,981,980,1,0,0,0,
        981,982,1,0,0,0,982,983,1,0,0,0,983,985,3,28,14,0,984,986,5,126,
        0,0,985,984,1,0,0,0,985,986,1,0,0,0,986,989,1,0,0,0,987,988,5,69,
        0,0,988,990,3,28,14,0,989,987,1,0,0,0,989,990,1,0,0,0,990,993,1,
        0,0,0,991,992,5,77,0,0,992,994,3,28,14,0,993,991,1,0,0,0,993,994,
        1,0,0,0,994,33,1,0,0,0,995,1007,5,120,0,0,996,1001,3,32,16,0,997,
        998,5,68,0,0,998,1000,3,32,16,0,999,997,1,0,0,0,1000,1003,1,0,0,
        0,1001,999,1,0,0,0,1001,1002,1,0,0,0,1002,1005,1,0,0,0,1003,1001,
        1,0,0,0,1004,1006,5,68,0,0,1005,1004,1,0,0,0,1005,1006,1,0,0,0,1006,
        1008,1,0,0,0,1007,996,1,0,0,0,1007,1008,1,0,0,0,1008,1009,1,0,0,
        0,1009,1010,5,121,0,0,1010,35,1,0,0,0,1011,1023,5,122,0,0,1012,1017,
        3,32,16,0,1013,1014,5,68,0,0,1014,1016,3,32,16,0,1015,1013,1,0,0,
        0,1016,1019,1,0,0,0,1017,1015,1,0,0,0,1017,1018,1,0,0,0,1018,1021,
        1,0,0,0,1019,1017,1,0,0,0,1020,1022,5,68,0,0,1021,1020,1,0,0,0,1021,
        1022,1,0,0,0,1022,1024,1,0,0,0,1023,1012,1,0,0,0,1023,1024,1,0,0,
        0,1024,1025,1,0,0,0,1025,1026,5,121,0,0,1026,37,1,0,0,0,1027,1031,
        5,150,0,0,1028,1030,3,40,20,0,1029,1028,1,0,0,0,1030,1033,1,0,0,
        0,1031,1029,1,0,0,0,1031,1032,1,0,0,0,1032,1034,1,0,0,0,1033,1031,
        1,0,0,0,1034,1035,5,62,0,0,1035,39,1,0,0,0,1036,1038,7,9,0,0,1037,
        1036,1,0,0,0,1038,1041,1,0,0,0,1039,1037,1,0,0,0,1039,1040,1,0,0,
        0,1040,1092,1,0,0,0,1041,1039,1,0,0,0,1042,1044,5,73,0,0,1043,1042,
        1,0,0,0,1043,1044,1,0,0,0,1044,1053,1,0,0,0,1045,1054,5,57,0,0,1046,
        1054,5,59,0,0,1047,1054,5,60,0,0,1048,1054,5,58,0,0,1049,1050,5,
        65,0,0,1050,1051,3,32,16,0,1051,1052,5,66,0,0,1052,1054,1,0,0,0,
        1053,1045,1,0,0,0,1053,1046,1,0,0,0,1053,1047,1,0,0,0,1053,1048,
        1,0,0,0,1053,1049,1,0,0,0,1054,1056,1,0,0,0,1055,1057,7,10,0,0,1056,
        1055,1,0,0,0,1056,1057,1,0,0,0,1057,1059,1,0,0,0,1058,1060,5,126,
        0,0,1059,1058,1,0,0,0,1059,1060,1,0,0,0,1060,1065,1,0,0,0,1061,1063,
        3,36,18,0,1062,1061,1,0,0,0,1062,1063,1,0,0,0,1063,1064,1,0,0,0,
        1064,1066,3,10,5,0,1065,1062,1,0,0,0,1065,1066,1,0,0,0,1066,1093,
        1,0,0,0,1067,1069,5,34,0,0,1068,1067,1,0,0,0,1068,1069,1,0,0,0,1069,
        1071,1,0,0,0,1070,1072,3,34,17,0,1071,1070,1,0,0,0,1071,1072,1,0,
        0,0,1072,1073,1,0,0,0,1073,1085,5,151,0,0,1074,1079,3,12,6,0,1075,
        1076,5,68,0,0,1076,1078,3,12,6,0,1077,1075,1,0,0,0,1078,1081,1,0,
        0,0,1079,1077,1,0,0,0,1079,1080,1,0,0,0,1080,1083,1,0,0,0,1081,1079,
        1,0,0,0,1082,1084,5,68,0,0,1083,1082,1,0,0,0,1083,1084,1,0,0,0,1084,
        1086,1,0,0,0,1085,1074,1,0,0,0,1085,1086,1,0,0,0,1086,1087,1,0,0,
        0,1087,1090,5,64,0,0,1088,1089,5,127,0,0,1089,1091,3,28,14,0,1090,
        1088,1,0,0,0,1090,1091,1,0,0,0,1091,1093,1,0,0,0,1092,1043,1,0,0,
        0,1092,1068,1,0,0,0,1093,1096,1,0,0,0,1094,1095,5,69,0,0,1095,1097,
        3,28,14,0,1096,1094,1,0,0,0,1096,1097,1,0,0,0,1097,1099,1,0,0,0,
        1098,1100,7,11,0,0,1099,1098,1,0,0,0,1099,1100,1,0,0,0,1100,41,1,
        0,0,0,1101,1103,3,0,0,0,1102,1101,1,0,0,0,1103,1106,1,0,0,0,1104,
        1102,1,0,0,0,1104,1105,1,0,0,0,1105,1107,1,0,0,0,1106,1104,1,0,0,
        0,1107,1108,5,0,0,1,1108,43,1,0,0,0,1109,1113,5,61,0,0,1110,1112,
        3,0,0,0,1111,1110,1,0,0,0,1112,1115,1,0,0,0,1113,1111,1,0,0,0,1113,
        1114,1,0,0,0,1114,1116,1,0,0,0,1115,1113,1,0,0,0,1116,1117,5,62,
        0,0,1117,45,1,0,0,0,1118,1121,3,8,4,0,1119,1120,5,77,0,0,1120,1122,
        3,68,34,0,1121,1119,1,0,0,0,1121,1122,1,0,0,0,1122,47,1,0,0,0,1123,
        1124,5,73,0,0,1124,1135,3,8,4,0,1125,1128,3,18,9,0,1126,1127,5,69,
        0,0,1127,1129,3,8,4,0,1128,1126,1,0,0,0,1128,1129,1,0,0,0,1129,1132,
        1,0,0,0,1130,1131,5,77,0,0,1131,1133,3,68,34,0,1132,1130,1,0,0,0,
        1132,1133,1,0,0,0,1133,1135,1,0,0,0,1134,1123,1,0,0,0,1134,1125,
        1,0,0,0,1135,49,1,0,0,0,1136,1144,5,40,0,0,1137,1144,5,51,0,0,1138,
        1144,5,18,0,0,1139,1141,5,170,0,0,1140,1139,1,0,0,0,1140,1141,1,
        0,0,0,1141,1142,1,0,0,0,1142,1144,5,55,0,0,1143,1136,1,0,0,0,1143,
        1137,1,0,0,0,1143,1138,1,0,0,0,1143,1140,1,0,0,0,1144,1145,1,0,0,
        0,1145,1150,3,46,23,0,1146,1147,5,68,0,0,1147,1149,3,46,23,0,1148,
        1146,1,0,0,0,1149,1152,1,0,0,0,1150,1148,1,0,0,0,1150,1151,1,0,0,
        0,1151,1155,1,0,0,0,1152,1150,1,0,0,0,1153,1155,3,66,33,0,1154,1143,
        1,0,0,0,1154,1153,1,0,0,0,1155,1158,1,0,0,0,1156,1157,7,12,0,0,1157,
        1159,3,66,33,0,1158,1156,1,0,0,0,1158,1159,1,0,0,0,1159,51,1,0,0,
        0,1160,1161,3,66,33,0,1161,53,1,0,0,0,1162,1163,5,15,0,0,1163,1166,
        3,66,33,0,1164,1166,5,21,0,0,1165,1162,1,0,0,0,1165,1164,1,0,0,0,
        1166,1167,1,0,0,0,1167,1171,5,69,0,0,1168,1170,3,0,0,0,1169,1168,
        1,0,0,0,1170,1173,1,0,0,0,1171,1169,1,0,0,0,1171,1172,1,0,0,0,1172,
        55,1,0,0,0,1173,1171,1,0,0,0,1174,1179,5,57,0,0,1175,1180,5,57,0,
        0,1176,1177,5,95,0,0,1177,1178,5,45,0,0,1178,1180,5,57,0,0,1179,
        1175,1,0,0,0,1179,1176,1,0,0,0,1179,1180,1,0,0,0,1180,1186,1,0,0,
        0,1181,1182,5,95,0,0,1182,1183,5,45,0,0,1183,1186,5,57,0,0,1184,
        1186,3,58,29,0,1185,1174,1,0,0,0,1185,1181,1,0,0,0,1185,1184,1,0,
        0,0,1186,57,1,0,0,0,1187,1199,7,13,0,0,1188,1193,3,6,3,0,1189,1190,
        5,68,0,0,1190,1192,3,6,3,0,1191,1189,1,0,0,0,1192,1195,1,0,0,0,1193,
        1191,1,0,0,0,1193,1194,1,0,0,0,1194,1197,1,0,0,0,1195,1193,1,0,0,
        0,1196,1198,5,68,0,0,1197,1196,1,0,0,0,1197,1198,1,0,0,0,1198,1200,
        1,0,0,0,1199,1188,1,0,0,0,1199,1200,1,0,0,0,1200,1201,1,0,0,0,1201,
        1202,5,62,0,0,1202,59,1,0,0,0,1203,1204,5,164,0,0,1204,1216,5,150,
        0,0,1205,1210,3,20,10,0,1206,1207,5,68,0,0,1207,1209,3,20,10,0,1208,
        1206,1,0,0,0,1209,1212,1,0,0,0,1210,1208,1,0,0,0,1210,1211,1,0,0,
        0,1211,1214,1,0,0,0,1212,1210,1,0,0,0,1213,1215,5,68,0,0,1214,1213,
        1,0,0,0,1214,1215,1,0,0,0,1215,1217,1,0,0,0,1216,1205,1,0,0,0,1216,
        1217,1,0,0,0,1217,1218,1,0,0,0,1218,1219,5,62,0,0,1219,61,1,0,0,
        0,1220,1221,5,75,0,0,1221,1222,3,64,32,0,1222,63,1,0,0,0,1223,1228,
        5,57,0,0,1224,1225,5,71,0,0,1225,1227,7,6,0,0,1226,1224,1,0,0,0,
        1227,1230,1,0,0,0,1228,1226,1,0,0,0,1228,1229,1,0,0,0,1229,1246,
        1,0,0,0,1230,1228,1,0,0,0,1231,1243,5,160,0,0,1232,1237,3,26,13,
        0,1233,1234,5,68,0,0,1234,1236,3,26,13,0,1235,1233,1,0,0,0,1236,
        1239,1,0,0,0,1237,1235,1,0,0,0,1237,1238,1,0,0,0,1238,1241,1,0,0,
        0,1239,1237,1,0,0,0,1240,1242,5,68,0,0,1241,1240,1,0,0,0,1241,1242,
        1,0,0,0,1242,1244,1,0,0,0,1243,1232,1,0,0,0,1243,1244,1,0,0,0,1244,
        1245,1,0,0,0,1245,1247,5,64,0,0,1246,1231,1,0,0,0,1246,1247,1,0,
        0,0,1247,1253,1,0,0,0,1248,1249,5,151,0,0,1249,1250,3,66,33,0,1250,
        1251,5,64,0,0,1251,1253,1,0,0,0,1252,1223,1,0,0,0,1252,1248,1,0,
        0,0,1253,65,1,0,0,0,1254,1259,3,68,34,0,1255,1256,5,68,0,0,1256,
        1258,3,68,34,0,1257,1255,1,0,0,0,1258,1261,1,0,0,0,1259,1257,1,0,
        0,0,1259,1260,1,0,0,0,1260,67,1,0,0,0,1261,1259,1,0,0,0,1262,1272,
        3,22,11,0,1263,1264,7,14,0,0,1264,1271,3,22,11,0,1265,1266,5,70,
        0,0,1266,1267,3,68,34,0,1267,1268,5,69,0,0,1268,1269,3,22,11,0,1269,
        1271,1,0,0,0,1270,1263,1,0,0,0,1270,1265,1,0,0,0,1271,1274,1,0,0,
        0,1272,1270,1,0,0,0,1272,1273,1,0,0,0,1273,69,1,0,0,0,1274,1272,
        1,0,0,0,1275,1278,3,22,11,0,1276,1278,3,44,22,0,1277,1275,1,0,0,
        0,1277,1276,1,0,0,0,1278,71,1,0,0,0,1279,1311,5,137,0,0,1280,1284,
        3,24,12,0,1281,1283,3,74,37,0,1282,1281,1,0,0,0,1283,1286,1,0,0,
        0,1284,1282,1,0,0,0,1284,1285,1,0,0,0,1285,1300,1,0,0,0,1286,1284,
        1,0,0,0,1287,1288,5,143,0,0,1288,1301,5,144,0,0,1289,1293,5,144,
        0,0,1290,1292,3,76,38,0,1291,1290,1,0,0,0,1292,1295,1,0,0,0,1293,
        1291,1,0,0,0,1293,1294,1,0,0,0,1294,1296,1,0,0,0,1295,1293,1,0,0,
        0,1296,1297,5,149,0,0,1297,1298,3,24,12,0,1298,1299,5,144,0,0,1299,
        1301,1,0,0,0,1300,1287,1,0,0,0,1300,1289,1,0,0,0,1301,1312,1,0,0,
        0,1302,1306,5,144,0,0,1303,1305,3,76,38,0,1304,1303,1,0,0,0,1305,
        1308,1,0,0,0,1306,1304,1,0,0,0,1306,1307,1,0,0,0,1307,1309,1,0,0,
        0,1308,1306,1,0,0,0,1309,1310,5,149,0,0,1310,1312,5,144,0,0,1311,
        1280,1,0,0,0,1311,1302,1,0,0,0,1312,73,1,0,0,0,1313,1323,3,24,12,
        0,1314,1321,5,140,0,0,1315,1322,5,139,0,0,1316,1317,5,148,0,0,1317,
        1318,3,66,33,0,1318,1319,5,62,0,0,1319,1322,1,0,0,0,1320,1322,3,
        72,36,0,1321,1315,1,0,0,0,1321,1316,1,0,0,0,1321,1320,1,0,0,0,1322,
        1324,1,0,0,0,1323,1314,1,0,0,0,1323,1324,1,0,0,0,1324,1331,1,0,0,
        0,1325,1326,5,148,0,0,1326,1327,5,73,0,0,1327,1328,3,68,34,0,1328,
        1329,5,62,0,0,1329,1331,1,0,0,0,1330,1313,1,0,0,0,1330,1325,1,0,
        0,0,1331,75,1,0,0,0,1332,1343,5,147,0,0,1333,1338,5,148,0,0,1334,
        1336,5,73,0,0,1335,1334,1,0,0,0,1335,1336,1,0,0,0,1336,1337,1,0,
        0,0,1337,1339,3,66,33,0,1338,1335,1,0,0,0,1338,1339,1,0,0,0,1339,
        1340,1,0,0,0,1340,1343,5,62,0,0,1341,1343,3,72,36,0,1342,1332,1,
        0,0,0,1342,1333,1,0,0,0,1342,1341,1,0,0,0,1343,77,1,0,0,0,247,81,
        90,93,100,104,108,117,121,125,129,133,135,152,157,161,165,168,173,
        182,185,189,199,208,212,215,218,222,225,229,235,238,241,246,251,
        258,266,269,275,280,290,294,296,305,309,312,315,319,326,331,335,
        338,342,348,360,362,369,373,376,380,385,390,396,398,400,403,408,
        414,416,419,424,431,438,443,449,452,461,465,467,470,473,477,485,
        489,491,496,501,507,511,516,519,523,531,534,539,541,549,555,560,
        564,567,571,573,577,581,583,593,597,604,608,614,621,623,639,641,
        655,659,661,668,675,680,686,689,698,702,704,713,715,721,724,727,
        736,741,745,757,765,769,771,780,782,786,798,802,804,813,815,823,
        825,832,837,841,848,852,855,859,865,867,870,875,883,885,894,896,
        908,910,915,923,927,929,934,940,947,952,958,961,965,972,975,977,
        981,985,989,993,1001,1005,1007,1017,1021,1023,1031,1039,1043,1053,
        1056,1059,1062,1065,1068,1071,1079,1083,1085,1090,1092,1096,1099,
        1104,1113,1121,1128,1132,1134,1140,1143,1150,1154,1158,1165,1171,
        1179,1185,1193,1197,1199,1210,1214,1216,1228,1237,1241,1243,1246,
        1252,1259,1270,1272,1277,1284,1293,1300,1306,1311,1321,1323,1330,
        1335,1338,1342
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
    public OPEN_PAREN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.OPEN_PAREN, 0);
    }
    public CLOSE_PAREN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.CLOSE_PAREN, 0);
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
    public IDENTIFIER(): antlr.TerminalNode[];
    public IDENTIFIER(i: number): antlr.TerminalNode | null;
    public IDENTIFIER(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.IDENTIFIER);
    	} else {
    		return this.getToken(TypeScriptParser.IDENTIFIER, i);
    	}
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
    public COMMA(): antlr.TerminalNode[];
    public COMMA(i: number): antlr.TerminalNode | null;
    public COMMA(i?: number): antlr.TerminalNode | null | antlr.TerminalNode[] {
    	if (i === undefined) {
    		return this.getTokens(TypeScriptParser.COMMA);
    	} else {
    		return this.getToken(TypeScriptParser.COMMA, i);
    	}
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
    public ELSE(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.ELSE, 0);
    }
    public AWAIT(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.AWAIT, 0);
    }
    public loopHead(): LoopHeadContext | null {
        return this.getRuleContext(0, LoopHeadContext);
    }
    public JUMP_TARGET(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.JUMP_TARGET, 0);
    }
    public CATCH(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.CATCH, 0);
    }
    public FINALLY(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.FINALLY, 0);
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
    public binding(): BindingContext | null {
        return this.getRuleContext(0, BindingContext);
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
    public SEMICOLON(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.SEMICOLON, 0);
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
    public expression(): ExpressionContext[];
    public expression(i: number): ExpressionContext | null;
    public expression(i?: number): ExpressionContext[] | ExpressionContext | null {
        if (i === undefined) {
            return this.getRuleContexts(ExpressionContext);
        }

        return this.getRuleContext(i, ExpressionContext);
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
    public LOOP_IN(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.LOOP_IN, 0);
    }
    public OF(): antlr.TerminalNode | null {
        return this.getToken(TypeScriptParser.OF, 0);
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
