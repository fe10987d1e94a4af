import type { Actor, Member } from "@callboard/kit/actor.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { callsOf, facts } from "../submission-calls.ts";

let world: World;
let calls: ReturnType<typeof callsOf>;
let people: ReturnType<typeof createPeople>;

beforeAll(async () => {
  world = await openWorld();
  calls = callsOf(world);
});
beforeEach(() => {
  people = createPeople();
});
afterEach(() => world.others.away.clear());
afterAll(() => world.close());

interface ClientFit {
  readonly Talent: { readonly PK: string };
  readonly Fit: { readonly Met: number; readonly Of: number } | null;
  readonly Submission: { readonly Data: { readonly BookingStatus: string } } | null;
}
interface Known {
  readonly Data: {
    readonly ClientFits: { readonly Fitting: number; readonly Clients: readonly ClientFit[] } | null;
  };
}

const CLIENTS = "Talent { PK } Fit { Met Of } Submission { Data { BookingStatus } }";

/** What casting adds to positions, as the gateway reads it. */
const read = (actor: Actor, positionIds: readonly string[], first = "") =>
  world.execute<{ _entities: readonly Known[] }>(
    actor,
    `query($r: [_Any!]!) { _entities(representations: $r) { ... on Position {
      Data { ClientFits { Fitting Clients${first} { ${CLIENTS} } } } } } }`,
    {
      r: positionIds.map((id) => ({
        __typename: "Position",
        PK: `PRJ#${world.others.positions.get(id)?.projectId}`,
        SK: `ROLE#${id}`,
      })),
    },
  );
async function fitsFor(actor: Actor, positionId: string) {
  const { errors, data } = await read(actor, [positionId]);
  expect(errors).toEqual([]);
  return data._entities[0]?.Data.ClientFits ?? null;
}

const juggler = () =>
  world.others.position(world.others.project(people.companyA), { genders: ["Female"], skills: ["Juggler"] });
/** As identity knows them. */
function known({ userId: id }: Member, suspended = false): void {
  world.others.members.set(id, { id, firstName: "Ada", lastName: "Lovelace", suspended, version: 1n });
}
function talent(gender: string, ...skills: readonly string[]): Member {
  const person = member({ roles: ["Talent"] });
  known(person);
  world.others.profiles.set(person.userId, {
    userId: person.userId,
    gender,
    skills: [...skills],
    version: 1n,
  });
  return person;
}
const agentOf = (...clients: readonly Member[]) =>
  member({ roles: ["Agent"], representedIds: clients.map(({ userId }) => userId) });
const keyOf = ({ userId }: Member) => `USR#${userId}`;

/** Whose clients are listed: null for nobody's, because the caller is no agent. */
const CELLS: readonly [keyof typeof people, "talentSelf" | "talentOther" | "nobody" | null][] = [
  ["guest", null],
  ["noRole", null],
  ["talentSelf", null],
  ["agentLinked", "talentSelf"],
  ["agentOther", "talentOther"],
  ["agentFormer", "nobody"],
  ["producerOwner", null],
  ["producerOther", null],
  ["admin", null],
];

test.each(CELLS)("clients of %s: %s", async (role, whose) => {
  const positionId = juggler();
  for (const one of [people.talentSelf, people.talentOther]) await calls.send(positionId, one);
  const found = await fitsFor(people[role] as Actor, positionId);
  if (whose === null) return expect(found).toBeNull();
  expect(found?.Clients.map(({ Talent, Submission }) => [Talent.PK, Submission?.Data.BookingStatus])).toEqual(
    whose === "nobody" ? [] : [[keyOf(people[whose]), "Submitted"]],
  );
});

test("whoever may act for themselves too sees only clients, each as Fit and ViewerSubmission do", async () => {
  const [client, stranger] = [talent("Female", "Juggler"), talent("Female", "Juggler")];
  const both = member({ roles: ["Agent", "Talent"], representedIds: [client.userId] });
  const positionId = juggler();
  const sent = await calls.send(positionId, client);
  await calls.send(positionId, stranger);
  const found = await fitsFor(both, positionId);
  expect(found?.Clients.map(({ Talent }) => Talent.PK)).toEqual([keyOf(client)]);
  const one = await world.execute<{ _entities: { Data: object }[] }>(
    both,
    `query($r: [_Any!]!, $u: ID) { _entities(representations: $r) { ... on Position { Data {
      Fit(UserId: $u) { Met Of } Submission: ViewerSubmission(UserId: $u) { Data { BookingStatus } } } } } }`,
    { r: [{ __typename: "Position", PK: sent.PK, SK: `ROLE#${positionId}` }], u: keyOf(client) },
  );
  expect(found?.Clients[0]).toMatchObject(one.data._entities[0]?.Data ?? {});
});

