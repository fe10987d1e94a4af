import type { ProjectStatus } from "@callboard/catalog/states.ts";
import { BLANK_DETAILS, type ProjectDetails } from "./fields.ts";

/**
 * A production that casts. `version` rises with every change made by a person, `revision` with every change at all.
 */
export interface Project extends ProjectDetails {
  readonly id: string;
  readonly companyId: string;
  readonly createdBy: string;
  readonly status: ProjectStatus;
  readonly version: number;
  readonly revision: number;
  /** Number of times that it was submitted for review. */
  readonly round: number;
  readonly lastCompletedStep: number;
  readonly changedSinceApproval: boolean;
  readonly declineComment: string | null;
  readonly submittedAt: Date | null;
  readonly approvedAt: Date | null;
  readonly closedDate: Date | null;
  /** When it was deleted. It can be restored for 30 days, and is invisible to everyone while it is deleted. */
  readonly deletedAt: Date | null;
  /** True while its creator is suspended; it is then treated like a private project. */
  readonly hidden: boolean;
  readonly mediaIds: readonly string[];
  readonly supportingDocIds: readonly string[];
  readonly projectViews: number;
  readonly submissions: number;
}

/** An admin's decision, kept when the project goes another round. */
export interface Review {
  readonly round: number;
  readonly decision: "Approved" | "Denied";
  readonly comment: string | null;
  readonly decidedAt: Date;
}

/** A new project: a draft of the company. */
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

/** Whether a project is visible to everyone once it is approved. */
export function isOpenToAll({ public: isPublic, hidden }: Pick<Project, "public" | "hidden">): boolean {
  return isPublic === true && !hidden;
}

/** A record after a person's change, with its version raised. */
export function changed<T extends { readonly version: number }>(record: T, change: Partial<T>): T {
  return { ...record, ...change, version: record.version + 1 };
}
