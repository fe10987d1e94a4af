import { draftEvent, type EventSchema } from "@callboard/bus/event.ts";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import {
  CompanyCreatedSchema,
  CompanyMemberRemovedSchema,
  CompanyUpdatedSchema,
  UserErasedSchema,
  UserExportRequestedSchema,
} from "@callboard/proto/identity/v1/events_pb.ts";
import { MediaDeletedSchema } from "@callboard/proto/media/v1/events_pb.ts";
import {
  ProjectDeletedSchema,
  ProjectDocsChangedSchema,
  ProjectMediaChangedSchema,
  ProjectRestoredSchema,
} from "@callboard/proto/projects/v1/events_pb.ts";
import { PostPublishedSchema, PostRemovedSchema } from "@callboard/proto/talent/v1/events_pb.ts";
import { subjectOf } from "@callboard/bus/event.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { sql } from "kysely";
import type { Tables } from "../src/adapters/store/tables.ts";
import { managedBy } from "../src/adapters/store/managed.ts";
import { toFile } from "../src/adapters/store/rows.ts";
import { mayManage } from "../src/domain/file.ts";
import { deleteUnused } from "../src/adapters/store/uses.ts";
import { startMediaOnDisk, type MediaOnDisk } from "./media-service.ts";

let media: MediaOnDisk;
let database: Database<Tables>;
const deleted: string[] = [];
beforeAll(async () => {
  media = await startMediaOnDisk();
  database = openDatabase<Tables>({ url: media.databaseUrl, name: "test", log: createLog("test", "silent") });
  await media.bus.watch([subjectOf(MediaDeletedSchema)], ({ aggregateId }) => deleted.push(aggregateId));
});
afterAll(async () => {
  await database.close();
  await media.stop();
});

const rowsOf = async (id: string) =>
  (await sql<Record<string, unknown>>`select * from file where id = ${id}`.execute(database.db)).rows;
/** A file that is ready, with its bytes. */
async function file(ownerId: string, companyId: string | null = null, purpose = "Gallery"): Promise<string> {
  const id = newId();
  await media.objects.write(`files/${id}`, Buffer.from("bytes"), "image/jpeg");
  await sql`
    insert into file (id, owner_id, company_id, purpose, status, file_name, declared_type, declared_size, content_type,
      content_key)
    values (${id}, ${ownerId}, ${companyId}, ${purpose}, 'Ready', 'Nora Vale.jpg', 'image/jpeg', 5, 'image/jpeg',
      ${`files/${id}`})`.execute(database.db);
  return id;
}
async function publish(schema: EventSchema, event: Record<string, unknown>, occurredAt = new Date()) {
  const id = newId();
  const draft = draftEvent(schema, event, { aggregateId: newId(), version: 1 });
  await media.bus.publish([{ ...draft, id, occurredAt, actorId: null, traceparent: "" }]);
  await waitFor("the effect", async () => {
    const { rows } = await sql`select from inbox where event_id = ${id}`.execute(database.db);
    return rows.length > 0;
  });
}

test("a copy of somebody's data names their files, and nobody else's", async () => {
  const [userId, other] = [newId(), newId()];
  const [own, foreign] = [await file(userId), await file(other)];
  const exportId = newId();
  await publish(UserExportRequestedSchema, { userId, exportId });
  const part = await waitFor("the part", () => media.exported.get(exportId) ?? false);
  expect(JSON.parse(part)).toMatchObject({
    files: [{ id: own, file_name: "Nora Vale.jpg" }],
    complete: true,
  });
  expect(part).not.toContain(foreign);
});

test("the files of somebody who is erased go with their bytes; those of a company stay with it", async () => {
  const [userId, companyId] = [newId(), newId()];
  const [own, companys] = [await file(userId), await file(userId, companyId)];
  const headshot = await file(userId, companyId, "Headshot");
  await publish(UserErasedSchema, { userId });
  expect(await rowsOf(headshot)).toEqual([]);
  expect(await rowsOf(own)).toEqual([]);
  expect(await media.objects.stat(`files/${own}`)).toBeNull();
  expect(await rowsOf(companys)).toMatchObject([{ owner_id: companyId, status: "Ready" }]);
  expect(await media.objects.stat(`files/${companys}`)).not.toBeNull();
  await waitFor("the event", () => deleted.includes(own));
  expect(deleted).not.toContain(companys);
});

test("what a company shows is kept while it shows it, also when a project that showed it is gone", async () => {
  const [projectId, companyId] = [newId(), newId()];
  const logo = await file(newId(), companyId);
  const files = { projectId, companyId };
  await publish(CompanyCreatedSchema, { companyId, createdBy: newId(), mediaIds: [logo] });
  await publish(ProjectMediaChangedSchema, { ...files, mediaIds: [logo], releasedMediaIds: [] });
  await publish(ProjectDeletedSchema, files, new Date(Date.now() - 31 * 86_400_000));
  await deleteUnused(database.db);
  expect(await rowsOf(logo)).toMatchObject([{ status: "Ready" }]);
  await publish(CompanyUpdatedSchema, {
    companyId,
    fields: ["Logo"],
    mediaIds: [],
    releasedMediaIds: [logo],
  });
  const { rows } = await sql`select from file_use where file_id = ${logo}`.execute(database.db);
  expect(rows).toEqual([]);
});

