import type { ProjectStatus } from "@callboard/catalog/states.ts";
import type { Address } from "#domain/address.ts";

/** What the wizard's first step asks. Amounts are integer cents. */
export interface ProjectInfo {
  readonly name: string | null;
  readonly description: string | null;
  readonly projectType: string | null;
  readonly projectOverview: string | null;
  readonly date: string | null;
  readonly payRate: number | null;
  readonly estProjectBudget: number | null;
  readonly numberRoles: number | null;
  readonly union: string | null;
  readonly unionType: string | null;
  readonly unionNumber: string | null;
  readonly public: boolean | null;
  readonly skills: readonly string[];
}

/** The second step. */
export interface ContactInfo {
  readonly contactInformation: string | null;
  readonly castingDirName: string | null;
  readonly castingDirPhone: string | null;
  readonly castingDirEmail: string | null;
}

/** The third step; it shares `skills` with the first. */
export interface AdditionalInfo {
  readonly additionalInformation: string | null;
  readonly skills: readonly string[];
}

/** The fourth step, filming dates aside. */
export interface LocationInfo {
  readonly location: string | null;
  readonly locationCity: string | null;
  readonly locationState: string | null;
  readonly filmingAddress: Address | null;
  readonly filmingType: string | null;
  readonly filmingBeginDate: string | null;
  readonly filmingEndDate: string | null;
}

export type ProjectDetails = ProjectInfo & ContactInfo & AdditionalInfo & LocationInfo;

/** A production that casts. `version` rises with every change that a person makes, `revision` with every change. */
export interface Project extends ProjectDetails {
  readonly id: string;
  readonly companyId: string;
  readonly createdBy: string;
  readonly status: ProjectStatus;
  readonly version: number;
  readonly revision: number;
  /** How often it went to the admins. */
  readonly round: number;
  readonly lastCompletedStep: number;
  readonly changedSinceApproval: boolean;
  readonly declineComment: string | null;
  readonly submittedAt: Date | null;
  readonly approvedAt: Date | null;
  readonly closedDate: Date | null;
  readonly mediaIds: readonly string[];
  readonly supportingDocIds: readonly string[];
  readonly projectViews: number;
  readonly submissions: number;
}

/** A decision of an admin, kept when the project goes another round. */
export interface Review {
  readonly round: number;
  readonly decision: "Approved" | "Denied";
  readonly comment: string | null;
  readonly decidedAt: Date;
}

const BLANK_ADDITIONAL: AdditionalInfo = { additionalInformation: null, skills: [] };

/** A project of which nothing was said yet. */
export const BLANK_DETAILS: ProjectDetails = {
  name: null,
  description: null,
  projectType: null,
  projectOverview: null,
  date: null,
  payRate: null,
  estProjectBudget: null,
  numberRoles: null,
  union: null,
  unionType: null,
  unionNumber: null,
  public: null,
  contactInformation: null,
  castingDirName: null,
  castingDirPhone: null,
  castingDirEmail: null,
  ...BLANK_ADDITIONAL,
  location: null,
  locationCity: null,
  locationState: null,
  filmingAddress: null,
  filmingType: null,
  filmingBeginDate: null,
  filmingEndDate: null,
};

/** Names of the fields that the wizard writes. */
export const DETAIL_FIELDS = Object.keys(BLANK_DETAILS) as (keyof ProjectDetails)[];

/** A project on its first day: a draft of the company. */
export function newProject(origin: { id: string; companyId: string; createdBy: string }): Project {
  return {
    ...BLANK_DETAILS,
    ...origin,
    status: "Draft",
    version: 1,
    revision: 1,
    round: 0,
    lastCompletedStep: 0,
    changedSinceApproval: false,
    declineComment: null,
    submittedAt: null,
    approvedAt: null,
    closedDate: null,
    mediaIds: [],
    supportingDocIds: [],
    projectViews: 0,
    submissions: 0,
  };
}

/** What a wizard form wrote, out of the whole record. */
export function detailsOf(project: Project): ProjectDetails {
  return Object.fromEntries(
    DETAIL_FIELDS.map((field) => [field, project[field]]),
  ) as unknown as ProjectDetails;
}

/** The next version of a record that a person changed. */
export function changed<T extends { readonly version: number }>(record: T, change: Partial<T>): T {
  return { ...record, ...change, version: record.version + 1 };
}
