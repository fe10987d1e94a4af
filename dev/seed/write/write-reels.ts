import type { ObjectStore } from "@callboard/media/adapters/objects/object-store.ts";
import type { Market } from "#dev/seed/market.ts";
import type { Look } from "#dev/seed/portrait/look.ts";
import { drawReel, type Change } from "#dev/seed/reel/reel.ts";
import type { Row } from "./rows.ts";

const WEBM = "video/webm";
/** What a reel takes, about: its row is written before it is drawn. */
const BYTES = 350_000;
const CHANGES: readonly Change[] = [
  { garment: "turtleneck", cloth: "#1e4655", backdrop: "#6d5a4e", light: 1 },
  { garment: "shirt", cloth: "#7d8793", backdrop: "#39454f", light: -1 },
  { garment: "tee", cloth: "#6f2f30", backdrop: "#a7a9ad", light: 1 },
];

const keyOf = (object: string): string => `content/${object}.webm`;

/** Draws the reels that are not there yet, one after the other: each keeps the whole machine busy. */
export async function drawReels(
  objects: ObjectStore,
  { reels }: Market,
  looks: readonly Look[],
): Promise<void> {
  for (const [index, [place, object]] of [...reels.objects].entries()) {
    const [look, change] = [looks[place], CHANGES[index % CHANGES.length]];
    if (!look || !change) throw new Error("There is no face to draw.");
    if (await objects.stat(keyOf(object))) continue;
    await objects.write(keyOf(object), await drawReel(look, change), WEBM);
  }
}

/** The files of reels, as media keeps videos: as they were sent, without a thumbnail. */
export function reelRows({ reels }: Market): readonly Row[] {
  return [...reels.files.values()].map(({ id, owner, object }) => ({
    id,
    owner_id: owner.id,
    company_id: null,
    purpose: "Reel",
    status: "Ready",
    file_name: `${owner.firstName} ${owner.lastName} - Reel.webm`,
    declared_type: WEBM,
    declared_size: BYTES,
    content_type: WEBM,
    size: BYTES,
    width: null,
    height: null,
    content_key: keyOf(object),
    thumbnail_key: null,
    version: 3,
    created_at: owner.createdAt,
    completed_at: owner.createdAt,
  }));
}
