import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** A browser that stories run in. */
interface Kind {
  readonly name: string;
  /** Environment variable that selects another one. */
  readonly variable: string;
  readonly known: readonly string[];
  /** Debian's package. */
  readonly debianPackage: string;
}

const CHROMIUM: Kind = {
  name: "Chromium or Chrome",
  variable: "CHROMIUM_PATH",
  known: [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/opt/google/chrome/chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ],
  debianPackage: "chromium",
};
const FIREFOX: Kind = {
  name: "Firefox",
  variable: "FIREFOX_PATH",
  known: [
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
    "/opt/firefox/firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
  ],
  debianPackage: "firefox-esr",
};

const FONTS = ["fonts-dejavu-core", "fonts-noto-core"];

/**
 * Path of a Chromium or Chrome for the stories. If there is none, it is installed as root on Debian; elsewhere the
 * error says in one sentence what is missing. `CHROMIUM_PATH` selects another one.
 */
export const ensureBrowser = (): string => ensure(CHROMIUM);

/** The same for Firefox; `FIREFOX_PATH` selects another one. */
export const ensureFirefox = (): string => ensure(FIREFOX);

function ensure({ name, variable, known, debianPackage }: Kind): string {
  const named = process.env[variable];
  const find = (): string | undefined =>
    [...(named ? [named] : []), ...known].find((path) => existsSync(path));
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log(`Installing ${name} for the stories ...`);
    apt(name, "update", "-qq");
    apt(name, "install", "-y", "-qq", "--no-install-recommends", debianPackage, ...FONTS);
    const installed = find();
    if (installed) return installed;
  }
  throw new Error(`The stories need ${name}: install it, or name it in ${variable}.`);
}

function apt(name: string, ...args: readonly string[]): void {
  const done = spawnSync("apt-get", args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (done.status !== 0) throw new Error(`apt-get ${args.join(" ")} failed: install ${name} yourself.`);
}
