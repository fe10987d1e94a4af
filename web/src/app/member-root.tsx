import { ApolloProvider } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { LiveProvider } from "#lib/live/live-context.tsx";
import { keepClientSoon } from "#lib/offline/newer-store.ts";
import { useSession, useSessionState } from "#lib/session/session-context.tsx";
import { loadLocale } from "./antd-locale.ts";
import { AntdProvider } from "./antd-provider.tsx";
import { memberTools, readEarly } from "./member-tools.ts";
import { SessionEnded } from "./pages/session-ended.tsx";
import { ViewerGate } from "./viewer-gate.tsx";

export { loadLocale, readEarly };

/** The providers around all members' pages: GraphQL client, live stream, theme and viewer. */
export function MemberRoot() {
  const session = useSession();
  const state = useSessionState();
  const [{ graph, live }] = useState(() => memberTools(session));
  useEffect(() => {
    // Not in development, where the files change all the time.
    return import.meta.env.PROD && "serviceWorker" in navigator ? keepClientSoon() : undefined;
  }, []);

  return (
    <ApolloProvider client={graph}>
      <LiveProvider value={live}>
        <AntdProvider>
          <ViewerGate />
          {state === "expired" && <SessionEnded />}
        </AntdProvider>
      </LiveProvider>
    </ApolloProvider>
  );
}
