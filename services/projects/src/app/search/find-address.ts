import { LIMITS } from "@callboard/catalog/limits.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { line } from "@callboard/kit/fields.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import type { Deps, FoundAddress } from "#app/ports.ts";
import { normalizeAddressQuery, pointSchema, type Point } from "#domain/address.ts";
import { MEMBERS } from "#domain/policy.ts";

/** The location of an address: the best match; null if there is none. LIMIT at 60 a minute, as for all of these. */
export const geocodeAddress = forMembers<Deps, { readonly address: string }, FoundAddress | null>(
  MEMBERS,
  async (deps, member, { address }) => {
    const found = await matchesOf(deps, member.userId, address);
    return map(found, ([best]) => best ?? null);
  },
);

const SURENESS: readonly FoundAddress["status"][] = ["exact", "interpolated", "approximate"];

/** The standard form of an address: the most certain match; null if there is none. */
export const standardizeAddress = forMembers<Deps, { readonly address: string }, FoundAddress | null>(
  MEMBERS,
  async (deps, member, { address }) => {
    const found = await matchesOf(deps, member.userId, address);
    return map(found, (matches) => {
      const [surest] = matches.toSorted((a, b) => SURENESS.indexOf(a.status) - SURENESS.indexOf(b.status));
      return surest ?? null;
    });
  },
);

async function matchesOf(
  deps: Deps,
  userId: string,
  address: string,
): Promise<Result<readonly FoundAddress[]>> {
  const typed = validate(line(LIMITS.addressLength), address, "address");
  if (!typed.ok) return typed;
  const quota = await deps.addressQuota(userId);
  if (!quota.ok) return quota;
  const query = normalizeAddressQuery(typed.value);
  return query === null ? ok([]) : deps.addresses.find(query);
}

/** The address at a point; NOT_FOUND if there is none. */
export const addressAt = forMembers<Deps, { readonly point: Point }, FoundAddress>(
  MEMBERS,
  async (deps, member, input) => {
    const point = validate(pointSchema, input.point, "geoPoint");
    if (!point.ok) return point;
    const quota = await deps.addressQuota(member.userId);
    return quota.ok ? expectAddress(await deps.addresses.at(point.value)) : quota;
  },
);

/** The place of an id from an earlier response; NOT_FOUND for an unknown or obsolete one. */
export const addressOfPlace = forMembers<Deps, { readonly placeId: string }, FoundAddress>(
  MEMBERS,
  async (deps, member, input) => {
    const placeId = validate(line(LIMITS.addressLength), input.placeId, "placeId");
    if (!placeId.ok) return placeId;
    const quota = await deps.addressQuota(member.userId);
    return quota.ok ? expectAddress(await deps.addresses.byPlaceId(placeId.value)) : quota;
  },
);

function expectAddress(found: Result<FoundAddress | null>): Result<FoundAddress> {
  if (!found.ok) return found;
  return found.value ? ok(found.value) : fail(notFound("address"));
}
