import sharp from "sharp";
import { GUEST, type Actor } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { startMediaOnDisk, type MediaOnDisk } from "./media-service.ts";

const CREATE = `mutation ($file: UploadInput!) { createUpload(file: $file) { PK UploadUrl Method ContentType } }`;
const COMPLETE = `mutation ($key: ID!) { completeUpload(key: $key) {
  PK Data { Status ContentType ContentUrl ContentThumbNailUrl ContentSmallUrl Width Height FileName } } }`;
const READ = `query ($key: ID!) { getMediaItem(key: $key) { PK Data { Status ContentUrl } } }`;

interface Ticket {
  readonly createUpload: { PK: string; UploadUrl: string; ContentType: string };
}
interface Completed {
  readonly completeUpload: { PK: string; Data: Record<string, unknown> };
}

let media: MediaOnDisk;
const owner = member({ roles: ["Talent"] });

beforeAll(async () => {
  media = await startMediaOnDisk();
});
afterAll(() => media.stop());

const headshot = { FileName: "me.jpg", ContentType: "image/jpeg", Size: 5_000, Purpose: "Headshot" };
const picture = (width = 800, height = 1_000) =>
  sharp({ create: { width, height, channels: 3, background: "#456" } })
    .withExifMerge({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
    .jpeg()
    .toBuffer();

async function upload(actor: Actor, file: Record<string, unknown>, bytes: Buffer): Promise<string> {
  const created = await media.execute<Ticket>(actor, CREATE, { file: { ...file, Size: bytes.length } });
  expect(created.errors).toEqual([]);
  const { PK, UploadUrl, ContentType } = created.data.createUpload;
  expect(await media.put(UploadUrl, bytes, ContentType)).toBe(200);
  return PK;
}

async function widthAt(link: unknown): Promise<number | undefined> {
  const picture = await fetch(new URL(String(link), media.httpUrl));
  return (await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width;
}

test("a headshot is uploaded, re-encoded without its place, and shown by signed links", async () => {
  const key = await upload(owner, headshot, await picture());
  const done = await media.execute<Completed>(owner, COMPLETE, { key });
  expect(done.errors).toEqual([]);
  const { Data } = done.data.completeUpload;
  expect(Data).toMatchObject({ Status: "Ready", ContentType: "image/webp", Width: 800, Height: 1_000 });
  const shown = await fetch(new URL(String(Data["ContentUrl"]), media.httpUrl));
  const metadata = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect(metadata.exif).toBeUndefined();
  expect(await widthAt(Data["ContentThumbNailUrl"])).toBe(480);
  expect(await widthAt(Data["ContentSmallUrl"])).toBe(300);
});

test("completing again returns the same file", async () => {
  const key = await upload(owner, headshot, await picture());
  const first = await media.execute<Completed>(owner, COMPLETE, { key });
  const second = await media.execute<Completed>(owner, COMPLETE, { key });
  expect(second.data.completeUpload).toEqual(first.data.completeUpload);
});

test.each([
  [
    "an SVG named .jpg",
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    "PHOTO_KIND",
  ],
  ["HTML named .jpg", Buffer.from("<!doctype html><script>alert(1)</script>"), "PHOTO_KIND"],
  ["a broken JPEG", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 3, 3, 0xff, 0xd9]), "FILE_BROKEN"],
])("%s is refused with a reason, for good", async (_name, bytes, rule) => {
  const key = await upload(owner, headshot, bytes);
  for (const attempt of ["first", "again"]) {
    const done = await media.execute(owner, COMPLETE, { key });
    expect([attempt, done.errors[0]?.extensions.code]).toEqual([attempt, "VALIDATION"]);
    expect(done.errors[0]?.extensions.fields).toMatchObject([{ path: "key", rule }]);
  }
  expect(await media.uploads()).not.toContain(key.replace("MED#", ""));
  const read = await media.execute<{ getMediaItem: Completed["completeUpload"] }>(owner, READ, { key });
  expect(read.data.getMediaItem.Data).toEqual({ Status: "Rejected", ContentUrl: null });
});

test("bytes of a document that are sent again after the check change nothing", async () => {
  const [checked, other] = [Buffer.from("%PDF-1.7 checked"), Buffer.from("%PDF-1.7 another")];
  const file = {
    FileName: "a.pdf",
    ContentType: "application/pdf",
    Purpose: "Document",
    Size: checked.length,
  };
  const created = await media.execute<Ticket>(owner, CREATE, { file });
  const { PK: key, UploadUrl } = created.data.createUpload;
  const send = (body: Buffer): Promise<number> => media.put(UploadUrl, body, "application/pdf");
  expect(await send(checked)).toBe(200);
  const done = await media.execute<Completed>(owner, COMPLETE, { key });
  expect(done.errors).toEqual([]);
  expect(await send(other)).toBe(200);
  await media.execute<Completed>(owner, COMPLETE, { key });
  const shown = await fetch(new URL(String(done.data.completeUpload.Data["ContentUrl"]), media.httpUrl));
  expect(await shown.text()).toBe(checked.toString());
});

test("two simultaneous completions return the same file and leave no parts behind", async () => {
  const key = await upload(owner, headshot, await picture());
  const both = await Promise.all([
    media.execute<Completed>(owner, COMPLETE, { key }),
    media.execute<Completed>(owner, COMPLETE, { key }),
  ]);
  for (const { data } of both) expect(data.completeUpload.Data).toMatchObject({ Status: "Ready" });
  expect(await media.uploads()).not.toContain(key.replace("MED#", ""));
});

test("bytes that never came are a conflict, not a loss", async () => {
  const created = await media.execute<Ticket>(owner, CREATE, { file: headshot });
  const done = await media.execute(owner, COMPLETE, { key: created.data.createUpload.PK });
  expect(done.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "NOT_UPLOADED" });
});

