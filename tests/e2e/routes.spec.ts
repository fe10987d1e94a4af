import type { Page } from "playwright-core";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { settled, violations } from "./steps/axe.ts";
import { findRecords, routesOf, type Route } from "./steps/routes.ts";
import { AT_PROVIDER, signIn, wear, type Frame } from "./steps/sign-in.ts";
import { openStage, type Stage } from "./steps/stage.ts";

/**
 * Every address of the client, opened by everyone: those with access stay, with a title and without console messages.
 * Members do so in the layouts with a horizontal navigation, two of them from right to left and two in dark mode, and
 * no page that they may read violates WCAG 2.2 AA.
 */
let stage: Stage;
let routes: readonly Route[];
beforeAll(async () => {
  stage = await openStage();
  routes = routesOf(await findRecords(stage));
});
afterAll(() => stage.close());

const WHO = ["guest", "talent", "agent", "producer", "admin"] as const;
type Who = (typeof WHO)[number];

/** Where the page ends up once nothing is loading any more. */
async function arrive(page: Page, route: Route, who: Who): Promise<string> {
  const { address, [who]: end } = route;
  await page.goto(address);
  // The loading page itself has nothing to wait for.
  if (address === "/loading") return "here";
  // A guest's sign-in shows a page of its own while it redirects to the provider's form.
  if (who === "guest" && (end === "/login" || address === "/login"))
    await page.waitForURL(AT_PROVIDER).catch(() => undefined);
  await settled(page);
  if (end !== "here")
    await page.waitForURL((url) => url.pathname === end, { timeout: 60_000 }).catch(() => undefined);
  const { pathname } = new URL(page.url());
  return pathname === new URL(address, page.url()).pathname ? "here" : pathname;
}

/** Number of titles on the page; the previous one may still be leaving. */
async function titlesOf(page: Page): Promise<number> {
  let titles = 0;
  const isOne = async (): Promise<boolean> => {
    titles = await page.locator("h1").count();
    return titles === 1;
  };
  await waitFor("one title", isOne).catch(() => undefined);
  return titles;
}

const FRAMES: Readonly<Record<Exclude<Who, "guest">, Frame>> = {
  talent: { style: "layout2", language: "ar" },
  agent: { style: "layout3" },
  producer: { style: "layout3" },
  admin: { style: "layout2", language: "ar" },
};

/** A browser window of this person; members wear their frame, layout 3 in dark mode. */
async function enter(who: Who): Promise<Page> {
  const page = await stage.person(who, { viewport: { width: 1280, height: 800 } });
  if (who === "guest") return page;
  const { [who]: frame } = FRAMES;
  await signIn(page, `${who}@callboard.test`);
  await wear(page, frame);
  if (frame.style === "layout3") await page.emulateMedia({ colorScheme: "dark" });
  await page.locator(".line-navigation").waitFor();
  return page;
}

/** Fifty pages, each looked at by axe; on a busy machine a look takes seconds. */
const ALL_PAGES_MS = 1_200_000;

async function walk(who: Who): Promise<void> {
  const page = await enter(who);
  const problems: string[] = [];
  for (const route of routes) {
    const end = await arrive(page, route, who);
    if (end !== route[who]) problems.push(`${route.address}: ${end}, not ${route[who]}`);
    const titles = route.address === "/loading" ? 1 : await titlesOf(page);
    if (titles !== 1) problems.push(`${route.address}: ${titles} titles`);
    if (who !== "guest" && end === "here") problems.push(...(await violations(page, FRAMES[who].style)));
  }
  if (who !== "guest") await wear(page, { style: "layout1" });
  expect(problems).toEqual([]);
  await page.context().close();
}

test.each(WHO)("every address as %s", walk, ALL_PAGES_MS);

test("no page complained along the way", () => {
  expect(stage.complaints).toEqual([]);
});
