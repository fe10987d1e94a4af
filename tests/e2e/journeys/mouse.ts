import { optionOf, type Player } from "./hand.ts";

/** A mouse, in English. */
export const mouse: Player = {
  name: "with a mouse",
  language: "en",
  screen: { viewport: { width: 1280, height: 800 } },
  touch: {
    press: (_page, at) => at.click(),
    async type(page, field, value) {
      await field.click();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(value);
    },
    async choose(page, field, option, typed) {
      await field.click();
      if (typed !== undefined) await page.keyboard.type(typed);
      await optionOf(page, option).click();
    },
  },
};
