import type pg from "pg";
import { THUMBNAIL_TYPE } from "@callboard/media/adapters/objects/renditions.ts";
import type { ObjectStore } from "@callboard/media/adapters/objects/object-store.ts";
import type { Market } from "#dev/seed/market.ts";
import type { Look } from "#dev/seed/portrait/look.ts";
import { drawReel, drawStill } from "#dev/seed/reel/reel.ts";
import type { Row } from "./rows.ts";

const WEBM = "video/webm";
/** What a row says of its size until the reel is drawn. */
const BYTES = 350_000;

/** Where media keeps a video: under a name without an ending. */
const keyOf = (object: string): string => `content/${object}`;
const thumbnailKeyOf = (object: string): string => `thumbnails/${object}.webp`;

/** Draws the reels that are not there yet, one after the other: each keeps the whole machine busy. */
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
    const bytes = kept ? null : await drawReel(first, scenes[1]);
    if (bytes) await objects.write(key, bytes, WEBM);
    const size = bytes?.length ?? kept?.size;
    await client.query("update file set declared_size = $1, size = $1 where content_key = $2", [size, key]);
  }
}

/** The files of reels, as media keeps videos: as they were sent, with the thumbnail of a still. */
export function reelRows({ reels }: Pick<Market, "reels">): readonly Row[] {
  return [...reels.files.values()].flat().map(({ id, owner, fileName, object }) => ({
    id,
    owner_id: owner.id,
    company_id: null,
    purpose: "Reel",
    status: "Ready",
    file_name: fileName,
    declared_type: WEBM,
    declared_size: BYTES,
    content_type: WEBM,
    size: BYTES,
    width: null,
    height: null,
    content_key: keyOf(object),
    thumbnail_key: thumbnailKeyOf(object),
    version: 3,
    created_at: owner.createdAt,
    completed_at: owner.createdAt,
  }));
}
