import { paths } from "#lib/paths.ts";
import { PRODUCER } from "../line.ts";
import type { Line } from "../line.ts";

const PROJECT = { PK: "PRJ#1", SK: "PRJ#1", Data: { Name: "Ferry", View: "owner" } };
const POSITION = { PK: "PRJ#1", SK: "ROLE#1", Data: { PositionName: "Captain", Project: PROJECT } };

const submissions = { as: PRODUCER, unknown: "null" } as const;

/** Pages of a company about who is put forward. */
export const castingLines: readonly Line[] = [
  {
    ...submissions,
    path: paths.positionSubmissions,
    at: "/position-submissions/1/1",
    shows: "1 of 1 booked",
    reads: { WallHead: "page", PositionWall: "part", WallFacets: "part" },
    empty: { text: "No submissions" },
    own: { getProjectRoleById: POSITION },
  },
  {
    ...submissions,
    path: paths.positionSubmission,
    at: "/position-submission/5/1",
    shows: "The Comments",
    // WallOrder only leads to the next person, as the wall does, which is one link away.
    reads: { SubmissionDetail: "page", WallHead: "part", ShownPosts: "part", WallOrder: "detail" },
    empty: "record",
  },
  {
    ...submissions,
    path: paths.group,
    at: "/group/1/1/1",
    shows: { GroupsHead: "Print selects", GroupMembers: "The AgeRange" },
    reads: { GroupsHead: "page", GroupMembers: "part" },
    empty: { text: "No one yet" },
    own: { getProjectRoleById: POSITION },
  },
  {
    ...submissions,
    path: paths.projectSubmission,
    at: "/project-submission/5/1",
    shows: "The Comments",
    reads: { PersonSubmissions: "page", WallHead: "part" },
    empty: "record",
  },
  {
    ...submissions,
    path: paths.projectSubmissions,
    at: "/project-submissions/1",
    shows: "1 of 1 booked",
    reads: { ProjectWalls: "page" },
    empty: { text: "role" },
    own: { getProjectById: PROJECT },
  },
];
