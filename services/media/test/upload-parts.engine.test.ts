import { engineAddress, hasEngine, type EngineName } from "@callboard/testkit/engine-address.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { newId } from "@callboard/kit/ids.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { s3Settings } from "../src/config.ts";
import { openS3Store } from "../src/adapters/objects/s3.ts";
import { startMedia } from "./media-service.ts";
import { describeUploadParts } from "./upload-parts.contract.ts";

const engines: EngineName[] = hasEngine("minio") ? ["s3", "minio"] : ["s3"];

/**
 * Browsers reach the server directly here, in a bucket used only by this suite, because a sweep would also end
 * uploads of other suites.
 */
function settingsOf(name: EngineName) {
  const { url, user = "", password = "" } = engineAddress(name);
  const S3_BUCKET = `parts-${newId()}`;
  const place = { S3_BUCKET, S3_PUBLIC_URL: `${url}/${S3_BUCKET}`, PUBLIC_URL: "http://localhost" };
  return { S3_URL: url, S3_ACCESS_KEY: user, S3_SECRET_KEY: password, ...place };
}

for (const name of engines) {
  describeUploadParts(name === "s3" ? "SeaweedFS" : "MinIO", () => startMedia(settingsOf(name)));
}

test.each(engines)("an hour in which %s is unavailable does not stop the sweep", async (name) => {
  const media = await startMedia(settingsOf(name));
  try {
    const file = { FileName: "a.mp4", ContentType: "video/mp4", Size: 20 * 1024 ** 2, Purpose: "Reel" };
    const query = "mutation ($file: UploadInput!) { createUpload(file: $file) { PK } }";
    const owner = member({ roles: ["Talent"] });
    const created = await media.execute<{ createUpload: { PK: string } }>(owner, query, { file });
    const id = created.data.createUpload.PK.replace("MED#", "");
    const uploadId = (await media.row(id))?.upload_id ?? "";
    const tomorrow = new Date(Date.now() + 25 * 3_600_000);
    const settings = s3Settings({ ...media.config, S3_URL: "http://127.0.0.1:1" });
    if (!settings) throw new Error("S3 is not set.");
    const unavailable = openS3Store(settings, { log: createLog("media", "silent"), clock: () => new Date() });
    await expect(media.sweep(tomorrow, unavailable)).rejects.toMatchObject({
      failure: { code: "UNAVAILABLE" },
    });
    expect(await media.objects.parts.list({ key: `uploads/${id}`, uploadId })).toEqual([]);
    await media.sweep(tomorrow);
    expect(await media.objects.parts.list({ key: `uploads/${id}`, uploadId })).toBeNull();
    expect(await media.row(id)).toBeUndefined();
  } finally {
    await media.stop();
  }
});
