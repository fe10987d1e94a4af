import type { IndexDefinition, SearchDocument } from "@callboard/search/search.ts";
import type { IndexedTalent } from "#app/ports.ts";
import type { Profile } from "#domain/profile.ts";

/** Fields of the card: everybody may filter by them. */
export const CARD_FIELDS = ["skills", "unions", "travelPreference"] as const;
/** Fields of the casting view. */
export const CASTING_FIELDS = [
  "heightRange",
  "eyeColor",
  "ageRange",
  "gender",
  "primaryLanguage",
  "currentHairColor",
] as const;

/**
 * What is indexed of a performer. `ethnicity` holds published ones, `anyEthnicity` all. `member` is empty: an earlier version
 * wrote the id there, and without the field the index would be another one, which had to be rebuilt.
 */
export const TALENT_INDEX: IndexDefinition = {
  name: "talents",
  text: { name: "A", skills: "B", bio: "D" },
  keywords: [...CARD_FIELDS, ...CASTING_FIELDS, "ethnicity", "anyEthnicity", "minor", "agent", "member"],
  numbers: ["name"],
};

export function documentOf({ member, profile, revision }: IndexedTalent): SearchDocument {
  const name = `${member.firstName} ${member.lastName}`.trim();
  const ethnicity = listOf(profile.ethnicity);
  return {
    id: member.id,
    version: revision,
    newest: createdAt(member.id),
    text: { name, skills: profile.skills.join(" "), bio: member.bio },
    keywords: {
      ...fieldKeywords(profile),
      ethnicity: profile.showEthnicity ? ethnicity : [],
      anyEthnicity: ethnicity,
      minor: [member.minor ? "yes" : "no"],
      agent: member.agentIds,
    },
    numbers: { name: namePlace(name) },
    suggest: name,
  };
}

function fieldKeywords(profile: Profile): Record<string, readonly string[]> {
  const single = CASTING_FIELDS.map((field) => [field, listOf(profile[field])]);
  const card = {
    skills: profile.skills,
    unions: profile.unions,
    travelPreference: listOf(profile.travelPreference),
  };
  return { ...Object.fromEntries(single), ...card };
}

function listOf(value: string | null): string[] {
  return value === null ? [] : [value];
}

/** Letters of a name that decide its place; more do not fit into a number. */
const MAX_LETTERS = 10;
const BASE = 28;

/** A number by which names sort as their first letters do, without case and accents. */
function namePlace(name: string): number {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .padEnd(MAX_LETTERS)
    .slice(0, MAX_LETTERS);
  return [...plain].reduce((place, letter) => place * BASE + letterPlace(letter), 0);
}

/** A space is first, what is not in the Latin alphabet last. */
function letterPlace(letter: string): number {
  if (letter === " ") return 0;
  const place = letter.charCodeAt(0) - "a".charCodeAt(0) + 1;
  return place >= 1 && place <= 26 ? place : BASE - 1;
}

const TIME_DIGITS = 12;

/** The time inside a UUIDv7. */
function createdAt(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll("-", "").slice(0, TIME_DIGITS), 16));
}
