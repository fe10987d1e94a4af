import type { SubmissionDetails_SubmissionFragment, WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { submission } from "#test/wall.tsx";

const ana = submission({ id: "1", name: "Ana Bell", status: "Submitted", groups: [] });

/** A submission on the wall, and one of a booked person. */
export const WALL = ana as unknown as WallCard_SubmissionFragment & SubmissionDetails_SubmissionFragment;
export const BOOKED = { ...WALL, Data: { ...WALL.Data, Booked: true } } as typeof WALL;
