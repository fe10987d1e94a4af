import {
  cancellationAgreement,
  type CancellationStep,
  type CancellationTerms,
} from "@callboard/catalog/terms/cancellation-terms.ts";
import { cancellationDue } from "./cancellation-due.ts";

const WHERE = { zone: "America/Toronto", country: "CA", callTime: null, text: null } as const;
const step = (
  from: CancellationStep["from"],
  count: number,
  percent: number,
  time: string | null = null,
) => ({
  from,
  count,
  percent,
  time,
  minDays: null,
  maxDays: null,
});
const own = (
  steps: readonly CancellationStep[],
  more: Partial<CancellationTerms> = {},
): CancellationTerms => ({
  agreement: null,
  name: null,
  source: null,
  since: null,
  per: "Booking",
  mayCancel: "Company",
  steps,
  beyondControlPercent: null,
  ...WHERE,
  ...more,
});
function trade(id: string, more: Partial<CancellationTerms> = {}): CancellationTerms {
  const agreement = cancellationAgreement(id);
  if (!agreement) throw new Error(`${id} is no agreement`);
  return own(agreement.steps, { ...agreement, agreement: id, ...more });
}
const booked = (cancellation: CancellationTerms | null, dates: readonly string[], more: object = {}) => ({
  dates,
  feeCents: 1e5,
  currency: "CAD",
  feeUnit: "Daily" as const,
  cancellation,
  ...more,
});

const EIGHT = { callTime: "08:00" };
const LONDON = { zone: "Europe/London", country: "GB" };

// In March 2026 clocks in Toronto go forward on the 8th, in London on the 29th.
test.each<[string, CancellationTerms, string, readonly string[], readonly number[], number | null]>([
  ["36 h and a minute", trade("ACTRA_IPA", EIGHT), "2026-06-08T23:59:00Z", ["2026-06-10"], [0], 0],
  ["36 h to the minute", trade("ACTRA_IPA", EIGHT), "2026-06-09T00:00:00Z", ["2026-06-10"], [50], 50_000],
  ["29 h", trade("ACTRA_IPA", EIGHT), "2026-06-09T07:00:00Z", ["2026-06-10"], [50], 50_000],
  ["24 h to the minute", trade("ACTRA_IPA", EIGHT), "2026-06-09T12:00:00Z", ["2026-06-10"], [100], 100_000],
  [
    "24 h elapsed over the change of clocks",
    trade("ACTRA_IPA", EIGHT),
    "2026-03-07T12:00:00Z",
    ["2026-03-08"],
    [100],
    100_000,
  ],
  [
    "each day by itself",
    trade("ACTRA_IPA", EIGHT),
    "2026-06-09T13:00:00Z",
    ["2026-06-10", "2026-06-11"],
    [100, 0],
    100_000,
  ],
  [
    "a day that was worked is left out",
    trade("ACTRA_IPA", EIGHT),
    "2026-06-11T15:00:00Z",
    ["2026-06-10", "2026-06-11", "2026-06-12"],
    [100, 100],
    200_000,
  ],
  ["no call time: from midnight", trade("ACTRA_IPA"), "2026-06-09T04:00:00Z", ["2026-06-10"], [100], 100_000],
  [
    "before noon in London",
    trade("PACT_EQUITY_BACKGROUND", LONDON),
    "2026-06-09T10:59:00Z",
    ["2026-06-10"],
    [0],
    0,
  ],
  [
    "noon in London",
    trade("PACT_EQUITY_BACKGROUND", LONDON),
    "2026-06-09T11:00:00Z",
    ["2026-06-10"],
    [50],
    50_000,
  ],
  [
    "17:30 in London",
    trade("PACT_EQUITY_BACKGROUND", LONDON),
    "2026-06-09T16:30:00Z",
    ["2026-06-10"],
    [100],
    100_000,
  ],
  [
    "noon in London, a day before its clocks change",
    trade("PACT_EQUITY_BACKGROUND", LONDON),
    "2026-03-28T12:00:00Z",
    ["2026-03-29"],
    [50],
    50_000,
  ],
  [
    "a day performer who accepted in writing, long before",
    trade("SAG_DAY_PERFORMER"),
    "2026-05-01T16:00:00Z",
    ["2026-06-10"],
    [100],
    100_000,
  ],
  [
    "dancers, three days, long before",
    trade("EQUITY_DANCERS", LONDON),
    "2026-01-01T00:00:00Z",
    ["2026-06-10", "2026-06-11", "2026-06-12"],
    [50, 50, 50],
    150_000,
  ],
  [
    "dancers, three days, within 48 h",
    trade("EQUITY_DANCERS", LONDON),
    "2026-06-08T00:00:00Z",
    ["2026-06-10", "2026-06-11", "2026-06-12"],
    [100, 100, 100],
    300_000,
  ],
  [
    "dancers, four days, five days before",
    trade("EQUITY_DANCERS", LONDON),
    "2026-06-04T23:00:00Z",
    ["2026-06-10", "2026-06-11", "2026-06-12", "2026-06-13"],
    [0, 0, 0, 0],
    0,
  ],
  [
    "dancers, four days, as long before as the job",
    trade("EQUITY_DANCERS", LONDON),
    "2026-06-05T23:00:00Z",
    ["2026-06-10", "2026-06-11", "2026-06-12", "2026-06-13"],
    [100, 100, 100, 100],
    400_000,
  ],
  [
    "own: three working days before a Monday, at 18:00, is a Wednesday",
    own([step("WorkingDays", 3, 40, "18:00")]),
    "2026-06-10T22:00:00Z",
    ["2026-06-15"],
    [40],
    40_000,
  ],
  [
    "own: a minute before it",
    own([step("WorkingDays", 3, 40, "18:00")]),
    "2026-06-10T21:59:00Z",
    ["2026-06-15"],
    [0],
    0,
  ],
  [
    "own: Canada Day is no working day",
    own([step("WorkingDays", 1, 40, "18:00")]),
    "2026-06-30T22:00:00Z",
    ["2026-07-02"],
    [40],
    40_000,
  ],
  [
    "own: the step that began last applies, in whatever order",
    own([step("Hours", 24, 80), step("Booking", 0, 10)]),
    "2026-06-09T10:00:00Z",
    ["2026-06-10"],
    [80],
    80_000,
  ],
])("%s", (_, terms, now, dates, percents, cents) => {
  const due = cancellationDue(booked(terms, dates), { now: new Date(now), beyondControl: false });
  expect(due?.days.map(({ percent }) => percent)).toEqual(percents);
  expect(due).toMatchObject({ cents, currency: "CAD", beyondControl: false });
});

