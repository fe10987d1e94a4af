import { ok, type Result } from "@callboard/kit/result.ts";
import { settle } from "#domain/position/position-status.ts";
import { quantityOf } from "#domain/position/position.ts";
import { changed } from "#domain/project/project.ts";
import type { SubmissionMark, UnitOfWork } from "#app/ports.ts";

const SYSTEM = { kind: "system", service: "projects" } as const;

/**
 * Applies a change of a submission: the counters of project and position, and Open or Filled by the number of
 * bookings, which searches receive through its event. Late and repeated marks change nothing.
 */
export async function followSubmission(unit: UnitOfWork, mark: SubmissionMark): Promise<Result<void>> {
  const project = await unit.lockProject(mark.projectId);
  const position = await unit.markSubmission(mark);
  if (!project || !position) return ok();
  const roleStatus = settle(position.roleStatus, position.cast, quantityOf(position));
  if (roleStatus === position.roleStatus) return ok();
  const saved = changed(position, { roleStatus });
  await unit.savePosition(saved);
  await unit.touchProject(project.id);
  const about = {
    projectId: project.id,
    positionId: saved.id,
    companyId: project.companyId,
    version: saved.version,
  };
  await unit.addEvents(SYSTEM, [
    roleStatus === "Filled"
      ? { kind: "PositionFilled", ...about }
      : { kind: "PositionUpdated", ...about, fields: ["RoleStatus"] },
  ]);
  return ok();
}
