import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { SessionProvider } from "#lib/session/session-context.tsx";
import type { Session } from "#lib/session/session.ts";
import { inLanguage } from "#test/render-page.tsx";
import { RegisterPage } from "./register-page.tsx";

type Sent = { readonly variables: Record<string, string>; readonly extensions: unknown };

/** The page with a provider that offers these prompts, and a graph that responds to the calls one by one. */
async function open(prompts: readonly string[] | null, answers: unknown[] = []) {
  await inLanguage("en", ["auth"]);
  const sent: Sent["variables"][] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    if (String(url).endsWith("/.well-known/openid-configuration")) {
      if (prompts === null) throw new TypeError("Failed to fetch");
      return Response.json({ prompt_values_supported: prompts });
    }
    const { variables } = JSON.parse(String(init?.body)) as Sent;
    // What is featured beside the form has no variables.
    if (Object.keys(variables).length === 0) return Response.json({ data: { getFeaturedProjects: [] } });
    sent.push(variables);
    return Response.json(answers.shift());
  });
  document.documentElement.lang = "tr";
  const went: unknown[] = [];
  const session = {
    signUp: async () => void went.push("sign-up"),
    signIn: async (email?: string) => void went.push(email),
  } as Partial<Session> as Session;
  render(
    <SessionProvider value={session}>
      <MemoryRouter>
        <RegisterPage />
      </MemoryRouter>
    </SessionProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Continue" }));
  return { sent, went, user };
}

const OK = { data: { done: { Status: "OK" } } };
const refusal = (path: string, rule: string) => ({
  errors: [{ message: "", extensions: { code: "VALIDATION", fields: [{ path, rule, message: "" }] } }],
});

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText("First name"), "Cher");
  await user.type(screen.getByLabelText("Email"), "cher@callboard.test");
  await user.type(screen.getByLabelText("Password"), "correct horse");
  await user.click(screen.getByRole("button", { name: "Create account" }));
  return screen.findByLabelText("Code");
}

test.each([
  ["offers it", ["login", "create"]],
  ["says nothing", null],
])("the account is made at a provider that %s", async (_what, prompts) => {
  const { went } = await open(prompts);
  expect(went).toEqual(["sign-up"]);
});

test("where the provider offers none, it is made here, and signing in begins with its address", async () => {
  const { user, sent, went } = await open(["login"], [OK, OK]);
  await user.type(await fill(user), "123 456");
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  const form = { email: "cher@callboard.test", password: "correct horse", firstName: "Cher", lastName: "" };
  expect(sent).toEqual([
    { ...form, language: "tr" },
    { ...form, code: "123456" },
  ]);
  expect(went).toEqual(["cher@callboard.test"]);
});

test("what the provider's policy refuses after the code is said at its field, with the rest as it was", async () => {
  const { user } = await open(["login"], [OK, refusal("password", "PASSWORD_POLICY")]);
  await user.type(await fill(user), "123456");
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  expect(await screen.findByLabelText("Password")).toBeInvalid();
  expect(screen.getByLabelText("First name")).toHaveValue("Cher");
  expect(screen.getByLabelText("Email")).toHaveValue("cher@callboard.test");
});

test("a wrong code is said at the code", async () => {
  const { user } = await open(["login"], [OK, refusal("code", "WRONG_CODE")]);
  await user.type(await fill(user), "123456");
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  expect(await screen.findByLabelText("Code")).toBeInvalid();
});
