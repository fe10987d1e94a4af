import { canAttempt, MAX_ATTEMPTS, MAX_CODES_PER_DAY, nextReset, readNewPassword } from "./password-reset.ts";
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
    ["does not come too often in a day", reset({ sentCount: MAX_CODES_PER_DAY }), null],
    [
      "comes again the next day",
      reset({ sentCount: MAX_CODES_PER_DAY, countedSince: secondsAgo(90_000) }),
      1,
    ],
  ])("%s", (_when, before, count) => {
    expect(nextReset(before, requested, now)?.sentCount ?? null).toBe(count);
  });

  it("starts with all attempts and fifteen minutes", () => {
    expect(nextReset(reset({ attempts: 5 }), requested, now)).toMatchObject({
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

it("rejects a password that is the address, in any case", () => {
  const result = readNewPassword({
    email: "Ada@callboard.test",
    code: "123456",
    password: "ada@CALLBOARD.test",
  });
  expect(result).toMatchObject({ failure: { fields: [{ path: "password", rule: "PASSWORD_POLICY" }] } });
});
