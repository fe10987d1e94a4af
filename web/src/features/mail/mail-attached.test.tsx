import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { conversation, list, message, options } from "#test/mail.ts";
import { renderPage } from "#test/render-page.tsx";
import { MailPage } from "./mail-page.tsx";

test.each([
  ["its name", 1, "sides.pdf"],
  ["how many there are", 2, "2 files"],
])("the list says of a last message without words its file by %s", async (_what, LastFiles, words) => {
  const last = { LastMessage: null, LastFiles, LastFileName: "sides.pdf" };
  await renderPage(<MailPage />, {
    ...options,
    answers: { getUserConversations: list(conversation("1", last)) },
  });
  expect(await screen.findByText(words)).toBeVisible();
});

test("a file is downloaded by a link of this moment; one that is gone is said to be", async () => {
  const file = (key: string, name: string, link: string | null) => ({
    PK: key,
    FileName: name,
    ContentType: "application/pdf",
    Size: 1_400_000,
    ContentUrl: link,
    ThumbnailUrl: null,
  });
  const files = [file("MED#1", "sides.pdf", "/objects/1"), file("MED#2", "gone.pdf", null)];
  const { Data, ...keys } = message("1", "Hello");
  const { callsOf } = await renderPage(<MailPage />, {
    ...options,
    address: "/mail/inbox/1",
    answers: {
      getUserConversations: list(conversation("1")),
      getConversation: conversation("1"),
      getConversationMessages: [{ ...keys, Cursor: "c1", Data: { ...Data, Attachments: files } }],
    },
  });
  const followed: string[] = [];
  const follow = (event: Event): void => {
    if (!(event.target instanceof HTMLAnchorElement) || event.target.download === "") return;
    event.preventDefault();
    followed.push(event.target.getAttribute("href") ?? "");
  };
  document.addEventListener("click", follow);
  const user = userEvent.setup();
  await user.click(await screen.findByLabelText("Download sides.pdf, 1.4 MB"));
  await waitFor(() => expect(followed).toEqual(["/objects/1"]));
  expect(callsOf("AttachmentLinks")).toEqual([{ conversation: "CNV#1", after: null }]);
  await user.click(screen.getByLabelText("Download gone.pdf, 1.4 MB"));
  expect(await screen.findByText(/gone\.pdf isn't available/)).toBeVisible();
  const [files0] = screen.getAllByLabelText("Attached files", { selector: ".message ul" });
  expect(files0 && (await axe(files0))).toHaveNoViolations();
  document.removeEventListener("click", follow);
});
