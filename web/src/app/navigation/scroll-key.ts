import type { Location } from "react-router-dom";

/**
 * Where a page was scrolled to is remembered by its entry in the history. The first page of every load has the same entry
 * ("default"): a page that is opened by its address would begin where another one was left.
 */
export function scrollKey({ key, pathname }: Pick<Location, "key" | "pathname">): string {
  return key === "default" ? pathname : key;
}
