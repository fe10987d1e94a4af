import { draftEvent } from "@callboard/bus/event.ts";
import { newId } from "@callboard/kit/ids.ts";
import {
  AuditionConfirmedSchema,
  AuditionRequestedSchema,
  OfferMadeSchema,
  RequestAnsweredSchema,
} from "@callboard/proto/casting/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { startMessaging } from "../messaging-fixture.ts";

const companyId = newId();
const talent = member({ roles: ["Talent"] });
const agent = member({ roles: ["Agent"] });
const producer = member({ roles: ["Production"], organisationId: companyId });
const positionId = newId();
let system: Awaited<ReturnType<typeof startMessaging>>;
let database: pg.Client;
beforeAll(async () => {
  system = await startMessaging(
    [
      { member: talent, firstName: "Maya", agentIds: [agent.userId] },
      { member: agent },
      { member: producer },
    ],
    new Map(),
  );
  system.upstreams.talentZone = "Europe/Istanbul";
  database = new pg.Client({ connectionString: system.databaseUrl });
  await database.connect();
  await database.query("insert into notification_setting (user_id, zone) values ($1, 'Asia/Dubai')", [
    agent.userId,
  ]);
});
afterAll(async () => {
  await database.end();
  await system.stop();
});
beforeEach(() => void system.mails.splice(0));

type Schema =
  | typeof AuditionRequestedSchema
  | typeof AuditionConfirmedSchema
  | typeof OfferMadeSchema
  | typeof RequestAnsweredSchema;

/** The mails of an event by their reader, once as many as expected have arrived. */
async function mailsOf(schema: Schema, count: number) {
  const facts = {
    projectId: newId(),
    positionId,
    userId: talent.userId,
    companyId,
    submissionId: newId(),
    slotId: newId(),
    requestId: newId(),
  };
  const draft = draftEvent(schema, facts as never, { aggregateId: newId(), version: 1 });
  await system.bus.publish([
    { ...draft, id: newId(), occurredAt: new Date(), actorId: null, traceparent: "" },
  ]);
  await waitFor("the mails", () => system.mails.length === count);
  const to = (who: typeof talent) => system.mails.find((mail) => mail.to.startsWith(who.userId));
  return { talent: to(talent), agent: to(agent), producer: to(producer) };
}

const PAGE = `http://localhost/project-submissions?open=${positionId}~${talent.userId}`;

test("an audition request says when in each reader's zone, how long and until when", async () => {
  const { talent: own, agent: agents } = await mailsOf(AuditionRequestedSchema, 2);
  expect(own?.subject).toBe("Audition request for Captain, The Long Night");
  for (const said of [
    "Tuesday, December 1, 2026 at 9:00 PM Türkiye Standard Time",
    "Tuesday, December 1, 2026 at 10:00 AM Pacific Standard Time there",
    "Length: 15 minutes",
    "Respond by: Monday, November 30, 2026 at 9:00 PM Türkiye Standard Time",
    "Place: Shown once the audition is confirmed",
    PAGE,
  ])
    expect(own?.text).toContain(said);
  expect(own?.text).not.toContain("Studio 4");
  expect(agents?.text).toContain("Tuesday, December 1, 2026 at 10:00 PM Gulf Standard Time");
  expect(agents?.text).toContain("Client: Maya Test");
  expect(agents?.text).toContain(PAGE);
});

test("a confirmed audition says where, and its mails are of one thread with the request", async () => {
  const { talent: own, producer: casting } = await mailsOf(AuditionConfirmedSchema, 3);
  for (const mail of [own, casting]) {
    expect(mail?.text).toContain("Place: Studio 4, Marsh Lane");
    expect(mail?.text).toContain("Video call: https://call.example/42");
    expect(mail?.thread).toBe(`submission:${positionId}:${talent.userId}`);
  }
  expect(casting?.text).toContain(`http://localhost/position-submission/${talent.userId}/${positionId}`);
});

test("an offer says its days, fee, terms and deadline; the response says what was responded", async () => {
  const { talent: own } = await mailsOf(OfferMadeSchema, 2);
  for (const said of [
    "Days: Dec 14 – 15, 2026",
    "Fee: $1,200 per day",
    "Use and terms: Travel and hotel paid",
    "Respond by: Monday, November 30, 2026 at 9:00 PM Türkiye Standard Time",
  ])
    expect(own?.text).toContain(said);
  system.mails.splice(0);
  const { producer: casting } = await mailsOf(RequestAnsweredSchema, 1);
  expect(casting?.text).toContain("Response: Available with a condition");
});
