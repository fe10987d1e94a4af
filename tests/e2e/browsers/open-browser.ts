import { chromium, type Browser } from "playwright-core";
import { ensureBrowser } from "#dev/test/browser.ts";
import { launchFirefox } from "./firefox.ts";

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Whether the stories run in Firefox (`STORY_BROWSER=firefox`), not in Chromium. */
export const isFirefox: boolean = process.env["STORY_BROWSER"] === "firefox";

/** The browser that the stories run in. */
export function openBrowser(): Promise<Browser> {
  return isFirefox ? launchFirefox() : chromium.launch({ executablePath: ensureBrowser(), args: ARGUMENTS });
}
