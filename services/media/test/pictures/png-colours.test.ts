import { readFile } from "node:fs/promises";
import { firstFrameOf } from "../../src/domain/animated-avif.ts";
import { pngWithNamedColours } from "../../src/adapters/objects/colours/png-colours.ts";

const TEST = new URL("../", import.meta.url);
const read = (name: string): Promise<Buffer> => readFile(new URL(name, TEST));

test.each([
  ["pictures/png/srgb-1-8.png", false],
  ["pictures/png/p3-icc-1-8.png", false],
  ["pictures/png/p3-cicp-1-8.png", true],
  ["pictures/png/p3-chrm-6-8.png", true],
  ["files/transparent.png", false],
])("%s gets a profile: %s", async (name, expected) => {
  const png = await read(name);
  const made = pngWithNamedColours(png);
  expect(made.includes("iCCP") && !png.includes("iCCP")).toBe(expected);
  if (!expected) expect(made).toBe(png);
});

test("a PNG that ends anywhere is passed on", async () => {
  const whole = await read("pictures/png/p3-chrm-6-8.png");
  for (let length = 0; length < whole.length; length += 1)
    expect(pngWithNamedColours(whole.subarray(0, length)).length).toBeGreaterThanOrEqual(length);
});

test.each([
  ["files/animated.avif", true],
  ["pictures/avif/srgb-1.avif", false],
  ["files/plain.jpg", false],
])("of %s only the brands change, if it is animated: %s", async (name, expected) => {
  const bytes = await read(name);
  const still = firstFrameOf(bytes);
  expect([still !== bytes, still.length]).toEqual([expected, bytes.length]);
  expect(still.toString("latin1", 0, 64)).not.toMatch(/avis|msf1/);
});
