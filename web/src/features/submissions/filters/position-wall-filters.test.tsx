import { screen, waitFor, within } from "@testing-library/react";
import { axe } from "jest-axe";
import userEvent from "@testing-library/user-event";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { dialogOf, market, openWall, producer, submission } from "#test/wall.tsx";
import { PositionWallPage } from "../position-wall-page.tsx";

type Variables = { readonly criteria: Readonly<Record<string, unknown>> };

const FACETS = {
  AgeRanges: [{ Value: "22-30", Count: 3 }],
  Unions: [
    { Value: "SAG-AFTRA", Count: 1 },
    { Value: "AEA", Count: 2 },
  ],
  Agents: [{ Value: "Ferrant", Count: 4 }],
  NoUnion: 2,
  NoAgent: 0,
};

/** The wall with a server that finds two of five people as soon as any filter is set. */
function filtering(more: boolean = false) {
  const { people, answers } = market();
  return {
    ...answers,
    getPositionSubmissions: ({ criteria }: Variables) => {
      const isFiltered = ["Fit", "AgeRanges", "Unions", "NoUnion", "Agents", "Text"].some(
        (name) => name in criteria,
      );
      const found = isFiltered ? people.slice(0, 2) : people;
      return {
        Submissions: found.map(submission),
        Total: more ? 60 : found.length,
        After: more ? "more" : null,
        Facets: FACETS,
      };
    },
  };
}

const lastVariables = (callsOf: (name: string) => readonly unknown[]) => callsOf("PositionWall").at(-1);

test("the server filters, from the address, and the bar says how many of all there are", async () => {
  const { grid, callsOf, container } = await openWall(
    filtering(),
    "?fit=most&age=22-30&union=AEA&union=none&agent=Ferrant",
    2,
  );
  expect(within(grid).getAllByRole("gridcell")).toHaveLength(2);
  expect(callsOf("PositionWall")[0]).toMatchObject({
    criteria: { Fit: "Most", AgeRanges: ["22-30"], Unions: ["AEA"], NoUnion: true, Agents: ["Ferrant"] },
  });
  expect(await screen.findByText("2 of 4")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test("what can be chosen is what there is on the whole wall, with how many; a choice goes into the address", async () => {
  const { user, callsOf, router } = await openWall(filtering());
  expect(await screen.findByText("5 people")).toBeVisible();
  await waitFor(() => expect(callsOf("WallFacets")).toHaveLength(1));
  await user.click(await screen.findByRole("button", { name: /^Union/ }));
  const choices = await screen.findAllByRole("checkbox");
  expect(choices.map((choice) => choice.closest("label")?.textContent)).toEqual([
    "AEA 2",
    "SAG-AFTRA 1",
    "No union 2",
  ]);
  await user.click(choices[0]!);
  await waitFor(() => expect(router.state.location.search).toBe("?union=AEA"));
  await waitFor(() => expect(lastVariables(callsOf)).toMatchObject({ criteria: { Unions: ["AEA"] } }));
  expect(callsOf("WallFacets")).toHaveLength(1);
});

test("when nobody fits, the page says so, and Clear all brings everybody back", async () => {
  const { answers } = market();
  const { people } = market();
  const { router } = await renderPage(<PositionWallPage />, {
    answers: {
      ...answers,
      getPositionSubmissions: ({ criteria }: Variables) => {
        const found = "Fit" in criteria ? [] : people;
        return { Submissions: found.map(submission), Total: found.length, After: null };
      },
    },
    texts: ["submissions", "bulk", "filters"],
    viewer: producer,
    path: "/position-submissions/:id/:projectId",
    address: "/position-submissions/r/p?fit=all&stage=New&view=wall",
  });
  const title = await screen.findByRole("heading", { name: "Nobody fits these filters" });
  const block = title.closest<HTMLElement>(".state-block")!;
  await userEvent.click(within(block).getByRole("button", { name: "Clear all" }));
  await waitFor(() => expect(router.state.location.search).toBe("?stage=New&view=wall"));
  expect(await screen.findByRole("gridcell", { name: /Ana Bell/ })).toBeVisible();
});

test("an empty stage is not called a filter", async () => {
  await renderPage(<PositionWallPage />, {
    answers: { ...market().answers, getPositionSubmissions: { Submissions: [], Total: 0, After: null } },
    texts: ["submissions", "bulk", "filters"],
    viewer: producer,
    path: "/position-submissions/:id/:projectId",
    address: "/position-submissions/r/p?stage=Callback",
  });
  expect(await screen.findByRole("heading", { name: "Nobody is in this stage" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Clear all" })).not.toBeInTheDocument();
});

test("where profiles cannot be read, the page says that it failed and not that nobody fits", async () => {
  const { answers } = market();
  await renderPage(<PositionWallPage />, {
    answers: {
      ...answers,
      getPositionSubmissions: () => {
        throw refusal({ code: "UNAVAILABLE", dependency: "talent" });
      },
    },
    texts: ["submissions", "bulk", "filters"],
    viewer: producer,
    path: "/position-submissions/:id/:projectId",
    address: "/position-submissions/r/p?age=22-30",
  });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
  expect(screen.queryByText("Nobody fits these filters")).not.toBeInTheDocument();
});

test("all who pass the filters are decided on by the filters themselves, however many were read", async () => {
  const bookMatching = {
    PK: "JOB#1",
    SK: "JOB#1",
    Data: { Status: "Finished", Total: 60, Done: 60, Skipped: 0 },
  };
  const address =
    "?fit=most&age=22-30&union=AEA&union=none&agent=Ferrant&agent=none&text=An&group=2&unseen=1";
  const { user, callsOf } = await openWall({ ...filtering(true), bookMatching }, address, 2);
  await user.keyboard("x");
  const bar = await screen.findByRole("region", { name: "Selected people" });
  await user.click(within(bar).getByRole("button", { name: "Select all 60 matching" }));
  await user.keyboard("n");
  await user.click(within(await dialogOf("Pass on 60 people?")).getByRole("button", { name: "Pass" }));
  expect(await screen.findByText("Passed on: 60. Not possible: 0.")).toBeVisible();
  const [shown] = callsOf("PositionWall") as Variables[];
  const [meant] = callsOf("BookMatching") as Variables[];
  const { Status, ProjectId: _project, SortOrder: _order, PageSize: _size, ...narrowing } = shown!.criteria;
  const { ClientKey: _key, ...sent } = meant!.criteria;
  expect(sent).toEqual({ ...narrowing, BookingStatus: Status });
  expect(Object.keys(sent).toSorted()).toEqual(
    [
      "Agents",
      "AgeRanges",
      "BookingStatus",
      "Fit",
      "GroupId",
      "NoAgent",
      "NoUnion",
      "RoleId",
      "Text",
      "Unions",
    ].toSorted(),
  );
});

test("a name is found while it is typed, without a key to end it, and typing on is not set back", async () => {
  const { user, router } = await openWall(market().answers);
  const field = screen.getByRole("searchbox", { name: "Name" });
  await user.type(field, "An");
  await waitFor(() => expect(router.state.location.search).toBe("?text=An"));
  await user.type(field, "a B");
  expect(field).toHaveValue("Ana B");
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get("text")).toBe("Ana B"));
  await user.clear(field);
  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect(field).toHaveValue("");
});
