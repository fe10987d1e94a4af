import type { VisibleProfile } from "#app/read-profile.ts";
import { shows } from "#domain/policy.ts";
import type { Profile } from "#domain/profile.ts";

/** Resolver of a profile field; null if the caller's view does not include it. */
export function shown<K extends keyof Profile>(field: K) {
  return ({ profile, view }: VisibleProfile): Profile[K] | null =>
    shows(view, field, profile) ? profile[field] : null;
}

/** The same for a list. */
export function shownList(field: "skills" | "unions") {
  return ({ profile, view }: VisibleProfile): string[] | null =>
    shows(view, field, profile) ? [...profile[field]] : null;
}

/** The response of an operation that returns no record. */
export const STATUS_OK = { Status: "OK" } as const;
