import { formatsFor } from "#i18n/formats.ts";
import { slotZone } from "./slot-zone.ts";
import { plainSpaces } from "./when-words.ts";

const slot = (StartsAt: string, Time: string, Zone: string, day = "2026-12-10") => ({
  StartsAt,
  Date: day,
  Time,
  Zone,
});

test.each([
  ["agree", slot("2026-12-10T15:00:00Z", "10:00", "America/New_York"), "America/New_York"],
  // As a server with other data than this browser's reckoned it.
  ["are an hour apart", slot("2026-12-10T16:00:00Z", "10:00", "America/New_York"), "-06:00"],
  ["are half an hour apart", slot("2026-12-10T04:00:00Z", "10:00", "Asia/Kolkata"), "+06:00"],
  ["do not know the zone", slot("2026-12-10T04:30:00Z", "10:00", "Asia/Nowhere"), "+05:30"],
  ["put it on another day", slot("2026-12-11T04:00:00Z", "22:00", "America/New_York"), "-06:00"],
  [
    "agree in the second of two hours",
    slot("2027-11-07T06:30:00Z", "01:30", "America/New_York", "2027-11-07"),
    "America/New_York",
  ],
])(
  "where the browser's data %s, a slot is written in the zone that shows what was entered",
  (_what, time, zone) => {
    expect(slotZone(time)).toBe(zone);
    const shown = plainSpaces(formatsFor("en").moment(time.StartsAt, slotZone(time)));
    const [hours = "", minutes = ""] = time.Time.split(":");
    expect(shown).toContain(`${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? "AM" : "PM"}`);
  },
);
