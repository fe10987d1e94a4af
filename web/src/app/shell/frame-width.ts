import { useMedia } from "#lib/media-query/use-media.ts";

/** From here on the navigation stands beside or above the page. */
const WIDE = "(min-width: 1280px)";
/** From here on there is room for the navigation with its words. */
const ROOMY = "(min-width: 1440px)";

/** Whether the navigation stands on the page, and not in a drawer. */
export function useWideFrame(): boolean {
  return useMedia(WIDE);
}

/** Whether the navigation has room for its words unless the member chose otherwise. */
export function useRoomyFrame(): boolean {
  return useMedia(ROOMY);
}
