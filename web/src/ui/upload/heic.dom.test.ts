import { fakeHeicDecoder, heicPhoto } from "#test/files/fake-heic.ts";
import { realFile } from "#test/files/real-files.ts";
import { isHeic, jpegOf } from "./heic.ts";

test.each([
  ["heic", "IMG_1.heic", "image/heic", true],
  ["heic", "IMG_1.jpg", "image/jpeg", true],
  ["heic", "IMG_1", "", true],
  ["jpeg", "IMG_1.HEIC", "image/heic", false],
  ["png", "IMG_1.heif", "application/octet-stream", false],
  ["mp4", "IMG_1.heic", "", false],
] as const)("a %s called %s of the kind %j is HEIC: %j", async (kind, name, type, expected) => {
  expect(await isHeic(realFile(kind, { name, type }))).toBe(expected);
});

test("a file that the browser cannot read any more is none", async () => {
  const gone = { slice: () => ({ arrayBuffer: () => Promise.reject(new Error("NotReadableError")) }) };
  expect(await isHeic(gone as never)).toBe(false);
});

const worker = fakeHeicDecoder();

test("what the browser cannot draw, our decoder reads; the JPEG is known by the photo's name and time", async () => {
  const { name, type, lastModified } = await jpegOf(heicPhoto());
  expect({ name, type, lastModified }).toEqual({ name: "IMG_1.jpg", type: "image/jpeg", lastModified: 7 });
});

test("what the browser reads itself needs no decoder of ours", async () => {
  const [cuts, decoded]: [unknown[], unknown[]] = [[], []];
  worker.cut = async (cut) => {
    cuts.push(cut);
    return new Blob(["drawn here"], { type: "image/jpeg" });
  };
  worker.decode = async (file) => {
    decoded.push(file);
    return null;
  };
  const photo = heicPhoto();
  const { name, type } = await jpegOf(photo);
  expect({ name, type }).toEqual({ name: "IMG_1.jpg", type: "image/jpeg" });
  expect(cuts).toEqual([expect.objectContaining({ file: photo, kept: "whole" })]);
  expect(decoded).toEqual([]);
});

test("photos are read one at a time, also after one that cannot be read", async () => {
  const begun: string[] = [];
  let answer: (jpeg: Blob | null) => void = () => undefined;
  worker.decode = ({ name }) => {
    begun.push(name);
    return new Promise((resolve) => (answer = resolve));
  };
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  const both = [jpegOf(heicPhoto("a.heic")), jpegOf(heicPhoto("b.heic"))];
  const outcomes = Promise.allSettled(both);
  await turn();
  expect(begun).toEqual(["a.heic"]);
  answer(null);
  await turn();
  expect(begun).toEqual(["a.heic", "b.heic"]);
  answer(new Blob(["jpeg"]));
  expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
});
