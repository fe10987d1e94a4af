import type { System } from "#dev/system.ts";
import { openDatabases, type Databases } from "../support/databases.ts";
import { queryGraph, at } from "../support/graph.ts";
import { freshTokens } from "../support/fresh-tokens.ts";
import { signIn } from "../support/sign-in.ts";
import { startedSystem } from "../support/started-system.ts";
import {
  ADDITIONAL,
  APPROVE,
  WORD,
  Workshop,
  type ExecuteAs,
  type MustAs,
  type ProjectKeys,
} from "./objects.ts";
import { bare, emailOf, makePeople, mustWork, type People, type PersonName } from "./people.ts";

/** One object of each kind, as defined by `fixture` in the contract. */
interface Fixture {
  /** An approved public project of company A. */
  readonly project: ProjectKeys;
  /** T1's submission to its position, with a confirmed audition. */
  readonly submission: string;
  /** A project of a third company, to which T1 has submitted too. */
  readonly foreignProject: ProjectKeys;
  /** A conversation between T1 and the producer. */
  readonly conversation: string;
  /** Projects by the states of `visibility.project`. */
  readonly byState: Readonly<Record<string, ProjectKeys>>;
  /** Files in state Ready: the talent's headshot, the producer's poster. */
  readonly headshot: string;
  readonly poster: string;
  /** A document of the fixture's project: a PDF named sides.pdf. */
  readonly document: string;
  /** A feature. */
  readonly feature: string;
}

/** A started product with the people and records of the matrix. */
export interface World {
  readonly system: System;
  readonly databases: Databases;
  readonly people: People;
  readonly workshop: Workshop;
  readonly fixture: Fixture;
  readonly execute: ExecuteAs;
  readonly must: MustAs;
  close(): Promise<void>;
}

/** Includes starting all services and signing everyone in, which takes minutes on a busy machine. */
export const OPENED_WITHIN_MS = 900_000;

