import { followMedia } from "#lib/media-query/media-query.ts";

const stillness = followMedia("(prefers-reduced-motion: reduce)");
const touch = followMedia("(pointer: coarse)");

/** Whether things may move on the screen; base.css stills what is not Ant Design's. */
export function motionWanted(): boolean {
  return !stillness.holds();
}

/** Calls back whenever `motionWanted` changes. */
export const onMotionWanted = stillness.onChange;

/** Whether fingers press what is on the screen. */
export const touchUsed = touch.holds;

/** Calls back whenever `touchUsed` changes. */
export const onTouchUsed = touch.onChange;
