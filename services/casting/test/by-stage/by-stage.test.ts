import type { Actor } from "@callboard/kit/actor.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { timestampFromDate } from "@bufbuild/protobuf/wkt";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { requestCallsOf } from "../request-calls.ts";
import { callsOf, facts, type Sent } from "../submission-calls.ts";

let world: World;
let people: ReturnType<typeof createPeople>;
let calls: ReturnType<typeof callsOf>;
let projectId: string;

beforeAll(async () => {
  world = await openWorld();
  calls = callsOf(world);
});
beforeEach(() => {
  people = createPeople();
  projectId = world.others.project(people.companyA, { name: "The Night Ferry" });
});
afterAll(() => world.close());

interface Count {
  readonly Stage: string;
  readonly Count: number;
}
interface Awaited {
  readonly UserId: string;
  readonly Count: number;
  readonly Until: string | null;
}
interface Found {
  readonly getSubmissionsByStage: {
    readonly After: string | null;
    readonly CountsAreFloors: boolean;
    readonly Stages: readonly Count[];
    readonly Users: readonly { readonly UserId: string; readonly Stages: readonly Count[] }[];
    readonly Submissions: readonly { readonly SK: string; readonly Cursor: string }[];
  };
}
const list = (actor: Actor | null, criteria: object = {}) =>
  world.execute<Found>(
    actor,
    `query($c: StageCriteria!) { getSubmissionsByStage(criteria: $c) { After CountsAreFloors
      Stages { Stage Count } Users { UserId Stages { Stage Count } } Submissions { SK Cursor } } }`,
    { c: criteria },
  );
const found = async (actor: Actor, criteria: object = {}) => {
  const answer = await list(actor, criteria);
  expect(answer.errors).toEqual([]);
  return answer.data.getSubmissionsByStage;
};
const keys = async (actor: Actor, criteria: object = {}) =>
  (await found(actor, criteria)).Submissions.map(({ SK }) => SK);
/** The stages that have any. */
const countsOf = (counts: readonly Count[]) =>
  Object.fromEntries(counts.flatMap(({ Stage, Count: count }) => (count > 0 ? [[Stage, count]] : [])));

/** Two clients with submissions at several stages, in the order in which they changed. */
async function roster() {
  const [ada, mia] = [member({ roles: ["Talent"] }), member({ roles: ["Talent"] })];
  for (const [{ userId: id }, firstName, lastName] of [
    [ada, "Ada", "Lovelace"],
    [mia, "Mía", "O'Brien"],
  ] as const)
    world.others.members.set(id, { id, firstName, lastName, version: 1n });
  const part = (name: string) => world.others.position(projectId, { name });
  const [captain, sailor, cook, other] = [
    await calls.send(part("Captain Élif"), ada),
    await calls.send(part("Sailor"), ada),
    await calls.send(part("Cook"), mia),
    await calls.send(part("IŞIK"), mia),
  ];
  await calls.set(people.admin, sailor, "Selected");
  await calls.withdraw(mia, other);
  const agent = member({ roles: ["Agent"], representedIds: [ada.userId, mia.userId] });
  // Names are read on first use.
  for (const sent of [captain, cook]) await calls.read(sent.talent, sent, "FirstName");
  return { ada, mia, captain, sailor, cook, other, agent };
}
const skOf = (...sent: readonly Sent[]) => sent.map(({ SK }) => SK);

