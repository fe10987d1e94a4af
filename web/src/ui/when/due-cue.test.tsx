import { render, screen } from "@testing-library/react";
import { inLanguage } from "#test/render-page.tsx";
import { DueCue } from "./due-cue.tsx";
import { When } from "./when.tsx";

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test.each([
  [47, true, true],
  [49, true, false],
  [-1, true, false],
  [2, false, false],
])("a deadline in %i hours that is mine: %s, amber: %s", async (hours, mine, amber) => {
  await inLanguage("en", []);
  render(<DueCue at={inHours(hours)} mine={mine} format={(when) => `Answer by ${when}`} />);
  expect(screen.getByText(/^Answer by /).classList.contains("due-cue-near")).toBe(amber);
});

test("a deadline is the same for people elsewhere: a whole date, and the zone of its clock", async () => {
  await inLanguage("en", []);
  render(<DueCue at="2126-11-21T18:00:00Z" zone="America/Chicago" />);
  expect(screen.getByText(/Nov 21, 2126, 12:00 PM CST$/)).toBeVisible();
});

test("the whole date is there where the pointer rests", async () => {
  await inLanguage("en", []);
  render(<When at="2026-11-21T18:00:00Z" zone="America/Chicago" as="day" />);
  expect(screen.getByTitle("Nov 21, 2026").getAttribute("dateTime")).toBe("2026-11-21T18:00:00Z");
});
