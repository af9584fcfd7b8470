import { describe, expect, it } from "vitest";
import { loadGrammar } from "#src/grammar/load-grammar.js";
import { parseTree } from "#src/parse/parse-tree.js";
import { showTree } from "../parse/show-tree.js";
import { type Files, writeFiles } from "./grammar-folder.js";
import { tellNotes } from "./notes.js";

const translated = "[Own is generated, with its code, translated from Java.]";

/** The tree of a text with a grammar `Own`, and what is said about the grammar. */
async function parse(files: Files, text: string) {
  const grammar = await loadGrammar({ files: writeFiles(files, ["Own.g4"]), cache: false });
  const { tree, problem, notes } = await parseTree(grammar, text);
  return { tree: showTree(tree), problem: problem?.message, notes: tellNotes(notes) };
}

const words = "ID : [a-z]+ ; NUM : [0-9]+ ; WS : [ \\n]+ -> skip ;";

/** Where the predicate holds, a word is a `yes`, elsewhere a `no`. */
function choosing(predicate: string, extras = ""): Files {
  const rules = `file : (yes | no)* EOF ; yes : { ${predicate} }? ID ; no : ID | NUM ;`;
  return { "Own.g4": `grammar Own; ${extras} ${rules} ${words}` };
}

describe("a predicate of the parser in Java is honoured:", () => {
  it.each<readonly [predicate: string, text: string, tree: string]>([
    ['_input.LT(1).getText().equals("x")', "a x b", "file(<no(a)|yes(x)|no(b)>)"],
    ['this._input.LT(1).getText().equals("x")', "a x b", "file(<no(a)|yes(x)|no(b)>)"],
    ['"x".equals(_input.LT(1).getText())', "a x b", "file(<no(a)|yes(x)|no(b)>)"],
    ['!"x".equals(_input.LT(1).getText())', "a x b", "file(<yes(a)|no(x)|yes(b)>)"],
    ['getCurrentToken().getText().equalsIgnoreCase("X")', "a x b", "file(<no(a)|yes(x)|no(b)>)"],
    ["_input.LA(2) == NUM", "a 1 b c", "file(<yes(a)|no(1)|no(b)|no(c)>)"],
    ["_input.LA(2) != OwnParser.NUM", "a 1 b c", "file(<no(a)|no(1)|yes(b)|yes(c)>)"],
    ["_input.LA(2) == EOF", "a b", "file(<no(a)|yes(b)>)"],
    ["_input.LA(2) == Token.EOF || _input.LA(2) == IntStream.EOF", "a b", "file(<no(a)|yes(b)>)"],
    ["_input.LT(1).getCharPositionInLine() == 0", "a b\nc", "file(<yes(a)|no(b)|yes(c)>)"],
    ["_input.LT(1).getLine() > 1", "a b\nc", "file(<no(a)|no(b)|yes(c)>)"],
    ["_input.LT(1).getText().length() == 2", "a bb c", "file(<no(a)|yes(bb)|no(c)>)"],
    ["_input.LT(1).getText().charAt(0) == 'k'", "a kb c", "file(<no(a)|yes(kb)|no(c)>)"],
    ["_input.LT(1).getText().charAt(0) == '\\u006b'", "a kb c", "file(<no(a)|yes(kb)|no(c)>)"],
    [
      "_input.LT(1).getText().charAt(0) >= 'b' && _input.LT(1).getText().charAt(0) <= 'c'",
      "a b d",
      "file(<no(a)|yes(b)|no(d)>)",
    ],
    ['_input.LT(1).getText().startsWith("k")', "a kb c", "file(<no(a)|yes(kb)|no(c)>)"],
    ['_input.LT(1).getText().substring(1).contains("k")', "ka ak", "file(<no(ka)|yes(ak)>)"],
    ["_input.LT(1).getText().length() / 2 == 1", "a bbb cccc", "file(<no(a)|yes(bbb)|no(cccc)>)"],
    ["(_input.LT(1).getText().length() + 1) % 2 == 0", "a bb ccc", "file(<yes(a)|no(bb)|yes(ccc)>)"],
    ["Character.isDigit(_input.LT(2).getText().charAt(0))", "a 1 b c", "file(<yes(a)|no(1)|no(b)|no(c)>)"],
    ["(_input.LA(2) == NUM ? 1 : 2) == 1", "a 1 b c", "file(<yes(a)|no(1)|no(b)|no(c)>)"],
    ["_input.LT(-1) == null", "a b", "file(<yes(a)|no(b)>)"],
    ["_input.LT(-1) != null && _input.LT(-1).getType() == NUM", "a 1 b", "file(<no(a)|no(1)|yes(b)>)"],
    ["_input.index() == 0", "a b", "file(<yes(a)|no(b)>)"],
    [
      "(_ctx instanceof FileContext || _ctx instanceof YesContext) && _input.LA(2) == NUM",
      "a 1 b",
      "file(<yes(a)|no(1)|no(b)>)",
    ],
    ["getRuleContext().getRuleIndex() == RULE_no || _input.LA(2) == NUM", "a 1 b", "file(<yes(a)|no(1)|no(b)>)"],
  ])("%s", async (predicate, text, tree) => {
    expect(await parse(choosing(predicate), text)).toEqual({ tree, problem: undefined, notes: [translated] });
  });
});

