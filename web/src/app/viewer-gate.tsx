import { useQuery } from "@apollo/client/react";
import { useLayoutEffect, useMemo, useRef } from "react";
import { Navigate, useLocation, useMatches } from "react-router-dom";
import { failureOf } from "#lib/graph/failure.ts";
import { useLiveStream } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { useSessionState } from "#lib/session/session-context.tsx";
import { changeSettings, hasUnsavedSettings } from "#lib/settings.ts";
import { ViewerProvider, hasRole } from "#lib/session/viewer.tsx";
import { FailureBlock } from "#ui/page/state-block.tsx";
import type { PageHandle } from "./page.ts";
import { BareFrame } from "./shell/bare-frame.tsx";
import { Shell } from "./shell/shell.tsx";
import { Splash } from "./pages/splash.tsx";
import { SuspendedPage } from "./pages/suspended-page.tsx";
import { ViewerDocument, savedSettings, viewerFrom } from "./viewer-query.ts";

/** The roles that the page which is open asks for. */
function useAskedRoles(): PageHandle["roles"] {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  return handle?.roles;
}

/** Finds out who the member is, and lets them on to where they may be. */
export function ViewerGate() {
  const { data, error, refetch } = useQuery(ViewerDocument);
  const { pathname } = useLocation();
  const roles = useAskedRoles();
  const applied = useRef(false);
  const viewer = useMemo(() => viewerFrom(data), [data]);
  const state = useSessionState();
  const complete = viewer !== null && viewer.registered && viewer.roles.length > 0;
  useLiveStream(state === "member" && complete && !viewer.suspended);

  // Before the shell listens for changes: what comes from the profile need not be saved to it.
  useLayoutEffect(() => {
    if (applied.current || !data?.me) return;
    applied.current = true;
    if (!hasUnsavedSettings(data.me.PK)) changeSettings(savedSettings(data));
  }, [data]);

  if (viewer === null) {
    if (error === undefined && data === undefined) return <Splash />;
    return (
      <BareFrame>
        <FailureBlock failure={failureOf(error)} onRetry={() => void refetch()} />
      </BareFrame>
    );
  }
  if (viewer.suspended) return <SuspendedPage reason={viewer.suspensionReason} />;
  const registering = pathname === paths.completeRegistration;
  if (!complete && !registering) return <Navigate to={paths.completeRegistration} replace />;
  if ((complete && registering) || !hasRole(viewer, roles))
    return <Navigate to={linkTo(paths.dashboard)} replace />;
  return <ViewerProvider value={viewer}>{complete ? <Shell /> : <BareFrame />}</ViewerProvider>;
}
