import { jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage, talent } from "#test/render-page.tsx";
import { ProjectSearchPage } from "./project-search-page.tsx";
import { responses, options, page } from "./search-answers.ts";

const agent = { ...talent, roles: ["Agent"] } as const;
const linkTo = (id: string, FirstName: string) => ({
  PK: "USR#1",
  SK: `AGT#${id}`,
  Data: { Status: "Linked", Talent: { PK: `USR#${id}`, SK: `USR#${id}`, Data: { FirstName } } },
});

test("an agent's results stay until they are known for the other client", async () => {
  const searches: Array<() => void> = [];
  const { router } = await renderPage(<ProjectSearchPage />, {
    ...options,
    viewer: agent,
    answers: {
      ...responses,
      me: {
        ...responses.me,
        Data: { ...responses.me.Data, AgentLinks: [linkTo("5", "Ana"), linkTo("6", "Bo")] },
      },
      searchProjects: () => new Promise((resolve) => searches.push(() => resolve(page))),
    },
  });
  await waitFor(() => expect(searches.length).toBeGreaterThan(0));
  const answerAll = () => searches.splice(0).forEach((answer) => answer());
  answerAll();
  const rows = () =>
    within(screen.getByRole("region", { name: "Results" })).queryAllByRole("listitem").length;
  await waitFor(() => {
    answerAll();
    expect(rows()).toBe(2);
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole("combobox", { name: "Client you are searching for" }));
  await user.click(await screen.findByText("Bo"));
  await waitFor(() => expect(router.state.location.search).toContain("client=6"));
  await waitFor(() => expect(searches).toHaveLength(1));
  expect(rows()).toBe(2);
  answerAll();
  await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
  expect(rows()).toBe(2);
});

test("the project beside an agent's results is read once for the viewer and once for the client", async () => {
  const narrow = globalThis.matchMedia;
  jest.spyOn(globalThis, "matchMedia").mockImplementation((query) => ({
    ...narrow(query),
    matches: query.includes("min-width"),
  }));
  const { callsOf } = await renderPage(<ProjectSearchPage />, {
    ...options,
    viewer: agent,
    answers: {
      ...responses,
      me: { ...responses.me, Data: { ...responses.me.Data, AgentLinks: [linkTo("5", "Ana")] } },
    },
  });
  expect(await screen.findByRole("button", { name: "Submit Ana for The Stoker" })).toBeVisible();
  await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
  expect(callsOf("OpenProject").map(({ talent: whose }) => whose)).toEqual([null, "USR#5"]);
  jest.restoreAllMocks();
});
