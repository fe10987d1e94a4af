#!/usr/bin/env bash
# A night shoot of ten hours from 20:00 on the eve of summer time, DURATION:PT10H in America/New_York, ends at 07:00. RFC 5545,
# 3.3.6, knows two kinds of duration: weeks and days are nominal, hours, minutes and seconds exact, so PT10H is ten hours by
# any watch. ical.js 2.2.1 and icalendar 7.3.2 for Python add it to the clock on the wall and end at 06:00, after nine hours, and in
# autumn after eleven: hours of pay. node-ical 0.27.2 has PT10H right and the other kind wrong, for it takes P1D for 24 hours.
# Expected: 10 hours for PT10H; 23 for P1D. Seen: 9 and 23, 9 and 23, 10 and 24. libical had the same, its issue 630.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y > npm.log && npm install --no-audit --no-fund ical.js@2.2.1 node-ical@0.27.2 >> npm.log 2>&1
python3 -m venv python && python/bin/pip install --quiet --disable-pip-version-check icalendar==7.3.2 tzdata==2026.6
cat > write.mjs <<'JS'
import { writeFileSync } from "node:fs";
const change = (name, from, to, start, rule) =>
  [`BEGIN:${name}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, `DTSTART:${start}`, `RRULE:FREQ=YEARLY;${rule}`, `END:${name}`];
for (const duration of ["PT10H", "P1D"]) {
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//callboard//finding//EN", "BEGIN:VTIMEZONE", "TZID:America/New_York",
    ...change("DAYLIGHT", "-0500", "-0400", "20070311T020000", "BYMONTH=3;BYDAY=2SU"),
    ...change("STANDARD", "-0400", "-0500", "20071104T020000", "BYMONTH=11;BYDAY=1SU"), "END:VTIMEZONE",
    "BEGIN:VEVENT", "UID:1@example.org", "DTSTAMP:20270101T000000Z", "SUMMARY:Night shoot",
    "DTSTART;TZID=America/New_York:20270313T200000", `DURATION:${duration}`, "END:VEVENT", "END:VCALENDAR", ""];
  writeFileSync(`${duration}.ics`, lines.join("\r\n"));
}
JS
cat > run.mjs <<'JS'
import { readFileSync } from "node:fs";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
const hours = (start, end) => (end - start) / 3_600_000;
const seen = ["PT10H", "P1D"].map((duration) => {
  const text = readFileSync(`${duration}.ics`, "utf8");
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.register(calendar.getFirstSubcomponent("vtimezone"));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent"));
  const other = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === "VEVENT");
  return [hours(event.startDate.toJSDate(), event.endDate.toJSDate()), hours(other.start, other.end)];
});
console.log(`ical.js 2.2.1: PT10H lasts ${seen[0][0]} hours, P1D ${seen[1][0]}; node-ical 0.27.2: ${seen[0][1]} and ${seen[1][1]}`);
process.exit(seen.join() === "9,10,23,24" ? 0 : 1);
JS
cat > run.py <<'PY'
from datetime import timezone
from icalendar import Calendar

def hours(duration):
    with open(f"{duration}.ics", "rb") as file:
        event = Calendar.from_ical(file.read()).walk("VEVENT")[0]
    return (event.end.astimezone(timezone.utc) - event.start.astimezone(timezone.utc)).total_seconds() / 3600

seen = [hours("PT10H"), hours("P1D")]
print(f"icalendar 7.3.2: PT10H lasts {seen[0]:g} hours, P1D {seen[1]:g}")
raise SystemExit(0 if seen == [9, 23] else 1)
PY
node write.mjs && node run.mjs && python/bin/python run.py
