import { render, screen } from "@testing-library/react";
import { inLanguage } from "#test/render-page.tsx";
import { Keys } from "./keys.tsx";

test.each([
  ["g d", ["G", "D"]],
  ["Ctrl+k", ["Ctrl", "K"]],
  ["Ctrl+home", ["Ctrl", "Home"]],
  ["Shift+ArrowDown", ["Shift", "↓"]],
  ["+", ["+"]],
  ["-", ["-"]],
  [" ", ["Space"]],
])("%j is shown as %j", async (keys, expected) => {
  await inLanguage("en", []);
  render(<Keys keys={keys} />);
  for (const cap of expected) expect(screen.getByText(cap)).toBeVisible();
  expect(document.querySelectorAll("kbd")).toHaveLength(expected.length);
});
