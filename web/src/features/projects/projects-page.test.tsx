import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { ProjectsPage } from "./projects-page.tsx";

const producer = { ...talent, roles: ["Production"], companyKey: "CMP#1" } as const;
const options = {
  texts: ["projects", "filters", "project-menu", "frame"],
  viewer: producer,
  path: "/projects",
  address: "/projects",
} as const;

function project(id: string, facts: Readonly<Record<string, unknown>>) {
  const Data = { Version: 1, View: "owner", Public: true, ViewerCan: [], ...facts };
  return { PK: `PRJ#${id}`, SK: `PRJ#${id}`, Data };
}

const position = (booked: number, wanted: number, fresh: number) => ({
  PK: "PRJ#1",
  SK: `ROLE#${fresh}`,
  Data: {
    RoleStatus: "Open",
    Cast: booked,
    Quantity: wanted,
    Counters: [
      { Stage: "New", Count: fresh },
      { Stage: "Viewed", Count: 40 },
    ],
  },
});

const ferry = project("1", {
  Name: "Ferry",
  Status: "Approved",
  Submissions: 90,
  Positions: [position(1, 2, 7), position(0, 3, 5)],
  ViewerCan: ["updateProjectInfo", "closeProject"],
});
const harbour = project("2", {
  Name: "Harbour",
  Status: "Denied",
  DeclineComment: "Name the pay.",
  ApprovedAt: "2026-11-01T12:00:00Z",
  ViewerCan: ["updateProjectInfo", "resubmitProject", "deleteProject"],
});
const lights = project("3", { Name: "Lights", Status: "Draft", LastCompletedStep: 2 });

async function choose(name: string, item: string): Promise<ReturnType<typeof userEvent.setup>> {
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: `More: ${name}` }));
  await user.click(await screen.findByRole("menuitem", { name: item }));
  return user;
}

/** Projects in the order of their cursors. */
function films(first: number, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    ...project(`${first + index}`, { Name: `Film ${first + index}`, Status: "Approved" }),
    Cursor: `c${first + index}`,
  }));
}

