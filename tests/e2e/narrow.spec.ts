import type { Locator, Page } from "playwright-core";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { settled } from "./steps/axe.ts";
import { signIn, speak } from "./steps/sign-in.ts";
import { openStage, type Stage } from "./steps/stage.ts";

/** What must still work at a phone's width, in either writing direction. */
let stage: Stage;
let producer: Page;
beforeAll(async () => {
  stage = await openStage();
  producer = await stage.person("producer", { viewport: { width: 360, height: 740 } });
  // No other story signs in as this producer, whose profile stores the language and would change it for them.
  await signIn(producer, DEMO_ADDRESSES.rival);
});
afterAll(async () => {
  await producer.goto("/dashboard");
  await speak(producer, "en");
  await stage.close();
});

async function boxOf(found: Locator) {
  const box = await found.boundingBox();
  if (!box) throw new Error("It is not on the page");
  return { ...box, end: box.x + box.width, foot: box.y + box.height };
}

/** Pixels between the details' parts and the buttons, read in one step because the panel may still be sliding in. */
const gapInHead = `(() => {
  const [title, buttons] = [".details-tabs", ".docked-tools"].map((part) =>
    document.querySelector("[role=dialog] " + part).getBoundingClientRect());
  return Math.max(buttons.left - title.right, title.left - buttons.right);
})()`;

/** Line height in pixels of the snackbar's action. */
const lineOfAction = `parseFloat(getComputedStyle(document.querySelector(".snackbar-action")).lineHeight)`;

/** Opens the wall of a role with submissions. */
async function openWall(): Promise<void> {
  await producer.goto("/projects?status=Approved");
  await producer.locator("a[href*='/project-detail/']").first().click();
  await producer.locator("a[href$='tab=positions']").click();
  await producer.locator("h2 a[href*='/position-submissions/']").first().click();
  await producer.getByRole("gridcell").first().waitFor();
}

/** A week is wider than the screen, and opens where its chosen day is seen, here one of its last. */
async function expectDayInSight(): Promise<void> {
  await producer.goto("/calendar?view=week&date=2027-01-08");
  const day = producer.locator("[role=columnheader][data-date='2027-01-08']");
  await day.waitFor();
  await settled(producer);
  const { x, end, width } = await boxOf(day);
  expect([x >= 0, end <= 360, width > 80]).toEqual([true, true, true]);
}

/** Checks everything about the width in the current language. */
async function expectPlacesKept(): Promise<void> {
  await producer.goto("/dashboard");
  await producer.locator(".bell").click();
  const opened = await boxOf(producer.locator(".disclosure-panel:has(.notifications)"));
  expect([opened.x >= 0, opened.end <= 360]).toEqual([true, true]);

  await producer.goto("/projects?status=Closed");
  const present = producer.locator(".tab-links [aria-current]");
  await present.waitFor();
  await settled(producer);
  const [tab, row] = [await boxOf(present), await boxOf(producer.locator(".tab-links ul"))];
  expect(tab.x).toBeGreaterThanOrEqual(row.x - 1);
  expect(tab.end).toBeLessThanOrEqual(row.end + 1);

  await producer.goto("/create-project");
  const steps = producer.locator(".wizard-step");
  await steps.last().waitFor();
  await settled(producer);
  expect((await boxOf(steps.first())).y).toBe((await boxOf(steps.last())).y);

  await expectDayInSight();

  await openWall();
  await settled(producer);
  // The role, its stages and one row of tools, and then the first people.
  expect((await boxOf(producer.getByRole("gridcell").first())).y).toBeLessThan(260);
  await producer.getByRole("gridcell").first().press("Enter");
  const panel = producer.getByRole("dialog");
  await panel.locator(".details-facts").first().waitFor();
  expect(await producer.evaluate(gapInHead)).toBeGreaterThanOrEqual(8);
}

test("tabs, steps and titles keep their places from left to right", expectPlacesKept);

test("and from right to left", async () => {
  await producer.goto("/dashboard");
  await speak(producer, "ar");
  await expectPlacesKept();
});

test("a view of the wall is kept, and its removal can be taken back beside the words that say so", async () => {
  await producer.goto("/dashboard");
  // The Turkish label for undo consists of two words.
  await speak(producer, "tr");
  await openWall();
  await producer.locator(".wall-tabs a[href*='stage=New']").click();
  const views = producer.locator(".named-views button");
  // The row of tools scrolls sideways by itself.
  await views.scrollIntoViewIfNeeded();
  const { x, end } = await boxOf(views);
  expect([x >= 0, end <= 360]).toEqual([true, true]);
  await views.press("Enter");
  await producer.getByRole("menuitem").last().click();
  const dialog = producer.getByRole("dialog");
  // Before the field has the focus, a driver may fill what had it.
  await dialog.locator("input:focus").waitFor();
  await dialog.getByRole("textbox").fill("Yeniler");
  await dialog.locator(".ant-btn-primary").click();
  await dialog.waitFor({ state: "hidden" });
  await views.click();
  await producer.getByRole("menuitem").last().click();
  const snackbar = producer.locator(".snackbar", { has: producer.locator(".snackbar-action") });
  const [words, action] = [snackbar.locator(".snackbar-text"), snackbar.locator(".snackbar-action")];
  await action.waitFor();
  expect((await boxOf(action)).height).toBeLessThan(2 * (await producer.evaluate<number>(lineOfAction)));
  expect((await boxOf(action)).x).toBeGreaterThanOrEqual((await boxOf(words)).end);
});

test("no page complained along the way", () => {
  expect(stage.complaints).toEqual([]);
});
