import type { Kysely } from "kysely";
import { inTransaction } from "@callboard/kit/postgres/transaction.ts";
import { ok } from "@callboard/kit/result.ts";
import { dueDigests, markDigested, type DueDigest } from "#adapters/store/notices/digests.ts";
import { queueMails, toQueue, type QueuedMail } from "#adapters/store/mails.ts";
import { addNotices } from "#adapters/store/notices/notices.ts";
import { readSettings } from "#adapters/store/notices/settings.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { dueUnreadMails, takeUnreadMails, type DueUnread } from "#adapters/store/unread-mails.ts";
import type { Recipient, Upstreams } from "#app/ports.ts";
import {
  DEFAULT_SETTINGS,
  HAPPENING_NAMES,
  mailTime,
  modeOf,
  type NoticeSettings,
} from "#domain/notices/notices.ts";
import { threadOf } from "#domain/mails/mail-draft.ts";
import type { MailLinks } from "#domain/mails/mail-links.ts";
import { DAILY_MAIL } from "#domain/unsubscribe/unsubscription.ts";
import { DIGEST_PAGE, noticePath, readerOfRoles } from "@callboard/catalog/events/notice-path.ts";
import { isReachable, nameOf, readMembers } from "./event-facts.ts";

interface Sources {
  readonly db: Kysely<Tables>;
  readonly upstreams: Upstreams;
  readonly links: MailLinks;
}

const canBeMailed = (person: Recipient): boolean => person.email !== "" && isReachable(person);

/** Mails messages that have been unread for a while. Throws if the facts about people are unavailable. */
export async function mailUnread({ db, upstreams, links }: Sources): Promise<void> {
  const due = await dueUnreadMails(db);
  if (due.length === 0) return;
  const people = await readMembers(
    upstreams,
    due.flatMap(({ settled, userId, senderId }) => (settled ? [] : [userId, senderId])),
  );
  const byId = new Map(people.map((person) => [person.id, person]));
  await inTransaction(db, async (tx) => {
    const unread = (await takeUnreadMails(tx, due)).filter(({ settled }) => !settled);
    const settings = await readSettings(tx, [...byId.keys()]);
    const now = new Date();
    await queueMails(
      tx,
      unread.flatMap((one) => unreadMail(one, { byId, settings, links, now })),
    );
    await addNotices(
      tx,
      unread
        .filter(({ userId }) => modeOf("Message", settings.get(userId) ?? DEFAULT_SETTINGS) === "Daily")
        .map((one) => ({
          userIds: [one.userId],
          groupKey: `message:${one.messageId}`,
          happening: "message-unread",
          kind: "Message",
          facts: {
            conversationId: one.conversationId,
            userId: one.senderId,
            person: nameOf(byId.get(one.senderId)),
          },
        })),
    );
    return ok();
  });
}

interface Known {
  readonly byId: ReadonlyMap<string, Recipient>;
  readonly settings: ReadonlyMap<string, NoticeSettings>;
  readonly links: MailLinks;
  readonly now: Date;
}

function unreadMail(one: DueUnread, { byId, settings, links, now }: Known): readonly QueuedMail[] {
  const person = byId.get(one.userId);
  if (!person || !canBeMailed(person)) return [];
  const sendAt = mailTime("Message", settings.get(one.userId) ?? DEFAULT_SETTINGS, now);
  if (sendAt === null) return [];
  const facts = {
    firstName: person.firstName,
    talent: nameOf(byId.get(one.senderId)),
    talentId: one.senderId,
    // The subject is the words of whoever began the conversation.
    quotedIds: [one.senderId, one.startedBy],
    project: one.subject,
    role: "",
    company: "",
    startsAt: null,
    respondBy: null,
    zone: "UTC",
    changes: [],
    file: "",
  };
  const reader = readerOfRoles(person);
  const path = noticePath("message-unread", reader, { conversationId: one.conversationId });
  const { language, email } = person;
  const [link, footer] = [links.to(path), links.footer("message-unread", person.id, language)];
  const draft = {
    form: "event",
    kind: "message-unread",
    reader,
    language,
    facts,
    link,
    footer,
    ...threadOf({ conversationId: one.conversationId }),
  } as const;
  const mail = toQueue(draft, { key: `message:${one.messageId}:${one.userId}`, to: email });
  return mail ? [{ ...mail, sendAt }] : [];
}

/** Sends the daily mail to people for whom it is morning. Throws if the facts about people are unavailable. */
export async function mailDigests({ db, upstreams, links }: Sources): Promise<void> {
  const due = await dueDigests(db);
  if (due.length === 0) return;
  const people = await readMembers(
    upstreams,
    due.map(({ userId }) => userId),
  );
  const byId = new Map(people.map((person) => [person.id, person]));
  await inTransaction(db, async (tx) => {
    await queueMails(
      tx,
      due.flatMap((one) => digestMail(one, byId.get(one.userId), links)),
    );
    await markDigested(tx, due);
    return ok();
  });
}

function digestMail(
  { userId, day, total, lines }: DueDigest,
  person: Recipient | undefined,
  links: MailLinks,
): readonly QueuedMail[] {
  if (!person || !canBeMailed(person)) return [];
  const { language, firstName, email } = person;
  const known = lines.flatMap(({ happening, count, facts }) => {
    const name = HAPPENING_NAMES.find((one) => one === happening);
    const { file = "", project = "", role = "", company = "", userId, person: who, people } = facts;
    const person = userId === undefined || who === undefined ? null : { id: userId, name: who };
    // Of several people the line leads to the list that has them all.
    const all = name && people && { people, link: links.to(noticePath(name, "casting", facts)) };
    return name ? [{ happening: name, count, about: [file, project, role, company], person, ...all }] : [];
  });
  const [link, footer] = [links.to(DIGEST_PAGE), links.footer(DAILY_MAIL, userId, language)];
  const draft = { form: "digest", language, firstName, lines: known, total, link, footer } as const;
  const mail = toQueue(draft, { key: `digest:${userId}:${day}`, to: email });
  return mail ? [mail] : [];
}
