#!/usr/bin/env bash
# Node 24.21.0 (ICU 78): `Intl.DateTimeFormat.prototype.formatRange` leaves out what two times have in common and counts
# the zone's name among that, even where the clock changes between them. An audition of an hour in the night in which the
# clocks go back, 1:30 EDT to 1:30 EST, is written as one moment, "1:30 AM EDT"; and one from 1:30 EST to 3:30 EDT as
# "1:30 – 3:30 AM EDT", two hours instead of one. `timeStyle: "long"` names both zones where the clock times differ.
# Expected: both zones. Seen: one.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y > npm.log && npm install --no-audit --no-fund node@24.21.0 >> npm.log 2>&1
cat > run.mjs <<'JS'
const format = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZoneName: "short", timeZone: "America/New_York" });
const written = (from, to) => format.formatRange(new Date(from), new Date(to)).replace(/\s/g, " ");
const [autumn, spring] = [written("2027-11-07T05:30:00Z", "2027-11-07T06:30:00Z"), written("2027-03-14T06:30:00Z", "2027-03-14T07:30:00Z")];
console.log(`Node ${process.versions.node}, ICU ${process.versions.icu}: in autumn "${autumn}", in spring "${spring}"`);
process.exit(autumn === "1:30 AM EDT" && spring === "1:30 – 3:30 AM EDT" ? 0 : 1);
JS
node_modules/node/bin/node run.mjs
