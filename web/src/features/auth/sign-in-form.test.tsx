import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { MemoryRouter } from "react-router-dom";
import { SessionProvider } from "#lib/session/session-context.tsx";
import type { Session } from "#lib/session/session.ts";
import { inLanguage } from "#test/render-page.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { SignInForm } from "./sign-in-form.tsx";

type Answer = { readonly status: number; readonly body: unknown };

async function open(answers: Answer[]) {
  await inLanguage("en", ["auth"]);
  const sent: unknown[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (_url, init) => {
    sent.push(JSON.parse(String(init?.body)));
    const { status, body } = answers.shift() ?? { status: 500, body: null };
    return Response.json(body, { status });
  });
  const left: string[] = [];
  const unverified: string[] = [];
  const session = { signIn: async () => void left.push("sign-in") } as Partial<Session> as Session;
  const view = render(
    <SessionProvider value={session}>
      <MemoryRouter>
        <AuthFrame title="Sign in">
          <SignInForm
            interaction="abc"
            leaveFor={(to) => left.push(to)}
            onUnverified={(email) => unverified.push(email)}
          />
        </AuthFrame>
      </MemoryRouter>
    </SessionProvider>,
  );
  return { ...view, sent, left, unverified, user: userEvent.setup() };
}

afterEach(() => jest.restoreAllMocks());

const refused = {
  error: "invalid_credentials",
  field: "password",
  message: "The email, phone number or password is incorrect.",
};

test("the provider's message is on the password field, and what was typed remains", async () => {
  const { user, container } = await open([{ status: 401, body: refused }]);
  await user.type(screen.getByLabelText("Email or phone"), "maya@callboard.test");
  await user.type(screen.getByLabelText("Password"), "wrong{Enter}");
  const message = await screen.findByText(refused.message);
  const password = screen.getByLabelText("Password");
  expect(password).toHaveAccessibleDescription(refused.message);
  expect(password).toBeInvalid();
  expect(password).toHaveFocus();
  expect(screen.getByLabelText("Email or phone")).toHaveValue("maya@callboard.test");
  expect(message).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test("empty fields are all marked at once, the first gets the focus, and nothing is sent", async () => {
  const { user, sent } = await open([]);
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(screen.getAllByText("This field is required.")).toHaveLength(2);
  expect(screen.getByLabelText("Email or phone")).toHaveFocus();
  expect(sent).toEqual([]);
});

test.each([
  [{ status: 200, body: { redirect: "/auth/next" } }, ["/auth/next"], []],
  [{ status: 200, body: { verify: true, email: "maya@callboard.test" } }, [], ["maya@callboard.test"]],
])("the right password leads on: %j", async (answer, expectedLeft, expectedUnverified) => {
  const { user, left, sent, unverified } = await open([answer]);
  await user.type(screen.getByLabelText("Email or phone"), " maya@callboard.test ");
  await user.type(screen.getByLabelText("Password"), "callboard-demo{Enter}");
  expect(sent).toEqual([{ login: "maya@callboard.test", password: "callboard-demo" }]);
  expect(left).toEqual(expectedLeft);
  expect(unverified).toEqual(expectedUnverified);
});

test("an expired interaction is begun again", async () => {
  const { user, left } = await open([{ status: 410, body: { error: "interaction_expired" } }]);
  await user.type(screen.getByLabelText("Email or phone"), "a");
  await user.type(screen.getByLabelText("Password"), "b{Enter}");
  await user.click(await screen.findByRole("button", { name: "Start again" }));
  expect(left).toEqual(["sign-in"]);
});

test.each([
  [429, "Too many attempts. Wait a moment and try again."],
  [503, "We can't reach the server. What you typed is still here. Check your connection and try again."],
])("status %i is explained in words", async (status, words) => {
  const { user } = await open([{ status, body: null }]);
  await user.type(screen.getByLabelText("Email or phone"), "a");
  await user.type(screen.getByLabelText("Password"), "b{Enter}");
  expect(await screen.findByText(words)).toBeVisible();
});
