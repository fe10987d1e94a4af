import { fetchTexts } from "#i18n/i18n.ts";
import { settingsStore } from "#lib/settings/settings.ts";
import { pageAt } from "./page.ts";
import type { Page } from "./page.ts";

/** A pointer or the focus comes to a link a good while before it is followed, a finger a little. */
const COMING = ["pointerover", "pointerdown", "focusin"] as const;

/** Path of the client's page that the link around an element leads to. */
function pathFrom(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest("a") : null;
  return link !== null && link.href !== "" && link.origin === location.origin ? link.pathname : null;
}

/**
 * Fetches the code and the texts of a page while one is about to follow a link to it, so that the click finds them there.
 * What cannot be fetched now is fetched again on arrival, and fails where that can be said. Answers how to stop.
 */
export function fetchSoon(pages: readonly Page[]): () => void {
  const asked = new Set<Page>();

  function come({ target }: Event): void {
    const path = pathFrom(target);
    const page = path === null ? undefined : pageAt(pages, path);
    // Without a network the browser would remember for good that there is no such code.
    if (page === undefined || asked.has(page) || !navigator.onLine) return;
    asked.add(page);
    const fetching = [page.load(), fetchTexts(settingsStore.getState().language, page.texts)];
    for (const one of fetching) one.catch(() => asked.delete(page));
  }

  for (const event of COMING) document.addEventListener(event, come, { passive: true });
  return () => {
    for (const event of COMING) document.removeEventListener(event, come);
  };
}
