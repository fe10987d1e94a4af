import { newId } from "@callboard/kit/ids.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import {
  UserProfileUpdatedSchema,
  UserReinstatedSchema,
  UserSuspendedSchema,
} from "@callboard/proto/identity/v1/events_pb.ts";
import { PositionUpdatedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { createPeople, openWorld, type World } from "./casting-world.ts";
import { callsOf, type Sent } from "./submission-calls.ts";

let world: World;
let people: ReturnType<typeof createPeople>;
let calls: ReturnType<typeof callsOf>;
let projectId: string;
let positionId: string;
const sent: Sent[] = [];

const NAMES = ["Ayşe Işık", "Ada Lovelace", "Grace Hopper", "Alan Turing", "Çağla Özgür"];

interface Wall {
  getPositionSubmissions: {
    Total: number;
    TotalIsFloor: boolean;
    After: string | null;
    Submissions: { SK: string; Data: Record<string, unknown> }[];
    Counters: { Stage: string; Count: number }[] | null;
  };
}

beforeAll(async () => {
  world = await openWorld();
  calls = callsOf(world);
  people = createPeople();
  projectId = world.others.project(people.companyA, { name: "The Harbour" });
  positionId = world.others.position(projectId, { name: "Captain", genders: ["Female"], skills: ["Actor"] });
  for (let place = 0; place < 60; place += 1) {
    const talent = member({ roles: ["Talent"] });
    const [firstName = "", lastName = ""] = (NAMES[place] ?? `Person Number${place}`).split(" ");
    const profileMediaId = newId();
    world.others.members.set(talent.userId, {
      id: talent.userId,
      firstName,
      lastName,
      profileMediaId,
      version: 1n,
    });
    world.others.profiles.set(talent.userId, {
      userId: talent.userId,
      gender: "Female",
      skills: place % 2 ? ["Actor"] : [],
      version: 1n,
    });
    sent.push(await calls.send(positionId, talent));
  }
});
afterAll(() => world.close());

const wall = (actor: Actor, criteria: object, fields = "SK") =>
  world.execute<Wall>(
    actor,
    `query($c: PositionSubmissionsCriteria!) { getPositionSubmissions(criteria: $c) {
      Total TotalIsFloor After Counters { Stage Count } Submissions { SK ${fields === "SK" ? "" : fields} } } }`,
    { c: { RoleId: positionId, ...criteria } },
  );
const keysOf = (answer: { data: Wall }) => answer.data.getPositionSubmissions.Submissions.map(({ SK }) => SK);

const EVERYTHING = `PK Data { ProjectId RoleId UserId User { PK } SubmissionDate FirstName LastName ProfileImage { PK }
  Comments Website RepresentationName SocialMedia CreatedBy { PK } Booked ProfileUrl BookingStatus
  Groups { GroupId Name Description } Project { ProjectId Name Record { PK } } Position { PositionId Name Record { PK SK } }
  AuditionId Audition { PK SK } AuditionStatus AuditionExpiresAt AuditionMessage Round ViewedAt UpdatedAt
  Fit { Met Of Criteria { Criterion Verdict Wanted Has } } OtherRoles { PositionId Name } History { From To At Reason }
  Version ViewerCan }`;

test("a page of fifty with everything costs at most 12 statements and one call per service", async () => {
  const answer = await wall(people.producerOwner, { PageSize: 50 }, EVERYTHING);
  expect(answer.errors).toEqual([]);
  expect(keysOf(answer)).toHaveLength(50);
  expect(answer.sqlStatements).toBeLessThanOrEqual(12);
  expect(answer.grpcCalls).toBeLessThanOrEqual(1);
  const record = answer.data.getPositionSubmissions.Submissions[0]!.Data;
  expect(record).toMatchObject({
    FirstName: "Person",
    LastName: "Number59",
    ProfileImage: { PK: expect.stringMatching(/^MED#/) },
    Project: { ProjectId: `PRJ#${projectId}`, Name: "The Harbour", Record: { PK: `PRJ#${projectId}` } },
    Position: { PositionId: `ROLE#${positionId}`, Name: "Captain" },
    Fit: { Met: 2, Of: 2 },
    OtherRoles: [],
    Groups: [],
  });
});

test("a page of one costs as many statements as a page of fifty", async () => {
  const [one, fifty] = [
    await wall(people.producerOwner, { PageSize: 1 }, EVERYTHING),
    await wall(people.producerOwner, { PageSize: 50 }, EVERYTHING),
  ];
  expect([one.sqlStatements, one.grpcCalls]).toEqual([fifty.sqlStatements, fifty.grpcCalls]);
});

test("what was read to decide who may see a list is not read again for its rows", async () => {
  const [plain, named] = [
    await wall(people.producerOwner, {}, "PK"),
    await wall(people.producerOwner, {}, "PK Data { Position { Name } }"),
  ];
  expect(named.data.getPositionSubmissions.Submissions[0]?.Data).toEqual({ Position: { Name: "Captain" } });
  expect(named.sqlStatements).toBe(plain.sqlStatements);
  const latest = (fields: string) =>
    world.execute<{ getLatestProjectsSubmissions: { Data: object }[] }>(
      people.producerOwner,
      `query($p: ID!) { getLatestProjectsSubmissions(ProjectId: $p) { PK ${fields} } }`,
      { p: projectId },
    );
  const [newest, ofProject] = [await latest(""), await latest("Data { Project { Name } }")];
  expect(ofProject.data.getLatestProjectsSubmissions[0]?.Data).toEqual({ Project: { Name: "The Harbour" } });
  expect(ofProject.sqlStatements).toBe(newest.sqlStatements);
});

test("the names of other roles come with the roles", async () => {
  const [twice] = sent;
  const other = world.others.position(projectId, { name: "Cook" });
  await calls.send(other, twice!.talent);
  const page = (fields: string) => wall(people.producerOwner, { SortOrder: "Oldest", PageSize: 1 }, fields);
  const [ids, names] = [
    await page("Data { OtherRoles { PositionId } }"),
    await page("Data { OtherRoles { PositionId Name } }"),
  ];
  expect(names.data.getPositionSubmissions.Submissions[0]?.Data).toEqual({
    OtherRoles: [{ PositionId: `ROLE#${other}`, Name: "Cook" }],
  });
  expect(names.sqlStatements).toBe(ids.sqlStatements);
});

test.each(["Newest", "Oldest"])(
  "%s: pages by cursor and by number show each submission once",
  async (SortOrder) => {
    const expected = sent.map(({ SK }) => SK);
    if (SortOrder === "Newest") expected.reverse();
    const byCursor: string[] = [];
    let After: string | null = null;
    do {
      const answer = await wall(people.producerOwner, { SortOrder, PageSize: 25, After });
      expect(answer.data.getPositionSubmissions).toMatchObject({ Total: 60, TotalIsFloor: false });
      byCursor.push(...keysOf(answer));
      After = answer.data.getPositionSubmissions.After;
    } while (After);
    expect(byCursor).toEqual(expected);
    expect(keysOf(await wall(people.producerOwner, { SortOrder, PageSize: 25, Page: 3 }))).toEqual(
      expected.slice(50),
    );
  },
);

test("the company's counters count stages; talents see none", async () => {
  const other = world.others.position(projectId);
  const [one, two] = [await calls.send(other), await calls.send(other)];
  await calls.set(people.producerOwner, one, "Viewed");
  const counters = (await wall(people.producerOwner, { RoleId: other })).data.getPositionSubmissions.Counters;
  expect(counters?.filter(({ Count }) => Count > 0)).toEqual([
    { Stage: "New", Count: 1 },
    { Stage: "Viewed", Count: 1 },
  ]);
  const own = await wall(two.talent, { RoleId: other });
  expect(own.data.getPositionSubmissions).toMatchObject({
    Total: 1,
    Counters: null,
    Submissions: [{ SK: two.SK }],
  });
  expect(keysOf(await wall(people.producerOwner, { RoleId: other, Status: ["Viewed", "Out"] }))).toEqual([
    one.SK,
  ]);
});

test.each([
  ["ayşe", 0],
  ["AYSE isik", 0],
  ["Işık", 0],
  ["hopper g", 2],
  ["cag", 4],
])("the words %s find a name", async (Text, place) => {
  expect(keysOf(await wall(people.producerOwner, { Text }))).toEqual([sent[place]!.SK]);
});

test("a group shows its members", async () => {
  await calls.addToGroup(people.producerOwner, sent[7]!, "GROUP#3");
  expect(keysOf(await wall(people.producerOwner, { GroupId: "GROUP#3" }))).toEqual([sent[7]!.SK]);
  expect((await wall(sent[7]!.talent, { GroupId: "GROUP#3" })).errors[0]?.extensions).toMatchObject({
    code: "FORBIDDEN",
    rule: "FIELD",
  });
});

test.each([
  [{ RoleId: null }, "criteria.RoleId"],
  [{ RoleId: "x" }, "criteria.RoleId"],
  [{ Page: 0 }, "criteria.Page"],
  [{ PageSize: 101 }, "criteria.PageSize"],
  [{ After: "x" }, "criteria.After"],
  [{ SortOrder: "Loudest" }, "criteria.SortOrder"],
  [{ Status: ["Booked", "Nothing"] }, "criteria.Status.1"],
  [{ GroupId: "GROUP#9" }, "criteria.GroupId"],
])("the criteria %j are refused at %s", async (criteria, path) => {
  expect((await wall(people.producerOwner, criteria)).errors[0]?.extensions).toMatchObject({
    code: "VALIDATION",
    fields: [{ path }],
  });
});

test("a suspended person leaves the producer's list and comes back", async () => {
  const suspended = sent[11]!;
  const total = async (actor: Actor) => (await wall(actor, {})).data.getPositionSubmissions.Total;
  await world.receive(UserSuspendedSchema, { userId: suspended.talent.userId });
  await waitFor("the list is shorter", async () => (await total(people.producerOwner)) === 59);
  expect(await total(people.admin)).toBe(60);
  const counted = async (actor: Actor) =>
    (await wall(actor, {})).data.getPositionSubmissions.Counters?.reduce((sum, { Count }) => sum + Count, 0);
  expect([await counted(people.producerOwner), await counted(people.admin)]).toEqual([59, 60]);
  await world.receive(UserReinstatedSchema, { userId: suspended.talent.userId });
  await waitFor("the list is whole", async () => (await total(people.producerOwner)) === 60);
});

test("a new name and a new title are followed", async () => {
  const { talent } = sent[12]!;
  const known = world.others.members.get(talent.userId);
  world.others.members.set(talent.userId, { ...known, firstName: "Renamed", version: 2n });
  await world.receive(UserProfileUpdatedSchema, { userId: talent.userId, fields: ["FirstName"] });
  world.others.positions.set(positionId, {
    ...world.others.positions.get(positionId),
    name: "First mate",
    version: 2n,
  });
  await world.receive(PositionUpdatedSchema, { projectId, positionId, companyId: people.companyA });
  const shown = await waitFor("both are shown", async () => {
    const data = await calls.read(people.producerOwner, sent[12]!, "FirstName Position { Name }");
    return JSON.stringify(data).includes("First mate") && data["FirstName"] === "Renamed" && data;
  });
  expect(shown).toMatchObject({ FirstName: "Renamed", Position: { Name: "First mate" } });
});

test("a page is complete without the fit when the talent service is unavailable", async () => {
  world.others.away.add("talent");
  const answer = await wall(people.producerOwner, { PageSize: 2 }, "Data { FirstName Fit { Met } }");
  world.others.away.delete("talent");
  expect(answer.errors).toEqual([]);
  expect(answer.data.getPositionSubmissions.Submissions[0]?.Data).toEqual({ FirstName: "Person", Fit: null });
});

test("other subgraphs get submissions, positions and members through the same views", async () => {
  const { talent, PK, SK } = sent[1]!;
  const entities = (actor: Actor) =>
    world.execute<{ _entities: unknown[] }>(
      actor,
      `query($r: [_Any!]!) { _entities(representations: $r) {
        ... on Submission { SK }
        ... on Position { Data { ViewerSubmission { SK } Fit { Met Of } Counters { Stage } } }
        ... on User { Data { Submissions } } } }`,
      {
        r: [
          { __typename: "Submission", PK, SK },
          { __typename: "Position", PK: `PRJ#${projectId}`, SK: `ROLE#${positionId}` },
          { __typename: "User", PK: `USR#${talent.userId}` },
        ],
      },
    );
  expect((await entities(talent)).data._entities).toEqual([
    { SK },
    { Data: { ViewerSubmission: { SK }, Fit: { Met: 2, Of: 2 }, Counters: null } },
    { Data: { Submissions: 1 } },
  ]);
  expect((await entities(people.producerOther)).data._entities).toEqual([
    null,
    { Data: { ViewerSubmission: null, Fit: null, Counters: null } },
    { Data: { Submissions: null } },
  ]);
  const company = (await entities(people.producerOwner)).data._entities[1];
  expect(company).toMatchObject({ Data: { ViewerSubmission: null, Counters: expect.any(Array) } });
});
