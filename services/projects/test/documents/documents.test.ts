import type { Actor } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { approved, bare, castOf, draft, openStage, type Cast, type Stage } from "../stage.ts";

let stage: Stage;
let cast: Cast;
beforeAll(async () => {
  stage = await openStage();
  cast = castOf(stage.world);
});
afterAll(() => stage.close());

const remove = (PK: string, SK: string) =>
  stage.execute<{ deleteItems?: { Status: string } }>(
    cast.producer,
    "mutation($items: [ItemInput!]!) { deleteItems(items: $items) { Status } }",
    { items: [{ PK, SK }] },
  );
const saveDocs = (PK: string, SupportingDocs: readonly string[], actor: Actor = cast.producer) =>
  stage.execute(actor, "mutation($m: SupportingDocsInput!) { saveSupportingDocs(media: $m) { Status } }", {
    m: { PK, SupportingDocs },
  });
const file = (contentType: string, status = "Ready", companyId = cast.companyId): string => {
  const id = newId();
  stage.world.files.set(id, { companyId, status, contentType });
  return `MED#${id}`;
};
const changes = async (PK: string) =>
  (await stage.events(bare(PK))).filter((event) => event === "project.docs_changed");

test("documents are replaced, seen by the company and the confirmed, and removed one by one", async () => {
  const { PK, SK } = await approved(stage, cast);
  const docs = [file("application/pdf"), file("image/png")];
  for (const _ of ["first", "again"])
    expect((await saveDocs(PK, docs)).data).toEqual({ saveSupportingDocs: { Status: "OK" } });
  expect(await changes(PK)).toEqual(["project.docs_changed"]);
  const relate = (userId: string, status: string) =>
    stage.world.relations.push({ projectId: bare(PK), userId, positionId: bare(SK), status });
  relate(cast.talent.userId, "AuditionConfirmed");
  relate(cast.otherTalent.userId, "Submitted");
  const query = "query($PK: ID!) { getProjectDocs(PK: $PK) { PK } }";
  const seen = async (actor: Actor) =>
    (await stage.execute<{ getProjectDocs: { PK: string }[] }>(actor, query, { PK })).data.getProjectDocs;
  for (const actor of [cast.producer, cast.admin, cast.talent, cast.agent])
    expect(await seen(actor)).toEqual(docs.map((key) => ({ PK: key })));
  for (const actor of [cast.otherTalent, cast.rival]) expect(await seen(actor)).toEqual([]);
  expect((await remove(PK, docs[0] ?? "")).data.deleteItems?.Status).toBe("OK");
  expect(await seen(cast.producer)).toEqual([{ PK: docs[1] }]);
});

