import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { isFirefox, openBrowser } from "../browsers/open-browser.ts";
import { makePatient } from "./patience.ts";

/** The started product (start-product.ts) and a browser, for the duration of a story. */
export interface Stage {
  readonly url: string;
  /** A separate browser context for one person. */
  person(name: string, options?: PersonOptions): Promise<Page>;
  /** Unexpected console messages of all pages. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

export interface PersonOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly zone?: string;
  /** Whether the screen is touched. */
  readonly touch?: boolean;
  /**
   * Whether the client may be cached for offline use. Off by default: every person is a new browser context, which
   * would load the whole client again in the middle of the story.
   */
  readonly worker?: boolean;
}

/**
 * Harmless messages: keycloak-js's own iframe, error responses that a page handles, and in Firefox a font that was still
 * on its way when the page was left (NS_BINDING_ABORTED).
 */
const ACCEPTED = [
  /allow-scripts and allow-same-origin/,
  /the server responded with a status of 4(01|00|10)/,
  /downloadable font: download failed .*status=2152398850/,
];

/** Additional messages while something the page calls is restarting; a plain error response has no icon. */
const ACCEPTED_BY_THE_PATIENT = [
  /the server responded with a status of 5\d\d|net::ERR_/,
  /the server responded with a status of 404 .*\/favicon\.ico$/,
];

/** This worker's part of a setting that lists one per worker, or one for all. */
function ofWorker(name: string, meaning: string): string {
  const all = process.env[name]?.split(" ") ?? [];
  const own = all[Number(process.env["JEST_WORKER_ID"]) - 1] ?? all[0];
  if (!own) throw new Error(`${name} must say ${meaning}.`);
  return own;
}

/** URL of this worker's product. */
export const storyUrl = (): string => ofWorker("STORY_URL", "where the product runs");

/** The data folder of this worker's product. */
export const storyHome = (): string => ofWorker("STORY_HOME", "where the data of the product is");

/** Opens a browser on this worker's product. With `patient`, failed actions are retried. */
export async function openStage(patient = false): Promise<Stage> {
  const url = storyUrl();
  const browsers = openBrowsers();
  const complaints: string[] = [];
  return {
    url,
    complaints,
    async person(name, options = {}) {
      const accepted = patient ? [...ACCEPTED, ...ACCEPTED_BY_THE_PATIENT] : ACCEPTED;
      const complain = (text: string): void => {
        if (!accepted.some((one) => one.test(text))) complaints.push(`${name}: ${text}`);
      };
      const page = await openPerson(await browsers.forPerson(), { url, complain, options });
      if (isFirefox) page.context().once("close", () => void page.context().browser()?.close());
      if (patient) await makePatient(page);
      return page;
    },
    async close() {
      await photograph(browsers.opened, process.env["STORY_SCREENS"]);
      await Promise.all(browsers.opened.map((browser) => browser.close()));
    },
  };
}

interface Browsers {
  readonly opened: readonly Browser[];
  forPerson(): Promise<Browser>;
}

/**
 * One browser for all people, but a Firefox each: it has one active window, and in every other one the focus stays
 * silent and buttons do not take Enter.
 */
function openBrowsers(): Browsers {
  const opened: Browser[] = [];
  let shared: Promise<Browser> | undefined;
  const open = async (): Promise<Browser> => {
    const browser = await openBrowser();
    opened.push(browser);
    return browser;
  };
  return {
    opened,
    forPerson: () => (isFirefox ? open() : (shared ??= open())),
  };
}

/** Saves a final screenshot for every person, to diagnose failed stories. */
async function photograph(browsers: readonly Browser[], folder: string | undefined): Promise<void> {
  if (folder === undefined) return;
  const pages = browsers.flatMap((browser) => browser.contexts()).flatMap((context) => context.pages());
  await Promise.all(pages.map((page, index) => page.screenshot({ path: join(folder, `${index}.png`) })));
}

async function openPerson(
  browser: Browser,
  { url, complain, options }: { url: string; complain: (text: string) => void; options: PersonOptions },
): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    baseURL: url,
    viewport: options.viewport ?? { width: 1360, height: 900 },
    hasTouch: options.touch === true,
    colorScheme: "light",
    timezoneId: options.zone ?? "America/New_York",
    locale: "en-US",
    serviceWorkers: options.worker === true ? "allow" : "block",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on("console", (message) => {
    if (message.type() === "error") complain(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => complain(error.stack ?? error.message));
  return page;
}
