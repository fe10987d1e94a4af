import { timestampFromDate } from "@bufbuild/protobuf/wkt";
import { newId } from "@callboard/kit/ids.ts";
import { expectFailure, expectOk } from "@callboard/testkit/expect-failure.ts";
import { untilAnswered } from "@callboard/testkit/until-answered.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { callsOf, facts, type Sent } from "../submission-calls.ts";

let world: World;
let people: ReturnType<typeof createPeople>;
let calls: ReturnType<typeof callsOf>;
let projectId: string;
let producer: ReturnType<typeof createPeople>["producerOwner"];

beforeAll(async () => {
  world = await openWorld({ ANNOUNCE_SWEEP_MS: "20", ANNOUNCE_BOOKED_MS: "0" });
  calls = callsOf(world);
  people = createPeople();
  producer = people.producerOwner;
  projectId = world.others.project(people.companyA);
});
afterAll(() => world.close());

const sendNew = () => calls.send(world.others.position(projectId));
/** Moves the end of the invitation to the past. */
async function runOut({ talent }: Sent): Promise<void> {
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  await client.query("update submission set audition_expires_at = now() where user_id = $1", [talent.userId]);
  await client.end();
}
const stateOf = (sent: Sent) => calls.read(producer, sent, "BookingStatus AuditionId AuditionStatus");

test("requested, confirmed, done: the slot is shown and the events follow", async () => {
  const [sent, slotId] = [await sendNew(), world.others.slot(projectId)];
  expect(await calls.request(producer, sent, `AUD#${slotId}`, { Message: "Bring a song." })).toEqual([]);
  expect(
    await calls.read(sent.talent, sent, "BookingStatus AuditionId AuditionStatus AuditionMessage ViewedAt"),
  ).toEqual({
    BookingStatus: "AuditionRequested",
    AuditionId: `AUD#${slotId}`,
    AuditionStatus: "Offered",
    AuditionMessage: "Bring a song.",
    ViewedAt: expect.any(String),
  });
  expect(await calls.confirm(sent.talent, sent, slotId)).toEqual([]);
  expect(await calls.confirm(sent.talent, sent, slotId)).toEqual([]);
  expect(await calls.set(producer, sent, "Auditioned")).toEqual([]);
  expect(await stateOf(sent)).toEqual({
    BookingStatus: "Auditioned",
    AuditionId: `AUD#${slotId}`,
    AuditionStatus: "Done",
  });
  const events = await waitFor("the events", () => {
    const found = world.published.filter(
      ({ subject, payload }) =>
        !subject.includes("places_changed") && Buffer.from(payload).includes(sent.talent.userId),
    );
    return found.length === 4 && found;
  });
  expect(events.map(({ subject, version }) => [subject.split(".").slice(2, 4).join("."), version])).toEqual([
    ["submission.created", 1],
    ["audition.requested", 2],
    ["audition.confirmed", 3],
    ["submission.status_changed", 4],
  ]);
});

test("an audition request has a deadline for as long as it is open", async () => {
  const [requested, confirmed, other] = [await sendNew(), await sendNew(), await sendNew()];
  const slotId = world.others.slot(projectId, { capacity: 2 });
  const until = new Date(Date.now() + 86_400_000).toISOString();
  await calls.request(producer, requested, slotId, { ExpiresAt: until });
  await calls.request(producer, confirmed, slotId);
  await calls.confirm(confirmed.talent, confirmed, slotId);
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string; user_id: string }>(
    "select id, user_id from submission where user_id = any($1)",
    [[requested, confirmed, other].map(({ talent }) => talent.userId)],
  );
  await client.end();
  const submissionIds = rows.map(({ id }) => id);
  const { deadlines } = expectOk(await world.asProjects.batchGetAuditionDeadlines({ submissionIds }));
  expect(deadlines).toMatchObject([
    {
      submissionId: rows.find(({ user_id }) => user_id === requested.talent.userId)?.id,
      respondBy: timestampFromDate(new Date(until)),
    },
  ]);
  const { facts } = expectOk(await world.asProjects.batchGetNoticeFacts({ submissionIds }));
  const byTalent = new Map(
    rows.map(({ id, user_id }) => [user_id, facts.find((one) => one.submissionId === id)]),
  );
  expect(byTalent.get(requested.talent.userId)).toMatchObject({
    respondBy: timestampFromDate(new Date(until)),
    requestStatus: "",
    terms: "",
  });
  expect(byTalent.get(confirmed.talent.userId)?.respondBy).toBeUndefined();
});

