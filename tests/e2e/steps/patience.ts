import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { Locator, Page } from "playwright-core";

/** How long to wait for something that depends on a service or engine restarting on a busy machine. */
const TIMEOUT_MS = 240_000;
const PAUSE_MS = 1_000;

const patient = new WeakSet<Page>();

/** Time without an outcome after which patient pages retry and others fail. */
export const attemptMs = (page: Page): number => (patient.has(page) ? 6_000 : 60_000);

/**
 * From now on this page's actions are retried as a person would: pressing "Try again" if it is offered, pressing once
 * more, reloading the page. For other pages the first failure counts.
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

/** The page's address and text, to explain a failed step. */
export async function wordsOf(page: Page): Promise<string> {
  const words = await page
    .locator("body")
    .innerText({ timeout: PAUSE_MS })
    .catch(() => "nothing that can be read");
  return `${page.url()} says: ${words.replaceAll(/\s+/gu, " ").slice(0, MAX_WORDS)}`;
}

/**
 * Retries something that may be repeated; `attempt` receives whether it is the first time. The final failure includes
 * the page's text.
 */
export async function persevere<T>(page: Page, attempt: (isFirst: boolean) => Promise<T>): Promise<T> {
  const end = Date.now() + (patient.has(page) ? TIMEOUT_MS : 0);
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await attempt(isFirst);
    } catch (error) {
      if (Date.now() > end) throw new Error(await wordsOf(page), { cause: error });
      await page.waitForTimeout(PAUSE_MS);
    }
  }
}

// The awaited element may briefly exist twice, for example while an earlier message fades out.

/** Opens a page and waits for its content. */
export function open(page: Page, path: string, shown: Locator): Promise<void> {
  return persevere(page, async () => {
    await page.goto(path);
    await shown.first().waitFor({ timeout: attemptMs(page) });
  });
}

/** Waits for something to appear; patient pages reload if it does not. */
export function see(page: Page, shown: Locator): Promise<void> {
  return persevere(page, async (isFirst) => {
    if (!isFirst) await page.reload();
    await shown.first().waitFor({ timeout: attemptMs(page) });
  });
}

/** Presses, and presses again if the outcome does not appear. */
export function press(page: Page, how: Locator | (() => Promise<void>), outcome: Locator): Promise<void> {
  return persevere(page, async (isFirst) => {
    if (!isFirst && (await outcome.first().isVisible())) return;
    await (typeof how === "function" ? how() : how.click({ timeout: attemptMs(page) }));
    await outcome.first().waitFor({ timeout: attemptMs(page) });
  });
}

const ESCAPE_EVERY_MS = 250;

/** Closes an overlay with Escape; the focus may still be moving between layers. */
export async function escape(page: Page, layer: Locator): Promise<void> {
  const pressed = async (): Promise<boolean> => {
    if (await layer.isHidden()) return true;
    await page.keyboard.press("Escape");
    return false;
  };
  await waitFor("Escape closes the layer", pressed, attemptMs(page), ESCAPE_EVERY_MS);
}
