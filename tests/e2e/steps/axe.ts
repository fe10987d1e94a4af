import { AxeBuilder } from "@axe-core/playwright";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { Page } from "playwright-core";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Consecutive frames without loading or motion: content is rendered in steps and then fades in. */
const STILL_FRAMES = 6;

/**
 * Waits until nothing loads and no color or position is in transition, except spinners. Starts again if the page
 * navigates meanwhile.
 */
export async function settled(page: Page): Promise<void> {
  await waitFor("the page stands still", () => isStill(page));
}

async function isStill(page: Page): Promise<true> {
  // The loading page loads for good.
  if (new URL(page.url()).pathname === "/loading") return true;
  await page.locator("h1").first().waitFor();
  await page.locator("[aria-busy=true], .ant-skeleton, .splash").first().waitFor({ state: "hidden" });
  await page.evaluate(`(async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    // What is not drawn, as in closed details, stands still half way.
    const isDrawn = ({ target }) => target === null || target.checkVisibility();
    const moving = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect.getComputedTiming().iterations !== Infinity && isDrawn(effect));
    for (let still = 0; still < ${STILL_FRAMES}; still += 1) {
      await frame();
      const ending = moving();
      if (ending.length > 0) still = -1;
      await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
    }
  })()`);
  return true;
}

/** Checks before a finding counts, since late content may have been caught in transition. */
const MAX_CHECKS = 3;

/** Violations of WCAG 2.2 AA on the current page, or only of these rules, and whether it scrolls sideways. */
export async function violations(page: Page, look: string, rules?: readonly string[]): Promise<string[]> {
  let found = await seen(page, look, rules);
  for (let checks = 1; found.length > 0 && checks < MAX_CHECKS; checks += 1)
    found = await seen(page, look, rules);
  return found;
}

async function seen(page: Page, look: string, rules?: readonly string[]): Promise<string[]> {
  await settled(page);
  const runOnly = rules
    ? { type: "rule" as const, values: [...rules] }
    : { type: "tag" as const, values: WCAG_22_AA };
  // There are no cross-origin frames here; without them axe needs no second page.
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations: found } = await builder.options({ runOnly, resultTypes: ["violations"] }).analyze();
  const wide = await page.evaluate(
    "document.documentElement.scrollWidth > document.documentElement.clientWidth + 1",
  );
  const place = `${look}: ${new URL(page.url()).pathname}`;
  const problems = found.map(({ id, nodes }) => {
    const where = nodes.map(({ target }) => target.join(" ")).slice(0, 3);
    return `${place}: ${id}: ${where.join(", ")}`;
  });
  return wide ? [...problems, `${place}: scrolls sideways`] : problems;
}
