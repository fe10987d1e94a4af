import { at, type Json } from "../../../support/graph.ts";
import type { ActorName } from "../../contract.ts";
import type { Granted, QueryCase } from "../../query-case.ts";
import { TALENT_SIDE } from "../../views.ts";
import { keysIn } from "../../world.ts";

/** One person's submission; groups, counts and other roles are visible only to the company. */
const SUBMISSION_SELECTION = "PK SK Data { UserId Groups { GroupId } OtherRoles { PositionId } }";

function expectSubmissionSide(submission: Json | undefined, actor: ActorName): void {
  const ofTalent = TALENT_SIDE.includes(actor);
  expect(at(submission, "Data.Groups") === null).toBe(ofTalent);
  expect(at(submission, "Data.OtherRoles") === null).toBe(ofTalent);
}

/** Producers read submissions to their own company. */
function expectOwnProjects({ value, view, actor, world }: Granted): void {
  const projects = keysIn(value);
  const ofA = projects.includes(world.fixture.project.PK);
  const ofOthers = projects.includes(world.fixture.foreignProject.PK);
  const isA = actor === "producerOwner" || actor === "producerColleague";
  if (view === "ok") expect([ofA, ofOthers]).toEqual([true, true]);
  else expect([ofA, ofOthers]).toEqual([isA, false]);
}

const usersIn = (value: Json | undefined): string[] =>
  ((value ?? []) as readonly Json[]).map((one) => String(at(one, "Data.UserId"))).toSorted();

export const CASTING_QUERIES: Readonly<Record<string, QueryCase>> = {
  getUserSubmissions: {
    query: `query($c: UserSubmissionsCriteria!) { getUserSubmissions(criteria: $c) { ${SUBMISSION_SELECTION} } }`,
    variables: ({ people }) => ({ c: { UserId: people.of.talentSelf.key, PageSize: 100 } }),
    check: expectOwnProjects,
  },
  getGroup: {
    query:
      "query($p: ID!, $g: ID!) { getGroup(projectId: $p, groupId: $g) { PK SK Data { Name NumberUsers } } }",
    variables: ({ fixture }) => ({ p: fixture.project.PK, g: "GROUP#1" }),
    check: ({ value }) => expect(at(value, "Data")).toEqual({ Name: "First choice", NumberUsers: 1 }),
  },
  getGroupUsers: {
    query: `query($c: GroupUsersCriteria!) { getGroupUsers(criteria: $c) { PK SK Data { UserId } } }`,
    variables: ({ fixture: { project } }) => ({
      c: { ProjectId: project.PK, RoleId: project.SK, GroupId: "GROUP#1" },
    }),
    check: ({ value, world: { people } }) => expect(usersIn(value)).toEqual([people.of.talentThird.key]),
  },
  getPositionGroups: {
    query:
      "query($r: ID!, $n: Int) { getPositionGroups(positionId: $r, page: $n) { SK Data { NumberUsers } } }",
    variables: ({ fixture }) => ({ r: fixture.project.SK, n: 1 }),
    check: ({ value }) =>
      expect(((value ?? []) as readonly Json[]).map((one) => at(one, "Data.NumberUsers"))).toEqual([
        1, 0, 0, 0, 0,
      ]),
  },
  getProjectSubmissionById: {
    query: `query($u: ID!, $p: ID!) { getProjectSubmissionById(UserId: $u, ProjectId: $p) { ${SUBMISSION_SELECTION} } }`,
    variables: ({ people, fixture }) => ({ u: people.of.talentSelf.key, p: fixture.project.PK }),
    check: ({ value, actor }) => expectSubmissionSide(value, actor),
  },
  getLatestProjectsSubmissions: {
    query: `query($p: ID!) { getLatestProjectsSubmissions(ProjectId: $p) { ${SUBMISSION_SELECTION} } }`,
    variables: ({ fixture }) => ({ p: fixture.project.PK }),
    check: ({ value, world: { people } }) =>
      expect(usersIn(value)).toEqual([people.of.talentSelf.key, people.of.talentThird.key].toSorted()),
  },
  getUserProjectSubmissions: {
    query: `query($u: ID!) { getUserProjectSubmissions(UserId: $u, PageSize: 100) { ${SUBMISSION_SELECTION} } }`,
    variables: ({ people }) => ({ u: people.of.talentSelf.key }),
    check: expectOwnProjects,
  },
  getPositionSubmissionsByBookingStatus: {
    query: `query($c: PositionStatusCriteria!) { getPositionSubmissionsByBookingStatus(criteria: $c) { ${SUBMISSION_SELECTION} } }`,
    variables: ({ fixture }) => ({ c: { RoleId: fixture.project.SK, BookingStatus: "Audition" } }),
    check: ({ value, world: { people } }) => expect(usersIn(value)).toEqual([people.of.talentSelf.key]),
  },
  getPositionSubmissionsByBookingGroup: {
    query: `query($c: PositionGroupCriteria!) { getPositionSubmissionsByBookingGroup(criteria: $c) { ${SUBMISSION_SELECTION} } }`,
    variables: ({ fixture }) => ({ c: { RoleId: fixture.project.SK, GroupId: "GROUP#1" } }),
    check: ({ value, world: { people } }) => expect(usersIn(value)).toEqual([people.of.talentThird.key]),
  },
  getBookedSubmissions: {
    query: `query($c: BookedSubmissionsCriteria!) { getBookedSubmissions(criteria: $c) { PK SK Data { UserId Booked } } }`,
    variables: ({ fixture }) => ({ c: { ProjectId: fixture.project.PK } }),
    check: ({ value, view, world: { people } }) =>
      expect(usersIn(value)).toEqual(view === "ok" ? [people.of.talentThird.key] : []),
  },
  getPositionSubmission: {
    query: `query($u: ID!, $r: ID!) { getPositionSubmission(UserId: $u, RoleId: $r) { ${SUBMISSION_SELECTION} } }`,
    variables: ({ people, fixture }) => ({ u: people.of.talentSelf.key, r: fixture.project.SK }),
    check: ({ value, actor }) => expectSubmissionSide(value, actor),
  },
  getPositionSubmissions: {
    query: `query($c: PositionSubmissionsCriteria!) { getPositionSubmissions(criteria: $c) {
      Total Counters { Count } Facets { NoUnion } Submissions { ${SUBMISSION_SELECTION} } } }`,
    variables: ({ fixture }) => ({ c: { RoleId: fixture.project.SK, ProjectId: fixture.project.PK } }),
    check({ value, view, actor, world }) {
      const { talentSelf, talentThird } = world.people.of;
      const own = TALENT_SIDE.includes(actor) ? [talentSelf.key] : [];
      const expected = view === "ok" ? [talentSelf.key, talentThird.key] : own;
      const list = (at(value, "Submissions") ?? []) as readonly Json[];
      expect(list.map((one) => at(one, "Data.UserId")).toSorted()).toEqual(expected.toSorted());
      expect(at(value, "Total")).toBe(expected.length);
      expect(at(value, "Counters") === null).toBe(view === "filtered");
      expect(at(value, "Facets") === null).toBe(view === "filtered");
      for (const one of list) expectSubmissionSide(one, actor);
    },
  },
};
