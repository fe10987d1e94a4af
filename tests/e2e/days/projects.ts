import { dayAhead } from "../steps/forms.ts";
import type { Market } from "./members.ts";

/** A project of the demo producer that an admin approved; keys as on the wire. */
export interface Posted {
  readonly key: string;
  readonly title: string;
  /** Keys of its roles, in their order. */
  readonly roles: readonly string[];
}

interface Project {
  readonly PK: string;
  readonly Data: {
    readonly Positions: ReadonlyArray<{
      readonly SK: string;
      readonly Data: { readonly PositionName: string };
    }>;
  };
}

const CREATE = `mutation($project: ProjectInput!) { submitProject(project: $project) {
  PK Data { Positions { SK Data { PositionName } } } } }`;
const APPROVE = "mutation($id: ID!) { approveProject(projectId: $id) { PK } }";

/** Whom the roles are for. */
interface Wants {
  readonly AgeRange: readonly string[];
  readonly Gender: readonly string[];
}

const WOMAN: Wants = { AgeRange: ["30-45"], Gender: ["Female"] };

const role = (name: string, wants: Wants) => ({
  ...wants,
  PositionName: name,
  PositionType: "Cast",
  PositionSubType: "Lead",
  RoleType: "Lead",
  Quantity: 1,
  Description: "Carries the second act.",
  Rate: 250,
  RateFrequency: "Daily",
  SubmissionsDueBy: `${dayAhead(20)}T22:00:00Z`,
});

const projectOf = (title: string, roles: readonly string[], wants: Wants) => ({
  Name: title,
  ProjectType: "Short Film",
  ProjectOverview: "A town, a storm and a secret.",
  Description: "We shoot nights.",
  Union: "Both",
  PayRate: 250,
  Public: true,
  CastingDirName: "Helena Marsh",
  CastingDirEmail: "helena@marsh.test",
  LocationCity: "Seattle",
  LocationState: "WA",
  FilmingType: "On Location",
  FilmingBeginDate: dayAhead(40),
  FilmingEndDate: dayAhead(44),
  Positions: roles.map((name) => role(name, wants)),
});

/** The demo producer submits a project for approval. */
export async function sendProject(
  market: Market,
  title: string,
  roles: readonly string[],
  wants = WOMAN,
): Promise<Posted> {
  const { submitProject } = await market.demo("producer")<{ submitProject: Project }>(CREATE, {
    project: projectOf(title, roles, wants),
  });
  return asPosted(submitProject, title, roles);
}

function asPosted({ PK, Data: { Positions } }: Project, title: string, roles: readonly string[]): Posted {
  const keyOf = (name: string): string => Positions.find(({ Data }) => Data.PositionName === name)?.SK ?? "";
  return { key: PK, title, roles: roles.map(keyOf) };
}

/** The same, approved. */
export async function postProject(
  market: Market,
  title: string,
  roles: readonly string[],
  wants = WOMAN,
): Promise<Posted> {
  const posted = await sendProject(market, title, roles, wants);
  await market.demo("admin")(APPROVE, { id: posted.key });
  return posted;
}

const TIMES = `mutation($auditionTime: AuditionTimeInput!) { saveAuditionTime(auditionTime: $auditionTime) {
  Auditions { SK } } }`;

/** Adds consecutive audition times of a quarter of an hour, from ten in the morning in Seattle; returns their keys. */
export async function addTimes(market: Market, { key }: Posted, count: number): Promise<readonly string[]> {
  const auditionTime = {
    PK: key,
    Date: dayAhead(25),
    Time: "10:00",
    Zone: "America/Los_Angeles",
    SeriesCount: count,
    Place: "Studio 4",
  };
  const { saveAuditionTime } = await market.demo("producer")<{
    saveAuditionTime: { readonly Auditions: readonly { readonly SK: string }[] };
  }>(TIMES, { auditionTime });
  return saveAuditionTime.Auditions.map(({ SK }) => SK);
}

const OWN = `query($id: ID!) { getUserProjects(id: $id, criteria: { PageSize: 50 }) {
  PK Data { Name Positions { SK Data { PositionName } } } } }`;

/** The demo producer's project of this title. */
export async function ownProject(market: Market, title: string, roles: readonly string[]): Promise<Posted> {
  const producer = market.demo("producer");
  type Own = Project & { readonly Data: { readonly Name: string } };
  const { me } = await producer<{ me: { readonly PK: string } }>("{ me { PK } }");
  const { getUserProjects } = await producer<{ getUserProjects: readonly Own[] }>(OWN, { id: me.PK });
  const found = getUserProjects.find(({ Data }) => Data.Name === title);
  if (!found) throw new Error(`There is no project ${title}.`);
  return asPosted(found, title, roles);
}

/** Ends projects, so that stories after this one find the demo market as it was. */
export async function endProjects({ demo }: Market, projects: readonly Posted[]): Promise<void> {
  const producer = demo("producer");
  for (const { key } of projects) {
    const close = producer("mutation($key: ID!) { closeProject(PK: $key) { Status } }", { key });
    // Those that were never approved are taken back instead.
    await close
      .catch(() => producer("mutation($key: ID!) { withdrawProject(PK: $key) { PK } }", { key }))
      .catch(() => undefined);
  }
}
