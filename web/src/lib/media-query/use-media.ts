import { useMemo, useSyncExternalStore } from "react";
import { followMedia } from "./media-query.ts";

/** Whether the window matches a media query; follows it as it changes. */
export function useMedia(query: string): boolean {
  const { onChange, holds } = useMemo(() => followMedia(query), [query]);
  return useSyncExternalStore(onChange, holds);
}
