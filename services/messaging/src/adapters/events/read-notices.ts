import type { Envelope } from "@callboard/bus/event.ts";
import { KNOWN_EVENTS, type KnownEvent } from "@callboard/proto/known-events.ts";
import { NOTICES, type NoticeName } from "@callboard/catalog/events/events.ts";
import type { NamedPerson } from "#app/notices/notice-ports.ts";
import type { Recipient, Upstreams } from "#app/ports.ts";
import type { MailFacts, MailReader } from "#domain/mails/mail-kinds.ts";
import { audienceOf, isMailed, readersOf } from "#domain/notices/notices.ts";
import { isForEverybody, readerOfRoles } from "@callboard/catalog/events/notice-path.ts";
import { needsSubmission, submissionFacts } from "#domain/mails/submission-facts.ts";
import { occurrencesOf, type Occurrence } from "#domain/notices/occurrence.ts";
import { nameOf, readAudience, readFileName, readMembers, readOne, type Reader } from "./event-facts.ts";

/** What a notice says, besides the people. */
export type Subject = Omit<MailFacts, "firstName" | "talent" | "company">;

/** A notice with everybody who gets it, in the list or by mail, and all that it says. */
export interface ReadNotice {
  readonly occurrence: Occurrence;
  readonly readers: readonly Reader[];
  /** The names of the person and the company that it is about. */
  readonly talent: string;
  readonly company: string;
  readonly subject: Subject;
  /** The first of the people that it counts. */
  readonly people: readonly NamedPerson[];
}

/** The notices of an event. Throws if the facts they need are unavailable. */
export type ReadNotices = (
  event: KnownEvent,
  message: object,
  envelope: Envelope,
) => Promise<readonly ReadNotice[]>;

/** Events whose own message is enough to notify somebody. */
export const NOTIFYING_EVENTS: readonly KnownEvent[] = KNOWN_EVENTS.filter(({ row }) =>
  Object.values(row.notices).some(({ sentBy }) => sentBy === undefined),
);

/** The most events whose notices are kept for the other effect. */
const MAX_KEPT = 200;

/**
 * Reads the notices of events from the upstreams, once for both effects that need them: the list and the mails. What
 * one has read is kept until the other takes it.
 */
export function createNoticeReader(upstreams: Upstreams): ReadNotices {
  const kept = new Map<string, Promise<readonly ReadNotice[]>>();
  return (event, message, envelope) => {
    const known = kept.get(envelope.id);
    if (known) {
      kept.delete(envelope.id);
      return known;
    }
    const read = Promise.all(
      occurrencesOf(event.row, { ...message }, envelope).map((one) => readNotice(upstreams, one)),
    );
    const [oldest] = kept.keys();
    if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(envelope.id, read);
    // What cannot be read now is read again.
    read.catch(() => kept.delete(envelope.id));
    return read;
  };
}

async function readNotice(upstreams: Upstreams, occurrence: Occurrence): Promise<ReadNotice> {
  const { what, userId, companyId, others: otherIds = [] } = occurrence;
  const [audience, subject, counted] = await Promise.all([
    readAudience(upstreams, {
      readers: [...readersOf(what), ...(isMailed(what) ? audienceOf(what) : [])],
      userId,
      companyId,
      otherIds,
      asWhom: (person) => ownReader(what, person),
    }),
    readSubject(upstreams, occurrence),
    readMembers(upstreams, occurrence.counted?.userIds ?? []),
  ]);
  const people = (occurrence.counted?.userIds ?? []).flatMap((id) =>
    counted.flatMap((person) => (person.id === id ? [{ id, name: nameOf(person) }] : [])),
  );
  // A file that is gone is no longer news.
  const isGone = occurrence.mediaId !== undefined && subject.file === "";
  return { ...audience, ...(isGone ? { readers: [] } : {}), occurrence, subject, people };
}

/** The role in which somebody reads a notice about themselves; every account type receives those about accounts. */
function ownReader(name: NoticeName, person: Recipient): MailReader {
  return isForEverybody(name) || NOTICES[name].others !== undefined ? readerOfRoles(person) : "talent";
}

/**
 * Reads what a notice is about: names, the audition, and what casting knows of the submission.
 */
export async function readSubject(
  upstreams: Upstreams,
  {
    what,
    projectId,
    positionId,
    slotId,
    submissionId,
    mediaId,
  }: Omit<Occurrence, "userId" | "others" | "counted">,
): Promise<Subject> {
  const submissionToRead = needsSubmission(what) ? submissionId : undefined;
  const [project, role, slot, submission, file] = await Promise.all([
    readOne(projectId, upstreams.batchGetProjectNames),
    readOne(positionId, upstreams.batchGetPositionNames),
    readOne(slotId, upstreams.batchGetSlots),
    readOne(submissionToRead, upstreams.batchGetNoticeFacts),
    readFileName(upstreams, mediaId),
  ]);
  return {
    project: project ?? "",
    role: role ?? "",
    ...submissionFacts(what, slot, submission),
    changes: [],
    file,
  };
}

/** Whether a reader has a notice in the list: people it is about if it names them, others by their part in it. */
export function isListedFor({ occurrence, readers }: ReadNotice, { person, reader }: Reader): boolean {
  const listed = readersOf(occurrence.what);
  return readers.length > 0 && listed.includes(isAbout(occurrence, person) ? "talent" : reader);
}

/** Whether a reader is mailed a notice, if they want it. */
export function isMailedTo({ occurrence }: ReadNotice, { person, reader }: Reader): boolean {
  const { what } = occurrence;
  if (!isMailed(what)) return false;
  return isAbout(occurrence, person)
    ? NOTICES[what].mailed.includes(reader)
    : audienceOf(what).includes(reader);
}

function isAbout({ userId, others = [] }: Occurrence, { id }: Recipient): boolean {
  return id === userId || others.includes(id);
}
