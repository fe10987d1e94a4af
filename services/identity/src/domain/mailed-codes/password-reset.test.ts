import { canAttempt, MAX_ATTEMPTS, MAX_CODES_PER_DAY, nextCode, wrongCode } from "./mailed-code.ts";
import { readEmail, readNewPassword } from "./password-reset.ts";
import type { PasswordReset } from "./password-reset.ts";

const now = new Date("2026-11-21T12:00:00Z");
const requested = { email: "ada@callboard.test", subject: "a", codeHash: "h" };

function secondsAgo(seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000);
}

function reset(facts: Partial<PasswordReset> = {}): PasswordReset {
  const sentAt = facts.sentAt ?? secondsAgo(120);
  return {
    ...requested,
    attempts: 0,
    sentAt,
    expiresAt: new Date(now.getTime() + 1),
    sentCount: 1,
    countedSince: sentAt,
    ...facts,
  };
}

describe("another code", () => {
  it.each<[string, PasswordReset | null, number | null]>([
    ["is the first", null, 1],
    ["comes after the cool-down", reset({ attempts: 5 }), 2],
    ["does not come within it", reset({ sentAt: secondsAgo(59) }), null],
    ["comes as it ends", reset({ sentAt: secondsAgo(60) }), 2],
    ["does not come too often in a day", reset({ sentCount: MAX_CODES_PER_DAY }), null],
    [
      "comes again the next day",
      reset({ sentCount: MAX_CODES_PER_DAY, countedSince: secondsAgo(90_000) }),
      1,
    ],
    [
      "comes again when the day is over",
      reset({ sentCount: MAX_CODES_PER_DAY, countedSince: secondsAgo(86_400) }),
      1,
    ],
  ])("%s", (_when, before, count) => {
    expect(nextCode(before, requested, now)?.sentCount ?? null).toBe(count);
  });

  it("starts with all attempts and fifteen minutes", () => {
    expect(nextCode(reset({ attempts: 5 }), requested, now)).toMatchObject({
      attempts: 0,
      expiresAt: new Date("2026-11-21T12:15:00Z"),
    });
  });
});

it.each([
  ["a new code", {}, true],
  ["after five attempts", { attempts: MAX_ATTEMPTS }, false],
  ["after its time", { expiresAt: now }, false],
])("%s may be attempted: %s", (_what, facts, expected) => {
  expect(canAttempt(reset(facts), now)).toBe(expected);
});

it("names all failing fields of a new password", () => {
  const result = readNewPassword({ email: "x", code: "12", password: "short" });
  expect(result.ok ? [] : result.failure.fields?.map(({ path, rule }) => [path, rule])).toEqual([
    ["email", "EMAIL"],
    ["code", "SIX_DIGITS"],
    ["password", "TOO_SHORT"],
  ]);
});

it.each(["12 34 56", " 123456\n"])("reads the code %j as it was mailed", (code) => {
  const sent = { email: "Ada@callboard.test", password: "a long password" };
  expect(readNewPassword({ ...sent, code })).toEqual({
    ok: true,
    value: { email: "ada@callboard.test", code: "123456", password: "a long password" },
  });
});

it.each(["1234567", "x123456", "12345", "12345x"])("refuses the code %j", (code) => {
  const result = readNewPassword({ email: "ada@callboard.test", code, password: "a long password" });
  expect(result).toMatchObject({ failure: { fields: [{ path: "code", rule: "SIX_DIGITS" }] } });
});

it.each([
  ["Ada@callboard.test", { ok: true, value: "ada@callboard.test" }],
  ["ada", { ok: false, failure: { fields: [{ path: "email", rule: "EMAIL" }] } }],
])("reads the address %s", (email, expected) => {
  expect(readEmail({ email })).toMatchObject(expected);
});

it("says of a code that is not right only that", () => {
  expect(wrongCode()).toMatchObject({
    ok: false,
    failure: { code: "VALIDATION", fields: [{ path: "code", rule: "WRONG_CODE" }] },
  });
});

it("rejects a password that is the address, in any case", () => {
  const result = readNewPassword({
    email: "Ada@callboard.test",
    code: "123456",
    password: "ada@CALLBOARD.test",
  });
  expect(result).toMatchObject({ failure: { fields: [{ path: "password", rule: "PASSWORD_POLICY" }] } });
});
