import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
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

test("a list that is still on its way is not said to be empty, and one that cannot be read can be tried again", async () => {
  const page = { Unread: 0, Results: [] };
  const state = { isUnavailable: true, answer: Promise.withResolvers<typeof page>() };
  await renderPage(<NotificationsMenu />, {
    texts: ["notifications"],
    answers: {
      getNotifications: () => (state.isUnavailable ? state.answer.promise : page),
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button"));
  expect(screen.getByText("Notifications")).toBeVisible();
  expect(screen.queryByText("You're up to date")).toBeNull();
  state.answer.reject(refusal({ code: "UNAVAILABLE" }));
  const again = await screen.findByRole("button", { name: "Try again" });
  state.isUnavailable = false;
  await user.click(again);
  expect(await screen.findByText("You're up to date")).toBeVisible();
});

test("the daily mail opens the list, and each line leads to its page", async () => {
  const line = { ...reel, Data: { ...reel.Data, Path: "/profile?tab=media" } };
  await renderPage(<NotificationsMenu />, {
    texts: ["notifications"],
    address: "/dashboard?notifications=open",
    answers: { getNotifications: { Unread: 0, Results: [line] } },
  });
  expect(await screen.findByRole("link", { name: /reel.mp4/ })).toHaveAttribute("href", "/profile?tab=media");
});

test.each([
  ["USR#1", "Mara · Glass House"],
  ["USR#2", "Maya Okafor · Mara · Glass House"],
])("a line about %s, read by USR#1, says %s", async (UserId, words) => {
  const about = {
    UserId,
    UserName: "Maya Okafor",
    RoleName: "Mara",
    ProjectName: "Glass House",
    FileName: null,
  };
  const line = { ...reel, Data: { ...reel.Data, ...about, Happening: "booked" } };
  await renderPage(<NotificationsMenu />, {
    texts: ["notifications"],
    address: "/dashboard?notifications=open",
    answers: { getNotifications: { Unread: 0, Results: [line] } },
  });
  expect(await screen.findByText(words)).toBeVisible();
});
