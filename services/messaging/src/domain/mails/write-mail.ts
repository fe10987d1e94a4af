import { languageOf } from "@callboard/catalog/interface/languages.ts";
import { isolated } from "./layout/direction.ts";
import { layOutHtml, layOutText, type MailContent } from "./layout/mail-layout.ts";
import { subjectOf } from "./layout/subject.ts";
import { factRows } from "./fact-rows.ts";
import {
  MAIL_LANGUAGES,
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
  /** What mails about the same submission or conversation share. */
  readonly thread?: string;
}

/** The mail in the reader's language, as plain text and as HTML. Null if this reader gets no mail of this kind. */
export function writeMail({ kind, reader, language, facts, link, footer }: MailToWrite): WrittenMail | null {
  const own = MAIL_LANGUAGES.find((known) => known === language) ?? "en";
  const texts = TEXTS[own];
  const mails: Partial<Record<MailReader, MailText>> = texts.mails[kind];
  const mail = mails[reader];
  if (!mail) return null;
  const { dir, comma } = languageOf(own);
  const names = namesIn(facts, texts);
  const subject = subjectOf(withRole(mail.subject, facts, comma), names, dir);
  const content: MailContent = {
    language: own,
    subject,
    greeting: fill(texts.greeting, names),
    body: fill(mail.body, names),
    facts: factRows(reader, facts, texts, own),
    action: mail.action,
    link,
    reason: texts.reasons[reader],
    footer: footerIn(own, footer),
  };
  return { subject, text: layOutText(content), html: layOutHtml(content) };
}

/** A project is found by its role, so a subject that names the one names the other. */
function withRole(pattern: string, { role }: MailFacts, comma: string): string {
  if (role === "" || pattern.includes("{role}")) return pattern;
  return pattern.replace("{project}", `{role}${comma}{project}`);
}

/** The greeting of a reader. */
export function greetingIn(language: MailLanguage, firstName: string): string {
  return fill(TEXTS[language].greeting, { firstName });
}

/** The links below a mail, with their labels. */
export function footerIn(language: MailLanguage, links: FooterLinks | undefined): MailContent["footer"] {
  const labels = TEXTS[language].footer;
  return (["settings", "unsubscribe"] as const).flatMap((name) => {
    const link = links?.[name] ?? null;
    return link === null ? [] : [[labels[name], link] as const];
  });
}

function namesIn({ firstName, project, role, company, talent, file, terms }: MailFacts, texts: MailTexts) {
  const request = requestIn(terms, texts)?.name ?? texts.requests.Avail.name;
  return { firstName, project, role, company, talent, file, request };
}

function requestIn(terms: MailFacts["terms"], { requests }: MailTexts) {
  return requests[terms?.kind as keyof typeof requests] ?? null;
}

function fill(text: string, names: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => isolated(names[name] ?? ""));
}
