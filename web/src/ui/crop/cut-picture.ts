/** A part of a picture, in pixels. */
export type PictureArea = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/**
 * A part of a picture as a file of its own: only pixels, nothing that the camera wrote beside them. Rejects where the
 * browser cannot draw the picture.
 */
export async function cutPicture(
  file: File,
  areaOf: (width: number, height: number) => PictureArea,
): Promise<File> {
  const picture = await createImageBitmap(file);
  const { x, y, width, height } = areaOf(picture.width, picture.height);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  canvas.getContext("2d")?.drawImage(picture, x, y, width, height, 0, 0, width, height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.92));
  if (blob === null) throw new Error("The browser cannot draw this picture");
  return new File([blob], file.name.replace(/\.\w+$/, ".jpg"), { type: "image/jpeg" });
}
