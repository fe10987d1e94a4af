import { localeOf } from "#i18n/formats.ts";
import { dateFormat } from "#i18n/intl.ts";
import { localDay } from "#ui/when/local-day.ts";
import { whenWords } from "#ui/when/when-words.ts";
import type { Entry } from "../entries.ts";
import { addDays } from "../span.ts";

/** Days on which a person cannot work, both ends included. */
export type BookedOut = {
  readonly From: string;
  readonly To: string;
  readonly Note: string | null;
};

/** Days of one query, both ends included. */
const DAYS_AT_A_TIME = 366;

/** Today in the server's zone, which is UTC. */
export function serverDay(now = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** The two years that can be booked out, as variables of the query. */
export function bothYears(today: string) {
  const to = addDays(today, DAYS_AT_A_TIME);
  return { from: today, to, laterFrom: addDays(to, 1), laterTo: addDays(to, DAYS_AT_A_TIME) };
}

/** The ranges of both years in order; a range that is in both appears once. */
export function inOrder(ranges: readonly BookedOut[]): readonly BookedOut[] {
  const byDay = new Map(ranges.map(({ From, To, Note }) => [From, { From, To, Note }]));
  return [...byDay.values()].toSorted((a, b) => a.From.localeCompare(b.From));
}

function touch(a: BookedOut, b: BookedOut): boolean {
  return a.From <= addDays(b.To, 1) && b.From <= addDays(a.To, 1);
}

/** The ranges before one was added, which the server may have merged with it. */
export function takenBack(
  ranges: readonly BookedOut[],
  added: BookedOut,
  before: readonly BookedOut[],
): readonly BookedOut[] {
  const apart = ranges.filter((range) => !touch(range, added));
  return [...apart, ...before.filter((range) => touch(range, added))];
}

/** "Fri, Dec 4", "Dec 4 – 7"; with the year unless it is the current one. */
export function rangeWords(language: string, { From, To }: BookedOut): string {
  const when = whenWords(language);
  if (From === To) return when.day(From);
  const year = localDay().slice(0, 4);
  if (From.startsWith(year) && To.startsWith(year)) return when.days(From, To);
  const format = dateFormat(localeOf(language), {
    year: "numeric",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  return format.formatRange(new Date(From), new Date(To));
}

type Span = { readonly from: string; readonly to: string };

/** The booked-out days of a span as calendar entries, one per day; a client's carry the name. */
export function bookedOutEntries(
  ranges: readonly BookedOut[],
  span: Span,
  word: string,
  client: string | null = null,
): readonly Entry[] {
  return ranges.flatMap(({ From, To, Note }) => {
    const days: Entry[] = [];
    const last = To < span.to ? To : span.to;
    for (let day = From > span.from ? From : span.from; day <= last; day = addDays(day, 1)) {
      days.push({
        id: `out.${day}`,
        kind: "out",
        word: null,
        title: client ?? word,
        facts: [client === null ? null : word, Note].filter((fact) => fact !== null),
        day,
        startsAt: day,
        endsAt: null,
        allDay: true,
        zone: null,
        tentative: false,
        clash: null,
        link: null,
      });
    }
    return days;
  });
}
