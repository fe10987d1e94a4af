import type { Page } from "playwright-core";
import { drawnFrames, forgetVitals, scrollFrames, timeUntil, vitalsOf } from "./vitals.ts";

const CARD = ".wall [role=gridcell]";
const MARKS = 21;
const DECISIONS = 100;
const SCROLL_MS = 4_000;
/** A brisk wheel: four rows of the wall per second, and eight. */
const WHEEL_SPEEDS = [800, 1_600] as const;
const WHEEL_PIXELS = 5_000;

export interface WallFigures {
  /** Milliseconds from the click on the role to its first cards. */
  readonly opened: number;
  /** Frames per second that the page renders while it scrolls itself. */
  readonly frames: number;
  /** Frames per second presented while a wheel scrolls, at each speed. */
  readonly drawn: readonly number[];
  /** Maximum number of cards in the document while scrolling. */
  readonly most: number;
  /** Milliseconds from each key press to the mark it causes. */
  readonly marks: readonly number[];
  /** Layout shift while the wall opened. */
  readonly shift: number;
  /** The longest task of the main thread while it opened, in milliseconds. */
  readonly task: number;
  /** Number of submissions put into the first group. */
  readonly decisions: number;
}

const active = `${CARD}[tabindex="0"]`;

/** Opens a role with very many submissions as a producer would, scrolls it and decides by keyboard. */
export async function measureWall(
  page: Page,
  role: { crowd: string; project: string },
): Promise<WallFigures> {
  await page.goto(`/project-detail/${role.project}?tab=positions`);
  const link = page.locator(`h2 a[href*="/position-submissions/${role.crowd}"]`);
  await link.waitFor();
  await forgetVitals(page);
  const opened = await timeUntil(page, `${CARD} img, ${CARD} .media-image`, () => link.click());
  await page.waitForTimeout(2_000);
  const { shift, task } = await vitalsOf(page);
  const { frames, most } = await scrollFrames(page, {
    scroller: "html",
    counted: CARD,
    milliseconds: SCROLL_MS,
  });
  const drawn: number[] = [];
  for (const speed of WHEEL_SPEEDS) {
    await page.evaluate("scrollTo({ top: 0 })");
    await page.waitForTimeout(1_000);
    drawn.push(await drawnFrames(page, { pixels: WHEEL_PIXELS, speed }));
  }
  await page.evaluate("scrollTo({ top: 0 })");
  await page.locator(CARD).first().focus();
  const marks: number[] = [];
  for (let round = 0; round < MARKS; round += 1) {
    const marked = `${active} .group-mark-first`;
    marks.push(await timeUntil(page, marked, () => page.keyboard.press("1")));
    await page.keyboard.press("ArrowRight");
  }
  await decideManyTimes(page);
  return { opened, frames, drawn, most, marks, shift, task, decisions: MARKS + DECISIONS };
}

/** Marks cards one after the other without waiting for responses. */
async function decideManyTimes(page: Page): Promise<void> {
  for (let round = 0; round < DECISIONS; round += 1) {
    await page.keyboard.press("1");
    await page.keyboard.press("ArrowRight");
  }
}
