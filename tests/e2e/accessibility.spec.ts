import type { Page } from "playwright-core";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { paths } from "../../web/src/lib/paths.ts";
import { violations } from "./steps/axe.ts";
import { ELSEWHERE, findRecords, isAt, type Records } from "./steps/routes.ts";
import { signIn, speak } from "./steps/sign-in.ts";
import { openStage, type Stage } from "./steps/stage.ts";
import { go, GUESTS, toSignInForm, waysOfMembers, type Way } from "./steps/ways.ts";

/**
 * The pages as each role sees them: no violation of WCAG 2.2 AA in light, dark, and Arabic at 360 px, and no target that
 * is too small on a tablet. The other layouts have a story of their own.
 */
let stage: Stage;
let records: Records;
beforeAll(async () => {
  stage = await openStage();
  records = await findRecords(stage);
});
afterAll(() => stage.close());

const DESKTOP = { width: 1280, height: 800 };
const TABLET = { width: 768, height: 1024 };
const TELEPHONE = { width: 360, height: 740 };

/** Paths of the pages that were checked. */
const checked = new Set<string>();

/** Checks every page in light and dark, and its targets at a tablet's width, with a single load. */
async function inBothModes(page: Page, ways: readonly Way[]): Promise<string[]> {
  const found: string[] = [];
  await page.setViewportSize(DESKTOP);
  for (const way of ways) {
    await go(page, way);
    found.push(...(await violations(page, "light")));
    checked.add(new URL(page.url()).pathname);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.locator("html[data-theme=dark]").waitFor();
    found.push(...(await violations(page, "dark")));
    await page.emulateMedia({ colorScheme: "light" });
    await page.locator("html[data-theme=light]").waitFor();
    await page.setViewportSize(TABLET);
    found.push(...(await violations(page, "tablet", ["target-size"])));
    await page.setViewportSize(DESKTOP);
  }
  return found;
}

async function onTelephone(page: Page, ways: readonly Way[]): Promise<string[]> {
  await page.setViewportSize(TELEPHONE);
  const found: string[] = [];
  for (const way of ways) {
    await go(page, way);
    found.push(...(await violations(page, "Arabic at 360 px")));
  }
  return found;
}

test("a guest's pages", async () => {
  const page = await stage.person("guest");
  const found = await inBothModes(page, GUESTS);
  await go(page, toSignInForm);
  await page.getByRole("combobox").selectOption("ar");
  await page.locator("html[lang=ar]").waitFor();
  found.push(...(await onTelephone(page, GUESTS)));
  expect(found).toEqual([]);
  await page.context().close();
});

async function ofMember(address: string): Promise<void> {
  const ways = waysOfMembers(records)[address] ?? [];
  const page = await stage.person(address);
  await signIn(page, address);
  const found = await inBothModes(page, ways);
  await page.goto("/dashboard");
  await speak(page, "ar");
  found.push(...(await onTelephone(page, ways)));
  await page.goto("/dashboard");
  await speak(page, "en");
  expect(found).toEqual([]);
  await page.context().close();
}

/** Up to thirty pages with four checks each; on a busy machine a check takes seconds. */
const ALL_PAGES_MS = 1_200_000;
const { talent, producer, agent, admin } = DEMO_ADDRESSES;

test.each([talent, producer, agent, admin])("the pages of %s", ofMember, ALL_PAGES_MS);

test("no route of the client was left out", () => {
  const left = Object.values(paths).filter(
    (pattern) => !ELSEWHERE.includes(pattern) && ![...checked].some((path) => isAt(pattern, path)),
  );
  expect(left).toEqual([]);
});
