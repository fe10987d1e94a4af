import { writeCursor } from "@callboard/kit/paging/cursor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { approve, approved, castOf, draft, openStage, step, submit, type Cast, type Stage } from "./stage.ts";

let stage: Stage;
let cast: Cast;
beforeAll(async () => {
  stage = await openStage();
  cast = castOf(stage.world);
});
afterAll(() => stage.close());

describe("lists that wait", () => {
  const QUEUE =
    "query($criteria: ApprovalCriteria!) { projectsPendingApproval(criteria: $criteria) { Projects { PK } Total After } }";
  interface Queue {
    projectsPendingApproval: { Projects: { PK: string }[]; Total: number; After: string | null };
  }
  const WAITING =
    "query($criteria: WaitingApprovalCriteria!) { userProjectsWaitingApproval(criteria: $criteria) { PK } }";

  test("the admins' queue has what was submitted first at its head, and pages on", async () => {
    const other = castOf(stage.world);
    const keys: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { PK } = await draft(stage, other.producer);
      await submit(stage, other.producer, PK);
      keys.push(PK);
    }
    const criteria = { CompanyId: `CMP#${other.companyId}`, PageSize: 2 };
    const first = await stage.execute<Queue>(cast.admin, QUEUE, { criteria });
    const { Projects, Total, After } = first.data.projectsPendingApproval;
    expect(Projects.map((project) => project.PK)).toEqual(keys.slice(0, 2));
    expect(Total).toBe(3);
    const second = await stage.execute<Queue>(cast.admin, QUEUE, { criteria: { ...criteria, After } });
    expect(second.data.projectsPendingApproval).toMatchObject({ Projects: [{ PK: keys[2] }], After: null });
    expect((await stage.execute(cast.producer, QUEUE, { criteria })).errors[0]?.extensions.code).toBe(
      "FORBIDDEN",
    );
  });

  test("the queue is counted when the total is read, and otherwise not", async () => {
    const criteria = { CompanyId: `CMP#${cast.companyId}` };
    const listed = QUEUE.replace(" Total After", "");
    const [alone, counted] = [
      await stage.execute(cast.admin, listed, { criteria }),
      await stage.execute(cast.admin, QUEUE, { criteria }),
    ];
    expect(counted.errors).toEqual([]);
    expect(counted.sqlStatements - alone.sqlStatements).toBe(1);
  });

  test("an approved project comes back when a position or its pay changed", async () => {
    const other = castOf(stage.world);
    const { PK } = await approved(stage, other);
    const queue = async () => {
      const criteria = { CompanyId: `CMP#${other.companyId}` };
      return (await stage.execute<Queue>(cast.admin, QUEUE, { criteria })).data.projectsPendingApproval
        .Projects;
    };
    expect(await queue()).toEqual([]);
    await step(stage, other.producer, "updateProjectInfo", { PK, PayRate: 1 });
    expect(await queue()).toEqual([{ PK }]);
    expect((await approve(stage, cast.admin, PK)).errors).toEqual([]);
    expect(await queue()).toEqual([]);
  });

  test("a producer's own wait for that producer, colleagues and admins, and for nobody else", async () => {
    const other = castOf(stage.world);
    const { PK } = await draft(stage, other.producer);
    await submit(stage, other.producer, PK);
    const criteria = { UserId: `USR#${other.producer.userId}` };
    for (const actor of [other.producer, other.colleague, other.admin])
      expect((await stage.execute(actor, WAITING, { criteria })).data).toEqual({
        userProjectsWaitingApproval: [{ PK }],
      });
    for (const actor of [other.rival, other.freelancer])
      expect((await stage.execute(actor, WAITING, { criteria })).errors[0]?.extensions.code).toBe(
        "NOT_FOUND",
      );
    expect((await stage.execute(other.talent, WAITING, { criteria })).errors[0]?.extensions.code).toBe(
      "FORBIDDEN",
    );
  });

  test("a producer's own go on behind the cursor of a record", async () => {
    const other = castOf(stage.world);
    for (let index = 0; index < 2; index += 1) {
      const { PK } = await draft(stage, other.producer);
      await submit(stage, other.producer, PK);
    }
    const page = async (criteria: object) =>
      (
        await stage.execute<{ userProjectsWaitingApproval: { PK: string; Cursor: string }[] }>(
          other.producer,
          WAITING.replace("{ PK }", "{ PK Cursor }"),
          { criteria },
        )
      ).data.userProjectsWaitingApproval;
    const all = await page({});
    expect(all).toHaveLength(2);
    expect(await page({ After: all[0]?.Cursor })).toEqual(all.slice(1));
    expect(await page({ After: all[1]?.Cursor })).toEqual([]);
  });

  test.each([
    [{ Page: 0 }, "criteria.Page"],
    [{ PageSize: 101 }, "criteria.PageSize"],
    [{ SortOrder: "Sideways" }, "criteria.SortOrder"],
    [{ After: "nonsense" }, "criteria.After"],
    [{ After: writeCursor("Oldest", ["a", "b"]) }, "criteria.After"],
    [{ After: writeCursor("Oldest", ["0000-01-01T00:00:00Z", newId()]) }, "criteria.After"],
    [{ SortOrder: "asc" }, "criteria.SortOrder"],
  ])("criteria %j name %s", async (criteria, path) => {
    const { errors } = await stage.execute(cast.admin, QUEUE, { criteria });
    expect(errors[0]?.extensions).toMatchObject({ code: "VALIDATION", fields: [{ path }] });
  });
});
