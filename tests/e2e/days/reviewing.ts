import type { Locator, Page } from "playwright-core";
import { press, see } from "../steps/patience.ts";
import { strike } from "../steps/wall.ts";

/** A stage of the wall with this many people in it. */
export const stageOf = (page: Page, name: string, count: number): Locator =>
  page.getByRole("link", { name: new RegExp(`^${name} ?${count}$`) });

/** Everybody on a wall that is not loading. */
const settledWall = (page: Page): Locator => page.locator(".wall[aria-busy=false]");

/** Puts the first people of the wall into the first group, one by one, by keys alone. */
export async function groupFirst(page: Page, count: number): Promise<void> {
  const present = page.locator("[role=gridcell][aria-current=true]");
  await settledWall(page).waitFor();
  await page.getByRole("gridcell").first().focus();
  for (let done = 1; done <= count; done += 1) {
    await present.filter({ hasNotText: "In groups" }).waitFor();
    await page.keyboard.press("1");
    await present.filter({ hasText: "In groups" }).waitFor();
    if (done < count) await page.keyboard.press("ArrowRight");
  }
  await see(page, stageOf(page, "Selected", count));
}

/** Passes on all whom nobody has selected, this many, with one decision. */
export async function passOnAllNew(page: Page, count: number): Promise<void> {
  await press(page, stageOf(page, "New", count), page.locator("a[aria-current=page]", { hasText: /^New/ }));
  const first = settledWall(page).getByRole("gridcell").first();
  await first.filter({ hasNotText: "In groups" }).waitFor();
  const bar = page.getByRole("region", { name: "Selected people" });
  await strike(page, first, "x", bar);
  await press(
    page,
    bar.getByRole("button", { name: `Select all ${count} matching` }),
    bar.getByText(`${count} selected`),
  );
  const dialog = page.getByRole("dialog").filter({ visible: true }).last();
  const sure = dialog.getByText(`Pass on ${count} people?`);
  await press(page, bar.getByRole("button", { name: /^Pass/ }), sure);
  const gone = stageOf(page, "Out", count);
  await press(page, dialog.getByRole("button", { name: /^Pass/ }), gone);
}

/** Books by key, also where the page has doubts. */
export async function bookAnyway(page: Page, card: Locator): Promise<void> {
  const booked = page.getByText(/is booked\./);
  const dialog = page.getByRole("dialog").filter({ visible: true }).last();
  const confirm = dialog.getByRole("button", { name: "Book", exact: true });
  await strike(page, card, "b", booked.or(confirm));
  if (!(await confirm.isVisible())) return;
  const reason = dialog.getByLabel("Why book them all the same?");
  if (await reason.isVisible()) await reason.fill("They can move it.");
  await press(page, confirm, booked);
}

/** Releases everyone who is still held for a role whose last place has just been booked. */
export async function releaseHeld(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Every place is booked. Release those still held?" });
  const release = dialog.getByRole("button", { name: /^Release \d+ people/ });
  await see(page, release);
  const count = /\d+/.exec((await release.textContent()) ?? "")?.[0];
  await press(page, release, page.getByText(`${count} people have been released.`));
}