test("a repeated ClientKey returns the same file, and with another body it is a conflict", async () => {
  const file = { ...headshot, ClientKey: crypto.randomUUID() };
  const [first, second] = [
    await media.execute<Ticket>(owner, CREATE, { file }),
    await media.execute<Ticket>(owner, CREATE, { file }),
  ];
  expect(second.data.createUpload.PK).toBe(first.data.createUpload.PK);
  const other = await media.execute(owner, CREATE, { file: { ...file, FileName: "other.jpg" } });
  expect(other.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "KEY_REUSED" });
});

test.each<[string, Actor, string, string | undefined]>([
  ["a guest", GUEST, "UNAUTHENTICATED", undefined],
  ["a suspended member", member({ suspended: true }), "FORBIDDEN", "SUSPENDED"],
  ["a member without a role", member({ registered: false }), "FORBIDDEN", "REGISTRATION"],
])("%s cannot upload", async (_name, actor, code, rule) => {
  const answer = await media.execute(actor, CREATE, { file: headshot });
  expect(answer.errors[0]?.extensions.code).toBe(code);
  expect(answer.errors[0]?.extensions.rule).toBe(rule);
});

test("another member cannot complete, nor see what is not ready, and learns no more than of a key that never was", async () => {
  const stranger = member({ roles: ["Talent"] });
  const key = await upload(owner, headshot, await picture());
  const foreign = await media.execute(stranger, COMPLETE, { key });
  const unknown = await media.execute(stranger, COMPLETE, { key: `MED#${newId()}` });
  expect(foreign.errors[0]?.extensions.code).toBe("NOT_FOUND");
  expect(foreign.errors[0]?.message).toBe(unknown.errors[0]?.message);
  const read = await media.execute(stranger, READ, { key });
  expect(read.errors[0]?.extensions.code).toBe("NOT_FOUND");
});

test("a key of another kind is VALIDATION on key", async () => {
  const answer = await media.execute(owner, COMPLETE, { key: "PRJ#1" });
  expect(answer.errors[0]?.extensions).toMatchObject({ code: "VALIDATION", fields: [{ path: "key" }] });
});

test("deleted files and those hidden from a stranger are shown as Deleted beside the visible ones", async () => {
  const stranger = member({ roles: ["Talent"] });
  const shown = await upload(owner, headshot, await picture(10, 10));
  const waiting = await upload(owner, headshot, await picture(10, 10));
  await media.execute(owner, COMPLETE, { key: shown });
  const keys = [shown, waiting, `MED#${newId()}`];
  const answer = await media.execute<{ _entities: unknown[] }>(
    stranger,
    `query ($representations: [_Any!]!) { _entities(representations: $representations) {
      ... on MediaItem { PK Data { Status FileName ContentKey ContentUrl } } } }`,
    { representations: keys.map((PK) => ({ __typename: "MediaItem", PK })) },
  );
  expect(answer.errors).toEqual([]);
  const nothing = { Status: "Deleted", FileName: null, ContentKey: null, ContentUrl: null };
  expect(answer.data._entities).toMatchObject([
    { PK: shown, Data: { Status: "Ready", ContentUrl: expect.any(String) } },
    { PK: waiting, Data: nothing },
    { PK: keys[2], Data: nothing },
  ]);
});

test("fifty files cost one statement", async () => {
  const ready = await upload(owner, headshot, await picture(10, 10));
  await media.execute(owner, COMPLETE, { key: ready });
  const representations = Array.from({ length: 50 }, (_, index) => ({
    __typename: "MediaItem",
    PK: index === 0 ? ready : `MED#${newId()}`,
  }));
  const answer = await media.execute<{ _entities: unknown[] }>(
    owner,
    `query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on MediaItem { PK Data { Status } } } }`,
    { representations },
  );
  const [first, ...others] = answer.data._entities;
  expect(first).toEqual({ PK: ready, Data: { Status: "Ready" } });
  expect(others).toEqual(others.map(() => expect.objectContaining({ Data: { Status: "Deleted" } })));
  expect(answer.sqlStatements).toBe(1);
});
