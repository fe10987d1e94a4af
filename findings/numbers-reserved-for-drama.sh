#!/usr/bin/env bash
# libphonenumber-js 1.13.16 (full metadata) calls most of the numbers that regulators reserve for film and television
# valid, and two British kinds not. Ofcom keeps the last thousand of several ranges for drama ("Telephone numbers for use
# in TV and radio drama programmes"), the North American plan 555-0100 to 555-0199. A form that asks for a valid number
# takes a London example and refuses the mobile and the "no area" one, so that examples and demo data break by kind.
# Expected: the same answer for all, as all are reserved. Seen: 07700 900xxx and 01632 960xxx invalid, the others valid.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y > npm.log && npm install --no-audit --no-fund libphonenumber-js@1.13.16 >> npm.log
cat > run.mjs <<'JS'
import { parsePhoneNumberFromString as parse } from "libphonenumber-js/max";
const BRITISH = ["0113 496 0123", "020 7946 0123", "029 2018 0123", "0808 157 0123", "0306 999 0123", "07700 900123", "01632 960123"];
const seen = [...BRITISH.map((number) => [number, "GB"]), ["212 555 0123", "US"]].map(
  ([number, country]) => `${number} ${parse(number, country)?.isValid()}`,
);
console.log(`libphonenumber-js 1.13.16:\n  ${seen.join("\n  ")}`);
const invalid = seen.filter((line) => line.endsWith("false")).map((line) => line.replace(" false", ""));
process.exit(invalid.join() === "07700 900123,01632 960123" ? 0 : 1);
JS
node run.mjs
