import { LIMITS } from "@callboard/catalog/limits.ts";
import type { DayRange } from "./clash.ts";

const DAY_MS = 86_400_000;
/** Days of a window that talent reads at once, both ends included. */
const WINDOW_DAYS = LIMITS.availabilityDays + 1;
/** From yesterday, which it still is in the west, until the last day that somebody can book out; a leap day more. */
const WINDOWS = Math.ceil((2 + LIMITS.bookedOutYears * 366) / WINDOW_DAYS);

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * The windows in which talent is asked who booked out the days: from the first to the last of those that somebody can
 * have booked out, in as few windows as talent reads them. Without days, all that can be booked out.
 */
export function bookedOutWindows(now: Date, days?: readonly string[]): readonly DayRange[] {
  const yesterday = now.getTime() - DAY_MS;
  const windows = Array.from({ length: WINDOWS }, (_, place) => {
    const from = yesterday + place * WINDOW_DAYS * DAY_MS;
    return { from: dayOf(from), to: dayOf(from + (WINDOW_DAYS - 1) * DAY_MS) };
  });
  return days ? windows.flatMap((window) => narrowed(window, days)) : windows;
}

/** A window from the first to the last of the days that are in it; none if none is. */
function narrowed({ from, to }: DayRange, days: readonly string[]): readonly DayRange[] {
  const within = days.filter((day) => from <= day && day <= to).toSorted();
  const [first, last] = [within[0], within.at(-1)];
  return first && last ? [{ from: first, to: last }] : [];
}
