import { GUEST, type Actor } from "@callboard/kit/actor.ts";
import { writeCursor } from "@callboard/kit/paging/cursor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { another } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import {
  approve,
  approved,
  bare,
  castOf,
  deny,
  draft,
  openStage,
  POSITION,
  step,
  submit,
  type Cast,
  type Stage,
} from "./stage.ts";

let stage: Stage;
let cast: Cast;
const AT = "2026-05-31T10:00:00.000Z";
const keys: Record<string, string> = {};

const SEARCH = `query($criteria: ProjectSearchCriteria!) { searchProjects(criteria: $criteria) {
  Projects { PK Cursor Data { Name } } Total TotalIsFloor After Facets { Field Values { Value Count } } } }`;
interface Found {
  searchProjects: {
    Projects: { PK: string; Cursor: string; Data: { Name: string } }[];
    Total: number;
    After: string | null;
    Facets: { Field: string; Values: { Value: string; Count: number }[] }[];
  };
}
const find = (actor: Actor, criteria: object) => stage.execute<Found>(actor, SEARCH, { criteria });
const names = async (criteria: object, actor: Actor = cast.talent) => {
  const { data, errors } = await find(actor, criteria);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.searchProjects.Projects.map((project) => project.Data.Name);
};

/** Creates a project with this name and place and one position with these requirements. */
async function show(Name: string, info: object, requirements: { location?: object; position?: object } = {}) {
  const { PK, SK } = await draft(stage, cast.producer, { Name, ...info });
  if (requirements.location)
    await step(stage, cast.producer, "updateLocationlInfo", { PK, ...requirements.location });
  if (requirements.position)
    await step(stage, cast.producer, "updateProjectPosition", { PK, SK, ...requirements.position });
  await submit(stage, cast.producer, PK);
  await approve(stage, cast.admin, PK);
  keys[Name] = PK;
  return PK;
}

beforeAll(async () => {
  stage = await openStage();
  cast = castOf(stage.world);
  await show(
    "Ğarden of İstanbul",
    { PayRate: 100, Union: "Both", ProjectType: "Commercial" },
    {
      location: { LocationCity: "Brooklyn", LocationState: "NY", FilmingAddress: null },
      position: {
        AgeRange: ["30-45"],
        Gender: ["Male"],
        Rate: null,
        SubmissionsDueBy: "2099-01-03T00:00:00Z",
      },
    },
  );
  await show(
    "Desert Riders",
    { PayRate: 3000, Union: "Union" },
    {
      location: { FilmingBeginDate: "2099-06-01", FilmingEndDate: "2099-06-30", FilmingDates: [] },
      position: {
        RoleType: "Supporting",
        AgeRange: [],
        Gender: [],
        SubmissionsDueBy: "2099-01-01T00:00:00Z",
      },
    },
  );
  await show(
    "Garden Party",
    { PayRate: 2000, Union: "Non-Union" },
    {
      position: { AgeRange: ["46-60"], SubmissionsDueBy: "2099-01-02T00:00:00Z" },
    },
  );
  await show("Garden Secret", { Public: false });
  keys["Draft Garden"] = (await draft(stage, cast.producer, { Name: "Draft Garden" })).PK;
  await waitFor(
    "everything is indexed",
    async () => (await names({ Mine: true }, another(cast.producer))).length === 5,
  );
  await waitFor("approvals are indexed", async () => (await names({}, another(cast.talent))).length === 3);
});
afterAll(() => stage.close());

