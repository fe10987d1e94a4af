import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage, talent } from "#test/render-page.tsx";
import { ReportsPage } from "./reports-page.tsx";

const options = { texts: ["moderation", "audit", "frame"], viewer: { ...talent, roles: ["Admin"] } } as const;

const report = (facts: object) => ({
  PK: "RPT#1",
  SK: "RPT#1",
  Data: {
    Kind: "Messages",
    Actions: ["LockConversation", "Warning", "Suspension"],
    Reason: "Scam",
    Subject: "A private job",
    Seal: "0123456789abcdef0123",
    CreateDate: "2026-11-21T12:00:00Z",
    UpdateDate: "2026-11-21T12:00:00Z",
    Reporter: { Id: "USR#2", FirstName: "Nora", LastName: "Vale" },
    Reported: { Id: "USR#3", FirstName: "Taha", LastName: "Vale" },
    Messages: [],
    ...facts,
  },
});

test("suspending the reported person is one of the decisions on a report", async () => {
  let present = report({ Status: "InReview", ViewerCan: ["actOnReport", "dismissReport"] });
  const { callsOf } = await renderPage(<ReportsPage />, {
    ...options,
    address: "/reports?status=InReview",
    answers: {
      getReports: () => ({ Results: [present], Total: 1 }),
      getReport: () => present,
      setUserSuspended: () => ({ PK: "USR#3", SK: "USR#3", Data: { Suspended: true, ViewerCan: [] } }),
      actOnReport: () => (present = report({ Status: "Actioned", Action: "Suspension", ViewerCan: [] })),
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Suspend account" }));
  const dialog = await screen.findByRole("dialog", { name: /^Suspend Taha/ });
  await user.type(within(dialog).getByLabelText("Reason"), "Asked for money.");
  await user.click(within(dialog).getByRole("button", { name: "Suspend account" }));
  expect(await screen.findByText("The account is suspended, and the report is closed.")).toBeVisible();
  expect(callsOf("SuspendUser")).toMatchObject([
    { PK: "USR#3", Suspended: true, reason: "Asked for money." },
  ]);
  expect(callsOf("ActOnReport")).toMatchObject([{ PK: "RPT#1", action: "Suspension" }]);
});
