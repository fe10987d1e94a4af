import type { Page } from "playwright-core";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { settled } from "./steps/axe.ts";
import { cutCards } from "./steps/cut-cards.ts";
import { findRecords, type Records } from "./steps/routes.ts";
import { signIn } from "./steps/sign-in.ts";
import { openStage, type Stage } from "./steps/stage.ts";
import { go, waysOfMembers } from "./steps/ways.ts";

/** No card of any page hides a part of what it holds without a scroll bar, on a small laptop and on a phone. */
let stage: Stage;
let records: Records;
beforeAll(async () => {
  stage = await openStage();
  records = await findRecords(stage);
});
afterAll(() => stage.close());

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

async function cutAt(page: Page, size: (typeof SIZES)[number]): Promise<string[]> {
  await page.setViewportSize(size);
  await settled(page);
  const { pathname, search } = new URL(page.url());
  const found = await cutCards(page);
  return found.map((card) => `${size.width}x${size.height} ${pathname}${search}: ${card}`);
}

/** Up to thirty pages, each at two sizes. */
const ALL_PAGES_MS = 900_000;
const { talent, producer, agent, admin } = DEMO_ADDRESSES;

test.each([talent, producer, agent, admin])(
  "the cards of the pages of %s",
  async (address) => {
    const page = await stage.person(address, { viewport: SIZES[1] });
    await signIn(page, address);
    const found: string[] = [];
    for (const way of waysOfMembers(records)[address] ?? []) {
      await go(page, way);
      await settled(page);
      for (const size of SIZES) found.push(...(await cutAt(page, size)));
    }
    expect(found).toEqual([]);
    await page.context().close();
  },
  ALL_PAGES_MS,
);
