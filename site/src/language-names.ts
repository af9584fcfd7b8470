/** The names of the bundled languages, so that the page need not load the library for them. */
export const languageNames = [
  ..."json javascript typescript tsx c cpp python sql java go rust css scss less xml svg html yaml toml ini wat smtlib llvm glsl wgsl text".split(
    " ",
  ),
] as const;
