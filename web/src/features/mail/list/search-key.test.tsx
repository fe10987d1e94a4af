import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { list, options } from "#test/mail.ts";
import { renderPage } from "#test/render-page.tsx";
import { MailPage } from "../mail-page.tsx";

test("the key / opens the search of mail, and goes back into it", async () => {
  await renderPage(<MailPage />, { ...options, answers: { getUserConversations: list() } });
  const user = userEvent.setup();
  await screen.findByText("No messages yet");
  await user.keyboard("/");
  const field = await screen.findByRole("searchbox", { name: "Search mail" });
  expect(field).toHaveFocus();
  field.blur();
  await user.keyboard("/");
  expect(field).toHaveFocus();
});
