import type { Actor } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { UserSuspendedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { ProjectClosedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { timestampFromDate } from "@bufbuild/protobuf/wkt";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { requestCallsOf } from "../request-calls.ts";
import { callsOf, facts, type Sent } from "../submission-calls.ts";

let world: World;
let people: ReturnType<typeof createPeople>;
let calls: ReturnType<typeof callsOf>;
let requests: ReturnType<typeof requestCallsOf>;
let producer: Actor;
let projectId: string;

beforeAll(async () => {
  world = await openWorld({ ANNOUNCE_SWEEP_MS: "50" });
  calls = callsOf(world);
  requests = requestCallsOf(world);
});
beforeEach(() => {
  people = createPeople();
  producer = people.producerOwner;
  projectId = world.others.project(people.companyA);
});
afterAll(() => world.close());

/** Read once, so that a time is the same whenever it is asked for. */
const START_MS = Math.floor(Date.now() / 1_000) * 1_000;
const inHours = (hours: number) => new Date(START_MS + hours * 3_600_000);
const day = (ahead: number) =>
  inHours(24 * ahead)
    .toISOString()
    .slice(0, 10);

interface Listed {
  readonly SK: string;
  readonly Cursor: string;
  readonly Data: {
    readonly OpenRequest: { readonly Kind: string; readonly ExpiresAt: string } | null;
    readonly ViewerCan: readonly string[];
  };
}
interface Found {
  readonly getOpenRequests: {
    readonly Total: number;
    readonly TotalIsFloor: boolean;
    readonly After: string | null;
    readonly Submissions: readonly Listed[];
  };
}
const list = (actor: Actor | null, criteria: object = {}) =>
  world.execute<Found>(
    actor,
    `query($c: OpenRequestsCriteria!) { getOpenRequests(criteria: $c) { Total TotalIsFloor After
      Submissions { SK Cursor Data { OpenRequest { Kind ExpiresAt } ViewerCan Project { Name } } } } }`,
    { c: criteria },
  );
const found = async (actor: Actor, criteria: object = {}) => {
  const answer = await list(actor, criteria);
  expect(answer.errors).toEqual([]);
  return answer.data.getOpenRequests;
};
const keys = async (actor: Actor, criteria: object = {}) =>
  (await found(actor, criteria)).Submissions.map(({ SK }) => SK);

/** What all pages show, each after the one before; every page knows the total. */
async function throughPages(actor: Actor, PageSize: number, total: number): Promise<string[]> {
  const shown: string[] = [];
  for (let After: string | null = null; ;) {
    const page: Found["getOpenRequests"] = await found(actor, { PageSize, After });
    expect(page.Total).toBe(total);
    // The cursor of the last record is that of the page.
    if (page.After !== null) expect(page.Submissions.at(-1)?.Cursor).toBe(page.After);
    shown.push(...page.Submissions.map(({ SK }) => SK));
    After = page.After;
    if (After === null) return shown;
  }
}

/** A submission in consideration, of a new talent unless one is given. */
async function selected(talent = member({ roles: ["Talent"] }), of = projectId): Promise<Sent> {
  const sent = await calls.send(world.others.position(of), talent);
  await calls.set(people.admin, sent, "Selected");
  return sent;
}
const slotIn = (days: number) =>
  world.others.slot(projectId, { startsAt: timestampFromDate(inHours(24 * days)) });
const expiring = (hours: number, more: object = {}) => ({
  ExpiresAt: inHours(hours).toISOString(),
  ...more,
});

/** One of each kind, of three clients of one agent, and one with nothing to respond to. */
async function roster() {
  const [first, second] = [await selected(), await selected()];
  const [third, none] = [await selected(second.talent), await selected(second.talent)];
  const agent = member({ roles: ["Agent"], representedIds: [first, second].map((one) => one.talent.userId) });
  await requests.avail(producer, first, expiring(30, { Dates: [day(9)], Kind: "FirstRefusal" }));
  await requests.offer(producer, second, expiring(20, { Terms: "Scale", Dates: [day(9)] }));
  await calls.request(producer, third, slotIn(5), expiring(25));
  return { first, second, third, none, agent };
}

test("an agent reads what all clients owe, the earliest expiry first, with kind and total", async () => {
  const { first, second, third, agent } = await roster();
  const { Total, TotalIsFloor, After, Submissions } = await found(agent);
  expect({ Total, TotalIsFloor, After }).toEqual({ Total: 3, TotalIsFloor: false, After: null });
  expect(Submissions.map(({ SK, Data }) => [SK, Data.OpenRequest])).toEqual([
    [second.SK, { Kind: "Offer", ExpiresAt: inHours(20).toISOString() }],
    [third.SK, { Kind: "Audition", ExpiresAt: inHours(25).toISOString() }],
    [first.SK, { Kind: "FirstRefusal", ExpiresAt: inHours(30).toISOString() }],
  ]);
  expect(await keys(agent, { UserId: first.talent.userId })).toEqual([first.SK]);
  expect(await keys(second.talent)).toEqual([second.SK, third.SK]);
  expect(await keys(producer, { CompanyId: people.companyA })).toEqual([second.SK, third.SK, first.SK]);
  expect((await found(agent, { ExpiresWithinHours: 22 })).Total).toBe(1);
});

test("requests that expire together are ordered by the nearest audition or day", async () => {
  const talent = member({ roles: ["Talent"] });
  const [far, near, undated, audition] = [
    await selected(talent),
    await selected(talent),
    await selected(talent),
    await selected(talent),
  ];
  await requests.avail(producer, far, expiring(30, { Dates: [day(20), day(9)] }));
  await requests.avail(producer, near, expiring(30, { Dates: [day(4)] }));
  await requests.avail(producer, undated, expiring(30));
  await calls.request(producer, audition, slotIn(6), expiring(30));
  // Without a day it is as near as its expiry.
  const expected = [undated, near, audition, far].map(({ SK }) => SK);
  expect(await keys(talent)).toEqual(expected);
  expect(await throughPages(talent, 1, expected.length)).toEqual(expected);
});

test("what was answered, expired, decided or closed waits no more", async () => {
  const { first, second, third, agent } = await roster();
  expect(await requests.answer(first.talent, first, "Free")).toEqual([]);
  expect(await keys(agent)).toEqual([second.SK, third.SK]);
  // Until the pass is announced the talent side reads, and may do, what it could before.
  const known = () => calls.read(third.talent, third, "BookingStatus OpenRequest { Kind } ViewerCan");
  const before = await known();
  expect(before["OpenRequest"]).toEqual({ Kind: "Audition" });
  expect(await calls.book(producer, third, false)).toEqual([]);
  expect(await keys(agent)).toEqual([second.SK, third.SK]);
  expect(await known()).toEqual(before);
  world.others.projects.set(projectId, {
    ...world.others.projects.get(projectId),
    status: "Closed",
    version: 2n,
  });
  await world.receive(ProjectClosedSchema, { projectId, companyId: people.companyA });
  await waitFor("the project is closed", async () => (await keys(agent)).length === 0);
  expect(await keys(producer, { CompanyId: people.companyA })).toEqual([]);
  expect((await calls.read(second.talent, second, "OpenRequest { Kind }"))["OpenRequest"]).toBeNull();
});

test("someone in line for a full slot owes nothing until a place is held", async () => {
  const slotId = slotIn(6);
  const taken = await calls.invited(producer, projectId, slotId);
  const waiting = await calls.invited(producer, projectId, slotId);
  await calls.confirm(taken.talent, taken, slotId);
  expect(await keys(taken.talent)).toEqual([]);
  expect(await keys(waiting.talent)).toEqual([waiting.SK]);
  const { PK, SK } = waiting;
  const joined = await world.execute(
    waiting.talent,
    "mutation($p: ID!, $s: ID!, $a: ID!) { joinWaitingList(pK: $p, sK: $s, auditionId: $a) { SK } }",
    { p: PK, s: SK, a: slotId },
  );
  expect(joined.errors).toEqual([]);
  expect(await keys(waiting.talent)).toEqual([]);
  await calls.cancel(taken.talent, taken);
  await waitFor("the place is held", async () => (await keys(waiting.talent)).length === 1);
});

test.each([1, 2])("pages of %i by cursor show each once, with the total of all", async (PageSize) => {
  const { first, second, third, agent } = await roster();
  const expected = [second.SK, third.SK, first.SK];
  expect(await throughPages(agent, PageSize, expected.length)).toEqual(expected);
  expect(await keys(agent, { PageSize, Page: 2 })).toEqual(expected.slice(PageSize, 2 * PageSize));
});

test("a page of any size costs the same statements, and what nobody reads is not counted", async () => {
  const { agent } = await roster();
  const cost = async (PageSize: number) => {
    const { sqlStatements, grpcCalls } = await list(agent, { PageSize });
    return [sqlStatements, grpcCalls];
  };
  // An offer and an audition request, then all.
  expect(await cost(2)).toEqual(await cost(100));
  const bare = await world.execute(agent, "{ getOpenRequests(criteria: {}) { Submissions { SK } } }", {});
  expect(bare.sqlStatements).toBe(1);
});

test("the requests of a suspended person are hidden from the company, not from admins", async () => {
  const { second, third, agent } = await roster();
  const id = second.talent.userId;
  world.others.members.set(id, { id, firstName: "Ada", lastName: "Lovelace", version: 1n });
  await calls.read(producer, second, "FirstName");
  await world.receive(UserSuspendedSchema, { userId: id });
  const ofCompany = { CompanyId: people.companyA };
  await waitFor("they are hidden", async () => (await found(producer, ofCompany)).Total === 1);
  expect((await keys(people.admin, ofCompany)).slice(0, 2)).toEqual([second.SK, third.SK]);
  expect(await keys(agent)).toHaveLength(3);
});

test.each([
  [{ UserId: "x" }, "criteria.UserId", "KEY"],
  [{ CompanyId: "x" }, "criteria.CompanyId", "KEY"],
  [{ ExpiresWithinHours: 0 }, "criteria.ExpiresWithinHours", "RANGE"],
  [{ ExpiresWithinHours: 8761 }, "criteria.ExpiresWithinHours", "RANGE"],
  [{ PageSize: 101 }, "criteria.PageSize", "RANGE"],
  [{ After: "x" }, "criteria.After", "CURSOR"],
  [{ SortOrder: "Newest" }, "criteria.SortOrder", "CATALOG"],
])("the criteria %j are refused at %s", async (criteria, path, rule) => {
  const error = facts((await list(people.talentSelf, criteria)).errors);
  expect(error).toMatchObject({ code: "VALIDATION", fields: [{ path, rule }] });
});

test("a company that does not exist is one that may not be seen", async () => {
  const errorsOf = async (companyId: string) => {
    const { errors } = await list(people.producerOther, { CompanyId: companyId });
    return JSON.stringify(errors).replace(/"requestId":"[^"]+"/, "");
  };
  expect(await errorsOf(newId())).toBe(await errorsOf(people.companyA));
});
