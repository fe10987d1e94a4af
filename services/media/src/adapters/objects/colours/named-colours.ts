import { colourProfile, primariesOf } from "@callboard/catalog/files/colour-profile.ts";
import type { FileKind } from "@callboard/catalog/files/file-kinds.ts";
import { heifFacts } from "@callboard/catalog/files/heif-facts.ts";
import sharp from "sharp";
import { pngWithNamedColours, pngWithProfile } from "./png-colours.ts";
import { MAX_PIXELS } from "#domain/refusals.ts";

/**
 * A picture that names its colours by numbers, with the profile that they amount to: what follows converts by profiles
 * alone, and would show such a picture paler. Any other picture as it is. The sides must have been checked.
 */
export async function withNamedColours(bytes: Buffer, kind: FileKind): Promise<Buffer> {
  if (kind === "image/png") return pngWithNamedColours(bytes);
  return kind === "image/avif" ? avifWithNamedColours(bytes) : bytes;
}

async function avifWithNamedColours(bytes: Buffer): Promise<Buffer> {
  const { profile, primaries } = heifFacts(bytes);
  const named = profile === null && primaries !== null ? primariesOf(primaries) : null;
  if (named === null) return bytes;
  const pixels = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" }).rotate();
  return pngWithProfile(await pixels.png({ compressionLevel: 1 }).toBuffer(), colourProfile(named));
}
