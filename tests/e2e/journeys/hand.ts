import type { Locator, Page } from "playwright-core";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { wordsOf } from "../steps/patience.ts";
import type { PersonOptions } from "../steps/stage.ts";
import type { Language, Words } from "./words.ts";

/** What a screen reader calls a thing; `text` is anything that can be read. */
type Kind =
  | "link"
  | "button"
  | "heading"
  | "group"
  | "radio"
  | "checkbox"
  | "gridcell"
  | "menuitem"
  | "option"
  | "dialog"
  | "status"
  | "text";

/** How somebody uses a page. Journeys know nothing else about it, so each can be played by every hand. */
export interface Hand {
  readonly words: Words;
  open(address: string): Promise<void>;
  /** Opens the page once more, to see what was stored. */
  reopen(): Promise<void>;
  press(kind: Kind, name: RegExp, within?: string): Promise<void>;
  /** Replaces what a field holds. */
  type(label: RegExp, value: string, within?: string): Promise<void>;
  /** Sends what was just typed. */
  enter(): Promise<void>;
  /** Picks an option of a list, which `typed` narrows. */
  choose(label: RegExp, option: RegExp, typed?: string): Promise<void>;
  see(kind: Kind, name: RegExp, within?: string): Promise<void>;
  /** Waits until it is no longer shown. */
  miss(kind: Kind, name: RegExp, within?: string): Promise<void>;
  /** Waits until a field holds this. */
  hold(label: RegExp, value: string): Promise<void>;
  /** The text of the first one. */
  read(kind: Kind, name: RegExp, within?: string): Promise<string>;
  /** Waits for an address, given as the pattern of a path and query. */
  arrive(address: RegExp): Promise<void>;
}

/** What differs between hands. */
export interface Touch {
  press(page: Page, at: Locator): Promise<void>;
  type(page: Page, field: Locator, value: string): Promise<void>;
  choose(page: Page, field: Locator, option: RegExp, typed?: string): Promise<void>;
  /** What must hold after every step. */
  check?(page: Page): Promise<void>;
}

/** A kind of hand, and the screen and language it comes with. */
export interface Player {
  readonly name: string;
  readonly language: Language;
  readonly screen: PersonOptions;
  readonly touch: Touch;
}

/** Options of the list that is open, whichever field it belongs to. */
export const optionOf = (page: Page, option: RegExp): Locator =>
  page.locator(".ant-select-dropdown:visible .ant-select-item-option", { hasText: option }).first();

function located(page: Page, scope: Locator, kind: Kind, name: RegExp): Locator {
  if (kind === "text") return scope.getByText(name);
  const named = page.getByRole(kind, { name });
  // The input of a radio button or checkbox is hidden behind what is drawn for it.
  if (kind === "radio" || kind === "checkbox") return scope.locator("label", { has: named });
  return scope.getByRole(kind, { name });
}

function find(page: Page, kind: Kind, name: RegExp, within?: string): Locator {
  const scope = within === undefined ? page.locator("body") : page.locator(within);
  return located(page, scope, kind, name).filter({ visible: true }).first();
}

function fieldOf(page: Page, name: RegExp, within = "body"): Locator {
  const scope = page.locator(within);
  return scope
    .getByRole("textbox", { name })
    .or(scope.getByRole("searchbox", { name }))
    .or(scope.getByRole("combobox", { name }))
    .filter({ visible: true })
    .first();
}

/** A hand on a page. */
export function handOn(page: Page, touch: Touch, words: Words): Hand {
  const step = async <T>(how: Promise<T>): Promise<T> => {
    const outcome = await how.catch(async (error: unknown) => {
      throw new Error(`${String(error)} ${await wordsOf(page)}`, { cause: error });
    });
    await touch.check?.(page);
    return outcome;
  };
  const holds = async (field: Locator, value: string): Promise<void> => {
    await waitFor(`the field holds “${value}”`, async () => (await field.inputValue()) === value);
  };
  return {
    words,
    open: (address) => step(page.goto(address).then(() => undefined)),
    reopen: () => step(page.reload().then(() => undefined)),
    press: (kind, name, within) => step(touch.press(page, find(page, kind, name, within))),
    type: (label, value, within) => step(touch.type(page, fieldOf(page, label, within), value)),
    enter: () => step(page.keyboard.press("Enter")),
    choose: (label, option, typed) => step(touch.choose(page, fieldOf(page, label), option, typed)),
    see: (kind, name, within) => step(find(page, kind, name, within).waitFor()),
    miss: (kind, name, within) => step(find(page, kind, name, within).waitFor({ state: "hidden" })),
    hold: (label, value) => step(holds(fieldOf(page, label), value)),
    read: async (kind, name, within) => {
      const text = await step(find(page, kind, name, within).textContent());
      return (text ?? "").trim();
    },
    arrive: (address) =>
      step(page.waitForURL((url) => address.test(`${url.pathname}${url.search}`), { timeout: 60_000 })),
  };
}
