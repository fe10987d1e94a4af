import { respondWith } from "@callboard/graphql/respond.ts";
import { readClientKey, readKey, readOptionalKey, recordKey } from "@callboard/kit/record-key.ts";
import { map, ok } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { getSavedSearches, removeSavedSearch, saveSearch } from "#app/saved-search/save-search.ts";
import type { SavedSearch as SavedSearchRecord } from "#domain/saved-search/saved-search.ts";
import type { MutationResolvers, QueryResolvers, SavedSearch } from "#gen/graphql.ts";

function wireSearch(search: SavedSearchRecord): SavedSearch {
  const { id, userId, name, alert, criteria, createdAt, version } = search;
  return {
    PK: recordKey("user", userId),
    SK: recordKey("savedSearch", id),
    Data: {
      Name: name ?? "",
      Alert: alert ?? "Never",
      Criteria: { ...criteria, Ethnicity: null },
      CreatedAt: createdAt.toISOString(),
      Version: version,
    },
  };
}

export const savedSearchQueries: Pick<QueryResolvers, "getSavedSearches"> = {
  getSavedSearches: (_, _args, { deps, actor }) =>
    respondWith(getSavedSearches(deps, actor, ok({})), (searches) => searches.map(wireSearch)),
};

export const savedSearchMutations: Pick<MutationResolvers, "saveSearch" | "deleteSavedSearch"> = {
  saveSearch: (_, { search: { SK, Criteria, Version, ClientKey, ...sent } }, { deps, actor }) => {
    const keys = combineValidations({
      searchId: readOptionalKey("savedSearch", SK, "search.SK"),
      clientKey: readClientKey(ClientKey, "search.ClientKey"),
    });
    const input = map(keys, (read) => ({
      ...read,
      sent,
      criteria: Criteria ?? null,
      version: Version ?? null,
    }));
    return respondWith(saveSearch(deps, actor, input), wireSearch);
  },
  deleteSavedSearch: (_, { SK }, { deps, actor }) => {
    const input = map(readKey("savedSearch", SK, "SK"), (searchId) => ({ searchId }));
    return respondWith(removeSavedSearch(deps, actor, input), () => ({ Status: "OK" }));
  },
};
