/**
 * antlr4ng under the names of the npm packages `antlr4` and `antlr4ts`, for base classes that were written for these packages.
 * They use fields with an underscore, and make tokens from a list of arguments.
 */
import * as antlr4ng from "antlr4ng";

/** Gives fields of a class a second name. */
function addAliases(target: { readonly prototype: object }, names: Readonly<Record<string, string>>): void {
  for (const [alias, name] of Object.entries(names)) {
    Object.defineProperty(target.prototype, alias, {
      configurable: true,
      get(this: Record<string, unknown>) {
        return this[name];
      },
      set(this: Record<string, unknown>, value: unknown) {
        this[name] = value;
      },
    });
  }
}

abstract class Lexer extends antlr4ng.Lexer {
  setMode(mode: number): void {
    this.mode = mode;
  }

  getMode(): number {
    return this.mode;
  }

  getModeStack(): number[] {
    return this.modeStack;
  }

  get _input(): antlr4ng.CharStream {
    const getText = (start: number, stop: number) => this.inputStream.getTextFromRange(start, stop);
    return Object.assign(this.inputStream, { getText });
  }
}

addAliases(Lexer, {
  _interp: "interpreter",
  _type: "type",
  _channel: "channel",
  _mode: "mode",
  _modeStack: "modeStack",
  _text: "text",
  _token: "token",
  _hitEOF: "hitEOF",
  _factory: "tokenFactory",
  _tokenStartCharIndex: "tokenStartCharIndex",
  _tokenStartLine: "currentTokenStartLine",
  _tokenStartColumn: "currentTokenColumn",
});

abstract class Parser extends antlr4ng.Parser {
  getTokenStream(): antlr4ng.TokenStream {
    return this.tokenStream;
  }
}

addAliases(Parser, {
  _input: "inputStream",
  _ctx: "context",
  _interp: "interpreter",
  _errHandler: "errorHandler",
  syntaxErrorsCount: "numberOfSyntaxErrors",
});

class CommonToken extends antlr4ng.CommonToken {
  constructor(...args: [source: [antlr4ng.TokenSource, antlr4ng.CharStream], ...values: number[]]) {
    const [
      source,
      type = antlr4ng.Token.INVALID_TYPE,
      channel = antlr4ng.Token.DEFAULT_CHANNEL,
      start = -1,
      stop = -1,
    ] = args;
    super({ source, type, channel, start, stop });
  }
}

const names = {
  ...antlr4ng,
  Lexer,
  Parser,
  CommonToken,
  InputStream: antlr4ng.CharStream,
  ErrorListener: antlr4ng.BaseErrorListener,
};

/** The module that `require("antlr4")` returns: all names as exports and as members of the default export. */
export const antlr4Names = { ...names, default: names, __esModule: true };
