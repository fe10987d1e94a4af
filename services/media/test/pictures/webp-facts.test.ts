import { readFileSync } from "node:fs";
import { webpFacts } from "@callboard/catalog/files/webp-facts.ts";

const read = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`webp/${name}`, import.meta.url)));

test.each([
  ["srgb-1.webp", 1],
  ["srgb-3.webp", 3],
  ["srgb-6.webp", 6],
  ["srgb-8.webp", 8],
  ["p3-icc-6.webp", 6],
])("%s was taken in orientation %d", (name, orientation) => {
  expect(webpFacts(read(name)).orientation).toBe(orientation);
});

test("the prefix that some programs write before the metadata is skipped", () => {
  const bytes = read("srgb-6.webp");
  const { exifFrom } = webpFacts(bytes);
  if (exifFrom === null) throw new Error("There is no metadata.");
  const payload = bytes.subarray(exifFrom + 8);
  const chunk = Buffer.concat([Buffer.from("EXIF"), Buffer.alloc(4), Buffer.from("Exif\0\0"), payload]);
  chunk.writeUInt32LE(payload.length + 6, 4);
  const longer = new Uint8Array(Buffer.concat([bytes.subarray(0, exifFrom), chunk]));
  expect(webpFacts(longer)).toEqual({ orientation: 6, exifFrom });
});

test.each([
  ["nothing", new Uint8Array()],
  ["another kind of file", new Uint8Array(64)],
  ["a file that ends before its metadata", read("srgb-6.webp").subarray(0, 60)],
])("%s has no orientation", (_name, bytes) => {
  expect(webpFacts(bytes)).toEqual({ orientation: 1, exifFrom: null });
});
