import { isLive, isTokenUseDue, mayUseTokens, newToken, readToken } from "./access-token.ts";

const now = new Date("2026-12-01T10:00:00Z");
const later = (ms: number): Date => new Date(now.getTime() + ms);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const fields = { Name: "Call sheet", Scopes: ["Read" as const], Days: 30 };

test("a token ends after its days, a year at most", () => {
  const made = newToken({ id: "t", userId: "u", tokenHash: "h" }, fields, now);
  expect(made).toMatchObject({ name: "Call sheet", scopes: ["Read"], expiresAt: later(30 * DAY) });
  expect(isLive(made, later(30 * DAY - 1))).toBe(true);
  expect(isLive(made, later(30 * DAY))).toBe(false);
  expect(isLive({ ...made, endedAt: now }, now)).toBe(false);
});

test("scopes are kept once each, in one order", () => {
  expect(readToken({ ...fields, Scopes: ["Write", "Read", "Write"] })).toMatchObject({
    ok: true,
    value: { Scopes: ["Read", "Write"] },
  });
});

test.each([
  ["no name", { Name: " " }, "token.Name"],
  ["a long name", { Name: "x".repeat(61) }, "token.Name"],
  ["no scope", { Scopes: [] }, "token.Scopes"],
  ["no day", { Days: 0 }, "token.Days"],
  ["more than a year", { Days: 366 }, "token.Days"],
])("%s is refused", (_what, changed, path) => {
  const refused = { code: "VALIDATION", fields: [expect.objectContaining({ path })] };
  expect(readToken({ ...fields, ...changed })).toMatchObject({ ok: false, failure: refused });
});

test.each([
  [null, true],
  [0, false],
  [MINUTE - 1, false],
  [MINUTE, true],
])("a use %s ms after the last is written down: %s", (age, due) => {
  expect(isTokenUseDue({ lastUsedAt: age === null ? null : later(-age) }, now)).toBe(due);
});

test.each([
  [["Production"], true],
  [["Talent", "Agent"], true],
  [["Production", "Admin"], false],
])("members with the roles %j use tokens: %s", (roles, expected) => {
  expect(mayUseTokens(roles)).toBe(expected);
});
