import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { useQueryState } from "#lib/use-query-state.ts";
import { renderPage } from "#test/render-page.tsx";
import { FilterBar } from "./filter-bar.tsx";
import type { Filter } from "./filter.ts";

const unions = ["SAG-AFTRA", "AEA", "IATSE"].map((value) => ({ value, label: value }));

const filters: readonly Filter[] = [
  { kind: "switch", name: "paid", label: "Paid", offered: true },
  {
    kind: "many",
    name: "union",
    label: "Union",
    offered: true,
    options: unions,
    counts: new Map([["SAG-AFTRA", 12]]),
  },
  { kind: "least", name: "pay", label: "Pay from", max: 2_000, step: 50, words: (value) => `From $${value}` },
  {
    kind: "days",
    name: "from",
    until: "to",
    label: "Filming",
    words: (from, until) => `${from} to ${until}`,
  },
];

function Bar() {
  const address = useQueryState();
  const [open, setOpen] = useState(false);
  return (
    <FilterBar
      filters={filters}
      address={address}
      count="38 projects"
      drawer={{ open, onOpenChange: setOpen, showWords: "Show 38 projects" }}
    />
  );
}

const options = { texts: ["filters"], answers: {}, address: "/", path: "/" } as const;

test("a chosen value comes first with a cross, and leaves the address with it", async () => {
  const { router, container } = await renderPage(<Bar />, {
    ...options,
    address: "/?paid=1&union=AEA&union=IATSE&pay=300&from=2026-12-01&to=2026-12-24&other=kept",
  });
  for (const words of ["Paid", "AEA, IATSE", "From $300", "2026-12-01 to 2026-12-24"])
    expect(screen.getByText(words)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Remove filter: Paid" }));
  await user.click(screen.getByRole("button", { name: "Remove filter: Union: AEA, IATSE" }));
  await user.click(screen.getByRole("button", { name: "Remove filter: Filming: 2026-12-01 to 2026-12-24" }));
  expect(router.state.location.search).toBe("?pay=300&other=kept");
  await user.click(screen.getByRole("button", { name: "Clear all" }));
  expect(router.state.location.search).toBe("?other=kept");
});

test("by keyboard alone: a chip opens, a value is ticked, Esc closes and returns", async () => {
  const { router } = await renderPage(<Bar />, options);
  const user = userEvent.setup();
  screen.getByRole("button", { name: "Union" }).focus();
  await user.keyboard("{Enter}");
  const value = await screen.findByRole("checkbox", { name: "SAG-AFTRA 12" });
  await waitFor(() => expect(value).toHaveFocus());
  await user.keyboard(" {Tab} ");
  expect(router.state.location.search).toBe("?union=SAG-AFTRA&union=AEA");
  await user.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Change filter: Union: SAG-AFTRA, AEA" })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("checkbox", { name: "AEA" })).not.toBeInTheDocument());
});

test("what has no chip is found by its name", async () => {
  const { router } = await renderPage(<Bar />, options);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Filter" }));
  await user.type(await screen.findByRole("textbox", { name: "Find a filter" }), "film");
  expect(screen.queryByRole("button", { name: "Pay from" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Filming" }));
  await user.type(await screen.findByLabelText("From"), "2026-12-01");
  expect(router.state.location.search).toBe("?from=2026-12-01");
});

test("all of them in one panel; leaving an open list by Tab chooses nothing", async () => {
  const { router } = await renderPage(<Bar />, options);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "All filters" }));
  await user.click(await screen.findByRole("combobox", { name: "Union" }));
  await user.keyboard("{ArrowDown}{Tab}");
  expect(router.state.location.search).toBe("");
  await user.click(screen.getByRole("checkbox", { name: "Paid" }));
  expect(router.state.location.search).toBe("?paid=1");
  await user.click(screen.getByRole("button", { name: "Show 38 projects" }));
  await waitFor(() => expect(screen.queryByRole("combobox", { name: "Union" })).not.toBeInTheDocument());
});

function Sorted() {
  const [value, setValue] = useState("newest");
  const names = [
    { value: "newest", label: "Newest" },
    { value: "deadline", label: "Deadline" },
  ];
  return (
    <FilterBar
      filters={filters}
      address={useQueryState()}
      sort={{ value, options: names, onChange: setValue }}
    />
  );
}

test("the order says what it is, shows all orders when it is opened, and changes with one of them", async () => {
  await renderPage(<Sorted />, options);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Sort by: Newest" }));
  expect(await screen.findByRole("radio", { name: "Newest" })).toBeChecked();
  await user.click(screen.getByRole("radio", { name: "Deadline" }));
  expect(screen.getByRole("button", { name: "Sort by: Deadline" })).toBeVisible();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Sort by: Deadline" })).toHaveFocus());
});
