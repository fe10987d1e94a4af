import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { inLanguage } from "#test/render-page.tsx";
import { DockedPanel } from "./docked-panel.tsx";

function setUp(more: Partial<Parameters<typeof DockedPanel>[0]> = {}) {
  const done: string[] = [];
  const view = render(
    <DockedPanel
      title="Ana Bell"
      place="1 of 2"
      onNext={() => done.push("next")}
      onClose={() => done.push("close")}
      foot={<button type="button">Book</button>}
      {...more}
    >
      <input aria-label="Note" />
    </DockedPanel>,
  );
  return { done, ...view };
}

beforeEach(() => inLanguage("en", ["frame"]));

test("it is beside the list under its title, steps by keys and buttons, and closes on Esc", async () => {
  const { done, container } = setUp();
  expect(screen.getByRole("complementary", { name: "Ana Bell" })).toHaveTextContent("1 of 2");
  expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
  fireEvent.keyDown(document.body, { key: "]" });
  fireEvent.keyDown(document.body, { key: "[" });
  await userEvent.setup().click(screen.getByRole("button", { name: "Next" }));
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(done).toEqual(["next", "next", "close"]);
  expect(await axe(container)).toHaveNoViolations();
});

test("in a field the first Esc leaves the field", () => {
  const { done } = setUp();
  const field = screen.getByRole("textbox", { name: "Note" });
  field.focus();
  fireEvent.keyDown(field, { key: "Escape" });
  expect(done).toEqual([]);
  expect(field).not.toHaveFocus();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(done).toEqual(["close"]);
});

test("Esc closes what is above it first", () => {
  const { done } = setUp();
  const above = document.body.appendChild(document.createElement("dialog"));
  above.open = true;
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(done).toEqual([]);
  above.remove();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(done).toEqual(["close"]);
});

test("without room for both it covers the page as a dialog", async () => {
  const { matchMedia } = globalThis;
  globalThis.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes("959px") });
  try {
    const { done } = setUp();
    expect(await screen.findByRole("dialog", { name: "Ana Bell" })).toBeVisible();
    await userEvent.setup().click(screen.getByRole("button", { name: "Close details" }));
    expect(done).toEqual(["close"]);
  } finally {
    globalThis.matchMedia = matchMedia;
  }
});
