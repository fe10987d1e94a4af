import type { Locator, Page } from "playwright-core";

/** Picks an option of a select by its visible words. */
export async function choose(scope: Page | Locator, label: string, option: string): Promise<void> {
  const box = scope.getByLabel(label, { exact: true });
  await box.click();
  await box.fill(option).catch(() => undefined);
  const page = "page" in scope && typeof scope.page === "function" ? scope.page() : (scope as Page);
  await page
    .locator(".ant-select-dropdown:visible .ant-select-item-option", { hasText: option })
    .first()
    .click();
}

/** Fills inputs by their labels, in order. */
export async function fill(scope: Page | Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await scope.getByLabel(label, { exact: true }).fill(value);
}

/** A day some days from today, YYYY-MM-DD. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
