import { GUEST } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import {
  approve,
  approved,
  bare,
  castOf,
  deny,
  draft,
  force,
  INFO,
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

const rowOf = async (PK: string) => (await stage.sql("select * from project where id = $1", [bare(PK)]))[0];
const lastEvents = async (PK: string, count: number) => (await stage.events(bare(PK))).slice(-count);

describe("submitting", () => {
  test("sends a complete draft to the admins, once", async () => {
    const { PK } = await draft(stage, cast.producer);
    const first = await submit(stage, cast.producer, PK);
    const again = await submit(stage, cast.colleague, PK);
    expect(first.errors).toEqual([]);
    expect(again.data.submitProjectApproval?.Data).toEqual(first.data.submitProjectApproval?.Data);
    expect(first.data.submitProjectApproval?.Data.Status).toBe("Pending");
    expect((await stage.events(bare(PK))).filter((event) => event === "project.submitted")).toHaveLength(1);
  });

  test("names what is missing, of every step", async () => {
    const created = await step(stage, cast.producer, "createProjectInfo", INFO);
    const PK = created.data["createProjectInfo"]?.PK ?? "";
    const { errors } = await submit(stage, cast.producer, PK);
    expect(errors[0]?.extensions).toMatchObject({
      code: "VALIDATION",
      fields: [
        { path: "contactInfo.CastingDirName" },
        { path: "contactInfo.CastingDirEmail" },
        { path: "locationInformation.LocationCity" },
        { path: "locationInformation.LocationState" },
        { path: "locationInformation.FilmingType" },
        { path: "locationInformation.FilmingBeginDate" },
        { path: "positionInfo" },
      ],
    });
    expect((await rowOf(PK))?.["status"]).toBe("Draft");
  });

  test("needs a proven e-mail address", async () => {
    const { PK } = await draft(stage, cast.producer);
    stage.world.unverified.add(cast.colleague.userId);
    const { errors } = await submit(stage, cast.colleague, PK);
    expect(errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "EMAIL_UNVERIFIED" });
    stage.world.unverified.delete(cast.colleague.userId);
  });

  test.each([
    ["Approved", "Approved"],
    ["Denied", "Denied"],
    ["Closed", "Closed"],
  ])("a %s project is refused", async (status, state) => {
    const { PK } = await draft(stage, cast.producer);
    await force(stage, PK, status);
    const { errors } = await submit(stage, cast.producer, PK);
    expect(errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "ILLEGAL_TRANSITION", state });
  });

  test.each([
    ["a talent", () => cast.talent, "FORBIDDEN"],
    ["another company", () => cast.rival, "NOT_FOUND"],
    ["a guest", () => GUEST, "UNAUTHENTICATED"],
  ])("is refused to %s", async (_who, actor, code) => {
    const { PK } = await draft(stage, cast.producer);
    expect((await submit(stage, actor(), PK)).errors[0]?.extensions.code).toBe(code);
  });
});

describe("approving", () => {
  test("opens the project and its positions and publishes it once, however often it is done", async () => {
    const { PK, SK } = await approved(stage, cast);
    const again = await approve(stage, cast.admin, PK, 1);
    expect(again.errors).toEqual([]);
    expect(await lastEvents(PK, 2)).toEqual(["project.submitted", "project.approved"]);
    expect(await stage.sql("select role_status from position where id = $1", [bare(SK)])).toEqual([
      { role_status: "Open" },
    ]);
  });

  test("of two admins at once only one decides", async () => {
    const { PK } = await draft(stage, cast.producer);
    await submit(stage, cast.producer, PK);
    const answers = await Promise.all([approve(stage, cast.admin, PK, 5), approve(stage, cast.admin, PK, 5)]);
    expect(answers.map((answer) => answer.data.approveProject?.Data.Status)).toEqual([
      "Approved",
      "Approved",
    ]);
    expect((await stage.events(bare(PK))).filter((event) => event === "project.approved")).toHaveLength(1);
    const reviews = await stage.sql("select 1 from project_review where project_id = $1", [bare(PK)]);
    expect(reviews).toHaveLength(1);
  });

  test("and denying at once: one of them is refused or follows", async () => {
    const { PK } = await draft(stage, cast.producer);
    await submit(stage, cast.producer, PK);
    const [yes, no] = await Promise.all([
      approve(stage, cast.admin, PK),
      deny(stage, cast.admin, PK, "No pay."),
    ]);
    const row = await rowOf(PK);
    expect(no.errors).toEqual([]);
    expect(row?.["status"]).toBe("Denied");
    if (yes.errors.length > 0)
      expect(yes.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", state: "Denied" });
  });

  test("another version than the reviewer saw is stale", async () => {
    const { PK } = await draft(stage, cast.producer);
    await submit(stage, cast.producer, PK);
    const { errors } = await approve(stage, cast.admin, PK, 4);
    expect(errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "STALE" });
    expect((await rowOf(PK))?.["status"]).toBe("Pending");
  });

  test.each([
    ["Draft", "Draft"],
    ["Denied", "Denied"],
    ["Closed", "Closed"],
  ])("a %s project is refused", async (status, state) => {
    const { PK } = await draft(stage, cast.producer);
    await force(stage, PK, status);
    expect((await approve(stage, cast.admin, PK)).errors[0]?.extensions).toMatchObject({
      code: "CONFLICT",
      state,
    });
  });

  test("is refused to producers before any key is read, and names a bad key to admins", async () => {
    expect((await approve(stage, cast.producer, "nonsense")).errors[0]?.extensions.code).toBe("FORBIDDEN");
    expect((await approve(stage, cast.admin, "nonsense")).errors[0]?.extensions).toMatchObject({
      code: "VALIDATION",
      fields: [{ path: "projectId" }],
    });
    expect((await approve(stage, cast.admin, `PRJ#${newId()}`)).errors[0]?.extensions.code).toBe("NOT_FOUND");
  });
});

