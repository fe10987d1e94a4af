import type { Page } from "playwright-core";
import { settled, violations } from "./steps/axe.ts";
import { AT_PROVIDER, signIn, speak } from "./steps/sign-in.ts";
import { openStage, type Stage } from "./steps/stage.ts";

/**
 * The pages of the path as each role sees them: no violation of WCAG 2.2 AA in light, dark, and Arabic at 360 px, and
 * no target that is too small or unreachable on a tablet.
 */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** An address, or how to get from the previous page to the next one. */
type Way = string | ((page: Page) => Promise<void>);

const follow =
  (link: string) =>
  async (page: Page): Promise<void> => {
    const from = page.url();
    await page.locator(link).first().click();
    // The previous page is settled too, until the next one's code has loaded.
    await page.waitForURL((url) => url.href !== from);
  };

/** Guests are redirected to the identity provider, which redirects back to the form. */
const toSignInForm: Way = async (page) => {
  await page.goto("/login");
  await page.waitForURL(AT_PROVIDER);
};

const openFirstCard: Way = async (page) => {
  await page.getByRole("gridcell").first().press("Enter");
  await page.locator(".details-facts").first().waitFor();
};

/** Opens the draft of a project at its current step, with place and dates. */
const openDraft: Way = async (page) => {
  await page.goto("/projects?status=Draft");
  await follow("a[href*='/create-project/']")(page);
  await page.locator(".wizard-step").first().waitFor();
};
/** Another step, by index from 0: 0 and 2 take files. */
const wizardStep = (place: number) => follow(`.wizard-step >> nth=${place}`);

/** The same people as a table, with a selection, and the role's groups. */
const openTable: Way = async (page) => {
  const { origin, pathname } = new URL(page.url());
  await page.goto(`${origin}${pathname}?view=table`);
  await page.locator(".ant-table-row input[type=checkbox]").first().check();
  await page.locator(".bulk-bar").waitFor();
};
const openGroups: Way = async (page) => {
  const [, , role, project] = new URL(page.url()).pathname.split("/");
  await page.goto(`/group/${project}/1/${role}`);
  await page.locator(".group-head").first().waitFor();
};

const GUESTS: readonly Way[] = [
  toSignInForm,
  "/register",
  "/forgot-password",
  "/confirm/someone@example.test",
  "/gallery/1/project",
  "/404",
];
const MEMBERS: Readonly<Record<string, readonly Way[]>> = {
  "talent@callboard.test": [
    "/dashboard",
    "/project-search",
    follow(".project-row .row-open"),
    "/project-search?view=list",
    "/project-search?view=table",
    "/project-search?filters=all",
    "/project-submissions",
    "/profile",
    "/profile?tab=media",
    "/profile?tab=activity",
    "/profile?tab=security",
    "/profile?tab=notices",
    "/profile?tab=billing",
    "/mail/inbox",
    follow("a[href*='/mail/inbox/']"),
    "/mail/drafts",
    "/mail/inbox?compose=1",
    "/calendar",
    "/calendar?view=list",
  ],
  "producer@callboard.test": [
    "/dashboard",
    "/project-search-adv",
    "/create-project",
    openDraft,
    ...[0, 2, 4, 5].map(wizardStep),
    "/company-info",
    "/user",
    "/user-adv",
    "/user?view=table",
    "/submitted-projects/user",
    "/projects?status=Approved",
    follow("a[href*='/project-detail/']"),
    follow("a[href$='tab=schedule']"),
    follow("a[href$='tab=groups']"),
    follow("a[href$='tab=documents']"),
    follow("a[href$='tab=activity']"),
    follow("a[href$='tab=positions']"),
    follow("h2 a[href*='/position-submissions/']"),
    openFirstCard,
    openTable,
    openGroups,
  ],
  "agent@callboard.test": ["/dashboard", "/user?scope=roster"],
  "admin@callboard.test": [
    "/dashboard",
    "/submitted-projects/submitted",
    "/reports",
    "/audit-log",
    "/dead-letters",
    "/featured",
    follow("a[href*='/featured-detail/']"),
    "/create-featured",
  ],
};

