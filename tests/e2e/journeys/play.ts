import type { Page } from "playwright-core";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { isFirefox } from "../browsers/open-browser.ts";
import { findRecords, type Records } from "../steps/routes.ts";
import { signIn, speak } from "../steps/sign-in.ts";
import { openStage, type Stage } from "../steps/stage.ts";
import { finger } from "./finger.ts";
import { handOn, type Player } from "./hand.ts";
import type { Journey, Who } from "./journey.ts";
import { keyboard } from "./keyboard.ts";
import { mouse } from "./mouse.ts";
import { wordsIn, type Words } from "./words.ts";

const PLAYERS: readonly Player[] = [mouse, keyboard, finger];

const isGuest = (who: Who): who is "guest" | "newcomer" => who === "guest" || who === "newcomer";

/** The people of one player, each signed in once. */
interface Cast {
  page(who: Who): Promise<Page>;
  leave(): Promise<void>;
}

function castOf(stage: () => Stage, { name, language, screen }: Player): Cast {
  const pages = new Map<Who, Page>();
  return {
    async page(who) {
      const known = pages.get(who);
      if (known !== undefined) return known;
      const page = await stage().person(`${who} ${name}`, screen);
      pages.set(who, page);
      await (isGuest(who) ? speakAsGuest(page, language) : enter(page, DEMO_ADDRESSES[who], language));
      return page;
    },
    async leave() {
      for (const [who, page] of pages) {
        if (!isGuest(who) && language !== "en") {
          await page.goto("/dashboard");
          await speak(page, "en");
        }
        await page.context().close();
      }
    },
  };
}

/** Signs in and selects the language, whatever an interrupted run has left. */
async function enter(page: Page, address: string, language: Player["language"]): Promise<void> {
  await signIn(page, address);
  const spoken = await page.locator("html").getAttribute("lang");
  if (spoken !== language) await speak(page, language);
}

async function speakAsGuest(page: Page, language: Player["language"]): Promise<void> {
  if (language === "en") return;
  await page.goto("/register");
  await page.getByRole("combobox").selectOption(language);
  await page.locator(`html[lang=${language}]`).waitFor();
}

/** Plays each journey with every hand: a test each, without a complaint on the console. */
export function playAll(journeys: readonly Journey[]): void {
  let stage: Stage;
  let records: Records;
  beforeAll(async () => {
    stage = await openStage();
    records = await findRecords(stage);
  });
  afterAll(() => stage.close());

  describe.each(PLAYERS)("$name", (player) => {
    const cast = castOf(() => stage, player);
    // The driver has no touch in Firefox: its taps do nothing there, and no pointer is coarse.
    const testOrSkip = isFirefox && player === finger ? test.skip : test;
    let words: Words;
    beforeAll(async () => {
      words = await wordsIn(player.language);
    });
    afterAll(() => cast.leave());

    testOrSkip.each(journeys)("$route as $who", async ({ who, address, play }) => {
      const page = await cast.page(who);
      const before = stage.complaints.length;
      const hand = handOn(page, player.touch, words);
      await hand.open(address(records));
      await play(hand, records);
      expect(stage.complaints.slice(before)).toEqual([]);
    });
  });
}
