import type { Actor } from "@callboard/kit/actor.ts";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { requestCallsOf } from "../request-calls.ts";
import { callsOf, facts, type Sent } from "../submission-calls.ts";

let world: World;
let people: ReturnType<typeof createPeople>;
let calls: ReturnType<typeof callsOf>;
let requests: ReturnType<typeof requestCallsOf>;
beforeAll(async () => {
  world = await openWorld();
  calls = callsOf(world);
  requests = requestCallsOf(world);
});
beforeEach(() => {
  people = createPeople();
});
afterAll(() => world.close());

/** Someone after an audition, perhaps with an avail. */
async function auditioned(isAsked: boolean): Promise<Sent> {
  const projectId = world.others.project(people.companyA);
  const slot = world.others.slot(projectId);
  const sent = await calls.invited(people.producerOwner, projectId, slot);
  await calls.confirm(sent.talent, sent, slot);
  await calls.set(people.producerOwner, sent, "Auditioned");
  if (isAsked) await requests.avail(people.producerOwner, sent, { Dates: ["2099-03-01"] });
  return sent;
}
const KNOWN = "BookingStatus ViewerCan OpenRequest { Kind } Request { Status } History { From To }";
/** All that the talent can read, without what passes with time. */
async function told(sent: Sent): Promise<string> {
  const read = await calls.read(sent.talent, sent, KNOWN);
  const lists = await world.execute(
    sent.talent,
    `query { getSubmissionsByStage(criteria: {}) { Stages { Stage Count } Submissions { SK Data { BookingStatus } } }
      getOpenRequests(criteria: {}) { Total }
      backups: getUserSubmissions(criteria: { UserId: "USR#${sent.talent.userId}", Status: ["Backup"] }) { SK } }`,
    {},
  );
  expect(JSON.stringify(lists.errors)).toBe("[]");
  return JSON.stringify([read, lists.data]);
}
/** How the talent's moves about auditions are refused. */
async function refusals(sent: Sent): Promise<unknown> {
  const slot = world.others.slot(sent.PK.split("#")[1] ?? "");
  const refused = [await calls.confirm(sent.talent, sent, slot), await calls.cancel(sent.talent, sent)];
  return refused.map(facts).map((given) => ({ ...given, requestId: null }));
}

test.each([true, false])("a backup reads the same as before, with an avail: %s", async (isAsked) => {
  const sent = await auditioned(isAsked);
  const before = [await told(sent), await refusals(sent)];
  expect(await calls.set(people.producerOwner, sent, "Backup")).toEqual([]);
  expect([await told(sent), await refusals(sent)]).toEqual(before);
  expect(before[0]).not.toContain("Backup");
});

test("a pass that waits reads the same as before, and a response is possible as before", async () => {
  const sent = await auditioned(true);
  const before = await told(sent);
  expect(await calls.book(people.producerOwner, sent, false)).toEqual([]);
  expect(await told(sent)).toBe(before);
  expect(await requests.answer(sent.talent, sent, "Free")).toEqual([]);
  const both = async (actor: Actor) => calls.read(actor, sent, "BookingStatus Request { Status }");
  expect(await both(sent.talent)).toEqual({ BookingStatus: "Avail", Request: { Status: "Free" } });
  expect(await both(people.producerOwner)).toEqual({
    BookingStatus: "NotBooked",
    Request: { Status: "Free" },
  });
  expect(await calls.set(people.producerOwner, sent, "Avail")).toEqual([]);
  expect(await both(people.producerOwner)).toEqual({ BookingStatus: "Avail", Request: { Status: "Free" } });
});

test("not free, while a pass waits, gives the dates back and leads to where it was", async () => {
  const sent = await auditioned(true);
  await calls.book(people.producerOwner, sent, false);
  expect(await requests.answer(sent.talent, sent, "NotFree")).toEqual([]);
  expect(await calls.read(sent.talent, sent, "BookingStatus Request { Status Ranks { Rank } }")).toEqual({
    BookingStatus: "Auditioned",
    Request: { Status: "NotFree", Ranks: [] },
  });
});

test("a backup can respond to what casting asked before", async () => {
  const sent = await auditioned(true);
  await calls.set(people.producerOwner, sent, "Backup");
  expect(await requests.answer(sent.talent, sent, "Conditional", "Mornings")).toEqual([]);
  expect(await calls.read(people.producerOwner, sent, "BookingStatus Request { Status }")).toEqual({
    BookingStatus: "Backup",
    Request: { Status: "Conditional" },
  });
});
