import { readFile } from "node:fs/promises";
import { heifFacts } from "@callboard/catalog/files/heif-facts.ts";

const MEDIA = new URL("../", import.meta.url);

test.each([
  ["files/heic-display-p3.heic", { profile: 480, primaries: null, isTurned: false, orientation: 1 }],
  ["files/heic-exif6-no-irot.heic", { profile: null, primaries: null, isTurned: false, orientation: 6 }],
  ["files/heic-irot.heic", { profile: null, primaries: 1, isTurned: true, orientation: 6 }],
  ["pictures/heic/p3-icc-8.heic", { profile: 480, primaries: null, isTurned: true, orientation: 8 }],
  ["pictures/heic-exif/p3-nclx-3.heic", { profile: null, primaries: 12, isTurned: false, orientation: 3 }],
  ["pictures/avif/p3-nclx-6.avif", { profile: null, primaries: 12, isTurned: true, orientation: 1 }],
  ["pictures/jpeg/srgb-1.jpg", { profile: null, primaries: null, isTurned: false, orientation: 1 }],
])("%s says %j", async (name, expected) => {
  const facts = heifFacts(await readFile(new URL(name, MEDIA)));
  expect({ ...facts, profile: facts.profile?.length ?? null }).toEqual(expected);
});

test("a file that ends anywhere says what it can, and nothing fails", async () => {
  const whole = await readFile(new URL("pictures/heic-exif/p3-icc-6.heic", MEDIA));
  for (let length = 0; length < whole.length; length += 1) {
    const { orientation } = heifFacts(whole.subarray(0, length));
    expect([1, 6]).toContain(orientation);
  }
});
