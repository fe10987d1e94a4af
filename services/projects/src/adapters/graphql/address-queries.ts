import { respondWith } from "@callboard/graphql/respond.ts";
import { ok } from "@callboard/kit/result.ts";
import type { FoundAddress } from "#app/ports.ts";
import { addressAt, addressOfPlace, geocodeAddress, standardizeAddress } from "#app/search/find-address.ts";
import { searchAddress } from "#app/search/search-address.ts";
import type { QueryResolvers } from "#gen/graphql.ts";
import { geocodedAddress } from "./wire.ts";

const optional = (found: FoundAddress | null) => found && geocodedAddress(found);

export const addressQueries: Pick<
  QueryResolvers,
  "searchAddress" | "geoCodeAddress" | "standardizeAddress" | "reverseGeoCode" | "getPlaceId"
> = {
  searchAddress: (_, { address }, { deps, actor }) =>
    respondWith(searchAddress(deps, actor, ok({ address })), (found) => found.map(geocodedAddress)),
  geoCodeAddress: (_, { address }, { deps, actor }) =>
    respondWith(geocodeAddress(deps, actor, ok({ address })), optional),
  standardizeAddress: (_, { address }, { deps, actor }) =>
    respondWith(standardizeAddress(deps, actor, ok({ address })), optional),
  reverseGeoCode: (_, { geoPoint }, { deps, actor }) =>
    respondWith(addressAt(deps, actor, ok({ point: geoPoint })), geocodedAddress),
  getPlaceId: (_, { placeId }, { deps, actor }) =>
    respondWith(addressOfPlace(deps, actor, ok({ placeId })), geocodedAddress),
};
