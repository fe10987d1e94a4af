import { GUEST, type Actor, type Member } from "@callboard/kit/actor.ts";
import { draftEvent } from "@callboard/bus/event.ts";
import { newId } from "@callboard/kit/ids.ts";
import {
  UserAgentLinkedSchema,
  UserProfileUpdatedSchema,
  UserSuspendedSchema,
} from "@callboard/proto/identity/v1/events_pb.ts";
import { another, member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { key, openStage, registered, writeProfile, writeSkills, type Person, type Stage } from "./stage.ts";

/** Only an agent finds their own clients, and is limited to sixty searches a minute. */
const SEARCH_INTERVAL_MS = 1_000;
const INDEXED_WITHIN_MS = 30_000;
let stage: Stage;
const names = new Map<string, string>();
const people: Record<string, Member> = {};
const casting = member({ roles: ["Production"], organisationId: newId(), organisationApproved: true });
const unapproved = member({ roles: ["Production"], organisationId: newId() });
const talent = member({ roles: ["Talent"] });
const freelancer = member({ roles: ["Production"] });
const admin = member({ roles: ["Admin"] });
const clients: string[] = [];
const agent = member({ roles: ["Agent"], representedIds: clients });

const search = (actor: Actor, criteria: object) =>
  stage.execute<{ filterUsers: { PK: string; Cursor: string }[] }>(
    actor,
    "query($criteria: UserCriteria!) { filterUsers(criteria: $criteria) { PK Cursor } }",
    { criteria },
  );
const found = async (actor: Actor, criteria: object = {}) => {
  const { data, errors } = await search(actor, criteria);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.filterUsers.map((user) => names.get(user.PK) ?? "?");
};

async function add(firstName: string, facts: Partial<Person>, profile: object, skills: readonly string[]) {
  const person = await registered(stage, { firstName, lastName: "Stone", ...facts });
  names.set(key(person), firstName);
  people[firstName] = person;
  if (facts.agentIds?.includes(agent.userId)) clients.push(person.userId);
  await writeProfile(stage, person, profile);
  await writeSkills(stage, person, key(person), skills);
}

/** Changes a member at identity; the caller publishes the event. */
async function change(name: string, facts: Partial<Person>) {
  const person = people[name] ?? talent;
  const known = stage.people.get(person.userId);
  const version = (known?.version ?? 0) + 1;
  if (known) stage.people.set(person.userId, { ...known, ...facts, version });
  return { userId: person.userId, about: { aggregateId: person.userId, version } };
}

async function rename(name: string, firstName: string): Promise<void> {
  const { userId, about } = await change(name, { firstName });
  await stage.publish(draftEvent(UserProfileUpdatedSchema, { userId, fields: ["FirstName"] }, about));
}

beforeAll(async () => {
  stage = await openStage();
  await add("Zoë", { bio: "Rides horses." }, { AgeRange: "30-45", HeightRange: "tall", Ethnicity: "Asian" }, [
    "Dancer",
  ]);
  await add(
    "Ada",
    { agentIds: [agent.userId] },
    { AgeRange: "22-30", HeightRange: "short", Ethnicity: "White", ShowEthnicity: true, Unions: ["AEA"] },
    ["Dancer", "Singer"],
  );
  await add(
    "Kim",
    { minor: true, agentIds: [agent.userId] },
    { AgeRange: "13-21", TravelPreference: "Local" },
    ["Singer"],
  );
  await add("Sue", { suspended: true }, { AgeRange: "30-45" }, ["Dancer"]);
  await add("New", { registered: false }, { AgeRange: "30-45" }, ["Dancer"]);
  const isIndexed = async (): Promise<boolean> => {
    const singers = await found(another(admin), { Skills: ["Singer"] });
    const tall = await found(another(admin), { HeightRange: ["tall"] });
    return (
      singers.length === 2 &&
      tall.length === 1 &&
      (await found(another(admin), { Skills: ["Dancer"] })).length === 2
    );
  };
  await waitFor("everything is indexed", isIndexed);
});
afterAll(() => stage.close());

describe("who is found", () => {
  test("registered talent who are not suspended, newest first; minors by companies with an approved project, their agent and admins", async () => {
    expect(await found(casting)).toEqual(["Kim", "Ada", "Zoë"]);
    expect(await found(admin)).toEqual(["Kim", "Ada", "Zoë"]);
    expect(await found(agent)).toEqual(["Kim", "Ada", "Zoë"]);
    for (const actor of [talent, freelancer, unapproved, member({ roles: ["Agent"] })])
      expect(await found(actor)).toEqual(["Ada", "Zoë"]);
  });

  test("an agent's roster is the linked talent", async () => {
    expect(await found(agent, { Roster: true })).toEqual(["Kim", "Ada"]);
    expect(await found(casting, { Roster: true })).toEqual([]);
  });
});

describe("by what", () => {
  test.each<[object, string[]]>([
    [{ Text: "horses" }, ["Zoë"]],
    [{ Text: "ZOE stone" }, ["Zoë"]],
    [{ Skills: ["Dancer"] }, ["Ada", "Zoë"]],
    [{ Skills: ["Dancer", "Singer"] }, ["Ada"]],
    [{ Unions: ["AEA", "ACTRA"] }, ["Ada"]],
    [{ TravelPreference: ["Local"] }, ["Kim"]],
    [{ HeightRange: ["tall", "short"] }, ["Ada", "Zoë"]],
    [{ AgeRange: ["22-30"] }, ["Ada"]],
    [{ AgeRange: ["30-45"] }, ["Zoë"]],
    [{ AgeRange: ["13-21"] }, ["Kim"]],
    [{ Ethnicity: ["White", "Asian"] }, ["Ada"]],
    [{ Gender: ["Male"] }, []],
  ])("those who cast find by %j", async (criteria, expected) => {
    expect(await found(casting, criteria)).toEqual(expected);
  });

  test("admins find by an ethnicity that was not published", async () => {
    expect(await found(admin, { Ethnicity: ["Asian"] })).toEqual(["Zoë"]);
  });

  test("who reads only cards finds by other fields nobody but clients and themselves", async () => {
    for (const actor of [talent, freelancer]) {
      expect(await found(actor, { HeightRange: ["tall"] })).toEqual([]);
      expect(await found(actor, { Ethnicity: ["White"] })).toEqual([]);
      expect(await found(actor, { Skills: ["Dancer"] })).toEqual(["Ada", "Zoë"]);
    }
    expect(await found(agent, { HeightRange: ["tall", "short"] })).toEqual(["Ada"]);
    expect(await found(people["Zoë"] ?? talent, { HeightRange: ["tall"] })).toEqual(["Zoë"]);
  });
});

describe("searchUsers", () => {
  const suggested = async (actor: Actor, value: string) => {
    const { data, errors } = await stage.execute<{ searchUsers: { PK: string }[] }>(
      actor,
      "query($value: String!) { searchUsers(value: $value) { PK } }",
      { value },
    );
    return errors[0]?.extensions.code ?? data.searchUsers.map(({ PK }) => names.get(PK) ?? "?");
  };

  test.each<[string, string[]]>([
    ["zo", ["Zoë"]],
    ["st", ["Kim", "Ada", "Zoë"]],
    ["ada sto", ["Ada"]],
    ["singer", ["Kim", "Ada"]],
    ["horses", ["Zoë"]],
    ["nobody here", []],
  ])("finds by %j what those who cast may find", async (value, expected) => {
    expect(await suggested(casting, value)).toEqual(expected);
  });

  test("minors are found by companies with an approved project, their agent and admins alone", async () => {
    for (const actor of [casting, agent, admin]) expect(await suggested(actor, "kim")).toEqual(["Kim"]);
    for (const actor of [talent, freelancer, unapproved]) expect(await suggested(actor, "kim")).toEqual([]);
  });

  test("admins find by a whole e-mail address, also whom searches hide, and nobody else does", async () => {
    const { userId } = people["Sue"] ?? talent;
    const known = stage.people.get(userId);
    if (known) stage.people.set(userId, { ...known, email: "sue@callboard.test" });
    expect(await suggested(admin, "sue@callboard.test")).toEqual(["Sue"]);
    expect(await suggested(casting, "sue@callboard.test")).toEqual([]);
  });

  test.each(["", "  ", "x".repeat(101)])("%j is no search", async (value) => {
    expect(await suggested(casting, value)).toBe("VALIDATION");
  });

  test("is for members", async () => {
    expect(await suggested(GUEST, "zo")).toBe("UNAUTHENTICATED");
  });
});

describe("pages", () => {
  test.each<[string, object, string[]]>([
    ["Newest", {}, ["Kim", "Ada", "Zoë"]],
    ["Name", {}, ["Ada", "Kim", "Zoë"]],
    ["Relevance", { Text: "stone" }, ["Kim", "Ada", "Zoë"]],
  ])("by %s continue after the last cursor and by number", async (SortOrder, criteria, expected) => {
    const sorted = { ...criteria, SortOrder };
    expect(await found(casting, sorted)).toEqual(expected);
    const first = await search(casting, { ...sorted, PageSize: 2 });
    const After = first.data.filterUsers[1]?.Cursor;
    expect(await found(casting, { ...sorted, PageSize: 2, After })).toEqual(expected.slice(2));
    expect(await found(casting, { ...sorted, PageSize: 2, Page: 2 })).toEqual(expected.slice(2));
  });

  test("continue where they ended when somebody was renamed meanwhile", async () => {
    const first = await search(casting, { SortOrder: "Name", PageSize: 1 });
    const After = first.data.filterUsers[0]?.Cursor;
    await rename("Ada", "Zelda");
    await waitFor(
      "the new place in the list",
      async () =>
        (await found(another(casting), { SortOrder: "Name" })).at(-1) === "Zoë" &&
        (await found(another(casting), { SortOrder: "Name" }))[0] === "Kim",
    );
    // Continuing after the last person's current position would start behind Zelda and miss Kim.
    expect(await found(casting, { SortOrder: "Name", PageSize: 1, After })).toEqual(["Kim"]);
    await rename("Ada", "Ada");
  });

  test("of another sort are not continued", async () => {
    const first = await search(casting, { SortOrder: "Name", PageSize: 1 });
    const After = first.data.filterUsers[0]?.Cursor;
    expect((await search(casting, { SortOrder: "Newest", After })).errors[0]?.extensions).toMatchObject({
      fields: [{ path: "criteria.After", rule: "CURSOR" }],
    });
  });

  test.each([
    [{ Page: 0 }, "criteria.Page"],
    [{ PageSize: 101 }, "criteria.PageSize"],
    [{ SortOrder: "Sideways" }, "criteria.SortOrder"],
    [{ SortOrder: "desc" }, "criteria.SortOrder"],
    [{ After: "nonsense" }, "criteria.After"],
    [{ Text: "x".repeat(101) }, "criteria.Text"],
    [{ HeightRange: ["huge"] }, "criteria.HeightRange"],
    [{ Skills: ["Flying"] }, "criteria.Skills"],
    [{ Ethnicity: ["Martian"] }, "criteria.Ethnicity"],
  ])("%j names %s", async (criteria, path) => {
    expect((await search(casting, criteria)).errors[0]?.extensions).toMatchObject({
      code: "VALIDATION",
      fields: [{ path }],
    });
  });

  test.each([
    ["guests", GUEST, "UNAUTHENTICATED"],
    ["the unregistered", member({ registered: false }), "FORBIDDEN"],
    ["the suspended", { ...casting, suspended: true }, "FORBIDDEN"],
  ])("are not for %s", async (_who, actor, code) => {
    expect((await search(actor, {})).errors[0]?.extensions.code).toBe(code);
  });

  test("sixty searches a minute are the limit", async () => {
    const eager = member({ roles: ["Talent"] });
    for (let index = 0; index < 60; index += 1) await found(eager, { PageSize: 1 });
    expect((await search(eager, {})).errors[0]?.extensions).toMatchObject({ code: "LIMIT", max: 60 });
  });
});

describe("what identity publishes", () => {
  test("a new name is found, a linked agent finds, a suspended talent is gone", async () => {
    await add("Lou", {}, { HeightRange: "average" }, []);
    await rename("Lou", "Obsidian");
    await waitFor(
      "the name is found",
      async () => (await found(another(casting), { Text: "obsidian" })).length === 1,
    );
    const other = member({ roles: ["Agent"] });
    const linked = await change("Lou", { agentIds: [other.userId] });
    const link = { linkId: newId(), talentId: linked.userId, agentId: other.userId };
    await stage.publish(draftEvent(UserAgentLinkedSchema, link, linked.about));
    const roster = await waitFor(
      "the agent finds",
      async () => {
        const clients = await found(other, { Roster: true });
        return clients.length > 0 && clients;
      },
      INDEXED_WITHIN_MS,
      SEARCH_INTERVAL_MS,
    );
    expect(roster).toHaveLength(1);
    const suspended = await change("Lou", { suspended: true });
    await stage.publish(draftEvent(UserSuspendedSchema, { userId: suspended.userId }, suspended.about));
    await waitFor(
      "nobody finds",
      async () => (await found(another(casting), { Text: "obsidian" })).length === 0,
    );
  });
});
