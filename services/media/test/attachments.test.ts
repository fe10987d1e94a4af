import { createGrpcClient } from "@callboard/grpc/client.ts";
import { draftEvent } from "@callboard/bus/event.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { MediaService as MediaGrpc } from "@callboard/proto/media/v1/service_pb.ts";
import { MessageSentSchema } from "@callboard/proto/messaging/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { expectFailure, expectOk } from "@callboard/testkit/expect-failure.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { sql } from "kysely";
import sharp from "sharp";
import { deleteUnsent } from "../src/adapters/store/attachments.ts";
import type { Tables } from "../src/adapters/store/tables.ts";
import { CUT_FILE, INSTALLER_FILE, PLAIN_WORD_FILE, SPREADSHEET_FILE, WORD_FILE } from "./word-file.ts";
import { startMediaOnDisk, type MediaOnDisk } from "./media-service.ts";

const CREATE = "mutation ($f: UploadInput!) { createUpload(file: $f) { PK UploadUrl ContentType } }";
const COMPLETE = "mutation ($k: ID!) { completeUpload(key: $k) { PK Data { Status ContentType } } }";
const READ = "query ($k: ID!) { getMediaItem(key: $k) { PK } }";
const LIST = "query ($c: MediaItemsCriteria) { getMediaItems(criteria: $c) { Results { PK } } }";
const DELETE = "mutation ($k: ID!) { deleteMedia(key: $k) { Status } }";

const organisationId = newId();
const [sender, colleague] = [1, 2].map(() => member({ roles: ["Production"], organisationId })) as [
  Member,
  Member,
];
const admin = member({ roles: ["Admin"] });
const reader = member({ roles: ["Talent"] });
let media: MediaOnDisk;
let database: Database<Tables>;
beforeAll(async () => {
  media = await startMediaOnDisk();
  database = openDatabase<Tables>({ url: media.databaseUrl, name: "test", log: createLog("test", "silent") });
});
afterAll(async () => {
  await database.close();
  await media.stop();
});

interface Completed {
  readonly completeUpload: { readonly Data: { readonly Status: string; readonly ContentType: string } };
}

/** Uploads bytes, by default for a message; returns the key and the result of the check. */
async function upload(bytes: Buffer, contentType: string, Purpose = "Attachment") {
  const f = { FileName: "sides", ContentType: contentType, Size: bytes.length, Purpose };
  const created = await media.execute<{ createUpload: { PK: string; UploadUrl: string } }>(sender, CREATE, {
    f,
  });
  expect(created.errors).toEqual([]);
  const { PK, UploadUrl } = created.data.createUpload;
  expect(await media.put(UploadUrl, bytes, contentType)).toBe(200);
  return { PK, completed: await media.execute<Completed>(sender, COMPLETE, { k: PK }) };
}
const PDF = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n");
const client = async (service: string) =>
  createGrpcClient(MediaGrpc, { target: media.grpcTarget, signer: await media.keys.signer(service) });

test.each([
  ["a PDF", PDF, "application/pdf"],
  ["a text", Buffer.from("Akşam provası saat 6'da.\n"), "text/plain"],
  ["a sound", Buffer.from("RIFF\u0010\0\0\0WAVEfmt ", "latin1"), "audio/wav"],
  ["an old Word document", WORD_FILE, "application/msword"],
  ["an old Word document without a class", PLAIN_WORD_FILE, "application/msword"],
])("%s can be sent with a message", async (_name, bytes, contentType) => {
  const { completed } = await upload(bytes, contentType);
  expect(completed.data.completeUpload.Data).toEqual({ Status: "Ready", ContentType: contentType });
});

test.each([
  ["HTML", Buffer.from(" \n<!doctype html><script>alert(1)</script>")],
  ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
  ["a program", Buffer.from("\u007fELF\u0002\u0001\u0001\0\0\0", "latin1")],
  ["an archive", Buffer.from("PK\u0005\u0006" + "\0".repeat(18), "latin1")],
  ["an installer", INSTALLER_FILE],
  ["an old spreadsheet", SPREADSHEET_FILE],
  ["an old document that was cut", CUT_FILE],
  ["bytes that are no text", Buffer.from([0xc3, 0x28, 0x00, 0x01, 0x41])],
])("%s is refused, whatever it is called", async (_name, bytes) => {
  const { completed } = await upload(bytes, "text/plain");
  expect(completed.errors[0]?.extensions).toMatchObject({ fields: [{ rule: "ATTACHMENT_KIND" }] });
});

test("a video for a message has the limit of a message", async () => {
  const f = { FileName: "reel.mp4", ContentType: "video/mp4", Size: 26 * 1024 ** 2, Purpose: "Attachment" };
  const answer = await media.execute(sender, CREATE, { f });
  expect(answer.errors[0]?.extensions).toMatchObject({ fields: [{ path: "file.Size", rule: "FILE_SIZE" }] });
});

test("media itself shows it to the sender alone: not to colleagues, admins or readers", async () => {
  const { PK } = await upload(PDF, "application/pdf");
  expect((await media.execute(sender, READ, { k: PK })).errors).toEqual([]);
  for (const other of [colleague, admin, reader]) {
    expect((await media.execute(other, READ, { k: PK })).errors[0]?.extensions).toMatchObject({
      code: "NOT_FOUND",
    });
    expect((await media.execute(other, DELETE, { k: PK })).errors[0]?.extensions).toMatchObject({
      code: "NOT_FOUND",
    });
  }
});

