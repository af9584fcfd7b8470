import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { serve } from "./serve.mjs";

const flags =
  "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

/**
 * Serves the built site and starts Chromium; ends the process with 0 and a message if there is none. CHROMIUM names the program if it is not one of
 * those that are looked for.
 */
export async function start() {
  const names = process.env.CHROMIUM ? [process.env.CHROMIUM] : ["chromium", "chromium-browser", "google-chrome"];
  const program = names.find((name) => spawnSync(name, ["--version"]).status === 0);
  if (!program) {
    process.stdout.write(
      `Skipped: none of ${names.join(", ")} can be run. Install Chromium, or name it in CHROMIUM.\n`,
    );
    process.exit(0);
  }
  const site = await serve(fileURLToPath(new URL("../dist/", import.meta.url)));
  const browser = await chromium.launch({
    executablePath: spawnSync("sh", ["-c", `command -v ${program}`], { encoding: "utf8" }).stdout.trim(),
    args: flags.split(" "),
  });
  return { site, browser };
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
