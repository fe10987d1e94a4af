import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newId } from "@callboard/kit/ids.ts";
import { openDiskStore } from "@callboard/media/adapters/objects/disk.ts";
import { createLinkSigner } from "@callboard/media/adapters/objects/link-signer.ts";
import { createRenditions } from "@callboard/media/adapters/objects/renditions.ts";
import type { MediaFile } from "@callboard/media/domain/file.ts";
import {
  distance,
  expectedPictures,
  pictureBytes,
  shownFields,
} from "../../services/media/test/pictures/shown-pictures.ts";
import { openClientModules, type ClientModules } from "../support/client-modules.ts";

/** Of 255: what converting to JPEG and re-encoding may change together. */
const TOLERANCE = 4;

const folder = await mkdtemp(join(tmpdir(), "heic-"));
const store = openDiskStore(folder, createLinkSigner("a secret for the test", "http://localhost"));
const renditions = createRenditions(store);
const photos = [...(await expectedPictures())].filter(([name]) => name.startsWith("heic"));

let client: ClientModules;
beforeAll(async () => {
  client = await openClientModules();
});
afterAll(async () => {
  await client.close();
  await rm(folder, { recursive: true });
});

/** The JPEG that the client makes of a photo. */
async function converted(photo: Buffer): Promise<Buffer> {
  const base64 = await client.page.evaluate(async (sent) => {
    const file = new File([await (await fetch(`data:;base64,${sent}`)).blob()], "IMG_1.HEIC");
    const path = "/src/ui/upload/heic.ts";
    const { jpegOf } = (await import(path)) as { jpegOf: (file: File) => Promise<File> };
    const bytes = new Uint8Array(await (await jpegOf(file)).arrayBuffer());
    return (bytes as unknown as { toBase64(): string }).toBase64();
  }, photo.toString("base64"));
  return Buffer.from(base64, "base64");
}

test("there are photos turned by the container, by the camera's metadata, and of more bits", () => {
  expect(photos).toHaveLength(23);
});

test.each(photos)("%s is shown upright in its true colours after both conversions", async (name, fields) => {
  const id = newId();
  const file = { id, contentKey: `uploads/${id}` } as MediaFile;
  await store.write(file.contentKey, await converted(await pictureBytes(name)), "image/jpeg");
  const made = await renditions.make(file, "image/jpeg");
  if (!made.ok) throw new Error(made.failure);
  const shown = await shownFields(await store.read(made.value.contentKey));
  expect([shown.width, shown.height]).toEqual([48, 32]);
  expect(distance(shown.fields, fields)).toBeLessThanOrEqual(TOLERANCE);
});
