import { at, type Json } from "../support/graph.ts";
import type { ActorName } from "./contract.ts";
import { WORD } from "./objects.ts";
import {
  COMPANY_SELECTION,
  expectCompanyView,
  expectPositionView,
  expectProjectView,
  expectUserView,
  POSITION_SELECTION,
  PROJECT_SELECTION,
  TALENT_SIDE,
  USER_SELECTION,
} from "./views.ts";
import { keysIn, type World } from "./world.ts";

/** What a granted query has to be looked at for. */
export interface Granted {
  /** The value of the operation's field. */
  readonly value: Json | undefined;
  /** `ok`, a view, or `filtered`. */
  readonly view: string;
  readonly actor: ActorName;
  readonly world: World;
}

export interface QueryCase {
  readonly query: string;
  readonly variables: (world: World) => object;
  readonly check: (granted: Granted) => void;
}

const states = (world: World, ...names: readonly string[]): string[] =>
  names.map((name) => world.fixture.byState[name]?.PK ?? "");

/** Draft, Pending, Denied and Private projects of the fixture, which no search may show to members. */
const hidden = (world: World): string[] =>
  states(world, "Draft", "Pending", "Denied", "Approved/Private", "Closed/Private", "Deleted");

function expectSearched(keys: readonly string[], { world, view }: Granted): void {
  expect(keys).toEqual(
    expect.arrayContaining([world.fixture.project.PK, ...states(world, "Approved/Public")]),
  );
  const unseen =
    view === "filtered" ? [...hidden(world), ...states(world, "Closed/Public")] : states(world, "Deleted");
  expect(keys.filter((key) => unseen.includes(key))).toEqual([]);
}

/** One person's submission: groups, counts and other roles are the company's. */
const SUBMISSION_SELECTION = "PK SK Data { UserId Groups { GroupId } OtherRoles { PositionId } }";

function expectSubmissionSide(submission: Json | undefined, actor: ActorName): void {
  const ofTalent = TALENT_SIDE.includes(actor);
  expect(at(submission, "Data.Groups") === null).toBe(ofTalent);
  expect(at(submission, "Data.OtherRoles") === null).toBe(ofTalent);
}

