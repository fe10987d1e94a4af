import type { Locator, Page } from "playwright-core";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { optionOf, type Player } from "./hand.ts";

const SCREEN = { width: 360, height: 740 };

/** How long a panel may slide in. */
const STILL_WITHIN_MS = 5_000;

async function isInside(at: Locator): Promise<boolean> {
  await at.scrollIntoViewIfNeeded();
  const box = await at.boundingBox();
  if (box === null) return false;
  const middle = box.y + box.height / 2;
  return box.x >= -1 && box.x + box.width <= SCREEN.width + 1 && middle > 0 && middle < SCREEN.height;
}

/** Taps what can be seen whole from side to side. */
async function tap(_page: Page, at: Locator): Promise<void> {
  await at.waitFor();
  await waitFor(`${String(at)} is inside the screen`, () => isInside(at), STILL_WITHIN_MS);
  await at.tap();
}

const FITS = "document.documentElement.scrollWidth <= document.documentElement.clientWidth + 1";

/** A finger on a telephone, in Arabic. */
export const finger: Player = {
  name: "with a finger, in Arabic",
  language: "ar",
  screen: { viewport: SCREEN, touch: true },
  touch: {
    press: tap,
    async type(page, field, value) {
      await tap(page, field);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(value);
    },
    async choose(page, field, option, typed) {
      await tap(page, field);
      if (typed !== undefined) await page.keyboard.type(typed);
      await tap(page, optionOf(page, option));
    },
    async check(page) {
      await waitFor("nothing scrolls sideways", () => page.evaluate<boolean>(FITS), STILL_WITHIN_MS);
    },
  },
};
