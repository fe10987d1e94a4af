import { act, fireEvent } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal } from "#test/fake-graph.ts";
import { controlOf, hasFocus, wrongOf } from "./fields.ts";
import type { FormField, FormLine } from "./line.ts";
import { buttonOf, openForm } from "./open-form.tsx";
import type { Opened } from "./open-form.tsx";
import { soon } from "./soon.ts";

const REFERENCE = "req-7";
const DRAFT = "callboard.draft.";

type Refused = FormField & { readonly path: string };

const refusedOf = ({ fields }: FormLine): readonly Refused[] =>
  fields.filter((field): field is Refused => field.path !== undefined);

const messageOf = ({ label }: FormField): string => `Not this: ${label}.`;

/** Every field at once is refused, in another order than that of the form. */
const refusalOf = (line: FormLine) =>
  refusal({
    code: "VALIDATION",
    requestId: REFERENCE,
    fields: refusedOf(line)
      .map((field) => ({ path: field.path, rule: "FORMAT", message: messageOf(field) }))
      .toReversed(),
  });

const typed = ({ fields }: FormLine): readonly string[] => fields.map(({ value }) => value);

const isBusy = (name: string): boolean => {
  const button = buttonOf(name);
  return (
    button.disabled ||
    button.classList.contains("ant-btn-loading") ||
    button.getAttribute("aria-busy") === "true"
  );
};

/** Held messages leave when the page goes. */
const letGo = () => fireEvent(window, new Event("pagehide"));

async function confirmed(form: Opened, line: FormLine): Promise<void> {
  const { confirm } = line;
  if (confirm !== undefined) {
    await soon(() => expect(document.querySelector("[role='dialog']")).not.toBeNull());
    await form.press(confirm);
  }
}

/** Sends a form, and waits until the server has answered. */
async function send(form: Opened, line: FormLine, start: () => Promise<void>): Promise<void> {
  const before = form.sent();
  await start();
  await confirmed(form, line);
  await soon(() => {
    if (line.held) letGo();
    expect(form.sent()).toBe(before + 1);
  });
}

const bySending = (form: Opened, line: FormLine) => send(form, line, () => form.press(line.send));

async function pressKeys(form: Opened, { fields, keys, send: button }: FormLine): Promise<void> {
  if (keys === null) return form.press(button);
  const last = fields.findLast(({ kind = "text" }) => kind === "text") ?? fields.at(-1);
  controlOf(last?.label ?? "").focus();
  await userEvent.keyboard(keys === "Enter" ? "{Enter}" : "{Control>}{Enter}{/Control}");
}

/** Rules are checked in promises, and their outcome is rendered a turn later. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 20));

/** What the page says of failures, wherever it stands. */
const pageText = (): string => document.body.textContent ?? "";

/** A dialog that closes before anything is sent is opened again. */
async function reopened(form: Opened, line: FormLine): Promise<void> {
  if (line.reopened && form.isClosed()) await form.openAgain();
}

/** What was typed is still there, and can be sent again. */
async function expectHeld(form: Opened, line: FormLine): Promise<void> {
  await reopened(form, line);
  await soon(() => expect(isBusy(line.send)).toBe(false));
  expect(form.values()).toEqual(typed(line));
}

function expectWrong(refused: readonly Refused[]): void {
  for (const field of refused) {
    const { isWrong, description } = wrongOf(field.label);
    const expected = [field.label, true, expect.stringContaining(messageOf(field))];
    expect([field.label, isWrong, description]).toEqual(expected);
  }
}

/** What the server refuses stands at its field until that is changed, and the first of them has the focus. */
export async function checkRefused(line: FormLine): Promise<void> {
  const form = await openForm(line);
  await form.type();
  expect(form.values()).toEqual(typed(line));
  form.meets(refusalOf(line));
  await bySending(form, line);
  const refused = refusedOf(line);
  await reopened(form, line);
  await soon(() => expectWrong(refused));
  const [first] = refused;
  if (first) await soon(() => expect([first.label, hasFocus(first.label)]).toEqual([first.label, true]));
  await expectHeld(form, line);
  act(() => void (document.activeElement as HTMLElement).blur());
  await act(settled);
  expectWrong(refused);
}

/** No server, a defect, or an expired sign-in: it is said, and what was typed can be sent again. */
export async function checkFailed(line: FormLine): Promise<void> {
  const form = await openForm(line);
  await form.type();
  const failures = [
    ["unreachable", "Try again"],
    [refusal({ code: "INTERNAL", requestId: REFERENCE }), `Reference: ${REFERENCE}`],
    [refusal({ code: "UNAUTHENTICATED" }), "Sign in again"],
  ] as const;
  // The provider's own form sends no reference, and there is no sign-in that could have expired.
  const met = line.sends === "interaction" ? [["unreachable", "Check your connection"] as const] : failures;
  for (const [fate, words] of met) {
    form.meets(fate);
    await bySending(form, line);
    await soon(() => expect(pageText()).toContain(words));
    await expectHeld(form, line);
  }
}

/** What a mounted form should hold of what was typed before it was unmounted. */
const keptOf = ({ fields, lost }: FormLine, fresh: readonly string[]): readonly string[] =>
  fields.map(({ value, kept }, index) =>
    lost !== undefined || kept === false ? (fresh[index] ?? "") : value,
  );

/** Drafts of forms; what is suggested the next time is a list. */
const drafts = (): string =>
  [localStorage, sessionStorage]
    .flatMap((storage) => Object.entries(storage))
    .filter(([name, draft]) => name.startsWith(DRAFT) && !String(draft).startsWith("["))
    .map(([name, draft]) => `${name}: ${String(draft)}`)
    .join("\n");

/**
 * Escape closes a dialog and keeps what was typed; so does its button, where a list would take Escape because jsdom
 * never ends the motion in which it closes.
 */
async function closeAndOpen(form: Opened, line: FormLine, fresh: readonly string[]): Promise<void> {
  if (line.fields.some(({ kind }) => kind === "select")) await form.press("Cancel");
  else await userEvent.keyboard("{Escape}");
  await soon(() => expect(form.isClosed()).toBe(true));
  await form.openAgain();
  await soon(() => expect(form.values()).toEqual(keptOf(line, fresh)));
}

/** A reload and another tab keep what was typed, the keys send it, and then it is gone. */
export async function checkKept(line: FormLine): Promise<void> {
  const first = await openForm(line);
  const fresh = first.values();
  await first.type();
  if (line.dialog) await closeAndOpen(first, line, fresh);
  first.unmount();
  // Another tab has session storage of its own.
  if (!line.ofTab) sessionStorage.clear();

  const again = await openForm(line);
  await soon(() => expect(again.values()).toEqual(keptOf(line, fresh)));
  await again.type();
  await send(again, line, () => pressKeys(again, line));
  await soon(() => {
    const left = line.fields.filter(
      ({ value, kind = "text" }) => kind === "text" && drafts().includes(JSON.stringify(value)),
    );
    expect(left.map(({ label }) => label)).toEqual([]);
  });
  again.unmount();

  const last = await openForm(line);
  expect(last.values()).toEqual(fresh);
}
