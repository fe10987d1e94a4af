import { another } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { approved, castOf, openStage, step, type Cast, type Stage } from "../stage.ts";

let stage: Stage;
let cast: Cast;
beforeAll(async () => {
  stage = await openStage();
  cast = castOf(stage.world);
});
afterAll(() => stage.close());

/** Whether a search for filming in this period finds the project of this name. */
async function films(Name: string, [FilmingFrom, FilmingTo]: readonly [string, string]): Promise<boolean> {
  const { data, errors } = await stage.execute<{ searchProjects: { Projects: object[] } }>(
    another(cast.talent),
    "query($criteria: ProjectSearchCriteria!) { searchProjects(criteria: $criteria) { Projects { PK } } }",
    { criteria: { Text: Name, FilmingFrom, FilmingTo } },
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.searchProjects.Projects.length === 1;
}

const BEFORE = ["2099-02-01", "2099-02-10"] as const;
const GAP = ["2099-03-10", "2099-03-20"] as const;
const AFTER = ["2099-05-01", "2099-05-10"] as const;
const JUNE = ["2099-06-01", "2099-06-30"] as const;

/** An approved project that films from 1 to 3 March. */
async function march(Name: string): Promise<{ PK: string; SK: string }> {
  const keys = await approved(stage, cast, { Name });
  const period = { FilmingBeginDate: "2099-03-01", FilmingEndDate: "2099-03-03", FilmingDates: [] };
  await step(stage, cast.producer, "updateLocationlInfo", { PK: keys.PK, ...period });
  await waitFor("its own dates are indexed", async () => !(await films(Name, GAP)));
  return keys;
}

async function addDay(PK: string, day: string): Promise<string> {
  const { data, errors } = await stage.execute<{ saveFilmingDate: { SK: string } }>(
    cast.producer,
    "mutation($input: FilmingDateInput!) { saveFilmingDate(filmingDate: $input) { SK } }",
    { input: { PK, Date: day, Zone: "UTC" } },
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.saveFilmingDate.SK;
}

test("a day of the schedule counts once it is saved, and no longer when it is deleted", async () => {
  const { PK } = await march("Harvest");
  const day = await addDay(PK, "2099-05-05");
  await waitFor("the later day is found", () => films("Harvest", AFTER));
  expect(await films("Harvest", JUNE)).toBe(false);

  await addDay(PK, "2099-02-05");
  await waitFor("the earlier day is found", () => films("Harvest", BEFORE));

  const remove = "mutation($pK: ID!, $sK: ID!) { deleteFilmingDate(pK: $pK, sK: $sK) { Status } }";
  expect((await stage.execute(cast.producer, remove, { pK: PK, sK: day })).errors).toEqual([]);
  await waitFor("the deleted day is no longer found", async () => !(await films("Harvest", AFTER)));
  expect(await films("Harvest", BEFORE)).toBe(true);
});

test("a period between two days of filming finds the project", async () => {
  const { PK } = await march("Lantern");
  await addDay(PK, "2099-04-05");
  await waitFor("the gap is found", () => films("Lantern", GAP));
  expect([await films("Lantern", BEFORE), await films("Lantern", AFTER)]).toEqual([false, false]);
});

test("the dates of a position count while it is open", async () => {
  const { PK, SK } = await march("Orchard");
  const dates = { FilmingBeginDate: "2099-05-04", FilmingEndDate: "2099-05-08" };
  const saved = await step(stage, cast.producer, "updateProjectPosition", { PK, SK, ...dates });
  expect(saved.errors).toEqual([]);
  await waitFor("the dates of the position are found", () => films("Orchard", AFTER));
  await step(stage, cast.producer, "updateProjectPosition", { PK, SK, RoleStatus: "OnHold" });
  await waitFor("those of one on hold are not", async () => !(await films("Orchard", AFTER)));
});

test("a rebuilt index knows the days of the schedule", async () => {
  const { PK } = await march("Saffron");
  await addDay(PK, "2099-06-05");
  await waitFor("the day is found", () => films("Saffron", JUNE));
  await stage.reindex();
  expect(await films("Saffron", JUNE)).toBe(true);
});
