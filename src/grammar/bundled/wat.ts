import { generated, type Language } from "./bundled-language.js";

/** The text format of WebAssembly. */
export const wat: Language = {
  name: "wat",
  edition: "WebAssembly 3.0",
  extensions: [".wat", ".wast"],
  load: async () => {
    const { WatLexer } = await import("../../../generated/wat/WatLexer.js");
    const { WatParser } = await import("../../../generated/wat/WatParser.js");
    // Each of these has several shortest texts.
    const own = { BLOCK: "block", ELSE: "else", END: "end", KEYWORD: "nop", argument: "0", element: "nop" };
    return generated({ name: "wat", start: "wat", replacements: new Map(Object.entries(own)) }, WatLexer, WatParser);
  },
};
