import type { RoleChoice_PositionFragment } from "#gen/graphql.ts";

export type Role = RoleChoice_PositionFragment;

export const ROLE_FILTERS = ["all", "fits", "open"] as const;
export type RoleFilter = (typeof ROLE_FILTERS)[number];

/** The share of a role's criteria that is met, 0 to 1; a role without criteria fits everyone. */
function share({ Data: { Fit } }: Role): number {
  if (!Fit) return 0;
  return Fit.Of === 0 ? 1 : Fit.Met / Fit.Of;
}

export function fits(role: Role): boolean {
  return share(role) === 1;
}

/** Roles sorted by fit, best first; equal ones keep the order of the breakdown. */
export function orderRoles(roles: readonly Role[]): readonly Role[] {
  return roles.toSorted((a, b) => share(b) - share(a));
}

/** The roles that pass a filter. */
export function rolesFor(filter: RoleFilter, roles: readonly Role[]): readonly Role[] {
  if (filter === "fits") return roles.filter(fits);
  return filter === "open" ? roles.filter(({ Data }) => Data.TakesSubmissions) : roles;
}

/** Whether there is a submission that was not withdrawn. */
export function isSubmitted({ Data: { ViewerSubmission } }: Role): boolean {
  return !!ViewerSubmission && ViewerSubmission.Data.BookingStatus !== "Withdrawn";
}
