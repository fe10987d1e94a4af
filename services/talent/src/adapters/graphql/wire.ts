import { wireName, type Field, type WireDetails } from "@callboard/kit/form/field.ts";
import type { VisibleProfile } from "#app/read-profile.ts";
import { shows } from "#domain/policy.ts";
import { PROFILE_FIELDS, type ProfileDetails } from "#domain/profile-fields.ts";

type Wire = WireDetails<typeof PROFILE_FIELDS>;
type ProfileResolvers = {
  readonly [Name in keyof Wire]: (visible: VisibleProfile) => Wire[Name] | null;
};

/** Resolver of a profile field; null if the caller's view does not include it. */
function shown(name: keyof ProfileDetails) {
  const field: Field = PROFILE_FIELDS[name];
  return ({ profile, view }: VisibleProfile): unknown =>
    shows(view, name, profile) ? field.write(profile[name]) : null;
}

const names = Object.keys(PROFILE_FIELDS) as (keyof ProfileDetails)[];
/** The resolvers of all fields of a profile, by their wire names. */
export const profileResolvers = Object.fromEntries(
  names.map((name) => [wireName(name), shown(name)]),
) as ProfileResolvers;

/** The response of an operation that returns no record. */
export const STATUS_OK = { Status: "OK" } as const;
