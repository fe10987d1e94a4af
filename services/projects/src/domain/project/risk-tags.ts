import { fold } from "@callboard/catalog/letters/fold.ts";
import { RISK_WORDS, type Risk, type RiskWords } from "@callboard/catalog/rules/project-risks.ts";
import type { Project } from "./project.ts";

type Texts = Pick<
  Project,
  "name" | "description" | "projectOverview" | "additionalInformation" | "submittedAt"
>;

/** Whether the text has the word at the start of one of its own. */
function hasWord(text: string, word: string): boolean {
  const start = new RegExp(`(?<!\\p{L})${fold(word).replaceAll(" ", "\\s+")}`, "u");
  return start.test(text);
}

/**
 * What admins look at twice in the project's own words, by the rows that were in force when it was submitted for review;
 * none before.
 */
export function riskTags(project: Texts, rows: readonly RiskWords[] = RISK_WORDS): readonly Risk[] {
  const { submittedAt } = project;
  if (submittedAt === null) return [];
  const day = submittedAt.toISOString().slice(0, 10);
  const { name, description, projectOverview, additionalInformation } = project;
  const text = fold([name, description, projectOverview, additionalInformation].filter(Boolean).join("\n"));
  const found = rows.filter(({ since, words }) => since <= day && words.some((word) => hasWord(text, word)));
  return [...new Set(found.map(({ risk }) => risk))];
}
