import { another } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { approve, castOf, draft, openStage, step, submit, type Cast, type Stage } from "../stage.ts";

let stage: Stage;
let cast: Cast;
beforeAll(async () => {
  stage = await openStage();
  cast = castOf(stage.world);
});
afterAll(() => stage.close());

/** A street eleven miles from the center of Austin, which is at 30.27, -97.74. */
const STREET = { lat: 30.4, lon: -97.85 };
const CENTER = { lat: 30.27, lon: -97.74 };

async function found(criteria: object): Promise<string[]> {
  const { data, errors } = await stage.execute<{ searchProjects: { Projects: { PK: string }[] } }>(
    another(cast.talent),
    "query($c: ProjectSearchCriteria!) { searchProjects(criteria: $c) { Projects { PK } } }",
    { c: criteria },
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.searchProjects.Projects.map(({ PK }) => PK);
}

test("a search by distance finds the city of a project, not the street that members do not see", async () => {
  const { PK } = await draft(stage, cast.producer, { Name: "Hidden Street" });
  const FilmingAddress = { AddressLine1: "1 Quiet Lane", City: "Austin", State: "TX", Point: STREET };
  const location = { PK, LocationCity: "Austin", LocationState: "TX", FilmingAddress };
  expect((await step(stage, cast.producer, "updateLocationlInfo", location)).errors).toEqual([]);
  expect((await submit(stage, cast.producer, PK)).errors).toEqual([]);
  expect((await approve(stage, cast.admin, PK)).errors).toEqual([]);
  await waitFor("it is found", async () => (await found({ Text: "Hidden Street" })).length === 1);
  expect(await found({ Location: { Point: STREET, RadiusMiles: 5 } })).toEqual([]);
  expect(await found({ Location: { Point: CENTER, RadiusMiles: 5 } })).toEqual([PK]);
});

test("the ethnicity of a role is no filter", async () => {
  const { errors } = await stage.execute(
    cast.talent,
    "query($c: AdvancedProjectSearchCriteria!) { advancedProjectSearch(criteria: $c) { PK } }",
    { c: { Ethnicity: ["Asian"] } },
  );
  expect(errors[0]?.message).toContain('Field "Ethnicity" is not defined');
});
