import { zoneOfState } from "@callboard/catalog/rules/zone-of-state.ts";
import { clockInstant, dayIn } from "@callboard/kit/time/wall-clock.ts";
import { addDays, workingDayAfter } from "./working-days.ts";

/** Where the talent side works, as far as casting knows: its zone and its country decide when somebody is at work. */
export interface TalentPlace {
  readonly zone: string;
  /** ISO 3166-1; null if it is not known. */
  readonly country: string | null;
}

/** Hours that the talent side has at least. */
const ANSWER_HOURS = 48;
/** Working days after the request at whose end it is due. */
const ANSWER_WORKING_DAYS = 2;
/** Working days after a response at whose end casting's decision is due. */
const DECIDE_WORKING_DAYS = 5;
/** Days that a version of casting which knew no end left for the decision. */
export const DECIDE_DAYS = 7;
const END_OF_WORK = "18:00";
const HOUR_MS = 3_600_000;

/** What is known of the place: by the profile, and the zone of the occasion. */
interface KnownPlace {
  readonly state: string | null;
  readonly country: string | null;
  readonly zone: string | null;
}

/**
 * The place of a talent by the country and the state of the profile; in the zone of the occasion, or UTC, if they do not
 * say one.
 */
export function placeOfTalent({ state, country, zone }: KnownPlace): TalentPlace {
  const isAbroad = country !== null && country !== "US";
  const own = isAbroad ? zoneOfCountry(country) : zoneOfState(state);
  const known = !isAbroad && own !== null ? "US" : country;
  return { zone: own ?? zone ?? "UTC", country: known };
}

/** Node knows more of a locale than TypeScript's description of it. */
type ZonedLocale = Intl.Locale & { getTimeZones(): readonly string[] | undefined };

/** The zone of a country that has one, by Unicode's data; null of those with several. */
function zoneOfCountry(country: string): string | null {
  const zones = (new Intl.Locale(`und-${country}`) as ZonedLocale).getTimeZones() ?? [];
  return zones.length === 1 ? (zones[0] ?? null) : null;
}

/**
 * When the talent side has to have responded if nothing else is said: 48 hours later, not before the end of work of the
 * second working day after, and never after what it is about begins.
 */
export function answerEnd(now: Date, place: TalentPlace, begins: Date | null): Date {
  const day = workingDayAfter(dayIn(place.zone, now), ANSWER_WORKING_DAYS, place.country);
  const working = clockInstant(day, END_OF_WORK, place.zone);
  const end = new Date(Math.max(now.getTime() + ANSWER_HOURS * HOUR_MS, working.getTime()));
  return earlier(end, begins);
}

/** When the first of some days begins where the talent is; its end, if it has begun. Null without days. */
export function beginOf(dates: readonly string[], place: TalentPlace, now: Date): Date | null {
  const [first] = dates;
  if (first === undefined) return null;
  const begins = clockInstant(first, "00:00", place.zone);
  return begins > now ? begins : clockInstant(addDays(first, 1), "00:00", place.zone);
}

/**
 * When casting has to have decided on dates that were promised: at the end of work of the fifth working day after the
 * response, or when casting chose, and at the latest at the end of work of the day before the first of the dates. If
 * that has passed, the dates are held until they begin.
 */
export function decisionEnd(
  answeredAt: Date,
  place: TalentPlace,
  { dates, chosen }: { readonly dates: readonly string[]; readonly chosen: Date | null },
): Date {
  const day = workingDayAfter(dayIn(place.zone, answeredAt), DECIDE_WORKING_DAYS, place.country);
  const end = chosen ?? clockInstant(day, END_OF_WORK, place.zone);
  return earlier(end, lastDecision(answeredAt, place, dates));
}

function lastDecision(now: Date, place: TalentPlace, dates: readonly string[]): Date | null {
  const [first] = dates;
  if (first === undefined) return null;
  const before = clockInstant(addDays(first, -1), END_OF_WORK, place.zone);
  return before > now ? before : beginOf(dates, place, now);
}

/** The earlier of two instants, of which the second may be missing. */
export function earlier(one: Date, other: Date | null): Date {
  return other !== null && other < one ? other : one;
}
