export const VIEWS = ["month", "week", "day", "list"] as const;
export type View = (typeof VIEWS)[number];

const DAY_MS = 86_400_000;
/** Days that the list shows. */
const LIST_DAYS = 30;

/** Calendar days are represented by noon in UTC, so that no zone changes them. */
function atNoon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

function write(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Whether a text is a calendar day, such as 2026-02-28; 2026-02-30 is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = atNoon(text);
  return !Number.isNaN(date.getTime()) && write(date) === text;
}

/** The day a number of days after another. */
export function addDays(day: string, days: number): string {
  return write(new Date(atNoon(day).getTime() + days * DAY_MS));
}

/** The first and last day that a view shows around a day; a month includes the weeks in which it begins and ends. */
export function spanOf(view: View, day: string): { readonly from: string; readonly to: string } {
  if (view === "day") return { from: day, to: day };
  if (view === "list") return { from: day, to: addDays(day, LIST_DAYS - 1) };
  if (view === "week") return { from: addDays(day, -6), to: addDays(day, 6) };
  const date = atNoon(day);
  const first = write(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1, 12)));
  return { from: addDays(first, -7), to: addDays(first, 38) };
}

const OFFICE = { first: 9, last: 18 };
const DAY_HOURS = 24;

/**
 * The range of hours that a grid of days shows: from an hour before the first entry to an hour after the last, at
 * least as many as office hours, which are shown if there are no entries.
 */
export function hoursOf(
  timed: ReadonlyArray<{ readonly startsAt: string; readonly endsAt: string | null }>,
): { readonly first: number; readonly last: number } {
  const begins = timed.map(({ startsAt }) => new Date(startsAt).getHours());
  const ends = timed.map(({ startsAt, endsAt }) => {
    const [begin, end] = [new Date(startsAt), new Date(endsAt ?? startsAt)];
    return begin.getDate() === end.getDate() ? end.getHours() + 1 : 24;
  });
  if (begins.length === 0) return OFFICE;
  const least = OFFICE.last - OFFICE.first;
  const last = Math.min(DAY_HOURS, Math.max(Math.max(...ends) + 1, Math.min(...begins) - 1 + least));
  return { first: Math.max(0, Math.min(Math.min(...begins) - 1, last - least)), last };
}

/** The day to which the arrows lead from a day in a view: `by` is 1 or -1. */
export function moved(view: View, day: string, by: 1 | -1): string {
  if (view === "day") return addDays(day, by);
  if (view === "week") return addDays(day, 7 * by);
  if (view === "list") return addDays(day, LIST_DAYS * by);
  const date = atNoon(day);
  return write(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + by, 1, 12)));
}
