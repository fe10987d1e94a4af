#!/usr/bin/env bash
# @sindresorhus/slugify 3.0.1 with `locale: "tr"`, the option that is there for Turkish, drops every capital I and İ. It
# lowers the letters by Turkish rules after it has replaced the special ones, so that I becomes a dotless ı that nothing
# replaces anymore. Without the option the letters are right, but ü becomes ue as in German.
# Expected: istanbul, izmir, call-sheet-iii. Seen: stanbul, zm-r, call-sheet.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y > npm.log && npm install --no-audit --no-fund @sindresorhus/slugify@3.0.1 >> npm.log
cat > run.mjs <<'JS'
import slugify from "@sindresorhus/slugify";
const seen = ["İstanbul", "İZMİR", "Call sheet III", "istanbul"].map((name) => slugify(name, { locale: "tr" }));
console.log(`@sindresorhus/slugify 3.0.1, locale tr: ${seen.join(", ")}; without it: ${slugify("İstanbul")}`);
process.exit(seen.join() === "stanbul,zm-r,call-sheet,istanbul" && slugify("İstanbul") === "istanbul" ? 0 : 1);
JS
node run.mjs
