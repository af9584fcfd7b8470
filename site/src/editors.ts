/** Editors of the page. */
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { javascript } from "@codemirror/lang-javascript";
import { bracketMatching, HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { lintGutter } from "@codemirror/lint";
import { EditorState, type Extension } from "@codemirror/state";
import { drawSelection, EditorView, highlightSpecialChars, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const colours = HighlightStyle.define([
  { tag: tags.keyword, color: "var(--keyword)" },
  { tag: [tags.string, tags.regexp], color: "var(--string)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--number)" },
  { tag: tags.comment, color: "var(--quiet)", fontStyle: "italic" },
]);

/** The colours of the page, in place of those that editors bring along. */
const theme = EditorView.theme({
  "&.cm-focused": { outline: "2px solid var(--accent)", outlineOffset: "-2px" },
  ".cm-scroller": { fontFamily: 'ui-monospace, "DejaVu Sans Mono", monospace' },
  ".cm-gutters": { background: "var(--back)", color: "var(--quiet)", borderRightColor: "var(--line)" },
  ".cm-cursor": { borderLeftColor: "var(--text)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    background: "var(--selection)",
  },
  ".cm-tooltip": { background: "var(--surface)", color: "var(--text)", borderColor: "var(--line)" },
});

/** What all editors have in common. Screen readers read `label`. */
function look(label: string): Extension {
  return [
    theme,
    lineNumbers(),
    highlightSpecialChars(),
    EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false", autocapitalize: "off", tabindex: "0" }),
  ];
}

/** What can be typed in an editor. */
interface EditorOptions {
  readonly label: string;
  readonly text: string;
  readonly kind: "plain" | "javascript" | "grammar";
  readonly onChange?: (text: string) => void;
}

/** An editor that people type in. Tab leaves it, so that the keyboard alone suffices. */
export function editor(parent: HTMLElement, { label, text, kind, onChange }: EditorOptions): EditorView {
  const extensions: Extension[] = [
    look(label),
    history(),
    drawSelection(),
    keymap.of([...defaultKeymap, ...historyKeymap]),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) onChange?.(state.doc.toString());
    }),
  ];
  if (kind === "javascript") extensions.push(javascript(), syntaxHighlighting(colours), bracketMatching());
  if (kind === "grammar") extensions.push(lintGutter(), bracketMatching());
  return new EditorView({ parent, state: EditorState.create({ doc: text, extensions }) });
}

/** An editor that only shows. It can have the focus, so that it can be scrolled and copied from by keyboard. */
export function viewer(parent: HTMLElement, label: string, extensions: Extension): EditorView {
  const fixed = [EditorState.readOnly.of(true), EditorView.editable.of(false)];
  const attributes = EditorView.contentAttributes.of({ role: "textbox", "aria-readonly": "true" });
  return new EditorView({
    parent,
    state: EditorState.create({ doc: "", extensions: [look(label), fixed, attributes, extensions] }),
  });
}

/** Replaces the whole text of an editor. */
export function replaceText(view: EditorView, text: string): void {
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
}
