import { followMedia } from "#lib/media-query/media-query.ts";

const stillness = followMedia("(prefers-reduced-motion: reduce)");
const touch = followMedia("(pointer: coarse)");

/** Whether animations are allowed; base.css disables those outside of Ant Design. */
export function motionWanted(): boolean {
  return !stillness.holds();
}

/** Subscribes to changes of `motionWanted`. */
export const onMotionWanted = stillness.onChange;

/** Whether the primary pointer is a finger. */
export const touchUsed = touch.holds;

/** Subscribes to changes of `touchUsed`. */
export const onTouchUsed = touch.onChange;
