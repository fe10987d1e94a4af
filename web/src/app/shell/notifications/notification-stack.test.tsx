import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { axe } from "jest-axe";
import { renderPage } from "#test/render-page.tsx";
import { NotificationsMenu } from "./notifications-menu.tsx";
import { NotificationStack } from "./notification-stack.tsx";

const notification = (id: number) => ({
  PK: "USR#1",
  SK: `NTF#${id}`,
  Data: {
    Kind: "Casting",
    Happening: "AuditionRequested",
    Count: 1,
    Read: false,
    CreateDate: new Date().toISOString(),
    ProjectId: `PRJ#${id}`,
    ProjectName: `Project ${id}`,
    RoleId: null,
    RoleName: null,
    UserId: null,
    UserName: null,
    CompanyName: null,
    ConversationId: null,
    Path: "/project-submissions?tab=out",
  },
});

/** Opens a page on which the test controls the notifications. */
async function openPage(address = "/dashboard") {
  let ids = [1];
  const page = await renderPage(
    <>
      <NotificationsMenu />
      <NotificationStack />
    </>,
    {
      texts: ["notifications"],
      address,
      answers: {
        getNotifications: () => ({ Unread: ids.length, Results: ids.map(notification) }),
      },
    },
  );
  await screen.findByRole("button", { name: "Notifications: 1 new" });
  const arrive = (...next: number[]) =>
    act(async () => {
      ids = [...next.toReversed(), ...ids];
      page.publish("notification.changed");
    });
  return { ...page, arrive };
}

const stack = () => screen.getAllByRole("list").at(-1)!;

test("notifications from before arrival are behind the bell; new ones appear on the page", async () => {
  const { arrive, container } = await openPage();
  expect(within(stack()).queryAllByRole("listitem")).toEqual([]);
  await arrive(2);
  expect(await within(stack()).findByText("Project 2")).toBeVisible();
  expect(within(stack()).queryByText("Project 1")).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test("at most five at once, the oldest gives way; each can be closed", async () => {
  const { arrive } = await openPage();
  await arrive(2, 3, 4, 5, 6, 7);
  await waitFor(() => expect(within(stack()).getAllByRole("listitem")).toHaveLength(5));
  expect(within(stack()).queryByText("Project 2")).not.toBeInTheDocument();
  await userEvent.click(within(stack()).getAllByRole("button", { name: "Close" })[0]!);
  expect(within(stack()).queryByText("Project 3")).not.toBeInTheDocument();
  expect(within(stack()).getAllByRole("listitem")).toHaveLength(4);
});

test("what the page shows itself is not announced", async () => {
  const { arrive } = await openPage("/project-submissions");
  await arrive(2);
  await screen.findByRole("button", { name: "Notifications: 2 new" });
  expect(within(stack()).queryAllByRole("listitem")).toEqual([]);
});

test("they wait while a dialog is open, whose buttons they would cover, and are removed with their page", async () => {
  const { arrive, router } = await openPage();
  const dialog = document.body.appendChild(document.createElement("div"));
  dialog.className = "ant-drawer-open";
  await arrive(2);
  await screen.findByRole("button", { name: "Notifications: 2 new" });
  expect(within(stack()).queryAllByRole("listitem")).toEqual([]);
  dialog.remove();
  expect(await within(stack()).findByText("Project 2")).toBeVisible();
  await act(() => router.navigate("/mail/inbox"));
  await waitFor(() => expect(within(stack()).queryAllByRole("listitem")).toEqual([]));
});
