import type { Selectable } from "kysely";
import { fromDetails, toDetails } from "@callboard/kit/form/declared-columns.ts";
import { POSITION_FIELDS } from "#domain/position/fields.ts";
import type { Position } from "#domain/position/position.ts";
import { PROJECT_FIELDS } from "#domain/project/fields.ts";
import type { Project } from "#domain/project/project.ts";
import type { AuditionSlot, FilmingDate } from "#domain/schedule/schedule.ts";
import type { FilmingDateTable, PositionTable, ProjectTable, SlotTable } from "./tables.ts";

export function toProject(row: Selectable<ProjectTable>): Project {
  return {
    ...toDetails(PROJECT_FIELDS, row),
    id: row.id,
    companyId: row.company_id,
    createdBy: row.created_by,
    status: row.status,
    version: row.version,
    revision: row.revision,
    round: row.round,
    lastCompletedStep: row.last_completed_step,
    changedSinceApproval: row.changed_since_approval,
    declineComment: row.decline_comment,
    submittedAt: row.submitted_at,
    approvedAt: row.approved_at,
    closedDate: row.closed_date,
    deletedAt: row.deleted_at,
    hidden: row.hidden,
    mediaIds: row.media_ids,
    supportingDocIds: row.supporting_doc_ids,
    projectViews: row.project_views,
    submissions: row.submissions,
  };
}

/**
 * Columns written by a change of a project; counters follow submissions and views, and the store raises the revision.
 */
export function fromProject(project: Project) {
  return {
    ...fromDetails(PROJECT_FIELDS, project),
    status: project.status,
    version: project.version,
    round: project.round,
    last_completed_step: project.lastCompletedStep,
    changed_since_approval: project.changedSinceApproval,
    decline_comment: project.declineComment,
    submitted_at: project.submittedAt,
    approved_at: project.approvedAt,
    closed_date: project.closedDate,
    deleted_at: project.deletedAt,
    media_ids: project.mediaIds,
    supporting_doc_ids: project.supportingDocIds,
  };
}

export function toPosition(row: Selectable<PositionTable>): Position {
  return {
    ...toDetails(POSITION_FIELDS, row),
    id: row.id,
    projectId: row.project_id,
    createdBy: row.created_by,
    roleStatus: row.role_status,
    version: row.version,
    cast: row.cast,
    submissions: row.submissions,
  };
}

/** Columns written by a change of a position; counters follow submissions. */
export function fromPosition(position: Position) {
  return {
    ...fromDetails(POSITION_FIELDS, position),
    role_status: position.roleStatus,
    version: position.version,
  };
}

export function toFilmingDate(row: Selectable<FilmingDateTable>): FilmingDate {
  const { id, project_id: projectId, date, time, zone } = row;
  return { id, projectId, date, time, zone };
}

export function fromFilmingDate({ projectId, ...date }: FilmingDate): FilmingDateTable {
  return { ...date, project_id: projectId, removed_at: null };
}

export function toSlot(row: Selectable<SlotTable>): AuditionSlot {
  const {
    project_id: projectId,
    starts_at: startsAt,
    length_minutes: lengthMinutes,
    cancelled_at: cancelledAt,
    ...rest
  } = row;
  return { ...rest, projectId, startsAt, lengthMinutes, cancelledAt };
}

export function fromSlot(slot: AuditionSlot): SlotTable {
  const { projectId, startsAt, lengthMinutes, cancelledAt, ...rest } = slot;
  const keys = { project_id: projectId, cancelled_at: cancelledAt };
  return { ...rest, ...keys, starts_at: startsAt, length_minutes: lengthMinutes };
}
