import { randomUUID } from "node:crypto";
import { GUEST, type Actor } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { approved, bare, castOf, draft, force, openStage, type Cast, type Stage } from "../stage.ts";

let stage: Stage;
let cast: Cast;
beforeAll(async () => {
  stage = await openStage();
  cast = castOf(stage.world);
});
afterAll(() => stage.close());

const FIELDS =
  "PK SK Data { Name Description CoverMedia { PK } Media { PK } Project { PK } ShowFrom ShowUntil Version CreatedBy { PK } }";
interface Answer {
  readonly PK: string;
  readonly Data: Readonly<Record<string, unknown>>;
}
const save = (operation: "createFeature" | "updateFeature", feature: object, actor: Actor = cast.admin) =>
  stage.execute<Record<string, Answer | undefined>>(
    actor,
    `mutation($f: FeatureInput!) { ${operation}(feature: $f) { ${FIELDS} } }`,
    { f: feature },
  );
const make = async (feature: object): Promise<string> => {
  const { data, errors } = await save("createFeature", { Name: "Rooms", ...feature });
  expect(errors).toEqual([]);
  return data["createFeature"]?.PK ?? "";
};
const remove = (PK: string, actor: Actor = cast.admin) =>
  stage.execute(actor, "mutation($PK: ID!) { deleteFeatureProject(PK: $PK) { Status } }", { PK });
const list = async (actor: Actor) =>
  (await stage.execute<{ getFeaturedProjects: Answer[] }>(actor, `{ getFeaturedProjects { ${FIELDS} } }`))
    .data.getFeaturedProjects;
const open = (id: string, actor: Actor) =>
  stage.execute<{ getFeatureProjectById: Answer | null }>(
    actor,
    `query($id: ID!) { getFeatureProjectById(id: $id) { ${FIELDS} } }`,
    { id },
  );
const file = (contentType = "image/png", status = "Ready"): string => {
  const id = newId();
  stage.world.files.set(id, { companyId: newId(), status, contentType });
  return `MED#${id}`;
};

test("a feature is made once for each ClientKey, changed, and read by everyone", async () => {
  const { PK: project } = await approved(stage, cast);
  const CoverMedia = file();
  const Media = [file("video/mp4"), CoverMedia];
  const input = { Name: " Long roads ", Description: "Six.", CoverMedia, Media, ProjectId: project };
  const keyed = { ...input, ClientKey: randomUUID() };
  const first = await save("createFeature", keyed);
  expect((await save("createFeature", keyed)).data).toEqual(first.data);
  const PK = first.data["createFeature"]?.PK ?? "";
  const shown = {
    Name: "Long roads",
    Description: "Six.",
    CoverMedia: { PK: CoverMedia },
    Media: Media.map((key) => ({ PK: key })),
    Project: { PK: project },
  };
  for (const actor of [GUEST, cast.talent, cast.admin]) {
    const { data } = await open(PK, actor);
    expect(data.getFeatureProjectById?.Data).toMatchObject(shown);
    expect(data.getFeatureProjectById?.Data["CreatedBy"] !== null).toBe(actor === cast.admin);
  }
  for (const _ of ["first", "again"]) {
    const changed = await save("updateFeature", { PK, Name: "Longer roads" });
    expect(changed.data["updateFeature"]?.Data).toMatchObject({
      ...shown,
      Name: "Longer roads",
      Version: 2,
    });
  }
  const cleared = await save("updateFeature", { PK, CoverMedia: null, Media: [], ProjectId: null });
  expect(cleared.data["updateFeature"]?.Data).toMatchObject({ CoverMedia: null, Media: [], Project: null });
  for (const _ of ["first", "again"]) expect((await remove(PK)).errors).toEqual([]);
  expect((await open(PK, cast.admin)).errors[0]?.extensions.code).toBe("NOT_FOUND");
  expect(await stage.events(bare(PK))).toEqual([
    "feature.created",
    "feature.updated",
    "feature.updated",
    "feature.removed",
  ]);
});

