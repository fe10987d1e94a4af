import { readFile } from "node:fs/promises";
import { filmFacts, isHardToShow, kindWithin, type FilmFacts } from "@callboard/catalog/files/film-facts.ts";
import type { FileKind } from "@callboard/catalog/files/file-kinds.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { blankedPiece } from "../src/domain/blanked.ts";
import { startMediaOnDisk, type MediaOnDisk } from "./media-service.ts";

const CREATE = "mutation ($f: UploadInput!) { createUpload(file: $f) { PK UploadUrl } }";
const COMPLETE = "mutation ($k: ID!) { completeUpload(key: $k) { Data { Status ContentType ContentUrl } } }";

const owner = member({ roles: ["Talent"] });
let media: MediaOnDisk;
beforeAll(async () => {
  media = await startMediaOnDisk();
});
afterAll(() => media.stop());

const field = (name: string): Promise<Buffer> => readFile(new URL(`files/${name}`, import.meta.url));

/** The same bytes with one word in place of another of the same length, the first time or every time. */
function replaced(bytes: Buffer, word: string, other: string): Buffer {
  const changed = Buffer.from(bytes);
  changed.write(other, changed.indexOf(word), "latin1");
  return changed;
}
/** A film whose track of pictures is free space. */
const soundAlone = async (): Promise<Buffer> => replaced(await field("apple.m4v"), "trak", "free");
/** A film in which a camera notes something with each frame, in place of its sound. */
const withNotes = async (): Promise<Buffer> => replaced(await field("apple.m4v"), "soun", "meta");

const element = (id: readonly number[], content: readonly number[] | Buffer): Buffer => {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(content.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id), size, Buffer.from(content)]);
};
const track = (type: number, codec: string): Buffer =>
  element([0xae], Buffer.concat([element([0x83], [type]), element([0x86], Buffer.from(codec))]));
const PLACE = "LOCATION +41.0082+028.9784/";
/** A WebM with these tracks, and with tags before and after what would be its pictures. */
function webm(...tracks: readonly Buffer[]): Buffer {
  const tags = element([0x12, 0x54, 0xc3, 0x67], Buffer.from(PLACE));
  const list = element([0x16, 0x54, 0xae, 0x6b], Buffer.concat(tracks));
  const cluster = element([0x1f, 0x43, 0xb6, 0x75], Buffer.alloc(50, 7));
  const seekTo = (place: number): Buffer => {
    const at = Buffer.alloc(4);
    at.writeUInt32BE(place);
    const seek = Buffer.concat([element([0x53, 0xab], [0x12, 0x54, 0xc3, 0x67]), element([0x53, 0xac], at)]);
    return element([0x11, 0x4d, 0x9b, 0x74], element([0x4d, 0xbb], seek));
  };
  const place = seekTo(0).length + tags.length + list.length + cluster.length;
  const segment = element(
    [0x18, 0x53, 0x80, 0x67],
    Buffer.concat([seekTo(place), tags, list, cluster, tags]),
  );
  return Buffer.concat([element([0x1a, 0x45, 0xdf, 0xa3], Buffer.from("webm")), segment]);
}

const factsOf = (bytes: Buffer, kind: FileKind): Promise<FilmFacts | null> =>
  filmFacts(kind, bytes.length, async (from, length) => bytes.subarray(from, from + length));

test.each<[string, () => Promise<Buffer> | Buffer, FileKind, readonly string[], boolean, FileKind]>([
  ["an H.264 film", () => field("apple.m4v"), "video/mp4", ["avc1.42"], false, "video/mp4"],
  ["an HEVC film", () => field("hevc.mov"), "video/quicktime", ["hvc1"], true, "video/quicktime"],
  ["a recording in MP4", soundAlone, "video/mp4", [], false, "audio/mp4"],
  [
    "a VP8 film",
    () => webm(track(1, "V_VP8"), track(2, "A_OPUS")),
    "video/webm",
    ["V_VP8"],
    false,
    "video/webm",
  ],
  [
    "an HEVC film in WebM's container",
    () => webm(track(1, "V_MPEGH/ISO/HEVC")),
    "video/webm",
    ["V_MPEGH/ISO/HEVC"],
    true,
    "video/webm",
  ],
  ["a recording in WebM", () => webm(track(2, "A_OPUS")), "video/webm", [], false, "audio/webm"],
])("%s is what its container says", async (_name, make, kind, pictures, isHard, within) => {
  const facts = await factsOf(await make(), kind);
  if (!facts) throw new Error("Nothing was read.");
  expect([facts.pictures, isHardToShow(facts), kindWithin(kind, facts)]).toEqual([pictures, isHard, within]);
});

