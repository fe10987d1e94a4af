import { matchPath, Navigate, useLocation } from "react-router-dom";
import { idOf } from "#lib/graph/record-key.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { hasRole } from "#lib/session/viewer.tsx";
import type { Viewer } from "#lib/session/viewer.tsx";

type Stranger = Pick<Viewer, "key" | "roles">;

/**
 * Where a member comes to who may not open an address: performers and agents to the own submission that casting's page is
 * about, everyone else to the start page.
 */
export function insteadOf(viewer: Stranger, pathname: string): string {
  const one = matchPath(paths.positionSubmission, pathname)?.params;
  const all = matchPath(paths.positionSubmissions, pathname)?.params;
  if (!hasRole(viewer, ["Talent", "Agent"]) || !(one ?? all)) return linkTo(paths.dashboard);
  const own = all && hasRole(viewer, ["Talent"]) ? `${all.id}~${idOf(viewer.key)}` : null;
  return linkTo(paths.mySubmissions, {}, { open: one ? `${one.positionId}~${one.userId}` : own });
}

/** Leads a member on from a page that they may not open. */
export function Elsewhere({ viewer }: { readonly viewer: Stranger }) {
  const { pathname } = useLocation();
  return <Navigate to={insteadOf(viewer, pathname)} replace />;
}
