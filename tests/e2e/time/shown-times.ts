import { clockRange } from "../../../web/src/ui/when/clock-range.ts";
import { slotZone } from "../../../web/src/ui/when/slot-zone.ts";
import { whenWords } from "../../../web/src/ui/when/when-words.ts";
import { CHANGED_LATELY, TIME_CASES } from "./time-cases.ts";

const HOUR_MS = 3_600_000;

/** What a page writes for a time that was entered as a day and a clock time, and that the server reckoned as an instant. */
function written(zone: string, [day, time]: readonly [string, string], startsAt: string): string {
  const shown = slotZone({ StartsAt: startsAt, Date: day, Time: time, Zone: zone });
  return whenWords("en", { zone: shown, named: false, now: new Date("2026-11-01T00:00:00Z") }).clock(
    startsAt,
  );
}

/** What this program's clocks show for each case. */
export function shownTimes(): readonly string[] {
  return TIME_CASES.map(({ zone, day, time, shown, instant }) => {
    const words = whenWords("en", { zone, named: false });
    return shown === 0 ? words.clock(instant) : written(zone, [day, time], instant);
  });
}

/**
 * What is written for 10:00 of two days in each zone that was changed lately, for a server that reckoned with each of
 * three offsets. Whatever this program thinks of the zone, all have to read 10:00 AM.
 */
export function shownOfChangedZones(): readonly string[] {
  return CHANGED_LATELY.flatMap((zone) =>
    ["2027-01-20", "2027-07-20"].flatMap((day) =>
      [5, 6, 7].map((hours) => {
        const instant = new Date(Date.parse(`${day}T10:00:00Z`) + hours * HOUR_MS).toISOString();
        return written(zone, [day, "10:00"], instant);
      }),
    ),
  );
}

/** The hour with a change of clocks in it, in the languages of the product: both ends are named. */
export function rangesOverAChange(): readonly string[] {
  return ["en", "tr", "ar"].map((language) =>
    clockRange("2027-11-07T05:30:00.000Z", "2027-11-07T06:30:00.000Z", {
      language,
      zone: "America/New_York",
    }),
  );
}
