import { act, render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useOpenPanel } from "#lib/panels/panel-store.ts";
import { defaultSettings, settingsStore } from "#lib/settings/settings.ts";
import { useKeys } from "#lib/keys/use-keys.ts";
import { inLanguage } from "#test/render-page.tsx";
import { HintStrip } from "./hint-strip.tsx";

const run = () => undefined;

function Page() {
  useKeys([
    { keys: "ArrowUp", text: "Up", hint: "move", run },
    { keys: "ArrowDown", text: "Down", hint: "move", run },
    ...["1", "2", "3"].map((keys) => ({ keys, text: `Group ${keys}`, hint: "group", run })),
    { keys: "b", text: "Book", hint: "book", run },
    { keys: "t", text: "Table", run },
  ]);
  return <HintStrip />;
}

beforeEach(() => inLanguage("en", ["frame"]));
afterEach(() => settingsStore.setState(defaultSettings("en")));

test("it shows the keys that have a hint, together where they do one thing, and opens the sheet of all", async () => {
  const { container } = render(<Page />);
  const hints = [...container.querySelectorAll(".hint")].map(({ textContent }) => textContent);
  expect(hints).toEqual(["↑↓move", "1–3group", "Bbook", "?Keyboard shortcuts"]);
  const open = renderHook(() => useOpenPanel());
  await userEvent.setup().click(screen.getByRole("button", { name: "Keyboard shortcuts" }));
  expect(open.result.current).toBe("keys");
});

test("with single keys switched off it shows the way to the sheet alone", () => {
  const { container } = render(<Page />);
  act(() => settingsStore.setState({ singleKeys: false }));
  expect(container.querySelectorAll(".hint")).toHaveLength(1);
});
