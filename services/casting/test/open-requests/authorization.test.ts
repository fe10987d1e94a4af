import type { Actor } from "@callboard/kit/actor.ts";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { requestCallsOf } from "../request-calls.ts";
import { callsOf, facts } from "../submission-calls.ts";

let world: World;
let people: ReturnType<typeof createPeople>;

beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() => {
  people = createPeople();
});
afterAll(() => world.close());

const list = (actor: Actor, criteria: object) =>
  world.execute<{ getOpenRequests: { Total: number } }>(
    actor,
    "query($c: OpenRequestsCriteria!) { getOpenRequests(criteria: $c) { Total } }",
    { c: criteria },
  );

type Role = Exclude<keyof typeof people, "companyA" | "companyB">;
const OUTSIDE: Readonly<Record<string, string | number>> = {
  guest: "UNAUTHENTICATED",
  noRole: "FORBIDDEN",
  suspended: "FORBIDDEN",
};
/** For each actor the failure, or how many of T1's two requests, one to each company, are listed. */
const CELLS: readonly [string, () => object, Readonly<Record<string, string | number>>][] = [
  [
    "of T1",
    () => ({ UserId: people.talentSelf.userId }),
    {
      talentSelf: 2,
      talentOther: "NOT_FOUND",
      agentLinked: 2,
      agentOther: "NOT_FOUND",
      agentFormer: "NOT_FOUND",
      producerOwner: 1,
      producerColleague: 1,
      producerOther: 1,
      producerNoCompany: 0,
      admin: 2,
    },
  ],
  [
    "of nobody named",
    () => ({}),
    {
      talentSelf: 2,
      talentOther: 0,
      agentLinked: 2,
      agentOther: 0,
      agentFormer: 0,
      producerOwner: 0,
      producerColleague: 0,
      producerOther: 0,
      producerNoCompany: 0,
      admin: 0,
    },
  ],
  [
    "of company A",
    () => ({ CompanyId: people.companyA }),
    {
      talentSelf: "NOT_FOUND",
      talentOther: "NOT_FOUND",
      agentLinked: "NOT_FOUND",
      agentOther: "NOT_FOUND",
      agentFormer: "NOT_FOUND",
      producerOwner: 1,
      producerColleague: 1,
      producerOther: "NOT_FOUND",
      producerNoCompany: "NOT_FOUND",
      admin: 1,
    },
  ],
  [
    "of T2 to company A",
    () => ({ CompanyId: people.companyA, UserId: people.talentOther.userId }),
    { producerOwner: 0, producerOther: "NOT_FOUND", admin: 0 },
  ],
];
const cells = CELLS.flatMap(([whose, criteria, expected]) =>
  Object.entries({ ...OUTSIDE, ...expected }).map(
    ([actor, outcome]) => [whose, actor as Role, outcome, criteria] as const,
  ),
);

test.each(cells)("open requests %s by %s: %s", async (_whose, role, outcome, criteria) => {
  const [calls, requests] = [callsOf(world), requestCallsOf(world)];
  for (const company of [people.companyA, people.companyB]) {
    const position = world.others.position(world.others.project(company));
    const sent = await calls.send(position, people.talentSelf);
    await calls.set(people.admin, sent, "Selected");
    expect(await requests.avail(people.admin, sent)).toEqual([]);
  }
  const answer = await list(people[role], criteria());
  const code = facts(answer.errors)?.code;
  expect(code ?? answer.data.getOpenRequests.Total).toBe(outcome);
});
