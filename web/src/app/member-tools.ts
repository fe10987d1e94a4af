import { askingEarly } from "#lib/graph/asking/read-early.ts";
import type { ReadEarly } from "#lib/graph/asking/read-early.ts";
import type { Session } from "#lib/session/session.ts";
import { openTools } from "#lib/live/open-tools.ts";
import type { MemberTools } from "#lib/live/open-tools.ts";
import { ViewerDocument, viewerFrom } from "./viewer-query.ts";

const tools = new WeakMap<Session, MemberTools>();

/** The graph and the live stream of a member's session. */
export function memberTools(session: Session): MemberTools {
  const made = tools.get(session) ?? openTools(session, import.meta.env.DEV);
  tools.set(session, made);
  return made;
}

/** Asks who the member is and what their page needs while nothing is drawn yet. */
export async function readEarly(
  session: Session,
  page: { readonly reads: Promise<ReadEarly> | undefined; readonly address: URL },
): Promise<void> {
  const { graph } = memberTools(session);
  const ask = askingEarly(graph);
  const viewer = ask(ViewerDocument, {}).then(viewerFrom, () => null);
  const read = await page.reads;
  // Whatever fails is asked for again by the page, which says so.
  await Promise.allSettled([viewer, read?.({ ask, address: page.address, viewer })]);
}
