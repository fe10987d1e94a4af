import { NOTICE_KINDS } from "@callboard/catalog/events/notices.ts";
import {
  DAILY_MAIL,
  hasUnsubscribeLink,
  type UnsubscribeTarget,
} from "#domain/unsubscribe/unsubscription.ts";
import { createUnsubscribeTokens } from "./unsubscribe-tokens.ts";
import { UNSUBSCRIBE_TEXTS } from "#domain/unsubscribe/unsubscribe-texts.ts";

const USER = "01990000-0000-7000-8000-000000000001";
const NOW = new Date("2026-11-30T12:00:00Z");
const days = (count: number): Date => new Date(NOW.getTime() + count * 86_400_000);
const tokens = createUnsubscribeTokens("our private key");
const subject = { userId: USER, target: "Message", language: "tr" } as const;
const token = tokens.write(subject, NOW);
const [payload = "", signature = ""] = token.split(".");
const other = Buffer.from(Buffer.from(payload, "base64url").toString().replace("Message", "Offer")).toString(
  "base64url",
);

test.each([
  ["as it was written", token, NOW, subject],
  ["on its last day", token, days(180), subject],
  ["a day later", token, days(181), "expired"],
  ["for another kind", `${other}.${signature}`, NOW, "forged"],
  ["with another signature", `${payload}.${"A".repeat(43)}`, NOW, "forged"],
  ["with a short signature", `${payload}.${signature.slice(0, 42)}`, NOW, "forged"],
  ["of somebody else's key", createUnsubscribeTokens("another").write(subject, NOW), NOW, "forged"],
  ["that expired and was forged", `${other}.${signature}`, days(200), "forged"],
  ["without a signature", payload, NOW, "forged"],
  ["empty", "", NOW, "forged"],
  ["far too long", `${"A".repeat(100_000)}.${signature}`, NOW, "forged"],
])("a link %s", (_what, given, now, expected) => {
  expect(tokens.read(given, now)).toEqual(expected);
});

test("a token is safe in an address, and short", () => {
  expect(token).toMatch(/^[\w.-]+$/);
  expect(token.length).toBeLessThan(160);
});

const LINKED = NOTICE_KINDS.filter(({ staysBecause }) => staysBecause === null).map(({ value }) => value);

test("what casting waits for, what was agreed and what is about safety has no link", () => {
  expect(NOTICE_KINDS.map(({ value }) => value).filter((kind) => !hasUnsubscribeLink(kind))).toEqual([
    "AuditionRequest",
    "AuditionChange",
    "Offer",
    "Release",
    "TakeDown",
    "Safety",
    "Decision",
    "Account",
    "Billing",
  ]);
  for (const { value, mandatory } of NOTICE_KINDS)
    if (mandatory) expect([value, hasUnsubscribeLink(value)]).toEqual([value, false]);
});

test.each([...LINKED, DAILY_MAIL])("the page of %s names it in each language", (target) => {
  for (const { kinds } of Object.values(UNSUBSCRIBE_TEXTS))
    expect(kinds[target as UnsubscribeTarget]).toMatch(/\p{L}{3}/u);
});

test("a token for a kind that stays on is none, even with our signature", () => {
  expect(tokens.read(tokens.write({ ...subject, target: "Offer" }, NOW), NOW)).toBe("forged");
  expect(tokens.read(tokens.write({ ...subject, userId: "nobody" }, NOW), NOW)).toBe("forged");
});
