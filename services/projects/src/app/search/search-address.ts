import { LIMITS } from "@callboard/catalog/limits.ts";
import { optionalLine } from "@callboard/kit/fields.ts";
import { ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import type { Deps, FoundAddress } from "#app/ports.ts";
import { normalizeAddressQuery } from "#domain/address.ts";
import { MEMBERS } from "#domain/policy.ts";

/** Addresses for the typed text, ten at most. LIMIT at 60 a minute; UNAVAILABLE if the geocoder does not respond. */
export const searchAddress = forMembers<Deps, { readonly address: string }, readonly FoundAddress[]>(
  MEMBERS,
  async (deps, member, input) => {
    const typed = validate(optionalLine(LIMITS.addressLength), input.address, "address");
    if (!typed.ok) return typed;
    const quota = await deps.addressQuota(member.userId);
    if (!quota.ok) return quota;
    const query = normalizeAddressQuery(typed.value ?? "");
    return query === null ? ok([]) : deps.addresses.find(query);
  },
);
