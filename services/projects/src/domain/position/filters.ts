import { EYE_COLORS, HAIR_COLORS, HEIGHT_RANGES, LANGUAGES } from "@callboard/catalog/appearance.ts";
import {
  CREW_POSITIONS,
  POSITION_TYPES,
  RATE_FREQUENCIES,
  ROLE_TYPES,
} from "@callboard/catalog/position-types.ts";
import { FILMING_TYPES } from "@callboard/catalog/project-types.ts";
import { UNIONS } from "@callboard/catalog/unions.ts";
import type { PositionDetails } from "./fields.ts";

/** Filters of the advanced search on positions, beyond those of every search, with the wire values of each. */
export const POSITION_FILTERS = {
  PositionType: POSITION_TYPES,
  PositionSubType: [...ROLE_TYPES, ...CREW_POSITIONS],
  UnionType: UNIONS.map((union) => union.value),
  HeightRange: HEIGHT_RANGES.map((range) => range.value),
  EyeColor: EYE_COLORS,
  HairColor: HAIR_COLORS,
  Languages: LANGUAGES,
  FilmingType: FILMING_TYPES,
  RateFrequency: RATE_FREQUENCIES,
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type PositionFilter = keyof typeof POSITION_FILTERS;
export const POSITION_FILTER_NAMES = Object.keys(POSITION_FILTERS) as PositionFilter[];

/** A breakdown that requires no height, color or language is open to all. */
const OPEN_TO_ALL: ReadonlySet<PositionFilter> = new Set([
  "HeightRange",
  "EyeColor",
  "HairColor",
  "Languages",
]);

/** The values of a filter that match the position. */
export function filterValues(filter: PositionFilter, position: PositionDetails): readonly string[] {
  const field = `${filter.charAt(0).toLowerCase()}${filter.slice(1)}` as Uncapitalize<PositionFilter>;
  const value = position[field];
  const values = typeof value === "string" ? [value] : (value ?? []);
  return values.length === 0 && OPEN_TO_ALL.has(filter) ? POSITION_FILTERS[filter] : values;
}

/** The filter value for positions with such scenes, or without them. */
export function sceneValue(scene: "Nudity" | "AdultScenes", wanted: boolean): string {
  return wanted ? scene : `No${scene}`;
}
