import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { newId } from "@callboard/kit/ids.ts";
import { openDiskStore } from "../src/adapters/objects/disk.ts";
import { createLinkSigner } from "../src/adapters/objects/link-signer.ts";
import { createRenditions } from "../src/adapters/objects/renditions.ts";
import type { MediaFile } from "../src/domain/file.ts";

test("a store that takes nothing is no fault of the picture: it can be completed later", async () => {
  const folder = await mkdtemp(join(tmpdir(), "renditions-"));
  const store = openDiskStore(folder, createLinkSigner("a secret for the test", "http://localhost"));
  const id = newId();
  const file = { id, contentKey: `uploads/${id}` } as MediaFile;
  const canvas = sharp({ create: { width: 40, height: 30, channels: 3, background: "#456" } });
  await store.write(file.contentKey, await canvas.png().toBuffer(), "image/png");
  // No folder can be created where there is a file.
  await writeFile(join(folder, "content"), "");
  await expect(createRenditions(store).make(file, "image/png")).rejects.toThrow(/EEXIST|ENOTDIR/);
  await rm(join(folder, "content"));
  const made = await createRenditions(store).make(file, "image/png");
  expect(made).toMatchObject({ ok: true, value: { width: 40, height: 30, contentType: "image/webp" } });
  await rm(folder, { recursive: true });
});
