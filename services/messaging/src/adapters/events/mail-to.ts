import { toQueue, type ComposedMail } from "#adapters/store/mails.ts";
import type { NoticeMode } from "@callboard/catalog/events/notices.ts";
import type { MailFacts, MailKind } from "#domain/mails/mail-kinds.ts";
import { isOfLocked, type MailLinks } from "#domain/mails/mail-links.ts";
import { threadOf } from "#domain/mails/mail-draft.ts";
import { noticePath, type NoticeSubject } from "@callboard/catalog/events/notice-path.ts";
import { isReachable, type Reader } from "./event-facts.ts";

/** A mail before it has a reader. */
export interface MailRequest {
  readonly kind: MailKind;
  readonly mode?: NoticeMode | undefined;
  readonly subject: NoticeSubject;
  readonly about: Omit<MailFacts, "firstName">;
  readonly links: MailLinks;
}

/** The mail to one reader; none for someone who cannot be mailed. */
export function mailTo(
  { person, reader }: Reader,
  key: string,
  { kind, mode = "Now", subject, about, links }: MailRequest,
): readonly ComposedMail[] {
  const { id, email, language, firstName } = person;
  if (email === "" || !(isReachable(person) || (isOfLocked(kind) && person.registered))) return [];
  const link = links.to(noticePath(kind, reader, subject));
  const footer = links.footer(kind, id, language);
  // Whoever chose no zone is at home where the profile says; that of an agent is not known.
  const readerZone = reader === "talent" ? (about.talentZone ?? null) : null;
  const facts = { ...about, firstName, talentId: subject.userId ?? null, readerZone };
  const mail = toQueue(
    { form: "event", kind, reader, language, facts, link, footer, ...threadOf(subject) },
    { key, to: email },
  );
  return mail ? [{ ...mail, userId: id, kind, mode }] : [];
}
