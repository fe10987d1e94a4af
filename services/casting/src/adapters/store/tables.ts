import type { CancellationTerms } from "@callboard/catalog/terms/cancellation-terms.ts";
import type { CancellationDue } from "#domain/terms/cancellation-due.ts";
import type { Generated, JSONColumnType } from "kysely";
import type { Wants } from "#domain/position.ts";

/** The tables as SQL defines them. */
export interface Tables {
  project: {
    id: string;
    company_id: string;
    name: string;
    status: string;
    public: boolean;
    version: number;
    automatic_answers: Generated<boolean>;
    name_key: Generated<string | null>;
    read_at: Generated<Date | null>;
  };
  position: {
    id: string;
    project_id: string;
    company_id: string;
    name: string;
    status: string;
    quantity: number;
    due_by: Date | null;
    wants: JSONColumnType<Wants>;
    adults_only: boolean | null;
    removed: Generated<boolean>;
    version: number;
    booked_count: Generated<number>;
    ended_at: Generated<Date | null>;
    ended_as: Generated<string | null>;
    automatic_answers: Generated<boolean>;
    name_key: Generated<string | null>;
    read_at: Generated<Date | null>;
  };
  slot: {
    id: string;
    project_id: string;
    starts_at: Date;
    length_minutes: number;
    zone: string;
    capacity: number;
    cancelled: Generated<boolean>;
    version: number;
    taken: Generated<number>;
    door_code: Generated<string>;
    moved_at: Generated<Date | null>;
    moved_event_at: Generated<Date | null>;
    told_left: Generated<number | null>;
    full_version: Generated<number>;
    /** Null, like the link, until the slot is read from its owner by a version that knows them. */
    place: string | null;
    link: string | null;
  };
  person: {
    id: string;
    first_name: string;
    last_name: string;
    name_key: string;
    name_key_reversed: string;
    profile_media_id: string | null;
    suspended: boolean;
    minor: boolean | null;
    version: number;
  };
  profile: {
    user_id: string;
    age_range: string;
    other_age_ranges: string[];
    gender: string;
    height_range: string;
    eye_color: string;
    hair_colors: string[];
    skills: string[];
    languages: string[];
    unions: string[];
    travel_preference: string;
    city_key: string;
    state: string;
    country: string | null;
    version: number;
  };
  submission: SubmissionTable;
  submission_move: {
    submission_id: string;
    version: number;
    from_status: string | null;
    to_status: string;
    at: Date;
    actor_id: string | null;
    reason: string | null;
    clash_reason: string | null;
    announced: Generated<boolean>;
    due: Generated<CancellationDue | null>;
  };
  announcement: AnnouncementTable;
  filming_date: { id: string; project_id: string; day: string };
  slot_waiting: {
    submission_id: string;
    slot_id: string;
    since: Date;
    held: Generated<boolean>;
    offered: Generated<boolean>;
  };
  request: RequestTable;
  other_time: {
    submission_id: string;
    slot_ids: string[];
    reason: string | null;
    requested_at: Date;
    requested_by: string | null;
  };
  company_reminder: {
    company_id: string;
    reminded_at: Date | null;
    reminded_on: string | null;
    version: Generated<number>;
  };
  request_day: { request_id: string; user_id: string; day: string; asked_at: Date };
  booking_group: {
    project_id: string;
    id: string;
    name: string;
    description: string | null;
    version: Generated<number>;
    position_id: string | null;
    created_by: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  group_member: {
    project_id: string;
    group_id: string;
    position_id: string;
    user_id: string;
    added_at: Generated<Date>;
  };
}

export interface RequestTable {
  id: string;
  submission_id: string;
  user_id: string;
  company_id: string;
  kind: string;
  status: string;
  dates: string[];
  fee_cents: number | null;
  currency: string | null;
  fee_unit: Generated<string | null>;
  terms: string | null;
  cancellation: Generated<CancellationTerms | null>;
  message: string | null;
  expires_at: Date;
  created_by: string;
  created_at: Date;
  answer: string | null;
  answered_at: Date | null;
  answered_by: Generated<string | null>;
  decide_by: Generated<Date | null>;
  is_booking: Generated<boolean>;
  booked_at: Generated<Date | null>;
  line_ended: Generated<boolean>;
  decision_notified: Generated<boolean>;
  moved_up_at: Generated<Date | null>;
  version: number;
}

interface AnnouncementTable {
  submission_id: string;
  due_at: Date;
  version: number;
  /** The submission's previous row, with its times as text. */
  former: JSONColumnType<FormerRow>;
  former_user_id: Generated<string | null>;
}

/** A row of `submission` in JSON. */
export type FormerRow = {
  [Column in keyof SubmissionTable]: Date extends SubmissionTable[Column]
    ? string | Exclude<SubmissionTable[Column], Date>
    : SubmissionTable[Column];
};

export interface SubmissionTable {
  id: string;
  project_id: string;
  position_id: string;
  user_id: string;
  company_id: string;
  status: string;
  round: number;
  comments: string | null;
  website: string | null;
  social_media: string | null;
  representation_name: string | null;
  photo_id: string | null;
  reel_id: string | null;
  scenes_agreed_at: Date | null;
  created_by: string;
  submitted_at: Date;
  viewed_at: Date | null;
  updated_at: Date;
  slot_id: string | null;
  audition_status: string | null;
  audition_expires_at: Date | null;
  audition_message: string | null;
  former_status: string | null;
  request_id: string | null;
  version: number;
}
