import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { ProjectDetailPage } from "./project-detail-page.tsx";
import type { RoleEditor } from "./roles/roles-tab.tsx";

/** Stand-in for the role form, which belongs to the wizard. */
const Editor: RoleEditor = ({ position, onClose }) => (
  <button type="button" onClick={onClose}>
    {position ? `form of ${position.Data.PositionName}` : "form of a new role"}
  </button>
);

const options = {
  texts: ["project-detail", "project-menu", "breakdown", "frame"],
  viewer: { ...talent, roles: ["Production"], companyKey: "CMP#1" },
  path: "/project-detail/:id?",
  address: "/project-detail/1",
} as const;

function project(facts: Readonly<Record<string, unknown>> = {}) {
  const Data = {
    Name: "Harbour Lights",
    Description: "Nights at sea.",
    Status: "Approved",
    Submissions: 12,
    View: "owner",
    ViewerCan: ["updateProjectInfo", "saveProjectPosition"],
    Positions: [position("Open")],
    Public: true,
    Version: 3,
    ...facts,
  };
  return { PK: "PRJ#1", SK: "PRJ#1", Data };
}

const position = (RoleStatus: string) => ({
  PK: "PRJ#1",
  SK: "ROLE#7",
  Data: {
    PositionName: "Captain",
    RoleStatus,
    Quantity: 2,
    Cast: 1,
    Version: 5,
    ViewerCan: ["updateProjectPosition", "deleteProjectPosition"],
    Counters: [
      { Stage: "New", Count: 4 },
      { Stage: "Booked", Count: 1 },
    ],
  },
});

const open = (address: string, answers: Readonly<Record<string, unknown>>) =>
  renderPage(<ProjectDetailPage Editor={Editor} />, { ...options, address, answers });

test("roles count what came in, lead to the wall, and can be paused", async () => {
  const updates: unknown[] = [];
  const { container } = await open("/project-detail/1?tab=positions", {
    getProjectById: project(),
    updateProjectPosition: ({ positionInfo }: { positionInfo: unknown }) => {
      updates.push(positionInfo);
      return project({ Positions: [position("OnHold")] });
    },
  });
  expect((await screen.findAllByText("1 of 2 booked"))[0]).toBeVisible();
  expect(await screen.findByRole("link", { name: /: 4 New$/ })).toHaveAttribute(
    "href",
    "/position-submissions/7/1?stage=New",
  );
  expect(await axe(container)).toHaveNoViolations();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "More: Captain" }));
  await user.click(await screen.findByRole("menuitem", { name: "Pause submissions" }));
  await waitFor(() =>
    expect(updates).toEqual([{ PK: "PRJ#1", SK: "ROLE#7", Version: 5, RoleStatus: "OnHold" }]),
  );
});

test("the pay of the project is called what it is beside that of its roles", async () => {
  const captain = position("Open");
  const paid = { ...captain, Data: { ...captain.Data, Rate: 140, RateFrequency: "Flat" } };
  await open("/project-detail/1", { getProjectById: project({ PayRate: 1000, Positions: [paid] }) });
  const label = await screen.findByText("Typical pay per role");
  expect(label.nextElementSibling).toHaveTextContent("$1,000");
  expect(screen.queryByText("Pay rate")).not.toBeInTheDocument();
});

test("a role is edited and added in a drawer, by its button and by a key", async () => {
  await open("/project-detail/1?tab=positions", { getProjectById: project() });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Edit: Captain" }));
  await user.click(await screen.findByText("form of Captain"));
  await user.keyboard("a");
  expect(await screen.findByText("form of a new role")).toBeVisible();
});

test("a deleted role comes back with its fields", async () => {
  const added: unknown[] = [];
  await open("/project-detail/1?tab=positions", {
    getProjectById: project(),
    deleteProjectPosition: { Status: "OK" },
    saveProjectPosition: ({ positionInfo }: { positionInfo: unknown }) => {
      added.push(positionInfo);
      return project();
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "More: Captain" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(added).toHaveLength(1));
  expect(added[0]).toMatchObject({
    PK: "PRJ#1",
    PositionName: "Captain",
    Quantity: 2,
    ClientKey: expect.any(String),
  });
});

test("automatic answers of a role are switched off, and what the server refuses is said at the switch", async () => {
  let on = true;
  let refuses = true;
  const AnswersDueAt = new Date(Date.now() + 20 * 3_600_000).toISOString();
  const role = () => {
    const { Data, ...keys } = position("Filled");
    return { ...keys, Data: { ...Data, AutomaticAnswers: on, AnswersDueAt: on ? AnswersDueAt : null } };
  };
  const { callsOf } = await open("/project-detail/1?tab=positions", {
    getProjectById: () => project({ Positions: [role()] }),
    setAutomaticAnswers: ({ answers }: { answers: { On: boolean } }) => {
      if (refuses) throw refusal({ code: "FORBIDDEN" });
      on = answers.On;
      return { Status: "OK" };
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "More: Captain" }));
  await user.click(await screen.findByRole("menuitem", { name: "Automatic answers" }));
  const dialog = await screen.findByRole("dialog", { name: "Answers when Captain is cast" });
  await waitFor(() => expect(dialog).toBeVisible());
  const choice = within(dialog).getByRole("switch", { name: "Answer the rest automatically" });
  expect(choice).toBeChecked();
  expect(choice).toHaveAccessibleDescription(/24 hours after the role is filled or closed/);
  expect(within(dialog).getByText(/^The rest will be told:/)).toBeVisible();
  expect(await axe(dialog)).toHaveNoViolations();
  await user.click(choice);
  expect(await within(dialog).findByRole("alert")).toBeVisible();
  refuses = false;
  await user.click(choice);
  await user.click(choice);
  expect(await within(dialog).findByText("✓ Saved")).toBeVisible();
  expect(choice).not.toBeChecked();
  expect(within(dialog).queryByText(/^The rest will be told:/)).not.toBeInTheDocument();
  expect(callsOf("SetAutomaticAnswers").at(-1)).toEqual({
    answers: { ProjectId: "PRJ#1", RoleId: "ROLE#7", On: false },
  });
});

test("automatic answers are not offered to whoever is not told how they are set", async () => {
  await open("/project-detail/1?tab=positions", { getProjectById: project() });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "More: Captain" }));
  expect(await screen.findByRole("menuitem", { name: "Duplicate" })).toBeInTheDocument();
  expect(screen.queryByRole("menuitem", { name: "Automatic answers" })).not.toBeInTheDocument();
});

