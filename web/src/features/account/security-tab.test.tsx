import { jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { takeReturnTo } from "#lib/session/return-to.ts";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { ClosedAccount } from "./closed-account.tsx";
import { SecurityTab } from "./security-tab.tsx";

const me = { PK: "USR#1", SK: "USR#1", Data: { Email: "maya@example.com" } };
const times = { RequestedAt: "2026-11-20T10:00:00Z", ExpiresAt: "2026-11-27T10:00:00Z" };
const options = { texts: ["account"], address: "/profile?tab=security" } as const;
const tooLongAgo = () => {
  throw refusal({ code: "FORBIDDEN", rule: "SIGN_IN_AGAIN" });
};

beforeEach(() => sessionStorage.clear());

function fakeSession() {
  const calls: string[] = [];
  return {
    calls,
    signInAgain: async () => void calls.push("signInAgain"),
    signOut: async () => void calls.push("signOut"),
  };
}

test("the address is read from the graph, and one signs out here", async () => {
  const session = fakeSession();
  const { container } = await renderPage(<SecurityTab />, { ...options, session, answers: { me } });
  expect(await screen.findByText("maya@example.com")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole("button", { name: "Sign out" }));
  expect(session.calls).toEqual(["signOut"]);
});

const session = (Id: string, more: object = {}) => ({
  Id,
  BeganAt: "2026-11-20T10:00:00Z",
  LastUsedAt: "2026-11-29T10:00:00Z",
  Browser: "Firefox",
  System: "Windows",
  IsCurrent: false,
  ...more,
});

test("sessions are listed with what they run on, one is ended, and then all others", async () => {
  let sessions = [
    session("here", { IsCurrent: true }),
    session("phone", { Browser: "Safari", System: "iPhone" }),
    session("old", { Browser: null, System: null }),
  ];
  const { container, callsOf } = await renderPage(<SecurityTab />, {
    ...options,
    answers: {
      me,
      getMySessions: () => sessions,
      endMySession: () => {
        sessions = sessions.filter(({ Id }) => Id !== "phone");
        return { Status: "OK" };
      },
      endMyOtherSessions: () => {
        sessions = sessions.filter(({ IsCurrent }) => IsCurrent);
        return { Status: "OK" };
      },
    },
  });
  const list = await screen.findByRole("list", { name: "Where you're signed in" });
  const [here, phone, old] = within(list).getAllByRole("listitem");
  expect(here).toHaveTextContent("Firefox on Windows");
  expect(within(here!).getByText("This one")).toBeVisible();
  expect(within(here!).queryByRole("button")).not.toBeInTheDocument();
  expect(phone).toHaveTextContent("Safari on iPhone");
  expect(old).toHaveTextContent("Unknown device");
  expect(await axe(container)).toHaveNoViolations();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "End the session: Safari on iPhone" }));
  await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(2));
  expect(callsOf("EndMySession")).toEqual([{ id: "phone" }]);
  await user.click(screen.getByRole("button", { name: "End all others" }));
  await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(1));
  expect(screen.queryByRole("button", { name: "End all others" })).not.toBeInTheDocument();
});

