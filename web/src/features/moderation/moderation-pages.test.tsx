import { jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { AuditLogPage } from "./audit-log-page.tsx";
import { DeadLettersPage } from "./dead-letters-page.tsx";
import { ReportsPage } from "./reports/reports-page.tsx";
import { UserModeration } from "./user-moderation.tsx";

beforeEach(() => localStorage.clear());

const options = { texts: ["moderation", "audit", "frame"], viewer: { ...talent, roles: ["Admin"] } } as const;

const person = (id: string, FirstName: string) => ({ Id: `USR#${id}`, FirstName, LastName: "Vale" });

const report = (facts: object = {}, id = "1") => ({
  PK: `RPT#${id}`,
  SK: `RPT#${id}`,
  Data: {
    Kind: "Messages",
    Actions: ["LockConversation", "Warning", "Suspension"],
    Status: "Open",
    Reason: "Scam",
    Subject: "A private job",
    Comment: "He wants money.",
    Seal: "0123456789abcdef0123",
    CreateDate: "2026-11-21T12:00:00Z",
    UpdateDate: "2026-11-21T12:00:00Z",
    Reporter: person("2", "Nora"),
    Reported: person("3", "Taha"),
    Messages: [
      {
        SK: "MSG#1",
        Message: "<b>Pay me</b>",
        CreateDate: "2026-11-20T12:00:00Z",
        User: person("3", "Taha"),
      },
    ],
    ViewerCan: ["reviewReport"],
    ...facts,
  },
});

test("a report is taken into review and decided, with its messages as text", async () => {
  let present = report();
  const { container, callsOf, router } = await renderPage(<ReportsPage />, {
    ...options,
    answers: {
      getReports: ({ criteria: { Status } }: { criteria: { Status: string } }) => {
        const found = [present, report({}, "2")].filter(({ Data }) => Data.Status === Status);
        return { Results: found, Total: found.length };
      },
      getReport: () => present,
      reviewReport: () =>
        (present = report({ Status: "InReview", ViewerCan: ["actOnReport", "dismissReport"] })),
      actOnReport: () =>
        (present = report({ Status: "Actioned", Action: "LockConversation", ViewerCan: [] })),
    },
  });
  const user = userEvent.setup();
  expect(await screen.findByText("<b>Pay me</b>")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  const tab = (name: RegExp) => screen.findByRole("link", { name });
  expect(await tab(/^Open\s*2$/)).toHaveAttribute("aria-current");
  await user.click(screen.getByRole("button", { name: "Start review" }));
  await waitFor(() => expect(router.state.location.search).toBe("?status=InReview&report=1"));
  await waitFor(async () => expect(await tab(/^In review\s*1$/)).toHaveAttribute("aria-current"));
  await user.type(await screen.findByLabelText("Note for admins"), "Third time.");
  await user.click(await screen.findByRole("button", { name: "Lock conversation" }));
  expect(await screen.findByText("Conversation locked. Both sides have been notified.")).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Lock conversation" })).not.toBeInTheDocument(),
  );
  expect(callsOf("ActOnReport")).toEqual([{ PK: "RPT#1", action: "LockConversation", note: "Third time." }]);
});

test("files of a reported message are named with their size, and downloaded by a link of this moment", async () => {
  const followed: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function follow(
    this: HTMLAnchorElement,
  ) {
    followed.push(`${this.download} ${this.getAttribute("href")}`);
  });
  const file = (PK: string, FileName: string, ContentUrl: string | null) => ({
    PK,
    FileName,
    Size: 2_048,
    ContentUrl,
  });
  const Attachments = [file("MED#1", "cheque.pdf", "/objects/1"), file("MED#2", "gone.pdf", null)];
  const [message] = report().Data.Messages;
  const present = report({ Messages: [{ ...message, Message: "", Attachments }] });
  const { container } = await renderPage(<ReportsPage />, {
    ...options,
    answers: { getReports: { Results: [present], Total: 1 }, getReport: present },
  });
  const user = userEvent.setup();
  const files = await screen.findByRole("list", { name: "Attached files" });
  expect(await axe(container)).toHaveNoViolations();
  await user.click(within(files).getByRole("button", { name: /^Download cheque.pdf, 2/ }));
  await waitFor(() => expect(followed).toEqual(["cheque.pdf /objects/1"]));
  await user.click(within(files).getByRole("button", { name: /^Download gone.pdf/ }));
  expect(await screen.findByText(/gone.pdf isn't available/)).toBeVisible();
  expect(followed).toHaveLength(1);
  click.mockRestore();
});

test("without reports the page says so, and a refused list can be tried again", async () => {
  let fails = true;
  await renderPage(<ReportsPage />, {
    ...options,
    answers: {
      getReports: () => {
        if (fails) throw refusal({ code: "UNAVAILABLE" });
        return { Results: [], Total: 0 };
      },
    },
  });
  const retry = await screen.findByRole("button", { name: "Try again" });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByText("No reports here")).toBeVisible();
});

test("the audit log says who did what, and narrows to a record", async () => {
  const { container, callsOf } = await renderPage(<AuditLogPage />, {
    ...options,
    answers: {
      getAuditLog: {
        Total: 1,
        Entries: [
          {
            Id: "1",
            Action: "callboard.projects.project.approved.v1",
            OccurredAt: "2026-11-21T12:00:00Z",
            RecordId: "abcdefgh12345678",
            Reason: null,
            Details:
              '{"reason":null,"endedBy":"2","before":{"roles":["Talent"]},"after":{"roles":["Agent"]}}',
            Cursor: "c",
            Actor: { PK: "USR#2", SK: "USR#2", Data: { FirstName: "Nora", LastName: "Vale" } },
          },
        ],
      },
    },
  });
  expect(await screen.findByRole("row", { name: /Nora Vale Project approved 12345678/ })).toBeVisible();
  const facts = screen.getAllByRole("cell").at(-1);
  expect(facts).toHaveTextContent("Account types Talent → AgentEnded by Nora Vale");
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole("link", { name: "12345678" }));
  await waitFor(() =>
    expect(callsOf("AuditLog").at(-1)).toMatchObject({ criteria: { RecordId: "abcdefgh12345678" } }),
  );
});