/** A lexer in which some words are keys, and a parser for it. */
function lexing(rules: string, members = ""): Files {
  return {
    "Own.g4":
      "parser grammar Own; options { tokenVocab = OwnLexer; } file : (key | other)* EOF ; key : KEY ; other : ID | NUM ;",
    "OwnLexer.g4": `lexer grammar OwnLexer; ${members} ${rules} ID : [a-z]+ ; NUM : [0-9]+ ; WS : [ \\n]+ -> skip ;`,
  };
}

describe("code of the lexer in Java is honoured:", () => {
  it.each<readonly [rules: string, text: string, tree: string]>([
    ["KEY : { getCharPositionInLine() == 0 }? [a-z]+ ;", "a b\nc", "file(<key(a)|other(b)|key(c)>)"],
    ["KEY : { getLine() == 2 }? [a-z]+ ;", "a b\nc", "file(<other(a)|other(b)|key(c)>)"],
    ["KEY : { _input.LA(-1) == ' ' }? [a-z]+ ;", "a b\nc", "file(<other(a)|key(b)|other(c)>)"],
    ["KEY : [a-z]+ { _input.LA(1) == ' ' }? ;", "a bb\nc", "file(<key(a)|other(bb)|other(c)>)"],
    ["KEY : [a-z]+ { _input.LA(1) == CharStream.EOF }? ;", "a b", "file(<other(a)|key(b)>)"],
    [
      "KEY : [a-z]+ { Character.isUpperCase(_input.LA(1)) || Character.isDigit(_input.LA(1)) }? ;",
      "a b1",
      "file(<other(a)|key(b)|other(1)>)",
    ],
    ['KEY : [a-z]+ { getText().equals("kk") }? ;', "a kk", "file(<other(a)|key(kk)>)"],
    ['KEY : [a-z]+ { "kk".equals(this.getText()) }? ;', "a kk", "file(<other(a)|key(kk)>)"],
    ["KEY : [a-z]+ { getText().length() > 1 }? ;", "a kk", "file(<other(a)|key(kk)>)"],
    [
      "KEY : [a-z]+ { _tokenStartCharIndex == 0 && _tokenStartLine == 1 && _tokenStartCharPositionInLine == 0 }? ;",
      "aa kk",
      "file(<key(aa)|other(kk)>)",
    ],
    [
      'KEY : [a-z]+ { _input.getText(Interval.of(_tokenStartCharIndex, _tokenStartCharIndex)).equals("k") }? ;',
      "a kb",
      "file(<other(a)|key(kb)>)",
    ],
    ["KEY : [a-z]+ { _input.index() == 3 && _input.size() > 3 }? ;", "aaa kb", "file(<key(aaa)|other(kb)>)"],
    ["KEY : [a-z]+ { if (getText().length() < 2) setType(ID); } ;", "a kk", "file(<other(a)|key(kk)>)"],
    ['KEY : [a-z]+ { _type = getText().equals("kk") ? KEY : OwnLexer.ID; } ;', "a kk", "file(<other(a)|key(kk)>)"],
    [
      "KEY : [a-z]+ { String text = getText(); char first = text.charAt(0); int n = text.length(); boolean isKey = first == 'k' && n == 2; if (!isKey) { setType(ID); } } ;",
      "k kk aa",
      "file(<other(k)|key(kk)|other(aa)>)",
    ],
    [
      "KEY : [a-z]+ { for (int i = 0; i < getText().length(); i++) if (getText().charAt(i) == 'x') { setType(ID); break; } } ;",
      "kk kxk",
      "file(<key(kk)|other(kxk)>)",
    ],
    [
      "KEY : [a-z]+ { switch (getText().charAt(0)) { case 'x': case 'y': setType(ID); break; default: } } ;",
      "k xk yk",
      "file(<key(k)|other(xk)|other(yk)>)",
    ],
    ["KEY : [a-z]+ { setType(ID); System.out.println(\"word \" + getText() + '!'); } ;", "k", "file(<other(k)>)"],
    ['KEY : [a-z]+ { if (getText().equals("note")) skip(); } ;', "k note x", "file(<key(k)|key(x)>)"],
    ['KEY : [a-z]+ { if (getText().equals("note")) { _channel = HIDDEN; } } ;', "k note x", "file(<key(k)|key(x)>)"],
    [
      'KEY : [a-z]+ { if (getText().equals("note")) setChannel(Token.HIDDEN_CHANNEL); } ;',
      "k note x",
      "file(<key(k)|key(x)>)",
    ],
    ["KEY : [a-z] { if (_input.LA(1) == '-') more(); } ; DASH : '-' { more(); } ;", "a-b c", "file(<key(a-b)|key(c)>)"],
  ])("%s", async (rules, text, tree) => {
    expect(await parse(lexing(rules), text)).toEqual({ tree, problem: undefined, notes: [translated] });
  });

  it("modes are entered and left", async () => {
    const files: Files = {
      "Own.g4": "parser grammar Own; options { tokenVocab = OwnLexer; } file : (ID | OPEN CHAR* CLOSE)* EOF ;",
      "OwnLexer.g4": `lexer grammar OwnLexer; OPEN : '(' { pushMode(INNER); } ; ID : [a-z]+ ; WS : ' ' -> skip ;
        mode INNER; DEEPER : '(' { this.pushMode(INNER); setType(CHAR); } ;
        CLOSE : ')' { if (_modeStack.size() > 1) setType(CHAR); popMode(); } ; CHAR : [a-z] ;`,
    };
    expect((await parse(files, "ab (ab(c)d) ab")).tree).toBe("file(<ab|( <a|b|(|c|)|d> )|ab>)");
  });
});

