import { createContext, use, useSyncExternalStore } from "react";
import type { Session, SessionState } from "./session.ts";

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error("useSession needs the provider");
  return session;
}

/** The state of the session, as it changes. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state);
}
