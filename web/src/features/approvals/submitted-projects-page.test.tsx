import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { UserEvent } from "@testing-library/user-event";
import { axe } from "jest-axe";
import { letGo, options, queueOf, title, waiting } from "#test/approvals/queue.ts";
import { refusal } from "#test/fake-graph.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { decisionStore } from "./held-decisions.ts";
import { SubmittedProjectsPage } from "./submitted-projects-page.tsx";

beforeEach(() => {
  decisionStore.setState({ held: [] });
  localStorage.clear();
  sessionStorage.clear();
});

test("keys move through the queue and decide, and the next one opens by itself", async () => {
  const { answers, decided } = queueOf("Ferry", "Harbour", "Lights");
  const { container, router } = await renderPage(<SubmittedProjectsPage />, { ...options, answers });
  await title("Ferry");
  expect(await axe(container)).toHaveNoViolations();
  const user = userEvent.setup();
  await user.keyboard("j");
  await title("Harbour");
  expect(router.state.location.search).toBe("?project=2");
  await user.keyboard("k");
  await title("Ferry");
  await user.keyboard("a");
  await title("Harbour");
  expect(await screen.findByText("Approving Ferry…")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Ferry/ })).not.toBeInTheDocument();
  expect(decided).toEqual([]);
  letGo();
  expect(await screen.findByText("Ferry has been approved.")).toBeVisible();
  expect(decided).toEqual([{ projectId: "PRJ#1", version: 4 }]);
  await waitFor(() => expect(screen.queryByRole("button", { name: /Ferry/ })).not.toBeInTheDocument());
});

test("where the breakdown names the company, the head above it does not", async () => {
  const Company = { PK: "CMP#3", SK: "CMP#3", Data: { Name: "Northlight" } };
  const project = waiting("1", { Name: "Ferry", Company });
  await renderPage(<SubmittedProjectsPage />, {
    ...options,
    answers: { projectsPendingApproval: { Projects: [project], Total: 1 }, getProjectById: project },
  });
  await title("Ferry");
  const preview = within(screen.getByRole("region", { name: "Project preview" }));
  await preview.findAllByText("Northlight");
  const head = preview.getByRole("heading", { name: "Ferry", level: 2 }).closest("header");
  expect(head).toHaveTextContent("Ferry");
  expect(head).not.toHaveTextContent("Northlight");
});

test.each([
  ["en", "These are the 2 that have waited longest. 120 more follow as these are decided."],
  ["tr", "En uzun bekleyen 2 proje. Bunlar karara bağlandıkça 120 proje daha gelecek."],
])("a queue that is longer than its list says so (%s)", async (language, words) => {
  const { answers } = queueOf("Ferry", "Harbour");
  const longer = () => ({ ...answers.projectsPendingApproval(), Total: 122 });
  await renderPage(<SubmittedProjectsPage />, {
    ...options,
    language,
    answers: { ...answers, projectsPendingApproval: longer },
  });
  expect(await screen.findByText(words)).toBeVisible();
});

test("z takes the last decision back before it has left", async () => {
  const { answers, decided } = queueOf("Ferry", "Harbour");
  await renderPage(<SubmittedProjectsPage />, { ...options, answers });
  await title("Ferry");
  const user = userEvent.setup();
  await user.keyboard("a");
  await title("Harbour");
  await user.keyboard("z");
  await title("Ferry");
  expect(await screen.findByRole("button", { name: /Ferry/ })).toBeVisible();
  letGo();
  await waitFor(() => expect(screen.queryByText("Approving Ferry…")).not.toBeInTheDocument());
  expect(decided).toEqual([]);
});

test("a denial needs its comment, which may begin with a template; typed keys decide nothing", async () => {
  const { answers, decided } = queueOf("Ferry", "Harbour");
  await renderPage(<SubmittedProjectsPage />, { ...options, answers });
  await title("Ferry");
  const user = userEvent.setup();
  await user.keyboard("d");
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByRole("button", { name: "Cancel" })).toBeInTheDocument();
  await user.click(within(dialog).getByRole("button", { name: "Deny" }));
  expect(await within(dialog).findByText("This field is required.")).toBeInTheDocument();
  expect(decided).toEqual([]);
  await user.click(within(dialog).getByRole("button", { name: /state the pay/ }));
  await user.type(within(dialog).getByLabelText("Comment for the producer"), " aa");
  await user.click(within(dialog).getByRole("button", { name: "Deny" }));
  await title("Harbour");
  letGo();
  expect(await screen.findByText(/Ferry was denied/)).toBeVisible();
  expect(decided).toHaveLength(1);
  expect(decided[0]).toMatchObject({
    projectId: "PRJ#1",
    comment: expect.stringMatching(/state the pay.* aa$/),
  });
});

test("a comment that was begun is there after a reload, and goes with its project", async () => {
  const { answers } = queueOf("Ferry", "Harbour");
  const open = async (name: string, user: UserEvent) => {
    const view = await renderPage(<SubmittedProjectsPage />, { ...options, answers });
    await title(name);
    await user.keyboard("d");
    const dialog = await screen.findByRole("dialog");
    return { ...view, dialog, comment: within(dialog).getByLabelText("Comment for the producer") };
  };
  const user = userEvent.setup();
  const first = await open("Ferry", user);
  await user.click(within(first.dialog).getByRole("button", { name: /state the pay/ }));
  await user.type(first.comment, " And the dates.");
  first.unmount();

  const second = await open("Ferry", user);
  expect((second.comment as HTMLTextAreaElement).value).toMatch(/state the pay.* And the dates\.$/);
  await user.click(within(second.dialog).getByRole("button", { name: "Deny" }));
  await title("Harbour");
  second.unmount();

  const third = await open("Harbour", user);
  expect(third.comment).toHaveValue("");
  expect(Object.keys(localStorage).filter((key) => key.includes("deny"))).toEqual([]);
});

