/** Templates and JSX: text with code in it, and code with text in it. The frame on top tells which of them is read. */
import type { Context, Rules } from "./context.js";

/** What begins a template or an element within code. */
export const textOpeners: Rules = {
  TEMPLATE_OPEN: openTemplate,
  JSX_OPEN: openTag,
};

function openTemplate(context: Context, type: number): number {
  const isTagged = context.next === "operator";
  context.push("template", "operator");
  return isTagged ? context.types.TAGGED_OPEN : type;
}

function openTag(context: Context, type: number): number {
  context.push("tag", "operator");
  return type;
}

/** Notes what a token between backquotes opens or closes. */
export function followTemplate(context: Context, type: number): void {
  const { types } = context;
  if (type === types.SUBSTITUTION_OPEN) {
    context.push("substitution", "operator");
    context.next = "operand";
  } else if (type === types.TEMPLATE_CLOSE) {
    context.pop("template");
    context.next = "operator";
  }
}

/** The same for a token between `<` and `>`. */
export function followTag(context: Context, type: number): void {
  const { types, frame } = context;
  if (type === types.JSX_OPEN) openTag(context, type);
  else if (type === types.JSX_SLASH) frame.isEnd = true;
  else if (type === types.JSX_BRACE) openContainer(context);
  else if (type === types.JSX_CLOSE) {
    context.pop("tag");
    if (!frame.isEnd) context.push("children", "operator");
    context.next = "operator";
  }
}

/** The same for a token between tags. */
export function followChildren(context: Context, type: number): void {
  const { types } = context;
  if (type === types.JSX_BRACE) openContainer(context);
  else if (type === types.JSX_OPEN) openTag(context, type);
  else if (type === types.JSX_END_OPEN) {
    // The end tag takes the place of what it ends.
    context.pop("children");
    context.push("tag", "operator").isEnd = true;
  }
}

function openContainer(context: Context): void {
  context.push("container", "operator");
  context.next = "operand";
}
