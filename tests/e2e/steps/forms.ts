import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { Locator, Page } from "playwright-core";

/** An input by its label, which may say that it is optional. */
export function field(scope: Page | Locator, label: string): Locator {
  const words = label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return scope.getByLabel(new RegExp(`^${words}(\\s*optional)?$`));
}

/** A select by its label; what is inside is looked for below the select, whatever the scope is. */
const selectOf = (page: Page, scope: Page | Locator, label: string): Locator =>
  scope.locator(".ant-select", { has: field(page, label) });

/** As long as a list may take to show what was clicked. */
const SHOWN_MS = 15_000;

/** Picks an option of a select by its visible words; once more when the list moved away under the pointer. */
export function choose(
  page: Page,
  scope: Page | Locator,
  choice: readonly [string, string],
): Promise<unknown> {
  const [label, option] = choice;
  const shown = selectOf(page, scope, label)
    .locator(".ant-select-selection-item-content, .ant-select-content-has-value")
    .filter({ hasText: option });
  const pick = async (): Promise<true> => {
    await field(scope, label).click();
    // What an attempt before has typed gives way.
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(option);
    await page
      .locator(".ant-select-dropdown:visible .ant-select-item-option", { hasText: option })
      .first()
      .click();
    return waitFor(`${label} shows ${option}`, async () => (await shown.count()) > 0, SHOWN_MS);
  };
  return waitFor(`${label} is chosen`, pick, 4 * SHOWN_MS);
}

/** Leaves a select by Tab, which must close its list and change nothing: it holds these words and no others. */
export async function leaveWith(
  page: Page,
  scope: Page | Locator,
  choice: readonly [string, string],
): Promise<void> {
  const [label, option] = choice;
  await page.keyboard.press("Tab");
  // The list of the select before may still be fading out beside this one.
  const lists = page.locator(".ant-select-dropdown:visible");
  await waitFor("the lists close", async () => (await lists.count()) === 0);
  const held = selectOf(page, scope, label).locator(".ant-select-selection-item-content");
  // Beside what is chosen antd draws how much more there is, also when that is nothing; while it measures how much of
  // it has room, it draws none.
  const words = async (): Promise<string[]> =>
    (await held.allTextContents()).filter((text) => text !== "+ 0 ...");
  await waitFor(`${label} holds something`, async () => (await words()).length > 0);
  expect(await words()).toEqual([option]);
}

/** Fills inputs by their labels, in order. */
export async function fill(scope: Page | Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(scope, label).fill(value);
}

/** Waits until an input holds a value: a page may show its inputs before it fills them. */
export async function expectHeld(input: Locator, value: string): Promise<void> {
  let held = "";
  const isHeld = async (): Promise<boolean> => {
    held = await input.inputValue();
    return held === value;
  };
  await waitFor(`the input holds “${value}”`, isHeld).catch(() => undefined);
  expect(held).toBe(value);
}

/** A day some days from today, YYYY-MM-DD. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
