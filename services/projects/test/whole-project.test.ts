import { randomUUID } from "node:crypto";
import { newId } from "@callboard/kit/ids.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import {
  approved,
  bare,
  castOf,
  CONTACT,
  draft,
  force,
  INFO,
  LOCATION,
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

const WHOLE = { ...INFO, ...CONTACT, ...LOCATION, Positions: [POSITION] };
const update = (project: object, actor: Actor = cast.producer) =>
  stage.execute(actor, "mutation($p: ProjectInput!) { updateProject(project: $p) { Status } }", {
    p: project,
  });
const paths = (answer: Awaited<ReturnType<typeof update>>) =>
  answer.errors[0]?.extensions.fields?.map(({ path }) => path);
const rowOf = async (PK: string) =>
  (await stage.sql<Record<string, unknown>>("select * from project where id = $1", [bare(PK)]))[0];

describe("createProject", () => {
  test("takes the first step alone, or everything; the same ClientKey again is the same project", async () => {
    const first = await step(stage, cast.producer, "createProject", INFO);
    expect(first.data["createProject"]?.Data).toMatchObject({ Status: "Draft", LastCompletedStep: 1 });
    const input = { ...WHOLE, ClientKey: randomUUID() };
    const whole = await step(stage, cast.producer, "createProject", input);
    const again = await step(stage, cast.producer, "createProject", input);
    expect(whole.data["createProject"]?.Data).toMatchObject({ LastCompletedStep: 5 });
    expect(again.data).toEqual(whole.data);
    const PK = whole.data["createProject"]?.PK ?? "";
    expect(await stage.events(bare(PK))).toEqual(["project.created"]);
    const children = `select (select count(*)::int from position where project_id = $1) as positions,
      (select count(*)::int from filming_date where project_id = $1) as dates`;
    expect(await stage.sql(children, [bare(PK)])).toEqual([{ positions: 1, dates: 1 }]);
    const other = await step(stage, cast.producer, "createProject", { ...input, Name: "Other" });
    expect(other.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "KEY_REUSED" });
  });

  test("names every bad field at once", async () => {
    const bad = await step(stage, cast.producer, "createProject", {
      ...WHOLE,
      Name: "",
      LocationState: "ZZ",
      FilmingDates: [{ Date: "2099-03-01", Zone: "Mars" }],
      Positions: [{ ...POSITION, Quantity: 0 }],
    });
    expect(paths(bad)).toEqual([
      "project.Name",
      "project.LocationState",
      "project.FilmingDates.0.Zone",
      "project.Positions.0.Quantity",
    ]);
  });

  test("is for producers with a company, and admins who name one", async () => {
    const codeOf = async (actor: Actor, more = {}) =>
      (await step(stage, actor, "createProject", { ...INFO, ...more })).errors[0]?.extensions;
    expect(await codeOf(cast.freelancer)).toMatchObject({ code: "CONFLICT", rule: "NO_COMPANY" });
    expect(await codeOf(cast.talent)).toMatchObject({ code: "FORBIDDEN", rule: "ROLE" });
    expect(await codeOf(cast.admin)).toMatchObject({ fields: [{ path: "project.CompanyId" }] });
    expect(await codeOf(cast.admin, { CompanyId: `CMP#${cast.companyId}` })).toBeUndefined();
    expect(await codeOf(cast.rival, { CompanyId: `CMP#${cast.companyId}` })).toMatchObject({ rule: "FIELD" });
  });
});

