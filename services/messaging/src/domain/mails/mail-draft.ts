import type { NoticeSubject } from "@callboard/catalog/events/notice-path.ts";
import { FORMER_MEMBER } from "./former-member.ts";
import type { MailLanguage } from "./mail-kinds.ts";
import { writeDigest, type DigestLine, type DigestToWrite } from "./write-digest.ts";
import { writeMail, type MailToWrite, type WrittenMail } from "./write-mail.ts";

/** What a mail is written from: names stand beside the ids of their people. */
export type MailDraft =
  | ({ readonly form: "event" } & MailToWrite)
  | ({ readonly form: "digest" } & DigestToWrite);

/** The mail in its reader's language. Null if this reader gets no mail of this kind. */
export function writeDraft(draft: MailDraft): WrittenMail | null {
  return draft.form === "digest" ? writeDigest(draft) : writeMail(draft);
}

/** The ids of all people whom a mail names, or whose words it quotes. */
export function peopleIn(draft: MailDraft): readonly string[] {
  if (draft.form === "digest")
    return [
      ...new Set(
        draft.lines.flatMap(({ person, people = [] }) =>
          [...(person ? [person] : []), ...people].map(({ id }) => id),
        ),
      ),
    ];
  const { talentId = null, quotedIds = [] } = draft.facts;
  return [...new Set([...(talentId === null ? [] : [talentId]), ...quotedIds])];
}

/**
 * The mail after a person in it was erased: the name is that of a former member, and all else stays as it was. Null
 * for a mail that quotes the person's words, which is not sent.
 */
export function withoutPerson(draft: MailDraft, userId: string): MailDraft | null {
  const name = FORMER_MEMBER[draft.language as MailLanguage] ?? FORMER_MEMBER.en;
  if (draft.form === "digest") {
    const renamed = <Named extends { readonly id: string }>(one: Named): Named =>
      one.id === userId ? { ...one, name } : one;
    const nameless = (line: DigestLine): DigestLine => ({
      ...line,
      person: line.person && renamed(line.person),
      ...(line.people && { people: line.people.map(renamed) }),
    });
    return { ...draft, lines: draft.lines.map(nameless) };
  }
  const { talentId, quotedIds = [] } = draft.facts;
  if (quotedIds.includes(userId)) return null;
  return talentId === userId ? { ...draft, facts: { ...draft.facts, talent: name } } : draft;
}

/** What mails about the same submission, conversation or project share; missing if they share nothing. */
export function threadOf({ positionId, userId, conversationId, projectId }: NoticeSubject): {
  readonly thread?: string;
} {
  if (positionId !== undefined && userId !== undefined)
    return { thread: `submission:${positionId}:${userId}` };
  if (conversationId !== undefined) return { thread: `conversation:${conversationId}` };
  return projectId === undefined ? {} : { thread: `project:${projectId}` };
}

/** The mail with times in its reader's zone as well; the same if it says no time. */
export function inZoneOf(draft: MailDraft, zone: string): MailDraft {
  if (draft.form === "digest" || (draft.facts.startsAt === null && draft.facts.respondBy === null))
    return draft;
  return { ...draft, facts: { ...draft.facts, readerZone: zone } };
}

/** A draft from its stored form, in which times are texts. */
export function toDraft(stored: unknown): MailDraft {
  const draft = stored as MailDraft;
  if (draft.form === "digest") return draft;
  const time = (at: Date | null): Date | null => (at === null ? null : new Date(at));
  const { startsAt, respondBy } = draft.facts;
  return { ...draft, facts: { ...draft.facts, startsAt: time(startsAt), respondBy: time(respondBy) } };
}
