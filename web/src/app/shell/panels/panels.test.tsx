import { fireEvent, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { LAYOUT_DEFAULTS } from "#lib/settings/layouts.ts";
import { defaultSettings, settingsStore } from "#lib/settings/settings.ts";
import { renderPage } from "#test/render-page.tsx";
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