describe("documents of two projects", () => {
  const FILE = "PK SK Data { FileName ContentUrl ContentThumbNailUrl ContentType Size Status }";
  let [PK, other, doc, gone] = ["", "", "", ""];
  beforeAll(async () => {
    [doc, gone] = [file("application/pdf"), file("application/pdf")];
    const projects = [await approved(stage, cast), await approved(stage, cast)];
    for (const project of projects) {
      expect((await saveDocs(project.PK, [doc, gone])).errors).toEqual([]);
      const about = { projectId: bare(project.PK), positionId: bare(project.SK) };
      const who = { userId: cast.talent.userId, status: "AuditionConfirmed" };
      stage.world.relations.push({ ...about, ...who });
    }
    [PK, other] = projects.map((project) => project.PK) as [string, string];
    stage.world.files.delete(bare(gone));
  });
  beforeEach(() => {
    stage.world.signed.length = 0;
  });
  const item = () => ({
    PK: doc,
    SK: doc,
    Data: {
      FileName: "sides.pdf",
      ContentUrl: `/objects/${bare(doc)}`,
      ContentThumbNailUrl: null,
      ContentType: "application/pdf",
      Size: 1000,
      Status: "Ready",
    },
  });
  const listed = (actor: Actor) =>
    stage.execute<{ page: { PK: string; Data: { SupportingDocs: object[] | null } }[] }>(
      actor,
      `query($c: CompanyProjectsCriteria!) {
        page: getCompanyProjects(criteria: $c) { PK Data { SupportingDocs { ${FILE} } } } }`,
      { c: { CompanyId: `CMP#${cast.companyId}`, PageSize: 100 } },
    );
  const shownIn = async (actor: Actor) =>
    (await listed(actor)).data.page
      .filter((one) => [PK, other].includes(one.PK))
      .map(({ Data }) => Data.SupportingDocs);

  test("come with their links to whoever may read them, all of a page by one call", async () => {
    for (const actor of [cast.producer, cast.talent, cast.agent]) {
      stage.world.signed.length = 0;
      expect(await shownIn(actor)).toEqual([[item()], [item()]]);
      expect(stage.world.signed).toEqual(["projects"]);
    }
  });

  test("leave out what media no longer has, and need no call for their keys", async () => {
    const query = `query($PK: ID!) { keys: getProjectDocs(PK: $PK) { PK } }`;
    expect((await stage.execute(cast.talent, query, { PK })).data).toEqual({
      keys: [{ PK: doc }, { PK: gone }],
    });
    expect(stage.world.signed).toEqual([]);
    const whole = `query($PK: ID!) { whole: getProjectDocs(PK: $PK) { ${FILE} } }`;
    expect((await stage.execute(cast.talent, whole, { PK })).data).toEqual({ whole: [item()] });
  });

  test("are signed for nobody else", async () => {
    const whole = `query($PK: ID!) { whole: getProjectDocs(PK: $PK) { ${FILE} } }`;
    for (const actor of [cast.otherTalent, cast.rival]) {
      expect(await shownIn(actor)).toEqual([null, null]);
      expect((await stage.execute(actor, whole, { PK })).data).toEqual({ whole: [] });
    }
    expect(stage.world.signed).toEqual([]);
  });
});

test("documents are unavailable with media, and all else of the project is there", async () => {
  const { PK } = await draft(stage, cast.producer);
  const doc = file("application/pdf");
  await saveDocs(PK, [doc]);
  stage.world.mediaIsSilent = true;
  const query = `query($PK: ID!) { getProjectById(id: $PK) { PK Data { SupportingDocs { Data { FileName } } } }
    getProjectDocs(PK: $PK) { PK } }`;
  const { data, errors } = await stage.execute<Record<string, unknown>>(cast.producer, query, { PK });
  stage.world.mediaIsSilent = false;
  expect(data).toEqual({
    getProjectById: { PK, Data: { SupportingDocs: null } },
    getProjectDocs: [{ PK: doc }],
  });
  expect(errors.map(({ extensions }) => extensions)).toEqual([
    expect.objectContaining({ code: "UNAVAILABLE" }),
  ]);
});

test("documents must be the company's own, of the right kind, ready, and twenty at most", async () => {
  const { PK } = await draft(stage, cast.producer);
  const failing = async (...docs: string[]) => (await saveDocs(PK, docs)).errors[0]?.extensions;
  const path = "media.SupportingDocs";
  expect(await failing("?")).toMatchObject({ fields: [{ path }] });
  expect(await failing(`MED#${newId()}`)).toMatchObject({ fields: [{ path, rule: "UNKNOWN" }] });
  expect(await failing(file("application/pdf", "Ready", newId()))).toMatchObject({ fields: [{ path }] });
  for (const kind of ["video/mp4", "text/plain"])
    expect(await failing(file(kind))).toMatchObject({ fields: [{ path, rule: "FILE_KIND" }] });
  expect(await failing(file("", "Scanning"))).toMatchObject({ rule: "MEDIA_NOT_READY" });
  const many = Array.from({ length: 21 }, () => file("application/pdf"));
  expect(await failing(...many)).toMatchObject({ code: "LIMIT", limit: "DOCUMENTS_PER_PROJECT", max: 20 });
});
