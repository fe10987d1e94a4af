import { timestampFromDate } from "@bufbuild/protobuf/wkt";
import { newId } from "@callboard/kit/ids.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import { readEvent } from "@callboard/bus/event.ts";
import { PositionUpdatedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { SubmissionCreatedSchema } from "@callboard/proto/casting/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { untilAnswered } from "@callboard/testkit/until-answered.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { createPeople, openWorld, type World } from "./casting-world.ts";
import { callsOf } from "./submission-calls.ts";

let world: World;
let people: ReturnType<typeof createPeople>;
let projectId: string;

beforeAll(async () => {
  world = await openWorld({ ANNOUNCE_SWEEP_MS: "20", ANNOUNCE_BOOKED_MS: "0" });
  people = createPeople();
  projectId = world.others.project(people.companyA);
});
afterAll(() => world.close());

const SUBMIT = `mutation($s: SubmissionInput!) { submitToPosition(submission: $s) {
  PK SK Data { BookingStatus Comments Version UserId CreatedBy { PK } ViewerCan History { From To } } } }`;
interface Submitted {
  submitToPosition: { PK: string; SK: string; Data: Record<string, unknown> };
}

const submit = (actor: Actor, input: object) => world.execute<Submitted>(actor, SUBMIT, { s: input });
const withdraw = (actor: Actor, record: { PK: string; SK: string }, reason?: string) =>
  world.execute<{ withdrawSubmission: { Data: { BookingStatus: string } } }>(
    actor,
    `mutation($pk: ID!, $sk: ID!, $r: String) { withdrawSubmission(pK: $pk, sK: $sk, reason: $r) { Data { BookingStatus } } }`,
    { pk: record.PK, sk: record.SK, r: reason },
  );
const talent = () => member({ roles: ["Talent"] });
const subjects = (key: string) =>
  world.published
    .filter(({ payload }) => Buffer.from(payload).includes(key))
    .map(({ subject }) => subject.split(".").slice(2, 4).join("."));

test("a talent submits; the event notifies the company", async () => {
  const person = talent();
  const positionId = world.others.position(projectId);
  const answer = await submit(person, { RoleId: `ROLE#${positionId}`, Comments: " I am ready. " });
  expect(answer.errors).toEqual([]);
  expect(answer.data.submitToPosition).toEqual({
    PK: `PRJ#${projectId}`,
    SK: `SUB#${positionId}#${person.userId}`,
    Data: {
      BookingStatus: "Submitted",
      Comments: "I am ready.",
      Version: 1,
      UserId: `USR#${person.userId}`,
      CreatedBy: { PK: `USR#${person.userId}` },
      ViewerCan: ["withdrawSubmission"],
      History: [{ From: null, To: "Submitted" }],
    },
  });
  const event = await waitFor("the event", () =>
    world.published.find(({ actorId }) => actorId === person.userId),
  );
  expect(event).toMatchObject({ subject: "callboard.casting.submission.created.v1", version: 1 });
  expect(readEvent(SubmissionCreatedSchema, event)).toMatchObject({
    projectId,
    positionId,
    userId: person.userId,
    companyId: people.companyA,
    agentId: "",
  });
});

test("an agent submits a linked talent, and no other", async () => {
  const positionId = world.others.position(projectId);
  const { agentLinked, agentFormer, talentSelf } = people;
  const linked = await submit(agentLinked, { RoleId: positionId, UserId: `USR#${talentSelf.userId}` });
  expect(linked.data.submitToPosition.Data).toMatchObject({
    UserId: `USR#${talentSelf.userId}`,
    CreatedBy: { PK: `USR#${agentLinked.userId}` },
  });
  const former = await submit(agentFormer, { RoleId: positionId, UserId: `USR#${talentSelf.userId}` });
  expect(former.errors[0]?.extensions).toMatchObject({ code: "FORBIDDEN", rule: "OWNERSHIP" });
});

test("submitting again returns the existing submission and publishes nothing", async () => {
  const person = talent();
  const RoleId = world.others.position(projectId);
  const first = await submit(person, { RoleId, Comments: "one" });
  const second = await submit(person, { RoleId, Comments: "two" });
  expect(second.data).toEqual(first.data);
  const marker = await submit(person, { RoleId: world.others.position(projectId) });
  await waitFor("the next event", () => subjects(person.userId).length === 2);
  expect(marker.errors).toEqual([]);
  expect(subjects(person.userId)).toEqual(["submission.created", "submission.created"]);
});

test("twenty submissions of one person to one position at once are one", async () => {
  const person = talent();
  const RoleId = world.others.position(projectId);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => untilAnswered(() => submit(person, { RoleId }))),
  );
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
});

