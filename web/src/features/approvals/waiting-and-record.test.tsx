import { screen } from "@testing-library/react";
import { options, queueOf, title, waiting } from "#test/approvals/queue.ts";
import { renderPage } from "#test/render-page.tsx";
import { decisionStore } from "./held-decisions.ts";
import { SubmittedProjectsPage } from "./submitted-projects-page.tsx";

beforeEach(() => decisionStore.setState({ held: [] }));

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

async function open(facts: object, reports = { all: 0, open: 0 }) {
  const { answers } = queueOf("Ferry", "Harbour");
  const projects = [
    waiting("1", { Name: "Ferry", SubmittedAt: ago(75), ...facts }),
    waiting("2", { Name: "Harbour", SubmittedAt: ago(5) }),
  ];
  await renderPage(<SubmittedProjectsPage />, {
    ...options,
    answers: {
      ...answers,
      projectsPendingApproval: { Projects: projects, Total: 2 },
      getProjectById: ({ id }: { id: string }) => projects.find(({ PK }) => PK === id),
      getReports: ({ company, ...rest }: { company?: string }) =>
        company === "CMP#1" && Object.keys(rest).length === 0
          ? { Total: reports.all }
          : { Total: reports.open },
    },
  });
  await title("Ferry");
}

test("the queue says how long each project waits, and how many wait for longer than they should", async () => {
  await open({});
  expect(screen.getByText("3 days")).toHaveClass("queue-late");
  expect(screen.getByText("5 hours")).not.toHaveClass("queue-late");
  expect(screen.getByText("1 project has waited for more than 48 hours.")).toBeVisible();
});

test("the review shows the company's record, and the reports about it", async () => {
  const Company = { PK: "CMP#1", SK: "CMP#1", Data: { Name: "Lumen" } };
  await open(
    { Company, CompanyRecord: { Approved: 4, Denied: 1, Since: "2026-03-01T12:00:00Z" } },
    { all: 2, open: 2 },
  );
  expect(await screen.findByText(/^4 projects approved · 1 denial · first project on /)).toBeVisible();
  expect(await screen.findByText(/^2 reports/)).toBeVisible();
  expect(screen.queryByText("First project of this company")).not.toBeInTheDocument();
});

test("a company without an approved project is said to be new", async () => {
  const Company = { PK: "CMP#1", SK: "CMP#1", Data: { Name: "Lumen" } };
  await open({ Company, CompanyRecord: { Approved: 0, Denied: 0, Since: "2026-03-01T12:00:00Z" } });
  expect(await screen.findByText("First project of this company")).toBeVisible();
  expect(screen.queryByText(/report/)).not.toBeInTheDocument();
});
