import { newId } from "@callboard/kit/ids.ts";
import { readEvent } from "@callboard/bus/event.ts";
import {
  GroupMembersChangedSchema,
  SubmissionBookedSchema,
  SubmissionReleasedSchema,
  SubmissionStatusChangedSchema,
} from "@callboard/proto/casting/v1/events_pb.ts";
import { ProjectClosedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { untilAnswered } from "@callboard/testkit/until-answered.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { companyStage } from "./company-stage.ts";
import { requestCallsOf } from "./request-calls.ts";
import { facts, type Sent } from "./submission-calls.ts";

// Disables automatic announcements for the duration of the tests.
const stage = companyStage({ ANNOUNCE_SWEEP_MS: String(3_600_000) });

const release: ReturnType<typeof requestCallsOf>["release"] = (...call) =>
  requestCallsOf(stage.world).release(...call);
const position = (quantity: number) => stage.world.others.position(stage.projectId, { quantity });
/** The names of the events about a record, once the given one has arrived. */
async function eventsOf(needle: string, last: string): Promise<string[]> {
  const about = () =>
    stage.world.published
      .filter(({ payload }) => Buffer.from(payload).includes(needle))
      .map(({ subject }) => subject.split(".").slice(2, 4).join("."));
  return waitFor(`the event ${last}`, () => about().at(-1) === last && about());
}

test("of fifty bookings at once on a quantity of three, three succeed", async () => {
  const positionId = position(3);
  const sent: Sent[] = [];
  while (sent.length < 50) sent.push(await stage.calls.send(positionId));
  const errors = await Promise.all(
    sent.map((one) => untilAnswered(() => stage.calls.book(stage.producer, one))),
  );
  const booked = errors.filter((error) => error.length === 0);
  expect(booked).toHaveLength(3);
  expect(new Set(errors.flatMap((error) => error.map(({ extensions }) => extensions.rule)))).toEqual(
    new Set(["POSITION_FILLED"]),
  );
  const list = await stage.world.execute<{ getPositionSubmissions: { Total: number } }>(
    stage.producer,
    `query($r: ID!) { getPositionSubmissions(criteria: { RoleId: $r, Status: ["Booked"] }) { Total } }`,
    { r: positionId },
  );
  expect(list.data.getPositionSubmissions.Total).toBe(3);
});

test("booking, booking again, releasing: counts and one event each", async () => {
  const positionId = position(1);
  const [first, second] = [await stage.calls.send(positionId), await stage.calls.send(positionId)];
  expect(await stage.calls.book(stage.producer, first)).toEqual([]);
  expect(await stage.calls.book(stage.producer, first)).toEqual([]);
  expect(facts(await stage.calls.book(stage.producer, second))).toMatchObject({
    code: "CONFLICT",
    rule: "POSITION_FILLED",
    max: 1,
  });
  // The old operations carry neither a reason nor terms.
  for (const refused of [
    await stage.calls.book(stage.producer, first, false),
    await stage.calls.set(stage.producer, first, "Released"),
  ])
    expect([facts(refused), refused[0]?.message]).toEqual([
      expect.objectContaining({ code: "CONFLICT", rule: "ILLEGAL_TRANSITION", state: "Booked" }),
      expect.stringContaining("releaseSubmission"),
    ]);
  const why = { Reason: "Recast.", CancellationTerms: "Half of the fee." };
  for (const _ of ["once", "again"]) expect(await release(stage.producer, first, why)).toEqual([]);
  expect(await stage.calls.book(stage.producer, second)).toEqual([]);
  expect(await stage.calls.read(stage.producer, first, "BookingStatus Booked")).toEqual({
    BookingStatus: "Released",
    Booked: false,
  });
  expect(await stage.calls.read(stage.producer, second, "BookingStatus Booked")).toEqual({
    BookingStatus: "Booked",
    Booked: true,
  });
  const events = await eventsOf(first.talent.userId, "submission.released");
  expect(events).toEqual(["submission.created", "submission.booked", "submission.released"]);
  const of = (name: string) =>
    stage.world.published.find(
      ({ subject, payload }) => subject.includes(name) && Buffer.from(payload).includes(first.talent.userId),
    )!;
  expect(readEvent(SubmissionBookedSchema, of("booked"))).toMatchObject({ bookedCount: 1, quantity: 1 });
  expect(readEvent(SubmissionReleasedSchema, of("released"))).toMatchObject({ bookedCount: 0, quantity: 1 });
});

test("declining one who was promised nothing is NotBooked", async () => {
  const sent = await stage.calls.send(position(1));
  expect(await stage.calls.book(stage.producer, sent, false)).toEqual([]);
  expect(await stage.calls.read(stage.producer, sent, "BookingStatus")).toEqual({
    BookingStatus: "NotBooked",
  });
  expect(facts(await stage.calls.book(stage.producer, sent))).toMatchObject({
    rule: "ILLEGAL_TRANSITION",
    state: "NotBooked",
    to: "Booked",
  });
});

test("withdrawing a booking frees the position", async () => {
  const positionId = position(1);
  const [first, second] = [await stage.calls.send(positionId), await stage.calls.send(positionId)];
  await stage.calls.book(stage.producer, first);
  await stage.world.execute(
    first.talent,
    `mutation($pk: ID!, $sk: ID!) { withdrawSubmission(pK: $pk, sK: $sk, reason: "Ill") { SK } }`,
    { pk: first.PK, sk: first.SK },
  );
  expect(await stage.calls.book(stage.producer, second)).toEqual([]);
  expect(facts(await stage.calls.book(stage.producer, first))).toMatchObject({
    rule: "ILLEGAL_TRANSITION",
    state: "Withdrawn",
  });
});

test("a word moves the submission, once, and shows who looked when", async () => {
  const sent = await stage.calls.send(position(1));
  expect(await stage.calls.set(stage.producer, sent, "Viewed")).toEqual([]);
  expect(await stage.calls.set(stage.producer, sent, "Viewed")).toEqual([]);
  expect(await stage.calls.set(stage.producer, sent, "Selected")).toEqual([]);
  expect(
    await stage.calls.read(
      sent.talent,
      sent,
      "BookingStatus ViewedAt Version History { From To } Groups { Name }",
    ),
  ).toEqual({
    BookingStatus: "Selected",
    ViewedAt: expect.stringMatching(/Z$/),
    Version: 3,
    History: [
      { From: null, To: "Submitted" },
      { From: "Submitted", To: "Viewed" },
      { From: "Viewed", To: "Selected" },
    ],
    Groups: null,
  });
  const events = await waitFor("the events", () => {
    const found = stage.world.published.filter(({ payload }) =>
      Buffer.from(payload).includes(sent.talent.userId),
    );
    return found.length === 3 && found;
  });
  expect(events.map(({ version }) => version)).toEqual([1, 2, 3]);
  expect(readEvent(SubmissionStatusChangedSchema, events[2]!)).toMatchObject({
    from: "Viewed",
    to: "Selected",
  });
});

test.each([
  ["Withdrawn", { code: "VALIDATION", fields: [{ path: "status", rule: "CATALOG" }] }],
  ["Offered", { code: "VALIDATION", fields: [{ path: "status", rule: "CATALOG" }] }],
  ["Hold", { code: "VALIDATION", fields: [{ path: "status", rule: "CATALOG" }] }],
  ["", { code: "VALIDATION", fields: [{ path: "status", rule: "CATALOG" }] }],
  ["Callback", { code: "CONFLICT", rule: "ILLEGAL_TRANSITION", state: "Submitted", to: "Callback" }],
])("the word %s is refused and changes nothing", async (word, extensions) => {
  const sent = await stage.calls.send(position(1));
  expect(facts(await stage.calls.set(stage.producer, sent, word))).toMatchObject(extensions);
  expect(await stage.calls.read(stage.producer, sent, "BookingStatus Version")).toEqual({
    BookingStatus: "Submitted",
    Version: 1,
  });
});

test("in a closed project nothing moves any more", async () => {
  const sent = await stage.calls.send(position(1));
  stage.world.others.projects.set(stage.projectId, {
    ...stage.world.others.projects.get(stage.projectId),
    status: "Closed",
    version: 2n,
  });
  await stage.world.receive(ProjectClosedSchema, {
    projectId: stage.projectId,
    companyId: stage.people.companyA,
  });
  const refused = await waitFor("casting heard that the project is closed", async () =>
    facts(await stage.calls.request(stage.producer, sent, null, { Message: newId() })),
  );
  expect(refused).toMatchObject({ code: "CONFLICT", rule: "ILLEGAL_TRANSITION", state: "Closed" });
  expect(facts(await stage.calls.book(stage.producer, sent))).toMatchObject({ state: "Closed" });
  expect(await stage.calls.read(stage.producer, sent, "ViewerCan")).toEqual({
    ViewerCan: ["saveNote", "deleteNote", "deleteBookingGroupUser"],
  });
  expect(await stage.calls.read(sent.talent, sent, "ViewerCan")).toEqual({
    ViewerCan: ["withdrawSubmission"],
  });
});

describe("groups", () => {
  it("the first mark selects; the talent never learns of groups", async () => {
    const sent = await stage.calls.send(position(1));
    expect(await stage.calls.addToGroup(stage.producer, sent, "GROUP#1")).toEqual([]);
    expect(await stage.calls.addToGroup(stage.producer, sent, "GROUP#1")).toEqual([]);
    expect(await stage.calls.addToGroup(stage.producer, sent, "4")).toEqual([]);
    expect(await stage.calls.read(stage.producer, sent, "BookingStatus Groups { GroupId Name }")).toEqual({
      BookingStatus: "Selected",
      Groups: [
        { GroupId: "GROUP#1", Name: "First choice" },
        { GroupId: "GROUP#4", Name: "Callback" },
      ],
    });
    expect(await stage.calls.read(sent.talent, sent, "Groups { Name } OtherRoles { Name }")).toEqual({
      Groups: null,
      OtherRoles: null,
    });
  });

  it("taking out keeps the state; out of it already: nothing happens", async () => {
    const sent = await stage.calls.send(position(1));
    await stage.calls.addToGroup(stage.producer, sent, "GROUP#2");
    expect(await stage.calls.removeFromGroup(stage.producer, sent, "GROUP#2")).toEqual([]);
    expect(await stage.calls.removeFromGroup(stage.producer, sent, "GROUP#2")).toEqual([]);
    expect(await stage.calls.read(stage.producer, sent, "BookingStatus Groups { GroupId }")).toEqual({
      BookingStatus: "Selected",
      Groups: [],
    });
    const events = await waitFor("both events", () => {
      const found = stage.world.published.filter(
        ({ subject, payload }) =>
          subject.includes("group.members") && Buffer.from(payload).includes(sent.talent.userId),
      );
      return found.length === 2 && found;
    });
    expect(events.map(({ version }) => version)).toEqual([1, 2]);
    expect(readEvent(GroupMembersChangedSchema, events[1]!)).toMatchObject({
      groupId: "2",
      removedUserIds: [sent.talent.userId],
    });
  });

  it.each([
    ["GROUP#6", { code: "VALIDATION", fields: [{ path: "GroupId", rule: "KEY" }] }],
    ["GROUP#01890a5d-ac96-774b-bcce-b302099a8057", { code: "NOT_FOUND", kind: "group" }],
  ])("the group %s is refused", async (group, extensions) => {
    const sent = await stage.calls.send(position(1));
    expect(facts(await stage.calls.addToGroup(stage.producer, sent, group))).toMatchObject(extensions);
  });
});
