import { jest } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { market, openWall } from "#test/wall.tsx";

const { answers } = market();
const wide = globalThis.matchMedia;

beforeEach(() => {
  jest
    .spyOn(globalThis, "matchMedia")
    .mockImplementation((query) => ({ ...wide(query), matches: query === "(max-width: 599px)" }));
});
afterEach(() => jest.restoreAllMocks());

test("on a phone, all filters are behind one button that says how many are set", async () => {
  const { user, router, container } = await openWall(answers, "?union=none&unseen=1");
  const button = await screen.findByRole("button", { name: /^All filters/ });
  expect(button).toHaveTextContent("2");
  await user.click(button);
  const panel = await screen.findByRole("dialog", { name: "All filters" });
  for (const label of ["Fit", "Playing age", "Union", "Agent", "Group"])
    expect(within(panel).getByLabelText(label)).toBeVisible();
  await user.click(within(panel).getByRole("button", { name: "Clear all" }));
  expect(router.state.location.search).toBe("");
  await user.click(within(panel).getByRole("button", { name: "Show 5 people" }));
  expect(await axe(container)).toHaveNoViolations();
});

test("on a phone, search, filters, order, view, size and views share one row in this order", async () => {
  await openWall(answers);
  await screen.findByRole("button", { name: /^All filters/ });
  const row = document.querySelector<HTMLElement>(".wall-filters")!;
  const found = [
    within(row).getByRole("searchbox"),
    within(row).getByRole("button", { name: /^All filters/ }),
    within(row).getByRole("button", { name: /Newest first$/ }),
    ...within(row).getAllByRole("radiogroup"),
    within(row).getByRole("button", { name: "Views" }),
  ];
  expect(found).toHaveLength(6);
  expect(
    found.every(
      (one, at) => at === 0 || found[at - 1]!.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
    ),
  ).toBe(true);
  expect(document.querySelectorAll(".density-switch")).toHaveLength(1);
});

test("on a phone, the line about the role opens to all of it, and the menu has what has no button", async () => {
  const { user } = await openWall(answers);
  const line = screen.getByRole("button", { name: "More about the role" });
  expect(line).toHaveAttribute("aria-expanded", "false");
  await user.click(line);
  expect(line).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText("0 of 2 booked")).toBeVisible();
  const head = within(document.querySelector<HTMLElement>(".page-actions")!);
  await user.click(await head.findByRole("button", { name: "More" }));
  const items = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
  expect(items.slice(0, 2)).toEqual(["Play all", "Schedule"]);
});
