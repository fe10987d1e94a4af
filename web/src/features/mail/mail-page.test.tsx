import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { conversation, done, list, message, options, rowOf } from "#test/mail.ts";
import { openRequest } from "#test/open-requests.ts";
import { renderPage } from "#test/render-page.tsx";
import { MailPage } from "./mail-page.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("a conversation opens, is marked as read, and its text is text", async () => {
  const read: unknown[] = [];
  const { container } = await renderPage(<MailPage />, {
    ...options,
    answers: {
      getUserConversations: list(conversation("2", { Read: false, Unread: 2 }), conversation("1")),
      getConversation: conversation("2", { Read: false, Unread: 2 }),
      getConversationMessages: [message("2", "Look: https://example.com <b>now</b>"), message("1", "Hello")],
      markConversationRead: (variables: unknown) => {
        read.push(variables);
        return conversation("2");
      },
    },
  });
  const user = userEvent.setup();
  expect(await screen.findByText("2 unread messages")).toBeInTheDocument();
  await user.click(await rowOf(/Subject 2/));
  const link = await screen.findByRole("link", { name: "https://example.com" });
  expect(link).toHaveAttribute("rel", "noreferrer nofollow");
  expect(screen.getByText(/<b>now<\/b>/)).toBeVisible();
  await waitFor(() => expect(read).toEqual([{ PK: "USR#1", SK: "CNV#2" }]));
  await waitFor(() => expect(screen.queryByText("2 unread messages")).not.toBeInTheDocument());
  expect(await axe(container)).toHaveNoViolations();
});

test("what an erased member wrote keeps its place, and says why it is empty", async () => {
  const nobody = { Id: "USR#2", FirstName: "", LastName: "" };
  const erased = message("1", "");
  const facts = { Subject: "", LastMessage: null, Receiver: nobody, Participants: [nobody] };
  await renderPage(<MailPage />, {
    ...options,
    answers: {
      getUserConversations: list(conversation("2", facts)),
      getConversation: conversation("2", facts),
      getConversationMessages: [{ ...erased, Data: { ...erased.Data, User: nobody, Attachments: [] } }],
    },
  });
  await userEvent.click(await rowOf(/Former member.*No subject/));
  expect(await screen.findByText("Deleted along with its sender's account.")).toBeVisible();
  expect(screen.getByRole("heading", { level: 2, name: "No subject" })).toBeVisible();
  expect(screen.queryByText("No name yet")).not.toBeInTheDocument();
});

test("arrivals are counted, and join the list on request", async () => {
  let found = [conversation("1")];
  const { publish } = await renderPage(<MailPage />, {
    ...options,
    answers: { getUserConversations: () => list(...found) },
  });
  await rowOf(/Subject 1/);
  found = [conversation("3", { Read: false, Unread: 1 }), conversation("1")];
  publish("conversation.changed", { conversationId: "3" });
  const join = await screen.findByRole("button", { name: "1 new" });
  expect(screen.queryByRole("link", { name: /Subject 3/ })).not.toBeInTheDocument();
  await userEvent.click(join);
  await rowOf(/Subject 3/);
  expect(screen.queryByRole("button", { name: "1 new" })).not.toBeInTheDocument();
});

test("keys choose, trash and take back; the trash is undone where it came from", async () => {
  const changes: unknown[] = [];
  await renderPage(<MailPage />, {
    ...options,
    answers: {
      getUserConversations: list(conversation("2"), conversation("1")),
      getConversation: ({ SK }: { SK: string }) => conversation(SK.slice(4)),
      getConversationMessages: [message("1", "Hello")],
      updateConversations: (variables: unknown) => {
        changes.push(variables);
        return done;
      },
    },
  });
  const user = userEvent.setup();
  await rowOf(/Subject 2/);
  await user.keyboard("j");
  await screen.findByRole("heading", { level: 2, name: "Subject 2" });
  await user.keyboard("x");
  expect(await screen.findByRole("checkbox", { name: "Select Nora Vale, Subject 2" })).toBeChecked();
  await user.keyboard("e");
  fireEvent.click(await screen.findByText("Undo"));
  await screen.findByRole("heading", { level: 2, name: "Subject 1" });
  await rowOf(/Subject 2/);
  const keys = [{ PK: "USR#1", SK: "CNV#2" }];
  expect(changes).toEqual([
    { conversations: keys, change: { Folder: "trash" } },
    { conversations: keys, change: { Folder: "inbox" } },
  ]);
});