test("a ClientKey repeats the result whatever happened to the position since", async () => {
  const person = talent();
  const [RoleId, ClientKey] = [world.others.position(projectId), crypto.randomUUID()];
  const first = await submit(person, { RoleId, ClientKey });
  const position = world.others.positions.get(RoleId);
  world.others.positions.set(RoleId, { ...position, status: "PendingReview", version: 2n });
  await world.receive(PositionUpdatedSchema, { projectId, positionId: RoleId });
  await waitFor("the event", async () => (await submit(talent(), { RoleId })).errors.length > 0);
  expect((await submit(person, { RoleId, ClientKey })).data).toEqual(first.data);
  expect((await submit(talent(), { RoleId, ClientKey })).errors[0]?.extensions.code).toBe("NOT_FOUND");
});

test("a ClientKey repeats the result and refuses another body", async () => {
  const person = talent();
  const ClientKey = crypto.randomUUID();
  const RoleId = world.others.position(projectId);
  const first = await submit(person, { RoleId, ClientKey });
  expect((await submit(person, { RoleId, ClientKey })).data).toEqual(first.data);
  const other = await submit(person, { RoleId, ClientKey, Comments: "else" });
  expect(other.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "KEY_REUSED" });
});

test("a withdrawn submission can be made again, with its history; withdrawing twice changes nothing", async () => {
  const person = talent();
  const RoleId = world.others.position(projectId);
  const first = await submit(person, { RoleId });
  const record = first.data.submitToPosition;
  expect((await withdraw(person, record)).data.withdrawSubmission.Data.BookingStatus).toBe("Withdrawn");
  expect((await withdraw(person, record)).errors).toEqual([]);
  const again = await submit(person, { RoleId, Comments: "once more" });
  expect(again.data.submitToPosition.Data).toMatchObject({
    BookingStatus: "Submitted",
    Comments: "once more",
    Version: 3,
    History: [
      { From: null, To: "Submitted" },
      { From: "Submitted", To: "Withdrawn" },
      { From: "Withdrawn", To: "Submitted" },
    ],
  });
  await waitFor("the events", () => subjects(person.userId).length === 3);
  expect(subjects(person.userId)).toEqual([
    "submission.created",
    "submission.withdrawn",
    "submission.created",
  ]);
});

test("the eleventh submission within a minute is refused by name of the limit", async () => {
  const person = talent();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => {
      const RoleId = world.others.position(projectId);
      return untilAnswered(() => submit(person, { RoleId }));
    }),
  );
  const refused = answers.flatMap(({ errors }) => errors);
  expect(refused).toHaveLength(2);
  expect(refused[0]?.extensions).toMatchObject({
    code: "LIMIT",
    limit: "SUBMISSIONS_PER_MINUTE",
    max: 10,
    retryAfter: 60,
  });
});

describe("a position that takes no submissions", () => {
  const past = timestampFromDate(new Date(Date.now() - 1_000));
  it.each<[string, object, object, object]>([
    ["on hold", {}, { status: "OnHold" }, { code: "CONFLICT", rule: "POSITION_NOT_OPEN", state: "OnHold" }],
    ["past due", {}, { submissionsDueBy: past }, { code: "CONFLICT", rule: "PAST_DUE" }],
    [
      "of a closed project",
      { status: "Closed" },
      {},
      { code: "CONFLICT", rule: "ILLEGAL_TRANSITION", state: "Closed" },
    ],
    ["not reviewed", {}, { status: "PendingReview" }, { code: "NOT_FOUND", kind: "position" }],
    ["of a draft", { status: "Draft" }, {}, { code: "NOT_FOUND", kind: "position" }],
    ["of a private project", { public: false }, {}, { code: "NOT_FOUND", kind: "position" }],
  ])("%s", async (_name, projectFacts, positionFacts, extensions) => {
    const project = world.others.project(people.companyA, projectFacts);
    const answer = await submit(talent(), { RoleId: world.others.position(project, positionFacts) });
    expect(answer.errors[0]?.extensions).toMatchObject(extensions);
  });
});

