-- A place is found again by the key that an answer gave it.
create index address_answer_places on address_answer using gin (answer jsonb_path_ops);
