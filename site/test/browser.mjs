import { spawnSync } from "node:child_process";
import { chromium } from "playwright-core";

const flags =
  "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

/** Starts Chromium: what CHROMIUM names, or one that is looked for. Ends the process with 0 and a message if there is none. */
export function launch() {
  const names = process.env.CHROMIUM ? [process.env.CHROMIUM] : ["chromium", "chromium-browser", "google-chrome"];
  const program = names.find((name) => spawnSync(name, ["--version"]).status === 0);
  if (!program) {
    process.stdout.write(
      `Skipped: none of ${names.join(", ")} can be run. Install Chromium, or name it in CHROMIUM.\n`,
    );
    process.exit(0);
  }
  const { stdout } = spawnSync("sh", ["-c", `command -v ${program}`], { encoding: "utf8" });
  return chromium.launch({ executablePath: stdout.trim(), args: flags.split(" ") });
}
