import type { MailKind, MailReader } from "./mail-kinds.ts";

/** Ids of the records that a mail is about. */
export interface MailSubject {
  /** The person it is about, who also reads it. */
  readonly userId?: string;
  readonly companyId?: string;
  readonly projectId?: string;
  readonly positionId?: string;
  readonly submissionId?: string;
  readonly slotId?: string;
}

/** Mails whose page does not depend on the reader; `{project}` is filled in. */
const PAGES: Partial<Record<MailKind, string>> = {
  welcome: "/dashboard",
  suspended: "/dashboard",
  reinstated: "/dashboard",
  warned: "/dashboard",
  "report-actioned": "/dashboard",
  "report-dismissed": "/dashboard",
  "report-filed": "/dashboard",
  "company-left": "/dashboard",
  "conversation-locked": "/mail",
  "company-invited": "/company-info",
  "company-joined": "/company-info",
  "agent-requested": "/profile",
  "agent-linked": "/profile",
  "agent-unlinked": "/profile",
  "roles-changed": "/profile",
  "media-rejected": "/profile",
  "media-ready": "/profile",
  "plan-changed": "/profile?tab=billing",
  "payment-failed": "/profile?tab=billing",
  "project-denied": "/create-project/{project}",
  "project-taken-down": "/create-project/{project}",
  "project-submitted": "/project-detail/{project}",
  "project-resubmitted": "/project-detail/{project}",
  "project-approved": "/project-detail/{project}",
  "project-closed": "/project-detail/{project}",
  "position-filled": "/project-detail/{project}",
  "project-changed": "/project-detail/{project}",
  "position-invited": "/project-detail/{project}",
  "search-matched": "/project-detail/{project}",
  "submission-received": "/project-submissions/{project}",
};

/** The path in the product where the reader acts on a mail. */
export function mailPath(
  kind: MailKind,
  reader: MailReader,
  { userId = "", projectId = "", positionId = "" }: MailSubject,
): string {
  const page = PAGES[kind];
  if (page !== undefined) return page.replace("{project}", projectId);
  return reader === "casting" ? `/position-submission/${userId}/${positionId}` : "/project-submissions";
}
