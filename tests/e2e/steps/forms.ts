import type { Locator, Page } from "playwright-core";

/** An input by its label, which may say that it is optional. */
export function field(scope: Page | Locator, label: string): Locator {
  const words = label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return scope.getByLabel(new RegExp(`^${words}(\\s*optional)?$`));
}

/** Picks an option of a select by its visible words. */
export async function choose(
  page: Page,
  scope: Page | Locator,
  choice: readonly [string, string],
): Promise<void> {
  const [label, option] = choice;
  await field(scope, label).click();
  await page.keyboard.type(option);
  await page
    .locator(".ant-select-dropdown:visible .ant-select-item-option", { hasText: option })
    .first()
    .click();
}

/** Leaves a select by Tab, which must close its list and change nothing: it holds these words and no others. */
export async function leaveWith(
  page: Page,
  scope: Page | Locator,
  choice: readonly [string, string],
): Promise<void> {
  const [label, option] = choice;
  await page.keyboard.press("Tab");
  await page.locator(".ant-select-dropdown:visible").waitFor({ state: "detached" });
  // What is inside is looked for below the select, whatever the scope is.
  const held = scope.locator(".ant-select", { has: field(page, label) });
  const texts = await held.locator(".ant-select-selection-item-content").allTextContents();
  // Beside what is chosen antd draws how much more there is, also when that is nothing.
  expect(texts.filter((text) => text !== "+ 0 ...")).toEqual([option]);
}

/** Fills inputs by their labels, in order. */
export async function fill(scope: Page | Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(scope, label).fill(value);
}

/** A day some days from today, YYYY-MM-DD. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
