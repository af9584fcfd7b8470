/**
 * antlr4ng under the names of the npm packages `antlr4` and `antlr4ts`, for base classes that were written for those:
 * underscored fields, and tokens that are made from a list of arguments.
 */
import * as antlr4ng from "antlr4ng";

/** Gives a class's fields a second name. */
function alias(kind: { readonly prototype: object }, names: Readonly<Record<string, string>>): void {
  for (const [alias, name] of Object.entries(names)) {
    Object.defineProperty(kind.prototype, alias, {
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

alias(Lexer, {
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

alias(Parser, {
  _input: "inputStream",
  _ctx: "context",
  _interp: "interpreter",
  _errHandler: "errorHandler",
  syntaxErrorsCount: "numberOfSyntaxErrors",
});

class CommonToken extends antlr4ng.CommonToken {
  constructor(...args: [source: [antlr4ng.TokenSource, antlr4ng.CharStream], ...figures: number[]]) {
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

/** What `require("antlr4")` gives: the same as named exports and as the default. */
export const antlr4Names = { ...names, default: names, __esModule: true };
