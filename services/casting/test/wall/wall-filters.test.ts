import { newId } from "@callboard/kit/ids.ts";
import type { Actor, Member } from "@callboard/kit/actor.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { UserErasedSchema, UserSuspendedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import {
  TalentDemographicsUpdatedSchema,
  TalentSkillsUpdatedSchema,
} from "@callboard/proto/talent/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { Tables } from "../../src/adapters/store/tables.ts";
import { createPeople, openWorld, type World } from "../casting-world.ts";

let world: World;
let database: Database<Tables>;
let people: ReturnType<typeof createPeople>;
let projectId: string;

beforeAll(async () => {
  world = await openWorld();
  database = openDatabase({ url: world.databaseUrl, name: "test", log: createLog("test", "silent") });
  people = createPeople();
  projectId = world.others.project(people.companyA);
});
afterEach(() => world.others.away.clear());
afterAll(async () => {
  await database.close();
  await world.close();
});

type ProfileFacts = Parameters<World["others"]["profiles"]["set"]>[1];
interface Submitter {
  readonly profile?: ProfileFacts;
  readonly agent?: string;
}

/** Submits a person with a profile and an agent; the name on the wall is that of the key. */
async function submit(positionId: string, { profile, agent }: Submitter): Promise<Member> {
  const talent = member({ roles: ["Talent"] });
  world.others.members.set(talent.userId, { id: talent.userId, firstName: "A", lastName: "B", version: 1n });
  if (profile) world.others.profiles.set(talent.userId, { userId: talent.userId, version: 1n, ...profile });
  const answer = await world.execute(
    talent,
    `mutation($s: SubmissionInput!) { submitToPosition(submission: $s) { SK } }`,
    { s: { RoleId: positionId, RepresentationName: agent ?? null } },
  );
  expect(answer.errors).toEqual([]);
  return talent;
}

interface Wall {
  getPositionSubmissions: {
    Total: number;
    After: string | null;
    Submissions: { Data: { UserId: string; Fit: { Met: number; Of: number } | null } }[];
    Counters: { Stage: string; Count: number }[];
    Facets: object | null;
  };
}

const wall = (actor: Actor, criteria: object, fields = "") =>
  world.execute<Wall>(
    actor,
    `query($c: PositionSubmissionsCriteria!) { getPositionSubmissions(criteria: $c) {
      Total After ${fields} Submissions { Data { UserId Fit { Met Of } } } } }`,
    { c: criteria },
  );
const idsOf = ({ data }: { data: Wall }) =>
  data.getPositionSubmissions.Submissions.map(({ Data }) => Data.UserId.slice("USR#".length));

