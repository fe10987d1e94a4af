import type { CatalogList } from "#i18n/use-catalog.ts";

type Located = {
  readonly LocationCity?: string | null;
  readonly LocationState?: string | null;
  readonly LocationCountry?: string | null;
};

/** Where somebody works from, on one line; without a state, the country says which city of that name. */
export function placeOf(
  { LocationCity, LocationState, LocationCountry }: Located,
  word: (list: CatalogList, value: string | null | undefined) => string,
): string {
  const hasState = Boolean(LocationState) && (LocationCountry ?? "US") === "US";
  return [LocationCity, hasState ? LocationState : word("countries", LocationCountry)]
    .filter(Boolean)
    .join(", ");
}