test("an entry names the people, projects and companies that it is about, and keeps the id at hand", async () => {
  const named = (PK: string, Data: object) => ({ PK, SK: PK, Data });
  const RecordId = "0194c5de-03e1-769a-a4fc-99d2f3cfacde";
  await renderPage(<AuditLogPage />, {
    ...options,
    answers: {
      getAuditLog: {
        Total: 1,
        Entries: [
          {
            Id: "1",
            Action: "callboard.casting.submission.created.v1",
            RecordId,
            Details: '{"userId":"5","projectId":"7","roleId":"9"}',
            Cursor: "c",
            Actor: null,
            User: named("USR#5", { FirstName: "Maya", LastName: "Okafor" }),
            Project: named("PRJ#7", { Name: "The Night Ferry" }),
            Company: null,
          },
        ],
      },
    },
  });
  const record = await screen.findByRole("link", { name: "Maya Okafor, The Night Ferry" });
  expect(record).toHaveAttribute("title", RecordId);
  expect(screen.getByRole("link", { name: "9" })).toHaveAttribute("href", "/audit-log?record=9");
  expect(screen.queryByText("projectId")).not.toBeInTheDocument();
});

test("an event that failed for good is handed over again", async () => {
  const { callsOf, container } = await renderPage(<DeadLettersPage />, {
    ...options,
    answers: {
      getDeadLetters: [
        {
          PK: "messaging-mails",
          SK: "e-1",
          Data: { Subject: "callboard.casting.submission.created.v1", Reason: "timeout", AggregateId: "1" },
        },
      ],
      replayDeadLetter: { Status: "OK" },
    },
  });
  expect(await screen.findByRole("row", { name: /messaging-mails Submission sent/ })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole("button", { name: "Replay" }));
  expect(await screen.findByText("Replayed.")).toBeVisible();
  expect(callsOf("ReplayDeadLetter")).toEqual([{ PK: "messaging-mails", SK: "e-1" }]);
});

const member = (facts: object = {}) => ({
  PK: "USR#3",
  SK: "USR#3",
  Data: {
    FirstName: "Taha",
    LastName: "Vale",
    UserRoles: ["Production"],
    Suspended: false,
    ViewerCan: ["setUserSuspended"],
    ...facts,
  },
});

test("a member is suspended with a reason and an end, and restored", async () => {
  let present = member();
  const { callsOf, container } = await renderPage(<UserModeration user="3" />, {
    ...options,
    answers: {
      getUserById: () => present,
      setUserSuspended: ({ Suspended, reason }: { Suspended: boolean; reason?: string }) =>
        (present = member({ Suspended, SuspensionReason: reason ?? null })),
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Suspend account" }));
  const dialog = await screen.findByRole("dialog", { name: "Suspend Taha Vale?" });
  expect(within(dialog).getByRole("button", { name: "Cancel" })).toBeInTheDocument();
  await user.click(within(dialog).getByRole("button", { name: "Suspend account" }));
  expect(await within(dialog).findByText("This field is required.")).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText("Reason"), "Asked for money.");
  await user.type(within(dialog).getByLabelText("Last day"), "2026-12-31");
  await user.click(within(dialog).getByRole("button", { name: "Suspend account" }));
  expect(await screen.findByText("Asked for money.")).toBeVisible();
  expect(callsOf("SuspendUser")).toMatchObject([
    { PK: "USR#3", Suspended: true, reason: "Asked for money.", until: expect.stringMatching(/^20\d\d-/) },
  ]);
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole("button", { name: "Restore account" }));
  expect(await screen.findByText("This account is active.")).toBeVisible();
});

test("account types change after a question", async () => {
  const { callsOf } = await renderPage(<UserModeration user="3" />, {
    ...options,
    answers: {
      getUserById: member(),
      updateUserStringArray: ({ value }: { value: string[] }) => member({ UserRoles: value }),
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("checkbox", { name: "Agent" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  const dialog = await screen.findByRole("dialog");
  expect(callsOf("SetUserRoles")).toEqual([]);
  await user.click(within(dialog).getByRole("button", { name: "Change account types" }));
  expect(await screen.findByText("Account types changed.")).toBeVisible();
  expect(callsOf("SetUserRoles")).toEqual([{ pK: "USR#3", value: ["Agent", "Production"] }]);
});

test("account types that the server refuses are wrong where they are chosen, until they change", async () => {
  const fields = [{ path: "value", rule: "REQUIRED", message: "Choose at least one." }];
  await renderPage(<UserModeration user="3" />, {
    ...options,
    answers: {
      getUserById: member(),
      updateUserStringArray: () => {
        throw refusal({ code: "VALIDATION", fields });
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("checkbox", { name: "Production" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("button", { name: "Change account types" }));
  const choices = screen.getByRole("group", { name: "Account types" });
  await waitFor(() => expect(choices).toHaveAccessibleDescription("Choose at least one."));
  await user.click(screen.getByRole("checkbox", { name: "Agent" }));
  expect(screen.queryByText("Choose at least one.")).not.toBeInTheDocument();
});
