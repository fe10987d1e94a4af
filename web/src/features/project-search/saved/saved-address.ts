import type { SavedSearchCriteriaInput } from "#gen/graphql.ts";
import { DAYS, LIST_FILTERS, NARROWING, SCENES } from "../search-criteria.ts";

type Change = Readonly<Record<string, string | number | readonly string[] | null>>;

function scene(wanted: boolean | null | undefined): string | null {
  if (wanted === null || wanted === undefined) return null;
  return wanted ? "with" : "without";
}

function locationInAddress({ Location }: SavedSearchCriteriaInput): Change {
  if (!Location) return {};
  const { City, State, Point, RadiusMiles } = Location;
  return {
    city: City ?? null,
    state: State ?? null,
    near: Point ? `${Point.lat},${Point.lon}` : null,
    miles: RadiusMiles ?? null,
  };
}

function payOf({ PayRateMin }: SavedSearchCriteriaInput): Change {
  if (!PayRateMin) return {};
  // The filter "Paid" is stored as the lowest possible rate.
  return PayRateMin === 1 ? { paid: "1" } : { payMin: PayRateMin };
}

/** The address change that applies a saved search: every search parameter is either set or cleared. */
export function addressOf(criteria: SavedSearchCriteriaInput): Change {
  const fields = Object.entries({ ...LIST_FILTERS, ...DAYS });
  const scenes = Object.entries(SCENES);
  return {
    ...Object.fromEntries(NARROWING.map((name) => [name, null])),
    ...Object.fromEntries(fields.map(([name, field]) => [name, criteria[field] ?? null])),
    ...Object.fromEntries(scenes.map(([name, field]) => [name, scene(criteria[field])])),
    text: criteria.Text ?? null,
    union: criteria.Union ?? null,
    gender: criteria.Gender ?? null,
    ...locationInAddress(criteria),
    ...payOf(criteria),
  };
}
