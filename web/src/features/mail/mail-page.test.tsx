import { jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { MailPage } from "./mail-page.tsx";

jest.setTimeout(90_000);

const options = { texts: ["mail"], path: "/mail/:folderHandle?/:id?", address: "/mail/inbox" } as const;

const conversation = (id: string, facts: Readonly<Record<string, unknown>> = {}) => ({
  PK: "USR#1",
  SK: `CNV#${id}`,
  Data: {
    Subject: `Subject ${id}`,
    LastMessage: "See you.",
    Read: true,
    Unread: 0,
    Status: "Open",
    Receiver: { Id: "USR#2", FirstName: "Nora", LastName: "Vale" },
    ...facts,
  },
});

const message = (id: string, text: string, from = "USR#2") => ({
  PK: "CNV#1",
  SK: `MSG#${id}`,
  Data: { Subject: "Subject 1", Message: text, User: { Id: from, FirstName: "Nora", LastName: "Vale" } },
});

const list = (...Results: unknown[]) => ({ Results, Total: Results.length, Unread: 1 });

beforeEach(() => sessionStorage.clear());

const keptDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith("callboard.draft."));

test("a conversation opens, is marked as read, and its text is text", async () => {
  const read: unknown[] = [];
  const { container } = await renderPage(<MailPage />, {
    ...options,
    answers: {
      getUserConversations: list(conversation("1", { Read: false, Unread: 2 }), conversation("2")),
      getConversationMessages: [message("2", "Look: https://example.com <b>now</b>"), message("1", "Hello")],
      markConversationRead: (asked: unknown) => {
        read.push(asked);
        return conversation("1");
      },
    },
  });
  const user = userEvent.setup();
  expect(await screen.findByText("2 unread messages")).toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: /Subject 1/ }));
  const link = await screen.findByRole("link", { name: "https://example.com" });
  expect(link).toHaveAttribute("rel", "noreferrer nofollow");
  expect(screen.getByText(/<b>now<\/b>/)).toBeVisible();
  await waitFor(() => expect(read).toEqual([{ PK: "USR#1", SK: "CNV#1" }]));
  await waitFor(() => expect(screen.queryByText("2 unread messages")).not.toBeInTheDocument());
  expect(await axe(container)).toHaveNoViolations();
});

test("an answer is kept until it is sent, goes once, and what the other writes arrives by itself", async () => {
  const sent: Array<{ readonly Message: string; readonly ClientKey: string }> = [];
  const messages = [message("1", "Hello")];
  const { publish } = await renderPage(<MailPage />, {
    ...options,
    address: "/mail/inbox/1",
    answers: {
      getUserConversations: list(conversation("1")),
      getConversationMessages: () => messages.toReversed(),
      addMessage: ({ message: given }: { message: { Message: string; ClientKey: string } }) => {
        sent.push(given);
        if (sent.length === 1) throw refusal({ code: "UNAVAILABLE" });
        const added = message("2", given.Message, "USR#1");
        messages.push(added);
        return added;
      },
    },
  });
  const user = userEvent.setup();
  const answer = await screen.findByLabelText("Your reply");
  await user.type(answer, "On my way");
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(answer).toHaveValue("On my way");
  expect(keptDrafts()).toHaveLength(1);
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Send" })).not.toHaveClass("ant-btn-loading"),
  );
  await user.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(answer).toHaveValue(""));
  expect(await screen.findByText("On my way")).toBeVisible();
  expect(sent[1]?.ClientKey).toBe(sent[0]?.ClientKey);
  expect(keptDrafts()).toHaveLength(0);

  messages.push(message("3", "Fine."));
  publish("conversation.changed", { conversationId: "1" });
  expect(await screen.findByText("Fine.")).toBeVisible();
});

test("a message can be begun for somebody whom the address names", async () => {
  const started: unknown[] = [];
  const { router } = await renderPage(<MailPage />, {
    ...options,
    address: "/mail/inbox?to=2&project=7",
    answers: {
      getUserConversations: list(),
      getUserById: {
        PK: "USR#2",
        SK: "USR#2",
        Data: { FirstName: "Nora", LastName: "Vale", UserRole: "Production" },
      },
      createConversation: ({ conversation: given }: { conversation: unknown }) => {
        started.push(given);
        return conversation("5");
      },
      getConversationMessages: [message("1", "Hello", "USR#1")],
    },
  });
  const user = userEvent.setup();
  expect(await screen.findByText("Nora Vale · Production")).toBeInTheDocument();
  const form = within(screen.getByRole("region", { name: "Conversation" }));
  await user.click(form.getByRole("button", { name: "Send" }));
  expect(await form.findAllByText("This field is required.")).toHaveLength(2);
  await user.type(form.getByLabelText("Subject"), "Sides");
  await user.type(form.getByLabelText("Message"), "Here they are.");
  await user.click(form.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/mail/sent/5"));
  expect(started[0]).toMatchObject({
    ReceiverId: "USR#2",
    ProjectId: "PRJ#7",
    Subject: "Sides",
    Message: "Here they are.",
  });
});

test("a folder that does not exist is not found, rather than the inbox by another name", async () => {
  const routes = [
    { path: options.path, element: <MailPage /> },
    { path: "/404", element: <p>Nothing here</p> },
  ];
  const { callsOf } = await renderPage(routes, { ...options, address: "/mail/trash", answers: {} });
  expect(await screen.findByText("Nothing here")).toBeVisible();
  expect(callsOf("Conversations")).toEqual([]);
});