test("of twenty confirmations at once on a capacity of two, two succeed, and the others learn of free slots", async () => {
  const project = world.others.project(people.companyA);
  const slotId = world.others.slot(project, { capacity: 2 });
  const free = world.others.slot(project);
  const positionId = world.others.position(project);
  const sent: Sent[] = [];
  while (sent.length < 20) sent.push(await calls.send(positionId));
  for (const submission of sent) await calls.request(producer, submission, slotId, { Shared: true });
  await calls.request(producer, sent[0]!, free, { Shared: true });
  const errors = await Promise.all(
    sent.map((submission) => untilAnswered(() => calls.confirm(submission.talent, submission, slotId))),
  );
  expect(errors.filter((error) => error.length === 0)).toHaveLength(2);
  const refused = errors.flat().map(({ extensions }) => extensions);
  expect(refused).toHaveLength(18);
  for (const extensions of refused)
    expect(extensions).toMatchObject({
      code: "CONFLICT",
      rule: "SLOT_TAKEN",
      state: "Full",
      allowed: [`AUD#${free}`],
    });
});

test.each([
  [
    "the talent declines",
    (sent: Sent) => calls.cancel(sent.talent, sent),
    { BookingStatus: "AuditionDeclined", AuditionStatus: "Declined" },
  ],
  [
    "casting calls off",
    (sent: Sent) => calls.cancel(producer, sent),
    { BookingStatus: "Selected", AuditionStatus: "Cancelled" },
  ],
  [
    "the talent withdraws",
    (sent: Sent) => calls.withdraw(sent.talent, sent),
    { BookingStatus: "Withdrawn", AuditionStatus: "Cancelled" },
  ],
  [
    "casting books without it",
    (sent: Sent) => calls.book(producer, sent),
    { BookingStatus: "Booked", AuditionStatus: "Cancelled" },
  ],
])("%s: the place is free again, and doing it twice changes nothing", async (_name, leave, state) => {
  const slotId = world.others.slot(projectId);
  const [first, second] = [await sendNew(), await sendNew()];
  for (const sent of [first, second]) await calls.request(producer, sent, slotId, { Shared: true });
  expect(await calls.confirm(first.talent, first, slotId)).toEqual([]);
  expect(await leave(first)).toEqual([]);
  expect(await leave(first)).toEqual([]);
  expect(await stateOf(first)).toEqual({ ...state, AuditionId: null });
  // A booking frees the place after it was announced to the talent.
  await waitFor("the place", async () => (await calls.confirm(second.talent, second, slotId)).length === 0);
});

test("a confirmation moves to another slot and frees the first", async () => {
  const [one, other] = [world.others.slot(projectId), world.others.slot(projectId)];
  const [sent, next] = [await sendNew(), await sendNew()];
  await calls.request(producer, sent, one);
  await calls.confirm(sent.talent, sent, one);
  expect(await calls.confirm(sent.talent, sent, other)).toEqual([]);
  expect(await stateOf(sent)).toMatchObject({ AuditionId: `AUD#${other}` });
  await calls.request(producer, next, one);
  expect(await calls.confirm(next.talent, next, one)).toEqual([]);
});

test("a repeated request changes nothing with the same slot and moves the invitation with another slot", async () => {
  const [one, other] = [world.others.slot(projectId), world.others.slot(projectId)];
  const sent = await sendNew();
  const version = async () => (await calls.read(producer, sent, "Version"))["Version"];
  await calls.request(producer, sent, one);
  const before = await version();
  expect(await calls.request(producer, sent, one)).toEqual([]);
  expect(await version()).toBe(before);
  expect(await calls.request(producer, sent, other)).toEqual([]);
  expect(await stateOf(sent)).toMatchObject({ AuditionId: `AUD#${other}` });
});

test("an invitation without a slot lets the talent choose; a second round has no slot", async () => {
  const [sent, slotId] = [await sendNew(), world.others.slot(projectId)];
  expect(await calls.set(producer, sent, "AuditionRequested")).toEqual([]);
  expect(await calls.confirm(sent.talent, sent, slotId)).toEqual([]);
  await calls.set(producer, sent, "Auditioned");
  expect(await calls.set(producer, sent, "Callback")).toEqual([]);
  expect(await calls.read(producer, sent, "Round AuditionId AuditionStatus")).toEqual({
    Round: 2,
    AuditionId: null,
    AuditionStatus: null,
  });
});

