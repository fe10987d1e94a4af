import { CODES_PER_DAY, CODE_TRIES, mayTry, nextReset, parseNewPassword } from "./password-reset.ts";
import type { PasswordReset } from "./password-reset.ts";

const now = new Date("2026-11-21T12:00:00Z");
const fresh = { email: "ada@callboard.test", subject: "a", codeHash: "h" };

function secondsAgo(seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000);
}

function reset(facts: Partial<PasswordReset> = {}): PasswordReset {
  const sentAt = facts.sentAt ?? secondsAgo(120);
  return {
    ...fresh,
    tries: 0,
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
    ["comes after the cool-down", reset({ tries: 5 }), 2],
    ["does not come within it", reset({ sentAt: secondsAgo(59) }), null],
    ["does not come too often in a day", reset({ sentCount: CODES_PER_DAY }), null],
    ["comes again the next day", reset({ sentCount: CODES_PER_DAY, countedSince: secondsAgo(90_000) }), 1],
  ])("%s", (_when, before, count) => {
    expect(nextReset(before, fresh, now)?.sentCount ?? null).toBe(count);
  });

  it("starts with all tries and fifteen minutes", () => {
    expect(nextReset(reset({ tries: 5 }), fresh, now)).toMatchObject({
      tries: 0,
      expiresAt: new Date("2026-11-21T12:15:00Z"),
    });
  });
});

it.each([
  ["a fresh code", {}, true],
  ["after five tries", { tries: CODE_TRIES }, false],
  ["after its time", { expiresAt: now }, false],
])("%s may be tried: %s", (_what, facts, expected) => {
  expect(mayTry(reset(facts), now)).toBe(expected);
});

it("names all failing fields of a new password", () => {
  const result = parseNewPassword({ email: "x", code: "12", password: "short" });
  expect(result.ok ? [] : result.failure.fields?.map(({ path, rule }) => [path, rule])).toEqual([
    ["email", "EMAIL"],
    ["code", "SIX_DIGITS"],
    ["password", "TOO_SHORT"],
  ]);
});
