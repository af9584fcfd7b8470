/** Words that are names for where they stand, whatever they would mean elsewhere. */
import type { Context } from "./context.js";
import { memberWord } from "./members.js";

/** The type of a word that its place decides; undefined if the word does. */
export function wordInPlace(context: Context, type: number): number | undefined {
  const { types, previous } = context;
  if (isQualified(context)) return name(context);
  context.decorator = false;
  if (context.isMember && context.body === undefined) return memberWord(context, type);
  if (context.functionHead !== undefined) return types.IDENTIFIER;
  if ((previous === types.CLASS || previous === types.CLASS_EXPRESSION) && type !== types.EXTENDS) return name(context);
  if ((previous === types.BREAK || previous === types.CONTINUE) && !context.lineBefore) {
    return context.expect("ended", types.JUMP_TARGET);
  }
  return undefined;
}

function isQualified({ types, previous }: Context): boolean {
  return (
    previous === types.DOT ||
    previous === types.OPTIONAL_CHAIN ||
    previous === types.AT ||
    previous === types.EXPRESSION_AT
  );
}

export function name(context: Context): number {
  return context.expect("operator", context.types.IDENTIFIER);
}

/** A word that means nothing here: a label if a statement may begin and a colon follows, or a name. */
export function identifier(context: Context): number {
  const isLabel = context.isStatement && !context.inClassHead && context.ahead.peek() === 0x3a;
  if (isLabel && context.frame.questions === 0) return context.expect("operator", context.types.LABEL);
  return name(context);
}
