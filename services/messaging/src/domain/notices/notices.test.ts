import { NOTICE_KINDS, NOTICE_MODES } from "@callboard/catalog/events/notices.ts";
import type { MailKind } from "#domain/mails/mail-kinds.ts";
import {
  audienceOf,
  DEFAULT_SETTINGS,
  endOfQuiet,
  HAPPENING_NAMES,
  isHappening,
  isMailed,
  kindOf,
  mailTime,
  modeOf,
  readersOf,
  type Happening,
} from "./notices.ts";

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
      dailyMail: true,
    } as const;
    expect(mailTime(kind, settings, new Date(0))).toEqual(new Date(0));
  },
);

const NIGHT = ["22:00", "07:00"] as const;

test.each([
  ["in the evening", "22:00", "07:00", "UTC", "2026-11-22T23:30:00Z", "2026-11-23T07:00:00Z"],
  ["after midnight", "22:00", "07:00", "UTC", "2026-11-22T01:00:00Z", "2026-11-22T07:00:00Z"],
  ["at their first minute", "22:00", "07:00", "UTC", "2026-11-22T22:00:00Z", "2026-11-23T07:00:00Z"],
  ["at their end", "22:00", "07:00", "UTC", "2026-11-22T07:00:00Z", "2026-11-22T07:00:00Z"],
  ["by day", "22:00", "07:00", "UTC", "2026-11-22T12:00:00Z", "2026-11-22T12:00:00Z"],
  ["over noon", "12:00", "14:00", "UTC", "2026-11-22T13:15:00Z", "2026-11-22T14:00:00Z"],
  ["in Los Angeles", "22:00", "07:00", "America/Los_Angeles", "2026-11-22T07:00:00Z", "2026-11-22T15:00:00Z"],
  [
    "in the night with an hour more",
    ...NIGHT,
    "America/New_York",
    "2026-11-01T03:30:00Z",
    "2026-11-01T12:00:00Z",
  ],
  [
    "in the night with an hour less",
    ...NIGHT,
    "America/New_York",
    "2027-03-14T03:00:00Z",
    "2027-03-14T11:00:00Z",
  ],
  [
    "ending in the skipped hour",
    "22:00",
    "02:30",
    "America/New_York",
    "2027-03-14T05:00:00Z",
    "2027-03-14T07:30:00Z",
  ],
  [
    "ending in the repeated hour",
    "22:00",
    "01:30",
    "America/New_York",
    "2026-11-01T06:15:00Z",
    "2026-11-01T06:30:00Z",
  ],
  ["of no length", "22:00", "22:00", "UTC", "2026-11-22T22:00:00Z", "2026-11-22T22:00:00Z"],
])("quiet hours %s", (_name, quietFrom, quietTo, zone, now, end) => {
  const settings = { ...DEFAULT_SETTINGS, quietFrom, quietTo, zone };
  expect(endOfQuiet(settings, new Date(now))).toEqual(new Date(end));
});

const YEAR = Array.from({ length: 366 }, (_, day) => Date.UTC(2026, 0, 1 + day));

test.each(["America/New_York", "Europe/Istanbul", "Asia/Dubai", "Australia/Lord_Howe"])(
  "in %s quiet hours end when clocks show it, on each night of a year",
  (zone) => {
    const settings = { ...DEFAULT_SETTINGS, quietFrom: "22:00", quietTo: "07:00", zone };
    const shown = (at: Date) => at.toLocaleTimeString("en-GB", { timeZone: zone, timeStyle: "short" });
    const times = YEAR.flatMap((day) => [0, 5, 11, 17].map((hour) => new Date(day + hour * 3_600_000)));
    const wrong = times.filter((now) => {
      const [clock, end] = [shown(now), endOfQuiet(settings, now)];
      const isQuiet = clock >= "22:00" || clock < "07:00";
      return isQuiet ? shown(end) !== "07:00" || end <= now : end !== now;
    });
    expect(wrong).toEqual([]);
  },
);

