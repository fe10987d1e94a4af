import { randomUUID } from "node:crypto";
import { GUEST } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import {
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
  type StepOperation,
} from "./stage.ts";

let stage: Stage;
let cast: Cast;
beforeAll(async () => {
  stage = await openStage();
  cast = castOf(stage.world);
});
afterAll(() => stage.close());

describe("creating a project", () => {
  test("makes a draft of the caller's company and publishes it once", async () => {
    const { data, errors } = await step(stage, cast.producer, "createProjectInfo", INFO);
    expect(errors).toEqual([]);
    const project = data["createProjectInfo"];
    expect(project?.Data).toMatchObject({
      Name: INFO.Name,
      Status: "Draft",
      Version: 1,
      LastCompletedStep: 1,
    });
    const id = bare(project?.PK ?? "");
    const rows = await stage.sql("select company_id, created_by, pay_rate::int from project where id = $1", [
      id,
    ]);
    expect(rows).toEqual([
      { company_id: cast.companyId, created_by: cast.producer.userId, pay_rate: 120050 },
    ]);
    expect(await stage.events(id)).toEqual(["project.created"]);
  });

  test("with the same ClientKey returns the same project, and with another body is a conflict", async () => {
    const input = { ...INFO, ClientKey: randomUUID() };
    const first = await step(stage, cast.producer, "createProjectInfo", input);
    const again = await step(stage, cast.producer, "createProjectInfo", input);
    expect(again.data["createProjectInfo"]?.PK).toBe(first.data["createProjectInfo"]?.PK);
    const other = await step(stage, cast.producer, "createProjectInfo", { ...input, Name: "Another" });
    expect(other.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "KEY_REUSED" });
  });

  test("returns an admin's repeated call even if the company is no longer known", async () => {
    const CompanyId = `CMP#${newId()}`;
    stage.world.companies.set(bare(CompanyId), "Briefly Pictures");
    const input = { ...INFO, CompanyId, ClientKey: randomUUID() };
    const first = await step(stage, cast.admin, "createProjectInfo", input);
    stage.world.companies.delete(bare(CompanyId));
    const again = await step(stage, cast.admin, "createProjectInfo", input);
    expect(again.errors).toEqual([]);
    expect(again.data["createProjectInfo"]?.PK).toBe(first.data["createProjectInfo"]?.PK);
    const other = await step(stage, cast.admin, "createProjectInfo", { ...input, ClientKey: randomUUID() });
    expect(other.errors[0]?.extensions).toMatchObject({ code: "VALIDATION" });
  });

  test("names every bad field at once and writes nothing", async () => {
    const count = async () => (await stage.sql("select count(*)::int as n from project"))[0];
    const before = await count();
    const { errors } = await step(stage, cast.producer, "createProjectInfo", {
      Name: "x".repeat(121),
      Union: "Perhaps",
      PayRate: -1,
    });
    expect(errors[0]?.extensions.code).toBe("VALIDATION");
    expect(errors[0]?.extensions.fields?.map((field) => field.path)).toEqual([
      "projectInfo.Name",
      "projectInfo.ProjectType",
      "projectInfo.Description",
      "projectInfo.Union",
      "projectInfo.PayRate",
      "projectInfo.Public",
    ]);
    expect(await count()).toEqual(before);
  });

  test.each([
    ["a guest", () => GUEST, "UNAUTHENTICATED", undefined],
    ["an unregistered member", () => member({ registered: false }), "FORBIDDEN", "REGISTRATION"],
    ["a suspended producer", () => ({ ...cast.producer, suspended: true }), "FORBIDDEN", "SUSPENDED"],
    ["a talent", () => cast.talent, "FORBIDDEN", "ROLE"],
    ["an agent", () => cast.agent, "FORBIDDEN", "ROLE"],
    ["a producer without a company", () => cast.freelancer, "CONFLICT", "NO_COMPANY"],
    ["an admin who names no company", () => cast.admin, "VALIDATION", undefined],
  ])("is refused to %s", async (_who, actor, code, rule) => {
    const { errors } = await step(stage, actor(), "createProjectInfo", INFO);
    expect(errors[0]?.extensions.code).toBe(code);
    if (rule) expect(errors[0]?.extensions.rule).toBe(rule);
  });

  test("an admin names a company that exists; a producer names no other", async () => {
    const input = { ...INFO, CompanyId: `CMP#${cast.companyId}` };
    expect((await step(stage, cast.admin, "createProjectInfo", input)).errors).toEqual([]);
    const unknown = { ...INFO, CompanyId: `CMP#${newId()}` };
    const refused = await step(stage, cast.admin, "createProjectInfo", unknown);
    expect(refused.errors[0]?.extensions.fields).toMatchObject([
      { path: "projectInfo.CompanyId", rule: "UNKNOWN" },
    ]);
    const foreign = await step(stage, cast.producer, "createProjectInfo", unknown);
    expect(foreign.errors[0]?.extensions).toMatchObject({ code: "FORBIDDEN", rule: "FIELD" });
  });
});

