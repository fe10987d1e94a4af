import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { Renditions } from "#app/ports.ts";
import { isImage, isVideo, type FileKind } from "@callboard/catalog/files/file-kinds.ts";
import { STILL_TYPE, stillKeyOf, type MediaFile } from "#domain/file.ts";
import { firstFrameOf } from "#domain/animated-avif.ts";
import {
  hasJpegEnd,
  isCutOff,
  shownWithin,
  SMALL_WIDTH,
  smallWithin,
  THUMBNAIL_WIDTH,
  withJpegEnd,
  type Sides,
} from "#domain/pictures.ts";
import { MAX_PIXELS, MAX_SENT_SIDE, type RejectReason } from "#domain/refusals.ts";
import { withNamedColours } from "./colours/named-colours.ts";
import type { ObjectStore } from "./object-store.ts";

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
      const made = await encodeSent(await objects.read(file.contentKey), contentType);
      if (!made.ok) return made;
      const encoded = made.value;
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
  const encoded = await encodeSent(sent, STILL_TYPE);
  if (!encoded.ok) return null;
  await objects.write(thumbnailKeyOf(file), encoded.value.thumbnail, THUMBNAIL_TYPE);
  return thumbnailKeyOf(file);
}

interface Encoded {
  readonly shown: Buffer;
  readonly thumbnail: Buffer;
  readonly small: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The renditions of a sent image, or why there are none. */
async function encodeSent(bytes: Buffer, kind: FileKind): Promise<Result<Encoded, RejectReason>> {
  const lacksEnd = kind === "image/jpeg" && !hasJpegEnd(bytes);
  const sent = lacksEnd ? withJpegEnd(bytes) : firstFrameOf(bytes);
  const sides = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const unreadable = (): RejectReason => (isCutOff(bytes, kind) ? "FILE_CUT" : "FILE_BROKEN");
  if (!sides) return fail(unreadable());
  if (Math.max(sides.width, sides.height) > MAX_SENT_SIDE) return fail("FILE_SIDES");
  if (sides.width * sides.height > MAX_PIXELS) return fail("FILE_PIXELS");
  // Where its end is missing the decoder must have met every pixel before it.
  const failOn = lacksEnd ? "warning" : "error";
  const encoded = await withNamedColours(sent, kind)
    .then((coloured) => encode(coloured, { sides, failOn }))
    .catch(() => null);
  return encoded ? ok(encoded) : fail(unreadable());
}

interface Decoding {
  readonly sides: Sides;
  readonly failOn: "error" | "warning";
}

async function encode(sent: Buffer, { sides, failOn }: Decoding): Promise<Encoded> {
  const turned = sharp(sent, { limitInputPixels: MAX_PIXELS, failOn }).rotate();
  const { depth, icc } = await turned.metadata();
  // Of more than 8 bits the library makes Display P3 of any profile, which nothing would tell afterwards.
  const image = depth === "ushort" && icc ? turned.withIccProfile("srgb", { attach: false }) : turned;
  const within = (box: Sides, quality: number) =>
    image
      .clone()
      .resize({ ...box, fit: "inside", withoutEnlargement: true })
      .webp({ quality });
  const shown = await within(shownWithin(sides), 86).toBuffer({ resolveWithObject: true });
  const thumbnail = await within(smallWithin(THUMBNAIL_WIDTH), 78).toBuffer();
  const small = await within(smallWithin(SMALL_WIDTH), 78).toBuffer();
  const { width, height } = shown.info;
  return { shown: shown.data, thumbnail, small, width, height };
}
