import type { BookingStatus } from "#gen/graphql.ts";

/** What a single key or a button asks for on the wall and in the details. */
export type Command =
  | { readonly kind: "group"; readonly number: number }
  | { readonly kind: "move" | "undo"; readonly to: BookingStatus }
  | { readonly kind: "book" | "decline" | "audition" | "message" | "previous" | "next" | "keys" };

const LETTERS: Readonly<Record<string, Command>> = {
  b: { kind: "book" },
  n: { kind: "decline" },
  a: { kind: "audition" },
  m: { kind: "message" },
  "[": { kind: "previous" },
  "]": { kind: "next" },
  "?": { kind: "keys" },
};

type Press = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey">;

/** The letter or digit of a press; on keyboards without Latin letters, the one in the same place. */
function characterOf({ key, code }: Press): string {
  if (key.length === 1 && key >= " " && key <= "~") return key.toLowerCase();
  const place = /^(?:Key|Digit)([A-Z0-9])$/.exec(code);
  return key.length === 1 && place?.[1] ? place[1].toLowerCase() : "";
}

/** The command of a press, or null; with Ctrl, Alt or Cmd a key belongs to the browser. */
export function commandOf(press: Press): Command | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const character = characterOf(press);
  if (/^[1-5]$/.test(character)) return { kind: "group", number: Number(character) };
  return LETTERS[character] ?? null;
}

/** Whether keys typed here are text, and so never commands. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable='true'], [role='combobox']") !== null
  );
}

/** What has keys of its own, above the page or in it. */
const OWN_KEYS = "dialog, .ant-modal-root, .ant-drawer, [role='menu'], [role='listbox'], [role='radiogroup']";
const ACTIVATED = "a, button, summary, label, [role='button'], [role='tab']";
const ANYWHERE = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/**
 * Whether a key that moves or opens is meant for the wall. With the focus on its active card (`cell`) all are; from
 * elsewhere on the page the arrows, and Enter where nothing would be activated.
 */
export function isForWall(
  { target, key, defaultPrevented, altKey, metaKey }: KeyboardEvent,
  cell: Element | null,
): boolean {
  if (defaultPrevented || altKey || metaKey) return false;
  if (cell !== null && target === cell) return true;
  if (!(target instanceof Element) || isTyping(target) || target.closest(OWN_KEYS) !== null) return false;
  return ANYWHERE.includes(key) || (key === "Enter" && target.closest(ACTIVATED) === null);
}

type Place = {
  readonly index: number;
  readonly columns: number;
  readonly count: number;
  readonly rtl: boolean;
};

/** Where a key moves on the wall; null when the key moves nothing. Rows do not wrap around at the wall's ends. */
export function moveOf(
  { key, ctrlKey }: Pick<KeyboardEvent, "key" | "ctrlKey">,
  place: Place,
): number | null {
  const { index, columns, count, rtl } = place;
  const rowStart = index - (index % columns);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: index + (rtl ? -1 : 1),
    ArrowLeft: index + (rtl ? 1 : -1),
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: ctrlKey ? 0 : rowStart,
    End: ctrlKey ? count - 1 : Math.min(rowStart + columns, count) - 1,
  };
  const to = steps[key];
  if (to === undefined || count === 0) return null;
  if (to < 0) return index;
  if (to < count) return to;
  // Below the last full row: the shorter row under it is entered at its end.
  return key === "ArrowDown" && rowStart + columns < count ? count - 1 : index;
}