const CASES: [StepOperation, object, number][] = [
  ["updateProjectInfo", { Name: "Renamed" }, 1],
  ["updateContactInfo", CONTACT, 2],
  ["updateAdditionalInfo", { AdditionalInformation: "Horses on set.", Skills: ["Dancer"] }, 3],
  ["updateLocationlInfo", LOCATION, 4],
  ["saveProjectPosition", POSITION, 5],
];

describe.each(CASES)("%s", (operation, input, number) => {
  const fresh = async () =>
    (await step(stage, cast.producer, "createProjectInfo", INFO)).data["createProjectInfo"];

  test("writes the step, raises LastCompletedStep and publishes it once", async () => {
    const PK = (await fresh())?.PK ?? "";
    const { data, errors } = await step(stage, cast.colleague, operation, { PK, ...input });
    expect(errors).toEqual([]);
    expect(data[operation]?.Data).toMatchObject({ Version: 2, LastCompletedStep: number });
    if (operation !== "saveProjectPosition")
      expect(await stage.events(bare(PK))).toEqual(["project.created", "project.updated"]);
  });

  test.each([
    ["a talent", () => cast.talent, "FORBIDDEN"],
    ["another company's producer", () => cast.rival, "NOT_FOUND"],
    ["a producer without a company", () => cast.freelancer, "NOT_FOUND"],
    ["a guest", () => GUEST, "UNAUTHENTICATED"],
  ])("is refused to %s", async (_who, actor, code) => {
    const PK = (await fresh())?.PK ?? "";
    const { errors } = await step(stage, actor(), operation, { PK, ...input });
    expect(errors[0]?.extensions.code).toBe(code);
    expect(await stage.events(bare(PK))).toEqual(["project.created"]);
  });

  test("refuses a key that is none, and one of nothing", async () => {
    const bad = await step(stage, cast.producer, operation, { PK: "PRJ#1", ...input });
    expect(bad.errors[0]?.extensions).toMatchObject({ code: "VALIDATION", fields: [{ rule: "KEY" }] });
    const unknown = await step(stage, cast.producer, operation, { PK: `PRJ#${newId()}`, ...input });
    expect(unknown.errors[0]?.extensions).toMatchObject({ code: "NOT_FOUND", kind: "project" });
  });

  test.each([
    ["Draft", null],
    ["Pending", "Pending"],
    ["Approved", null],
    ["Denied", null],
    ["Closed", "Closed"],
  ])("on a %s project is refused for %s", async (status, state) => {
    const PK = (await fresh())?.PK ?? "";
    await force(stage, PK, status);
    const { errors } = await step(stage, cast.producer, operation, { PK, ...input });
    if (state === null) expect(errors).toEqual([]);
    else expect(errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "ILLEGAL_TRANSITION", state });
  });
});

