import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { fail, ok } from "@callboard/kit/result.ts";
import type { Renditions } from "#app/ports.ts";
import { isVideo, isImage, MAX_PIXELS, STILL_TYPE, stillKeyOf, type MediaFile } from "#domain/file.ts";
import type { ObjectStore } from "./object-store.ts";

/** The longest side of a shown image, and the widths of the smaller ones, in pixels. */
const MAX_SIDE = 2_400;
export const THUMBNAIL_WIDTH = 480;
export const SMALL_WIDTH = 300;
/** The content type of every thumbnail. */
export const THUMBNAIL_TYPE = "image/webp";

// One thread per image, so that a burst of uploads does not occupy the whole machine.
sharp.concurrency(1);

/**
 * Re-encodes images, which removes everything else in the bytes (location, scripts, a second file). Videos and
 * documents stay as they are; their content type was checked before. A video gets a thumbnail if its sender sent a
 * still. The sent object is kept for concurrent calls.
 */
export function createRenditions(objects: ObjectStore): Renditions {
  return {
    async make(file, contentType) {
      if (!isImage(contentType)) {
        const stored = await objects.stat(file.contentKey);
        if (!stored) return fail("FILE_BROKEN");
        const thumbnailKey = isVideo(contentType) ? await keepStill(objects, file) : null;
        const kept = { contentKey: file.contentKey, thumbnailKey, smallKey: null, width: null, height: null };
        return ok({ ...kept, contentType, size: stored.size });
      }
      const sent = await objects.read(file.contentKey);
      const sides = await sharp(sent, { limitInputPixels: false })
        .metadata()
        .catch(() => null);
      if (!sides) return fail("FILE_BROKEN");
      if (sides.width * sides.height > MAX_PIXELS) return fail("FILE_PIXELS");
      const encoded = await encode(sent).catch(() => null);
      if (!encoded) return fail("FILE_BROKEN");
      const [contentKey, thumbnailKey] = [`content/${file.id}.webp`, thumbnailKeyOf(file)];
      const smallKey = `small/${file.id}.webp`;
      // Throws if the store is full, because that is not a fault of the image.
      await objects.write(contentKey, encoded.shown, "image/webp");
      await objects.write(thumbnailKey, encoded.thumbnail, THUMBNAIL_TYPE);
      await objects.write(smallKey, encoded.small, THUMBNAIL_TYPE);
      const { width, height } = encoded;
      return ok({
        contentKey,
        thumbnailKey,
        smallKey,
        width,
        height,
        size: encoded.shown.length,
        contentType: "image/webp",
      });
    },
  };
}

const thumbnailKeyOf = ({ id }: Pick<MediaFile, "id">): string => `thumbnails/${id}.webp`;

/**
 * Makes the thumbnail of a video from its still; null if it is missing or not an image, which is no fault of the
 * video.
 */
async function keepStill(objects: ObjectStore, file: MediaFile): Promise<string | null> {
  if (!(await objects.stat(stillKeyOf(file)))) return null;
  const sent = await objects.read(stillKeyOf(file));
  if ((await fileTypeFromBuffer(sent))?.mime !== STILL_TYPE) return null;
  const encoded = await encode(sent).catch(() => null);
  if (!encoded) return null;
  await objects.write(thumbnailKeyOf(file), encoded.thumbnail, THUMBNAIL_TYPE);
  return thumbnailKeyOf(file);
}

interface Encoded {
  readonly shown: Buffer;
  readonly thumbnail: Buffer;
  readonly small: Buffer;
  readonly width: number;
  readonly height: number;
}

async function encode(sent: Buffer): Promise<Encoded> {
  const image = sharp(sent, { limitInputPixels: MAX_PIXELS, failOn: "error" }).rotate();
  const shown = await image
    .clone()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 86 })
    .toBuffer({ resolveWithObject: true });
  const wide = (max: number): Promise<Buffer> =>
    image.clone().resize({ width: max, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer();
  const thumbnail = await wide(THUMBNAIL_WIDTH);
  const small = await wide(SMALL_WIDTH);
  const { width, height } = shown.info;
  return { shown: shown.data, thumbnail, small, width, height };
}
