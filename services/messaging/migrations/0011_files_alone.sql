-- What the last message has besides words, so that a list need not read it.
alter table participant add column preview_file text;
alter table participant add column preview_files int not null default 0 check (preview_files >= 0);