const NOTIFIED: readonly (readonly [string, readonly string[], readonly Happening[]])[] = [
  ["AuditionRequest", ["talent", "agent"], ["audition-requested"]],
  ["AuditionChange", ["agent", "casting"], ["audition-confirmed", "audition-declined"]],
  ["AuditionChange", ["casting"], ["time-requested", "no-show-disputed"]],
  ["AuditionChange", ["talent", "agent"], ["audition-cancelled", "audition-moved", "no-show-recorded"]],
  ["Decision", ["talent", "agent"], ["booked", "not-booked"]],
  ["Progress", ["talent", "agent"], ["in-consideration"]],
  ["Release", ["talent", "agent"], ["released", "role-cast"]],
  ["Availability", ["talent", "agent"], ["avail-requested"]],
  ["Availability", ["casting"], ["avail-taken", "avail-moved-up"]],
  ["Offer", ["talent", "agent"], ["offer-made"]],
  [
    "Response",
    ["casting"],
    [
      "request-answered",
      "decision-due",
      "waiting-decisions",
      "waiting-times",
      "waiting-undecided",
      "waiting-unanswered",
    ],
  ],
  ["Response", ["talent", "agent", "casting"], ["request-expired", "request-undecided"]],
  ["Submission", ["casting"], ["submission-received", "submission-withdrawn"]],
  ["Invitation", ["talent", "agent"], ["position-invited"]],
  ["SavedSearch", ["talent"], ["search-matched"]],
  ["Review", ["admin"], ["project-submitted", "project-resubmitted", "report-filed"]],
  ["Project", ["casting"], ["project-approved", "project-denied", "project-closed", "position-filled"]],
  ["TakeDown", ["casting"], ["project-taken-down"]],
  ["Change", ["talent", "agent"], ["project-changed", "pay-changed", "project-ended"]],
  ["TakeDown", ["talent", "agent"], ["project-paused"]],
  [
    "Account",
    ["talent"],
    [
      "agent-requested",
      "agent-linked",
      "agent-unlinked",
      "company-joined",
      "company-left",
      "roles-changed",
      "media-rejected",
      "media-ready",
    ],
  ],
  [
    "Safety",
    ["talent"],
    [
      "password-changed",
      "phone-changed",
      "phone-taken",
      "token-created",
      "reinstated",
      "report-actioned",
      "report-dismissed",
      "warned",
      "conversation-locked",
    ],
  ],
  ["Billing", ["talent"], ["plan-changed", "payment-failed"]],
  ["Message", ["talent"], ["message-unread"]],
];
const cases = NOTIFIED.flatMap(([kind, readers, happenings]) =>
  happenings.map((happening) => [happening, kind, readers] as const),
);

test("there is a row for all that happens", () => {
  expect(cases.map(([happening]) => happening).toSorted()).toEqual(HAPPENING_NAMES.toSorted());
});

test.each(cases)("%s is of the kind %s, and %j are notified", (happening, kind, readers) => {
  expect(kindOf(happening)).toBe(kind);
  expect(readersOf(happening)).toEqual(readers);
  expect(isHappening(happening)).toBe(true);
});

test.each<[MailKind, string]>([
  ["welcome", "Account"],
  ["company-invited", "Account"],
  ["client-invited", "Account"],
  ["client-requested", "Account"],
  ["suspended", "Safety"],
  ["account-closed", "Safety"],
])("%s is mailed alone, as of the kind %s", (kind, expected) => {
  expect(isHappening(kind)).toBe(false);
  expect(kindOf(kind)).toBe(expected);
});

test("all but what the daily mail says is mailed as well", () => {
  expect(HAPPENING_NAMES.filter((happening) => !isMailed(happening))).toEqual([
    "in-consideration",
    "decision-due",
    "waiting-decisions",
    "waiting-times",
    "waiting-undecided",
    "waiting-unanswered",
  ]);
});

test.each<[MailKind, readonly string[]]>([
  ["booked", ["talent", "agent"]],
  // The person who confirms gets a receipt.
  ["audition-confirmed", ["talent", "agent", "casting"]],
  ["project-submitted", ["admin"]],
  ["company-invited", ["invitee"]],
  ["client-invited", ["invitee"]],
  ["client-requested", ["invitee"]],
  // For what concerns every account type: the person it is about.
  ["search-matched", ["talent"]],
  ["welcome", ["talent"]],
  ["payment-failed", ["talent"]],
])("the mail %s reaches %j", (kind, readers) => {
  expect(audienceOf(kind)).toEqual(readers);
});

const EVENING = new Date("2026-11-22T23:30:00Z");
const MORNING = new Date("2026-11-23T07:00:00Z");
const QUIET = { ...DEFAULT_SETTINGS, quietFrom: "22:00", quietTo: "07:00" };

test.each([
  ["Message", undefined, QUIET, MORNING],
  ["Message", "Daily", QUIET, null],
  ["Message", "Never", DEFAULT_SETTINGS, null],
  ["Message", "ListOnly", DEFAULT_SETTINGS, null],
  ["Submission", "Now", DEFAULT_SETTINGS, null],
  ["Offer", undefined, QUIET, EVENING],
  ["Offer", "Daily", QUIET, EVENING],
] as const)("a mail of %s that is wanted %s leaves with %j at %s", (kind, wanted, settings, leaves) => {
  expect(mailTime(kind, settings, EVENING, wanted)).toEqual(leaves);
});

test.each([
  [null, "07:00"],
  ["22:00", null],
  [null, null],
])("from %s to %s nothing is quiet", (quietFrom, quietTo) => {
  expect(endOfQuiet({ ...QUIET, quietFrom, quietTo }, EVENING)).toEqual(EVENING);
});

test("a kind that is not known arrives now", () => {
  expect(modeOf("Unheard" as never, DEFAULT_SETTINGS)).toBe("Now");
});
