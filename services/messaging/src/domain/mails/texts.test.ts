import { NOTICE_WORDS } from "@callboard/catalog/events/notice-words.ts";
import { NOTICE_NAMES, NOTICES } from "@callboard/catalog/events/events.ts";
import { CHANGE_TOPICS } from "#domain/change-topics.ts";
import { HAPPENING_NAMES, isMailed } from "#domain/notices/notices.ts";
import { DIGEST_TEXTS } from "./digest-texts.ts";
import { MAIL_LANGUAGES, type MailKind, type MailLanguage, type MailText } from "./mail-kinds.ts";
import { AR } from "./texts-ar.ts";
import { EN } from "./texts-en.ts";
import { TR } from "./texts-tr.ts";

const TEXTS = { en: EN, tr: TR, ar: AR };
const KINDS = NOTICE_NAMES.filter((name): name is MailKind => isMailed(name));

function textsOf(language: MailLanguage, kind: MailKind): Readonly<Record<string, MailText>> {
  return TEXTS[language].mails[kind];
}

/** The keys of texts that are empty apart from placeholders: no two consecutive letters. */
function speechless(texts: Readonly<Record<string, string>>): string[] {
  return Object.keys(texts).filter(
    (name) => !/\p{L}{2}/u.test((texts[name] ?? "").replaceAll(/\{\w+\}/g, "")),
  );
}

const placeholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted();

const CASES = MAIL_LANGUAGES.flatMap((language) => KINDS.map((kind) => [language, kind] as const));

test.each(CASES)("in %s, %s has a text for those who read it and for nobody else", (language, kind) => {
  expect(Object.keys(textsOf(language, kind)).toSorted()).toEqual([...NOTICES[kind].mailed].toSorted());
});

test.each(CASES)(
  "in %s, %s has a subject, a body and something to do, with the names of the English one",
  (language, kind) => {
    for (const [reader, own] of Object.entries(textsOf(language, kind))) {
      const english = EN.mails[kind] as Readonly<Record<string, MailText>>;
      expect(speechless({ subject: own.subject, body: own.body, action: own.action })).toEqual([]);
      expect(placeholders(own.subject)).toEqual(placeholders(english[reader]?.subject ?? ""));
      expect(placeholders(own.body)).toEqual(placeholders(english[reader]?.body ?? ""));
      expect(placeholders(own.action)).toEqual([]);
    }
  },
);

test("a mail holds names that were looked at, and no text that people wrote", () => {
  const named = KINDS.flatMap((kind) =>
    Object.values(textsOf("en", kind)).flatMap(({ subject, body }) => placeholders(`${subject} ${body}`)),
  );
  // An invitation's message, a note or a refusal could pass for our own words (docs/security.md, H3).
  // A request is named by its kind, in our words.
  expect([...new Set(named)].toSorted()).toEqual([
    "{company}",
    "{file}",
    "{project}",
    "{request}",
    "{talent}",
  ]);
});

test.each(MAIL_LANGUAGES)("in %s, the text around a mail is complete", (language) => {
  const { greeting, labels, topics, reasons } = TEXTS[language];
  expect(placeholders(greeting)).toEqual(["{firstName}"]);
  expect(speechless({ greeting, ...labels, ...reasons })).toEqual([]);
  expect(speechless(topics)).toEqual([]);
  expect(Object.keys(topics).toSorted()).toEqual([...CHANGE_TOPICS].toSorted());
  expect(Object.keys(reasons).toSorted()).toEqual(["admin", "agent", "casting", "invitee", "talent"]);
});

test.each(MAIL_LANGUAGES)("in %s, the daily mail has words for all that happens", (language) => {
  const around = DIGEST_TEXTS[language];
  expect(speechless({ ...around })).toEqual([]);
  const words = Object.entries(NOTICE_WORDS).map(([name, row]) => [name, row[language]]);
  expect(speechless(Object.fromEntries(words) as Readonly<Record<string, string>>)).toEqual([]);
  expect(words.map(([name]) => name).toSorted()).toEqual(HAPPENING_NAMES.toSorted());
  expect(placeholders(around.subject)).toEqual(["{count}"]);
});
