import {
  AGE_RANGES,
  EYE_COLORS,
  HAIR_COLORS,
  HEIGHT_RANGES,
  LANGUAGES,
} from "@callboard/catalog/appearance.ts";
import { SKILLS } from "@callboard/catalog/skills.ts";
import type { SearchDocument } from "@callboard/search/search.ts";
import { fakerEN } from "@faker-js/faker";

const BEGAN = Date.UTC(2020, 0, 1);
const SPACING_MS = 100_000;
const HEADS = "al be ca da el fo ga ha jo ka la mo na or pa qui ro sa to ul ve wo ya ze".split(" ");
const MIDDLES = "ber cho den fer gan hol ken len mer nov per rin ser ten vel".split(" ");
const TAILS = "a berg dal er es field ham ini ko land man o oglu ova sen son stein ton ville witz".split(" ");
const PHRASES = [
  "Stage and film actor, trained at a conservatory.",
  "Singer and dancer; voice work in Spanish.",
  "Drama, comedy, fencing and guitar.",
  "Film and television, some theatre.",
];

/** A deterministic random sequence. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const SURNAMES = HEADS.flatMap((head) =>
  MIDDLES.flatMap((middle) => MIDDLES.flatMap((other) => TAILS.map((tail) => head + middle + other + tail))),
);

/** Index documents of talent with names to suggest, in batches; the same in every run. */
export function* talentBatches(count: number, size: number): Generator<readonly SearchDocument[]> {
  const random = createRandom(7);
  // A few values are frequent and many are rare, as with real names and skills.
  const pick = <T>(values: readonly T[], skew = 1): T =>
    values[Math.floor(random() ** skew * values.length)] as T;
  const some = (values: readonly string[], max: number): string[] => [
    ...new Set(Array.from({ length: Math.floor(random() * (max + 1)) }, () => pick(values, 2))),
  ];
  const { first_name: names } = fakerEN.rawDefinitions.person ?? {};
  const firstNames = [...new Set(names?.generic ?? [])].toSorted();
  for (let from = 0; from < count; from += size) {
    yield Array.from({ length: Math.min(size, count - from) }, (_, offset): SearchDocument => {
      const place = from + offset;
      const surname = pick(SURNAMES, 3);
      const name = `${pick(firstNames, 2)} ${surname.slice(0, 1).toUpperCase()}${surname.slice(1)}`;
      const skills = some(SKILLS, 6);
      return {
        id: `t${String(place).padStart(7, "0")}`,
        version: 1,
        newest: new Date(BEGAN + place * SPACING_MS),
        text: { name, skills: skills.join(" "), bio: `${pick(PHRASES, 2)} Room x${place % 20_000}.` },
        keywords: {
          skills,
          unions: some(["SAG-AFTRA", "AEA"], 2),
          gender: [pick(["Female", "Male", "Non-Binary"], 2)],
          ageRange: [pick(AGE_RANGES)],
          eyeColor: [pick(EYE_COLORS, 2)],
          currentHairColor: [pick(HAIR_COLORS, 2)],
          heightRange: [pick(HEIGHT_RANGES).value],
          primaryLanguage: [pick(LANGUAGES, 3)],
          ethnicity: [],
          minor: [random() < 0.1 ? "yes" : "no"],
        },
        numbers: { name: random() < 0.98 ? Math.floor(random() * 1e15) : null },
        suggest: name,
      };
    });
  }
}
