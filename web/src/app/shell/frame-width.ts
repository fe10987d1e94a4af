import { useMedia } from "#lib/media-query/use-media.ts";

/** The width from which the navigation is beside or above the page. */
const WIDE = "(min-width: 1280px)";
/** The width from which there is room for the navigation's labels. */
const ROOMY = "(min-width: 1440px)";

/** Whether the navigation is part of the page rather than in a drawer. */
export function useWideFrame(): boolean {
  return useMedia(WIDE);
}

/** Whether the navigation shows its labels by default. */
export function useRoomyFrame(): boolean {
  return useMedia(ROOMY);
}
