import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { ElementHandle, Locator, Page } from "playwright-core";
import { optionOf, type Player } from "./hand.ts";

/** Key presses after which something counts as unreachable. */
const MAX_PRESSES = 120;
const USABLE_WITHIN_MS = 60_000;

/** As much of the page's elements as is used here: the tests have no types of the browser. */
interface Element {
  readonly isConnected: boolean;
  readonly textContent: string | null;
  readonly type?: string;
  readonly name?: string;
  closest(selector: string): Element | null;
  compareDocumentPosition(other: Element): number;
  contains(other: Element): boolean;
  getAttribute(name: string): string | null;
  matches(selector: string): boolean;
  querySelector(selector: string): Element | null;
}

interface Next {
  /** Null once the focus is there, "gone" if the element was rendered again. */
  readonly key: string | null;
  /** What has the focus, to explain a failure. */
  readonly focused: string;
}

/**
 * The key that brings the focus closer to an element, in the page: arrows within what has a single stop for Tab,
 * otherwise Tab in the shorter direction.
 */
function nextKey(target: Element): Next {
  const FOLLOWS = 4;
  const { document } = globalThis as unknown as { document: { activeElement: Element } };
  const at = document.activeElement;
  const focused = (at.getAttribute("aria-label") ?? at.textContent ?? "").trim().slice(0, 30);
  if (!target.isConnected) return { focused, key: "gone" };
  if (target === at || target.contains(at)) return { focused, key: null };
  const isAfter = (at.compareDocumentPosition(target) & FOLLOWS) !== 0;
  const inSame = (widget: string): boolean => at.closest(widget)?.contains(target) ?? false;
  const areRadios = (): boolean =>
    at.type === "radio" && target.querySelector("input[type=radio]")?.name === at.name;
  // Of a board, Tab reaches the active card only.
  const areCards = (): boolean =>
    [at, target].every((one) => one.matches(".group-card *")) && !inSame(".group-card");
  const acrossColumns = (): boolean => areCards() && !inSame("ul");
  const skips = (): boolean => at.matches("a[href='#content']") && target.matches("#content *");
  const rules: readonly (readonly [() => boolean, string])[] = [
    [() => inSame("[role=grid] [role=row]") || acrossColumns(), isAfter ? "ArrowRight" : "ArrowLeft"],
    [() => areRadios() || areCards(), isAfter ? "ArrowDown" : "ArrowUp"],
    [() => inSame("[role=menu]") || inSame("[role=grid]"), isAfter ? "ArrowDown" : "ArrowUp"],
    [() => at.matches("body"), "Tab"],
    [skips, "Enter"],
  ];
  const rule = rules.find(([applies]) => applies());
  return { focused, key: rule?.[1] ?? (isAfter ? "Tab" : "Shift+Tab") };
}

/** How long an arrow may take to move the focus. */
const MOVES_WITHIN_MS = 1_000;

/** Whether the focus has left an element within a time, in the page. */
function hasMoved([from, withinMs]: [Element, number]): Promise<boolean> {
  const { document, requestAnimationFrame } = globalThis as unknown as {
    document: { activeElement: Element };
    requestAnimationFrame: (next: () => void) => void;
  };
  const end = Date.now() + withinMs;
  return new Promise((resolve) => {
    const look = (): void => {
      const moved = document.activeElement !== from;
      if (moved || Date.now() > end) resolve(moved);
      else requestAnimationFrame(look);
    };
    look();
  });
}

/**
 * Presses a key that moves the focus. A menu moves it in a frame after the arrow: pressing on before that would choose
 * the entry after the one that was reached.
 */
async function step(page: Page, key: string): Promise<void> {
  if (!key.startsWith("Arrow")) return page.keyboard.press(key);
  const from = await page.evaluateHandle("document.activeElement");
  await page.keyboard.press(key);
  await page.evaluate(hasMoved as (given: unknown) => Promise<boolean>, [from, MOVES_WITHIN_MS]);
}

async function reach(page: Page, at: Locator): Promise<void> {
  await at.waitFor();
  // The keyboard passes by what cannot be used yet, such as a decision about what has only just been shown.
  await waitFor(`${String(at)} can be used`, () => at.isEnabled(), USABLE_WITHIN_MS);
  const passed = new Set<string>();
  let element: ElementHandle | null = null;
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    element ??= await at.elementHandle();
    const next: Next | undefined = await element?.evaluate(nextKey as (target: unknown) => Next);
    if (next?.key === null) return;
    if (next === undefined || next.key === "gone") {
      element = null;
      continue;
    }
    passed.add(next.focused);
    await step(page, next.key);
  }
  throw new Error(`${String(at)} is out of reach of the keyboard, which passed ${[...passed].join(", ")}.`);
}

/** The key that uses the focused element; none for a radio button, which the arrows have selected on the way. */
const USE_KEY = `(() => {
  const { type, checked } = document.activeElement;
  if (type === "radio" && checked) return null;
  return type === "radio" || type === "checkbox" ? "Space" : "Enter";
})()`;

async function replace(page: Page, value: string): Promise<void> {
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(value);
}

/** Moves to an option of the list that is open. */
async function moveTo(page: Page, option: RegExp): Promise<void> {
  const active = page.locator(".ant-select-dropdown:visible .ant-select-item-option-active", {
    hasText: option,
  });
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await active.isVisible()) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`The arrow keys reach no option ${option}.`);
}

/** A keyboard, in English: nothing is clicked or focused by the test. */
export const keyboard: Player = {
  name: "with the keyboard",
  language: "en",
  screen: { viewport: { width: 1280, height: 800 } },
  touch: {
    async press(page, at) {
      await reach(page, at);
      const key = await page.evaluate<string | null>(USE_KEY);
      if (key !== null) await page.keyboard.press(key);
    },
    async type(page, field, value) {
      await reach(page, field);
      await replace(page, value);
    },
    async choose(page, field, option, typed) {
      await reach(page, field);
      if (typed === undefined) await page.keyboard.press("ArrowDown");
      else await replace(page, typed);
      await optionOf(page, option).waitFor();
      await moveTo(page, option);
      await page.keyboard.press("Enter");
      // A list for several values stays open until it is left.
      if (await page.locator(".ant-select-multiple.ant-select-open").isVisible())
        await page.keyboard.press("Tab");
      await optionOf(page, option).waitFor({ state: "hidden" });
    },
  },
};
