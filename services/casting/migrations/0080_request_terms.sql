-- What a fee is counted by, and what is due when the booking is cancelled, as they were when the request was made. Null
-- where nothing was said, or where a version before this one wrote the row.
alter table request add column fee_unit text, add column cancellation jsonb;
-- What the cancellation terms said was due at a release.
alter table submission_move add column due jsonb;
