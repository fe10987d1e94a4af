import { EVERYBODY, type Reader } from "./event-row.ts";
import { NOTICES, type NoticeName } from "./events.ts";

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

/** Where everybody begins. */
const START = "/dashboard";
/** The daily mail leads to the list of notifications, which is on every page. */
export const DIGEST_PAGE = "/dashboard?notifications=open";

/** The path where a reader of a mail sees, or acts on, what it is about. */
export function noticePath(name: NoticeName, reader: Reader, subject: NoticeSubject): string {
  return pageOf(name, reader, subject) ?? START;
}

/** Whose list a notice is in. */
export interface Viewer {
  readonly userId: string;
  readonly roles: readonly string[];
  readonly organisationId: string | null;
}

/** The path to which a notice in a list leads; null if there is nothing to see but the notice. */
export function listedPath(name: NoticeName, viewer: Viewer, subject: NoticeSubject): string | null {
  const page = pageOf(name, readerFor(name, viewer, subject), subject);
  return page === START ? null : page;
}

/** The page of a reader; null if there is none, or an id that it needs is missing. */
function pageOf(name: NoticeName, reader: Reader, subject: NoticeSubject): string | null {
  const { page } = NOTICES[name];
  const pattern = typeof page === "string" ? page : page[reader];
  if (pattern === undefined) return null;
  const ids: Readonly<Record<string, string | undefined>> = { ...subject };
  const isWhole = [...pattern.matchAll(/\{(\w+)\}/g)].every(([, id = ""]) => Boolean(ids[id]));
  return isWhole ? pattern.replaceAll(/\{(\w+)\}/g, (_whole, id: string) => ids[id] ?? "") : null;
}

/** The role in which somebody has a notice: as the person it is about, for a client, for their company, as an admin. */
function readerFor(name: NoticeName, viewer: Viewer, { userId, companyId }: NoticeSubject): Reader {
  const { listed } = NOTICES[name];
  if (isForEverybody(name) || userId === undefined) return readerOfRoles(viewer);
  if (userId === viewer.userId) return "talent";
  if (listed.includes("casting") && companyId !== undefined && companyId === viewer.organisationId)
    return "casting";
  return viewer.roles.includes("Agent") ? "agent" : readerOfRoles(viewer);
}

/** Whether a notice is about its reader's account, of any type. */
export function isForEverybody(name: NoticeName): boolean {
  return NOTICES[name].mailed === EVERYBODY;
}

/** The role in which somebody reads what is not about their part in a casting. */
export function readerOfRoles({ roles }: { readonly roles: readonly string[] }): Reader {
  if (roles.includes("Talent")) return "talent";
  if (roles.includes("Agent")) return "agent";
  return roles.includes("Production") ? "casting" : "admin";
}
