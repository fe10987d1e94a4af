import { member } from "@callboard/testkit/as-actor.ts";
import sharp from "sharp";
import { MAX_STILL_BYTES } from "../src/domain/file.ts";
import { startMediaOnDisk, type MediaOnDisk } from "./media-service.ts";

const CREATE = "mutation ($f: UploadInput!) { createUpload(file: $f) { PK UploadUrl } }";
const SIGN = "mutation ($k: ID!, $size: Int!) { signUploadStill(key: $k, size: $size) { UploadUrl } }";
const COMPLETE = "mutation ($k: ID!) { completeUpload(key: $k) { Data { Status ContentThumbNailUrl } } }";
const ABORT = "mutation ($k: ID!) { abortUpload(key: $k) { Status } }";

const DAY_MS = 24 * 3_600_000;
const VIDEO = Buffer.concat([
  Buffer.from("\0\0\0\u0018ftypisom\0\0\0\0isomiso2", "latin1"),
  Buffer.alloc(400),
]);
const owner = member({ roles: ["Talent"] });
let media: MediaOnDisk;

beforeAll(async () => {
  media = await startMediaOnDisk();
});
afterAll(() => media.stop());

const still = (): Promise<Buffer> =>
  sharp({ create: { width: 960, height: 540, channels: 3, background: "#456" } })
    .withExifMerge({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
    .jpeg()
    .toBuffer();

/** A video whose bytes have arrived but are not checked yet. */
async function sendVideo(): Promise<string> {
  const f = { FileName: "reel.mp4", ContentType: "video/mp4", Size: VIDEO.length, Purpose: "Reel" };
  const created = await media.execute<{ createUpload: { PK: string; UploadUrl: string } }>(owner, CREATE, {
    f,
  });
  const { PK, UploadUrl } = created.data.createUpload;
  expect(await media.put(UploadUrl, VIDEO, "video/mp4")).toBe(200);
  return PK;
}

async function linkFor(k: string, size: number): Promise<string> {
  const signed = await media.execute<{ signUploadStill: { UploadUrl: string } }>(owner, SIGN, { k, size });
  expect(signed.errors).toEqual([]);
  return signed.data.signUploadStill.UploadUrl;
}

async function complete(k: string): Promise<{ Status: string; ContentThumbNailUrl: string | null }> {
  type Completed = { completeUpload: { Data: { Status: string; ContentThumbNailUrl: string | null } } };
  const done = await media.execute<Completed>(owner, COMPLETE, { k });
  expect(done.errors).toEqual([]);
  return done.data.completeUpload.Data;
}

test("a video has the thumbnail that is made of its still, without what else was in it", async () => {
  const k = await sendVideo();
  const jpeg = await still();
  expect(await media.put(await linkFor(k, jpeg.length), jpeg, "image/jpeg")).toBe(200);
  const { Status, ContentThumbNailUrl } = await complete(k);
  expect(Status).toBe("Ready");
  const shown = await fetch(new URL(String(ContentThumbNailUrl), media.httpUrl));
  const { width, format, exif } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect({ width, format, exif }).toEqual({ width: 480, format: "webp", exif: undefined });
  expect(await media.uploads()).not.toContainEqual(expect.stringContaining(".still"));
});

test.each([
  ["none", null],
  ["something else than a JPEG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["a broken JPEG", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4])],
])("a video is Ready without a thumbnail where its still is %s", async (_name, bytes) => {
  const k = await sendVideo();
  if (bytes) expect(await media.put(await linkFor(k, bytes.length), bytes, "image/jpeg")).toBe(200);
  expect(await complete(k)).toEqual({ Status: "Ready", ContentThumbNailUrl: null });
  expect(await media.uploads()).not.toContainEqual(expect.stringContaining(".still"));
});

test("a still is signed for its bytes alone, for a video that waits", async () => {
  const k = await sendVideo();
  const jpeg = await still();
  expect(await media.put(await linkFor(k, jpeg.length + 1), jpeg, "image/jpeg")).toBe(403);
  for (const size of [0, -1, MAX_STILL_BYTES + 1]) {
    const { errors } = await media.execute(owner, SIGN, { k, size });
    expect(errors[0]?.extensions.fields).toMatchObject([{ path: "size", rule: "RANGE" }]);
  }
  await complete(k);
  const late = await media.execute(owner, SIGN, { k, size: jpeg.length });
  expect(late.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "ILLEGAL_TRANSITION" });
});

test("a picture has no still, and nobody else's video has one either", async () => {
  const f = { FileName: "me.jpg", ContentType: "image/jpeg", Size: 9, Purpose: "Headshot" };
  const { data } = await media.execute<{ createUpload: { PK: string } }>(owner, CREATE, { f });
  const picture = await media.execute(owner, SIGN, { k: data.createUpload.PK, size: 9 });
  expect(picture.errors[0]?.extensions.fields).toMatchObject([{ path: "key", rule: "FILE_KIND" }]);
  const other = await media.execute(member({ roles: ["Talent"] }), SIGN, { k: await sendVideo(), size: 9 });
  expect(other.errors[0]?.extensions.code).toBe("NOT_FOUND");
});

test("a still goes with an upload that is given up, and one that comes too late goes after a day", async () => {
  const jpeg = await still();
  const given = await sendVideo();
  expect(await media.put(await linkFor(given, jpeg.length), jpeg, "image/jpeg")).toBe(200);
  await media.execute(owner, ABORT, { k: given });
  const completed = await sendVideo();
  const link = await linkFor(completed, jpeg.length);
  await complete(completed);
  expect(await media.put(link, jpeg, "image/jpeg")).toBe(200);
  const stills = async () => (await media.uploads()).filter((name) => name.endsWith(".still"));
  expect(await stills()).toEqual([`${completed.replace("MED#", "")}.still`]);
  await media.sweep(new Date(Date.now() + 2 * DAY_MS));
  expect(await stills()).toEqual([]);
});
