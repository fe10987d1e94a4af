/** An area of a picture, in pixels; beyond the picture's edges it is empty. */
export type PictureArea = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

type PictureKind = {
  readonly type: "image/jpeg" | "image/png";
  /** A wider area is scaled down to this. */
  readonly maxWidth: number;
};

const PHOTO: PictureKind = { type: "image/jpeg", maxWidth: Number.POSITIVE_INFINITY };
const LIGHT_GROUND = "#fff";
const ENDINGS = { "image/jpeg": ".jpg", "image/png": ".png" } as const;

/** The smallest area of a shape that contains the whole picture, centered. */
export function areaAround(width: number, height: number, ratio: number): PictureArea {
  const kept = {
    width: Math.max(width, Math.round(height * ratio)),
    height: Math.max(height, Math.round(width / ratio)),
  };
  return { x: Math.round((width - kept.width) / 2), y: Math.round((height - kept.height) / 2), ...kept };
}

/**
 * An area of a picture as a new file with only its pixels, without camera metadata. Rejects if the browser cannot
 * decode the picture.
 */
export async function cutPicture(
  file: File,
  areaOf: (width: number, height: number) => PictureArea,
  { type, maxWidth }: PictureKind = PHOTO,
): Promise<File> {
  const picture = await createImageBitmap(file);
  const { x, y, width, height } = areaOf(picture.width, picture.height);
  const scale = Math.min(1, maxWidth / width);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) });
  const context = canvas.getContext("2d");
  if (context && type === "image/jpeg") {
    // A JPEG has no transparency: behind a picture with a clear ground it would be black.
    context.fillStyle = LIGHT_GROUND;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (blob === null) throw new Error("The browser cannot draw this picture");
  return new File([blob], file.name.replace(/\.\w+$/, "") + ENDINGS[type], { type });
}
