/** An area of a picture, in pixels; beyond the picture's edges it is empty. */
export type PictureArea = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type PictureKind = {
  readonly type: "image/jpeg" | "image/png";
  /** A wider area is scaled down to this. */
  readonly maxWidth: number;
};

/** What is to be cut out of which picture. */
export type Cut = PictureKind & { readonly picture: ImageBitmap; readonly area: PictureArea };

const LIGHT_GROUND = "#fff";
const QUALITY = 0.92;

/** An area of a picture, drawn and written as a file; the picture is released. */
export async function drawnCut({ picture, area, type, maxWidth }: Cut): Promise<Blob> {
  const { x, y, width, height } = area;
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
