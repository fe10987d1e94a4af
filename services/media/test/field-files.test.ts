import { readFile } from "node:fs/promises";
import { member } from "@callboard/testkit/as-actor.ts";
import sharp from "sharp";
import { startMediaOnDisk, type MediaOnDisk } from "./media-service.ts";

const CREATE = "mutation ($f: UploadInput!) { createUpload(file: $f) { PK UploadUrl ContentType } }";
const COMPLETE = `mutation ($k: ID!) { completeUpload(key: $k) {
  Data { Status FileName ContentType Width Height ContentUrl ContentThumbNailUrl ContentSmallUrl } } }`;

const owner = member({ roles: ["Talent"] });
let media: MediaOnDisk;

beforeAll(async () => {
  media = await startMediaOnDisk();
});
afterAll(() => media.stop());

const field = (name: string): Promise<Buffer> => readFile(new URL(`files/${name}`, import.meta.url));

interface Data {
  readonly Status: string;
  readonly FileName: string;
  readonly ContentType: string;
  readonly Width: number | null;
  readonly Height: number | null;
  readonly ContentUrl: string;
  readonly ContentThumbNailUrl: string;
  readonly ContentSmallUrl: string;
}

/** Uploads bytes as a declared type; the file, or the rule and the sentence of its refusal. */
async function upload(bytes: Buffer, Purpose: string, ContentType: string | null, FileName = "file.bin") {
  const f = { FileName, ContentType, Size: bytes.length, Purpose };
  const created = await media.execute<{
    createUpload: { PK: string; UploadUrl: string; ContentType: string };
  }>(owner, CREATE, { f });
  expect(created.errors).toEqual([]);
  const { PK: k, UploadUrl, ContentType: announced } = created.data.createUpload;
  expect(await media.put(UploadUrl, bytes, announced)).toBe(200);
  const { data, errors } = await media.execute<{ completeUpload: { Data: Data } }>(owner, COMPLETE, { k });
  const refusal = (errors[0]?.extensions.fields as Array<{ rule: string; message: string }> | undefined)?.[0];
  return { file: data?.completeUpload?.Data ?? null, refusal: refusal ?? null };
}

async function sidesOf(link: string): Promise<{ width: number; height: number }> {
  const shown = await fetch(new URL(link, media.httpUrl));
  const { width, height } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  return { width, height };
}

test.each([
  ["a JPEG announced as unknown bytes", "plain.jpg", "Headshot", "application/octet-stream", "image/webp"],
  ["a JPEG announced as nothing", "plain.jpg", "Headshot", null, "image/webp"],
  ["a JPEG announced as HEIC", "plain.jpg", "Headshot", "image/heic", "image/webp"],
  ["a JPEG without its last bytes", "no-end-marker.jpg", "Headshot", "image/jpeg", "image/webp"],
  ["an animated PNG", "animated.png", "Headshot", "image/png", "image/webp"],
  ["an animated AVIF", "animated.avif", "Headshot", "image/avif", "image/webp"],
  ["an MP4 of Apple's brand", "apple.m4v", "Reel", "video/x-m4v", "video/mp4"],
  ["a voice note", "voice-note.opus", "Attachment", "audio/ogg", "audio/ogg"],
  [
    "a PDF after a line break",
    "line-break-before-header.pdf",
    "Document",
    "application/pdf",
    "application/pdf",
  ],
  ["a text in Windows-1254", "sides-windows-1254.txt", "Attachment", "text/plain", "text/plain"],
])("%s is accepted by its content", async (_case, name, purpose, declared, kind) => {
  const { file, refusal } = await upload(await field(name), purpose, declared);
  expect(refusal).toBeNull();
  expect(file).toMatchObject({ Status: "Ready", ContentType: kind });
});

const strip = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#456" } })
    .png()
    .toBuffer();

