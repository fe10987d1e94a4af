/** Decodes a HEIC photo where the browser cannot: receives the file, posts a JPEG, or null if it is no such photo. */
import buildLibheif from "heic-to/libheif";
import type { HeifImage } from "heic-to/libheif";

const QUALITY = 0.92;

/** The pixels of a picture, in the orientation it was taken. */
function pixelsOf(picture: HeifImage): Promise<ImageData | null> {
  const pixels = new ImageData(picture.get_width(), picture.get_height());
  return new Promise((resolve) => picture.display(pixels, resolve));
}

async function jpegOf(file: Blob): Promise<Blob | null> {
  const decoder = new (buildLibheif().HeifDecoder)();
  const pictures = decoder.decode(await file.arrayBuffer());
  const picture = pictures.find((one) => one.is_primary()) ?? pictures[0];
  const pixels = picture ? await pixelsOf(picture) : null;
  if (pixels === null) return null;
  const canvas = new OffscreenCanvas(pixels.width, pixels.height);
  canvas.getContext("2d")?.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
}

addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  jpegOf(data).then(
    (jpeg) => postMessage(jpeg),
    () => postMessage(null),
  );
});
