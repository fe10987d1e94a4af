import type { Actor, Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { another, member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { key, openStage, registered, writeProfile, type Person, type Stage } from "./stage.ts";

/** Criteria on data that not everyone may read: a search must not match on data that the caller cannot read. */
let stage: Stage;
const names = new Map<string, string>();
const people: Record<string, Member> = {};
const company = newId();
const casting = member({ roles: ["Production"], organisationId: newId(), organisationApproved: true });
/** Works for a company to which Ada and Kim submitted. */
const chosen = member({ roles: ["Production"], organisationId: company, organisationApproved: true });
const freelancer = member({ roles: ["Production"] });
const admin = member({ roles: ["Admin"] });
const agent = member({ roles: ["Agent"] });
const YEAR = new Date().getUTCFullYear() + 1;

const search = (actor: Actor, criteria: object) =>
  stage.execute<{ filterUsers: { PK: string; Cursor: string }[] }>(
    actor,
    "query($criteria: UserCriteria!) { filterUsers(criteria: $criteria) { PK Cursor } }",
    { criteria },
  );

async function found(actor: Actor, criteria: object): Promise<string[]> {
  const { data, errors } = await search(actor, criteria);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.filterUsers.map((user) => names.get(user.PK) ?? "?");
}

const personCalled = (name: string): Member => people[name] ?? admin;

async function add(firstName: string, facts: Partial<Person>, profile: object): Promise<void> {
  const person = await registered(stage, { firstName, lastName: "Stone", ...facts });
  names.set(key(person), firstName);
  people[firstName] = person;
  await writeProfile(stage, person, profile);
}

async function show(name: string, Type: string, IsPublic: boolean): Promise<string> {
  const id = newId();
  const person = personCalled(name);
  stage.files.set(id, { ownerId: person.userId, status: "Ready" });
  const { data } = await stage.execute<{ savePost: { SK: string } }>(
    person,
    "mutation($post: PostInput!) { savePost(post: $post) { SK } }",
    { post: { Type, IsPublic, Contents: [`MED#${id}`] } },
  );
  return data.savePost.SK;
}

const bookOut = (name: string, ranges: readonly (readonly [string, string])[]) =>
  stage.execute(
    personCalled(name),
    "mutation($d: AvailabilityInput!) { saveAvailability(dates: $d) { User { PK } } }",
    { d: { BookedOut: ranges.map(([From, To]) => ({ From: `${YEAR}-${From}`, To: `${YEAR}-${To}` })) } },
  );

const becomes = (criteria: object, expected: readonly string[]) =>
  waitFor(`${JSON.stringify(criteria)} finds ${expected.join()}`, async () => {
    const now = await found(another(admin), criteria);
    return now.join() === expected.join();
  });

beforeAll(async () => {
  stage = await openStage();
  await add(
    "Zoë",
    {},
    {
      PrimaryLanguage: "English",
      ThirdLanguage: "Arabic",
      NaturalHairColor: "Red",
      LocationCity: "São Paulo",
      LocationState: "NY",
    },
  );
  await add(
    "Ada",
    { agentIds: [agent.userId] },
    { PrimaryLanguage: "Arabic", SecondaryLanguage: "Spanish", LocationCity: "Chicago", LocationState: "IL" },
  );
  await add("Kim", { minor: true }, { SecondaryLanguage: "Spanish" });
  stage.submitters.set(company, [personCalled("Ada").userId, personCalled("Kim").userId]);
  await show("Zoë", "Headshot", true);
  await show("Zoë", "Demo Reel", false);
  await show("Ada", "Demo Reel", false);
  await show("Kim", "Demo Reel", true);
  await bookOut("Zoë", [["03-10", "03-20"]]);
  await bookOut("Ada", [["03-15", "03-15"]]);
  await becomes({ Languages: ["Spanish"] }, ["Kim", "Ada"]);
  await becomes({ HasMedia: ["Demo Reel"] }, ["Kim", "Ada", "Zoë"]);
  await becomes({ AvailableFrom: `${YEAR}-03-15` }, ["Kim"]);
});
afterAll(() => stage.close());

test.each<[object, string[]]>([
  [{ Languages: ["Arabic"] }, ["Ada", "Zoë"]],
  [{ Languages: ["Spanish"] }, ["Kim", "Ada"]],
  [{ PrimaryLanguage: ["Arabic"] }, ["Ada"]],
  [{ NaturalHairColor: ["Red"] }, ["Zoë"]],
  [{ LocationState: ["IL", "NY"] }, ["Ada", "Zoë"]],
  [{ LocationCity: " sao PAULO " }, ["Zoë"]],
  [{ Represented: true }, ["Ada"]],
  [{ Represented: false }, ["Kim", "Zoë"]],
])("those who cast find by %j, others nobody but clients and themselves", async (criteria, expected) => {
  expect(await found(casting, criteria)).toEqual(expected);
  expect(await found(freelancer, criteria)).toEqual([]);
  expect(await found(agent, criteria)).toEqual(expected.filter((name) => name === "Ada"));
  expect(await found(personCalled("Zoë"), criteria)).toEqual(expected.filter((name) => name === "Zoë"));
});

describe("media", () => {
  const REEL = { HasMedia: ["Demo Reel"] };

  test("that are public are found by all; others, and a minor's, by who sees them", async () => {
    for (const actor of [casting, freelancer, agent, admin])
      expect(await found(actor, { HasMedia: ["Headshot"] })).toEqual(["Zoë"]);
    expect(await found(casting, REEL)).toEqual([]);
    expect(await found(freelancer, REEL)).toEqual([]);
    expect(await found(chosen, REEL)).toEqual(["Kim", "Ada"]);
    expect(await found(agent, REEL)).toEqual(["Ada"]);
    expect(await found(personCalled("Zoë"), REEL)).toEqual(["Zoë"]);
    expect(await found(admin, REEL)).toEqual(["Kim", "Ada", "Zoë"]);
    expect(await found(chosen, { HasMedia: ["Headshot", "Demo Reel"] })).toEqual(["Kim", "Ada", "Zoë"]);
  });

  test("of a removed post are found no more", async () => {
    const PK = await show("Zoë", "Voice Reel", true);
    await becomes({ HasMedia: ["Voice Reel"] }, ["Zoë"]);
    await stage.execute(personCalled("Zoë"), "mutation($PK: ID!) { deletePost(PK: $PK) { Status } }", { PK });
    await becomes({ HasMedia: ["Voice Reel"] }, []);
    expect(await found(personCalled("Zoë"), { HasMedia: ["Voice Reel"] })).toEqual([]);
  });
});

describe("availability", () => {
  const on = (from: string, to?: string) => ({
    AvailableFrom: `${YEAR}-${from}`,
    ...(to === undefined ? {} : { AvailableTo: `${YEAR}-${to}` }),
  });

  test.each<[object, string[]]>([
    [on("03-09"), ["Kim", "Ada", "Zoë"]],
    [on("03-10"), ["Kim", "Ada"]],
    [on("03-20"), ["Kim", "Ada"]],
    [on("03-21", "04-30"), ["Kim", "Ada", "Zoë"]],
    [on("03-14", "03-16"), ["Kim"]],
    [on("02-01", "03-10"), ["Kim", "Ada"]],
  ])("%j leaves out who is booked out on one of the days", async (criteria, expected) => {
    expect(await found(admin, criteria)).toEqual(expected);
  });

  test("is found by who may read it alone", async () => {
    expect(await found(casting, on("03-10"))).toEqual([]);
    expect(await found(freelancer, on("03-10"))).toEqual([]);
    expect(await found(chosen, on("03-10"))).toEqual(["Kim", "Ada"]);
    expect(await found(chosen, on("03-15"))).toEqual(["Kim"]);
    expect(await found(agent, on("03-10"))).toEqual(["Ada"]);
    expect(await found(personCalled("Zoë"), on("03-09"))).toEqual(["Zoë"]);
  });

  test("of days that are free again is found", async () => {
    await bookOut("Ada", []);
    await becomes(on("03-15"), ["Kim", "Ada"]);
    expect(await found(chosen, on("03-15"))).toEqual(["Kim", "Ada"]);
    await bookOut("Ada", [["03-15", "03-15"]]);
    await becomes(on("03-15"), ["Kim"]);
  });

  test.each([
    [{ AvailableTo: `${YEAR}-03-01` }, "criteria.AvailableFrom", "REQUIRED"],
    [on("03-02", "03-01"), "criteria.AvailableTo", "ORDER"],
    [on("03-01", "04-30"), "criteria.AvailableTo", "RANGE"],
    [{ AvailableFrom: "2000-01-01", AvailableTo: "2099-12-31" }, "criteria.AvailableTo", "RANGE"],
    [{ HasMedia: ["Painting"] }, "criteria.HasMedia", "CATALOG"],
    [{ LocationState: ["Illinois"] }, "criteria.LocationState", "CATALOG"],
  ])("%j names %s", async (criteria, path, rule) => {
    expect((await search(casting, criteria)).errors[0]?.extensions).toMatchObject({
      code: "VALIDATION",
      fields: [{ path, rule }],
    });
  });

  test("covers up to sixty days", async () => {
    expect(await found(admin, on("03-21", "05-19"))).toEqual(["Kim", "Ada", "Zoë"]);
  });
});

test("the most complete profiles first, of whom the caller reads how complete they are", async () => {
  const SortOrder = "Completeness";
  // Zoë is missing five of ten things, Kim eight, and Ada four with these two; the eye color does not count.
  await writeProfile(stage, personCalled("Ada"), { Gender: "Female", HeightRange: "tall" });
  await writeProfile(stage, personCalled("Zoë"), { EyeColor: "Green" });
  await becomes({ SortOrder }, ["Ada", "Zoë", "Kim"]);
  const [first] = (await search(admin, { SortOrder, PageSize: 1 })).data.filterUsers;
  expect(await found(admin, { SortOrder, After: first?.Cursor })).toEqual(["Zoë", "Kim"]);
  expect(await found(chosen, { SortOrder })).toEqual([]);
  expect(await found(agent, { SortOrder })).toEqual(["Ada"]);
  expect(await found(personCalled("Zoë"), { SortOrder })).toEqual(["Zoë"]);
});
