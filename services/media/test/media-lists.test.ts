import sharp from "sharp";
import type { Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { startMediaOnDisk, type MediaOnDisk } from "./media-service.ts";

const CREATE = "mutation ($f: UploadInput!) { createUpload(file: $f) { PK UploadUrl ContentType } }";
const COMPLETE = "mutation ($k: ID!) { completeUpload(key: $k) { Data { ContentKey ContentThumbNailKey } } }";
const LIST = `query ($c: MediaItemsCriteria) { getMediaItems(criteria: $c) {
  Total After Results { PK Data { FileName AltText Order Source } } } }`;
const UPDATE = "mutation ($m: MediaItemInput!) { updateMediaItem(media: $m) { Data { FileName AltText } } }";
const REORDER = "mutation ($k: [ID!]!) { reorderMedia(keys: $k) { Results { PK Status Rule } } }";
const DELETE = "mutation ($k: ID!) { deleteMedia(key: $k) { Status } }";
const READ = "query ($k: ID!) { getMediaItem(key: $k) { PK } }";

interface Page {
  Total: number;
  After: string | null;
  Results: { PK: string; Data: { FileName: string; Order: number } }[];
}

const company = newId();
const talent = member({ roles: ["Talent"] });
const [producer, colleague] = [1, 2].map(() =>
  member({ roles: ["Production"], organisationId: company }),
) as [Member, Member];
const stranger = member({ roles: ["Production"], organisationId: newId() });
const admin = member({ roles: ["Admin"] });
let media: MediaOnDisk;
beforeAll(async () => {
  media = await startMediaOnDisk();
});
afterAll(() => media.stop());

const file = { FileName: "a.png", ContentType: "image/png", Size: 900, Purpose: "Gallery" };
async function begun(actor: Member, change: object = {}): Promise<string> {
  const { data } = await media.execute<{ createUpload: { PK: string } }>(actor, CREATE, {
    f: { ...file, ...change },
  });
  return data.createUpload.PK;
}
async function ready(actor: Member): Promise<{ PK: string; keys: readonly string[] }> {
  const bytes = await sharp({ create: { width: 60, height: 80, channels: 3, background: "#456" } })
    .png()
    .toBuffer();
  const { data } = await media.execute<{
    createUpload: { PK: string; UploadUrl: string; ContentType: string };
  }>(actor, CREATE, { f: { ...file, Size: bytes.length } });
  const { PK, UploadUrl, ContentType } = data.createUpload;
  expect(await media.put(UploadUrl, bytes, ContentType)).toBe(200);
  const done = await media.execute<{
    completeUpload: { Data: { ContentKey: string; ContentThumbNailKey: string } };
  }>(actor, COMPLETE, { k: PK });
  const { ContentKey, ContentThumbNailKey } = done.data.completeUpload.Data;
  return { PK, keys: [ContentKey, ContentThumbNailKey, `small/${PK.replace("MED#", "")}.webp`] };
}
const list = async (actor: Member, c: object = {}) =>
  (await media.execute<{ getMediaItems: Page }>(actor, LIST, { c })).data.getMediaItems;
const keysOf = (page: Page) => page.Results.map(({ PK }) => PK);
const codes = (...answers: readonly { errors: readonly { extensions: { code?: string } }[] }[]) =>
  answers.map(({ errors }) => errors[0]?.extensions.code);

test("files are listed by purpose, in the order that their owner gives them", async () => {
  const gallery = [await begun(talent), await begun(talent), await begun(talent)];
  const headshot = await begun(talent, { Purpose: "Headshot" });
  expect(keysOf(await list(talent, { Purpose: "Gallery" }))).toEqual(gallery);
  const turned = gallery.toReversed();
  const unknown = `MED#${newId()}`;
  const answer = await media.execute<{
    reorderMedia: { Results: { Status: string; Rule: string | null }[] };
  }>(talent, REORDER, { k: [...turned, unknown] });
  expect(answer.data.reorderMedia.Results.map(({ Status, Rule }) => [Status, Rule])).toEqual([
    ["Done", null],
    ["Done", null],
    ["Done", null],
    ["Skipped", "NOT_FOUND"],
  ]);
  expect(keysOf(await list(talent, { Purpose: "Gallery" }))).toEqual(turned);
  const [reel, voice] = [
    await begun(talent, { Purpose: "Reel" }),
    await begun(talent, { Purpose: "VoiceReel" }),
  ];
  expect(keysOf(await list(talent, { Purpose: "Reel" }))).toEqual([reel]);
  expect(keysOf(await list(talent, { Purpose: "VoiceReel" }))).toEqual([voice]);
  expect((await list(talent, { SortOrder: "Newest" })).Results.map(({ PK }) => PK)).toContain(headshot);
  expect(await list(talent)).toMatchObject({ Total: 6 });
});

test.each(["Order", "Newest", "Oldest"])(
  "%s: pages follow each other, at the same cost",
  async (SortOrder) => {
    const owner = member({ roles: ["Talent"] });
    for (let count = 0; count < 5; count += 1) await begun(owner);
    const found: string[] = [];
    for (let After: string | null = null; ;) {
      const page: Page = await list(owner, { PageSize: 2, SortOrder, After });
      found.push(...keysOf(page));
      After = page.After;
      if (After === null) break;
    }
    expect(found).toEqual(keysOf(await list(owner, { PageSize: 100, SortOrder })));
    expect(found).toHaveLength(5);
    const cost = async (PageSize: number) =>
      (await media.execute(owner, LIST, { c: { PageSize } })).sqlStatements;
    expect(await cost(5)).toBe(await cost(1));
  },
);

test("what a company has is its members', and nobody else's", async () => {
  const key = await begun(producer, { Purpose: "Poster" });
  expect(keysOf(await list(colleague, { Company: true }))).toContain(key);
  expect(keysOf(await list(colleague))).not.toContain(key);
  expect(keysOf(await list(stranger, { Company: true }))).not.toContain(key);
  const m = { PK: key, FileName: "poster.png", AltText: "Two sisters and a horse." };
  expect((await media.execute(colleague, UPDATE, { m })).data).toEqual({
    updateMediaItem: { Data: { FileName: "poster.png", AltText: "Two sisters and a horse." } },
  });
  expect((await media.execute(colleague, UPDATE, { m: { PK: key, AltText: "" } })).data).toEqual({
    updateMediaItem: { Data: { FileName: "poster.png", AltText: null } },
  });
  const of = { UserId: `USR#${producer.userId}` };
  expect(keysOf(await list(admin, of))).toContain(key);
  expect(
    codes(
      await media.execute(stranger, LIST, { c: of }),
      await media.execute(talent, LIST, { c: { Company: true } }),
      await media.execute(stranger, UPDATE, { m }),
      await media.execute(stranger, REORDER, { k: [key] }),
      await media.execute(stranger, DELETE, { k: key }),
      await media.execute(talent, LIST, { c: { Purpose: "Holiday" } }),
      await media.execute(colleague, UPDATE, { m: { PK: key, FileName: " " } }),
      await media.execute(colleague, REORDER, { k: [] }),
      await media.execute(colleague, REORDER, { k: ["PRJ#x"] }),
    ),
  ).toEqual([...Array(5).fill("NOT_FOUND"), ...Array(4).fill("VALIDATION")]);
});

test("a deleted file is gone for everybody, with its bytes; deleting again is a success", async () => {
  const { PK, keys } = await ready(talent);
  expect(await Promise.all(keys.map((key) => media.objects.stat(key)))).not.toContain(null);
  for (let time = 0; time < 2; time += 1)
    expect((await media.execute(talent, DELETE, { k: PK })).data).toEqual({ deleteMedia: { Status: "OK" } });
  expect(keysOf(await list(talent, { PageSize: 100 }))).not.toContain(PK);
  expect(codes(await media.execute(talent, READ, { k: PK }))).toEqual(["NOT_FOUND"]);
  expect(await Promise.all(keys.map((key) => media.objects.stat(key)))).toEqual(keys.map(() => null));
});

test("bytes that the store kept at the deletion go with the next purge", async () => {
  const { PK, keys } = await ready(talent);
  await media.execute(talent, DELETE, { k: PK });
  for (const key of keys) await media.objects.write(key, Buffer.from("kept"), "image/webp");
  await media.sweep(new Date());
  expect(await Promise.all(keys.map((key) => media.objects.stat(key)))).toEqual(keys.map(() => null));
  expect((await media.row(PK.slice(4)))?.status).toBe("Deleted");
});
