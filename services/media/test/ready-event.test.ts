import { timestampDate } from "@bufbuild/protobuf/wkt";
import { readEvent, subjectOf, type Envelope } from "@callboard/bus/event.ts";
import { ok } from "@callboard/kit/result.ts";
import { MediaReadySchema, MediaUploadedSchema } from "@callboard/proto/media/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { completeUpload } from "../src/app/complete-upload.ts";
import { createUpload } from "../src/app/create-upload.ts";
import { startMediaOnDisk, type MediaOnDisk } from "./media-service.ts";

let media: MediaOnDisk;
const published: Envelope[] = [];
beforeAll(async () => {
  media = await startMediaOnDisk();
  const subjects = [MediaUploadedSchema, MediaReadySchema].map(subjectOf);
  await media.bus.watch(subjects, (envelope) => published.push(envelope));
});
afterAll(() => media.stop());

test("a file that is ready says when its bytes had arrived, also where the check had to be repeated", async () => {
  const owner = member({ roles: ["Talent"] });
  const bytes = Buffer.from("%PDF-1.7 a resume");
  const sides = {
    FileName: "a.pdf",
    ContentType: "application/pdf",
    Purpose: "Document",
    Size: bytes.length,
  };
  const { id } = expectOk(await createUpload(media.deps(), owner, ok(sides)));
  await media.objects.write(`uploads/${id}`, bytes, "application/pdf");
  const stopped = { ...media.objects, copy: () => Promise.reject(new Error("the process ends here")) };
  await expect(completeUpload(media.deps(stopped), owner, ok(id))).rejects.toThrow("ends here");
  expectOk(await completeUpload(media.deps(), owner, ok(id)));
  await waitFor("both events", () => published.length === 2);
  const [uploaded, ready] = published as [Envelope, Envelope];
  const { mediaId, ownerId, arrivedAt } = readEvent(MediaReadySchema, ready);
  expect({ mediaId, ownerId }).toEqual({ mediaId: id, ownerId: owner.userId });
  expect(arrivedAt && timestampDate(arrivedAt)).toEqual(uploaded.occurredAt);
  expect(ready.occurredAt.getTime()).toBeGreaterThan(uploaded.occurredAt.getTime());
});
