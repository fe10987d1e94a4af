import { timestampFromDate } from "@bufbuild/protobuf/wkt";
import { newId } from "@callboard/kit/ids.ts";
import { ScheduleChangedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { requestCallsOf } from "../request-calls.ts";
import { callsOf, facts, type Sent } from "../submission-calls.ts";

let world: World;
let people: ReturnType<typeof createPeople>;
let calls: ReturnType<typeof callsOf>;
let requests: ReturnType<typeof requestCallsOf>;
beforeAll(async () => {
  world = await openWorld({ ANNOUNCE_BOOKED_MS: "0", ANNOUNCE_SWEEP_MS: "20" });
  calls = callsOf(world);
  requests = requestCallsOf(world);
});
beforeEach(() => {
  people = createPeople();
});
afterAll(() => world.close());

const DAY = "2099-03-01";
const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A project of a company that films on the days. */
async function filming(companyId: string, ...days: readonly string[]): Promise<string> {
  const projectId = world.others.project(companyId);
  const dates = (days.length > 0 ? days : [DAY]).map((date) => ({ id: newId(), projectId, date }));
  for (const one of dates) world.others.filmingDates.set(one.id, one);
  await world.receive(ScheduleChangedSchema, {
    projectId,
    companyId,
    filmingDateIds: dates.map(({ id }) => id),
  });
  return projectId;
}
const clashes = async (actor: object, sent: Sent) =>
  (await calls.read(actor as never, sent, "Clashes { Kind Date Project { ProjectId } }"))["Clashes"];

/** Books in one call for many; returns its results. */
async function bookAll(actor: object, ...sent: readonly Sent[]): Promise<unknown> {
  const answer = await world.execute<{ projectSubmissionsBooking: { Results: unknown } }>(
    actor as never,
    `mutation($s: [SubmissionKeyInput!]!) {
      projectSubmissionsBooking(submissions: $s, status: true) { Results { Status Rule } } }`,
    { s: sent.map(({ PK, SK }) => ({ PK, SK })) },
  );
  return answer.data.projectSubmissionsBooking.Results;
}

test("a booking is seen by whoever would book the same day: in its own company, and elsewhere without a name", async () => {
  const talent = member({ roles: ["Talent"] });
  const [ours, again] = [await filming(people.companyA), await filming(people.companyA)];
  const theirs = await filming(people.companyB);
  const sent = await calls.send(world.others.position(ours), talent);
  const [second, elsewhere] = [
    await calls.send(world.others.position(again), talent),
    await calls.send(world.others.position(theirs), talent),
  ];
  expect(await clashes(people.producerOwner, second)).toEqual([]);
  expect(await calls.book(people.producerOwner, sent)).toEqual([]);
  const known = [{ Kind: "Booking", Date: DAY, Project: { ProjectId: `PRJ#${ours}` } }];
  await waitFor("the clash", async () => ((await clashes(talent, second)) as unknown[]).length > 0);
  expect(await clashes(people.producerOwner, second)).toEqual(known);
  expect(await clashes(talent, elsewhere)).toEqual(known);
  expect(await clashes(people.producerOther, elsewhere)).toEqual([
    { Kind: "Booking", Date: DAY, Project: null },
  ]);
  expect(await clashes(people.producerOwner, sent)).toEqual([]);
});

test.each([
  ["Hold", "Free", "Hold"],
  ["FirstRefusal", "Conditional", "FirstRefusal"],
  ["Hold", null, null],
  ["Avail", "Free", null],
] as const)("a %s that is answered %s shows elsewhere as %s", async (Kind, answer, shown) => {
  const talent = member({ roles: ["Talent"] });
  const sent = await calls.send(world.others.position(world.others.project(people.companyA)), talent);
  const other = await calls.send(world.others.position(world.others.project(people.companyB)), talent);
  await calls.set(people.producerOwner, sent, "Selected");
  await calls.set(people.producerOther, other, "Selected");
  await requests.avail(people.producerOwner, sent, { Kind, Fee: 1, Dates: [DAY] });
  if (answer) await requests.answer(talent, sent, answer, "Mornings");
  await requests.avail(people.producerOther, other, { Dates: [DAY] });
  const expected = shown ? [{ Kind: shown, Date: DAY, Project: null }] : [];
  expect(await clashes(people.producerOther, other)).toEqual(expected);
});

test("a booking over days on which somebody is booked, or has said not to be free, needs a reason of its own", async () => {
  const talent = member({ roles: ["Talent"] });
  const sent = await calls.send(world.others.position(await filming(people.companyA)), talent);
  const elsewhere = await calls.send(world.others.position(await filming(people.companyB)), talent);
  expect(await calls.book(people.producerOwner, sent)).toEqual([]);
  await waitFor("the clash", async () => ((await clashes(talent, elsewhere)) as unknown[]).length > 0);
  const refused = { code: "CONFLICT", rule: "DATES_CLASH", state: DAY };
  expect(facts(await calls.book(people.producerOther, elsewhere))).toMatchObject(refused);
  expect(facts(await calls.set(people.producerOther, elsewhere, "Booked"))).toMatchObject(refused);
  const [item] = (await bookAll(people.producerOther, elsewhere)) as object[];
  expect(item).toMatchObject({ Status: "Skipped", Rule: "DATES_CLASH" });
  expect(await calls.book(people.producerOther, elsewhere, true, "Their agent moved it.")).toEqual([]);
  const history = async (actor: object) =>
    (await calls.read(actor as never, elsewhere, "History { To ClashReason }"))["History"];
  expect(await history(people.producerOther)).toContainEqual({
    To: "Booked",
    ClashReason: "Their agent moved it.",
  });
  await waitFor("the notice", async () => JSON.stringify(await history(talent)).includes("Booked"));
  expect(await history(talent)).toContainEqual({ To: "Booked", ClashReason: null });
});

test("no reason is required for a booking without a place, and nobody who is passed over needs one", async () => {
  const talent = member({ roles: ["Talent"] });
  const day = dayAhead(30);
  const positionId = world.others.position(await filming(people.companyA, day), { quantity: 2 });
  const [busy, free] = [await calls.send(positionId, talent), await calls.send(positionId)];
  const last = await calls.send(positionId);
  world.others.bookedOut.set(talent.userId, [{ from: day, to: day }]);
  expect(await bookAll(people.producerOwner, busy, free)).toEqual([
    { Status: "Skipped", Rule: "DATES_CLASH" },
    { Status: "Done", Rule: null },
  ]);
  expect(facts(await calls.book(people.producerOwner, busy))).toMatchObject({ rule: "DATES_CLASH" });
  expect(await calls.book(people.producerOwner, last)).toEqual([]);
  expect(facts(await calls.book(people.producerOwner, busy))).toMatchObject({ rule: "POSITION_FILLED" });
});

test("one person is not booked twice for a day, neither in one call for many nor in two at once", async () => {
  const projectId = await filming(people.companyA);
  const inBoth = async () => {
    const talent = member({ roles: ["Talent"] });
    return Promise.all([1, 2].map(() => calls.send(world.others.position(projectId), talent)));
  };
  const [first, second] = (await inBoth()) as [Sent, Sent];
  expect(await bookAll(people.producerOwner, first, second)).toEqual([
    { Status: "Done", Rule: null },
    { Status: "Skipped", Rule: "DATES_CLASH" },
  ]);
  const both = (await inBoth()) as [Sent, Sent];
  const answers = await Promise.all(both.map((sent) => calls.book(people.producerOwner, sent)));
  expect(answers.map((errors) => (errors.length === 0 ? "Booked" : facts(errors)?.rule)).toSorted()).toEqual([
    "Booked",
    "DATES_CLASH",
  ]);
});

test("days that the person booked out clash with a booking, and with the days of any request", async () => {
  const talent = member({ roles: ["Talent"] });
  const [soon, late] = [dayAhead(3), dayAhead(700)];
  world.others.bookedOut.set(talent.userId, [
    { from: soon, to: dayAhead(4) },
    { from: late, to: late },
  ]);
  const sent = await calls.send(world.others.position(await filming(people.companyA, soon, late)), talent);
  const of = (dates: readonly string[]) => {
    const days = JSON.stringify(dates);
    const fields = `Clashes(Dates: ${days}) { Kind Date Project { ProjectId } } OwnDaysChecked(Dates: ${days})`;
    return calls.read(people.producerOwner, sent, fields);
  };
  await waitFor("the day", async () => ((await of([]))["Clashes"] as unknown[]).length > 0);
  const bookedOut = (day: string) => ({ Kind: "BookedOut", Date: day, Project: null });
  expect(await of([])).toEqual({ Clashes: [soon, late].map(bookedOut), OwnDaysChecked: true });
  expect(await of([dayAhead(2), dayAhead(4)])).toMatchObject({ Clashes: [bookedOut(dayAhead(4))] });
  expect(await of([dayAhead(5)])).toMatchObject({ Clashes: [] });
  expect(await calls.read(people.producerOwner, sent, "WorkDays")).toEqual({ WorkDays: [soon, late] });
  expect(facts(await calls.book(people.producerOwner, sent))).toMatchObject({
    rule: "DATES_CLASH",
    state: `${soon},${late}`,
  });
  world.others.away.add("talent");
  expect(await of([])).toEqual({ Clashes: [], OwnDaysChecked: false });
  world.others.away.delete("talent");
});

test("what several people of a role have on some days is read at once, by its company alone", async () => {
  const [busy, free] = [member({ roles: ["Talent"] }), member({ roles: ["Talent"] })];
  const positionId = world.others.position(world.others.project(people.companyA));
  for (const one of [busy, free, member({ roles: ["Talent"] })]) await calls.send(positionId, one);
  const day = dayAhead(30);
  world.others.bookedOut.set(busy.userId, [{ from: day, to: day }]);
  const read = (actor: object, UserIds: readonly string[]) =>
    world.execute(
      actor as never,
      `query($c: PositionSubmissionsCriteria!) { getPositionSubmissions(criteria: $c) {
        Submissions { Data { UserId Clashes(Dates: ["${day}"]) { Kind Date } } } } }`,
      { c: { RoleId: `ROLE#${positionId}`, UserIds, SortOrder: "Oldest" } },
    );
  const keys = [busy, free].map(({ userId }) => `USR#${userId}`);
  expect((await read(people.producerOwner, keys)).data).toEqual({
    getPositionSubmissions: {
      Submissions: [
        { Data: { UserId: keys[0], Clashes: [{ Kind: "BookedOut", Date: day }] } },
        { Data: { UserId: keys[1], Clashes: [] } },
      ],
    },
  });
  expect(facts((await read(busy, keys)).errors)).toMatchObject({ code: "FORBIDDEN", rule: "FIELD" });
  for (const wrong of [["USR#x"], Array.from({ length: 101 }, () => keys[0] ?? "")])
    expect(facts((await read(people.producerOwner, wrong)).errors)).toMatchObject({ code: "VALIDATION" });
});

describe("a booking that waits to be announced", () => {
  let waiting: World;
  let slow: ReturnType<typeof callsOf>;
  let ask: ReturnType<typeof requestCallsOf>;
  let talent: ReturnType<typeof member>;
  beforeAll(async () => {
    waiting = await openWorld({ ANNOUNCE_BOOKED_MS: "3600000" });
    [slow, ask] = [callsOf(waiting), requestCallsOf(waiting)];
  });
  beforeEach(() => {
    talent = member({ roles: ["Talent"] });
  });
  afterAll(() => waiting.close());

  /** The person sent for a part, of whom something is asked on the day. */
  async function asked(companyId: string, producer: object, request: object = {}): Promise<Sent> {
    const sent = await slow.send(waiting.others.position(waiting.others.project(companyId)), talent);
    await slow.set(producer as never, sent, "Selected");
    await ask.avail(producer as never, sent, { Dates: [DAY], ...request });
    return sent;
  }
  const kinds = async (actor: object, sent: Sent) =>
    (await slow.read(actor as never, sent, "Clashes { Kind Date }"))["Clashes"];

  test("clashes for its own company, and for nobody else", async () => {
    const sent = await asked(people.companyA, people.producerOwner);
    const same = await asked(people.companyA, people.producerOwner);
    const other = await asked(people.companyB, people.producerOther);
    await slow.book(people.producerOwner, sent);
    expect(await kinds(people.producerOwner, same)).toEqual([{ Kind: "Booking", Date: DAY }]);
    expect(facts(await slow.book(people.producerOwner, same))).toMatchObject({ rule: "DATES_CLASH" });
    for (const one of [same, other]) expect(await kinds(talent, one)).toEqual([]);
    expect(await kinds(people.producerOther, other)).toEqual([]);
    expect(await slow.book(people.producerOther, other)).toEqual([]);
  });

  test("takes the days of the breakdown if it has none of its own", async () => {
    const film = async () => {
      const projectId = waiting.others.project(people.companyA);
      const date = { id: newId(), projectId, date: DAY };
      waiting.others.filmingDates.set(date.id, date);
      const filmingDateIds = [date.id];
      await waiting.receive(ScheduleChangedSchema, { projectId, companyId: people.companyA, filmingDateIds });
      return slow.send(waiting.others.position(projectId), talent);
    };
    const [sent, same] = [await film(), await film()];
    const days = async () => (await slow.read(people.producerOwner, same, "WorkDays"))["WorkDays"];
    await waitFor("the days", async () => ((await days()) as unknown[]).length > 0);
    expect(await slow.book(people.producerOwner, sent)).toEqual([]);
    expect(facts(await slow.book(people.producerOwner, same))).toMatchObject({ rule: "DATES_CLASH" });
  });

  test("leaves to others the promise that was before it", async () => {
    const sent = await asked(people.companyA, people.producerOwner, { Kind: "FirstRefusal" });
    await ask.answer(talent, sent, "Free");
    const same = await asked(people.companyA, people.producerOwner);
    const other = await asked(people.companyB, people.producerOther);
    const promised = [{ Kind: "FirstRefusal", Date: DAY }];
    expect(await kinds(people.producerOther, other)).toEqual(promised);
    await slow.book(people.producerOwner, sent);
    expect(await kinds(people.producerOther, other)).toEqual(promised);
    expect(await kinds(talent, same)).toEqual(promised);
    expect(await kinds(people.producerOwner, same)).toEqual([{ Kind: "Booking", Date: DAY }]);
  });
});

/** Half past midnight in Edmonton, whose clocks stay on summer time since 2026; by older zone data an hour before that. */
const AFTER_MIDNIGHT = new Date("2027-01-10T06:30:00Z");

test("the day of an audition is that of its place by the zone data of the product, not by those of the database", async () => {
  const talent = member({ roles: ["Talent"] });
  const [ours, theirs] = [await filming(people.companyA), await filming(people.companyB)];
  const [sent, other] = [
    await calls.send(world.others.position(ours), talent),
    await calls.send(world.others.position(theirs), talent),
  ];
  const times = { startsAt: timestampFromDate(AFTER_MIDNIGHT), zone: "America/Edmonton" };
  await calls.set(people.producerOther, other, "Selected");
  await requests.avail(people.producerOther, other, { Kind: "Hold", Fee: 1, Dates: ["2027-01-10"] });
  expect(await requests.answer(talent, other, "Free")).toEqual([]);
  expect(await calls.request(people.producerOwner, sent, world.others.slot(ours, times))).toEqual([]);
  const held = { Kind: "Hold", Date: "2027-01-10", Project: null };
  expect(await clashes(people.producerOwner, sent)).toEqual([held]);
  const third = await calls.send(world.others.position(theirs), talent);
  expect(await calls.request(people.producerOther, third, world.others.slot(theirs, times))).toEqual([]);
  expect(await clashes(people.producerOwner, sent)).toEqual(
    expect.arrayContaining([{ Kind: "Audition", Date: "2027-01-10", Project: null }]),
  );
});
