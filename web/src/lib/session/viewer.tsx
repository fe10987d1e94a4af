import { createContext, use } from "react";

export type Role = "Admin" | "Production" | "Talent" | "Agent";

/** The signed-in member, as the shell and every page see them. */
export type Viewer = {
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
  readonly companyKey: string | null;
  readonly registered: boolean;
  readonly suspended: boolean;
  readonly suspensionReason: string | null;
  /** When the closed account will be erased; null while it is open. */
  readonly eraseAt: string | null;
  readonly headshotUrl: string | null;
};

const ViewerContext = createContext<Viewer | null>(null);

export const ViewerProvider = ViewerContext.Provider;

/** The signed-in member. Throws outside the pages for members, where using it is a bug. */
export function useViewer(): Viewer {
  const viewer = use(ViewerContext);
  if (viewer === null) throw new Error("useViewer needs a signed-in member");
  return viewer;
}

/** Whether the member has one of the roles; true without a list. */
export function hasRole(viewer: Pick<Viewer, "roles">, roles: readonly Role[] | undefined): boolean {
  return roles === undefined || viewer.roles.some((role) => roles.includes(role));
}

/**
 * Whether a member has the pages of a company: producers, even before they have one, and admins who belong to one.
 */
export function worksForCompany(viewer: Pick<Viewer, "roles" | "companyKey">): boolean {
  return viewer.roles.includes("Production") || viewer.companyKey !== null;
}

/** First and last name as one text. */
export function fullName(person: {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}): string {
  return [person.firstName, person.lastName].filter(Boolean).join(" ");
}
