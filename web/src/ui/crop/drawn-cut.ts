import { keptArea, type Kept } from "./kept-area.ts";

export type PictureKind = {
  readonly type: "image/jpeg" | "image/png";
  /** A wider area is scaled down to this. */
  readonly maxWidth: number;
};

/** What is to be cut out of which picture. */
export type Cut = PictureKind & { readonly file: Blob; readonly kept: Kept };

const LIGHT_GROUND = "#fff";
const QUALITY = 0.92;

/**
 * An area of a picture, decoded, drawn and written as a file without metadata. Rejects if the browser cannot decode the
 * picture.
 */
export async function drawnCut({ file, kept, type, maxWidth }: Cut): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const { x, y, width, height } = keptArea(picture, kept);
  const scale = Math.min(1, maxWidth / width);
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gives no canvas");
  if (type === "image/jpeg") {
    // A JPEG has no transparency: behind a picture with a clear ground it would be black.
    context.fillStyle = LIGHT_GROUND;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.convertToBlob({ type, quality: QUALITY });
}
