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
    reads: { WallHead: "page", PositionWall: "part", WallFacets: "detail" },
    empty: { says: "No submissions" },
    own: { getProjectRoleById: POSITION },
  },
  {
    ...submissions,
    path: paths.positionSubmission,
    at: "/position-submission/5/1",
    shows: "The Comments",
    reads: { SubmissionDetail: "page", WallHead: "detail", WallOrder: "detail", ShownPosts: "detail" },
    empty: "record",
  },
  {
    ...submissions,
    path: paths.group,
    at: "/group/1/1/1",
    shows: { GroupsHead: "Print selects", GroupMembers: "The AgeRange" },
    reads: { GroupsHead: "page", GroupMembers: "part" },
    empty: { says: "No one yet" },
    own: { getProjectRoleById: POSITION },
  },
  {
    ...submissions,
    path: paths.projectSubmission,
    at: "/project-submission/5/1",
    shows: "The Comments",
    reads: { PersonSubmissions: "page", WallHead: "detail" },
    empty: "record",
  },
  {
    ...submissions,
    path: paths.projectSubmissions,
    at: "/project-submissions/1",
    shows: "1 of 1 booked",
    reads: { ProjectWalls: "page" },
    empty: { says: "role" },
    own: { getProjectById: PROJECT },
  },
];