describe("people who differ", () => {
  let RoleId: string;
  let who: readonly string[];

  beforeAll(async () => {
    const positionId = world.others.position(projectId, {
      ageRanges: ["22-30"],
      skills: ["Actor", "Singer"],
      hairColors: ["Red"],
      locationState: "CA",
    });
    RoleId = `ROLE#${positionId}`;
    const submitters: readonly Submitter[] = [
      {
        profile: {
          ageRange: "22-30",
          unions: ["AEA"],
          skills: ["Actor", "Singer"],
          currentHairColor: "Red",
          locationState: "CA",
        },
        agent: "Ferrant",
      },
      {
        profile: {
          ageRange: "30-45",
          unions: ["AEA", "SAG-AFTRA"],
          skills: ["Singer", "Actor"],
          currentHairColor: "Red",
          locationState: "CA",
        },
        agent: "Ferrant",
      },
      {
        profile: { ageRange: "Over 60", skills: ["Actor"], travelPreference: "International" },
        agent: "Moss",
      },
      { profile: { ageRange: "46-60", otherAgeRanges: ["22-30"], unions: [] } },
      {},
    ];
    const submitted: string[] = [];
    for (const submitter of submitters) submitted.push((await submit(positionId, submitter)).userId);
    who = submitted;
  });

  const found = async (criteria: object) => {
    const answer = await wall(people.producerOwner, { RoleId, SortOrder: "Oldest", ...criteria });
    expect(answer.errors).toEqual([]);
    const ids = idsOf(answer);
    expect(answer.data.getPositionSubmissions.Total).toBe(ids.length);
    return ids.map((id) => who.indexOf(id));
  };

  test.each<[object, readonly number[]]>([
    [{}, [0, 1, 2, 3, 4]],
    [{ Fit: "All" }, [0]],
    [{ Fit: "Most" }, [0, 1]],
    [{ Fit: "Half" }, [0, 1]],
    [{ AgeRanges: ["22-30"] }, [0, 3]],
    [{ AgeRanges: ["22-30", "Over 60"] }, [0, 2, 3]],
    [{ Unions: ["SAG-AFTRA"] }, [1]],
    [{ Unions: ["AEA", "SAG-AFTRA"] }, [0, 1]],
    [{ NoUnion: true }, [2, 3, 4]],
    [{ Unions: ["SAG-AFTRA"], NoUnion: true }, [1, 2, 3, 4]],
    [{ Agents: ["Ferrant"] }, [0, 1]],
    [{ Agents: ["Moss"], NoAgent: true }, [2, 3, 4]],
    [{ NoAgent: true }, [3, 4]],
    [{ Agents: ["Ferrant"], AgeRanges: ["22-30"] }, [0]],
    [{ Agents: ["Nobody"] }, []],
    [{ Fit: "Half", Status: ["Booked"] }, []],
    [{ AgeRanges: [], Unions: null, NoAgent: false }, [0, 1, 2, 3, 4]],
  ])("%j finds %j", async (criteria, places) => {
    expect(await found(criteria)).toEqual(places);
  });

  test("stages and values are counted over the whole position, whatever the filters", async () => {
    const fields = `Counters { Stage Count } Facets { NoUnion NoAgent
      AgeRanges { Value Count } Unions { Value Count } Agents { Value Count } }`;
    const { data } = await wall(people.producerOwner, { RoleId, Fit: "All" }, fields);
    expect(data.getPositionSubmissions.Counters[0]).toEqual({ Stage: "New", Count: 5 });
    expect(data.getPositionSubmissions.Facets).toEqual({
      AgeRanges: [
        { Value: "22-30", Count: 2 },
        { Value: "30-45", Count: 1 },
        { Value: "46-60", Count: 1 },
        { Value: "Over 60", Count: 1 },
      ],
      Unions: [
        { Value: "AEA", Count: 2 },
        { Value: "SAG-AFTRA", Count: 1 },
      ],
      NoUnion: 3,
      Agents: [
        { Value: "Ferrant", Count: 2 },
        { Value: "Moss", Count: 1 },
      ],
      NoAgent: 2,
    });
  });

  test("who submitted has no values to filter by, and may not filter by them", async () => {
    const talent = member({ roles: ["Talent"] });
    const { data } = await wall(talent, { RoleId }, "Facets { NoUnion }");
    expect(data.getPositionSubmissions.Facets).toBeNull();
    for (const criteria of [
      { Fit: "All" },
      { AgeRanges: ["22-30"] },
      { NoUnion: true },
      { Agents: ["Moss"] },
    ]) {
      const { errors } = await wall(talent, { RoleId, ...criteria });
      expect(errors[0]?.extensions).toMatchObject({ code: "FORBIDDEN", rule: "FIELD" });
    }
  });

  test("every field that is wrong is named", async () => {
    const criteria = { RoleId, Fit: "Best", AgeRanges: ["20"], Unions: ["x"], Agents: [""], Status: ["x"] };
    const { errors } = await wall(people.producerOwner, criteria);
    expect(errors[0]?.extensions).toMatchObject({ code: "VALIDATION" });
    const { fields } = errors[0]!.extensions as unknown as { fields: { path: string }[] };
    expect(fields.map(({ path }) => path)).toEqual(
      ["Status", "Fit", "AgeRanges", "Unions", "Agents"].map((name) =>
        name === "Fit" ? "criteria.Fit" : `criteria.${name}.0`,
      ),
    );
  });

  test("profiles that were never read come in one call, and once", async () => {
    await database.db.deleteFrom("profile").execute();
    const [first, second] = [
      await wall(people.producerOwner, { RoleId, NoUnion: true, PageSize: 1 }),
      await wall(people.producerOwner, { RoleId, NoUnion: true, PageSize: 1 }),
    ];
    // Reading the fit for the page takes a call of its own.
    expect([first.grpcCalls, second.grpcCalls]).toEqual([2, 1]);
    expect(first.data.getPositionSubmissions.Total).toBe(3);
    await database.db.deleteFrom("profile").execute();
    const [unread, read] = [
      await wall(people.producerOwner, { RoleId }, "Facets { NoUnion }"),
      await wall(people.producerOwner, { RoleId }, "Facets { NoUnion }"),
    ];
    expect(unread.data.getPositionSubmissions.Facets).toEqual({ NoUnion: 3 });
    expect([unread.grpcCalls, read.grpcCalls]).toEqual([2, 1]);
    const without = await wall(people.producerOwner, { RoleId });
    expect((read.sqlStatements ?? 0) - (without.sqlStatements ?? 0)).toBe(1);
  });

  test("without the talent service known values are filtered, and unknown values make the filter UNAVAILABLE", async () => {
    world.others.away.add("talent");
    expect(await found({ AgeRanges: ["22-30"] })).toEqual([0, 3]);
    await database.db.deleteFrom("profile").execute();
    const { errors } = await wall(people.producerOwner, { RoleId, AgeRanges: ["22-30"] });
    expect(errors[0]?.extensions).toMatchObject({ code: "UNAVAILABLE" });
    expect(await found({ NoAgent: true })).toEqual([3, 4]);
    const shown = await wall(people.producerOwner, { RoleId }, "Facets { NoUnion }");
    expect([shown.errors, shown.data.getPositionSubmissions.Facets]).toEqual([[], null]);
  });
});

