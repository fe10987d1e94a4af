import { matchPath } from "react-router-dom";
import { linkTo, paths } from "#lib/paths.ts";
import { returnTo } from "#lib/session/return-to.ts";
import type { Page } from "./page.ts";

/** Where a member comes to from an address: from the identity provider on to what they had asked for. */
function goal(pathname: string): string {
  if (pathname !== paths.signedIn) return pathname;
  const [asked] = (returnTo() ?? linkTo(paths.dashboard)).split(/[?#]/);
  return asked ?? pathname;
}

/**
 * Fetches the code of the page that a member is about to see, while the identity provider is still being asked who
 * they are. What cannot be fetched now is fetched again when it is needed, and fails where that can be said.
 */
export function loadEarly(pages: readonly Page[], pathname: string, frame: () => Promise<unknown>): void {
  const page = pages.find(({ path }) => matchPath(path, goal(pathname)) !== null);
  if (page === undefined) return;
  for (const loading of [frame(), page.load()]) loading.catch(() => undefined);
}
