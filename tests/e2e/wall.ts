import type { Locator, Page } from "playwright-core";

/** From the company's approved projects to the wall of one position. */
export async function openWall(page: Page, title: string, part: string): Promise<void> {
  await page.goto("/projects?status=Approved");
  await page
    .getByRole("link", { name: new RegExp(title) })
    .first()
    .click();
  await page.getByRole("link", { name: "Positions", exact: true }).click();
  const position = page.getByRole("listitem").filter({ hasText: part }).first();
  await position.getByRole("link", { name: part }).click();
}

/** A person's card on the wall. */
export function cardOf(page: Page, name: string): Locator {
  return page.getByRole("gridcell").filter({ hasText: name }).first();
}
