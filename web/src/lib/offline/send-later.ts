import type { ApolloClient, ApolloLink } from "@apollo/client";
import { draftsOwner } from "#lib/forms/drafts.ts";
import { createGraph } from "#lib/graph/apollo.ts";
import type { Session } from "#lib/session/session.ts";
import { atForgetting } from "#lib/session/leaving.ts";
import { pauseOrOnline } from "#lib/pause-or-online.ts";
import { ageStore } from "./age.ts";
import { storedResponsesLink } from "./answers-link.ts";
import { responsesInBrowser } from "./kept-answers.ts";
import { keptInBrowser } from "./kept-changes.ts";
import type { KeptChanges, WaitingChange } from "./kept-changes.ts";
import { announceTab, livingTabs, oneTabAtATime, tab } from "./tab.ts";
import { createWaiting } from "./waiting.ts";
import type { Waiting } from "./waiting.ts";
import { inTurn, waitingLink } from "./waiting-link.ts";

/** Without an `online` event from the browser, the server is tried again after this time. */
const RETRY_MS = 10_000;

/**
 * The member's graph. While the server cannot be reached, changes that may wait do so, and queries that can be read
 * offline return their last response. The links in `before` come first.
 */
export function createPatientGraph(
  session: Pick<Session, "token" | "renew">,
  withText: boolean,
  before: readonly ApolloLink[] = [],
): ApolloClient {
  const kept = keptInBrowser();
  const waiting = createWaiting({
    kept,
    pause: () => pauseOrOnline(RETRY_MS, new AbortController().signal),
    isOnline: () => navigator.onLine,
  });
  const owner = draftsOwner();
  announceTab();
  const responses = responsesInBrowser(owner);
  atForgetting(responses.forget);
  const graph = createGraph(session, withText, [
    ...before,
    waitingLink(waiting, owner, tab),
    storedResponsesLink(responses),
  ]);
  addEventListener("online", () => void refreshShown(graph));
  // A browser without locks or a database has nothing left behind; the page goes on.
  oneTabAtATime("left-behind", () => sendLeftBehind({ graph, kept, waiting, owner })).catch(() => undefined);
  return graph;
}

/** Replaces what is shown from storage by current data. */
async function refreshShown(graph: ApolloClient): Promise<void> {
  if (ageStore.getState().age?.isKept !== true) return;
  await refetchShown(graph);
}

/** Refetches what is on the screen; a failure shows on each page by itself. */
async function refetchShown(graph: ApolloClient): Promise<void> {
  await graph.refetchQueries({ include: "active" }).catch(() => undefined);
}

type Left = {
  readonly graph: ApolloClient;
  readonly kept: KeptChanges;
  readonly waiting: Waiting;
  readonly owner: string;
};

/**
 * Sends what closed pages have left behind and refetches what is shown. Changes that another member left are deleted.
 * One tab at a time: two that start together would both find the changes, and send them twice.
 */
async function sendLeftBehind({ graph, kept, waiting, owner }: Left): Promise<void> {
  const [all, living] = await Promise.all([kept.all(), livingTabs()]);
  await kept.drop(all.filter((change) => change.owner !== owner).map(({ id }) => id));
  const left = all.filter((change) => change.owner === owner && !living.has(change.tab));
  if (left.length === 0) return;
  // Only who left something behind needs the parser.
  const { documentOf } = await import("./document-of.ts");
  const send = ({ text, variables }: WaitingChange) =>
    graph.mutate({ mutation: documentOf(text), variables, context: inTurn });
  await waiting.adopt(left, send);
  await refetchShown(graph);
}