test("a decision shows by itself, with the comment and the way to change the project", async () => {
  let status: Readonly<Record<string, unknown>> = { Status: "Pending", ViewerCan: [] };
  const { publish, callsOf } = await open("/project-detail/1", { getProjectById: () => project(status) });
  expect(await screen.findByText(/until an admin has decided/)).toBeVisible();
  publish("project.changed", { projectId: "2", what: "denied" });
  status = { Status: "Denied", DeclineComment: "Name the pay.", ViewerCan: ["updateProjectInfo"] };
  publish("project.changed", { projectId: "1", what: "denied" });
  expect(await screen.findByText("Name the pay.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Fix and resubmit" })).toHaveAttribute("href", "/create-project/1");
  expect(callsOf("ProjectDetail")).toHaveLength(2);
});

test("another company reads the breakdown, without a workspace", async () => {
  await open("/project-detail/1", {
    getProjectById: project({ View: "viewer", Submissions: null, ViewerCan: [] }),
  });
  expect(await screen.findByText("Nights at sea.")).toBeVisible();
  expect(screen.queryByRole("navigation", { name: "Project sections" })).not.toBeInTheDocument();
});

test("a document is named with its kind and size, and leads to it, for whoever got one", async () => {
  const sides = {
    FileName: "Sides.pdf",
    ContentType: "application/pdf",
    Size: 1_400_000,
    ContentUrl: "/sides",
  };
  const SupportingDocs = [{ PK: "MED#1", SK: "MED#1", Data: sides }];
  const { container } = await open("/project-detail/1", {
    getProjectById: project({ View: "viewer", Submissions: null, ViewerCan: [], SupportingDocs }),
  });
  const link = await screen.findByRole("link", { name: "Sides.pdf" });
  expect(link).toHaveAttribute("href", "/sides");
  expect(link.closest("li")).toHaveTextContent("Sides.pdf PDF · 1.4 MB");
  expect(await axe(container)).toHaveNoViolations();
});

test("without a project one is picked, and its requested part opens", async () => {
  await open("/project-detail?tab=documents", {
    getCompanyProjects: [project()],
  });
  expect(await screen.findByRole("link", { name: /Harbour Lights/ })).toHaveAttribute(
    "href",
    "/project-detail/1?tab=documents",
  );
});

test("documents can be changed as the server allows", async () => {
  const answers = {
    getProjectDocs: [{ PK: "MED#1", SK: "MED#1", Data: { FileName: "Sides.pdf", Status: "Ready" } }],
  };
  const { unmount } = await open("/project-detail/1?tab=documents", {
    ...answers,
    getProjectById: project(),
  });
  expect(await screen.findByText("Sides.pdf")).toBeVisible();
  expect(screen.queryByRole("button", { name: "More: Sides.pdf" })).not.toBeInTheDocument();
  unmount();
  await open("/project-detail/1?tab=documents", {
    ...answers,
    getProjectById: project({ ViewerCan: ["saveSupportingDocs"] }),
  });
  expect(await screen.findByRole("button", { name: "More: Sides.pdf" })).toBeVisible();
});

test("the activity says what was done, by whom, and why", async () => {
  await open("/project-detail/1?tab=activity", {
    getProjectById: project(),
    getAuditLog: {
      Total: 2,
      Entries: [
        {
          Id: "2",
          OccurredAt: "2026-11-02T12:00:00Z",
          Action: "callboard.projects.project.denied.v1",
          Reason: "Name the pay.",
          RecordId: "1",
          Details: "{}",
          Cursor: "c",
          Actor: { PK: "USR#5", SK: "USR#5", Data: { FirstName: "Grace", LastName: "Lee" } },
        },
        {
          Id: "1",
          OccurredAt: "2026-11-01T12:00:00Z",
          Action: "callboard.casting.submission.booked.v1",
          RecordId: "1",
          Details: "{}",
          Cursor: "b",
        },
      ],
    },
  });
  const denied = (await screen.findByText("Denied")).closest("li") ?? document.body;
  expect(within(denied).getByText("Grace Lee")).toBeVisible();
  expect(within(denied).getByText("Name the pay.")).toBeVisible();
  expect(screen.getByText("Changed")).toBeVisible();
});

test("a part that cannot be loaded leaves the head, and a project that is not there says so", async () => {
  const { unmount } = await open("/project-detail/1?tab=activity", {
    getProjectById: project(),
    getAuditLog: () => {
      throw refusal({ code: "UNAVAILABLE", requestId: "req-3" });
    },
  });
  expect(await screen.findByText(/req-3/)).toBeVisible();
  expect(screen.getByRole("heading", { level: 1, name: "Harbour Lights" })).toBeVisible();
  unmount();
  await open("/project-detail/1", { getProjectById: null });
  expect(await screen.findByText("Not found")).toBeVisible();
});
