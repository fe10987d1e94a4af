import {
  COMPARED_AS,
  JOINERS,
  LETTER_PAIRS,
  LETTERS,
  SPACED_APOSTROPHES,
  SPELLINGS,
  UNREAD,
} from "@callboard/catalog/letters/letters.ts";
import { EAST_ASIAN, MAX_NAME_WORDS } from "./found-words.ts";
import { WORD_LETTERS } from "./word-letters.ts";

/**
 * SQL that creates the functions of this folder in a database, from the same tables, for generated columns:
 * `search_fold`, `search_letters` and `search_words` are `fold`, `lettersOf` and `foundWords`. It is copied into a
 * migration; after a change of the tables another migration creates functions of other names.
 */
export function wordsInSql(): string {
  const pairs = Object.entries(LETTER_PAIRS).reduce(
    (text, [letter, pair]) => replaced(text, letter, pair),
    "$1",
  );
  const lower = `lower(normalize(translate(body, '${SPACED_APOSTROPHES}', '${"''".repeat([...SPACED_APOSTROPHES].length)}'), NFKD))`;
  const read = `translate(regexp_replace(${lower}, '[${UNREAD}]', '', 'g'), '${LETTERS}', '${COMPARED_AS}')`;
  const spelled = Object.entries(SPELLINGS)
    .flatMap(([letter, pair]) => [letter, letter.toUpperCase()].map((one) => [one, pair] as const))
    .reduce((text, [letter, pair]) => replaced(text, letter, pair), "normalize(body, NFC)");
  return FUNCTIONS.replace("FOLDED", () => `normalize(${pairs.replace("$1", () => read)}, NFC)`)
    .replace("SPELLED", () => spelled)
    .replaceAll("JOINERS", () => JOINERS.replaceAll("'", "''"))
    .replaceAll("WORD_LETTERS", () => WORD_LETTERS)
    .replaceAll("EAST_ASIAN", () => EAST_ASIAN)
    .replaceAll("MAX_NAME_WORDS", String(MAX_NAME_WORDS));
}

function replaced(text: string, letter: string, by: string): string {
  return `replace(${text}, '${letter}', '${by}')`;
}

const FUNCTIONS = `-- A text as searches compare it.
create function search_fold(body text) returns text language sql immutable parallel safe
  return FOLDED;

-- The words of a text, those that an apostrophe or a hyphen parts with hyphens.
create function search_groups(body text) returns text[] language sql immutable parallel safe
  return (select array_remove(array_agg(btrim(part, '-')), '') from unnest(string_to_array(
    regexp_replace(regexp_replace(search_fold(body), '[JOINERS]+', '-', 'g'), '[^WORD_LETTERS-]+', ' ', 'g'), ' ')) part);

-- The letters of a text in one, without spaces and signs.
create function search_letters(body text) returns text language sql immutable parallel safe
  return coalesce(replace(array_to_string(search_groups(body), ''), '-', ''), '');

-- The words by which a text in one spelling is found.
create function search_spelled_words(body text) returns text[] language sql immutable parallel safe
  return (with
    written as (select coalesce(search_groups(body), '{}') as parts),
    words as (select word, place from written, string_to_table(array_to_string(parts, '-'), '-')
      with ordinality as one (word, place)),
    runs as (select run[1] as run, row_number() over () as number
      from words, regexp_matches(word, '[EAST_ASIAN]+', 'g') as run),
    signs as (select sign, place, lead(sign) over (partition by number order by place) as following
      from runs, unnest(string_to_array(run, null)) with ordinality as one (sign, place)),
    names as (select word, place, word !~ '[^EAST_ASIAN]' as is_east_asian from words
      where (select count(*) from words) <= MAX_NAME_WORDS)
    select array_agg(distinct left(found, 64)) from (
      select word as found from words
      union all select replace(part, '-', '') from written, unnest(parts) part where part like '%-%'
      union all select a.word || b.word from names a join names b on b.place = a.place + 1
      union all select b.word || a.word from names a join names b on b.place = a.place + 1
        where a.is_east_asian and b.is_east_asian
      union all select a.word || b.word || c.word from names a join names b on b.place = a.place + 1
        join names c on c.place = a.place + 2
      union all select sign from signs where place = 1
      union all select sign || following from signs where following is not null) all_found);

-- The words by which a text is found.
create function search_words(body text) returns tsvector language sql immutable parallel safe
  return (with spelled as (select SPELLED as other)
    select array_to_tsvector(coalesce(array(
      select unnest(search_spelled_words(body))
      union select unnest(search_spelled_words(other)) from spelled where other <> normalize(body, NFC)), '{}'))
    from spelled);
`;
