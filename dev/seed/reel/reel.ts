import sharp from "sharp";
import type { Look } from "#dev/seed/portrait/look.ts";
import { portraitSvg } from "#dev/seed/portrait/portrait.ts";
import { webmOf } from "./webm.ts";

/** Two scenes of three seconds, in pixels and frames. */
export const REEL = { width: 320, height: 400, perSecond: 10, framesOfScene: 30 };
/** A head is where it was after so many frames: no more have to be drawn. */
const PERIOD = 20;
const SPEAKING: ReadonlySet<number> = new Set([1, 2, 5, 6, 7, 10, 13, 14, 16]);
const BLINKING: ReadonlySet<number> = new Set([8, 9]);
const SWAY_DEGREES = 1.8;
const QUALITY = 70;

/** What somebody wears in the second scene of a reel. */
export type Change = Pick<Look, "garment" | "cloth" | "backdrop" | "light">;

/** Somebody who speaks, blinks, and never holds the head quite still. */
function lookAt(look: Look, frame: number): Look {
  return {
    ...look,
    smile: SPEAKING.has(frame) ? "open" : "soft",
    lids: BLINKING.has(frame) ? look.lids * 0.1 : look.lids,
    tilt: look.tilt + SWAY_DEGREES * Math.sin((2 * Math.PI * frame) / PERIOD),
  };
}

async function sceneOf(look: Look): Promise<Buffer[]> {
  const drawn = await Promise.all(
    Array.from({ length: PERIOD }, (_, frame) =>
      sharp(Buffer.from(portraitSvg(lookAt(look, frame))))
        .resize(REEL.width, REEL.height)
        .webp({ quality: QUALITY, effort: 1 })
        .toBuffer(),
    ),
  );
  return Array.from({ length: REEL.framesOfScene }, (_, frame) => drawn[frame % PERIOD] ?? []).flat();
}

/** A reel of two scenes as WebM, without sound; the same bytes for the same look. */
export async function drawReel(look: Look, change: Change): Promise<Buffer> {
  const scenes = [await sceneOf(look), await sceneOf({ ...look, ...change })];
  return webmOf(scenes.flat(), REEL);
}
