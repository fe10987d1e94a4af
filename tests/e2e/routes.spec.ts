import type { Page } from "playwright-core";
import { settled } from "./steps/axe.ts";
import { recordsOf, routesOf, type End, type Route } from "./steps/routes.ts";
import { signIn } from "./steps/sign-in.ts";
import { openStage, type Stage } from "./steps/stage.ts";

/** Every address of the client, opened by everybody: who may stays, with a title and a silent console. */
let stage: Stage;
let routes: readonly Route[];
beforeAll(async () => {
  stage = await openStage();
  const producer = await stage.person("producer");
  await signIn(producer, "producer@callboard.test");
  routes = routesOf(await recordsOf(producer));
  await producer.context().close();
});
afterAll(() => stage.close());

/** Where the page stands once nothing is on its way any more. */
async function arrive(page: Page, { address }: Route, end: End): Promise<string> {
  await page.goto(address);
  // The page that stands for waiting has nothing to wait for.
  if (address === "/loading") return "here";
  await settled(page);
  if (end !== "here")
    await page.waitForURL((url) => url.pathname === end, { timeout: 60_000 }).catch(() => undefined);
  const { pathname } = new URL(page.url());
  return pathname === new URL(address, page.url()).pathname ? "here" : pathname;
}

const WHO = ["guest", "talent", "agent", "producer", "admin"] as const;

test.each(WHO)("every address as %s", async (who) => {
  const page = await stage.person(who);
  if (who !== "guest") await signIn(page, `${who}@callboard.test`);
  const told: string[] = [];
  const nameless: string[] = [];
  for (const route of routes) {
    const end = await arrive(page, route, route[who]);
    if (end !== route[who]) told.push(`${route.address}: ${end}, not ${route[who]}`);
    const titles = await page.locator("h1").count();
    if (titles !== 1 && route.address !== "/loading") nameless.push(`${route.address}: ${titles} titles`);
  }
  expect(told).toEqual([]);
  expect(nameless).toEqual([]);
  await page.context().close();
});

test("no page complained along the way", () => {
  expect(stage.complaints).toEqual([]);
});
