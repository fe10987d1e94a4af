import { matchPath } from "react-router-dom";
import { linkTo, paths } from "#lib/paths.ts";
import { hasRole, worksForCompany } from "#lib/session/viewer.tsx";
import type { Viewer } from "#lib/session/viewer.tsx";
import { idOf } from "#lib/graph/record-key.ts";
import type { PageHandle } from "./page.ts";

/** Whether a member may open a page: by account type and, for a company's pages, by membership. */
export function mayOpen(
  viewer: Pick<Viewer, "roles" | "companyKey">,
  page: Partial<PageHandle> | undefined,
): boolean {
  return hasRole(viewer, page?.roles) && (page?.ofCompany !== true || worksForCompany(viewer));
}

/**
 * Where a member comes to who may not open an address: performers and agents to the own submission that casting's page is
 * about, everyone else to the start page.
 */
export function insteadOf(viewer: Pick<Viewer, "key" | "roles">, pathname: string): string {
  const one = matchPath(paths.positionSubmission, pathname)?.params;
  const all = matchPath(paths.positionSubmissions, pathname)?.params;
  if (!hasRole(viewer, ["Talent", "Agent"]) || !(one ?? all)) return linkTo(paths.dashboard);
  const own = all && hasRole(viewer, ["Talent"]) ? `${all.id}~${idOf(viewer.key)}` : null;
  return linkTo(paths.mySubmissions, {}, { open: one ? `${one.positionId}~${one.userId}` : own });
}
