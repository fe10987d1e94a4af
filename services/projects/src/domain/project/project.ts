import type { ProjectStatus } from "@callboard/catalog/states.ts";
import { BLANK_DETAILS, type ProjectDetails } from "./fields.ts";

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
  /** When it was deleted; restorable for 30 days, and until then unknown to everybody. */
  readonly deletedAt: Date | null;
  /** Whoever made it is suspended: as long as that is so, it is as a private project is. */
  readonly hidden: boolean;
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
    deletedAt: null,
    hidden: false,
    mediaIds: [],
    supportingDocIds: [],
    projectViews: 0,
    submissions: 0,
  };
}

/** Whether a project is for everybody, once it is approved. */
export function isOpenToAll({ public: isPublic, hidden }: Pick<Project, "public" | "hidden">): boolean {
  return isPublic === true && !hidden;
}

/** The next version of a record that a person changed. */
export function changed<T extends { readonly version: number }>(record: T, change: Partial<T>): T {
  return { ...record, ...change, version: record.version + 1 };
}
