/**
 * `npm run screens`: captures every page as the demo's people see it into `docs/screens/`: in light mode at 1280 pixels,
 * in dark mode at 1920, and in Arabic at 360; those in daily use also in English on a phone and in Arabic on a desktop.
 * `SCREENS_URL` selects a running product. Fails if all pictures together exceed 20 MB.
 */
import { readdir, mkdir, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import sharp from "sharp";
import { readCommand } from "#dev/command-line/read-command.ts";
import { buildWeb } from "#dev/start/web-build.ts";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { ensureBrowser } from "#dev/test/browser.ts";
import { recordsOf } from "../../tests/e2e/steps/routes.ts";
import { settled } from "../../tests/e2e/steps/axe.ts";
import { signIn, speak } from "../../tests/e2e/steps/sign-in.ts";
import { startProduct } from "../../tests/support/product.ts";
import { pagesOf, type Shown } from "./pages.ts";

const FOLDER = resolve(import.meta.dirname, "../../docs/screens");
const MAX_BYTES = 20 * 1024 * 1024;
const QUALITY = 70;
const DESKTOP = { width: 1280, height: 800 };
const WIDE = { width: 1920, height: 1080 };
const TELEPHONE = { width: 360, height: 740 };

/** A combination of viewport, color mode and language. */
interface Look {
  readonly suffix: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly scheme: "light" | "dark";
  readonly language: "en" | "ar";
}

const FIRST: Look = { suffix: "", viewport: DESKTOP, scheme: "light", language: "en" };
const ALWAYS: readonly Look[] = [
  FIRST,
  { suffix: "-dark", viewport: WIDE, scheme: "dark", language: "en" },
  { suffix: "-arabic-telephone", viewport: TELEPHONE, scheme: "light", language: "ar" },
];
const OFTEN: readonly Look[] = [
  { suffix: "-telephone", viewport: TELEPHONE, scheme: "light", language: "en" },
  { suffix: "-arabic", viewport: DESKTOP, scheme: "light", language: "ar" },
];

/** Opens a separate browser context for the person, signed in and in the given language. */
async function open(browser: Browser, url: string, person: Shown["person"], look: Look): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: look.viewport,
    colorScheme: look.scheme,
    // Members sign in in English and then choose their language as a person would.
    locale: person === "guest" ? look.language : "en-US",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  if (person !== "guest") {
    await signIn(page, DEMO_ADDRESSES[person]);
    if (look.language !== "en") await speak(page, look.language);
  }
  return page;
}

async function shoot(page: Page, { name, person, path, press = [] }: Shown, { suffix }: Look): Promise<void> {
  await page.goto(path);
  await settled(page);
  for (const selector of press) {
    await page.locator(selector).first().click();
    await settled(page);
  }
  await page.waitForTimeout(1_500);
  const picture = await page.screenshot();
  await sharp(picture)
    .webp({ quality: QUALITY })
    .toFile(join(FOLDER, person, `${name}${suffix}.webp`));
}

/** Every page, with the records of the demo that their addresses name. */
async function findPages(browser: Browser, url: string): Promise<readonly Shown[]> {
  const producer = await open(browser, url, "producer", FIRST);
  const pages = pagesOf(await recordsOf(producer));
  await producer.context().close();
  return pages;
}

async function shootAll(browser: Browser, url: string): Promise<void> {
  const pages = await findPages(browser, url);
  const people = [...new Set(pages.map(({ person }) => person))];
  for (const person of people) {
    await mkdir(join(FOLDER, person), { recursive: true });
    for (const look of [...ALWAYS, ...OFTEN]) {
      const shown = pages.filter((one) => one.person === person && (one.often || ALWAYS.includes(look)));
      if (shown.length === 0) continue;
      const page = await open(browser, url, person, look);
      for (const one of shown) await shoot(page, one, look);
      // The language is stored in the profile, so it is reset to English for the next capture.
      if (person !== "guest" && look.language !== "en") {
        await page.goto("/dashboard");
        await speak(page, "en");
      }
      await page.context().close();
    }
  }
}

async function measure(): Promise<{ readonly pictures: number; readonly bytes: number }> {
  const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { pictures: files.length, bytes };
}

readCommand("screens");
const given = process.env["SCREENS_URL"];
if (given === undefined) await buildWeb();
const product = given === undefined ? await startProduct([]) : null;
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox"] });
try {
  await rm(FOLDER, { recursive: true, force: true });
  await shootAll(browser, product?.url ?? given ?? "");
} finally {
  await browser.close();
  await product?.close();
}
const { pictures, bytes } = await measure();
console.log(`${pictures} pictures, ${(bytes / 1024 / 1024).toFixed(1)} MB in docs/screens`);
if (bytes > MAX_BYTES) throw new Error("The pictures are larger than 20 MB together.");
