import { ADDITIONAL, APPROVE, CONTACT, DENY, INFO, LOCATION, POSITION, SUBMIT } from "../../objects.ts";
import type { MutationCase } from "../../mutation-case.ts";
import type { Row } from "../../objects.ts";
import { bare } from "../../people.ts";

export const projectRow = (PK: string): Row => ({
  service: "projects",
  table: "project",
  column: "id",
  id: bare(PK),
});
const positionRow = (SK: string): Row => ({ ...projectRow(SK), table: "position" });

/** A wizard step: one input object with the key of a project in the given state. */
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

/** A transition of a project that takes only its key. */
const move = (query: string): MutationCase => ({
  query,
  async make({ world, state }) {
    const { PK } = await world.workshop.project(state);
    return { variables: { PK }, rows: [projectRow(PK)] };
  },
});

/** A form with all steps and the key of a project in the given state. */
const whole = (operation: string, answer: string, fields: object): MutationCase => ({
  query: `mutation($project: ProjectInput!) { ${operation}(project: $project) { ${answer} } }`,
  async make({ world, state }) {
    const { PK } = await world.workshop.project(state);
    return { variables: { project: { PK, ...fields } }, rows: [projectRow(PK)] };
  },
});

const OTHER_LOCATION = { ...LOCATION, Location: "A newer ranch" };
const OTHER_CONTACT = { ...CONTACT, ContactInformation: "Call at night." };

export const PROJECTS_MUTATIONS: Readonly<Record<string, MutationCase>> = {
  createProjectInfo: {
    query: `mutation($projectInfo: ProjectInfoInput!) {
      createProjectInfo(projectInfo: $projectInfo) { PK } }`,
    make: () => Promise.resolve({ variables: { projectInfo: INFO }, rows: [] }),
    // Admins have no company of their own and must name one.
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
  createProject: {
    query: "mutation($project: ProjectInput!) { createProject(project: $project) { PK } }",
    make: () => Promise.resolve({ variables: { project: INFO }, rows: [] }),
    adapt: (variables, actor, world) =>
      actor === "admin" ? { project: { ...INFO, CompanyId: world.people.companyA } } : variables,
  },
  updateProject: whole("updateProject", "Status", { ProjectOverview: "One sister." }),
  submitProject: whole("submitProject", "PK", {}),
  submitProjectApproval: move(SUBMIT),
  resubmitProject: whole("resubmitProject", "PK", {}),
  deleteProject: move("mutation($PK: ID!) { deleteProject(PK: $PK) { Status } }"),
  closeProject: move("mutation($PK: ID!) { closeProject(PK: $PK) { Status } }"),
  approveProject: move(APPROVE),
  denyProject: move(DENY),
  saveSupportingDocs: {
    query: "mutation($m: SupportingDocsInput!) { saveSupportingDocs(media: $m) { Status } }",
    async make({ world, state }) {
      const { PK } = await world.workshop.project(state);
      return { variables: { m: { PK, SupportingDocs: [world.fixture.poster] } }, rows: [projectRow(PK)] };
    },
  },
  deleteFilmingDate: {
    query: "mutation($PK: ID!, $SK: ID!) { deleteFilmingDate(pK: $PK, sK: $SK) { Status } }",
    async make({ world, state }) {
      const { PK } = await world.workshop.project(state);
      const [SK] = await world.workshop.filmingDates(PK);
      return { variables: { PK, SK }, rows: [projectRow(PK)] };
    },
  },
  deleteAuditionTime: {
    query: "mutation($PK: ID!, $SK: ID!) { deleteAuditionTime(pK: $PK, sK: $SK) { Status } }",
    async make({ world, state }) {
      const { PK, SK } = await world.workshop.projectWithSlot(state);
      return { variables: { PK, SK }, rows: [projectRow(PK)] };
    },
  },
  createFeature: {
    query: "mutation($feature: FeatureInput!) { createFeature(feature: $feature) { PK } }",
    make: () => Promise.resolve({ variables: { feature: { Name: "Quiet rooms" } }, rows: [] }),
  },
  deleteFeatureProject: {
    query: "mutation($PK: ID!) { deleteFeatureProject(PK: $PK) { Status } }",
    async make({ world }) {
      const PK = await world.workshop.feature();
      const row = { service: "projects", table: "feature", column: "id", id: bare(PK) };
      return { variables: { PK }, rows: [row] };
    },
  },
  deleteItems: {
    query: "mutation($items: [ItemInput!]!) { deleteItems(items: $items) { Status } }",
    async make({ world, state }) {
      const { PK, SK } = await world.workshop.project(state);
      return { variables: { items: [{ PK, SK }] }, rows: [projectRow(PK), positionRow(SK)] };
    },
  },
  saveProjectMedia: {
    query: "mutation($m: ProjectMediaInput!) { saveProjectMedia(media: $m) { PK } }",
    async make({ world, state }) {
      const { PK } = await world.workshop.project(state);
      return { variables: { m: { PK, Media: [world.fixture.poster] } }, rows: [projectRow(PK)] };
    },
  },
};