test.each([
  ["an MP4", () => field("place-in-video.mov"), "video/quicktime"],
  ["a WebM", () => webm(track(1, "V_VP8")), "video/webm"],
] as const)("the place in %s is removed, and nothing else changes", async (_name, make, kind) => {
  const film = await make();
  const facts = await factsOf(film, kind);
  const clean = blankedPiece(film, 0, facts?.private ?? []);
  expect(film.toString("latin1")).toMatch(/[+-]\d\d\.\d{4}[+-]\d{3}\.\d{4}/);
  expect(clean.toString("latin1")).not.toMatch(/[+-]\d\d\.\d{4}[+-]\d{3}\.\d{4}/);
  const again = await factsOf(clean, kind);
  expect(again).toEqual({ ...facts, private: [] });
});

test("what a camera notes with each frame is removed with its track", async () => {
  const film = await withNotes();
  const facts = await factsOf(film, "video/mp4");
  const clean = blankedPiece(film, 0, facts?.private ?? []);
  const kept = (bytes: Buffer): number => bytes.filter((byte) => byte !== 0).length;
  // Its samples are thousands of bytes of sound here.
  expect(kept(film) - kept(clean)).toBeGreaterThan(3_000);
  expect(await factsOf(clean, "video/mp4")).toEqual({ pictures: ["avc1.42"], hasSound: false, private: [] });
});

test("a film that ends anywhere is read without a failure", async () => {
  const films = [await field("place-in-video.mov"), webm(track(1, "V_VP8"))];
  for (const film of films)
    for (let length = 0; length < film.length; length += 97) {
      const kind = film === films[0] ? "video/quicktime" : "video/webm";
      await expect(factsOf(film.subarray(0, length), kind)).resolves.not.toThrow();
    }
});

/** Uploads bytes as a purpose; what is served then, or the refusal. */
async function upload(bytes: Buffer, Purpose: string) {
  const f = { FileName: "film.mov", ContentType: "video/quicktime", Size: bytes.length, Purpose };
  const created = await media.execute<{ createUpload: { PK: string; UploadUrl: string } }>(owner, CREATE, {
    f,
  });
  const { PK: k, UploadUrl } = created.data.createUpload;
  expect(await media.put(UploadUrl, bytes, "video/quicktime")).toBe(200);
  type Completed = { completeUpload: { Data: { ContentType: string; ContentUrl: string } } };
  const { data, errors } = await media.execute<Completed>(owner, COMPLETE, { k });
  if (errors[0]) return { refusal: (errors[0].extensions.fields as unknown[])[0] };
  const { ContentType, ContentUrl } = data.completeUpload.Data;
  const served = await fetch(new URL(ContentUrl, media.httpUrl));
  return { ContentType, served: Buffer.from(await served.arrayBuffer()) };
}

test("what others are served holds no coordinates, whoever sent them", async () => {
  const film = await field("place-in-video.mov");
  const { ContentType, served } = await upload(film, "Reel");
  expect([ContentType, served?.length]).toEqual(["video/quicktime", film.length]);
  expect(served?.toString("latin1")).not.toMatch(/[+-]\d\d\.\d{4}[+-]\d{3}\.\d{4}|ISO6709|©xyz/);
  expect(served?.subarray(0, 20_000)).toEqual(film.subarray(0, 20_000));
});

test("a film without a picture is refused as a reel and taken as a voice reel and in a message", async () => {
  const film = await soundAlone();
  expect((await upload(film, "Reel")).refusal).toMatchObject({
    rule: "NO_PICTURE",
    message: expect.stringContaining("sound and no picture"),
  });
  expect(await upload(film, "VoiceReel")).toMatchObject({ ContentType: "audio/mp4" });
  expect(await upload(film, "Attachment")).toMatchObject({ ContentType: "audio/mp4" });
});
