import { payText, type RolePay } from "@callboard/catalog/terms/pay-text.ts";
import { termFormats } from "@callboard/catalog/terms/term-formats.ts";
import { TERM_WORDS } from "@callboard/catalog/terms/term-words.ts";
import { languageOf } from "@callboard/catalog/interface/languages.ts";
import { layOutHtml, layOutText, type MailContent } from "./mail-layout.ts";
import {
  MAIL_LANGUAGES,
  type FactLabel,
  type MailFacts,
  type MailKind,
  type MailLanguage,
  type MailReader,
  type MailText,
  type MailTexts,
} from "./mail-kinds.ts";
import type { FooterLinks } from "./mail-links.ts";
import { AR } from "./texts-ar.ts";
import { EN } from "./texts-en.ts";
import { TR } from "./texts-tr.ts";

const TEXTS: Readonly<Record<MailLanguage, MailTexts>> = { en: EN, tr: TR, ar: AR };

/** Digits are Latin in every language, as in the interface. */
function localeOf(language: MailLanguage): string {
  return `${languageOf(language).locale}-u-nu-latn`;
}

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail about an event. */
export interface MailToWrite {
  readonly kind: MailKind;
  readonly reader: MailReader;
  /** The reader's language; English if it is not supported. */
  readonly language: string;
  readonly facts: MailFacts;
  /** The full URL of the action. */
  readonly link: string;
  /** Missing in mails from before there were links below them. */
  readonly footer?: FooterLinks;
}

/** The mail in the reader's language, as plain text and as HTML. Null if this reader gets no mail of this kind. */
export function writeMail({ kind, reader, language, facts, link, footer }: MailToWrite): WrittenMail | null {
  const own = MAIL_LANGUAGES.find((known) => known === language) ?? "en";
  const texts = TEXTS[own];
  const mails: Partial<Record<MailReader, MailText>> = texts.mails[kind];
  const mail = mails[reader];
  if (!mail) return null;
  const content: MailContent = {
    language: own,
    greeting: fill(texts.greeting, facts),
    body: fill(mail.body, facts),
    facts: factRows(reader, facts, texts, own),
    action: mail.action,
    link,
    reason: texts.reasons[reader],
    footer: footerIn(own, footer),
  };
  return { subject: fill(mail.subject, facts), text: layOutText(content), html: layOutHtml(content) };
}

/** The greeting of a reader. */
export function greetingIn(language: MailLanguage, firstName: string): string {
  return TEXTS[language].greeting.replace("{firstName}", () => firstName);
}

/** The links below a mail, with their labels. */
export function footerIn(language: MailLanguage, links: FooterLinks | undefined): MailContent["footer"] {
  const labels = TEXTS[language].footer;
  return (["settings", "unsubscribe"] as const).flatMap((name) => {
    const link = links?.[name] ?? null;
    return link === null ? [] : [[labels[name], link] as const];
  });
}

function fill(text: string, { firstName, project, company, talent, file }: MailFacts): string {
  const facts: Readonly<Record<string, string>> = { firstName, project, company, talent, file };
  return text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => facts[name] ?? "");
}

function factRows(
  reader: MailReader,
  facts: MailFacts,
  { labels, topics }: MailTexts,
  language: MailLanguage,
): MailContent["facts"] {
  const moment = (at: Date | null): string => (at === null ? "" : formatMoment(at, facts.zone, language));
  const values: Readonly<Record<FactLabel, string>> = {
    project: facts.project,
    role: facts.role,
    company: reader === "casting" ? "" : facts.company,
    client: reader === "agent" ? facts.talent : "",
    performer: reader === "casting" ? facts.talent : "",
    time: moment(facts.startsAt),
    respondBy: moment(facts.respondBy),
    changes: facts.changes.map((topic) => topics[topic]).join(" · "),
    formerPay: payIn(language, facts.payChange?.former),
    pay: payIn(language, facts.payChange?.now),
  };
  const names = Object.keys(values) as FactLabel[];
  return names.filter((name) => values[name] !== "").map((name) => [labels[name], values[name]]);
}

/** Pay of a role in words; empty in a mail that is not about it. */
function payIn(language: MailLanguage, pay: RolePay | undefined): string {
  return pay ? payText(pay, TERM_WORDS[language], termFormats(language)) : "";
}

/** Day, time and the name of the zone, because a mail can be read anywhere. */
function formatMoment(at: Date, zone: string, language: MailLanguage): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: zone,
    timeZoneName: "long",
  }).format(at);
}
