import type { Actor } from "@callboard/kit/actor.ts";
import {
  approve,
  approved,
  bare,
  castOf,
  dates,
  deny,
  openStage,
  step,
  type Cast,
  type Stage,
} from "../stage.ts";

let stage: Stage;
let cast: Cast;
beforeAll(async () => {
  stage = await openStage();
  cast = castOf(stage.world);
});
afterAll(() => stage.close());

interface Change {
  readonly SK: string | null;
  readonly PositionName: string | null;
  readonly Field: string;
  readonly Before: string | null;
  readonly After: string | null;
}
const read = async (PK: string, actor: Actor = cast.admin) => {
  const { data } = await stage.execute<{
    getProjectById: { Data: { Changes: Change[] | null; ReviewHistory: { Comment: string }[] | null } };
  }>(
    actor,
    `query($PK: ID!) { getProjectById(id: $PK) { Data {
       Changes { SK PositionName Field Before After } ReviewHistory { Comment } } } }`,
    { PK },
  );
  return data.getProjectById.Data;
};

test("an approved project shows the admin what changed since, until it is approved again", async () => {
  const { PK, SK } = await approved(stage, cast);
  expect((await read(PK)).Changes).toEqual([]);
  await step(stage, cast.producer, "updateProjectInfo", { PK, PayRate: 900, Name: "The Short Way" });
  await step(stage, cast.producer, "updateProjectPosition", { PK, SK, AgeRequirement: "21" });
  await dates(stage, cast.producer, PK);
  const project = { SK: null, PositionName: null };
  const expected = [
    { ...project, Field: "Name", Before: "The Long Way Home", After: "The Short Way" },
    { ...project, Field: "PayRate", Before: "1200.5", After: "900" },
    {
      ...project,
      Field: "FilmingDates",
      Before: "2099-03-01 07:00 America/Chicago",
      After: "2099-03-01 07:00 America/Chicago, 2099-03-05 UTC",
    },
    { SK, PositionName: "Mara", Field: "AgeRequirement", Before: null, After: "21" },
  ];
  expect((await read(PK)).Changes).toEqual(expected);
  expect((await read(PK, cast.colleague)).Changes).toEqual(expected);
  expect((await read(PK, cast.talent)).Changes).toBeNull();
  await approve(stage, cast.admin, PK);
  expect((await read(PK)).Changes).toEqual([]);
});

test("a project that comes back shows the difference and the old comment", async () => {
  const { PK } = await approved(stage, cast);
  await deny(stage, cast.admin, PK, "Say what it pays.");
  await step(stage, cast.producer, "resubmitProject", { PK, PayRate: 50 });
  expect(await read(PK)).toMatchObject({
    Changes: [{ Field: "PayRate", Before: "1200.5", After: "50" }],
    ReviewHistory: [{ Comment: "Say what it pays." }, { Comment: null }],
  });
});

test("what was decided before differences were kept has none", async () => {
  const { PK } = await approved(stage, cast);
  await stage.sql("update project_review set snapshot = null where project_id = $1", [bare(PK)]);
  expect((await read(PK)).Changes).toEqual([]);
});

test("the admins' queue can be read by kind, at the same cost for one and for many", async () => {
  const query = `query($c: ApprovalCriteria!) { projectsPendingApproval(criteria: $c) {
    Projects { PK Data { Status Changes { Field } } } } }`;
  const queue = async (Changed: boolean | null) =>
    stage.execute<{ projectsPendingApproval: { Projects: { PK: string; Data: { Status: string } }[] } }>(
      cast.admin,
      query,
      { c: { Changed, PageSize: 100 } },
    );
  const changed = await approved(stage, cast);
  await step(stage, cast.producer, "updateProjectInfo", { PK: changed.PK, PayRate: 1 });
  const states = async (kind: boolean | null) =>
    new Set((await queue(kind)).data.projectsPendingApproval.Projects.map(({ Data }) => Data.Status));
  expect(await states(true)).toEqual(new Set(["Approved"]));
  expect(await states(false)).toEqual(new Set(["Pending"]));
  expect(await states(null)).toEqual(new Set(["Pending", "Approved"]));
  const one = await queue(true);
  for (let index = 0; index < 3; index += 1) {
    const more = await approved(stage, cast);
    await step(stage, cast.producer, "updateProjectInfo", { PK: more.PK, PayRate: 1 });
  }
  const many = await queue(true);
  expect(many.data.projectsPendingApproval.Projects.length).toBe(
    one.data.projectsPendingApproval.Projects.length + 3,
  );
  expect(many.sqlStatements).toBe(one.sqlStatements);
});
