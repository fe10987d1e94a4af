import type { Page } from "playwright-core";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { settled } from "./steps/axe.ts";
import { escape } from "./steps/patience.ts";
import { signIn } from "./steps/sign-in.ts";
import { openStage, type Stage } from "./steps/stage.ts";

/** Outcomes leave free the buttons of what is open over or beside the page, and are removed with their page. */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Buttons, links and fields of dialogs, drawers and panels that an outcome covers, at their middle or a corner. */
const COVERED = `(() => {
  const controls = document.querySelectorAll(
    ":is(.ant-modal-wrap, .ant-drawer-open, .docked-panel) :is(button, a, input, textarea, [role=tab])");
  const isCovered = ({ left, right, top, bottom }) =>
    [[(left + right) / 2, (top + bottom) / 2], [left + 2, top + 2], [right - 2, top + 2],
      [left + 2, bottom - 2], [right - 2, bottom - 2]]
      .some(([x, y]) => document.elementFromPoint(x, y)?.closest(".snackbar") != null);
  return [...controls]
    .filter((one) => one.checkVisibility() && isCovered(one.getBoundingClientRect()))
    .map((one) => one.outerHTML.slice(0, 120));
})()`;

async function covered(page: Page): Promise<readonly string[]> {
  await settled(page);
  await page.locator(".snackbar").first().waitFor();
  return await page.evaluate<string[]>(COVERED);
}

/** Opens the wall of a role with submissions. */
async function openWall(page: Page): Promise<void> {
  await page.goto("/projects?status=Approved");
  await page.locator("a[href*='/project-detail/']").first().click();
  await page.locator("a[href$='tab=positions']").click();
  await page.locator("h2 a[href*='/position-submissions/']").first().click();
  await page.getByRole("gridcell").first().waitFor();
}

/** Puts the current person into a group or takes it out, which can be undone while its outcome is shown. */
async function decide(page: Page): Promise<void> {
  await page.getByRole("gridcell").first().press("3");
  await page.locator(".snackbar-action").waitFor();
}

test.each([
  ["a laptop", { width: 1280, height: 800 }],
  ["a phone", { width: 360, height: 740 }],
])("on %s", async (_what, viewport) => {
  const page = await stage.person("rival", { viewport });
  await signIn(page, DEMO_ADDRESSES.rival);
  await openWall(page);

  await decide(page);
  await page.getByRole("gridcell").first().press("Enter");
  await page.locator(".details-facts").first().waitFor();
  expect(await covered(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.locator(".details-facts").first().waitFor({ state: "hidden" });

  await decide(page);
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await dialog.getByRole("button").first().waitFor();
  expect(await covered(page)).toEqual([]);
  await escape(page, dialog);
  await page.context().close();
});

test("what was only said is removed with its page", async () => {
  const page = await stage.person("rival", { viewport: { width: 1280, height: 800 } });
  await signIn(page, DEMO_ADDRESSES.rival);
  await page.goto("/profile?tab=notices");
  const kind = page.getByRole("radiogroup").first();
  await kind.getByText("Daily").click();
  const outcome = page.locator(".snackbar");
  await outcome.waitFor();
  await page.waitForTimeout(600);
  await page.locator("a[href='/dashboard']:visible").first().click();
  await page.waitForURL("**/dashboard");
  await outcome.waitFor({ state: "detached", timeout: 3_000 });
  expect(await page.locator(".snackbar").count()).toBe(0);
  await page.context().close();
});

test("no page complained along the way", () => {
  expect(stage.complaints).toEqual([]);
});
