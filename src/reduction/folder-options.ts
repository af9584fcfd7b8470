import { isTextPass } from "../pipeline/notation.js";
import { type CommonOptions, passesIn } from "./context.js";

/**
 * Checks the options of a reduction of a folder.
 * @param options those of a reduction whose input is a folder
 * @throws TypeError if one of them is for single files
 * @throws PipelineError if the pipeline cannot be read
 */
export function checkFolderOptions(options: CommonOptions): void {
  if (options.keep) throw new TypeError("The option keep is for single files; a folder has its own (FolderScope).");
  const passes = passesIn(options);
  if (passes.some((pass) => pass.kind === "programs" || (pass.kind === "pass" && isTextPass(pass))))
    throw new TypeError(
      "Passes over texts (lines, tokens, chars, and your own) are for single files, not for folders.",
    );
}