describe("members in Java", () => {
  it("of a lexer may override nextToken and have fields, which predicates use", async () => {
    const members = `@header { package a.b; import java.util.*; }
      @members {
        // Words behind a number are keys.
        private Token last = null;
        private int seen, limit = 1_00;
        private long emitted;
        private static final String NAME = "k\\u006b" + 1;
        @Override
        public Token nextToken() {
          Token next = super.nextToken();
          if (next.getChannel() == Token.DEFAULT_CHANNEL) { this.last = next; seen++; emitted++; }
          return next;
        }
        private static int one() { return 1; }
        /** Whether a word is a key. */
        private boolean isKey() {
          if (last == null) return false;
          switch (last.getType()) {
            case NUM:
              return seen < limit && emitted + 1 > seen && one() == 1 && NAME.equals("kk1");
            default:
              return false;
          }
        }
      }`;
    const { tree, notes } = await parse(lexing("KEY : { isKey() }? [a-z]+ ;", members), "a 1 b c 2 d");
    expect(notes).toEqual([translated]);
    expect(tree).toBe("file(<other(a)|other(1)|key(b)|other(c)|other(2)|key(d)>)");
  });

  it("of a lexer may override emit with and without a token", async () => {
    const members = `@members {
      public void emit(Token token) { if (token.getText().equals("x")) setType(ID); super.emit(token); }
      public Token emit() { if (getText().equals("y")) _type = ID; return super.emit(); }
    }`;
    const { tree, notes } = await parse(lexing("KEY : [a-z]+ ;", members), "a y");
    expect(notes).toEqual([translated]);
    expect(tree).toBe("file(<key(a)|other(y)>)");
  });

  it("of a parser keep their state between actions and predicates", async () => {
    const files = choosing(
      "inside && depth > 0",
      `@parser::members {
        private boolean inside = false; int depth;
        void enter(int by, boolean is) { depth += by; inside = is; while (depth > 5) depth--; }
      }`,
    );
    const source = (files["Own.g4"] as string).replace(
      "no : ID | NUM ;",
      "no : ID | NUM { enter(9, true); } | '-' { depth = 0; } ;",
    );
    const { tree, problem, notes } = await parse({ "Own.g4": source }, "a 1 b - c");
    expect([notes, problem]).toEqual([[translated], undefined]);
    expect(tree).toBe("file(<no(a)|no(1)|yes(b)|no(-)|no(c)>)");
  });

  it("and code of rules may use attributes, arguments and variables of @init", async () => {
    const rules = `file @init { int count = 0; } : (item[count, 'k'] { count = count + $item.more; })* EOF ;
      item[int n, char c] returns [int more] locals [boolean isFirst, java.util.List<String> names]
        : { !$isFirst && $n == 0 && $c == 'k' }? first { $more = 1; } | other ;
      first : word=ID { $word.getText().length() > 0 && $word.text.equals($word.getText()) }? ; other : ID ;`;
    const { tree, problem, notes } = await parse(
      { "Own.g4": `grammar Own; @members { void unused() { _input.LA(1); } } ${rules} ${words}` },
      "a b",
    );
    expect([notes, problem]).toEqual([[translated], undefined]);
    expect(tree).toBe("file(<item(first(a))|item(other(b))>)");
  });

  it("and code of rules may name parameters without a dollar", async () => {
    const rules = `@members { int depth = 0; } file : item[2] item[0] item[1] EOF ;
      item[int n] @init { depth = depth + n; } @after { if (n == 1) depth = 0; } : word | NUM ;
      word : { depth == 2 }? ID | ID ID ;`;
    const { tree, problem, notes } = await parse({ "Own.g4": `grammar Own; ${rules} ${words}` }, "a b 1");
    expect([notes, problem]).toEqual([[translated], undefined]);
    expect(tree).toBe("file(item(word(a)) item(word(b)) item(1))");
  });

  it("may be those of a base class in TypeScript", async () => {
    const files: Files = {
      ...choosing("isYes(_input.LT(1).getText(), 'k') && enabled", "options { superClass = OwnBase; }"),
      "OwnBase.ts": `import { Parser } from "antlr4ng";
        export abstract class OwnBase extends Parser {
          enabled = true;
          isYes(text: string, first: number): boolean { return text.charCodeAt(0) === first; }
        }`,
    };
    expect(await parse(files, "a k")).toEqual({
      tree: "file(<no(a)|yes(k)>)",
      problem: undefined,
      notes: [translated],
    });
  });
});

