import { jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { ProjectSearchPage } from "./project-search-page.tsx";

// Two drawers of Ant Design in jsdom, on a machine that does other things too.
jest.setTimeout(90_000);

const fit = {
  Met: 1,
  Of: 3,
  Criteria: [
    { Criterion: "Age", Verdict: "Met", Wanted: ["22-30"], Has: ["22-30"] },
    { Criterion: "Eyes", Verdict: "NotMet", Wanted: ["Green"], Has: ["Brown"] },
    { Criterion: "Language", Verdict: "Unknown", Wanted: ["Arabic"], Has: [] },
  ],
};

const position = {
  PK: "PRJ#1",
  SK: "ROLE#7",
  Data: {
    PositionName: "Captain Elif",
    RoleStatus: "Open",
    TakesSubmissions: true,
    Description: "Holds still.",
    Fit: fit,
  },
};

const project = {
  PK: "PRJ#1",
  SK: "PRJ#1",
  Data: { Name: "The Night Ferry", ProjectType: "TV", Positions: [position] },
};

const page = { Projects: [project], Total: 1 };
/** The sheet with a title; in tests Ant Design gives all its titles one id, so a name finds only the first. */
async function sheetOf(title: string, selector = "*"): Promise<HTMLElement> {
  const sheet = (await screen.findByText(title, { selector })).closest<HTMLElement>("[role=dialog]");
  if (sheet === null) throw new Error(`No sheet is titled ${title}`);
  return sheet;
}

const options = { texts: ["project-search"], address: "/project-search", path: "/project-search" } as const;

test("words and filters stand in the address and in the question", async () => {
  const { callsOf, container, router } = await renderPage(<ProjectSearchPage />, {
    ...options,
    address: "/project-search?type=TV&gender=Female",
    answers: { searchProjects: page, searchProject: [] },
  });
  expect(await screen.findByRole("button", { name: "The Night Ferry" })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  const user = userEvent.setup();
  await user.type(screen.getByRole("combobox", { name: "Keywords" }), "ferry{Enter}");
  await waitFor(() => expect(router.state.location.search).toContain("text=ferry"));
  await user.click(screen.getByRole("button", { name: "Remove filter: Project type: TV" }));
  await waitFor(() => expect(router.state.location.search).toBe("?gender=Female&text=ferry"));
  expect(callsOf("SearchProjects").at(-1)).toEqual({
    criteria: { Text: "ferry", Gender: "Female", SortOrder: "Relevance", Page: 1, PageSize: 24 },
  });
});

test("a project opens at its own address, shows how one fits, and takes a submission with a note", async () => {
  const submitted: unknown[] = [];
  const { router } = await renderPage(<ProjectSearchPage />, {
    ...options,
    answers: {
      searchProjects: page,
      getProjectById: project,
      submitToPosition: ({ submission }: { submission: { Website?: string; Comments?: string } }) => {
        submitted.push(submission);
        if (submission.Website === "nowhere") {
          throw refusal({
            code: "VALIDATION",
            fields: [{ path: "submission.Website", rule: "URL", message: "Begin with https://." }],
          });
        }
        return { PK: "PRJ#1", SK: "SUB#7#1", Data: { BookingStatus: "Submitted" } };
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "The Night Ferry" }));
  expect(router.state.location.search).toBe("?project=1");
  const drawer = await screen.findByRole("dialog", { name: "The Night Ferry" });
  const eyes = within(drawer).getByText("Eye color").closest("li");
  expect(eyes).toHaveTextContent("Not met");
  expect(eyes).toHaveTextContent("Looking for: Green");
  expect(eyes).toHaveTextContent("Profile: Brown");
  expect(within(drawer).getByText("Language").closest("li")).toHaveTextContent("not specified");
  expect(within(drawer).getByText("1 of 3 criteria met")).toBeInTheDocument();

  await user.click(within(drawer).getByRole("button", { name: "Submit" }));
  const sheet = await sheetOf("Submit: Captain Elif");
  await user.type(within(sheet).getByLabelText("Note to casting"), "My sea legs come for free.");
  await user.type(within(sheet).getByLabelText("Website"), "nowhere");
  await user.click(within(sheet).getByRole("button", { name: "Send submission" }));
  expect(await within(sheet).findByText("Begin with https://.")).toBeVisible();
  expect(within(sheet).getByLabelText("Note to casting")).toHaveValue("My sea legs come for free.");
  await user.clear(within(sheet).getByLabelText("Website"));
  await waitFor(() => expect(within(sheet).queryByText("Begin with https://.")).not.toBeInTheDocument());
  await user.click(within(sheet).getByRole("button", { name: "Send submission" }));
  expect(await screen.findByText("You've submitted for Captain Elif.")).toBeVisible();
  expect(submitted.at(-1)).toMatchObject({
    ProjectId: "PRJ#1",
    RoleId: "ROLE#7",
    Comments: "My sea legs come for free.",
  });
});

test("an agent looks with the eyes of a client and submits for them", async () => {
  const asked: unknown[] = [];
  const link = (PK: string, Status: string, FirstName: string) => ({
    PK: `LNK#${PK}`,
    SK: `LNK#${PK}`,
    Data: { Status, Talent: { PK, SK: PK, Data: { FirstName, LastName: "Haddad" } } },
  });
  localStorage.setItem("callboard.draft.submission.7.4", JSON.stringify({ Comments: "About Tom." }));
  localStorage.setItem("callboard.draft.submission.7.5", JSON.stringify({ Comments: "About Layla." }));
  await renderPage(<ProjectSearchPage />, {
    ...options,
    address: "/project-search?project=1",
    viewer: { ...talent, key: "USR#9", roles: ["Agent"] },
    answers: {
      me: {
        PK: "USR#9",
        SK: "USR#9",
        Data: { AgentLinks: [link("USR#4", "Ended", "Tom"), link("USR#5", "Linked", "Layla")] },
      },
      searchProjects: page,
      getProjectById: project,
      submitToPosition: ({ submission }: { submission: unknown }) => {
        asked.push(submission);
        return { PK: "PRJ#1", SK: "SUB#7#5", Data: { BookingStatus: "Submitted" } };
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Submit Layla Haddad" }));
  const sheet = await sheetOf("Submit Layla Haddad", ".ant-drawer-title");
  // What was begun for her, not for another client.
  expect(within(sheet).getByLabelText("Note to casting")).toHaveValue("About Layla.");
  await user.click(within(sheet).getByRole("button", { name: "Send submission" }));
  expect(await screen.findByText("Layla Haddad has been submitted for Captain Elif.")).toBeVisible();
  expect(asked).toEqual([expect.objectContaining({ UserId: "USR#5", Comments: "About Layla." })]);
});

test("nothing that matches and a project that is not there are said in words", async () => {
  await renderPage(<ProjectSearchPage />, {
    ...options,
    address: "/project-search?text=zebra&project=404",
    answers: { searchProjects: { Projects: [], Total: 0 }, getProjectById: null },
  });
  expect(await screen.findByText("No matches")).toBeInTheDocument();
  expect(
    await screen.findByText("This page doesn't exist, or you don't have access to it."),
  ).toBeInTheDocument();
});
