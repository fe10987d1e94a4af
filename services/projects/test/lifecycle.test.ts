import { createTransaction } from "@callboard/kit/postgres/transaction.ts";
import { openDatabase } from "@callboard/kit/postgres/pool.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { newId } from "@callboard/kit/ids.ts";
import { another } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { Tables } from "../src/adapters/store/tables.ts";
import { unitOf } from "../src/adapters/store/unit-of-work.ts";
import { closeFinishedProjects } from "../src/app/project/close-project.ts";
import {
  approve,
  approved,
  bare,
  castOf,
  deny,
  draft,
  force,
  move,
  openStage,
  step,
  submit,
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

const OPERATIONS = ["withdrawProject", "closeProject", "deleteProject"] as const;
const statusOf = async (PK: string) =>
  (await stage.sql<{ status: string }>("select status from project where id = $1", [bare(PK)]))[0]?.status;

test.each([
  ["withdrawProject", "Approved"],
  ["withdrawProject", "Denied"],
  ["withdrawProject", "Closed"],
  ["closeProject", "Draft"],
  ["closeProject", "Pending"],
  ["closeProject", "Denied"],
  ["deleteProject", "Pending"],
  ["deleteProject", "Approved"],
  ["deleteProject", "Closed"],
])("%s of a project in %s is refused", async (operation, state) => {
  const { PK } = await draft(stage, cast.producer);
  await force(stage, PK, state);
  const { errors } = await move(stage, cast.producer, operation, PK);
  expect(errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "ILLEGAL_TRANSITION", state });
});

test.each(OPERATIONS)("%s: bad key, unknown, not one's own, not one's role", async (operation) => {
  const { PK } = await draft(stage, cast.producer);
  for (const [actor, key, expected] of [
    [cast.producer, "?", { code: "VALIDATION", fields: [{ path: "PK" }] }],
    [cast.producer, `PRJ#${newId()}`, { code: "NOT_FOUND" }],
    [cast.rival, PK, { code: "NOT_FOUND" }],
    [cast.talent, PK, { code: "FORBIDDEN", rule: "ROLE" }],
  ] as const)
    expect((await move(stage, actor, operation, key)).errors[0]?.extensions).toMatchObject(expected);
});

test("a pending project is withdrawn once and leaves the queue", async () => {
  const { PK } = await draft(stage, cast.producer);
  await submit(stage, cast.producer, PK);
  for (const time of ["first", "again"]) {
    const { data, errors } = await move(stage, cast.colleague, "withdrawProject", PK);
    expect([time, errors]).toEqual([time, []]);
    expect(data["withdrawProject"]?.Data).toMatchObject({ Status: "Draft", Version: 6 });
  }
  expect((await stage.events(bare(PK))).slice(-2)).toEqual(["project.submitted", "project.withdrawn"]);
  expect(
    (await step(stage, cast.producer, "updateContactInfo", { PK, CastingDirName: "Bo" })).errors,
  ).toEqual([]);
});

describe("closing", () => {
  const addSlot = (PK: string, Date: string) =>
    stage.execute(
      cast.producer,
      "mutation($a: AuditionTimeInput!) { saveAuditionTime(auditionTime: $a) { Auditions { SK } } }",
      { a: { PK, Date, Time: "09:00", Zone: "UTC" } },
    );

  test("ends positions and coming slots, and says so once", async () => {
    const { PK, SK } = await approved(stage, cast);
    await addSlot(PK, "2099-02-01");
    await addSlot(PK, "2020-02-01");
    for (const _ of ["first", "again"])
      expect((await move(stage, cast.producer, "closeProject", PK)).data).toEqual({
        closeProject: { Status: "OK" },
      });
    expect((await stage.events(bare(PK))).slice(-2)).toEqual(["project.closed", "schedule.changed"]);
    const query = `query($PK: ID!, $SK: ID!) {
      getProjectById(id: $PK) { Data { Status ClosedDate ViewerCan } }
      getProjectRoleById(pK: $PK, sK: $SK) { Data { RoleStatus TakesSubmissions } }
      getAuditionTimes(pK: $PK) { Auditions { Data { Date } } } }`;
    expect((await stage.execute(cast.producer, query, { PK, SK })).data).toMatchObject({
      getProjectById: {
        Data: { Status: "Closed", ClosedDate: expect.any(String), ViewerCan: ["resubmitProject"] },
      },
      getProjectRoleById: { Data: { RoleStatus: "Closed", TakesSubmissions: false } },
      getAuditionTimes: { Auditions: [{ Data: { Date: "2020-02-01" } }] },
    });
  });

  test("happens by itself thirty days after the last due and filming date", async () => {
    const { db, close } = openDatabase<Tables>({
      url: stage.database.url,
      name: "test",
      log: createLog("test", "silent"),
    });
    const over = await approved(stage, cast);
    const more = await approved(stage, cast);
    const [filming, due, open] = [
      await approved(stage, cast),
      await approved(stage, cast),
      await approved(stage, cast),
    ];
    const waiting = await draft(stage, cast.producer);
    const of = (keys: readonly { PK: string }[]): string[] => keys.map(({ PK }) => bare(PK));
    const past = of([over, more, filming, due, waiting]);
    await stage.sql(
      "update project set filming_begin_date = '2020-01-01', filming_end_date = null where id = any($1)",
      [past],
    );
    await stage.sql("update filming_date set date = '2020-01-01' where project_id = any($1)", [
      of([over, more, due, waiting]),
    ]);
    await stage.sql("update position set submissions_due_by = '2020-01-01' where project_id = any($1)", [
      of([over, more, filming, waiting]),
    ]);
    const deps = { transaction: createTransaction(db, unitOf), now: () => new Date() };
    expect([await closeFinishedProjects(deps), await closeFinishedProjects(deps)]).toEqual([2, 0]);
    const states = await Promise.all([over, more, filming, due, open, waiting].map(({ PK }) => statusOf(PK)));
    expect(states).toEqual(["Closed", "Closed", "Approved", "Approved", "Approved", "Draft"]);
    expect((await stage.events(bare(over.PK))).at(-1)).toBe("project.closed");
    await close();
  });
});

