/** Brands of a sequence of pictures; decoders of single pictures refuse files that have them. */
const SEQUENCE = /^(avis|msf1)$/;
const FIRST_BRAND = 8;
const COMPATIBLE_BRANDS = 16;

/**
 * An animated AVIF as the single picture that it also holds, its first frame; anything else as it is. The same bytes with
 * other brands: nothing in them moves.
 */
export function firstFrameOf(bytes: Buffer): Buffer {
  if (bytes.length < COMPATIBLE_BRANDS || bytes.toString("latin1", 4, FIRST_BRAND) !== "ftyp") return bytes;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length);
  const places = [FIRST_BRAND];
  for (let at = COMPATIBLE_BRANDS; at + 4 <= end; at += 4) places.push(at);
  const sequences = places.filter((at) => SEQUENCE.test(bytes.toString("latin1", at, at + 4)));
  if (sequences.length === 0) return bytes;
  const still = Buffer.from(bytes);
  for (const at of sequences) still.write(at === FIRST_BRAND ? "avif" : "mif1", at, "latin1");
  return still;
}
