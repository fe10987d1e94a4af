import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { Locator, Page } from "playwright-core";

/** As long as is waited for something that a service or an engine keeps from happening while it starts on a busy machine. */
const PATIENCE_MS = 240_000;
const PAUSE_MS = 1_000;

const patient = new WeakSet<Page>();

/** After so long without an outcome the patient try again, and the others give up. */
export const attemptMs = (page: Page): number => (patient.has(page) ? 6_000 : 60_000);

/**
 * From now on whoever sits at this page does what a person does when nothing happens: presses "Try again" where it is
 * offered, presses once more, loads the page anew. Everybody else takes the first failure for one.
 */
export async function makePatient(page: Page): Promise<void> {
  patient.add(page);
  const retry = page.getByRole("alert").getByRole("button", { name: "Try again" }).first();
  const press = async (): Promise<void> => {
    await retry.click({ timeout: PAUSE_MS }).catch(() => undefined);
    await page.waitForTimeout(PAUSE_MS);
  };
  await page.addLocatorHandler(retry, press, { noWaitAfter: true });
}

const MAX_WORDS = 600;

/** Where a page is and what it says, for whoever reads why a story failed. */
async function wordsOf(page: Page): Promise<string> {
  const words = await page
    .locator("body")
    .innerText({ timeout: PAUSE_MS })
    .catch(() => "nothing that can be read");
  return `${page.url()} says: ${words.replaceAll(/\s+/gu, " ").slice(0, MAX_WORDS)}`;
}

/**
 * Tries something that may be done more than once; `attempt` is told whether it is the first time. What fails for good
 * fails with what the page says.
 */
export async function persevere<T>(page: Page, attempt: (isFirst: boolean) => Promise<T>): Promise<T> {
  const end = Date.now() + (patient.has(page) ? PATIENCE_MS : 0);
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await attempt(isFirst);
    } catch (error) {
      if (Date.now() > end) throw new Error(await wordsOf(page), { cause: error });
      await page.waitForTimeout(PAUSE_MS);
    }
  }
}

// What is waited for may stand on the page twice for a moment, as a message that fades out beside its like.

/** Opens a page and waits for what it shows. */
export function open(page: Page, path: string, shown: Locator): Promise<void> {
  return persevere(page, async () => {
    await page.goto(path);
    await shown.first().waitFor({ timeout: attemptMs(page) });
  });
}

/** Waits for what comes by itself; the patient load the page anew when it does not. */
export function see(page: Page, shown: Locator): Promise<void> {
  return persevere(page, async (isFirst) => {
    if (!isFirst) await page.reload();
    await shown.first().waitFor({ timeout: attemptMs(page) });
  });
}

/** Presses, and once more when the outcome does not show. */
export function press(page: Page, how: Locator | (() => Promise<void>), outcome: Locator): Promise<void> {
  return persevere(page, async (isFirst) => {
    if (!isFirst && (await outcome.first().isVisible())) return;
    await (typeof how === "function" ? how() : how.click({ timeout: attemptMs(page) }));
    await outcome.first().waitFor({ timeout: attemptMs(page) });
  });
}

const ESCAPE_EVERY_MS = 250;

/** Closes what lies over the page with Escape; the focus may still be on its way from one layer to the next. */
export async function escape(page: Page, layer: Locator): Promise<void> {
  const pressed = async (): Promise<boolean> => {
    if (await layer.isHidden()) return true;
    await page.keyboard.press("Escape");
    return false;
  };
  await waitFor("Escape closes the layer", pressed, attemptMs(page), ESCAPE_EVERY_MS);
}
