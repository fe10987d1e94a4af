import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "#test/render-page.tsx";
import { MenuButton } from "./menu-button.tsx";

test("Enter chooses, and the rest of the key press does not open the menu again from its button", async () => {
  const chosen: string[] = [];
  const items = ["First", "Second"].map((label) => ({
    key: label,
    label,
    onClick: () => void chosen.push(label),
  }));
  await renderPage(<MenuButton menu={{ items }}>More</MenuButton>, { answers: {}, texts: [] });
  const button = screen.getByRole("button", { name: "More" });
  button.focus();
  await userEvent.keyboard("{Enter}");
  const second = await screen.findByRole("menuitem", { name: "Second" });
  // Browsers go on with a press on whatever has the focus then, unless the first of its events is prevented.
  const isUnhandled = fireEvent.keyDown(second, { key: "Enter", keyCode: 13 });
  expect(chosen).toEqual(["Second"]);
  expect(button).toHaveFocus();
  expect(isUnhandled).toBe(false);
  await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"));
});