test("each project shows its state, what came in, and what to do next", async () => {
  const { container, callsOf } = await renderPage(<ProjectsPage />, {
    ...options,
    answers: { getCompanyProjects: [ferry, harbour, lights] },
  });
  expect(await screen.findByText("12")).toBeVisible();
  expect(screen.getByText("1 of 5")).toBeVisible();
  expect(screen.getByText("Name the pay.")).toBeVisible();
  expect(screen.getByText(/^Taken down\. It was live/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Fix and resubmit: Harbour" })).toHaveAttribute(
    "href",
    "/create-project/2",
  );
  expect(screen.getByRole("link", { name: "Continue at step 3 of 6: Lights" })).toBeVisible();
  expect(
    within(screen.getByRole("navigation", { name: "Status" })).getByRole("link", { name: "All 3" }),
  ).toBeVisible();
  expect(callsOf("CompanyProjects")[0]).toEqual({ criteria: { PageSize: 100 } });
  expect(await axe(container)).toHaveNoViolations();
});

test("words, state and order are in the address; nothing found can be widened again", async () => {
  const { router } = await renderPage(<ProjectsPage />, {
    ...options,
    address: "/projects?status=Approved",
    answers: { getCompanyProjects: [ferry, harbour, lights] },
  });
  const user = userEvent.setup();
  expect(await screen.findByRole("link", { name: "Ferry" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Lights" })).not.toBeInTheDocument();
  await user.type(screen.getByRole("searchbox", { name: "Search by name or place" }), "zz");
  expect(await screen.findByText('No project has "zz" in its name or place.')).toBeVisible();
  expect(router.state.location.search).toBe("?status=Approved&text=zz");
  await user.click(screen.getByRole("button", { name: "Clear all" }));
  expect(await screen.findByRole("link", { name: "Lights" })).toBeVisible();
});

test("where only a part has been read, the server narrows, and no count is shown", async () => {
  const { callsOf } = await renderPage(<ProjectsPage />, {
    ...options,
    answers: {
      getCompanyProjects: ({ criteria }: { criteria: { Text?: string } }) =>
        criteria.Text === undefined ? films(0, 100) : [harbour],
    },
  });
  const user = userEvent.setup();
  const states = await screen.findByRole("navigation", { name: "Status" });
  expect(within(states).getByRole("link", { name: "All" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Show more" })).toBeVisible();
  await user.click(screen.getByRole("searchbox", { name: "Search by name or place" }));
  await user.paste("harb");
  expect(await screen.findByRole("link", { name: "Harbour" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Film 1" })).not.toBeInTheDocument();
  expect(callsOf("CompanyProjects").at(-1)).toEqual({ criteria: { PageSize: 100, Text: "harb" } });
});

test("a project is deleted once its name is typed, and comes back by Undo", async () => {
  const done: string[] = [];
  await renderPage(<ProjectsPage />, {
    ...options,
    answers: {
      getCompanyProjects: [harbour],
      deleteProject: ({ PK }: { PK: string }) => {
        done.push(`delete ${PK}`);
        return { Status: "OK" };
      },
      restoreProject: ({ PK }: { PK: string }) => {
        done.push(`restore ${PK}`);
        return harbour;
      },
    },
  });
  const user = await choose("Harbour", "Delete");
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
  expect(await within(dialog).findByText(/That isn't the name/)).toBeVisible();
  expect(done).toEqual([]);
  await user.type(within(dialog).getByLabelText("Type the name to confirm: Harbour"), "Harbour");
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(done).toEqual(["delete PRJ#2", "restore PRJ#2"]));
});

test("closing says what follows, and a refusal is said in words", async () => {
  await renderPage(<ProjectsPage />, {
    ...options,
    answers: {
      getCompanyProjects: [ferry],
      closeProject: () => {
        throw refusal({ code: "CONFLICT", rule: "STALE" });
      },
    },
  });
  const user = await choose("Ferry", "Close project");
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText(/upcoming audition times are canceled/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole("button", { name: "Close project" }));
  expect(await screen.findByText(/changed/i)).toBeVisible();
});

test("a copy begins as a draft with the roles, in the wizard", async () => {
  const made: Array<Readonly<Record<string, unknown>>> = [];
  const { router } = await renderPage(<ProjectsPage />, {
    ...options,
    path: "*",
    answers: {
      getCompanyProjects: [ferry],
      getProjectById: project("1", {
        Name: "Ferry",
        Positions: [{ PK: "PRJ#1", SK: "ROLE#1", Data: { PositionName: "Captain", RoleStatus: "Open" } }],
      }),
      createProject: ({ project: input }: { project: Readonly<Record<string, unknown>> }) => {
        made.push(input);
        return project("9", {});
      },
    },
  });
  await choose("Ferry", "Duplicate");
  await waitFor(() => expect(router.state.location.pathname).toBe("/create-project/9"));
  expect(made[0]).toMatchObject({ Name: "Ferry (copy)", Positions: [{ PositionName: "Captain" }] });
});

test("without a company nothing is requested, and the company comes first", async () => {
  const { callsOf } = await renderPage(<ProjectsPage />, {
    ...options,
    viewer: { ...producer, companyKey: null },
    answers: {},
  });
  expect(await screen.findByRole("link", { name: "Create company" })).toHaveAttribute(
    "href",
    "/company-info",
  );
  expect(screen.queryByRole("link", { name: "Create project" })).not.toBeInTheDocument();
  expect(callsOf("CompanyProjects")).toEqual([]);
});

test("the first project is explained", async () => {
  await renderPage(<ProjectsPage />, { ...options, answers: { getCompanyProjects: [] } });
  expect(await screen.findByText("Post your first project")).toBeVisible();
});

test("what cannot be loaded says so, with the way to try again", async () => {
  await renderPage(<ProjectsPage />, {
    ...options,
    answers: {
      getCompanyProjects: () => {
        throw refusal({ code: "UNAVAILABLE", requestId: "req-9" });
      },
    },
  });
  expect(await screen.findByText(/req-9/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});

const pages = (all: number) => ({
  getCompanyProjects: ({ criteria }: { criteria: { After?: string } }) => {
    const read = criteria.After === undefined ? 0 : Number(criteria.After.slice(1)) + 1;
    return films(read, Math.min(100, all - read));
  },
});

test("a company with as many projects as a page holds is offered more once, and then no more", async () => {
  await renderPage(<ProjectsPage />, { ...options, answers: pages(100) });
  await userEvent.click(await screen.findByRole("button", { name: "Show more" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument());
  expect(screen.getByRole("link", { name: "Film 99" })).toBeVisible();
});

test("what happens elsewhere leaves the pages that were read on", async () => {
  const { publish, callsOf } = await renderPage(<ProjectsPage />, { ...options, answers: pages(120) });
  await userEvent.click(await screen.findByRole("button", { name: "Show more" }));
  expect(await screen.findByRole("link", { name: "Film 119" })).toBeVisible();
  publish("project.changed");
  await waitFor(() => expect(callsOf("CompanyProjects")).toHaveLength(4));
  expect(callsOf("CompanyProjects").at(-1)).toEqual({ criteria: { PageSize: 100, After: "c99" } });
  expect(await screen.findByRole("link", { name: "Film 119" })).toBeVisible();
});
