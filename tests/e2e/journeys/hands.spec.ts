import type { Page } from "playwright-core";
import { openStage, type Stage } from "../steps/stage.ts";
import { finger } from "./finger.ts";
import { handOn, type Hand, type Player } from "./hand.ts";
import { keyboard } from "./keyboard.ts";
import { mouse } from "./mouse.ts";
import { wordsIn } from "./words.ts";

/** What each hand cannot do is a failure, as it is for a person. */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const PRESSED = "onclick='document.title = `pressed`'";

async function handWith(player: Player, body: string): Promise<{ readonly hand: Hand; readonly page: Page }> {
  const page = await stage.person(player.name, player.screen);
  await page.setContent(`<!doctype html><html><body>${body}</body></html>`);
  return { page, hand: handOn(page, player.touch, await wordsIn(player.language)) };
}

test.each([mouse, keyboard, finger])("$name: a button is pressed", async (player) => {
  const { hand, page } = await handWith(player, `<button ${PRESSED}>Go</button>`);
  await hand.press("button", /^Go$/);
  expect(await page.title()).toBe("pressed");
});

test("a button that Tab does not reach is out of the keyboard's reach", async () => {
  const { hand, page } = await handWith(keyboard, `<a href="#">A</a><div role="button" ${PRESSED}>Go</div>`);
  await expect(hand.press("button", /^Go$/)).rejects.toThrow("out of reach of the keyboard, which passed");
  expect(await page.title()).toBe("");
});

// A menu that knows its entry at once and moves the focus there later.
const LATE_MENU = `<div role="menu" onkeydown="
  if (event.key !== 'ArrowDown') return;
  const entries = [...this.children];
  this.entry = Math.min((this.entry ?? 0) + 1, entries.length - 1);
  const to = entries[this.entry];
  setTimeout(() => to.focus(), 40);">${["One", "Two", "Three", "Four"]
    .map(
      (name, index) =>
        `<button role="menuitem" tabindex="${index === 0 ? 0 : -1}" onclick="document.title = '${name}'">${name}</button>`,
    )
    .join("")}</div>`;

test("the entry of a menu that moves the focus late is the one that is pressed", async () => {
  const { hand, page } = await handWith(keyboard, LATE_MENU);
  await hand.press("menuitem", /^Three$/);
  expect(await page.title()).toBe("Three");
});

test("a page that scrolls sideways fails at the first step", async () => {
  const { hand } = await handWith(finger, `<p>Text</p><div style="inline-size: 500px">Wide</div>`);
  await expect(hand.see("text", /^Text$/)).rejects.toThrow("nothing scrolls sideways");
});

test("what is cut off at the side is not tapped", async () => {
  const button = `<button style="position: fixed; inset-inline-start: 300px; inline-size: 200px" ${PRESSED}>Go</button>`;
  const { hand, page } = await handWith(finger, button);
  await expect(hand.press("button", /^Go$/)).rejects.toThrow("is inside the screen");
  expect(await page.title()).toBe("");
});
