-- Why casting booked somebody over days on which that person has something else; for the company alone.
alter table submission_move add column clash_reason text;
