import pg from "pg";
import type { Actor } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { callsOf, facts, type Sent } from "../submission-calls.ts";
import { requestCallsOf } from "../request-calls.ts";

let world: World;
let people: ReturnType<typeof createPeople>;
let calls: ReturnType<typeof callsOf>;
let requests: ReturnType<typeof requestCallsOf>;
let producer: Actor;
let projectId: string;

beforeAll(async () => {
  // Whoever is behind is notified at once.
  world = await openWorld({ CALL_BACK_MS: "0" });
  calls = callsOf(world);
  requests = requestCallsOf(world);
});
beforeEach(() => {
  people = createPeople();
  producer = people.producerOwner;
  projectId = world.others.project(people.companyA);
});
afterAll(() => world.close());

const DAYS = ["2099-03-01", "2099-03-02"];
/** Someone in consideration for a position of the company. */
async function selected(
  quantity = 1,
  actor: Actor = producer,
  talent = member({ roles: ["Talent"] }),
): Promise<Sent> {
  const company = actor === producer ? projectId : world.others.project(people.companyB);
  const sent = await calls.send(world.others.position(company, { quantity }), talent);
  await calls.set(actor, sent, "Selected");
  return sent;
}
const REQUEST = `BookingStatus Request { Kind Status Dates Ranks { Date Rank } Fee Currency Terms Message Answer ExpiresAt
  CreateDate AnsweredAt } ViewerCan`;
const standing = async (actor: Actor, sent: Sent) =>
  (await calls.read(actor, sent, REQUEST)) as { BookingStatus: string; Request: Record<string, unknown> };
const eventsOf = (userId: string) =>
  world.published
    .filter(({ payload }) => Buffer.from(payload).includes(userId))
    .map(({ subject }) => subject.split(".").slice(2, 4).join("."));

test("an avail is asked, answered free, and keeps its days in the order of asking", async () => {
  const first = await selected();
  const second = await selected(1, people.producerOther, first.talent);
  expect(await requests.avail(producer, first, { Dates: DAYS, Kind: "Hold", Fee: 250.5 })).toEqual([]);
  expect(await requests.avail(people.producerOther, second, { Dates: [DAYS[1], "2099-03-03"] })).toEqual([]);
  expect((await standing(producer, first)).Request).toMatchObject({
    Kind: "Hold",
    Status: "Open",
    Dates: DAYS,
    Ranks: DAYS.map((Date) => ({ Date, Rank: 1 })),
    Fee: 250.5,
    Currency: "USD",
  });
  expect((await standing(people.producerOther, second)).Request["Ranks"]).toEqual([
    { Date: DAYS[1], Rank: 2 },
    { Date: "2099-03-03", Rank: 1 },
  ]);
  expect(await requests.answer(first.talent, first, "Free")).toEqual([]);
  expect(await requests.answer(first.talent, first, "Free")).toEqual([]);
  expect(await requests.answer(first.talent, first, "Conditional", "Not before noon")).toEqual([]);
  expect(await standing(first.talent, first)).toMatchObject({
    BookingStatus: "Avail",
    Request: { Status: "Conditional", Answer: "Not before noon" },
  });
  const moved = async () => (await standing(people.producerOther, second)).Request["Ranks"];
  expect(await requests.release(producer, first)).toEqual([]);
  expect(await moved()).toEqual([
    { Date: DAYS[1], Rank: 1 },
    { Date: "2099-03-03", Rank: 1 },
  ]);
  expect(await standing(producer, first)).toMatchObject({
    BookingStatus: "Released",
    Request: { Status: "Released", Ranks: [] },
  });
  const events = await waitFor("the next in line moves up", () => {
    const names = eventsOf(first.talent.userId);
    return names.includes("avail.moved_up") && names;
  });
  expect(events.filter((name) => name.startsWith("request.") || name.startsWith("avail."))).toEqual([
    "avail.requested",
    "avail.requested",
    "request.answered",
    "request.answered",
    "avail.moved_up",
  ]);
});

