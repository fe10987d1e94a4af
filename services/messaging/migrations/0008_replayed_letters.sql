-- Who had an event tried again that failed for good, and when.
create table replayed_letter (
  id uuid primary key,
  consumer text not null,
  event_id uuid not null,
  replayed_by uuid not null,
  replayed_at timestamptz not null default now()
);
create index replayed_letter_of_event on replayed_letter (event_id, consumer, replayed_at desc);
