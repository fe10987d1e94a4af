import { AGE_RANGES, EYE_COLORS, GENDERS, HAIR_COLORS } from "@callboard/catalog/appearance.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { newId } from "@callboard/kit/ids.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { serviceDatabase } from "@callboard/testkit/database.ts";
import fc from "fast-check";
import { sql } from "kysely";
import { peopleConditions } from "../../src/adapters/store/profiles/profile-conditions.ts";
import { saveProfiles } from "../../src/adapters/store/profiles/profiles.ts";
import type { Tables } from "../../src/adapters/store/tables.ts";
import type { KnownProfile } from "../../src/app/profiles/profile-ports.ts";
import { FIT_LEVELS, neededFit } from "../../src/domain/fit/fit-level.ts";
import { fitOf } from "../../src/domain/fit/fit.ts";
import type { Wants } from "../../src/domain/position.ts";

let database: Database<Tables>;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await serviceDatabase("casting", new URL("../../migrations/", import.meta.url));
  drop = made.drop;
  database = openDatabase({ url: made.url, name: "test", log: createLog("test", "silent") });
});
afterAll(async () => {
  await database.close();
  await drop();
});

const CITIES = ["Fresno", "fresno", "İzmir", "Straße", ""] as const;
const STATES = ["CA", "NY", ""] as const;
const SKILLS = ["Actor", "Singer", "Juggler"] as const;
const UNIONS = ["AEA", "SAG-AFTRA"] as const;
const one = <Value extends string>(values: readonly Value[]) => fc.constantFrom("", ...values);
const some = <Value extends string>(values: readonly Value[]) => fc.subarray([...values]);

const wanted: fc.Arbitrary<Wants> = fc.record({
  ageRanges: some(AGE_RANGES),
  genders: some(GENDERS),
  heightRanges: some(["tall", "short"]),
  eyeColors: some(EYE_COLORS),
  hairColors: some(HAIR_COLORS),
  skills: some(SKILLS),
  languages: some(["English", "German"]),
  union: fc.constantFrom("Union", "Both"),
  unionType: one(UNIONS),
  city: fc.constantFrom(...CITIES),
  state: fc.constantFrom(...STATES),
  filmingType: fc.constantFrom("Remote", "InPerson", ""),
});
const profile: fc.Arbitrary<KnownProfile> = fc.record({
  userId: fc.constant("").map(() => newId()),
  heightRange: one(["tall", "short"]),
  eyeColor: one(EYE_COLORS),
  ageRanges: fc.subarray([...AGE_RANGES], { maxLength: 3 }),
  gender: one(GENDERS),
  languages: some(["English", "German"]),
  hairColors: some(HAIR_COLORS),
  skills: some(SKILLS),
  unions: some(UNIONS),
  travelPreference: one(["Local", "USA", "International"]),
  city: fc.constantFrom(...CITIES),
  state: fc.constantFrom(...STATES),
  country: fc.constantFrom("US", "TR", null),
  version: fc.constant(1),
});

test("a list has whom the explained fit lets in, whatever is wanted and whoever they are", async () => {
  const profiles = fc.sample(profile, { numRuns: 300, seed: 7 });
  await saveProfiles(database.db, profiles);
  const passed = new Map(FIT_LEVELS.map((level) => [level, 0]));
  for (const wants of fc.sample(wanted, { numRuns: 100, seed: 11 })) {
    for (const level of FIT_LEVELS) {
      const needed = neededFit(wants, level);
      const conditions = peopleConditions({
        fit: needed,
        ageRanges: [],
        unions: [],
        noUnion: false,
        agents: [],
        noAgent: false,
      });
      const { rows } = await sql<{ user_id: string }>`select user_id from profile as submission
        where ${sql.join([sql`true`, ...conditions], sql` and `)}`.execute(database.db);
      const part = { Half: 0.5, Most: 0.75, All: 1 }[level];
      const expected = profiles.filter((person) => {
        const { met, of } = fitOf(wants, person);
        return of === 0 || met / of >= part;
      });
      expect(rows.map((row) => row.user_id).toSorted()).toEqual(
        expected.map(({ userId }) => userId).toSorted(),
      );
      passed.set(level, (passed.get(level) ?? 0) + rows.length);
    }
  }
  // Neither everyone nor no one, so that the comparison is meaningful.
  for (const count of passed.values()) {
    expect(count).toBeGreaterThan(300);
    expect(count).toBeLessThan(300 * 100);
  }
});
