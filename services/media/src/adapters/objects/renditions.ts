import sharp from "sharp";
import { fail, ok } from "@callboard/kit/result.ts";
import type { Made, Renditions } from "#app/ports.ts";
import { isImage, PIXELS_MOST } from "#domain/file.ts";
import type { ObjectStore } from "./object-store.ts";

/** Longest side of what is shown, and width of a thumbnail, in pixels. */
const SIDE_MOST = 2_400;
const THUMBNAIL_WIDTH = 480;
/** Kind of every thumbnail. */
export const THUMBNAIL_TYPE = "image/webp";

// One image at a time: a burst of uploads must not take the whole machine.
sharp.concurrency(1);

/**
 * Re-encodes images: whatever else was in the bytes (place, scripts, a second file) is gone, and the sent object is
 * removed. Videos and documents are kept as they are; their kind was checked before.
 */
export function createRenditions(objects: ObjectStore): Renditions {
  return {
    async make(file, contentType) {
      if (!isImage(contentType)) {
        const stored = await objects.stat(file.contentKey);
        if (!stored) return fail("FILE_BROKEN");
        const kept = { contentKey: file.contentKey, thumbnailKey: null, width: null, height: null };
        return ok({ ...kept, contentType, size: stored.size });
      }
      const sent = await objects.read(file.contentKey);
      const sides = await sharp(sent, { limitInputPixels: false })
        .metadata()
        .catch(() => null);
      if (!sides) return fail("FILE_BROKEN");
      if (sides.width * sides.height > PIXELS_MOST) return fail("FILE_PIXELS");
      const made = await encode(objects, file.id, sent).catch(() => null);
      if (!made) return fail("FILE_BROKEN");
      await objects.remove([file.contentKey]);
      return ok(made);
    },
  };
}

async function encode(objects: ObjectStore, id: string, sent: Buffer): Promise<Made> {
  const image = sharp(sent, { limitInputPixels: PIXELS_MOST, failOn: "error" }).rotate();
  const shown = await image
    .clone()
    .resize({ width: SIDE_MOST, height: SIDE_MOST, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 86 })
    .toBuffer({ resolveWithObject: true });
  const thumbnail = await image
    .clone()
    .resize({ width: THUMBNAIL_WIDTH, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();
  const contentKey = `content/${id}.webp`;
  const thumbnailKey = `thumbnails/${id}.webp`;
  await objects.write(contentKey, shown.data, "image/webp");
  await objects.write(thumbnailKey, thumbnail, THUMBNAIL_TYPE);
  const { width, height, size } = shown.info;
  return { contentKey, thumbnailKey, width, height, size, contentType: "image/webp" };
}
