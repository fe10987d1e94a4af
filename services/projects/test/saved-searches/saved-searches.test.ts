import { randomUUID } from "node:crypto";
import { fromBinary } from "@bufbuild/protobuf";
import type { Actor } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { SearchMatchedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { approve, approved, bare, castOf, openStage, step, type Cast, type Stage } from "../stage.ts";

let stage: Stage;
let cast: Cast;
beforeAll(async () => {
  stage = await openStage();
  cast = castOf(stage.world);
});
afterAll(() => stage.close());

const FIELDS = `PK SK Data { Name Alert Version CreatedAt
  Criteria { Text ProjectType Gender EyeColor PayRateMin Nudity Location { City State RadiusMiles Point { lat lon } } } }`;
interface Saved {
  readonly PK: string;
  readonly SK: string;
  readonly Data: Readonly<Record<string, unknown>>;
}
const save = (search: object, actor: Actor = cast.talent) =>
  stage.execute<{ saveSearch?: Saved }>(
    actor,
    `mutation($s: SavedSearchInput!) { saveSearch(search: $s) { ${FIELDS} } }`,
    { s: search },
  );
const list = async (actor: Actor = cast.talent) =>
  (await stage.execute<{ getSavedSearches: Saved[] }>(actor, `{ getSavedSearches { ${FIELDS} } }`)).data
    .getSavedSearches;
const remove = (SK: string, actor: Actor = cast.talent) =>
  stage.execute(actor, "mutation($SK: ID!) { deleteSavedSearch(SK: $SK) { Status } }", { SK });

test("a search is kept once for each ClientKey, changed, listed by name, and forgotten", async () => {
  const Criteria = {
    Text: "drama",
    EyeColor: ["Green"],
    PayRateMin: 12.5,
    Nudity: false,
    Location: { City: "Austin", State: "TX", Point: { lat: 30.25, lon: -97.5 }, RadiusMiles: 20 },
  };
  const input = { Name: "Near home", Criteria, ClientKey: randomUUID() };
  const first = await save(input);
  expect(first.errors).toEqual([]);
  expect((await save(input)).data).toEqual(first.data);
  const SK = first.data.saveSearch?.SK ?? "";
  expect(first.data.saveSearch).toMatchObject({
    PK: `USR#${cast.talent.userId}`,
    Data: { Name: "Near home", Alert: "Daily", Version: 1, Criteria: { ...Criteria, Gender: null } },
  });
  for (const _ of ["first", "again"])
    expect(
      (await save({ SK, Name: "Anywhere", Alert: "Now", Criteria: {} })).data.saveSearch?.Data,
    ).toMatchObject({
      Name: "Anywhere",
      Alert: "Now",
      Version: 2,
      Criteria: { Text: null },
    });
  await save({ Name: "Above", Criteria: { Text: "x" } });
  expect((await list()).map(({ Data }) => Data["Name"])).toEqual(["Above", "Anywhere"]);
  expect(await list(cast.otherTalent)).toEqual([]);
  for (const _ of ["first", "again"]) expect((await remove(SK)).errors).toEqual([]);
  expect((await list()).map(({ Data }) => Data["Name"])).toEqual(["Above"]);
  expect(await stage.events(bare(SK))).toEqual(["search.saved", "search.saved", "search.removed"]);
});

test("bad fields are named, others' searches are unknown, and fifty are the most", async () => {
  const { data } = await save({ Name: "Mine" });
  const SK = data.saveSearch?.SK ?? "";
  const failing = async (search: object, actor?: Actor) => (await save(search, actor)).errors[0]?.extensions;
  expect(
    await failing({ Name: "", Alert: "Hourly", Criteria: { EyeColor: ["Plaid"], Text: "x".repeat(101) } }),
  ).toMatchObject({
    fields: [
      { path: "search.Name" },
      { path: "search.Alert", rule: "CATALOG", message: "Alert must be one of: Now, Daily, Never." },
      { path: "search.Criteria.Text" },
      { path: "search.Criteria.EyeColor" },
    ],
  });
  expect(await failing({ SK: "?", Name: "A" })).toMatchObject({ fields: [{ path: "search.SK" }] });
  expect(await failing({ SK, Name: "B", Version: 9 })).toMatchObject({ code: "CONFLICT", rule: "STALE" });
  for (const [key, actor] of [
    [SK, cast.otherTalent],
    [`SRCH#${newId()}`, cast.talent],
  ] as const) {
    expect(await failing({ SK: key, Name: "B" }, actor)).toMatchObject({ code: "NOT_FOUND" });
    expect((await remove(key, actor)).errors[0]?.extensions.code).toBe("NOT_FOUND");
  }
  await stage.sql(
    `insert into saved_search (id, user_id, name, criteria, alert, created_at, version)
     select gen_random_uuid(), $1, 'Filler', '{}', 'Never', now(), 1 from generate_series(1, 50)`,
    [cast.agent.userId],
  );
  expect(await failing({ Name: "A" }, cast.agent)).toMatchObject({
    code: "LIMIT",
    limit: "SAVED_SEARCHES",
    max: 50,
  });
});

describe("a project that is approved", () => {
  /** The notifications published about a project: people, and how they are notified. */
  const matchesOf = async (PK: string): Promise<string[]> => {
    const rows = await stage.sql<{ payload: Buffer }>(
      "select payload from outbox where aggregate_id = $1 and subject like '%.search.matched.%' order by seq",
      [bare(PK)],
    );
    return rows.flatMap(({ payload }) =>
      fromBinary(SearchMatchedSchema, payload).matches.map(({ userId, alert }) => `${userId} ${alert}`),
    );
  };
  /** The engine learns of a saved search with a delay; once the last one is known, all are. */
  const settled = async (): Promise<void> => {
    const marker = castOf(stage.world);
    await save({ Name: "Marker", Alert: "Now", Criteria: {} }, marker.talent);
    await waitFor("the searches wait", async () => {
      const { PK } = await approved(stage, cast, { Name: "Probe" });
      await waitFor("the project was matched", async () => (await done()).includes(bare(PK)));
      return (await matchesOf(PK)).some((line) => line.startsWith(marker.talent.userId));
    });
  };
  /** Projects whose approval has been matched against the saved searches. */
  const done = async (): Promise<string[]> => {
    const rows = await stage.sql<{ aggregate_id: string }>(
      `select outbox.aggregate_id from outbox join inbox on inbox.event_id = outbox.id
       where inbox.consumer = 'projects-saved-searches' and outbox.subject like '%.project.approved.%'`,
    );
    return rows.map((row) => row.aggregate_id);
  };
  const matched = (PK: string) =>
    waitFor("the project was matched", async () => (await done()).includes(bare(PK)));

  test("notifies those whose searches it fits once, and nobody else", async () => {
    const [now, daily, never, other, gone] = Array.from({ length: 5 }, () => castOf(stage.world).talent);
    const Criteria = { Text: "Xanthic", Gender: "Female", RoleType: ["Lead"], PayRateMin: 1000 };
    await save({ Name: "A", Alert: "Now", Criteria }, now);
    await save({ Name: "A", Criteria }, daily);
    await save({ Name: "A", Alert: "Never", Criteria }, never);
    await save({ Name: "A", Alert: "Now", Criteria: { ...Criteria, Gender: "Male" } }, other);
    const removed = await save({ Name: "A", Alert: "Now", Criteria }, gone);
    await remove(removed.data.saveSearch?.SK ?? "", gone);
    await settled();
    const hidden = await approved(stage, cast, { Name: "Xanthic Yard", Public: false });
    const { PK } = await approved(stage, cast, { Name: "Xanthic House" });
    await matched(PK);
    const everyone = await matchesOf(PK);
    expect(everyone).toEqual(expect.arrayContaining([`${now?.userId} Now`, `${daily?.userId} Daily`]));
    for (const person of [never, other, gone])
      expect(everyone.filter((line) => line.startsWith(person?.userId ?? ""))).toEqual([]);
    expect(await matchesOf(hidden.PK)).toEqual([]);
    await step(stage, cast.producer, "updateProjectInfo", { PK, PayRate: 1500 });
    await approve(stage, cast.admin, PK);
    await waitFor(
      "it was seen again",
      async () => (await done()).filter((id) => id === bare(PK)).length === 2,
    );
    expect(await matchesOf(PK)).toEqual(everyone);
  });

  test("is published by an engine that has lost the searches, once it is filled again", async () => {
    const { talent } = castOf(stage.world);
    await save({ Name: "A", Alert: "Now", Criteria: { Text: "Umbral" } }, talent);
    await settled();
    await stage.sql("delete from search_projects_queries");
    const lost = await approved(stage, cast, { Name: "Umbral One" });
    await matched(lost.PK);
    expect(await matchesOf(lost.PK)).toEqual([]);
    await stage.reindex();
    const found = await approved(stage, cast, { Name: "Umbral Two" });
    await matched(found.PK);
    expect((await matchesOf(found.PK)).map((line) => line.split(" ")[0])).toContain(talent.userId);
  });
});
