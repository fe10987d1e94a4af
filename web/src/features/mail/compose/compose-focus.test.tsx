import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { conversation, letGo, list, message, options } from "#test/mail.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { MailPage } from "../mail-page.tsx";
import { outboxStore } from "./outbox.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  outboxStore.setState({ waiting: [] });
});

const nora = {
  PK: "USR#2",
  SK: "USR#2",
  Data: { FirstName: "Nora", LastName: "Vale", UserRole: "Production" },
};

const answers = { getUserConversations: list(), getUserById: nora, filterUsers: [nora] };

test("the key c begins a message at once: what is typed next finds the receiver", async () => {
  await renderPage(<MailPage />, { ...options, answers });
  const user = userEvent.setup();
  await screen.findByText("No messages yet");
  await user.keyboard("c");
  const to = await screen.findByLabelText("To");
  await waitFor(() => expect(to).toHaveFocus());
  to.blur();
  await user.keyboard("c");
  expect(to).toHaveFocus();
});

test("a message to somebody whom the address names begins at its words", async () => {
  await renderPage(<MailPage />, { ...options, address: "/mail/inbox?to=2", answers });
  const words = await screen.findByLabelText("Message");
  await waitFor(() => expect(words).toHaveFocus());
});

test("who was found keeps the name, in the form that comes back and among the drafts", async () => {
  const { router } = await renderPage(<MailPage />, {
    ...options,
    address: "/mail/inbox?compose=1",
    answers: {
      ...answers,
      getConversation: conversation("5"),
      getConversationMessages: [message("1", "Hello", "USR#1")],
    },
  });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("To"), "Nora");
  await user.click(await screen.findByTitle("Nora Vale · Production"));
  await user.type(screen.getByLabelText("Subject"), "Sides");
  await user.type(screen.getByLabelText("Message"), "Here they are.");
  const form = within(screen.getByRole("region", { name: "Conversation" }));
  await user.click(form.getByRole("button", { name: /Send/ }));
  await user.click(await form.findByRole("button", { name: "Undo" }));
  const words = await form.findByLabelText("Message");
  await waitFor(() => expect(words).toHaveFocus());
  expect(form.getByText("Nora Vale · Production")).toBeInTheDocument();
  expect(form.queryByText(/USR#2/)).not.toBeInTheDocument();

  await router.navigate("/mail/drafts");
  expect(await screen.findByRole("link", { name: /Nora Vale.*Sides/ })).toBeVisible();
  letGo();
});

test.each([
  ["Production", true],
  ["Agent", false],
] as const)("what %s writes to several people is private by default: %s", async (role, isPrivate) => {
  const people = ["2", "3"].map((id) => ({ ...nora, PK: `USR#${id}`, SK: `USR#${id}` }));
  await renderPage(<MailPage />, {
    ...options,
    viewer: { ...talent, roles: [role] },
    address: "/mail/inbox?to=2,3",
    answers: { ...answers, getUserById: ({ id }: { id: string }) => people.find(({ PK }) => PK === id) },
  });
  const choice = await screen.findByRole("switch", { name: /Replies come to me only/ });
  expect(choice.getAttribute("aria-checked")).toBe(String(isPrivate));
});
