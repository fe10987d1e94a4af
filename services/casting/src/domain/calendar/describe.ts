import { languageOf } from "@callboard/catalog/interface/languages.ts";
import { noticePath, type NoticeSubject } from "@callboard/catalog/events/notice-path.ts";
import { CLOCK } from "@callboard/catalog/rules/clock.ts";
import { termFormats } from "@callboard/catalog/terms/term-formats.ts";
import { termLines, type RequestTerms } from "@callboard/catalog/terms/term-lines.ts";
import { TERM_WORDS } from "@callboard/catalog/terms/term-words.ts";
import type { Appointment, PublishedAppointment } from "./appointment.ts";
import { calendarWords, type CalendarWords } from "./words/calendar-words.ts";

/** Who reads a calendar: a performer their own, an agent those of clients, a company its own. */
export const CALENDAR_READERS = ["talent", "agent", "casting"] as const;
export type CalendarReader = (typeof CALENDAR_READERS)[number];

/** For whom an appointment is described. */
export interface Audience {
  readonly reader: CalendarReader;
  /** `en`, `tr` or `ar`. */
  readonly language: string;
  /** The public origin, for links. */
  readonly publicUrl: string;
  /** Names of companies by id; a company whose name is not known is not named. */
  readonly companies: ReadonlyMap<string, string>;
}

/** What a calendar shows of an appointment. */
export interface Description {
  readonly title: string;
  /** Room, address, city or video call; empty if nothing is known. */
  readonly location: string;
  readonly text: string;
  /** The full URL of its page. */
  readonly url: string;
}

/** Describes appointments in the words of their reader. */
export function describer(audience: Audience): (published: PublishedAppointment) => Description {
  const words = calendarWords(audience.language);
  const timeThere = localTimes(audience.language);
  const termsSaid = termRows(audience.language);
  return ({ appointment, cancelledAt }) => {
    const url = pageOf(appointment, audience);
    return {
      title: titleOf(appointment, { words, reader: audience.reader, isCancelled: cancelledAt !== null }),
      location: locationOf(appointment, words),
      text: textOf(appointment, { words, audience, timeThere, termsSaid, url }),
      url,
    };
  };
}

/** `Callback (not confirmed): Captain, The Harbour (Ada Lovelace)`. */
function titleOf(
  { kind, round, tentative, role, project, person }: Appointment,
  {
    words,
    reader,
    isCancelled,
  }: { readonly words: CalendarWords; readonly reader: CalendarReader; readonly isCancelled: boolean },
): string {
  const what = words.kinds[kind === "Audition" && round > 1 ? "Callback" : kind];
  // A check, a hold and an offer are not confirmed by what they are.
  const status = kind === "Audition" && tentative && !isCancelled ? fill(words.tentative, what) : what;
  const name = reader === "talent" || person === "" ? "" : ` (${person})`;
  const title = `${status}: ${[role, project].filter((part) => part !== "").join(", ")}${name}`;
  return isCancelled ? fill(words.cancelled, title) : title;
}

/** The title is put in as it is, whatever signs it has. */
function fill(pattern: string, title: string): string {
  return pattern.replace("{title}", () => title);
}

/** A place comes before a call, because who has both goes there. */
function locationOf({ place, link }: Appointment, { videoCall }: CalendarWords): string {
  if (place !== "") return place;
  return link === "" ? "" : `${videoCall}: ${link}`;
}

interface Parts {
  readonly words: CalendarWords;
  readonly audience: Audience;
  readonly timeThere: (appointment: Appointment) => string;
  readonly termsSaid: (terms: string | null) => readonly LabelledText[];
  readonly url: string;
}

type LabelledText = readonly [label: string, value: string];

/** The terms as every place lists them; of days with the same terms they are written once. */
function termRows(language: string): Parts["termsSaid"] {
  const { value } = languageOf(language);
  const formats = termFormats(language);
  const written = new Map<string, readonly LabelledText[]>();
  return (terms) => {
    if (terms === null) return [];
    const rows =
      written.get(terms) ??
      termLines(JSON.parse(terms) as RequestTerms, TERM_WORDS[value], formats).map(
        (line) => [line.label, line.value] as const,
      );
    written.set(terms, rows);
    return rows;
  };
}

function textOf(appointment: Appointment, { words, audience, timeThere, termsSaid, url }: Parts): string {
  const { labels, videoCall } = words;
  const { role, project, companyId, person, place, link, message } = appointment;
  const { reader, companies } = audience;
  const company = reader === "casting" ? "" : (companies.get(companyId) ?? "");
  const rows: readonly LabelledText[] = [
    [labels.role, role],
    [labels.project, project],
    [labels.company, company],
    [labels.client, reader === "agent" ? person : ""],
    [labels.performer, reader === "casting" ? person : ""],
    [labels.localTime, timeThere(appointment)],
    [labels.place, place],
    [videoCall, link],
    // Missing in what a version before this one recorded.
    ...termsSaid(appointment.terms ?? null),
    [labels.message, message],
    [labels.open, url],
  ];
  return rows
    .filter(([, value]) => value !== "")
    .map(([label, value]) => `${label}: ${value}`)
    .join("\n");
}

/** The clock at the place with the name of its zone, because a calendar shows times in its reader's zone alone. */
function localTimes(language: string): (appointment: Appointment) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  const formatOf = (zone: string): Intl.DateTimeFormat => {
    const known = formats.get(zone);
    const format =
      known ??
      new Intl.DateTimeFormat(`${languageOf(language).locale}-u-nu-latn`, {
        weekday: "short",
        day: "numeric",
        month: "short",
        year: "numeric",
        ...CLOCK,
        timeZone: zone,
        timeZoneName: "long",
      });
    if (!known) formats.set(zone, format);
    return format;
  };
  return ({ startsAt, zone }) => (zone === null ? "" : formatOf(zone).format(new Date(startsAt)));
}

function pageOf(appointment: Appointment, { reader, publicUrl }: Audience): string {
  const { projectId, positionId, userId, submissionId, companyId } = appointment;
  if (submissionId === null) return new URL(`/project-detail/${projectId}`, publicUrl).href;
  const subject: NoticeSubject = {
    projectId,
    companyId,
    submissionId,
    ...(positionId !== null && { positionId }),
    ...(userId !== null && { userId }),
  };
  return new URL(noticePath("audition-confirmed", reader, subject), publicUrl).href;
}
