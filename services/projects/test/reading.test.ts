import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase } from "@callboard/kit/postgres/pool.ts";
import { purgeViews } from "../src/adapters/store/purge.ts";
import type { Tables } from "../src/adapters/store/tables.ts";
import { GUEST, type Actor } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import {
  approved,
  bare,
  castOf,
  draft,
  force,
  LOCATION,
  openStage,
  POSITION,
  type Cast,
  type Stage,
} from "./stage.ts";

let stage: Stage;
let cast: Cast;
beforeAll(async () => {
  stage = await openStage();
  cast = castOf(stage.world);
});
afterAll(() => stage.close());

const VIEW = `query($id: ID!) { getProjectById(id: $id) { PK Data {
  Name Description ProjectType ProjectOverview ContactInformation CastingDirName CastingDirPhone CastingDirEmail
  EstProjectBudget ProjectViews Submissions LastCompletedStep CompanyId View Positions { SK }
  FilmingDates { Data { Date } } FilmingAddress { AddressLine1 City State } Company { PK } CreatedBy { PK } } } }`;
interface Viewed {
  getProjectById: { PK: string; Data: Record<string, unknown> } | null;
}
const view = async (actor: Actor, id: string) => stage.execute<Viewed>(actor, VIEW, { id });
const relate = (PK: string, SK: string, status: string, userId = cast.talent.userId) =>
  stage.world.relations.push({ projectId: bare(PK), userId, positionId: bare(SK), status });

