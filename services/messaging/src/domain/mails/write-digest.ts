import { NOTICE_WORDS } from "@callboard/catalog/events/notice-words.ts";
import type { Happening } from "#domain/notices/notices.ts";
import { DIGEST_TEXTS } from "./digest-texts.ts";
import { isolated } from "./layout/direction.ts";
import { layOutHtml, layOutText, type MailContent } from "./layout/mail-layout.ts";
import { MAIL_LANGUAGES, type MailLanguage } from "./mail-kinds.ts";
import type { FooterLinks } from "./mail-links.ts";
import { footerIn, greetingIn, type WrittenMail } from "./write-mail.ts";

export interface DigestLine {
  readonly happening: Happening;
  /** How many times it happened. */
  readonly count: number;
  /** Names of the records it is about; empty ones are left out. */
  readonly about: readonly string[];
  /** The person it is about, after the records; null if there is none. */
  readonly person: { readonly id: string; readonly name: string } | null;
  /** The first of the people that it counts; mails from before they were counted have none. */
  readonly people?: readonly { readonly id: string; readonly name: string }[];
  /** The full URL of the list that has them all. */
  readonly link?: string;
}

/** A daily mail. */
export interface DigestToWrite {
  /** The reader's language; English if it is not supported. */
  readonly language: string;
  readonly firstName: string;
  readonly lines: readonly DigestLine[];
  /** The total number; `lines` may be only the latest. */
  readonly total: number;
  readonly link: string;
  /** Missing in mails from before there were links below them. */
  readonly footer?: FooterLinks;
}

/** The daily mail in the reader's language, as plain text and as HTML. */
export function writeDigest({ language, firstName, lines, total, link, footer }: DigestToWrite): WrittenMail {
  const own = MAIL_LANGUAGES.find((known) => known === language) ?? "en";
  const texts = DIGEST_TEXTS[own];
  const subject = texts.subject.replace("{count}", String(total));
  const content: MailContent = {
    language: own,
    subject,
    greeting: greetingIn(own, firstName),
    body: texts.body,
    facts: lines.map((line) => [labelOf(line, own), namesIn(line, texts.more), line.link ?? null]),
    action: texts.action,
    link,
    reason: texts.reason,
    footer: footerIn(own, footer),
  };
  return { subject, text: layOutText(content), html: layOutHtml(content) };
}

function labelOf({ happening, count }: DigestLine, language: MailLanguage): string {
  const words = NOTICE_WORDS[happening][language];
  return count > 1 ? `${words} (${count})` : words;
}

function namesIn({ about, person, people = [], count }: DigestLine, more: string): string {
  const names = [...about, person?.name ?? "", ...people.map(({ name }) => name)];
  const others = people.length === 0 ? 0 : count - people.length;
  const rest = others > 0 ? [more.replace("{count}", String(others))] : [];
  return [...names.filter((name) => name !== "").map(isolated), ...rest].join(" · ");
}
