#!/usr/bin/env bash
# date-holidays 3.37.0 lets the Islamic holidays of Türkiye begin at 18:00 and end at noon three or four days later. The
# law (no. 2429, article 2) gives Ramazan Bayramı three and a half days from 13:00 of the eve: in 2027 from 8 March,
# 13:00, through 11 March. So `isHoliday` says yes on the morning of Friday 12 March, an ordinary working day, and no on
# the free afternoon of 8 March. The name and the first day are right, and getHolidays lists that first day alone.
# Expected: 8 March 16:00 free, 12 March 10:00 not. Seen: the other way round.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y > npm.log && npm install --no-audit --no-fund date-holidays@3.37.0 >> npm.log
cat > run.cjs <<'JS'
const Holidays = require("date-holidays");
const turkey = new Holidays("TR");
const isFree = (time) => Boolean(turkey.isHoliday(new Date(`${time}:00+03:00`)));
const seen = ["2027-03-08T16:00", "2027-03-09T10:00", "2027-03-11T10:00", "2027-03-12T10:00", "2027-03-12T13:00"].map(isFree);
console.log(`date-holidays 3.37.0: eve 16:00 ${seen[0]}, first and third day ${seen[1]} ${seen[2]}, the day after 10:00 ${seen[3]}, 13:00 ${seen[4]}`);
process.exit(seen.join() === "false,true,true,true,false" ? 0 : 1);
JS
node run.cjs
