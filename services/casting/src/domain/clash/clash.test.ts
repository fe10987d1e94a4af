import {
  bookedOutClashes,
  clashesBySubmission,
  isKnownTo,
  refusalsOver,
  type Clash,
  type WorkDay,
} from "./clash.ts";

const clash = (kind: Clash["kind"], day = "2099-03-01"): Clash => ({
  submissionId: "s",
  kind,
  day,
  startsAt: null,
  other: kind === "BookedOut" ? null : { projectId: "p", positionId: "r", companyId: "c" },
  knownTo: "All",
});

test.each([
  ["2099-03-01", true],
  ["2099-03-03", true],
  ["2099-02-28", false],
  ["2099-03-04", false],
])("with 1 to 3 March booked out, %s clashes: %s", (day, clashes) => {
  const bookedOut = new Map([["u", [{ from: "2099-03-01", to: "2099-03-03" }]]]);
  const found = bookedOutClashes([{ submissionId: "s", userId: "u", day }], bookedOut);
  expect(found).toEqual(clashes ? [clash("BookedOut", day)] : []);
  expect(bookedOutClashes([{ submissionId: "s", userId: "v", day }], bookedOut)).toEqual([]);
});

test.each([
  [[], false],
  [["Audition"], false],
  [["Booking"], true],
  [["FirstRefusal"], true],
  [["Hold"], true],
  [["BookedOut"], true],
  [["Audition", "BookedOut"], true],
] as const)("over %j, a booking is refused: %s", (kinds, isRefused) => {
  const refusal = refusalsOver(["s"], { workDays: [], clashes: kinds.map((kind) => clash(kind)) }).get("s");
  expect(refusal).toEqual(
    isRefused
      ? expect.objectContaining({ code: "CONFLICT", rule: "DATES_CLASH", state: "2099-03-01" })
      : undefined,
  );
});

test.each([
  ["All", true, true],
  ["Company", true, false],
  ["TalentSide", false, true],
] as const)(
  "what is known to %s: to the company %s, to the talent side %s",
  (knownTo, company, talentSide) => {
    const known = { ...clash("Booking"), knownTo };
    expect([isKnownTo("Company", known), isKnownTo("TalentSide", known)]).toEqual([company, talentSide]);
    expect(refusalsOver(["s"], { workDays: [], clashes: [known] }).has("s")).toBe(company);
  },
);

test("clashes are listed by day, and at most twenty of one submission", () => {
  const days = Array.from({ length: 31 }, (_, at) => `2099-03-${String(31 - at).padStart(2, "0")}`);
  const listed = clashesBySubmission(days.map((day) => clash("Booking", day))).get("s");
  expect(listed?.map(({ day }) => day)).toEqual(days.toReversed().slice(0, 20));
});

const work = (submissionId: string, userId: string, ...days: readonly string[]): readonly WorkDay[] =>
  days.map((day) => ({ submissionId, userId, day }));

test.each([
  ["the same days", work("t", "u", "2099-03-01"), [], ["t"]],
  ["other days", work("t", "u", "2099-03-02"), [], []],
  ["the same days of another person", work("t", "v", "2099-03-01"), [], []],
  ["days that the first does not get", work("t", "u", "2099-03-01"), [clash("Booking")], ["s"]],
])("of two bookings at once, the second on %s", (_case, second, clashes, refused) => {
  const workDays = [...work("s", "u", "2099-03-01"), ...second];
  expect([...refusalsOver(["s", "t"], { workDays, clashes }).keys()]).toEqual(refused);
});
