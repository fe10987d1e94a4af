import { languageOf } from "@callboard/catalog/interface/languages.ts";
import { isSameClock } from "@callboard/catalog/rules/clock-words.ts";
import { CLOCK } from "@callboard/catalog/rules/clock.ts";
import { payText, type RolePay } from "@callboard/catalog/terms/pay-text.ts";
import { termFormats } from "@callboard/catalog/terms/term-formats.ts";
import { dueText, termLines } from "@callboard/catalog/terms/term-lines.ts";
import { TERM_WORDS } from "@callboard/catalog/terms/term-words.ts";
import { withoutMarks } from "./layout/direction.ts";
import type { MailContent } from "./layout/mail-layout.ts";
import type { FactLabel, MailFacts, MailLanguage, MailReader, MailTexts } from "./mail-kinds.ts";

type Row = MailContent["facts"][number];

/** Who, what, when, where, on which terms and until when, each with its label; what is not known is left out. */
export function factRows(
  reader: MailReader,
  facts: MailFacts,
  texts: MailTexts,
  language: MailLanguage,
): readonly Row[] {
  const { labels } = texts;
  const values = valuesOf(reader, facts, texts, language);
  const row = (name: FactLabel): readonly Row[] => {
    const value = withoutMarks(values[name] ?? "");
    if (value === "") return [];
    return [
      name === "videoCall" && URL.canParse(value) ? [labels[name], value, value] : [labels[name], value],
    ];
  };
  const terms = facts.terms
    ? termLines(facts.terms, TERM_WORDS[language], termFormats(language)).map(({ label, value }): Row => [
        label,
        withoutMarks(value),
      ])
    : [];
  return [...ABOUT.flatMap(row), ...terms, ...LAST.flatMap(row)];
}

const ABOUT = [
  "project",
  "role",
  "company",
  "agent",
  "client",
  "performer",
  "request",
  "response",
  "time",
  "length",
  "place",
  "videoCall",
] as const satisfies readonly FactLabel[];

const LAST = ["due", "respondBy", "changes", "formerPay", "pay"] as const satisfies readonly FactLabel[];

/** Who it is from and about, as far as the reader needs to be told. */
function peopleSaid(reader: MailReader, { company, agent = "", talent }: MailFacts) {
  return {
    company: reader === "casting" ? "" : company,
    agent,
    client: reader === "agent" ? talent : "",
    performer: reader === "casting" ? talent : "",
  };
}

function valuesOf(
  reader: MailReader,
  facts: MailFacts,
  texts: MailTexts,
  language: MailLanguage,
): Readonly<Partial<Record<FactLabel, string>>> {
  const { minutes = null, response = "" } = facts;
  const moment = (at: Date | null): string => (at === null ? "" : momentIn(at, { facts, texts, language }));
  return {
    project: facts.project,
    role: facts.role,
    ...peopleSaid(reader, facts),
    request: requestSaid(reader, facts, texts),
    response: texts.responses[response as keyof MailTexts["responses"]] ?? "",
    time: moment(facts.startsAt),
    length: facts.startsAt === null || minutes === null ? "" : lengthIn(minutes, language),
    ...placeSaid(reader, facts, texts),
    respondBy: moment(facts.respondBy),
    due: facts.due ? dueText(facts.due, TERM_WORDS[language], termFormats(language)) : "",
    changes: facts.changes.map((topic) => texts.topics[topic]).join(" · "),
    formerPay: payIn(language, facts.payChange?.former),
    pay: payIn(language, facts.payChange?.now),
  };
}

/** Pay of a role in words; empty in a mail that is not about it. */
function payIn(language: MailLanguage, pay: RolePay | undefined): string {
  return pay ? payText(pay, TERM_WORDS[language], termFormats(language)) : "";
}

/** The kind of a request, and for the talent side what an open one means. */
function requestSaid(reader: MailReader, { terms, respondBy }: MailFacts, { requests }: MailTexts): string {
  const kind = requests[terms?.kind as keyof MailTexts["requests"]];
  if (!kind || terms?.kind === "Booking") return "";
  const isOpen = reader !== "casting" && respondBy !== null && kind.meaning !== "";
  return isOpen ? `${kind.name}\n${kind.meaning}` : kind.name;
}

/** The talent side reads the place once the audition is confirmed, as on its pages. */
function placeSaid(reader: MailReader, facts: MailFacts, { placeLater }: MailTexts) {
  const { place = "", videoLink = "", placeShown = false } = facts;
  if (reader === "casting" || placeShown) return { place, videoCall: videoLink };
  return { place: place === "" && videoLink === "" ? "" : placeLater, videoCall: "" };
}

/** Digits are Latin in every language, as in the interface. */
function localeOf(language: MailLanguage): string {
  return `${languageOf(language).locale}-u-nu-latn`;
}

function lengthIn(minutes: number, language: MailLanguage): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: "unit",
    unit: "minute",
    unitDisplay: "long",
  }).format(minutes);
}

interface Written {
  readonly facts: Pick<MailFacts, "zone" | "readerZone">;
  readonly texts: MailTexts;
  readonly language: MailLanguage;
}

/** Day, time and the name of the zone: the reader's, and below it that of the place if its clocks differ. */
function momentIn(at: Date, { facts: { zone, readerZone }, texts, language }: Written): string {
  const own = readerZone ?? zone;
  const first = formatMoment(at, own, language);
  if (isSameClock(at, [own, zone])) return first;
  return `${first}\n${texts.there.replace("{time}", () => formatMoment(at, zone, language))}`;
}

function formatMoment(at: Date, zone: string, language: MailLanguage): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    ...CLOCK,
    timeZone: zone,
    timeZoneName: "long",
  }).format(at);
}
