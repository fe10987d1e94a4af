import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { NotificationsMenu } from "./notifications-menu.tsx";

const notification = (Happening: string, ReportId: string | null) => ({
  PK: "USR#1",
  SK: `NTF#${Happening}`,
  Data: { Kind: "Safety", Happening, Count: 1, Read: false, ReportId },
});

async function openMenu(happening: string, appealReport: unknown, report: string | null = "RPT#9") {
  const page = await renderPage(<NotificationsMenu />, {
    texts: ["notifications"],
    answers: {
      getNotifications: { Unread: 1, Results: [notification(happening, report)] },
      markNotificationsRead: { Status: "OK" },
      appealReport,
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Notifications: 1 new" }));
  return { ...page, user };
}

test.each(["warned", "conversation-locked", "report-dismissed"])(
  "the decision of a %p notification can be appealed",
  async (happening) => {
    const { user, callsOf, container } = await openMenu(happening, { Status: "OK" });
    expect(await axe(container)).toHaveNoViolations();
    await user.click(await screen.findByRole("button", { name: "Appeal" }));
    const dialog = await screen.findByRole("dialog", { name: "Appeal the decision?" });
    const words = within(dialog).getByRole("textbox", { name: "Why it should be looked at again" });
    await user.click(within(dialog).getByRole("button", { name: "Send appeal" }));
    await waitFor(() => expect(words).toBeInvalid());
    expect(callsOf("AppealReport")).toEqual([]);
    await user.click(words);
    await user.paste("It was a line of the scene.");
    await user.click(within(dialog).getByRole("button", { name: "Send appeal" }));
    expect(await screen.findByText(/^Appeal sent\./)).toBeVisible();
    expect(callsOf("AppealReport")).toEqual([{ PK: "RPT#9", text: "It was a line of the scene." }]);
    expect(callsOf("ReadNotifications")).toEqual([{ notifications: [`NTF#${happening}`] }]);
  },
);

test("a decision that was appealed before says so, and what the server refuses is shown at the field", async () => {
  let failure: Readonly<Record<string, unknown>> = {
    code: "VALIDATION",
    fields: [{ path: "text", rule: "TOO_LONG", message: "Too long." }],
  };
  const { user } = await openMenu("warned", () => {
    throw refusal(failure);
  });
  await user.click(await screen.findByRole("button", { name: "Appeal" }));
  const dialog = await screen.findByRole("dialog");
  const words = within(dialog).getByRole("textbox");
  await user.click(words);
  await user.paste("It was a line of the scene.");
  await user.click(within(dialog).getByRole("button", { name: "Send appeal" }));
  await waitFor(() => expect(words).toBeInvalid());
  failure = { code: "CONFLICT", rule: "EXISTS" };
  await user.click(within(dialog).getByRole("button", { name: "Send appeal" }));
  expect(await screen.findByText("This decision has already been appealed.")).toBeVisible();
});

test("a lock is not appealed by those who only read along", async () => {
  await openMenu("conversation-locked", { Status: "OK" }, null);
  expect(await screen.findByText("A conversation was locked")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Appeal" })).not.toBeInTheDocument();
});

test("what was decided for somebody is not theirs to appeal", async () => {
  await openMenu("report-actioned", { Status: "OK" });
  expect(await screen.findByText("We acted on your report")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Appeal" })).not.toBeInTheDocument();
});
