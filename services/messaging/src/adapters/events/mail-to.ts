import { toQueue, type ComposedMail } from "#adapters/store/mails.ts";
import type { NoticeMode } from "@callboard/catalog/events/notices.ts";
import type { MailFacts, MailKind } from "#domain/mails/mail-kinds.ts";
import { noticePath, type NoticeSubject } from "@callboard/catalog/events/notice-path.ts";
import { isReachable, type Reader } from "./event-facts.ts";

/** A mail before it has a reader. */
export interface MailRequest {
  readonly kind: MailKind;
  readonly mode?: NoticeMode | undefined;
  readonly subject: NoticeSubject;
  readonly about: Omit<MailFacts, "firstName">;
  /** The public origin, for links. */
  readonly publicUrl: string;
}

/** The mail to one reader; none for someone who cannot be mailed. */
export function mailTo(
  { person, reader }: Reader,
  key: string,
  { kind, mode = "Now", subject, about, publicUrl }: MailRequest,
): readonly ComposedMail[] {
  const { id, email, language, firstName } = person;
  if (email === "" || !(isReachable(person) || (kind === "suspended" && person.registered))) return [];
  const link = new URL(noticePath(kind, reader, subject), publicUrl).href;
  const facts = { ...about, firstName, talentId: subject.userId ?? null };
  const mail = toQueue({ form: "event", kind, reader, language, facts, link }, { key, to: email });
  return mail ? [{ ...mail, userId: id, kind, mode }] : [];
}
