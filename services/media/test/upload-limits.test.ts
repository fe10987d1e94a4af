import { limitReached } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { expectFailure, expectOk } from "@callboard/testkit/expect-failure.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { completeUpload } from "../src/app/complete-upload.ts";
import { createUpload } from "../src/app/create-upload.ts";
import { MAX_PENDING_UPLOADS } from "../src/domain/file.ts";
import { startMediaOnDisk, type MediaOnDisk } from "./media-service.ts";

let media: MediaOnDisk;

beforeAll(async () => {
  media = await startMediaOnDisk();
});
afterAll(() => media.stop());

const PDF = Buffer.from("%PDF-1.7 a resume");
const MP4 = Buffer.from([0, 0, 0, 24, ...Buffer.from("ftypmp42"), 0, 0, 0, 0, ...Buffer.from("mp42isom")]);
const HOUR_MS = 3_600_000;

function document(bytes = PDF) {
  return { FileName: "a.pdf", ContentType: "application/pdf", Purpose: "Document", Size: bytes.length };
}

function gallery(bytes: Buffer) {
  return { FileName: "a.png", ContentType: "image/png", Purpose: "Gallery", Size: bytes.length };
}

test("uploads whose bytes are awaited are limited for each member, and calls at once never pass the limit", async () => {
  const owner = member({ roles: ["Talent"] });
  // With this many concurrent calls, some may find no free connection on a busy machine.
  const begin = () => waitFor("an answer", () => createUpload(media.deps(), owner, ok(document())));
  const begun = await Promise.all(Array.from({ length: MAX_PENDING_UPLOADS + 10 }, begin));
  expect(begun.filter((result) => result.ok)).toHaveLength(MAX_PENDING_UPLOADS);
  expectFailure(await begin(), "LIMIT", "PENDING_UPLOADS");
  expectOk(await createUpload(media.deps(), member({ roles: ["Talent"] }), ok(document())));
});

test("a quota that is used up begins nothing, and says for how long", async () => {
  const owner = member({ roles: ["Talent"] });
  const usedUp = async () => fail(limitReached("UPLOADS_PER_HOUR", 1, 60));
  const begun: string[] = [];
  const newId = (): string => {
    begun.push(media.deps().newId());
    return begun.at(-1) ?? "";
  };
  const refused = await createUpload({ ...media.deps(), newId, uploadQuota: usedUp }, owner, ok(document()));
  expect(expectFailure(refused, "LIMIT", "UPLOADS_PER_HOUR")).toMatchObject({ max: 1, retryAfter: 60 });
  expect(await Promise.all(begun.map((id) => media.row(id)))).toEqual([undefined]);
});

test("bytes that change between the first check and the copy are refused", async () => {
  const owner = member({ roles: ["Talent"] });
  const { id } = expectOk(await createUpload(media.deps(), owner, ok(document())));
  await media.objects.write(`uploads/${id}`, PDF, "application/pdf");
  const raced = {
    ...media.objects,
    copy: async (from: string, to: string) => {
      await media.objects.write(from, Buffer.from("<!doctype html><script>1</script>"), "application/pdf");
      return media.objects.copy(from, to);
    },
  };
  expectFailure(await completeUpload(media.deps(raced), owner, ok(id)), "VALIDATION", "PDF_KIND");
  expect((await media.row(id))?.status).toBe("Rejected");
});

test("a film that was declared as a picture is served as the film that it is", async () => {
  const owner = member({ roles: ["Production"] });
  const { id } = expectOk(await createUpload(media.deps(), owner, ok(gallery(MP4))));
  await media.objects.write(`uploads/${id}`, MP4, "image/png");
  const file = expectOk(await completeUpload(media.deps(), owner, ok(id)));
  expect(file).toMatchObject({ status: "Ready", contentType: "video/mp4" });
  const offered = { fileName: file.fileName, contentType: file.contentType ?? "" };
  const link = media.objects.signDownload(file.contentKey, offered);
  const shown = await fetch(new URL(link, media.httpUrl));
  expect(shown.headers.get("content-type")).toBe("video/mp4");
});

test("what was sent by a link after its upload was completed is removed after a day, and the file stays", async () => {
  const owner = member({ roles: ["Talent"] });
  const { id } = expectOk(await createUpload(media.deps(), owner, ok(document())));
  await media.objects.write(`uploads/${id}`, PDF, "application/pdf");
  const file = expectOk(await completeUpload(media.deps(), owner, ok(id)));
  await media.objects.write(`uploads/${id}`, PDF, "application/pdf");
  await media.sweep(new Date(Date.now() + 23 * HOUR_MS));
  expect(await media.objects.stat(`uploads/${id}`)).not.toBeNull();
  await media.sweep(new Date(Date.now() + 25 * HOUR_MS));
  expect(await media.objects.stat(`uploads/${id}`)).toBeNull();
  expect(await media.objects.stat(file.contentKey)).not.toBeNull();
  expect((await media.row(id))?.status).toBe("Ready");
});
