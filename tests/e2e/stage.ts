import { join } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { ensureBrowser } from "#dev/test/browser.ts";

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

/** Opens a browser on the product that runs at `STORY_URL`. */
export async function openStage(): Promise<Stage> {
  const url = process.env["STORY_URL"] ?? "";
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ARGUMENTS });
  const complaints: string[] = [];
  return {
    url,
    complaints,
    person: (name, options = {}) => openPerson(browser, { url, name, complaints, options }),
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
  {
    url,
    name,
    complaints,
    options,
  }: { url: string; name: string; complaints: string[]; options: PersonOptions },
): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    baseURL: url,
    viewport: options.viewport ?? { width: 1360, height: 900 },
    colorScheme: "light",
    timezoneId: options.zone ?? "America/New_York",
    locale: "en-US",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" && !ACCEPTED.some((accepted) => accepted.test(text)))
      complaints.push(`${name}: ${text}`);
  });
  page.on("pageerror", (error) => complaints.push(`${name}: ${error.message}`));
  return page;
}
