import type { Reader } from "@callboard/catalog/events/event-row.ts";
import { NOTICES, type NoticeName } from "@callboard/catalog/events/events.ts";

/** Ids of the records that a notice is about. */
export interface NoticeSubject {
  readonly userId?: string | undefined;
  readonly companyId?: string | undefined;
  readonly projectId?: string | undefined;
  readonly positionId?: string | undefined;
  readonly submissionId?: string | undefined;
  readonly slotId?: string | undefined;
  readonly conversationId?: string | undefined;
  readonly reportId?: string | undefined;
}

/** Where somebody goes if a notice has no page for them, or lacks an id that the page needs. */
const START = "/dashboard";

/** The path in the product where a reader sees, or acts on, a notice. */
export function noticePath(name: NoticeName, reader: Reader, subject: NoticeSubject): string {
  const { page } = NOTICES[name];
  const pattern = typeof page === "string" ? page : (page[reader] ?? START);
  const ids: Readonly<Record<string, string | undefined>> = { ...subject };
  const isWhole = [...pattern.matchAll(/\{(\w+)\}/g)].every(([, id = ""]) => Boolean(ids[id]));
  return isWhole ? pattern.replaceAll(/\{(\w+)\}/g, (_whole, id: string) => ids[id] ?? "") : START;
}
