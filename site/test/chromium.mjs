import { fileURLToPath } from "node:url";
import { launch } from "./browser.mjs";
import { serve } from "./serve.mjs";

/** Serves the built site and starts Chromium, as `launch` does. */
export async function start() {
  const browser = await launch();
  return { site: await serve(fileURLToPath(new URL("../dist/", import.meta.url))), browser };
}

/** Waits until nothing runs any more. */
export const rested = (page) => page.waitForFunction(() => !document.getElementById("run").disabled);

/** Puts a text in the place of that of an editor, as pasting does. */
export async function type(page, label, text) {
  await page.locator(`[aria-label="${label}"]`).click();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(text);
}

/** The function that the page makes of a source. */
export const predicateOf = (source) => new Function(`return (${source});`)();
