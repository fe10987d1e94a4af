import type { RoleChoice_PositionFragment } from "#gen/graphql.ts";

export type Role = RoleChoice_PositionFragment;

export const ROLE_FILTERS = ["all", "fits", "open"] as const;
export type RoleFilter = (typeof ROLE_FILTERS)[number];

/** How much of what a role asks for is met, 0 to 1; a role that asks for nothing fits everyone. */
function share({ Data: { Fit } }: Role): number {
  if (!Fit) return 0;
  return Fit.Of === 0 ? 1 : Fit.Met / Fit.Of;
}

export function fits(role: Role): boolean {
  return share(role) === 1;
}

/** Roles as they are read: those that fit best first, in the order of the breakdown among equals. */
export function orderRoles(roles: readonly Role[]): readonly Role[] {
  return roles.toSorted((a, b) => share(b) - share(a));
}

/** Those that a filter leaves. */
export function rolesFor(filter: RoleFilter, roles: readonly Role[]): readonly Role[] {
  if (filter === "fits") return roles.filter(fits);
  return filter === "open" ? roles.filter(({ Data }) => Data.TakesSubmissions) : roles;
}

/** Whether the talent is submitted, and has not taken it back. */
export function isSubmitted({ Data: { ViewerSubmission } }: Role): boolean {
  return !!ViewerSubmission && ViewerSubmission.Data.BookingStatus !== "Withdrawn";
}
