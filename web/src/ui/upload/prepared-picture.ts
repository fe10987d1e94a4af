import { isHeic, jpegOf } from "./heic.ts";
import { isToBeDrawn, uprightPicture } from "./upright-picture.ts";

/** A picture that may be sent and stands upright everywhere; as it is if this browser cannot make it so. */
const fitting = async (file: File): Promise<File> =>
  (await isToBeDrawn(file)) ? uprightPicture(file).catch(() => file) : file;

/** A file as it is sent; null for a HEIC photo that cannot be decoded. */
export async function preparedPicture(file: File): Promise<File | null> {
  if (!(await isHeic(file))) return fitting(file);
  const jpeg = await jpegOf(file).catch(() => null);
  return jpeg && fitting(jpeg);
}
