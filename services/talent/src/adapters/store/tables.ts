import type { Columns } from "@callboard/kit/form/declared-columns.ts";
import type { ColumnType } from "kysely";
import type { Credit, Training } from "#domain/credits.ts";
import type { ProfileDetails } from "#domain/profile-fields.ts";

/** A list that is written as JSON and read as what it holds. */
type Json<Entry> = ColumnType<readonly Entry[], string, string>;

export type ProfileTable = {
  user_id: string;
  version: number;
  credits: Json<Credit>;
  training: Json<Training>;
} & Columns<ProfileDetails>;

export interface MemberTable {
  id: string;
  version: number;
  revision: number;
  first_name: string;
  last_name: string;
  bio: string;
  roles: string[];
  agent_ids: string[];
  registered: boolean;
  suspended: boolean;
  minor: boolean;
  has_headshot: boolean | null;
}

export interface PostTable {
  id: string;
  user_id: string;
  version: number;
  type: string;
  is_public: boolean;
  guests_see: boolean;
  description: string | null;
  content_ids: string[];
  thumbnail_ids: string[];
  created_by: string;
  created_at: Date;
  removed_at: Date | null;
  views: number;
}

/** Days in the format YYYY-MM-DD. */
export interface BookedOutTable {
  user_id: string;
  from_day: string;
  to_day: string;
  note: string | null;
}

export interface Tables {
  post: PostTable;
  post_view: { post_id: string; viewer_id: string; day: string };
  booked_out: BookedOutTable;
  profile: ProfileTable;
  member: MemberTable;
}
