import { NOTICE_KINDS, NOTICE_MODES } from "@callboard/catalog/notices.ts";
import { DEFAULT_SETTINGS, endOfQuiet, mailTime, modeOf } from "./notices.ts";

const CASES = NOTICE_KINDS.flatMap(({ value, mandatory, mode }) =>
  [undefined, ...NOTICE_MODES].map(
    (chosen) => [value, chosen, mandatory ? "Now" : (chosen ?? mode)] as const,
  ),
);

test.each(CASES)("%s, set to %s, arrives %s", (kind, chosen, expected) => {
  const modes = chosen === undefined ? {} : { [kind]: chosen };
  expect(modeOf(kind, { modes })).toBe(expected);
  const leaves = mailTime(kind, { ...DEFAULT_SETTINGS, modes }, new Date(0));
  expect(leaves).toEqual(expected === "Now" ? new Date(0) : null);
});

test.each(["AuditionRequest", "AuditionChange", "Offer", "Release", "TakeDown", "Safety"] as const)(
  "%s cannot be switched off and waits for no morning",
  (kind) => {
    const settings = {
      modes: { [kind]: "Never" },
      zone: "UTC",
      quietFrom: "00:00",
      quietTo: "23:59",
    } as const;
    expect(mailTime(kind, settings, new Date(0))).toEqual(new Date(0));
  },
);

test.each([
  ["in the evening", "22:00", "07:00", "UTC", "2026-11-22T23:30:00Z", "2026-11-23T07:00:00Z"],
  ["after midnight", "22:00", "07:00", "UTC", "2026-11-22T01:00:00Z", "2026-11-22T07:00:00Z"],
  ["at their first minute", "22:00", "07:00", "UTC", "2026-11-22T22:00:00Z", "2026-11-23T07:00:00Z"],
  ["at their end", "22:00", "07:00", "UTC", "2026-11-22T07:00:00Z", "2026-11-22T07:00:00Z"],
  ["by day", "22:00", "07:00", "UTC", "2026-11-22T12:00:00Z", "2026-11-22T12:00:00Z"],
  ["over noon", "12:00", "14:00", "UTC", "2026-11-22T13:15:00Z", "2026-11-22T14:00:00Z"],
  ["in Los Angeles", "22:00", "07:00", "America/Los_Angeles", "2026-11-22T07:00:00Z", "2026-11-22T15:00:00Z"],
  ["of no length", "22:00", "22:00", "UTC", "2026-11-22T22:00:00Z", "2026-11-22T22:00:00Z"],
])("quiet hours %s", (_name, quietFrom, quietTo, zone, now, end) => {
  const settings = { ...DEFAULT_SETTINGS, quietFrom, quietTo, zone };
  expect(endOfQuiet(settings, new Date(now))).toEqual(new Date(end));
});