describe("a project", () => {
  test("is a gallery to guests", async () => {
    const { PK } = await approved(stage, cast);
    const { data, errors } = await view(GUEST, PK);
    expect(errors).toEqual([]);
    expect(data.getProjectById?.Data).toMatchObject({
      Name: "The Long Way Home",
      View: "gallery",
      CastingDirName: null,
      CompanyId: null,
      Positions: [],
      FilmingDates: [],
      FilmingAddress: null,
      Company: null,
    });
  });

  test("shows members all but what is the company's own", async () => {
    const { PK } = await approved(stage, cast);
    for (const actor of [cast.otherTalent, cast.rival, cast.freelancer]) {
      expect((await view(actor, PK)).data.getProjectById?.Data).toMatchObject({
        View: "viewer",
        CastingDirName: "Ana Ruiz",
        CastingDirPhone: null,
        CastingDirEmail: null,
        ContactInformation: null,
        Submissions: null,
        ProjectViews: null,
        LastCompletedStep: null,
        FilmingAddress: { AddressLine1: null, City: "Austin", State: "TX" },
        Company: { PK: `CMP#${cast.companyId}` },
      });
    }
  });

  test("shows everything to the company and admins", async () => {
    const { PK } = await approved(stage, cast);
    for (const actor of [cast.producer, cast.colleague, cast.admin]) {
      expect((await view(actor, PK)).data.getProjectById?.Data).toMatchObject({
        View: "owner",
        CastingDirPhone: "+12125550123",
        FilmingAddress: { AddressLine1: LOCATION.FilmingAddress.AddressLine1 },
        Submissions: 0,
        LastCompletedStep: 5,
      });
    }
  });

  test("shows a booked talent and the agent how to get there", async () => {
    const { PK, SK } = await approved(stage, cast);
    relate(PK, SK, "Booked");
    for (const actor of [cast.talent, cast.agent]) {
      expect((await view(actor, PK)).data.getProjectById?.Data).toMatchObject({
        View: "viewer",
        ContactInformation: "Call at noon.",
        FilmingAddress: { AddressLine1: "12 Main Street" },
        CastingDirPhone: null,
      });
    }
  });

  /** `visibility.project` of the contract, for people who submitted and people who did not. */
  test.each([
    ["Draft", true, "NOT_FOUND", "NOT_FOUND"],
    ["Pending", true, "NOT_FOUND", "NOT_FOUND"],
    ["Denied", true, "NOT_FOUND", "NOT_FOUND"],
    ["Approved", true, "ok", "ok"],
    ["Approved", false, "ok", "NOT_FOUND"],
    ["Closed", true, "ok", "ok"],
    ["Closed", false, "ok", "NOT_FOUND"],
  ])("%s, public %s: %s to who submitted, %s to others", async (status, Public, submitter, other) => {
    const { PK, SK } = await draft(stage, cast.producer, { Public });
    await force(stage, PK, status);
    if (submitter === "ok") relate(PK, SK, "Submitted");
    const code = async (actor: Actor) => (await view(actor, PK)).errors[0]?.extensions.code ?? "ok";
    expect([await code(cast.talent), await code(cast.agent)]).toEqual([submitter, submitter]);
    expect([await code(cast.otherTalent), await code(cast.rival)]).toEqual([other, other]);
    expect([await code(cast.producer), await code(cast.admin)]).toEqual(["ok", "ok"]);
    expect(await code(GUEST)).toBe(status === "Approved" && Public ? "ok" : "NOT_FOUND");
    expect(await code({ ...cast.producer, suspended: true })).toBe("FORBIDDEN");
  });

  test("a former agent and somebody who withdrew have no way in to a private one", async () => {
    const { PK, SK } = await approved(stage, cast, { Public: false });
    const withdrawn = cast.otherTalent;
    relate(PK, SK, "Withdrawn", withdrawn.userId);
    relate(PK, SK, "Submitted");
    expect((await view(withdrawn, PK)).errors[0]?.extensions.code).toBe("NOT_FOUND");
    expect((await view({ ...cast.agent, representedIds: [] }, PK)).errors[0]?.extensions.code).toBe(
      "NOT_FOUND",
    );
  });

  test("counts a viewer once a day, never the company", async () => {
    const { PK } = await approved(stage, cast);
    for (const actor of [cast.otherTalent, cast.otherTalent, cast.rival, cast.producer, cast.admin, GUEST])
      await view(actor, PK);
    expect((await view(cast.producer, PK)).data.getProjectById?.Data["ProjectViews"]).toBe(2);
    expect((await stage.events(bare(PK))).filter((event) => event === "project.viewed")).toHaveLength(2);
  });

  test("views of earlier days are deleted, and stay counted", async () => {
    const { PK } = await approved(stage, cast);
    await view(cast.otherTalent, PK);
    await stage.sql("update project_view set day = day - 3 where project_id = $1", [bare(PK)]);
    await view(cast.otherTalent, PK);
    const database = openDatabase<Tables>({
      url: stage.database.url,
      name: "test",
      log: createLog("test", "silent"),
    });
    await purgeViews(database.db);
    await database.close();
    expect(await stage.sql("select 1 from project_view where project_id = $1", [bare(PK)])).toHaveLength(1);
    expect((await view(cast.producer, PK)).data.getProjectById?.Data["ProjectViews"]).toBe(2);
  });

  test("while casting is silent, a public one lacks what booked talents read, a private one is UNAVAILABLE", async () => {
    const open = await approved(stage, cast);
    const secret = await approved(stage, cast, { Public: false });
    relate(open.PK, open.SK, "Booked");
    relate(secret.PK, secret.SK, "Booked");
    stage.world.castingIsSilent = true;
    expect((await view(cast.talent, open.PK)).data.getProjectById?.Data).toMatchObject({
      Name: "The Long Way Home",
      ContactInformation: null,
      FilmingAddress: { AddressLine1: null, City: "Austin" },
    });
    expect((await view(cast.talent, secret.PK)).errors[0]?.extensions).toMatchObject({
      code: "UNAVAILABLE",
      dependency: "casting",
    });
    expect((await view(cast.producer, secret.PK)).errors).toEqual([]);
    stage.world.castingIsSilent = false;
  });

  test("has no cursor outside of a list", async () => {
    const { PK } = await approved(stage, cast);
    const query = "query($id: ID!) { getProjectById(id: $id) { Cursor } }";
    expect((await stage.execute(cast.talent, query, { id: PK })).data).toEqual({
      getProjectById: { Cursor: null },
    });
  });

  test("shows all who an agent represents, however many they are", async () => {
    const { PK, SK } = await approved(stage, cast, { Public: false });
    relate(PK, SK, "Submitted");
    const representedIds = [...Array.from({ length: 600 }, newId), cast.talent.userId];
    expect((await view({ ...cast.agent, representedIds }, PK)).errors).toEqual([]);
  });

  test("a bad key is VALIDATION, one of nothing NOT_FOUND", async () => {
    expect((await view(cast.talent, "PRJ#1")).errors[0]?.extensions).toMatchObject({
      fields: [{ path: "id" }],
    });
    expect((await view(cast.talent, `PRJ#${newId()}`)).errors[0]?.extensions.code).toBe("NOT_FOUND");
  });
});

