import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { renderPage, talent } from "#test/render-page.tsx";
import { ReportsPage } from "./reports-page.tsx";
import { UserModeration } from "../user-moderation.tsx";

beforeEach(() => localStorage.clear());

const options = { texts: ["moderation", "audit", "frame"], viewer: { ...talent, roles: ["Admin"] } } as const;

const project = (Status: string, ViewerCan: readonly string[]) => ({
  PK: "PRJ#7",
  SK: "PRJ#7",
  Data: { Name: "Fourth Down", Status, ViewerCan },
});

const report = (facts: object) => ({
  PK: "RPT#1",
  SK: "RPT#1",
  Data: {
    Kind: "Project",
    Actions: ["Warning", "TakeDown", "Suspension"],
    Project: project("Approved", ["denyProject"]),
    Status: "InReview",
    Reason: "Stolen Photos",
    Subject: "Fourth and Down",
    Seal: "0123456789abcdef0123",
    CreateDate: "2026-11-21T12:00:00Z",
    UpdateDate: "2026-11-21T12:00:00Z",
    Reporter: { Id: "USR#2", FirstName: "Nora", LastName: "Vale" },
    Reported: { Id: "USR#3", FirstName: "Taha", LastName: "Vale" },
    Messages: [],
    ViewerCan: ["actOnReport", "dismissReport"],
    ...facts,
  },
});

async function open(first: ReturnType<typeof report>) {
  let present = first;
  return renderPage(<ReportsPage />, {
    ...options,
    address: "/reports?status=InReview",
    answers: {
      getReports: () => ({ Results: [present], Total: 1 }),
      getReport: () => present,
      denyProject: () => project("Denied", []),
      actOnReport: () =>
        (present = report({
          Status: "Actioned",
          Action: "TakeDown",
          Project: project("Denied", []),
          ViewerCan: [],
        })),
    },
  });
}

test("a reported project is shown with the ways to it, and taken down as the decision", async () => {
  const { container, callsOf } = await open(report({}));
  const user = userEvent.setup();
  const thing = await screen.findByRole("region", { name: "Reported project" });
  expect(within(thing).getByText("Fourth and Down")).toBeVisible();
  expect(within(thing).getByRole("link", { name: "Open breakdown" })).toHaveAttribute(
    "href",
    "/project-search?project=7",
  );
  expect(within(thing).getByRole("link", { name: "Open review" })).toHaveAttribute(
    "href",
    "/submitted-projects/submitted?project=7",
  );
  expect(screen.queryByRole("button", { name: "Lock conversation" })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole("button", { name: "Take down" }));
  const dialog = await screen.findByRole("dialog", { name: "Take down Fourth Down?" });
  await user.type(within(dialog).getByLabelText("Comment for the producer"), "Photos of others.");
  await user.click(within(dialog).getByRole("button", { name: "Take down" }));
  expect(await screen.findByText("The project is taken down, and the report is closed.")).toBeVisible();
  expect(callsOf("TakeDownProject")).toEqual([{ projectId: "PRJ#7", comment: "Photos of others." }]);
  expect(callsOf("ActOnReport")).toMatchObject([{ PK: "RPT#1", action: "TakeDown" }]);
});

test("of a project that another admin has taken down, only the report is closed", async () => {
  const { callsOf } = await open(report({ Project: project("Denied", []) }));
  await userEvent.click(await screen.findByRole("button", { name: "Already taken down: close report" }));
  expect(await screen.findByText("The project is taken down, and the report is closed.")).toBeVisible();
  expect(callsOf("TakeDownProject")).toEqual([]);
});

test("a reported person is shown with profile and gallery, without a take-down", async () => {
  await open(report({ Kind: "Person", Actions: ["Warning", "Suspension"], Project: null, Subject: "" }));
  const thing = await screen.findByRole("region", { name: "Reported profile" });
  expect(within(thing).getByRole("link", { name: "Open gallery" })).toHaveAttribute(
    "href",
    "/gallery/3/user",
  );
  expect(within(thing).getByRole("link", { name: "Open profile" })).toHaveAttribute("href", "/user-detail/3");
  expect(screen.getByRole("button", { name: "Send a warning" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /Take down/ })).not.toBeInTheDocument();
});

test("a member's page leads an admin to the projects that the member posted", async () => {
  await renderPage(<UserModeration user="3" />, {
    ...options,
    answers: {
      getUserById: { PK: "USR#3", SK: "USR#3", Data: { FirstName: "Taha", Suspended: false, ViewerCan: [] } },
      getUserProjects: [project("Approved", [])],
      getAuditLog: { Entries: [], Total: 0 },
    },
  });
  expect(await screen.findByRole("link", { name: "Fourth Down" })).toHaveAttribute(
    "href",
    "/submitted-projects/submitted?project=7",
  );
});