test("the best fit comes first and who is submitted last; who is no longer linked is gone", async () => {
  const [none, half, all, unknown, sent] = [
    talent("Male"),
    talent("Female"),
    talent("Female", "Juggler"),
    member({ roles: ["Talent"] }),
    talent("Female", "Juggler"),
  ];
  const positionId = juggler();
  const submission = await calls.send(positionId, sent);
  const names = async (agent: Actor) =>
    (await fitsFor(agent, positionId))?.Clients.map(({ Talent }) => Talent.PK);
  const agent = agentOf(sent, unknown, none, half, all);
  expect(await names(agent)).toEqual([all, half, none, unknown, sent].map(keyOf));
  expect((await fitsFor(agent, positionId))?.Fitting).toBe(1);
  expect(await names(agentOf(sent, unknown, none))).toEqual([none, unknown, sent].map(keyOf));
  expect(await calls.withdraw(agent, submission)).toEqual([]);
  expect(await names(agent)).toEqual([sent, all, half, none, unknown].map(keyOf));
  expect((await fitsFor(agent, positionId))?.Fitting).toBe(2);
});

test("a client whose account is suspended is neither listed nor counted", async () => {
  const [shown, suspended] = [talent("Female", "Juggler"), talent("Female", "Juggler")];
  known(suspended, true);
  const found = await fitsFor(agentOf(suspended, shown), juggler());
  expect(found?.Clients.map(({ Talent }) => Talent.PK)).toEqual([keyOf(shown)]);
  expect(found?.Fitting).toBe(1);
});

test("a decision that is not announced yet is not disclosed", async () => {
  const client = talent("Female", "Juggler");
  const positionId = juggler();
  const sent = await calls.send(positionId, client);
  expect(await calls.set(people.producerOwner, sent, "NotBooked")).toEqual([]);
  const found = await fitsFor(agentOf(client), positionId);
  expect(found?.Clients[0]?.Submission).toEqual({ Data: { BookingStatus: "Submitted" } });
});

test("only the first are listed, and all are counted", async () => {
  const clients = [talent("Female"), talent("Female", "Juggler"), talent("Female", "Juggler")];
  const { data } = await read(agentOf(...clients), [juggler()], "(First: 1)");
  expect(data._entities[0]?.Data.ClientFits).toEqual({
    Fitting: 2,
    Clients: [{ Talent: { PK: keyOf(clients[1]!) }, Fit: { Met: 2, Of: 2 }, Submission: null }],
  });
});

test.each([0, -1])("the first %i are refused", async (first) => {
  const { errors } = await read(agentOf(talent("Female")), [juggler()], `(First: ${first})`);
  expect(facts(errors)).toMatchObject({ code: "VALIDATION", fields: [{ path: "First", rule: "RANGE" }] });
});

test("without talent it is still known who is submitted", async () => {
  const client = talent("Female", "Juggler");
  const positionId = juggler();
  await calls.send(positionId, client);
  world.others.away.add("talent");
  expect((await fitsFor(agentOf(client), positionId))?.Clients).toEqual([
    { Talent: { PK: keyOf(client) }, Fit: null, Submission: { Data: { BookingStatus: "Submitted" } } },
  ]);
});

test("forty clients at sixty positions cost the same statements and calls as one at one", async () => {
  const clients = Array.from({ length: 40 }, () => talent("Female", "Juggler"));
  const positionIds = Array.from({ length: 60 }, juggler);
  await calls.send(positionIds[0]!, clients[0]!);
  const all = agentOf(...clients);
  // Positions that casting has not seen yet are read from projects, once.
  await read(all, positionIds);
  const [one, many] = [
    await read(agentOf(clients[0]!), positionIds.slice(0, 1)),
    await read(all, positionIds),
  ];
  expect(many.errors).toEqual([]);
  expect(many.data._entities.flatMap(({ Data }) => Data.ClientFits?.Clients ?? [])).toHaveLength(40 * 60);
  expect([many.sqlStatements, many.grpcCalls]).toEqual([3, 1]);
  expect([one.sqlStatements, one.grpcCalls]).toEqual([3, 1]);
});
