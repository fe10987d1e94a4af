import type { WallOrderQuery } from "#gen/graphql.ts";

/** One submission on the wall of a position. */
export type WallItem = WallOrderQuery["getPositionSubmissions"]["Submissions"][number];