test("a refused change is taken back and said", async () => {
  await renderPage(<MailPage />, {
    ...options,
    address: "/mail/inbox/1",
    answers: {
      getUserConversations: list(conversation("1")),
      getConversation: conversation("1"),
      updateConversations: () => {
        throw refusal({ code: "INTERNAL" });
      },
    },
  });
  const star = await screen.findByRole("button", { name: "Star" });
  await userEvent.click(star);
  expect(await screen.findByText(/Something went wrong on our side/)).toBeVisible();
  expect(star).toHaveAttribute("aria-pressed", "false");
});

test("many are chosen by what they are, and deleted only once that is sure", async () => {
  const { callsOf } = await renderPage(<MailPage />, {
    ...options,
    address: "/mail/trash",
    answers: {
      getUserConversations: list(
        conversation("3", { Read: false, Folder: "trash" }),
        conversation("2", { Folder: "trash" }),
        conversation("1", { Folder: "trash" }),
      ),
      deleteConversations: done,
    },
  });
  const user = userEvent.setup();
  await rowOf(/Subject 3/);
  await user.click(screen.getByRole("button", { name: "Choose which to select" }));
  await user.click(await screen.findByRole("menuitem", { name: "Read" }));
  expect(await screen.findByText("2 selected")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Delete" }));
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(within(dialog).getByText("Delete 2 conversations?")).toBeVisible());
  expect(callsOf("DeleteConversations")).toEqual([]);
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("2 conversations deleted.")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("link", { name: /Subject 2/ })).not.toBeInTheDocument());
  await rowOf(/Subject 3/);
});

test("a message that speaks of money is warned of, and can be reported together with a block", async () => {
  const { callsOf } = await renderPage(<MailPage />, {
    ...options,
    address: "/mail/inbox/1",
    answers: {
      getUserConversations: list(conversation("1")),
      getConversation: conversation("1"),
      getConversationMessages: [
        message("2", "Please pay a deposit in advance.", "USR#1"),
        message("1", "There is a registration fee of $50."),
      ],
      reportMessages: { Status: "OK" },
      blockUser: { Status: "OK" },
    },
  });
  const user = userEvent.setup();
  const warning = await screen.findByText(/Never pay for an audition/);
  const order = warning.compareDocumentPosition(screen.getByText("There is a registration fee of $50."));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(screen.getByRole("button", { name: /Report/ }));
  const dialog = await screen.findByRole("dialog", { name: "Report messages" });
  await user.click(within(dialog).getByRole("button", { name: "Send report" }));
  expect(await within(dialog).findByText("This field is required.")).toBeInTheDocument();
  await user.click(within(dialog).getByRole("radio", { name: "Scam" }));
  await user.click(within(dialog).getByRole("checkbox", { name: "Block Nora Vale too" }));
  await user.click(within(dialog).getByRole("button", { name: "Send report" }));
  expect(await screen.findByText("Report sent. An admin will look into it.")).toBeVisible();
  expect(callsOf("ReportMessages")).toMatchObject([
    { report: { ConversationId: "CNV#1", MessageIds: ["MSG#1"], Reason: "Scam" } },
  ]);
  expect(callsOf("BlockUser")).toEqual([{ PK: "USR#2" }]);
});

