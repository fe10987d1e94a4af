import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { letGo, options, queueOf, title, waiting } from "#test/approvals/queue.ts";
import { renderPage } from "#test/render-page.tsx";
import { decisionStore } from "./held-decisions.ts";
import { SubmittedProjectsPage } from "./submitted-projects-page.tsx";

beforeEach(() => {
  decisionStore.setState({ held: [] });
  localStorage.clear();
  sessionStorage.clear();
});

/** Two admins at one queue: the first project is decided, or changed, elsewhere while it is open here. */
function sharedQueue(after: Readonly<Record<string, unknown>>) {
  const { answers, decided } = queueOf("Ferry", "Harbour");
  let isTaken = false;
  return {
    decided,
    take: () => {
      isTaken = true;
    },
    answers: {
      ...answers,
      projectsPendingApproval: () => {
        const { Projects } = answers.projectsPendingApproval();
        const open = isTaken && after["Status"] !== undefined ? Projects.slice(1) : Projects;
        return { Projects: open, Total: open.length };
      },
      getProjectById: (variables: { id: string }) =>
        isTaken && variables.id === "PRJ#1"
          ? waiting("1", { Name: "Ferry", Version: 5, ...after })
          : answers.getProjectById(variables),
      getAuditLog: {
        Entries: [
          {
            Id: "1",
            Action: "callboard.projects.project.approved.v1",
            OccurredAt: "2026-11-21T12:00:00Z",
            Actor: { PK: "USR#8", SK: "USR#8", Data: { FirstName: "Priya", LastName: "Nair" } },
          },
        ],
      },
    },
  };
}

test("what another admin approves stays in place, and no key decides until the next is opened", async () => {
  const { answers, decided, take } = sharedQueue({ Status: "Approved" });
  const { publish } = await renderPage(<SubmittedProjectsPage />, { ...options, answers });
  await title("Ferry");
  take();
  publish("project.changed", { projectId: "1", what: "approved" });
  expect(await screen.findByText(/^Priya Nair approved this/)).toBeVisible();
  expect(screen.getByRole("heading", { level: 2, name: "Ferry" })).toBeVisible();
  const user = userEvent.setup();
  await user.keyboard("aad");
  expect(screen.queryByText(/^Approving/)).not.toBeInTheDocument();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Open the next one" }));
  await title("Harbour");
  await user.keyboard("a");
  letGo();
  await waitFor(() => expect(decided).toEqual([{ projectId: "PRJ#2", version: 4 }]));
});

test("what its producer changes meanwhile is decided only once the new version was opened", async () => {
  const { answers, decided, take } = sharedQueue({ PayRate: 55 });
  const { publish } = await renderPage(<SubmittedProjectsPage />, { ...options, answers });
  await title("Ferry");
  take();
  publish("project.changed", { projectId: "1", what: "changed" });
  const user = userEvent.setup();
  const show = await screen.findByRole("button", { name: "Show the new version" });
  await user.keyboard("a");
  expect(screen.queryByText(/^Approving/)).not.toBeInTheDocument();
  await user.click(show);
  await title("Ferry");
  await user.keyboard("a");
  letGo();
  await waitFor(() => expect(decided).toEqual([{ projectId: "PRJ#1", version: 5 }]));
});

test("a second press of the key decides nothing about the project that comes next", async () => {
  const { answers, decided } = queueOf("Ferry", "Harbour");
  await renderPage(<SubmittedProjectsPage />, { ...options, answers });
  await title("Ferry");
  const user = userEvent.setup();
  await user.keyboard("a");
  await screen.findByRole("heading", { level: 2, name: "Harbour" });
  await user.keyboard("a");
  letGo();
  await waitFor(() => expect(decided).toHaveLength(1));
  expect(await screen.findByText("Ferry has been approved.")).toBeVisible();
  expect(decided).toEqual([{ projectId: "PRJ#1", version: 4 }]);
});
