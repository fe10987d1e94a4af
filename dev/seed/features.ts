import { daysFrom, type Chance } from "./chance.ts";
import type { Member } from "./people.ts";
import type { Project } from "./productions.ts";

/** Number of featured projects. */
const FEATURES = 12;

/** A featured project, shown to everyone. */
export interface Feature {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly coverId: string;
  readonly projectId: string;
  readonly showFrom: Date | null;
  readonly showUntil: Date | null;
  readonly createdBy: Member;
  readonly createdAt: Date;
}

/** The last two are upcoming and past; a third of the others ends in a few weeks. */
function datesOf(index: number, now: Date): Pick<Feature, "showFrom" | "showUntil"> {
  if (index === FEATURES - 2) return { showFrom: daysFrom(now, 7), showUntil: daysFrom(now, 28) };
  if (index === FEATURES - 1) return { showFrom: null, showUntil: daysFrom(now, -1) };
  return { showFrom: null, showUntil: index % 3 === 0 ? daysFrom(now, 30 + index) : null };
}

/** The most recently approved public projects, featured on the day of their approval. */
export function makeFeatures(
  chance: Chance,
  now: Date,
  projects: readonly Project[],
  editor: Member,
): readonly Feature[] {
  return projects
    .flatMap(({ decidedAt, ...project }) => (decidedAt === null ? [] : [{ ...project, decidedAt }]))
    .filter(({ status, isPublic }) => status === "Approved" && isPublic)
    .toSorted((a, b) => b.decidedAt.getTime() - a.decidedAt.getTime())
    .slice(0, FEATURES)
    .map(({ id, name, type, city, company, overview, posterId, decidedAt }, index) => ({
      projectId: id,
      ...datesOf(index, now),
      id: chance.id(decidedAt),
      name,
      description: `${type} in ${city.name}, cast by ${company.name}. ${overview}`,
      coverId: posterId,
      createdBy: editor,
      createdAt: decidedAt,
    }));
}
