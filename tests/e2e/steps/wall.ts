import type { Locator, Page } from "playwright-core";
import { attemptMs, open, persevere, press } from "./patience.ts";

/** From the company's approved projects to the wall of one position. */
export async function openWall(page: Page, title: string, part: string): Promise<void> {
  const project = page.getByRole("link", { name: new RegExp(title) }).first();
  await open(page, "/projects?status=Approved", project);
  await project.click();
  await page.getByRole("link", { name: /^Roles/ }).click();
  const position = page.getByRole("listitem").filter({ hasText: part }).first();
  await position.getByRole("link", { name: part, exact: true }).click();
}

/** From any page to the wall of a position, by typing part of its name. */
export async function jumpToWall(page: Page, title: string, part: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Search or jump to" });
  const target = dialog
    .getByRole("option", { selected: true })
    .filter({ hasText: part })
    .filter({ hasText: title });
  await persevere(page, async () => {
    await page.keyboard.press("Control+k");
    await dialog.getByRole("combobox").fill(`#${part.slice(0, -1)}`);
    await target.waitFor({ timeout: attemptMs(page) });
    await page.keyboard.press("Enter");
    await page
      .getByRole("gridcell")
      .first()
      .waitFor({ timeout: attemptMs(page) });
  });
}

/** A person's card on the wall. */
export function cardOf(page: Page, name: string): Locator {
  return page.getByRole("gridcell").filter({ hasText: name }).first();
}

/** Presses a key on a person's card, and waits for its outcome. */
export function strike(page: Page, card: Locator, key: string, outcome: Locator): Promise<void> {
  const how = async (): Promise<void> => {
    await card.focus();
    await page.keyboard.press(key);
  };
  return press(page, how, outcome);
}

/** Books with the shortcut, confirming if asked. */
export async function book(page: Page, card: Locator): Promise<void> {
  const booked = page.getByText(/is booked\./);
  const confirm = page.getByRole("dialog").getByRole("button", { name: "Book", exact: true });
  await strike(page, card, "b", booked.or(confirm));
  if (await confirm.isVisible()) await press(page, confirm, booked);
}
