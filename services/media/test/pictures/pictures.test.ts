import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FileKind } from "@callboard/catalog/files/file-kinds.ts";
import { newId } from "@callboard/kit/ids.ts";
import { openDiskStore } from "../../src/adapters/objects/disk.ts";
import { createLinkSigner } from "../../src/adapters/objects/link-signer.ts";
import { createRenditions } from "../../src/adapters/objects/renditions.ts";
import type { MediaFile } from "../../src/domain/file.ts";
import { distance, expectedPictures, pictureBytes, shownFields } from "./shown-pictures.ts";

/** Of 255: what re-encoding may change. */
const TOLERANCE = 4;
const expected = await expectedPictures();
const folder = await mkdtemp(join(tmpdir(), "pictures-"));
const store = openDiskStore(folder, createLinkSigner("a secret for the test", "http://localhost"));
const renditions = createRenditions(store);
afterAll(() => rm(folder, { recursive: true }));

// HEIC is converted in the browser, where it is tested.
const decodedHere = [...expected].filter(([name]) => !name.startsWith("heic"));

test("there are pictures of all kinds that are decoded here", () => {
  expect(new Set(decodedHere.map(([name]) => name.split("/")[0]))).toEqual(
    new Set(["jpeg", "png", "webp", "avif"]),
  );
  expect([decodedHere.length, expected.size]).toEqual([56, 79]);
});

test.each(decodedHere)("%s is shown upright in its true colours", async (name, fields) => {
  const id = newId();
  const file = { id, contentKey: `uploads/${id}` } as MediaFile;
  const kind = `image/${name.split("/")[0]}` as FileKind;
  await store.write(file.contentKey, await pictureBytes(name), kind);
  const made = await renditions.make(file, kind);
  if (!made.ok) throw new Error(made.failure);
  for (const key of [made.value.contentKey, made.value.thumbnailKey, made.value.smallKey]) {
    const shown = await shownFields(await store.read(key ?? ""));
    expect([shown.width, shown.height]).toEqual([48, 32]);
    expect(distance(shown.fields, fields)).toBeLessThanOrEqual(TOLERANCE);
  }
});
