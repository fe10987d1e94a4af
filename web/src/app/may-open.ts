import { hasRole, worksForCompany } from "#lib/session/viewer.tsx";
import type { Viewer } from "#lib/session/viewer.tsx";
import type { PageHandle } from "./page.ts";

/** Whether a member may open a page: by account type and, for a company's pages, by membership. */
export function mayOpen(
  viewer: Pick<Viewer, "roles" | "companyKey">,
  page: Partial<PageHandle> | undefined,
): boolean {
  return hasRole(viewer, page?.roles) && (page?.ofCompany !== true || worksForCompany(viewer));
}
