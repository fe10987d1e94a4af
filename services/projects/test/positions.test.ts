import { randomUUID } from "node:crypto";
import { newId } from "@callboard/kit/ids.ts";
import {
  approve,
  approved,
  bare,
  castOf,
  draft,
  force,
  openStage,
  POSITION,
  step,
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

const change = (PK: string, SK: string, fields: object, actor = cast.producer) =>
  step(stage, actor, "updateProjectPosition", { PK, SK, ...fields });
const stateOf = async (SK: string) =>
  (await stage.sql("select role_status, version, quantity from position where id = $1", [bare(SK)]))[0];
const remove = (PK: string, SK: string, actor = cast.producer) =>
  stage.execute(
    actor,
    "mutation($pK: ID!, $sK: ID!) { deleteProjectPosition(pK: $pK, sK: $sK) { Status } }",
    {
      pK: PK,
      sK: SK,
    },
  );

describe("adding", () => {
  test("with the same ClientKey adds one position", async () => {
    const { PK } = await draft(stage, cast.producer);
    const input = { PK, ...POSITION, PositionName: "Twin", ClientKey: randomUUID() };
    await step(stage, cast.producer, "saveProjectPosition", input);
    expect((await step(stage, cast.producer, "saveProjectPosition", input)).errors).toEqual([]);
    const rows = await stage.sql("select 1 from position where project_id = $1 and position_name = 'Twin'", [
      bare(PK),
    ]);
    expect(rows).toHaveLength(1);
  });

  test("names every bad field", async () => {
    const { PK } = await draft(stage, cast.producer);
    const { errors } = await step(stage, cast.producer, "saveProjectPosition", {
      PK,
      ...POSITION,
      Quantity: 0,
      Nudity: true,
      AgeRequirement: "18",
      SubmissionsDueBy: "2020-01-01T00:00:00Z",
    });
    expect(errors[0]?.extensions.fields?.map((field) => field.path)).toEqual([
      "positionInfo.Quantity",
      "positionInfo.NudityDescription",
      "positionInfo.SubmissionsDueBy",
    ]);
  });

  test("the 201st is over the limit", async () => {
    const { PK } = await draft(stage, cast.producer);
    await stage.sql(
      `insert into position (id, project_id, created_by, role_status, version)
       select gen_random_uuid(), $1, $2, 'PendingReview', 1 from generate_series(1, 199)`,
      [bare(PK), cast.producer.userId],
    );
    const { errors } = await step(stage, cast.producer, "saveProjectPosition", { PK, ...POSITION });
    expect(errors[0]?.extensions).toMatchObject({ code: "LIMIT", limit: "POSITIONS_PER_PROJECT", max: 200 });
  });

  test("to an approved project is hidden from talents until an admin looked", async () => {
    const { PK } = await approved(stage, cast);
    await step(stage, cast.producer, "saveProjectPosition", { PK, ...POSITION, PositionName: "Late" });
    const query = "query($PK: ID!) { getProjectPositions(PK: $PK) { Data { PositionName } } }";
    const seen = async (actor = cast.talent) =>
      (await stage.execute<{ getProjectPositions: unknown[] }>(actor, query, { PK })).data.getProjectPositions
        .length;
    expect(await seen()).toBe(1);
    expect(await seen(cast.producer)).toBe(2);
    await approve(stage, cast.admin, PK);
    expect(await seen()).toBe(2);
  });
});

describe("changing", () => {
  test("keeps absent fields, clears with null, publishes once, and publishes nothing for the same change again", async () => {
    const { PK, SK } = await draft(stage, cast.producer);
    const fields = { PositionName: "Mara, older", RateFrequency: null };
    expect((await change(PK, SK, fields)).errors).toEqual([]);
    expect((await change(PK, SK, fields)).errors).toEqual([]);
    const [row] = await stage.sql(
      "select position_name, role_type, rate_frequency from position where id = $1",
      [bare(SK)],
    );
    expect(row).toEqual({ position_name: "Mara, older", role_type: "Lead", rate_frequency: null });
    expect(await stage.events(bare(SK))).toEqual(["position.added", "position.updated"]);
  });

  test.each([
    ["Nudity", { Nudity: true, NudityDescription: "Back.", AgeRequirement: "18" }],
    ["AdultScenes", { AdultScenes: true, AdultSceneDescription: "A kiss.", AgeRequirement: "18" }],
    ["RoleType", { RoleType: "Supporting" }],
    ["AgeRequirement", { AgeRequirement: "21" }],
    ["Ethnicity", { Ethnicity: ["Asian"] }],
    ["EthnicityRoleAppearance", { EthnicityRoleAppearance: "From the coast." }],
  ])("%s of an approved position sends it back to the admins", async (_field, fields) => {
    const { PK, SK } = await approved(stage, cast);
    expect((await change(PK, SK, fields)).errors).toEqual([]);
    expect(await stateOf(SK)).toMatchObject({ role_status: "PendingReview" });
  });

  test("holds and opens it; a position in review cannot be opened", async () => {
    const { PK, SK } = await approved(stage, cast);
    await change(PK, SK, { RoleStatus: "OnHold" });
    expect(await stateOf(SK)).toMatchObject({ role_status: "OnHold" });
    await change(PK, SK, { RoleStatus: "Open" });
    expect(await stateOf(SK)).toMatchObject({ role_status: "Open" });
    const review = await draft(stage, cast.producer);
    expect((await change(review.PK, review.SK, { RoleStatus: "Open" })).errors[0]?.extensions).toMatchObject({
      code: "CONFLICT",
      rule: "ILLEGAL_TRANSITION",
      state: "PendingReview",
      to: "Open",
    });
    expect((await change(PK, SK, { RoleStatus: "Gone" })).errors[0]?.extensions).toMatchObject({
      code: "VALIDATION",
      fields: [{ path: "positionInfo.RoleStatus" }],
    });
  });

  test("Quantity below the booked is refused by casting and changes nothing", async () => {
    const { PK, SK } = await approved(stage, cast);
    stage.world.booked.set(bare(SK), 2);
    const { errors } = await change(PK, SK, { Quantity: 1 });
    expect(errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "QUANTITY_BELOW_BOOKED" });
    expect(await stateOf(SK)).toMatchObject({ quantity: 2 });
    stage.world.booked.delete(bare(SK));
    expect((await change(PK, SK, { Quantity: 1 })).errors).toEqual([]);
  });

  test("a version that is gone is stale", async () => {
    const { PK, SK } = await draft(stage, cast.producer);
    await change(PK, SK, { PositionName: "First" });
    const { errors } = await change(PK, SK, { PositionName: "Second", Version: 1 });
    expect(errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "STALE" });
  });

  test("is refused to others, for keys of nothing, and for a position of another project", async () => {
    const { PK, SK } = await draft(stage, cast.producer);
    const other = await draft(stage, cast.producer);
    const code = async (answer: ReturnType<typeof change>) => (await answer).errors[0]?.extensions.code;
    expect(await code(change(PK, SK, { Quantity: 3 }, cast.rival))).toBe("NOT_FOUND");
    expect(await code(change(PK, SK, { Quantity: 3 }, cast.talent))).toBe("FORBIDDEN");
    expect(await code(change(PK, "ROLE#1", { Quantity: 3 }))).toBe("VALIDATION");
    expect(await code(change(PK, `ROLE#${newId()}`, { Quantity: 3 }))).toBe("NOT_FOUND");
    expect(await code(change(PK, other.SK, { Quantity: 3 }))).toBe("NOT_FOUND");
    const approvedOne = await approved(stage, cast);
    expect(await code(change(approvedOne.PK, approvedOne.SK, { Quantity: 3 }, cast.rival))).toBe("FORBIDDEN");
  });
});

