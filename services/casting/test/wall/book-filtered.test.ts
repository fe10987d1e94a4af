import { readFile } from "node:fs/promises";
import { Kind, parse } from "graphql";
import type { Actor, Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { companyStage } from "../company-stage.ts";
import { facts } from "../submission-calls.ts";

const stage = companyStage();

type ProfileFacts = Parameters<typeof stage.world.others.profiles.set>[1];
interface Submitter {
  readonly name: string;
  readonly profile?: ProfileFacts;
  readonly agent?: string;
}

/** People who differ in every criterion that can narrow a wall. */
const SUBMITTERS: readonly Submitter[] = [
  {
    name: "Ana",
    profile: { ageRange: "22-30", unions: ["AEA"], skills: ["Actor", "Singer"] },
    agent: "Ferrant",
  },
  {
    name: "Bo",
    profile: { ageRange: "46-60", unions: ["AEA", "SAG-AFTRA"], skills: ["Actor"] },
    agent: "Moss",
  },
  { name: "Cem", profile: { ageRange: "22-30", unions: [], skills: ["Singer"] } },
  { name: "Dee" },
  { name: "Ed", profile: { ageRange: "Over 60", skills: ["Actor", "Singer"] }, agent: "Ferrant" },
];

/** A position with all of them; the first two are in a group, which selects them. */
async function filledPosition() {
  const positionId = stage.world.others.position(stage.projectId, {
    skills: ["Actor", "Singer"],
    ageRanges: ["22-30"],
  });
  const talents: Member[] = [];
  for (const { name, profile, agent } of SUBMITTERS) {
    const talent = member({ roles: ["Talent"] });
    const { userId } = talent;
    stage.world.others.members.set(userId, { id: userId, firstName: name, lastName: "Bell", version: 1n });
    if (profile) stage.world.others.profiles.set(userId, { userId, version: 1n, ...profile });
    const sent = await stage.world.execute(
      talent,
      "mutation($s: SubmissionInput!) { submitToPosition(submission: $s) { SK } }",
      {
        s: { RoleId: positionId, RepresentationName: agent ?? null },
      },
    );
    expect(sent.errors).toEqual([]);
    talents.push(talent);
  }
  const inGroup = await stage.world.execute(
    stage.producer,
    "mutation($g: GroupUsersInput!) { addGroupUsers(groupUsers: $g) { Status } }",
    {
      g: {
        ProjectId: stage.projectId,
        RoleId: positionId,
        GroupId: "GROUP#2",
        UserIds: talents.slice(0, 2).map(({ userId }) => userId),
      },
    },
  );
  expect(inGroup.errors).toEqual([]);
  return { positionId, talents };
}

interface Row {
  readonly Data: { readonly UserId: string; readonly BookingStatus: string };
}

async function shown(criteria: object): Promise<Row["Data"][]> {
  const answer = await stage.world.execute<{ getPositionSubmissions: { Submissions: Row[] } }>(
    stage.producer,
    `query($c: PositionSubmissionsCriteria!) { getPositionSubmissions(criteria: $c) {
      Submissions { Data { UserId BookingStatus } } } }`,
    { c: criteria },
  );
  expect(answer.errors).toEqual([]);
  return answer.data.getPositionSubmissions.Submissions.map(({ Data }) => Data);
}

interface Job {
  readonly PK: string;
  readonly Data: { readonly Status: string; readonly Total: number; readonly Done: number };
}

const decide = (actor: Actor, criteria: object, status = false) =>
  stage.world.execute<{ bookMatching: Job }>(
    actor,
    `mutation($c: MatchingCriteria!, $s: Boolean!) { bookMatching(criteria: $c, status: $s) {
      PK Data { Status Total Done } } }`,
    { c: criteria, s: status },
  );

test.each<[object, readonly string[]]>([
  [{}, ["Ana", "Bo", "Cem", "Dee", "Ed"]],
  [{ Fit: "All" }, ["Ana"]],
  [{ Fit: "Half" }, ["Ana", "Cem", "Ed"]],
  [{ AgeRanges: ["22-30"] }, ["Ana", "Cem"]],
  [{ Unions: ["SAG-AFTRA"] }, ["Bo"]],
  [{ NoUnion: true }, ["Cem", "Dee", "Ed"]],
  [{ Unions: ["SAG-AFTRA"], NoUnion: true }, ["Bo", "Cem", "Dee", "Ed"]],
  [{ Agents: ["Ferrant"] }, ["Ana", "Ed"]],
  [{ NoAgent: true }, ["Cem", "Dee"]],
  [{ Agents: ["Moss"], NoAgent: true }, ["Bo", "Cem", "Dee"]],
  [{ Text: "ce" }, ["Cem"]],
  [{ GroupId: "GROUP#2" }, ["Ana", "Bo"]],
  [{ Status: ["New"] }, ["Cem", "Dee", "Ed"]],
  [{ Status: ["New"], AgeRanges: ["22-30", "Over 60"], NoAgent: true, Text: "bell" }, ["Cem"]],
  [{ Agents: ["Nobody"] }, []],
])("%j is decided on for whom the wall shows: %j", async (filters, names) => {
  const { positionId } = await filledPosition();
  const RoleId = `ROLE#${positionId}`;
  const nameOf = ({ UserId }: Row["Data"]) =>
    stage.world.others.members.get(UserId.slice("USR#".length))?.firstName;
  const before = (await shown({ RoleId, ...filters })).map(nameOf);
  expect(before.toSorted()).toEqual(names);
  const { Status, ...rest } = filters as { readonly Status?: readonly string[] };
  const { data, errors } = await decide(stage.producer, {
    RoleId,
    ...rest,
    ...(Status && { BookingStatus: Status }),
  });
  expect(errors).toEqual([]);
  expect(data.bookMatching.Data.Total).toBe(names.length);
  // The call does everything, unless the sweep was faster and is still running.
  const decided = await waitFor("all are decided on", async () => {
    const all = (await shown({ RoleId })).filter(({ BookingStatus }) => BookingStatus === "NotBooked");
    return all.length >= names.length && all.map(nameOf).toSorted();
  });
  expect(decided).toEqual(names);
});

test("whatever narrows the wall narrows the decision about all who match, by the same names", async () => {
  const schema = parse(await readFile(new URL("../../schema.graphql", import.meta.url), "utf8"));
  const fieldsOf = (name: string) =>
    schema.definitions
      .flatMap((definition) =>
        definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION && definition.name.value === name
          ? (definition.fields ?? [])
          : [],
      )
      .map((field) => field.name.value);
  // UserIds reads people again who are selected; they are decided about by name.
  const ofTheList = new Set(["ProjectId", "UserIds", "Page", "PageSize", "After", "SortOrder"]);
  const narrowing = fieldsOf("PositionSubmissionsCriteria").filter((name) => !ofTheList.has(name));
  expect(narrowing).toContain("Fit");
  const named = narrowing.map((name) => (name === "Status" ? "BookingStatus" : name));
  expect(fieldsOf("MatchingCriteria").toSorted()).toEqual([...named, "ClientKey"].toSorted());
});

test("a filter that is wrong is named, and another filter is another call", async () => {
  const { positionId: RoleId } = await filledPosition();
  const bad = await decide(stage.producer, { RoleId, Fit: "Best", AgeRanges: ["20"], BookingStatus: ["x"] });
  expect(facts(bad.errors)).toMatchObject({
    code: "VALIDATION",
    fields: [
      { path: "criteria.BookingStatus.0" },
      { path: "criteria.Fit" },
      { path: "criteria.AgeRanges.0" },
    ],
  });
  const ClientKey = newId();
  const first = await decide(stage.producer, { RoleId, Agents: ["Moss"], ClientKey });
  const again = await decide(stage.producer, { RoleId, Agents: ["Moss"], ClientKey });
  expect(again.data.bookMatching.PK).toBe(first.data.bookMatching.PK);
  const other = await decide(stage.producer, { RoleId, Agents: ["Ferrant"], ClientKey });
  expect(facts(other.errors)).toMatchObject({ code: "CONFLICT" });
});

test("nobody is decided on by profiles that cannot be read", async () => {
  const { positionId: RoleId } = await filledPosition();
  stage.world.others.away.add("talent");
  const refused = await decide(stage.producer, { RoleId, NoUnion: true });
  stage.world.others.away.clear();
  expect(facts(refused.errors)).toMatchObject({ code: "UNAVAILABLE" });
  expect((await shown({ RoleId })).filter(({ BookingStatus }) => BookingStatus === "NotBooked")).toEqual([]);
});

test("a repeated call returns its job while no other service responds", async () => {
  const { positionId: RoleId } = await filledPosition();
  const criteria = { RoleId, NoUnion: true, ClientKey: newId() };
  const first = await decide(stage.producer, criteria);
  expect(first.errors).toEqual([]);
  // Someone whose profile casting does not know yet.
  await stage.calls.send(RoleId);
  for (const name of ["talent", "projects", "identity"]) stage.world.others.away.add(name);
  const again = await decide(stage.producer, criteria);
  stage.world.others.away.clear();
  expect(again.errors).toEqual([]);
  expect(again.data.bookMatching.PK).toBe(first.data.bookMatching.PK);
});

test("booking all who match books nobody if there are fewer places", async () => {
  const { positionId: RoleId } = await filledPosition();
  const refused = await decide(stage.producer, { RoleId }, true);
  expect(facts(refused.errors)).toMatchObject({ rule: "TOO_FEW_PLACES", max: 1, state: "5" });
  expect((await shown({ RoleId })).filter(({ BookingStatus }) => BookingStatus === "Booked")).toEqual([]);
  expect((await stage.query("select 1 from booking_job where position_id = $1", [RoleId])).length).toBe(0);
  const one = await decide(stage.producer, { RoleId, Unions: ["SAG-AFTRA"] }, true);
  expect(one.data.bookMatching.Data.Total).toBe(1);
  expect((await shown({ RoleId })).filter(({ BookingStatus }) => BookingStatus === "Booked")).toHaveLength(1);
});

test("a job whose first part cannot be done is returned all the same, and goes on", async () => {
  const { positionId: RoleId } = await filledPosition();
  await stage.query("delete from project where id = $1", [stage.projectId]);
  stage.world.others.away.add("projects");
  const { data, errors } = await decide(stage.producer, { RoleId });
  stage.world.others.away.clear();
  expect(errors).toEqual([]);
  expect(data.bookMatching.Data).toMatchObject({ Total: 5, Done: 0 });
  await waitFor("the job", async () =>
    (await shown({ RoleId })).every(({ BookingStatus }) => BookingStatus === "NotBooked"),
  );
});

test("only the company decides by filters", async () => {
  const { positionId: RoleId, talents } = await filledPosition();
  for (const [actor, code] of [
    [talents[0]!, "FORBIDDEN"],
    [stage.people.producerOther, "NOT_FOUND"],
    [stage.people.producerNoCompany, "NOT_FOUND"],
  ] as const)
    expect(facts((await decide(actor, { RoleId, AgeRanges: ["22-30"] })).errors)).toMatchObject({ code });
});