test.each<[string, (person: ReturnType<typeof member>) => object, object]>([
  [
    "no position",
    () => ({}),
    { code: "VALIDATION", fields: [{ path: "submission.RoleId", rule: "REQUIRED" }] },
  ],
  [
    "bad keys",
    () => ({ RoleId: "x", ProjectId: "y" }),
    { code: "VALIDATION", fields: [{ path: "submission.ProjectId" }, { path: "submission.RoleId" }] },
  ],
  ["an unknown position", () => ({ RoleId: newId() }), { code: "NOT_FOUND", kind: "position" }],
  [
    "a position of another project",
    () => ({ RoleId: world.others.position(projectId), ProjectId: world.others.project(people.companyA) }),
    { code: "NOT_FOUND", kind: "position" },
  ],
  [
    "texts that are no such",
    () => ({ RoleId: world.others.position(projectId), Comments: "x".repeat(2_001), Website: "ftp://x" }),
    { code: "VALIDATION", fields: [{ path: "submission.Comments" }, { path: "submission.Website" }] },
  ],
  [
    "a ClientKey that is none",
    () => ({ RoleId: world.others.position(projectId), ClientKey: "mine" }),
    { code: "VALIDATION", fields: [{ path: "submission.ClientKey" }] },
  ],
  [
    "another talent",
    () => ({ RoleId: world.others.position(projectId), UserId: newId() }),
    { code: "FORBIDDEN", rule: "OWNERSHIP" },
  ],
])("bad input, %s, is refused and leaves nothing", async (_name, input, extensions) => {
  const person = talent();
  const answer = await submit(person, input(person));
  expect(answer.errors[0]?.extensions).toMatchObject(extensions);
  const list = await world.execute<{ getUserSubmissions: unknown[] }>(
    person,
    `{ getUserSubmissions(criteria: {}) { SK } }`,
  );
  expect(list.data.getUserSubmissions).toEqual([]);
});

test("an unavailable projects service does not hide a position that casting knows", async () => {
  const known = world.others.position(projectId);
  expect((await submit(talent(), { RoleId: known })).errors).toEqual([]);
  const unknown = world.others.position(projectId);
  world.others.away.add("projects");
  try {
    expect((await submit(talent(), { RoleId: known })).errors).toEqual([]);
    const answer = await submit(talent(), { RoleId: unknown });
    expect(answer.errors[0]?.extensions).toMatchObject({ code: "UNAVAILABLE", dependency: "projects" });
  } finally {
    world.others.away.delete("projects");
  }
});

test("without identity the submission is accepted, and the name is filled in when identity responds", async () => {
  const person = talent();
  world.others.members.set(person.userId, {
    id: person.userId,
    firstName: "Ayşe",
    lastName: "Işık",
    version: 1n,
  });
  world.others.away.add("identity");
  const answer = await submit(person, { RoleId: world.others.position(projectId) });
  const named = () =>
    world.execute<{ getUserSubmissions: { Data: { FirstName: string | null } }[] }>(
      person,
      `{ getUserSubmissions(criteria: {}) { Data { FirstName } } }`,
    );
  const before = await named();
  world.others.away.delete("identity");
  expect([answer.errors, before.errors]).toEqual([[], []]);
  expect(before.data.getUserSubmissions[0]?.Data.FirstName).toBeNull();
  expect((await named()).data.getUserSubmissions[0]?.Data.FirstName).toBe("Ayşe");
});

test("withdrawing a booking that was announced needs a reason", async () => {
  const person = talent();
  const record = (await submit(person, { RoleId: world.others.position(projectId) })).data.submitToPosition;
  const book = await world.execute(
    people.producerOwner,
    `mutation($pk: ID!, $sk: ID!, $u: ID!) { projectSubmissionBookResponse(PK: $pk, SK: $sk, UserId: $u, Booked: true) { Status } }`,
    { pk: record.PK, sk: record.SK, u: person.userId },
  );
  expect(book.errors).toEqual([]);
  const sent = { ...record, talent: person };
  const isAnnounced = async () =>
    (await callsOf(world).read(person, sent, "BookingStatus"))["BookingStatus"] === "Booked";
  await waitFor("the announcement", isAnnounced);
  expect((await withdraw(person, record)).errors[0]?.extensions).toMatchObject({
    code: "VALIDATION",
    fields: [{ path: "reason", rule: "REQUIRED" }],
  });
  expect((await withdraw(person, record, "Ill")).data.withdrawSubmission.Data.BookingStatus).toBe(
    "Withdrawn",
  );
});
