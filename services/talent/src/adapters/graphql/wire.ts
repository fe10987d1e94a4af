import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { formatKey } from "@callboard/kit/record-key.ts";
import type { SeenProfile } from "#app/see-profile.ts";
import { shows } from "#domain/policy.ts";
import type { Profile } from "#domain/profile.ts";

export const userKey = (id: string): string => formatKey(KEY_PREFIXES.user, id);

/** A field of the profile; null where the caller's view does not show it. */
export function shown<K extends keyof Profile>({ profile, view }: SeenProfile, field: K): Profile[K] | null {
  return shows(view, field, profile) ? profile[field] : null;
}

/** The same for a list. */
export function shownList(seen: SeenProfile, field: "skills" | "unions"): string[] | null {
  const list = shown(seen, field);
  return list === null ? null : [...list];
}
