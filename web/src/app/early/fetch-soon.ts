import { fetchTexts } from "#i18n/i18n.ts";
import { settingsStore } from "#lib/settings/settings.ts";
import { pageAt } from "../page.ts";
import type { Page } from "../page.ts";

/** Hover and focus precede a click on a link by a while, the start of a touch by a little. */
const COMING = ["pointerover", "pointerdown", "focusin"] as const;

/** The path that the link around an element leads to; null without a link or if it leaves the client. */
function pathFrom(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest("a") : null;
  return link !== null && link.href !== "" && link.origin === location.origin ? link.pathname : null;
}

/**
 * Prefetches the code and texts of a page when a link to it is about to be followed. If that fails, they are fetched
 * again on navigation, where an error can be shown. Returns a function that stops prefetching.
 */
export function fetchSoon(pages: readonly Page[]): () => void {
  const requested = new Set<Page>();

  function come({ target }: Event): void {
    const path = pathFrom(target);
    const page = path === null ? undefined : pageAt(pages, path);
    // While offline, the browser would cache the failed import for good.
    if (page === undefined || requested.has(page) || !navigator.onLine) return;
    requested.add(page);
    const fetching = [page.load(), fetchTexts(settingsStore.getState().language, page.texts)];
    for (const one of fetching) one.catch(() => requested.delete(page));
  }

  for (const event of COMING) document.addEventListener(event, come, { passive: true });
  return () => {
    for (const event of COMING) document.removeEventListener(event, come);
  };
}
