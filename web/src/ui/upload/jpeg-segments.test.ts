import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { jpegSaying } from "./jpeg-segments.ts";

const FILES = new URL("../../../../services/media/test/", import.meta.url);
const read = async (name: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(new URL(name, FILES)));
const said = async (jpeg: Blob) => sharp(Buffer.from(await jpeg.arrayBuffer())).metadata();

test("a JPEG says the profile and the orientation that it is given, in place of its own", async () => {
  const profile = new Uint8Array(200_000).map((_, at) => at % 251);
  const jpeg = jpegSaying(await read("pictures/jpeg/p3-icc-3.jpg"), { profile, orientation: 6 });
  const { icc, orientation, width, height } = await said(jpeg);
  expect([orientation, width, height]).toEqual([6, 48, 32]);
  expect(new Uint8Array(icc ?? [])).toEqual(profile);
});

test("a JPEG of usual colours that is upright says nothing", async () => {
  const jpeg = jpegSaying(await read("pictures/jpeg/p3-icc-3.jpg"), { profile: null, orientation: 1 });
  const { icc, exif, orientation } = await said(jpeg);
  expect([icc, exif, orientation]).toEqual([undefined, undefined, undefined]);
});
