import type { Chance } from "./chance.ts";
import type { Member } from "./people.ts";
import type { Project } from "./productions.ts";

/** Featured projects of the demo market. */
const FEATURES = 12;

/** A featured project: what the editors put in front of everyone. */
export interface Feature {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly coverId: string;
  readonly createdBy: Member;
  readonly createdAt: Date;
}

/** The public projects that were approved last, put in front by the editor on the day of their approval. */
export function makeFeatures(
  chance: Chance,
  projects: readonly Project[],
  editor: Member,
): readonly Feature[] {
  return projects
    .flatMap(({ decidedAt, ...project }) => (decidedAt === null ? [] : [{ ...project, decidedAt }]))
    .filter(({ status, isPublic }) => status === "Approved" && isPublic)
    .toSorted((a, b) => b.decidedAt.getTime() - a.decidedAt.getTime())
    .slice(0, FEATURES)
    .map(({ name, type, city, company, overview, posterId, decidedAt }) => ({
      id: chance.id(decidedAt),
      name,
      description: `${type} in ${city.name}, cast by ${company.name}. ${overview}`,
      coverId: posterId,
      createdBy: editor,
      createdAt: decidedAt,
    }));
}