describe("denying", () => {
  test("keeps the comment, and the same comment again changes nothing", async () => {
    const { PK } = await draft(stage, cast.producer);
    await submit(stage, cast.producer, PK);
    const first = await deny(stage, cast.admin, PK, "  Say what it pays. ");
    const again = await deny(stage, cast.admin, PK, "Say what it pays.");
    expect(again.data.denyProject?.Data).toEqual(first.data.denyProject?.Data);
    expect((await rowOf(PK))?.["decline_comment"]).toBe("Say what it pays.");
    expect((await stage.events(bare(PK))).filter((event) => event === "project.denied")).toHaveLength(1);
  });

  test.each([
    ["nothing", "  ", "REQUIRED"],
    ["too much", "x".repeat(2001), "TOO_LONG"],
  ])("with %s to say names the comment", async (_what, comment, rule) => {
    const { PK } = await draft(stage, cast.producer);
    const { errors } = await deny(stage, cast.admin, PK, comment);
    expect(errors[0]?.extensions).toMatchObject({ code: "VALIDATION", fields: [{ path: "comment", rule }] });
  });

  test("an approved project takes it down: nobody else may open it any more", async () => {
    const { PK } = await approved(stage, cast);
    const query = "query($id: ID!) { getProjectById(id: $id) { PK } }";
    expect((await stage.execute(cast.talent, query, { id: PK })).errors).toEqual([]);
    expect((await deny(stage, cast.admin, PK, "Reported.")).errors).toEqual([]);
    expect((await stage.execute(cast.talent, query, { id: PK })).errors[0]?.extensions.code).toBe(
      "NOT_FOUND",
    );
  });

  test.each(["Draft", "Closed"])("a %s project is refused", async (state) => {
    const { PK } = await draft(stage, cast.producer);
    await force(stage, PK, state);
    expect((await deny(stage, cast.admin, PK, "No.")).errors[0]?.extensions).toMatchObject({
      code: "CONFLICT",
      state,
    });
  });
});

describe("resubmitting", () => {
  test("starts another round with the changes in it, and keeps the comment in the history", async () => {
    const { PK } = await draft(stage, cast.producer);
    await submit(stage, cast.producer, PK);
    await deny(stage, cast.admin, PK, "Say what it pays.");
    const { data, errors } = await step(stage, cast.producer, "resubmitProject", { PK, PayRate: 900 });
    expect(errors).toEqual([]);
    expect(data["resubmitProject"]?.Data.Status).toBe("Pending");
    const query =
      "query($id: ID!) { getProjectById(id: $id) { Data { PayRate DeclineComment ReviewHistory { Round Decision Comment } } } }";
    expect((await stage.execute(cast.producer, query, { id: PK })).data).toEqual({
      getProjectById: {
        Data: {
          PayRate: 900,
          DeclineComment: null,
          ReviewHistory: [{ Round: 1, Decision: "Denied", Comment: "Say what it pays." }],
        },
      },
    });
    expect((await rowOf(PK))?.["round"]).toBe(2);
    expect(await lastEvents(PK, 2)).toEqual(["project.denied", "project.resubmitted"]);
  });

  test("a position whose due date has gone by is named as a part of the project that is sent", async () => {
    const { PK } = await draft(stage, cast.producer);
    await force(stage, PK, "Denied", 1);
    await stage.sql(
      `update position set submissions_due_by = now() - interval '1 day' where project_id = '${PK.slice(4)}'`,
    );
    const { errors } = await step(stage, cast.producer, "resubmitProject", { PK });
    expect(errors[0]?.extensions).toMatchObject({
      code: "VALIDATION",
      fields: [{ path: "project.Positions.0.SubmissionsDueBy", rule: "IN_THE_PAST" }],
    });
  });

  test.each([
    ["Draft", 1, "Draft"],
    ["Pending", 1, null],
    ["Approved", 1, "Approved"],
    ["Denied", 1, null],
    ["Closed", 89, null],
    ["Closed", 91, "Closed"],
  ])("a %s project, for %i days: refused for %s", async (status, days, state) => {
    const { PK } = await draft(stage, cast.producer);
    await force(stage, PK, status, days);
    const { data, errors } = await step(stage, cast.producer, "resubmitProject", { PK });
    if (state === null) expect(data["resubmitProject"]?.Data.Status).toBe("Pending");
    else expect(errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "ILLEGAL_TRANSITION", state });
  });
});

test("every event reaches the bus", async () => {
  const { PK } = await approved(stage, cast);
  const rows = () =>
    stage.sql("select published_at from outbox where aggregate_id = $1 order by seq", [bare(PK)]);
  await waitFor("all are published", async () => (await rows()).every((row) => row["published_at"] !== null));
  expect((await rows()).length).toBeGreaterThan(1);
});
