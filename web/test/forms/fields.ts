import { act, fireEvent } from "@testing-library/react";
import type { FormField } from "./line.ts";
import { soon } from "./soon.ts";

type Control = HTMLInputElement | HTMLTextAreaElement;

const plain = (text: string | null): string => (text ?? "").replaceAll(/\s+/g, " ").trim();

const isControl = (found: unknown): found is Control =>
  found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement;

/** The label with these words. Words in parentheses after them, such as "(optional)", may be left out. */
function labelOf(words: string): HTMLLabelElement {
  const labels = [...document.querySelectorAll("label")];
  const found = labels.findLast(({ textContent }) => {
    const text = plain(textContent);
    return text === words || text.startsWith(`${words} (`);
  });
  if (!found)
    throw new Error(`No label "${words}": ${labels.map((one) => plain(one.textContent)).join(" | ")}`);
  return found;
}

/** What a label names: an input, or a group of choices. */
export function rootOf(label: string): HTMLElement {
  const named = labelOf(label);
  const root =
    named.htmlFor === ""
      ? named.querySelector<HTMLElement>("input, textarea")
      : document.getElementById(named.htmlFor);
  if (root === null) throw new Error(`The label "${label}" names nothing.`);
  return root;
}

/** The control to which a label belongs. */
export function controlOf(label: string): Control {
  const root = rootOf(label);
  const control = isControl(root) ? root : root.querySelector("input, textarea");
  if (!isControl(control)) throw new Error(`The label "${label}" names no field.`);
  return control;
}

/** The radio button of a group with these words. */
function choiceOf({ label, value }: FormField): HTMLInputElement {
  const radios = rootOf(label).querySelectorAll<HTMLInputElement>("input[type=radio]");
  const found = [...radios].find((radio) =>
    plain(radio.closest("label")?.textContent ?? "").startsWith(value),
  );
  if (!found) throw new Error(`"${label}" has no choice "${value}".`);
  return found;
}

/** What a list shows as chosen. */
const chosenIn = (label: string): string =>
  plain(controlOf(label).closest(".ant-select")?.querySelector(".ant-select-content")?.textContent ?? "");

async function select({ label, value }: FormField): Promise<void> {
  act(() => void fireEvent.mouseDown(controlOf(label)));
  const option = await soon(() => {
    const options = [...document.querySelectorAll<HTMLElement>(".ant-select-item-option")];
    const found = options.findLast(({ textContent }) => plain(textContent) === value);
    if (!found) throw new Error(`"${label}" offers no "${value}".`);
    return found;
  });
  act(() => void fireEvent.click(option));
}

/** Fills a field in as a person would. */
export async function typeInto(field: FormField): Promise<void> {
  const { label, value, kind = "text" } = field;
  if (kind === "select") return select(field);
  if (kind === "text") act(() => void fireEvent.input(controlOf(label), { target: { value } }));
  else {
    const box = kind === "choice" ? choiceOf(field) : controlOf(label);
    if (!(box as HTMLInputElement).checked) act(() => void fireEvent.click(box));
  }
}

/** What a field holds: its text, or whether its choice is made. */
export function readField(field: FormField): string {
  const { label, value, kind = "text" } = field;
  if (kind === "text") return controlOf(label).value;
  if (kind === "select") return chosenIn(label);
  const box = kind === "choice" ? choiceOf(field) : controlOf(label);
  return (box as HTMLInputElement).checked ? value : "";
}

/** What assistive technology reads of an error: whether a field is said to be wrong, and what describes it. */
export function wrongOf(label: string): { readonly isWrong: boolean; readonly description: string } {
  const control = controlOf(label);
  const around = [control, rootOf(label)];
  const described = around.flatMap((one) => (one.getAttribute("aria-describedby") ?? "").split(" "));
  return {
    isWrong: around.some((one) => one.getAttribute("aria-invalid") === "true"),
    description: described.map((id) => document.getElementById(id)?.textContent ?? "").join(" "),
  };
}

/** Whether a field has the focus. */
export function hasFocus(label: string): boolean {
  const root = rootOf(label);
  return root.contains(document.activeElement);
}
