#!/usr/bin/env bash
# Who was born on 29 February 2008 is, on 28 February 2026, "17 years 12 months" old by date-fns 4.4.0. `intervalToDuration` takes
# the years from differenceInYears (17: the 29th is still to come) and the rest from differenceInMonths, which counts the last
# day of February as a whole month (its issue 3333 is about such months). So the months are 216, eighteen years, on a day on which
# the years are 17; luxon 3.7.2 and dayjs 1.11.23 say 18 that day, Temporal 17. A marketplace that asks "under 18?" in two
# places gets two answers, and shows an age that nobody has.
# Expected: 17 years 11 months 30 days, as Temporal has it, or 18 years. Seen: 17 years 12 months.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y > npm.log && npm install --no-audit --no-fund date-fns@4.4.0 luxon@3.7.2 dayjs@1.11.23 temporal-polyfill@1.0.8 >> npm.log 2>&1
cat > run.mjs <<'JS'
import { differenceInMonths, differenceInYears, formatDuration, intervalToDuration } from "date-fns";
import dayjs from "dayjs";
import { DateTime } from "luxon";
import { Temporal } from "temporal-polyfill";
const [start, end] = [new Date(2008, 1, 29), new Date(2026, 1, 28)];
const age = formatDuration(intervalToDuration({ start, end }));
const [years, months] = [differenceInYears(end, start), differenceInMonths(end, start)];
const others = [
  DateTime.fromJSDate(end).diff(DateTime.fromJSDate(start), ["years", "months", "days"]).toISO(),
  dayjs(end).diff(start, "year"),
  Temporal.PlainDate.from("2008-02-29").until("2026-02-28", { largestUnit: "years" }).toString(),
];
console.log(`date-fns 4.4.0: ${age}; ${years} years, ${months} months; luxon, dayjs, Temporal: ${others.join(", ")}`);
process.exit(age === "17 years 12 months" && years === 17 && months === 216 && others.join() === "P18Y,18,P17Y11M30D" ? 0 : 1);
JS
node run.mjs
