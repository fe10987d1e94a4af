import { join } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { ensureBrowser } from "#dev/test/browser.ts";
import { makePatient } from "./patience.ts";

/** The started product (start-product.ts) and a browser, for the length of a story. */
export interface Stage {
  readonly url: string;
  /** A browser of its own for one person, as if at their own desk. */
  person(name: string, options?: PersonOptions): Promise<Page>;
  /** What the consoles of all pages said that they should not have. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

export interface PersonOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly zone?: string;
  /**
   * Whether the client may keep itself for when there is no network. Not as a rule: every person is a fresh browser,
   * which would fetch the whole client once more in the middle of the story.
   */
  readonly worker?: boolean;
}

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
/** What a browser says although nothing is wrong: keycloak-js's own iframe, and answers that a page handles. */
const ACCEPTED = [/allow-scripts and allow-same-origin/, /the server responded with a status of 4(01|00|10)/];

/** And what it says while something that the page asks is being started again; a bare answer has no icon. */
const ACCEPTED_BY_THE_PATIENT = [
  /the server responded with a status of 5\d\d|net::ERR_/,
  /the server responded with a status of 404 .*\/favicon\.ico$/,
];

/** Where the product of this worker runs: `STORY_URL` names one for each, or one for all. */
export function storyUrl(): string {
  const urls = process.env["STORY_URL"]?.split(" ") ?? [];
  const url = urls[Number(process.env["JEST_WORKER_ID"]) - 1] ?? urls[0];
  if (!url) throw new Error("STORY_URL must say where the product runs.");
  return url;
}

/** Opens a browser on the product of this worker. The `patient` try again what did not work. */
export async function openStage(patient = false): Promise<Stage> {
  const url = storyUrl();
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ARGUMENTS });
  const complaints: string[] = [];
  return {
    url,
    complaints,
    async person(name, options = {}) {
      const accepted = patient ? [...ACCEPTED, ...ACCEPTED_BY_THE_PATIENT] : ACCEPTED;
      const complain = (text: string): void => {
        if (!accepted.some((one) => one.test(text))) complaints.push(`${name}: ${text}`);
      };
      const page = await openPerson(browser, { url, complain, options });
      if (patient) await makePatient(page);
      return page;
    },
    async close() {
      await photograph(browser, process.env["STORY_SCREENS"]);
      await browser.close();
    },
  };
}

/** Keeps what every person sees at the end, for whoever looks into a story that failed. */
async function photograph(browser: Browser, folder: string | undefined): Promise<void> {
  if (folder === undefined) return;
  const pages = browser.contexts().flatMap((context) => context.pages());
  await Promise.all(pages.map((page, index) => page.screenshot({ path: join(folder, `${index}.png`) })));
}

async function openPerson(
  browser: Browser,
  { url, complain, options }: { url: string; complain: (text: string) => void; options: PersonOptions },
): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    baseURL: url,
    viewport: options.viewport ?? { width: 1360, height: 900 },
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