test("where the sessions cannot be read, the rest of the page is there", async () => {
  await renderPage(<SecurityTab />, {
    ...options,
    answers: {
      me,
      getMySessions: () => {
        throw refusal({ code: "UNAVAILABLE" });
      },
    },
  });
  expect(await screen.findByText("maya@example.com")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});

test("a new password is set by a mailed code, by key, and requires a fresh sign-in that leads back", async () => {
  const session = fakeSession();
  let tries = 0;
  const { callsOf } = await renderPage(<SecurityTab />, {
    ...options,
    session,
    answers: {
      me,
      requestPasswordReset: { Status: "OK" },
      confirmPasswordReset: () => {
        tries += 1;
        if (tries > 1) return { Status: "OK" };
        throw refusal({
          code: "VALIDATION",
          fields: [{ path: "code", rule: "WRONG_CODE", message: "That code is wrong or has expired." }],
        });
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Email me a code" }));
  const code = await screen.findByLabelText("Code");
  expect(code).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(await screen.findAllByText("This field is required.")).toHaveLength(2);
  await user.type(code, "123456");
  await user.type(screen.getByLabelText("New password"), "long-enough{Enter}");
  expect(await screen.findByText("That code is wrong or has expired.")).toBeVisible();
  expect(screen.getByLabelText("New password")).toHaveValue("long-enough");
  expect(session.calls).toEqual([]);
  await user.type(code, "{Backspace}7{Enter}");
  await waitFor(() => expect(session.calls).toEqual(["signInAgain"]));
  expect(callsOf("ConfirmPasswordReset").at(-1)).toEqual({
    email: "maya@example.com",
    code: "123457",
    password: "long-enough",
  });
  expect(takeReturnTo()).toBe("/profile?tab=security");
});

test("a copy is begun, waited for, and saved as a file", async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const followed = jest.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue(undefined);
  let status: string | null = null;
  await renderPage(<SecurityTab />, {
    ...options,
    answers: {
      me,
      getMyExport: () => (status === null ? null : { Status: status, ...times, Archive: '{"identity":{}}' }),
      exportMyData: () => {
        status = "Preparing";
        return { Status: status, ...times };
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Prepare a copy" }));
  expect(await screen.findByText("Your copy is being prepared. You can leave this page.")).toBeVisible();
  status = "Ready";
  const download = await screen.findByRole("button", { name: "Download" });
  await user.click(download);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ type: "application/json", size: 15 });
  expect(followed).toHaveBeenCalledTimes(1);
  followed.mockRestore();
});

test("what takes a recent sign-in leads to one and back", async () => {
  const session = fakeSession();
  await renderPage(<SecurityTab />, { ...options, session, answers: { me, exportMyData: tooLongAgo } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Prepare a copy" }));
  const notice = await screen.findByRole("alert");
  await user.click(within(notice).getByRole("button", { name: "Sign in again" }));
  expect(session.calls).toEqual(["signInAgain"]);
  expect(takeReturnTo()).toBe("/profile?tab=security");
});

test("closing takes the own address and a yes, and signs out", async () => {
  const session = fakeSession();
  const { callsOf } = await renderPage(<SecurityTab />, {
    ...options,
    session,
    answers: {
      me,
      eraseMyAccount: ({ confirm }: { confirm: string }) => {
        if (confirm === "maya@example.com") return { Status: "OK" };
        throw refusal({
          code: "VALIDATION",
          fields: [{ path: "confirm", rule: "MISMATCH", message: "confirm must be your e-mail address." }],
        });
      },
    },
  });
  const user = userEvent.setup();
  const field = await screen.findByLabelText("Type your email address to confirm");
  async function closeWith(keys: string): Promise<void> {
    await user.type(field, `${keys}{Enter}`);
    const question = await screen.findByRole("dialog", { name: "Close your account?" });
    await user.click(within(question).getByRole("button", { name: "Close account" }));
  }
  await closeWith("maya@example");
  expect(await screen.findByText("This must be your e-mail address.")).toBeVisible();
  expect(field).toHaveValue("maya@example");
  expect(session.calls).toEqual([]);
  await closeWith(".com");
  await waitFor(() => expect(session.calls).toEqual(["signOut"]));
  expect(callsOf("CloseAccount")).toHaveLength(2);
});

test("what keeps an account from being closed is said in words", async () => {
  await renderPage(<SecurityTab />, {
    ...options,
    session: fakeSession(),
    answers: {
      me,
      eraseMyAccount: () => {
        throw refusal({ code: "CONFLICT", rule: "BOOKED" });
      },
    },
  });
  const user = userEvent.setup();
  await user.type(
    await screen.findByLabelText("Type your email address to confirm"),
    "maya@example.com{Enter}",
  );
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Close account" }));
  expect(await screen.findByText(/booked/i)).toBeVisible();
});

test.each([
  ["UNAVAILABLE", "Retry"],
  ["FORBIDDEN", null],
] as const)("a tab that cannot be read says so: %s", async (code, action) => {
  await renderPage(<SecurityTab />, {
    ...options,
    answers: {
      me: () => {
        throw refusal({ code });
      },
    },
  });
  if (action === null) expect(await screen.findByText(/You don't have access/i)).toBeVisible();
  else expect(await screen.findByRole("button", { name: /again|retry/i })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Prepare a copy" })).not.toBeInTheDocument();
});

test("a closed account says when it is erased, and is kept by one press", async () => {
  const { callsOf } = await renderPage(<ClosedAccount eraseAt="2026-12-23T10:00:00Z" />, {
    ...options,
    answers: { me, keepMyAccount: { Status: "OK" } },
  });
  expect(await screen.findByText(/It will be erased on .*23.*2026/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Keep my account" }));
  expect(await screen.findByText("Your account is open again.")).toBeVisible();
  expect(callsOf("KeepAccount")).toHaveLength(1);
});

test("a suspended member gets a copy of their data, and no way to end the suspension", async () => {
  await renderPage(<ClosedAccount eraseAt={null} />, { ...options, answers: { me } });
  expect(await screen.findByRole("button", { name: "Prepare a copy" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Keep my account" })).not.toBeInTheDocument();
});