test("an agent reads all clients' submissions by stage, with the counts of all and of each", async () => {
  const { ada, mia, captain, sailor, cook, other, agent } = await roster();
  const { Stages, Users, CountsAreFloors, After } = await found(agent, { Stage: "Booked" });
  expect(countsOf(Stages)).toEqual({ Open: 3, Submitted: 2, Consideration: 1, Past: 1 });
  expect(Stages.map(({ Stage }) => Stage)).toEqual([
    "Open",
    "Submitted",
    "Seen",
    "Consideration",
    "Audition",
    "Availability",
    "Booked",
    "Past",
  ]);
  expect({ CountsAreFloors, After }).toEqual({ CountsAreFloors: false, After: null });
  const ofEach = Users.map(({ UserId, Stages: own }) => [UserId, countsOf(own)]);
  expect(Object.fromEntries(ofEach)).toEqual({
    [`USR#${ada.userId}`]: { Open: 2, Submitted: 1, Consideration: 1 },
    [`USR#${mia.userId}`]: { Open: 1, Submitted: 1, Past: 1 },
  });
  // The last change first.
  expect(await keys(agent)).toEqual(skOf(other, sailor, cook, captain));
  expect(await keys(agent, { Stage: "open" })).toEqual(skOf(sailor, cook, captain));
  expect(await keys(agent, { Stage: "Consideration" })).toEqual(skOf(sailor));
  expect(await keys(agent, { UserId: mia.userId })).toEqual(skOf(other, cook));
  expect(await keys(ada)).toEqual(skOf(sailor, captain));
});

test("what waits for a response is counted for each client, however much there is, and until when", async () => {
  const { ada, mia, captain, sailor, cook, agent } = await roster();
  const requests = requestCallsOf(world);
  const awaited = async (actor: Actor, criteria: object = {}) => {
    const answer = await world.execute<{ getSubmissionsByStage: { Awaited: readonly Awaited[] } }>(
      actor,
      `query($c: StageCriteria!) { getSubmissionsByStage(criteria: $c) { Awaited { UserId Count Until } } }`,
      { c: { PageSize: 1, ...criteria } },
    );
    expect(answer.errors).toEqual([]);
    return answer.data.getSubmissionsByStage.Awaited.map((one) => ({ ...one, Until: Boolean(one.Until) }));
  };
  expect(await awaited(agent)).toEqual([]);
  for (const sent of [captain, sailor, cook]) {
    await calls.set(people.admin, sent, "Selected");
    await requests.avail(people.producerOwner, sent, { Dates: ["2099-03-01"] });
  }
  const [ofAda, ofMia] = [`USR#${ada.userId}`, `USR#${mia.userId}`];
  const both = await awaited(agent, { Stage: "Booked" });
  expect(new Map(both.map(({ UserId, Count, Until }) => [UserId, [Count, Until]]))).toEqual(
    new Map([
      [ofAda, [2, true]],
      [ofMia, [1, true]],
    ]),
  );
  expect(await awaited(agent, { UserId: mia.userId })).toEqual([{ UserId: ofMia, Count: 1, Until: true }]);
  expect(await awaited(agent, { Text: "sailor" })).toEqual([{ UserId: ofAda, Count: 1, Until: true }]);
  expect(await awaited(ada)).toEqual([{ UserId: ofAda, Count: 2, Until: true }]);
  await requests.answer(mia, cook, "Free");
  expect(await awaited(agent, { UserId: mia.userId })).toEqual([]);
});

test("words are found in the role, the project and the name, whatever their case and accents", async () => {
  const { captain, sailor, cook, other, agent } = await roster();
  const all = skOf(other, sailor, cook, captain);
  for (const [Text, expected] of [
    ["elif", skOf(captain)],
    ["FERRY", all],
    ["ada ferry", skOf(sailor, captain)],
    ["mia o'brien", skOf(other, cook)],
    ["mia obrien", skOf(other, cook)],
    ["mia o brien", skOf(other, cook)],
    ["ışık", skOf(other)],
    ["isik", skOf(other)],
    ["nobody", []],
    ["'", []],
    ["%", []],
    ["  ", all],
  ] as const)
    expect([Text, await keys(agent, { Text })]).toEqual([Text, expected]);
  const { Stages } = await found(agent, { Text: "mia", Stage: "Open" });
  expect(countsOf(Stages)).toEqual({ Open: 1, Submitted: 1, Past: 1 });
});