export const QUERY_CASES: Readonly<Record<string, QueryCase>> = {
  getUserById: {
    query: `query($id: ID!) { getUserById(id: $id) { ${USER_SELECTION} } }`,
    variables: ({ people }) => ({ id: people.of.talentSelf.key }),
    check: ({ value, view }) => expectUserView(value, view),
  },
  getProjectById: {
    query: `query($id: ID!) { getProjectById(id: $id) { ${PROJECT_SELECTION} } }`,
    variables: ({ fixture }) => ({ id: fixture.project.PK }),
    check: ({ value, view }) => expectProjectView(value, view),
  },
  getCompanyById: {
    query: `query($id: ID!) { getCompanyById(id: $id) { ${COMPANY_SELECTION} } }`,
    variables: ({ people }) => ({ id: people.companyA }),
    check: ({ value, view }) => expectCompanyView(value, view),
  },
  getUserSubmissions: {
    query: `query($c: UserSubmissionsCriteria!) { getUserSubmissions(criteria: $c) { ${SUBMISSION_SELECTION} } }`,
    variables: ({ people }) => ({ c: { UserId: people.of.talentSelf.key, PageSize: 100 } }),
    check({ value, view, actor, world }) {
      const projects = keysIn(value);
      const ofA = projects.includes(world.fixture.project.PK);
      const ofOthers = projects.includes(world.fixture.foreignProject.PK);
      const isA = actor === "producerOwner" || actor === "producerColleague";
      if (view === "ok") expect([ofA, ofOthers]).toEqual([true, true]);
      else expect([ofA, ofOthers]).toEqual([isA, false]);
    },
  },
  filterProjects: {
    query: "query($c: ProjectFilterCriteria!) { filterProjects(criteria: $c) { PK } }",
    variables: () => ({ c: { ProjectType: ["Featured Film"], PageSize: 100 } }),
    check: (granted) => expectSearched(keysIn(granted.value), granted),
  },
  searchProject: {
    query: "query($v: String!) { searchProject(value: $v) { PK } }",
    variables: () => ({ v: WORD }),
    check: (granted) => {
      const { world, view, value } = granted;
      const unseen = view === "filtered" ? hidden(world) : states(world, "Deleted");
      const keys = keysIn(value);
      expect(keys.length).toBeGreaterThan(0);
      expect(keys.filter((key) => unseen.includes(key))).toEqual([]);
    },
  },
  searchProjects: {
    query: "query($c: ProjectSearchCriteria!) { searchProjects(criteria: $c) { Total Projects { PK } } }",
    variables: () => ({ c: { Text: WORD, PageSize: 100 } }),
    check: (granted) => {
      const keys = keysIn(at(granted.value, "Projects"));
      expectSearched(keys, granted);
      expect(at(granted.value, "Total")).toBe(keys.length);
    },
  },
  getCompanyProjects: {
    query: "query($c: CompanyProjectsCriteria!) { getCompanyProjects(criteria: $c) { PK } }",
    variables: ({ people }) => ({ c: { CompanyId: people.companyA, PageSize: 100 } }),
    check({ value, view, actor, world }) {
      const keys = keysIn(value);
      const all = states(world, "Draft", "Pending", "Denied", "Approved/Private", "Closed/Private");
      const own = TALENT_SIDE.includes(actor) ? states(world, "Approved/Private", "Closed/Private") : [];
      expect(keys).toEqual(expect.arrayContaining(states(world, "Approved/Public", "Closed/Public")));
      const secret = all.filter((key) => keys.includes(key));
      if (view === "ok") expect(secret.toSorted()).toEqual(all.toSorted());
      else expect(secret.filter((key) => !own.includes(key))).toEqual([]);
    },
  },
  filterUsers: {
    query: "query($c: UserCriteria!) { filterUsers(criteria: $c) { PK Data { View } } }",
    variables: () => ({ c: { PageSize: 100 } }),
    check({ value, actor, world }) {
      const { of } = world.people;
      const keys = keysIn(value);
      expect(keys).toContain(of.talentSelf.key);
      for (const unseen of [of.noRole, of.suspended]) expect(keys).not.toContain(unseen.key);
      const casts = ["producerOwner", "producerColleague", "producerOther", "admin"].includes(actor);
      expect(keys.includes(of.talentMinor.key)).toBe(casts);
    },
  },
  projectsPendingApproval: {
    query: "query($c: ApprovalCriteria!) { projectsPendingApproval(criteria: $c) { Projects { PK } } }",
    variables: () => ({ c: { PageSize: 100 } }),
    check: ({ value, world }) =>
      expect(keysIn(at(value, "Projects"))).toEqual(expect.arrayContaining(states(world, "Pending"))),
  },
  userProjectsWaitingApproval: {
    query: "query($c: WaitingApprovalCriteria!) { userProjectsWaitingApproval(criteria: $c) { PK } }",
    variables: ({ people }) => ({ c: { UserId: people.of.producerOwner.key, PageSize: 100 } }),
    check: ({ value, world }) =>
      expect(keysIn(value).toSorted()).toEqual(expect.arrayContaining(states(world, "Pending", "Denied"))),
  },
  getProjectPositions: {
    query: `query($PK: ID!) { getProjectPositions(PK: $PK) { ${POSITION_SELECTION} } }`,
    variables: ({ fixture }) => ({ PK: fixture.project.PK }),
    check: ({ value, view }) => expectPositionView(at(value, "0"), view),
  },
  getProjectRoleById: {
    query: `query($PK: ID!, $SK: ID!) { getProjectRoleById(pK: $PK, sK: $SK) { ${POSITION_SELECTION} } }`,
    variables: ({ fixture }) => fixture.project,
    check: ({ value, view }) => expectPositionView(value, view),
  },
  getFilmingTimes: {
    query: "query($PK: ID!) { getFilmingTimes(pK: $PK) { FilmingDates { SK Data { Date } } } }",
    variables: ({ fixture }) => ({ PK: fixture.project.PK }),
    check: ({ value }) => expect(at(value, "FilmingDates")).toHaveLength(1),
  },
  getAuditionTimes: {
    query: "query($PK: ID!) { getAuditionTimes(pK: $PK) { Auditions { SK } } }",
    variables: ({ fixture }) => ({ PK: fixture.project.PK }),
    check: ({ value, view }) => expect(at(value, "Auditions")).toHaveLength(view === "filtered" ? 0 : 3),
  },
  searchAddress: {
    query: "query($a: String!) { searchAddress(address: $a) { FormattedAddress } }",
    variables: () => ({ a: "Austin, TX" }),
    check: ({ value }) => expect(Array.isArray(value) && value.length > 0).toBe(true),
  },
  getPositionSubmission: {
    query: `query($u: ID!, $r: ID!) { getPositionSubmission(UserId: $u, RoleId: $r) { ${SUBMISSION_SELECTION} } }`,
    variables: ({ people, fixture }) => ({ u: people.of.talentSelf.key, r: fixture.project.SK }),
    check: ({ value, actor }) => expectSubmissionSide(value, actor),
  },
  getPositionSubmissions: {
    query: `query($c: PositionSubmissionsCriteria!) { getPositionSubmissions(criteria: $c) {
      Total Counters { Count } Submissions { ${SUBMISSION_SELECTION} } } }`,
    variables: ({ fixture }) => ({ c: { RoleId: fixture.project.SK, ProjectId: fixture.project.PK } }),
    check({ value, view, actor, world }) {
      const { talentSelf, talentThird } = world.people.of;
      const own = TALENT_SIDE.includes(actor) ? [talentSelf.key] : [];
      const expected = view === "ok" ? [talentSelf.key, talentThird.key] : own;
      const list = (at(value, "Submissions") ?? []) as readonly Json[];
      expect(list.map((one) => at(one, "Data.UserId")).toSorted()).toEqual(expected.toSorted());
      expect(at(value, "Total")).toBe(expected.length);
      expect(at(value, "Counters") === null).toBe(view === "filtered");
      for (const one of list) expectSubmissionSide(one, actor);
    },
  },
  getUserConversations: {
    query: "query($c: ConversationsCriteria!) { getUserConversations(criteria: $c) { Results { PK SK } } }",
    variables: () => ({ c: { Folder: "inbox" } }),
    check({ value, actor, world }) {
      const keys = keysIn(at(value, "Results"));
      expect(keys.filter((key) => key !== world.people.of[actor].key)).toEqual([]);
      expect(keys.length > 0).toBe(actor === "producerOwner" || actor === "talentSelf");
    },
  },
  getConversationMessages: {
    query: "query($id: ID!) { getConversationMessages(conversation_id: $id) { SK Data { Message } } }",
    variables: ({ fixture }) => ({ id: fixture.conversation }),
    check: ({ value }) => expect(at(value, "0.Data.Message")).toBe("Hello."),
  },
};
