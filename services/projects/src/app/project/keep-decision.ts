import type { Member } from "@callboard/kit/actor.ts";
import type { UnitOfWork } from "#app/ports.ts";
import { snapshotOf } from "#domain/project/differences.ts";
import type { Project, Review } from "#domain/project/project.ts";

/** Stores an admin's decision with a snapshot of the project, so that later changes can be shown. */
export async function keepDecision(
  unit: UnitOfWork,
  admin: Member,
  project: Project,
  decided: Omit<Review, "round">,
): Promise<void> {
  const positions = await unit.positionsOfProjects([project.id]);
  const dates = await unit.filmingDates([project.id]);
  const snapshot = snapshotOf(project, positions, dates);
  const about = { projectId: project.id, round: project.round, decidedBy: admin.userId };
  await unit.addReview({ ...decided, ...about, snapshot });
}
