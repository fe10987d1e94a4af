import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { renderPage, talent } from "#test/render-page.tsx";
import { ProjectSearchPage } from "./project-search-page.tsx";
import { responses, ferry, options, page } from "./search-answers.ts";

/** Makes the screen wide enough for the results with a project beside them. */
function widen(): void {
  const narrow = globalThis.matchMedia;
  jest.spyOn(globalThis, "matchMedia").mockImplementation((query) => ({
    ...narrow(query),
    matches: query.includes("min-width"),
  }));
}

afterEach(() => {
  jest.restoreAllMocks();
});

test("words and filters stand in the address and in the question; each row says pay, fit and deadline", async () => {
  const { callsOf, container, router } = await renderPage(<ProjectSearchPage />, {
    ...options,
    address: "/project-search?type=TV&gender=Female&fits=1",
    answers: responses,
  });
  expect(await screen.findByRole("button", { name: "The Night Ferry" })).toBeVisible();
  expect(screen.getAllByText("$783 / day")).toHaveLength(2);
  expect((await screen.findAllByText("1 of 2 roles fits you"))[0]).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  const user = userEvent.setup();
  await user.type(screen.getByRole("combobox", { name: "Keywords" }), "ferry{Enter}");
  await waitFor(() => expect(router.state.location.search).toContain("text=ferry"));
  await user.click(screen.getByRole("button", { name: "Remove filter: Project type: TV" }));
  await waitFor(() => expect(router.state.location.search).toBe("?gender=Female&fits=1&text=ferry"));
  expect(callsOf("SearchProjects").at(-1)).toEqual({
    criteria: {
      Text: "ferry",
      Gender: "Female",
      AgeRange: ["22-30"],
      SortOrder: "Relevance",
      Page: 1,
      PageSize: 24,
    },
    talent: null,
  });
});

test("each row says who casts, by logo or by letters that are not read twice", async () => {
  await renderPage(<ProjectSearchPage />, { ...options, answers: responses });
  const names = await screen.findAllByText("Vale Pictures", { selector: ".project-row bdi" });
  const pictures = names.map((name) => name.parentElement?.querySelector(".media-image > *"));
  expect(pictures[0]).toHaveAttribute("src", "/logo.webp");
  expect(pictures[0]).toHaveAttribute("alt", "");
  expect(pictures[1]).toHaveAttribute("data-initials", "VP");
  expect(pictures[1]).toHaveAttribute("aria-hidden", "true");
});

test("beside the list: j and k move, s keeps, a number begins a submission, Enter opens the page", async () => {
  widen();
  const kept: unknown[] = [];
  const { router } = await renderPage(<ProjectSearchPage />, {
    ...options,
    answers: {
      ...responses,
      getProjectById: ({ id }: { id: string }) => page.Projects.find(({ PK }) => PK === id),
      toggleFavorite: (favorite: unknown) => {
        kept.push(favorite);
        return ferry;
      },
    },
  });
  expect(await screen.findByRole("heading", { level: 2, name: "Roles 2" })).toBeVisible();
  const user = userEvent.setup();
  await user.keyboard("j");
  await waitFor(() => expect(router.state.location.search).toBe("?project=2"));
  await user.keyboard("k");
  await waitFor(() => expect(router.state.location.search).toBe("?project=1"));
  await screen.findByRole("button", { name: "Submit for The Stoker" });
  await user.keyboard("s");
  await waitFor(() => expect(kept).toEqual([{ projectId: "PRJ#1", favorite: true }]));
  await user.keyboard("1");
  // The best-fitting role comes first.
  expect(await screen.findByText("Submit for The Stoker", { selector: ".ant-drawer-title" })).toBeVisible();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("button", { name: "Back to results" })).toBeVisible();
  expect(screen.getByText("1 of 2")).toBeVisible();
  expect(router.state.location.search).toBe("?project=1&whole=1");
});

test("Enter presses the button that has the focus, and opens the page from the row that is open", async () => {
  widen();
  const { router } = await renderPage(<ProjectSearchPage />, {
    ...options,
    answers: {
      ...responses,
      getProjectById: ({ id }: { id: string }) => page.Projects.find(({ PK }) => PK === id),
    },
  });
  await screen.findByRole("heading", { level: 2, name: "Roles 2" });
  const user = userEvent.setup();
  const chip = screen.getByRole("button", { name: /^Project type/ });
  chip.focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "Project type" })).toBeVisible();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(chip).toHaveFocus());
  expect(router.state.location.search).toBe("");
  document.querySelector<HTMLElement>(".row-open[aria-current='true']")?.focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("button", { name: "Back to results" })).toBeVisible();
});