test("a no returns the submission to its state before, with a mark", async () => {
  const sent = await selected();
  await requests.avail(producer, sent, { Dates: DAYS });
  expect(await requests.answer(sent.talent, sent, "NotFree", "On stage")).toEqual([]);
  expect(await standing(producer, sent)).toMatchObject({
    BookingStatus: "Selected",
    Request: { Status: "NotFree", Answer: "On stage", Ranks: [] },
  });
  expect(facts(await requests.answer(sent.talent, sent, "Free"))).toMatchObject({
    code: "CONFLICT",
    rule: "NOT_REQUESTED",
  });
});

test("an offer is accepted, which books at once, once", async () => {
  const sent = await selected();
  expect(await requests.offer(producer, sent, { Terms: "Scale plus ten", Dates: DAYS, Fee: 1_000 })).toEqual(
    [],
  );
  expect(await requests.answer(sent.talent, sent, "Accept")).toEqual([]);
  expect(await requests.answer(sent.talent, sent, "Accept")).toEqual([]);
  expect(await standing(sent.talent, sent)).toMatchObject({
    BookingStatus: "Booked",
    Request: { Kind: "Offer", Status: "Accepted", Terms: "Scale plus ten" },
  });
  const names = await waitFor("the answer is told", () => {
    const all = eventsOf(sent.talent.userId);
    return all.includes("request.answered") && all;
  });
  expect(names.filter((name) => name === "submission.booked")).toHaveLength(1);
});

test("an offer for a position that is filled cannot be accepted; it can be declined", async () => {
  const positionId = world.others.position(projectId, { quantity: 1 });
  const [one, two] = [await calls.send(positionId), await calls.send(positionId)];
  for (const sent of [one, two]) {
    await calls.set(producer, sent, "Selected");
    await requests.offer(producer, sent, { Terms: "Scale" });
  }
  expect(await requests.answer(one.talent, one, "Accept")).toEqual([]);
  expect(facts(await requests.answer(two.talent, two, "Accept"))).toMatchObject({ rule: "POSITION_FILLED" });
  expect(await requests.answer(two.talent, two, "Decline", "Another job")).toEqual([]);
  expect((await standing(two.talent, two)).BookingStatus).toBe("Withdrawn");
});

test("a request that expires returns the submission to its state before and frees its days", async () => {
  const sent = await selected();
  expect(await requests.avail(producer, sent, { Dates: DAYS })).toEqual([]);
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  await client.query("update request set expires_at = now() where user_id = $1", [sent.talent.userId]);
  await client.end();
  const expired = await waitFor("it expires", async () => {
    const found = await standing(producer, sent);
    return found.BookingStatus === "Selected" && found;
  });
  expect(expired.Request).toMatchObject({ Status: "Expired", Ranks: [] });
  await waitFor("the event", () => eventsOf(sent.talent.userId).includes("request.expired"));
});

test("a repeated request replaces the open one; without dates it is for the dates of the breakdown", async () => {
  const sent = await selected();
  await requests.avail(producer, sent, { Dates: DAYS });
  await requests.offer(producer, sent, { Terms: "Scale", Dates: [DAYS[0]] });
  expect((await standing(producer, sent)).Request).toMatchObject({
    Kind: "Offer",
    Ranks: [{ Date: DAYS[0], Rank: 1 }],
  });
  const other = await selected();
  expect(await calls.set(producer, other, "Avail")).toEqual([]);
  expect((await standing(producer, other)).Request).toMatchObject({
    Kind: "Avail",
    Status: "Open",
    Dates: [],
  });
  await requests.answer(other.talent, other, "Free");
  expect(await calls.book(producer, other, false)).toEqual([]);
  expect((await standing(producer, other)).BookingStatus).toBe("Released");
});

test("a booking is released with a reason and terms", async () => {
  const sent = await selected();
  await requests.offer(producer, sent, { Terms: "Scale", Dates: DAYS });
  await requests.answer(sent.talent, sent, "Accept");
  expect(facts(await requests.release(producer, sent))).toMatchObject({
    fields: [{ path: "release.Reason" }],
  });
  expect(facts(await requests.release(producer, sent, { Reason: "Recast" }))).toMatchObject({
    fields: [{ path: "release.CancellationTerms" }],
  });
  const words = { Reason: "Recast", CancellationTerms: "Half the fee" };
  expect(await requests.release(producer, sent, words)).toEqual([]);
  expect(await requests.release(producer, sent, words)).toEqual([]);
  expect((await standing(producer, sent)).Request).toMatchObject({ Status: "Released", Ranks: [] });
});

