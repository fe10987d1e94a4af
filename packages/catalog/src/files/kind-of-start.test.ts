import { kindOfStart } from "./kind-of-start.ts";

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, "latin1"));
const iso = (...brands: readonly string[]): Uint8Array => {
  const [major = "", ...others] = brands;
  const box = `ftyp${major}\0\0\0\0${others.join("")}`;
  return bytes(`\0\0\0${String.fromCodePoint(box.length + 4)}${box}\0\0\0\u0008free`);
};

test.each([
  ["a HEIC photo of a phone", iso("heic", "mif1", "heic"), "image/heic", "image/heic"],
  ["HEIC after a general brand", iso("mif1", "heic", "miaf"), "image/heif", "image/heic"],
  ["HEIC after a brand that no list has", iso("mif2", "heic"), "video/mp4", "image/heic"],
  ["HEIC of several frames", iso("hevc", "mif1"), "image/heic-sequence", "image/heic"],
  ["AVIF", iso("avif", "mif1", "miaf"), "image/avif", "image/avif"],
  ["AVIF after a general brand", iso("mif1", "avif", "miaf"), "image/heif", "image/avif"],
  ["animated AVIF", iso("avis", "avif", "msf1"), "image/avif", "image/avif"],
  ["MP4", iso("isom", "iso2", "avc1"), "video/mp4", "video/mp4"],
  ["MP4 of Apple's shop", iso("M4V ", "isom"), "video/x-m4v", "video/mp4"],
  ["MP4 of another device", iso("M4VH", "isom"), "video/x-m4v", "video/mp4"],
  ["MP4 of a telephone", iso("3gp5", "isom"), "video/3gpp", "video/mp4"],
  ["MP4 of an unknown brand", iso("XAVC", "isom"), null, "video/mp4"],
  ["QuickTime", iso("qt  ", "qt  "), "video/quicktime", "video/quicktime"],
  ["a recording in M4A", iso("M4A ", "isom"), "audio/x-m4a", "audio/mp4"],
  ["a raw picture of Canon", iso("crx ", "isom"), "image/x-canon-cr3", null],
  ["JPEG XL", iso("jxl ", "jxl "), "image/jxl", null],
  ["an animated PNG", bytes("\u0089PNG"), "image/apng", "image/png"],
  ["Opus in Ogg", bytes("OggS"), "audio/ogg; codecs=opus", "audio/ogg"],
  ["a PDF", bytes("%PDF-1.7"), "application/pdf", "application/pdf"],
  ["a PDF after a line break", bytes("\r\n%PDF-1.7"), null, "application/pdf"],
  [
    "a PDF after a header of a mail",
    bytes("Content-Type: application/pdf\r\n\r\n%PDF-1.4"),
    null,
    "application/pdf",
  ],
  ["a PDF's header far inside", bytes(`\0${" ".repeat(1_024)}%PDF-1.7`), null, null],
  ["a text that begins like a picture", bytes("BMW sahnesi, saat 6\n"), "image/bmp", "text/plain"],
  ["a picture that begins like a text", bytes("BM\u0006\0\0\0"), "image/bmp", null],
  ["a text that begins like a program", bytes("MZ 12: sunset"), "application/x-msdownload", "text/plain"],
  ["a program", bytes("MZ\u0090\0\u0003"), "application/x-msdownload", null],
  ["RTF, which is a text of another kind", bytes("{\\rtf1"), "application/rtf", null],
  ["an archive", bytes("PK\u0003\u0004"), "application/zip", null],
  ["nothing", bytes(""), null, null],
])("%s", (_name, start, signature, kind) => {
  expect(kindOfStart(start, signature)).toBe(kind);
});
