import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { violations } from "./steps/axe.ts";
import { signIn, wear } from "./steps/sign-in.ts";
import { openStage, type Stage } from "./steps/stage.ts";

/**
 * Frames that no role wears while every address is opened: each style of the vertical navigation, and the pages of a
 * company below a horizontal one. No violation of WCAG 2.2 AA.
 */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const RAILS = [
  ["style-1", ".rail-open"],
  ["style-2", ".rail-open, .rail-folded"],
  ["style-3", ".rail-tabs"],
  ["style-3-dense", ".rail-dense"],
] as const;

test.each(RAILS)("the navigation in %s", async (navbar, rail) => {
  const page = await stage.person("agent", DESKTOP);
  await signIn(page, DEMO_ADDRESSES.agent);
  await wear(page, { style: "layout1", navbar });
  await page.locator(rail).waitFor();
  const found = await violations(page, navbar);
  await wear(page, { style: "layout1" });
  expect(found).toEqual([]);
  await page.context().close();
});

test("the pages of a company in layout 2, from right to left", async () => {
  const page = await stage.person("producer", DESKTOP);
  await signIn(page, DEMO_ADDRESSES.producer);
  await wear(page, { style: "layout2", language: "ar" });
  await page.locator(".line-navigation").waitFor();
  const found: string[] = [];
  for (const address of ["/projects", "/create-project", "/company-info"]) {
    await page.goto(address);
    found.push(...(await violations(page, "layout 2 in Arabic")));
  }
  await wear(page, { style: "layout1" });
  expect(found).toEqual([]);
  await page.context().close();
});

test("no page complained along the way", () => {
  expect(stage.complaints).toEqual([]);
});
