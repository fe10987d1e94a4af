import type { Session } from "#lib/session/session.ts";
import { openTools } from "#lib/live/open-tools.ts";
import type { MemberTools } from "#lib/live/open-tools.ts";
import { readBy } from "./early/read-early.ts";
import type { Coming } from "./early/read-early.ts";

const tools = new WeakMap<Session, MemberTools>();

/** The GraphQL client and the live stream of a member's session. */
export function memberTools(session: Session): MemberTools {
  const made = tools.get(session) ?? openTools(session, import.meta.env.DEV);
  tools.set(session, made);
  return made;
}

/** Starts the queries of the page that a member is navigating to. */
export const readEarly = (session: Session, coming: Coming): Promise<void> =>
  readBy(memberTools(session).graph, coming);
