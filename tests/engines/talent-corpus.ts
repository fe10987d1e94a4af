import {
  AGE_RANGES,
  EYE_COLORS,
  HAIR_COLORS,
  HEIGHT_RANGES,
  LANGUAGES,
} from "@callboard/catalog/appearance.ts";
import { SKILLS } from "@callboard/catalog/skills.ts";
import type { SearchDocument } from "@callboard/search/search.ts";
import { createChance } from "#dev/seed/chance.ts";

const BEGAN = Date.UTC(2024, 0, 1);
const MINUTE_MS = 60_000;
const BIOS = [
  "Stage and film actor, trained at a conservatory.",
  "Singer and dancer; voice work in Spanish.",
  "Drama, comedy, fencing and guitar.",
  "Işık ve sahne, İstanbul.",
  "Room 3e12ab45, x86-64, don't call us.",
];

/** Index documents of talent with names in many languages, the same in every run. Several share a time. */
export function talentCorpus(count: number): readonly SearchDocument[] {
  const chance = createChance();
  return Array.from({ length: count }, (_, place) => {
    const newest = new Date(BEGAN + Math.floor(place / 3) * MINUTE_MS);
    const people = chance.pick(chance.names);
    const name = `${people.person.firstName()} ${people.person.lastName()}`;
    const skills = chance.some(SKILLS.slice(0, 40), 0, 6);
    return {
      id: chance.id(newest),
      version: 1,
      newest,
      text: { name, skills: skills.join(" "), bio: chance.is(0.7) ? chance.pick(BIOS) : null },
      keywords: {
        skills,
        unions: chance.some(["SAG-AFTRA", "AEA"], 0, 2),
        gender: [chance.pick(["Male", "Female", "Non-Binary"])],
        ageRange: [chance.pick(AGE_RANGES)],
        eyeColor: [chance.pick(EYE_COLORS)],
        currentHairColor: [chance.pick(HAIR_COLORS)],
        heightRange: [chance.pick(HEIGHT_RANGES).value],
        primaryLanguage: [chance.pick(LANGUAGES)],
        minor: [chance.is(0.1) ? "yes" : "no"],
      },
      numbers: { name: chance.is(0.95) ? name.length * 1e13 + place : null },
      suggest: chance.is(0.9) ? name : null,
    };
  });
}
