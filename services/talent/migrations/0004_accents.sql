-- Accents and dialects that a performer commands, in their own words.
alter table profile add column accents text check (char_length(accents) <= 1000);
