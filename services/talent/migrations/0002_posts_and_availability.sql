-- What a person shows: a reel, headshots, a voice reel. The latest one that a viewer may see is shown on the profile.
-- removed_at keeps a removed one for some days, so that removing it again is the same as removing it once.
create table post (
  id uuid primary key,
  user_id uuid not null,
  version integer not null,
  type text not null,
  is_public boolean not null,
  description text check (char_length(description) <= 5000),
  content_ids uuid[] not null check (cardinality(content_ids) between 1 and 10),
  thumbnail_ids uuid[] not null check (cardinality(thumbnail_ids) <= 10),
  created_by uuid not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  views integer not null default 0
);
create index post_of_user on post (user_id, created_at, id) where removed_at is null;
create index post_removed on post (removed_at) where removed_at is not null;

-- One row for each viewer and day (UTC): what makes a view count once.
create table post_view (
  post_id uuid not null references post (id) on delete cascade,
  viewer_id uuid not null,
  day date not null,
  primary key (post_id, viewer_id, day)
);

-- Days on which a person cannot work, both ends included; ranges of one person never touch.
create table booked_out (
  user_id uuid not null,
  from_day date not null,
  to_day date not null,
  note text check (char_length(note) <= 120),
  primary key (user_id, from_day),
  check (from_day <= to_day)
);
