import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { conversation, keptDrafts, letGo, list, message, options } from "#test/mail.ts";
import { renderPage } from "#test/render-page.tsx";
import { outboxStore } from "./compose/outbox.ts";
import { MailPage } from "./mail-page.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  outboxStore.setState({ waiting: [] });
});

test("a reply can be taken back, is kept until it is sent, goes once, and what the other writes arrives", async () => {
  const sent: Array<{ readonly Message: string; readonly ClientKey: string }> = [];
  const messages = [message("1", "Hello")];
  let refuses = true;
  const { publish } = await renderPage(<MailPage />, {
    ...options,
    address: "/mail/inbox/1",
    answers: {
      getUserConversations: list(conversation("1")),
      getConversation: conversation("1"),
      getConversationMessages: () => messages.toReversed(),
      addMessage: ({ message: given }: { message: { Message: string; ClientKey: string } }) => {
        if (refuses) throw refusal({ code: "UNAVAILABLE" });
        sent.push(given);
        const added = message("2", given.Message, "USR#1");
        messages.push(added);
        return added;
      },
    },
  });
  const user = userEvent.setup();
  const answer = await screen.findByLabelText("Your reply to Nora");
  await user.type(answer, "On my way");
  expect(keptDrafts()).toEqual(["callboard.draft.mail.1"]);
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(await screen.findByText("Sending…")).toBeVisible();
  expect(answer).toHaveValue("");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(answer).toHaveValue("On my way");
  expect(screen.queryByText("Sending…")).not.toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: /Send/ }));
  letGo();
  await waitFor(() => expect(answer).toHaveValue("On my way"));
  expect(keptDrafts()).toEqual(["callboard.draft.mail.1"]);

  refuses = false;
  await user.click(screen.getByRole("button", { name: /Send/ }));
  letGo();
  expect((await screen.findAllByText("On my way")).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByText("Sending…")).not.toBeInTheDocument());
  expect(sent).toHaveLength(1);
  expect(keptDrafts()).toEqual([]);

  messages.push(message("3", "Fine."));
  publish("conversation.changed", { conversationId: "1" });
  expect(await screen.findByText("Fine.")).toBeVisible();
});

const nora = {
  PK: "USR#2",
  SK: "USR#2",
  Data: { FirstName: "Nora", LastName: "Vale", UserRole: "Production" },
};

test("a message can be begun for somebody whom the address names, and taken back before it goes", async () => {
  const started: unknown[] = [];
  const { router } = await renderPage(<MailPage />, {
    ...options,
    address: "/mail/inbox?to=2&project=7",
    answers: {
      getUserConversations: list(),
      getUserById: nora,
      createConversation: ({ conversation: given }: { conversation: unknown }) => {
        started.push(given);
        return conversation("5");
      },
      getConversation: conversation("5"),
      getConversationMessages: [message("1", "Hello", "USR#1")],
    },
  });
  const user = userEvent.setup();
  expect(await screen.findByText("Nora Vale · Production")).toBeInTheDocument();
  const form = within(screen.getByRole("region", { name: "Conversation" }));
  await user.click(form.getByRole("button", { name: /Send/ }));
  expect(await form.findByText("This field is required.")).toBeVisible();
  expect(form.getByText("Write a message or attach a file.")).toBeVisible();
  await user.type(form.getByLabelText("Subject"), "Sides");
  await user.type(form.getByLabelText("Message"), "Here they are.");
  await user.click(form.getByRole("button", { name: /Send/ }));
  await user.click(await form.findByRole("button", { name: "Undo" }));
  expect(await form.findByLabelText("Message")).toHaveValue("Here they are.");
  await user.click(form.getByRole("button", { name: /Send/ }));
  await form.findByRole("button", { name: "Undo" });
  letGo();
  await waitFor(() => expect(router.state.location.pathname).toBe("/mail/sent/5"));
  expect(started).toHaveLength(1);
  expect(started[0]).toMatchObject({
    ReceiverId: "USR#2",
    ProjectId: "PRJ#7",
    Subject: "Sides",
    Message: "Here they are.",
  });
});

test("who cannot be written to is explained, with nothing lost", async () => {
  await renderPage(<MailPage />, {
    ...options,
    address: "/mail/inbox?to=2",
    answers: {
      getUserConversations: list(),
      getUserById: nora,
      createConversation: () => {
        throw refusal({ code: "FORBIDDEN", rule: "RECIPIENT" });
      },
    },
  });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Subject"), "Hello");
  await user.type(screen.getByLabelText("Message"), "Are you free?");
  await user.keyboard("{Control>}{Enter}{/Control}");
  await screen.findByRole("button", { name: "Undo" });
  letGo();
  expect(await screen.findByText(/messaged only by their agent/)).toBeVisible();
  expect(screen.getByLabelText("Message")).toHaveValue("Are you free?");
});

test("drafts are listed, go on where they were begun, and can be discarded with the way back", async () => {
  localStorage.setItem(
    "callboard.draft.mail.1",
    JSON.stringify({ Message: "Half a sen", Subject: "Subject 1", conversation: "CNV#1", names: ["Nora"] }),
  );
  const { container } = await renderPage(<MailPage />, {
    ...options,
    address: "/mail/drafts",
    answers: {
      getConversation: conversation("1"),
      getConversationMessages: [message("1", "Hello")],
    },
  });
  const user = userEvent.setup();
  const draft = await screen.findByRole("link", { name: /Half a sen/ });
  expect(draft).toHaveAttribute("href", "/mail/drafts/1");
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole("button", { name: "Discard draft: Subject 1" }));
  expect(await screen.findByText("No drafts")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await user.click(await screen.findByRole("link", { name: /Half a sen/ }));
  expect(await screen.findByLabelText("Your reply to Nora")).toHaveValue("Half a sen");
});
