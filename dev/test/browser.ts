import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const KNOWN = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Path of a Chromium or Chrome for the stories. If there is none, it is installed as root on Debian; elsewhere the
 * error says in one sentence what is missing. `CHROMIUM_PATH` selects another one.
 */
export function ensureBrowser(): string {
  const named = process.env["CHROMIUM_PATH"];
  const found = [...(named ? [named] : []), ...KNOWN].find((path) => existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium for the stories ...");
    apt("update", "-qq");
    apt(
      "install",
      "-y",
      "-qq",
      "--no-install-recommends",
      "chromium",
      "fonts-dejavu-core",
      "fonts-noto-core",
    );
    if (existsSync("/usr/bin/chromium")) return "/usr/bin/chromium";
  }
  throw new Error("The stories need Chromium or Chrome: install one, or name it in CHROMIUM_PATH.");
}

function apt(...args: readonly string[]): void {
  const done = spawnSync("apt-get", args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (done.status !== 0) throw new Error(`apt-get ${args.join(" ")} failed: install Chromium yourself.`);
}
