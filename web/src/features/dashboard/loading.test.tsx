import { screen, waitFor, within } from "@testing-library/react";
import { refusal } from "#test/fake-graph.ts";
import { byStage } from "#test/open-requests.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { DashboardPage } from "./dashboard-page.tsx";
import { inHours, options, project } from "./dashboard-screen.ts";

const never = () => new Promise<never>(() => undefined);
const failing = () => {
  throw refusal({ code: "UNAVAILABLE", requestId: "req-7" });
};
const headline = () => screen.getByRole("heading", { level: 1 });
const as = (role: "Admin" | "Agent" | "Talent") => ({
  ...options,
  texts: ["dashboard", "frame"] as const,
  viewer: { ...talent, roles: [role] },
});

const maya = { PK: "USR#1", SK: "USR#1", Data: { FirstName: "Maya", LastName: "Okafor", Completeness: 90 } };
const roster = {
  PK: "USR#9",
  SK: "USR#9",
  Data: { AgentLinks: [{ PK: "USR#9", SK: "LINK#1", Data: { Status: "Linked", Talent: maya } }] },
};

test("an agent reads neither that nothing is due nor that a client is quiet before it is known", async () => {
  await renderPage(<DashboardPage />, {
    ...as("Agent"),
    answers: { me: roster, getSubmissionsByStage: never },
  });
  expect(await screen.findByText(/^1 client · /)).toBeVisible();
  expect(headline()).toHaveTextContent("Dashboard");
  expect(screen.queryByText(/No answers are due/)).not.toBeInTheDocument();
  expect(screen.queryByText(/Quiet/)).not.toBeInTheDocument();
});

test("an agent whose submissions failed sees that, once", async () => {
  await renderPage(<DashboardPage />, {
    ...as("Agent"),
    answers: { me: roster, getSubmissionsByStage: failing },
  });
  expect(await screen.findByText(/req-7/)).toBeVisible();
  await screen.findByText(/^1 client · /);
  expect(headline()).toHaveTextContent("Dashboard");
  expect(screen.queryByText(/Quiet/)).not.toBeInTheDocument();
});

test("a talent reads that nothing waits once it is known", async () => {
  await renderPage(<DashboardPage />, {
    ...as("Talent"),
    answers: { me: maya, getSubmissionsByStage: never },
  });
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Dashboard");
  expect(screen.queryByText(/Nothing is waiting/)).not.toBeInTheDocument();
});

test("an admin sees no figure before it is known, and none of what failed", async () => {
  const { container } = await renderPage(<DashboardPage />, {
    ...as("Admin"),
    answers: { projectsPendingApproval: failing, getReports: { Total: 3, Results: [] } },
  });
  expect(await screen.findByText(/req-7/)).toBeVisible();
  expect(headline()).toHaveTextContent("Dashboard");
  const figures = () => [...container.querySelectorAll(".number-tile dd")].map((one) => one.textContent);
  await waitFor(() => expect(figures()).toEqual(["–", "–", "3", "–"]));
});

test("an admin with an empty queue sees that it is empty", async () => {
  await renderPage(<DashboardPage />, {
    ...as("Admin"),
    answers: { projectsPendingApproval: { Total: 0, Projects: [] }, getReports: { Total: 0, Results: [] } },
  });
  expect(await screen.findByText("Nothing to review")).toBeVisible();
});

test("talent with an empty profile is led to it, and no role is said to fit", async () => {
  const role = {
    PK: "PRJ#3",
    SK: "ROLE#1",
    Data: { PositionName: "June", TakesSubmissions: true, Fit: null },
  };
  const projects = [project("3", { Name: "Moon", SubmissionsDueBy: inHours(200), Positions: [role] })];
  await renderPage(<DashboardPage />, {
    ...as("Talent"),
    answers: { me: maya, ...byStage(() => []), searchProjects: { Total: 1, Projects: projects } },
  });
  const card = await screen.findByRole("region", { name: "New roles" });
  const way = await within(card).findByRole("link", {
    name: "Add your playing age and appearance to see how you fit",
  });
  expect(way).toHaveAttribute("href", "/profile");
  expect(screen.queryByText(/Open to everyone/)).not.toBeInTheDocument();
});
