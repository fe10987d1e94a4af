import { lookAtFile } from "../content/look-at-file.ts";
import type { UploadPurpose } from "../upload-store.ts";
import { conversions } from "./conversions.ts";
import { filmConversion } from "./convert-film.ts";
import type { FilmConversion } from "./convert-film.ts";

type Film = { readonly id: string; readonly file: File; readonly purpose: UploadPurpose };

/** The conversion that a film needs and this browser can do. */
async function conversionFor({ file, purpose }: Film): Promise<FilmConversion | null> {
  const looked = await lookAtFile(file, purpose);
  return looked.isHardToShow && looked.broken === null ? filmConversion(looked.file) : null;
}

/**
 * A film that every browser shows: converted if need be, from where an earlier call for the same upload was stopped.
 * The film itself if it is one, or if this browser cannot convert it; null if the signal stopped the conversion.
 */
export async function showableFilm(
  film: Film,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<File | null> {
  const { id, file } = film;
  const conversion = conversions.get(id) ?? (await conversionFor(film).catch(() => null));
  if (signal.aborted) return null;
  if (conversion === null) return file;
  conversions.set(id, conversion);
  onProgress(0);
  const made = await conversion.go(signal, onProgress).catch(() => (signal.aborted ? null : file));
  if (made !== null) conversions.delete(id);
  return made;
}