describe("removing", () => {
  test("leaves nothing to see, and succeeds again without an event", async () => {
    const { PK, SK } = await draft(stage, cast.producer);
    expect((await remove(PK, SK)).data).toEqual({ deleteProjectPosition: { Status: "OK" } });
    expect((await remove(PK, SK)).errors).toEqual([]);
    expect(await stage.events(bare(SK))).toEqual(["position.added", "position.removed"]);
    const query = "query($PK: ID!) { getProjectPositions(PK: $PK) { PK } }";
    expect((await stage.execute(cast.producer, query, { PK })).data).toEqual({ getProjectPositions: [] });
  });

  test("a position with submissions is refused", async () => {
    const { PK, SK } = await approved(stage, cast);
    stage.world.booked.set(bare(SK), 0);
    expect((await remove(PK, SK)).errors[0]?.extensions).toMatchObject({
      code: "CONFLICT",
      rule: "HAS_SUBMISSIONS",
    });
  });

  test.each([
    ["Pending", "Pending"],
    ["Closed", "Closed"],
  ])("from a %s project is refused", async (status, state) => {
    const { PK, SK } = await draft(stage, cast.producer);
    await force(stage, PK, status);
    expect((await remove(PK, SK)).errors[0]?.extensions).toMatchObject({ code: "CONFLICT", state });
  });

  test("names both bad keys, and is refused to others", async () => {
    const { PK, SK } = await draft(stage, cast.producer);
    expect((await remove("x", "y")).errors[0]?.extensions.fields?.map((field) => field.path)).toEqual([
      "pK",
      "sK",
    ]);
    expect((await remove(PK, SK, cast.rival)).errors[0]?.extensions.code).toBe("NOT_FOUND");
    expect((await remove("x", "y", cast.talent)).errors[0]?.extensions.code).toBe("FORBIDDEN");
  });
});
