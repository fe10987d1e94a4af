import type { Page } from "playwright-core";
import { settled, violations } from "./steps/axe.ts";
import { signIn } from "./steps/sign-in.ts";
import { openStage, type Stage } from "./steps/stage.ts";
import { follow, go, type Way } from "./steps/ways.ts";

/** On a tablet, neither what has the focus nor a target is covered by the toolbar. */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

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