test("it is in the sender's list of attachments, and in no other", async () => {
  const { PK } = await upload(PDF, "application/pdf");
  const listed = async (actor: Member, c: object) => {
    const answer = await media.execute<{ getMediaItems: { Results: { PK: string }[] } }>(actor, LIST, { c });
    return (
      answer.data?.getMediaItems?.Results.some((one) => one.PK === PK) ?? answer.errors[0]?.extensions.code
    );
  };
  const UserId = `USR#${sender.userId}`;
  expect(await listed(sender, { Purpose: "Attachment" })).toBe(true);
  expect(await listed(sender, {})).toBe(false);
  expect(await listed(sender, { Purpose: "Document" })).toBe(false);
  expect(await listed(admin, { UserId })).toBe(false);
  expect(await listed(admin, { UserId, Purpose: "Attachment" })).toBe("NOT_FOUND");
  expect(await listed(colleague, { Company: true, Purpose: "Attachment" })).toBe("NOT_FOUND");
});

test("messaging gets links for its readers, nobody else does, and only of what is ready", async () => {
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#456" } })
    .png()
    .toBuffer();
  const [{ PK: shown }, { PK: text }] = [
    await upload(picture, "image/png"),
    await upload(PDF, "application/pdf"),
  ];
  const ids = [shown, text].map((key) => key.slice(4));
  const messaging = await client("messaging");
  const { attachments } = expectOk(
    await messaging.batchSignAttachments({ ids: [...ids, newId()] }, { asSystem: true }),
  );
  const links = new Map(attachments.map((one) => [one.id, one]));
  expect([...links.keys()].toSorted()).toEqual(ids.toSorted());
  for (const url of [links.get(ids[0] ?? "")?.thumbnailUrl, links.get(ids[1] ?? "")?.contentUrl])
    expect((await fetch(new URL(url ?? "", media.httpUrl))).status).toBe(200);
  expect(links.get(ids[1] ?? "")?.thumbnailUrl).toBe("");
  messaging.close();
  const identity = await client("identity");
  expectFailure(await identity.batchSignAttachments({ ids }, { asSystem: true }), "FORBIDDEN", "ROLE");
  identity.close();
});

test("projects gets what a document is and its links, and nothing of a message", async () => {
  const [document, attachment] = [
    await upload(PDF, "application/pdf", "Document"),
    await upload(PDF, "application/pdf"),
  ].map(({ PK }) => PK.slice(4)) as [string, string];
  const [projects, messaging] = [await client("projects"), await client("messaging")];
  const ids = [document, attachment];
  const { attachments } = expectOk(await projects.batchSignAttachments({ ids }, { asSystem: true }));
  expect(attachments).toMatchObject([
    {
      id: document,
      thumbnailUrl: "",
      file: {
        fileName: "sides",
        purpose: "Document",
        contentType: "application/pdf",
        size: BigInt(PDF.length),
      },
    },
  ]);
  expect((await fetch(new URL(attachments[0]?.contentUrl ?? "", media.httpUrl))).status).toBe(200);
  const ofMessages = expectOk(await messaging.batchSignAttachments({ ids }, { asSystem: true }));
  expect(ofMessages.attachments.map(({ id }) => id)).toEqual([attachment]);
  projects.close();
  messaging.close();
});

interface Ids {
  readonly ids: string[];
}

test("other services name at most 500 files in a call", async () => {
  const messaging = await client("messaging");
  const [allowed, tooMany] = [500, 501].map((length) => ({ ids: Array.from({ length }, newId) })) as [
    Ids,
    Ids,
  ];
  const asSystem = { asSystem: true };
  expectOk(await messaging.batchGetFiles(allowed, asSystem));
  expectOk(await messaging.batchSignAttachments(allowed, asSystem));
  expectFailure(await messaging.batchGetFiles(tooMany, asSystem), "VALIDATION", "TOO_MANY");
  expectFailure(await messaging.batchSignAttachments(tooMany, asSystem), "VALIDATION", "TOO_MANY");
  messaging.close();
});

test("what never leaves in a message is deleted after 30 days, and what left stays", async () => {
  const [sent, forgotten, fresh] = [
    await upload(PDF, "application/pdf"),
    await upload(PDF, "application/pdf"),
    await upload(PDF, "application/pdf"),
  ].map(({ PK }) => PK.slice(4)) as [string, string, string];
  const about = { conversationId: newId(), messageId: newId(), senderId: sender.userId, participantIds: [] };
  const draft = draftEvent(
    MessageSentSchema,
    { ...about, mediaIds: [sent] },
    { aggregateId: newId(), version: 1 },
  );
  await media.bus.publish([
    { ...draft, id: newId(), occurredAt: new Date(), actorId: null, traceparent: "" },
  ]);
  await waitFor("the effect", async () => {
    const { rows } = await sql`select from file where id = ${sent} and sent_at is not null`.execute(
      database.db,
    );
    return rows.length > 0;
  });
  await sql`
    update file set created_at = now() - interval '31 days' where id in (${sent}, ${forgotten})`.execute(
    database.db,
  );
  await deleteUnsent(database.db);
  const statuses = await Promise.all(
    [sent, forgotten, fresh].map(async (id) => (await media.row(id))?.status),
  );
  expect(statuses).toEqual(["Ready", "Deleted", "Ready"]);
});
