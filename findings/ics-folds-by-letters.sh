#!/usr/bin/env bash
# ics 3.12.0 folds the lines of a calendar file after a number of letters. RFC 5545, 3.1, counts octets: a line SHOULD NOT
# be longer than 75 of them. In Arabic, Turkish or Chinese a letter has two or three, so a title of one line becomes one
# of up to 132 octets and more. Latin titles are right, which is why a test with them does not show it.
# Expected: no line over 75 octets. Seen: 132 for an Arabic title.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y > npm.log && npm install --no-audit --no-fund ics@3.12.0 >> npm.log
cat > run.cjs <<'JS'
const { createEvent } = require("ics");
const longest = (title) =>
  Math.max(
    ...createEvent({ start: [2027, 3, 14, 10, 0], duration: { hours: 1 }, title })
      .value.split("\r\n")
      .map((line) => Buffer.byteLength(line)),
  );
const latin = longest("Audition for the sailor in the last ferry, at the old harbour, second floor, door on the left");
const arabic = longest("تجربة أداء لدور البحّار في فيلم العبّارة الأخيرة عند الميناء القديم في إسطنبول");
console.log(`ics 3.12.0: longest line ${latin} octets with a Latin title, ${arabic} with an Arabic one; allowed 75`);
process.exit(latin <= 75 && arabic === 132 ? 0 : 1);
JS
node run.cjs
