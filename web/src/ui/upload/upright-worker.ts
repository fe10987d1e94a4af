/** Draws a picture upright and small enough: receives the file and the most bytes it may have, posts the picture, or null. */
import { webpFacts } from "@callboard/catalog/files/webp-facts.ts";
import type { Wanted } from "./upright-picture.ts";

/** More than any rendition shows, and still a picture of which a face can be cut out. */
const MAX_PIXELS = 24e6;
/** High enough that flat colours stay within 4 of 255 of what they were. */
const QUALITY = 0.95;
/** Each try has half the pixels of the one before; after the last the picture is given up. */
const TRIES = 5;
const LIGHT_GROUND = "#fff";
/** An unknown chunk, which every decoder skips (RFC 9649, 2.7.1.6). */
const SKIPPED_CHUNK = new TextEncoder().encode("SKIP");

type Matrix = readonly [a: number, b: number, c: number, d: number];
/** How a picture is turned and mirrored by the orientation of its metadata, 1 to 8 (CIPA DC-008, 4.6.4). */
const TURNS: readonly Matrix[] = [
  [1, 0, 0, 1],
  [-1, 0, 0, 1],
  [-1, 0, 0, -1],
  [1, 0, 0, -1],
  [0, 1, 1, 0],
  [0, 1, -1, 0],
  [0, -1, -1, 0],
  [0, -1, 1, 0],
];

type Decoded = { readonly picture: ImageBitmap; readonly turn: Matrix };

/** A picture with the turn that the browser has not done. Of a WebP it does none, because it is not told of it. */
async function decoded(file: Blob): Promise<Decoded> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { orientation, exifFrom } = webpFacts(bytes);
  if (exifFrom !== null) bytes.set(SKIPPED_CHUNK, exifFrom);
  const picture = await createImageBitmap(exifFrom === null ? file : new Blob([bytes]));
  return { picture, turn: TURNS[orientation - 1] ?? [1, 0, 0, 1] };
}

/** A picture on a canvas of this share of its sides; on a light ground unless it may keep a clear one. */
function drawn({ picture, turn }: Decoded, scale: number, keepsClear: boolean): OffscreenCanvas {
  const [a, b, c, d] = turn;
  const side = (pixels: number): number => Math.max(1, Math.round(pixels * scale));
  const [across, down] = [side(picture.width), side(picture.height)];
  const [width, height] = a === 0 ? [down, across] : [across, down];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gives no canvas");
  if (!keepsClear) {
    context.fillStyle = LIGHT_GROUND;
    context.fillRect(0, 0, width, height);
  }
  context.setTransform(a, b, c, d, a + c < 0 ? width : 0, b + d < 0 ? height : 0);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, across, down);
  return canvas;
}

async function upright({ file, maxBytes }: Wanted): Promise<Blob | null> {
  const whole = await decoded(file);
  const { width, height } = whole.picture;
  const largest = Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)));
  if (file.type === "image/png") {
    const png = await drawn(whole, largest, true).convertToBlob({ type: "image/png" });
    if (png.size <= maxBytes) return png;
  }
  for (let tries = 0; tries < TRIES; tries += 1) {
    const canvas = drawn(whole, largest * Math.SQRT1_2 ** tries, false);
    const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
    if (jpeg.size <= maxBytes) return jpeg;
  }
  return null;
}

addEventListener("message", ({ data }: MessageEvent<Wanted>) => {
  upright(data).then(
    (picture) => postMessage(picture),
    () => postMessage(null),
  );
});
