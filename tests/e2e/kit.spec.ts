import type { Page } from "playwright-core";
import { violations } from "./steps/axe.ts";
import { savedBy, signIn } from "./steps/sign-in.ts";
import { openStage, type Stage } from "./steps/stage.ts";

/** The kit page in every color scheme, each chosen from its tile as a person would. */
let stage: Stage;
let page: Page;
beforeAll(async () => {
  stage = await openStage();
  page = await stage.person("agent");
  await signIn(page, "agent@callboard.test");
  await page.goto("/dev/kit");
  await page.getByRole("heading", { name: "Kit", exact: true }).waitFor();
});
afterAll(() => stage.close());

const SCHEMES = 28;

test("the parts of pages have no violation as they come, and are dark where the system is", async () => {
  const light = await violations(page, "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.locator("html[data-theme=dark]").waitFor();
  const dark = await violations(page, "dark");
  await page.emulateMedia({ colorScheme: "light" });
  expect([...light, ...dark]).toEqual([]);
});

test("in each of the 28 schemes every word is legible on its ground", async () => {
  await page.getByRole("button", { name: "Color schemes" }).click();
  const tiles = page.locator(".scheme-tile");
  await tiles.first().waitFor();
  expect(await tiles.count()).toBe(SCHEMES);
  const found: string[] = [];
  for (let place = 0; place < SCHEMES; place += 1) {
    const tile = tiles.nth(place);
    await tile.click();
    const name = (await tile.textContent()) ?? "";
    found.push(...(await violations(page, name, ["color-contrast"])));
  }
  // The scheme is stored in the profile, so it is reset to the first one for other tests.
  await savedBy(page, () => tiles.first().click());
  expect(found).toEqual([]);
  expect(stage.complaints).toEqual([]);
});
