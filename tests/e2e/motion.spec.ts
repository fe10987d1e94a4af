import type { Page } from "playwright-core";
import { settled } from "./steps/axe.ts";
import { escape } from "./steps/patience.ts";
import { signIn } from "./steps/sign-in.ts";
import { openStage, type Stage } from "./steps/stage.ts";

/**
 * With reduced motion requested by the system nothing moves, from the moment it is requested until it is withdrawn.
 */
let stage: Stage;
let talent: Page;
beforeAll(async () => {
  stage = await openStage();
  talent = await stage.person("talent");
  await talent.emulateMedia({ reducedMotion: "reduce" });
  await talent.addInitScript(`
    globalThis.moved = [];
    for (const type of ["animationstart", "transitionrun"])
      document.addEventListener(type, ({ target }) => moved.push(type + " " + target.className), true);
  `);
  await signIn(talent, "talent@callboard.test");
});
afterAll(() => stage.close());

/** How long a project takes to show whether one can submit to a role of it. */
const SHOWN_MS = 10_000;

/** Opens projects until one has a role to submit to, and its sheet: stories before may have submitted to the first. */
async function openRoleToSubmitTo(page: Page): Promise<void> {
  const submit = page.getByRole("button", { name: /^Submit for / }).first();
  for (const row of await page.locator(".project-row .row-open").all()) {
    await row.click();
    // The button of the project before may still be there, and go.
    const isPressed = await submit.click({ timeout: SHOWN_MS }).then(
      () => true,
      () => false,
    );
    if (isPressed) return;
  }
  throw new Error("No project of the list has a role to submit to.");
}

/** Hovers over cards, opens and closes a menu, a project and its sheet; returns what moved meanwhile. */
async function movedMeanwhile(page: Page): Promise<string[]> {
  // Motion that began before the page was notified of the setting does not count.
  await settled(page);
  await page.evaluate("moved.length = 0");
  await page.getByRole("button", { name: /^Sort by: / }).click();
  const orders = page.getByRole("radiogroup", { name: "Sort by" });
  await orders.waitFor();
  await escape(page, orders);
  await page.locator(".project-row").nth(1).hover();
  await openRoleToSubmitTo(page);
  await page.getByRole("button", { name: "Send submission" }).waitFor();
  await escape(page, page.getByRole("button", { name: "Send submission" }));
  return page.evaluate("moved");
}

test("nothing moves when less motion is preferred, and what moves otherwise does again", async () => {
  await talent.goto("/project-search");
  await talent.locator(".project-row .row-open").first().waitFor();
  expect(await movedMeanwhile(talent)).toEqual([]);

  await talent.emulateMedia({ reducedMotion: "no-preference" });
  expect(await movedMeanwhile(talent)).not.toEqual([]);

  await talent.emulateMedia({ reducedMotion: "reduce" });
  expect(await movedMeanwhile(talent)).toEqual([]);
});

test("no page complained along the way", () => {
  expect(stage.complaints).toEqual([]);
});