test("nothing that matches offers what one filter less would find", async () => {
  const { router } = await renderPage(<ProjectSearchPage />, {
    ...options,
    address: "/project-search?text=zebra&paid=1",
    answers: {
      ...responses,
      searchProjects: ({ criteria }: { criteria: { Text?: string } }) =>
        criteria.Text === undefined ? { Projects: [], Total: 51 } : { Projects: [], Total: 0 },
    },
  });
  expect(await screen.findByText("No matches")).toBeInTheDocument();
  await userEvent.setup().click(await screen.findByRole("button", { name: "Without zebra: 51" }));
  await waitFor(() => expect(router.state.location.search).toBe("?paid=1"));
});

test("a project that is not there is said in words", async () => {
  await renderPage(<ProjectSearchPage />, {
    ...options,
    address: "/project-search?project=404",
    answers: { ...responses, getProjectById: null },
  });
  expect(
    await screen.findByText("This page doesn't exist, or you don't have access to it."),
  ).toBeInTheDocument();
});

test("a search is kept under a name with its alert, and opened again with all its criteria", async () => {
  const saved: unknown[] = [];
  const { router } = await renderPage(<ProjectSearchPage />, {
    ...options,
    address: "/project-search?text=night&paid=1",
    answers: {
      ...responses,
      getSavedSearches: [
        {
          PK: "USR#1",
          SK: "SRCH#1",
          Data: { Name: "Ferries", Alert: "Daily", Version: 3, Criteria: { Text: "ferry", Union: "Union" } },
        },
      ],
      getFavoriteProjects: [ferry],
      saveSearch: ({ search }: { search: unknown }) => {
        saved.push(search);
        return { PK: "USR#1", SK: "SRCH#2", Data: { Name: "night, Paid", Alert: "Now", Version: 1 } };
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Alert me" }));
  await user.click(await screen.findByRole("radio", { name: "Right away" }));
  await user.click(screen.getByRole("button", { name: "Save search" }));
  expect(await screen.findByText("night, Paid saved.")).toBeVisible();
  expect(saved[0]).toMatchObject({
    Name: "night, Paid",
    Alert: "Now",
    Criteria: { Text: "night", PayRateMin: 1 },
  });
  await user.click(screen.getByRole("button", { name: /^Saved 1/ }));
  await user.click(await screen.findByRole("button", { name: "Ferries" }));
  await waitFor(() => expect(router.state.location.search).toBe("?text=ferry&union=Union"));
});

test("all filters that an address opens leave the focus at their button", async () => {
  await renderPage(<ProjectSearchPage />, {
    ...options,
    address: "/project-search?filters=all",
    answers: responses,
  });
  await screen.findByRole("dialog", { name: "All filters" });
  await userEvent.setup().keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("button", { name: /^All filters/ })).toHaveFocus());
});

test("the table begins with what decides", async () => {
  await renderPage(<ProjectSearchPage />, {
    ...options,
    address: "/project-search?view=table",
    answers: responses,
  });
  const heads = await screen.findAllByRole("columnheader");
  expect(heads.map((head) => head.textContent).slice(0, 5)).toEqual([
    "Project",
    "Fit",
    "Due",
    "Pay",
    "Roles",
  ]);
});

test.each([
  { who: "a talent", roles: ["Talent"], to: "/project-search?type=TV&filters=all" },
  { who: "a producer", roles: ["Production"], to: "/project-search-adv?type=TV" },
] as const)("$who opens all filters at $to, and closes them again", async ({ roles, to }) => {
  const { router } = await renderPage(<ProjectSearchPage />, {
    ...options,
    path: "*",
    address: "/project-search?type=TV",
    viewer: { ...talent, roles: [...roles] },
    answers: responses,
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: /^All filters/ }));
  expect(await screen.findByRole("dialog", { name: "All filters" })).toBeVisible();
  expect(router.state.location.pathname + router.state.location.search).toBe(to);
  await user.click(screen.getByRole("button", { name: /^Show 2 projects/ }));
  await waitFor(() => expect(screen.getByRole("button", { name: /^All filters/ })).toHaveFocus());
  expect(router.state.location.pathname + router.state.location.search).toBe("/project-search?type=TV");
});
