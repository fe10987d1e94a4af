import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { axe } from "jest-axe";
import { renderPage } from "#test/render-page.tsx";
import { NotificationsMenu } from "./notifications-menu.tsx";

const reel = {
  PK: "USR#1",
  SK: "NTF#1",
  Data: { Kind: "Account", Happening: "media-ready", Count: 1, Read: true, FileName: "reel.mp4" },
};

test.each([
  ["en", "A file is ready"],
  ["tr", "Bir dosya hazır"],
  ["ar", "ملف جاهز"],
])("in %s the list names the file that is ready", async (language, words) => {
  const { container } = await renderPage(<NotificationsMenu />, {
    texts: ["notifications"],
    language,
    answers: { getNotifications: { Unread: 0, Results: [reel] } },
  });
  await userEvent.setup().click(await screen.findByRole("button"));
  const entry = await screen.findByRole("listitem");
  expect(within(entry).getByText(words)).toBeVisible();
  expect(within(entry).getByText("reel.mp4")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
