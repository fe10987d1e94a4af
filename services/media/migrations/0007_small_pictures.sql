-- Where the smallest rendition of a picture is; files from before it was made have none.
alter table file add column small_key text;