test.each(["Changed", "Deadline", "Role"])(
  "pages by %s show each once, and nothing is lost",
  async (SortOrder) => {
    const { captain, sailor, cook, other, agent } = await roster();
    const requests = requestCallsOf(world);
    await calls.set(people.admin, cook, "Selected");
    await calls.set(people.admin, captain, "Selected");
    const inHours = (hours: number) => ({
      ExpiresAt: new Date(Date.now() + hours * 3_600_000).toISOString(),
    });
    expect(await requests.avail(people.producerOwner, captain, inHours(40))).toEqual([]);
    expect(await requests.avail(people.producerOwner, sailor, inHours(30))).toEqual([]);
    const expected = {
      Changed: skOf(sailor, captain, cook, other),
      // Without a deadline the last change decides.
      Deadline: skOf(sailor, captain, cook, other),
      Role: skOf(captain, cook, other, sailor),
    }[SortOrder];
    const shown: string[] = [];
    for (let After: string | null = null; ;) {
      const page: Found["getSubmissionsByStage"] = await found(agent, { SortOrder, PageSize: 1, After });
      shown.push(...page.Submissions.map(({ SK }) => SK));
      After = page.After;
      if (After === null) break;
      expect(page.Submissions.at(-1)?.Cursor).toBe(After);
    }
    expect(shown).toEqual(expected);
  },
);

test("a decision that is not announced changes neither stage, order nor counts of the talent side", async () => {
  const { ada, captain, sailor } = await roster();
  expect(await calls.book(people.producerOwner, captain, false)).toEqual([]);
  const ownView = await found(ada);
  expect(countsOf(ownView.Stages)).toEqual({ Open: 2, Submitted: 1, Consideration: 1 });
  expect(ownView.Submissions.map(({ SK }) => SK)).toEqual(skOf(sailor, captain));
  const theirs = await found(people.producerOwner, { UserId: ada.userId });
  expect(countsOf(theirs.Stages)).toEqual({ Open: 1, Consideration: 1, Past: 1 });
  expect(theirs.Submissions.map(({ SK }) => SK)).toEqual(skOf(captain, sailor));
});

test("an audition that expires is due before everything without a deadline", async () => {
  const { ada, captain, sailor } = await roster();
  const startsAt = timestampFromDate(new Date(Date.now() + 5 * 86_400_000));
  const slotId = world.others.slot(projectId, { startsAt });
  expect(await calls.request(people.producerOwner, captain, slotId)).toEqual([]);
  expect(await calls.withdraw(ada, sailor)).toEqual([]);
  expect(await keys(ada, { SortOrder: "Deadline" })).toEqual(skOf(captain, sailor));
  expect(await keys(ada)).toEqual(skOf(sailor, captain));
});

test("a page of any size costs the same statements, and what nobody reads is not counted", async () => {
  const { agent } = await roster();
  const statements = async (PageSize: number) => (await list(agent, { PageSize })).sqlStatements;
  expect([await statements(1), await statements(100)]).toEqual([2, 2]);
  const bare = await world.execute(
    agent,
    "{ getSubmissionsByStage(criteria: {}) { Submissions { SK } } }",
    {},
  );
  expect(bare.sqlStatements).toBe(1);
});

test.each([
  [{ UserId: "x" }, "criteria.UserId", "KEY"],
  [{ Stage: "Out" }, "criteria.Stage", "CATALOG"],
  [{ Text: "x".repeat(201) }, "criteria.Text", "TOO_LONG"],
  [{ PageSize: 101 }, "criteria.PageSize", "RANGE"],
  [{ After: "x" }, "criteria.After", "CURSOR"],
  [{ SortOrder: "Newest" }, "criteria.SortOrder", "CATALOG"],
])("the criteria %j are refused at %s", async (criteria, path, rule) => {
  const error = facts((await list(people.talentSelf, criteria)).errors);
  expect(error).toMatchObject({ code: "VALIDATION", fields: [{ path, rule }] });
});
