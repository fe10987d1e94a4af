import type { ActorName, ProjectState } from "../contract.ts";
import { ADDITIONAL, APPROVE, CONTACT, DENY, INFO, LOCATION, POSITION, SUBMIT } from "../objects.ts";
import { bare } from "../people.ts";
import type { Casting } from "../failures/casting-targets.ts";
import type { World } from "../world.ts";

/** A row whose version tells whether it changed. */
export interface Row {
  readonly service: string;
  readonly table: string;
  readonly column: string;
  readonly id: string;
}

/** What a mutation is called on: its variables, and the rows that a refusal leaves as they are. */
export interface Target {
  readonly variables: Readonly<Record<string, unknown>>;
  readonly rows: readonly Row[];
}

export interface Making {
  readonly world: World;
  readonly casting: Casting;
  /** The state of the project, where the operation is about one. */
  readonly state: ProjectState;
}

export interface MutationCase {
  readonly query: string;
  /** Makes a fresh object on which the call would change something. */
  readonly make: (making: Making) => Promise<Target>;
  /** The variables as this actor has to send them. */
  readonly adapt?: (variables: Target["variables"], actor: ActorName, world: World) => Target["variables"];
}

export const projectRow = (PK: string): Row => ({
  service: "projects",
  table: "project",
  column: "id",
  id: bare(PK),
});
const positionRow = (SK: string): Row => ({ ...projectRow(SK), table: "position" });

/** A wizard step: one input object with the key of a project in the state. */
function step(operation: string, argument: string, input: object): MutationCase {
  const type = `${argument[0]?.toUpperCase()}${argument.slice(1)}Input`;
  return {
    query: `mutation($${argument}: ${type}!) { ${operation}(${argument}: $${argument}) { PK } }`,
    async make({ world, state }) {
      const { PK } = await world.workshop.project(state);
      return { variables: { [argument]: { PK, ...input } }, rows: [projectRow(PK)] };
    },
  };
}

/** A move of a project by its key alone. */
const move = (query: string): MutationCase => ({
  query,
  async make({ world, state }) {
    const { PK } = await world.workshop.project(state);
    return { variables: { PK }, rows: [projectRow(PK)] };
  },
});

const OTHER_LOCATION = { ...LOCATION, Location: "A newer ranch" };
const OTHER_CONTACT = { ...CONTACT, ContactInformation: "Call at night." };

export const PROJECT_MUTATIONS: Readonly<Record<string, MutationCase>> = {
  createProjectInfo: {
    query: `mutation($projectInfo: ProjectInfoInput!) {
      createProjectInfo(projectInfo: $projectInfo) { PK } }`,
    make: () => Promise.resolve({ variables: { projectInfo: INFO }, rows: [] }),
    // An admin has no company of their own and names one.
    adapt: (variables, actor, world) =>
      actor === "admin" ? { projectInfo: { ...INFO, CompanyId: world.people.companyA } } : variables,
  },
  updateProjectInfo: step("updateProjectInfo", "projectInfo", { ...INFO, ProjectOverview: "One sister." }),
  createContactInfo: step("createContactInfo", "contactInfo", OTHER_CONTACT),
  updateContactInfo: step("updateContactInfo", "contactInfo", OTHER_CONTACT),
  createAdditionalInfo: step("createAdditionalInfo", "additionalInformation", ADDITIONAL),
  updateAdditionalInfo: step("updateAdditionalInfo", "additionalInformation", ADDITIONAL),
  createLocationInfo: step("createLocationInfo", "locationInformation", OTHER_LOCATION),
  updateLocationlInfo: step("updateLocationlInfo", "locationInformation", OTHER_LOCATION),
  saveProjectPosition: step("saveProjectPosition", "positionInfo", { ...POSITION, PositionName: "Tom" }),
  updateProjectPosition: {
    query: `mutation($positionInfo: PositionInfoInput!) {
      updateProjectPosition(positionInfo: $positionInfo) { PK } }`,
    async make({ world, state }) {
      const { PK, SK } = await world.workshop.project(state);
      const variables = { positionInfo: { PK, SK, Description: "She is 31 and awake." } };
      return { variables, rows: [projectRow(PK), positionRow(SK)] };
    },
  },
  deleteProjectPosition: {
    query: "mutation($PK: ID!, $SK: ID!) { deleteProjectPosition(pK: $PK, sK: $SK) { Status } }",
    async make({ world, state }) {
      const keys = await world.workshop.project(state);
      return { variables: { ...keys }, rows: [projectRow(keys.PK), positionRow(keys.SK)] };
    },
  },
  submitProjectApproval: move(SUBMIT),
  resubmitProject: {
    query: "mutation($project: ProjectInput!) { resubmitProject(project: $project) { PK } }",
    async make({ world, state }) {
      const { PK } = await world.workshop.project(state);
      return { variables: { project: { PK } }, rows: [projectRow(PK)] };
    },
  },
  approveProject: move(APPROVE),
  denyProject: move(DENY),
  saveProjectMedia: {
    query: "mutation($m: ProjectMediaInput!) { saveProjectMedia(media: $m) { PK } }",
    async make({ world, state }) {
      const { PK } = await world.workshop.project(state);
      return { variables: { m: { PK, Media: [world.fixture.poster] } }, rows: [projectRow(PK)] };
    },
  },
};
