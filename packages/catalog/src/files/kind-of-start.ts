/** What the first bytes of a file say about its kind, beyond what signatures at byte 0 tell. */
import { kindNamed, type FileKind } from "./file-kinds.ts";
import { isPlainText } from "./plain-text.ts";

/** The number of bytes from which a kind is recognized. */
export const START_BYTES = 4_100;
/** Readers look for the header of a PDF in its first 1,024 bytes (Adobe's implementation note 13 to PDF 1.7, annex H). */
const PDF_HEADER_WITHIN = 1_024;
const PDF_HEADER = "%PDF-";
const MAX_BRANDS = 64;

const AVIF_BRANDS: readonly string[] = ["avif", "avis"];
/** HEVC pictures (ISO/IEC 23008-12, annex B), and the brands of HEIF that phones write first. */
const HEIC_BRANDS: readonly string[] = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"];
const PICTURE_BRANDS: readonly string[] = ["mif1", "mif2", "mif3", "msf1", "1pic", "miaf"];
const AUDIO_BRANDS: readonly string[] = ["M4A ", "M4B ", "M4P ", "F4A ", "F4B "];

const latin = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);

/** The major brand and the compatible ones of a file of the ISO family; none if it is no such file. */
function brandsOf(start: Uint8Array): readonly string[] {
  if (start.length < 16 || latin(start.subarray(4, 8)) !== "ftyp") return [];
  const size = new DataView(start.buffer, start.byteOffset, start.length).getUint32(0);
  const end = Math.min(size, start.length, 16 + 4 * MAX_BRANDS);
  const brands = [latin(start.subarray(8, 12))];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(latin(start.subarray(at, at + 4)));
  return brands;
}

/** The kind of a file of the ISO family by all its brands: the first one alone may name a version or a device. */
function kindOfBrands(brands: readonly string[]): FileKind | null {
  const [major] = brands;
  if (major === undefined) return null;
  const has = (wanted: readonly string[]): boolean => brands.some((brand) => wanted.includes(brand));
  const isPicture = has(AVIF_BRANDS) || has(HEIC_BRANDS) || PICTURE_BRANDS.includes(major);
  if (isPicture) return has(AVIF_BRANDS) && !has(HEIC_BRANDS) ? "image/avif" : "image/heic";
  if (major === "qt  ") return "video/quicktime";
  if (AUDIO_BRANDS.includes(major)) return "audio/mp4";
  // Canon's raw pictures and JPEG 2000 and XL are of the family, and are no film.
  return /^(crx |jp[2xm] |jxl |mjp2)$/.test(major) ? null : "video/mp4";
}

/** Formats that a signature of two or three letters claims for a text which begins with these letters: "BM", "MZ". */
const CLAIMS_TEXT =
  /^(image\/bmp|application\/x-msdownload|application\/x-shockwave-flash|audio\/x-musepack|audio\/aac|audio\/mpeg)$/;

/**
 * The kind of a file by its first bytes (at most `START_BYTES` of them) and the media type that its signature has, null
 * if the signature is unknown. Null: none that we take.
 */
export function kindOfStart(start: Uint8Array, signature: string | null): FileKind | null {
  const byBrand = kindOfBrands(brandsOf(start));
  if (byBrand !== null) return byBrand;
  const known = signature === null ? null : kindNamed(signature);
  if (signature !== null && !CLAIMS_TEXT.test(signature)) return known;
  if (signature === null && latin(start.subarray(0, PDF_HEADER_WITHIN)).includes(PDF_HEADER))
    return "application/pdf";
  return isPlainText(start) ? "text/plain" : known;
}
