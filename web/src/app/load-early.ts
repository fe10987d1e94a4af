import { fetchTexts } from "#i18n/i18n.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { returnTo } from "#lib/session/return-to.ts";
import { settingsStore } from "#lib/settings/settings.ts";
import { FRAME_TEXTS, pageAt } from "./page.ts";
import type { Page } from "./page.ts";

/** Where a member comes to from an address: from the identity provider on to what they had asked for. */
function goal(address: URL): URL {
  return address.pathname === paths.signedIn
    ? new URL(returnTo() ?? linkTo(paths.dashboard), address)
    : address;
}

/**
 * Fetches the code of the page that a member is about to see, while the identity provider is still being asked who
 * they are. What cannot be fetched now is fetched again when it is needed, and fails where that can be said.
 */
export function loadEarly(pages: readonly Page[], from: URL, loadFrame: () => Promise<unknown>): void {
  const page = pageAt(pages, goal(from).pathname);
  if (page === undefined) return;
  const texts = fetchTexts(settingsStore.getState().language, ["errors", ...FRAME_TEXTS, ...page.texts]);
  for (const loading of [loadFrame(), page.load(), texts]) loading.catch(() => undefined);
}