describe("Java that is not surely understood is never translated, and the reason is named:", () => {
  it.each<readonly [predicate: string, reason: string]>([
    ['_input.LT(1).getText() == "x"', "`==` does not compare texts in Java; it takes `equals`"],
    ['"x" != getText()', "the method `getText` is not known with 0 arguments"],
    ['_input.LT(1).getText().matches("a.")', "`matches` of String is not known"],
    ["_input.LT(1).getText().length() == 2L", "the number 2L is no decimal or hexadecimal `int`"],
    ["_input.LT(1).getText().length() == 010", "the number 010 is no decimal or hexadecimal `int`"],
    ["new Check(_input).holds()", "`new Check` makes an object"],
    ["Check.holds(_input)", "`Check` is not known"],
    ["check(_input)", "the method `check` is not known with 1 arguments"],
    ["_input.LA(1)", "`this.tokenStream.LA(1)` is int, not boolean"],
    ["_input.LA(1) == UNKNOWN", "`UNKNOWN` is not known"],
    ["_input.LA(1) == 1 ? 2 : true", "`2` is int, `true` is boolean"],
    ["((int[]) _input.x)[0] == 1", "`[` is not understood here"],
    ["_input.LA(1) ==", "it ends too early"],
    ["let < 1 || _input.LA(1) == 1", ""],
  ])("%s", async (predicate, reason) => {
    const { tree, notes } = await parse(choosing(predicate), "a 1");
    expect(tree).toBe("file(<yes(a)|no(1)>)");
    if (reason === "") return;
    expect(notes).toEqual([
      translated,
      expect.stringMatching(
        /^\S+Own\.g4:1:\d+: this Java predicate is not translated: .*; it is taken as true\. Write it in TypeScript\.$/,
      ),
    ]);
    expect(notes[1]).toContain(`not translated: ${reason}; it`);
  });

  it("an action is left out, and what else there is works", async () => {
    const source = (choosing('_input.LT(1).getText().equals("x")')["Own.g4"] as string).replace(
      "no : ID",
      "no : ID { list.add(1); }",
    );
    const { tree, notes } = await parse({ "Own.g4": source }, "a x");
    expect(tree).toBe("file(<no(a)|yes(x)>)");
    expect(notes).toEqual([
      translated,
      expect.stringMatching(
        /Own\.g4:1:\d+: this Java action is not translated: `list` is not known; it is left out\. Write it in TypeScript\.$/,
      ),
    ]);
  });

  it("a rule is called without arguments that are not understood, and what names its parameters is left out", async () => {
    const rules = `file : item[list.size()]* EOF ; item[int n] : { $n == 0 }? yes[$n] | no[$n > 1] ;
      yes[int m] : { $m == 1 && _input.LA(2) == NUM }? ID ; no[boolean b] : { _input.LA(2) == NUM }? ID ID | ID | NUM ;`;
    const { tree, notes } = await parse({ "Own.g4": `grammar Own; ${rules} ${words}` }, "a b 1");
    const warning = (pattern: string) =>
      expect.stringMatching(`not translated: ${pattern}\\. Write it in TypeScript\\.$`);
    expect(notes).toEqual([
      translated,
      warning("`list` is not known; the rule is called without"),
      warning("`\\$n` is void, `0` is int; it is taken as true"),
      warning("`\\$n` is void, not int; the rule is called without"),
      warning("`\\$n` is void, not int; the rule is called without"),
      warning("`\\$m` is void, `1` is int; it is taken as true"),
    ]);
    expect(tree).toBe("file(<item(yes(a))|item(yes(b))|item(no(1))>)");
  });

  it("arguments for parameters of types that are not known are left out without a word", async () => {
    const rules = `file : kinds+=item[(Kind) _localctx]* EOF ; item[Kind kind] : yes[kind] | no ;
      yes[Kind kind] : { _input.LA(2) == NUM }? ID ; no : ID | NUM ;`;
    const { tree, notes } = await parse({ "Own.g4": `grammar Own; ${rules} ${words}` }, "a b 1");
    expect(notes).toEqual([translated]);
    expect(tree).toBe("file(<item(no(a))|item(yes(b))|item(no(1))>)");
  });

  it("@init and @after are left out, and what names the variables of @init", async () => {
    const rules = `file : (yes | no)* EOF ;
      yes @init { int n = list.size(); } : { _input.LA(2) == NUM }? ID { n = 1; } ; no @after { log.write(); } : ID | NUM ;`;
    const { tree, notes } = await parse({ "Own.g4": `grammar Own; ${rules} ${words}` }, "a b 1");
    expect(notes).toEqual([
      translated,
      expect.stringContaining("the Java of @init is not translated: `list` is not known; it is left out"),
      expect.stringContaining("this Java action is not translated: `n` is not known; it is left out"),
      expect.stringContaining("the Java of @after is not translated: `log` is not known; it is left out"),
    ]);
    expect(tree).toBe("file(<no(a)|yes(b)|no(1)>)");
  });

  it("a method that is called require does not make code TypeScript", async () => {
    const members = "@parser::members { void require(boolean is, String what) { } }";
    const source = (choosing("_input.LA(2) == NUM", members)["Own.g4"] as string).replace(
      "no : ID",
      'no : ID { require(_input.LA(1) != NUM, "x"); }',
    );
    const { tree, notes } = await parse({ "Own.g4": source }, "a b 1");
    expect([tree, notes]).toEqual(["file(<no(a)|yes(b)|no(1)>)", [translated]]);
  });

  it("contexts need no class that was in Java", async () => {
    const files = choosing("_input.LA(2) == NUM", "options { contextSuperClass = OwnRuleContext; }");
    const { tree, notes } = await parse(files, "a b 1");
    expect([tree, notes]).toEqual(["file(<no(a)|yes(b)|no(1)>)", [translated]]);
  });

  it("many of them are not all named", async () => {
    const actions = Array.from({ length: 8 }, (_, index) => `{ list${index}.add(1); }`).join(" ");
    const source = (choosing("_input.LA(1) == ID")["Own.g4"] as string).replace("no : ID", `no : ID ${actions}`);
    const { notes } = await parse({ "Own.g4": source }, "a x");
    expect(notes).toHaveLength(7);
    expect(notes.at(-1)).toBe("3 more like these.");
  });

  it.each<readonly [members: string, warning: string]>([
    [
      "java.util.List<Integer> list = new java.util.ArrayList<>();",
      "member list is not translated: the type `java.util.List<…` is not known",
    ],
    ["short depth;", "member depth is not translated: the type `short` is not known"],
    ["int[] depths = { 1, 2 };", "member depths is not translated: the type `int[…` is not known"],
    ["class Inner { int x; void f() { } }", "member Inner is not translated: `class` is no simple member"],
    [
      "public OwnParser(TokenStream input, int x) { super(input); }",
      "member OwnParser is not translated: constructors are not run",
    ],
    ["int state;", "member state is not translated: antlr4ng has a member of that name"],
    ["int a; boolean a() { return true; }", "member a is not translated: there are several members of that name"],
    ["int f() { return true; }", "member f is not translated: `true` is boolean, not int"],
    ["int f() { try { return 1; } finally { } }", "member f is not translated: `try` is not understood here"],
    ["void f() { int in = 1; }", "member f is not translated: `in` is not understood here"],
    ["static { int x = 1; }", "member static is not translated: `{` is no simple member"],
    ["long f(long n) { return n * 2; }", "member f is not translated: `*` of `long` is not known"],
  ])("of the members %s that one is left out", async (members, warning) => {
    const { tree, notes } = await parse(
      choosing(
        "number() && good",
        `@parser::members { ${members} boolean good = true; boolean number() { return _input.LA(2) == NUM; } }`,
      ),
      "a b 1",
    );
    expect(notes).toEqual([
      translated,
      expect.stringMatching(/Own\.g4:1:\d+: this Java member .*; it is left out\. Write it in TypeScript\.$/),
    ]);
    expect(notes[1]).toContain(warning);
    expect(tree).toBe("file(<no(a)|yes(b)|no(1)>)");
  });

  it("what names a member that is left out is left out, too, also if there is a base class", async () => {
    const members =
      "@parser::members { boolean bad() { return list.isEmpty(); } boolean worse() { return bad(); } boolean good() { return _input.LA(2) == NUM; } }";
    const files: Files = {
      ...choosing("worse() && good()", `options { superClass = OwnBase; } ${members}`),
      "OwnBase.ts": `import { Parser } from "antlr4ng"; export abstract class OwnBase extends Parser { list = [1]; }`,
    };
    const { tree, notes } = await parse(files, "a b 1");
    expect(tree).toBe("file(<yes(a)|yes(b)|no(1)>)");
    expect(notes.slice(1)).toEqual([
      expect.stringContaining("member bad is not translated: `isEmpty` of `this.list` is not known"),
      expect.stringContaining("member worse is not translated: the member `bad` is not translated"),
      expect.stringContaining("predicate is not translated: the member `worse` is not translated; it is taken as true"),
    ]);
  });

  it.each<readonly [code: string, reason: string]>([
    [
      "@lexer::members { public Token nextToken() { return queue.poll(); } }",
      "this Java member nextToken is not translated: `queue` is not known",
    ],
    ["@parser::header { int x; }", "the Java of @header is not translated: `int` is not understood here"],
    ["@parser::postinclude { int x; }", "@postinclude is not known"],
  ])("%s, so that the grammar is interpreted", async (code, reason) => {
    const { tree, notes } = await parse(choosing("_input.LA(2) == NUM", code), "a b 1");
    expect(notes).toEqual([
      expect.stringMatching(
        /^Own cannot be generated: .*Own\.g4:1:\d+: .*\. It is interpreted without .*the parser's predicates/,
      ),
    ]);
    expect(notes[0]).toContain(reason);
    expect(tree).toBe("file(<yes(a)|yes(b)|no(1)>)");
  });

  it.each([
    ["that calls a global function", 'require("node:path").basename("x/" + this.tokenStream.LT(1).text) == "x"'],
    ["with an operator of TypeScript", 'this.tokenStream.LT(1)!.text === "x" && this.tokenStream.LA(1) > 0'],
    [
      "that would divide otherwise",
      "this.tokenStream.LT(1)!.text!.length / 2 === 0.5 && this.tokenStream.LT(1)!.text === 'x'",
    ],
  ])("code in TypeScript %s stays as it is", async (_, predicate) => {
    const { tree, notes } = await parse(choosing(predicate), "a x");
    expect(notes).toEqual(["[Own is generated, with its code.]"]);
    expect(tree).toBe("file(<no(a)|yes(x)>)");
  });
});