describe("search", () => {
  test("finds by words of the name, the company, the place, the positions, without case and accents", async () => {
    expect(await names({ Text: "GARDEN" })).toEqual(["Garden Party", "Ğarden of İstanbul"]);
    expect(await names({ Text: "istanbul" })).toEqual(["Ğarden of İstanbul"]);
    expect(await names({ Text: "brooklyn" })).toEqual(["Ğarden of İstanbul"]);
    expect(await names({ Text: `mara ${stage.world.companies.get(cast.companyId)}` })).toHaveLength(3);
    expect(await names({ Text: "garden zebra" })).toEqual([]);
  });

  test.each<[object, string[]]>([
    [{ ProjectType: ["Commercial"] }, ["Ğarden of İstanbul"]],
    [{ Union: "Union" }, ["Desert Riders", "Ğarden of İstanbul"]],
    [{ Union: "Non-Union" }, ["Garden Party", "Ğarden of İstanbul"]],
    [{ Location: { State: "NY" } }, ["Ğarden of İstanbul"]],
    [{ Location: { City: "austin" } }, ["Garden Party", "Desert Riders"]],
    [{ Location: { Point: { lat: 40.69, lon: -73.99 }, RadiusMiles: 25 } }, ["Ğarden of İstanbul"]],
    [{ Location: { Point: { lat: 5e-324, lon: -5e-324 }, RadiusMiles: 25 } }, []],
    [{ PayRateMin: 2500 }, ["Desert Riders"]],
    [{ FilmingFrom: "2099-05-01" }, ["Desert Riders"]],
    [{ FilmingTo: "2099-03-31" }, ["Garden Party", "Ğarden of İstanbul"]],
    [{ RoleType: ["Supporting"] }, ["Desert Riders"]],
    [{ AgeRange: ["22-30"] }, ["Desert Riders"]],
    [{ AgeRange: ["30-45"] }, ["Desert Riders", "Ğarden of İstanbul"]],
    [{ AgeRange: ["46-60"] }, ["Garden Party", "Desert Riders"]],
    [{ Gender: "Male" }, ["Desert Riders", "Ğarden of İstanbul"]],
    [{ Skills: ["Horseback Riding", "Dancer"] }, ["Garden Party", "Desert Riders", "Ğarden of İstanbul"]],
    [{ Skills: ["Dancer"] }, []],
  ])("filters by %j", async (criteria, expected) => {
    expect(await names(criteria)).toEqual(expected);
    const query =
      "query($criteria: ProjectFilterCriteria!) { filterProjects(criteria: $criteria) { Data { Name } } }";
    const { data } = await stage.execute<{ filterProjects: { Data: { Name: string } }[] }>(
      cast.talent,
      query,
      {
        criteria,
      },
    );
    expect(data.filterProjects.map((project) => project.Data.Name)).toEqual(expected);
  });

  test.each([
    ["Newest", ["Garden Party", "Desert Riders", "Ğarden of İstanbul"]],
    ["Oldest", ["Ğarden of İstanbul", "Desert Riders", "Garden Party"]],
    ["Deadline", ["Desert Riders", "Garden Party", "Ğarden of İstanbul"]],
    ["Pay", ["Desert Riders", "Garden Party", "Ğarden of İstanbul"]],
  ])("sorts by %s and pages by cursor, by that of a record and by number", async (SortOrder, expected) => {
    expect(await names({ SortOrder })).toEqual(expected);
    const first = await find(cast.talent, { SortOrder, PageSize: 2 });
    const { Projects, After, Total } = first.data.searchProjects;
    expect([Projects.length, Total]).toEqual([2, 3]);
    expect(await names({ SortOrder, PageSize: 2, After })).toEqual(expected.slice(2));
    expect(await names({ SortOrder, PageSize: 2, After: Projects[1]?.Cursor })).toEqual(expected.slice(2));
    expect(await names({ SortOrder, PageSize: 2, Page: 2 })).toEqual(expected.slice(2));
  });

  test("counts facets and totals over what the caller may find, and nothing else", async () => {
    const { data } = await find(cast.talent, { Text: "garden" });
    const facet = (field: string) => data.searchProjects.Facets.find((one) => one.Field === field)?.Values;
    expect(data.searchProjects.Total).toBe(2);
    expect(facet("Union")).toEqual([
      { Value: "Both", Count: 1 },
      { Value: "Non-Union", Count: 1 },
    ]);
  });

  test("narrows by what single roles require and by due dates, and counts what it finds", async () => {
    const { data } = await find(cast.otherTalent, {
      DueTo: "2099-01-02",
      PositionType: ["Cast"],
      Nudity: false,
    });
    expect(data.searchProjects.Projects.map((project) => project.Data.Name).sort()).toEqual([
      "Desert Riders",
      "Garden Party",
    ]);
    expect(data.searchProjects.Total).toBe(2);
  });

  test("of the own company finds every state; admins find everything; nobody else finds hidden ones", async () => {
    const all = ["Garden Secret", "Draft Garden", "Garden Party", "Ğarden of İstanbul"];
    expect((await names({ Text: "garden", Mine: true }, cast.colleague)).sort()).toEqual([...all].sort());
    expect((await names({ Text: "garden" }, cast.admin)).sort()).toEqual([...all].sort());
    expect(await names({ Text: "secret" }, cast.rival)).toEqual([]);
    expect(await names({ Text: "secret", Mine: true }, cast.rival)).toEqual([]);
    expect(await names({ Text: "draft" }, cast.producer)).toEqual([]);
  });

  test.each([
    [{ Page: 0 }, "criteria.Page"],
    [{ PageSize: 101 }, "criteria.PageSize"],
    [{ SortOrder: "Sideways" }, "criteria.SortOrder"],
    [{ After: "nonsense!" }, "criteria.After"],
    [{ After: writeCursor("Newest", ["text", AT, newId()]) }, "criteria.After"],
    [{ After: writeCursor("Newest", [1, AT, "\0"]) }, "criteria.After"],
    [{ After: writeCursor("Newest", [1, 1e300, newId()]) }, "criteria.After"],
    [{ After: writeCursor("Newest", [1, "0000-01-01T00:00:00Z", newId()]) }, "criteria.After"],
    [{ After: writeCursor("Oldest", [1, AT, newId()]) }, "criteria.After"],
    [{ After: writeCursor("Newest", [1]) }, "criteria.After"],
    [{ SortOrder: "desc" }, "criteria.SortOrder"],
    [{ Text: "x".repeat(101) }, "criteria.Text"],
    [{ Union: "Perhaps" }, "criteria.Union"],
    [{ Location: { RadiusMiles: 5 } }, "criteria.Location.Point"],
    [{ Location: { Point: { lat: 91, lon: 0 } } }, "criteria.Location.Point"],
    [{ Location: { State: "ZZ" } }, "criteria.Location.State"],
  ])("%j names %s", async (criteria, path) => {
    const { errors } = await find(cast.talent, criteria);
    expect(errors[0]?.extensions).toMatchObject({ code: "VALIDATION", fields: [{ path }] });
  });

  test("is for members only, sixty times a minute", async () => {
    expect((await find(GUEST, {})).errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
    const eager = { ...cast.otherTalent };
    for (let index = 0; index < 60; index += 1) await find(eager, { PageSize: 1 });
    expect((await find(eager, {})).errors[0]?.extensions).toMatchObject({
      code: "LIMIT",
      limit: "SEARCHES_PER_MINUTE",
      max: 60,
    });
  });
});

describe("suggestions", () => {
  const suggest = async (value: string, actor: Actor = cast.agent) =>
    stage.execute<{ searchProject: { Data: { Name: string } }[] }>(
      actor,
      "query($value: String!) { searchProject(value: $value) { Data { Name } } }",
      { value },
    );
  test.each([
    ["gar", ["Garden Party", "Ğarden of İstanbul"]],
    ["  PAR gar ", ["Garden Party"]],
    ["ist", ["Ğarden of İstanbul"]],
    ["arden", []],
    ["   ", []],
  ])("for %j", async (value, expected) => {
    const { data } = await suggest(value);
    expect(data.searchProject.map((project) => project.Data.Name).sort()).toEqual([...expected].sort());
  });

  test("are at most ten, for at most a hundred characters", async () => {
    expect((await suggest("x".repeat(101))).errors[0]?.extensions).toMatchObject({
      fields: [{ path: "value" }],
    });
  });
});

test("is found after its approval, and gone with the take-down", async () => {
  const { PK } = await draft(stage, cast.producer, { Name: "Xylophone Summer" });
  await submit(stage, cast.producer, PK);
  await approve(stage, cast.admin, PK);
  await waitFor(
    "it is found",
    async () => (await names({ Text: "xylophone" }, another(cast.rival))).length === 1,
  );
  await deny(stage, cast.admin, PK, "Reported.");
  expect(await names({ Text: "xylophone" }, cast.rival)).toEqual([]);
  await waitFor(
    "the total knows",
    async () => (await find(another(cast.rival), { Text: "xylophone" })).data.searchProjects.Total === 0,
  );
});

test("a position that is on hold is no longer what is searched for", async () => {
  const { PK, SK } = await approved(stage, cast, { Name: "Quartz" });
  await step(stage, cast.producer, "updateProjectPosition", { PK, SK, RoleStatus: "OnHold" });
  const found = () => names({ Text: "quartz", RoleType: [POSITION.RoleType] }, another(cast.colleague));
  await waitFor(
    "the index follows",
    async () =>
      (await names({ Text: "quartz" }, another(cast.colleague))).length === 1 && (await found()).length === 0,
  );
  expect(bare(PK)).toHaveLength(36);
});
