import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage, talent } from "#test/render-page.tsx";
import { ReportsPage } from "./reports-page.tsx";

const options = { texts: ["moderation", "audit", "frame"], viewer: { ...talent, roles: ["Admin"] } } as const;
const grace = { PK: "USR#9", Data: { FirstName: "Grace", LastName: "Okafor" } };

const report = (facts: object) => ({
  PK: "RPT#1",
  SK: "RPT#1",
  Data: {
    Kind: "Person",
    Actions: ["Warning", "Suspension"],
    Status: "Open",
    Reason: "Scam",
    Subject: "",
    Seal: "0123456789abcdef0123",
    CreateDate: "2026-11-21T12:00:00Z",
    UpdateDate: "2026-11-21T12:00:00Z",
    Reporter: { Id: "USR#2", FirstName: "Nora", LastName: "Vale" },
    Reported: { Id: "USR#3", FirstName: "Taha", LastName: "Vale" },
    Messages: [],
    ViewerCan: ["reviewReport"],
    ...facts,
  },
});
const inReview = report({ Status: "InReview", Reviewer: grace, ViewerCan: ["actOnReport", "dismissReport"] });

async function open(address: string, first: ReturnType<typeof report>) {
  const state = { present: first };
  const page = await renderPage(<ReportsPage />, {
    ...options,
    address,
    answers: {
      getReports: () => ({ Results: [state.present], Total: 1 }),
      getReport: () => state.present,
      reviewReport: () => (state.present = inReview),
    },
  });
  return { ...page, state };
}

test("an open report follows what another admin does, and says who", async () => {
  const { publish, state } = await open("/reports?status=InReview&report=1", inReview);
  expect(await screen.findByText(/being reviewed by/)).toHaveTextContent("being reviewed by Grace Okafor");
  expect(screen.getByRole("button", { name: "Dismiss" })).toBeVisible();
  state.present = report({ Status: "Actioned", Action: "Warning", Reviewer: grace, ViewerCan: [] });
  act(() => publish("report.changed", { reportId: "1" }));
  expect(await screen.findByText(/decided by/)).toHaveTextContent("decided by Grace Okafor");
  expect(screen.queryByRole("button", { name: "Dismiss" })).not.toBeInTheDocument();
});

test("whoever begins a review second sees who reviews it", async () => {
  await open("/reports", report({}));
  await userEvent.setup().click(await screen.findByRole("button", { name: "Start review" }));
  expect(await screen.findByText("Grace Okafor is reviewing this report already.")).toBeVisible();
});
