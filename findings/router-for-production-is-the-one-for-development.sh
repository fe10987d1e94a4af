#!/usr/bin/env bash
# react-router 7.18.5 ships dist/production and dist/development, which differ in one flag that turns warnings on, and its map of
# exports names only the second: no condition, `production` included, leads a bundler or Node to the first.
# Expected: with the condition `production`, a file in dist/production. Seen: dist/development for every condition.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y > npm.log && npm install --no-audit --no-fund react-router@7.18.5 react@19.2.0 react-dom@19.2.0 >> npm.log
cat > run.mjs <<'JS'
import { readdirSync, readFileSync } from "node:fs";
const folder = new URL("node_modules/react-router/", import.meta.url);
const { version, exports } = JSON.parse(readFileSync(new URL("package.json", folder), "utf8"));
const warns = (build) =>
  readdirSync(new URL(`dist/${build}/`, folder))
    .filter((file) => file.endsWith(".mjs"))
    .some((file) => readFileSync(new URL(`dist/${build}/${file}`, folder), "utf8").includes("ENABLE_DEV_WARNINGS = true"));
const resolved = import.meta.resolve("react-router").split("/react-router/")[1];
const reachable = JSON.stringify(exports).includes("dist/production");
console.log(`react-router ${version}, condition production: ${resolved}; an export of dist/production: ${reachable}`);
console.log(`warnings on: development ${warns("development")}, production ${warns("production")}`);
const asSeen = resolved.startsWith("dist/development/") && !reachable && warns("development") && !warns("production");
process.exit(asSeen ? 0 : 1);
JS
NODE_ENV=production node --conditions=production run.mjs
