import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { ActivityTab } from "./activity-tab.tsx";
import { deedOf } from "./activity-words.ts";

const options = { texts: ["account"] } as const;
const person = (PK: string, FirstName: string) => ({ PK, SK: PK, Data: { FirstName, LastName: "Weber" } });
const entry = (Id: string, Action: string, Actor: object | null, Reason: string | null = null) => ({
  Id,
  Action,
  Actor,
  Reason,
  OccurredAt: "2026-11-20T10:00:00Z",
  Cursor: `after-${Id}`,
});

test("what happened to the own account is read in words, by page", async () => {
  const first = [
    entry("1", "callboard.identity.user.password_reset.v1", person("USR#1", "Maya")),
    entry("2", "callboard.identity.user.agent_linked.v1", person("USR#8", "Jonas")),
    entry("3", "setUserSuspended Suspended", null, "Checked by phone"),
  ];
  const { container, callsOf } = await renderPage(<ActivityTab />, {
    ...options,
    viewer: { ...talent, roles: ["Admin"] },
    answers: {
      getAuditLog: ({ criteria }: { criteria: { After?: string } }) => ({
        Total: 4,
        Entries: criteria.After ? [entry("4", "callboard.identity.user.registered.v1", null)] : first,
      }),
    },
  });
  expect(await screen.findByText("Password changed")).toBeVisible();
  expect(screen.getByText("You", { exact: false, selector: "span" })).toBeVisible();
  expect(screen.getByText("Jonas Weber")).toBeVisible();
  expect(screen.getByText("Checked by phone")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByText("Account opened")).toBeVisible();
  expect(screen.getByText("Password changed")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument());
  // An admin, too, reads their own record here, not everything.
  expect(callsOf("Activity")).toMatchObject([
    { criteria: { RecordId: "USR#1" } },
    { criteria: { RecordId: "USR#1", After: "after-3" } },
  ]);
});

test("an account to which nothing has happened says so", async () => {
  await renderPage(<ActivityTab />, { ...options, answers: { getAuditLog: { Total: 0, Entries: [] } } });
  expect(await screen.findByText("Nothing has happened yet")).toBeVisible();
});

test.each(["UNAVAILABLE", "FORBIDDEN"])("a log that cannot be read says so: %s", async (code) => {
  await renderPage(<ActivityTab />, {
    ...options,
    answers: {
      getAuditLog: () => {
        throw refusal({ code });
      },
    },
  });
  expect(await screen.findByRole("heading", { level: 2 })).toBeVisible();
  expect(screen.queryByText("Nothing has happened yet")).not.toBeInTheDocument();
});

test.each([
  ["callboard.talent.talent.demographics_updated.v1", "profile"],
  ["callboard.billing.subscription.changed.v1", "plan"],
  ["updateUserStringArray UserRoles", "roles"],
  ["callboard.messaging.report.moved.v1", "other"],
])("%s is said as %s", (action, deed) => {
  expect(deedOf(action)).toBe(deed);
});