test("booked days and overlapping auditions are named, the other company's without its name", async () => {
  const booked = await selected();
  await requests.offer(producer, booked, { Terms: "Scale", Dates: DAYS });
  await requests.answer(booked.talent, booked, "Accept");
  const requested = await selected(1, people.producerOther, booked.talent);
  await requests.avail(people.producerOther, requested, { Dates: [DAYS[1]] });
  const CLASHES = "Clashes { Kind Date Project { ProjectId } Position { PositionId } }";
  expect(await calls.read(people.producerOther, requested, CLASHES)).toEqual({
    Clashes: [{ Kind: "Booking", Date: DAYS[1], Project: null, Position: null }],
  });
  expect(await calls.read(booked.talent, requested, CLASHES)).toMatchObject({
    Clashes: [{ Project: { ProjectId: `PRJ#${projectId}` } }],
  });
  const [slot, other] = [world.others.slot(projectId), world.others.slot(projectId, { capacity: 2 })];
  const talent = member({ roles: ["Talent"] });
  const [one, two] = [await selected(1, producer, talent), await selected(1, producer, talent)];
  await calls.request(producer, one, slot);
  await calls.request(producer, two, other);
  expect(await calls.read(producer, one, "Clashes { Kind Position { PositionId } }")).toEqual({
    Clashes: [{ Kind: "Audition", Position: { PositionId: `ROLE#${two.SK.split("#")[1]}` } }],
  });
});

test.each([
  ["avail", { Kind: "Maybe" }, "request.Kind"],
  ["avail", { Kind: "Hold" }, "request.Fee"],
  ["avail", { Dates: ["2001-01-01"] }, "request.Dates.0"],
  ["avail", { ExpiresAt: "2001-01-01T00:00:00Z" }, "request.ExpiresAt"],
  ["avail", { Currency: "dollars" }, "request.Currency"],
  ["avail", { ClientKey: "x" }, "request.ClientKey"],
  ["offer", { Terms: "" }, "offer.Terms"],
] as const)("%s with %j is refused at %s", async (call, input, path) => {
  const sent = await selected();
  expect(facts(await requests[call](producer, sent, input))).toMatchObject({
    code: "VALIDATION",
    fields: [{ path }],
  });
});

test("who may ask and who may answer", async () => {
  const sent = await selected();
  await requests.avail(producer, sent, { Dates: DAYS });
  expect(facts(await requests.avail(people.producerOther, sent))).toMatchObject({ code: "NOT_FOUND" });
  expect(facts(await requests.avail(sent.talent, sent))).toMatchObject({ code: "FORBIDDEN" });
  expect(facts(await requests.answer(producer, sent, "Free"))).toMatchObject({ code: "FORBIDDEN" });
  expect(facts(await requests.answer(people.talentOther, sent, "Free"))).toMatchObject({ code: "NOT_FOUND" });
  const agent = member({ roles: ["Agent"], representedIds: [sent.talent.userId] });
  expect(facts(await requests.answer(agent, sent, "Accept"))).toMatchObject({
    fields: [{ path: "answer.Answer", rule: "CATALOG" }],
  });
  expect(facts(await requests.answer(agent, sent, "Conditional"))).toMatchObject({
    fields: [{ path: "answer.Note" }],
  });
  expect(await requests.answer(agent, sent, "Free")).toEqual([]);
  const ClientKey = newId();
  expect(await requests.offer(producer, sent, { Terms: "Scale", ClientKey })).toEqual([]);
  expect(await requests.offer(producer, sent, { Terms: "Scale", ClientKey })).toEqual([]);
  expect(facts(await requests.offer(producer, sent, { Terms: "More", ClientKey }))).toMatchObject({
    rule: "KEY_REUSED",
  });
});
