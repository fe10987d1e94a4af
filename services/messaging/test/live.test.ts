import { draftEvent } from "@callboard/bus/event.ts";
import { newId } from "@callboard/kit/ids.ts";
import {
  AuditionPlacesChangedSchema,
  AuditionRequestedSchema,
  GroupMembersChangedSchema,
  SubmissionCreatedSchema,
} from "@callboard/proto/casting/v1/events_pb.ts";
import { UserAgentUnlinkedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { listen } from "./event-stream.ts";
import { startMessaging } from "./messaging-fixture.ts";

const company = newId();
const talent = member({ roles: ["Talent"] });
const agent = member({ roles: ["Agent"], representedIds: [talent.userId] });
const producer = member({ roles: ["Production"], organisationId: company });
const rival = member({ roles: ["Production"], organisationId: newId() });

let system: Awaited<ReturnType<typeof startMessaging>>;
beforeAll(async () => {
  system = await startMessaging(
    [
      { member: talent, agentIds: [agent.userId], language: "tr" },
      { member: agent },
      { member: producer },
      { member: rival },
    ],
    new Map(),
  );
});
afterAll(() => system.stop());

const submission = () => ({
  projectId: newId(),
  positionId: newId(),
  userId: talent.userId,
  companyId: company,
  submissionId: newId(),
});
async function publish(draft: ReturnType<typeof draftEvent>, id = newId()): Promise<void> {
  await system.bus.publish([{ ...draft, id, occurredAt: new Date(), actorId: null, traceparent: "" }]);
}
async function anHourPasses(): Promise<void> {
  const client = new pg.Client({ connectionString: system.databaseUrl });
  await client.connect();
  await client.query("update live_event set created_at = created_at - interval '1 hour'");
  await client.end();
}
const about = () => ({ aggregateId: newId(), version: 1 });
const ready = (stream: Awaited<ReturnType<typeof listen>>) =>
  waitFor("the stream", () => stream.received.some(({ type }) => type === "ready"));

test("a submission is sent to the company, the talent and the agent, and to nobody else", async () => {
  const streams = await Promise.all(
    [talent, agent, producer, rival].map((actor) => listen(system.url, system.keys, actor)),
  );
  await Promise.all(streams.map(ready));
  const facts = submission();
  await publish(draftEvent(SubmissionCreatedSchema, facts, about()));
  const group = { ...facts, groupId: "GROUP#1", addedUserIds: [facts.userId] };
  await publish(draftEvent(GroupMembersChangedSchema, group, about()));
  const named = await waitFor("the group", () =>
    streams[2]?.received.find(({ data }) => data["what"] === "groups"),
  );
  expect(named.data).toMatchObject({ positionId: facts.positionId, userId: facts.userId });
  const what = () => streams.map(({ received }) => received.flatMap(({ data }) => data["what"] ?? []));
  // Each stream is its own connection, and none waits for another.
  await waitFor("the others", () => what()[0]?.length === 1 && what()[1]?.length === 1);
  expect(what()).toEqual([["created"], ["created"], ["created", "groups"], []]);
  streams.forEach((stream) => stream.close());
});

test("a full audition time is published to those who are invited to it and their agents, and to nobody else", async () => {
  const streams = await Promise.all(
    [talent, agent, producer, rival].map((actor) => listen(system.url, system.keys, actor)),
  );
  await Promise.all(streams.map(ready));
  const { projectId } = submission();
  const filled = { projectId, slotId: newId(), full: true, userIds: [talent.userId, newId()] };
  await publish(draftEvent(AuditionPlacesChangedSchema, filled, about()));
  const last = { ...submission(), userId: newId() };
  await publish(draftEvent(SubmissionCreatedSchema, last, about()));
  const dataOf = ({ received }: (typeof streams)[number]) =>
    received.map(({ data }) => data).filter((data) => data["projectId"] === projectId);
  await waitFor("what follows", () =>
    streams[2]?.received.some(({ data }) => data["projectId"] === last.projectId),
  );
  const expected = [{ projectId, what: "places" }];
  await waitFor("both", () => streams.slice(0, 2).every((stream) => dataOf(stream).length === 1));
  expect(streams.map(dataOf)).toEqual([expected, expected, [], []]);
  streams.forEach((stream) => stream.close());
});

test("a stream resumes after what it received last, nothing lost and nothing twice", async () => {
  const first = await listen(system.url, system.keys, producer);
  await ready(first);
  const seen = submission();
  await publish(draftEvent(SubmissionCreatedSchema, seen, about()));
  // Events of another test may still be on their way to the stream.
  await waitFor("the first", () => first.received.some(({ data }) => data["projectId"] === seen.projectId));
  const last = first.received.at(-1)?.id ?? "";
  first.close();
  const missed = [submission(), submission()];
  for (const facts of missed) await publish(draftEvent(SubmissionCreatedSchema, facts, about()));
  const second = await listen(system.url, system.keys, producer, { last });
  await waitFor(
    "what was missed",
    () => second.received.filter(({ type }) => type === "submission.changed").length === 2,
  );
  expect(second.received.flatMap(({ data }) => data["projectId"] ?? [])).toEqual(
    missed.map(({ projectId }) => projectId),
  );
  second.close();
});

test("a first stream makes up for what happened since its page was loaded, and for nothing before", async () => {
  const facts = submission();
  const before = await listen(system.url, system.keys, producer);
  await publish(draftEvent(SubmissionCreatedSchema, facts, about()));
  const isNotified = ({ received }: typeof before) =>
    received.some(({ data }) => data["positionId"] === facts.positionId);
  await waitFor("the event", () => isNotified(before));
  before.close();
  const loaded = await listen(system.url, system.keys, producer, { missedMs: 120_000 });
  await ready(loaded);
  expect(isNotified(loaded)).toBe(true);
  loaded.close();
  await anHourPasses();
  const later = await listen(system.url, system.keys, producer, { missedMs: 120_000 });
  await ready(later);
  expect(isNotified(later)).toBe(false);
  later.close();
});

test("an agent whose link ended loses the stream at once", async () => {
  const stream = await listen(system.url, system.keys, agent);
  await ready(stream);
  await publish(
    draftEvent(
      UserAgentUnlinkedSchema,
      { linkId: newId(), talentId: talent.userId, agentId: agent.userId },
      about(),
    ),
  );
  await stream.ended;
  expect(stream.received.at(-1)?.type).not.toBe("submission.changed");
});

test("an audition is mailed once to talent and agent, in the talent's language", async () => {
  const id = newId();
  const draft = draftEvent(AuditionRequestedSchema, { ...submission(), slotId: newId() }, about());
  await publish(draft, id);
  await publish(draft, id);
  const of = (person: { userId: string }) =>
    system.mails.filter(({ to, kind }) => kind === "audition-requested" && to.startsWith(person.userId));
  await waitFor("both mails", () => of(talent).length > 0 && of(agent).length > 0);
  expect(of(talent).map(({ subject }) => subject)).toEqual(["Captain, The Long Night için seçme daveti"]);
  expect(of(agent)).toHaveLength(1);
});

test("a stream needs a member", async () => {
  const token = await system.keys.tokenFor({ kind: "guest" });
  const guest = await fetch(`${system.url}/api/stream`, { headers: { authorization: `Bearer ${token}` } });
  expect(guest.status).toBe(401);
  const nobody = await fetch(`${system.url}/api/stream`);
  expect(nobody.status).toBe(401);
});
