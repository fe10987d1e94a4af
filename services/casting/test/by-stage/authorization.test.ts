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

type Role = Exclude<keyof typeof people, "companyA" | "companyB">;
const OUTSIDE: Readonly<Record<string, string | number>> = {
  guest: "UNAUTHENTICATED",
  noRole: "FORBIDDEN",
  suspended: "FORBIDDEN",
};
/** For each actor the failure, or how many of T1's two submissions, one to each company, are listed and counted. */
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
];
const cells = CELLS.flatMap(([whose, criteria, expected]) =>
  Object.entries({ ...OUTSIDE, ...expected }).map(
    ([actor, outcome]) => [whose, actor as Role, outcome, criteria] as const,
  ),
);

test.each(cells)("submissions by stage %s by %s: %s", async (_whose, role, outcome, criteria) => {
  const calls = callsOf(world);
  for (const company of [people.companyA, people.companyB])
    await calls.send(world.others.position(world.others.project(company)), people.talentSelf);
  const answer = await world.execute<{
    getSubmissionsByStage: { Submissions: readonly object[]; Stages: readonly { readonly Count: number }[] };
  }>(
    people[role],
    "query($c: StageCriteria!) { getSubmissionsByStage(criteria: $c) { Submissions { SK } Stages { Count } } }",
    { c: criteria() },
  );
  const code = facts(answer.errors)?.code;
  if (code !== undefined) return expect(code).toBe(outcome);
  const { Submissions, Stages } = answer.data.getSubmissionsByStage;
  // Open, and all that was just sent.
  expect([Submissions.length, Stages[0]?.Count]).toEqual([outcome, outcome]);
});
