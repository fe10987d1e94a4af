import { AxeBuilder } from "@axe-core/playwright";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { Page } from "playwright-core";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** So many frames in a row show nothing that loads or moves: what has arrived is drawn in steps, and then fades in. */
const STILL_FRAMES = 6;

/**
 * Waits until nothing loads and no colour or place is on its way to another one; spinners may go on. Begins again
 * where the page goes on to another one meanwhile.
 */
export async function settled(page: Page): Promise<void> {
  await waitFor("the page stands still", () => standsStill(page));
}

async function standsStill(page: Page): Promise<true> {
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

/** So often the page is looked at before a finding counts: what opens late was seen on its way. */
const LOOKS = 3;

/** What violates WCAG 2.2 AA on the page as it stands, or these rules only; and whether it scrolls sideways. */
export async function violations(page: Page, look: string, rules?: readonly string[]): Promise<string[]> {
  let found = await seen(page, look, rules);
  for (let looks = 1; found.length > 0 && looks < LOOKS; looks += 1) found = await seen(page, look, rules);
  return found;
}

async function seen(page: Page, look: string, rules?: readonly string[]): Promise<string[]> {
  await settled(page);
  const runOnly = rules
    ? { type: "rule" as const, values: [...rules] }
    : { type: "tag" as const, values: WCAG_22_AA };
  // Nothing here lies in frames of other origins, and without them one page needs no second one.
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations: found } = await builder.options({ runOnly, resultTypes: ["violations"] }).analyze();
  const wide = await page.evaluate(
    "document.documentElement.scrollWidth > document.documentElement.clientWidth + 1",
  );
  const place = `${look}: ${new URL(page.url()).pathname}`;
  const told = found.map(({ id, nodes }) => {
    const where = nodes.map(({ target }) => target.join(" ")).slice(0, 3);
    return `${place}: ${id}: ${where.join(", ")}`;
  });
  return wide ? [...told, `${place}: scrolls sideways`] : told;
}
