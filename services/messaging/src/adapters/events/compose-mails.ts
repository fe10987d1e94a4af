import { toQueue, type ComposedMail } from "#adapters/store/mails.ts";
import type { Recipient, Upstreams } from "#app/ports.ts";
import type { ChangeTopic } from "#domain/change-topics.ts";
import { isForEverybody, type MailFacts, type MailKind, type MailReader } from "#domain/mails/mail-kinds.ts";
import { mailPath } from "#domain/mails/mail-path.ts";
import { audienceOf } from "#domain/notices.ts";
import {
  isReachable,
  readAudience,
  readerOfRoles,
  readFileName,
  readOne,
  type Reader,
} from "./event-facts.ts";
import type { Occurrence } from "./happenings.ts";

/** A mail about an event; its kind decides who receives it. */
export interface MailRequest extends Omit<Occurrence, "what"> {
  readonly kind: MailKind;
  /** The parts of a breakdown that changed. */
  readonly changes?: readonly ChangeTopic[];
}

/** Composes the mails about an event, to be queued. Throws if the facts they need are unavailable. */
export type ComposeMails = (eventId: string, request: MailRequest) => Promise<readonly ComposedMail[]>;

/** Creates a composer that reads from the upstreams, with one call per list. */
export function createComposer(upstreams: Upstreams, publicUrl: string): ComposeMails {
  return async (eventId, request) => {
    const [{ readers, ...names }, about] = await Promise.all([
      readAudience(upstreams, {
        readers: audienceOf(request.kind),
        userId: request.userId,
        companyId: request.companyId,
        otherIds: request.others ?? [],
        asWhom: (person) => ownReader(request.kind, person),
      }),
      readSubject(upstreams, request),
    ]);
    const isGone = request.mediaId !== undefined && about.file === "";
    if (isGone) return [];
    const to = { about: { ...about, ...names }, request, publicUrl };
    return readers.flatMap((reader) => mailTo(reader, `${eventId}:${reader.person.id}`, to));
  };
}

interface Written {
  readonly request: MailRequest;
  readonly about: Omit<MailFacts, "firstName">;
  readonly publicUrl: string;
}

/** The mail to one reader; null for someone who cannot be mailed or has turned this kind off. */
export function mailTo(
  { person, reader }: Reader,
  key: string,
  { request, about, publicUrl }: Written,
): readonly ComposedMail[] {
  const { kind, mode = "Now" } = request;
  const { id, email, language, firstName } = person;
  if (email === "" || !(isReachable(person) || (kind === "suspended" && person.registered))) return [];
  const link = new URL(mailPath(kind, reader, request), publicUrl).href;
  const facts = { ...about, firstName, talentId: request.userId ?? null };
  const mail = toQueue({ form: "event", kind, reader, language, facts, link }, { key, to: email });
  return mail ? [{ ...mail, userId: id, kind, mode }] : [];
}

/** The role in which someone reads a mail about themselves; every account type receives mails about accounts. */
function ownReader(kind: MailKind, person: Recipient): MailReader {
  return isForEverybody(kind) || kind === "agent-linked" || kind === "agent-unlinked"
    ? readerOfRoles(person)
    : "talent";
}

type Subject = Omit<MailFacts, "firstName" | "talent" | "company">;

/**
 * Reads what a mail is about. Accounts have no known time zone, so times are in the zone of the audition, with its
 * name.
 */
export async function readSubject(
  upstreams: Upstreams,
  { kind, projectId, positionId, slotId, submissionId, mediaId, changes = [] }: MailRequest,
): Promise<Subject> {
  const awaitsResponse = kind === "audition-requested" ? submissionId : undefined;
  const [project, role, slot, respondBy, file] = await Promise.all([
    readOne(projectId, upstreams.batchGetProjectNames),
    readOne(positionId, upstreams.batchGetPositionNames),
    readOne(slotId, upstreams.batchGetSlots),
    readOne(awaitsResponse, upstreams.batchGetAuditionDeadlines),
    readFileName(upstreams, mediaId),
  ]);
  return {
    project: project ?? "",
    role: role ?? "",
    startsAt: slot?.startsAt ?? null,
    respondBy,
    zone: slot?.zone ?? "UTC",
    changes,
    file,
  };
}
