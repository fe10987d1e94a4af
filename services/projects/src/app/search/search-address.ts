import { LIMITS } from "@callboard/catalog/limits.ts";
import { requireMember, type Actor } from "@callboard/kit/actor.ts";
import { invalidField } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { normalizeAddressQuery } from "#domain/address.ts";
import { MEMBERS } from "#domain/policy.ts";
import type { Deps, FoundAddress } from "#app/ports.ts";

/** Addresses for what was typed, at most ten. LIMIT at 60 a minute; UNAVAILABLE when the geocoder does not answer. */
export async function searchAddress(
  deps: Deps,
  actor: Actor,
  input: { readonly address: string },
): Promise<Result<readonly FoundAddress[]>> {
  const member = requireMember(actor, MEMBERS);
  if (!member.ok) return member;
  const most = LIMITS.addressLength;
  if (input.address.length > most)
    return fail(invalidField("address", "TOO_LONG", `address has at most ${most} characters.`));
  const quota = await deps.addressQuota(member.value.userId);
  if (!quota.ok) return quota;
  const query = normalizeAddressQuery(input.address);
  return query === null ? ok([]) : deps.addresses.find(query);
}
