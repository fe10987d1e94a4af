import { waitFor } from "@callboard/testkit/wait-for.ts";
import { approved, bare, castOf, openStage, step, type Cast, type Stage } from "./stage.ts";

let stage: Stage;
let cast: Cast;
let table: string;

beforeAll(async () => {
  stage = await openStage();
  cast = castOf(stage.world);
  const [row] = await stage.sql<{ tablename: string }>(
    "select tablename from pg_tables where tablename like 'search\\_projects\\_%'",
  );
  table = row?.tablename ?? "";
});
afterAll(() => stage.close());

/** Each search is made by a different member, because searches are rate-limited per member. */
async function found(criteria: object = {}): Promise<string[]> {
  const { data, errors } = await stage.execute<{ searchProjects: { Projects: { PK: string }[] } }>(
    castOf(stage.world).talent,
    "query($criteria: ProjectSearchCriteria!) { searchProjects(criteria: $criteria) { Projects { PK } } }",
    { criteria },
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.searchProjects.Projects.map(({ PK }) => PK);
}

test("a damaged index is whole again, while the service goes on", async () => {
  const keys: string[] = [];
  for (const Name of ["Amber", "Birch", "Cedar", "Dune"])
    keys.unshift((await approved(stage, cast, { Name })).PK);
  const [dune = "", cedar = "", birch = "", amber = ""] = keys;
  await waitFor("all are found", async () => (await found()).length === 4);

  await stage.sql(`delete from ${table} where id = any($1)`, [[bare(amber), bare(cedar)]]);
  expect(await found()).toEqual([dune, birch]);

  let searches = 0;
  let rebuilt = false;
  const searching = async (): Promise<void> => {
    for (; !rebuilt; searches += 1) {
      const ids = await found();
      // Either the damaged index or the complete one, never anything in between.
      expect([2, 4]).toContain(ids.length);
    }
  };
  const renaming = step(stage, cast.producer, "updateProjectInfo", { PK: birch, Name: "Beech" });
  const rebuilding = stage.reindex().finally(() => {
    rebuilt = true;
  });
  const [count, , renamed] = await Promise.all([rebuilding, searching(), renaming]);

  expect(count).toBe(4);
  expect(renamed.errors).toEqual([]);
  expect(searches).toBeGreaterThan(0);
  expect(await found()).toEqual(keys);
  // All sources of a document: the company, the position, the place.
  const Location = { Point: { lat: 30.27, lon: -97.74 }, RadiusMiles: 20 };
  for (const criteria of [{ Text: "amber mara austin" }, { Text: "amber", Location }])
    expect(await found(criteria)).toEqual([amber]);
  await waitFor("what changed meanwhile is found", async () => (await found({ Text: "beech" })).length === 1);
});

test("the names of companies come from identity when no event has brought them", async () => {
  const [project] = await stage.sql<{ company_id: string }>("select company_id from project limit 1");
  await stage.sql("delete from company");
  stage.world.companies.set(project?.company_id ?? "", "Obsidian Pictures");
  await stage.reindex();
  expect(await found({ Text: "obsidian" })).toHaveLength(4);
});