const DESKTOP = { width: 1360, height: 900 };
const TABLET = { width: 768, height: 1024 };
const TELEPHONE = { width: 360, height: 740 };

async function go(page: Page, way: Way): Promise<void> {
  if (typeof way === "string") await page.goto(way);
  else await way(page);
}

/** Checks every page in light and dark, and its targets at a tablet's width, with a single load. */
async function inBothModes(page: Page, ways: readonly Way[]): Promise<string[]> {
  const found: string[] = [];
  for (const way of ways) {
    await go(page, way);
    found.push(...(await violations(page, "light")));
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

async function ofMember(address: string, ways: readonly Way[]): Promise<void> {
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

test.each(Object.entries(MEMBERS))("the pages of %s", ofMember, ALL_PAGES_MS);

test("what has the focus is not hidden under the toolbar of a tablet", async () => {
  const page = await stage.person("agent", { viewport: { width: 768, height: 620 } });
  await signIn(page, "agent@callboard.test");
  await page.goto("/project-search");
  await settled(page);
  await page.locator(".project-row .row-open").nth(5).focus();
  const hidden: string[] = [];
  for (let presses = 0; presses < 24; presses += 1) {
    await page.keyboard.press("Shift+Tab");
    hidden.push(...(await underToolbar(page)));
  }
  expect(hidden).toEqual([]);
  await page.context().close();
});

/** The focused element, if it is covered by the toolbar. */
function underToolbar(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const at = document.activeElement;
    const bar = document.querySelector(".toolbar");
    const isHidden = !bar.contains(at) && at.getBoundingClientRect().top < bar.getBoundingClientRect().bottom;
    return isHidden ? [at.outerHTML.slice(0, 120)] : [];
  })()`);
}

/** Maximum number of scroll positions per page. */
const PLACES = 4;

/** Scroll positions at which successive targets are half covered by the toolbar, spread over the page. */
async function whereTargetsAreCut(page: Page): Promise<number[]> {
  await settled(page);
  const places: number[] = await page.evaluate(`(() => {
    const bar = document.querySelector(".toolbar").getBoundingClientRect().bottom;
    const last = document.documentElement.scrollHeight - innerHeight;
    const targets = [...document.querySelectorAll("main :is(a, button, input, [role=tab])")];
    return targets
      .map((target) => target.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map(({ top, bottom }) => Math.round((top + bottom) / 2 + scrollY - bar))
      .filter((place) => place > 0 && place <= last);
  })()`);
  const distinct = [...new Set(places)].toSorted((one, other) => one - other);
  const pace = Math.max(1, Math.ceil(distinct.length / PLACES));
  return distinct.filter((_place, index) => index % pace === 0);
}

const SCROLLED: ReadonlyArray<readonly [string, readonly Way[]]> = [
  ["talent@callboard.test", ["/project-search", "/project-submissions", "/profile"]],
  [
    "producer@callboard.test",
    [
      "/company-info",
      "/user",
      "/create-project",
      "/projects?status=Approved",
      follow("a[href*='/project-detail/']"),
      follow("a[href$='tab=positions']"),
      follow("h2 a[href*='/position-submissions/']"),
    ],
  ],
];

test.each(SCROLLED)("no target is cut by the toolbar, wherever %s scrolls to", async (address, ways) => {
  const page = await stage.person(address, { viewport: { width: 768, height: 620 } });
  await signIn(page, address);
  const found: string[] = [];
  let looked = 0;
  for (const way of ways) {
    await go(page, way);
    for (const place of await whereTargetsAreCut(page)) {
      await page.evaluate(`scrollTo({ top: ${place} })`);
      found.push(...(await violations(page, `scrolled to ${place}`, ["target-size"])));
      looked += 1;
    }
  }
  expect(found).toEqual([]);
  expect(looked).toBeGreaterThan(ways.length);
  await page.context().close();
});
