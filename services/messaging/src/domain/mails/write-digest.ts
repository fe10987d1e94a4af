import type { Happening } from "#domain/notices.ts";
import { DIGEST_TEXTS } from "./digest-texts.ts";
import { layOutHtml, layOutText, type MailContent } from "./mail-layout.ts";
import { MAIL_LANGUAGES } from "./mail-kinds.ts";
import { greetingIn, type WrittenMail } from "./write-mail.ts";

export interface DigestLine {
  readonly happening: Happening;
  /** How often. */
  readonly count: number;
  /** Names of what it is about; empty ones are left out. */
  readonly about: readonly string[];
}

interface DigestToWrite {
  /** The reader's; English where it is not ours. */
  readonly language: string;
  readonly firstName: string;
  readonly lines: readonly DigestLine[];
  /** All that happened, of which `lines` may be the latest. */
  readonly total: number;
  readonly link: string;
}

/** The daily mail in the reader's language, as plain text and as HTML. */
export function writeDigest({ language, firstName, lines, total, link }: DigestToWrite): WrittenMail {
  const own = MAIL_LANGUAGES.find((known) => known === language) ?? "en";
  const texts = DIGEST_TEXTS[own];
  const content: MailContent = {
    language: own,
    greeting: greetingIn(own, firstName),
    body: texts.body,
    facts: lines.map(({ happening, count, about }) => [
      count > 1 ? `${texts.lines[happening]} (${count})` : texts.lines[happening],
      about.filter((name) => name !== "").join(" · "),
    ]),
    action: texts.action,
    link,
    reason: texts.reason,
  };
  const subject = texts.subject.replace("{count}", String(total));
  return { subject, text: layOutText(content), html: layOutHtml(content) };
}