test.each([
  ["a tall picture", () => field("tall-600x24000.png"), { width: 410, height: 16_383 }],
  ["a taller picture", () => strip(1_080, 40_000), { width: 442, height: 16_383 }],
  ["a wide picture", () => strip(30_000, 300), { width: 16_383, height: 164 }],
  ["a panorama", () => strip(16_000, 1_200), { width: 6_400, height: 480 }],
  ["a photo", () => strip(3_000, 4_000), { width: 1_800, height: 2_400 }],
])("%s has renditions whose both sides are bounded", async (_case, make, shown) => {
  const { file, refusal } = await upload(await make(), "Headshot", "image/png");
  expect(refusal).toBeNull();
  expect(await sidesOf(file?.ContentUrl ?? "")).toEqual(shown);
  const thumbnail = await sidesOf(file?.ContentThumbNailUrl ?? "");
  const small = await sidesOf(file?.ContentSmallUrl ?? "");
  expect([thumbnail.width <= 480, thumbnail.height <= 1_920]).toEqual([true, true]);
  expect([small.width <= 300, small.height <= 1_200]).toEqual([true, true]);
});

const half = async (name: string): Promise<Buffer> => {
  const whole = await field(name);
  return whole.subarray(0, Math.floor(whole.length / 2));
};
const damaged = async (): Promise<Buffer> => {
  const bytes = Buffer.from(await strip(50, 50));
  return bytes.fill(0, 41, bytes.length - 12);
};

test.each([
  ["half a JPEG", () => half("plain.jpg"), "Headshot", "FILE_CUT", /end of this file is missing/],
  ["half a PNG", () => half("transparent.png"), "Headshot", "FILE_CUT", /end of this file is missing/],
  ["a damaged PNG", damaged, "Headshot", "FILE_BROKEN", /damaged/],
  ["too long a side", () => strip(66_000, 10), "Headshot", "FILE_SIDES", /side .* 65535 pixels.*Crop/],
  ["too many pixels", () => strip(9_000, 9_000), "Headshot", "FILE_PIXELS", /80 megapixels/],
  ["a film as a headshot", () => field("apple.m4v"), "Headshot", "PHOTO_KIND", /Choose a photo/],
  ["a picture as a reel", () => field("plain.jpg"), "Reel", "VIDEO_KIND", /Choose a video/],
  ["a picture as a resume", () => field("plain.jpg"), "Document", "PDF_KIND", /Choose a PDF/],
])("%s is refused with its true reason", async (_case, make, purpose, rule, words) => {
  const { refusal } = await upload(await make(), purpose, "application/octet-stream");
  expect(refusal).toEqual({ path: "key", rule, message: expect.stringMatching(words) });
});

test("a long name is shortened, and one of nothing but marks replaced", async () => {
  const photo = await field("plain.jpg");
  const long = await upload(photo, "Headshot", "image/jpeg", `${"ş".repeat(230)}.jpg`);
  expect(long.file?.FileName).toBe(`${"ş".repeat(196)}.jpg`);
  expect((await upload(photo, "Headshot", "image/jpeg", "\u200f")).file?.FileName).toBe("file");
});

test("a link says that it has expired only when it has", async () => {
  const f = { FileName: "a.txt", ContentType: "text/plain", Size: 5, Purpose: "Attachment" };
  const created = await media.execute<{ createUpload: { UploadUrl: string } }>(owner, CREATE, { f });
  const link = created.data.createUpload.UploadUrl;
  const answer = async (url: string, body: string, type = "text/plain"): Promise<unknown> => {
    const sent = { method: "PUT", headers: { "content-type": type }, body: Buffer.from(body) };
    const response = await fetch(new URL(url, media.httpUrl), sent);
    return [response.status, JSON.stringify(await response.json())];
  };
  expect(await answer(link, "six...")).toEqual([403, expect.stringContaining("another number of bytes")]);
  expect(await answer(link, "hello", "text/html")).toEqual([
    403,
    expect.stringContaining("another content type"),
  ]);
  expect(await answer(`${link}x`, "hello")).toEqual([403, expect.stringContaining("isn't valid")]);
});
