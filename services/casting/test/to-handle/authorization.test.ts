import type { Actor } from "@callboard/kit/actor.ts";
import { createPeople, openWorld, type World } from "../casting-world.ts";
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

const list = (actor: Actor, companyId: string) =>
  world.execute<{ getAuditionsToHandle: { Total: number } }>(
    actor,
    "query($c: AuditionsToHandleCriteria!) { getAuditionsToHandle(criteria: $c) { Total } }",
    { c: { CompanyId: companyId, Kind: "ChangeRequested" } },
  );

type Role = Exclude<keyof typeof people, "companyA" | "companyB">;
const OUTSIDE: Readonly<Record<string, string>> = {
  guest: "UNAUTHENTICATED",
  noRole: "FORBIDDEN",
  suspended: "FORBIDDEN",
  talentSelf: "FORBIDDEN",
  talentOther: "FORBIDDEN",
  agentLinked: "FORBIDDEN",
  agentOther: "FORBIDDEN",
  agentFormer: "FORBIDDEN",
  producerNoCompany: "NOT_FOUND",
};
/** For each actor the failure, or how many of T1's two auditions, one of each company, are listed. */
const CELLS: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  companyA: { ...OUTSIDE, producerOwner: 1, producerColleague: 1, producerOther: "NOT_FOUND", admin: 1 },
  companyB: {
    ...OUTSIDE,
    producerOwner: "NOT_FOUND",
    producerColleague: "NOT_FOUND",
    producerOther: 1,
    admin: 1,
  },
};
const cells = Object.entries(CELLS).flatMap(([company, expected]) =>
  Object.entries(expected).map(
    ([actor, outcome]) => [company as "companyA" | "companyB", actor as Role, outcome] as const,
  ),
);

test.each(cells)("auditions of %s by %s: %s", async (company, role, outcome) => {
  const calls = callsOf(world);
  for (const one of [people.companyA, people.companyB]) {
    const projectId = world.others.project(one);
    const sent = await calls.send(world.others.position(projectId), people.talentSelf);
    expect(await calls.request(people.admin, sent, world.others.slot(projectId))).toEqual([]);
    expect(await calls.otherTime(people.talentSelf, sent)).toEqual([]);
  }
  const answer = await list(people[role], people[company]);
  const code = facts(answer.errors)?.code;
  expect(code ?? answer.data.getAuditionsToHandle.Total).toBe(outcome);
});
