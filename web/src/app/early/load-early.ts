import { fetchTexts } from "#i18n/i18n.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { returnTo } from "#lib/session/return-to.ts";
import { settingsStore } from "#lib/settings/settings.ts";
import { FRAME_TEXTS, pageAt } from "../page.ts";
import type { Page } from "../page.ts";

/**
 * Where a member will end up: the return address of the identity provider redirects to the page originally requested.
 */
function goal(address: URL): URL {
  return address.pathname === paths.signedIn
    ? new URL(returnTo() ?? linkTo(paths.dashboard), address)
    : address;
}

/**
 * Preloads the code of the page that a member is about to see, while the session is still being established. If that
 * fails, it is fetched again when needed, where an error can be shown.
 */
export function loadEarly(pages: readonly Page[], from: URL, loadFrame: () => Promise<unknown>): void {
  const page = pageAt(pages, goal(from).pathname);
  if (page === undefined) return;
  const texts = fetchTexts(settingsStore.getState().language, ["errors", ...FRAME_TEXTS, ...page.texts]);
  for (const loading of [loadFrame(), page.load(), texts]) loading.catch(() => undefined);
}