describe("updateProject", () => {
  test("changes fields of any step; the same again says nothing", async () => {
    const { PK } = await draft(stage, cast.producer);
    const change = {
      PK,
      Name: "Anew",
      CastingDirName: "Bo",
      FilmingDates: [{ Date: "2099-03-02", Zone: "UTC" }],
    };
    for (const _ of ["first", "again"])
      expect((await update(change)).data).toEqual({ updateProject: { Status: "OK" } });
    expect(await rowOf(PK)).toMatchObject({ name: "Anew", casting_dir_name: "Bo", union: "Union" });
    expect((await stage.events(bare(PK))).filter((event) => event === "project.updated")).toHaveLength(3);
  });

  test("keeps what an early draft lacks, and refuses to clear what is required", async () => {
    const created = await step(stage, cast.producer, "createProject", INFO);
    const PK = created.data["createProject"]?.PK ?? "";
    expect((await update({ PK, PayRate: 10 })).errors).toEqual([]);
    expect(paths(await update({ PK, Name: null }))).toEqual(["project.Name"]);
    expect((await update({ PK, ...CONTACT })).errors).toEqual([]);
    expect(await rowOf(PK)).toMatchObject({ last_completed_step: 2 });
  });

  test("of an approved project marks pay for the admins, and the title not", async () => {
    const { PK } = await approved(stage, cast);
    await update({ PK, Name: "Anew" });
    expect(await rowOf(PK)).toMatchObject({ changed_since_approval: false });
    await update({ PK, PayRate: 10 });
    expect(await rowOf(PK)).toMatchObject({ changed_since_approval: true, status: "Approved" });
  });

  test("refuses a stale version, another company, a locked state, and whoever may not", async () => {
    const { PK } = await draft(stage, cast.producer);
    const failing = async (project: object, actor?: Actor) =>
      (await update({ PK, ...project }, actor)).errors[0]?.extensions;
    expect(await failing({ Name: "A", Version: 1 })).toMatchObject({ code: "CONFLICT", rule: "STALE" });
    expect(await failing({ CompanyId: `CMP#${newId()}` })).toMatchObject({
      fields: [{ path: "project.CompanyId" }],
    });
    expect(await failing({ PK: null })).toMatchObject({ fields: [{ path: "project.PK" }] });
    expect(await failing({}, cast.rival)).toMatchObject({ code: "NOT_FOUND" });
    for (const state of ["Pending", "Closed"]) {
      await force(stage, PK, state);
      expect(await failing({ Name: "A" })).toMatchObject({ code: "CONFLICT", state });
    }
  });
});

describe("submitProject", () => {
  const send = (project: object, actor: Actor = cast.producer) =>
    step(stage, actor, "submitProject", project);

  test("creates and submits in one, once for each ClientKey", async () => {
    const input = { ...WHOLE, ClientKey: randomUUID() };
    const first = await send(input);
    expect(first.errors).toEqual([]);
    expect(first.data["submitProject"]?.Data.Status).toBe("Pending");
    expect((await send(input)).data).toEqual(first.data);
    const PK = first.data["submitProject"]?.PK ?? "";
    expect(await stage.events(bare(PK))).toEqual(["project.created", "project.submitted"]);
  });

  test("saves nothing of what cannot be submitted", async () => {
    const count = async () => (await stage.sql("select from project")).length;
    const before = await count();
    expect(paths(await send(INFO))).toEqual([
      "project.CastingDirName",
      "project.CastingDirEmail",
      "project.LocationCity",
      "project.LocationState",
      "project.FilmingType",
      "project.FilmingBeginDate",
      "project.Positions",
    ]);
    expect(paths(await send({ ...WHOLE, Positions: [] }))).toEqual(["project.Positions"]);
    stage.world.unverified.add(cast.producer.userId);
    expect((await send(WHOLE)).errors[0]?.extensions.rule).toBe("EMAIL_UNVERIFIED");
    stage.world.unverified.delete(cast.producer.userId);
    expect(await count()).toBe(before);
  });

  test("saves what was sent about a draft; a pending one takes nothing more", async () => {
    const { PK } = await draft(stage, cast.producer);
    const first = await send({ PK, Name: "Anew" });
    expect(first.data["submitProject"]?.Data).toMatchObject({ Name: "Anew", Status: "Pending" });
    expect((await send({ PK })).data).toEqual(first.data);
    expect((await send({ PK, Name: "Other" })).errors[0]?.extensions).toMatchObject({ state: "Pending" });
    for (const state of ["Approved", "Denied", "Closed"]) {
      await force(stage, PK, state);
      expect((await send({ PK, Name: "Other" })).errors[0]?.extensions).toMatchObject({
        rule: "ILLEGAL_TRANSITION",
        state,
      });
    }
  });
});