test("a position shows booked talent what they need and hides it from others", async () => {
  const { PK, SK } = await approved(stage, cast);
  relate(PK, SK, "Booked");
  const query = `query($pK: ID!, $sK: ID!) { getProjectRoleById(pK: $pK, sK: $sK) {
    PK SK Data { PositionName BookingInformation Cast Submissions UserId Rate TakesSubmissions ViewerCan Project { PK } } } }`;
  const read = async (actor: Actor) =>
    (await stage.execute<{ getProjectRoleById: { Data: object } }>(actor, query, { pK: PK, sK: SK })).data
      .getProjectRoleById;
  const known = { PositionName: POSITION.PositionName, Rate: 500, TakesSubmissions: true, Project: { PK } };
  expect((await read(cast.talent)).Data).toMatchObject({
    ...known,
    BookingInformation: "Bring boots.",
    Cast: null,
  });
  expect((await read(cast.otherTalent)).Data).toMatchObject({
    ...known,
    BookingInformation: null,
    ViewerCan: ["submitToPosition"],
  });
  expect((await read(cast.producer)).Data).toMatchObject({
    ...known,
    BookingInformation: "Bring boots.",
    Cast: 0,
    Submissions: 0,
    UserId: `USR#${cast.producer.userId}`,
    ViewerCan: ["updateProjectPosition", "deleteProjectPosition"],
  });
});

describe("entities", () => {
  const ENTITIES = `query($representations: [_Any!]!) { _entities(representations: $representations) {
    ... on Project { PK Data { Name View } } ... on Position { SK Data { PositionName } } ... on AuditionTime { SK } } }`;
  const resolve = async (actor: Actor, representations: object[]) =>
    stage.execute<{ _entities: (object | null)[] }>(actor, ENTITIES, { representations });

  test("are read in one statement each and pass the same views", async () => {
    const open = await approved(stage, cast);
    const secret = await draft(stage, cast.producer);
    const references = [
      { __typename: "Project", PK: open.PK },
      { __typename: "Project", PK: secret.PK },
      { __typename: "Project", PK: "nonsense" },
    ];
    const { data, errors, sqlStatements } = await resolve(cast.otherTalent, references);
    expect(errors).toEqual([]);
    expect(data._entities).toEqual([
      { PK: open.PK, Data: { Name: "The Long Way Home", View: "viewer" } },
      null,
      null,
    ]);
    expect(sqlStatements).toBe(1);
    const positions = await resolve(cast.otherTalent, [
      { __typename: "Position", PK: open.PK, SK: open.SK },
      { __typename: "Position", PK: secret.PK, SK: secret.SK },
      { __typename: "Position", PK: secret.PK, SK: open.SK },
    ]);
    expect(positions.data._entities).toEqual([{ SK: open.SK, Data: { PositionName: "Mara" } }, null, null]);
    expect(positions.sqlStatements).toBe(2);
  });
});
