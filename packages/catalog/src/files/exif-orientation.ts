/** The tag of the orientation (CIPA DC-008, 4.6.4). */
const ORIENTATION = 0x0112;

/** The orientation, 1 to 8, in EXIF metadata that begins with its TIFF header; 1 if it has none. */
export function orientationOfTiff(bytes: Uint8Array): number {
  if (bytes.length < 10) return 1;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > bytes.length) return 1;
  const count = view.getUint16(directory, isLittle);
  for (let at = directory + 2; at + 12 <= bytes.length && at < directory + 2 + 12 * count; at += 12) {
    if (view.getUint16(at, isLittle) !== ORIENTATION) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
