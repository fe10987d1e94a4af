#!/usr/bin/env bash
# An audition on Monday with a callback on Wednesday, written as one event with RDATE, is one date in two readers, and not the
# same one. RFC 5545, 3.8.5.2: the set is DTSTART "along with" RRULE, RDATE and EXDATE, and DTSTART is its first instance. ical.js
# 2.2.1 leaves DTSTART out when there is no RRULE (reported in its pull request 534, closed without a merge); node-ical 0.27.2 does
# not read RDATE, so that `expandRecurringEvent` gives DTSTART alone. With an RRULE beside it the first reader is right.
# Expected: Monday and Wednesday from both. Seen: Wednesday from ical.js, Monday from node-ical.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y > npm.log && npm install --no-audit --no-fund ical.js@2.2.1 node-ical@0.27.2 >> npm.log 2>&1
cat > run.mjs <<'JS'
import ICAL from "ical.js";
import nodeIcal from "node-ical";
const calendar = (...lines) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//callboard//finding//EN", "BEGIN:VEVENT", "UID:1@example.org", "DTSTAMP:20270101T000000Z",
    "SUMMARY:Audition", "DTSTART:20270315T100000Z", "DTEND:20270315T110000Z", ...lines, "END:VEVENT", "END:VCALENDAR", ""].join("\r\n");
const day = (date) => date.toISOString().slice(8, 10);
function byIcalJs(text) {
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent"));
  const [iterator, days] = [event.iterator(), []];
  for (let next = iterator.next(); next; next = iterator.next()) days.push(day(next.toJSDate()));
  return days.join();
}
function byNodeIcal(text) {
  const event = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === "VEVENT");
  const year = { from: new Date("2027-01-01T00:00:00Z"), to: new Date("2027-12-31T00:00:00Z") };
  return nodeIcal.expandRecurringEvent(event, year).map(({ start }) => day(start)).join();
}
const callback = "RDATE:20270317T100000Z";
const seen = [byIcalJs(calendar(callback)), byNodeIcal(calendar(callback))];
const beside = [byIcalJs(calendar("RRULE:FREQ=DAILY;COUNT=1", callback)), byNodeIcal(calendar("RRULE:FREQ=DAILY;COUNT=1", callback))];
console.log(`15 and 17 March: ical.js 2.2.1 gives ${seen[0]}, node-ical 0.27.2 ${seen[1]}; with RRULE ${beside[0]} and ${beside[1]}`);
process.exit(seen.join("|") === "17|15" && beside.join("|") === "15,17|15" ? 0 : 1);
JS
node run.mjs