test("only what is in its time, and of a project that is open, is shown; admins see all", async () => {
  const { PK: ProjectId } = await approved(stage, cast);
  const names = { past: "2001-01-01T00:00:00Z", future: "2099-01-01T00:00:00Z" };
  const now = await make({ ShowFrom: names.past, ShowUntil: names.future });
  const over = await make({ ShowUntil: names.past });
  const coming = await make({ ShowFrom: names.future });
  const linked = await make({ ProjectId });
  const keys = async (actor: Actor) => (await list(actor)).map(({ PK }) => PK);
  expect(await keys(GUEST)).toEqual([linked, now]);
  await force(stage, ProjectId, "Denied");
  expect(await keys(cast.talent)).toEqual([now]);
  for (const hidden of [over, coming, linked])
    expect((await open(hidden, GUEST)).errors[0]?.extensions.code).toBe("NOT_FOUND");
  expect(await keys(cast.admin)).toEqual([linked, coming, over, now]);
  for (const PK of [now, over, coming, linked]) await remove(PK);
});

test("with their files and projects they cost the same for one and for many", async () => {
  const { PK: ProjectId } = await approved(stage, cast);
  const keys = [await make({ ProjectId, CoverMedia: file() })];
  const query = `{ getFeaturedProjects { ${FIELDS} } }`;
  const one = await stage.execute(GUEST, query);
  for (let index = 0; index < 4; index += 1) keys.push(await make({ ProjectId, CoverMedia: file() }));
  expect((await stage.execute(GUEST, query)).sqlStatements).toBe(one.sqlStatements);
  for (const PK of keys) await remove(PK);
});

test("bad fields are named", async () => {
  const secret = await draft(stage, cast.producer);
  const failing = async (feature: object) =>
    (await save("createFeature", { Name: "Rooms", ...feature })).errors[0]?.extensions.fields?.map(
      ({ path, rule }) => `${path} ${rule}`,
    );
  expect(
    await failing({ Name: "", CoverMedia: file("video/mp4"), Media: [file("image/png", "Scanning")] }),
  ).toEqual(["feature.Name REQUIRED", "feature.CoverMedia NOT_AN_IMAGE", "feature.Media UNKNOWN"]);
  expect(await failing({ ProjectId: secret.PK })).toEqual(["feature.ProjectId UNKNOWN"]);
  expect(await failing({ ShowFrom: "2099-01-02T00:00:00Z", ShowUntil: "2099-01-01T00:00:00Z" })).toEqual([
    "feature.ShowUntil ORDER",
  ]);
  expect(await failing({ Media: Array.from({ length: 31 }, () => `MED#${newId()}`) })).toEqual([
    "feature.Media TOO_MANY",
  ]);
});

test("only admins change them, of the version that they saw, and fifty are the most", async () => {
  const PK = await make({});
  for (const actor of [cast.producer, cast.talent]) {
    expect((await save("createFeature", { Name: "A" }, actor)).errors[0]?.extensions.code).toBe("FORBIDDEN");
    expect((await save("updateFeature", { PK }, actor)).errors[0]?.extensions.code).toBe("FORBIDDEN");
    expect((await remove(PK, actor)).errors[0]?.extensions.code).toBe("FORBIDDEN");
  }
  const failing = async (feature: object) => (await save("updateFeature", feature)).errors[0]?.extensions;
  expect(await failing({ PK, Name: "B", Version: 9 })).toMatchObject({ code: "CONFLICT", rule: "STALE" });
  expect(await failing({ PK: `FTR#${newId()}` })).toMatchObject({ code: "NOT_FOUND" });
  expect(await failing({ Name: "B" })).toMatchObject({ fields: [{ path: "feature.PK" }] });
  expect((await remove(`FTR#${newId()}`)).errors[0]?.extensions.code).toBe("NOT_FOUND");
  await stage.sql(
    `insert into feature (id, name, created_by)
     select gen_random_uuid(), 'Filler', gen_random_uuid() from generate_series(1, 49)`,
  );
  expect((await save("createFeature", { Name: "A" })).errors[0]?.extensions).toMatchObject({
    code: "LIMIT",
    limit: "FEATURES",
    max: 50,
  });
});
