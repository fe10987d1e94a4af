import type { MailKind, MailReader } from "./mail-kinds.ts";

/** Ids of what a mail is about. */
export interface MailSubject {
  /** The person whom it is about; they read it, too. */
  readonly userId?: string;
  readonly companyId?: string;
  readonly projectId?: string;
  readonly positionId?: string;
  readonly submissionId?: string;
  readonly slotId?: string;
}

const ABOUT_PROJECTS: Partial<Record<MailKind, string>> = {
  "project-approved": "/project-detail",
  "project-denied": "/create-project",
  "project-taken-down": "/create-project",
};

/** The path in the product where the reader does what a mail is about. */
export function mailPath(
  kind: MailKind,
  reader: MailReader,
  { userId = "", projectId = "", positionId = "" }: MailSubject,
): string {
  if (kind === "welcome") return "/dashboard";
  const folder = ABOUT_PROJECTS[kind];
  if (folder) return `${folder}/${projectId}`;
  return reader === "casting" ? `/position-submission/${userId}/${positionId}` : "/project-submissions";
}
