#!/usr/bin/env bash
# ical.js 2.2.1 gets two examples of RFC 5545 itself (3.8.5.3) wrong in silence. Of the number in FREQ=YEARLY;BYDAY=20MO, the 20th
# Monday of the year, it reads the last digit: 20MO is every Monday, 11MO the first one; up to 9 it is right. And
# FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO, the Monday of week 20, gives every Monday of the year but that one. A showcase that is held
# once a year fills the calendar of a performer, or is there on every day but its own. Its issues 578 and 1039 are of BYSETPOS.
# Expected, as from rrule 2.8.1: 20MO 19 May 1997, 18 May 1998; week 20 12 May 1997, 11 May 1998. Seen: 19 and 26 May 1997, both.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y > npm.log && npm install --no-audit --no-fund ical.js@2.2.1 rrule@2.8.1 >> npm.log 2>&1
cat > run.mjs <<'JS'
import ICAL from "ical.js";
import rrule from "rrule";
function byIcalJs(start, rule) {
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(start));
  return [1, 2].map(() => iterator.next().toString()).join(" ");
}
const byRrule = (start, rule) =>
  rrule.rrulestr(`DTSTART:${start.replaceAll("-", "")}T000000Z\nRRULE:${rule}`).all((_, index) => index < 2)
    .map((date) => date.toISOString().slice(0, 10)).join(" ");
const cases = [
  ["1997-05-19", "FREQ=YEARLY;BYDAY=20MO", "1997-05-19 1997-05-26", "1997-05-19 1998-05-18"],
  ["1997-03-17", "FREQ=YEARLY;BYDAY=11MO", "1998-01-05 1999-01-04", "1997-03-17 1998-03-16"],
  ["1997-03-03", "FREQ=YEARLY;BYDAY=9MO", "1997-03-03 1998-03-02", "1997-03-03 1998-03-02"],
  ["1997-05-12", "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "1997-05-19 1997-05-26", "1997-05-12 1998-05-11"],
];
const asSeen = cases.map(([start, rule, wrong, right]) => {
  const seen = [byIcalJs(start, rule), byRrule(start, rule)];
  console.log(`${rule} from ${start}: ical.js 2.2.1 ${seen[0]}; rrule 2.8.1 ${seen[1]}`);
  return seen[0] === wrong && seen[1] === right;
});
process.exit(asSeen.every(Boolean) ? 0 : 1);
JS
node run.mjs
