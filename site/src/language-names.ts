/** The names of the bundled languages; the page has them without loading the library. */
export const languageNames = [
  ..."json javascript typescript tsx c cpp python sql java go rust css scss less xml svg html yaml toml ini wat smtlib llvm glsl wgsl text".split(
    " ",
  ),
] as const;
