import type { Actor } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { createPeople, openWorld, type World } from "./casting-world.ts";
import { callsOf, type Sent } from "./submission-calls.ts";

type People = ReturnType<typeof createPeople>;
type Role = Exclude<keyof People, "companyA" | "companyB"> | "expiredToken";

/** Cells of authorization.json in this order of actors; cells shared by all operations are written once. */
const OUTSIDE = {
  guest: "UNAUTHENTICATED",
  expiredToken: "UNAUTHENTICATED",
  noRole: "FORBIDDEN",
  suspended: "FORBIDDEN",
};
const COMPANY = {
  producerOwner: "ok",
  producerColleague: "ok",
  producerOther: "NOT_FOUND",
  producerNoCompany: "NOT_FOUND",
  admin: "ok",
};
const TALENTS = ["talentSelf", "talentOther", "agentLinked", "agentOther", "agentFormer"];
const BY_COMPANY = {
  ...OUTSIDE,
  ...Object.fromEntries(TALENTS.map((name) => [name, "FORBIDDEN"])),
  ...COMPANY,
};
const BY_BOTH = {
  ...OUTSIDE,
  talentSelf: "ok",
  talentOther: "NOT_FOUND",
  agentLinked: "ok",
  agentOther: "NOT_FOUND",
  agentFormer: "NOT_FOUND",
  ...COMPANY,
};
const BY_TALENT = {
  ...BY_BOTH,
  producerOwner: "FORBIDDEN",
  producerColleague: "FORBIDDEN",
  producerOther: "FORBIDDEN",
  producerNoCompany: "FORBIDDEN",
  admin: "FORBIDDEN",
};

let world: World;
let people: People;
let calls: ReturnType<typeof callsOf>;

beforeAll(async () => {
  world = await openWorld();
  calls = callsOf(world);
});
// New people for every cell, because submissions per minute are limited per person.
beforeEach(() => {
  people = createPeople();
});
afterAll(() => world.close());

interface Fixture {
  readonly sent: Sent;
  readonly slotId: string;
  readonly positionId: string;
}

/** A new submission of T1 to a project of company A, invited to an audition. */
async function fixture(): Promise<Fixture> {
  const projectId = world.others.project(people.companyA);
  const positionId = world.others.position(projectId);
  const sent = await calls.send(positionId, people.talentSelf);
  const slotId = world.others.slot(projectId);
  await calls.request(people.admin, sent, slotId);
  return { sent, slotId, positionId };
}

const read = async (actor: Actor | null, query: string, variables: Record<string, unknown>) =>
  (await world.execute(actor, query, variables)).errors;

type Operation = (
  actor: Actor | null,
  fixture: Fixture,
) => Promise<readonly { extensions: { code: string } }[]>;
const OPERATIONS: readonly [string, Operation, Record<string, string>][] = [
  ["updateBookingStatus", (actor, { sent }) => calls.set(actor, sent, "AuditionRequested"), BY_COMPANY],
  ["projectSubmissionBookResponse", (actor, { sent }) => calls.book(actor, sent), BY_COMPANY],
  ["addBookingGroupUser", (actor, { sent }) => calls.addToGroup(actor, sent, "GROUP#1"), BY_COMPANY],
  ["deleteBookingGroupUser", (actor, { sent }) => calls.removeFromGroup(actor, sent, "GROUP#1"), BY_COMPANY],
  ["requestAudition", (actor, { sent, slotId }) => calls.request(actor, sent, slotId), BY_COMPANY],
  ["confirmAudition", (actor, { sent, slotId }) => calls.confirm(actor, sent, slotId), BY_BOTH],
  ["cancelAudition", (actor, { sent }) => calls.cancel(actor, sent), BY_BOTH],
  ["withdrawSubmission", (actor, { sent }) => calls.withdraw(actor, sent), BY_TALENT],
  [
    "getPositionSubmission",
    (actor, { positionId }) =>
      read(actor, `query($u: ID!, $r: ID!) { getPositionSubmission(UserId: $u, RoleId: $r) { SK } }`, {
        u: people.talentSelf.userId,
        r: positionId,
      }),
    BY_BOTH,
  ],
  [
    "getPositionSubmissions",
    (actor, { positionId }) =>
      read(actor, `query($r: ID!) { getPositionSubmissions(criteria: { RoleId: $r }) { Total } }`, {
        r: positionId,
      }),
    { ...BY_BOTH, ...Object.fromEntries(TALENTS.map((name) => [name, "ok"])) },
  ],
  [
    "getUserSubmissions",
    (actor) =>
      read(actor, `query($u: ID!) { getUserSubmissions(criteria: { UserId: $u }) { SK } }`, {
        u: people.talentSelf.userId,
      }),
    { ...BY_BOTH, producerOther: "ok", producerNoCompany: "ok" },
  ],
];

