import { STATUSES, type BookingStatus } from "./booking-status.ts";
import { ACTIONS, nextStatus, type Action } from "./transitions.ts";

/**
 * Every pair of state and action, written out independently by hand: a letter is the state that it leads to, `=`
 * leaves the state as it is, `.` is refused. States are in the order of the header.
 */
const LETTERS: Readonly<Record<string, BookingStatus>> = {
  s: "Submitted",
  v: "Viewed",
  e: "Selected",
  r: "AuditionRequested",
  c: "AuditionConfirmed",
  d: "AuditionDeclined",
  a: "Auditioned",
  k: "Callback",
  l: "Avail",
  u: "Backup",
  o: "Offered",
  b: "Booked",
  n: "NotBooked",
  x: "Released",
  w: "Withdrawn",
};
const HEAD = "s v e r c d a k l u o b n x w";
const TABLE: Readonly<Record<Action, string>> = {
  "set Submitted": "        = . . . . . . . . . . . s s s",
  "set Viewed": "           v = . . . . . . . . . . . . .",
  "set Selected": "         e e = . . e . . . . . . e e e",
  "set AuditionRequested": "r r r = . r r r . r . . . . .",
  "set Auditioned": "       . . . . a . = . . . . . . . .",
  "set Callback": "         . . . . . . k = . . . . . . .",
  "set Avail": "            . . l . . . l l = l . . . . .",
  "set Backup": "           . . . . . . u u u = . . . . .",
  "set Booked": "           b b b b b b b b b b b = . . .",
  "set NotBooked": "        n n n n n n n n n n . . = . .",
  "set Released": "         . . . . . . . . . . x . . = .",
  book: "                   b b b b b b b b b b b = . . .",
  decline: "                n n n n n n n n n n x . = = .",
  withdraw: "               w w w w w w w w w w w w w w =",
  "submit again": "         = = = = = = = = = = = = = = s",
  "mark by group": "        e e = = = e = = = = = = = = =",
  "request audition": "     r r r = . r r r . r . . . . .",
  "confirm audition": "     . . . c = . . . . . . . . . .",
  "decline audition": "     . . . d d = . . . . . . . . .",
  "call off audition": "    . . = e e . . . . . . . . . .",
  "let audition expire": "  . . . k . . . . . . . . . . .",
  "offer again": "          . . . = r . . . . . . . . . .",
  "request avail": "        . . l . . . l l = l . . . . .",
  "make offer": "           . . o . . . o o o o = . . . .",
  "answer avail": "         = = = = = = = = = = = . . . .",
  "answer not free": "      = = = = = = = = k = = . . . .",
  "accept offer": "         . . . . . . . . . . b = . . .",
  "decline offer": "        . . . . . . . . . . w . . . =",
  "take back": "            = = = = = = = = = = = o . . .",
  "let request expire": "   = = = = = = = = k = k . . . .",
  release: "                . . . . . . . . x . x x . = .",
};

const cases = ACTIONS.flatMap((action) => {
  const cells = TABLE[action].trim().split(" ");
  return HEAD.split(" ").map((letter, place) => {
    const from = LETTERS[letter]!;
    const cell = cells[place]!;
    return [from, action, cell === "=" ? from : (LETTERS[cell] ?? null)] as const;
  });
});

test("the table names every state and every action", () => {
  expect(Object.values(LETTERS)).toEqual(STATUSES);
  expect(cases).toHaveLength(STATUSES.length * ACTIONS.length);
});

test.each(cases)("%s, %s: %s", (from, action, to) => {
  const result = nextStatus(from, action, { former: "Callback" });
  if (to !== null) return expect(result).toEqual({ ok: true, value: to });
  const isAnswer = /^(answer|accept|decline offer|take back)/.test(action);
  const isUninvited = action === "confirm audition" && from !== "Withdrawn";
  const rule = isUninvited ? "NOT_INVITED" : isAnswer ? "NOT_REQUESTED" : "ILLEGAL_TRANSITION";
  return expect(result).toMatchObject({ ok: false, failure: { code: "CONFLICT", rule, state: from } });
});

test("a refused move names the states that are open", () => {
  expect(nextStatus("Released", "set Booked")).toMatchObject({
    failure: { state: "Released", to: "Booked", allowed: ["Submitted", "Selected"] },
  });
});

test.each(["decline", "set Released", "set NotBooked"] as const)(
  "%s of a booking names what releases it",
  (action) => {
    expect(nextStatus("Booked", action)).toMatchObject({
      failure: { rule: "ILLEGAL_TRANSITION", message: expect.stringContaining("releaseSubmission") },
    });
  },
);

test("declining after free dates were promised releases", () => {
  expect(nextStatus("Avail", "decline", { promised: true })).toEqual({ ok: true, value: "Released" });
});

test("an invitation without a former state leads back to Selected", () => {
  expect(nextStatus("AuditionRequested", "let audition expire")).toEqual({ ok: true, value: "Selected" });
});

test.each<[BookingStatus, Action, object]>([
  ["Selected", "offer again", { to: "AuditionRequested" }],
  ["Withdrawn", "confirm audition", { to: "AuditionConfirmed" }],
  ["Booked", "let audition expire", { to: "Selected" }],
  ["Booked", "let request expire", { to: "Selected" }],
  ["Booked", "call off audition", { to: "Selected" }],
  ["Booked", "decline audition", { to: "AuditionDeclined" }],
  ["Viewed", "make offer", { to: "Offered" }],
  ["Viewed", "release", { to: "Released" }],
  ["Viewed", "accept offer", { message: "There is no open request to respond to." }],
  ["Viewed", "confirm audition", { message: "There is no open audition request." }],
])("%s, %s is refused as %j", (from, action, failure) => {
  expect(nextStatus(from, action)).toMatchObject({ ok: false, failure });
});

test.each<[BookingStatus, Action]>([
  ["Avail", "let request expire"],
  ["Offered", "let request expire"],
  ["Avail", "answer not free"],
])("%s, %s without a former state leads back to Selected", (from, action) => {
  expect(nextStatus(from, action)).toEqual({ ok: true, value: "Selected" });
  expect(nextStatus(from, action, { former: null })).toEqual({ ok: true, value: "Selected" });
});

test.each(["Avail", "Offered"] as const)(
  "an offer that lapses never leads back to %s without dates",
  (former) => {
    expect(nextStatus("Offered", "let request expire", { former })).toEqual({ ok: true, value: "Selected" });
  },
);
