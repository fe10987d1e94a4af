import { draftEvent, type EventSchema } from "@callboard/bus/event.ts";
import type { MessageInitShape } from "@bufbuild/protobuf";
import { newId } from "@callboard/kit/ids.ts";
import {
  AuditionCancelledSchema,
  AuditionConfirmedSchema,
  AuditionRequestedSchema,
  OfferMadeSchema,
  SubmissionAnnouncedSchema,
  SubmissionReleasedSchema,
} from "@callboard/proto/casting/v1/events_pb.ts";
import { ScheduleChangedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { startMessaging } from "../messaging-fixture.ts";

const companyId = newId();
const agent = member({ roles: ["Agent"] });
const talent = member({ roles: ["Talent"] });
const producer = member({ roles: ["Production"], organisationId: companyId });
let system: Awaited<ReturnType<typeof startMessaging>>;
beforeAll(async () => {
  system = await startMessaging(
    [
      { member: talent, agentIds: [agent.userId], language: "tr" },
      { member: agent, language: "ar" },
      { member: producer },
    ],
    new Map(),
  );
  system.upstreams.standing = [talent.userId];
});
afterAll(() => system.stop());

const facts = { projectId: newId(), positionId: newId(), slotId: newId(), userId: talent.userId, companyId };

/** Publishes an event, and returns the files of the mails that follow, by reader. */
async function mailedAfter<S extends EventSchema>(schema: S, message: MessageInitShape<S>, count: number) {
  const from = system.mails.length;
  const draft = draftEvent(schema, message, { aggregateId: newId(), version: 1 });
  await system.bus.publish([
    { ...draft, id: newId(), occurredAt: new Date(), actorId: producer.userId, traceparent: "" },
  ]);
  const mails = await waitFor("the mails", () => {
    const sent = system.mails.slice(from);
    return sent.length === count && sent;
  });
  return new Map(mails.map(({ to, attachments = [] }) => [to.split("@")[0], attachments]));
}
const file = (reader: string, language: string) => [
  {
    fileName: "callboard.ics",
    type: "text/calendar; charset=utf-8; method=PUBLISH",
    content: `FOR:${talent.userId} ${reader} ${language}`,
  },
];
const both = [
  [talent.userId, file("talent", "tr")],
  [agent.userId, file("agent", "ar")],
] as const;

test.each([
  ["an invitation", AuditionRequestedSchema, facts],
  ["a booking, once it is announced", SubmissionAnnouncedSchema, { ...facts, status: "Booked" }],
  ["a pass, once it is announced", SubmissionAnnouncedSchema, { ...facts, status: "NotBooked" }],
  ["a release", SubmissionReleasedSchema, facts],
] as const)(
  "the mails of %s bring the entry for each reader in their language",
  async (_what, schema, message) => {
    const mailed = await mailedAfter(schema as EventSchema, message, 2);
    expect([...mailed].toSorted()).toEqual([...both].toSorted());
  },
);

test.each([
  ["confirmed", AuditionConfirmedSchema, facts],
  ["cancelled", AuditionCancelledSchema, { ...facts, cancelledBy: "company" }],
  ["declined", AuditionCancelledSchema, { ...facts, cancelledBy: "self" }],
] as const)("casting has the entry of an audition that is %s as well", async (_what, schema, message) => {
  const mailed = await mailedAfter(schema as EventSchema, message, 3);
  expect([...mailed].toSorted()).toEqual(
    [...both, [producer.userId, file("casting", "en")] as const].toSorted(),
  );
});

test("the mail of a moved time brings its entry, which is that of the slot", async () => {
  const { positionId: _position, userId: _user, ...project } = facts;
  system.upstreams.calendarFiles.length = 0;
  const mailed = await mailedAfter(ScheduleChangedSchema, { ...project, movedSlotIds: [facts.slotId] }, 2);
  expect([...mailed].toSorted()).toEqual([...both].toSorted());
  expect(system.upstreams.calendarFiles).toEqual([{ positionId: "", slotId: facts.slotId, readers: 2 }]);
});

test("the mails of an offer bring none, and casting is not called for them", async () => {
  system.upstreams.calendarFiles.length = 0;
  const mailed = await mailedAfter(OfferMadeSchema, facts, 2);
  expect([...mailed.values()]).toEqual([[], []]);
  expect(system.upstreams.calendarFiles).toEqual([]);
});
