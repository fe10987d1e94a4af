import type { PositionWallQuery } from "#gen/graphql.ts";

/** One submission on the wall of a position. */
export type WallItem = PositionWallQuery["getPositionSubmissions"]["Submissions"][number];