test("an admin who decides second sees how it was decided", async () => {
  const { answers } = queueOf("Ferry");
  let taken = false;
  await renderPage(<SubmittedProjectsPage />, {
    ...options,
    answers: {
      ...answers,
      getProjectById: () =>
        waiting("1", taken ? { Name: "Ferry", Status: "Denied", ViewerCan: [] } : { Name: "Ferry" }),
      approveProject: () => {
        taken = true;
        throw refusal({ code: "CONFLICT", rule: "ILLEGAL_TRANSITION" });
      },
      getAuditLog: {
        Entries: [
          {
            Id: "1",
            Action: "callboard.projects.project.denied.v1",
            OccurredAt: "2026-11-21T12:00:00Z",
            Actor: { PK: "USR#8", SK: "USR#8", Data: { FirstName: "Priya", LastName: "Nair" } },
          },
        ],
      },
    },
  });
  await title("Ferry");
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: /^Approve/ }));
  letGo();
  expect(await screen.findByText(/^Ferry: This can't be done in the current status/)).toBeVisible();
  await user.click(await screen.findByRole("button", { name: /Ferry/ }));
  expect(await screen.findByText(/^Priya Nair denied this/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Approve/ })).not.toBeInTheDocument();
  expect(screen.getByText("Denied")).toBeInTheDocument();
});

test("changes are shown beside the approved text, and may be approved or taken down", async () => {
  const changed = waiting("1", {
    Name: "Ferry",
    Status: "Approved",
    ChangedSinceApproval: true,
    Submissions: 12,
    ApprovedAt: "2026-11-12T12:00:00Z",
    ReviewHistory: [{ Round: 1, Decision: "Approved", DecidedAt: "2026-11-12T12:00:00Z" }],
    Changes: [
      { SK: "ROLE#1", PositionName: "Iris", Field: "Rate", Before: "500", After: "350" },
      { Field: "LocationCity", Before: "Tacoma", After: "Seattle" },
    ],
  });
  const denied: unknown[] = [];
  const { container } = await renderPage(<SubmittedProjectsPage />, {
    ...options,
    address: "/submitted-projects/submitted?tab=changed",
    answers: {
      projectsPendingApproval: { Projects: [changed, waiting("2", { Name: "Harbour" })], Total: 2 },
      getProjectById: changed,
      denyProject: (variables: unknown) => {
        denied.push(variables);
        return changed;
      },
    },
  });
  await title("Ferry");
  expect(screen.queryByRole("button", { name: /Harbour/ })).not.toBeInTheDocument();
  const table = await screen.findByRole("table", { name: "What changed" });
  expect(
    within(table).getByRole("row", { name: /Iris, Rate \$500 \$350 Lower than approved/ }),
  ).toBeVisible();
  expect(within(table).getByRole("row", { name: /City Tacoma Seattle/ })).toBeVisible();
  expect(screen.getByText("12 submissions stay as they are.")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Approve changes/ })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: /^Take down/ }));
  const dialog = await screen.findByRole("dialog", { name: "Take down Ferry?" });
  await user.type(
    within(dialog).getByLabelText("Comment for the producer"),
    "Pay fell after 12 submissions.",
  );
  await user.click(within(dialog).getByRole("button", { name: "Take down" }));
  letGo();
  expect(await screen.findByText("Ferry has been taken down.")).toBeVisible();
  expect(denied).toEqual([{ projectId: "PRJ#1", comment: "Pay fell after 12 submissions." }]);
});

test("new projects join the queue by themselves; an empty one says so", async () => {
  const first = queueOf();
  const second = queueOf("Ferry");
  let arrived = false;
  const { publish } = await renderPage(<SubmittedProjectsPage />, {
    ...options,
    answers: {
      ...second.answers,
      projectsPendingApproval: () => (arrived ? second : first).answers.projectsPendingApproval(),
    },
  });
  expect(await screen.findByText("Nothing to review")).toBeVisible();
  arrived = true;
  publish("project.changed", { projectId: "1", what: "submitted" });
  await title("Ferry");
});

test("the queue is for administrators", async () => {
  await renderPage(<SubmittedProjectsPage />, {
    ...options,
    viewer: { ...talent, roles: ["Production"] },
    answers: {},
  });
  expect(await screen.findByText("You don't have access to this page")).toBeVisible();
});

test("one's own waiting projects show why they came back, with the way to change them", async () => {
  await renderPage(<SubmittedProjectsPage />, {
    ...options,
    viewer: { ...talent, roles: ["Production"] },
    address: "/submitted-projects/user",
    answers: {
      userProjectsWaitingApproval: [
        waiting("1", { Name: "Ferry", Status: "Denied", DeclineComment: "Name the pay." }),
        waiting("2", { Name: "Harbour" }),
      ],
    },
  });
  expect(await screen.findByText("Name the pay.")).toBeVisible();
  expect(screen.getAllByRole("link", { name: "Fix and resubmit" })).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Fix and resubmit" })).toHaveAttribute("href", "/create-project/1");
});
