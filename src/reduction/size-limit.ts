/** How large a text may be to be parsed. */
import type { Grammar } from "../grammar/model/grammar.js";
import { isPlainText } from "../grammar/model/plain-text.js";
import { mostParsed, mostStructured, sizeToParse } from "../pipeline/large-text.js";

/** What the limit depends on. */
interface SizeSettings {
  /** `outlineAbove` is the limit if the caller gave one. A test case of choices has no limit. */
  readonly options: { readonly outlineAbove?: number; readonly generated?: unknown };
  /** Undefined if the pipeline needs none. */
  readonly grammar: Grammar | undefined;
}

/**
 * The size above which a text is reduced by its outline before it is parsed.
 * @param settings those of the reduction
 */
export function mostParsedOf({ options, grammar }: SizeSettings): number {
  return options.outlineAbove ?? (grammar && isPlainText(grammar) ? mostStructured : mostParsed);
}

/**
 * Whether a text is too large to be parsed as it is.
 * @param settings those of the reduction
 * @param text its size is measured by {@link sizeToParse}
 */
export function isLarge(settings: SizeSettings, text: string): boolean {
  if (settings.options.generated) return false;
  const most = mostParsedOf(settings);
  return text.length > most || sizeToParse(text) > most;
}
