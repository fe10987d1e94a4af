import { DEFAULT_SETTINGS } from "#domain/notices/notices.ts";
import {
  isPrivateKey,
  isPublicKey,
  isPushSecret,
  outcomeOf,
  pushServiceOf,
  pushText,
  pushTime,
} from "./push.ts";

test.each([
  ["https://fcm.googleapis.com/fcm/send/a", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/a", true],
  ["https://web.push.apple.com/a", true],
  ["https://wns2-db5p.notify.windows.com/w/?token=a", true],
  ["http://fcm.googleapis.com/fcm/send/a", false],
  ["https://fcm.googleapis.com:8443/a", false],
  ["https://a:b@fcm.googleapis.com/a", false],
  ["https://fcm.googleapis.com.attacker.test/a", false],
  ["https://notfcm.googleapis.com/a", false],
  ["https://push.apple.com.attacker.test/a", false],
  ["https://attackerpush.apple.com/a", false],
  ["https://127.0.0.1/a", false],
  ["https://169.254.169.254/latest", false],
  ["file:///etc/passwd", false],
  ["", false],
])("notifications may be sent to %j: %j", (address, expected) => {
  expect(pushServiceOf(address) !== null).toBe(expected);
});

test("Safari, which would withdraw the permission, is sent nothing that shows nothing", () => {
  const silent = ["https://fcm.googleapis.com/a", "https://web.push.apple.com/a"];
  expect(silent.map((address) => pushServiceOf(address)?.takesSilent)).toEqual([true, false]);
});

const POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
test.each([
  ["a point", POINT, true],
  ["bytes that are no point", `${POINT.slice(0, -4)}AAAA`, false],
  ["a compressed point", Buffer.alloc(33, 2).toString("base64url"), false],
  ["the point at infinity", "AA", false],
  ["base64 that is not for URLs", `${POINT.slice(0, -1)}+`, false],
  ["nothing", "", false],
])("%s as a public key: %j", (_case, text, expected) => {
  expect(isPublicKey(text)).toBe(expected);
});

test("a secret has sixteen bytes, and a private key is on the curve", () => {
  expect([isPushSecret("BTBZMqHH6r4Tts7J_aSIgg"), isPushSecret("BTBZMqHH"), isPushSecret("")]).toEqual([
    true,
    false,
    false,
  ]);
  const keys = [Buffer.alloc(32, 7), Buffer.alloc(32, 255), Buffer.alloc(0)];
  expect(keys.map((key) => isPrivateKey(key.toString("base64url")))).toEqual([true, false, false]);
});

const night = { ...DEFAULT_SETTINGS, quietFrom: "22:00", quietTo: "07:00" };
const [day, late] = [new Date("2026-11-30T12:00:00Z"), new Date("2026-11-30T23:00:00Z")];
const morning = new Date("2026-12-01T07:00:00Z");
test.each([
  ["at once by day", "Message", night, day, "Now", day],
  ["at the end of the quiet hours", "Message", night, late, "Now", morning],
  ["silent then even if it is mandatory", "Offer", night, late, "Now", morning],
  ["not what waits for the daily mail", "Submission", night, day, "Now", null],
  [
    "not what is wanted in the list alone",
    "Message",
    { ...night, modes: { Message: "ListOnly" } },
    day,
    "Now",
    null,
  ],
  ["not this one that is wanted later", "Message", night, day, "Daily", null],
] as const)("a browser shows a notification %s", (_case, kind, settings, now, wanted, expected) => {
  expect(pushTime(kind, settings, now, wanted)).toEqual(expected);
});

const push = { about: "1", happening: "offer-made", words: ["Lumen", "Nora"], path: "/a", language: "ar" };
test.each([
  [
    push,
    { tag: "1", title: "\u0639\u0631\u0636", body: "Lumen\u060c Nora", path: "/a", lang: "ar", dir: "rtl" },
  ],
  [
    { ...push, language: "tr" },
    { tag: "1", title: "Teklif", body: "Lumen, Nora", path: "/a", lang: "tr", dir: "ltr" },
  ],
  [
    { ...push, happening: null },
    { tag: "1", close: true },
  ],
  [
    { ...push, happening: "of-a-later-version" },
    { tag: "1", close: true },
  ],
])("the text of %j", (one, expected) => {
  expect(pushText(one)).toEqual(expected);
});

test.each([
  [201, false, "taken"],
  [404, false, "gone"],
  [410, true, "gone"],
  [429, false, "later"],
  [503, false, "later"],
  [0, false, "later"],
  [503, true, "refused"],
  [0, true, "refused"],
  [302, false, "refused"],
  [400, false, "refused"],
  [403, false, "refused"],
])("the status %d, at the last try %j, means %s", (status, isLast, expected) => {
  expect(outcomeOf(status, isLast)).toBe(expected);
});