/** Opens a conversation about an audition that the talent is invited to and can confirm once. */
function openInvitation(placesLeft: number | (() => number)) {
  let AuditionStatus = "Offered";
  const submission = () => ({
    PK: "PRJ#7",
    SK: "SUB#3#1",
    Data: {
      UserId: "USR#1",
      AuditionId: "AUD#9",
      AuditionStatus,
      ...(AuditionStatus === "Offered" && openRequest("Audition", "2026-12-01T12:00:00Z")),
      AuditionExpiresAt: "2026-12-01T12:00:00Z",
      AuditionPlacesLeft: typeof placesLeft === "number" ? placesLeft : placesLeft(),
      ViewerCan: AuditionStatus === "Offered" ? ["confirmAudition"] : [],
      Position: { PositionId: "ROLE#3", Name: "Iris" },
      Audition: { PK: "PRJ#7", SK: "AUD#9", Data: { StartsAt: "2026-12-02T12:00:00Z", Zone: "UTC" } },
    },
  });
  return renderPage(<MailPage />, {
    ...options,
    address: "/mail/inbox/1",
    answers: {
      getUserConversations: list(conversation("1")),
      getConversation: conversation("1", { ProjectId: "PRJ#7" }),
      getConversationMessages: [message("1", "Hello")],
      getProjectById: { PK: "PRJ#7", SK: "PRJ#7", Data: { Name: "The Long Night" } },
      getProjectSubmissionById: () => {
        const one = submission();
        return { ...one, Data: { ...one.Data, RoleSubmissions: [one] } };
      },
      confirmAudition: () => {
        AuditionStatus = "Confirmed";
        return { Status: "OK" };
      },
    },
  });
}

test("a conversation about an audition carries it, and is where it is confirmed", async () => {
  const { callsOf } = await openInvitation(1);
  const user = userEvent.setup();
  expect(await screen.findByRole("link", { name: "The Long Night" })).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Confirm audition" }));
  expect(await screen.findByText("Audition confirmed.")).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Confirm audition" })).not.toBeInTheDocument(),
  );
  expect(callsOf("ConfirmFromThread")).toEqual([{ pK: "PRJ#7", sK: "SUB#3#1", auditionId: "AUD#9" }]);
});

test("a conversation about an audition follows the stream when the last place goes, and when one is free again", async () => {
  let left = 1;
  const { publish, callsOf } = await openInvitation(() => left);
  expect(await screen.findByRole("button", { name: "Confirm audition" })).toBeVisible();
  const card = screen.getByRole("region", { name: "Request in this conversation" });
  const readings = callsOf("ThreadAbout").length;
  left = 0;
  publish("submission.changed", { projectId: "8", what: "places" });
  publish("submission.changed", { projectId: "7", what: "places" });
  await waitFor(() => expect(card).toHaveTextContent("This time is full"));
  expect(callsOf("ThreadAbout")).toHaveLength(readings + 1);
  expect(within(card).queryByRole("button", { name: "Confirm audition" })).not.toBeInTheDocument();
  left = 1;
  publish("submission.changed", { projectId: "7", what: "places" });
  expect(await within(card).findByRole("button", { name: "Confirm audition" })).toBeVisible();
});

test("a conversation about an audition says that its time is full, and leads to where one waits for it", async () => {
  await openInvitation(0);
  const card = await screen.findByRole("region", { name: "Request in this conversation" });
  expect(card).toHaveTextContent("Iris · This time is full · Respond by");
  expect(within(card).getByRole("link", { name: "Details" })).toHaveAttribute("href", "/project-submissions");
  expect(within(card).queryByRole("button", { name: "Confirm audition" })).not.toBeInTheDocument();
});

test.each([
  ["/mail/trash", "Folder", "trash"],
  ["/mail/starred", "Folder", "starred"],
  ["/mail/callback", "Label", "callback"],
])("%s opens its own conversations", async (address, name, value) => {
  const { callsOf } = await renderPage(<MailPage />, {
    ...options,
    address,
    answers: { getUserConversations: list() },
  });
  expect(await screen.findByText("No messages yet")).toBeVisible();
  expect(callsOf("Conversations")).toMatchObject([{ criteria: { [name]: value } }]);
});

test("a folder that does not exist is not found, rather than the inbox by another name", async () => {
  const { callsOf } = await renderPage(<MailPage />, { ...options, address: "/mail/archive", answers: {} });
  expect(await screen.findByText(/couldn't find|not here|Not found/i)).toBeVisible();
  expect(callsOf("Conversations")).toEqual([]);
});

test("a list that fails says so and can be tried again", async () => {
  let fails = true;
  await renderPage(<MailPage />, {
    ...options,
    answers: {
      getUserConversations: () => {
        if (fails) throw refusal({ code: "UNAVAILABLE", requestId: "r-1" });
        return list(conversation("1"));
      },
    },
  });
  const retry = await screen.findByRole("button", { name: "Try again" });
  expect(screen.getByText("Reference: r-1")).toBeVisible();
  fails = false;
  await userEvent.click(retry);
  await rowOf(/Subject 1/);
});
