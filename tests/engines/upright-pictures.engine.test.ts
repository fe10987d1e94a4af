import sharp from "sharp";
import {
  distance,
  expectedPictures,
  pictureBytes,
  shownFields,
  type Fields,
} from "../../services/media/test/pictures/shown-pictures.ts";
import { openClientModules, type ClientModules } from "../support/client-modules.ts";

/** Of 255: what drawing and encoding may change together. */
const TOLERANCE = 4;
/** Chromium 150's own reading of primaries that are named by `cHRM` alone is up to 4 off before it is encoded. */
const CHRM_TOLERANCE = 5;
const pictures = [...(await expectedPictures())].filter(([name]) => !name.startsWith("heic"));

let client: ClientModules;
beforeAll(async () => {
  client = await openClientModules();
});
afterAll(() => client.close());

/** What the client makes of a picture that may have only so many bytes. */
async function upright(picture: Buffer, maxBytes: number): Promise<Buffer> {
  const base64 = await client.page.evaluate(
    async ([sent, most]) => {
      const file = new File([await (await fetch(`data:;base64,${sent}`)).blob()], "DSC_1.JPG");
      const path = "/src/ui/upload/upright-picture.ts";
      const { uprightPicture } = (await import(path)) as {
        uprightPicture: (file: File, maxBytes: number) => Promise<File>;
      };
      const bytes = new Uint8Array(await (await uprightPicture(file, most)).arrayBuffer());
      // As numbers, a large photo would take minutes to leave the page.
      return (bytes as unknown as { toBase64(): string }).toBase64();
    },
    [picture.toString("base64"), maxBytes] as const,
  );
  return Buffer.from(base64, "base64");
}

test("there are pictures of every other kind", () => {
  expect(pictures.length).toBeGreaterThanOrEqual(40);
});

test.each(pictures)("%s is drawn upright in its true colours", async (name, fields) => {
  const shown = await shownFields(await upright(await pictureBytes(name), 1_000_000));
  expect([shown.width, shown.height]).toEqual([48, 32]);
  expect(distance(shown.fields, fields)).toBeLessThanOrEqual(
    name.includes("chrm") ? CHRM_TOLERANCE : TOLERANCE,
  );
});

const FIELDS: Fields = [
  [200, 60, 40],
  [40, 160, 70],
  [50, 80, 190],
  [220, 200, 60],
];

/** Four fields of one colour each, with a grain that makes the file heavy in the first two of its rows. */
async function heavyPhoto(width: number, height: number): Promise<Buffer> {
  const half = { width: width / 2, height: height / 2, channels: 3 as const };
  const fields = FIELDS.map(([r, g, b], at) => ({
    input: { create: { ...half, background: { r, g, b } } },
    left: (at % 2) * half.width,
    top: Math.floor(at / 2) * half.height,
  }));
  const grain = await sharp({
    create: {
      width,
      height: height / 8,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#000000" } })
    .composite([...fields, { input: grain, left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 3 })
    .toBuffer();
}

test.each([
  ["of 30 megapixels has at most 24", 6_000, 5_000, 20_000_000, 24e6],
  ["that is still too heavy has fewer pixels", 2_000, 1_600, 300_000, 1_600_000],
])("a photo %s, turned as it was taken", async (_name, width, height, maxBytes, maxPixels) => {
  const photo = await heavyPhoto(width, height);
  const made = await upright(photo, maxBytes);
  const shown = await shownFields(made);
  expect(made.length).toBeLessThanOrEqual(maxBytes);
  expect(shown.width * shown.height).toBeLessThanOrEqual(maxPixels * 1.001);
  expect(shown.width / shown.height).toBeCloseTo(width / height, 2);
  const [topLeft, topRight, bottomLeft, bottomRight] = FIELDS;
  expect(distance(shown.fields, [bottomRight, bottomLeft, topRight, topLeft])).toBeLessThanOrEqual(TOLERANCE);
});