test("what somebody uploaded for a company is no longer theirs when they are removed from it", async () => {
  const [userId, companyId, former] = [newId(), newId(), newId()];
  const purposes = ["Poster", "Gallery", "Document", "Headshot", "Reel"];
  const files = await Promise.all(purposes.map((purpose) => file(userId, companyId, purpose)));
  const elsewhere = await file(userId, former);
  await publish(CompanyMemberRemovedSchema, { userId, companyId });
  const owners = await Promise.all(files.map(async (id) => (await rowsOf(id))[0]?.["owner_id"]));
  expect(owners).toEqual([companyId, companyId, companyId, userId, userId]);
  expect(await rowsOf(elsewhere)).toMatchObject([{ owner_id: userId }]);
});

test("a logo that was uploaded before there was a company is the company's", async () => {
  const [userId, companyId] = [newId(), newId()];
  const logo = await file(userId, null, "Poster");
  await publish(CompanyCreatedSchema, { companyId, createdBy: userId, mediaIds: [logo] });
  expect(await rowsOf(logo)).toMatchObject([{ company_id: companyId }]);
});

test("what somebody shows on their own profile is theirs, unless their company shows it as well", async () => {
  const [userId, companyId, postId] = [newId(), newId(), newId()];
  const [resume, poster] = [
    await file(userId, companyId, "Document"),
    await file(userId, companyId, "Poster"),
  ];
  await publish(ProjectMediaChangedSchema, {
    projectId: newId(),
    companyId,
    mediaIds: [poster],
    releasedMediaIds: [],
  });
  await publish(PostPublishedSchema, { postId, userId, mediaIds: [resume, poster], releasedMediaIds: [] });
  expect(await rowsOf(resume)).toMatchObject([{ company_id: null }]);
  expect(await rowsOf(poster)).toMatchObject([{ company_id: companyId }]);
});

test("the rule of who manages a file is the same in the domain and in SQL, for every file and viewer", async () => {
  const [ownerId, companyId] = [newId(), newId()];
  const viewers = [ownerId, newId(), null].flatMap((userId) =>
    [companyId, newId(), null].flatMap((company) =>
      [false, true].map((isAdmin) => ({ userId, companyId: company, isAdmin })),
    ),
  );
  const files = await Promise.all(
    ["Headshot", "Poster", "Gallery", "Reel", "Document"].flatMap((purpose) =>
      [companyId, null].map((company) => file(ownerId, company, purpose)),
    ),
  );
  await sql`update file set attachment = true where id = ${files.at(-1)}`.execute(database.db);
  const rows = (await database.db.selectFrom("file").selectAll().where("id", "in", files).execute()).map(
    toFile,
  );
  for (const viewer of viewers) {
    const found = await database.db
      .selectFrom("file")
      .select("id")
      .where("id", "in", files)
      .where(managedBy(viewer))
      .execute();
    const expected = rows.filter((row) => mayManage(row, viewer)).map(({ id }) => id);
    expect(found.map(({ id }) => id).sort()).toEqual(expected.sort());
  }
});

test("the files of a deleted project go after thirty days, but for those that something else shows", async () => {
  const [projectId, postId, companyId] = [newId(), newId(), newId()];
  const [poster, shared, document, released] = [
    await file(newId(), companyId),
    await file(newId(), companyId),
    await file(newId(), companyId),
    await file(newId(), companyId),
  ];
  await publish(PostPublishedSchema, { postId, userId: newId(), mediaIds: [shared], releasedMediaIds: [] });
  const files = { projectId, companyId };
  await publish(ProjectMediaChangedSchema, {
    ...files,
    mediaIds: [poster, shared, released],
    releasedMediaIds: [],
  });
  await publish(ProjectMediaChangedSchema, {
    ...files,
    mediaIds: [poster, shared],
    releasedMediaIds: [released],
  });
  await publish(ProjectDocsChangedSchema, { ...files, mediaIds: [document], releasedMediaIds: [] });
  await publish(ProjectDeletedSchema, files, new Date(Date.now() - 29 * 86_400_000));
  const statuses = async () =>
    Promise.all([poster, shared, document, released].map(async (id) => (await rowsOf(id))[0]?.["status"]));
  await deleteUnused(database.db);
  expect(await statuses()).toEqual(["Ready", "Ready", "Ready", "Ready"]);
  await publish(ProjectRestoredSchema, files);
  await publish(ProjectDeletedSchema, files, new Date(Date.now() - 31 * 86_400_000));
  await deleteUnused(database.db);
  expect(await statuses()).toEqual(["Deleted", "Ready", "Deleted", "Ready"]);
  await waitFor("the events", () => deleted.includes(poster) && deleted.includes(document));
  await publish(PostRemovedSchema, { postId, userId: newId(), releasedMediaIds: [shared] });
  const { rows } = await sql`select from file_use where file_id = ${shared}`.execute(database.db);
  expect(rows).toEqual([]);
});
