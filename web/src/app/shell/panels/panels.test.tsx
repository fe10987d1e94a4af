import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { openPanel } from "#lib/panels/panel-store.ts";
import { LAYOUT_DEFAULTS } from "#lib/settings/layouts.ts";
import { defaultSettings, settingsStore } from "#lib/settings/settings.ts";
import { renderPage } from "#test/render-page.tsx";
import { Panels } from "./panels.tsx";
import { SchemesPanel } from "./schemes-panel.tsx";
import { SettingsPanel } from "./settings-panel.tsx";

const texts = ["frame", "notifications"] as const;

afterEach(() => settingsStore.setState(defaultSettings("en")));

test("the layout is chosen, brings its own choices, and goes back to how it began", async () => {
  await renderPage(<SettingsPanel />, { texts, answers: {} });
  const panel = await screen.findByRole("dialog", { name: "Settings" });
  expect(within(panel).queryByRole("radio", { name: "Below" })).not.toBeInTheDocument();
  fireEvent.click(within(panel).getByRole("radio", { name: "Layout 2 - Horizontal" }));
  expect(settingsStore.getState().layout).toEqual(LAYOUT_DEFAULTS.layout2);
  fireEvent.click(within(panel).getByRole("radio", { name: "Above" }));
  fireEvent.click(within(panel).getByRole("radio", { name: "Full width" }));
  expect(settingsStore.getState().layout).toMatchObject({ toolbarPosition: "above", mode: "fullwidth" });
  expect(within(panel).queryByText("Container width (px)")).not.toBeInTheDocument();
  fireEvent.click(within(panel).getByRole("button", { name: "Reset" }));
  expect(settingsStore.getState()).toEqual(defaultSettings("en"));
  expect(await axe(panel)).toHaveNoViolations();
});

test("a typed width counts once it is one of those offered, and resetting shows the first one again", async () => {
  await renderPage(<SettingsPanel />, { texts, answers: {} });
  const panel = await screen.findByRole("dialog", { name: "Settings" });
  fireEvent.click(within(panel).getByRole("radio", { name: "Layout 2 - Horizontal" }));
  const { containerWidth } = LAYOUT_DEFAULTS.layout2;
  const field = () => within(panel).getByRole("textbox", { name: "Container width (px)" });
  fireEvent.change(field(), { target: { value: "99999" } });
  expect(field()).toHaveValue("99999");
  expect(settingsStore.getState().layout.containerWidth).toBe(containerWidth);
  fireEvent.change(field(), { target: { value: "1240" } });
  expect(settingsStore.getState().layout.containerWidth).toBe(1240);
  fireEvent.click(within(panel).getByRole("button", { name: "Reset" }));
  fireEvent.click(within(panel).getByRole("radio", { name: "Layout 2 - Horizontal" }));
  expect(field()).toHaveValue(String(containerWidth));
});

test("Esc gives the focus back to the button that opened the panel", async () => {
  globalThis.fetch = () => Promise.reject(new Error("offline"));
  function Page() {
    return (
      <>
        <button type="button" onClick={() => openPanel("quick")}>
          Open
        </button>
        <Panels />
      </>
    );
  }
  await renderPage(<Page />, { texts, answers: {}, session: { token: () => Promise.resolve("t-1") } });
  const user = userEvent.setup();
  const button = await screen.findByRole("button", { name: "Open" });
  for (let round = 0; round < 2; round += 1) {
    await user.click(button);
    const panel = await screen.findByRole("dialog", { name: "Quick panel" });
    within(panel).getByRole("button", { name: "Close" }).focus();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  }
});

test("a scheme draws every part; the light ones can be had alone", async () => {
  await renderPage(<SchemesPanel />, { texts, answers: {} });
  const panel = await screen.findByRole("dialog", { name: "Color schemes" });
  const tiles = () => panel.querySelectorAll(".scheme-tile");
  expect(tiles()).toHaveLength(28);
  fireEvent.click(within(panel).getByRole("radio", { name: "Dark" }));
  expect(tiles()).toHaveLength(14);
  fireEvent.click(within(panel).getByRole("button", { name: "Dark 3" }));
  expect(settingsStore.getState().schemes).toEqual({
    main: "dark3",
    navbar: "dark3",
    toolbar: "dark3",
    footer: "dark3",
  });
  expect(within(panel).getByRole("button", { name: "Dark 3" })).toHaveAttribute("aria-pressed", "true");
});
