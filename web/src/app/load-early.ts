import { fetchTexts } from "#i18n/i18n.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { returnTo } from "#lib/session/return-to.ts";
import type { Session } from "#lib/session/session.ts";
import { settingsStore } from "#lib/settings/settings.ts";
import type { readEarly } from "./member-tools.ts";
import { FRAME_TEXTS, pageAt } from "./page.ts";
import type { Page } from "./page.ts";

type Frame = { readonly readEarly: typeof readEarly };

/** Where a member comes to from an address: from the identity provider on to what they had asked for. */
function goal(address: URL): URL {
  return address.pathname === paths.signedIn
    ? new URL(returnTo() ?? linkTo(paths.dashboard), address)
    : address;
}

/**
 * Fetches the code of the page that a member is about to see, while the identity provider is still being asked who
 * they are. What cannot be fetched now is fetched again when it is needed, and fails where that can be said.
 * Answers how to ask for what the page shows, as soon as somebody is signed in.
 */
export function loadEarly(
  pages: readonly Page[],
  from: URL,
  loadFrame: () => Promise<Frame>,
): (session: Session) => void {
  const address = goal(from);
  const page = pageAt(pages, address.pathname);
  if (page === undefined) return () => undefined;
  const frame = loadFrame();
  const reads = page.reads?.();
  const texts = fetchTexts(settingsStore.getState().language, ["errors", ...FRAME_TEXTS, ...page.texts]);
  for (const loading of [frame, page.load(), reads, texts]) loading?.catch(() => undefined);
  return (session) => {
    frame.then((code) => code.readEarly(session, { reads, address })).catch(() => undefined);
  };
}
