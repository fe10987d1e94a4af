import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { decodedPhoto, fakeHeicDecoder } from "#test/files/fake-heic.ts";
import { realFile } from "#test/files/real-files.ts";
import { isToBeDrawn, uprightPicture } from "./upright-picture.ts";

const PICTURES = join(import.meta.dirname, "../../../../services/media/test/pictures/webp");

const photo = (kind: Parameters<typeof realFile>[0], size: number): File =>
  realFile(kind, { name: "IMG_1.JPG", size });

test.each([
  ["jpeg", LIMITS.imageBytes, false],
  ["jpeg", LIMITS.imageBytes + 1, true],
  ["png", LIMITS.imageBytes + 1, true],
  ["mp4", LIMITS.imageBytes + 1, false],
  ["pdf", LIMITS.imageBytes + 1, false],
] as const)("a %s of %d bytes is to be drawn: %j", async (kind, size, expected) => {
  expect(await isToBeDrawn(photo(kind, size))).toBe(expected);
});

test.each([
  ["srgb-1.webp", false],
  ["srgb-3.webp", true],
  ["p3-icc-6.webp", true],
])("the WebP %s, by how the camera was held, is to be drawn: %j", async (name, expected) => {
  const bytes = readFileSync(join(PICTURES, name));
  expect(await isToBeDrawn(new File([bytes], "a.webp"))).toBe(expected);
});

test("a file that the browser cannot read any more is not looked at", async () => {
  const slice = () => ({ arrayBuffer: () => Promise.reject(new Error("NotReadableError")) });
  expect(await isToBeDrawn({ size: LIMITS.imageBytes + 1, slice } as never)).toBe(false);
});

const worker = fakeHeicDecoder();

test("the drawn picture is known by the name and time of the photo", async () => {
  const { name, type, lastModified } = await uprightPicture(photo("jpeg", 1_000_000));
  expect({ name, type, lastModified }).toEqual({ name: "IMG_1.jpg", type: "image/jpeg", lastModified: 7 });
});

test("one that stayed a PNG is called one", async () => {
  worker.decode = async () => new Blob(["pixels"], { type: "image/png" });
  const { name, type } = await uprightPicture(photo("png", 1_000_000));
  expect({ name, type }).toEqual({ name: "IMG_1.png", type: "image/png" });
});

test("pictures are drawn one at a time, also after one that cannot be", async () => {
  const begun: number[] = [];
  worker.decode = async () => (begun.push(begun.length) === 1 ? null : decodedPhoto());
  const both = [uprightPicture(photo("jpeg", 1_000_000)), uprightPicture(photo("jpeg", 1_000_000))];
  await expect(both[0]).rejects.toThrow("This picture cannot be read.");
  expect([(await both[1])?.type, begun]).toEqual(["image/jpeg", [0, 1]]);
});
