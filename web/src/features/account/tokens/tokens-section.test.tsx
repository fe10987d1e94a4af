import { jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { takeReturnTo } from "#lib/session/return-to.ts";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { ADMIN } from "#test/states/line.ts";
import { SecurityTab } from "../security-tab.tsx";
import { TokensSection } from "./tokens-section.tsx";

const options = { texts: ["account"], address: "/profile?tab=security" } as const;
const SECRET = `callboard_${"0".repeat(48)}`;
const token = (Id: string, more: object = {}) => ({
  Id,
  Name: `Token ${Id}`,
  Scopes: ["Read"],
  CreatedAt: "2026-11-20T10:00:00Z",
  ExpiresAt: "2126-11-27T10:00:00Z",
  LastUsedAt: null,
  ...more,
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test("a token is made by key, shown once, listed and copied", async () => {
  let tokens: object[] = [];
  const { container, callsOf } = await renderPage(<TokensSection />, {
    ...options,
    answers: {
      getMyAccessTokens: () => tokens,
      createAccessToken: () => {
        tokens = [token("1", { Name: "Call sheet", Scopes: ["Read", "Write"] })];
        return { Secret: SECRET };
      },
    },
  });
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, "writeText");
  expect(await screen.findByText("You have no access tokens.")).toBeVisible();
  await user.type(screen.getByLabelText("What it's for"), "Call sheet");
  await user.click(screen.getByRole("radio", { name: "Read and make changes" }));
  await user.click(screen.getByRole("radio", { name: "365 days" }));
  await user.type(screen.getByLabelText("What it's for"), "{Enter}");
  expect(await screen.findByLabelText("Your new token")).toHaveValue(SECRET);
  expect(callsOf("CreateAccessToken")).toEqual([
    { token: { Name: "Call sheet", Scopes: ["Read", "Write"], Days: 365 } },
  ]);
  const [row] = await screen.findAllByRole("listitem");
  expect(row).toHaveTextContent("Call sheet");
  expect(within(row!).getByText("Never used")).toBeVisible();
  expect(within(row!).getByText("Read and make changes")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Copy token" }));
  expect(copied).toHaveBeenCalledWith(SECRET);
  expect(await axe(container)).toHaveNoViolations();
  expect(Object.values({ ...localStorage }).join(" ")).not.toContain(SECRET);
});

test("a token is revoked once that is confirmed", async () => {
  let tokens = [token("1", { LastUsedAt: "2026-11-29T10:00:00Z" }), token("2")];
  const { callsOf } = await renderPage(<TokensSection />, {
    ...options,
    answers: {
      getMyAccessTokens: () => tokens,
      revokeAccessToken: () => {
        tokens = tokens.filter(({ Id }) => Id !== "1");
        return { Status: "OK" };
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Revoke the token: Token 1" }));
  const dialog = await screen.findByRole("dialog");
  expect(callsOf("RevokeAccessToken")).toEqual([]);
  await user.click(within(dialog).getByRole("button", { name: "Revoke" }));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
  expect(callsOf("RevokeAccessToken")).toEqual([{ id: "1" }]);
});

test("a sign-in that is too long ago leads to a new one, which returns here", async () => {
  const calls: string[] = [];
  const session = { signInAgain: async () => void calls.push("signInAgain") };
  await renderPage(<TokensSection />, {
    ...options,
    session,
    answers: {
      getMyAccessTokens: [],
      createAccessToken: () => {
        throw refusal({ code: "FORBIDDEN", rule: "SIGN_IN_AGAIN" });
      },
    },
  });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("What it's for"), "Call sheet{Enter}");
  await user.click(await screen.findByRole("button", { name: "Sign in again" }));
  expect(calls).toEqual(["signInAgain"]);
  expect(takeReturnTo()).toBe("/profile?tab=security");
});

test("an admin, who has no tokens, is shown none", async () => {
  const me = { PK: "USR#1", SK: "USR#1", Data: { Email: "maya@example.com" } };
  const { callsOf } = await renderPage(<SecurityTab />, { ...options, viewer: ADMIN, answers: { me } });
  expect(await screen.findByText("maya@example.com")).toBeVisible();
  expect(screen.queryByText("Access tokens")).not.toBeInTheDocument();
  expect(callsOf("MyAccessTokens")).toEqual([]);
});
