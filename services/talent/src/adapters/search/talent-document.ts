import { lettersOf } from "@callboard/search/words/words.ts";
import type { IndexDefinition, SearchDocument } from "@callboard/search/search.ts";
import type { IndexedTalent, ShownPost } from "#app/ports.ts";
import { daysOf } from "#domain/availability/availability.ts";
import { completenessOf } from "#domain/completeness.ts";
import { isPerformer } from "#domain/member.ts";
import { SEARCHED } from "#domain/profile-fields.ts";
import { ageRangesOf, languagesOf, type Profile } from "#domain/profile.ts";

/**
 * The index of members. Performers have the keywords of their profile; of everyone else only the name, the bio and the
 * account types are found. Fields are only ever added: during a rolling upgrade, both versions write the same index.
 * `member` is always empty, kept for compatibility. `ethnicity` and `publicMedia` hold public values; `anyEthnicity`
 * and `media` hold all. `bookedOut` lists every single day.
 */
export const TALENT_INDEX: IndexDefinition = {
  name: "talents",
  text: { name: "A", skills: "B", bio: "D" },
  keywords: [
    ...SEARCHED.card,
    ...SEARCHED.casting,
    "languages",
    "locationCity",
    "represented",
    "role",
    "ethnicity",
    "anyEthnicity",
    "publicMedia",
    "media",
    "bookedOut",
    "minor",
    "agent",
    "member",
  ],
  numbers: ["name", "completeness"],
};

export function documentOf(talent: IndexedTalent): SearchDocument {
  const { member, profile, posts, revision } = talent;
  const name = `${member.firstName} ${member.lastName}`.trim();
  const performs = isPerformer(member);
  const shown = { hasHeadshot: member.hasHeadshot, postTypes: typesOf(posts) };
  return {
    id: member.id,
    version: revision,
    newest: createdAt(member.id),
    text: { name, skills: performs ? craftOf(profile) : "", bio: member.bio },
    keywords: {
      ...(performs ? performerKeywords(talent) : {}),
      role: member.roles,
      minor: [member.minor ? "yes" : "no"],
    },
    numbers: { name: namePlace(name), ...(performs && { completeness: completenessOf(profile, shown) }) },
    suggest: name,
  };
}

/** Languages that no criterion knows are found by their words, like skills. */
function craftOf({ skills, otherLanguages }: Profile): string {
  return [...skills, ...otherLanguages].join(" ");
}

function performerKeywords(talent: IndexedTalent): Record<string, readonly string[]> {
  const { member, profile, bookedOut } = talent;
  const ethnicity = listOf(profile.ethnicity);
  return {
    ...fieldKeywords(profile),
    ethnicity: profile.showEthnicity ? ethnicity : [],
    anyEthnicity: ethnicity,
    ...mediaKeywords(talent),
    bookedOut: bookedOut.flatMap(daysOf),
    represented: [member.agentIds.length > 0 ? "yes" : "no"],
    agent: member.agentIds,
  };
}

function fieldKeywords(profile: Profile): Record<string, readonly string[]> {
  const searched = [...SEARCHED.card, ...SEARCHED.casting].map((field) => [field, listOf(profile[field])]);
  return {
    ...Object.fromEntries(searched),
    ageRange: ageRangesOf(profile),
    languages: [...new Set(languagesOf(profile))],
    locationCity: listOf(profile.locationCity).map(lettersOf),
  };
}

/** Types of the posts a person shows. A minor's posts are never public. */
function mediaKeywords({ member, posts }: IndexedTalent): Record<string, readonly string[]> {
  const open = member.minor ? [] : posts.filter((post) => post.isPublic);
  return { media: typesOf(posts), publicMedia: typesOf(open) };
}

function typesOf(posts: readonly ShownPost[]): string[] {
  return [...new Set(posts.map(({ type }) => type))];
}

function listOf(value: string | readonly string[] | null): readonly string[] {
  return value === null ? [] : [value].flat();
}

/** Letters of a name used for sorting; more would not fit into a number. */
const MAX_LETTERS = 10;
const BASE = 28;

/** A number that sorts names by their first letters, ignoring case and accents. */
function namePlace(name: string): number {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .padEnd(MAX_LETTERS)
    .slice(0, MAX_LETTERS);
  return [...plain].reduce((place, letter) => place * BASE + letterPlace(letter), 0);
}

/** A space sorts first; characters outside the Latin alphabet sort last. */
function letterPlace(letter: string): number {
  if (letter === " ") return 0;
  const place = letter.charCodeAt(0) - "a".charCodeAt(0) + 1;
  return place >= 1 && place <= 26 ? place : BASE - 1;
}

const TIME_DIGITS = 12;

/** The timestamp of a UUIDv7. */
function createdAt(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll("-", "").slice(0, TIME_DIGITS), 16));
}
