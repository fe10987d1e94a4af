import { useQuery } from "@apollo/client/react";
import { lazy, Suspense, useDeferredValue, useLayoutEffect, useMemo, useRef } from "react";
import { Navigate, useLocation, useMatches } from "react-router-dom";
import { failureOf } from "#lib/graph/failure.ts";
import { useLiveStream } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { useSessionState } from "#lib/session/session-context.tsx";
import { changeSettings, hasUnsavedSettings, withAddress } from "#lib/settings/settings.ts";
import { ownPath } from "#lib/session/return-to.ts";
import { ViewerProvider } from "#lib/session/viewer.tsx";
import { FailureBlock } from "#ui/page/state-block.tsx";
import { mayOpen } from "./may-open.ts";
import type { PageHandle } from "./page.ts";
import { BareFrame } from "./shell/bare-frame.tsx";
import { Shell } from "./shell/shell.tsx";
import { Splash } from "./pages/splash.tsx";
import { SuspendedPage } from "./pages/suspended-page.tsx";
import { ViewerDocument, savedSettings, viewerFrom } from "./viewer-query.ts";

// Few come where they may not go.
const Elsewhere = lazy(() => import("./elsewhere.tsx").then((m) => ({ default: m.Elsewhere })));

/** What is known of the current page before it has loaded. */
function useHandle(): PageHandle | undefined {
  return useMatches().at(-1)?.handle as PageHandle | undefined;
}

/** The page that a newcomer requested before registration interrupted. */
function wantedFrom(passed: unknown): string {
  const wanted = typeof passed === "object" && passed !== null && "wanted" in passed ? passed.wanted : null;
  return ownPath(typeof wanted === "string" ? wanted : null) ?? linkTo(paths.dashboard);
}

/** Loads the viewer, and redirects to where they are allowed to be. */
export function ViewerGate() {
  const { data, error, refetch } = useQuery(ViewerDocument);
  const { pathname, search, state: passed } = useLocation();
  const handle = useHandle();
  const applied = useRef(false);
  const found = useMemo(() => viewerFrom(data), [data]);
  // The first render of the frame is the largest one; deferring it keeps the page responsive.
  const viewer = useDeferredValue(found);
  const state = useSessionState();
  const complete = viewer !== null && viewer.registered && viewer.roles.length > 0;
  useLiveStream(state === "member" && complete && !viewer.suspended);

  // Runs before the shell subscribes to changes: settings from the profile need not be saved back to it.
  useLayoutEffect(() => {
    if (applied.current || !data?.me) return;
    applied.current = true;
    if (!hasUnsavedSettings(data.me.PK)) changeSettings(withAddress(savedSettings(data)));
  }, [data]);

  if (viewer === null) {
    if (error === undefined && (data === undefined || found !== null)) return <Splash />;
    return (
      <BareFrame>
        <FailureBlock failure={failureOf(error)} onRetry={() => void refetch()} />
      </BareFrame>
    );
  }
  if (viewer.suspended) return <SuspendedPage viewer={viewer} />;
  const registering = pathname === paths.completeRegistration;
  if (!complete && !registering)
    return <Navigate to={paths.completeRegistration} state={{ wanted: pathname + search }} replace />;
  if (complete && registering) return <Navigate to={wantedFrom(passed)} replace />;
  if (!mayOpen(viewer, handle))
    return (
      <Suspense fallback={<Splash />}>
        <Elsewhere viewer={viewer} />
      </Suspense>
    );
  return <ViewerProvider value={viewer}>{complete ? <Shell /> : <BareFrame />}</ViewerProvider>;
}
