import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMedia } from "./media-service.ts";
import { describeUploadParts } from "./upload-parts.contract.ts";

describeUploadParts("disk", async () => {
  const OBJECTS_FOLDER = await mkdtemp(join(tmpdir(), "media-"));
  const OBJECTS_SECRET = "a secret for the test";
  const media = await startMedia({ OBJECTS_FOLDER, OBJECTS_SECRET, PUBLIC_URL: "http://localhost" });
  const stop = async (): Promise<void> => {
    await media.stop();
    await rm(OBJECTS_FOLDER, { recursive: true });
  };
  return { ...media, stop };
});
