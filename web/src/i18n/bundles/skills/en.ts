import type { Skill } from "@callboard/catalog/skills.ts";

/** Names of all skills of the catalog. */
export type SkillTexts = { readonly skills: Readonly<Record<Skill, string>> };

/** The catalog's skills are English names, so English has no other words for them. */
export const texts = { skills: {} } as const satisfies { readonly skills: Partial<SkillTexts["skills"]> };
