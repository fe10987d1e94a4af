/** Decodes a HEIC photo where the browser cannot: receives the file, posts a JPEG, or null if it is no such photo. */
import { colourProfile, primariesOf } from "@callboard/catalog/files/colour-profile.ts";
import { heifFacts } from "@callboard/catalog/files/heif-facts.ts";
import type { HeifFacts } from "@callboard/catalog/files/heif-facts.ts";
import buildLibheif from "heic-to/libheif";
import type { HeifImage } from "heic-to/libheif";
import { jpegSaying } from "./jpeg-segments.ts";

const QUALITY = 0.92;

/** The pixels of a picture, in the orientation it was taken. */
function pixelsOf(picture: HeifImage): Promise<ImageData | null> {
  const pixels = new ImageData(picture.get_width(), picture.get_height());
  return new Promise((resolve) => picture.display(pixels, resolve));
}

/** The profile by which the decoded values are meant; null for those of sRGB. */
function profileOf({ profile, primaries }: HeifFacts): Uint8Array | null {
  const named = primaries === null ? null : primariesOf(primaries);
  return profile ?? (named && colourProfile(named));
}

/** The pixels as a JPEG, on a light ground where they are transparent. */
async function drawn(pixels: ImageData): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(pixels.width, pixels.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gives no canvas");
  context.putImageData(pixels, 0, 0);
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
  return new Uint8Array(await jpeg.arrayBuffer());
}

/**
 * The decoder gives bare values: neither the profile that they are meant by, nor the camera's orientation. Both go into
 * the JPEG, where every viewer and the server obey them. Where the container turns the picture, the decoder has.
 */
async function jpegOf(file: Blob): Promise<Blob | null> {
  const bytes = await file.arrayBuffer();
  const decoder = new (buildLibheif().HeifDecoder)();
  const pictures = decoder.decode(bytes);
  const picture = pictures.find((one) => one.is_primary()) ?? pictures[0];
  const pixels = picture ? await pixelsOf(picture) : null;
  if (pixels === null) return null;
  const facts = heifFacts(new Uint8Array(bytes));
  const orientation = facts.isTurned ? 1 : facts.orientation;
  return jpegSaying(await drawn(pixels), { profile: profileOf(facts), orientation });
}

addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  jpegOf(data).then(
    (jpeg) => postMessage(jpeg),
    () => postMessage(null),
  );
});
