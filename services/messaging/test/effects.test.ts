import { draftEvent } from "@callboard/bus/event.ts";
import { newId } from "@callboard/kit/ids.ts";
import {
  AuditionCancelledSchema,
  AuditionRequestedSchema,
  SubmissionAnnouncedSchema,
  SubmissionBookedSchema,
  SubmissionCreatedSchema,
  SubmissionNotBookedSchema,
  SubmissionStatusChangedSchema,
} from "@callboard/proto/casting/v1/events_pb.ts";
import { UserProfileUpdatedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { ProjectDeniedSchema, ProjectUpdatedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { listen } from "./event-stream.ts";
import { startMessaging } from "./messaging-fixture.ts";

const company = newId();
const talent = member({ roles: ["Talent"] });
const agent = member({ roles: ["Agent"], representedIds: [talent.userId] });
const suspended = member({ roles: ["Agent"], representedIds: [talent.userId], suspended: true });
const unregistered = member({ roles: ["Talent"], registered: false });
const producer = member({ roles: ["Production"], organisationId: company });

let system: Awaited<ReturnType<typeof startMessaging>>;
let database: pg.Client;
beforeAll(async () => {
  system = await startMessaging(
    [
      { member: talent, agentIds: [agent.userId, suspended.userId] },
      { member: agent },
      { member: suspended },
      { member: unregistered },
      { member: producer },
    ],
    new Map(),
  );
  database = new pg.Client({ connectionString: system.databaseUrl });
  await database.connect();
});
afterEach(() => {
  system.upstreams.identityIsDown = false;
});
afterAll(async () => {
  await database.end();
  await system.stop();
});

const about = () => ({ aggregateId: newId(), version: 1 });
const submission = (userId = talent.userId) => ({
  projectId: newId(),
  positionId: newId(),
  userId,
  companyId: company,
  submissionId: newId(),
});
async function publish(draft: ReturnType<typeof draftEvent>, id = newId()): Promise<string> {
  await system.bus.publish([{ ...draft, id, occurredAt: new Date(), actorId: null, traceparent: "" }]);
  return id;
}
const queuedFor = async (eventId: string): Promise<string[]> => {
  const { rows } = await database.query<{ key: string }>("select key from mail where key like $1", [
    `${eventId}:%`,
  ]);
  return rows.map(({ key }) => key.split(":")[1] ?? "");
};

test("with identity unavailable, live events do not wait for mails, and the mail leaves when identity is back", async () => {
  const stream = await listen(system.url, system.keys, producer);
  await waitFor("the stream", () => stream.received.some(({ type }) => type === "ready"));
  system.upstreams.identityIsDown = true;
  const booked = await publish(draftEvent(SubmissionBookedSchema, submission(), about()));
  const facts = submission();
  await publish(draftEvent(SubmissionCreatedSchema, facts, about()));
  await publish(
    draftEvent(ProjectUpdatedSchema, { projectId: facts.projectId, companyId: company }, about()),
  );
  // Identity does not respond until all have arrived.
  await waitFor("all live events", () => stream.received.filter(({ type }) => type !== "ready").length >= 3);
  expect(stream.received.flatMap(({ data }) => data["what"] ?? [])).toEqual(["booked", "created", "updated"]);
  expect(await queuedFor(booked)).toEqual([]);
  system.upstreams.identityIsDown = false;
  const isMailed = async () => (await queuedFor(booked)).length === 2;
  await waitFor("the mails", isMailed, 60_000);
  stream.close();
});

test("a name that changed reaches browsers once it can be read here", async () => {
  const stream = await listen(system.url, system.keys, talent);
  await waitFor("the stream", () => stream.received.some(({ type }) => type === "ready"));
  const profile = (fields: string[]) =>
    publish(draftEvent(UserProfileUpdatedSchema, { userId: talent.userId, fields }, about()));
  await profile(["FirstName"]);
  await waitFor("the name", () => stream.received.some(({ type }) => type === "member.changed"));
  const { rows } = await database.query("select first_name from person where user_id = $1", [talent.userId]);
  expect(rows).toEqual([{ first_name: "Ada" }]);
  await profile(["Bio"]);
  await waitFor(
    "another field",
    () => stream.received.filter(({ type }) => type === "member.changed").length === 2,
  );
  stream.close();
});

test("nobody who is suspended, or not registered, is mailed", async () => {
  const request = (userId?: string) =>
    publish(draftEvent(AuditionRequestedSchema, { ...submission(userId), slotId: newId() }, about()));
  const toUnregistered = await request(unregistered.userId);
  const id = await request();
  await waitFor("the mails", async () => (await queuedFor(id)).length > 0);
  expect((await queuedFor(id)).toSorted()).toEqual([talent.userId, agent.userId].toSorted());
  expect(await queuedFor(toUnregistered)).toEqual([]);
});

test("what the service handled before its effects had consumers of their own is not mailed again", async () => {
  const before = newId();
  await database.query("insert into inbox (consumer, event_id) values ('messaging', $1)", [before]);
  const draft = draftEvent(AuditionRequestedSchema, { ...submission(), slotId: newId() }, about());
  await publish(draft, before);
  const after = await publish(draft);
  await waitFor("the mails of the next", async () => (await queuedFor(after)).length === 2);
  expect(await queuedFor(before)).toEqual([]);
});

test("a booking is mailed and shown to the talent's side once it is announced, and one that is not never", async () => {
  const streams = await Promise.all(
    [talent, agent, producer].map((actor) => listen(system.url, system.keys, actor)),
  );
  for (const stream of streams)
    await waitFor("the stream", () => stream.received.some(({ type }) => type === "ready"));
  const facts = submission();
  const booked = await publish(
    draftEvent(SubmissionBookedSchema, { ...facts, announcedLater: true }, about()),
  );
  const passed = await publish(
    draftEvent(SubmissionNotBookedSchema, { ...facts, announcedLater: true }, about()),
  );
  const back = { ...facts, from: "Booked", to: "Selected", companyOnly: true };
  await publish(draftEvent(SubmissionStatusChangedSchema, back, about()));
  const draft = draftEvent(SubmissionAnnouncedSchema, { ...facts, status: "NotBooked" }, about());
  const announced = await publish(draft);
  // The relay may publish it twice if its process dies.
  await publish(draft, announced);
  const last = await publish(draftEvent(AuditionRequestedSchema, { ...facts, slotId: newId() }, about()));
  await waitFor("the last mails", async () => (await queuedFor(last)).length === 2);
  // Events of other tests about other positions may still arrive.
  const whatOf = ({ received }: (typeof streams)[number]) =>
    received.flatMap(({ data }) => (data["positionId"] === facts.positionId ? (data["what"] ?? []) : []));
  for (const stream of streams) await waitFor("the last", () => whatOf(stream).at(-1) === "audition");
  expect(streams.map(whatOf)).toEqual([
    ["not-booked", "audition"],
    ["not-booked", "audition"],
    ["booked", "not-booked", "status", "not-booked", "audition"],
  ]);
  expect([await queuedFor(booked), await queuedFor(passed)]).toEqual([[], []]);
  expect((await queuedFor(announced)).toSorted()).toEqual([talent.userId, agent.userId].toSorted());
  const { rows } = await database.query("select distinct kind from mail where key like $1", [
    `${announced}:%`,
  ]);
  expect(rows).toEqual([{ kind: "not-booked" }]);
  streams.forEach((stream) => stream.close());
});

test("a mail is written for who reads it: role, client, time with its zone, deadline and one action", async () => {
  const facts = submission();
  const slotId = newId();
  await publish(draftEvent(AuditionRequestedSchema, { ...facts, slotId }, about()));
  const cancelled = { ...facts, slotId, cancelledBy: "self" };
  await publish(draftEvent(AuditionCancelledSchema, cancelled, about()));
  const mailTo = (reader: { readonly userId: string }, subject: string) =>
    waitFor(`the mail to ${reader.userId}`, () =>
      system.mails.find(
        ({ to, subject: of, text }) =>
          to.startsWith(reader.userId) && of === subject && text.includes(facts.positionId),
      ),
    );
  const toTalent = await mailTo(talent, "Audition request for Captain, The Long Night");
  const link = `http://localhost/project-submissions?open=${facts.positionId}~${talent.userId}`;
  expect(toTalent.text).toBe(`Hello Ada,

You have an audition request for The Long Night. Open it to confirm or decline.

Project: The Long Night
Role: Captain
Company: Marsh Lane Pictures
Time: Tuesday, December 1, 2026 at 10:00 AM Pacific Standard Time
Length: 15 minutes
Place: Shown once the audition is confirmed
Respond by: Monday, November 30, 2026 at 10:00 AM Pacific Standard Time

Respond:
${link}

--
You get this email because you have a Callboard account as talent.
Choose what we send you:
http://localhost/profile?tab=notices
`);
  expect(toTalent.html).toContain(`<a href="${link}"`);
  const toAgent = await mailTo(agent, "Audition request for Ada Test: Captain, The Long Night");
  expect(toAgent.text).toContain("Client: Ada Test\n");
  const toCompany = await mailTo(producer, "Audition declined: Ada Test for Captain, The Long Night");
  expect(toCompany.text).toContain("Performer: Ada Test\n");
  expect(toCompany.text).not.toContain("Respond by");
  expect(toCompany.text).toContain(
    `http://localhost/position-submission/${talent.userId}/${facts.positionId}`,
  );
});

test.each([
  ["denied", false, "project-denied"],
  ["taken down", true, "project-taken-down"],
])("a project that is %s is mailed to its company", async (_what, takenDown, kind) => {
  const denied = { projectId: newId(), companyId: company, takenDown };
  const id = await publish(draftEvent(ProjectDeniedSchema, denied, about()));
  await waitFor("the mail", async () => (await queuedFor(id)).length === 1);
  const { rows } = await database.query("select kind from mail where key like $1", [`${id}:%`]);
  expect(rows).toEqual([{ kind }]);
});
