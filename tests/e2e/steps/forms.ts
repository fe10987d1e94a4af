import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { Locator, Page } from "playwright-core";

/** An input by its label, which may include that it is optional. */
export function field(scope: Page | Locator, label: string): Locator {
  const words = label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return scope.getByLabel(new RegExp(`^${words}(\\s*optional)?$`));
}

/** A select by its label; its contents are looked up below the select, whatever the scope. */
const selectOf = (page: Page, scope: Page | Locator, label: string): Locator =>
  scope.locator(".ant-select", { has: field(page, label) });

/** How long a list may take to show a selected option. */
const SHOWN_MS = 15_000;

/** Picks an option of a select by its visible text; retried if the list moved away from the pointer. */
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
    // Replaces text typed by an earlier attempt.
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

/** Leaves a select with Tab, which must close its list and change nothing: it contains exactly these values. */
export async function leaveWith(
  page: Page,
  scope: Page | Locator,
  choice: readonly [string, string],
): Promise<void> {
  const [label, option] = choice;
  await page.keyboard.press("Tab");
  // The previous select's list may still be fading out.
  const lists = page.locator(".ant-select-dropdown:visible");
  await waitFor("the lists close", async () => (await lists.count()) === 0);
  const held = selectOf(page, scope, label).locator(".ant-select-selection-item-content");
  // Next to the selected values antd renders the number of hidden ones, even if it is zero; while it measures the
  // available space, it renders no values.
  const words = async (): Promise<string[]> =>
    (await held.allTextContents()).filter((text) => text !== "+ 0 ...");
  await waitFor(`${label} holds something`, async () => (await words()).length > 0);
  expect(await words()).toEqual([option]);
}

/** Fills inputs by their labels, in order. */
export async function fill(scope: Page | Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(scope, label).fill(value);
}

/** Waits until an input contains a value: a page may show its inputs before it fills them. */
export async function expectHeld(input: Locator, value: string): Promise<void> {
  let held = "";
  const isHeld = async (): Promise<boolean> => {
    held = await input.inputValue();
    return held === value;
  };
  await waitFor(`the input holds “${value}”`, isHeld).catch(() => undefined);
  expect(held).toBe(value);
}

/** A day this many days from today, YYYY-MM-DD. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