/** With `apart`, each service runs in its own process. */
export async function openWorld({ apart = false } = {}): Promise<World> {
  const system = await startedSystem({ apart });
  const databases = openDatabases(system);
  const close = async (): Promise<void> => {
    await databases.close();
    await system.stop();
  };
  try {
    const people = await makePeople(system);
    const tokenOf = tokensOf(system, people);
    const execute: ExecuteAs = async (who, query, variables) =>
      queryGraph(system.url, await tokenOf(who), query, variables);
    const must: MustAs = async (who, query, variables) => mustWork(await execute(who, query, variables));
    const workshop = new Workshop({ must, databases, origin: system.url });
    const fixture = await makeFixture({ must, databases, people, workshop });
    return { system, databases, people, workshop, fixture, execute, must, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Each person's token, null for a guest; that of `expiredToken` is never renewed. */
function tokensOf(system: System, people: People): (who: PersonName) => Promise<string | null> {
  const names = Object.keys(people.of) as PersonName[];
  const first = new Map(names.map((who) => [who, people.of[who].token ?? ""]));
  const fresh = freshTokens<PersonName>((who) => signIn(system, emailOf(who)), first);
  return async (who) => (who === "guest" || who === "expiredToken" ? people.of[who].token : fresh(who));
}

type Making = Pick<World, "must" | "databases" | "people" | "workshop">;

async function makeFixture(making: Making): Promise<Fixture> {
  const { workshop, people, must } = making;
  const headshot = await workshop.picture("talentSelf", "Headshot");
  const poster = await workshop.picture("producerOwner", "Poster");
  await fillProfile(making, headshot);
  const document = await workshop.document("producerOwner");
  const project = await workshop.project("Approved");
  await must("producerOwner", ADD_MORE, {
    a: { PK: project.PK, ...ADDITIONAL },
    m: { PK: project.PK, Media: [poster] },
    d: { PK: project.PK, SupportingDocs: [document] },
  });
  const [slot = ""] = await workshop.slots(project.PK, 3);
  const submission = await workshop.submission(project);
  const booked = await workshop.submission(project, "talentThird");
  await must("producerOwner", MARK_AND_BOOK, { PK: project.PK, SK: booked });
  await workshop.invite(project.PK, submission, slot);
  await workshop.confirm(project.PK, submission, slot);
  const foreignProject = await workshop.project("Approved", { Name: "Elsewhere" }, "producerThird");
  await workshop.submission(foreignProject);
  const conversation = await workshop.conversation("talentSelf", people.of.producerOwner.key, [
    await workshop.picture("talentSelf", "Attachment"),
  ]);
  const byState = await makeProjectsByState(making);
  const feature = await workshop.feature();
  return { project, submission, foreignProject, conversation, byState, headshot, poster, document, feature };
}

const MARK_AND_BOOK = `mutation($PK: ID!, $SK: ID!) {
  addBookingGroupUser(PK: $PK, SK: $SK, GroupId: "GROUP#1") { Status }
  updateBookingStatus(pK: $PK, sK: $SK, status: "Booked") { Status } }`;
const ADD_MORE = `mutation(
  $a: AdditionalInformationInput!, $m: ProjectMediaInput!, $d: SupportingDocsInput!) {
  saveSupportingDocs(media: $d) { Status }
  createAdditionalInfo(additionalInformation: $a) { PK }
  saveProjectMedia(media: $m) { PK }
}`;

/** Fills every field of T1 that a view could show, so that an empty field is a hidden one. */
async function fillProfile({ must, databases, people }: Making, headshot: string): Promise<void> {
  const { key } = people.of.talentSelf;
  const demographic = {
    HeightRange: "average",
    EyeColor: "Green",
    AgeRange: "22-30",
    Ethnicity: "Latino",
    ShowEthnicity: true,
    PrimaryLanguage: "English",
    SecondaryLanguage: "Spanish",
    ThirdLanguage: "German",
    NaturalHairColor: "Brown",
    CurrentHairColor: "Red",
    Unions: ["SAG-AFTRA"],
    TravelPreference: "USA",
  };
  const strings = [
    ["ProfileImage", headshot],
    ["PhoneNumber", "+12125550199"],
    ["Bio", `A ${WORD} talent.`],
  ] as const;
  for (const [field, value] of strings) await must("talentSelf", WRITE, { key, field, value });
  await must("talentSelf", PROFILE, { d: demographic, key, Skills: ["Actor"], code: "MATRIX1" });
  await must("talentSelf", POST, { p: { Type: "Headshot", Contents: [headshot] } });
  // Plan and payment are set only by signed events of the payment provider.
  await databases.query(
    "billing",
    `update subscriber set plan = 'TalentPro', billing_frequency = 'Monthly', status = 'active',
      customer_id = 'cus_matrix1234', subscription_id = 'sub_matrix1234', reconciled_at = now(),
      brand_code_changed_at = null
     where user_id = $1`,
    [bare(key)],
  );
}

/** A private post. */
const POST = "mutation($p: PostInput!) { savePost(post: $p) { SK } }";
const WRITE = `mutation($key: ID!, $field: String!, $value: String!) {
  updateUserString(pK: $key, field: $field, value: $value) { PK } }`;
const PROFILE = `mutation($d: DemographicInput!, $key: ID!, $Skills: [String!]!, $code: String!) {
  updateUserDemographics(demographic: $d) { PK }
  updateSkills(PK: $key, Skills: $Skills) { Status }
  updateAmbassadorBrandcode(PK: $key, BrandCode: $code) { PK }
}`;

async function makeProjectsByState(making: Making): Promise<Record<string, ProjectKeys>> {
  const { workshop, must } = making;
  const byState: Record<string, ProjectKeys> = {};
  for (const state of ["Draft", "Pending", "Denied"] as const)
    byState[state] = await workshop.project(state, { Name: `${WORD} ${state}` });
  for (const state of ["Approved", "Closed"]) {
    for (const Public of [true, false]) {
      const name = `${state}/${Public ? "Public" : "Private"}`;
      const keys = await workshop.project("Approved", { Name: `${WORD} ${name.replace("/", " ")}` });
      await workshop.slots(keys.PK, 1);
      // A private project takes submissions only from invited talent, so T1 submits while it is public.
      await workshop.submission(keys);
      if (!Public) await must("producerOwner", HIDE, { PK: keys.PK });
      if (!Public) await must("admin", APPROVE, { PK: keys.PK });
      if (state === "Closed") await workshop.close(keys.PK);
      byState[name] = keys;
    }
  }
  const deleted = await workshop.project("Draft", { Name: `${WORD} Gone`, ProjectType: "Short Film" });
  await must("producerOwner", "mutation($PK: ID!) { deleteProject(PK: $PK) { Status } }", { PK: deleted.PK });
  return { ...byState, Deleted: deleted };
}

const HIDE = "mutation($PK: ID!) { updateProjectInfo(projectInfo: { PK: $PK, Public: false }) { PK } }";

/** Keys of the records in a list of a response. */
export function keysIn(value: Parameters<typeof at>[0]): string[] {
  return Array.isArray(value) ? value.map((entry) => String(at(entry, "PK"))) : [];
}
