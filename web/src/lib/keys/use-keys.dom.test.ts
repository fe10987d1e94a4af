import { fireEvent, renderHook } from "@testing-library/react";
import { defaultSettings, settingsStore } from "#lib/settings/settings.ts";
import { shortcutStore } from "./registry.ts";
import { useKeys } from "./use-keys.ts";

function setUp() {
  const done: string[] = [];
  const shortcuts = ["j", "g d", "d", "Ctrl+k"].map((keys) => ({
    keys,
    text: `Does ${keys}`,
    run: () => done.push(keys),
  }));
  return { done, ...renderHook(() => useKeys(shortcuts)) };
}

function press(key: string, more: Partial<KeyboardEventInit> = {}, target: Element = document.body): void {
  fireEvent.keyDown(target, { key, bubbles: true, ...more });
}

afterEach(() => {
  settingsStore.setState(defaultSettings("en"));
  document.body.replaceChildren();
});

test("a key acts, two in a row act as one, and keys with Ctrl or Cmd do", () => {
  const { done } = setUp();
  press("j");
  press("g");
  press("d");
  press("d");
  press("k", { ctrlKey: true });
  press("K", { metaKey: true });
  expect(done).toEqual(["j", "g d", "d", "Ctrl+k", "Ctrl+k"]);
});

test("what is typed is text, but keys with Ctrl still act", () => {
  const { done } = setUp();
  const field = document.body.appendChild(document.createElement("input"));
  press("j", {}, field);
  press("k", { ctrlKey: true }, field);
  expect(done).toEqual(["Ctrl+k"]);
});

test.each(["menu", "listbox", "dialog"])("a key of an open %s is not a key of the page", (role) => {
  const { done } = setUp();
  const layer = document.body.appendChild(document.createElement("div"));
  layer.setAttribute("role", role);
  press("j", {}, layer.appendChild(document.createElement("button")));
  expect(done).toEqual([]);
});

test("Enter and Space press what has the focus, and are keys of the page elsewhere", () => {
  const done: string[] = [];
  const binding = (keys: string) => ({ keys, text: keys, run: () => done.push(keys) });
  renderHook(() => useKeys([binding("Enter"), binding(" "), { ...binding("End"), when: () => false }]));
  const button = document.body.appendChild(document.createElement("button"));
  const icon = button.appendChild(document.createElement("span"));
  for (const target of [button, icon]) {
    press("Enter", {}, target);
    press(" ", {}, target);
  }
  expect(done).toEqual([]);
  press("Enter");
  press(" ");
  press("End");
  expect(done).toEqual(["Enter", " "]);
});

test("switched off, only keys with Ctrl act", () => {
  const { done } = setUp();
  settingsStore.setState({ singleKeys: false });
  press("j");
  press("k", { ctrlKey: true });
  expect(done).toEqual(["Ctrl+k"]);
});

test("they are listed while they work, and no longer", () => {
  const { unmount, done } = setUp();
  const listed = () =>
    shortcutStore.getState().sets.flatMap(({ shortcuts }) => shortcuts.map(({ keys }) => keys));
  expect(listed()).toEqual(["j", "g d", "d", "Ctrl+k"]);
  unmount();
  press("j");
  expect([listed(), done]).toEqual([[], []]);
});
