import type { FilmConversion } from "./convert-film.ts";

/** Conversions under way or paused, by upload. */
export const conversions = new Map<string, FilmConversion>();

/** Ends the conversion for an upload, if there is one. */
export function endConversion(id: string): void {
  const conversion = conversions.get(id);
  conversions.delete(id);
  void conversion?.cancel().catch(() => undefined);
}
