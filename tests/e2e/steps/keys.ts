import type { Page } from "playwright-core";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { DEMO_PASSWORD } from "#dev/seed/people.ts";
import { isFirefox } from "../browsers/open-browser.ts";

/** Number of Tab presses after which an element counts as unreachable. */
const MAX_TABS = 90;

/** An element as a screen reader announces it; `href` distinguishes links of the same name. */
export interface Wanted {
  readonly role: "link" | "button" | "textbox" | "radio" | "gridcell";
  readonly name: RegExp;
  readonly href?: RegExp;
}

interface Focusable {
  readonly role: string;
  readonly name: string;
  readonly href: string;
}

/** Describes an element, in the page. Every text input counts as a text box. */
const DESCRIBE = `((at) => {
    const labels = [...(at?.labels ?? [])].map((label) => label.textContent).join(" ");
    const tags = { A: "link", BUTTON: "button", INPUT: "textbox", TEXTAREA: "textbox", SUMMARY: "button" };
    const own = at?.type === "radio" ? "radio" : tags[at?.tagName];
    const named = (at?.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);
    return {
      role: (at?.getAttribute("role") ?? own ?? "").replace(/combobox|searchbox|spinbutton/, "textbox"),
      name: (at?.getAttribute("aria-label") || labels || named.join(" ").trim() || at?.textContent || "").trim(),
      href: at?.getAttribute("href") ?? "",
    };
  })`;

/** The focused element. */
export function focused(page: Page): Promise<Focusable> {
  return page.evaluate<Focusable>(`${DESCRIBE}(document.activeElement)`);
}

/** Visible elements of focusable kinds. */
function drawn(page: Page): Promise<Focusable[]> {
  return page.evaluate<
    Focusable[]
  >(`[...document.querySelectorAll("a, button, input, textarea, summary, [role]")]
    .filter((element) => element.getClientRects().length > 0)
    .map(${DESCRIBE})`);
}

const isWanted = ({ role, name, href }: Wanted, element: Focusable): boolean =>
  element.role === role && name.test(element.name) && (href?.test(element.href) ?? true);

const POLL_MS = 100;

/**
 * Waits for the wanted element and then tabs to it: on a busy machine, ninety presses could pass before it appears.
 */
export async function tabTo(page: Page, wanted: Wanted): Promise<void> {
  const { role, name } = wanted;
  const isThere = async (): Promise<boolean> =>
    (await drawn(page)).some((element) => isWanted(wanted, element));
  await waitFor(`${role} ${name} is on the page`, isThere, undefined, POLL_MS);
  const passed: string[] = [];
  for (let press = 0; press < MAX_TABS; press += 1) {
    const at = await focused(page);
    if (isWanted(wanted, at)) return;
    passed.push(`${at.role} ${at.name.slice(0, 40)}`);
    await page.keyboard.press("Tab");
  }
  throw new Error(`${role} ${name} is out of reach of Tab, which passed ${[...new Set(passed)].join(", ")}.`);
}

export async function press(page: Page, wanted: Wanted): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press("Enter");
}

/** Types into the fields with these labels, in Tab order. */
export async function type(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await tabTo(page, { role: "textbox", name: new RegExp(`^${label}(\\s*optional)?$`) });
    await page.keyboard.type(value);
  }
}

/** Picks the first option with this text. */
export async function pick(page: Page, label: string, option: string): Promise<void> {
  await type(page, { [label]: option });
  await page.locator(".ant-select-item-option-active", { hasText: option }).first().waitFor();
  await page.keyboard.press("Enter");
}

/** The keystrokes of a day in a native date field: month, day and year. */
export function strokes(day: string): string {
  const [year, month, date] = day.split("-");
  return `${month}${date}${year}`;
}

/** Types a day and a time, as `0600PM`, into a native field for both. */
export async function typeMoment(page: Page, label: string, day: string, time: string): Promise<void> {
  await type(page, { [label]: strokes(day) });
  // The year takes up to six digits in Chromium, so the time has to be reached; Firefox moves on after four.
  if (!isFirefox) await page.keyboard.press("ArrowRight");
  await page.keyboard.type(time);
}

export async function signInByKeys(page: Page, address: string): Promise<void> {
  await page.goto("/");
  await page.waitForURL(/interaction=/);
  await page.getByLabel("Email or phone").waitFor();
  await type(page, { "Email or phone": address, Password: DEMO_PASSWORD });
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard");
  await page.getByRole("heading", { level: 1 }).waitFor();
}
