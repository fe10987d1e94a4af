import { subjectOf } from "@callboard/bus/event.ts";
import {
  ProjectApprovedSchema,
  ProjectCreatedSchema,
  ProjectDeniedSchema,
  ProjectSubmittedSchema,
  ProjectWithdrawnSchema,
} from "@callboard/proto/projects/v1/events_pb.ts";
import { daysFrom, type Chance } from "#dev/seed/chance.ts";
import type { Member } from "#dev/seed/people.ts";
import type { Project } from "#dev/seed/productions.ts";

/** An entry of the audit log, as the projects' events would have created it. */
export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly actorId: string;
  readonly action: string;
  readonly projectId: string;
  readonly companyId: string;
}

const CREATED = subjectOf(ProjectCreatedSchema);
const SUBMITTED = subjectOf(ProjectSubmittedSchema);
const APPROVED = subjectOf(ProjectApprovedSchema);
const DENIED = subjectOf(ProjectDeniedSchema);
const WITHDRAWN = subjectOf(ProjectWithdrawnSchema);

/** Who created, submitted and decided each project, and when. */
export function makeRecord(
  chance: Chance,
  projects: readonly Project[],
  admin: Member,
): readonly AuditEntry[] {
  return projects.flatMap((project) => {
    const { createdBy, createdAt, submittedAt, decidedAt, status, history } = project;
    const entry = (action: string, at: Date, actorId = createdBy.id): AuditEntry => ({
      id: chance.id(at),
      at,
      actorId,
      action,
      projectId: project.id,
      companyId: project.company.id,
    });
    const made = [entry(CREATED, daysFrom(createdAt, -1))];
    if (submittedAt) made.push(entry(SUBMITTED, submittedAt));
    if (history === "withdrawn" && submittedAt) made.push(entry(WITHDRAWN, daysFrom(submittedAt, 0.5)));
    if (!decidedAt) return made;
    const wasTakenDown = history === "taken down";
    if (wasTakenDown) made.push(entry(APPROVED, daysFrom(createdAt, 0.8), admin.id));
    return [...made, entry(status === "Denied" ? DENIED : APPROVED, decidedAt, admin.id)];
  });
}
