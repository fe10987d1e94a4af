#!/usr/bin/env bash
# 01:30 in New York on 7 November 2027 comes twice. RFC 5545, 3.3.5, settles which one a calendar file means, "the first occurrence",
# 05:30Z, and has a time that is skipped in spring, 02:30 on 14 March, read with the offset before the gap, 07:30Z. ical.js 2.2.1,
# node-ical 0.27.2 and, on a server in UTC, ts-ics 2.4.6 all take the second 01:30, so that the end of a night shoot is an hour
# late in three readers that agree with each other. Of 02:30 ical.js and ts-ics make 01:30, an hour early. On a machine in New
# York ts-ics is right: what it reads depends on where it runs. Temporal reads both as the RFC does.
# Expected: 05:30Z and 07:30Z. Seen, in UTC: 06:30Z and 06:30Z, 06:30Z and 07:30Z, 06:30Z and 06:30Z.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y > npm.log
npm install --no-audit --no-fund ical.js@2.2.1 node-ical@0.27.2 ts-ics@2.4.6 temporal-polyfill@1.0.8 >> npm.log 2>&1
cat > run.mjs <<'JS'
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { Temporal } from "temporal-polyfill";
import { convertIcsCalendar } from "ts-ics";
const change = (name, from, to, start, rule) =>
  [`BEGIN:${name}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, `DTSTART:${start}`, `RRULE:FREQ=YEARLY;${rule}`, `END:${name}`];
const calendar = (start) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//callboard//finding//EN", "BEGIN:VTIMEZONE", "TZID:America/New_York",
    ...change("DAYLIGHT", "-0500", "-0400", "20070311T020000", "BYMONTH=3;BYDAY=2SU"),
    ...change("STANDARD", "-0400", "-0500", "20071104T020000", "BYMONTH=11;BYDAY=1SU"), "END:VTIMEZONE",
    "BEGIN:VEVENT", "UID:1@example.org", "DTSTAMP:20270101T000000Z", "SUMMARY:Wrap",
    `DTSTART;TZID=America/New_York:${start}`, "DURATION:PT1H", "END:VEVENT", "END:VCALENDAR", ""].join("\r\n");
function byIcalJs(text) {
  const parsed = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.register(parsed.getFirstSubcomponent("vtimezone"));
  return new ICAL.Event(parsed.getFirstSubcomponent("vevent")).startDate.toJSDate();
}
const byNodeIcal = (text) => Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === "VEVENT").start;
const byTsIcs = (text) => convertIcsCalendar(undefined, text).events[0].start.date;
const clock = (date) => `${date.toISOString().slice(11, 16)}Z`;
const seen = [byIcalJs, byNodeIcal, byTsIcs].map((read) => ["20271107T013000", "20270314T023000"].map((start) => clock(read(calendar(start)))));
const right = ["2027-11-07T01:30", "2027-03-14T02:30"].map((start) =>
  clock(new Date(Temporal.PlainDateTime.from(start).toZonedDateTime("America/New_York").epochMilliseconds)),
);
console.log(`TZ=${process.env.TZ}: ical.js 2.2.1 ${seen[0]}; node-ical 0.27.2 ${seen[1]}; ts-ics 2.4.6 ${seen[2]}; Temporal ${right}`);
const ofTsIcs = process.env.TZ === "UTC" ? "06:30Z,06:30Z" : "05:30Z,07:30Z";
process.exit(seen.join("|") === `06:30Z,06:30Z|06:30Z,07:30Z|${ofTsIcs}` && right.join() === "05:30Z,07:30Z" ? 0 : 1);
JS
TZ=UTC node run.mjs && TZ=America/New_York node run.mjs
