// The tokens of a made-up language: how many keywords and operators there are is a matter of numbers, the rest is what every
// language of the kind has.

const marks = {
  L_PAREN: "(",
  R_PAREN: ")",
  L_BRACE: "{",
  R_BRACE: "}",
  L_BRACKET: "[",
  R_BRACKET: "]",
  RECORD_OPEN: "#{",
  SEMICOLON: ";",
  COMMA: ",",
  DOT: ".",
  COLON: ":",
  QUESTION: "?",
  ASSIGN: "=",
  ARROW: "=>",
  ELLIPSIS: "...",
  INCREMENT: "++",
  DECREMENT: "--",
};

// Longer than any language needs, so that there are enough for each.
const operators =
  "! ~ + - * / % & | ^ < > == != <= >= << >> && || += -= *= /= %= &= |= ^= <<= >>= -> :: ** ?? === !== >>> **= ??= &&= ||= >>>= @ # =~ !~ <=> .. ..<";

/** Tokens with many texts: how they are defined, and some of their texts. */
const kinds = {
  IDENTIFIER: {
    definition: "LETTER (LETTER | DIGIT)*",
    texts: "amber birch cedar delta ember flint grove heron inlet jetty knoll larch maple north ocean prism".split(" "),
  },
  INTEGER: {
    definition: "(NON_ZERO DIGIT* | '0' [xX] HEX+ | '0' [bB] [01]+ | '0' OCTAL*) SUFFIX?",
    texts: ["0", "7", "42", "1999", "0xFF", "0b101", "017", "9UL"],
  },
  FLOAT: {
    definition: "(DIGIT+ '.' DIGIT* | '.' DIGIT+) EXPONENT? [fFlL]? | DIGIT+ EXPONENT",
    texts: ["0.5", "3.14", "1e9", "2.5E-3f"],
  },
  CHARACTER: { definition: "[LuU]? ['] (~['\\\\\\r\\n] | ESCAPE)+ [']", texts: ["'a'", "'\\n'", "'\\x41'"] },
  STRING: {
    definition: '(\'u8\' | [LuU])? ["] (~["\\\\\\r\\n] | ESCAPE)* ["]',
    texts: ['"one"', '"two words"', '"tab\\tquote\\""', '""'],
  },
};

const hidden = {
  SPACE: "[ \\t\\r\\n]+ -> channel(HIDDEN)",
  LINE_COMMENT: "'//' ~[\\r\\n]* -> channel(HIDDEN)",
  BLOCK_COMMENT: "'/*' .*? '*/' -> channel(HIDDEN)",
};

const fragments = {
  LETTER: "[a-zA-Z_$\\u00AA-\\u02AF\\u0370-\\u1FFF\\u3040-\\uD7A3]",
  DIGIT: "[0-9]",
  NON_ZERO: "[1-9]",
  OCTAL: "[0-7]",
  HEX: "[0-9a-fA-F]",
  SIGN: "[+-]",
  EXPONENT: "[eE] SIGN? DIGIT+",
  SUFFIX: "[uU] [lL]? | [lL] [uU]?",
  UNIVERSAL: "'u' HEX HEX HEX HEX | 'U' HEX HEX HEX HEX HEX HEX HEX HEX",
  ESCAPE: "'\\\\' (['\"?abfnrtv\\\\] | OCTAL OCTAL? OCTAL? | 'x' HEX+ | UNIVERSAL)",
};

/** A text with holes for expressions, as template strings have them: a mode for the text, the default one again for a hole. */
const template = {
  outside: { TEMPLATE_OPEN: "`", HOLE_CLOSE: "%>" },
  inside: { HOLE_OPEN: "<%", TEMPLATE_CLOSE: "`" },
  text: { TEMPLATE_TEXT: { definition: "(~[`<\\\\] | '\\\\' . | '<' ~[%`\\\\])+", texts: ["some text", "a, b"] } },
};

/** What cannot be told from a division without code: it depends on the token before. */
const pattern = {
  definition: "'/' {this.isArgumentNext()}? ~[*/\\\\\\r\\n] (~[/\\\\\\r\\n] | '\\\\' .)* '/' [a-z]*",
  texts: ["/[a-z]+/", "/a\\/b/g"],
};

/**
 * Makes the tokens.
 * @param {{ keywords: number, operators: number, modes: boolean, code: boolean }} numbers
 * @returns `keywords` and `operators`, names of tokens; `texts`, what each token of the language may look like; `lines`, the
 *   rules of the lexer
 */
export function makeLexicon(numbers) {
  const words = Array.from({ length: numbers.keywords }, (_, i) => [`KW_${word(i).toUpperCase()}`, word(i)]);
  const signs = operators.split(" ").slice(0, numbers.operators);
  const named = signs.map((sign, i) => [`OPERATOR_${i + 1}`, sign]);
  const { modes, code } = numbers;
  const fixed = [...words, ...Object.entries(marks), ...named, ...(modes ? Object.entries(template.outside) : [])];
  const variable = { ...kinds, ...(code && { PATTERN: pattern }) };
  return {
    keywords: words.map(([name]) => name),
    operators: named.map(([name]) => name),
    texts: new Map([
      ...[...fixed, ...Object.entries(template.inside)].map(([name, text]) => [name, [text]]),
      ...Object.entries({ ...variable, ...template.text }).map(([name, { texts }]) => [name, texts]),
    ]),
    lines: [
      ...fixed.map(([name, text]) => `${name} : '${text}'${actionOf(name, code)} ;`),
      ...Object.entries(variable).map(([name, { definition }]) => `${name} : ${definition} ;`),
      ...Object.entries(hidden).map(([name, definition]) => `${name} : ${definition} ;`),
      ...Object.entries(fragments).map(([name, definition]) => `fragment ${name} : ${definition} ;`),
      ...(modes ? templateMode() : []),
    ],
  };
}

/** Braces are counted by actions, modes are entered and left by commands. */
function actionOf(name, code) {
  if (name === "TEMPLATE_OPEN") return " -> pushMode(TEMPLATE)";
  if (name === "HOLE_CLOSE") return " -> popMode";
  if ((name === "L_BRACE" || name === "RECORD_OPEN") && code) return " {this.openBrace();}";
  return name === "R_BRACE" && code ? " {this.closeBrace();}" : "";
}

function templateMode() {
  const { inside, text } = template;
  return [
    "mode TEMPLATE;",
    `HOLE_OPEN : '${inside.HOLE_OPEN}' -> pushMode(DEFAULT_MODE) ;`,
    `TEMPLATE_CLOSE : '${inside.TEMPLATE_CLOSE}' -> popMode ;`,
    `TEMPLATE_TEXT : ${text.TEMPLATE_TEXT.definition} ;`,
  ];
}

/** The keyword of a number: syllables of a consonant and a vowel, unlike any of the identifiers, the later ones longer. */
function word(i) {
  const syllable = (n) => "bdfgklmnprst"[n % 12] + "aeiou"[Math.floor(n / 12) % 5];
  return Array.from({ length: 2 + Math.floor(i / 30) }, (_, place) => syllable(i * 7 + place * 17)).join("");
}
