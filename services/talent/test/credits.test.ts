import { GUEST, type Actor } from "@callboard/kit/actor.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { key, openStage, registered, writeProfile, type Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const SEAGULL = { Kind: "Theater", Title: "The Seagull", Part: "Nina", Company: "City Theaters", Year: 2024 };
const BA = { Subject: "Acting, BA", School: "Mimar Sinan", Year: 2021 };

interface Saved {
  saveCredits: { Data: { Credits: object[]; Training: object[]; Completeness: number } };
}

const save = (actor: Actor, credits: object) =>
  stage.execute<Saved>(
    actor,
    `mutation($credits: CreditsInput!) { saveCredits(credits: $credits) { Data {
      Credits { Kind Title Part Company Year } Training { Subject School Year } Completeness } } }`,
    { credits },
  );

test("both lists are saved in their order; an absent one is kept, the same again publishes nothing", async () => {
  const own = await registered(stage);
  const film = { Kind: "Film", Title: "Winter Sleep", Part: null, Company: null, Year: null };
  const first = await save(own, { Credits: [SEAGULL, film], Training: [BA] });
  expect(first.data.saveCredits.Data).toEqual({ Credits: [SEAGULL, film], Training: [BA], Completeness: 10 });
  await save(own, { Credits: [SEAGULL, film] });
  const cleared = await save(own, { Credits: null });
  expect(cleared.data.saveCredits.Data).toMatchObject({ Credits: [], Training: [BA] });
  expect(await stage.events(own.userId)).toEqual([
    "talent.demographics_updated",
    "talent.demographics_updated",
  ]);
});

test("an agent writes those of a client, and nobody else's", async () => {
  const own = await registered(stage);
  const agent = member({ roles: ["Agent"], representedIds: [own.userId] });
  expect((await save(agent, { PK: key(own), Credits: [SEAGULL] })).errors).toEqual([]);
  const stranger = await save(member({ roles: ["Agent"] }), { PK: key(own), Credits: [] });
  expect(stranger.errors[0]?.extensions.code).toBe("FORBIDDEN");
});

test("every bad field is named, and nothing is saved", async () => {
  const own = await registered(stage);
  const { errors } = await save(own, {
    Credits: [{ Kind: "Opera", Title: "" }],
    Training: [{ Subject: "" }],
  });
  expect(errors[0]?.extensions.fields?.map(({ path }) => path).toSorted()).toEqual([
    "credits.Credits.0.Kind",
    "credits.Credits.0.Title",
    "credits.Training.0.Subject",
  ]);
  expect(await stage.events(own.userId)).toEqual([]);
});

test("other members read a career, and guests nothing of it", async () => {
  const own = await registered(stage);
  await save(own, { Credits: [SEAGULL] });
  const ENTITY = `query($representations: [_Any!]!) { _entities(representations: $representations) {
    ... on User { Data { Credits { Title } } } } }`;
  const read = async (actor: Actor) => {
    const representations = [{ __typename: "User", PK: key(own) }];
    const { data } = await stage.execute<{ _entities: object[] }>(actor, ENTITY, { representations });
    return data._entities[0];
  };
  expect(await read(member({ roles: ["Talent"] }))).toEqual({
    Data: { Credits: [{ Title: "The Seagull" }] },
  });
  expect(await read(GUEST)).toEqual({ Data: { Credits: null } });
});

test("a performer is found by every playing age, and by a language that no catalog has", async () => {
  const own = await registered(stage, { firstName: "Deniz" });
  await writeProfile(stage, own, {
    AgeRange: "30-45",
    OtherAgeRanges: ["22-30"],
    OtherLanguages: ["Zazaki"],
  });
  const producer = member({ roles: ["Production"], organisationId: crypto.randomUUID() });
  const found = async (criteria: object) => {
    const query = "query($c: UserCriteria!) { filterUsers(criteria: $c) { PK } }";
    const { data } = await stage.execute<{ filterUsers: object[] }>(producer, query, { c: criteria });
    return data.filterUsers;
  };
  await waitFor("the profile is indexed", async () => (await found({ Text: "Zazaki" })).length === 1);
  expect(await found({ AgeRange: ["22-30"] })).toEqual([{ PK: key(own) }]);
});
