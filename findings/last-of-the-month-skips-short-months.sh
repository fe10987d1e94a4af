#!/usr/bin/env bash
# rrule-temporal 2.2.8 has SKIP of RFC 7529 ("on the 31st, or the day before where there is none"), and forgets it for a monthly
# rule with BYMONTHDAY, the way in which a form for pay days writes it. By the RFC, 4.1, SKIP is applied after BYMONTHDAY at any
# frequency, and its own page says so too. The same days written as a yearly rule, or monthly with the day taken from DTSTART,
# are right, so that a test of those does not show it.
# Expected: 31 January, 28 February, 31 March, 30 April. Seen: 31 January, 31 March, 31 May, 31 July.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y > npm.log && npm install --no-audit --no-fund rrule-temporal@2.2.8 >> npm.log 2>&1
cat > run.mjs <<'JS'
import { RRuleTemporal } from "rrule-temporal";
function days(rule) {
  const rruleString = `DTSTART:20270131T090000Z\nRRULE:RSCALE=GREGORIAN;SKIP=BACKWARD;COUNT=4;${rule}`;
  return new RRuleTemporal({ rruleString }).all().map((time) => time.toString().slice(5, 10)).join(" ");
}
const [named, taken, yearly] = ["FREQ=MONTHLY;BYMONTHDAY=31", "FREQ=MONTHLY", "FREQ=YEARLY;BYMONTH=1,2,3,4;BYMONTHDAY=31"].map(days);
console.log(`rrule-temporal 2.2.8: monthly by day ${named}; monthly ${taken}; yearly ${yearly}`);
const right = "01-31 02-28 03-31 04-30";
process.exit(named === "01-31 03-31 05-31 07-31" && taken === right && yearly === right ? 0 : 1);
JS
node run.mjs
