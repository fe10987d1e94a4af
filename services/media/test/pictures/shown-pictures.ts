import { readFile } from "node:fs/promises";
import sharp from "sharp";

/** The small pictures of `pictures/`, each with the colours of its four fields when it is shown right. */

const FOLDER = new URL("./", import.meta.url);
type Colour = readonly [number, number, number];
export type Fields = readonly [topLeft: Colour, topRight: Colour, bottomLeft: Colour, bottomRight: Colour];

/** Names of the pictures with the fields that they must show. */
export async function expectedPictures(): Promise<ReadonlyMap<string, Fields>> {
  const text = await readFile(new URL("expected.json", FOLDER), "utf8");
  return new Map(Object.entries(JSON.parse(text) as Record<string, Fields>));
}

export const pictureBytes = (name: string): Promise<Buffer> => readFile(new URL(name, FOLDER));

/** The sides of a shown picture, and the colours in the middle of its fields. */
export async function shownFields(
  shown: Buffer,
): Promise<{ width: number; height: number; fields: readonly Colour[] }> {
  const { data, info } = await sharp(shown).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const at = (x: number, y: number): Colour => {
    const place = (Math.floor(y * height) * width + Math.floor(x * width)) * info.channels;
    return [data[place] ?? -1, data[place + 1] ?? -1, data[place + 2] ?? -1];
  };
  const fields = [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
  return { width, height, fields };
}

/** The largest difference of any channel of any field, of 255. */
export const distance = (shown: readonly Colour[], expected: Fields): number =>
  Math.max(...shown.flat().map((value, at) => Math.abs(value - (expected.flat()[at] ?? 0))));