const LATE = new Date("2026-06-09T21:00:00Z");
test.each([
  ["ACTRA_IPA", 0, true],
  ["PACT_EQUITY_BACKGROUND", 50_000, true],
  ["EQUITY_DANCERS", 0, true],
  // Its terms say nothing of causes.
  ["SAG_DAY_PERFORMER", 100_000, false],
])("%s, beyond control: %d cents, treated apart %s", (id, cents, beyondControl) => {
  const due = cancellationDue(booked(trade(id), ["2026-06-10"]), { now: LATE, beyondControl: true });
  expect(due).toMatchObject({ cents, beyondControl });
});

test("weather long before the first step is due nothing, as any other cause", () => {
  const now = new Date("2026-06-01T00:00:00Z");
  const background = booked(trade("PACT_EQUITY_BACKGROUND"), ["2026-06-10"]);
  expect(cancellationDue(background, { now, beyondControl: true })?.cents).toBe(0);
});

test.each([
  ["Flat", 100_000, ["2026-06-10", "2026-06-12"], 50_000],
  ["Daily", 33_333, ["2026-06-10"], 33_333],
  ["Weekly", 100_000, ["2026-06-10"], null],
  [null, 100_000, ["2026-06-10"], null],
  ["Daily", null, ["2026-06-10"], null],
] as const)("a fee %s of %p on %j: %p", (feeUnit, feeCents, dates, cents) => {
  const due = cancellationDue(booked(trade("ACTRA_IPA"), dates, { feeUnit, feeCents }), {
    now: LATE,
    beyondControl: false,
  });
  expect(due?.cents).toBe(cents);
});

test.each([
  ["no terms were recorded", null, ["2026-06-10"]],
  ["the terms are words alone", own([], { text: "By agreement." }), ["2026-06-10"]],
  ["there are no days", trade("ACTRA_IPA"), []],
  ["all days are over", trade("ACTRA_IPA"), ["2026-06-01"]],
])("nothing is counted where %s", (_, terms, dates) => {
  expect(cancellationDue(booked(terms, dates), { now: LATE, beyondControl: false })).toBeNull();
});
