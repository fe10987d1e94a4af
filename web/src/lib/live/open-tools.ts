import type { ApolloClient } from "@apollo/client";
import { earlyResponses } from "#lib/graph/queries/read-early.ts";
import { pauseOrOnline } from "#lib/pause-or-online.ts";
import { CHANGES, createLive } from "./live.ts";
import type { Live } from "./live.ts";
import { createPatientGraph } from "#lib/offline/send-later.ts";
import type { Session } from "#lib/session/session.ts";

export type MemberTools = { readonly graph: ApolloClient; readonly live: Live };

/** Opens the graph and the live stream of a session. An event of the stream discards early responses of the graph. */
export function openTools(session: Session, withText: boolean): MemberTools {
  const early = earlyResponses();
  const live = createLive({
    token: session.token,
    fetch: (...request) => fetch(...request),
    wait: pauseOrOnline,
    shownFor: () => performance.now(),
  });
  for (const change of CHANGES) live.on(change, early.forget);
  return { graph: createPatientGraph(session, withText, [early.link]), live };
}
