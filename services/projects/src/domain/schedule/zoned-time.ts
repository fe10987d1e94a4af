import type { FieldFailure } from "@callboard/kit/failure.ts";
import { clockInstant, timesShown } from "@callboard/kit/time/wall-clock.ts";

/** A day (`YYYY-MM-DD`) and a local time (`HH:mm`) in an IANA zone. */
export interface ZonedTime {
  readonly date: string;
  readonly time: string;
  readonly zone: string;
  /** Of a time that clocks show twice on that day, whether the second is meant; null where nobody was asked. */
  readonly later?: boolean | null;
}

/**
 * The instant of a local time. In the hour skipped in spring, the clock is taken to run on; in the hour repeated in
 * autumn, the first occurrence is used unless the later one is meant.
 */
export const instantOf = ({ date, time, zone, later }: ZonedTime): Date =>
  clockInstant(date, time, zone, later === true);

/**
 * What is wrong with a local time: clocks that skip it, `TIME_SKIPPED`, or show it twice without a word about which of
 * the two is meant, `TIME_TWICE`. The first of several times is named.
 */
export function clockFailures(times: readonly ZonedTime[], path: string): FieldFailure[] {
  for (const { date, time, zone, later } of times) {
    const shown = timesShown(date, time, zone);
    if (shown === 0) {
      const message = `Clocks in ${zone} skip ${time} on ${date}.`;
      return [{ path: `${path}.Time`, rule: "TIME_SKIPPED", message }];
    }
    if (shown === 2 && (later ?? null) === null) {
      const message = `Clocks in ${zone} show ${time} twice on ${date}. Say which of the two is meant.`;
      return [{ path: `${path}.Later`, rule: "TIME_TWICE", message }];
    }
  }
  return [];
}
