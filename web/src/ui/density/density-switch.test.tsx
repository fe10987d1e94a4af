import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { defaultSettings, settingsStore } from "#lib/settings/settings.ts";
import { inLanguage } from "#test/render-page.tsx";
import { DensitySwitch } from "./density-switch.tsx";
import { useDensity } from "./use-density.ts";

function List({ name }: { readonly name: string }) {
  const [density, change] = useDensity(name);
  return <DensitySwitch value={density} onChange={change} />;
}

beforeEach(() => inLanguage("en", ["frame"]));
afterEach(() => settingsStore.setState(defaultSettings("en")));

test("it is kept for its list alone, by the pointer and by keys, and ends at both ends", async () => {
  render(<List name="wall" />);
  expect(screen.getByRole("radio", { name: "Medium" })).toBeChecked();
  await userEvent.setup().click(screen.getByText("Small"));
  expect(settingsStore.getState().lists).toEqual({ wall: { density: "S" } });
  fireEvent.keyDown(document.body, { key: "-" });
  expect(settingsStore.getState().lists["wall"]?.density).toBe("S");
  fireEvent.keyDown(document.body, { key: "+" });
  await waitFor(() => expect(screen.getByRole("radio", { name: "Medium" })).toBeChecked());
  fireEvent.keyDown(document.body, { key: "+" });
  await waitFor(() => expect(screen.getByRole("radio", { name: "Roomy" })).toBeChecked());
});
