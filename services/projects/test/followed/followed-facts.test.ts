import { draftEvent, type EventSchema } from "@callboard/bus/event.ts";
import { GUEST, type Actor } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { UserReinstatedSchema, UserSuspendedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { MediaDeletedSchema } from "@callboard/proto/media/v1/events_pb.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { approved, bare, castOf, force, move, openStage, type Cast, type Stage } from "../stage.ts";

let stage: Stage;
let cast: Cast;
beforeAll(async () => {
  stage = await openStage();
});
beforeEach(() => {
  cast = castOf(stage.world);
});
afterAll(() => stage.close());

async function publish(schema: EventSchema, event: Record<string, unknown>): Promise<void> {
  const draft = draftEvent(schema, event, { aggregateId: newId(), version: 1 });
  const id = newId();
  await stage.publish({ ...draft, id, occurredAt: new Date(), actorId: null, traceparent: "" });
  await waitFor("the effect", async () => {
    const rows = await stage.sql(
      "select 1 from inbox where event_id = $1 and consumer = 'projects-counters'",
      [id],
    );
    return rows.length > 0;
  });
}
const opens = async (actor: Actor, PK: string) =>
  (await stage.execute(actor, "query($PK: ID!) { getProjectById(id: $PK) { PK } }", { PK })).errors.length ===
  0;
const inIndex = async (PK: string, visibility: string) => {
  const [table] = await stage.sql(
    "select tablename as name from pg_tables where tablename ~ '^search_projects_[0-9a-f]+$'",
  );
  const rows = await stage.sql(
    `select to_jsonb(t)::text as row from ${String(table?.["name"])} t where id = $1`,
    [bare(PK)],
  );
  return String(rows[0]?.["row"]).includes(visibility);
};

test("the projects of somebody who is suspended are hidden from others, and come back with them", async () => {
  const { PK } = await approved(stage, cast);
  const stranger = castOf(stage.world).talent;
  const seenBy = async () => ({
    guest: await opens(GUEST, PK),
    stranger: await opens(stranger, PK),
    colleague: await opens(cast.colleague, PK),
    admin: await opens(cast.admin, PK),
  });
  expect(await seenBy()).toEqual({ guest: true, stranger: true, colleague: true, admin: true });
  await waitFor("the document", () => inIndex(PK, "Public"));
  const { userId } = cast.producer;
  for (const _time of ["first", "again"]) await publish(UserSuspendedSchema, { userId });
  expect(await seenBy()).toEqual({ guest: false, stranger: false, colleague: true, admin: true });
  await waitFor("the document", () => inIndex(PK, "Private"));
  await publish(UserReinstatedSchema, { userId });
  expect(await seenBy()).toEqual({ guest: true, stranger: true, colleague: true, admin: true });
  await waitFor("the document", () => inIndex(PK, "Public"));
  const updates = (await stage.events(bare(PK))).filter((event) => event === "project.updated");
  expect(updates.length).toBeGreaterThanOrEqual(2);
});

test("a file that is deleted leaves every list of projects and features", async () => {
  const { PK } = await approved(stage, cast);
  const file = () => {
    const id = newId();
    stage.world.files.set(id, { companyId: cast.companyId, status: "Ready", contentType: "image/png" });
    return id;
  };
  const [gone, kept] = [file(), file()];
  const saved = await stage.execute(
    cast.producer,
    `mutation($m: ProjectMediaInput!, $d: SupportingDocsInput!) {
      saveProjectMedia(media: $m) { PK } saveSupportingDocs(media: $d) { Status } }`,
    {
      m: { PK, Media: [`MED#${gone}`, `MED#${kept}`] },
      d: { PK, SupportingDocs: [`MED#${gone}`] },
    },
  );
  expect(saved.errors).toEqual([]);
  const feature = await stage.execute<{ createFeature: { PK: string } }>(
    cast.admin,
    "mutation($f: FeatureInput!) { createFeature(feature: $f) { PK } }",
    { f: { Name: "Rooms", CoverMedia: `MED#${gone}`, Media: [`MED#${gone}`, `MED#${kept}`] } },
  );
  await publish(MediaDeletedSchema, { mediaId: gone, ownerId: newId() });
  expect(
    await stage.sql("select media_ids, supporting_doc_ids from project where id = $1", [bare(PK)]),
  ).toEqual([{ media_ids: [kept], supporting_doc_ids: [] }]);
  expect(
    await stage.sql("select media_ids, cover_media_id from feature where id = $1", [
      bare(feature.data.createFeature.PK),
    ]),
  ).toEqual([{ media_ids: [kept], cover_media_id: null }]);
  expect((await stage.events(bare(PK))).slice(-2)).toEqual(["project.media_changed", "project.docs_changed"]);
  expect(await stage.events(bare(feature.data.createFeature.PK))).toEqual([
    "feature.created",
    "feature.updated",
  ]);
});

test.each([
  ["is deleted", "deleteProject", "Draft"],
  ["is closed", "closeProject", "Approved"],
])("a project that %s takes its features with it", async (_how, operation, status) => {
  const { PK } = await approved(stage, cast);
  const made = await stage.execute<{ createFeature: { PK: string } }>(
    cast.admin,
    "mutation($f: FeatureInput!) { createFeature(feature: $f) { PK } }",
    { f: { Name: "Rooms", ProjectId: PK } },
  );
  expect(made.errors).toEqual([]);
  const feature = bare(made.data.createFeature.PK);
  if (status === "Draft") await force(stage, PK, "Draft");
  expect((await move(stage, cast.producer, operation, PK)).errors).toEqual([]);
  expect(await stage.events(feature)).toEqual(["feature.created", "feature.removed"]);
  const [row] = await stage.sql("select removed_at is not null as removed from feature where id = $1", [
    feature,
  ]);
  expect(row).toEqual({ removed: true });
});
