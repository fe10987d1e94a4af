export interface ProfileTable {
  user_id: string;
  version: number;
  height_range: string | null;
  eye_color: string | null;
  age_range: string | null;
  ethnicity: string | null;
  show_ethnicity: boolean;
  gender: string | null;
  primary_language: string | null;
  secondary_language: string | null;
  third_language: string | null;
  natural_hair_color: string | null;
  current_hair_color: string | null;
  travel_preference: string | null;
  location_city: string | null;
  location_state: string | null;
  skills: string[];
  unions: string[];
}

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
}

export interface PostTable {
  id: string;
  user_id: string;
  version: number;
  type: string;
  is_public: boolean;
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