test("pages by cursor hold all who match, each once, and each page the same count", async () => {
  const positionId = world.others.position(projectId);
  const expected: string[] = [];
  for (let place = 0; place < 23; place += 1) {
    const ageRange = place % 2 === 0 ? "22-30" : "46-60";
    const { userId } = await submit(positionId, { profile: { ageRange } });
    if (ageRange === "22-30") expected.unshift(userId);
  }
  const criteria = { RoleId: `ROLE#${positionId}`, AgeRanges: ["22-30"], PageSize: 5 };
  const read: string[] = [];
  let After: string | null = null;
  do {
    const answer: { data: Wall } = await wall(people.producerOwner, { ...criteria, After });
    expect(answer.data.getPositionSubmissions.Total).toBe(12);
    read.push(...idsOf(answer));
    After = answer.data.getPositionSubmissions.After;
  } while (After);
  expect(read).toEqual(expected);
});

test("a profile that changes is followed, and gone with whom it is about", async () => {
  const positionId = world.others.position(projectId, { skills: ["Actor"] });
  const RoleId = `ROLE#${positionId}`;
  const { userId } = await submit(positionId, { profile: { ageRange: "13-21" } });
  const total = async (criteria: object) =>
    (await wall(people.producerOwner, { RoleId, ...criteria })).data.getPositionSubmissions.Total;
  expect([await total({ AgeRanges: ["13-21"] }), await total({ Fit: "All" })]).toEqual([1, 0]);
  world.others.profiles.set(userId, { userId, ageRange: "22-30", version: 2n });
  await world.receive(TalentDemographicsUpdatedSchema, { userId, fields: ["AgeRange"] });
  await waitFor("the new age", async () => (await total({ AgeRanges: ["22-30"] })) === 1);
  world.others.profiles.set(userId, { userId, ageRange: "22-30", skills: ["Actor"], version: 3n });
  await world.receive(TalentSkillsUpdatedSchema, { userId });
  await waitFor("the new skill", async () => (await total({ Fit: "All" })) === 1);
  await world.receive(UserErasedSchema, { userId });
  const kept = () =>
    database.db.selectFrom("profile").select("user_id").where("user_id", "=", userId).execute();
  await waitFor("the profile is gone", async () => (await kept()).length === 0);
});

test("profiles of people who never submitted are not kept", async () => {
  const [stranger, submitter] = [newId(), await submit(world.others.position(projectId), { profile: {} })];
  world.others.profiles.set(stranger, { userId: stranger, version: 1n });
  await world.receive(TalentSkillsUpdatedSchema, { userId: stranger });
  await world.receive(TalentSkillsUpdatedSchema, { userId: submitter.userId });
  const kept = (id: string) =>
    database.db.selectFrom("profile").select("user_id").where("user_id", "=", id).execute();
  await waitFor("the submitter's profile", async () => (await kept(submitter.userId)).length === 1);
  expect(await kept(stranger)).toEqual([]);
});

test("people who are suspended are not among the values of the company", async () => {
  const positionId = world.others.position(projectId);
  const { userId } = await submit(positionId, {});
  const nobody = async (actor: Actor) =>
    (await wall(actor, { RoleId: `ROLE#${positionId}` }, "Facets { NoAgent }")).data.getPositionSubmissions
      .Facets;
  expect(await nobody(people.producerOwner)).toEqual({ NoAgent: 1 });
  await world.receive(UserSuspendedSchema, { userId });
  await waitFor("nobody to filter", async () =>
    JSON.stringify(await nobody(people.producerOwner)).includes("0"),
  );
  expect(await nobody(people.admin)).toEqual({ NoAgent: 1 });
});
