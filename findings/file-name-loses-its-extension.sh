#!/usr/bin/env bash
# sanitize-filename 1.6.4 makes names that file systems accept by cutting them after 255 bytes: from the end, where the
# extension is. A name of 150 Arabic letters, or a long one of an office program, comes back without ".mp4", and whoever
# downloads the tape cannot open it. Names under the limit keep theirs.
# Expected: a shorter name with its extension. Seen: none.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y > npm.log && npm install --no-audit --no-fund sanitize-filename@1.6.4 >> npm.log
cat > run.cjs <<'JS'
const sanitize = require("sanitize-filename");
const [short, long] = [sanitize(`${"ع".repeat(100)}.mp4`), sanitize(`${"ع".repeat(150)}.mp4`)];
console.log(`sanitize-filename 1.6.4: ends in .mp4 with 100 letters ${short.endsWith(".mp4")}, with 150 ${long.endsWith(".mp4")} (${Buffer.byteLength(long)} bytes)`);
process.exit(short.endsWith(".mp4") && !long.endsWith(".mp4") && Buffer.byteLength(long) <= 255 ? 0 : 1);
JS
node run.cjs
