import type { VisibleProfile } from "#app/read-profile.ts";
import { shows } from "#domain/policy.ts";
import type { Profile } from "#domain/profile.ts";

/** A field of the profile; null where the caller's view does not show it. */
export function shown<K extends keyof Profile>(field: K) {
  return ({ profile, view }: VisibleProfile): Profile[K] | null =>
    shows(view, field, profile) ? profile[field] : null;
}

/** The same for a list. */
export function shownList(field: "skills" | "unions") {
  return ({ profile, view }: VisibleProfile): string[] | null =>
    shows(view, field, profile) ? [...profile[field]] : null;
}

/** The answer of an operation that returns no record. */
export const STATUS_OK = { Status: "OK" } as const;