const cells = OPERATIONS.flatMap(([name, run, expected]) =>
  Object.entries(expected).map(([actor, outcome]) => [name, actor as Role, outcome, run] as const),
);

/** A guest's token names no person; for a subgraph an expired token is no token. */
const actorOf = (role: Role): Actor | null => (role === "expiredToken" ? null : people[role]);

test.each(cells)("%s by %s: %s", async (_name, role, outcome, run) => {
  const given = await fixture();
  const before = await calls.read(people.admin, given.sent, "Version");
  const errors = await run(actorOf(role), given);
  expect(errors[0]?.extensions.code ?? "ok").toBe(outcome);
  if (outcome !== "ok") expect(await calls.read(people.admin, given.sent, "Version")).toEqual(before);
});

test.each(OPERATIONS.filter(([name]) => name !== "getUserSubmissions" && name !== "getPositionSubmissions"))(
  "%s of a submission that never existed fails like that of one that is hidden",
  async (name, run, expected) => {
    const given = await fixture();
    const never = {
      ...given,
      positionId: newId(),
      sent: { ...given.sent, SK: `SUB#${newId()}#${people.talentSelf.userId}` },
    };
    const allowed = expected["talentSelf"] === "ok" ? people.talentSelf : people.producerOwner;
    const hidden = expected["talentSelf"] === "ok" ? people.talentOther : people.producerOther;
    const [one] = await run(
      allowed,
      name === "getPositionSubmission" ? never : { ...never, sent: { ...never.sent } },
    );
    const [other] = await run(hidden, given);
    const comparable = (error: unknown) => JSON.stringify(error).replace(/"requestId":"[^"]+"/, "");
    expect(comparable(one)).toBe(comparable(other));
  },
);

test("what is filtered is reduced to what may be read", async () => {
  const { positionId, sent } = await fixture();
  const total = async (actor: Actor) =>
    (
      await world.execute<{ getPositionSubmissions: { Total: number } }>(
        actor,
        `query($r: ID!) { getPositionSubmissions(criteria: { RoleId: $r }) { Total } }`,
        { r: positionId },
      )
    ).data.getPositionSubmissions.Total;
  const seen = [
    people.talentSelf,
    people.agentLinked,
    people.talentOther,
    people.agentOther,
    people.agentFormer,
  ];
  expect(await Promise.all(seen.map(total))).toEqual([1, 1, 0, 0, 0]);
  const own = async (actor: Actor) =>
    (
      await world.execute<{ getUserSubmissions: { SK: string }[] }>(
        actor,
        `query($u: ID!) { getUserSubmissions(criteria: { UserId: $u, PageSize: 100 }) { SK } }`,
        { u: people.talentSelf.userId },
      )
    ).data.getUserSubmissions.some(({ SK }) => SK === sent.SK);
  const readers = [people.producerOwner, people.admin, people.producerOther, people.producerNoCompany];
  expect(await Promise.all(readers.map(own))).toEqual([true, true, false, false]);
});

test.each(["updateBookingStatus", "confirmAudition"])(
  "the role decides before the keys of %s are looked at",
  async (name) => {
    const sent = { PK: "x", SK: "y", talent: people.talentSelf };
    const noRole = await (name === "confirmAudition"
      ? calls.confirm(people.noRole, sent, "z")
      : calls.set(people.talentSelf, sent, "Viewed"));
    expect(noRole[0]?.extensions.code).toBe("FORBIDDEN");
    const role = await (name === "confirmAudition"
      ? calls.confirm(people.admin, sent, "z")
      : calls.set(people.admin, sent, "Viewed"));
    expect(role[0]?.extensions.fields?.map(({ path }) => path)).toEqual(
      name === "confirmAudition" ? ["pK", "sK", "auditionId"] : ["pK", "sK"],
    );
  },
);