describe("a step again", () => {
  test("with the same fields changes and publishes nothing", async () => {
    const { PK } = await draft(stage, cast.producer);
    const before = await stage.events(bare(PK));
    const [row] = await stage.sql("select version from project where id = $1", [bare(PK)]);
    for (const [operation, input] of CASES.slice(1, 4))
      await step(stage, cast.producer, operation, { PK, ...input });
    const [after] = await stage.sql("select version from project where id = $1", [bare(PK)]);
    expect(await stage.events(bare(PK))).toEqual([...before, "project.updated"]);
    expect(after).toEqual({ version: Number(row?.["version"]) + 1 });
  });

  test("with a version that is gone is stale; the version that is there is not", async () => {
    const { PK } = await draft(stage, cast.producer);
    const stale = await step(stage, cast.producer, "updateProjectInfo", { PK, Name: "Late", Version: 1 });
    expect(stale.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "STALE" });
    const current = await step(stage, cast.producer, "updateProjectInfo", {
      PK,
      Name: "In time",
      Version: 4,
    });
    expect(current.data["updateProjectInfo"]?.Data).toMatchObject({ Name: "In time", Version: 5 });
  });

  test("by createProjectInfo with a key writes the step of that project", async () => {
    const { PK } = await draft(stage, cast.producer);
    const { data } = await step(stage, cast.producer, "createProjectInfo", { PK, Name: "Mended" });
    expect(data["createProjectInfo"]).toMatchObject({ PK, Data: { Name: "Mended", LastCompletedStep: 5 } });
  });
});

test.each([
  ["FilmingAddress.AddressLine1", { FilmingAddress: { AddressLine1: "\ud800" } }],
  ["FilmingAddress.City", { FilmingAddress: { City: "\0" } }],
  ["FilmingAddress.Zipcode", { FilmingAddress: { Zipcode: "\ud800" } }],
  ["LocationCity", { LocationCity: "\ud800" }],
  ["Location", { Location: "\0" }],
])("characters that no text has are refused in %s", async (path, input) => {
  const { PK } = await draft(stage, cast.producer);
  const { errors } = await step(stage, cast.producer, "updateLocationlInfo", { PK, ...input });
  expect(errors[0]?.extensions).toMatchObject({
    code: "VALIDATION",
    // Rejected before the operation runs, when only the variable is known and not yet the argument.
    fields: [{ path: expect.stringMatching(new RegExp(`\\.${path}$`)), rule: "CHARACTERS" }],
  });
});

test("filming dates name the one that is wrong", async () => {
  const { PK } = await draft(stage, cast.producer);
  const FilmingDates = [
    { Date: "2099-03-01", Zone: "UTC" },
    { Date: "2099-03-02", Zone: "Mars", Time: "9" },
  ];
  const { errors } = await step(stage, cast.producer, "updateLocationlInfo", { PK, FilmingDates });
  expect(errors[0]?.extensions.fields?.map((field) => field.path)).toEqual([
    "locationInformation.FilmingDates.1.Time",
    "locationInformation.FilmingDates.1.Zone",
  ]);
});

describe("files of a project", () => {
  const mediaOf = (companyId: string, status: string): string => {
    const id = newId();
    stage.world.files.set(id, { companyId, status });
    return `MED#${id}`;
  };

  test("replace the list, in order, and the same list publishes nothing", async () => {
    const { PK } = await draft(stage, cast.producer);
    const Media = [mediaOf(cast.companyId, "Ready"), mediaOf(cast.companyId, "Ready")];
    await step(stage, cast.producer, "saveProjectMedia", { PK, Media });
    await step(stage, cast.producer, "saveProjectMedia", { PK, Media });
    const rows = await stage.sql("select media_ids from project where id = $1", [bare(PK)]);
    expect(rows).toEqual([{ media_ids: Media.map(bare) }]);
    expect((await stage.events(bare(PK))).filter((event) => event === "project.media_changed")).toHaveLength(
      1,
    );
  });

  test("must be the company's own, ready, and at most thirty", async () => {
    const { PK } = await draft(stage, cast.producer);
    const send = async (Media: string[]) =>
      (await step(stage, cast.producer, "saveProjectMedia", { PK, Media })).errors[0]?.extensions;
    expect(await send([mediaOf(newId(), "Ready")])).toMatchObject({
      code: "VALIDATION",
      fields: [{ path: "media.Media" }],
    });
    expect(await send([`MED#${newId()}`])).toMatchObject({ code: "VALIDATION" });
    expect(await send([mediaOf(cast.companyId, "Scanning")])).toMatchObject({
      code: "CONFLICT",
      rule: "MEDIA_NOT_READY",
    });
    expect(await send(Array.from({ length: 31 }, () => mediaOf(cast.companyId, "Ready")))).toMatchObject({
      code: "LIMIT",
      max: 30,
    });
    await force(stage, PK, "Pending");
    expect(await send([])).toMatchObject({ code: "CONFLICT", state: "Pending" });
  });
});