test("an invitation that expires returns the submission to its state before", async () => {
  const sent = await sendNew();
  await calls.set(producer, sent, "Viewed");
  expect(await calls.request(producer, sent, null)).toEqual([]);
  await runOut(sent);
  const state = await waitFor("the invitation runs out", async () => {
    const found = await stateOf(sent);
    return found["BookingStatus"] === "Viewed" && found;
  });
  expect(state).toMatchObject({ AuditionStatus: "Expired" });
  expect(facts(await calls.confirm(sent.talent, sent, world.others.slot(projectId)))).toMatchObject({
    rule: "NOT_INVITED",
  });
});

test("casting confirms by phone only after an audition request", async () => {
  const [sent, slotId] = [await sendNew(), world.others.slot(projectId)];
  expect(facts(await calls.confirm(producer, sent, slotId))).toMatchObject({
    code: "CONFLICT",
    rule: "NOT_INVITED",
    state: "Submitted",
  });
  await calls.request(producer, sent, slotId);
  expect(await calls.confirm(producer, sent, slotId)).toEqual([]);
});

describe("a slot that cannot be used", () => {
  const past = timestampFromDate(new Date(Date.now() - 60_000));
  it.each<[string, () => string, object]>([
    ["unknown", () => newId(), { code: "NOT_FOUND", kind: "audition time" }],
    [
      "of another project",
      () => world.others.slot(world.others.project(people.companyA)),
      { code: "NOT_FOUND" },
    ],
    [
      "cancelled",
      () => world.others.slot(projectId, { cancelled: true }),
      { code: "CONFLICT", rule: "SLOT_CANCELLED" },
    ],
    ["past", () => world.others.slot(projectId, { startsAt: past }), { code: "CONFLICT", rule: "SLOT_PAST" }],
    ["no key", () => "AUD#x", { code: "VALIDATION" }],
  ])("%s", async (_name, make, extensions) => {
    const [sent, slotId] = [await sendNew(), make()];
    expect(facts(await calls.request(producer, sent, slotId))).toMatchObject(extensions);
    await calls.set(producer, sent, "AuditionRequested");
    expect(facts(await calls.confirm(sent.talent, sent, slotId))).toMatchObject(extensions);
  });
});

test.each([
  ["a message too long", { Message: "x".repeat(2_001) }, "request.Message"],
  ["an end in the past", { ExpiresAt: "2020-01-01T00:00:00Z" }, "request.ExpiresAt"],
])("a request with %s names the field", async (_name, more, path) => {
  const sent = await sendNew();
  const answer = facts(await calls.request(producer, sent, null, more));
  expect(answer).toMatchObject({ code: "VALIDATION", fields: [{ path }] });
});

test("a slot that somebody confirmed is neither cancelled nor made smaller", async () => {
  const slotId = world.others.slot(projectId, { capacity: 2 });
  const sent = await sendNew();
  await calls.request(producer, sent, slotId);
  await calls.confirm(sent.talent, sent, slotId);
  expectFailure(await world.asProjects.setSlotCapacity({ slotId, capacity: 0 }), "CONFLICT", "HAS_CONFIRMED");
  expectFailure(
    await world.asProjects.setSlotCapacity({ slotId, capacity: 2, cancelled: true }),
    "CONFLICT",
    "HAS_CONFIRMED",
  );
  expectOk(await world.asProjects.setSlotCapacity({ slotId, capacity: 1 }));
  await calls.cancel(sent.talent, sent);
  expectOk(await world.asProjects.setSlotCapacity({ slotId, capacity: 1, cancelled: true }));
});

test("the counts of slots and positions are those of the submissions", async () => {
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ wrong: number }>(`
    select (select count(*) from slot where taken <> (select count(*) from submission
        where slot_id = slot.id and status in ('AuditionConfirmed', 'Auditioned')))
      + (select count(*) from position where booked_count <> (select count(*) from submission
        where position_id = position.id and status = 'Booked')) as wrong`);
  await client.end();
  expect(Number(rows[0]?.wrong)).toBe(0);
});
