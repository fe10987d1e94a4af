import { screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { renderPage } from "#test/render-page.tsx";
import { SideBySide } from "./side-by-side.tsx";
import type { Difference } from "./side-by-side.tsx";

const lowered: Difference = {
  id: "rate",
  label: "Iris, pay",
  before: "$500 / day",
  after: "$350 / day",
  note: { text: "Lower than before", warns: true },
};
const added: Difference = { id: "place", label: "Place", before: null, after: "Seattle, WA" };
const emptied: Difference = { id: "date", label: "Date", before: "Jan 5", after: null };

function show(differences: readonly Difference[]) {
  return renderPage(
    <SideBySide caption="What changed" beforeHead="Approved on Nov 12" differences={differences} />,
    { texts: ["frame"], answers: {} },
  );
}

test("each difference is a row with what was and what is, distinguished by more than colour", async () => {
  const { container } = await show([lowered, added, emptied]);
  const table = screen.getByRole("table", { name: "What changed" });
  expect(within(table).getAllByRole("columnheader")).toHaveLength(4);
  expect(within(table).getByRole("columnheader", { name: "Approved on Nov 12" })).toBeInTheDocument();
  const row = within(table).getByRole("row", { name: /Iris, pay/ });
  expect(within(row).getByText("$500 / day").tagName).toBe("DEL");
  expect(within(row).getByText("$350 / day").tagName).toBe("INS");
  expect(within(row).getByText("Lower than before")).toBeVisible();
  expect(within(table).getByRole("row", { name: "Place Empty Seattle, WA" })).toBeInTheDocument();
  expect(within(table).getByRole("row", { name: "Date Jan 5 Empty" })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test("without anything to add there is no column for it", async () => {
  await show([added]);
  expect(screen.getAllByRole("columnheader")).toHaveLength(3);
});
