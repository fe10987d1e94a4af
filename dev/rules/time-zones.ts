/**
 * Writes `packages/catalog/src/rules/time-zone-names.ts` from the files `zone.tab` and `tzdata.zi` of the IANA time zone
 * database, such as PyPI's `tzdata` ships them: `node dev/rules/time-zones.ts <folder>`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error("Name the folder with zone.tab and tzdata.zi: node dev/rules/time-zones.ts <folder>");
  process.exit(2);
}
const PLACE = resolve(import.meta.dirname, "../../packages/catalog/src/rules/time-zone-names.ts");
const linesOf = (file: string): string[] => readFileSync(join(folder, file), "utf8").split("\n");

/** Names in lines of at most a hundred characters. */
function wrapped(names: readonly string[]): string {
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last === undefined || last.length + name.length > 100) lines.push(name);
    else lines[lines.length - 1] = `${last} ${name}`;
  }
  return lines.map((line) => `  "${line}",`).join("\n");
}

const [, version = ""] = /^# version (\S+)/.exec(linesOf("tzdata.zi")[0] ?? "") ?? [];
const named = linesOf("zone.tab").flatMap((line) =>
  line.startsWith("#") ? [] : (line.split("\t")[2] ?? []),
);
const zones = [...new Set(named), "UTC"].toSorted();
const links = new Map(
  linesOf("tzdata.zi")
    .filter((line) => line.startsWith("L "))
    .map((line) => line.split(" "))
    .map(([, target = "", name = ""]) => [name, target] as const),
);
/** What a name means today: links may lead to links, and all names of UTC to this one. */
function zoneOf(name: string): string {
  if (zones.includes(name)) return name;
  if (name === "Etc/UTC" || name === "Etc/GMT") return "UTC";
  const target = links.get(name);
  return target === undefined ? "" : zoneOf(target);
}
const former = ["Etc/UTC", "Etc/GMT", ...links.keys()]
  .filter((name) => !zones.includes(name) && zoneOf(name) !== "")
  .map((name) => `${name}=${zoneOf(name)}`)
  .toSorted();

writeFileSync(
  PLACE,
  `/** Made by dev/rules/time-zones.ts from the IANA time zone database, version ${version}. */

/** The zones of the world's places, and UTC; several in a line. */
export const ZONE_NAMES: readonly string[] = [
${wrapped(zones)}
].flatMap((line) => line.split(" "));

/** Other names of zones, each with the zone that it is today; several in a line. */
export const FORMER_ZONE_NAMES: ReadonlyMap<string, string> = new Map(
  [
${wrapped(former).replaceAll(/^/gm, "  ")}
  ].flatMap((line) => line.split(" ").map((pair) => pair.split("=") as [former: string, name: string])),
);
`,
);
console.log(`${zones.length} zones and ${former.length} former names, version ${version}.`);
