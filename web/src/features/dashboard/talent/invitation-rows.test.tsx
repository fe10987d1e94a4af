import { act, screen, within } from "@testing-library/react";
import { listed } from "#test/open-requests.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { DashboardPage } from "../dashboard-page.tsx";
import { inHours, options } from "../dashboard-screen.ts";

const invited = (id: number) => ({
  PK: "PRJ#2",
  SK: `ROLE#${id}#1`,
  Data: {
    FirstName: "Maya",
    LastName: "Okafor",
    Message: "Please come in",
    SubmissionsDueBy: inHours(20),
    Project: { ProjectId: "PRJ#2", Name: "Glass House" },
    Position: { PositionId: `ROLE#${id}`, Name: `Mara ${id}` },
  },
});

const LINK = { PK: "A", SK: "B", Data: { Status: "Linked", Talent: { PK: "USR#1", SK: "USR#1" } } };

test("roles that casting invites to wait with its words and the way to them, and are counted whole", async () => {
  await renderPage(<DashboardPage />, {
    ...options,
    answers: { ...listed(() => []), getOpenInvitations: [1, 2, 3, 4, 5, 6, 7].map(invited) },
  });
  expect(await screen.findByText("7 responses are needed from you, Maya")).toBeVisible();
  const move = within(await screen.findByRole("region", { name: "Your move" }));
  expect(move.getAllByRole("listitem")).toHaveLength(6);
  expect(move.getByText("Invited to submit for Mara 1")).toBeVisible();
  expect(move.getAllByText("Please come in")).toHaveLength(6);
  expect(move.getAllByText(/^Submit by /)[0]).toHaveClass("due-cue-near");
  expect(move.getByRole("link", { name: "Open role: Mara 1" })).toBeVisible();
  expect(move.getByRole("link", { name: "Your move: See all" })).toBeVisible();
});

test("an agent reads which client is invited to a role", async () => {
  await renderPage(<DashboardPage />, {
    ...options,
    viewer: { ...talent, roles: ["Agent"] },
    answers: {
      ...listed(() => []),
      getOpenInvitations: [invited(1)],
      me: {
        Data: { AgentLinks: [LINK] },
      },
    },
  });
  const due = within(await screen.findByRole("region", { name: "Due from your clients" }));
  expect(due.getByRole("link", { name: "Open role: Maya Okafor, Mara 1" })).toBeVisible();
  expect(screen.getByText("1 response is due from your clients")).toBeVisible();
});

test.each([
  ["Talent", "Your move", "Mara 2"],
  ["Agent", "Due from your clients", "Maya Okafor, Mara 2"],
] as const)("%s with the start page open see an invitation at once", async (role, name, named) => {
  let invitations = [invited(1)];
  const { publish } = await renderPage(<DashboardPage />, {
    ...options,
    viewer: { ...talent, roles: [role] },
    answers: {
      ...listed(() => []),
      getOpenInvitations: () => invitations,
      me: { Data: { AgentLinks: [LINK] } },
    },
  });
  const due = within(await screen.findByRole("region", { name }));
  invitations = [invited(1), invited(2)];
  act(() => publish("submission.changed", { projectId: "2", positionId: "2", userId: "1", what: "invited" }));
  expect(await due.findByRole("link", { name: `Open role: ${named}` })).toBeVisible();
});
