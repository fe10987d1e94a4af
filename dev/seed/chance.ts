import { base, en, en_GB, es, de, tr, Faker, it } from "@faker-js/faker";

/** A fixed seed: every demo market is the same, except for its date. */
const SEED = 20_261_121;

/** Deterministic randomness for names, numbers and ids of the demo market. */
export interface Chance {
  /** Locales for names; English by default. */
  readonly names: readonly Faker[];
  readonly faker: Faker;
  pick<T>(values: readonly T[]): T;
  /** A random subset of the values, in their order. */
  some<T>(values: readonly T[], min: number, max: number): T[];
  int(min: number, max: number): number;
  /** True with this probability, 0 to 1. */
  is(share: number): boolean;
  /** A UUIDv7 of that moment. */
  id(at: Date): string;
}

export function createChance(): Chance {
  const locales = [[en], [en_GB, en], [es, en], [de, en], [tr, en], [it, en]];
  const names = locales.map((locale, index) =>
    seeded(new Faker({ locale: [...locale, base] }), SEED + index),
  );
  const faker = names[0] ?? seeded(new Faker({ locale: [en, base] }), SEED);
  const hex = (length: number): string => faker.string.hexadecimal({ length, prefix: "", casing: "lower" });
  return {
    names,
    faker,
    pick: (values) => faker.helpers.arrayElement(values),
    some(values, min, max) {
      const chosen = new Set(
        faker.helpers.arrayElements(values, { min: min, max: Math.min(max, values.length) }),
      );
      return values.filter((value) => chosen.has(value));
    },
    int: (min, max) => faker.number.int({ min, max }),
    is: (share) => faker.number.float() < share,
    id(at) {
      const time = at.getTime().toString(16).padStart(12, "0");
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${"89ab"[faker.number.int(3)]}${hex(3)}-${hex(12)}`;
    },
  };
}

function seeded(faker: Faker, seed: number): Faker {
  faker.seed(seed);
  return faker;
}

const DAY_MS = 86_400_000;

/** A moment some days from `now`; negative days are in the past. */
export const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** The calendar day of a moment, YYYY-MM-DD. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
