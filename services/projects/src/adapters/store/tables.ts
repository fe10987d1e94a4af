import type { Generated } from "kysely";
import type { Columns } from "@callboard/kit/form/declared-columns.ts";
import type { FoundAddress } from "#app/ports.ts";
import type { Sent } from "@callboard/kit/form/field.ts";
import type { PositionDetails } from "#domain/position/fields.ts";
import type { Position } from "#domain/position/position.ts";
import type { ProjectDetails } from "#domain/project/fields.ts";
import type { Snapshot } from "#domain/project/differences.ts";
import type { Project } from "#domain/project/project.ts";

interface ProjectState {
  id: string;
  company_id: string;
  created_by: string;
  status: Project["status"];
  version: number;
  revision: number;
  round: number;
  last_completed_step: number;
  changed_since_approval: boolean;
  decline_comment: string | null;
  submitted_at: Date | null;
  approved_at: Date | null;
  closed_date: Date | null;
  deleted_at: Date | null;
  hidden: Generated<boolean>;
  media_ids: readonly string[];
  supporting_doc_ids: readonly string[];
  project_views: number;
  submissions: number;
}
export type ProjectTable = ProjectState & Columns<ProjectDetails>;

interface PositionState {
  id: string;
  project_id: string;
  created_by: string;
  role_status: Position["roleStatus"];
  version: number;
  cast: number;
  submissions: number;
  removed_at: Date | null;
}
export type PositionTable = PositionState & Columns<PositionDetails>;

export interface FilmingDateTable {
  id: string;
  project_id: string;
  date: string;
  time: string | null;
  zone: string;
  removed_at: Date | null;
}

export interface SlotTable {
  id: string;
  project_id: string;
  date: string;
  time: string;
  zone: string;
  later: boolean | null;
  starts_at: Date;
  length_minutes: number;
  capacity: number;
  place: string | null;
  link: string | null;
  version: number;
  cancelled_at: Date | null;
}

export interface FeatureTable {
  id: string;
  name: string;
  description: string | null;
  cover_media_id: string | null;
  media_ids: readonly string[];
  project_id: string | null;
  show_from: Date | null;
  show_until: Date | null;
  created_by: string;
  created_at: Date;
  version: number;
  removed_at: Date | null;
}

export interface SavedSearchTable {
  id: string;
  user_id: string;
  name: string;
  criteria: Sent;
  alert: string | null;
  created_at: Date;
  version: number;
  removed_at: Date | null;
}

/** See migrations/0001_projects.sql. */
export interface Tables {
  project: ProjectTable;
  project_review: {
    id: string;
    project_id: string;
    round: number;
    decision: "Approved" | "Denied";
    comment: string | null;
    decided_by: string;
    decided_at: Date;
    snapshot: Snapshot | null;
  };
  position: PositionTable;
  filming_date: FilmingDateTable;
  audition_slot: SlotTable;
  zone_data: { version: string; reckoned_at: Generated<Date> };
  project_view: { project_id: string; viewer_id: string; day: string };
  submission_mark: {
    submission_id: string;
    project_id: string;
    position_id: string;
    stands: boolean;
    booked: boolean;
    version: number;
  };
  feature: FeatureTable;
  saved_search: SavedSearchTable;
  favorite: { user_id: string; project_id: string; created_at: Date };
  company: { id: string; name: string; version: number };
  address_answer: {
    geocoder: string;
    query: string;
    answer: readonly FoundAddress[];
    asked_at: Generated<Date>;
  };
}
