import { screen } from "@testing-library/react";
import { conversation, list, message, options } from "#test/mail.ts";
import { renderPage } from "#test/render-page.tsx";
import { MailPage } from "./mail-page.tsx";

const closed = { Status: "ReadOnly", ViewerCan: [], ProjectId: "PRJ#7" };
const nora = { Id: "USR#2", FirstName: "Nora", LastName: "Vale" };
const blocked = { PK: "USR#1", SK: "BLK#2", Data: { User: nora } };
const project = (Status: string) => ({ PK: "PRJ#7", SK: "PRJ#7", Data: { Name: "Ferry", Status } });

test.each([
  ["You blocked Nora Vale. Unblock them to write again.", [blocked], project("Closed")],
  ["The project of this conversation has ended.", [], project("Closed")],
  ["No one can write in this conversation any more.", [], project("Approved")],
])("in place of the reply: %s", async (words, Results, getProjectById) => {
  await renderPage(<MailPage />, {
    ...options,
    address: "/mail/inbox/1",
    answers: {
      getUserConversations: list(conversation("1", closed)),
      getConversation: conversation("1", closed),
      getConversationMessages: [message("1", "Hello")],
      getBlockedUsers: { Results },
      getProjectById,
    },
  });
  expect(await screen.findByText(words)).toBeVisible();
});
