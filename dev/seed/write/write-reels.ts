import type pg from "pg";
import { THUMBNAIL_TYPE } from "@callboard/media/adapters/objects/renditions.ts";
import type { ObjectStore } from "@callboard/media/adapters/objects/object-store.ts";
import type { Market } from "#dev/seed/market.ts";
import type { Look } from "#dev/seed/portrait/look.ts";
import { drawReel, drawStill } from "#dev/seed/reel/reel.ts";
import { fileRow, markReady } from "./file-rows.ts";
import type { Row } from "./rows.ts";

const WEBM = "video/webm";

/** Media's object key of a video, which has no extension. */
const keyOf = (object: string): string => `content/${object}`;
const thumbnailKeyOf = (object: string): string => `thumbnails/${object}.webp`;

/** Draws missing reels one after the other, since each uses the whole machine. */
export async function drawReels(
  objects: ObjectStore,
  client: pg.Client,
  { reels: { drawings }, looks }: Pick<Market, "reels"> & { readonly looks: readonly Look[] },
): Promise<void> {
  for (const { object, place, scenes } of drawings) {
    const look = looks[place];
    if (!look) throw new Error("There is no face to draw.");
    const first = { ...look, ...scenes[0] };
    const [key, thumbnail] = [keyOf(object), thumbnailKeyOf(object)];
    if (!(await objects.stat(thumbnail)))
      await objects.write(thumbnail, await drawStill(first), THUMBNAIL_TYPE);
    const kept = await objects.stat(key);
    if (kept) {
      await markReady(client, key, kept.size);
      continue;
    }
    const bytes = await drawReel(first, scenes[1]);
    await objects.write(key, bytes, WEBM);
    await markReady(client, key, bytes.byteLength);
  }
}

/** The files of reels in the form media uses for videos: the original, with a still as thumbnail. */
export function reelRows({ reels }: Pick<Market, "reels">, at: Date): readonly Row[] {
  return [...reels.files.values()].flat().map(({ id, owner, fileName: name, object }) =>
    fileRow({
      id,
      ownerId: owner.id,
      companyId: null,
      purpose: "Reel",
      name,
      type: WEBM,
      at,
      content: keyOf(object),
      thumbnail: thumbnailKeyOf(object),
      small: null,
    }),
  );
}
