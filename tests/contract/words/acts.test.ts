import { BOOKING_STATUSES } from "@callboard/catalog/booking-status.ts";
import { CASTING_EVENTS } from "@callboard/catalog/events/casting.ts";
import { NOTICE_WORDS } from "@callboard/catalog/events/notice-words.ts";
import { LANGUAGE_TAGS, type InterfaceLanguage } from "@callboard/catalog/interface/languages.ts";
import { readdirSync } from "node:fs";
import { calendarWords } from "../../../services/casting/src/domain/calendar/words/calendar-words.ts";
import { AR } from "../../../services/messaging/src/domain/mails/texts-ar.ts";
import { EN } from "../../../services/messaging/src/domain/mails/texts-en.ts";
import { TR } from "../../../services/messaging/src/domain/mails/texts-tr.ts";
import type { TextPath } from "./act.ts";
import { CASTING_ACTS } from "./casting-acts.ts";
import { REVIEW_ACTS } from "./review-acts.ts";
import { TALENT_ACTS } from "./talent-acts.ts";

const ACTS = [...CASTING_ACTS, ...TALENT_ACTS, ...REVIEW_ACTS];
const BUNDLES = new URL("../../../web/src/i18n/bundles/", import.meta.url);
const MAILS = { en: EN, tr: TR, ar: AR } as const;

interface Tree {
  readonly [name: string]: string | Tree;
}

function add(texts: Map<TextPath, string>, prefix: TextPath, tree: Tree): void {
  for (const [key, value] of Object.entries(tree)) {
    const path: TextPath = prefix.endsWith(":") ? `${prefix}${key}` : `${prefix}.${key}`;
    if (typeof value === "string") texts.set(path, value);
    else add(texts, path, value);
  }
}

/** Everything that the product says in a language, by where it is. */
async function textsIn(language: InterfaceLanguage): Promise<ReadonlyMap<TextPath, string>> {
  const texts = new Map<TextPath, string>();
  for (const name of readdirSync(BUNDLES)) {
    const bundle = (await import(new URL(`${name}/${language}.ts`, BUNDLES).href)) as { texts: Tree };
    add(texts, `web:${name}`, bundle.texts);
  }
  add(texts, "mail:", MAILS[language].mails as unknown as Tree);
  add(texts, "file:", calendarWords(language) as unknown as Tree);
  for (const [kind, words] of Object.entries(NOTICE_WORDS)) texts.set(`notice:${kind}`, words[language]);
  return texts;
}

/** In small letters of its language (İ of Turkish is no I) and without the vowel marks of Arabic. */
const plain = (text: string, language: InterfaceLanguage): string =>
  text.toLocaleLowerCase(language).replaceAll(/[\u064b-\u0652]/gu, "");

const pathsOf = (act: (typeof ACTS)[number]): readonly TextPath[] => Object.values(act.texts).flat();

describe.each(LANGUAGE_TAGS)("in %s", (language) => {
  test.each(ACTS.map((act) => [act.name, act] as const))("%s: one word", async (_, act) => {
    const texts = await textsIn(language);
    const strays = pathsOf(act)
      .map((path) => [path, texts.get(path)] as const)
      .filter(([, text]) => text === undefined || !act.stem[language].test(plain(text, language)));
    expect(strays).toEqual([]);
  });
});

test("labels of the contract are as it says", async () => {
  const texts = await textsIn("en");
  for (const act of ACTS) {
    const labels = Object.keys(act.labels ?? {}) as TextPath[];
    expect(Object.fromEntries(labels.map((path) => [path, texts.get(path)]))).toEqual(act.labels ?? {});
  }
});

test("no text has a word that once named an act beside its own", async () => {
  const texts = [...(await textsIn("en"))];
  const strays = ACTS.flatMap(({ name, not }) =>
    texts.filter(([, text]) => not?.test(text)).map(([path, text]) => [name, path, text]),
  );
  expect(strays).toEqual([]);
});

/** States that nobody brings about by an act of their own. */
const SEEN = ["Submitted", "Viewed"];

test("every state of a submission is the result of an act of the table, on both sides", () => {
  const listed = new Set(ACTS.flatMap((act) => [...pathsOf(act), ...Object.keys(act.labels ?? {})]));
  const missing = BOOKING_STATUSES.filter((status) => !SEEN.includes(status)).filter(
    (status) => !listed.has(`web:catalog.bookingStatuses.${status}`),
  );
  expect(missing).toEqual([]);
  const told = BOOKING_STATUSES.filter((status) => !["Viewed", "Auditioned", "Callback"].includes(status));
  expect(told.filter((status) => !listed.has(`web:catalog.talentStatuses.${status}`))).toEqual([]);
});

/** Notices of casting that follow from no act of a person: from a place in line, a date, a change of a slot. */
const NO_ACT = [
  "avail-moved-up",
  "audition-moved",
  "decision-due",
  "request-undecided",
  "waiting-decisions",
  "waiting-undecided",
];

test("every notice of casting names an act of the table", () => {
  const listed = new Set<string>(ACTS.flatMap(pathsOf));
  const kinds = Object.values(CASTING_EVENTS).flatMap((row) =>
    "notices" in row ? Object.keys(row.notices) : [],
  );
  expect(
    [...new Set(kinds)].filter((kind) => !NO_ACT.includes(kind) && !listed.has(`notice:${kind}`)),
  ).toEqual([]);
});
