-- What casting knows of the profiles of people who are submitted, so that lists can be filtered by it. Fed by talent's
-- events and, where a row is missing, by a call; empty where the talent said nothing or has no profile.
create table profile (
  user_id uuid primary key,
  age_range text not null,
  gender text not null,
  height_range text not null,
  eye_color text not null,
  hair_colors text[] not null,
  skills text[] not null,
  languages text[] not null,
  unions text[] not null,
  travel_preference text not null,
  -- As the fit compares it.
  city_key text not null,
  state text not null,
  version bigint not null
);