describe("deleting", () => {
  const find = async (PK: string) =>
    (
      await stage.execute(cast.producer, "query($PK: ID!) { getProjectById(id: $PK) { Data { Name } } }", {
        PK,
      })
    ).errors[0]?.extensions.code ?? "found";
  const listed = async () => {
    const query =
      "query { getCompanyProjects(criteria: {}) { PK } searchProjects(criteria: { Mine: true }) { Projects { PK } } }";
    return JSON.stringify((await stage.execute(another(cast.producer), query)).data);
  };

  test("hides a project everywhere and can be taken back", async () => {
    const { PK, SK } = await draft(stage, cast.producer);
    await waitFor("it is found", async () => (await listed()).split(PK).length === 3);
    for (const _ of ["first", "again"])
      expect((await move(stage, cast.producer, "deleteProject", PK)).data).toEqual({
        deleteProject: { Status: "OK" },
      });
    expect(await find(PK)).toBe("NOT_FOUND");
    const position = "query($PK: ID!, $SK: ID!) { getProjectRoleById(pK: $PK, sK: $SK) { PK } }";
    expect((await stage.execute(cast.producer, position, { PK, SK })).errors[0]?.extensions.code).toBe(
      "NOT_FOUND",
    );
    expect((await step(stage, cast.producer, "updateContactInfo", { PK })).errors[0]?.extensions.code).toBe(
      "NOT_FOUND",
    );
    await waitFor("searches forget it", async () => !(await listed()).includes(PK));
    expect((await move(stage, cast.rival, "restoreProject", PK)).errors[0]?.extensions.code).toBe(
      "NOT_FOUND",
    );
    for (const _ of ["first", "again"])
      expect((await move(stage, cast.colleague, "restoreProject", PK)).data["restoreProject"]?.PK).toBe(PK);
    await waitFor("searches find it again", async () => (await listed()).split(PK).length === 3);
    expect((await stage.events(bare(PK))).slice(-2)).toEqual(["project.deleted", "project.restored"]);
  });

  test("needs casting's consent where people could submit, and gives it back", async () => {
    const { PK, SK } = await approved(stage, cast);
    await deny(stage, cast.admin, PK, "Taken down.");
    stage.world.booked.set(bare(SK), 1);
    const refused = await move(stage, cast.producer, "deleteProject", PK);
    expect(refused.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "HAS_SUBMISSIONS" });
    stage.world.booked.delete(bare(SK));
    expect((await move(stage, cast.producer, "deleteProject", PK)).errors).toEqual([]);
    expect((await move(stage, cast.producer, "restoreProject", PK)).errors).toEqual([]);
    expect(stage.world.castingCalls.filter((call) => call.includes(bare(SK)))).toEqual([
      `remove ${bare(SK)}`,
      `remove ${bare(SK)}`,
      `restore ${bare(SK)}`,
    ]);
  });

  test("is refused while submissions are counted, and undone for 30 days only", async () => {
    const { PK } = await draft(stage, cast.producer);
    await stage.sql("update project set submissions = 1 where id = $1", [bare(PK)]);
    expect((await move(stage, cast.producer, "deleteProject", PK)).errors[0]?.extensions).toMatchObject({
      rule: "HAS_SUBMISSIONS",
    });
    await stage.sql(
      "update project set submissions = 0, deleted_at = now() - interval '31 days' where id = $1",
      [bare(PK)],
    );
    expect((await move(stage, cast.producer, "restoreProject", PK)).errors[0]?.extensions.code).toBe(
      "NOT_FOUND",
    );
    expect((await approve(stage, cast.admin, PK)).errors[0]?.extensions.code).toBe("NOT_FOUND");
  });
});
