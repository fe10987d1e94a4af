import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { renderPage, talent } from "#test/render-page.tsx";
import { AuditLogPage } from "./audit-log-page.tsx";

const options = { texts: ["moderation", "audit", "frame"], viewer: { ...talent, roles: ["Admin"] } } as const;

const named = (PK: string, Data: object) => ({ PK, SK: PK, Data });
const denied = {
  Id: "1",
  Action: "callboard.projects.project.denied.v1",
  OccurredAt: "2026-11-21T12:00:00Z",
  RecordId: "7",
  Reason: null,
  Details: '{"projectId":"7","takenDown":true}',
  Cursor: "c",
  Actor: named("USR#2", { FirstName: "Nora", LastName: "Vale" }),
  User: null,
  Company: null,
  Project: named("PRJ#7", {
    Name: "The Night Ferry",
    ReviewHistory: [{ Decision: "Denied", Comment: "Asks for a fee.", DecidedAt: "2026-11-21T12:00:00Z" }],
  }),
};

const open = (address = "/audit-log", Entries: readonly object[] = [denied]) =>
  renderPage(<AuditLogPage />, {
    ...options,
    address,
    answers: { getAuditLog: { Total: Entries.length, Entries } },
  });

test("a take-down is logged with the reason that its producer was given", async () => {
  const { container } = await open();
  expect(await screen.findByRole("cell", { name: "Asks for a fee." })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test("the address narrows the log to a person, a project, a kind and days", async () => {
  const { callsOf } = await open(
    "/audit-log?person=2&project=7&kind=ProjectDenied&from=2026-11-21&to=2026-11-22",
  );
  expect(await screen.findByText("Person: Nora Vale")).toBeVisible();
  expect(screen.getByText("Project: The Night Ferry")).toBeVisible();
  expect(screen.getByText("Project denied", { selector: ".ant-select *" })).toBeInTheDocument();
  expect(callsOf("AuditLog").at(-1)).toMatchObject({
    criteria: {
      UserId: "USR#2",
      ProjectId: "PRJ#7",
      Kind: "ProjectDenied",
      From: new Date(2026, 10, 21).toISOString(),
      Until: new Date(2026, 10, 23).toISOString(),
    },
  });
});

test("a person, a project and a day are chosen in the page, and stand in its address", async () => {
  const { router, callsOf } = await open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole("link", { name: "All of this project" }));
  expect(router.state.location.search).toBe("?project=7");
  await user.click(await screen.findByRole("link", { name: "Nora Vale" }));
  expect(router.state.location.search).toBe("?person=2");
  fireEvent.change(screen.getByLabelText("From"), { target: { value: "2026-11-20" } });
  await waitFor(() => expect(router.state.location.search).toBe("?person=2&from=2026-11-20"));
  await waitFor(() =>
    expect(callsOf("AuditLog").at(-1)).toMatchObject({
      criteria: { UserId: "USR#2", From: new Date(2026, 10, 20).toISOString() },
    }),
  );
  await user.click(screen.getByRole("link", { name: "Clear all" }));
  expect(router.state.location.search).toBe("");
});

test("where nothing matches, the filters stay at hand", async () => {
  await open("/audit-log?kind=UserErased", []);
  expect(await screen.findByText("Nothing recorded")).toBeVisible();
  expect(screen.getByRole("combobox", { name: "Kind" })).toBeVisible();
});
