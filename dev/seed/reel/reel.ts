import sharp from "sharp";
import type { Look } from "#dev/seed/portrait/look.ts";
import { portraitSvg } from "#dev/seed/portrait/portrait.ts";
import { webmOf } from "./webm.ts";

/** Two scenes of three seconds; sizes in pixels, lengths in frames. */
export const REEL = { width: 320, height: 400, perSecond: 10, framesOfScene: 30 };
/** Number of frames after which the head's movement repeats. */
const PERIOD = 20;
const SPEAKING: ReadonlySet<number> = new Set([1, 4, 5, 9, 11, 14, 19]);
const BLINKING: ReadonlySet<number> = new Set([15, 16]);
const SWAY_DEGREES = 1.8;
/** Number of positions in the head's movement: frames at the same position are identical and drawn once. */
const STOPS = 3;
const QUALITY = 70;

/** Differences in the second scene of a reel. */
export type Change = Pick<Look, "garment" | "cloth" | "backdrop" | "light">;

/** Someone who speaks, blinks, and moves their head slightly. */
function lookAt(look: Look, frame: number): Look {
  return {
    ...look,
    smile: SPEAKING.has(frame) ? "open" : "soft",
    lids: BLINKING.has(frame) ? look.lids * 0.1 : look.lids,
    tilt: look.tilt + (SWAY_DEGREES * Math.round(STOPS * Math.sin((2 * Math.PI * frame) / PERIOD))) / STOPS,
  };
}

async function sceneOf(look: Look): Promise<Buffer[]> {
  const drawn = new Map<string, Promise<Buffer>>();
  const frames = Array.from({ length: REEL.framesOfScene }, (_, frame) => {
    const svg = portraitSvg(lookAt(look, frame % PERIOD));
    const picture = drawn.get(svg) ?? pictureOf(svg);
    drawn.set(svg, picture);
    return picture;
  });
  return Promise.all(frames);
}

const pictureOf = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(REEL.width, REEL.height).webp({ quality: QUALITY, effort: 1 }).toBuffer();

/** The still of a reel as WebP, taken at its first second. */
export const drawStill = (look: Look): Promise<Buffer> =>
  pictureOf(portraitSvg(lookAt(look, REEL.perSecond % PERIOD)));

/** A silent reel of two scenes as WebM; deterministic for the same look. */
export async function drawReel(look: Look, change: Change): Promise<Buffer> {
  const scenes = [await sceneOf(look), await sceneOf({ ...look, ...change })];
  return webmOf(scenes.flat(), REEL);
}
